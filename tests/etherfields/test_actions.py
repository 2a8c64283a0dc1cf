"""Actions, costs, payment, Boost, Basic Actions, cards, Progress, Gradual actions, Assault and Contact."""

import pytest

from pionek.core.language.amounts import Number
from pionek.core.language.control import Sequence, Then
from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import unit
from pionek.games.etherfields.language.card_verbs import Cure, Suffer
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn
from tests.etherfields.scenario import PICK, dream, first_dream, slumber

rule = pytest.mark.rule


@rule("EF-ACT-01")
def test_actions_come_from_all_their_sources():
    night = first_dream("gambler").at(0, "A2a").items("it5").mask(0, "ma10").progress(0, "mk20").hand(0, "ga05", "ga01", "sp01", "ga01")
    night.entity("e1", "A2a").deck(0, "sp01", "sp01", "fs01")
    heads = {key.rpartition(":")[0] for key in night.keys}
    assert {"act:move", "play:ga05", "power:mk20", "act:d1-1", "item:it5", "act:e1-a", "act:back-free-spirit"} <= heads
    assert "mask:ma10" in night.keys


@rule("EF-ACT-02", "EF-LUCK-04")
def test_the_cost_comes_before_the_effect():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga01")
    assert night.why_not(0, "action", "d1-1") in ("EF-ACT-04", "EF-ACT-02")
    night.hand(0, "ga06", "ga11")
    night.play("act:d1-1:awareness")
    assert "d1-a3" not in night.map_tiles
    night.pay("ga06")
    assert "d1-a3" in night.map_tiles


@rule("EF-ACT-03")
def test_three_kinds_of_intent():
    assert vocabulary.COLOURS[:3] == ("awareness", "cunning", "wrath")
    night = first_dream()
    assert night.content.cards[night.find("card", "ga01")].intent == [0, 3, 0]


@rule("EF-ACT-04", "EF-ACT-08", "EF-CORE-09")
def test_the_example_of_six_awareness_or_six_wrath():
    """Cost 3A/3C with two Dreamers; a card 1 Wrath or 2 Awareness, one of 3 Awareness and an Item of 2 make 7."""
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "B2a").hand(0, "mk43", "sp01").items("it10")
    night.play("act:d1-5:awareness").play("pay:mk43:awareness").pay("sp01")
    if "pay-item:it10:awareness" in night.keys:
        night.play("pay-item:it10:awareness")
    assert "d1-5" in night.used_actions
    assert night.who(0).marks.colours_paid == 1


@rule("EF-ACT-05", "EF-ITEM-02")
def test_paid_cards_go_to_the_discard_pile_and_paid_items_to_the_storage():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga12").items("it10")
    night.play("act:d1-1:awareness", "pay:ga12:awareness").until("Acting.act")
    assert night.who(0).discard[-1:] == ["ga12"]
    assert night.stored_items == ["it10"]
    assert night.active_items == []


@rule("EF-ACT-06", "EF-ACT-07")
def test_a_card_gives_one_colour_and_not_its_action():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga03", "ga12", "ga12")
    night.do("d1-1", "ga03")
    assert night.who(0).marks.colours_paid == 1
    assert night.who(0).distress == 0
    assert night.held(0) == ["ga12", "ga12"]


@rule("EF-ACT-09")
def test_a_cost_of_nothing_is_free():
    night = first_dream("specialist").hand(0, "sp01").deck(0, "sp03", "sp03")
    night.play("play:sp01:none")
    assert night.held(0) == ["sp03"]


@rule("EF-ACT-10")
def test_a_distress_cost_is_suffered():
    night = first_dream("gambler").hand(0, "ga12")
    night.play("play:ga12:none")
    assert night.who(0).distress == 1


@rule("EF-ACT-11")
def test_a_gem_cost_is_paid_in_gems():
    night = first_dream("gambler").hand(0, "mk48")
    assert night.why_not(0, "card", "mk48") == "EF-ACT-11"
    night.who(0).gems = 1
    turns = len(night.turn_deck)
    night.ask_again().play("play:mk48:none")
    assert night.who(0).gems == 0
    assert len(night.turn_deck) == turns + 1


@rule("EF-BASIC-01", "EF-MOVE-01")
def test_cunning_moves_as_many_spaces():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").hand(0, "ga01", "ga05")
    night.do("move", "ga01", "ga05", colour="cunning")
    targets = {key for key in night.keys if key.startswith("to:")}
    assert len(targets) > 3
    night.play("to:B2b")
    assert night.space(0) == "B2b"


@rule("EF-BASIC-02")
def test_effort_spends_hours_to_move_once_a_turn():
    night = first_dream("gambler").at(0, "A2c")
    night.play("act:effort:none", "number:1").until("Walk.choose", "Acting.act")
    night.play(night.keys[0])
    assert night.hours == 4
    assert night.space(0) != "A2c"
    night.until("Acting.act")
    assert night.why_not(0, "action", "effort") == "EF-BASIC-02"


@rule("EF-BASIC-03", "EF-CORE-03")
def test_peeking_costs_a_card_and_shows_a_secret_of_the_dream():
    night = first_dream("gambler").hand(0, "ga01", "ga02")
    shown = str(night.match.scene(0))
    assert "Signal Code" not in shown
    night.play("act:peek:none", "take:ga01")
    assert night.held(0) == ["ga02"]
    assert len(night.keys) == 4, "two cards and two Items are hidden in this Dream"
    night.play(night.keys[1])
    assert "card si02" in night.seen


@rule("EF-BASIC-04")
def test_three_cards_for_a_gem():
    night = first_dream("gambler").hand(0, "ga01", "ga01")
    assert night.why_not(0, "action", "gain-gem") == "EF-BASIC-04"
    night.hand(0, "ga01", "ga01", "ga02").play("act:gain-gem:none").until("Acting.act")
    assert night.who(0).gems == 1
    assert night.held(0) == []


@rule("EF-BASIC-05", "EF-TIP-02", "EF-REROLL-03")
def test_a_gem_rerolls_any_die_also_entity_movement():
    night = first_dream("gambler", "specialist").entity("e1", "A2a").at(0, "A2d").at(1, "A2d").card("t10")
    night.who(1).gems = 1
    night.movement("one").dusk()
    assert night.keys == ["act:use-gem:none", "pass"]
    night.movement("value").play("act:use-gem:none")
    assert night.who(1).gems == 0


@rule("EF-BASIC-06", "EF-MORPH-02")
@pytest.mark.parametrize("price", ["key", "ether"])
def test_a_key_or_an_ether_removes_a_morphing_in_range_one(price):
    night = first_dream("gambler").entity("e1", "A2a").at(0, "A2c").morph("e1", vocabulary.MORPH_MOVE)
    assert night.why_not(0, "action", "remove-morphing") in ("EF-ACT-02", "EF-GATE-01")
    night.key_tokens, night.who(0).ether = 1, 1
    night.ask_again().play("act:remove-morphing:none", PICK[price])
    assert not any(night.lair("e1").morphs)
    assert sum(night.morph_supply) == 12
    assert night.key_tokens + night.who(0).ether == 1


@rule("EF-BASIC-07", "EF-ENT-02", "EF-ASLT-02")
def test_anybody_in_range_one_may_interact():
    night = first_dream("gambler").entity("e1", "A2a").hand(0, "sp01").at(0, "A2d")
    assert night.why_not(0, "action", "e1-a") == "EF-ASLT-02"
    night.at(0, "A2c")
    assert "act:e1-a:awareness" in night.keys


@rule("EF-INF-01", "EF-INF-05")
def test_a_requirement_is_for_the_action_not_for_the_intent():
    night = first_dream("gambler").at(0, "A2c").hand(0, "tg11", "tg11")
    assert night.why_not(0, "card", "tg11") == "EF-CORE-06"
    night.at(0, "A2b").play("act:d1-2:wrath").pay("tg11", colour="wrath")
    assert "d1-2" in night.used_actions


@rule("EF-INF-02", "EF-PROG-01")
def test_cards_are_played_from_hand_and_progress_cards_only_when_placed():
    night = first_dream("gambler").hand(0, "mk12", "sp01", "sp01").progress(0, "mk20")
    assert "power:mk12:awareness" not in night.keys
    assert "place:mk12:awareness" in night.keys
    assert "power:mk20:cunning" in night.keys or night.why_not(0, "card", "mk20") == "EF-ACT-04"


@rule("EF-INF-03")
def test_a_played_card_goes_to_its_owners_discard_pile():
    night = first_dream("specialist").hand(0, "sp01").deck(0, "sp03", "sp03")
    night.play("play:sp01:none")
    assert night.who(0).discard[-1:] == ["sp01"]


@rule("EF-INF-06")
def test_a_rapid_card_in_the_middle_of_a_payment_brings_the_missing_intent():
    """A cost is half paid; a Rapid card draws cards, and these supply the rest."""
    night = first_dream("gambler", "specialist").at(0, "A2a").hand(0, "mk08", "ga12").deck(0, *["sp01"] * 6)
    night.play("act:d1-1:awareness", "pay:ga12:awareness")
    assert "play:mk08:none" in night.keys
    night.play("play:mk08:none").pay("sp01")
    assert "d1-1" in night.used_actions


@rule("EF-INF-07", "EF-MARK-05")
def test_the_back_of_the_top_card_is_an_action():
    night = first_dream("gambler").deck(0, "ga01", "fs01").hand(0, "ga02")
    assert "act:back-free-spirit:none" in night.keys
    night.play("act:back-free-spirit:none")
    assert night.held(0) == ["fs01"]
    assert night.why_not(0, "action", "back-specialist") == "EF-INF-07"


@rule("EF-INF-08")
def test_a_gained_card_lies_on_top_of_the_discard_pile():
    night = first_dream("gambler").tiles("d1-c3").at(0, "C3a").hand(0, "sp01")
    night.do("d1-9", "sp01").until("Acting.act")
    assert night.who(0).discard[-1:] == ["si01"]
    assert "si01" not in night.secret_cards


@rule("EF-PROG-02", "EF-PROG-08")
def test_placing_a_progress_card_costs_what_is_printed_and_it_stays():
    night = first_dream("gambler").hand(0, "ga08", "ga01", "ga01")
    night.play("place:ga08:cunning").pay("ga01", "ga01", colour="cunning")
    assert night.who(0).progress == ["ga08"]
    assert night.limit("boosts", 0) == 2
    night.next_turn()
    assert night.who(0).progress == ["ga08"]


@rule("EF-PROG-03", "EF-PROG-10")
def test_a_placed_card_is_neither_paid_nor_discarded():
    night = first_dream("gambler").at(0, "A2a").progress(0, "sp06").hand(0, "ga12", "ga06")
    night.play("act:d1-1:awareness")
    assert "pay:sp06:awareness" not in night.keys
    assert not any(key.startswith("take:sp06") for key in night.keys)


@rule("EF-PROG-04", "EF-PROG-05", "EF-PROG-11")
def test_at_the_limit_one_placed_card_goes_first():
    night = first_dream("gambler").progress(0, "ga07", "ga08", "ga09", "sp07").hand(0, "mk19", "ga01")
    night.play("place:mk19:cunning").pay("ga01", colour="cunning")
    assert night.asked == "ActionPlay.room"
    night.play("take:ga09")
    assert sorted(night.who(0).progress) == ["ga07", "ga08", "mk19", "sp07"]
    assert "ga09" in night.who(0).discard


@rule("EF-PROG-06", "EF-PROG-07")
def test_a_flipped_card_is_not_used_not_counted_but_fills_the_limit():
    night = first_dream("specialist").progress(0, "sp06", "sp07")
    night.flip(0, 1)
    assert night.limit("contact-range", 0) == 1
    assert night.names("card", night.table.active_progress(0)) == ["sp06"]
    assert len(night.who(0).progress) == 2
    assert night.why_not(0, "card", "sp07") == "EF-PROG-06"


@rule("EF-PROG-09")
def test_two_identical_cards_do_not_double():
    night = first_dream("specialist").progress(0, "sp06", "sp06")
    assert night.limit("draw", 0) == 5


@rule("EF-PROG-12", "EF-MORPH-08")
def test_progress_beyond_a_fallen_limit_is_discarded_at_once():
    night = first_dream("specialist").mask(0, "ma04").progress(0, "sp06", "sp07", "sp09", "sp10", "mk19")
    night.wear(0, "")
    night.ask_again()
    assert night.asked == "Surplus.pick"
    night.play("take:sp09")
    assert len(night.who(0).progress) == 4
    night = first_dream("specialist").entity("e1", "A2a").progress(0, "fs08").morph("e1", vocabulary.MORPH_PROGRESS)
    assert night.limit("hand-limit", 0) == 6


@rule("EF-GRAD-01", "EF-GRAD-02", "EF-GRAD-06")
def test_three_dreamers_and_a_gradual_cost_of_three():
    """One pays 6 and lays 2 markers; later another pays 3 and the action is performed."""
    night = first_dream("gambler", "specialist", "tough-guy").tiles("d1-b2")
    night.at(0, "B2a").hand(0, "sp01", "sp01", "ga12").at(1, "B2a").hand(1, "sp01")
    action = "d1-5"
    night.do(action, "sp01", "sp01")
    assert night.gradual_paid[action] == 2
    assert action not in night.used_actions
    night.play("done").do("d1-5", "sp01")
    assert action in night.used_actions


@rule("EF-GRAD-03", "EF-GRAD-04")
def test_one_colour_for_all_payments_and_markers_come_back():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "B2a").hand(0, "sp01").at(1, "B2a").hand(1, "ga01")
    action = "d1-5"
    night.do(action, "sp01")
    assert night.gradual_colours[action] == "awareness"
    night.play("done")
    assert night.why_not(1, "action", "d1-5") == "EF-GRAD-03"
    night.hand(1, "sp01").do("d1-5", "sp01")
    assert (night.gradual_paid[action], night.gradual_colours[action]) == (0, "")


@rule("EF-GRAD-07")
def test_markers_on_an_entity_tile_belong_to_no_figure_until_the_action_is_performed():
    night = slumber("s12", "gambler", "specialist")
    night.no_entities().entity("e2", "B2a", "B2b").at(0, "B2a").at(1, "B2a").hand(0, "tg11", "tg11").hand(1, "tg11", "tg11")
    night.do("e2-w", "tg11", "tg11", colour="wrath")
    assert night.gradual_paid["e2-w"] == 1
    assert len(night.figures) == 2
    night.play("done").do("e2-w", "tg11", "tg11", colour="wrath")
    assert night.asked == "ActionPlay.perform"
    night.play("aim:2")
    assert len(night.figures) == 1
    assert night.gradual_paid["e2-w"] == 0


@rule("EF-GRAD-08", "EF-CORE-08")
def test_player_count_times_amount_is_paid_at_once(monkeypatch):
    cost = Cost("2AxN")
    assert (cost.per_player, cost.gradual, cost.amount) == (True, False, 2)
    night = first_dream("gambler", "specialist", "tough-guy")
    action = night.find("action", "d1-1")
    monkeypatch.setitem(night.content.costs, vocabulary.ACT, [cost] * len(night.content.actions))
    assert unit(night.table, 0, vocabulary.ACT, action, 0) == 6


@rule("EF-ASLT-01")
def test_only_actions_called_so_are_assault_or_contact():
    night = first_dream("gambler").at(0, "A2b").hand(0, "mk25", "tg01")
    night.play("act:d1-2:wrath")
    assert "play:mk25:none" not in night.keys
    assert "d1-2" in night.used_actions or "pay:tg01:wrath" in night.keys


@rule("EF-ASLT-03", "EF-ASLT-04", "EF-LUCK-06")
def test_a_contact_paid_three_times_with_two_targets():
    """Contact costing 3: 9 are paid; two effects on one target and one on the other."""
    night = first_dream("specialist").entity("e5", "A2a", "A2d").at(0, "A2c").hand(0, "sp01", "sp01", "sp01")
    night.play("act:e5-a:awareness").pay("sp01", "sp01", "sp01")
    if night.asked == "ActionPlay.pay":
        night.play("done")
    assert night.asked == "ActionPlay.perform"
    aims = [key for key in night.keys if key.startswith("aim")]
    assert len(aims) >= 1
    count = 0
    while night.asked == "ActionPlay.perform":
        night.play(night.keys[count % len(night.keys)])
        count += 1
    assert count == 4


@rule("EF-LUCK-01")
def test_five_luck_results():
    assert sorted(set(vocabulary.LUCK)) == [-1, 0, 1, 2, 3]
    night = first_dream("gambler").hand(0, "ga10").luck("blank")
    night.play("play:ga10:none")
    assert night.who(0).distress == 0
    assert night.who(0).marks.stronger == 0


@rule("EF-LUCK-02", "EF-LUCK-05")
def test_a_boost_adds_to_an_action_already_begun_once_a_turn():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga12", "mk08").luck("1")
    night.play("act:d1-1:awareness")
    assert "boost" not in night.keys
    night.play("pay:ga12:awareness", "boost").until("Acting.act")
    assert "d1-1" in night.used_actions
    assert not night.dreamers[0].marks.boosted < night.limit("boosts", 0)


@rule("EF-LUCK-03")
@pytest.mark.parametrize("price", ["distress", "seal", "gem"])
def test_a_boost_that_shows_x_fails_and_costs(price):
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga12", "mk08").deck(0, *["sp01"] * 9).luck("X")
    night.who(0).gems = 1
    night.ask_again().play("act:d1-1:awareness", "pay:ga12:awareness", "boost").until("ActionPlay.fail")
    night.play(PICK[price]).until("Acting.act")
    assert "d1-1" not in night.used_actions
    assert night.held(0) == ["mk08"]
    state = (night.who(0).distress, len(night.who(0).sealed), night.who(0).gems)
    assert state == {"distress": (1, 0, 1), "seal": (0, 3, 1), "gem": (0, 0, 0)}[price]


@rule("EF-LUCK-04", "EF-LUCK-06")
def test_a_blank_boost_adds_nothing_and_the_cards_are_lost():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga12", "mk08").luck("blank")
    night.play("act:d1-1:awareness", "pay:ga12:awareness", "boost").until("Acting.act")
    assert "d1-1" not in night.used_actions
    assert night.held(0) == ["mk08"]


@rule("EF-LUCK-07")
def test_a_boosted_move_goes_farther_or_not_at_all():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").hand(0, "ga12", "ga01").luck("3")
    night.play("act:move:cunning", "pay:ga12:cunning", "boost").until("Walk.choose")
    assert night.frame.left == 4
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").hand(0, "ga12", "ga01").luck("X")
    night.play("act:move:cunning", "pay:ga12:cunning", "boost").until("ActionPlay.fail").play(PICK["distress"])
    assert night.space(0) == "A2c"
    assert night.asked == "Acting.act"


@rule("EF-REROLL-01", "EF-REROLL-02")
def test_a_die_is_rerolled_as_often_as_it_is_paid_for_and_the_last_result_counts():
    night = first_dream("gambler").hand(0, "ga10").deck(0, *["sp01"] * 9)
    night.who(0).gems = 2
    night.luck("X").ask_again().play("play:ga10:none")
    night.luck("blank").play("act:use-gem:none")
    night.luck("2").play("act:use-gem:none").until("Acting.act")
    assert night.who(0).gems == 0
    assert night.who(0).marks.stronger == 2
    assert night.who(0).distress == 0


@rule("EF-MORPH-09")
def test_morphing_seven_forbids_rerolls():
    night = first_dream("gambler").entity("e1", "A2a").morph("e1", vocabulary.MORPH_REROLLS).hand(0, "ga10", "ga03").luck("blank")
    night.who(0).gems = 1
    night.ask_again().play("play:ga10:none")
    assert night.asked == "Acting.act"


@rule("EF-MORPH-10")
def test_morphing_eight_forbids_gem_rerolls_only():
    night = first_dream("gambler").entity("e1", "A2a").morph("e1", vocabulary.MORPH_GEMS).hand(0, "ga10", "ga03").deck(0, *["sp01"] * 9).luck("blank")
    night.who(0).gems = 1
    night.ask_again().play("play:ga10:none")
    assert night.keys == ["play:ga03:none", "pass"]


@rule("EF-CORE-05")
def test_several_legal_ways_are_the_dreamers_choice():
    night = dream("d3", "gambler").tiles("d3-b2", "d3-b3").card("t10")
    night.run(Spawn(0, night.find("entity", "e4"), 1))
    assert night.asked == "Spawn.choose"
    assert len(night.keys) == 2


@rule("EF-CORE-06")
def test_a_choice_that_cannot_be_met_is_not_offered():
    night = first_dream("tough-guy").hand(0, "tg10", "tg11").deck(0, "tg01", "tg01")
    card = night.content.cards[night.find("card", "fl6")]
    night.run(Resolution(0, [card.effect], card.sentence))
    assert night.who(0).distress == 1


@rule("EF-FAQ-01")
@pytest.mark.parametrize(("ordered", "alive"), [(False, True), (True, False)])
def test_parts_of_an_effect_are_simultaneous_unless_they_are_ordered(ordered, alive):
    """Whoever suffers the eighth Distress and is cured by the same text lives; with "then" between them he dies."""
    night = first_dream("tough-guy")
    night.who(0).distress = 7
    cure = Then(Cure(2)) if ordered else Cure(2)
    night.run(Resolution(0, [Sequence([Suffer(Number(1)), cure])]))
    assert (night.match.result is None) == alive
