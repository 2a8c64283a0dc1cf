"""One match in memory: the table, the seats, and what each seat has been told. Nothing here waits or writes."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import UNSET

from pionek.bots.seats import PREFIX
from pionek.core import registry
from pionek.core.match.ask_preferences import USEFUL, AskPreferences
from pionek.core.match.loading import begin_from, play_entry, replay
from pionek.core.match.match import UNDO, Match, fresh
from pionek.core.match.saving import Packer
from pionek.core.view.scene import Named
from pionek.server.errors import ApiError
from pionek.server.socket.patches import difference
from pionek.server.socket.protocol import (
    VERSION,
    Change,
    ClockTold,
    GuideTold,
    LogLine,
    MatchTold,
    News,
    Notice,
    Offered,
    SeatTold,
    View,
    Welcome,
    WindowTold,
    encode,
)
from pionek.server.store.rows import FINISHED, RUNNING, Chair, Entry, Header, Packed, Row

if TYPE_CHECKING:
    from pionek.core.match.log import Line
    from pionek.server.thinking.coaching import Coaching

REMEMBERED = 64
"""Messages of a stream kept for clients that lost their connection; who missed more gets the whole view."""
SPECTATOR = -1
LEFT = {
    "en": "You went your own way, and the guide stays behind. Take the move back to follow it again.",
    "pl": "Gra poszła własną drogą i przewodnik został z tyłu. Cofnij ruch, aby znów za nim iść.",
}
"""What the guide says once its player has left it."""


class Listener(Protocol):
    """Whoever hears a stream."""

    def push(self, data: bytes) -> None: ...


def begin(header: Header) -> Match:
    """The match at its first decision, with the rules and packs of now."""
    game = registry.get(header.game)
    content = game.content()
    settings = game.chosen(content, header.options)
    table = fresh(game, content, settings, header.seed, entered=header.entered)
    match = Match(game, content, settings, header.seed, table, header.entered)
    if header.base is not None:
        begin_from(match, header.base)
    return match


def unchanged(header: Header) -> bool:
    """Whether rules and packs are those that the match began with, so that its log leads to the same table."""
    game = registry.get(header.game)
    packs = {pack.id: pack.digest for pack in game.content().packs}
    return header.rules_version == game.rules_version and header.packs == packs


def whole_match(header: Header, entries: list[Entry]) -> Match:
    """The match by its whole log."""
    match = begin(header)
    match.listen()
    replay(match, [entry.text for entry in entries])
    return match


def opened_match(row: Row, entries: list[Entry], position: Packed | None) -> tuple[Match, bool]:
    """The match as it stands, and whether its past is there too: a packed one goes on from its last table."""
    later = entries[position.entries :] if position is not None else []
    if position is None or (unchanged(row.header) and any(entry.text.startswith(UNDO) for entry in later)):
        return whole_match(row.header, entries), True  # what was taken back is counted from the beginning
    match = begin(row.header)
    begin_from(match, position.table)
    match.marked = position.marked
    match.listen()
    for entry in later:
        play_entry(match, entry.text)
    return match, False


class Stream:
    """What one seat is told in one language: numbered by itself, so that the numbers say nothing of other seats."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.name = secrets.token_hex(8)
        self.seq = 0
        self.view: View | None = None
        self.lines = 0
        """Lines of the log that were told and still stand."""
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.seen: deque[tuple[int, int]] = deque(maxlen=REMEMBERED * 4)
        """How long the log of the match was when each number was told: never sent."""
        self.listeners: set[Listener] = set()

    def update(self, live: LiveMatch) -> bytes | None:
        """The next message, if anything is different for this seat."""
        view = live.view(self.seat, self.lang)
        patch = difference(self.view, view) if self.seq else None
        kept = min(self.lines, live.length())
        news = None
        if kept != self.lines or live.length() > kept:
            news = News(kept, live.lines(self.seat, self.lang, kept))
        if self.seq and patch is None and news is None:
            self.seen.append((self.seq, live.row.entries))
            return None
        self.seq += 1
        self.view = view
        self.lines = live.length()
        self.seen.append((self.seq, live.row.entries))
        data = encode(Change(self.seq, patch, news))
        self.sent.append((self.seq, data))
        return data

    def welcome(self, live: LiveMatch) -> bytes:
        log = News(0, live.lines(self.seat, self.lang, 0))
        return encode(Welcome(VERSION, self.name, self.seq, self.seat, self.view, log))

    def missed(self, name: str, seq: int) -> list[bytes] | None:
        """What a client has not heard that heard this stream up to a number; nothing if that cannot be said."""
        if name != self.name or not 0 < seq <= self.seq:
            return None
        rest = [data for number, data in self.sent if number > seq]
        return rest if len(rest) == self.seq - seq else None

    def seen_at(self, seq: int) -> int:
        """How long the log was when the seat had last looked at this number; it may have grown without its seeing."""
        found = 0
        for number, entries in self.seen:
            if number == seq:
                found = entries
        return found


class Past:
    """Where the moments that a seat saw lie among the answers, as of a length of the log.

    `ends` has for each moment after how many answers it last stood, `since` the first moment after the seat's last answer.
    """

    def __init__(self, entries: int) -> None:
        self.entries = entries
        self.ends: list[int] = []
        self.since = 0


class LiveMatch:
    """A match that somebody is looking at, or that has been looked at lately."""

    def __init__(self, row: Row, entries: list[Entry], match: Match, whole: bool) -> None:
        self.row = row
        self.entries = entries
        self.take(match, whole)
        self.lock = asyncio.Lock()
        self.told_all = asyncio.Event()
        """Set when those who look know everything that was written."""
        self.told_all.set()
        self.streams: dict[tuple[int, str], Stream] = {}
        self.answers = {entry.answer for entry in entries if entry.answer}
        self.spoken: dict[tuple[int, str], tuple[dict[str, str], list[WindowTold]]] = {}
        self.pasts: dict[tuple[int, str], Past] = {}
        """By seat and language, for replays."""
        self.coached: dict[int, Coaching] = {}
        """By seat, what the coach has said or is about to say."""
        self.used = 0.0
        self.last_asked = -1
        """Who was told last that it is its turn."""
        self.thinking: asyncio.Task[None] | None = None
        self.gone = False

    def take(self, match: Match, whole: bool) -> None:
        """Another table in the place of the one at hand: for its past no pause is owed."""
        match.marked = self.row.state.marked
        self.match, self.whole = match, whole
        self.heeded = len(match.listen().windows)
        """Reports of windows that asked nobody, as far as a pause was made for them."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def chairs(self) -> list[Chair]:
        return self.row.state.chairs

    # Who answers

    def asked(self) -> int:
        """The seat that must answer now; -1 when nobody must."""
        decision = self.match.decision
        return decision.seat if decision is not None and self.row.status == RUNNING else -1

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat, "" where a person does."""
        chair = self.chairs[seat]
        if chair.word.startswith(PREFIX):
            return chair.word
        return f"{PREFIX}greedy" if chair.kept else ""

    def people(self) -> list[int]:
        """The seats where people sit."""
        return [at for at, chair in enumerate(self.chairs) if not chair.word.startswith(PREFIX)]

    def open_to(self, seat: int) -> bool:
        """Whether a seat may see everything that happened: the match is over, or nobody else plays it."""
        return self.row.status == FINISHED or self.people() == [seat]

    # In which windows a seat wants to be asked

    def wishes(self, seat: int) -> AskPreferences:
        wishes = AskPreferences(self.match.game)
        for kind, wish in self.chairs[seat].wishes.items():
            if kind in wishes.kinds:
                wishes.set(kind, wish)
        return wishes

    def passes(self, now: int) -> list[Entry]:
        """Pass for those who do not want to be asked in the window that is open: at once, so that nobody sees it was."""
        found: list[Entry] = []
        while (seat := self.asked()) >= 0 and self.chairs[seat].wishes and not self.bot_of(seat):
            option = self.wishes(seat).answer(self.match, seat)
            if option is None:
                break
            self.match.play(option, seat)
            found.append(self.entry(seat, now))
        return found

    def owes_a_pause(self, acted: int) -> bool:
        """Whether a window asked nobody though somebody might have thought there, as far as others can know.

        `acted` is who answered before others passed unasked: if he goes on to act, he merely takes his time.
        """
        windows = self.match.listen().windows
        since, self.heeded = min(self.heeded, len(windows)), len(windows)
        if len(windows) == since:
            return False
        waiting = [seat for seat in self.people() if seat != acted or self.asked() != seat]
        return any(self.wishes(seat).passed_over(self.match, seat, USEFUL, since) for seat in waiting)

    # What a seat sees

    def view(self, seat: int, lang: str) -> View:
        """Everything that is drawn for a seat, built from scratch."""
        return View(self.match.scene(seat, lang), self.told(seat, lang))

    def told(self, seat: int, lang: str) -> MatchTold:
        """The match around the scene, as this seat may know it."""
        state, result = self.row.state, self.match.result
        told = MatchTold(
            self.row.id, self.row.game, self.row.status,
            [chair_told(at, chair) for at, chair in enumerate(state.chairs)], options_told(self.row.header),
            state.marked, state.rated, ClockTold(state.clock.kind, state.clock.seconds), state.next,
            campaign=bool(self.row.header.options.get(self.match.game.campaign_setting) or (result is not None and result.campaign)),
        )  # fmt: skip
        if state.offer is not None:
            told.offer = Offered(state.offer.kind, state.offer.seat, state.offer.agreed)
        if seat >= 0:
            told.may_undo = self.row.status == RUNNING and self.moved(seat)
            if state.clock.kind == "bank":
                told.bank = state.chairs[seat].bank
            if self.asked() == seat and self.row.due:
                told.deadline = self.row.due
            if self.match.game.windows:
                told.windows = self.windows_told(seat, lang)
        told.guide = self.guidance(seat, lang) or UNSET
        return told

    def windows_told(self, seat: int, lang: str) -> list[WindowTold]:
        """The wishes of a seat in words; they hardly ever change."""
        wishes = self.chairs[seat].wishes
        found = self.spoken.get((seat, lang))
        if found is None or found[0] != wishes:
            book, kinds = self.match.game.book, self.wishes(seat).kinds
            told = [WindowTold(kind, book.text(lang, f"window-{kind}"), wish) for kind, wish in kinds.items()]
            found = self.spoken[seat, lang] = (dict(wishes), told)
        return found[1]

    # Along a guide

    def guided_answer(self) -> str:
        """What a bot answers as long as the player follows the guide; "" where it may answer as it likes."""
        guide = self.match.game.guide if self.row.state.guided and self.whole else None
        return (guide.answer(self.match) or "") if guide is not None else ""

    def guidance(self, seat: int, lang: str) -> GuideTold | None:
        """What the guide says to the question that its player is asked now."""
        guide = self.match.game.guide if self.row.state.guided and self.whole else None
        if guide is None or seat != guide.seat or self.asked() != seat:
            return None
        step, followed = guide.step(self.match), guide.followed(self.match)
        if step is not None:
            return GuideTold(step.say[lang], step.look, step.advise, left=False)
        if followed is None:
            strayed = sum(each.seat == seat for each in self.match.effective()) - guide.along(self.match)
            return GuideTold(LEFT[lang], [], "", left=True) if strayed == 1 else None
        return GuideTold(guide.farewell[lang], [], "", left=False) if followed == len(guide.steps) else None

    def length(self) -> int:
        """Lines of the log."""
        return len(self.match.listen().events)

    def lines(self, seat: int, lang: str, since: int) -> list[LogLine]:
        return [log_line(line) for line in self.match.log(seat, lang, since)]

    def stream(self, seat: int, lang: str) -> Stream:
        """The stream of a seat in a language; it begins when somebody first listens."""
        found = self.streams.get((seat, lang))
        if found is None:
            found = self.streams[seat, lang] = Stream(seat, lang)
        return found

    def listened(self) -> bool:
        return any(stream.listeners for stream in self.streams.values())

    def tell(self) -> None:
        """Bring every stream that somebody hears up to date."""
        for stream in self.streams.values():
            if stream.listeners:
                self.refresh(stream)
        asked = self.asked()
        if asked != self.last_asked:
            self.last_asked = asked
            for stream in self.streams.values():
                if stream.seat == asked:
                    send(stream, encode(Notice("your-turn", asked)))

    def refresh(self, stream: Stream) -> None:
        """Bring one stream up to date; all who hear it are told, whoever asked for it."""
        data = stream.update(self)
        if data is not None:
            send(stream, data)

    # What was answered

    def entry(self, seat: int, now: int, answer: str = "") -> Entry:
        """The last thing recorded, as a line of the log."""
        last = self.match.last
        assert last is not None
        return Entry(self.match.entry(last), seat, now, answer)

    def moved(self, seat: int) -> bool:
        """Whether the seat has a move that could be taken back."""
        link = self.match.last
        while link is not None:
            if link.seat == seat:
                return True
            link = link.kept if link.seat < 0 else link.before
        return False

    def check_late(self, seat: int, seen: int) -> None:
        """An answer to an earlier position counts only if nothing but answers of others came between."""
        for entry in self.entries[seen:]:
            if entry.seat == seat or entry.text.startswith(UNDO):
                raise ApiError("already-answered")

    def packed(self) -> Packed:
        """The last table, for opening the match again without playing its whole log."""
        table = Packer(self.match.content).table(self.match.table)
        return Packed(len(self.entries), table, self.match.marked, self.match.digest())


def send(stream: Stream, data: bytes) -> None:
    for listener in list(stream.listeners):
        listener.push(data)


def options_told(header: Header) -> dict[str, Any]:
    """What is played, as everybody may know it: a campaign holds what only its players have seen."""
    hidden = registry.get(header.game).campaign_setting
    return {name: value for name, value in header.options.items() if name != hidden}


def chair_told(seat: int, chair: Chair) -> SeatTold:
    kind = "bot" if chair.word.startswith(PREFIX) else "person" if chair.taken else "open"
    told = SeatTold(f"seat:{seat}", seat, kind, chair.name, chair.kept)
    if kind == "bot":
        told.bot = chair.word.removeprefix(PREFIX)
    return told


def log_line(line: Line) -> LogLine:
    parts = [part if isinstance(part, str) else Named(part.kind, part.id, part.name) for part in line.parts]
    return LogLine(parts, line.rules, line.depth)
