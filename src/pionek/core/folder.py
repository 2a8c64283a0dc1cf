"""What the folder of a game says: its name, rules, settings, texts, look and packs."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from pionek.core.language.control import PARTS
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import teach_form
from pionek.core.language.forms import Form
from pionek.core.ledger import Ledger
from pionek.core.packs.loader import load, stands_for
from pionek.core.packs.reader import Vocabulary
from pionek.core.packs.yamlfile import read_file
from pionek.core.settings import Setting, SettingError, load_settings
from pionek.core.text.nouns import core_book, teach_folder
from pionek.core.text.phrasebook import Phrasebook
from pionek.core.view.shelves import Shelf, load_chapters, load_gallery

if TYPE_CHECKING:
    from pionek.core.teaching.puzzles import Puzzle
    from pionek.core.view.guide import Guide

C = TypeVar("C", bound=Content, default=Any)
"""The content of one game."""

MOST_CONTENTS = 24
"""How many contents with further packs are kept in memory, for each game."""
MOST_CHOICES = 1000
"""How many sets of settings are remembered, so that a new match does not read them again."""


class GameFolder(Generic[C]):
    """A folder of files that describe a game; each is read when it is first needed."""

    content_class: ClassVar[type[Any]] = Content
    """The class that holds the definitions of a match; a game derives its own from it."""
    face_kind: ClassVar[str] = ""
    """The kind of definitions that dice show, if they show more than numbers."""
    definitions: ClassVar[tuple[type[Definition], ...]] = ()
    """The kinds of entries that packs of this game may have."""
    forms: ClassVar[tuple[type[Form], ...]] = ()
    """The game's own words of the effect language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.contents: dict[tuple[Path, ...], C] = {}
        self.choices: dict[tuple[C, str], dict[str, Any]] = {}

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
    def summary(self) -> dict[str, str]:
        """What the game is, in a sentence; empty if its folder does not say."""
        return dict(self.about.get("summary", {}))

    @property
    def minutes(self) -> list[int]:
        """How long a match takes people, from and to; empty if the folder does not say."""
        return list(self.about.get("minutes", []))

    @property
    def weight(self) -> int:
        """How much there is to learn, from 1 to 5; 0 if the folder does not say."""
        return int(self.about.get("weight", 0))

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.load(self.folder / "rules.yaml")

    @cached_property
    def chapters(self) -> dict[str, dict[str, str]]:
        """The chapters of the rules, by the middle part of their ids."""
        return load_chapters(self.folder)

    @cached_property
    def gallery(self) -> dict[str, Shelf]:
        """The kinds of entries that a reader looks up."""
        return load_gallery(self.folder)

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
    def puzzles(self) -> list[Puzzle]:
        """The puzzles that simulated games have given."""
        from pionek.core.teaching.puzzles import read_puzzles

        return read_puzzles(self.folder)

    @cached_property
    def look(self) -> dict[str, Any]:
        """Colours, icons and how the boards lie, as look.yaml says."""
        from pionek.core.view.look import load_look

        return load_look(self.folder, self.settings)

    @cached_property
    def book(self) -> Phrasebook:
        """All texts of this game, in both languages."""
        book = core_book()
        for form in (*self.vocabulary.forms(), *PARTS):
            teach_form(book, form)
        teach_folder(book, self.folder / "texts")
        return book

    @cached_property
    def campaign_setting(self) -> str:
        """The setting that takes what an earlier match of a campaign left; "" for a game without campaigns."""
        return next((setting.name for setting in self.settings if setting.type == "campaign"), "")

    def content(self, packs: tuple[Path, ...] = ()) -> C:
        """The game's own content, or a changed copy that stands in its place, and that of further packs; read once."""
        content = self.contents.pop(packs, None)
        if content is None:
            own = self.folder / "content"
            wanted = own.is_dir() and not any(stands_for(self.id, pack) for pack in packs)
            content = load(self, [*([own] if wanted else []), *packs])
            content.folders = packs
        self.contents[packs] = content  # what was used last stands last
        if len(self.contents) > MOST_CONTENTS:
            self.forget(next(folders for folders in self.contents if folders))
        return content

    def forget(self, packs: tuple[Path, ...]) -> None:
        """Keep a content no longer; matches that are played with it still have it."""
        content = self.contents.pop(packs)
        self.choices = {asked: chosen for asked, chosen in self.choices.items() if asked[0] is not content}

    def setting(self, name: str) -> Setting:
        for setting in self.settings:
            if setting.name == name:
                return setting
        names = ", ".join(each.name for each in self.settings) or "none"
        raise SettingError(
            f"{self.id} has no option {name!r}; its options are {names}",
            f"{self.id} nie ma opcji {name!r}; jej opcje to: {names}",
        )

    def known(self, content: C, setting: Setting) -> list[str]:
        """The ids that a setting takes besides its own words: all of a kind, or those of packs beside the words."""
        own = content.game if setting.allowed or setting.added else ""
        return [each.id for each in content.entries.get(setting.of, ()) if each.pack != own]

    def chosen(self, content: C, given: dict[str, Any]) -> dict[str, Any]:
        """All settings, given or default. A wrong one raises SettingError with what is allowed. Equal settings are read once."""
        asked = (content, repr(given))
        if asked not in self.choices:
            if len(self.choices) >= MOST_CHOICES:
                self.choices.clear()
            self.choices[asked] = self.read(content, given)
        return dict(self.choices[asked])

    def read(self, content: C, given: dict[str, Any]) -> dict[str, Any]:
        """Read settings as a user wrote them."""
        for name in given:
            self.setting(name)
        chosen: dict[str, Any] = {}
        for setting in self.settings:
            chosen[setting.name] = setting.read(given.get(setting.name, setting.default), self.known(content, setting))
        self.check(content, chosen)
        return chosen

    def check(self, content: C, chosen: dict[str, Any]) -> None:
        """Raise SettingError if the settings do not go together."""
