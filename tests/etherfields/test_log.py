"""What the log says of whom: the Team's things, cards that go elsewhere than to the discard pile, Fate, figures that are moved."""

import pytest

from pionek.core.match.log import line
from pionek.core.text.phrasebook import plain
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.entity_movement import EntityMove
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.scripts import read_script
from tests.etherfields.scenario import dream, first_dream
from tests.etherfields.situations import world
from tests.etherfields.words import said

rule = pytest.mark.rule


class Log:
    """What is told from now on, each line with the rule that it cites last."""

    def __init__(self, night):
        self.night, self.heard = night, night.listen()

    def lines(self, lang="en"):
        match = self.night.match
        told = [line(match.game, match.table, event, 0, lang) for event in self.heard.events]
        return [(plain(each.parts), each.rules[-1]) for each in told]


@rule("EF-CLOCK-02", "EF-COMP-03")
def test_keys_and_hours_are_the_teams_and_ether_is_a_dreamers():
    night = first_dream("gambler", "specialist")
    log = Log(night)
    for what in ("hour", "key", "ether"):
        said(night, f"{{gain: {what}}}", seat=1)
    assert [text for text, _ in log.lines()] == ["The Team gains 1 Hour.", "The Team gains 1 Key.", "Specialist gains 1 Ether."]
    assert log.lines("pl")[1][0] == "Drużyna zyskuje 1 Klucz."


@rule("EF-MARK-04", "EF-FLAW-04", "EF-INF-03")
def test_a_card_that_is_returned_is_not_told_as_discarded():
    night = first_dream("gambler").hand(0, "sp01")
    log = Log(night)
    night.table.discard(0, night.find("card", "sp01"), "EF-INF-03")
    night.to_market(0, "sp04")
    night.table.remove_flaw(0, night.find("card", "fl1"))
    name = night.content.name_of("card", night.find("card", "sp04"), "en")
    assert [text for text, _ in log.lines()][1:] == [f"Gambler gives back {name}.", "Gambler gets rid of Lead Boots."]
    assert log.lines()[0] == ("Gambler discards Careful Analysis.", "EF-INF-03")


@rule("EF-FATE-01")
def test_the_fate_card_drawn_is_told():
    night = world("gambler")
    log, card = Log(night), night.fate_deck[-1]
    night.run(DrawFate(0))
    assert log.lines()[0] == (f"Fate: {night.content.name_of('fate', night.find('fate', card), 'en')}.", "EF-FATE-01")


@rule("EF-EMOV-07", "EF-MOVE-03")
def test_entities_are_told_wherever_they_go():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").movement("one")
    log = Log(night)
    night.run(EntityMove(0, 0))
    assert log.lines()[-1] == ("Porter moves to A2c.", "EF-EMOV-07")
    night.at(0, "A2d")
    said(night, "{shove: 1}")
    assert log.lines()[-1] == ("Porter moves to A2a.", "EF-CORE-05")


def test_whoever_is_asked_has_the_turn():
    night = first_dream("gambler", "specialist")
    for seat in (0, 1):
        night.table.decision.seat = seat
        portraits = [each for each in night.match.scene(0).things if each.__struct_config__.tag == "portrait" and each.seat >= 0]
        assert [each.seat for each in portraits if each.active] == [seat]


@rule("EF-CORE-04")
def test_a_script_is_told_word_for_word_also_when_another_follows_at_once():
    night = dream("d5", "gambler").at(0, "C3c").hand(0, "tg11")
    night.counters["lamps"] = 0b1011
    log = Log(night)
    night.ask_again().do("d5-3", "tg11", colour="wrath").until("Acting.act")
    told = [text for text, _ in log.lines() if text.startswith("Script")]
    assert told[0] == "Script 504: You strike the dark until it sparks. Six."
    assert told[1].startswith("Script 506: Four lights, one shadow.")
    assert [text for text, _ in log.lines("pl") if text.startswith("Skrypt 504")] == ["Skrypt 504: Uderzasz w ciemność, aż pójdą iskry. Szósta."]


@rule("EF-CORE-04")
def test_a_script_that_is_read_again_is_the_page_that_lies_open():
    night = first_dream("gambler")
    for name in ("s102", "s103", "s102"):
        read_script(night.table, night.find("script", name), 0)
    assert night.scripts == ["s101", "s103", "s102"]
    page = next(thing for thing in night.ask_again().match.scene(0).things if thing.id == "script")
    assert page.name == "Script 102"


@rule("EF-LUCK-04")
@pytest.mark.parametrize(
    ("key", "beside", "en", "pl"),
    [("act:d1-1:awareness", "tg01", "Read the timetable", "Przeczytaj rozkład"), ("place:sp07:awareness", "sp07", "Spectacles", "Okulary")],
)
def test_a_failed_payment_says_what_it_was_for(key, beside, en, pl):
    night = first_dream("specialist").at(0, "A2a").hand(0, "ga12", beside).luck("blank")
    log = Log(night)
    night.play(key)
    while night.asked == "ActionPlay.pay":
        night.play("boost" if "boost" in night.keys else night.keys[0])
    assert (f"Specialist fails: {en}.", "EF-LUCK-04") in log.lines()
    assert (f"Ekspert: nieudana próba – {pl}.", "EF-LUCK-04") in log.lines("pl")


@rule("EF-COMP-03", "EF-COMP-05")
def test_what_lies_on_an_entity_tile_is_told():
    night = first_dream("gambler", "specialist").entity("e1", "A2c").at(0, "A2c").hand(0, *["sp01"] * 4)
    log = Log(night)
    night.do("e1-a", "sp01", "sp01")
    assert ("Threat tokens on the Entity tile: 1.", "EF-COMP-05") in log.lines()
    night.hand(0, *["tg11"] * 2).play("done", "done").do("e1-w", "tg11", "tg11", colour="wrath")
    assert ("Znaczniki na kafelku Istoty: 1.", "EF-COMP-03") in log.lines("pl")


@rule("EF-ASLT-03")
def test_each_time_of_a_contact_cites_the_same_rules():
    night = first_dream("gambler", "specialist").entity("e1", "A2c").at(0, "A2c").hand(0, *["sp01"] * 3)
    heard = night.listen()
    night.do("e1-a", *["sp01"] * 3)
    assert [event.rules for event in heard.events if event.moment == vocabulary.ACTED] == [("EF-ACT-02", "EF-ASLT-01")] * 2
