"""What lies and stands on the map: figures chosen, driven and spawned, Walls, Traps, tokens and Companions, to the space."""

import pytest

from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.targets import viewpoints
from pionek.games.etherfields.language.entity_verbs import put_state
from pionek.games.etherfields.model.dreamscape import edge_of, name_of, space_of
from pionek.games.etherfields.model.secrets import is_hidden
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.drawing import Discarding
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn, ruled
from pionek.games.etherfields.procedures.entity_movement import EntityMove, daze, wanted
from pionek.games.etherfields.procedures.moving import trap_at
from tests.etherfields.scenario import EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import to
from tests.etherfields.words import can, read_form, said

rule = pytest.mark.rule


def hall(*dreamers):
    return first_dream(*(dreamers or ("tough-guy",))).tiles("d1-b2")


def whole(name, *dreamers):
    """A Dream with its whole map."""
    night = dream(name, *(dreamers or ("gambler",)))
    return night.tiles(*(tile.id for tile in night.content.tiles if tile.of == name))


def corner(*dreamers):
    """A Slumber whose map reaches to the very last space."""
    night = slumber("s01", *dreamers)
    return night.tiles(*(tile.id for tile in night.content.tiles if tile.id.startswith("sm-")))


def possible(night, text, aimed):
    scope = Resolution(0, [read_form("{draw: 1}")])
    scope.chosen = aimed
    return read_form(text).possible(night.table, scope)


# Entities


@rule("EF-STATE-01", "EF-STATE-02", "EF-STATE-03")
@pytest.mark.parametrize("kind", range(4))
def test_a_state_is_put_once_whatever_other_states_are_there(kind):
    other = 2 << kind & 0b1111
    night = first_dream("gambler").at(0, "A2c").entity("e4", "A2c")
    night.who(0).states = other
    heard = night.listen()
    for _ in range(2):
        said(night, f"{{state: {vocabulary.STATES[kind]}, whom: you}}")
    assert night.who(0).states == other | 1 << kind
    night.who(0).states = 0
    night.figures[0].states = other
    for _ in range(2):
        put_state(night.table, 0, kind)
    assert night.figures[0].states == other | 1 << kind
    assert [event.moment for event in heard.events] == [vocabulary.STATE, vocabulary.STATE], "the second time nothing happens"


@rule("EF-STATE-02", "EF-STATE-03")
@pytest.mark.parametrize(("whom", "alone"), [("entity", False), ("you", True), ("here", True), ("it", True)])
def test_a_state_for_an_entity_needs_one_in_range(whom, alone):
    night = first_dream("gambler").at(0, "A2c")
    assert can(night, f"{{state: dazed, whom: {whom}}}") == alone
    assert can(night.entity("e4", "A2d"), f"{{state: dazed, whom: {whom}}}")


@rule("EF-CORE-05", "EF-RANGE-01")
def test_one_figure_that_two_places_see_is_offered_once():
    night = first_dream("gambler").at(0, "A2c").entity("e4", "A2d", "A2c")
    night.who(0).marks.spirit_space = space_of("A2c")
    assert said(night, "{aim: 1, do: {state: dazed}}").keys == ["aim:1", "aim:2"]


@rule("EF-CORE-05", "EF-STATE-02")
def test_what_is_aimed_at_need_not_be_near_any_more_but_must_be_there():
    night = hall().at(0, "A2a").entity("e4", "B2d")
    assert not possible(night, "{state: dazed}", -1)
    assert possible(night, "{state: dazed}", 0)
    said(night, "{state: dazed, whom: it}", aimed=1)
    assert night.figures[0].states == 0, "it was the last one, and it is gone"
    said(night, "{state: dazed, whom: it}", aimed=0)
    assert night.figures[0].states == 1 << vocabulary.DAZED


@rule("EF-MORPH-01")
def test_morphings_go_to_the_one_that_speaks_even_when_another_is_aimed_at():
    night = first_dream("gambler").entity("e1", "A2a").entity("e4", "A2c")
    said(night, "{add-morph: 2}", entity="e1", aimed=1)
    assert (sum(night.lair("e1").morphs), sum(night.lair("e4").morphs)) == (2, 0)
    said(night, "{add-morph: 1}", aimed=1)
    assert (sum(night.lair("e1").morphs), sum(night.lair("e4").morphs)) == (2, 1)
    said(night, "{add-morph: 1}", aimed=0)
    assert (sum(night.lair("e1").morphs), sum(night.lair("e4").morphs)) == (3, 1)


@rule("EF-MORPH-02", "EF-BASIC-06")
def test_each_kind_of_morphing_can_be_taken_off():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c")
    for kind in range(8):
        night.morph("e1", kind)
    said(night, "{remove-morph: one}", aimed=0)
    assert night.keys == [f"pick:morph-{kind}" for kind in vocabulary.MORPHS]
    night.play(night.keys[-1])
    assert night.lair("e1").morphs == [1] * 7 + [0]


@rule("EF-CORE-05", "EF-FIG-02")
def test_an_entity_is_driven_a_space_farther_but_onto_no_full_one():
    night = hall().at(0, "A2a").entity("e4", "A2c")
    night.run(Resolution(0, [read_form("{scatter: 1}")]))
    assert night.keys == [to("A2d"), to("B2a")], "B2b would be two spaces away"
    full = hall().at(0, "A2a").entity("e4", "A2c").entity("es05", *["A2d"] * 4)
    full.run(Resolution(0, [read_form("{scatter: 1}")]))
    assert full.figure() == "B2a", "the only one left is not asked for"


@rule("EF-MOVE-03")
def test_neighbours_swap_and_nobody_swaps_with_himself():
    night = hall("tough-guy", "gambler").at(0, "A2c").at(1, "A2d")
    assert can(night, "{swap: 1}")
    said(night, "{swap: 1}").play("who:1")
    assert (night.space(0), night.space(1)) == ("A2d", "A2c")
    far = hall("tough-guy", "gambler").at(0, "A2a").at(1, "A2d")
    assert not can(far, "{swap: 1}")
    assert can(far, "{swap: 2}")


def test_the_hour_goes_to_the_middle_when_all_lamps_are_lit_and_stays_while_paralysed():
    night = whole("d5").entity("e6", "A1a")
    night.figures = night.figures[-1:]
    night.counters["lamps"] = 0b1111
    said(night, "{relocate-entity: unlit, state: stunned}", aimed=0)
    assert {key[3:5] for key in night.keys if key.startswith("to:")} <= {"A3"}
    still = whole("d5").entity("e6", "A1a")
    still.figures = still.figures[-1:]
    for state in range(4):
        still.figures[0].states = 1 << state
        said(still, "{relocate-entity: unlit, state: stunned}", aimed=0)
        assert (still.asked == "Acting.act") == (state == vocabulary.PARALYSED)
        still.until("Acting.act")
    said(still, "{relocate-entity: unlit, state: stunned}", aimed=1)
    assert still.asked == "Acting.act", "there is no such figure any more"


# Their steps


@rule("EF-EMOV-01")
def test_a_figure_that_is_gone_does_not_move():
    night = first_dream("gambler").entity("e4", "A2a")
    assert night.run(EntityMove(0, 1)).asked == "Acting.act"


@rule("EF-EMOV-06", "EF-EMOV-07")
def test_an_entity_without_a_decoy_goes_for_a_dreamer_also_where_the_last_space_is_near():
    night = corner("gambler").at(0, "C4b")
    at = len(night.figures)
    assert night.distance("C4b", "B4d") == 1
    assert night.distance("C4d", "B4d") < 9
    night.entity("e4", "B4d").movement("value").run(EntityMove(0, at)).until("Acting.act")
    assert night.figure(at) == "C4b"


@rule("EF-EMOV-06")
def test_nobody_goes_for_one_who_cannot_be_reached_or_is_not_there():
    night = first_dream("gambler", "specialist").at(0, "A2a").at(1, "A2d").entity("e4", "A2c")
    night.added_walls = [edge_of("A2a|A2c")]
    assert wanted(night.table, 0, night.dreamscape.far(space_of("A2c"))) == [1]
    away = corner("gambler", "specialist").at(1, "C4a")
    last = len(away.figures)
    away.entity("e4", "C4d").who(0).space = ""
    assert wanted(away.table, last, away.dreamscape.far(space_of("C4d"))) == [1]


@rule("EF-EMOV-06")
@pytest.mark.parametrize(("space", "goes"), [("A1a", True), ("A4d", True), ("B1a", False)])
def test_the_conductor_goes_for_the_upper_row(space, goes):
    night = whole("d3").entity("e3", "B2b")
    night.who(0).space = space
    at = len(night.figures) - 1
    reach = [0] * 48
    assert wanted(night.table, at, reach) == ([0] if goes else [])


@rule("EF-EMOV-04", "EF-EMOV-08")
def test_a_second_roll_is_for_those_who_have_not_arrived():
    night = hall().at(0, "A2a").entity("e4", "B2d").movement("again", "one")
    night.run(EntityMove(0, 0)).until("Acting.act")
    night.never_thrown(0)
    near = hall().at(0, "A2a").entity("e4", "A2c").movement("again", "one")
    near.run(EntityMove(0, 0)).until("Acting.act")
    assert near.figure() == "A2a"
    near.never_thrown(1)


def test_a_lampwright_dazes_and_no_other_mask():
    night = first_dream("gambler").at(0, "A2c").entity("e4", "A2c")
    for mask, states in (("ma01", 0), ("ma13", 0), ("ma14", 1 << vocabulary.DAZED)):
        night.mask(0, mask)
        daze(night.table, 0)
        assert night.figures[0].states == states
    night.who(0).mask = ""
    night.figures[0].states = 0
    daze(night.table, 0)
    assert night.figures[0].states == 0


def test_a_filled_slot_with_another_text_is_no_ruling():
    night = whole("d3")
    night.filled_spots = ["d3-a2c"]
    assert not ruled(night.table, "no-movement-on-diamonds")


# Spawning


@rule("EF-MAP-08", "EF-MAP-09", "EF-MAP-10")
def test_figures_appear_on_the_suited_spawn_first_then_evenly():
    night = whole("d1").card("t01")
    hearts = [name_of(space) for space, suit in night.dreamscape.spawns if suit == 0]
    every = sorted(space for space, _suit in night.dreamscape.spawns)
    assert (len(hearts), len(every) > 1) == (1, True)
    night.run(Spawn(0, night.find("entity", "e4"), 2))
    first = [figure.space for figure in night.figures]
    assert first == hearts, "the suit of the card binds the first one, also hearts"
    night.until("Acting.act")
    assert len(night.figures) == 2
    assert len({figure.space for figure in night.figures}) == 2


@rule("EF-MAP-08", "EF-MAP-10")
def test_without_a_turn_card_every_spawn_space_will_do():
    night = whole("d1")
    night.turn_deck = []
    every = sorted(space for space, _suit in night.dreamscape.spawns)
    frame = Spawn(0, night.find("entity", "e4"), 1)
    assert frame.spaces(night.table) == every


@rule("EF-MAP-08", "EF-MAP-10")
def test_a_named_space_is_for_the_first_figure_alone_also_the_first_space_of_the_map():
    night = whole("d3")
    frame = Spawn(0, night.find("entity", "e4"), 2, space_of("A1a"))
    assert frame.spaces(night.table) == [space_of("A1a")]
    frame.placed = [space_of("A1a")]
    assert set(frame.spaces(night.table)) <= {space for space, _suit in night.dreamscape.spawns}
    assert space_of("A1a") not in frame.spaces(night.table)


@rule("EF-FIG-08", "EF-FIG-06", "EF-MAP-08")
def test_a_big_one_spawns_where_others_must_make_room():
    night = hall().at(0, "A2c").entity("es05", *["A2d"] * 4)
    big = Spawn(0, night.find("entity", "e6"), 1, space_of("A2d"))
    assert big.spaces(night.table) == [space_of("A2d")]
    small = Spawn(0, night.find("entity", "e4"), 1, space_of("A2d"))
    assert small.spaces(night.table) == sorted(map(space_of, ("A2b", "A2c", "B2b")))
    night.run(big).until("Acting.act")
    there = [figure.entity for figure in night.figures if figure.space == "A2d"]
    assert there == ["e6"], "everybody else has gone"
    alone = hall().at(0, "A2c")
    alone.run(Spawn(0, alone.find("entity", "e4"), 1, space_of("A2d"))).until("Acting.act")
    assert [figure.space for figure in alone.figures] == ["A2d"]
    assert alone.space(0) == "A2c"


# Walls, Traps and tokens


def test_walls_are_opened_next_to_spaces_in_range_one_and_open_edges_closed():
    night = first_dream("gambler").tiles("d1-a3", "d1-b2", "d1-b3").at(0, "A2a")
    for text, walled in (("{wall: open}", True), ("{wall: close}", False)):
        edges = read_form(text).edges(night.table, 0)
        near = [space for space in night.dreamscape.open_spaces() if night.dreamscape.far(space_of("A2a"))[space] <= 1]
        wanted_edges = {min(one, other) * 48 + max(one, other) for one in near for other in night.dreamscape.unwalled[one] if (other in night.dreamscape.near[one]) != walled}
        assert edges == sorted(wanted_edges)
        assert edges
    night.who(0).space = ""
    assert read_form("{wall: open}").edges(night.table, 0) == []


def test_the_wall_token_is_free_in_a_slumber():
    assert can(slumber("s01", "gambler"), "{wall: close}")
    assert not can(whole("d5"), "{wall: close}"), "it is the clock hand"


def test_what_is_named_is_cleared_away_and_nothing_else():
    night = hall().at(0, "B2d").entity("e4", "B2b")
    assert said(night, "{clear: [trap], range: 1}").asked == "Acting.act", "the only one is not asked for"
    assert (night.disarmed_spots, trap_at(night.table, space_of("B2c"))) == (["d1-b2c"], None)
    assert not can(night, "{clear: [trap], range: 1}")
    night.added_walls = [edge_of("A2c|B2a")]
    steps = night.dreamscape.far(space_of("B2d"))[space_of("B2a")]
    assert not can(night, f"{{clear: [trap], range: {steps}}}"), "the Wall token is no Trap"
    assert can(night, f"{{clear: [wall], range: {steps}}}")
    assert not can(night, f"{{clear: [wall], range: {steps - 1}}}")
    said(night, f"{{clear: [wall], range: {steps}}}")
    assert night.added_walls == []
    assert not can(night, "{clear: [threat], range: 1}")
    night.lair("e4").threats = 2
    said(night, "{clear: [threat], range: 1}")
    assert night.lair("e4").threats == 1


@rule("EF-COMP-13")
def test_a_spirit_token_needs_one_in_the_supply_and_lies_on_any_space():
    night = hall().at(0, "A2a")
    assert can(night, "{put: spirit}")
    said(night, "{put: spirit, range: 0}").play(to("B2d"))
    assert viewpoints(night.table, 0) == [space_of("A2a"), space_of("B2d")]
    night.who(0).spirits = night.supply(vocabulary.SPIRIT)
    assert night.supply(vocabulary.SPIRIT) == 0
    assert not can(night, "{put: spirit}")
    assert can(night, "{put: decoy}")
    night.who(0).spirits -= 1
    assert can(night, "{put: spirit}")
    night.who(0).space = ""
    assert not can(night, "{put: decoy}")
    first = whole("d3").at(0, "A1a")
    assert can(first, "{put: decoy}")


def test_a_decoy_lies_in_range():
    night = said(hall().at(0, "A2a"), "{put: decoy, range: 1}")
    assert night.keys == [to("A2a"), to("A2c")]


@rule("EF-COMPAN-01")
def test_a_companion_goes_up_to_two_spaces_to_where_there_is_room():
    night = hall("tough-guy", "gambler").at(0, "A2a").at(1, "A2b").entity("es05", *["A2d"] * 4)
    night.companions = [("mk40", 0, "B2d"), ("mk41", 1, "B2d"), ("mk41", 0, "A2c")]
    scope = Resolution(0, [read_form("companion")], card=night.find("card", "mk41"))
    night.run(scope)
    assert night.keys == [to("A2a"), to("A2b"), to("B2a"), to("B2b"), "done"]
    night.play(to("B2b"))
    assert [each.space for each in night.companions] == ["B2d", "B2d", "B2b"]


@rule("EF-TCARD-10")
def test_a_turn_is_added_while_turns_run():
    night = first_dream("gambler")
    assert can(night, "{add-turn: 1}")
    used = night.used_turns
    night.used_turns = []
    assert not can(night, "{add-turn: 1}")
    night.used_turns = used
    night.turn_deck = []
    assert not can(night, "{add-turn: 1}")


# Distress and discarding


@rule("EF-DEATH-01", "EF-COMPAN-01")
def test_a_cat_keeps_one_distress_off_and_whoever_stands_fast_another_at_range_zero():
    night = hall("tough-guy").at(0, "A2c").progress(0, "mk41", "mk40")
    night.companions = [("mk41", 0, "A2c"), ("mk40", 0, "A2c")]
    night.run(Harm(0, 2, "EF-DEATH-01"))
    assert night.who(0).distress == 1
    night.run(Harm(0, 2, "EF-DEATH-01"))
    assert night.who(0).distress == 3, "once a Turn"
    firm = hall("tough-guy").at(0, "A2c").progress(0, "tg09")
    assert firm.run(Harm(0, 2, "EF-TCARD-05", firm.find("entity", "e4"), 0)).who(0).distress == 1
    assert firm.run(Harm(0, 2, "EF-TCARD-05", firm.find("entity", "e4"), 1)).who(0).distress == 3
    assert firm.run(Harm(0, 2, "EF-DEATH-01")).who(0).distress == 5
    assert firm.run(Harm(0, 0, "EF-TCARD-05", firm.find("entity", "e4"), 0)).who(0).distress == 5
    only_heron = hall("tough-guy").at(0, "A2c").progress(0, "mk40")
    only_heron.companions = [("mk40", 0, "A2c")]
    assert only_heron.run(Harm(0, 1, "EF-DEATH-01")).who(0).distress == 1


@rule("EF-DEATH-01", "EF-COMPAN-03")
def test_no_distress_uses_nothing_up():
    night = hall("tough-guy").at(0, "A2c").progress(0, "mk41")
    night.companions = [("mk41", 0, "A2c")]
    night.run(Harm(0, 0, "EF-DEATH-01"))
    assert night.run(Harm(0, 1, "EF-DEATH-01")).who(0).distress == 0, "the cat is still there for it"


@rule("EF-DEATH-01")
def test_distress_from_an_entity_costs_one_of_the_own_letters():
    night = dream("d2", "gambler", "specialist").at(0, "B1a").at(1, "B1b")
    night.letters = ["seat 1", "seat 0", "seat 0"]
    night.run(Harm(0, 1, "EF-TCARD-05", 0))
    assert night.letters == ["seat 1", "B1a", "seat 0"]
    night.run(Harm(0, 1, "EF-DEATH-01"))
    assert night.letters == ["seat 1", "B1a", "seat 0"], "only what an Entity does"


@rule("EF-INF-03", "EF-HAND-03")
def test_discarding_counts_what_was_discarded():
    night = first_dream("gambler").hand(0, "ga01", "ga02", "ga03")
    frame = Discarding(0, 2, "EF-INF-03", True)
    night.run(frame).play("take:ga01")
    assert night.frame.counted == 1
    night.play("take:ga03")
    assert (night.held(0), night.asked) == (["ga02"], "Acting.act")
    every = said(first_dream("gambler").hand(0, *["ga01"] * 6, *["ga02"] * 6), "{discard: 1, how: any}")
    for _ in range(12):
        if every.asked == "Discarding.pick":
            every.play(every.keys[0])
    assert every.held(0) == []


@rule("EF-FLAW-02", "EF-FLAW-03", "EF-FLAW-04")
def test_a_flaw_that_is_drawn_is_resolved_or_bought_off_for_one_ether():
    night = first_dream("gambler").deck(0, "ga01", "ga02", "fl1")
    night.who(0).ether = 2
    said(night, "{draw: 2}")
    assert night.asked == "Drawing.flaw"
    assert len(night.keys) == 2
    night.play(night.keys[1])
    assert (night.who(0).ether, night.held(0)) == (1, ["ga02"]), "the Flaw was one of the two"
    assert "fl1" not in [*night.who(0).discard, *night.who(0).burdens]
    poor = said(first_dream("gambler").deck(0, "ga01", "ga02", "fl1"), "{draw: 2}")
    assert poor.until("Acting.act").who(0).burdens == ["fl1"]


@rule("EF-SEAL-01")
def test_one_can_seal_as_many_as_there_are_and_an_entitys_seal_grows():
    night = first_dream("gambler").deck(0, *["ga01"] * 2)
    room = night.can_seal(0)
    assert can(night, f"{{seal: {room}}}")
    assert not can(night, f"{{seal: {room + 1}}}")
    more = first_dream("gambler").deck(0, *["ga01"] * 9).entity("e1", "A2a").morph("e1", vocabulary.MORPH_SEAL)
    assert len(said(more, "{seal: 1}", entity="e1").who(0).sealed) == 3
    assert len(said(more, "{seal: 1}").who(0).sealed) == 4


@rule("EF-DEATH-01", "EF-TCARD-05")
def test_distress_of_an_entity_grows_with_its_morphings_also_of_the_first():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c").morph("e1", vocabulary.MORPH_DISTRESS)
    assert night.find("entity", "e1") == 0
    assert said(night, "{suffer: 1}", entity="e1").who(0).distress == 2
    assert said(night, "{suffer: 1}").who(0).distress == 3
    far = hall("gambler").at(0, "B2d").entity("e1", "A2a")
    assert said(far, "{suffer: 1}", entity="e1").who(0).distress == 1, "nobody Stunned is near"
    stunned = first_dream("gambler").at(0, "A2c").entity("e1", "A2c")
    stunned.figures[0].states = 1 << vocabulary.STUNNED
    assert said(stunned, "{suffer: 1}", entity="e1").who(0).distress == 0
    stunned.figures[0].states = 1 << vocabulary.DAZED
    assert said(stunned, "{suffer: 1}", entity="e1").who(0).distress == 1


def test_of_the_cards_looked_at_the_first_comes_into_hand_and_the_others_go_back_in_order():
    night = said(first_dream("gambler").deck(0, "ga05", "ga01", "ga02", "ga03"), "{catalogue: 3}")
    assert night.keys == ["take:ga01", "take:ga02", "take:ga03"]
    night.play("take:ga02")
    assert night.keys == ["take:ga01", "take:ga03"]
    night.play("take:ga03")
    assert night.who(0).deck == ["ga05", "ga03", "ga01"], "what was chosen first lies deepest"
    assert night.held(0) == ["ga02"]
    assert all(known & 1 for known in night.who(0).known[-2:])
    assert not night.who(0).known[0] & 1


@rule("EF-WISD-01")
def test_what_is_shared_goes_to_the_one_chosen_also_to_the_first():
    night = first_dream("gambler", "specialist", "tough-guy").at(0, "A2c").at(1, "A2c").at(2, "A2c")
    night.who(1).ether = 3
    said(night, "{share: [ether, gem]}", 1)
    assert night.keys == ["who:1", "who:3"]
    night.play("who:1")
    assert [each.ether for each in night.dreamers] == [1, 2, 0]


def test_memories_wait_for_those_who_sit_out():
    night = EtherfieldsScenario("gambler", play="campaign")
    said(night, "deal-memories")
    dealt = [(each.memory, each.dreamer) for each in [*night.dreamers, *night.absent] if each.memory]
    owners = {night.content.memories[night.find("memory", memory)].owner: night.find("dreamer", dreamer) for memory, dreamer in dealt}
    assert len(owners) == 4
    assert all(owner == dreamer for owner, dreamer in owners.items())


def test_a_piece_is_hidden_until_somebody_has_it():
    night = first_dream("gambler")

    def hidden():
        return [is_hidden(night.table, kind, night.find(kind, name)) for kind, name in (("fate", "f12"), ("slumber", "s05"), ("item", "it9"))]

    fates, slumbers = ([each for each in deck if each not in ("f12", "s05")] for deck in (night.fate_deck, night.slumber_deck))
    night.fate_deck, night.slumber_deck = fates, slumbers
    assert hidden() == [True, True, True]
    night.fate_deck, night.slumber_deck, night.item_market = [*fates, "f12"], [*slumbers, "s05"], ["it9"]
    assert hidden() == [False, False, False]
    night.fate_deck, night.slumber_deck, night.quirks = fates, slumbers, ["f12"]
    night.removed.append("slumber s05")
    assert hidden() == [False, False, False]
