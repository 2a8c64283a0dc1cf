"""Options as numbers: with the same content, action n means the same option in every match."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pionek.core.errors import UserError
from pionek.core.learning.options import Uncounted

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.state.decision import Option

KEPT = 8
"""How many numberings are cached: as many as a program is likely to use at once."""
UNLISTED: Final = -1


class Unnumbered(UserError):
    """An option that the game does not list, or a game that cannot list its options."""


class Actions:
    """All options that a game's verbs could give with some content, numbered verb by verb."""

    def __init__(self, game: Game, content: Content) -> None:
        self.game = game
        self.content = content
        try:
            self.options = [each for verb in range(len(game.words.verbs)) for each in game.features.options(game, content, verb)]
        except Uncounted as error:
            raise Unnumbered(f"the options of {game.id} cannot be numbered: {error}") from error
        self.numbers = {named(each): at for at, each in enumerate(self.options)}
        self.runs = [self.run(verb) for verb in range(len(game.words.verbs))]
        """By verb, its first and last action and what a subject is from its action, if its options differ only in their subject and
        follow one another by it. Most do, and a sum is quicker than a lookup."""

    def run(self, verb: int) -> tuple[int, int, int]:
        """The run of a verb's actions; an empty one if its options must be looked up."""
        own = [at for at, each in enumerate(self.options) if each.verb == verb]
        if not own:
            return 0, -1, 0
        apart = own[0] - self.options[own[0]].subject
        for at in own:
            each = self.options[at]
            if each.target >= 0 or each.amount or each.subject + apart != at:
                return 0, -1, 0
        return own[0], own[-1], apart

    def __len__(self) -> int:
        return len(self.options)

    def meaning(self, number: int) -> str:
        """The key of the option behind an action."""
        if not 0 <= number < len(self.options):
            raise Unnumbered(
                f"there is no action {number}; {self.game.id} has {len(self.options)}, counted from 0",
                f"nie ma akcji {number}; {self.game.id} ma ich {len(self.options)}, licząc od 0",
            )
        return self.game.key(self.content, self.options[number])

    def numbered(self, options: list[Option]) -> dict[int, Option]:
        """The options of a decision by their actions."""
        found: dict[int, Option] = {}
        for each in options:
            first, last, apart = self.runs[each.verb]
            number = each.subject + apart
            if not first <= number <= last:
                number = self.numbers.get(named(each), UNLISTED)
            if number == UNLISTED:
                key = self.game.key(self.content, each)
                raise Unnumbered(f"{self.game.id} offers {key!r}, which it does not list among its options")
            found[number] = each
        return found


def named(option: Option) -> tuple[int, int, int, int]:
    return option.verb, option.subject, option.target, option.amount


@lru_cache(KEPT)
def actions_of(game: Game, content: Content) -> Actions:
    """The numbering of a game with some content, made once."""
    return Actions(game, content)


def hash_of(content: Content) -> str:
    """The hash of the packs behind a numbering: as long as it is the same, every action has the same meaning."""
    return "+".join(f"{pack.id}:{pack.digest}" for pack in content.packs) or content.game
