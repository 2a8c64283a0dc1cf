"""The stage: what happens is shown one beat after another, at the speed one likes, and never in anybody's way."""

WATCH = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const stage = document.querySelector('[data-stage]');
    if (stage && window.shown.at(-1) !== stage.textContent) window.shown.push(stage.textContent);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def rolled(player):
    """Play on until dice were rolled and the question stands again."""
    page = player.page
    for _ in range(12):
        player.asked()
        if page.locator('[data-id="die:0"][data-can]').count():
            return
        before = player.moment()
        player.last()
        player.settled(before)
    raise AssertionError("no dice were rolled")


def test_a_roll_is_shown_with_its_dice_and_then_the_table_stands_free(sit):
    player = sit(speed=4, motion="no-preference")
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "1", "heroes": ["pyromancer", "barbarian"]})
    player.page.evaluate(WATCH)
    rolled(player)
    player.page.wait_for_selector("[data-stage]", state="detached")
    shown = player.page.evaluate("window.shown")
    assert any("Pyromancer rolls" in text for text in shown)
    assert player.page.locator("#question [data-key]").count()


def test_at_speed_0_nothing_is_put_between_an_answer_and_the_next_question(sit):
    player = sit(speed=0)
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "1", "heroes": ["pyromancer", "barbarian"]})
    player.page.evaluate(WATCH)
    rolled(player)
    assert player.page.evaluate("window.shown") == []


def test_the_stage_lets_clicks_through_and_is_not_read_out(sit):
    """The log is what a screen reader speaks."""
    player = sit(speed=1, motion="no-preference")
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "2", "heroes": ["pyromancer", "barbarian"]})
    page = player.page
    for _ in range(12):
        if page.locator("[data-stage]").count():
            break
        page.wait_for_timeout(100)
        if page.locator("#question [data-key]:not([disabled])").count():
            player.last()
    stage = page.locator("[data-stage]").first
    stage.wait_for()
    assert stage.get_attribute("aria-hidden") == "true"
    assert stage.evaluate("each => getComputedStyle(each).pointerEvents") == "none"
