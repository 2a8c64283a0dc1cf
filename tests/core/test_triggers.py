"""Triggers: who orders them, which are one option, what joins and what nests, and once-marks."""

from __future__ import annotations

from pionek.core.rules.in_force import WATCH, Ability, ActiveAbility
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.triggers import Group
from tests.core.skirmish import answer, destroy, field, happen, heard, keys, marks, resolve, text
from tests.core.skirmish_field import Indifferent, Joining, OwnOrder
from tests.core.skirmish_words import DESTROYED, DREW, ENTERED


def test_a_trigger_resolves_after_the_deed():
    table = field(("mourner", 0, 0), ("soldier", 1, 1))
    destroy(table, 1)
    assert marks(table) == [2]


def test_a_trigger_resolves_also_if_its_source_is_gone():
    table = field(("soldier", 0, 1), ("mourner", 0, 0))
    destroy(table, 0, 1)
    assert marks(table) == [2]


def test_an_ability_is_triggered_once_for_each_thing_that_happened():
    table = field(("mourner", 0, 0), ("soldier", 1, 1), ("soldier", 1, 2), ("soldier", 1, 3))
    destroy(table, 1, 2)
    assert isinstance(table.agenda[-1], Group)
    answer(table, "order:1")
    assert marks(table) == [2, 2]


def test_equal_triggers_are_one_option_and_ask_nobody():
    watch = Ability(WATCH, DREW, "SK-TEXT-01", text("{mark: 1}"), origin="figure:soldier")
    table = field()
    table.stand(ActiveAbility(watch, 0, bearer=0))
    table.agenda[-1].at -= 1
    table.decision = None
    for _ in range(2):
        table.happened(DREW, 0, subject=3)
    table.advance()
    assert marks(table) == [1, 1]


def test_the_same_sentence_of_two_bearers_or_from_two_granters_is_two_options():
    watch = Ability(WATCH, DREW, "SK-TEXT-01", text("{mark: 1}"), origin="figure:soldier")
    for bearers, granters in (((0, 1), (-1, -1)), ((0, 0), (4, 5))):
        table = field()
        for bearer, granter in zip(bearers, granters, strict=True):
            table.stand(ActiveAbility(watch, 0, bearer, granter))
        table.agenda[-1].at -= 1
        table.happened(DREW, 0, subject=3)
        table.advance()
        assert keys(table) == ["order:1", "order:2"]


def test_the_active_seat_orders_all_triggers():
    table = field(("mourner", 1, 0), ("breeder", 0, 1), ("soldier", 1, 2))
    destroy(table, 2)
    assert table.decision.seat == 0
    assert keys(table) == ["order:1", "order:2"]
    answer(table, "order:2")
    assert marks(table) == [5, 2]


def test_where_the_order_makes_no_difference_nobody_is_asked():
    table = field(("mourner", 1, 0), ("breeder", 0, 1), ("soldier", 1, 2), kind=Indifferent)
    destroy(table, 2)
    assert marks(table) == [2, 5]


def test_each_seat_orders_its_own_beginning_with_the_active_one():
    table = field(
        ("mourner", 1, 0), ("orphan", 1, 1), ("collector", 0, 2), ("mourner", 0, 3), ("soldier", 1, 4), kind=OwnOrder
    )
    destroy(table, 4)
    assert (table.decision.seat, keys(table)) == (0, ["order:3", "order:4"])
    answer(table, "order:4")
    assert marks(table) == [2, 4]
    assert (table.decision.seat, keys(table)) == (1, ["order:1", "order:2"])
    answer(table, "order:2")
    assert marks(table) == [2, 4, 3, 2]


def test_triggers_of_nobody_are_ordered_and_resolved_by_the_active_seat():
    for kind in (OwnOrder, Joining):
        watch = Ability(
            WATCH, DESTROYED, "SK-TEXT-01", text("{choose: [{mark: 1}, {mark: 8}]}"), origin="figure:soldier"
        )
        table = field(("soldier", 1, 0), ("soldier", 1, 1), kind=kind)
        table.stand(ActiveAbility(watch, -1))
        destroy(table, 0)
        assert (table.decision.seat, keys(table)) == (0, ["choose:1", "choose:2"])


def test_new_triggers_are_resolved_first_where_they_nest():
    table = field(("breeder", 0, 0), ("mourner", 0, 1), ("herald", 0, 2), ("soldier", 1, 3))
    destroy(table, 3)
    answer(table, "order:1")  # the breeder calls a soldier: the herald sees it at once
    assert marks(table) == [1, 5, 2]


def test_new_triggers_wait_with_the_others_where_they_join():
    table = field(("breeder", 0, 0), ("mourner", 0, 1), ("herald", 0, 2), ("soldier", 1, 3), kind=Joining)
    destroy(table, 3)
    answer(table, "order:1")
    assert marks(table) == [5]
    assert keys(table) == ["order:1", "order:2"]  # the mourner and, joined, the herald
    answer(table, "order:2")
    assert marks(table) == [5, 1, 2]


def test_a_once_only_trigger_works_once():
    table = field(("orphan", 0, 0), ("soldier", 1, 1), ("soldier", 1, 2), ("soldier", 1, 3), ("soldier", 1, 4))
    destroy(table, 1, 2)
    destroy(table, 3)
    assert marks(table) == [3]


def test_a_once_a_turn_trigger_works_again_in_the_next_turn():
    table = field(("collector", 0, 0), ("soldier", 1, 1), ("soldier", 1, 2), ("soldier", 1, 3), ("soldier", 1, 4))
    destroy(table, 1, 2)
    assert marks(table) == [4]
    answer(table, "end")
    destroy(table, 3)
    assert marks(table) == [4, 4]


def test_a_watch_may_look_at_who_did_it():
    table = field(("scholar", 0, 0))
    for seat in (0, 1):
        table.decks[seat].put(0)
    resolve(table, "{draw: 1}", seat=1)
    assert marks(table) == []
    resolve(table, "{draw: 1}", seat=0)
    assert marks(table) == [6]


def test_an_ability_does_not_see_the_moments_of_its_own_resolution():
    watch = Ability(WATCH, ENTERED, "SK-TEXT-01", text("{call: soldier}"), origin="figure:soldier")
    table = field(("soldier", 0, 0))
    table.stand(ActiveAbility(watch, 0, bearer=0))
    resolve(table, "{call: soldier}")
    assert len(heard(table, ENTERED)) == 2  # the one called, and one for it


def test_another_bearer_of_the_ability_does_see_them():
    watch = Ability(WATCH, ENTERED, "SK-TEXT-01", text("{call: soldier}"), origin="figure:soldier", uses=1)
    table = field(("soldier", 0, 0), ("soldier", 0, 1))
    table.stand(ActiveAbility(watch, 0, bearer=0))
    table.stand(ActiveAbility(watch, 1, bearer=1))
    resolve(table, "{call: soldier}")
    answer(table, "order:1")
    assert len(heard(table, ENTERED)) == 3


def test_triggers_that_wait_survive_when_their_group_is_cut_off():
    table = field(("mourner", 0, 0), ("breeder", 0, 1), ("soldier", 1, 2), ("soldier", 1, 3), seats=3)
    destroy(table, 2)
    group = table.agenda[-1]
    assert isinstance(group, Group)
    table.decision = None
    table.leave(len(table.agenda) - 1)
    assert len(table.waiting) == 2
    table.advance()
    assert keys(table) == ["order:1", "order:2"]


def test_triggers_do_not_depend_on_a_listener():
    table = field(("breeder", 0, 0), ("soldier", 1, 1))
    table.listen(None)
    destroy(table, 1)
    assert table.figure(table.living(0)[-1]).id == "soldier"
    assert len(table.living(0)) == 3


def test_a_resolving_trigger_knows_what_it_met():
    table = field(("mourner", 0, 0), ("breeder", 0, 1), ("soldier", 1, 2), ("soldier", 1, 3))
    destroy(table, 3)
    trigger = table.agenda[-1].triggers[0]
    assert (trigger.who, trigger.subject, trigger.bearer, trigger.ability.origin) == (1, 3, 0, "figure:mourner")
    frame = Resolution(0, [text("{mark: 1}")], trigger.ability, trigger.bearer, trigger)
    assert frame.rule() == "SK-TEXT-01"
    happen(table, frame)


def test_a_triggered_text_knows_the_frame_it_happened_in():
    watch = Ability(WATCH, DREW, "SK-TEXT-01", text("{choose: [{mark: 1}, {mark: 2}]}"), origin="figure:soldier")
    table = field()
    table.stand(ActiveAbility(watch, 0, bearer=0))
    table.agenda[-1].at -= 1
    table.decision = None
    place = len(table.agenda) - 1
    table.happened(DREW, 0, subject=3)
    table.advance()
    asking = table.agenda[-1]
    assert isinstance(asking, Resolution)
    assert asking.about == place
