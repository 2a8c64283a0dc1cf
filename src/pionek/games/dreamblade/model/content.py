"""What a match of DreamBlade is played with: the entries of its packs, and what follows from them."""

from __future__ import annotations

from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.rules.in_force import Ability
from pionek.core.text.phrasebook import Phrasebook
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.definitions import Cell, Figure, Warband, type_number
from pionek.games.dreamblade.model.map import CELLS


class DreamBladeContent(Content):
    """The entries of a match by kind, and tables of what the rules look up most."""

    def __init__(
        self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]
    ) -> None:
        self.figures: list[Figure] = [each for each in entries["figure"] if isinstance(each, Figure)]
        self.warbands: list[Warband] = [each for each in entries["warband"] if isinstance(each, Warband)]
        cells: list[Cell] = [each for each in entries["cell"][:CELLS] if isinstance(each, Cell)]
        super().__init__(game, book, packs, entries)
        self.type_numbers: dict[str, int] = {id: type_number(self, id) for kind in ("aspect", "lineage") for id in self.ids[kind]}
        self.values = ([each.south for each in cells], [each.north for each in cells])
        """What each cell is worth to each seat (DB-MAP-05, -07, -08)."""
        self.lasting: list[list[Ability]] = [each.lasting for each in self.figures]
        self.stats: tuple[list[int], list[int], list[int]] = (
            [each.power for each in self.figures],
            [each.defense for each in self.figures],
            [each.life for each in self.figures],
        )
        """Power, defense and life of each figure."""
        self.any_respawn = any(each.respawn >= 0 for each in self.figures)
        self.by_rarity: list[list[int]] = [
            [each.index for each in self.figures if each.rarity == rarity] for rarity in vocabulary.RARITIES
        ]
