"""The entries of packs: aspects, lineages, cells, figures and warbands."""

from __future__ import annotations

from collections.abc import Sequence

from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, FLAG, TEXT, IntKind, ListOf, RefTo, Word
from pionek.core.packs.problems import NOTHING, InBoth, Mistake, one_of
from pionek.core.rules.in_force import EVERYTHING, NOTHING_ADDED, WATCH, Ability, Measure, Reach
from pionek.core.rules.numbers import ADD
from pionek.core.state.frame import T
from pionek.core.state.piece import Piece
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import CELLS, PORTALS

PUBLISHED = ("name", "cost", "aspects", "lineage", "power", "defense", "life", "abilities", "rarity")
CELL_NAMES = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
NEW_LINE = "\n"


class Aspect(Definition):
    """One of the emotions that miniatures are made of: the four of the rulebook, and those of packs (DB-ASPECT-01, -02)."""

    kind = "aspect"
    plural = "aspects"
    named = vocabulary.ASPECTS


class Lineage(Definition):
    """A label that some abilities name: the five of the rulebook, and those of packs (DB-LINEAGE-01, -02)."""

    kind = "lineage"
    plural = "lineages"
    named = vocabulary.LINEAGES


def type_number(content: Content, id: str) -> int:
    """The number of an aspect or a lineage: first those of the rulebook, then those of packs."""
    if id in vocabulary.TYPES:
        return vocabulary.TYPES.index(id)
    further = [each for kind in ("aspect", "lineage") for each in content.ids[kind] if each not in vocabulary.TYPES]
    return len(vocabulary.TYPES) + further.index(id)


class Cell(Definition):
    """A cell of the map, with what claiming it is worth to each player. A pack that lists a cell prints other numbers on it."""

    kind = "cell"
    plural = "cells"
    named = tuple(CELL_NAMES)
    south: int = field(IntKind(0, 9), default=0)
    north: int = field(IntKind(0, 9), default=0)

    def finish(self, content: Content) -> None:
        place = self.id.rpartition(":")[2]
        if self.index < CELLS and place != CELL_NAMES[self.index]:
            raise Mistake(
                InBoth("a cell out of place", "pole nie na swoim miejscu"),
                InBoth("the cells a1, b1 ... e5, row after row", "pola a1, b1 ... e5, rząd po rzędzie"),
                "id",
            )
        if place not in CELL_NAMES:
            raise Mistake(repr(place), one_of(CELL_NAMES), "id")
        printed = content.get("cell", CELL_NAMES.index(place))
        assert isinstance(printed, Cell)
        printed.south, printed.north = self.south, self.north

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.index in PORTALS:
            clauses.append(describer.parts("cell-portal", {"seat": "south" if self.index == PORTALS[0] else "north"}))
        if self.south and self.south == self.north:
            clauses.append(describer.parts("cell-both", {"n": self.south}))
        else:
            worth = [describer.parts("cell-one", {"n": n, "seat": seat}) for seat, n in (("south", self.south), ("north", self.north)) if n]
            clauses += [joined(worth, ", ")] if worth else []
        return joined([sentence(each) for each in clauses], " ")


class PrintedEffect(Effect[T]):
    """An effect that may stand among the abilities of a figure."""

    def print_on(self, figure: Figure, content: Content) -> None:
        """Add to the figure what follows from this ability; ValueError if it cannot stand there."""
        raise NotImplementedError(self.word)


class Activation(Piece):
    """One printed ability that has requirements: what they are, and what it does."""

    frozen = True

    index: int
    effect: Effect
    ability: Ability
    blades: int = 0
    """How many blades activate it."""
    repeats: bool = False
    """Whether blades may activate it several times in a combat."""
    pay: int = 0
    """How many spawn points activate it; 0 if the player chooses the number."""
    score: bool = False
    """Whether it works in a scoring cell only."""


class Figure(Definition):
    """A miniature: a creature, which has `defense` and `life`, or a location, which has neither, nor `power` (DB-MINI-01, DB-LOC-06)."""

    kind = "figure"
    plural = "figures"

    # What is printed on it (DB-MINI-02 to -09).
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

    # What `finish` works out.
    types: int
    """A bit for each aspect and lineage, by its number."""
    symbols: list[tuple[int, int]]
    """Each aspect with the number of its symbols."""
    count: int
    """How many abilities were numbered so far."""
    grants: list[Activation]
    """Blade abilities that it grants to others."""
    lasting: list[Ability]
    """Abilities that are in force while it is on the map."""
    activations: list[Activation]
    """Abilities with requirements, by their number: those that blades activate, and those that spawn points do."""
    blades: list[Activation]
    spawns: list[Activation]
    unique: str
    vengeance: int
    respawn: int
    """The price of spawning it from the graveyard, -1 if it cannot be."""
    reinforces: bool
    reinforce_types: int

    def finish(self, content: Content) -> None:
        for name in ("power", "defense", "life"):
            number: int = getattr(self, name)
            if self.location and number:
                raise Mistake(str(number), InBoth(f"no `{name}` on a location", f"lokacja bez `{name}`"), name)
            if not (self.location or number or name == "power"):
                raise Mistake(NOTHING, InBoth(f"the `{name}` of a creature, from 1, or `location: true`", f"`{name}` istoty, od 1, albo `location: true`"), name)
        names = [content.id_of("aspect", each) for each in self.aspects]
        self.symbols = sorted((type_number(content, each), names.count(each)) for each in set(names))
        self.types = sum(1 << aspect for aspect, _count in self.symbols)
        if self.lineage >= 0:
            self.types |= 1 << type_number(content, content.id_of("lineage", self.lineage))
        self.lasting = []
        self.activations = []
        self.blades = []
        self.spawns = []
        self.grants = []
        self.unique = ""
        self.vengeance = 0
        self.respawn = -1
        self.reinforces = False
        self.reinforce_types = 0
        self.count = 0
        for at, effect in enumerate(self.abilities):
            try:
                if not isinstance(effect, PrintedEffect):
                    raise Mistake(
                        InBoth(f"{effect.word!r} alone", f"samo {effect.word!r}"),
                        InBoth("a keyword, or `when` with what activates it", "słowo kluczowe albo `when` z tym, co je uruchamia"),
                    )
                effect.print_on(self, content)
            except Mistake as mistake:
                mistake.field = f"abilities.{at}"
                raise

    def new_ability(
        self,
        content: Content,
        kind: int,
        what: int,
        rule: str,
        effect: Effect | None = None,
        scope: Reach = EVERYTHING,
        amount: Measure = NOTHING_ADDED,
        op: int = ADD,
        optional: bool = False,
    ) -> Ability:
        """An ability that saves can name by this figure and a running number."""
        origin, index = f"figure:{self.id}", self.count
        self.count += 1
        return content.enable(Ability(kind, what, rule, effect, scope, amount, op, optional, origin=origin, index=index))

    def activated(self, content: Content, effect: Effect, rule: str) -> Ability:
        """The ability behind an activation: it is never in force, but resolved when its requirements are met."""
        return self.new_ability(content, WATCH, 0, rule, effect)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return joined([sentence(each.say(describer)) for each in self.abilities], NEW_LINE)


class Warband(Definition):
    """A ready warband: up to 16 figures, at most three of a kind, however many of them locations (DB-BAND-04, -06)."""

    kind = "warband"
    plural = "warbands"
    figures: list[int] = field(ListOf(RefTo("figure"), 1, vocabulary.MOST_FIGURES))

    def finish(self, content: Content) -> None:
        for figure in self.figures:
            if self.figures.count(figure) > vocabulary.MOST_COPIES:
                copies, most = self.figures.count(figure), vocabulary.MOST_COPIES
                id = content.id_of("figure", figure)
                found = InBoth(f"{copies} copies of {id}", f"kopie {id}: {copies}")
                raise Mistake(found, InBoth(f"at most {most}", f"najwyżej {most}"), "figures")

    def say(self, describer: Describer) -> tuple[Part, ...]:
        lines: list[tuple[Part, ...]] = []
        for figure in dict.fromkeys(self.figures):
            count = self.figures.count(figure)
            name = describer.ref("figure", figure)
            lines.append((name,) if count == 1 else (f"{count} × ", name))
        return sentence(joined(lines, ", "))
