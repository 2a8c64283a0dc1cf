"""What only one tile, card or Dream does; rewards; the Shop; and the small numbers of procedures."""

import pytest

from pionek.games.etherfields import pieces, words
from pionek.games.etherfields.dreamscape import space_of
from pionek.games.etherfields.events import EntityMove, Spawn, Step, speed, wanted
from pionek.games.etherfields.harm import Discarding, Surplus
from pionek.games.etherfields.moves import Push
from pionek.games.etherfields.shop import Shop, goods
from pionek.games.etherfields.slumbers import Delta
from tests.etherfields.scenario import PICK, Night, dream, first_dream, slumber
from tests.etherfields.test_campaign import STORED
from tests.etherfields.test_map import to
from tests.etherfields.test_turns import run
from tests.etherfields.words import can, holds, said

rule = pytest.mark.rule


# Items, Notes, Wisdom


@rule("EF-ITEM-05", "EF-ITEM-01")
def test_items_are_found_and_restored_one_by_one():
    night = first_dream("gambler")
    night.table.found = [night.find("item", "it1"), night.find("item", "it2")]
    said(night, "{happen: find-item}")
    assert len(night.table.active) == 1
    assert len(night.table.found) == 1
    assert not set(night.table.active) & set(night.table.found)
    assert not can(night, "{happen: restore-item}")
    night.table.store(night.table.active[0])
    assert can(night, "{happen: restore-item}")
    said(night, "{happen: restore-item}")
    assert (len(night.table.active), night.table.storage) == (1, [])
    said(night, "{happen: restore-item}")
    night.table.found = []
    assert len(said(night, "{happen: find-item}").table.active) == 1


@rule("EF-ITEM-08")
def test_items_that_nobody_found_go_to_the_market():
    night = first_dream("gambler")
    found = night.table.found[:]
    said(night, "{happen: unfound-items}")
    assert (night.table.found, night.table.item_market) == ([], found)


@rule("EF-ITEM-01", "EF-MISS-04")
def test_an_item_is_gained_once_and_makes_room_for_itself():
    night = first_dream("gambler").items("it1", "it2", "it3")
    said(night, "{gain-item: it6}").play("take-item:it2")
    assert night.names("item", night.table.active) == ["it1", "it3", "it6"]
    assert night.names("item", night.table.storage) == ["it2"]
    said(night, "{gain-item: it2}")
    assert len(night.table.active) == 3
    night.wisdom("w07")
    said(night, "{gain-item: it7}")
    assert len(night.table.active) == 4


@rule("EF-MISS-04")
def test_market_items_are_those_that_nobody_owns():
    night = first_dream("gambler").items("it9")
    night.table.item_market = [night.find("item", "it10")]
    said(night, "{market-items: [it9, it10, it12]}")
    assert night.names("item", night.table.item_market) == ["it10", "it12"]


@rule("EF-MISS-04", "EF-NOTE-01")
def test_a_note_that_was_used_never_comes_again():
    night = said(first_dream("gambler"), "{gain-note: n07}")
    assert night.names("note", night.table.notes) == ["n07"]
    said(night, "{gain-note: n07}")
    assert len(night.table.notes) == 1
    night.table.spend_note(night.table.notes[0])
    assert said(night, "{gain-note: n07}").table.notes == []


@rule("EF-NOTE-01")
def test_three_letters_read_together_bring_an_ether_each():
    night = first_dream("gambler", "specialist")
    night.table.notes = [night.find("note", name) for name in ("n04", "n05", "n06", "n07")]
    said(night, "{happen: letters-read}")
    assert [each.ether for each in night.table.dreamers] == [1, 1]
    assert night.names("note", night.table.notes) == ["n07"]


@rule("EF-NOTE-01")
def test_the_programme_counts_as_something_revealed():
    night = dream("d3", "gambler")
    before = night.table.revealed
    said(night, "{happen: programme}")
    assert night.table.revealed == before + 1


@rule("EF-FAQ-02")
def test_memories_are_dealt_to_all_but_those_that_were_resolved():
    night = first_dream("gambler", "specialist")
    night.table.removed = ["memory fm2"]
    said(night, "{happen: deal-memories}")
    assert night.names("memory", [night.who(0).memory]) == ["fm1"]
    assert night.who(1).memory == -1
    assert sorted(night.names("memory", [each.memory for each in night.table.absent])) == ["fm3", "fm4"]


@rule("EF-SLUM-02", "EF-SLUM-10")
def test_slumber_tiles_join_the_deck_once_and_leave_for_good():
    night = slumber("s01", "gambler")
    deck = night.table.slumbers
    assert night.find("slumber", "s04") not in deck.cards
    said(night, "{add-slumber: [s04, s01, s05]}")
    assert night.names("slumber", deck.cards[:2]) == ["s05", "s04"]
    said(night, "{add-slumber: [s04]}")
    assert deck.cards.count(night.find("slumber", "s04")) == 1
    said(night, "{remove-slumber: this}")
    assert night.table.removed == ["slumber s01"]
    night.table.slumber = -1
    said(night, "{add-slumber: [s01]}")
    assert night.find("slumber", "s01") not in deck.cards
    said(night, "{remove-slumber: this}")
    assert night.table.removed == ["slumber s01"]


@rule("EF-MISS-04")
def test_fate_cards_join_the_deck_once():
    night = first_dream("gambler")
    said(said(night, "{add-fate: f11}"), "{add-fate: f11}")
    assert night.table.fates.cards.count(night.find("fate", "f11")) == 1
    night.table.quirks = [night.find("fate", "f12")]
    said(night, "{add-fate: f12}")
    assert night.find("fate", "f12") not in night.table.fates.cards


@rule("EF-MASK-01", "EF-MASK-06", "EF-MASK-04")
def test_masks_are_gained_and_worn():
    night = first_dream("gambler", "specialist")
    said(night, "{gain-masks: first-two}")
    assert night.names("mask", night.who(0).masks) == ["ma01", "ma02"]
    night.play("take-mask:ma02", "done")
    assert night.names("mask", [night.who(0).mask]) == ["ma02"]
    assert night.who(1).mask == -1
    said(night, "{gain-masks: third}").play("take-mask:ma03").until("Acting.act")
    assert night.names("mask", [night.who(0).mask]) == ["ma03"]
    assert night.names("mask", night.who(0).lost_masks) == ["ma02"]
    assert all(len(absent.masks) == 3 for absent in night.table.absent)
    said(night, "{gain-mask: ma13}").play("take-mask:ma13")
    assert night.names("mask", [night.who(0).mask]) == ["ma13"]
    said(night, "{gain-mask: ma13}", 1)
    assert len(night.who(1).masks) == 3, "there is only one"


@rule("EF-SHOP-05", "EF-DELTA-03")
def test_shopping_cards_and_hours():
    night = first_dream("gambler", "specialist", "tough-guy")
    for number in (1, 2, 3, 3):
        said(night, "{happen: shopping}")
        assert night.table.shopping == number
    night.table.hours = 9
    assert said(night, "{happen: reset-hours}").table.hours == 3


def test_third_masks_are_for_sale_unless_the_mirrors_gave_them():
    night = said(first_dream("gambler"), "{happen: third-masks}")
    assert night.table.flags == ["masks-for-sale"]
    assert goods(night.table, 0) == [-1]
    night.who(0).masks = [night.find("mask", "ma03")]
    assert goods(night.table, 0) == []
    mirrors = said(said(first_dream("gambler"), "{happen: mirrors}"), "{happen: third-masks}")
    assert mirrors.table.flags == ["mirrors"]
    assert goods(mirrors.table, 0) == []


@rule("EF-TCARD-12", "EF-TCARD-13")
def test_loot_is_that_of_the_last_turn_card():
    night = first_dream("gambler", "specialist").card("t02")
    said(night, "{happen: loot}")
    assert [each.ether for each in night.table.dreamers] == [1, 1]
    night.table.last_turn = 0
    said(night, "{happen: loot}")
    assert night.asked() == "Resolve.go_on", "the first card of the box lets choose"
    other = first_dream("gambler")
    other.table.last_turn = -1
    assert said(other, "{happen: loot}").asked() == "Acting.act"


@rule("EF-TURN-11")
@pytest.mark.parametrize(("what", "cause"), [("win", "won"), ("fail", "failed")])
def test_a_dream_is_won_or_lost_at_once(what, cause):
    night = said(first_dream("gambler"), f"{{happen: {what}}}")
    assert night.match.result.cause == cause
    assert night.table.won == (cause == "won")


@rule("EF-SLUM-10", "EF-SLUM-11")
@pytest.mark.parametrize(("won", "wise"), [(4, False), (5, True)])
def test_the_sixth_slumber_won_teaches_deliverance(won, wise):
    night = slumber("s01", "gambler")
    night.table.slumbers_won = won
    said(night, "{happen: won-slumber}").until("", "Travel.choose")
    assert night.table.has("w10") == wise
    assert night.table.slumbers_won == won + 1


# The Paper Orchard


def test_the_first_letter_wakes_the_gardener():
    night = said(dream("d2", "gambler", "specialist").tiles("d2-a2", "d2-c2"), "{happen: take-letter}").until("Acting.act")
    assert night.table.letters == [-2]
    assert len(night.table.figures) == 1
    said(said(night, "{happen: take-letter}"), "{happen: take-letter}").until("Acting.act")
    assert night.table.letters == [-2, -2, night.who(0).space]
    assert len(night.table.figures) == 1
    lone = dream("d2", "gambler")
    lone.table.letters = [-2, -2]
    assert said(lone, "{happen: take-letter}").table.letters == [-2, -2, -2]


@rule("EF-TCARD-08")
@pytest.mark.parametrize(("card", "space", "light", "moved"), [("t10", "A3c", False, True), ("t10", "A3c", True, False), ("t02", "A3c", False, False), ("t10", "A3a", False, False), ("t10", "A3d", False, False)])
def test_the_wind_blows_east_at_the_end_of_clubs_turns(card, space, light, moved):
    night = dream("d2", "gambler").tiles("d2-a3").at(0, space).card(card)
    night.table.ground[space_of(space)] = words.LIGHT if light else 0
    said(night, "{happen: wind}")
    assert (night.space(0) != space) == moved
    if moved:
        assert night.space(0) == "A3d"


@rule("EF-TCARD-08")
def test_the_wind_needs_the_field_and_pushes_nobody_into_a_crowd():
    assert said(dream("d2", "gambler").at(0, "B1a").card("t10"), "{happen: wind}").space(0) == "B1a"
    night = dream("d2", "gambler").tiles("d2-a3").at(0, "A3c").card("t10").entity("e4", "A3d", "A3d", "A3d", "A3d")
    assert said(night, "{happen: wind}").space(0) == "A3c"
    rock = dream("d2", "gambler").tiles("d2-a3").at(0, "A3c").card("t10").progress(0, "tg09")
    assert said(rock, "{happen: wind}").space(0) == "A3c"


# The Drowned Opera


@rule("EF-MOVE-03")
def test_the_hatch_leads_both_ways():
    night = dream("d3", "gambler").tiles("d3-a3").at(0, "C2b")
    assert said(night, "{happen: through-hole}").space(0) == "A3d"
    assert said(night, "{happen: through-hole}").space(0) == "C2b"
    closed = dream("d3", "gambler").at(0, "C2b")
    assert said(closed, "{happen: through-hole}").space(0) == "C2b"
    said(closed, "{happen: open-hole}")
    assert holds(closed, "{owns: hole}")


@rule("EF-TCARD-11")
@pytest.mark.parametrize(("card", "lit", "more"), [("t04", False, 1), ("t04", True, 0), ("t02", True, 1)])
def test_the_chorus_grows_unless_the_footlights_burn_on_spades(card, lit, more):
    night = dream("d3", "gambler").tiles("d3-a2", "d3-b2").card(card).entity("e4", "B2a")
    night.table.filled = [night.find("spot", "d3-a2a")] if lit else []
    night.table.changed()
    night.table.unsettled = 0
    said(night, "{happen: chorus}", entity="e4").until("Acting.act")
    assert len([each for each in night.table.figures if each.entity == night.find("entity", "e4")]) == 1 + more


@rule("EF-TERR-02", "EF-TERR-05")
@pytest.mark.parametrize(("flood", "row_c", "row_b"), [(2, 0, 0), (3, 8, 0), (5, 8, 0), (6, 8, 8)])
def test_the_flood_rises_row_by_row(flood, row_c, row_b):
    night = dream("d3", "gambler").tiles("d3-b1", "d3-a1")
    night.table.counters[words.FLOOD] = flood
    assert [night.table.terrain(space_of(space)) for space in ("C1a", "B1a", "A1a")] == [row_c, row_b, 0]
    night.table.clear_map()
    assert night.table.terrain(space_of("C1a")) == 0


@rule("EF-TERR-03", "EF-TERR-05")
def test_light_drives_darkness_out():
    night = first_dream("gambler").tiles("d1-a3").at(0, "A3a")
    assert night.table.terrain(space_of("A3a")) == words.DARKNESS
    night.mask(0, "ma14")
    assert night.table.terrain(space_of("A3a")) == words.LIGHT
    assert night.table.terrain(space_of("A3b")) == words.DARKNESS


# The Moth Court


@pytest.mark.parametrize(("flags", "verdict"), [([], 0), (["read"], 1), (["read", "sung"], 2), (["burned", "broken"], -2), (["read", "broken"], 0)])
def test_the_verdict_starts_with_what_was_done_before(flags, verdict):
    night = dream("d4", "gambler", "specialist")
    night.table.flags = flags
    night.table.counters[words.VERDICT] = 0
    said(night, "{happen: verdict-start}")
    assert night.table.counters[words.VERDICT] == verdict
    assert len([at for at in night.table.personals if at >= 0]) == 2
    assert len(set(night.table.personals) - {-1}) == 2


def test_a_lone_dreamer_speaks_for_two_and_starts_lower():
    night = dream("d4", "gambler")
    night.table.flags = ["read", "sung"]
    said(night, "{happen: verdict-start}")
    assert night.table.counters[words.VERDICT] == 1, "two deeds speak for him, being alone against"
    assert len([at for at in night.table.personals if at >= 0]) == 2


def test_tokens_are_taken_dropped_and_used_up():
    night = dream("d4", "gambler", "specialist")
    table = night.table
    own, other = table.dreamers[0].dreamer, table.dreamers[1].dreamer
    night.at(0, "A3b")
    table.personals = [-1] * 4
    table.personals[other] = space_of("A3b")
    assert not holds(night, "{owns: token-here}")
    table.personals[own] = space_of("A3b")
    assert holds(night, "{owns: token-here}")
    assert not holds(night, "{owns: own-token}")
    said(night, "{happen: take-token}")
    assert table.personals[own] == -2
    assert holds(night, "{owns: own-token}")
    assert not holds(night, "{owns: token-here}")
    said(night.at(0, "B3a"), "{happen: drop-token}")
    assert table.personals[own] == space_of("B3a")
    said(said(night, "{happen: take-token}"), "{happen: testify}")
    assert (table.personals[own], table.counters[words.TESTIFIED]) == (-1, 1)
    said(night, "{happen: testify}")
    assert table.counters[words.TESTIFIED] == 1
    assert said(night, "{happen: all-testified}").match.result is None
    table.personals[other] = -1
    assert said(night, "{happen: all-testified}").until("").match.result is not None


@rule("EF-TCARD-05")
@pytest.mark.parametrize(("space", "verdict"), [("B3a", -1), ("B4d", 0)])
def test_bailiffs_near_a_dreamer_accuse(space, verdict):
    night = dream("d4", "gambler", "specialist").at(0, "B2b").at(1, "B2a")
    for figure in night.table.figures:
        figure.space = space_of(space)
    night.table.counters[words.VERDICT] = 0
    said(night, "{happen: accuse}", entity="e5")
    assert night.table.counters[words.VERDICT] == verdict


@rule("EF-TCARD-05")
def test_a_confused_entity_skips_its_next_basic_effect_only():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c")
    said(night, "{happen: confuse}", aimed=0)
    run(night, Step(0, words.BASIC))
    assert night.who(0).distress == 0
    run(night, Step(0, words.BASIC))
    assert night.who(0).distress == 1


# The Unlit Hour


def test_the_clock_hand_moves_with_the_turns():
    night = dream("d5", "gambler")
    hands = night.box.dreams[night.table.dream].hands
    for turn, at in ((1, 0), (2, 1), (4, 3), (5, 0)):
        night.table.turn = turn
        assert said(night, "{happen: clock-hand}").table.edges == hands[at]


def test_a_lit_lamp_makes_its_tile_light_and_the_fourth_is_told():
    night = dream("d5", "gambler")
    for at, (lamp, slot) in enumerate((("twelve", "A2"), ("three", "B4"), ("six", "C3"), ("nine", "B1"))):
        assert night.find("script", "s506") not in night.table.scripts
        said(night, f"{{happen: lamp-{lamp}}}")
        assert night.table.counters[words.LAMPS].bit_count() == at + 1
        assert all(night.table.terrain(space_of(slot + corner)) == words.LIGHT for corner in "abcd")
    assert night.find("script", "s506") in night.table.scripts
    said(night, "{happen: lamp-six}")
    assert night.table.scripts.count(night.find("script", "s506")) == 1


@rule("EF-MORPH-05")
def test_the_hour_is_faster_in_the_dark_and_never_slower_than_one():
    night = dream("d5", "gambler")
    assert speed(night.table, 0) == 3
    night.table.counters[words.LAMPS] = 1
    assert speed(night.table, 0) == 2
    night.morph("e6", words.MORPH_MOVE)
    assert speed(night.table, 0) == 4
    piano = slumber("s07", "gambler")
    piano.table.filled = [piano.find("spot", "d5-c2b")]
    piano.table.changed()
    assert speed(piano.table, 0) == 1


@pytest.mark.parametrize(("lamps", "morphs"), [(0b0011, 1), (0b0111, 0)])
def test_three_lamps_end_the_morphings_of_the_hour(lamps, morphs):
    night = dream("d5", "gambler")
    night.table.counters[words.LAMPS] = lamps
    assert sum(said(night, "{happen: unlit-morph}", entity="e6").lair("e6").morphs) == morphs


@pytest.mark.parametrize(("notes", "morphs"), [(["n03"], 1), ([], 0)])
def test_a_broken_trolley_starts_the_hour_with_a_morphing(notes, morphs):
    night = dream("d5", "gambler")
    night.table.notes = [night.find("note", name) for name in notes]
    said(night, "{happen: broken-trolley}")
    assert sum(night.lair("e6").morphs) == morphs
    assert night.table.notes == []


# Entities on the move


@rule("EF-EMOV-01", "EF-TCARD-05")
def test_each_figure_rolls_for_itself_or_one_roll_counts_for_all():
    alone = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2b", "B2d")
    run(alone.movement("one", "value"), Step(0, words.MOVEMENT)).until("Acting.act")
    assert [alone.figure(at) for at in (0, 1)] == ["A2d", "A2d"]
    shared = first_dream("gambler", oneroll=True).tiles("d1-b2").at(0, "A2c").entity("e4", "B2b", "B2d")
    run(shared.movement("value"), Step(0, words.MOVEMENT)).until("Acting.act")
    assert [shared.figure(at) for at in (0, 1)] == ["A2c", "A2d"]
    assert shared.table.script == []


@rule("EF-EMOV-01")
def test_a_figure_that_is_gone_does_not_move_and_again_rolls_again():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2d")
    run(night, EntityMove(0, 3))
    assert night.figure() == "B2d"
    far = first_dream("gambler").tiles("d1-b2", "d1-b3", "d1-c3").at(0, "A2c").entity("e4", "C3d")
    run(far.movement("again", "one"), EntityMove(0, 0)).until("Acting.act")
    assert far.table.distance(far.table.figures[0].space, space_of("A2c")) == far.table.distance(space_of("C3d"), space_of("A2c")) - 3


@rule("EF-EMOV-06")
def test_whom_an_entity_goes_for():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "B2d").entity("es09", "B2b").hand(0, "ga01", "ga02").hand(1, "ga01")
    far = night.table.map().far(space_of("B2b"))
    assert wanted(night.table, 0, far) == [0], "the Telephone wants the most cards"
    opera = dream("d3", "gambler", "specialist").tiles("d3-a1", "d3-a2", "d3-a3", "d3-b1", "d3-b2").at(0, "A1a").at(1, "B1b").entity("e3", "A3a")
    everywhere = [1] * 48
    assert wanted(opera.table, 0, everywhere) == [0], "the Conductor keeps to row A"
    opera.at(0, "B1a")
    assert wanted(opera.table, 0, everywhere) == []


@rule("EF-MAP-08", "EF-FIG-08")
def test_figures_spread_over_spawn_spaces_as_far_as_there_are_figures():
    night = first_dream("gambler").tiles("d1-a3", "d1-b3", "d1-c3").card("t10")
    run(night, Spawn(0, night.find("entity", "e4"), 3)).until("Acting.act")
    assert len({each.space for each in night.table.figures}) == 3
    run(night, Spawn(0, night.find("entity", "e4"), 3)).until("Acting.act")
    assert len(night.table.figures) == 4
    run(night, Spawn(0, night.find("entity", "e2"), 0))
    assert len(night.table.figures) == 4


@rule("EF-FIG-08")
@pytest.mark.parametrize(("dreamers", "space"), [(1, "beside"), (2, "on it")])
def test_a_full_spawn_space_makes_room_only_if_two_dreamers_stand_there(dreamers, space):
    night = first_dream("gambler", "specialist").tiles("d1-a3").at(0, "A3a").at(1, "A3a" if dreamers == 2 else "A2c")
    night.entity("e1", *["A3a"] * (4 - dreamers))
    before = len(night.table.figures)
    run(night, Spawn(0, night.find("entity", "e2"), 1)).until("Acting.act")
    assert len(night.table.figures) == before + 1
    assert (night.figure(before) == "A3a") == (space == "on it")


@rule("EF-FIG-03")
def test_the_pushed_one_goes_to_the_nearest_space_with_room():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "A2c").entity("e4", "A2a", "A2a", "A2a", "A2a")
    run(night, Push(0, space_of("A2c")))
    assert night.keys == [to("A2d"), to("B2a")]
    night.play(to("B2a"))
    assert night.space(0) == "B2a"
    run(night, Push(0, space_of("A2c"), 0)).play(to("A2d"))
    assert night.figure(0) == "A2d"
    assert night.space(0) == "B2a"


# Limits and piles


@rule("EF-PROG-12", "EF-INF-03")
def test_surplus_and_discarding_stop_in_time():
    night = first_dream("gambler").progress(0, "sp06", "sp07", "sp09")
    run(night, Surplus(0, 2)).play("take:sp07", "take:sp06")
    assert night.names("card", night.who(0).progress) == ["sp09"]
    run(night.hand(0, "ga01"), Discarding(0, 3, "EF-INF-03"))
    assert night.held(0) == []
    run(night, Discarding(0, 0, "EF-INF-03"))
    assert night.asked() == "Acting.act"


@rule("EF-PROG-11")
def test_a_companion_leaves_with_its_card_and_no_other_does():
    from pionek.games.etherfields.pieces import Companion

    night = first_dream("gambler", "specialist").progress(0, "mk40", "mk41").progress(1, "mk40")
    heron, cat = night.find("card", "mk40"), night.find("card", "mk41")
    night.table.companions = [Companion(heron, 0, 10), Companion(cat, 0, 10), Companion(heron, 1, 10)]
    night.table.take_from_zone(0, 0)
    assert [(each.card, each.owner) for each in night.table.companions] == [(cat, 0), (heron, 1)]
    assert night.who(0).discard[-1] == heron


@rule("EF-MASK-01", "EF-MASK-04")
def test_an_old_mask_is_put_aside_and_can_come_back():
    night = first_dream("gambler")
    one, other = night.find("mask", "ma01"), night.find("mask", "ma02")
    night.table.wear(0, one)
    assert (night.who(0).mask, night.who(0).lost_masks) == (one, [])
    night.table.wear(0, other)
    assert (night.who(0).mask, night.who(0).lost_masks) == (other, [one])
    night.table.wear(0, one)
    assert (night.who(0).mask, night.who(0).lost_masks) == (one, [other])
    night.table.wear(0, one)
    assert night.who(0).lost_masks == [other]


@rule("EF-MISS-01", "EF-COMP-04")
def test_nothing_is_gained_beyond_the_supply_and_nothing_below_zero():
    night = first_dream("gambler", "specialist")
    table = night.table
    assert table.gain(0, words.GEM, 9, "EF-COMP-04") == 6
    assert table.gain(1, words.GEM, 1, "EF-COMP-04") == 0
    assert table.gain(0, words.ETHER, 0, "EF-COMP-01") == 0
    assert table.gain(0, words.ETHER, -2, "EF-COMP-01") == 0
    assert table.gain(0, words.SPIRIT, 5, "EF-COMP-13") == 3
    assert table.gain(1, words.SPIRIT, 5, "EF-COMP-13") == 2
    table.hours = 11
    assert table.gain(0, words.HOUR, 3, "EF-CLOCK-02") == 1
    assert (table.hours, table.keys, night.who(0).gems) == (12, 0, 6)
    assert table.gain(0, words.KEY, 9, "EF-COMP-09") == 4


# Shop, Delta, the campaign


@rule("EF-SHOP-01", "EF-SHOP-03", "EF-SHOP-04")
def test_each_dreamer_buys_an_item_or_gains_ether():
    night = first_dream("gambler", "specialist").wisdom("w04")
    night.table.shopping, night.table.item_market = 1, [night.find("item", "it9")]
    night.who(0).ether, night.who(1).ether = 2, 1
    run(night, Shop(0)).play(PICK["shop"])
    assert PICK["item"] in night.keys
    night.play(PICK["item"])
    assert night.names("item", night.table.active) == ["it9"]
    assert night.who(0).ether == 0
    assert PICK["item"] not in night.keys, "nothing is left, and it would be too dear"
    night.play(PICK["nothing"])
    assert night.who(1).ether == 2
    assert night.table.shopping == 0


@rule("EF-SHOP-01", "EF-SHOP-03")
def test_a_third_mask_is_bought_by_its_owner_and_prices_can_fall():
    night = first_dream("gambler").wisdom("w04")
    night.table.shopping, night.table.flags = 1, ["masks-for-sale"]
    night.who(0).ether = 1
    run(night, Shop(0)).play(PICK["shop"])
    assert PICK["item"] not in night.keys
    night.play(PICK["nothing"])
    night.table.shopping, night.table.deliver_prices, night.who(0).ether = 1, 1, 1
    run(night, Shop(0)).play(PICK["shop"], PICK["item"], "take-mask:ma03")
    assert night.names("mask", [night.who(0).mask]) == ["ma03"]
    assert night.who(0).ether == 0
    assert run(night, Shop(0)).asked() == "Acting.act", "without a Shopping card the Shop is closed"


@rule("EF-DELTA-02")
def test_the_delta_phase_offers_five_things_one_for_each_dreamer():
    night = first_dream("gambler", "specialist")
    night.who(0).masks = [night.find("mask", "ma01")]
    night.who(0).distress, night.who(1).sealed = 3, [0, 1]
    run(night, Delta(0))
    assert night.keys == [PICK[name] for name in ("cure", "unseal", "unflip", "reshuffle", "mask")]
    night.play(PICK["cure"])
    assert night.who(0).distress == 0
    assert PICK["mask"] not in night.keys
    night.play(PICK["unseal"])
    assert night.who(1).sealed == []


@rule("EF-DELTA-02")
@pytest.mark.parametrize("name", ["unflip", "reshuffle", "mask"])
def test_the_other_gifts_of_the_delta_phase(name):
    night = first_dream("gambler").progress(0, "sp06").deck(0, "sp01")
    night.who(0).masks, night.who(0).flipped, night.who(0).discard = [night.find("mask", "ma01")], [1], [0, 1, 2]
    run(night, Delta(0)).play(PICK[name])
    if name == "mask":
        night.play("take-mask:ma01")
    assert (night.who(0).flipped == [0]) == (name == "unflip")
    assert (len(night.who(0).deck.cards) == 4) == (name == "reshuffle")
    assert (night.who(0).mask >= 0) == (name == "mask")


@rule("EF-WORLD-07")
@pytest.mark.parametrize(("where", "goals"), [("district", ["s1", "s3", "s4"]), ("gate", ["q2"]), ("awakening", ["s1"]), ("moth-court", [])])
def test_the_team_is_relocated_among_locations_that_are_out(where, goals):
    night = Night("gambler", campaign={**STORED, "districts": ["suburbs", "station"]}).until("Travel.choose")
    night.table.location = night.find("location", "s2")
    assert can(night, f"{{relocate-team: {where}}}") == bool(goals)
    said(night, f"{{relocate-team: {where}}}")
    if len(goals) > 1:
        assert night.keys == [f"go:{goal}" for goal in goals]
        night.play(night.keys[0])
    if goals:
        assert night.names("location", [night.table.location]) == goals[:1] or night.table.location != night.find("location", "s2")


@rule("EF-OPT-02", "EF-SAVE-04")
@pytest.mark.parametrize("outside", [True, False])
def test_only_the_save_outside_a_dream_keeps_everything_as_it_lies(outside):
    night = Night("gambler", campaign=STORED, outside=outside).until("Travel.choose")
    night.who(0).gems = 2
    night.play(PICK["save"]).until("")
    left = night.match.campaign
    assert ("outside" in left) == outside
    again = Night("gambler", campaign=left, outside=outside).until("Travel.choose")
    assert again.who(0).gems == (2 if outside else 0)


@rule("EF-ACT-02")
def test_things_beside_intent_are_needed_and_of_two_one_is_enough():
    night = dream("d5", "gambler").at(0, "A2b").hand(0, "sp01")
    night.table.hours = 0
    assert night.ask().rule_against(0, "action", "d5-1") == "EF-ACT-11"
    night.who(0).gems = 1
    assert "act:d5-1:1" in night.ask().keys
    night.who(0).gems, night.table.hours = 0, 1
    assert "act:d5-1:1" in night.ask().keys
    assert "play:ga12:4" in night.hand(0, "ga12").keys, "Distress can always be suffered"


@rule("EF-ACT-08", "EF-ITEM-04")
def test_outside_a_payment_nothing_is_paid():
    night = first_dream("gambler").at(0, "A2a").hand(0, "sp01", "ga01").items("it4")
    table, game = night.table, night.match.game
    for verb, kind, name in ((words.PAY, "card", "sp01"), (words.PAY_ITEM, "item", "it4")):
        assert game.refuse(table, 0, verb, night.find(kind, name)).rule == "EF-ACT-08"
    night.play("act:d1-1:1")
    assert game.refuse(table, 0, words.PAY, night.find("card", "sp01")) is None
    assert game.refuse(table, 0, words.PAY, night.find("card", "ga01")).rule == "EF-ACT-04"
    assert game.refuse(table, 0, words.PAY, night.find("card", "sp03")).rule == "EF-INF-02"
    assert game.refuse(table, 0, words.PAY_ITEM, night.find("item", "it4")) is None
    assert game.refuse(table, 0, words.PAY_ITEM, night.find("item", "it1")).rule == "EF-ITEM-04"


@rule("EF-TURN-10", "EF-ASLT-01")
def test_marks_help_once_and_for_the_turn_only():
    night = first_dream("tough-guy").tiles("d1-b3").at(0, "B3b").hand(0, "tg10", "sp05")
    night.play("play:sp05:4")
    assert night.who(0).marks[pieces.LEVER] == 3
    night.play("act:d1-7:3").pay("tg10", colour=3)
    assert night.who(0).marks[pieces.LEVER] == 0
    assert night.find("action", "d1-7") in night.table.used
    assert said(night, "{mark: kick, much: 2}").who(0).marks[pieces.KICK] == 2
    night.next_turn()
    assert night.who(0).marks[pieces.KICK] == 0
    both = first_dream("gambler", "specialist")
    said(both, "{mark: all-sure-footed}")
    assert [each.marks[pieces.SURE_FOOTED] for each in both.table.dreamers] == [1, 1]


@rule("EF-CORE-04")
def test_a_script_that_is_read_twice_is_listed_once():
    night = first_dream("gambler")
    said(night, "{script: s701}")
    said(night, "{script: s701}")
    assert night.names("script", night.table.scripts).count("s701") == 1


@rule("EF-RANGE-01", "EF-RANGE-02")
def test_range_is_counted_from_every_space_also_the_first():
    night = dream("d3", "gambler").tiles("d3-a1", "d3-a2").at(0, "A1a").entity("e4", "A1b", "A2a")
    table = night.table
    assert table.distance(space_of("A1a"), space_of("A1b")) == 1
    assert table.distance(space_of("A1b"), space_of("A1a")) == 1
    assert table.distance(-1, space_of("A1a")) == 99
    assert table.distance(space_of("A1a"), -1) == 99
    assert table.figures_within(space_of("A1a"), 1) == [0]
    assert table.figures_within(space_of("A1a"), 2) == [0, 1]
    assert table.figures_within(-1, 9) == []
    assert table.nearest_entity(space_of("A1a")) == 1
    assert table.dreamers_at(space_of("A1a")) == [0]


@rule("EF-FIG-01", "EF-FIG-09", "EF-COMPAN-02")
def test_four_figures_fill_a_space_and_a_big_one_fills_it_alone():
    from pionek.games.etherfields.pieces import Companion

    night = first_dream("gambler").at(0, "A2c").entity("e4", "A2c", "A2c")
    assert not night.table.is_full(space_of("A2c"))
    night.table.companions = [Companion(0, 0, space_of("A2c"))]
    assert night.table.crowd(space_of("A2c")) == 4
    assert night.table.is_full(space_of("A2c"))
    assert night.entity("es07", "A2a").table.is_full(space_of("A2a"))
    night.table.quirks, night.table.dream = [night.find("fate", "f06")], -1
    night.table.changed()
    night.table.companions = []
    assert night.table.is_full(space_of("A2c")), "three with Sleepwalkers"


@rule("EF-SLUM-05", "EF-SETUP-08")
def test_the_slumber_map_begins_with_two_tiles_and_the_others_face_down():
    night = slumber("s01", "gambler")
    assert night.names("tile", night.table.map().tiles) == ["sm-b2", "sm-b3"]
    assert len(night.table.tiles.cards) == 8
    assert night.table.tiles.known == [0] * 8
    assert night.table.dream == -1


@rule("EF-SLUM-07")
@pytest.mark.parametrize(("name", "sealed"), [("s01", 2), ("s08", 0)])
def test_skipping_is_the_out_of_turns_effect_or_simply_the_end(name, sealed):
    night = Night("gambler", slumber=name).until("SlumberPlay.skip").play(PICK["skip"]).until("")
    assert len(night.who(0).sealed) == sealed
    assert night.who(0).ether == 0, "no Loot"


@rule("EF-EMOV-07", "EF-EMOV-09")
@pytest.mark.parametrize(("space", "die", "end"), [("A2a", "one", "A2c"), ("A2c", "value", "A2c"), ("B2b", "value", "A2c")])
def test_an_entity_goes_step_by_step_and_stops_at_its_target(space, die, end):
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", space)
    run(night.movement(die), EntityMove(0, 0)).until("Acting.act")
    assert night.figure() == end


@rule("EF-MORPH-06", "EF-STATE-04")
def test_how_far_the_effects_of_entities_reach():
    from pionek.games.etherfields.who import hits

    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2b")
    entity = night.find("entity", "e4")
    assert hits(night.table, entity, 0, 1) == []
    assert hits(night.table, entity, 0, 2) == [0]
    night.morph("e4", words.MORPH_RANGE)
    assert hits(night.table, entity, 0, 1) == [0]
    assert hits(night.table, entity, 0, 0) == [], "range 0 stays on the space"
    night.table.figures[0].states = 1 << words.DAZED
    assert hits(night.table, entity, 0, 1) == []
    night.table.figures[0].space = space_of("A2a")
    assert hits(night.table, entity, 0, 1) == [0]


@rule("EF-STATE-03", "EF-COMP-11")
def test_state_tokens_come_in_two_pairs():
    night = first_dream("gambler", "specialist").entity("e4", "A2a")
    night.table.figures[0].states = 1 << words.DAZED
    night.who(0).states = 1 << words.STUNNED | 1 << words.POISONED
    assert [night.table.state_tokens(kind) for kind in range(4)] == [0, 0, 1, 1]


@rule("EF-COMP-12")
def test_shapeshifters_are_shared_by_entities_of_one_kind():
    night = first_dream("gambler").entity("e4", "A2a", "A2b").entity("es01", "A2c")
    box = night.box
    assert night.table.figures_left(box.entities[night.find("entity", "e1")]) == 1
    assert night.table.figures_left(box.entities[night.find("entity", "es05")]) == 4
    assert night.table.figures_left(box.entities[night.find("entity", "es07")]) == 4
    assert [box.entities[night.find("entity", "es05")].figures(number) for number in (1, 2, 3, 4)] == [2, 3, 4, 4]


@rule("EF-ITEM-01")
def test_a_fourth_slot_comes_with_its_wisdom():
    night = first_dream("gambler")
    assert night.table.item_slots() == 3
    assert night.wisdom("w07").table.item_slots() == 4


@rule("EF-SEAL-03", "EF-SEAL-04", "EF-SEAL-05")
def test_sealing_passes_over_flaws_and_never_reshuffles():
    night = first_dream("gambler").deck(0, "ga01", "fl1", "ga02", "fl2", "ga03")
    assert night.table.can_seal(0) == 3
    assert night.table.seal(0, 2, "EF-SEAL-01") == 2
    assert night.names("card", night.who(0).sealed) == ["ga03", "ga02"]
    assert night.names("card", night.who(0).deck.cards) == ["ga01", "fl1", "fl2"]
    assert night.table.seal(0, 5, "EF-SEAL-01") == 1
    assert night.names("card", night.who(0).deck.cards) == ["fl1", "fl2"]
    assert night.table.unseal(0, 2, "EF-SEAL-02") == 2
    assert night.names("card", night.who(0).discard[-2:]) == ["ga01", "ga02"]
