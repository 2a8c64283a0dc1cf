"""Questions of the Experience phase that are asked only of those who always want to be asked."""

from __future__ import annotations

import pytest

from pionek.core.match.ask_preferences import ALWAYS, USEFUL, AskPreferences
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


def unasked(scenario: RelicScenario, seat: int = 0, wish: str = USEFUL) -> str:
    """The answer that is given for the seat without asking it; empty where it is asked."""
    wishes = AskPreferences(scenario.match.game)
    wishes.set("all", wish)
    option = wishes.answer(scenario.match, seat)
    return scenario.match.key(option) if option is not None else ""


def experience(**given: object) -> RelicScenario:
    return RelicScenario(Side(**given), phase="experience").begin()


@rule("RE-EXP-03")
def test_trophies_that_make_no_level_are_not_asked_for() -> None:
    """A Slugga Boy is worth 3 and a Gretchin Mob 2; a level takes 6 points."""
    few = experience(trophies=["slugga-boy", "gretchin-mob"])
    assert (few.asked, unasked(few), unasked(few, wish=ALWAYS)) == ("Experience.spend", "done", "")
    enough = experience(trophies=["slugga-boy", "slugga-boy"])
    assert (enough.asked, unasked(enough)) == ("Experience.spend", "")
    cheaper = experience(trophies=["slugga-boy", "gretchin-mob"], assets=["roll-of-honour"])
    assert unasked(cheaper) == "", "with the Roll of Honour a level takes 5"


@rule("RE-EXP-03")
def test_who_has_begun_to_spend_trophies_is_asked_on() -> None:
    scenario = experience(trophies=["slugga-boy", "gretchin-mob"]).play("spend:gretchin-mob")
    assert (scenario.asked, unasked(scenario)) == ("Experience.spend", "")


@rule("RE-EXP-08", "RE-PLIM-02")
def test_limits_that_are_kept_are_not_asked_for() -> None:
    kept = experience(hand=["omen"])
    assert (kept.asked, kept.keys, unasked(kept)) == ("Experience.discard", ["discard:omen", "done"], "done")
    assert unasked(kept, wish=ALWAYS) == ""
    assert unasked(kept, seat=1) == "", "the other one is not asked anyway"
    beyond = experience(hand=["omen", "miracle", "blessing", "battle-focus", "sabotage", "warp-jump"])
    assert ("done" in beyond.keys, unasked(beyond)) == (False, "")


@rule("RE-EXP-06")
def test_a_relic_is_always_asked_for() -> None:
    scenario = experience(completed=["survey-the-sector", "stop-the-waaagh", "muster-the-faithful"])
    assert (scenario.asked, scenario.keys, unasked(scenario)) == ("Experience.missions", ["relic", "done"], "")
