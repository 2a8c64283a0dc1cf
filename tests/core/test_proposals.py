"""What would happen: bans, modifiers, replacements, and all answers before the first deed."""

from __future__ import annotations

from pionek.core.rules.in_force import BAN, MODIFY, REPLACE, Ability, ActiveAbility, Measure
from pionek.core.rules.numbers import ADD, HALVE
from pionek.core.vocabulary import PROPOSED
from tests.core.skirmish import answer, destroy, field, heard, keys, propose, resolve, text
from tests.core.skirmish_field import Field
from tests.core.skirmish_words import BANISH, BANISHED, DESTROY, DESTROYED, HIT, STRIKE, Only


def replace(table: Field, kind: int, source: str, seat: int = 0, bearer: int = -1, optional: bool = False) -> None:
    effect = text(source)
    table.stand(
        ActiveAbility(Ability(REPLACE, kind, "SK-TEXT-01", effect, optional=optional, origin="figure:soldier"), seat, bearer)
    )


def test_without_candidates_it_is_a_deed_at_once():
    table = field(("soldier", 1, 0))
    depth = len(table.agenda)
    table.propose(STRIKE, 1, 0, 1)
    assert len(table.agenda) == depth
    assert heard(table, HIT) == [(0, 1)]


def test_the_martyr_is_banished_instead_of_destroyed_and_nobody_is_asked():
    table = field(("martyr", 0, 0), ("soldier", 0, 1))
    propose(table, DESTROY, 0)
    assert heard(table, BANISHED, DESTROYED) == [(0, 0)]
    assert table.pieces[0].cell == -2
    assert "end" in keys(table)


def test_the_martyr_saves_only_himself():
    table = field(("martyr", 0, 0), ("soldier", 0, 1))
    propose(table, DESTROY, 1)
    assert heard(table, DESTROYED) == [(1, 0)]


def test_an_optional_replacement_can_be_used():
    table = field(("survivor", 1, 0), ("soldier", 1, 1))
    propose(table, DESTROY, 0)
    assert (table.decision.seat, keys(table)) == (1, ["replace:1", "decline"])
    answer(table, "replace:1")
    assert heard(table, DESTROYED) == []


def test_an_optional_replacement_can_be_declined():
    table = field(("survivor", 1, 0), ("soldier", 1, 1))
    propose(table, DESTROY, 0)
    answer(table, "decline")
    assert heard(table, DESTROYED) == [(0, 0)]


def test_the_bodyguard_takes_the_hit_meant_for_his_neighbour():
    table = field(("bodyguard", 1, 0), ("soldier", 1, 1))
    resolve(table, "{strike: 1}", target=1)
    answer(table, "replace:1")
    assert heard(table, HIT) == [(0, 1)]
    assert [piece.damage for piece in table.pieces[:2]] == [1, 0]


def test_two_bodyguards_do_not_pass_a_hit_to_and_fro():
    table = field(("bodyguard", 1, 0), ("bodyguard", 1, 1), ("soldier", 1, 2))
    resolve(table, "{strike: 1}", target=1)  # the first guards the second ...
    answer(table, "replace:1")
    assert keys(table) == ["replace:2", "decline"]  # ... who may now guard the first ...
    answer(table, "replace:2")
    assert heard(table, HIT) == [(1, 1)]  # ... but each of them only once


def test_the_affected_seat_comes_first_then_the_others_in_order():
    table = field(("soldier", 1, 0), ("soldier", 1, 1), seats=3)
    for seat in (0, 1, 2):
        replace(table, DESTROY, "{become: destroy}", seat, optional=True)
    propose(table, DESTROY, 0)
    asked = []
    while keys(table)[0].startswith("replace"):
        asked.append(table.decision.seat)
        answer(table, "decline")
    assert asked == [1, 2, 0]
    assert heard(table, DESTROYED) == [(0, 0)]


def test_a_mandatory_one_among_optional_ones_cannot_be_declined():
    table = field(("martyr", 0, 0), ("soldier", 0, 1))
    replace(table, DESTROY, "prevented", seat=0, optional=True)
    propose(table, DESTROY, 0)
    assert keys(table) == ["replace:1", "replace:2"]
    answer(table, "replace:1")
    assert heard(table, BANISHED) == [(0, 0)]


def test_after_the_mandatory_one_is_used_the_optional_one_can_be_declined():
    table = field(("soldier", 0, 0), ("soldier", 0, 1))
    replace(table, DESTROY, "{become: destroy}")
    replace(table, DESTROY, "prevented", optional=True, bearer=1)
    propose(table, DESTROY, 0)
    assert keys(table) == ["replace:1", "replace:2"]
    answer(table, "replace:1")
    assert keys(table) == ["replace:2", "decline"]


def test_each_entry_works_once_also_after_the_proposal_became_another_kind():
    table = field(("soldier", 0, 0), ("soldier", 0, 1))
    replace(table, DESTROY, "{become: banish}")
    replace(table, BANISH, "{become: destroy}")
    propose(table, DESTROY, 0)  # destroy, banish, destroy; then both are used
    assert heard(table, DESTROYED, BANISHED) == [(0, 0)]
    assert table.pieces[0].cell == -1


def test_a_replacement_of_the_scenario_is_the_business_of_the_affected_seat():
    table = field(("soldier", 1, 0), ("soldier", 1, 1))
    replace(table, DESTROY, "prevented", seat=-1, optional=True)
    propose(table, DESTROY, 0)
    assert (table.decision.seat, keys(table)) == (1, ["replace:1", "decline"])


def test_what_is_forbidden_does_not_happen_and_asks_nobody():
    table = field(("survivor", 0, 0), ("soldier", 0, 1))
    table.stand(ActiveAbility(Ability(BAN, PROPOSED + DESTROY, "SK-TEXT-01", scope=Only(0)), 1))
    propose(table, DESTROY, 0)
    assert heard(table, DESTROYED) == []
    propose(table, DESTROY, 1)
    assert heard(table, DESTROYED) == [(1, 0)]


def test_what_it_became_can_be_forbidden_too():
    table = field(("martyr", 0, 0), ("soldier", 0, 1))
    table.stand(ActiveAbility(Ability(BAN, PROPOSED + BANISH, "SK-TEXT-01"), 1))
    propose(table, DESTROY, 0)
    assert heard(table, DESTROYED, BANISHED) == []


def armour(table: Field, piece: int, op: int, amount: int) -> None:
    ability = Ability(MODIFY, PROPOSED + STRIKE, "SK-TEXT-01", scope=Only(piece), amount=Measure(amount), op=op)
    table.stand(ActiveAbility(ability, 1, bearer=piece))


def test_modifiers_change_the_amount_before_replacements():
    table = field(("soldier", 1, 0), ("soldier", 1, 1))
    armour(table, 0, ADD, 5)
    armour(table, 0, HALVE, 0)
    propose(table, STRIKE, 0, 3)
    assert heard(table, HIT) == [(0, 4)]


def test_a_redirected_hit_meets_the_modifiers_of_both_each_once():
    table = field(("bodyguard", 1, 0), ("soldier", 1, 1))
    armour(table, 1, ADD, 1)
    armour(table, 0, ADD, -2)
    propose(table, STRIKE, 1, 3)
    answer(table, "replace:1")
    assert heard(table, HIT) == [(0, 2)]


def test_a_modifier_about_everybody_works_once_on_a_hit_that_changes_its_victim():
    table = field(("bodyguard", 1, 0), ("soldier", 1, 1))
    table.stand(ActiveAbility(Ability(MODIFY, PROPOSED + STRIKE, "SK-TEXT-01", amount=Measure(1)), 0))
    propose(table, STRIKE, 1, 1)
    answer(table, "replace:1")
    assert heard(table, HIT) == [(0, 2)]


def test_an_entry_with_one_use_replaces_once():
    table = field(("soldier", 0, 0), ("soldier", 0, 1), ("soldier", 0, 2))
    ability = Ability(REPLACE, DESTROY, "SK-TEXT-01", text("prevented"), uses=1, origin="figure:soldier")
    table.stand(ActiveAbility(ability, 0))
    propose(table, DESTROY, 0)
    propose(table, DESTROY, 0)
    assert heard(table, DESTROYED) == [(0, 0)]


def test_all_answers_are_collected_before_the_first_deed():
    table = field(("survivor", 0, 0), ("soldier", 1, 1), ("survivor", 1, 2), ("soldier", 0, 3), ("soldier", 1, 4))
    destroy(table, 0, 1, 2)
    assert (table.decision.seat, heard(table, DESTROYED)) == (0, [])
    answer(table, "decline")
    assert (table.decision.seat, heard(table, DESTROYED)) == (1, [])
    answer(table, "replace:2")
    assert heard(table, DESTROYED) == [(0, 0), (1, 0)]


def test_the_rule_of_a_proposal_is_that_of_what_worked_on_it_last():
    table = field(("survivor", 1, 0), ("soldier", 1, 1))
    propose(table, DESTROY, 0)
    assert table.agenda[-1].rule() == ""
    answer(table, "decline")
    assert [event.rules for event in table.listener.events if event.moment == DESTROYED] == [
        ("SK-TEXT-01", "SK-HIT-01")
    ]
