"""After a match: the decisions of a seat that cost most, with the rollouts that show it.

Every decision is judged from the seat's own view at that time, on imagined tables: what the seat could not know is not
its mistake. A quick pass finds decisions in which another option looks better; the most expensive of these are played out
again, the option that was taken and the better one on the same imagined tables.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import msgspec

from pionek.bots.search import Budget, Search
from pionek.bots.seeds import derived
from pionek.bots.speaking import Speaks, speaks_for
from pionek.bots.thoughts import DIGITS, words_of
from pionek.bots.weighing import ByTree
from pionek.core.state.decision import options_of
from pionek.core.state.rng import Rng
from pionek.core.vocabulary import ENTER

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option

MOST = 3
"""How many decisions the review shows."""
CANDIDATES = 6
"""How many decisions are played out again at length."""
LEAST = 0.02
"""A loss below this is not worth telling."""
SURE = 2.5
"""Standard errors beyond which a difference counts. With so many candidates, two would be exceeded by chance too often."""
FEWEST, FEWEST_SURE = 4, 60
"""The least number of pairs of play-outs, in the quick pass and at length, also in games where a search is slow."""
PARTS = 16
"""The work for one candidate, in decisions of the quick pass."""

Progress = Callable[[int, int], None]
"""Called with the work that is done, and with all the work."""


class Mistake(msgspec.Struct):
    """One decision that cost something: what was played, what the coach would have played, and how each is expected to end.

    Results go from -1 (lost) to 1 (won); `cost` is their difference, `error` its standard error over so many `playouts`
    of each option.
    """

    place: int
    """The number of answers before this decision: the moment that `pionek replay --at` shows."""
    played: str
    better: str
    expected_played: float
    expected_better: float
    cost: float
    error: float
    playouts: int
    speaks: list[Speaks] = []
    """What the better option does more for."""


class Review(msgspec.Struct):
    """The review of a seat: at most three mistakes, the most expensive first, and the number of decisions with a choice."""

    seat: int
    decisions: int
    looked_into: int
    mistakes: list[Mistake]


class Compared(msgspec.Struct):
    """Two options, compared on the same imagined tables."""

    played: float
    better: float
    error: float
    pairs: int

    @property
    def cost(self) -> float:
        return self.better - self.played

    def is_sure(self) -> bool:
        return self.cost > SURE * self.error

    def is_told(self) -> bool:
        return self.is_sure() and self.cost >= LEAST


def review(match: Match, seat: int, seed: int, progress: Progress | None = None, advised: Collection[int] = ()) -> Review:
    """Review the decisions of a seat. The same match and seed give the same review.

    Answers that a guide `advised` (the places of the record) are no mistakes of the seat.
    """
    iterations = match.game.hints.iterations
    places = [place for place, _then, _played in decisions(match, seat)]
    total = len(places) + PARTS * CANDIDATES
    suspects: list[tuple[float, int]] = []
    for done, (place, then, played) in enumerate(decisions(match, seat), 1):
        better = None if place in advised else preferred(then, seat, played, derived(seed, "quick", place), max(2 * FEWEST, iterations // 2))
        if better is not None:
            found = compared(then, seat, played, better, derived(seed, "doubt", place), max(FEWEST, iterations // 8))
            suspects.append((found.cost, place))
        if progress is not None:
            progress(done, total)
    suspects.sort(key=lambda each: (-each[0], each[1]))
    candidates = [place for cost, place in suspects if cost > 0][:CANDIDATES]
    mistakes: list[Mistake] = []
    for done, place in enumerate(candidates, 1):
        found_out = looked_into(match, seat, place, seed)
        if found_out is not None:
            mistakes.append(found_out)
        if progress is not None:
            progress(len(places) + PARTS * done, total)
    if progress is not None:
        progress(total, total)
    mistakes.sort(key=lambda each: (-each.cost, each.place))
    return Review(seat, len(places), len(candidates), mistakes[:MOST])


def decisions(match: Match, seat: int) -> Iterator[tuple[int, Match, Option]]:
    """The decisions in which the seat had a choice: where in the record, the match as it was then, and what was taken.

    The match advances with the next iteration; clone it to keep it.
    """
    then = match.branch(0)
    for place, answer in enumerate(match.effective()):
        decision = then.decision
        if decision is not None and answer.option is not None and answer.seat == seat == decision.seat:
            options = options_of(decision, seat)
            if len(options) > 1 and options[0].verb != ENTER:
                yield place, then, answer.option
        then.take_again(then.table, answer)


def preferred(then: Match, seat: int, played: Option, seed: int, iterations: int) -> Option | None:
    """The option that a search prefers to the one that was taken; None if it agrees."""
    search = Search(then, seat, seed)
    if len(search.options) > 1:
        search.run(Budget(iterations))
    best = search.best()
    return best if best != played else None


def looked_into(match: Match, seat: int, place: int, seed: int) -> Mistake | None:
    """Examine a decision at length: a long search for a better option, and many play-outs independent of the quick pass."""
    then, iterations = match.branch(place), match.game.hints.iterations
    played = match.effective()[place].option
    assert played is not None
    better = preferred(then, seat, played, derived(seed, "long", place), 4 * iterations)
    if better is None:
        return None
    found = compared(then, seat, played, better, derived(seed, "sure", place), max(FEWEST_SURE, 2 * iterations))
    if not found.is_told():
        return None
    return Mistake(
        place, match.key(played), match.key(better), round(found.played, DIGITS), round(found.better, DIGITS),
        round(found.cost, DIGITS), round(found.error, DIGITS), found.pairs,
        speaks_for(then, seat, better, played, derived(seed, "speaks", place)),
    )  # fmt: skip


def words_at(match: Match, seat: int, place: int, lang: str) -> dict[str, str]:
    """The options of the seat at a place of the record, in words by key, as the seat read them."""
    return words_of(match.branch(place), seat, lang)


def compared(then: Match, seat: int, played: Option, better: Option, seed: int, pairs: int) -> Compared:
    """Both options on the same imagined tables, each with a tree of its own for what follows.

    The first half of the rollouts only teaches the trees which answers are good; the second half counts. Games that
    compare options without a tree skip the first half.
    """
    lessons = pairs if then.game.hints.search_kind(then.table) == "tree" else 0
    rng = Rng(seed)
    sides = [Side(then, seat, option, rng.next()) for option in (played, better)]
    results: list[tuple[float, float]] = []
    for at in range(lessons + pairs):
        table = rng.next()
        pair = sides[0].result(table), sides[1].result(table)
        if at >= lessons:
            results.append(pair)
    differences = [second - first for first, second in results]
    error = stdev(differences) / sqrt(pairs)
    return Compared(fmean(first for first, _ in results), fmean(second for _, second in results), error, pairs)


class Side(Search):
    """A search whose first answer is fixed."""

    def __init__(self, then: Match, seat: int, option: Option, seed: int) -> None:
        super().__init__(then, seat, seed)
        self.weighing = ByTree(self.root, [option], self.bounds)

    def result(self, table: int) -> float:
        """Play to the end of one play-out, on the table that this seed imagines; returns the result for the seat."""
        before = self.total()
        self.rng = Rng(table)
        self.iterate()
        return self.total() - before

    def total(self) -> float:
        return sum(node.total for node in self.root.children.values())
