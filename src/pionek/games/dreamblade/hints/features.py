"""The position as numbers for learners: every miniature, the race for turns, and the combat under way."""

from __future__ import annotations

from typing import Final

from pionek.core.game import Game
from pionek.core.learning.features import Features, labels
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
        row = self.blank(table.content, table.seats)
        row[0] = table.turn / 10
        row[1] = 1.0 if table.active == seat else 0.0
        row[2] = 1.0 if table.first == seat else 0.0
        row[3] = table.points / 10
        row[4] = 1.0 if phase is not None and phase.is_action else 0.0
        at = 7
        for who in (seat, 1 - seat):
            row[at] = table.won[who] / 6
            row[at + 1] = table.conquest[who] / 10
            row[at + 2] = table.bonus[who] / 10
            row[at + 3] = table.initiative[who] / 6
            at += len(SIDE)
        attackers = 0
        if combat is not None:
            attackers = combat.attackers
            row[5] = 1.0
            row[6] = combat.blades / 3
            if combat.cell >= 0:
                row[at + combat.cell] = 1.0
        at += CELLS
        first = BAND * seat
        for piece in range(first, first + BAND):
            put_piece(row, at, table, piece, attackers)
            at += len(PIECE)
        for piece in range(BAND - first, PIECES - first):
            put_piece(row, at, table, piece, attackers)
            at += len(PIECE)
        return row


def put_piece(row: list[float], at: int, table: State, piece: int, attackers: int) -> None:
    """The numbers of one miniature; zeros for a place of the warband that is empty."""
    figure = table.figures[piece]
    if figure < 0:
        return
    printed = table.content.figures[figure]
    cell = table.cells[piece]
    bit = 1 << piece
    if table.reserve & bit:
        row[at] = 1.0
    if table.fielded & bit:
        row[at + 1] = 1.0
    if table.buried & bit:
        row[at + 2] = 1.0
    if table.creatures & bit:
        row[at + 3] = 1.0
    row[at + 6] = printed.cost / 10
    row[at + 7] = printed.power / 5
    row[at + 8] = printed.defense / 10
    row[at + 9] = printed.life / 10
    row[at + 10] = table.damage[piece] / 10
    if attackers & bit:
        row[at + 11] = 1.0
    if cell >= 0:
        row[at + 4] = cell % 5 / 4
        row[at + 5] = cell // 5 / 4
        row[at + 12] = table.content.values[vocabulary.SEAT_OF[piece]][cell] / 3


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
