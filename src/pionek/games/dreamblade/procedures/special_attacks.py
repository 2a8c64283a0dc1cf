"""Attack dice beside the regular attack: special attacks, rerolls, and damage that waits for a combat's fifth step."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.state import Attack, Dreamscape, first_of

FACES = (1, 2, 3, vocabulary.MISS_FACE, vocabulary.BLADE_FACE)


def face_of(number: int) -> int:
    """DB-DICE-01, DB-TERM-10: what a die shows; both misses are one face."""
    return vocabulary.MISS_FACE if number == vocabulary.MISS_FACE + 1 else number


def damage_of(dice: list[int]) -> int:
    """DB-DICE-02, DB-DICE-03: the numbers are added, a miss is nothing."""
    total = 0
    for die in dice:
        total += vocabulary.DAMAGE_OF[die]
    return total


def packed(dice: list[int]) -> int:
    """DB-STRIKE-04, DB-TERM-10: how many dice show each face, six bits each, for events."""
    counted = 0
    for at in range(len(FACES)):
        for die in dice:
            if face_of(die) == FACES[at]:
                counted += 1 << (6 * at)
    return counted


def deal(table: Dreamscape, piece: int, amount: int, rule: str) -> None:
    """DB-SEQ-05, DB-ASSAULT-01, DB-BOMB-01, DB-AMBUSH-01, DB-STRIKEBACK-02: damage of an ability waits for step 5 of a combat under way, else it is assigned at once (gaps R-26, R-27, R-58)."""
    battle = table.battle()
    if battle is not None and battle.notes_damage():
        battle.noted.extend([piece, amount])
    else:
        table.harm(piece, amount, rule)


def lucky_ones(table: Dreamscape, attackers: int) -> int:
    """DB-FORTUNATE-01, DB-FORTUNATE-02: the attackers to be asked whether dice are rolled again; none where nobody is Fortunate."""
    return attackers if table.in_force.modified & (1 << vocabulary.REROLLS) else 0


def reroll_next(table: Dreamscape, attack: Attack) -> bool:
    """DB-FORTUNATE-01, DB-FORTUNATE-02: each bearer gives one reroll, one after another (gaps R-40); false when none is left."""
    if not attack.lucky:
        return False
    piece = first_of(attack.lucky)
    attack.lucky &= attack.lucky - 1
    table.then(Reroll(attack.who, value(table, vocabulary.REROLLS, piece), attack.dice[:]))
    return True


class Reroll(Frame):
    """DB-TERM-10: first all dice are chosen, face by face, then they are thrown together."""

    limit: int
    dice: list[int]
    picked: list[int] = later([])

    steps = (("pick", "DB-FORTUNATE-01"), ("throw", "DB-TERM-10"))

    def pick(self, table: Dreamscape) -> Decision | None:
        """DB-FORTUNATE-01, DB-TERM-10: the faces are taken in their order, so that the same dice are chosen in one way only."""
        if len(self.picked) >= min(self.limit, len(self.dice)):
            return None
        lowest = self.picked[-1] if self.picked else FACES[0]
        shown = [face_of(die) for die in self.dice]
        options = [
            Option(vocabulary.REROLL, amount=face)
            for face in FACES
            if face >= lowest and shown.count(face) > self.picked.count(face)
        ]
        options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options, partial=bool(self.picked))

    def took_pick(self, table: Dreamscape, option: Option) -> None:
        if option.verb == vocabulary.REROLL:
            self.picked.append(option.amount)
            self.back_to("pick")

    def throw(self, table: Dreamscape) -> None:
        if self.picked:
            table.then(Roll(self.who, len(self.picked), "DB-TERM-10"))

    def returned(self, table: Table, child: Frame) -> None:
        """DB-FORTUNATE-01, DB-TERM-10: the new dice lie where the old ones lay."""
        assert isinstance(child, Roll)
        for face in self.picked:
            for at in range(len(self.dice)):
                if face_of(self.dice[at]) == face:
                    del self.dice[at]
                    break
        self.dice.extend(child.dice)
        table.happened(vocabulary.REROLLED, self.who, amount=len(self.picked), other=packed(self.dice), rule="DB-TERM-10")


class SpecialAttack(Attack):
    """DB-TERM-11, DB-GEN-15: an attack of a given power against one target; blades are misses (DB-BLADE-11)."""

    attacker: int
    power: int
    target: int
    cites: str

    steps = (("roll", "DB-TERM-11"), ("reroll", "DB-FORTUNATE-02"), ("hit", "DB-GEN-15"))

    def roll(self, table: Dreamscape) -> None:
        """DB-TERM-11, DB-GEN-15, DB-FORTUNATE-02, DB-WARPSTRIKE-01: nothing is rolled without dice."""
        if self.power <= 0:
            self.end()
            return
        self.lucky = lucky_ones(table, 1 << self.attacker)
        table.then(Roll(self.who, self.power, self.cites))

    def returned(self, table: Table, child: Frame) -> None:
        if isinstance(child, Roll | Reroll):
            self.dice = child.dice

    def reroll(self, table: Dreamscape) -> None:
        """DB-TERM-11, DB-AMBUSH-01, DB-FORTUNATE-02."""
        if reroll_next(table, self):
            self.back_to("reroll")

    def hit(self, table: Dreamscape) -> None:
        damage = damage_of(self.dice)
        table.happened(vocabulary.SPECIAL, self.who, self.attacker, damage, other=self.target, rule=self.cites)
        deal(table, self.target, damage, self.cites)
