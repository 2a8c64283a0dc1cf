"""Put the figures of a simulation into a balance page, between its marks.

    pionek simulate GAME --bots greedy --vary ... --mirror --json > results.json
    .venv/bin/python tools/balance.py results.json docs/balance/GAME.md

Intervals are Wilson's, at 95 per cent.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from pionek.lab.tally import interval  # noqa: E402 - the line above makes `tools` known
from tools.bench.report import put_between_markers  # noqa: E402


def row(name: str, counted: dict[str, Any]) -> str:
    wins = counted["wins"] + counted["draws"] / 2
    low, high = interval(wins, counted["games"])
    return f"| {name} | {counted['games']} | {100 * wins / counted['games']:.1f} | {100 * low:.1f} to {100 * high:.1f} |"


def command(setup: dict[str, Any]) -> str:
    """What to type to get the same figures again."""
    words = ["pionek simulate", setup["game"], "--bots", setup["bots"][0], "--vary", setup["vary"]]
    words += ["--mirror"] if setup["mirror"] else []
    return " ".join([*words, "--games", str(setup["games"]), "--seed", str(setup["seed"]), "--json"])


def figures(data: dict[str, Any]) -> str:
    results, setup = data["results"], data["setup"]
    order = sorted(results["played"].items(), key=lambda item: -item[1]["wins"] / item[1]["games"])
    turns = results["length"]["turns"]
    ends = ", ".join(f"{cause} {count}" for cause, count in sorted(results["ends"].items()))
    return "\n".join(
        [
            f"{results['games']} games, written by `tools/balance.py` from `{command(setup)}`.",
            "",
            "| played | games | won, per cent | 95 per cent interval |",
            "|---|---:|---:|---|",
            *(row(name, counted) for name, counted in order),
            "",
            f"Turns a game: {turns['mean']:.1f} on average, median {turns['median']}, {turns['least']} to {turns['most']}. Ends: {ends}.",
            "",
            "| seat | games | won, per cent | 95 per cent interval |",
            "|---|---:|---:|---|",
            *(row(str(at + 1), counted) for at, counted in enumerate(results["seats"])),
        ]
    )


def main(given: list[str]) -> int:
    if len(given) != 2:
        print("balance: wanted are a file of results and a page", file=sys.stderr)
        return 2
    results, page = Path(given[0]), Path(given[1])
    text = figures(json.loads(results.read_text(encoding="utf-8")))
    page.write_text(put_between_markers(page.read_text(encoding="utf-8"), text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
