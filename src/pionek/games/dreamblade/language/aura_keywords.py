"""Keywords that change numbers as long as they are in force: statistics, prices, points, rerolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import Field, field
from pionek.core.rules.in_force import MODIFY, Ability, Measure, Reach
from pionek.core.rules.numbers import SET
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import ONLY, TYPE, Lasting, X, type_mask
from pionek.games.dreamblade.language.reaches import (
    ALLIES,
    ENEMIES,
    GRAVES,
    ITSELF,
    LOCATIONS,
    OWN_PIECES,
    OWNER,
    Around,
    Facing,
)
from pionek.games.dreamblade.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.state.decision import Decision
    from pionek.core.state.table import Table
    from pionek.games.dreamblade.model.definitions import Figure


class Aura(Lasting):
    """A number of others changes while they are local, or local and adjacent."""

    __slots__ = ("only", "x")

    value: ClassVar[int] = 0
    side: ClassVar[int] = ALLIES
    adjacent: ClassVar[bool] = False
    sign: ClassVar[int] = 1
    variants: ClassVar[dict[str, tuple[str, str]]] = {}

    def __init__(self, x: int, only: str | None) -> None:
        super().__init__()
        self.x = x
        self.only = only

    def variant(self) -> str:
        return "" if self.only is None else "self" if self.only == "self" else "only"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        """DB-GEN-18, DB-GEN-19, DB-SELF-01: whom it is about, and how much."""
        scope: Reach = ITSELF
        if self.only != "self":
            scope = Around(self.side, self.adjacent, type_mask(self.only))
        amount = Measure(self.sign * self.x)
        return [figure.new_ability(content, MODIFY, self.value, self.cites, scope=scope, amount=amount)]


AURA_FIELDS: tuple[Field, ...] = (Field("x", X), Field("only", ONLY, None))


class Bolster(Aura):
    """Allies in this cell and adjacent ones have more defense."""

    __slots__ = ()

    word = "bolster"
    cites = "DB-BOLSTER-01"
    value = vocabulary.DEFENSE
    adjacent = True
    fields = AURA_FIELDS
    en = "Bolster +{ $x }: local and adjacent allies have +{ $x } defense"
    pl = "Wsparcie +{ $x }: miejscowi i przylegli sprzymierzeńcy mają +{ $x } do obrony"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Bolster Self +{ $x }: this creature has +{ $x } defense",
            "Wsparcie na sobie +{ $x }: ta istota ma +{ $x } do obrony",
        ),
        "only": (
            "Bolster { $only } +{ $x }: local and adjacent allies have +{ $x } defense ({ $only } only)",
            "Wsparcie +{ $x } (tylko { $only }): miejscowi i przylegli sprzymierzeńcy tego rodzaju mają +{ $x } do obrony",
        ),
    }
    example = "{bolster: 1}"


class Enrage(Aura):
    """Allies in this cell and adjacent ones have more power."""

    __slots__ = ()

    word = "enrage"
    cites = "DB-ENRAGE-01"
    value = vocabulary.POWER
    adjacent = True
    fields = AURA_FIELDS
    en = "Enrage +{ $x }: local and adjacent allies have +{ $x } power"
    pl = "Rozjuszenie +{ $x }: miejscowi i przylegli sprzymierzeńcy mają +{ $x } do siły"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Enrage Self +{ $x }: this creature has +{ $x } power",
            "Rozjuszenie na sobie +{ $x }: ta istota ma +{ $x } do siły",
        ),
        "only": (
            "Enrage { $only } +{ $x }: local and adjacent allies have +{ $x } power ({ $only } only)",
            "Rozjuszenie +{ $x } (tylko { $only }): miejscowi i przylegli sprzymierzeńcy tego rodzaju mają +{ $x } do siły",
        ),
    }
    example = "{enrage: 1}"


class Invigorate(Aura):
    """Allies in this cell and adjacent ones have more life."""

    __slots__ = ()

    word = "invigorate"
    cites = "DB-INVIGORATE-01"
    value = vocabulary.LIFE
    adjacent = True
    fields = AURA_FIELDS
    en = "Invigorate { $x }: local and adjacent allies have +{ $x } life"
    pl = "Pokrzepienie { $x }: miejscowi i przylegli sprzymierzeńcy mają +{ $x } do życia"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Invigorate Self { $x }: this creature has +{ $x } life",
            "Pokrzepienie na sobie { $x }: ta istota ma +{ $x } do życia",
        ),
        "only": (
            "Invigorate { $only } { $x }: local and adjacent allies have +{ $x } life ({ $only } only)",
            "Pokrzepienie { $x } (tylko { $only }): miejscowi i przylegli sprzymierzeńcy tego rodzaju mają +{ $x } do życia",
        ),
    }
    example = "{invigorate: 2}"


class Drain(Aura):
    """Enemies in this cell have less life."""

    __slots__ = ()

    word = "drain"
    cites = "DB-DRAIN-01"
    value = vocabulary.LIFE
    side = ENEMIES
    sign = -1
    fields = AURA_FIELDS
    en = "Drain { $x }: local enemies have −{ $x } life, at least 1"
    pl = "Wyciek { $x }: miejscowi wrogowie mają −{ $x } do życia, najmniej 1"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Drain Self { $x }: this creature has −{ $x } life, at least 1",
            "Wyciek na sobie { $x }: ta istota ma −{ $x } do życia, najmniej 1",
        ),
        "only": (
            "Drain { $only } { $x }: local enemies have −{ $x } life, at least 1 ({ $only } only)",
            "Wyciek { $x } (tylko { $only }): miejscowi wrogowie tego rodzaju mają −{ $x } do życia, najmniej 1",
        ),
    }
    example = "{drain: 2}"


class Panic(Aura):
    """Enemies in this cell have less defense."""

    __slots__ = ()

    word = "panic"
    cites = "DB-PANIC-01"
    value = vocabulary.DEFENSE
    side = ENEMIES
    sign = -1
    fields = AURA_FIELDS
    en = "Panic { $x }: local enemies have −{ $x } defense, at least 1"
    pl = "Panika { $x }: miejscowi wrogowie mają −{ $x } do obrony, najmniej 1"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Panic Self { $x }: this creature has −{ $x } defense, at least 1",
            "Panika na sobie { $x }: ta istota ma −{ $x } do obrony, najmniej 1",
        ),
        "only": (
            "Panic { $only } { $x }: local enemies have −{ $x } defense, at least 1 ({ $only } only)",
            "Panika { $x } (tylko { $only }): miejscowi wrogowie tego rodzaju mają −{ $x } do obrony, najmniej 1",
        ),
    }
    example = "{panic: 2}"


class Weaken(Aura):
    """Enemies in this cell have less power."""

    __slots__ = ()

    word = "weaken"
    cites = "DB-WEAKEN-01"
    value = vocabulary.POWER
    side = ENEMIES
    sign = -1
    fields = AURA_FIELDS
    en = "Weaken { $x }: local enemies have −{ $x } power, at least 0"
    pl = "Osłabienie { $x }: miejscowi wrogowie mają −{ $x } do siły, najmniej 0"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Weaken Self { $x }: this creature has −{ $x } power, at least 0",
            "Osłabienie na sobie { $x }: ta istota ma −{ $x } do siły, najmniej 0",
        ),
        "only": (
            "Weaken { $only } { $x }: local enemies have −{ $x } power, at least 0 ({ $only } only)",
            "Osłabienie { $x } (tylko { $only }): miejscowi wrogowie tego rodzaju mają −{ $x } do siły, najmniej 0",
        ),
    }
    example = "{weaken: 1}"


class Inciter(Aura):
    """Harmful: enemies in this cell have more power."""

    __slots__ = ()

    word = "inciter"
    cites = "DB-INCITER-01"
    value = vocabulary.POWER
    side = ENEMIES
    fields = AURA_FIELDS
    en = "Inciter { $x }: local enemies have +{ $x } power"
    pl = "Drażnienie { $x }: miejscowi wrogowie mają +{ $x } do siły"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "self": (
            "Inciter Self { $x }: this creature has +{ $x } power",
            "Drażnienie na sobie { $x }: ta istota ma +{ $x } do siły",
        ),
        "only": (
            "Inciter { $only } { $x }: local enemies have +{ $x } power ({ $only } only)",
            "Drażnienie { $x } (tylko { $only }): miejscowi wrogowie tego rodzaju mają +{ $x } do siły",
        ),
    }
    example = "{inciter: 1}"


class Fight(Lasting):
    """More power against enemies of a type; several of them do not multiply it (gaps R-57)."""

    word = "fight"
    cites = "DB-FIGHT-01"
    against: str = field(TYPE)
    x: int = field(X)
    en = "Fight { $against } +{ $x }: +{ $x } power while a { $against } enemy is in this cell"
    pl = "Specjalizacja walki ({ $against }) +{ $x }: +{ $x } do siły, dopóki na tym obszarze jest wróg tego rodzaju"
    example = "{fight: fear, x: 2}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        scope = Facing(type_mask(self.against))
        return [figure.new_ability(content, MODIFY, vocabulary.POWER, self.cites, scope=scope, amount=Measure(self.x))]


class Geomancy(Lasting):
    """All three statistics grow with one's own locations in the column."""

    __slots__ = ()

    word = "geomancy"
    cites = "DB-GEOMANCY-01"
    en = "Geomancy: +X power, defense and life, where X is the number of your locations in this column"
    pl = "Rozpoznanie terenu: +X do siły, obrony i życia, gdzie X to liczba twoich lokacji w tej kolumnie"
    example = "geomancy"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [
            figure.new_ability(content, MODIFY, value, self.cites, scope=ITSELF, amount=LOCATIONS)
            for value in (vocabulary.POWER, vocabulary.DEFENSE, vocabulary.LIFE)
        ]


class Thanatomancy(Lasting):
    """Power is the number of creatures in one's own graveyard."""

    __slots__ = ()

    word = "thanatomancy"
    cites = "DB-THANATOMANCY-01"
    en = "Thanatomancy: this creature’s power equals the number of creatures in your graveyard"
    pl = "Siła umarłych: siła tej istoty jest równa liczbie istot na twoim cmentarzu"
    example = "thanatomancy"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, MODIFY, vocabulary.POWER, self.cites, scope=ITSELF, amount=GRAVES, op=SET)]


class Channel(Lasting):
    """Miniatures cost less."""

    word = "channel"
    cites = "DB-CHANNEL-01"
    x: int = field(X)
    en = 'Channel { $x }: each miniature you spawn costs { NOUN($x, noun: "spawn-point") } less, at least 0'
    pl = 'Kanał mocy { $x }: każda formowana przez ciebie figurka kosztuje o { NOUN($x, noun: "spawn-point", case: "acc") } mniej, najmniej 0'
    example = "{channel: 1}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, MODIFY, vocabulary.PRICE, self.cites, scope=OWN_PIECES, amount=Measure(-self.x))]


class Energize(Lasting):
    """More spawn points: at the start of one's spawn phase, or at once where it is activated (gaps R-12)."""

    word = "energize"
    cites = "DB-ENERGIZE-01"
    x: int = field(X)
    en = 'Energize { $x }: you have { NOUN($x, noun: "spawn-point") } more in your spawn phase'
    pl = 'Zasilenie { $x }: w swojej fazie formowania masz o { NOUN($x, noun: "spawn-point", case: "acc") } więcej'
    example = "{energize: 1}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, MODIFY, vocabulary.INCOME, self.cites, scope=OWNER, amount=Measure(self.x))]

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """DB-ENERGIZE-01, DB-ACT-11: there are no spawn points in action phases."""
        board = cast(Deeds, table)
        phase = board.phase()
        assert phase is not None
        if not phase.is_action:
            board.points += self.x
            board.happened(vocabulary.GAINED_POINTS, resolution.who, amount=self.x, rule=self.cites)
        return None


class Vessel(Lasting):
    """Another number of bonus spawn points when this miniature is destroyed."""

    word = "vessel"
    cites = "DB-VESSEL-01"
    x: int = field(X)
    en = 'Vessel { $x }: when this is destroyed you get { NOUN($x, noun: "bonus-point") } for it instead of 2'
    pl = 'Zbiornik { $x }: gdy ta figurka zostaje zniszczona, dostajesz za nią { NOUN($x, noun: "bonus-point", case: "acc") } zamiast 2'
    example = "{vessel: 5}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        amount = Measure(self.x)
        return [figure.new_ability(content, MODIFY, vocabulary.BONUS, self.cites, scope=ITSELF, amount=amount, op=SET)]


class Fortunate(Lasting):
    """Dice of this creature's attacks may be rolled again."""

    word = "fortunate"
    cites = "DB-FORTUNATE-01"
    x: int = field(X)
    en = 'Fortunate { $x }: when this creature attacks, you may reroll up to { NOUN($x, noun: "die") }'
    pl = 'Powodzenie { $x }: gdy ta istota atakuje, możesz przerzucić do { NOUN($x, noun: "die", case: "gen") }'
    example = "{fortunate: 2}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, MODIFY, vocabulary.REROLLS, self.cites, scope=ITSELF, amount=Measure(self.x))]


class Initiative(Lasting):
    """Changes one's initiative roll: who goes first, and nothing else (DB-INIT-05)."""

    word = "initiative"
    cites = "DB-INIT-05"
    x: int = field(X)
    en = "+{ $x } to your initiative roll"
    pl = "+{ $x } do twojego rzutu inicjatywy"
    example = "{initiative: 1}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        amount = Measure(self.x)
        return [figure.new_ability(content, MODIFY, vocabulary.INITIATIVE_ROLL, self.cites, scope=OWNER, amount=amount)]


AURAS: tuple[type[Effect], ...] = (
    Bolster, Enrage, Invigorate, Drain, Panic, Weaken, Inciter, Fight, Geomancy, Thanatomancy, Channel, Energize,
    Vessel, Fortunate, Initiative,
)  # fmt: skip
