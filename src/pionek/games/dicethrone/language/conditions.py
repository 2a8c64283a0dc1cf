"""On what condition: what texts ask of the dice and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.fields import field
from pionek.core.language.kinds import Counts, IntKind, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import Part
from pionek.games.dicethrone.language.amounts import FACE
from pionek.games.dicethrone.model.forms import DiceThroneCondition
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.model.state import BEARERS, State
from pionek.games.dicethrone.vocabulary import FaceNo

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class Shows(DiceThroneCondition):
    """At least so many dice show the symbol; what follows happens once (DT-KEY-05)."""

    word = "shows"
    needs = "roll"
    shows: int = field(FACE)
    least: int = field(IntKind(1, 5), default=1)
    en = "you roll { $least -> [1] { $shows } *[other] at least { $least } × { $shows } }"
    pl = (
        "wyrzucisz { $least -> [1] symbol { $shows } "
        '*[other] co najmniej { NOUN($least, noun: "symbol", case: "acc") } { $shows } }'
    )
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "row": (
            "on { $least -> [1] { $shows } *[other] { $least } × { $shows } }",
            "przy { $least -> [1] symbolu { $shows } *[other] { $least } × { $shows } }",
        )
    }
    example = "{if: {shows: life, least: 2}, do: prevent-status}"

    def head(self, describer: Describer) -> tuple[Part, ...]:
        """In a table of outcomes, as boards print it: "on" a symbol."""
        return describer.parts("if-shows-row", {"shows": describer.ref("face", self.shows), "least": self.least})

    def breath(self) -> str:
        return "shows"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        clauses = [(f"{each.least} × ", describer.ref("face", each.shows)) for each in forms]
        return describer.parts("if-symbols", {"set": describer.listed(clauses)})

    def holds(self, table: State, resolution: Resolution) -> bool:
        return table.count_face(resolution.who, resolution.dice, self.shows) >= self.least


class OfAKind(DiceThroneCondition):
    """The same number, not the same symbol, on so many dice (DT-ABILITY-10)."""

    word = "kind"
    needs = "roll"
    kind: int = field(IntKind(2, 5))
    en = 'at least { NOUN($kind, noun: "die") } show the same number'
    pl = 'na co najmniej { NOUN($kind, noun: "die", case: "loc") } wypadła ta sama cyfra'
    example = "{if: {kind: 4}, do: make-undefendable}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        for number in resolution.dice:
            if resolution.dice.count(number) >= self.kind:
                return True
        return False


class Symbols(DiceThroneCondition):
    """A set of symbols among the dice."""

    word = "symbols"
    needs = "roll"
    symbols: list[tuple[int, int]] = field(Counts("face", 5))
    en = "you roll { $set }"
    pl = "wyrzucisz { $set }"
    example = "{symbols: {sword: 2, pow: 2}}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        die = table.die_of(resolution.who)
        faces = [die[number - 1] for number in resolution.dice]
        for face, least in self.symbols:
            if faces.count(face) < least:
                return False
        return True

    def faces(self) -> list[FaceNo]:
        return [face for face, _least in self.symbols]

    def needed(self) -> int:
        return sum(least for _face, least in self.symbols)

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"set": self.head(describer)}

    def head(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = [(f"{least} × ", describer.ref("face", face)) for face, least in self.symbols]
        return describer.listed(clauses)


class Straight(DiceThroneCondition):
    """A run of numbers: 4 for the small straight, 5 for the large one."""

    word = "straight"
    needs = "roll"
    straight: str = field(Word("small", "large"))
    en = "you roll a { $straight ->\n    [small] small\n   *[large] large\n} straight"
    pl = "wyrzucisz { $straight ->\n    [small] małego\n   *[large] dużego\n} strita"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "head": (
            "{ $straight ->\n    [small] small straight\n   *[large] large straight\n}",
            "{ $straight ->\n    [small] mały strit\n   *[large] duży strit\n}",
        )
    }
    example = "{straight: small}"

    def head(self, describer: Describer) -> tuple[Part, ...]:
        return describer.parts("if-straight-head", {"straight": self.straight})

    def holds(self, table: State, resolution: Resolution) -> bool:
        return run_of(resolution.dice, 4 if self.straight == "small" else 5)


def run_of(dice: list[int], length: int) -> bool:
    """Whether the dice show a run of so many consecutive numbers, whatever the symbols (DT-ABILITY-03 to -05)."""
    for low in dice:
        for number in range(low, low + length):
            if number not in dice:
                break
        else:
            return True
    return False


class HasCp(DiceThroneCondition):
    """One can pay so many combat points."""

    word = "cp"
    cp: int = field(IntKind(1, 15))
    en = "you have { $cp } CP"
    pl = "masz { $cp } PW"
    example = "{if: {cp: 2}, do: {pay-cp: 2}}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        return table.players[resolution.who].cp >= self.cp


class Has(DiceThroneCondition):
    """One has a token of that kind."""

    word = "has"
    has: int = field(RefTo("token"))
    en = "you have { $has }"
    pl = "masz żeton { $has }"
    example = "{if: {has: shadows}, do: {gain-cp: 3}, else: {gain-cp: 2}}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        return table.players[resolution.who].tokens[self.has] > 0


class Threatened(DiceThroneCondition):
    """Damage is coming to one that can still be avoided."""

    word = "threatened"
    en = "you are about to take damage"
    pl = "masz otrzymać obrażenia"
    example = "{if: threatened, do: avoid}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        phase = table.damage_phase()
        return phase is not None and phase.threatens(table, resolution.who)


class GaveUp(DiceThroneCondition):
    """At least so many were removed earlier in the same text."""

    word = "gave-up"
    gave_up: int = field(IntKind(1, 6))
    en = "you remove at least { $gave_up }"
    pl = "usuniesz co najmniej { $gave_up }"
    example = "[{release: 3}, {if: {gave-up: 2}, do: {gain: wellspring}}]"

    def holds(self, table: State, resolution: Resolution) -> bool:
        return resolution.amount >= self.gave_up


class Added(DiceThroneCondition):
    """At least so much damage was added earlier in the same text (DT-MODIFIER-01); to pure damage nothing is (-06)."""

    word = "added"
    added: int = field(IntKind(1, 20))
    en = "you added at least { $added } damage"
    pl = 'dodasz co najmniej { NOUN($added, noun: "damage", case: "acc") }'
    example = "[{roll: 5}, {add: {per: branch}}, {if: {added: 3}, do: {inflict: barbed-vine}}]"

    def holds(self, table: State, resolution: Resolution) -> bool:
        return resolution.amount >= self.added


class SinceStart(DiceThroneCondition):
    """This token lay there already when the turn began."""

    word = "since-start"
    en = "you began the turn with it"
    pl = "masz go od początku tury"
    example = "{if: since-start, do: remove-this}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        seat, token = divmod(resolution.bearer, BEARERS)
        return table.players[seat].tokens[token] > table.fresh(seat, token)


class OrdinaryAbility(DiceThroneCondition):
    """One is about to activate an offensive ability that is not an ultimate (DT-STATUS-05, DT-ULT-06)."""

    word = "ordinary-ability"
    en = "you activate an ability other than your ultimate"
    pl = "aktywujesz zdolność inną niż specjalna"
    example = "{if: ordinary-ability, do: remove-this}"

    def holds(self, table: State, resolution: Resolution) -> bool:
        phase = table.running(RollPhaseFrame)
        return phase.ability >= 0 and not phase.ultimate
