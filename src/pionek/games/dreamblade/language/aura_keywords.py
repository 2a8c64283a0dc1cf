"""Keywords that change numbers as long as they are in force: statistics, prices, points, rerolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.rules.in_force import Ability, ActiveAbility, Measure, Reach
from pionek.core.rules.numbers import SET
from pionek.core.rules.resolving import Resolution
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import ONLY, TYPE, Lasting, X, type_mask
from pionek.games.dreamblade.language.reaches import ALLIES, ENEMIES, ITSELF, Around
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Phase
from pionek.games.dreamblade.model.map import COLUMN_OF
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.language.describing import Describer
    from pionek.core.state.decision import Decision
    from pionek.games.dreamblade.model.definitions import Figure


class NumberChange(Lasting):
    """The number `what` of the pieces or seats in its scope changes by X, or becomes X."""

    x: int = field(X)

    sign: ClassVar[int] = 1

    def measure(self) -> Measure:
        return Measure(self.sign * self.x)


class Aura(NumberChange):
    """A number of others changes while they are local, or local and adjacent."""

    only: str | None = field(ONLY, default=None)

    side: ClassVar[int] = ALLIES
    plus: ClassVar[str] = ""
    """The sign before X in its name."""

    def args(self, describer: Describer) -> dict[str, Any]:
        narrowed = "no" if self.only is None else "self" if self.only == "self" else "only"
        change = f"{'more' if self.sign > 0 else 'less'}-{vocabulary.value.names[self.what]}"
        return {**super().args(describer), "narrowed": narrowed, "change": change, "much": f"{self.plus}{self.x}"}

    def reach(self, content: Content) -> Reach:
        """An aura of allies reaches adjacent cells, one of enemies does not (DB-GEN-18, -19, DB-SELF-01)."""
        return ITSELF if self.only == "self" else Around(self.side, self.side == ALLIES, type_mask(content, self.only))


class Bolster(Aura):
    """Allies in this cell and adjacent ones have more defense."""

    word = "bolster"
    cites = "DB-BOLSTER-01"
    what = vocabulary.DEFENSE
    plus = "+"
    en = "Bolster { aura-allies }"
    pl = "Wsparcie { aura-allies }"
    example = "{bolster: 1}"


class Enrage(Aura):
    """Allies in this cell and adjacent ones have more power."""

    word = "enrage"
    cites = "DB-ENRAGE-01"
    what = vocabulary.POWER
    plus = "+"
    en = "Enrage { aura-allies }"
    pl = "Rozjuszenie { aura-allies }"
    example = "{enrage: 1}"


class Invigorate(Aura):
    """Allies in this cell and adjacent ones have more life."""

    word = "invigorate"
    cites = "DB-INVIGORATE-01"
    what = vocabulary.LIFE
    en = "Invigorate { aura-allies }"
    pl = "Pokrzepienie { aura-allies }"
    example = "{invigorate: 2}"


class Drain(Aura):
    """Enemies in this cell have less life."""

    word = "drain"
    cites = "DB-DRAIN-01"
    what = vocabulary.LIFE
    side = ENEMIES
    sign = -1
    en = "Drain { aura-enemies }"
    pl = "Wyciek { aura-enemies }"
    example = "{drain: 2}"


class Panic(Aura):
    """Enemies in this cell have less defense."""

    word = "panic"
    cites = "DB-PANIC-01"
    what = vocabulary.DEFENSE
    side = ENEMIES
    sign = -1
    en = "Panic { aura-enemies }"
    pl = "Panika { aura-enemies }"
    example = "{panic: 2}"


class Weaken(Aura):
    """Enemies in this cell have less power."""

    word = "weaken"
    cites = "DB-WEAKEN-01"
    what = vocabulary.POWER
    side = ENEMIES
    sign = -1
    en = "Weaken { aura-enemies }"
    pl = "Osłabienie { aura-enemies }"
    example = "{weaken: 1}"


class Inciter(Aura):
    """Harmful: enemies in this cell have more power."""

    word = "inciter"
    cites = "DB-INCITER-01"
    what = vocabulary.POWER
    side = ENEMIES
    en = "Inciter { aura-enemies }"
    pl = "Drażnienie { aura-enemies }"
    example = "{inciter: 1}"


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


class Fight(Lasting):
    """More power against enemies of a type; several of them do not multiply it (gaps R-57)."""

    word = "fight"
    cites = "DB-FIGHT-01"
    what = vocabulary.POWER
    against: str = field(TYPE)
    x: int = field(X)
    en = "Fight { $against } +{ $x }: +{ $x } power while a { $against } enemy is in this cell"
    pl = "Specjalizacja walki ({ $against }) +{ $x }: +{ $x } do siły, dopóki na tym obszarze jest wróg tego rodzaju"
    example = "{fight: fear, x: 2}"

    def reach(self, content: Content) -> Reach:
        return Facing(type_mask(content, self.against))

    def measure(self) -> Measure:
        return Measure(self.x)


class LocationsInColumn(Measure[State]):
    """The number of locations of the bearer's player in its column (DB-GEOMANCY-01)."""

    def of(self, table: State, entry: ActiveAbility, subject: int) -> int:
        column = COLUMN_OF[table.cells[subject]]
        found = 0
        for piece in members(table.fielded & ~table.creatures & SIDES[entry.seat]):
            found += column >> table.cells[piece] & 1
        return found


class Geomancy(Lasting):
    """All three statistics grow with one's own locations in the column."""

    word = "geomancy"
    cites = "DB-GEOMANCY-01"
    en = "Geomancy: +X power, defense and life, where X is the number of your locations in this column"
    pl = "Rozpoznanie terenu: +X do siły, obrony i życia, gdzie X to liczba twoich lokacji w tej kolumnie"
    example = "geomancy"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [
            figure.new_ability(content, self.kind, what, self.cites, scope=ITSELF, amount=LocationsInColumn(0))
            for what in (vocabulary.POWER, vocabulary.DEFENSE, vocabulary.LIFE)
        ]


class CreaturesInGraveyard(Measure[State]):
    """The number of creatures in the graveyard of the bearer's player (DB-THANATOMANCY-01)."""

    def of(self, table: State, entry: ActiveAbility, subject: int) -> int:
        return (table.buried & table.creatures & SIDES[entry.seat]).bit_count()


class Thanatomancy(Lasting):
    """Power is the number of creatures in one's own graveyard."""

    word = "thanatomancy"
    cites = "DB-THANATOMANCY-01"
    what = vocabulary.POWER
    op = SET
    en = "Thanatomancy: this creature's power equals the number of creatures in your graveyard"
    pl = "Siła umarłych: siła tej istoty jest równa liczbie istot na twoim cmentarzu"
    example = "thanatomancy"

    def measure(self) -> Measure:
        return CreaturesInGraveyard(0)


class OwnPieces(Reach[State]):
    """Every miniature of the same player, in any zone (DB-CHANNEL-01)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return SEAT_OF[subject] == entry.seat


class Channel(NumberChange):
    """Miniatures cost less."""

    word = "channel"
    cites = "DB-CHANNEL-01"
    what = vocabulary.PRICE
    scope = OwnPieces()
    sign = -1
    en = 'Channel { $x }: each miniature you spawn costs { NOUN($x, noun: "spawn-point") } less, at least 0'
    pl = 'Kanał mocy { $x }: każda formowana przez ciebie figurka kosztuje o { NOUN($x, noun: "spawn-point", case: "acc") } mniej, najmniej 0'
    example = "{channel: 1}"


class Owner(Reach[State]):
    """The seat that controls the bearer (DB-ENERGIZE-01, DB-INIT-05)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.seat


class Energize(NumberChange):
    """More spawn points: at the start of one's spawn phase, or at once where it is activated (gaps R-12)."""

    word = "energize"
    cites = "DB-ENERGIZE-01"
    what = vocabulary.INCOME
    scope = Owner()
    en = 'Energize { $x }: you have { NOUN($x, noun: "spawn-point") } more in your spawn phase'
    pl = 'Zasilenie { $x }: w swojej fazie formowania masz o { NOUN($x, noun: "spawn-point", case: "acc") } więcej'
    example = "{energize: 1}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Activated, it gives its points at once; action phases have no spawn points (DB-ENERGIZE-01, DB-ACT-11)."""
        if not table.running(Phase).is_action:
            table.points += self.x
            table.happened(vocabulary.GAINED_POINTS, resolution.who, amount=self.x, rule=self.cites)
        return None


class Vessel(NumberChange):
    """Another number of bonus spawn points when this miniature is destroyed."""

    word = "vessel"
    cites = "DB-VESSEL-01"
    what = vocabulary.BONUS
    op = SET
    en = 'Vessel { $x }: when this is destroyed you get { NOUN($x, noun: "bonus-point") } for it instead of 2'
    pl = 'Zbiornik { $x }: gdy ta figurka zostaje zniszczona, dostajesz za nią { NOUN($x, noun: "bonus-point", case: "acc") } zamiast 2'
    example = "{vessel: 5}"


class Fortunate(NumberChange):
    """Dice of this creature's attacks may be rolled again."""

    word = "fortunate"
    cites = "DB-FORTUNATE-01"
    what = vocabulary.REROLLS
    en = 'Fortunate { $x }: when this creature attacks, you may reroll up to { NOUN($x, noun: "die") }'
    pl = 'Powodzenie { $x }: gdy ta istota atakuje, możesz przerzucić do { NOUN($x, noun: "die", case: "gen") }'
    example = "{fortunate: 2}"


class Initiative(NumberChange):
    """Changes one's initiative roll: who goes first, and nothing else (DB-INIT-05)."""

    word = "initiative"
    cites = "DB-INIT-05"
    what = vocabulary.INITIATIVE_ROLL
    scope = Owner()
    en = "+{ $x } to your initiative roll"
    pl = "+{ $x } do twojego rzutu inicjatywy"
    example = "{initiative: 1}"


AURAS: tuple[type[Effect], ...] = (
    Bolster, Enrage, Invigorate, Drain, Panic, Weaken, Inciter, Fight, Geomancy, Thanatomancy, Channel, Energize, Vessel, Fortunate, Initiative,
)  # fmt: skip
