"""Balance runs of packs: many games between bots, one run at a time, in a process that steps back for everybody who plays.

A run is a folder beside the packs. It outlives the server: one that was not finished goes on when the server starts again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pionek.server.errors import ApiError
from pionek.server.tokens import DAY_MS

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches

PROGRAM = (sys.executable, "-m", "pionek.cli.measuring")
ASKED, PROGRESS, REPORT, FAILED, STOPPED = "asked.json", "progress.json", "report.json", "failed.json", "stopped"
ENDS = (REPORT, FAILED, STOPPED)
RUNS = ".runs"
MOST_WAITING = 8
"""How many runs may wait for their turn."""
KEPT_DAYS = 30
ID_BYTES = 12
ID = re.compile(r"[A-Za-z0-9_-]{16}")
BROKEN = {
    "en": "the games could not be played to their end: the pack needs too much time or memory",
    "pl": "partii nie udało się dokończyć: paczka potrzebuje za dużo czasu lub pamięci",
}


class Measuring:
    """Begins runs, tells how far they are, and stops them."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.folder = matches.shelf.folder / RUNS
        self.more = asyncio.Event()
        self.running = ""
        self.process: asyncio.subprocess.Process | None = None
        self.halted = False
        """Whether the process was killed because somebody has stopped the run."""

    # What is asked and told

    def begin(self, game: str, packs: list[Path], old: list[Path], games: int, bots: list[str]) -> str:
        """Ask for a run; returns its id, which only whoever has asked knows."""
        if len(self.waiting()) >= MOST_WAITING:
            raise ApiError("runs-busy")
        id = secrets.token_urlsafe(ID_BYTES)
        place = self.folder / id
        place.mkdir(parents=True, mode=0o700)
        asked = {"game": game, "packs": [str(path.resolve()) for path in packs], "old": [str(path.resolve()) for path in old], "games": games, "bots": bots}
        (place / "new.json").write_text(json.dumps(asked), encoding="utf-8")
        (place / "new.json").rename(place / ASKED)
        self.more.set()
        return id

    def told(self, id: str, lang: str) -> dict[str, Any]:
        """How far a run is, or what has come of it."""
        place = self.find(id)
        if (place / REPORT).exists():
            return {"state": "done", "report": read(place / REPORT)[lang]}
        if (place / FAILED).exists():
            return {"state": "failed", "text": read(place / FAILED)[lang]}
        if (place / STOPPED).exists():
            return {"state": "stopped"}
        progress = read(place / PROGRESS) if (place / PROGRESS).exists() else {"done": 0, "of": 0}
        return {"state": "running" if self.running == id else "waiting"} | progress

    def stop(self, id: str) -> None:
        place = self.find(id)
        (place / STOPPED).touch()
        if self.running == id and self.process is not None:
            self.halted = True
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    def go_on(self, id: str) -> None:
        """Go on with a run that was stopped: no game is played twice."""
        (self.find(id) / STOPPED).unlink(missing_ok=True)
        self.more.set()

    def find(self, id: str) -> Path:
        place = self.folder / id
        if not ID.fullmatch(id) or not (place / ASKED).exists():
            raise ApiError("no-run")
        return place

    def waiting(self) -> list[str]:
        """The runs that have not ended, the oldest first."""
        if not self.folder.is_dir():
            return []
        open_ = [each for each in self.folder.iterdir() if (each / ASKED).exists() and not any((each / end).exists() for end in ENDS)]
        return [each.name for each in sorted(open_, key=lambda each: (each / ASKED).stat().st_mtime)]

    # Running

    async def work(self) -> None:
        """Carry out one run after another, for ever."""
        while True:
            self.more.clear()
            waiting = self.waiting()
            if waiting:
                await self.run(waiting[0])
            else:
                self.sweep()
                await self.more.wait()

    async def run(self, id: str) -> None:
        place, quiet = self.folder / id, asyncio.subprocess.DEVNULL
        self.running, self.halted = id, False
        niceness = str(self.matches.config.balance_niceness)
        self.process = await asyncio.create_subprocess_exec(*PROGRAM, str(place), niceness, stdin=asyncio.subprocess.PIPE, stdout=quiet, stderr=quiet)
        try:
            await self.process.wait()
        finally:
            if self.process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    self.process.kill()
                await self.process.wait()
            self.running, self.process = "", None
        if not self.halted and not any((place / end).exists() for end in ENDS):
            (place / FAILED).write_text(json.dumps(BROKEN), encoding="utf-8")
            self.matches.journal.warn("balance-failed", reason=BROKEN["en"])

    def sweep(self) -> None:
        """Remove old runs."""
        if self.folder.is_dir():
            for place in self.folder.iterdir():
                if time.time() - place.stat().st_mtime > KEPT_DAYS * DAY_MS / 1000:
                    shutil.rmtree(place, ignore_errors=True)


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_bytes())
    return found
