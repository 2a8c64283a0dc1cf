"""Attack dice: what they show, and how they are thrown and rerolled (chapter "Elementy gry", glossary "reroll")."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Attack, JointAttack
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import PieceSet

FACES = (1, 2, 3, vocabulary.MISS_FACE, vocabulary.BLADE_FACE)


def face_of(number: int) -> int:
    """What a die shows; both misses are one face (DB-DICE-01, DB-TERM-10)."""
    return vocabulary.MISS_FACE if number == vocabulary.MISS_FACE + 1 else number


def damage_of(dice: list[int]) -> int:
    """The sum of the numbers; misses and blades add none (DB-DICE-02, -03)."""
    return sum([vocabulary.DAMAGE_OF[die] for die in dice])


def packed(dice: list[int]) -> int:
    """How many dice show each face, in six bits each: the form that events carry (DB-STRIKE-04, DB-TERM-10)."""
    counted = 0
    for die in dice:
        counted += 1 << (6 * FACES.index(face_of(die)))
    return counted


def throw_together(table: Deeds, attack: JointAttack, rule: str) -> None:
    """Throw as many dice as the attackers have power together."""
    attack.lucky = lucky_ones(table, attack.attackers)
    table.then(Roll(attack.who, table.joint_power(attack.attackers), rule))


def lucky_ones(table: State, attackers: PieceSet) -> PieceSet:
    """The attackers that may have a reroll: none while nobody is Fortunate (DB-FORTUNATE-01, -02)."""
    return attackers if table.in_force.modified & (1 << vocabulary.REROLLS) else 0


def reroll_next(table: Deeds, attack: Attack) -> bool:
    """Begin the reroll of the next Fortunate attacker; False when none is left (DB-FORTUNATE-01, -02, ruling R-40)."""
    if not attack.lucky:
        return False
    piece = members(attack.lucky)[0]
    attack.lucky &= ~(1 << piece)
    table.then(Reroll(attack.who, value(table, vocabulary.REROLLS, piece), attack.dice[:], piece))
    return True


def may_go_first(table: State, attack: Attack, limit: int) -> list[Option]:
    """Other Fortunate attackers that could reroll first, one for each other number of dice (DB-GEN-04, ruling R-40)."""
    known = [0, limit]
    options: list[Option] = []
    for piece in members(attack.lucky):
        rerolls = value(table, vocabulary.REROLLS, piece)
        if rerolls not in known:
            known.append(rerolls)
            options.append(vocabulary.TARGETS[piece])
    return options


class Reroll(Frame):
    """Some of the dice are rolled again: first all of them are chosen, face by face, then they are thrown together."""

    limit: int
    dice: list[int]
    piece: int = -1
    """The Fortunate attacker."""
    picked: list[int] = later([])

    steps = (("pick", "DB-FORTUNATE-01"), ("throw", "DB-TERM-10"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Before rules version 2 the order was that of the pieces."""
        packed.setdefault("piece", -1)

    def pick(self, table: Deeds) -> Decision | None:
        """Faces are chosen in ascending order, so that the same dice can be chosen in one way only (DB-TERM-10)."""
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
        if not self.picked and self.piece >= 0:
            options.extend(may_go_first(table, table.running(Attack), self.limit))
        return Decision(self.who, options, partial=bool(self.picked))

    def took_pick(self, table: Deeds, option: Option) -> None:
        """Another Fortunate attacker may go first (DB-GEN-04, ruling R-40)."""
        if option.verb == vocabulary.REROLL:
            self.picked.append(option.amount)
            self.back_to("pick")
        elif option.verb == vocabulary.TARGET:
            attack = table.running(Attack)
            attack.lucky ^= 1 << self.piece | 1 << option.subject
            self.piece = option.subject
            self.limit = value(table, vocabulary.REROLLS, self.piece)
            self.back_to("pick")

    def throw(self, table: Deeds) -> None:
        if self.picked:
            table.then(Roll(self.who, len(self.picked), "DB-TERM-10"))

    def returned(self, table: Deeds, child: Frame) -> None:
        """The new dice replace the chosen ones (DB-FORTUNATE-01)."""
        if not isinstance(child, Roll):
            return
        for face in self.picked:
            for at in range(len(self.dice)):
                if face_of(self.dice[at]) == face:
                    del self.dice[at]
                    break
        self.dice.extend(child.dice)
        table.happened(vocabulary.REROLLED, self.who, amount=len(self.picked), other=packed(self.dice), rule="DB-TERM-10")
