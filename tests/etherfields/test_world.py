"""Items, Masks, Dreams and their end, the Dreamworld, Slumbers, Fate and the Delta Phase."""

import pytest

from pionek.core.rules.in_force import value
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import STORED, at, world

rule = pytest.mark.rule


# Items and Masks


@rule("EF-ITEM-01", "EF-ITEM-04")
def test_three_active_items_and_the_others_in_the_storage():
    night = first_dream("gambler").items("it1", "it2", "it3")
    night.run(TakeItem(0, night.find("item", "it5")))
    assert night.asked == "TakeItem.take"
    night.play("take-item:it1")
    assert night.active_items == ["it2", "it3", "it5"]
    assert night.stored_items == ["it1"]
    assert night.why_not(0, "item", "it1") == "EF-ITEM-04"
    night.wisdom("w07")
    assert night.item_slots == 4


@rule("EF-ITEM-03", "EF-ITEM-06")
def test_an_item_stays_unless_its_effect_says_where_it_goes():
    night = first_dream("gambler").items("it5", "it3", "it8")
    night.play("item:it5:none", "item:it3:none", "item:it8:none").until("Acting.act")
    assert night.active_items == ["it5"]
    assert night.stored_items == ["it3"]
    assert night.item_market == ["it8"]


@rule("EF-ITEM-05")
def test_restoring_takes_a_random_item_of_the_storage():
    night = first_dream("specialist").hand(0, "sp03", "ga01")
    night.stored_items = ["it1", "it2"]
    night.chance(1)
    night.ask_again().play("play:sp03:cunning").pay("ga01", colour="cunning")
    assert night.active_items == ["it2"]


@rule("EF-ITEM-07", "EF-ITEM-08")
def test_items_found_in_the_first_dream_are_kept_and_the_others_go_to_the_market():
    night = first_dream("gambler").tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3").at(0, "B3a").hand(0, "ga01", "sp01", "sp01", "sp01")
    night.do("d1-6", "ga01", colour="cunning")
    assert len(night.active_items) == 1
    assert len(night.items_to_find) == 4
    night.at(0, "C3d").do("d1-10", "sp01", "sp01", "sp01").until("")
    assert len(night.item_market) == 6
    assert set(night.active_items).isdisjoint(night.item_market)


@rule("EF-MISS-04")
def test_what_was_found_is_not_there_again():
    night = dream("d2", "gambler").tiles("d2-a3").items("it6").at(0, "A3a").hand(0, "ga01")
    night.do("d2-6", "ga01", colour="cunning")
    assert night.active_items == ["it6"]
    assert night.stored_items.count("it6") == 0


@rule("EF-MASK-01", "EF-MASK-05")
def test_one_mask_at_a_time_and_the_old_one_is_discarded():
    night = first_dream("free-spirit").mask(0, "ma10")
    night.run(WearMask(0, [night.find("mask", "ma11")])).play("take-mask:ma11")
    assert night.who(0).mask == "ma11"
    assert night.who(0).lost_masks == ["ma10"]
    assert night.limit("hand-limit", 0) == 7


@rule("EF-MASK-02", "EF-MASK-03")
def test_an_ability_once_a_turn_comes_back_in_the_next():
    night = first_dream("free-spirit").mask(0, "ma10").at(0, "A2c")
    night.play("mask:ma10").until("Acting.act")
    assert night.why_not(0, "mask", "ma10") == "EF-MASK-03"
    night.next_turn()
    assert "mask:ma10" in night.keys


@rule("EF-MASK-04", "EF-MASK-06")
def test_restoring_a_mask_swaps_or_activates_one():
    night = first_dream("free-spirit").items("it7")
    night.who(0).masks = ["ma10", "ma11"]
    night.ask_again().play("item:it7:none").play("take-mask:ma11")
    assert night.who(0).mask == "ma11"


@rule("EF-MASK-07")
def test_masks_are_kept_from_evening_to_evening():
    assert STORED["dreamers"]["gambler"]["masks"] == ["ma01", "ma02"]
    night = world()
    assert night.who(0).masks == ["ma01", "ma02"]


# Dreams


@rule("EF-GATE-01")
def test_a_gate_needs_its_district_and_its_keys():
    night = at(world(), "p1")
    night.key_tokens = 1
    night.play("go:p2")
    assert night.keys == [] or "gate:d2" not in night.keys
    night = at(world(), "p1")
    night.key_tokens = 3
    night.play("go:p2")
    assert "gate:d2" in night.keys
    assert "gate:d3" not in night.keys
    night.play("gate:d2")
    assert night.key_tokens == 1


@rule("EF-GATE-02", "EF-GATE-03", "EF-GATE-08")
def test_entering_a_dream_clears_the_slumber_map_but_not_the_dreamers():
    night = at(world(), "p1")
    night.key_tokens = 2
    night.who(0).hand = ["ga01"] * 2
    night.who(0).sealed = ["ga02"] * 4
    night.who(0).gems = 2
    night.progress(0, "ga08").play("go:p2", "gate:d2").until("Entrance.place")
    assert night.map_tiles == ["d2-b1", "d2-b2"]
    assert len(night.who(0).hand) == 2
    assert night.who(0).gems == 2
    assert night.who(0).progress == ["ga08"]
    assert len(night.who(0).sealed) == 2


@rule("EF-FIN-01", "EF-FIN-02", "EF-FIN-03")
def test_after_a_slumber_everything_is_kept_and_the_team_stands_where_it_was():
    night = at(world(), "s3")
    night.who(0).hand = ["ga01"] * 3
    night.who(0).sealed = ["ga02"]
    night.who(0).gems = 1
    discard = night.who(0).discard[:]
    night.slumber_deck += ["s11"]
    night.deck(0, *["ga05"] * 9).play("go:s4").until("Travel.choose")
    assert len(night.who(0).hand) == 5
    assert night.who(0).discard == discard
    assert len(night.who(0).sealed) == 1
    assert night.who(0).gems == 1
    assert night.location == "s4"


@rule("EF-FIN-04")
def test_after_the_first_dream_the_dreamers_awaken():
    night = EtherfieldsScenario("gambler", play="campaign").action_step()
    night.tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3").at(0, "C3d").hand(0, "sp01", "sp01", "sp01")
    night.do("d1-10", "sp01", "sp01", "sp01").until("Awakening.swap", "Awakening.build", "Travel.choose")
    assert night.asked.startswith("Awakening")
    night.until("Travel.choose")
    assert (night.location, night.current_dream) == ("s1", "")


@rule("EF-MARK-06")
def test_dreams_add_to_the_markets():
    assert {"it9", "it12"} <= set(STORED["item_market"])


# The Dreamworld


@rule("EF-DWPL-01")
def test_travelling_draws_no_cards():
    night = world("gambler").hand(0, "ga01")
    night.location = "q2"
    deck = night.who(0).deck[:]
    night.ask_again().play("go:q3").until("Travel.choose")
    assert night.location == "q3"
    assert (night.held(0), night.who(0).deck) == (["ga01"], deck)


@rule("EF-WORLD-01", "EF-WORLD-02", "EF-SETUP-10")
def test_the_dreamworld_is_drawn_as_far_as_it_is_known_and_first_while_the_team_travels():
    night = world("gambler", districts=["suburbs", "station"])
    boards = [each for each in night.match.scene(0, "en").things if each.__struct_config__.tag == "board"]
    assert [each.id for each in boards] == ["dreamworld", "dreamscape"]
    places = {each.id: each for each in boards[0].places}
    assert len({(each.x, each.y) for each in places.values()}) == len(places) == 8
    assert [each.name for each in places["location:s1"].tokens] == ["Team"]
    assert places["location:s2"].ways == ["location:s3", "location:q1"]
    assert places["location:s1"].shortcuts == ["location:s3"]
    assert places["location:q3"].ways == ["location:q4"], "the gardens are not known yet"
    assert [key for key, each in places.items() if each.options] == ["location:s2", "location:s3"]
    asleep = slumber("s01", "gambler").match.scene(0, "en").things
    assert next(each.id for each in asleep if each.__struct_config__.tag == "board") == "dreamscape"


@rule("EF-WORLD-01", "EF-WORLD-02", "EF-WORLD-03")
def test_the_team_is_one_figure_and_follows_the_arrows_for_nothing():
    night = world("gambler", "specialist")
    assert night.location == "s1"
    assert [key for key in night.keys if key.startswith("go:")] == ["go:s2"]
    before = [(len(each.deck), each.distress) for each in night.dreamers]
    night.fate_deck = []
    night.play("go:s2")
    assert night.location == "s2"
    assert [(len(each.deck), each.distress) for each in night.dreamers] == before
    assert night.turn_deck == []


@rule("EF-WORLD-04")
def test_a_shortcut_seals_a_card_of_each_dreamer():
    night = world("gambler", "specialist")
    night.shopping = 0
    night.play("shortcut:s3").until("Travel.choose")
    assert [len(each.sealed) for each in night.dreamers] == [1, 1]


@rule("EF-WORLD-05", "EF-WORLD-06")
def test_entering_a_location_resolves_its_icon():
    night = at(world(), "p2")
    hours = night.hours
    night.play("go:p3")
    assert night.hours == hours + 1
    night = at(world(), "q1")
    night.play("go:q2")
    assert night.key_tokens == 1
    assert night.current_slumber or night.asked == "Travel.choose"


@rule("EF-WORLD-07")
def test_relocating_the_team_goes_to_another_location():
    night = at(world(), "q1")
    night.who(0).hand = ["mk23", "ga01"]
    night.ask_again().play("play:mk23:cunning").pay("ga01", colour="cunning")
    assert night.keys
    assert "go:q1" not in night.keys
    assert set(night.keys) == {"go:q2", "go:q3", "go:q4"}


@rule("EF-WORLD-08")
def test_once_a_turn_is_once_between_two_slumbers_on_the_dreamworld():
    night = world()
    night.who(0).used = [vocabulary.ITEM * 1000]
    night.ask_again()
    assert night.who(0).used
    night.run(SlumberPlay(0, night.find("slumber", "s11"))).until("Travel.choose")
    assert not night.who(0).used


@rule("EF-DWPL-02")
def test_items_for_the_dreamworld_are_used_there_and_only_there():
    night = world().items("it12")
    assert "item:it12:none" in night.keys
    night.play("item:it12:none")
    assert night.key_tokens == 1
    assert first_dream("gambler").items("it12").why_not(0, "item", "it12") == "EF-DWPL-02"


@rule("EF-AWAKE-01", "EF-AWAKE-02", "EF-AWAKE-04")
def test_awakening_cures_and_unseals_everything():
    night = at(world(), "q3")
    night.who(0).distress, night.who(0).sealed = 4, ["ga01"] * 3
    night.ask_again().play(PICK["awaken"]).until("Travel.choose")
    assert night.who(0).distress == 0
    assert night.who(0).sealed == []
    assert night.who(0).hand == []
    assert night.who(0).discard == []


@rule("EF-AWAKE-03", "EF-AWAKE-06")
def test_awakening_costs_keys_gems_and_progress_and_wakes_in_the_suburbs():
    night = at(world(), "q3")
    night.key_tokens, night.who(0).gems, night.who(0).ether = 3, 2, 2
    night.progress(0, "ga08").play(PICK["awaken"]).until("Travel.choose")
    assert (night.key_tokens, night.who(0).gems, night.who(0).ether) == (0, 0, 2)
    assert night.who(0).progress == []
    assert night.location == "s1"


@rule("EF-DECK-01", "EF-DECK-02", "EF-DECK-03")
def test_a_deck_has_twenty_to_forty_cards_and_the_rest_is_put_aside():
    night = world()
    night.run(Awakening(0)).until("Awakening.build")
    assert len(night.who(0).discard) == 22
    night.play("take:ga01", "take:ga02")
    assert not any(key.startswith("take:") for key in night.keys)
    assert "done" in night.keys
    night.play("done").until("Travel.choose")
    assert len(night.who(0).deck) == 20
    assert night.who(0).aside == ["ga01", "ga02"]
    night.run(Awakening(0)).until("Awakening.build")
    assert "buy:ga01" in night.keys


@rule("EF-DECK-04")
def test_flaws_stay_in_the_deck_and_do_not_count():
    night = world()
    night.who(0).deck += ["fl1"]
    night.run(Awakening(0)).until("Awakening.build")
    assert "take:fl1" not in night.keys
    night.play("take:ga01", "take:ga02", "done").until("Travel.choose")
    assert len(night.who(0).deck) == 21


@rule("EF-DECK-05")
def test_in_play_a_deck_may_grow_and_shrink():
    night = first_dream("gambler").deck(0, *["ga01"] * 50)
    assert night.match.result is None
    night.deck(0, *["ga01"] * 7).next_turn()
    assert night.match.result is None


# Slumbers


@rule("EF-SLUM-02", "EF-SLUM-04")
def test_a_door_that_counts_adds_new_tiles_at_the_bottom():
    night = world("gambler")
    slumbers = set(night.slumber_deck)
    assert slumbers == {"s00", "s01", "s02", "s03"}
    night.slumber_deck = [each for each in night.slumber_deck if each != "s02"]
    night.progress(0, "ga07", "ga08")
    night.run(SlumberPlay(0, night.find("slumber", "s02"))).until("Travel.choose")
    assert night.slumber_deck[:2] == ["s05", "s04"]
    assert "slumber s02" in night.removed


@rule("EF-SLUM-03")
def test_a_tile_without_an_entity_is_followed_by_its_text():
    night = world()
    night.who(0).distress = 2
    night.deck(0, *["ga01"] * 9).run(SlumberPlay(0, night.find("slumber", "s11"))).until("Travel.choose")
    assert night.who(0).distress == 1
    assert len(night.who(0).hand) == 2


@rule("EF-SLUM-07", "EF-SLUM-08")
def test_a_slumber_may_be_skipped_before_it_starts_and_at_each_turn():
    night = EtherfieldsScenario("gambler", slumber="s01").until("SlumberPlay.skip")
    night.play(PICK["skip"]).until("")
    assert len(night.who(0).sealed) == 2
    night = slumber("s01", "gambler").until("Turn.skip")
    night.play(PICK["skip"]).until("")
    assert len(night.who(0).sealed) == 2
    piano = EtherfieldsScenario("gambler", slumber="s07")
    asked = set()
    while piano.match.decision is not None and piano.turn < 2:
        asked.add(piano.asked)
        piano.idle()
    assert "SlumberPlay.skip" not in asked


@rule("EF-SLUM-10", "EF-TIP-04")
def test_deliverance_is_ignored_until_it_is_unlocked_and_then_changes_slumbers():
    night = slumber("s01", "gambler")
    night.notes = ["n12"]
    assert "act:deliver:none" not in night.ask_again().keys
    night.wisdom("w10", "w01", "w02", "w04").play("act:deliver:none").until("")
    assert "slumber s01" in night.removed
    assert "s11" in night.slumber_deck
    assert "s01" not in night.slumber_deck


@rule("EF-SLUM-11", "EF-SLUM-12")
def test_when_a_slumber_ends_its_figures_go_and_the_map_stays():
    night = at(world(), "s3")
    night.slumber_deck = [*(each for each in night.slumber_deck if each != "s01"), "s01"]
    night.ask_again().play("go:s4").until("Acting.act")
    night.tiles("sm-a2")
    night.ground["A1d"] |= vocabulary.LIGHT
    place = night.space(0)
    night.figures[0].space = place
    night.hand(0, "sp01").do("s01-a", "sp01").until("Travel.choose")
    assert night.figures == []
    assert night.entity_tiles == []
    assert night.slumber_deck[:1] == ["s01"]
    assert "sm-a2" in night.map_tiles
    assert night.space(0) == place
    assert night.slumbers_won == 1


@rule("EF-FATE-01", "EF-FATE-02", "EF-FATE-03")
def test_a_fate_card_extends_the_map_and_lies_in_a_quirk_slot():
    night = world()
    night.fate_deck = [*night.fate_deck, "f06"]
    before = len(night.map_tiles)
    night.run(DrawFate(0)).until("Travel.choose")
    assert len(night.map_tiles) == before + 1
    assert night.quirks == ["f06"]
    assert len(night.quirk_spaces) == 1


@rule("EF-FATE-04")
def test_a_fate_card_without_a_slot_goes_under_the_deck():
    night = world()
    night.fate_deck = [*night.fate_deck, "f08"]
    night.run(DrawFate(0)).until("Travel.choose")
    assert night.fate_deck[:1] == ["f08"]
    assert night.who(0).distress == 1


@rule("EF-FATE-05")
def test_a_quirk_holds_in_the_slumber_dreamscape():
    night = world()
    night.quirks, night.quirk_spaces = ["f06"], ["A1a"]
    night.refresh_rules()
    assert value(night.table, vocabulary.FIGURES, 0) == 3


@rule("EF-SEAS-01")
def test_the_season_changes_travelling():
    night = world("gambler", season="se3")
    night.shopping = 0
    night.play("shortcut:s3").until("Travel.choose")
    assert night.who(0).sealed == []
    night = world("gambler", season="se4")
    night.shopping = 0
    night.play("shortcut:s3").until("Travel.choose")
    assert len(night.who(0).sealed) == 2


@rule("EF-SEAS-02")
def test_winning_brings_a_good_season_and_failing_a_bad_one():
    night = dream("d2", "gambler").tiles("d2-b4").at(0, "B4b").hand(0, "sp01")
    night.letters = [night.space(0)] * 3
    night.ask_again().do("d2-7", "sp01").until("")
    assert night.season == "se1"
    night = dream("d2", "gambler")
    night.hours = 0
    night.turn_deck = night.turn_deck[-1:]
    night.ask_again().until("")
    assert night.season == "se2"


@rule("EF-DELTA-01", "EF-DELTA-04")
def test_the_delta_tile_comes_last_and_starts_a_new_cycle():
    night = at(world(), "s3")
    night.slumber_deck = ["s03", "s01", "s00"]
    night.ask_again().play("go:s4").until("Delta.choose", "Travel.choose")
    assert night.asked == "Delta.choose"
    night.until("Travel.choose")
    assert night.slumber_deck[:1] == ["s00"]
    assert len(night.slumber_deck) == 3


@rule("EF-DELTA-03", "EF-DELTA-05")
def test_the_delta_phase_resets_hours_and_leaves_the_map():
    night = world("gambler", "specialist")
    night.hours = 0
    tiles = night.layout
    night.run(Delta(0)).until("Travel.choose")
    assert night.hours == 4
    assert night.layout == tiles
