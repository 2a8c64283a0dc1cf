"""Bots of one's own: an agent chooses one of the options of a seat from what the seat knows.

A word names it wherever a bot is named: an installed agent by its entry point (group `pionek.bots`), any other as `module:Class`,
and an object of a running program by the word that `enter` returns. A class or function is called with a seed for every match.
"""

from __future__ import annotations

import sys
import traceback
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pionek.bots.bot import Bot
from pionek.bots.seeds import derived
from pionek.core.errors import UserError
from pionek.core.state.decision import options_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option
    from pionek.core.view.scene import Scene

ENTRY_POINTS = "pionek.bots"
ENTERED: dict[str, object] = {}
"""The agents that this program has entered, by their words."""


class AgentError(UserError):
    """A word that leads to no agent, or an agent that failed, or that answered with something it was not offered."""


class Agent(Protocol):
    """What a bot of one's own must be able to do."""

    def choose(self, view: View, options: list[Option]) -> Option:
        """One of the options."""
        ...


class View:
    """What a seat knows while it is asked.

    It holds no more than a table that is possible for all the seat knows, so nothing here can tell what is hidden.
    """

    def __init__(self, imagined: Match, seat: int, seed: int) -> None:
        self.imagined = imagined
        self.seed = seed
        """A number of its own for this decision, for an agent that draws by chance and can be repeated."""
        self.game = imagined.game.id
        self.settings = imagined.settings
        self.seat = seat
        self.seats = imagined.table.seats

    def key(self, option: Option) -> str:
        """The key of an option, which means the same in every match with the same packs."""
        return self.imagined.key(option)

    def scene(self, lang: str = "en") -> Scene:
        """The table as the seat sees it, as the browser and the terminal draw it."""
        return self.imagined.scene(self.seat, lang)

    def texts(self, lang: str = "en") -> dict[str, str]:
        """The options in words, by key."""
        return {choice.key: choice.text for choice in self.scene(lang).choices}

    def imagine(self, seed: int = 0) -> Match:
        """A match that is possible for all the seat knows, to try options on: `play` it, `clone` it, or search it."""
        return self.imagined.imagine(self.seat, derived(self.seed, seed))

    def value(self, match: Match) -> float:
        """How well the seat stands in an imagined match, by the game's own evaluation, from -1 to 1."""
        return match.game.hints.evaluate(match.table, self.seat)

    def observation(self) -> list[float]:
        """What the seat sees as numbers, as in the environments for learners."""
        return self.imagined.game.features.observe(self.imagined.table, self.seat)

    def actions(self, options: list[Option]) -> list[int]:
        """The numbers of options, as in the environments for learners."""
        from pionek.core.learning.actions import actions_of

        return list(actions_of(self.imagined.game, self.imagined.content).numbered(options))


class AgentBot(Bot):
    """An agent in a seat. Its answer is checked, so that its mistake is told as its own."""

    def __init__(self, seed: int, word: str, agent: Agent) -> None:
        super().__init__(seed)
        self.word = word
        self.agent = agent

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        view = View(match.imagine(seat, self.rng.next()), seat, self.rng.next())
        try:
            answer = self.agent.choose(view, list(options))
        except Exception as error:  # whatever an agent raises is its own mistake
            raise failed(self.word, error) from error
        if answer not in options:
            offered = ", ".join(match.key(option) for option in options[:4])
            raise AgentError(
                f"the bot {self.word} answered {answer!r}, which is none of its {len(options)} options ({offered} ...)",
                f"bot {self.word} odpowiedział {answer!r}, a to żadna z jego opcji ({len(options)}: {offered} ...)",
            )
        return answer


def enter(agent: Agent | Callable[[int], Agent | Bot], name: str = "") -> str:
    """The word by which an agent, or what makes agents from seeds, can be named in this program and in the processes it forks."""
    if not name:
        known = [word for word, each in ENTERED.items() if each is agent]
        if known:
            return known[0]
        name = str(getattr(agent, "__name__", type(agent).__name__))
        if f"object:{name}" in ENTERED:
            name = f"{name}-{len(ENTERED)}"
    word = f"object:{name}"
    check_made(word, agent)
    ENTERED[word] = agent
    return word


@cache
def installed() -> dict[str, EntryPoint]:
    """The agents that installed packages bring, by name. Nothing is imported yet."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def found(word: str) -> Any:
    """What a word stands for: an agent, or what makes agents; None if the word is no word of an agent."""
    if word in ENTERED:
        return ENTERED[word]
    if word in installed():
        return loaded(word, installed()[word].load)
    module, colon, name = word.partition(":")
    if not colon or not module.replace(".", "_").isidentifier() or not name.replace(".", "_").isidentifier():
        return None
    return loaded(word, lambda: attribute(module, name))


def attribute(module: str, name: str) -> Any:
    """Something of a module, which may lie in the folder one is in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    value: Any = import_module(module)
    for part in name.split("."):
        value = getattr(value, part)
    return value


def loaded(word: str, load: Callable[[], Any]) -> Any:
    try:
        value = load()
    except Exception as error:  # whatever an agent's own module raises while it is imported
        raise failed(word, error) from error
    check_made(word, value)
    return value


def failed(word: str, error: Exception) -> AgentError:
    """An error of an agent's own code, with the line where it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "pionek" not in Path(frame.filename).parts and "importlib" not in frame.filename]
    where = f"{Path(own[-1].filename).name}:{own[-1].lineno}: " if own else ""
    what = " ".join(f"{where}{type(error).__name__}: {error}".split())
    return AgentError(f"the bot {word} failed: {what}", f"bot {word} zawiódł: {what}")


def check_made(word: str, value: object) -> None:
    if not callable(getattr(value, "choose", value)):
        raise AgentError(
            f"{word} is no bot; a bot has a method choose(view, options), or is a class or function that makes one from a seed",
            f"{word} nie jest botem; bot ma metodę choose(view, options) albo jest klasą lub funkcją, która tworzy go z ziarna",
        )


def maker_of_agent(word: str) -> Callable[[int], Bot] | None:
    """The factory of the bot behind the word of an agent."""
    value = found(word)
    return None if value is None else lambda seed: bot_from(word, value, seed)


def bot_from(word: str, value: Any, seed: int) -> Bot:
    try:
        made = value(seed) if isinstance(value, type) or not hasattr(value, "choose") else value
    except Exception as error:  # whatever an agent raises is its own mistake
        raise failed(word, error) from error
    if isinstance(made, Bot):
        return made
    check_made(word, getattr(made, "choose", None))
    return AgentBot(seed, word, made)
