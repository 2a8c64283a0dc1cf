"""Compare this tree with an older commit: microseconds a decision and a clone, both trees by turns in one run.

    .venv/bin/python tools/bench/releases.py 7766dda [--compiled OLD_FAST] [--markdown docs/speed.md] [--games relic] [--rounds 4]

The older sources are unpacked from git into build/releases. Each contender is a process of its own that plays the same random
games again whenever it is asked to; they take short turns, and the mean of the quickest quarter of the turns counts. Where
valgrind is installed, the machine instructions a decision are counted too: that ratio is the same in every run, whatever else
the machine does, so a few --rounds are enough for a look at it. Where the rules have changed, so have the games: then both
trees play the same seeds, and what counts is an average decision. --compiled also compares compiled copies: this tree's .fast/ with one that `tools/fast.py` of
the older tree has made.
"""

import argparse
import io
import os
import re
import shutil
import statistics
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor
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
kept = []
decisions = 0


def play(games):
    global decisions
    spent, decisions = 0.0, 0
    kept.clear()
    for seed in range(games):
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
    return spent / decisions * 1e6


def clone(times):
    begun = time.perf_counter()
    for table in kept:
        for _ in range(times):
            table.clone()
    return (time.perf_counter() - begun) / (len(kept) * times) * 1e6


for line in sys.stdin:
    what, number = line.split()
    print({"play": play, "clone": clone, "count": (decisions, len(kept)).__getitem__}[what](int(number)), flush=True)
"""


class Contender:
    """One tree, playing one game in a process of its own."""

    def __init__(self, path: Path, game: str) -> None:
        self.games = 200 if game == "connectfour" else 5
        self.command = [sys.executable, "-c", WORKER, game]
        self.environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment)

    def ask(self, line: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def turn(self) -> tuple[float, float]:
        """Microseconds a decision and a clone."""
        return self.ask(f"play {self.games}"), self.ask("clone 10")

    def end(self) -> None:
        self.process.communicate()

    def instructions(self) -> tuple[float, float]:
        """Machine instructions of a decision and of a clone, when everything has been loaded and played once."""
        play, clone, count = f"play {self.games}\n", "clone 20\n", "count 0\ncount 1\n"
        scripts = [play + clone + count, play * 2 + clone + count, play + clone * 2 + count]
        with ThreadPoolExecutor() as pool:
            (once, decisions, kept), (played, *_), (cloned, *_) = pool.map(self.counted, scripts)
        return (played - once) / decisions, (cloned - once) / kept / 20

    def counted(self, script: str) -> tuple[float, float, float]:
        """The instructions of a whole run, how many decisions one of its rounds had, and how many tables it kept to clone."""
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *self.command]
        done = subprocess.run(command, input=script, capture_output=True, text=True, env=self.environment, check=True)
        found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
        assert found is not None, done.stderr
        *_, decisions, kept = map(float, done.stdout.split())
        return int(found[1].replace(",", "")), decisions, kept


def unpacked(commit: str) -> Path:
    """The sources of a commit, unpacked once."""
    folder = ROOT / "build" / "releases" / commit
    if not folder.exists():
        packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(folder, filter="data")
    return folder / "src"


def compared(game: str, old: Path, new: Path, rounds: int) -> list[str]:
    """The old tree, the new one, the ratio of their times and that of their instructions: a decision, then a clone."""
    contenders = [Contender(old, game), Contender(new, game)]
    counts = [each.instructions() for each in contenders] if shutil.which("valgrind") else []
    turns: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number in range(rounds + 1):
        for side in (0, 1) if number % 2 else (1, 0):
            turns[side].append(contenders[side].turn())
    for each in contenders:
        each.end()
    found: list[str] = []
    for at in (0, 1):
        before, after = (statistics.mean(sorted(turn[at] for turn in side[1:])[: max(1, rounds // 4)]) for side in turns)
        found += [f"{before:.2f}", f"{after:.2f}", f"{after / before:.2f}"]
        found.append(f"{counts[1][at] / counts[0][at]:.3f}" if counts else "")
    return found


def table(pairs: list[tuple[str, Path, Path]], games: list[str], rounds: int) -> list[str]:
    columns = " | ".join(f"us a {what}, before | now | ratio | in instructions" for what in ("decision", "clone"))
    rows = [f"|  | game | {columns} |", f"|---|---|{'---:|' * 8}"]
    for how, old, new in pairs:
        for game in games:
            rows.append(f"| {how} | {game} | {' | '.join(compared(game, old, new, rounds))} |")
            print(rows[-1], flush=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare this tree with an older commit.")
    parser.add_argument("commit")
    parser.add_argument("--compiled", type=Path, help="the .fast/ folder of the older tree")
    parser.add_argument("--markdown", type=Path, help="the page to write the table into")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), help="only these games")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many turns each tree takes (default: {ROUNDS})")
    given = parser.parse_args()
    pairs = [("interpreted", unpacked(given.commit), ROOT / "src")]
    if given.compiled is not None:
        pairs.append(("compiled", given.compiled.resolve(), ROOT / ".fast"))
    rows = table(pairs, given.games, given.rounds)
    if given.markdown is not None:
        head, _, rest = given.markdown.read_text(encoding="utf-8").partition(BEGIN)
        tail = rest.partition(END)[2]
        given.markdown.write_text(f"{head}{BEGIN}\n" + "\n".join(rows) + f"\n{END}{tail}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
