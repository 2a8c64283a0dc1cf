"""Who sits where, in the words that Python, the command line and the server share: human, bot:NAME, open.

Some bots take an argument: `search:200` searches for 200 iterations a decision, `search:2s` for two seconds,
`policy:FILE` plays a trained policy, `learned:FILE` searches with what that file has learned, `module:Class` an agent of one's own, `program:FILE` a program of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from pionek.bots.agents import installed, maker_of_agent
from pionek.bots.bot import Bot, RandomBot
from pionek.bots.greedy import GreedyBot
from pionek.bots.levels import EasyBot, HardBot, MasterBot, MediumBot
from pionek.bots.program import ProgramBot, program_of
from pionek.bots.search import Budget, LearnedBot, SearchBot
from pionek.bots.seeds import derived
from pionek.core.learned import read_notes

Maker = Callable[[int], Bot]
"""Makes a bot from its seed."""

BOTS: dict[str, Maker] = {
    "easy": EasyBot, "medium": MediumBot, "hard": HardBot, "master": MasterBot, "greedy": GreedyBot, "random": RandomBot,
    "search": lambda seed: SearchBot(seed, Budget()),
}  # fmt: skip
"""The bots that need no argument."""
PATTERNS = ("search:N", "search:Ns", "policy:FILE", "learned:FILE", "module:Class", "program:FILE")
"""How the words with an argument are written, for error messages."""
HUMAN = "human"
OPEN = "open"
PREFIX = "bot:"
REPLACEMENT = f"{PREFIX}greedy"
"""Who plays for somebody who has left the table, or has not come."""
POLICY = "policy:"
LEARNED = "learned:"
PROGRAM = "program:"
SEARCH = "search:"
BUDGET = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,6})|(?P<seconds>(?=.*[1-9])\d{1,3}(?:\.\d{1,3})?)s)", re.ASCII)


class SeatError(ValueError):
    """A word that names neither a person nor a bot. `allowed` lists the words that do."""

    def __init__(self, word: str, allowed: list[str]) -> None:
        super().__init__(f"{word!r} cannot sit at a table; there are {', '.join(allowed)}")
        self.word = word
        self.allowed = allowed


class WrongNumber(ValueError):
    """The number of words differs from the number of seats."""

    def __init__(self, given: int, wanted: int) -> None:
        super().__init__(f"{given} seats given, {wanted} wanted, separated by commas")
        self.given = given
        self.wanted = wanted


def seat_words() -> list[str]:
    """The words that need no argument: what a lobby offers. Agents that its owner installed are among them."""
    return [HUMAN, *(PREFIX + name for name in (*BOTS, *installed())), OPEN]


def read_seats(text: str) -> list[str]:
    """The words of `--seats`, separated by commas."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not is_seat(word):
            raise SeatError(word, [*seat_words(), *(PREFIX + each for each in PATTERNS)])
    return words


def is_seat(word: str) -> bool:
    return word in (HUMAN, OPEN) or (word.startswith(PREFIX) and maker_of(word) is not None)


def read_bots(text: str) -> list[str]:
    """The words of `--bots`: names of bots without the prefix, separated by commas."""
    words = [word.strip().removeprefix(PREFIX) for word in text.split(",")]
    for word in words:
        if maker_of(word) is None:
            raise SeatError(word, [*BOTS, *installed(), *PATTERNS])
    return words


def maker_of(word: str) -> Maker | None:
    """The factory of the bot that a word names; None if the word does not name a bot."""
    name = word.removeprefix(PREFIX)
    if name in BOTS:
        return BOTS[name]
    if name.startswith(POLICY):
        return policy_maker(name.removeprefix(POLICY))
    if name.startswith(LEARNED):
        return learned_maker(name.removeprefix(LEARNED))
    if name.startswith(PROGRAM):
        return lambda seed: ProgramBot(seed, program_of(name.removeprefix(PROGRAM)))
    if name.startswith(SEARCH):
        budget = budget_of(name)
        return (lambda seed: SearchBot(seed, budget)) if budget is not None else None
    return maker_of_agent(name)


def policy_maker(file: str) -> Maker:
    """The factory of bots that play a policy. The file is read at once, so that a bad file is reported before the first game."""
    from pionek.lab.extras import need

    need("learn", "numpy")
    from pionek.lab.learners.policy import PolicyBot, policy_of

    policy = policy_of(file)
    return lambda seed: PolicyBot(seed, policy)


def learned_maker(file: str) -> Maker:
    """The factory of bots that judge by the weights in a file. The file is read at once, so that a bad file is reported before the first game."""
    notes = read_notes(Path(file))
    return lambda seed: LearnedBot(seed, Budget(), notes)


def budget_of(name: str) -> Budget | None:
    """The budget in the name of a bot that searches."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return None
    return Budget(int(found["iterations"] or 0), float(found["seconds"] or 0.0))


def is_timed(word: str) -> bool:
    """Whether a bot thinks by the clock, so that its games cannot be repeated."""
    budget = budget_of(word.removeprefix(PREFIX))
    return budget is not None and budget.is_timed()


def iterations_of(word: str, usual: int) -> int:
    """The iterations that the bot behind a word uses for one decision, given the usual number of the game; 0 if it does not search."""
    name = word.removeprefix(PREFIX)
    budget = budget_of(name)
    if budget is not None:
        return budget.iterations
    bot = BOTS[name](0) if name in BOTS else None
    return bot.budget.counted(usual) if isinstance(bot, SearchBot) else 0


def bot_of(word: str, seed: int, place: int) -> Bot | None:
    """The bot that a word names, with a generator of its own; None for a seat where a person answers."""
    maker = maker_of(word)
    return maker(derived(seed, "bot", place)) if maker is not None else None
