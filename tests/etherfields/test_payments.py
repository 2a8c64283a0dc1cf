"""Paying: what is asked for, what is used up by it, and what follows when it fails."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import drumming, unit
from tests.etherfields.scenario import PICK, dream, first_dream, slumber

rule = pytest.mark.rule


def rules_of(heard, moment):
    return [event.rules[-1] for event in heard.events if event.moment == moment]


@rule("EF-GRAD-08", "EF-ASLT-03")
def test_an_interaction_costs_at_least_one():
    night = first_dream("gambler", "specialist").at(0, "A2c").entity("e1", "A2a").tiles("d1-b2").progress(0, "mk11")
    night.filled_spots = ["d1-b2d"]
    night.rules_changed()
    cheap = night.find("action", "e5-a")
    assert unit(night.table, 0, vocabulary.ACT, night.find("action", "e1-a"), 0) == 2
    assert unit(night.table, 0, vocabulary.ACT, cheap, 0) == max(1, night.content.actions[cheap].cost.amount - 2)
    assert unit(night.table, 0, vocabulary.ACT, night.find("action", "peek"), 3) == 0
    night.who(0).marks.lever = 9
    assert unit(night.table, 0, vocabulary.ACT, night.find("action", "d1-1"), 0) == 1


@rule("EF-ASLT-01", "EF-INF-06")
def test_what_adds_to_contact_adds_to_no_other_payment():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "mk02", "mk25", "tg11", "tg11", "sp01", "sp04")
    night.play("act:e1-w:wrath", "pay:tg11:wrath")
    assert "play:mk25:none" in night.keys
    assert "play:mk02:none" not in night.keys
    talk = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "mk02", "mk25", "sp01", "sp04")
    talk.play("act:e1-a:awareness", "pay:sp01:awareness")
    assert "play:mk02:none" in talk.keys
    assert "play:mk25:none" not in talk.keys
    walk = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "mk02", "mk25", "ga01", "ga01")
    walk.play("act:move:cunning", "pay:ga01:cunning")
    assert not {"play:mk02:none", "play:mk25:none"} & set(walk.keys)


@rule("EF-ASLT-01", "EF-ASLT-03")
def test_what_strengthens_an_assault_is_used_by_the_next_one_and_by_nothing_else():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "sp01", "sp01", "tg11", "tg01")
    night.who(0).marks.stronger = 2
    night.ask_again().do("e1-a", "sp01", "sp01")
    assert night.lair("e1").threats == 1, "six are paid, not eight"
    assert night.who(0).marks.stronger == 2
    night.play("act:e1-w:wrath")
    assert night.frame.pool == 2
    assert night.who(0).marks.stronger == 0


@rule("EF-ASLT-01")
@pytest.mark.parametrize(("space", "owner", "worth"), [("A2c", "A2c", 1), ("A2c", "A2a", 1), ("A2a", "A2d", 0)])
def test_a_war_drum_strengthens_the_first_assault_near_its_owner(space, owner, worth):
    night = first_dream("tough-guy", "gambler").at(0, space).at(1, owner).progress(1, "mk35", "sp06").entity("e1", space).hand(0, "tg11", "tg01")
    assert drumming(night.table, 0) == worth
    night.play("act:e1-w:wrath")
    assert night.frame.pool == worth
    assert drumming(night.table, 0) == 0
    assert drumming(first_dream("tough-guy").progress(0, "mk29").table, 0) == 0


@rule("EF-ASLT-01")
def test_the_first_assault_is_the_only_one_that_the_drum_helps_also_without_a_drum_near():
    night = first_dream("tough-guy", "gambler").at(0, "A2c").at(1, "A2c").entity("e1", "A2c").progress(1, "mk35").hand(0, "sp01", "sp01")
    night.do("e1-a", "sp01", "sp01").until("Acting.act")
    assert drumming(night.table, 0) == 1, "talking is no Assault"


@rule("EF-GRAD-02", "EF-ACT-08")
def test_a_gradual_payment_ends_by_itself_when_it_is_complete():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "B2a").hand(0, "sp01", "sp01", "sp01")
    night.play("act:d1-5:awareness")
    assert night.frame.pool == 3, "the first of equal cards is not asked for"
    night.play("pay:sp01:awareness")
    assert "d1-5" in night.used_actions
    assert night.held(0) == ["sp01"]


@rule("EF-LUCK-02")
def test_who_may_boost_twice_has_one_boost_left_after_the_first():
    night = first_dream("tough-guy").at(0, "A2a").progress(0, "ga08").hand(0, "ga12", "mk08", "sp01", "sp01").luck("2", "3")
    night.play("act:d1-1:awareness", "pay:ga12:awareness", "boost").until("Acting.act")
    assert night.who(0).marks.boosted == 1
    night.never_thrown(1)
    night.ask_again().tiles("d1-b3").at(0, "B3d").play("act:d1-8:awareness", "pay:mk08:awareness")
    assert "boost" in night.keys


@rule("EF-LUCK-03", "EF-LUCK-05")
@pytest.mark.parametrize(("die", "times"), [("X", 0), ("blank", 0), ("1", 1), ("3", 1)])
def test_a_joker_changes_nothing_but_the_x(die, times):
    night = first_dream("tough-guy").mask(0, "ma02").at(0, "A2c").entity("e1", "A2a").hand(0, "sp01").luck(die)
    night.play("act:e1-a:awareness").until("Acting.act")
    assert (night.lair("e1").threats, night.who(0).distress) == (times, 0)


@rule("EF-LUCK-03")
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_sealing_three_is_a_price_for_those_who_have_three(cards):
    night = first_dream("tough-guy").at(0, "A2a").hand(0, "ga12", "mk08").deck(0, *["mk01"] * cards).luck("X")
    night.who(0).gems = 2
    night.ask_again().play("act:d1-1:awareness", "pay:ga12:awareness", "boost").until("ActionPlay.fail")
    assert (PICK["seal"] in night.keys) == (cards >= 3)
    night.play(PICK["gem"])
    assert night.who(0).gems == 1
    poor = first_dream("tough-guy").at(0, "A2a").hand(0, "ga12", "mk08").deck(0, *["mk01"] * cards).luck("X")
    poor.play("act:d1-1:awareness", "pay:ga12:awareness", "boost").until("ActionPlay.fail", "Acting.act")
    assert PICK["gem"] not in poor.keys


@rule("EF-LUCK-06", "EF-GRAD-04", "EF-ASLT-03")
def test_helping_marks_are_used_up_by_what_they_help_alone():
    def helped():
        night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").entity("e1", "A2a").hand(0, "tg11", "tg01", "sp01", "sp03", "ga06")
        for mark in ("lever", "kick", "louder", "blunt"):
            setattr(night.who(0).marks, mark, 1)
        return night.ask_again()

    def left(night):
        marks = night.who(0).marks
        return [getattr(marks, mark) for mark in ("lever", "kick", "louder", "blunt")]

    assert left(helped().do("e1-a", "sp01", "ga06").until("Acting.act")) == [1, 1, 0, 1]
    assert left(helped().do("e1-a", "tg11", "tg01", colour="wrath").until("Acting.act")) == [1, 1, 0, 0]
    assert left(helped().do("e1-w", "tg11", "tg01", colour="wrath").until("Acting.act")) == [1, 1, 1, 1]
    assert left(helped().at(0, "A2a").do("d1-1", "ga06").until("Acting.act")) == [0, 1, 1, 1]
    assert left(helped().at(0, "A2b").do("d1-2", "tg11", colour="wrath").until("Acting.act")) == [0, 0, 1, 1]
    card = helped().hand(0, "mk27", "tg11").play("play:mk27:wrath").pay("tg11", colour="wrath")
    assert left(card.until("Acting.act")) == [1, 1, 1, 1], "a card is no action of the map"


@rule("EF-LUCK-04", "EF-ACT-02")
def test_a_failed_payment_uses_no_marks_up():
    night = first_dream("tough-guy").tiles("d1-b3").at(0, "B3d").hand(0, "mk08", "mk08").luck("blank")
    night.who(0).marks.kick = 1
    heard = night.listen()
    night.ask_again().play("act:d1-8:awareness", "pay:mk08:awareness", "boost").until("Acting.act")
    assert night.who(0).marks.kick == 1
    assert rules_of(heard, vocabulary.FAILED) == ["EF-LUCK-04"]
    assert night.who(0).marks.colours_paid == 1, "what was paid was paid"


@rule("EF-GRAD-02", "EF-GRAD-01")
def test_a_slipped_lock_counts_a_gradual_payment_twice():
    night = first_dream("gambler", "specialist", "tough-guy").tiles("d1-b2").at(0, "B2a").hand(0, "sp01")
    night.who(0).marks.doubled = 1
    heard = night.listen()
    night.ask_again().do("d1-5", "sp01")
    assert night.gradual_paid["d1-5"] == 2
    assert night.who(0).marks.doubled == 0
    assert [event.amount for event in heard.events if event.moment == vocabulary.PROGRESSED] == [2]
    night.at(1, "B2a").hand(1, "sp01").play("done").do("d1-5", "sp01")
    assert "d1-5" in night.used_actions
    assert [event.amount for event in heard.events if event.moment == vocabulary.PROGRESSED] == [2, 3], "the last payment completes it"


@rule("EF-ACT-02")
@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_gone_meanwhile_cannot_be_paid_and_the_last_payment_does_not_count(seats):
    night = dream("d5", *("gambler", "specialist")[:seats]).wisdom("w05").at(0, "A2b").hand(0, "sp01", "sp04")
    action = "d5-1"
    night.hours, night.who(0).gems = 0, 1
    if seats == 2:
        night.gradual_paid[action], night.gradual_colours[action] = 1, "awareness"
    heard = night.listen()
    night.ask_again().play("act:d5-1:awareness", "act:gem-strength:none")
    night.pay("sp01").until("Acting.act")
    assert night.who(0).gems == 0
    assert night.counters["lamps"] == 0
    assert (night.gradual_paid[action], night.gradual_colours[action]) == ((0, "") if seats == 1 else (1, "awareness"))
    assert rules_of(heard, vocabulary.FAILED) == ["EF-ACT-02"]


@rule("EF-ACT-11", "EF-ACT-02", "EF-BASIC-06")
def test_what_is_given_beside_intent_is_told_with_its_rule():
    night = first_dream("gambler").entity("e1", "A2a").at(0, "A2c").morph("e1", vocabulary.MORPH_MOVE, 2).hand(0, "mk48")
    night.key_tokens, night.who(0).ether, night.who(0).gems = 1, 1, 1
    heard = night.listen()
    night.ask_again().play("act:remove-morphing:none", PICK["key"], "play:mk48:none")
    assert rules_of(heard, vocabulary.LOST) == ["EF-ACT-02", "EF-ACT-11"]


@rule("EF-BASIC-03", "EF-BASIC-04")
def test_cards_given_up_are_told_with_the_rule_of_their_action():
    night = first_dream("gambler").hand(0, "ga01", "ga01", "ga02", "ga03")
    heard = night.listen()
    night.play("act:peek:none", "take:ga01").until("Acting.act")
    night.ask_again().play("act:gain-gem:none").until("Acting.act")
    assert rules_of(heard, vocabulary.DISCARDED) == ["EF-BASIC-03", "EF-BASIC-04", "EF-BASIC-04", "EF-BASIC-04"]


@rule("EF-MASK-03", "EF-COMP-06")
def test_some_interactions_work_once_for_each_and_some_once_for_the_team():
    night = dream("d2", "gambler", "specialist").at(0, "B1b").at(1, "B1b").entity("e2", "B1b").hand(0, *["sp01"] * 4).hand(1, *["sp01"] * 4)
    night.do("e2-a", "sp01").until("Acting.act")
    assert "act:e2-a:awareness" not in night.keys
    assert "act:e2-a:awareness" in night.play("done").keys
    hour = dream("d5", "gambler", "specialist").at(0, "B3a").at(1, "B3a").hand(0, *["sp01"] * 6).hand(1, *["sp01"] * 6)
    hour.play("act:e6-a:awareness").pay("sp01", "sp01", "sp01", "sp01").until("Acting.act")
    assert "act:e6-a:awareness" not in hour.keys
    assert "act:e6-a:awareness" not in hour.play("done").keys
    twice = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").hand(0, *["sp01"] * 6)
    twice.do("e1-a", "sp01").until("Acting.act")
    assert twice.lair("e1").contacts == []
    assert "act:e1-a:awareness" in twice.keys


@rule("EF-ACT-02", "EF-ASLT-04")
def test_an_action_of_a_gate_is_aimed_at_nobody():
    night = slumber("s06", "gambler")
    night.who(0).ether = 4
    figures = len(night.figures)
    assert figures
    night.ask_again().play("act:s06-e:none").until("", "Acting.act", "Travel.choose")
    assert night.who(0).ether <= 2


@rule("EF-INF-02", "EF-INF-03")
def test_where_a_played_card_goes():
    night = first_dream("gambler").at(0, "A2a").hand(0, "mk08", "mk46", "sp06", "sp01", "sp01", "sp01").deck(0, *["ga01"] * 3)
    night.play("play:mk08:none")
    assert night.who(0).discard[-1:] == ["mk08"]
    night.play("place:sp06:awareness")
    assert "sp06" not in night.held(0)
    assert "sp06" not in night.who(0).discard
    night.pay("sp01", "sp01")
    assert night.who(0).progress == ["sp06"]
    assert "sp06" not in night.held(0)


@rule("EF-INF-03", "EF-PROG-02")
def test_a_progress_card_whose_price_fails_comes_back_to_the_hand():
    night = first_dream("gambler").hand(0, "sp06", "sp01", "ga05").luck("blank").deck(0, *["mk01"] * 9)
    night.play("place:sp06:awareness").until("Acting.act")
    assert "sp06" in night.held(0)
    assert night.who(0).progress == []
