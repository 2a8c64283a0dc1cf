"""Health and combat points."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, Bout, barbarian, moon_elf, paladin, pyromancer

rule = pytest.mark.rule


@rule("DT-HEALTH-01")
@pytest.mark.parametrize(("before", "after"), [(54, 59), (55, 60), (58, 60), (60, 60)])
def test_healing_ends_at_ten_above_the_start(before: int, after: int) -> None:
    """The example: 58 heals 5, and has 60."""
    duel = Bout(barbarian(health=before), pyromancer()).strike("fortitude", 4, 4, 5, 5, 1)
    assert duel.health(BARBARIAN) == after


@rule("DT-HEALTH-02")
def test_healing_raises_ones_own_counter() -> None:
    duel = Bout(barbarian(health=20), pyromancer(health=20)).strike("fortitude", 4, 4, 5, 1, 1)
    assert duel.changes() == {"barbarian health": 24}
    assert duel.deeds("healed", "hurt") == [("healed", 0, 4)]


@rule("DT-HEALTH-02")
@pytest.mark.parametrize(("moment", "now"), [("DT-MAIN-01", 43), ("DT-WINDOW-07", 43), ("DT-WINDOW-13", 40)])
def test_a_card_heals_at_once_unless_the_phase_adds_healing_up(moment: str, now: int) -> None:
    """Feelin' Good!, 3 healing: in the Defensive Roll Phase it waits for step 6."""
    duel = Bout(barbarian(hand=["feelin-good"], health=40), pyromancer())
    if moment != "DT-MAIN-01":
        duel.roll(1, 2, 3, 4, 4)
    if moment == "DT-WINDOW-13":
        duel.play("pass", "reroll:none", "announce:smack")
    duel.until(moment).dice(4, 1, 1).play("play:feelin-good")
    assert duel.health(BARBARIAN) == now
    duel.until("Main.act")
    assert duel.health(BARBARIAN) == 43


@rule("DT-CP-01")
def test_points_pay_for_cards() -> None:
    duel = Bout(barbarian(hand=["concuss", "vegas-baby"], cp=4), pyromancer()).dice(1)
    assert duel.play("play:concuss").cp(BARBARIAN) == 3
    assert duel.play("play:vegas-baby").cp(BARBARIAN) == 3 - 0 + 1


@rule("DT-CP-01")
def test_points_pay_for_what_a_token_asks() -> None:
    duel = Bout(barbarian(tokens={"knockdown": 1}, cp=3), pyromancer()).play("pass", "choose:1")
    assert duel.cp(BARBARIAN) == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(11, 14, marks=rule("DT-CP-02")),
        pytest.param(12, 15, marks=rule("DT-CP-02")),
        pytest.param(14, 15, marks=rule("DT-CP-03")),
        pytest.param(15, 15, marks=rule("DT-CP-03")),
    ],
)
def test_points_beyond_15_are_lost(before: int, after: int) -> None:
    """The example: 14 and gain 3, makes 15."""
    duel = Bout(barbarian(hand=["vegas-baby"], cp=before), pyromancer()).dice(5).play("play:vegas-baby")
    assert duel.cp(BARBARIAN) == after


@rule("DT-CP-05")
def test_what_one_cannot_pay_in_full_cannot_be_played() -> None:
    poor = Bout(barbarian(hand=["concuss", "smack-2"], cp=1), pyromancer())
    assert poor.keys == ["play:concuss", "sell:concuss", "sell:smack-2", "sell:reckless-2", "pass"]
    assert poor.why_no_card(BARBARIAN, "smack-2") == "DT-CP-05"
    just = Bout(barbarian(hand=["smack-3"], upgrades=["smack-2"], cp=1), pyromancer())
    assert just.keys[0] == "play:smack-3"
    poorer = Bout(barbarian(hand=["concuss"], cp=0), pyromancer())
    assert poorer.why_no_card(BARBARIAN, "concuss") == "DT-CP-05"


@rule("DT-CP-05")
def test_a_cost_is_paid_before_the_effect() -> None:
    duel = Bout(barbarian(hand=["so-wild"], cp=3), pyromancer()).roll(1, 2, 3, 4, 4).play("play:so-wild")
    assert duel.keys == ["die:1", "die:2", "die:3", "die:4", "die:5"]
    assert duel.cp(BARBARIAN) == 1


@rule("DT-CP-05")
@pytest.mark.parametrize(("points", "asked"), [(1, "Main.act"), (2, "Resolution.go_on")])
def test_what_a_token_asks_must_be_there_in_full(points: int, asked: str) -> None:
    """With less than 2 CP a knocked down player is not asked: he skips his Offensive Roll Phase."""
    duel = Bout(barbarian(tokens={"knockdown": 1}, cp=points), pyromancer()).play("pass")
    assert duel.asked == asked
    assert duel.cp(BARBARIAN) == points


@rule("DT-CP-03")
def test_the_log_tells_of_15_points_only_where_there_are_so_many() -> None:
    """Divine Defense without a Prayer gains nothing; with one and 15 points, nothing that fits."""
    for dice, points, said in (((1, 3, 5), 4, False), ((6, 3, 5), 15, True), ((6, 3, 5), 4, False)):
        duel = Bout(paladin(cp=points), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
        duel.dice(*dice).answer("defend:divine-defense")
        assert any("having 15" in line for line in duel.log()) is said


@rule("DT-CP-01")
def test_the_log_tells_paying_from_losing_and_neither_of_nothing() -> None:
    duel = Bout(moon_elf(), barbarian(cp=1)).strike("exploding-arrow", 1, 6, 6, 6, 4, then=(1, 2, 4, 6, 6))
    assert [line for line in duel.log() if "CP" in line] == ["Barbarian loses 1 CP. [DT-ABILITY-06 DT-CP-01]"]
    none = Bout(moon_elf(), barbarian(cp=1)).strike("exploding-arrow", 1, 6, 6, 6, 4, then=(1, 2, 4, 1, 1))
    assert [line for line in none.log() if "CP" in line] == []
    pays = Bout(paladin(cp=3), barbarian()).play("use:tithe")
    assert any(line.startswith("Paladin pays 3 CP.") for line in pays.log())
