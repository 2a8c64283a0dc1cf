"""Damage is assigned: a fate for each enemy, then the rest to one of them (chapter "Obrażenia zadawane istotom")."""

from __future__ import annotations

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import PROPOSED
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import PieceSet


class Assignment(Frame):
    """The damage of one attack is assigned to the enemies in its cell, together with the damage of abilities that waited.

    The player chooses a fate for each enemy; it costs the damage that is still missing to the enemy's defense or life.
    All damage must be assigned, so the rest goes to one enemy, even if it is wasted there (DB-DMG-03).
    """

    cell: int
    pool: int
    noted: list[int]
    """Pairs of a piece and the damage of an ability."""
    asked: PieceSet = later(0)
    """The enemies whose fate was chosen."""

    steps = (("note", "DB-SEQ-05"), ("fate", "DB-DMG-01"), ("rest", "DB-DMG-02"), ("late", "DB-DMG-04"))

    def note(self, table: Deeds) -> None:
        """Damage of abilities is assigned as soon as no Bodyguard forbids it.

        (DB-DMG-04, DB-ASSAULT-01, DB-BOMB-01, DB-GEN-02, -03; rulings R-26, R-29, R-58)
        """
        waiting: list[int] = []
        for at in range(0, len(self.noted), 2):
            piece = self.noted[at]
            if banned(table, vocabulary.HARM, piece) is not None:
                waiting.extend(self.noted[at : at + 2])
            else:
                table.harm(piece, self.noted[at + 1], "DB-SEQ-05")
        self.noted = waiting

    def assignable(self, table: Deeds) -> list[int]:
        """The enemies in the cell to which damage may be assigned now (DB-DMG-01, -11, DB-LOC-04, DB-BODYGUARD-01)."""
        enemies = table.creatures_at(self.cell, 1 - self.who) & ~table.dying
        return [piece for piece in members(enemies) if banned(table, vocabulary.HARM, piece) is None]

    def fate(self, table: Deeds) -> Decision | None:
        """Choose for the next enemy that the damage could disrupt or destroy; a single enemy takes all of it anyway (DB-DMG-03)."""
        if self.pool <= 0:
            return None
        enemies = table.creatures_at(self.cell, 1 - self.who) & ~table.dying
        if enemies.bit_count() < 2:
            return None
        for piece in self.assignable(table):
            if not self.asked >> piece & 1:
                options = self.fates(table, piece)
                if options:
                    return Decision(self.who, [*options, Option(vocabulary.SPARE, piece)], partial=bool(self.asked))
        return None

    def fates(self, table: Deeds, piece: int) -> list[Option]:
        """The fates for which the rest of the damage is enough (DB-KILL-01 to -03, DB-DMG-03, DB-RELENTLESS-01)."""
        damage = table.damage[piece] + self.pool
        found: list[Option] = []
        if damage >= table.defense(piece) and banned(table, PROPOSED + vocabulary.DISRUPT, piece, vocabulary.WOULD_BE_HURT) is None:
            found.append(Option(vocabulary.DISRUPTING, piece))
        if damage >= table.life(piece):
            found.append(Option(vocabulary.DESTROYING, piece))
        return found

    def took_fate(self, table: Deeds, option: Option) -> None:
        """Assign the damage that the fate needs, and go on with the next enemy (DB-DMG-02, -03, DB-KILL-03)."""
        piece = option.subject
        self.asked |= 1 << piece
        enough = 0
        if option.verb == vocabulary.DISRUPTING:
            enough = table.defense(piece)
            table.to_disrupt |= 1 << piece
        elif option.verb == vocabulary.DESTROYING:
            enough = table.life(piece)
            table.to_destroy |= 1 << piece
        price = max(0, enough - table.damage[piece])
        self.pool -= price
        table.harm(piece, price, "DB-DMG-01")
        self.back_to("note")

    def rest(self, table: Deeds) -> Decision | None:
        """Choose an enemy for the rest; damage that cannot be assigned to any enemy is lost (DB-DMG-01)."""
        if self.pool <= 0:
            return None
        options = [vocabulary.RESTS[piece] for piece in self.assignable(table)]
        return Decision(self.who, options, partial=bool(self.asked)) if options else None

    def took_rest(self, table: Deeds, option: Option) -> None:
        table.harm(option.subject, self.pool, "DB-DMG-02")

    def late(self, table: Deeds) -> None:
        """Damage of abilities that a Bodyguard still forbids is lost (DB-GEN-02, -03, ruling R-29)."""
        for at in range(0, len(self.noted), 2):
            table.harm(self.noted[at], self.noted[at + 1], "DB-DMG-04")
