"""Write the tables of simulations on a page: every figure on it can be measured again.

    python tools/simulated.py docs/balance/GAME.md ...

A line `<!-- simulate GAME --games 100 ... -->` on the page begins a table and `<!-- end -->` ends it: what stands between
them is replaced by the command and by what `pionek simulate GAME --games 100 ...` found. Intervals are Wilson's, at 95
per cent.
"""

import json
import math
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

BLOCK = re.compile(r"^<!-- simulate (?P<wanted>[^\n]+) -->\n.*?^<!-- end -->$", re.DOTALL | re.MULTILINE)
Z = 1.96


class SimulationFailed(ValueError):
    """What the command said, in one sentence."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """The range in which the true share of wins lies with 95 per cent."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (middle - width) / whole, (middle + width) / whole


def row(name: str, counted: dict[str, Any]) -> str:
    wins, games = counted["wins"], counted["games"]
    low, high = interval(wins, games)
    return f"| {name} | {games} | {wins} | {100 * wins / games:.0f} | {100 * low:.0f} to {100 * high:.0f} |"


def spread(what: str, length: dict[str, Any]) -> str:
    return f"{what} a game: {length['mean']:.1f} on average, {length['median']} in the middle, {length['least']} to {length['most']}."


def table(results: dict[str, Any]) -> list[str]:
    """Wins by what was played, by bots where there are several, and by seat; how games ended, and how long they took."""
    lines = ["| who | games | won | per cent | 95 per cent interval |", "|---|---:|---:|---:|---|"]
    lines += [row(name, counted) for name, counted in sorted(results["played"].items())]
    if len(results["bots"]) > 1:
        lines += [row(f"bot {name}", counted) for name, counted in sorted(results["bots"].items())]
    lines += [row(f"seat {at}", counted) for at, counted in enumerate(results["seats"], 1)]
    ends = [f"{cause} {count}" for cause, count in sorted(results["ends"].items()) if count]
    lines += ["", f"Ends: {', '.join(ends)}."]
    if "turns" in results["length"]:
        lines.append(spread("Rounds", results["length"]["turns"]))
    lines.append(spread("Decisions", results["length"]["decisions"]))
    return lines


def simulated(wanted: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "pionek.cli", "simulate", *shlex.split(wanted), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SimulationFailed(done.stderr.strip().splitlines()[-1])
    results: dict[str, Any] = json.loads(done.stdout)["results"]
    return results


def block(wanted: str) -> str:
    lines = [f"<!-- simulate {wanted} -->", f"`pionek simulate {wanted}`", "", *table(simulated(wanted)), "<!-- end -->"]
    return "\n".join(lines)


def page(text: str) -> str:
    return BLOCK.sub(lambda found: block(found["wanted"]), text)


def main(given: list[str]) -> int:
    if not given:
        print("simulated: give at least one page", file=sys.stderr)
        return 2
    for name in given:
        path = Path(name)
        try:
            path.write_text(page(path.read_text(encoding="utf-8")), encoding="utf-8")
        except (OSError, SimulationFailed) as error:
            print(f"simulated: {name}: {error}", file=sys.stderr)
            return 1
        print(f"{name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
