"""How much damage disrupts or destroys a creature, with everything that forbids or replaces that."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import banned, replaced
from pionek.core.vocabulary import PROPOSED
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF

NEVER: Final = 1000
"""More damage than a creature can have."""


def is_driven_away(table: State, piece: int, hurt: bool) -> bool:
    """Whether enough damage would disrupt a creature; `hurt`: it takes some in the attack under way (DB-KILL-01, DB-RELENTLESS-01)."""
    if not hurt and table.pinned >> piece & 1:
        return False
    when = vocabulary.WOULD_BE_HURT if hurt else SEAT_OF[piece]
    return banned(table, PROPOSED + vocabulary.DISRUPT, piece, when) is None


def is_destroyed_instead(table: State, piece: int) -> bool:
    """Whether something else must happen whenever the creature would be disrupted (DB-FEROCITY-01)."""
    return replaced(table, vocabulary.DISRUPT, piece, SEAT_OF[piece]) is not None


def to_disrupt(table: State, piece: int, hurt: bool = False) -> int:
    """The damage that is enough to disrupt a creature (DB-MINI-06, DB-KILL-01, DB-FEROCITY-01)."""
    if not is_driven_away(table, piece, hurt) or is_destroyed_instead(table, piece):
        return NEVER
    return table.defense(piece)


def to_destroy(table: State, piece: int, hurt: bool = False) -> int:
    """The damage that is enough to destroy a creature: its life, or its defense where that replaces a disruption (DB-KILL-02, -03)."""
    life = table.life(piece)
    if is_destroyed_instead(table, piece) and is_driven_away(table, piece, hurt):
        return min(life, table.defense(piece))
    return life
