"""What the store keeps of a match: its header, its seats and its log. The data is the same in both databases.

The names of fields are stored too, so they must not change.
"""

from __future__ import annotations

from typing import Any

import msgspec

WAITING, RUNNING, FINISHED, CLOSED = "waiting", "running", "finished", "closed"
STATUSES = (WAITING, RUNNING, FINISHED, CLOSED)

SEAT, CODE, PERSON, SPENT, CONFIRM, STOP = "seat", "code", "person", "spent", "confirm", "stop"
"""The kinds of secrets: the token of a seat, the code of an invitation (works once), the token of an account, a code that was
used, and what the links in a mail carry: one to confirm its address, one to stop all mail."""


class Header(msgspec.Struct, frozen=True):
    """What is played. The header never changes; together with the log it determines the whole match."""

    game: str
    rules_version: int
    packs: dict[str, str]
    options: dict[str, Any]
    seed: int | str
    """A secret is text, because JSON has no numbers of that size."""
    entered: bool = False
    base: dict[str, Any] | None = None
    """The table before the first entry of the log, if that is not the usual set-up."""
    given_seed: bool = False
    """Whether somebody chose the seed and so may know what is coming. Such a match is not rated."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a seat may think, in seconds: `move` for each move, `bank` for the whole match, or `none`."""

    kind: str = "none"
    seconds: int = 0


class Chair(msgspec.Struct, omit_defaults=True):
    """One seat, and the person or bot in it."""

    word: str
    """What the seat was created for: human, open, or bot:NAME."""
    taken: bool = False
    person: str = ""
    """The account of the player; "" for a guest."""
    name: str = ""
    came: str = ""
    """Which seat of the match before opened this one, as a hash, until it is handed on."""
    kept: bool = False
    """Whether a bot answers until the player comes back."""
    wishes: dict[str, str] = {}
    """In which windows the player wants to be asked, where that differs from the default (core/match/ask_preferences.py)."""
    until: str = ""
    """How long the player passes in all windows (core/match/ask_preferences.py); "" for not at all."""
    reminded: bool = False
    missed: int = 0
    bank: int = 0
    """Milliseconds left in the bank of the seat."""


class Offer(msgspec.Struct, omit_defaults=True):
    """An offer that everybody must agree to: `draw`, `undo`, `rematch` or `swap` (the same with everybody one seat further). `agreed` are the seats that do."""

    kind: str
    seat: int
    agreed: list[int] = []


class Held(msgspec.Struct):
    """What a change led to is not shown yet: the table stops, for everybody, in each window that asked nobody.

    `entries` is how many log entries the change made, `since` when the first stop that is left began, and `pauses` how
    many milliseconds each of them lasts; 0 for one that lasts until its player passes.
    """

    entries: int
    since: int
    pauses: list[int]


class State(msgspec.Struct, omit_defaults=True):
    """Everything about a match that is not part of the game: its seats, clock and offers."""

    chairs: list[Chair]
    clock: Clock = Clock()
    offer: Offer | None = None
    marked: bool = False
    rated: bool = False
    spectators: bool = True
    listed: bool = True
    next: str = ""
    """The match that follows this one: a rematch, or the next one of the campaign."""
    turned: int = 0
    """How many seats further everybody sits in it."""
    before: str = ""
    """The match of the same campaign that this one continues."""
    since: int = 0
    """The time when the seat that must answer was asked, in milliseconds."""
    guided: bool = False
    """Whether this is a guided first game."""
    task: str = ""
    """The lesson or puzzle that this match was begun for, as `lesson:ID`."""
    held: Held | None = None


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log. `answer` is the id of the client's message; "" if no client sent it."""

    text: str
    seat: int
    at: int
    answer: str = ""


class Row(msgspec.Struct):
    """A match in the store. `version` grows with every write; `entries` counts the entries of the log."""

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
    """The time when a clock runs out; 0 if none is running."""


class Packed(msgspec.Struct):
    """The table of an idle match, and the number of log entries that led to it."""

    entries: int
    table: dict[str, Any]
    marked: bool
    digest: str


class Secret(msgspec.Struct, frozen=True):
    """A token or a code. Only its hash is stored. `ends` is 0 for one that does not end."""

    hash: bytes
    kind: str
    match: str
    seat: int
    person: str
    ends: int


class Person(msgspec.Struct):
    """An account. `ratings` are (mu, sigma, number of matches) by game."""

    id: str
    name: str
    salt: bytes
    passphrase: bytes
    ratings: dict[str, tuple[float, float, int]] = {}
    shown: bool = False
    """Whether others may read the page of the account."""


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who else played: a bot by its name, or a person by the name at the table and the account, if there is one."""

    name: str
    person: str = ""
    bot: bool = False


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended for an account: 1 for a win, 0 for a loss, a half for a draw. With the rating after it, if it was rated."""

    match: str
    game: str
    at: int
    score: float
    others: list[Opponent]
    listed: bool = True
    rating: tuple[float, float] | None = None


class Mailbox(msgspec.Struct):
    """Where an account gets mail, in which language, whether the address is confirmed, and when the last mail was sent."""

    person: str
    address: str
    lang: str
    confirmed: bool = False
    sent: int = 0
