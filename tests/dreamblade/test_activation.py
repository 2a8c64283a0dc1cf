"""Activation requirements (chapters "Warunki aktywacji", "Inne umiejętności")."""

import pytest

from pionek.core.packs.problems import Problems
from pionek.core.registry import get
from pionek.games.dreamblade.vocabulary import REQUIREMENTS
from tests.dreamblade.scenario import NORTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-ACT-01")
def test_a_blade_ability_takes_one_blade_once():
    field = DreamBladeScenario(["imp=cinder-imp@c3", "a=mirrorman@c3"], [CROC]).attack("c3", "imp", "a", roll="b b b - -")
    assert field.amounts("bladed") == [1]
    assert field.amounts("blades-left") == [2]
    assert sum(field.amounts("hurt")) == 1


@rule("DB-ACT-02")
def test_only_attackers_activate_their_blade_abilities():
    field = DreamBladeScenario(["imp=cinder-imp@c3", "scout=twilight-scout@c3"], [CROC]).attack("c3", "imp", roll="b -")
    assert field.amounts("bladed") == [1]
    assert "DB-CRIT-01" in field.rules()
    assert "DB-ADVANCE-01" not in field.rules()


@rule("DB-ACT-03")
def test_a_location_takes_blades_when_an_ally_attacks_in_its_cell():
    field = DreamBladeScenario(["a=mirrorman@c3", "armoury@c3"], [CROC]).attack("c3", roll="b - -")
    assert sum(field.amounts("hurt")) == 4
    elsewhere = DreamBladeScenario(["a=mirrorman@c3", "armoury@c2"], [CROC]).attack("c3", roll="b - -")
    assert elsewhere.amounts("blades-left") == [1]
    theirs = DreamBladeScenario(["a=mirrorman@c3"], [CROC, "armoury@c3"]).attack("c3", roll="b - -")
    assert theirs.amounts("blades-left") == [1]


@rule("DB-ACT-04")
def test_a_multiblade_ability_takes_any_number():
    field = DreamBladeScenario(["hunter=savannah-dreamhunter@c3"], [CROC]).attack("c3", roll="b b b")
    assert field.amounts("bladed") == [1, 1, 1]
    assert sum(field.amounts("hurt")) == 3


@rule("DB-ACT-05")
def test_a_double_blade_ability_takes_two_and_never_one():
    one = DreamBladeScenario(["demon=axemorph-demon@c3"], [CROC]).attack("c3", roll="b - - - - -")
    assert (one.amounts("bladed"), one.amounts("blades-left")) == ([], [1])
    four = DreamBladeScenario(["demon=axemorph-demon@c3"], [CROC]).attack("c3", roll="b b b b - -")
    assert (four.amounts("bladed"), four.amounts("blades-left")) == ([2], [2])
    assert sum(four.amounts("hurt")) == 10


@rule("DB-ACT-06")
def test_a_double_multiblade_ability_takes_pairs():
    field = DreamBladeScenario(["hydra@c3", "a=mirrorman@c3"], [CROC]).attack("c3", "hydra", "a", roll="b b b b b - -")
    assert (field.amounts("bladed"), field.amounts("blades-left")) == ([2, 2], [1])
    assert sum(field.amounts("hurt")) == 6


@rule("DB-ACT-07")
def test_a_spawn_ability_is_paid_for_in_ones_own_spawn_phase():
    field = DreamBladeScenario(["castle=pearlthorn-castle@d1", "m=mirrorman@c1"], phase="spawn", points=3)
    field.play(field.key("use", "castle") + ":0")
    assert (field.at("m"), field.amounts("used")) == ("d1", [1])
    poor = DreamBladeScenario(["marshal=marshal@c3", "m=mirrorman@c1", "castle=pearlthorn-castle@d1"], phase="spawn", points=1)
    assert poor.offers("use") == ["castle"]
    assert poor.why_no_piece("marshal") == "DB-ACT-07"
    assert poor.why_no_piece("m") == "DB-ACT-07"


@rule("DB-ACT-08")
def test_each_spawn_ability_of_each_miniature_once_a_turn():
    castles = ["one=pearlthorn-castle@d1", "two=pearlthorn-castle@b1"]
    field = DreamBladeScenario([*castles, "m=mirrorman@c1", "n=scragglemaw@c1"], phase="spawn", points=9)
    field.play(field.key("use", "one") + ":0", field.key("target", "m"))
    assert field.offers("use") == ["two"]
    assert field.why_no_piece("one") == "DB-ACT-08"
    assert field.play(field.key("use", "two") + ":0").at("n") == "b1"


@rule("DB-GEN-16")
@pytest.mark.parametrize("north", [[], ["x=iron-thug@c3"]])
def test_a_score_ability_works_in_a_contested_cell_too(north):
    field = DreamBladeScenario(["temple=temple-of-embers@c3", "m=mirrorman@c3", "zungar-blademaster"], north, phase="spawn")
    assert field.points == 9


@rule("DB-ACT-09")
def test_a_score_ability_works_only_in_its_players_scoring_cells():
    points = []
    for cell in ("c3", "c4", "c2", "e1"):
        field = DreamBladeScenario([f"temple=temple-of-embers@{cell}", "m=mirrorman@e1", "zungar-blademaster"], phase="spawn")
        points.append(field.points)
    assert points == [9, 9, 7, 7]
    north = DreamBladeScenario(["mirrorman@e1"], ["temple=temple-of-embers@c2", "zombie-enforcer"], phase="spawn", who=NORTH)
    assert north.points == 9, "c2 scores for North"


@rule("DB-ACT-10")
def test_star_and_spawn_points_together():
    field = DreamBladeScenario(["beacon@c3", "m=mirrorman@a1"], phase="spawn", points=5)
    field.play(field.key("use", "beacon") + ":0", field.key("target", "m"), "to:a2")
    assert (field.at("m"), field.amounts("used")) == ("a2", [2])
    field = DreamBladeScenario(["beacon@c2", "m=mirrorman@a1", "zungar-blademaster"], phase="spawn", points=5)
    assert field.offers("use") == []
    assert field.why_no_piece("beacon") == "DB-ACT-09"


@rule("DB-ACT-11")
def test_a_comes_into_play_ability_triggers_by_itself():
    field = DreamBladeScenario(["spark", "imp=cinder-imp", "m=mirrorman@e1"], phase="spawn", points=4)
    field.spawn("spark", "e1")
    assert field.amounts("gained-points") == [3]
    assert field.points == 4 - 3 + 3


@rule("DB-ACT-12")
def test_always_active_on_the_map_and_spawning_words_off_it():
    field = DreamBladeScenario(["page=lantern-page@c3", "a=mirrorman@c3", "b=mirrorman@e1"], ["iron-thug@a5"])
    assert (field.stats("a"), field.stats("b")) == ((3, 9, 9), (3, 8, 9))
    off = DreamBladeScenario(["page=lantern-page", "a=mirrorman@c3"], ["iron-thug@a5"])
    assert off.stats("a") == (3, 8, 9)
    spawning = DreamBladeScenario(["eagle-feather-warrior", "a=mirrorman@c3", "bride=unburied-bride@grave"], phase="spawn", points=9)
    assert spawning.offers("respawn") == ["unburied-bride"]
    assert "c3" in spawning.play("spawn:eagle-feather-warrior").offers("to")


@rule("DB-ACT-13")
def test_an_ability_with_a_requirement_does_nothing_without_it():
    field = DreamBladeScenario(["fog@c3"], [CROC]).attack("c3", roll="1 2")
    assert field.stats("croc")[0] == 5
    assert field.happened("lasting") == []


@rule("DB-ACT-14")
def test_all_requirements_must_be_met():
    scoring = DreamBladeScenario(["claimant@c3"], [CROC]).attack("c3", roll="b -")
    assert sum(scoring.amounts("hurt")) == 4
    elsewhere = DreamBladeScenario(["claimant@c2"], ["croc=malborn-croc@c2"]).attack("c2", roll="b -")
    assert elsewhere.amounts("blades-left") == [1]


@rule("DB-ACT-15")
def test_the_requirements_there_are(tmp_path):
    assert set(REQUIREMENTS) == {
        "blade", "double-blade", "multiblade", "double-multiblade", "spawn", "score", "comes-into-play",
    }  # fmt: skip
    (tmp_path / "pack.yaml").write_text('{id: odd, version: "1", game: dreamblade, languages: [en], licence: x}')
    (tmp_path / "f.yaml").write_text(
        "figures: [{id: odd, name: {en: Odd, pl: Dziw}, cost: 1, aspects: [fear], power: 1, defense: 1, life: 1,"
        " abilities: [{when: triple-blade, do: advance}]}]"
    )
    with pytest.raises(Problems, match="one or more of blade, double-blade"):
        get("dreamblade").content((tmp_path,))


@rule("DB-ACT-14", "DB-ACT-15")
@pytest.mark.parametrize(
    ("ability", "complaint"),
    [
        ("advance", "without a requirement"),
        ("{when: [], do: advance}", "one or more of blade"),
        ("{when: [blade, blade], do: advance}", "one or more of blade"),
        ("{when: [blade, spawn], pay: 1, do: advance}", "one of them"),
        ("{when: comes-into-play, do: {crit: 2}}", "blades, which alone activate it"),
        ("{when: blade, pay: 2, do: advance}", "a price of a spawn ability only"),
        ("{when: score, do: advance}", "expected what lasts"),
        ("{choose: [advance, skirmish]}", "'choose' alone"),
    ],
)
def test_abilities_that_make_no_sense_are_refused(tmp_path, ability, complaint):
    (tmp_path / "pack.yaml").write_text('{id: odd, version: "1", game: dreamblade, languages: [en], licence: x}')
    (tmp_path / "f.yaml").write_text(
        "figures: [{id: odd, name: {en: Odd, pl: Dziw}, cost: 1, aspects: [fear], power: 1, defense: 1, life: 1,"
        f" abilities: [{ability}]}}]"
    )
    with pytest.raises(Problems, match=complaint):
        get("dreamblade").content((tmp_path,))
