"""Playing in a real browser: by mouse, by keyboard alone, on a small phone, two against each other, and on one screen."""

import random
import re

import pytest

from pionek.core import registry
from pionek.core.view.guide import BROWSER, spoken
from tests.server.process import Process
from tests.web.conftest import MADE_UP
from tests.web.player import PHONE, SHORT, Player, short

pytestmark = pytest.mark.skipif(
    not {"connectfour", "dicethrone"} <= set(registry.names()), reason="these tests play connect four and Dice Throne"
)

A_WHILE = 25
"""Answers of a match that is not played to its end."""


def play_out(player: Player, luck: random.Random, most: int = 300) -> int:
    for count in range(most):
        if not player.asked():
            return count
        player.any_option(luck)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", [name for name in registry.names() if registry.get(name).guide])
def test_a_newcomer_is_in_a_guided_game_after_one_click_and_follows_it_to_its_end(sit, game):
    player = sit()
    page = player.open()
    page.locator(f"[data-game={game}] .first").click()
    page.wait_for_selector("#question")
    guide = page.get_by_role("region", name="Guide")
    told = registry.get(game).guide
    for step in told.steps:
        assert player.asked()
        guide.get_by_text(spoken(step.say["en"], BROWSER)).wait_for()
        for thing in step.look:  # what the guide speaks of is on the table
            page.wait_for_selector(f'[data-shown][data-id="{thing}"]', state="attached")
        before = player.moment()
        guide.get_by_role("button").click()
        player.settled(before)
    player.asked()
    guide.get_by_text(spoken(told.farewell["en"], BROWSER)).wait_for()


def test_on_a_phone_the_guide_is_read_in_full_and_nothing_is_explained_unasked(sit):
    player = sit(size=PHONE)
    page = player.open()
    page.locator("[data-game=dicethrone] .first").click()
    page.wait_for_selector("#question")
    player.asked()
    guide = page.get_by_role("region", name="Guide")
    words, frame = guide.locator("p").bounding_box(), page.locator(".last").bounding_box()
    assert frame["y"] <= words["y"]
    assert words["y"] + words["height"] <= frame["y"] + frame["height"]
    page.wait_for_timeout(900)  # longer than a tooltip waits
    assert page.locator(".explain").count() == 0, "what comes to lie under the pointer that clicked was not pointed at"


def test_who_rolls_real_dice_tells_what_they_show(sit):
    player = sit()
    page = player.open("#/new/dicethrone")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("I roll real dice at home").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")
    for _ in range(40):
        assert player.asked()
        faces = page.locator('#question .buttons [data-key^="enter"]')
        if faces.count():
            assert faces.count() == 6
            before = player.moment()
            faces.nth(3).click()
            player.settled(before)
            return
        before = player.moment()
        player.pass_on()
        player.settled(before)
    raise AssertionError("no dice were asked for")


@pytest.mark.parametrize("game", [name for name in registry.names() if short(name)])
def test_a_short_match_against_a_bot_by_mouse(sit, game):
    player = sit()
    player.sit_at(game, [], seed=5, options=short(game))
    assert play_out(player, random.Random(5)) > 3
    assert player.page.get_by_role("button", name="Play again").count() == 1
    assert len(player.log()) > 20
    player.page.keyboard.press("l")
    assert not re.search(r"\( | \)| [,.]", player.page.locator("ol.log").inner_text()), "no space where none is written"


@pytest.mark.parametrize("game", [name for name in registry.names() if not short(name)])
def test_games_that_cannot_be_short_are_played_by_mouse_for_a_while(sit, game):
    player, luck = sit(), random.Random(5)
    player.sit_at(game, [], seed=5)
    begun = len(player.log())
    for _ in range(A_WHILE):
        if not player.asked():
            break
        player.any_option(luck)
    player.asked()
    assert len(player.log()) > begun
    player.page.keyboard.press("l")
    assert not re.search(r"\( | \)| [,.]", player.page.locator("ol.log").inner_text())


def test_a_duel_on_a_small_phone(sit):
    player = sit(size=PHONE, lang="pl")
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=6, options=SHORT)
    page = player.page
    assert play_out(player, random.Random(6)) > 5
    page.get_by_role("button", name="Dziennik").click()
    assert page.locator(".log li").count() > 10
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


REACHED = """() => {
  const question = document.getElementById('question');
  question.focus();
  return [...question.querySelectorAll('button:not([disabled]), summary')].filter(each => each.checkVisibility()).map(each => each.innerText.trim());
}"""


NEAR = 6
"""How far somebody goes with the Tab key for a whole game: each press is a journey to the browser and back."""


def enter(player: Player, name: str) -> None:
    """Go on from the question with the Tab key to what is called so, and press Enter."""
    for _ in range(player.page.evaluate(REACHED).index(name) + 1):
        player.page.keyboard.press("Tab")
    assert player.page.evaluate("document.activeElement.innerText.trim()") == name
    player.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", [*registry.names(), *MADE_UP])
def test_every_game_is_played_to_its_end_by_keyboard_from_accessible_names_alone(sit, game):
    player = sit()
    match, tokens = player.sit_at(game, [], seed=11, options=short(game))
    luck = random.Random(11)
    page = player.page
    while player.asked():
        question = page.get_by_role("region", name=player.question.get_attribute("aria-label"), exact=True)
        if question.locator("summary").count() and not question.locator("details[open]").count():
            enter(player, question.locator("summary").inner_text().strip())
        names = question.locator("[data-key]").all_inner_texts()
        before = player.moment()
        enter(player, luck.choice(names[:NEAR]).strip())
        player.settled(before)
    told = player.server.http("GET", f"/api/matches/{match}/log", token=tokens[0])[1]["lines"]
    lines = ["".join(part if isinstance(part, str) else part["name"] for part in line["text"]) for line in told]
    assert player.log() == lines[-60:], "the live region speaks every line of the log"


def test_keys_answer_ask_for_a_hint_and_take_back(sit):
    player = sit()
    player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"})
    page = player.page
    player.asked()
    page.keyboard.press("h")
    page.wait_for_selector("[data-shown]")
    assert "A bot would" in page.locator(".note").inner_text()
    before = player.moment()
    page.keyboard.press("4")
    player.settled(before)
    page.wait_for_selector('[data-id="disc:3:0"]')
    player.asked()
    page.keyboard.press("u")
    page.wait_for_selector('[data-id="disc:3:0"]', state="detached")
    assert "not rated" in page.locator("header").inner_text()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_text("take-backs").count() == 1


def test_two_browsers_play_each_other_and_a_third_looks_on(sit, server: Process):
    made = server.http("POST", "/api/matches", {"game": "connectfour", "seats": ["human", "human"], "options": {"first": "1"}})[1]
    players = []
    for seat in made["seats"]:
        player = sit()
        page = player.open(f"#/join/{seat['code']}")
        page.get_by_label("Your name at the table").fill(f"Player {seat['seat'] + 1}")
        assert seat["code"] not in page.url
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_url("**/#/table/*")
        assert seat["code"] not in page.url
        players.append(player)
    watcher = sit()
    watcher.open(f"#/watch/{made['match']}").wait_for_selector("#question")
    assert "watching" in watcher.page.locator("header").inner_text()
    for turn, column in enumerate([0, 1, 0, 1, 0, 1, 0]):
        mover, other = players[turn % 2], players[1 - turn % 2]
        mover.asked()
        assert not other.question.get_by_role("button").filter(has_text="Drop").count()
        mover.page.locator(f'[data-id="column:{column}"]').click()
        for each in (*players, watcher):
            each.page.wait_for_selector(f'[data-id="disc:{column}:{turn // 2}"]')
    for each in (*players, watcher):
        each.page.wait_for_selector("[data-over]")
    assert watcher.page.locator("main [data-can]").count() == 0
    players[0].page.get_by_role("button", name="Play again").click()
    players[1].page.get_by_role("button", name="Agree").click()
    for each in players:
        each.page.get_by_role("button", name="To the next match").click()
        each.page.wait_for_selector("#question")
        each.page.wait_for_selector('[data-id="disc:0:0"]', state="detached")


def test_a_phrase_and_a_finger_reach_the_other_side(sit, server: Process):
    match, tokens = server.match("connectfour", options={"first": "1"})
    players = [sit(), sit(lang="pl")]
    for player, token in zip(players, tokens, strict=True):
        player.hold(match, "connectfour", token)
        player.table(match)
    players[0].page.get_by_role("button", name="Menu").click()
    players[0].page.get_by_role("button", name="Hello!").click()
    players[1].page.locator(".toasts").get_by_text("Dzień dobry!").wait_for()
    players[1].page.locator('[data-id="column:2"]').click()
    players[1].page.get_by_role("button", name="Wskaż").click()
    players[0].page.get_by_text("points at: Column 3").wait_for()


def test_two_people_at_one_screen_have_a_curtain_between_them(sit):
    player = sit()
    player.sit_at("dicethrone", ["human", "human"], seed=3, options={"first": "1"})
    page = player.page
    player.asked()
    hand = page.locator('[data-id="hand:0"]').or_(page.locator(".hand"))
    assert hand.count()
    for _ in range(40):
        if page.get_by_role("dialog", name="Hand the screen to").count():
            break
        player.asked()
        before = player.moment()
        player.pass_on()
        page.wait_for_function("before => document.querySelector('.curtain') || Number(document.querySelector('[data-seq]').dataset.seq) !== before", arg=before)
    curtain = page.get_by_role("dialog", name="Hand the screen to")
    assert curtain.bounding_box()["width"] == page.viewport_size["width"]
    assert player.log() == [], "the curtain is silent too"
    curtain.get_by_role("button").click()
    assert curtain.count() == 0
    assert player.asked()


def test_what_cannot_be_chosen_says_why_and_its_rule_opens(sit):
    player = sit()
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "1"})
    page = player.page
    player.asked()
    page.locator('[data-id="ability:smack"]').hover()
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert "Not now: Offensive abilities belong to" in tip.inner_text()
    page.locator('[data-id="ability:smack"]').click()
    page.get_by_role("dialog", name="Smack").get_by_role("button", name="Rule DT-GAME-03").click()
    opened = page.locator(".opened")
    opened.wait_for()
    assert "DT-GAME-03" in opened.inner_text()
    page.get_by_placeholder("Search the rules").fill("reroll attempt")
    page.keyboard.press("Escape")  # also from the field in which one types
    page.locator(".drawer").wait_for(state="detached")
    page.keyboard.press("l")
    page.locator(".log summary").click()  # the set-up lies folded
    page.locator(".log").get_by_role("button", name="By which rule").first.click()
    page.locator(".log").get_by_role("button", name="Rule DT-").first.click()
    assert "DT-" in page.locator(".opened h3").inner_text()


def test_marking_several_dice_finds_the_option_that_names_them_all(sit):
    player = sit()
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "1"})
    page = player.page
    player.asked()
    while not page.locator('[data-id="die:0"][data-can]').count():
        player.press("pass")
        player.asked()
    before = player.moment()
    for die in ("die:1", "die:3"):
        page.locator(f'[data-id="{die}"]').click()
    assert page.locator("[data-marked]").count() == 2
    assert [each.get_attribute("data-key") for each in page.locator("#question .buttons [data-key]").all()] == ["reroll:2,4"]
    page.locator('#question .buttons [data-key="reroll:2,4"]').click()
    player.settled(before)


def test_moves_of_bots_are_shown_one_after_another_and_one_key_jumps_to_the_present(sit):
    player = sit(speed=1, motion="no-preference")
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "2"})
    page = player.page
    behind = page.get_by_role("button", name="To the present")
    for _ in range(30):
        if behind.count():
            break
        player.asked()
        player.pass_on()
        page.wait_for_function("() => document.querySelector('#question [data-key]:not([disabled])') || [...document.querySelectorAll('header button')].some(each => each.textContent.includes('To the present'))")
    else:
        raise AssertionError("nothing was shown one after another")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Space")
    behind.wait_for(state="detached")
    assert player.asked()


def test_reduced_motion_moves_nothing(sit):
    player = sit(speed=2, motion="reduce")
    player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"})
    page = player.page
    page.evaluate("() => { window.moved = 0; const own = Element.prototype.animate; Element.prototype.animate = function (...how) { window.moved++; return own.apply(this, how); }; }")
    player.asked()
    player.press("drop:4")
    player.asked()
    assert page.evaluate("window.moved") == 0
