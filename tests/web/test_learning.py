"""Lessons and the puzzle of the day in the browser: from the lobby to the praise, and what is remembered."""

import pytest

from pionek.core import registry
from pionek.core.teaching.lessons import read_answers
from pionek.core.teaching.puzzles import games_with_puzzles, of_day
from pionek.server.matches.creating import day_of
from tests.web.player import IN_SIGHT, PHONE, WIDE

TAUGHT = [name for name in registry.names() if registry.get(name).lessons]
TODAY = "() => { const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-'); }"


def choose(player, key):
    """Click an option, wherever the question keeps it."""
    before = player.moment()
    player.asked()
    player.page.evaluate("key => document.querySelector(`#question [data-key='${key}']`).click()", key)
    player.settled(before)


def sign(player, button):
    """With one's name and its passphrase, in the lobby."""
    page = player.open()
    page.get_by_text("Keep my name").click()
    page.get_by_label("Name").fill("Ola")
    page.get_by_label("Passphrase").fill("gęślą jaźń 17")
    page.get_by_role("button", name=button).click()
    page.get_by_role("button", name="Sign out").wait_for()
    return page


@pytest.mark.skipif(not TAUGHT or not games_with_puzzles(), reason="needs a game with lessons and one with puzzles")
def test_who_has_a_name_finds_lessons_and_streak_on_another_device(sit):
    game, puzzling = registry.get(TAUGHT[0]), registry.get(games_with_puzzles()[0])
    first = game.lessons[0]
    desk, telephone, stranger = sit(), sit(size=PHONE), sit()
    page = sign(desk, "Take this name")
    page = desk.open(f"#/lessons/{game.id}")
    page.locator(f"[data-lesson={first.id}] button").click()
    page.wait_for_selector("#question")
    for key in read_answers(game.folder)[first.id].right:
        choose(desk, key)
    page.locator("[data-task=reached]").wait_for()
    desk.open("#/puzzle")
    puzzle = of_day(puzzling.puzzles, day_of(page.evaluate(TODAY)))
    page.get_by_role("button", name=puzzling.name["en"]).click()
    page.wait_for_selector("#question")
    choose(desk, puzzle.answer)
    page.locator("[data-task=reached]").wait_for()
    page = sign(telephone, "Sign in")
    telephone.open("#/puzzle")
    page.wait_for_selector("[data-streak='1']")
    telephone.open(f"#/lessons/{game.id}")
    page.wait_for_selector(f"[data-lesson={first.id}].done")
    telephone.open()
    page.locator("details", has=page.get_by_text("Ola")).locator("summary").click()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("Keep my name").wait_for()
    telephone.open("#/puzzle")
    page.wait_for_selector("[data-streak='0']")
    stranger.open("#/puzzle")
    stranger.page.wait_for_selector("[data-streak='0']")


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("pl", PHONE)])
@pytest.mark.parametrize("name", TAUGHT[:1])
def test_a_lesson_is_found_done_praised_and_ticked(sit, name, lang, size):
    game = registry.get(name)
    first = game.lessons[0]
    player = sit(lang=lang, size=size)
    page = player.open()
    page.locator(f'[data-game={name}] a[href="#/lessons/{name}"]').click()
    page.locator(f"[data-lesson={first.id}] button").click()
    page.wait_for_selector("#question")
    task = page.locator("[data-task]")
    task.get_by_text(first.say[lang]).wait_for()
    task.get_by_role("button").last.click()
    task.get_by_text(first.hint[lang]).wait_for()
    for key in read_answers(game.folder)[first.id].right:
        choose(player, key)
    task.get_by_text(first.praise[lang]).wait_for()
    task.locator(".first").click()
    page.locator("[data-task]").get_by_text(game.lessons[1].say[lang]).wait_for()
    player.open(f"#/lessons/{name}")
    page.wait_for_selector(f"[data-lesson={first.id}].done")


@pytest.mark.skipif("dicethrone" not in TAUGHT, reason="a lesson of Dice Throne")
def test_what_is_incoming_hides_nothing_of_a_lesson(sit):
    player = sit(lang="pl")
    page = player.open("#/lessons/dicethrone")
    page.locator("[data-lesson=tokens] button").click()
    page.locator(".lane").wait_for()
    hint = page.get_by_role("button", name="Wskazówka")
    assert hint.evaluate(IN_SIGHT)
    hint.click()
    task = page.locator("[data-task]").bounding_box()
    lane = page.locator(".lane").bounding_box()
    holder = page.locator("[data-news]").evaluate("cell => cell.getBoundingClientRect().bottom - parseFloat(getComputedStyle(cell).paddingBottom)")
    assert task["height"] > 0
    assert holder <= lane["y"] + 1


@pytest.mark.parametrize("name", TAUGHT[:1])
def test_the_lobby_goes_on_with_a_lesson_until_it_is_over(sit, name):
    game = registry.get(name)
    first = game.lessons[0]
    player = sit()
    for _ in range(2):  # begun once more
        page = player.open(f"#/lessons/{name}")
        page.locator(f"[data-lesson={first.id}] button").click()
        page.wait_for_selector("#question")
    page = player.open()
    going = page.get_by_role("region", name="Your games")
    going.get_by_text(first.title["en"]).wait_for()
    assert going.get_by_role("link", name="Continue").count() == 1
    going.get_by_role("link", name="Continue").click()
    page.wait_for_selector("#question")
    for key in read_answers(game.folder)[first.id].wrong:
        choose(player, key)
    page.locator("[data-task=missed]").wait_for()
    page = player.open()
    page.get_by_role("heading", name="Your games").wait_for()
    assert going.count() == 0


@pytest.mark.parametrize("name", TAUGHT[:1])
def test_a_missed_lesson_says_so_and_can_be_tried_again(sit, name):
    game = registry.get(name)
    first = game.lessons[0]
    player = sit()
    page = player.open(f"#/lessons/{name}")
    page.locator(f"[data-lesson={first.id}] button").click()
    page.wait_for_selector("#question")
    for key in read_answers(game.folder)[first.id].wrong:
        choose(player, key)
    page.locator("[data-task=missed]").get_by_text(first.missed["en"]).wait_for()
    page.locator("[data-task=missed] .first").click()
    page.locator("[data-task=open]").get_by_text(first.say["en"]).wait_for()


@pytest.mark.parametrize("solved", [True, False])
@pytest.mark.parametrize("name", games_with_puzzles()[:1])
def test_a_puzzle_is_solved_or_missed_explained_and_counted(sit, name, solved):
    player = sit()
    page = player.open("#/puzzle")
    puzzle = of_day(registry.get(name).puzzles, day_of(page.evaluate(TODAY)))
    page.get_by_role("button", name=registry.get(name).name["en"]).click()
    page.wait_for_selector("#question")
    choose(player, puzzle.answer if solved else puzzle.rival.key)
    task = page.locator(f"[data-task={'reached' if solved else 'missed'}]")
    for text in puzzle.explained(puzzle.begin(registry.get(name)), "en"):
        task.get_by_text(text).wait_for()
    player.open("#/puzzle")
    page.wait_for_selector(f"[data-streak='{int(solved)}']")
