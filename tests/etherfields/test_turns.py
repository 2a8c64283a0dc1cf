"""Turns, drawing, hand limits, reshuffling, Sealing and death."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.drawing import Drawing
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import start_of_campaign

rule = pytest.mark.rule


@rule("EF-TURN-01")
def test_a_turn_is_a_dreamers_phase_and_a_dreamscape_phase():
    night = first_dream()
    heard = night.listen()
    night.next_turn()
    moments = [event.moment for event in heard.events]
    assert moments.index(vocabulary.TURN_ENDED) < moments.index(vocabulary.TURN) < moments.index(vocabulary.DREW)


@pytest.mark.parametrize(
    ("phase", "asked", "turn", "held"),
    [("skip", "Turn.skip", 1, 0), ("shed", "Acting.act", 1, 4), ("act", "Acting.act", 1, 0), ("steps_of_card", "Turn.skip", 2, 0), ("discard", "Turn.skip", 2, 0)],
)
def test_a_scenario_begins_with_any_phase_of_a_turn(phase, asked, turn, held):
    night = slumber("s01", "gambler", at=phase)
    assert (night.asked, night.turn, len(night.held(0))) == (asked, turn, held)


@rule("EF-TURN-03", "EF-HAND-01")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (3, 3), (6, 0)])
def test_four_cards_are_drawn_but_never_above_six(held, drawn):
    night = first_dream("gambler").hand(0, *["ga01"] * held).deck(0, *["ga05"] * 9)
    night.dusk().until("Acting.act")
    assert night.held(0).count("ga05") == drawn


@rule("EF-TURN-04")
def test_nobody_may_draw_fewer_cards():
    night = first_dream("gambler").hand(0, "ga01").deck(0, *["ga05"] * 9)
    night.dusk()
    assert night.asked == "Turn.shed"
    night.play("done")
    assert len(night.who(0).hand) == 5


@rule("EF-TURN-05")
def test_before_drawing_any_number_may_be_discarded():
    night = first_dream("gambler").hand(0, "ga01", "ga02", "ga03").deck(0, *["ga05"] * 9)
    night.dusk().play("take:ga01", "take:ga02", "done")
    assert sorted(night.held(0)) == ["ga03", "ga05", "ga05", "ga05", "ga05"]


@rule("EF-TURN-06", "EF-TURN-07")
def test_without_rounds_everybody_may_act_first_and_all_must_be_done_in_a_row():
    night = first_dream(rounds=False).hand(1, "sp01").deck(1, "sp03", "sp03", "sp03")
    assert "play:sp01:none" in night.offered(1)
    night.play("done").play("play:sp01:none", seat=1)
    assert night.turn == 1
    night.play("done", "done")
    assert night.turn == 2


@rule("EF-TURN-09", "EF-INF-04")
def test_in_the_dreamscape_phase_only_rapid_cards():
    night = first_dream("specialist").hand(0, "sp01", "sp02", "sp11").card("t02")
    night.dusk()
    assert night.asked == "Window.ask"
    assert night.keys == ["play:sp11:awareness", "pass"]
    assert night.why_not(0, "card", "sp01") == "EF-INF-04"


@rule("EF-TURN-10", "EF-TCARD-15")
def test_the_turn_card_goes_on_its_pile_and_effects_of_the_turn_stop():
    night = first_dream("gambler").entity("e1", "A2a").card("t10")
    current = night.turn_deck[-1]
    night.figures[0].states = 1 << vocabulary.DAZED | 1 << vocabulary.POISONED
    night.next_turn()
    assert night.used_turns[-1] == current
    assert night.figures[0].states == 1 << vocabulary.POISONED


@rule("EF-TURN-11", "EF-SLUM-09")
def test_without_turn_cards_out_of_turns_is_resolved():
    night = slumber("s01", "gambler")
    night.hours = 0
    night.turn_deck = night.turn_deck[-1:]
    night.deck(0, *["ga01"] * 10).until("")
    assert len(night.who(0).sealed) == 2
    assert night.match.result.cause == "failed"


@rule("EF-CLOCK-01", "EF-CLOCK-02", "EF-TCARD-10")
def test_an_hour_buys_a_turn_also_when_the_last_card_is_gone():
    night = first_dream("gambler")
    before, bottom = len(night.turn_deck), night.used_turns[0]
    night.play("act:add-turn:none")
    assert night.turn_deck[0] == bottom
    assert (len(night.turn_deck), night.hours) == (before + 1, 4)
    night.turn_deck = night.turn_deck[-1:]
    night.until("Encounter.buy").play(PICK["hour-turn"])
    assert night.hours == 3
    assert len(night.turn_deck) == 1


@rule("EF-CLOCK-03")
def test_no_more_hours_than_there_are():
    night = first_dream("gambler")
    night.hours = 2
    night.ask_again().play("act:effort:none")
    assert night.keys == ["number:1", "number:2"]


@rule("EF-HAND-02", "EF-ICON-08")
def test_a_drawing_bonus_draws_more_but_does_not_raise_the_limit():
    night = first_dream("gambler").tiles("d1-b2").at(0, "B2b").deck(0, *["ga05"] * 12)
    night.next_turn()
    assert len(night.who(0).hand) == 5
    night.hand(0, *["ga01"] * 3).next_turn()
    assert len(night.who(0).hand) == 6


@rule("EF-HAND-03", "EF-MORPH-07")
def test_surplus_is_discarded_at_once_when_the_limit_falls():
    night = first_dream("free-spirit").entity("e1", "A2a").mask(0, "ma11").hand(0, *["fs01"] * 3, *["fs02"] * 4)
    night.lair("e1").morphs[vocabulary.MORPH_MASKS] = 1
    night.rules_changed()
    night.ask_again()
    assert night.asked == "Discarding.pick"
    night.play("take:fs01")
    assert len(night.who(0).hand) == 6


@rule("EF-RESH-01", "EF-RESH-02")
def test_an_empty_deck_is_renewed_at_a_price_and_the_rest_is_drawn():
    night = first_dream("gambler").deck(0, "ga01")
    night.who(0).discard = ["ga05"] * 12
    night.run(Drawing(0, 3))
    assert night.asked == "Drawing.penalty"
    assert night.keys == [PICK["distress"], PICK["seal"]]
    night.play(PICK["seal"])
    assert len(night.who(0).hand) == 3
    assert len(night.who(0).sealed) == 3


@rule("EF-RESH-03")
def test_a_granted_reshuffle_mixes_deck_and_discard_without_price():
    night = first_dream("gambler").hand(0, "ga12").deck(0, *["ga01"] * 5)
    night.who(0).discard = ["ga05"] * 7
    night.play("play:ga12:none")
    assert len(night.who(0).deck) == 12
    assert night.who(0).distress == 1
    assert not night.who(0).sealed


@rule("EF-SEAL-01")
def test_sealing_takes_from_the_top_of_the_deck():
    night = first_dream("gambler").deck(0, *["ga01"] * 8, "ga02", "ga03")
    night.run(Sealing(0, 2, "EF-SEAL-01"))
    assert night.who(0).sealed == ["ga03", "ga02"]


@rule("EF-SEAL-02")
def test_unsealing_takes_from_the_top_of_the_sealed_pile_to_the_discard_pile():
    night = first_dream("gambler")
    night.who(0).sealed = ["ga01", "ga02", "ga03"]
    night.unseal(0, 2)
    assert night.who(0).discard[-2:] == ["ga03", "ga02"]
    assert night.who(0).sealed == ["ga01"]


@rule("EF-SEAL-03", "EF-SEAL-04")
def test_flaws_are_passed_over_and_go_back_on_top_unresolved():
    night = first_dream("gambler").deck(0, *["ga01"] * 8, "ga02", "fl6", "fl1")
    night.run(Sealing(0, 1, "EF-SEAL-01"))
    assert night.who(0).sealed == ["ga02"]
    assert night.who(0).deck[-2:] == ["fl6", "fl1"]
    assert night.who(0).distress == 0


@rule("EF-SEAL-05")
def test_an_empty_deck_is_not_reshuffled_for_sealing():
    night = first_dream("gambler").deck(0)
    night.who(0).discard = ["ga01"] * 9
    night.run(Sealing(0, 3, "EF-SEAL-01"))
    assert not night.who(0).sealed
    assert len(night.who(0).discard) == 9


@rule("EF-DEATH-01")
def test_the_eighth_distress_kills_and_all_lose():
    night = first_dream()
    night.who(0).distress = 6
    night.run(Harm(0, 1, "EF-DEATH-01"))
    assert night.match.result is None
    night = first_dream()
    night.who(0).distress = 7
    night.run(Harm(0, 1, "EF-DEATH-01"))
    assert (night.match.result.rule, night.match.result.winners) == ("EF-DEATH-01", ())


@rule("EF-DEATH-02", "EF-DEATH-03", "EF-DEATH-07")
@pytest.mark.parametrize(("deck", "alive"), [(3, True), (2, False)])
def test_fewer_than_six_cards_kill_whatever_is_sealed_or_placed(deck, alive):
    night = first_dream("gambler").progress(0, "ga08", "ga09").hand(0, "ga01")
    sleeper = night.who(0)
    sleeper.flipped = [1, 0]
    sleeper.sealed = ["ga01"] * 9
    sleeper.discard = ["ga01"] * 2
    night.deck(0, *["ga05"] * deck)
    night.unsettled |= vocabulary.DEATH
    night.ask_again()
    assert (night.match.result is None) == alive


@rule("EF-DEATH-04", "EF-SEAS-03")
def test_losing_in_a_campaign_resolves_the_death_card_and_keeps_the_season():
    night = EtherfieldsScenario("gambler", campaign={**start_of_campaign(), "season": "se1"}).until("Travel.choose")
    night.who(0).ether = 4
    night.who(0).distress = 7
    night.run(Harm(0, 1, "EF-DEATH-01"))
    assert "w03" in night.wisdoms
    night.until("Travel.choose")
    assert night.who(0).ether == 1
    assert night.who(0).distress == 0
    cards = night.who(0).deck + night.who(0).discard
    assert sum(night.content.flaw[night.find("card", card)] for card in cards) == 1
    assert night.season == "se1"


@rule("EF-DEATH-05", "EF-DEATH-06")
def test_a_lost_dream_is_cleared_and_its_gate_kept():
    night = EtherfieldsScenario("gambler", campaign=start_of_campaign()).until("Travel.choose")
    night.key_tokens = 4
    night.location = "p1"
    night.ask_again().play("go:p2")
    assert "gate:d2" in night.keys
    night.play("gate:d2").until("Acting.act")
    assert night.current_dream == "d2"
    night.who(0).distress = 7
    night.run(Harm(0, 1, "EF-DEATH-01"))
    night.until("Travel.choose")
    assert night.current_dream == ""
    assert "d2" in night.open_dreams
    assert sorted(night.map_tiles) == ["sm-b2", "sm-b3"]


@rule("EF-FLAW-01")
def test_a_flaw_gained_lies_on_top_of_the_discard_pile():
    night = first_dream()
    top = night.flaw_deck[-1]
    night.gain_flaw(0)
    assert night.who(0).discard[-1:] == [top]


@rule("EF-FLAW-02", "EF-FLAW-03")
def test_a_drawn_flaw_is_resolved_at_once_and_discarded():
    night = first_dream("gambler").deck(0, *["ga01"] * 9, "fl6", "ga05")
    night.run(Drawing(0, 2))
    assert night.asked == "Resolution.go_on"
    night.play("choose:1")
    assert night.who(0).distress == 1
    assert night.who(0).discard[-1:] == ["fl6"]
    assert night.held(0) == ["ga05"]


@rule("EF-FLAW-04", "EF-TIP-01")
def test_a_flaw_is_removed_for_an_ether_to_the_bottom_of_its_deck():
    night = first_dream("gambler").deck(0, *["ga01"] * 9, "fl6")
    night.who(0).ether = 1
    night.run(Drawing(0, 1)).play(PICK["ether"])
    assert night.flaw_deck[:1] == ["fl6"]
    assert night.who(0).ether == 0


@rule("EF-FLAW-05")
def test_a_flaw_in_the_progress_zone_does_not_count_for_the_limit():
    night = first_dream("gambler").deck(0, *["ga01"] * 9, "fl4").progress(0, "ga07", "ga07", "ga08", "ga09")
    night.run(Drawing(0, 1))
    assert night.who(0).burdens == ["fl4"]
    assert len(night.who(0).progress) == 4
    assert night.limit("hand-limit", 0) == 5


@rule("EF-EMOV-10", "EF-DWPL-01")
def test_no_cards_are_drawn_on_the_dreamworld_and_entities_use_no_map_actions():
    night = EtherfieldsScenario("gambler", campaign=start_of_campaign()).until("Travel.choose")
    assert night.who(0).hand == []
    night = dream("d3", "gambler").tiles("d3-a3").entity("e4", "C2b").at(0, "A3d").card("t10")
    night.flags.append("hole")
    night.movement("value", "value").next_turn()
    assert night.figure() != "A3d"
