"""A pytest plugin: collects the tests once, then tries one change after another, each in a fork of this process.

Loaded with `-p tools.mutation.forking`. What is asked comes as lines of JSON from the descriptor that PIONEK_TRIALS names first,
and what came of it goes to the second. In a fork the changed function has its new code before any test runs; nothing is
imported or collected again.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import time
from types import CodeType, FunctionType
from typing import Any

import pytest

PASSED, FAILED, NOT_DONE = 0, 1, 3
BETWEEN_LOOKS = 0.01
PATIENCE = 20
"""How many times longer than its processor time a trial may take: the machine may be busy, or a test may wait for something."""

failed: list[str] = []
"""The tests that have failed in this fork."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        failed.append(report.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Serve trials until nobody asks for more."""
    asked_at, told_at = map(int, os.environ["PIONEK_TRIALS"].split(","))
    items = {item.nodeid: item for item in session.items}
    with os.fdopen(asked_at) as asked, os.fdopen(told_at, "w") as told:
        for line in asked:
            trial = json.loads(line)
            wanted = [items[name] for name in trial["tests"] if name in items]
            print(json.dumps(in_fork(trial, wanted)), file=told, flush=True)
    return True


def in_fork(trial: dict[str, Any], items: list[pytest.Item]) -> dict[str, str]:
    """What came of a trial: `passed`, `failed` with the first test that failed, `late`, or `not-done` if the change cannot be made here.

    Late is who uses more processor time than `seconds`: how busy the machine is does not count.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.close(reading)
        spend_at_most(trial["seconds"], os.getpid())
        status = NOT_DONE
        try:
            if trial["file"] is None or changed(trial["file"], trial["function"]):
                status = run(items)
            os.write(writing, "".join(failed[:1]).encode())
        finally:
            os._exit(status)
    os.close(writing)
    ends = time.monotonic() + PATIENCE * trial["seconds"]
    while True:
        gone, status = os.waitpid(child, os.WNOHANG)
        if gone:
            break
        if time.monotonic() > ends:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(reading)
            return {"is": "late"}
        time.sleep(BETWEEN_LOOKS)
    with os.fdopen(reading, "rb") as file:
        name = file.read().decode()
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGXCPU:
        return {"is": "late"}
    return {"is": {PASSED: "passed", NOT_DONE: "not-done"}.get(code, "failed"), "test": name}


def spend_at_most(seconds: float, process: int) -> None:
    """End a young process when it has used so many seconds of a processor."""
    most = int(seconds) + 1
    resource.prlimit(process, resource.RLIMIT_CPU, (most, most + 1))


def run(items: list[pytest.Item]) -> int:
    """Run tests until one fails."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if failed:
            return FAILED
    return PASSED


def changed(path: str, name: str) -> bool:
    """Give the functions of this name their code as the file has it now; whether the code of any was different."""
    with open(path, "rb") as file:  # noqa: PTH123  a fork does as little as it can
        fresh = {(code.co_qualname, code.co_firstlineno): code for code in codes(compile(file.read(), path, "exec"))}
    found = False
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__name__ == name and each.__code__.co_filename == path:
            code = fresh.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
            if code is not None and code != each.__code__:
                each.__code__ = code
                found = True
    return found


def codes(code: CodeType) -> list[CodeType]:
    """A code object and all inside it."""
    return [code, *(each for inner in code.co_consts if isinstance(inner, CodeType) for each in codes(inner))]
