"""From what the rounds measured to figures, ratios and verdicts, as a table and as JSON."""

from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from tools.bench.lineup import (
    BARE,
    BATCH_FAST,
    BOARDGAME_IO,
    DREAM,
    DUEL,
    DUEL_BATCH_FAST,
    DUEL_FAST,
    DUEL_VECTOR_FAST,
    ENV,
    ENV_FAST,
    ETHER,
    GARDEN,
    PIONEK,
    PIONEK_FAST,
    RELIC,
    SPIEL,
    VECTOR_FAST,
    ZOO,
)
from tools.bench.worker import Contender

MICRO = 1e6
FIGURES = "figures"
"""The part of a page that holds the figures."""


@dataclass
class Round:
    """What one contender did in one round."""

    games: float = 0
    moves: float = 0
    seconds: float = 0.0
    set_up: float = 0.0
    clones: float = 0
    clone_seconds: float = 0.0

    def add(self, played: dict[str, float], cloned: dict[str, float] | None = None) -> None:
        """Add what a worker answered."""
        self.games += played["games"]
        self.moves += played["moves"]
        self.seconds += played["seconds"]
        self.set_up += played["set_up"]
        if cloned is not None:
            self.clones += cloned["clones"]
            self.clone_seconds += cloned["seconds"]

    @property
    def move(self) -> float:
        """Microseconds a move, the starting of games included."""
        return MICRO * self.seconds / self.moves

    @property
    def clone(self) -> float | None:
        return MICRO * self.clone_seconds / self.clones if self.clones else None


def quickest(turns: list[Round]) -> Round:
    """A round from its turns: the quickest quarter counts, for what slows the others is not the contender.

    Moves and clones are judged apart; a turn is long enough for many games, so luck does not make a turn quick.
    """
    best = Round()
    for turn in sorted(turns, key=lambda turn: turn.move)[: max(1, len(turns) // 4)]:
        best.add({"games": turn.games, "moves": turn.moves, "seconds": turn.seconds, "set_up": turn.set_up})
    cloning = sorted((turn for turn in turns if turn.clones), key=lambda turn: turn.clone_seconds / turn.clones)
    for turn in cloning[: max(1, len(turns) // 4)]:
        best.clones += turn.clones
        best.clone_seconds += turn.clone_seconds
    return best


@dataclass(frozen=True)
class Figures:
    """A contender's medians over all rounds; times are microseconds."""

    key: str
    name: str
    game: str
    version: str
    runtime: str
    move: float
    rounds: tuple[float, ...]  # the same, round by round
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
    """A contender's figure, or how many moves of another fit into one of its, and the bound that is to be kept."""

    sentence: str
    bound: str  # "at most", "under" or "at least"
    limit: float
    key: str
    figure: str = "move"
    over: str | None = None

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
    Target("connect four, in moves of bare Python", "at most", 3, PIONEK, over=BARE),
    Target("connect four, times as fast as PettingZoo's env", "at least", 12, ZOO, over=PIONEK),
    Target("environment of connect four, times as fast as PettingZoo's env", "at least", 5, ZOO, over=ENV),
    Target("compiled environment of connect four, times as fast as PettingZoo's env", "at least", 15, ZOO, over=ENV_FAST),
    Target("batch of connect four, times as fast as Gymnasium's vector", "at least", 3, VECTOR_FAST, over=BATCH_FAST),
    Target("batch of the duel, times as fast as Gymnasium's vector", "at least", 3, DUEL_VECTOR_FAST, over=DUEL_BATCH_FAST),
    Target("connect four, times as fast as boardgame.io's client", "at least", 12, BOARDGAME_IO, over=PIONEK),
    Target("Dice Throne duel, microseconds a decision", "under", 25, DUEL),
    Target("Dice Throne duel, microseconds a clone", "under", 10, DUEL, "clone"),
    Target("DreamBlade, microseconds a decision", "under", 40, DREAM),
    Target("DreamBlade, microseconds a clone", "under", 15, DREAM, "clone"),
    Target("DreamBlade, random games a second", "at least", 20, DREAM, "games_a_second"),
    Target("Ice Garden of four, microseconds a decision", "under", 40, GARDEN),
    Target("Ice Garden of four, microseconds a clone", "under", 20, GARDEN, "clone"),
    Target("Ice Garden of four, games a second", "at least", 20, GARDEN, "games_a_second"),
    Target("compiled connect four, in moves of OpenSpiel's C++ from Python", "at most", 1, PIONEK_FAST, over=SPIEL),
    Target("Relic of four players, microseconds a decision", "under", 40, RELIC),
    Target("Relic of four players, microseconds a clone", "under", 20, RELIC, "clone"),
    Target("Relic of four players, random games a second", "at least", 8, RELIC, "games_a_second"),
    Target("Etherfields, microseconds a decision", "under", 60, ETHER),
    Target("Etherfields, microseconds a clone", "under", 30, ETHER, "clone"),
    Target("compiled Dice Throne duel, microseconds a decision", "at most", 10, DUEL_FAST),
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
        rounds=tuple(moves),
        moves_a_game=sum(one.moves for one in rounds) / sum(one.games for one in rounds),
        games_a_second=median(one.games / one.seconds for one in rounds),
        set_up=median(MICRO * one.set_up / one.games for one in rounds),
        clone=median(clones) if clones else None,
    )


def times(found: dict[str, Figures], key: str, over: str) -> float | None:
    """How many moves of the other fit into one of this contender: the median of the rounds, each compared in itself."""
    if key not in found or over not in found:
        return None
    return median(mine / other for mine, other in zip(found[key].rounds, found[over].rounds, strict=True))


def verdicts(found: dict[str, Figures], targets: tuple[Target, ...] = TARGETS) -> list[Verdict]:
    """One for each target, in order."""
    judged = []
    for target in targets:
        figure: float | None
        if target.over is not None:
            figure = times(found, target.key, target.over)
        else:
            figure = getattr(found.get(target.key), target.figure, None)
        reached = None if figure is None else target.keeps(figure)
        judged.append(Verdict(target.sentence, target.bound, target.limit, figure, reached))
    return judged


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
            f"{number(min(one.rounds))} to {number(max(one.rounds))}",
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


def markdown(found: dict[str, Figures], missing: list[Missing], judged: list[Verdict], machine: str) -> str:
    """Figures and verdicts as tables of a page."""
    lines = [f"{machine}.", "", f"| {' | '.join(COLUMNS)} |", "|---|---|" + "---:|" * (len(COLUMNS) - 2)]
    lines += [f"| {' | '.join(row)} |" for row in rows(found)]
    lines += ["", "| aim | bound | measured |", "|---|---|---:|"]
    for one in judged:
        told = number(one.figure) if one.figure is not None else "not measured"
        lines.append(f"| {one.sentence} | {one.bound} {one.limit:g} | {told}{' (missed)' if one.reached is False else ''} |")
    if missing:
        lines += ["", "Not there: " + "; ".join(f"{one.name}, {one.game}" for one in missing) + "."]
    return "\n".join(lines)


def put_between_markers(page: str, name: str, text: str) -> str:
    """A page with a generated part of it replaced."""
    first, last = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, begin, rest = page.partition(first)
    _old, end, after = rest.partition(last)
    if not begin or not end:
        raise ValueError(f"the page has no {first} and {last}")
    return f"{before}{first}\n{text}\n{last}{after}"


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
