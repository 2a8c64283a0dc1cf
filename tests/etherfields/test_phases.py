"""What a Turn starts, ends and remembers."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.turn import quirk, remembers
from tests.etherfields.scenario import PICK, dream, first_dream, slumber

rule = pytest.mark.rule
DECK = ["mk01"] * 20


def in_slumber(*quirks):
    night = slumber("s01", "tough-guy").deck(0, *DECK)
    night.quirks = list(quirks)
    return night


@rule("EF-FATE-05", "EF-ICON-08")
@pytest.mark.parametrize(("quirks", "ground", "drawn"), [(["f04"], vocabulary.LIGHT, 5), (["f04"], 0, 4), (["f06"], vocabulary.LIGHT, 4), ([], vocabulary.LIGHT, 4)])
def test_a_puddle_of_stars_draws_one_more_on_light(quirks, ground, drawn):
    night = in_slumber(*quirks)
    night.ground[night.space(0)] = ground
    night.next_turn()
    assert len(night.held(0)) == drawn


@rule("EF-FATE-05")
def test_quirks_work_in_slumbers_alone():
    night = first_dream("tough-guy").deck(0, *DECK).at(0, "A2c")
    night.quirks = ["f04"]
    assert quirk(night.table, "stars") < 0
    night.ground["A2c"] = vocabulary.LIGHT
    assert len(night.next_turn().held(0)) == 4
    sleeping = in_slumber("f04")
    assert quirk(sleeping.table, "stars") == sleeping.content.find("fate", "f04")
    assert quirk(sleeping.table, "extra-movement") < 0


@rule("EF-FATE-05")
@pytest.mark.parametrize(("quirks", "card", "steps"), [(["f14"], "t05", 1), ([], "t05", 0), (["f14"], "t08", 0)])
def test_in_ticking_snow_entities_move_once_more_on_spades(quirks, card, steps):
    night = in_slumber(*quirks).card(card)
    far = night.far(night.space(0))
    night.figures[0].space = max(far, key=lambda space: (far[space] < 99) * far[space])
    start = night.distance(night.figures[0].space, night.space(0))
    assert start > 1
    night.movement(*["one"] * steps).next_turn()
    assert night.distance(night.figures[0].space, night.space(0)) == start - steps


@rule("EF-ICON-08", "EF-TURN-03")
def test_a_drawing_bonus_is_for_the_one_who_stands_there():
    night = first_dream("tough-guy", "gambler").tiles("d1-b2").at(0, "B2b").at(1, "A2c").deck(0, *DECK).deck(1, *DECK)
    night.next_turn()
    assert [len(night.held(seat)) for seat in (0, 1)] == [5, 4]


@rule("EF-TURN-05")
def test_only_those_who_hold_cards_are_asked_what_to_discard():
    night = first_dream("tough-guy", "gambler", "specialist").deck(0, *DECK).deck(1, *DECK).deck(2, *DECK).hand(1, "ga01", "ga02")
    night.until("Turn.shed")
    assert night.match.decision.seat == 1
    night.play("take:ga01")
    assert night.match.decision.seat == 1
    night.play("done")
    assert night.asked == "Acting.act"
    assert sorted(len(night.held(seat)) for seat in range(3)) == [4, 4, 5]


@rule("EF-ROUND-05", "EF-TCARD-02")
def test_the_marker_passes_at_each_turn_but_the_first():
    night = first_dream("tough-guy", "gambler", "specialist")
    first = night.first_player
    assert night.turn == 1
    assert night.next_turn().first_player == (first + 1) % 3
    assert night.next_turn().first_player == (first + 2) % 3
    assert night.turn == 3
    assert night.last_turn_card == night.turn_deck[-1]


@rule("EF-TURN-01")
@pytest.mark.parametrize(("sealed", "distress", "wisdom", "lucid"), [([], 0, "w13", 1), (["fl1"], 0, "w13", 0), ([], 1, "w13", 0), ([], 0, "w02", 0)])
def test_a_dreamer_without_a_scratch_is_lucid_once_that_is_learned(sealed, distress, wisdom, lucid):
    night = first_dream("tough-guy").at(0, "A2c").wisdom(wisdom)
    night.who(0).sealed, night.who(0).distress = sealed, distress
    night.next_turn()
    assert night.who(0).marks.lucid == lucid


@rule("EF-TURN-10", "EF-STATE-08")
def test_what_lasts_until_the_end_of_the_turn_stops():
    night = first_dream("tough-guy").at(0, "A2c").entity("e4", "A3a").card("t08")
    night.figures[0].states = 0b1111
    night.blocked_steps, night.decoy = 3, "A3b"
    night.counters["story"] = 1
    night.who(0).marks.no_contact = 1
    night.table.opened_edges = [min(night.dreamscape.walls)]
    night.table.change_edges()
    night.next_turn()
    assert night.figures[0].states == 1 << vocabulary.POISONED
    assert (night.blocked_steps, night.decoy, night.counters["story"]) == (0, "", 0)
    assert night.who(0).marks.no_contact == 0
    assert night.table.opened_edges == []


@rule("EF-TURN-10")
def test_the_wall_token_lies_until_the_end_of_the_turn_and_the_clock_hand_longer():
    night = first_dream("tough-guy").at(0, "A2c")
    night.added_walls = [min(night.dreamscape.walls)]
    assert night.next_turn().added_walls == []
    hour = dream("d5", "tough-guy")
    assert hour.added_walls
    assert hour.next_turn().added_walls


@rule("EF-MASK-03", "EF-TURN-10")
def test_what_was_used_this_turn_comes_back_and_what_was_used_this_slumber_does_not():
    night = slumber("s08", "tough-guy")
    action = night.content.actions[night.find("action", "s08-a")]
    lair = night.lair(night.entity_tiles[0])
    lair.contacts = [action.index * 8, night.find("action", "e2-a") * 8]
    night.next_turn()
    assert night.lair(night.entity_tiles[0]).contacts == [action.index * 8]


@rule("EF-TURN-10", "EF-TCARD-15")
def test_the_used_card_lies_on_top_of_its_pile_and_the_next_one_is_seen():
    night = first_dream("tough-guy")
    used, following = night.turn_deck[-1], night.turn_deck[-2]
    night.next_turn()
    assert night.used_turns[-1] == used
    assert night.turn_deck[-1] == following
    assert night.known("turns")[-1] & 1


@rule("EF-TCARD-08")
@pytest.mark.parametrize(("respawn", "figures"), [(1, 2), (2, 1), (0, 1)])
def test_a_figure_comes_back_when_its_time_has_come(respawn, figures):
    night = first_dream("tough-guy").tiles("d1-a3").at(0, "A2c").entity("e4", "A2a").card("t08")
    night.lair("e4").respawn = respawn
    night.next_turn()
    assert len(night.figures) == figures
    assert night.lair("e4").respawn == max(0, respawn - 1)


@rule("EF-FAQ-02")
def test_what_first_memories_wait_for():
    night = first_dream("tough-guy", "gambler")
    marks = night.who(0).marks
    for value, met in ((1, False), (2, True), (3, True)):
        marks.threes = value
        assert remembers(night.table, 0, "two-threes") == met
    for value, met in ((0, False), (1, True)):
        marks.took_harm = value
        assert remembers(night.table, 0, "took-harm") == met
    for value, met in ((3, False), (6, False), (7, True)):
        marks.colours_paid = value
        assert remembers(night.table, 0, "three-colours") == met
    assert not remembers(night.progress(0, "sp06", "sp07", "sp09").table, 0, "four-progress")
    assert remembers(night.progress(0, "sp06", "sp07", "sp09", "sp10").table, 0, "four-progress")
    night.flip(0, 1)
    assert not remembers(night.table, 0, "four-progress"), "only active ones count"
    assert not remembers(night.table, 1, "two-threes")


@rule("EF-FAQ-02")
def test_a_memory_is_resolved_for_its_own_dreamer_and_leaves_the_game():
    night = first_dream("tough-guy", "gambler")
    memory = next(each for each in night.content.memories if each.condition == "two-threes")
    night.who(1).memory = memory.id
    night.who(0).marks.threes = 2
    night.ask_again()
    assert night.who(1).memory == memory.id
    night.who(1).marks.threes = 2
    night.play("done").until("Acting.act")
    assert night.who(1).memory == ""
    assert f"memory {memory.id}" in night.removed


@rule("EF-CLOCK-01", "EF-TURN-11")
@pytest.mark.parametrize("hours", [0, 1])
def test_a_turn_is_bought_at_the_end_for_an_hour(hours):
    night = first_dream("tough-guy").at(0, "A2c")
    night.turn_deck = night.turn_deck[-1:]
    night.hours = hours
    night.until("Encounter.buy" if hours else "")
    if hours:
        assert night.keys == [PICK["hour-turn"], PICK["nothing"]]
        night.play(PICK["hour-turn"])
        assert (night.hours, len(night.turn_deck)) == (0, 1)


@rule("EF-ICON-01", "EF-ICON-03", "EF-ICON-02")
def test_a_gem_goes_into_its_slot_and_comes_back():
    night = first_dream("tough-guy").tiles("d1-b2").at(0, "B2d")
    night.who(0).gems = 2
    heard = night.ask_again().listen()
    night.play("spot:d1-b2d")
    assert (night.who(0).gems, night.filled_spots) == (1, ["d1-b2d"])
    assert night.limit("contact-cost", 0) == -1
    night.play("spot:d1-b2d")
    assert (night.who(0).gems, night.filled_spots) == (2, [])
    assert night.limit("contact-cost", 0) == 0
    told = [(event.moment, event.subject, event.amount) for event in heard.events if event.moment in (vocabulary.GAINED, vocabulary.LOST)]
    assert told == [(vocabulary.LOST, vocabulary.GEM, 1), (vocabulary.GAINED, vocabulary.GEM, 1)]


@rule("EF-ROUND-02", "EF-ROUND-03", "EF-ROUND-04")
def test_in_rounds_passing_counts_only_for_those_who_did_nothing():
    night = first_dream("tough-guy", "gambler", rounds=True).at(0, "A2c").at(1, "A2c").hand(0, "ga06", "ga06").hand(1, "ga06")
    first = night.match.decision.seat
    night.play(f"play:{night.held(first)[0]}:none").until("Acting.act")
    assert night.match.decision.seat == first
    night.play("done")
    assert night.match.decision.seat == 1 - first
    night.play("done")
    assert (night.asked, night.match.decision.seat) == ("Acting.act", first), "ending a round in which one acted is no passing"
    turn = night.turn
    night.play("done")
    assert night.asked != "Acting.act" or night.turn > turn


@rule("EF-CORE-10")
def test_one_dreams_or_slumbers_also_in_the_first_of_each():
    night, other, third = first_dream("tough-guy"), slumber("s01", "tough-guy"), slumber("s01", "tough-guy")
    third.current_slumber = third.content.slumbers[0].id
    assert night.current_dream == night.content.dreams[0].id
    assert [(each.table.in_dream(), each.table.in_slumber()) for each in (night, other, third)] == [(True, False), (False, True), (False, True)]


@rule("EF-TURN-11")
def test_out_of_turns_reads_what_the_gate_says():
    night = first_dream("tough-guy").at(0, "A2c")
    night.hours = 0
    night.until("")
    assert "s112" in night.scripts
    assert (night.won, night.match.result.cause) == (False, "failed")


@rule("EF-TURN-11", "EF-TURN-01")
@pytest.mark.parametrize(("cap", "cause", "length"), [(2, "cap-draw", 3), (0, "failed", 4)])
def test_a_length_guard_ends_what_goes_on_too_long(cap, cause, length):
    night = first_dream("tough-guy", cap=cap).at(0, "A2c")
    night.hours = 0
    night.until("")
    assert (night.match.result.cause, night.length) == (cause, length)


@rule("EF-SLUM-07", "EF-SLUM-08", "EF-SLUM-11")
@pytest.mark.parametrize("name", ["s01", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s12"])
def test_skipping_ends_a_slumber_or_resolves_what_happens_out_of_turns(name):
    night = slumber(name, "tough-guy").deck(0, *DECK)
    tile = night.content.slumbers[night.find("slumber", name)]
    while night.match.decision is not None and night.asked != "Turn.skip" and night.turn < 2:
        night.idle()
    if tile.skip == "no":
        assert night.asked != "Turn.skip"
        return
    assert night.keys == [PICK["play-on"], PICK["skip"]]
    heard = night.listen()
    night.play(PICK["skip"])
    told = [event.moment for event in heard.events]
    if tile.skip == "end":
        assert vocabulary.ENDED_SLUMBER in told
    assert not night.won


@rule("EF-ROUND-01", "EF-ROUND-02")
def test_alone_there_are_no_rounds():
    night = first_dream("tough-guy", rounds=True).at(0, "A2a").hand(0, "sp01", "tg11", "tg11")
    night.do("d1-1", "sp01").until("Acting.act")
    assert "act:d1-2:wrath" in night.at(0, "A2b").keys, "a second Dream action"


@rule("EF-TURN-06", "EF-ROUND-02")
def test_without_rounds_dream_actions_are_not_counted():
    night = first_dream("tough-guy", "gambler", rounds=False).at(0, "A2a").hand(0, "sp01", "tg11", "tg11").at(1, "A2c")
    night.do("d1-1", "sp01").until("Acting.act")
    assert "act:d1-2:wrath" in night.at(0, "A2b").offered(0)


@rule("EF-ROUND-02", "EF-TURN-06")
def test_moves_cards_and_basic_actions_are_no_dream_actions():
    night = first_dream("tough-guy", "gambler", rounds=True).at(0, "A2c").at(1, "A2d").hand(0, "mk08", "ga06", "ga01", "sp01", "sp01").deck(0, *DECK)
    night.play("play:ga06:none", PICK["hearts"]).play("act:move:cunning").pay("ga01", colour="cunning").until("Walk.choose").play("to:A2a").until("Acting.act")
    assert night.space(0) == "A2a"
    assert "act:d1-1:awareness" in night.keys
    night.do("d1-1", "sp01").until("Acting.act")
    assert night.match.decision.seat == 0
    assert not any(key.startswith("act:d1") for key in night.at(0, "A2b").hand(0, "tg11", "tg11").keys)
    assert any(key.startswith(("act:move", "act:effort")) for key in night.keys)


@rule("EF-ROUND-03", "EF-TURN-07")
def test_help_in_another_ones_round_does_not_undo_that_he_has_acted():
    night = first_dream("tough-guy", "gambler", rounds=True).at(0, "A2c").at(1, "A2c").hand(0, "ga06").hand(1, "mk08").deck(1, *DECK)
    night.play("play:ga06:none", PICK["hearts"]).play("play:mk08:none", seat=1)
    assert night.match.decision.seat == 0
    night.play("done", "done")
    assert (night.asked, night.match.decision.seat) == ("Acting.act", 0)
