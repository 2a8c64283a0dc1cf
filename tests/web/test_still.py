"""A table that stands still: for a whole match nothing that one looks at or clicks moves, and nothing opens by itself."""

import random

import pytest

from pionek.core import registry
from tests.free.games import SOAK
from tests.web.player import LAPTOP, PHONE, WIDE, Player

ANSWERS = 60
SETTLING = 1
"""Answers after which two buttons may still have one card: open, in Dice Throne after its first answer. In soak none may."""
SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
FEW = {"connectfour": "phone", "dicethrone": "wide", "dreamblade": "laptop", "etherfields": "phone", "icegarden": "wide", "relic": "laptop"}
"""In an ordinary run each game is watched at one size; in soak at all."""
WATCHED = [(game, size) for game in registry.names() for size in SIZES if SOAK or FEW.get(game, "wide") == size]

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


@pytest.mark.parametrize(("game", "size"), WATCHED)
def test_nothing_moves_for_sixty_answers(sit, game, size):
    """The pointer stands in the middle of the board: what comes to lie under it is not explained for that."""
    player: Player = sit(size=SIZES[size])
    player.sit_at(game, [], seed=8)
    player.asked()
    luck = random.Random(8)
    page = player.page
    width, height = SIZES[size]
    if size != "phone":
        page.mouse.move(width * 0.4, height * 0.5)
        page.keyboard.press("Escape")
        page.wait_for_timeout(900)  # what was pointed at may be explained now, and is left
        page.mouse.move(width * 0.4, 3)
        page.mouse.move(width * 0.4, height * 0.5)
        page.keyboard.press("Escape")
    first: dict[str, list[int]] = {}
    moved: list[str] = []
    for answer in range(ANSWERS):
        if not player.asked():
            break
        for name, box in page.evaluate(WHERE).items():
            before = first.setdefault(name, box)
            if any(abs(one - two) > 1 for one, two in zip(before, box, strict=True)):
                moved.append(f"answer {answer}: {name} from {before} to {box}")
        moved += [f"answer {answer}: {line}" for line in page.evaluate(WRONG)] if SOAK or answer > SETTLING else []
        moment = player.moment()
        page.evaluate(CLICK_ANY, luck.randrange(1000))
        player.settled(moment)
    assert {"board ", "question "} <= set(first)
    assert moved == []


def test_the_wheel_over_the_board_scrolls_nothing(sit):
    player: Player = sit()
    player.sit_at(registry.names()[-1], [], seed=8)
    player.asked()
    page = player.page
    page.mouse.move(500, 450)
    page.mouse.wheel(0, 600)
    page.wait_for_timeout(200)
    assert page.evaluate("[document.scrollingElement.scrollTop, document.querySelector('.table').scrollTop]") == [0, 0]
