"""Rules that shared all their tests with others: each has one of its own, which reaches its sentence."""

import pytest

from pionek.core.registry import get
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import name_of, space_of
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.drawing import Discarding, Drawing
from pionek.games.etherfields.procedures.dream import DreamPlay
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.dreamworld import AtGate
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import FULL, STORED, at, move, paying, rolled, world
from tests.etherfields.words import read_form, said

rule = pytest.mark.rule
BOX = get("etherfields").content()
NAMES = ("gambler", "specialist", "tough-guy", "free-spirit")


@rule("EF-AWAKE-01")
def test_the_dreamers_may_awaken_after_a_location_and_not_while_it_is_resolved():
    night = world("gambler")
    assert PICK["awaken"] in night.keys
    night.location, night.key_tokens = "p2", 4
    night.run(AtGate(0))
    assert PICK["awaken"] not in night.keys
    assert PICK["awaken"] in at(world("gambler"), "q1").keys


@rule("EF-CAMP-03")
def test_each_dreamer_begins_with_the_own_deck_of_22_shuffled():
    orders = set()
    for seed in range(4):
        night = EtherfieldsScenario("gambler", "specialist", seed=seed)
        for seat, name in enumerate(("gambler", "specialist")):
            assert sorted(night.who(seat).deck) == sorted(night.names("card", night.content.deck(name)))
            assert len(night.who(seat).deck) == 22
        orders.add(tuple(night.who(0).deck))
    assert len(orders) == 4


@rule("EF-DELTA-04")
def test_a_new_cycle_begins_with_the_used_slumbers_in_a_new_order():
    orders = set()
    for seed in range(8):
        night = EtherfieldsScenario("gambler", seed=seed, campaign=STORED).until("Travel.choose")
        night.slumber_deck = ["s02", "s03", "s01", "s00"]
        night.run(Delta(0)).until("Travel.choose")
        assert sorted(night.slumber_deck) == ["s00", "s01", "s02", "s03"]
        orders.add(tuple(night.slumber_deck))
    assert all(order[0] == "s00" for order in orders), "the Delta tile lies under them"
    assert len(orders) > 2


@rule("EF-FIN-01")
def test_after_a_slumber_and_a_dream_the_dreamers_keep_what_they_have():
    night = slumber("s01", "gambler").hand(0, "ga01", "ga02").progress(0, "ga08")
    night.who(0).gems, night.who(0).ether = 2, 3
    said(night, "{end: slumber}").until("")
    assert (sorted(night.held(0)), night.who(0).progress, night.who(0).gems, night.who(0).ether) == (["ga01", "ga02"], ["ga08"], 2, 3)
    night = world("gambler")
    play = DreamPlay(0, night.find("dream", "d2"))
    night.hand(0, "ga01").progress(0, "ga08")
    night.who(0).gems = 1
    play.close(night.table)
    assert (night.held(0), night.who(0).progress, night.who(0).gems) == (["ga01"], ["ga08"], 1)


@rule("EF-FLAW-03")
@pytest.mark.parametrize(("flaw", "burden"), [("fl1", True), ("fl2", False)])
def test_a_flaw_that_says_so_stays_in_the_progress_zone(flaw, burden):
    night = first_dream("gambler").deck(0, *FULL, flaw)
    night.run(Drawing(0, 1)).until("Acting.act")
    assert (night.who(0).burdens == [flaw], flaw in night.who(0).discard) == (burden, not burden)


@rule("EF-GATE-02")
def test_whoever_enters_a_dream_puts_the_slumber_map_and_its_quirks_away():
    night = world("gambler")
    assert sorted(night.map_tiles) == ["sm-b2", "sm-b3"]
    quirk = next(fate.id for fate in night.content.fates if fate.map)
    night.fate_deck = [each for each in night.fate_deck if each != quirk]
    night.quirks = [quirk]
    night.run(DreamPlay(0, night.find("dream", "d2"))).until("Acting.act")
    assert all(tile.startswith("d2-") for tile in night.map_tiles)
    assert (night.quirks, night.fate_deck.count(quirk)) == ([], 1)


@rule("EF-ICON-07")
def test_an_instruction_on_a_tile_is_carried_out_as_soon_as_it_is_revealed():
    night = dream("d3", "gambler")
    assert "e3" not in night.entities
    said(night, "{reveal: [d3-a3]}")
    assert "e3" in night.entities


@rule("EF-ITEM-02")
def test_any_dreamer_uses_an_item_or_discards_it_for_intent():
    night = first_dream("gambler", "specialist").items("it8").at(1, "A2a")
    assert "item:it8:none" in night.offered(0)
    night.play("done")
    assert "item:it8:none" in night.keys
    night = first_dream("gambler", "specialist").items("it8").at(1, "A2a").hand(1, "sp01", "sp02").play("done")
    night.play("act:d1-1:awareness")
    assert "pay-item:it8:awareness" in night.keys


@rule("EF-ITEM-07")
def test_of_five_found_items_three_stay_active_and_two_go_to_the_storage():
    night = first_dream("gambler")
    assert len(night.items_to_find) == 5
    for _ in range(5):
        said(night, "find-item")
        while night.asked == "TakeItem.take":
            night.play(night.keys[0])
    assert (len(night.active_items), len(night.stored_items), night.items_to_find) == (3, 2, [])


@rule("EF-MARK-05")
def test_a_starting_card_of_another_dreamer_may_be_bought():
    night = first_dream("gambler")
    night.market = [*night.market, "sp01"]
    night.who(0).ether = 9
    night.run(Buying(0, 1)).play("buy:sp01")
    assert night.who(0).discard[-1] == "sp01"


@rule("EF-MISS-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_supply_is_the_same_for_every_number_of_dreamers(number):
    night = first_dream(*NAMES[:number])
    gained = [night.gain(0, what, 99, "EF-MISS-03") for what in (vocabulary.ETHER, vocabulary.GEM, vocabulary.KEY)]
    assert gained == [vocabulary.ETHER_SUPPLY, 6, vocabulary.KEY_SUPPLY]


@rule("EF-CLOCK-02")
def test_hours_gained_and_lost_move_the_counter_by_their_number():
    night = first_dream("gambler", "specialist")
    night.hours = 2
    assert (night.gain(0, vocabulary.HOUR, 2, "EF-CLOCK-02"), night.hours) == (2, 4)
    assert said(night, "{lose: hour}").hours == 3


@rule("EF-BASIC-05")
def test_a_gem_is_discarded_to_reroll_the_die_of_another_dreamer():
    night = rolled("blank")
    night.luck("3").play("act:use-gem:none")
    assert night.who(1).gems == 0
    assert night.deeds("lost") == [("lost", 1, 1)]


@rule("EF-MORPH-08")
def test_while_progress_is_off_new_cards_may_be_placed_and_do_nothing():
    night = first_dream("gambler").entity("e1", "A2a").morph("e1", vocabulary.MORPH_PROGRESS).hand(0, "ga08", "ga01", "ga01")
    night.play("place:ga08:cunning").pay("ga01", "ga01", colour="cunning")
    assert (night.who(0).progress, night.limit("boosts", 0)) == (["ga08"], 1)
    night.lair("e1").morphs[vocabulary.MORPH_PROGRESS] = 0
    assert night.rules_changed().limit("boosts", 0) == 2


@rule("EF-OPT-02")
def test_the_turbo_card_is_stored_with_its_gate():
    night = world("gambler", turbo=True)
    night.turbo_dream = "d2"
    night.play(PICK["save"]).until("")
    assert night.match.campaign["turbo"] == "d2"
    assert EtherfieldsScenario("gambler", campaign=night.match.campaign, turbo=True).until("Travel.choose").turbo_dream == "d2"


@rule("EF-PROG-08")
def test_a_progress_card_that_is_used_stays():
    night = slumber("s01", "gambler").progress(0, "mk05")
    night.play("power:mk05:none").until("Acting.act")
    assert (night.who(0).progress, night.who(0).discard.count("mk05")) == (["mk05"], 0)


@rule("EF-SOLO-02")
def test_alone_one_payment_completes_a_gradual_action():
    night = first_dream("gambler").tiles("d1-b2").at(0, "B2a").hand(0, "sp01")
    night.do("d1-5", "sp01")
    assert "d1-5" in night.used_actions


@rule("EF-SLUM-06")
@pytest.mark.parametrize("name", ["s01", "s04", "s12"])
def test_a_slumber_has_as_many_turns_and_figures_as_its_tile_says(name):
    night = world("gambler", "specialist")
    night.run(SlumberPlay(0, night.find("slumber", name))).until("Acting.act", "SlumberPlay.skip")
    if night.asked == "SlumberPlay.skip":
        night.play(PICK["play-on"]).until("Acting.act")
    tile = night.content.slumbers[night.find("slumber", name)]
    assert len(night.turn_deck) == tile.turns
    assert len(night.figures) == night.content.entities[tile.entity].figures(2)


@rule("EF-CORE-05", "EF-INF-04")
def test_whoever_is_asked_something_else_and_whoever_is_not_asked_hear_different_reasons():
    night = first_dream("gambler", "specialist").hand(0, "ga01", "ga02").hand(1, "ga05").run(Discarding(0, 1, "EF-HAND-03"))
    assert (night.why_not(0, "card", "ga01"), night.why_not(1, "card", "ga05")) == ("EF-CORE-05", "EF-INF-04")


@rule("EF-FLAW-02")
def test_a_flaw_that_is_only_looked_at_is_not_taken_and_goes_back_where_one_likes():
    night = first_dream("specialist").deck(0, "ga01", "fl1", "ga03", "ga04", "ga05").hand(0, "mk09", "sp01")
    night.play("play:mk09:awareness")
    assert set(night.keys) == {"take:ga03", "take:ga04", "take:ga05"}
    night.play("take:ga04")
    assert set(night.keys) == {"take:ga03", "take:fl1", "take:ga05"}
    night.play("take:fl1", "take:ga03")
    assert (night.held(0), night.who(0).deck) == (["ga04"], ["ga01", "fl1", "ga03", "ga05"])


@rule("EF-TCARD-09")
def test_a_block_token_goes_back_when_the_slumber_ends_in_the_middle_of_a_turn():
    night = world("gambler").run(SlumberPlay(0, BOX.find("slumber", "s01"))).until("SlumberPlay.skip").play(PICK["play-on"]).until("Acting.act")
    night.blocked_steps = 1
    said(night, "{end: slumber}").until("Travel.choose")
    assert night.blocked_steps == 0


@rule("EF-OPT-05")
def test_after_a_dream_the_continuous_dream_lies_there_again_without_markers():
    night = world("gambler", continuous=True)
    night.continuous = 2
    night.run(DreamPlay(0, night.find("dream", "d2"))).until("Acting.act")
    said(night, "{end: dream}").until("Travel.choose")
    night.run(SlumberPlay(0, BOX.find("slumber", "s01")))
    assert (night.asked, night.continuous) == ("SlumberPlay.continuous", 0)


@rule("EF-SETUP-16")
def test_the_first_dream_begins_on_one_tile_with_two_entrance_spaces():
    night = EtherfieldsScenario("gambler")
    assert (night.map_tiles, night.keys) == (["d1-a2"], ["to:A2c", "to:A2d"])


@rule("EF-SETUP-15")
def test_in_the_first_game_nothing_of_the_dreamworld_is_there_yet():
    night = EtherfieldsScenario("gambler", play="campaign").until("Acting.act")
    assert night.current_dream == "d1"
    assert (night.wisdoms, night.item_market, night.open_dreams, night.key_tokens) == ([], [], [], 0)
    assert "world" not in [thing.id for thing in night.match.scene(0).things]


@rule("EF-GATE-05")
def test_the_introduction_is_read_when_the_dream_is_set_up_and_before_anybody_enters():
    night = EtherfieldsScenario("gambler")
    heard = [event.moment for event in night.match.listen().events]
    assert heard.index(vocabulary.ENTERED_DREAM) < heard.index(vocabulary.TURN_DECK) < heard.index(vocabulary.SCRIPT)
    assert (night.asked, night.space(0)) == ("Entrance.place", "")


def whole_turn() -> list[int]:
    """What happens in a Turn, from its beginning to the beginning of the next one."""
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").deck(0, *["ga01"] * 12)
    heard = night.listen()
    night.next_turn().play("act:effort:none").until("Acting.act").next_turn()
    moments = [event.moment for event in heard.events]
    begins = [at for at, moment in enumerate(moments) if moment == vocabulary.TURN]
    return moments[begins[0] : begins[1] + 1]


@rule("EF-TURN-02")
def test_first_cards_are_drawn_and_then_dreamers_act():
    moments = whole_turn()
    assert moments.index(vocabulary.DREW) < moments.index(vocabulary.ACTED) < moments.index(vocabulary.STEP)
    assert vocabulary.DREW not in moments[moments.index(vocabulary.ACTED) :]


@rule("EF-TURN-08")
def test_first_the_steps_of_the_turn_card_are_resolved_and_then_it_is_discarded():
    moments = whole_turn()
    assert moments.index(vocabulary.ACTED) < moments.index(vocabulary.STEP) < moments.index(vocabulary.TURN_DISCARDED)
    assert vocabulary.STEP not in moments[moments.index(vocabulary.TURN_DISCARDED) :]


def six_cards() -> EtherfieldsScenario:
    """A Dreamer with six cards: in deck, hand and discard pile two each."""
    night = first_dream("gambler").hand(0, "ga01", "ga02").deck(0, "ga05", "ga05")
    night.who(0).discard = ["ga03", "ga03"]
    return night.settle()


@rule("EF-DEATH-03")
@pytest.mark.parametrize("kept", ["progress", "sealed"])
def test_a_card_that_is_sealed_or_active_progress_is_not_one_of_the_six(kept):
    night = six_cards()
    if kept == "sealed":
        night.seal(0, 1)
    else:
        night.who(0).discard = ["ga03"]
        night.progress(0, "ga08")
    night.unsettled |= vocabulary.DEATH
    night.settle()
    assert night.match.result.cause == "death"


@rule("EF-DEATH-07")
def test_a_flipped_progress_card_is_not_one_of_the_six_and_placing_one_can_kill():
    night = six_cards().hand(0, "ga07", "ga01")
    assert night.match.result is None
    night.play("place:ga07:cunning").pay("ga01", colour="cunning")
    assert night.match.result.cause == "death"
    night = six_cards().progress(0, "ga08").flip(0, 0)
    night.who(0).discard = ["ga03"]
    night.unsettled |= vocabulary.DEATH
    night.settle()
    assert night.match.result.cause == "death"


@rule("EF-PROG-10")
def test_a_placed_card_is_never_among_those_to_discard():
    night = first_dream("gambler").progress(0, "sp06").hand(0, "ga12", "ga06").deck(0, *FULL)
    assert not [key for key in night.keys if key.split(":")[0] in ("take", "pay") and "sp06" in key]
    night.play("act:peek:none")
    assert (night.asked, night.keys) == ("Discarding.pick", ["take:ga06", "take:ga12"])
    night = first_dream("gambler").progress(0, "sp06").hand(0, "ga12", "ga06").deck(0, *FULL).begin("shed")
    assert (night.asked, night.keys) == ("Turn.shed", ["take:ga06", "take:ga12", "done"])
    full = first_dream("specialist").progress(0, "sp06", "sp07", "tg09", "fs07").hand(0, "mk41", "sp01", "sp01")
    full.play("place:mk41:awareness").until("ActionPlay.room")
    assert "take:sp06" in full.keys, "only to make room for another"


@rule("EF-LUCK-06")
def test_nothing_is_added_to_a_payment_after_the_boost():
    night = paying("e1-a", "awareness", "sp01", "ga12").luck("blank").play("pay:sp01:awareness", "boost")
    assert (night.asked, night.held(0), night.lair("e1").threats) == ("Acting.act", ["ga12"], 0), "the second card comes too late"
    drawn = paying("e1-a", "awareness", "sp01", "mk08").deck(0, *FULL).luck("blank").play("pay:sp01:awareness", "boost", "play:mk08:none")
    assert (drawn.asked, drawn.held(0), drawn.lair("e1").threats) == ("Acting.act", ["sp01"], 0), "so does one drawn while the die lies open"


@rule("EF-ACT-06")
def test_a_card_of_two_colours_gives_the_chosen_one_alone():
    both = next(card for card in BOX.cards if 0 < BOX.intents[card.index][vocabulary.AWARENESS] < 4 and BOX.intents[card.index][vocabulary.WRATH])
    for colour, action in (("awareness", "e1-a"), ("wrath", "e1-w")):
        night = paying(action, colour, both.id, "sp01", "tg11").play(f"pay:{both.id}:{colour}")
        assert night.frame.pool == BOX.intents[both.index][vocabulary.COLOURS.index(colour)]


@rule("EF-TCARD-04")
@pytest.mark.parametrize(("step", "distress"), [("basic", 1), ("special", 2)])
def test_basic_and_special_effects_are_different_steps(step, distress, monkeypatch):
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c").deck(0, *FULL)
    for word, amount in (("basic", 1), ("special", 2)):
        monkeypatch.setattr(night.content.entities[night.find("entity", "e1")], word, read_form(f"{{each: {{within: 0}}, do: {{suffer: {amount}}}}}"))
    night.run(Step(0, vocabulary.STEPS.index(step))).until("Acting.act")
    assert night.who(0).distress == distress
    assert {kind for turn in BOX.turns for kind in turn.kinds} == {vocabulary.MORPH, vocabulary.MOVEMENT, vocabulary.BASIC, vocabulary.SPECIAL}


@rule("EF-EMOV-10")
def test_an_entity_on_the_hatch_does_not_follow_a_dreamer_through_it():
    night = dream("d3", "gambler").tiles(*(tile.id for tile in BOX.tiles if tile.of == "d3")).no_entities().at(0, "A3d")
    night.flags.append("hole")
    assert "act:d3-h2:cunning" in night.hand(0, "ga05").keys, "the hatch is open"
    night.entity("e4", "C2b")
    before = night.distance("C2b", "A3d")
    move(night, "value").until("Acting.act")
    assert night.distance(night.figure(), "A3d") >= before - 2 > 1, "it walks"


@rule("EF-FATE-03")
def test_of_several_free_quirk_slots_the_players_choose_one():
    night = world("gambler")
    night.tiles("sm-a2", "sm-b4", "sm-c3")
    slots = [name_of(space) for space in night.dreamscape.quirk_slots if space not in night.table.quirk_slots_taken]
    night.tile_stack = []
    night.fate_deck = [*(each for each in night.fate_deck if each != "f06"), "f06"]
    night.run(DrawFate(0))
    assert len(slots) > 1
    assert (night.asked, night.keys) == ("DrawFate.quirk", [f"to:{space}" for space in slots])
    night.play(night.keys[-1])
    assert (night.quirks, night.quirk_spaces) == (["f06"], [slots[-1]])


@rule("EF-OVER-03")
def test_what_stands_where_an_overlay_goes_stays_there():
    night = dream("d2", "gambler").tiles("d2-b3").entity("e2", "B3a")
    night.ground["B3a"] = vocabulary.LIGHT
    night.letters = ["B3a"]
    said(night, "{overlay: [B3a]}")
    assert space_of("B3a") not in night.dreamscape.blocked
    assert (night.figures[-1].space, night.ground["B3a"], night.letters) == ("B3a", vocabulary.LIGHT, ["B3a"])


@rule("EF-ROUND-01")
def test_rounds_begin_with_the_first_player_and_go_clockwise():
    night = first_dream("gambler", "specialist", "tough-guy", rounds=True)
    night.first_player = 1
    night.begin("act")
    order = []
    for _ in range(3):
        order.append(night.seat)
        night.play("done")
    assert order == [1, 2, 0]


@rule("EF-DEATH-05")
def test_a_lost_dream_is_hidden_again_but_for_what_was_gained():
    night = at(world("gambler"), "p1")
    night.key_tokens = 4
    night.play("go:p2", "gate:d2").until("Acting.act")
    start = night.map_tiles
    said(night, "{reveal: [d2-b3]}").until("Acting.act")
    said(night, "{gain-card: si03}")
    assert night.map_tiles == sorted([*start, "d2-b3"])
    night.who(0).distress = 7
    night.run(Harm(0, 1, "EF-DEATH-01")).until("Travel.choose")
    assert "si03" in [*night.who(0).deck, *night.who(0).discard]
    assert "si03" not in night.secret_cards
    night.key_tokens = 4
    at(night, "p1").play("go:p2", "gate:d2").until("Acting.act")
    assert night.map_tiles == start


@rule("EF-COMP-19")
def test_what_was_removed_from_the_game_never_comes_back():
    gone = {**STORED, "slumbers": [each for each in STORED["slumbers"] if each != "s01"], "removed": ["slumber s01", "note n02"]}
    night = EtherfieldsScenario("gambler", campaign=gone).until("Travel.choose")
    assert "s01" not in night.slumber_deck
    said(night, "{add-slumber: [s01]}")
    said(night, "{gain-note: n02}")
    assert "s01" not in night.slumber_deck
    assert "n02" not in night.notes
