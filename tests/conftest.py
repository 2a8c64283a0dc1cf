"""What every test gets: the mark `rule`, the account of covered rules, scenarios that are closed, and no skipping where
all is required.

`rule = pytest.mark.rule` names the rules whose breach turns a test red, at most three. With `--rules-to FILE`
the ids of all tests that passed are written to FILE, for `make rules`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools.rules import ledgers

MOST = 3  # ids a test may carry
REQUIRE_ALL = os.environ.get("PIONEK_REQUIRE") == "all"

# No test depends on the clock or on what an earlier run has found.
settings.register_profile("pionek", deadline=None, derandomize=True, database=None)
settings.register_profile(
    "soak", deadline=None, database=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("soak" if os.environ.get("PIONEK_SOAK") else "pionek")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-to", metavar="FILE", help="write the ids of the rules covered by passed tests to FILE")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # xdist's workers report to the one who writes
        config.pluginmanager.register(CoveredRules(config.getoption("--rules-to")), "covered-rules")


# -- the mark ---------------------------------------------------------------------------------------------------


@cache
def known_rules() -> frozenset[str]:
    return frozenset(rule for book in ledgers() for rule in book.ids)


def rules_of(item: pytest.Item) -> list[str]:
    """The ids of a test, each once."""
    return list(dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args))


def complaints(item: pytest.Item) -> Iterator[str]:
    marks = list(item.iter_markers("rule"))
    if any(mark.kwargs or not mark.args or not all(isinstance(rule, str) for rule in mark.args) for mark in marks):
        yield f"{item.nodeid}: the mark `rule` takes ids of rules, as strings"
        return
    rules = rules_of(item)
    if len(rules) > MOST:
        yield f"{item.nodeid}: a test carries at most {MOST} rules, this one has {len(rules)}: {', '.join(rules)}"
    unknown = [rule for rule in rules if rule not in known_rules()]
    if unknown:
        yield f"{item.nodeid}: no game's rules.yaml has {', '.join(unknown)}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if REQUIRE_ALL and report.skipped and not optional(report):
        report.outcome, report.longrepr = "failed", skipped_where_required(report)
    wrong = [line for item in report.result or () if isinstance(item, pytest.Item) for line in complaints(item)]
    if wrong:
        report.outcome, report.longrepr = "failed", "\n".join(wrong)
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        rules = rules_of(item)
        if rules:
            item.user_properties.append(("rules", rules))  # travels with the report, also out of a worker


class CoveredRules:
    """Keeps account of the tests that passed, in all their phases, as they were meant to."""

    def __init__(self, out: str | None) -> None:
        self.out = out
        self.passed: dict[str, set[str]] = {}  # by test
        self.spoiled: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = dict(report.user_properties).get("rules")
        if not rules:
            return
        if not report.passed or hasattr(report, "wasxfail"):
            self.spoiled.add(report.nodeid)
        elif report.when == "call":
            self.passed[report.nodeid] = set(rules)

    @property
    def covered(self) -> list[str]:
        return sorted({rule for test, rules in self.passed.items() if test not in self.spoiled for rule in rules})

    def pytest_sessionfinish(self) -> None:
        if self.out:
            out = Path(self.out)
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(json.dumps({"covered": self.covered}, indent=1) + "\n", encoding="utf-8")


# -- scripted dice must be thrown, all of them ------------------------------------------------------------------


def close_scenarios(failed: bool = False) -> None:
    """Close the scenarios of a test. Without a test that imports them there are none to close."""
    if "tests.scenario" in sys.modules:
        sys.modules["tests.scenario"].close_all(failed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    try:
        yield
    except BaseException:
        close_scenarios(failed=True)
        raise
    close_scenarios()


# -- where all is required, a skip is a failure, unless it needs what is no part of the locked environment --------

OPTIONAL = "optional: "


def optional(report: pytest.TestReport | pytest.CollectReport) -> bool:
    return isinstance(report.longrepr, tuple) and report.longrepr[2].removeprefix("Skipped: ").startswith(OPTIONAL)


def skipped_where_required(report: pytest.TestReport | pytest.CollectReport) -> str:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    return f"{report.nodeid}: skipped, but PIONEK_REQUIRE=all allows no skip: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if REQUIRE_ALL and report.skipped and not hasattr(report, "wasxfail") and not optional(report):
        report.outcome, report.longrepr = "failed", skipped_where_required(report)
    return report
