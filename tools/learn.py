"""Teach a policy a game on one core, and show how it learned: the example of docs/learners.md.

    .venv/bin/python tools/learn.py dicethrone --vary heroes --games 3200 --out duel.npz
    .venv/bin/pionek simulate dicethrone --bots policy:duel.npz,random --games 400 --mirror

It plays against bots that answer at random and learns from each batch of games; then it plays 400 mirrored games as a
bot, with other seeds, and says how many it won. The same command learns the same. `--plot FILE` draws its curve.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # before numpy is there: what is measured is one core

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import pionek  # noqa: E402  the line above makes it known
from pionek.bots.seats import SeatError, read_bots  # noqa: E402
from pionek.core.errors import UserError  # noqa: E402
from pionek.lab.extras import need  # noqa: E402
from pionek.lab.tally import interval  # noqa: E402

if TYPE_CHECKING:
    from pionek.lab.learners.training import Learner

BATCH = 64
"""Games between two lessons."""
DUELS = 400
SMOOTH = 5
"""Batches that a point of the curve is the mean of."""
INK, LINE = "#2b5c8a", "#b3541e"


def main(arguments: list[str] | None = None) -> int:
    given = arguments_of(arguments)
    try:
        need("learn", "numpy", "gymnasium", "pettingzoo")
        if given.plot is not None:
            need("lab", "matplotlib")
        learned(given)
    except (UserError, SeatError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def arguments_of(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Teach a policy a game, on one core.")
    parser.add_argument("game", help="dicethrone, connectfour ...")
    parser.add_argument("--out", type=Path, required=True, help="the file of the policy")
    parser.add_argument("--games", type=int, default=3000, help="games to learn from (default: %(default)s)")
    parser.add_argument("--opponent", default="random", help="the bot it learns against (default: %(default)s)")
    parser.add_argument("--vary", default="", help="a setting of which all values are played: heroes")
    parser.add_argument("--seed", type=int, default=0, help="(default: %(default)s)")
    parser.add_argument("--duels", type=int, default=DUELS, help="games that measure it (default: %(default)s)")
    parser.add_argument("--plot", type=Path, help="draw the learning curve into this SVG file")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.duels < 1:
        parser.error("--games and --duels are at least 1")
    if given.seed < 0:
        parser.error("--seed is at least 0")
    for file in (given.out, given.plot):
        if file is not None and (file.is_dir() or not file.parent.is_dir()):
            parser.error(f"{file} cannot be written: it is a folder, or its folder is not there")
    return given


def learned(given: argparse.Namespace) -> None:
    from pionek.lab.learners.training import Learner, won_duels

    if len(read_bots(given.opponent)) != 1:
        raise UserError(f"{given.opponent} is more than one bot; it learns against one")
    env = pionek.env(given.game)
    learner = Learner(env, given.opponent, given.seed, given.vary)
    curve = taught(learner, given.games)
    learner.policy.save(given.out)
    won = won_duels(env, learner.policy, given.opponent, given.duels, given.seed + 1, given.vary)
    least, most = interval(won, given.duels)
    print(f"{given.out}: won {won} of {given.duels} against {given.opponent}, {won / given.duels:.1%} ({least:.1%} to {most:.1%})")
    if given.plot is not None:
        draw(curve, won / given.duels, given)


def taught(learner: Learner, games: int) -> list[tuple[int, float]]:
    """Learn, and tell how it goes: after how many games which share of a batch was won."""
    began, spent = time.perf_counter(), time.process_time()
    curve: list[tuple[int, float]] = []
    while learner.games < games:
        share = learner.batch(min(BATCH, games - learner.games))
        curve.append((learner.games, share))
        seconds, core = time.perf_counter() - began, time.process_time() - spent
        print(f"\r{learner.games} games, {share:.0%} of the last won, {seconds:.0f} s ({core:.0f} s of the core)", end="", flush=True)
    print()
    return curve


def draw(curve: list[tuple[int, float]], end: float, given: argparse.Namespace) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    shares = [share for _, share in curve]
    means = [sum(shares[max(0, at - SMOOTH + 1) : at + 1]) / min(at + 1, SMOOTH) for at in range(len(shares))]
    figure = Figure(figsize=(6.4, 3.4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([games for games, _ in curve], shares, color=INK, alpha=0.25, linewidth=1, label=f"each {BATCH} games, while learning")
    axes.plot([games for games, _ in curve], means, color=INK, linewidth=2, label=f"mean of the last {SMOOTH}")
    axes.axhline(end, color=LINE, linestyle="--", linewidth=1.2, label=f"{given.duels} mirrored games as a bot: {end:.0%}")
    axes.set(xlabel="games played", ylabel=f"won against {given.opponent}", ylim=(0, 1), title=f"{given.game}: a policy learns")
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    with mpl.rc_context({"svg.hashsalt": "learning", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure.savefig(given.plot, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))


if __name__ == "__main__":
    sys.exit(main())
