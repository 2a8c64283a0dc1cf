"""How much, whether, and who: the small words inside effects that every game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from pionek.core.language.fields import field
from pionek.core.language.forms import Form, pattern_key
from pionek.core.language.kinds import ALTERNATIVES, AMOUNT, AMOUNTS, CONDITION, CONDITIONS, INT
from pionek.core.state.frame import T
from pionek.core.text.phrasebook import Part, joined

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.rules.resolving import Resolution
    from pionek.core.state.table import Table


class Amount(Form, Generic[T]):
    """A number that is read when it is needed."""

    family: ClassVar[str] = "amount"

    def of(self, table: T, resolution: Resolution) -> int:
        raise NotImplementedError(self.word)

    def named(self, describer: Describer) -> tuple[Part, ...]:
        """The amount as the name of a number, for calculations and comparisons: "the number of Burn tokens", not "1 per Burn"."""
        if NAMED in self.variants:
            return describer.parts(pattern_key(self.family, self.word, NAMED), self.args(describer))
        return self.say(describer)


NAMED = "named"
"""The variant of an amount that is not the name of a number by itself: see `Amount.named`."""


class Composed(Amount):
    """An amount worked out from others, which are told by their names; a verb that cannot hold so much tells it behind itself, as X."""

    def inner(self, describer: Describer, amount: Amount) -> tuple[Part, ...]:
        """One of the others, in brackets where its own sum could be read on."""
        told = amount.named(describer)
        return ("(", *told, ")") if isinstance(amount, Plus | Half) else told


class Condition(Form, Generic[T]):
    """Something that is so or not."""

    family: ClassVar[str] = "if"

    def holds(self, table: T, resolution: Resolution) -> bool:
        raise NotImplementedError(self.word)

    def head(self, describer: Describer) -> tuple[Part, ...]:
        """The condition as it stands before a colon, where it need not be a clause."""
        return self.say(describer)

    def contrary(self, describer: Describer) -> tuple[Part, ...]:
        """The condition when it is not to hold."""
        return describer.parts("if-not", {"not_": self.say(describer)})


class Selector(Form, Generic[T]):
    """Who or what is meant: numbers of things of one kind, in the order in which they are dealt with."""

    family: ClassVar[str] = "who"
    asks: ClassVar[bool] = False
    """Whether one of them is to be chosen."""

    def select(self, table: T, resolution: Resolution) -> list[int]:
        raise NotImplementedError(self.word)


class Number(Amount):
    """A plain number."""

    word = "number"
    n: int = field(INT)
    en = "{ $n }"
    pl = "{ $n }"

    def of(self, table: Table, resolution: Resolution) -> int:
        return self.n


class SumOfRoll(Amount):
    """What the dice just rolled add up to."""

    word = "sum"
    needs = "roll"
    en = "the sum of the roll"
    pl = "suma oczek"
    brief: ClassVar[tuple[str, str] | None] = ("the sum", "suma")
    example = "{damage: sum}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return sum(resolution.dice)


class Chosen(Amount):
    """The number chosen or counted earlier in the same text."""

    word = "counted"
    en = "that many"
    pl = "tyle samo"
    variants = {NAMED: ("the number counted before", "policzona wcześniej liczba")}
    example = "{gain-cp: counted}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return resolution.amount


class Half(Composed):
    """Half of another amount, rounded up."""

    word = "half"
    half: Amount = field(AMOUNT)
    en = "half of { $half }, rounded up"
    pl = "½ × { $half }, zaokrąglone w górę"
    variants = {"roll": ("half the roll, rounded up", "połowa wyniku rzutu, zaokrąglona w górę")}
    example = "{gain-cp: {half: sum}}"

    def variant(self) -> str:
        return "roll" if isinstance(self.half, SumOfRoll) else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"half": self.inner(describer, self.half)}

    def of(self, table: Table, resolution: Resolution) -> int:
        return (self.half.of(table, resolution) + 1) // 2


class Plus(Composed):
    """Several amounts together."""

    word = "plus"
    plus: list[Amount] = field(AMOUNTS)
    en = "{ $plus }"
    pl = "{ $plus }"
    example = "{damage: {plus: [5, {tokens: fire-mastery}]}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"plus": joined([self.inner(describer, each) for each in self.plus], " + ")}

    def of(self, table: Table, resolution: Resolution) -> int:
        total = 0
        for part in self.plus:
            total += part.of(table, resolution)
        return total


class Times(Composed):
    """A number for each of another amount."""

    word = "times"
    times: int = field(INT)
    each: Amount = field(AMOUNT)
    en = "{ $times } × { $each }"
    pl = "{ $times } × { $each }"
    example = "{damage: {times: 2, each: {tokens: fire-mastery}}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"times": self.times, "each": self.inner(describer, self.each)}

    def of(self, table: Table, resolution: Resolution) -> int:
        return self.times * self.each.of(table, resolution)


class AtLeast(Condition):
    """An amount reaches a number."""

    word = "least"
    least: int = field(INT)
    of: Amount = field(AMOUNT)
    en = "{ $of } is at least { $least }"
    pl = "{ $of } wynosi co najmniej { $least }"
    brief = ("{ $of } ≥ { $least }", "{ $of } ≥ { $least }")
    example = "{least: 14, of: sum}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"least": self.least, "of": self.of.named(describer)}

    def contrary(self, describer: Describer) -> tuple[Part, ...]:
        return describer.parts("if-most", {"most": self.least - 1, "of": self.of.named(describer)})

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return self.of.of(table, resolution) >= self.least


class AtMost(Condition):
    """An amount stays within a number."""

    word = "most"
    most: int = field(INT)
    of: Amount = field(AMOUNT)
    en = "{ $of } is at most { $most }"
    pl = "{ $of } wynosi co najwyżej { $most }"
    brief = ("{ $of } ≤ { $most }", "{ $of } ≤ { $most }")
    example = "{most: 6, of: sum}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"most": self.most, "of": self.of.named(describer)}

    def contrary(self, describer: Describer) -> tuple[Part, ...]:
        return describer.parts("if-least", {"least": self.most + 1, "of": self.of.named(describer)})

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return self.of.of(table, resolution) <= self.most


class AllOf(Condition):
    """Several conditions at once."""

    word = "all"
    all: list[Condition] = field(CONDITIONS)
    en = "{ $all }"
    pl = "{ $all }"
    example = "{all: [{shows: flame}, {shows: blaze}]}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        for each in self.all:
            if not each.holds(table, resolution):
                return False
        return True


class AnyOf(Condition):
    """One of several conditions, or more of them."""

    word = "any"
    any: list[Condition] = field(ALTERNATIVES)
    en = "{ $any }"
    pl = "{ $any }"
    example = "{any: [{shows: flame}, {shows: blaze}]}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        for each in self.any:
            if each.holds(table, resolution):
                return True
        return False


class Not(Condition):
    """The contrary."""

    word = "not"
    not_: Condition = field(CONDITION)
    en = "it is not so that { $not_ }"
    pl = "nie jest tak, że { $not_ }"
    example = "{not: {shows: flame}}"

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return self.not_.contrary(describer)

    def contrary(self, describer: Describer) -> tuple[Part, ...]:
        return self.not_.say(describer)

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return not self.not_.holds(table, resolution)


AMOUNT_FORMS: tuple[type[Amount], ...] = (Number, SumOfRoll, Chosen, Half, Plus, Times)
CONDITION_FORMS: tuple[type[Condition], ...] = (AtLeast, AtMost, AllOf, AnyOf, Not)
