"""Finding puzzles: decisions of simulated games in which one answer is far better than every other.

Bots of different strength play. At every decision with a real choice all options are played out on one imagined table, hidden cards dealt
anew, and the best few on two more; most decisions end there, because two answers are about as good. Where one still leads, many more
tables follow, until the lead over each of the others is more than luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.bots.bot import Bot
from pionek.bots.coach import Compared
from pionek.bots.greedy import GreedyBot
from pionek.bots.levels import EasyBot, MediumBot
from pionek.bots.search import Search
from pionek.bots.seeds import derived
from pionek.bots.speaking import Speaks, speaks_for
from pionek.bots.thoughts import DIGITS
from pionek.bots.weighing import ByTree, Weighing
from pionek.core.files import atomic_write
from pionek.core.match.match import start
from pionek.core.setup import ANY, Change, drawn, follow
from pionek.core.state.decision import Decision
from pionek.core.state.rng import Rng
from pionek.core.teaching.positions import packed
from pionek.core.teaching.puzzles import SURE, Alike, Puzzle, Rival, packed_puzzles
from pionek.core.view.building import SceneBuilder
from pionek.core.vocabulary import ENTER

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option
    from pionek.core.state.table import Table

FEWEST, MOST = 3, 16
"""How many options a puzzle has: fewer are no puzzle, more are a search for words."""
LEAD = 5
"""By how many wins of 100 the answer must lead at least, and by half of that if luck is allowed for. In long games, in which single
decisions count for less, fewer may be asked for."""
FIRST, SHORT, LONG = 3, 12, 100
"""The tables on which options are compared: to begin with, to see which of them are near, and to prove the lead."""
NEAREST = 2
"""How many of the other options are always tried on more tables."""
EACH_GAME, APART = 6, 12
"""How many puzzles one simulated game gives at most, and how many answers lie between two of them: so they differ."""
SPARE = 2
"""How many times as many puzzles as wanted are found, so that all sorts of questions are among those that are kept."""
WAITS = ("pass", "done")
"""Keys of options that only wait or stop."""
PLAYERS = (GreedyBot, MediumBot, EasyBot)
"""Who may sit at a table of the search: bots that slip lead to positions that good play alone never reaches."""


class Searched(msgspec.Struct):
    """What one simulated game gave."""

    game: int
    puzzles: list[Puzzle]


def find(game: Game, games: int, seed: int, journal: Path, lead: int = LEAD, given: dict[str, Any] | None = None) -> Iterator[Searched]:
    """Search so many games, one after the other, for answers that lead by so many wins. What the journal has is not searched again."""
    known: set[Alike] = set()
    done = {each.game: each for each in noted(journal)}
    for number in range(games):
        searched = done.get(number)
        if searched is None:
            searched = Searched(number, puzzles_in(game, derived(seed, "puzzles", number), known, lead, given))
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(searched) + b"\n")
        known.update(each.alike(each.begin(game)) for each in searched.puzzles)
        yield searched


def chosen(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    """So many of the puzzles, from all questions in turn, the clearest first: a file with one sort of question only would be dull."""
    by_question: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda each: (-each.rival.least(), each.id)):
        by_question.setdefault(puzzle.question, []).append(puzzle)
    rounds = zip_longest(*by_question.values())
    return [puzzle for each in rounds for puzzle in each if puzzle is not None][:most]


def noted(journal: Path) -> list[Searched]:
    """The games in a journal. A last line that was not written to its end is cut off."""
    if not journal.exists():
        return []
    data = journal.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        journal.write_bytes(whole)
    return [msgspec.json.decode(line, type=Searched) for line in whole.splitlines()]


def store(path: Path, puzzles: list[Puzzle]) -> None:
    with atomic_write(path) as file:
        file.write(packed_puzzles(puzzles))


def settings_by_chance(game: Game, rng: Rng, given: dict[str, Any] | None = None) -> dict[str, Any]:
    """A usual set-up, or one with what is given, with everybody in it drawn."""
    content = game.content()
    found = follow(game, content, game.seats, game.seats[0], {})
    for name, value in (given or {}).items():
        found = follow(game, content, game.seats, found.count, found.options, Change(name, value))
    for setting in game.settings:
        if setting.follows == "line-up" and setting.name in found.asked:
            for at in range(found.count):
                found = follow(game, content, game.seats, found.count, found.options, Change(setting.name, ANY, at))
    return drawn(game, content, found.options, lambda words: words[rng.below(len(words))])


def puzzles_in(game: Game, seed: int, known: set[Alike], lead: int = LEAD, given: dict[str, Any] | None = None) -> list[Puzzle]:
    """Let bots play a game and return its puzzles, without those that are alike to known ones."""
    match = start(game, settings_by_chance(game, Rng(seed), given), derived(seed, "match"))
    rng = Rng(derived(seed, "players"))
    bots: list[Bot] = [PLAYERS[rng.below(len(PLAYERS))](derived(seed, "bot", seat)) for seat in range(match.table.seats)]
    found: list[Puzzle] = []
    taken = set(known)
    wait = 0
    while len(found) < EACH_GAME and (decision := match.decision) is not None:
        if match.version >= wait and is_a_choice(match, decision):
            puzzle = puzzle_at(match, derived(seed, match.version), taken, lead / 50)
            if puzzle is not None:
                found.append(puzzle)
                taken.add(puzzle.alike(match))
                wait = match.version + APART
        match.play(bots[decision.seat].choose(match, decision.seat))
    return found


def is_a_choice(match: Match, decision: Decision) -> bool:
    """Whether a person would have to think: several things to do, none of them in the middle of a move."""
    if not FEWEST <= len(decision.options) <= MOST or decision.options[0].verb == ENTER:
        return False
    if decision.partial and match.last is not None and match.last.seat == decision.seat and match.last.partial:
        return False
    deeds = [choice for choice in match.scene(decision.seat).choices if not choice.gives]
    return len(deeds) >= FEWEST - 1


def puzzle_at(match: Match, seed: int, taken: set[Alike], lead: float) -> Puzzle | None:
    """The puzzle that the present decision is, if it is one: results go from -1 to 1, and the answer must lead by so much."""
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    playouts = PlayOuts(match, seat, seed)
    if len(playouts.options) < FEWEST:
        return None
    options = list(decision.options)
    first = playouts.ahead(options, 1)
    best, rival = playouts.ahead(first[: 1 + NEAREST], FIRST)[:2]
    if playouts.compared(rival, best).cost < lead / 2:
        return None
    best, rival = playouts.ahead(options, SHORT)[:2]
    if playouts.compared(rival, best).cost < lead:
        return None
    near = [each for at, each in enumerate(playouts.ahead(options, SHORT)) if at <= NEAREST or not is_clear(playouts.compared(each, best), lead)]
    best, rival = playouts.ahead(near, LONG)[:2]
    proof = playouts.compared(rival, best)
    if not all(is_clear(playouts.compared(each, best), lead) for each in options if each != best):
        return None
    scene = match.scene(seat)
    words = {choice.key: choice for choice in scene.choices}
    answer, other = words[match.key(best)], words[match.key(rival)]
    if answer.gives or answer.key in WAITS or (scene.prompt.text, answer.text, other.text) in taken:  # to wait is no answer to a puzzle
        return None
    reasons = spoken_for(playouts, best, rival)
    if not reasons and match.game.hints.parts(match.table, seat):  # nobody could say why
        return None
    position = packed(match)
    return Puzzle(
        id=f"{derived(position.decode(), 'id'):012x}",
        seat=seat,
        question=SceneBuilder(match.game, match.table, seat, "en").prompt_key(),
        answer=answer.key,
        expected=round(proof.better, DIGITS),
        rival=Rival(other.key, round(proof.played, DIGITS), round(proof.cost, DIGITS), round(proof.error, DIGITS)),
        options=len(options),
        playouts=proof.pairs,
        speaks=[(each.part, each.more) for each in reasons],
        match=msgspec.Raw(position),
    )


def spoken_for(playouts: PlayOuts, best: Option, rival: Option) -> list[Speaks]:
    """What speaks for the answer at once; if nothing does, what it has gained when the rollouts end."""
    match, seat, seed = playouts.match, playouts.seat, derived(playouts.seed, "speaks")
    at_once = speaks_for(match, seat, best, rival, seed)
    if any(each.more > 0 for each in at_once):
        return at_once
    return [each for each in speaks_for(match, seat, best, rival, seed, playouts.play_out) if each.more > 0]


class PlayOuts(Search):
    """What each option was worth on the first table, the second and so on: the same imagined tables for all options.

    Each option is taken once on each table and followed by rollouts alone, so that the values are independent of each other.
    """

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        super().__init__(match, seat, derived(seed, "search"))
        self.seed = seed
        self.values: dict[Option, list[float]] = {}

    def weighed(self, table: Table) -> Weighing:
        return ByTree(self.root, self.options, self.bounds)

    def ahead(self, options: list[Option], tables: int) -> list[Option]:
        """The options by what they were worth on so many tables, the best first."""
        for option in options:
            values = self.values.setdefault(option, [])
            while len(values) < tables:
                values.append(self.value(option, derived(self.seed, "table", len(values))))
        return sorted(options, key=lambda option: -sum(self.values[option][:tables]))

    def value(self, option: Option, seed: int) -> float:
        """Take an option on the table that this seed imagines, and play out."""
        self.rng = Rng(derived(seed, "rollout"))
        table = self.match.imagine(self.seat, seed).table
        table.take(option, self.seat)
        self.play_out(table)
        return self.hints.rollout_value(table, self.seat)

    def compared(self, rival: Option, best: Option) -> Compared:
        """Both options on the tables that both were tried on."""
        pairs = list(zip(self.values[rival], self.values[best], strict=False))
        error = stdev([more - less for less, more in pairs]) / sqrt(len(pairs))
        return Compared(fmean(less for less, _ in pairs), fmean(more for _, more in pairs), error, len(pairs))


def is_clear(found: Compared, lead: float) -> bool:
    """Whether the lead is great, and still worth something if luck has flattered it."""
    return found.cost >= lead and found.cost - SURE * found.error >= lead / 2


def still_holds(game: Game, puzzle: Puzzle, seed: int) -> bool:
    """Whether the answer of a stored puzzle is still better than its rival, beyond luck, on tables that nobody has seen."""
    match = puzzle.begin(game)
    best, rival = match.option(puzzle.answer), match.option(puzzle.rival.key)
    playouts = PlayOuts(match, puzzle.seat, derived(seed, "prove", puzzle.id))
    playouts.ahead([best, rival], LONG)
    return playouts.compared(rival, best).is_sure()
