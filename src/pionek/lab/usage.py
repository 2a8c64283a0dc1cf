"""What was used, and how often its users won, by the names that people know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.text.phrasebook import Ref
from pionek.lab.observer import named_by
from pionek.lab.tally import interval

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content

FEW = 30
"""The number of games below which a thing is not judged, because luck would decide."""
STRONG, WEAK, UNUSED, EVEN, RARE = "strong", "weak", "unused", "even", "rare"


class Usage(msgspec.Struct, frozen=True):
    """One thing that can be done with one entry of the content. Shares count the games of single sides."""

    key: str
    kind: str
    id: str
    offered: int
    used: int
    times: int
    wins: int
    base: float | None
    """The share that its users win anyway."""

    @property
    def share(self) -> float:
        """The share of seats that used it, of those that could."""
        return self.used / self.offered

    @property
    def won(self) -> float:
        return self.wins / self.used if self.used else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.used)

    @property
    def lift(self) -> float:
        """By how much more its users win with it than they do anyway."""
        return self.won - self.base if self.base is not None else 0.0

    @property
    def verdict(self) -> str:
        """Strong or weak if the whole interval lies above or below the expected share."""
        if not self.used:
            return UNUSED if self.offered >= FEW else RARE
        if self.used < FEW or self.base is None:
            return RARE
        low, high = self.interval
        if low > self.base:
            return STRONG
        return WEAK if high < self.base else EVEN


def usages(game: Game, content: Content, used: dict[str, dict[str, Any]]) -> list[Usage]:
    """The uses in the results (their field `used`), the greatest lift first."""
    kinds = {verb.name: named_by(content, verb)[1] for verb in game.words.verbs}
    found = []
    for key, counts in used.items():
        verb, _, id = key.partition(":")
        found.append(Usage(key, kinds[verb], id, **counts))
    return sorted(found, key=lambda each: (-each.lift, each.key))


def never_met(game: Game, content: Content, found: list[Usage]) -> list[tuple[str, str]]:
    """Kind and id of the entries that were never offered, of the kinds of which some entry was."""
    met = {(each.kind, each.id) for each in found}
    kinds = {kind for kind, _ in met}
    return [
        (kind, entry.id)
        for kind in sorted(kinds)
        for entry in content.entries[kind]
        if (kind, entry.id) not in met and not game.campaign.is_secret(content, entry)
    ]


def label(game: Game, content: Content, key: str, lang: str) -> str:
    """The use in words: the text of the option if that names nothing else; a secret entry is shown by its id."""
    verb, _, id = key.partition(":")
    role, kind = next(named_by(content, each) for each in game.words.verbs if each.name == verb)
    entry = content.get(kind, content.find(kind, id))
    name = id if game.campaign.is_secret(content, entry) else entry.name[lang]
    pattern = game.book.sources[lang].get(f"option-{verb}", "")
    if re.findall(r"\$(\w+)", pattern) == [role]:
        return game.book.text(lang, f"option-{verb}", **{role: Ref(kind, id, name)})
    return f"{name} ({verb})"
