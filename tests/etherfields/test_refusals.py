"""Why something cannot be done: each refusal stands exactly where its rule says."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import basics
from pionek.games.etherfields.choices.prices import budget, colours, room_for, unit, without
from pionek.games.etherfields.choices.refusals import refuse
from pionek.games.etherfields.choices.targets import assault_range, viewpoints
from pionek.games.etherfields.model.dreamscape import space_of
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.words import said

rule = pytest.mark.rule


@rule("EF-CORE-06", "EF-MAP-05", "EF-MAP-06")
def test_a_map_action_needs_its_space_its_condition_and_to_be_unused():
    night = first_dream("gambler").tiles("d1-c3").at(0, "C3d").hand(0, *["sp01"] * 3)
    assert "act:d1-10:awareness" in night.keys
    night.entity("e1", "A2a")
    assert night.why_not(0, "action", "d1-10") == "EF-CORE-06"
    night.figures = []
    assert "act:d1-10:awareness" in night.ask_again().keys
    assert night.at(0, "C3c").why_not(0, "action", "d1-10") == "EF-MAP-06"
    night.at(0, "C3d").used_actions = ["d1-10"]
    assert night.ask_again().why_not(0, "action", "d1-10") == "EF-MAP-05"
    night.reopened_actions = ["d1-10"]
    assert "act:d1-10:awareness" in night.ask_again().keys
    assert first_dream("gambler").why_not(0, "action", "d1-10") == "EF-CORE-03"


@rule("EF-TCARD-11", "EF-CORE-06")
@pytest.mark.parametrize(("card", "offered"), [("t07", True), ("t02", False)])
def test_an_action_with_a_suit_waits_for_it(card, offered):
    night = slumber("s01", "gambler").tiles("sm-c2").at(0, "C2c").hand(0, "sp01", "sp01").card(card)
    assert ("act:sm-c2c:awareness" in night.keys) == offered
    if not offered:
        assert night.why_not(0, "action", "sm-c2c") == "EF-TCARD-11"


@rule("EF-ENT-02", "EF-ASLT-02", "EF-MASK-03")
def test_interactions_need_a_figure_in_range_and_some_work_once():
    night = dream("d2", "gambler", "specialist").at(0, "B1b").at(1, "B1b").entity("e2", "B2a").hand(0, "sp01", "sp01").hand(1, "sp01", "sp01")
    assert "act:e2-a:awareness" in night.keys
    lair = night.lair("e2")
    lair.contacts = [night.find("action", "e2-a") * 8]
    assert night.ask_again().why_not(0, "action", "e2-a") == "EF-MASK-03"
    assert night.match.why_not(1, "action", night.find("action", "e2-a")).name != "used-this-turn"
    night.figures[0].space = "B2b"
    assert night.ask_again().why_not(0, "action", "e2-a") == "EF-ASLT-02"
    hour = dream("d5", "gambler", "specialist").at(0, "B3a").hand(0, "sp01", "sp01")
    hour.lair("e6").contacts = [hour.find("action", "e6-a") * 8 + 7]
    assert hour.ask_again().why_not(0, "action", "e6-a") == "EF-MASK-03"


@rule("EF-FLAW-03", "EF-ASLT-02")
def test_stage_fright_forbids_contact_and_nothing_else():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").hand(0, "sp01", "sp01", "tg11", "tg11")
    night.who(0).marks.no_contact = 1
    assert night.ask_again().why_not(0, "action", "e1-a") == "EF-FLAW-03"
    assert "act:e1-w:wrath" in night.keys


@rule("EF-BASIC-02", "EF-BASIC-03", "EF-BASIC-04")
def test_basic_actions_are_refused_for_their_own_reasons():
    night = first_dream("gambler").hand(0, "ga03", "ga03")
    night.hours = 0
    assert night.ask_again().why_not(0, "action", "effort") == "EF-CLOCK-03"
    night.hours = 1
    assert "act:effort:none" in night.ask_again().keys
    night.who(0).marks.effort = True
    assert night.ask_again().why_not(0, "action", "effort") == "EF-BASIC-02"
    assert night.why_not(0, "action", "gain-gem") == "EF-BASIC-04"
    assert "act:gain-gem:none" in night.hand(0, *["ga03"] * 3).keys
    night.who(0).gems = 6
    assert night.ask_again().why_not(0, "action", "gain-gem") == "EF-MISS-01"
    assert night.hand(0).why_not(0, "action", "peek") == "EF-BASIC-04"


@rule("EF-BASIC-01", "EF-STATE-06")
def test_the_paralysed_do_not_walk():
    night = first_dream("gambler").hand(0, "ga05")
    assert "act:move:cunning" in night.keys
    night.who(0).states = 1 << vocabulary.PARALYSED
    assert night.ask_again().why_not(0, "action", "move") == "EF-STATE-06"
    assert night.why_not(0, "action", "effort") == "EF-STATE-06"


@rule("EF-INF-07")
@pytest.mark.parametrize(("top", "offered"), [("fs01", "act:back-free-spirit:none"), ("sp03", "act:back-specialist:none"), ("mk01", "")])
def test_the_action_on_the_back_is_that_of_the_top_card(top, offered):
    night = first_dream("gambler").hand(0, "sp06", "ga03").deck(0, "sp01", "sp01", top)
    backs = [key for key in night.keys if "back-" in key]
    assert backs == ([offered] if offered else [])


@rule("EF-WISD-01", "EF-MASK-03")
def test_what_learned_actions_need():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2c").progress(0, "sp06")
    for action in ("gem-sight", "share", "lamplight", "deliver"):
        assert night.why_not(0, "action", action) != ""
    night.wisdom("w01", "w02", "w05", "w09", "w12")
    night.who(0).gems, night.who(0).flipped = 1, [1]
    keys = night.ask_again().keys
    assert {"act:gem-sight:none", "act:share:none", "act:lamplight:none"} <= set(keys)
    night.play("act:lamplight:none")
    assert night.ground["A2c"] == vocabulary.LIGHT
    assert "act:lamplight:none" not in night.keys
    night.play("act:share:none")
    assert (night.who(0).gems, night.who(1).gems) == (0, 1)
    assert "act:share:none" not in night.keys


@rule("EF-ACT-01")
def test_only_basic_actions_with_a_chance_are_looked_at():
    night = first_dream("gambler").hand(0, "ga01", "ga01")
    named = night.content.basics
    assert named["gain-gem"] not in basics(night.table, 0)
    assert named["gain-gem"] in basics(night.hand(0, "ga01", "ga01", "ga01").table, 0)
    assert named["classic"] not in basics(night.table, 0)
    assert named["classic"] in basics(first_dream("gambler", classic=True).table, 0)
    night.hours = 0
    assert named["effort"] not in basics(night.table, 0)
    assert not set(night.content.learned) & set(basics(night.table, 0))
    night.wisdom("w01", "w02", "w03", "w04")
    assert set(night.content.learned) <= set(basics(night.table, 0))


# What a payment could come to


def counted(night):
    """The budget of the first Dreamer, by colour."""
    return budget(night.table, 0)


@rule("EF-ACT-04")
def test_a_budget_counts_cards_items_tokens_and_the_best_boost():
    night = first_dream("gambler").hand(0, "sp01", "ga01")
    assert counted(night) == [6, 6, 0]
    night.items("it4")
    assert budget(night.table, 0) == [9, 6, 0]
    night.who(0).spirits = 1
    assert counted(night) == [11, 8, 5]
    night.who(0).marks.boosted = 1
    assert counted(night) == [8, 5, 2]
    night.who(0).gems = 1
    assert counted(night) == [8, 5, 2]
    night.wisdom("w05")
    assert counted(night) == [10, 7, 4]


@rule("EF-ACT-04")
def test_a_card_does_not_pay_for_itself():
    night = first_dream("gambler").hand(0, "sp06", "sp01")
    money = budget(night.table, 0)
    assert money[0] == 8
    card = night.find("card", "sp06")
    assert without(night.table, 0, vocabulary.PLACE, card, money)[0] == 6
    lonely = first_dream("gambler").hand(0, "sp06")
    assert without(lonely.table, 0, vocabulary.PLACE, card, budget(lonely.table, 0))[0] == 0
    assert "place:sp06:awareness" not in lonely.keys


@rule("EF-ACT-04", "EF-GRAD-03")
def test_colours_in_which_a_cost_can_be_paid():
    night = first_dream("gambler").tiles("d1-b2").at(0, "B2a")
    action = night.find("action", "d1-5")
    assert colours(night.table, 0, vocabulary.ACT, action, [3, 3, 9, 0, 0]) == [0, 1]
    assert colours(night.table, 0, vocabulary.ACT, action, [3, 2, 9, 0, 0]) == [0]
    assert colours(night.table, 0, vocabulary.ACT, action, [2, 2, 9, 0, 0]) == []
    night.gradual_colours["d1-5"] = "cunning"
    assert colours(night.table, 0, vocabulary.ACT, action, [9, 9, 9, 0, 0]) == [1]
    assert colours(night.table, 0, vocabulary.ACT, night.find("action", "effort"), [0, 0, 0, 0, 0]) == [vocabulary.NO_COLOUR]


@rule("EF-ACT-04", "EF-ASLT-03")
def test_a_blunt_question_pays_contact_with_wrath():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a")
    talk, hit = night.find("action", "e1-a"), night.find("action", "e1-w")
    assert colours(night.table, 0, vocabulary.ACT, talk, [9, 9, 9, 0, 0]) == [0]
    night.who(0).marks.blunt = 1
    assert colours(night.table, 0, vocabulary.ACT, talk, [9, 9, 9, 0, 0]) == [0, 2]
    assert colours(night.table, 0, vocabulary.ACT, hit, [9, 9, 9, 0, 0]) == [2]
    night.hand(0, "tg11", "tg11").play("act:e1-a:wrath").pay("tg11", "tg11", colour="wrath").until("Acting.act")
    assert night.lair("e1").threats == 1
    assert night.who(0).marks.blunt == 0


@rule("EF-GRAD-08", "EF-CORE-08")
def test_what_makes_a_payment_dearer_or_cheaper():
    night = first_dream("gambler", "specialist").at(0, "A2c").entity("e1", "A2a").tiles("d1-b2")
    table = night.table
    talk, door = night.find("action", "e1-a"), night.find("action", "d1-2")
    assert unit(table, 0, vocabulary.ACT, talk, 0) == 4
    night.progress(0, "mk11")
    assert unit(table, 0, vocabulary.ACT, talk, 0) == 3
    night.filled_spots = ["d1-b2d"]
    night.rules_changed()
    assert unit(table, 0, vocabulary.ACT, talk, 0) == 2
    assert unit(table, 0, vocabulary.ACT, door, 2) == 2
    night.who(0).marks.kick = 1
    assert unit(table, 0, vocabulary.ACT, door, 2) == 1
    assert unit(table, 0, vocabulary.ACT, night.find("action", "d1-1"), 0) == 2, "paid with Awareness"
    night.who(0).marks.lever = 3
    assert unit(table, 0, vocabulary.ACT, night.find("action", "d1-1"), 0) == 1
    assert unit(table, 0, vocabulary.PLACE, night.find("card", "sp06"), 0) == 4
    assert unit(table, 0, vocabulary.PLACE, night.find("card", "sp06"), 0, 99) == 0
    night.mask(0, "ma05")
    assert unit(table, 0, vocabulary.PLACE, night.find("card", "sp06"), 0) == 3
    assert unit(table, 0, vocabulary.PLAY, night.find("card", "ga05"), 1) == 1


@rule("EF-ASLT-02", "EF-STATE-04")
def test_how_far_assault_and_contact_reach():
    night = first_dream("gambler").tiles("d1-a3").at(0, "A2c")
    table = night.table
    assert (assault_range(table, 0, contact=False), assault_range(table, 0, contact=True)) == (1, 1)
    night.progress(0, "mk29", "sp07")
    assert (assault_range(table, 0, contact=False), assault_range(table, 0, contact=True)) == (2, 2)
    night.who(0).marks.louder = 1
    assert (assault_range(table, 0, contact=False), assault_range(table, 0, contact=True)) == (2, 4)
    night.who(0).states = 1 << vocabulary.DAZED
    assert assault_range(table, 0, contact=True) == 1
    night.who(0).states = 0
    night.at(0, "A3a")
    assert assault_range(table, 0, contact=True) == 1
    night.who(0).marks.spirit_space = space_of("A2a")
    assert viewpoints(table, 0) == [space_of("A3a"), space_of("A2a")]


@rule("EF-PROG-04")
def test_blueprint_counts_for_the_limit_it_raises():
    night = first_dream("gambler").progress(0, "sp06", "sp07", "sp09", "sp10")
    assert room_for(night.table, 0, night.find("card", "mk04")) == 4
    assert room_for(night.table, 0, night.find("card", "sp08")) == 5
    night.progress(0, "sp08", "sp07", "sp09", "sp10")
    assert room_for(night.table, 0, night.find("card", "sp08")) == 5


@rule("EF-ACT-04")
def test_a_budget_takes_of_each_card_what_is_more_its_intent_or_what_its_effect_adds():
    night = first_dream("gambler")
    night.who(0).marks.boosted = 1
    assert counted(night.hand(0, "mk37", "ga01")) == [3, 5, 3], "Prism is worth what it can convert: nothing in the colour that the other card has"
    assert counted(night.hand(0, "mk37")) == [2, 2, 2], "alone it has nothing to convert"
    assert counted(night.hand(0, "mk08")) == [3, 3, 3], "a card to be drawn may bring three"
    assert counted(night.hand(0, "mk36")) == [0, 0, 4], "what adds to Assaults alone counts its Intent here"
    assert counted(night.hand(0, "ga12", "tg11")) == [1, 1, 4]
    assert counted(night.hand(0, "mk43")) == [2, 0, 2]
    assert counted(night.hand(0, "ga01")) == [0, 3, 0]


@rule("EF-ACT-04", "EF-ITEM-02")
@pytest.mark.parametrize(("item", "worth"), [("it4", [3, 0, 0]), ("it15", [0, 0, 2]), ("it10", [2, 0, 0])])
def test_a_budget_counts_the_intent_of_items_in_their_own_colour(item, worth):
    night = first_dream("gambler").items(item)
    night.who(0).marks.boosted = 1
    assert counted(night) == worth


@rule("EF-ACT-04", "EF-MASK-03")
def test_a_budget_counts_progress_that_adds_until_it_is_used():
    night = first_dream("tough-guy").progress(0, "fs07", "sp06")
    night.who(0).marks.boosted = 1
    worth = night.content.bonus[night.find("card", "fs07")]
    assert worth > 0
    assert night.content.bonus[night.find("card", "sp06")] == 0
    assert counted(night) == [0, 0, 0], "there is nothing to convert"
    assert counted(night.hand(0, "ga01")) == [worth, 3, worth]
    night.who(0).used = [vocabulary.POWER * 1000 + night.find("card", "fs07")]
    assert counted(night) == [0, 3, 0]


@rule("EF-ACT-04", "EF-CORE-06")
@pytest.mark.parametrize(("hand", "payable"), [(["sp11"], False), (["sp11", "sp06"], True), (["mk08"], True), (["tg11"], True), (["mk37"], False)])
def test_nothing_is_begun_that_nothing_can_pay_for(hand, payable):
    """Second Opinion might draw what is missing, but alone it cannot pay its own price; Prism converts other cards only."""
    night = first_dream("tough-guy").tiles("d1-a3").at(0, "A3d").deck(0, "sp01", "sp01").hand(0, *hand)
    night.who(0).marks.boosted = 1
    assert ("act:d1-4:wrath" in night.ask_again().keys) == payable
    if not payable:
        assert night.why_not(0, "action", "d1-4") == "EF-ACT-04"


@rule("EF-ACT-04", "EF-CORE-06")
@pytest.mark.parametrize(("lore", "payable"), [((), False), (("w05",), True)])
def test_a_gem_pays_for_a_card_that_pays_where_gem_lore_is_known(lore, payable):
    night = first_dream("tough-guy").tiles("d1-a3").at(0, "A3d").hand(0, "sp11").wisdom(*lore)
    night.who(0).marks.boosted = 1
    night.who(0).gems = 1
    assert ("act:d1-4:wrath" in night.ask_again().keys) == payable, "Second Opinion might draw what is missing, if the Gem pays for it"


@rule("EF-ACT-04")
def test_a_progress_power_that_was_used_adds_nothing_even_when_it_is_flipped():
    night = first_dream("free-spirit").progress(0, "fs07").hand(0, "ga01")
    used = counted(night)
    night.who(0).used = [vocabulary.POWER * 1000 + night.find("card", "fs07")]
    spent = counted(night)
    night.who(0).flipped = [1]
    assert spent == counted(night) != used


@rule("EF-ACT-04")
def test_nothing_in_a_colour_is_no_budget_even_with_a_boost():
    night = first_dream("gambler").hand(0, "ga01")
    assert counted(night) == [0, 6, 0]
    night.wisdom("w05")
    assert counted(night) == [0, 6, 0], "there is no Gem"


@rule("EF-ACT-04", "EF-ASLT-01")
def test_what_adds_to_assaults_or_contacts_alone_counts_for_them_alone():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").tiles("d1-b2")
    hit, talk, door = (night.find("action", name) for name in ("e1-w", "e1-a", "d1-2"))
    night.who(0).marks.boosted = 1

    def affordable(*hand):
        """The colours in which the Assault and the Contact, of 4 each, can be paid with these cards."""
        night.hand(0, *hand)
        return [colours(night.table, 0, vocabulary.ACT, each, budget(night.table, 0)) for each in (hit, talk)]

    assert affordable("tg10", "sp05", "sp06", "sp07") == [[2], [0]], "twice 2 of Wrath and of Awareness"
    assert affordable("tg10", "sp06") == [[], []]
    assert affordable("tg10", "mk25") == affordable("tg10", "sp05") == [[2], []], "Clenched Fist is worth its Intent or what it adds, not both"
    assert affordable("mk25") == affordable("mk02") == [[], []]
    assert affordable("sp06", "mk02") == [[], [0]]
    assert affordable("mk36") == [[2], []], "Berserk gives 4, or adds 6"
    assert colours(night.table, 0, vocabulary.ACT, door, [0, 0, 1, 0, 0]) == []


@rule("EF-ACT-04", "EF-GRAD-03")
def test_a_colour_laid_down_binds_gradual_actions_alone():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a")
    talk = night.find("action", "e1-a")
    night.gradual_colours["e1-a"] = "cunning"
    assert colours(night.table, 0, vocabulary.ACT, talk, [9, 9, 9, 0, 0]) == [0]
    night.who(0).marks.blunt = 1
    assert colours(night.table, 0, vocabulary.ACT, night.find("action", "d1-1"), [9, 9, 9, 0, 0]) == [0], "it is no Contact"


@rule("EF-INF-04", "EF-TURN-09", "EF-DEATH-01")
@pytest.mark.parametrize(("card", "acting", "paying"), [
    ("ga06", "", "EF-ACT-02"), ("tg03", "EF-DEATH-01", "EF-DEATH-01"), ("ga03", "EF-REROLL-01", "EF-REROLL-01"),
    ("mk10", "EF-TCARD-03", "EF-TCARD-03"), ("mk02", "EF-INF-06", "EF-INF-06"), ("mk23", "EF-DWPL-02", "EF-DWPL-02"),
])  # fmt: skip
def test_a_card_at_the_wrong_moment_says_which_moment_is_its_own(card, acting, paying):
    night = first_dream("gambler").at(0, "A2a").hand(0, card, "ga12", "sp01")
    assert night.why_not(0, "card", card) == acting
    night.play("act:d1-1:awareness")
    assert night.asked == "ActionPlay.pay"
    guard = refuse(night.table, 0, vocabulary.PLAY, night.find("card", card))
    assert guard is not None
    assert guard.rule == paying


@rule("EF-INF-04", "EF-CORE-05")
def test_a_card_for_the_action_step_waits_while_something_else_is_asked():
    night = first_dream("gambler", "specialist").hand(0, "ga06", "tg03")
    said(night, "{one: dreamer, do: {gain: ether}}")
    assert night.why_not(0, "card", "ga06") == "EF-CORE-05"
    assert night.why_not(0, "card", "tg03") == "EF-DEATH-01"


@rule("EF-INF-07", "EF-BASIC-05")
def test_a_lucid_dreamer_uses_two_backs_a_turn():
    night = first_dream("gambler").deck(0, *["fs01"] * 6).hand(0, "ga02")
    sleeper = night.who(0)
    sleeper.marks.lucid = True
    for used, offered in ((0, True), (1, True), (2, False)):
        sleeper.marks.backs = used
        assert ("act:back-free-spirit:none" in night.ask_again().keys) == offered
    sleeper.marks.lucid = False
    assert "act:back-free-spirit:none" in night.ask_again().keys


@rule("EF-MORPH-10", "EF-BASIC-04")
def test_the_eighth_morphing_forbids_nothing_but_gem_rerolls():
    night = first_dream("gambler").entity("e1", "A2a").at(0, "A2d").morph("e1", vocabulary.MORPH_GEMS).hand(0, *["ga03"] * 3)
    assert {"act:gain-gem:none", "act:effort:none", "act:peek:none"} <= set(night.keys)
    assert "act:effort:none" in night.hand(0).keys, "it costs no cards"


@rule("EF-ENT-02", "EF-ASLT-02")
def test_a_gate_action_of_an_entity_needs_no_range():
    night = slumber("s06", "gambler")
    night.who(0).ether = 2
    assert "act:s06-e:none" in night.ask_again().keys
    night.who(0).ether = 1
    assert "act:s06-e:none" not in night.ask_again().keys


@rule("EF-MAP-06", "EF-MAP-05")
def test_an_action_on_the_first_space_of_the_map_needs_that_space():
    night = dream("d3", "gambler").tiles("d3-a1").hand(0, *["ga01"] * 4)
    assert night.at(0, "A1b").why_not(0, "action", "d3-8") == "EF-MAP-06"
    assert any(key.startswith("act:d3-8") for key in night.at(0, "A1a").keys)
