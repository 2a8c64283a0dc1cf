"""Teams: two against two as in the rulebook, and the larger ones of the publisher's sheet."""

from __future__ import annotations

from typing import Any

import pytest

import pionek
from pionek.core.settings import SettingError
from tests.dicethrone.crowd import (
    CROWD,
    FIVE_POWS,
    HEROES,
    SMALL_STRAIGHT,
    THREE_LIVES,
    Melee,
    four,
    knight,
    miller,
    piper,
    smith,
)
from tests.dicethrone.scenario import barbarian, pyromancer

rule = pytest.mark.rule

KNIGHT, MILLER, PIPER, SMITH = range(4)


def six(mode: str, first: int = 0) -> Melee:
    return Melee(mode, barbarian(), pyromancer(), knight(), miller(), piper(), smith(), first=first)


@rule("DT-TEAM-02")
def test_teammates_sit_side_by_side() -> None:
    """Clockwise: Knight and Miller, Piper and Smith."""
    table = four().table
    assert [table.same_side(seat, (seat + 1) % 4) for seat in range(4)] == [True, False, True, False]


@rule("DT-TEAM-01")
def test_two_teams_of_two() -> None:
    table = four().table
    assert [table.opponents(seat) for seat in range(4)] == [[PIPER, SMITH], [PIPER, SMITH], [KNIGHT, MILLER], [KNIGHT, MILLER]]


@rule("DT-TEAM-01")
@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"mode": "2v2", "heroes": HEROES[:3]}, "heroes: 3 given, mode 2v2 wants 4"),
        ({"mode": "king", "heroes": HEROES[:2]}, "heroes: 2 given, mode king wants 3–6"),
        ({"heroes": HEROES[:3]}, "heroes: 3 given, mode duel wants 2"),
        ({"mode": "king", "heroes": [*HEROES[:2], HEROES[1]]}, "heroes: 'moon-elf' twice; each hero is there once"),
        ({"first": "3"}, "first: there is no seat 3; 2 play"),
    ],
)
def test_modes_have_their_numbers_of_players(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(SettingError) as caught:
        pionek.new_match("dicethrone", packs=CROWD, **settings)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(("mode", "players"), [("duel", 2), ("king", 3), ("2v2", 4), ("3v3", 6), ("2v2v2", 6)])
def test_without_heroes_there_are_as_many_as_the_mode_needs(mode: str, players: int) -> None:
    match = pionek.new_match("dicethrone", packs=CROWD, mode=mode)
    assert (match.table.seats, len(set(match.settings["heroes"]))) == (players, players)


@rule("DT-TEAM-03")
def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    match = pionek.new_match("dicethrone", packs=CROWD, mode="2v2", heroes=HEROES[:4], seed=3)
    hands = [set(player.hand.cards) for player in match.table.players]
    for viewer in range(4):
        portraits = {thing.seat: thing for thing in match.scene(viewer).things if hasattr(thing, "seat")}
        for owner in range(4):
            cards = next(thing for thing in portraits[owner].things if thing.kind == "hand").cards
            assert all(card.hidden for card in cards) == (viewer // 2 != owner // 2)
        imagined = match.imagine(viewer, 9).table
        for owner in range(4):
            if viewer // 2 == owner // 2:
                assert set(imagined.players[owner].hand.cards) == hands[owner]
    lines = [[str(line) for line in match.log(viewer)] for viewer in range(4)]
    assert lines[0] == lines[1] != lines[2] == lines[3]


@rule("DT-TEAM-04")
def test_a_die_finds_the_first_player_of_a_team_game() -> None:
    match = pionek.new_match("dicethrone", packs=CROWD, mode="2v2", heroes=HEROES[:4], seed=1)
    rolled = [each for each in match.listen().events if match.game.words.moments[each.moment].name == "rolled"]
    assert match.table.first == max(rolled, key=lambda each: each.other).who
    assert len({each.who for each in rolled}) == 4


@rule("DT-TEAM-05")
@pytest.mark.parametrize("first", range(4))
def test_turns_zigzag_between_the_teams(first: int) -> None:
    game = four(first=first)
    seen = [game.active]
    for _ in range(4):
        seen.append(game.next_turn().active)
    assert seen[4] == first
    assert set(seen) == {0, 1, 2, 3}
    assert [seat // 2 for seat in seen[:4]] == [first // 2, 1 - first // 2] * 2
    zigzag = [MILLER, PIPER, KNIGHT, SMITH] * 2
    assert seen[:4] == zigzag[zigzag.index(first) :][:4]


@rule("DT-TEAM-06")
def test_a_team_has_one_counter_of_50() -> None:
    game = four()
    assert game.healths() == [50, 50, 50, 50]
    game.table.apply_together([0, 0, 7, 0], [0, 0, 0, 0], "DT-DEFENSE-08")
    assert game.healths() == [50, 50, 43, 43]


@rule("DT-TEAM-08")
@pytest.mark.parametrize(("die", "victim"), [(1, PIPER), (3, SMITH)])
def test_damage_of_either_partner_lowers_the_common_counter(die: int, victim: int) -> None:
    game = four()
    game.blow(die).settle()
    assert (game.deeds("hurt"), game.healths()) == ([("hurt", victim, 4)], [50, 50, 46, 46])


@rule("DT-TEAM-07")
def test_the_first_player_skips_his_first_income_in_teams_too() -> None:
    match = pionek.new_match("dicethrone", packs=CROWD, mode="2v2", heroes=HEROES[:4], first="3")
    skipped = [each.who for each in match.listen().events if match.game.words.moments[each.moment].name == "skipped-income"]
    gained = [each.who for each in match.listen().events if match.game.words.moments[each.moment].name == "cp-gained"]
    assert (skipped, gained, match.table.players[2].cp) == ([2], [], 2)


@rule("DT-DAMAGE-14")
def test_collateral_damage_of_two_teammates_is_one_sum() -> None:
    assert four().use("ring", SMALL_STRAIGHT).settle().healths() == [50, 50, 44, 44]


@rule("DT-TEAM-09")
def test_damage_of_both_partners_at_once_is_one_sum() -> None:
    game = four(piper=piper(health=7)).use("ring", SMALL_STRAIGHT).settle()
    assert (game.deeds("hurt"), game.healths()) == ([("hurt", PIPER, 3), ("hurt", SMITH, 3)], [50, 50, 1, 1])


@rule("DT-TEAM-09")
def test_healing_of_one_partner_counts_against_damage_of_the_other_at_the_same_time() -> None:
    """The Piper takes 4 at 4 health, while his partner heals 7: nobody falls."""
    helper = barbarian(hand=["feelin-good"])
    game = Melee("2v2", knight(), miller(), piper(health=4), helper).blow(1).until("DT-WINDOW-13")
    game.dice(4, 5, 5).play("play:feelin-good")
    assert game.healths() == [50, 50, 4, 4]
    assert (game.settle().healths(), game.match.result) == ([50, 50, 7, 7], None)


@rule("DT-TEAM-10")
def test_combat_points_are_each_ones_own() -> None:
    game = four(knight=knight(hand=["double-up"], cp=0), miller=miller(cp=9))
    assert (game.why_no_card(KNIGHT, "double-up"), game.cp(KNIGHT), game.cp(MILLER)) == ("DT-CP-05", 0, 9)
    game = four(knight=knight(hand=["double-up"], cp=1), miller=miller(cp=9)).play("play:double-up")
    assert (game.cp(KNIGHT), game.cp(MILLER)) == (0, 9)


@rule("DT-TEAM-11", "DT-NAMED-01")
def test_a_teammate_is_protected_only_by_what_says_a_chosen_player() -> None:
    game = four(smith=smith(hand=["not-this-time"])).blow(1).until("DT-WINDOW-13")
    assert game.seat == SMITH
    game.play("play:not-this-time")
    assert "player:3" in game.keys
    game.play("player:3").settle()
    assert game.healths() == [50, 50, 50, 50]


@rule("DT-TEAM-11")
def test_only_the_target_defends() -> None:
    game = four().blow(1).until("DefensiveRoll.choose_ability")
    assert game.seat == PIPER
    assert game.refusal(SMITH, "ability", "crowd:smith-guard") is not None
    game.dice(4, 4, 4).play("defend:crowd:piper-guard").settle()
    assert game.healths() == [50, 50, 49, 49]


@rule("DT-TEAM-12")
def test_a_partner_can_strengthen_an_attack_by_altering_its_dice() -> None:
    game = four(miller=miller(hand=["try-try-again", "helping-hand", "six-it"], cp=9)).roll(1, 1, 1, 4, 6)
    assert (game.seat, game.keys) == (MILLER, ["play:try-try-again", "pass"])  # the dice are neither his nor an opponent's
    game.play("play:try-try-again").dice(2, 3).play("die:4", "die:5")
    assert game.on_table() == [1, 1, 1, 2, 3]


@rule("DT-TEAM-12")
def test_a_partner_can_spare_one_damage_by_altering_the_dice_of_the_attacker() -> None:
    game = four(smith=smith(hand=["helping-hand", "try-try-again"], cp=9)).roll(1, 1, 1, 4, 6)
    assert (game.seat, game.keys) == (SMITH, ["play:helping-hand", "pass"])
    game.dice(6).play("play:helping-hand", "die:1")
    assert game.on_table() == [6, 1, 1, 4, 6]


@rule("DT-TEAM-13")
def test_both_partners_fall_with_their_counter_and_the_others_win() -> None:
    game = four(piper=piper(health=4)).blow(3).settle()
    assert [who for _, who, _ in game.deeds("defeated")] == [PIPER, SMITH]
    assert game.match.result is not None
    assert (game.match.result.winners, game.match.result.cause) == ((KNIGHT, MILLER), "last")


@rule("DT-TEAM-14")
def test_healing_of_either_partner_raises_the_counter_up_to_60() -> None:
    game = four(knight=knight(health=50)).use("rest", THREE_LIVES).settle()
    assert game.healths() == [53, 53, 50, 50]
    game = four(knight=knight(health=59)).use("rest", THREE_LIVES).settle()
    assert game.healths() == [60, 60, 50, 50]


@rule("DT-TEAM-14")
def test_what_heals_a_whole_side_is_added_up() -> None:
    game = four(knight=knight(health=30, hand=["crowd:shared-bread"])).play("play:crowd:shared-bread")
    assert game.healths() == [34, 34, 50, 50]


def test_a_card_for_a_teammate_finds_him_and_nobody_where_all_play_alone() -> None:
    game = four(knight=knight(hand=["crowd:leg-up"])).play("play:crowd:leg-up")
    assert [game.cp(seat) for seat in range(4)] == [2, 3, 2, 2]
    game = four("king", knight=knight(hand=["crowd:leg-up"])).play("play:crowd:leg-up")
    assert [game.cp(seat) for seat in range(4)] == [2, 2, 2, 2]


@rule("DT-ULT-04", "DT-WINDOW-18")
def test_partners_of_the_attacker_may_act_during_his_ultimate_and_opponents_may_not() -> None:
    """Ruling R-38."""
    paid = ["getting-paid"]
    game = four(miller=miller(hand=paid), piper=piper(hand=paid), smith=smith(hand=paid)).use("wrath", FIVE_POWS, 1)
    asked = []
    while game.asked != "Main.act":
        if game.roll_phase is not None and game.roll_phase.ultimate:
            asked.append(game.seat)
        game.idle()
    assert set(asked) == {MILLER}


@rule("DT-ORDER-01", "DT-WINDOW-01")
@pytest.mark.parametrize("active", range(4))
def test_all_are_asked_clockwise_from_the_active_player_and_again_after_a_play(active: int) -> None:
    paid = ["getting-paid", "so-wild"]
    sides = [knight(hand=paid), miller(hand=paid), piper(hand=paid), smith(hand=paid)]
    game = Melee("2v2", *sides, first=active).roll(1, 1, 1, 4, 6)
    clockwise = [(active + offset) % 4 for offset in range(4)]
    asked = []
    for _ in range(2):
        asked.append(game.seat)
        game.play("pass")
    asked.append(game.seat)
    game.play("play:getting-paid")
    assert asked == clockwise[:3]
    again = []
    while game.asked == "Window.ask":
        again.append(game.seat)
        game.play("pass")
    assert again == clockwise


@rule("DT-ORDER-02", "DT-ORDER-03")
def test_the_game_goes_on_where_it_was_after_all_have_played() -> None:
    paid = ["getting-paid"]
    game = four(knight=knight(hand=paid), piper=piper(hand=paid), smith=smith(hand=paid)).roll(1, 1, 1, 4, 6)
    game.play("play:getting-paid", "play:getting-paid", "play:getting-paid")
    assert (game.asked, game.seat, game.on_table()) == ("OffensiveRoll.keep", KNIGHT, [1, 1, 1, 4, 6])
    assert [game.cp(seat) for seat in range(4)] == [4, 2, 4, 4]


# The larger teams


@rule("DT-TEAM-05", "DT-MODE-01")
def test_three_against_three_shares_60_health_and_zigzags() -> None:
    game = six("3v3", first=2)
    assert (game.healths(), game.table.most_health()) == ([60] * 6, 70)
    seen = [game.active]
    for _ in range(6):
        seen.append(game.next_turn().active)
    assert seen == [2, 3, 1, 4, 0, 5, 2]


@rule("DT-MODE-02")
@pytest.mark.parametrize(("die", "target"), [(1, 3), (2, 4), (3, 5), (4, 3)])
def test_three_against_three_finds_left_middle_right_and_opposite(die: int, target: int) -> None:
    assert six("3v3", first=2).blow(die).until("DefensiveRoll.choose_ability").seat == target


@rule("DT-MODE-02")
@pytest.mark.parametrize(("attacker", "opposite"), [(3, 2), (4, 1), (5, 0)])
def test_each_faces_the_one_across_the_table(attacker: int, opposite: int) -> None:
    assert six("3v3", first=attacker).blow(4).until("DefensiveRoll.choose_ability").seat == opposite


@rule("DT-MODE-01")
def test_three_pairs_sit_three_seats_apart_and_play_clockwise() -> None:
    game = six("2v2v2", first=2)
    assert game.table.opponents(2) == [3, 4, 0, 1]
    assert game.healths() == [50] * 6
    seen = [game.active]
    for _ in range(6):
        seen.append(game.next_turn().active)
    assert seen == [2, 3, 4, 5, 0, 1, 2]


@rule("DT-MODE-02")
@pytest.mark.parametrize(("die", "target"), [(1, 3), (2, 3), (3, 1), (4, 1)])
def test_three_pairs_find_the_next_opponent_on_either_side(die: int, target: int) -> None:
    assert six("2v2v2", first=2).blow(die).until("DefensiveRoll.choose_ability").seat == target


@rule("DT-MODE-02")
@pytest.mark.parametrize(("die", "chooser"), [(5, 3), (6, 2)])
def test_three_pairs_choose_among_all_opponents(die: int, chooser: int) -> None:
    game = six("2v2v2", first=2).blow(die).until("Targeting.choose")
    assert (game.seat, game.keys) == (chooser, ["player:4", "player:5", "player:1", "player:2"])


@rule("DT-GAME-08")
def test_a_fallen_pair_is_out_and_two_pairs_play_on() -> None:
    game = six("2v2v2", first=2)
    game.table.set_health(0, 4)
    game.blow(6).until("Targeting.choose").play("player:4").settle()
    assert [seat for seat in range(6) if game.out(seat)] == [0, 3]
    assert game.next_turn().active == 4
    game.blow(1).until("DefensiveRoll.choose_ability")
    assert game.seat == 5


def test_whoever_resigns_loses_with_his_team() -> None:
    game = four()
    game.match.resign(MILLER)
    assert game.match.result is not None
    assert game.match.result.winners == (PIPER, SMITH)


@rule("DT-TEAM-08", "DT-TEAM-14")
@pytest.mark.parametrize(("damage", "healing"), [((0, 5, 0, 0), (3, 0, 0, 0)), ((5, 0, 0, 0), (0, 3, 0, 0))])
def test_what_one_regains_and_his_partner_takes_at_the_same_time_is_counted_once(damage: Any, healing: Any) -> None:
    game = four()
    game.table.apply_together(list(damage), list(healing), "DT-DEFENSE-08")
    assert game.healths() == [48, 48, 50, 50]
