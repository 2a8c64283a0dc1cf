"""The agenda: steps, held checks, due lists, leaving and dropping, and rules that run in circles."""

from __future__ import annotations

import pytest

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.state.table import DEEPEST
from tests.core.skirmish import answer, armed, destroy, field, happen, heard, keys, marks, resolve, text
from tests.core.skirmish_field import Circle, Field, Muster, Patient, Play, Turn
from tests.core.skirmish_words import DAMAGE, DEFEAT, DESTROYED, HIT, LAID, MARKED, OUT, TURN, Volley

# Steps


def test_steps_go_on_where_the_frame_says():
    frame = Turn(0)
    assert (frame.step_name(), frame.rule()) == ("", "")
    frame.at = 2
    assert (frame.step_name(), frame.rule()) == ("act", "SK-TURN-01")
    frame.back_to("begin")
    assert frame.at == 0
    frame.end()
    assert frame.at == 2


def test_a_step_that_does_not_exist_is_named():
    with pytest.raises(LookupError, match="Turn has no step sleep"):
        Turn(0).back_to("sleep")


def test_a_single_answer_is_not_asked_for():
    table = field(("soldier", 1, 0), reserves=False)
    table.enter(0, 0, 1)
    armed(table, 0, "arrow")
    answer(table, "play:arrow")  # there is one enemy only
    assert heard(table, HIT) == [(0, 1)]


@pytest.mark.parametrize(("options", "confirm", "asked"), [(1, False, False), (1, True, True), (2, False, True)])
def test_a_single_answer_is_asked_for_where_it_must_be_confirmed(options, confirm, asked):
    class Toll(Turn):
        __slots__ = ()

        def begin(self, table: Field) -> Decision:
            return Decision(0, [Option(1, each) for each in range(options)], confirm=confirm)

        def took_begin(self, table: Field, option: Option) -> None:
            table.happened(MARKED, 0, rule="SK-TURN-01")

    table = happen(field(), Toll(0))
    assert bool(heard(table, MARKED)) is not asked
    if asked:
        table.take(Option(1, 0))
        assert len(heard(table, MARKED)) == 1


def test_a_question_without_an_answer_is_passed_over_by_a_text():
    class Nobody(type(text("{pick: enemy}"))):  # type: ignore[misc]
        def run(self, table: Field, resolution: Resolution) -> Decision:
            return Decision(resolution.who, [])

    table = field()
    frame = Resolution(0, [text("[{mark: 1}, {mark: 2}]")])
    frame.todo.append(Nobody(None))
    happen(table, frame)
    assert marks(table) == [1, 2]


def test_a_step_without_an_answer_breaks_the_match_and_names_its_rule():
    class Nothing(Turn):
        __slots__ = ()

        def begin(self, table: Field) -> Decision:
            return Decision(0, [])

    table = happen(field(), Nothing(0))
    assert table.result.cause == "broken"
    assert table.result.detail == "no answer is possible: rule SK-TURN-01"


# The rule of a deed


class Errand(Frame):
    """Goes from step to step in every way there is, and tells of a deed after each."""

    asking: bool = False

    steps = (("set_out", "SK-TURN-01"), ("arrive", "SK-TEXT-01"), ("rest", "SK-END-01"))

    def set_out(self, table: Field) -> Decision | None:
        if self.asking:
            return Decision(0, [Option(1), Option(2)])
        self.back_to("arrive")
        table.happened(MARKED, 0, amount=1)
        return None

    def took_set_out(self, table: Field, option: Option) -> None:
        self.wait_in("rest")
        table.happened(MARKED, 0, amount=2)
        self.end()
        table.happened(MARKED, 0, amount=3, rule="SK-HIT-01")

    def arrive(self, table: Field) -> None:
        table.then(Errand(0, True))
        table.happened(MARKED, 0, amount=4)

    def rest(self, table: Field) -> None:
        table.unsettled |= DAMAGE
        table.pieces[0].damage = 9

    def returned(self, table: Field, child: Frame) -> None:
        if isinstance(child, Errand):
            table.happened(MARKED, 0, amount=5, rule="SK-HIT-01")

    def closed(self, table: Field) -> None:
        table.happened(MARKED, 0, amount=6, rule="SK-HIT-01")


def cited(table: Field, moment: int) -> list[tuple[int, tuple[str, ...]]]:
    return [(event.amount, event.rules) for event in table.listener.events if event.moment == moment]


def test_a_deed_cites_the_step_that_did_it_wherever_the_frame_goes_on():
    table = happen(field(("soldier", 0, 0)), Errand(0))
    table.take(Option(1))
    assert cited(table, MARKED) == [
        (1, ("SK-TURN-01",)),  # after back_to
        (4, ("SK-TEXT-01",)),  # after then
        (2, ("SK-TURN-01",)),  # after wait_in
        (3, ("SK-TURN-01", "SK-HIT-01")),  # after end; its own rule comes last
        (6, ("SK-HIT-01",)),  # a frame that ends is in no step
        (5, ("SK-HIT-01",)),
        (6, ("SK-HIT-01",)),
    ]


def test_a_standing_check_belongs_to_no_step():
    table = happen(field(("soldier", 0, 0)), Errand(0))
    table.take(Option(1))
    ((_, rules),) = cited(table, DESTROYED)
    assert not {"SK-TURN-01", "SK-TEXT-01", "SK-END-01"} & set(rules)


# Held checks


def test_a_hit_figure_is_destroyed_between_two_leaves():
    table = resolve(field(("soldier", 1, 0)), "[{strike: 2}, {mark: 1}]", target=0)
    assert [event.moment for event in table.listener.events] == [HIT, DESTROYED, 7]


def test_a_volley_holds_the_check_until_it_ends():
    table = field(("soldier", 1, 0))
    frame = Volley(0, text("[{each: enemy, do: {strike: 2}}, {mark: 1}]"))
    happen(table, frame)
    assert [event.moment for event in table.listener.events] == [HIT, HIT, 7, DESTROYED, DESTROYED]


def test_checks_that_are_not_held_are_made_meanwhile():
    table = field(("soldier", 1, 0), ("soldier", 0, 1), reserves=False)
    table.unsettled = DAMAGE | DEFEAT
    table.pieces[0].cell = -1
    happen(table, Volley(0, text("{mark: 1}")))
    assert table.result.winners == (0,)


def test_a_text_holds_checks_up_to_its_next_then():
    table = field(("soldier", 1, 0), kind=Patient)
    resolve(table, "[{strike: 1}, {strike: 1}, {mark: 1}, {then: {mark: 2}}, {mark: 3}]", target=0)
    assert [(event.moment, event.amount) for event in table.listener.events] == [
        (HIT, 1), (HIT, 1), (7, 1), (DESTROYED, 0), (7, 2), (7, 3)
    ]  # fmt: skip


def test_a_text_holds_again_after_its_then():
    table = field(("soldier", 1, 0), kind=Patient)
    resolve(table, "[{mark: 1}, {then: {strike: 2}}, {mark: 2}]", target=0)
    assert [event.moment for event in table.listener.events] == [7, HIT, 7, DESTROYED]


def test_a_check_that_sets_its_own_bit_again_breaks_the_match_instead_of_hanging():
    class Restless(Field):
        def bury(self) -> None:
            self.unsettled |= DAMAGE

    table = field(kind=Restless)
    table.unsettled = DAMAGE
    happen(table, Circle(0))
    assert table.result.cause == "broken"


# Due later


def test_a_part_that_is_due_later_runs_at_its_step_with_what_it_knew():
    table = field()
    table.script = [3]
    happen(table, Volley(0, text("[{roll: 1}, {aftermath: {mark: sum}}, {mark: 1}]")))
    assert marks(table) == [1, 4]


def test_several_due_parts_run_in_their_order():
    table = happen(field(), Volley(0, text("[{aftermath: {mark: 1}}, {aftermath: {mark: 2}}, {mark: 3}]")))
    assert marks(table) == [3, 1, 2]


def test_what_is_due_can_be_taken_off():
    table = happen(field(), Volley(0, text("[{aftermath: {mark: 1}}, {aftermath: {mark: 2}}, call-off, {mark: 3}]")))
    assert marks(table) == [3, 2]


def test_outside_a_volley_it_runs_in_its_place():
    table = resolve(field(), "[{aftermath: {mark: 1}}, {mark: 2}]")
    assert marks(table) == [1, 2]


def test_a_clone_has_a_due_list_of_its_own():
    table = field()
    happen(table, Volley(0, text("[{aftermath: {mark: 1}}, {choose: [{mark: 2}, {mark: 3}]}]")))
    clone = table.clone()
    volley = clone.agenda[2]
    assert isinstance(volley, Volley)
    volley.due.clear()
    answer(table, "choose:1")
    assert marks(table) == [2, 1]


# Leaving


def test_a_card_is_laid_down_when_its_text_ends():
    table = armed(field(), 0, "choice")
    answer(table, "play:choice")
    assert not len(table.discards[0])
    answer(answer(table, "choose:2"), "no")
    assert table.discards[0].cards == [table.content.find("card", "choice")]
    assert marks(table) == [2]


def test_a_player_defeated_by_his_own_card_lays_it_down_and_its_text_is_cut_off():
    table = field(("soldier", 0, 0), ("soldier", 1, 1), ("soldier", 2, 2), seats=3, reserves=False)
    armed(table, 0, "doom")
    answer(table, "play:doom")
    assert heard(table, LAID) == [(table.content.find("card", "doom"), 0)]
    assert [event.who for event in table.listener.events if event.moment == OUT] == [0]
    assert marks(table) == []  # what came after the hit in the sentence
    assert table.decision.seat == 1
    assert [event.who for event in table.listener.events if event.moment == TURN] == [1]


def test_a_player_defeated_in_anothers_turn_loses_only_what_he_was_doing():
    table = field(("soldier", 0, 0), ("soldier", 1, 1), ("soldier", 2, 2), seats=3, reserves=False)
    card = table.content.find("card", "doom")
    happen(table, Play(1, card))
    assert marks(table) == []
    assert table.discards[1].cards == [card]
    assert table.decision.seat == 0
    assert isinstance(table.agenda[-1], Turn)


def test_a_player_without_business_loses_nothing_of_the_turn():
    table = field(("soldier", 0, 0), ("soldier", 1, 1), ("soldier", 2, 2), seats=3, reserves=False)
    resolve(table, "[{strike: 2}, {mark: 1}]", target=1)
    assert marks(table) == [1]
    assert table.decision.seat == 0


def test_cut_frames_close_from_the_top_and_nothing_returns_from_them():
    closed: list[str] = []

    class Layer(Frame):
        __slots__ = ("name",)
        steps = (("wait", ""),)

        def __init__(self, name: str) -> None:
            super().__init__(0)
            self.name = name

        def wait(self, table: Field) -> None:
            raise AssertionError

        def closed(self, table: Field) -> None:
            closed.append(self.name)

        def returned(self, table: Field, child: Frame) -> None:
            raise AssertionError

    table = field()
    for name in ("a", "b", "c"):
        table.agenda.append(Layer(name))
    table.leave(3)
    assert (closed, len(table.agenda)) == (["c", "b"], 3)
    table.leave(2)
    assert closed == ["c", "b", "a"]


def test_a_finished_game_does_nothing_more():
    table = field(("soldier", 0, 0), ("soldier", 1, 1), reserves=False)
    resolve(table, "[{strike: 2}, {mark: 1}]", target=1)
    assert table.result.winners == (0,)
    assert marks(table) == []
    assert table.decision is None


# Others


def test_another_seat_may_act_before_the_one_asked():
    table = happen(field(seats=3), Muster(0))
    assert (table.decision.seat, keys(table)) == (0, ["pay"])
    revealed = table.revealed
    answer(table, "help", seat=2)
    assert table.revealed == revealed + 1
    answer(table, "help", seat=1)
    assert table.decision.seat == 0
    answer(table, "pay")
    assert marks(table) == [2]
    assert [event.who for event in table.listener.events if event.moment == 7] == [0]


def test_nobody_waits_for_the_others():
    table = answer(happen(field(), Muster(0)), "pay")
    assert marks(table) == [0]


# Circles


def test_more_than_ten_thousand_steps_end_the_match_naming_card_rule_and_pack():
    table = armed(field(), 0, "echo")
    answer(table, "play:echo")
    assert (table.result.cause, table.result.rule, table.result.winners) == ("broken", "SK-CARD-01", ())
    assert table.result.detail == "more than 10000 steps: card echo, pack skirmish, rule SK-CARD-01"


def test_an_agenda_deeper_than_two_hundred_ends_the_match_naming_card_rule_and_pack():
    table = armed(field(), 0, "abyss")
    answer(table, "play:abyss")
    assert table.result.detail == "an agenda deeper than 200: card abyss, pack skirmish, rule SK-CARD-01"
    assert len(table.agenda) == DEEPEST + 1


def test_a_trigger_that_runs_in_circles_is_named_by_the_figure_it_stands_on():
    table = field(("breeder", 0, 0), ("soldier", 1, 1))
    table.figure(0).do.do.append(text("again"))
    try:
        destroy(table, 1)
    finally:
        table.figure(0).do.do.pop()
    assert table.result.detail == "more than 10000 steps: figure breeder, pack skirmish, rule SK-TEXT-01"


def test_every_answer_has_its_ten_thousand_steps():
    table = field()
    for _ in range(12):
        table.steps_left = 3
        answer(table, "wait")
    assert table.result is None


def test_an_agenda_that_runs_empty_is_broken_and_not_a_crash():
    table = field()
    table.decision = None
    table.leave(0)
    assert table.result.cause == "broken"
    table = happen(field(), Circle(0))
    assert table.result.detail == "more than 10000 steps: rule SK-TURN-01"
