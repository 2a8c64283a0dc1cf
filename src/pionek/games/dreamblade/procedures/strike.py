"""Strike: combats, one contested cell after another, in the rulebook's order (chapter "Walka: kolejność czynności")."""

from __future__ import annotations

from pionek.core.rules.numbers import total
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.blade_abilities import activation_of, blade_options, mark, named_ability
from pionek.games.dreamblade.choices.offers import attackers, fights
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import BaseCombat
from pionek.games.dreamblade.procedures.attack_dice import Reroll, damage_of, packed, reroll_next, throw_together
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Fates
from pionek.games.dreamblade.vocabulary import CellSet


class Strike(Frame):
    """An action phase spent on fighting."""

    fought: CellSet = later(0)

    steps = (("choose_cell", "DB-SEQ-01"),)

    def choose_cell(self, table: Deeds) -> Decision | None:
        """Any contested cell, in any order; the player need not fight in all of them (DB-STRIKE-02, -08, -10)."""
        return Decision(self.who, [*fights(table, self.fought), vocabulary.DONE_OPTION])

    def took_choose_cell(self, table: Deeds, option: Option) -> None:
        """Each cell is fought in once (DB-STRIKE-03, -10)."""
        if option.verb == vocabulary.FIGHT:
            self.fought |= 1 << option.subject
            table.happened(vocabulary.COMBAT, self.who, other=option.subject, rule="DB-STRIKE-11")
            self.back_to("choose_cell")
            table.then(Combat(self.who, option.subject))


class Combat(BaseCombat):
    """Everything that happens in one chosen cell (DB-STRIKE-11)."""

    steps = (
        ("choose_attackers", "DB-SEQ-02"),
        ("roll", "DB-SEQ-03"),
        ("reroll", "DB-FORTUNATE-01"),
        ("count_blades", "DB-DICE-04"),
        ("blade", "DB-SEQ-04"),
        ("share", "DB-SEQ-05"),
        ("fates", "DB-SEQ-06"),
        ("finish", "DB-SEQ-09"),
    )
    holds = vocabulary.DAMAGE
    """No creature is judged before step 6; those that the end of the combat hurts are judged together after it (DB-DMG-05)."""

    def notes_damage(self) -> bool:
        """Blade abilities are resolved, and the next blade is still to be given (DB-SEQ-04, -05, DB-ASSAULT-01, DB-BOMB-01)."""
        return self.next_is("blade")

    def choose_attackers(self, table: Deeds) -> Decision:
        """One attacker at a time; some may be left out, and power 0 does not matter (DB-MAP-11, DB-STRIKE-05, -07, -09, DB-LONER-01)."""
        options = attackers(table, table.creatures_at(self.cell, self.who), self.attackers)
        if self.attackers:
            options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options, partial=True)

    def took_choose_attackers(self, table: Deeds, option: Option) -> None:
        """Add the attacker and ask for another one (DB-STRIKE-04, -05, DB-LONER-01)."""
        if option.verb == vocabulary.ATTACK:
            self.attackers |= 1 << option.subject
            self.back_to("choose_attackers")

    def roll(self, table: Deeds) -> None:
        """One roll with the sum of their power; no target is named (DB-STRIKE-06)."""
        table.happened(vocabulary.ATTACKERS, self.who, other=self.attackers, rule="DB-SEQ-02")
        throw_together(table, self, "DB-STRIKE-04")

    def returned(self, table: Deeds, child: Frame) -> None:
        """Take over the dice (DB-FORTUNATE-01)."""
        if isinstance(child, Roll | Reroll):
            self.dice = child.dice
            if isinstance(child, Roll):
                table.happened(vocabulary.ATTACKED, self.who, amount=len(self.dice), other=packed(self.dice), rule="DB-STRIKE-04")

    def reroll(self, table: Deeds) -> None:
        """One Fortunate attacker after another may reroll (DB-FORTUNATE-02)."""
        if reroll_next(table, self):
            self.back_to("reroll")

    def count_blades(self, table: Deeds) -> None:
        self.blades = self.dice.count(vocabulary.BLADE_FACE)

    def blade(self, table: Deeds) -> Decision | None:
        """Blades activate abilities one after another, as long as any can be activated (DB-BLADE-01 to -07, -14)."""
        if not self.blades:
            return None
        options = blade_options(table, self)
        if not options:
            table.happened(vocabulary.BLADES_LEFT, self.who, amount=self.blades, rule="DB-BLADE-04")
            return None
        return Decision(self.who, options)

    def took_blade(self, table: Deeds, option: Option) -> None:
        """The ability is paid for in blades and resolved at once (DB-ACT-01, -05, DB-BLADE-02, DB-COPY-02, DB-FEROCITY-01, DB-HELLSFURY-01)."""
        bearer = option.subject
        origin = option.target if option.target >= 0 else bearer
        activation = activation_of(table, origin, option.amount)
        self.blades -= activation.blades
        self.used.append(mark(bearer, origin, option.amount))
        ability = named_ability(origin, option.amount)
        table.happened(vocabulary.BLADED, self.who, bearer, activation.blades, ability, rule=activation.ability.rule)
        self.back_to("blade")
        about = len(table.agenda) - 1
        table.then(Resolution(self.who, [activation.effect], activation.ability, bearer, about=about))

    def damage(self) -> int:
        """The damage of the dice after all modifiers, at least 0 (DB-GEN-11, -13)."""
        damage = total(damage_of(self.dice), self.parts)
        return max(0, damage)

    def share(self, table: Deeds) -> None:
        """The damage goes to the enemies that are in the cell now (ruling R-23)."""
        noted = self.noted
        self.noted = []
        table.then(Assignment(self.who, self.cell, self.damage(), noted))

    def fates(self, table: Deeds) -> None:
        """Creatures are disrupted and destroyed (DB-SEQ-07)."""
        table.then(Fates(self.who, ends_combat=True))

    def finish(self, table: Deeds) -> None:
        """What happens at the end of combat is one simultaneous group (ruling R-36)."""
        table.happened(vocabulary.COMBAT_ENDED, self.who, other=self.cell)
