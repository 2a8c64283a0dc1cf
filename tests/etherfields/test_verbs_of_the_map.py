"""Verbs of the map and of Entities, and the words for whom and when: what they do, and when they are not possible."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import space_of
from tests.etherfields.scenario import PICK, dream, first_dream, slumber
from tests.etherfields.situations import alone, to
from tests.etherfields.words import can, holds, said

rule = pytest.mark.rule


# The map


@rule("EF-TERR-04")
def test_lantern_mind_moves_a_light_that_lies_or_takes_one_from_the_supply():
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c")
    night.put_terrain("B2d", vocabulary.LIGHT)
    said(night, "{light: move}")
    assert night.keys == [to("B2d"), "pick:supply"]
    night.play(to("B2d"))
    assert [bool(night.ground[space] & vocabulary.LIGHT) for space in ("A2c", "B2d")] == [True, False]
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c")
    night.put_terrain("B2d", vocabulary.LIGHT)
    night.put_terrain("B2a", vocabulary.LIGHT)
    assert said(night, "{light: move}").keys == [to("B2a"), to("B2d")], "both tokens lie on the map"


@rule("EF-MISS-01")
def test_the_wall_token_is_free_in_a_slumber_and_taken_where_it_is_the_hand_of_the_clock():
    assert can(slumber("s01", "tough-guy").at(0, "B2a"), "{wall: close}")
    assert not can(dream("d5", "tough-guy"), "{wall: close}")


@rule("EF-CORE-06")
def test_unless_is_possible_where_the_condition_fails_and_the_effect_can_happen():
    night = first_dream("tough-guy")
    assert not can(night, "{unless: {lamps: 3}, do: {discard-card: mk18}}"), "no such card in hand"
    night.hand(0, "mk18")
    assert can(night, "{unless: {lamps: 3}, do: {discard-card: mk18}}")
    night.counters["lamps"] = 0b111
    assert not can(night, "{unless: {lamps: 3}, do: {discard-card: mk18}}")


@rule("EF-DWPL-02")
def test_a_named_card_is_discarded_from_the_hand():
    night = first_dream("tough-guy").hand(0, "mk18", "sp01")
    said(night, "{discard-card: mk18}")
    assert (night.who(0).hand, night.who(0).discard[-1]) == (["sp01"], "mk18")


@pytest.mark.parametrize(("text", "spaces"), [
    ("{relocate: anywhere, reach: 1}", ["A2a", "A2d", "B2a"]),
    ("{relocate: no-entity, reach: 1}", ["A2a", "A2d"]),
    ("{relocate: light}", ["B2d"]),
])  # fmt: skip
@rule("EF-MOVE-03")
def test_relocating_goes_where_the_text_says(text, spaces):
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e4", "B2a")
    night.ground["B2d"] = vocabulary.LIGHT
    assert can(night, text)
    said(night, text)
    offered = [key for key in night.keys if key.startswith("to:")]
    if len(spaces) > 1:
        assert offered == [to(space) for space in spaces]
        night.play(offered[-1])
    assert night.space(0) == spaces[-1]


@rule("EF-MOVE-03", "EF-STATE-06")
def test_nobody_is_relocated_onto_a_full_space_or_while_paralysed():
    night = first_dream("tough-guy").at(0, "A2c").entity("e4", "A2a", "A2a", "A2a", "A2a")
    said(night, "{relocate: anywhere, reach: 1}")
    assert night.space(0) == "A2d"
    night.who(0).states = 1 << vocabulary.PARALYSED
    assert not can(night, "{relocate: anywhere, reach: 1}")
    night.who(0).states = 0
    night.who(0).space = ""
    assert not can(night, "{relocate: anywhere, reach: 1}")


@rule("EF-MOVE-03")
def test_another_is_called_to_ones_own_space():
    night = first_dream("tough-guy", "gambler", "specialist").at(0, "A2c").at(1, "A2a").at(2, "A2c")
    text = "{relocate: your-space, whom: other}"
    assert can(night, text)
    assert said(night, text).space(1) == "A2c"
    assert not can(night, text)
    night.at(1, "A2a").entity("e4", "A2c", "A2c")
    assert not can(night, text), "there is no room"


@rule("EF-MOVE-03")
def test_swapping_places():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2c").at(1, "B2b").entity("e4", "A2a").entity("es07", "A2d")
    said(night, "{swap: 2}")
    assert night.keys == ["who:1", "who:2"], "any Dreamer, not the one who plays it alone"
    night.play("who:1")
    assert night.keys == ["who:2", "aim:1"]
    night.play("aim:1")
    assert (night.space(0), night.figure(0)) == ("A2a", "A2c")
    said(night, "{swap: 3}").play("who:1", "who:2")
    assert (night.space(0), night.space(1)) == ("B2b", "A2a")
    said(night, "{swap: 3}").play("who:2", "aim:1")
    assert (night.space(1), night.figure(0)) == ("A2c", "A2a")
    assert not can(first_dream("tough-guy"), "{swap: 3}")


@rule("EF-STATE-06")
def test_the_paralysed_are_not_swapped():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2c").at(1, "B2b").entity("e4", "A2a")
    night.figures[0].states = 1 << vocabulary.PARALYSED
    said(night, "{swap: 3}").play("who:1")
    assert (night.space(0), night.space(1)) == ("B2b", "A2c"), "of the two only the Dreamer is left"
    night.who(1).states = 1 << vocabulary.PARALYSED
    assert not can(night, "{swap: 3}")
    night.figures[0].states = 0
    said(night, "{swap: 3}")
    assert (night.space(0), night.figure(0)) == ("A2a", "B2b"), "of the two only the Entity is left"


@rule("EF-TERR-04", "EF-COMP-08")
def test_light_is_put_down_and_moved():
    night = said(alone().at(0, "A2c"), "{light: here}")
    assert night.ground["A2c"] == vocabulary.LIGHT
    said(night.at(0, "A2a"), "{light: here}")
    said(night.at(0, "A2d"), "{light: here}")
    assert night.ground["A2d"] == 0, "there are two tokens"
    lantern = said(alone(), "{light: any}").play(to("A2b"))
    assert lantern.ground["A2b"] == vocabulary.LIGHT
    assert lantern.counters["story"] == 1


@rule("EF-CORE-05")
def test_which_light_is_moved_and_whether_one_is_put_is_the_players_choice():
    night = said(said(alone().at(0, "A2c"), "{light: here}").at(0, "A2a"), "{light: move}")
    assert night.keys == [to("A2c"), PICK["supply"]]
    night.play(PICK["supply"])
    assert night.lit_by_tokens == ["A2a", "A2c"]
    said(night.at(0, "A2d"), "{light: move}")
    assert night.keys == [to("A2a"), to("A2c")], "both tokens lie on the map"
    night.play(to("A2c"))
    assert night.lit_by_tokens == ["A2a", "A2d"]
    assert night.happened("terrain-gone") == ["terrain-gone"]
    asked = night.asked
    assert said(night, "{light: move}").asked == asked, "where one lies already nothing is asked"


@rule("EF-TURN-10", "EF-WALL-01")
def test_a_wall_is_opened_for_a_turn():
    night = first_dream("tough-guy").at(0, "A2a").hand(0)
    assert can(night, "{wall: open}")
    said(night, "{wall: open}")
    assert space_of("A2b") in night.dreamscape.near[space_of("A2a")]
    night.next_turn()
    assert space_of("A2b") not in night.dreamscape.near[space_of("A2a")]


@rule("EF-RANGE-01")
@pytest.mark.parametrize(("space", "offered"), [("A2c", True), ("A2a", True), ("B2d", False)])
def test_only_walls_in_range_one_are_opened(space, offered):
    night = first_dream("tough-guy").tiles("d1-b2").at(0, space)
    keys = said(night, "{wall: open}").keys
    opened = space_of("A2b") in night.dreamscape.near[space_of("A2a")]
    assert (opened or "pick:edge-A2a-A2b" in keys) == offered


def test_the_wall_token_closes_an_edge_but_not_in_the_finale():
    night = said(first_dream("tough-guy").at(0, "A2c"), "{wall: close}")
    keys = [key for key in night.keys if key.startswith("pick")]
    night.play(keys[0])
    assert len(night.added_walls) == 1
    assert night.added_walls[0] in night.dreamscape.walls
    assert not can(dream("d5", "tough-guy").at(0, "B2c"), "{wall: close}")
    assert can(dream("d5", "tough-guy").at(0, "B2c"), "{wall: open}")


@rule("EF-EMOV-06", "EF-TURN-10")
def test_entities_follow_a_decoy_until_the_turn_ends():
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c")
    assert can(night, "{put: decoy}")
    said(night, "{put: decoy, range: 1}")
    assert night.keys == [to("A2a"), to("A2c"), to("A2d"), to("B2a")]
    night.play(to("B2a"))
    assert night.decoy == "B2a"
    night.next_turn()
    assert night.decoy == ""


@rule("EF-TCARD-10")
def test_turns_are_added_from_the_discard_pile():
    night = first_dream("tough-guy")
    left = len(night.turn_deck)
    assert can(night, "{add-turn: 1}")
    bottom = night.used_turns[0]
    said(night, "{add-turn: 1}")
    assert len(night.turn_deck) == left + 1
    assert night.turn_deck[0] == bottom
    night.used_turns = []
    assert not can(night, "{add-turn: 1}")
    assert len(said(night, "{add-turn: 1}").turn_deck) == left + 1


@rule("EF-TIP-03")
def test_the_next_turn_cards_are_seen_by_all():
    night = first_dream("tough-guy", "gambler")
    said(night, "{look-turns: 2}")
    assert [bin(each & 3) for each in night.known("turns")[-4:]] == ["0b0", "0b11", "0b11", "0b11"]


# Entities


@rule("EF-STATE-02", "EF-STATE-03")
@pytest.mark.parametrize(("text", "near", "far"), [("{state: dazed}", True, False), ("{state: stunned, range: 2}", True, True), ("{state: dazed, whom: here}", False, False)])
def test_states_are_put_on_entities_in_range(text, near, far):
    for space, hit in (("A2a", near), ("B2b", far)):
        night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e4", space)
        said(night, text)
        assert bool(night.figures[0].states) == hit


@rule("EF-STATE-02", "EF-STATE-03")
def test_a_state_on_the_dreamer_needs_a_free_token():
    night = first_dream("tough-guy", "gambler", "specialist")
    for seat in range(3):
        said(night, "{state: dazed, whom: you}", seat)
    assert [each.states for each in night.dreamers] == [1, 1, 0]
    said(night, "{state: dazed, whom: you}", 0)
    assert night.who(0).states == 1


@rule("EF-BASIC-06", "EF-MORPH-02")
def test_a_morphing_is_taken_off_one_entity_in_range():
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e4", "A2a", "A2d").entity("e1", "B2b")
    assert not can(night, "{remove-morph: one}")
    night.morph("e4", vocabulary.MORPH_MOVE).morph("e4", vocabulary.MORPH_SEAL).morph("e1", vocabulary.MORPH_MASKS)
    said(night, "{remove-morph: one}")
    assert len(night.keys) == 2, "one Entity tile is in range, with two Morphings"
    night.play(night.keys[0])
    assert sum(night.lair("e4").morphs) == 1
    assert sum(night.lair("e1").morphs) == 1
    said(night, "{remove-morph: one, range: 99}").play("aim:3")
    assert sum(night.lair("e1").morphs) == 0
    assert sum(night.morph_supply) == 11


@rule("EF-MORPH-01")
def test_morphings_are_added_to_the_entity_that_speaks_or_is_aimed_at():
    night = first_dream("tough-guy").at(0, "A2c").entity("e4", "A2a").entity("e1", "A2d")
    said(night, "{add-morph: 2}", entity="e1")
    assert (sum(night.lair("e4").morphs), sum(night.lair("e1").morphs)) == (0, 2)
    said(night, "{add-morph: 1}", aimed=0)
    assert (sum(night.lair("e4").morphs), sum(night.lair("e1").morphs)) == (1, 2)


@rule("EF-CORE-05", "EF-STATE-06")
def test_an_entity_is_driven_away_but_no_big_or_paralysed_one():
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e4", "A2d").entity("es07", "A2a")
    said(night, "{shove: 2}")
    assert night.keys == [to("A2b"), to("B2b"), to("B2d")]
    night.play(to("B2b"))
    assert night.figure() == "B2b"
    night.figures[0].space = "A2d"
    night.figures[0].states = 1 << vocabulary.PARALYSED
    assert not can(night, "{shove: 2}")


@rule("EF-STATE-06")
def test_an_entity_is_relocated_to_a_spawn_space_and_dazed():
    night = first_dream("tough-guy").tiles("d1-a3", "d1-b3").at(0, "A2c").entity("e4", "A2a")
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=0)
    assert night.keys == [to("A3a"), to("B3c")]
    night.play(to("B3c"))
    assert (night.figure(), night.figures[0].states) == ("B3c", 1 << vocabulary.DAZED)
    night.figures[0].states = 1 << vocabulary.PARALYSED
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=0)
    assert night.figure() == "B3c"
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=7)


def test_the_hour_is_driven_to_an_unlit_lamp():
    night = dream("d5", "tough-guy").at(0, "A2b")
    night.counters["lamps"] = 0b0011
    said(night, "{relocate-entity: unlit, state: stunned}", aimed=0)
    assert {key for key in night.keys if key.startswith("to:")} == {to(slot + corner) for slot in ("C3", "B1") for corner in "abcd"}
    night.counters["lamps"] = 0b1111
    again = said(dream("d5", "tough-guy").at(0, "A3a"), "{relocate-entity: unlit, state: stunned}", aimed=0)
    assert to("A3a") not in again.keys


# Distress and Sealing by Entities


@rule("EF-TCARD-05", "EF-DEATH-01")
def test_distress_of_an_entity_grows_with_its_morphings_and_stops_while_it_is_stunned():
    text = "{each: {within: 1}, do: {suffer: 1}}"
    night = first_dream("tough-guy").at(0, "A2c").entity("e4", "A2a", "A2d")
    assert said(night, text, entity="e4").who(0).distress == 1
    night.morph("e4", vocabulary.MORPH_DISTRESS)
    assert said(night, text, entity="e4").who(0).distress == 3
    night.figures[0].states = 1 << vocabulary.STUNNED
    assert said(night, text, entity="e4").who(0).distress == 5, "the other one is not Stunned"
    night.figures[1].states = 1 << vocabulary.STUNNED
    assert said(night, text, entity="e4").who(0).distress == 5


@rule("EF-SEAL-01")
def test_sealing_of_an_entity_grows_by_two_for_each_morphing():
    night = first_dream("tough-guy").at(0, "A2c").entity("e4", "A2a").deck(0, *["sp01"] * 12)
    text = "{each: {within: 1}, do: {seal: 1}}"
    assert len(said(night, text, entity="e4").who(0).sealed) == 1
    night.morph("e4", vocabulary.MORPH_SEAL)
    assert len(said(night, text, entity="e4").who(0).sealed) == 4
    assert len(said(night, "{seal: 1}").who(0).sealed) == 5


@rule("EF-ENT-03", "EF-DEATH-01")
@pytest.mark.parametrize(("figures", "distress"), [(["A2c"], 1), (["A2c", "A2c"], 2), (["A2c", "A2c", "A2c"], 2), (["A2a"], 0)])
def test_umbrellas_hurt_once_each_up_to_two(figures, distress):
    night = first_dream("tough-guy").at(0, "A2c").entity("es05", *figures)
    said(night, "{each: {within: 0}, do: {suffer: {per-figure: 2}}}", entity="es05")
    assert night.who(0).distress == distress


# Who is meant


def test_selectors_choose_whom_a_text_is_about():
    night = first_dream("tough-guy", "gambler", "specialist").tiles("d1-b2", "d1-a3").at(0, "A2c").at(1, "B2b").at(2, "B2d")
    night.ground["B2b"] = vocabulary.LIGHT
    for text, hit in (
        ("dreamers", [1, 1, 1]), ("{near: 0}", [1, 0, 0]), ("{near: 2}", [1, 1, 0]), ("{standing: light}", [0, 1, 0]),
        ("{standing: no-light}", [1, 0, 1]), ("{standing: your-space}", [1, 0, 0]), ("{standing: rows-ab}", [1, 1, 1]), ("{standing: row-c}", [0, 0, 0]),
    ):  # fmt: skip
        for sleeper in night.dreamers:
            sleeper.ether = 0
        said(night, f"{{each: {text}, do: {{gain: ether}}}}")
        assert [each.ether for each in night.dreamers] == hit, text
    dark = first_dream("tough-guy", "gambler").tiles("d1-a3").at(0, "A2c").at(1, "A3a")
    said(dark, "{each: {standing: darkness}, do: {gain: ether}}")
    assert [each.ether for each in dark.dreamers] == [0, 1]


@rule("EF-CORE-05")
def test_the_closest_dreamer_and_of_equals_the_one_whom_the_players_choose():
    night = first_dream("tough-guy", "gambler").at(0, "A2c").at(1, "A2a").entity("e4", "A2a")
    said(night, "{each: closest, do: {gain: ether}}", entity="e4")
    assert [each.ether for each in night.dreamers] == [0, 1]
    night.at(1, "A2c")
    night.first_player = 1
    said(night, "{each: closest, do: {gain: ether}}", entity="e4")
    assert (night.seat, night.keys) == (1, ["who:1", "who:2"])
    night.play("who:1")
    assert [each.ether for each in night.dreamers] == [1, 1]
    night.who(1).marks.shielded = 1
    said(night, "{each: closest, do: {gain: ether}}", entity="e4").play("who:2")
    assert [each.ether for each in night.dreamers] == [1, 1], "Paper Double spares whom the players have chosen"
    said(night, "{each: closest, do: {gain: ether}}", entity="e1")
    assert [each.ether for each in night.dreamers] == [1, 1], "nobody is close to an Entity that is not there"


@rule("EF-CORE-05")
def test_one_dreamer_is_chosen():
    night = first_dream("tough-guy", "gambler", "specialist")
    said(night, "{one: dreamer, do: {gain: ether}}").play("who:3")
    said(night, "{one: other, do: {gain: ether}}").play("who:2")
    assert [each.ether for each in night.dreamers] == [0, 1, 1]
    assert not can(first_dream("tough-guy"), "{one: other, do: {gain: ether}}")
    assert can(first_dream("tough-guy"), "{one: dreamer, do: {gain: ether}}")


# Conditions


def test_conditions_read_the_table():
    night = first_dream("tough-guy", "gambler").tiles("d1-a3").at(0, "A3a").card("t04").progress(0, "sp06", "sp07").progress(1, "sp06")
    night.flags, night.counters["verdict"] = ["read"], 2
    true = (
        "{flag: read}", "{suit: spades}", "{counter: verdict, least: 2}", "{counter: verdict, most: 2}", "{progress: 1}", "{progress: 1, each: together}",
        "{no-figure: e1}", "{dream: d1}", "{district: station}", "{tile-out: d1-a3}", "{any: [{flag: sung}, {flag: read}]}", "{terrain: darkness}",
        "{space: [A3a, A2a]}",
    )  # fmt: skip
    false = (
        "{flag: sung}", "{suit: clubs}", "{counter: verdict, least: 3}", "{counter: verdict, most: 1}", "{progress: 2}", "{progress: 2, each: together}",
        "{dream: d2}", "{district: gardens}", "{tile-out: d1-b3}", "{any: [{flag: sung}, {flag: burned}]}", "{terrain: light}", "{space: [A2a]}",
    )  # fmt: skip
    assert [text for text in true if not holds(night, text)] == []
    assert [text for text in false if holds(night, text)] == []
    assert not holds(night.entity("e1", "A2a"), "{no-figure: e1}")


@pytest.mark.parametrize(("lamps", "number"), [(0b0000, 0), (0b0100, 1), (0b1011, 3), (0b1111, 4)])
def test_lamps_are_counted(lamps, number):
    night = dream("d5", "gambler")
    night.counters["lamps"] = lamps
    assert [holds(night, f"{{lamps: {n}}}") for n in (1, 2, 3, 4)] == [n <= number for n in (1, 2, 3, 4)]


def test_letters_on_a_tile_are_those_that_lie_there_and_those_carried_there():
    night = dream("d2", "gambler", "specialist").tiles("d2-b4").at(0, "B4a").at(1, "B1a")
    night.letters = ["B4c", "seat 0", "seat 1"]
    assert holds(night, "{letters: 2, tile: d2-b4}")
    assert not holds(night, "{letters: 3, tile: d2-b4}")
    night.at(1, "B4b")
    assert holds(night, "{letters: 3, tile: d2-b4}")


def test_what_somebody_has_or_wears():
    night = first_dream("tough-guy", "gambler")
    assert not holds(night, "{owns: n02}")
    assert not holds(night, "{owns: w05}")
    assert not holds(night, "{owns: third-mask}")
    night.notes = ["n02"]
    night.wisdom("w05").mask(1, "ma03")
    assert holds(night, "{owns: n02}")
    assert holds(night, "{owns: w05}")
    assert holds(night, "{owns: third-mask}")
    assert not holds(night, "{owns: hole}")
    night.flags = ["hole"]
    assert holds(night, "{owns: hole}")
    night.hand(0, "mk18")
    assert holds(night, "{owns: back-alley}")
    assert not holds(night, "{owns: back-alley}", 1)
    night.letters = ["seat 0"]
    assert holds(night, "{owns: carried-letter}")
    assert not holds(night, "{owns: carried-letter}", 1)
