"""Positions: matches that begin in the middle of a game. Their files are match files without a past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.match.loading import load_match
from pionek.core.match.match import Match

if TYPE_CHECKING:
    from pionek.core.game import Game


def from_here(match: Match) -> Match:
    """A match that begins at the present decision of another one: nothing before it can be undone or read."""
    new = match.clone()
    new.base = match.table.clone()
    new.last = None
    new.marked = False
    return new


def packed(match: Match) -> bytes:
    """The match file of a position. Its table is written once, although such a match also begins with it."""
    saved: dict[str, Any] = msgspec.json.decode(from_here(match).save())
    del saved["base"]
    return msgspec.json.encode(saved)


def unpacked(game: Game, data: bytes) -> Match:
    """The match that begins at a packed position."""
    saved: dict[str, Any] = msgspec.json.decode(data)
    return load_match(msgspec.json.encode({**saved, "base": saved["table"]}), lambda _name: game)
