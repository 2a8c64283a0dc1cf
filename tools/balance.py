"""Write a balance page from what `pionek simulate GAME --vary ... --mirror --json` has printed.

    python tools/balance.py results.json > docs/balance/GAME.md

Intervals are Wilson's, at 95 per cent.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

Z = 1.96


def interval(wins: float, games: int) -> tuple[float, float]:
    """The range in which the true share of wins lies with 95 per cent."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (middle - width) / whole, (middle + width) / whole


def row(name: str, counted: dict[str, Any]) -> str:
    wins = counted["wins"] + counted["draws"] / 2
    low, high = interval(wins, counted["games"])
    return f"| {name} | {counted['games']} | {100 * wins / counted['games']:.1f} | {100 * low:.1f} to {100 * high:.1f} |"


def page(data: dict[str, Any], notes: str) -> str:
    results, setup = data["results"], data["setup"]
    order = sorted(results["played"].items(), key=lambda item: -item[1]["wins"] / item[1]["games"])
    turns = results["length"]["turns"]
    lines = [
        f"# Balance of {setup['game']}",
        "",
        f"{results['games']} games of greedy bots, every pairing from both seats, seed {setup['seed']}.",
        "",
        "| played | games | won, per cent | 95 per cent interval |",
        "|---|---:|---:|---|",
        *(row(name, counted) for name, counted in order),
        "",
        f"Turns a game: {turns['mean']:.1f} on average, median {turns['median']}, {turns['least']} to {turns['most']}. Ends: "
        + ", ".join(f"{cause} {count}" for cause, count in sorted(results["ends"].items()))
        + ".",
        "",
        "| seat | games | won, per cent | 95 per cent interval |",
        "|---|---:|---:|---|",
        *(row(str(at + 1), counted) for at, counted in enumerate(results["seats"])),
        "",
    ]
    return "\n".join(lines) + notes


def main(given: list[str]) -> int:
    data = json.loads(Path(given[0]).read_text(encoding="utf-8"))
    notes = Path(given[1]).read_text(encoding="utf-8") if len(given) > 1 else ""
    sys.stdout.write(page(data, notes))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
