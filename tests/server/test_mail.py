"""Mail to people who are waited for, against a real SMTP server: seldom, only to a confirmed address, and nothing hidden in it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from pionek.core import registry
from pionek.server.config import Config
from pionek.server.mail.smtp import MailError, MailServer
from pionek.server.matches.registry import Matches
from pionek.server.store.store import Store
from tests.server.rig import Rig, serving

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
HOUR = 3_600_000
ADDRESS = "ola@example.com"


class Postman:
    """What an SMTP server has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802  the name that aiosmtpd calls
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))  # type: ignore[arg-type]
        return "250 OK"

    def text(self) -> str:
        return str(self.letters[-1].get_content())

    def code(self) -> str:
        """What stands last in the last link of the last letter."""
        return re.findall(r"#/\S*/(\S+)", self.text())[-1]


@asynccontextmanager
async def mailing(file: str, **settings: Any) -> AsyncIterator[tuple[Rig, Postman]]:
    postman = Postman()
    listening = await asyncio.get_running_loop().create_server(lambda: SMTP(postman), "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    mail = {"mail": f"smtp://127.0.0.1:{port}", "mail_from": "pionek@games.example", "public_url": "https://games.example/"}
    try:
        async with serving(file, **mail | settings) as rig:
            yield rig, postman
    finally:
        listening.close()


def run(file: str, test: Callable[[Rig, Postman], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with mailing(file, **settings) as (rig, postman):
            await test(rig, postman)

    asyncio.run(whole())


async def person(rig: Rig, name: str) -> str:
    token: str = (await rig.post("/api/people", {"name": name, "passphrase": "long enough"})).data["token"]
    return token


async def match(rig: Rig, first: str, second: str = "") -> tuple[str, list[str]]:
    """A match of connect four in which the second seat is asked after the first one's answer."""
    made = (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"], "options": {"first": "2"}})).data
    joined = [
        await rig.post("/api/join", {"code": seat["code"], "name": name}, token=token)
        for seat, token, name in zip(made["seats"], (first, second), ("Ola", "Kuba"), strict=True)
    ]
    return made["match"], [each.data["token"] for each in joined]


async def subscribed(rig: Rig, postman: Postman, token: str, lang: str = "en") -> None:
    assert (await rig.post("/api/people/mail", {"address": ADDRESS}, token=token, lang=lang)).status == 200
    assert (await rig.post("/api/mail/confirm", {"code": postman.code()})).status == 200
    rig.time.ms += HOUR


async def let_wait(rig: Rig, ms: int) -> None:
    """So much time passes, and whoever is due is written to."""
    rig.time.ms += ms
    rig.matches.post.tick()
    if rig.matches.post.writing is not None:
        await rig.matches.post.writing


async def asked(rig: Rig, token: str, key: str) -> None:
    """The other seat answers, so that the first one is asked."""
    client = await rig.sit(token)
    assert (await client.answer(key))["is"] == "ack"
    await client.settle()
    await client.leave()


def test_a_letter_comes_when_a_match_waits_and_one_is_not_there(tmp_path):
    async def test(rig: Rig, postman: Postman) -> None:
        ola = await person(rig, "Ola")
        await subscribed(rig, postman, ola, "pl")
        id, seats = await match(rig, ola)
        await asked(rig, seats[1], "drop:4")
        await let_wait(rig, HOUR // 60)
        assert len(postman.letters) == 1  # the request to confirm the address
        await let_wait(rig, HOUR)
        assert len(postman.letters) == 2
        assert postman.letters[-1]["To"] == ADDRESS
        assert postman.letters[-1]["Subject"] == "Pionek: twoja kolej"
        words = re.sub(r"https://\S+", "LINK", postman.text()).split()
        assert words == ["Cześć", "Ola!", "Twoja", "kolej:", "Czwórki,", "grają", "też:", "Kuba", "LINK", "Bez", "takich", "wiadomości:", "LINK"]
        assert f"https://games.example/#/come/{id}" in postman.text()
        assert postman.letters[-1]["List-Unsubscribe"].strip(" <>") in postman.text()
        await let_wait(rig, 5 * HOUR)
        assert len(postman.letters) == 2  # the same question, and she has been told

    run(str(tmp_path / "pionek.db"), test)


def test_at_most_one_letter_an_hour_names_all_matches_that_wait(tmp_path):
    async def test(rig: Rig, postman: Postman) -> None:
        ola = await person(rig, "Ola")
        await subscribed(rig, postman, ola)
        tables = [await match(rig, ola) for _ in range(3)]
        await asked(rig, tables[0][1][1], "drop:4")
        await let_wait(rig, HOUR)
        for _id, seats in tables[1:]:
            await asked(rig, seats[1], "drop:4")
        await let_wait(rig, HOUR // 2)
        assert len(postman.letters) == 2
        await let_wait(rig, HOUR // 2)
        assert [id in postman.text() for id, _seats in tables] == [False, True, True]
        assert len(postman.letters) == 3

    run(str(tmp_path / "pionek.db"), test)


def test_no_letter_to_somebody_at_the_table_or_who_has_answered(tmp_path):
    async def test(rig: Rig, postman: Postman) -> None:
        ola = await person(rig, "Ola")
        await subscribed(rig, postman, ola)
        _id, seats = await match(rig, ola)
        there = await rig.sit(seats[0])
        await asked(rig, seats[1], "drop:4")
        await let_wait(rig, HOUR)
        await there.settle()
        assert (await there.answer("drop:4"))["is"] == "ack"
        await there.leave()
        await let_wait(rig, HOUR)
        assert len(postman.letters) == 1
        await asked(rig, seats[1], "drop:3")
        await let_wait(rig, HOUR)
        assert len(postman.letters) == 2

    run(str(tmp_path / "pionek.db"), test)


def test_nothing_but_the_question_comes_before_an_address_is_confirmed(tmp_path):
    async def test(rig: Rig, postman: Postman) -> None:
        ola, jan = await person(rig, "Ola"), await person(rig, "Jan")
        assert (await rig.post("/api/people/mail", {"address": ADDRESS}, token=ola)).status == 200
        for token in (ola, jan):  # nor may others have it written to over and over
            assert (await rig.post("/api/people/mail", {"address": ADDRESS}, token=token)).data["error"] == "mail-too-soon"
        _id, seats = await match(rig, ola)
        await asked(rig, seats[1], "drop:4")
        await let_wait(rig, HOUR)
        assert [letter["Subject"] for letter in postman.letters] == ["Pionek: is this your address?"]
        old = postman.code()
        rig.time.ms += 48 * HOUR
        assert (await rig.post("/api/mail/confirm", {"code": old})).data["error"] == "old-link"
        for wrong in ("", "ola", "ola@example.com\nBcc: jan@example.com", "a b@example.com", "<ola@example.com>"):
            told = await rig.post("/api/people/mail", {"address": wrong}, token=ola)
            assert told.status == (200 if not wrong else 422)

    run(str(tmp_path / "pionek.db"), test)


def test_the_link_of_any_letter_stops_them_without_signing_in(tmp_path):
    async def test(rig: Rig, postman: Postman) -> None:
        ola = await person(rig, "Ola")
        await subscribed(rig, postman, ola)
        _id, seats = await match(rig, ola)
        await asked(rig, seats[1], "drop:4")
        await let_wait(rig, HOUR)
        stop = postman.code()
        assert (await rig.get("/api/people/me", token=ola)).data["mail"] == {"address": ADDRESS, "confirmed": True}
        assert (await rig.post("/api/mail/confirm", {"code": stop})).data["error"] == "old-link"
        assert (await rig.post("/api/mail/stop", {"code": stop})).status == 200
        assert (await rig.get("/api/people/me", token=ola)).data["mail"] is None
        assert (await rig.post("/api/mail/stop", {"code": stop})).data["error"] == "old-link"

    run(str(tmp_path / "pionek.db"), test)


def test_a_mail_server_that_takes_nothing_is_noted_and_tried_again(tmp_path):
    async def test(rig: Rig, postman: Postman) -> None:
        ola = await person(rig, "Ola")
        await subscribed(rig, postman, ola)
        _id, seats = await match(rig, ola)
        await asked(rig, seats[1], "drop:4")
        assert rig.matches.post.server is not None
        port, rig.matches.post.server.port = rig.matches.post.server.port, 1
        await let_wait(rig, HOUR)
        assert '"mail-failed"' in rig.journal.getvalue()
        assert ADDRESS not in rig.journal.getvalue()
        assert len(postman.letters) == 1
        rig.matches.post.server.port = port
        await let_wait(rig, HOUR)
        assert len(postman.letters) == 2

    run(str(tmp_path / "pionek.db"), test)


def test_a_server_that_was_stopped_still_writes(tmp_path):
    file = str(tmp_path / "pionek.db")

    async def before(rig: Rig, postman: Postman) -> None:
        ola = await person(rig, "Ola")
        await subscribed(rig, postman, ola)
        _id, seats = await match(rig, ola)
        await asked(rig, seats[1], "drop:4")
        rig.time.ms -= HOUR  # the clock of the next server begins where that of this one began

    async def after(rig: Rig, postman: Postman) -> None:
        while not rig.matches.post.waiting:  # it looks through the matches as it begins
            await asyncio.sleep(0.01)
        rig.time.ms += HOUR
        await let_wait(rig, HOUR)
        assert [letter["Subject"] for letter in postman.letters] == ["Pionek: your turn"]

    run(file, before)
    run(file, after)


def test_a_server_without_mail_says_so(tmp_path):
    async def test(rig: Rig, _postman: Postman) -> None:
        ola = await person(rig, "Ola")
        assert (await rig.post("/api/people/mail", {"address": ADDRESS}, token=ola)).data["error"] == "no-mail"
        assert (await rig.get("/api/people/me", token=ola)).data["mails"] is False

    run(str(tmp_path / "pionek.db"), test, mail="")


@pytest.mark.parametrize(("address", "sender"), [("http://host", "a@b"), ("smtp://", "a@b"), ("smtp://host", "nobody")])
def test_settings_that_send_no_mail_are_refused(tmp_path, address, sender):
    with pytest.raises(MailError):
        Matches(Store(str(tmp_path / "pionek.db")), Config(mail=address, mail_from=sender))


def test_a_password_is_not_sent_in_the_clear():
    async def test() -> None:
        postman = Postman()
        listening = await asyncio.get_running_loop().create_server(lambda: SMTP(postman), "127.0.0.1", 0)
        server = MailServer(f"smtp://ola:s%40crt@127.0.0.1:{listening.sockets[0].getsockname()[1]}", "pionek@games.example")
        assert (server.user, server.password) == ("ola", "s@crt")
        with pytest.raises(Exception, match="no encryption"):
            await server.send(ADDRESS, "Pionek", "Hello")
        assert postman.letters == []
        listening.close()

    asyncio.run(test())
