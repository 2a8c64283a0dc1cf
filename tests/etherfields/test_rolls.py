"""What may be added to a payment and done to a die, by whom and when."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from tests.etherfields.scenario import PICK, first_dream
from tests.etherfields.situations import paying, rolled
from tests.etherfields.words import can, said

rule = pytest.mark.rule


@rule("EF-INF-06", "EF-ACT-04", "EF-ACT-05")
def test_intent_is_added_to_ones_own_payment_alone():
    night = paying()
    assert night.asked == "ActionPlay.pay"
    for text, seat, able in (
        ("{add: 2}", 0, True), ("{add: 2}", 1, False), ("{add: 2, only: A}", 0, True), ("{add: 2, only: W}", 0, False), ("{add: 2, only: C}", 0, False),
        ("{add: 1, only: move}", 0, False), ("{convert: 2}", 0, True), ("{convert: 2}", 1, False),
    ):  # fmt: skip
        assert can(night, text, seat) == able, (text, seat)
    for text in ("{add: 2}", "{add: 1, only: move}", "{convert: 2}"):
        assert not can(first_dream("tough-guy").hand(0, "ga01"), text)
    walking = paying("move", "cunning", "ga01", "sp04", "tg11")
    assert can(walking, "{add: 1, only: move}")
    assert can(walking, "{add: 1, only: C}")


@rule("EF-ACT-05", "EF-ACT-06")
def test_a_prism_takes_cards_that_show_another_colour_and_counts_them_up_to_its_worth():
    night = paying("e1-a", "awareness", "sp01", "mk37", "tg11", "mk43", "ga06")
    night.play("play:mk37:none")
    assert night.held(0) == ["sp01", "mk43", "ga06"], "the only card of another colour is not asked for"
    assert night.frame.pool == 3
    nothing = paying("e1-a", "awareness", "sp01", "mk37", "ga06")
    assert "play:mk37:none" not in nothing.keys


@rule("EF-REROLL-01", "EF-REROLL-03", "EF-EMOV-01")
def test_own_luck_is_rerolled_by_its_roller_and_any_die_by_anybody():
    night = rolled("1")
    assert [can(night, "{reroll: own-luck}", seat) for seat in (0, 1)] == [True, False]
    assert [can(night, "{reroll: any}", seat) for seat in (0, 1)] == [True, True]
    assert [can(night, "{shift: up}", seat) for seat in (0, 1)] == [True, False]
    assert [can(night, "{shift: either}", seat) for seat in (0, 1)] == [True, True]
    moved = rolled("value", luck=False)
    assert [can(moved, "{reroll: own-luck}", seat) for seat in (0, 1)] == [False, False]
    assert [can(moved, "{reroll: any}", seat) for seat in (0, 1)] == [True, True]
    assert [can(moved, "{shift: either}", seat) for seat in (0, 1)] == [False, False]
    assert [can(moved, "{shift: up}", seat) for seat in (0, 1)] == [False, False]
    for text in ("{reroll: any}", "{reroll: own-luck}", "{reroll: step}", "{shift: up}", "{shift: either}"):
        assert not can(first_dream("tough-guy"), text)


@rule("EF-MORPH-09", "EF-REROLL-01")
def test_the_seventh_morphing_forbids_rerolls_but_no_shifts():
    night = rolled("1")
    night.lair("e4").morphs[vocabulary.MORPH_REROLLS] = 1
    assert not can(night, "{reroll: any}")
    assert not can(night, "{reroll: step}")
    assert can(night, "{shift: up}")


@rule("EF-REROLL-01", "EF-NOTE-01")
def test_a_note_for_a_whole_step_waits_for_the_next_die():
    night = rolled("value", luck=False)
    step = next(frame for frame in night.frames if isinstance(frame, Step))
    for kept, fresh, able in ((-1, True, True), (-1, False, True), (3, True, True), (3, False, False), (0, False, False)):
        step.kept, step.fresh = kept, fresh
        assert can(night, "{reroll: step}") == able
    assert can(rolled("1"), "{reroll: step}"), "a die outside any step"


@rule("EF-EMOV-01", "EF-LUCK-05")
@pytest.mark.parametrize(("die", "up", "down"), [("X", "blank", ""), ("blank", "1", "X"), ("1", "2", "blank"), ("2", "3", "1"), ("3", "", "2")])
def test_a_luck_result_is_shifted_by_one(die, up, down):
    results = {"X": -1, "blank": 0, "1": 1, "2": 2, "3": 3}
    assert can(rolled(die), "{shift: up}") == bool(up)
    for direction, result in (("up", up), ("down", down)):
        if result:
            night = said(rolled(die), "{shift: either}")
            if up and down:
                night.play(PICK[direction])
            roll = next(frame for frame in reversed(night.frames) if type(frame).__name__ == "Roll")
            assert vocabulary.LUCK[roll.dice[0] - 1] == results[result]


@rule("EF-REROLL-01", "EF-LUCK-01")
@pytest.mark.parametrize(("symbol", "value"), [("X", 0), ("blank", 0), ("1", 1), ("3", 3)])
def test_the_luck_die_shows_its_result_and_the_question_names_it(symbol, value):
    night = rolled(symbol)
    scene = night.match.scene(night.match.decision.seat, "en")
    (die,) = [thing for thing in scene.things if thing.id == "die:0"]
    assert (die.value, die.symbol) == (value, symbol)
    assert scene.prompt.text.endswith(f"The die shows: {symbol}. Do you act, or pass?")
