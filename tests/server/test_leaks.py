"""Every byte the server sends to a seat: dealing anew what is hidden from it changes none of them."""

from __future__ import annotations

import msgspec
import pytest

from pionek.core import registry
from pionek.core.match.match import Match
from pionek.core.state.decision import Option
from pionek.server.matches import replays
from pionek.server.matches.live_match import LiveMatch
from pionek.server.matches.streams import Stream
from pionek.server.socket.protocol import MatchTold, encode
from pionek.server.store.rows import RUNNING, Chair, Clock, Entry, Header, Row, State
from pionek.testing.leaks import Search, alike, twins, went_apart
from tests.free.games import every_game, seeds, some

LANGS = ("en", "pl")
REGISTERED = registry.names()[0]


def at_table(match: Match) -> LiveMatch:
    """The match as the server holds it, with clocks running: nothing but the match differs between two of these."""
    begun = Match(match.game, match.content, match.settings, 0, match.table)
    begun.base = match.table.clone()
    begun.listen()
    chairs = [Chair("human", taken=True, bank=60_000) for _ in range(match.table.seats)]
    header = Header(match.game.id, 1, {}, {}, 0)
    state = State(chairs, Clock("bank", 60))
    live = LiveMatch(Row("m", match.game.id, RUNNING, 1, 0, header, state, 0, 0, due=5), [], begun, True)
    live.match_info = told_without_game.__get__(live)  # type: ignore[method-assign]
    return live


def told_without_game(self: LiveMatch, seat: int, lang: str) -> MatchTold:
    """What the server tells besides the scene; games made up for a test are not in the registry, so without options."""
    chosen, self.row.header = self.row.header, msgspec.structs.replace(self.row.header, game=REGISTERED)
    try:
        return LiveMatch.match_info(self, seat, lang)
    finally:
        self.row.header = chosen


def stream_of(seat: int, lang: str) -> Stream:
    stream = Stream(seat, lang)
    stream.name = "the same"  # it is random in both
    return stream


def asked(live: LiveMatch, seat: int) -> dict[str, bytes]:
    """What the routes give this seat: the log, and the replay at its first moment and its last."""
    found = {}
    for lang in LANGS:
        found[f"log {lang}"] = encode(live.log_lines(seat, lang, 0))
        for at in (0, -1):
            found[f"replay {lang} {at}"] = encode(replays.moment(live, seat, lang, at))
    return found


class ByteSearch(Search):
    """Looks for leaks in messages: the welcome, and what follows when somebody answers, also whether anything does."""

    def now(self, match: Match, seat: int, seed: int) -> None:
        other = alike(match, seat, seed)
        hidden = match.game.hidden(match.table, seat)
        self.hidden += 1
        self.differed += match.game.hidden(other.table, seat) != hidden or not hidden
        self.compare(self.welcome(match, seat), self.welcome(other, seat), f"seat {seat} is sent another", match)

    def welcome(self, match: Match, seat: int) -> dict[str, bytes]:
        found = {}
        for lang in LANGS:
            live, stream = at_table(match.clone()), stream_of(seat, lang)
            stream.update(live)
            found[f"welcome {lang}"] = stream.welcome(live)
        return found | asked(live, seat)

    def next(self, match: Match, seat: int, by: int, option: Option, seed: int) -> None:
        pair = twins(match, seat, by, option, seed)
        if pair is None:
            return
        sent = [self.messages(each, seat, by, option) for each in pair]
        if went_apart(sent[0][0].match.table, sent[1][0].match.table, seat):
            return
        self.moves += 1
        self.compare(sent[0][1], sent[1][1], f"seat {seat} is sent another", match)

    def messages(self, match: Match, seat: int, by: int, option: Option) -> tuple[LiveMatch, dict[str, bytes]]:
        """Everything one connection hears of one answer, numbers and all; an empty one where nothing is sent."""
        live = at_table(match)
        streams = [stream_of(seat, lang) for lang in LANGS]
        for stream in streams:
            stream.update(live)
        live.match.play(option, by)
        live.entries.append(Entry("", by, 0))
        live.row.entries += 1
        live.row.version += 1
        return live, {f"change {stream.lang}": stream.update(live) or b"" for stream in streams} | asked(live, seat)


@every_game
def test_no_byte_depends_on_what_is_hidden(name):
    search = ByteSearch()
    for seed in seeds(3):
        for match in some(name, seed, 8):
            search.look(match, seed)
    assert search.moves
    hides = any(match.game.hidden(match.table, 0) for match in some(name, 0, 3))
    found = list(dict.fromkeys(search.leaks))[:5]
    assert found == []
    assert not hides or search.differed > 0.5 * search.hidden


# A test of the test: leaks planted in the server.


def with_digest(self, seat, lang):
    return msgspec.to_builtins(told_without_game(self, seat, lang)) | {"etag": self.match.digest()}


def with_a_count(self, seat, lang):
    hidden = [card for zone in self.match.table.zones() for at, card in enumerate(zone.cards) if not zone.known[at] >> seat & 1]
    return msgspec.to_builtins(told_without_game(self, seat, lang)) | {"rich": sum(card < 3 for card in hidden[:4])}


def with_an_order(self, seat, lang):
    hands = [sorted(range(len(zone)), key=zone.cards.__getitem__) for zone in self.match.table.zones()]
    return msgspec.to_builtins(told_without_game(self, seat, lang)) | {"sorted": hands}


@pytest.mark.parametrize("told", [with_digest, with_a_count, with_an_order])
def test_a_leak_planted_in_the_view_is_found(monkeypatch, told):
    monkeypatch.setattr("tests.server.test_leaks.at_table", planted(told))
    assert any("welcome" in leak for leak in searched())


def planted(told):
    def at(match: Match) -> LiveMatch:
        live = original(match)
        live.match_info = told.__get__(live)  # type: ignore[method-assign]
        return live

    return at


original = at_table


def test_a_log_from_another_seat_is_found(monkeypatch):
    lines = LiveMatch.log_lines
    monkeypatch.setattr(LiveMatch, "log_lines", lambda self, seat, lang, since: lines(self, (seat + 1) % 2, lang, since))
    assert any("change" in leak for leak in searched())


def test_a_replay_from_another_seat_is_found(monkeypatch):
    moment = replays.moment
    monkeypatch.setattr(replays, "moment", lambda live, seat, lang, at: moment(live, (seat + 1) % 2, lang, at))
    assert any("replay" in leak for leak in searched())


def test_a_message_more_is_found(monkeypatch):
    update = Stream.update

    def talkative(self, live):
        top = [zone.cards[-1] for zone in live.match.table.zones() if zone.cards]
        return update(self, live) or (b"{}" if sum(top) % 2 else None)

    monkeypatch.setattr(Stream, "update", talkative)
    assert any("change" in leak for leak in searched())


def test_numbers_that_count_for_all_seats_are_found():
    """A stream is numbered by itself: an answer that changes nothing for a seat sends nothing and uses no number."""
    match = next(iter(some("ducats", 1, 1)))
    live, stream = at_table(match), stream_of(-1, "en")
    stream.update(live)
    live.row.version += 5
    live.row.entries += 5
    assert stream.update(live) is None
    assert stream.seq == 1


def searched() -> list[str]:
    search = ByteSearch()
    for seed in range(3):
        for match in some("ducats", seed, 8):
            search.look(match, seed)
    return search.leaks


def test_without_a_planted_leak_nothing_is_found():
    assert searched() == []
