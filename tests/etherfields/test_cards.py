"""Cards, Notes and Items whose texts leave a choice: the choice is asked for, and does what it says."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from tests.etherfields.scenario import PICK, dream, first_dream, slumber
from tests.etherfields.situations import to
from tests.etherfields.words import said

rule = pytest.mark.rule


@rule("EF-LUCK-01", "EF-MORPH-01")
@pytest.mark.parametrize(("die", "states", "morphs"), [("X", 0, 1), ("blank", 0, 0), ("1", 1 << vocabulary.DAZED, 0), ("2", 1 << vocabulary.STUNNED, 0), ("3", 1 << vocabulary.STUNNED, 0)])
def test_bluff_is_aimed_first_and_the_die_says_what_comes_of_it(die, states, morphs):
    night = first_dream("tough-guy").at(0, "A2c").hand(0, "ga04", "ga01").entity("e4", "A2a").luck(die).any_dice()
    night.play("play:ga04:cunning").pay("ga01", colour="cunning")
    assert night.figures[0].states == states
    assert sum(night.lair("e4").morphs) == morphs


@rule("EF-CORE-06")
def test_bluff_needs_an_entity_in_range():
    night = first_dream("gambler").at(0, "A2c").hand(0, "ga04", "ga01")
    assert "play:ga04:cunning" not in night.keys


@rule("EF-CORE-05", "EF-STATE-02")
def test_bluff_of_two_entities_asks_which():
    night = first_dream("tough-guy").at(0, "A2c").hand(0, "ga04", "ga01").entity("e4", "A2a", "A2d").luck("1")
    night.play("play:ga04:cunning").pay("ga01", colour="cunning").play("aim:2")
    assert [each.states for each in night.figures] == [0, 1 << vocabulary.DAZED]


@rule("EF-ICON-04", "EF-RANGE-01")
@pytest.mark.parametrize(("card", "space", "offered"), [("mk26", "B2d", True), ("mk26", "B2b", False), ("si04", "B2b", True), ("si04", "A2b", False)])
def test_a_trap_is_cleared_away_within_range(card, space, offered):
    night = first_dream("gambler").tiles("d1-b2").at(0, space).hand(0, card, "tg11", "tg11")
    assert any(key.startswith(f"play:{card}:") for key in night.keys) == offered
    if offered:
        night.play(f"play:{card}:wrath").pay("tg11", "tg11", colour="wrath").until("Acting.act")
        assert night.disarmed_spots == ["d1-b2c"]


@rule("EF-COMP-05")
def test_break_the_furniture_takes_a_threat_token_off_an_entity_in_range():
    night = first_dream("gambler").at(0, "A2c").hand(0, "mk26", "tg11").entity("e1", "A2a")
    assert "play:mk26:wrath" not in night.keys
    night.lair("e1").threats = 2
    night.ask_again().play("play:mk26:wrath").pay("tg11", colour="wrath")
    assert night.lair("e1").threats == 1


@rule("EF-COMP-05")
def test_break_the_furniture_takes_a_threat_token_of_the_flood():
    night = dream("d3", "gambler").hand(0, "mk26", "tg11")
    night.counters["flood"] = 3
    night.ask_again().play("play:mk26:wrath").pay("tg11", colour="wrath")
    assert night.counters["flood"] == 2


@rule("EF-TURN-10")
def test_shears_take_the_clock_hand_off_until_the_next_turn():
    night = dream("d5", "gambler").at(0, "B2b").hand(0, "si04", "tg11", "tg11")
    hand = night.added_walls[:]
    assert hand
    night.play("play:si04:wrath").pay("tg11", "tg11", colour="wrath").until("Acting.act")
    assert night.added_walls == []
    assert not set(hand) & night.dreamscape.walls
    night.next_turn()
    assert night.added_walls


@rule("EF-RANGE-01")
def test_shears_reach_no_wall_token_farther_than_two_spaces():
    night = dream("d5", "gambler").at(0, "C3c").hand(0, "si04", "tg11", "tg11")
    assert "play:si04:wrath" not in night.keys


@rule("EF-MAP-05", "EF-CORE-05")
def test_loophole_asks_which_of_two_actions_of_the_space():
    night = dream("d2", "gambler").tiles("d2-b4").at(0, "B4b").hand(0, "mk14")
    night.used_actions = ["d2-7", "d2-8"]
    night.ask_again().play("play:mk14:none")
    assert night.keys == ["act:d2-7:none", "act:d2-8:none"]
    night.play("act:d2-8:none")
    assert night.reopened_actions == ["d2-8"]


@rule("EF-INF-02", "EF-ACT-04")
def test_understudy_pays_in_the_colour_of_its_choice():
    night = first_dream("gambler", "specialist").at(0, "A2a").progress(1, "mk24").hand(0, "mk46", "sp01").hand(1, "sp01", "sp04")
    night.play("play:mk46:awareness").pay("sp01")
    assert night.asked == "Window.ask"
    night.play("power:mk24:none", seat=1)
    assert night.keys == ["play:mk46:awareness", "play:mk46:cunning"]
    night.play("play:mk46:cunning", seat=1).until("Acting.act")
    assert night.held(1) == ["sp01"]
    assert night.key_tokens == 2


@rule("EF-STATE-02")
def test_one_of_two_states_is_shaken_off():
    night = first_dream("gambler").hand(0, "mk32", "tg11")
    night.who(0).states = 1 << vocabulary.DAZED | 1 << vocabulary.POISONED
    night.ask_again().play("play:mk32:wrath").pay("tg11", colour="wrath")
    assert night.keys == [PICK["dazed"], PICK["poisoned"]]
    night.play(PICK["poisoned"])
    assert night.who(0).states == 1 << vocabulary.DAZED


@rule("EF-SEAL-02", "EF-INF-03")
def test_shake_it_off_unseals_also_where_nothing_is_to_be_shaken_off():
    night = first_dream("gambler").hand(0, "mk32", "tg11")
    night.who(0).sealed = ["ga01"] * 3
    night.play("play:mk32:wrath").pay("tg11", colour="wrath")
    assert len(night.who(0).sealed) == 1


@rule("EF-ACT-06", "EF-INF-06")
def test_prism_turns_several_cards_until_four_intent_have_changed_colour():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "mk37", "ga01", "ga05", "tg01")
    night.play("act:e1-w:wrath", "play:mk37:none", "take:ga01", "take:ga05")
    assert night.asked == "ActionPlay.pay"
    assert night.frame.pool == 4, "three and one of two"
    night.play("done")
    assert night.lair("e1").markers == 1
    assert night.held(0) == ["tg01"]


@rule("EF-ACT-06", "EF-INF-06")
def test_prism_may_stop_after_one_card():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "mk37", "ga01", "ga05", "tg01")
    night.play("act:e1-w:wrath", "play:mk37:none", "take:ga01", "done")
    assert night.asked == "ActionPlay.pay"
    assert sorted(night.held(0)) == ["ga05", "tg01"]


@rule("EF-STATE-02", "EF-CORE-05")
def test_ember_chain_asks_where_each_entity_goes_and_dazes_it():
    night = first_dream("gambler").tiles("d1-b2", "d1-a3").at(0, "B2a").hand(0, "mk44", "tg11").entity("e4", "B2a")
    night.play("play:mk44:wrath").pay("tg11", colour="wrath")
    assert night.asked == "Driven.choose"
    night.play(to("B2b"))
    assert night.figure() == "B2b"
    assert night.figures[0].states == 1 << vocabulary.DAZED


@rule("EF-INF-05")
@pytest.mark.parametrize(("harmed", "offered"), [(0, False), (1, True)])
def test_payback_is_for_those_who_suffered_since_their_last_draw(harmed, offered):
    night = first_dream("gambler").hand(0, "mk31", "ga01")
    night.suffer(0, harmed)
    night.unsettled = 0
    assert ("play:mk31:none" in night.ask_again().keys) == offered
    if not offered:
        assert night.why_not(0, "card", "mk31") == "EF-CORE-06"


@rule("EF-INF-05", "EF-TERR-01")
@pytest.mark.parametrize(("space", "offered"), [("C2a", True), ("B2a", False)])
def test_paper_boat_sails_on_water_only(space, offered):
    night = dream("d5", "gambler").progress(0, "mk39").at(0, space)
    assert ("power:mk39:none" in night.keys) == offered


@rule("EF-NOTE-01")
def test_the_programme_names_the_tiles_that_are_still_to_come():
    night = dream("d3", "gambler", "specialist")
    night.notes = ["n08"]
    assert "Boxes" not in str(night.match.scene(0))
    heard = night.ask_again().listen()
    night.play("note:n08")
    page = next(thing for thing in night.match.scene(1).things if thing.id == "programme")
    assert page.text == ["Orchestra Pit, Staircase, Stalls, Boxes, Dressing Rooms, Stage Left, Stage Right"]
    assert [event.moment for event in heard.events].count(vocabulary.NAMED) == 7
    assert "note n08" in night.removed


@rule("EF-CORE-06")
def test_the_programme_is_of_no_use_where_everything_is_revealed():
    night = dream("d5", "gambler")
    night.notes = ["n08"]
    assert "note:n08" not in night.ask_again().keys


@rule("EF-REROLL-01", "EF-NOTE-01", "EF-EMOV-11")
def test_moth_wing_rerolls_every_die_of_one_step():
    night = first_dream("gambler").tiles("d1-a3", "d1-b2").at(0, "A2c").entity("e4", "B2a", "B2b")
    night.notes = ["n11"]
    night.movement("value").run(Step(0, vocabulary.MOVEMENT))
    assert night.asked == "Window.ask"
    night.movement("one", "value").play("note:n11")
    assert night.asked == "Window.ask", "the second figure has rolled"
    assert night.keys == ["note:n11", "pass"]
    night.movement("one").play("note:n11").until("Acting.act")
    assert night.notes == []
    assert "note n11" in night.removed


@rule("EF-REROLL-03")
def test_moth_wing_also_rerolls_a_die_outside_the_steps_of_a_turn_card():
    night = first_dream("gambler")
    night.notes = ["n11"]
    said(night.luck("X"), "{luck: {suffer: 1}, one: {draw: 1}}")
    assert (night.asked, "note:n11" in night.keys) == ("Window.ask", True)
    night.luck("1").play("note:n11")
    assert night.who(0).distress == 0


@rule("EF-REROLL-01")
def test_moth_wing_rerolls_one_die_only_once():
    night = first_dream("gambler").tiles("d1-a3", "d1-b2").at(0, "A2c").entity("e4", "B2a")
    night.notes = ["n11"]
    night.movement("value").run(Step(0, vocabulary.MOVEMENT))
    night.movement("one").play("note:n11")
    assert night.asked != "Window.ask"


@rule("EF-CORE-02", "EF-BASIC-03")
@pytest.mark.parametrize(("name", "piece"), [("d1", "card si01"), ("d2", "card si03")])
def test_a_letter_is_a_secret_of_the_current_dream(name, piece):
    night = dream(name, "gambler", "specialist").hand(0, "ga01", "ga02")
    heard = night.listen()
    night.play("act:peek:none", "take:ga01")
    assert [night.match.game.names.name_of(night.table, "choice-pick", option.subject, "en") for option in night.match.decision.options][:2] == ["Secret A", "Secret B"]
    night.play(night.keys[0])
    assert [mark for mark in night.seen if mark.startswith("card")] == [piece]
    looks = [event for event in heard.events if event.moment == vocabulary.NAMED]
    assert [event.seen for event in looks] == [1], "only the one who looks is told"


@rule("EF-BASIC-03")
def test_what_was_gained_is_no_secret_any_more():
    night = first_dream("gambler").hand(0, "ga01", "ga02")
    night.secret_cards = []
    night.item_market = ["it9", "it12"]
    assert night.ask_again().why_not(0, "action", "peek") == "EF-BASIC-03"


@rule("EF-NOTE-01")
def test_the_letters_are_read_together_or_one_by_one():
    night = dream("d4", "gambler")
    night.notes = ["n04", "n05", "n06"]
    before = night.counters["verdict"]
    assert "note:n04" not in night.ask_again().keys
    night.play("note:n05")
    assert night.counters["verdict"] == before + 1
    assert night.notes == ["n04", "n06"]


@rule("EF-SLUM-10", "EF-TIP-04")
@pytest.mark.parametrize(("name", "sign"), [("s05", 1), ("s09", 2)])
def test_a_deliverance_by_a_sign_takes_its_token(name, sign):
    night = slumber(name, "gambler").wisdom("w10")
    assert "act:deliver:none" not in night.keys
    night.wisdom("w11")
    tokens = night.signs[:]
    night.play("act:deliver:none")
    tokens[sign] -= 1
    assert night.signs == tokens
    assert f"slumber {name}" in night.removed


@rule("EF-SLUM-10", "EF-NOTE-01", "EF-TIP-04")
@pytest.mark.parametrize(("name", "note"), [("s01", "n12"), ("s04", "n06")])
def test_a_deliverance_by_a_note_takes_the_note(name, note):
    night = slumber(name, "gambler").wisdom("w10")
    assert "act:deliver:none" not in night.keys
    night.notes = [note]
    night.ask_again().play("act:deliver:none").until("", "Travel.choose")
    assert night.notes == []
    assert f"note {note}" in night.removed
    assert f"slumber {name}" in night.removed


@rule("EF-NOTE-01", "EF-CORE-06")
def test_the_note_of_the_cloakroom_is_for_the_opera_alone():
    night = dream("d3", "gambler").at(0, "C2a")
    night.notes = ["n01"]
    assert "note:n01" in night.ask_again().keys
    elsewhere = dream("d5", "gambler").at(0, "C2a")
    elsewhere.notes = ["n01"]
    assert "note:n01" not in elsewhere.ask_again().keys


@rule("EF-TCARD-05", "EF-ENT-03")
def test_paper_double_spares_from_one_basic_effect_only():
    night = first_dream("free-spirit").at(0, "A2c").entity("e1", "A2c").entity("es01", "A2c").card("t08").hand(0, "fs10")
    night.dusk()
    night.play("play:fs10:none").until("Acting.act")
    assert night.who(0).distress == 1


@rule("EF-COMP-13")
def test_a_spirit_token_on_the_map_is_not_in_the_supply():
    night = first_dream("free-spirit").at(0, "A2c").hand(0, "fs04", "sp01")
    night.play("play:fs04:awareness").pay("sp01").play(to("A2a"))
    assert night.supply(vocabulary.SPIRIT) == vocabulary.SPIRIT_SUPPLY - 1


@rule("EF-COMP-01")
def test_pickpocket_works_once_a_turn_for_the_whole_team():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2c").entity("e4", "A2c").hand(0, "mk15", "ga01").hand(1, "mk15", "ga01")
    night.play("play:mk15:cunning").pay("ga01", colour="cunning")
    assert night.who(0).ether == 1
    assert "play:mk15:cunning" not in night.offered(1)


def test_a_third_letter_is_left_where_it_lies_by_one_who_carries_two():
    night = dream("d2", "gambler", "specialist")
    night.letters = ["seat 0", "seat 0", night.space(0)]
    assert "act:letter-up:none" not in night.ask_again().keys
    night.letters = ["seat 0", night.space(0)]
    assert "act:letter-up:none" in night.ask_again().keys


ADDERS = [
    ("mk02", "A", 4, "play:mk02:none", 2), ("sp02", "A", 4, "play:sp02:none", 2), ("mk25", "W", 4, "play:mk25:none", 2),
    ("mk36", "W", 4, "play:mk36:none", 6), ("tg12", "W", 4, "play:tg12:none", 5),
]  # fmt: skip


@rule("EF-INF-06", "EF-ASLT-01")
@pytest.mark.parametrize(("card", "colour", "need", "key", "worth"), ADDERS)
def test_rapid_cards_add_their_intent_to_the_payment(card, colour, need, key, worth):
    action, paid, hue = ("e1-a", "sp01", "awareness") if colour == "A" else ("e1-w", "tg11", "wrath")
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, card, paid, "sp04", "sp04")
    night.play(f"act:{action}:{hue}", f"pay:{paid}:{hue}", key)
    payment = night.frame if night.asked == "ActionPlay.pay" else None
    assert payment is not None
    assert payment.pool == 3 + worth
    assert payment.need == need


@rule("EF-PROG-07", "EF-INF-06")
@pytest.mark.parametrize(("progress", "worth"), [([], 2), (["sp06"], 3), (["sp06", "sp07", "sp08", "mk04", "mk05"], 5)])
def test_open_a_dialogue_counts_progress_cards_of_awareness(progress, worth):
    night = first_dream("specialist").at(0, "A2c").entity("e1", "A2a").progress(0, *progress).hand(0, "sp02", "sp01", "sp04", "sp04")
    night.play("act:e1-a:awareness", "pay:sp01:awareness", "play:sp02:none")
    assert night.frame.pool == 3 + worth


@rule("EF-LUCK-01", "EF-INF-06")
def test_all_in_can_win_or_lose_everything():
    won = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "ga02", "sp01", "sp04", "sp04").luck("3")
    won.play("act:e1-a:awareness", "pay:sp01:awareness", "play:ga02:none")
    assert won.frame.pool == 9
    lost = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, "ga02", "sp01", "sp04", "sp04").luck("X")
    lost.play("act:e1-a:awareness", "pay:sp01:awareness", "play:ga02:none")
    assert lost.asked == "Acting.act"
    assert lost.lair("e1").threats == 0
    assert lost.who(0).distress == 0, "it is no Boost"


@rule("EF-INF-06", "EF-ACT-11")
def test_a_spirit_token_and_a_gem_add_two_intent():
    night = first_dream("free-spirit").wisdom("w05").at(0, "A2c").entity("e1", "A2a").hand(0, "sp01", "sp04", "sp04")
    night.who(0).spirits = night.who(0).gems = 1
    night.ask_again().play("act:e1-a:awareness", "pay:sp01:awareness", "act:spirit:none")
    assert night.frame.pool == 5
    night.play("act:gem-strength:none")
    assert night.frame.pool == 7
    assert (night.who(0).spirits, night.who(0).gems) == (0, 0)
    assert "act:gem-strength:none" not in night.keys


@rule("EF-MASK-03", "EF-INF-06")
@pytest.mark.parametrize(("progress", "key"), [("sp09", "power:sp09:none"), ("tg08", "power:tg08:none")])
def test_progress_cards_add_once_a_turn(progress, key):
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").progress(0, progress).hand(0, "tg11", "sp04")
    night.play("act:e1-w:wrath", "pay:tg11:wrath")
    night.play(key, "done")
    assert night.lair("e1").markers == 1
    assert night.who(0).used


@rule("EF-BASIC-01", "EF-INF-06", "EF-MOVE-01")
@pytest.mark.parametrize("card", ["sp10", "mk19"])
def test_a_move_goes_one_space_farther(card):
    night = first_dream("tough-guy").tiles("d1-b2", "d1-a3").at(0, "A2c").progress(0, card).hand(0, "mk08", "tg11")
    night.play("act:move:cunning", "pay:mk08:cunning")
    assert f"power:{card}:none" in night.keys
    night.play(f"power:{card}:none", "done")
    assert to("B2b") in night.keys
