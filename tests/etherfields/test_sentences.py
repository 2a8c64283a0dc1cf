"""Sentences of the rulebook that deserve a test of their own: set-up, Gates, decks, evenings, and the classic cards."""

import pytest

from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.classic_cards import VALUES
from pionek.games.etherfields.procedures.market import Buying
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream
from tests.etherfields.situations import FULL, STORED, at, gamble, world
from tests.etherfields.words import said

rule = pytest.mark.rule


def inside(*dreamers):
    """A campaign inside its second Dream."""
    night = at(world(*dreamers), "p1")
    night.key_tokens = 2
    return night.play("go:p2", "gate:d2")


# Set-up


@rule("EF-SETUP-02")
def test_two_setup_tiles_make_the_slumber_map_but_not_in_the_first_game():
    assert len(world().map_tiles) == 2
    first = EtherfieldsScenario("gambler", play="campaign").until("Acting.act")
    assert first.map_tiles == ["d1-a2"]


@rule("EF-SETUP-04")
def test_turn_cards_lie_on_the_discard_space_until_a_dream_or_slumber_begins():
    night = world()
    assert (night.turn_deck, len(night.used_turns)) == ([], 12)


@rule("EF-SETUP-13")
def test_a_later_game_resolves_the_awakening_card_from_its_fourth_step():
    stored = {**STORED, "hours": 1, "keys": 0, "shopping": 2}
    night = EtherfieldsScenario("gambler", campaign=stored)
    assert night.asked == "Awakening.swap", "nothing of steps 1 to 3 comes first"
    night.until("Entrance.place")
    assert len(night.keys) == 2, "each Dreamer on either Entrance space"


@rule("EF-SETUP-14")
def test_in_set_up_dreamer_deck_and_mask_may_be_changed():
    night, asked = EtherfieldsScenario("gambler", campaign=STORED), []
    while night.asked != "Travel.choose":
        asked.append(night.asked)
        night.play("done" if "done" in night.keys else night.keys[0])
    assert [each for each in dict.fromkeys(asked) if each != "Entrance.place"] == ["Awakening.swap", "Awakening.build", "WearMask.wear"]


@rule("EF-MASK-02")
def test_the_active_mask_is_chosen_at_the_beginning_of_each_session():
    night = EtherfieldsScenario("gambler", campaign=STORED).until("WearMask.wear")
    assert {"take-mask:ma01", "take-mask:ma02"} & set(night.keys)
    night.play(night.keys[0])
    assert night.who(0).mask == night.who(0).masks[0]


# Gates


@rule("EF-GATE-03")
def test_entering_lays_out_the_starting_tiles_of_the_dream_and_nothing_else():
    night = inside("gambler").until("Acting.act")
    starting = night.content.dreams[night.find("dream", "d2")].tiles
    assert sorted(night.map_tiles) == sorted(night.names("tile", starting))


@rule("EF-GATE-04")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_the_turn_deck_has_as_many_cards_as_the_gate_says(number):
    names = ("gambler", "specialist", "tough-guy", "free-spirit")[:number]
    night = inside(*names).until("Acting.act")
    turns = night.content.dreams[night.find("dream", "d2")].turns[number - 1]
    assert (len(night.turn_deck), len(night.used_turns)) == (turns, 12 - turns)


@rule("EF-GATE-08")
def test_hands_progress_and_gems_come_along_into_a_dream():
    night = at(world("gambler"), "p1").hand(0, "ga01").progress(0, "ga08")
    night.key_tokens, night.who(0).gems = 2, 2
    night.play("go:p2", "gate:d2").until("Turn.shed")
    assert (night.held(0), night.who(0).progress, night.who(0).gems) == (["ga01"], ["ga08"], 2)


@rule("EF-FIN-02")
def test_after_a_dream_nothing_is_reshuffled_and_sealed_cards_stay_sealed():
    night = inside("gambler").until("Acting.act").deck(0, *FULL)
    night.who(0).sealed, night.who(0).discard = ["ga01"], ["ga02", "ga03"]
    said(night, "{end: dream, won: true}").until("Travel.choose")
    assert (night.who(0).deck, night.who(0).sealed, night.who(0).discard) == (list(FULL), ["ga01"], ["ga02", "ga03"])


@rule("EF-FIN-03")
def test_after_a_dream_the_team_stands_where_it_entered():
    night = inside("gambler").until("Acting.act")
    said(night, "{end: dream, won: true}").until("Travel.choose")
    assert (night.location, night.current_dream) == ("p2", "")


# Decks


@rule("EF-DECK-01", "EF-DECK-03")
def test_cards_put_aside_wait_for_the_next_building():
    night = world("gambler").run(Awakening(0)).until("Awakening.build")
    key = next(each for each in night.keys if each.startswith("take:"))
    night.play(key)
    aside = night.who(0).aside
    night.until("Travel.choose")
    assert night.who(0).aside == aside == [key.removeprefix("take:")]
    night.play(PICK["awaken"]).until("Awakening.build")
    assert f"buy:{aside[0]}" in night.keys


@rule("EF-AWAKE-02")
def test_awakening_cures_and_unseals_every_dreamer():
    night = world("gambler", "specialist")
    for seat in (0, 1):
        night.who(seat).distress, night.who(seat).sealed = 3, ["ga01", "ga02"]
    night.play(PICK["awaken"]).until("Travel.choose")
    assert [(each.distress, each.sealed) for each in night.dreamers] == [(0, []), (0, [])]


@rule("EF-GRAD-06")
def test_a_marker_counts_whoever_laid_it():
    night = first_dream("gambler", "specialist", rounds=False).tiles("d1-c3").at(0, "C3d").at(1, "C3d").gradual("d1-10", 1).no_entities()
    night.hand(1, "sp01", "sp01", "sp01").play("act:d1-10:awareness", seat=1)
    while night.asked == "ActionPlay.pay":
        night.play(night.keys[0], seat=1)
    assert night.gradual_paid["d1-10"] == 0, "one payment of the other Dreamer completes it"


# Evenings


@rule("EF-ADD-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_evening_may_have_another_number_of_dreamers(number):
    names = ("gambler", "specialist", "tough-guy", "free-spirit")[:number]
    night = EtherfieldsScenario(*names, campaign=STORED).until("Travel.choose")
    assert (len(night.dreamers), night.hours) == (number, 6 - number)


@rule("EF-ADD-02")
def test_who_joins_brings_the_starting_deck_of_a_dreamer_nobody_played():
    night = EtherfieldsScenario("gambler", "tough-guy", campaign=STORED).until("Travel.choose")
    assert {card[:2] for card in night.who(1).deck} == {"tg"}


@rule("EF-ADD-03")
def test_who_sits_out_comes_back_with_the_own_cards():
    away = EtherfieldsScenario("specialist", campaign=STORED).until("Travel.choose").play(PICK["save"]).until("")
    kept = away.match.campaign["dreamers"]["gambler"]["cards"]
    assert sorted(kept) == sorted(STORED["dreamers"]["gambler"]["cards"])


@rule("EF-SETUP-17")
def test_the_market_is_shuffled_before_the_first_of_a_buy_step_sees_it():
    night = world("gambler", "specialist")
    night.who(0).ether = night.who(1).ether = 9
    said(night, "{each: dreamers, do: {buy: 3}}")
    first = set(night.frame.shown)
    night.play("done")
    assert isinstance(night.frame, Buying)
    assert not first & set(night.frame.shown) or len(first) < 3, "what the first did not buy lies at the bottom"


# Classic cards


@rule("EF-VAR-03")
def test_the_lucky_cards_are_seen_before_the_team_decides():
    night = first_dream("gambler", classic=True).play("act:classic:none", PICK["hours"])
    assert (night.asked, len(night.frame.lucky), night.frame.unlucky) == ("Gamble.go_on", 3, [])
    hours = night.hours
    assert night.play(PICK["nothing"]).hours == hours


@rule("EF-VAR-04")
@pytest.mark.parametrize(("lucky", "good"), [((3, 3, 3), True), ((2, 3, 3), False), ((2, 2, 3), False)])
def test_only_a_higher_lucky_sum_is_good(lucky, good):
    night = gamble("hours", lucky, (2, 2, 4))
    assert (night.hours > 0) == good


@rule("EF-VAR-05")
def test_what_the_playing_cards_count():
    assert sorted(VALUES) == sorted([*(list(range(2, 15)) * 4), 15, 15])


@rule("EF-VAR-08")
@pytest.mark.parametrize(("lucky", "hours"), [((14, 14, 14), 7), ((2, 2, 2), 0)])
def test_hours_by_the_cards(lucky, hours):
    assert gamble("hours", lucky, (3, 3, 3)).hours == hours


@rule("EF-VAR-11")
def test_only_the_effect_that_was_named_is_resolved():
    def prepare(night):
        night.who(0).gems, night.who(0).distress = 2, 2

    night = gamble("hours", (2, 2, 2), (3, 3, 3), prepare=prepare)
    assert (night.hours, night.who(0).gems, night.who(0).distress) == (0, 2, 2)


@rule("EF-VAR-02")
def test_the_cards_are_played_once_a_dream():
    night = gamble("hours", (14, 14, 14), (2, 2, 2)).until("Acting.act")
    assert "act:classic:none" not in night.keys


# Structured rounds


@rule("EF-ROUND-02")
def test_one_dream_action_a_round_and_any_number_of_others():
    night = first_dream("gambler", "specialist", rounds=True).at(0, "A2a").hand(0, "sp01", "sp01", "ga01", "ga01")
    night.do("d1-1", "sp01")
    assert not [key for key in night.keys if key.startswith("act:d1-")]
    night.play("play:ga01:none").until("Acting.act")
    assert "play:ga01:none" in night.keys


@rule("EF-INF-04", "EF-ROUND-02")
def test_in_another_dreamers_round_only_rapid_cards_are_played():
    night = first_dream("gambler", "specialist", rounds=True).hand(1, "sp01", "mk08").deck(1, *FULL)
    assert night.offered(1) == ["play:mk08:none"]
