"""Classic cards, rounds, and the three optional modes."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.classic_cards import VALUES
from pionek.games.etherfields.procedures.dream import DreamPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream
from tests.etherfields.situations import at, gamble, world

rule = pytest.mark.rule


# Variants and optional modes


@rule("EF-VAR-02", "EF-VAR-03", "EF-VAR-11")
def test_classic_cards_once_a_dream():
    night = first_dream("gambler", classic=True)
    night.play("act:classic:none")
    assert night.asked == "Gamble.name"
    assert night.keys == [PICK[name] for name in ("morphings", "gems", "hours", "distress-of-one", "seals")]
    night.play(PICK["hours"])
    frame = night.frame
    assert len(frame.lucky) == 3
    night.play(PICK["nothing"])
    assert night.hours == 5
    assert night.why_not(0, "action", "classic") == "EF-CORE-06"
    assert "act:classic:none" not in first_dream("gambler").keys


@rule("EF-VAR-04", "EF-VAR-05", "EF-VAR-08")
@pytest.mark.parametrize(("unlucky", "hours"), [((13, 11, 12), 7), ((14, 13, 11), 0), ((15, 15, 14), 0)])
def test_classic_cards_the_higher_sum_and_ties_are_bad(unlucky, hours):
    assert sorted(set(VALUES)) == list(range(2, 16))
    assert len(VALUES) == 54
    assert gamble("hours", (14, 12, 12), unlucky).hours == hours


@rule("EF-VAR-06")
@pytest.mark.parametrize(("good", "left"), [(True, 0), (False, 3)])
def test_classic_cards_morphings(good, left):
    def prepare(night):
        night.entity("e1", "A2a").morph("e1", vocabulary.MORPH_MOVE)

    hands = ((14, 14, 14), (2, 2, 2)) if good else ((2, 2, 2), (14, 14, 14))
    night = gamble("morphings", *hands, prepare=prepare, then=(0,) * (left and left - 1))
    assert sum(night.lair("e1").morphs) == left


@rule("EF-VAR-07")
def test_classic_cards_gems_are_shared_out_as_the_dreamers_like():
    night = gamble("gems", (14, 14, 14), (2, 2, 2), "gambler", "specialist")
    assert night.asked == "ShareOut.taker"
    night.play("who:2", "who:2", "who:1", "who:2", "who:2", "who:2")
    assert [each.gems for each in night.dreamers] == [1, 5]

    def prepare(other):
        other.who(0).gems = 4

    assert gamble("gems", (2, 2, 2), (3, 3, 3), prepare=prepare).who(0).gems == 0


@rule("EF-VAR-09")
def test_classic_cards_distress():
    def prepare(night):
        night.who(1).distress = 3

    night = gamble("distress-of-one", (14, 14, 14), (2, 2, 2), "gambler", "specialist", prepare=prepare)
    night.play("who:2")
    assert night.who(1).distress == 1
    night = gamble("distress-of-one", (2, 2, 2), (14, 14, 14), "gambler", "specialist", prepare=prepare)
    night.play("who:2")
    assert night.who(1).distress == 4


@rule("EF-VAR-10")
def test_classic_cards_sealed_cards():
    def prepare(night):
        for seat in (0, 1):
            night.deck(seat, *["ga01"] * 12)
            night.who(seat).sealed = ["ga01"] * 6

    night = gamble("seals", (14, 14, 14), (2, 2, 2), "gambler", "specialist", prepare=prepare)
    assert [len(each.sealed) for each in night.dreamers] == [1, 1]
    night = gamble("seals", (2, 2, 2), (14, 14, 14), "gambler", "specialist", prepare=prepare)
    assert [len(each.sealed) for each in night.dreamers] == [11, 11]


@rule("EF-ROUND-01", "EF-ROUND-02")
def test_a_round_has_one_dream_action_and_any_number_of_others():
    night = first_dream("gambler", "specialist").at(0, "A2a").hand(0, "sp01", "tg01", "ga06", "ga06").at(1, "A2c")
    assert night.match.decision.seat == 0
    night.do("d1-1", "sp01").at(0, "A2b")
    assert night.why_not(0, "action", "d1-2") == "EF-ROUND-02"
    assert "play:ga06:none" in night.keys
    night.play("done")
    assert night.match.decision.seat == 1
    night.play("done")
    assert night.match.decision.seat == 0
    assert "act:d1-2:wrath" in night.keys


@rule("EF-ROUND-03", "EF-ROUND-04")
def test_who_passes_may_act_later_until_all_pass_in_a_row():
    night = first_dream("gambler", "specialist").hand(0, "ga06").hand(1, "sp05")
    night.play("done", "play:sp05:none", "done")
    assert night.match.decision.seat == 0
    night.play("play:ga06:none", PICK["hearts"], "done", "done", "done")
    assert night.turn == 2


@rule("EF-ROUND-05")
def test_the_first_player_marker_goes_on_each_turn():
    night = first_dream("gambler", "specialist", "tough-guy")
    assert night.first_player == 0
    night.next_turn()
    assert night.first_player == 1
    assert night.match.decision.seat == 1


@rule("EF-OPT-01", "EF-OPT-02")
def test_turbo_slumber_opens_the_gate_of_a_lost_dream_for_nothing():
    night = at(world("gambler", turbo=True), "p1")
    night.key_tokens = 2
    night.play("go:p2", "gate:d2").until("Acting.act")
    night.hours = 0
    night.turn_deck = night.turn_deck[-1:]
    night.until("Travel.choose")
    assert night.turbo_dream == "d2"
    night.play(PICK["save"]).until("")
    later = at(EtherfieldsScenario("gambler", campaign=night.match.campaign, turbo=True).until("Travel.choose"), "p1")
    assert later.key_tokens == 0
    later.play("go:p2")
    assert "gate:d2" in later.keys
    later.play("gate:d2")
    assert later.turbo_dream == ""


@rule("EF-OPT-03")
def test_the_out_of_dream_save_keeps_everything_as_it_lies():
    night = at(world("gambler", outside=True), "q3")
    night.who(0).ether, night.who(0).distress, night.key_tokens = 3, 2, 2
    night.hand(0, "ga01").play(PICK["save"])
    assert night.match.result.cause == "saved"
    later = EtherfieldsScenario("gambler", campaign=night.match.campaign, outside=True)
    assert later.asked == "Travel.choose"
    assert later.held(0) == ["ga01"]
    assert (later.who(0).ether, later.who(0).distress, later.key_tokens) == (3, 2, 2)
    assert later.location == "q3"


@rule("EF-OPT-04", "EF-OPT-05")
def test_the_continuous_dream_may_replace_a_slumber_until_a_dream_is_entered():
    night = at(world("gambler", continuous=True), "s3")
    night.slumber_deck = sorted(night.slumber_deck, key=lambda each: each == "s01")
    night.ask_again().play("go:s4").until("SlumberPlay.continuous")
    night.play(PICK["continuous"]).until("Travel.choose")
    assert night.key_tokens == 1
    assert night.continuous == 1
    assert night.slumber_deck[:1] == ["s01"]
    night.run(DreamPlay(0, night.find("dream", "d2"))).until("Acting.act")
    assert night.continuous == 0
