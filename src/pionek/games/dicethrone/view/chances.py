"""How likely an ability can be activated with the roll attempts left: exact, and computed once for each ability."""

from __future__ import annotations

from functools import lru_cache

from pionek.games.dicethrone.choices.requirements import meets
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.odds import Keeping, keeping_by
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.vocabulary import AbilityNo


@lru_cache(maxsize=4)
def keepings_of(content: DiceThroneContent) -> dict[AbilityNo, Keeping]:
    """How to keep dice for each ability of a content; filled when it is asked for."""
    return {}


def keeping_for(table: State, seat: int, ability: AbilityCard) -> Keeping:
    """The best way to keep dice for this ability alone. A condition looks only at dice, so all tables share it.

    Final dice are worth 1 if they meet the condition, else 0; so the expected worth is the chance to meet it.
    """
    solved = keepings_of(table.content)
    if ability.index not in solved:
        solved[ability.index] = keeping_by(lambda hand: float(meets(table, seat, ability, list(hand))))
    return solved[ability.index]
