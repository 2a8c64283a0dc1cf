"""Rulings (docs/rulings/dicethrone.md) where two texts meet; each test is named after its number there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.crowd import SMALL_STRAIGHT, Melee, four, knight, miller, piper, smith
from tests.dicethrone.scenario import (
    TRIAL,
    Bout,
    DiceThroneScenario,
    barbarian,
    monk,
    moon_elf,
    ninja,
    paladin,
    pyromancer,
    shadow_thief,
    treant,
)

rule = pytest.mark.rule

SMACK = (1, 2, 3, 4, 6)


def offered(duel: DiceThroneScenario, key: str, end: str = "Main.act") -> list[str]:
    """The windows and steps in which something was offered, while everybody declines everything."""
    found = []
    while not duel.over and duel.asked != end:
        if key in duel.keys:
            found.append(duel.rule)
        duel.idle()
    return found


@rule("DT-WINDOW-05", "DT-ROLLCARD-01")
def test_r04_dice_of_a_main_phase_are_altered_only_by_instants_and_what_can_be_used_any_time() -> None:
    cards = ["so-wild", "try-try-again", "six-it", "tip-it"]
    duel = Bout(treant(tokens={"wellspring": 1, "seedling": 1}, hand=cards, cp=9), barbarian(hand=["helping-hand"]))
    duel.dice(2).play("spend:wellspring")
    assert (duel.on_table(), duel.keys) == ([2], ["play:tip-it", "spend:seedling", "pass"])
    assert duel.dice(6).play("spend:seedling").settle().health(0) == 53


@rule("DT-DEFENSE-08", "DT-HEALTH-01")
@pytest.mark.parametrize(("health", "after"), [(4, 4), (58, 58), (60, 60)])
def test_r07_healing_of_the_defence_and_damage_are_one_sum(health: int, after: int) -> None:
    """4 damage and 4 healing: it saves one at 4, and the maximum of 60 is looked at only afterwards."""
    duel = Bout(barbarian(health=health), pyromancer(), first=1).attack("fireball", 1, 2, 3, 4, 6)
    duel.dice(4, 4, 1).play("defend:thick-skin").settle()
    assert (duel.health(0), duel.match.result) == (after, None)


@rule("DT-KEY-04")
def test_r08_what_stands_behind_then_cannot_help_the_attack_that_brings_it() -> None:
    duel = Bout(paladin(hand=["getting-paid"]), barbarian()).attack("righteous-prayer", 6, 6, 6, 6, 1)
    assert offered(duel, "spend:crit") == []
    assert (duel.tokens(0), duel.health(1)) == ({"crit": 1}, 42)


@rule("DT-KEY-04")
def test_r08_it_comes_also_if_no_damage_got_through() -> None:
    duel = Bout(paladin(), moon_elf(tokens={"evasive": 1})).attack("mighty-prayer", 1, 2, 1, 6, 5)
    duel.dice(1).answer("spend:evasive")
    assert (duel.health(1), duel.tokens(0)) == (50, {"crit": 1, "accuracy": 1})


@rule("DT-KEY-04", "DT-PYRO-05")
def test_r09_stun_binds_before_the_damage_behind_then_comes_in() -> None:
    """Crit Bash: the Moon Elf has no moment in which she could spend Evasive."""
    duel = Bout(barbarian(), moon_elf(tokens={"evasive": 3})).any_dice().attack("crit-bash", 6, 6, 6, 6, 1)
    assert offered(duel, "spend:evasive", "OffensiveRoll.keep") == []
    assert duel.health(1) == 45


@rule("DT-DAMAGE-04", "DT-FINAL-02")
@pytest.mark.parametrize(("die", "taken"), [(2, 0), (3, 4)])
def test_r12_one_evasive_avoids_all_damage_of_the_phase_whatever_its_source(die: int, taken: int) -> None:
    """The attacker takes 3 from the defence and 1 from Barbed Vine, for he rolled twice."""
    duel = Bout(moon_elf(tokens={"evasive": 1, "barbed-vine": 1}), pyromancer()).roll(1, 2, 3, 4, 4).dice(6)
    duel.play("reroll:5", "reroll:none", "announce:longbow").until("DefensiveRoll.choose_ability")
    duel.dice(1, 1, 1, 6, 6).play("defend:molten-armor").until("DT-WINDOW-15")
    assert duel.incoming(0) == 4
    assert duel.dice(die).play("spend:evasive").settle().health(0) == 50 - taken


@rule("DT-ABILITY-07", "DT-DAMAGE-08")
def test_r13_q14_what_a_defence_deals_is_undefendable_and_no_attack() -> None:
    duel = Bout(moon_elf(tokens={"sneak-attack": 1}), pyromancer(tokens={"sneak-attack": 1}, hand=["red-hot", "getting-paid"]))
    duel.attack("longbow", 1, 2, 3, 4, 6).until("DefensiveRoll.choose_ability").dice(1, 1, 1, 6, 6)
    duel.play("defend:molten-armor").until("DT-WINDOW-15").play("pass")
    assert (duel.seat, duel.keys) == (1, ["play:getting-paid", "pass"])  # no modifier of his own
    assert [(harm.kind, harm.attack) for harm in duel.harms(0)] == [(1, False)]


@rule("DT-OFFENSE-08")
def test_r15_the_announced_ability_may_be_kept_if_the_altered_dice_still_allow_it() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).attack("smack", 1, 1, 2, 2, 6)
    duel.play("play:so-wild", "die:1", "value:5")
    assert (duel.asked, duel.keys[0]) == ("OffensiveRoll.re_announce", "announce:smack")
    assert duel.play("announce:smack").settle().health(1) == 46


@rule("DT-ABILITY-06")
def test_r17_the_highest_tier_is_used_and_no_other_offered() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 1, 2, 2, 3).play("reroll:none")
    assert duel.keys == ["announce:smack", "none"]
    assert duel.play("announce:smack").settle().health(1) == 42


@rule("DT-DEFENSE-02", "DT-DEFENSE-09")
def test_r18_an_ability_without_damage_acts_on_its_target_in_step_one_and_nobody_defends() -> None:
    duel = Bout(moon_elf(upgrades=["demising-shot-2"], hand=["getting-paid"]), barbarian()).attack("focus", 1, 2, 4, 4, 6)
    assert duel.until("DT-WINDOW-11").tokens(1) == {}
    assert duel.until("DT-WINDOW-13", "DT-WINDOW-15").tokens(1) == {"targeted": 1, "entangle": 1}
    assert offered(duel, "stand") == []


@rule("DT-KING-05", "DT-KING-09")
@pytest.mark.parametrize(("health", "bonus"), [(29, 0), (27, 1)])
def test_r21_the_leader_is_looked_for_after_the_healing_of_step_four(health: int, bonus: int) -> None:
    """A large straight heals 2: from 29 the Paladin leads alone with 31, from 27 the Miller with 30 does."""
    game = Melee("king", paladin(health=health), miller(health=30), piper(health=20))
    game.attack("holy-attack", 1, 2, 3, 4, 5).until("Targeting.choose").play("player:2")
    assert len(game.hand(0)) == bonus


@rule("DT-STATUS-08", "DT-STATUS-02")
def test_r26_q27_what_removes_status_effects_needs_one_and_takes_good_ones_too() -> None:
    none = Bout(barbarian(hand=["get-that-outta-here"]), monk())
    assert none.why_no_card(0, "get-that-outta-here") == "DT-STATUS-08"
    duel = Bout(barbarian(hand=["get-that-outta-here"]), monk(tokens={"evasive": 1})).play("play:get-that-outta-here")
    assert duel.tokens(1) == {}


@rule("DT-UPGRADE-01", "DT-MAIN-05")
def test_r31_level_two_is_not_played_over_level_three_but_can_be_sold() -> None:
    duel = Bout(barbarian(hand=["smack-2"], upgrades=["smack-3"], cp=5), pyromancer())
    assert duel.why_no_card(0, "smack-2") == "DT-UPGRADE-01"
    assert duel.play("sell:smack-2").cp(0) == 6


@rule("DT-UPGRADE-07")
def test_r32_the_upgrade_below_another_stays_out_of_the_game() -> None:
    duel = Bout(barbarian(hand=["smack-3"], upgrades=["smack-2"], deck=[], cp=5), pyromancer()).play("play:smack-3")
    names = duel.upgrades(0)
    assert (names, duel.discard(0)) == (["smack-2", "smack-3"], [])


@rule("DT-PYRO-06", "DT-DEFENSE-03")
def test_r35_the_extra_phase_is_a_full_one_and_a_new_stun_gives_another() -> None:
    duel = Bout(barbarian(), moon_elf(tokens={"evasive": 1})).attack("crit-bash", 6, 6, 6, 6, 1, 6, 6, 6, 6, 2)
    duel.play("reroll:none").quiet().dice(1, 2, 3, 4, 6).play("announce:crit-bash").until("OffensiveRoll.keep")
    assert duel.deeds("extra-phase") == [("extra-phase", 0, 0)] * 2
    duel.play("reroll:none", "announce:smack")
    assert (duel.seat, duel.keys) == (1, ["spend:evasive", "pass"])  # Stun is gone: he may act and defend himself
    duel.dice(6, 6, 6, 4, 5).answer("defend:missed-me")
    assert duel.health(1) == 50 - 5 - 5 - 2


@rule("DT-STATUS-10", "DT-MODIFIER-01")
def test_r41_crit_counts_the_modifiers_so_far_and_no_prevention() -> None:
    hand = ["getting-paid"]
    duel = Bout(paladin(tokens={"crit": 1, "chi": 2}, hand=hand), barbarian()).attack("mighty-prayer", 1, 2, 1, 6, 5)
    assert "spend:crit" not in duel.until("DT-WINDOW-13", "DT-WINDOW-15").keys
    assert "spend:crit" in duel.play("spend:chi", "number:2").keys
    assert duel.play("spend:crit").settle().health(1) == 50 - 3 - 2 - 4
    less = Bout(paladin(tokens={"crit": 1}), barbarian(hand=["not-this-time"])).attack("holy-attack", *SMALL_STRAIGHT)
    less.until("DT-WINDOW-13", "DT-WINDOW-15").play("pass", "play:not-this-time", "player:2")
    assert (less.incoming(1), "spend:crit" in less.keys) == (0, True)


@rule("DT-STATUS-05", "DT-PYRO-06")
def test_r45_entangle_takes_an_attempt_of_the_next_offensive_roll_phase_only() -> None:
    """Two attempts before Crit Bash, three in the extra phase."""
    duel = Bout(barbarian(tokens={"entangle": 1}), pyromancer()).roll(6, 6, 6, 6, 1).dice(2).play("reroll:5")
    assert duel.asked == "OffensiveRoll.announce"
    duel.dice(*SMACK).play("announce:crit-bash").until("OffensiveRoll.keep").dice(6, 5).play("reroll:5", "reroll:5")
    assert (duel.asked, duel.tokens(0)) == ("OffensiveRoll.announce", {})


@rule("DT-PYRO-02")
def test_r46_with_the_offensive_roll_phase_targeting_and_defence_fall_away() -> None:
    game = four(knight=knight(tokens={"knockdown": 1}, cp=0)).play("pass")
    assert (game.asked, game.seat, game.deeds("rolled", "targeted", "hurt")) == ("Main.act", 0, [])
    assert game.deeds("skipped-offense") == [("skipped-offense", 0, 0)]


@rule("DT-FINAL-03", "DT-TEAM-11")
def test_r48_what_several_players_prevent_of_one_s_damage_is_added_up() -> None:
    hand = ["not-this-time"]
    game = four(knight=knight(hand=["crowd:sharp-edge"]), piper=piper(hand=hand), smith=smith(hand=hand))
    game.use("blow", (1, 1, 1, 1, 1), 1).answer("play:crowd:sharp-edge", "play:not-this-time", "player:3", "play:not-this-time", "player:3")
    assert (game.deeds("prevented"), game.healths()[2]) == ([("prevented", 2, 6)] * 2, 50)
    once = four(piper=piper(hand=hand)).use("blow", (1, 1, 1, 1, 1), 1).answer("play:not-this-time", "player:3")
    assert once.healths()[2] == 50 - 8 + 6


@rule("DT-UPKEEP-03", "DT-HEALTH-01")
def test_r54_healing_in_the_upkeep_phase_joins_the_sum() -> None:
    """2 from Burn, and 7 healed meanwhile at 58: 60 is the most afterwards, not before."""
    side = barbarian(tokens={"burn": 1}, hand=["feelin-good", "getting-paid"], health=58)
    duel = Bout(side, pyromancer(), first=1)
    duel.until("DT-WINDOW-03").dice(4, 5, 5).play("play:feelin-good")
    assert duel.health(0) == 58
    assert duel.until("Main.act").health(0) == 60


@rule("DT-HEALTH-02", "DT-DEFENSE-08")
@pytest.mark.parametrize(("window", "meanwhile"), [("DT-WINDOW-07", 47), ("DT-WINDOW-11", 47), ("DT-WINDOW-13", 40), ("DT-WINDOW-15", 40)])
def test_r06_q54_healing_waits_only_in_the_defensive_roll_phase(window: str, meanwhile: int) -> None:
    duel = Bout(barbarian(hand=["feelin-good", "getting-paid"], health=40), pyromancer(), first=1).roll(*SMACK)
    while duel.rule != window:
        duel.play("announce:fireball") if "announce:fireball" in duel.keys else duel.idle()
    assert duel.dice(4, 5, 5).play("play:feelin-good").health(0) == meanwhile
    if window == "DT-WINDOW-07":
        duel.quiet().play("reroll:none").quiet().play("announce:fireball")
    assert duel.settle().health(0) == 43


@rule("DT-GAME-05", "DT-GAME-07")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [(4, 15, ()), (5, 15, (0,)), (4, 16, (1,))])
def test_r55_what_reckless_costs_belongs_to_the_same_step(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    duel = Bout(barbarian(health=mine), pyromancer(health=theirs)).strike("reckless", 1, 2, 3, 4, 5)
    assert duel.match.result is not None
    assert duel.match.result.winners == winners


@rule("DT-MODIFIER-06", "DT-MODIFIER-04")
def test_r57_with_pure_damage_only_the_other_effects_of_a_modifier_happen() -> None:
    side = barbarian(upgrades=["trial:pure-blow"], hand=["get-some"])
    duel = Bout(side, pyromancer(), packs=TRIAL).attack("trial:pure-blow", 1, 2, 3, 4, 4)
    duel.dice(1, 1, 1, 1, 1).answer("play:get-some")
    assert (duel.health(1), duel.tokens(1)) == (42, {"concussion": 1})


@rule("DT-OFFENSE-08", "DT-OFFENSE-17")
@pytest.mark.parametrize(("die", "step"), [(6, "DefensiveRoll.choose_ability"), (5, "OffensiveRoll.re_announce")])
def test_r59_a_re_roll_that_brings_the_same_number_alters_nothing(die: int, step: str) -> None:
    duel = Bout(barbarian(), pyromancer(hand=["helping-hand"])).attack("smack", *SMACK)
    assert duel.dice(die).play("play:helping-hand", "die:5").asked == step


@rule("DT-OFFENSE-09")
def test_r59_an_attempt_given_after_the_announcement_leads_back_to_step_one() -> None:
    duel = Bout(barbarian(hand=["one-more-time"]), pyromancer()).roll(*SMACK).quiet()
    duel.dice(6).play("reroll:5").quiet().dice(6).play("reroll:5").quiet().play("announce:smack").play("play:one-more-time")
    assert (duel.asked, "back" in duel.keys) == ("OffensiveRoll.re_announce", True)
    assert duel.play("back").asked == "OffensiveRoll.keep"


@rule("DT-PYRO-11", "DT-ABILITY-07")
@pytest.mark.parametrize(("number", "attack"), [(0, False), (1, True)])
def test_r61_combustion_without_a_token_removed_is_no_attack(number: int, attack: bool) -> None:
    duel = Bout(pyromancer(tokens={"fire-mastery": 1}, hand=["huzzah"]), barbarian()).attack("combustion", 1, 4, 5, 6, 6)
    duel.until("Resolution.go_on")
    assert duel.keys == ["number:2", "number:1", "number:0"]
    duel.play(f"number:{number}")
    assert bool(offered(duel, "play:huzzah")) is attack
    assert (duel.health(1), duel.tokens(0)) == (50 - 3 * number, {"fire-mastery": 2 - number})


@rule("DT-KEY-04", "DT-TURN-06", "DT-PYRO-06")
def test_r64_the_order_after_the_damage() -> None:
    """What stands behind "Then", cards like Head Bash!, the tokens that last until now, then the extra phase."""
    tokens = {"entangle": 1, "barbed-vine": 1}
    side = barbarian(upgrades=["trial:second-blow"], tokens=tokens, hand=["head-bash"])
    duel = Bout(side, pyromancer(tokens={"stun": 1}), packs=TRIAL).any_dice().attack("trial:second-blow", 1, 2, 4, 6, 6)
    duel.until("OffensiveRoll.keep")
    assert [name for name, _, _ in duel.deeds("hurt", "healed", "removed", "extra-phase")] == [
        "hurt", "healed", "hurt", "removed", "removed", "removed", "extra-phase",
    ]  # fmt: skip
    head = Bout(barbarian(tokens=tokens, hand=["head-bash"]), pyromancer()).attack("mighty-blow", 1, 2, 3, 4, 4)
    assert head.until("DT-FINAL-01").tokens(0) == tokens
    assert head.play("pass").until("Main.act").tokens(0) == {}


@rule("DT-ULT-04", "DT-WINDOW-18")
def test_r65_after_the_ultimate_its_victim_may_act_again() -> None:
    duel = Bout(barbarian(), moon_elf(hand=["so-wild"])).attack("rage", 6, 6, 6, 6, 6).dice(*SMACK)
    assert (duel.rule, duel.seat) == ("DT-WINDOW-08", 1)
    duel.play("pass")  # nothing more is asked of her until the ultimate is over
    assert (duel.rule, duel.seat, duel.health(1)) == ("DT-WINDOW-07", 1, 35)


@rule("DT-TEAM-09", "DT-TEAM-11")
@pytest.mark.parametrize(
    ("helper", "answer", "die", "left"),
    [
        (moon_elf(tokens={"evasive": 1}), "spend:evasive", 1, 47),
        (ninja(tokens={"smoke-bomb": 1}), "spend:smoke-bomb", 3, 47),
        (paladin(tokens={"protect": 1}), "spend:protect", 0, 46),
        (shadow_thief(tokens={"shadows": 1}), "", 0, 47),
    ],
)
def test_r66_what_avoids_damage_helps_only_its_holder(helper: Any, answer: str, die: int, left: int) -> None:
    """3 collateral damage to each of two partners: of the 6, only the helper's own part is avoided or halved."""
    game = Melee("2v2", knight(), miller(), piper(), helper).use("ring", SMALL_STRAIGHT)
    if die:
        game.dice(die)
    game.answer(*([answer] if answer else []))
    assert game.healths() == [50, 50, left, left]
