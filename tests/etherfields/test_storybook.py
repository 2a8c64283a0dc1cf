"""What only one card, tile or Dream does: each deed by itself, and where it does nothing."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.secrets import has_secrets, is_hidden, secrets, unrevealed
from pionek.games.etherfields.procedures.sharing import PayTogether
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, dream, first_dream, slumber
from tests.etherfields.words import can, said

rule = pytest.mark.rule


# The Paper Orchard


@rule("EF-NOTE-01")
def test_letters_read_together_are_gone_and_pay_everybody():
    night = dream("d4", "gambler", "specialist")
    night.notes = ["n04", "n02", "n05", "n06"]
    said(night, "[{each: dreamers, do: {gain: ether}}, {remove-notes: [n04, n05, n06]}]")
    assert [each.ether for each in night.dreamers] == [1, 1]
    assert night.notes == ["n02"]


@pytest.mark.parametrize(("seats", "carried", "lies"), [(1, 3, 0), (2, 2, 1)])
def test_two_letters_are_carried_by_each_and_three_by_one_alone(seats, carried, lies):
    night = dream("d2", *("gambler", "specialist")[:seats]).tiles("d2-a2")
    for _ in range(3):
        said(night, "{take: letter, first: {spawn: e2, much: 1}}").until("Acting.act")
    assert night.letters.count("seat 0") == carried
    assert night.letters.count(night.space(0)) == lies
    assert len([each for each in night.figures if each.entity == "e2"]) == 1, "only the first one wakes the Gardener"


def test_a_letter_is_picked_up_and_put_down_by_its_own_carrier():
    night = dream("d2", "gambler", "specialist")
    here = night.space(0)
    night.letters = [here, "seat 1"]
    said(night, "{pick-up: letter}")
    assert night.letters == ["seat 0", "seat 1"]
    said(night, "{put-down: letter}")
    assert night.letters == [here, "seat 1"]
    said(night, "{put-down: letter}")
    assert night.letters == [here, "seat 1"]


@rule("EF-TCARD-08", "EF-FIG-01")
@pytest.mark.parametrize(("what", "goes"), [("", "A3d"), ("suit", "A3c"), ("tile", "A3c"), ("light", "A3c"), ("full", "A3c"), ("immovable", "A3c"), ("wall", "A3a")])
def test_the_wind_pushes_east_on_clubs_whoever_is_not_on_light(what, goes):
    night = dream("d2", "tough-guy").tiles("d2-a2", *([] if what == "tile" else ["d2-a3"])).card("t07" if what == "suit" else "t10")
    night.at(0, "A3a" if what == "wall" else "A3c")
    if what == "light":
        night.ground["A3c"] = vocabulary.LIGHT
    if what == "full":
        night.entity("es05", *["A3d"] * 4)
    if what == "immovable":
        night.progress(0, "tg09")
    said(night, "flying-rules")
    assert night.space(0) == goes


# The Moth Court and the Unlit Hour


@rule("EF-CORE-04")
@pytest.mark.parametrize(("personals", "read"), [({}, True), ({"specialist": "seat 0"}, False), ({"gambler": "A3b"}, False)])
def test_the_court_closes_when_all_have_testified(personals, read):
    night = dream("d4", "gambler", "specialist")
    night.personal_tokens = personals
    said(night, "{if: all-testified, do: {script: s405}}")
    assert ("s405" in night.scripts) == read


@rule("EF-TCARD-05")
@pytest.mark.parametrize(("space", "worse"), [("same", 1), ("near", 1), ("far", 0)])
def test_a_bailiff_accuses_whom_it_reaches(space, worse):
    night = dream("d4", "gambler")
    night.figures = []
    far = night.far(night.space(0))
    at = next(other for other in far if far[other] == {"same": 0, "near": 1, "far": 2}[space])
    night.entity("e5", at)
    before = night.counters["verdict"]
    said(night, "{if: {dreamer-in-range: 1}, do: {count: verdict, much: -1}}", entity="e5")
    assert night.counters["verdict"] == before - worse


def test_whoever_is_confused_is_the_one_aimed_at():
    night = dream("d4", "gambler").entity("e4", "B2a")
    last = len(night.figures) - 1
    said(night, "skip-basic", aimed=last)
    assert night.lair("e4").skip_basic == 1
    assert sum(night.lair(name).skip_basic for name in night.entity_tiles) == 1
    said(night, "skip-basic", aimed=last + 1)
    said(night, "skip-basic")
    assert sum(night.lair(name).skip_basic for name in night.entity_tiles) == 1


@rule("EF-CORE-04")
def test_each_lamp_is_lit_once_and_the_fourth_is_told():
    night = dream("d5", "gambler")
    for at, name in enumerate(("XII", "III", "VI")):
        said(night, f"{{light-lamp: {name}, last: {{script: s506}}}}")
        assert night.counters["lamps"] == (1 << at + 1) - 1
    assert "s506" not in night.scripts
    said(night, "{light-lamp: VI, last: {script: s506}}")
    assert night.counters["lamps"] == 7
    said(night, "{light-lamp: IX, last: {script: s506}}")
    assert night.counters["lamps"] == 15
    assert "s506" in night.scripts


@rule("EF-MORPH-01")
@pytest.mark.parametrize(("lamps", "morphs"), [(0b0000, 1), (0b0101, 1), (0b1011, 0), (0b1111, 0)])
def test_the_hour_morphs_until_three_lamps_are_lit(lamps, morphs):
    night = dream("d5", "gambler")
    night.counters["lamps"] = lamps
    said(night, "{unless: {lamps: 3}, do: {add-morph: 1}}", entity="e6")
    assert sum(night.lair("e6").morphs) == morphs


@rule("EF-NOTE-01")
@pytest.mark.parametrize("owned", [True, False])
def test_a_broken_trolley_is_spent_for_a_morphing(owned):
    night = dream("d5", "gambler")
    night.notes = ["n03"] if owned else []
    said(night, "{if: {owns: n03}, do: [{remove-notes: [n03]}, {morph-entity: e6}]}")
    assert sum(night.lair("e6").morphs) == (1 if owned else 0)
    assert night.notes == []


@pytest.mark.parametrize(("turn", "place"), [(1, 0), (2, 1), (4, 3), (5, 4)])
def test_the_clock_hand_goes_round(turn, place):
    night = dream("d5", "gambler")
    hands = night.content.dreams[night.find("dream", "d5")].hands
    night.table.turn = turn
    said(night, "move-hand")
    assert night.added_walls == hands[place % len(hands)]


# The Team


@rule("EF-SETUP-10", "EF-SETUP-11")
@pytest.mark.parametrize("done", [[], ["d1"], ["d1", "d2"], ["d1", "d3"], ["d1", "d2", "d3"]])
def test_districts_and_gates_open_as_dreams_are_done(done):
    night = first_dream("gambler")
    box = night.content
    open_districts = night.table.open_districts
    night.districts, night.open_dreams, night.done_dreams = [], [], done
    open_districts()
    opened = {"start": True, "d1": "d1" in done, "d2-or-d3": bool({"d2", "d3"} & set(done)), "d2-and-d3": {"d2", "d3"} <= set(done)}
    assert night.districts == [each.id for each in box.districts if opened[each.from_]]
    gates = [each.id for each in box.dreams if each.district in [*night.districts] and each.id not in ("d1", *done)]
    assert night.open_dreams == gates
    open_districts()
    assert len(night.districts) == len(set(night.districts))
    assert night.open_dreams == gates


def test_what_notes_and_items_promise_for_later_is_remembered_once():
    night = first_dream("gambler")
    for _ in range(2):
        said(night, "ignore-season")
        said(night, "free-shortcut")
    assert night.flags.count("no-season") == night.flags.count("free-shortcut") == 1
    said(night, "{cheaper-shops: 1}")
    assert night.deliver_prices == 1
    for _ in range(5):
        said(night, "gain-shopping")
    assert night.shopping == 3


@rule("EF-DWPL-02", "EF-SLUM-01")
@pytest.mark.parametrize(("more", "redraw"), [("", False), (", next: true", True)])
def test_a_drawn_tile_is_passed_over_or_exchanged(more, redraw):
    night = slumber("s01", "gambler")
    frame = SlumberPlay(0, night.find("slumber", "s04"))
    frame.at = 2
    night.table.agenda.insert(1, frame)
    said(night, f"{{bury-slumber: this{more}}}")
    assert (frame.passed, frame.redraw) == (True, redraw)


@rule("EF-SLUM-10", "EF-SLUM-11")
@pytest.mark.parametrize(("won", "taught"), [(4, False), (5, True), (7, True)])
def test_deliverance_is_taught_by_the_sixth_slumber_won(won, taught):
    night = slumber("s01", "gambler")
    night.slumbers_won = won
    said(night, "{end: slumber, won: true}")
    assert night.won
    assert night.slumbers_won == won + 1
    assert ("w10" in night.wisdoms) == taught


@rule("EF-CORE-05", "EF-SLUM-10")
def test_when_the_team_pays_together_the_dreamers_choose_who_gives_each_piece():
    night = first_dream("gambler", "specialist", "tough-guy")
    for seat, ether in enumerate((1, 3, 0)):
        night.who(seat).ether = ether
    night.run(PayTogether(0, vocabulary.ETHER, 3, "EF-TIP-04"))
    assert (night.asked, night.keys) == ("PayTogether.payer", ["who:1", "who:2"])
    night.play("who:2", "who:1")
    assert [each.ether for each in night.dreamers] == [0, 1, 0]
    assert night.asked == "Acting.act"


@rule("EF-CORE-05")
def test_keys_and_hours_are_the_team_s_so_nobody_is_asked_who_gives_them():
    night = first_dream("gambler", "specialist")
    night.hours = 3
    night.run(PayTogether(0, vocabulary.HOUR, 2, "EF-TIP-04"))
    assert (night.asked, night.hours) == ("Acting.act", 1)


@rule("EF-BASIC-03", "EF-CORE-02")
def test_what_a_dream_hides_is_what_nobody_has():
    night = first_dream("gambler")
    assert len(secrets(night.table)) == 4
    assert has_secrets(night.table)
    kinds = dict(night.content.dreams[night.find("dream", "d1")].pieces)

    def hides(kind, index):
        return is_hidden(night.table, kind, index)

    assert hides("card", kinds["card"])
    night.secret_cards = []
    assert not hides("card", kinds["card"])
    item = night.content.id_of("item", kinds["item"])
    for place in ("active_items", "stored_items", "item_market"):
        assert hides("item", kinds["item"])
        setattr(night, place, [*getattr(night, place), item])
        assert not hides("item", kinds["item"])
        setattr(night, place, getattr(night, place)[:-1])
    fate, tile = night.find("fate", "f11"), night.find("slumber", "s12")
    night.fate_deck = [each for each in night.fate_deck if each != "f11"]
    assert hides("fate", fate)
    night.quirks = ["f11"]
    assert not hides("fate", fate)
    night.slumber_deck = [each for each in night.slumber_deck if each != "s12"]
    assert hides("slumber", tile)
    night.removed.append("slumber s12")
    assert not hides("slumber", tile)
    outside = slumber("s01", "gambler").table
    assert (secrets(outside), has_secrets(outside), unrevealed(outside)) == ([], False, [])


@rule("EF-NOTE-01")
def test_unrevealed_tiles_are_those_of_this_dream_that_are_not_laid():
    night = first_dream("gambler").tiles("d1-b2")
    assert night.names("tile", unrevealed(night.table)) == ["d1-a3", "d1-b3", "d1-c3"]


@rule("EF-WISD-01")
def test_sharing_is_for_those_on_one_space_who_have_something():
    night = first_dream("gambler", "specialist", "tough-guy").at(0, "A2c").at(1, "A2c").at(2, "A2a")
    assert not can(night, "{share: [ether, gem]}")
    night.who(0).ether, night.who(0).gems = 1, 1
    assert can(night, "{share: [ether, gem]}")
    assert not can(night.at(1, "A2a"), "{share: [ether, gem]}")
    night.at(1, "A2c").wisdom("w01", "w02", "w05", "w09").play("act:share:none")
    assert sorted(night.keys) == sorted([PICK["gem"], PICK["ether"]])
    night.play(PICK["ether"])
    assert [(each.ether, each.gems) for each in night.dreamers] == [(0, 1), (1, 0), (0, 0)]


@rule("EF-COMP-01")
def test_a_pickpocket_needs_somebody_near():
    night = first_dream("gambler", "specialist").at(0, "A2c").entity("e4", "A2d")
    assert can(night, "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}")
    assert not can(first_dream("gambler").tiles("d1-b2").at(0, "A2a").entity("e4", "B2b"), "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}")
    said(night, "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}")
    assert (night.who(0).ether, night.who(0).marks.picked) == (1, 1)
    assert not can(night, "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}", 1)


@rule("EF-SLUM-07", "EF-SLUM-08")
def test_a_slumber_that_was_passed_over_goes_under_the_deck_at_once():
    night = slumber("s01", "gambler")
    frame = SlumberPlay(0, night.find("slumber", "s04"))
    frame.passed = True
    frame.at = 2
    night.slumber_deck = [each for each in night.slumber_deck if each != "s04"]
    night.run(frame)
    assert night.slumber_deck[0] == "s04"
    assert night.current_slumber == ""
