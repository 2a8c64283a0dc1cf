"""Strike: combats, one contested cell after another, in the rulebook's order (chapter "Walka: kolejność czynności")."""

from __future__ import annotations

from pionek.core.language.effects import Resolution
from pionek.core.rules.in_force import banned
from pionek.core.rules.numbers import total
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.blade_abilities import activation_of, blade_options, mark
from pionek.games.dreamblade.choices.offers import can_fight
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Battle
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.attack_dice import Reroll, damage_of, lucky_ones, packed, reroll_next
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Fates


class Strike(Frame):
    """An action phase spent on fighting."""

    fought: int = later(0)

    steps = (("choose_cell", "DB-SEQ-01"),)

    def choose_cell(self, table: Deeds) -> Decision | None:
        """DB-STRIKE-02, DB-STRIKE-08, DB-STRIKE-10: any order, as the cells are now, and none must be fought in."""
        options = [vocabulary.FIGHTS[cell] for cell in range(CELLS) if can_fight(table, self.who, cell, self.fought)]
        options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options)

    def took_choose_cell(self, table: Deeds, option: Option) -> None:
        """DB-STRIKE-03, DB-STRIKE-10: a cell that was fought in is not fought in again."""
        if option.verb == vocabulary.FIGHT:
            self.fought |= 1 << option.subject
            table.happened(vocabulary.COMBAT, self.who, other=option.subject, rule="DB-STRIKE-11")
            self.back_to("choose_cell")
            table.then(Combat(self.who, option.subject))


class Combat(Battle):
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
    """DB-DMG-05: nobody is judged before step 6, and those whom the end of the combat hurts together after it."""

    def notes_damage(self) -> bool:
        """DB-SEQ-04, DB-SEQ-05, DB-ASSAULT-01, DB-BOMB-01: while abilities are resolved, before the next blade is given."""
        return self.at == 4

    def choose_attackers(self, table: Deeds) -> Decision:
        """DB-SEQ-02, DB-STRIKE-05, DB-STRIKE-07, DB-LONER-01: one at a time; some may be left out, and power 0 is no hindrance."""
        options = [
            vocabulary.ATTACKS[piece]
            for piece in members(table.creatures_at(self.cell, self.who) & ~self.attackers)
            if banned(table, vocabulary.ATTACK, piece, self.attackers) is None
        ]
        if self.attackers:
            options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options, partial=True)

    def took_choose_attackers(self, table: Deeds, option: Option) -> None:
        """DB-STRIKE-04, DB-STRIKE-05, DB-LONER-01."""
        if option.verb == vocabulary.ATTACK:
            self.attackers |= 1 << option.subject
            self.back_to("choose_attackers")

    def roll(self, table: Deeds) -> None:
        """DB-STRIKE-04, DB-STRIKE-06: one roll with the sum of their power, and no target named."""
        power = 0
        for piece in members(self.attackers):
            power += table.power(piece)
        self.lucky = lucky_ones(table, self.attackers)
        table.then(Roll(self.who, power, "DB-STRIKE-04"))

    def returned(self, table: Table, child: Frame) -> None:
        """DB-STRIKE-04, DB-FORTUNATE-01."""
        if isinstance(child, Roll | Reroll):
            self.dice = child.dice
            if isinstance(child, Roll) and table.attention & (1 << vocabulary.ATTACKED):
                table.happened(vocabulary.ATTACKED, self.who, amount=len(self.dice), other=packed(self.dice), rule="DB-STRIKE-04")

    def reroll(self, table: Deeds) -> None:
        """DB-FORTUNATE-01, DB-FORTUNATE-02: one bearer after another."""
        if reroll_next(table, self):
            self.back_to("reroll")

    def count_blades(self, table: Deeds) -> None:
        self.blades = self.dice.count(vocabulary.BLADE_FACE)

    def blade(self, table: Deeds) -> Decision | None:
        """DB-BLADE-01, DB-BLADE-02, DB-BLADE-03, DB-BLADE-04, DB-BLADE-05: one after another, as long as anything can be activated."""
        if not self.blades:
            return None
        options = blade_options(table, self)
        if not options:
            table.happened(vocabulary.BLADES_LEFT, self.who, amount=self.blades, rule="DB-BLADE-04")
            return None
        return Decision(self.who, options)

    def took_blade(self, table: Deeds, option: Option) -> None:
        """DB-ACT-01, DB-ACT-05, DB-BLADE-02, DB-COPY-02, DB-HELLSFURY-01: the ability is paid for in blades and resolved at once."""
        bearer = option.subject
        origin = option.target if option.target >= 0 else bearer
        activation = activation_of(table, origin, option.amount)
        self.blades -= activation.blades
        self.used.append(mark(bearer, origin, option.amount))
        table.happened(vocabulary.BLADED, self.who, bearer, activation.blades, rule=activation.ability.rule)
        self.back_to("blade")
        about = len(table.agenda) - 1
        table.then(Resolution(self.who, [activation.effect], activation.ability, bearer, about=about))

    def damage(self) -> int:
        """DB-GEN-11, DB-GEN-13: the dice and all modifiers, never below 0."""
        damage = total(damage_of(self.dice), self.parts)
        return max(0, damage)

    def share(self, table: Deeds) -> None:
        """Gaps R-23: the enemies that are in the cell now."""
        noted = self.noted
        self.noted = []
        table.then(Assignment(self.who, self.cell, self.damage(), noted))

    def fates(self, table: Deeds) -> None:
        """DB-SEQ-06, DB-SEQ-07."""
        table.then(Fates(self.who))

    def finish(self, table: Deeds) -> None:
        """DB-SEQ-09: what happens at the end of combat is one simultaneous group (gaps R-36)."""
        table.happened(vocabulary.COMBAT_ENDED, self.who, other=self.cell)
