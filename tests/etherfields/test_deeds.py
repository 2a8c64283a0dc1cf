"""Deeds on the table: what they change, to the figure, and that they are told only when something happened."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Layout
from tests.etherfields.scenario import dream, first_dream, slumber

rule = pytest.mark.rule


def told(heard, moment):
    return [(event.who, event.subject, event.amount) for event in heard.events if event.moment == moment]


@rule("EF-MISS-01", "EF-COMP-01", "EF-COMP-09")
def test_gaining_stops_where_the_supply_ends_and_is_told_as_much_as_it_was():
    night = first_dream("gambler", "specialist")
    heard = night.listen()
    night.who(1).ether = 14
    assert night.gain(0, vocabulary.ETHER, 3, "EF-COMP-01") == 2
    assert night.gain(0, vocabulary.ETHER, 1, "EF-COMP-01") == 0
    assert told(heard, vocabulary.GAINED) == [(0, vocabulary.ETHER, 2)]
    night.key_tokens = 3
    assert night.gain(0, vocabulary.KEY, 4, "EF-COMP-09") == 1
    assert night.key_tokens == 4
    assert night.gain(0, vocabulary.SPIRIT, 9, "EF-COMP-13") == 3, "three for each Dreamer"
    assert night.gain(1, vocabulary.SPIRIT, 9, "EF-COMP-13") == 2
    assert night.gain(1, vocabulary.SPIRIT, 1, "EF-COMP-13") == 0
    night.hours = 11
    assert night.gain(0, vocabulary.HOUR, 5, "EF-CLOCK-02") == 1
    assert night.gain(0, vocabulary.GEM, 9, "EF-COMP-04") == 6
    assert night.gain(0, vocabulary.GEM, -1, "EF-COMP-04") == 0
    assert night.who(0).gems == 6


@rule("EF-MISS-01", "EF-CLOCK-02", "EF-COMP-02")
def test_losing_stops_at_nothing_and_is_told_as_much_as_it_was():
    night = first_dream("gambler", "specialist")
    sleeper = night.who(0)
    sleeper.ether, sleeper.gems, sleeper.spirits, sleeper.distress = 1, 2, 1, 3
    night.key_tokens, night.hours = 1, 2
    heard = night.listen()
    lose = night.table.lose
    lost = [lose(0, what, 2, "EF-ACT-02") for what in (vocabulary.ETHER, vocabulary.GEM, vocabulary.SPIRIT, vocabulary.KEY, vocabulary.HOUR, vocabulary.DISTRESS)]
    assert lost == [1, 2, 1, 1, 2, 2]
    assert (sleeper.ether, sleeper.gems, sleeper.spirits, night.key_tokens, night.hours, sleeper.distress) == (0, 0, 0, 0, 0, 1)
    assert [amount for _who, _what, amount in told(heard, vocabulary.LOST)] == [1, 2, 1, 1, 2]
    assert told(heard, vocabulary.CURED) == [(0, vocabulary.DISTRESS, 2)]
    heard.events.clear()
    assert lose(0, vocabulary.ETHER, 1, "EF-ACT-02") == 0
    assert lose(0, vocabulary.DISTRESS, -1, "EF-ACT-02") == 0
    assert heard.events == []


@rule("EF-DEATH-01", "EF-MISS-02")
def test_no_distress_is_none_and_the_last_markers_are_enough():
    night = first_dream("gambler", "specialist")
    heard = night.listen()
    night.suffer(0, 0)
    assert heard.events == []
    assert night.unsettled == 0
    night.who(0).distress, night.who(1).distress = 7, 7
    night.suffer(1, 2)
    assert night.short_of_distress == -1
    assert told(heard, vocabulary.SUFFERED) == [(1, -1, 2)]
    night.suffer(0, 1)
    assert night.short_of_distress == 0
    assert (night.who(0).distress, night.who(1).distress) == (7, 9)


@rule("EF-SEAL-01", "EF-SEAL-03", "EF-SEAL-05")
def test_sealing_is_told_as_far_as_it_went():
    night = first_dream("gambler").deck(0, "ga01", "fl1", "ga02", "ga03")
    heard = night.listen()
    assert night.seal(0, 0) == 0
    assert heard.events == []
    assert night.can_seal(0) == 3
    assert night.seal(0, 2) == 2
    assert told(heard, vocabulary.SEALED) == [(0, -1, 2)]
    assert night.who(0).deck == ["ga01", "fl1"]
    assert night.seal(0, 2) == 1
    assert night.who(0).deck == ["fl1"]
    assert told(heard, vocabulary.SEALED) == [(0, -1, 2), (0, -1, 1)]


@rule("EF-SEAL-02")
def test_unsealing_is_told_as_far_as_it_went():
    night = first_dream("gambler")
    night.who(0).sealed = ["ga01", "ga02"]
    heard = night.listen()
    assert night.unseal(0, 0) == 0
    assert night.unseal(0, 5) == 2
    assert told(heard, vocabulary.UNSEALED) == [(0, -1, 2)]
    assert night.unseal(0, 5) == 0
    assert told(heard, vocabulary.UNSEALED) == [(0, -1, 2)]


@rule("EF-FLAW-01")
def test_without_flaws_left_none_is_gained():
    night = first_dream("gambler")
    pile = night.who(0).discard[:]
    night.flaw_deck = []
    night.gain_flaw(0)
    assert night.who(0).discard == pile


@rule("EF-PROG-02", "EF-COMPAN-02", "EF-PROG-11")
@pytest.mark.parametrize(("card", "space", "crowd", "companions"), [("mk40", "A2c", 0, 1), ("mk40", "A2c", 3, 0), ("mk40", "", 0, 0), ("sp06", "A2c", 0, 0)])
def test_a_companion_comes_where_there_is_room_and_leaves_with_its_card(card, space, crowd, companions):
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2a").entity("e4", *["A2c"] * crowd)
    night.who(0).space = space
    night.table.put_in_zone(0, night.find("card", card))
    assert len(night.companions) == companions
    other = ("mk41", 1, "A2a")
    night.companions = [*night.companions, other]
    night.take_from_zone(0, 0)
    assert night.companions == [other]
    assert night.who(0).discard[-1:] == [card]
    assert (night.who(0).progress, night.who(0).flipped) == ([], [])


@rule("EF-PROG-11")
def test_the_same_companion_of_another_stays():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2c").progress(0, "mk40")
    night.companions = [("mk40", 0, "A2c"), ("mk40", 1, "A2c")]
    night.take_from_zone(0, 0)
    assert [each.owner for each in night.companions] == [1]


@rule("EF-WISD-01", "EF-WISD-02", "EF-COMP-20")
def test_wisdom_is_gained_once_and_the_card_of_signs_brings_their_tokens():
    night = first_dream("gambler")
    heard = night.listen()
    assert "w11" not in night.wisdoms
    night.wisdom("w10")
    assert sum(night.signs) == 0
    assert "w10" in night.wisdoms
    night.wisdom("w11")
    assert night.signs == [3, 3, 3, 3]
    night.table.spend_sign("eye")
    assert night.signs == [3, 3, 2, 3]
    night.wisdom("w11")
    assert night.signs == [3, 3, 2, 3]
    assert len(told(heard, vocabulary.TEAM_GAINED)) == 2


@rule("EF-NOTE-01")
def test_a_note_is_gained_once_and_told_once():
    night = first_dream("gambler")
    heard = night.listen()
    for _ in range(2):
        night.gain_note("n01")
    assert night.notes == ["n01"]
    assert len(told(heard, vocabulary.TEAM_GAINED)) == 1


@rule("EF-ITEM-01")
def test_three_items_are_active_and_four_with_deep_pockets():
    night = first_dream("gambler")
    assert night.item_slots == 3
    assert night.wisdom("w07").item_slots == 4


@rule("EF-MASK-01", "EF-MASK-04", "EF-MASK-05")
def test_a_mask_that_is_changed_is_lost_and_one_put_on_again_is_not():
    night = first_dream("gambler")
    one, two = night.find("mask", "ma01"), night.find("mask", "ma02")
    sleeper = night.who(0)
    heard = night.listen()
    night.wear(0, "ma01")
    assert (sleeper.mask, sleeper.lost_masks) == ("ma01", [])
    night.wear(0, "ma01")
    assert sleeper.lost_masks == []
    night.wear(0, "ma02")
    assert (sleeper.mask, sleeper.lost_masks) == ("ma02", ["ma01"])
    night.wear(0, "ma01")
    assert sleeper.lost_masks == ["ma02"]
    night.wear(0, "")
    assert (sleeper.mask, sorted(sleeper.lost_masks)) == ("", ["ma01", "ma02"])
    assert [what for _who, what, _amount in told(heard, vocabulary.MASK_ON)] == [one, one, two, one]


@rule("EF-MAP-02", "EF-CORE-01")
def test_a_tile_is_laid_once():
    night = first_dream("gambler")
    tile = night.find("tile", "d1-b2")
    seen = night.revealed
    assert night.table.lay_tile(tile)
    assert night.revealed == seen + 1
    assert Layout.read(night.layout).tiles == ["d1-a2", "d1-b2"]
    assert not night.table.lay_tile(tile)
    assert Layout.read(night.layout).tiles == ["d1-a2", "d1-b2"]


@rule("EF-TERR-04", "EF-COMP-08")
def test_two_terrain_tokens_of_each_kind():
    night = first_dream("gambler")
    put = [night.put_terrain(space, kind) for space, kind in (
        ("A2a", vocabulary.LIGHT), ("A2a", vocabulary.LIGHT), ("A2b", vocabulary.LIGHT), ("A2c", vocabulary.LIGHT), ("A2c", vocabulary.DARKNESS), ("A2a", vocabulary.DARKNESS), ("A2b", vocabulary.DARKNESS))]  # fmt: skip
    assert put == [True, False, True, False, True, True, False]
    assert night.ground["A2a"] == vocabulary.LIGHT | vocabulary.DARKNESS


@rule("EF-COMP-12")
def test_four_figures_of_each_shape():
    night = first_dream("gambler").entity("e4", "A2a", "A2a", "A2c").entity("es05", "A2d")
    human, creature, big, token = "e1", "e5", "es07", "e2"
    assert [night.figures_left(each) for each in (human, creature, big, token)] == [1, 3, 4, 4]


@rule("EF-COMP-11", "EF-STATE-03")
def test_two_tokens_for_each_pair_of_states():
    night = first_dream("gambler", "specialist").entity("e4", "A2a")
    assert night.state_tokens == [2, 2, 2, 2]
    night.who(0).states = 1 << vocabulary.STUNNED
    assert night.state_tokens == [1, 1, 2, 2]
    night.figures[0].states = 1 << vocabulary.DAZED | 1 << vocabulary.PARALYSED
    assert night.state_tokens == [0, 0, 1, 1]
    night.who(1).states = 1 << vocabulary.POISONED
    assert night.state_tokens == [0, 0, 0, 0]


@rule("EF-MORPH-01", "EF-STATE-07", "EF-COMP-07")
def test_a_morphing_comes_from_the_pool_and_none_to_the_poisoned():
    night = first_dream("gambler").entity("e4", "A2a", "A2c").entity("e1", "A2d")
    night.morph_supply = [0, 0, 0, 2, 0, 0, 1, 0]
    assert night.add_morph("e4")
    assert night.add_morph("e4")
    assert night.add_morph("e4")
    assert night.lair("e4").morphs == [0, 0, 0, 2, 0, 0, 1, 0]
    assert night.morph_supply == [0] * 8
    assert not night.add_morph("e4")
    night.morph_supply = [1] + [0] * 7
    night.figures[1].states = 1 << vocabulary.POISONED
    assert not night.add_morph("e4")
    assert night.add_morph("e1"), "another one is Poisoned"
    night.table.remove_morph(night.lair("e1"), 0)
    assert (night.morph_supply[0], night.lair("e1").morphs[0]) == (1, 0)


@rule("EF-TCARD-10")
def test_turns_are_added_as_long_as_the_pile_lasts():
    night = first_dream("gambler")
    heard = night.listen()
    night.used_turns = night.used_turns[:2]
    pile, deck = night.used_turns, night.turn_deck
    assert [night.table.add_turns(number) for number in (0, 3)] == [0, 2]
    assert night.turn_deck == [pile[1], pile[0], *deck]
    assert night.used_turns == []
    assert night.table.add_turns(1) == 0
    assert told(heard, vocabulary.TURN_ADDED) == [(-1, -1, 2)]


@rule("EF-GATE-02", "EF-SLUM-11", "EF-SLUM-05")
def test_a_cleared_map_is_empty_and_everything_is_back():
    night = slumber("s01", "gambler").morph("es01", vocabulary.MORPH_MOVE, 2)
    night.quirks, night.filled_spots, night.disarmed_spots = ["f04"], ["d1-b2c"], ["d1-b2c"]
    night.used_actions, night.reopened_actions, night.spots_with_used_signs = ["d1-5"], ["d1-5"], ["d1-b2c"]
    night.ground["A2d"], night.counters["flood"], night.letters, night.decoy = 1, 2, ["A2d"], "A3a"
    night.personal_tokens = {"gambler": "A1b"}
    interaction = next(action.id for action in night.content.actions if action.entity >= 0)
    for action in ("d1-5", interaction):
        night.gradual_paid[action], night.gradual_colours[action] = 2, "wrath"
    night.who(0).states = 3
    night.fate_deck = [each for each in night.fate_deck if each != "f04"]
    night.clear_map()
    assert (night.quirks, night.filled_spots, night.disarmed_spots) == ([], [], [])
    assert (night.used_actions, night.reopened_actions, night.spots_with_used_signs) == ([], [], [])
    assert not any([*night.ground, *night.counters, *night.gradual_paid])
    assert set(night.gradual_colours) == {-1}
    assert (night.letters, night.personal_tokens, night.decoy, night.companions) == ([], {}, "", [])
    assert (night.entity_tiles, night.figures, sum(night.morph_supply)) == ([], [], 12)
    assert night.who(0).states == 0
    assert night.fate_deck[0] == "f04"
    assert night.map_tiles == []


@rule("EF-SLUM-11", "EF-SLUM-12")
def test_the_end_of_an_encounter_leaves_the_map_as_it_is():
    night = slumber("s01", "gambler")
    place = next(action.id for action in night.content.actions if action.entity < 0)
    night.gradual_paid[place], night.gradual_colours[place], night.filled_spots = 1, "awareness", ["d1-b2c"]
    night.ground["A2d"] = vocabulary.LIGHT
    night.clear_encounter()
    assert (night.gradual_paid[place], night.gradual_colours[place], night.filled_spots) == (1, "awareness", ["d1-b2c"])
    assert night.ground["A2d"] == vocabulary.LIGHT
    assert (night.figures, night.entity_tiles) == ([], [])


@rule("EF-TCARD-02", "EF-TIP-03")
def test_the_top_turn_card_is_shown_once():
    night = first_dream("gambler")
    show = night.table.show_turn
    seen = night.revealed
    show()
    assert night.revealed == seen, "it is known already"
    night.table.turns.known[-1] = 0
    show()
    assert night.revealed == seen + 1
    assert night.known("turns")[-1] & 1
    night.turn_deck = []
    show()
    assert night.revealed == seen + 1


@rule("EF-DELTA-03", "EF-SETUP-12")
@pytest.mark.parametrize(("number", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_hours_are_set_by_the_number_of_dreamers(number, hours):
    night = dream("d5", *("gambler", "specialist", "tough-guy", "free-spirit")[:number])
    night.hours = 0
    night.reset_hours()
    assert night.hours == hours
