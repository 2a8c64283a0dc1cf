"""What is flipped, switched off or Stunned does nothing, and nothing counts on it."""

import pytest

from pionek.games.etherfields import vocabulary
from tests.etherfields.scenario import first_dream
from tests.etherfields.situations import harmed, move
from tests.etherfields.words import said

rule = pytest.mark.rule


def with_companion(card, space):
    """A Dreamer on A2a whose Companion stands on a space."""
    night = first_dream("gambler").tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3").at(0, "A2a").progress(0, card)
    night.companions = [(card, 0, space)]
    return night.entity("e1", "C3a").hand(0, "sp01", "sp01")


@rule("EF-PROG-06", "EF-COMPAN-03")
@pytest.mark.parametrize(("flipped", "distress"), [(False, 0), (True, 1)])
def test_a_companion_whose_card_is_flipped_shelters_nobody(flipped, distress):
    night = with_companion("mk41", "A2a")
    if flipped:
        night.flip(0, 0)
    assert harmed(night, 1).who(0).distress == distress


@rule("EF-MORPH-08", "EF-COMPAN-03")
def test_a_companion_does_nothing_while_progress_cards_are_switched_off():
    night = with_companion("mk41", "A2a").morph("e1", vocabulary.MORPH_PROGRESS)
    assert harmed(night, 1).who(0).distress == 1


@rule("EF-PROG-06", "EF-RANGE-01")
def test_nothing_is_measured_from_a_companion_whose_card_is_flipped():
    night = with_companion("mk40", "C3a").ask_again()
    assert "act:e1-a:awareness" in night.keys
    assert "act:e1-a:awareness" not in night.flip(0, 0).ask_again().keys


@rule("EF-MORPH-07")
@pytest.mark.parametrize(("morphing", "states"), [(vocabulary.MORPH_MASKS, 0), (vocabulary.MORPH_SEAL, 1 << vocabulary.DAZED)])
def test_lampwright_dazes_nobody_while_masks_are_switched_off(morphing, states):
    night = first_dream("free-spirit").mask(0, "ma14").at(0, "A2c").entity("e1", "A2a").morph("e1", morphing)
    assert move(night, "one").figures[0].states == states


@rule("EF-STATE-02", "EF-STATE-05")
@pytest.mark.parametrize(("stunned", "distress"), [([], 2), ([0], 1), ([0, 1], 0)])
def test_of_several_figures_the_stunned_ones_deal_no_distress(stunned, distress):
    night = first_dream("tough-guy").at(0, "A2c").entity("es05", "A2c", "A2c")
    for at in stunned:
        night.figures[at].states = 1 << vocabulary.STUNNED
    night.forget()
    said(night, "{each: {within: 0}, do: {suffer: {per-figure: 2}}}", entity="es05")
    assert night.who(0).distress == distress
    assert [(each.amount, night.rules()[:1]) for each in night.events("prevented")] == [(len(stunned), ["EF-STATE-05"])] * bool(stunned)


@rule("EF-ITEM-02", "EF-ACT-07")
def test_an_item_does_not_pay_for_its_own_effect():
    """Chalk costs 2 Awareness and is worth 2."""
    night = first_dream("specialist").items("it10")
    assert night.why_not(0, "item", "it10") == "EF-ACT-04"
    night.hand(0, "sp01", "sp05").play("item:it10:awareness")
    assert night.active_items == ["it10"]
    both = first_dream("specialist").items("it10", "it4").hand(0, "sp01").play("item:it10:awareness")
    assert both.keys == ["pay:sp01:awareness", "pay-item:it4:awareness"]
    assert both.why_not(0, "item", "it10") == "EF-ITEM-02"


@rule("EF-ACT-04")
@pytest.mark.parametrize(("hand", "payable"), [("tg10", True), ("sp05", False)])
def test_what_adds_intent_of_one_colour_counts_in_that_colour(hand, payable):
    """Last Stand adds 5 Wrath: with 2 more Wrath that makes 7."""
    night = first_dream("tough-guy", "gambler").tiles("d1-b2", "d1-b3", "d1-c3").at(0, "C3d").hand(0, "tg12", "sp01" if not payable else hand)
    night.who(0).marks.boosted = 1
    assert ("act:d1-10:wrath" in night.ask_again().keys) == payable


@rule("EF-ACT-04", "EF-PROG-06")
@pytest.mark.parametrize(("how", "payable"), [("active", True), ("flipped", False), ("off", False), ("used", False)])
def test_a_placed_card_that_adds_intent_counts_while_it_can_be_used(how, payable):
    """Pulley Rig adds 2 Wrath to the 1 of the hand."""
    night = first_dream("tough-guy").at(0, "A2b").progress(0, "sp09").hand(0, "ga12").entity("e1", "A2d")
    night.who(0).marks.boosted = 1
    if how == "flipped":
        night.flip(0, 0)
    elif how == "off":
        night.morph("e1", vocabulary.MORPH_PROGRESS)
    elif how == "used":
        night.who(0).used = [vocabulary.POWER * vocabulary.ATTEMPTS + night.find("card", "sp09")]
    assert ("act:d1-2:wrath" in night.ask_again().keys) == payable


@rule("EF-ACT-04", "EF-ASLT-01")
@pytest.mark.parametrize(
    ("progress", "mask", "hand", "payable"),
    [("tg08", "ma04", ["tg10"], True), ("sp06", "ma07", ["tg10"], True), ("sp06", "ma04", ["tg10"], False), ("sp06", "ma04", ["mk25"], False),
     ("sp06", "ma04", ["mk25", "tg10"], True)],
)  # fmt: skip
def test_an_assault_counts_what_masks_and_placed_cards_add_and_each_card_once(progress, mask, hand, payable):
    """The Porter takes 4 Wrath: Battering Ram and Bull add 2; Clenched Fist gives its 2 Wrath or adds 2, not both."""
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").progress(0, progress).mask(0, mask).hand(0, *hand)
    night.who(0).marks.boosted = 1
    assert ("act:e1-w:wrath" in night.ask_again().keys) == payable


@rule("EF-ACT-04", "EF-PROG-07")
@pytest.mark.parametrize(("progress", "payable"), [(["sp06"], False), (["sp06", "mk04"], True)])
def test_open_a_dialogue_counts_the_progress_that_is_there(progress, payable):
    """The Porter takes 4 Awareness: Open a Dialogue brings 2, and 1 for each active Progress card of Awareness."""
    night = first_dream("specialist").at(0, "A2c").entity("e1", "A2a").progress(0, *progress).hand(0, "sp02")
    night.who(0).marks.boosted = 1
    assert ("act:e1-a:awareness" in night.ask_again().keys) == payable


@rule("EF-STATE-06", "EF-CORE-06")
def test_a_paralysed_dreamer_cannot_be_whistled_for():
    night = first_dream("specialist", "gambler", "tough-guy").at(0, "A2a").at(1, "A2c").at(2, "A2d").items("it2").hand(0, "ga01")
    night.who(1).states = 1 << vocabulary.PARALYSED
    night.ask_again().play("item:it2:cunning")
    assert (night.space(0), night.space(1), night.space(2)) == ("A2a", "A2c", "A2a"), "there is only one to choose"
    night.who(2).states = 1 << vocabulary.PARALYSED
    night.at(2, "A2d").who(0).used = []
    assert night.hand(0, "ga01").why_not(0, "item", "it2") == "EF-CORE-06"


# What is refused because nothing could pay for it


@rule("EF-ACT-04", "EF-PROG-01")
def test_a_progress_card_in_hand_turns_no_cards_into_another_colour():
    """Unwritten Rule does so only where it is placed."""
    night = first_dream("free-spirit").at(0, "A2a").entity("e1", "A2c").hand(0, "fs11", "fs07", "fs10")
    night.who(0).marks.boosted = 1
    assert "play:fs11:wrath" not in night.ask_again().keys
    assert "play:fs11:wrath" in night.hand(0, "fs11", "fs10").progress(0, "fs07").ask_again().keys


@rule("EF-ACT-04", "EF-ACT-07")
def test_the_card_that_is_placed_is_not_turned_into_its_own_price():
    night = first_dream("free-spirit").progress(0, "fs07")
    night.who(0).marks.boosted = 1
    for hand in (("fs09",), ("fs09", "fs08"), ("fs09", "fs07")):
        assert "place:fs09:cunning" not in night.hand(0, *hand).ask_again().keys
    assert "place:fs09:cunning" in night.hand(0, "fs09", "fs08", "fs07").ask_again().keys, "two of three are turned"


@rule("EF-ACT-04", "EF-MASK-03")
@pytest.mark.parametrize("used", [False, True])
def test_gem_lore_pays_once_a_turn(used):
    night = first_dream("gambler", "tough-guy").wisdom("w05").hand(0, "ga06")
    night.who(0).gems = 2
    night.ask_again()
    if used:
        night.play("act:move:cunning")
        while night.asked != "Acting.act":
            night.play(next(key for key in (*night.keys, "done") if key in ("act:gem-strength:none", "done", "pick:leave") or key.startswith("to:")))
    assert night.who(0).gems == (1 if used else 2)
    assert ("act:move:cunning" in night.keys) != used


@rule("EF-ACT-04", "EF-INF-06")
def test_a_spirit_token_that_a_rapid_card_brings_pays_in_every_colour():
    night = first_dream("free-spirit").at(0, "A2a").entity("e1", "A2c").hand(0, "fs11")
    night.who(0).marks.boosted = 1
    assert "act:e1-w:wrath" not in night.ask_again().keys
    night.hand(0, "fs02", "fs11").play("act:e1-w:wrath")
    while night.asked == "ActionPlay.pay":
        night.play(next(key for key in ("play:fs02:none", "act:spirit:none", "pay:fs11:wrath", "done") if key in night.keys))
    assert night.deeds("failed") == []
    assert night.held(0) == [], "Daydream has no Wrath, but its Spirit token pays for 2"
