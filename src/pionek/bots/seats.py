"""Who sits where, in the words that Python, the command line and the server share: human, bot:NAME, open."""

from __future__ import annotations

import re

from pionek.bots.bot import Bot, RandomBot
from pionek.bots.greedy import GreedyBot
from pionek.bots.seeds import derived

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}
HUMAN = "human"
OPEN = "open"
PREFIX = "bot:"


class SeatError(ValueError):
    """A word that names nobody who could sit at a table. `allowed` are the words there are."""

    def __init__(self, word: str, allowed: list[str]) -> None:
        super().__init__(f"{word!r} cannot sit at a table; there are {', '.join(allowed)}")
        self.word = word
        self.allowed = allowed


class WrongNumber(ValueError):
    """Not as many words as there are seats."""

    def __init__(self, given: int, wanted: int) -> None:
        super().__init__(f"{given} seats given, {wanted} wanted, separated by commas")
        self.given = given
        self.wanted = wanted


def seat_words() -> list[str]:
    return [HUMAN, *(PREFIX + name for name in BOTS), OPEN]


def read_seats(text: str) -> list[str]:
    """The words of `--seats`, separated by commas."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if word not in seat_words():
            raise SeatError(word, seat_words())
    return words


def read_bots(text: str) -> list[str]:
    """The words of `--bots`: names of bots without the prefix, separated by commas."""
    words = [word.strip().removeprefix(PREFIX) for word in text.split(",")]
    for word in words:
        if word not in BOTS:
            raise SeatError(word, list(BOTS))
    return words


def bot_of(word: str, seed: int, place: int) -> Bot | None:
    """The bot behind a word, with a generator of its own; nothing for a seat where a person answers."""
    name = word.removeprefix(PREFIX)
    return BOTS[name](derived(seed, "bot", place)) if name in BOTS else None


def is_timed(word: str) -> bool:
    """Whether a bot goes by the clock, so that its games cannot be played again."""
    return re.search(r":[\d.]+s$", word) is not None
