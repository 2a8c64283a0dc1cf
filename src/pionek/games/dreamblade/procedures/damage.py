"""Damage is assigned: a fate for each enemy, then so much to each of the others (chapter "Obrażenia zadawane istotom")."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.fates import to_destroy, to_disrupt
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import PieceSet


class Assignment(Frame):
    """The damage of one attack is assigned to the enemies in its cell, together with the damage of abilities that waited.

    The player chooses a fate for each enemy that could be disrupted or destroyed; it costs the damage that is still
    missing. What is left is divided among the others as the player likes, too little for a fate each; or it is wasted
    on an enemy whose fate is sealed (DB-DMG-01 to -03). So each division can be made in one way only.
    """

    cell: int
    pool: int
    noted: list[int]
    """Pairs of a piece and the damage of an ability."""
    asked: PieceSet = later(0)
    """The enemies whose fate was chosen."""
    given: PieceSet = later(0)
    """The enemies to which a part of the rest was given."""

    steps = (("note", "DB-SEQ-05"), ("fate", "DB-DMG-01"), ("rest", "DB-DMG-01"), ("late", "DB-DMG-04"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Before rules version 2 the rest went to one enemy."""
        packed.setdefault("given", 0)

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

    # Who is hit

    def enemies(self, table: Deeds) -> PieceSet:
        """The enemies in the cell that are not dying (DB-DMG-01, -11, DB-LOC-04, DB-GEN-21)."""
        return table.creatures_at(self.cell, 1 - self.who) & ~table.dying

    def assignable(self, table: Deeds) -> list[int]:
        """The enemies in the cell to which damage may be assigned now (DB-DMG-01, DB-BODYGUARD-01)."""
        return [piece for piece in members(self.enemies(table)) if banned(table, vocabulary.HARM, piece) is None]

    def sealed(self, table: Deeds) -> PieceSet:
        """The enemies that will be disrupted or destroyed: more damage changes nothing for them (DB-DMG-03)."""
        return (table.to_disrupt | table.to_destroy) & self.enemies(table)

    def shields(self, table: Deeds, piece: int) -> bool:
        """Whether this enemy is a Bodyguard that still keeps damage from somebody (DB-BODYGUARD-01, -02)."""
        if table.damage[piece] >= table.enough(piece):
            return False
        for entry in table.in_force.bans:
            if entry.bearer == piece and entry.ability.what == vocabulary.HARM:
                return len(self.assignable(table)) < self.enemies(table).bit_count()
        return False

    # What becomes of them

    def fate(self, table: Deeds) -> Decision | None:
        """Choose for the next enemy that the damage could disrupt or destroy; a single enemy takes all of it anyway (DB-DMG-03)."""
        if self.pool <= 0 or self.enemies(table).bit_count() < 2:
            return None
        for piece in self.assignable(table):
            if not self.asked >> piece & 1:
                options = self.fates(table, piece)
                if options:
                    if self.may_spare(table, piece):
                        options.append(Option(vocabulary.SPARE, piece))
                    return Decision(self.who, options, partial=bool(self.asked))
        return None

    def fates(self, table: Deeds, piece: int) -> list[Option]:
        """The fates for which the rest of the damage is enough; and what satisfies a Bodyguard that cannot be disrupted.

        (DB-KILL-01 to -03, DB-DMG-03, DB-RELENTLESS-01, DB-FEROCITY-01, DB-BODYGUARD-01)
        """
        found: list[Option] = []
        if self.missing(table, piece, to_disrupt(table, piece, hurt=True)) <= self.pool:
            found.append(Option(vocabulary.DISRUPTING, piece))
        if self.missing(table, piece, to_destroy(table, piece, hurt=True)) <= self.pool:
            found.append(Option(vocabulary.DESTROYING, piece))
        enough = table.enough(piece)
        if enough < self.least_fate(table, piece) and self.missing(table, piece, enough) <= self.pool and self.shields(table, piece):
            found.append(Option(vocabulary.GIVE, piece, amount=self.missing(table, piece, enough)))
        return found

    def least_fate(self, table: Deeds, piece: int) -> int:
        """The least damage with which a creature does not stay as it is (DB-KILL-04)."""
        return min(to_disrupt(table, piece, hurt=True), to_destroy(table, piece, hurt=True))

    def missing(self, table: Deeds, piece: int, enough: int) -> int:
        """How much more damage makes so much; whom a Relentless attack has hurt before must be hurt again (DB-RELENTLESS-01)."""
        pinned = table.pinned >> piece & 1 and not table.fresh >> piece & 1
        return max(1 if pinned else 0, enough - table.damage[piece])

    def room(self, table: Deeds, piece: int) -> int:
        """How much more damage a creature can take and stay as it is; below 0 if it cannot stay (DB-DMG-01, DB-KILL-04, DB-BODYGUARD-01)."""
        least = table.enough(piece) if self.shields(table, piece) else self.least_fate(table, piece)
        return self.missing(table, piece, least) - 1

    def may_spare(self, table: Deeds, piece: int) -> bool:
        """Whether a creature may stay as it is: all damage must still find a place (DB-DMG-02)."""
        if self.room(table, piece) < 0:
            return False
        if self.sealed(table):
            return True
        room = 0
        for other in self.assignable(table):
            if other != piece and not self.asked >> other & 1 and self.fates(table, other):
                return True
            room += max(0, self.room(table, other))
        return self.pool <= room

    def took_fate(self, table: Deeds, option: Option) -> None:
        """Assign the damage that the fate needs, and go on with the next enemy (DB-DMG-02, -03, DB-KILL-03)."""
        piece = option.subject
        self.asked |= 1 << piece
        price = option.amount
        if option.verb == vocabulary.DISRUPTING:
            price = self.missing(table, piece, to_disrupt(table, piece, hurt=True))
            table.to_disrupt |= 1 << piece
        elif option.verb == vocabulary.DESTROYING:
            price = self.missing(table, piece, to_destroy(table, piece, hurt=True))
            table.to_destroy |= 1 << piece
        self.assign(table, piece, price, "DB-DMG-01")
        self.back_to("note")

    def assign(self, table: Deeds, piece: int, amount: int, rule: str) -> None:
        self.pool -= amount
        table.harm(piece, amount, rule)

    # The rest

    def rest(self, table: Deeds) -> Decision | None:
        """How much each of the others takes, one after another (DB-DMG-01, -02, DB-KILL-04)."""
        if self.pool <= 0:
            return None
        sealed = self.sealed(table)
        others = [piece for piece in self.assignable(table) if not (sealed | self.given) >> piece & 1]
        if not others or self.enemies(table).bit_count() < 2:
            self.waste(table)
            return None
        room = sum([max(0, self.room(table, piece)) for piece in others[1:]])
        most = min(self.pool, max(0, self.room(table, others[0])))
        least = 0 if sealed else min(most, max(0, self.pool - room))
        options = [Option(vocabulary.GIVE, others[0], amount=amount) for amount in range(least, most + 1)]
        return Decision(self.who, options, partial=bool(self.asked | self.given))

    def took_rest(self, table: Deeds, option: Option) -> None:
        self.given |= 1 << option.subject
        self.assign(table, option.subject, option.amount, "DB-DMG-01")
        self.back_to("rest")

    def waste(self, table: Deeds) -> None:
        """A single enemy takes everything; else the surplus goes to one whose fate is sealed, or is lost (DB-DMG-02, -03)."""
        if self.enemies(table).bit_count() == 1:
            piece = members(self.enemies(table))[0]
            self.assign(table, piece, self.pool, "DB-DMG-02")
        elif self.sealed(table):
            self.assign(table, members(self.sealed(table))[0], self.pool, "DB-DMG-03")

    def late(self, table: Deeds) -> None:
        """Damage of abilities that a Bodyguard still forbids is lost (DB-GEN-02, -03, ruling R-29)."""
        for at in range(0, len(self.noted), 2):
            table.harm(self.noted[at], self.noted[at + 1], "DB-DMG-04")
