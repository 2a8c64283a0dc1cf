"""What a Dreamer is offered: everything that is not refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import budget, can_boost, colours, without
from pionek.games.etherfields.choices.refusals import (
    refuse_act,
    refuse_item,
    refuse_mask,
    refuse_note,
    refuse_play,
    refuse_power,
    refuse_spot,
)
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.state import CLASSIC

if TYPE_CHECKING:
    from pionek.games.etherfields.procedures.action import ActionPlay


def payments(table: Deeds, seat: int, frame: ActionPlay) -> list[Option]:
    """What can still be added to a payment (EF-ACT-04, -06, EF-INF-06, EF-ITEM-02, EF-LUCK-02)."""
    dreamer = table.dreamers[seat]
    colour = frame.colour
    content = table.content
    options: list[Option] = []
    for card in sorted(set(dreamer.hand)):
        if content.intents[card][colour]:
            options.append(Option(vocabulary.PAY, card, amount=colour))
    for item in table.active:
        if content.items[item].intent[colour] and not table.in_use(-1, vocabulary.ITEM, item):
            options.append(Option(vocabulary.PAY_ITEM, item, amount=colour))
    options.extend(answers(table, seat, frame.kind(table)))
    if frame.pool > 0 and can_boost(table, seat):
        options.append(Option(vocabulary.BOOST))
    return options


def answers(table: Deeds, seat: int, kinds: int) -> list[Option]:
    """What a Dreamer can use at a moment that is not an action of the Dreamers Phase."""
    dreamer = table.dreamers[seat]
    content = table.content
    whens = content.whens
    usable = [(vocabulary.PLAY, card) for card in sorted({card for card in dreamer.hand if whens[card] & kinds}) if refuse_play(table, seat, card, kinds) is None]
    usable += [(vocabulary.POWER, card) for card in sorted({card for card in dreamer.progress if whens[card] & kinds}) if refuse_power(table, seat, card, kinds) is None]
    usable += [(vocabulary.ITEM, item) for item in table.active if content.items[item].when & kinds and refuse_item(table, seat, item, kinds) is None]
    found = priced(table, seat, usable, budget(table, seat)) if usable else []
    found += [Option(vocabulary.MASK, mask) for mask in dreamer.worn() if refuse_mask(table, seat, mask, kinds) is None]
    for note in table.notes:
        if content.notes[note].when & kinds and refuse_note(table, seat, note, kinds) is None:
            found.append(Option(vocabulary.NOTE, note))
    for action in content.reactions if kinds != vocabulary.ANY else ():
        if content.actions[action].when & kinds and refuse_act(table, seat, action, kinds) is None:
            found.append(Option(vocabulary.ACT, action, amount=vocabulary.NO_COLOUR))
    return found


def priced(table: Deeds, seat: int, usable: list[tuple[int, int]], money: list[int]) -> list[Option]:
    """Each of these things in every colour in which it can be paid for."""
    found: list[Option] = []
    for verb, index in usable:
        found.extend([Option(verb, index, amount=colour) for colour in colours(table, seat, verb, index, without(table, seat, verb, index, money))])
    return found


def is_ready(table: Deeds, seat: int, kinds: int) -> bool:
    """Whether a Dreamer has anything with such a timing; most have not, and this is asked at every question."""
    dreamer = table.dreamers[seat]
    content = table.content
    whens = content.whens
    for card in dreamer.hand:
        if whens[card] & kinds:
            return True
    for card in dreamer.progress:
        if whens[card] & kinds:
            return True
    if dreamer.mask >= 0 and content.masks[dreamer.mask].when & kinds:
        return True
    for item in table.active:
        if content.items[item].when & kinds:
            return True
    for note in table.notes:
        if content.notes[note].when & kinds:
            return True
    return False


def helping(table: Deeds, seat: int, kinds: int) -> list[tuple[int, list[Option]]]:
    """What the other Dreamers may do in between; the table does not wait for them (EF-INF-06, EF-MASK-02)."""
    found: list[tuple[int, list[Option]]] = []
    for other in range(table.seats):
        if other != seat and is_ready(table, other, kinds):
            options = answers(table, other, kinds)
            if options:
                found.append((other, options))
    return found


def placings(table: Deeds, seat: int, less: int) -> list[Option]:
    money = budget(table, seat)
    found: list[Option] = []
    for card in sorted(set(table.dreamers[seat].hand)):
        if table.content.cards[card].type == "progress":
            if less == vocabulary.ALL:
                found.append(Option(vocabulary.PLACE, card, amount=vocabulary.NO_COLOUR))
            else:
                found.extend(Option(vocabulary.PLACE, card, amount=colour) for colour in colours(table, seat, vocabulary.PLACE, card, without(table, seat, vocabulary.PLACE, card, money), less))
    return found


def basics(table: Deeds, seat: int) -> list[int]:
    """The Basic Actions that have a chance now; the others need not be looked at."""
    content = table.content
    named = content.basics
    found = [content.moving]
    dreamer = table.dreamers[seat]
    if table.hours:
        found.extend((named["effort"], named["add-turn"]))
    if table.in_dream() and dreamer.hand:
        found.append(named["peek"])
    if len(dreamer.hand) >= 3:
        found.append(named["gain-gem"])
    if table.keys or dreamer.ether:
        found.append(named["remove-morphing"])
    if dreamer.deck.cards:
        back = named.get("back-" + content.cards[dreamer.deck.cards[-1]].deck)
        if back is not None:
            found.append(back)
    if table.letters:
        found.extend((named["letter-up"], named["letter-down"]))
    if table.modes & CLASSIC:
        found.append(named["classic"])
    if len(table.wisdoms) > 3:
        found.extend(content.learned)
    return found


def doings(table: Deeds, seat: int, fresh: bool) -> list[Option]:
    """Everything a Dreamer may do in the action step; actions of Flying rules from anywhere (EF-ACT-01, EF-ICON-06)."""
    money = budget(table, seat)
    found: list[Option] = []
    candidates = basics(table, seat)
    scape = table.map()
    candidates.extend(scape.actions_anywhere)
    candidates.extend(scape.actions_at[table.dreamers[seat].space])
    for entity_tile in table.entity_tiles:
        candidates.extend(table.content.entities[entity_tile.entity].interactions)
    for action in candidates:
        if refuse_act(table, seat, action, vocabulary.NOW | vocabulary.ANY, fresh) is None:
            for colour in colours(table, seat, vocabulary.ACT, action, money):
                found.append(Option(vocabulary.ACT, action, amount=colour))
    found.extend(own_doings(table, seat, money))
    return found


def own_doings(table: Deeds, seat: int, money: list[int]) -> list[Option]:
    """Cards in hand and in the zone, Items, the Mask, Notes, and what is printed on the space."""
    dreamer = table.dreamers[seat]
    content = table.content
    kinds = vocabulary.NOW | vocabulary.ANY
    usable: list[tuple[int, int]] = []
    for card in sorted(set(dreamer.hand)):
        if content.cards[card].type == "progress":
            usable.append((vocabulary.PLACE, card))
        elif content.whens[card] & kinds and refuse_play(table, seat, card, kinds) is None:
            usable.append((vocabulary.PLAY, card))
    usable += [(vocabulary.POWER, card) for card in sorted({*dreamer.progress, *dreamer.burdens}) if refuse_power(table, seat, card, kinds) is None]
    usable += [(vocabulary.ITEM, item) for item in table.active if refuse_item(table, seat, item, kinds) is None]
    found = priced(table, seat, usable, money)
    found += [Option(vocabulary.MASK, mask) for mask in dreamer.worn() if refuse_mask(table, seat, mask, kinds) is None]
    found += [Option(vocabulary.NOTE, note) for note in table.notes if refuse_note(table, seat, note, kinds) is None]
    found += [Option(vocabulary.SPOT, spot) for spot in table.map().spot_at[dreamer.space] if refuse_spot(table, seat, spot, kinds) is None]
    return found
