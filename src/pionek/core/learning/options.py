"""All options that a verb could ever have with some content: every combination of the things it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pionek.core.language.control import Choose
from pionek.core.state.decision import Option, Verb
from pionek.core.vocabulary import ENTER

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content

MOST_AT_ONCE: Final = 64
"""The most triggers of one moment, and the most replacements in force, that are numbered."""
DICE: Final = 5
"""Dice that a set of dice is chosen from, where a game does not say how many it has."""


class Uncounted(LookupError):
    """A kind of things of which the game does not say how many there are."""

    def __init__(self, game: str, kind: str) -> None:
        super().__init__(f"{game} does not say how many things of the kind {kind!r} there are (Game.things)")


def products(game: Game, content: Content, verb: Verb, number: int) -> list[Option]:
    """Each subject with each target and each amount; no target without a subject, where there could be one.

    What real dice show is entered and never chosen, so it is not listed.
    """
    if number == ENTER:
        return []
    subjects = indices(game, content, verb.subject, verb.optional)
    targets = indices(game, content, verb.target, verb.optional)
    amounts = quantities(game, content, verb)
    return [
        Option(number, one, other, amount)
        for one in subjects
        for other in targets
        if one >= 0 or other < 0 or not verb.subject
        for amount in amounts
    ]


def indices(game: Game, content: Content, kind: str, optional: bool) -> range:
    """The numbers of all things of a kind; -1 stands for none."""
    if not kind:
        return range(-1, 0)
    return range(-1 if optional else 0, how_many(game, content, kind))


def quantities(game: Game, content: Content, verb: Verb) -> range:
    if not verb.amount:
        return range(1)
    if verb.amount == "number":
        return range(verb.most + 1)
    if verb.amount == "dice":
        return range(1 << game.things.get("die", DICE))
    return range(how_many(game, content, verb.amount))


def how_many(game: Game, content: Content, kind: str) -> int:
    """How many things of a kind there are: definitions are counted in the packs, choices in their texts; other kinds must be counted in Game.things."""
    if kind in content.entries:
        return len(content.entries[kind])
    if kind in game.things:
        return game.things[kind]
    if kind == "seat":
        return game.seats[1]
    if kind in ("trigger", "replacement"):
        return MOST_AT_ONCE
    if kind == "choice":
        return max([len(form.choose) for form in content.places.values() if isinstance(form, Choose)], default=0)
    raise Uncounted(game.id, kind)
