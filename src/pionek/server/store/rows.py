"""What is written down of a match: its header, its seats, and its log. Plain data, the same in every store."""

from __future__ import annotations

from typing import Any

import msgspec

WAITING, RUNNING, FINISHED, CLOSED = "waiting", "running", "finished", "closed"
STATUSES = (WAITING, RUNNING, FINISHED, CLOSED)

SEAT, CODE, PERSON = "seat", "code", "person"
"""What a secret opens: a seat, a seat once (an invitation), or a person's account."""


class Header(msgspec.Struct, frozen=True):
    """What is played. It never changes, and with the log it is the whole match."""

    game: str
    rules_version: int
    packs: dict[str, str]
    options: dict[str, Any]
    seed: int
    entered: bool = False
    base: dict[str, Any] | None = None
    """The table that the log begins from, where that is not the set-up."""
    given_seed: bool = False
    """Whether somebody chose the seed, and so may know what is coming: such a match is not rated."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a seat may think: for each move, or from a bank; in seconds. Days are seconds too."""

    kind: str = "none"
    seconds: int = 0


class Chair(msgspec.Struct, omit_defaults=True):
    """One seat: who sits there, and since when somebody else keeps it warm."""

    word: str
    """As it was asked for: human, open, or bot:NAME."""
    taken: bool = False
    person: str = ""
    """The account of whoever sits here, if any."""
    name: str = ""
    kept: bool = False
    """A bot answers until its person comes back."""
    wishes: dict[str, str] = {}
    """In which windows whoever sits here wants to be asked, where that is not as usual (core/match/ask_preferences.py)."""
    reminded: bool = False
    missed: int = 0
    bank: int = 0
    """Milliseconds left in its bank."""


class Offer(msgspec.Struct, omit_defaults=True):
    """Something that needs the consent of everybody: `draw`, `undo` or `rematch`."""

    kind: str
    seat: int
    agreed: list[int] = []


class State(msgspec.Struct, omit_defaults=True):
    """What is not the game itself: the seats, the clock and the offers."""

    chairs: list[Chair]
    clock: Clock = Clock()
    offer: Offer | None = None
    marked: bool = False
    rated: bool = False
    spectators: bool = True
    listed: bool = True
    next: str = ""
    """The match that the same people play after this one."""
    before: str = ""
    """The match of the same campaign that this one goes on from."""
    since: int = 0
    """When the seat that must answer was asked, in milliseconds."""
    guided: bool = False
    """A first game along the game's guide."""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. `answer` is the id its client gave it, "" for what no client sent."""

    text: str
    seat: int
    at: int
    answer: str = ""


class Row(msgspec.Struct):
    """A match as the store holds it. `version` grows with every write; `entries` counts the lines of the log."""

    id: str
    game: str
    status: str
    version: int
    entries: int
    header: Header
    state: State
    created: int
    touched: int
    due: int = 0
    """When its clock must be looked at; 0 for never."""


class Packed(msgspec.Struct):
    """The last table of an idle match, and after how many lines of the log it stood so."""

    entries: int
    table: dict[str, Any]
    marked: bool
    digest: str


class Secret(msgspec.Struct, frozen=True):
    """A token or a code. Only its hash is written down."""

    hash: bytes
    kind: str
    match: str
    seat: int
    person: str
    ends: int


class Person(msgspec.Struct):
    """Somebody who keeps a name. `ratings` is (mu, sigma, matches) by game."""

    id: str
    name: str
    salt: bytes
    passphrase: bytes
    ratings: dict[str, tuple[float, float, int]] = {}
