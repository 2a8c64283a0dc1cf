"""What a seat sees of the map, of figures and their numbers, of reserves and of a combat."""

import yaml

from pionek.cli.drawing import FULL, Drawing
from pionek.cli.explain import Explanation
from pionek.cli.words import Say
from pionek.core.view.scene import Board, Counter, Die, Portrait, Track, Zone
from pionek.testing.looks import things
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

CROC = "croc=malborn-croc@c3"


def board(field, seat=SOUTH, lang="en"):
    return next(thing for thing in field.match.scene(seat, lang).things if isinstance(thing, Board))


def token(field, name):
    found = [each for place in board(field).places for each in place.tokens if each.id == f"piece:{field.pieces[name]}"]
    return found[0]


def test_everybody_sits_below_the_map():
    field = DreamBladeScenario(["mirrorman@e1"], ["iron-thug@a5"])
    for seat, near in ((SOUTH, "e1"), (NORTH, "a5")):
        portal = next(place for place in board(field, seat).places if place.id == f"cell:{near}")
        assert (portal.x, portal.y, portal.kind) == (4, 4, "portal")


def test_key_cells_say_what_they_are_worth_to_whom():
    names = {place.id: place.name for place in board(DreamBladeScenario(["mirrorman@e1"], ["iron-thug@a5"])).places}
    assert [names[f"cell:{cell}"] for cell in ("b4", "c3", "d2", "a1", "a5")] == ["b4 5 S", "c3 2", "d2 5 N", "a1", "a5 portal N"]


def test_a_place_tells_whose_it_is_and_what_it_is_worth_there():
    places = {place.id: (place.owner, place.value) for place in board(DreamBladeScenario(["mirrorman@e1"], ["iron-thug@a5"])).places}
    expected = {"b4": (SOUTH, 5), "d2": (NORTH, 5), "c3": (None, 2), "e1": (SOUTH, None), "a5": (NORTH, None), "a1": (None, None)}
    assert {cell: places[f"cell:{cell}"] for cell in expected} == expected


def test_a_figure_shows_what_it_is_to_those_who_draw_it():
    field = DreamBladeScenario(["m=mirrorman@e1"], ["iron-thug@a5"])
    assert token(field, "m").shows == "figure:mirrorman"
    assert "figure:mirrorman" in field.match.game.look["icons"]


def test_a_figure_shows_its_numbers_and_why():
    field = DreamBladeScenario(["page=lantern-page@c3", "m=mirrorman@c3"], ["thug=iron-thug@c3"])
    numbers = {each.kind: each for each in token(field, "m").numbers}
    assert [numbers[kind].value for kind in ("power", "defense", "life")] == [3, 9, 9]
    shares = [(share.op, share.amount, share.source, share.rule) for share in numbers["defense"].shares]
    assert shares == [("base", 8, "Mirrorman", "DB-MINI-06"), ("add", 1, "Lantern Page", "DB-BOLSTER-01")]
    assert (token(field, "m").kind, token(field, "thug").kind) == ("engaged", "engaged")


def test_a_minimum_is_shown_as_such():
    field = DreamBladeScenario(["pit@c3"], ["imp=cinder-imp@c3"])
    life = next(each for each in token(field, "imp").numbers if each.kind == "life")
    assert (life.value, life.shares[-1].op, life.shares[-1].amount) == (1, "floor", 1)


def test_reserves_are_sorted_by_cost_at_the_price_of_now():
    field = DreamBladeScenario(["d=noble-dragon", "z=zungar-blademaster", "q=night-queen", "ch=ashen-channeler@e1"], ["x=iron-thug"], phase="spawn", points=9)
    portrait = next(thing for thing in field.match.scene(SOUTH).things if isinstance(thing, Portrait) and thing.mine)
    cards = next(thing for thing in portrait.things if isinstance(thing, Zone)).cards
    assert [(card.name, card.cost) for card in cards] == [("Zungar Blademaster", 2), ("Night Queen", 8), ("Noble Dragon", 12)]
    shares = [(share.op, share.amount, share.rule) for share in cards[1].cost_shares]
    assert shares == [("base", 6, "DB-MINI-03"), ("add", 3, "DB-COST-01"), ("add", -1, "DB-CHANNEL-01")]


def test_a_combat_shows_dice_blades_and_the_sum():
    field = DreamBladeScenario(["ghost=horrid-poltergeist@c3", "o=savage-ogre@c3"], ["croc=malborn-croc@c3"])
    field.attack("c3", "ghost", "o", roll="b b 3 1 - - - - -").blade("o")
    things = field.match.scene(SOUTH).things
    dice = [(thing.value, thing.symbol) for thing in things if isinstance(thing, Die)]
    assert dice == [(1, "1"), (3, "3"), *[(0, "miss")] * 5, (0, "blade"), (0, "blade")]
    counters = {thing.id: thing for thing in things if isinstance(thing, Counter)}
    assert (counters["attack"].value, counters["blades"].value) == (6, 1)
    assert [share.amount for share in counters["attack"].shares] == [4, 2]


def test_the_damage_that_is_left_to_share_out_is_shown():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=cannibal-pariah@c3", CROC], first=NORTH).attack("c3", roll="3 3 3 - - - - -")
    left = next(thing for thing in field.match.scene(SOUTH).things if thing.id == "left")
    assert (left.value, field.asked) == (9, "Assignment.fate")
    field.play(field.key("destroy", "x"))
    left = next(thing for thing in field.match.scene(SOUTH).things if thing.id == "left")
    assert left.value == 9 - field.stats("x")[2]


def test_the_track_and_the_points_as_they_would_be_counted_now():
    field = DreamBladeScenario(["m=mirrorman@b4"], ["thug=iron-thug@a5"], won=(2, 3))
    things = field.match.scene(NORTH).things
    track = next(thing for thing in things if isinstance(thing, Track))
    assert [(marker.name, marker.at) for marker in track.markers] == [("South", 2), ("North", 3)]
    south = next(thing for thing in things if isinstance(thing, Portrait) and thing.seat == SOUTH)
    assert next(thing for thing in south.things if thing.kind == "conquest").value == 5


def test_the_map_in_the_terminal():
    field = DreamBladeScenario(["m=mirrorman@c3", "well@c3"], ["thug=iron-thug@c3", "x=zombie-enforcer@a5"])
    rows = [str(row) for row in Drawing(field.match.scene(SOUTH), Say("en"), FULL).rows()]
    assert rows[0] == "Turns won (0–6): South 0, North 0", "who is winning stands first"
    assert rows[2] == "│a5○1  │b5    │c5    │d5    │e5    "
    assert rows[4] == "│a3    │b3 1  │c3●2○1│d3 1  │e3    "
    assert "  c3 2, contested: ● Mirrorman 3/9/9, ● Well, ○ Iron Thug 6/6/14" in rows


def test_a_figure_is_explained_with_what_makes_up_its_numbers():
    field = DreamBladeScenario(["page=lantern-page@c3", "m=mirrorman@c3", "n=mirrorman@e1"], ["thug=iron-thug@c3"])
    said = Explanation(field.match, field.match.scene(SOUTH), None, Say("en")).of("mirrorman")
    assert "  Defense 9: 8 Mirrorman, +1 Lantern Page" in said
    assert [line for line in said if line.startswith("Mirrorman")] == ["Mirrorman 3/8/9", "Mirrorman 3/9/9"], "each once"
    assert "  DB-ACTION-04: A creature is engaged while at least one enemy creature is in its cell." in said


def test_every_figure_and_every_kind_of_thing_has_an_icon():
    field = DreamBladeScenario(["horrid-poltergeist@c3", "well@c3", "x=mirrorman@e1"], ["thug=iron-thug@c3", "y=scragglemaw@grave"])
    look = yaml.safe_load((field.match.game.folder / "look.yaml").read_text(encoding="utf-8"))
    assert {f"figure:{figure.id}" for figure in field.content.figures if ":" not in figure.id} <= set(look["icons"])
    shown = {thing.kind for thing in things(field.attack("c3", roll="b 2 -").match.scene(SOUTH)) if thing.kind}
    assert shown - set(look["icons"]) == {"spawn", "plain"}, "cells that nothing marks"
    assert shown - set(look["colours"]) == {"seat", "hand", "discard", "attack"}
    assert set(look["boards"]) == {"map", "map-north"}
