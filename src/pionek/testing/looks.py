"""Everything a seat can learn by looking: scene, options, reasons, log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from pionek.core.game import Game
from pionek.core.match.match import Match
from pionek.core.state.decision import Guard
from pionek.core.view.scene import Card, Place, Portrait, Scene, Thing, Token, Zone
from pionek.core.vocabulary import CORE

LANGUAGES = ("en", "pl")
PILES = ("deck", "discard")


def subjects(game: Game) -> list[str]:
    """The kinds of things that a verb of the game is about."""
    return sorted({verb.subject for verb in game.words.verbs[len(CORE.verbs):] if verb.subject})


def things(value: Any) -> Iterator[Thing]:
    """All things of a scene, with everything that lies on them."""
    if isinstance(value, Scene):
        yield from things(value.things)
    elif isinstance(value, list):
        for each in value:
            yield from things(each)
    elif isinstance(value, Thing):
        yield value
        for name in type(value).__struct_fields__:
            yield from things(getattr(value, name))


def usable(game: Game, scene: Scene) -> Iterator[tuple[Thing, str, int]]:
    """The cards, pieces, places and abilities of a scene that some verb is about: with kind and number."""
    kinds = subjects(game)
    for thing in things(scene):
        kind, _, name = thing.id.partition(":")
        if kind in kinds and isinstance(thing, Card | Place | Token) and not getattr(thing, "hidden", False):
            yield thing, kind, number(game, kind, name)


def at_hand(scene: Scene) -> set[int]:
    """What a seat may hope to use: all that is not another seat's and does not lie on a pile; by identity."""
    away: set[int] = set()
    for thing in things(scene):
        if (isinstance(thing, Portrait) and not thing.mine) or (isinstance(thing, Zone) and thing.kind in PILES):
            away |= {id(each) for each in things(thing)}
    return {id(thing) for thing in things(scene)} - away


def number(game: Game, kind: str, name: str) -> int:
    """The number behind the id of a thing; what comes after the id of its definition says where it lies."""
    ids = game.content().ids
    if kind not in ids:
        return int(name)
    while name not in ids[kind]:
        name = name.rpartition(":")[0]
        assert name, f"no {kind} is behind the id of a thing"
    return int(ids[kind][name])


def refusals(match: Match, seat: int) -> list[tuple[str, int, str]]:
    """What the seat is told about every definition that a verb is about, in play or not."""
    found: list[tuple[str, int, str]] = []
    for kind in subjects(match.game):
        for definition in match.content.entries.get(kind, ()):
            guard = match.why_not(seat, kind, definition.index)
            found.append((kind, definition.index, described(guard)))
    return found


def described(guard: Guard | None) -> str:
    return f"{guard.name} {guard.rule} {guard.depth}" if guard is not None else ""


def seen(match: Match, seat: int) -> dict[str, bytes]:
    """What the seat sees now, part by part."""
    looks = {f"scene {lang}": msgspec.json.encode(match.scene(seat, lang)) for lang in LANGUAGES}
    decision = match.decision
    looks["options"] = msgspec.json.encode(match.keys(seat) if decision is not None else [])
    looks["refusals"] = msgspec.json.encode(refusals(match, seat))
    return looks


def heard(match: Match, events: list[Any], seat: int) -> list[str]:
    """What the seat is shown of these events, and what it reads about them."""
    beats = match.game.beats
    return [
        msgspec.json.encode(beats.beat(match.game, match.table, event, seat, lang)).decode() for lang in LANGUAGES for event in events
    ]
