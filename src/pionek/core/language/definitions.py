"""The content of a match: frozen definitions from packs, shared by all its clones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.fields import EntryFields, Field
from pionek.core.language.forms import Form, forms_in, label
from pionek.core.packs.problems import InBoth, Mistake
from pionek.core.rules.in_force import WATCH, Ability
from pionek.core.state.events import MOST_WATCHED
from pionek.core.state.piece import Record
from pionek.core.text.phrasebook import LANGUAGES, Ref, plain

if TYPE_CHECKING:
    from pathlib import Path

    from pionek.core.language.describing import Describer
    from pionek.core.state.frame import Frame
    from pionek.core.text.phrasebook import Part, Phrasebook
    from pionek.core.view.scene import BriefPart, TextPart


UNFORESEEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What an entry may end in that no check has foreseen: it is reported as a mistake of that entry."""


class Definition(metaclass=EntryFields):
    """One entry of a pack: a card, a hero, a token. Filled once by the loader, never written during play."""

    kind: ClassVar[str] = ""
    plural: ClassVar[str] = ""
    """The key under which packs list entries of this kind."""
    fields: ClassVar[tuple[Field, ...]] = ()
    named: ClassVar[tuple[str, ...]] = ()
    """The ids that the rules of the game name by themselves: content without them cannot be played."""

    id: str
    index: int
    name: dict[str, str]
    pack: str
    wording: dict[str, str] | None

    def fill(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def forms(self) -> list[Form]:
        """All forms that stand in this entry's fields."""
        return [form for field in self.fields for form in forms_in(getattr(self, field.attribute))]

    def quiet_forms(self) -> list[Form]:
        """Forms in which nothing may ask: those of modifiers and of their reach."""
        return []

    def finish(self, content: Content) -> None:
        """Compute what follows from the fields, once all entries are read; a Mistake says what does not fit together."""

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """What keeps a well-formed entry from being played: what it lacks, or what could never happen."""
        yield from ()

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """The text printed on it, made from its effects."""
        return ()

    def say_briefly(self, describer: Describer) -> tuple[Part, ...]:
        """The same without what a table shows beside the text: where a brief text is cut from (view/brief.py)."""
        return self.say(describer)


class Pack(Record):
    """Where content comes from: the header of a pack and the hash of its files."""

    id: str
    version: str
    game: str
    languages: list[str]
    licence: str
    digest: str


class Unfinished(Exception):
    """Entries that cannot be used: each with its mistake."""

    def __init__(self, mistakes: list[tuple[Definition, Mistake]]) -> None:
        super().__init__(mistakes)
        self.mistakes = mistakes


class Content:
    """All definitions of a match by kind and number, and the words of its game."""

    def __init__(self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]) -> None:
        self.game = game
        self.book = book
        self.packs = packs
        self.entries = entries
        self.folders: tuple[Path, ...] = ()
        """Where the packs besides the game's own were read from."""
        self.ids: dict[str, dict[str, int]] = {
            kind: {each.id: each.index for each in definitions} for kind, definitions in entries.items()
        }
        self.places: dict[str, Form] = {}
        self.abilities: dict[str, Ability] = {}
        self.said: dict[tuple[str, int, str], tuple[Part, ...]] = {}
        self.printed: dict[tuple[str, int, str], list[TextPart]] = {}
        self.brief: dict[tuple[str, int], dict[str, list[BriefPart]]] = {}
        """The brief text of each card, by kind and number; see view/brief.py."""
        self.drawn: dict[tuple[object, ...], Any] = {}
        """What scenes show alike in every match, by its language and a name for it; scenes share it (`SceneBuilder.once`)."""
        self.option_keys: dict[tuple[int, int, int, int], str] = {}
        """The keys of options, by their four numbers (`Game.key`)."""
        mistakes: list[tuple[Definition, Mistake]] = []
        followed: list[tuple[Definition, Mistake]] = []
        for definitions in entries.values():
            for each in definitions:
                try:
                    each.finish(self)
                except Mistake as mistake:
                    mistakes.append((each, mistake))
                except UNFORESEEN as error:
                    followed.append((each, unfit(error)))  # mostly because another entry could not be finished
        if mistakes or followed:
            raise Unfinished(mistakes or followed)
        for definitions in entries.values():
            for each in definitions:
                for at, form in enumerate(each.forms()):
                    self.places.update({one.path: one for one in label(form, f"{each.kind}:{each.id}/{at}")})

    def enable(self, ability: Ability) -> Ability:
        """Register an ability under the sentence it stands for, so that saves can name it."""
        if ability.kind == WATCH and ability.what >= MOST_WATCHED:
            raise ValueError(f"{ability.origin} watches moment {ability.what}; declare it among the first {MOST_WATCHED}")
        self.abilities[f"{ability.origin}#{ability.index}"] = ability
        return ability

    def get(self, kind: str, index: int) -> Definition:
        return self.entries[kind][index]

    def find(self, kind: str, id: str) -> int:
        """The number of an id; KeyError when there is none."""
        return self.ids[kind][id]

    def id_of(self, kind: str, index: int) -> str:
        return self.entries[kind][index].id if kind in self.entries else str(index)

    def name_of(self, kind: str, index: int, lang: str) -> str:
        return self.entries[kind][index].name[lang]

    def ref(self, kind: str, index: int, lang: str) -> Ref:
        """The name of a definition inside a text; names from packs are never inflected."""
        return Ref(kind, self.id_of(kind, index), self.name_of(kind, index, lang))

    def text_of(self, kind: str, index: int, lang: str) -> tuple[Part, ...]:
        """The printed text, made once for each language."""
        key = (kind, index, lang)
        text = self.said.get(key)
        if text is None:
            from pionek.core.language.describing import Describer

            definition = self.entries[kind][index]
            if definition.wording is not None:
                text = (definition.wording[lang],)
            else:
                text = definition.say(Describer(self, lang))
            self.said[key] = text
        return text

    def brief_text_of(self, kind: str, index: int, lang: str) -> tuple[Part, ...]:
        """The text in few words and without what a table shows beside it: what view/brief.py makes a line of."""
        from pionek.core.language.describing import Describer

        definition = self.entries[kind][index]
        return (definition.wording[lang],) if definition.wording is not None else definition.say_briefly(Describer(self, lang, briefly=True))

    def text_hash(self, definition: Definition) -> str:
        """A short hash of the generated text in both languages: what an override of the wording says it replaces."""
        from pionek.core.language.describing import Describer

        texts = [plain(definition.say(Describer(self, lang))) for lang in LANGUAGES]
        return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:8]

    def given(self, definition: Definition) -> tuple[str, ...]:
        """What surrounds this entry's effects ("attack" ...): the loader checks what its forms need."""
        return ()

    def source_of(self, frame: Frame) -> str:
        """The card and the pack behind a frame, for the report of a broken match."""
        card = getattr(frame, "card", -1)
        if isinstance(card, int) and 0 <= card < len(self.entries.get("card", ())):
            return described(self.entries["card"][card])
        ability = getattr(frame, "ability", None)
        kind, _, name = ability.origin.partition(":") if isinstance(ability, Ability) else ("", "", "")
        if name in self.ids.get(kind, {}):
            return described(self.entries[kind][self.ids[kind][name]])
        return ""

    def digest(self) -> str:
        """Changes when any definition changes: proof that play writes nothing here."""
        hasher = hashlib.sha256()
        for kind in sorted(self.entries):
            for definition in self.entries[kind]:
                hasher.update(repr(portrait(definition)).encode())
        return hasher.hexdigest()


LIKE_THE_GAME = InBoth("an entry like those of the game", "wpis taki jak w grze")


def unfit(error: Exception) -> Mistake:
    """An entry that nobody foresaw, so that no pack ever ends in a traceback."""
    detail = f"{type(error).__name__}: {error}"
    found = InBoth(f"fields that cannot be used together ({detail})", f"pola, których nie da się połączyć ({detail})")
    return Mistake(found, LIKE_THE_GAME)


def described(definition: Definition) -> str:
    return f"{definition.kind} {definition.id}, pack {definition.pack}"


def portrait(value: Any) -> Any:
    """A definition or form as plain data, with everything in it."""
    if isinstance(value, Definition | Form):
        own = ["path"] if isinstance(value, Form) else ["id", "index", "name", "pack", "wording"]
        names = [*own, *(field.attribute for field in value.fields)]
        return [type(value).__name__, *((name, portrait(getattr(value, name))) for name in names)]
    if isinstance(value, list | tuple):
        return [portrait(each) for each in value]
    return value
