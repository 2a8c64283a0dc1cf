"""The content of a match: the entries of its packs as typed lists, and what follows from them."""

from __future__ import annotations

from typing import Any, TypeVar

from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.state.decision import Option
from pionek.core.text.phrasebook import Phrasebook
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.definitions import (
    ActionField,
    Character,
    Helmet,
    Region,
    Resource,
    ScenarioTile,
    Side,
    Tile,
    Unit,
    UnitAbility,
)

D = TypeVar("D", bound=Definition)


def typed(entries: dict[str, list[Definition]], kind: type[D]) -> list[D]:
    """The entries of one kind."""
    return [each for each in entries[kind.kind] if isinstance(each, kind)]


def bits(regions: list[int]) -> int:
    """Regions as a number with a bit for each."""
    return sum([1 << region for region in set(regions)])


class IceGardenContent(Content):
    """The content of a match. Options are values, so those that do not depend on the table are made once, here."""

    def __init__(self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]) -> None:
        self.resources = typed(entries, Resource)
        self.helmets = typed(entries, Helmet)
        self.fields = typed(entries, ActionField)
        self.regions = typed(entries, Region)
        self.sides = typed(entries, Side)
        self.tiles = typed(entries, Tile)
        self.powers = typed(entries, UnitAbility)
        self.characters = typed(entries, Character)
        self.units = typed(entries, Unit)
        self.scenarios = typed(entries, ScenarioTile)
        super().__init__(game, book, packs, entries)
        printed = [[bits(each.borders) for each in self.regions], [bits(each.other_side) for each in self.regions]]
        self.borders = [*printed, *(each.near for each in self.sides)]
        """By side of the board, the neighbours of each region as bits."""
        self.cards = [[self.units[unit] for unit in each.units] for each in self.characters]
        """The unit types of each character, lowest level first."""
        self.picks = [Option(vocabulary.REGION, region) for region in range(len(self.regions))]
        self.plans = [Option(vocabulary.PLAN, field) for field in range(vocabulary.FIELDS)]
        self.takes = [Option(vocabulary.TAKE, resource) for resource in range(len(self.resources))]
        self.moves = [[Option(vocabulary.MOVE, one, other) for other in range(vocabulary.REGIONS)] for one in range(vocabulary.REGIONS)]
        self.marches = [
            [[Option(vocabulary.MARCH, unit.index, to, at) for to in range(vocabulary.REGIONS)] for at in range(vocabulary.REGIONS)]
            for unit in self.units
        ]
        """By unit type, region left and region entered."""
        self.shifts = [[Option(vocabulary.SHIFT, one, other) for other in range(4)] for one in range(4)]
        self.labels: dict[tuple[Any, ...], str] = {}
        """Texts and things of scenes that were made before; scenes share them."""
        self.deeds = [Option(vocabulary.DO, deed) for deed in range(len(entries["deed"]))]

    def given(self, definition: Definition) -> tuple[str, ...]:
        """What the effects of an entry may refer to: the region being resolved, or Vuko's visit."""
        if isinstance(definition, Unit | Character):
            return ("region",)
        return ("visit",) if isinstance(definition, ScenarioTile) else ()
