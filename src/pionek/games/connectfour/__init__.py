"""Connect four: the smallest complete game, the example of the guide "add a game"."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pionek.core.game import Game
from pionek.core.hints import Hints
from pionek.core.language.definitions import Content
from pionek.core.learning.features import Features
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.rng import Rng
from pionek.core.state.table import Result, Table
from pionek.core.view.building import SceneBuilder
from pionek.core.view.changes import Change, Key
from pionek.core.view.scene import Board, Place, Ribbon, Scene, Token
from pionek.core.vocabulary import Words

WIDTH: Final = 7
HEIGHT: Final = 6
WORDS = Words()
DROP: Final = WORDS.verb("drop", subject="column")
FIRST: Final = WORDS.moment("first")
DROPPED: Final = WORDS.moment("dropped")
FOUR: Final = WORDS.moment("four")
FULL: Final = WORDS.moment("full")
NOT_YOUR_TURN: Final = WORDS.guard("not-your-turn", "CF-TURN-01", 0)
COLUMN_FULL: Final = WORDS.guard("column-full", "CF-TURN-03", 1)
DROPS: Final = [Option(DROP, column) for column in range(WIDTH)]
LINES: Final = [
    [(x + dx * far) * HEIGHT + y + dy * far for far in range(4)]
    for x in range(WIDTH) for y in range(HEIGHT) for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
    if x + 3 * dx < WIDTH and 0 <= y + 3 * dy < HEIGHT
]  # fmt: skip
OTHERS: Final = [[[each for each in line if each != cell] for line in LINES if cell in line] for cell in range(WIDTH * HEIGHT)]
"""For each cell, the other three of each line of four through it."""


class Grid(Table):
    """The grid as one list, column after column, bottom first: -1 is empty, else the owner's seat."""

    cells: list[int] = later([-1] * (WIDTH * HEIGHT))
    discs: list[int] = later([0] * WIDTH)

    def active_seat(self) -> int:
        return self.agenda[0].who

    def four(self, cell: int, seat: int) -> bool:
        """Whether the disc in this cell completes a row of four."""
        cells = self.cells
        for one, two, three in OTHERS[cell]:
            if cells[one] == seat and cells[two] == seat and cells[three] == seat:
                return True
        return False


class Turn(Frame):
    """One turn after another until somebody has four or the grid is full."""

    steps = (("first", "CF-SETUP-01"), ("drop", "CF-TURN-01"))

    def first(self, table: Grid) -> None:
        if self.who < 0:
            self.who = table.chance(2)
        table.happened(FIRST, self.who)

    def drop(self, table: Grid) -> Decision:
        return Decision(self.who, [DROPS[at] for at, discs in enumerate(table.discs) if discs < HEIGHT])

    def took_drop(self, table: Grid, option: Option) -> None:
        column = option.subject
        cell = column * HEIGHT + table.discs[column]
        table.cells[cell] = self.who
        table.discs[column] += 1
        table.happened(DROPPED, self.who, amount=column + 1, rule="CF-TURN-02")
        if table.four(cell, self.who):
            table.happened(FOUR, self.who, rule="CF-END-01")
            table.finish(Result((self.who,), "four", "CF-END-01"))
        elif -1 not in table.cells:
            table.happened(FULL, -1, rule="CF-END-02")
            table.finish(Result((), "draw", "CF-END-02"))
        self.who = 1 - self.who
        self.back_to("drop")


class ConnectFourHints(Hints[Grid]):
    def evaluate(self, table: Grid, seat: int) -> float:
        """A disc is worth more the closer it lies to the middle column."""
        if table.result is not None:
            return super().evaluate(table, seat)
        return sum(3 - abs(cell // HEIGHT - 3) for cell, owner in enumerate(table.cells) if owner == seat) / 100


class ConnectFourFeatures(Features[Grid]):
    def names(self, content: Content, seats: int) -> list[str]:
        return [f"{whose} disc in column {x + 1}, row {y + 1}" for whose in ("my", "other") for x in range(WIDTH) for y in range(HEIGHT)]

    def observe(self, table: Grid, seat: int) -> list[float]:
        row = [0.0] * (2 * WIDTH * HEIGHT)
        for cell, owner in enumerate(table.cells):
            if owner >= 0:
                row[cell if owner == seat else WIDTH * HEIGHT + cell] = 1.0
        return row

    def options(self, game: Game, content: Content, verb: int) -> list[Option]:
        """Only columns: no text of this game asks anything, so the core's verbs are not needed."""
        return DROPS if verb == DROP else []


def columns(table: Grid) -> dict[Key, object]:
    return {(column + 1,): table.cells[column * HEIGHT : (column + 1) * HEIGHT] for column in range(WIDTH)}


class ConnectFour(Game[Grid, Content]):
    words = WORDS
    changes = (Change("column", columns, ((DROPPED, "amount"),)),)
    things = {"column": WIDTH}
    resign_rule = "CF-END-03"
    hints = ConnectFourHints()
    features = ConnectFourFeatures()

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Grid:
        table = Grid(content, 2, Rng(seed))
        table.agenda.append(Turn(-1 if settings["first"] == "random" else int(settings["first"]) - 1))
        return table

    def refuse(self, table: Grid, seat: int, verb: int, subject: int) -> Guard | None:
        if table.decision is None or table.decision.seat != seat:
            return NOT_YOUR_TURN
        return COLUMN_FULL if table.discs[subject] == HEIGHT else None

    def scene(self, table: Grid, seat: int, lang: str) -> Scene:
        builder = SceneBuilder(self, table, seat, lang)
        board = Board(id="grid", name=builder.text("thing-grid"), width=WIDTH, height=HEIGHT)
        for column in range(WIDTH):
            place = Place(id=f"column:{column}", name=builder.text("thing-column", n=column + 1), kind="column", x=column)
            place.options, place.why_not = builder.options("column", column), builder.why_not("column", column)
            for row in range(table.discs[column]):
                owner = table.cells[column * HEIGHT + row]
                name = builder.text("thing-disc", who=self.names.seat_name(table, owner, lang))
                place.tokens.append(Token(id=f"disc:{column}:{row}", name=name, kind="disc", owner=owner))
            board.places.append(place)
        return builder.scene([board], Ribbon(builder.text("ribbon-turn", n=sum(table.discs) + 1), table.active_seat()))


GAME = ConnectFour(Path(__file__).parent)
