"""What a Dreamer may do now, and why not: one refusal for each verb, in the order of the rulebook."""

from __future__ import annotations

from pionek.core.state.decision import Guard
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import can_boost, contact_mark, cost_of, drumming, unit, was_used
from pionek.games.etherfields.choices.targets import targets
from pionek.games.etherfields.language.base import looking
from pionek.games.etherfields.model.cards import Usable
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.map import Action


def budget(table: Dreamworld, seat: int) -> list[int]:
    """EF-ACT-04: the most Intent of each colour that a Dreamer could bring together: what refuses an action as too dear.

    Behind the three colours stand what counts for any of them, and the best Boost.
    """
    sleeper = table.dreamers[seat]
    box = table.content
    intents, bonuses = box.intents, box.bonus
    a = c = w = extra = 0
    for card in sleeper.hand:
        intent = intents[card]
        bonus = bonuses[card] and addition(table, seat, card)
        a += max(bonus, intent[0])
        c += max(bonus, intent[1])
        w += max(bonus, intent[2])
    for item in table.active:
        intent = box.items[item].intent
        a += intent[0]
        c += intent[1]
        w += intent[2]
    extra += 2 * sleeper.spirits
    for card in sleeper.progress:
        if bonuses[card] and refuse_power(table, seat, card, vocabulary.PAYING | vocabulary.ANY) is not vocabulary.USED_THIS_TURN:
            extra += min(bonuses[card], best_intents(table, sleeper.hand)) if box.converts[card] else bonuses[card]
    if sleeper.gems and table.knows("gem-lore"):
        extra += 2
    boost = 3 if can_boost(table, seat) else 0
    spare = extra + boost
    return [a + spare if a + extra else 0, c + spare if c + extra else 0, w + spare if w + extra else 0, extra, boost]


def best_intents(table: Dreamworld, cards: list[int]) -> int:
    return sum([max(table.content.intents[card]) for card in cards])


def addition(table: Dreamworld, seat: int, card: int) -> int:
    """EF-ACT-04, EF-CORE-06: what the effect of a hand card can add: nothing if nothing pays for it, or is left to convert."""
    box = table.content
    sleeper = table.dreamers[seat]
    rest = sleeper.hand[:]
    rest.remove(card)
    if box.converts[card]:
        return min(box.bonus[card], best_intents(table, rest))
    for colour in box.costs[vocabulary.PLAY][card].colours:
        if any(box.intents[other][colour] for other in rest) or any(box.items[item].intent[colour] for item in table.active):
            return box.bonus[card]
    helped = sleeper.spirits or sleeper.gems or any(box.bonus[placed] for placed in sleeper.progress)
    return box.bonus[card] if helped or not box.costs[vocabulary.PLAY][card].colours else 0


def colours(table: Dreamworld, seat: int, verb: int, index: int, money: list[int], less: int = 0) -> list[int]:
    """The colours in which a cost can be paid; [3] for one without Intent; none when it is too dear."""
    cost = cost_of(table, verb, index)
    if not cost.colours:
        return [vocabulary.NO_COLOUR]
    found: list[int] = []
    wanted = cost.colours
    more = 0
    if verb == vocabulary.ACT:
        action = table.content.actions[index]
        if action.type == "contact" and table.dreamers[seat].marks.blunt:
            wanted = [*wanted, vocabulary.WRATH]
        if action.type == "assault":
            more = table.dreamers[seat].marks.stronger + drumming(table, seat) + sum([table.content.fighting[card] for card in table.dreamers[seat].hand])
        elif action.type == "contact":
            more = sum([table.content.talking[card] for card in table.dreamers[seat].hand])
        if cost.gradual and table.hues[index] >= 0:
            wanted = [table.hues[index]]
    for colour in wanted:
        if colour not in found and money[colour] + more >= unit(table, seat, verb, index, colour, less):
            found.append(colour)
    return found


def refuse_things(table: Dreamworld, seat: int, cost: Cost) -> Guard | None:
    """EF-ACT-02, -10, -11, EF-BASIC-06, EF-CLOCK-03, EF-GATE-01: resources that a cost takes; Distress can always be suffered (R73)."""
    for choices in cost.things:
        guard: Guard | None = None
        for what, n in choices:
            if what == vocabulary.DISTRESS or table.amount_of(what, seat) >= n:
                guard = None
                break
            guard = SHORT_OF.get(what, vocabulary.NOT_ENOUGH)
        if guard is not None:
            return guard
    return None


SHORT_OF = {vocabulary.GEM: vocabulary.NO_GEMS, vocabulary.HOUR: vocabulary.NO_HOURS, vocabulary.KEY: vocabulary.NO_KEYS}


def refuse_timing(table: Dreamworld, thing: Usable, kinds: int) -> Guard | None:
    """EF-INF-04, -06, -07, EF-TURN-09, EF-BASIC-05: whether this is the moment."""
    when = thing.when
    if when & kinds:
        return None
    if when & vocabulary.NOW and kinds & vocabulary.PAYING:
        return vocabulary.PAYING_NOW
    if when & vocabulary.NOW and kinds & vocabulary.WORLD:
        return vocabulary.IN_A_DREAM
    if when & vocabulary.NOW and not kinds:
        return vocabulary.NOT_ASKED
    if when & (vocabulary.PAYING | vocabulary.PAYING_ASSAULT | vocabulary.PAYING_CONTACT):
        return vocabulary.ONLY_PAYING
    if when & (vocabulary.ROLLING | vocabulary.ROLLING_OWN):
        return vocabulary.ONLY_ROLL
    if when & (vocabulary.HARM | vocabulary.HARM_NEAR | vocabulary.SEALING | vocabulary.PUSH):
        return vocabulary.ONLY_HARM
    if when & (vocabulary.BASIC_STEP | vocabulary.SPECIAL_STEP | vocabulary.MORPH_STEP | vocabulary.PLAYED_CARD):
        return vocabulary.ONLY_STEP
    if when & (vocabulary.WORLD | vocabulary.DRAWN_SLUMBER):
        return vocabulary.ONLY_WORLD
    return vocabulary.ONLY_ACTION


def back_of_top(table: Dreamworld, seat: int) -> str:
    """EF-INF-07: whose back lies on top of the deck."""
    cards = table.dreamers[seat].deck.cards
    return table.card(cards[-1]).deck if cards else ""


def refuse_act(table: Dreamworld, seat: int, index: int, kinds: int, fresh: bool = True) -> Guard | None:
    """EF-MAP-05, -06, EF-ENT-02, EF-ASLT-02, EF-CORE-06, EF-TCARD-11: an action of the map, a Gate, an Entity or the Basic Actions card. `fresh`: no Dream action this round yet."""
    action = table.content.actions[index]
    if not action.when & kinds:
        return refuse_timing(table, action, kinds)
    if action.type == "basic":
        return refuse_basic(table, seat, action)
    if action.entity >= 0:
        if table.lair(action.entity) is None:
            return vocabulary.NOT_ON_MAP
    elif index not in table.map().actions:
        return vocabulary.NOT_ON_MAP
    if not fresh:
        return vocabulary.ROUND_SPENT
    if action.type == "map" and table.dreamers[seat].space != action.at:
        return vocabulary.NOT_ON_SPACE
    if index in table.used and index not in table.loose:
        return vocabulary.USED_UP
    if action.sign not in (-1, table.suit()):
        return vocabulary.WRONG_SUIT
    guard = refuse_interaction(table, seat, action)
    if guard is not None:
        return guard
    if action.needs is not None and not action.needs.holds(table, looking(seat)):
        return vocabulary.NOT_READY
    assert action.effect is not None
    if action.type == "map" and not action.effect.possible(table, looking(seat)):
        return vocabulary.NO_TARGET
    return refuse_things(table, seat, action.cost)


def refuse_interaction(table: Dreamworld, seat: int, action: Action) -> Guard | None:
    """EF-ENT-02, EF-ASLT-02: an Entity in range, and what may be used only once."""
    if action.entity < 0 or action.type == "gate":
        return None
    if action.type == "contact" and table.dreamers[seat].marks.no_contact:
        return vocabulary.FORBIDDEN
    if not targets(table, seat, action):
        return vocabulary.OUT_OF_RANGE
    lair = table.lair(action.entity)
    assert lair is not None
    if contact_mark(action, seat) in lair.contacts:
        return vocabulary.USED_THIS_TURN
    return None


def refuse_basic(table: Dreamworld, seat: int, action: Action) -> Guard | None:
    """The Basic Actions card (EF-BASIC-01 to -07), back actions, and what Wisdom cards add."""
    sleeper = table.dreamers[seat]
    if action.of == "back":
        if action.id != "back-" + back_of_top(table, seat):
            return vocabulary.NOT_BACK
        if sleeper.marks.lucid and sleeper.marks.backs >= 2:
            return vocabulary.USED_THIS_TURN
    if action.id in ("move", "effort") and sleeper.has(vocabulary.PARALYSED):
        return vocabulary.PARALYSED_NOW
    if action.id == "effort" and sleeper.marks.effort:
        return vocabulary.EFFORT_SPENT
    if action.id == "use-gem" and table.morphed(vocabulary.MORPH_GEMS):
        return vocabulary.GEM_REROLL_BANNED
    if len(sleeper.hand) < action.goal:
        return vocabulary.TOO_FEW_CARDS
    if action.id == "gain-gem" and not table.supply(vocabulary.GEM):
        return vocabulary.SUPPLY_EMPTY
    if was_used(table, seat, vocabulary.ACT, action.index):
        return vocabulary.USED_THIS_TURN
    if action.needs is not None and not action.needs.holds(table, looking(seat)):
        return vocabulary.NOT_READY
    guard = refuse_things(table, seat, action.cost)
    if guard is not None:
        return guard
    assert action.effect is not None
    if not action.effect.possible(table, looking(seat)):
        return WITHOUT.get(action.id, vocabulary.NO_TARGET)
    return None


WITHOUT = {"peek": vocabulary.NOTHING_TO_PEEK, "remove-morphing": vocabulary.NO_MORPHING, "effort": vocabulary.NO_HOURS}


def refuse_play(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-INF-02, -04, -05: the action of a card in hand."""
    card = table.content.cards[index]
    if index not in table.dreamers[seat].hand:
        return vocabulary.NOT_IN_HAND
    if card.type == "progress":
        return vocabulary.NOT_PLACED
    guard = refuse_timing(table, card, kinds)
    if guard is not None:
        return guard
    return refuse_effect(table, seat, card)


def refuse_effect(table: Dreamworld, seat: int, thing: Usable) -> Guard | None:
    """EF-CORE-06, EF-INF-05."""
    if thing.needs is not None and not thing.needs.holds(table, looking(seat)):
        return vocabulary.NOT_READY
    guard = refuse_things(table, seat, thing.cost)
    if guard is not None:
        return guard
    if thing.effect is not None and not thing.effect.possible(table, looking(seat)):
        return vocabulary.NO_TARGET
    return None


def refuse_place(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-PROG-02."""
    if index not in table.dreamers[seat].hand:
        return vocabulary.PLACED_ALREADY if index in table.dreamers[seat].progress else vocabulary.NOT_IN_HAND
    if table.content.cards[index].type != "progress":
        return vocabulary.NOT_PROGRESS
    return None if kinds & vocabulary.NOW else vocabulary.ONLY_ACTION


def refuse_power(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-PROG-01, -03, -06, -07, EF-MORPH-08: the action of a placed Progress card, or the price of a Flaw there."""
    sleeper = table.dreamers[seat]
    card = table.content.cards[index]
    if index not in sleeper.progress and index not in sleeper.burdens:
        return vocabulary.NOT_PLACED if card.type == "progress" else vocabulary.NOT_PROGRESS
    if index in sleeper.progress:
        if table.morphed(vocabulary.MORPH_PROGRESS):
            return vocabulary.PROGRESS_OFF
        if index not in table.active_progress(seat):
            return vocabulary.FLIPPED_DOWN
    if card.effect is None:
        return vocabulary.WORKS_BY_ITSELF
    guard = refuse_timing(table, card, kinds)
    if guard is not None:
        return guard
    if was_used(table, seat, vocabulary.POWER, index):
        return vocabulary.USED_THIS_TURN
    return refuse_effect(table, seat, card)


def refuse_item(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-ITEM-02, -04."""
    if index not in table.active:
        return vocabulary.ITEM_STORED
    item = table.content.items[index]
    guard = refuse_timing(table, item, kinds)
    if guard is not None:
        return guard
    if any(was_used(table, each, vocabulary.ITEM, index) for each in range(table.seats)):
        return vocabulary.USED_THIS_TURN
    return refuse_effect(table, seat, item)


def refuse_mask(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-MASK-01, -02, EF-MORPH-07."""
    if table.dreamers[seat].mask != index:
        return vocabulary.MASK_ASIDE
    if table.morphed(vocabulary.MORPH_MASKS):
        return vocabulary.MASKS_OFF
    mask = table.content.masks[index]
    if mask.effect is None:
        return vocabulary.MASK_BY_ITSELF
    guard = refuse_timing(table, mask, kinds)
    if guard is not None:
        return guard
    if was_used(table, seat, vocabulary.MASK, index):
        return vocabulary.USED_THIS_TURN
    return refuse_effect(table, seat, mask)


def refuse_note(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-NOTE-01."""
    if index not in table.notes:
        return vocabulary.NOT_ON_MAP
    note = table.content.notes[index]
    if note.effect is None:
        return vocabulary.NOTE_NOT_NOW
    guard = refuse_timing(table, note, kinds)
    if guard is None:
        guard = refuse_effect(table, seat, note)
    return vocabulary.NOTE_NOT_NOW if guard is vocabulary.NOT_READY else guard


def refuse_spot(table: Dreamworld, seat: int, index: int, kinds: int) -> Guard | None:
    """EF-ICON-01, -03, W11: Gem slots are filled and emptied, Signs used."""
    spot = table.content.spots[index]
    if spot.type not in ("gem", "sign"):
        return vocabulary.SPOT_BY_ITSELF
    if not kinds & vocabulary.NOW:
        return vocabulary.ONLY_ACTION
    if table.dreamers[seat].space != spot.at:
        return vocabulary.SPOT_AWAY
    if spot.type == "sign":
        if not table.knows("signs") or not table.signs[vocabulary.SIGNS.index(spot.sign)]:
            return vocabulary.SIGNS_UNKNOWN
        return vocabulary.USED_UP if index in table.signs_used else None
    if index not in table.filled and not table.dreamers[seat].gems:
        return vocabulary.NO_GEMS
    return None
