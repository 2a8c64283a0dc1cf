"""What is in force: auras, values and their parts, bans and permits, and how long they last."""

from __future__ import annotations

import pytest

from pionek.core.rules.in_force import (
    BAN,
    MODIFY,
    PERMIT,
    WATCH,
    Ability,
    ActiveAbility,
    Measure,
    banned,
    parts,
    permitted,
    value,
)
from pionek.core.rules.numbers import ADD, FLOOR, HALVE, SET
from tests.core.skirmish import answer, armed, destroy, field, keys, marks, power
from tests.core.skirmish_field import Field, refuse_play
from tests.core.skirmish_words import ANSWER_ONLY, DESTROYED, FORBIDDEN, PLAY, POWER, Only


def modify(table: Field, piece: int, op: int, amount: int) -> None:
    table.stand(ActiveAbility(Ability(MODIFY, POWER, "SK-TEXT-01", scope=Only(piece), amount=Measure(amount), op=op), 0))


def in_force(table: Field) -> list[tuple[str, int, int]]:
    """What the lists say that pieces bring, to be compared with what follows from the pieces."""
    printed = [entry for entries in table.in_force.lists() for entry in entries if entry.is_printed()]
    return sorted((entry.ability.origin, entry.ability.index, entry.bearer) for entry in printed)


def worked_out(table: Field) -> list[tuple[str, int, int]]:
    return sorted((entry.ability.origin, entry.ability.index, entry.bearer) for entry in table.printed_abilities())


def test_only_adjacent_allies_have_the_power_of_an_aura():
    table = field(("captain", 0, 2), ("soldier", 0, 3), ("soldier", 0, 4), ("soldier", 1, 1))
    assert [power(table, piece) for piece in range(4)] == [3, 3, 2, 2]


def test_an_aura_moves_with_its_bearer():
    table = field(("captain", 0, 2), ("soldier", 0, 3), ("soldier", 0, 7))
    table.pieces[0].cell = 6
    assert [power(table, 1), power(table, 2)] == [2, 3]


def test_two_auras_add_up_and_one_that_leaves_takes_its_own_with_it():
    table = field(("captain", 0, 2), ("soldier", 0, 3), ("captain", 0, 4))
    assert power(table, 1) == 4
    destroy(table, 0)
    assert power(table, 1) == 3


def test_a_number_is_set_then_added_to_then_halved_then_floored():
    table = field(("soldier", 0, 0))
    modify(table, 0, ADD, 3)
    modify(table, 0, SET, 4)
    assert power(table, 0) == 7
    modify(table, 0, HALVE, 0)
    assert power(table, 0) == 3
    modify(table, 0, FLOOR, 5)
    assert power(table, 0) == 5


def test_the_parts_of_a_number_name_what_it_is_made_of():
    table = field(("captain", 0, 2), ("soldier", 0, 3))
    modify(table, 1, SET, 5)
    found = parts(table, POWER, 1)
    assert [(part.op, part.amount, part.kind, part.source, part.rule) for part in found] == [
        (ADD, 1, "piece", 0, "SK-TEXT-01"),
        (SET, 5, "", -1, "SK-TEXT-01"),
    ]


def test_a_value_nobody_touches_is_the_printed_one():
    table = field(("soldier", 0, 0))
    assert not table.in_force.modified
    assert value(table, POWER, 0) == table.base(POWER, 0) == 2


def test_a_ban_beats_a_permit_and_a_permit_beats_the_rule():
    table = armed(field(), 0, "parry")
    card = table.content.find("card", "parry")
    assert refuse_play(table, 0, card) is ANSWER_ONLY
    table.stand(ActiveAbility(Ability(PERMIT, PLAY, "SK-TEXT-01", scope=Only(card)), 0))
    assert refuse_play(table, 0, card) is None
    table.stand(ActiveAbility(Ability(BAN, PLAY, "SK-TEXT-01", scope=Only(card)), 1))
    assert refuse_play(table, 0, card) is FORBIDDEN


def test_bans_and_permits_are_about_their_own_subjects():
    table = field()
    arrow, rations = table.content.find("card", "arrow"), table.content.find("card", "rations")
    ban = ActiveAbility(Ability(BAN, PLAY, "SK-TEXT-01", scope=Only(arrow)), 1)
    table.stand(ban)
    assert banned(table, PLAY, arrow) is ban
    assert banned(table, PLAY, rations) is None
    assert permitted(table, PLAY, arrow) is None


def test_until_the_end_of_the_turn_means_until_its_frame_ends():
    table = armed(field(("soldier", 0, 0)), 0, "rage")
    answer(table, "play:rage")
    assert power(table, 0) == 4
    answer(table, "end")
    assert table.decision.seat == 1
    assert power(table, 0) == 2


def test_until_a_turn_that_is_cut_off_ends_too():
    table = armed(field(("soldier", 0, 0)), 0, "rage")
    answer(table, "play:rage")
    table.leave(1)
    assert power(table, 0) == 2


def test_what_an_effect_made_stays_when_its_bearer_leaves_and_what_he_brought_does_not():
    table = armed(field(("captain", 0, 2), ("soldier", 0, 3)), 0, "rage")
    answer(table, "play:rage")
    assert power(table, 1) == 5
    destroy(table, 0)
    assert power(table, 1) == 4
    assert len(table.in_force.modifiers) == 3  # also for the one who left, until the turn ends


def test_entries_with_uses_run_out():
    ability = Ability(WATCH, DESTROYED, "SK-TEXT-01", uses=2)
    table = field(("soldier", 0, 0), ("soldier", 0, 1), ("soldier", 0, 2), ("soldier", 0, 3))
    table.stand(ActiveAbility(ability, 0))
    assert table.in_force.watches[0].uses == 2
    destroy(table, 0)
    assert table.in_force.watches[0].uses == 1
    destroy(table, 1)
    assert not table.in_force.watches
    assert not table.in_force.watched


def test_a_watch_of_a_piece_that_is_worn_out_is_still_what_the_piece_brings():
    table = field(("orphan", 0, 0), ("soldier", 0, 1), ("soldier", 0, 2))
    destroy(table, 1)
    destroy(table, 2)
    assert marks(table) == [3]
    assert in_force(table) == worked_out(table) == [("figure:orphan", 0, 0)]


def test_a_used_ability_does_not_come_back_unused_with_its_bearer():
    table = field(("orphan", 0, 0), ("collector", 0, 1), ("soldier", 0, 2), ("soldier", 0, 3))
    destroy(table, 2)
    answer(table, "order:1")
    assert marks(table) == [3, 4]
    for piece in (0, 1):
        table.pieces[piece].off = True
    table.refresh_rules()
    assert in_force(table) == worked_out(table) == []
    for piece in (0, 1):
        table.pieces[piece].off = False
    table.refresh_rules()
    assert in_force(table) == worked_out(table)
    destroy(table, 3)
    assert marks(table) == [3, 4]
    assert keys(table) == ["end", "wait"]  # nothing waits to be ordered either


def test_once_a_turn_is_fresh_in_the_next_turn_also_for_a_bearer_that_was_switched_off_meanwhile():
    table = field(("collector", 0, 1), ("soldier", 0, 2), ("soldier", 0, 3))
    destroy(table, 1)
    table.fall(0)
    assert [mark.spent for mark in table.in_force.marks] == [1]
    answer(table, "end")
    assert not table.in_force.marks
    table.refresh_rules()
    destroy(table, 2)
    assert marks(table) == [4, 4]


def test_refreshing_the_rules_keeps_what_effects_made():
    table = armed(field(("captain", 0, 2), ("soldier", 0, 3)), 0, "rage")
    answer(table, "play:rage")
    table.pieces[0].off = True
    table.refresh_rules()
    assert power(table, 1) == 4
    table.pieces[0].off = False
    table.refresh_rules()
    assert power(table, 1) == 5


def test_clones_share_entries_and_go_on_with_lists_of_their_own():
    table = field(("captain", 0, 2), ("soldier", 0, 3))
    clone = table.clone()
    assert clone.in_force.modifiers is table.in_force.modifiers
    clone.fall(0)
    assert power(table, 1) == 3
    assert power(clone, 1) == 2


@pytest.mark.parametrize("piece", range(3))
def test_what_nobody_watches_costs_one_bit(piece: int):
    table = field(("soldier", 0, 0), ("soldier", 0, 1), ("soldier", 0, 2))
    table.listen(None)
    assert table.attention == 0
    destroy(table, piece)
    assert not table.waiting
