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

    def environment(self, **more: str) -> dict[str, str]:
        """The copy is found first, and no trial leaves compiled files of its change behind."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "PIONEK"))}
        return {
            **kept, "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)]),
            "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0", "PIONEK_HOME": str(self.folder / "home"), **more,
        }  # fmt: skip

    def pytest(self, arguments: list[str], seconds: float, **more: str) -> int | None:
        """Run pytest in the copy; nothing when the time was up."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        process = subprocess.Popen(
            command, cwd=self.folder, env=self.environment(**more), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            return process.wait(seconds)
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
        """Whether a test fails, or does not end, when the change is made."""
        path = self.sources / mutant.file
        source, times = path.read_bytes(), path.stat()
        try:
            path.write_bytes(mutant.applied(source))
            seconds = 60 + 6 * sum(test.seconds for test in tests)
            status = self.pytest(["-x", "-p", "no:xdist", *(test.name for test in tests)], seconds)
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return status != PASSED
