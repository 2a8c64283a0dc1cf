"""Why not: the reason for everything that cannot be done with a thing now."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.registry import get
from pionek.games.relic import vocabulary
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
GAME = get("relic")


def why(scenario: RelicScenario, verb: int, thing: str, seat: int = 0, kind: str = "card") -> str:
    """The name of the reason; empty when it is offered."""
    guard = scenario.refusal_of(seat, verb, kind, thing)
    return guard.name if guard is not None else ""


def preparing(**given: Any) -> RelicScenario:
    """In the window before a battle of Strength."""
    return RelicScenario(Side(given.pop("character", "captain"), **given), Side(hand=["miracle", "battle-focus"]), lying={"furnace": ["slugga-boy"]}).land("furnace")


@rule("RE-CLAR-01", "RE-DISC-03", "RE-ENG-12")
def test_why_a_power_card_is_not_played() -> None:
    scenario = preparing(hand=["battle-focus", "healing-trance"], assets=["choppa"])
    scenario.discard("offering")
    assert why(scenario, vocabulary.PLAY, "battle-focus") == ""
    assert why(scenario, vocabulary.PLAY, "healing-trance") == "only-experience"
    assert why(scenario, vocabulary.PLAY, "miracle") == "not-yours"
    assert why(scenario, vocabulary.PLAY, "miracle", seat=1) == "only-life-loss"
    assert why(scenario, vocabulary.PLAY, "battle-focus", seat=1) == "only-prepare"
    assert why(scenario, vocabulary.PLAY, "offering") == "in-discard"
    assert why(scenario, vocabulary.PLAY, "choppa") == "not-for-this"
    assert why(preparing(character="ogryn", hand=["battle-focus"], assets=["choppa"]), vocabulary.PLAY, "battle-focus") == "banned"
    scenario = RelicScenario(Side(at="hab", hand=["battle-focus"])).begin()
    assert why(scenario, vocabulary.PLAY, "battle-focus") == "only-prepare"


@rule("RE-POWER-06", "RE-DISC-05", "RE-CLAR-01")
def test_why_a_power_card_is_no_roll_and_not_discarded() -> None:
    scenario = preparing(hand=["battle-focus"], assets=["choppa"])
    assert why(scenario, vocabulary.NUMBER, "battle-focus") == "no-roll"
    assert why(scenario, vocabulary.NUMBER, "miracle") == "not-for-this"
    assert why(scenario, vocabulary.DISCARD, "battle-focus") == "no-discard-now"
    assert why(scenario, vocabulary.DISCARD, "choppa") == "no-discard-now"
    assert why(scenario, vocabulary.DISCARD, "miracle") == "not-for-this"
    scenario = RelicScenario(Side(hand=["omen"])).land("sanctuary").play("done")
    assert why(scenario, vocabulary.DISCARD, "omen") == ""
    assert why(scenario, vocabulary.PLAY, "omen") == "only-turn-start"


@rule("RE-CLAR-01", "RE-CORR-03", "RE-ENG-12")
def test_why_a_card_in_play_is_not_used() -> None:
    corruption = ["-extra-eyes", "bestial-claws", "withered-limb", "warp-sight", "cloven-hooves"]
    scenario = preparing(assets=["choppa", "medicae-kit", "phial-of-the-martyrs"], corruption=corruption)
    scenario.gain(1, "auspex")
    scenario.discard("boltgun")
    reasons = {
        "choppa": "", "bestial-claws": "", "medicae-kit": "only-experience", "phial-of-the-martyrs": "by-itself", "extra-eyes": "face-down",
        "withered-limb": "by-itself", "warp-sight": "only-exploration", "cloven-hooves": "only-movement", "auspex": "not-yours",
        "slugga-boy": "not-for-this", "miracle": "not-for-this", "battlefield-salvage": "not-for-this",
    }  # fmt: skip
    assert {card: why(scenario, vocabulary.USE, card) for card in reasons} == reasons
    assert why(scenario, vocabulary.USE, "boltgun") == "in-discard"


@rule("RE-CORR-03", "RE-CLAR-01")
def test_why_a_corruption_card_is_not_used_in_its_window() -> None:
    side = Side("commissar", corruption=["bestial-claws"], assets=["battle-sister"])
    scenario = RelicScenario(side, lying={"landing": ["tyranid-warrior"]}).land("landing")
    assert "use:battle-sister" in scenario.keys
    assert why(scenario, vocabulary.USE, "bestial-claws") == "other-form"
    scenario = RelicScenario(side).land("sanctuary")
    assert why(scenario, vocabulary.USE, "bestial-claws") == "only-prepare"


@rule("RE-COMP-01")
def test_why_an_ability_is_not_used() -> None:
    scenario = preparing(assets=["choppa"])
    assert why(scenario, vocabulary.INVOKE, "codex-tactics", kind="ability") == "cannot-pay"
    assert why(scenario, vocabulary.INVOKE, "incorruptible", kind="ability") == "by-itself"
    assert why(scenario, vocabulary.INVOKE, "inspire", kind="ability") == "others-ability"
    assert why(scenario, vocabulary.INVOKE, "inspire", seat=1, kind="ability") == "only-prepare"
    scenario = preparing(assets=["choppa"], hand=["omen"])
    assert why(scenario, vocabulary.INVOKE, "codex-tactics", kind="ability") == ""
    scenario = RelicScenario(Side(at="hab", hand=["omen"])).begin(1).play("pass", "roll")
    assert why(scenario, vocabulary.INVOKE, "codex-tactics", kind="ability") == "only-prepare"
    scenario = RelicScenario(Side("commissar", at="hab")).begin(1)
    assert why(scenario, vocabulary.INVOKE, "summary-execution", kind="ability") == "only-after-roll"


@rule("RE-MOVE-01", "RE-INNER-01", "RE-TIER-01")
@pytest.mark.parametrize(
    ("own", "space", "name"),
    [
        ("hab", "hab", "own-space"), ("hab", "spire", "no-destination"), ("hab", "blackstone", "other-tier"), ("hab", "rift", "inner-closed"),
        ("blackstone", "menhir", "other-tier"), ("blackstone", "warpstorm", "no-destination"), ("warpstorm", "blackstone", "no-destination"),
        ("envoy", "blackstone", "other-tier"), ("menhir", "envoy", "no-destination"), ("rift", "hab", "no-return"), ("rift", "maze", "next-step"),
        ("maze", "rift", "next-step"), ("scar", "rift", "inner-closed"), ("envoy", "menhir", "no-destination"),
    ],
)  # fmt: skip
def test_why_one_does_not_go_there(own: str, space: str, name: str) -> None:
    scenario = RelicScenario(Side(at="hab")).begin(1)
    scenario.player().space = scenario.space(own)
    assert why(scenario, vocabulary.GO, space, kind="space") == name
    scenario.player(1).space = scenario.space("docks")
    assert why(scenario, vocabulary.GO, "spire", seat=1, kind="space") == "not-your-moment"


@rule("RE-MOVE-01", "RE-TURN-01")
def test_why_somebody_who_stands_nowhere_goes_nowhere() -> None:
    scenario = RelicScenario(Side(at="hab")).begin(1)
    scenario.player(1).space = -1
    assert [why(scenario, vocabulary.GO, space, seat=1, kind="space") for space in ("hab", "blackstone", "rift")] == ["not-your-moment", "not-your-moment", "inner-closed"]


@rule("RE-ENG-03", "RE-EVADE-03", "RE-ENG-10")
def test_why_a_threat_card_is_not_resolved() -> None:
    lying = {"foothills": ["eldar-guardian", "windrider", "gambling-hall", "maiden-shrine"], "envoy": ["nob"]}
    scenario = RelicScenario(Side("callidus", cunning=12), Side(at="envoy"), lying=lying).land("foothills", 1, 1)
    scenario.play("invoke:shadow-step", "evade:windrider", "done")
    assert scenario.keys == ["face:gambling-hall", "face:maiden-shrine"]
    assert why(scenario, vocabulary.FACE, "windrider") == "evaded-already"
    scenario.play("face:gambling-hall")
    assert why(scenario, vocabulary.FACE, "maiden-shrine") == "wrong-order"
    assert why(scenario, vocabulary.FACE, "gambling-hall") == "resolved-already"
    scenario = RelicScenario(Side("callidus"), Side(at="envoy"), lying=lying).land("foothills")
    assert why(scenario, vocabulary.FACE, "gambling-hall") == "wrong-order"
    assert why(scenario, vocabulary.FACE, "nob") == "elsewhere"
    assert why(scenario, vocabulary.FACE, "nob", seat=1) == "not-engaged"
    assert why(scenario, vocabulary.FACE, "warboss") == "not-for-this"
    assert why(scenario, vocabulary.FACE, "boltgun") == "not-for-this"
    scenario.player(1).space = -1
    assert why(scenario, vocabulary.FACE, "nob", seat=1) == "elsewhere"


@rule("RE-EXPL-06", "RE-CLAR-01")
def test_why_a_threat_card_has_to_wait_for_its_phase() -> None:
    scenario = RelicScenario(Side(at="furnace"), lying={"furnace": ["slugga-boy"]}).begin(3)
    assert why(scenario, vocabulary.FACE, "slugga-boy") == "not-engaged"
    assert why(scenario, vocabulary.FACE, "battlefield-salvage") == "not-for-this"


@rule("RE-MISSION-03", "RE-MISSION-05", "RE-EXP-03")
def test_why_missions_and_trophies_wait() -> None:
    scenario = RelicScenario(Side(at="hab", completed=["blood-oath"], trophies=["nob"]), Side(trophies=["loota"])).begin(3)
    assert why(scenario, vocabulary.TAKE, "rite-of-the-machine") == "mission-goes-on"
    assert why(scenario, vocabulary.TAKE, "pay-the-tithe") == "mission-goes-on"
    assert why(scenario, vocabulary.TAKE, "blood-oath") == "mission-over"
    assert why(scenario, vocabulary.TAKE, "boltgun") == "not-for-this"
    assert why(scenario, vocabulary.SPEND, "nob") == "no-trophies-now"
    assert why(scenario, vocabulary.SPEND, "loota") == "not-yours"
    assert why(scenario, vocabulary.SPEND, "boltgun") == "not-for-this"


@rule("RE-ELIM-03", "RE-TURN-01")
def test_why_those_who_are_out_or_not_asked_do_nothing() -> None:
    scenario = RelicScenario(Side(at="hab"), Side(at="docks", hand=["omen"])).begin(3)
    assert scenario.refusal_of(0, vocabulary.CLOCKWISE) is None
    assert scenario.refusal_of(1, vocabulary.CLOCKWISE) is vocabulary.NOT_FOR_THIS
    scenario.player(1).out = True
    assert why(scenario, vocabulary.PLAY, "omen", seat=1) == "eliminated"
    scenario.table.decision = None
    assert why(scenario, vocabulary.GO, "spire", kind="space") == "not-your-moment"
