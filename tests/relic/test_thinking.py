"""What bots that search ask of this game: quick answers, routine ones, and the outlook at the end of a turn."""

import pytest

from pionek.bots.search import Search
from pionek.games.relic.hints.odds import bonus_in_store
from pionek.games.relic.hints.rollouts import obvious_move, rollout_move
from pionek.games.relic.hints.winning_chance import rollout_value
from tests.relic.scenario import RelicScenario, Side


def key(scenario, option):
    return scenario.match.game.key(scenario.content, option) if option is not None else None


def test_without_advice_a_hunch_takes_what_leaves_most():
    """Healing is worth more than leaving the sanctuary as one came."""
    scenario = RelicScenario(Side(life=2, influence=0)).land("sanctuary")
    assert key(scenario, rollout_move(scenario.table, 0)) == "text-box:1"


def test_a_hunch_leaves_the_table_alone():
    scenario = RelicScenario(Side(life=2, influence=3)).land("spire")
    before = scenario.match.digest()
    assert rollout_move(scenario.table, 0) in scenario.match.decision.options
    assert scenario.match.digest() == before


def test_trophies_are_exchanged_without_a_search():
    scenario = RelicScenario(Side(trophies=["nob", "loota"])).land("sanctuary").until("Experience.spend")
    assert obvious_move(scenario.table, 0) == rollout_move(scenario.table, 0)
    assert len(Search(scenario.match, 0, 1).options) == 1


def test_a_weapon_that_costs_nothing_is_drawn_without_a_search():
    scenario = RelicScenario(Side(assets=["boltgun"]), lying={"furnace": ["slugga-boy"]}).land("furnace")
    assert (scenario.asked, key(scenario, obvious_move(scenario.table, 0))) == ("Opening.ask", "use:boltgun")


def test_where_to_go_is_worth_a_search():
    scenario = RelicScenario(Side(at="hab")).begin(3)
    assert (scenario.asked, obvious_move(scenario.table, 0)) == ("Movement.choose_direction", None)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"level": 4}, {"level": 3}),
        ({"life": 4}, {"life": 1}),
        ({"completed": ["blood-oath"]}, {}),
        ({"assets": ["boltgun"]}, {}),
        ({"at": "maze"}, {"at": "rift"}),
        ({}, {"corruption": ["-warp-taint"]}),
        ({"mission": "take-the-initiative", "progress": 1}, {"mission": "take-the-initiative"}),
    ],
)
def test_who_has_more_has_the_better_outlook(better, worse):
    more, less = (RelicScenario(Side(**given)).table for given in (better, worse))
    assert rollout_value(more, 0) > rollout_value(less, 0)
    assert -1.0 < rollout_value(more, 0) < 1.0
    assert rollout_value(more, 1) < rollout_value(less, 1)


def test_who_ends_closer_to_good_spaces_has_the_better_outlook():
    """With the goal of the mission three spaces away a roll may reach it; from the other side of the ring none does."""
    near, far = (RelicScenario(Side(mission="proof-of-arms", at=at)).table for at in ("outskirts", "webway"))
    assert rollout_value(near, 0) > rollout_value(far, 0)


def test_a_weapon_promises_its_bonus_in_battles_of_its_own_attribute_alone():
    table = RelicScenario(Side(assets=["power-sword"])).table
    assert [bonus_in_store(table, 0, attribute) for attribute in range(3)] == [0, 3, 0]
