"""Creatures are disrupted or destroyed; the destroyed may strike a last time (chapters "Walka" and "Ataki przedśmiertne")."""

from __future__ import annotations

from pionek.core.rules.in_force import banned
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.core.vocabulary import PROPOSED
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.targets import free_cells
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Gathering
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.attack_dice import Reroll, damage_of, lucky_ones, packed, reroll_next
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.vocabulary import FOE_OF, SEAT_OF, SIDES


class Fates(Frame):
    """Everybody with enough damage is judged at once; the player who dealt it decides where there is a choice.

    Damage always comes from the opponent (DB-DMG-11), so the dealer is the other seat than the owner.
    """

    others: int = 0
    """Creatures that are dying already, and are the business of the frame below."""
    victims: list[int] = later([])
    blown: int = later(0)
    """Cells whose destroyed creatures have had their deathblow."""

    steps = (
        ("judge", "DB-KILL-01"),
        ("choose", "DB-KILL-03"),
        ("carry_out", "DB-KILL-04"),
        ("deathblow", "DB-DBLOW-01"),
        ("bury", "DB-KILL-07"),
    )
    holds = vocabulary.DAMAGE

    def judge(self, table: Deeds) -> None:
        """DB-DMG-04, DB-DMG-05, DB-DMG-06, DB-GEN-06, DB-DBLOW-03, DB-DBLOW-11: all damage counts together; the active player's victims come first."""
        table.unsettled &= ~vocabulary.DAMAGE
        hurt = [piece for piece in range(vocabulary.PIECES) if table.damage[piece]]
        for seat in (1 - self.who, self.who):
            for piece in hurt:
                if SEAT_OF[piece] == seat and not table.dying >> piece & 1 and self.is_victim(table, piece):
                    self.victims.append(piece)

    def is_victim(self, table: Deeds, piece: int) -> bool:
        """DB-KILL-01, DB-KILL-02, DB-DMG-06, DB-RELENTLESS-01: enough damage for one of the two."""
        return can_disrupt(table, piece) or table.damage[piece] >= table.life(piece)

    def choose(self, table: Deeds) -> Decision | None:
        """DB-KILL-02, DB-KILL-03, DB-DBLOW-12: a choice only where the damage reaches both numbers."""
        decided = table.to_disrupt | table.to_destroy
        for piece in self.victims:
            if decided >> piece & 1:
                continue
            if can_disrupt(table, piece) and table.damage[piece] >= table.life(piece):
                options = [Option(vocabulary.DISRUPTING, piece), Option(vocabulary.DESTROYING, piece)]
                return Decision(FOE_OF[piece], options)
        return None

    def took_choose(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DISRUPTING:
            table.to_disrupt |= 1 << option.subject
        else:
            table.to_destroy |= 1 << option.subject
        self.back_to("choose")

    def carry_out(self, table: Deeds) -> Decision | None:
        """DB-KILL-04, DB-KILL-06: one after another, in an order of the dealer's choice where cells run short (gaps R-32)."""
        if not self.victims:
            return None
        first = self.victims[0]
        same = [piece for piece in self.victims if SEAT_OF[piece] == SEAT_OF[first] and not destroys(table, piece)]
        if free_cells(table, FOE_OF[first]).bit_count() < len(same):
            return Decision(FOE_OF[first], [vocabulary.TARGETS[piece] for piece in same])
        self.do(table, first)
        return None

    def took_carry_out(self, table: Deeds, option: Option) -> None:
        self.do(table, option.subject)

    def do(self, table: Deeds, piece: int) -> None:
        """DB-KILL-01, DB-KILL-04, DB-KILL-07: one of the two must be done; what content replaces or forbids is another matter."""
        self.victims.remove(piece)
        self.back_to("carry_out")
        kind = vocabulary.DESTROY if destroys(table, piece) else vocabulary.DISRUPT
        bit = 1 << piece
        table.to_disrupt &= ~bit
        table.to_destroy &= ~bit
        if table.fielded & bit:
            table.propose(kind, SEAT_OF[piece], piece, other=FOE_OF[piece])

    def deathblow(self, table: Deeds) -> None:
        """DB-DBLOW-02, DB-DBLOW-03, DB-DBLOW-05, DB-DBLOW-06, DB-DBLOW-08, DB-DBLOW-11: a common one for each cell, of the second player's creatures only."""
        second = 1 - table.first
        if not table.deathblows_due():
            return
        for piece in members(table.dying & ~self.others & SIDES[second]):
            cell = table.cells[piece]
            if not self.blown >> cell & 1:
                self.blown |= 1 << cell
                self.back_to("deathblow")
                if table.creatures_at(cell, table.first) & ~table.dying:
                    table.then(Deathblow(second, cell))
                return

    def bury(self, table: Deeds) -> None:
        """DB-ZONE-04, DB-ZONE-06, DB-KILL-08, DB-DBLOW-12, DB-STRIKEBACK-02: to the graveyard of their owner."""
        table.to_disrupt = 0
        table.to_destroy = 0
        for piece in members(table.dying & ~self.others):
            table.bury(piece, FOE_OF[piece])


def can_disrupt(table: Deeds, piece: int) -> bool:
    """DB-KILL-01, DB-KILL-03, DB-RELENTLESS-01: enough damage, and nothing that forbids it."""
    if table.damage[piece] < table.defense(piece):
        return False
    return banned(table, PROPOSED + vocabulary.DISRUPT, piece, SEAT_OF[piece]) is None


def destroys(table: Deeds, piece: int) -> bool:
    """DB-KILL-01, DB-KILL-02, DB-KILL-03, DB-RELENTLESS-01: what is announced for a victim, or the only thing its damage is enough for."""
    if table.damage[piece] < table.life(piece):
        return False
    return bool(table.to_destroy >> piece & 1) or not can_disrupt(table, piece)


class Displacement(Frame):
    """A disrupted creature is put into an empty cell; its damage is gone (DB-DMG-07, DB-SEQ-08)."""

    piece: int

    steps = (("place", "DB-KILL-05"),)

    def place(self, table: Deeds) -> Decision | None:
        """DB-KILL-05, DB-KILL-06: where there is no such cell it is destroyed (gaps R-35)."""
        cells = members(free_cells(table, self.who))
        if not cells:
            table.propose(vocabulary.DESTROY, SEAT_OF[self.piece], self.piece, other=self.who)
            return None
        return Decision(self.who, [vocabulary.TOS[cell] for cell in cells])

    def took_place(self, table: Deeds, option: Option) -> None:
        """DB-DMG-07, DB-SEQ-08, DB-STRIKEBACK-01, DB-AMBUSH-03: being placed is not entering (gaps R-18)."""
        piece = self.piece
        table.relocate(piece, option.subject)
        table.damage[piece] = 0
        battle = table.battle()
        if battle is not None:
            battle.disrupted |= 1 << piece
        table.happened(vocabulary.DISRUPTED, SEAT_OF[piece], piece, other=option.subject, rule="DB-KILL-05")


class Deathblow(Gathering):
    """The last attack of creatures destroyed together in one cell, against all enemies there."""

    steps = (
        ("join", "DB-DBLOW-10"),
        ("roll", "DB-DBLOW-02"),
        ("reroll", "DB-FORTUNATE-02"),
        ("share", "DB-DBLOW-03"),
        ("fates", "DB-DBLOW-12"),
    )

    def join(self, table: Deeds) -> Decision:
        """DB-DBLOW-02, DB-DBLOW-10, DB-LONER-02: nobody must (gaps R-33); a Loner takes part alone or not at all."""
        dying = table.local[self.cell] & table.dying & SIDES[self.who] & ~self.attackers
        options = [
            vocabulary.ATTACKS[piece]
            for piece in members(dying)
            if banned(table, vocabulary.ATTACK, piece, self.attackers) is None
        ]
        options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options, partial=bool(self.attackers))

    def took_join(self, table: Deeds, option: Option) -> None:
        """DB-DBLOW-02, DB-DBLOW-10."""
        if option.verb == vocabulary.ATTACK:
            self.attackers |= 1 << option.subject
            self.back_to("join")

    def roll(self, table: Deeds) -> None:
        """DB-DBLOW-02, DB-DBLOW-10, DB-FORTUNATE-02: the power of those who take part."""
        if not self.attackers:
            self.end()
            return
        power = 0
        for piece in members(self.attackers):
            power += table.power(piece)
        self.lucky = lucky_ones(table, self.attackers)
        table.then(Roll(self.who, power, "DB-DBLOW-02"))

    def returned(self, table: Table, child: Frame) -> None:
        """DB-DBLOW-02, DB-DBLOW-09, DB-FORTUNATE-02."""
        if isinstance(child, Roll | Reroll):
            self.dice = child.dice
            if isinstance(child, Roll):
                table.happened(vocabulary.DEATHBLOW, self.who, other=packed(self.dice), rule="DB-DBLOW-09")

    def reroll(self, table: Deeds) -> None:
        """DB-DBLOW-02, DB-FORTUNATE-02: one bearer after another."""
        if reroll_next(table, self):
            self.back_to("reroll")

    def share(self, table: Deeds) -> None:
        """DB-DBLOW-04, DB-BLADE-11: blades are misses."""
        table.then(Assignment(self.who, self.cell, damage_of(self.dice), []))

    def fates(self, table: Deeds) -> None:
        """Gaps R-64: while the dying are still there."""
        table.then(Fates(self.who, table.dying))
