"""Locations (chapter "Lokacje")."""

import pytest

from tests.dreamblade.scenario import SOUTH, DreamBladeScenario

rule = pytest.mark.rule


@rule("DB-LOC-01")
def test_a_location_is_spawned_beside_a_creature_of_ones_own_anywhere():
    field = DreamBladeScenario(["a=mirrorman@c4", "b=mirrorman@a2", "well"], ["iron-thug@d4"], phase="spawn", points=9).play("spawn:trial:well")
    assert field.offers("to") == ["a2", "c4"]
    assert field.why_no_cell("d4") == "DB-LOC-01"


@rule("DB-LOC-02")
def test_not_where_a_location_stands_already():
    field = DreamBladeScenario(["a=mirrorman@c4", "b=mirrorman@a2", "d=scragglemaw@b2", "well"], ["skull-hill@c4"], phase="spawn", points=9)
    assert field.play("spawn:trial:well").offers("to") == ["a2", "b2"]
    assert field.why_no_cell("c4") == "DB-LOC-02"


@rule("DB-LOC-03")
def test_locations_never_move():
    field = DreamBladeScenario(["well@c3", "a=mirrorman@c3"], ["iron-thug@a5"]).play("shift")
    assert field.offers("move") == ["a"]
    assert field.why_no_piece("well") == "DB-LOC-03"
    hall = DreamBladeScenario(["hall=hall-of-echoing-mirrors@c3", "man=halfway-man@c3"], ["croc=malborn-croc@c3"])
    hall.attack("c3", "man", roll="b - -").blade("hall", of="man")
    assert hall.at("hall") == "c3", "a copied Teleport does not move it"


@rule("DB-LOC-04")
def test_locations_take_no_part_in_regular_attacks_nor_damage():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c3", "well@c3"], ["x=iron-thug@c3", "y=iron-thug@c3", "skull-hill@c3"])
    field.play("strike", "fight:c3")
    assert field.offers("attack") == ["a", "b"]
    assert field.why_no_piece("well") == "DB-LOC-04"
    field.roll("3 3 3 3").play(field.key("attack", "a"), field.key("attack", "b"))
    assert "skull-hill" not in {*field.offers("disrupt"), *field.offers("destroy"), *field.offers("give")}
    slit = DreamBladeScenario(["a=mirrorman@c2"], ["arrow-slit@c3", "iron-thug@a5"]).roll("3 1").shift("a", "c3")
    assert sum(slit.amounts("special")) == 4, "an ability with its own power makes a location attack"


@rule("DB-LOC-05")
def test_a_location_neither_claims_nor_contests():
    field = DreamBladeScenario(["well@b3", "x=mirrorman@e1"], ["iron-thug@b3"], phase="conquest").dice(3, 4).go()
    assert field.amounts("claimed") == [1]
    alone = DreamBladeScenario(["well@c4"], ["iron-thug@a5"], phase="conquest").dice(3, 4).go()
    assert alone.amounts("claimed") == []


@rule("DB-LOC-06")
def test_a_location_has_no_statistics():
    field = DreamBladeScenario(["well@b3"], ["iron-thug@a5"])
    definition = field.printed("well")
    assert (definition.power, definition.defense, definition.life) == (0, 0, 0)
    board = field.match.scene(SOUTH).things[1]
    well = next(token for place in board.places for token in place.tokens if token.kind == "location")
    assert well.numbers == []


def demolished(roll: str) -> DreamBladeScenario:
    return DreamBladeScenario(["boots=slaughter-boots@c3"], ["croc=malborn-croc@c3", "hill=skull-hill@c4"]).attack("c3", roll=roll)


@rule("DB-LOC-07")
@pytest.mark.parametrize(("roll", "place"), [("b -", "graveyard"), ("3 3", "c4")])
def test_only_an_ability_destroys_a_location(roll, place):
    assert demolished(roll).at("hill") == place


@rule("DB-LOC-08")
def test_a_destroyed_location_is_worth_a_conquest_point():
    assert demolished("b -").conquest == [1, 0]


@rule("DB-LOC-09")
def test_the_owner_of_a_destroyed_location_gets_bonus_points():
    assert demolished("b -").bonus == [0, 2]


@rule("DB-LOC-10")
def test_a_location_gets_blades_of_regular_attacks_only():
    field = DreamBladeScenario(["griffin=charger@c2", "armoury@c3"], ["croc=malborn-croc@c3"]).roll("b b 1").shift("griffin", "c3")
    assert field.amounts("special") == [1]
    assert field.happened("bladed") == []


@rule("DB-LOC-11")
def test_a_location_is_neither_enemy_nor_ally():
    field = DreamBladeScenario(["axe=inscribed-axebeast@c3", "pack=packmother-of-the-crescent@c2", "well@c2"], ["croc=malborn-croc@c3", "hill=skull-hill@c3", "brawler=runetagged-brawler@c2"])
    field.attack("c3", roll="b - - - -")
    assert field.amounts("more-damage") == [1], "Stalwart counts the one enemy creature"
    field.attack("c2", roll="b - -")
    assert field.amounts("more-damage")[-1] == 1, "Pack counts the one ally, not the location"


@rule("DB-LOC-13")
def test_a_location_beside_enemies_and_after_its_creatures_have_left():
    field = DreamBladeScenario(["a=mirrorman@c3", "well"], ["iron-thug@c3"], phase="spawn", points=9)
    assert field.spawn("well").at("well") == "c3"
    left = DreamBladeScenario(["a=mirrorman@c3", "b=scragglemaw@e1", "well@c3"], ["iron-thug@a5"]).shift("a", "c4")
    assert left.at("well") == "c3"
