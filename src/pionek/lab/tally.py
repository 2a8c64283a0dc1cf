"""What comes out of many games: sums of whole numbers, so that the order of adding up never shows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

CAP_CAUSES = ("cap", "cap-draw")


class Played(msgspec.Struct, frozen=True):
    """One finished game, as the tally wants to know it."""

    pairing: int
    bots: list[str]
    played: list[str]
    winners: list[int]
    cause: str
    decisions: int
    turns: int | None


class Score(msgspec.Struct):
    """Games, and how many of them were won and drawn."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def add(self, won: bool, drawn: bool) -> None:
        self.games += 1
        self.wins += won
        self.draws += drawn


class Tally:
    """Counts games as they come in, in any order."""

    def __init__(self, seats: int, pairings: list[dict[str, Any]], bots: list[str]) -> None:
        self.pairings = pairings
        self.games = 0
        self.ends: Counter[str] = Counter()
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.bots = {name: Score() for name in sorted(set(bots))}
        self.seats = [Score() for _ in range(seats)]
        self.played: dict[str, Score] = {}
        self.by_pairing = [[Score() for _ in range(seats)] for _ in pairings]

    def add(self, game: Played) -> None:
        self.games += 1
        self.ends["cap" if game.cause in CAP_CAUSES else game.cause] += 1
        self.decisions[game.decisions] += 1
        if game.turns is not None:
            self.turns[game.turns] += 1
        drawn = not game.winners
        for seat in range(len(self.seats)):
            won = seat in game.winners
            self.seats[seat].add(won, drawn)
            self.bots[game.bots[seat]].add(won, drawn)
            self.by_pairing[game.pairing][seat].add(won, drawn)
            if game.played[seat]:
                self.played.setdefault(game.played[seat], Score()).add(won, drawn)

    def results(self) -> dict[str, Any]:
        """The same object for the same games, whoever played them."""
        ends = {"cap": 0, **self.ends}
        found: dict[str, Any] = {
            "games": self.games,
            "ends": {cause: ends[cause] for cause in sorted(ends)},
            "bots": {name: msgspec.to_builtins(score) for name, score in self.bots.items()},
            "seats": [msgspec.to_builtins(score) for score in self.seats],
            "played": {name: msgspec.to_builtins(self.played[name]) for name in sorted(self.played)},
            "length": {"decisions": spread(self.decisions)},
        }
        if self.turns:
            found["length"]["turns"] = spread(self.turns)
        if len(self.pairings) > 1:
            found["pairings"] = [
                {"options": options, "seats": [msgspec.to_builtins(score) for score in scores]}
                for options, scores in zip(self.pairings, self.by_pairing, strict=True)
            ]
        return found


def spread(counts: Counter[int]) -> dict[str, float | int]:
    """Mean, median and bounds of numbers given by how often each came."""
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


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times in 20 (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, centre - reach), min(1.0, centre + reach)
