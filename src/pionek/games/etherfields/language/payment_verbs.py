"""Verbs that change a payment or a roll that is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount, Chosen, Number
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.amounts import OwnProgress
from pionek.games.etherfields.language.base import EtherfieldsEffect, looking, person, text_rule
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.dreamscape_phase import Step

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


def payment(table: Deeds) -> ActionPlay | None:
    """The payment under way: not the one that only plays the card that adds to it."""
    for frame in reversed(table.agenda):
        if isinstance(frame, ActionPlay) and frame.is_paying():
            return frame
    return None


class AddIntent(EtherfieldsEffect):
    """Intent is added to the payment being made, of the colour that is paid."""

    word = "add"
    add: Amount = field(AMOUNT)
    only: str = field(Word("any", "A", "C", "W", "move"), default="any")
    en = "add { $add } Intent to the payment"
    pl = "dodaj { $add } Zamiaru do płatności"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "colour": ("add { NOUN($add, $colour) } to the payment", "dodaj do płatności { NOUN($add, $colour) }"),
        "counted": ("add Intent to the payment: { $add }", "dodaj do płatności Zamiar: { $add }"),
        "x": ("add X Intent to the payment, where X is { $add }", "dodaj X Zamiaru do płatności, gdzie X to { $add }"),
        "move": ("a Move action goes { $add } farther", "akcja Ruchu sięga o { $add } dalej"),
    }
    example = "{add: 2}"

    def variant(self) -> str:
        if not isinstance(self.add, Number | Chosen):
            return "counted" if isinstance(self.add, OwnProgress) else "x"
        return "" if self.only == "any" else "move" if self.only == "move" else "colour"

    def args(self, describer: Describer) -> dict[str, Any]:
        args: dict[str, Any] = {"add": AMOUNT.say(describer, self.add)}
        if self.variant() == "colour":
            args["colour"] = vocabulary.COLOURS[vocabulary.LETTERS.index(self.only)]
        return args

    def most(self) -> int:
        number = getattr(self.add, "n", None)
        return number if isinstance(number, int) else getattr(self.add, "most", 5)

    def worth(self, table: Deeds, seat: int) -> int:
        """How much it would add now."""
        return self.add.of(table, looking(seat))

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        frame = payment(table)
        if frame is None or frame.who != person(resolution):
            return False
        if self.only == "move":
            return frame.verb == vocabulary.ACT and frame.index == table.content.moving
        return self.only == "any" or vocabulary.LETTERS[frame.colour] == self.only

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        frame = payment(table)
        if frame is not None:
            added = self.add.of(table, resolution)
            frame.pool += added
            table.happened(vocabulary.ADDED, seat, amount=added, rule=text_rule(resolution))


class Convert(EtherfieldsEffect):
    """Intent of a wrong colour counts as right: cards are paid that do not show the colour."""

    word = "convert"
    convert: int = field(IntKind(1, 9))
    asks = True
    en = "discard cards of another colour: up to { $convert } of their Intent counts as the right colour"
    pl = "odrzuć karty innego koloru: ich Zamiar, najwyżej { $convert }, liczy się jako Zamiar właściwego koloru"
    example = "{convert: 2}"

    def most(self) -> int:
        return self.convert

    def cards(self, table: Deeds, seat: int) -> list[int]:
        frame = payment(table)
        if frame is None or frame.who != seat:
            return []
        intents = table.content.intents
        return [card for card in sorted(set(table.dreamers[seat].hand)) if not intents[card][frame.colour]]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.cards(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        options = [Option(vocabulary.TAKE, target=card) for card in self.cards(table, seat)]
        if resolution.amount:
            options.append(Option(vocabulary.DONE))
        return Decision(seat, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """One card after the other, until so much Intent has changed its colour; `amount` counts it."""
        if option.verb == vocabulary.DONE:
            resolution.amount = 0
            return
        frame = payment(table)
        assert frame is not None
        worth = min(self.convert - resolution.amount, max(table.content.intents[option.target]))
        resolution.amount += worth
        frame.pool += worth
        table.discard(person(resolution), option.target, "EF-ACT-05")
        table.happened(vocabulary.ADDED, person(resolution), amount=worth, rule=text_rule(resolution))
        if resolution.amount < self.convert:
            resolution.todo.append(self)
        else:
            resolution.amount = 0


class FailPayment(EtherfieldsEffect):
    """The action being paid for fails."""

    word = "fail"
    en = "the action fails"
    pl = "akcja się nie udaje"
    example = "fail"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        frame = payment(table)
        if frame is not None:
            frame.failed = True
            frame.back_to("count")


class Rethrow(Roll):
    """A die thrown again: what it shows takes the place of the first result (EF-REROLL-02)."""

    def alter(self, table: Deeds) -> None:  # type: ignore[override]  # a roll of the core may be on any table
        roll = open_roll(table)
        if roll is not None:
            roll.dice = self.dice[:]


def open_roll(table: Deeds) -> Roll | None:
    """The roll whose result is still open."""
    for frame in reversed(table.agenda):
        if type(frame) is Roll:  # not a Rethrow
            return frame
    return None


class Reroll(EtherfieldsEffect):
    """EF-REROLL-02, EF-TIP-02: the die is thrown again, and only its last result counts."""

    word = "reroll"
    reroll: str = field(Word("any", "own-luck", "step"), default="any")
    en = "reroll any die just rolled"
    pl = "przerzuć dowolną rzuconą właśnie kość"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "own-luck": ("reroll a Luck die you rolled", "przerzuć swoją kość Szczęścia"),
        "step": (
            "reroll the die just rolled; each further die of this step may be rerolled once too",
            "przerzuć rzuconą właśnie kość; każdą następną kość tego kroku też można raz przerzucić",
        ),
    }
    example = "{reroll: any}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """With Morphing 7 no die can be rerolled (EF-MORPH-09, EF-REROLL-01, -03)."""
        roll = open_roll(table)
        if roll is None or table.morphed(vocabulary.MORPH_REROLLS):
            return False
        if self.reroll == "step":
            step = table.nearest(Step)
            return step is None or step.kept < 0 or step.fresh
        return self.reroll == "any" or (roll.who == person(resolution) and roll.reason != "EF-EMOV-01")

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """Throw the open die again (EF-REROLL-01)."""
        roll = open_roll(table)
        if roll is not None:
            table.happened(vocabulary.REROLLED, seat, rule="EF-REROLL-01")
            if self.reroll == "step":
                self.keep(table)
            table.then(Rethrow(roll.who, roll.count, roll.reason))

    def keep(self, table: Deeds) -> None:
        """Moth Wing: the Note is in use until the step ends; figures roll one after the other, so each die waits its turn."""
        step, use = table.nearest(Step), table.nearest(ActionPlay)
        assert use is not None
        if step is not None:
            step.kept = use.index
            step.fresh = False


class Shift(EtherfieldsEffect):
    """A Luck result is treated as another: one higher, or one up or down."""

    word = "shift"
    shift: str = field(Word("up", "either"))
    asks = True
    en = "treat your Luck result as one higher"
    pl = "potraktuj swój wynik Szczęścia jako o jeden wyższy"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "either": ("shift a Luck result one up or down", "przesuń wynik Szczęścia o jeden w górę lub w dół")
    }
    example = "{shift: up}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        roll = open_roll(table)
        if roll is None or roll.reason == "EF-EMOV-01":
            return False
        return self.shift == "either" or (roll.who == person(resolution) and vocabulary.LUCK[roll.dice[0] - 1] != vocabulary.LUCK[-1])

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """There is nothing above a 3 and nothing below an X (EF-LUCK-03, -05)."""
        roll = open_roll(table)
        assert roll is not None
        result = vocabulary.LUCK[roll.dice[0] - 1]
        options = [Option(vocabulary.PICK, vocabulary.PICK_UP)] if result != vocabulary.LUCK[-1] else []
        if self.shift == "either" and result != vocabulary.X:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_DOWN))
        return Decision(person(resolution), options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        roll = open_roll(table)
        assert roll is not None
        result = vocabulary.LUCK[roll.dice[0] - 1] + (1 if option.subject == vocabulary.PICK_UP else -1)
        roll.dice = [vocabulary.LUCK.index(result) + 1]
        table.happened(vocabulary.SHIFTED, person(resolution), other=roll.dice[0], rule=text_rule(resolution))


PAYMENT_VERBS: tuple[type[Effect], ...] = (
    AddIntent, Convert, FailPayment, Reroll, Shift,
)  # fmt: skip
