"""Components, warbands and zones (chapters "Elementy gry", "Strefy gry", "Zanim zagrasz")."""

import pytest

import pionek
from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import ASPECTS, LINEAGES, SIDES
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CONTENT = get("dreamblade").content()


def figure(name):
    return CONTENT.figures[CONTENT.find("figure", name)]


def aspects(name):
    return [CONTENT.id_of("aspect", each) for each in figure(name).aspects]


def offered(match, beginning):
    keys = match.keys()
    return [key for key in keys if key.startswith(beginning)]


@rule("DB-GOAL-01")
def test_six_turns_win_the_game_at_the_end_of_that_conquest_phase():
    field = DreamBladeScenario(["mirrorman@c3"], ["iron-thug"], phase="conquest", won=(5, 5)).go()
    assert field.match.result.winners == (SOUTH,)
    assert field.match.result.rule == "DB-GOAL-01"
    five = DreamBladeScenario(["mirrorman@c3"], ["iron-thug"], phase="conquest", won=(4, 5)).dice(3, 4).go()
    assert five.match.result is None
    assert five.won == [5, 5]


@rule("DB-GOAL-02")
def test_two_players_with_a_warband_each():
    match = pionek.new_match("dreamblade", seed=1)
    assert match.table.seats == 2
    for seat in (SOUTH, NORTH):
        assert (match.table.reserve & SIDES[seat]).bit_count() == 16
    assert len(match.table.initiative) == 2


@rule("DB-GOAL-03")
def test_points_come_from_claimed_cells_and_destroyed_miniatures():
    field = DreamBladeScenario(["mirrorman@b4"], ["scragglemaw@e3", "iron-thug"], phase="conquest", destroyed=(2, 0))
    field.dice(3, 4).go()
    assert field.amounts("claimed") == [5]
    assert field.amounts("turn-won") == [7]


@rule("DB-MINI-01")
def test_every_miniature_is_a_creature_or_a_location():
    assert len(CONTENT.figures) == 100
    assert sum(each.location for each in CONTENT.figures) == 8
    assert all(each.location != bool(each.life) for each in CONTENT.figures)


@rule("DB-MINI-02")
def test_cost_is_a_number_and_symbols():
    assert (figure("night-queen").cost, aspects("night-queen")) == (6, ["fear"] * 3)


@rule("DB-MINI-04")
def test_the_symbols_are_the_aspects():
    assert aspects("sleepless-swarm") == ["madness", "fear"]
    field = DreamBladeScenario(["sleepless-swarm@e1"], phase="spawn", points=3)
    swarm = field.pieces["sleepless-swarm"]
    assert [field.table.typed[at] >> swarm & 1 for at in range(4)] == [0, 1, 1, 0]


@rule("DB-MINI-03")
def test_the_spawn_cost_is_what_it_takes_at_least():
    field = DreamBladeScenario(["mirrorman@e1", "brawler=runetagged-brawler", "zungar-blademaster"], phase="spawn", points=2)
    assert field.why_no_piece("brawler") == "DB-MINI-03"
    field = DreamBladeScenario(["mirrorman@e1", "brawler=runetagged-brawler"], phase="spawn", points=3)
    assert field.spawn("runetagged-brawler", "e1").at("brawler") == "e1"


@rule("DB-MINI-05")
def test_power_is_the_number_of_dice():
    field = DreamBladeScenario(["mirrorman@c3"], ["iron-thug@c3"]).attack("c3", roll="- - -")
    assert field.amounts("attacked") == [3]


@rule("DB-MINI-06")
@pytest.mark.parametrize(("roll", "asked"), [("3 1 - -", "ActionPhase.choose"), ("3 2 - -", "Displacement.place")])
def test_defense_is_enough_to_disrupt(roll, asked):
    field = DreamBladeScenario(["scragglemaw@c3"], ["brawler=runetagged-brawler@c3"]).attack("c3", roll=roll)
    assert (field.at("brawler"), field.asked) == ("c3", asked)


@rule("DB-MINI-07")
@pytest.mark.parametrize(("roll", "asked"), [("3 2 - -", "Displacement.place"), ("3 3 - -", "Fates.choose")])
def test_life_is_enough_to_destroy(roll, asked):
    field = DreamBladeScenario(["scragglemaw@c3"], ["brawler=runetagged-brawler@c3"]).attack("c3", roll=roll)
    assert field.asked == asked, "only with 6 there is a choice"


@rule("DB-MINI-08")
def test_a_lineage_does_nothing_by_itself():
    plain = DreamBladeScenario(["mirrorman@c3", "halfway-man@c3"], ["oathbound-sentry@c3"])
    assert figure("mirrorman").lineage >= 0
    assert plain.stats("mirrorman") == (3, 8, 9)


@rule("DB-MINI-09")
def test_rarity_and_number_are_for_collectors_only():
    assert {each.rarity for each in CONTENT.figures} == {"common", "uncommon", "rare"}
    assert [figure(name).rarity for name in ("zungar-blademaster", "cannibal-pariah")] == ["common", "common"]
    field = DreamBladeScenario(["rare=saint-of-roses@e1", "common=mirrorman@e1"], phase="spawn", points=5)
    assert field.price("rare") - figure("saint-of-roses").cost == field.price("common") - figure("mirrorman").cost


@rule("DB-DICE-01")
def test_the_faces_of_an_attack_die():
    damage, blades = [], []
    for face in range(6):
        field = DreamBladeScenario(["trumpet@c3", "zungar-blademaster@c3"], ["iron-thug@c3"])
        field.play("strike", "fight:c3", field.key("attack", "zungar-blademaster"))
        field.chance(face, 3)
        field.play("done")
        damage.append(sum(field.amounts("hurt")))
        blades.append(field.amounts("blades-left"))
    assert damage == [1, 2, 3, 0, 0, 0]
    assert blades == [[], [], [], [], [], [1]]


@rule("DB-DICE-05")
def test_initiative_dice_are_ordinary():
    seen = {
        number
        for seed in range(40)
        for number in pionek.new_match("dreamblade", seed=seed).table.initiative
    }
    assert seen == {2, 3, 4, 5, 6}
    assert DreamBladeScenario(phase="turn").dice(1, 6).go().amounts("initiative")[:2] == [1, 6]


@rule("DB-ZONE-01")
def test_four_zones():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=iron-thug", "c=scragglemaw@grave", "comet@c3"], ["malborn-croc@c3"])
    field.attack("c3", "comet", roll="b -")
    assert [field.at(name) for name in ("a", "b", "c", "comet")] == ["c3", "reserves", "graveyard", "out"]


@rule("DB-SETUP-01")
def test_the_map_is_empty_when_turn_one_begins():
    match = pionek.new_match("dreamblade", seed=3, warbands="sample,fear-a")
    assert (match.table.turn, match.table.local) == (1, [0] * 25)


@rule("DB-ZONE-02")
def test_everything_starts_in_the_reserves():
    table = pionek.new_match("dreamblade", seed=3, warbands="sample,fear-a").table
    for seat, band in ((SOUTH, "sample"), (NORTH, "fear-a")):
        figures = sorted(table.figures[piece] for piece in members(table.reserve & SIDES[seat]))
        assert figures == sorted(CONTENT.warbands[CONTENT.find("warband", band)].figures)


@rule("DB-ZONE-03")
def test_you_control_what_is_on_the_map():
    field = DreamBladeScenario(["mage=all-seeing-mage@c3", "a=mirrorman@c3", "b=mirrorman", "c=mirrorman@grave"], ["croc=malborn-croc@c3", "far=iron-thug@e5"])
    field.attack("c3", "mage", roll="b - - 1 1")
    assert field.amounts("special") == [2], "the Mage and the one Janus creature on the map: two dice"


@rule("DB-ZONE-04")
def test_the_destroyed_and_the_sacrificed_stay_in_the_graveyard():
    field = DreamBladeScenario(["scragglemaw@c3", "doomball@c3"], ["pariah=cannibal-pariah@c3"])
    field.attack("c3", "scragglemaw", roll="3 3 - -").play(field.key("destroy", "pariah"))
    assert field.end_phase().at("pariah") == "graveyard"
    field = DreamBladeScenario(["doomball@c3"], ["croc=malborn-croc@c3"]).attack("c3", roll="b -")
    assert field.end_phase().at("doomball") == "graveyard"


@rule("DB-ZONE-05")
def test_a_removed_miniature_takes_no_further_part():
    field = DreamBladeScenario(["comet@c3", "imp=cinder-imp"], ["croc=malborn-croc@c3"]).attack("c3", roll="b -")
    assert field.at("comet") == "out"
    assert field.price("imp") == 3, "it does not count for aspects any more"


@rule("DB-ZONE-06")
def test_a_destroyed_miniature_counts_in_the_graveyard_at_once():
    field = DreamBladeScenario(["punisher=forgeblind-punisher@c3"], ["pariah=cannibal-pariah@c3", "spiker=carrion-spiker@e5"], first=NORTH)
    assert field.stats("spiker")[0] == 0
    field.attack("c3", roll="3 3 - - - - - -").play(field.key("destroy", "pariah"))
    assert field.at("pariah") == "graveyard"
    assert field.stats("spiker")[0] == 1


@rule("DB-ZONE-07")
def test_having_nothing_left_to_spawn_ends_nothing():
    field = DreamBladeScenario(["mirrorman@e1"], ["iron-thug@a5"], phase="turn", turn=3).dice(3, 5).go()
    assert field.match.result is None
    assert field.asked == "ActionPhase.choose"


@rule("DB-ASPECT-01")
def test_four_aspects():
    assert {each.id for each in CONTENT.entries["aspect"]} == set(ASPECTS) == {"valor", "madness", "fear", "passion"}


@rule("DB-LINEAGE-01")
def test_five_lineages():
    assert {each.id for each in CONTENT.entries["lineage"]} == set(LINEAGES)
    assert set(LINEAGES) == {"bloodcut", "hellbred", "janus", "hivelings", "lost"}


@rule("DB-ASPECT-02")
def test_hostile_aspects_do_nothing_by_themselves():
    field = DreamBladeScenario(["brawler=runetagged-brawler@c3"], ["zombie-enforcer@c3"])
    assert (field.stats("brawler"), field.stats("zombie-enforcer")) == ((2, 5, 6), (2, 4, 6))
    sentry = DreamBladeScenario(["oathbound-sentry@c3"], ["zombie-enforcer@c3"])
    assert sentry.stats("oathbound-sentry")[0] == 4


@rule("DB-LINEAGE-02")
def test_lineages_have_their_typical_aspects_and_anybody_may_spawn_them():
    typical = {"janus": {"valor", "madness"}, "lost": {"madness"}, "hivelings": {"fear", "madness"}, "hellbred": {"fear", "passion"}, "bloodcut": {"passion", "valor"}}
    for each in CONTENT.figures:
        if each.lineage >= 0:
            assert {CONTENT.id_of("aspect", aspect) for aspect in each.aspects} <= typical[CONTENT.id_of("lineage", each.lineage)]
    field = DreamBladeScenario(["mirrorman@e1", "cinder-imp", "hive-drone"], phase="spawn", points=9)
    assert {"cinder-imp", "hive-drone"} <= set(field.offers("spawn"))


@rule("DB-BAND-01")
def test_a_warband_has_at_most_sixteen_miniatures_and_may_have_fewer():
    with pytest.raises(SettingError, match="17 given, 0 to 16 wanted"):
        pionek.new_match("dreamblade", format="own", south=[each.id for each in CONTENT.figures[:17]])
    match = pionek.new_match("dreamblade", format="own", south="noble-dragon", north="iron-thug,doomball")
    assert match.table.reserve.bit_count() == 3
    built = pionek.new_match("dreamblade", format="own")
    for each in CONTENT.figures[:16]:
        built.play(f"add:{each.id}")
    assert not offered(built, "add:")
    assert built.why_not(0, "figure", 20).rule == "DB-BAND-01"


@rule("DB-BAND-02")
def test_aspects_are_mixed_freely():
    built = pionek.new_match("dreamblade", format="own")
    for name in ("noble-dragon", "iron-thug", "eater-of-hope", "axemorph-demon", "heart-render"):
        built.play(f"add:{name}")
    assert offered(built, "done")
    built.play("drop:heart-render")
    built.play("done")
    assert (built.table.reserve & SIDES[SOUTH]).bit_count() == 4


@rule("DB-BAND-03")
def test_at_most_three_copies():
    assert pionek.new_match("dreamblade", format="ready").table.turn == 1, "a ready warband needs no list"
    with pytest.raises(SettingError, match="at most three copies"):
        pionek.new_match("dreamblade", format="own", south="doomball,doomball,doomball,doomball", north="doomball")
    built = pionek.new_match("dreamblade", format="own")
    for _ in range(3):
        built.play("add:doomball")
    assert not offered(built, "add:doomball")
    assert offered(built, "drop:doomball")
    assert built.why_not(0, "figure", CONTENT.find("figure", "doomball")).rule == "DB-BAND-03"


@rule("DB-BAND-04")
def test_any_number_of_locations():
    places = [each.id for each in CONTENT.figures if each.location]
    match = pionek.new_match("dreamblade", format="own", south=places * 2, north=places)
    assert not match.table.creatures


@rule("DB-BAND-05")
def test_everything_is_open():
    match = pionek.new_match("dreamblade", seed=2)
    reserves = {
        thing.id: [card.name for card in thing.cards]
        for portrait in match.scene(SOUTH).things
        if hasattr(portrait, "things")
        for thing in portrait.things
        if hasattr(thing, "cards")
    }
    assert len(reserves["reserves:1"]) == 16
    assert match.game.hidden(match.table, SOUTH) == []


@rule("DB-BAND-06")
def test_the_sample_warband():
    band = CONTENT.warbands[CONTENT.find("warband", "sample")]
    names = [CONTENT.figures[each].name["en"] for each in band.figures]
    wanted = {
        "Spellbound Scissors": 1, "Runetagged Brawler": 2, "Pearlthorn Castle": 1, "Inspired Samurai": 1,
        "Twilight Scout": 2, "Mirrorman": 1, "Eagle-feather Warrior": 1, "Faceless Stalker": 1,
        "Savannah Dreamhunter": 2, "Saint of Roses": 1, "Iron Thug": 1, "Windborne Blademaster": 1, "Noble Dragon": 1,
    }  # fmt: skip
    assert {name: names.count(name) for name in names} == wanted
    assert {each.cost for each in (CONTENT.figures[index] for index in band.figures)} == {2, 3, 4, 5, 6, 7, 8, 9, 10, 12}
    two = {each.id for each in (CONTENT.figures[index] for index in band.figures) if len(each.aspects) == 2}
    assert two == {"pearlthorn-castle", "eagle-feather-warrior"}
    assert sum(CONTENT.figures[index].lineage >= 0 for index in band.figures) == 5


@rule("DB-VAR-01")
def test_limited_warbands_come_from_a_starter_and_a_booster():
    match = pionek.new_match("dreamblade", format="limited", seed=4)
    pool = match.table.agenda[-1].pool
    rarities = [CONTENT.figures[each].rarity for each in pool]
    assert [rarities.count(name) for name in ("common", "uncommon", "rare")] == [13, 7, 3]
    assert {key.removeprefix("add:") for key in offered(match, "add:")} == {CONTENT.figures[each].id for each in pool}
    outside = next(each.index for each in CONTENT.figures if each.index not in pool)
    assert match.why_not(0, "figure", outside).rule == "DB-VAR-01"
    once = next(each for each in pool if pool.count(each) == 1)
    match.play(f"add:{CONTENT.figures[once].id}")
    assert not offered(match, f"add:{CONTENT.figures[once].id}")
    other = pionek.new_match("dreamblade", format="limited", seed=5)
    assert other.table.agenda[-1].pool != pool
