"""Why not: the reason for everything that cannot be done with a thing now."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.registry import get
from pionek.games.relic import vocabulary
from tests.relic.scenario import Side, Table

rule = pytest.mark.rule
GAME = get("relic")


def why(table: Table, verb: int, thing: str, seat: int = 0, kind: str = "card") -> str:
    """The name of the reason; empty when it is offered."""
    guard = GAME.refuse(table.table, seat, verb, int(table.content.find(kind, thing)))
    return guard.name if guard is not None else ""


def preparing(**given: Any) -> Table:
    """In the window before a battle of Strength."""
    return Table(Side(given.pop("character", "captain"), **given), Side(hand=["miracle", "battle-focus"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1)


@rule("RE-CLAR-01", "RE-DISC-03", "RE-ENG-12")
def test_why_a_power_card_is_not_played() -> None:
    table = preparing(hand=["battle-focus", "healing-trance"], assets=["choppa"])
    table.table.discard(table.pull("offering"), "RE-DISC-03")
    assert why(table, vocabulary.PLAY, "battle-focus") == ""
    assert why(table, vocabulary.PLAY, "healing-trance") == "only-experience"
    assert why(table, vocabulary.PLAY, "miracle") == "not-yours"
    assert why(table, vocabulary.PLAY, "miracle", seat=1) == "only-life-loss"
    assert why(table, vocabulary.PLAY, "battle-focus", seat=1) == "only-prepare"
    assert why(table, vocabulary.PLAY, "offering") == "in-discard"
    assert why(table, vocabulary.PLAY, "choppa") == "not-for-this"
    assert why(preparing(character="ogryn", hand=["battle-focus"], assets=["choppa"]), vocabulary.PLAY, "battle-focus") == "banned"
    table = Table(Side(at="hab", hand=["battle-focus"])).begin(3)
    assert why(table, vocabulary.PLAY, "battle-focus") == "only-prepare"


@rule("RE-POWER-06", "RE-DISC-05", "RE-CLAR-01")
def test_why_a_power_card_is_no_roll_and_not_discarded() -> None:
    table = preparing(hand=["battle-focus"], assets=["choppa"])
    assert why(table, vocabulary.NUMBER, "battle-focus") == "no-roll"
    assert why(table, vocabulary.NUMBER, "miracle") == "not-for-this"
    assert why(table, vocabulary.DISCARD, "battle-focus") == "no-discard-now"
    assert why(table, vocabulary.DISCARD, "choppa") == "no-discard-now"
    assert why(table, vocabulary.DISCARD, "miracle") == "not-for-this"
    table = Table(Side(hand=["omen"])).land("sanctuary").play("done")
    assert why(table, vocabulary.DISCARD, "omen") == ""
    assert why(table, vocabulary.PLAY, "omen") == "only-turn-start"


@rule("RE-CLAR-01", "RE-CORR-03", "RE-ENG-12")
def test_why_a_card_in_play_is_not_used() -> None:
    corruption = ["-extra-eyes", "bestial-claws", "withered-limb", "warp-sight", "cloven-hooves"]
    table = preparing(assets=["choppa", "medicae-kit", "phial-of-the-martyrs"], corruption=corruption)
    table.table.gain_asset(1, table.pull("auspex"), "RE-ENG-11")
    table.table.discard(table.pull("boltgun"), "RE-DISC-03")
    reasons = {
        "choppa": "", "bestial-claws": "", "medicae-kit": "only-experience", "phial-of-the-martyrs": "by-itself", "extra-eyes": "face-down",
        "withered-limb": "by-itself", "warp-sight": "only-exploration", "cloven-hooves": "only-movement", "auspex": "not-yours",
        "slugga-boy": "not-for-this", "miracle": "not-for-this", "battlefield-salvage": "not-for-this",
    }  # fmt: skip
    assert {card: why(table, vocabulary.USE, card) for card in reasons} == reasons
    assert why(table, vocabulary.USE, "boltgun") == "in-discard"


@rule("RE-CORR-03", "RE-CLAR-01")
def test_why_a_corruption_card_is_not_used_in_its_window() -> None:
    side = Side("commissar", corruption=["bestial-claws"], assets=["battle-sister"])
    table = Table(side, lying={"landing": ["tyranid-warrior"]}).land("landing", 1, 1)
    assert "use:battle-sister" in table.keys
    assert why(table, vocabulary.USE, "bestial-claws") == "other-form"
    table = Table(side).land("sanctuary")
    assert why(table, vocabulary.USE, "bestial-claws") == "only-prepare"


@rule("RE-COMP-01")
def test_why_an_ability_is_not_used() -> None:
    table = preparing(assets=["choppa"])
    assert why(table, vocabulary.INVOKE, "codex-tactics", kind="ability") == "cannot-pay"
    assert why(table, vocabulary.INVOKE, "incorruptible", kind="ability") == "by-itself"
    assert why(table, vocabulary.INVOKE, "inspire", kind="ability") == "others-ability"
    assert why(table, vocabulary.INVOKE, "inspire", seat=1, kind="ability") == "only-prepare"
    table = preparing(assets=["choppa"], hand=["omen"])
    assert why(table, vocabulary.INVOKE, "codex-tactics", kind="ability") == ""
    table = Table(Side(at="hab", hand=["omen"])).begin(1).play("pass", "roll")
    assert why(table, vocabulary.INVOKE, "codex-tactics", kind="ability") == "only-prepare"
    table = Table(Side("commissar", at="hab")).begin(1)
    assert why(table, vocabulary.INVOKE, "summary-execution", kind="ability") == "only-after-roll"


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
    table = Table(Side(at="hab")).begin(1)
    table.player().space = table.space(own)
    assert why(table, vocabulary.GO, space, kind="space") == name
    table.player(1).space = table.space("docks")
    assert why(table, vocabulary.GO, "spire", seat=1, kind="space") == "not-your-moment"


@rule("RE-MOVE-01", "RE-TURN-01")
def test_why_somebody_who_stands_nowhere_goes_nowhere() -> None:
    table = Table(Side(at="hab")).begin(1)
    table.player(1).space = -1
    assert [why(table, vocabulary.GO, space, seat=1, kind="space") for space in ("hab", "blackstone", "rift")] == ["not-your-moment", "not-your-moment", "inner-closed"]


@rule("RE-ENG-03", "RE-EVADE-03", "RE-ENG-10")
def test_why_a_threat_card_is_not_resolved() -> None:
    lying = {"foothills": ["eldar-guardian", "windrider", "gambling-hall", "maiden-shrine"], "envoy": ["nob"]}
    table = Table(Side("callidus", cunning=12), Side(at="envoy"), lying=lying).land("foothills", 1, 1)
    table.play("invoke:shadow-step", "evade:windrider", "done")
    assert table.keys == ["face:gambling-hall", "face:maiden-shrine"]
    assert why(table, vocabulary.FACE, "windrider") == "evaded-already"
    table.play("face:gambling-hall")
    assert why(table, vocabulary.FACE, "maiden-shrine") == "wrong-order"
    assert why(table, vocabulary.FACE, "gambling-hall") == "resolved-already"
    table = Table(Side("callidus"), Side(at="envoy"), lying=lying).land("foothills", 1, 1)
    assert why(table, vocabulary.FACE, "gambling-hall") == "wrong-order"
    assert why(table, vocabulary.FACE, "nob") == "elsewhere"
    assert why(table, vocabulary.FACE, "nob", seat=1) == "not-engaged"
    assert why(table, vocabulary.FACE, "warboss") == "not-for-this"
    assert why(table, vocabulary.FACE, "boltgun") == "not-for-this"
    table.player(1).space = -1
    assert why(table, vocabulary.FACE, "nob", seat=1) == "elsewhere"


@rule("RE-EXPL-06", "RE-CLAR-01")
def test_why_a_threat_card_has_to_wait_for_its_phase() -> None:
    table = Table(Side(at="furnace"), lying={"furnace": ["slugga-boy"]}).begin(3)
    assert why(table, vocabulary.FACE, "slugga-boy") == "not-engaged"
    assert why(table, vocabulary.FACE, "battlefield-salvage") == "not-for-this"


@rule("RE-MISSION-03", "RE-MISSION-05", "RE-EXP-03")
def test_why_missions_and_trophies_wait() -> None:
    table = Table(Side(at="hab", completed=["blood-oath"], trophies=["nob"]), Side(trophies=["loota"])).begin(3)
    assert why(table, vocabulary.TAKE, "rite-of-the-machine") == "mission-goes-on"
    assert why(table, vocabulary.TAKE, "pay-the-tithe") == "mission-goes-on"
    assert why(table, vocabulary.TAKE, "blood-oath") == "mission-over"
    assert why(table, vocabulary.TAKE, "boltgun") == "not-for-this"
    assert why(table, vocabulary.SPEND, "nob") == "no-trophies-now"
    assert why(table, vocabulary.SPEND, "loota") == "not-yours"
    assert why(table, vocabulary.SPEND, "boltgun") == "not-for-this"


@rule("RE-ELIM-03", "RE-TURN-01")
def test_why_those_who_are_out_or_not_asked_do_nothing() -> None:
    table = Table(Side(at="hab"), Side(at="docks", hand=["omen"])).begin(3)
    assert GAME.refuse(table.table, 0, vocabulary.CLOCKWISE, -1) is None
    assert GAME.refuse(table.table, 1, vocabulary.CLOCKWISE, -1) is vocabulary.NOT_FOR_THIS
    table.player(1).out = True
    assert why(table, vocabulary.PLAY, "omen", seat=1) == "eliminated"
    table.table.decision = None
    assert why(table, vocabulary.GO, "spire", kind="space") == "not-your-moment"
