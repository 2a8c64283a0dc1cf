"""The Barbarian: every ability on every level, and every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import Bout, Side, barbarian, pyromancer

rule = pytest.mark.rule

HURT = "pyromancer health"

EXTRA = (1, 1, 2, 4, 6)
"""The first attempt of the Offensive Roll Phase that a stunned opponent gives."""
ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("", "smack", (1, 2, 3, 4, 6), (), {HURT: 46}),
    ("", "smack", (1, 1, 2, 2, 6), (), {HURT: 44}),
    ("", "smack", (1, 1, 2, 2, 3), (), {HURT: 42}),
    ("smack-2", "smack-2", (1, 2, 3, 4, 6), (), {HURT: 45}),
    ("smack-2", "smack-2", (1, 1, 2, 2, 6), (), {HURT: 43}),
    ("smack-2", "smack-2", (1, 1, 2, 2, 3), (), {HURT: 41}),
    ("smack-3", "smack-3", (1, 2, 3, 4, 6), (), {HURT: 44}),
    ("smack-3", "smack-3", (1, 1, 2, 2, 6), (), {HURT: 42}),
    ("smack-3", "smack-3", (1, 1, 2, 2, 3), (), {HURT: 40}),
    ("", "sturdy-blow", (1, 2, 4, 6, 6), (), {HURT: 46}),
    ("sturdy-blow-2", "sturdy-blow-2", (1, 2, 4, 6, 6), (), {HURT: 45}),
    ("sturdy-blow-3", "sturdy-blow-3", (1, 2, 4, 6, 6), (), {HURT: 44}),
    ("", "fortitude", (4, 4, 5, 1, 6), (), {"barbarian health": 54}),
    ("", "fortitude", (4, 4, 5, 5, 6), (), {"barbarian health": 55}),
    ("", "fortitude", (4, 4, 5, 5, 5), (), {"barbarian health": 56}),
    ("fortitude-2", "fortitude-2", (4, 4, 5, 1, 6), (), {"barbarian health": 55}),
    ("fortitude-2", "fortitude-2", (4, 4, 5, 5, 6), (), {"barbarian health": 56}),
    ("fortitude-2", "fortitude-2", (4, 4, 5, 5, 5), (), {"barbarian health": 57}),
    ("", "overpower", (1, 2, 3, 6, 6), (6, 4, 3), {HURT: 37}),
    ("", "overpower", (1, 2, 3, 6, 6), (6, 4, 4), {HURT: 36, "pyromancer tokens": {"concussion": 1}}),
    ("overpower-2", "overpower-2", (1, 2, 3, 6, 6), (3, 3, 3), {HURT: 41}),
    ("overpower-2", "overpower-2", (1, 2, 3, 6, 6), (4, 3, 3), {HURT: 40, "pyromancer tokens": {"concussion": 1}}),
    ("overpower-2", "war-cry", (1, 2, 4, 5, 6), (), {HURT: 48, "barbarian health": 52}),
    ("", "mighty-blow", (1, 2, 3, 4, 4), (), {HURT: 41}),
    ("mighty-blow-2", "mighty-blow-2", (3, 4, 5, 6, 6), (), {HURT: 42}),
    ("", "reckless", (1, 2, 3, 4, 5), (), {HURT: 35, "barbarian health": 46}),
    ("reckless-2", "reckless-2", (2, 3, 4, 5, 6), (), {HURT: 30, "barbarian health": 45}),
    ("", "crit-bash", (6, 6, 6, 6, 1), EXTRA, {HURT: 45}),
    ("crit-bash-2", "crit-bash-2", (6, 6, 6, 6, 1), EXTRA, {HURT: 43}),
    ("crit-bash-2", "crit-smash", (6, 6, 6, 1, 1), (), {HURT: 48, "pyromancer tokens": {"concussion": 1}}),
    ("", "rage", (6, 6, 6, 6, 6), EXTRA, {HURT: 35}),
]

MISSED = [
    ("", "smack", (1, 2, 4, 4, 4)),
    ("", "sturdy-blow", (1, 6, 6, 6, 6)),
    ("", "sturdy-blow", (1, 2, 3, 4, 6)),
    ("", "fortitude", (1, 2, 3, 4, 5)),
    ("", "overpower", (1, 2, 4, 6, 6)),
    ("overpower-2", "war-cry", (1, 2, 4, 6, 6)),
    ("", "mighty-blow", (1, 2, 3, 5, 6)),
    ("", "reckless", (1, 2, 3, 4, 6)),
    ("", "crit-bash", (6, 6, 6, 1, 1)),
    ("crit-bash-2", "crit-smash", (6, 6, 1, 1, 1)),
    ("", "rage", (6, 6, 6, 6, 5)),
]

UNDEFENDABLE = [
    ("smack-2", "smack-2", (1, 1, 1, 1, 2)),
    ("smack-3", "smack-3", (2, 2, 2, 2, 6)),
    ("", "sturdy-blow", (1, 2, 4, 6, 6)),
    ("sturdy-blow-2", "sturdy-blow-2", (1, 2, 4, 6, 6)),
    ("sturdy-blow-3", "sturdy-blow-3", (1, 2, 4, 6, 6)),
    ("overpower-2", "war-cry", (1, 2, 4, 5, 6)),
    ("mighty-blow-2", "mighty-blow-2", (1, 2, 3, 4, 4)),
    ("crit-bash-2", "crit-smash", (6, 6, 6, 1, 1)),
    ("", "rage", (6, 6, 6, 6, 6)),
]

DEFENDABLE = [
    ("", "smack", (1, 1, 1, 1, 2)),
    ("smack-2", "smack-2", (1, 1, 1, 2, 3)),
    ("smack-3", "smack-3", (1, 1, 1, 2, 3)),
    ("", "overpower", (1, 2, 3, 6, 6)),
    ("", "mighty-blow", (1, 2, 3, 4, 4)),
    ("", "reckless", (1, 2, 3, 4, 5)),
    ("reckless-2", "reckless-2", (1, 2, 3, 4, 5)),
]


def me(upgrade: str = "", **given: Any) -> Side:
    return barbarian(upgrades=[upgrade] if upgrade else [], **given)


@rule("DT-ABILITY-06")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "changes"), ABILITIES)
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], changes: dict[str, Any]
) -> None:
    assert Bout(me(upgrade), pyromancer()).strike(ability, *dice, then=then).changes() == changes


@rule("DT-OFFENSE-06")
@pytest.mark.parametrize(("upgrade", "ability", "dice"), MISSED)
def test_an_ability_whose_dice_are_not_there_is_not_offered(
    upgrade: str, ability: str, dice: tuple[int, ...]
) -> None:
    duel = Bout(me(upgrade), pyromancer()).roll(*dice).play("reroll:none")
    assert f"announce:{ability}" not in duel.keys
    guard = duel.refusal(0, "ability", ability)
    assert guard is not None
    assert guard.rule == "DT-OFFENSE-06"


@rule("DT-DEFAB-03", "DT-DAMAGE-08")
@pytest.mark.parametrize(("upgrade", "ability", "dice"), UNDEFENDABLE)
def test_no_defence_is_offered_against_it(upgrade: str, ability: str, dice: tuple[int, ...]) -> None:
    duel = Bout(me(upgrade), pyromancer(hand=["not-this-time"])).any_dice().attack(ability, *dice)
    while duel.asked not in ("Main.act", "OffensiveRoll.keep"):
        assert "stand" not in duel.keys
        duel.idle()


@rule("DT-DEFENSE-03", "DT-DAMAGE-07")
@pytest.mark.parametrize(("upgrade", "ability", "dice"), DEFENDABLE)
def test_a_defence_is_offered_against_it(upgrade: str, ability: str, dice: tuple[int, ...]) -> None:
    assert Bout(me(upgrade), pyromancer()).any_dice().attack(ability, *dice).keys == ["defend:molten-armor", "stand"]


@rule("DT-UPGRADE-01")
def test_the_levels_of_an_ability_replace_each_other_and_their_second_ability_comes_with_them() -> None:
    duel = Bout(barbarian(upgrades=["overpower-2", "crit-bash-2"]), pyromancer()).roll(1, 2, 3, 6, 6).play("reroll:none")
    assert duel.keys == ["announce:smack", "announce:sturdy-blow", "announce:overpower-2", "none"]


@rule("DT-BARB-01")
@pytest.mark.parametrize(("then", "damage"), [((3, 4, 6), 13), ((6, 4, 6), 16), ((6, 6, 6), 18)])
def test_overpower_deals_the_sum_of_three_dice(then: tuple[int, ...], damage: int) -> None:
    duel = Bout(barbarian(), pyromancer()).strike("overpower", 1, 2, 3, 6, 6, then=then)
    assert duel.health(1) == 50 - damage


@rule("DT-BARB-02")
@pytest.mark.parametrize(("then", "concussed"), [((3, 4, 6), False), ((4, 4, 6), True), ((6, 4, 6), True)])
def test_overpower_concusses_from_14(then: tuple[int, ...], concussed: bool) -> None:
    duel = Bout(barbarian(), pyromancer()).strike("overpower", 1, 2, 3, 6, 6, then=then)
    assert ("concussion" in duel.tokens(1)) == concussed


# Fortitude II


def cured(*dice: int) -> Bout:
    side = me("fortitude-2", tokens={"burn": 1, "concussion": 1})
    return Bout(side, pyromancer()).attack("fortitude-2", *dice)


@rule("DT-STATUS-08", "DT-ABILITY-10")
def test_fortitude_two_may_remove_one_token_with_three_of_a_kind() -> None:
    duel = cured(4, 4, 4, 1, 6)
    assert duel.keys == ["yes", "no"]
    assert duel.play("yes").keys == ["take-off:concussion:1", "take-off:burn:1"]
    assert duel.play("take-off:burn:1").changes() == {"barbarian health": 55, "barbarian tokens": {"concussion": 1}}


def test_fortitude_two_may_also_leave_it() -> None:
    assert cured(4, 4, 4, 1, 6).play("no").changes() == {"barbarian health": 55}


@rule("DT-ABILITY-10")
def test_fortitude_two_asks_nothing_without_three_of_a_kind() -> None:
    assert cured(4, 4, 5, 5, 6).changes() == {"barbarian health": 56}


# Reckless


@rule("DT-ABILITY-06")
def test_reckless_costs_nothing_when_no_damage_gets_through() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["not-this-time"])).attack("reckless", 1, 2, 3, 4, 5)
    duel.harms(1)[0].amount = 6
    duel.play("play:not-this-time", "player:2").settle()
    assert (duel.health(0), duel.health(1)) == (50, 50)


@rule("DT-ABILITY-06")
def test_reckless_costs_as_much_when_one_damage_gets_through() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["not-this-time"])).attack("reckless", 1, 2, 3, 4, 5)
    duel.harms(1)[0].amount = 7
    duel.play("play:not-this-time", "player:2").settle()
    assert (duel.health(0), duel.health(1)) == (46, 49)


# Stun


@rule("DT-PYRO-06")
@pytest.mark.parametrize(
    ("upgrade", "ability", "dice"),
    [("", "crit-bash", (6, 6, 6, 6, 1)), ("crit-bash-2", "crit-bash-2", (6, 6, 6, 6, 1)), ("", "rage", (6, 6, 6, 6, 6))],
)
def test_stun_gives_another_offensive_roll_phase(upgrade: str, ability: str, dice: tuple[int, ...]) -> None:
    duel = Bout(me(upgrade), pyromancer()).attack(ability, *dice, *EXTRA)
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.tokens(1) == {}
    assert duel.log()[-2].startswith("Barbarian takes another Offensive Roll Phase.")


# Thick Skin


@rule("DT-KEY-06", "DT-DEFAB-04")
@pytest.mark.parametrize(
    ("upgrade", "ability", "dice", "healed"),
    [
        ("", "thick-skin", (1, 2, 6), 0),
        ("", "thick-skin", (4, 2, 6), 2),
        ("", "thick-skin", (4, 5, 5), 6),
        ("thick-skin-2", "thick-skin-2", (1, 2, 3, 6), 0),
        ("thick-skin-2", "thick-skin-2", (4, 5, 5, 4), 8),
    ],
)
def test_thick_skin_heals_two_for_each_life(upgrade: str, ability: str, dice: tuple[int, ...], healed: int) -> None:
    duel = Bout(me(upgrade, health=40), pyromancer(), first=1).attack("fireball", 1, 1, 2, 2, 3).dice(*dice)
    duel.play(f"defend:{ability}")
    assert duel.health(0) == 40 - 8 + healed
    assert duel.changes().keys() <= {"pyromancer tokens", "barbarian health"}


def defended(*dice: int, tokens: dict[str, int] | None = None) -> Bout:
    """Pyroblast II has just inflicted Burn and Knockdown; the Barbarian rolls his defence."""
    pyro = pyromancer(upgrades=["pyroblast-2"])
    duel = Bout(me("thick-skin-2", tokens=tokens), pyro, first=1)
    duel.dice(1, 2, 3, 6, 6, 4, 6, *dice).play("pass", "reroll:none", "announce:pyroblast-2")
    return duel.play("defend:thick-skin-2")


@rule("DT-STATUS-08", "DT-STATUS-04", "DT-DEFENSE-02")
def test_thick_skin_two_takes_off_one_token_of_this_attack_with_two_lives() -> None:
    duel = defended(4, 4, 1, 1)
    assert duel.keys == ["take-off:knockdown:1", "take-off:burn:1", "done"]
    assert duel.play("take-off:burn:1").settle().tokens(0) == {"knockdown": 1}


def test_thick_skin_two_may_leave_the_tokens() -> None:
    assert defended(4, 4, 1, 1).play("done").settle().tokens(0) == {"burn": 1, "knockdown": 1}


def test_thick_skin_two_takes_off_nothing_with_one_life() -> None:
    assert "done" not in defended(4, 1, 1, 1).keys


@rule("DT-STATUS-04", "DT-STATUS-14")
def test_thick_skin_two_takes_off_nothing_that_lay_there_before() -> None:
    assert defended(4, 4, 1, 1, tokens={"burn": 1}).keys == ["take-off:knockdown:1", "done"]


@rule("DT-STATUS-04")
def test_thick_skin_two_takes_off_nothing_that_a_card_has_inflicted() -> None:
    """Scorch inflicts Burn; Knockdown comes from Huzzah!."""
    duel = Bout(me("thick-skin-2"), pyromancer(upgrades=["hot-streak-2"], hand=["huzzah"]), first=1)
    duel.attack("scorch", 1, 2, 4, 4, 6).until("DT-WINDOW-13").dice(6).play("play:huzzah")
    duel.until("DefensiveRoll.choose_ability").dice(4, 4, 1, 1).play("defend:thick-skin-2")
    assert duel.tokens(0) == {"burn": 1, "knockdown": 1}
    assert duel.keys == ["take-off:burn:1", "done"]


# Cards


@rule("DT-STATUS-04", "DT-ACTION-02", "DT-STATUS-14")
def test_concuss_inflicts_concussion() -> None:
    duel = Bout(barbarian(hand=["concuss"]), pyromancer()).play("play:concuss")
    assert duel.changes() == {
        "barbarian cp": 1,
        "barbarian hand": [],
        "barbarian discard": ["concuss"],
        "pyromancer tokens": {"concussion": 1},
    }


@rule("DT-STATUS-14", "DT-CP-05", "DT-MAINCARD-01")
def test_concuss_needs_room_a_point_and_the_main_phase() -> None:
    assert Bout(barbarian(hand=["concuss"]), pyromancer(tokens={"concussion": 1})).why_no_card(0, "concuss") == "DT-STATUS-14"
    assert Bout(barbarian(hand=["concuss"], cp=0), pyromancer()).why_no_card(0, "concuss") == "DT-CP-05"
    duel = Bout(barbarian(hand=["concuss", "six-it"]), pyromancer()).roll(1, 1, 2, 2, 3)
    assert duel.why_no_card(0, "concuss") == "DT-MAINCARD-01"


@rule("DT-FINAL-01")
def test_head_bash_follows_eight_damage() -> None:
    duel = Bout(barbarian(hand=["head-bash"]), pyromancer()).attack("smack", 1, 1, 2, 2, 3).play("stand")
    assert duel.keys == ["play:head-bash", "pass"]
    assert duel.play("play:head-bash").changes() == {
        "barbarian hand": [],
        "barbarian discard": ["head-bash"],
        "pyromancer health": 42,
        "pyromancer tokens": {"concussion": 1},
    }


@rule("DT-FINAL-01")
def test_head_bash_does_not_follow_seven_damage() -> None:
    side = me("smack-2", hand=["head-bash"])
    duel = Bout(side, pyromancer()).attack("smack-2", 1, 1, 2, 2, 6)
    assert duel.why_no_card(0, "head-bash") == "DT-FINAL-01"
    assert duel.play("stand").asked == "Main.act"


@rule("DT-FINAL-01")
def test_head_bash_counts_what_was_dealt_in_the_end() -> None:
    duel = Bout(barbarian(hand=["head-bash"]), pyromancer(hand=["not-this-time"])).attack("smack", 1, 1, 2, 2, 3)
    duel.play("play:not-this-time", "player:2", "stand")
    assert duel.asked == "Main.act"


@rule("DT-NAMED-04")
def test_get_some_adds_one_for_each_sword_of_five_dice_and_concusses() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("smack", 1, 1, 2, 4, 6)
    assert duel.dice(1, 1, 2, 2, 3).play("play:get-some").settle().changes() == {
        "barbarian cp": 0,
        "barbarian hand": [],
        "barbarian discard": ["get-some"],
        "pyromancer health": 50 - 4 - 5,
        "pyromancer tokens": {"concussion": 1},
    }


@rule("DT-NAMED-04")
def test_get_some_without_swords_still_concusses() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("smack", 1, 1, 2, 4, 6)
    duel.dice(4, 4, 5, 6, 6).play("play:get-some").settle()
    assert duel.health(1) == 46
    assert duel.tokens(1) == {"concussion": 1}


@rule("DT-MODIFIER-04", "DT-CP-05")
def test_get_some_needs_an_attack_and_two_points() -> None:
    duel = Bout(barbarian(hand=["get-some", "six-it"]), pyromancer()).roll(4, 4, 4, 2, 3)
    assert duel.why_no_card(0, "get-some") == "DT-MODIFIER-04"
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("fortitude", 4, 4, 4, 2, 3)
    assert duel.asked == "Main.act"
    duel = Bout(barbarian(hand=["get-some"], cp=1), pyromancer()).attack("smack", 1, 1, 2, 4, 6)
    assert duel.why_no_card(0, "get-some") == "DT-CP-05"


@rule("DT-HEALTH-02", "DT-KEY-06")
@pytest.mark.parametrize(("dice", "health"), [((1, 2, 6), 41), ((4, 2, 6), 43), ((4, 5, 5), 47)])
def test_feelin_good_heals_one_and_two_for_each_life(dice: tuple[int, ...], health: int) -> None:
    duel = Bout(barbarian(hand=["feelin-good"], health=40), pyromancer()).dice(*dice).play("play:feelin-good")
    assert duel.changes() == {
        "barbarian health": health,
        "barbarian hand": [],
        "barbarian discard": ["feelin-good"],
    }


@rule("DT-HEALTH-01")
def test_feelin_good_heals_not_above_sixty() -> None:
    duel = Bout(barbarian(hand=["feelin-good"], health=59), pyromancer()).dice(4, 5, 5).play("play:feelin-good")
    assert duel.health(0) == 60


@rule("DT-PYRO-05")
def test_feelin_good_cannot_be_played_by_a_stunned_hero() -> None:
    pyro = pyromancer(hand=["red-hot"])
    duel = Bout(barbarian(hand=["feelin-good"]), pyro, first=1).attack("meteorite", 6, 6, 6, 6, 1)
    while "stun" not in duel.tokens(0):
        duel.play("pass")
    assert duel.why_no_card(0, "feelin-good") == "DT-PYRO-05"


def test_adrenaline_surge_heals_and_concusses_on_pow() -> None:
    duel = Bout(barbarian(hand=["adrenaline-surge"]), pyromancer()).dice(6).play("play:adrenaline-surge")
    assert duel.changes() == {
        "barbarian health": 52,
        "barbarian hand": [],
        "barbarian discard": ["adrenaline-surge"],
        "pyromancer tokens": {"concussion": 1},
    }


def test_adrenaline_surge_draws_a_card_otherwise() -> None:
    side = barbarian(hand=["adrenaline-surge"], deck=["concuss", "tip-it"])
    duel = Bout(side, pyromancer()).dice(5).play("play:adrenaline-surge")
    assert duel.changes() == {"barbarian hand": ["concuss"], "barbarian discard": ["adrenaline-surge"], "barbarian deck": 1}


@rule("DT-FINAL-01")
def test_head_bash_is_not_for_damage_that_one_has_taken() -> None:
    """Fireball dealt 8 to the Barbarian; in the Pyromancer's Main Phase there is no roll phase at all."""
    duel = Bout(me(hand=["head-bash"]), pyromancer(), first=1)
    assert duel.why_no_card(0, "head-bash") == "DT-ROLLCARD-01"
    duel.attack("fireball", 1, 1, 2, 2, 3).play("stand")
    assert (duel.health(0), duel.asked) == (42, "Main.act")


@rule("DT-FINAL-01")
def test_head_bash_is_offered_whoever_sits_where() -> None:
    duel = Bout(pyromancer(), barbarian(hand=["head-bash"]), first=1).attack("mighty-blow", 1, 2, 3, 4, 4)
    duel.until("DT-FINAL-01").play("play:head-bash")
    assert (duel.health(0), duel.tokens(0)) == (41, {"concussion": 1})


@rule("DT-PYRO-06")
def test_stun_gives_another_phase_whoever_sits_where() -> None:
    duel = Bout(pyromancer(), barbarian(), first=1).attack("crit-bash", 6, 6, 6, 6, 1, *EXTRA)
    assert (duel.asked, duel.seat, duel.tokens(0), duel.health(0)) == ("OffensiveRoll.keep", 1, {}, 45)


@rule("DT-DAMAGE-04", "DT-STATUS-10")
@pytest.mark.parametrize(("token", "die", "left"), [("evasive", 1, 50), ("evasive", 6, 46), ("protect", 0, 48)])
def test_the_return_damage_of_reckless_can_be_avoided(token: str, die: int, left: int) -> None:
    """Only ultimate damage cannot be avoided: what falls back on the Barbarian can."""
    duel = Bout(barbarian(tokens={token: 1}), pyromancer()).attack("reckless", 1, 2, 3, 4, 5).until("DT-WINDOW-11")
    assert (duel.seat, duel.keys) == (0, [f"spend:{token}", "pass"])
    duel.dice(*([die] if die else [])).play(f"spend:{token}").settle()
    assert (duel.health(0), duel.health(1)) == (left, 35)


@rule("DT-DAMAGE-01")
def test_nothing_falls_back_where_nothing_gets_through() -> None:
    """In the Shadows the target takes no damage, so nothing is incoming to the Barbarian that Protect could halve."""
    duel = Bout(barbarian(tokens={"protect": 1}), pyromancer(tokens={"shadows": 1})).attack("reckless", 1, 2, 3, 4, 5)
    assert duel.settle().deeds("spent", "hurt") == []
    assert duel.tokens(0) == {"protect": 1}


@rule("DT-STATUS-08")
@pytest.mark.parametrize("burning", [True, False])
def test_fortitude_asks_only_where_there_is_a_token_to_remove(burning: bool) -> None:
    tokens = {"burn": 1} if burning else {}
    duel = Bout(barbarian(upgrades=["fortitude-2"], tokens=tokens), pyromancer()).attack("fortitude-2", 4, 4, 4, 1, 2)
    assert (duel.keys == ["yes", "no"], duel.asked == "Main.act") == (burning, not burning)
