"""Compare this tree with an older commit: microseconds a decision and a clone, both trees by turns in one run.

    .venv/bin/python tools/bench/releases.py 7766dda [--compiled OLD_FAST] [--markdown docs/speed.md]

The older sources are unpacked from git into build/releases. Each contender is a process of its own that plays the same random
games again whenever it is asked to; they take short turns, and the mean of the quickest quarter of the turns counts, so that
what else the machine does hardly matters. --compiled also compares compiled copies: this tree's .fast/ with one that `tools/fast.py` of the older tree has made.
"""

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ("connectfour", "dicethrone", "dreamblade", "icegarden", "relic", "etherfields")
ROUNDS = 40
BEGIN, END = "<!-- releases -->", "<!-- end of releases -->"

WORKER = """
import random, sys, time
import pionek

name = sys.argv[1]
rng = random.Random(1)
pionek.new_match(name, seed=0)
for line in sys.stdin:
    seeds = [int(each) for each in line.split()]
    spent, decisions, kept = 0.0, 0, []
    for seed in seeds:
        rng.seed(seed)
        table = pionek.new_match(name, seed=seed).table
        begun, count = time.perf_counter(), 0
        while table.decision is not None and count < 500:
            options = table.decision.options
            table.take(options[int(rng.random() * len(options))])
            count += 1
            if count % 50 == 10:
                spent += time.perf_counter() - begun
                kept.append(table.clone())
                begun = time.perf_counter()
        spent += time.perf_counter() - begun
        decisions += count
    begun = time.perf_counter()
    for table in kept:
        for _ in range(10):
            table.clone()
    cloned = time.perf_counter() - begun
    print(spent / decisions * 1e6, cloned / max(1, 10 * len(kept)) * 1e6, flush=True)
"""


class Contender:
    """One tree, playing one game in a process of its own."""

    def __init__(self, path: Path, game: str) -> None:
        command = [sys.executable, "-c", WORKER, game]
        environment = {**os.environ, "PYTHONPATH": str(path)}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def turn(self, seeds: range) -> tuple[float, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(" ".join(map(str, seeds)) + "\n")
        self.process.stdin.flush()
        decision, clone = self.process.stdout.readline().split()
        return float(decision), float(clone)

    def end(self) -> None:
        self.process.communicate()


def unpacked(commit: str) -> Path:
    """The sources of a commit, unpacked once."""
    folder = ROOT / "build" / "releases" / commit
    if not folder.exists():
        packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(folder, filter="data")
    return folder / "src"


def compared(game: str, old: Path, new: Path) -> list[float]:
    """The old tree, the new one and their ratio: microseconds a decision, then a clone."""
    contenders = [Contender(old, game), Contender(new, game)]
    seeds = range(200 if game == "connectfour" else 5)
    turns: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number in range(ROUNDS + 1):
        for side in (0, 1) if number % 2 else (1, 0):
            turns[side].append(contenders[side].turn(seeds))
    for each in contenders:
        each.end()
    found = []
    for at in (0, 1):
        before, after = (statistics.mean(sorted(turn[at] for turn in side[1:])[: ROUNDS // 4]) for side in turns)
        found += [before, after, after / before]
    return found


def table(commit: str, pairs: list[tuple[str, Path, Path]]) -> list[str]:
    rows = ["|  | game | us a decision, before | now | ratio | us a clone, before | now | ratio |", "|---|---|---:|---:|---:|---:|---:|---:|"]
    for how, old, new in pairs:
        for game in GAMES:
            figures = compared(game, old, new)
            cells = " | ".join(f"{each:.2f}" for each in figures)
            rows.append(f"| {how} | {game} | {cells} |")
            print(rows[-1], flush=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare this tree with an older commit.")
    parser.add_argument("commit")
    parser.add_argument("--compiled", type=Path, help="the .fast/ folder of the older tree")
    parser.add_argument("--markdown", type=Path, help="the page to write the table into")
    given = parser.parse_args()
    pairs = [("interpreted", unpacked(given.commit), ROOT / "src")]
    if given.compiled is not None:
        pairs.append(("compiled", given.compiled.resolve(), ROOT / ".fast"))
    rows = table(given.commit, pairs)
    if given.markdown is not None:
        head, _, rest = given.markdown.read_text(encoding="utf-8").partition(BEGIN)
        tail = rest.partition(END)[2]
        given.markdown.write_text(f"{head}{BEGIN}\n" + "\n".join(rows) + f"\n{END}{tail}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
