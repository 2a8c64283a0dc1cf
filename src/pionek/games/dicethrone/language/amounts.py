"""What texts of heroes count and ask for, beside the dice: points, tokens, companions, the attack under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pionek.core.language.amounts import Amount, Chosen, Condition, SumOfRoll
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, RefTo
from pionek.core.rules.resolving import Resolution
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import BEARERS, Arena

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
        arena = cast(Arena, table)
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
        return companions_of(cast(Arena, table), resolution.who)


def companions_of(table: Arena, seat: int) -> int:
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
        phase = cast(Arena, table).roll_phase()
        assert phase is not None
        return max(0, min(MOST_VINE_DAMAGE, phase.rolls - 1))


class AttackDamage(Amount):
    """The damage of one's own attack so far, without what is prevented (gaps Q41)."""

    word = "attack-damage"
    en = "the damage of your attack"
    pl = "liczba obrażeń twojego ataku"
    example = "{damage: attack-damage}"

    def of(self, table: Table, resolution: Resolution) -> int:
        phase = cast(Arena, table).roll_phase()
        harm = phase.attack() if phase is not None and phase.who == resolution.who else None
        return harm.amount if harm is not None else 0


class Has(Condition):
    """One has a token of that kind."""

    word = "has"
    has: int = field(RefTo("token"))
    en = "you have { $has }"
    pl = "masz żeton { $has }"
    example = "{if: {has: shadows}, do: {gain-cp: 3}, else: {gain-cp: 2}}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return cast(Arena, table).players[resolution.who].tokens[self.has] > 0


class Threatened(Condition):
    """Damage is coming to one that can still be avoided."""

    word = "threatened"
    en = "you are about to take damage"
    pl = "masz otrzymać obrażenia"
    example = "{if: threatened, do: avoid}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        arena = cast(Arena, table)
        frame = arena.reckoning()
        return frame is not None and frame.threatens(arena, resolution.who)


class GaveUp(Condition):
    """At least so many were removed earlier in the same text."""

    word = "gave-up"
    gave_up: int = field(IntKind(1, 6))
    en = "you remove at least { $gave_up }"
    pl = "usuniesz co najmniej { $gave_up }"
    example = "[{release: 3}, {if: {gave-up: 2}, do: {gain: wellspring}}]"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return resolution.amount >= self.gave_up


class Added(Condition):
    """At least so much damage was added earlier in the same text (DT-MODIFIER-01); to pure damage nothing is (-06)."""

    word = "added"
    added: int = field(IntKind(1, 20))
    en = "you added at least { $added } damage"
    pl = 'dodasz co najmniej { NOUN($added, noun: "damage", case: "acc") }'
    example = "[{roll: 5}, {add: {per: branch}}, {if: {added: 3}, do: {inflict: barbed-vine}}]"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        return resolution.amount >= self.added


class SinceStart(Condition):
    """This token lay there already when the turn began."""

    word = "since-start"
    en = "you began the turn with it"
    pl = "masz go od początku tury"
    example = "{if: since-start, do: remove-this}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        arena = cast(Arena, table)
        seat, token = divmod(resolution.bearer, BEARERS)
        return arena.players[seat].tokens[token] > arena.fresh(seat, token)


class OrdinaryAbility(Condition):
    """One is about to activate an offensive ability that is not an ultimate (DT-STATUS-05, DT-ULT-06)."""

    word = "ordinary-ability"
    en = "you activate an ability other than your ultimate"
    pl = "aktywujesz zdolność inną niż specjalna"
    example = "{if: ordinary-ability, do: remove-this}"

    def holds(self, table: Table, resolution: Resolution) -> bool:
        arena = cast(Arena, table)
        phase = arena.roll_phase()
        assert phase is not None
        return phase.ability >= 0 and not phase.ultimate


MEASURES: tuple[type[Amount], ...] = (YourCp, HalfCp, NumberRolled, Companions, Released, FurtherAttempts, AttackDamage)
STATES: tuple[type[Condition], ...] = (Has, Threatened, GaveUp, Added, SinceStart, OrdinaryAbility)
