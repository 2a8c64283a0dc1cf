"""What only one Dream, tile or Entity of the campaign does."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.entity_movement import speed
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.words import holds, said

rule = pytest.mark.rule


# The Paper Orchard


def test_the_first_letter_wakes_the_gardener():
    night = said(dream("d2", "gambler", "specialist").tiles("d2-a2", "d2-c2"), "{take: letter, first: {spawn: e2, much: 1}}").until("Acting.act")
    assert night.letters == ["seat 0"]
    assert len(night.figures) == 1
    said(said(night, "{take: letter, first: {spawn: e2, much: 1}}"), "{take: letter, first: {spawn: e2, much: 1}}").until("Acting.act")
    assert night.letters == ["seat 0", "seat 0", night.space(0)]
    assert len(night.figures) == 1
    lone = dream("d2", "gambler")
    lone.letters = ["seat 0", "seat 0"]
    assert said(lone, "{take: letter, first: {spawn: e2, much: 1}}").letters == ["seat 0", "seat 0", "seat 0"]


@rule("EF-TCARD-08")
@pytest.mark.parametrize(("card", "space", "light", "moved"), [("t10", "A3c", False, True), ("t10", "A3c", True, False), ("t02", "A3c", False, False), ("t10", "A3a", False, False), ("t10", "A3d", False, False)])
def test_the_wind_blows_east_at_the_end_of_clubs_turns(card, space, light, moved):
    night = dream("d2", "gambler").tiles("d2-a3").at(0, space).card(card)
    night.ground[space] = vocabulary.LIGHT if light else 0
    said(night, "flying-rules")
    assert (night.space(0) != space) == moved
    if moved:
        assert night.space(0) == "A3d"


@rule("EF-TCARD-08")
def test_the_wind_needs_the_field_and_pushes_nobody_into_a_crowd():
    assert said(dream("d2", "gambler").at(0, "B1a").card("t10"), "flying-rules").space(0) == "B1a"
    night = dream("d2", "gambler").tiles("d2-a3").at(0, "A3c").card("t10").entity("e4", "A3d", "A3d", "A3d", "A3d")
    assert said(night, "flying-rules").space(0) == "A3c"
    rock = dream("d2", "gambler").tiles("d2-a3").at(0, "A3c").card("t10").progress(0, "tg09")
    assert said(rock, "flying-rules").space(0) == "A3c"


# The Drowned Opera


@rule("EF-MOVE-03")
def test_the_hatch_leads_both_ways():
    night = dream("d3", "gambler").tiles("d3-a3").at(0, "C2b")
    assert said(night, "{relocate-to: A3d}").space(0) == "A3d"
    assert said(night, "{relocate-to: C2b}").space(0) == "C2b"
    closed = dream("d3", "gambler").at(0, "C2b")
    assert said(closed, "{relocate-to: A3d}").space(0) == "C2b"
    said(closed, "{open-hole: [C2b, A3d]}")
    assert holds(closed, "{owns: hole}")


@rule("EF-TCARD-11")
@pytest.mark.parametrize(("card", "lit", "more"), [("t04", False, 1), ("t04", True, 0), ("t02", True, 1)])
def test_the_chorus_grows_unless_the_footlights_burn_on_spades(card, lit, more):
    night = dream("d3", "gambler").tiles("d3-a2", "d3-b2").card(card).entity("e4", "B2a")
    night.filled_spots = ["d3-a2a"] if lit else []
    night.rules_changed()
    night.unsettled = 0
    said(night, "{spawn-figure: this}", entity="e4").until("Acting.act")
    assert len([each for each in night.figures if each.entity == "e4"]) == 1 + more


@rule("EF-TERR-02")
@pytest.mark.parametrize(("flood", "row_c", "row_b"), [(2, 0, 0), (3, 8, 0), (5, 8, 0), (6, 8, 8)])
def test_the_flood_rises_row_by_row(flood, row_c, row_b):
    night = dream("d3", "gambler").tiles("d3-b1", "d3-a1")
    night.counters["flood"] = flood
    assert [night.terrain(space) for space in ("C1a", "B1a", "A1a")] == [row_c, row_b, 0]
    night.clear_map()
    assert night.terrain("C1a") == 0


@rule("EF-TERR-05")
def test_light_drives_darkness_out():
    night = first_dream("gambler").tiles("d1-a3").at(0, "A3a")
    assert night.terrain("A3a") == vocabulary.DARKNESS
    night.mask(0, "ma14")
    assert night.terrain("A3a") == vocabulary.LIGHT
    assert night.terrain("A3b") == vocabulary.DARKNESS


# The Moth Court


@pytest.mark.parametrize(("flags", "verdict"), [([], 0), (["read"], 1), (["read", "sung"], 2), (["burned", "broken"], -2), (["read", "broken"], 0)])
def test_the_verdict_starts_with_what_was_done_before(flags, verdict):
    night = dream("d4", "gambler", "specialist")
    night.flags = flags
    night.counters["verdict"] = 0
    said(night, "[{start-verdict: [read, sung], against: [burned, broken]}, scatter-tokens]")
    assert night.counters["verdict"] == verdict
    places = [place for place in night.personal_tokens.values() if place]
    assert not any(place.startswith("seat") for place in places)
    assert (len(places), len(set(places))) == (2, 2)


def test_a_lone_dreamer_speaks_for_two_and_starts_lower():
    night = dream("d4", "gambler")
    night.flags = ["read", "sung"]
    said(night, "[{start-verdict: [read, sung], against: [burned, broken]}, scatter-tokens]")
    assert night.counters["verdict"] == 1, "two deeds speak for him, being alone against"
    assert len([place for place in night.personal_tokens.values() if place and "seat" not in place]) == 2


def test_tokens_are_taken_dropped_and_used_up():
    night = dream("d4", "gambler", "specialist")
    night.at(0, "A3b")
    night.personal_tokens = {"specialist": "A3b"}
    assert not holds(night, "{owns: token-here}")
    night.personal_tokens = {"gambler": "A3b", "specialist": "A3b"}
    assert holds(night, "{owns: token-here}")
    assert not holds(night, "{owns: own-token}")
    said(night, "{pick-up: token}")
    assert night.personal_tokens["gambler"] == "seat 0"
    assert holds(night, "{owns: own-token}")
    assert not holds(night, "{owns: token-here}")
    said(night.at(0, "B3a"), "{put-down: token}")
    assert night.personal_tokens["gambler"] == "B3a"
    said(said(night, "{pick-up: token}"), "testify")
    assert (night.personal_tokens["gambler"], night.counters["testified"]) == ("", 1)
    said(night, "testify")
    assert night.counters["testified"] == 1
    assert said(night, "{if: all-testified, do: {script: s405}}").match.result is None
    night.personal_tokens = {}
    assert said(night, "{if: all-testified, do: {script: s405}}").until("").match.result is not None


@rule("EF-TCARD-05")
@pytest.mark.parametrize(("space", "verdict"), [("B3a", -1), ("B4d", 0)])
def test_bailiffs_near_a_dreamer_accuse(space, verdict):
    night = dream("d4", "gambler", "specialist").at(0, "B2b").at(1, "B2a")
    for figure in night.figures:
        figure.space = space
    night.counters["verdict"] = 0
    said(night, "{if: {dreamer-in-range: 1}, do: {count: verdict, much: -1}}", entity="e5")
    assert night.counters["verdict"] == verdict


@rule("EF-TCARD-05")
def test_a_confused_entity_skips_its_next_basic_effect_only():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c")
    said(night, "skip-basic", aimed=0)
    night.run(Step(0, vocabulary.BASIC))
    assert night.who(0).distress == 0
    night.run(Step(0, vocabulary.BASIC))
    assert night.who(0).distress == 1


# The Unlit Hour


def test_the_clock_hand_moves_with_the_turns():
    night = dream("d5", "gambler")
    hands = night.content.dreams[night.find("dream", "d5")].hands
    for turn, at in ((1, 0), (2, 1), (4, 3), (5, 0)):
        night.table.turn = turn
        assert said(night, "move-hand").added_walls == hands[at]


def test_a_lit_lamp_makes_its_tile_light_and_the_fourth_is_told():
    night = dream("d5", "gambler")
    for at, (lamp, slot) in enumerate((("XII", "A2"), ("III", "B4"), ("VI", "C3"), ("IX", "B1"))):
        assert "s506" not in night.scripts
        said(night, f"{{light-lamp: {lamp}, last: {{script: s506}}}}")
        assert night.counters["lamps"].bit_count() == at + 1
        assert all(night.terrain(slot + corner) == vocabulary.LIGHT for corner in "abcd")
    assert "s506" in night.scripts
    said(night, "{light-lamp: VI, last: {script: s506}}")
    assert night.scripts.count("s506") == 1


@rule("EF-COMP-08")
def test_a_lamp_takes_no_light_token():
    night = said(dream("d5", "gambler"), "{light-lamp: XII}")
    assert night.lit_by_tokens == []
    assert (night.terrain("A2a"), night.terrain("B4a")) == (vocabulary.LIGHT, 0)
    for space in ("B2d", "B3c", "B3d"):
        said(night.at(0, space), "{light: here}")
    assert night.lit_by_tokens == ["B2d", "B3c"], "both tokens are there"


@rule("EF-MORPH-05")
def test_the_hour_is_faster_in_the_dark_and_never_slower_than_one():
    night = dream("d5", "gambler")
    assert speed(night.table, 0) == 3
    night.counters["lamps"] = 1
    assert speed(night.table, 0) == 2
    night.morph("e6", vocabulary.MORPH_MOVE)
    assert speed(night.table, 0) == 4
    piano = slumber("s07", "gambler")
    piano.filled_spots = ["d5-c2b"]
    piano.rules_changed()
    assert speed(piano.table, 0) == 1


@pytest.mark.parametrize(("lamps", "morphs"), [(0b0011, 1), (0b0111, 0)])
def test_three_lamps_end_the_morphings_of_the_hour(lamps, morphs):
    night = dream("d5", "gambler")
    night.counters["lamps"] = lamps
    assert sum(said(night, "{unless: {lamps: 3}, do: {add-morph: 1}}", entity="e6").lair("e6").morphs) == morphs


@pytest.mark.parametrize(("notes", "morphs"), [(["n03"], 1), ([], 0)])
def test_a_broken_trolley_starts_the_hour_with_a_morphing(notes, morphs):
    night = dream("d5", "gambler")
    night.notes = list(notes)
    said(night, "{if: {owns: n03}, do: [{remove-notes: [n03]}, {morph-entity: e6}]}")
    assert sum(night.lair("e6").morphs) == morphs
    assert night.notes == []
