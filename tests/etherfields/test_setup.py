"""Components, the start of a campaign, and set-up."""

import pytest

import pionek
from pionek.core.registry import get
from pionek.core.rules.resolving import Resolution
from pionek.core.settings import SettingError
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.entity_verbs import put_state
from pionek.games.etherfields.model.dreamscape import name_of, space_of
from pionek.games.etherfields.procedures.moving import step_cost
from pionek.games.etherfields.procedures.saving import Saving
from pionek.games.etherfields.procedures.shop import Shop
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import start_of_campaign

rule = pytest.mark.rule
GAME = get("etherfields")
BOX = GAME.content()


@rule("EF-COMP-01", "EF-MISS-01", "EF-MISS-03")
@pytest.mark.parametrize("dreamers", [("gambler",), ("gambler", "specialist", "tough-guy", "free-spirit")])
def test_sixteen_ether_for_any_number_of_dreamers_and_no_more(dreamers):
    night = first_dream(*dreamers)
    assert night.gain(0, vocabulary.ETHER, 14, "EF-COMP-01") == 14
    assert night.gain(len(dreamers) - 1, vocabulary.ETHER, 5, "EF-COMP-01") == 2
    assert night.supply(vocabulary.ETHER) == 0


@rule("EF-COMP-02", "EF-MISS-02")
def test_the_seventeenth_distress_of_all_dreamers_together_loses_the_game():
    night = first_dream("gambler", "specialist", "tough-guy")
    for seat, amount in ((0, 6), (1, 5), (2, 4)):
        night.who(seat).distress = amount
    night.suffer(1, 1)
    night.settle()
    assert not night.over
    night.suffer(2, 1)
    night.settle()
    assert night.match.result.rule == "EF-MISS-02"


@rule("EF-COMP-04", "EF-MISS-03")
def test_six_gems_for_dreamers_and_slots_together():
    night = first_dream()
    night.filled_spots = ["d1-b2d"]
    assert night.gain(0, vocabulary.GEM, 9, "EF-COMP-04") == 5


@rule("EF-COMP-09")
def test_the_team_never_has_more_than_four_keys():
    night = first_dream()
    night.gain(0, vocabulary.KEY, 6, "EF-COMP-09")
    assert night.key_tokens == 4


def five_markers():
    """Four Awareness markers lie on two actions, and a fifth payment of that colour has just been made on a third."""
    night = first_dream("gambler", "specialist", "tough-guy", "free-spirit").tiles("d1-c3").at(0, "C3d").hand(0, "sp01", "sp01", "sp01")
    night.gradual("d1-4", 2).gradual("d1-5", 2)
    return night.do("d1-10", "sp01", "sp01", "sp01")


@rule("EF-COMP-10", "EF-GRAD-05")
def test_a_fifth_marker_of_a_colour_is_taken_from_the_action_that_the_players_choose():
    night = five_markers()
    assert (night.asked, night.keys) == ("TakeMarker.take", ["act:d1-4:none", "act:d1-5:none", "pick:nothing"])
    assert [night.gradual_paid[action] for action in ("d1-4", "d1-5", "d1-10")] == [2, 2, 0], "no fifth marker lies there meanwhile"
    night.play("act:d1-5:none")
    assert [night.gradual_paid[action] for action in ("d1-4", "d1-5", "d1-10")] == [2, 1, 1]


@rule("EF-GRAD-05", "EF-MISS-01")
def test_a_marker_may_be_left_where_it_lies_then_the_new_one_is_not_laid():
    night = five_markers().play("pick:nothing")
    assert [night.gradual_paid[action] for action in ("d1-4", "d1-5", "d1-10")] == [2, 2, 0]


@rule("EF-COMP-11", "EF-STATE-03", "EF-STATE-08")
def test_a_state_without_a_free_token_is_ignored_until_one_comes_back():
    night = first_dream().entity("e1", "A2a", "A2b", "A2c")
    for at in range(3):
        put_state(night.table, at, vocabulary.DAZED)
    assert [each.states for each in night.figures] == [1, 1, 0]
    night.figures[0].states = 0
    put_state(night.table, 2, vocabulary.STUNNED)
    assert night.figures[2].states == 1 << vocabulary.STUNNED


@rule("EF-COMP-12")
def test_no_more_than_four_creature_shapeshifters():
    night = EtherfieldsScenario("gambler", "specialist", "tough-guy", "free-spirit", slumber="s05").until("Acting.act")
    assert len(night.figures) == 4


@rule("EF-COMP-07")
def test_twelve_morphings_of_eight_kinds():
    night = first_dream().entity("e1", "A2a")
    for _ in range(20):
        night.add_morph("e1")
    assert sum(night.lair("e1").morphs) == 12
    assert len(night.lair("e1").morphs) == 8
    assert all(night.lair("e1").morphs)


@rule("EF-COMP-08")
def test_two_tokens_of_each_terrain():
    night = first_dream()
    laid = [night.put_terrain(name_of(space), vocabulary.LIGHT) for space in night.dreamscape.spaces()[:3]]
    assert laid == [True, True, False]
    assert len(vocabulary.TERRAINS) * vocabulary.TERRAIN_TOKENS == 8


@rule("EF-COMP-13")
def test_five_spirit_tokens_and_three_on_a_dreamer():
    night = first_dream("gambler", "free-spirit")
    assert night.gain(1, vocabulary.SPIRIT, 5, "EF-COMP-13") == 3
    assert night.gain(0, vocabulary.SPIRIT, 5, "EF-COMP-13") == 2


@rule("EF-COMP-14", "EF-MARK-01")
def test_the_decks_have_their_counts():
    decks = {name: len(BOX.deck(name)) for name in ("gambler", "specialist", "tough-guy", "free-spirit", "market", "flaw", "secret")}
    assert decks == {"gambler": 22, "specialist": 22, "tough-guy": 22, "free-spirit": 22, "market": 81, "flaw": 6, "secret": 10}
    assert len(BOX.turns) == 12
    assert sum(not fate.secret for fate in BOX.fates) == 10
    assert sum(item.starting for item in BOX.items) == 5
    night = first_dream()
    assert len(night.market) == 81
    assert night.item_market == []


@rule("EF-COMP-15", "EF-MASK-08")
def test_fourteen_masks_and_the_first_two_of_each_dreamer_from_the_first_dream():
    assert len(BOX.masks) == 14
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "B2a").hand(0, "sp01", "sp01")
    night.do("d1-5", "sp01", "sp01")
    assert night.who(0).masks == ["ma01", "ma02"]
    assert night.who(1).masks == ["ma04", "ma05"]


@rule("EF-COMP-06", "EF-MAP-05")
def test_a_single_use_map_action_is_used_up():
    night = first_dream().at(0, "A2a").hand(0, "sp01", "sp01")
    night.do("d1-1", "sp01")
    assert "d1-1" in night.used_actions
    night.play("done", "done")
    assert night.match.decision.seat == 0
    assert night.why_not(0, "action", "d1-1") == "EF-MAP-05"


@rule("EF-COMP-19", "EF-FAQ-02")
def test_a_memory_is_resolved_once_and_removed_from_the_game():
    night = first_dream("gambler", "specialist")
    night.who(1).memory = "fm2"
    night.progress(1, "sp06", "sp07", "sp09", "sp10").deck(0, "ga01", "ga01", "ga01", "ga01")
    assert night.who(1).memory == ""
    assert "memory fm2" in night.removed
    assert len(night.who(0).hand) == 2


@rule("EF-COMP-20")
def test_signs_wait_for_their_wisdom_card():
    night = dream("d2").tiles("d2-a3").at(0, "A3c")
    assert "spot:d2-a3c" not in night.keys
    night.wisdom("w11")
    assert night.signs == [3, 3, 3, 3]
    night.who(0).sealed = ["fl1"] * 4
    night.play("spot:d2-a3c")
    assert len(night.who(0).sealed) == 1
    assert night.signs[0] == 2
    assert "sign moon" in night.removed


@rule("EF-COMP-20")
def test_personal_tokens_and_lucidity_wait_for_an_instruction():
    night = first_dream("gambler", "specialist")
    assert night.personal_tokens == {}
    assert not any(each.marks.lucid for each in night.dreamers)
    assert len([place for place in dream("d4", "gambler", "specialist").personal_tokens.values() if place and "seat" not in place]) == 2
    night.wisdom("w13").next_turn()
    assert [each.marks.lucid for each in night.dreamers] == [1, 1]


@rule("EF-COMP-22", "EF-CAMP-03")
def test_decks_are_shuffled_only_when_a_rule_says_so():
    night = first_dream()
    assert sorted(night.who(0).deck + night.who(0).discard) == sorted(night.names("card", BOX.deck("gambler")))
    before = night.who(0).deck[:]
    night.next_turn()
    left = night.who(0).deck
    assert left == before[: len(left)]


@rule("EF-CAMP-01")
def test_dreamers_win_and_lose_together():
    night = first_dream("gambler", "specialist", "tough-guy")
    night.who(1).distress = 7
    night.suffer(1, 1)
    night.settle()
    assert night.match.result.winners == ()
    won = first_dream("gambler", "specialist").tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3").at(0, "C3d").hand(0, *["sp01"] * 5)
    won.do("d1-10", *["sp01"] * 5).until("")
    assert won.match.result.winners == (0, 1)


@rule("EF-CAMP-02")
def test_each_player_has_a_different_dreamer():
    with pytest.raises(SettingError):
        pionek.new_match("etherfields", dreamers=["gambler", "gambler"])
    assert len(BOX.entries["dreamer"]) == 4


@rule("EF-CAMP-05", "EF-WISD-01")
def test_a_rule_revealed_in_the_campaign_holds_from_then_on():
    night = first_dream().tiles("d1-a3").at(0, "A2d")
    night.ground["A2c"] |= vocabulary.WATERS
    assert step_cost(night.table, 0, space_of("A2c")) == 2
    night.wisdom("w08")
    assert step_cost(night.table, 0, space_of("A2c")) == 1


@rule("EF-WISD-02")
def test_every_wisdom_card_is_active_however_many_there_are():
    night = first_dream().wisdom(*(f"w{n:02}" for n in range(1, 15)))
    assert all(f"w{n:02}" in night.wisdoms for n in range(1, 15))
    assert night.item_slots == 4


@rule("EF-SETUP-03")
def test_a_board_has_its_five_places():
    night = first_dream()
    mine = next(thing for thing in night.match.scene(0).things if thing.id == "seat:0")
    ids = {thing.id for thing in mine.things}
    assert {"deck:0", "discard:0", "ether:0", "distress:0", "hand:0", "sealed:0"} <= ids
    night.progress(0, "ga08")
    mine = next(thing for thing in night.match.scene(0).things if thing.id == "seat:0")
    assert "placed:0:ga08" in {thing.id for thing in mine.things}


@rule("EF-SETUP-04", "EF-GATE-04", "EF-TCARD-01")
def test_turn_cards_start_on_the_discard_space_and_a_dream_draws_its_number():
    night = first_dream()
    stated = night.content.dreams[night.find("dream", "d1")].turns
    assert len(night.turn_deck) == stated[1] == 7
    assert len(night.used_turns) == 5
    assert sorted(night.turn_deck + night.used_turns) == sorted(turn.id for turn in night.content.turns)
    four = first_dream("gambler", "specialist", "tough-guy", "free-spirit")
    assert len(four.turn_deck) == stated[3] == 7
    assert [each & 15 for each in four.known("turns")] == [0] * 6 + [15], "all see the top card, nobody those below"


@rule("EF-SETUP-05", "EF-SETUP-06")
def test_fate_and_flaw_decks_are_shuffled():
    orders = {tuple(first_dream(seed=seed).fate_deck) for seed in range(4)}
    flaws = {tuple(first_dream(seed=seed).flaw_deck) for seed in range(4)}
    assert len(orders) == len(flaws) == 4


@rule("EF-SETUP-07", "EF-SLUM-01")
def test_the_delta_phase_lies_under_all_slumber_tiles():
    decks = [first_dream(seed=seed).slumber_deck for seed in range(6)]
    assert all(deck[0] == "s00" for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1


@rule("EF-SETUP-12", "EF-SOLO-02")
@pytest.mark.parametrize(("number", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_hours_by_number_of_dreamers(number, hours):
    night = first_dream(*("gambler", "specialist", "tough-guy", "free-spirit")[:number])
    assert night.hours == hours
    assert vocabulary.STARTING_HOURS == (5, 4, 3, 2, 1)


@rule("EF-SETUP-15")
def test_the_first_game_is_the_first_dream_on_one_tile():
    night = EtherfieldsScenario()
    assert night.asked == "Entrance.place"
    assert night.map_tiles == ["d1-a2"]
    assert night.wisdoms == []
    assert night.item_market == []


@rule("EF-MAP-04", "EF-GATE-07")
def test_each_dreamer_may_start_on_either_entrance_space():
    night = EtherfieldsScenario()
    night.play(night.keys[0], night.keys[1])
    assert {night.space(0), night.space(1)} == {"A2c", "A2d"}
    assert night.turn == 1


@rule("EF-SETUP-17")
def test_the_market_is_shuffled_before_cards_are_drawn_from_it():
    """By the Shop, by Loot and by saving; not between two Dreamers who buy after one another."""
    night = first_dream("gambler", "specialist")
    loot = night.content.turns[night.find("turn", "t09")]
    before = night.market[:]
    night.who(0).ether = night.who(1).ether = 9
    night.run(Resolution(0, [loot.loot], loot.sentence)).play("choose:1")
    shown = night.names("card", night.frame.shown)
    assert sorted([*night.market, *shown]) == sorted(before)
    assert [*night.market, *reversed(shown)] != before
    left = night.market[:]
    night.play("done")
    assert night.names("card", night.frame.shown) == [left[-1], left[-2], left[-3]], "what the first did not buy lies under the Market"


@rule("EF-SETUP-17")
@pytest.mark.parametrize("frame", [Shop, Saving])
def test_shop_and_saving_shuffle_the_market(frame):
    night = first_dream("gambler").wisdom("w04")
    night.shopping, night.who(0).ether = 1, 9
    before = night.market[:]
    night.run(frame(0))
    if frame is Shop:
        night.play(PICK["shop"], PICK["market"])
    shown = night.names("card", night.frame.shown)
    assert [*night.market, *reversed(shown)] != before


@rule("EF-SETUP-01")
def test_all_items_begin_an_evening_in_the_storage():
    stored = {**start_of_campaign(), "storage": ["it1"], "active": ["it2", "it3"]}
    night = EtherfieldsScenario("gambler", campaign=stored).until("Travel.choose")
    assert (night.active_items, sorted(night.stored_items)) == ([], ["it1", "it2", "it3"])


@rule("EF-SETUP-09", "EF-SETUP-10")
def test_an_evening_begins_with_what_was_stored():
    stored = {**start_of_campaign(), "notes": ["n01"], "storage": ["it1"], "active": ["it2"], "season": "se1", "wisdoms": ["w01", "w02"]}
    night = EtherfieldsScenario("gambler", campaign=stored)
    assert night.notes == ["n01"]
    assert night.season == "se1"
    assert night.wisdoms == ["w01", "w02"]


@rule("EF-SETUP-11", "EF-SETUP-13", "EF-SETUP-02")
def test_a_later_evening_wakes_on_the_dreamworld():
    night = EtherfieldsScenario("gambler", campaign=start_of_campaign())
    assert night.asked.startswith("Awakening")
    night.until("Entrance.place")
    assert sorted(night.map_tiles) == ["sm-b2", "sm-b3"]
    night.until("Travel.choose")
    assert night.location == "s1"
    assert sorted(night.districts) == ["canal", "gardens", "station", "suburbs"]
    assert night.space(0) in ("B2a", "B2c")


@rule("EF-SETUP-14", "EF-CAMP-04", "EF-AWAKE-05")
def test_dreamers_decks_and_masks_can_be_changed_on_waking():
    night = EtherfieldsScenario("gambler", campaign=start_of_campaign())
    assert night.asked == "Awakening.swap"
    night.play("pick:dreamer-free-spirit")
    assert night.who(0).dreamer == "free-spirit"
    night.until("Awakening.build")
    assert "take:fs06" in night.keys
    night.play("take:fs06", "done")
    assert night.who(0).aside == ["fs06"]
    assert len(night.who(0).deck) == 21


@rule("EF-SETUP-08", "EF-SLUM-05")
def test_the_other_slumber_map_tiles_lie_shuffled_face_down():
    night = slumber("s01")
    assert len(night.tile_stack) == 8
    assert len({tuple(slumber("s01", seed=seed).tile_stack) for seed in range(3)}) == 3
    assert not any(night.known("tiles"))


@pytest.mark.parametrize("chosen", [{}, {"play": "campaign"}, {"turbo": True}, {"dream": "d3"}, {"dream": "d5"}, {"play": "slumber", "slumber": "s06"}])
def test_what_every_set_up_looks_for_by_its_id_no_pack_may_leave_out(chosen, monkeypatch):
    """A changed copy of the game's pack that has lost it is told so when it is read, not by a match that cannot begin."""
    looked_for = set()
    find = type(BOX).find
    monkeypatch.setattr(type(BOX), "find", lambda content, kind, id: looked_for.add((kind, id)) or find(content, kind, id))
    pionek.new_match("etherfields", seed=1, **chosen)
    settings = {("dream", "d1"), ("dream", chosen.get("dream")), ("slumber", chosen.get("slumber")), ("dreamer", "gambler"), ("dreamer", "specialist")}
    settings |= {("district", dream.district) for dream in BOX.dreams} | {("tile", tile.id) for tile in BOX.tiles}  # read from the pack itself
    named = {(kind.kind, id) for kind in GAME.definitions for id in kind.named}
    assert looked_for - settings <= named
    assert ("slumber", "s01") in looked_for
