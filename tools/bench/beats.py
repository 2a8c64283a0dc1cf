"""What beats cost the server: an answer with its beats beside the same answer with the lines of the log, in one run.

    python tools/bench/beats.py [--write]     --write puts the table into docs/browser.md

The work of a server for an answer is done by hand, for both seats of a duel with a listener each: the answer is played, the scene is
drawn, compared with the last one and encoded, and what happened is encoded with it. Both ways take turns on the same answers, and only
the time of this process counts, so that others on the machine do not matter.
"""

from __future__ import annotations

import random
import re
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

import msgspec  # noqa: E402

import pionek  # noqa: E402
from pionek.core import registry  # noqa: E402
from pionek.core.match.log import line  # noqa: E402
from pionek.core.match.match import Match  # noqa: E402
from pionek.core.view.patches import difference  # noqa: E402
from pionek.core.view.scene import Scene  # noqa: E402

ANSWERS = 150
GAMES = 4
MOST = 15
"""Per cent that beats may cost."""
PAGE = ROOT / "docs" / "browser.md"
TABLE = re.compile(r"(?<=<!-- begin: made by `tools/bench/beats.py` -->\n).*?(?=<!-- end -->)", re.DOTALL)


class Told(msgspec.Struct):
    """A line as it was sent before there were beats."""

    text: list[object]
    rules: tuple[str, ...]


def told(match: Match, seat: int, since: int, beats: bool) -> bytes:
    if beats:
        return msgspec.json.encode(match.beats(seat, "en", since))
    lines = [line(match.game, match.table, event, seat, "en") for event in match.listen().events[since:]]
    return msgspec.json.encode([Told([part if isinstance(part, str) else part.name for part in each.parts], each.rules) for each in lines])


def measured(game: str) -> tuple[float, float]:
    """Milliseconds of an answer with lines, and with beats."""
    spent = [0.0, 0.0]
    count = 0
    for seed in range(GAMES):
        match = pionek.new_match(game, seed=seed)
        match.listen()
        luck = random.Random(seed)
        seats = range(match.table.seats)
        scenes: list[Scene] = [match.scene(seat) for seat in seats]
        for _ in range(ANSWERS):
            if match.decision is None:
                break
            since = len(match.listen().events)
            began = time.process_time()
            match.play(luck.choice(match.decision.options))
            fresh = [match.scene(seat) for seat in seats]
            for seat in seats:
                msgspec.json.encode(difference(scenes[seat], fresh[seat]))
            shared = time.process_time() - began
            scenes = fresh
            for way in (0, 1) if count % 2 else (1, 0):
                began = time.process_time()
                for seat in seats:
                    told(match, seat, since, beats=bool(way))
                spent[way] += shared + time.process_time() - began
            count += 1
    return spent[0] / count * 1000, spent[1] / count * 1000


def main() -> int:
    rows = "| game | an answer with lines of the log | with beats | more, at most 15 % |\n|---|---:|---:|---:|\n"
    worst = 0.0
    for game in registry.names():
        lines, beats = measured(game)
        more = 100 * (beats / lines - 1)
        worst = max(worst, more)
        rows += f"| {game} | {lines:.2f} ms | {beats:.2f} ms | {more:.0f} % |\n"
    sys.stdout.write(rows)
    if "--write" in sys.argv:
        PAGE.write_text(TABLE.sub(lambda _old: rows, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return int(worst > MOST)


if __name__ == "__main__":
    sys.exit(main())
