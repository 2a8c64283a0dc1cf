"""Awakening, dying and saving: what is collected, what is kept, how a deck is built, who comes instead."""

from copy import deepcopy

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.awakening import Awakening, collect_cards, lose_shiny, swap_dreamer
from pionek.games.etherfields.procedures.death import Dying
from pionek.games.etherfields.procedures.saving import Saving
from tests.etherfields.scenario import PICK, first_dream, slumber
from tests.etherfields.situations import STORED, world
from tests.etherfields.words import can, said

rule = pytest.mark.rule


def step(name, seat=0):
    frame = Awakening(0)
    frame.back_to(name)
    frame.seat = seat
    return frame


@rule("EF-AWAKE-01", "EF-AWAKE-04")
def test_awakening_is_explained_once():
    night = world("gambler")
    script = night.find("script", "s711")
    heard = night.listen()
    night.scripts = [each for each in night.scripts if each != "s711"]
    for _ in range(2):
        Awakening(0).collect(night.table)
    assert [event.subject for event in heard.events if event.moment == vocabulary.SCRIPT] == [script]


@rule("EF-AWAKE-05", "EF-CAMP-04")
def test_each_player_in_turn_may_take_a_dreamer_whom_nobody_plays():
    night = world("gambler", "specialist").run(step("swap"))
    offered = [each.dreamer for each in night.absent]
    assert sorted(offered) == ["free-spirit", "tough-guy"]
    keys = [f"pick:dreamer-{dreamer}" for dreamer in offered]
    assert (night.match.decision.seat, night.keys) == (0, [PICK["keep"], *keys])
    night.play(keys[0])
    assert night.match.decision.seat == 1
    assert night.who(0).dreamer == offered[0]
    night.play(night.keys[0])
    assert night.asked == "Awakening.build"


def test_a_dreamer_who_sits_out_keeps_everything_and_the_new_one_has_no_mask_on():
    night = world("gambler", "specialist")
    old = night.who(0)
    owned = sorted([*old.discard, *old.aside, *old.sealed])
    old.mask = old.masks[0] if old.masks else "ma01"
    other = night.find("dreamer", "tough-guy")
    cards = next(each.cards for each in night.absent if each.dreamer == "tough-guy")
    swap_dreamer(night.table, 0, other)
    assert (night.who(0).dreamer, night.who(0).mask, night.who(0).discard) == ("tough-guy", "", cards)
    out = next(each for each in night.absent if each.dreamer == "gambler")
    assert sorted(out.cards) == owned
    assert "tough-guy" not in [each.dreamer for each in night.absent]


@rule("EF-DECK-01", "EF-DECK-02", "EF-DECK-03")
@pytest.mark.parametrize(("cards", "aside", "less", "more", "done"), [
    (vocabulary.LEAST_DECK, 1, False, True, True), (vocabulary.LEAST_DECK + 1, 0, True, False, True),
    (vocabulary.MOST_DECK - 1, 1, True, True, True), (vocabulary.MOST_DECK, 1, True, False, True), (vocabulary.MOST_DECK + 1, 1, True, False, False),
])  # fmt: skip
def test_a_deck_has_its_least_and_its_most_cards(cards, aside, less, more, done):
    night = world("gambler", "specialist")
    influence, flaw = "ga01", "fl2"
    night.who(0).discard = [influence] * (cards - 1) + ["ga03"] + [flaw] * 3
    night.who(0).aside = ["ga02"] * aside
    night.who(1).discard = [influence] * (vocabulary.LEAST_DECK + 1)
    night.run(step("build"))
    assert night.match.decision.seat == 0
    assert ("take:ga01" in night.keys, "buy:ga02" in night.keys, "done" in night.keys) == (less, more, done)
    assert "take:fl2" not in night.keys, "a Flaw is not put aside"
    if done:
        night.play("done")
        assert night.match.decision.seat == 1, "then the next one"


@rule("EF-MASK-02", "EF-AWAKE-05")
def test_each_may_put_on_a_mask_of_his_own_in_order():
    night = world("gambler", "specialist", "tough-guy")
    for seat, masks in enumerate((["ma01", "ma02"], [], ["ma07"])):
        night.who(seat).masks = masks
        night.who(seat).mask, night.who(seat).lost_masks = "", ["ma06"]
    night.run(step("masks"))
    assert (night.match.decision.seat, night.keys) == (0, ["take-mask:ma01", "take-mask:ma02", "done"])
    night.play("done")
    assert (night.match.decision.seat, night.keys) == (2, ["take-mask:ma07", "done"]), "the second has none"
    assert [each.lost_masks for each in night.dreamers] == [[], [], []]


@rule("EF-SETUP-05", "EF-SETUP-07")
def test_the_delta_tile_lies_below_all_others():
    night = world("gambler")
    tiles = sorted({*night.slumber_deck, "s00"})
    for _ in range(3):
        step("decks").decks(night.table)
        assert night.slumber_deck[0] == "s00"
        assert sorted(night.slumber_deck) == tiles
    assert not any(night.known("slumbers")[1:])
    night.slumber_deck = [each for each in night.slumber_deck if each != "s00"]
    step("decks").decks(night.table)
    assert sorted(night.slumber_deck) == tiles


@rule("EF-TCARD-01")
def test_turn_cards_go_back_as_they_were_known():
    night = first_dream("gambler")
    left, used = night.turn_deck, night.used_turns
    known = [*night.known("turns_used"), *night.known("turns")]
    night.table.gather_turns()
    assert (night.turn_deck, night.used_turns, night.known("turns_used")) == ([], [*used, *left], known)


def test_what_is_collected_and_what_shines_is_gone():
    night = first_dream("gambler", "specialist").hand(0, "ga01").progress(0, "sp06")
    night.who(0).states, night.who(0).burdens = 3, ["fl1"]
    night.key_tokens = 3
    for sleeper in night.dreamers:
        sleeper.gems = sleeper.spirits = 2
    before = sorted([*night.who(0).deck, *night.who(0).hand, *night.who(0).progress, *night.who(0).burdens, *night.who(0).discard])
    collect_cards(night.table)
    lose_shiny(night.table)
    who = night.who(0)
    assert sorted(who.discard) == before
    assert (who.deck, who.hand, who.progress, who.flipped, who.burdens, who.states) == ([], [], [], [], [], 0)
    assert (night.key_tokens, [(each.gems, each.spirits) for each in night.dreamers]) == (0, [(0, 0), (0, 0)])


@rule("EF-DEATH-04", "EF-SAVE-05")
@pytest.mark.parametrize(("ether", "left"), [(0, 0), (1, 1), (5, 1)])
def test_death_leaves_one_ether_and_a_flaw_to_the_one_who_died(ether, left):
    night = world("gambler", "specialist")
    for sleeper in night.dreamers:
        sleeper.ether = ether
    piles = [len(each.discard) for each in night.dreamers]
    Dying(0, 1).price(night.table)
    assert [each.ether for each in night.dreamers] == [left, left]
    assert [len(each.discard) for each in night.dreamers] == [piles[0], piles[1] + 1]


@rule("EF-DEATH-05", "EF-DEATH-04")
def test_after_death_dream_and_slumber_are_over():
    night = slumber("s01", "gambler")
    night.flags += ["read"]
    night.short_of_distress = 0
    night.slumber_deck = [each for each in night.slumber_deck if each != "s01"]
    Dying(0, 0).wake(night.table)
    assert (night.current_slumber, night.slumber_deck[:1]) == ("", ["s01"])
    assert (night.turn_deck, night.short_of_distress, "read" in night.flags) == ([], -1, True)
    fallen = first_dream("gambler")
    tiles = fallen.slumber_deck[:]
    fallen.wisdom("w14")
    which = fallen.current_dream
    Dying(0, 0).wake(fallen.table)
    assert (fallen.current_dream, fallen.turbo_dream, fallen.slumber_deck) == ("", which, tiles)


@rule("EF-SAVE-02", "EF-SAVE-03")
def test_before_saving_each_who_has_ether_sees_three_cards_and_the_rest_becomes_a_card():
    night = world("gambler", "specialist", "tough-guy")
    for seat, ether in enumerate((9, 0, 9)):
        night.who(seat).ether = ether
    market = len(night.market)
    night.run(Saving(0))
    assert (night.match.decision.seat, len(night.market)) == (0, market - 3)
    night.play("done")
    assert (night.match.decision.seat, len(night.market)) == (2, market - 3)
    order = night.market[:]
    assert len(order) == market - 3
    frame = Saving(0)
    frame.ether(night.table)
    assert [(each.ether, bool(each.ether_card)) for each in night.dreamers] == [(0, True), (0, False), (0, True)]


@rule("EF-CORE-06")
def test_what_is_possible_is_asked_of_the_one_in_question():
    night = first_dream("gambler", "specialist").hand(1, "ga01")
    assert not can(night, "{give: 1}", 0)
    said(night, "{each: dreamers, do: {choose: [{discard: 1}, {suffer: 1}]}}").until("Acting.act")
    assert night.who(0).distress == 1, "an empty hand has no choice"
    both = first_dream("gambler", "specialist").hand(0, "ga01").hand(1, "ga01")
    both.first_player = 1
    said(both, "{each: dreamers, do: {choose: [{discard: 1}, {suffer: 1}]}}", 1)
    asked = []
    while both.asked != "Acting.act":
        asked.append(both.match.decision.seat)
        both.play(both.keys[0])
    assert sorted(asked) == [0, 1], "each chooses for himself"


@rule("EF-SAVE-04")
def test_an_evening_leaves_what_it_began_with_as_it_was():
    before = deepcopy(STORED)
    night = world("gambler")
    for words_kept in (night.flags, night.removed, night.seen):
        words_kept.append("something")
    assert before == STORED
