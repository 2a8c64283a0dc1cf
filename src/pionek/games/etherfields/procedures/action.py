"""Doing something: the cost is paid card by card, perhaps Boosted, then the effect follows."""

from __future__ import annotations

from typing import Any, Final

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import helping, payments
from pionek.games.etherfields.choices.prices import (
    FIGHTING,
    contact_mark,
    cost_of,
    definition,
    drumming,
    is_multiple,
    mark_used,
    room_for,
    unit,
)
from pionek.games.etherfields.choices.targets import targets
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.map import Action
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, pay_penalty, penalties
from pionek.games.etherfields.procedures.drawing import Discarding, place_of, placed
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.vocabulary import ActionNo

# Where a card goes that was being played.
DISCARDED: Final = 0
SEALED: Final = 1
RETURNED: Final = 2
KEPT: Final = 3
PLACED: Final = 4
IN_HAND: Final = 5
"""It has not been declared yet."""


class ActionPlay(Frame):
    """An action, a card, an ability: declared, paid, carried out. The card being played lies here meanwhile."""

    verb: int
    index: int
    colour: int
    less: int = 0
    copied: bool = False
    need: int = later(0)
    pool: int = later(0)
    boosted: bool = later(False)
    failed: bool = later(False)
    penalty_due: bool = later(False)
    times: int = later(0)
    fate: int = later(IN_HAND)
    """Where a played card goes."""
    reach: list[int] = later([])

    saved_as = "Undertaking"
    steps = (
        ("declare", "EF-ACT-02"), ("pay", "EF-ACT-04"), ("boost", "EF-LUCK-02"), ("count", "EF-LUCK-06"),
        ("fail", "EF-LUCK-03"), ("things", "EF-ACT-02"), ("give", "EF-ACT-11"), ("room", "EF-PROG-05"),
        ("perform", "EF-ACT-02"), ("after", "EF-INF-03"), ("answers", "EF-INF-02"),
    )  # fmt: skip

    def rule_of(self, at: int) -> str:
        if self.verb == vocabulary.PLACE and self.steps[at][0] != "room":
            return "EF-PROG-02"
        return super().rule_of(at)

    def cause(self, table: Deeds) -> str:
        """The action, card, Item or Mask that is being carried out."""
        kind = vocabulary.WORDS.verbs[self.verb].subject
        return f"{kind}:{table.content.id_of(kind, self.index)}" if kind and self.index >= 0 else ""

    def holds_card(self) -> bool:
        """Whether a card of the hand is played or placed by this: the copy of an action holds none (EF-INF-02, -03)."""
        return self.verb in (vocabulary.PLAY, vocabulary.PLACE) and not self.copied

    def keeps_card(self) -> bool:
        """Whether the card that is played lies here: it has left the hand and has not been placed."""
        return self.holds_card() and self.fate not in (PLACED, IN_HAND)

    def action(self, table: Deeds) -> Action | None:
        return table.content.actions[self.index] if self.verb == vocabulary.ACT else None

    def kind(self, table: Deeds) -> int:
        """What may add to this payment, as bits of timing (EF-ASLT-01, EF-INF-06)."""
        bits = vocabulary.PAYING | table.any_time()
        action = self.action(table)
        if action is not None and action.type == "assault":
            bits |= vocabulary.PAYING_ASSAULT
        if action is not None and action.type == "contact":
            bits |= vocabulary.PAYING_CONTACT
        return bits

    def declare(self, table: Deeds) -> None:
        """Range is measured now. A played card leaves the hand; what has no Intent to pay goes on (EF-RANGE-05, EF-ACT-02, -09, EF-INF-02, -03, EF-ASLT-01)."""
        cost = cost_of(table, self.verb, self.index)
        action = self.action(table)
        if self.holds_card():
            table.dreamers[self.who].hand.remove(self.index)
            if self.verb == vocabulary.PLAY:
                table.happened(vocabulary.PLAYED, self.who, self.index, rule="EF-INF-02")
                self.fate = SEALED if cost.seal else DISCARDED
            else:
                self.fate = KEPT
        elif self.verb in USED_BY:
            table.happened(vocabulary.USED, self.who, self.verb * vocabulary.ATTEMPTS + self.index, rule=USED_BY[self.verb])
        if action is not None:
            self.reach = targets(table, self.who, action)
        self.need = unit(table, self.who, self.verb, self.index, self.colour, self.less)
        if action is not None and action.type == "assault":
            dreamer = table.dreamers[self.who]
            self.pool += dreamer.marks.stronger + drumming(table, self.who)
            dreamer.marks.stronger = 0
            dreamer.marks.drummed = True
        if not self.need:
            self.times = 1
            self.back_to("things")

    def is_paying(self) -> bool:
        """Whether Intent is being brought together (EF-ACT-08, EF-INF-06): the payment is asked for, or will be asked for again.

        While a card runs above that adds to it, the next step is `pay`, so that the step in progress counts as `declare`.
        """
        return self.step_name() in ("declare", "pay")

    def enough(self) -> bool:
        return self.pool >= self.need

    def in_reach(self, table: Deeds) -> bool:
        """Whether cards in hand and Items cover what is left of the cost, without luck and without effects (EF-ACT-04)."""
        missing = self.need - self.pool
        for card in table.dreamers[self.who].hand:
            missing -= table.content.intents[card][self.colour]
        for item in table.active:
            if not table.in_use(-1, vocabulary.ITEM, item):
                missing -= table.content.items[item].intent[self.colour]
        return missing <= 0

    def goes_on(self, table: Deeds) -> bool:
        """Whether there is sense in paying more than needed (EF-ASLT-03, EF-BASIC-01, EF-GRAD-02)."""
        if is_multiple(table, self.verb, self.index):
            return True
        if not cost_of(table, self.verb, self.index).gradual:
            return False
        left = table.seats - table.gradual_paid[self.index]
        return self.pool < self.need * left

    def pay(self, table: Deeds) -> Decision | None:
        """One card or Item at a time; Rapid cards in between; others may help by Rapid cards (EF-ACT-04, -08, EF-INF-06).

        Where only luck could still bring the cost together, the payment may be left instead (EF-LUCK-02, -06, ruling R77).
        """
        if self.enough() and not self.goes_on(table):
            return None
        options = payments(table, self.who, self)
        if not options:
            return None
        if self.enough():
            options.append(Option(vocabulary.DONE))
        elif self.pool and not self.in_reach(table):
            options.append(Option(vocabulary.PICK, vocabulary.PICK_LEAVE))
        return Decision(self.who, options, partial=True, others=helping(table, self.who, table.any_time()))

    def took_pay(self, table: Deeds, option: Option) -> None:
        """Add a card or an Item to the payment, Boost it, stop, or let something else be played first (EF-ACT-05, -06, -07, EF-INF-06, EF-LUCK-02)."""
        seat = table.acting
        dreamer = table.dreamers[self.who]
        if seat != self.who:
            table.then(ActionPlay(seat, option.verb, option.subject, option.amount))
        elif option.verb == vocabulary.PAY:
            intent = table.content.intents[option.subject][option.amount]
            dreamer.hand.remove(option.subject)
            dreamer.discard.append(option.subject)
            self.pool += intent
            table.happened(vocabulary.PAID, self.who, option.subject, intent, option.amount, rule="EF-ACT-05")
        elif option.verb == vocabulary.PAY_ITEM:
            intent = table.content.items[option.subject].intent[option.amount]
            self.pool += intent
            table.happened(vocabulary.PAID_ITEM, self.who, option.subject, intent, option.amount, rule="EF-ACT-05")
            table.store(option.subject)
        elif option.verb == vocabulary.BOOST:
            self.boosted = True
            dreamer.marks.boosted += 1
        elif option.verb not in (vocabulary.DONE, vocabulary.PICK):
            table.then(ActionPlay(self.who, option.verb, option.subject, option.amount))
        self.back_to("boost" if option.verb in (vocabulary.BOOST, vocabulary.DONE, vocabulary.PICK) else "pay")

    def boost(self, table: Deeds) -> None:
        """Roll the Luck die for a Boost (EF-LUCK-02)."""
        if self.boosted:
            table.then(Roll(self.who, 1, "EF-LUCK-02"))

    def returned(self, table: Deeds, child: Frame) -> None:
        """What the Boost adds (EF-LUCK-03, -05)."""
        if not isinstance(child, Roll):
            return
        result = vocabulary.LUCK[child.dice[0] - 1]
        if result == vocabulary.X and value(table, vocabulary.LUCK_X, self.who):
            result = vocabulary.BLANK
        table.happened(vocabulary.BOOSTED, self.who, other=child.dice[0], rule="EF-LUCK-05")
        if result == vocabulary.X:
            self.failed = True
            self.penalty_due = True
        else:
            self.pool += result

    def count(self, table: Deeds) -> None:
        """How often the cost was paid, and what that comes to (EF-LUCK-03, -04, -06, EF-GRAD-02, EF-ASLT-03)."""
        dreamer = table.dreamers[self.who]
        cost = cost_of(table, self.verb, self.index)
        if self.pool:
            dreamer.marks.colours_paid |= 1 << self.colour
        if self.failed or not self.enough():
            rule = "EF-LUCK-03" if self.failed else "EF-LUCK-04" if self.boosted else "EF-LUCK-06"
            table.happened(vocabulary.FAILED, self.who, self.verb * vocabulary.ATTEMPTS + self.index, rule=rule)
            return
        action = self.action(table)
        if action is not None and action.type == "map":
            dreamer.marks.lever = 0
            if self.colour == vocabulary.WRATH:
                dreamer.marks.kick = 0
        if action is not None and action.type == "contact":
            dreamer.marks.louder = 0
            if self.colour == vocabulary.WRATH:
                dreamer.marks.blunt = 0
        units = self.pool // self.need
        if not cost.gradual:
            self.times = units
            return
        if dreamer.marks.doubled:
            units *= 2
            dreamer.marks.doubled = 0
        self.times = pay_gradually(table, self.index, self.colour, units)
        self.marker(table)
        paid = table.seats if self.times else table.gradual_paid[self.index]
        table.happened(vocabulary.PROGRESSED, self.who, self.index, paid, rule="EF-GRAD-04" if self.times else "EF-GRAD-02")

    def marker(self, table: Deeds) -> None:
        """What was paid without a marker left for it waits for one from another action (EF-GRAD-05)."""
        owed = unmarked(table, self.index, self.colour)
        if owed:
            table.then(TakeMarker(self.who, self.index, self.colour, owed))

    def fail(self, table: Deeds) -> Decision | None:
        """Ask what the failed Boost costs: Distress, three Sealed cards or a Gem (EF-LUCK-03, -07)."""
        if not self.penalty_due:
            return None
        options = penalties(table, self.who)
        if table.dreamers[self.who].gems:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_GEM))
        return Decision(self.who, options)

    def took_fail(self, table: Deeds, option: Option) -> None:
        """Pay the price of the failed Boost (EF-LUCK-03, -07)."""
        self.penalty_due = False
        if option.subject == vocabulary.PICK_GEM:
            table.lose(self.who, vocabulary.GEM, 1, "EF-LUCK-03")
        else:
            pay_penalty(table, self.who, option, "EF-LUCK-03")

    def things(self, table: Deeds) -> Decision | None:
        """What is given up beside Intent; of two things one (EF-ACT-02, -10, -11, EF-BASIC-06, EF-CORE-09)."""
        if not self.times:
            self.end()
            return None
        for choices in cost_of(table, self.verb, self.index).things:
            options = [Option(vocabulary.PICK, THING_PICKS[what]) for what, n in choices if table.amount_of(what, self.who) >= n or what == vocabulary.DISTRESS]
            if not options:
                self.unpaid(table)
                return None
            return Decision(self.who, options, partial=True)
        return None

    def unpaid(self, table: Deeds) -> None:
        """What had to be given beside Intent is gone meanwhile: the last Gradual payment does not count, all else is lost."""
        self.end()
        table.happened(vocabulary.FAILED, self.who, self.verb * vocabulary.ATTEMPTS + self.index, rule="EF-ACT-02")
        if cost_of(table, self.verb, self.index).gradual:
            table.gradual_paid[self.index] = table.seats - 1
            table.gradual_colours[self.index] = self.colour
            self.marker(table)

    def took_things(self, table: Deeds, option: Option) -> None:
        """Give up the resource that was chosen (EF-ACT-02, -10, -11, EF-CORE-09, EF-BASIC-06)."""
        for choices in cost_of(table, self.verb, self.index).things:
            for what, n in choices:
                if THING_PICKS[what] != option.subject:
                    continue
                if what == vocabulary.DISTRESS:
                    table.then(Harm(self.who, n, "EF-ACT-10"))
                else:
                    table.lose(self.who, what, n, "EF-ACT-11" if what == vocabulary.GEM else "EF-ACT-02")

    def give(self, table: Deeds) -> None:
        """Gain a Gem and Peek are paid with hand cards."""
        action = self.action(table)
        if action is not None and action.of == "discard":
            table.then(Discarding(self.who, action.goal, "EF-BASIC-04" if action.goal > 1 else "EF-BASIC-03"))

    def room(self, table: Deeds) -> Decision | None:
        """At the limit one placed card makes room first (EF-PROG-02, -04, -05)."""
        if self.verb != vocabulary.PLACE:
            return None
        dreamer = table.dreamers[self.who]
        if len(dreamer.progress) < room_for(table, self.who, self.index):
            return None
        return Decision(self.who, placed(table, self.who), partial=True)

    def took_room(self, table: Deeds, option: Option) -> None:
        table.take_from_zone(self.who, place_of(table, self.who, option))

    def perform(self, table: Deeds) -> Decision | None:
        """Each time of an Assault or Contact may have another target (EF-ASLT-03, -04, EF-ACT-02, EF-GRAD-07, EF-RANGE-05, EF-PROG-02)."""
        if self.verb == vocabulary.PLACE:
            self.fate = PLACED
            table.put_in_zone(self.who, self.index)
            return None
        action = self.action(table)
        if action is not None and action.type in FIGHTING:
            options = [Option(vocabulary.AIM, target=at) for at in self.reach]
            return Decision(self.who, options, partial=True) if options else None
        self.carry_out(table, -1)
        return None

    def took_perform(self, table: Deeds, option: Option) -> None:
        """Carry out the effect on the chosen figure, as often as was paid for (EF-ASLT-03, -04)."""
        self.times -= 1
        self.carry_out(table, option.target, again=self.times > 0)

    def carry_out(self, table: Deeds, figure: int, again: bool = False) -> None:
        """Report the action while its own step is in progress, go back to that step if there is a next time, and resolve the effect, whose parts count as simultaneous (EF-FAQ-01, EF-PROG-01)."""
        thing = definition(table, self.verb, self.index)
        action = self.action(table)
        if action is not None:
            table.happened(vocabulary.ACTED, self.who, self.index, rule=RULE_OF_TYPE[action.type])
            self.use_up(table, action)
        if again:
            self.back_to("perform")
        effect = thing.effect
        assert effect is not None
        resolve = Resolution(self.who, [effect], thing.sentence)
        if self.verb in (vocabulary.PLAY, vocabulary.POWER):
            resolve.card = self.index
        resolve.chosen = figure
        if action is not None and action.index == table.content.moving:
            resolve.amount = self.pool
        table.then(resolve)

    def use_up(self, table: Deeds, action: Action) -> None:
        """Single-use actions, and those once a Dreamer, a Turn or for the Team (EF-MAP-05, EF-COMP-06, EF-MASK-03)."""
        if action.single:
            if action.index in table.reopened_actions:
                table.reopened_actions.remove(action.index)
            elif action.index not in table.used_actions:
                table.used_actions.append(action.index)
        entity_tile = table.entity_tile(action.entity)
        if entity_tile is not None and action.each != "no":
            entity_tile.contacts.append(contact_mark(action, self.who))

    def after(self, table: Deeds) -> None:
        """What works once a Turn is used; Items and Notes go where they belong (EF-MASK-03, EF-ITEM-02, -03, EF-NOTE-01)."""
        thing = definition(table, self.verb, self.index)
        if thing.once:
            mark_used(table, self.who, self.verb, self.index)
        if self.verb == vocabulary.ITEM:
            item = table.content.items[self.index]
            if item.then == "market" and self.index in table.active:
                table.active.remove(self.index)
                table.offer_item(self.index, "EF-ITEM-06")
            elif item.then == "storage" and self.index in table.active:
                table.store(self.index)
        if self.verb == vocabulary.NOTE and self.index in table.notes and not kept(table, self.index):
            table.spend_note(self.index)

    def answers(self, table: Deeds) -> Decision | None:
        """An Act card may be copied by Understudy (EF-INF-02, -06)."""
        if self.verb == vocabulary.PLAY and not self.copied and table.card(self.index).type == "act":
            return open_window(table, table.first, vocabulary.PLAYED_CARD, "EF-INF-02")
        return None

    def closed(self, table: Deeds) -> None:
        """The card goes where it belongs (EF-INF-02, -03, EF-PROG-02, EF-MARK-04, ruling R65)."""
        if not self.keeps_card():
            return
        dreamer = table.dreamers[self.who]
        if self.fate == SEALED:
            dreamer.sealed.append(self.index)
            table.happened(vocabulary.DISCARDED, self.who, self.index, other=vocabulary.SEALS, rule="EF-SEAL-01")
        elif self.fate == RETURNED:
            table.to_market(self.who, self.index)
        elif self.fate == KEPT:
            dreamer.hand.append(self.index)
            table.happened(vocabulary.DISCARDED, self.who, self.index, other=vocabulary.BACK_TO_HAND, rule="EF-PROG-02")
        else:
            dreamer.discard.append(self.index)
        table.unsettled |= vocabulary.DEATH | vocabulary.LIMITS


USED_BY = {vocabulary.POWER: "EF-PROG-01", vocabulary.ITEM: "EF-ITEM-02", vocabulary.MASK: "EF-MASK-02", vocabulary.NOTE: "EF-NOTE-01", vocabulary.PLAY: "EF-INF-02"}
"""The rules by which placed cards, Items, Masks and Notes are used, and by which the action of a card is copied."""
RULE_OF_TYPE = {"basic": "EF-ACT-01", "map": "EF-MAP-06", "assault": "EF-ASLT-01", "contact": "EF-ASLT-01", "gate": "EF-ACT-01"}
THING_PICKS = {
    vocabulary.DISTRESS: vocabulary.PICK_DISTRESS, vocabulary.ETHER: vocabulary.PICK_ETHER, vocabulary.GEM: vocabulary.PICK_GEM, vocabulary.KEY: vocabulary.PICK_KEY,
    vocabulary.HOUR: vocabulary.PICK_HOUR, vocabulary.SPIRIT: vocabulary.PICK_NOTHING,
}  # fmt: skip


def kept(table: Deeds, note: int) -> bool:
    """Whether a Note stays in use until the step of the Turn card ends."""
    step = table.nearest(Step)
    return step is not None and step.kept == note


def pay_gradually(table: Deeds, action: int, colour: int, units: int) -> int:
    """Markers are laid; a full set performs the action and takes them off again (EF-GRAD-01, -04, -06)."""
    table.gradual_paid[action] += units
    table.gradual_colours[action] = colour
    times = table.gradual_paid[action] // table.seats
    if table.content.actions[action].type in ("map", "gate"):
        times = min(times, 1)
        if times:
            table.gradual_paid[action] = 0
    else:
        table.gradual_paid[action] %= table.seats
    if not table.gradual_paid[action]:
        table.gradual_colours[action] = -1
    return times


def unmarked(table: Deeds, action: int, colour: int) -> int:
    """How many payments of an action have no marker, for there are only four of a colour; they lie on it no more (EF-GRAD-05, EF-COMP-10)."""
    out = sum([table.gradual_paid[at] for at in range(len(table.gradual_paid)) if table.gradual_colours[at] == colour])
    owed = max(0, out - vocabulary.INTENT_MARKERS)
    mark_paid(table, action, colour, -owed)
    return owed


def mark_paid(table: Deeds, action: int, colour: int, markers: int) -> None:
    """Lay so many more markers of a colour on an action, or take them off; an action without any has no colour (EF-GRAD-02, EF-GRAD-03)."""
    table.gradual_paid[action] += markers
    table.gradual_colours[action] = colour if table.gradual_paid[action] else -1


class TakeMarker(Frame):
    """There are four Intent markers of a colour: the next one may be taken from another action, or is not laid (EF-GRAD-05, EF-COMP-10)."""

    action: ActionNo
    colour: int
    owed: int
    """Payments that have no marker yet."""

    steps = (("take", "EF-GRAD-05"),)

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 5: the marker lies nowhere while the player chooses."""
        packed.setdefault("owed", 0)

    def take(self, table: Deeds) -> Decision | None:
        """Ask from which other action the marker comes (EF-GRAD-05, EF-COMP-10)."""
        self.owed += unmarked(table, self.action, self.colour)
        if not self.owed:
            return None
        lying = [at for at in range(len(table.gradual_paid)) if table.gradual_colours[at] == self.colour and at != self.action]
        return Decision(self.who, [*(Option(vocabulary.ACT, at, amount=vocabulary.NO_COLOUR) for at in lying), Option(vocabulary.PICK, vocabulary.PICK_NOTHING)])

    def took_take(self, table: Deeds, option: Option) -> None:
        """That action loses a payment and this one gains it; declined, it is lost (EF-GRAD-05, EF-MISS-01, ruling R78)."""
        self.owed -= 1
        if option.verb == vocabulary.ACT:
            loser = option.subject
            mark_paid(table, loser, self.colour, -1)
            table.happened(vocabulary.MARKER_TAKEN, self.who, loser, table.gradual_paid[loser], rule="EF-GRAD-05")
            mark_paid(table, self.action, self.colour, 1)
            table.happened(vocabulary.PROGRESSED, self.who, self.action, table.gradual_paid[self.action], rule="EF-GRAD-05")
        else:
            table.happened(vocabulary.FAILED, self.who, vocabulary.ACT * vocabulary.ATTEMPTS + self.action, rule="EF-MISS-01")
        self.back_to("take")
