"""A table that stands still: for a whole match nothing that one looks at or clicks moves, and nothing opens by itself."""

import random

import pytest

from pionek.core import registry
from tests.free.games import new
from tests.web.player import LAPTOP, PHONE, WIDE, Player

ANSWERS = 60
SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}

WHERE = """() => {
  const found = {};
  const shown = '[data-board], [data-question], [data-place=stage], [data-stage], [data-hand], [data-portrait]';
  for (const each of document.querySelectorAll(shown)) {
    const { left, top, width, height } = each.getBoundingClientRect();
    if (!width) continue;
    const name = ['board', 'question', 'place', 'stage', 'hand', 'portrait'].find(key => key in each.dataset);
    found[`${name} ${each.dataset.portrait ?? ''}`] = [left, top, width, height].map(Math.round);
  }
  return found;
}"""
WRONG = """() => {
  const wrong = [];
  if (document.scrollingElement.scrollTop || document.body.scrollTop) wrong.push('the page has scrolled');
  const tip = document.querySelector('.explain');
  if (tip && getComputedStyle(tip).opacity !== '0') wrong.push(`something is explained: ${tip.getAttribute('aria-label')}`);
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) wrong.push(`the page scrolls to nothing: ${page.scrollWidth} x ${page.scrollHeight}`);
  const cards = [...document.querySelectorAll('main button[data-id^="card:"]')].map(each => each.dataset.id);
  const twice = cards.filter((id, at) => cards.indexOf(id) !== at);
  if (twice.length) wrong.push(`two cards have one id: ${twice}`);
  return wrong;
}"""
CLICK_ANY = """n => {
  const buttons = [...document.querySelectorAll('#question [data-key]')];
  buttons[n % buttons.length].click();
}"""


def rest_on_the_board(player: Player) -> None:
    """The pointer stands in the middle of the board; what it came upon there is not explained any more."""
    page = player.page
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    page.mouse.move(width * 0.4, height * 0.5)
    page.keyboard.press("Escape")
    page.wait_for_timeout(900)  # what was pointed at may be explained now, and is left
    page.mouse.move(width * 0.4, 3)
    page.mouse.move(width * 0.4, height * 0.5)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", registry.names())
def test_nothing_moves_for_sixty_answers(sit, game):
    """One seat is looked at on three screens. The pointer stands in the middle of the board: what comes to lie under it is not
    explained for that."""
    screens: dict[str, Player] = {size: sit(size=SIZES[size]) for size in SIZES}
    match, tokens = screens["wide"].sit_at(game, ["human", *["bot:greedy"] * (new(game, 0).table.seats - 1)], seed=8)
    for size, player in screens.items():
        if size != "wide":
            player.hold(match, game, *tokens)
            player.table(match)
        player.asked()
        if size != "phone":
            rest_on_the_board(player)
    luck = random.Random(8)
    first: dict[str, list[int]] = {}
    wrong: list[str] = []
    for answer in range(ANSWERS):
        if not all(player.asked() for player in screens.values()):
            break
        for size, player in screens.items():
            for name, box in player.page.evaluate(WHERE).items():
                before = first.setdefault(f"{size} {name}", box)
                if any(abs(one - two) > 1 for one, two in zip(before, box, strict=True)):
                    wrong.append(f"answer {answer}, {size}: {name} from {before} to {box}")
            wrong += [f"answer {answer}, {size}: {line}" for line in player.page.evaluate(WRONG)]
        moments = {size: player.moment() for size, player in screens.items()}
        screens["wide"].page.evaluate(CLICK_ANY, luck.randrange(1000))
        for size, player in screens.items():
            player.settled(moments[size])
    assert {f"{size} {part} " for size in SIZES for part in ("board", "question")} <= set(first)
    assert wrong == []


def test_the_wheel_over_the_board_scrolls_nothing(sit):
    player: Player = sit()
    player.sit_at(registry.names()[-1], [], seed=8)
    player.asked()
    page = player.page
    page.mouse.move(500, 450)
    page.mouse.wheel(0, 600)
    page.wait_for_timeout(200)
    assert page.evaluate("[document.scrollingElement.scrollTop, document.querySelector('.table').scrollTop]") == [0, 0]
