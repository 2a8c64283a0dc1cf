"""The control forms of the effect language: the same in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Amount, Chosen, Condition, Not, Number, Selector
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import Form
from pionek.core.language.kinds import AMOUNT, CONDITION, EFFECT, EFFECTS, EVERYONE, INT, ROWS, IntKind
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.text.phrasebook import joined
from pionek.core.vocabulary import ACCEPT, CHOOSE, DECLINE_IT

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table
    from pionek.core.text.phrasebook import Part


class Sequence(Effect):
    """One after the other."""

    word = "do"
    do: list[Effect] = field(EFFECTS)
    en = "{ $do }"
    pl = "{ $do }"
    example = "[{heal: 2}, {draw: 1}]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        for at in range(len(self.do) - 1, -1, -1):
            resolution.todo.append(self.do[at])
        return None

    def possible(self, table: Table, resolution: Resolution) -> bool:
        """Every price must be there, and something of the rest, if there is one, must come about."""
        rest = found = False
        for each in self.do:
            if each.gives_up():
                if not each.possible(table, resolution):
                    return False
            else:
                rest = True
                found = found or each.possible(table, resolution)
        return found or not rest

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return describer.in_sequence(self.do)


class Then(Effect):
    """What follows comes after everything before it, with a pause in which others may act."""

    word = "then"
    reaches = True
    then: Effect = field(EFFECT)
    en = "then { $then }"
    pl = "następnie { $then }"
    brief = ("{ $then }", "{ $then }")
    example = "[{gain: fire-mastery}, {then: {damage: 5}}]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        resolution.todo.append(self.then)
        release(table)
        pause = table.between(resolution)
        if pause is not None:
            table.then(pause)
        return None


def release(table: Table) -> None:
    """Checks that the text has held back may be made now: it, and what it is a part of, pauses."""
    for at in range(len(table.agenda) - 1, -1, -1):
        frame = table.agenda[at]
        if not isinstance(frame, Resolution):
            return
        frame.pausing = True


class Choose(Effect):
    """Exactly one of several, of those that can be carried out."""

    word = "choose"
    reaches = True
    choose: list[Effect] = field(EFFECTS)
    asks = True
    en = "choose one: { $choose }"
    pl = "wybierz jedno: { $choose }"
    example = "{choose: [{heal: 2}, {draw: 1}]}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        options = [Option(CHOOSE, at) for at in range(len(self.choose)) if self.choose[at].possible(table, resolution)]
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        resolution.todo.append(self.choose[option.subject])

    def possible(self, table: Table, resolution: Resolution) -> bool:
        for each in self.choose:
            if each.possible(table, resolution):
                return True
        return False

    def say(self, describer: Describer) -> tuple[Part, ...]:
        describer.depth += 1
        said = [each.say(describer) for each in self.choose]
        last = describer.text("word-or")
        if any(isinstance(part, Effect) for each in self.choose for part in each.children()):  # "pay 1 to draw 1": a comma would not part such choices
            choices = joined(said, "; ", f";{last}")
        else:
            choices = joined(said, ", ", last)
        describer.depth -= 1
        return describer.parts("effect-choose", {"choose": choices})

    def gives_up(self) -> bool:
        """A choice between prices is a price."""
        return all(each.gives_up() for each in self.choose)


class May(Effect):
    """Something its owner may decline; he is not asked where it cannot be carried out."""

    word = "may"
    reaches = True
    may: Effect = field(EFFECT)
    asks = True
    en = "you may { $may }"
    pl = "możesz { $may }"
    variants = {"otherwise": ("if you wish, { $may }", "jeśli chcesz, { $may }")}
    example = "{may: {draw: 1}}"

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """The words say before the first clause that all of them are optional."""
        describer.depth += 1
        clause = self.may.say(describer)
        describer.depth -= 1
        return describer.possibly(clause)

    def possible(self, table: Table, resolution: Resolution) -> bool:
        return self.may.possible(table, resolution)

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        if not self.may.possible(table, resolution):
            return None
        return Decision(resolution.who, [Option(ACCEPT), Option(DECLINE_IT)], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        if option.verb == ACCEPT:
            resolution.todo.append(self.may)


class If(Effect):
    """Something that happens on a condition, read when its turn comes."""

    word = "if"
    reaches = True
    if_: Condition = field(CONDITION)
    do: Effect = field(EFFECT)
    else_: Effect | None = field(EFFECT, default=None)
    en = "if { $if_ }, { $do }"
    pl = "jeśli { $if_ }, { $do }"
    variants = {
        "else": ("if { $if_ }, { $do }; otherwise { $else_ }", "jeśli { $if_ }, { $do }; w przeciwnym razie { $else_ }"),
        "unless": ("{ $do } unless { $if_ }", "{ $do }, chyba że { $if_ }"),
    }
    example = "{if: {least: 14, of: sum}, do: {inflict: concussion}}"

    def possible(self, table: Table, resolution: Resolution) -> bool:
        part = self.do if self.if_.holds(table, resolution) else self.else_
        return part is not None and part.possible(table, resolution)

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        if self.if_.holds(table, resolution):
            resolution.todo.append(self.do)
        elif self.else_ is not None:
            resolution.todo.append(self.else_)
        return None

    def variant(self) -> str:
        return "else" if self.else_ is not None else ""

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """What is not to be the case is told as an exception, or as what happens otherwise."""
        if not isinstance(self.if_, Not):
            return super().say(describer)
        describer.depth += 1
        if_, do = self.if_.not_.say(describer), self.do.say(describer)
        else_ = self.else_.say(describer) if self.else_ is not None else None
        describer.depth -= 1
        if else_ is not None:
            return describer.parts("effect-if-else", {"if_": if_, "do": else_, "else_": do})
        if any(isinstance(each, Effect) and each.reaches for each in (self.do, *self.do.children())):
            return super().say(describer)
        return describer.parts("effect-if-unless", {"if_": if_, "do": do})


class Each(Effect):
    """The same for every one of a set, one after the other; inside it the one in question is the target."""

    word = "each"
    reaches = True
    each: Selector = field(EVERYONE)
    do: Effect = field(EFFECT)
    en = "for { $each }: { $do }"
    pl = "{ $each }: { $do }"
    example = "{each: all-opponents, do: {inflict: burn}}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        resolution.loop = self.do
        resolution.queue = self.each.select(table, resolution)
        return None


class EachDoes(Each):
    """The same for every one of a set, who does it himself: "each player draws 1 card"."""

    en = "{ $each } { $do }"
    pl = "{ $each } { $do }"

    def say(self, describer: Describer) -> tuple[Part, ...]:
        describer.depth += 1
        told = describer.done_by(self.each.say(describer), self.do.say(describer))
        describer.depth -= 1
        return told


class Repeat(Effect):
    """The same several times over."""

    word = "repeat"
    reaches = True
    repeat: Amount = field(AMOUNT)
    do: Effect = field(EFFECT)
    en = "{ $repeat -> [1] once [2] twice *[other] { $repeat } times }: { $do }"
    pl = "{ $repeat -> [1] raz [2] dwukrotnie *[other] { $repeat } razy }: { $do }"
    variants = {"x": ("X times, where X is { $repeat }: { $do }", "X razy, gdzie X to { $repeat }: { $do }")}
    example = "{repeat: 2, do: {draw: 1}}"

    def variant(self) -> str:
        return "" if type(self.repeat) in (Number, Chosen) else "x"

    def args(self, describer: Describer) -> dict[str, Any]:
        return super().args(describer) | ({"repeat": self.repeat.named(describer)} if self.variant() else {})

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        resolution.loop = self.do
        resolution.queue = [resolution.target] * max(0, self.repeat.of(table, resolution))
        return None


class RollDice(Effect):
    """Roll dice; what follows in the text may read them."""

    word = "roll"
    roll: int = field(IntKind(1, 20))
    gives = "roll"
    en = 'roll { NOUN($roll, noun: "die", case: "acc") }'
    pl = 'rzuć { NOUN($roll, noun: "die", case: "ins") }'
    example = "[{roll: 3}, {damage: sum}]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        table.then(Roll(resolution.who, self.roll, table.roll_rule))
        return None


class LookUp(Effect):
    """What the roll says: every row whose condition the dice meet is carried out once."""

    word = "look-up"
    reaches = True
    look_up: list[Row] = field(ROWS)
    needs = "roll"
    en = "{ $look_up }"
    pl = "{ $look_up }"
    example = "[{roll: 1}, {look-up: {flame: {add: 3}, meteor: {inflict: knockdown}}}]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        for at in range(len(self.look_up) - 1, -1, -1):
            row = self.look_up[at]
            if row.shows.holds(table, resolution):
                resolution.todo.append(row.do)
        return None


class Row(Effect):
    """One row of a look-up: a condition on the dice and what it brings."""

    word = "row"
    reaches = True
    shows: Condition = field(CONDITION)
    do: Effect = field(EFFECT)
    needs = "roll"
    en = "{ $shows }: { $do }"
    pl = "{ $shows }: { $do }"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"shows": self.shows.head(describer), "do": self.do.say(describer)}


class Between(Condition):
    """The number a die shows lies in a range."""

    word = "shown"
    needs = "roll"
    low: int = field(INT)
    high: int = field(INT)
    en = "{ $low }–{ $high }"
    pl = "{ $low }–{ $high }"
    variants = {"one": ("{ $low }", "{ $low }")}

    def variant(self) -> str:
        return "one" if self.low == self.high else ""

    def holds(self, table: Table, resolution: Resolution) -> bool:
        for die in resolution.dice:
            if self.low <= die <= self.high:
                return True
        return False


EFFECT_FORMS: tuple[type[Effect], ...] = (Sequence, Then, Choose, May, If, Each, Repeat, RollDice, LookUp)
PARTS: tuple[type[Form], ...] = (Row, Between)
"""Forms that packs never write by their word: the reader makes them inside others."""
