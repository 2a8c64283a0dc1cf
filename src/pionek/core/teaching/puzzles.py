"""Puzzles: positions from simulated games in which one answer is far better than every other, with the proof by play-outs.

A game's folder keeps them in one compressed file, a line for each. `pionek puzzles find` finds, proves and stores them.
"""

from __future__ import annotations

import lzma
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from pionek.core import registry
from pionek.core.match.match import chain
from pionek.core.teaching.positions import unpacked
from pionek.core.teaching.tasks import MISSED, OPEN, PUZZLE, REACHED, TaskTold

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Answer, Match

FILE = "puzzles.jsonl.xz"
SURE = 2.5
"""How many standard errors luck is allowed for."""

DECIDED = 0.9
"""From this result on a game is as good as won."""

Alike = tuple[str, str, str]
"""What a player reads of a puzzle: the question, the answer and the rival."""


class Rival(msgspec.Struct):
    """The best of the other answers, and how far it stays behind: by `lead` on average, `error` is the standard error."""

    key: str
    expected: float
    lead: float
    error: float

    def least(self) -> float:
        """How far it stays behind at least, when luck is allowed for."""
        return self.lead - SURE * self.error


class Puzzle(msgspec.Struct):
    """A position, whose answer it is, and the proof: how both answers ended in so many `playouts` on re-dealt tables.

    Results go from -1 (lost) to 1 (won). `speaks` are the parts of the standing for which the answer does more, or less, than
    the rival.
    """

    id: str
    seat: int
    question: str
    answer: str
    expected: float
    rival: Rival
    options: int
    playouts: int
    speaks: list[tuple[str, float]]
    match: msgspec.Raw

    def begin(self, game: Game) -> Match:
        return unpacked(game, bytes(self.match))

    def standing(self, match: Match) -> str:
        """The first answer of the seat decides; whoever takes it back may try again."""
        return self.judged(match, match.effective())

    def first(self, match: Match) -> str:
        """How the very first answer was, taken back or not."""
        return self.judged(match, chain(match.last))

    def judged(self, match: Match, answers: list[Answer]) -> str:
        given = next((each.option for each in answers if each.seat == self.seat and each.option is not None), None)
        if given is None:
            return OPEN
        return REACHED if match.key(given) == self.answer else MISSED

    def told(self, match: Match, lang: str) -> TaskTold:
        book, state = match.game.book, self.standing(match)
        text = book.text(lang, "puzzle-asks", others=self.options - 1)
        said = [book.text(lang, f"puzzle-{state}"), *self.explained(match, lang)] if state != OPEN else []
        return TaskTold(PUZZLE, self.id, book.text(lang, "puzzle-title"), text, "", state, said)

    def explained(self, match: Match, lang: str) -> list[str]:
        """The solution in words: both answers, what speaks for the better one, and the figures of the proof."""
        assert match.base is not None
        book = match.game.book
        scene = match.game.scene(match.base, self.seat, lang)
        words = {choice.key: choice.text for choice in scene.choices}
        names = {"question": scene.prompt.text, "answer": words.get(self.answer, self.answer), "rival": words.get(self.rival.key, self.rival.key)}
        decides = self.expected >= DECIDED  # of a game that is over the parts of the standing tell nothing
        spoken = [] if decides else self.speaks
        better = [book.text(lang, f"part-{part}", way="more") for part, more in spoken if more > 0]
        worse = [book.text(lang, f"part-{part}", way="less") for part, more in spoken if more <= 0]
        wins, behind = (round(50 + 50 * value) for value in (self.expected, self.rival.expected))
        least = int(50 * self.rival.least())
        return [
            book.text(lang, "puzzle-answer", **names),
            *([book.text(lang, "puzzle-decides")] if decides else []),
            *([book.text(lang, "puzzle-reasons", reasons="; ".join(better))] if better else []),
            *([book.text(lang, "puzzle-costs", reasons="; ".join(worse))] if worse else []),
            book.text(lang, "puzzle-proof", playouts=self.playouts, wins=wins, behind=behind, least=least),
        ]

    def alike(self, match: Match) -> Alike:
        """Puzzles with the same question, answer and rival in words teach the same."""
        scene = match.scene(self.seat)
        words = {choice.key: choice.text for choice in scene.choices}
        return scene.prompt.text, words[self.answer], words[self.rival.key]


def read_puzzles(folder: Path) -> list[Puzzle]:
    """The puzzles in a game's folder; none if it has no file of them."""
    path = folder / FILE
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Puzzle) for line in lzma.decompress(path.read_bytes()).splitlines()]


def packed_puzzles(puzzles: list[Puzzle]) -> bytes:
    """The file of these puzzles, in an order that has nothing to do with the games they come from."""
    lines = [msgspec.json.encode(each) + b"\n" for each in sorted(puzzles, key=lambda each: each.id)]
    return lzma.compress(b"".join(lines), preset=9 | lzma.PRESET_EXTREME)


def of_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: each one in turn."""
    return puzzles[day.toordinal() % len(puzzles)]


def games_with_puzzles() -> list[str]:
    return [name for name in registry.names() if (registry.get(name).folder / FILE).exists()]


def game_of_day(games: list[str], day: date) -> str:
    """Whose puzzle is the puzzle of the day: each game in turn."""
    return games[day.toordinal() % len(games)]
