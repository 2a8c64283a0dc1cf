"""How strong the levels are, against `hard` of 0.1.0, whose knowledge and search are kept in tools/rivals: one line a level.

    python tools/strength.py GAME --games N --seats N [--levels hard,master]

    hard 68.1 (62.3-73.5) of 400, 12 ms

These are the share of points in mirrored games, its 95 per cent interval (Wilson), and the processor time of a mean
decision. At a table of several, one plays against three and an equal bot gets an even share. In the cooperative game the
share is that of games won by the team, and the line of 0.1.0 stands below. Games are kept under build/strength/ as they
end: the same command goes on where it was stopped, and what it has once measured it only tells. Games are played by the
compiled copy where it is up to date.
"""

import argparse
import hashlib
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.append(str(ROOT))

from pionek.bots.seats import SeatError, is_timed, read_bots  # noqa: E402  found only with the path above
from pionek.core.errors import UserError  # noqa: E402
from pionek.lab.plan import Plan  # noqa: E402
from pionek.lab.tally import interval  # noqa: E402
from pionek.lab.tournament import Tournament  # noqa: E402
from pionek.lab.workers import local  # noqa: E402
from tools import fast  # noqa: E402

RIVAL = "tools.rivals.levels:Hard"
TABLES: dict[str, dict[int, tuple[dict[str, Any], str]]] = {
    "connectfour": {2: ({}, "")},
    "dicethrone": {
        2: ({}, "heroes"),
        4: ({"mode": "king", "heroes": ["barbarian", "monk", "ninja", "treant"]}, "heroes"),
    },
    "dreamblade": {2: ({}, "warbands")},
    "etherfields": {2: ({"dream": "d1"}, "")},
    "icegarden": {
        2: ({"characters": ["freihoff", "dyken"]}, "characters"),
        4: ({"characters": ["freihoff", "dyken", "fjollsfinn", "callo"]}, "characters"),
    },
    "relic": {2: ({"players": 2}, ""), 4: ({"players": 4}, "")},
}  # fmt: skip
"""The tables of docs/strength.md: by game and number of seats, the settings and what is varied."""
KEPT = ROOT / "build" / "strength"
MEASURED = ("src/pionek/bots", "src/pionek/core", "src/pionek/games", "tools/rivals")


def of_now() -> str:
    """A fingerprint of everything that a game of these bots depends on: other sources are measured in another folder."""
    digest = hashlib.sha256()
    for folder in MEASURED:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".yaml", ".json") and "texts" not in path.parts:
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def measured(plan: Plan, level: str, rival: str, jobs: int, folder: Path | None) -> list[str]:
    """The line of a level, and at a table of one team that of its rival."""
    held = Tournament(plan, [level, rival], first=True)
    with local(jobs, held.games) as workers:
        held.play(workers, None, folder)
    found = held.as_data()
    thinking = found["run"]["thinking"]
    lines = []
    for each in found["results"]["contests"]:
        low, high = interval(each["share"] * each["games"], each["games"])
        took = f", {thinking[each['bot']]['ms']:.2g} ms" if each["bot"] in thinking else ""
        lines.append(f"{each['bot']} {100 * each['share']:.1f} ({100 * low:.1f}-{100 * high:.1f}) of {each['games']}{took}")
    return lines


def table_of(game: str, seats: int) -> tuple[dict[str, Any], str]:
    known = TABLES.get(game, {})
    if seats not in known:
        offered = ", ".join(f"{name} with {', '.join(map(str, each))}" for name, each in TABLES.items())
        raise UserError(f"no table of {game} with {seats} seats is measured; these are: {offered}", "")
    return known[seats]


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the levels against `hard` of 0.1.0.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--levels", default="hard,master", metavar="WORDS", help="words of bots (default: %(default)s)")
    parser.add_argument("--against", default=RIVAL, metavar="WORD", help="another rival (default: hard of 0.1.0)")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="another setting of the table")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="play in so many processes (default: as many as there are cores)")
    asked = parser.parse_args(given)
    try:
        settings, vary = table_of(asked.game, asked.seats)
        settings = {**settings, **dict(each.split("=", 1) for each in asked.set)}
        plan = Plan(
            game=asked.game, games=asked.games, bots=[], seed=asked.seed, settings=settings, vary=vary, drawn=bool(vary)
        )
        for level in read_bots(asked.levels):
            told = hashlib.sha256(repr((asked, level)).encode()).hexdigest()[:8]
            folder = None if is_timed(level) else KEPT / f"{asked.game}-{asked.seats}-{level.replace(':', '-')}-{of_now()}-{told}"
            for line in measured(plan, level, asked.against, asked.jobs, folder):
                print(line, flush=True)
    except (UserError, SeatError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    if fast.up_to_date() and os.environ.get("PYTHONPATH", "").split(os.pathsep)[0] != str(fast.FAST):
        os.execve(sys.executable, [sys.executable, *sys.argv], fast.environment())  # noqa: S606  the same program again
    sys.exit(main(sys.argv[1:]))
