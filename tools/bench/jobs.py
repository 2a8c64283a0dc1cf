"""Measure simulations: games and iterations of a search a second on one core in every game, and what a second process adds.

    .venv/bin/python tools/bench/jobs.py [--seconds 3] [--markdown docs/speed.md]

One process and two take turns, so that whatever else the machine does meets both alike; the ratio is the median of five
rounds. On a machine with fewer than two idle cores it says little: the load before the run is printed with it.
"""

import argparse
import os
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

import pionek  # noqa: E402
from pionek.bots.search import Budget, Search  # noqa: E402
from pionek.core import registry  # noqa: E402
from pionek.lab.plan import Plan  # noqa: E402
from pionek.lab.simulate import Series  # noqa: E402
from pionek.lab.workers import Workers, local  # noqa: E402
from tools.bench.report import put_between_markers  # noqa: E402

ROUNDS = 5
AIM = 1.7
RATIO_GAME = "dicethrone"


def rate(workers: Workers, game: str, bot: str, games: int, seed: int) -> float:
    """Games a second."""
    series = Series(Plan(game=game, games=games, bots=[bot], seed=seed))
    began = time.perf_counter()
    for _ in series.play(workers):
        pass
    return len(series.rounds) / (time.perf_counter() - began)


def enough(game: str, bot: str, seconds: float) -> int:
    """How many games take about so long, from a few of them."""
    return max(2, round(seconds * rate(Workers(), game, bot, 3, 0)))


def iterations(game: str, seconds: float) -> float:
    """A search's iterations a second, in games where everybody searches as long as the game finds worth while."""
    tried, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        match = pionek.new_match(game, seed=seed)
        while spent < seconds and (decision := match.decision) is not None:
            began = time.perf_counter()
            search = Search(match, decision.seat, seed)
            if len(search.options) > 1:
                search.run(Budget())
                tried += search.iterations
                spent += time.perf_counter() - began
            match.play(search.best())
    return tried / spent


def speeds(seconds: float) -> list[tuple[str, float, float, float]]:
    """By game, games a second on one core of random and of greedy bots, and iterations of one that searches."""
    found = []
    for name in registry.names():
        one, other = (rate(Workers(), name, bot, enough(name, bot, seconds), 1) for bot in ("random", "greedy"))
        found.append((registry.get(name).name["en"], one, other, iterations(name, seconds)))
    return found


def gain(seconds: float) -> float:
    """How many times the games a second two processes play."""
    games = enough(RATIO_GAME, "greedy", seconds)
    ratios = []
    with local(2, games) as workers:
        rate(workers, RATIO_GAME, "greedy", 4, 0)  # the workers start and read their content
        for at in range(ROUNDS):
            two = rate(workers, RATIO_GAME, "greedy", 2 * games, at)
            one = rate(Workers(), RATIO_GAME, "greedy", games, at)
            ratios.append(two / one)
    return median(ratios)


def lines(seconds: float) -> list[str]:
    load = os.getloadavg()[0]
    rows = [f"| {name} | {one:,.1f} | {other:,.1f} | {tried:,.0f} |" for name, one, other, tried in speeds(seconds)]
    told = f"Two processes play {gain(seconds):.2f} times the games of one (Dice Throne, greedy; at least {AIM}; load before the run {load:.1f})."
    heads = ["| in a second on one core | games, random | games, greedy | iterations of a search |", "|---|---:|---:|---:|"]
    return [*heads, *rows, "", told]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure simulations on one core and on two.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes, about")
    parser.add_argument("--markdown", type=Path, metavar="PAGE", help="also put the figures into this page, between its marks")
    chosen = parser.parse_args(arguments)
    found = "\n".join(lines(chosen.seconds))
    print(found)
    if chosen.markdown is not None:
        page = chosen.markdown.read_text(encoding="utf-8")
        chosen.markdown.write_text(put_between_markers(page, "simulations", found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
