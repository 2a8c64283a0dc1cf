"""Streams: the numbered messages that one seat receives in one language."""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Protocol

from pionek.core.view.patches import difference
from pionek.core.view.since import Standing, mark_changes, standing
from pionek.server.socket.protocol import VERSION, Change, News, View, Welcome, encode

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch

Edition = tuple[int, ...]
"""Numbers that differ whenever a match may look different to somebody."""
REMEMBERED = 64
"""Messages a stream keeps for clients that lost their connection. A client that missed more gets the whole view."""


class Listener(Protocol):
    """Receives the messages of a stream: in practice a websocket connection."""

    def push(self, data: bytes) -> None:
        """Send one message."""

    def seat_taken_over(self) -> None:
        """Somebody else has the seat now, and this listener was removed from its stream."""

    def owner_moved(self) -> None:
        """Another process owns the match now, and this listener was removed from its stream."""


class Stream:
    """The messages of one seat in one language.

    Each stream counts its own messages, so the numbers give away nothing about other seats.
    """

    def __init__(self, seat: int, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.name = secrets.token_hex(8)
        self.seq = 0
        self.view: View | None = None
        self.log_sent = 0
        """How many lines of the log were sent and have not been taken back since."""
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.entries_at: deque[tuple[int, int]] = deque(maxlen=REMEMBERED * 4)
        """Pairs of a message's number and the number of entries the match had at that time. Never sent."""
        self.listeners: set[Listener] = set()
        self.edition: Edition | None = None
        """The state of the match that the view shows. Drawing it again would only cost time."""
        self.answers = -1
        """How many answers of its own the seat had given when `stood` was noted."""
        self.stood: Standing | None = None
        """Where pieces stood right after the seat's last answer, and what numbers were right before it: what is different is marked."""
        self.welcomed: tuple[Edition, bytes] | None = None
        """The welcome, for everybody who comes while nothing changes."""

    def update(self, live: LiveMatch) -> bytes | None:
        """Compute the next message; None if nothing has changed for this seat.

        Who has answered is told so even where the same question follows on the same table: whoever waits for it would wait for ever.
        """
        edition = live.edition()
        if self.edition == edition:
            return None
        self.edition = edition
        view = live.view(self.seat, self.lang)
        answered = self.seat >= 0 and live.answers[self.seat] != self.answers
        self.mark_changes(view, live)
        patch = difference(self.view, view) if self.seq else None
        kept = min(self.log_sent, live.log_length())
        news = None
        if kept != self.log_sent or live.log_length() > kept:
            news = News(kept, live.log_lines(self.seat, self.lang, kept))
        if self.seq and patch is None and news is None and not answered:
            self.entries_at.append((self.seq, live.row.entries))
            return None
        self.seq += 1
        self.view = view
        self.log_sent = live.log_length()
        self.entries_at.append((self.seq, live.row.entries))
        data = encode(Change(self.seq, patch, news))
        self.sent.append((self.seq, data))
        return data

    def mark_changes(self, view: View, live: LiveMatch) -> None:
        """Mark what has changed since the seat's own last answer; who looks on has given none.

        A piece that one has moved oneself is no news. A number is: what an attack has taken comes with one's own pass.
        """
        if self.seat < 0:
            return
        answers = live.answers[self.seat]
        if self.stood is None or answers != self.answers:
            stood = standing(view.scene)
            if self.view is not None:
                stood = Standing(stood.pieces, standing(self.view.scene).numbers)
            self.answers, self.stood = answers, stood
        mark_changes(view.scene, self.stood)

    def welcome(self, live: LiveMatch) -> bytes:
        """The first message of a connection: the whole view and the whole log, encoded once while nothing changes."""
        edition = (*live.edition(), self.seq)
        if self.welcomed is None or self.welcomed[0] != edition:
            log = News(0, live.log_lines(self.seat, self.lang, 0))
            self.welcomed = edition, encode(Welcome(VERSION, self.name, self.seq, self.seat, self.view, log))
        return self.welcomed[1]

    def missed(self, name: str, seq: int) -> list[bytes] | None:
        """The messages after number `seq`, for a client that lost its connection to the stream `name`.

        None if that was another stream, or if the messages are no longer kept.
        """
        if name != self.name or not 0 < seq <= self.seq:
            return None
        rest = [data for number, data in self.sent if number > seq]
        return rest if len(rest) == self.seq - seq else None

    def entries_seen(self, seq: int) -> int:
        """How many entries the match had when message `seq` was last up to date for this seat.

        Entries that changed nothing for the seat count as seen, although the seat got no message about them.
        """
        found = 0
        for number, entries in self.entries_at:
            if number == seq:
                found = entries
        return found

    def send(self, data: bytes) -> None:
        """Send a message to everybody who listens."""
        for listener in list(self.listeners):
            listener.push(data)
