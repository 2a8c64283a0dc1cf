"""Special attacks: of a given power, against one target (glossary, "special attack")."""

from __future__ import annotations

from pionek.core.rules.rolls import Roll
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Attack, BaseCombat
from pionek.games.dreamblade.procedures.attack_dice import Reroll, damage_of, lucky_ones, packed, reroll_next


class SpecialAttack(Attack):
    """An attack of a given power against one target; blades are misses (DB-BLADE-11)."""

    attacker: int
    power: int
    target: int
    cites: str

    steps = (("roll", "DB-TERM-11"), ("reroll", "DB-FORTUNATE-02"), ("hit", "DB-GEN-15"))

    def attacks(self, piece: int) -> bool:
        return piece == self.attacker

    def roll(self, table: Deeds) -> None:
        """Throw the dice; without power there is no attack (DB-GEN-15, DB-FORTUNATE-02, DB-WARPSTRIKE-01)."""
        if self.power <= 0:
            self.end()
            return
        self.lucky = lucky_ones(table, 1 << self.attacker)
        table.then(Roll(self.who, self.power, self.cites))

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll | Reroll):
            self.dice = child.dice
            if isinstance(child, Roll):
                table.happened(vocabulary.SPECIAL_ROLLED, self.who, self.attacker, len(self.dice), packed(self.dice), self.cites)

    def reroll(self, table: Deeds) -> None:
        """A Fortunate attacker may reroll (DB-TERM-11, DB-AMBUSH-01)."""
        if reroll_next(table, self):
            self.back_to("reroll")

    def hit(self, table: Deeds) -> None:
        damage = damage_of(self.dice)
        table.happened(vocabulary.SPECIAL, self.who, self.attacker, damage, other=self.target, rule=self.cites)
        deal(table, self.target, damage, self.cites)


def deal(table: Deeds, piece: int, amount: int, rule: str) -> None:
    """Damage of an ability waits for step 5 of a combat under way; otherwise it is assigned at once.

    (DB-SEQ-05, DB-ASSAULT-01, DB-BOMB-01, DB-AMBUSH-01, DB-STRIKEBACK-02; rulings R-26, R-27, R-58)
    """
    combat = table.nearest(BaseCombat)
    if combat is not None and combat.notes_damage():
        combat.noted.extend([piece, amount])
        if amount:
            table.pin(piece)
    else:
        table.harm(piece, amount, rule)
