"""Mail in the browser, against a real SMTP server: a name is kept, an address confirmed, a letter leads to the table, its link stops the mail."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page

from pionek.core import registry
from tests.server.process import Process
from tests.web.player import Player

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
LINK = re.compile(r"http://\S+")
SOON = 60


class Postman:
    """What an SMTP server has taken."""

    def __init__(self) -> None:
        self.letters: Queue[str] = Queue()

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802  the name that aiosmtpd calls
        self.letters.put(str(message_from_bytes(envelope.content, policy=policy.default).get_content()))  # type: ignore[attr-defined]
        return "250 OK"

    def links(self) -> list[str]:
        """The links of the next letter, as soon as it has come."""
        return LINK.findall(self.letters.get(timeout=SOON))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def postman() -> Iterator[tuple[Postman, int]]:
    postman, port = Postman(), free_port()
    listening = Controller(postman, hostname="127.0.0.1", port=port)
    listening.start()
    yield postman, port
    listening.stop()


def named(page: Page, name: str) -> None:
    page.get_by_text("Keep my name").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Passphrase").fill("gęślą jaźń 17")
    page.get_by_role("button", name="Take this name").click()
    page.get_by_role("link", name="My page").click()


def test_an_address_is_confirmed_a_letter_leads_to_the_table_and_its_link_stops_the_mail(browser, tmp_path, postman):
    post, smtp = postman
    port = free_port()
    server = Process(
        str(tmp_path / "pionek.db"), tmp_path / "log", port, PIONEK_SERVER_MAIL=f"smtp://127.0.0.1:{smtp}", PIONEK_SERVER_MAIL_MINUTES="0",
        PIONEK_SERVER_MAIL_FROM="pionek@games.example", PIONEK_SERVER_PUBLIC_URL=f"http://127.0.0.1:{port}", PIONEK_SERVER_MAIL_AFTER_MINUTES="0",
    )  # fmt: skip
    player, elsewhere = Player(browser, server), Player(browser, server)
    page = player.open()
    named(page, "Ola")
    page.get_by_label("Write to me when it is my turn").fill("ola@example.com")
    page.get_by_role("button", name="Use this address").click()
    (confirm,) = post.links()
    elsewhere.page.goto(confirm)  # on the telephone, where nobody has signed in
    elsewhere.page.get_by_text("The address is confirmed").wait_for()
    page.reload()
    page.get_by_text("Letters go to ola@example.com").wait_for()
    page = player.open("#/new/connectfour")
    page.get_by_label("Who begins").select_option("1")
    page.get_by_role("button", name="Begin").click()
    player.asked()
    match = page.url.rpartition("/")[2]
    page.goto("about:blank")
    table, stop = post.links()
    assert match in table
    page.goto(table)
    player.asked()
    page.goto("about:blank")
    elsewhere.page.goto(stop)
    elsewhere.page.get_by_text("No more letters will come").wait_for()
    elsewhere.page.goto(stop)
    elsewhere.page.reload()
    elsewhere.page.get_by_role("alert").wait_for()
    for one in (player, elsewhere):
        one.context.close()
    server.stop()
