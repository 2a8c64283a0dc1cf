"""Finds the fields of definitions that nothing shows: neither the text of a card nor any thing in a scene depends on them.

A field is shown if something that players see changes when one entry of a pack gets another value of it. What players see is
the generated text of the entry in both languages, and the scenes of random games in which the entry occurs.
"""

from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition, Unfinished, portrait
from pionek.core.language.fields import Field
from pionek.core.match.match import Match, fresh
from pionek.core.packs.loader import load
from pionek.core.text.phrasebook import plain
from tests.free.games import DUCATS, game_of, played, settings_for

LANGUAGES = ("en", "pl")
GAMES = 6
EACH = 25
"""Random games, and decisions of each, that are looked through for scenes in which entries occur."""
ENOUGH = 6
"""A scene is kept if it shows an entry of a kind, and of a deck, of which fewer entries are shown so far."""
TRIES = 10
MOST = 12
"""Values that are tried before a field counts as not shown, and entries that get them."""
NO_FACTS = frozenset({"options", "why_not", "choices", "prompt", "chance", "lit", "result"})
"""What a scene says about the moment, not about what is printed."""


class Shown:
    """A content of its own, and scenes in which its entries occur."""

    def __init__(self, name: str) -> None:
        self.game: Game = game_of(name)
        self.content: Content = load(self.game, [self.game.folder / "content"])
        self.scenes: list[tuple[Match, int]] = []
        self.places: dict[tuple[str, str], list[int]] = {}
        """For each entry the numbers of the scenes in which it occurs."""
        self.plainly: dict[tuple[str, str], list[object]] = {}
        """What players see of an entry as it is."""
        counts: Counter[tuple[str, str]] = Counter()
        for match in self.moments(name):
            assert match.decision is not None
            seat = match.decision.seat
            text = msgspec.json.encode(match.scene(seat, "en")).decode()
            found = [each for each in self.entries() if f'"{each.kind}:{each.id}' in text or f'"{each.name["en"]}' in text]
            if any(counts[sort_of(each)] < ENOUGH for each in found if (each.kind, each.id) not in self.places):
                for each in found:
                    if (each.kind, each.id) not in self.places:
                        counts[sort_of(each)] += 1
                    self.places.setdefault((each.kind, each.id), []).append(len(self.scenes))
                self.scenes.append((match.clone(), seat))

    def entries(self) -> Iterator[Definition]:
        for definitions in self.content.entries.values():
            yield from definitions

    def moments(self, name: str) -> Iterator[Match]:
        """Decisions of random games, spread over their length."""
        for seed in range(GAMES):
            settings = self.game.chosen(self.content, settings_for(self.game, seed))
            luck = random.Random(f"printed {seed}")
            match = Match(self.game, self.content, settings, seed, fresh(self.game, self.content, settings, seed))
            yield from islice((each for each in played(name, seed, match) if each.decision is not None and luck.random() < 0.15), EACH)

    def seen(self, content: Content, entry: Definition) -> Iterator[object]:
        """What players see of an entry, piece by piece."""
        for lang in LANGUAGES:
            yield plain(content.text_of(entry.kind, entry.index, lang))
        for at in self.places.get((entry.kind, entry.id), [])[:3]:
            match, seat = self.scenes[at]
            table = match.table.clone()
            table.content = content
            yield facts(msgspec.to_builtins(self.game.scene(table, seat, "en")))

    def renewed(self) -> Content:
        """The content made again from its entries."""
        own = self.content
        return type(own)(own.game, own.book, own.packs, own.entries)

    def is_shown(self, kind: type[Definition], field: Field) -> bool:
        """Whether some entry looks different with another value of the field."""
        entries = self.content.entries.get(kind.kind, [])
        values = {repr(portrait(getattr(each, field.attribute))): getattr(each, field.attribute) for each in entries}
        telling = [text for text, value in values.items() if value not in (None, field.default, [], {})]
        common = Counter(repr(portrait(getattr(each, field.attribute))) for each in entries)

        def promise(each: Definition) -> tuple[bool, bool, bool]:
            """First what has a value of its own and is in a scene; a value that most entries have may stand for none."""
            text = repr(portrait(getattr(each, field.attribute)))
            return text not in telling, common[text] > len(entries) // 2, (kind.kind, each.id) not in self.places

        candidates = sorted(entries, key=promise)
        pairs = [(each, other) for each in candidates[:MOST] for other in others(field, getattr(each, field.attribute), values)]
        tried = 0
        for entry, other in pairs:
            different = self.differs(entry, field, other)
            if different:
                return True
            tried += different is not None
            if tried >= TRIES:
                break
        return not pairs

    def differs(self, entry: Definition, field: Field, other: Any) -> bool | None:
        """Whether the entry looks different with that value; None if no such entry is possible."""
        own = getattr(entry, field.attribute)
        key = (entry.kind, entry.id)
        if key not in self.plainly:
            self.plainly[key] = list(self.seen(self.renewed(), entry))
        setattr(entry, field.attribute, other)
        try:
            return any(one != two for one, two in zip(self.plainly[key], self.seen(self.renewed(), entry), strict=True))
        except (Unfinished, ArithmeticError, AssertionError, LookupError, TypeError, ValueError, AttributeError):
            return None
        finally:
            setattr(entry, field.attribute, own)

    def not_shown(self) -> list[str]:
        """All fields that nothing shows, as "kind.field"."""
        found = [
            f"{kind.kind}.{field.name}" for kind in self.game.definitions for field in kind.fields if not self.is_shown(kind, field)
        ]
        self.renewed()
        return found


def sort_of(entry: Definition) -> tuple[str, str]:
    """The kind of an entry and, of a card, its deck: cards of different decks have different things printed."""
    return entry.kind, str(getattr(entry, "deck", ""))


def others(field: Field, own: Any, values: dict[str, Any]) -> list[Any]:
    """Other values of a field, as other entries have them: first those that say something."""
    different = [value for text, value in values.items() if text != repr(portrait(own))]
    different.sort(key=lambda value: value in (None, field.default, [], {}))
    return list({id(each): each for each in (*different[:2], *different[-1:])}.values())


def facts(value: Any) -> Any:
    """A scene without what it says about the moment."""
    if isinstance(value, dict):
        return {name: facts(each) for name, each in value.items() if name not in NO_FACTS}
    return [facts(each) for each in value] if isinstance(value, list) else value


def exceptions(name: str) -> tuple[dict[str, str], dict[str, str]]:
    """What a game says of fields that are not shown: those that are not printed, and those that are still missing."""
    if name == DUCATS.id:
        return dict.fromkeys(("card.copies", "card.when", "card.aims", "card.stall"), "it decides what can be done with the card"), {}
    listed = importlib.import_module(f"tests.{name}.printed")
    return dict(listed.NOT_PRINTED), dict(listed.MISSING)
