"""Cards: paying, drawing and discarding them, upgrades on the board, and actions."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import TRIAL, Bout, DiceThroneScenario, barbarian, pyromancer

rule = pytest.mark.rule


@rule("DT-CARD-02")
def test_playing_a_card_costs_its_price_and_nothing_if_that_is_0() -> None:
    duel = Bout(barbarian(hand=["concuss", "getting-paid"], cp=5), pyromancer())
    assert duel.play("play:concuss").cp(0) == 4
    assert duel.play("play:getting-paid").cp(0) == 4 + 2


@rule("DT-CARD-03")
def test_a_player_draws_from_his_own_deck_and_discards_to_his_own_pile() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["double-up"], deck=["huzzah", "fire-up", "warm-up"])).roll(1, 1, 1, 5, 6)
    assert duel.play("play:double-up").changes() == {
        "pyromancer cp": 1,
        "pyromancer hand": ["fire-up", "huzzah"],
        "pyromancer deck": 1,
        "pyromancer discard": ["double-up"],
    }


@rule("DT-CARD-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    side = barbarian(hand=["double-up"], deck=[], discard=["tip-it", "six-it", "so-wild"])
    duel = Bout(side, pyromancer())
    duel.keep_discard(0, 3)
    duel.play("play:double-up")
    assert len(duel.hand(0)) == 2
    assert sorted(duel.hand(0) + duel.deck(0)) == ["six-it", "so-wild", "tip-it"]
    assert "DT-CARD-04" in duel.rules()


@rule("DT-CARD-08")
def test_cards_are_drawn_one_by_one_and_the_pile_is_shuffled_only_when_needed() -> None:
    side = barbarian(hand=["double-up"], deck=["concuss"], discard=["tip-it", "six-it", "so-wild"])
    duel = Bout(side, pyromancer())
    duel.keep_discard(0, 3)
    duel.play("play:double-up")
    assert duel.hand(0)[0] == "concuss"
    assert len(duel.hand(0)) == 2
    assert len(duel.deck(0)) == 2


@rule("DT-CARD-08")
def test_the_last_card_of_the_deck_is_drawn_without_shuffling() -> None:
    side = barbarian(hand=["double-up"], deck=["concuss", "head-bash"], discard=["tip-it"])
    duel = Bout(side, pyromancer()).play("play:double-up")
    assert sorted(duel.hand(0)) == ["concuss", "head-bash"]
    assert duel.deck(0) == []
    assert "DT-CARD-04" not in duel.rules()


@rule("DT-CARD-05")
def test_after_the_discard_phase_six_cards_are_left() -> None:
    hand = ["concuss", "get-some", "head-bash", "feelin-good", "smack-2", "smack-3", "tip-it", "six-it"]
    duel = DiceThroneScenario(barbarian(hand=hand), pyromancer()).next_turn()
    assert len(duel.hand(0)) == 6
    assert len(duel.discard(0)) == 2


@rule("DT-CARD-06")
@pytest.mark.parametrize("card", ["getting-paid", "twice-as-wild", "smack-3"])
def test_every_card_sells_for_one_point(card: str) -> None:
    duel = Bout(barbarian(hand=[card]), pyromancer()).play(f"sell:{card}")
    assert duel.changes() == {"barbarian cp": 3, "barbarian hand": [], "barbarian discard": [card]}


def test_a_card_sold_with_fifteen_points_brings_nothing() -> None:
    duel = Bout(barbarian(hand=["concuss"], cp=15), pyromancer()).play("sell:concuss")
    assert duel.changes() == {"barbarian hand": [], "barbarian discard": ["concuss"]}


@pytest.mark.parametrize(
    ("card", "kind", "timing"),
    [
        pytest.param("concuss", "main", "your Main Phase", marks=rule("DT-ACTION-03")),
        pytest.param("get-some", "roll", "any Roll Phase", marks=rule("DT-ACTION-03")),
        pytest.param("tip-it", "instant", "any time", marks=rule("DT-INSTANT-01")),
        pytest.param("smack-2", "upgrade", "upgrade, your Main Phase", marks=rule("DT-CARD-07")),
    ],
)
def test_every_card_shows_when_it_may_be_played(card: str, kind: str, timing: str) -> None:
    scene = DiceThroneScenario(barbarian(hand=[card]), pyromancer()).match.scene(0)
    zone = next(thing for thing in scene.things[0].things if thing.id == "hand:0")
    assert [(card.kind, card.timing) for card in zone.cards] == [(kind, timing)]


# Upgrades


@rule("DT-UPGRADE-01")
def test_an_upgrade_replaces_the_ability_for_good() -> None:
    duel = Bout(barbarian(hand=["mighty-blow-2"]), pyromancer()).play("play:mighty-blow-2")
    duel.roll(1, 2, 3, 4, 4).play("reroll:none")
    assert "announce:mighty-blow-2" in duel.keys
    assert "announce:mighty-blow" not in duel.keys
    duel.settle().next_turn().next_turn()
    duel.roll(1, 2, 3, 4, 4).quiet().play("reroll:none").quiet()
    assert "announce:mighty-blow-2" in duel.keys


@rule("DT-UPGRADE-01")
def test_a_lower_upgrade_cannot_be_put_on_a_higher_one() -> None:
    duel = Bout(barbarian(hand=["smack-2"], upgrades=["smack-3"]), pyromancer())
    assert "play:smack-2" not in duel.keys
    assert duel.why_no_card(0, "smack-2") == "DT-UPGRADE-01"


@rule("DT-UPGRADE-01")
def test_an_upgrade_cannot_be_put_on_one_of_the_same_level() -> None:
    duel = Bout(barbarian(hand=["smack-2"], cp=5), pyromancer())
    duel.player(0).levels[duel.content.cards[duel.find("card", "smack-2")].place] = 2
    assert duel.why_no_card(0, "smack-2") == "DT-UPGRADE-01"


@rule("DT-UPGRADE-02")
def test_upgrades_are_played_in_ones_own_main_phases_only() -> None:
    duel = Bout(barbarian(hand=["smack-2", "six-it"], cp=5), pyromancer(hand=["fireball-2", "tip-it"]))
    assert "play:smack-2" in duel.keys
    assert duel.why_no_card(1, "fireball-2") == "DT-UPGRADE-02"
    duel.roll(1, 1, 1, 5, 6)
    assert duel.keys == ["play:six-it", "pass"]
    assert duel.why_no_card(0, "smack-2") == "DT-UPGRADE-02"
    assert duel.play("pass").keys == ["play:tip-it", "pass"]
    duel.settle()
    assert "play:smack-2" in duel.keys


@rule("DT-UPGRADE-03")
def test_an_upgrade_in_play_cannot_be_sold() -> None:
    duel = Bout(barbarian(hand=["smack-2"], cp=5), pyromancer()).play("play:smack-2")
    assert "sell:smack-2" not in duel.keys
    guard = duel.refusal(0, "card", "smack-2")
    assert guard is not None
    assert guard.rule == "DT-UPGRADE-03"


@rule("DT-UPGRADE-04")
def test_straight_from_level_one_to_three_costs_the_whole_price() -> None:
    duel = Bout(barbarian(hand=["smack-3"], cp=3), pyromancer()).play("play:smack-3")
    assert duel.cp(0) == 0
    assert duel.roll(1, 1, 1, 5, 6).play("reroll:none").keys == ["announce:smack-3", "none"]


@rule("DT-UPGRADE-05", "DT-MAIN-05")
@pytest.mark.parametrize(
    ("second", "third", "difference"),
    [("smack-2", "smack-3", 1), ("sturdy-blow-2", "sturdy-blow-3", 1)],
)
def test_from_level_two_to_three_only_the_difference_is_paid(second: str, third: str, difference: int) -> None:
    duel = Bout(barbarian(hand=[third], upgrades=[second], cp=difference), pyromancer()).play(f"play:{third}")
    assert duel.cp(0) == 0


@rule("DT-UPGRADE-05")
def test_molten_armor_is_paid_one_then_two() -> None:
    duel = Bout(pyromancer(hand=["molten-armor-2", "molten-armor-3"], cp=3), barbarian())
    assert duel.play("play:molten-armor-2").cp(0) == 2
    assert duel.play("play:molten-armor-3").cp(0) == 0


@rule("DT-UPGRADE-05", "DT-MAIN-05")
def test_only_the_upgrade_below_counts() -> None:
    side = barbarian(hand=["smack-3"], upgrades=["sturdy-blow-2", "smack-2", "mighty-blow-2"], cp=3)
    assert Bout(side, pyromancer()).play("play:smack-3").cp(0) == 2
    side = barbarian(hand=["sturdy-blow-3"], upgrades=["smack-2", "sturdy-blow-2"], cp=3)
    assert Bout(side, pyromancer()).play("play:sturdy-blow-3").cp(0) == 2


@rule("DT-UPGRADE-05", "DT-MAIN-05")
def test_the_difference_must_be_there() -> None:
    duel = Bout(barbarian(hand=["smack-3"], upgrades=["smack-2"], cp=0), pyromancer())
    assert duel.why_no_card(0, "smack-3") == "DT-CP-05"


@rule("DT-UPGRADE-05", "DT-MAIN-05")
def test_a_third_level_that_costs_no_more_than_the_second_is_free() -> None:
    duel = Bout(barbarian(hand=["trial:pure-blow"], upgrades=["mighty-blow-2"], cp=0), pyromancer(), packs=TRIAL)
    assert duel.play("play:trial:pure-blow").cp(0) == 0


@rule("DT-UPGRADE-06")
def test_upgrades_of_offence_and_of_defence_look_different() -> None:
    duel = Bout(barbarian(upgrades=["smack-2", "thick-skin-2"]), pyromancer())
    kinds = {thing.id: thing.kind for thing in duel.match.scene(0).things[0].things}
    assert kinds["ability:smack-2"] == "offensive"
    assert kinds["ability:thick-skin-2"] == "defensive"


@rule("DT-UPGRADE-07")
def test_a_played_upgrade_stays_on_the_board_also_under_the_next_one() -> None:
    duel = Bout(barbarian(hand=["smack-2", "smack-3"], cp=5), pyromancer()).play("play:smack-2", "play:smack-3")
    assert duel.discard(0) == []
    assert duel.upgrades(0) == ["smack-2", "smack-3"]


# Actions


@rule("DT-ACTION-01")
def test_an_action_card_works_once() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer()).play("play:getting-paid")
    assert duel.why_no_card(0, "getting-paid") == "DT-ACTION-01"


@rule("DT-ACTION-02")
def test_an_action_card_is_discarded() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer()).play("play:getting-paid")
    assert duel.changes() == {"barbarian cp": 4, "barbarian hand": [], "barbarian discard": ["getting-paid"]}


@rule("DT-ACTION-04")
def test_a_card_is_not_among_those_shuffled_by_the_draw_it_causes() -> None:
    side = barbarian(hand=["triple-up"], deck=[], discard=["tip-it", "six-it", "so-wild"])
    duel = Bout(side, pyromancer())
    duel.keep_discard(0, 3)
    duel.play("play:triple-up")
    assert sorted(duel.hand(0)) == ["six-it", "so-wild", "tip-it"]
    assert duel.discard(0) == ["triple-up"]


def test_a_clone_keeps_its_board_when_the_original_is_upgraded() -> None:
    duel = Bout(barbarian(hand=["mighty-blow-2"]), pyromancer())
    clone = duel.match.clone()
    before = clone.digest()
    duel.play("play:mighty-blow-2")
    assert (clone.digest(), clone.table.players[0].upgrades) == (before, [])
    assert 2 not in clone.table.players[0].levels
