"""What a person has done: lessons by game, and how the puzzle of each day went. One small file in the folder of the user's games."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec

from pionek.cli import files
from pionek.core.teaching.tasks import REACHED


class Learned(msgspec.Struct):
    """What has been done so far."""

    lessons: dict[str, list[str]] = {}
    puzzles: dict[str, str] = {}
    """By day: how the first answer to a puzzle of that day was, reached or missed."""

    def did_lesson(self, game: str, lesson: str) -> None:
        done = self.lessons.setdefault(game, [])
        if lesson not in done:
            done.append(lesson)

    def did_puzzle(self, day: date, state: str) -> None:
        self.puzzles.setdefault(day.isoformat(), state)

    def streak(self, day: date) -> int:
        """The days in a row up to this one on which the puzzle was solved; a day that is not over yet does not break it."""
        if day.isoformat() not in self.puzzles:
            day -= timedelta(days=1)
        count = 0
        while self.puzzles.get((day - timedelta(days=count)).isoformat()) == REACHED:
            count += 1
        return count


def path() -> Path:
    return files.home() / "learned.json"


def read() -> Learned:
    """What the file says; a file that cannot be read counts as none."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=Learned)
    except (OSError, msgspec.DecodeError):
        return Learned()


def write(learned: Learned) -> None:
    files.write(path(), msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n")
