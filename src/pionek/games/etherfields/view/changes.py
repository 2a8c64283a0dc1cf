"""What changes before the players' eyes, and which lines of the log tell of it."""

from __future__ import annotations

from pionek.core.view.changes import Change, Key
from pionek.games.etherfields import vocabulary as v
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.drawing import Drawing


def held(table: Deeds, seat: int, verb: int) -> list[int]:
    """Cards of a Dreamer that are being played or placed."""
    return [frame.index for frame in table.agenda if isinstance(frame, ActionPlay) and frame.who == seat and frame.verb == verb and frame.keeps_card()]


def resolved(table: Deeds, seat: int) -> list[int]:
    """A Flaw that was drawn and is not resolved yet."""
    return [frame.card for frame in table.agenda if isinstance(frame, Drawing) and frame.who == seat and frame.card >= 0]


def distress(table: Deeds) -> dict[Key, object]:
    return {(seat,): each.distress for seat, each in enumerate(table.dreamers)}


def ether(table: Deeds) -> dict[Key, object]:
    return {(seat,): each.ether for seat, each in enumerate(table.dreamers)}


def gems(table: Deeds) -> dict[Key, object]:
    return {(seat,): each.gems for seat, each in enumerate(table.dreamers)}


def spirits(table: Deeds) -> dict[Key, object]:
    return {(seat,): each.spirits for seat, each in enumerate(table.dreamers)}


def keys(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.keys}


def hours(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.hours}


def hands(table: Deeds) -> dict[Key, object]:
    """A card that is being placed counts as in hand until it lies in the zone."""
    return {(seat,): sorted([*each.hand, *held(table, seat, v.PLACE)]) for seat, each in enumerate(table.dreamers)}


def piles(table: Deeds) -> dict[Key, object]:
    """A card that is being played counts as discarded, because the play tells where it goes."""
    return {(seat,): sorted([*each.discard, *held(table, seat, v.PLAY), *resolved(table, seat)]) for seat, each in enumerate(table.dreamers)}


def sealed(table: Deeds) -> dict[Key, object]:
    return {(seat,): sorted(each.sealed) for seat, each in enumerate(table.dreamers)}


def progress(table: Deeds) -> dict[Key, object]:
    return {(seat,): sorted(zip(each.progress, each.flipped, strict=True)) for seat, each in enumerate(table.dreamers)}


def burdens(table: Deeds) -> dict[Key, object]:
    return {(seat,): sorted(each.burdens) for seat, each in enumerate(table.dreamers)}


def worn(table: Deeds) -> dict[Key, object]:
    return {(seat,): each.mask for seat, each in enumerate(table.dreamers)}


def owned_masks(table: Deeds) -> dict[Key, object]:
    return {(seat,): sorted(each.masks) for seat, each in enumerate(table.dreamers)}


def shopping(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.shopping}


def places(table: Deeds) -> dict[Key, object]:
    return {(seat,): each.space for seat, each in enumerate(table.dreamers)}


def states(table: Deeds) -> dict[Key, object]:
    return {(seat, kind): each.has(kind) for seat, each in enumerate(table.dreamers) for kind in range(len(v.STATES))}


def figures(table: Deeds) -> dict[Key, object]:
    return {(each.entity,): sorted(other.space for other in table.figures if other.entity == each.entity) for each in table.figures}


def entity_states(table: Deeds) -> dict[Key, object]:
    return {(v.ENTITIES_AT + each.entity, at): each.states for at, each in enumerate(table.figures)}


def companions(table: Deeds) -> dict[Key, object]:
    return {(v.COMPANIONS_AT + each.card, each.owner): each.space for each in table.companions}


def morphs(table: Deeds) -> dict[Key, object]:
    return {(tile.entity, kind): count for tile in table.entity_tiles for kind, count in enumerate(tile.morphs)}


def tile_tokens(table: Deeds) -> dict[Key, object]:
    return {(tile.entity,): (tile.markers, tile.threats) for tile in table.entity_tiles}


def active_items(table: Deeds) -> dict[Key, object]:
    return {(item,): True for item in table.active}


def storage(table: Deeds) -> dict[Key, object]:
    return {(item,): True for item in table.storage}


def item_market(table: Deeds) -> dict[Key, object]:
    return {(item,): True for item in table.item_market}


def notes(table: Deeds) -> dict[Key, object]:
    return {(note,): True for note in table.notes}


def wisdoms(table: Deeds) -> dict[Key, object]:
    return {(v.WISDOMS_FROM + wisdom,): True for wisdom in table.wisdoms}


def tiles(table: Deeds) -> dict[Key, object]:
    return {(tile,): True for tile in table.map().tiles}


def blocked_spaces(table: Deeds) -> dict[Key, object]:
    return {(space,): True for space in table.map().blocked}


def walls(table: Deeds) -> dict[Key, object]:
    """The Wall token, and Walls open for a Turn; printed Walls come with their tiles."""
    return {(each,): side for side, edges in ((0, table.edges), (1, table.opened_edges)) for each in edges}


def ground(table: Deeds) -> dict[Key, object]:
    return {(space,): terrain for space, terrain in enumerate(table.ground)}


def slots(table: Deeds) -> dict[Key, object]:
    return {(spot,): True for spot in table.filled}


def traps(table: Deeds) -> dict[Key, object]:
    return {(spot,): True for spot in table.disarmed}


def used_up(table: Deeds) -> dict[Key, object]:
    return {(action,): action not in table.reopened_actions for action in table.used_actions}


def part_payments(table: Deeds) -> dict[Key, object]:
    return {(action,): paid for action, paid in enumerate(table.gradual_paid)}


def counters(table: Deeds) -> dict[Key, object]:
    return {(at,): table.counters[at] for at in (v.FLOOD, v.VERDICT, v.VERSES, v.TESTIFIED)}


def lamps(table: Deeds) -> dict[Key, object]:
    return {(at,): bool(table.counters[v.LAMPS] >> at & 1) for at in range(len(v.LAMPS_BY_HOUR))}


def letters(table: Deeds) -> dict[Key, object]:
    return {(-1,): sorted(table.letters)}


def personals(table: Deeds) -> dict[Key, object]:
    return {(owner,): at for owner, at in enumerate(table.personals)}


def decoy(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.decoy}


def quirks(table: Deeds) -> dict[Key, object]:
    return {(fate,): True for fate in table.quirks}


def turn_cards(table: Deeds) -> dict[Key, object]:
    return {(-1,): len(table.turns.cards)}


def blocked_steps(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.blocked_steps}


def location(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.location}


def season(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.season}


def first_player(table: Deeds) -> dict[Key, object]:
    return {(-1,): table.first}


CLEARED = ((v.ENTERED_DREAM,), (v.WON,), (v.FAILED_DREAM,), (v.ENDED_SLUMBER,), (v.AWAKENED,), (v.DIED,), (v.SLUMBER,), (v.SESSION,), (v.MAP_CLEARED,), (v.ENCOUNTER_CLEARED,))
"""What clears the Dreamscape, or lays it out anew."""
CARDS = (
    (v.DISCARDED, "who"), (v.RETURNED, "who"), (v.CHANGED_DREAMER, "who"), (v.RESHUFFLED, "who"),
)  # fmt: skip
"""What tells where a Dreamer's cards go, whatever zone they come from."""

CHANGES = (
    Change("Distress", distress, ((v.SUFFERED, "who"), (v.CURED, "who"))),
    Change("Ether", ether, ((v.GAINED, "who"), (v.LOST, "who"), (v.BOUGHT, "who"))),
    Change("Gems", gems, ((v.GAINED, "who"), (v.LOST, "who"))),
    Change("Spirit tokens", spirits, ((v.GAINED, "who"), (v.LOST, "who"))),
    Change("Keys", keys, ((v.GAINED,), (v.LOST,), (v.ENTERED_DREAM,))),
    Change("Hours", hours, ((v.GAINED,), (v.LOST,), (v.HOURS,))),
    Change("hand", hands, ((v.DREW, "who"), (v.PLAYED, "who"), (v.PLACED, "who"), (v.PAID, "who"), *CARDS)),
    Change(
        "discard pile", piles,
        ((v.PLAYED, "who"), (v.PAID, "who"), (v.PLACED, "who"), (v.CARD_GAINED, "who"), (v.BOUGHT, "who"), (v.UNSEALED, "who"), (v.FLAW_DRAWN, "who"), *CARDS),
    ),
    Change("Sealed cards", sealed, ((v.SEALED, "who"), (v.UNSEALED, "who"), *CARDS)),
    Change("Progress zone", progress, ((v.PLACED, "who"), (v.FLIPPED, "who"), (v.UNFLIPPED, "who"), *CARDS)),
    Change("Flaws in the zone", burdens, CARDS),
    Change("Mask", worn, ((v.MASK_ON, "who"), (v.MASK_LOST, "who"), (v.CHANGED_DREAMER, "who"))),
    Change("Masks", owned_masks, ((v.MASK_GAINED, "who"), (v.CHANGED_DREAMER, "who"))),
    Change("Shopping cards", shopping, ((v.TEAM_RULE,),)),
    Change("space", places, ((v.MOVED, "who"), (v.RELOCATED, "who"), (v.PUSHED, "other"), (v.STARTED, "who"), (v.REVEALED,), *CLEARED)),
    Change("State", states, ((v.STATE, "who", "subject"), (v.STATE_OVER, "who", "subject"), *CLEARED)),
    Change("figures", figures, ((v.SPAWNED, "subject"), (v.REMOVED, "subject"), (v.MOVED,), (v.PUSHED,), *CLEARED)),
    Change("State of an Entity", entity_states, ((v.STATE, "other"), (v.SPAWNED,), (v.REMOVED,), (v.TURN_DISCARDED,), *CLEARED)),
    Change("Companions", companions, ((v.MOVED, "other"), (v.PUSHED, "other"), (v.DISCARDED,), (v.RETURNED,), *CLEARED)),
    Change("Morphings", morphs, ((v.MORPHED, "subject"), (v.UNMORPHED, "subject"), (v.SPAWNED, "subject"), (v.REMOVED, "subject"), *CLEARED)),
    Change("markers on an Entity tile", tile_tokens, ((v.COUNTED,), (v.SPAWNED, "subject"), (v.REMOVED, "subject"), *CLEARED)),
    Change("active Items", active_items, ((v.ITEM_GAINED, "subject"), (v.ITEM_PUT, "subject"))),
    Change("Storage", storage, ((v.ITEM_GAINED, "subject"), (v.ITEM_PUT, "subject"))),
    Change("Item Market", item_market, ((v.ITEM_GAINED, "subject"), (v.ITEM_PUT, "subject"))),
    Change("Notes", notes, ((v.TEAM_GAINED, "subject"), (v.NOTE_GONE, "subject"))),
    Change("Wisdom", wisdoms, ((v.TEAM_GAINED, "subject"),)),
    Change("map tiles", tiles, ((v.REVEALED, "subject"), *CLEARED)),
    Change("Blocked spaces", blocked_spaces, ((v.OPENED, "subject"), *CLEARED)),
    Change("Walls for a Turn", walls, ((v.WALL, "subject"), (v.TURN_DISCARDED,), *CLEARED)),
    Change("Terrain tokens", ground, ((v.TERRAIN, "other"), (v.TERRAIN_GONE, "other"), (v.LAMP,), *CLEARED)),
    Change("Gem slots", slots, ((v.GAINED,), (v.LOST,), *CLEARED)),
    Change("Traps", traps, ((v.DISARMED, "subject"), *CLEARED)),
    Change("actions used up", used_up, ((v.ACTED, "subject"), (v.REOPENED, "subject"), *CLEARED)),
    Change("Gradual payments", part_payments, ((v.PROGRESSED, "subject"), (v.MARKER_TAKEN, "subject"), (v.ACTED, "subject"), (v.PAID,), (v.BOOSTED,), (v.FAILED,), *CLEARED)),
    Change("counters of the Dream", counters, ((v.COUNTED, "subject"), (v.CARRIED,), *CLEARED)),
    Change("lamps", lamps, ((v.LAMP, "subject"), *CLEARED)),
    Change("letters", letters, ((v.CARRIED,), *CLEARED)),
    Change("Personal tokens", personals, ((v.CARRIED,), (v.PUT,), *CLEARED)),
    Change("decoy", decoy, ((v.PUT,), (v.TURN_DISCARDED,), *CLEARED)),
    Change("Quirks", quirks, ((v.FATE_PUT, "subject"), *CLEARED)),
    Change("Turn cards", turn_cards, ((v.TURN_DECK,), (v.TURN_ADDED,), (v.TURN_DISCARDED,), (v.RETURNED,), *CLEARED)),
    Change("Blocked steps", blocked_steps, ((v.BLOCKED,), (v.TURN_DISCARDED,), *CLEARED)),
    Change("Location", location, ((v.TRAVELLED,), (v.AWAKENED,))),
    Change("Season", season, ((v.SEASON,),)),
    Change("First Player", first_player, ((v.TURN,), (v.FIRST_PLAYER,))),
)  # fmt: skip
