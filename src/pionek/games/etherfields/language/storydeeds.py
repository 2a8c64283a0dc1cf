"""What only one Dream of the campaign does, by name: letters, the hatch, the verdict, the lamps."""

from __future__ import annotations

from pionek.core.language.effects import Resolution
from pionek.core.state.decision import Decision
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.conditions import can_carry, token_here, token_of
from pionek.games.etherfields.language.entity_verbs import LAMP_SLOTS
from pionek.games.etherfields.language.selectors import hits
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn, ruled
from pionek.games.etherfields.procedures.moving import relocate
from pionek.games.etherfields.procedures.scripts import read_script


def letters_read(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The three letters read together: each Dreamer gains 1 Ether, all three are gone."""
    for each in range(table.seats):
        table.gain(each, vocabulary.ETHER, 1, "EF-NOTE-01")
    for name in ("n04", "n05", "n06"):
        table.spend_note(table.content.find("note", name))
    return None


def take_letter(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The acting Dreamer takes a letter; the first one wakes the Gardener."""
    table.letters.append(-2 - seat if can_carry(table, seat) else table.dreamers[seat].space)
    if len(table.letters) == 1:
        table.then(Spawn(table.first, table.content.find("entity", "e2"), 1))
    return None


def pick_up(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    table.letters[table.letters.index(table.dreamers[seat].space)] = -2 - seat
    return None


def put_down(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    if -2 - seat in table.letters:
        table.letters[table.letters.index(-2 - seat)] = table.dreamers[seat].space
    return None


def wind(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The Kite Field: at the end of a clubs Turn each Dreamer not on Light is pushed one space east."""
    if not ruled(table, "wind") or table.suit() != 3:
        return None
    for each in range(table.seats):
        dreamer = table.dreamers[each]
        east = dreamer.space + 1
        if table.terrain(dreamer.space) & vocabulary.LIGHT or east not in table.map().near[dreamer.space]:
            continue
        if not table.is_full(east) and not table.limit(vocabulary.UNPUSHED, each):
            dreamer.space = east
            table.happened(vocabulary.PUSHED, each, east, other=each, rule="EF-TCARD-08")
    return None


def open_hole(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    if "hole" not in table.flags:
        table.flags.append("hole")
    return None


def through_hole(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    ends = (table.space_named("C2b"), table.space_named("A3d"))
    here = table.dreamers[seat].space
    there = ends[1] if here == ends[0] else ends[0]
    if table.map().present[there] and not table.is_full(there):
        relocate(table, seat, there, "EF-MOVE-03")
    return None


def chorus(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The Chorus's Morphing step: one more figure, but not on spades Turns behind lit footlights."""
    if not (ruled(table, "no-chorus-on-spades") and table.suit() == 1):
        table.then(Spawn(table.first, resolution.mode - 1, 1))
    return None


def mirrors(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    if "mirrors" not in table.flags:
        table.flags.append("mirrors")
    return None


def verdict_start(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """Personal tokens on random spaces; what the Dreamers did before speaks for or against them."""
    table.counters[vocabulary.VERDICT] = table.content.dreams[table.dream].verdict[table.seats - 1]
    for flag, worth in (("read", 1), ("sung", 1), ("burned", -1), ("broken", -1)):
        if flag in table.flags:
            table.counters[vocabulary.VERDICT] += worth
    spaces = [table.space_named(each) for each in table.content.dreams[table.dream].personal]
    owners = [each.dreamer for each in table.dreamers]
    if len(owners) == 1:
        owners.append((owners[0] + 1) % 4)
    table.personals = [-1] * 4
    for owner in owners:
        table.personals[owner] = spaces.pop(table.chance(len(spaces)))
    return None


def take_token(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    owner = token_here(table, seat)
    if owner is not None:
        table.personals[owner] = -2 - seat
    return None


def drop_token(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    owner = token_of(table, seat)
    if owner is not None:
        table.personals[owner] = table.dreamers[seat].space
    return None


def testify(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """A token is used up; when all have testified the Court closes."""
    owner = token_of(table, seat)
    if owner is not None:
        table.personals[owner] = -1
        table.counters[vocabulary.TESTIFIED] += 1
    return None


def all_testified(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    if not any(each != -1 for each in table.personals):
        read_script(table, table.content.find("script", "s405"), seat)
    return None


def accuse(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The Bailiffs' Special: verdict -1 while one of them is near any Dreamer."""
    entity = resolution.mode - 1
    if any(hits(table, entity, each, 1) for each in range(table.seats)):
        table.counters[vocabulary.VERDICT] -= 1
        table.happened(vocabulary.COUNTED, -1, vocabulary.VERDICT, table.counters[vocabulary.VERDICT], rule="EF-TCARD-05")
    return None


def confuse(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The next Basic effect of the Entity aimed at is skipped."""
    if 0 <= resolution.chosen < len(table.figures):
        entity_tile = table.entity_tile(table.figures[resolution.chosen].entity)
        if entity_tile is not None:
            entity_tile.skip_basic = 1
    return None


def clock_hand(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The Wall token goes to its next position."""
    hands = table.content.dreams[table.dream].hands
    table.edges = hands[(table.turn - 1) % len(hands)][:]
    table.change_edges()
    return None


def light_lamp(table: Deeds, lamp: int) -> None:
    if table.counters[vocabulary.LAMPS] >> lamp & 1:
        return
    table.counters[vocabulary.LAMPS] |= 1 << lamp
    for corner in "abcd":
        table.ground[table.space_named(LAMP_SLOTS[lamp] + corner)] |= vocabulary.LIGHT
    if table.counters[vocabulary.LAMPS] == 15:
        read_script(table, table.content.find("script", "s506"), table.first)


def lamp_twelve(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    light_lamp(table, 0)
    return None


def lamp_three(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    light_lamp(table, 1)
    return None


def lamp_six(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    light_lamp(table, 2)
    return None


def lamp_nine(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    light_lamp(table, 3)
    return None


def unlit_morph(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """No Morphing once three lamps are lit."""
    entity_tile = table.entity_tile(resolution.mode - 1)
    assert entity_tile is not None
    if table.counters[vocabulary.LAMPS].bit_count() < 3:
        table.add_morph(entity_tile)
    return None


def broken_trolley(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    """The Porter's broken trolley: the Unlit Hour starts with a Morphing."""
    note = table.content.find("note", "n03")
    if note in table.notes and table.entity_tiles:
        table.spend_note(note)
        table.add_morph(table.entity_tiles[0])
    return None


def extra_tries(table: Deeds, resolution: Resolution, seat: int) -> Decision | None:
    table.tries += 1
    return None
