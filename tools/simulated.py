"""Write the tables of simulations on a page: every figure on it can be measured again.

    python tools/simulated.py docs/balance/GAME.md ...

A line `<!-- simulate GAME --games 100 ... -->` on the page begins a table and `<!-- end -->` ends it: what stands between
them is replaced by the command and by what `pionek simulate GAME --games 100 ...` found. It is for games of more than
two and for pages with several tables; a page about pairs is written by tools/balance.py, whose rows these are.
"""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.balance import HEADER, lasted, row  # noqa: E402  found only with the path above

BLOCK = re.compile(r"^<!-- simulate (?P<wanted>[^\n]+) -->\n.*?^<!-- end -->$", re.DOTALL | re.MULTILINE)


class SimulationFailed(ValueError):
    """What the command said, in one sentence."""


def table(results: dict[str, Any]) -> list[str]:
    """Wins by what was played, by bots where there are several, and by seat; how games ended, and how long they took."""
    lines = [*HEADER, *(row(name, counted) for name, counted in sorted(results["played"].items()))]
    if len(results["bots"]) > 1:
        lines += [row(f"bot {name}", counted) for name, counted in sorted(results["bots"].items())]
    lines += [row(f"seat {at}", counted) for at, counted in enumerate(results["seats"], 1)]
    ends = [f"{cause} {count} ({100 * count / results['games']:.1f} per cent)" for cause, count in results["ends"].items() if count]
    lines += ["", f"{results['games']} games. Ends: {', '.join(ends)}."]
    if "turns" in results["length"]:
        lines.append(lasted("Rounds", results["length"]["turns"]))
    return [*lines, lasted("Decisions", results["length"]["decisions"])]


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
