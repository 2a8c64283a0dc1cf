"""Attack dice beside the regular attack: special attacks, rerolls, and damage that waits for a combat's fifth step."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Attack
from pionek.games.dreamblade.model.sets import first_of

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


def lucky_ones(table: Deeds, attackers: int) -> int:
    """DB-FORTUNATE-01, DB-FORTUNATE-02: the attackers to be asked whether dice are rolled again; none where nobody is Fortunate."""
    return attackers if table.in_force.modified & (1 << vocabulary.REROLLS) else 0


def reroll_next(table: Deeds, attack: Attack) -> bool:
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

    def pick(self, table: Deeds) -> Decision | None:
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

    def took_pick(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.REROLL:
            self.picked.append(option.amount)
            self.back_to("pick")

    def throw(self, table: Deeds) -> None:
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
