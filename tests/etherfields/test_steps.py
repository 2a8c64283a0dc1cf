"""Entities, Morphings and States, and the steps of Turn cards."""

import pytest

from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.targets import assault_range
from pionek.games.etherfields.language.entity_verbs import put_state
from pionek.games.etherfields.language.selectors import hits
from pionek.games.etherfields.model.dreamscape import FAR, Dreamscape, Layout, space_of
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps
from pionek.games.etherfields.procedures.entity_movement import EntityMove, speed, wanted
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.situations import move

rule = pytest.mark.rule


# Entities and Turn cards


@rule("EF-ENT-01", "EF-SLUM-06", "EF-GATE-06")
def test_an_entity_tile_brings_turn_cards_and_figures():
    night = slumber("s05", "gambler", "specialist")
    assert len(night.turn_deck) == 4
    assert len(night.figures) == 3
    assert {each.entity for each in night.figures} == {"es05"}


@rule("EF-ENT-03")
def test_each_dreamer_is_hit_once_however_many_figures_reach_him():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a", "A2d", "A2c").card("t08")
    night.deck(0, *["ga01"] * 12).next_turn()
    assert night.who(0).distress == 1
    choir = slumber("s12", "gambler").at(0, "B2a").deck(0, *["ga01"] * 14)
    for figure in choir.figures:
        figure.space = "B2a"
    choir.card("t08").next_turn()
    assert len(choir.who(0).sealed) == 3


@rule("EF-ENT-04", "EF-COMPAN-01", "EF-COMPAN-03")
def test_a_companion_is_neither_entity_nor_dreamer():
    night = first_dream("gambler").at(0, "A2c").hand(0, "mk41", "sp01", "sp01")
    night.play("place:mk41:awareness").pay("sp01", "sp01")
    assert len(night.companions) == 1
    assert night.figures == []
    night.companions = [night.companions[0]._replace(space="A2a")]
    night.entity("e1", "A2b")
    assert wanted(night.table, 0, night.dreamscape.far(space_of("A2b"))) == [0]
    assert hits(night.table, night.find("entity", "e1"), 0, 0) == []


@rule("EF-EMOV-01")
@pytest.mark.parametrize(("die", "spaces"), [pytest.param("one", 1, marks=rule("EF-EMOV-02")), pytest.param("value", 2, marks=rule("EF-EMOV-03"))])
def test_the_movement_die(die, spaces):
    night = first_dream("gambler").tiles("d1-a3", "d1-b2", "d1-b3").at(0, "A2c").entity("e1", "A3b")
    night.figures[0].space = "A3b"
    move(night, die).until("Acting.act")
    assert night.far("A3b")[night.figures[0].space] == spaces


@rule("EF-EMOV-04")
def test_value_and_again_rolls_once_more():
    night = first_dream("gambler").tiles("d1-a3", "d1-b2", "d1-b3").at(0, "A2a").entity("e1", "A3b")
    move(night, "again", "one").until("Acting.act")
    assert night.far("A3b")[night.figures[0].space] == 3


@rule("EF-EMOV-05")
def test_who_ignores_the_die_moves_as_the_tile_says():
    night = dream("d3", "gambler").tiles("d3-a2", "d3-a3").at(0, "A2a").entity("e3", "A3a")
    rolled = night.listen()
    night.run(EntityMove(0, len(night.figures) - 1))
    assert vocabulary.MOVEMENT_ROLLED not in [event.moment for event in rolled.events]
    assert night.figures[-1].space == "A2b"
    night.until("Acting.act").at(0, "C1c")
    night.run(EntityMove(0, len(night.figures) - 1))
    assert night.figures[-1].space == "A2b"


@rule("EF-EMOV-06", "EF-EMOV-07")
def test_the_closest_dreamer_and_the_players_choose_among_equals():
    night = first_dream("gambler", "specialist").at(0, "A2d").at(1, "A2c").entity("e1", "A2a")
    far = night.dreamscape.far(space_of("A2a"))
    assert wanted(night.table, 0, far) == [1]
    night.at(0, "A2c")
    move(night, "one")
    assert night.figure() == "A2c", "both stand on one space, so that there is nothing to choose"
    night.at(0, "A2a").at(1, "A2d")
    move(night, "one")
    assert (night.asked, night.keys) == ("EntityMove.aim", ["who:1", "who:2"])
    night.play("who:2")
    assert night.figure() == "A2d"


@rule("EF-EMOV-08")
def test_an_entity_beside_a_dreamer_or_without_a_way_stays():
    night = first_dream("gambler").at(0, "A2a").entity("e1", "A2a")
    night.run(EntityMove(0, 0))
    assert night.figure() == "A2a"
    night = dream("d2", "gambler").tiles("d2-b4").at(0, "B1a").entity("e2", "B4d")
    move(night, "value")
    assert night.figure() == "B4d"


@rule("EF-EMOV-09")
def test_an_entity_stops_in_its_targets_space():
    night = first_dream("gambler").at(0, "A2c").entity("e2", "A2a")
    move(night, "value")
    assert night.figure() == "A2c"


@rule("EF-EMOV-11")
@pytest.mark.parametrize(("one_roll", "rolls"), [(False, 2), (True, 1)])
def test_each_entity_rolls_or_one_roll_serves_all(one_roll, rolls):
    night = first_dream("gambler", oneroll=one_roll).at(0, "A2c").entity("e1", "A2a").entity("e5", "A2b").card("t10")
    night.blocked_steps = 2
    heard = night.listen()
    night.deck(0, *["ga01"] * 12).next_turn()
    assert len([event for event in heard.events if event.moment == vocabulary.MOVEMENT_ROLLED]) == rolls


@rule("EF-MORPH-01", "EF-MORPH-05")
def test_a_morphing_step_adds_a_random_one_and_movement_grows_by_two():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").card("t12")
    night.blocked_steps = 2
    night.chance(4)
    night.deck(0, *["ga01"] * 12).next_turn()
    assert night.lair("e1").morphs[vocabulary.MORPH_MOVE] == 1
    assert speed(night.table, 0) == 4
    frame = EntityMove(0, 0)
    frame.note(night.table, 1)
    assert frame.left == 1


@rule("EF-MORPH-03", "EF-MORPH-04")
def test_morphings_add_distress_and_sealing():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").morph("e1", vocabulary.MORPH_DISTRESS, 2).card("t08")
    night.deck(0, *["ga01"] * 12).next_turn()
    assert night.who(0).distress == 3
    night.morph("e1", vocabulary.MORPH_SEAL).card("t05").deck(0, *["ga01"] * 14).until("Encounter.buy")
    assert len(night.who(0).sealed) == 4


@rule("EF-MORPH-06", "EF-TCARD-05")
def test_morphing_four_adds_range_but_not_to_range_nothing():
    night = first_dream("gambler").tiles("d1-b2").at(0, "B2a").entity("e1", "A2a").entity("e4", "A2c")
    entity = night.find("entity", "e1")
    assert hits(night.table, entity, 0, 1) == []
    night.morph("e1", vocabulary.MORPH_RANGE)
    assert hits(night.table, entity, 0, 1) == [0]
    night.lair("e4").morphs[vocabulary.MORPH_RANGE] = 1
    assert hits(night.table, night.find("entity", "e4"), 0, 0) == []


@rule("EF-STATE-01", "EF-STATE-02")
def test_dreamers_and_entities_can_be_under_a_state_each_alone():
    night = first_dream("gambler", "tough-guy").at(0, "A2b").at(1, "A2c").entity("e5", "A2a", "A2c").hand(1, "tg01")
    night.play("done", "play:tg01:none")
    assert night.asked == "Resolution.go_on"
    night.play("aim:1")
    assert [each.states for each in night.figures] == [1, 0]
    effect = night.content.entities[night.find("entity", "es09")].basic
    resolve = Resolution(0, [effect], mode=night.find("entity", "e5") + 1)
    night.run(resolve).until("Acting.act")
    assert night.who(1).states == 1


@rule("EF-STATE-04")
def test_dazed_caps_the_range_at_one():
    night = first_dream("specialist").progress(0, "sp07").at(0, "A2d").entity("e1", "A2a")
    assert assault_range(night.table, 0, contact=True) == 2
    night.who(0).states = 1 << vocabulary.DAZED
    assert assault_range(night.table, 0, contact=True) == 1
    assert hits(night.table, night.find("entity", "e1"), 0, 2) == [0]
    put_state(night.table, 0, vocabulary.DAZED)
    assert hits(night.table, night.find("entity", "e1"), 0, 2) == []


@rule("EF-STATE-05")
def test_a_stunned_entity_deals_no_distress_but_still_seals():
    night = first_dream("gambler").at(0, "A2c").entity("es07", "A2a").card("t05").deck(0, *["ga01"] * 14)
    put_state(night.table, 0, vocabulary.STUNNED)
    night.next_turn()
    assert night.who(0).distress == 0
    assert len(night.who(0).sealed) == 1


@rule("EF-STATE-06")
def test_the_paralysed_neither_move_nor_relocate():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2b").hand(0, "ga01", "ga11", "ga06")
    put_state(night.table, 0, vocabulary.PARALYSED)
    night.run(EntityMove(0, 0))
    assert night.figure() == "A2b"
    night.who(0).states = 1 << vocabulary.PARALYSED
    night.ask_again()
    assert night.why_not(0, "action", "move") == "EF-STATE-06"
    assert "play:ga11:awareness" not in night.keys
    night.next_turn()
    assert night.who(0).states == 0


@rule("EF-STATE-07")
def test_the_poisoned_get_no_morphings_to_the_end():
    night = first_dream("gambler").entity("e1", "A2a")
    put_state(night.table, 0, vocabulary.POISONED)
    assert not night.add_morph("e1")
    night.next_turn()
    assert not night.add_morph("e1")


@rule("EF-TCARD-02", "EF-TIP-03")
def test_only_the_current_turn_card_and_its_loot_are_seen():
    night = first_dream("gambler").card("t08")
    scene = night.match.scene(0)
    team = next(thing for thing in scene.things if thing.id == "team")
    cards = [thing.id for thing in team.things if thing.id.startswith("turn:")]
    assert cards == ["turn:t08"]
    card = next(thing for thing in team.things if thing.id == "turn:t08")
    assert "Loot" in "".join(part if isinstance(part, str) else part.name for part in card.text)


@rule("EF-TCARD-03", "EF-TCARD-04")
def test_steps_are_resolved_from_top_to_bottom():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").card("t03").deck(0, *["ga01"] * 12)
    heard = night.listen()
    night.next_turn()
    steps = [event.subject for event in heard.events if event.moment == vocabulary.STEP]
    assert steps == [vocabulary.MORPH, vocabulary.MOVEMENT, vocabulary.BASIC]


@rule("EF-TCARD-06")
def test_a_step_without_anything_in_play_is_skipped():
    night = first_dream("gambler").card("t07")
    heard = night.listen()
    night.next_turn()
    assert vocabulary.STEP not in [event.moment for event in heard.events]


@rule("EF-TCARD-07")
def test_effects_of_two_tiles_in_one_step_all_happen():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").entity("es07", "A2d").card("t08").deck(0, *["ga01"] * 12)
    night.next_turn()
    assert night.who(0).distress == 2


@rule("EF-TCARD-08")
def test_end_of_turn_instructions_come_after_all_steps():
    night = dream("d3", "gambler").entity("e4", "C2d").deck(0, *["ga01"] * 12).card("t08")
    heard = night.listen()
    night.next_turn()
    moments = [(event.moment, event.subject) for event in heard.events]
    steps = [at for at, (moment, _s) in enumerate(moments) if moment == vocabulary.STEP]
    counted = [at for at, moment in enumerate(moments) if moment == (vocabulary.COUNTED, vocabulary.FLOOD)]
    assert night.counters["flood"] == 1
    assert max(steps) < counted[0]


@rule("EF-TCARD-09")
def test_a_blocked_step_is_skipped():
    night = first_dream("free-spirit").at(0, "A2c").entity("e1", "A2a").card("t02").hand(0, "fs05", "sp01", "sp01")
    night.play("play:fs05:awareness").pay("sp01", "sp01")
    assert night.asked == "Resolution.go_on"
    night.play("pick:step-1")
    assert night.blocked_steps == 1
    night.deck(0, *["ga01"] * 12).next_turn()
    assert night.who(0).distress == 0


@rule("EF-TCARD-12", "EF-CORE-09")
def test_loot_of_the_current_card_may_offer_a_choice():
    night = slumber("s06", "gambler").card("t05")
    night.who(0).ether = 2
    night.ask_again().play("act:s06-e:none")
    assert night.asked == "Resolution.go_on"
    night.play("choose:1")
    assert night.key_tokens == 1


@rule("EF-TCARD-13")
def test_loot_after_the_last_turn_is_that_of_the_last_card():
    night = slumber("s08", "gambler").card("t02")
    night.hours = 0
    night.turn_deck = night.turn_deck[-1:]
    night.ask_again().until("")
    assert night.who(0).ether == 1
    assert night.match.result.cause == "won"


@rule("EF-TCARD-14")
def test_resolving_the_turn_card_early_does_not_discard_it():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").card("t08").deck(0, *["ga01"] * 12)
    current = night.turn_deck[-1]
    night.run(CardSteps(0))
    assert night.who(0).distress == 1
    assert night.turn_deck[-1] == current
    night.next_turn()
    assert night.who(0).distress == 2


@rule("EF-COMP-03", "EF-COMP-05")
def test_markers_and_threat_tokens_mean_what_their_tile_says():
    night = first_dream("specialist", "gambler").entity("e1", "A2a").at(0, "A2c").hand(0, *["sp01"] * 4)
    night.do("e1-a", *["sp01"] * 4).until("Acting.act")
    assert "porter-friend" in night.flags
    assert night.figures == []
    night = first_dream("tough-guy").entity("e1", "A2a").at(0, "A2c").hand(0, *["tg11"] * 3)
    night.do("e1-w", *["tg11"] * 3, colour="wrath").until("Acting.act")
    assert "porter-broken" in night.flags


@rule("EF-COMP-18")
def test_any_story_token_serves():
    night = dream("d2", "gambler").at(0, "B2b").hand(0, "ga01")
    night.do("d2-2", "ga01", colour="cunning").until("Acting.act")
    assert night.letters == ["seat 0"]


def test_every_space_of_every_dream_can_be_reached():
    night = first_dream()
    box = night.content
    for gate in box.dreams:
        tiles = sorted(tile.id for tile in box.tiles if tile.of == gate.id)
        opened = [space_of("B3a")] if gate.id == "d2" else []
        scape = Dreamscape(box, Layout(gate.id, tiles, [], [], opened).text())
        far = scape.far(scape.entrance[0])
        lost = [space for space in scape.open_spaces() if far[space] == FAR]
        assert lost == [], gate.id
