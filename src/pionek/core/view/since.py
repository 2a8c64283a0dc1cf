"""What has changed on the table since a seat answered last: pieces that came, moved or fell, numbers that are others now.

It is read off two scenes of the same seat, the one after its own answer and the present one: a game says nothing, and nobody learns
what he has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from pionek.core.state.piece import Record
from pionek.core.view.scene import Board, Counter, Place, Portrait, Scene, Token


class Standing(Record):
    """Where the pieces of a scene stood, by their ids, and what its numbers were."""

    pieces: dict[str, tuple[str, Token]]
    numbers: dict[str, int]


def standing(scene: Scene) -> Standing:
    pieces = {token.id: (where, token) for where, token in tokens(scene)}
    return Standing(pieces, {counter.id: counter.value for counter in counters(scene)})


def mark_changes(scene: Scene, before: Standing) -> None:
    """Mark in a scene what is different from before."""
    there = {}
    for where, token in tokens(scene):
        there[token.id] = where
        known = before.pieces.get(token.id)
        if known is None:
            token.since = True
        elif known[0] != where:
            token.since = True
            token.came = known[0]
        elif known[1].count != token.count:
            token.since = True
            token.delta = token.count - known[1].count
    for counter in counters(scene):
        value = before.numbers.get(counter.id, counter.value)
        if value != counter.value:
            counter.delta = counter.value - value
    gone: dict[str, list[Token]] = {}
    for id, (where, token) in before.pieces.items():
        if id not in there:
            gone.setdefault(where, []).append(token)
    if gone:
        for place in places(scene):
            place.gone = gone.get(place.id, [])


def places(scene: Scene) -> Iterator[Place]:
    for thing in scene.things:
        if isinstance(thing, Board):
            yield from thing.places


def tokens(scene: Scene) -> Iterator[tuple[str, Token]]:
    """All tokens, each with the id of the place or of the player where it lies."""
    for place in places(scene):
        for token in place.tokens:
            yield place.id, token
    for thing in scene.things:
        if isinstance(thing, Portrait):
            for each in thing.things:
                if isinstance(each, Token):
                    yield thing.id, each


def counters(scene: Scene) -> Iterator[Counter]:
    """The numbers of the table and of the players."""
    for thing in scene.things:
        if isinstance(thing, Counter):
            yield thing
        elif isinstance(thing, Portrait):
            for each in thing.things:
                if isinstance(each, Counter):
                    yield each
