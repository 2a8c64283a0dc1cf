"""How likely an ability can be activated with the roll attempts left: exact, and computed once for each ability."""

from __future__ import annotations

from typing import Final

from pionek.games.dicethrone.choices.requirements import meets
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.odds import Keeping, keeping_by
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.vocabulary import AbilityNo

KEEPINGS: Final[dict[DiceThroneContent, dict[AbilityNo, Keeping]]] = {}
"""How to keep dice for each ability; filled when it is asked for."""


class Met:
    """The worth of final dice: 1 if they meet an ability's condition, else 0. The expected worth is the chance to meet it."""

    def __init__(self, table: State, seat: int, ability: AbilityCard) -> None:
        self.table = table
        self.seat = seat
        self.ability = ability

    def __call__(self, hand: tuple[int, ...]) -> float:
        return 1.0 if meets(self.table, self.seat, self.ability, list(hand)) else 0.0


def keeping_for(table: State, seat: int, ability: AbilityCard) -> Keeping:
    """The best way to keep dice for this ability alone. A condition looks only at dice, so all tables share it."""
    solved = KEEPINGS.setdefault(table.content, {})
    if ability.index not in solved:
        solved[ability.index] = keeping_by(Met(table, seat, ability))
    return solved[ability.index]
