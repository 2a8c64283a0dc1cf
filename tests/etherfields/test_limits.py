"""The small numbers of procedures: who goes where, how much there is of everything, what ends when."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.selectors import hits
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.drawing import Discarding, Surplus
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn, Step
from pionek.games.etherfields.procedures.entity_movement import EntityMove, wanted
from pionek.games.etherfields.procedures.moving import Push
from pionek.games.etherfields.procedures.shop import Shop
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import STORED, to
from tests.etherfields.words import can, said

rule = pytest.mark.rule


# Entities on the move


@rule("EF-EMOV-01", "EF-TCARD-05")
def test_each_figure_rolls_for_itself_or_one_roll_counts_for_all():
    alone = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2b", "B2d")
    alone.movement("one", "value").run(Step(0, vocabulary.MOVEMENT)).until("Acting.act")
    assert [alone.figure(at) for at in (0, 1)] == ["A2d", "A2d"]
    shared = first_dream("gambler", oneroll=True).tiles("d1-b2").at(0, "A2c").entity("e4", "B2b", "B2d")
    shared.movement("value").run(Step(0, vocabulary.MOVEMENT)).until("Acting.act")
    assert [shared.figure(at) for at in (0, 1)] == ["A2c", "A2d"]
    shared.never_thrown(0)


@rule("EF-EMOV-01")
def test_a_figure_that_is_gone_does_not_move_and_again_rolls_again():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2d")
    night.run(EntityMove(0, 3))
    assert night.figure() == "B2d"
    far = first_dream("gambler").tiles("d1-b2", "d1-b3", "d1-c3").at(0, "A2c").entity("e4", "C3d")
    far.movement("again", "one").run(EntityMove(0, 0)).until("Acting.act")
    assert far.distance(far.figures[0].space, "A2c") == far.distance("C3d", "A2c") - 3


@rule("EF-EMOV-06")
def test_whom_an_entity_goes_for():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "B2d").entity("es09", "B2b").hand(0, "ga01", "ga02").hand(1, "ga01")
    far = night.dreamscape.far(space_of("B2b"))
    assert wanted(night.table, 0, far) == [0], "the Telephone wants the most cards"
    opera = dream("d3", "gambler", "specialist").tiles("d3-a1", "d3-a2", "d3-a3", "d3-b1", "d3-b2").at(0, "A1a").at(1, "B1b").entity("e3", "A3a")
    everywhere = [1] * 48
    assert wanted(opera.table, 0, everywhere) == [0], "the Conductor keeps to row A"
    opera.at(0, "B1a")
    assert wanted(opera.table, 0, everywhere) == []


@rule("EF-MAP-08", "EF-FIG-08")
def test_figures_spread_over_spawn_spaces_as_far_as_there_are_figures():
    night = first_dream("gambler").tiles("d1-a3", "d1-b3", "d1-c3").card("t10")
    night.run(Spawn(0, night.find("entity", "e4"), 3)).until("Acting.act")
    assert len({each.space for each in night.figures}) == 3
    night.run(Spawn(0, night.find("entity", "e4"), 3)).until("Acting.act")
    assert len(night.figures) == 4
    night.run(Spawn(0, night.find("entity", "e2"), 0))
    assert len(night.figures) == 4


@rule("EF-FIG-08")
@pytest.mark.parametrize(("dreamers", "space"), [(1, "beside"), (2, "on it")])
def test_a_full_spawn_space_makes_room_only_if_two_dreamers_stand_there(dreamers, space):
    night = first_dream("gambler", "specialist").tiles("d1-a3").at(0, "A3a").at(1, "A3a" if dreamers == 2 else "A2c")
    night.entity("e1", *["A3a"] * (4 - dreamers))
    before = len(night.figures)
    night.run(Spawn(0, night.find("entity", "e2"), 1)).until("Acting.act")
    assert len(night.figures) == before + 1
    assert (night.figure(before) == "A3a") == (space == "on it")


@rule("EF-FIG-03")
def test_the_pushed_one_goes_to_the_nearest_space_with_room():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "A2c").entity("e4", "A2a", "A2a", "A2a", "A2a")
    night.run(Push(0, space_of("A2c")))
    assert night.keys == [to("A2d"), to("B2a")]
    night.play(to("B2a"))
    assert night.space(0) == "B2a"
    night.run(Push(0, space_of("A2c"), 0)).play(to("A2d"))
    assert night.figure(0) == "A2d"
    assert night.space(0) == "B2a"


# Limits and piles


@rule("EF-PROG-12", "EF-INF-03")
def test_surplus_and_discarding_stop_in_time():
    night = first_dream("gambler").progress(0, "sp06", "sp07", "sp09")
    night.run(Surplus(0, 2)).play("take:sp07", "take:sp06")
    assert night.who(0).progress == ["sp09"]
    night.hand(0, "ga01").run(Discarding(0, 3, "EF-INF-03"))
    assert night.held(0) == []
    night.run(Discarding(0, 0, "EF-INF-03"))
    assert night.asked == "Acting.act"


@rule("EF-PROG-11")
def test_a_companion_leaves_with_its_card_and_no_other_does():
    night = first_dream("gambler", "specialist").progress(0, "mk40", "mk41").progress(1, "mk40")
    night.companions = [("mk40", 0, "A2c"), ("mk41", 0, "A2c"), ("mk40", 1, "A2c")]
    night.take_from_zone(0, 0)
    assert [(each.card, each.owner) for each in night.companions] == [("mk41", 0), ("mk40", 1)]
    assert night.who(0).discard[-1:] == ["mk40"]


@rule("EF-MASK-01", "EF-MASK-04")
def test_an_old_mask_is_put_aside_and_can_come_back():
    night = first_dream("gambler")
    one, other = "ma01", "ma02"
    night.wear(0, "ma01")
    assert (night.who(0).mask, night.who(0).lost_masks) == (one, [])
    night.wear(0, "ma02")
    assert (night.who(0).mask, night.who(0).lost_masks) == (other, [one])
    night.wear(0, "ma01")
    assert (night.who(0).mask, night.who(0).lost_masks) == (one, [other])
    night.wear(0, "ma01")
    assert night.who(0).lost_masks == [other]


@rule("EF-MISS-01", "EF-COMP-04")
def test_nothing_is_gained_beyond_the_supply_and_nothing_below_zero():
    night = first_dream("gambler", "specialist")
    assert night.gain(0, vocabulary.GEM, 9, "EF-COMP-04") == 6
    assert night.gain(1, vocabulary.GEM, 1, "EF-COMP-04") == 0
    assert night.gain(0, vocabulary.ETHER, 0, "EF-COMP-01") == 0
    assert night.gain(0, vocabulary.ETHER, -2, "EF-COMP-01") == 0
    assert night.gain(0, vocabulary.SPIRIT, 5, "EF-COMP-13") == 3
    assert night.gain(1, vocabulary.SPIRIT, 5, "EF-COMP-13") == 2
    night.hours = 11
    assert night.gain(0, vocabulary.HOUR, 3, "EF-CLOCK-02") == 1
    assert (night.hours, night.key_tokens, night.who(0).gems) == (12, 0, 6)
    assert night.gain(0, vocabulary.KEY, 9, "EF-COMP-09") == 4


# Shop, Delta, the campaign


@rule("EF-SHOP-01", "EF-SHOP-03", "EF-SHOP-04")
def test_each_dreamer_buys_an_item_or_gains_ether():
    night = first_dream("gambler", "specialist").wisdom("w04")
    night.shopping, night.item_market = 1, ["it9"]
    night.who(0).ether, night.who(1).ether = 2, 1
    night.run(Shop(0)).play(PICK["shop"])
    assert PICK["item"] in night.keys
    night.play(PICK["item"])
    assert night.active_items == ["it9"]
    assert night.who(0).ether == 0
    assert PICK["item"] not in night.keys, "nothing is left, and it would be too dear"
    night.play(PICK["nothing"])
    assert night.who(1).ether == 2
    assert night.shopping == 0


@rule("EF-SHOP-01", "EF-SHOP-03")
def test_a_third_mask_is_bought_by_its_owner_and_prices_can_fall():
    night = first_dream("gambler").wisdom("w04")
    night.shopping, night.flags = 1, ["masks-for-sale"]
    night.who(0).ether = 1
    night.run(Shop(0)).play(PICK["shop"])
    assert PICK["item"] not in night.keys
    night.play(PICK["nothing"])
    night.shopping, night.deliver_prices, night.who(0).ether = 1, 1, 1
    night.run(Shop(0)).play(PICK["shop"], PICK["item"], "take-mask:ma03")
    assert [night.who(0).mask] == ["ma03"]
    assert night.who(0).ether == 0
    assert night.run(Shop(0)).asked == "Acting.act", "without a Shopping card the Shop is closed"


@rule("EF-DELTA-02")
def test_the_delta_phase_offers_five_things_one_for_each_dreamer():
    night = first_dream("gambler", "specialist")
    night.who(0).masks = ["ma01"]
    night.who(0).distress, night.who(1).sealed = 3, ["fl1", "fl2"]
    night.run(Delta(0))
    assert night.keys == [PICK[name] for name in ("cure", "unseal", "unflip", "reshuffle", "mask", "nothing")]
    night.play(PICK["cure"])
    assert night.who(0).distress == 0
    assert PICK["mask"] not in night.keys
    night.play(PICK["unseal"])
    assert night.who(1).sealed == []


@rule("EF-DELTA-02")
@pytest.mark.parametrize("name", ["unflip", "reshuffle", "mask"])
def test_the_other_gifts_of_the_delta_phase(name):
    night = first_dream("gambler").progress(0, "sp06").deck(0, "sp01")
    night.who(0).masks, night.who(0).flipped, night.who(0).discard = ["ma01"], [1], ["fl1", "fl2", "fl3"]
    night.run(Delta(0)).play(PICK[name])
    if name == "mask":
        night.play("take-mask:ma01")
    assert (night.who(0).flipped == [0]) == (name == "unflip")
    assert (len(night.who(0).deck) == 4) == (name == "reshuffle")
    assert (night.who(0).mask != "") == (name == "mask")


@rule("EF-WORLD-07")
@pytest.mark.parametrize(("where", "goals"), [("district", ["s1", "s3", "s4"]), ("gate", ["q2"]), ("awakening", ["s1"]), ("moth-court", [])])
def test_the_team_is_relocated_among_locations_that_are_out(where, goals):
    night = EtherfieldsScenario("gambler", campaign={**STORED, "districts": ["suburbs", "station"]}).until("Travel.choose")
    night.location = "s2"
    assert can(night, f"{{relocate-team: {where}}}") == bool(goals)
    said(night, f"{{relocate-team: {where}}}")
    if len(goals) > 1:
        assert night.keys == [f"go:{goal}" for goal in goals]
        night.play(night.keys[0])
    if goals:
        assert [night.location] == goals[:1] or night.location != "s2"


@rule("EF-OPT-02", "EF-SAVE-04")
@pytest.mark.parametrize("outside", [True, False])
def test_only_the_save_outside_a_dream_keeps_everything_as_it_lies(outside):
    night = EtherfieldsScenario("gambler", campaign=STORED, outside=outside).until("Travel.choose")
    night.who(0).gems = 2
    night.play(PICK["save"]).until("")
    left = night.match.campaign
    assert ("outside" in left) == outside
    again = EtherfieldsScenario("gambler", campaign=left, outside=outside).until("Travel.choose")
    assert again.who(0).gems == (2 if outside else 0)


@rule("EF-ACT-02")
def test_things_beside_intent_are_needed_and_of_two_one_is_enough():
    night = dream("d5", "gambler").at(0, "A2b").hand(0, "sp01")
    night.hours = 0
    assert night.ask_again().why_not(0, "action", "d5-1") == "EF-ACT-11"
    night.who(0).gems = 1
    assert "act:d5-1:awareness" in night.ask_again().keys
    night.who(0).gems, night.hours = 0, 1
    assert "act:d5-1:awareness" in night.ask_again().keys
    assert "play:ga12:none" in night.hand(0, "ga12").keys, "Distress can always be suffered"


@rule("EF-ACT-08", "EF-ITEM-04")
def test_outside_a_payment_nothing_is_paid():
    night = first_dream("gambler").at(0, "A2a").hand(0, "sp01", "ga01").items("it4")
    table, game = night.table, night.match.game
    for verb, kind, name in ((vocabulary.PAY, "card", "sp01"), (vocabulary.PAY_ITEM, "item", "it4")):
        assert game.refuse(table, 0, verb, night.find(kind, name)).rule == "EF-ACT-08"
    night.play("act:d1-1:awareness")
    assert game.refuse(table, 0, vocabulary.PAY, night.find("card", "sp01")) is None
    assert game.refuse(table, 0, vocabulary.PAY, night.find("card", "ga01")).rule == "EF-ACT-04"
    assert game.refuse(table, 0, vocabulary.PAY, night.find("card", "sp03")).rule == "EF-INF-02"
    assert game.refuse(table, 0, vocabulary.PAY_ITEM, night.find("item", "it4")) is None
    assert game.refuse(table, 0, vocabulary.PAY_ITEM, night.find("item", "it1")).rule == "EF-ITEM-04"


@rule("EF-TURN-10", "EF-ASLT-01")
def test_marks_help_once_and_for_the_turn_only():
    night = first_dream("tough-guy").tiles("d1-b3").at(0, "B3b").hand(0, "tg10", "sp05")
    night.play("play:sp05:none")
    assert night.who(0).marks.lever == 3
    night.play("act:d1-7:wrath").pay("tg10", colour="wrath")
    assert night.who(0).marks.lever == 0
    assert "d1-7" in night.used_actions
    assert said(night, "{mark: kick, much: 2}").who(0).marks.kick == 2
    night.next_turn()
    assert night.who(0).marks.kick == 0
    both = first_dream("gambler", "specialist")
    said(both, "{mark: all-sure-footed}")
    assert [each.marks.sure_footed for each in both.dreamers] == [1, 1]


@rule("EF-CORE-04")
def test_a_script_that_is_read_twice_is_listed_once():
    night = first_dream("gambler")
    said(night, "{script: s701}")
    said(night, "{script: s701}")
    assert night.scripts.count("s701") == 1


@rule("EF-RANGE-01", "EF-RANGE-02")
def test_range_is_counted_from_every_space_also_the_first():
    night = dream("d3", "gambler").tiles("d3-a1", "d3-a2").at(0, "A1a").entity("e4", "A1b", "A2a")
    assert night.distance("A1a", "A1b") == 1
    assert night.distance("A1b", "A1a") == 1
    assert night.distance("", "A1a") == 99
    assert night.distance("A1a", "") == 99
    assert night.figures_within("A1a", 1) == [0]
    assert night.figures_within("A1a", 2) == [0, 1]
    assert night.figures_within("", 9) == []
    assert night.table.nearest_entity(space_of("A1a")) == 1
    assert night.table.dreamers_at(space_of("A1a")) == [0]


@rule("EF-FIG-01", "EF-FIG-09", "EF-COMPAN-02")
def test_four_figures_fill_a_space_and_a_big_one_fills_it_alone():
    night = first_dream("gambler").at(0, "A2c").entity("e4", "A2c", "A2c")
    assert not night.is_full("A2c")
    night.companions = [("mk40", 0, "A2c")]
    assert night.table.crowd(space_of("A2c")) == 4
    assert night.is_full("A2c")
    assert night.entity("es07", "A2a").is_full("A2a")
    night.quirks, night.current_dream = ["f06"], ""
    night.rules_changed()
    night.companions = []
    assert night.is_full("A2c"), "three with Sleepwalkers"


@rule("EF-SLUM-05", "EF-SETUP-08")
def test_the_slumber_map_begins_with_two_tiles_and_the_others_face_down():
    night = slumber("s01", "gambler")
    assert night.map_tiles == ["sm-b2", "sm-b3"]
    assert len(night.tile_stack) == 8
    assert night.known("tiles") == [0] * 8
    assert night.current_dream == ""


@rule("EF-SLUM-07")
@pytest.mark.parametrize(("name", "sealed"), [("s01", 2), ("s08", 0)])
def test_skipping_is_the_out_of_turns_effect_or_simply_the_end(name, sealed):
    night = EtherfieldsScenario("gambler", slumber=name).until("SlumberPlay.skip").play(PICK["skip"]).until("")
    assert len(night.who(0).sealed) == sealed
    assert night.who(0).ether == 0, "no Loot"


@rule("EF-EMOV-07", "EF-EMOV-09")
@pytest.mark.parametrize(("space", "die", "end"), [("A2a", "one", "A2c"), ("A2c", "value", "A2c"), ("B2b", "value", "A2c")])
def test_an_entity_goes_step_by_step_and_stops_at_its_target(space, die, end):
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", space)
    night.movement(*[die] * (space != end)).run(EntityMove(0, 0)).until("Acting.act")
    assert night.figure() == end


@rule("EF-MORPH-06", "EF-STATE-04")
def test_how_far_the_effects_of_entities_reach():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2b")
    entity = night.find("entity", "e4")
    assert hits(night.table, entity, 0, 1) == []
    assert hits(night.table, entity, 0, 2) == [0]
    night.morph("e4", vocabulary.MORPH_RANGE)
    assert hits(night.table, entity, 0, 1) == [0]
    assert hits(night.table, entity, 0, 0) == [], "range 0 stays on the space"
    night.figures[0].states = 1 << vocabulary.DAZED
    assert hits(night.table, entity, 0, 1) == []
    night.figures[0].space = "A2a"
    assert hits(night.table, entity, 0, 1) == [0]


@rule("EF-STATE-03", "EF-COMP-11")
def test_state_tokens_come_in_two_pairs():
    night = first_dream("gambler", "specialist").entity("e4", "A2a")
    night.figures[0].states = 1 << vocabulary.DAZED
    night.who(0).states = 1 << vocabulary.STUNNED | 1 << vocabulary.POISONED
    assert night.state_tokens == [0, 0, 1, 1]


@rule("EF-COMP-12")
def test_shapeshifters_are_shared_by_entities_of_one_kind():
    night = first_dream("gambler").entity("e4", "A2a", "A2b").entity("es01", "A2c")
    box = night.content
    assert night.figures_left("e1") == 1
    assert night.figures_left("es05") == 4
    assert night.figures_left("es07") == 4
    assert [box.entities[night.find("entity", "es05")].figures(number) for number in (1, 2, 3, 4)] == [2, 3, 4, 4]


@rule("EF-ITEM-01")
def test_a_fourth_slot_comes_with_its_wisdom():
    night = first_dream("gambler")
    assert night.item_slots == 3
    assert night.wisdom("w07").item_slots == 4


@rule("EF-SEAL-03", "EF-SEAL-04", "EF-SEAL-05")
def test_sealing_passes_over_flaws_and_never_reshuffles():
    night = first_dream("gambler").deck(0, "ga01", "fl1", "ga02", "fl2", "ga03")
    assert night.can_seal(0) == 3
    assert night.seal(0, 2) == 2
    assert night.who(0).sealed == ["ga03", "ga02"]
    assert night.who(0).deck == ["ga01", "fl1", "fl2"]
    assert night.seal(0, 5) == 1
    assert night.who(0).deck == ["fl1", "fl2"]
    assert night.unseal(0, 2) == 2
    assert night.who(0).discard[-2:] == ["ga01", "ga02"]
