"""Which pieces, seats or moments an ability in force is about, and how much it gives."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import ActiveAbility, Measure, Reach
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.frames import BaseCombat
from pionek.games.dreamblade.model.map import COLUMN_OF, NEAR
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

ALLIES: Final = 0
ENEMIES: Final = 1
EVERYBODY: Final = 2


class Itself(Reach[State]):
    """Only the miniature that bears it."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer


class Owner(Reach[State]):
    """The seat that controls the bearer (DB-ENERGIZE-01, DB-INIT-05)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.seat


class OwnPieces(Reach[State]):
    """Every miniature of the same player, in any zone (DB-CHANNEL-01)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return SEAT_OF[subject] == entry.seat


class Around(Reach[State]):
    """Creatures of some side and type in the bearer's cell, or also in adjacent cells.

    (DB-GEN-18, -20, DB-TERM-01 to -03, DB-BOLSTER-01, DB-DRAIN-01, DB-HELLSFURY-01, DB-NULLIFY-01, -02)
    """

    __slots__ = ("adjacent", "side", "types")

    def __init__(self, side: int, adjacent: bool, types: int = 0) -> None:
        self.side = side
        self.adjacent = adjacent
        self.types = types

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        there = table.cells[subject]
        if there < 0:
            return False
        bearer = entry.bearer
        here = table.cells[bearer]
        if here != there and not (self.adjacent and NEAR[here] >> there & 1):
            return False
        if self.side == ALLIES:
            if subject == bearer or SEAT_OF[subject] != entry.seat:
                return False
        elif self.side == ENEMIES and SEAT_OF[subject] == entry.seat:
            return False
        if self.types and not table.definition(subject).types & self.types:
            return False
        return bool(table.creatures >> subject & 1)


class Facing(Reach[State]):
    """The bearer itself, while an enemy of some type is in its cell (DB-FIGHT-01)."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        if subject != entry.bearer:
            return False
        for enemy in members(table.enemies_of(subject)):
            if table.definition(enemy).types & self.types:
                return True
        return False


class Scoring(Reach[State]):
    """Another reach, while the bearer stands in a scoring cell of its controller (DB-ACT-09, DB-GEN-16)."""

    __slots__ = ("inner",)

    def __init__(self, inner: Reach) -> None:
        self.inner = inner

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return table.in_scoring_cell(entry.bearer) and self.inner.holds(table, entry, subject, other)

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return table.in_scoring_cell(entry.bearer) and self.inner.sees(table, entry, who, subject, amount, other)


class Guarded(Reach[State]):
    """Local allies that are not Bodyguards, until the bearer has enough damage (DB-BODYGUARD-01, -02, DB-GEN-02)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        bearer = entry.bearer
        if SEAT_OF[subject] != entry.seat or table.cells[subject] != table.cells[bearer]:
            return False
        damage = table.damage[bearer]
        if damage >= table.defense(bearer) or damage >= table.life(bearer):
            return False
        for each in table.in_force.bans:
            if each.bearer == subject and each.ability.what == vocabulary.HARM:
                return False
        return True


class IntoEnemies(Reach[State]):
    """The bearer itself, into a cell with enemies (DB-DEFENDER-01)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer and bool(table.creatures_at(other, 1 - entry.seat))


class Company(Reach[State]):
    """The bearer beside others, and others beside the bearer; `other` is the set chosen so far (DB-LONER-01, -02)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        if subject == entry.bearer:
            return bool(other)
        return bool(other >> entry.bearer & 1)


class HitByIts(Reach[State]):
    """Enemies that have taken damage in a combat in which the bearer attacks (DB-RELENTLESS-01)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        combat = table.nearest(BaseCombat)
        if combat is None or SEAT_OF[subject] == entry.seat:
            return False
        hurt = other == vocabulary.WOULD_BE_HURT or combat.hurt >> subject & 1
        return bool(combat.attackers >> entry.bearer & 1 and hurt)


class OtherToSacrifice(Reach[State]):
    """The bearer itself, if its player has another creature to sacrifice (DB-APPEASE-01, ruling R-62)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer and bool(table.allies_of(subject))


class EnemyEnters(Reach[State]):
    """An enemy goes into the bearer's cell (DB-AMBUSH-01 to -03)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who != entry.seat and other == table.cells[entry.bearer]


class ItEnters(Reach[State]):
    """The bearer goes into another cell; whether enemies are there is looked up when it acts (DB-CHARGE-01, -02, DB-GEN-10)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return subject == entry.bearer


class Attacked(Reach[State]):
    """The bearer took part in the regular attack of the combat that ends (DB-DETONATE-01, DB-FADE-01)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return bool(table.running(BaseCombat).attackers >> entry.bearer & 1)


class AttackedInVain(Attacked):
    """The bearer took part in the attack, and no enemy was destroyed in the combat (DB-BLOODTHIRSTY-01, -02)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        combat = table.running(BaseCombat)
        if not combat.attackers >> entry.bearer & 1:
            return False
        return not combat.destroyed & SIDES[1 - entry.seat] & table.creatures


class Withstood(Reach[State]):
    """Enemies attacked in the bearer's cell and disrupted or destroyed no creature on its side (DB-STRIKEBACK-01, -02)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        if who == entry.seat or other != table.cells[entry.bearer]:
            return False
        combat = table.running(BaseCombat)
        return not (combat.disrupted | combat.destroyed) & SIDES[entry.seat]


class CombatEnds(Reach[State]):
    """The end of this combat, whichever creatures attacked (DB-DISSIPATE-01)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return True


class CreaturesInGraveyard(Measure[State]):
    """The number of creatures in the graveyard of the bearer's player (DB-THANATOMANCY-01)."""

    def of(self, table: State, entry: ActiveAbility, subject: int) -> int:
        return (table.buried & table.creatures & SIDES[entry.seat]).bit_count()


class LocationsInColumn(Measure[State]):
    """The number of locations of the bearer's player in its column (DB-GEOMANCY-01)."""

    def of(self, table: State, entry: ActiveAbility, subject: int) -> int:
        column = COLUMN_OF[table.cells[subject]]
        found = 0
        for piece in members(table.fielded & ~table.creatures & SIDES[entry.seat]):
            found += column >> table.cells[piece] & 1
        return found


GRAVES: Final = CreaturesInGraveyard(0)
LOCATIONS: Final = LocationsInColumn(0)
ITSELF: Final = Itself()
OWNER: Final = Owner()
OWN_PIECES: Final = OwnPieces()
