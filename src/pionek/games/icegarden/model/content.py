"""The content of a match: the entries of its packs as typed lists, and what follows from them."""

from __future__ import annotations

from typing import Any

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
    Tile,
    Unit,
    UnitAbility,
)


def bits(regions: list[int]) -> int:
    """Regions as a set of bits."""
    found = 0
    for region in regions:
        found |= 1 << region
    return found


class IceGardenContent(Content):
    """The content of a match, with typed lists and everything that follows from them once and for all."""

    def __init__(self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]) -> None:
        self.resources = [each for each in entries["resource"] if isinstance(each, Resource)]
        self.helmets = [each for each in entries["helmet"] if isinstance(each, Helmet)]
        self.fields = [each for each in entries["field"] if isinstance(each, ActionField)]
        self.regions = [each for each in entries["region"] if isinstance(each, Region)]
        self.tiles = [each for each in entries["tile"] if isinstance(each, Tile)]
        self.powers = [each for each in entries["ability"] if isinstance(each, UnitAbility)]
        self.characters = [each for each in entries["character"] if isinstance(each, Character)]
        self.units = [each for each in entries["unit"] if isinstance(each, Unit)]
        self.scenarios = [each for each in entries["scenario"] if isinstance(each, ScenarioTile)]
        super().__init__(game, book, packs, entries)
        self.borders = [bits(each.borders) for each in self.regions]
        self.other_side = [bits(each.other_side) for each in self.regions]
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
        """By unit type, region left and region entered. Options are values: each is made once."""
        self.shifts = [[Option(vocabulary.SHIFT, one, other) for other in range(4)] for one in range(4)]
        self.labels: dict[tuple[Any, ...], str] = {}
        self.drawn: dict[tuple[Any, ...], Any] = {}
        """Texts and things of scenes, as far as they were needed."""
        self.deeds = [Option(vocabulary.DO, deed) for deed in range(len(entries["deed"]))]

    def given(self, definition: Definition) -> tuple[str, ...]:
        """What is going on around the effects of an entry."""
        if isinstance(definition, Unit | Character):
            return ("region",)
        return ("visit",) if isinstance(definition, ScenarioTile) else ()
