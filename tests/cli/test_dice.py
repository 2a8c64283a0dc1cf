"""Answers that mark dice, and dice that people enter."""

import pytest

import pionek
from pionek.bots.greedy import GreedyBot
from pionek.cli.answers import Question, read
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match.match import start
from pionek.core.state.decision import Option
from pionek.core.view.scene import Choice


def rerolls(dice: int = 5) -> Question:
    masks = range(1 << dice)
    keys = [",".join(str(at + 1) for at in range(dice) if mask >> at & 1) or "none" for mask in masks]
    choices = [Choice(f"reroll:{key}", f"re-roll {key}" if mask else "keep all dice") for mask, key in zip(masks, keys, strict=True)]
    return Question("Which dice?", "DT-OFFENSE-03", choices, [Option(9, amount=mask) for mask in masks], dice=True)


@pytest.mark.parametrize(
    ("typed", "mask"),
    [("1 3 5", 0b10101), ("5,3,1", 0b10101), ("3", 0b100), ("0", 0), ("reroll:1,3", 0b101), ("keep", 0), ("reroll:none", 0)],
)
def test_dice_are_marked_by_their_numbers(typed, mask):
    meant = read(rerolls(), typed).option
    assert meant is not None
    assert meant.amount == mask


@pytest.mark.parametrize("typed", ["6", "1 7", "99", "999999999"])
def test_dice_that_are_not_there_are_refused(typed):
    assert read(rerolls(), typed) == (None, "answer-dice", ())


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_entered_dice_are_asked_of_the_person_also_for_a_bot(home):
    match = start(registry.get("dicethrone"), {"first": "2"}, 3, entered=True)
    match.listen()
    session = Session(match, ["human", "bot:random"], "en")
    for _ in range(100):
        if session.entering() and match.decision is not None and match.decision.seat == 1:
            break
        if not session.let_bot_play():
            session.hear("pass")
    question = session.question()
    assert question is not None
    assert question.text == "Pyromancer: What does the die show?"
    session.told = len(match.listen().events)
    assert session.hear("1 2 9").lines == ["No die that is asked for now can show 9."]
    assert session.hear("3 4 5").moved
    assert any("1 2 3 4 5" in line for line in session.news())
    again = pionek.load(match.save())
    assert (again.digest(), again.entered) == (match.digest(), True)


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_dice_entered_for_a_bot_show_nobody_its_hand():
    match = start(registry.get("dicethrone"), {"mode": "king", "heroes": ["monk", "ninja", "treant"], "first": "3"}, 3, entered=True)
    session = Session(match, ["human", "human", "bot:greedy"], "en")
    for _ in range(100):
        if session.asked() == 2:
            break
        if not session.let_bot_play():
            session.hear(session.question().choices[-1].key)
    assert session.asked() == 2, "somebody enters the dice of the bot"
    assert session.scene() == match.scene(-1, "en")


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_where_only_bots_sit_chance_enters_the_dice(monkeypatch):
    match = start(registry.get("dicethrone"), {}, 3, entered=True)
    session = Session(match, ["bot:greedy", "bot:greedy"], "en")
    choose = GreedyBot.choose

    def chosen(bot, match, seat):
        assert not session.entering(), "a bot would enter what it likes"
        return choose(bot, match, seat)

    monkeypatch.setattr(GreedyBot, "choose", chosen)
    rolled = 0
    while match.decision is not None:
        rolled += session.entering()
        assert session.let_bot_play()
    assert rolled > 20
