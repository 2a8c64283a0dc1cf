"""The contract of a game: its data, a dozen methods for its rules, and objects for everything else it may offer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import permutations
from math import perm
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from pionek.core.campaign import Campaign
from pionek.core.errors import UserError
from pionek.core.folder import C, GameFolder
from pionek.core.hints import Hints
from pionek.core.language.definitions import Content
from pionek.core.laying_out import LayingOut
from pionek.core.learned import FILE, learned_from, read_notes
from pionek.core.learning.features import Features
from pionek.core.mattering import Mattering
from pionek.core.names import Names
from pionek.core.state.decision import Guard, Option, places_of
from pionek.core.state.frame import T
from pionek.core.uses import Uses
from pionek.core.view.beats import Beats
from pionek.core.view.changes import Change
from pionek.core.vocabulary import CORE, Words

if TYPE_CHECKING:
    from pionek.core.teaching.lessons import Lesson
    from pionek.core.view.scene import Scene

MOST_KEYS = 20_000
"""The keys of options that a content keeps at most."""
MOST_LINE_UPS = 1_000_000
"""The line-ups of one setting that `vary` lists at most."""


class Game(GameFolder[C], Generic[T, C]):
    """A game, found because its folder is there.

    A subclass fills in the data and writes `set_up`, `refuse` and `scene`; the other methods have defaults.
    """

    words: ClassVar[Words] = CORE
    """The verbs, moments and guards; see vocabulary.py."""
    windows: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The kinds of windows that players tell apart (see ask_preferences.py), each with the rules by which they open."""
    seats: ClassVar[tuple[int, int]] = (2, 2)
    """The least and the largest number of seats."""
    things: ClassVar[dict[str, int]] = {}
    """How many there are of each kind that verbs name and packs do not list: columns, pieces, dice."""
    key_names: ClassVar[dict[str, Callable[[Any, int], str]]] = {}
    """By kind, how keys name a thing that packs do not list, from the content and its number; other things are numbered."""
    resign_rule: ClassVar[str] = ""
    same_in_both: ClassVar[frozenset[str]] = frozenset()
    """Names and texts that are alike in Polish and English."""

    hints: ClassVar[Hints[Any]] = Hints()
    names: ClassVar[Names[Any]] = Names()
    beats: ClassVar[Beats[Any]] = Beats()
    campaign: ClassVar[Campaign[Any]] = Campaign()
    features: ClassVar[Features[Any]] = Features()
    uses: ClassVar[Uses[Any]] = Uses()
    mattering: ClassVar[Mattering[Any]] = Mattering()
    laying_out: ClassVar[LayingOut[Any]] = LayingOut()
    changes: ClassVar[tuple[Change, ...]] = ()
    """Everything that can change before the players' eyes, with the moments that tell of it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        if (folder / FILE).exists():
            self.hints.learned = learned_from(read_notes(folder / FILE), self.hints.traits)

    def set_up(self, content: C, settings: dict[str, Any], seed: int) -> T:
        """A table before its first step; the core runs it to the first decision."""
        raise NotImplementedError

    def refuse(self, table: T, seat: int, verb: int, subject: int) -> Guard | None:
        """Why this seat may not do this with that thing now; None if it may."""
        raise NotImplementedError

    def scene(self, table: T, seat: int, lang: str) -> Scene:
        """What this seat may see."""
        raise NotImplementedError

    def hidden(self, table: T, seat: int) -> object:
        """Everything this seat may not see, as plain data: the leak test deals it anew and compares."""
        bit = 1 << seat
        return [
            [zone.cards[at] for at in range(len(zone.cards)) if not zone.known[at] & bit] for zone in table.zones()
        ]

    def components(self, table: T) -> object:
        """Everything that came out of the box, as plain data: the same at every decision of a match."""
        return sorted((zone.pool, card) for zone in table.zones() for card in zone.cards)

    def played(self, settings: dict[str, Any], seat: int) -> str:
        """What the seat plays (its hero, its warband): statistics are kept by it."""
        return ""

    def left(self, table: T, seat: int) -> tuple[int, ...]:
        """Who wins when this seat resigns: all others, unless some of them lose with it."""
        return tuple(other for other in range(table.seats) if other != seat)

    def vary(self, content: C, name: str, count: int = 2) -> list[list[str]]:
        """All values of one setting, or all line-ups of so many of them, for measuring balance."""
        setting = self.setting(name)
        values = setting.values(self.known(content, setting))
        size = count if setting.type == "words" else 1
        number = perm(len(values), size)
        if number > MOST_LINE_UPS:
            raise UserError(
                f"{name} has {number} line-ups; at most {MOST_LINE_UPS} can be gone through",
                f"{name} ma ustawień: {number}; najwięcej można przejść {MOST_LINE_UPS}",
            )
        return [list(each) for each in permutations(values, size)]

    @cached_property
    def lessons(self) -> list[Lesson]:
        """The short lessons, in their order."""
        from pionek.core.teaching.lessons import load_lessons

        return load_lessons(self)

    def key(self, content: Content, option: Option) -> str:
        """The text key of an option: stable, and unique in its decision. It is put together once."""
        numbers = (option.verb, option.subject, option.target, option.amount)
        found = content.option_keys.get(numbers)
        if found is not None:
            return found
        verb = self.words.verbs[option.verb]
        parts = [verb.name]
        if verb.subject and option.subject >= 0:
            parts.append(self.thing_key(content, verb.subject, option.subject))
        if verb.target and option.target >= 0:
            parts.append(self.thing_key(content, verb.target, option.target))
        if verb.amount:
            parts.append(self.amount_key(content, verb.amount, option.amount))
        if len(content.option_keys) >= MOST_KEYS:
            content.option_keys.clear()
        found = content.option_keys[numbers] = ":".join(parts)
        return found

    def thing_key(self, content: Content, kind: str, index: int) -> str:
        """The name of a thing in keys: a definition by its id, a named kind by its name, everything else by its number, from 1."""
        if kind in content.entries:
            return content.id_of(kind, index)
        return self.key_names[kind](content, index) if kind in self.key_names else str(index + 1)

    def amount_key(self, content: Content, kind: str, amount: int) -> str:
        if kind == "number":
            return str(amount)
        if kind == "dice":
            return ",".join(str(at + 1) for at in places_of(amount)) or "none"
        return self.thing_key(content, kind, amount)

    def why_not(self, table: T, seat: int, kind: str, index: int) -> Guard | None:
        """The refusal that got furthest among everything one could want to do with a thing."""
        furthest: Guard | None = None
        for number in self.deeds.get(kind, ()):
            guard = self.refuse(table, seat, number, index)
            if guard is None:
                return None
            if furthest is None or guard.depth > furthest.depth:
                furthest = guard
        return furthest

    @cached_property
    def deeds(self) -> dict[str, list[int]]:
        """By kind of thing, the game's own verbs that one can want to do with it."""
        found: dict[str, list[int]] = {}
        for number in range(len(CORE.verbs), len(self.words.verbs)):
            found.setdefault(self.words.verbs[number].subject, []).append(number)
        return found

    @property
    def homes(self) -> tuple[str, ...]:
        """The modules whose pieces this game has: the core's and its own. Games may have pieces of the same name."""
        return ("pionek.core", *(each.__module__ for each in type(self).__mro__ if each not in (Game, GameFolder, Generic, object)))
