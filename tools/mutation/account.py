"""A pytest plugin: writes down of each test its rules, how long it took, and whether it passed.

Loaded with `-p tools.mutation.account`; the file is named by PIONEK_ACCOUNT.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

tests: dict[str, dict[str, Any]] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    one = tests.setdefault(report.nodeid, {"rules": [], "seconds": 0.0, "passed": True})
    one["rules"] = dict(report.user_properties).get("rules", [])
    one["seconds"] += report.duration
    one["passed"] = one["passed"] and report.passed


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["PIONEK_ACCOUNT"]).write_text(json.dumps(tests), encoding="utf-8")
