"""What a designer is told: verdicts, and what a changed pack moves on the same seeds."""

import shutil

import pytest

from pionek.core import registry
from pionek.lab.balance import Share, Survey, changes, compared, usual_vary
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
    assert names_of(content, ["janus", "hellbred", "the-hive", "gone"], "pl") == {"janus": "Dwulicowi", "hellbred": "Pomiot piekła", "the-hive": content.name_of("warband", content.find("warband", "the-hive"), "pl"), "gone": "gone"}
