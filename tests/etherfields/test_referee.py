"""Sentences of the rulebook that only an unusual position reaches."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.drawing import Drawing
from pionek.games.etherfields.procedures.dreamworld import Shortcut
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream, slumber
from tests.etherfields.situations import FULL, world
from tests.etherfields.words import said

rule = pytest.mark.rule
PACK = """
masks:
  - {id: heron, name: {en: Heron, pl: Czapla}, passive: [{whenever: rolled, amount: 0, do: {draw: 1}}]}
slumbers:
  - {id: cloakroom, name: {en: Cloakroom, pl: Szatnia}, entity: es01, turns: 4, deliver: "0", deliver-note: n01, delivers: {gain: hour}}
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    folder = tmp_path_factory.mktemp("unusual")
    (folder / "pack.yaml").write_text('id: unusual\nversion: "1"\ngame: etherfields\nlanguages: [en, pl]\nlicence: CC0-1.0\n', encoding="utf-8")
    (folder / "things.yaml").write_text(PACK, encoding="utf-8")
    return folder


@rule("EF-SAVE-05", "EF-SAVE-04")
def test_saving_inside_a_slumber_is_treated_as_a_death_too():
    night = world("gambler")
    night.run(SlumberPlay(0, night.find("slumber", "s01"))).until("Acting.act")
    night.who(0).ether = 3
    night.match.resign(0)
    assert (night.match.result.cause, night.match.result.rule) == ("saved", "EF-SAVE-05")
    kept = night.match.campaign
    assert "w03" in kept["wisdoms"], "the Death card is revealed"
    assert [card for card in kept["dreamers"]["gambler"]["cards"] if card.startswith("fl")], "a Flaw was gained"


@rule("EF-CORE-05", "EF-ENT-02")
def test_a_dreamer_with_two_equally_close_figures_is_the_closest_once():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "B2d").deck(0, *["ga01"] * 6)
    night.entity("es06", "A2c", "A2c")
    said(night, "{each: closest, do: {seal: 2}}", entity="es06")
    assert (len(night.who(0).sealed), len(night.who(1).sealed)) == (2, 0)


# What may be used at any moment


@rule("EF-MASK-02", "EF-DELTA-01")
def test_a_mask_may_be_used_at_any_time_also_while_the_delta_tile_is_resolved():
    night = world("free-spirit").wear(0, "ma10")
    night.run(SlumberPlay(0, night.find("slumber", "s00"))).until("Delta.choose")
    assert "mask:ma10" in night.keys


@rule("EF-INF-06", "EF-MAP-04")
def test_a_dreamer_who_has_not_entered_yet_uses_nothing():
    night = EtherfieldsScenario("gambler", "specialist").hand(0, "si09").hand(1, "si09")
    assert (night.asked, night.seat, night.keys) == ("Entrance.place", 0, ["to:A2c", "to:A2d"])
    assert night.offered(1) == []
    night.play("to:A2c")
    assert night.offered(0) == ["play:si09:none"]
    assert night.offered(1) == ["to:A2c", "to:A2d"]


@rule("EF-INF-06", "EF-RESH-02")
def test_the_first_dreamer_plays_a_rapid_card_while_the_second_one_is_asked():
    night = first_dream("gambler", "specialist").hand(0, "si09").deck(0, *FULL).deck(1)
    night.who(1).discard = [*FULL]
    night.hours = 2
    night.run(Drawing(1, 1))
    assert (night.asked, night.seat) == ("Drawing.penalty", 1)
    night.play("play:si09:none", seat=0)
    assert (night.hours, night.who(0).hand, night.who(0).sealed) == (3, [], ["si09"])
    assert (night.asked, night.seat, night.keys) == ("Drawing.penalty", 1, [PICK["distress"], PICK["seal"]])


@rule("EF-INF-06", "EF-LUCK-03")
def test_once_a_boost_has_failed_nothing_is_paid_any_more():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga12", "ga02", "ga03", "fs06").deck(0, *FULL).luck("X")
    night.play("act:d1-1:awareness", "pay:ga12:awareness")
    assert night.refusal_of(0, vocabulary.PLAY, "card", "fs06") == vocabulary.PAYING_NOW
    night.play("boost").until("ActionPlay.fail")
    assert night.refusal_of(0, vocabulary.PLAY, "card", "ga02") == vocabulary.ONLY_PAYING
    assert night.refusal_of(0, vocabulary.PLAY, "card", "fs06") == vocabulary.NOT_ASKED


@rule("EF-WORLD-04", "EF-ACT-08")
def test_no_card_pays_for_a_shortcut():
    night = world("gambler", wisdoms=["w06"]).hand(0, "ga01")
    night.hours = 2
    night.run(Shortcut(0))
    assert night.keys == [PICK["seal"], PICK["hour"]]
    assert night.refusal_of(0, vocabulary.PAY, "card", "ga01") == vocabulary.NOT_PAYING


@rule("EF-SEAL-01", "EF-INF-06")
def test_where_no_card_is_sealed_there_is_nothing_to_answer():
    night = first_dream("gambler").at(0, "A2c").no_entities().entity("es06").deck(0, *FULL).hand(0, "si09")
    said(night, "{seal: {per-figure: 2}}", entity="es06")
    assert (night.asked, night.who(0).sealed) == ("Acting.act", [])
    said(night.entity("es06", "A2c"), "{seal: {per-figure: 2}}", entity="es06")
    assert night.asked == "Window.ask"


# What is paid with


@rule("EF-ACT-04", "EF-ITEM-02")
@pytest.mark.parametrize(("action", "space", "item", "colour"), [("d1-5", "B2a", "it5", "awareness"), ("d1-6", "B3a", "it6", "cunning")])
def test_an_active_item_pays_for_any_action(action, space, item, colour):
    night = first_dream("gambler").tiles("d1-b2", "d1-b3").at(0, space).items(item).hand(0, "sp01", "mk14")
    night.play(f"act:{action}:{colour}")
    assert f"pay-item:{item}:{colour}" in night.keys


@rule("EF-ACT-04")
def test_a_rapid_card_that_adds_no_intent_makes_nothing_affordable():
    night = first_dream("gambler").tiles("d1-a3").at(0, "A3b").hand(0, "si01")
    assert night.why_not(0, "action", "d1-3") == "EF-ACT-04"
    assert "act:d1-3:cunning" in night.hand(0, "si01", "mk14").keys


@rule("EF-ACT-04", "EF-BASIC-03")
def test_no_card_beyond_the_cost_is_discarded_for_an_action_of_the_map():
    night = first_dream("gambler").at(0, "A2a").hand(0, "sp01", "ga01", "ga02", "ga03")
    night.do("d1-1", "sp01").until("Acting.act")
    assert "d1-1" in night.used_actions
    assert night.held(0) == ["ga01", "ga02", "ga03"]


@rule("EF-ITEM-02", "EF-ITEM-06")
def test_an_item_that_went_to_the_storage_while_it_was_used_goes_there_once():
    night = first_dream("gambler").items("it11", "it3", "it4").hand(0, "sp01", "ga01").play("item:it11:awareness")
    said(night, "{gain-item: it7}").play("take-item:it11")
    assert night.asked == "ActionPlay.pay"
    night.pay("sp01").until("Acting.act")
    assert night.active_items == ["it3", "it4", "it7"]
    assert night.stored_items.count("it11") == 1


# What is written down


@rule("EF-SAVE-04")
def test_decks_that_lay_face_down_when_the_campaign_was_saved_are_still_known_to_nobody():
    saved = world("gambler", outside=True).play(PICK["save"]).until("").match.campaign
    night = EtherfieldsScenario("gambler", campaign=saved, outside=True).until("Travel.choose")
    for deck in ("market", "flaws", "fates", "slumbers", "tiles"):
        assert set(night.known(deck)) == {0}
    assert set(night.who(0).known) == {0}


# In packs


@rule("EF-MASK-03", "EF-LUCK-01")
@pytest.mark.parametrize(("result", "drawn"), [("blank", 1), ("1", 0), ("X", 0)])
def test_a_mask_may_wait_for_a_blank_alone(pack, result, drawn):
    night = first_dream("gambler", packs=(pack,)).at(0, "A2c").deck(0, *FULL).mask(0, "unusual:heron").luck(result)
    said(night, "{luck: {gain: ether}}")
    assert len(night.who(0).hand) == drawn


@rule("EF-TIP-04", "EF-SLUM-10")
def test_a_deliverance_takes_its_note_also_the_first_one(pack):
    night = slumber("unusual:cloakroom", "gambler", packs=(pack,)).wisdom("w10")
    assert "act:deliver:none" not in night.keys
    night.notes = ["n01"]
    night.ask_again().play("act:deliver:none")
    assert night.notes == []
    assert "note n01" in night.removed
