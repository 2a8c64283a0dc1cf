"""What a campaign has revealed can be looked up; what it has not appears nowhere."""

import pytest

from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.core.text.parts import Ref
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream
from tests.etherfields.situations import STORED

GAME = get("etherfields")
BOX = GAME.content()


def readable(campaign=None):
    return {(entry.kind, entry.id) for entry in GAME.campaign.readable(BOX, campaign)}


def test_a_newcomer_may_look_up_what_lies_in_the_box_and_no_more():
    found = readable()
    assert {("dreamer", "gambler"), ("card", "mk48"), ("card", "fl1"), ("item", "it5"), ("turn", "t12"), ("fate", "f10")} <= found
    assert {("dream", "d1"), ("tile", "d1-a2"), ("action", "d1-1"), ("action", "move"), ("location", "s1")} <= found
    for secret in (
        ("card", "si01"), ("item", "it6"), ("fate", "f11"), ("dream", "d2"), ("tile", "d1-a3"), ("action", "d1-3"), ("action", "e1-w"),
        ("entity", "e1"), ("spot", "d1-b2c"), ("script", "s101"), ("note", "n01"), ("wisdom", "w01"), ("mask", "ma01"),
        ("action", "letter-up"), ("action", "gem-sight"), ("action", "deliver"), ("season", "se0"), ("slumber", "s01"), ("memory", "fm1"), ("district", "gardens"), ("location", "p1"), ("action", "d4-t"),
    ):  # fmt: skip
        assert secret not in found
        assert GAME.campaign.is_secret(BOX, BOX.entries[secret[0]][BOX.find(*secret)])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_open_names_a_secret_except_scripts_by_their_numbers(lang):
    found, named = readable(), set()
    for kind, id in found:
        named |= {part for part in BOX.text_of(kind, BOX.find(kind, id), lang) if isinstance(part, Ref) and part.kind in BOX.entries}
    assert {(part.kind, part.id) for part in named} - found == {("script", f"s{number}") for number in (101, 102, 103, 112, 701, 702)}


@pytest.mark.parametrize(("brought", "taught"), [({"wisdoms": ["w05"]}, {"gem-sight", "gem-strength"}), ({"seen": ["dream d2"]}, {"letter-up", "letter-down"}), ({"dreams_open": ["d2"]}, set())])
def test_what_a_campaign_teaches_is_looked_up_from_then_on(brought, taught):
    basic = {"gem-sight", "gem-strength", "share", "lamplight", "deliver", "letter-up", "letter-down"}
    found = readable({**STORED, "wisdoms": [], "dreams_open": [], **brought})
    assert {id for kind, id in found if kind == "action"} & basic == taught


def test_the_back_of_a_gate_is_read_when_its_dream_was_entered():
    assert ("dream", "d2") not in readable({**STORED, "dreams_open": ["d2"]})
    assert ("dream", "d2") in readable({**STORED, "dreams_open": ["d2"], "seen": ["dream d2"]})


def evening(*played, **settings):
    """A campaign after a few answers and a save."""
    night = EtherfieldsScenario("gambler", campaign={**STORED, **settings}).until("Travel.choose").play(*played).until("Travel.choose")
    night.play(PICK["save"]).until("")
    return night.match.campaign


def test_a_campaign_reveals_what_was_seen_owned_and_used():
    left = evening(notes=["n01"], removed=["note n02"], seen=["tile d1-a3", "entity e1", "fate f11"], districts=["suburbs", "station", "gardens"])
    found = readable(left)
    assert {("note", "n01"), ("note", "n02"), ("tile", "d1-a3"), ("action", "d1-3"), ("entity", "e1"), ("action", "e1-w")} <= found
    assert {("fate", "f11"), ("location", "p1"), ("tile", "sm-b2"), ("season", "se0")} <= found
    assert not {("note", "n03"), ("tile", "d1-c3"), ("action", "d1-9"), ("spot", "d1-b2c"), ("location", "o1"), ("tile", "sm-a1")} & found


def test_what_is_met_on_the_way_is_revealed_from_then_on():
    night = first_dream("gambler").at(0, "A2a").hand(0, "sp01")
    assert night.seen == ["dream d1", "tile d1-a2"]
    night.do("d1-1", "sp01")
    assert night.seen == ["dream d1", "tile d1-a2", "tile d1-a3"]
    assert "entity e5" in dream("d4", "gambler").seen


@pytest.mark.parametrize(("lang", "titles"), [("en", ["The campaign so far", "Found", "Decided", "Gone for good"]), ("pl", ["Dotychczasowa kampania", "Znalezione", "Rozstrzygnięte", "Utracone na zawsze"])])
def test_the_diary_tells_what_was_found_decided_and_lost(lang, titles):
    left = evening(active=["it2"], notes=["n01"], flags=["read", "free-shortcut"], removed=["note n02", "sign moon"])
    pages = GAME.campaign.diary(BOX, left, lang)
    assert [page.name for page in pages] == titles
    if lang == "en":
        assert "In the Storage: Brass Whistle; Notes: Cloakroom Number" in pages[1].text[0]
        assert pages[2].text == ["The letters were read."]
        assert pages[3].text == ["Porter's Promise; Moon Sign token."]
    else:
        assert pages[3].text == ["Obietnica bagażowego; żeton Znaku Księżyca."]


def test_the_state_of_the_campaign_lies_on_the_table_between_dreams():
    night = EtherfieldsScenario("gambler", campaign={**STORED, "notes": ["n01"]}).until("Travel.choose")
    pages = {thing.id: thing for thing in night.match.scene(0).things if thing.id.startswith("diary")}
    assert "Cloakroom Number" in pages["diary:found"].text[0]
    assert "diary:found" not in {thing.id for thing in first_dream("gambler").match.scene(0).things}


def test_a_campaign_that_has_ended_is_not_begun_again():
    with pytest.raises(SettingError, match="has come to its end"):
        EtherfieldsScenario("gambler", campaign={**STORED, "ending": "kept"})


def test_a_payment_shows_what_is_paid_and_what_is_needed():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").hand(0, "sp01", "sp02", "sp02")
    night.play("act:e1-a:awareness", "pay:sp01:awareness")
    team = next(thing for thing in night.match.scene(0).things if thing.id == "team")
    payment = next(thing for thing in team.things if thing.id == "payment")
    assert (payment.name, payment.value, payment.high) == ("Paid (Awareness)", 3, 4)
