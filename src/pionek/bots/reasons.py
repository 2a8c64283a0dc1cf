"""Why a bot made its move, explained to a player at the same table without revealing what is hidden from that player.

While the match goes on, everything is computed on tables that are possible for all the player knows, never on the real one.
The only fact taken from the real match is which option the bot chose, and only if the player has seen it: no other option
would have looked the same on any such table. Passes are not explained, because who was asked in a window is secret, and
neither are choices in the middle of a chain, which may have begun with a hidden card. When the match is over, the last
move of the bot is explained from its own view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from pionek.bots.search import Budget, Search
from pionek.bots.thoughts import OBVIOUS, SOLVED, Thoughts, can_think, combined, thoughts, words_of
from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import options_of
from pionek.core.state.rng import Rng

if TYPE_CHECKING:
    from pionek.core.match.match import Answer, Match
    from pionek.core.state.decision import Option

TABLES = 4
"""How many tables are imagined for one decision, all possible for what the viewer knows."""
BACK = 30
"""How many of the last answers are searched for a move to explain."""


class Reason(msgspec.Struct):
    """A move and what speaks for it: whose, what was taken, and how its options are weighed.

    `words` are the texts of the options that may be named, by key.
    """

    seat: int
    taken: str
    thoughts: Thoughts
    words: dict[str, str]


def reason(match: Match, viewer: int, bots: list[int], seed: int, lang: str) -> Reason | None:
    """The last move of a bot that may be explained to the viewer; None if there is none."""
    answers = match.effective()
    for place in range(len(answers) - 1, max(-1, len(answers) - 1 - BACK), -1):
        answer = answers[place]
        if answer.option is None or answer.seat not in bots or answer.option == PASSING:
            continue
        then = match.branch(place)
        found = own_view(then, answer, seed, lang) if match.result is not None else seen(then, viewer, answer, seed, lang)
        if found is not None:
            return found
    return None


def own_view(then: Match, answer: Answer, seed: int, lang: str) -> Reason | None:
    """Explain a decision of a match that is over: as the bot saw it."""
    if answer.option is None or not can_think(then, answer.seat) or len(options_of(then.decision, answer.seat)) == 1:
        return None
    found = thoughts(then, answer.seat, seed, Budget())
    return Reason(answer.seat, then.key(answer.option), found, words_of(then, answer.seat, lang))


def seen(then: Match, viewer: int, answer: Answer, seed: int, lang: str) -> Reason | None:
    """Explain a decision of a running match, on tables that are possible for the viewer; None if the viewer did not see its outcome."""
    assert answer.option is not None
    if answer.partial:
        return None
    rng = Rng(seed)
    imagined = [then.imagine(viewer, rng.next()) for _ in range(TABLES)]
    asked = [each for each in imagined if answer.option in options_of(each.decision, answer.seat)]
    if not asked or not can_think(asked[0], answer.seat):
        return None
    if not all(shows(each, viewer, answer.seat, answer.option, lang) for each in asked):
        return None
    searches = [Search(each, answer.seat, rng.next()) for each in asked]
    taken = then.key(answer.option)
    alike = len(asked) == TABLES and len({frozenset(each.keys(answer.seat)) for each in asked}) == 1
    words = words_of(asked[0], answer.seat, lang)
    if not alike:
        words = {taken: words[taken]}
    if all(len(search.options) == 1 for search in searches) and len({(search.options[0], search.solved) for search in searches}) == 1:
        found = Thoughts(SOLVED if searches[0].solved else OBVIOUS, asked[0].key(searches[0].options[0]))
        return Reason(answer.seat, taken, found, words) if found.best in words else None
    for search in searches:
        search.run(Budget())
    found = combined(asked[0], searches)
    if not alike:
        found.options = [each for each in found.options if each.key == taken]
        found.best, found.untried = taken, 0
    return Reason(answer.seat, taken, found, words)


def shows(before: Match, viewer: int, seat: int, taken: Option, lang: str) -> bool:
    """Whether the viewer can tell this answer from every other one by its immediate result."""
    mine = looks(before, viewer, seat, taken, lang)
    return all(looks(before, viewer, seat, each, lang) != mine for each in options_of(before.decision, seat) if each != taken)


def looks(before: Match, viewer: int, seat: int, option: Option, lang: str) -> tuple[object, list[str]]:
    """What the viewer sees and reads when the seat takes an option."""
    after = before.clone()
    after.listen()
    after.play(option, seat)
    return after.scene(viewer, lang), [str(line) for line in after.log(viewer, lang)]
