"""Copies of the project in which changes are tried; the working tree is never touched."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.mutation.forking import PATIENCE, spend_at_most
from tools.mutation.points import Mutant

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("src", "tests", "tools", "docs")
ALONE = ("pyproject.toml", "Makefile", "README.md")
PASSED, FAILED = 0, 1


@dataclass(frozen=True)
class Probe:
    """What a run of the unchanged project has told of one test."""

    name: str
    rules: tuple[str, ...]
    seconds: float


class Workshop:
    """One copy of the project."""

    def __init__(self, folder: Path, game: str, root: Path = ROOT) -> None:
        self.folder = folder
        self.game = game
        self.sources = folder / "src" / "pionek" / "games" / game
        ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*_cache", "node_modules")
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=ignored)
        for name in ALONE:
            if (root / name).exists():
                shutil.copy2(root / name, folder / name)
        for name in ("src", "tests", "tools"):
            compileall.compile_dir(folder / name, quiet=2)
        self.forks: Forks | None = None

    def environment(self, **more: str) -> dict[str, str]:
        """The copy is found first, and no trial leaves compiled files of its change behind."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "PIONEK"))}
        return {
            **kept, "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)]),
            "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0", "PIONEK_HOME": str(self.folder / "home"), **more,
        }  # fmt: skip

    def pytest(self, arguments: list[str], seconds: float, **more: str) -> int | None:
        """Run pytest in the copy; nothing when it has used so many seconds of a processor, or has waited for far longer."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        process = subprocess.Popen(
            command, cwd=self.folder, env=self.environment(**more), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        spend_at_most(seconds, process.pid)
        try:
            code = process.wait(PATIENCE * seconds)
            return None if code == -signal.SIGXCPU else code
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None

    def account(self, seconds: float = 900.0) -> tuple[list[Probe], list[str]]:
        """The tests of the game that pass without any change, the quickest first; and those that do not pass."""
        out = self.folder / "account.json"
        arguments = ["-n", "auto", "-p", "tools.mutation.account", f"tests/{self.game}"]
        self.pytest(arguments, seconds, PIONEK_ACCOUNT=str(out))
        told = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
        passed = [Probe(name, tuple(one["rules"]), one["seconds"]) for name, one in told.items() if one["passed"]]
        failed = [name for name, one in told.items() if not one["passed"]]
        return sorted(passed, key=lambda test: (round(test.seconds, 1), test.name)), sorted(failed)

    def notices(self, mutant: Mutant, tests: list[Probe]) -> bool:
        """Whether a test fails, or does not end, when the change is made.

        The quick way is a fork in which the changed function has its new code. What no test notices there is tried once more with
        everything imported anew, for the function may have done its work before the fork.
        """
        path = self.sources / mutant.file
        source, times = path.read_bytes(), path.stat()
        seconds = 60 + 6 * sum(test.seconds for test in tests)
        if self.forks is None:
            self.forks = Forks(self)
        try:
            path.write_bytes(mutant.applied(source))
            if self.forks.notice(path, mutant.function, [test.name for test in tests], seconds):
                return True
            return self.pytest(["-x", "-p", "no:xdist", *(test.name for test in tests)], seconds) != PASSED
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def close(self) -> None:
        if self.forks is not None:
            self.forks.close()


class Forks:
    """A process that has collected the game's tests, and tries changes in forks of itself."""

    def __init__(self, shop: Workshop) -> None:
        asked, self.asking = os.pipe()
        self.telling, told = os.pipe()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tools.mutation.forking", f"tests/{shop.game}"]
        self.process = subprocess.Popen(
            command, cwd=shop.folder, env=shop.environment(PIONEK_TRIALS=f"{asked},{told}"), pass_fds=(asked, told),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        os.close(asked)
        os.close(told)
        self.questions, self.answers = os.fdopen(self.asking, "w"), os.fdopen(self.telling)
        self.sound: set[str] = set()
        """Tests that pass in a fork without any change."""
        self.unsound: set[str] = set()

    def ask(self, file: Path | None, function: str, tests: list[str], seconds: float) -> dict[str, str]:
        trial = {"file": str(file) if file is not None else None, "function": function, "tests": tests, "seconds": seconds}
        print(json.dumps(trial), file=self.questions, flush=True)
        told: dict[str, str] = json.loads(self.answers.readline() or '{"is": "not-done"}')
        return told

    def notice(self, file: Path, function: str, tests: list[str], seconds: float) -> bool:
        """Whether one of the tests fails for the change and for nothing else."""
        while True:
            told = self.ask(file, function, [test for test in tests if test not in self.unsound], seconds)
            if told["is"] != "failed":
                return told["is"] == "late"
            test = told["test"]
            if not test or test in self.sound:
                return True
            if self.ask(None, "", [test], seconds)["is"] == "passed":
                self.sound.add(test)
                return True
            self.unsound.add(test)

    def close(self) -> None:
        self.questions.close()
        self.process.wait()
        self.answers.close()
