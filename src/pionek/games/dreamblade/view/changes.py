"""What changes before the players' eyes, and which lines of the log tell of it."""

from __future__ import annotations

from pionek.core.view.changes import Change, Key
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import PIECES

WAYS = (
    vocabulary.WALKED, vocabulary.ADVANCED, vocabulary.SKIRMISHED, vocabulary.EXPELLED, vocabulary.PUSHED, vocabulary.PULLED,
    vocabulary.CALLED_IN, vocabulary.TELEPORTED, vocabulary.SWAPPED, vocabulary.DISRUPTED,
)  # fmt: skip
"""From one cell to another."""
LEFT = (vocabulary.DESTROYED, vocabulary.SACRIFICED, vocabulary.BANISHED, vocabulary.REMOVED)
"""From the map to another zone."""


def places(table: State) -> dict[Key, object]:
    """The zone of each miniature, and on the map its cell."""
    found: dict[Key, object] = {}
    for piece in range(PIECES):
        bit = 1 << piece
        zones = [bool(zone & bit) for zone in (table.reserve, table.buried, table.removed)]
        found[(piece,)] = (zones, table.cells[piece])
    return found


def damage(table: State) -> dict[Key, object]:
    return {(piece,): table.damage[piece] for piece in range(PIECES)}


def spawn_points(table: State) -> dict[Key, object]:
    return {(): table.points}


def bonus_points(table: State) -> dict[Key, object]:
    return {(seat,): table.bonus[seat] for seat in range(2)}


def conquest_points(table: State) -> dict[Key, object]:
    return {(seat,): table.conquest[seat] for seat in range(2)}


def turns_won(table: State) -> dict[Key, object]:
    return {(seat,): table.won[seat] for seat in range(2)}


def initiative(table: State) -> dict[Key, object]:
    return {(seat,): table.initiative[seat] for seat in range(2)}


def first(table: State) -> dict[Key, object]:
    return {(): table.first}


def turn(table: State) -> dict[Key, object]:
    return {(): table.turn}


def warbands(table: State) -> dict[Key, object]:
    """What the warband that is being built holds so far."""
    building = table.nearest(Building)
    return {(seat,): building.chosen[:] if building is not None and building.who == seat else None for seat in range(2)}


CHANGES = (
    Change(
        "miniature", places,
        (*((way, "subject") for way in (*WAYS, *LEFT)), (vocabulary.SPAWNED, "subject"), (vocabulary.PURGED, "subject"),
         (vocabulary.RAISED, "subject"), (vocabulary.MUSTERED,)),
    ),
    Change(
        "damage", damage,
        (*((way, "subject") for way in (vocabulary.HURT, vocabulary.DISRUPTED, vocabulary.CHEATED_DEATH, *LEFT)),
         (vocabulary.DAMAGE_GONE,)),
    ),
    Change(
        "spawn points", spawn_points,
        ((vocabulary.POINTS,), (vocabulary.SPAWNED,), (vocabulary.USED,), (vocabulary.POINTS_LOST,), (vocabulary.GAINED_POINTS,)),
    ),
    Change("bonus points", bonus_points, ((vocabulary.DESTROYED, "who"), (vocabulary.POINTS, "who"))),
    Change("conquest points", conquest_points, ((vocabulary.CONQUERED, "who"), (vocabulary.TURN,))),
    Change("turns won", turns_won, ((vocabulary.TURN_WON, "who"),)),
    Change("initiative", initiative, ((vocabulary.INITIATIVE, "who"),)),
    Change("first player", first, ((vocabulary.FIRST,),)),
    Change("turn", turn, ((vocabulary.TURN,),)),
    Change("warband", warbands, ((vocabulary.ADDED, "who"), (vocabulary.DROPPED, "who"), (vocabulary.MUSTERED, "who"), (vocabulary.OPENED, "who"))),
)  # fmt: skip
