"""Why a Dreamer cannot do this with that thing now: the refusals, asked for the decision that is pending."""

from __future__ import annotations

from pionek.core.rules.windows import Window
from pionek.core.state.decision import Guard
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import without
from pionek.games.etherfields.choices.prices import cost_of
from pionek.games.etherfields.choices.refusals import (
    budget,
    colours,
    refuse_act,
    refuse_item,
    refuse_mask,
    refuse_note,
    refuse_place,
    refuse_play,
    refuse_power,
    refuse_spot,
)
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.procedures.action import Undertaking
from pionek.games.etherfields.procedures.dreamworld import Travel
from pionek.games.etherfields.procedures.turn import Acting


def refuse_pay(table: Dreamworld, seat: int, index: int, colour_intent: list[int], frame: Undertaking) -> Guard | None:
    """EF-ACT-04, -08, EF-ITEM-04."""
    return None if colour_intent[frame.colour] else vocabulary.WRONG_COLOUR


def moment(table: Dreamworld, seat: int) -> int:
    """The kinds of things that the pending decision lets this Dreamer use, as bits of timing; 0 when none."""
    decision = table.decision
    frame = table.agenda[-1]
    if decision is None:
        return 0
    if isinstance(frame, Acting):
        if decision.seat == seat:
            return vocabulary.NOW | vocabulary.ANY
        return (vocabulary.NOW | vocabulary.ANY) if not frame.structured(table) else vocabulary.ANY
    if isinstance(frame, Undertaking) and frame.step_name() == "pay":
        return frame.kind(table) if frame.who == seat else vocabulary.ANY
    if isinstance(frame, Window):
        return table.window_kinds(frame.kind, seat) if decision.seat == seat else 0
    if isinstance(frame, Travel):
        return vocabulary.WORLD if decision.seat == seat else 0
    return 0


def refuse(table: Dreamworld, seat: int, verb: int, index: int) -> Guard | None:
    """EF-ACT-02, -04, EF-CORE-05, EF-TURN-09, EF-DWPL-02: why this Dreamer cannot do this with that thing now."""
    kinds = moment(table, seat)
    guard = refuse_verb(table, seat, verb, index, kinds)
    if guard is not None:
        return guard
    if not kinds:
        return vocabulary.NOT_ASKED if table.decision is not None and table.decision.seat == seat else vocabulary.NOT_NOW
    if verb in (vocabulary.PLAY, vocabulary.PLACE, vocabulary.POWER, vocabulary.ACT, vocabulary.ITEM):
        money = budget(table, seat)
        if verb in (vocabulary.PLAY, vocabulary.PLACE):
            money = without(table, seat, verb, index, money)
        if not colours(table, seat, verb, index, money):
            cost = cost_of(table, verb, index)
            if cost.gradual and verb == vocabulary.ACT and table.hues[index] >= 0:
                return vocabulary.WRONG_GRADUAL_COLOUR
            return vocabulary.TOO_EXPENSIVE
    return None


def refuse_verb(table: Dreamworld, seat: int, verb: int, index: int, kinds: int) -> Guard | None:
    """EF-ACT-02, -08, EF-INF-02, -04, -07, EF-PROG-01, EF-ITEM-04, EF-MASK-01, EF-NOTE-01, EF-ICON-01."""
    frame = table.agenda[-1]
    if verb == vocabulary.ACT:
        fresh = not isinstance(frame, Acting) or not frame.dream_action
        return refuse_act(table, seat, index, kinds, fresh)
    if verb == vocabulary.PLAY:
        return refuse_play(table, seat, index, kinds)
    if verb == vocabulary.PLACE:
        return refuse_place(table, seat, index, kinds)
    if verb == vocabulary.POWER:
        return refuse_power(table, seat, index, kinds)
    if verb == vocabulary.ITEM:
        return refuse_item(table, seat, index, kinds)
    if verb == vocabulary.MASK:
        return refuse_mask(table, seat, index, kinds)
    if verb == vocabulary.NOTE:
        return refuse_note(table, seat, index, kinds)
    if verb == vocabulary.SPOT:
        return refuse_spot(table, seat, index, kinds)
    if not isinstance(frame, Undertaking) or frame.step_name() != "pay" or frame.who != seat:
        return vocabulary.NOT_PAYING
    if verb == vocabulary.PAY:
        if index not in table.dreamers[seat].hand:
            return vocabulary.NOT_IN_HAND
        return refuse_pay(table, seat, index, table.content.intents[index], frame)
    if index not in table.active:
        return vocabulary.ITEM_STORED
    return refuse_pay(table, seat, index, table.content.items[index].intent, frame)
