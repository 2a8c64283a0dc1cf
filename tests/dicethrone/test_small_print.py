"""Rules that show only at their edges: the last card, the last point, the second time, somebody who looks on."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.requirements import met
from tests.dicethrone.crowd import (
    FIVE_POWS,
    SMALL_STRAIGHT,
    THREE_POWS,
    Melee,
    four,
    knight,
    miller,
    piper,
    smith,
    three,
)
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

KNIGHT, MILLER, PIPER, SMITH = range(4)
SMACK = (1, 1, 1, 5, 6)
FIVE_LIVES = (4, 4, 4, 4, 4)


def why_unspent(duel: DiceThroneScenario, seat: int, token: str) -> str:
    """The rule by which the seat cannot spend a token now; empty when it can."""
    guard = duel.refusal_of(seat, vocabulary.SPEND, "token", token)
    return guard.rule if guard is not None else ""


# Windows


@rule("DT-ORDER-02")
@pytest.mark.parametrize(
    ("hand", "tokens", "told"),
    [([], {}, False), (["ignite-2"], {}, True), ([], {"evasive": 1}, False), (["ignite-2"], {"evasive": 1}, True)],
)
def test_who_has_cards_but_none_for_the_moment_is_told_to_have_passed(hand: list[str], tokens: dict[str, int], told: bool) -> None:
    """An empty hand hides nothing: everybody sees that nothing is played from it."""
    duel = DiceThroneScenario(barbarian(hand=["reckless-2"]), pyromancer(hand=hand, tokens=tokens)).roll(*SMACK)
    assert duel.asked == "OffensiveRoll.keep"
    assert ((1, "DT-WINDOW-07") in duel.match.listen().windows) == told


@rule("DT-ORDER-02", "DT-CARD-02")
@pytest.mark.parametrize(("cp", "offered"), [(0, False), (1, True), (2, True)])
def test_a_card_that_costs_all_one_has_can_be_played(cp: int, offered: bool) -> None:
    duel = Bout(barbarian(), pyromancer(hand=["not-this-time"], cp=cp)).attack("smack", *SMACK)
    duel.until("DT-WINDOW-13", "DefensiveRoll.choose_ability")
    assert ("play:not-this-time" in duel.keys) == offered


@rule("DT-CP-05")
def test_what_a_passive_ability_costs_is_told_as_paid() -> None:
    duel = Bout(paladin(cp=3), barbarian()).play("use:tithe")
    assert (duel.cp(0), duel.deeds("cp-paid", "cp-lost")) == (0, [("cp-paid", 0, 3)])


@rule("DT-CP-05")
@pytest.mark.parametrize(("cards", "offered"), [([], False), (["slash-2"], True), (["slash-2", "six-it"], True)])
def test_a_card_to_be_thrown_away_must_be_another_one(cards: list[str], offered: bool) -> None:
    duel = DiceThroneScenario(ninja(hand=["smoke-offering", *cards], cp=5), barbarian(hand=["reckless-2"]))
    assert ("play:smoke-offering" in duel.keys) == offered


@rule("DT-CP-05")
def test_further_cards_are_counted_only_for_those_who_need_one() -> None:
    duel = Bout(ninja(hand=["six-it"]), barbarian())
    assert met(duel.table, 0, vocabulary.FURTHER_CARD) == vocabulary.FURTHER_CARD
    assert met(duel.table, 0, vocabulary.ANY_STATUS) == 0


@rule("DT-MAIN-01", "DT-MAIN-02")
@pytest.mark.parametrize(("mine", "theirs", "sold"), [({}, {}, True), ({}, {"stun": 1}, True), ({"stun": 1}, {}, False)])
def test_only_who_is_stunned_himself_cannot_sell(mine: dict[str, int], theirs: dict[str, int], sold: bool) -> None:
    duel = Bout(barbarian(hand=["six-it"], tokens=mine), pyromancer(tokens=theirs)).until("Main.act", "OffensiveRoll.keep")
    assert ("sell:six-it" in duel.keys) == sold


@rule("DT-UPKEEP-04")
@pytest.mark.parametrize(("tokens", "asked"), [({"targeted": 1}, False), ({"burn": 1}, True)])
def test_an_upkeep_phase_in_which_nothing_acts_passes(tokens: dict[str, int], asked: bool) -> None:
    """What acts in somebody else's, or at another moment, opens none."""
    duel = Bout(barbarian(hand=["getting-paid"], tokens=tokens), pyromancer(tokens={"burn": 1}), first=1)
    while duel.active == 1:
        duel.idle()
    assert (duel.rule == "DT-WINDOW-03") == asked


# Tokens


@rule("DT-PYRO-05", "DT-ULT-04", "DT-ORDER-01")
def test_who_can_do_nothing_can_spend_nothing() -> None:
    duel = Bout(barbarian(), moon_elf(tokens={"evasive": 1})).attack("smack", *SMACK).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert (duel.seat, why_unspent(duel, 1, "evasive")) == (1, "")
    waiting = Bout(barbarian(hand=["getting-paid"], tokens={"evasive": 1}), pyromancer()).attack("smack", *SMACK)
    assert (waiting.until("DT-WINDOW-13", "DT-WINDOW-15").seat, why_unspent(waiting, 0, "evasive")) == (0, "DT-STATUS-10")
    stunned = Bout(barbarian(hand=["getting-paid"]), moon_elf(tokens={"evasive": 1, "stun": 1})).attack("smack", *SMACK)
    assert why_unspent(stunned.until("DT-WINDOW-13", "DT-WINDOW-15"), 1, "evasive") == "DT-PYRO-05"
    bound = Melee("duel", knight(hand=["getting-paid"]), moon_elf(tokens={"evasive": 1})).use("wrath", FIVE_POWS)
    assert why_unspent(bound.until("DT-WINDOW-13", "DT-WINDOW-15"), 1, "evasive") == "DT-ULT-04"
    idle = Bout(barbarian(), moon_elf(tokens={"evasive": 1}))
    assert why_unspent(idle, 1, "evasive") == "DT-ORDER-01"


@rule("DT-CP-05", "DT-MODIFIER-04")
def test_the_reason_that_got_furthest_is_told_and_of_two_alike_the_first() -> None:
    game = Melee("duel", knight(tokens={"crowd:whistle": 1}), miller())
    assert why_unspent(game, 0, "crowd:whistle") == "DT-MODIFIER-04"
    assert why_unspent(Bout(monk(tokens={"chi": 1}), barbarian()), 0, "chi") == "DT-DAMAGE-01"


@rule("DT-STATUS-10")
def test_what_somebody_elses_attack_deals_is_no_damage_of_ones_own() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), paladin(tokens={"crit": 1}, hand=["getting-paid"]))
    duel.attack("mighty-blow", 1, 2, 3, 4, 6).until("DT-WINDOW-13").play("pass")
    assert (duel.seat, why_unspent(duel, 1, "crit")) == (1, "DT-STATUS-10")


@rule("DT-STATUS-09")
def test_a_token_that_is_not_aimed_asks_for_no_opponent() -> None:
    game = Melee("king", treant(tokens={"wellspring": 1}, health=20), miller(), piper()).dice(6).play("spend:wellspring").quiet()
    assert (game.asked, game.health(0)) == ("Main.act", 23)


@rule("DT-STATUS-09", "DT-COMPANION-02")
def test_a_seedling_re_rolls_one_die_and_there_is_no_way_back() -> None:
    duel = Bout(treant(tokens={"seedling": 1}), barbarian()).roll(1, 2, 3, 4, 6).play("spend:seedling")
    assert duel.keys == ["die:1", "die:2", "die:3", "die:4", "die:5"]


@rule("DT-COMPANION-02")
@pytest.mark.parametrize(("ability", "dice", "offered"), [("gift-of-fire", (1, 1, 2, 2, 6), False), ("in-this-order", (6, 6, 6, 1, 4), True)])
def test_a_dryad_wards_off_only_what_is_bad(ability: str, dice: tuple[int, ...], offered: bool) -> None:
    side = pyromancer(upgrades=["trial:inner-fire"], hand=["getting-paid"])
    duel = Bout(side, treant(tokens={"dryad": 1}, hand=["getting-paid"]), packs=TRIAL).attack(f"trial:{ability}", *dice)
    duel.until("DT-WINDOW-11").play("pass")
    assert (duel.seat, duel.rule, "spend:dryad" in duel.keys) == (1, "DT-WINDOW-11", offered)
    assert met(duel.table, 1, vocabulary.COMING_STATUS) == (vocabulary.COMING_STATUS if offered else 0)
    assert not met(duel.table, 1, vocabulary.FURTHER_CARD) & vocabulary.COMING_STATUS


@rule("DT-STATUS-07")
@pytest.mark.parametrize(("held", "left", "cp"), [(0, {}, 2), (1, {}, 3), (3, {"fire-mastery": 2}, 3)])
def test_one_token_is_given_up_if_there_is_one(held: int, left: dict[str, int], cp: int) -> None:
    side = pyromancer(tokens={"fire-mastery": held}, hand=["trial:fire-sale"])
    duel = Bout(side, barbarian(), packs=TRIAL).play("play:trial:fire-sale")
    if held:
        duel.play("yes")
    assert (duel.asked, duel.tokens(0), duel.cp(0)) == ("Main.act", left, cp)


@rule("DT-STATUS-05")
def test_damage_beside_the_attack_does_not_make_a_marked_target_take_more_again() -> None:
    game = Melee("duel", knight(tokens={"crowd:pebbles": 1}), miller(tokens={"targeted": 1})).blow().until("DT-WINDOW-13")
    assert game.incoming(1) == 6
    game.play("spend:crowd:pebbles")
    assert (game.incoming(1), game.settle().health(1)) == (7, 43)


# Damage that can be avoided


@rule("DT-DAMAGE-04")
@pytest.mark.parametrize(("die", "offered"), [(1, False), (6, True)])
def test_who_has_avoided_all_damage_has_nothing_left_to_avoid(die: int, offered: bool) -> None:
    elf = moon_elf(tokens={"evasive": 2}, hand=["getting-paid"])
    duel = Bout(barbarian(), elf).attack("smack", *SMACK).until("DT-WINDOW-13").dice(die).play("spend:evasive")
    duel.until("DT-WINDOW-13")
    assert (duel.seat, "spend:evasive" in duel.keys) == (1, offered)


@rule("DT-DAMAGE-01", "DT-FINAL-07")
def test_what_comes_back_threatens_the_attacker_and_nobody_who_looks_on() -> None:
    made = {"knight": knight(tokens={"evasive": 1}), "piper": piper(tokens={"evasive": 1})}
    game = three(miller=miller(tokens={"retribution": 1}), **made).blow().until("Targeting.choose").play("player:2")
    game.until("DT-WINDOW-13").play("spend:retribution")
    assert (game.seat, game.rule, "spend:evasive" in game.keys) == (KNIGHT, "DT-WINDOW-13", True)
    asked = []
    while game.asked != "Main.act":
        asked.append(game.seat)
        game.idle()
    assert PIPER not in asked


@rule("DT-DEFENSE-08")
def test_healing_is_applied_also_when_all_damage_is_prevented() -> None:
    side = barbarian(upgrades=["trial:shield-wall"], health=40, hand=["not-this-time"])
    duel = Bout(side, pyromancer(), packs=TRIAL, first=1).attack("fireball", 1, 1, 1, 4, 6).dice(4, 5, 6, 6)
    duel.answer("play:not-this-time", "player:1", "defend:trial:iron-skin")
    assert (duel.deeds("hurt"), duel.health(0)) == ([], 43)


# Several players


@rule("DT-PYRO-06")
@pytest.mark.parametrize(("first", "target"), [(MILLER, KNIGHT), (KNIGHT, PIPER)])
def test_the_extra_attack_after_stun_goes_to_the_same_opponent_whoever_he_is(first: int, target: int) -> None:
    game = three(first=first).use("daze", THREE_POWS).until("Targeting.choose").dice(1, 1, 1, 4, 6).play(f"player:{target + 1}")
    game.until("OffensiveRoll.keep").play("reroll:none")
    hero = ("knight", "miller", "piper")[first]
    game.play(f"announce:crowd:{hero}-blow").settle()
    assert game.deeds("targeted") == [("targeted", first, 0)]
    assert game.health(target) == 35 - 5 - 4


@rule("DT-STATUS-14")
@pytest.mark.parametrize(("others", "offered"), [(0, True), (3, False)])
def test_a_token_for_a_chosen_opponent_needs_room_on_any_of_their_boards(others: int, offered: bool) -> None:
    """The target has all the poison that fits; another opponent may have less."""
    thief = shadow_thief(hand=["poison-wound"])
    game = Melee("king", thief, miller(tokens={"poison": 3}), piper(tokens={"poison": others}))
    game.attack("dagger-strike", 1, 1, 2, 5, 6).until("Targeting.choose").play("player:2").until("DT-WINDOW-13", "Main.act")
    assert ("play:poison-wound" in game.keys) == offered


@rule("DT-KING-06")
def test_only_in_king_of_the_hill_an_attack_on_a_leader_brings_a_card() -> None:
    assert Melee("duel", knight(), miller()).blow().settle().hand(KNIGHT) == []
    assert four().blow(1).settle().hand(KNIGHT) == []
    assert len(three().blow().until("Targeting.choose").play("player:2").settle().hand(KNIGHT)) == 1


@rule("DT-TEAM-09")
@pytest.mark.parametrize(("health", "left"), [(2, 5), (4, 7), (59, 60)])
def test_what_partners_take_and_regain_at_once_is_one_sum(health: int, left: int) -> None:
    """4 damage for the Piper, while his partner heals 7."""
    helper = barbarian(hand=["feelin-good"])
    game = Melee("2v2", knight(), miller(), piper(health=health), helper).blow(1).until("DT-WINDOW-13")
    game.dice(4, 5, 5).play("play:feelin-good").settle()
    assert game.healths() == [50, 50, left, left]


@rule("DT-GAME-08", "DT-TARGET-01")
def test_the_last_seat_may_be_empty() -> None:
    game = four("king", smith=smith(health=2)).use("ring", SMALL_STRAIGHT).settle()
    assert game.healths() == [35, 32, 32, 0]
    game.next_turn().blow().until("Targeting.choose")
    assert game.keys == ["player:3", "player:1"]
    assert game.play("player:3").settle().healths() == [35, 32, 28, 0]


@rule("DT-GAME-08")
@pytest.mark.parametrize(("health", "tokens"), [(35, {"burn": 1}), (3, {})])
def test_nothing_more_happens_to_a_target_who_has_fallen(health: int, tokens: dict[str, int]) -> None:
    game = three(knight=knight(health=health), first=MILLER).use("brand", FIVE_LIVES)
    game.until("Targeting.choose").play("player:1").settle()
    assert game.tokens(KNIGHT) == tokens


@rule("DT-GAME-01", "DT-GAME-08")
def test_the_end_of_a_duel_and_that_of_a_larger_game_have_their_own_rules() -> None:
    duel = Melee("duel", knight(), miller(health=2)).blow().settle()
    assert (duel.match.result.winners, duel.match.result.rule) == ((0,), "DT-GAME-01")
    game = three(miller=miller(health=2), piper=piper(health=2)).use("ring", SMALL_STRAIGHT).settle()
    assert (game.match.result.winners, game.match.result.rule) == ((0,), "DT-GAME-08")
