"""What the campaign gives: Items, Notes, Memories, Slumbers, Masks, Loot, and how a Dream ends."""

import pytest

from pionek.games.etherfields.procedures.shop import goods
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.words import can, said

rule = pytest.mark.rule


# Items, Notes, Wisdom


@rule("EF-ITEM-05", "EF-ITEM-01")
def test_items_are_found_and_restored_one_by_one():
    night = first_dream("gambler")
    night.items_to_find = ["it1", "it2"]
    said(night, "find-item")
    assert len(night.active_items) == 1
    assert len(night.items_to_find) == 1
    assert not set(night.active_items) & set(night.items_to_find)
    assert not can(night, "{restore: item}")
    night.table.store(night.find("item", night.active_items[0]))
    assert can(night, "{restore: item}")
    said(night, "{restore: item}")
    assert (len(night.active_items), night.stored_items) == (1, [])
    said(night, "{restore: item}")
    night.items_to_find = []
    assert len(said(night, "find-item").active_items) == 1


@rule("EF-ITEM-08")
def test_items_that_nobody_found_go_to_the_market():
    night = first_dream("gambler")
    found = night.items_to_find[:]
    said(night, "market-unfound")
    assert (night.items_to_find, night.item_market) == ([], found)


@rule("EF-ITEM-01", "EF-MISS-04")
def test_an_item_is_gained_once_and_makes_room_for_itself():
    night = first_dream("gambler").items("it1", "it2", "it3")
    said(night, "{gain-item: it6}").play("take-item:it2")
    assert night.active_items == ["it1", "it3", "it6"]
    assert night.stored_items == ["it2"]
    said(night, "{gain-item: it2}")
    assert len(night.active_items) == 3
    night.wisdom("w07")
    said(night, "{gain-item: it7}")
    assert len(night.active_items) == 4


@rule("EF-MISS-04")
def test_market_items_are_those_that_nobody_owns():
    night = first_dream("gambler").items("it9")
    night.item_market = ["it10"]
    said(night, "{market-items: [it9, it10, it12]}")
    assert night.item_market == ["it10", "it12"]


@rule("EF-MISS-04", "EF-NOTE-01")
def test_a_note_that_was_used_never_comes_again():
    night = said(first_dream("gambler"), "{gain-note: n07}")
    assert night.notes == ["n07"]
    said(night, "{gain-note: n07}")
    assert len(night.notes) == 1
    night.table.spend_note(night.find("note", "n07"))
    assert said(night, "{gain-note: n07}").notes == []


@rule("EF-NOTE-01")
def test_three_letters_read_together_bring_an_ether_each():
    night = first_dream("gambler", "specialist")
    night.notes = ["n04", "n05", "n06", "n07"]
    said(night, "[{each: dreamers, do: {gain: ether}}, {remove-notes: [n04, n05, n06]}]")
    assert [each.ether for each in night.dreamers] == [1, 1]
    assert night.notes == ["n07"]


@rule("EF-NOTE-01")
def test_the_programme_counts_as_something_revealed():
    night = dream("d3", "gambler")
    before = night.revealed
    said(night, "name-tiles")
    assert night.revealed == before + 1


@rule("EF-FAQ-02")
def test_memories_are_dealt_to_all_but_those_that_were_resolved():
    night = first_dream("gambler", "specialist")
    night.removed = ["memory fm2"]
    said(night, "deal-memories")
    assert [night.who(0).memory] == ["fm1"]
    assert night.who(1).memory == ""
    assert sorted(each.memory for each in night.absent) == ["fm3", "fm4"]


@rule("EF-SLUM-02", "EF-SLUM-10")
def test_slumber_tiles_join_the_deck_once_and_leave_for_good():
    night = slumber("s01", "gambler")
    assert "s04" not in night.slumber_deck
    said(night, "{add-slumber: [s04, s01, s05]}")
    assert night.slumber_deck[:2] == ["s05", "s04"]
    said(night, "{add-slumber: [s04]}")
    assert night.slumber_deck.count("s04") == 1
    said(night, "{remove-slumber: this}")
    assert night.removed == ["slumber s01"]
    night.current_slumber = ""
    said(night, "{add-slumber: [s01]}")
    assert "s01" not in night.slumber_deck
    said(night, "{remove-slumber: this}")
    assert night.removed == ["slumber s01"]


@rule("EF-MISS-04")
def test_fate_cards_join_the_deck_once():
    night = first_dream("gambler")
    said(said(night, "{add-fate: f11}"), "{add-fate: f11}")
    assert night.fate_deck.count("f11") == 1
    night.quirks = ["f12"]
    said(night, "{add-fate: f12}")
    assert "f12" not in night.fate_deck


@rule("EF-MASK-01", "EF-MASK-06", "EF-MASK-04")
def test_masks_are_gained_and_worn():
    night = first_dream("gambler", "specialist")
    said(night, "{gain-masks: first-two}")
    assert night.who(0).masks == ["ma01", "ma02"]
    night.play("take-mask:ma02", "done")
    assert [night.who(0).mask] == ["ma02"]
    assert night.who(1).mask == ""
    said(night, "{gain-masks: third}").play("take-mask:ma03").until("Acting.act")
    assert [night.who(0).mask] == ["ma03"]
    assert night.who(0).lost_masks == ["ma02"]
    assert all(len(absent.masks) == 3 for absent in night.absent)
    said(night, "{gain-mask: ma13}").play("take-mask:ma13")
    assert [night.who(0).mask] == ["ma13"]
    said(night, "{gain-mask: ma13}", 1)
    assert len(night.who(1).masks) == 3, "there is only one"


@rule("EF-SHOP-05", "EF-DELTA-03")
def test_shopping_cards_and_hours():
    night = first_dream("gambler", "specialist", "tough-guy")
    for number in (1, 2, 3, 3):
        said(night, "gain-shopping")
        assert night.shopping == number
    night.hours = 9
    night.reset_hours()
    assert night.hours == 3


def test_third_masks_are_for_sale_unless_the_mirrors_gave_them():
    night = said(first_dream("gambler"), "{third-masks: for-sale}")
    assert night.flags == ["masks-for-sale"]
    assert goods(night.table, 0) == [-1]
    night.who(0).masks = ["ma03"]
    assert goods(night.table, 0) == []
    mirrors = said(said(first_dream("gambler"), "{third-masks: found}"), "{third-masks: for-sale}")
    assert mirrors.flags == ["mirrors"]
    assert goods(mirrors.table, 0) == []


@rule("EF-TCARD-12", "EF-TCARD-13")
def test_loot_is_that_of_the_last_turn_card():
    night = first_dream("gambler", "specialist").card("t02")
    said(night, "loot")
    assert [each.ether for each in night.dreamers] == [1, 1]
    night.last_turn_card = "t01"
    said(night, "loot")
    assert night.asked == "Resolution.go_on", "the first card of the box lets choose"
    other = first_dream("gambler")
    other.last_turn_card = ""
    assert said(other, "loot").asked == "Acting.act"


@rule("EF-TURN-11")
@pytest.mark.parametrize(("won", "cause"), [("true", "won"), ("false", "failed")])
def test_a_dream_is_won_or_lost_at_once(won, cause):
    night = said(first_dream("gambler"), f"{{end: dream, won: {won}}}")
    assert night.match.result.cause == cause
    assert night.won == (cause == "won")


@rule("EF-SLUM-10", "EF-SLUM-11")
@pytest.mark.parametrize(("won", "wise"), [(4, False), (5, True)])
def test_the_sixth_slumber_won_teaches_deliverance(won, wise):
    night = slumber("s01", "gambler")
    night.slumbers_won = won
    said(night, "{end: slumber, won: true}").until("", "Travel.choose")
    assert ("w10" in night.wisdoms) == wise
    assert night.slumbers_won == won + 1
