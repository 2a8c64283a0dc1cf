"""The verbs of damage and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.amounts import Amount, Selector
from pionek.core.decision import Decision
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.kinds import AMOUNT, SELECTOR, Whole, Word
from pionek.games.dicethrone import words
from pionek.games.dicethrone.damage import Harm
from pionek.games.dicethrone.effects import Aimed, Verb
from pionek.games.dicethrone.sudden import SuddenDamage
from pionek.games.dicethrone.table import Arena
from pionek.games.dicethrone.who import TARGET, YOU, so_much

if TYPE_CHECKING:
    from pionek.core.table import Table
    from pionek.core.voice import Voice

class Damage(Aimed):
    """Damage becomes incoming; it is dealt at the end of the phase.

    The damage of an offensive ability to its target is an attack, except collateral damage (DT-ABILITY-07,
    DT-DAMAGE-13); all parts of an ultimate are firm (DT-ULT-08); damage of defences, cards and tokens cannot be
    defended against (gaps Q13, Q14).
    """

    __slots__ = ("damage", "type")

    word = "damage"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("damage", AMOUNT),
        Field("type", Word(*words.DAMAGE_KINDS), "normal"),
        Field("to", SELECTOR, TARGET),
    )
    en = "deal { so-much-damage }{ to-whom }"
    pl = "zadaj{ to-whom } { so-much-damage }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "you": ("you take { so-much-damage }", "otrzymujesz { so-much-damage }"),
    }
    example = "{damage: 5, type: undefendable}"

    def __init__(self, damage: Amount, type: str, to: Selector) -> None:
        super().__init__(to)
        self.damage = damage
        self.type = type

    def variant(self) -> str:
        return "you" if self.to.word == "you" else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        """DT-DAMAGE-16: the type is named, but not of normal damage; nor of what one takes oneself."""
        plainly = self.type == "normal" or self.to.word == "you"
        what = "damage" if plainly else f"{self.type}-damage"
        return {**so_much(voice, self.damage), "what": what, "whom": self.to.word}

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        """DT-DAMAGE-01, -03, -08, DT-ABILITY-07, DT-ULT-08: what comes in, and what can be done against it."""
        amount = self.damage.of(table, scope)
        if amount <= 0:
            return
        kind = words.DAMAGE_KINDS.index(self.type)
        phase = table.roll_phase()
        firm = phase is not None and phase.ultimate
        by_ability = scope.mode == words.BY_ABILITY
        if kind == words.NORMAL and (phase is None or phase.undefendable or not by_ability):
            kind = words.UNDEFENDABLE_DAMAGE
        harm = Harm(scope.who, kind, amount, by_ability and kind != words.COLLATERAL, firm, scope.bearer)
        if table.reckoning() is None:
            table.then(SuddenDamage(scope.who, table.seats, seat))
        table.incoming(seat, harm)


class Add(Verb):
    """An attack modifier adds damage; it has the type of the attack. Pure damage does not grow (DT-MODIFIER-06)."""

    __slots__ = ("add",)

    word = "add"
    fields: ClassVar[tuple[Field, ...]] = (Field("add", AMOUNT),)
    en = "add { so-much-damage }"
    pl = "dodaj { so-much-damage }"
    example = "{add: {per: sword}}"

    def __init__(self, add: Amount) -> None:
        super().__init__()
        self.add = add

    def args(self, voice: Voice) -> dict[str, Any]:
        return {**so_much(voice, self.add), "what": "damage"}

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        """DT-MODIFIER-03, -04, -06: only to an attack, and only if its damage can grow."""
        arena = cast(Arena, table)
        phase = arena.roll_phase()
        harm = phase.attack() if phase is not None else None
        amount = self.add.of(arena, scope)
        if harm is not None and harm.enhanceable() and amount:
            harm.amount += amount
            arena.happened(words.ADDED, scope.who, amount=amount, rule="DT-MODIFIER-03")
        return None

    def demand(self) -> int:
        return words.ATTACK | words.GROWING_ATTACK


class MakeUndefendable(Verb):
    """The attack cannot be defended against."""

    __slots__ = ()

    word = "make-undefendable"
    en = "the attack is undefendable"
    pl = "atak staje się nieuchronny"
    example = "{if: {kind: 4}, do: make-undefendable}"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        """DT-DAMAGE-08, -09: also if its damage is still to come; what is more than undefendable stays so."""
        arena = cast(Arena, table)
        phase = arena.roll_phase()
        if phase is not None:
            phase.undefendable = True
            harm = phase.attack()
            if harm is not None and harm.defendable():
                harm.kind = words.UNDEFENDABLE_DAMAGE
            arena.happened(words.UNDEFENDABLE, scope.who, rule="DT-DAMAGE-08")
        return None


class Recoil(Verb):
    """If at least 1 damage gets through, the attacker takes some himself, in the same step."""

    __slots__ = ("recoil",)

    word = "recoil"
    fields: ClassVar[tuple[Field, ...]] = (Field("recoil", Whole(1, 20)),)
    en = "if at least 1 damage gets through, you take { $recoil } damage"
    pl = 'jeśli przejdzie co najmniej 1 obrażenie, otrzymujesz { NOUN($recoil, noun: "damage", case: "acc") }'
    example = "[{damage: 15}, {recoil: 4}]"

    def __init__(self, recoil: int) -> None:
        super().__init__()
        self.recoil = recoil

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        phase = cast(Arena, table).roll_phase()
        if phase is not None:
            phase.recoil = self.recoil
        return None


class Prevent(Aimed):
    """Incoming damage is reduced by a fixed amount."""

    __slots__ = ("prevent",)

    word = "prevent"
    fields: ClassVar[tuple[Field, ...]] = (Field("prevent", AMOUNT), Field("to", SELECTOR, YOU))
    asks = True
    en = "prevent { so-much-incoming }"
    pl = "zapobiegnij { so-much-incoming }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any-player": ("a chosen player prevents { so-much-incoming }", "wybrany gracz zapobiega { so-much-incoming }"),
    }
    example = "{prevent: 6, to: any-player}"

    def __init__(self, prevent: Amount, to: Selector) -> None:
        super().__init__(to)
        self.prevent = prevent

    def variant(self) -> str:
        return "any-player" if self.to.word == "any-player" else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        return so_much(voice, self.prevent)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        frame = table.reckoning()
        amount = self.prevent.of(table, scope)
        if frame is not None and amount:
            frame.incoming[seat].prevent(amount, scope.rule(), "card", scope.card)
            table.happened(words.PREVENTED, seat, amount=amount, rule="DT-FINAL-03")

    def demand(self) -> int:
        return words.INCOMING_DAMAGE


class Heal(Aimed):
    """Health goes up, not above its maximum."""

    __slots__ = ("heal",)

    word = "heal"
    fields: ClassVar[tuple[Field, ...]] = (Field("heal", AMOUNT), Field("to", SELECTOR, YOU))
    en = "heal { so-much-health }"
    pl = "ulecz { so-much-health }"
    example = "{heal: {times: 2, each: {per: life}}}"

    def __init__(self, heal: Amount, to: Selector) -> None:
        super().__init__(to)
        self.heal = heal

    def args(self, voice: Voice) -> dict[str, Any]:
        return so_much(voice, self.heal)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        table.heal(seat, self.heal.of(table, scope), scope.rule())


BLOWS: tuple[type[Effect], ...] = (Damage, Add, MakeUndefendable, Recoil, Prevent, Heal)
