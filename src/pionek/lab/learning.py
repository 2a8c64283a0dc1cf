"""What decides who wins, learned from games of bots: `pionek learn`.

A round plays games of the present best bot, fits weights to who won from the positions where its searches stop, and lets bots with
several shrinkages and shares of the mixture play against the present best. The best of them, if it won, is the new
present best, whose games the next round learns from. The fit predicts; only games won decide.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.bots.seats import LEARNED
from pionek.bots.seeds import derived
from pionek.core.errors import UserError
from pionek.core.files import atomic_write
from pionek.core.learned import Gain, Notes, Table, read_notes
from pionek.lab.extras import need
from pionek.lab.plan import Plan, Programme, Round
from pionek.lab.simulate import IN_HAND, Thought, mark_of, moves, naming_the_seed, programme_for
from pionek.lab.tally import interval
from pionek.lab.tournament import Tournament

if TYPE_CHECKING:
    from pionek.lab.workers import Workers

SHRINKAGES = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1)
"""What the fit is tried with, in units of the number of positions."""
FOLDS = 5
STRONGER = (1, 10)
"""Beside the best shrinkage by prediction, how many times as much is tried: games are often won by more of it."""
SHARES = (0.4, 0.7, 1.0)
"""The parts of the mixture that are tried."""
BETTER = 1.04
"""How many times the even share of points a new one must win against the present best to take its place."""
STEPS = 25
"""Newton's steps of the fit at most."""
DIGITS = 5

Told = Callable[[str, dict[str, Any]], None]
"""Is told what happens: the key of a text, and what it speaks of."""


class Position(msgspec.Struct, array_like=True):
    """A position of a game from the view of a seat: its traits, and the share of the win that the seat got."""

    game: int
    won: float
    numbers: list[float]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """How much `learn` may play."""

    plan: Plan
    """The table; its bots are those that the first round learns from, its games those of a round."""
    rounds: int
    contest: int
    """The mirrored games by which the last two candidates of a round are compared with the present best."""
    out: Path


def learn(asked: Asked, workers: Workers, told: Told) -> Table:
    """Learn round after round until a round gains nothing, and write the file after each that does."""
    need("learn", "numpy")
    programme = Programme(asked.plan)
    game = programme.game
    traits = game.hints.traits
    kind = traits.kind(programme.match(programme.rounds()[0]).table)
    if not traits.names or kind < 0 or len(programme.sides) == 1:
        raise UserError(
            f"{game.id} declares no traits by which the sides of this table could be compared",
            f"{game.id} nie podaje cech pozycji, po których można by porównać strony tego stołu",
        )
    even = 1 / len(programme.sides)
    notes = read_notes(asked.out)
    known = next((table for table in notes.tables if table.kind == kind), None)
    best = f"{LEARNED}{asked.out}" if known is not None else asked.plan.bots[0]
    table = known if known is not None else Table(kind, 0.0, 0.0, {})
    for number in range(len(table.rounds), len(table.rounds) + asked.rounds):
        plan = msgspec.structs.replace(asked.plan, bots=[best], seed=derived(asked.plan.seed, "learn", number))
        positions = [each for part in played_for(plan, workers) for each in part]
        games = len({each.game for each in positions})
        told("learned-positions", {"round": number + 1, "games": games, "positions": len(positions)})
        found = candidates(positions, traits.names, kind, told)
        drafts = {}
        for at, (shrinkage, draft) in enumerate(found):
            path = asked.out.with_name(f"{asked.out.stem}-{kind}-{number + 1}-{at}.json")
            write_notes(path, Notes([draft]))
            drafts[f"{LEARNED}{path}"] = (shrinkage, draft, path)
        word, share, played = chosen(asked, list(drafts), best, number, workers, told)
        shrinkage, draft, _path = drafts[word]
        kept = share >= BETTER * even
        table.rounds.append(Gain(games, len(positions), shrinkage, draft.share, round(share, 4), played, kept))
        if kept:
            table.share, table.bias, table.weights = draft.share, draft.bias, draft.weights
            best = f"{LEARNED}{asked.out}"
        notes.tables = sorted([*(each for each in notes.tables if each.kind != kind), table], key=lambda each: each.kind)
        if table.weights:
            write_notes(asked.out, notes)
        told("learned-round", {"round": number + 1, "kept": kept, "share": share, "games": played, "shrinkage": shrinkage, "part": draft.share})
        for _shrinkage, _draft, path in drafts.values():
            path.unlink()
        if not kept:
            break
    return table


def write_notes(path: Path, notes: Notes) -> None:
    with atomic_write(path) as file:
        file.write(msgspec.json.format(msgspec.json.encode(notes), indent=1) + b"\n")


# Positions


def played_for(plan: Plan, workers: Workers) -> Iterator[list[Position]]:
    """The positions of each game of a plan, in the order of games, whichever worker plays them."""
    programme = Programme(plan)
    rounds = programme.rounds()
    if workers.executor is None:
        for round_ in rounds:
            yield positions_of(programme, round_)
        return
    asked, mark = msgspec.json.encode(plan), mark_of(programme)
    pending: deque[Future[list[Position]]] = deque()
    for round_ in rounds:
        pending.append(workers.executor.submit(found_by_worker, asked, mark, round_))
        if len(pending) >= workers.count * IN_HAND:
            yield pending.popleft().result()
    while pending:
        yield pending.popleft().result()


def found_by_worker(asked: bytes, mark: str, round_: Round) -> list[Position]:
    return positions_of(programme_for(asked, mark), round_)


def positions_of(programme: Programme, round_: Round) -> list[Position]:
    """Play a game, and look at it through every seat whenever the clock of searches moves: there they compare positions."""
    with naming_the_seed(programme, round_):
        match = programme.match(round_)
        hints = programme.game.hints
        seen: list[tuple[int, list[float]]] = []
        last = hints.clock(match.table)
        thoughts = [Thought() for _ in range(programme.seats)]
        for _seat, _options, _option in moves(match, programme.bots_at(round_), thoughts):
            if hints.clock(match.table) != last:
                last = hints.clock(match.table)
                seen += [(seat, hints.traits.of(match.table, seat)) for seat in range(programme.seats)]
    assert match.result is not None
    winners = match.result.winners
    even = 1 / programme.seats
    return [Position(round_.at, (seat in winners) / len(winners) if winners else even, numbers) for seat, numbers in seen]


# The fit


def candidates(positions: list[Position], names: tuple[str, ...], kind: int, told: Told) -> list[tuple[float, Table]]:
    """Weights with the shrinkage that predicts best, and with more of it, in several mixtures."""
    import numpy as np

    numbers = np.array([each.numbers for each in positions])
    won = np.array([each.won for each in positions])
    fold = np.array([each.game for each in positions]) % FOLDS
    losses: dict[float, float] = {}
    for shrinkage in SHRINKAGES:
        parts = [surprise(fitted(numbers[fold != at], won[fold != at], shrinkage), numbers[fold == at], won[fold == at]) for at in range(FOLDS)]
        losses[shrinkage] = sum(parts) / FOLDS
        told("learned-shrinkage", {"shrinkage": shrinkage, "loss": losses[shrinkage]})
    best = min(losses, key=lambda each: losses[each])
    found: list[tuple[float, Table]] = []
    for more in STRONGER:
        bias, *weights = fitted(numbers, won, best * more).tolist()
        kept = {name: round(weight, DIGITS) for name, weight in zip(names, weights, strict=True)}
        found += [(best * more, Table(kind, share, round(bias, DIGITS), kept)) for share in SHARES]
    return found


def fitted(numbers: Any, won: Any, shrinkage: float) -> Any:
    """The logistic regression of who won, shrunk towards 0: the bias, then the weights."""
    import numpy as np

    rows = np.hstack([np.ones((len(numbers), 1)), numbers])
    pull = np.eye(rows.shape[1]) * shrinkage * len(rows)
    pull[0, 0] = 0.0
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-rows @ weights))
        slope = np.maximum(expected * (1 - expected), 1e-6)
        step = np.linalg.solve((rows * slope[:, None]).T @ rows + pull, rows.T @ (expected - won) + pull @ weights)
        weights = weights - step
        if np.abs(step).max() < 1e-8:
            break
    return weights


def surprise(weights: Any, numbers: Any, won: Any) -> float:
    """The mean logarithmic loss of a prediction."""
    import numpy as np

    expected = np.clip(1 / (1 + np.exp(-(weights[0] + numbers @ weights[1:]))), 1e-9, 1 - 1e-9)
    return float(-(won * np.log(expected) + (1 - won) * np.log(1 - expected)).mean())


# Who wins


def chosen(asked: Asked, words: list[str], best: str, number: int, workers: Workers, told: Told) -> tuple[str, float, int]:
    """The candidate that does best against the present best: all play some games, the better half plays on with twice as many."""
    points: dict[str, Fraction] = dict.fromkeys(words, Fraction())
    played: dict[str, int] = dict.fromkeys(words, 0)
    left = words
    games = max(2, asked.contest // 4)
    lap = 0
    while True:
        for word in left:
            plan = msgspec.structs.replace(asked.plan, games=games, bots=[], seed=derived(asked.plan.seed, "contest", number, lap))
            held = Tournament(plan, [word, best], first=True)
            held.play(workers)
            contest = held.contests[0]
            points[word] += contest.points
            played[word] += len(contest.finishes)
            low, high = interval(float(points[word]), played[word])
            share = float(points[word] / played[word])
            told("learned-contest", {"number": words.index(word) + 1, "share": share, "low": low, "high": high, "games": played[word]})
        left = sorted(left, key=lambda each: -points[each] / played[each])[: max(1, len(left) // 2)]
        if len(left) == 1:
            return left[0], float(points[left[0]] / played[left[0]]), played[left[0]]
        games *= 2
        lap += 1
