"""One match in memory: the table, the seats, and the streams of messages to its seats. Nothing here waits or writes."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from pionek.bots.seats import OPEN, PREFIX, REPLACEMENT
from pionek.core import registry
from pionek.core.match.ask_preferences import UNTIL_KIND, AskPreferences
from pionek.core.match.fairness import commitment, secret_of
from pionek.core.match.match import UNDO, Match
from pionek.core.match.saving import Packer
from pionek.core.names import sitting
from pionek.core.rules.windows import PASSING, Window, report
from pionek.core.teaching.tasks import OPEN as OPEN_TASK
from pionek.core.teaching.tasks import Task, TaskTold, task_of
from pionek.core.view.guide import BROWSER, Guide, spoken
from pionek.server.errors import ApiError
from pionek.server.limits import payer_name
from pionek.server.matches import holding
from pionek.server.matches.holding import PassTimes, Stop
from pionek.server.matches.streams import Edition, Stream
from pionek.server.socket.protocol import (
    ClockTold,
    GuideTold,
    MatchTold,
    Notice,
    Offered,
    PackTold,
    SeatTold,
    View,
    WindowTold,
    encode,
)
from pionek.server.store.rows import FINISHED, RUNNING, WAITING, Chair, Entry, Header, Packed, Row

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.state.table import Result, Table
    from pionek.core.view.beats import Beat
    from pionek.server.limits import Budget
    from pionek.server.matches.replays import Past
    from pionek.server.thinking.coaching import Coaching

Question = tuple[int, ...]
SPECTATOR = -1
"""The seat number of a spectator."""
OFF_THE_GUIDE = {
    "en": "You went your own way, and the guide stays behind. Take the move back to follow it again.",
    "pl": "Gra poszła własną drogą i przewodnik został z tyłu. Cofnij ruch, aby znów za nim iść.",
}
"""What the guide says once its player has made a move that the guide did not advise."""


class LiveMatch:
    """A match in memory, because a client is connected to it or used it lately."""

    match: Match

    def __init__(self, row: Row, entries: list[Entry], match: Match, whole: bool) -> None:
        self.loads = 0
        """How often the contents were replaced, because a version in memory was dropped or the past was added."""
        self.load(row, entries, match, whole)
        self.lock = asyncio.Lock()
        """Held while the match changes, and while streams must not."""
        self.up_to_date = asyncio.Event()
        """Set while every connected client has been sent everything that was written."""
        self.up_to_date.set()
        self.streams: dict[tuple[int, str], Stream] = {}
        """By seat and language."""
        self.preference_texts: dict[tuple[int, str], tuple[dict[str, str], list[WindowTold]]] = {}
        """By seat and language: preferences, and the same in words."""
        self.pasts: dict[tuple[int, str], Past] = {}
        """By seat and language, for replays."""
        self.coachings: dict[int, Coaching] = {}
        """By seat, the coach's review or how far it is."""
        self.last_used = 0.0
        self.last_notified = -1
        """The seat that was last notified that it is its turn."""
        self.answers = [0 for _ in row.state.chairs]
        """By seat, how often it has answered or taken back since the match is in memory."""
        self.pass_times = [PassTimes() for _ in row.state.chairs]
        """By seat, how long it takes to pass."""
        self.asked_at = 0.0
        """When the question that is open now was first shown."""
        self.payer: Budget | None = None
        """Who caused the last change, and so pays for telling everybody about it."""
        self.bot_task: asyncio.Task[None] | None = None
        """Plays the answers of bots while there are any to play."""
        self.thinking_since = 0.0
        """When the bot that is asked now began to think; 0 while none does."""
        self.owner = payer_name() or row.id
        """Who the bots at this table think for: those of one owner share one place in the queue."""
        self.gone = False
        """Whether the match was deleted, put away, or must be opened again because the store failed."""
        self.moved = False
        """Whether another process owns the match now."""
        self.opened_at = time.monotonic()
        self.last_seen = [self.opened_at for _ in row.state.chairs]
        """By seat, when its player last answered or disconnected."""

    def load(self, row: Row, entries: list[Entry], match: Match, whole: bool) -> None:
        """Take the contents of the store in place of what is in memory."""
        self.row = row
        self.entries = entries
        self.answer_ids = {entry.answer for entry in entries if entry.answer}
        """The ids of all answers in the log, so that a repeated answer counts once."""
        self.stops: list[Stop] = []
        """Where everybody still sees the table stop, though the match has gone on; see holding.py."""
        self.replace_match(match, whole)

    def replace_match(self, match: Match, whole: bool) -> None:
        """Take another match object for the same position. `whole` tells whether it knows its past."""
        match.marked = self.row.state.marked
        for stop in self.stops:  # the log may begin earlier now
            stop.lines += len(match.listen().events) - len(self.match.listen().events)
        self.match, self.whole = match, whole
        self.loads += 1

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def chairs(self) -> list[Chair]:
        return self.row.state.chairs

    # What is shown of the match

    def set_stops(self, stops: list[Stop]) -> None:
        self.stops = stops
        self.match.listen().pictures = None

    @property
    def table(self) -> Table:
        """The table as it is shown now."""
        return holding.shown(self.stops[0]) if self.stops else self.match.table

    @property
    def result(self) -> Result | None:
        """How the match ended, once that is shown."""
        return self.match.result if not self.stops else None

    @property
    def campaign(self) -> dict[str, Any] | None:
        """What the match leaves to the next one of its campaign, once that is shown."""
        return self.match.campaign if not self.stops else None

    # Who answers

    def seat_asked(self) -> int:
        """The seat that must answer now; -1 if the match waits for nobody."""
        if self.stops:
            return self.stops[0].seat if self.stops[0].asks() else -1
        decision = self.match.decision
        return decision.seat if decision is not None and self.row.status == RUNNING else -1

    def question(self) -> Question:
        """Differs whenever another question, or another match, is open. Wishes and offers do not change it."""
        return self.loads, self.match.version, len(self.stops), self.seat_asked()

    def keys(self, seat: int) -> list[str]:
        """The keys of what a seat may answer now."""
        if self.stops:
            return [self.match.key(PASSING)] if self.seat_asked() == seat else []
        return self.match.keys(seat)

    def play(self, key: str, seat: int, now: int, answer_id: str = "") -> list[Entry]:
        """Take the answer of a seat, by its key; returns the entries for the log. ApiError if it is not offered."""
        if key not in self.keys(seat):
            raise ApiError("not-offered")
        self.answers[seat] += 1
        self.last_seen[seat] = time.monotonic()
        if self.stops:  # a pass where the match itself has asked nobody
            holding.next_stop(self, now)
            self.row.due = 0
            self.answer_ids.add(answer_id)
            return []
        if seat == self.seat_asked() and key == self.match.key(PASSING) and isinstance(self.match.table.agenda[-1], Window):
            self.pass_times[seat].note(int((time.monotonic() - self.asked_at) * 1000))
        self.match.listen().pictures = []
        self.match.play(key, seat)
        return [self.last_entry(seat, now, answer_id)]

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat; "" where a person does."""
        chair = self.chairs[seat]
        if chair.word.startswith(PREFIX):
            return chair.word
        return REPLACEMENT if chair.kept else ""

    def people(self) -> list[int]:
        """The seats of people."""
        return [at for at, chair in enumerate(self.chairs) if not chair.word.startswith(PREFIX)]

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected to a seat."""
        return any(stream.listeners for stream in self.streams.values() if stream.seat == seat)

    def away(self, seat: int) -> float:
        """How many seconds ago the player of a seat answered or left."""
        return time.monotonic() - self.last_seen[seat]

    def begin_if_complete(self) -> None:
        """A match begins once all its seats are taken."""
        if self.row.status == WAITING and all(chair.taken for chair in self.chairs):
            self.row.status = RUNNING

    def open_to(self, seat: int) -> bool:
        """Whether a seat may see everything that happened: the match is over, or all other seats are bots."""
        return self.row.status == FINISHED or self.people() == [seat]

    # In which windows a seat wants to be asked

    def preferences(self, seat: int) -> AskPreferences:
        preferences = AskPreferences(self.match.game)
        for kind, wish in self.chairs[seat].wishes.items():
            if kind in preferences.kinds:
                preferences.set(kind, wish)
        preferences.until = self.chairs[seat].until
        return preferences

    def pass_unasked(self, now: int) -> list[Entry]:
        """Answer for every seat that does not want to be asked now; returns the log entries.

        This happens within the same change, so that other seats cannot see that the window was open. Where they would see
        the usual pause if the seat had nothing to play, they see it here too: the window is reported as one that asked nobody.
        """
        found: list[Entry] = []
        while not self.stops and (seat := self.seat_asked()) >= 0 and not self.bot_of(seat) and not self.is_guided(seat):
            preferences = self.preferences(seat)
            option = preferences.answer(self.match, seat)
            if preferences.until and not preferences.passes(self.match, seat):
                self.chairs[seat].until = ""
            if option is None:
                break
            if preferences.is_told(self.match):
                report(self.match.table, seat, self.match.table.agenda[-1].rule())
            self.match.play(option, seat)
            found.append(self.last_entry(seat, now))
        return found

    # What a seat sees

    def called(self) -> dict[int, str]:
        """What the people at this table call themselves, by seat."""
        return {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}

    def edition(self) -> Edition:
        """Changes with everything that a view or the log can show."""
        return self.loads, self.row.version, len(self.stops)

    def view(self, seat: int, lang: str) -> View:
        """Everything the page draws for a seat, built from scratch."""
        with sitting(self.called()):
            return View(self.match.game.scene(self.table, seat, lang), self.match_info(seat, lang))

    def folders(self) -> list[str]:
        """Where a worker process finds the packs of this match."""
        return [str(path.absolute()) for path in self.match.content.folders]

    def match_info(self, seat: int, lang: str) -> MatchTold:
        """The match around the scene, as far as this seat may know it."""
        state, result = self.row.state, self.result
        info = MatchTold(
            self.row.id, self.row.game, self.row.status,
            [seat_info(at, chair) for at, chair in enumerate(state.chairs)], public_options(self.row.header),
            state.marked, state.rated, ClockTold(state.clock.kind, state.clock.seconds), state.next,
            campaign=bool(self.row.header.options.get(self.match.game.campaign_setting) or (result is not None and result.campaign)),
            kept=self.match.game.campaign.is_kept(self.table),
            chosen_seed=self.row.header.given_seed and not state.guided and not state.task, commitment=commitment(self.match.seed),
            secret=secret_of(self.match.seed) if self.row.status == FINISHED else "", packs=packs_told(self.match.content),
        )  # fmt: skip
        if state.offer is not None:
            info.offer = Offered(state.offer.kind, state.offer.seat, state.offer.agreed)
        if seat >= 0:
            info.may_undo = self.row.status == RUNNING and self.has_moved(seat)
            if state.clock.kind == "bank":
                info.bank = state.chairs[seat].bank
            if self.seat_asked() == seat and self.row.due:
                info.deadline = self.row.due
            if self.match.game.windows:
                info.windows = self.window_preferences(seat, lang)
                if self.seat_asked() == seat and not self.stops:
                    book = self.match.game.book
                    ways = self.preferences(seat).may_pass_until(self.match, seat)
                    info.passing = [WindowTold(UNTIL_KIND, book.text(lang, f"until-{each}"), each) for each in ways]
        info.guide = self.guidance(seat, lang) or UNSET
        info.task = self.task_told(seat, lang) or UNSET
        return info

    def window_preferences(self, seat: int, lang: str) -> list[WindowTold]:
        """The preferences of a seat in words. They seldom change, so they are kept."""
        wishes = self.chairs[seat].wishes
        found = self.preference_texts.get((seat, lang))
        if found is None or found[0] != wishes:
            book, kinds = self.match.game.book, self.preferences(seat).kinds
            texts = [WindowTold(kind, book.text(lang, f"window-{kind}"), wish) for kind, wish in kinds.items()]
            found = self.preference_texts[seat, lang] = (dict(wishes), texts)
        return found[1]

    # The guided first game

    def guide(self) -> Guide | None:
        return self.match.game.guide if self.row.state.guided and self.whole else None

    def is_guided(self, seat: int) -> bool:
        """Whether the guide has a word about the question that the seat is asked now, or an open task is about it."""
        guide, task = self.guide(), self.task()
        if task is not None:
            return task.seat == seat and task.standing(self.match) == OPEN_TASK
        return guide is not None and guide.seat == seat and guide.step(self.match) is not None

    def guided_answer(self) -> str:
        """The answer a bot must give while the player follows the guide; "" where the bot may choose freely."""
        guide = self.guide()
        return (guide.answer(self.match) or "") if guide is not None else ""

    def guidance(self, seat: int, lang: str) -> GuideTold | None:
        """What the guide says to its player about the question asked now."""
        guide = self.guide()
        if guide is None or seat != guide.seat or self.seat_asked() != seat:
            return None
        step, followed = guide.step(self.match), guide.followed(self.match)
        if step is not None:
            return GuideTold(spoken(step.say[lang], BROWSER), guide.look(self.match, step), step.advise, left=False)
        if followed is None:
            return GuideTold(OFF_THE_GUIDE[lang], [], "", left=True) if guide.has_just_left(self.match) else None
        return GuideTold(spoken(guide.farewell[lang], BROWSER), [], "", left=False) if followed == len(guide.steps) else None

    # A lesson or a puzzle

    def task(self) -> Task | None:
        return task_of(self.match, self.row.state.task) if self.row.state.task and self.whole else None

    def task_told(self, seat: int, lang: str) -> TaskTold | None:
        """What the lesson or puzzle of this match says to its player now."""
        task = self.task()
        return task.told(self.match, lang) if task is not None and task.seat == seat else None

    # The log, and the streams of messages

    def log_length(self) -> int:
        return self.stops[0].lines if self.stops else len(self.match.listen().events)

    def log_lines(self, seat: int, lang: str, since: int) -> list[Beat]:
        game, table = self.match.game, self.table
        events = self.match.listen().events[since : self.log_length()]
        with sitting(self.called()):
            return [game.beats.beat(game, table, event, seat, lang) for event in events]

    def stream(self, seat: int, lang: str) -> Stream:
        """The stream of a seat in a language, created on first use."""
        found = self.streams.get((seat, lang))
        if found is None:
            found = self.streams[seat, lang] = Stream(seat, lang)
        return found

    def has_listeners(self) -> bool:
        return any(stream.listeners for stream in self.streams.values())

    def send_updates(self) -> None:
        """Bring every stream with listeners up to date, and notify the seat that must answer now."""
        for stream in self.streams.values():
            if stream.listeners:
                self.refresh(stream)
        asked = self.seat_asked()
        if asked != self.last_notified:
            self.last_notified = asked
            if asked >= 0:
                self.notify_seat(asked, Notice("your-turn", asked))

    def notify_seat(self, seat: int, notice: Notice) -> None:
        """Send a notice to every connection of a seat."""
        for stream in self.streams.values():
            if stream.seat == seat:
                stream.send(encode(notice))

    def refresh(self, stream: Stream) -> None:
        """Bring one stream up to date and send what is new to all its listeners."""
        data = stream.update(self)
        if data is not None:
            stream.send(data)

    # Answers

    def last_entry(self, seat: int, now: int, answer_id: str = "") -> Entry:
        """What the match recorded last, as an entry for the log."""
        last = self.match.last
        assert last is not None
        return Entry(self.match.entry(last), seat, now, answer_id)

    def has_moved(self, seat: int) -> bool:
        """Whether the seat has a move that could be taken back."""
        link = self.match.last
        while link is not None:
            if link.seat == seat:
                return True
            link = link.kept if link.seat < 0 else link.before
        return False

    def check_late(self, seat: int, seen: int) -> None:
        """Refuse an answer to an older position, unless all `entries` since `seen` are answers of other seats."""
        for entry in self.entries[seen:]:
            if entry.seat == seat or entry.text.startswith(UNDO):
                raise ApiError("already-answered")

    def packed(self) -> Packed:
        """The current table for the store, which opens the match again without its log being played."""
        table = Packer(self.match.content).table(self.match.table)
        return Packed(len(self.entries), table, self.match.marked, self.match.digest())


def packs_told(content: Content) -> list[PackTold]:
    """The packs besides the game's own: everybody who sits down learns which they are."""
    digests = {path.name for path in content.folders}
    return [PackTold(pack.id, pack.version, pack.digest) for pack in content.packs if pack.digest in digests]


def public_options(header: Header) -> dict[str, Any]:
    """The options of a match that everybody may know: all but the campaign, which only its players have seen."""
    hidden = registry.get(header.game).campaign_setting
    return {name: value for name, value in header.options.items() if name != hidden}


def seat_info(seat: int, chair: Chair) -> SeatTold:
    kind = "bot" if chair.word.startswith(PREFIX) else "person" if chair.taken else "open" if chair.word == OPEN else "invited"
    info = SeatTold(f"seat:{seat}", seat, kind, chair.name, chair.kept)
    if kind == "bot":
        info.bot = chair.word.removeprefix(PREFIX)
    return info
