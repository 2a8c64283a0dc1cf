"""Why a Dreamer cannot do something now: one refusal for each verb, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from pionek.core.state.decision import Guard
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import budget, colours, contact_mark, cost_of, unit, was_used, without
from pionek.games.etherfields.choices.targets import targets
from pionek.games.etherfields.language.base import looking
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.definitions import Usable
from pionek.games.etherfields.model.map import Action


def refuse_things(table: Deeds, seat: int, cost: Cost) -> Guard | None:
    """Resources that a cost takes; Distress can always be suffered (EF-ACT-02, -10, -11, EF-BASIC-06, EF-CLOCK-03, EF-GATE-01, R73)."""
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


def refuse_timing(table: Deeds, thing: Usable, kinds: int) -> Guard | None:
    """Whether this is the moment (EF-INF-04, -06, -07, EF-TURN-09, EF-BASIC-05)."""
    when = thing.when
    if when & kinds:
        return None
    if when & vocabulary.NOW and kinds & vocabulary.PAYING:
        return vocabulary.PAYING_NOW
    if when & (vocabulary.NOW | vocabulary.ANY) and kinds & (vocabulary.WORLD | vocabulary.AWAY):
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


def back_of_top(table: Deeds, seat: int) -> str:
    """Whose back lies on top of the deck (EF-INF-07)."""
    cards = table.dreamers[seat].deck.cards
    return table.card(cards[-1]).deck if cards else ""


def refuse_act(table: Deeds, seat: int, index: int, kinds: int, fresh: bool = True) -> Guard | None:
    """An action of the map, a Gate, an Entity or the Basic Actions card. `fresh`: no Dream action this round yet (EF-MAP-05, -06, EF-ENT-02, EF-ASLT-02, EF-CORE-06, EF-TCARD-11)."""
    action = table.content.actions[index]
    if not action.when & kinds:
        return refuse_timing(table, action, kinds)
    if action.type == "basic":
        return refuse_basic(table, seat, action)
    if action.entity >= 0:
        if table.entity_tile(action.entity) is None:
            return vocabulary.NOT_ON_MAP
    elif index not in table.map().actions:
        return vocabulary.NOT_ON_MAP
    if not fresh:
        return vocabulary.ROUND_SPENT
    if action.type == "map" and table.dreamers[seat].space != action.at:
        return vocabulary.NOT_ON_SPACE
    if index in table.used_actions and index not in table.reopened_actions:
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


def refuse_interaction(table: Deeds, seat: int, action: Action) -> Guard | None:
    """An Entity in range, and what may be used only once (EF-ENT-02, EF-ASLT-02)."""
    if action.entity < 0 or action.type == "gate":
        return None
    if action.type == "contact" and table.dreamers[seat].marks.no_contact:
        return vocabulary.FORBIDDEN
    if not targets(table, seat, action):
        return vocabulary.OUT_OF_RANGE
    entity_tile = table.entity_tile(action.entity)
    assert entity_tile is not None
    if contact_mark(action, seat) in entity_tile.contacts:
        return vocabulary.USED_THIS_TURN
    return None


def refuse_basic(table: Deeds, seat: int, action: Action) -> Guard | None:
    """The Basic Actions card (EF-BASIC-01, -02, -03, -04, -05, -06), back actions, and what Wisdom cards add."""
    dreamer = table.dreamers[seat]
    if action.of == "back":
        if action.id != "back-" + back_of_top(table, seat):
            return vocabulary.NOT_BACK
        if dreamer.marks.lucid and dreamer.marks.backs >= 2:
            return vocabulary.USED_THIS_TURN
    if action.id in ("move", "effort") and dreamer.has(vocabulary.PARALYSED):
        return vocabulary.PARALYSED_NOW
    if action.id == "effort" and dreamer.marks.effort:
        return vocabulary.EFFORT_SPENT
    if action.id == "use-gem" and table.morphed(vocabulary.MORPH_GEMS):
        return vocabulary.GEM_REROLL_BANNED
    if len(dreamer.hand) < action.goal:
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


def refuse_play(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """The action of a card in hand (EF-INF-02, -04, -05)."""
    card = table.content.cards[index]
    if index not in table.dreamers[seat].hand:
        return vocabulary.NOT_IN_HAND
    if card.type == "progress":
        return vocabulary.NOT_PLACED
    guard = refuse_timing(table, card, kinds)
    if guard is not None:
        return guard
    return refuse_effect(table, seat, card)


def refuse_effect(table: Deeds, seat: int, thing: Usable) -> Guard | None:
    """Why a usable thing would do nothing now: a condition, a resource or a target is missing (EF-CORE-06, EF-INF-05)."""
    if thing.needs is not None and not thing.needs.holds(table, looking(seat)):
        return vocabulary.NOT_READY
    guard = refuse_things(table, seat, thing.cost)
    if guard is not None:
        return guard
    if thing.effect is not None and not thing.effect.possible(table, looking(seat)):
        return vocabulary.NO_TARGET
    return None


def refuse_place(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """Why a card cannot be placed as a Progress card (EF-PROG-02)."""
    if index not in table.dreamers[seat].hand:
        return vocabulary.PLACED_ALREADY if index in table.dreamers[seat].progress else vocabulary.NOT_IN_HAND
    if table.content.cards[index].type != "progress":
        return vocabulary.NOT_PROGRESS
    return None if kinds & vocabulary.NOW else vocabulary.ONLY_ACTION


def refuse_power(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """The action of a placed Progress card, or the price of a Flaw there (EF-PROG-01, -03, -06, -07, EF-MORPH-08)."""
    dreamer = table.dreamers[seat]
    card = table.content.cards[index]
    if index not in dreamer.progress and index not in dreamer.burdens:
        return vocabulary.NOT_PLACED if card.type == "progress" else vocabulary.NOT_PROGRESS
    if index in dreamer.progress:
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
    if table.in_use(seat, vocabulary.POWER, index):
        return vocabulary.NOT_ASKED
    return refuse_effect(table, seat, card)


def refuse_item(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """Why an Item cannot be used: only active ones can, and some only once a Turn (EF-ITEM-02, -04)."""
    if index not in table.active:
        return vocabulary.ITEM_STORED
    item = table.content.items[index]
    guard = refuse_timing(table, item, kinds)
    if guard is not None:
        return guard
    if any(was_used(table, each, vocabulary.ITEM, index) for each in range(table.seats)):
        return vocabulary.USED_THIS_TURN
    if table.in_use(-1, vocabulary.ITEM, index):
        return vocabulary.NOT_ASKED
    return refuse_effect(table, seat, item)


def refuse_mask(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """Why a Mask cannot be used: it must be worn, and Masks must not be switched off (EF-MASK-01, -02, EF-MORPH-07)."""
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
    if table.in_use(seat, vocabulary.MASK, index):
        return vocabulary.NOT_ASKED
    return refuse_effect(table, seat, mask)


def refuse_note(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """Why a Note cannot be used (EF-NOTE-01)."""
    if index not in table.notes:
        return vocabulary.NOT_ON_MAP
    note = table.content.notes[index]
    if note.effect is None:
        return vocabulary.NOTE_NOT_NOW
    guard = refuse_timing(table, note, kinds)
    if guard is None:
        guard = vocabulary.NOT_ASKED if table.in_use(-1, vocabulary.NOTE, index) else refuse_effect(table, seat, note)
    return vocabulary.NOTE_NOT_NOW if guard is vocabulary.NOT_READY else guard


def refuse_spot(table: Deeds, seat: int, index: int, kinds: int) -> Guard | None:
    """Gem slots are filled and emptied, Signs used (EF-ICON-01, -03, W11)."""
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


def refuse(table: Deeds, seat: int, verb: int, index: int) -> Guard | None:
    """Why this Dreamer cannot do this with that thing now (EF-ACT-02, -04, EF-CORE-05, EF-TURN-09, EF-DWPL-02)."""
    kinds = table.usable_now(seat)
    guard = refuse_verb(table, seat, verb, index, kinds)
    if guard is vocabulary.ONLY_ACTION and table.decision is not None and table.decision.seat == seat and not table.lists_uses():
        return vocabulary.NOT_ASKED
    if guard is not None:
        return guard
    if not kinds:
        return vocabulary.NOT_ASKED if table.decision is not None and table.decision.seat == seat else vocabulary.NOT_NOW
    if verb in (vocabulary.PLAY, vocabulary.PLACE, vocabulary.POWER, vocabulary.ACT, vocabulary.ITEM):
        money = budget(table, seat)
        most = without(table, seat, verb, index, money)
        if not colours(table, seat, verb, index, most):
            cost = cost_of(table, verb, index)
            if cost.gradual and verb == vocabulary.ACT and in_another_colour(table, seat, index, most):
                return vocabulary.WRONG_GRADUAL_COLOUR
            return vocabulary.TOO_EXPENSIVE
    return None


def in_another_colour(table: Deeds, seat: int, index: int, most: list[int]) -> bool:
    """Whether a Gradual action could be paid for if its payments were not bound to a colour already (EF-GRAD-03)."""
    bound = table.gradual_colours[index]
    for colour in cost_of(table, vocabulary.ACT, index).colours:
        if bound >= 0 and most[colour] >= unit(table, seat, vocabulary.ACT, index, colour):
            return True
    return False


def refuse_verb(table: Deeds, seat: int, verb: int, index: int, kinds: int) -> Guard | None:
    """Why the thing itself cannot be used so, whatever it costs (EF-ACT-02, -08, EF-ITEM-02, -04)."""
    if verb == vocabulary.ACT:
        return refuse_act(table, seat, index, kinds, not table.dream_action_spent())
    if verb in REFUSALS:
        return REFUSALS[verb](table, seat, index, kinds)
    colour = table.colour_due(seat)
    if colour < 0:
        return vocabulary.NOT_PAYING
    if verb == vocabulary.PAY:
        if index not in table.dreamers[seat].hand:
            return vocabulary.NOT_IN_HAND
        intent = table.content.intents[index]
    else:
        if index not in table.active:
            return vocabulary.ITEM_STORED
        if table.in_use(-1, vocabulary.ITEM, index):
            return vocabulary.ITEM_IN_USE
        intent = table.content.items[index].intent
    return None if intent[colour] else vocabulary.WRONG_COLOUR


REFUSALS: dict[int, Callable[[Deeds, int, int, int], Guard | None]] = {
    vocabulary.PLAY: refuse_play, vocabulary.PLACE: refuse_place, vocabulary.POWER: refuse_power, vocabulary.ITEM: refuse_item,
    vocabulary.MASK: refuse_mask, vocabulary.NOTE: refuse_note, vocabulary.SPOT: refuse_spot,
}  # fmt: skip
"""By verb, why a Dreamer cannot use a thing with timings of these kinds."""
