"""The changes that happen at once: miniatures go from zone to zone and from cell to cell, and take damage."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, banned, value
from pionek.core.vocabulary import PROPOSED
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.frames import BaseCombat
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import PIECES, SEAT_OF, FigureNo


class Deeds(State):
    """The deeds of a match; each reports what happened."""

    def muster(self, piece: int, figure: FigureNo) -> None:
        """A miniature of the warband takes its place in the reserves (DB-ZONE-02, DB-MINI-01, -04, DB-COST-08, DB-ACTION-04)."""
        bit = 1 << piece
        definition = self.content.figures[figure]
        self.figures[piece] = figure
        self.reserve |= bit
        if not definition.location:
            self.creatures |= bit
        for index in range(len(self.typed)):
            if definition.types >> index & 1:
                self.typed[index] |= bit

    def put(self, piece: int, cell: int) -> None:
        """A miniature comes to the map from another zone, and its abilities come into force.

        (DB-SPAWN-11, DB-ACT-12, DB-RESPAWN-01, DB-UNIQUE-03)
        """
        bit = 1 << piece
        self.reserve &= ~bit
        self.buried &= ~bit
        self.fielded |= bit
        self.local[cell] |= bit
        self.cells[piece] = cell
        figure = self.figures[piece]
        for ability in self.content.lasting[figure]:
            self.stand(ActiveAbility(ability, SEAT_OF[piece], piece))
        if self.content.figures[figure].unique:
            self.unsettled |= vocabulary.UNIQUE

    def lift(self, piece: int) -> None:
        """A miniature leaves the map: it loses its damage, and its abilities end (DB-KILL-07, DB-TERM-05, DB-GEN-20)."""
        bit = 1 << piece
        self.fielded &= ~bit
        self.dying &= ~bit
        self.local[self.cells[piece]] &= ~bit
        self.cells[piece] = -1
        self.heal(piece)
        self.fall(piece)

    def relocate(self, piece: int, cell: int) -> None:
        """Put a piece from one cell into another, for good; `enter` reports it too (DB-TERM-07, DB-SWAP-01, DB-SHIFT-06, DB-STRIKE-08, DB-BLADE-13)."""
        bit = 1 << piece
        self.local[self.cells[piece]] &= ~bit
        self.local[cell] |= bit
        self.cells[piece] = cell

    def witness(self, moment: int, who: int, subject: int, amount: int, other: int) -> tuple[int, ...]:
        if moment == vocabulary.HURT:
            return (self.damage[subject], *self.stats_of(subject))
        if moment == vocabulary.COMBAT:
            return tuple(number for piece in members(self.local[other] & self.creatures) for number in (piece, *self.stats_of(piece)))
        return (self.won[0], self.won[1]) if moment in (vocabulary.TURN_WON, vocabulary.TURN_DRAWN) else ()

    def stats_of(self, piece: int) -> tuple[int, int, int]:
        """Power, defense and life as they are now."""
        return value(self, vocabulary.POWER, piece), value(self, vocabulary.DEFENSE, piece), value(self, vocabulary.LIFE, piece)

    def enter(self, piece: int, cell: int, way: int, by: int, rule: str) -> None:
        """A creature goes from one cell of the map to another; `way` is the moment that tells how, `by` whose doing it is (DB-TERM-07)."""
        left = self.cells[piece]
        self.relocate(piece, cell)
        self.happened(way, by, piece, left, other=cell, rule=rule)
        self.happened(vocabulary.ENTERED, SEAT_OF[piece], piece, other=cell, rule=rule)

    def harm(self, piece: int, amount: int, rule: str) -> None:
        """Assign damage to a creature; damage that may not be assigned is lost (DB-DMG-02, -06, DB-GEN-02, DB-RELENTLESS-01)."""
        if amount <= 0 or not self.fielded >> piece & 1:
            return
        if banned(self, vocabulary.HARM, piece) is not None:
            self.happened(vocabulary.PROTECTED, SEAT_OF[piece], piece, amount, rule="DB-BODYGUARD-01")
            return
        self.damage[piece] += amount
        self.unsettled |= vocabulary.DAMAGE
        if not self.fresh >> piece & 1:
            self.pinned &= ~(1 << piece)
        self.pin(piece)
        self.fresh |= 1 << piece
        self.happened(vocabulary.HURT, SEAT_OF[piece], piece, amount, rule=rule)

    def pin(self, piece: int) -> None:
        """Whom a Relentless attack hits is not disrupted until other damage hits it (DB-RELENTLESS-01, ruling R-30)."""
        if banned(self, PROPOSED + vocabulary.DISRUPT, piece, vocabulary.WOULD_BE_HURT) is not None:
            self.fresh |= 1 << piece
            self.pinned |= 1 << piece

    def heal(self, piece: int) -> None:
        """A creature loses its damage (DB-DMG-07)."""
        self.damage[piece] = 0

    def bury(self, piece: int, by: int) -> None:
        """A destroyed miniature goes to the graveyard: a conquest point for the seat `by` that destroyed it, bonus points for its owner.

        (DB-ZONE-04, DB-KILL-08, -09, DB-LOC-08, -09, DB-GEN-22, DB-VESSEL-01, DB-BLOODTHIRSTY-01)
        """
        seat = SEAT_OF[piece]
        bonus = value(self, vocabulary.BONUS, piece)
        combat = self.nearest(BaseCombat)
        if combat is not None:
            combat.destroyed |= 1 << piece
        if by != seat:
            self.conquest[by] += 1
        self.bonus[seat] += bonus
        self.happened(vocabulary.DESTROYED, seat, piece, bonus, other=by, rule="DB-KILL-07")
        if by != seat:
            self.happened(vocabulary.CONQUERED, by, piece, 1, rule="DB-KILL-08")
        self.lift(piece)
        self.buried |= 1 << piece

    def sacrifice(self, piece: int, rule: str) -> None:
        """A miniature goes to the graveyard without being destroyed: nobody gets points for it (DB-ZONE-04, DB-GEN-23)."""
        self.lift(piece)
        self.buried |= 1 << piece
        self.happened(vocabulary.SACRIFICED, SEAT_OF[piece], piece, rule=rule)

    def banish(self, piece: int, rule: str) -> None:
        """A miniature goes back to the reserves: nobody gets points for it (DB-TERM-05)."""
        self.lift(piece)
        self.reserve |= 1 << piece
        self.happened(vocabulary.BANISHED, SEAT_OF[piece], piece, rule=rule)

    def purge(self, piece: int, rule: str) -> None:
        """A miniature goes from the reserves to the graveyard without being destroyed (DB-PURGE-01, -02)."""
        self.reserve &= ~(1 << piece)
        self.buried |= 1 << piece
        self.happened(vocabulary.PURGED, SEAT_OF[piece], piece, rule=rule)

    def raise_up(self, piece: int, rule: str) -> None:
        """A miniature goes from the graveyard to the reserves (DB-RAISE-01)."""
        self.buried &= ~(1 << piece)
        self.reserve |= 1 << piece
        self.happened(vocabulary.RAISED, SEAT_OF[piece], piece, rule=rule)

    def remove(self, piece: int, rule: str) -> None:
        """A miniature leaves the game for good, from whichever zone it is in (DB-ZONE-05)."""
        bit = 1 << piece
        if self.fielded & bit:
            self.lift(piece)
        self.reserve &= ~bit
        self.buried &= ~bit
        self.removed |= bit
        self.happened(vocabulary.REMOVED, SEAT_OF[piece], piece, rule=rule)

    def clear_damage(self, rule: str) -> None:
        """All damage goes at the end of every phase (DB-DMG-08, DB-SEQ-10)."""
        if self.attention >> vocabulary.DAMAGE_GONE & 1 and any(self.damage):
            self.happened(vocabulary.DAMAGE_GONE, -1, rule=rule)
        self.damage = [0] * PIECES
        self.fresh = 0
        self.pinned = 0
        self.unsettled &= ~vocabulary.DAMAGE
