"""What a designer is told: verdicts, and what a changed pack moves on the same seeds."""

import shutil
from pathlib import Path

import pytest

from pionek.core import registry
from pionek.lab.balance import Share, Survey, changes, compared, plans, sheets, usual_vary
from pionek.lab.plan import Plan
from pionek.lab.report import names_of
from pionek.lab.simulate import Series
from pionek.lab.usage import EVEN, STRONG, WEAK
from pionek.lab.workers import Workers

pytestmark = pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")


def surveyed(*packs, games=40):
    plan = Plan(
        game="dicethrone", games=games, bots=["random"], seed=3, packs=[str(pack) for pack in packs],
        settings={"heroes": ["barbarian", "monk"]},
    )  # fmt: skip
    series = Series(plan, watched=True)
    for _ in series.play(Workers()):
        pass
    return Survey(series, "en")


@pytest.fixture(scope="module")
def own():
    return surveyed()


@pytest.fixture(scope="module")
def mighty(tmp_path_factory):
    """The game's own pack with a Smack that ends games: a designer's mistake."""
    folder = tmp_path_factory.mktemp("changed") / "content"
    shutil.copytree(registry.get("dicethrone").folder / "content", folder)
    file = folder / "barbarian.yaml"
    text = file.read_text(encoding="utf-8")
    assert "values: [4, 6, 8]" in text
    file.write_text(text.replace("values: [4, 6, 8]", "values: [24, 26, 28]"), encoding="utf-8")
    return surveyed(folder)


def test_what_is_played_is_judged_by_the_whole_interval():
    assert Share("a", "A", 100, 65, 0.5).verdict == STRONG
    assert Share("a", "A", 100, 35, 0.5).verdict == WEAK
    assert Share("a", "A", 100, 55, 0.5).verdict == EVEN
    assert Share("a", "A", 100, 5, None).verdict == EVEN, "where all win together nobody is stronger than the others"


def test_a_survey_tells_what_was_played_used_and_never_met(own):
    told = own.as_data()
    assert {each["id"] for each in told["played"]} == {"barbarian", "monk"}
    assert sum(each["points"] for each in told["played"]) == pytest.approx(40)
    smack = next(each for each in told["used"] if each["key"] == "announce:smack")
    assert smack["used"] <= smack["offered"] <= 40
    assert smack["low"] <= smack["won"] <= smack["high"]
    assert {"kind": "ability", "id": "fireball"} in told["never_met"], "nobody was the Pyromancer"


def test_luck_is_reckoned_with_what_could_stand_out(own):
    judged = [use for use in own.uses if use.verdict in (STRONG, WEAK, EVEN)]
    assert 0 < len(judged) < len(own.uses)
    assert own.judged == len(judged) + 2


@pytest.mark.skipif("icegarden" not in registry.names(), reason="the suite also passes without this game")
def test_points_are_as_many_as_games_where_wins_are_shared():
    series = Series(Plan(game="icegarden", games=150, bots=["random"], seed=3), watched=True)
    shared = sum(len(game.winners) > 1 for game in series.play(Workers()))
    assert shared
    assert sum(each.points for each in Survey(series, "en").played) == pytest.approx(150)


def test_nothing_moves_where_nothing_has_changed(own):
    again = surveyed()
    assert all(each.before == each.after and not each.moved for each in changes(own, again))
    assert compared(own, again)["new"] == compared(own, again)["gone"] == []


def test_a_changed_copy_of_the_own_pack_stands_in_its_place_and_what_it_moves_is_told(own, mighty):
    assert own.setup["packs"].keys() == mighty.setup["packs"].keys()
    assert own.setup["packs"] != mighty.setup["packs"]
    found = {(each["what"], each["key"]): each for each in compared(own, mighty)["moved"]}
    barbarian = found["played", "Barbarian"]
    assert barbarian["after"] > barbarian["before"]
    assert barbarian["low"] > 0


def test_what_is_gone_through_is_what_is_played():
    usual = {"dicethrone": "heroes", "dreamblade": "warbands", "icegarden": "characters", "relic": "characters", "etherfields": "dreamers"}
    for name in registry.names():
        assert usual_vary(registry.get(name)) == usual.get(name, "")


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="its warbands share ids with lineages")
def test_what_is_played_has_its_name_also_where_something_else_has_its_id():
    content = registry.get("dreamblade").content()
    names = names_of(content, ["janus", "hellbred", "fear-b", "gone"], "pl")
    assert (names["janus"], names["hellbred"]) == ("Dwulicowi", "Pomiot piekła")
    assert names["gone"] == "gone"


EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.mark.skipif("etherfields" not in registry.names(), reason="measures a Dream and a Slumber")
def test_a_dream_and_a_slumber_of_a_pack_are_played_in_turns_and_told_first():
    from pionek.cli.words import Say

    planned = plans("etherfields", 24, ["random"], 0, [str(EXAMPLES / "observatory")], [], {"cap": 12})
    now, before = (Series(plan, watched=True) for plan in planned)
    chosen = [{name: played[name] for name in ("play", "dream", "slumber")} for played in now.programme.chosen]
    dream, slumber = (chosen[each.pairing] for each in now.rounds[:: len(chosen) // 2][:2])
    assert (dream["play"], dream["dream"]) == ("dream", "observatory:observatory")
    assert (slumber["play"], slumber["slumber"]) == ("slumber", "observatory:night-watchman")
    others = [before.programme.chosen[each.pairing] for each in before.rounds[:: len(chosen) // 2][:2]]
    assert [(each["play"], each["dream"], each["slumber"]) for each in others] == [("dream", "d1", "none"), ("slumber", "d1", "s01")]
    assert [each.seed for each in now.rounds] == [each.seed for each in before.rounds], "with the same chance"
    assert len({each.seed for each in now.rounds}) == 12, "the same Dreamers in other seats have the same chance, another play has another"
    for series in (now, before):
        for _ in series.play(Workers()):
            pass
    survey = Survey(now, "en")
    rows = sheets(survey, Survey(before, "en"), Say("en"), "en")[0].rows
    assert [(row[0], row[1]) for row in rows] == [("The Closed Observatory", "12"), ("The Night Watchman's Tea", "12")]
    assert {each["id"] for each in survey.as_data()["together"]} == {"observatory:observatory", "observatory:night-watchman"}


@pytest.mark.skipif("icegarden" not in registry.names(), reason="measures a side of the board")
def test_what_is_chosen_of_a_pack_is_played_and_what_is_given_stands():
    floes = [str(EXAMPLES / "floes")]
    planned = plans("icegarden", 10, ["random"], 0, floes, [])
    assert [plan.plays for plan in planned] == [
        [{"board": "floes:frozen-sea", "units": ["floes:bell-ringers", "floes:frost-weaver"]}],
        [{"board": "1", "units": []}],
    ]
    given = plans("icegarden", 10, ["random"], 0, floes, floes, {"board": "2"})
    assert [plan.plays for plan in given] == [[{"units": ["floes:bell-ringers", "floes:frost-weaver"]}]] * 2
    assert plans("dicethrone", 10, ["random"], 0, [str(EXAMPLES / "apiary")], [])[0].plays == [], "every hero is played anyway"
    assert plans("dicethrone", 10, ["random"], 0, [str(EXAMPLES / "apiary")], None, vary="promo")[0].plays == [{"heroes": ["apiary:beekeeper", "barbarian"]}]
