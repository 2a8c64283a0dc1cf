"""How likely an ability can be activated with the roll attempts left: exactly, and worked out once for each ability."""

from __future__ import annotations

from pionek.games.dicethrone.choices.requirements import meets
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.odds import Keeping, keeping_by


class Met:
    """1 for final dice that meet an ability's condition, 0 for others: its expected worth is the chance of it."""

    def __init__(self, table: Deeds, seat: int, ability: AbilityCard) -> None:
        self.table = table
        self.seat = seat
        self.ability = ability

    def __call__(self, hand: tuple[int, ...]) -> float:
        return 1.0 if meets(self.table, self.seat, self.ability, list(hand)) else 0.0


def keeping_for(table: Deeds, seat: int, ability: AbilityCard) -> Keeping:
    """The way to keep dice for nothing but this ability; a condition looks only at dice, so it holds for all tables."""
    solved = table.content.keepings
    if ability.index not in solved:
        solved[ability.index] = keeping_by(Met(table, seat, ability))
    return solved[ability.index]
