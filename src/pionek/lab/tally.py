"""Sums over many games. They are sums of whole numbers, so that the order of addition does not matter."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import msgspec

from pionek.lab.observer import POINTS, SCALE

CAP_CAUSES = ("cap", "cap-draw")
PARTS = 60
"""The parts of a won game: a win that up to six sides share, or a draw of as many, can be divided without a remainder."""


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finished game: a line of games.jsonl. The last two fields are present if the game was observed."""

    round: int
    seed: int
    pairing: int
    shift: int
    bots: list[str]
    played: list[str]
    winners: list[int]
    cause: str
    decisions: int
    turns: int | None
    used: list[dict[str, int]] = []
    course: list[list[int]] = []


class Score(msgspec.Struct):
    """Games, and how many of them were won and drawn."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def add(self, won: bool, drawn: bool) -> None:
        self.games += 1
        self.wins += won
        self.draws += drawn


class Use(msgspec.Struct):
    """One thing, used by seats that play one thing: in how many games it was offered, used and won with, and how often it was used."""

    offered: int = 0
    used: int = 0
    times: int = 0
    wins: int = 0

    def add(self, times: int, won: bool) -> None:
        self.offered += 1
        self.times += times
        if times:
            self.used += 1
            self.wins += won


Meetings = dict[str, dict[str, Score]]


class Tally:
    """Counts games as they come in, in any order."""

    def __init__(self, sides: list[list[int]], pairings: list[dict[str, Any]], bots: list[str]) -> None:
        seats = sum(len(side) for side in sides)
        self.sides = sides
        """Seats that win and lose together."""
        self.pairings = pairings
        self.games = 0
        self.ends: Counter[str] = Counter()
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.bots = {name: Score() for name in sorted(set(bots))}
        self.seats = [Score() for _ in range(seats)]
        self.played: dict[str, Score] = {}
        self.parts: Counter[str] = Counter()
        """By id, the parts of games that it won: a shared win is divided, and a draw counts as the even share."""
        self.by_pairing = [[Score() for _ in range(seats)] for _ in pairings]
        self.bots_met: Meetings = {}
        self.played_met: Meetings = {}
        self.uses: dict[str, dict[str, Use]] = {}
        """By the thing used, then by what its seat played."""
        self.course = [[0] * POINTS for _ in range(seats)]
        self.watched = 0

    def add(self, game: Played) -> None:
        self.games += 1
        self.ends["cap" if game.cause in CAP_CAUSES else game.cause] += 1
        self.decisions[game.decisions] += 1
        if game.turns is not None:
            self.turns[game.turns] += 1
        drawn = not game.winners and len(self.sides) > 1  # against the table, a game that nobody wins is lost
        for seat in range(len(self.seats)):
            won = seat in game.winners
            self.seats[seat].add(won, drawn)
            self.by_pairing[game.pairing][seat].add(won, drawn)
        winning = [side for side in self.sides if self.won(side, game)]
        for side in self.sides:  # one of the seats that win together is enough: their games are the same game
            won = side in winning
            for name in {game.bots[seat] for seat in side}:
                self.bots[name].add(won, drawn)
            for name in {game.played[seat] for seat in side}:
                self.played.setdefault(name, Score()).add(won, drawn)
                self.parts[name] += PARTS * won // max(1, len(winning)) + PARTS * drawn // len(self.sides)
        self.meet(self.bots_met, game.bots, game.winners)
        self.meet(self.played_met, game.played, game.winners)
        if game.course:
            self.watch(game)

    def won(self, side: list[int], game: Played) -> bool:
        return any(seat in game.winners for seat in side)

    def meet(self, meetings: Meetings, names: list[str], winners: list[int]) -> None:
        """Count which of two opponents did better than the other."""
        for side, other in permutations(self.sides, 2):
            for seat, rival in product(side, other):
                if names[seat] != names[rival]:
                    won, lost = seat in winners, rival in winners
                    meetings.setdefault(names[seat], {}).setdefault(names[rival], Score()).add(won and not lost, won == lost)

    def watch(self, game: Played) -> None:
        self.watched += 1
        for side in self.sides:
            won = self.won(side, game)
            for name in {name for seat in side for name in game.used[seat]}:
                times = [game.used[seat].get(name, -1) for seat in side]
                most = max(range(len(side)), key=lambda at: times[at])
                use = self.uses.setdefault(name, {}).setdefault(game.played[side[most]], Use())
                use.add(sum(number for number in times if number > 0), won)
        for sums, values in zip(self.course, game.course, strict=True):
            for at, value in enumerate(values):
                sums[at] += value

    def results(self) -> dict[str, Any]:
        """The results as plain data: the same for the same games, whichever workers played them."""
        ends = {"cap": 0, **self.ends}
        found: dict[str, Any] = {
            "games": self.games,
            "ends": {cause: ends[cause] for cause in sorted(ends)},
            "bots": {name: msgspec.to_builtins(score) for name, score in self.bots.items()},
            "seats": [msgspec.to_builtins(score) for score in self.seats],
            "played": {name: msgspec.to_builtins(self.played[name]) for name in sorted(self.played) if name},
            "length": {"decisions": spread(self.decisions)},
        }
        if self.turns:
            found["length"]["turns"] = spread(self.turns)
        if len(self.pairings) > 1:
            found["pairings"] = [
                {"options": options, "seats": [msgspec.to_builtins(score) for score in scores]}
                for options, scores in zip(self.pairings, self.by_pairing, strict=True)
            ]
        if self.watched:
            found["used"] = {name: self.use(name) for name in sorted(self.uses)}
            found["course"] = [[round(sums / self.watched / SCALE, 4) for sums in seat] for seat in self.course]
        return found

    def use(self, name: str) -> dict[str, Any]:
        """One thing, whoever used it. `base` is the share that its users win anyway, used or not: a strong hero's card wins more."""
        by_played = self.uses[name]
        total = Use()
        expected = 0.0
        for played in sorted(by_played):
            use, score = by_played[played], self.played[played]
            total.offered += use.offered
            total.used += use.used
            total.times += use.times
            total.wins += use.wins
            expected += use.used * score.wins / score.games
        return {**msgspec.to_builtins(total), "base": round(expected / total.used, 4) if total.used else None}


def spread(counts: Counter[int]) -> dict[str, float | int]:
    """Mean, median and bounds of numbers that are given with their counts."""
    numbers = sorted(counts)
    total = sum(counts.values())
    middle, seen = 0, 0
    for number in numbers:
        seen += counts[number]
        if seen * 2 >= total:
            middle = number
            break
    mean = sum(number * counts[number] for number in numbers) / total
    return {"mean": round(mean, 3), "median": middle, "least": numbers[0], "most": numbers[-1]}


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 per cent interval of a share (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return centre - reach if wins > 0 else 0.0, centre + reach if wins < games else 1.0


def share_data(wins: float, games: int) -> dict[str, float]:
    """A share with its interval, as results show it."""
    low, high = interval(wins, games)
    return {"share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def difference(wins: float, games: int, before: float, games_before: int) -> tuple[float, float]:
    """The 95 per cent interval of the difference of two shares (Newcombe, from both intervals)."""
    if not games or not games_before:
        return -1.0, 1.0
    share, share_before = wins / games, before / games_before
    low, high = interval(wins, games)
    low_before, high_before = interval(before, games_before)
    change = share - share_before
    down = ((share - low) ** 2 + (high_before - share_before) ** 2) ** 0.5
    up = ((high - share) ** 2 + (share_before - low_before) ** 2) ** 0.5
    return max(-1.0, change - down), min(1.0, change + up)
