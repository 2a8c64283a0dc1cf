"""What something costs this Dreamer now, what the Dreamer could pay, and what has been used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pionek.core.rules.in_force import banned, value
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.definitions import Usable
from pionek.games.etherfields.model.map import Action

if TYPE_CHECKING:
    from collections.abc import Sequence


def definition(table: Deeds, verb: int, index: int) -> Usable:
    """The definition of the thing that is used."""
    return table.content.usable[verb][index]


def cost_of(table: Deeds, verb: int, index: int) -> Cost:
    return table.content.costs[verb][index]


def unit(table: Deeds, seat: int, verb: int, index: int, colour: int, less: int = 0) -> int:
    """One payment of a cost, after everything that makes it dearer or cheaper (EF-ASLT-03, EF-PROG-02, EF-GRAD-08, EF-CORE-08)."""
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


def is_multiple(table: Deeds, verb: int, index: int) -> bool:
    """Whether paying more does more (EF-ASLT-03, EF-BASIC-01, EF-LUCK-07, EF-INF-06)."""
    return verb == vocabulary.ACT and (table.content.actions[index].type in ("assault", "contact") or index == table.content.moving)


def mark_used(table: Deeds, seat: int, verb: int, index: int) -> None:
    table.dreamers[seat].used.append(verb * vocabulary.ATTEMPTS + index)


def was_used(table: Deeds, seat: int, verb: int, index: int) -> bool:
    return verb * vocabulary.ATTEMPTS + index in table.dreamers[seat].used


def room_for(table: Deeds, seat: int, card: int) -> int:
    """How many Progress cards the Dreamer may have with this card; Blueprint counts for the limit it raises (EF-PROG-04, -05)."""
    limit = table.limit(vocabulary.PROGRESS_LIMIT, seat)
    for ability in table.card(card).abilities:
        if ability.what == vocabulary.PROGRESS_LIMIT and card not in table.dreamers[seat].progress:
            limit += ability.amount.amount
    return limit


def drumming(table: Deeds, seat: int) -> int:
    """War Drum: each Dreamer in range 1 of its owner gets +1 Wrath to the first Assault of the Turn (EF-ASLT-01)."""
    if table.dreamers[seat].marks.drummed:
        return 0
    for other in range(table.seats):
        if table.distance(table.dreamers[other].space, table.dreamers[seat].space) <= 1:
            for card in table.active_progress(other):
                if "drum" in table.card(card).rulings:
                    return 1
    return 0


def can_boost(table: Deeds, seat: int) -> bool:
    """Whether the Dreamer may Boost this payment: a number of times a Turn, once unless something says otherwise (EF-LUCK-02, -05, ruling R03)."""
    if banned(table, vocabulary.BOOST, seat) is not None:
        return False
    return table.dreamers[seat].marks.boosted < value(table, vocabulary.BOOSTS, seat)


NOTHING: Final = (-1, -1)


def budget(table: Deeds, seat: int, held: list[int] | None = None, used: tuple[int, int] = NOTHING) -> list[int]:
    """The most Intent of each colour that cards in hand, Items, Spirit tokens, active Progress cards, a Gem and a Boost could bring: what is dearer is refused (EF-ACT-04, EF-PROG-06).

    `held` are the cards counted as the hand; what is `used`, by its verb and index, does not count.
    """
    dreamer = table.dreamers[seat]
    content = table.content
    intents, bonuses, bonus_in = content.intents, content.bonus, content.bonus_in
    hand = dreamer.hand if held is None else held
    found = [0, 0, 0]
    for card in hand:
        for colour, intent in enumerate(intents[card]):
            found[colour] += max(intent, addition(table, seat, card, hand, colour)) if bonuses[card] else intent
    for item in table.active:
        if used != (vocabulary.ITEM, item):
            for colour, intent in enumerate(content.items[item].intent):
                found[colour] += intent
    extra = 2 * dreamer.spirits + gem_lore(table, seat)
    for card in table.active_progress(seat) if dreamer.progress else ():
        if bonuses[card] and used != (vocabulary.POWER, card) and not was_used(table, seat, vocabulary.POWER, card):
            if content.converts[card]:
                found = [each + min(bonuses[card], convertible(table, hand, colour)) for colour, each in enumerate(found)]
            elif bonus_in[card] == vocabulary.NO_COLOUR:
                extra += bonuses[card]
            else:
                found[bonus_in[card]] += bonuses[card]
    boost = 3 if can_boost(table, seat) else 0
    return [each + extra + boost if each + extra else 0 for each in found]


def convertible(table: Deeds, cards: list[int], colour: int) -> int:
    """How much Intent these cards have in another colour beyond what they have in this one."""
    return sum([max(intent) - intent[colour] for intent in [table.content.intents[card] for card in cards]])


def addition(table: Deeds, seat: int, card: int, hand: list[int], colour: int) -> int:
    """What the effect of a hand card can add to a payment in a colour: nothing if it must be placed first or cannot be paid for, or if no card is left to convert (EF-ACT-04, EF-CORE-06, EF-PROG-01)."""
    content = table.content
    if table.card(card).type == "progress" or content.bonus_in[card] not in (colour, vocabulary.NO_COLOUR):
        return 0
    rest = hand[:]
    rest.remove(card)
    if content.converts[card]:
        return min(content.bonus[card], convertible(table, rest, colour))
    wanted = content.costs[vocabulary.PLAY][card].colours
    for paid in wanted:
        if any(content.intents[other][paid] for other in rest) or any(content.items[item].intent[paid] for item in table.active):
            return content.bonus[card]
    helped = not wanted or table.dreamers[seat].spirits or gem_lore(table, seat) or any(adds(table, seat, placed, wanted) for placed in table.active_progress(seat))
    return content.bonus[card] if helped else 0


def adds(table: Deeds, seat: int, card: int, wanted: Sequence[int]) -> bool:
    """Whether a placed card can still add Intent of one of these colours in this Turn (EF-PROG-01, -09)."""
    content = table.content
    colour = content.bonus_in[card]
    return bool(content.bonus[card]) and (colour == vocabulary.NO_COLOUR or colour in wanted) and not was_used(table, seat, vocabulary.POWER, card)


def gem_lore(table: Deeds, seat: int) -> int:
    """The Intent that a Gem adds with Gem Lore, once a Turn (EF-ACT-04)."""
    if not table.dreamers[seat].gems or not table.knows("gem-lore") or was_used(table, seat, vocabulary.ACT, table.content.basics.get("gem-strength", -1)):
        return 0
    return 2


def without(table: Deeds, seat: int, verb: int, index: int, money: list[int]) -> list[int]:
    """By colour, what is left to pay with when this very card is played or placed, or this Item used (EF-ACT-07, EF-ITEM-02)."""
    if verb == vocabulary.ACT or not table.content.costs[verb][index].colours:
        return money
    if verb in (vocabulary.ITEM, vocabulary.POWER):
        return budget(table, seat, used=(verb, index))
    rest = table.dreamers[seat].hand[:]
    rest.remove(index)
    return budget(table, seat, rest)


def helped(table: Deeds, seat: int, timing: int, colour: int) -> int:
    """What cards in hand add to an Assault or a Contact beyond their Intent, and what placed cards and the Mask add (EF-ACT-04, EF-ASLT-01)."""
    content, dreamer = table.content, table.dreamers[seat]
    helping, masks = content.helping[timing], content.helping_masks[timing]
    more = 0
    for card in dreamer.hand:
        addition = helping[card]
        if addition is not None and addition.only in ("any", vocabulary.LETTERS[colour]) and table.card(card).type != "progress":
            more += max(0, addition.worth(table, seat) - content.intents[card][colour])
    for card in table.active_progress(seat) if dreamer.progress else ():
        addition = helping[card]
        if addition is not None and addition.only in ("any", vocabulary.LETTERS[colour]) and not was_used(table, seat, vocabulary.POWER, card):
            more += addition.worth(table, seat)
    for mask in dreamer.worn():
        addition = masks[mask]
        if addition is not None and not was_used(table, seat, vocabulary.MASK, mask) and not table.morphed(vocabulary.MORPH_MASKS):
            more += addition.worth(table, seat)
    return more


def colours(table: Deeds, seat: int, verb: int, index: int, most: list[int], less: int = 0) -> list[int]:
    """The colours in which a cost can be paid with so much Intent of each; NO_COLOUR for a cost without Intent; none when it is too dear."""
    cost = cost_of(table, verb, index)
    if not cost.colours:
        return [vocabulary.NO_COLOUR]
    found: list[int] = []
    wanted = cost.colours
    more = timing = 0
    if verb == vocabulary.ACT:
        action = table.content.actions[index]
        if action.type == "contact" and table.dreamers[seat].marks.blunt:
            wanted = [*wanted, vocabulary.WRATH]
        if action.type == "assault":
            more = table.dreamers[seat].marks.stronger + drumming(table, seat)
            timing = vocabulary.PAYING_ASSAULT
        elif action.type == "contact":
            timing = vocabulary.PAYING_CONTACT
        if cost.gradual and table.gradual_colours[index] >= 0:
            wanted = [table.gradual_colours[index]]
    for colour in wanted:
        if colour not in found and most[colour] + more + (helped(table, seat, timing, colour) if timing else 0) >= unit(table, seat, verb, index, colour, less):
            found.append(colour)
    return found


TEAM: Final = 7
CONTACTS_AN_ACTION: Final = 8


def contact_mark(action: Action, seat: int) -> int:
    """The note on the Entity tile that an interaction was used which works once: by this Dreamer, or by the Team."""
    return action.index * CONTACTS_AN_ACTION + (TEAM if action.each == "team" else seat)
