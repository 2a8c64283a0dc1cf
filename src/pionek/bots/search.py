"""The bot that searches: information-set Monte Carlo tree search over any game.

Each iteration imagines a table that is possible for all the seat knows, walks down the tree of answers, and continues from
there as the game advises to the end of a few turns, where the game's evaluation says how every seat stands. Chance is
sampled: the same answers are tried on many tables. Every seat in the tree chooses for itself, so that two to six seats,
teams and the cooperative game need no special treatment.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from pionek.bots.bot import Bot
from pionek.bots.greedy import GreedyBot
from pionek.bots.seeds import derived
from pionek.bots.tree import Bounds, Node, picked
from pionek.bots.weighing import ByTree, Halving, Race, Weighing
from pionek.core.learned import learned_from
from pionek.core.state.decision import options_of
from pionek.core.state.rng import Rng

if TYPE_CHECKING:
    from pionek.core.hints import Hints
    from pionek.core.learned import Notes
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option
    from pionek.core.state.table import Table


class Budget:
    """How long a bot may search for one decision: a number of iterations or of seconds; by default what the game's hints say, or `times` that."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, times: int = 1) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.times = times

    def is_timed(self) -> bool:
        return self.seconds > 0

    def counted(self, usual: int) -> int:
        """The number of iterations, where a game usually has so many."""
        return self.iterations or usual * self.times


class SearchBot(Bot):
    """Takes the option that its search finds best."""

    hints: Hints[Any] | None = None
    """In place of those of the game."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        seed = self.rng.next()
        if len(options) == 1:
            return options[0]
        search = Search(match, seat, seed, self.hints)
        if len(search.options) > 1:
            search.run(self.budget)
        return search.best()


class LearnedBot(SearchBot):
    """Searches with other weights than those of the game."""

    def __init__(self, seed: int, budget: Budget, notes: Notes) -> None:
        super().__init__(seed, budget)
        self.notes = notes

    def check(self, match: Match) -> None:
        self.hints = type(match.game.hints)()
        self.hints.learned = learned_from(self.notes, self.hints.traits)

    def choose(self, match: Match, seat: int) -> Option:
        if self.hints is None:
            self.check(match)
        return super().choose(match, seat)


class Search:
    """The search for one decision. `root` holds what was tried, for explanations."""

    def __init__(self, match: Match, seat: int, seed: int, hints: Hints[Any] | None = None) -> None:
        self.match = match
        self.hints: Hints[Any] = hints if hints is not None else match.game.hints
        self.seat = seat
        self.rng = Rng(seed)
        self.luck = derived(seed, "luck")
        """The seed of varied play-outs. The first one of each option varies alike, and so on."""
        self.root = Node()
        self.bounds = Bounds()
        self.iterations = 0
        self.tables: list[Table] = []
        """The imagined tables so far. Every option is tried on the same tables in the same order, so that luck affects them equally."""
        table = match.imagine(seat, self.rng.next()).table
        self.root.advice = self.hints.advise(table, seat)
        self.root.asked = True
        self.until = self.hints.until(table)
        options = options_of(table.decision, seat)
        self.options = worth_a_thought(self.hints, table, seat, options, self.root.advice)
        self.solved = len(self.options) == 1 and self.options[0] == self.hints.exact_move(table, seat)
        self.way = self.hints.search_kind(table)
        self.weighing = self.weighed(table)

    def weighed(self, table: Table) -> Weighing:
        """The method by which this game compares its options, which begins with the option that looks best at first sight."""
        if self.way == "race" and len(self.options) > 1:
            favourite = GreedyBot(self.rng.next(), self.hints).choose(self.match, self.seat)
            return Race([favourite, *(option for option in self.options if option != favourite)])
        if self.way == "halving" and len(self.options) > 1:
            return Halving(self.promising(table))
        return ByTree(self.root, self.options, self.bounds)

    def promising(self, table: Table) -> list[Option]:
        """The advised option, then the other options in the order of the value right after them, best first."""
        looks: dict[Option, float] = {}
        for option in self.options:
            after = table.clone()
            after.take(option, self.seat)
            looks[option] = self.hints.evaluate(after, self.seat)
        return sorted(self.options, key=lambda option: (option != self.root.advice, -looks[option]))

    def run(self, budget: Budget) -> None:
        """Search until the budget is spent or further rollouts cannot change the answer."""
        if budget.is_timed():
            began = time.perf_counter()
            self.iterate()
            self.weighing.begin(int(budget.seconds / (time.perf_counter() - began)))
            while time.perf_counter() - began < budget.seconds and not self.weighing.is_over():
                self.iterate()
            return
        iterations = budget.counted(self.hints.iterations)
        self.weighing.begin(iterations)
        for _ in range(iterations):
            if self.weighing.is_over():
                return
            self.iterate()

    def best(self) -> Option:
        return self.weighing.best()

    def iterate(self) -> None:
        """One table, from the decision to the end of a rollout."""
        self.iterations += 1
        option = self.weighing.next()
        tried = self.tried(option)
        table = self.next_table(option).clone()
        path = self.descend(table, option)
        if self.way == "halving" and tried:
            self.play_out(table, Rng(derived(self.luck, tried)))
        else:
            self.play_out(table)
        values: dict[int, float] = {}
        for node, seat in path:
            if seat not in values:
                values[seat] = self.hints.standing(table, seat)
                self.bounds.add(values[seat])
            node.add(values[seat])
        self.weighing.add(option, values[self.seat])

    def tried(self, option: Option) -> int:
        """How often an option was tried."""
        child = self.root.children.get(option)
        return child.visits if child is not None else 0

    def next_table(self, option: Option) -> Table:
        """The next table on which to try an option. Tables are imagined once for all options, because a clone costs less."""
        at = self.tried(option)
        if at == len(self.tables):
            self.tables.append(self.match.imagine(self.seat, self.rng.next()).table)
        return self.tables[at]

    def descend(self, table: Table, option: Option) -> list[tuple[Node, int]]:
        """Follow the tree from an option to an answer that was never given after this sequence, and give it."""
        node, seat = self.root, self.seat
        path: list[tuple[Node, int]] = []
        while True:
            child = node.children.get(option)
            new = child is None
            if child is None:
                child = node.children[option] = Node()
            path.append((child, seat))
            table.take(option, seat)
            node = child
            options = self.next_choice(table) if self.way == "tree" and not new else []
            if not options:
                return path
            assert table.decision is not None
            seat = table.decision.seat
            if not node.asked:
                node.asked = True
                node.advice = self.hints.advise(table, seat)
            option = picked(node, options, self.bounds)

    def next_choice(self, table: Table) -> list[Option]:
        """Give the answers that need no search; returns the options of the next decision, or an empty list at the end of the search."""
        hints = self.hints
        while (decision := table.decision) is not None and hints.clock(table) < self.until:
            options = decision.options
            if len(options) > 1:
                options = worth_a_thought(hints, table, decision.seat, options)
                if len(options) > 1:
                    return options
            table.take(options[0], decision.seat)
        return []

    def play_out(self, table: Table, luck: Rng | None = None) -> None:
        """Play to the horizon; every seat follows the game's rollout hints, varied by `luck` if it is given."""
        hints, rng = self.hints, luck if luck is not None else self.rng
        for _ in range(hints.patience):
            decision = table.decision
            if decision is None or hints.clock(table) >= self.until:
                return
            options, seat = decision.options, decision.seat
            option: Option | None = options[0]
            if len(options) > 1:
                option = hints.rollout_move(table, seat) if luck is None else hints.varied_move(table, seat, luck)
                if option is None or option not in options:
                    worth = hints.worth_trying(table, seat, options)
                    option = worth[rng.below(len(worth))]
            assert option is not None
            table.take(option, seat)


def worth_a_thought(hints: Hints[Any], table: Table, seat: int, options: list[Option], advice: Option | None = None) -> list[Option]:
    """The options that a search tries.

    It is one option alone if the game computes the answer exactly or considers the decision not worth a search.
    Otherwise these are the options that the game considers worth trying, and always the advised one.
    """
    known = hints.exact_move(table, seat) or hints.obvious_move(table, seat)
    if known is not None and known in options:
        return [known]
    worth = hints.worth_trying(table, seat, options)
    return worth if advice is None or advice in worth or advice not in options else [advice, *worth]
