"""Playing with friends: found by a link, to the end, again with swapped seats; leaving, a bot instead, coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from pionek.core import registry
from tests.server.process import Process
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
    guest.page.locator("#question").get_by_text("Player 1 is deciding.").wait_for()  # who has said no name
    to_the_end(player, guest)
    player.page.get_by_role("button", name="Swap sides").click()
    guest.page.get_by_role("button", name="Agree").click()
    for one in (player, guest):
        one.page.get_by_role("button", name="To the next match").click()
        one.page.wait_for_selector("[data-status]:not([data-over])")
    # Who begins is a matter of the seat: it was the first one's, where the guest sits now.
    to_the_end(guest, player)
    for one in (player, guest):
        assert one.question.locator("h2").inner_text() == "Ada wins with four in a row."
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
    for _ in range(100):  # until the server has noticed
        if player.page.locator("main [data-can]").count():
            break
        player.page.get_by_role("button", name="Menu").click()
        offered = player.page.get_by_role("button", name="Ada has left")
        offered.click() if offered.count() else player.page.keyboard.press("Escape")
        player.page.wait_for_timeout(200)
    player.asked()
    player.context.close()
    server.stop()


def test_a_table_says_the_names_of_those_who_sit_there(sit):
    player, guest = sit(), sit()
    invited(player, guest)
    drop(player, 4)
    player.question.get_by_text("Ada is deciding.").wait_for()
    drop(guest, 4)
    assert [line for line in player.log() if "Ada drops" in line]


def test_a_table_in_the_background_calls_when_it_is_ones_turn(sit):
    player, guest = sit(), sit()
    guest.context.add_init_script(IN_THE_BACKGROUND)
    invited(player, guest)
    drop(player, 4)
    guest.page.wait_for_function("() => document.title.includes('your turn')")
    guest.page.wait_for_function("() => window.told.some(each => each.includes('your turn'))")


def test_who_wants_no_notifications_gets_none(sit):
    player, guest = sit(), sit()
    guest.context.add_init_script(IN_THE_BACKGROUND)
    invited(player, guest)
    menu(guest.page, "Settings")
    guest.page.get_by_label("Tell me when it is my turn").uncheck()
    guest.page.get_by_role("button", name="Close").click()
    drop(player, 4)
    guest.page.wait_for_function("() => document.title.includes('your turn')")
    drop(guest, 4)
    drop(player, 4)
    guest.page.wait_for_function("() => document.title.includes('your turn')")  # a notice of the first move has come before
    assert guest.page.evaluate("window.told") == []


def test_a_browser_that_allows_no_notifications_says_so(sit):
    page = sit().open()
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_label("Tell me when it is my turn")
    box.click()
    page.get_by_text("Your browser does not allow this here.").wait_for()
    assert not box.is_checked()
