"""What a Dreamer is offered: everything that no refusal stands in the way of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import can_boost
from pionek.games.etherfields.choices.refusals import (
    addition,
    budget,
    colours,
    refuse_act,
    refuse_item,
    refuse_mask,
    refuse_note,
    refuse_play,
    refuse_power,
    refuse_spot,
)
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.state import CLASSIC

if TYPE_CHECKING:
    from pionek.games.etherfields.procedures.action import Undertaking


def payments(table: Dreamworld, seat: int, frame: Undertaking) -> list[Option]:
    """EF-ACT-04 to -06, EF-INF-06, EF-LUCK-02: what can still be added to a payment."""
    sleeper = table.dreamers[seat]
    colour = frame.colour
    box = table.content
    options: list[Option] = []
    for card in sorted(set(sleeper.hand)):
        if box.intents[card][colour]:
            options.append(Option(vocabulary.PAY, card, amount=colour))
    for item in table.active:
        if box.items[item].intent[colour]:
            options.append(Option(vocabulary.PAY_ITEM, item, amount=colour))
    options.extend(answers(table, seat, frame.kind(table)))
    if frame.pool > 0 and can_boost(table, seat):
        options.append(Option(vocabulary.BOOST))
    return options


def answers(table: Dreamworld, seat: int, kinds: int) -> list[Option]:
    """What a Dreamer can use at a moment that is not an action of the Dreamers Phase."""
    sleeper = table.dreamers[seat]
    box = table.content
    whens = box.whens
    usable = [(vocabulary.PLAY, card) for card in sorted({card for card in sleeper.hand if whens[card] & kinds}) if refuse_play(table, seat, card, kinds) is None]
    usable += [(vocabulary.POWER, card) for card in sorted({card for card in sleeper.progress if whens[card] & kinds}) if refuse_power(table, seat, card, kinds) is None]
    usable += [(vocabulary.ITEM, item) for item in table.active if box.items[item].when & kinds and refuse_item(table, seat, item, kinds) is None]
    found = priced(table, seat, usable, budget(table, seat)) if usable else []
    found += [Option(vocabulary.MASK, mask) for mask in sleeper.worn() if refuse_mask(table, seat, mask, kinds) is None]
    for note in table.notes:
        if box.notes[note].when & kinds and refuse_note(table, seat, note, kinds) is None:
            found.append(Option(vocabulary.NOTE, note))
    for action in box.reactions if kinds != vocabulary.ANY else ():
        if box.actions[action].when & kinds and refuse_act(table, seat, action, kinds) is None:
            found.append(Option(vocabulary.ACT, action, amount=vocabulary.NO_COLOUR))
    return found


def priced(table: Dreamworld, seat: int, usable: list[tuple[int, int]], money: list[int]) -> list[Option]:
    """Each of these things in every colour in which it can be paid for."""
    found: list[Option] = []
    for verb, index in usable:
        left = money if verb in (vocabulary.POWER, vocabulary.ITEM) else without(table, seat, verb, index, money)
        found.extend([Option(verb, index, amount=colour) for colour in colours(table, seat, verb, index, left)])
    return found


def without(table: Dreamworld, seat: int, verb: int, card: int, money: list[int]) -> list[int]:
    """What is left to pay with when this very card is played or placed."""
    if not table.content.costs[verb][card].colours:
        return money
    intent, bonus = table.content.intents[card], table.content.bonus[card] and addition(table, seat, card)
    extra = money[3]
    spare = extra + money[4]
    found: list[int] = []
    for colour in range(3):
        left = (money[colour] - spare if money[colour] else 0) - max(bonus, intent[colour])
        found.append(left + spare if left + extra > 0 else 0)
    return found


def helping(table: Dreamworld, seat: int, kinds: int) -> list[tuple[int, list[Option]]]:
    """EF-INF-06: what the other Dreamers may do in between; nobody waits for it."""
    found: list[tuple[int, list[Option]]] = []
    for other in range(table.seats):
        if other != seat:
            options = answers(table, other, kinds)
            if options:
                found.append((other, options))
    return found


def placings(table: Dreamworld, seat: int, less: int) -> list[Option]:
    money = budget(table, seat)
    found: list[Option] = []
    for card in sorted(set(table.dreamers[seat].hand)):
        if table.content.cards[card].type == "progress":
            if less == vocabulary.ALL:
                found.append(Option(vocabulary.PLACE, card, amount=vocabulary.NO_COLOUR))
            else:
                found.extend(Option(vocabulary.PLACE, card, amount=colour) for colour in colours(table, seat, vocabulary.PLACE, card, without(table, seat, vocabulary.PLACE, card, money), less))
    return found


def basics(table: Dreamworld, seat: int) -> list[int]:
    """The Basic Actions that have a chance now; the others need not be looked at."""
    box = table.content
    named = box.basics
    found = [box.moving]
    sleeper = table.dreamers[seat]
    if table.hours:
        found.extend((named["effort"], named["add-turn"]))
    if table.in_dream() and sleeper.hand:
        found.append(named["peek"])
    if len(sleeper.hand) >= 3:
        found.append(named["gain-gem"])
    if table.keys or sleeper.ether:
        found.append(named["remove-morphing"])
    if sleeper.deck.cards:
        back = named.get("back-" + box.cards[sleeper.deck.cards[-1]].deck)
        if back is not None:
            found.append(back)
    if table.letters:
        found.extend((named["letter-up"], named["letter-down"]))
    if table.modes & CLASSIC:
        found.append(named["classic"])
    if len(table.wisdoms) > 3:
        found.extend(box.learned)
    return found


def doings(table: Dreamworld, seat: int, fresh: bool) -> list[Option]:
    """EF-ACT-01: everything a Dreamer may do in the action step."""
    money = budget(table, seat)
    found: list[Option] = []
    candidates = basics(table, seat)
    scape = table.map()
    candidates.extend(scape.actions_anywhere)
    candidates.extend(scape.actions_at[table.dreamers[seat].space])
    for lair in table.lairs:
        candidates.extend(table.content.entities[lair.entity].interactions)
    for action in candidates:
        if refuse_act(table, seat, action, vocabulary.NOW | vocabulary.ANY, fresh) is None:
            for colour in colours(table, seat, vocabulary.ACT, action, money):
                found.append(Option(vocabulary.ACT, action, amount=colour))
    found.extend(own_doings(table, seat, money))
    return found


def own_doings(table: Dreamworld, seat: int, money: list[int]) -> list[Option]:
    """Cards in hand and in the zone, Items, the Mask, Notes, and what is printed on the space."""
    sleeper = table.dreamers[seat]
    box = table.content
    kinds = vocabulary.NOW | vocabulary.ANY
    usable: list[tuple[int, int]] = []
    for card in sorted(set(sleeper.hand)):
        if box.cards[card].type == "progress":
            usable.append((vocabulary.PLACE, card))
        elif box.whens[card] & kinds and refuse_play(table, seat, card, kinds) is None:
            usable.append((vocabulary.PLAY, card))
    usable += [(vocabulary.POWER, card) for card in sorted({*sleeper.progress, *sleeper.burdens}) if refuse_power(table, seat, card, kinds) is None]
    usable += [(vocabulary.ITEM, item) for item in table.active if refuse_item(table, seat, item, kinds) is None]
    found = priced(table, seat, usable, money)
    found += [Option(vocabulary.MASK, mask) for mask in sleeper.worn() if refuse_mask(table, seat, mask, kinds) is None]
    found += [Option(vocabulary.NOTE, note) for note in table.notes if refuse_note(table, seat, note, kinds) is None]
    found += [Option(vocabulary.SPOT, spot) for spot in table.map().spot_at[sleeper.space] if refuse_spot(table, seat, spot, kinds) is None]
    return found
