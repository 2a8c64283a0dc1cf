"""Playing many games with any number of workers; the results never depend on that number."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.bots.agents import AgentError
from pionek.bots.bot import Unfit
from pionek.core.errors import UserError
from pionek.core.match.match import chain
from pionek.lab.journal import Journal
from pionek.lab.observer import Lens, Observer
from pionek.lab.plan import Plan, Programme, Round
from pionek.lab.tally import Played, Tally
from pionek.lab.workers import Workers, local

if TYPE_CHECKING:
    from pionek.bots.bot import Bot
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option

MOST_IN_ONE = 256
SECONDS_IN_ONE = 0.25
"""How long a worker plays before it reports: progress is visible often, and communication costs little."""
IN_HAND = 3
"""How many parts are given out per worker in advance, so that no worker waits."""
PLANS = 8
"""How many programmes a worker caches: a tournament consists of several plans, played one after the other."""

MOST_DECISIONS = 100_000
"""The decisions of a game at most: the longest of ours take a few thousand."""
LAST_TOLD = 6

Progress = Callable[[int, int], None]
"""Called with the number of finished games, and with the number of all games."""


class Thought(msgspec.Struct):
    """How many decisions a bot has made, and their processor time, which does not depend on the load of the machine."""

    decisions: int = 0
    seconds: float = 0.0


Thinking = dict[str, Thought]
"""By bot."""


class Part(msgspec.Struct):
    """What a worker returns: some games, how long they took, and how much of that time bots used."""

    games: list[Played]
    seconds: float
    thinking: Thinking


class Series:
    """A plan that is being played, with everything that is reported when it is done."""

    def __init__(self, plan: Plan, watched: bool = False) -> None:
        self.plan = plan
        self.watched = watched
        self.programme = Programme(plan)
        self.rounds = self.programme.rounds()
        self.tally = Tally(self.programme.sides, self.programme.pairings, self.programme.bots)
        self.thinking: Thinking = {}
        self.seconds = 0.0
        self.kept = 0
        """The number of games that were already in the journal."""
        self.workers = 1

    def play(self, workers: Workers, progress: Progress | None = None, journal: Journal | None = None) -> Iterator[Played]:
        """The finished games: first those that a journal kept from an earlier run, then the others, in any order."""
        began = time.perf_counter()
        done: set[int] = set()
        if journal is not None:
            for game in journal.games():
                done.add(game.round)
                self.tally.add(game)
                yield game
        self.kept = len(done)
        left = [each for each in self.rounds if each.at not in done]
        self.workers = min(workers.count, max(1, len(left)))
        parts = played_here(self, left) if workers.executor is None else played_by(self, left, workers)
        for part in parts:
            note(self.thinking, part.thinking)
            if journal is not None:
                journal.add(part.games)
            for game in part.games:
                self.tally.add(game)
                if progress is not None:
                    progress(self.tally.games, len(self.rounds))
                yield game
        self.seconds = time.perf_counter() - began

    def as_data(self) -> dict[str, Any]:
        """`setup` and `results` follow from the plan alone; `run` describes this particular run."""
        played = len(self.rounds) - self.kept
        return {
            "setup": self.programme.setup(),
            "results": self.tally.results(),
            "run": {
                "seconds": round(self.seconds, 3),
                "games_per_second": round(played / self.seconds, 1) if self.seconds else 0.0,
                "kept": self.kept,
                "workers": self.workers,
                "python": sys.version.split()[0],
                "thinking": thoughts(self.thinking),
            },
        }


def simulate(
    plan: Plan,
    jobs: int = 0,
    progress: Progress | None = None,
    watched: bool = False,
) -> dict[str, Any]:
    """Play a plan on this machine and return its results."""
    series = Series(plan, watched)
    with local(jobs, len(series.rounds)) as workers:
        for _ in series.play(workers, progress):
            pass
    return series.as_data()


def note(thinking: Thinking, more: Thinking) -> None:
    for name, thought in more.items():
        sum_ = thinking.setdefault(name, Thought())
        sum_.decisions += thought.decisions
        sum_.seconds += thought.seconds


def thoughts(thinking: Thinking) -> dict[str, dict[str, float]]:
    """Milliseconds per decision, by bot."""
    return {
        name: {"decisions": each.decisions, "ms": round(1000 * each.seconds / each.decisions, 4)}
        for name, each in sorted(thinking.items())
        if each.decisions
    }


class Endless(UserError):
    """A game that goes on for ever, as far as anybody can tell."""


class GameFailed(RuntimeError):
    """A game that could not be played to its end. The sentence says how to reproduce it."""


def played(programme: Programme, round_: Round, lens: Lens | None = None, thinking: Thinking | None = None) -> Played:
    """Play one game; a failure is reported with its seed."""
    with naming_the_seed(programme, round_):
        return play(programme, round_, lens, {} if thinking is None else thinking)


@contextmanager
def naming_the_seed(programme: Programme, round_: Round) -> Iterator[None]:
    """Report whatever goes wrong in a game together with what is needed to reproduce it."""
    try:
        yield
    except Unfit:
        raise
    except (AgentError, Endless) as error:
        raise type(error)(f"seed {round_.seed}: {error}", f"ziarno {round_.seed}: {error.text('pl')}") from error
    except Exception as error:
        options = programme.chosen[round_.pairing]
        raise GameFailed(f"seed {round_.seed}, {options}: {type(error).__name__}: {error}") from error


def moves(match: Match, bots: list[Bot], thoughts: list[Thought]) -> Iterator[tuple[int, list[Option], Option]]:
    """For each decision of the match: the seat, its options, and the option that the bot takes, given just before it is played."""
    for _ in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            return
        seat = decision.seat
        began = time.thread_time()
        option = bots[seat].choose(match, seat)
        thoughts[seat].seconds += time.thread_time() - began
        thoughts[seat].decisions += 1
        yield seat, decision.options, option
        match.play(option)
    last = ", ".join(match.key(link.option) for link in chain(match.last)[-LAST_TOLD:] if link.option is not None)
    raise Endless(
        f"no end after {MOST_DECISIONS} decisions; the last answers were {last}",
        f"po {MOST_DECISIONS} decyzjach nie ma końca; ostatnie odpowiedzi to: {last}",
    )


def play(programme: Programme, round_: Round, lens: Lens | None, thinking: Thinking) -> Played:
    """Play one game from its first decision to its end."""
    match = programme.match(round_)
    seats = programme.seats
    names = programme.lineups[round_.shift]
    thoughts = [thinking.setdefault(name, Thought()) for name in names]
    observer = Observer(lens, seats) if lens is not None else None
    decisions = 0
    for seat, options, option in moves(match, programme.bots_at(round_), thoughts):
        if observer is not None:
            observer.saw(match.table, seat, options, option)
        decisions += 1
    result = match.result
    assert result is not None
    settings = programme.chosen[round_.pairing]
    return Played(
        round=round_.at,
        seed=round_.seed,
        pairing=round_.pairing,
        shift=round_.shift,
        bots=names,
        played=[programme.game.played(settings, seat) for seat in range(seats)],
        winners=[seat for seat in result.winners if seat < seats],  # the winner against a single player has no seat here
        cause=result.cause,
        decisions=decisions,
        turns=programme.game.hints.length(match.table),
        used=observer.used() if observer is not None else [],
        course=observer.course(match.table) if observer is not None else [],
    )


def played_here(series: Series, rounds: list[Round]) -> Iterator[Part]:
    lens = lens_of(series.programme) if series.watched else None
    for round_ in rounds:
        thinking: Thinking = {}
        yield Part([played(series.programme, round_, lens, thinking)], 0.0, thinking)


def played_by(series: Series, rounds: list[Round], workers: Workers) -> Iterator[Part]:
    """The games as the workers return them. Work is given out in parts that suit the speed of the workers."""
    assert workers.executor is not None
    asked = msgspec.json.encode(series.plan)
    mark = mark_of(series.programme)
    at, size = 0, 1
    pending: set[Future[Part]] = set()
    try:
        while at < len(rounds) or pending:
            while at < len(rounds) and len(pending) < workers.count * IN_HAND:
                pending.add(workers.executor.submit(played_part, asked, mark, series.watched, rounds[at : at + size]))
                at += size
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for each in done:
                part = each.result()
                size = max(1, min(MOST_IN_ONE, int(len(part.games) * SECONDS_IN_ONE / max(part.seconds, 1e-6))))
                yield part
    finally:
        for each in pending:
            each.cancel()


class AnotherPionek(UserError):
    """A worker that would play other games than the plan means."""


@lru_cache(maxsize=PLANS)
def programme_of(asked: bytes) -> Programme:
    return Programme(msgspec.json.decode(asked, type=Plan))


@lru_cache(maxsize=PLANS)
def lens_of(programme: Programme) -> Lens:
    return Lens(programme.game, programme.game.content(programme.packs))


def mark_of(programme: Programme) -> str:
    """A fingerprint: it is equal where the same plan means the same games, with the same Pionek, rules and packs."""
    return hashlib.sha256(msgspec.json.encode(programme.setup(), order="deterministic")).hexdigest()


def programme_for(asked: bytes, mark: str) -> Programme:
    """The programme as this worker cached it, if it is the right one."""
    programme = programme_of(asked)
    if mark_of(programme) != mark:
        raise AnotherPionek(
            "a worker has another Pionek or other packs than this machine; the same versions are needed everywhere",
            "jeden z wykonawców ma innego Pionka lub inne paczki niż ta maszyna; wszędzie potrzebne są te same wersje",
        )
    return programme


def played_part(asked: bytes, mark: str, watched: bool, rounds: list[Round]) -> Part:
    """Play some games in a worker that caches their programme."""
    programme = programme_for(asked, mark)
    lens = lens_of(programme) if watched else None
    thinking: Thinking = {}
    began = time.perf_counter()
    games = [played(programme, round_, lens, thinking) for round_ in rounds]
    return Part(games, time.perf_counter() - began, thinking)
