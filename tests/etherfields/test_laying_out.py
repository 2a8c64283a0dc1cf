"""Laying out a position: cards from the deck, the Market or the box, Items, Masks and tokens within their limits."""

import pytest

from tests.etherfields.scenario import first_dream
from tests.etherfields.situations import FULL


def lay(night, kind, name="", count=1, seat=0):
    index = night.content.find(kind, name) if name else -1
    return night.match.game.laying_out.lay(night.table, seat, kind, index, count)


@pytest.mark.parametrize("kind", ["distress", "ether", "gems", "spirits", "hours", "keys"])
def test_numbers_are_laid_up_to_their_bound(kind):
    night = first_dream("gambler").deck(0, *FULL)
    most = night.match.game.laying_out.numbers[kind]
    assert not lay(night, kind, count=most + 1)
    assert lay(night, kind, count=most)
    assert lay(night, kind, count=1)


def test_cards_come_from_where_they_lie_and_not_from_another_dreamer():
    night = first_dream("gambler", "specialist")
    deck = [night.content.id_of("card", card) for card in night.table.dreamers[0].deck.cards]
    assert lay(night, "card", deck[0])
    assert lay(night, "card", deck[0]), "what is in the hand stays there"
    assert night.who(0).hand.count(deck[0]) == 1
    of_other = next(card for card in night.table.dreamers[1].deck.cards if card not in night.table.market.cards and card not in night.table.dreamers[0].deck.cards)
    assert not lay(night, "card", night.content.id_of("card", of_other))
    assert lay(night, "card", night.content.id_of("card", night.table.market.cards[0]))
    piles = [night.table.market.cards, night.table.vault, night.table.flaws.cards]
    for each in night.table.dreamers:
        piles += [each.deck.cards, each.hand, each.discard, each.sealed, each.progress, each.burdens, each.aside]
    away = next(card.index for card in night.content.cards if not any(card.index in pile for pile in piles))
    assert lay(night, "card", night.content.id_of("card", away)), "from the box"


def test_items_become_active_as_far_as_there_are_slots():
    night = first_dream("gambler")
    ids = [item.id for item in night.content.items][: night.table.item_slots() + 1]
    night.items()
    assert [lay(night, "item", id) for id in ids] == [True] * (len(ids) - 1) + [False]
    assert lay(night, "item", ids[0]), "an active one stays"
    assert night.active_items == ids[:-1]


def test_a_mask_is_worn_by_one_dreamer():
    night = first_dream("gambler", "specialist")
    free = next(mask.id for mask in night.content.masks if not any(mask.index in each.masks for each in night.table.dreamers))
    assert lay(night, "mask", free)
    assert lay(night, "mask", free)
    assert night.table.dreamers[0].masks.count(night.find("mask", free)) == 1
    assert not lay(night, "mask", free, seat=1)
    assert not lay(night, "note", "")
