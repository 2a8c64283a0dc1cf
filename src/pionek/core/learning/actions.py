"""Options as numbers: with the same content, action n means the same option in every match."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pionek.core.errors import UserError
from pionek.core.learning.options import Uncounted

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.state.decision import Option

KEPT = 8
"""How many numberings are cached: as many as a program is likely to use at once."""


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
        self.by_subject: list[dict[int, int] | None] = [{} for _ in game.words.verbs]
        """By verb, the actions by subject, if its options differ only in their subject. Most do, and this lookup is faster."""
        for at, each in enumerate(self.options):
            numbers = self.by_subject[each.verb]
            if numbers is not None and each.target < 0 and not each.amount:
                numbers[each.subject] = at
            else:
                self.by_subject[each.verb] = None

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
            numbers = self.by_subject[each.verb]
            number = numbers.get(each.subject) if numbers is not None else self.numbers.get(named(each))
            if number is None:
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
