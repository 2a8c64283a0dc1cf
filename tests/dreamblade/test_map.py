"""The map and the costs of aspects (chapters "Opis mapy", "Koszt aspektu")."""

from pathlib import Path

import pytest

from pionek.core.match.match import start
from pionek.core.registry import get
from pionek.core.text.phrasebook import plain
from pionek.games.dreamblade.model.map import ADJACENT, CELLS, PORTALS, SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CONTENT = get("dreamblade").content()


def names(mask):
    return {CONTENT.id_of("cell", cell) for cell in members(mask)}


def worth(seat):
    return {CONTENT.id_of("cell", cell): value for cell, value in enumerate(CONTENT.values[seat]) if value}


@rule("DB-MAP-01")
def test_the_map_is_five_by_five():
    assert [each.id for each in CONTENT.entries["cell"]] == [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    board = DreamBladeScenario(["mirrorman@c3"], ["iron-thug@a5"]).match.scene(SOUTH).things[1]
    assert {(place.x, place.y) for place in board.places} == {(x, y) for x in range(5) for y in range(5)}


@rule("DB-MAP-02")
def test_cells_that_share_a_side_are_adjacent():
    assert names(ADJACENT[12]) == {"c4", "d3", "c2", "b3"}
    assert names(ADJACENT[0]) == {"a2", "b1"}
    field = DreamBladeScenario(["mirrorman@c3"], ["iron-thug@a5"]).play("shift")
    assert sorted(field.play(field.key("move", "mirrorman")).offers("to")) == ["b3", "c2", "c4", "d3"]


@rule("DB-MAP-03")
def test_portals_lie_in_opposite_corners():
    assert [CONTENT.id_of("cell", cell) for cell in PORTALS] == ["e1", "a5"]
    field = DreamBladeScenario(["mirrorman"], ["iron-thug"], phase="spawn", turn=1)
    assert field.spawn("mirrorman").at("mirrorman") == "e1"
    field = DreamBladeScenario(["mirrorman"], ["iron-thug"], phase="spawn", who=NORTH, turn=1, points=12)
    assert field.spawn("iron-thug").at("iron-thug") == "a5"


@rule("DB-MAP-04")
def test_the_spawn_row_is_the_nearest_row():
    assert names(SPAWN_ROWS[SOUTH]) == {"a1", "b1", "c1", "d1", "e1"}
    assert names(SPAWN_ROWS[NORTH]) == {"a5", "b5", "c5", "d5", "e5"}


@rule("DB-MAP-05")
def test_nine_key_cells():
    keys = {f"{column}{row}" for column in "bcd" for row in (2, 3, 4)}
    assert set(worth(SOUTH)) | set(worth(NORTH)) == keys


@rule("DB-MAP-06")
def test_six_scoring_cells_each():
    assert set(worth(SOUTH)) == {f"{column}{row}" for column in "bcd" for row in (3, 4)}
    assert set(worth(NORTH)) == {f"{column}{row}" for column in "bcd" for row in (2, 3)}


@rule("DB-MAP-07")
def test_key_cells_of_your_own_side_score_only_for_the_opponent():
    field = DreamBladeScenario(["mirrorman@c2"], ["iron-thug@e5"], phase="conquest").dice(3, 4).go()
    assert field.amounts("claimed") == []
    blocked = DreamBladeScenario(["mirrorman@c2"], ["iron-thug@c2"], phase="conquest").dice(3, 4).go()
    assert blocked.amounts("claimed") == []
    free = DreamBladeScenario(["mirrorman@c1"], ["iron-thug@c2"], phase="conquest").dice(3, 4).go()
    assert free.amounts("claimed") == [4]


@rule("DB-MAP-08")
def test_what_the_cells_are_worth():
    assert worth(SOUTH) == {"b4": 5, "c4": 4, "d4": 3, "b3": 1, "c3": 2, "d3": 1}
    assert worth(NORTH) == {"d2": 5, "c2": 4, "b2": 3, "b3": 1, "c3": 2, "d3": 1}
    field = DreamBladeScenario(["mirrorman@d4"], ["iron-thug@d3"], phase="conquest").dice(3, 4).go()
    assert field.amounts("claimed") == [3, 1]


@rule("DB-MAP-09")
def test_at_most_four_creatures_of_a_player_in_a_cell():
    four = [f"{name}=zungar-blademaster@c3" for name in "abc"] + ["d=mirrorman@c3"]
    field = DreamBladeScenario([*four, "fifth=runetagged-brawler@c2"], ["iron-thug@c5"]).play("shift")
    assert "c3" not in field.play(field.key("move", "fifth")).offers("to")
    assert field.why_no_cell("c3") == "DB-MAP-09"
    other = DreamBladeScenario(four, ["iron-thug@c4"], who=NORTH).play("shift", "move:17")
    assert "c3" in other.offers("to"), "each side has a limit of its own"


@rule("DB-MAP-10")
def test_one_location_in_a_cell_whoever_owns_it():
    field = DreamBladeScenario(["mirrorman@c3", "well", "runetagged-brawler"], ["skull-hill@c3", "iron-thug@e5"], phase="spawn", points=9)
    assert field.why_no_piece("well") == "DB-LOC-01"
    field = DreamBladeScenario(["mirrorman@c3", "well"], ["iron-thug@e5"], phase="spawn", points=9)
    assert field.spawn("well", "c3").at("well") == "c3"


@rule("DB-MAP-11")
def test_allies_in_a_cell_fight_together_against_one_or_several():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=scragglemaw@c3"], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"])
    field.attack("c3", "a", "b", roll="3 3 3 - - - -")
    assert field.amounts("attacked") == [7]
    assert field.offers("destroy") == ["x"]
    field.play(field.key("destroy", "x"), field.key("disrupt", "y"))
    assert field.amounts("hurt")[:2] == [4, 4]


@rule("DB-COST-01")
def test_each_missing_miniature_of_an_aspect_costs_a_point():
    field = DreamBladeScenario(["one=night-queen", "a=zombie-enforcer@e1", "b=cannibal-pariah@grave"], ["x=zombie-enforcer@a5"], phase="spawn")
    assert field.price("one") == 7, "three symbols, two Fear miniatures of one's own: 6 and 1; the opponent's do not count"


@rule("DB-COST-02")
def test_map_and_graveyard_count_alike_reserves_do_not():
    assert DreamBladeScenario(["q=night-queen", "a=zombie-enforcer@e1"], phase="spawn").price("q") == 8
    assert DreamBladeScenario(["q=night-queen", "a=zombie-enforcer@grave"], phase="spawn").price("q") == 8
    assert DreamBladeScenario(["q=night-queen", "a=zombie-enforcer"], phase="spawn").price("q") == 9


@rule("DB-COST-03")
def test_aspects_are_counted_separately_and_added():
    assert DreamBladeScenario(["q=sleepless-swarm", "zungar-blademaster@e1"], phase="spawn").price("q") == 9
    assert DreamBladeScenario(["q=sleepless-swarm", "iron-thug@e1"], phase="spawn").price("q") == 8
    assert DreamBladeScenario(["q=sleepless-swarm", "a=iron-thug@e1", "b=iron-thug@e1"], phase="spawn").price("q") == 8


@rule("DB-COST-04")
def test_what_was_spawned_earlier_in_the_phase_counts():
    field = DreamBladeScenario(["a=runetagged-brawler", "b=zungar-blademaster"], phase="spawn", points=9)
    assert field.price("b") == 3
    field.spawn("runetagged-brawler", "e1")
    assert (field.price("b"), field.points) == (2, 5)


@rule("DB-COST-05")
def test_locations_satisfy_aspects():
    assert DreamBladeScenario(["q=zombie-enforcer", "skull-hill@c3"], phase="spawn").price("q") == 3


@rule("DB-COST-06")
def test_a_miniature_does_not_count_for_itself():
    assert DreamBladeScenario(["q=runetagged-brawler"], phase="spawn").price("q") == 4


@rule("DB-COST-07")
def test_a_surplus_gives_no_discount():
    field = DreamBladeScenario(["q=runetagged-brawler", "a=mirrorman@e1", "b=mirrorman@e1", "c=scragglemaw@grave"], phase="spawn")
    assert field.price("q") == 3


@rule("DB-COST-08")
def test_a_miniature_of_two_aspects_counts_for_both():
    assert DreamBladeScenario(["q=sleepless-swarm", "other=sleepless-swarm@grave"], phase="spawn").price("q") == 7


def test_the_map_looks_the_same_from_both_sides():
    assert [CONTENT.values[SOUTH][cell] for cell in range(CELLS)] == [CONTENT.values[NORTH][CELLS - 1 - cell] for cell in range(CELLS)]


FLOOR = """cells:
- {id: c3, name: {en: The Well, pl: Studnia}, south: 5, north: 2}
- {id: b2, name: {en: The Step, pl: Stopień}, south: 4, north: 4}
"""


def test_a_pack_prints_other_numbers_on_a_cell_also_different_ones_for_both(tmp_path: Path):
    (tmp_path / "pack.yaml").write_text("id: floor\nversion: '1'\ngame: dreamblade\nlanguages: [en, pl]\nlicence: CC0-1.0\n", encoding="utf-8")
    (tmp_path / "cells.yaml").write_text(FLOOR, encoding="utf-8")
    match = start(get("dreamblade"), {}, 1, (tmp_path,))
    content = match.content
    texts = {id: [plain(content.text_of("cell", content.find("cell", id), lang)) for lang in ("en", "pl")] for id in ("floor:c3", "floor:b2")}
    assert texts["floor:c3"] == ["5 points for South, 2 points for North.", "5 punktów dla Południa, 2 punkty dla Północy."]
    assert texts["floor:b2"] == ["4 points for whoever claims it.", "4 punkty dla tego, kto go opanuje."]
    places = {place.id: place for thing in match.scene(SOUTH).things for place in getattr(thing, "places", [])}
    well, step = places["cell:c3"], places["cell:b2"]
    assert (well.name, well.owner, well.value, [(each.kind, each.value) for each in well.numbers]) == ("c3 5 S, 2 N", None, None, [("seat-0", 5), ("seat-1", 2)])
    assert (step.name, step.owner, step.value, step.numbers) == ("b2 4", None, 4, [])
