"""What may be used when: sentences, charges, once a turn, weapons named, prices (rulebook p. 18, 19, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.scenario import TRIAL, Side, Table, log

rule = pytest.mark.rule


def fight(enemies: list[str], *dice: int, space: str = "furnace", **given: Any) -> Table:
    return Table(Side(given.pop("character", "commissar"), **given), packs=TRIAL, lying={space: enemies}).land(space, *dice)


@rule("RE-CLAR-09", "RE-POWER-05")
def test_everything_usable_is_offered_once_and_in_order() -> None:
    given: dict[str, Any] = {"assets": ["frag-grenade", "frag-grenade", "guard-squad", "medicae-kit"], "hand": ["battle-focus", "battle-focus", "miracle"]}
    table = fight(["slugga-boy"], 1, 1, corruption=["bestial-claws", "-mark-of-the-berserker", "extra-eyes"], **given)
    assert table.keys == ["invoke:inspire", "use:frag-grenade", "use:guard-squad", "use:bestial-claws", "play:battle-focus", "pass"]


@rule("RE-CHARGE-05", "RE-CHARGE-02", "RE-CLAR-10")
def test_equal_cards_spend_their_charges_each_once_a_turn() -> None:
    table = fight(["slugga-boy", "fighting-pit"], 1, 1, 1, 1, 1, 1, 1, 1, assets=["frag-grenade", "frag-grenade"])
    table.play("use:frag-grenade")
    assert table.charges() == [table.content.cards[table.find("frag-grenade")].charges - 1, table.content.cards[table.find("frag-grenade")].charges]
    table.play("use:frag-grenade")
    assert len(set(table.charges())) == 1
    assert table.deeds("rolled")[2] == ("rolled", 0, 3)
    assert table.why_not(0, "frag-grenade") in ("RE-BONUS-05", "RE-CHARGE-05")
    assert table.deeds("battle")[1:] == [("battle", 0, 5)]
    assert len(table.deeds("used")) == 2


@rule("RE-CHARGE-05")
def test_a_charge_already_spent_is_the_reason() -> None:
    table = fight(["slugga-boy", "fighting-pit"], 1, 5, 1, 1, 1, 1, character="enginseer", strength=4, assets=["frag-grenade", "boltgun"])
    table.play("use:frag-grenade", "use:boltgun")
    assert (table.keys, len(table.deeds("battle"))) == (["use:boltgun", "pass"], 2)
    assert table.why_not(0, "frag-grenade") == "RE-CHARGE-05"


@rule("RE-CLAR-10", "RE-SUPP-02")
def test_an_ability_of_one_moment_is_silent_at_others() -> None:
    """The Commissar has one ability before a roll and one after; the Callidus one before movement and one before battle."""
    table = fight(["slugga-boy"], 3, 1, 6, 1, assets=["guard-squad"])
    assert "invoke:summary-execution" not in table.keys
    table.play("use:guard-squad", "invoke:inspire")
    assert table.keys == ["invoke:summary-execution", "pass"]
    assert table.why_not(0, "guard-squad") == "RE-BONUS-05"
    table = Table(Side("callidus", at="spire", influence=2), Side(at="menhir")).begin()
    assert table.keys == ["invoke:polymorphine", "pass"]


@rule("RE-CLAR-10", "RE-CLAR-09")
def test_what_acts_by_itself_is_not_offered() -> None:
    table = fight(["squiggoth"], 3, 3, 6, character="captain", strength=1, assets=["flak-armour", "trial:second-wind"])
    table.play("use:flak-armour")
    assert table.keys == ["use:trial:second-wind", "pass"]
    assert table.why_not(0, "flak-armour") == "RE-CLAR-10"


@rule("RE-CLAR-02", "RE-BONUS-05")
def test_only_allies_are_kept_out_by_a_ban_of_allies() -> None:
    table = fight(["deff-dread"], 1, 1, character="captain", strength=9, assets=["guard-squad", "boltgun", "frag-grenade"])
    assert table.keys == ["use:boltgun", "use:frag-grenade", "pass"]
    assert table.why_not(0, "guard-squad") == "RE-CLAR-02"


@rule("RE-BATTLE-04", "RE-GEAR-07")
def test_a_weapon_is_named_once_and_only_where_it_matters() -> None:
    table = fight(["slugga-boy"], 1, 1, 1, assets=["chainsword", "trial:hungry-blade", "frag-grenade"])
    assert table.keys == ["use:chainsword", "use:trial:hungry-blade", "use:frag-grenade", "pass"]
    table.play("use:trial:hungry-blade")
    assert (table.keys, table.why_not(0, "chainsword")) == (["use:frag-grenade", "pass"], "RE-BATTLE-04")
    table = fight(["loota"], 1, 1, cunning=9, assets=["chainsword", "boltgun"])
    assert table.keys == ["use:chainsword", "pass"], "it may still be named for its reroll, though its bonus does not count"
    table.play("use:chainsword")
    assert "use:chainsword" in table.keys
    table = fight(["loota"], 1, 1, character="captain", cunning=9, assets=["guard-squad"])
    assert table.deeds("used") == [], "an ally is no weapon: its other sentence comes by itself"


@rule("RE-BATTLE-04", "RE-CORR-05")
def test_a_corruption_card_is_no_weapon_and_acts_only_face_up() -> None:
    table = fight(["slugga-boy"], 1, 1, 1, assets=["boltgun"], corruption=["-bestial-claws", "bestial-claws", "-extra-eyes"])
    table.play("use:bestial-claws", "use:boltgun")
    assert "has 8 against 4" in log(table)
    assert fight(["slugga-boy"], 1, 1, corruption=["-bestial-claws"]).deeds("used") == []


@rule("RE-CLAR-10")
def test_once_a_turn_is_counted_for_each_ability() -> None:
    side = Side("canoness", willpower=6, influence=3)
    table = Table(side, lying={"landing": ["spore-mine-cluster", "synapse-node"]}).land("landing", 1, 1, 1, 1, 1)
    table.play("invoke:acts-of-faith")
    assert (table.trophies(), table.player().influence) == (["spore-mine-cluster"], 2)
    assert (len(table.deeds("battle")), len(table.deeds("invoked"))) == (2, 1)


@rule("RE-INFL-03", "RE-DISC-05", "RE-CLAR-09")
@pytest.mark.parametrize(
    ("side", "space", "play", "after"),
    [
        (Side("trader", influence=3), "furnace", ["invoke:bribery"], {"influence": 1}),
        (Side("captain", hand=["omen", "miracle"]), "furnace", ["invoke:codex-tactics", "discard:omen"], {"hand": ["miracle"]}),
        (Side(trophies=["nob", "loota", "warboss"], influence=0), "emissary", ["text-box:2", "spend:loota", "spend:nob"], {"influence": 3, "trophies": ["warboss"]}),
        (Side(assets=["guard-squad", "choppa", "boltgun", "jump-pack"]), "manufactorum", ["done", "yes", "discard:boltgun"], {"assets": ["guard-squad", "choppa", "jump-pack"]}),
    ],
)
def test_prices_are_paid_with_what_they_name(side: Side, space: str, play: list[str], after: dict[str, Any]) -> None:
    table = Table(side, lying={"furnace": ["slugga-boy", "slugga-boy"]}).land(space, 1, 1, 1, 1, 1, 1).play(*play)
    for name, value in after.items():
        found = getattr(table.player(), name) if name == "influence" else getattr(table, name)()
        assert found == value


@rule("RE-INFL-03", "RE-DISC-05")
@pytest.mark.parametrize(
    ("given", "space", "refused"),
    [
        ({"character": "trader", "influence": 1}, "furnace", "invoke:bribery"), ({"character": "captain"}, "furnace", "invoke:codex-tactics"),
        ({"trophies": ["nob"]}, "emissary", "text-box:2"), ({"assets": ["choppa"]}, "manufactorum", "yes"),
    ],
)  # fmt: skip
def test_a_price_is_paid_in_full_or_not_at_all(given: dict[str, Any], space: str, refused: str) -> None:
    table = Table(Side(**given), lying={"furnace": ["slugga-boy"]}).land(space, 1, 1, 1)
    while table.table.active == 0 and table.match.decision is not None and table.seat == 0:
        assert refused not in table.keys
        table.idle()


@rule("RE-BATTLE-09", "RE-DISC-05")
def test_one_ally_is_enough_to_be_sacrificed() -> None:
    table = fight(["slugga-boy"], 3, 1, 6, 1, assets=["death-cult-adept"]).play("pass")
    assert table.keys == ["invoke:summary-execution", "pass"]
    assert table.play("invoke:summary-execution").assets() == []


@rule("RE-BATTLE-07")
def test_the_roller_of_an_enemy_that_rolls_again_may_use_nothing_either() -> None:
    sides = (Side(willpower=9), Side(hand=["offering", "divine-guidance"]))
    table = Table(*sides, lying={"foothills": ["farseer"]}).land("foothills", 2, 1, 1)
    assert "has 10 against 8" in log(table)
    assert len(table.hand(1)) == 2


@rule("RE-POWER-05")
def test_who_hides_cards_is_passed_over_without_a_sign() -> None:
    """Others cannot tell a hand without an answer from one that keeps it; an empty hand tells by itself."""
    for hand, seats in ((["omen"], [1]), ([], []), (["mind-lock"], [])):
        table = Table(Side(hand=["foresight"]), Side(hand=hand), lying={"furnace": ["slugga-boy"]})
        before = len(table.match.listen().windows)
        table.land("furnace", 1, 3).play("pass", "roll")
        windows = table.match.listen().windows[before:]
        assert [seat for seat, reason in windows if reason == "RE-BATTLE-09"] == seats
        assert {reason for _seat, reason in windows} <= {"RE-BATTLE-09", "RE-SUPP-02"}, "other windows are the fighter's own"
    assert table.seat == 1
    assert 0 not in [seat for seat, _reason in windows]


@rule("RE-POWER-05", "RE-BATTLE-09")
@pytest.mark.parametrize(("fighter", "other"), [(0, 1), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_whoever_holds_an_answer_is_asked_wherever_he_sits(fighter: int, other: int) -> None:
    sides = [Side(name, at="hab") for name in ("captain", "commissar", "inquisitor")]
    sides[other].given["hand"] = ["mind-lock"]
    table = Table(*sides, lying={"furnace": ["slugga-boy"]}, turn_of=fighter).land("furnace", 1, 3)
    assert (table.seat, table.keys) == (other, ["play:mind-lock", "pass"])


@rule("RE-POWER-05", "RE-CLAR-09")
def test_an_answer_waits_until_its_holder_is_asked() -> None:
    sides = (Side(assets=["chronometer-of-ages"]), Side(hand=["mind-lock"]))
    table = Table(*sides, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 3)
    assert (table.seat, table.keys) == (0, ["use:chronometer-of-ages", "pass"])
    assert table.why_not(1, "mind-lock") == "RE-POWER-05"
    table.play("pass")
    assert (table.seat, table.why_not(1, "mind-lock")) == (1, "")
    assert table.why_not(0, "chronometer-of-ages") != ""


@rule("RE-SUPP-02", "RE-POWER-05")
def test_what_is_used_at_the_start_of_a_phase_is_not_used_later() -> None:
    table = Table(Side(assets=["auspex"]), tops={"yellow": ["gambling-hall"]}).land("foothills")
    assert (table.keys, table.rule, table.lying("foothills")) == (["use:auspex", "pass"], "RE-SUPP-02", [])
    table = Table(Side(at="hab", hand=["omen"])).begin(1)
    assert (table.keys, table.rule) == (["play:omen", "pass"], "RE-SUPP-02")
    assert table.play("pass", "roll").why_not(0, "omen") == "RE-SUPP-02"


@rule("RE-CLAR-01", "RE-SUPP-02")
@pytest.mark.parametrize(("owner", "offered"), [(1, True), (0, False)])
def test_what_a_later_seat_may_do_goes_by_what_that_seat_has(owner: int, offered: bool) -> None:
    sides = (Side("captain"), Side("enginseer"))
    sides[owner].given["assets"] = ["frag-grenade"]
    table = Table(*sides, turn_of=1).land("sanctuary").play("done")
    assert ("invoke:rite-of-repair" in table.keys) is offered


@rule("RE-CORR-05", "RE-CLAR-09")
def test_of_several_corruption_cards_the_named_one_is_used() -> None:
    corruption = ["mark-of-the-berserker", "bestial-claws"]
    table = fight(["slugga-boy"], 1, 1, 1, corruption=corruption).play("use:bestial-claws")
    assert table.keys == ["use:mark-of-the-berserker", "pass"]
    table.play("use:mark-of-the-berserker")
    assert "has 7 against 4" in log(table)


@rule("RE-CLAR-08", "RE-ATTR-02")
@pytest.mark.parametrize(
    ("dials", "asked"), [((2, 2, 2), ["attribute:1", "attribute:2", "attribute:3"]), ((3, 2, 2), ["attribute:2", "attribute:3"]), ((2, 3, 2), ["attribute:1", "attribute:3"])]
)
def test_of_equal_lowest_attributes_one_is_chosen(dials: tuple[int, int, int], asked: list[str]) -> None:
    side = Side(strength=dials[0], willpower=dials[1], cunning=dials[2], influence=2)
    assert Table(side).land("spire").play("text-box:1").keys == asked


@rule("RE-ATTR-02", "RE-CLAR-09")
def test_a_space_does_not_offer_what_cannot_grow() -> None:
    table = Table(Side(strength=12, willpower=12, cunning=12, influence=2)).land("spire")
    assert "text-box:1" not in table.keys
    assert "text-box:2" in table.keys
