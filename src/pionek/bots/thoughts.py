"""How a search rates the options of a seat, as plain numbers: for hints and for explanations.

With an iteration budget the same seed gives the same thoughts on every table that looks alike to the seat: like the bots
themselves, they rest on nothing but `match.imagine`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from pionek.bots.search import Budget, Search
from pionek.bots.speaking import Speaks, speaks_for
from pionek.core.state.decision import options_of
from pionek.core.vocabulary import ENTER

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option

SEARCHED, SOLVED, OBVIOUS, ONLY, GUIDE = "searched", "solved", "obvious", "only", "guide"
HINT = 8
"""A hint searches this many times as long as a bot's own answer: players ask seldom and can wait."""
DIGITS = 4
MINUS = "\N{MINUS SIGN}"


class Weighed(msgspec.Struct, gc=False):
    """One option: how often the search came back to it, and how that ended for the seat, from -1 (lost) to 1 (won)."""

    key: str
    visits: int
    expected: float


class Thoughts(msgspec.Struct):
    """The recommended option, and how it was found.

    `searched`: by trying, and `options` says what came of it; `solved`: worked out exactly; `obvious`: the game finds
    nothing else worth a thought; `only`: there is no choice; `guide`: a guided game advises it.
    """

    how: str
    best: str
    options: list[Weighed] = []
    """What was tried, the best first."""
    untried: int = 0
    """Options that were offered and never tried."""
    speaks: list[Speaks] = []
    """What the best option does more for than the next one."""
    said: list[str] = []
    """The same in words of the game, in the language of whoever asks."""

    def shown(self, most: int, taken: str = "") -> list[Weighed]:
        """The best options, at most `most`; the option that was taken is always among them."""
        first = self.options[:most]
        own = [each for each in self.options[most:] if each.key == taken]
        return [*first[:-1], *own] if own else first

    def tried(self, key: str) -> bool:
        return any(each.key == key for each in self.options)


def can_think(match: Match, seat: int) -> bool:
    """Whether a search can help with what the seat is asked.

    What real dice show is not a choice; and where another seat decides, waiting for it is not an option to compare.
    """
    decision = match.decision
    return decision is not None and decision.seat == seat and decision.options[0].verb != ENTER


def patience(match: Match, most: int = 0) -> Budget:
    """The iterations of a hint; `most` is the limit of the server."""
    wanted = HINT * match.game.hints.iterations
    return Budget(min(wanted, most) if most else wanted)


def thoughts(match: Match, seat: int, seed: int, budget: Budget) -> Thoughts:
    """Rate the options of the seat from its own view."""
    offered = options_of(match.decision, seat)
    if len(offered) == 1:
        return Thoughts(ONLY, match.key(offered[0]))
    search = Search(match, seat, seed)
    if len(search.options) == 1:
        return Thoughts(SOLVED if search.solved else OBVIOUS, match.key(search.options[0]))
    search.run(budget)
    found = combined(match, [search])
    if len(found.options) > 1:
        best, other = (option_of(match, seat, each.key) for each in found.options[:2])
        found.speaks = speaks_for(match, seat, best, other, seed)
    return found


def option_of(match: Match, seat: int, key: str) -> Option:
    return next(option for option in options_of(match.decision, seat) if match.key(option) == key)


def in_words(match: Match, found: Thoughts, lang: str) -> Thoughts:
    """The same thoughts with what speaks for the best option in words of the game."""
    found.said = spoken(match, found.speaks, lang)
    return found


def spoken(match: Match, speaks: list[Speaks], lang: str) -> list[str]:
    """The parts in words; with figures where games of bots have taught what they are worth, as parts of 100 chances to win."""
    book, hints = match.game.book, match.game.hints
    weighed = hints.learned.weights(hints.traits.kind(match.table)) is not None
    told = []
    for each in speaks:
        said = book.text(lang, f"part-{each.part}", way="more" if each.more > 0 else "less")
        by = round(50 * each.more)
        told.append(book.text(lang, "part-worth", what=said, worth=f"{by:+d}".replace("-", MINUS)) if weighed and by else said)
    return told


def combined(match: Match, searches: list[Search]) -> Thoughts:
    """The findings of one search, or of several searches of the same decision together."""
    tried: dict[str, tuple[int, float]] = {}
    for search in searches:
        for option, node in search.root.children.items():
            key = match.key(option)
            visits, total = tried.get(key, (0, 0.0))
            tried[key] = visits + node.visits, total + node.total
    options = [Weighed(key, visits, round(total / visits, DIGITS)) for key, (visits, total) in tried.items()]
    best = match.key(searches[0].best()) if len(searches) == 1 else ""
    options.sort(key=lambda each: (each.key == best, each.visits, each.expected), reverse=True)
    offered = len(options_of(match.decision, searches[0].seat))
    return Thoughts(SEARCHED, options[0].key, options, max(0, offered - len(options)))


def words_of(match: Match, seat: int, lang: str) -> dict[str, str]:
    """The options of a seat in words, by key."""
    return {choice.key: choice.text for choice in match.scene(seat, lang).choices}
