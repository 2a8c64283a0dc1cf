"""The bot that thinks ahead: information-set Monte Carlo tree search on the door that every game has.

Each iteration imagines a table that the seat might be sitting at, walks down the tree of answers, and plays on from there
as the game advises, to the end of a few turns; there the game's evaluation says how everybody stands. Chance is met by
sampling: the same way of answering is gone on many tables. Every seat in the tree chooses for itself, so that two to six
seats, teams and the cooperative game need nothing of their own.

Where a game is certain enough (`Game.certain`), each option is tried once instead, the most promising first: a second
play-out would only tell the first one again, and a few long ones say more than many that are spread over a tree.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from pionek.bots.bot import Bot
from pionek.bots.tree import Bounds, Node, picked
from pionek.core.rng import Rng
from pionek.core.stage import options_of

if TYPE_CHECKING:
    from pionek.core.decision import Option
    from pionek.core.game import Game
    from pionek.core.match import Match
    from pionek.core.table import Table

class Budget:
    """How long a bot may think about one decision: so many iterations, or until the clock says stop; else as the game says."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def is_timed(self) -> bool:
        return self.seconds > 0


class SearchBot(Bot):
    """Takes the option that its search has come back to most often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        seed = self.rng.next()
        if len(options) == 1:
            return options[0]
        search = Search(match, seat, seed)
        if len(search.options) > 1:
            search.run(self.budget)
        return search.best()


class Search:
    """One decision thought about. `root` holds what was tried, for those who want to see the reasons."""

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self.match = match
        self.game: Game = match.game
        self.seat = seat
        self.rng = Rng(seed)
        self.root = Node()
        self.bounds = Bounds()
        self.iterations = 0
        table = match.imagine(seat, self.rng.next()).table
        self.until = (self.game.length(table) or 0) + self.game.horizon
        solved = self.game.solve(table, seat)
        options = options_of(table.decision, seat)
        self.options = [solved] if solved is not None and solved in options else self.game.prune(table, seat, options)
        self.deal = self.rng.next()
        """The table on which all options are compared if each of them is tried once."""
        if self.game.certain and len(self.options) > 1:
            self.options = self.promising(table)

    def promising(self, table: Table) -> list[Option]:
        """What the game advises, then the other options, those first that look best at once."""
        advice = self.game.advise(table, self.seat)
        looks: dict[Option, float] = {}
        for option in self.options:
            after = table.clone()
            after.take(option, self.seat)
            looks[option] = self.game.evaluate(after, self.seat)
        return sorted(self.options, key=lambda option: (option != advice, -looks[option]))

    def run(self, budget: Budget) -> None:
        """Think until the budget is spent or everything is known."""
        if budget.is_timed():
            end = time.perf_counter() + budget.seconds
            while time.perf_counter() < end and not self.is_settled():
                self.iterate()
            return
        for _ in range(budget.iterations or self.game.thought):
            if self.is_settled():
                return
            self.iterate()

    def is_settled(self) -> bool:
        """Whether all options were tried where once is enough."""
        return self.game.certain and len(self.root.children) == len(self.options)

    def best(self) -> Option:
        """The option with most visits; among equals, or where once is enough, the one that did better."""
        children = self.root.children
        tried = [option for option in self.options if option in children]
        if not tried:
            return self.options[0]
        if self.game.certain:
            return max(tried, key=lambda option: children[option].mean())
        return max(tried, key=lambda option: (children[option].visits, children[option].mean()))

    def iterate(self) -> None:
        """One table, from the decision to the end of a play-out."""
        self.iterations += 1
        table = self.match.imagine(self.seat, self.deal if self.game.certain else self.rng.next()).table
        path = self.try_next(table) if self.game.certain else self.descend(table)
        self.play_out(table)
        values: dict[int, float] = {}
        for node, seat in path:
            if seat not in values:
                values[seat] = self.game.evaluate(table, seat)
                self.bounds.add(values[seat])
            node.add(values[seat])

    def try_next(self, table: Table) -> list[tuple[Node, int]]:
        """Give the answer that is the next to be tried."""
        option = self.options[len(self.root.children)]
        child = self.root.children[option] = Node()
        table.take(option, self.seat)
        return [(child, self.seat)]

    def descend(self, table: Table) -> list[tuple[Node, int]]:
        """Down the tree to an answer that was never given before on this way, and give it."""
        node, seat, options = self.root, self.seat, self.options
        path: list[tuple[Node, int]] = []
        while True:
            if not node.asked:
                node.asked = True
                node.advice = self.game.advise(table, seat)
            option = picked(node, options, self.bounds)
            child = node.children.get(option)
            new = child is None
            if child is None:
                child = node.children[option] = Node()
            path.append((child, seat))
            table.take(option, seat)
            node = child
            if new or not self.to_a_choice(table):
                return path
            assert table.decision is not None
            seat = table.decision.seat
            options = self.game.prune(table, seat, table.decision.options)

    def to_a_choice(self, table: Table) -> bool:
        """Give the answers that need no thought; whether there is then something to choose before the end of the search."""
        game = self.game
        while (decision := table.decision) is not None:
            if (game.length(table) or 0) >= self.until:
                return False
            if len(decision.options) == 1:
                table.take(decision.options[0], decision.seat)
                continue
            solved = game.solve(table, decision.seat)
            if solved is None or solved not in decision.options:
                worth = game.prune(table, decision.seat, decision.options)
                if len(worth) > 1:
                    return True
                solved = worth[0]
            table.take(solved, decision.seat)
        return False

    def play_out(self, table: Table) -> None:
        """On to the horizon, everybody as the game's hunch says."""
        game, rng = self.game, self.rng
        for _ in range(game.patience):
            decision = table.decision
            if decision is None or (game.length(table) or 0) >= self.until:
                return
            options, seat = decision.options, decision.seat
            option: Option | None = options[0]
            if len(options) > 1:
                option = game.hunch(table, seat)
                if option is None or option not in options:
                    worth = game.prune(table, seat, options)
                    option = worth[rng.below(len(worth))]
            assert option is not None
            table.take(option, seat)
