"""Bots against bots, fairly: every contest is played from all sides with the same seeds, and reported with its interval.

Seats that win and lose together are one side. At a table of several sides one bot has one of them and another bot has
all others, each side in turn. Where all seats are one side, as in a game of all against the table, every bot plays the
same games as the whole team.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.errors import UserError
from pionek.lab.journal import SETUP, Journal, only_for
from pionek.lab.plan import Plan, Programme
from pionek.lab.ratings import Finish, ratings
from pionek.lab.simulate import Progress, Series, Thinking, note, thoughts
from pionek.lab.tally import Played, share_data

if TYPE_CHECKING:
    from pionek.lab.workers import Workers


CONTEST = "contest-"
"""The prefix of the folders of contests; their number follows."""


class TooFewBots(UserError):
    """A tournament with nobody to compare with."""


class Contest:
    """One bot against another, or one bot as a whole team, and its finished games."""

    def __init__(self, plan: Plan, one: str, other: str, sides: list[list[int]]) -> None:
        self.one = one
        self.other = other
        self.sides = sides
        seats = sum(len(side) for side in sides)
        lineups = [[one if seat in side else other or one for seat in range(seats)] for side in sides]
        self.series = Series(msgspec.structs.replace(plan, bots=lineups[0], lineups=lineups))
        self.wins = self.draws = 0
        self.points = Fraction()
        self.finishes: dict[int, Finish] = {}
        """By round: the bot on each side, and which sides won."""

    def add(self, game: Played) -> None:
        winning = [at for at, side in enumerate(self.sides) if set(side) & set(game.winners)]
        self.wins += game.shift in winning
        self.draws += not winning and len(self.sides) > 1
        self.points += self.point(game.shift, winning)
        bots = [game.bots[side[0]] for side in self.sides]
        self.finishes[game.round] = [(bot, at in winning) for at, bot in enumerate(bots)]

    def point(self, side: int, winning: list[int]) -> Fraction:
        """The points of a side: a shared win is divided, and a draw is worth the even share, so that equal bots get just that."""
        if winning:
            return Fraction(side in winning, len(winning))
        return Fraction(1, len(self.sides)) if len(self.sides) > 1 else Fraction()

    def as_data(self) -> dict[str, Any]:
        games = len(self.finishes)
        told = {"bot": self.one, "against": self.other or None, "games": games, "wins": self.wins, "draws": self.draws}
        return {**told, **share_data(float(self.points), games)}


class Tournament:
    """All contests of some bots at one table, or with `first` those of the first bot alone against the others."""

    def __init__(self, plan: Plan, bots: list[str], first: bool = False) -> None:
        self.first = first
        self.bots = list(dict.fromkeys(bots))
        if len(self.bots) < 2:
            raise TooFewBots(
                "a tournament needs two bots or more, separated by commas",
                "turniej wymaga co najmniej dwóch botów, po przecinku",
            )
        self.plan = msgspec.structs.replace(plan, bots=self.bots[:1])
        self.programme = Programme(self.plan)
        self.sides = self.programme.sides
        self.contests = [Contest(self.plan, one, other, self.sides) for one, other in self.pairs()]
        self.games = sum(len(each.series.rounds) for each in self.contests)

    def pairs(self) -> list[tuple[str, str]]:
        """The pairs of bots that meet. With two sides each bot plays both; with several it matters which bot is the single one."""
        if len(self.sides) == 1:
            return [(bot, "") for bot in self.bots]
        meet = (combinations if len(self.sides) == 2 else permutations)(self.bots, 2)
        return [(one, other) for one, other in meet if not self.first or one == self.bots[0]]

    def play(self, workers: Workers, progress: Progress | None = None, folder: Path | None = None) -> None:
        """Play the remaining games. With a folder, keep every game there and continue from the games that it holds."""
        if folder is not None:
            only_for(folder, SETUP)
        done = 0
        for number, contest in enumerate(self.contests, 1):
            series = contest.series
            place = folder / f"{CONTEST}{number}" if folder is not None else None
            with Journal(place, series.programme, series.rounds) if place is not None else nullcontext() as journal:
                for game in series.play(workers, self.counted(progress, done), journal):
                    contest.add(game)
                if journal is not None:
                    journal.tidy()
            done += len(series.rounds)

    def counted(self, progress: Progress | None, before: int) -> Progress | None:
        """Report the progress of one contest as progress of the whole tournament."""
        if progress is None:
            return None
        tell: Callable[[int, int], None] = progress
        return lambda done, _all: tell(before + done, self.games)

    def finishes(self) -> Iterator[Finish]:
        """All games in an order that favours no contest, because ratings depend on the order a little."""
        rounds = sorted({at for contest in self.contests for at in contest.finishes})
        for at in rounds:
            here = [contest.finishes[at] for contest in self.contests if at in contest.finishes]
            yield from [[finish[0] for finish in here]] if len(self.sides) == 1 else here

    def compared(self) -> list[dict[str, Any]]:
        """For two teams that played the same games: the games that only one of them won, and how many each of them won."""
        told = []
        for one, other in combinations(self.contests, 2) if len(self.sides) == 1 else ():
            better = sum(won and not other.finishes[at][0][1] for at, [(_bot, won)] in one.finishes.items())
            worse = sum(won and not one.finishes[at][0][1] for at, [(_bot, won)] in other.finishes.items())
            if games := better + worse:
                told.append({"bot": one.one, "against": other.one, "games": games, **share_data(better, games)})
        return told

    def as_data(self) -> dict[str, Any]:
        """`setup` and `results` follow from the plan alone; `run` describes this particular run."""
        setup = {key: value for key, value in self.programme.setup().items() if key not in ("mirror", "lineups")}
        thinking: Thinking = {}
        for contest in self.contests:
            note(thinking, contest.series.thinking)
        return {
            "setup": {**setup, "bots": self.bots, "seats": self.programme.seats, "sides": len(self.sides)},
            "results": {
                "even": round(1 / len(self.sides), 4) if len(self.sides) > 1 else None,
                "contests": [contest.as_data() for contest in self.contests],
                "compared": self.compared(),
                "ratings": ratings(self.bots, self.finishes()),
            },
            "run": {
                "seconds": round(sum(contest.series.seconds for contest in self.contests), 3),
                "kept": sum(contest.series.kept for contest in self.contests),
                "workers": max(contest.series.workers for contest in self.contests),
                "thinking": thoughts(thinking),
            },
        }
