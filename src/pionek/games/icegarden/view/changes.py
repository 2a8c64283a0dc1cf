"""What changes before the players' eyes, and which lines of the log tell of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pionek.core.view.changes import Change, Key
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.model.state import State
from pionek.games.icegarden.procedures.table import IceGardenTable
from pionek.games.icegarden.procedures.vuko import is_active

Reading = Callable[[Any], dict[Key, object]]


def of_players(read: Callable[[Scientist], object]) -> Reading:
    """A thing that each player has, by seat."""
    return lambda table: {(seat,): read(player) for seat, player in enumerate(table.players)}


def by_region(name: str) -> Reading:
    """A list of the table with a place for each region."""
    return lambda table: {(region,): value for region, value in enumerate(getattr(table, name))}


def of_players_by_region(name: str) -> Reading:
    """A list of each player with a place for each region, by seat and region."""
    return lambda table: {
        (seat, region): value for seat, player in enumerate(table.players) for region, value in enumerate(getattr(player, name))
    }


def of_table(name: str) -> Reading:
    """One thing of the table; of a list, a copy."""

    def read(table: State) -> dict[Key, object]:
        value = getattr(table, name)
        return {(): list(value) if isinstance(value, list) else value}

    return read


def tokens(table: State) -> dict[Key, object]:
    """By seat and resource; M-factor level by level."""
    found: dict[Key, object] = {}
    for seat, player in enumerate(table.players):
        for resource in (vocabulary.POPULATION, vocabulary.GOLD):
            found[(seat, resource)] = player.tokens[resource]
        found[(seat, vocabulary.M_FACTOR)] = player.tokens[vocabulary.M_ZERO :]
    return found


def supply(table: State) -> dict[Key, object]:
    return {(resource,): count for resource, count in enumerate(table.supply)}


def slots(table: State) -> dict[Key, object]:
    return {(field,): list(seats) for field, seats in enumerate(table.slots)}


def tiles_in_force(table: State) -> dict[Key, object]:
    return {(): table.active_tiles() if table.round else []}


def vuko_is_active(table: IceGardenTable) -> dict[Key, object]:
    return {(): is_active(table)}


CHANGES = (
    Change(
        "tokens", tokens,
        ((vocabulary.TOOK, "who", "subject"), (vocabulary.PAID, "who", "subject"), (vocabulary.EXCHANGED, "who"),
         (vocabulary.SHIFTED, "who"), (vocabulary.PLUNDERED,)),  # the victim is named by his character
    ),
    Change(
        "supply", supply,
        ((vocabulary.TOOK, "subject"), (vocabulary.PAID, "subject"), (vocabulary.EXCHANGED,), (vocabulary.PLUNDERED, "subject")),
    ),
    Change(
        "markers left", of_players(lambda player: player.supply),
        ((vocabulary.PLACED, "who"), (vocabulary.VIPER_MARKER, "who"), (vocabulary.CULLED, "who"), (vocabulary.TO_SUPPLY, "who"),
         (vocabulary.RAZED,), (vocabulary.WON_OVER,)),
    ),
    Change(
        "markers", of_players_by_region("markers"),
        ((vocabulary.PLACED, "who", "subject"), (vocabulary.MOVED, "who", "subject"), (vocabulary.MOVED, "who", "other"),
         (vocabulary.WITHDRAWN, "who", "subject"), (vocabulary.RETURNED, "who", "subject"), (vocabulary.SEALED, "who", "subject"),
         (vocabulary.LEFT, "who", "subject"), (vocabulary.LEFT, "who", "other"), (vocabulary.TO_SUPPLY, "who", "subject"),
         (vocabulary.RAZED,), (vocabulary.RECRUITED,), (vocabulary.WON_OVER,)),
    ),
    Change(
        "withdrawn markers", of_players_by_region("withdrawn"),
        ((vocabulary.WITHDRAWN, "who", "subject"), (vocabulary.RETURNED, "who", "subject"), (vocabulary.CULLED, "who", "subject"),
         (vocabulary.RAZED,)),
    ),
    Change("markers for good", of_players_by_region("sealed"), ((vocabulary.SEALED, "who", "subject"),)),
    Change("markers in Viper's Throat", of_players(lambda player: player.viper), ((vocabulary.VIPER_MARKER, "who"),)),
    Change("recruited markers", of_table("recruited"), ((vocabulary.RECRUITED,),)),
    Change(
        "figures", of_players(lambda player: list(player.figures)),
        ((vocabulary.MUSTERED, "who"), (vocabulary.MARCHED, "who"), (vocabulary.TAKEN_OFF, "who"), (vocabulary.VUKO_KILLS, "who"),
         (vocabulary.KILLED, "who")),
    ),
    Change(
        "wounds", of_players(lambda player: (player.down, list(player.damage))),
        ((vocabulary.STRUCK,), (vocabulary.DEFEATED,), (vocabulary.HEALED, "who"), (vocabulary.TAKEN_OFF, "who")),
    ),
    Change("upgrades", of_players(lambda player: list(player.bought)), ((vocabulary.BOUGHT, "who"), (vocabulary.REPLACED, "who"))),
    Change("upgrades left", of_table("upgrades"), ((vocabulary.BOUGHT,), (vocabulary.REPLACED,))),
    Change("Spy fields", of_players(lambda player: list(player.spies)), ((vocabulary.SPIED, "who"),)),
    Change("points", of_players(lambda player: player.points), ((vocabulary.POINTS, "who"), (vocabulary.REGION_POINTS, "who"), (vocabulary.VIPER_POINTS, "who"))),
    Change("Vuko tokens", of_players(lambda player: player.vuko), ((vocabulary.VUKO_TOKEN, "who"), (vocabulary.TOKEN_DISCARDED, "who"))),
    Change("Vuko tokens left", of_table("vuko_tokens"), ((vocabulary.VUKO_TOKEN,), (vocabulary.TOKEN_DISCARDED,))),
    Change("Nightmare tokens left", of_players(lambda player: player.nightmares), ((vocabulary.NIGHTMARE_LAID, "who"), (vocabulary.NIGHTMARES_BACK, "who"))),
    Change("Nightmare tokens", by_region("nightmares"), ((vocabulary.NIGHTMARE_LAID, "subject"), (vocabulary.NIGHTMARES_BACK, "subject"))),
    Change("closed regions", by_region("closed"), ((vocabulary.CLOSED, "subject"),)),
    Change("Red Towers", by_region("towers"), ((vocabulary.TOWER_RAISED, "subject"),)),
    Change(
        "nations", by_region("nations"),
        ((vocabulary.NATIONS_SET,), (vocabulary.NATIONS_MOVED, "subject"), (vocabulary.NATIONS_MOVED, "other"),
         (vocabulary.NATIONS_GONE, "subject"), (vocabulary.ROUTED, "subject")),
    ),
    Change(
        "sanctuaries", by_region("sanctuaries"),
        ((vocabulary.SANCTUARY_SHOWN, "subject"), (vocabulary.SANCTUARY_MOVED, "subject"), (vocabulary.SANCTUARY_MOVED, "other"),
         (vocabulary.ABSORBED, "subject"), (vocabulary.REFRESHED, "subject")),
    ),
    Change("sanctuaries face down", by_region("turned"), ((vocabulary.SANCTUARY_MOVED, "other"), (vocabulary.REFRESHED, "subject"))),
    Change("absorbed sanctuaries", of_table("absorbed"), ((vocabulary.ABSORBED,),)),
    Change("tiles", by_region("tiles"), ((vocabulary.TILE_SHOWN, "subject"),)),
    Change("regions in play", of_table("sequence"), ((vocabulary.LAID,), (vocabulary.TILE_SHOWN,))),
    Change("the Thorn", of_table("thorn"), ((vocabulary.THORN_SET,),)),
    Change("Vuko", of_table("vuko"), ((vocabulary.VUKO_MOVED,), (vocabulary.VUKO_DRIVEN,), (vocabulary.VUKO_OFF,))),
    Change("whether Vuko is active", vuko_is_active, ((vocabulary.REPUTATION,), (vocabulary.SUMMONED,), (vocabulary.ROUND,))),
    Change("reputation", of_table("reputation"), ((vocabulary.REPUTATION,),)),
    Change("the order of reputations", of_table("ranks"), ((vocabulary.REPUTATION,), (vocabulary.FIRST,))),
    Change("the Dead Snow", of_table("snow"), ((vocabulary.SNOW,), (vocabulary.SNOW_RISES,))),
    Change("helmets", of_players(lambda player: player.helmet), ((vocabulary.ADVANCED, "who"),)),
    Change("free double moves", of_players(lambda player: player.doubles), ((vocabulary.ADVANCED, "who"),)),
    Change("red ships reached", of_table("reached"), ((vocabulary.RED_SHIP,),)),
    Change("how often regions score", of_table("factor"), ((vocabulary.RED_SHIP,), (vocabulary.ROUND,))),
    Change("the last round", of_table("final"), ((vocabulary.LAST_ROUND,),)),
    Change("scenario tiles in force", tiles_in_force, ((vocabulary.TILE_ACTIVE,), (vocabulary.ROUND,))),
    Change("turn order", of_table("order"), ((vocabulary.TURN_ORDER,), (vocabulary.FIRST,))),
    Change("the order of initiative stacks", of_table("stacked"), ((vocabulary.ADVANCED,), (vocabulary.FIRST,))),
    Change("action markers", of_players(lambda player: player.to_place), ((vocabulary.GOT_MARKERS, "who"), (vocabulary.PLANNED, "who"), (vocabulary.SET_ASIDE, "who"))),
    Change("markers on fields", slots, ((vocabulary.PLANNED, "subject"), (vocabulary.LIFTED, "subject"))),
    Change("the order of fields", of_table("field_order"), ((vocabulary.TOKEN_LAID,),)),
    Change("the round", of_table("round"), ((vocabulary.ROUND,),)),
)  # fmt: skip
