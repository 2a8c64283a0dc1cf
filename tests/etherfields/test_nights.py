"""What the night itself does: rolls noted, backs of decks kept, death and the world after it, what is worth looking at."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import answers, basics, own_doings
from pionek.games.etherfields.choices.prices import budget, without
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.drawing import Surplus
from pionek.games.etherfields.procedures.items_and_masks import gain_masks, owned
from pionek.games.etherfields.procedures.market import Buying
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream
from tests.etherfields.situations import STORED
from tests.etherfields.words import said

rule = pytest.mark.rule


@rule("EF-LUCK-01", "EF-EMOV-01")
@pytest.mark.parametrize(("face", "threes"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1)])
def test_a_luck_die_is_noted_by_its_result_and_a_movement_die_by_nobody(face, threes):
    night = first_dream("gambler", "specialist")
    heard = night.listen()
    rolled = night.table.rolled
    rolled(1, [face], "EF-LUCK-01")
    result = vocabulary.LUCK[face - 1]
    assert [(event.moment, event.who, event.amount) for event in heard.events] == [(vocabulary.ROLLED, 1, result)]
    assert night.who(1).marks.threes == threes
    assert (result == 3) == bool(threes)
    rolled(1, [6], "EF-EMOV-01")
    assert (heard.events[-1].who, night.who(1).marks.threes) == (-1, threes)
    rolled(1, [6], "EF-LUCK-01")
    assert night.who(1).marks.threes == threes + 1


@rule("EF-INF-07")
@pytest.mark.parametrize("seed", range(12))
def test_the_back_on_top_of_a_deck_stays_what_everybody_sees(seed):
    night = first_dream("gambler", "specialist").deck(0, "mk01", "ga01", "mk02", "ga02", "mk03", "ga03").deck(1, "sp01", "mk04", "sp02", "mk05")
    night.who(0).known[1] = 1
    night.who(1).known[-1] = 1
    other = night.table.redealt(0, seed)
    for at in range(2):
        tops = [table.card(table.dreamers[at].deck.cards[-1]).deck for table in (night.table, other)]
        assert tops[0] == tops[1]
        assert sorted(night.names("card", other.dreamers[at].deck.cards)) == sorted(night.who(at).deck)
    assert other.dreamers[0].deck.cards[1] == night.find("card", "ga01"), "what he knows stays where it is"
    assert other.dreamers[1].deck.cards[-1] == night.find("card", "mk05")
    empty = first_dream("gambler").deck(0)
    assert empty.table.redealt(0, seed).dreamers[0].deck.cards == []


@rule("EF-WORLD-01")
def test_the_team_stays_where_it_stood_also_on_the_first_location():
    night = EtherfieldsScenario("gambler", campaign=STORED)
    evening = night.frames[0]
    night.location = "s1"
    evening.world(night.table)
    assert night.location == "s1"
    night.location = ""
    evening.world(night.table)
    assert night.location == "s1"


@rule("EF-DEATH-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_after_a_death_in_the_first_dream_everything_begins_anew(seats):
    night = EtherfieldsScenario(*("gambler", "specialist", "tough-guy", "free-spirit")[:seats], play="campaign").until("Acting.act")
    night.flags += ["read"]
    night.short_of_distress = 0
    night.hours = 1
    for sleeper in night.dreamers:
        sleeper.distress, sleeper.sealed, sleeper.deck = 5, sleeper.deck[:4], sleeper.deck[4:]
    evening = night.frames[0]
    evening.death(night.table)
    assert night.hours == vocabulary.STARTING_HOURS[seats - 1]
    assert (night.short_of_distress, "read" in night.flags) == (-1, True)
    assert [(each.distress, each.sealed) for each in night.dreamers] == [(0, [])] * seats
    assert "w03" in night.wisdoms


@rule("EF-ACT-01")
def test_each_basic_action_is_looked_at_as_soon_as_it_has_a_chance():
    night = first_dream("gambler")

    def looked_at(name):
        return night.content.basics[name] in basics(night.table, 0)

    night.key_tokens, night.hours = 0, 0
    assert [looked_at(name) for name in ("peek", "remove-morphing", "effort", "add-turn", "letter-up")] == [False] * 5
    night.hand(0, "ga01")
    assert looked_at("peek")
    night.key_tokens = 1
    assert looked_at("remove-morphing")
    night.key_tokens, night.who(0).ether = 0, 1
    assert looked_at("remove-morphing")
    night.hours = 1
    assert looked_at("effort")
    assert looked_at("add-turn")
    night.letters = ["seat 0"]
    assert looked_at("letter-up")
    night.wisdoms = ["w01", "w02", "w03"]
    assert not set(night.content.learned) & set(basics(night.table, 0))
    night.current_dream = ""
    assert not looked_at("peek")


@rule("EF-INF-06", "EF-ACT-04")
def test_items_answer_at_their_moment_and_when_nothing_stands_in_the_way():
    night = first_dream("gambler").items("it15").run(Harm(0, 1, "EF-DEATH-01"))
    assert night.keys == ["item:it15:none", "pass"]
    assert [option.subject for option in answers(night.table, 0, vocabulary.HARM)] == [night.find("item", "it15")]
    assert answers(night.table, 0, vocabulary.ROLLING) == [], "it is not its moment"
    night.frames[-2].amount = 0
    assert answers(night.table, 0, vocabulary.HARM) == [], "there is nothing left to keep off"


@rule("EF-ACT-04")
def test_a_card_does_not_pay_for_itself():
    night = first_dream("gambler").hand(0, "ga12", "sp01", "ga06")
    table = night.table
    for card in ("sp01", "ga06", "ga12"):
        index = night.find("card", card)
        rest = first_dream("gambler").hand(0, *(each for each in ("ga12", "sp01", "ga06") if each != card))
        wanted = budget(rest.table, 0) if night.content.costs[vocabulary.PLAY][index].colours else budget(table, 0)
        assert without(table, 0, vocabulary.PLAY, index, budget(table, 0)) == wanted


@rule("EF-MASK-01")
def test_a_mask_is_offered_by_its_wearer_alone():
    night = first_dream("free-spirit", "gambler").mask(0, "ma10")
    assert "mask:ma10" in night.offered(0)
    kinds = [option.verb for option in own_doings(night.table, 1, budget(night.table, 1))]
    assert vocabulary.MASK not in kinds


@rule("EF-MISS-04")
def test_an_item_is_owned_wherever_the_team_keeps_it():
    night = first_dream("gambler").items("it1")
    night.stored_items = ["it2"]
    assert [owned(night.table, night.find("item", name)) for name in ("it1", "it2", "it3")] == [True, True, False]


def test_masks_that_are_there_already_are_not_gained_again():
    night = first_dream("gambler").mask(0, "ma01")
    assert night.names("mask", gain_masks(night.table, night.who(0).piece, (1, 2))) == ["ma02"]
    assert night.who(0).masks == ["ma01", "ma02"]


@rule("EF-MARK-02", "EF-MARK-03")
def test_no_more_cards_are_bought_than_may_be_and_none_is_given_away():
    night = first_dream("gambler", "specialist")
    night.market = [*night.market[:-3], "mk01", "mk02", "mk03"]
    night.who(0).ether = 9
    night.run(Buying(0, 3, 0, 1))
    price = night.content.cards[night.find("card", "mk02")].ether
    night.play("buy:mk02")
    assert (night.asked, night.who(0).ether) == ("Acting.act", 9 - price)
    assert night.dreamers[0].discard[-1] == "mk02"
    cheap = Buying(0, 3, 99)
    assert cheap.price(night.table, night.find("card", "mk02")) == 0


@rule("EF-SOLO-01", "EF-MARK-02")
def test_alone_nothing_is_replaced_when_everything_was_bought():
    night = first_dream("gambler")
    night.who(0).ether = 20
    night.run(Buying(0, 1))
    night.play(next(key for key in night.keys if key.startswith("buy:")))
    assert night.asked == "Acting.act"
    assert PICK["replace"] not in night.keys


@rule("EF-SEAL-01", "EF-INF-06")
def test_nothing_is_asked_when_nothing_would_be_sealed():
    night = first_dream("tough-guy", "gambler").deck(0, *["sp01"] * 8, "tg01")
    assert night.run(Sealing(0, 0, "EF-SEAL-01")).asked == "Acting.act"
    assert night.run(Sealing(0, 1, "EF-SEAL-01")).asked == "Window.ask"


@rule("EF-PROG-12")
def test_as_many_progress_cards_go_as_are_too_many():
    night = first_dream("gambler").progress(0, "sp06", "sp07", "sp09")
    night.run(Surplus(0, 2)).play("take:sp06", "take:sp09")
    assert (night.who(0).progress, night.asked) == (["sp07"], "Acting.act")
    assert night.run(Surplus(0, 3)).who(0).progress == []
    assert said(night, "{draw: 1}").asked == "Acting.act"
