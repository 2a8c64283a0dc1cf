"""Write the tables of simulations and tournaments on a page: every figure on it can be measured again.

    python tools/simulated.py docs/balance/GAME.md docs/strength.md ...

A line `<!-- simulate GAME --games 100 ... -->` on the page begins a table and `<!-- end -->` ends it: what stands between
them is replaced by the command and by what `pionek simulate GAME --games 100 ...` found; `<!-- tournament GAME ... -->`
likewise. With `--only WORDS` only the tables whose command has these words are written anew, with `--stale` only those that
were measured with another rules version than the game has now. A page about pairs is written by tools/balance.py, whose
rows these are.

Games are played by the compiled copy of `make fast` where it is up to date: they are the same, and sooner over. Nothing
depends on the clock but the milliseconds a decision, which are those of the machine that wrote the page: they are always
measured interpreted, where there is a compiled copy in some games of their own.
"""

import argparse
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

from pionek.core import registry  # noqa: E402  found only with the path above
from tools import fast  # noqa: E402  the same
from tools.balance import HEADER, lasted, row  # noqa: E402

BLOCK = re.compile(r"^<!-- (?P<command>simulate|tournament) (?P<wanted>[^\n]+) -->\n.*?^<!-- end -->$", re.DOTALL | re.MULTILINE)
MEASURED_WITH = re.compile(r"^`pionek \w+ (?P<game>\w+) [^`]*`, rules version (?P<version>\d+)$", re.MULTILINE)
BOUND = 50
"""Milliseconds that a decision of a bot may cost."""
TIMED = 8
"""Games in which that is measured."""


class SimulationFailed(ValueError):
    """What the command said, in one sentence."""


def simulation(found: dict[str, Any]) -> list[str]:
    """Wins by what was played, by bots where there are several, and by seat; how games ended, and how long they took."""
    results = found["results"]
    lines = [*HEADER, *(row(name, counted) for name, counted in sorted(results["played"].items()))]
    if len(results["bots"]) > 1:
        lines += [row(f"bot {name}", counted) for name, counted in sorted(results["bots"].items())]
    lines += [row(f"seat {at}", counted) for at, counted in enumerate(results["seats"], 1)]
    ends = [f"{cause} {count} ({100 * count / results['games']:.1f} per cent)" for cause, count in results["ends"].items() if count]
    lines += ["", f"{results['games']} games. Ends: {', '.join(ends)}."]
    if "turns" in results["length"]:
        lines.append(lasted("Rounds", results["length"]["turns"]))
    return [*lines, lasted("Decisions", results["length"]["decisions"])]


def tournament(found: dict[str, Any]) -> list[str]:
    """Who won against whom, what an equal would have got, ratings, and what a decision cost."""
    results, run = found["results"], found["run"]
    lines = ["| | against | games | won, per cent | 95 per cent interval |", "|---|---|---:|---:|---|"]
    for each in results["contests"]:
        between = f"{100 * each['low']:.1f} to {100 * each['high']:.1f}"
        lines.append(f"| {each['bot']} | {each['against'] or ''} | {each['games']} | {100 * each['share']:.1f} | {between} |")
    lines += ["", f"An equal bot would get {100 * results['even']:.0f} per cent." if results["even"] else "Each plays as the whole team."]
    lines += [""] if results["compared"] else []
    for each in results["compared"]:
        between = f"{100 * each['low']:.1f} to {100 * each['high']:.1f}"
        whose = f"{100 * each['share']:.1f} per cent ({between}) by {each['bot']}"
        lines.append(f"- {each['games']} games were won by only one of {each['bot']} and {each['against']}, {whose}.")
    lines += ["", f"| | rating | range | ms a decision (at most {BOUND}) |", "|---|---:|---|---:|"]
    for bot, rating in results["ratings"].items():
        ms = f"{run['thinking'][bot]['ms']:.3g}" if bot in run["thinking"] else ""
        lines.append(f"| {bot} | {rating['mu']:.1f} | {rating['low']:.1f} to {rating['high']:.1f} | {ms} |")
    return lines


TABLES = {"simulate": simulation, "tournament": tournament}


def measured(command: str, wanted: str, jobs: int) -> dict[str, Any]:
    """What the command found, in so many processes (0: as many as there are cores); the cost of a decision by the interpreter."""
    words = [*shlex.split(wanted), *(["--jobs", str(jobs)] if jobs else [])]
    if not fast.up_to_date():
        return run(command, words, fast.plain_environment())
    found = run(command, words, fast.environment())
    if command == "tournament":
        few = [*shlex.split(wanted), "--games", str(TIMED), "--jobs", "1"]
        found["run"]["thinking"] = run(command, few, fast.plain_environment())["run"]["thinking"]
    return found


def run(command: str, words: list[str], environment: dict[str, str]) -> dict[str, Any]:
    line = [sys.executable, "-m", "pionek.cli", command, *words, "--json"]
    done = subprocess.run(line, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise SimulationFailed((done.stderr.strip().splitlines() or [f"it ended with {done.returncode} and said nothing"])[-1])
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def block(command: str, wanted: str, jobs: int = 0) -> str:
    found = measured(command, wanted, jobs)
    by = f"`pionek {command} {wanted}`, rules version {found['setup']['rules_version']}"
    return "\n".join([f"<!-- {command} {wanted} -->", by, "", *TABLES[command](found), "<!-- end -->"])


def is_stale(table: str) -> bool:
    """Whether a table was measured with another rules version than its game has now, or does not say with which."""
    said = MEASURED_WITH.search(table)
    return said is None or int(said["version"]) != registry.get(said["game"]).rules_version


def write(path: Path, only: str = "", stale: bool = False, jobs: int = 0) -> None:
    """Measure the tables of a page anew, or those that were asked for; each is written as soon as it is there."""
    tables = [(found["command"], found["wanted"], found[0]) for found in BLOCK.finditer(path.read_text(encoding="utf-8"))]
    for command, wanted, old in tables:
        if only in f"{command} {wanted}" and (not stale or is_stale(old)):
            new = block(command, wanted, jobs)
            path.write_text(replaced(path.read_text(encoding="utf-8"), command, wanted, new), encoding="utf-8")


def replaced(page: str, command: str, wanted: str, new: str) -> str:
    """The page with the table of this command replaced, and with whatever else has been written on it meanwhile."""
    return BLOCK.sub(lambda found: new if (found["command"], found["wanted"]) == (command, wanted) else found[0], page)


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the tables of simulations and tournaments on pages.")
    parser.add_argument("pages", nargs="+", type=Path, metavar="PAGE")
    parser.add_argument("--only", default="", metavar="WORDS", help="only tables whose command has these words")
    parser.add_argument("--stale", action="store_true", help="only tables of another rules version than the game has now")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="play in so many processes (default: as many as there are cores)")
    asked = parser.parse_args(given)
    for path in asked.pages:
        try:
            write(path, asked.only, asked.stale, asked.jobs)
        except (OSError, SimulationFailed) as error:
            print(f"simulated: {path}: {error}", file=sys.stderr)
            return 1
        print(f"{path} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
