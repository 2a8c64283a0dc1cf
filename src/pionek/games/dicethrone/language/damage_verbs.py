"""The verbs of damage and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pionek.core.language.amounts import Amount, Selector
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import AMOUNT, SELECTOR, IntKind, WhoKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.base import Aimed, Given, token_of
from pionek.games.dicethrone.language.selectors import TARGET, YOU
from pionek.games.dicethrone.language.wording import so_much
from pionek.games.dicethrone.model.damage import Harm
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.model.phases import DamagePhase, RollPhaseFrame
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.procedures.dice import DiceFrame
from pionek.games.dicethrone.procedures.sudden_damage import SuddenDamage

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

MORE_THAN_SEATS: Final = 8
"""The base of the number whose digits are the seats chosen one after the other."""


class Damage(Aimed):
    """Damage becomes incoming; it is dealt at the end of the phase.

    The damage of an offensive ability to its target is an attack, except collateral damage (DT-ABILITY-07,
    DT-DAMAGE-13); all parts of an ultimate are firm (DT-ULT-08); damage of defences, cards and tokens cannot be
    defended against (rulings R-13, R-14).
    """

    word = "damage"
    damage: Amount = field(AMOUNT)
    type: str = field(Word(*vocabulary.damage_kind.names), default="normal")
    to: Selector = field(SELECTOR, default=TARGET)
    times: int = field(IntKind(1, 6), default=1)
    en = "deal { so-much-damage }{ to-whom }"
    pl = "zadaj{ to-whom } { so-much-damage }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "you": ("you take { so-much-damage }", "otrzymujesz { so-much-damage }"),
        "times": (
            "{ $times -> [2] twice *[other] { $times } times } deal { so-much-damage }{ to-whom } (each time the same one or another)",
            "{ $times -> [2] dwukrotnie *[other] { $times } razy } zadaj{ to-whom } { so-much-damage } (za każdym razem temu samemu albo innemu)",
        ),
    }
    example = "{damage: 5, type: undefendable}"

    def variant(self) -> str:
        return "you" if self.to.word == "you" else "times" if self.times > 1 else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        """The type is named, except for normal damage and for damage one takes oneself (DT-DAMAGE-16)."""
        plainly = self.type == "normal" or self.to.word == "you"
        what = "damage" if plainly else f"{self.type}-damage"
        return {**so_much(describer, self.damage), "what": what, "whom": self.to.word, "times": self.times}

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """If several may be chosen, even the same player again, all are chosen before the first is hurt.

        In an attack the first of them is the target (DT-ABILITY-07, DT-DAMAGE-06), and modifiers add to the damage to
        the target (DT-MODIFIER-03).
        """
        picks = max(0, resolution.chosen) * MORE_THAN_SEATS + option.subject + 1
        if picks < MORE_THAN_SEATS ** (self.times - 1):
            resolution.chosen = picks
            resolution.todo.append(self)
            return
        resolution.chosen = -1
        seats: list[int] = []
        while picks:
            seats.insert(0, picks % MORE_THAN_SEATS - 1)
            picks //= MORE_THAN_SEATS
        phase = table.roll_phase() if resolution.mode == vocabulary.BY_ABILITY else None
        if phase is not None and phase.target < 0 and self.type != "collateral":
            phase.aim(table, seats[0], "DT-DAMAGE-06", attack=False)
        for seat in seats:
            self.act(table, resolution, seat)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """Make the damage incoming, of a kind that says what can be done against it (DT-DAMAGE-01, -03, -08, DT-ULT-08).

        Outside the phases that add damage up it is dealt by itself (DT-UPKEEP-03).
        """
        amount = self.damage.of(table, resolution)
        if amount <= 0:
            return
        kind = vocabulary.damage_kind.names.index(self.type)
        firm = attack = defendable = False
        if resolution.mode == vocabulary.BY_ABILITY:
            phase = table.running(RollPhaseFrame)
            firm = phase.ultimate
            attack = self.type != "collateral"
            defendable = not phase.undefendable
        if kind == vocabulary.NORMAL and not defendable:
            kind = vocabulary.UNDEFENDABLE_DAMAGE
        ability = resolution.bearer if resolution.mode in vocabulary.OF_ABILITY else -1
        harm = Harm(resolution.who, kind, amount, attack, firm, ability, token_of(resolution))
        if table.damage_phase() is None:
            table.then(SuddenDamage(resolution.who, table.seats, seat))
        table.incoming(seat, harm)


class Add(DiceThroneEffect):
    """An attack modifier adds damage; it has the type of the attack. Pure damage does not grow (DT-MODIFIER-06)."""

    word = "add"
    add: Amount = field(AMOUNT)
    en = "add { so-much-damage }"
    pl = "dodaj { so-much-damage }"
    example = "{add: {per: sword}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**so_much(describer, self.add), "what": "damage"}

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Add damage to an attack, if its damage can grow (DT-MODIFIER-03, -04, -06).

        A token that acts because its bearer is attacked adds to the damage to the bearer alone (DT-STATUS-05).
        """
        much = self.add.of(table, resolution)
        resolution.amount = 0
        phase = table.roll_phase()
        if phase is None:
            return None
        harm = phase.attack() if phase.who == resolution.who else phase.incoming[resolution.who].attack()
        if harm is None or not harm.enhanceable():
            return None
        resolution.amount = much
        if much:
            harm.amount += much
            if harm.dealer == resolution.who:
                table.happened(vocabulary.ADDED, harm.dealer, amount=much, other=phase.target, rule="DT-MODIFIER-03")
            else:
                table.happened(vocabulary.ADDED_BY, resolution.who, token_of(resolution), much, rule="DT-MODIFIER-03")
        return None

    def requires(self) -> int:
        return vocabulary.ATTACK | vocabulary.GROWING_ATTACK

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Whether there is an attack whose damage can grow (DT-MODIFIER-04, -06)."""
        phase = table.roll_phase()
        harm = phase.attack() if phase is not None else None
        return harm is not None and harm.enhanceable()


class MakeUndefendable(DiceThroneEffect):
    """The attack cannot be defended against."""

    word = "make-undefendable"
    en = "the attack is undefendable"
    pl = "atak staje się nieuchronny"
    example = "{if: {kind: 4}, do: make-undefendable}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Also an attack whose damage is still to come; a kind beyond undefendable stays as it is (DT-DAMAGE-08, -09)."""
        phase = table.roll_phase()
        if phase is not None:
            phase.undefendable = True
            harm = phase.attack()
            if harm is not None and harm.defendable():
                harm.kind = vocabulary.UNDEFENDABLE_DAMAGE
            table.happened(vocabulary.UNDEFENDABLE, resolution.who, rule="DT-DAMAGE-08")
        return None

    def requires(self) -> int:
        return vocabulary.DEFENDABLE_ATTACK

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Only before the defence is rolled (ruling R-39)."""
        return is_defendable(table, resolution.who)


def is_defendable(table: State, seat: int) -> bool:
    """Whether an attack of this seat, present or coming, can still be made undefendable (DT-DAMAGE-08, DT-WINDOW-11)."""
    phase = table.roll_phase()
    if phase is None or phase.who != seat or phase.undefendable:
        return False
    for frame in table.agenda:
        if isinstance(frame, DiceFrame) and not frame.is_offense and frame.dice:
            return False
    harm = phase.attack()
    return harm.defendable() if harm is not None else "normal" in coming_damage(phase)


def is_attack(phase: DamagePhase) -> bool:
    """Whether the ability deals damage to its target, now or later (DT-ABILITY-07)."""
    return phase.attack() is not None or bool(coming_damage(phase))


def coming_damage(phase: DamagePhase) -> list[str]:
    """The types of damage in a text that still waits for other effects on the target (DT-ABILITY-07; ruling R-09)."""
    found: list[str] = []
    for due in phase.due:
        for effect in due.resolve.todo if due.step == "other_effects" else []:
            for form in walk(effect):
                if isinstance(form, Damage) and form.type != "collateral":
                    found.append(form.type)
    return found


class Recoil(DiceThroneEffect):
    """If at least 1 damage gets through, the attacker takes some himself, in the same step."""

    word = "recoil"
    recoil: int = field(IntKind(1, 20))
    reaches = True
    en = "if the target takes at least 1 damage, you take { $recoil } damage"
    pl = 'jeśli cel otrzyma co najmniej 1 obrażenie, ty otrzymujesz { NOUN($recoil, noun: "damage", case: "acc") }'
    example = "[{damage: 15}, {recoil: 4}]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        phase = table.roll_phase()
        if phase is not None:
            phase.recoil = self.recoil
        return None


class Prevent(Aimed):
    """Incoming damage is reduced by a fixed amount: one's own, unless the text says "a chosen player" (DT-TEAM-11)."""

    word = "prevent"
    prevent: Amount = field(AMOUNT)
    to: Selector = field(WhoKind("you", "any-player"), default=YOU)
    asks = True
    en = "prevent { so-much-incoming }"
    pl = "zapobiegnij { so-much-incoming }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any-player": ("a chosen player prevents { so-much-incoming }", "wybrany gracz zapobiega { so-much-incoming }"),
    }
    example = "{prevent: 6, to: any-player}"

    def variant(self) -> str:
        return "any-player" if self.to.word == "any-player" else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.prevent)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        frame = table.damage_phase()
        amount = self.prevent.of(table, resolution)
        if frame is not None and amount:
            frame.incoming[seat].prevent(amount, resolution.rule(), "card", resolution.card)
            table.happened(vocabulary.PREVENTED, seat, amount=amount, rule="DT-FINAL-03")

    def requires(self) -> int:
        return vocabulary.OWN_INCOMING if self.to.word == "you" else vocabulary.INCOMING_DAMAGE


class PreventHalf(DiceThroneEffect):
    """Half of the incoming damage, rounded up, is prevented: worked out from the subtotal."""

    word = "prevent-half"
    en = "prevent half of the incoming damage, rounded up"
    pl = "zapobiegnij połowie nadchodzących obrażeń (zaokrąglij w górę)"
    example = "prevent-half"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        frame = table.damage_phase()
        if frame is not None:
            frame.incoming[resolution.who].halve(resolution.rule())
            table.happened(vocabulary.HALVED, resolution.who, rule="DT-FINAL-05")
        return None

    def requires(self) -> int:
        return vocabulary.OWN_INCOMING


class Avoid(DiceThroneEffect):
    """No damage at all is taken in this phase; other effects stay."""

    word = "avoid"
    en = "you take no damage in this phase"
    pl = "w tej fazie nie otrzymujesz obrażeń"
    example = "[{roll: 1}, {look-up: {1-2: avoid}}]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        frame = table.damage_phase()
        if frame is not None:
            frame.incoming[resolution.who].avoided = True
            table.happened(vocabulary.AVOIDED, resolution.who, rule="DT-DAMAGE-04")
        return None


class Reflect(DiceThroneEffect):
    """Half of the damage of the attack, rounded up, also falls on the attacker."""

    word = "reflect"
    en = "the attacker takes half of your incoming damage, rounded up"
    pl = "atakujący otrzymuje połowę nadchodzących do ciebie obrażeń (zaokrąglij w górę)"
    example = "reflect"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        frame = table.roll_phase()
        if frame is not None:
            frame.incoming[resolution.who].reflections += 1
            table.happened(vocabulary.REFLECTED, resolution.who, rule="DT-FINAL-07")
            for moment in (vocabulary.FELL_BACK, vocabulary.HURT):
                table.note_cause(moment, frame.who)
        return None

    def requires(self) -> int:
        return vocabulary.ATTACKED


class Heal(Given):
    """Health goes up, not above its maximum."""

    word = "heal"
    heal: Amount = field(AMOUNT)
    to: Selector = field(SELECTOR, default=YOU)
    en = "heal { so-much-health }"
    pl = "ulecz { so-much-health }"
    example = "{heal: {times: 2, each: {per: life}}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.heal)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.heal(seat, self.heal.of(table, resolution), resolution.rule())
