"""From what the rounds measured to figures, ratios and verdicts, as a table and as JSON."""

from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from tools.bench.lineup import BARE, BOARDGAME_IO, DUEL, DUEL_FAST, PIONEK, PIONEK_FAST, SPIEL, ZOO
from tools.bench.worker import Contender

MICRO = 1e6


@dataclass(frozen=True)
class Round:
    """What one contender did in one round."""

    games: int
    moves: int
    seconds: float
    set_up: float
    clones: int = 0
    clone_seconds: float = 0.0

    @property
    def move(self) -> float:
        """Microseconds a move, the starting of games included."""
        return MICRO * self.seconds / self.moves

    @property
    def clone(self) -> float | None:
        return MICRO * self.clone_seconds / self.clones if self.clones else None


@dataclass(frozen=True)
class Figures:
    """A contender's medians over all rounds; times are microseconds."""

    key: str
    name: str
    game: str
    version: str
    runtime: str
    move: float
    move_lowest: float
    move_highest: float
    moves_a_game: float
    games_a_second: float
    set_up: float
    clone: float | None


@dataclass(frozen=True)
class Missing:
    """A contender that took no part, and why."""

    key: str
    name: str
    game: str
    reason: str


@dataclass(frozen=True)
class Target:
    """A figure of a contender, or its ratio to another's, and the bound it is to keep."""

    sentence: str
    bound: str  # "at most", "under" or "at least"
    limit: float
    over: tuple[str, str]  # contender and figure
    under: tuple[str, str] | None = None

    def keeps(self, figure: float) -> bool:
        if self.bound == "at least":
            return figure >= self.limit
        return figure < self.limit if self.bound == "under" else figure <= self.limit


@dataclass(frozen=True)
class Verdict:
    """Whether a target is reached; None when one of its contenders is missing."""

    sentence: str
    bound: str
    limit: float
    figure: float | None
    reached: bool | None


TARGETS = (
    Target("connect four, in moves of bare Python", "at most", 3, (PIONEK, "move"), (BARE, "move")),
    Target("connect four, times as fast as PettingZoo's env", "at least", 12, (ZOO, "move"), (PIONEK, "move")),
    Target(
        "connect four, times as fast as boardgame.io's client", "at least", 12, (BOARDGAME_IO, "move"), (PIONEK, "move")
    ),
    Target("Dice Throne duel, microseconds a decision", "under", 25, (DUEL, "move")),
    Target("Dice Throne duel, microseconds a clone", "under", 10, (DUEL, "clone")),
    Target(
        "compiled connect four, in moves of OpenSpiel's C++ from Python",
        "at most",
        1,
        (PIONEK_FAST, "move"),
        (SPIEL, "move"),
    ),
    Target("compiled Dice Throne duel, microseconds a decision", "at most", 10, (DUEL_FAST, "move")),
)


def figures(contender: Contender, version: str, runtime: str, rounds: list[Round]) -> Figures:
    clones = [one.clone for one in rounds if one.clone is not None]
    moves = [one.move for one in rounds]
    return Figures(
        key=contender.key,
        name=contender.name,
        game=contender.game,
        version=version,
        runtime=runtime,
        move=median(moves),
        move_lowest=min(moves),
        move_highest=max(moves),
        moves_a_game=sum(one.moves for one in rounds) / sum(one.games for one in rounds),
        games_a_second=median(one.games / one.seconds for one in rounds),
        set_up=median(MICRO * one.set_up / one.games for one in rounds),
        clone=median(clones) if clones else None,
    )


def verdicts(found: dict[str, Figures], targets: tuple[Target, ...] = TARGETS) -> list[Verdict]:
    """One for each target, in order."""

    def look_up(place: tuple[str, str]) -> float | None:
        return getattr(found[place[0]], place[1]) if place[0] in found else None

    judged = []
    for target in targets:
        figure = look_up(target.over)
        if target.under is not None and figure is not None:
            divisor = look_up(target.under)
            figure = figure / divisor if divisor else None
        reached = None if figure is None else target.keeps(figure)
        judged.append(Verdict(target.sentence, target.bound, target.limit, figure, reached))
    return judged


def times(found: dict[str, Figures], key: str, yardstick: str) -> float | None:
    """How many moves of the yardstick fit into one of this contender."""
    return found[key].move / found[yardstick].move if yardstick in found else None


def as_data(found: dict[str, Figures], missing: list[Missing], judged: list[Verdict]) -> dict[str, Any]:
    """The part of the JSON that holds results."""
    return {
        "contenders": [
            {**asdict(one), "times_bare": times(found, key, BARE), "times_pionek": times(found, key, PIONEK)}
            for key, one in found.items()
        ],
        "absent": [asdict(one) for one in missing],
        "targets": [asdict(one) for one in judged],
    }


def number(value: float | None, digits: int = 2) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


COLUMNS = (
    "",
    "game",
    "us a move",
    "lowest to highest",
    "x bare",
    "x Pionek",
    "moves a game",
    "games/s",
    "us to start",
    "us a clone",
)


def rows(found: dict[str, Figures]) -> list[tuple[str, ...]]:
    """The table of figures, under COLUMNS."""
    return [
        (
            f"{one.name} {one.version}".strip(),
            one.game,
            number(one.move),
            f"{number(one.move_lowest)} to {number(one.move_highest)}",
            number(times(found, key, BARE)),
            number(times(found, key, PIONEK)),
            number(one.moves_a_game, 1),
            number(one.games_a_second, 0),
            number(one.set_up),
            number(one.clone),
        )
        for key, one in found.items()
    ]


def sentence(verdict: Verdict) -> str:
    """A verdict as one line."""
    if verdict.reached is None:
        return f"unknown  {verdict.sentence}: {verdict.bound} {verdict.limit:g}; not measured"
    word = "reached" if verdict.reached else "MISSED"
    return f"{word:<8} {verdict.sentence}: {number(verdict.figure)} ({verdict.bound} {verdict.limit:g})"


def show(found: dict[str, Figures], missing: list[Missing], judged: list[Verdict]) -> None:
    """Print everything: with rich where it is installed, as plain columns elsewhere."""
    table = rows(found)
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        widths = [max(len(row[place]) for row in (COLUMNS, *table)) for place in range(len(COLUMNS))]
        for row in (COLUMNS, *table):
            print(
                "  ".join(
                    cell.ljust(width) if place < 2 else cell.rjust(width)
                    for place, (cell, width) in enumerate(zip(row, widths, strict=True))
                )
            )
    else:
        drawn = Table()
        for place, column in enumerate(COLUMNS):
            drawn.add_column(column, justify="left" if place < 2 else "right")
        for row in table:
            drawn.add_row(*row)
        Console(width=None if Console().is_terminal else 165).print(drawn)
    for one in missing:
        print(f"absent   {one.name}, {one.game}: {one.reason}")
    for verdict in judged:
        print(sentence(verdict))
