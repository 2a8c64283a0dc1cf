"""What a Dreamer sees: everything that is printed, limits and supplies, used actions, Walls with openings, and cards that are told apart."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.procedures.dreamworld import AtGate
from pionek.games.etherfields.procedures.market import Buying
from tests.etherfields.scenario import PICK, dream, first_dream
from tests.etherfields.situations import FULL, world
from tests.etherfields.words import said

rule = pytest.mark.rule


def walk(things):
    for thing in things:
        yield thing
        for name in ("things", "cards", "tokens", "places", "numbers"):
            yield from walk(getattr(thing, name, []))


def seen(night, seat=0):
    night.ask_again()
    return list(walk(night.match.scene(seat).things))


def thing(night, id, seat=0):
    return next(each for each in seen(night, seat) if each.id == id)


@rule("EF-INF-01")
def test_intent_cost_and_price_of_a_card_are_shown_as_printed():
    night = first_dream("gambler", "specialist").hand(0, "ga11")
    card = thing(night, "card:ga11")
    assert card.cost == 2
    assert [(token.kind, token.count) for token in card.tokens] == [("cost-awareness", 2), ("awareness", 3), ("price", 1)]
    both = thing(first_dream("tough-guy").hand(0, "tg02"), "card:tg02")
    assert [(token.kind, token.count) for token in both.tokens if token.kind in vocabulary.COLOURS] == [("cunning", 2), ("wrath", 2)]


@rule("EF-ACT-02")
def test_the_cost_of_actions_and_items_is_shown():
    night = first_dream("gambler").items("it13")
    assert [(token.kind, token.count) for token in thing(night, "action:d1-1").tokens] == [("cost-awareness", 2)]
    assert ("wrath", 3) in [(token.kind, token.count) for token in thing(night, "item:it13").tokens]
    gem = thing(night, "action:remove-morphing")
    assert [token.kind for token in gem.tokens] == ["cost-key", "cost-ether"]


@rule("EF-MAP-05", "EF-COMP-06")
def test_a_single_use_action_shows_that_it_is_used_up():
    night = first_dream("gambler").at(0, "A2a")
    assert "blocked" not in [token.kind for token in thing(night, "action:d1-1").tokens]
    night.used_actions = ["d1-1"]
    assert "blocked" in [token.kind for token in thing(night, "action:d1-1").tokens]


@rule("EF-WALL-02")
def test_a_wall_with_an_opening_is_in_the_scene_on_both_sides():
    night = first_dream("gambler").tiles("d1-b2")
    gaps = {each.name.split(" ")[0]: each.gaps for each in seen(night) if getattr(each, "gaps", None)}
    assert gaps == {"A2c": ["s"], "B2a": ["n"], "B2d": ["e"]}
    walls = {each.name.split(" ")[0]: each.closed for each in seen(night) if getattr(each, "closed", None)}
    assert walls["A2a"] == ["e"]


@rule("EF-COMP-02", "EF-HAND-01")
def test_the_shared_supply_of_distress_and_the_limits_are_shown():
    night = first_dream("gambler", "specialist")
    night.who(0).distress, night.who(1).distress = 3, 4
    assert (thing(night, "supply:distress").value, thing(night, "supply:distress").high) == (9, 16)
    assert (thing(night, "hand-limit:0").value, thing(night, "progress-limit:1").value) == (6, 4)
    bigger = next(card.id for card in night.content.cards if any(ability.what == vocabulary.HAND_LIMIT for ability in card.abilities))
    night.progress(0, bigger)
    limit = thing(night, "hand-limit:0")
    assert limit.value == 6 + sum(share.amount for share in limit.shares[1:]) != 6


@rule("EF-ITEM-04")
def test_the_storage_is_shown_and_nothing_in_it_can_be_used():
    night = first_dream("gambler").items("it1")
    night.table.storage = [night.find("item", "it2"), night.find("item", "it3")]
    storage = thing(night, "storage")
    assert (storage.count, [card.id for card in storage.cards]) == (2, ["item:it2", "item:it3"])
    assert not any(card.options for card in storage.cards)


@rule("EF-PROG-05")
def test_equal_cards_have_ids_of_their_own_and_only_those_in_hand_can_be_played():
    night = first_dream("specialist", "gambler").hand(0, "sp01", "sp01", "sp07").hand(1, "sp01").progress(0, "sp07", "sp07")
    night.who(0).discard = ["sp01", "sp01"]
    night.who(0).flipped = [0, 1]
    ids = [each.id for each in seen(night)]
    assert len(ids) == len(set(ids)), sorted({each for each in ids if ids.count(each) > 1})
    assert {"card:sp01", "card:sp01:2", "discard:0:sp01", "discard:0:sp01:2", "hand:1:sp01", "placed:0:sp07", "placed:0:sp07:2"} <= set(ids)
    assert thing(night, "card:sp01").options == thing(night, "card:sp01:2").options
    assert thing(night, "discard:0:sp01").options == []


@rule("EF-PROG-12")
def test_the_copy_that_would_leave_is_the_one_to_click():
    night = first_dream("specialist").progress(0, "sp07", "tg09", "fs07", "mk41", "sp07")
    night.who(0).flipped = [0, 0, 0, 0, 1]
    night.table.changed()
    night.table.decision = None
    night.table.advance()
    scene = night.match.scene(0)
    things = {choice.key: choice.things for choice in scene.choices}
    assert things["take:sp07"] == ["placed:0:sp07"]
    assert things["pick:flipped-sp07"] == ["placed:0:sp07:2"]
    options = {each.id: each.options for each in walk(scene.things) if each.id.startswith("placed:0:sp07")}
    assert options == {"placed:0:sp07": ["take:sp07"], "placed:0:sp07:2": ["pick:flipped-sp07"]}


@rule("EF-INF-02")
def test_the_cards_of_a_look_at_the_deck_lie_beside_those_in_hand():
    night = said(first_dream("gambler").hand(0, "ga01").deck(0, "ga05", "ga01", "ga02", "ga03"), "{catalogue: 3}")
    scene = night.match.scene(0)
    assert {choice.key: choice.things for choice in scene.choices}["take:ga01"] == ["shown:ga01"]
    found = {each.id: each.options for each in walk(scene.things) if each.id in ("shown:ga01", "card:ga01")}
    assert (found["shown:ga01"], found["card:ga01"]) == (["take:ga01"], [])


@rule("EF-SOLO-01")
def test_the_card_that_goes_is_clicked_where_it_lies_open():
    night = world("gambler").hand(0, "mk01")
    night.market = [*night.market[:-3], "mk01", "mk02", "mk03"]
    night.run(Buying(0, 3)).play(PICK["replace"])
    assert thing(night, "shown:mk01").options == ["take:mk01"]
    assert "take:mk01" not in thing(night, "card:mk01").options, "the copy in hand stays"


@rule("EF-MASK-03")
def test_what_was_used_this_turn_and_what_holds_this_turn_is_shown():
    night = first_dream("specialist").mask(0, "ma06")
    night.who(0).progress, night.who(0).flipped = ["sp07"], [1]
    night.ask_again().play("mask:ma06").until("Acting.act")
    assert "used" in [token.kind for token in thing(night, "mask:ma06").tokens]
    said(night, "{mark: stronger, much: 2}")
    assert thing(night, "mark:0:stronger").name == "your next Assault this Turn gets +2 Wrath"


@rule("EF-COMP-01")
def test_every_id_of_a_scene_is_unique_on_the_dreamworld_too():
    night = world("gambler", "specialist").deck(0, *FULL)
    ids = [each.id for each in seen(night)]
    assert len(ids) == len(set(ids)), sorted({each for each in ids if ids.count(each) > 1})


def words(parts):
    return "".join(part if isinstance(part, str) else part.name for part in parts)


@rule("EF-GATE-01")
def test_the_gates_that_can_be_entered_show_their_front_and_no_more():
    night = world("gambler", "specialist")
    night.location, night.key_tokens = "p2", 4
    night.run(AtGate(0))
    gate = thing(night, "dream:d2")
    assert (gate.name, gate.cost) == ("The Paper Orchard", 2)
    text = words(gate.text)
    assert "in the district Paper Gardens. To enter: 2 Keys. Turn cards for 1, 2, 3, 4 Dreamers: 5, 7, 8, 7." in text
    assert "letters" not in text, "the goal stands on its back"


@rule("EF-GATE-06")
def test_inside_a_dream_both_sides_of_its_gate_are_shown():
    text = words(thing(dream("d4", "gambler"), "goal").text)
    assert text.startswith("Let every Personal token testify")
    assert "starts at \u22121, 0, 1, 1" in text
    assert "Before the first Turn: spawn Moth Bailiff" in text


@rule("EF-TERR-02")
def test_a_space_names_its_tile_and_what_is_printed_there():
    night = first_dream("gambler").tiles("d1-a2", "d1-a3")
    space = thing(night, f"space:{space_of('A3a')}")
    assert words(space.text) == "Platform Zero. Darkness on all its spaces. A3a: Spawn."
