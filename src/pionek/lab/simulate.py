"""Playing many games, on as many cores as there are; what comes out never depends on how many."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from pionek.bots.seats import bot_of
from pionek.lab.plan import Plan, Programme, Round
from pionek.lab.tally import Played, Tally

MOST_IN_ONE = 256
SECONDS_IN_ONE = 0.25
"""How much a worker plays before it reports: progress is seen often, and talking costs little."""
IN_HAND = 3
"""Parts given out for each worker, so that none of them waits."""

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""

_programme: Programme | None = None
"""What this worker plays: given once, when it starts."""


def simulate(plan: Plan, jobs: int = 0, progress: Progress | None = None) -> dict[str, Any]:
    """Play a plan: `setup` and `results` follow from the plan alone, `run` says how it went this time."""
    began = time.perf_counter()
    programme = Programme(plan)
    rounds = programme.rounds()
    tally = Tally(programme.seats, programme.pairings, programme.bots)
    workers = min(jobs or os.cpu_count() or 1, len(rounds))
    games = played_here(programme, rounds) if workers == 1 else played_by(programme, rounds, workers)
    for game in games:
        tally.add(game)
        if progress is not None:
            progress(tally.games, len(rounds))
    seconds = time.perf_counter() - began
    return {
        "setup": programme.setup(),
        "results": tally.results(),
        "run": {
            "seconds": round(seconds, 3),
            "games_per_second": round(len(rounds) / seconds, 1),
            "workers": workers,
            "python": sys.version.split()[0],
        },
    }


class GameFailed(RuntimeError):
    """A game that could not be played to its end: names what it takes to see it again."""


def played(programme: Programme, round_: Round) -> Played:
    """One game, or the failure with its seed."""
    try:
        return play(programme, round_)
    except Exception as error:
        options = programme.chosen[round_.pairing]
        raise GameFailed(f"seed {round_.seed}, {options}: {type(error).__name__}: {error}") from error


def play(programme: Programme, round_: Round) -> Played:
    """One game from its first decision to its end."""
    match = programme.match(round_)
    seats = programme.seats
    names = [programme.bots[(seat + round_.shift) % seats] for seat in range(seats)]
    bots = [bot_of(names[seat], round_.seed, (seat + round_.shift) % seats) for seat in range(seats)]
    decisions = 0
    while (decision := match.decision) is not None:
        bot = bots[decision.seat]
        assert bot is not None
        match.play(bot.choose(match, decision.seat))
        decisions += 1
    result = match.result
    assert result is not None
    settings = programme.chosen[round_.pairing]
    what = [programme.game.played(settings, seat) for seat in range(seats)]
    turns = programme.game.length(match.table)
    return Played(round_.pairing, names, what, list(result.winners), result.cause, decisions, turns)


def played_here(programme: Programme, rounds: list[Round]) -> Iterator[Played]:
    for round_ in rounds:
        yield played(programme, round_)


def played_by(programme: Programme, rounds: list[Round], workers: int) -> Iterator[Played]:
    """Games as they come back from a pool of processes, given out in parts that suit their speed."""
    # Forked workers start at once and know what this process knows; nothing here runs in threads yet.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    pool = ProcessPoolExecutor(workers, context, initializer=begin, initargs=(programme.plan,))
    at, size = 0, 1
    pending: set[Future[tuple[list[Played], float]]] = set()
    try:
        while at < len(rounds) or pending:
            while at < len(rounds) and len(pending) < workers * IN_HAND:
                pending.add(pool.submit(played_part, rounds[at : at + size]))
                at += size
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for part in done:
                games, seconds = part.result()
                size = max(1, min(MOST_IN_ONE, int(len(games) * SECONDS_IN_ONE / max(seconds, 1e-6))))
                yield from games
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin(plan: Plan) -> None:
    """What a worker does first. Ctrl-C ends it at once and in silence; the one who started it does the talking."""
    global _programme  # noqa: PLW0603  a process of the pool has no other place to remember
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _programme = Programme(plan)


def played_part(rounds: list[Round]) -> tuple[list[Played], float]:
    """Some games, and how long they took."""
    assert _programme is not None
    began = time.perf_counter()
    games = [played(_programme, round_) for round_ in rounds]
    return games, time.perf_counter() - began
