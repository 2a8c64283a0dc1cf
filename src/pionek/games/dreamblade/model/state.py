"""Everything in play: miniatures in their zones, damage, points and turns won; and the questions about it."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.fields import later
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.content import DreamBladeContent
from pionek.games.dreamblade.model.definitions import Figure
from pionek.games.dreamblade.model.frames import Battle, Phase
from pionek.games.dreamblade.model.map import ADJACENT, CELLS, MOST_CREATURES, NEAR
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import FOE_OF, PIECES, SEAT_OF, SIDES, FigureNo


class State(Table[DreamBladeContent]):
    """The state of one match. Pieces 0 to 15 belong to seat 0 (South), 16 to 31 to seat 1 (North)."""

    figures: list[FigureNo] = later([-1] * PIECES)
    cells: list[int] = later([-1] * PIECES)
    damage: list[int] = later([0] * PIECES)
    used: list[int] = later([0] * PIECES)
    """Spawn abilities that a piece has used this turn, one bit each (DB-ACT-08)."""
    local: list[int] = later([0] * CELLS)
    typed: list[int] = later([0] * len(vocabulary.TYPES))
    """The pieces of each aspect and lineage."""
    creatures: int = later(0)
    reserve: int = later(0)
    fielded: int = later(0)
    buried: int = later(0)
    removed: int = later(0)
    dying: int = later(0)
    """Destroyed, but not yet in the graveyard: their deathblow comes first (gaps R-64)."""
    to_disrupt: int = later(0)
    to_destroy: int = later(0)
    """What the damage dealer has announced for enemies while sharing damage out."""
    initiative: list[int] = later([0, 0])
    turn: int = later(0)
    first: int = later(0)
    active: int = later(0)
    points: int = later(0)
    bonus: list[int] = later([0, 0])
    conquest: list[int] = later([0, 0])
    won: list[int] = later([0, 0])
    skipped: bool = later(False)
    strict: bool = later(False)
    cap: int = later(0)

    own_order = True
    triggers_join = True
    group_holds = vocabulary.DAMAGE
    roll_rule = "DB-WAIL-01"

    # What the core asks

    def active_seat(self) -> int:
        """DB-GEN-06, DB-GEN-07: whose phase it is; in a shared phase the first player."""
        return self.active

    def bearer_kind(self) -> str:
        return "piece"

    def base(self, what: int, subject: int) -> int:
        if what == vocabulary.INCOME:
            return self.initiative[0] + self.initiative[1] + self.bonus[subject]
        if what == vocabulary.INITIATIVE_ROLL:
            return self.initiative[subject]
        if what == vocabulary.PRICE:
            return self.price_of(subject)
        if what == vocabulary.BONUS:
            return vocabulary.BONUS_POINTS
        if what == vocabulary.REROLLS:
            return 0
        return self.content.stats[what][self.figures[subject]]

    def printed_abilities(self) -> list[ActiveAbility]:
        found: list[ActiveAbility] = []
        for piece in members(self.fielded):
            for ability in self.content.lasting[self.figures[piece]]:
                found.append(ActiveAbility(ability, SEAT_OF[piece], piece))
        return found

    # Asking

    def definition(self, piece: int) -> Figure:
        return self.content.figures[self.figures[piece]]

    def power(self, piece: int) -> int:
        """DB-GEN-11, DB-GEN-13: never below 0, after all modifiers."""
        power = value(self, vocabulary.POWER, piece)
        return max(0, power)

    def defense(self, piece: int) -> int:
        """DB-GEN-12: never below 1."""
        defense = value(self, vocabulary.DEFENSE, piece)
        return max(1, defense)

    def life(self, piece: int) -> int:
        """DB-GEN-12: never below 1."""
        life = value(self, vocabulary.LIFE, piece)
        return max(1, life)

    def price_of(self, piece: int) -> int:
        """DB-COST-01, DB-COST-02, DB-COST-03, DB-COST-04, DB-COST-05, DB-COST-06, DB-COST-07, DB-COST-08: the spawn cost and a point for each miniature missing of an aspect."""
        figure = self.content.figures[self.figures[piece]]
        own = (self.fielded | self.buried) & SIDES[SEAT_OF[piece]]
        price = figure.cost
        for aspect, needed in figure.symbols:
            price += max(0, needed - (own & self.typed[aspect]).bit_count())
        return price

    def price(self, piece: int) -> int:
        """DB-CHANNEL-01, DB-GEN-11: what spawning it costs now (gaps R-05)."""
        price = value(self, vocabulary.PRICE, piece)
        return max(0, price)

    def on_map(self, piece: int) -> bool:
        """DB-ZONE-03: whether it is in the dreamscape, or there still."""
        return bool(self.fielded >> piece & 1)

    def is_creature_on_map(self, piece: int) -> bool:
        """DB-LOC-03, DB-TELEPORT-01, DB-SWAP-01, DB-DISSIPATE-01: whether it could be moved at all."""
        return bool((self.fielded & self.creatures) >> piece & 1)

    def creatures_at(self, cell: int, seat: int) -> int:
        """The creatures of a seat in a cell."""
        return self.local[cell] & self.creatures & SIDES[seat]

    def enemies_of(self, piece: int) -> int:
        """DB-TERM-02, DB-TERM-03, DB-STALWART-01, DB-ASSAULT-01: the local enemies of a miniature; not those that are dying (gaps R-64)."""
        return self.local[self.cells[piece]] & self.creatures & SIDES[FOE_OF[piece]] & ~self.dying

    def allies_of(self, piece: int) -> int:
        """DB-TERM-01, DB-ADVANCE-02, DB-PACK-01: the other creatures of its controller, wherever they are."""
        return self.fielded & self.creatures & SIDES[SEAT_OF[piece]] & ~(1 << piece) & ~self.dying

    def all_enemies(self, seat: int) -> int:
        """DB-TERM-02, DB-WARPSTRIKE-01, DB-EXPEL-01: the creatures of the other player, wherever they are."""
        return self.fielded & self.creatures & SIDES[1 - seat] & ~self.dying

    def engaged(self, piece: int) -> bool:
        """DB-ACTION-04, DB-ACTION-05, DB-LOC-12: an enemy creature is in its cell."""
        return bool(self.local[self.cells[piece]] & self.creatures & SIDES[FOE_OF[piece]])

    def near(self, cell: int) -> int:
        """DB-PACK-01, DB-DEMOLISH-01: all miniatures in a cell and in those adjacent to it."""
        found = 0
        for at in range(CELLS):
            if NEAR[cell] >> at & 1:
                found |= self.local[at]
        return found

    def has_room(self, cell: int, seat: int) -> bool:
        """DB-MAP-09, DB-SHIFT-04, DB-GEN-17, DB-PORTAL-05: for one more creature of a seat that moves in."""
        return self.creatures_at(cell, seat).bit_count() < MOST_CREATURES

    def ways(self, piece: int) -> int:
        """DB-TERM-06, DB-SHIFT-03, DB-SHIFT-04: the cells into which a move could take a creature."""
        seat = SEAT_OF[piece]
        found = 0
        around = ADJACENT[self.cells[piece]]
        while around:
            low = around & -around
            around ^= low
            if self.has_room(low.bit_length() - 1, seat):
                found |= low
        return found

    def empty_cells(self) -> int:
        """DB-KILL-05, DB-KILL-06: cells without any miniature (gaps R-31)."""
        found = 0
        for cell in range(CELLS):
            if not self.local[cell]:
                found |= 1 << cell
        return found

    def in_scoring_cell(self, piece: int) -> bool:
        """DB-ACT-09, DB-GEN-16: whether it stands in one of the six cells that score for its controller."""
        return self.content.values[SEAT_OF[piece]][self.cells[piece]] > 0

    def phase(self) -> Phase | None:
        """The spawn or action phase under way."""
        for frame in self.agenda:
            if isinstance(frame, Phase):
                return frame
        return None

    def battle(self) -> Battle | None:
        """The combat under way."""
        for frame in reversed(self.agenda):
            if isinstance(frame, Battle):
                return frame
        return None

    def deathblows_due(self) -> bool:
        """DB-DBLOW-01, DB-DBLOW-05, DB-DBLOW-06: only in the first player's action phases."""
        phase = self.phase()
        assert phase is not None
        return phase.is_action and phase.who == self.first
