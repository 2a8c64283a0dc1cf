"""What texts of heroes count and ask for, beside the dice: points, tokens, companions, the attack under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pionek.core.language.amounts import Amount, Chosen
from pionek.core.language.effects import Resolution
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, ListOf, RefTo
from pionek.core.text.phrasebook import Part
from pionek.games.dicethrone.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table


from typing import TYPE_CHECKING

from pionek.core.language.amounts import SumOfRoll
from pionek.games.dicethrone import vocabulary

if TYPE_CHECKING:
    from pionek.core.state.table import Table

MOST_VINE_DAMAGE = 2


class YourCp(Amount):
    """One's own combat points; for an offensive ability those at its activation, with what it brought (gaps Q42)."""

    word = "your-cp"
    en = "your CP"
    pl = "liczba twoich PW"
    example = "{damage: your-cp}"

    def of(self, table: Table, resolution: Resolution) -> int:
        arena = cast(Deeds, table)
        phase = arena.roll_phase() if resolution.mode == vocabulary.BY_ABILITY else None
        return phase.purse if phase is not None else arena.players[resolution.who].cp


class HalfCp(YourCp):
    """Half of one's own combat points, rounded up."""

    word = "half-cp"
    en = "half your CP, rounded up"
    pl = "połowa twoich PW, zaokrąglona w górę"
    example = "{damage: half-cp}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return (super().of(table, resolution) + 1) // 2


class NumberRolled(SumOfRoll):
    """What a single die shows."""

    word = "rolled"
    en = "the number rolled"
    pl = "wynik rzutu"
    example = "[{roll: 1}, {damage: rolled}]"


class Companions(Amount):
    """How many companions one has; all kinds count alike."""

    word = "companions"
    en = "1 per Spirit you have"
    pl = "1 za każdego swojego Ducha"
    example = "{damage: companions, type: pure}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return companions_of(cast(Deeds, table), resolution.who)


def companions_of(table: Deeds, seat: int) -> int:
    tokens = table.players[seat].tokens
    return sum([tokens[token] for token in table.content.companions])


class Released(Chosen):
    """How many companions were given up earlier in the same text."""

    word = "released"
    en = "1 for each Spirit removed"
    pl = "1 za każdego usuniętego Ducha"
    example = "[{release: 3}, {gain-cp: released}]"


class FurtherAttempts(Amount):
    """The roll attempts after the first in the Offensive Roll Phase under way, at most 2 (DT-STATUS-05)."""

    word = "further-attempts"
    en = "1 per roll attempt after the first, at most 2"
    pl = "1 za każdą próbę rzutu po pierwszej, najwyżej 2"
    example = "{damage: further-attempts, to: you}"

    def of(self, table: Table, resolution: Resolution) -> int:
        phase = cast(Deeds, table).roll_phase()
        assert phase is not None
        return max(0, min(MOST_VINE_DAMAGE, phase.rolls - 1))


class AttackDamage(Amount):
    """The damage of one's own attack so far, without what is prevented (gaps Q41)."""

    word = "attack-damage"
    en = "the damage of your attack"
    pl = "liczba obrażeń twojego ataku"
    example = "{damage: attack-damage}"

    def of(self, table: Table, resolution: Resolution) -> int:
        phase = cast(Deeds, table).roll_phase()
        harm = phase.attack() if phase is not None and phase.who == resolution.who else None
        return harm.amount if harm is not None else 0




FACE: Final = RefTo("face")


def die_of(table: Deeds, seat: int) -> list[int]:
    """The six faces of the dice of that seat's hero."""
    return table.content.heroes[table.players[seat].hero].die


def count_face(table: Deeds, seat: int, dice: list[int], face: int) -> int:
    """How many of these dice show a symbol, thrown by that seat's hero."""
    die = die_of(table, seat)
    found = 0
    for number in dice:
        if die[number - 1] == face:
            found += 1
    return found


class Per(Amount):
    """One for every die that shows the symbol."""

    word = "per"
    needs = "roll"
    per: int = field(FACE)
    en = "1 per { $per }"
    pl = "1 za każdy symbol { $per }"
    example = "{add: {per: sword}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return count_face(cast(Deeds, table), resolution.who, resolution.dice, self.per)


class TimesPer(Amount):
    """A number for every die that shows the symbol."""

    word = "times-per"
    needs = "roll"
    times_per: int = field(IntKind(1, 20))
    face: int = field(FACE)
    en = "{ $times_per } per { $face }"
    pl = "{ $times_per } za każdy symbol { $face }"
    example = "{heal: {times-per: 2, face: life}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return self.times_per * count_face(cast(Deeds, table), resolution.who, resolution.dice, self.face)


class ByCount(Amount):
    """More, the more dice show the symbol: the values for `least`, `least` + 1 and so on."""

    word = "by-count"
    needs = "roll"
    by_count: int = field(FACE)
    least: int = field(IntKind(1, 5))
    values: list[int] = field(ListOf(IntKind(0, 50), 1, 5))
    en = "{ $amounts }"
    pl = "{ $amounts }"
    example = "{damage: {by-count: sword, least: 3, values: [4, 6, 8]}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        count = count_face(cast(Deeds, table), resolution.who, resolution.dice, self.by_count)
        at = min(count - self.least, len(self.values) - 1)
        return self.values[at] if count >= self.least else 0

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return describer.parts("amount-by-count", {"amounts": " / ".join(str(value) for value in self.values)})


class EveryTwo(Amount):
    """One for every two dice that show the symbol."""

    word = "every-two"
    needs = "roll"
    every_two: int = field(FACE)
    en = "1 for every 2 × { $every_two }"
    pl = "1 za każde 2 symbole { $every_two }"
    example = "{damage: {every-two: arrow}, to: attacker}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return count_face(cast(Deeds, table), resolution.who, resolution.dice, self.every_two) // 2


class Tokens(Amount):
    """How many tokens of a kind one has."""

    word = "tokens"
    tokens: int = field(RefTo("token"))
    en = "1 per { $tokens }"
    pl = "1 za każdy żeton { $tokens }"
    example = "{damage: {plus: [5, {tokens: fire-mastery}]}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return cast(Deeds, table).players[resolution.who].tokens[self.tokens]
