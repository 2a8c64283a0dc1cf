"""The stage: what happens is shown one beat after another, at the speed one likes, and never in anybody's way."""

import pytest

from pionek.core import registry
from tests.web.player import WIDE

WATCH = """() => {
  window.shown = [];
  window.places = new Set();
  new MutationObserver(() => {
    const stage = document.querySelector('[data-stage]');
    if (!stage?.dataset.beat) return;
    const {x, y, width, height} = stage.getBoundingClientRect();
    window.places.add([x, y, width, height].map(Math.round).join());
    if (window.shown.at(-1)?.[1] !== stage.textContent) window.shown.push([stage.dataset.beat, stage.textContent]);
  }).observe(document.body, {childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['data-beat']});
}"""
HOLD = """() => {
  const watch = new MutationObserver(() => {
    const stage = document.querySelector('[data-stage][data-beat]');
    if (stage) watch.disconnect(), stage.click();
  });
  watch.observe(document.body, {subtree: true, attributes: true, attributeFilter: ['data-beat']});
}"""
"""A click on the stage as soon as it shows something: a busy machine may take longer than a beat to find it."""
DUEL = {"first": "1", "heroes": ["pyromancer", "barbarian"]}
ATTACKED = {"first": "2", "heroes": ["pyromancer", "barbarian"]}


def duel(player, options=DUEL):
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options=options)
    player.page.evaluate(WATCH)
    return player.page


def rolled(player):
    """Play on until dice were rolled and the question stands again."""
    page = player.page
    for _ in range(12):
        player.asked()
        if page.locator('[data-id="die:0"][data-can]').count():
            return
        before = player.moment()
        player.pass_on()
        player.settled(before)
    raise AssertionError("no dice were rolled")


def until_beat(player, kind=""):
    """Answer until the stage shows a beat, of a certain kind if one is wanted."""
    page = player.page
    wanted = f'[data-stage][data-beat="{kind}"]' if kind else "[data-stage][data-beat]"
    for _ in range(2000):
        if page.locator(wanted).count():
            return
        if page.locator("#question [data-key]:not([disabled])").count():
            player.pass_on()
        page.wait_for_timeout(30)
    raise AssertionError(f"no beat {kind} was shown")


def test_a_roll_is_shown_with_its_dice_and_then_the_table_stands_free(sit):
    player = sit(speed=4, motion="no-preference")
    page = duel(player)
    rolled(player)
    page.wait_for_selector("[data-stage]:not([data-beat])", state="attached")
    shown = page.evaluate("window.shown")
    assert any(kind == "roll" and "Pyromancer rolls" in text for kind, text in shown)
    assert page.locator("#question [data-key]").count()


def test_the_stage_has_one_place_and_is_empty_when_nothing_happens(sit):
    player = sit(speed=4, motion="no-preference")
    page = duel(player, ATTACKED)
    until_beat(player, "ability")
    rolled(player)
    assert page.evaluate("window.places.size") == 1
    assert page.locator("[data-stage]").inner_text() == ""


FIGHT = """() => {
  window.faced = null;
  new MutationObserver(() => {
    const sides = [...document.querySelectorAll('[data-stage] .battle section')];
    if (sides.length) window.faced ??= sides.map(each => each.querySelectorAll('.disc').length);
  }).observe(document.body, {childList: true, subtree: true});
}"""
OFFERED = "() => [...document.querySelectorAll('#question [data-key]')].map(each => [each.dataset.key, each.innerText])"
WAITS = "() => document.querySelector('.curtain') || document.querySelector('#question [data-key]:not([disabled])')"
MIDDLE = "c3"


def wanted(offered, spawns):
    """Two who spawn one figure each, come to the middle of the field and fight there."""
    keys = dict(offered)
    first = next((key for key in keys if key.startswith("fight:")), "")
    if first:
        return first
    if "strike" in keys:
        return "strike" if "fight in" in keys["strike"] else "shift"
    places = [key for key in keys if key.startswith("to:")]
    if places:
        return min(places, key=lambda key: abs(ord(key[3]) - ord(MIDDLE[0])) + abs(int(key[4]) - int(MIDDLE[1])))
    return next((key for key in keys if key.startswith("move:") or (spawns and key.startswith("spawn:"))), next(iter(keys)))


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="this test plays DreamBlade")
def test_in_a_combat_only_those_who_strike_have_a_score(sit):
    """Figures face each other; those who bear the blow have thresholds, not a sum that looks like an answer."""
    player = sit(speed=0, motion="no-preference")
    player.sit_at("dreamblade", ["human", "human"], seed=5)
    page = player.page
    spawns = True
    for _ in range(120):
        page.wait_for_function(WAITS)
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            spawns = True
            continue
        key = wanted(page.evaluate(OFFERED), spawns)
        spawns = spawns and not key.startswith("spawn:")
        if key.startswith("fight:"):
            break
        before = player.moment()
        page.evaluate("key => document.querySelector(`#question [data-key='${key}']`).click()", key)
        page.wait_for_function("before => document.querySelector('.curtain') || Number(document.querySelector('[data-seq]').dataset.seq) !== before", arg=before)
    page.evaluate("() => localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), speed: 4})")
    page.reload()
    page.wait_for_function(WAITS)
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    page.evaluate(FIGHT)
    player.press(key)
    page.wait_for_function("() => window.faced")
    assert page.evaluate("window.faced") == [1, 0]


def test_at_speed_0_nothing_is_put_between_an_answer_and_the_next_question(sit):
    player = sit(speed=0)
    page = duel(player)
    rolled(player)
    assert page.evaluate("window.shown") == []


def test_space_ends_a_beat_and_a_click_holds_it(sit):
    player = sit(speed=1, motion="no-preference")
    page = duel(player, ATTACKED)
    page.evaluate(HOLD)
    until_beat(player)
    page.wait_for_selector("[data-stage][data-held]")
    assert page.locator("[data-stage]").evaluate("each => getComputedStyle(each).pointerEvents") == "auto"
    held = page.evaluate("window.shown.length")
    page.wait_for_timeout(3500)  # longer than any beat of this duel at the slowest speed
    assert page.evaluate("window.shown.length") == held, "a held beat stays"
    page.keyboard.press("Space")
    page.wait_for_function("held => window.shown.length > held || !document.querySelector('[data-beat]')", arg=held)


def test_with_reduced_motion_only_results_are_shown(sit):
    player = sit(speed=2, motion="reduce")
    page = duel(player)
    until_beat(player, "roll")
    assert page.evaluate("document.querySelector('[data-stage]').getAnimations({subtree: true}).length") == 0
    assert page.locator("[data-stage] .die").count() >= 5


def test_the_stage_is_not_read_out_and_lets_clicks_through_at_rest(sit):
    """The log is what a screen reader speaks."""
    player = sit(speed=0)
    page = duel(player)
    rolled(player)
    stage = page.locator("[data-stage]")
    assert stage.get_attribute("aria-hidden") == "true"
    assert stage.evaluate("each => getComputedStyle(each).pointerEvents") == "none"


def test_a_replay_begins_at_the_beginning_and_steps_through_beats(sit):
    player = sit(speed=0)
    match, _ = player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options=ATTACKED)
    rolled(player)
    page = player.open(f"#/replay/{match}")
    page.reload()
    replay = page.locator("section.replay")
    replay.wait_for()
    page.wait_for_function("() => document.querySelector('section.replay output').textContent.startsWith('1 ') || document.querySelector('section.replay input').max > 0")
    assert replay.get_by_role("slider").input_value() == "0"
    seen = set()
    for _ in range(40):
        if replay.get_by_label("Step forward").is_disabled():
            break
        before = replay.get_by_role("slider").input_value()
        replay.get_by_label("Step forward").click()
        page.wait_for_function("before => document.querySelector('section.replay input').value !== before", arg=before)
        seen.add(page.locator("[data-stage]").get_attribute("data-beat"))
    assert {"roll", "ability", "turn"} <= seen


def replayed(sit, game, seed, size=WIDE, **more):
    """A match of bots, opened in the replay before its first beat; `forward` makes one step and tells what is on the stage."""
    player = sit(speed=0, size=size, **more)
    made = player.server.http("POST", "/api/matches", {"game": game, "seats": ["bot:greedy"] * 2, "seed": seed, "listed": False})[1]
    page = player.open(f"#/watch/{made['match']}")
    page.wait_for_selector("[data-over]")
    page = player.open(f"#/replay/{made['match']}")
    page.reload()
    page.wait_for_function("() => document.querySelector('section.replay input')?.max > 0")
    return page


def forward(page):
    """One step of the replay; its kind, its text, and what does not lie where it is seen."""
    before, last = page.evaluate("() => { const bar = document.querySelector('section.replay input'); return [bar.value, bar.max]; }")
    if before == last:
        return None
    page.locator("section.replay button").nth(2).click()
    page.wait_for_function("before => document.querySelector('section.replay input').value !== before", arg=before)
    return page.evaluate(STAGED)


STAGED = """() => {
  const stage = document.querySelector('[data-stage]');
  const room = stage.getBoundingClientRect();
  const line = stage.querySelector('.cause')?.getBoundingClientRect();
  const dice = [...stage.querySelectorAll('.die')];
  const middle = [...stage.querySelectorAll('.throw, .came > *, .stamp')].map(each => each.getBoundingClientRect()).filter(each => each.width);
  const names = [...stage.querySelectorAll('.battle h3')];
  const stamp = stage.querySelector('.stamp')?.getBoundingClientRect();
  const wrong = [];
  if (dice.some(each => !each.getBoundingClientRect().width)) wrong.push('dice are hidden');
  if (middle.some(each => each.bottom > room.bottom + 4)) wrong.push('the middle hangs out of the stage');
  if (line && middle.some(each => each.top < line.bottom - 14 && each.bottom > line.top)) wrong.push('the middle lies under the sentence');
  if (stamp && names.some(each => { const box = each.getBoundingClientRect(); return box.right > stamp.left && box.left < stamp.right && box.bottom > stamp.top + 6; })) wrong.push('the verdict covers who fought');
  if (names.some(each => each.scrollWidth > each.clientWidth + 1)) wrong.push('a name is cut');
  if ([...stage.querySelectorAll('.face p')].some(each => each.scrollHeight > each.clientHeight + 2)) wrong.push('the text of a card is cut');
  return { kind: stage.dataset.beat ?? '', text: stage.innerText, dice: dice.length, dues: stage.querySelectorAll('.due').length, battle: !!stage.querySelector('.battle'), wrong };
}"""


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("game", "seed", "steps"), [("dicethrone", 4, 320), ("relic", 4, 120)])
def test_all_that_lies_on_the_stage_is_seen(sit, game, seed, steps, lang):
    """Dice that fall while damage is coming, a sum, a token and a number find room beside each other; cards are readable."""
    if game not in registry.names():
        pytest.skip(f"this test plays {game}")
    page = replayed(sit, game, seed, lang=lang, motion="reduce")
    wrong = []
    while_coming = 0
    for _ in range(steps):
        seen = forward(page)
        if seen is None:
            break
        wrong += [f"{seen['kind']}: {what}: {seen['text']!r}" for what in seen["wrong"]]
        while_coming += bool(seen["dice"] and seen["dues"])
    assert wrong == []
    assert while_coming or game != "dicethrone"


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="this test plays DreamBlade")
def test_a_replay_keeps_a_fight_on_the_stage_across_questions(sit):
    page = replayed(sit, "dreamblade", 3)
    rolls = 0
    while rolls < 2:
        seen = forward(page)
        assert seen is not None, "nobody fought"
        if seen["kind"] == "roll" and "dice" in seen["text"]:
            assert seen["battle"], seen["text"]
            rolls += 1


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="this test plays DreamBlade")
def test_a_fight_has_left_the_stage_when_the_turn_is_counted(sit):
    """One beat, one cause: cells are claimed on an empty field, and not over the figures that fought last."""
    player = sit(speed=0)
    made = player.server.http("POST", "/api/matches", {"game": "dreamblade", "seats": ["bot:greedy"] * 2, "seed": 3, "listed": False})[1]
    page = player.open(f"#/watch/{made['match']}")
    page.wait_for_selector("[data-over]")
    page = player.open(f"#/replay/{made['match']}")
    page.reload()
    replay = page.locator("section.replay")
    page.wait_for_function("() => document.querySelector('section.replay input')?.max > 0")
    fought = claimed = 0
    while not (fought and claimed):
        before = replay.get_by_role("slider").input_value()
        replay.get_by_label("Step forward").click()
        page.wait_for_function("before => document.querySelector('section.replay input').value !== before", arg=before)
        battle, text = page.evaluate("() => [!!document.querySelector('[data-stage] .battle'), document.querySelector('[data-stage]').innerText]")
        assert not (battle and "claims" in text), text
        fought += battle
        claimed += bool(fought) and "claims" in text
