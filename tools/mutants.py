"""Change a game's rules in small ways, one at a time, and list the changes that no test notices: `make mutants`.

    .venv/bin/python tools/mutants.py --game dicethrone --number 100 [--seed 0] [--file FILE] [--jobs 2]

A change is a number, a comparison or a condition in a step, deed or refusal. Only the tests of the rules found there are
run: those of the function and its steps; without any, first those of its class and then all tests of the game. At most
five changes in a hundred may stay unnoticed. The same seed makes the same changes; all is done in copies of the project.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from tools.mutation.cited import Cited, cited  # noqa: E402 - the line above makes `tools` known
from tools.mutation.points import Mutant, mutants  # noqa: E402
from tools.mutation.workshop import Probe, Workshop  # noqa: E402

GAMES = ROOT / "src" / "pionek" / "games"
MOST_GREEN = 20  # one in so many may stay unnoticed


def chosen(found: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """As many changes as wanted, spread evenly over all there are, in the order of the source."""
    picked = Random(seed).sample(range(len(found)), min(number, len(found)))
    return [found[at] for at in sorted(picked)]


def tests_for(mutant: Mutant, rules: Cited, tests: list[Probe]) -> tuple[str, list[Probe]]:
    """The tests of the rules found around a change, and in words which they are.

    A function with rules of its own must be noticed by their tests. Of one without any, the rules of its class say only where
    to look first: any test of the game may notice.
    """
    for near, ids in zip((True, False), rules.of(mutant.file, mutant.owner, mutant.function), strict=True):
        fitting = [test for test in tests if set(test.rules) & set(ids)]
        if fitting:
            covered = ", ".join(rule for rule in ids if any(rule in test.rules for test in fitting))
            return (covered, fitting) if near else (f"{covered}, then all", [*fitting, *(test for test in tests if test not in fitting)])
    return "all tests", tests


class Trials:
    """Changes tried side by side, each in one of a few copies of the project."""

    def __init__(self, game: str, jobs: int, folder: Path) -> None:
        self.free: Queue[Workshop] = Queue()
        self.shops = shops = [Workshop(folder / str(number), game) for number in range(jobs)]
        self.tests, self.failing = shops[0].account()
        for shop in shops:
            self.free.put(shop)
        self.jobs = jobs

    def close(self) -> None:
        for shop in self.shops:
            shop.close()

    def notices(self, mutant: Mutant, tests: list[Probe]) -> bool:
        shop = self.free.get()
        try:
            return shop.notices(mutant, tests)
        finally:
            self.free.put(shop)

    def run(self, picked: list[Mutant], rules: Cited) -> Iterator[tuple[Mutant, str, int, bool]]:
        """Each change with the tests it met and whether they noticed it, in order."""
        fitting = [tests_for(mutant, rules, self.tests) for mutant in picked]
        with ThreadPoolExecutor(self.jobs) as pool:
            outcomes = pool.map(self.notices, picked, [tests for _words, tests in fitting])
            for mutant, (words, tests), noticed in zip(picked, fitting, outcomes, strict=True):
                yield mutant, words, len(tests), noticed


def sentence(mutant: Mutant, game: str, words: str, count: int) -> str:
    where = f"src/pionek/games/{game}/{mutant.file}:{mutant.line}:{mutant.start[1] + 1}"
    name = f"{mutant.owner}.{mutant.function}" if mutant.owner else mutant.function
    return f"{where}: {name}: {mutant.before} -> {mutant.after}  [{words}: {count} test{'s' if count != 1 else ''}]"


def progress(done: int, of: int, green: int) -> None:
    if sys.stderr.isatty():
        end = "" if done < of else "\r\x1b[K"
        print(f"\r\x1b[K{done} of {of} changes, {green} unnoticed{end}", end="", file=sys.stderr, flush=True)


def names() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/game.yaml"))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="List small changes of a game's rules that no test notices.")
    parser.add_argument("--game", required=True, choices=names(), help="whose rules are changed")
    parser.add_argument("--number", type=int, default=100, metavar="N", help="how many changes (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="which changes (default: 0)")
    parser.add_argument("--file", metavar="FILE", help="only changes in this file of the game")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default: 2)")
    parser.add_argument("--list", action="store_true", help="list the changes and try none")
    given = parser.parse_args(arguments)
    if given.number < 1 or given.jobs < 1:
        parser.error("--number and --jobs are at least 1")
    folder = GAMES / given.game
    found = [each for each in mutants(folder) if given.file in (None, each.file)]
    picked = chosen(found, given.number, given.seed)
    if not picked:
        parser.error(f"there is nothing to change in {given.file or given.game}")
    if given.list:
        for mutant in picked:
            print(f"{mutant.file}:{mutant.line}:{mutant.start[1] + 1}: {mutant.before} -> {mutant.after}")
        return 0
    return try_all(given.game, picked, len(found), given.jobs, cited(folder))


def try_all(game: str, picked: list[Mutant], possible: int, jobs: int, rules: Cited) -> int:
    green: list[str] = []
    with tempfile.TemporaryDirectory(prefix="pionek-mutants-") as place:
        trials = Trials(game, jobs, Path(place))
        for name in trials.failing:
            print(f"left out, for it fails without any change: {name}")
        if not trials.tests:
            print(f"mutants: {game} has no test that passes", file=sys.stderr)
            return 2
        try:
            for done, (mutant, words, count, noticed) in enumerate(trials.run(picked, rules), 1):
                if not noticed:
                    green.append(sentence(mutant, game, words, count))
                    print(green[-1], flush=True)
                progress(done, len(picked), len(green))
        finally:
            trials.close()
    most = len(picked) // MOST_GREEN
    print(f"{game}: {len(green)} of {len(picked)} changes stayed unnoticed, at most {most} may; {possible} are possible")
    return 1 if len(green) > most else 0


if __name__ == "__main__":
    sys.exit(main())
