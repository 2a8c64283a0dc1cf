"""Everything in play: miniatures in their zones, damage, points and turns won; and the deeds that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pionek.core.rules.in_force import ActiveAbility, banned, value
from pionek.core.rules.numbers import Modifier
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import ADJACENT, CELLS, MOST_CREATURES, NEAR
from pionek.games.dreamblade.vocabulary import FOE_OF, PIECES, SEAT_OF, SIDES, FigureNo

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import (
        Figure,
        Miniatures,  # noqa: F401  # named in a base class
    )


class Phase(Frame):
    """A spawn phase or an action phase of one player: the third frame of the agenda while it lasts."""

    __slots__ = ()

    is_action: ClassVar[bool] = False


class Attack(Frame):
    """Attack dice are thrown: in a combat, a deathblow or a special attack."""

    dice: list[int] = later([])
    lucky: int = later(0)
    """Attackers that may still have dice rolled again (Fortunate)."""


class Gathering(Attack):
    """Creatures that attack together: those of a combat, or those of a deathblow."""

    cell: int
    attackers: int = later(0)


class Battle(Gathering):
    """A combat: what it must remember until it has ended.

    `noted` are pairs of a piece and the damage of abilities that it is to be assigned in step 5 (gaps R-26, R-58);
    `hurt`, `disrupted` and `destroyed` are the pieces to which that happened in this combat.
    """

    blades: int = later(0)
    used: list[int] = later([])
    parts: list[Modifier] = later([])
    noted: list[int] = later([])
    hurt: int = later(0)
    disrupted: int = later(0)
    destroyed: int = later(0)

    def notes_damage(self) -> bool:
        """Whether damage of abilities still waits for step 5."""
        raise NotImplementedError


class Dreamscape(Table["Miniatures"]):
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

    checks = ((vocabulary.UNIQUE, "check_unique"), (vocabulary.DAMAGE, "check_damage"))
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
        for piece in pieces_of(self.fielded):
            for ability in self.content.lasting[self.figures[piece]]:
                found.append(ActiveAbility(ability, SEAT_OF[piece], piece))
        return found

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        """DB-KILL-05, DB-KILL-07, DB-DBLOW-01, DB-LOC-07, DB-TERM-05: `other` is the seat that does it."""
        from pionek.games.dreamblade.procedures.destruction import Displacement

        if kind == vocabulary.DISRUPT:
            self.then(Displacement(other, subject))
        elif kind == vocabulary.BANISH:
            self.banish(subject, "DB-TERM-05")
        elif self.creatures >> subject & 1:
            self.dying |= 1 << subject
            self.unsettled |= vocabulary.DAMAGE
        else:
            self.bury(subject, other)

    def check_damage(self) -> None:
        """DB-DMG-09, DB-DMG-10, DB-DBLOW-11: once nothing simultaneous is left to resolve."""
        from pionek.games.dreamblade.procedures.destruction import Fates

        self.then(Fates(self.active))

    def check_unique(self) -> None:
        """DB-UNIQUE-02, DB-UNIQUE-03."""
        from pionek.games.dreamblade.language.spawn_keywords import KeepOne

        for seat in range(2):
            names: list[str] = []
            for piece in pieces_of(self.fielded & SIDES[seat]):
                name = self.definition(piece).unique
                if name and name in names:
                    self.then(KeepOne(seat, name))
                    return
                names.append(name)

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

    # Deeds

    def muster(self, piece: int, figure: int) -> None:
        """DB-ZONE-02, DB-MINI-01, DB-MINI-04, DB-COST-08, DB-ACTION-04: a miniature of the warband takes its place in the reserves."""
        bit = 1 << piece
        definition = self.content.figures[figure]
        self.figures[piece] = figure
        self.reserve |= bit
        if not definition.location:
            self.creatures |= bit
        for index in range(len(vocabulary.TYPES)):
            if definition.types >> index & 1:
                self.typed[index] |= bit

    def put(self, piece: int, cell: int) -> None:
        """DB-SPAWN-11, DB-ACT-12, DB-RESPAWN-01, DB-UNIQUE-03: a miniature comes to the map from another zone, with everything it brings into force."""
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
        """DB-KILL-07, DB-TERM-05, DB-GEN-20: a miniature leaves the map; damage and what it brought into force stay behind."""
        bit = 1 << piece
        self.fielded &= ~bit
        self.dying &= ~bit
        self.local[self.cells[piece]] &= ~bit
        self.cells[piece] = -1
        self.damage[piece] = 0
        self.fall(piece)

    def relocate(self, piece: int, cell: int) -> None:
        """DB-TERM-07, DB-SWAP-01, DB-SHIFT-06, DB-STRIKE-08: from one cell to another; whether that is entering, is for others to say."""
        bit = 1 << piece
        self.local[self.cells[piece]] &= ~bit
        self.local[cell] |= bit
        self.cells[piece] = cell

    def enter(self, piece: int, cell: int, rule: str) -> None:
        """DB-TERM-07: a creature goes from one cell of the map to another."""
        self.relocate(piece, cell)
        self.happened(vocabulary.ENTERED, SEAT_OF[piece], piece, other=cell, rule=rule)

    def harm(self, piece: int, amount: int, rule: str) -> None:
        """DB-DMG-02, DB-DMG-06, DB-BODYGUARD-01, DB-GEN-02, DB-RELENTLESS-01: damage that may not be assigned is lost."""
        if amount <= 0 or not self.fielded >> piece & 1:
            return
        if banned(self, vocabulary.HARM, piece) is not None:
            self.happened(vocabulary.PROTECTED, SEAT_OF[piece], piece, amount, rule="DB-BODYGUARD-01")
            return
        self.damage[piece] += amount
        self.unsettled |= vocabulary.DAMAGE
        battle = self.battle()
        if battle is not None:
            battle.hurt |= 1 << piece
        self.happened(vocabulary.HURT, SEAT_OF[piece], piece, amount, rule=rule)

    def bury(self, piece: int, by: int) -> None:
        """DB-KILL-07, DB-KILL-08, DB-KILL-09, DB-LOC-08, DB-LOC-09, DB-GEN-22, DB-VESSEL-01, DB-BLOODTHIRSTY-01: destroyed; `by` is the seat that did it."""
        seat = SEAT_OF[piece]
        bonus = value(self, vocabulary.BONUS, piece)
        battle = self.battle()
        if battle is not None:
            battle.destroyed |= 1 << piece
        if by != seat:
            self.conquest[by] += 1
        self.bonus[seat] += bonus
        self.happened(vocabulary.DESTROYED, seat, piece, bonus, other=by, rule="DB-KILL-07")
        self.lift(piece)
        self.buried |= 1 << piece

    def sacrifice(self, piece: int, rule: str) -> None:
        """DB-GEN-23: to the graveyard, but not destroyed: no points for anybody."""
        self.lift(piece)
        self.buried |= 1 << piece
        self.happened(vocabulary.SACRIFICED, SEAT_OF[piece], piece, rule=rule)

    def banish(self, piece: int, rule: str) -> None:
        """DB-TERM-05: back to the reserves, without points of any kind."""
        self.lift(piece)
        self.reserve |= 1 << piece
        self.happened(vocabulary.BANISHED, SEAT_OF[piece], piece, rule=rule)

    def purge(self, piece: int, rule: str) -> None:
        """DB-PURGE-01, DB-PURGE-02: from the reserves to the graveyard; nothing was destroyed."""
        self.reserve &= ~(1 << piece)
        self.buried |= 1 << piece
        self.happened(vocabulary.PURGED, SEAT_OF[piece], self.figures[piece], rule=rule)

    def raise_up(self, piece: int, rule: str) -> None:
        """DB-RAISE-01: from the graveyard to the reserves."""
        self.buried &= ~(1 << piece)
        self.reserve |= 1 << piece
        self.happened(vocabulary.RAISED, SEAT_OF[piece], self.figures[piece], rule=rule)

    def remove(self, piece: int, rule: str) -> None:
        """DB-ZONE-05: out of the game for good, from wherever it is."""
        bit = 1 << piece
        if self.fielded & bit:
            self.lift(piece)
        self.reserve &= ~bit
        self.buried &= ~bit
        self.removed |= bit
        self.happened(vocabulary.REMOVED, SEAT_OF[piece], piece, rule=rule)

    def clear_damage(self) -> None:
        """DB-SPAWN-09, DB-ACTION-06, DB-DMG-08, DB-SEQ-10: at the end of every phase."""
        self.damage = [0] * PIECES
        self.unsettled &= ~vocabulary.DAMAGE


def pieces_of(mask: int) -> list[int]:
    """The pieces of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def first_of(mask: int) -> int:
    """The first piece of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
