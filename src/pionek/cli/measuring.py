"""A balance run in a folder of its own, which a server starts: `python -m pionek.cli.measuring FOLDER NICENESS`.

`asked.json` says what is played. Every finished game is written down, so whatever ends the run, it can go on; `progress.json`
says how far it is. At the end stands `report.json`, or `failed.json` with a sentence in both languages.
"""

from __future__ import annotations

import os
import resource
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from pionek.cli.words import Say
from pionek.core.errors import UserError
from pionek.core.files import atomic_write
from pionek.core.text.phrasebook import LANGUAGES
from pionek.lab.balance import Survey, plans, sheets, title_of
from pionek.lab.journal import Journal
from pionek.lab.simulate import Series
from pionek.lab.workers import Workers
from pionek.server.packs.measuring import ASKED, FAILED, PROGRESS, REPORT

MEMORY = 1 << 30
PROCESSOR_SECONDS = 3600
TOLD_EVERY = 0.3
MOST_ROWS = 15


class Asked(msgspec.Struct, frozen=True):
    """What is measured: a game with packs, and with other ones or none, on the same seeds."""

    game: str
    packs: list[str]
    old: list[str]
    games: int
    bots: list[str]
    seed: int = 0


def write(path: Path, data: object) -> None:
    with atomic_write(path) as file:
        file.write(msgspec.json.encode(data))


def measure(folder: Path) -> None:
    """Play what is missing, and write the report."""
    asked = msgspec.json.decode((folder / ASKED).read_bytes(), type=Asked)
    planned = plans(asked.game, asked.games, asked.bots, asked.seed, asked.packs, asked.old)
    every = dict(zip(("new", "old"), (Series(plan, watched=True) for plan in planned), strict=True))
    total = sum(len(series.rounds) for series in every.values())
    done, told = 0, 0.0
    with ExitStack() as open_files:
        for name, series in every.items():
            journal = open_files.enter_context(Journal(folder / name, series.programme, series.rounds))
            for _ in series.play(Workers(), journal=journal):
                done += 1
                if time.monotonic() > told + TOLD_EVERY:
                    told = time.monotonic()
                    write(folder / PROGRESS, {"done": done, "of": total})
    write(folder / REPORT, {lang: report(every["new"], every["old"], lang) for lang in LANGUAGES})


def report(new: Series, old: Series, lang: str) -> dict[str, Any]:
    say = Say(lang)
    now, before = Survey(new, lang), Survey(old, lang)
    return {"title": title_of(now, say, lang), "note": say("balance-note"), "sheets": sheets(now, before, say, lang, MOST_ROWS)}


def end_with_server() -> None:
    """End when whoever has started this ends, however that ends: its end of the pipe is closed then."""
    sys.stdin.buffer.read()
    os._exit(1)


def main(folder: Path, niceness: int) -> None:
    threading.Thread(target=end_with_server, daemon=True).start()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    os.nice(niceness)
    try:
        measure(folder)
    except UserError as error:
        write(folder / FAILED, {lang: error.text(lang) for lang in LANGUAGES})


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
