"""Scripts, tiles, figures that come and go, counters, memories, travelling and its prices."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.dreamscape import Layout, edge, edge_of, name_of, space_of
from pionek.games.etherfields.procedures.action import pay_gradually
from pionek.games.etherfields.procedures.dream import DreamPlay
from pionek.games.etherfields.procedures.dreamworld import AtGate, Shortcut, key_cost, open_gates
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.moving import reachable, step_cost
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream
from tests.etherfields.situations import STORED, to
from tests.etherfields.words import said

rule = pytest.mark.rule


# Tiles and figures


@rule("EF-MAP-02", "EF-CORE-01")
def test_a_tile_is_revealed_once_and_says_what_it_says():
    night = dream("d3", "gambler")
    said(night, "{reveal: [d3-a3]}").until("Acting.act")
    assert night.entities.count("e3") == 1
    said(night, "{reveal: [d3-a3]}").until("Acting.act")
    assert night.entities.count("e3") == 1


@rule("EF-OVER-01", "EF-OVER-02")
def test_an_overlay_opens_blocked_spaces():
    night = dream("d2", "gambler").tiles("d2-b3")
    assert space_of("B3a") in night.dreamscape.blocked
    said(said(night, "{overlay: [B3a]}"), "{overlay: [B3a]}")
    assert space_of("B3a") not in night.dreamscape.blocked
    assert space_of("B3c") in night.dreamscape.blocked
    assert Layout.read(night.layout).holes == [space_of("B3a")]


@rule("EF-MORPH-02")
def test_an_entity_leaves_with_its_figures_and_morphings():
    night = first_dream("gambler").entity("e4", "A2a", "A2b").entity("e1", "A2c").morph("e4", vocabulary.MORPH_SEAL, 2)
    said(night, "{remove-entity: e4}")
    assert night.entities == ["e1"]
    assert night.lair("e4") is None
    assert night.morph_supply == list(vocabulary.MORPH_TOKENS)
    said(night, "{remove-entity: e4}")


def test_a_figure_leaves_and_the_last_one_brings_something():
    text = "{remove-figure: this, last: {gain: ether}}"
    night = first_dream("gambler").entity("e4", "A2a", "A2b").entity("e1", "A2c")
    said(night, text, aimed=0)
    assert (len(night.figures), night.who(0).ether) == (2, 0)
    said(night, text, aimed=0)
    assert (night.entities, night.who(0).ether) == (["e1"], 1)
    said(night, text, aimed=5)
    assert len(night.figures) == 1


@rule("EF-TCARD-08")
def test_a_figure_comes_back_at_the_end_of_the_next_turn():
    night = dream("d2", "gambler").tiles("d2-a2").entity("e2", "B2a").card("t05")
    said(night, "{remove-figure: this, respawn: 2}", aimed=0)
    assert (night.figures, night.lair("e2").respawn) == ([], 2)
    night.next_turn()
    assert night.figures == []
    night.next_turn()
    assert len(night.figures) == 1


@rule("EF-COMP-03", "EF-COMP-05")
@pytest.mark.parametrize(("dreamers", "needed"), [(("gambler",), 2), (("gambler", "specialist", "tough-guy"), 4)])
def test_markers_are_counted_against_the_number_of_dreamers(dreamers, needed):
    night = first_dream(*dreamers).entity("e1", "A2a")
    text = "{marker: threat, at: 1, more: true, do: {gain: ether}}"
    for number in range(1, needed + 1):
        said(night, text, aimed=0)
        assert night.lair("e1").threats == number
        assert night.who(0).ether == (1 if number == needed else 0)
    assert night.lair("e1").markers == 0
    said(night, "{marker: universal, at: 1, do: {gain: ether}}", aimed=0)
    assert (night.lair("e1").markers, night.who(0).ether) == (1, 2)
    said(night, text, aimed=9)


@rule("EF-COMP-05")
def test_counters_go_up_and_down_and_the_flood_stays_within_its_tokens():
    night = first_dream("gambler")
    said(night, "{count: verses}")
    said(night, "{count: verdict, much: -2}")
    said(night, "{count: flood, much: -1}")
    assert [night.counters[name] for name in ("flood", "verdict", "verses")] == [0, -2, 1]
    said(said(night, "{count: flood, much: 20}"), "{count: flood, much: 5}")
    assert night.counters["flood"] == 20


@rule("EF-LUCK-01")
def test_luck_does_what_its_face_says_and_nothing_else():
    text = "{luck: {gain: gem}, blank: {gain: ether}, one: {gain: key}, two: {gain: hour}, three: {draw: 1}}"
    for die, what in (("X", vocabulary.GEM), ("blank", vocabulary.ETHER), ("1", vocabulary.KEY), ("2", vocabulary.HOUR)):
        night = first_dream("tough-guy")
        night.hours = 0
        said(night.luck(die), text)
        assert [night.amount_of(each, 0) for each in (vocabulary.GEM, vocabulary.ETHER, vocabulary.KEY, vocabulary.HOUR)] == [int(each == what) for each in (vocabulary.GEM, vocabulary.ETHER, vocabulary.KEY, vocabulary.HOUR)]
    three = said(first_dream("tough-guy").deck(0, *["sp01"] * 8).luck("3"), text)
    assert three.held(0) == ["sp01"]
    assert said(first_dream("tough-guy").luck("1"), "{luck: {gain: gem}}").who(0).gems == 0


# Spaces and ways


@rule("EF-MOVE-02", "EF-MAP-07")
def test_names_and_edges_of_spaces():
    assert [name_of(space_of(name)) for name in ("A1a", "A1d", "B3c", "C4d")] == ["A1a", "A1d", "B3c", "C4d"]
    assert (space_of("A1a"), space_of("A1b"), space_of("A1c"), space_of("A2a"), space_of("B1a"), space_of("C4d")) == (0, 1, 8, 2, 16, 47)
    assert edge_of("A2a|A2b") == edge(space_of("A2b"), space_of("A2a"))
    night = first_dream("gambler").tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3")
    scape = night.dreamscape
    assert [name_of(each) for each in scape.near[space_of("A2a")]] == ["A2c"]
    assert [name_of(each) for each in scape.near[space_of("A2d")]] == ["A2b", "A2c", "A3c", "B2b"]
    assert [name_of(each) for each in scape.near[space_of("C3d")]] == ["C3b", "C3c"]
    assert scape.near[space_of("C2b")] == []


@rule("EF-MAP-02", "EF-ICON-08", "EF-MAP-10")
def test_what_is_printed_on_a_tile_is_there_only_when_it_is_out():
    night = first_dream("gambler")
    assert (night.dreamscape.spawns, night.dreamscape.spot_at[space_of("B2c")], night.dreamscape.bonus[space_of("B2b")]) == ([], [], 0)
    assert night.names("action", night.dreamscape.actions) == ["d1-1", "d1-2"]
    night.tiles("d1-a3", "d1-b2", "d1-b3")
    scape = night.dreamscape
    assert scape.spawns == [(space_of("A3a"), -1), (space_of("B3c"), vocabulary.SUITS.index("hearts"))]
    assert scape.bonus[space_of("B2b")] == 1
    assert night.names("spot", scape.spot_at[space_of("B2c")]) == ["d1-b2c"]
    assert night.names("spot", scape.spot_at[space_of("B2d")]) == ["d1-b2d"]
    assert [scape.terrain[space_of("A3" + corner)] for corner in "abcd"] == [vocabulary.DARKNESS] * 4
    assert scape.terrain[space_of("B2a")] == 0
    court = dream("d4", "gambler").dreamscape
    assert [court.terrain[space_of(space)] for space in ("A3a", "C3a", "B3a")] == [vocabulary.LIGHT, vocabulary.DARKNESS, 0]
    assert "d4-t" in [court.content.actions[index].id for index in court.actions_anywhere]


@rule("EF-MOVE-01", "EF-MOVE-02")
def test_steps_into_water_and_swamp_cost_more():
    night = dream("d5", "gambler").at(0, "B2c")
    assert step_cost(night.table, 0, space_of("C2a")) == 2
    assert step_cost(night.table, 0, space_of("B2d")) == 1
    assert space_of("C2a") not in reachable(night.table, 0, 1, 0).ends(night.table)
    assert space_of("C2a") in reachable(night.table, 0, 2, 0).ends(night.table)
    night.progress(0, "si05")
    assert step_cost(night.table, 0, space_of("C2a")) == 1
    marsh = dream("d2", "gambler").tiles("d2-c2").at(0, "B2c")
    assert step_cost(marsh.table, 0, space_of("C2a")) == 2
    marsh.filled_spots = ["d2-c2d"]
    marsh.rules_changed()
    assert step_cost(marsh.table, 0, space_of("C2a")) == 1


@rule("EF-MOVE-01")
@pytest.mark.parametrize(("text", "there", "not_there"), [("{move: 1, diagonal: true}", "A2d", "B2b"), ("{move: 1}", "A2c", "A2d"), ("{straight: 3, traps: false}", "B2a", "B2b"), ("{move: 1, through: true}", "A2b", "A2d")])
def test_ways_of_walking(text, there, not_there):
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2a")
    keys = said(night, text).keys
    assert to(there) in keys
    assert to(not_there) not in keys


@rule("EF-ICON-04")
def test_traps_go_off_unless_they_are_ignored():
    for text, sealed in (("{move: 1}", 1), ("{move: 1, traps: false}", 0)):
        night = first_dream("gambler").tiles("d1-b2").at(0, "B2d").deck(0, *["sp01"] * 9)
        said(night, text).play(to("B2c")).until("Acting.act")
        assert len(night.who(0).sealed) == sealed
    sure = first_dream("gambler").tiles("d1-b2").at(0, "B2d").deck(0, *["sp01"] * 9)
    sure.who(0).marks.sure_footed = 1
    said(sure, "{move: 1}").play(to("B2c")).until("Acting.act")
    assert sure.who(0).sealed == []
    disarmed = first_dream("gambler").tiles("d1-b2").at(0, "B2d").deck(0, *["sp01"] * 9)
    disarmed.disarmed_spots = ["d1-b2c"]
    said(disarmed, "{move: 1}").play(to("B2c")).until("Acting.act")
    assert disarmed.who(0).sealed == []


# Costs


@rule("EF-ACT-02", "EF-CORE-09")
def test_costs_are_read_as_they_are_printed():
    cost = Cost("3A/3W*")
    assert (cost.amount, cost.colours, cost.gradual, cost.things, cost.seal) == (3, [0, 2], True, [], False)
    lamp = Cost("3C* + 1H/1G")
    assert (lamp.amount, lamp.colours, lamp.things) == (3, [1], [[(vocabulary.HOUR, 1), (vocabulary.GEM, 1)]])
    assert Cost("1D").things == [[(vocabulary.DISTRESS, 1)]]
    assert Cost("12E").things == [[(vocabulary.ETHER, 12)]]
    assert (Cost("seal").seal, Cost("0").amount, Cost("0").things) == (True, 0, [])
    for wrong in ("A3", "3X", "", "3A-"):
        with pytest.raises(ValueError, match="is not a cost"):
            Cost(wrong)


@rule("EF-GRAD-01", "EF-GRAD-02", "EF-GRAD-05")
def test_gradual_payments_add_up_to_one_for_each_player():
    night = first_dream("gambler", "specialist", "tough-guy").entity("es01", "A2a")
    cord, talk = night.find("action", "d1-4"), night.find("action", "s01-a")
    assert pay_gradually(night.table, cord, 2, 2) == 0
    assert (night.gradual_paid["d1-4"], night.gradual_colours["d1-4"]) == (2, "wrath")
    assert pay_gradually(night.table, cord, 2, 4) == 1, "a Map action happens once"
    assert (night.gradual_paid["d1-4"], night.gradual_colours["d1-4"]) == (0, "")
    assert pay_gradually(night.table, talk, 0, 7) == 2
    assert (night.gradual_paid["s01-a"], night.gradual_colours["s01-a"]) == (1, "awareness")


# Memories


@rule("EF-FAQ-02")
@pytest.mark.parametrize(("who", "memory", "before", "after"), [
    ("gambler", "fm1", {"threes": 1}, {"threes": 2}),
    ("free-spirit", "fm4", {"colours_paid": 5}, {"colours_paid": 7}),
    ("tough-guy", "fm3", {}, {"took_harm": 1}),
])  # fmt: skip
def test_a_memory_comes_when_its_condition_is_met(who, memory, before, after):
    night = first_dream(who)
    night.who(0).memory = memory
    for mark, value in before.items():
        setattr(night.who(0).marks, mark, value)
    night.play("act:add-turn:none")
    assert night.who(0).memory == memory
    for mark, value in after.items():
        setattr(night.who(0).marks, mark, value)
    night.play("act:add-turn:none")
    assert night.who(0).memory == ""
    assert night.removed == [f"memory {memory}"]


@rule("EF-FAQ-02")
@pytest.mark.parametrize(("placed", "come"), [(3, False), (4, True)])
def test_the_specialists_memory_needs_four_active_progress_cards(placed, come):
    night = first_dream("specialist").progress(0, *("sp06", "sp07", "sp09", "sp10")[:placed])
    night.who(0).memory = "fm2"
    night.play("act:add-turn:none").until("Acting.act")
    assert (night.who(0).memory == "") == come


# Travelling


def travelling(**more):
    return EtherfieldsScenario("gambler", "specialist", campaign={**STORED, **more}).until("Travel.choose")


@rule("EF-WORLD-04")
@pytest.mark.parametrize(("season", "flags", "sealed"), [("se0", [], 1), ("se4", [], 2), ("se3", [], 0), ("se0", ["free-shortcut"], 0)])
def test_the_price_of_a_shortcut(season, flags, sealed):
    night = travelling(season=season, flags=flags)
    night.run(Shortcut(0)).until("Travel.choose")
    assert [len(each.sealed) for each in night.dreamers] == [sealed] * 2
    assert night.flags == []


@rule("EF-WORLD-04", "EF-CLOCK-02")
def test_old_paths_let_hours_pay_for_shortcuts():
    night = travelling(wisdoms=["w06"])
    night.hours = 2
    night.run(Shortcut(0)).play(PICK["hour"]).until("Travel.choose")
    assert (night.hours, len(night.who(0).sealed)) == (1, 0)
    night.hours = 0
    night.run(Shortcut(0)).until("Travel.choose")
    assert len(night.who(0).sealed) == 1


@rule("EF-GATE-01")
def test_a_gate_is_entered_for_its_keys_or_gives_one():
    night = travelling(districts=["suburbs", "station", "gardens"], dreams_open=["d2", "d3"], dreams_done=["d1"])
    night.location = "p2"
    night.key_tokens = 1
    assert open_gates(night.table) == []
    night.key_tokens = 2
    assert night.names("dream", open_gates(night.table)) == ["d2"]
    assert key_cost(night.table, night.find("dream", "d2")) == 2
    night.turbo_dream = "d2"
    assert key_cost(night.table, night.find("dream", "d2")) == 0
    night.run(AtGate(0)).play("gate:d2")
    assert (night.key_tokens, night.turbo_dream) == (2, "")
    assert [night.current_dream] == ["d2"]


@rule("EF-GATE-01", "EF-SLUM-01")
def test_passing_a_gate_by_gives_a_key_and_a_slumber():
    night = travelling()
    night.location = "q2"
    tiles = len(night.slumber_deck)
    night.run(AtGate(0))
    if PICK["slumber"] in night.keys:
        night.play(PICK["slumber"])
    assert night.key_tokens == 1
    assert len(night.slumber_deck) <= tiles


@rule("EF-FATE-01", "EF-FATE-03", "EF-FATE-04")
def test_a_fate_card_goes_to_a_free_quirk_slot_or_under_the_deck():
    night = travelling()
    quirk, event = "f06", "f12"
    night.fate_deck = [each for each in night.fate_deck if each not in (quirk, event)] + [quirk]
    night.run(DrawFate(0))
    while night.asked == "DrawFate.quirk":
        night.play(night.keys[0])
    assert night.quirks == [quirk]
    assert len(night.map_tiles) == 3
    night.fate_deck += [event]
    night.run(DrawFate(0)).until("Travel.choose")
    assert night.fate_deck[0] == event
    night.fate_deck = []
    night.run(DrawFate(0))
    assert night.asked == "Travel.choose"


@rule("EF-OPT-01", "EF-DEATH-05")
@pytest.mark.parametrize(("won", "done"), [(True, True), (False, False)])
def test_a_lost_dream_stays_open_and_is_put_under_turbo(won, done):
    night = travelling(dreams_open=["d2"], dreams_done=["d1"], wisdoms=["w14"])
    play = DreamPlay(0, night.find("dream", "d2"))
    night.won = won
    play.close(night.table)
    assert ("d2" in night.done_dreams, "d2" in night.open_dreams) == (done, not done)
    assert night.turbo_dream == ("" if done else "d2")
