"""Who makes room, who comes first, and what a State does to all of it: crowded spaces and steps with several Entities."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import edge_of, space_of
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn, Step
from pionek.games.etherfields.procedures.entity_movement import EntityMove
from pionek.games.etherfields.procedures.moving import MakeRoom, Push
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.situations import FULL, to, world
from tests.etherfields.words import can, said

rule = pytest.mark.rule
FOUR = ("gambler", "specialist", "tough-guy", "free-spirit")


def crowd(*dreamers, at="A2c"):
    """These Dreamers together on one space of the First Dream."""
    night = first_dream(*dreamers).tiles("d1-a3", "d1-b2", "d1-b3")
    for seat in range(len(dreamers)):
        night.at(seat, at)
    return night


def spaces(night):
    return [night.space(seat) for seat in range(len(night.dreamers))]


# A full space


@rule("EF-FIG-03", "EF-FIG-01")
def test_an_entity_relocated_onto_four_dreamers_pushes_one_of_them():
    night = crowd(*FOUR, at="B3c").entity("e4", "A2a")
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=0).play(to("B3c"))
    assert (night.keys, night.figures[0].states) == (["who:1", "who:2", "who:3", "who:4"], 1 << vocabulary.DAZED)
    night.play("who:3", to("B3a"))
    assert (night.figure(), spaces(night)) == ("B3c", ["B3c", "B3c", "B3a", "B3c"])


@rule("EF-FIG-04")
def test_an_entity_relocated_to_a_space_with_a_lone_dreamer_among_entities_stands_beside_it():
    night = first_dream("gambler").tiles("d1-b2", "d1-b3").at(0, "B3c").entity("e4", "B3c", "B3c", "B3c", "B2a")
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=3)
    assert night.keys == [to("B3a"), to("B2d"), to("B3d")], "B2d lies behind a Wall with an opening"


@rule("EF-FIG-08")
def test_no_entity_is_relocated_onto_four_dreamers_in_a_closed_space():
    night = crowd(*FOUR, at="B3c").entity("e4", "A2a")
    night.added_walls = [edge_of(each) for each in ("B3a|B3c", "B3c|B3d", "B2d|B3c")]
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=0)
    assert (night.figure(), night.figures[0].states) == ("A3a", 1 << vocabulary.DAZED), "the other Spawn space is left"


@rule("EF-FIG-03")
def test_the_immovable_is_never_chosen_to_make_room():
    night = crowd("tough-guy", "gambler", "specialist", "free-spirit").progress(0, "tg09")
    night.entity("e4", "A2c")
    night.run(MakeRoom(0, space_of("A2c"), 0))
    assert night.keys == ["who:2", "who:3", "who:4"]


@rule("EF-FIG-04")
def test_a_full_space_with_the_immovable_and_entities_is_not_entered():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2c").at(1, "B2d").progress(0, "tg09")
    night.entity("e4", "A2c", "A2c", "A2c", "A2d").movement("one")
    night.figures[3].states = 0
    night.run(EntityMove(0, 3))
    assert night.figure(3) == "A2d", "nobody on A2c can be pushed"


@rule("EF-FIG-03", "EF-INF-06")
def test_when_a_push_is_ignored_another_dreamer_makes_room():
    night = crowd(*FOUR).hand(1, "si02").entity("e4", "A2c")
    night.run(MakeRoom(0, space_of("A2c"), 0)).play("who:2", "play:si02:none")
    assert night.keys == ["who:1", "who:3", "who:4"]
    night.play("who:1", to("A2a"))
    assert spaces(night) == ["A2a", "A2c", "A2c", "A2c"]


@rule("EF-FIG-04", "EF-FIG-01")
def test_when_everybody_stays_the_entity_stops_beside_the_space():
    night = crowd("tough-guy", "gambler").progress(0, "tg09").hand(1, "si02").entity("e4", "A2c", "A2c", "A2c")
    night.run(MakeRoom(0, space_of("A2c"), 2)).play("play:si02:none")
    assert (night.seat, night.keys) == (0, [to("A2a"), to("A2d"), to("B2a")])
    night.play(to("A2d"))
    assert (night.figure(2), spaces(night)) == ("A2d", ["A2c", "A2c"])


@rule("EF-COMPAN-02", "EF-FIG-06", "EF-FIG-07")
def test_a_companion_makes_room_for_a_big_entity_and_ends_its_move():
    night = dream("d5", "tough-guy").at(0, "A2a")
    night.figures = []
    night.added_walls = []
    night.entity("e6", "A2d")
    night.companions = [("mk41", 0, "A2b")]
    night.movement("value").run(EntityMove(0, 0))
    while night.keys == [to("A2b"), to("A2c")]:
        night.play(to("A2b"))
    assert night.figure() == "A2b"
    heard = night.listen()
    night.play(next(key for key in night.keys if key != to("A2a")))
    assert night.companions[0].space not in ("A2b", "A2a")
    assert [event.other for event in heard.events if event.moment == vocabulary.PUSHED] == [vocabulary.COMPANIONS_AT + night.find("card", "mk41")]
    assert (night.figure(), night.asked) == ("A2b", "Acting.act"), "the push has ended its Move"


@rule("EF-FIG-05")
def test_a_big_entity_does_not_enter_the_space_of_the_immovable():
    night = dream("d5", "tough-guy").at(0, "A2a").progress(0, "tg09")
    night.figures = []
    night.added_walls = []
    night.entity("e6", "A2c").movement("value").run(EntityMove(0, 0))
    assert (night.figure(), night.space(0)) == ("A2c", "A2a")


@rule("EF-FIG-06")
def test_a_big_entity_spawns_beside_the_immovable():
    night = slumber("s07", "tough-guy").no_entities().at(0, "B3b").progress(0, "tg09").card("t08")
    spawn = Spawn(0, night.find("entity", "es07"), 1)
    assert space_of("B3b") not in spawn.spaces(night.table)
    night.progress(0)
    assert space_of("B3b") in spawn.spaces(night.table)


# States


@rule("EF-STATE-04")
@pytest.mark.parametrize("text", ["{state: poisoned, range: 2}", "{remove-morph: one, range: 3}", "{aim: 2, do: {state: dazed, whom: it}}", "{shove: 1, range: 2}"])
def test_a_dazed_dreamer_reaches_one_space_with_every_action(text):
    night = first_dream("tough-guy").at(0, "A2d").entity("e4", "A2a").morph("e4", vocabulary.MORPH_MOVE)
    assert can(night, text)
    night.who(0).states = 1 << vocabulary.DAZED
    assert not can(night, text)
    assert can(night.at(0, "A2c"), text)


@rule("EF-STATE-04")
def test_a_dazed_dreamer_reaches_other_dreamers_traps_and_spaces_only_nearby():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2d").at(1, "A2a")
    said(night, "{each: {near: 2}, do: {gain: ether}}")
    assert [each.ether for each in night.dreamers] == [1, 1]
    night.who(0).states = 1 << vocabulary.DAZED
    said(night, "{each: {near: 2}, do: {gain: ether}}")
    assert [each.ether for each in night.dreamers] == [2, 1]
    assert said(night, "{put: decoy}").keys == [to("A2b"), to("A2c"), to("A2d"), to("B2b")]
    night.play(to("A2d"))
    far = first_dream("tough-guy").tiles("d1-b2").at(0, "A2d")
    assert can(far, "{clear: [trap], range: 4}")
    far.who(0).states = 1 << vocabulary.DAZED
    assert not can(far, "{clear: [trap], range: 4}")


@rule("EF-STATE-04")
def test_a_dazed_dreamer_cannot_cover_a_dreamer_two_spaces_away():
    night = first_dream("tough-guy", "gambler").deck(0, *FULL).deck(1, *FULL).at(0, "A2d").at(1, "A2a").hand(0, "tg04")
    said(night, "{suffer: 1}", seat=1)
    assert "play:tg04:none" in night.keys
    night.play("pass")
    night.who(0).states = 1 << vocabulary.DAZED
    said(night, "{suffer: 1}", seat=1)
    assert (night.asked, night.who(1).distress) == ("Acting.act", 2)


@rule("EF-STATE-06", "EF-STATE-04")
def test_a_paralysed_entity_that_should_be_relocated_and_dazed_is_dazed():
    night = first_dream("tough-guy").tiles("d1-a3").at(0, "A2c").entity("e4", "A2a")
    night.figures[0].states = 1 << vocabulary.PARALYSED
    said(night, "{relocate-entity: spawn, state: dazed}", aimed=0)
    assert (night.figure(), night.figures[0].states) == ("A2a", 1 << vocabulary.PARALYSED | 1 << vocabulary.DAZED)


@rule("EF-ICON-04")
def test_a_trap_goes_off_under_whoever_is_swapped_onto_it():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").deck(0, *FULL).deck(1, *FULL).at(0, "B2a").at(1, "B2c").entity("e4", "B2b")
    said(night, "{swap: 3}").play("who:1", "who:2")
    assert (spaces(night), len(night.who(0).sealed), len(night.who(1).sealed)) == (["B2c", "B2a"], 1, 0)
    said(night, "{swap: 3}").play("who:1", "aim:1")
    assert len(night.who(0).sealed) == 1, "nobody came to the Trap but an Entity"


# The order within a step


@rule("EF-TCARD-07")
def test_the_players_order_the_effects_of_several_entities():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2c").at(1, "A2c").entity("e1", "A2c").entity("es01", "A2c")
    for seat in (0, 1):
        night.deck(seat, *FULL)
    night.first_player = 1
    night.run(Step(0, vocabulary.SPECIAL))
    assert (night.seat, night.keys) == (1, ["pick:entity-e1", "pick:entity-es01"])
    heard = night.listen()
    night.play("pick:entity-es01")
    assert len([event for event in heard.events if event.moment == vocabulary.SEALED]) == 4, "the last one comes unasked"
    quiet = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2c").entity("es08", "A2c")
    quiet.run(Step(0, vocabulary.BASIC))
    assert quiet.asked == "Acting.act", "one of them has no effect"


@rule("EF-TCARD-07")
def test_the_players_order_the_moves_of_figures_that_could_crowd_a_space():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2c").at(1, "A2c").entity("e4", "A2a", "A2d", "B2a")
    night.movement("one", "one", "one").run(Step(0, vocabulary.MOVEMENT))
    assert (night.asked, night.keys) == ("Step.order", ["aim:1", "aim:2", "aim:3"])
    night.play("aim:3", "aim:2")
    assert [night.figure(at) for at in range(3)] == ["A2c", "A2c", "A2c"]
    assert night.asked == "MakeRoom.choose", "the last one, whoever it is, has to push"


@rule("EF-TCARD-07")
def test_nobody_is_asked_for_an_order_that_changes_nothing():
    apart = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e4", "A2a", "A2d").movement("one", "one")
    apart.run(Step(0, vocabulary.MOVEMENT))
    assert ([apart.figure(0), apart.figure(1)], apart.asked) == (["A2c", "A2c"], "Acting.act")
    alike = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "A2c").at(1, "A2c").entity("e4", "A2a", "A2a", "A2a")
    alike.movement("one", "one", "one").run(Step(0, vocabulary.MOVEMENT))
    assert alike.asked == "MakeRoom.choose", "figures that are alike need no order"
    worn = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e4", "A2a", "A2d")
    worn.mask(0, next(mask.id for mask in worn.content.masks if "lampwright" in mask.rulings))
    worn.run(Step(0, vocabulary.MOVEMENT))
    assert worn.keys == ["aim:1", "aim:2"], "the first one will be Dazed"


# Cards of the Progress zone


@rule("EF-PROG-06")
@pytest.mark.parametrize(("text", "before", "after"), [("{flip: 2}", [0, 0, 0], [1, 1, 0]), ("{unflip: 2}", [1, 1, 1], [0, 0, 1]), ("{flip: 3}", [0, 1, 0], [1, 1, 1])])
def test_as_many_cards_are_turned_over_as_the_text_says(text, before, after):
    night = first_dream("specialist").progress(0, "sp07", "tg09", "sp07")
    night.who(0).flipped = before[:]
    night.listen()
    said(night, text)
    while night.asked == "Resolution.go_on":
        night.play(night.keys[0])
    assert sorted(night.who(0).flipped) == sorted(after)
    assert night.happened("flipped", "unflipped") == [text[1 : text.index(":")] + "ped"] * abs(sum(after) - sum(before))


@rule("EF-PROG-05")
def test_the_active_or_the_flipped_copy_of_a_card_makes_room():
    for key, left in ((PICK_FLIPPED, [0, 0, 0, 0]), ("take:sp07", [1, 0, 0, 0])):
        night = first_dream("specialist").progress(0, "sp07", "tg09", "fs07", "sp07").hand(0, "mk41", "sp01", "sp01", "sp01")
        night.who(0).flipped = [1, 0, 0, 0]
        night.ask_again().play(next(each for each in night.keys if each.startswith("place:mk41"))).until("ActionPlay.room")
        assert set(night.keys) == {"take:sp07", PICK_FLIPPED, "take:tg09", "take:fs07"}
        night.play(key)
        assert night.who(0).flipped == left


PICK_FLIPPED = "pick:flipped-sp07"


@rule("EF-PROG-12")
def test_the_active_or_the_flipped_copy_is_surplus():
    night = first_dream("specialist").progress(0, "sp07", "tg09", "fs07", "mk41", "sp07")
    night.who(0).flipped = [0, 0, 0, 0, 1]
    night.table.changed()
    night.table.decision = None
    night.table.advance()
    assert PICK_FLIPPED in night.keys
    night.play(PICK_FLIPPED)
    assert (night.who(0).progress, night.who(0).flipped) == (["sp07", "tg09", "fs07", "mk41"], [0, 0, 0, 0])


# Whose misfortune it is


@rule("EF-MISS-02")
def test_the_log_names_the_dreamer_for_whom_no_distress_was_left():
    night = first_dream(*FOUR)
    for seat, distress in enumerate((5, 5, 5, 1)):
        night.who(seat).distress = distress
    night.run(Push(0, space_of("A2c"))).until("Acting.act").forget()
    said(night, "{suffer: 1}", seat=2)
    assert ("died", 2, 0) in night.deeds("died")
    assert night.rules()[-1] == "EF-MISS-02"


@rule("EF-SETUP-12")
def test_the_clock_of_an_awakening_is_set_by_the_rules_of_setting_up():
    night = world("gambler", "specialist")
    assert [line.rules[-1] for line in night.match.log(0) if "clock shows" in str(line)] == ["EF-SETUP-12"] * 2


# What was paid for counts nothing but Movement


@rule("EF-INF-02", "EF-ACT-02")
def test_catalogue_played_at_its_cost_looks_takes_one_and_puts_the_others_back():
    night = first_dream("specialist").deck(0, "ga01", "ga02", "ga03", "ga04", "ga05").hand(0, "mk09", "sp01")
    night.play("play:mk09:awareness")
    assert night.asked == "Resolution.go_on"
    assert set(night.keys) == {"take:ga02", "take:ga03", "take:ga04", "take:ga05"}
    night.play("take:ga04")
    assert night.held(0) == ["ga04"]
    night.play("take:ga05", "take:ga02")
    assert night.who(0).deck == ["ga01", "ga05", "ga02", "ga03"]


@rule("EF-INF-02", "EF-ACT-02")
def test_mirror_pact_gives_two_cards_whatever_was_paid_for_it():
    night = first_dream("specialist", "gambler").hand(0, "mk43", "sp01", "ga01", "ga02")
    night.play("play:mk43:awareness").pay("sp01").until("Resolution.go_on").play("choose:1")
    night.play("take:ga01")
    assert night.asked == "Resolution.go_on", "a second card may be given"
    night.play("take:ga02")
    assert night.held(1) == ["ga01", "ga02"]
