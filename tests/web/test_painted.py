"""Painted tables: figures stand in their cells, dice lie in the tray, places on their sheets; a plain board has no pictures."""

import pytest

from tests.web.conftest import serving
from tests.web.fullest import laid, position
from tests.web.player import Player

CROWD = (6, 129)
"""A random game, and a decision in it at which figures crowd in one cell."""

FEET = """() => [...document.querySelectorAll('.field .stand[data-id]')].map(stand => {
  const box = stand.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.bottom - 0.14 * box.height];
  const inside = [...document.querySelectorAll('.field .cell')].filter(cell => {
    const at = cell.getBoundingClientRect();
    return x > at.left - 6 && x < at.right + 6 && y > at.top - 6 && y < at.bottom + 6;
  });
  return [stand.dataset.id, inside.some(cell => cell.textContent.includes(stand.querySelector('.unseen').textContent.split(',')[0]))];
})"""
LOADED = "selector => [...document.querySelectorAll(selector)].map(each => each.naturalWidth)"
PLAIN = "() => localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), plain: true})"


def answers(player: Player, count: int) -> None:
    for _ in range(count):
        if not player.asked():
            break
        before = player.moment()
        player.page.evaluate("() => document.querySelector('#question [data-key]').click()")
        player.settled(before)
    player.asked()


def test_figures_stand_in_their_cells_in_perspective(sit):
    player = sit()
    player.sit_at("dreamblade", [], seed=5)
    answers(player, 8)
    feet = dict(player.page.evaluate(FEET))
    assert feet, "somebody has been spawned"
    assert all(feet.values()), feet
    assert all(player.page.evaluate(LOADED, ".field .painting, .field .body, .field .base"))


NUMBERS = """() => {
  const boxes = [...document.querySelectorAll('.field .tag')].map(tag => tag.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return [boxes.length, boxes.flatMap((a, at) => boxes.slice(at + 1).filter(b => over(a, b))).length];
}"""


def test_no_figure_covers_the_numbers_of_another_and_a_crowd_is_a_list(browser, tmp_path):
    """Five or more in one cell, in a random game; and the others with their numbers beside them."""
    match = position("dreamblade", *CROWD)
    tables = laid(tmp_path / "pionek.db", [match])
    server = serving(tmp_path)
    player = Player(browser, server)
    player.hold(tables[0][0], "dreamblade", tables[0][1])
    player.table(tables[0][0])
    player.asked()
    count, covered = player.page.evaluate(NUMBERS)
    assert count > 0
    assert covered == 0
    many = {int(text.removeprefix("×")) for text in player.page.locator(".field .many").all_inner_texts()}
    assert many
    assert min(many) > 4
    player.page.evaluate("() => [...document.querySelectorAll('.field .stand')].find(each => [...document.querySelectorAll('.field .stand')].filter(other => other.dataset.in === each.dataset.in).length > 4).focus()")
    assert player.page.locator(".peek .one").count() in many
    player.context.close()
    server.stop()


def test_dice_lie_in_the_tray_and_abilities_show_what_they_need(sit):
    player = sit()
    player.sit_at("dicethrone", [], seed=5)
    for _ in range(30):
        if player.page.locator("[data-tumbles][data-can]").count():
            break
        answers(player, 1)
    tray = player.page.locator(".tray").bounding_box()
    assert tray is not None
    for die in player.page.locator(".tray [data-tumbles]").all():
        box = die.bounding_box()
        assert box is not None
        assert tray["x"] <= box["x"]
        assert box["x"] + box["width"] <= tray["x"] + tray["width"]
    assert player.page.locator(".tray .cube").count() == player.page.locator("[data-tumbles]").count()
    assert player.page.locator(".hero-board.own .needs").count() >= 8


def test_places_lie_on_the_picture_of_their_sheet_which_only_those_can_ask_for_who_see_it(sit):
    player = sit()
    player.sit_at("etherfields", [], seed=5)
    player.asked()
    player.page.wait_for_load_state("networkidle")
    sheets = player.page.evaluate(LOADED, ".map img.sheet")
    assert sheets, "the tiles on the table have pictures"
    assert all(sheets)
    look = player.server.http("GET", "/api/games/etherfields/look")[1]
    assert not [name for name in look["art"]["files"] if name.startswith("tile/")], "no list names them"
    assert player.complaints == []


@pytest.mark.parametrize("game", ["dreamblade", "dicethrone", "etherfields"])
def test_a_plain_board_has_no_pictures(sit, game):
    player = sit()
    player.sit_at(game, [], seed=5)
    player.asked()
    player.page.evaluate(PLAIN)
    player.page.reload()
    player.asked()
    assert player.page.evaluate("() => document.querySelectorAll('main img, .backdrop').length") == 0
