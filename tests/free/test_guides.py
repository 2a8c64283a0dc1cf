"""Guided first games: every one can be followed from its first sentence to its last, in both languages."""

import re

import pytest

from pionek.cli.session import Session
from pionek.core.match.match import start
from pionek.core.packs.problems import Problems
from pionek.core.view.guide import BROWSER, TERMINAL, load_guide, spoken
from pionek.core.view.scene import walk
from tests.free.games import NAMES, game_of

GUIDED = [name for name in NAMES if game_of(name).guide is not None]


def begun(name, lang="en"):
    game = game_of(name)
    guide = game.guide
    match = start(game, guide.settings, guide.seed, listen=True)
    seats = ["human" if seat == guide.seat else "bot:random" for seat in range(match.table.seats)]
    return guide, Session(match, seats, lang, guide)


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_is_followed_from_its_first_step_to_its_last(name):
    guide, session = begun(name)
    for step in guide.steps:
        while session.let_bot_play():
            pass
        assert guide.step(session.match) is step, f"at {step.at}, advising {step.advise}"
        things = {thing.id for thing in walk(session.match.scene(guide.seat).things)}
        assert [each for each in step.look if each not in things] == [], f"at {step.at}, advising {step.advise}"
        assert len(session.guidance()) == 2
        assert session.hear(step.advise).moved
    while session.let_bot_play():
        pass
    assert session.guidance() == [spoken(guide.farewell["en"], TERMINAL)]
    others = [session.match.key(each.option) for each in session.match.effective() if each.seat != guide.seat]
    assert others[: len(guide.answers)] == guide.answers
    question = session.question()
    session.hear(question.choices[0].key)
    while session.let_bot_play():
        pass
    assert session.guidance() == []


@pytest.mark.parametrize("name", GUIDED)
def test_whoever_goes_another_way_leaves_the_guide_and_comes_back_by_undo(name):
    guide, session = begun(name)
    while session.let_bot_play():
        pass
    other = next(key for key in session.match.keys() if key != guide.steps[0].advise)  # noqa: SIM118  a match is no dictionary
    session.hear(other)
    while session.let_bot_play():
        pass
    assert session.guidance() == [session.say("guide-left")]
    assert guide.answer(session.match) is None
    session.hear("u")
    assert guide.step(session.match) is guide.steps[0]


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_speaks_both_languages(name):
    guide = game_of(name).guide
    for said in [*(step.say for step in guide.steps), guide.farewell]:
        assert said["en"] != said["pl"]
        assert not re.search(r"[{}$]", said["en"] + said["pl"])


def test_mistakes_in_a_guide_are_named_with_their_lines(tmp_path):
    assert load_guide(tmp_path) is None
    (tmp_path / "guide.yaml").write_text(
        "seed: 1\nseat: 1\nsettings: []\nanswers: []\nfarewell: {en: Bye, pl: Pa}\nsteps:\n  - {at: here, advise: pass}\n"
    )
    with pytest.raises(Problems) as caught:
        load_guide(tmp_path)
    assert "guide.yaml" in str(caught.value)
    assert "say" in str(caught.value)
    (tmp_path / "guide.yaml").write_text("seed: 1\nseat: 1\nsettings: []\nanswers: []\nfarewell: {en: Bye, pl: Pa}\n")
    with pytest.raises(Problems, match="a list of steps"):
        load_guide(tmp_path)


@pytest.mark.parametrize("name", GUIDED)
def test_what_a_guide_rings_can_be_clicked(name):
    """Where the advised option belongs to a thing on the table, that thing is among those to look at."""
    guide, session = begun(name)
    for step in guide.steps:
        while session.let_bot_play():
            pass
        scene = session.match.scene(guide.seat)
        advised = next(choice for choice in scene.choices if choice.key == step.advise)
        shown = {thing.id for thing in walk(scene.things)}
        ringed = guide.look(session.match, step)
        assert set(ringed) <= shown, f"at {step.at}"
        assert not advised.things or set(ringed) & set(advised.things), f"at {step.at}, advising {step.advise}"
        session.hear(step.advise)


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_names_keys_of_the_terminal_only_at_the_terminal(name):
    guide = game_of(name).guide
    for said in [*(step.say for step in guide.steps), guide.farewell]:
        for lang in ("en", "pl"):
            there, here = spoken(said[lang], TERMINAL), spoken(said[lang], BROWSER)
            assert "[" not in there + here
            assert not re.search(r"(?:^|[ (])(?:\?|[a-vx-z]|w) (?:shows|tells|explains|searches|takes|pokazuje|mówi|wyjaśnia|objaśnia|szuka|cofa)\b", here), here
