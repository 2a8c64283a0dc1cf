"""What games of bots have taught about who wins: weights for traits of a position, which a game declares in words.

`pionek learn` finds the weights and writes them into the file of the game's folder that `FILE` names. A position is
judged by a mixture of the game's own judgement and of what was learned; the share of each was chosen by games won.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, ClassVar, Generic

import msgspec

from pionek.core.errors import UserError
from pionek.core.state.frame import T

FILE = "learned.json"
"""What was learned, in the folder of a game."""
EVEN = 0.5
"""How much of a unit of log-odds a value between -1 and 1 changes where both sides are equally likely to win."""


class Traits(Generic[T]):
    """What may decide who wins, as numbers of a position from the view of one seat."""

    names: ClassVar[tuple[str, ...]] = ()
    """What each number is, as `part: words`. Texts know the part as `part-NAME`: explanations speak of it."""

    def of(self, table: T, seat: int) -> list[float]:
        """The numbers, in the order of their names, from what the seat may know; most of them between -2 and 2."""
        return []

    def kind(self, table: T) -> int:
        """Which tables are judged by the same weights: those with as many seats; -1 where nothing is ever learned."""
        return table.seats


class Weights:
    """The weights for one kind of table."""

    def __init__(self, share: float, bias: float, weights: list[float]) -> None:
        self.share = share
        """The part of the mixture, from 0 to 1; the rest is the game's own judgement."""
        self.bias = bias
        self.weights = weights

    def odds(self, numbers: list[float]) -> float:
        """The logarithm of the odds to win."""
        total = self.bias
        weights = self.weights
        for at in range(len(weights)):
            total += weights[at] * numbers[at]
        return total


class Learned:
    """The weights of a game, by kind of table."""

    def __init__(self) -> None:
        self.kinds: dict[int, Weights] = {}

    def weights(self, kind: int) -> Weights | None:
        return self.kinds.get(kind)


def chance(odds: float) -> float:
    """Between -1 and 1: twice the chance to win, less one."""
    return 2.0 / (1.0 + exp(-max(-30.0, min(30.0, odds)))) - 1.0


# The file


class Gain(msgspec.Struct):
    """What a round of learning gained: from how many games and positions, and how the new bot did against the one before."""

    games: int
    positions: int
    shrinkage: float
    share: float
    won: float
    contest: int
    """The mirrored games against the bot before; `won` is the share of their points."""
    kept: bool


class Table(msgspec.Struct):
    """What is known about one kind of table. Weights have the names of their traits."""

    kind: int
    share: float
    bias: float
    weights: dict[str, float]
    rounds: list[Gain] = []


class Notes(msgspec.Struct):
    """The file."""

    tables: list[Table] = []


def read_notes(path: Path) -> Notes:
    """What the file says; nothing where there is no file."""
    if not path.exists():
        return Notes()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Notes)
    except msgspec.DecodeError as error:
        raise UserError(
            f"{path.name} holds no weights of traits: {error}", f"{path.name} nie zawiera wag cech pozycji: {error}"
        ) from error


def learned_from(notes: Notes, traits: Traits[Any], name: str = FILE) -> Learned:
    """The weights in the order of the traits. A trait without a weight counts nothing; a weight without a trait is refused."""
    found = Learned()
    for table in notes.tables:
        unknown = sorted(set(table.weights) - set(traits.names))
        if unknown:
            raise UserError(
                f"{name} has a weight for {unknown[0]!r}, which is no trait of this game",
                f"{name} ma wagę dla {unknown[0]!r}, a gra nie zna takiej cechy pozycji",
            )
        found.kinds[table.kind] = Weights(table.share, table.bias, [table.weights.get(each, 0.0) for each in traits.names])
    return found
