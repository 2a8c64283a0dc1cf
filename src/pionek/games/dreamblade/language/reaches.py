"""Whom an ability in force is about, and how much it gives: auras, the bearer itself, those who enter, those who attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pionek.core.rules.in_force import Measure, Reach
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import COLUMN_OF, NEAR
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

if TYPE_CHECKING:
    from pionek.core.rules.in_force import ActiveAbility
    from pionek.core.state.table import Table

ALLIES: Final = 0
ENEMIES: Final = 1
EVERYBODY: Final = 2

WOULD_BE_HURT: Final = -2
"""Asked before damage is assigned: would it be forbidden if it hurt the creature?"""


class Itself(Reach):
    """Only the miniature that bears it."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer


class Owner(Reach):
    """DB-ENERGIZE-01, DB-INIT-05: the seat that controls the bearer."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.seat


class OwnPieces(Reach):
    """DB-CHANNEL-01: every miniature of the same player, in any zone."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return SEAT_OF[subject] == entry.seat


class Around(Reach):
    """DB-GEN-18, DB-GEN-20, DB-TERM-01, DB-TERM-02, DB-TERM-03, DB-BOLSTER-01, DB-DRAIN-01, DB-HELLSFURY-01, DB-NULLIFY-01, DB-NULLIFY-02: creatures in the bearer's cell, or also in adjacent ones, of some side and type."""

    __slots__ = ("adjacent", "side", "types")

    def __init__(self, side: int, adjacent: bool, types: int = 0) -> None:
        self.side = side
        self.adjacent = adjacent
        self.types = types

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        board = cast(State, table)
        there = board.cells[subject]
        if there < 0:
            return False
        bearer = entry.bearer
        here = board.cells[bearer]
        if here != there and not (self.adjacent and NEAR[here] >> there & 1):
            return False
        if self.side == ALLIES:
            if subject == bearer or SEAT_OF[subject] != entry.seat:
                return False
        elif self.side == ENEMIES and SEAT_OF[subject] == entry.seat:
            return False
        if self.types and not board.definition(subject).types & self.types:
            return False
        return bool(board.creatures >> subject & 1)


class Facing(Reach):
    """DB-FIGHT-01: the bearer itself, while an enemy of some type is in its cell."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        board = cast(State, table)
        if subject != entry.bearer:
            return False
        for enemy in members(board.enemies_of(subject)):
            if board.definition(enemy).types & self.types:
                return True
        return False


class Scoring(Reach):
    """DB-ACT-09, DB-GEN-16: another scope, while the bearer stands in a scoring cell of its controller."""

    __slots__ = ("inner",)

    def __init__(self, inner: Reach) -> None:
        self.inner = inner

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        board = cast(State, table)
        return board.in_scoring_cell(entry.bearer) and self.inner.holds(table, entry, subject, other)

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        board = cast(State, table)
        return board.in_scoring_cell(entry.bearer) and self.inner.sees(table, entry, who, subject, amount, other)


class Guarded(Reach):
    """DB-BODYGUARD-01, DB-BODYGUARD-02, DB-GEN-02: local allies, until the bearer has enough damage; other Bodyguards are not."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        board = cast(State, table)
        bearer = entry.bearer
        if SEAT_OF[subject] != entry.seat or board.cells[subject] != board.cells[bearer]:
            return False
        damage = board.damage[bearer]
        if damage >= board.defense(bearer) or damage >= board.life(bearer):
            return False
        for each in board.in_force.bans:
            if each.bearer == subject and each.ability.what == vocabulary.HARM:
                return False
        return True


class IntoEnemies(Reach):
    """DB-DEFENDER-01: the bearer itself, into a cell with enemies."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        board = cast(State, table)
        return subject == entry.bearer and bool(board.creatures_at(other, 1 - entry.seat))


class Company(Reach):
    """DB-LONER-01, DB-LONER-02: the bearer beside others, and others beside the bearer; `other` is the set chosen so far."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        if subject == entry.bearer:
            return bool(other)
        return bool(other >> entry.bearer & 1)


class HitByIts(Reach):
    """DB-RELENTLESS-01: enemies that have taken damage in a combat in which the bearer attacks."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        battle = cast(State, table).battle()
        if battle is None or SEAT_OF[subject] == entry.seat:
            return False
        hurt = other == WOULD_BE_HURT or battle.hurt >> subject & 1
        return bool(battle.attackers >> entry.bearer & 1 and hurt)


class OtherToSacrifice(Reach):
    """DB-APPEASE-01, gaps R-62: the bearer itself, if its player has another creature to give."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer and bool(cast(State, table).allies_of(subject))


class EnemyEnters(Reach):
    """DB-AMBUSH-01, DB-AMBUSH-02, DB-AMBUSH-03: an enemy goes into the bearer's cell."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who != entry.seat and other == cast(State, table).cells[entry.bearer]


class ItEnters(Reach):
    """DB-CHARGE-01, DB-CHARGE-02, DB-GEN-10: the bearer goes into another cell; whether enemies are there, is seen when it acts."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return subject == entry.bearer


class Attacked(Reach):
    """DB-DETONATE-01, DB-FADE-01: the bearer took part in the regular attack of the combat that ends."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        battle = cast(State, table).battle()
        assert battle is not None
        return bool(battle.attackers >> entry.bearer & 1)


class AttackedInVain(Attacked):
    """DB-BLOODTHIRSTY-01, DB-BLOODTHIRSTY-02: and no enemy was destroyed in it."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        battle = cast(State, table).battle()
        assert battle is not None
        if not battle.attackers >> entry.bearer & 1:
            return False
        return not battle.destroyed & SIDES[1 - entry.seat] & cast(State, table).creatures


class Withstood(Reach):
    """DB-STRIKEBACK-01, DB-STRIKEBACK-02: enemies attacked in the bearer's cell and nobody on its side was disrupted or destroyed."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        board = cast(State, table)
        battle = board.battle()
        assert battle is not None
        if who == entry.seat or other != board.cells[entry.bearer]:
            return False
        return not (battle.disrupted | battle.destroyed) & SIDES[entry.seat]


class CombatEnds(Reach):
    """DB-DISSIPATE-01: the end of this combat, whoever attacked."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return True


class CreaturesInGraveyard(Measure):
    """DB-THANATOMANCY-01."""

    def of(self, table: Table, entry: ActiveAbility, subject: int) -> int:
        board = cast(State, table)
        return (board.buried & board.creatures & SIDES[entry.seat]).bit_count()


class LocationsInColumn(Measure):
    """DB-GEOMANCY-01."""

    def of(self, table: Table, entry: ActiveAbility, subject: int) -> int:
        board = cast(State, table)
        column = COLUMN_OF[board.cells[subject]]
        found = 0
        for piece in members(board.fielded & ~board.creatures & SIDES[entry.seat]):
            found += column >> board.cells[piece] & 1
        return found


GRAVES = CreaturesInGraveyard(0)
LOCATIONS = LocationsInColumn(0)
ITSELF = Itself()
OWNER = Owner()
OWN_PIECES = OwnPieces()
