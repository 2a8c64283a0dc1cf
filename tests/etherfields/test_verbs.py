"""Verbs of cards, answers and dice: what they do, where they do nothing, and when they are not possible."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.distress_and_sealing import Sealing
from tests.etherfields.scenario import PICK, first_dream
from tests.etherfields.situations import FULL, alone, harmed, to
from tests.etherfields.words import can, holds, said

rule = pytest.mark.rule


# Cards


@rule("EF-INF-03")
def test_discarding_by_choice_at_random_down_to_a_number_and_as_many_as_one_likes():
    night = said(alone("ga01", "ga02", "ga03"), "{discard: 2}").play("take:ga02", "take:ga01")
    assert night.held(0) == ["ga03"]
    assert night.who(0).discard[-2:] == ["ga02", "ga01"]
    assert len(said(alone("ga01", "ga02", "ga03"), "{discard: 2, how: random}").held(0)) == 1
    down = said(alone("ga01", "ga02", "ga03"), "{discard: 1, how: down-to}").play("take:ga01", "take:ga02")
    assert down.held(0) == ["ga03"]
    some = said(alone("ga01", "ga02", "ga03"), "{discard: 0, how: any}").play("take:ga01", "done")
    assert some.held(0) == ["ga02", "ga03"]
    assert can(alone("ga01"), "{discard: 1}")
    assert not can(alone("ga01"), "{discard: 2}")
    assert can(alone(), "{discard: 2, how: random}")


@rule("EF-INF-03", "EF-TURN-03")
def test_redraw_draws_as_many_as_were_discarded():
    night = said(alone("ga01", "ga02", "ga03"), "redraw").play("take:ga01", "take:ga03", "done")
    assert sorted(night.held(0)) == ["ga02", "sp01", "sp01"]


def test_a_card_goes_under_the_deck():
    night = said(alone("ga01", "ga02"), "put-under").play("take:ga02")
    assert night.held(0) == ["ga01"]
    assert night.who(0).deck[:1] == ["ga02"]
    assert not can(alone(), "put-under")


@pytest.mark.parametrize(("top", "taken"), [("ga02", True), ("fl1", False)])
def test_the_top_of_the_discard_pile_comes_back_unless_it_is_a_flaw(top, taken):
    night = alone("ga01")
    night.who(0).discard = ["ga03", top]
    assert can(night, "take-back") == taken
    said(night, "take-back")
    assert night.held(0) == (["ga01", "ga02"] if taken else ["ga01"])
    night.who(0).discard = []
    assert not can(night, "take-back")


@pytest.mark.parametrize(("top", "taken"), [("ga02", True), ("fl1", False)])
def test_the_top_of_the_deck_comes_into_hand_unless_it_is_a_flaw(top, taken):
    night = said(alone().deck(0, "sp01", top), "take-top")
    assert (night.held(0) == [top]) == taken
    assert len(night.who(0).deck) == (1 if taken else 2)
    assert said(alone().deck(0), "take-top").held(0) == []


@rule("EF-INF-07")
def test_a_back_action_discards_the_top_card_and_a_lucid_dreamer_keeps_it_the_first_time():
    night = said(alone(), "drop-top")
    assert len(night.who(0).deck) == 7
    assert night.who(0).discard[-1:] == ["sp01"]
    night = alone()
    night.who(0).marks.lucid = True
    assert len(said(night, "drop-top").who(0).deck) == 8
    assert len(said(night, "drop-top").who(0).deck) == 7
    assert not can(alone().deck(0), "drop-top")
    assert said(alone().deck(0), "drop-top").who(0).deck == []


def test_catalogue_takes_one_and_puts_the_others_back_in_the_order_chosen():
    night = said(alone().deck(0, "ga01", "ga02", "ga03", "ga04", "ga05"), "{catalogue: 4}")
    assert night.keys == ["take:ga02", "take:ga03", "take:ga04", "take:ga05"]
    night.play("take:ga03")
    assert night.held(0) == ["ga03"]
    night.play("take:ga04", "take:ga02")
    assert night.who(0).deck == ["ga01", "ga04", "ga02", "ga05"]
    assert night.asked == "Acting.act", "the last one needs no choice"


def test_catalogue_offers_no_flaw():
    night = said(alone().deck(0, "ga01", "fl1", "ga03"), "{catalogue: 3}")
    assert night.keys == ["take:ga01", "take:ga03"]


@rule("EF-SEAL-02", "EF-TCARD-12")
def test_unsealing_and_curing_so_many_or_all():
    night = alone()
    night.who(0).sealed = ["fl1", "fl2", "fl3", "fl4"]
    night.who(0).distress = 5
    said(said(night, "{unseal: 3}"), "{cure: 2}")
    assert (night.who(0).sealed, night.who(0).distress) == (["fl1"], 3)
    said(said(night, "{unseal: 20}"), "{cure: 9}")
    assert (night.who(0).sealed, night.who(0).distress) == ([], 0)


@rule("EF-CLOCK-02", "EF-ACT-02", "EF-MISS-01")
@pytest.mark.parametrize("what", ["ether", "gem", "key", "hour", "spirit"])
def test_gaining_and_losing(what):
    night = alone()
    night.hours = 0
    number = vocabulary.RESOURCES.index(what)
    said(night, f"{{gain: {what}, much: 2}}")
    assert night.amount_of(number, 0) == 2
    assert can(night, f"{{lose: {what}, much: 2}}")
    assert not can(night, f"{{lose: {what}, much: 3}}")
    assert holds(night, f"{{has: {what}, much: 2}}")
    assert not holds(night, f"{{has: {what}, much: 3}}")
    said(night, f"{{lose: {what}}}")
    assert night.amount_of(number, 0) == 1
    said(night, f"{{lose: {what}, much: 20}}")
    assert night.amount_of(number, 0) == 0
    assert not can(night, f"{{lose: {what}}}")
    said(night, f"{{lose: {what}}}")
    assert night.amount_of(number, 0) == 0


@rule("EF-PROG-06")
def test_flipping_and_unflipping_progress():
    night = alone().progress(0, "sp06", "sp07")
    assert not can(night, "{unflip: 1}")
    said(night, "{flip: 1}")
    assert night.keys == ["take:sp06", "take:sp07"]
    night.play("take:sp07")
    assert night.who(0).flipped == [0, 1]
    assert can(night, "{unflip: 1}")
    said(night, "{flip: 1}")
    assert night.who(0).flipped == [1, 1], "the last one is not asked for"
    said(night, "{unflip: 1}").play("take:sp06")
    assert night.who(0).flipped == [0, 1]


@rule("EF-PROG-02")
def test_placing_for_less_or_for_nothing():
    night = alone("sp06", "sp01")
    assert can(night, "{place: free}")
    assert not can(alone("sp01"), "{place: free}")
    said(night, "{place: cheaper, less: 2}").play("place:sp06:awareness").pay("sp01")
    assert night.who(0).progress == ["sp06"]
    assert night.held(0) == []
    free = said(alone("sp06"), "{place: free}").play("place:sp06:none")
    assert free.who(0).progress == ["sp06"]
    assert said(alone("sp06"), "{place: free}").play("done").held(0) == ["sp06"]


@rule("EF-FLAW-01", "EF-FLAW-04")
def test_flaws_come_and_go():
    night = alone()
    lying = len(night.flaw_deck)
    said(night, "gain-flaw")
    assert night.content.flaw[night.find("card", night.who(0).discard[-1])]
    assert len(night.flaw_deck) == lying - 1
    assert can(night, "remove-flaw")
    card = night.who(0).discard[-1]
    said(night, "remove-flaw").play(f"take:{card}")
    assert not any(night.content.flaw[night.find("card", each)] for each in night.who(0).discard)
    assert night.flaw_deck[:1] == [card]
    assert not can(night, "remove-flaw")


@rule("EF-FLAW-04")
@pytest.mark.parametrize("place", ["burdens", "deck", "discard"])
def test_a_flaw_is_removed_wherever_it_is(place):
    night = alone()
    flaw = "fl4"
    if place == "deck":
        night.deck(0, "sp01", "fl4", "sp01")
    else:
        setattr(night.who(0), place, [*getattr(night.who(0), place), flaw])
    said(night, "remove-flaw").play("take:fl4")
    sleeper = night.who(0)
    assert flaw not in [*sleeper.burdens, *sleeper.deck, *sleeper.discard]
    assert said(alone().deck(0, "fl4"), "remove-flaw").play("done").who(0).deck == [flaw]


@rule("EF-MARK-04", "EF-FATE-01")
def test_a_hand_card_goes_back_to_the_market():
    night = said(alone("ga01", "ga02"), "{to-market: choice}").play("take:ga01")
    assert night.held(0) == ["ga02"]
    assert night.who(0).ether == 1
    assert night.market[:1] == ["ga01"]
    assert said(alone("ga01"), "{to-market: choice}").play("done").held(0) == ["ga01"]
    randomly = said(alone("ga01"), "{to-market: random}")
    assert (randomly.held(0), randomly.who(0).ether) == ([], 0)


@rule("EF-HAND-01")
def test_cards_are_given_to_another_as_far_as_the_hand_goes():
    night = first_dream("gambler", "specialist", "tough-guy").hand(0, "ga01", "ga02", "ga03").hand(1, *["sp01"] * 5)
    assert can(night, "{give: 2}")
    assert not can(first_dream("gambler", "specialist"), "{give: 2}")
    assert not can(alone("ga01"), "{give: 2}")
    said(night, "{give: 2}").play("who:2", "take:ga01")
    assert night.held(1)[-1] == "ga01"
    assert "take:ga02" not in night.keys, "six is the limit"
    other = first_dream("gambler", "specialist").hand(0, "ga01", "ga02", "ga03")
    said(other, "{give: 2}").play("take:ga01", "take:ga03")
    assert (other.held(0), other.held(1)) == (["ga02"], ["ga01", "ga03"])


@rule("EF-INF-08", "EF-MISS-04")
def test_a_secret_card_is_gained_once():
    night = said(alone(), "{gain-card: si01}")
    assert night.who(0).discard[-1:] == ["si01"]
    pile = night.who(0).discard[:]
    assert said(night, "{gain-card: si01}").who(0).discard == pile


@rule("EF-TCARD-11")
@pytest.mark.parametrize(("suit", "ether"), [("hearts", 2), ("spades", 0)])
def test_a_side_bet_pays_when_the_next_turn_card_shows_the_suit(suit, ether):
    night = alone()
    night.used_turns = [card for card in night.used_turns if card != "t01"]
    left = [card for card in night.turn_deck if card != "t01"]
    night.turn_deck = [*left[:-1], "t01", left[-1]]
    said(night, "bet").play(PICK[suit]).next_turn()
    assert night.who(0).ether == ether
    assert night.table.dreamers[0].bet == -1


# Answers


@rule("EF-SEAL-01", "EF-INF-03")
def test_distress_is_answered_by_sealing_or_discarding():
    night = harmed(alone("tg03", "ga01"), 2).play("play:tg03:none")
    assert (night.who(0).distress, len(night.who(0).sealed)) == (1, 3)
    few = harmed(alone("tg03", "ga01").deck(0, "sp01", "sp01"), 2)
    assert few.who(0).distress == 2, "three cards cannot be Sealed"
    anvil = harmed(alone("ga01", "ga02", "ga03").mask(0, "ma08"), 2).play("mask:ma08", "take:ga01", "take:ga03")
    assert (anvil.who(0).distress, anvil.held(0)) == (1, ["ga02"])
    assert harmed(alone("ga01").mask(0, "ma08"), 2).who(0).distress == 2, "two cards are needed"


@rule("EF-SEAL-01", "EF-INF-03")
def test_last_will_and_a_coat_keep_distress_off():
    night = harmed(alone("mk47"), 5).play("play:mk47:none")
    assert night.who(0).distress == 0
    assert night.who(0).sealed == ["mk47"]
    coat = harmed(alone().items("it15"), 3).play("item:it15:none")
    assert coat.who(0).distress == 1
    assert coat.stored_items == ["it15"]
    assert harmed(alone().items("it15"), 1).play("item:it15:none").who(0).distress == 0


@rule("EF-DEATH-01")
@pytest.mark.parametrize(("space", "offered"), [("A2d", True), ("A3d", True), ("A3b", False)])
def test_cover_me_takes_the_distress_of_one_in_range_two(space, offered):
    night = first_dream("gambler", "tough-guy").tiles("d1-a3").at(0, "A2d").at(1, space).hand(1, "tg04")
    harmed(night, 2)
    if not offered:
        assert (night.who(0).distress, night.who(1).distress) == (2, 0)
        return
    night.play("play:tg04:none", seat=1)
    assert (night.who(0).distress, night.who(1).distress) == (0, 1)
    assert night.who(1).marks.took_harm == 1


@rule("EF-DEATH-01")
def test_cover_me_for_one_distress_costs_nothing_but_counts_as_taken():
    night = first_dream("gambler", "tough-guy").at(0, "A2c").at(1, "A2c").hand(1, "tg04")
    harmed(night, 1).play("play:tg04:none", seat=1)
    assert (night.who(0).distress, night.who(1).distress) == (0, 0)
    assert night.who(1).marks.took_harm == 1
    assert night.who(0).marks.took_harm == 0


@rule("EF-DEATH-01")
@pytest.mark.parametrize(("space", "left"), [("A2c", 1), ("A2a", 2)])
def test_keeper_guards_the_own_space_only(space, left):
    night = first_dream("gambler", "tough-guy").at(0, space).at(1, "A2c").mask(1, "ma09")
    harmed(night, 2)
    if left == 1:
        night.play("mask:ma09", seat=1)
    assert night.who(0).distress == left


@rule("EF-SEAL-01", "EF-INF-07")
def test_thick_skin_seals_two_fewer():
    night = alone().deck(0, *["sp01"] * 5, "tg01").run(Sealing(0, 3, "EF-SEAL-01")).play("act:back-tough-guy:none")
    assert len(night.who(0).sealed) == 1
    assert night.who(0).discard[-1:] == ["tg01"]
    assert len(alone().deck(0, *["sp01"] * 5, "tg01").run(Sealing(0, 1, "EF-SEAL-01")).play("act:back-tough-guy:none").who(0).sealed) == 0


@rule("EF-COMPAN-03")
def test_an_umbrella_cat_ignores_the_first_distress_of_a_turn_on_its_space():
    night = alone().at(0, "A2c").progress(0, "mk41")
    night.companions = [("mk41", 0, "A2c")]
    harmed(night, 2)
    assert night.who(0).distress == 1
    harmed(night, 2)
    assert night.who(0).distress == 3
    heron = alone().at(0, "A2c").progress(0, "mk40")
    heron.companions = [("mk40", 0, "A2c")]
    assert harmed(heron, 2).who(0).distress == 2, "a Tin Heron keeps nothing off"
    away = alone().at(0, "A2c").progress(0, "mk41")
    away.companions = [("mk41", 0, "A2a")]
    assert harmed(away, 2).who(0).distress == 2


@rule("EF-COMPAN-01", "EF-MASK-03")
def test_a_companion_walks_two_spaces():
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "A2c").hand(0, "mk40", "tg11", "tg11").deck(0, *FULL)
    night.play("place:mk40:wrath").pay("tg11", "tg11", colour="wrath")
    assert [each.space for each in night.companions] == ["A2c"]
    night.ask_again().play("power:mk40:none")
    assert to("B2b") in night.keys
    assert to("B2d") not in night.keys
    night.play(to("B2b"))
    assert [each.space for each in night.companions] == ["B2b"]
    assert "power:mk40:none" not in night.keys


# Dice


@rule("EF-EMOV-01", "EF-LUCK-05")
@pytest.mark.parametrize(("card", "die", "choice", "pool"), [("ga07", "1", "", 5), ("ga07", "blank", "", 4), ("ga07", "2", "", 6)])
def test_a_rigged_wheel_raises_ones_own_luck_by_one(card, die, choice, pool):
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").progress(0, card).hand(0, "sp01", "sp04").luck(die)
    night.play("act:e1-a:awareness", "boost", f"power:{card}:none").until("Acting.act")
    assert night.lair("e1").threats == pool // 4


@rule("EF-EMOV-01", "EF-LUCK-05")
def test_a_three_cannot_be_raised():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").progress(0, "ga07").hand(0, "sp01", "sp04").luck("3")
    night.play("act:e1-a:awareness", "boost")
    assert night.asked == "Acting.act"


@rule("EF-EMOV-01", "EF-LUCK-05", "EF-LUCK-03")
@pytest.mark.parametrize(("die", "pick", "threats"), [("X", "up", 0), ("1", "down", 0), ("1", "up", 1), ("blank", "up", 1), ("blank", "down", 0)])
def test_a_coin_shifts_any_luck_up_or_down(die, pick, threats):
    night = first_dream("tough-guy", "gambler").at(0, "A2c").entity("e1", "A2a").mask(1, "ma03").hand(0, "sp01", "sp04").luck(die)
    night.play("act:e1-a:awareness", "boost").play("mask:ma03", seat=1)
    if PICK[pick] in night.keys:
        night.play(PICK[pick])
    night.until("Acting.act")
    assert night.lair("e1").threats == threats
