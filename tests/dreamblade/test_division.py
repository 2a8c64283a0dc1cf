"""Damage is divided as one likes, and it counts until the phase is over (chapters "Walka", "Obrażenia zadawane istotom")."""

import itertools
from typing import Any

import pytest

from pionek.core.state.events import Listener
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.vocabulary import HURT, PIECES
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
STRONG = "p=forgeblind-punisher@c3"


def divisions(field: DreamBladeScenario, *names: str) -> list[tuple[int, ...]]:
    """All the ways in which the damage can be divided among these, however often each can be reached."""
    found: list[tuple[int, ...]] = []

    def divide(table: Any, dealt: list[int]) -> None:
        if not isinstance(table.agenda[-1], Assignment):
            found.append(tuple(dealt[field.pieces[name]] for name in names))
            return
        for option in table.decision.options:
            after, heard, sums = table.clone(), Listener(), dealt[:]
            after.listen(heard)
            after.take(option)
            for event in heard.events:
                if event.moment == HURT:
                    sums[event.subject] += event.amount
            divide(after, sums)

    divide(field.table, [0] * PIECES)
    return found


def all_of(pool: int, parts: int) -> list[tuple[int, ...]]:
    return [each for each in itertools.product(range(pool + 1), repeat=parts) if sum(each) == pool]


@rule("DB-DMG-01", "DB-DMG-02")
def test_damage_too_small_for_a_fate_is_divided_in_every_way():
    field = DreamBladeScenario([STRONG], ["x=mirrorman@c3", "y=savannah-dreamhunter@c3"], first=NORTH).attack("c3", roll="3 3 - - - - - -")
    assert field.stats("x")[1:] == field.stats("y")[1:] == (8, 9)
    given = [f"{field.key('give', 'x')}:{amount}" for amount in range(7)]
    assert (field.asked, field.keys) == ("Assignment.rest", given)
    field.give("x", 2)
    assert (field.damage("x"), field.amounts("hurt")) == (0, [2, 4]), "the other takes the rest, unasked; then the phase is over"


@rule("DB-DMG-01", "DB-DMG-03")
def test_every_division_can_be_made_and_in_one_way_only():
    """7 damage on a 5/7 and an 8/9: what is beyond a fate is wasted, so divisions that lead to the same fates are one."""
    field = DreamBladeScenario([STRONG], ["x=twilight-scout@c3", "y=mirrorman@c3"], first=NORTH).attack("c3", roll="3 3 1 - - - - -")
    staying = [(amount, 7 - amount) for amount in range(5)]
    disrupted, destroyed = [(5, 2), (6, 1), (7, 0)], [(7, 0)]
    assert sorted(divisions(field, "x", "y")) == sorted(staying + disrupted + destroyed)


@rule("DB-DMG-01", "DB-KILL-04")
def test_three_enemies_share_what_hurts_none_of_them_enough():
    field = DreamBladeScenario([STRONG], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3", "z=hive-drone@c3"], first=NORTH)
    field.attack("c3", roll="2 - - - - - - -")
    assert sorted(divisions(field, "x", "y", "z")) == sorted(all_of(2, 3))


@rule("DB-DMG-01", "DB-DMG-06")
def test_what_was_divided_prepares_a_later_combat():
    field = DreamBladeScenario([STRONG, "archer=warpglass-archer@d3"], ["x=mirrorman@c3", "y=savannah-dreamhunter@c3", "z=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="3 3 3 3 1 - - -").play(field.key("spare", "x"), field.key("spare", "y")).give("x", 6)
    assert (field.damage("x"), field.damage("y")) == (6, 7)
    field.attack("d3", roll="b -").roll("2 - - -").target("x")
    assert field.asked == "Displacement.place", "6 and 2 reach its defense of 8"


@rule("DB-BODYGUARD-01", "DB-RELENTLESS-01")
def test_a_bodyguard_that_cannot_be_disrupted_is_served_by_what_would_disrupt_it():
    field = DreamBladeScenario(["b=furnace-brute@c3", "m=mirrorman@e1"], ["s=inspired-samurai@c3", "x=iron-thug@c3", "y=malborn-croc@e1"], first=NORTH)
    field.attack("c3", roll="3 3 - - -")
    assert field.amounts("hurt") == [5], "6 damage: 5 would disrupt the Samurai, so they are enough"
    assert field.keys == [f"{field.key('give', 'x')}:{amount}" for amount in (0, 1)]
    field.give("x", 1)
    assert (field.at("s"), field.damage("s"), field.damage("x")) == ("c3", 5, 1)
    much = DreamBladeScenario(["b=furnace-brute@c3"], ["s=inspired-samurai@c3", "x=iron-thug@c3"], first=NORTH).attack("c3", roll="3 3 3 - -")
    assert much.keys == [much.key("destroy", "s"), f"{much.key('give', 's')}:5"], "8 of 9 destroy him, 5 are enough"


# Relentless


@rule("DB-RELENTLESS-01", "DB-DMG-06")
def test_a_later_combat_does_not_undo_relentless():
    south = ["b=furnace-brute@c3", "m=mirrorman@d3"]
    field = DreamBladeScenario(south, ["x=inspired-samurai@c3", "y=iron-thug@d3"], first=NORTH).attack("c3", roll="3 3 - - -")
    assert (field.at("x"), field.damage("x")) == ("c3", 6)
    field.attack("d3", roll="1 - -")
    assert (field.happened("disrupted"), field.asked) == ([], "ActionPhase.choose"), "that combat has nothing to do with it"


@rule("DB-RELENTLESS-01", "DB-DMG-04", "DB-DMG-06")
def test_other_damage_adds_to_that_of_relentless():
    south = ["b=furnace-brute@c3", "archer=warpglass-archer@d3"]
    field = DreamBladeScenario(south, ["x=inspired-samurai@c3", "y=iron-thug@d3"], first=NORTH).attack("c3", roll="3 3 - - -")
    field.attack("d3", roll="b - 1 - - -")
    assert field.asked == "Displacement.place", "hurt in a combat without a Relentless attacker, with 7 damage in all"


@rule("DB-RELENTLESS-01", "DB-KILL-07")
def test_a_death_in_the_same_combat_does_not_undo_relentless():
    field = DreamBladeScenario(["b=furnace-brute@c3"], ["x=twilight-scout@c3", "y=cannibal-pariah@c3"], first=NORTH)
    field.attack("c3", roll="3 3 3 1 -").play(field.key("destroy", "y")).give("x", 6)
    assert field.happened("destroyed", "disrupted") == ["destroyed"], "6 damage on 5/7"
    assert field.asked != "Displacement.place"


@rule("DB-RELENTLESS-01", "DB-STRIKEBACK-01")
def test_a_strikeback_does_not_undo_relentless():
    field = DreamBladeScenario(["b=furnace-brute@c3", "m=mirrorman@d3"], ["h=gatewarden-hound@c3", "y=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="3 3 2 - - 1 - -")
    assert field.amounts("special") == [1]
    assert (field.at("h"), field.damage("h")) == ("c3", 8), "8 damage on 7/9"


@rule("DB-RELENTLESS-01", "DB-DBLOW-09", "DB-STRIKEBACK-01")
def test_special_attacks_of_the_relentless_disrupt_nobody_either():
    blow = DreamBladeScenario(["x=forgeblind-punisher@c3", "y=twilight-scout@c3"], ["b=furnace-brute@c3"]).attack("c3", "x", roll="3 3 1 - - - - -")
    blow.play(blow.key("destroy", "b")).roll("3 3 - - -").play(blow.key("attack", "b"))
    assert blow.offers("disrupt") == [], "a deathblow is an attack"
    back = DreamBladeScenario(["x=cannibal-pariah@c3"], ["k=knave@c3"]).attack("c3", roll="- - 3 -")
    assert (back.amounts("special"), back.at("x")) == ([3], "c3"), "3 damage on 3/4"
    assert (back.happened("disrupted"), back.asked) == ([], "ActionPhase.choose")


def pinned(south: list[str], north: list[str], damage: int) -> DreamBladeScenario:
    """A Relentless attack of this phase has left so much damage on x, who has come to c3 since then."""
    field = DreamBladeScenario(south, north, first=NORTH)
    bit = field.pieces["x"]
    field.table.damage[bit] = damage
    field.table.pinned = 1 << bit
    return field


@rule("DB-RELENTLESS-01")
def test_whom_relentless_has_hurt_is_disrupted_only_by_further_damage():
    """The Samurai has 6 damage and defense 5: it takes one more to disrupt him, and without it he stays."""
    north = ["x=inspired-samurai@c3", "y=iron-thug@c3", "z=iron-thug@d3"]
    field = pinned(["m=mirrorman@c3", "n=mirrorman@d3"], north, 6).attack("c3", roll="1 - -")
    assert field.keys == [field.key("disrupt", "x"), field.key("spare", "x")]
    field.play(field.key("disrupt", "x"))
    assert (field.amounts("hurt"), field.asked) == ([1], "Displacement.place")
    spared = pinned(["m=mirrorman@c3", "n=mirrorman@d3"], north, 6).attack("c3", roll="1 - -")
    spared.play(spared.key("spare", "x"))
    assert (spared.damage("x"), spared.damage("y"), spared.asked) == (6, 1, "Strike.choose_cell")


@rule("DB-RELENTLESS-01")
def test_whom_no_relentless_attack_has_hurt_needs_no_further_damage():
    """The Thug has enough damage of an ability already: his fate costs nothing of the attack."""
    field = DreamBladeScenario(["d=duelist@c3"], ["x=cannibal-pariah@c3", "y=iron-thug@c3"], first=NORTH)
    field.attack("c3", roll="b 2 -").roll("2 1 -").target("x")
    field.play(field.key("disrupt", "x"))
    assert field.keys == [f"{field.key('give', 'y')}:{amount}" for amount in range(3)], "all 2 are left for the Thug"


@rule("DB-DMG-03")
@rule("DB-SEQ-06")
def test_without_damage_of_the_attack_the_fates_are_chosen_after_the_division():
    """The Assault alone destroys the Pariah or drives it off: nothing is left to divide, so step 6 asks."""
    field = DreamBladeScenario(["d=duelist@c3"], ["x=cannibal-pariah@c3", "y=iron-thug@c3"], first=NORTH)
    field.attack("c3", roll="b - -").roll("3 3 -").target("x")
    assert (field.asked, field.keys) == ("Fates.choose", [field.key("disrupt", "x"), field.key("destroy", "x")])


# Ferocity


@rule("DB-FEROCITY-01", "DB-KILL-03")
def test_who_cannot_be_disrupted_is_not_offered_for_it():
    """8 damage on an 8/9 creature under Ferocity: it is destroyed or left below 8."""
    field = DreamBladeScenario(["d=heart-render@c3"], ["m=mirrorman@c3", "y=malborn-croc@c3"], first=NORTH)
    field.attack("c3", roll="b 3 3 2 - - - -").target("m")
    field.play(field.key("spare", "y"))
    assert field.keys == [field.key("destroy", "m"), field.key("spare", "m")]
    field.play(field.key("destroy", "m"))
    assert (field.at("m"), field.amounts("hurt")) == ("graveyard", [8])
    single = DreamBladeScenario(["d=heart-render@c3"], ["m=mirrorman@c3"], first=NORTH).attack("c3", roll="b 3 3 3 - - - -")
    assert single.at("m") == "graveyard", "nothing is asked: it could not get away alive"


# Order


@rule("DB-KILL-05", "DB-KILL-06")
def test_who_leaves_an_empty_cell_makes_room_for_another():
    south = ["archer=warpglass-archer@c3", "m=mirrorman@c3"]
    field = DreamBladeScenario(south, ["x=cannibal-pariah@c3", "far=hive-drone@a5"], first=NORTH)
    field.attack("c3", "archer", "m", roll="b 3 - - - 2 2 - -")
    assert (field.asked, field.seat, sorted(field.offers("target"))) == ("Fates.carry_out", SOUTH, ["far", "x"])
    field.target("far").play("to:b2")
    assert "a5" in field.offers("to"), "its cell is empty now"
    other = DreamBladeScenario(south, ["x=cannibal-pariah@c3", "far=hive-drone@a5"], first=NORTH)
    other.attack("c3", "archer", "m", roll="b 3 - - - 2 2 - -").target("x")
    assert "a5" not in other.offers("to")
    kept = DreamBladeScenario(south, ["x=cannibal-pariah@c3", "far=hive-drone@a5", "friend=iron-thug@a5"], first=NORTH)
    kept.attack("c3", "archer", "m", roll="b 3 - - -")
    kept.roll("2 2 - -").target("far")
    assert kept.asked == "Displacement.place", "a friend stays behind, so no cell becomes empty and nobody is asked for the order"


# The Knight


@rule("DB-APPEASE-01", "DB-KILL-04", "DB-GEN-23")
@pytest.mark.parametrize("fellow", ["cannibal-pariah", "weeping-colossus"])
def test_the_knight_may_give_up_a_fellow_victim(fellow):
    """Whatever it costs: nobody has fallen yet when the Knight's player is asked."""
    field = DreamBladeScenario([STRONG, "q=forgeblind-punisher@c3"], ["k=knight-of-autumns-gate@c3", f"x={fellow}@c3"], first=NORTH)
    field.attack("c3", "p", "q", roll=" ".join(["3"] * 7 + ["-"] * (field.stats("p")[0] + field.stats("q")[0] - 7)))
    while field.asked == "Assignment.fate":
        field.play(next(key for key in field.keys if key.startswith("destroy")))
    assert (field.asked, field.seat) == ("Proposal.replace", NORTH)
    field.play(field.keys[0])
    assert (field.at("k"), field.at("x")) == ("c3", "graveyard")
    assert (field.conquest, field.bonus) == ([0, 0], [0, 0]), "sacrificed, not destroyed"


# Raise


@rule("DB-RAISE-01")
def test_raise_may_be_declined():
    field = DreamBladeScenario(["a=doctor-ape@c3", "own=doomball@grave"], ["croc=malborn-croc@c3"]).attack("c3", roll="b - -")
    assert field.keys == ["take:doomball", "done"]
    assert field.done().at("own") == "graveyard"


# Who is judged when


@rule("DB-DMG-06", "DB-DMG-05")
def test_the_end_of_a_combat_counts_all_damage_of_the_phase():
    """3 damage on 4/6 are enough as soon as Panic takes 2 from its defense, though that combat has not hurt it."""
    south = ["m=mirrorman@c3", "scout=twilight-scout@d3", "matron=dread-matron@c2"]
    field = DreamBladeScenario(south, ["x=zombie-enforcer@c3", "y=iron-thug@d3"], first=NORTH).attack("c3", roll="3 - -")
    assert (field.damage("x"), field.asked) == (3, "Strike.choose_cell")
    field.attack("d3", roll="b - -").target("matron").play("to:c3")
    assert (field.asked, field.stats("x")[1]) == ("Displacement.place", 2)
