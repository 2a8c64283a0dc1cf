"""What hands do: select and act, let go, drag, make a board larger; and what they must never do by accident."""

import json

import pytest

from pionek.core import registry
from pionek.core.view.scene import Board
from tests.free.games import played
from tests.web.conftest import serving
from tests.web.fullest import laid
from tests.web.player import LAPTOP, PHONE, SHORT, WIDE, Player

pytestmark = pytest.mark.skipif(
    not {"connectfour", "dicethrone", "dreamblade"} <= set(registry.names()), reason="these tests play connect four, Dice Throne and DreamBlade"
)

DUEL = {"first": "1", "heroes": ["pyromancer", "barbarian"]}
MIDDLE = "id => { const box = document.querySelector(`[data-id='${id}']`).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; }"
KEYS = "() => [...document.querySelectorAll('#question .buttons [data-key]')].map(each => each.dataset.key)"


def duel(player, options=DUEL):
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options=options)
    player.asked()
    return player.page


def test_a_card_that_can_only_be_sold_is_not_sold_by_clicking_it(sit):
    """One click, two clicks: it is only selected and let go. Its button sells it."""
    player = sit()
    page = duel(player)
    before, sold = player.moment(), 0
    for name in page.locator("[data-hand] [data-can]").evaluate_all("all => all.map(each => each.dataset.id)"):
        card = page.locator(f'[data-hand] [data-id="{name}"]')
        card.click()
        keys = page.evaluate(KEYS)
        if len(keys) == 1 and keys[0].startswith("sell:"):
            card.click()
            assert player.moment() == before
            assert page.locator("[data-marked]").count() == 0
            sold += 1
        page.keyboard.press("Escape")
    assert sold, "such a card was in the hand"
    card.click()
    player.press(next(key for key in page.evaluate(KEYS) if key.startswith("sell:")))


ORDER = """() => {
  const buttons = [...document.querySelectorAll('#question .buttons [data-key]')];
  const seen = [...buttons].sort((one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.abs(a.top - b.top) > 8 ? a.top - b.top : a.left - b.left;
  });
  return { read: buttons.map(each => each.dataset.key), seen: seen.map(each => each.dataset.key), caps: buttons.map(each => each.querySelector('kbd').textContent) };
}"""


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE])
def test_answers_are_seen_read_and_numbered_in_one_order(sit, size):
    """Passing is the first of all, where it stays in sight, and its key is 1."""
    player = sit(size=size)
    page = duel(player)
    order = page.evaluate(ORDER)
    assert len(order["read"]) > 4
    assert order["read"][0] == "pass"
    assert order["read"] == order["seen"]
    assert order["caps"] == [str(at + 1) for at in range(len(order["read"]))]
    before = player.moment()
    page.keyboard.press("1")
    player.settled(before)
    player.asked()
    wish = page.locator("#question [data-pass]").first
    if size != PHONE:
        assert wish.bounding_box()["y"] < page.locator("#question [data-key]").nth(1).bounding_box()["y"] + 1, "to pass for a while stands beside Pass"


def test_enter_does_what_is_selected_and_escape_lets_go(sit):
    player = sit()
    page = duel(player)
    while not page.locator('[data-id="die:0"][data-can]').count():
        player.press("pass")
        player.asked()
    offered = page.evaluate(KEYS)
    page.locator('[data-id="die:2"]').click()
    page.keyboard.press("Escape")
    assert page.locator("[data-marked]").count() == 0
    assert page.evaluate(KEYS) == offered
    before = player.moment()
    page.locator('[data-id="die:2"]').click()
    assert page.evaluate(KEYS) == ["reroll:3"]
    page.keyboard.press("Enter")
    player.settled(before)


def test_a_second_tap_of_a_quick_finger_is_no_second_answer(sit):
    player = sit()
    page = duel(player)
    before = player.moment()
    page.evaluate("() => { const button = document.querySelector('#question [data-key=pass]'); button.click(); button.click(); }")
    player.settled(before)
    player.asked()
    assert page.locator("#question .note").count() == 0


def test_a_figure_is_dragged_from_cell_to_cell(sit):
    """Clicking it would ask where to; a drag says so at once."""
    player = sit()
    player.sit_at("dreamblade", [], seed=5)
    page = player.page
    for wanted in ("spawn:", "done", "shift"):
        player.asked()
        for _ in range(4):
            keys = page.evaluate("() => [...document.querySelectorAll('#question [data-key]')].map(each => each.dataset.key)")
            found = [key for key in keys if key.startswith(wanted)]
            if found:
                before = player.moment()
                page.evaluate("key => document.querySelector(`#question [data-key='${key}']`).click()", found[0])
                player.settled(before)
                player.asked()
                break
    figure = page.locator('[data-id^="piece:"][data-can]').first
    name = figure.get_attribute("data-id")
    x, y = page.evaluate(MIDDLE, name)
    cells = page.locator('[data-id^="cell:"]').evaluate_all("all => all.map(each => each.dataset.id)")
    start = cell_under(page, x, y, cells)
    target = next(cell for cell in cells if next_to(cell, start))
    to_x, to_y = page.evaluate(MIDDLE, target)
    before = player.moment()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()
    player.settled(before + 1)
    player.asked()
    assert cell_under(page, *page.evaluate(MIDDLE, name), cells) == target


def where_somebody_stands_in_the_way(game):
    """A position whose question is where, and on a place that is an answer stands only what is none: its key and the token."""
    for seed in range(20):
        for match in played(game, seed):
            if match.decision is None:
                break
            scene = match.scene(match.decision.seat)
            places = {each.id: each for board in scene.things if isinstance(board, Board) for each in board.places}
            named = {thing for choice in scene.choices for thing in choice.things}
            if named <= set(places):
                for choice in scene.choices:
                    standing = places[choice.things[0]].tokens if len(choice.things) == 1 else []
                    if standing and not any(each.numbers == [] for each in standing):
                        return match, choice.key, standing[-1].id
    raise AssertionError("nobody stands in the way")


def test_who_stands_in_the_way_is_clicked_for_the_place_under_it(browser, tmp_path):
    match, key, token = where_somebody_stands_in_the_way("dreamblade")
    tables = laid(tmp_path / "pionek.db", [match])
    server = serving(tmp_path)
    player = Player(browser, server)
    try:
        ((name, seat),) = tables
        sent = []

        def heard(frame):
            sent.append(frame)

        player.page.on("websocket", lambda socket: socket.on("framesent", heard))
        player.hold(name, "dreamblade", seat)
        player.table(name)
        player.asked()
        before = player.moment()
        player.page.mouse.click(*player.page.evaluate(MIDDLE, token))
        player.settled(before)
        assert [each["key"] for each in map(json.loads, sent) if each["is"] == "answer"] == [key]
    finally:
        player.context.close()
        server.stop()


def cell_under(page, x, y, cells):
    """The cell on whose ground a figure stands: the nearest below its middle."""
    places = {cell: page.evaluate(MIDDLE, cell) for cell in cells}
    return min(cells, key=lambda cell: abs(places[cell][0] - x) + abs(places[cell][1] - y))


def next_to(one, other):
    (a, b), (c, d) = one.split(":")[1], other.split(":")[1]
    return abs(ord(a) - ord(c)) + abs(int(b) - int(d)) == 1


@pytest.mark.parametrize("game", ["icegarden", "dreamblade"])
def test_two_fingers_make_a_board_larger_and_its_frame_stays(sit, game):
    if game not in registry.names():
        return
    player = sit(size=PHONE)
    player.sit_at(game, [], seed=5)
    player.asked()
    page = player.page
    box = page.locator("[data-board]").bounding_box()
    fingers = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def pinch(*apart):
        for at, wide in enumerate(apart):
            points = [{"x": x - wide, "y": y, "id": 0}, {"x": x + wide, "y": y, "id": 1}]
            fingers.send("Input.dispatchTouchEvent", {"type": "touchMove" if at else "touchStart", "touchPoints": points})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    pinch(30, 50, 70)
    page.wait_for_selector("[data-zoomed]")
    assert page.locator("[data-board]").bounding_box() == box
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    pinch(90, 50, 20)
    page.wait_for_selector("[data-board]:not(:has([data-zoomed]))")


def test_what_others_moved_stays_on_the_board_as_a_ghost_until_one_answers(sit):
    player = sit()
    player.sit_at("dreamblade", [], seed=5)
    seen = []
    for _ in range(60):
        player.asked()
        seen.append(player.page.locator("[data-ghost]").count() > 0)
        if seen[-2:] == [True, False]:
            break
        player.answer(1, len(seen))
    assert seen[-2:] == [True, False]


def test_who_moved_takes_back_and_the_other_is_told(sit, server):
    match, tokens = server.match("connectfour", options={"first": "1"})
    players = [sit(), sit()]
    for player, token in zip(players, tokens, strict=True):
        player.hold(match, "connectfour", token)
        player.table(match)
    players[0].asked()
    players[0].press("drop:4")
    players[1].page.wait_for_selector('[data-id="disc:3:0"]')
    players[0].page.keyboard.press("u")
    players[1].page.locator(".toasts").get_by_text("took a move back").wait_for()
    assert players[0].page.locator(".toasts p").count() == 0


def test_who_asked_once_and_was_refused_is_still_told_what_the_other_takes_back(sit, server):
    match, tokens = server.match("connectfour", options={"first": "1"})
    first, second = sit(), sit()
    for player, token in ((first, tokens[0]), (second, tokens[1])):
        player.hold(match, "connectfour", token)
        player.table(match)
    for player, column in ((first, 4), (second, 3)):
        player.asked()
        player.press(f"drop:{column}")
    first.asked()
    first.page.get_by_role("button", name="Take back").click()
    second.page.get_by_role("button", name="Decline").click()
    first.page.locator(".offer").wait_for(state="detached")
    first.press("drop:5")
    second.asked()
    second.press("drop:5")
    first.asked()
    second.page.get_by_role("button", name="Take back").click()
    first.page.locator(".toasts").get_by_text("took a move back").wait_for()


def test_a_match_ends_with_its_winner_its_course_and_what_to_do_next(sit):
    player = sit()
    page = duel(player, {**DUEL, **SHORT})
    mine = page.locator("[data-portrait='0'] .who .name").inner_text()
    while player.asked():
        before = player.moment()
        player.pass_on()
        player.settled(before)
    ending = page.locator("[data-ending]")
    ending.locator("figure svg path").first.wait_for()
    assert ending.locator("figure svg path").count() == 2, "a line for each seat"
    assert ending.locator(".figures li").count() == 3
    turning = ending.locator("ol button").first
    hits = [text for text in ending.locator("ol button").all_inner_texts() if "damage" in text]
    assert hits
    assert all(": " in text for text in hits), "what was behind it stands before it"
    turning.click()
    replay = page.locator("section.replay")
    replay.wait_for()
    page.wait_for_function("() => Number(document.querySelector('section.replay input').value) > 0")
    board, bar = page.locator("[data-question]").bounding_box(), replay.bounding_box()
    assert board["y"] + board["height"] <= bar["y"] + 1, "the bar covers nothing"
    assert page.get_by_role("button", name="Play again").count() == 0, "nor does what comes after the match"
    replay.get_by_role("button", name="Close").or_(replay.locator(".first")).first.click()
    page.get_by_role("button", name="Swap sides").click()
    page.get_by_role("button", name="To the next match").click()
    page.wait_for_selector("[data-table], #question")
    page.wait_for_function("name => document.querySelector('[data-portrait] .sitter') && !document.querySelector('[data-over]')", arg=mine)
    own = page.locator("[data-portrait] .who", has=page.locator(".sitter", has_text="you"))
    assert own.locator(".name").inner_text() != mine


CAPS = """() => [...document.querySelectorAll('#question [data-key]')].map(each => [each.querySelector('kbd').textContent, each.dataset.key.split(':')[1]])"""
STANDS = """id => { const place = document.querySelector(`[data-id="${id}"]`); return [place.dataset.cap, getComputedStyle(place, '::after').content]; }"""


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="this test plays DreamBlade")
def test_a_place_bears_the_key_that_answers_with_it(sit):
    player = sit()
    player.sit_at("dreamblade", ["human", "bot:greedy"], seed=8)
    page = player.page
    for _ in range(40):
        player.asked()
        keys = [key for key in page.evaluate(KEYS) if key.startswith("to:")]
        if len(keys) > 1:
            break
        before = player.moment()
        page.evaluate("() => (document.querySelector('#question [data-key^=\"to:\"]') ?? document.querySelector('#question [data-key^=\"spawn:\"]') ?? document.querySelector('#question [data-key^=\"move:\"]') ?? document.querySelector('#question [data-key]')).click()")
        player.settled(before)
    places = [(key, place) for key, place in page.evaluate(CAPS) if f"to:{place}" in keys]
    assert places
    for key, place in places:
        assert page.evaluate(STANDS, f"cell:{place}") == [key, f'"{key}" / ""']
