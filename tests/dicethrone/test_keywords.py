"""The glossary's words, and the cards it names."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import TRIAL, Bout, barbarian, pyromancer

rule = pytest.mark.rule


def trial(ability: str, *dice: int) -> Bout:
    """The Barbarian uses an ability of the trial pack."""
    name = f"trial:{ability}"
    return Bout(barbarian(upgrades=[name]), pyromancer(), packs=TRIAL).attack(name, *dice)


@rule("DT-KEY-01")
@pytest.mark.parametrize(("choice", "changes"), [(1, {"barbarian health": 52}), (2, {"barbarian cp": 5})])
def test_or_means_one_of_them(choice: int, changes: dict[str, int]) -> None:
    assert trial("either-way", 4, 4, 4, 1, 6).play(f"choose:{choice}").changes() == changes


@rule("DT-KEY-02")
def test_additionally_comes_after_the_rest_of_the_text() -> None:
    duel = trial("late-blow", 1, 2, 3, 4, 5).settle()
    told = [line for line in duel.log() if "incoming" in line or "heals" in line]
    assert [word for line in told for word in ("heals", "normal", "collateral") if word in line] == [
        "heals",
        "normal",
        "collateral",
    ]
    assert duel.health(1) == 43


@rule("DT-KEY-03")
def test_then_is_a_pause_in_which_the_others_may_act() -> None:
    duel = Bout(pyromancer(), barbarian(hand=["getting-paid"])).attack("hot-streak", 1, 2, 3, 4, 4)
    duel.play("pass")
    assert duel.tokens(0) == {"fire-mastery": 2}
    assert duel.incoming(1) == 0
    assert duel.keys == ["play:getting-paid", "pass"]
    duel.play("pass")
    assert duel.incoming(1) == 7


@rule("DT-KEY-03")
def test_then_is_a_pause_also_in_a_main_phase_card() -> None:
    duel = Bout(pyromancer(hand=["warm-up"], cp=3), barbarian(hand=["getting-paid"])).play("play:warm-up")
    assert (duel.seat, duel.tokens(0)) == (1, {})
    duel.play("pass")
    assert (duel.seat, duel.tokens(0)) == (1, {"fire-mastery": 1})
    assert duel.play("pass").keys[0] == "number:0"


@rule("DT-KEY-04")
@pytest.mark.parametrize(("before", "damage"), [(0, 7), (1, 8)])
def test_what_stands_behind_then_counts_what_stands_before_it(before: int, damage: int) -> None:
    duel = Bout(pyromancer(tokens={"fire-mastery": before} if before else {}), barbarian())
    assert duel.strike("hot-streak", 1, 2, 3, 4, 4).health(1) == 50 - damage


@rule("DT-KEY-04")
def test_stun_is_inflicted_before_the_damage_that_stands_behind_then() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer(hand=["not-this-time"])).attack("crit-bash", 6, 6, 6, 6, 1)
    assert duel.seat == 0
    assert duel.incoming(1) == 5
    assert duel.tokens(1) == {"stun": 1}


@rule("DT-KEY-05")
@pytest.mark.parametrize(("then", "cp"), [((4, 5, 6), 2), ((1, 5, 6), 3), ((1, 2, 3), 3)])
def test_on_a_symbol_brings_its_benefit_once(then: tuple[int, ...], cp: int) -> None:
    assert trial("one-for-all", 6, 6, 6, 1, 4, *then).settle().cp(0) == cp


@rule("DT-KEY-06")
@pytest.mark.parametrize(("dice", "healed"), [((1, 2, 6), 0), ((4, 2, 6), 2), ((4, 5, 5), 6)])
def test_times_a_symbol_counts_every_die(dice: tuple[int, ...], healed: int) -> None:
    duel = Bout(barbarian(health=40), pyromancer(), first=1).attack("fireball", 1, 1, 1, 4, 6).dice(*dice)
    assert duel.play("defend:thick-skin").health(0) == 40 - 4 + healed


@rule("DT-KEY-07")
@pytest.mark.parametrize(
    ("ability", "dice", "count"), [("pyroblast", (1, 2, 3, 6, 4), 1), ("pyroblast-2", (1, 2, 3, 6, 4), 2)]
)
def test_roll_so_many_dice(ability: str, dice: tuple[int, ...], count: int) -> None:
    pyro = pyromancer(hand=["tip-it"], upgrades=[ability] if ability != "pyroblast" else [])
    assert len(Bout(pyro, barbarian()).attack(ability, *dice, *[1] * count).play("pass").on_table()) == count


@rule("DT-KEY-07")
def test_such_a_roll_is_told_of_besides_that_of_the_phase() -> None:
    duel = Bout(pyromancer(), barbarian()).strike("pyroblast", 1, 2, 3, 6, 4, then=(5,))
    assert duel.deeds("rolled")[:2] == [("rolled", 0, 5), ("rolled", 0, 1)]


@rule("DT-KEY-10")
def test_gaining_health_and_points_raises_the_counter_by_the_number() -> None:
    duel = Bout(barbarian(hand=["getting-paid"], cp=3, health=31), pyromancer()).play("play:getting-paid")
    assert duel.cp(0) == 5
    assert duel.strike("fortitude", 4, 4, 4, 1, 6).health(0) == 35


@rule("DT-KEY-10")
def test_points_that_an_ability_gives_to_another_are_not_those_of_its_owner() -> None:
    """Dear Gift: the opponent gains 3 CP, then there is as much damage as the Pyromancer has CP."""
    duel = Bout(pyromancer(upgrades=["trial:inner-fire"], cp=2), barbarian(cp=4), packs=TRIAL).strike("trial:dear-gift", 4, 4, 6, 6, 1)
    assert (duel.cp(0), duel.cp(1), duel.health(1)) == (2, 7, 50 - 2)


@rule("DT-KEY-14")
def test_any_card_can_be_sold_in_ones_own_main_phase() -> None:
    duel = Bout(barbarian(hand=["six-it", "smack-2"]), pyromancer(hand=["tip-it"]))
    assert duel.play("sell:six-it", "sell:smack-2").changes() == {
        "barbarian cp": 4,
        "barbarian hand": [],
        "barbarian discard": ["six-it", "smack-2"],
    }
    duel.roll(1, 1, 1, 5, 6)
    assert not any(key.startswith("sell:") for key in duel.keys)


@rule("DT-KEY-15")
def test_incoming_damage_is_what_is_about_to_be_dealt_at_that_moment() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer(hand=["not-this-time"])).attack("smack", 1, 1, 2, 2, 3)
    assert duel.incoming(1) == 8
    assert duel.dice(1, 1, 6, 6, 6).play("play:get-some").incoming(1) == 10
    assert duel.play("play:not-this-time", "player:2").incoming(1) == 4
    assert duel.incoming(0) == 0


@rule("DT-NAMED-01")
@pytest.mark.parametrize("card_of", [0, 1])
def test_not_this_time_protects_a_chosen_player(card_of: int) -> None:
    hand = ["not-this-time"]
    duel = Bout(barbarian(hand=hand if card_of == 0 else []), pyromancer(hand=hand if card_of == 1 else []))
    duel.attack("smack", 1, 1, 2, 2, 3).play("play:not-this-time")
    assert duel.keys == ["player:1", "player:2"]
    assert duel.play("player:2").settle().health(1) == 50 - 8 + 6


@rule("DT-NAMED-03")
def test_so_wild_leads_back_to_step_three() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).attack("overpower", 1, 2, 3, 6, 6)
    duel.play("play:so-wild", "die:1", "value:6")
    assert duel.seat == 0
    assert duel.keys == ["announce:sturdy-blow", "none", "back"]
