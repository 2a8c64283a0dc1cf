"""Dice on the table: rolling them again, and the verbs that alter them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import mypyc_attr

from pionek.core.decision import Decision, Guard, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.frame import Frame
from pionek.core.kinds import SELECTOR, Whole, Word
from pionek.core.rolls import Roll
from pionek.games.dicethrone import words
from pionek.games.dicethrone.effects import Aimed, Verb
from pionek.games.dicethrone.table import Arena, shown
from pionek.games.dicethrone.who import AnyPlayer

if TYPE_CHECKING:
    from pionek.core.amounts import Selector
    from pionek.core.table import Table

REROLLS = [Option(words.REROLL, amount=dice) for dice in range(32)]
"""Every set of the five dice; the empty one keeps them all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceFrame(Frame):
    """A phase with dice of its own on the table: `settled` when they can no longer be altered."""

    __slots__ = ("attempts", "dice", "settled")

    is_offense: ClassVar[bool] = False

    def __init__(self, who: int, attempts: int) -> None:
        super().__init__(who)
        self.attempts = attempts
        self.dice: list[int] = []
        self.settled = False


def throw(table: Arena, chosen: int, reason: str) -> None:
    """Throw some of the dice of the frame on top; entered dice are asked for one by one."""
    place = len(table.agenda) - 1
    frame = table.agenda[place]
    assert isinstance(frame, DiceFrame)
    if table.entered:
        table.then(Reroll(frame.who, chosen, place, reason))
        return
    numbers = [number + 1 for number in table.chances(chosen.bit_count(), 6)]
    lay(table, frame.dice, chosen, numbers, frame.who, reason)


def lay(table: Arena, dice: list[int], chosen: int, numbers: list[int], who: int, reason: str) -> None:
    """The new numbers take the places of the old ones."""
    at = 0
    for place in range(chosen.bit_length()):
        if chosen >> place & 1:
            if place < len(dice):
                dice[place] = numbers[at]
            else:
                dice.append(numbers[at])
            at += 1
    moment = words.ROLLED if len(numbers) == len(dice) else words.REROLLED
    if table.attention >> moment & 1:  # packing dice into a number is for those who listen
        table.happened(moment, who, amount=len(numbers), other=shown(dice), rule=reason)


class Reroll(Roll):
    """Some dice of the frame at `place` are thrown (again); the others stay."""

    __slots__ = ("chosen", "place")

    def __init__(self, who: int, chosen: int, place: int, reason: str) -> None:
        super().__init__(who, chosen.bit_count(), reason)
        self.chosen = chosen
        self.place = place

    def clone(self) -> Reroll:
        new = Reroll(self.who, self.chosen, self.place, self.reason)
        new.at = self.at
        new.dice = self.dice[:]
        return new

    def alter(self, table: Table) -> None:
        """The window is that of the phase the dice belong to."""
        arena = cast(Arena, table)
        lay(arena, dice_at(arena, self.place), self.chosen, self.dice, self.who, self.reason)


def open_dice(table: Arena) -> int:
    """The place in the agenda of the dice that now lie on the table for a roll in progress, or -1 (gaps Q3 to Q5)."""
    for place in range(len(table.agenda) - 1, -1, -1):
        frame = table.agenda[place]
        if isinstance(frame, DiceFrame):
            return place if frame.dice and not frame.settled else -1
        if isinstance(frame, Roll) and not isinstance(frame, Reroll):
            return place if frame.dice else -1
    return -1


def dice_at(table: Arena, place: int) -> list[int]:
    frame = table.agenda[place]
    assert isinstance(frame, DiceFrame | Roll)
    return frame.dice


def set_die(table: Arena, place: int, die: int, number: int) -> None:
    dice = dice_at(table, place)
    if dice[die] != number:
        table.happened(
            words.DIE_SET, table.agenda[place].who, amount=number, other=table.agenda[place].who, rule="DT-ABILITY-02"
        )
    dice[die] = number


class AltersDice(Verb):
    """A verb that needs dice of a roll in progress: anybody's, one's own, or an opponent's."""

    __slots__ = ()

    asks = True
    whose: ClassVar[str] = "any"

    def hinders(self, table: Arena, seat: int) -> Guard | None:
        place = open_dice(table)
        if place < 0:
            return words.NO_DICE
        owner = table.agenda[place].who
        if self.whose == "own" and owner != seat:
            return words.NOT_YOUR_DICE
        if self.whose == "other" and owner == seat:
            return words.ONLY_YOUR_DICE
        return None

    def pick(self, table: Arena, scope: Resolve) -> Decision:
        """Ask for one die."""
        count = len(dice_at(table, open_dice(table)))
        return Decision(scope.who, [Option(words.DIE, die) for die in range(count)], partial=True)


class SetDice(AltersDice):
    """One or two dice are set to any values: which die, then its value."""

    __slots__ = ("set_dice",)

    word = "set-dice"
    fields: ClassVar[tuple[Field, ...]] = (Field("set-dice", Whole(1, 2)),)
    en = "set any { $set_dice ->\n    [1] one die to any value\n   *[other] two dice to any values\n}"
    pl = "ustaw { $set_dice ->\n    [1] dowolną kość na dowolną wartość\n   *[other] dowolne dwie kości na dowolne wartości\n}"
    example = "{set-dice: 1}"

    def __init__(self, set_dice: int) -> None:
        super().__init__()
        self.set_dice = set_dice

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        if scope.chosen < 0:
            count = len(dice_at(arena, open_dice(arena)))
            done = scope.amount >> 8
            dice = [die for die in range(count) if not done >> die & 1]
            return Decision(scope.who, [Option(words.DIE, die) for die in dice], partial=True)
        return Decision(scope.who, [Option(words.VALUE, amount=number) for number in range(1, 7)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        arena = cast(Arena, table)
        if option.verb == words.DIE:
            scope.chosen = option.subject
            scope.todo.append(self)
            return
        set_die(arena, open_dice(arena), scope.chosen, option.amount)
        scope.amount = (scope.amount | (256 << scope.chosen)) + 1
        scope.chosen = -1
        if scope.amount & 255 < min(self.set_dice, len(dice_at(arena, open_dice(arena)))):
            scope.todo.append(self)


class SixIt(AltersDice):
    """One of your dice becomes a 6."""

    __slots__ = ()

    word = "six-it"
    whose = "own"
    en = "set one of your dice to 6"
    pl = "ustaw jedną ze swoich kości na 6"
    example = "six-it"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        return self.pick(cast(Arena, table), scope)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        arena = cast(Arena, table)
        set_die(arena, open_dice(arena), option.subject, 6)


class TipDie(AltersDice):
    """Any die goes up or down by 1."""

    __slots__ = ()

    word = "tip-die"
    en = "change any die by +1 or −1"
    pl = "zmień wynik dowolnej kości o +1 albo −1"
    example = "tip-die"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        if scope.chosen < 0:
            return self.pick(arena, scope)
        number = dice_at(arena, open_dice(arena))[scope.chosen]
        values = [each for each in (number - 1, number + 1) if 1 <= each <= 6]
        return Decision(scope.who, [Option(words.VALUE, amount=each) for each in values], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        if option.verb == words.DIE:
            scope.chosen = option.subject
            scope.todo.append(self)
            return
        arena = cast(Arena, table)
        set_die(arena, open_dice(arena), scope.chosen, option.amount)


class CopyDie(AltersDice):
    """One of your dice takes the value of another of your dice of the same roll."""

    __slots__ = ()

    word = "copy-die"
    whose = "own"
    en = "one of your dice takes the value of another die of the same roll"
    pl = "jedna z twoich kości przyjmuje wartość innej kości z tego samego rzutu"
    example = "copy-die"

    def hinders(self, table: Arena, seat: int) -> Guard | None:
        guard = super().hinders(table, seat)
        return guard if guard is not None or len(dice_at(table, open_dice(table))) > 1 else words.NO_DICE

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        dice = dice_at(arena, open_dice(arena))
        if scope.chosen < 0:
            return self.pick(arena, scope)
        values = sorted({dice[die] for die in range(len(dice)) if die != scope.chosen})
        return Decision(scope.who, [Option(words.VALUE, amount=each) for each in values], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        if option.verb == words.DIE:
            scope.chosen = option.subject
            scope.todo.append(self)
            return
        arena = cast(Arena, table)
        set_die(arena, open_dice(arena), scope.chosen, option.amount)


class RerollDice(AltersDice):
    """Re-roll dice: up to two of your own, one after the other, or one of an opponent's."""

    __slots__ = ("of", "reroll_dice")

    word = "reroll-dice"
    fields: ClassVar[tuple[Field, ...]] = (Field("reroll-dice", Whole(1, 5)), Field("of", Word("own", "opponent"), "own"))
    en = "re-roll up to { $reroll_dice } of your dice"
    pl = "przerzuć do { $reroll_dice } swoich kości"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "opponent": (
            "choose one of your opponent's dice; your opponent re-rolls it",
            "wybierz jedną kość przeciwnika; przeciwnik ją przerzuca",
        ),
        "one": ("re-roll 1 of your dice", "przerzuć 1 swoją kość"),
    }
    example = "{reroll-dice: 2}"

    def __init__(self, reroll_dice: int, of: str) -> None:
        super().__init__()
        self.reroll_dice = reroll_dice
        self.of = of

    def variant(self) -> str:
        if self.of == "opponent":
            return "opponent"
        return "one" if self.reroll_dice == 1 else ""

    def hinders(self, table: Arena, seat: int) -> Guard | None:
        place = open_dice(table)
        if place < 0:
            return words.NO_DICE
        if (self.of == "own") == (table.agenda[place].who == seat):
            return None
        return words.NOT_YOUR_DICE if self.of == "own" else words.ONLY_YOUR_DICE

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        decision = self.pick(cast(Arena, table), scope)
        if scope.amount:
            decision.options.append(Option(words.DONE))
        return decision

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        if option.verb == words.DONE:
            return
        arena = cast(Arena, table)
        place = open_dice(arena)
        scope.amount += 1
        if scope.amount < self.reroll_dice:
            scope.todo.append(self)
        arena.then(Reroll(arena.agenda[place].who, 1 << option.subject, place, "DT-ROLLCARD-02"))


class MayReroll(Effect):
    """After a roll that the text itself asked for: one of those dice may be rolled again."""

    __slots__ = ("may_reroll",)

    word = "may-reroll"
    needs = "roll"
    asks = True
    fields: ClassVar[tuple[Field, ...]] = (Field("may-reroll", Whole(1, 5)),)
    en = "you may re-roll { $may_reroll -> [1] 1 *[other] up to { $may_reroll } } of these dice"
    pl = "możesz przerzucić { $may_reroll -> [1] 1 *[other] do { $may_reroll } } z tych kości"
    example = "[{roll: 2}, {may-reroll: 1}, {damage: sum}]"

    def __init__(self, may_reroll: int) -> None:
        super().__init__()
        self.may_reroll = may_reroll

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        options = [Option(words.DIE, die) for die in range(len(scope.dice))]
        return Decision(scope.who, [*options, Option(words.DONE)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        if option.verb == words.DONE:
            scope.amount = 0
            return
        scope.amount += 1
        if scope.amount < self.may_reroll:
            scope.todo.append(self)
        kept = [scope.dice[die] for die in range(len(scope.dice)) if die != option.subject]
        cast(Arena, table).then(Again(scope.who, kept))


class Again(Roll):
    """One die of an effect's roll is thrown again; the kept ones lie beside it."""

    __slots__ = ()

    def __init__(self, who: int, kept: list[int]) -> None:
        super().__init__(who, len(kept) + 1, Arena.roll_rule)
        self.dice = kept

    def clone(self) -> Again:
        new = Again(self.who, self.dice[:])
        new.count = self.count
        new.at = self.at
        return new


class MoreAttempts(Aimed):
    """A chosen player gets one more roll attempt in his Offensive or Defensive Roll Phase."""

    __slots__ = ("more_attempts",)

    word = "more-attempts"
    asks = True
    fields: ClassVar[tuple[Field, ...]] = (
        Field("more-attempts", Word("offense", "defense")),
        Field("to", SELECTOR, AnyPlayer()),
    )
    en = "a chosen player gets 1 more roll attempt in the { $more_attempts ->\n    [offense] Offensive\n   *[defense] Defensive\n} Roll Phase"
    pl = "wybrany gracz zyskuje 1 dodatkową próbę rzutu w Fazie Rzutu { $more_attempts ->\n    [offense] Ofensywnego\n   *[defense] Obronnego\n}"
    example = "{more-attempts: offense}"

    def __init__(self, more_attempts: str, to: Selector) -> None:
        super().__init__(to)
        self.more_attempts = more_attempts

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        frame = self.frame(cast(Arena, table))
        if frame is not None:
            frame.attempts += 1
            table.happened(words.ATTEMPT_GAINED, frame.who, rule="DT-ABILITY-08")
        return None

    def frame(self, table: Arena) -> DiceFrame | None:
        """Only one player has such a phase at a time: he is the one to be chosen."""
        place = open_dice(table)
        frame = table.agenda[place] if place >= 0 else None
        return frame if isinstance(frame, DiceFrame) and frame.is_offense == (self.more_attempts == "offense") else None

    def hinders(self, table: Arena, seat: int) -> Guard | None:
        if self.frame(table) is not None:
            return None
        return words.NO_OFFENSE_NOW if self.more_attempts == "offense" else words.NO_DEFENSE_NOW


DICE_EFFECTS: tuple[type[Effect], ...] = (
    SetDice, SixIt, TipDie, CopyDie, RerollDice, MayReroll, MoreAttempts,
)  # fmt: skip
