"""What may be used when: sentences, charges, once a turn, weapons named, prices (rulebook p. 18, 19, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.scenario import TRIAL, RelicScenario, Side

rule = pytest.mark.rule


def fight(enemies: list[str], *dice: int, space: str = "furnace", **given: Any) -> RelicScenario:
    return RelicScenario(Side(given.pop("character", "commissar"), **given), packs=TRIAL, lying={space: enemies}).land(space, *dice)


@rule("RE-CLAR-09", "RE-POWER-05")
def test_everything_usable_is_offered_once_and_in_order() -> None:
    given: dict[str, Any] = {"assets": ["frag-grenade", "frag-grenade", "guard-squad", "medicae-kit"], "hand": ["battle-focus", "battle-focus", "miracle"]}
    scenario = fight(["slugga-boy"], corruption=["bestial-claws", "-mark-of-the-berserker", "extra-eyes"], **given)
    assert scenario.keys == ["invoke:inspire", "use:frag-grenade", "use:guard-squad", "use:bestial-claws", "play:battle-focus", "pass"]


@rule("RE-CHARGE-05", "RE-CHARGE-02", "RE-CLAR-10")
def test_equal_cards_spend_their_charges_each_once_a_turn() -> None:
    scenario = fight(["slugga-boy", "fighting-pit"], 1, 1, 1, 1, 1, 1, assets=["frag-grenade", "frag-grenade"])
    scenario.play("use:frag-grenade")
    assert scenario.charges() == [scenario.content.cards[scenario.find("card", "frag-grenade")].charges - 1, scenario.content.cards[scenario.find("card", "frag-grenade")].charges]
    scenario.play("use:frag-grenade")
    assert len(set(scenario.charges())) == 1
    assert scenario.deeds("rolled")[1] == ("rolled", 0, 3)
    assert scenario.why_no_card(0, "frag-grenade") in ("RE-BONUS-05", "RE-CHARGE-05")
    assert scenario.deeds("battle")[1:] == [("battle", 0, 5)]
    assert len(scenario.deeds("used")) == 2


@rule("RE-CHARGE-05")
def test_a_charge_already_spent_is_the_reason() -> None:
    scenario = fight(["slugga-boy", "fighting-pit"], 1, 5, 1, character="enginseer", strength=4, assets=["frag-grenade", "boltgun"])
    scenario.play("use:frag-grenade", "use:boltgun")
    assert (scenario.keys, len(scenario.deeds("battle"))) == (["use:boltgun", "pass"], 2)
    assert scenario.why_no_card(0, "frag-grenade") == "RE-CHARGE-05"


@rule("RE-CLAR-10", "RE-SUPP-02")
def test_an_ability_of_one_moment_is_silent_at_others() -> None:
    """The Commissar has one ability before a roll and one after; the Callidus one before movement and one before battle."""
    scenario = fight(["slugga-boy"], 3, 1, assets=["guard-squad"])
    assert "invoke:summary-execution" not in scenario.keys
    scenario.play("use:guard-squad", "invoke:inspire")
    assert scenario.keys == ["invoke:summary-execution", "pass"]
    assert scenario.why_no_card(0, "guard-squad") == "RE-BONUS-05"
    scenario = RelicScenario(Side("callidus", at="spire", influence=2), Side(at="menhir")).begin()
    assert scenario.keys == ["invoke:polymorphine", "pass"]


@rule("RE-CLAR-10", "RE-CLAR-09")
def test_what_acts_by_itself_is_not_offered() -> None:
    scenario = fight(["squiggoth"], 3, 3, 6, character="captain", strength=1, assets=["flak-armour", "trial:second-wind"])
    scenario.play("use:flak-armour")
    assert scenario.keys == ["use:trial:second-wind", "pass"]
    assert scenario.why_no_card(0, "flak-armour") == "RE-CLAR-10"


@rule("RE-CLAR-02", "RE-BONUS-05")
def test_only_allies_are_kept_out_by_a_ban_of_allies() -> None:
    scenario = fight(["deff-dread"], character="captain", strength=9, assets=["guard-squad", "boltgun", "frag-grenade"])
    assert scenario.keys == ["use:boltgun", "use:frag-grenade", "pass"]
    assert scenario.why_no_card(0, "guard-squad") == "RE-CLAR-02"


@rule("RE-BATTLE-04", "RE-GEAR-07")
def test_a_weapon_is_named_once_and_only_where_it_matters() -> None:
    scenario = fight(["slugga-boy"], assets=["chainsword", "trial:hungry-blade", "frag-grenade"])
    assert scenario.keys == ["use:chainsword", "use:trial:hungry-blade", "use:frag-grenade", "pass"]
    scenario.play("use:trial:hungry-blade")
    assert (scenario.keys, scenario.why_no_card(0, "chainsword")) == (["use:frag-grenade", "pass"], "RE-BATTLE-04")
    scenario = fight(["loota"], 1, 1, cunning=9, assets=["chainsword", "boltgun"])
    assert scenario.keys == ["use:chainsword", "pass"], "it may still be named for its reroll, though its bonus does not count"
    scenario.play("use:chainsword")
    assert "use:chainsword" in scenario.keys
    scenario = fight(["loota"], 1, 1, character="captain", cunning=9, assets=["guard-squad"])
    assert scenario.deeds("used") == [], "an ally is no weapon: its other sentence comes by itself"


@rule("RE-BATTLE-04", "RE-CORR-05")
def test_a_corruption_card_is_no_weapon_and_acts_only_face_up() -> None:
    scenario = fight(["slugga-boy"], 1, 1, assets=["boltgun"], corruption=["-bestial-claws", "bestial-claws", "-extra-eyes"])
    scenario.play("use:bestial-claws", "use:boltgun")
    assert "has 8 against 4" in scenario.said()
    assert fight(["slugga-boy"], 1, 1, corruption=["-bestial-claws"]).deeds("used") == []


@rule("RE-CLAR-10")
def test_once_a_turn_is_counted_for_each_ability() -> None:
    side = Side("canoness", willpower=6, influence=3)
    scenario = RelicScenario(side, lying={"landing": ["spore-mine-cluster", "synapse-node"]}).land("landing", 1, 1, 1, 1)
    scenario.play("invoke:acts-of-faith")
    assert (scenario.trophies(), scenario.player().influence) == (["spore-mine-cluster"], 2)
    assert (len(scenario.deeds("battle")), len(scenario.deeds("invoked"))) == (2, 1)


@rule("RE-INFL-03", "RE-DISC-05", "RE-CLAR-09")
@pytest.mark.parametrize(
    ("side", "space", "dice", "play", "after"),
    [
        (Side("trader", influence=3), "furnace", [], ["invoke:bribery"], {"influence": 1}),
        (Side("captain", hand=["omen", "miracle"]), "furnace", [1], ["invoke:codex-tactics", "discard:omen"], {"hand": ["miracle"]}),
        (Side(trophies=["nob", "loota", "warboss"], influence=0), "emissary", [], ["text-box:2", "spend:loota", "spend:nob"], {"influence": 3, "trophies": ["warboss"]}),
        (Side(assets=["guard-squad", "choppa", "boltgun", "jump-pack"]), "manufactorum", [], ["done", "yes", "discard:boltgun"], {"assets": ["guard-squad", "choppa", "jump-pack"]}),
    ],
)
def test_prices_are_paid_with_what_they_name(side: Side, space: str, dice: list[int], play: list[str], after: dict[str, Any]) -> None:
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy", "slugga-boy"]}).land(space, *dice).play(*play)
    for name, value in after.items():
        found = getattr(scenario.player(), name) if name == "influence" else getattr(scenario, name)()
        assert found == value


@rule("RE-INFL-03", "RE-DISC-05")
@pytest.mark.parametrize(
    ("given", "space", "dice", "refused"),
    [
        ({"character": "trader", "influence": 1}, "furnace", [1, 1], "invoke:bribery"), ({"character": "captain"}, "furnace", [1, 1], "invoke:codex-tactics"),
        ({"trophies": ["nob"]}, "emissary", [], "text-box:2"), ({"assets": ["choppa"]}, "manufactorum", [], "yes"),
    ],
)  # fmt: skip
def test_a_price_is_paid_in_full_or_not_at_all(given: dict[str, Any], space: str, dice: list[int], refused: str) -> None:
    scenario = RelicScenario(Side(**given), lying={"furnace": ["slugga-boy"]}).land(space, *dice)
    while scenario.active == 0 and not scenario.over and scenario.seat == 0:
        assert refused not in scenario.keys
        scenario.idle()


@rule("RE-BATTLE-09", "RE-DISC-05")
def test_one_ally_is_enough_to_be_sacrificed() -> None:
    scenario = fight(["slugga-boy"], 3, 1, 6, 1, assets=["death-cult-adept"]).play("pass")
    assert scenario.keys == ["invoke:summary-execution", "pass"]
    assert scenario.play("invoke:summary-execution").assets() == []


@rule("RE-BATTLE-07")
def test_the_roller_of_an_enemy_that_rolls_again_may_use_nothing_either() -> None:
    sides = (Side(willpower=9), Side(hand=["offering", "divine-guidance"]))
    scenario = RelicScenario(*sides, lying={"foothills": ["farseer"]}).land("foothills", 2, 1, 1)
    assert "has 10 against 8" in scenario.said()
    assert len(scenario.hand(1)) == 2


@rule("RE-POWER-05")
def test_who_hides_cards_is_passed_over_without_a_sign() -> None:
    """Others cannot tell a hand without an answer from one that keeps it; an empty hand tells by itself."""
    for hand, seats in ((["omen"], [1]), ([], []), (["mind-lock"], [])):
        scenario = RelicScenario(Side(hand=["foresight"]), Side(hand=hand), lying={"furnace": ["slugga-boy"]})
        before = len(scenario.match.listen().windows)
        scenario.land("furnace", 1, 3).play("pass", "roll")
        windows = scenario.match.listen().windows[before:]
        assert [seat for seat, reason in windows if reason == "RE-BATTLE-09"] == seats
        assert {reason for _seat, reason in windows} <= {"RE-BATTLE-09", "RE-SUPP-02"}, "other windows are the fighter's own"
    assert scenario.seat == 1
    assert 0 not in [seat for seat, _reason in windows]


@rule("RE-POWER-05", "RE-BATTLE-09")
@pytest.mark.parametrize(("fighter", "other"), [(0, 1), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_whoever_holds_an_answer_is_asked_wherever_he_sits(fighter: int, other: int) -> None:
    sides = [Side(name, at="hab") for name in ("captain", "commissar", "inquisitor")]
    sides[other].given["hand"] = ["mind-lock"]
    scenario = RelicScenario(*sides, lying={"furnace": ["slugga-boy"]}, turn_of=fighter).land("furnace", 1, 3)
    assert (scenario.seat, scenario.keys) == (other, ["play:mind-lock", "pass"])


@rule("RE-POWER-05", "RE-CLAR-09")
def test_an_answer_waits_until_its_holder_is_asked() -> None:
    sides = (Side(assets=["chronometer-of-ages"]), Side(hand=["mind-lock"]))
    scenario = RelicScenario(*sides, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 3)
    assert (scenario.seat, scenario.keys) == (0, ["use:chronometer-of-ages", "pass"])
    assert scenario.why_no_card(1, "mind-lock") == "RE-POWER-05"
    scenario.play("pass")
    assert (scenario.seat, scenario.why_no_card(1, "mind-lock")) == (1, "")
    assert scenario.why_no_card(0, "chronometer-of-ages") != ""


@rule("RE-SUPP-02", "RE-POWER-05")
def test_what_is_used_at_the_start_of_a_phase_is_not_used_later() -> None:
    scenario = RelicScenario(Side(assets=["auspex"]), tops={"yellow": ["gambling-hall"]}).land("foothills")
    assert (scenario.keys, scenario.rule, scenario.lying("foothills")) == (["use:auspex", "pass"], "RE-SUPP-02", [])
    scenario = RelicScenario(Side(at="hab", hand=["omen"])).begin(1)
    assert (scenario.keys, scenario.rule) == (["play:omen", "pass"], "RE-SUPP-02")
    assert scenario.play("pass", "roll").why_no_card(0, "omen") == "RE-SUPP-02"


@rule("RE-CLAR-01", "RE-SUPP-02")
@pytest.mark.parametrize(("owner", "offered"), [(1, True), (0, False)])
def test_what_a_later_seat_may_do_goes_by_what_that_seat_has(owner: int, offered: bool) -> None:
    sides = (Side("captain"), Side("enginseer"))
    sides[owner].given["assets"] = ["frag-grenade"]
    scenario = RelicScenario(*sides, turn_of=1).land("sanctuary").play("done")
    assert ("invoke:rite-of-repair" in scenario.keys) is offered


@rule("RE-CORR-05", "RE-CLAR-09")
def test_of_several_corruption_cards_the_named_one_is_used() -> None:
    corruption = ["mark-of-the-berserker", "bestial-claws"]
    scenario = fight(["slugga-boy"], 1, 1, 1, corruption=corruption).play("use:bestial-claws")
    assert scenario.keys == ["use:mark-of-the-berserker", "pass"]
    scenario.play("use:mark-of-the-berserker")
    assert "has 7 against 4" in scenario.said()


@rule("RE-CLAR-08", "RE-ATTR-02")
@pytest.mark.parametrize(
    ("dials", "asked"), [((2, 2, 2), ["attribute:1", "attribute:2", "attribute:3"]), ((3, 2, 2), ["attribute:2", "attribute:3"]), ((2, 3, 2), ["attribute:1", "attribute:3"])]
)
def test_of_equal_lowest_attributes_one_is_chosen(dials: tuple[int, int, int], asked: list[str]) -> None:
    side = Side(strength=dials[0], willpower=dials[1], cunning=dials[2], influence=2)
    assert RelicScenario(side).land("spire").play("text-box:1").keys == asked


@rule("RE-ATTR-03", "RE-CLAR-09")
def test_a_gain_beyond_twelve_is_ignored_and_not_forbidden() -> None:
    """p. 7: the dial is not moved and the gain is ignored; nothing forbids the box."""
    scenario = RelicScenario(Side(strength=12, willpower=12, cunning=12, influence=2)).land("spire")
    assert scenario.keys == ["text-box:1", "text-box:2", "done"]
    scenario.play("text-box:1", "attribute:2")
    assert (scenario.player().dials, scenario.player().influence) == ([12, 12, 12], 0)
