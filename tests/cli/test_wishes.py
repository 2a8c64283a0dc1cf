"""Wishes at the table: where a person is asked, and that nothing else changes."""

import pytest

import pionek as library
from pionek.cli.answers import Question
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match.ask_preferences import OTHERS

pytestmark = pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")


def sat(seed: int = 5, wish: str = "") -> Session:
    match = library.new_match("dicethrone", seed=seed, first="1")
    match.listen()
    session = Session(match, ["human", "bot:random"], "en")
    if wish:
        session.preferences[0].read(wish)
    return session


def passing(question: Question) -> str:
    return next((choice.key for choice in question.choices if choice.key == "pass"), question.choices[-1].key)


def asked_rules(session: Session, answers: int = 60) -> list[str]:
    """The rules of the questions a person is asked who passes where that can be done, and else takes the last option."""
    found = []
    while len(found) < answers and session.match.result is None:
        if session.let_bot_play():
            continue
        question = session.question()
        assert question is not None
        found.append(question.rule)
        assert session.hear(passing(question)).moved
    return found


def test_never_is_never_asked_and_the_others_still_are():
    usual = asked_rules(sat())
    assert any(rule.startswith("DT-WINDOW") for rule in usual)
    quiet = asked_rules(sat(wish="all=never"))
    assert not any(rule.startswith("DT-WINDOW") for rule in quiet)
    assert quiet


def test_always_is_asked_also_with_nothing_to_play_and_that_is_no_answer_of_the_match():
    session = sat(wish="all=always")
    for _ in range(400):
        if session.pretended() is not None:
            break
        if not session.let_bot_play():
            session.hear(passing(session.question()))
    question = session.question()
    assert question.text.startswith("You can only pass: ")
    assert [choice.key for choice in question.choices] == ["pass"]
    before = session.match.record()
    assert session.hear("pass").moved
    assert session.match.record() == before
    assert session.pretended() is None


def test_w_lists_and_changes_wishes(pionek):
    typed = "w\nw attempt never\nw attempt sometimes\nq\n"
    told = pionek("play", "dicethrone", "--seed", "5", "--plain", typed=typed).out
    assert "attempt: useful – after a roll attempt" in told
    assert "attempt: never – after a roll attempt" in told
    assert "'sometimes' is no wish; there are always, useful, never" in told


def test_wishes_can_be_given_at_the_start(pionek):
    told = pionek("play", "dicethrone", "--seed", "5", "--plain", "--ask", "main=always,last=never", typed="w\nq\n").out
    assert "main: always – Main Phases, after an action" in told
    assert "last: never – last chance before damage is dealt" in told
    assert pionek("play", "dicethrone", "--ask", "last", typed="").err == "'last': write KIND=WISH\n"


@pytest.mark.parametrize("name", registry.names())
def test_every_kind_of_window_has_a_name_in_both_languages_and_its_rules_exist(name):
    game = registry.get(name)
    for kind, rules in game.windows.items():
        assert game.book.text("en", f"window-{kind}") != game.book.text("pl", f"window-{kind}")
        assert all(rule == OTHERS or rule in game.ledger for rule in rules)


def test_a_guided_game_says_what_to_do_and_takes_no_other_settings(pionek, monkeypatch):
    told = pionek("play", "dicethrone", "--guided", "--plain", typed="play:getting-paid\nq\n").lines
    assert any(line.startswith("» You are the Barbarian and begin.") for line in told)
    assert "» Advised: play Getting Paid! (play:getting-paid). Look at: Combat points, Getting Paid!" in told
    assert pionek("play", "dicethrone", "--guided", "--seed", "4").err.startswith("--guided brings its own game")
    monkeypatch.setattr(registry.get("connectfour"), "guide", None)
    assert pionek("play", "connectfour", "--guided").err == "connectfour has no guided first game\n"
