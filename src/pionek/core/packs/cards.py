"""The entries of a pack as cards: what is printed on each, in every language, and its numbers by the names of their fields."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core import registry
from pionek.core.language.fields import Kind
from pionek.core.language.kinds import Counts, Flag, IntKind, Keyed, ListOf, RefTo, Word
from pionek.core.text.phrasebook import LANGUAGES, plain
from pionek.core.view.brief import brief_of
from pionek.core.view.building import typed
from pionek.core.view.scene import Card

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content, Definition


Readable = set[tuple[str, str]] | None
"""Kind and id of the entries that a reader may look up; None for all."""


def printed_values(content: Content, definition: Definition, readable: Readable = None) -> dict[str, str]:
    """What an entry says in numbers and words besides its text: costs, statistics, decks, dice.

    Fields left out are not told, nor are the ids of other entries that the reader may not look up.
    """
    found: dict[str, str] = {}
    for field in definition.fields:
        value = getattr(definition, field.attribute)
        if value is None or (not field.required and value == field.default):
            continue
        shown = in_words(content, field.kind, value, readable)
        if shown:
            found[field.name] = shown
    return found


def in_words(content: Content, kind: Kind, value: Any, readable: Readable) -> str:
    """A value by its kind; "" for texts and effects, which the card says."""
    if isinstance(kind, Flag):
        return "✓" if value else ""
    if isinstance(kind, IntKind | Word):
        return str(value)
    if isinstance(kind, RefTo):
        return named(content, kind.of, value, readable) if isinstance(value, int) else ""
    if isinstance(kind, Counts):
        counted = [(named(content, kind.of, one, readable), count) for one, count in (value.items() if isinstance(value, dict) else value)]
        return ", ".join(f"{id} × {count}" for id, count in counted if id)
    if isinstance(kind, Keyed):
        pairs = [(named(content, kind.of, one, readable), in_words(content, kind.kind, each, readable)) for one, each in value]
        return "; ".join(f"{id}: {words}" for id, words in pairs if id and words)
    if isinstance(kind, ListOf):
        told = [each for each in (in_words(content, kind.kind, one, readable) for one in value) if each]
        runs = [(each, len(list(same))) for each, same in groupby(told)] if isinstance(kind.kind, RefTo) else [(each, 1) for each in told]
        return ", ".join(f"{each} × {count}" if count > 1 else each for each, count in runs)
    return ""


def named(content: Content, kind: str, index: int, readable: Readable) -> str:
    """The id of an entry; "" if the reader may not look it up."""
    id = content.id_of(kind, index)
    return id if readable is None or (kind, id) in readable else ""


def cards_of(content: Content, pack: str) -> list[dict[str, Any]]:
    """Every entry of a pack: its fields in numbers, its text, and its card as a table draws it, in each language."""
    found: list[dict[str, Any]] = []
    face = registry.get(content.game).face_kind
    for kind, definitions in content.entries.items():
        for each in definitions:
            if each.pack != pack:
                continue
            brief = brief_of(content, kind, each.index)
            fields = {name: value.replace(f"{pack}:", "") for name, value in printed_values(content, each).items()}
            cost = getattr(each, "cost", None) if "cost" in fields else None
            cards = {
                lang: Card(
                    id=f"{kind}:{each.id}", name=each.name[lang], kind=kind, text=typed(content.text_of(kind, each.index, lang)),
                    brief=brief[lang], cost=cost if type(cost) is int else None, shows=each.id if kind == face else "",
                )
                for lang in LANGUAGES
            }  # fmt: skip
            found.append({
                "kind": kind,
                "id": each.id,
                "name": each.name,
                "text": {lang: plain(content.text_of(kind, each.index, lang)) for lang in LANGUAGES},
                "fields": fields,
                "cards": msgspec.to_builtins(cards),
            })  # fmt: skip
    return found
