"""The control forms: what they do, and how they read in both languages."""

from __future__ import annotations

import pytest

from pionek.core.frame import Frame
from pionek.core.rolls import Roll
from pionek.core.text import plain
from pionek.core.voice import Voice
from tests.core.skirmish import GAME, HIT, ROLLED, Field, answer, field, happen, heard, keys, marks, resolve, text

TEXTS = {
    "[{mark: 1}, {mark: 2}]": ("make mark 1; make mark 2", "zrób znak 1; zrób znak 2"),
    "[{mark: 1}, {then: {mark: 2}}]": ("make mark 1; then make mark 2", "zrób znak 1; następnie zrób znak 2"),
    "{choose: [{mark: 1}, {mark: 2}]}": (
        "choose one: make mark 1 or make mark 2",
        "wybierz jedno: zrób znak 1 albo zrób znak 2",
    ),
    "{may: {draw: 2}}": ("you may draw 2 cards", "dobierz 2 karty (jeśli chcesz)"),
    "[{roll: 2}, {if: {least: 9, of: sum}, do: {mark: 1}}]": (
        "roll 2 dice; if the sum of the roll is at least 9, make mark 1",
        "rzuć 2 kośćmi; jeśli suma rzutu wynosi co najmniej 9, zrób znak 1",
    ),
    "{if: {not: {least: 1, of: counted}}, do: {mark: 1}, else: {mark: 2}}": (
        "if not: that many is at least 1, make mark 1; otherwise make mark 2",
        "jeśli nie: tyle samo wynosi co najmniej 1, zrób znak 1; w przeciwnym razie zrób znak 2",
    ),
    "{each: own, do: {strike: 1}}": (
        "for each figure of yours: strike it for 1",
        "każda twoja figura: traf ją za 1",
    ),
    "{repeat: 3, do: {draw: 1}}": ("3 times: draw 1 card", "3 razy: dobierz 1 kartę"),
    '[{roll: 1}, {look-up: {"1-2": {draw: 5}, "6": {mark: 2}}}]': (
        "roll 1 die; 1–2: draw 5 cards; 6: make mark 2",
        "rzuć 1 kością; 1–2: dobierz 5 kart; 6: zrób znak 2",
    ),
    "{mark: {plus: [1, {half: counted}, {times: 2, each: counted}]}}": (
        "make mark 1, half of that many, rounded up and 2 × that many",
        "zrób znak 1, połowa z: tyle samo, w górę i 2 × tyle samo",
    ),
}


@pytest.mark.parametrize(("source", "said"), TEXTS.items())
def test_a_form_reads_in_both_languages(source: str, said: tuple[str, str]):
    form = text(source)
    assert tuple(plain(form.say(Voice(GAME.content(), lang))) for lang in ("en", "pl")) == said


def test_a_sequence_is_resolved_in_its_order():
    assert marks(resolve(field(), "[{mark: 1}, [{mark: 2}, {mark: 3}], {mark: 4}]")) == [1, 2, 3, 4]


def test_exactly_one_is_chosen():
    table = resolve(field(), "[{choose: [{mark: 1}, {mark: 2}, {mark: 3}]}, {mark: 4}]", seat=1)
    assert (table.decision.seat, keys(table), table.decision.partial) == (1, ["choose:1", "choose:2", "choose:3"], True)
    assert marks(answer(table, "choose:2")) == [2, 4]


def test_a_choice_offers_only_what_can_be_done():
    vain = "{if: {least: 1, of: counted}, do: {mark: 2}}"
    table = resolve(field(), f"[{{choose: [{{mark: 1}}, {vain}, [{vain}, {{mark: 3}}], {{may: {vain}}}]}}, {{mark: 4}}]")
    assert keys(table) == ["choose:1", "choose:3"]
    assert marks(answer(table, "choose:3")) == [3, 4]
    assert marks(resolve(field(), f"[{{choose: [{vain}, {{choose: [{vain}]}}]}}, {{mark: 4}}]")) == [4]


def test_a_may_can_be_accepted_and_declined():
    assert marks(answer(resolve(field(), "[{may: {mark: 1}}, {mark: 2}]"), "yes")) == [1, 2]
    assert marks(answer(resolve(field(), "[{may: {mark: 1}}, {mark: 2}]"), "no")) == [2]


@pytest.mark.parametrize(("die", "made"), [(4, [2]), (5, [1]), (6, [1])])
def test_a_condition_is_read_when_its_turn_comes(die: int, made: list[int]):
    table = field()
    table.script = [die - 1]
    resolve(table, "[{roll: 1}, {if: {least: 5, of: sum}, do: {mark: 1}, else: {mark: 2}}]")
    assert marks(table) == made


def test_without_an_else_nothing_happens_otherwise():
    assert marks(resolve(field(), "{if: {least: 1, of: counted}, do: {mark: 1}}")) == []


def test_conditions_hold_together_or_not_at_all():
    both = "[{roll: 2}, {if: {all: [{least: 3, of: sum}, {not: {least: 6, of: sum}}]}, do: {mark: 1}}]"
    for dice, made in (([1, 1], []), ([1, 2], [1]), ([2, 3], [1]), ([3, 3], [])):
        table = field()
        table.script = [die - 1 for die in dice]
        assert marks(resolve(table, both)) == made


def test_each_goes_through_a_set_and_the_one_in_question_is_the_target():
    table = field(("soldier", 1, 0), ("soldier", 1, 1))
    resolve(table, "[{each: enemy, do: [{strike: 1}, {mark: 1}]}, {mark: 2}]")
    assert heard(table, HIT) == [(0, 1), (1, 1), (3, 1)]
    assert marks(table) == [1, 1, 1, 2]


def test_the_set_of_an_each_is_fixed_when_it_begins():
    table = field(("soldier", 0, 0))
    resolve(table, "{each: own, do: {call: soldier}}")
    assert len(table.living(0)) == 4


def test_repeat_does_the_same_several_times():
    assert marks(resolve(field(), "[{repeat: 3, do: {mark: 1}}, {mark: 2}]")) == [1, 1, 1, 2]
    assert marks(resolve(field(), "[{repeat: 0, do: {mark: 1}}, {mark: 2}]")) == [2]


@pytest.mark.parametrize(("die", "mark"), [(1, 1), (2, 1), (3, 3), (4, 6), (6, 6)])
def test_a_roll_is_looked_up_by_range(die: int, mark: int):
    table = field()
    table.script = [die - 1]
    resolve(table, '[{roll: 1}, {look-up: {"1-2": {mark: 1}, "3": {mark: 3}, "4-6": {mark: 6}}}]')
    assert marks(table) == [mark]


def test_every_row_the_dice_meet_is_carried_out_once():
    table = field()
    table.script = [0, 0, 5]
    resolve(table, '[{roll: 3}, {look-up: {"1-2": {mark: 1}, "3": {mark: 3}, "4-6": {mark: 6}}}]')
    assert marks(table) == [1, 6]


def test_amounts_are_worked_out_from_the_roll():
    table = field()
    table.script = [2, 3]
    resolve(table, "[{roll: 2}, {mark: {plus: [1, {half: sum}]}}, {mark: {times: 2, each: sum}}, {mark: dice}]")
    assert marks(table) == [5, 14, 2]


def test_a_part_of_a_text_does_not_change_what_the_text_has_found_out():
    table = field()
    table.script = [2, 5]
    resolve(table, "[{roll: 1}, {repeat: 1, do: [{roll: 1}, {mark: sum}]}, {mark: sum}]")
    assert marks(table) == [6, 3]


# Rolls


def test_dice_come_from_the_generator_and_are_the_same_for_the_same_seed():
    rolls = []
    for _ in range(2):
        table = happen(field(seed=5), Roll(0, 5, "SK-TEXT-01"))
        rolls.append(heard(table, ROLLED))
    assert rolls[0] == rolls[1]
    assert happen(field(seed=6), Roll(0, 5, "SK-TEXT-01")).listener.events[-1].subject != rolls[0][0][0]


def test_scripted_numbers_come_first_and_must_be_possible():
    table = field()
    table.script = [6]
    with pytest.raises(ValueError, match="the script says 6 where a number from 0 to 5 is wanted"):
        happen(table, Roll(0, 1, "SK-TEXT-01"))


def test_the_window_after_a_roll_opens_before_the_text_reads_the_dice():
    class Altering(Field):
        def after_roll(self, roll: Roll) -> Frame:
            return Alter(roll.who)

    class Alter(Frame):
        __slots__ = ()
        steps = (("turn", "SK-TEXT-01"),)

        def clone(self) -> Frame:
            return Alter(self.who)

        def turn(self, table: Field) -> None:
            roll = table.agenda[-2]
            assert isinstance(roll, Roll)
            roll.dice[0] = 6

    table = field(kind=Altering)
    table.script = [0]
    assert marks(resolve(table, "[{roll: 1}, {mark: sum}]")) == [6]


def test_entered_rolls_are_answers_one_die_after_the_other():
    table = field()
    table.entered = True
    before = table.revealed
    resolve(table, "[{roll: 2}, {mark: sum}]", seat=1)
    assert table.decision.seat == 1
    assert keys(table) == [f"enter:{face}" for face in range(1, 7)]
    answer(answer(table, "enter:6"), "enter:4")
    assert marks(table) == [10]
    assert table.revealed == before + 2
