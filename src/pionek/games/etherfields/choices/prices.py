"""What something costs this Dreamer now, and what has been used up: asked by refusals, offers and payments alike."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import banned, value
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.cards import Usable
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.map import Action


def definition(table: Dreamworld, verb: int, index: int) -> Usable:
    """What is being used."""
    box = table.content
    if verb == vocabulary.ACT:
        return box.actions[index]
    if verb == vocabulary.ITEM:
        return box.items[index]
    if verb == vocabulary.MASK:
        return box.masks[index]
    if verb == vocabulary.NOTE:
        return box.notes[index]
    if verb == vocabulary.SPOT:
        return box.spots[index]
    return box.cards[index]


def cost_of(table: Dreamworld, verb: int, index: int) -> Cost:
    return table.content.costs[verb][index]


def unit(table: Dreamworld, seat: int, verb: int, index: int, colour: int, less: int = 0) -> int:
    """EF-ASLT-03, EF-PROG-02: one payment of a cost, after everything that makes it dearer or cheaper (EF-GRAD-08, EF-CORE-08)."""
    cost = cost_of(table, verb, index)
    if not cost.amount:
        return 0
    amount = cost.amount * table.seats if cost.per_player else cost.amount
    if verb == vocabulary.PLACE:
        return max(0, amount - less + value(table, vocabulary.PLACE_COST, seat))
    if verb != vocabulary.ACT:
        return amount
    action = table.content.actions[index]
    if action.type in FIGHTING:
        return max(1, amount + value(table, FIGHTING[action.type], seat))
    if action.type == "map":
        marks = table.dreamers[seat].marks
        amount = max(1, amount - marks.lever)
        if colour == vocabulary.WRATH:
            amount = max(1, amount - marks.kick)
    return amount


FIGHTING = {"assault": vocabulary.ASSAULT_COST, "contact": vocabulary.CONTACT_COST}


def is_multiple(table: Dreamworld, verb: int, index: int) -> bool:
    """EF-ASLT-03, EF-BASIC-01, EF-LUCK-07, EF-INF-06: whether paying more does more."""
    return verb == vocabulary.ACT and (table.content.actions[index].type in ("assault", "contact") or index == table.content.moving)


def mark_used(table: Dreamworld, seat: int, verb: int, index: int) -> None:
    table.dreamers[seat].used.append(verb * 1000 + index)


def was_used(table: Dreamworld, seat: int, verb: int, index: int) -> bool:
    return verb * 1000 + index in table.dreamers[seat].used


def room_for(table: Dreamworld, seat: int, card: int) -> int:
    """EF-PROG-04, -05; Blueprint counts for the limit it raises."""
    limit = table.limit(vocabulary.PROGRESS_LIMIT, seat)
    for ability in table.card(card).abilities:
        if ability.what == vocabulary.PROGRESS_LIMIT and card not in table.dreamers[seat].progress:
            limit += ability.amount.amount
    return limit


def drumming(table: Dreamworld, seat: int) -> int:
    """EF-ASLT-01: war Drum: each Dreamer in range 1 of its owner gets +1 Wrath to the first Assault of the Turn."""
    if table.dreamers[seat].marks.drummed:
        return 0
    for other in range(table.seats):
        if table.distance(table.dreamers[other].space, table.dreamers[seat].space) <= 1:
            for card in table.active_progress(other):
                if "drum" in table.card(card).rulings:
                    return 1
    return 0


def can_boost(table: Dreamworld, seat: int) -> bool:
    """EF-LUCK-02, -05, R03."""
    if banned(table, vocabulary.BOOST, seat) is not None:
        return False
    return table.dreamers[seat].marks.boosted < value(table, vocabulary.BOOSTS, seat)


TEAM: Final = 7
CONTACTS_AN_ACTION: Final = 8


def contact_mark(action: Action, seat: int) -> int:
    """What is noted on the Entity tile when something that works once was used: by whom, or by the Team."""
    return action.index * CONTACTS_AN_ACTION + (TEAM if action.each == "team" else seat)
