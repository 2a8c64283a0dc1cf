"""Who may use what when: Rapid cards and Masks at any moment, and what is of use on the Dreamworld there."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.distress_and_sealing import Sealing
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps
from pionek.games.etherfields.procedures.dreamworld import AtGate
from tests.etherfields.scenario import PICK, first_dream
from tests.etherfields.situations import FULL, at, harmed, paying, rolled, world
from tests.etherfields.words import said

rule = pytest.mark.rule

FOOTNOTE = "play:mk08:none"
"""A Rapid card: draw 1 card."""


# The Dreamscape Phase


def at_dusk(*hand, card="t01", mask=""):
    """The Dreamers Phase is over; the first Dreamer stands beside an Entity, with this hand and Mask."""
    night = first_dream("free-spirit", "gambler").at(0, "A2c").at(1, "A2c").entity("e1", "A2a").card(card)
    night.deck(0, *FULL).deck(1, *FULL).hand(0, *hand)
    if mask:
        night.mask(0, mask)
    return night.run(CardSteps(0))


@rule("EF-INF-06", "EF-TURN-09")
def test_a_rapid_card_may_be_played_before_every_step_of_the_turn_card_and_after_the_last():
    night = at_dusk("mk08")
    rules, steps = [], len(night.content.turns[night.find("turn", "t01")].kinds)
    while night.asked == "Window.ask":
        assert FOOTNOTE in night.keys
        rules.append(night.frame.reason)
        night.play("pass")
        night.until("Window.ask", "Acting.act")
    assert rules.count("EF-TURN-09") == 1
    assert rules[-1] == "EF-TURN-09", "after the last step"
    assert rules.count("EF-INF-06") >= steps, "before each step, Movement too"


@rule("EF-TURN-09")
def test_a_card_that_is_not_rapid_cannot_be_played_in_the_dreamscape_phase():
    night = at_dusk("mk08", "ga05")
    assert night.why_not(0, "card", "ga05") == "EF-INF-04"


@rule("EF-MASK-02")
@pytest.mark.parametrize("mask", ["ma10", "ma12"])
def test_a_mask_that_names_no_moment_may_be_used_in_the_dreamscape_phase(mask):
    night = at_dusk(mask=mask)
    assert (night.asked, f"mask:{mask}" in night.keys) == ("Window.ask", True)


@rule("EF-MASK-02", "EF-ENT-03")
def test_a_kite_takes_its_wearer_out_of_reach_before_a_step():
    night = at_dusk(mask="ma10").play("mask:ma10")
    night.play(next(key for key in night.keys if key.startswith("to:")))
    assert night.who(0).space != "A2c"


@rule("EF-MASK-02")
def test_the_first_mask_of_all_works_like_the_others():
    night = first_dream("gambler").tiles("d1-a3").at(0, "A3d").mask(0, "ma01").hand(0, "sp01")
    said(night.luck("X"), "{luck: {suffer: 1}, one: {draw: 1}}")
    assert (night.asked, "mask:ma01" in night.keys) == ("Window.ask", True)
    night.luck("1").play("mask:ma01")
    assert night.who(0).distress == 0


@rule("EF-INF-06", "EF-MASK-02")
def test_who_is_asked_is_not_asked_a_second_time_beside_the_others():
    night = first_dream("gambler", "specialist").hand(0, "mk08", "sp01").hand(1, "mk08").tiles("d1-a3").at(0, "A3d")
    asked = [night.seat, *(seat for seat, _options in night.match.decision.others)]
    assert len(set(asked)) == len(asked)
    night.play(next(key for key in night.keys if key.startswith("act:d1-4")))
    asked = [night.seat, *(seat for seat, _options in night.match.decision.others)]
    assert (len(asked), len(set(asked))) == (2, 2), "the other Dreamer may play a Rapid card in between"


# In the middle of something else


@rule("EF-INF-06", "EF-DEATH-01")
def test_a_rapid_card_may_be_played_against_distress_that_is_coming():
    night = first_dream("gambler", "specialist").deck(0, *FULL, "mk47").hand(0, "mk08")
    harmed(night, 2)
    assert night.keys == [FOOTNOTE, "pass"]
    night.play(FOOTNOTE)
    assert "play:mk47:none" in night.keys, "Last Will was drawn in time"
    night.play("play:mk47:none")
    assert night.who(0).distress == 0


@rule("EF-INF-06", "EF-SEAL-01")
def test_a_rapid_card_may_be_played_before_cards_are_sealed():
    night = first_dream("gambler").deck(0, *FULL).hand(0, "mk08").run(Sealing(0, 1, "EF-SEAL-01"))
    assert night.keys == [FOOTNOTE, "pass"]


@rule("EF-INF-06", "EF-REROLL-01")
def test_a_rapid_card_may_be_played_while_a_die_lies_open():
    night = rolled("blank")
    night.play("pass").hand(0, "ga10", "mk08").deck(0, *FULL).luck("blank").ask_again().play("play:ga10:none")
    assert FOOTNOTE in night.keys


@rule("EF-INF-06", "EF-TURN-05")
def test_rapid_cards_may_be_played_in_the_draw_step_by_everybody():
    night = first_dream("gambler", "specialist").deck(0, *FULL).deck(1, *FULL).hand(0, "ga01", "mk08").hand(1, "mk08")
    night.begin("shed")
    assert night.asked == "Turn.shed"
    assert FOOTNOTE in night.keys
    assert FOOTNOTE in night.offered(1)
    night.play(FOOTNOTE, seat=1)
    assert (night.asked, night.held(1)) == ("Turn.shed", ["sp01"])
    night.play(FOOTNOTE)
    assert (night.asked, night.held(0)) == ("Turn.shed", ["ga01", "sp01"])


@rule("EF-INF-06")
def test_another_dreamer_may_play_a_rapid_card_while_one_chooses_where_to_go():
    night = first_dream("gambler", "specialist").at(0, "A2a").hand(0, "ga01").deck(1, *FULL).hand(1, "mk08")
    night.play("play:ga01:none")
    before = night.keys
    assert night.asked == "Walk.choose"
    night.play(FOOTNOTE, seat=1)
    assert (night.asked, night.keys, night.held(1)) == ("Walk.choose", before, ["sp01"])


@rule("EF-MASK-02")
@pytest.mark.parametrize(("who", "news"), [(0, 0), (1, 1)])
def test_what_another_dreamer_uses_in_between_is_news_and_what_one_uses_oneself_is_none(who, news):
    night = first_dream("free-spirit", "tough-guy").at(0, "A2a").at(1, "A2a").mask(who, "ma10").hand(0, "fs01")
    night.play("play:fs01:none")
    assert night.asked == "Walk.choose"
    known = night.revealed
    night.play("mask:ma10", seat=who)
    assert (night.asked, night.seat) == ("Walk.choose", who), "the Kite flies first"
    assert night.revealed == known + news


@rule("EF-INF-06", "EF-ACT-04")
def test_the_rulebook_s_example_cards_drawn_in_the_middle_of_a_payment_pay_the_rest():
    night = paying("e1-a", "awareness", "ga06", "mk08").deck(0, *FULL)
    night.play("pay:ga06:awareness", FOOTNOTE).pay("sp01").until("Acting.act")
    assert night.lair("e1").threats == 1


@rule("EF-INF-04", "EF-CORE-05")
def test_what_is_not_rapid_waits_for_the_question_at_hand():
    night = first_dream("gambler", "specialist").hand(0, "ga05", "mk08")
    said(night, "{one: dreamer, do: {gain: ether}}")
    assert FOOTNOTE in night.keys
    assert "play:ga05:cunning" not in night.keys
    assert night.why_not(0, "card", "ga05") == "EF-CORE-05"


@rule("EF-MASK-02", "EF-MASK-03")
def test_a_mask_cannot_be_used_again_while_it_is_being_used():
    night = first_dream("free-spirit").at(0, "A2a").deck(0, *FULL).mask(0, "ma12").hand(0, "mk08").play("mask:ma12")
    assert "mask:ma12" not in night.keys
    assert night.why_not(0, "mask", "ma12") == "EF-CORE-05"


@rule("EF-MORPH-07", "EF-MASK-02")
def test_no_mask_works_at_any_time_under_the_morphing_that_stops_masks():
    night = first_dream("free-spirit").at(0, "A2c").entity("e1", "A2a").mask(0, "ma10").morph("e1", vocabulary.MORPH_MASKS)
    night.run(CardSteps(0))
    assert "mask:ma10" not in night.keys
    assert night.why_not(0, "mask", "ma10") == "EF-MORPH-07"


# The Dreamworld


@rule("EF-DWPL-02")
def test_any_dreamer_may_use_a_card_that_is_of_use_on_the_dreamworld():
    night = world("gambler", "specialist").hand(0, "si03").hand(1, "mk08", "si03", "sp01").deck(1, *FULL)
    night.who(1).sealed = ["sp01", "sp01", "sp01"]
    night.ask_again()
    assert night.asked == "Travel.choose"
    other = 1 - night.match.decision.seat
    assert other == 1
    assert FOOTNOTE in night.offered(1), "a Rapid card"
    night.play("play:si03:awareness", seat=1).pay("sp01")
    assert night.who(1).sealed == [], "Pressed Leaf: Unseal 3"
    assert night.asked == "Travel.choose"


@rule("EF-DWPL-02")
@pytest.mark.parametrize("item", ["it7", "it8"])
def test_an_item_with_an_immediate_effect_may_be_used_on_the_dreamworld(item):
    night = world("gambler", "specialist").items(item)
    for seat in (0, 1):
        assert f"item:{item}:none" in night.offered(seat)


@rule("EF-DWPL-01", "EF-DWPL-02")
@pytest.mark.parametrize("card", ["ga01", "tg01", "mk07", "si10"])
def test_what_needs_the_dreamscape_is_of_no_use_on_the_dreamworld(card):
    night = world("gambler").hand(0, card, "sp01", "sp01")
    assert not [key for key in night.keys if key.startswith(f"play:{card}")]
    assert night.why_not(0, "card", card) == "EF-DWPL-01"


@rule("EF-DWPL-02")
def test_an_effect_of_use_may_also_come_while_a_location_is_resolved():
    night = world("gambler", "specialist").hand(1, "mk46", "sp01")
    night.key_tokens = 3
    night.open_dreams = ["d2"]
    night.location = "p2"
    night.run(AtGate(0))
    assert night.asked == "AtGate.choose"
    assert "play:mk46:awareness" in night.offered(1), "Locksmith's Dream: gain 1 Key"
    assert "item:it1:none" not in night.offered(1)
    night.at(1, "")
    assert "play:mk46:awareness" in night.offered(1), "also who has not stood in a Slumber yet"


@rule("EF-WORLD-08", "EF-DWPL-02")
def test_a_power_once_a_turn_works_once_on_the_dreamworld():
    night = world("specialist").progress(0, "mk12", "sp06").hand(0, "sp01", "sp01")
    night.who(0).flipped = [0, 1]
    night.ask_again().play("power:mk12:awareness").pay("sp01")
    night.until("Travel.choose")
    assert night.who(0).flipped == [0, 0]
    night.who(0).flipped = [0, 1]
    night.ask_again()
    assert night.why_not(0, "card", "mk12") == "EF-MASK-03"


@rule("EF-MASK-02", "EF-DWPL-02")
def test_an_archivist_may_turn_up_a_progress_card_on_the_dreamworld():
    night = world("specialist").progress(0, "sp06").mask(0, "ma06")
    night.who(0).flipped = [1]
    night.ask_again().play("mask:ma06").until("Travel.choose")
    assert night.who(0).flipped == [0]


@rule("EF-AWAKE-04")
def test_nothing_is_used_while_the_dreamers_awaken_or_save():
    night = world("gambler").items("it7", "it8").play(PICK["awaken"])
    assert night.asked.startswith("Awakening")
    assert not [key for key in night.keys if key.startswith("item:")]


@rule("EF-WORLD-08")
def test_what_works_once_a_turn_is_free_again_after_a_dream():
    night = world("specialist").progress(0, "mk12")
    at(night, "p1").key_tokens = 2
    night.play("go:p2", "gate:d2").until("Acting.act")
    night.progress(0, "mk12", "sp06").hand(0, "sp01", "sp01")
    night.who(0).flipped = [0, 1]
    night.ask_again().play("power:mk12:awareness").pay("sp01").until("Acting.act")
    assert night.why_not(0, "card", "mk12") == "EF-MASK-03"
    said(night, "{end: dream, won: true}").until("Travel.choose")
    night.progress(0, "mk12", "sp06").hand(0, "sp01")
    night.who(0).flipped = [0, 1]
    assert "power:mk12:awareness" in night.ask_again().keys
