"""Playing with friends: found by a link, to the end, again with swapped seats; leaving, a bot instead, coming back, letters."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from aiosmtpd.smtp import SMTP
from playwright.sync_api import Page

from pionek.core import registry
from tests.server.process import Process
from tests.server.test_mail import ADDRESS, Postman
from tests.web.player import PHONE, Player
from tests.web.test_around import seated

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")

IN_THE_BACKGROUND = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.told = [];
window.Notification = class { static permission = 'granted'; constructor(title, more) { window.told.push(more.body); } };
"""


def invited(player: Player, guest: Player, name: str = "Ada") -> None:
    """A table of connect four for two, at which a guest sits down by a link."""
    page = player.open("#/new/connectfour")
    page.get_by_label("Who begins").select_option("1")
    seated(page, 2, "a friend, by invitation")
    page.get_by_role("button", name="Begin").click()
    link = page.get_by_label("Link for seat 2").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name at the table").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector("#question")
    page.get_by_text(f"{name} has sat down").wait_for()


def drop(player: Player, column: int) -> None:
    player.page.locator(f'[data-id="column:{column - 1}"][data-can]').click()
    player.page.wait_for_function("() => !document.querySelector('main [data-can]')")


def to_the_end(first: Player, second: Player) -> None:
    """Four in the first column against three in the second."""
    for at in range(7):
        drop(first, 1) if at % 2 == 0 else drop(second, 2)
    for one in (first, second):
        one.page.wait_for_selector("[data-over]")


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item).click()


def test_two_people_by_a_link_to_the_end_and_again_with_swapped_seats(sit):
    player, guest = sit(), sit(size=PHONE)
    invited(player, guest)
    to_the_end(player, guest)
    player.page.get_by_role("button", name="Swap sides").click()
    guest.page.get_by_role("button", name="Agree").click()
    for one in (player, guest):
        one.page.get_by_role("button", name="To the next match").click()
        one.page.wait_for_selector("[data-status]:not([data-over])")
    # Who begins is a matter of the seat: it was the first one's, where the guest sits now.
    to_the_end(guest, player)
    guest.page.get_by_role("button", name="Play again").click()
    player.page.get_by_role("button", name="Agree").click()
    for one in (guest, player):
        one.page.get_by_role("button", name="To the next match").click()
        one.page.wait_for_selector("[data-status]:not([data-over])")
    drop(guest, 1)
    player.page.wait_for_selector("main [data-can]")


def test_a_bot_sits_down_where_a_friend_does_not_come(sit):
    player = sit()
    page = player.open("#/new/connectfour")
    seated(page, 2, "a friend, by invitation")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="A bot instead: Seat 2").click()
    player.asked()
    assert page.get_by_role("heading", name="Waiting for players").count() == 0


def test_a_bot_plays_for_who_leaves_until_they_come_back(sit):
    player, guest = sit(), sit()
    invited(player, guest)
    drop(player, 4)
    guest.page.wait_for_selector("main [data-can]")
    table = guest.page.url
    menu(guest.page, "Leave, a bot plays for me")
    player.page.get_by_text("Ada has left; a bot plays on").wait_for()
    player.asked()
    guest.page.goto(table)
    guest.page.reload()
    player.page.get_by_text("Ada is back").wait_for()


def test_a_bot_can_be_put_in_for_who_has_gone_and_not_for_who_is_there(browser, tmp_path):
    server = Process(str(tmp_path / "pionek.db"), tmp_path / "log", PIONEK_SERVER_AWAY_SECONDS="0")
    player, guest = Player(browser, server), Player(browser, server)
    invited(player, guest)
    drop(player, 4)
    menu(player.page, "Ada has left")
    player.page.get_by_text("this player is at the table").wait_for()
    guest.context.close()
    while player.page.locator("main [data-can]").count() == 0:  # until the server has noticed
        player.page.get_by_role("button", name="Menu").click()
        offered = player.page.get_by_role("button", name="Ada has left")
        offered.click() if offered.count() else player.page.keyboard.press("Escape")
        player.page.wait_for_timeout(200)
    player.asked()
    player.context.close()
    server.stop()


def test_a_table_in_the_background_calls_when_it_is_ones_turn(sit):
    player, guest = sit(), sit()
    guest.context.add_init_script(IN_THE_BACKGROUND)
    invited(player, guest)
    drop(player, 4)
    guest.page.wait_for_function("() => document.title.includes('your turn')")
    guest.page.wait_for_function("() => window.told.some(each => each.includes('your turn'))")


@contextmanager
def postman() -> Iterator[tuple[Postman, int]]:
    """An SMTP server in a thread of its own: the loop of this one belongs to the browser."""
    taken, loop = Postman(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def listen() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(taken, loop=loop), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(listen(), loop).result(60)
    try:
        yield taken, server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(60)
        loop.close()


def test_a_letter_leads_back_to_the_table_and_its_link_ends_them(browser, tmp_path):
    with postman() as (taken, port):
        server = Process(
            str(tmp_path / "pionek.db"), tmp_path / "log", PIONEK_SERVER_MAIL=f"smtp://127.0.0.1:{port}", PIONEK_SERVER_MAIL_FROM="pionek@games.example",
            PIONEK_SERVER_PUBLIC_URL="http://replaced", PIONEK_SERVER_MAIL_MINUTES="0", PIONEK_SERVER_MAIL_AFTER_MINUTES="0",
        )  # fmt: skip

        def letter(subject: str) -> str:
            while not any(each["Subject"] == subject for each in taken.letters):
                player.page.wait_for_timeout(50)
            return str(re.sub("http://replaced", server.url, taken.text()))

        player, guest = Player(browser, server), Player(browser, server)
        page = player.open()
        page.get_by_text("Keep my name").click()
        page.get_by_label("Name").fill("Ola")
        page.get_by_label("Passphrase").fill("long enough")
        page.get_by_role("button", name="Take this name").click()
        page.get_by_role("link", name="My page").click()
        page.get_by_label("Write to me when it is my turn").fill(ADDRESS)
        page.get_by_role("button", name="Use this address").click()
        page.get_by_text("open the link in").first.wait_for()
        page.goto(re.findall(r"http\S+", letter("Pionek: is this your address?"))[0])
        page.get_by_text("The address is confirmed").wait_for()
        invited(player, guest)
        drop(player, 4)
        page.goto("about:blank")
        drop(guest, 4)
        table, stop = re.findall(r"http\S+", letter("Pionek: your turn"))
        page.goto(table)
        page.wait_for_selector("main [data-can]")
        elsewhere = Player(browser, server).open()
        elsewhere.goto(stop)
        elsewhere.get_by_text("No more letters will come").wait_for()
        page.goto(f"{server.url}/#/person")
        page.get_by_text("A letter comes when").wait_for()
        server.stop()
