"""Measure the speed of Pionek beside bare Python and other engines: `make bench`.

    .venv/bin/python tools/bench/run.py [--quick] [--no-peers] [--json FILE] [--markdown docs/speed.md]

Every contender plays random games in a process of its own. In each of five rounds the contenders play by short turns, so
that whatever else the machine does meets all alike; figures are medians of the rounds. The other engines are installed
at the first run into the folder `bench` of Pionek's data folder ($PIONEK_HOME), never into the project.
"""

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

from tools.bench.lineup import LINEUP  # noqa: E402 - the line above makes `tools` known
from tools.bench.peers import data_folder  # noqa: E402
from tools.bench.report import (  # noqa: E402
    FIGURES,
    Figures,
    Missing,
    Round,
    as_data,
    figures,
    markdown,
    put_between_markers,
    quickest,
    show,
    verdicts,
)
from tools.bench.worker import AbsentError, Contender, Worker  # noqa: E402

ROUNDS = 5
LAPS, QUICK_LAPS = 12, 1  # turns that a contender has in a round
TURN = 0.1  # seconds
CLONE_PART = 0.5  # of a turn, for contenders that clone


class Bench:
    """The contenders that are there, and what they have measured."""

    def __init__(self, laps: int) -> None:
        self.laps = laps
        self.workers: dict[str, tuple[Contender, Worker]] = {}
        self.rounds: dict[str, list[Round]] = {}
        self.missing: list[Missing] = []

    def enter(self, contender: Contender) -> None:
        """Start a contender and let it warm up; one that cannot start is missing."""
        try:
            worker = Worker(contender)
        except AbsentError as absent:
            self.lose(contender, str(absent))
            return
        self.workers[contender.key] = (contender, worker)
        self.rounds[contender.key] = []
        try:
            worker.run(contender.warm_up)
        except AbsentError as absent:
            self.lose(contender, str(absent))

    def lose(self, contender: Contender, reason: str) -> None:
        self.missing.append(Missing(contender.key, contender.name, contender.game, reason))
        self.rounds.pop(contender.key, None)
        if contender.key in self.workers:
            self.workers.pop(contender.key)[1].close()

    def play_round(self, number: int) -> None:
        """Let every contender play, by turns so short that a busy moment of the machine meets them all."""
        turns: dict[str, list[Round]] = {key: [] for key in self.workers}
        for lap in range(self.laps):
            keys = list(self.workers)
            for place, key in enumerate(keys):
                contender, worker = self.workers[key]
                done = (number * self.laps + lap) * len(keys) + place
                progress(done, ROUNDS * self.laps * len(keys), f"{contender.name}, {contender.game}")
                try:
                    cloned = worker.clone(TURN * CLONE_PART) if contender.clones else None
                    turns[key].append(Round())
                    turns[key][-1].add(worker.run(TURN), cloned)
                except AbsentError as absent:
                    self.lose(contender, str(absent))
        for key in self.workers:
            self.rounds[key].append(quickest(turns[key]))

    def figures(self) -> dict[str, Figures]:
        return {
            key: figures(contender, worker.version, worker.runtime, self.rounds[key])
            for key, (contender, worker) in self.workers.items()
        }

    def close(self) -> None:
        for _contender, worker in self.workers.values():
            worker.close()


def progress(done: int, of: int, words: str) -> None:
    """A bar on standard error, for people only."""
    if sys.stderr.isatty():
        bar = "#" * (30 * done // of)
        end = "" if done < of else "\r\x1b[K"
        print(f"\r\x1b[K[{bar:<30}] {words}{end}", end="", file=sys.stderr, flush=True)


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "cores": os.cpu_count(),
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load_before": round(os.getloadavg()[0], 2),
    }


def measure(
    contenders: list[Contender], laps: int, before: dict[str, Any], page: Path | None = None
) -> dict[str, Any]:
    """Run the bench, print its report, write it into a page, and give it as data."""
    bench = Bench(laps)
    try:
        for contender in contenders:
            bench.enter(contender)
        for number in range(ROUNDS):
            bench.play_round(number)
        progress(1, 1, "")
        found = bench.figures()
    finally:
        bench.close()
    judged = verdicts(found)
    told = "{python}, {cores} cores, {processor}, {system}".format(**before)
    print(told)
    show(found, bench.missing, judged)
    if page is not None:
        filled = put_between_markers(page.read_text(encoding="utf-8"), FIGURES, markdown(found, bench.missing, judged, told))
        page.write_text(filled, encoding="utf-8")
    return {
        "machine": before,
        "rounds": ROUNDS,
        "laps": laps,
        "seconds_a_turn": TURN,
        **as_data(found, bench.missing, judged),
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of Pionek beside bare Python and other engines.")
    parser.add_argument("--quick", action="store_true", help="one turn a round: rough figures in seconds")
    parser.add_argument("--no-peers", action="store_true", help="only Pionek and bare Python; nothing is installed")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="where the figures go (default: bench/last.json in the data folder)"
    )
    parser.add_argument("--markdown", type=Path, metavar="PAGE", help="also put the figures into this page, between its marks")
    chosen = parser.parse_args(arguments)
    place: Path = chosen.json or data_folder() / "bench" / "last.json"
    contenders = [one for one in LINEUP if not (chosen.no_peers and one.peer)]
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        data = measure(contenders, QUICK_LAPS if chosen.quick else LAPS, machine(), chosen.markdown)
        place.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        print(f"bench: {error.strerror}: {error.filename}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nbench: interrupted", file=sys.stderr)
        return 130
    print(f"written to {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
