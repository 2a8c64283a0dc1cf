"""Verbs that answer what is about to happen, each with the moment at which it may and may not be used."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.procedures.distress_and_sealing import Sealing
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.moving import Push
from tests.etherfields.scenario import PICK, dream, first_dream
from tests.etherfields.situations import alone, harmed
from tests.etherfields.words import can, said

rule = pytest.mark.rule


@rule("EF-SEAL-01", "EF-INF-03", "EF-DEATH-01")
def test_without_distress_to_come_nothing_can_keep_it_off():
    for text in ("{prevent: 1}", "{prevent: 99}", "{redirect: 2}", "keep-safe"):
        assert not can(alone(), text), text
        said(alone(), text)


@rule("EF-SEAL-01", "EF-INF-03", "EF-DEATH-01")
def test_distress_that_is_kept_off_whole_is_answered_no_more():
    night = harmed(alone("mk47", "tg03").items("it15").mask(0, "ma08"), 2)
    assert night.keys == ["play:mk47:none", "play:tg03:none", "item:it15:none", "mask:ma08", "pass"]
    night.play("item:it15:none")
    assert night.asked == "Acting.act"
    assert (night.who(0).distress, night.held(0)) == (0, ["mk47", "tg03"])


@rule("EF-DEATH-01")
def test_distress_that_is_kept_off_whole_needs_no_other_to_take_it():
    night = first_dream("gambler", "tough-guy").at(0, "A2c").at(1, "A2c").mask(1, "ma09").hand(0, "mk47").hand(1, "tg04")
    harmed(night, 1).play("play:mk47:none")
    assert night.asked == "Acting.act"
    kept = first_dream("gambler", "tough-guy").at(0, "A2c").at(1, "A2c").mask(1, "ma09").hand(1, "tg04")
    harmed(kept, 1)
    assert kept.keys == ["play:tg04:none", "mask:ma09", "pass"]
    kept.play("mask:ma09", seat=1)
    assert (kept.asked, kept.held(1)) == ("Acting.act", ["tg04"])
    assert (kept.who(0).distress, kept.who(1).distress) == (0, 0)


@rule("EF-SEAL-01", "EF-INF-03")
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_three_cards_must_be_there_to_be_sealed_instead(cards):
    night = harmed(alone("tg03").deck(0, *["ga01"] * cards, "fl1"), 1)
    assert (night.asked == "Window.ask") == (cards >= 3)
    last = harmed(alone("mk47").deck(0, "ga01"), 1)
    assert last.keys == ["play:mk47:none", "pass"], "only what Seals cards needs them"


@rule("EF-SEAL-01", "EF-INF-03")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_two_cards_must_be_there_to_be_discarded_instead(cards):
    night = harmed(alone(*["ga01"] * cards).mask(0, "ma08"), 1)
    assert (night.asked == "Window.ask") == (cards >= 2)


@rule("EF-DEATH-01")
def test_nobody_covers_himself():
    night = first_dream("tough-guy", "gambler").at(0, "A2c").at(1, "A2c").hand(0, "tg04")
    assert harmed(night, 2).who(0).distress == 2


@rule("EF-DEATH-01")
def test_distress_of_two_taken_for_another_is_one_less():
    night = first_dream("gambler", "tough-guy").at(0, "A2c").at(1, "A2c").hand(1, "tg04")
    harmed(night, 3).play("play:tg04:none", seat=1)
    assert (night.who(0).distress, night.who(1).distress) == (0, 2)


@rule("EF-SEAL-01")
def test_thick_skin_is_for_ones_own_cards_and_while_some_are_left():
    night = first_dream("tough-guy", "gambler").deck(0, *["sp01"] * 8, "tg01").deck(1, *["sp01"] * 8)
    assert not can(night, "{seal-fewer: 2}")
    said(night, "{seal-fewer: 2}")
    assert len(night.run(Sealing(1, 3, "EF-SEAL-01")).who(1).sealed) == 3
    both = first_dream("tough-guy", "gambler").deck(0, *["sp01"] * 8, "tg01", "tg01")
    both.run(Sealing(0, 2, "EF-SEAL-01")).play("act:back-tough-guy:none")
    assert both.asked == "Acting.act", "nothing is left to be Sealed"
    more = first_dream("tough-guy", "gambler").deck(0, *["sp01"] * 8, "tg01", "tg01")
    assert more.run(Sealing(0, 3, "EF-SEAL-01")).play("act:back-tough-guy:none").keys == ["act:back-tough-guy:none", "pass"]


@rule("EF-INF-06", "EF-TCARD-05")
def test_a_step_that_begins_is_ignored():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c").hand(0, "mk10", "sp01", "sp04")
    harmed_by = night.run(Step(0, vocabulary.SPECIAL))
    assert harmed_by.asked == "Window.ask"
    harmed_by.play("play:mk10:awareness").pay("sp01", "sp04")
    assert night.until("Acting.act").who(0).distress == 0
    said(first_dream("gambler"), "ignore-step")


@rule("EF-TCARD-09")
@pytest.mark.parametrize("block", ["any", "basic", "move", "morph", "special"])
def test_a_step_is_blocked_once_and_only_of_the_kind_that_is_named(block):
    night = first_dream("gambler").card("t04")
    kinds = night.content.turns[night.find("turn", "t04")].kinds
    wanted = [at for at in range(len(kinds)) if block == "any" or vocabulary.STEPS[kinds[at]] == block]
    assert can(night, f"{{block: {block}}}") == bool(wanted)
    if not wanted:
        return
    said(night, f"{{block: {block}}}")
    if len(wanted) > 1:
        assert night.keys == [f"pick:step-{at + 1}" for at in wanted]
        night.play(night.keys[-1])
    assert night.blocked_steps == 1 << wanted[-1]
    left = wanted[:-1]
    assert can(night, f"{{block: {block}}}") == bool(left)
    if len(left) > 1:
        assert said(night, f"{{block: {block}}}").keys == [f"pick:step-{at + 1}" for at in left]


@rule("EF-INF-02")
def test_understudy_copies_no_other_use_than_a_card_just_played():
    night = first_dream("gambler", "specialist").at(0, "A2a").progress(1, "mk24").hand(1, "sp01", "sp04")
    assert not can(night, "copy-action", 1)
    assert "power:mk24:none" not in night.offered(1)
    night.hand(0, "ga12", "ga12").play("act:d1-1:awareness").pay("ga12", "ga12")
    assert night.asked != "Window.ask", "an action of the map is no card"


@rule("EF-INF-02", "EF-CORE-06")
def test_understudy_needs_the_price_and_what_the_card_asks_for():
    poor = first_dream("gambler", "specialist").at(0, "A2a").progress(1, "mk24").hand(0, "mk46", "sp01")
    poor.play("play:mk46:awareness").pay("sp01")
    assert poor.asked == "Acting.act"
    away = first_dream("tough-guy", "specialist").at(0, "A2c").at(1, "A2c").progress(1, "mk24").hand(0, "ga04", "ga01").hand(1, "ga01").entity("e4", "A2a").luck("blank")
    away.tiles("d1-b2").at(1, "B2d").play("play:ga04:cunning").pay("ga01", colour="cunning")
    assert away.asked == "Acting.act", "nobody is in range of the second"


@rule("EF-MAP-05")
def test_loophole_is_for_used_actions_of_ones_own_space_that_are_not_loose_yet():
    night = dream("d2", "gambler").tiles("d2-b4").at(0, "B4b").hand(0, "mk14")
    assert not can(night, "loosen")
    night.used_actions = ["d2-7"]
    assert can(night, "loosen")
    night.reopened_actions = night.used_actions[:]
    assert not can(night, "loosen")
    night.reopened_actions = []
    assert not can(night.at(0, "B4a"), "loosen")


@rule("EF-INF-03", "EF-MARK-04")
def test_only_a_card_being_played_goes_to_the_market():
    night = first_dream("gambler").at(0, "A2a").hand(0, "mk46", "sp01")
    night.play("play:mk46:awareness").pay("sp01")
    assert night.market[:1] == ["mk46"]
    assert night.who(0).discard[-1:] == ["sp01"]
    pile = len(night.market)
    said(night, "return-this")
    assert len(night.market) == pile


@rule("EF-FIG-04")
def test_a_push_on_oneself_is_shrugged_off_and_no_other():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2a").hand(0, "si02")
    assert "play:si02:none" not in night.keys, "there is nothing to shrug off"
    night.run(Push(0, space_of("A2c")))
    assert night.keys == ["play:si02:none", "pass"]
    night.play("play:si02:none")
    assert night.space(0) == "A2c"
    other = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2a").hand(0, "si02")
    other.run(Push(1, space_of("A2a")))
    assert other.asked != "Window.ask"


@rule("EF-INF-06", "EF-STATE-02")
def test_a_state_is_shaken_off_at_any_moment():
    night = first_dream("gambler").hand(0, "si02")
    night.who(0).states = 1 << vocabulary.POISONED | 1 << vocabulary.STUNNED
    night.ask_again().play("play:si02:none")
    assert night.keys == [PICK["stunned"], PICK["poisoned"]]
    night.play(PICK["stunned"])
    assert night.who(0).states == 1 << vocabulary.POISONED
