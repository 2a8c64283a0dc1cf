"""Status effects: signs, gaining and inflicting, removing, limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import Bout, barbarian, ninja, pyromancer

rule = pytest.mark.rule


def token_on(duel: Bout, place: int, name: str) -> Any:
    """The token as the scene shows it on the board of the seat that sits there."""
    things = duel.match.scene(0).things[place].things
    return next((thing for thing in things if thing.id.startswith(f"token:{name}:")), None)


@rule("DT-STATUS-01")
def test_each_hero_has_his_own_tokens_and_each_token_says_what_it_does() -> None:
    content: Any = Bout(barbarian(), pyromancer()).content
    owned = {hero.id: [content.tokens[index].id for index in hero.tokens] for hero in content.heroes}
    assert owned["barbarian"] == ["concussion", "stun"]
    assert owned["pyromancer"] == ["fire-mastery", "knockdown", "burn", "stun"]
    duel = Bout(barbarian(tokens={"burn": 1}), pyromancer())
    assert "2 damage" in str(token_on(duel, 0, "burn").text)


@rule("DT-STATUS-02")
def test_a_status_effect_is_positive_or_negative() -> None:
    duel = Bout(barbarian(tokens={"burn": 1}), pyromancer(tokens={"fire-mastery": 2}))
    assert token_on(duel, 0, "burn").kind == "negative"
    assert token_on(duel, 1, "fire-mastery").kind == "positive"


@rule("DT-STATUS-03", "DT-STATUS-04")
def test_gained_tokens_come_to_oneself_and_inflicted_ones_to_the_opponent() -> None:
    duel = Bout(pyromancer(upgrades=["hot-streak-2"]), barbarian()).strike("scorch", 1, 2, 4, 4, 6)
    assert duel.tokens(0) == {"fire-mastery": 2}
    assert duel.tokens(1) == {"burn": 1}
    assert duel.deeds("gained", "inflicted") == [("gained", 0, 2), ("inflicted", 1, 1)]


@rule("DT-STATUS-03")
def test_without_a_number_one_token_is_gained() -> None:
    assert Bout(ninja(hand=["train"]), barbarian()).play("play:train").tokens(0) == {"ninjutsu": 1}


@rule("DT-STATUS-05")
def test_a_token_acts_from_the_moment_it_is_placed() -> None:
    duel = Bout(barbarian(hand=["concuss"]), pyromancer()).play("play:concuss").next_turn()
    assert duel.cp(1) == 2
    assert duel.hand(1) == []
    assert duel.tokens(1) == {}
    assert any("Pyromancer skips the Income Phase" in line for line in duel.log())


@rule("DT-MODIFIER-04", "DT-STATUS-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_modifier_inflicts_at_once_on_a_target_that_is_known(seat: int) -> None:
    sides = {seat: barbarian(hand=["get-some"]), 1 - seat: pyromancer()}
    duel = Bout(sides[0], sides[1], first=seat)
    duel.attack("smack", 1, 1, 1, 5, 6).until("DT-WINDOW-13")
    assert duel.dice(1, 1, 1, 1, 1).play("play:get-some").tokens(1 - seat) == {"concussion": 1}


@rule("DT-STATUS-13")
def test_persistent_tokens_outlast_what_they_do_until_a_card_removes_them() -> None:
    """Burn and Poison deal their damage in both Upkeep Phases, Targeted adds its 2 to both attacks."""
    tokens = {"burn": 1, "poison": 2, "targeted": 1}
    duel = Bout(barbarian(hand=["what-status-effects"], deck=[], cp=4), pyromancer(tokens=tokens, deck=[]))
    for _ in range(2):
        duel.strike("smack", 1, 1, 1, 5, 6).next_turn().next_turn()
        assert duel.tokens(1) == tokens
    assert duel.health(1) == 50 - 2 * (4 + 2) - 2 * (2 + 2)
    assert duel.play("play:what-status-effects").tokens(1) == {}


@rule("DT-STATUS-05")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_tokens_that_are_left_act_on_and_the_last_one_ends_it(before: int, after: int) -> None:
    """Fire Mastery takes off one of its own in each Upkeep Phase of its holder."""
    duel = Bout(barbarian(), pyromancer(tokens={"fire-mastery": before})).next_turn().next_turn().next_turn()
    assert duel.tokens(1).get("fire-mastery", 0) == after
    told = [rule for rule in duel.rules() if rule == "DT-UPKEEP-01"]
    assert len(told) == min(before, 2)


@rule("DT-STATUS-08")
@pytest.mark.parametrize(("number", "damage"), [(0, 0), (1, 3), (2, 6)])
def test_as_many_tokens_count_as_were_removed(number: int, damage: int) -> None:
    duel = Bout(pyromancer(tokens={"fire-mastery": 1}), barbarian()).attack("combustion", 1, 4, 5, 6, 6)
    duel.play(f"number:{number}").settle()
    assert duel.tokens(0).get("fire-mastery", 0) == 2 - number
    assert duel.health(1) == 50 - damage


@rule("DT-STATUS-05")
def test_what_lies_on_the_boards_is_in_force_and_nothing_else() -> None:
    duel = Bout(barbarian(tokens={"burn": 1}), pyromancer(tokens={"fire-mastery": 3}))
    standing = [(each.seat, duel.content.tokens[each.bearer % 64].id) for each in duel.table.printed_abilities()]
    assert standing == [(0, "burn"), (1, "fire-mastery")]


@rule("DT-STATUS-07")
def test_a_removed_token_can_come_into_play_again() -> None:
    duel = Bout(barbarian(hand=["concuss", "get-some"], cp=3), pyromancer(hand=["buh-bye"]))
    assert duel.play("play:concuss", "play:buh-bye").tokens(1) == {}
    assert duel.attack("smack", 1, 1, 1, 5, 6).dice(1, 1, 1, 1, 1).play("play:get-some").tokens(1) == {"concussion": 1}


@rule("DT-STATUS-07")
def test_a_token_that_removed_itself_can_be_gained_again() -> None:
    duel = Bout(barbarian(), pyromancer(tokens={"fire-mastery": 5, "burn": 1})).next_turn()
    assert duel.tokens(1) == {"fire-mastery": 4, "burn": 1}
    assert duel.strike("fireball", 1, 1, 1, 4, 6).tokens(1) == {"fire-mastery": 5, "burn": 1}


@rule("DT-STATUS-07")
def test_only_tokens_that_lie_there_are_removed() -> None:
    duel = Bout(barbarian(hand=["what-status-effects"]), pyromancer(tokens={"burn": 1}))
    duel.play("play:what-status-effects")
    assert [line.partition(".")[0] for line in duel.log() if "loses" in line] == ["Pyromancer loses 1 Burn"]


@rule("DT-STATUS-08")
def test_an_effect_removes_exactly_as_many_tokens_as_it_says() -> None:
    duel = Bout(barbarian(hand=["get-that-outta-here"]), pyromancer(tokens={"fire-mastery": 4}))
    assert duel.play("play:get-that-outta-here").tokens(1) == {"fire-mastery": 3}


@rule("DT-STATUS-13")
def test_a_persistent_token_stays_until_something_removes_it() -> None:
    duel = Bout(pyromancer(), barbarian(tokens={"burn": 1})).next_turn().next_turn().next_turn()
    assert duel.tokens(1) == {"burn": 1}
    assert duel.health(1) == 46


@rule("DT-STATUS-14")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5)])
def test_no_more_tokens_than_the_limit_lie_on_one_board(before: int, after: int) -> None:
    duel = Bout(pyromancer(tokens={"fire-mastery": before}), barbarian()).strike("hot-streak", 1, 2, 3, 4, 4)
    assert duel.tokens(0) == {"fire-mastery": after}
    assert duel.deeds("gained") == ([("gained", 0, after - before)] if after > before else [])


@rule("DT-STATUS-15")
def test_a_raised_limit_is_its_owners_alone_and_lasts() -> None:
    duel = Bout(pyromancer(hand=["fire-up"], cp=3, tokens={"fire-mastery": 5}), barbarian()).play("play:fire-up")
    assert duel.tokens(0) == {"fire-mastery": 6}
    duel.settle().next_turn().next_turn()
    assert duel.tokens(0) == {"fire-mastery": 5}
    duel.strike("hot-streak", 1, 2, 3, 4, 4)
    assert duel.tokens(0) == {"fire-mastery": 6}
    assert duel.limit(1, "fire-mastery") == 5


@rule("DT-KEY-13")
def test_without_a_raised_limit_no_token_more_fits() -> None:
    duel = Bout(pyromancer(hand=["warm-up"], cp=5, tokens={"fire-mastery": 4}), barbarian())
    assert duel.play("play:warm-up", "number:5").tokens(0) == {"fire-mastery": 5}


@rule("DT-STATUS-19")
def test_the_limit_counts_all_tokens_of_a_kind_whoever_gave_them() -> None:
    """Fire Mastery handed over to the Barbarian lies with what he has."""
    duel = Bout(barbarian(hand=["transference"], tokens={"fire-mastery": 5}), pyromancer(tokens={"fire-mastery": 5}))
    assert duel.why_no_card(0, "transference") == "DT-STATUS-08"
    duel = Bout(barbarian(hand=["transference"], tokens={"fire-mastery": 4}), pyromancer(tokens={"fire-mastery": 5}))
    assert duel.play("play:transference").tokens(0) == {"fire-mastery": 5}
