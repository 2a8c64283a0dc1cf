"""Shops, the Market, Confession, Signs, prices and refusals: what is offered, for how much, and why not."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import can_boost, drumming, is_multiple, unit
from pionek.games.etherfields.choices.refusals import (
    colours,
    refuse_item,
    refuse_place,
    refuse_power,
    refuse_spot,
    refuse_timing,
)
from pionek.games.etherfields.choices.targets import targets, viewpoints
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.procedures.market import Market
from pionek.games.etherfields.procedures.shop import Confession, Shop, goods, third_mask
from pionek.games.etherfields.procedures.slumber import SlumberPlay, draw_map_tile, lay_slumber_map, touches
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import FULL, paying, rolled, world
from tests.etherfields.words import can, read_form, said

rule = pytest.mark.rule


@rule("EF-FLAW-04")
def test_each_dreamer_who_has_flaws_may_confess_one():
    night = first_dream("gambler", "specialist", "tough-guy")
    flaws = ["fl2", "fl3", "fl6"]
    night.who(0).discard = flaws[:2]
    night.who(2).discard = flaws[2:]
    night.run(Confession(0))
    assert night.keys == ["take:fl2", "take:fl3", "done"]
    assert night.match.decision.seat == 0
    night.play("take:fl3")
    assert night.who(0).discard == flaws[:1]
    assert (night.match.decision.seat, night.keys) == (2, ["take:fl6", "done"]), "the second has none"
    night.play("done")
    assert (night.who(2).discard, night.asked) == (flaws[2:], "Acting.act")


@rule("EF-SHOP-04")
def test_a_card_played_in_the_shop_is_no_card_bought():
    night = world("gambler", "specialist").hand(0, "mk08").deck(0, *FULL)
    before = night.who(0).ether
    night.run(Market(0)).play("play:mk08:none", "done")
    assert (night.who(0).ether, night.asked) == (before + 1, "Travel.choose")


@rule("EF-SHOP-04", "EF-SHOP-02")
@pytest.mark.parametrize("buys", [True, False])
def test_who_buys_nothing_at_the_market_gains_one_ether(buys):
    night = first_dream("gambler", "specialist")
    night.market = [*night.market[:-3], "mk01", "mk02", "mk03"]
    night.who(0).ether = 9
    night.run(Market(0))
    night.play("buy:mk01" if buys else "done")
    while night.asked == "Buying.buy":
        night.play("done")
    spent = night.content.cards[night.find("card", "mk01")].ether if buys else -1
    assert night.who(0).ether == 9 - spent


@rule("EF-SHOP-01", "EF-SHOP-03")
def test_a_shop_needs_its_card_and_an_item_its_price():
    night = world("gambler", wisdoms=["w01", "w02"])
    night.shopping = 1
    assert night.run(Shop(0)).asked != "Shop.use", "nobody has taught them to shop"
    night.wisdom("w04")
    night.item_market = [night.content.id_of("item", 0)]
    night.who(0).ether = 1
    night.run(Shop(0)).play(PICK["shop"])
    assert night.keys == [PICK["market"], PICK["nothing"]], "an Item costs 2"
    night.play(PICK["nothing"])
    assert night.who(0).ether == 2
    night.shopping = 1
    night.run(Shop(0)).play(PICK["shop"])
    assert night.keys == [PICK["market"], PICK["item"], PICK["nothing"]]
    night.play(PICK["item"])
    assert (night.item_market, night.who(0).ether) == ([], 0), "also the very first Item"
    assert night.content.id_of("item", 0) in night.active_items + night.stored_items
    night.shopping, night.who(0).ether = 1, 5
    night.run(Shop(0)).play(PICK["shop"])
    assert PICK["item"] not in night.keys, "nothing is for sale"


@rule("EF-SHOP-03")
def test_third_masks_are_sold_to_their_owners():
    night = first_dream("gambler", "specialist")
    assert [night.content.id_of("mask", third_mask(night.table, seat)) for seat in (0, 1)] == ["ma03", "ma06"]
    night.item_market = []
    assert goods(night.table, 0) == []
    night.flags = ["masks-for-sale"]
    assert goods(night.table, 0) == [-1]
    night.who(0).masks = ["ma03"]
    assert (goods(night.table, 0), goods(night.table, 1)) == ([], [-1])


def test_dreamers_who_sit_out_get_their_masks_of_that_order_once():
    night = EtherfieldsScenario("gambler", play="campaign").until("Acting.act")
    for _ in range(2):
        said(night, "{gain-masks: first-two}").until("Acting.act")
    assert sorted(each.masks[0] for each in night.absent) == ["ma04", "ma07", "ma10"]
    assert {len(each.masks) for each in night.absent} == {2}


@rule("EF-WORLD-07")
def test_the_team_goes_where_it_is_sent_also_from_the_first_location():
    night = world("gambler", districts=[each.id for each in first_dream("gambler").content.districts])
    for start in (0, 3):
        here = night.content.locations[start]
        night.location = here.id
        for text, fits in (
            ("district", lambda each: each.district == night.content.locations[night.find("location", night.location)].district),
            ("gate", lambda each: each.icon == "gate"),
            ("awakening", lambda each: each.icon == "awakening"),
            ("moth-court", lambda each: each.id == "m1"),
        ):  # fmt: skip
            found = read_form(f"{{relocate-team: {text}}}").locations(night.table)
            wanted = [each.index for each in night.content.locations if each.index != here.index and fits(each)]
            assert found == wanted, (start, text)


# Slumbers and their map


@rule("EF-SLUM-05", "EF-SETUP-02", "EF-SETUP-08")
def test_the_map_of_slumbers_begins_with_its_two_tiles_and_nothing_of_a_dream():
    night = dream("d3", "gambler")
    lay_slumber_map(night.table)
    assert all(night.content.tiles[tile].of == "slumbers" and night.content.tiles[tile].setup for tile in night.dreamscape.tiles)
    assert len(night.dreamscape.tiles) == 2
    assert not any(night.known("tiles"))
    assert sorted([*night.tile_stack, *night.map_tiles]) == sorted(tile.id for tile in night.content.tiles if tile.of == "slumbers")


@rule("EF-FATE-02")
def test_a_tile_that_does_not_touch_the_map_goes_under_the_stack():
    night = slumber("s01", "gambler")
    slots = {tile.slot: tile for tile in night.content.tiles if tile.of == "slumbers"}
    laid = {night.content.tiles[tile].slot for tile in night.dreamscape.tiles}
    assert laid == {"B2", "B3"}
    near = {"A2", "A3", "B1", "B4", "C2", "C3"}
    assert {slot for slot, tile in slots.items() if slot not in laid and touches(night.table, tile.index)} == near & set(slots)
    corner, side = slots["A1"].id, (slots["C2"] if "C2" in slots else slots["C3"]).id
    night.tile_stack = [side, corner]
    draw_map_tile(night.table)
    assert (night.tile_stack, side in night.map_tiles) == ([corner], True)


@rule("EF-OPT-04")
@pytest.mark.parametrize(("mode", "before", "tile", "offered"), [(True, 2, "s01", True), (True, 3, "s01", False), (True, 0, "s00", False), (False, 0, "s01", False)])
def test_the_continuous_dream_takes_the_place_of_three_slumbers_at_most(mode, before, tile, offered):
    night = world("gambler", continuous=mode)
    night.continuous = before
    night.run(SlumberPlay(0, night.find("slumber", tile)))
    assert (PICK["continuous"] in night.keys) == offered


@rule("EF-SLUM-01", "EF-SLUM-06")
def test_a_slumber_begins_without_what_was_used_in_the_last():
    night = world("gambler")
    night.flags += ["classic-used", "read"]
    SlumberPlay(0, night.find("slumber", "s01")).drawn(night.table)
    assert ("classic-used" in night.flags, "read" in night.flags) == (False, True)


# Prices and ranges


@rule("EF-ASLT-03", "EF-CORE-08")
def test_a_map_action_costs_at_least_one_and_a_price_per_player_is_for_each(monkeypatch):
    night = first_dream("gambler", "specialist", "tough-guy")
    plain = [action for action in night.content.actions if action.cost.amount and action.type == "map"]
    costs = night.content.costs[vocabulary.ACT]
    monkeypatch.setitem(night.content.costs, vocabulary.ACT, [Cost("2AxN") if at == plain[1].index else each for at, each in enumerate(costs)])
    assert unit(night.table, 0, vocabulary.ACT, plain[1].index, vocabulary.AWARENESS) == 6
    assert unit(night.table, 0, vocabulary.ACT, plain[0].index, plain[0].cost.colours[0]) == plain[0].cost.amount
    night.who(0).marks.lever = 99
    assert unit(night.table, 0, vocabulary.ACT, plain[0].index, plain[0].cost.colours[0]) == 1


@rule("EF-ASLT-03", "EF-BASIC-01")
def test_interactions_and_movement_take_more_than_one_payment():
    night = first_dream("gambler")
    many = {action.id for action in night.content.actions if is_multiple(night.table, vocabulary.ACT, action.index)}
    assert many == {action.id for action in night.content.actions if action.type in ("assault", "contact") or action.id == "move"}
    assert not is_multiple(night.table, vocabulary.PLAY, night.content.moving)


@rule("EF-LUCK-02", "EF-LUCK-05")
def test_one_boost_a_turn():
    night = first_dream("gambler")
    assert can_boost(night.table, 0)
    night.who(0).marks.boosted = 1
    assert not can_boost(night.table, 0)


@rule("EF-ASLT-01")
def test_a_war_drum_is_heard_in_range_one_once_a_turn():
    night = first_dream("gambler", "tough-guy").tiles("d1-b2").at(0, "A2c").at(1, "A2a").progress(1, "mk35")
    assert [drumming(night.table, seat) for seat in (0, 1)] == [1, 1]
    assert drumming(night.at(0, "A2d").table, 0) == 0
    night.at(0, "A2c").who(0).marks.drummed = True
    assert drumming(night.table, 0) == 0
    assert drumming(night.progress(1, "mk24").at(0, "A2c").table, 1) == 0


@rule("EF-RANGE-01", "EF-COMPAN-01")
def test_range_is_measured_from_ones_own_heron_too():
    night = first_dream("gambler", "specialist").progress(0, "mk40", "mk41").progress(1, "mk40").at(0, "A2a").at(1, "A2b")
    night.companions = [("mk40", 1, "A2c"), ("mk41", 0, "A2d"), ("mk40", 0, "A2d")]
    assert viewpoints(night.table, 0) == [space_of("A2a"), space_of("A2d")]
    assert viewpoints(night.table, 1) == [space_of("A2b"), space_of("A2c")]


@rule("EF-ENT-02", "EF-ASLT-02", "EF-RANGE-05")
def test_an_interaction_reaches_the_figures_of_its_own_entity():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e1", "A2d", "B2d").entity("e4", "A2c")
    night.who(0).marks.spirit_space = space_of("A2c")
    assault, contact = (night.content.actions[night.find("action", name)] for name in ("e1-w", "e1-a"))
    assert targets(night.table, 0, assault) == targets(night.table, 0, contact) == [0]
    night.who(0).marks.louder = 1
    assert targets(night.table, 0, contact) == [0, 1], "only a Contact carries farther"
    assert targets(night.table, 0, assault) == [0]
    bribe = slumber("s06", "gambler").at(0, "B2a")
    bribe.entity("e4", "B2a")
    gate = bribe.content.actions[bribe.find("action", "s06-e")]
    assert [bribe.figures[at].entity for at in targets(bribe.table, 0, gate)] == ["es06"]


@rule("EF-ACT-05", "EF-ACT-06")
def test_a_prism_stops_when_its_worth_is_used_up():
    night = paying("e1-a", "awareness", "sp01", "mk37", "tg01", "tg02", "tg11", "ga06")
    night.play("play:mk37:none", "take:tg01", "take:tg11")
    assert night.held(0) == ["sp01", "tg02", "ga06"], "three and one of three are four"
    assert not any(key.startswith("take:") for key in night.keys)
    assert night.frame.pool == 4


@rule("EF-LUCK-03")
def test_a_wheel_turns_up_only():
    night = rolled("1")
    said(night, "{shift: up}")
    assert PICK["down"] not in night.keys
    assert not can(rolled("3"), "{shift: up}")


@rule("EF-INF-04", "EF-TURN-09")
def test_what_has_another_moment_names_that_moment_in_the_dreamworld_too():
    night = first_dream("gambler")
    paying_card, roll_card, action_card = (night.content.cards[night.find("card", name)] for name in ("mk37", "mk47", "ga01"))
    assert refuse_timing(night.table, action_card, vocabulary.WORLD) is vocabulary.IN_A_DREAM
    assert refuse_timing(night.table, paying_card, vocabulary.WORLD) is vocabulary.ONLY_PAYING
    assert refuse_timing(night.table, roll_card, vocabulary.WORLD) is vocabulary.ONLY_HARM
    assert refuse_timing(night.table, action_card, vocabulary.PAYING) is vocabulary.PAYING_NOW
    assert refuse_timing(night.table, action_card, 0) is vocabulary.NOT_ASKED
    assert refuse_timing(night.table, action_card, vocabulary.NOW) is None


@rule("EF-PROG-02", "EF-PROG-03")
def test_a_progress_card_is_placed_from_hand_in_the_action_step():
    night = first_dream("gambler").hand(0, "sp06", "ga01").progress(0, "sp07")
    sp06, sp07, ga01, sp09 = (night.find("card", name) for name in ("sp06", "sp07", "ga01", "sp09"))
    assert refuse_place(night.table, 0, sp06, vocabulary.NOW) is None
    assert refuse_place(night.table, 0, sp06, vocabulary.PAYING) is vocabulary.ONLY_ACTION
    assert refuse_place(night.table, 0, sp07, vocabulary.NOW) is vocabulary.PLACED_ALREADY
    assert refuse_place(night.table, 0, sp09, vocabulary.NOW) is vocabulary.NOT_IN_HAND
    assert refuse_place(night.table, 0, ga01, vocabulary.NOW) is vocabulary.NOT_PROGRESS


@rule("EF-PROG-01", "EF-PROG-03")
def test_a_power_needs_its_card_in_the_zone():
    night = first_dream("gambler").hand(0, "mk24", "ga01").progress(0, "sp06")
    mk24, ga01, fl1 = (night.find("card", name) for name in ("mk24", "ga01", "fl1"))
    assert refuse_power(night.table, 0, mk24, vocabulary.NOW) is vocabulary.NOT_PLACED
    assert refuse_power(night.table, 0, ga01, vocabulary.NOW) is vocabulary.NOT_PROGRESS
    assert refuse_power(night.table, 0, fl1, vocabulary.NOW) is vocabulary.NOT_PROGRESS
    night.who(0).burdens = ["fl1"]
    assert refuse_power(night.table, 0, fl1, vocabulary.NOW) is None


@rule("EF-ITEM-02", "EF-MASK-03")
def test_an_item_that_works_once_a_turn_is_used_up_for_all():
    night = first_dream("gambler", "specialist")
    once = next(item for item in night.content.items if item.once and item.effect is not None and item.when & vocabulary.NOW)
    night.items(once.id)
    assert refuse_item(night.table, 1, once.index, vocabulary.NOW) is not vocabulary.USED_THIS_TURN
    night.who(0).used = [vocabulary.ITEM * 1000 + once.index]
    assert refuse_item(night.table, 1, once.index, vocabulary.NOW) is vocabulary.USED_THIS_TURN
    assert refuse_item(night.table, 1, once.index, vocabulary.PAYING) is vocabulary.PAYING_NOW


@rule("EF-COMP-20")
def test_a_sign_needs_its_lesson_and_its_token():
    night = dream("d2", "gambler").tiles("d2-a3").at(0, "A3c")
    sign = night.find("spot", "d2-a3c")
    night.signs = [0, 0, 0, 0]
    assert refuse_spot(night.table, 0, sign, vocabulary.NOW) is vocabulary.SIGNS_UNKNOWN
    night.signs = [1, 0, 0, 0]
    assert refuse_spot(night.table, 0, sign, vocabulary.NOW) is vocabulary.SIGNS_UNKNOWN, "w11 teaches them"
    night.wisdom("w11")
    assert refuse_spot(night.table, 0, sign, vocabulary.NOW) is None
    night.signs = [0, 1, 1, 1]
    assert refuse_spot(night.table, 0, sign, vocabulary.NOW) is vocabulary.SIGNS_UNKNOWN
    night.signs, night.spots_with_used_signs = [1, 0, 0, 0], ["d2-a3c"]
    assert refuse_spot(night.table, 0, sign, vocabulary.NOW) is vocabulary.USED_UP


@rule("EF-ACT-04")
def test_a_blunt_tongue_talks_with_wrath_and_each_colour_is_offered_once():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c")
    talk = night.find("action", "e1-a")
    assert colours(night.table, 0, vocabulary.ACT, talk, [9, 9, 9, 0, 0]) == [vocabulary.AWARENESS]
    night.who(0).marks.blunt = 1
    assert colours(night.table, 0, vocabulary.ACT, talk, [9, 9, 9, 0, 0]) == [vocabulary.AWARENESS, vocabulary.WRATH]
    assert colours(night.table, 0, vocabulary.ACT, talk, [0, 9, 9, 0, 0]) == [vocabulary.WRATH]
