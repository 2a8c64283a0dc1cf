"""Everything in play: miniatures in their zones, damage, points and turns won; and the questions about it."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.fields import later
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.content import DreamBladeContent
from pionek.games.dreamblade.model.definitions import Figure
from pionek.games.dreamblade.model.frames import Phase
from pionek.games.dreamblade.model.map import ADJACENT, CELLS, MOST_CREATURES, NEAR
from pionek.games.dreamblade.model.sets import members, set_of
from pionek.games.dreamblade.vocabulary import FOE_OF, PIECES, SEAT_OF, SIDES, CellSet, FigureNo, PieceSet


class State(Table[DreamBladeContent]):
    """The state of one match. Pieces 0 to 15 belong to seat 0 (South), 16 to 31 to seat 1 (North)."""

    figures: list[FigureNo] = later([-1] * PIECES)
    cells: list[int] = later([-1] * PIECES)
    """The cell of each piece, -1 off the map."""
    damage: list[int] = later([0] * PIECES)
    used: list[int] = later([0] * PIECES)
    """Spawn abilities that a piece has used this turn, one bit each (DB-ACT-08)."""
    local: list[PieceSet] = later([0] * CELLS)
    """The pieces in each cell."""
    typed: list[PieceSet] = later([0] * len(vocabulary.TYPES))
    """The pieces of each aspect and lineage."""
    creatures: PieceSet = later(0)
    """All pieces that are not locations, in any zone."""
    reserve: PieceSet = later(0)
    fielded: PieceSet = later(0)
    """The pieces on the map."""
    buried: PieceSet = later(0)
    """The pieces in the graveyards."""
    removed: PieceSet = later(0)
    dying: PieceSet = later(0)
    """Destroyed, but not yet in the graveyard: their deathblow comes first (ruling R-64)."""
    fresh: PieceSet = later(0)
    """Creatures that have taken damage since they were last judged (DB-DMG-05, -09)."""
    pinned: PieceSet = later(0)
    """Creatures that a Relentless attack has hurt: the damage they have does not disrupt them (ruling R-30)."""
    to_disrupt: PieceSet = later(0)
    to_destroy: PieceSet = later(0)
    """What the damage dealer has announced for enemies while assigning damage."""
    initiative: list[int] = later([0, 0])
    turn: int = later(0)
    first: int = later(0)
    active: int = later(0)
    points: int = later(0)
    """Spawn points that are left in this spawn phase."""
    bonus: list[int] = later([0, 0])
    """Spawn points that each seat gets in its next spawn phase for miniatures it has lost."""
    conquest: list[int] = later([0, 0])
    won: list[int] = later([0, 0])
    """Turns won by each seat."""
    skipped: bool = later(False)
    """Whether this turn has no spawn phases, because a 1 was rolled."""
    strict: bool = later(False)
    """Whether the tournament rule holds: ones are rerolled after a turn without spawn phases (ruling R-02)."""
    cap: int = later(0)
    """The turn after which the match ends in any case; 0 if it goes on until somebody has won (ruling R-54)."""

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Before rules version 2 the table did not remember who has been hurt since the last judgement."""
        packed.setdefault("fresh", set_of([piece for piece in range(PIECES) if packed["damage"][piece]]))
        packed.setdefault("pinned", 0)

    own_order = True
    """Each player orders the own effects (DB-GEN-08)."""
    triggers_join = True
    group_holds = vocabulary.DAMAGE
    """Nobody is judged before all simultaneous effects are resolved (DB-GEN-09)."""
    roll_rule = "DB-WAIL-01"

    # What the core asks

    def active_seat(self) -> int:
        """The player whose phase it is; in a shared phase the first player (DB-GEN-06, -07)."""
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

    # Pieces and their numbers

    def definition(self, piece: int) -> Figure:
        return self.content.figures[self.figures[piece]]

    def power(self, piece: int) -> int:
        """The power after all modifiers, at least 0 (DB-GEN-11, -13)."""
        power = value(self, vocabulary.POWER, piece)
        return max(0, power)

    def joint_power(self, pieces: PieceSet) -> int:
        """The power of creatures that attack together."""
        return sum([self.power(piece) for piece in members(pieces)])

    def defense(self, piece: int) -> int:
        """The defense after all modifiers, at least 1 (DB-GEN-12)."""
        defense = value(self, vocabulary.DEFENSE, piece)
        return max(1, defense)

    def life(self, piece: int) -> int:
        """The life after all modifiers, at least 1 (DB-GEN-12)."""
        life = value(self, vocabulary.LIFE, piece)
        return max(1, life)

    def enough(self, piece: int) -> int:
        """The damage that would disrupt or destroy a creature if nothing forbade it (DB-BODYGUARD-01, ruling R-29)."""
        return min(self.defense(piece), self.life(piece))

    def price_of(self, piece: int) -> int:
        """The spawn cost, and a point for each miniature that is missing of an aspect (DB-COST-01 to -08)."""
        figure = self.content.figures[self.figures[piece]]
        own = (self.fielded | self.buried) & SIDES[SEAT_OF[piece]]
        price = figure.cost
        for aspect, needed in figure.symbols:
            price += max(0, needed - (own & self.typed[aspect]).bit_count())
        return price

    def price(self, piece: int) -> int:
        """What spawning a piece costs now: surcharge and Channel included, at least 0 (DB-CHANNEL-01, DB-GEN-11, ruling R-05)."""
        price = value(self, vocabulary.PRICE, piece)
        return max(0, price)

    def on_map(self, piece: int) -> bool:
        """Whether a piece is in the dreamscape (DB-ZONE-03)."""
        return bool(self.fielded >> piece & 1)

    def is_creature_on_map(self, piece: int) -> bool:
        """Whether a piece could be moved: locations never are (DB-LOC-03, DB-TELEPORT-01, DB-SWAP-01, DB-DISSIPATE-01)."""
        return bool((self.fielded & self.creatures) >> piece & 1)

    def named(self, seat: int, unique: str) -> list[int]:
        """The miniatures with this Unique name that a seat has on the map (DB-UNIQUE-01, -02)."""
        return [piece for piece in members(self.fielded & SIDES[seat]) if self.definition(piece).unique == unique]

    # Pieces in cells

    def creatures_at(self, cell: int, seat: int) -> PieceSet:
        """The creatures of a seat in a cell."""
        return self.local[cell] & self.creatures & SIDES[seat]

    def enemies_of(self, piece: int) -> PieceSet:
        """The local enemies of a piece, without the dying ones (DB-TERM-02, -03, DB-STALWART-01, DB-ASSAULT-01, ruling R-64)."""
        return self.local[self.cells[piece]] & self.creatures & SIDES[FOE_OF[piece]] & ~self.dying

    def allies_of(self, piece: int) -> PieceSet:
        """The other creatures of its controller, wherever they are (DB-TERM-01, DB-ADVANCE-02, DB-PACK-01)."""
        return self.fielded & self.creatures & SIDES[SEAT_OF[piece]] & ~(1 << piece) & ~self.dying

    def all_enemies(self, seat: int) -> PieceSet:
        """The creatures of the other player, wherever they are (DB-TERM-02, DB-WARPSTRIKE-01, DB-EXPEL-01)."""
        return self.fielded & self.creatures & SIDES[1 - seat] & ~self.dying

    def engaged(self, piece: int) -> bool:
        """Whether an enemy creature is in its cell (DB-ACTION-04, -05, DB-LOC-12)."""
        return bool(self.local[self.cells[piece]] & self.creatures & SIDES[FOE_OF[piece]])

    def is_contested(self, cell: int) -> bool:
        """Whether creatures of both players are in a cell (DB-STRIKE-12, DB-TERM-13, DB-LOC-05)."""
        there = self.local[cell] & self.creatures
        return bool(there & SIDES[0] and there & SIDES[1])

    def near(self, cell: int) -> PieceSet:
        """All miniatures in a cell and in the cells adjacent to it (DB-PACK-01, DB-DEMOLISH-01)."""
        found = 0
        for at in members(NEAR[cell]):
            found |= self.local[at]
        return found

    def has_room(self, cell: int, seat: int) -> bool:
        """Whether one more creature of a seat may move into a cell (DB-MAP-09, DB-SHIFT-04, DB-GEN-17, DB-PORTAL-05)."""
        return self.creatures_at(cell, seat).bit_count() < MOST_CREATURES

    def ways(self, piece: int) -> CellSet:
        """The cells into which a move could take a creature (DB-TERM-06, DB-SHIFT-03, -04)."""
        seat = SEAT_OF[piece]
        found = 0
        around = ADJACENT[self.cells[piece]]
        while around:
            low = around & -around
            around ^= low
            if self.has_room(low.bit_length() - 1, seat):
                found |= low
        return found

    def empty_cells(self) -> CellSet:
        """The cells without a creature and without a location (DB-KILL-05, -06, ruling R-31)."""
        return set_of([cell for cell in range(CELLS) if not self.local[cell]])

    def in_scoring_cell(self, piece: int) -> bool:
        """Whether a piece stands in one of the six cells that score for its controller (DB-ACT-09, DB-GEN-16)."""
        return self.content.values[SEAT_OF[piece]][self.cells[piece]] > 0

    def deathblows_due(self) -> bool:
        """Whether destroyed creatures strike a last time: only in the first player's action phases (DB-DBLOW-01, -05, -06)."""
        phase = self.running(Phase)
        return phase.is_action and phase.who == self.first
