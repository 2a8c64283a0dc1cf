"""Decisions with their options and the result of the game, for learners outside Pionek.

A scene, its things or nothing are one line of JSON per decision; the view `observation` is a Parquet file of numbers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.files import atomic_write
from pionek.lab import observations
from pionek.lab.observations import Seen, numbers_of
from pionek.lab.plan import Programme, Round
from pionek.lab.simulate import IN_HAND, Progress, Thought, mark_of, moves, naming_the_seed, programme_for
from pionek.lab.workers import Workers

if TYPE_CHECKING:
    from pionek.core.match.match import Match

OBSERVATION = "observation"
FOR_PEOPLE = frozenset({"text", "why_not", "rules", "options", "cost_shares", "shares"})
"""Fields of things that only repeat, for people, what other fields or the options of the line say."""


class Choice(msgspec.Struct, kw_only=True):
    """One decision: a line of the file."""

    game: int
    """The number of the game, counted from 0."""
    seed: int
    decision: int
    """The number of the decision in its game, counted from 0."""
    seat: int
    bot: str
    view: Any
    """What the seat saw, in the form that `--view` selects."""
    options: list[str]
    chosen: str
    outcome: list[int] = []
    """How the game ended, by seat: 1 won, -1 lost, 0 drawn."""


def export(programme: Programme, view: str, path: Path, workers: Workers, progress: Progress | None = None) -> int:
    """Write the file atomically, its lines in the order of games; returns the number of decisions."""
    rounds = programme.rounds()
    if view == OBSERVATION:
        return observations.write(programme, seen_games(programme, rounds, workers, progress), path)
    decisions = 0
    with atomic_write(path) as file:
        for done, lines in enumerate(lines_of_games(programme, rounds, view, workers), 1):
            file.write(lines)
            decisions += lines.count(b"\n")
            if progress is not None:
                progress(done, len(rounds))
    return decisions


def seen_games(programme: Programme, rounds: list[Round], workers: Workers, progress: Progress | None) -> Iterator[list[Seen]]:
    """The decisions of each game as numbers, in the order of games."""
    decoder = msgspec.msgpack.Decoder(list[Seen])
    for done, packed in enumerate(lines_of_games(programme, rounds, OBSERVATION, workers), 1):
        yield decoder.decode(packed)
        if progress is not None:
            progress(done, len(rounds))


def lines_of_games(programme: Programme, rounds: list[Round], view: str, workers: Workers) -> Iterator[bytes]:
    """The lines of each game, in the order of games, whichever worker plays them."""
    if workers.executor is None:
        for round_ in rounds:
            yield lines_of(programme, round_, view)
        return
    asked, mark = msgspec.json.encode(programme.plan), mark_of(programme)
    pending: deque[Future[bytes]] = deque()
    for round_ in rounds:
        pending.append(workers.executor.submit(told_by_worker, asked, mark, round_, view))
        if len(pending) >= workers.count * IN_HAND:
            yield pending.popleft().result()
    while pending:
        yield pending.popleft().result()


def told_by_worker(asked: bytes, mark: str, round_: Round, view: str) -> bytes:
    return lines_of(programme_for(asked, mark), round_, view)


def lines_of(programme: Programme, round_: Round, view: str) -> bytes:
    """Play one game; returns a line for every decision, each with the outcome of the game, or all of them packed as numbers."""
    with naming_the_seed(programme, round_):
        match = programme.match(round_)
        seen = [] if view != OBSERVATION else seen_by(programme, round_, match)
        choices = [] if view == OBSERVATION else choices_of(programme, round_, match, view)
    assert match.result is not None
    outcome = outcome_of(match.result.winners, programme.sides)
    if view == OBSERVATION:
        for each in seen:
            each.outcome = outcome[each.seat]
        return msgspec.msgpack.encode(seen)
    for choice in choices:
        choice.outcome = outcome
    return b"".join(msgspec.json.encode(choice) + b"\n" for choice in choices)


def choices_of(programme: Programme, round_: Round, match: Match, view: str) -> list[Choice]:
    """Every decision of a match, while the match is played to its end."""
    names = programme.lineups[round_.shift]
    thoughts = [Thought() for _ in names]
    return [
        Choice(
            game=round_.at,
            seed=round_.seed,
            decision=at,
            seat=seat,
            bot=names[seat],
            view=seen(match, seat, view),
            options=match.keys(),
            chosen=match.key(option),
        )
        for at, (seat, _options, option) in enumerate(moves(match, programme.bots_at(round_), thoughts))
    ]


def seen_by(programme: Programme, round_: Round, match: Match) -> list[Seen]:
    """Every decision of a match as numbers, while the match is played to its end."""
    names = programme.lineups[round_.shift]
    found: list[Seen] = []
    for at, (seat, _options, option) in enumerate(moves(match, programme.bots_at(round_), [Thought() for _ in names])):
        row, offered, action = numbers_of(match, seat, option)
        found.append(
            Seen(
                game=round_.at, seed=round_.seed, decision=at, seat=seat, bot=names[seat], observation=row, offered=offered, action=action,
            )
        )  # fmt: skip
    return found


def outcome_of(winners: tuple[int, ...], sides: list[list[int]]) -> list[int]:
    """1 for each seat that won, -1 for each that lost; 0 if no seat won, unless all play against the table."""
    lost = -1 if winners or len(sides) == 1 else 0
    return [1 if seat in winners else lost for seat in range(sum(len(side) for side in sides))]


def seen(match: Match, seat: int, view: str) -> Any:
    if view == "none":
        return None
    scene = msgspec.to_builtins(match.scene(seat))
    return scene if view == "scene" else bare(scene["things"])


def bare(value: Any) -> Any:
    """Things without the sentences that people read."""
    if isinstance(value, dict):
        return {name: bare(each) for name, each in value.items() if name not in FOR_PEOPLE}
    return [bare(each) for each in value] if isinstance(value, list) else value
