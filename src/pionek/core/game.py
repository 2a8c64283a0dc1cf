"""What a game must say of itself: one small contract; everything else follows from it."""

from __future__ import annotations

from functools import cached_property
from itertools import permutations
from math import perm
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from pionek.core import vocabulary
from pionek.core.errors import UserError
from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.language.forms import Form
from pionek.core.learning.options import products
from pionek.core.ledger import Ledger
from pionek.core.packs.loader import load, stands_for
from pionek.core.packs.reader import Vocabulary
from pionek.core.packs.yamlfile import read_file
from pionek.core.rules.proposals import PROPOSED
from pionek.core.settings import Setting, SettingError, load_settings
from pionek.core.state.decision import Guard, Option, Verb
from pionek.core.state.events import MOST_MOMENTS, Moment
from pionek.core.state.table import Table
from pionek.core.text.nouns import core_book, teach_folder
from pionek.core.text.phrasebook import Phrasebook

if TYPE_CHECKING:
    from pionek.core.view.guide import Guide
    from pionek.core.view.scene import Page, Scene


MOST_LINE_UPS = 1_000_000
"""Of one setting, for those who go through all of them."""
MOST_CHOICES = 1000
"""Settings that are remembered, so that a new match does not read them again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game, found because its folder is there. Subclasses fill in the data and the five methods below."""

    verbs: ClassVar[tuple[Verb, ...]] = ()
    """The game's own verbs; their numbers go on after the core's (words.FIRST_VERB)."""
    moments: ClassVar[tuple[Moment, ...]] = ()
    definitions: ClassVar[tuple[type[Definition], ...]] = ()
    forms: ClassVar[tuple[type[Form], ...]] = ()
    guards: ClassVar[tuple[Guard, ...]] = ()
    classes: ClassVar[tuple[type, ...]] = ()
    """Plain classes of the table that are no frames: saves name them."""
    face_kind: ClassVar[str] = ""
    """The kind of definitions that dice show, if they show more than numbers."""
    seats: ClassVar[tuple[int, int]] = (2, 2)
    windows: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Kinds of windows that people tell apart (core/match/ask_preferences.py), each with the rules by which they open."""
    campaign_begins: ClassVar[dict[str, str]] = {}
    """The settings with which a campaign begins, for a game that has one (see `campaign_setting`)."""
    horizon: ClassVar[int] = 1
    """How far bots that search look ahead, in the measure of `clock`; a game without one is looked through to its end."""
    patience: ClassVar[int] = 400
    """Answers after which a play-out is cut short, wherever it is."""
    thought: ClassVar[int] = 100
    """Iterations of a bot that searches, where nobody says how many: at most 50 ms a decision on the average."""
    weighing: ClassVar[str] = "tree"
    """How a search compares options, unless that depends on the table (`weighs`).

    `tree`: what follows is searched as well. `race`: on the same tables until more than luck lies between them, where so
    many dice fall between two answers that a tree would learn nothing. `once`: each option a single time, where advice is so
    sound and so little left to chance that one play-out tells what it leads to.
    """
    resign_rule: ClassVar[str] = ""
    things: ClassVar[dict[str, int]] = {}
    """How many there are of each kind that verbs name and packs do not list: columns, pieces, dice. See `possible`."""
    same_in_both: ClassVar[frozenset[str]] = frozenset()
    """Names and texts that are alike in Polish and English."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.contents: dict[tuple[Path, ...], Content] = {}
        self.choices: dict[tuple[Content, str], dict[str, Any]] = {}
        if len(self.moments) > MOST_MOMENTS:
            raise ValueError(f"{type(self).__name__} has {len(self.moments)} moments, at most {MOST_MOMENTS} are possible")
        if len(vocabulary.VERBS) + len(self.verbs) > PROPOSED:
            most = PROPOSED - len(vocabulary.VERBS)
            raise ValueError(f"{type(self).__name__} has {len(self.verbs)} verbs, at most {most} are possible")

    # What a game answers

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Table:
        """A table before its first step; the core runs it to the first decision."""
        raise NotImplementedError

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        """Why this seat may not do this with that thing now, or nothing."""
        raise NotImplementedError

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        """What this seat may see."""
        raise NotImplementedError

    def evaluate(self, table: Table, seat: int) -> float:
        """How well this seat stands: higher is better, 1 is won, -1 is lost."""
        raise NotImplementedError

    def advise(self, table: Table, seat: int) -> Option | None:
        """A hint for bots: the best answer to the pending decision where the game can work it out (dice to keep).

        The table is one that the seat imagines; the answer may rest only on what the seat sees.
        """
        return None

    def prune(self, table: Table, seat: int, options: list[Option]) -> list[Option]:
        """A hint for bots: the options worth a thought, at least one. Like `advise`, from what the seat sees.

        A rule of thumb: what is advised is tried all the same.
        """
        return options

    def idles(self, table: Table, seat: int, option: Option) -> bool:
        """A hint for bots: whether an option only waits, so that it is worth what the table is worth as it stands.

        Otherwise a bot would see with such an option what comes next, with others not, and put off what it dislikes.
        """
        return False

    def solve(self, table: Table, seat: int) -> Option | None:
        """A hint for bots: the answer that is worked out exactly, so that nobody need search for it (dice to keep)."""
        return None

    def routine(self, table: Table, seat: int) -> Option | None:
        """A hint for bots that search: a sound answer where so little is at stake that luck would hide it from a search."""
        return None

    def outlook(self, table: Table, seat: int) -> float:
        """How well a seat stands where a search stops looking: dearer than `evaluate`, and nearer to the chance of winning."""
        return self.evaluate(table, seat)

    def clock(self, table: Table) -> int:
        """What the horizon is counted in: `length`, unless a game can be cut into smaller pieces."""
        return self.length(table) or 0

    def until(self, table: Table) -> int:
        """What the clock will show where a search that begins here stops looking."""
        return self.clock(table) + self.horizon

    def weighs(self, table: Table) -> str:
        """How a search compares options at this table: one of the words of `weighing`."""
        return self.weighing

    def hunch(self, table: Table, seat: int) -> Option | None:
        """A hint for play-outs: a sound answer, quickly; nothing where any option that is worth a thought will do."""
        return self.advise(table, seat)

    def length(self, table: Table) -> int | None:
        """How long the match has been in the game's own measure, turns or rounds; for statistics."""
        return None

    def hidden(self, table: Table, seat: int) -> object:
        """Everything this seat may not see, as plain data: what the leak test deals anew and compares."""
        bit = 1 << seat
        return [
            [zone.cards[at] for at in range(len(zone.cards)) if not zone.known[at] & bit] for zone in table.zones()
        ]

    def components(self, table: Table) -> object:
        """Everything that came out of the box, as plain data: the same at every decision of a match."""
        return sorted((zone.pool, card) for zone in table.zones() for card in zone.cards)

    def played(self, settings: dict[str, Any], seat: int) -> str:
        """What the seat plays (its hero, its warband): statistics are kept by it."""
        return ""

    def left(self, table: Table, seat: int) -> tuple[int, ...]:
        """Who wins when this seat resigns: all others, unless some of them lose with it."""
        return tuple(other for other in range(table.seats) if other != seat)

    def seat_name(self, table: Table, seat: int, lang: str) -> str:
        """How texts call a seat."""
        return self.book.text(lang, "seat-name", n=seat + 1)

    def called(self, table: Table, kind: str, index: int, lang: str) -> object | None:
        """How texts call a thing that is neither a definition nor a seat (a figure, say); nothing: by its number."""
        return None

    def word(self, kind: str, index: int, lang: str) -> str | int:
        """What texts call a thing that is neither a definition nor a seat: by default just its number."""
        return index

    def vary(self, content: Content, name: str, count: int = 2) -> list[list[str]]:
        """All values of one setting, or all line-ups of so many of them, for those who measure balance."""
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

    def possible(self, content: Content, verb: int) -> list[Option]:
        """Every option of a verb that a decision could offer with this content, always in the same order.

        Learners number options by it. It is all that can be named together; where that is far more than can happen, a
        game lists the options of that verb itself.
        """
        return products(self, content, self.all_verbs[verb], verb)

    def features(self, content: Content, seats: int) -> list[str]:
        """What each number of `observe` means, for a match with so many seats."""
        raise NotImplementedError

    def observe(self, table: Table, seat: int) -> list[float]:
        """What this seat sees, as numbers for learners: always as many, and the same on all tables it may imagine."""
        raise NotImplementedError

    def new_content(self, packs: list[Pack], entries: dict[str, list[Definition]]) -> Content:
        return Content(self.id, self.book, packs, entries)

    # Campaigns and their secrets

    def is_secret(self, entry: Definition) -> bool:
        """Whether an entry is for those only whose campaign has revealed it: as the field `secret` of its pack says."""
        return bool(getattr(entry, "secret", False))

    def revealed(self, content: Content, campaign: dict[str, Any]) -> set[tuple[str, str]]:
        """Kind and id of the secret entries that a campaign has shown to its players."""
        return set()

    def diary(self, content: Content, campaign: dict[str, Any], lang: str) -> list[Page]:
        """A campaign as its players may read it between two evenings: what was found, lost and decided, and no more."""
        return []

    def readable(self, content: Content, campaign: dict[str, Any] | None = None) -> list[Definition]:
        """The entries that somebody may look up: all but the secrets that his campaign has not revealed."""
        shown = self.revealed(content, campaign) if campaign else set()
        return [
            entry
            for kind, entries in content.entries.items()
            for entry in entries
            if not self.is_secret(entry) or (kind, entry.id) in shown
        ]

    def campaign_over(self, campaign: dict[str, Any]) -> bool:
        """Whether a campaign has come to its end, so that no evening follows."""
        return False

    @cached_property
    def campaign_setting(self) -> str:
        """The setting that takes what an earlier match of a campaign left; "" for a game without campaigns."""
        return next((setting.name for setting in self.settings if setting.type == "campaign"), "")

    # What follows from it

    @cached_property
    def about(self) -> dict[str, Any]:
        data = read_file(self.folder / "game.yaml", self.folder).plain()
        assert isinstance(data, dict)
        return data

    @property
    def id(self) -> str:
        return str(self.about["id"])

    @property
    def name(self) -> dict[str, str]:
        return dict(self.about["name"])

    @property
    def rules_version(self) -> int:
        return int(self.about["rules_version"])

    @property
    def homes(self) -> tuple[str, ...]:
        """The modules whose frames this game runs: the core's and its own. Games may have frames of the same name."""
        return ("pionek.core", *(each.__module__ for each in type(self).__mro__ if each not in (Game, object)))

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.load(self.folder / "rules.yaml")

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self.forms)

    @cached_property
    def settings(self) -> list[Setting]:
        return load_settings(self.folder / "settings.yaml")

    @cached_property
    def guide(self) -> Guide | None:
        """The guided first game, if the folder has one."""
        from pionek.core.view.guide import load_guide

        return load_guide(self.folder)

    @cached_property
    def look(self) -> dict[str, Any]:
        """Colours, icons and how the boards lie, as look.yaml says."""
        from pionek.core.view.look import load_look

        return load_look(self.folder, self.settings)

    @cached_property
    def all_verbs(self) -> tuple[Verb, ...]:
        return vocabulary.VERBS + self.verbs

    @cached_property
    def deeds(self) -> dict[str, list[int]]:
        """By kind of thing, the game's own verbs that one can want to do with it."""
        found: dict[str, list[int]] = {}
        for number in range(vocabulary.FIRST_VERB, len(self.all_verbs)):
            found.setdefault(self.all_verbs[number].subject, []).append(number)
        return found

    @cached_property
    def book(self) -> Phrasebook:
        """Every word this game can say, in both languages."""
        book = core_book()
        for form in (*self.vocabulary.forms(), *vocabulary.FORMS):
            vocabulary.teach_form(book, form)
        teach_folder(book, self.folder / "texts")
        return book

    def setting(self, name: str) -> Setting:
        for setting in self.settings:
            if setting.name == name:
                return setting
        names = ", ".join(each.name for each in self.settings) or "none"
        raise SettingError(
            f"{self.id} has no option {name!r}; its options are {names}",
            f"{self.id} nie ma opcji {name!r}; jej opcje to: {names}",
        )

    def known(self, content: Content, setting: Setting) -> list[str]:
        return list(content.ids.get(setting.of, {})) if setting.of else []

    def content(self, packs: tuple[Path, ...] = ()) -> Content:
        """The game's own content, or a changed copy that stands in its place, and that of further packs; read once."""
        if packs not in self.contents:
            own = self.folder / "content"
            wanted = own.is_dir() and not any(stands_for(self.id, pack) for pack in packs)
            self.contents[packs] = load(self, [*([own] if wanted else []), *packs])
        return self.contents[packs]

    def chosen(self, content: Content, given: dict[str, Any]) -> dict[str, Any]:
        """All settings, given or default; a wrong one is refused with what is allowed. The same ones are read once."""
        asked = (content, repr(given))
        if asked not in self.choices:
            if len(self.choices) >= MOST_CHOICES:
                self.choices.clear()
            self.choices[asked] = self.read(content, given)
        return dict(self.choices[asked])

    def read(self, content: Content, given: dict[str, Any]) -> dict[str, Any]:
        """Settings as somebody wrote them, as what they mean."""
        for name in given:
            self.setting(name)
        chosen: dict[str, Any] = {}
        for setting in self.settings:
            chosen[setting.name] = setting.read(given.get(setting.name, setting.default), self.known(content, setting))
        self.check(content, chosen)
        return chosen

    def check(self, content: Content, chosen: dict[str, Any]) -> None:
        """Refuse settings that do not go together, with one sentence."""

    def key(self, content: Content, option: Option) -> str:
        """The text key of an option: stable, and unique in its decision."""
        verb = self.all_verbs[option.verb]
        parts = [verb.name]
        if verb.subject and option.subject >= 0:
            parts.append(thing_key(content, verb.subject, option.subject))
        if verb.target and option.target >= 0:
            parts.append(thing_key(content, verb.target, option.target))
        if verb.amount:
            parts.append(amount_key(content, verb.amount, option.amount))
        return ":".join(parts)

    def why_not(self, table: Table, seat: int, kind: str, index: int) -> Guard | None:
        """The refusal that got furthest among everything one could want to do with a thing."""
        furthest: Guard | None = None
        for number in self.deeds.get(kind, ()):
            guard = self.refuse(table, seat, number, index)
            if guard is None:
                return None
            if furthest is None or guard.depth > furthest.depth:
                furthest = guard
        return furthest


def thing_key(content: Content, kind: str, index: int) -> str:
    """How a thing is called in keys: definitions by id, everything else by its number, from 1."""
    return content.id_of(kind, index) if kind in content.entries else str(index + 1)


def amount_key(content: Content, kind: str, amount: int) -> str:
    if kind == "number":
        return str(amount)
    if kind == "dice":
        return ",".join(str(at + 1) for at in range(amount.bit_length()) if amount >> at & 1) or "none"
    return thing_key(content, kind, amount)
