"""What packs hold: aspects, lineages, cells, figures and warbands; and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, FLAG, TEXT, IntKind, ListOf, RefTo, Word
from pionek.core.rules.in_force import WATCH, Ability
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import CELLS, PORTALS

PUBLISHED = ("name", "cost", "aspects", "lineage", "power", "defense", "life", "abilities", "rarity")
NEW_LINE = "\n"


class Aspect(Definition):
    """One of the four emotions that miniatures are made of."""

    kind = "aspect"
    plural = "aspects"

    def finish(self, content: Content) -> None:
        if self.id not in vocabulary.ASPECTS:
            raise ValueError(f"an aspect that the rules do not know; there are {', '.join(vocabulary.ASPECTS)}")


class Lineage(Definition):
    """A label that some abilities name."""

    kind = "lineage"
    plural = "lineages"

    def finish(self, content: Content) -> None:
        if self.id not in vocabulary.LINEAGES:
            raise ValueError(f"a lineage that the rules do not know; there are {', '.join(vocabulary.LINEAGES)}")


class Cell(Definition):
    """A cell of the map, with what claiming it is worth to each player."""

    kind = "cell"
    plural = "cells"
    south: int = field(IntKind(0, 9), default=0)
    north: int = field(IntKind(0, 9), default=0)


    def finish(self, content: Content) -> None:
        if self.index >= CELLS or self.id != f"{'abcde'[self.index % 5]}{self.index // 5 + 1}":
            raise ValueError("a cell out of place; the map has the cells a1, b1 ... e5, row after row")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.index in PORTALS:
            clauses.append(describer.parts("cell-portal", {"seat": "south" if self.index == PORTALS[0] else "north"}))
        if self.south and self.south == self.north:
            clauses.append(describer.parts("cell-both", {"n": self.south}))
        elif self.south or self.north:
            seat = "south" if self.south else "north"
            clauses.append(describer.parts("cell-one", {"n": self.south or self.north, "seat": seat}))
        return joined([sentence(each) for each in clauses], " ")


class Activation:
    """One printed ability that has requirements: what they are, and what it does. Frozen."""

    __slots__ = ("ability", "blades", "effect", "index", "pay", "repeats", "score", "spawn")

    def __init__(self, index: int, effect: Effect, ability: Ability) -> None:
        self.index = index
        self.effect = effect
        self.ability = ability
        self.blades = 0
        self.repeats = False
        self.spawn = False
        self.pay = 0
        self.score = False


class Figure(Definition):
    """A miniature: a creature or a location (DB-MINI-01)."""

    kind = "figure"
    plural = "figures"
    number: str = field(TEXT, default="")
    cost: int = field(IntKind(0, 20))
    aspects: list[int] = field(ListOf(RefTo("aspect"), 1, 3))
    lineage: int = field(RefTo("lineage"), default=-1)
    location: bool = field(FLAG, default=False)
    power: int = field(IntKind(0, 20), default=0)
    defense: int = field(IntKind(0, 40), default=0)
    life: int = field(IntKind(0, 40), default=0)
    abilities: Sequence[Effect] = field(ListOf(EFFECT, 0, 6), default=())
    rarity: str = field(Word(*vocabulary.RARITIES), default="common")
    published: Sequence[str] = field(ListOf(Word(*PUBLISHED)), default=())


    types: int
    symbols: list[tuple[int, int]]
    count: int
    grants: list[Activation]
    lasting: list[Ability]
    blades: list[Activation]
    spawns: list[Activation]
    unique: str
    vengeance: int
    respawn: int
    reinforces: bool
    reinforce_types: int

    def finish(self, content: Content) -> None:
        from pionek.games.dreamblade.language.base import Keyword

        if self.location == bool(self.defense and self.life):
            raise ValueError("a creature has defense and life, and a location has neither power, defense nor life")
        if self.location and self.power:
            raise ValueError("a location has no power")
        names = [content.id_of("aspect", each) for each in self.aspects]
        self.types = 0
        self.symbols = []
        for at in range(len(vocabulary.ASPECTS)):
            if vocabulary.ASPECTS[at] in names:
                self.types |= 1 << at
                self.symbols.append((at, names.count(vocabulary.ASPECTS[at])))
        if self.lineage >= 0:
            self.types |= 1 << vocabulary.TYPES.index(content.id_of("lineage", self.lineage))
        self.lasting = []
        self.blades = []
        self.spawns = []
        self.grants = []
        self.unique = ""
        self.vengeance = 0
        self.respawn = -1
        self.reinforces = False
        self.reinforce_types = 0
        self.count = 0
        for effect in self.abilities:
            if not isinstance(effect, Keyword):
                raise ValueError(f"{effect.word!r} stands alone; expected a keyword, or 'when' with what activates it")
            effect.print_on(self, content)

    def new_ability(
        self, content: Content, kind: int, what: int, rule: str, effect: Effect | None = None, **given: object
    ) -> Ability:
        """An ability that saves can name by this figure and a running number."""
        ability = Ability(
            kind, what, rule, effect, origin=f"figure:{self.id}", index=self.count, **given  # type: ignore[arg-type]
        )
        self.count += 1
        return content.enable(ability)

    def new_activation(self, content: Content, effect: Effect, rule: str) -> Activation:
        """An ability with requirements, that stands in no list: it is resolved when they are met."""
        return Activation(len(self.blades) + len(self.spawns), effect, self.new_ability(content, WATCH, 0, rule, effect))

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return joined([sentence(each.say(describer)) for each in self.abilities], NEW_LINE)


class Warband(Definition):
    """A ready warband: up to 16 figures, at most three of a kind."""

    kind = "warband"
    plural = "warbands"
    figures: list[int] = field(ListOf(RefTo("figure"), 1, vocabulary.MOST_FIGURES))


    def finish(self, content: Content) -> None:
        for figure in self.figures:
            if self.figures.count(figure) > vocabulary.MOST_COPIES:
                raise ValueError(f"more than {vocabulary.MOST_COPIES} copies of {content.id_of('figure', figure)}")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        told: list[tuple[Part, ...]] = []
        for figure in dict.fromkeys(self.figures):
            count = self.figures.count(figure)
            name = describer.ref("figure", figure)
            told.append((name,) if count == 1 else (f"{count} × ", name))
        return sentence(joined(told, ", "))
