"""The control forms: what they do, and how they read in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.rules.rolls import Roll
from pionek.core.state.frame import Frame
from pionek.core.text.phrasebook import Part, plain
from tests.core.skirmish import GAME, answer, field, happen, heard, keys, marks, resolve, text
from tests.core.skirmish_field import Field
from tests.core.skirmish_words import HIT, ROLLED

TEXTS = {
    "[{mark: 1}, {mark: 2}]": ("make mark 1; make mark 2", "zrób znak 1; zrób znak 2"),
    "[{mark: 1}, {then: {mark: 2}}]": ("make mark 1; then make mark 2", "zrób znak 1; następnie zrób znak 2"),
    "{choose: [{mark: 1}, {mark: 2}]}": (
        "choose one: make mark 1 or make mark 2",
        "wybierz jedno: zrób znak 1 albo zrób znak 2",
    ),
    "{may: {draw: 2}}": ("you may draw 2 cards", "możesz dobrać 2 karty"),
    "[{roll: 2}, {if: {least: 9, of: sum}, do: {mark: 1}}]": (
        "roll 2 dice; if the sum of the roll is at least 9, make mark 1",
        "rzuć 2 kośćmi; jeśli suma oczek wynosi co najmniej 9, zrób znak 1",
    ),
    "{if: {not: {least: 1, of: counted}}, do: {mark: 1}, else: {mark: 2}}": (
        "if the number counted before is at least 1, make mark 2; otherwise make mark 1",
        "jeśli policzona wcześniej liczba wynosi co najmniej 1, zrób znak 2; w przeciwnym razie zrób znak 1",
    ),
    "{each: own, do: {strike: 1}}": (
        "for each figure of yours: strike it for 1",
        "każda twoja figura: traf ją za 1",
    ),
    "[{if: {least: 1, of: counted}, do: [{draw: 1}, {mark: 1}]}, {mark: 2}, {mark: 3}]": (
        "if the number counted before is at least 1, draw 1 card and make mark 1. Make mark 2; make mark 3",
        "jeśli policzona wcześniej liczba wynosi co najmniej 1, dobierz 1 kartę i zrób znak 1. Zrób znak 2; zrób znak 3",
    ),
    "[{repeat: 2, do: [{if: {least: 1, of: counted}, do: {draw: 1}}, {mark: 1}]}, {choose: [{mark: 2}, {mark: 3}]}, {mark: 4}]": (
        "twice: if the number counted before is at least 1, draw 1 card; make mark 1. Choose one: make mark 2 or make mark 3. Make mark 4",
        (
            "dwukrotnie: jeśli policzona wcześniej liczba wynosi co najmniej 1, dobierz 1 kartę; zrób znak 1. "
            "Wybierz jedno: zrób znak 2 albo zrób znak 3. Zrób znak 4"
        ),
    ),
    "{may: {repeat: 2, do: {draw: 1}}}": ("if you wish, twice: draw 1 card", "jeśli chcesz, dwukrotnie: dobierz 1 kartę"),
    "{may: {may: {draw: 1}}}": ("you may draw 1 card", "możesz dobrać 1 kartę"),
    "{repeat: 3, do: {draw: 1}}": ("3 times: draw 1 card", "3 razy: dobierz 1 kartę"),
    '[{roll: 1}, {look-up: {"1-2": {draw: 5}, "6": {mark: 2}}}]': (
        "roll 1 die; 1–2: draw 5 cards; 6: make mark 2",
        "rzuć 1 kością; 1–2: dobierz 5 kart; 6: zrób znak 2",
    ),
    "{mark: {plus: [1, {half: counted}, {times: 2, each: counted}]}}": (
        "make mark 1 + (half of the number counted before, rounded up) + 2 × the number counted before",
        "zrób znak 1 + (½ × policzona wcześniej liczba, zaokrąglone w górę) + 2 × policzona wcześniej liczba",
    ),
}


@pytest.mark.parametrize(("source", "said"), TEXTS.items())
def test_a_form_reads_in_both_languages(source: str, said: tuple[str, str]):
    form = text(source)
    assert tuple(plain(form.say(Describer(GAME.content(), lang))) for lang in ("en", "pl")) == said


class Note(Effect):
    """A verb that is said together with its neighbours."""

    def __init__(self, note: str) -> None:
        super().__init__()
        self.note = note

    def breath(self) -> str:
        return "note" if self.note != "rest" else ""

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return (f"sing {self.note}",)

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        return ("sing ", *describer.listed([each.note for each in forms]))


def test_neighbours_of_one_breath_are_said_together():
    notes = [Note("do"), Note("re"), Note("mi"), text("{draw: 1}"), Note("fa"), Note("rest"), Note("rest")]
    assert plain(Describer(GAME.content(), "en").in_sequence(notes)) == "sing do, re and mi; draw 1 card; sing fa; sing rest; sing rest"


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


def test_what_cannot_be_carried_out_is_not_offered():
    """Nobody has a card in hand that could be laid down: of each text the other half is left."""
    table = resolve(field(), "[{choose: [lay-down, {mark: 2}, [lay-down, {mark: 3}], {mark: 4}]}, {mark: 5}]")
    assert keys(table) == ["choose:2", "choose:4"]
    assert marks(answer(table, "choose:4")) == [4, 5]
    assert marks(resolve(field(), "[{may: [lay-down, {mark: 1}]}, {mark: 2}]")) == [2]
    assert marks(resolve(field(), "[{choose: [{choose: [lay-down, lay-down]}, {mark: 2}]}, {mark: 3}]")) == [2, 3]
    rich = field()
    rich.hands[0].put(0)
    assert marks(answer(resolve(rich, "{may: [lay-down, {mark: 1}]}"), "yes")) == [1]
    assert rich.hands[0].cards == []


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("[{mark: 1}, lay-down]", False),
        ("[pick-up, {mark: 1}]", True),
        ("[pick-up, pick-up]", False),
    ],
)
def test_a_text_needs_its_price_and_something_of_the_rest(text: str, offered: bool):
    """Nobody has a card to lay down, which is a price, nor one to pick up, which is none."""
    table = resolve(field(), f"[{{may: {text}}}, {{mark: 2}}]")
    assert marks(table) == ([] if offered else [2])


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("[lay-down, pick-up]", False),
        ("[lay-down, {mark: 1}]", True),
        ("[lay-down, lay-down]", True),
        ("[{choose: [lay-down, lay-down]}, pick-up]", False),
        ("[{choose: [lay-down, {mark: 1}]}, pick-up]", True),
    ],
)
def test_nobody_pays_for_nothing(text: str, offered: bool):
    """There is a card to lay down, but none to pick up: a price alone is no reason to carry a text out."""
    table = field()
    table.hands[0].put(0)
    assert marks(resolve(table, f"[{{may: {text}}}, {{mark: 2}}]")) == ([] if offered else [2])


@pytest.mark.parametrize(("die", "made"), [(2, [1]), (3, [1]), (4, [])])
def test_an_amount_stays_within_a_number(die: int, made: list[int]):
    table = field()
    table.script = [die - 1]
    assert marks(resolve(table, "[{roll: 1}, {if: {most: 3, of: sum}, do: {mark: 1}}]")) == made


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
