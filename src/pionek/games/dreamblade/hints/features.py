"""The position as numbers for learners: every miniature, the race for turns, and the combat under way."""

from __future__ import annotations

from typing import Final

from pionek.core.game import Game
from pionek.core.learning.features import Features, labels, marked
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.blade_abilities import coded
from pionek.games.dreamblade.model.content import DreamBladeContent
from pionek.games.dreamblade.model.frames import BaseCombat, Phase
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import BAND, PIECES, SEAT_OF, SIDES

SIDE: Final = ("turns won / 6", "conquest points / 10", "bonus points / 10", "initiative / 6")
PIECE: Final = (
    "in the reserves", "on the map", "in the graveyard", "a creature", "column / 4", "row / 4", "cost / 10", "power / 5",
    "defense / 10", "life / 10", "damage / 10", "attacks now", "worth to my side here / 3",
)  # fmt: skip
"""The numbers of each miniature; cost and statistics as they are printed."""


class DreamBladeFeatures(Features[State]):
    """The numbers and the options that learners get."""

    def options(self, game: Game, content: DreamBladeContent, verb: int) -> list[Option]:
        """Blade abilities are listed one by one: only few combinations of piece, origin and number exist."""
        return every_blade(content) if verb == vocabulary.BLADE else super().options(game, content, verb)

    def names(self, content: DreamBladeContent, seats: int) -> list[str]:
        """The names of all numbers. The map is not rotated: columns and rows are those of the options."""
        names = ["turn / 10", "my phase", "I went first", "spawn points / 10", "an action phase", "in combat", "blades / 3"]
        names += [f"{who}: {what}" for who in labels(2) for what in SIDE]
        names += [f"combat in {'abcde'[cell % 5]}{cell // 5 + 1}" for cell in range(CELLS)]
        return names + [f"{who}: piece {at + 1}: {what}" for who in labels(2) for at in range(BAND) for what in PIECE]

    def observe(self, table: State, seat: int) -> list[float]:
        phase = table.nearest(Phase)
        combat = table.nearest(BaseCombat)
        row = [table.turn / 10, float(table.active == seat), float(table.first == seat), table.points / 10]
        row += [float(phase is not None and phase.is_action), float(combat is not None), combat.blades / 3 if combat else 0.0]
        for who in (seat, 1 - seat):
            row += [table.won[who] / 6, table.conquest[who] / 10, table.bonus[who] / 10, table.initiative[who] / 6]
        row += marked(combat.cell if combat is not None else -1, CELLS)
        attackers = combat.attackers if combat is not None else 0
        first = BAND * seat
        for piece in (*range(first, first + BAND), *range(BAND - first, PIECES - first)):
            row += piece_row(table, piece, attackers)
        return row


def piece_row(table: State, piece: int, attackers: int) -> list[float]:
    """The numbers of one miniature; zeros for a place of the warband that is empty."""
    figure = table.figures[piece]
    if figure < 0:
        return [0.0] * len(PIECE)
    printed = table.content.figures[figure]
    cell = table.cells[piece]
    bit = 1 << piece
    return [
        1.0 if table.reserve & bit else 0.0,
        1.0 if table.fielded & bit else 0.0,
        1.0 if table.buried & bit else 0.0,
        1.0 if table.creatures & bit else 0.0,
        cell % 5 / 4 if cell >= 0 else 0.0,
        cell // 5 / 4 if cell >= 0 else 0.0,
        printed.cost / 10,
        printed.power / 5,
        printed.defense / 10,
        printed.life / 10,
        table.damage[piece] / 10,
        1.0 if attackers & bit else 0.0,
        table.content.values[vocabulary.SEAT_OF[piece]][cell] / 3 if cell >= 0 else 0.0,
    ]


def every_blade(content: DreamBladeContent) -> list[Option]:
    """Every option that could ever be: each piece with each ability printed on or granted to any piece (DB-COPY-01, DB-HELLSFURY-01)."""
    printed = max([each.index + 1 for figure in content.figures for each in figure.blades], default=0)
    granted = max([len(figure.grants) for figure in content.figures], default=0)
    found: list[Option] = []
    for bearer in range(PIECES):
        for origin in (bearer, *(each for each in range(PIECES) if each != bearer)):
            allies = members(SIDES[SEAT_OF[origin]])
            codes = [coded(-1, index) for index in range(printed)]
            codes += [coded(granter, index) for granter in allies for index in range(granted)]
            found.extend([Option(vocabulary.BLADE, bearer, origin if origin != bearer else -1, code) for code in codes])
    return found
