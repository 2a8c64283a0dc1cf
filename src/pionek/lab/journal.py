"""A journal of finished games, so that an interrupted run loses nothing and the same command resumes it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from pionek.core.errors import UserError
from pionek.core.files import atomic_write, reported_as
from pionek.lab.observer import POINTS
from pionek.lab.plan import Programme, Round
from pionek.lab.tally import Played

SETUP, GAMES = "setup.json", "games.jsonl"


class JournalError(UserError):
    """A folder that cannot be used for these games, with the reason in one sentence."""


def only_for(folder: Path, foreign: str) -> None:
    """Refuse a folder that holds the games of another command; a file or folder of this name in it shows that."""
    if (folder / foreign).exists():
        raise JournalError(
            f"{folder} holds the games of another command; give another folder",
            f"{folder} zawiera partie innego polecenia; podaj inny folder",
        )


class Journal:
    """A folder with the games of one plan, one line per game. A game whose line is incomplete is played again."""

    def __init__(self, folder: Path, programme: Programme, rounds: list[Round]) -> None:
        self.folder = folder
        self.path = folder / GAMES
        self.programme = programme
        self.rounds = rounds
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = claimed(folder, msgspec.json.encode(programme.setup(), order="deterministic") + b"\n")
        self.places: dict[int, tuple[int, int]] = {}
        """By round, the position of its line in the file and the length of that line."""
        self.file: IO[bytes] = self.path.open("ab")
        try:
            self.mend()
        except JournalError:
            self.close()
            raise

    def mend(self) -> None:
        """Find the games in the file, and cut off a last line that was not written completely."""
        end = 0
        with self.path.open("rb") as file:
            for at, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                self.places.setdefault(self.read(line, at).round, (end, len(line)))
                end += len(line)
        self.file.truncate(end)

    def read(self, line: bytes, at: int) -> Played:
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            game = None
        if game is None or not self.belongs(game):
            raise JournalError(
                f"{self.path}, line {at}: this is no game of this plan; take the line out, or give another folder",
                f"{self.path}, wiersz {at}: to nie jest partia z tego planu; usuń ten wiersz albo podaj inny folder",
            )
        return game

    def belongs(self, game: Played) -> bool:
        """Whether the plan has such a game, and whether it could have ended like this."""
        if not 0 <= game.round < len(self.rounds):
            return False
        seats = self.programme.seats
        return (
            Round(game.round, game.seed, game.pairing, game.shift) == self.rounds[game.round]
            and game.bots == self.programme.lineups[game.shift]
            and len(game.played) == seats
            and set(game.winners) <= set(range(seats))
            and len(game.used) in (0, seats)
            and [len(course) for course in game.course] in ([], [POINTS] * seats)
        )

    def add(self, games: list[Played]) -> None:
        end = self.file.seek(0, os.SEEK_END)
        lines = [msgspec.json.encode(game) + b"\n" for game in games]
        with reported_as(self.path):
            self.file.write(b"".join(lines))
            self.file.flush()
        for game, line in zip(games, lines, strict=True):
            self.places[game.round] = (end, len(line))
            end += len(line)

    def games(self) -> Iterator[Played]:
        """All games in the file, in the order of their rounds."""
        for line in self.lines():
            yield msgspec.json.decode(line, type=Played)

    def lines(self) -> Iterator[bytes]:
        with self.path.open("rb") as file:
            for at in sorted(self.places):
                place, length = self.places[at]
                file.seek(place)
                yield file.read(length)

    def tidy(self) -> None:
        """Sort the lines, so that the file of a finished plan is always the same, byte for byte."""
        with atomic_write(self.path) as file:
            file.writelines(self.lines())
        self.file.close()
        self.file = self.path.open("ab")
        self.places = {}
        self.mend()

    def close(self) -> None:
        try:
            with reported_as(self.path):
                self.file.close()
        finally:
            os.close(self.lock)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def claimed(folder: Path, setup: bytes) -> int:
    """Lock a folder for one plan and one run at a time; the lock ends with the process, however the process ends."""
    handle = os.open(folder / SETUP, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if sys.platform != "win32":
            import fcntl

            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        found = os.read(handle, len(setup) + 1)
    except BlockingIOError:
        os.close(handle)
        raise JournalError(
            f"somebody else is writing in {folder}; wait for it to end, or give another folder",
            f"ktoś inny pisze teraz w folderze {folder}; poczekaj na koniec albo podaj inny folder",
        ) from None
    if not setup.startswith(found):  # a run that was killed at once leaves only the beginning of it
        os.close(handle)
        raise JournalError(
            f"{folder} holds the games of another plan; give the same command again, or another folder",
            f"{folder} zawiera partie innego planu; powtórz to samo polecenie albo podaj inny folder",
        )
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, setup)
    return handle
