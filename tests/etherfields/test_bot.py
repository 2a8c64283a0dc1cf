"""What a bot does with Flaws, and which ending it takes."""

from pionek.bots.greedy import GreedyBot
from pionek.games.etherfields.procedures.drawing import Drawing
from tests.etherfields.scenario import PICK, dream, first_dream
from tests.etherfields.situations import FULL


def answer(night, seat=0):
    """The key of what a bot answers now."""
    return night.match.key(GreedyBot(1).choose(night.match, seat))


def test_a_drawn_flaw_is_bought_off_while_enough_cards_are_left():
    for cards, key in ((9, "ether"), (5, "resolve")):
        night = first_dream("gambler").deck(0, *FULL[:5], "fl6")
        night.who(0).discard = ["sp01"] * (cards - 5)
        night.who(0).ether = 1
        night.hand(0, *["sp01"] * (cards == 5)).run(Drawing(0, 1))
        assert (night.asked, answer(night)) == ("Drawing.flaw", PICK[key])


def test_no_hours_are_spent_on_a_walk_that_leads_nowhere():
    night = first_dream("gambler").at(0, "A2c")
    assert answer(night) == "act:effort:none"
    night.who(0).burdens = ["fl1"]
    night.rules_changed()
    assert answer(night.ask_again()) != "act:effort:none"


def test_a_flaw_in_the_progress_zone_is_paid_off_with_what_is_left():
    night = first_dream("gambler").at(0, "A2c")
    night.who(0).burdens = ["fl5"]
    night.hours = 0
    night.rules_changed()
    assert answer(night.hand(0, "tg11", "tg11")) == "power:fl5:wrath"


def test_whoever_can_carries_the_flame():
    night = dream("d5", "gambler").at(0, "B2c").no_entities()
    night.counters["lamps"] = 0b1111
    night.notes = ["n02"]
    night.flags = ["acquitted"]
    night.hand(0, "sp01", "sp01", "ga05", "ga05")
    assert "act:d5-5:awareness" in night.keys
    assert answer(night) == "act:d5-7:cunning"
