"""Does a seat learn what is hidden from it? Deal the hidden things anew and see whether anything it sees changes."""

from __future__ import annotations

import random
from typing import Any

from pionek.core.match.match import Match
from pionek.core.state.decision import Option
from pionek.core.state.events import Listener
from pionek.core.state.table import Table
from pionek.testing.looks import heard, seen

ENOUGH = 0.9
"""The part of the imagined tables that must differ in what is hidden, or else nothing was tested."""


class Search:
    """Looks for leaks position by position and keeps account of how much was really hidden."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.hidden = 0
        self.differed = 0
        self.moves = 0

    def look(self, match: Match, seed: int) -> None:
        """One position: for every seat, what it sees now, and what it reads about the next move."""
        assert match.decision is not None
        luck = random.Random(seed)
        for seat in range(match.table.seats):
            self.now(match, seat, luck.randrange(1 << 30))
        by = match.decision.seat
        for option in luck.sample(match.decision.options, min(3, len(match.decision.options))):
            for seat in range(match.table.seats):
                self.next(match, seat, by, option, luck.randrange(1 << 30))

    def now(self, match: Match, seat: int, seed: int) -> None:
        """What the seat sees must be the same on a table where only what is hidden from it was dealt anew."""
        other = alike(match, seat, seed)
        hidden = match.game.hidden(match.table, seat)
        if len(set(leaves(hidden))) > 1:
            self.hidden += 1
            self.differed += match.game.hidden(other.table, seat) != hidden
        self.compare(seen(match, seat), seen(other, seat), f"seat {seat} sees another", match)

    def next(self, match: Match, seat: int, by: int, option: Option, seed: int) -> None:
        """Both tables go on alike, dice included: what the seat reads of it must be the same."""
        pair = twins(match, seat, by, option, seed)
        if pair is None:
            return
        real, twin = pair
        events = [list(moved(each, option, by)) for each in pair]
        if went_apart(real.table, twin.table, seat):
            return
        self.moves += 1
        lines = [{"message": "\n".join(heard(each, found, seat)).encode()} for each, found in zip((real, twin), events, strict=True)]
        self.compare(lines[0], lines[1], f"seat {seat} reads another", match)

    def compare(self, one: dict[str, bytes], other: dict[str, bytes], what: str, match: Match) -> None:
        for part, looks in one.items():
            if looks != other[part]:
                self.leaks.append(f"{what} {part} after {match.record()[-3:]}: {first_difference(looks, other[part])}")

    def complaints(self) -> list[str]:
        """What is wrong, the leaks or the search itself."""
        found = list(dict.fromkeys(self.leaks))[:10]
        if self.differed < ENOUGH * self.hidden:
            found.append(f"only {self.differed} of {self.hidden} imagined tables differ in what is hidden")
        return found


def alike(match: Match, seat: int, seed: int) -> Match:
    """A match that must look alike to the seat: at its own decision an imagined one, else this moment dealt anew."""
    assert match.decision is not None
    if match.decision.seat == seat:
        return match.imagine(seat, seed)
    return Match(match.game, match.content, match.settings, 0, match.table.redealt(seat, seed))


def twins(match: Match, seat: int, by: int, option: Option, seed: int) -> tuple[Match, Match] | None:
    """The match, and one where what is hidden from the seat was dealt anew, before the same answer; nothing where the second
    cannot go on with it.

    Nor can another seat's chain of choices be dealt anew in its middle, for its first link may have named a card that nobody
    has seen yet.
    """
    if by != seat and match.decision is not None and match.decision.partial:
        return None
    real, twin = match.clone(), alike(match, seat, seed)
    twin.table.rng = match.table.rng.clone()
    if by != seat:
        twin.table.ask_again()
    decision = twin.decision
    if shape(real.table) != shape(twin.table) or decision is None or not decision.offers(option, by):
        return None
    return real, twin


def went_apart(one: Table, other: Table, seat: int) -> bool:
    """Whether two tables cannot be compared after a move: the seat came to know different cards, or the game goes on in
    another place, because a seat with other cards is asked other things.
    """
    return known(one, seat) != known(other, seat) or way(one) != way(other)


def moved(match: Match, option: Option, by: int) -> list[Any]:
    """Play an option and give the events it brought."""
    listener = Listener(match.game.words.told())
    match.table.listen(listener)
    match.play(option, by)
    return listener.events


def shape(table: Table) -> object:
    """Where the game stands: the procedures under way, and who is asked."""
    decision = table.decision
    frames = [(type(frame).__name__, frame.at, frame.who) for frame in table.agenda]
    return frames, None if decision is None else decision.seat


def way(table: Table) -> object:
    """Where the game stands, and how much came to light on the way: what is forced is answered without asking."""
    return shape(table), table.revealed


def known(table: Table, seat: int) -> list[list[int]]:
    """The cards the seat knows, by zone and place."""
    bit = 1 << seat
    return [[card if mask & bit else -1 for card, mask in zip(zone.cards, zone.known, strict=True)] for zone in table.zones()]


def leaves(value: Any) -> list[Any]:
    if isinstance(value, list | tuple):
        return [leaf for each in value for leaf in leaves(each)]
    return [value]


def first_difference(one: bytes, other: bytes) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    texts = [each[start : at + 60].decode(errors="replace") for each in (one, other)]
    return f"{texts[0]!r} against {texts[1]!r}"
