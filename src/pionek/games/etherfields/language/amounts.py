"""How many: the amounts of this game's texts."""

from __future__ import annotations

from pionek.core.language.amounts import Amount, Chosen, Number
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields.language.base import person
from pionek.games.etherfields.language.selectors import hits
from pionek.games.etherfields.model.deeds import Deeds


class Players(Amount[Deeds]):
    """EF-CORE-08: the number of players."""

    word = "players"
    en = "the number of Dreamers"
    pl = "liczba Śniących"
    example = "{gain: ether, much: players}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        return table.seats


class OwnProgress(Amount[Deeds]):
    """EF-PROG-07: a number plus one for each of your active Progress cards of a colour, up to a limit."""

    word = "plus-progress"
    plus_progress: int = field(IntKind(0, 9))
    colour: str = field(Word("A", "C", "W"))
    most: int = field(IntKind(0, 20))
    en = "{ $plus_progress }, and 1 for each of your active Progress cards of this colour, at most { $most }"
    pl = "{ $plus_progress } i po 1 za każdą twoją aktywną kartę Rozwoju tego koloru, najwyżej { $most }"
    example = "{add: {plus-progress: 2, colour: A, most: 5}}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        cards = table.active_progress(person(resolution))
        return min(self.most, self.plus_progress + sum([1 for card in cards if table.card(card).colour == self.colour]))


class FiguresNear(Amount[Deeds]):
    """One for each figure of the Entity that reaches the Dreamer, up to a limit."""

    word = "per-figure"
    per_figure: int = field(IntKind(1, 9))
    en = "1 for each figure of this Entity in range, at most { $per_figure }"
    pl = "1 za każdą figurkę tej Istoty w zasięgu, najwyżej { $per_figure }"
    example = "{suffer: {per-figure: 2}}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        return self.counted(hits(table, resolution.mode - 1, person(resolution), max(0, resolution.chosen)))

    def counted(self, figures: list[int]) -> int:
        return min(self.per_figure, len(figures))


def x_unless_number(amount: Amount) -> str:
    """The variant of a verb's pattern: an amount that is neither a number nor one told before stands behind it, "draw X cards, where X is the number of Dreamers"."""
    return "" if isinstance(amount, Number | Chosen) else "x"


AMOUNTS: tuple[type[Amount], ...] = (Players, OwnProgress, FiguresNear)
