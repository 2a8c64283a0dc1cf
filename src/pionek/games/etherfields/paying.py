"""Verbs that answer what is going on: a payment, a roll, Distress or Sealing that would come, a step that begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from pionek.core.amounts import Amount
from pionek.core.decision import Decision, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.frame import Frame
from pionek.core.kinds import AMOUNT, Whole, Word
from pionek.core.rolls import Roll
from pionek.games.etherfields import pieces, words
from pionek.games.etherfields.harm import Discarding, Harm, Sealing
from pionek.games.etherfields.table import Dreamworld
from pionek.games.etherfields.who import Verb

if TYPE_CHECKING:
    from pionek.core.voice import Voice
    from pionek.games.etherfields.events import Step
    from pionek.games.etherfields.moves import Push
    from pionek.games.etherfields.undertaking import Undertaking

F = TypeVar("F", bound=Frame)


def below(table: Dreamworld, kind: type[F]) -> F | None:
    """The procedure of this kind that is nearest to the top of the agenda."""
    for place in range(len(table.agenda) - 1, -1, -1):
        frame = table.agenda[place]
        if isinstance(frame, kind):
            return frame
    return None


def payment(table: Dreamworld) -> Undertaking | None:
    """The payment under way: not the one that only plays the card that adds to it."""
    from pionek.games.etherfields.undertaking import Undertaking

    for place in range(len(table.agenda) - 1, -1, -1):
        frame = table.agenda[place]
        if isinstance(frame, Undertaking) and frame.is_paying():
            return frame
    return None


class AddIntent(Verb):
    """Intent is added to the payment being made, of the colour that is paid."""

    __slots__ = ("add", "only")

    word = "add"
    fields: ClassVar[tuple[Field, ...]] = (Field("add", AMOUNT), Field("only", Word("any", "A", "C", "W", "move"), "any"))
    en = "add { $add } Intent to the payment"
    pl = "dodaj { $add } Zamiaru do płatności"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "colour": ("add { $add } { $colour } to the payment", "dodaj do płatności { $add }: { $colour }"),
        "move": ("a Move action goes { $add } farther", "akcja Ruchu sięga o { $add } dalej"),
    }
    example = "{add: 2}"

    def __init__(self, add: Amount, only: str) -> None:
        super().__init__()
        self.add = add
        self.only = only

    def variant(self) -> str:
        return "" if self.only == "any" else "move" if self.only == "move" else "colour"

    def args(self, voice: Voice) -> dict[str, Any]:
        args: dict[str, Any] = {"add": AMOUNT.say(voice, self.add)}
        if self.variant() == "colour":
            args["colour"] = voice.text(f"colour-{words.COLOURS[words.LETTERS.index(self.only)]}")
        return args

    def most(self) -> int:
        number = getattr(self.add, "n", None)
        return number if isinstance(number, int) else getattr(self.add, "most", 5)

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        frame = payment(table)
        if frame is None or frame.boosted or frame.who != seat:
            return False
        if self.only == "move":
            return frame.verb == words.ACT and frame.index == table.box.moving
        return self.only == "any" or words.LETTERS[frame.colour] == self.only

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        frame = payment(table)
        if frame is not None:
            frame.pool += self.add.of(table, scope)
        return None


class Convert(Verb):
    """Intent of a wrong colour counts as right: cards are paid that do not show the colour."""

    __slots__ = ("convert",)

    word = "convert"
    fields: ClassVar[tuple[Field, ...]] = (Field("convert", Whole(1, 9)),)
    asks = True
    en = "discard cards of another colour: up to { $convert } of their Intent count as right"
    pl = "odrzuć karty innego koloru: do { $convert } ich Zamiaru liczy się jako właściwy"
    example = "{convert: 2}"

    def __init__(self, convert: int) -> None:
        super().__init__()
        self.convert = convert

    def most(self) -> int:
        return self.convert

    def cards(self, table: Dreamworld, seat: int) -> list[int]:
        frame = payment(table)
        if frame is None or frame.boosted or frame.who != seat:
            return []
        intents = table.box.intents
        return [card for card in sorted(set(table.dreamers[seat].hand)) if any(intents[card]) and not intents[card][frame.colour]]

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.cards(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        options = [Option(words.TAKE, target=card) for card in self.cards(table, seat)]
        if options and scope.amount:
            options.append(Option(words.DONE))
        return Decision(seat, options, partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        """One card after the other, until so much Intent has changed its colour; `amount` counts it."""
        frame = payment(table)
        if option.verb == words.DONE or frame is None:
            return
        worth = min(self.convert - scope.amount, max(table.box.intents[option.target]))
        scope.amount += worth
        frame.pool += worth
        table.discard(seat, option.target, "EF-ACT-05")
        if scope.amount < self.convert:
            scope.todo.append(self)


class FailPayment(Verb):
    """The action being paid for fails."""

    __slots__ = ()

    word = "fail"
    en = "the action fails"
    pl = "akcja się nie udaje"
    example = "fail"

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        frame = payment(table)
        if frame is not None:
            frame.failed = True
            frame.boosted = True
            frame.back_to("count")
        return None


class Rethrow(Roll):
    """A die thrown again: what it shows takes the place of the first result (EF-REROLL-02)."""

    def clone(self) -> Rethrow:
        new = Rethrow(self.who, self.count, self.reason, self.faces)
        new.at = self.at
        new.dice = self.dice[:]
        return new

    def alter(self, table: Dreamworld) -> None:  # type: ignore[override]
        roll = open_roll(table)
        if roll is not None:
            roll.dice = self.dice[:]


def open_roll(table: Dreamworld) -> Roll | None:
    """The roll whose result is still open."""
    for place in range(len(table.agenda) - 1, -1, -1):
        frame = table.agenda[place]
        if isinstance(frame, Roll) and not isinstance(frame, Rethrow):
            return frame
    return None


class Reroll(Verb):
    """EF-REROLL-01 to -03: the die is thrown again, and only its last result counts."""

    __slots__ = ("reroll",)

    word = "reroll"
    fields: ClassVar[tuple[Field, ...]] = (Field("reroll", Word("any", "own-luck", "step"), "any"),)
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

    def __init__(self, reroll: str) -> None:
        super().__init__()
        self.reroll = reroll

    def variant(self) -> str:
        return "" if self.reroll == "any" else self.reroll

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        """EF-MORPH-09: with Morphing 7 no die can be rerolled."""
        roll = open_roll(table)
        if roll is None or table.morphed(words.MORPH_REROLLS):
            return False
        if self.reroll == "step":
            step = step_below(table)
            return step is None or step.kept < 0 or step.fresh
        return self.reroll == "any" or (roll.who == seat and roll.reason != "EF-EMOV-01")

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        roll = open_roll(table)
        if roll is not None:
            table.happened(words.REROLLED, seat, rule="EF-REROLL-01")
            if self.reroll == "step":
                self.keep(table)
            table.then(Rethrow(roll.who, 1, roll.reason))
        return None

    def keep(self, table: Dreamworld) -> None:
        """Moth Wing: the Note is in use until the step ends; figures roll one after the other, so each die waits its turn."""
        from pionek.games.etherfields.undertaking import Undertaking

        step, use = step_below(table), below(table, Undertaking)
        if step is not None and use is not None:
            step.kept = use.index
            step.fresh = False


def step_below(table: Dreamworld) -> Step | None:
    from pionek.games.etherfields.events import Step

    return below(table, Step)


class Shift(Verb):
    """A Luck result is treated as another: one higher, or one up or down."""

    __slots__ = ("shift",)

    word = "shift"
    fields: ClassVar[tuple[Field, ...]] = (Field("shift", Word("up", "either")),)
    asks = True
    en = "treat your Luck result as one higher"
    pl = "potraktuj swój wynik Szczęścia jako o jeden wyższy"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "either": ("shift a Luck result one up or down", "przesuń wynik Szczęścia o jeden w górę lub w dół")
    }
    example = "{shift: up}"

    def __init__(self, shift: str) -> None:
        super().__init__()
        self.shift = shift

    def variant(self) -> str:
        return "either" if self.shift == "either" else ""

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        roll = open_roll(table)
        if roll is None or roll.reason == "EF-EMOV-01":
            return False
        return self.shift == "either" or (roll.who == seat and words.LUCK[roll.dice[0] - 1] < 3)

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        roll = open_roll(table)
        if roll is None or not roll.dice:
            return None
        result = words.LUCK[roll.dice[0] - 1]
        options = [Option(words.PICK, words.PICK_UP)] if result < 3 else []
        if self.shift == "either" and result > -1:
            options.append(Option(words.PICK, words.PICK_DOWN))
        return Decision(seat, options, partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        roll = open_roll(table)
        assert roll is not None
        result = words.LUCK[roll.dice[0] - 1] + (1 if option.subject == words.PICK_UP else -1)
        roll.dice = [words.LUCK.index(result) + 1]


class Prevent(Verb):
    """Less Distress is suffered: some of it, all of it, or Sealing or discarding instead of some."""

    __slots__ = ("instead", "prevent")

    word = "prevent"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("prevent", Whole(1, 99)),
        Field("instead", Word("nothing", "seal-3", "discard-2"), "nothing"),
    )
    en = "suffer { $prevent } Distress less"
    pl = "otrzymujesz o { $prevent } mniej Udręki"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "all": ("ignore all Distress of this effect", "pomiń całą Udrękę tego efektu"),
        "seal-3": ("Seal 3 cards instead of suffering 1 of it", "Zablokuj 3 karty zamiast otrzymać 1 z niej"),
        "discard-2": ("discard 2 cards instead of suffering 1 of it", "odrzuć 2 karty zamiast otrzymać 1 z niej"),
    }
    example = "{prevent: 1, instead: seal-3}"

    def __init__(self, prevent: int, instead: str) -> None:
        super().__init__()
        self.prevent = prevent
        self.instead = instead

    def variant(self) -> str:
        return "all" if self.prevent == 99 else "" if self.instead == "nothing" else self.instead

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        harm = below(table, Harm)
        if harm is None or harm.amount <= 0:
            return False
        if self.instead == "seal-3" and table.can_seal(seat) < 3:
            return False
        return self.instead != "discard-2" or len(table.dreamers[seat].hand) >= 2

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        harm = below(table, Harm)
        if harm is None:
            return None
        harm.amount = max(0, harm.amount - self.prevent)
        if self.instead == "seal-3":
            table.then(Sealing(seat, 3, "EF-SEAL-01"))
        elif self.instead == "discard-2":
            table.then(Discarding(seat, 2, "EF-INF-03"))
        return None


class Redirect(Verb):
    """The Distress of another is suffered by you instead, 1 less."""

    __slots__ = ("redirect",)

    word = "redirect"
    fields: ClassVar[tuple[Field, ...]] = (Field("redirect", Whole(0, 9)),)
    en = "suffer instead of a Dreamer in range { $redirect }, 1 Distress less"
    pl = "otrzymaj Udrękę zamiast Śniącego w zasięgu { $redirect }, o 1 mniej"
    example = "{redirect: 2}"

    def __init__(self, redirect: int) -> None:
        super().__init__()
        self.redirect = redirect

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        harm = below(table, Harm)
        if harm is None or harm.who == seat or harm.amount <= 0:
            return False
        return table.distance(table.dreamers[seat].space, table.dreamers[harm.who].space) <= self.redirect

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        harm = below(table, Harm)
        if harm is not None:
            harm.who = seat
            harm.amount = max(0, harm.amount - 1)
            if not harm.amount:
                table.dreamers[seat].marks[pieces.TOOK_HARM] += 1
        return None


class Keeper(Verb):
    """A Dreamer on your space suffers 1 Distress less."""

    __slots__ = ()

    word = "keep-safe"
    en = "a Dreamer on your space suffers 1 Distress less"
    pl = "Śniący na twoim polu otrzymuje o 1 Udrękę mniej"
    example = "keep-safe"

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        harm = below(table, Harm)
        if harm is None or harm.amount <= 0:
            return False
        return table.dreamers[harm.who].space == table.dreamers[seat].space

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        harm = below(table, Harm)
        if harm is not None:
            harm.amount -= 1
        return None


class SealFewer(Verb):
    """One Seal effect on you Seals fewer cards."""

    __slots__ = ("seal_fewer",)

    word = "seal-fewer"
    fields: ClassVar[tuple[Field, ...]] = (Field("seal-fewer", Whole(1, 9)),)
    en = "Seal { $seal_fewer } cards fewer"
    pl = "Zablokuj o { $seal_fewer } karty mniej"
    example = "{seal-fewer: 2}"

    def __init__(self, seal_fewer: int) -> None:
        super().__init__()
        self.seal_fewer = seal_fewer

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        sealing = below(table, Sealing)
        return sealing is not None and sealing.who == seat and sealing.amount > 0

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        sealing = below(table, Sealing)
        if sealing is not None:
            sealing.amount = max(0, sealing.amount - self.seal_fewer)
        return None


class IgnoreStep(Verb):
    """The step that begins is not carried out."""

    __slots__ = ()

    word = "ignore-step"
    en = "the step that begins is ignored"
    pl = "rozpoczynający się krok zostaje pominięty"
    example = "ignore-step"

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        step = step_below(table)
        if step is not None:
            step.ignored = True
        return None


class BlockStep(Verb):
    """EF-TCARD-09: a step of the current Turn card is marked and skipped."""

    __slots__ = ("block",)

    word = "block"
    fields: ClassVar[tuple[Field, ...]] = (Field("block", Word("any", *words.STEPS)),)
    asks = True
    en = "Block 1 step of the current Turn card"
    pl = "Zablokuj 1 krok bieżącej karty Tury"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "kind": ("Block 1 step of the current Turn card: { $step }", "Zablokuj 1 krok bieżącej karty Tury: { $step }")
    }
    example = "{block: any}"

    def __init__(self, block: str) -> None:
        super().__init__()
        self.block = block

    def variant(self) -> str:
        return "" if self.block == "any" else "kind"

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"step": voice.text(f"step-{self.block}")} if self.block != "any" else {}

    def steps(self, table: Dreamworld) -> list[int]:
        card = table.current()
        if card is None:
            return []
        kinds = card.kinds
        return [at for at in range(len(kinds)) if not table.blocked_steps >> at & 1 and (self.block == "any" or words.STEPS[kinds[at]] == self.block)]

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.steps(table))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, [Option(words.PICK, words.PICK_STEPS + at) for at in self.steps(table)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        at = option.subject - words.PICK_STEPS
        table.blocked_steps |= 1 << at
        card = table.current()
        assert card is not None
        table.happened(words.BLOCKED, seat, card.kinds[at], rule="EF-TCARD-09")


class CopyAction(Verb):
    """Understudy: the Act card just played is used once more, at its cost."""

    __slots__ = ()

    word = "copy-action"
    asks = True
    en = "after a Dreamer played an action card: pay its cost to use its effect too"
    pl = "po zagraniu przez Śniącego karty akcji: zapłać jej koszt, by też użyć jej efektu"
    example = "copy-action"

    def card(self, table: Dreamworld) -> int:
        from pionek.games.etherfields.undertaking import Undertaking

        for place in range(len(table.agenda) - 1, -1, -1):
            frame = table.agenda[place]
            if isinstance(frame, Undertaking) and frame.verb == words.PLAY and frame.step_name() == "answers":
                return frame.index
        return -1

    def ways(self, table: Dreamworld, seat: int) -> list[int]:
        from pionek.games.etherfields.refusals import budget, colours, refuse_effect

        card = self.card(table)
        if card < 0 or refuse_effect(table, seat, table.card(card)) is not None:
            return []
        return colours(table, seat, words.PLAY, card, budget(table, seat))

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.ways(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        card = self.card(table)
        return Decision(seat, [Option(words.PLAY, card, amount=colour) for colour in self.ways(table, seat)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        from pionek.games.etherfields.undertaking import Undertaking

        table.then(Undertaking(seat, words.PLAY, option.subject, option.amount, copied=True))


class Loosen(Verb):
    """Loophole: a used-up Map action of your space may be used once more."""

    __slots__ = ()

    word = "loosen"
    asks = True
    en = "a used-up Map action of your space may be used once more"
    pl = "zużytej Akcji Mapy na twoim polu można użyć jeszcze raz"
    example = "loosen"

    def actions(self, table: Dreamworld, seat: int) -> list[int]:
        return [at for at in table.used if table.box.actions[at].at == table.dreamers[seat].space and at not in table.loose]

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.actions(table, seat))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, [Option(words.ACT, action, amount=words.NO_COLOUR) for action in self.actions(table, seat)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        table.loose.append(option.subject)


class ReturnThis(Verb):
    """The card being played goes to the Market instead of the discard pile."""

    __slots__ = ()

    word = "return-this"
    en = "return this card to the Market"
    pl = "oddaj tę kartę na Targ"
    example = "[{gain: key}, return-this]"

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        from pionek.games.etherfields.undertaking import Undertaking

        frame = below(table, Undertaking)
        if frame is not None and frame.verb == words.PLAY:
            frame.fate = 2
        return None


class ShakeOff(Verb):
    """A State on you is removed, or a push on you is ignored."""

    __slots__ = ()

    word = "shake-off"
    asks = True
    en = "remove a State from yourself, or ignore a push"
    pl = "usuń z siebie Stan albo pomiń wypchnięcie"
    example = "shake-off"

    def pushed(self, table: Dreamworld, seat: int) -> Push | None:
        from pionek.games.etherfields.moves import Push

        push = below(table, Push)
        return push if push is not None and push.who == seat else None

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(table.dreamers[seat].states) or self.pushed(table, seat) is not None

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        push = self.pushed(table, seat)
        if push is not None:
            push.ignored = True
            return None
        states = table.dreamers[seat].states
        return Decision(seat, [Option(words.PICK, words.PICK_STATES + kind) for kind in range(4) if states >> kind & 1], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        table.dreamers[seat].states &= ~(1 << option.subject - words.PICK_STATES)


ANSWERS: tuple[type[Effect], ...] = (
    AddIntent, Convert, FailPayment, Reroll, Shift, Prevent, Redirect, Keeper, SealFewer, IgnoreStep, BlockStep,
    CopyAction, Loosen, ReturnThis, ShakeOff,
)  # fmt: skip
