"""The boards of the content plan, written down once more: what activates each ability, and what its damage is.

Every line is an ability: its condition in the plan's letters, the type of its damage ("none" if it is no attack on a
target), and how certain the plan is of it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from pionek.core.registry import get
from pionek.games.dicethrone.view.chances import keeping_for
from tests.dicethrone.scenario import Bout, Side, barbarian

rule = pytest.mark.rule

DICE = {
    "barbarian": "SSSLLP",
    "moon-elf": "AAAFFM",
    "pyromancer": "FFFBSM",
    "shadow-thief": "DDBBCS",
    "monk": "FFPZZL",
    "paladin": "SSHHLP",
    "ninja": "NNNSSM",
    "treant": "BBBLLS",
}

PLAN = {
    "barbarian": """
        smack SSS normal A; smack-2 SSS normal A; smack-3 SSS normal A
        sturdy-blow SSPP undefendable A; sturdy-blow-2 SSPP undefendable A; sturdy-blow-3 SSPP undefendable A
        fortitude LLL none A; fortitude-2 LLL none A
        overpower SSSPP normal A; overpower-2 SSSPP normal A; war-cry SSLL undefendable A
        mighty-blow small normal A; mighty-blow-2 small undefendable A
        reckless large normal A; reckless-2 large normal A
        crit-bash PPPP undefendable A; crit-bash-2 PPPP undefendable A; crit-smash PPP undefendable A
        rage PPPPP ultimate A
    """,
    "moon-elf": """
        longbow AAA normal A; longbow-2 AAA normal A; longbow-3 AAA normal A
        demising-shot AAAMM normal A; demising-shot-2 AAAMM normal A; focus AAM none A
        covered-shot AAFFF normal A; covered-shot-2 AAFFF normal A; evasive-action FFF undefendable A
        exploding-arrow AMMM normal A; exploding-arrow-2 AMMM normal A; exploding-arrow-3 AMMM normal A
        entangling-shot small normal A; entangling-shot-2 small normal A
        blinding-shot large normal A; blinding-shot-2 large normal A; lunar-blessing AFFM none A
        eclipse MMMM normal A; eclipse-2 MMMM normal A; moon-shadow MMM none A
        lunar-eclipse MMMMM ultimate A
    """,
    "pyromancer": """
        fireball FFF normal A; fireball-2 FFF normal C
        burning-soul SS none A; burning-soul-2 SS none B
        pyroblast FFFM normal A; pyroblast-2 FFFM normal C; pyroblast-3 FFFM normal C
        combustion FBSM undefendable A; combustion-2 FBSM undefendable C
        hot-streak small normal A; hot-streak-2 small normal C; scorch FFBB normal C
        ignite large normal A; ignite-2 large normal C; blazing-soul BBSS none C
        meteorite MMMM undefendable A; meteorite-2 MMMM undefendable C; meteoroid MMM none C
        scorch-the-earth MMMMM ultimate A
    """,
    "shadow-thief": """
        dagger-strike DDD normal C; dagger-strike-2 DDD normal C
        pickpocket BB none B; pickpocket-2 BB none C
        shifty-strike small normal B; shifty-strike-2 small normal C; shadow-strike DDSS normal C
        insidious-strike large normal B; insidious-strike-2 large normal C; shank-attack DBCS none C
        shadow-dance SSS pure B; shadow-dance-2 SSS pure C
        carducopia CC none B; carducopia-2 CC none C
        shadow-shank SSSSS ultimate B
    """,
    "monk": """
        fist-strike FFF normal B; fist-strike-2 FFF normal C; fist-strike-3 FFF normal C
        meditate ZZZ none B; meditate-2 ZZZ none C; zen-strike FFZZ normal C
        combo-strike FFFP normal B; combo-strike-2 FFFP normal C
        tempest-rush PPP normal B; tempest-rush-2 PPP normal C
        fist-of-harmony small normal B; fist-of-harmony-2 small normal C
        fist-of-tranquility large normal B; fist-of-tranquility-2 large normal C; way-of-the-monk FPZL undefendable C
        lotus-strike LLLL undefendable B; lotus-strike-2 LLLL undefendable C; way-of-the-lotus LLL undefendable C
        transcendence LLLLL ultimate B
    """,
    "paladin": """
        retaliate HHHP none B; retaliate-2 HHHP none C; requital SHLP undefendable C
        righteous-combat SSSHH normal B; righteous-combat-2 SSSHH normal C; righteous-combat-3 SSSHH normal C
        steadfast SSH undefendable C; steadfast-3 SSH undefendable C
        mighty-prayer SSSP undefendable B; mighty-prayer-2 SSSP undefendable C; offensive-stance SSP undefendable C
        holy-attack small normal B; holy-attack-2 small normal C
        righteous-prayer PPPP normal A; righteous-prayer-2 PPPP undefendable C; prosperity PPP none C
        holy-light LL none B; holy-light-2 LL none C
        resolute-faith PPPPP ultimate B
    """,
    "ninja": """
        slash NNN normal B; slash-2 NNN normal C
        walk-the-line SSSS normal B; walk-the-line-2 SSSS normal C; tip-of-the-blade SSS undefendable C
        death-blossom NNNSS normal B; death-blossom-2 NNNSS normal C
        smoke-screen NSSM none B; smoke-screen-2 NSSM none C; kuji-kiri SSSMM undefendable C
        poison-blade small normal C; poison-blade-2 small normal C
        shadow-fang large normal B; shadow-fang-2 large normal C; misdirect NNMM undefendable C
        shadewalk MMMM undefendable B; shadewalk-2 MMMM undefendable C; jugulate MMM none C
        assassinate MMMMM ultimate B
    """,
    "treant": """
        splinter BBB normal B; splinter-2 BBB normal C; splinter-3 BBB normal C
        tend LLSS none B; tend-2 LLSS none C; cultivate BBSS none C
        overgrowth BBLLL normal B; overgrowth-2 BBLLL normal D; plant BLL none D
        vengeful-vines small normal B; vengeful-vines-2 small normal C; bitterroot LLL pure C
        call-of-the-wild large normal B; call-of-the-wild-2 large normal C; enrapture BBSS undefendable C
        natures-grasp SSSS undefendable B; natures-grasp-2 SSSS undefendable C; natures-blessing SSS none C
        wake-the-forest SSSSS ultimate B
    """,
}

DEFENCES = """
    thick-skin 3 A; thick-skin-2 4 A; missed-me 5 A; missed-me-2 5 A
    molten-armor 5 A; molten-armor-2 5 C; molten-armor-3 5 C
    shadow-defense 4 C; shadow-defense-2 5 C; counter-strike 5 C; counter-strike-2 5 C
    serenity 4 B; serenity-2 5 C; serenity-3 5 C
    divine-defense 3 B; divine-defense-2 4 B; divine-defense-3 4 B
    shade-shift 3 B; shade-shift-2 3 C; rooted 3 B; rooted-2 4 C
"""

PASSIVES = "tithe B; tithe-2 C; fertilize B"


def lines(text: str) -> list[list[str]]:
    return [each.split() for line in text.strip().splitlines() for each in line.split(";")]


ABILITIES = [(hero, *line) for hero in PLAN for line in lines(PLAN[hero])]
RESULTS = list(combinations_with_replacement(range(1, 7), 5))


def meets(hero: str, condition: str, dice: tuple[int, ...]) -> bool:
    """Whether dice show what a condition of the plan asks for, worked out from its letters alone."""
    if condition in ("small", "large"):
        runs = ["1234", "2345", "3456"] if condition == "small" else ["12345", "23456"]
        return any(set(run) <= {str(die) for die in dice} for run in runs)
    shown = [DICE[hero][die - 1] for die in dice]
    return all(shown.count(letter) >= condition.count(letter) for letter in set(condition))


@pytest.fixture(scope="module")
def content() -> Any:
    return get("dicethrone").content()


def card_of(content: Any, ability: str) -> list[str]:
    """The upgrade that an ability lies on, if there is one."""
    index = content.find("ability", ability)
    return [card.id for card in content.cards if card.upgrade and index in card.upgrade]


def test_the_plan_has_every_ability_of_every_board(content: Any) -> None:
    named = [ability for _hero, ability, *_rest in ABILITIES]
    named += [line[0] for line in lines(DEFENCES) + lines(PASSIVES)]
    assert sorted(named) == sorted(ability.id for ability in content.board)


@pytest.mark.parametrize(("hero", "ability", "condition", "type", "cert"), ABILITIES)
def test_an_ability_is_as_certain_as_the_plan_says(
    content: Any, hero: str, ability: str, condition: str, type: str, cert: str
) -> None:
    assert content.board[content.find("ability", ability)].cert == cert


@rule("DT-DEFAB-04")
@pytest.mark.parametrize(("ability", "dice", "cert"), lines(DEFENCES))
def test_a_defence_has_the_dice_of_the_plan(content: Any, ability: str, dice: str, cert: str) -> None:
    definition = content.board[content.find("ability", ability)]
    assert (definition.type, definition.dice, definition.cert) == ("defensive", int(dice), cert)


@rule("DT-ABILITY-01", "DT-OFFENSE-06")
@pytest.mark.parametrize(("hero", "ability", "condition", "type", "cert"), ABILITIES)
def test_an_ability_is_offered_with_exactly_the_dice_that_the_plan_asks_for(
    content: Any, hero: str, ability: str, condition: str, type: str, cert: str
) -> None:
    """All 252 results of five dice, laid down one after the other before the announcement."""
    duel = Bout(Side(hero, upgrades=card_of(content, ability)), barbarian() if hero != "barbarian" else Side("monk"))
    duel.roll(1, 2, 3, 4, 5).quiet().play("reroll:none").quiet()
    assert duel.asked == "OffensiveRoll.announce"
    for dice in RESULTS:
        duel.frame.dice[:] = dice
        guard = duel.refusal(0, "ability", ability)
        assert (guard is None) is meets(hero, condition, dice), dice
        assert guard is None or guard.rule == "DT-OFFENSE-06"


@rule("DT-DAMAGE-02", "DT-DEFENSE-03", "DT-ABILITY-07")
@pytest.mark.parametrize(("hero", "ability", "condition", "type", "cert"), ABILITIES)
def test_the_damage_of_an_ability_is_of_the_type_of_the_plan(
    content: Any, hero: str, ability: str, condition: str, type: str, cert: str
) -> None:
    """The one attacked may defend himself against normal damage only."""
    foe = Side("monk", hand=["getting-paid"]) if hero == "barbarian" else barbarian(hand=["getting-paid"])
    tokens = {"seedling": 1} if ability == "bitterroot" else {}
    duel = Bout(Side(hero, upgrades=card_of(content, ability), tokens=tokens, hand=["getting-paid"]), foe)
    dice = next(dice for dice in reversed(RESULTS) if meets(hero, condition, dice))
    duel.attack(ability, *dice)
    duel.all_dice(4) if "carducopia" not in ability else duel.any_dice()  # no four makes an attack undefendable
    kinds, defended = set(), False
    while duel.asked not in ("Main.act", "OffensiveRoll.keep"):
        phase = duel.roll_phase
        attack = phase.attack() if phase is not None else None
        kinds |= {attack.kind} if attack is not None else set()
        defended |= "stand" in duel.keys
        duel.play("number:1") if "number:1" in duel.keys else duel.idle()
    names = ("normal", "undefendable", "pure", "collateral", "ultimate")
    assert ({names[kind] for kind in kinds} or {"none"}, defended) == ({type}, type == "normal")


ODDS = {
    "AAA": 0.984, "AAAA": 0.879, "AAAAA": 0.513, "BBB": 0.842, "BBBB": 0.536, "BBBBB": 0.173, "CC": 0.699,
    "CCC": 0.355, "CCCC": 0.104, "CCCCC": 0.013, "AACC": 0.576, "AAACC": 0.349, "AABBB": 0.557, "ABBC": 0.775,
}  # fmt: skip
"""The plan's exact chances in three attempts on a die with three A, two B and one C."""
OTHER_ODDS = {("AAABCD", "ABCD"): 0.607, ("AABBCD", "ABCD"): 0.652, ("AABBCD", "AADD"): 0.468}
STRAIGHTS = {"small": 0.6154, "large": 0.2611}


def planned(hero: str, condition: str) -> float | None:
    """The chance that the plan gives for a condition on a hero's die, if it gives one."""
    if condition in STRAIGHTS:
        return STRAIGHTS[condition]
    die = DICE[hero]
    if len(set(condition)) == 1:
        faces = {3: "A", 2: "B", 1: "C"}[die.count(condition[0])]
        return ODDS.get(faces * len(condition))
    letters = sorted(set(die), key=lambda letter: (-die.count(letter), die.index(letter)))
    names = dict(zip(letters, "ABCD", strict=False))
    shape = "".join(sorted(names[letter] for letter in die))
    wanted = "".join(sorted(names[letter] for letter in condition))
    if shape == "AAABBC":
        return ODDS.get(wanted)
    swapped = "".join(sorted(wanted.translate(str.maketrans("ABCD", "BADC"))))  # two faces that are equally frequent
    return OTHER_ODDS.get((shape, wanted)) or OTHER_ODDS.get((shape, swapped))


FIGURES = [(hero, ability, condition) for hero, ability, condition, *_ in ABILITIES if planned(hero, condition)]


@pytest.mark.parametrize(("hero", "ability", "condition"), FIGURES)
def test_the_odds_of_an_ability_are_those_of_the_plan(content: Any, hero: str, ability: str, condition: str) -> None:
    """What the dice code says of it before the first of three attempts."""
    table = Bout(Side(hero), Side("ninja" if hero == "monk" else "monk")).table
    keeping = keeping_for(table, 0, content.board[content.find("ability", ability)])
    near = 0.00006 if condition in STRAIGHTS else 0.0006
    assert keeping.from_nothing(3) == pytest.approx(planned(hero, condition), abs=near)


def test_the_plan_gives_odds_for_abilities_of_all_heroes() -> None:
    assert {hero for hero, _ability, _condition in FIGURES} == set(PLAN)
    used = {condition for _hero, _ability, condition in FIGURES}
    assert len(used) > 20


# Upgrades, played from the hand

UPGRADES = """
    barbarian smack-2 2; barbarian smack-3 3; barbarian sturdy-blow-2 1; barbarian sturdy-blow-3 2; barbarian fortitude-2 2
    barbarian overpower-2 2 war-cry; barbarian mighty-blow-2 2; barbarian reckless-2 2; barbarian crit-bash-2 2 crit-smash
    barbarian thick-skin-2 3
    moon-elf longbow-2 2; moon-elf longbow-3 3; moon-elf demising-shot-2 2 focus; moon-elf covered-shot-2 2 evasive-action
    moon-elf exploding-arrow-2 2; moon-elf exploding-arrow-3 3; moon-elf entangling-shot-2 2
    moon-elf blinding-shot-2 2 lunar-blessing; moon-elf eclipse-2 2 moon-shadow; moon-elf missed-me-2 3
    pyromancer fireball-2 1; pyromancer burning-soul-2 1; pyromancer pyroblast-2 2; pyromancer pyroblast-3 3
    pyromancer combustion-2 2; pyromancer hot-streak-2 2 scorch; pyromancer ignite-2 2 blazing-soul
    pyromancer meteorite-2 2 meteoroid; pyromancer molten-armor-2 1; pyromancer molten-armor-3 3
    shadow-thief dagger-strike-2 2; shadow-thief pickpocket-2 1; shadow-thief shifty-strike-2 2 shadow-strike
    shadow-thief insidious-strike-2 2 shank-attack; shadow-thief shadow-dance-2 1; shadow-thief carducopia-2 2
    shadow-thief shadow-defense-2 3; shadow-thief counter-strike-2 4
    monk fist-strike-2 1; monk fist-strike-3 2; monk meditate-2 2 zen-strike; monk combo-strike-2 2; monk tempest-rush-2 1
    monk fist-of-harmony-2 1; monk fist-of-tranquility-2 2 way-of-the-monk; monk lotus-strike-2 2 way-of-the-lotus
    monk serenity-2 2; monk serenity-3 3
    paladin tithe-2 3; paladin retaliate-2 1 requital; paladin righteous-combat-2 2 steadfast
    paladin righteous-combat-3 4 steadfast-3; paladin mighty-prayer-2 2 offensive-stance; paladin holy-attack-2 2
    paladin righteous-prayer-2 2 prosperity; paladin holy-light-2 2; paladin divine-defense-2 3; paladin divine-defense-3 4
    ninja slash-2 2; ninja walk-the-line-2 2 tip-of-the-blade; ninja death-blossom-2 2; ninja smoke-screen-2 2 kuji-kiri
    ninja poison-blade-2 1; ninja shadow-fang-2 2 misdirect; ninja shadewalk-2 2 jugulate; ninja shade-shift-2 2
    treant splinter-2 1; treant splinter-3 2; treant tend-2 2 cultivate; treant overgrowth-2 2 plant
    treant vengeful-vines-2 2 bitterroot; treant call-of-the-wild-2 2 enrapture
    treant natures-grasp-2 2 natures-blessing; treant rooted-2 3
"""


def test_the_plan_has_every_upgrade(content: Any) -> None:
    assert sorted(line[1] for line in lines(UPGRADES)) == sorted(card.id for card in content.cards if card.upgrade)


@rule("DT-MAIN-04", "DT-UPGRADE-01", "DT-UPGRADE-07")
@pytest.mark.parametrize("line", lines(UPGRADES), ids=lambda line: line[1])
def test_an_upgrade_is_paid_lies_on_its_field_and_replaces_what_was_there(content: Any, line: list[str]) -> None:
    hero, card, cost, *second = line
    duel = Bout(Side(hero, hand=[card], cp=10), Side("monk" if hero != "monk" else "ninja"))
    board = {content.board[index].id for index in content.on_board(*who(duel))}
    duel.play(f"play:{card}")
    after = {content.board[index].id for index in content.on_board(*who(duel))}
    assert (after - board, len(board - after)) == ({card, *second}, 1)
    assert (duel.cp(0), duel.hand(0), duel.discard(0)) == (10 - int(cost), [], [])
    assert duel.upgrades(0) == [card]


def who(duel: Bout) -> tuple[int, list[int]]:
    player = duel.player(0)
    return player.hero, player.levels


# Tiers: more symbols, more of it

TIERS = """
    barbarian smack 1 3 4/6/8; barbarian smack-2 1 3 5/7/9; barbarian smack-3 1 3 6/8/10
    moon-elf longbow 1 3 3/5/7; moon-elf longbow-2 1 3 4/6/8; moon-elf longbow-3 1 3 5/7/9
    pyromancer fireball 1 3 4/6/8; pyromancer fireball-2 1 3 4/6/8
    shadow-thief dagger-strike 1 3 4/6/8; shadow-thief dagger-strike-2 1 3 4/6/8
    monk fist-strike 1 3 6/7/8; monk fist-strike-2 1 3 7/8/9; monk fist-strike-3 1 3 7/8/9
    ninja slash 1 3 5/6/7; ninja slash-2 1 3 5/6/8
    treant splinter 1 3 5/6/7; treant splinter-2 1 3 5/6/7; treant splinter-3 1 3 5/6/7
"""


@rule("DT-ABILITY-06", "DT-KEY-06")
@pytest.mark.parametrize("line", lines(TIERS), ids=lambda line: line[1])
def test_each_tier_of_an_attack_deals_the_damage_of_the_plan(content: Any, line: list[str]) -> None:
    hero, ability, face, least, tiers = line
    for at, damage in enumerate(tiers.split("/")):
        count = int(least) + at
        dice = [int(face)] * count + [5, 6][: 5 - count]
        foe = Side("barbarian" if hero != "barbarian" else "monk")
        duel = Bout(Side(hero, upgrades=card_of(content, ability)), foe).strike(ability, *dice)
        assert 50 - duel.health(1) == int(damage), dice


@rule("DT-ABILITY-06", "DT-KEY-10", "DT-HEALTH-02")
@pytest.mark.parametrize(
    ("hero", "ability", "faces", "health", "points"),
    [
        ("barbarian", "fortitude", {3: (4, 4, 5, 1, 6), 4: (4, 4, 5, 5, 6), 5: (4, 4, 5, 5, 5)}, (4, 5, 6), (0, 0, 0)),
        ("barbarian", "fortitude-2", {3: (4, 4, 5, 1, 6), 4: (4, 4, 5, 5, 6), 5: (4, 4, 5, 5, 5)}, (5, 6, 7), (0, 0, 0)),
        ("shadow-thief", "pickpocket", {2: (3, 4, 1, 2, 5), 3: (3, 4, 4, 2, 5), 4: (3, 4, 4, 4, 5), 5: (3, 4, 4, 4, 4)}, (0,) * 4, (2, 3, 4, 4)),
        ("shadow-thief", "pickpocket-2", {2: (3, 4, 1, 2, 5), 3: (3, 4, 4, 2, 5), 4: (3, 4, 4, 4, 5), 5: (3, 4, 4, 4, 4)}, (0,) * 4, (3, 4, 5, 6)),
        ("paladin", "holy-light", {2: (5, 5, 1, 2, 3), 3: (5, 5, 5, 2, 3), 4: (5, 5, 5, 5, 3), 5: (5,) * 5}, (2, 3, 4, 5), (2,) * 4),
    ],
)  # fmt: skip
def test_each_tier_of_what_one_gains_is_that_of_the_plan(
    content: Any, hero: str, ability: str, faces: dict[int, tuple[int, ...]], health: tuple[int, ...], points: tuple[int, ...]
) -> None:
    for at, dice in enumerate(faces.values()):
        then = (6,) if ability == "holy-light" else ()
        duel = Bout(Side(hero, upgrades=card_of(content, ability)), Side("monk")).strike(ability, *dice, then=then)
        assert (duel.health(0) - 50, duel.cp(0) - 2) == (health[at], points[at]), dice
