"""What something costs this Dreamer now, what the Dreamer could pay, and what has been used up."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import banned, value
from pionek.core.state.piece import Record
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.definitions import Usable
from pionek.games.etherfields.model.map import Action


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


class Budget(Record):
    """The most Intent that a Dreamer could bring together: what is dearer is refused (EF-ACT-04)."""

    colours: list[int]
    """By colour, everything counted in."""
    extra: int
    """What counts for any colour."""
    boost: int
    """The best Boost."""


def budget(table: Deeds, seat: int) -> Budget:
    """What cards in hand, Items, Spirit tokens, active Progress cards, a Gem and a Boost could bring (EF-ACT-04, EF-PROG-06)."""
    dreamer = table.dreamers[seat]
    content = table.content
    intents, bonuses, bonus_in = content.intents, content.bonus, content.bonus_in
    found = [0, 0, 0]
    for card in dreamer.hand:
        intent = intents[card]
        bonus = bonuses[card] and addition(table, seat, card)
        for colour in range(3):
            found[colour] += max(bonus, intent[colour]) if bonus_in[card] in (colour, vocabulary.NO_COLOUR) else intent[colour]
    for item in table.active:
        intent = content.items[item].intent
        for colour in range(3):
            found[colour] += intent[colour]
    extra = 2 * dreamer.spirits
    for card in table.active_progress(seat) if dreamer.progress else ():
        if bonuses[card] and not was_used(table, seat, vocabulary.POWER, card):
            bonus = min(bonuses[card], best_intents(table, dreamer.hand)) if content.converts[card] else bonuses[card]
            if bonus_in[card] == vocabulary.NO_COLOUR:
                extra += bonus
            else:
                found[bonus_in[card]] += bonus
    if dreamer.gems and table.knows("gem-lore"):
        extra += 2
    boost = 3 if can_boost(table, seat) else 0
    spare = extra + boost
    return Budget([each + spare if each + extra else 0 for each in found], extra, boost)


def best_intents(table: Deeds, cards: list[int]) -> int:
    return sum([max(table.content.intents[card]) for card in cards])


def addition(table: Deeds, seat: int, card: int) -> int:
    """What the effect of a hand card can add: nothing if it cannot be paid for, or if no card is left to convert (EF-ACT-04, EF-CORE-06)."""
    content = table.content
    dreamer = table.dreamers[seat]
    rest = dreamer.hand[:]
    rest.remove(card)
    if content.converts[card]:
        return min(content.bonus[card], best_intents(table, rest))
    for colour in content.costs[vocabulary.PLAY][card].colours:
        if any(content.intents[other][colour] for other in rest) or any(content.items[item].intent[colour] for item in table.active):
            return content.bonus[card]
    helped = dreamer.spirits or (dreamer.gems and table.knows("gem-lore")) or any(content.bonus[placed] for placed in table.active_progress(seat))
    return content.bonus[card] if helped or not content.costs[vocabulary.PLAY][card].colours else 0


def without(table: Deeds, seat: int, verb: int, index: int, budget: Budget) -> list[int]:
    """By colour, what is left to pay with when this very card is played or placed, or this Item used (EF-ACT-07, EF-ITEM-02)."""
    content = table.content
    if verb in (vocabulary.POWER, vocabulary.ACT) or not content.costs[verb][index].colours:
        return budget.colours
    if verb == vocabulary.ITEM:
        intent, bonus, only = content.items[index].intent, 0, vocabulary.NO_COLOUR
    else:
        intent, bonus, only = content.intents[index], content.bonus[index] and addition(table, seat, index), content.bonus_in[index]
    extra = budget.extra
    spare = extra + budget.boost
    found: list[int] = []
    for colour in range(3):
        own = max(bonus, intent[colour]) if only in (colour, vocabulary.NO_COLOUR) else intent[colour]
        left = (budget.colours[colour] - spare if budget.colours[colour] else 0) - own
        found.append(left + spare if left + extra > 0 else 0)
    return found


def helped(table: Deeds, seat: int, timing: int, colour: int) -> int:
    """What cards in hand add to an Assault or a Contact beyond their Intent, and what placed cards and the Mask add (EF-ACT-04, EF-ASLT-01)."""
    content, dreamer = table.content, table.dreamers[seat]
    helping, masks = content.helping[timing], content.helping_masks[timing]
    more = 0
    for card in dreamer.hand:
        addition = helping[card]
        if addition is not None and addition.only in ("any", vocabulary.LETTERS[colour]):
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
