"""The Income Phase."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import PYROMANCER, Bout, barbarian, pyromancer

rule = pytest.mark.rule


@rule("DT-INCOME-01", "DT-INCOME-03", "DT-CP-04")
def test_income_is_one_point_then_the_top_card() -> None:
    duel = Bout(barbarian(), pyromancer(cp=4, deck=["fireball-2", "pyroblast-2"])).next_turn()
    assert duel.cp(PYROMANCER) == 5
    assert duel.hand(PYROMANCER) == ["fireball-2"]
    assert duel.deck(PYROMANCER) == ["pyroblast-2"]
    assert duel.deeds("cp-gained", "drew") == [("cp-gained", PYROMANCER, 1), ("drew", PYROMANCER, 0)]
    assert [rule for rule in duel.rules() if "INCOME" in rule] == ["DT-INCOME-01", "DT-INCOME-03"]


@rule("DT-INCOME-02")
@pytest.mark.parametrize(("before", "after"), [(13, 14), (14, 15), (15, 15)])
def test_nobody_gains_a_sixteenth_point(before: int, after: int) -> None:
    duel = Bout(barbarian(), pyromancer(cp=before)).next_turn()
    assert duel.cp(PYROMANCER) == after
    assert duel.deeds("cp-gained") == [("cp-gained", PYROMANCER, after - before)]
    assert ("DT-INCOME-02" in duel.rules()) == (before == 15)


@rule("DT-INCOME-04")
def test_an_empty_deck_is_renewed_from_the_discard_pile_first() -> None:
    duel = Bout(barbarian(), pyromancer(deck=[], discard=["fireball-2", "pyroblast-2"]))
    duel.keep_discard(PYROMANCER, 2)
    duel.next_turn()
    assert duel.discard(PYROMANCER) == []
    assert sorted(duel.hand(PYROMANCER) + duel.deck(PYROMANCER)) == ["fireball-2", "pyroblast-2"]
    assert len(duel.hand(PYROMANCER)) == 1


@rule("DT-INCOME-04")
def test_the_discard_pile_lies_as_long_as_the_deck_has_a_card() -> None:
    duel = Bout(barbarian(), pyromancer(deck=["pyroblast-2"], discard=["fireball-2"]))
    duel.keep_discard(PYROMANCER, 1)
    duel.next_turn()
    assert duel.hand(PYROMANCER) == ["pyroblast-2"]
    assert duel.discard(PYROMANCER) == ["fireball-2"]
