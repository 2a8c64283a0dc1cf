"""Damage is shared out: a fate for each enemy, then where the rest goes (chapter "Obrażenia zadawane istotom")."""

from __future__ import annotations

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import PROPOSED
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.reaches import WOULD_BE_HURT
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members


class Assignment(Frame):
    """The damage of one attack among the enemies in its cell, and the damage of abilities that waited for it.

    A fate costs what is still missing to the enemy's defense or life; how the damage splits follows from the fates.
    All of it must be assigned (DB-DMG-02), so what is left goes to one enemy, wasted or not (DB-DMG-03).
    """

    cell: int
    pool: int
    noted: list[int]
    asked: int = later(0)

    steps = (("note", "DB-SEQ-05"), ("fate", "DB-DMG-01"), ("rest", "DB-DMG-02"), ("late", "DB-DMG-04"))

    def note(self, table: Deeds) -> None:
        """DB-SEQ-05, DB-DMG-04, DB-ASSAULT-01, DB-BOMB-01, DB-GEN-02, DB-GEN-03: damage of abilities is assigned as soon as nothing stands in its way (gaps R-26, R-29, R-58)."""
        waiting: list[int] = []
        for at in range(0, len(self.noted), 2):
            piece = self.noted[at]
            if banned(table, vocabulary.HARM, piece) is not None:
                waiting.extend(self.noted[at : at + 2])
            else:
                table.harm(piece, self.noted[at + 1], "DB-SEQ-05")
        self.noted = waiting

    def assignable(self, table: Deeds) -> list[int]:
        """DB-DMG-01, DB-LOC-04, DB-BODYGUARD-01: the enemies in the cell that damage may go to now."""
        enemies = table.creatures_at(self.cell, 1 - self.who) & ~table.dying
        return [piece for piece in members(enemies) if banned(table, vocabulary.HARM, piece) is None]

    def fate(self, table: Deeds) -> Decision | None:
        """DB-DMG-01, DB-DMG-03: the next enemy whose fate the damage can decide; a single enemy takes all of it anyway."""
        if self.pool <= 0:
            return None
        everybody = table.creatures_at(self.cell, 1 - self.who) & ~table.dying
        if everybody.bit_count() < 2:
            return None
        for piece in self.assignable(table):
            if not self.asked >> piece & 1:
                options = self.fates(table, piece)
                if options:
                    return Decision(self.who, [*options, Option(vocabulary.SPARE, piece)], partial=bool(self.asked))
        return None

    def fates(self, table: Deeds, piece: int) -> list[Option]:
        """DB-KILL-01, DB-KILL-02, DB-KILL-03, DB-DMG-03, DB-RELENTLESS-01: what the damage left would be enough for."""
        damage = table.damage[piece] + self.pool
        found: list[Option] = []
        if damage >= table.defense(piece) and banned(table, PROPOSED + vocabulary.DISRUPT, piece, WOULD_BE_HURT) is None:
            found.append(Option(vocabulary.DISRUPTING, piece))
        if damage >= table.life(piece):
            found.append(Option(vocabulary.DESTROYING, piece))
        return found

    def took_fate(self, table: Deeds, option: Option) -> None:
        """DB-DMG-01, DB-DMG-02, DB-DMG-03, DB-KILL-03: the fate is paid for with what is missing to it."""
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
        """DB-DMG-01, DB-DMG-02: what cannot be assigned to anybody is lost."""
        if self.pool <= 0:
            return None
        options = [vocabulary.RESTS[piece] for piece in self.assignable(table)]
        return Decision(self.who, options, partial=bool(self.asked)) if options else None

    def took_rest(self, table: Deeds, option: Option) -> None:
        table.harm(option.subject, self.pool, "DB-DMG-02")

    def late(self, table: Deeds) -> None:
        """DB-GEN-02, DB-GEN-03: what a Bodyguard still keeps off is lost (gaps R-29)."""
        for at in range(0, len(self.noted), 2):
            table.harm(self.noted[at], self.noted[at + 1], "DB-DMG-04")
