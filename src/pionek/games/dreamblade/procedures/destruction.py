"""Creatures are disrupted or destroyed, and destroyed ones may strike a last time (chapters "Walka" and "Ataki przedśmiertne")."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.proposals import Batch, Proposal
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.fates import to_destroy, to_disrupt
from pionek.games.dreamblade.choices.offers import attackers
from pionek.games.dreamblade.choices.targets import free_cells
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import BaseCombat, JointAttack
from pionek.games.dreamblade.model.sets import members, set_of
from pionek.games.dreamblade.procedures.attack_dice import Reroll, damage_of, packed, reroll_next, throw_together
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.vocabulary import FOE_OF, SEAT_OF, SIDES, CellSet, PieceSet


class Fates(Frame):
    """All creatures with enough damage are judged at once; the dealer of the damage decides where there is a choice.

    Damage always comes from the opponent (DB-DMG-11), so the dealer is the seat that does not own the creature.
    """

    others: PieceSet = 0
    """Creatures that are dying already: the frame below deals with them."""
    ends_combat: bool = False
    """Whether all damage of the phase is counted, as at the end of a combat; else only who has been hurt is judged."""
    victims: list[int] = later([])
    blown: CellSet = later(0)
    """Cells whose destroyed creatures have had their deathblow."""

    steps = (
        ("judge", "DB-KILL-01"),
        ("choose", "DB-KILL-03"),
        ("carry_out", "DB-KILL-04"),
        ("deathblow", "DB-DBLOW-01"),
        ("bury", "DB-KILL-07"),
    )
    holds = vocabulary.DAMAGE

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Before rules version 2 everybody with damage was judged each time."""
        packed.setdefault("ends_combat", True)

    def judge(self, table: Deeds) -> None:
        """The end of a combat counts all damage, else taking damage does; the active player's victims come first.

        (DB-DMG-04 to -06, -09, DB-KILL-02, DB-GEN-06, DB-DBLOW-03, -11)
        """
        table.unsettled &= ~vocabulary.DAMAGE
        judged = table.fielded if self.ends_combat else table.fresh
        table.fresh = 0
        hurt = [piece for piece in members(judged & ~table.dying) if table.damage[piece]]
        victims = [piece for piece in hurt if table.damage[piece] >= min(to_disrupt(table, piece), to_destroy(table, piece))]
        for seat in (1 - self.who, self.who):
            self.victims.extend([piece for piece in victims if SEAT_OF[piece] == seat])

    def choose(self, table: Deeds) -> Decision | None:
        """The dealer chooses only where the damage is enough for both (DB-KILL-02, DB-DBLOW-12, DB-FEROCITY-01)."""
        decided = table.to_disrupt | table.to_destroy
        for piece in self.victims:
            if decided >> piece & 1:
                continue
            if table.damage[piece] >= max(to_disrupt(table, piece), to_destroy(table, piece)):
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
        """First all who are destroyed, then the disrupted, placed in the dealer's order (DB-KILL-06, ruling R-32)."""
        victims = [piece for piece in self.victims if table.on_map(piece)]
        doomed = [piece for piece in victims if is_doomed(table, piece)]
        if doomed:
            self.destroy(table, doomed)
        elif victims:
            same = [piece for piece in victims if SEAT_OF[piece] == SEAT_OF[victims[0]]]
            if order_matters(table, same):
                return Decision(FOE_OF[same[0]], [vocabulary.TARGETS[piece] for piece in same])
            self.disrupt(table, same[0])
        return None

    def took_carry_out(self, table: Deeds, option: Option) -> None:
        self.disrupt(table, option.subject)

    def destroy(self, table: Deeds, doomed: list[int]) -> None:
        """Everything that would save one of them is settled before the first of them falls (DB-KILL-04, -07, ruling R-62)."""
        proposals: list[Proposal] = []
        for piece in doomed:
            kind = vocabulary.DESTROY if table.damage[piece] >= table.life(piece) else vocabulary.DISRUPT
            self.settle(table, piece)
            proposals.append(Proposal(SEAT_OF[piece], kind, piece, other=FOE_OF[piece]))
        table.then(Batch(self.who, proposals))

    def disrupt(self, table: Deeds, piece: int) -> None:
        """Content may replace or forbid it (DB-KILL-01, -04)."""
        self.settle(table, piece)
        table.propose(vocabulary.DISRUPT, SEAT_OF[piece], piece, other=FOE_OF[piece])

    def settle(self, table: Deeds, piece: int) -> None:
        """The fate of a victim is carried out; then come the others."""
        self.victims.remove(piece)
        self.back_to("carry_out")

    def deathblow(self, table: Deeds) -> None:
        """One deathblow for each cell, and only of the second player's creatures (DB-DBLOW-02, -03, -05, -06, -08, -11)."""
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
        """Destroyed creatures go to the graveyards (DB-ZONE-04, -06, DB-KILL-08, DB-DBLOW-12, DB-STRIKEBACK-02)."""
        table.to_disrupt = 0
        table.to_destroy = 0
        for piece in members(table.dying & ~self.others):
            table.bury(piece, FOE_OF[piece])
        if not table.fresh:
            table.unsettled &= ~vocabulary.DAMAGE


def is_doomed(table: Deeds, piece: int) -> bool:
    """Whether a victim is destroyed: that was announced, or it cannot be disrupted (DB-KILL-01 to -03, DB-RELENTLESS-01)."""
    if table.damage[piece] < to_destroy(table, piece):
        return False
    return bool(table.to_destroy >> piece & 1) or table.damage[piece] < to_disrupt(table, piece)


def order_matters(table: Deeds, victims: list[int]) -> bool:
    """Whether cells run short, or one of the victims leaves an empty cell for another one (DB-KILL-05, -06, ruling R-32)."""
    if len(victims) < 2:
        return False
    if free_cells(table, FOE_OF[victims[0]]).bit_count() < len(victims):
        return True
    together = set_of(victims)
    for piece in victims:
        here = table.local[table.cells[piece]]
        if not here & ~together and together & ~here:
            return True
    return False


class Displacement(Frame):
    """A disrupted creature is placed in an empty cell and loses its damage; it makes no deathblow (DB-DMG-07, DB-SEQ-08, DB-DBLOW-07)."""

    piece: int

    steps = (("place", "DB-KILL-05"),)

    def place(self, table: Deeds) -> Decision | None:
        """The dealer chooses the cell; if there is none, the creature is destroyed (DB-KILL-06, ruling R-35)."""
        cells = members(free_cells(table, self.who))
        if not cells:
            table.propose(vocabulary.DESTROY, SEAT_OF[self.piece], self.piece, other=self.who)
            return None
        return Decision(self.who, [vocabulary.TOS[cell] for cell in cells])

    def took_place(self, table: Deeds, option: Option) -> None:
        """Being placed is not entering (DB-DMG-07, DB-SEQ-08, DB-STRIKEBACK-01, DB-AMBUSH-03, ruling R-18)."""
        piece = self.piece
        table.relocate(piece, option.subject)
        table.heal(piece)
        combat = table.nearest(BaseCombat)
        if combat is not None:
            combat.disrupted |= 1 << piece
        table.happened(vocabulary.DISRUPTED, SEAT_OF[piece], piece, other=option.subject, rule="DB-KILL-05")


class Deathblow(JointAttack):
    """The last attack of creatures destroyed together in one cell, against all enemies there."""

    steps = (
        ("join", "DB-DBLOW-10"),
        ("roll", "DB-DBLOW-02"),
        ("reroll", "DB-FORTUNATE-02"),
        ("share", "DB-DBLOW-03"),
        ("fates", "DB-DBLOW-12"),
    )

    def join(self, table: Deeds) -> Decision:
        """Each dying creature may take part; a Loner does so alone or not at all (DB-DBLOW-02, DB-LONER-02, ruling R-33)."""
        dying = table.local[self.cell] & table.dying & SIDES[self.who]
        options = [*attackers(table, dying, self.attackers), vocabulary.DONE_OPTION]
        return Decision(self.who, options, partial=bool(self.attackers))

    def took_join(self, table: Deeds, option: Option) -> None:
        """Add the attacker and ask for another one (DB-DBLOW-02)."""
        if option.verb == vocabulary.ATTACK:
            self.attackers |= 1 << option.subject
            self.back_to("join")

    def roll(self, table: Deeds) -> None:
        """One roll with the power of all attackers; without attackers there is no deathblow (DB-DBLOW-10, DB-FORTUNATE-02)."""
        if self.attackers:
            table.happened(vocabulary.LAST_ATTACKERS, self.who, other=self.attackers, rule="DB-DBLOW-10")
            throw_together(table, self, "DB-DBLOW-02")
        else:
            table.happened(vocabulary.NO_DEATHBLOW, self.who, rule="DB-DBLOW-01")
            self.end()

    def returned(self, table: Deeds, child: Frame) -> None:
        """Take over the dice (DB-DBLOW-02, DB-FORTUNATE-02)."""
        if isinstance(child, Roll | Reroll):
            self.dice = child.dice
            if isinstance(child, Roll):
                table.happened(vocabulary.DEATHBLOW, self.who, other=packed(self.dice), rule="DB-DBLOW-09")

    def reroll(self, table: Deeds) -> None:
        """One Fortunate attacker after another may reroll (DB-DBLOW-02)."""
        if reroll_next(table, self):
            self.back_to("reroll")

    def share(self, table: Deeds) -> None:
        """The damage goes to all enemies in the cell; blades are misses (DB-DBLOW-04, DB-BLADE-11)."""
        table.then(Assignment(self.who, self.cell, damage_of(self.dice), []))

    def fates(self, table: Deeds) -> None:
        """Enemies are judged while the dying creatures are still there (ruling R-64)."""
        table.then(Fates(self.who, table.dying))
