"""King of the Hill: three to six players, the leader and the bonus card, and players who drop out."""

from __future__ import annotations

from typing import Any

import pytest

import pionek
from tests.dicethrone.crowd import (
    CROWD,
    HEROES,
    SMALL_STRAIGHT,
    THREE_LIVES,
    THREE_POWS,
    TWO_AND_TWO,
    Melee,
    four,
    knight,
    miller,
    piper,
    smith,
    three,
)
from tests.dicethrone.scenario import barbarian, monk

rule = pytest.mark.rule

KNIGHT, MILLER, PIPER, SMITH = range(4)


@rule("DT-GAME-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    mode = "duel" if players == 2 else "king"
    assert pionek.new_match("dicethrone", packs=CROWD, mode=mode, heroes=HEROES[:players]).table.seats == players


@rule("DT-KING-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_begin_with_35_health_each(players: int) -> None:
    match = pionek.new_match("dicethrone", packs=CROWD, mode="king", heroes=HEROES[:players])
    assert [player.health for player in match.table.players] == [35] * players
    assert match.table.most_health() == 45


@rule("DT-KING-02", "DT-SETUP-07")
def test_only_those_tied_for_the_highest_roll_again_for_the_first_turn() -> None:
    for seed in range(200):
        match = pionek.new_match("dicethrone", packs=CROWD, mode="king", heroes=HEROES[:4], seed=seed)
        rolls = [(each.who, each.other) for each in match.listen().events if match.game.words.moments[each.moment].name == "rolled"]
        best = max(number for _, number in rolls[:4])
        tied = [who for who, number in rolls[:4] if number == best]
        if len(tied) == 1:
            assert match.table.first == tied[0]
        elif len(rolls) == 4 + len(tied):
            assert [who for who, _ in rolls[4:]] == tied
            assert match.table.first == max(rolls[4:], key=lambda each: each[1])[0]
            return
    raise AssertionError("nobody tied")


@rule("DT-KING-03")
def test_turns_go_clockwise() -> None:
    game = four("king", first=PIPER)
    seen = [game.active]
    for _ in range(4):
        seen.append(game.next_turn().active)
    assert seen == [PIPER, SMITH, KNIGHT, MILLER, PIPER]


def drawn(game: Melee, target: int) -> int:
    """The bonus cards that the active player draws for attacking a target."""
    game.until("Targeting.choose").play(f"player:{target + 1}")
    return sum(1 for each in game.match.log(0, since=game.heard) if "DT-KING-06" in each.rules)


@rule("DT-KING-06")
@pytest.mark.parametrize(("healths", "bonus"), [((20, 30, 25), 1), ((20, 25, 30), 0), ((20, 30, 30), 1), ((10, 9, 8), 0)])
def test_attacking_whoever_has_the_most_health_brings_a_card(healths: tuple[int, int, int], bonus: int) -> None:
    game = three(knight=knight(health=healths[0]), miller=miller(health=healths[1]), piper=piper(health=healths[2]))
    assert drawn(game.blow(), MILLER) == bonus
    assert len(game.hand(KNIGHT)) == bonus


@rule("DT-KING-05")
@pytest.mark.parametrize(("healths", "leaders"), [((20, 30, 25), [1]), ((20, 30, 30), [1, 2]), ((10, 9, 8), [0]), ((7, 7, 7), [0, 1, 2])])
def test_the_leaders_have_the_most_health(healths: tuple[int, int, int], leaders: list[int]) -> None:
    game = three(knight=knight(health=healths[0]), miller=miller(health=healths[1]), piper=piper(health=healths[2]))
    assert list(game.table.leaders()) == leaders


@rule("DT-KING-07")
def test_the_bonus_card_comes_right_after_the_target_before_any_other_effect() -> None:
    sharp = knight(deck=["getting-paid", "tip-it"], hand=["crowd:sharp-edge"])
    game = three(knight=sharp).blow().until("DT-WINDOW-11").play("play:crowd:sharp-edge")
    game.until("Targeting.choose").play("player:2")
    assert game.happened("targeted", "drew", "inflicted", "hurt") == ["targeted", "drew"]
    assert (game.rule, game.keys) == ("DT-WINDOW-20", ["play:getting-paid", "pass"])
    game.play("pass")
    assert game.happened("targeted", "drew", "inflicted", "hurt") == ["targeted", "drew", "inflicted"]
    assert (game.rule, game.keys) == ("DT-WINDOW-13", ["play:getting-paid", "pass"])


@rule("DT-KING-08")
def test_attacking_one_with_whom_one_shares_the_lead_brings_the_card() -> None:
    game = three(knight=knight(health=30), miller=miller(health=30), piper=piper(health=20)).blow()
    assert drawn(game, MILLER) == 1


@rule("DT-KING-09")
def test_a_sole_leader_gets_no_card() -> None:
    game = three(knight=knight(health=31), miller=miller(health=30), piper=piper(health=30)).blow()
    assert drawn(game, MILLER) == 0


@rule("DT-KING-10")
def test_without_an_attack_there_is_no_card() -> None:
    game = three(knight=knight(health=20)).use("ring", SMALL_STRAIGHT).settle()
    assert (game.healths(), game.hand(KNIGHT)) == ([20, 32, 32], [])
    game = three(knight=knight(health=20)).use("taint", TWO_AND_TWO)
    assert drawn(game, MILLER) == 0


@rule("DT-KING-06")
def test_the_attack_after_stun_is_an_attack_of_its_own() -> None:
    """Ruling R-58."""
    game = three(knight=knight(health=20)).use("daze", THREE_POWS, 1, 1, 1, 4, 4).until("Targeting.choose")
    game.play("player:2").until("OffensiveRoll.keep")
    assert len(game.hand(KNIGHT)) == 1
    game.quiet().play("reroll:none").quiet().play("announce:crowd:knight-blow").settle()
    assert len(game.hand(KNIGHT)) == 1  # the miller has 30 now, the piper leads with 35
    leads = three(knight=knight(health=20), piper=piper(health=10))
    leads.use("daze", THREE_POWS, 1, 1, 1, 4, 4).until("Targeting.choose").play("player:2").until("OffensiveRoll.keep")
    leads.quiet().play("reroll:none").quiet().play("announce:crowd:knight-blow").settle()
    assert len(leads.hand(KNIGHT)) == 2


@rule("DT-PYRO-06")
@pytest.mark.parametrize(("first", "target"), [(0, 1), (1, 0), (2, 0)])
def test_the_attack_after_stun_is_on_the_same_opponent_of_several(first: int, target: int) -> None:
    game = three(first=first).use("daze", THREE_POWS, 1, 1, 1, 4, 4).until("Targeting.choose").play(f"player:{target + 1}")
    game.until("OffensiveRoll.keep").play("reroll:none").quiet().play(f"announce:{game.hero(first)}-blow")
    game.until("Targeting.choose", "DefensiveRoll.choose_ability")
    assert (game.asked, game.seat) == ("DefensiveRoll.choose_ability", target)


# Dropping out


@rule("DT-GAME-08")
def test_a_fallen_player_is_out_and_the_others_play_on() -> None:
    game = three(miller=miller(health=4, hand=["tip-it"], tokens={"burn": 1}, discard=["so-wild"])).blow()
    game.until("Targeting.choose").play("player:2").settle()
    assert game.match.result is None
    assert game.deeds("defeated") == [("defeated", MILLER, 0)]
    player = game.player(MILLER)
    assert (player.out, player.hand.cards, player.discard, game.tokens(MILLER)) == (True, [], [], {})
    assert game.next_turn().active == PIPER
    game.blow().quiet()
    assert game.deeds("targeted")[1:] == []  # one opponent is left: there is nothing to choose (ruling R-20)
    assert game.until("DefensiveRoll.choose_ability").seat == KNIGHT


@rule("DT-GAME-08")
def test_the_last_one_wins_also_if_two_fall_at_once() -> None:
    """The example of the ledger."""
    game = three(miller=miller(health=3), piper=piper(health=2), knight=knight(health=4)).use("ring", SMALL_STRAIGHT).settle()
    assert game.match.result is not None
    assert (game.match.result.winners, game.match.result.cause, game.match.result.rule) == ((0,), "last", "DT-GAME-08")


@rule("DT-GAME-05")
def test_if_all_who_are_left_fall_at_once_it_is_a_draw() -> None:
    """One is out already; of the other two each brings the other down in the same step."""
    burning = piper(health=2, tokens={"burn": 1})
    game = three(first=MILLER, knight=knight(health=2), miller=miller(health=3), piper=burning).next_turn()
    assert (game.out(PIPER), game.active) == (True, KNIGHT)
    game.blow(6, 6, 1).until("DefensiveRoll.choose_ability").play("defend:crowd:miller-guard").settle()
    assert game.match.result is not None
    assert (game.match.result.winners, game.match.result.cause, game.match.result.rule) == ((), "draw", "DT-GAME-05")


@rule("DT-GAME-04", "DT-TURN-01")
def test_who_falls_in_his_own_turn_ends_it_at_once() -> None:
    game = four("king", knight=knight(health=2, hand=["tip-it"], cp=5)).blow(6, 6, 4).until("Targeting.choose").play("player:2")
    game.dice(6, 6, 4).until("DefensiveRoll.choose_ability").play("defend:crowd:miller-guard").until("Main.act")
    assert game.deeds("defeated") == [("defeated", KNIGHT, 0)]
    assert (game.active, game.turn) == (MILLER, 2)
    order = [game.active] + [game.next_turn().active for _ in range(3)]
    assert order == [MILLER, PIPER, SMITH, MILLER]


@rule("DT-UPKEEP-03")
def test_who_falls_in_his_upkeep_never_gets_to_his_main_phase() -> None:
    game = three(miller=miller(health=2, tokens={"burn": 1})).next_turn()
    assert (game.active, game.turn, game.deeds("defeated")) == (PIPER, 3, [("defeated", MILLER, 0)])


@rule("DT-GAME-08")
def test_all_cards_of_a_fallen_player_go_back_to_his_box() -> None:
    """Ruling R-23: hand, discard pile and upgrades; nothing of it is lost or seen again."""
    cards = {"hand": ["so-wild"], "discard": ["tip-it"], "upgrades": ["smack-2"]}
    game = Melee("king", knight(), barbarian(health=2, tokens={"burn": 1}, **cards), piper())
    before = game.match.game.components(game.table)
    assert game.next_turn().out(1)
    player = game.player(1)
    assert (player.hand.cards, player.discard, player.upgrades) == ([], [], [])
    assert game.match.game.components(game.table) == before


@rule("DT-STATUS-06")
def test_tokens_that_the_fallen_gave_stay() -> None:
    game = three(knight=knight(health=3), miller=miller(health=30)).use("taint", TWO_AND_TWO).until("Targeting.choose")
    game.play("player:2").next_turn()
    assert game.tokens(MILLER) == {"burn": 1}
    game.use("ring", SMALL_STRAIGHT).settle()
    assert (game.out(KNIGHT), game.tokens(MILLER)) == (True, {"burn": 1})


@rule("DT-KEY-04")
def test_what_comes_behind_then_happens_although_the_target_is_out() -> None:
    """Zen Strike: 6 damage, then 2 Chi; the one it brought down takes no part in it."""
    game = Melee("king", monk(upgrades=["meditate-2"]), miller(health=6), piper(), smith())
    game.attack("zen-strike", 1, 2, 4, 5, 6).until("Targeting.choose").play("player:2").settle()
    assert (game.out(1), game.tokens(0), game.tokens(1)) == (True, {"chi": 2}, {})


@rule("DT-TARGET-01")
def test_a_card_aimed_at_somebody_in_the_main_phase_asks_for_an_opponent() -> None:
    game = three(knight=knight(hand=["crowd:thrown-stone"])).play("play:crowd:thrown-stone")
    assert (game.asked, game.keys) == ("CardPlay.carry_out", ["player:2", "player:3"])
    assert game.play("player:3").healths() == [35, 35, 31]


def test_a_card_for_all_opponents_hurts_all_of_them_at_once() -> None:
    game = three(knight=knight(hand=["crowd:hail"]), miller=miller(health=2), piper=piper(health=2)).play("play:crowd:hail")
    assert game.match.result is not None
    assert (game.match.result.winners, game.healths()) == ((KNIGHT,), [35, 0, 0])


def test_a_token_can_be_moved_to_any_other_player_with_room() -> None:
    burning = {"burn": 1}
    game = four("king", knight=knight(hand=["transference"], tokens=burning), smith=smith(tokens=burning))
    game.play("play:transference", "take-off:burn:1")
    assert game.keys == ["player:2", "player:3"]
    assert game.play("player:3").tokens(PIPER) == burning
    assert game.tokens(KNIGHT) == {}


@rule("DT-KING-06", "DT-TURN-04")
@pytest.mark.parametrize(("healths", "bonus"), [((20, 30), 1), ((30, 20), 0), ((20, 20), 1)])
def test_with_two_left_there_is_no_targeting_but_still_the_bonus_card(healths: tuple[int, int], bonus: int) -> None:
    """Ruling R-20."""
    burning = piper(health=2, tokens={"burn": 1})
    game = three(first=MILLER, knight=knight(health=healths[0]), miller=miller(health=healths[1]), piper=burning).next_turn()
    before = len(game.hand(KNIGHT))
    game.blow().settle()
    assert game.deeds("targeted") == []
    assert len(game.hand(KNIGHT)) == before + bonus


@rule("DT-ACTION-02")
def test_a_card_that_is_aimed_at_nobody_asks_for_no_opponent() -> None:
    game = three(knight=knight(hand=["vegas-baby"])).dice(5).play("play:vegas-baby")
    assert (game.asked, game.cp(KNIGHT)) == ("Main.act", 5)


@rule("DT-KING-06", "DT-ABILITY-07")
@pytest.mark.parametrize(
    ("ability", "dice", "then"),
    [("crit-bash", (6, 6, 6, 6, 1), ()), ("overpower", (1, 2, 3, 6, 6), (3, 3, 3)), ("smack", (1, 2, 3, 4, 6), ())],
)
def test_damage_behind_then_is_an_attack_on_the_leader_too(
    ability: str, dice: tuple[int, ...], then: tuple[int, ...]
) -> None:
    """Crit Bash stuns first, then deals its damage: when the target is found none of it has come in yet."""
    game = Melee("king", barbarian(), miller(), piper(health=10)).attack(ability, *dice, *then)
    assert drawn(game, 1) == 1


@rule("DT-KING-06", "DT-ABILITY-07")
def test_damage_behind_then_counts_also_in_the_attack_after_stun() -> None:
    me, other = barbarian(health=10), piper(health=10)
    game = Melee("king", me, miller(), other).any_dice().attack("crit-bash", 6, 6, 6, 6, 1, 6, 6, 6, 6, 2)
    game.until("Targeting.choose").play("player:2").until("OffensiveRoll.keep").play("reroll:none")
    game.quiet().play("announce:crit-bash").settle()
    assert sum(1 for each in game.match.log(0, since=game.heard) if "DT-KING-06" in each.rules) == 2


@rule("DT-FINAL-01")
def test_head_bash_concusses_the_one_who_was_hurt() -> None:
    game = Melee("king", barbarian(hand=["head-bash"]), miller(), piper(), smith())
    game.attack("mighty-blow", 1, 2, 3, 4, 6).until("Targeting.choose").play("player:3").until("DT-FINAL-01")
    assert game.play("play:head-bash").asked == "Main.act"
    assert [game.tokens(seat) for seat in range(4)] == [{}, {}, {"concussion": 1}, {}]


@rule("DT-STATUS-14")
@pytest.mark.parametrize("given", [{"health": 8}, {"tokens": {"concussion": 1}}])
def test_head_bash_has_nothing_to_do_to_one_who_is_out_or_concussed(given: dict[str, Any]) -> None:
    game = Melee("king", barbarian(hand=["head-bash"]), miller(**given), piper(), smith())
    game.attack("mighty-blow", 1, 2, 3, 4, 6).until("Targeting.choose").play("player:2").until("DT-FINAL-01", "Main.act")
    assert (game.asked, game.hand(0)) == ("Main.act", ["head-bash", *game.hand(0)[1:]])


@rule("DT-KING-10", "DT-TURN-04", "DT-KING-06")
@pytest.mark.parametrize(("what", "dice"), [("taint", TWO_AND_TWO), ("rest", THREE_LIVES), ("ring", SMALL_STRAIGHT)])
def test_with_two_left_only_an_attack_brings_the_bonus_card(what: str, dice: tuple[int, ...]) -> None:
    """Rulings R-20, R-22: the target is known all the time, which makes no attack of an ability that is none."""
    burning = piper(health=2, tokens={"burn": 1})
    game = three(first=MILLER, knight=knight(health=20), miller=miller(health=30), piper=burning).next_turn()
    before = len(game.hand(KNIGHT))
    game.use(what, dice).settle()
    assert len(game.hand(KNIGHT)) == before
