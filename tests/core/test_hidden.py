"""Hidden zones: who knows what, what a shuffle forgets, and tables that a seat might be sitting at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pionek.core.state.decision import ALL_SEATS
from pionek.core.state.rng import Rng
from pionek.core.state.zones import Zone, deal_anew
from tests.core.skirmish import armed, field, happen, match
from tests.core.skirmish_field import Field, Muster


def zone(*cards: int, known: int = 0) -> Zone:
    return Zone(0, list(cards), [known] * len(cards))


def stocked() -> Field:
    table = field(seats=3)
    for seat in range(3):
        table.hands[seat] = Zone(seat, [0, 1], [1 << seat] * 2)
        table.decks[seat] = Zone(seat, [2, 3, 4, 5], [0] * 4)
    return table


def test_the_last_card_is_the_top():
    deck = zone(1, 2, 3)
    assert deck.take() == 3
    deck.put(4)
    deck.put_under(5)
    assert (deck.cards, deck.known) == ([5, 1, 2, 4], [ALL_SEATS, 0, 0, ALL_SEATS])
    assert deck.take() == 4


def test_looking_at_the_top_is_known_to_that_seat_alone_and_is_new_information():
    table = field()
    table.decks[0] = zone(1, 2, 3)
    before = table.revealed
    assert table.decks[0].look(table, 1, 2) == [2, 3]
    assert table.decks[0].known == [0, 0b10, 0b10]
    assert table.revealed == before + 2


def test_looking_at_what_one_knows_reveals_nothing():
    table = field()
    table.decks[0] = zone(1, 2)
    table.decks[0].look(table, 1, 2)
    before = table.revealed
    assert table.decks[0].look(table, 1, 5) == [1, 2]
    assert table.decks[0].look(table, 1, 0) == []
    assert table.revealed == before


def test_a_shuffle_clears_what_was_known_and_loses_no_card():
    table = field()
    table.decks[0] = zone(*range(8), known=0b11)
    before = table.revealed
    table.shuffle(table.decks[0])
    assert sorted(table.decks[0].cards) == list(range(8))
    assert table.decks[0].known == [0] * 8
    assert table.revealed == before + 1


def test_a_drawn_card_is_known_to_its_owner_and_to_whoever_had_looked_at_it():
    table = stocked()
    table.decks[0].look(table, 2, 1)
    before = table.revealed
    assert table.draw(0, table.decks[0], table.hands[0]) == 5
    assert table.hands[0].known[-1] == 0b101
    assert table.revealed == before + 1


def test_an_empty_deck_is_made_of_the_discard_pile():
    table = stocked()
    table.decks[1] = zone()
    table.discards[1] = zone(7, 8, 9, known=ALL_SEATS)
    table.draw_card(1)
    assert len(table.hands[1]) == 3
    assert sorted([*table.decks[1].cards, table.hands[1].cards[-1]]) == [7, 8, 9]
    assert table.decks[1].known == [0, 0]
    assert len(table.discards[1]) == 0


def test_without_deck_and_discard_pile_nothing_is_drawn():
    table = stocked()
    table.decks[1] = zone()
    table.draw_card(1)
    assert len(table.hands[1]) == 2


def test_of_equal_cards_the_one_others_know_is_taken_out():
    hand = Zone(0, [4, 4, 4], [0b01, 0b11, 0b01])
    hand.remove(4)
    assert hand.known == [0b01, 0b01]
    with pytest.raises(ValueError, match="no card 9"):
        hand.remove(9)


@given(st.integers(0, 2**32), st.integers(0, 2), st.lists(st.integers(0, 7), min_size=18, max_size=18))
def test_dealing_anew_keeps_what_the_seat_knows_and_the_cards_of_every_pool(seed: int, seat: int, masks: list[int]):
    table = stocked()
    zones = [*table.hands, *table.decks]
    at = 0
    for each in zones:
        each.known = masks[at : at + len(each)]
        at += len(each)
    before = [each.clone() for each in zones]
    deal_anew(zones, seat, Rng(seed))
    for old, new in zip(before, zones, strict=True):
        assert new.known == old.known
        for place, known in enumerate(old.known):
            assert not known >> seat & 1 or new.cards[place] == old.cards[place]
    for pool in range(3):
        assert sorted(card for each in zones if each.pool == pool for card in each.cards) == [0, 1, 2, 3, 4, 5]


def test_every_hidden_card_may_lie_everywhere_in_its_pool():
    table = stocked()
    found = {tuple(table.imagine(0, seed).hands[1].cards) for seed in range(400)}
    assert len(found) == 30


def test_an_imagined_table_has_its_own_chance():
    table = stocked()
    rolls = {table.imagine(0, seed).rng.below(1000) for seed in range(20)}
    assert table.clone().rng.below(1000) == table.clone().rng.below(1000)
    assert len(rolls) > 15


def test_an_imagined_table_forgets_scripts_and_entered_dice():
    table = stocked()
    table.script = [1, 2]
    table.entered = True
    imagined = table.imagine(1, 4)
    assert (imagined.script, imagined.entered) == ([], False)
    assert (table.script, table.entered) == ([1, 2], True)


def test_imagining_changes_nothing_on_the_table_itself():
    played = match(seed=3)
    before = played.digest()
    for seat in (0, 1):
        for seed in range(5):
            played.imagine(seat, seed)
    assert played.digest() == before


def test_ones_own_decision_stays_as_it_is_on_every_imagined_table():
    table = armed(stocked(), 0, "arrow", "rations")
    wanted = [(each.verb, each.subject) for each in table.decision.options]
    for seed in range(10):
        imagined = table.imagine(0, seed)
        assert [(each.verb, each.subject) for each in imagined.decision.options] == wanted


def test_the_decision_of_another_seat_is_worked_out_from_what_it_might_hold():
    table = armed(stocked(), 0)
    offered = {tuple(each.subject for each in table.imagine(1, seed).decision.options) for seed in range(40)}
    assert len(offered) > 5


def test_a_decision_in_which_others_may_act_is_worked_out_again():
    table = happen(stocked(), Muster(0))
    imagined = table.imagine(0, 1)
    assert imagined.decision is not table.decision
    assert [seat for seat, _ in imagined.decision.others] == [1, 2]
