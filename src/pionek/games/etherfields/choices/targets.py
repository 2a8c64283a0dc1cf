"""How far a Dreamer reaches, from where, and which figures."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.map import Action


def reach_of(table: Deeds, seat: int, reach: int) -> int:
    """How far an action of a Dreamer reaches that names a range: 1 space at most while the Dreamer is Dazed (EF-STATE-04, rulings R76, R90)."""
    return min(reach, 1) if table.dreamers[seat].has(vocabulary.DAZED) else reach


def assault_range(table: Deeds, seat: int, contact: bool) -> int:
    """How far Assaults or Contacts reach: 1 space at most in Darkness (EF-ASLT-02, EF-BASIC-07, EF-RANGE-01, -05)."""
    dreamer = table.dreamers[seat]
    reach = value(table, vocabulary.CONTACT_RANGE if contact else vocabulary.ASSAULT_RANGE, seat)
    if contact:
        reach += 2 * dreamer.marks.louder
    if table.terrain(dreamer.space) & vocabulary.DARKNESS:
        reach = min(reach, 1)
    return reach_of(table, seat, reach)


def viewpoints(table: Deeds, seat: int) -> list[int]:
    """Where a Dreamer measures from: the own space, Out of Body's, Tin Heron's while its card is active (EF-PROG-06, EF-MORPH-08)."""
    dreamer = table.dreamers[seat]
    found = [dreamer.space]
    if dreamer.marks.spirit_space >= 0:
        found.append(dreamer.marks.spirit_space)
    for companion in table.companions:
        if companion.owner == seat and table.has_ruling(companion, "measure-from"):
            found.append(companion.space)
    return found


def targets(table: Deeds, seat: int, action: Action) -> list[int]:
    """The figures of its Entity that an interaction can reach (EF-ENT-02, EF-BASIC-07, EF-ASLT-02, EF-RANGE-05)."""
    if action.type == "gate":
        return [at for at in range(len(table.figures)) if table.figures[at].entity == action.entity]
    reach = assault_range(table, seat, action.type == "contact")
    near = {at for space in viewpoints(table, seat) for at in table.figures_within(space, reach)}
    return [at for at in sorted(near) if table.figures[at].entity == action.entity]
