"""Shopping, saving, and evenings to come."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.shop import Shop
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream
from tests.etherfields.situations import STORED, at, world

rule = pytest.mark.rule


# Shopping


@rule("EF-SHOP-01", "EF-SHOP-05")
def test_a_shop_needs_a_shopping_card_which_is_used_up():
    night = world()
    night.shopping = 0
    night.run(Shop(0))
    assert night.asked == "Travel.choose"
    night.shopping = 1
    night.run(Shop(0)).play(PICK["shop"])
    assert night.asked == "Shop.choose"
    assert night.shopping == 0


@rule("EF-SHOP-02", "EF-MARK-02", "EF-MARK-03")
def test_three_market_cards_are_shown_and_any_bought_at_their_prices():
    night = world()
    night.who(0).ether = 3
    night.shopping = 1
    night.run(Shop(0)).play(PICK["shop"], PICK["market"])
    assert night.asked == "Buying.buy"
    frame = night.frame
    assert len(frame.shown) == 3
    card = next(each for each in frame.shown if f"buy:{night.content.id_of('card', each)}" in night.keys)
    price = night.content.cards[card].ether
    night.play(f"buy:{night.content.id_of('card', card)}")
    assert night.who(0).discard[-1:] == night.names("card", [card])
    assert night.who(0).ether == 3 - price


@rule("EF-MARK-07")
def test_cards_not_bought_go_under_the_market():
    night = world("gambler", "specialist")
    night.who(0).ether = 1
    top = night.market[-3:]
    night.run(Buying(0, 3)).until("Travel.choose")
    assert sorted(night.market[:3]) == sorted(top)


@rule("EF-MARK-04")
def test_a_returned_card_goes_to_the_bottom_of_the_market_whatever_its_origin():
    night = first_dream("gambler").hand(0, "mk46", "sp01")
    night.play("play:mk46:awareness").pay("sp01")
    assert night.market[:1] == ["mk46"]
    night.to_market(0, "ga01")
    assert night.market[:1] == ["ga01"]


@rule("EF-SHOP-03", "EF-SHOP-04")
def test_an_item_for_two_ether_or_an_ether_for_nothing():
    night = world("gambler", "specialist")
    night.who(0).ether = 2
    night.shopping = 1
    count = len(night.item_market)
    night.run(Shop(0)).play(PICK["shop"], PICK["item"])
    assert night.who(0).ether == 0
    assert len(night.item_market) == count - 1
    assert len(night.active_items) == 1
    night.play(PICK["nothing"])
    assert night.who(1).ether == 1


@rule("EF-NOTE-01")
def test_a_note_is_used_once_by_anybody_in_its_situation():
    night = first_dream("gambler").entity("e1", "A2a").morph("e1", vocabulary.MORPH_MOVE)
    night.notes = ["n07", "n09"]
    night.ask_again()
    assert night.why_not(0, "note", "n09") in ("EF-NOTE-01", "EF-TCARD-03")
    night.play("note:n07").until("Acting.act")
    assert not any(night.lair("e1").morphs)
    assert night.notes == ["n09"]


# Saving, and evenings to come


@rule("EF-SAVE-01", "EF-SAVE-04")
def test_a_campaign_is_saved_on_the_dreamworld_with_everything():
    night = world()
    night.who(0).sealed = night.who(0).deck[-1:]
    night.who(0).deck = night.who(0).deck[:-1]
    night.key_tokens = 3
    night.ask_again().play(PICK["save"]).until("")
    stored = night.match.campaign
    assert night.match.result.cause == "saved"
    assert len(stored["dreamers"]["gambler"]["cards"]) == 22
    assert stored["keys"] == 0
    assert set(stored) >= {"flaws", "fates", "slumbers", "season", "dreams_open", "signs", "market"}


@rule("EF-SAVE-02", "EF-SAVE-03")
def test_saving_lets_buy_once_and_turns_ether_into_a_card():
    night = world()
    night.who(0).ether = 5
    night.ask_again().play(PICK["save"])
    assert night.asked == "Buying.buy"
    night.play("done")
    stored = night.match.campaign
    assert stored["dreamers"]["gambler"]["ether_card"] == 1
    again = EtherfieldsScenario("gambler", campaign=stored).until("Travel.choose")
    assert again.who(0).ether == 1


@rule("EF-ADD-01", "EF-ADD-02", "EF-ADD-03")
def test_the_next_evening_may_have_other_dreamers():
    night = EtherfieldsScenario("gambler", "tough-guy", campaign=STORED).until("Travel.choose")
    assert len(night.who(1).deck) == 22
    assert night.hours == 4
    night.play(PICK["save"]).until("")
    later = EtherfieldsScenario("tough-guy", campaign=night.match.campaign).until("Travel.choose")
    absent = {each.dreamer: len(each.cards) for each in later.absent}
    assert absent["gambler"] == 22


@rule("EF-SOLO-01")
def test_alone_one_card_may_be_replaced():
    night = world()
    night.who(0).ether = 1
    night.market = [*night.market[:-3], "mk01", "mk02", "mk03"]
    night.run(Buying(0, 3))
    shown = night.names("card", night.frame.shown)
    night.play(PICK["replace"])
    assert (night.asked, sorted(night.keys)) == ("Buying.swap", sorted(f"take:{card}" for card in shown)), "any of them"
    night.forget().play(f"take:{shown[0]}")
    assert night.names("card", night.frame.shown)[:2] == shown[1:]
    assert len(night.frame.shown) == 3
    assert night.removed == [f"card {shown[0]}"]
    assert "Gambler removes from the game: " in night.said()
    assert "EF-SOLO-01" in night.rules()
    assert PICK["replace"] not in night.keys
    pair = world("gambler", "specialist")
    pair.who(0).ether = 1
    assert PICK["replace"] not in pair.run(Buying(0, 3)).keys


# Saving inside a Dream


def in_a_dream(*dreamers, **given):
    """A campaign inside its second Dream, with 3 Ether for each Dreamer."""
    night = at(world(*dreamers, **given), "p1")
    night.key_tokens = 2
    night.play("go:p2", "gate:d2").until("Acting.act")
    for seat in range(len(night.dreamers)):
        night.who(seat).ether = 3
    return night.ask_again()


@rule("EF-SAVE-05")
def test_saving_inside_a_dream_is_treated_as_a_death():
    night = in_a_dream()
    gate = night.current_dream
    night.match.resign(0)
    assert (night.match.result.cause, night.match.result.rule, night.match.result.winners) == ("saved", "EF-SAVE-05", ())
    assert night.deeds("died") == [("died", 0, 0)]
    kept = night.match.campaign
    assert "w03" in kept["wisdoms"], "the Death card is revealed"
    assert gate in kept["dreams_open"], "the Gate is kept"
    assert kept["dreamers"]["gambler"]["ether_card"], "1 Ether was kept"
    assert len([card for card in kept["dreamers"]["gambler"]["cards"] if card.startswith("fl")]) == 1, "a Flaw was gained"
    assert EtherfieldsScenario("gambler", campaign=kept).until("Travel.choose").location == "s1"


@rule("EF-SAVE-01")
def test_saving_is_offered_after_a_location_and_is_no_action_of_a_dream_or_slumber():
    assert PICK["save"] in world("gambler").keys
    assert PICK["save"] not in in_a_dream().keys
    night = world("gambler")
    night.run(SlumberPlay(0, night.find("slumber", "s01"))).until("Acting.act")
    assert PICK["save"] not in night.keys


@rule("EF-CAMP-01")
def test_outside_a_campaign_nothing_is_saved():
    night = first_dream("gambler", "specialist")
    night.match.resign(1)
    assert (night.match.result.cause, night.match.result.winners, night.match.campaign) == ("resigned", (), None)


@rule("EF-SAVE-05")
def test_the_first_dream_saved_half_way_begins_again_next_time():
    night = EtherfieldsScenario("gambler", play="campaign").action_step()
    night.match.resign(0)
    again = EtherfieldsScenario("gambler", campaign=night.match.campaign).until("Acting.act")
    assert again.current_dream == "d1"


@rule("EF-SAVE-05")
@pytest.mark.parametrize("inside", [True, False])
def test_whoever_stops_keeps_what_the_evening_has_brought(inside):
    night = in_a_dream("gambler", "specialist") if inside else world("gambler", "specialist")
    night.notes = ["n07"]
    night.match.resign(1)
    kept = night.match.campaign
    assert (night.match.result.cause, night.match.result.rule) == ("saved", "EF-SAVE-05" if inside else "EF-SAVE-04")
    assert kept["notes"] == ["n07"]
    flaws = [card for card in kept["dreamers"]["specialist"]["cards"] if card.startswith("fl")]
    assert len(flaws) == inside, "as after a death, inside a Dream"
    assert EtherfieldsScenario("gambler", "specialist", campaign=kept).until("Travel.choose").location == "s1"


@rule("EF-OPT-03", "EF-SAVE-05")
def test_with_the_save_sheet_too_the_dreamers_awaken_when_they_save_inside_a_dream():
    night = in_a_dream("gambler", outside=True)
    night.match.resign(0)
    assert "outside" not in night.match.campaign
    assert EtherfieldsScenario("gambler", campaign=night.match.campaign, outside=True).until("Travel.choose").location == "s1"
