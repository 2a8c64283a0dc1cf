"""Twins: two matches that differ only in the hidden cards of one seat, so that in one of them it is asked in a window.

The others must not be able to tell which of the two they are in: not by what any route or message says while the window
is open or after it, not by whether a move can be taken back, and not by when they are told.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pionek.core.match.ask_preferences import TURN, AskPreferences
from pionek.core.match.match import Match
from pionek.core.rules.windows import PASSING, Window, report
from pionek.core.state.decision import Option
from pionek.core.state.table import Table
from pionek.server.matches import creating, holding
from pionek.server.matches.live_match import LiveMatch
from pionek.server.store.rows import Clock
from pionek.testing.leaks import first_difference, known, twins
from tests.free.games import SOAK, new
from tests.free.made_up.ducats import GAME as DUCATS
from tests.server.rig import Client, Rig, Time, add_games, serving

GAMES = ("ducats", "dicethrone", "relic")
PAIRS = 200 if SOAK else 2
SPECTATOR, PUBLIC = -1, 61
PASS_MS = 700
"""How long everybody takes to pass, in these tests."""


class Twins(NamedTuple):
    """Before the same answer of seat `who`: with the first match `asked` is asked in a window, with the second it is not."""

    asked_match: Match
    silent_match: Match
    who: int
    key: str
    asked: int


class First(NamedTuple):
    """What comes first after an answer: a window that asks another seat, or one that asked nobody; and the table then."""

    way: str
    seat: int
    table: Table


def first_stop(match: Match, who: int, option: Option) -> First | None:
    after = match.clone()
    listener = after.listen()
    listener.windows.clear()
    listener.pictures = []
    after.play(option, who)
    preferences = AskPreferences(match.game)
    while not listener.windows and after.decision is not None:  # what the server answers by itself
        seat = after.decision.seat
        given = preferences.answer(after, seat)
        if given is None:
            break
        if preferences.is_told(after):
            report(after.table, seat, after.table.agenda[-1].rule())
        after.play(given, seat)
    if listener.windows:
        return First("silent", listener.windows[0][0], listener.pictures[0][1]) if listener.windows[0][0] != who else None
    if after.asks_in_window(who):
        assert after.decision is not None
        return First("asked", after.decision.seat, after.table)
    return None


def pairs(name: str, count: int) -> Iterator[Twins]:
    """Twins met in random games."""
    found = 0
    for seed in range(1, 400):
        luck = random.Random(seed)
        match = new(name, seed)
        for _ in range(400):
            decision = match.decision
            if decision is None:
                break
            idle = match.game.mattering.idle(match.table, decision.seat)
            if idle is not None:  # the server answers by itself: a part of the answer before
                match.play(idle)
                continue
            option = luck.choice(decision.options)
            pair = twin_of(match, decision.seat, option, luck) if match.table.seats > 1 else None
            match.play(option)
            if pair is not None:
                yield pair
                found += 1
                if found == count:
                    return
                break


def twin_of(match: Match, who: int, option: Option, luck: random.Random) -> Twins | None:
    for _ in range(3):
        pair = twins(match, who, who, option, luck.randrange(1 << 30))
        if pair is None:
            continue
        one, two = [first_stop(each, who, option) for each in pair]
        if one is None or two is None or {one.way, two.way} != {"asked", "silent"} or one.seat != two.seat:
            continue
        if known(one.table, who) == known(two.table, who) and known(one.table, PUBLIC) == known(two.table, PUBLIC):
            asked, silent = pair if one.way == "asked" else pair[::-1]
            return Twins(asked, silent, who, match.key(option), one.seat)
    return None


class Told:
    """Everything that a seat and a spectator can learn, step by step."""

    def __init__(self) -> None:
        self.parts: dict[str, bytes] = {}

    async def ask(self, step: str, rig: Rig, id: str, token: str) -> None:
        for who, given in (("player", token), ("spectator", "")):
            for path in ("", "/log", "/replay", "/replay?at=0", "/replay?at=1", "/file", "/campaign"):
                for lang in ("en", "pl"):
                    found = await rig.get(f"/api/matches/{id}{path}", token=given, lang=lang)
                    self.parts[f"{step} {who} {path} {lang}"] = str(found.status).encode() + found.raw
        for status in ("waiting", "running", "finished"):
            self.parts[f"{step} {status}"] = (await rig.get(f"/api/matches?status={status}")).raw

    def hear(self, step: str, clients: list[Client]) -> None:
        for at, client in enumerate(clients):
            self.parts[f"{step} socket {at}"] = b"\n".join(client.heard)


async def everything(
    match: Match, twins: Twins, address: str, workers: int, with_undo: bool, monkeypatch: pytest.MonkeyPatch, until: str = ""
) -> dict[str, bytes]:
    """All that the seat that acts and a spectator learn of a match: in the window, and after it.

    With two workers the match moves to the second one in the middle of the window. With `until` the other seat passes for a while.
    """
    begun = Match(match.game, match.content, match.settings, 0, match.table)
    begun.base = match.table.clone()
    told = Told()
    time = Time()
    monkeypatch.setattr(holding.PassTimes, "drawn", lambda _self, _usual: PASS_MS)
    async with AsyncExitStack() as stack:
        rigs = [await stack.enter_async_context(serving(address, time, window_pause=1)) for _ in range(workers)]
        over = asyncio.Event()
        for rig in rigs:
            rig.matches.updates.pause = lambda _seconds: over.wait()  # type: ignore[method-assign,assignment]
            rig.matches.changes.write_times = deque(maxlen=0)  # here the clock stands still while the store writes
        seats = ["human"] * match.table.seats
        row, codes = await creating.create_from(rigs[0].matches, begun, seats, Clock("bank", 60), True, True, given_seed=False)
        tokens = [(await rigs[0].post("/api/join", {"code": codes[at]})).data["token"] for at in range(len(seats))]
        rig = rigs[0]

        async def sit_down(rig: Rig) -> list[Client]:
            return [await rig.sit(tokens[twins.who]), await rig.sit("", watch=row.id)]

        sockets, other = await sit_down(rig), await rig.sit(tokens[twins.asked])
        (await rig.matches.find(row.id)).chairs[twins.asked].until = until
        assert (await sockets[0].answer(twins.key, id="answer"))["is"] == "ack"
        if workers > 1:
            told.hear("before it moved", sockets)
            rig = rigs[-1]
            sockets, other = await sit_down(rig), await rig.sit(tokens[twins.asked])
        sockets.append(await rig.sit("", watch=row.id))  # who comes in the middle of a window learns no more
        for at, client in enumerate(sockets):
            await client.ask(is_="ping", id=f"in-window-{at}")
        await told.ask("in the window", rig, row.id, tokens[twins.who])
        assert (await sockets[0].answer("pass", id="out-of-turn"))["code"] == "not-offered"
        if with_undo:
            assert (await sockets[0].ask(is_="undo", id="take-back"))["key"] == "offered"
        told.hear("in the window", sockets)
        if not with_undo:
            over.set()
            await pass_all(rig, await rig.matches.find(row.id), tokens, twins.who)
            await other.settle()
            for at, client in enumerate(sockets):
                await client.ask(is_="ping", id=f"after-{at}")
            await told.ask("after it", rig, row.id, tokens[twins.who])
            told.hear("after it", sockets)
        over.set()
        return told.parts


async def pass_all(rig: Rig, live: LiveMatch, tokens: list[str], who: int) -> None:
    """Whoever is asked in a window passes, and every pause ends."""
    for number in range(200):
        if live.stops:
            await asyncio.sleep(0.002)
        elif live.match.asks_in_window(who):
            seat = live.seat_asked()
            rig.time.ms += PASS_MS
            body = {"id": f"p{number}", "key": "pass", "at": (await rig.get(f"/api/matches/{live.id}", token=tokens[seat])).data["at"]}
            await rig.post(f"/api/matches/{live.id}/answers", body, token=tokens[seat])
        else:
            return
    raise AssertionError("the window does not close")


def go_on_alike(pair: Twins) -> bool:
    """Whether both matches look the same to the seat once all have passed: with other cards they may go elsewhere."""
    looks = []
    for match in (pair.asked_match.clone(), pair.silent_match.clone()):
        match.play(pair.key, pair.who)
        while match.decision is not None and (match.asks_in_window(pair.who) or match.game.mattering.idle(match.table, match.decision.seat) is not None):
            match.play(PASSING if match.asks_in_window(pair.who) else match.game.mattering.idle(match.table, match.decision.seat))
        if match.decision is None or isinstance(match.table.agenda[-1], Window):
            return False
        looks.append([match.scene(seat, "en") for seat in (pair.who, SPECTATOR)])
    return looks[0] == looks[1]


def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(1)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: luck.randbytes(size).hex()[: size + size // 3])
    monkeypatch.setattr(secrets, "token_hex", lambda size: luck.randbytes(size).hex())


def differences(
    pair: Twins, addresses: tuple[str, str], workers: int, with_undo: bool, monkeypatch: pytest.MonkeyPatch, until: str = ""
) -> list[str]:
    sent = []
    for match, address in zip((pair.asked_match, pair.silent_match), addresses, strict=True):
        with monkeypatch.context() as patch:
            same_luck(patch)
            sent.append(asyncio.run(everything(match.clone(), pair, address, workers, with_undo, patch, until)))
    one, two = sent
    assert one.keys() == two.keys()
    alike = go_on_alike(pair)
    return [
        f"{what}: {first_difference(one[what], two[what])}"
        for what in one
        if one[what] != two[what] and (alike or not what.startswith("after it"))
    ]


@pytest.mark.parametrize("until", ["", TURN])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_a_window_that_asked_somebody_from_one_that_did_not(name, until, tmp_path, monkeypatch):
    """Nor where the seat that is asked passes for a while, so that the server answers for it."""
    add_games(monkeypatch, DUCATS)
    found, compared, after = [], 0, 0
    for at, pair in enumerate(pairs(name, PAIRS)):
        folder = tmp_path / str(at)
        folder.mkdir()
        files = (str(folder / "asked.db"), str(folder / "silent.db"))
        found += differences(pair, files, 1, at % 2 == 1, monkeypatch, until)
        compared += 1
        after += go_on_alike(pair)
    assert found == []
    assert compared == PAIRS


def test_nor_where_the_match_moves_to_another_worker(cluster, monkeypatch):
    add_games(monkeypatch, DUCATS)
    found = []
    for at, pair in enumerate(pairs("ducats", 2 if not SOAK else 50)):
        names = [f"twins{at}{kind}{secrets.token_hex(4)}" for kind in ("a", "s")]
        found += differences(pair, (cluster.database(names[0]), cluster.database(names[1])), 2, at % 2 == 1, monkeypatch)
    assert found == []


# Times


def test_pauses_are_drawn_from_the_times_that_the_player_takes():
    times = holding.PassTimes()
    usual = [times.drawn(0.7) for _ in range(400)]
    assert min(usual) >= 200
    assert max(usual) <= 3500
    assert 500 <= sorted(usual)[200] <= 900
    for ms in (4000, 4100, 4200, 4300, 4400, 4500):
        times.note(ms)
    assert min(times.drawn(0.7) for _ in range(200)) >= 3400


def ranks_differ(one: list[float], two: list[float]) -> float:
    """How many standard deviations the rank sum of the first sample is from what it is if both are alike (Mann-Whitney)."""
    every = sorted([(value, 0) for value in one] + [(value, 1) for value in two])
    total = sum(rank for rank, (_value, which) in enumerate(every, 1) if which == 0)
    n, m = len(one), len(two)
    return abs(total - n * (n + m + 1) / 2) / (n * m * (n + m + 1) / 12) ** 0.5


def test_pauses_and_real_passes_cannot_be_told_apart_by_their_times():
    """What a player takes to pass, and what the server draws for it, in 600 windows of each kind."""
    luck = random.Random(5)
    times = holding.PassTimes()
    taken: list[float] = []
    drawn: list[float] = []
    for _ in range(600):
        ms = int(luck.lognormvariate(7.0, 0.4))
        times.note(ms)
        taken.append(ms)
        drawn.append(times.drawn(0.7))
    assert ranks_differ(taken[20:], drawn[20:]) < 4


# A folder for what is left


def test_a_stop_survives_a_restart(tmp_path, monkeypatch):
    """The pause is a part of what is stored: a server that comes back goes on waiting."""
    add_games(monkeypatch, DUCATS)
    pair = next(pairs("ducats", 1))
    file = str(Path(tmp_path) / "pionek.db")
    match = pair.silent_match.clone()
    begun = Match(match.game, match.content, match.settings, 0, match.table)
    begun.base = match.table.clone()

    async def test() -> None:
        time = Time()
        async with serving(file, time, window_pause=1) as rig:
            rig.matches.updates.pause = lambda _seconds: asyncio.Event().wait()  # type: ignore[method-assign,assignment]
            row, codes = await creating.create_from(rig.matches, begun, ["human"] * match.table.seats, Clock(), True, True, given_seed=False)
            tokens = [(await rig.post("/api/join", {"code": code})).data["token"] for code in codes.values()]
            client = await rig.sit(tokens[pair.who])
            await client.answer(pair.key)
            await client.settle()
            asked = client.view["scene"]["prompt"]["text"]
            assert asked in ("Waiting for the others.", f"Player {pair.asked + 1} is deciding.")
            live = await rig.matches.find(row.id)
            assert live.stops
        async with serving(file, time, window_pause=1) as rig:
            hold: list[Any] = []

            async def pause(seconds: float) -> None:
                hold.append(seconds)
                await asyncio.Event().wait()

            rig.matches.updates.pause = pause  # type: ignore[method-assign]
            client = await rig.sit(tokens[pair.who])
            assert client.view["scene"]["prompt"]["text"] == asked
            live = await rig.matches.find(row.id)
            assert live.stops
            await asyncio.sleep(0)
            assert hold
        time.ms += 3_600_000
        async with serving(file, time, window_pause=1) as rig:
            live = await rig.matches.find(row.id)
            assert not live.stops, "it was over long ago"
            assert (await rig.sit(tokens[pair.who])).view["scene"] != client.view["scene"]

    asyncio.run(test())
