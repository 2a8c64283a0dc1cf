"""Keywords that change numbers as long as they are in force: statistics, prices, points, rerolls."""

from __future__ import annotations

from types import new_class
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.rules.in_force import Ability, Measure
from pionek.core.rules.numbers import ADD, SET
from pionek.core.rules.resolving import Resolution
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import ONLY, TYPE, Lasting, X, type_mask, variant_of
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
from pionek.games.dreamblade.model.frames import Phase

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.state.decision import Decision
    from pionek.games.dreamblade.model.definitions import Figure


class NumberChange(Lasting):
    """The number `what` of the pieces or seats in its scope changes by X, or becomes X."""

    x: int = field(X)

    op: ClassVar[int] = ADD
    sign: ClassVar[int] = 1

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        amount = Measure(self.sign * self.x)
        return [figure.new_ability(content, self.kind, self.what, self.cites, scope=self.scope, amount=amount, op=self.op)]


class Aura(NumberChange):
    """A number of others changes while they are local, or local and adjacent. Its subclasses are made of rows."""

    only: str | None = field(ONLY, default=None)

    side: ClassVar[int] = ALLIES

    def variant(self) -> str:
        return variant_of(self, self.only)

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        """An aura of allies reaches adjacent cells, one of enemies does not (DB-GEN-18, -19, DB-SELF-01)."""
        around = Around(self.side, self.side == ALLIES, type_mask(self.only))
        scope = ITSELF if self.only == "self" else around
        amount = Measure(self.sign * self.x)
        return [figure.new_ability(content, self.kind, self.what, self.cites, scope=scope, amount=amount)]


class AuraRow(NamedTuple):
    """One aura: its names, its rule, which number of which side it changes and how, and the X of its example."""

    en: str
    pl: str
    rule: str
    what: int
    side: int
    sign: int
    x: int
    plus: str = ""
    """The sign before X in its name."""


AURA_ROWS = (
    AuraRow("Bolster", "Wsparcie", "DB-BOLSTER-01", vocabulary.DEFENSE, ALLIES, 1, 1, "+"),
    AuraRow("Enrage", "Rozjuszenie", "DB-ENRAGE-01", vocabulary.POWER, ALLIES, 1, 1, "+"),
    AuraRow("Invigorate", "Pokrzepienie", "DB-INVIGORATE-01", vocabulary.LIFE, ALLIES, 1, 2),
    AuraRow("Drain", "Wyciek", "DB-DRAIN-01", vocabulary.LIFE, ENEMIES, -1, 2),
    AuraRow("Panic", "Panika", "DB-PANIC-01", vocabulary.DEFENSE, ENEMIES, -1, 2),
    AuraRow("Weaken", "Osłabienie", "DB-WEAKEN-01", vocabulary.POWER, ENEMIES, -1, 1),
    AuraRow("Inciter", "Drażnienie", "DB-INCITER-01", vocabulary.POWER, ENEMIES, 1, 1),
)
WHO = {ALLIES: ("local and adjacent allies", "miejscowi i przylegli sprzymierzeńcy"), ENEMIES: ("local enemies", "miejscowi wrogowie")}
DOC = {ALLIES: "Allies in this cell and adjacent ones have", ENEMIES: "Enemies in this cell have"}
NUMBERS = {vocabulary.POWER: ("power", "siły", 0), vocabulary.DEFENSE: ("defense", "obrony", 1), vocabulary.LIFE: ("life", "życia", 1)}
"""Each statistic in English and Polish, and the least it can be."""


def aura(row: AuraRow) -> type[Aura]:
    """The form of one aura, with its patterns."""
    (who, kto), (number, liczby, least) = WHO[row.side], NUMBERS[row.what]
    x = f"{row.plus}{{ $x }}"
    change, zmiana = f"+{{ $x }} {number}", f"+{{ $x }} do {liczby}"
    doc = f"{DOC[row.side]} more {number}."
    if row.sign < 0:
        change, zmiana = f"−{{ $x }} {number}, at least {least}", f"−{{ $x }} do {liczby}, najmniej {least}"
        doc = f"{DOC[row.side]} less {number}."
    elif row.side == ENEMIES:
        doc = f"Harmful: {doc[0].lower()}{doc[1:]}"
    own = (f"{row.en} Self {x}: this creature has {change}", f"{row.pl} na sobie {x}: ta istota ma {zmiana}")
    only = (
        f"{row.en} {{ $only }} {x}: {who} have {change} ({{ $only }} only)",
        f"{row.pl} {x} (tylko {{ $only }}): {kto} tego rodzaju mają {zmiana}",
    )
    word = row.en.lower()
    body = {
        "__doc__": doc, "__module__": __name__, "word": word, "cites": row.rule, "what": row.what, "side": row.side,
        "sign": row.sign, "en": f"{row.en} {x}: {who} have {change}", "pl": f"{row.pl} {x}: {kto} mają {zmiana}",
        "variants": {"self": own, "only": only}, "example": f"{{{word}: {row.x}}}",
    }  # fmt: skip
    return new_class(row.en, (Aura,), exec_body=lambda namespace: namespace.update(body))


Bolster, Enrage, Invigorate, Drain, Panic, Weaken, Inciter = [aura(row) for row in AURA_ROWS]


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
        return [figure.new_ability(content, self.kind, vocabulary.POWER, self.cites, scope=scope, amount=Measure(self.x))]


class Geomancy(Lasting):
    """All three statistics grow with one's own locations in the column."""

    word = "geomancy"
    cites = "DB-GEOMANCY-01"
    en = "Geomancy: +X power, defense and life, where X is the number of your locations in this column"
    pl = "Rozpoznanie terenu: +X do siły, obrony i życia, gdzie X to liczba twoich lokacji w tej kolumnie"
    example = "geomancy"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [
            figure.new_ability(content, self.kind, what, self.cites, scope=ITSELF, amount=LOCATIONS)
            for what in (vocabulary.POWER, vocabulary.DEFENSE, vocabulary.LIFE)
        ]


class Thanatomancy(Lasting):
    """Power is the number of creatures in one's own graveyard."""

    word = "thanatomancy"
    cites = "DB-THANATOMANCY-01"
    en = "Thanatomancy: this creature’s power equals the number of creatures in your graveyard"
    pl = "Siła umarłych: siła tej istoty jest równa liczbie istot na twoim cmentarzu"
    example = "thanatomancy"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [
            figure.new_ability(content, self.kind, vocabulary.POWER, self.cites, scope=ITSELF, amount=GRAVES, op=SET)
        ]


class Channel(NumberChange):
    """Miniatures cost less."""

    word = "channel"
    cites = "DB-CHANNEL-01"
    what = vocabulary.PRICE
    scope = OWN_PIECES
    sign = -1
    en = 'Channel { $x }: each miniature you spawn costs { NOUN($x, noun: "spawn-point") } less, at least 0'
    pl = 'Kanał mocy { $x }: każda formowana przez ciebie figurka kosztuje o { NOUN($x, noun: "spawn-point", case: "acc") } mniej, najmniej 0'
    example = "{channel: 1}"


class Energize(NumberChange):
    """More spawn points: at the start of one's spawn phase, or at once where it is activated (gaps R-12)."""

    word = "energize"
    cites = "DB-ENERGIZE-01"
    what = vocabulary.INCOME
    scope = OWNER
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
    scope = OWNER
    en = "+{ $x } to your initiative roll"
    pl = "+{ $x } do twojego rzutu inicjatywy"
    example = "{initiative: 1}"


AURAS: tuple[type[Effect], ...] = (
    Bolster, Enrage, Invigorate, Drain, Panic, Weaken, Inciter, Fight, Geomancy, Thanatomancy, Channel, Energize, Vessel, Fortunate, Initiative,
)  # fmt: skip
