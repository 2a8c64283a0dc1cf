"""Turns, movement, levels, relics and corruption at their edges."""

from __future__ import annotations

from typing import Any

import pytest

import pionek
from pionek.games.relic import vocabulary
from pionek.games.relic.procedures.turn import end_by_length
from tests.relic.scenario import Side, Table, log

rule = pytest.mark.rule


# Turns


@rule("RE-WIN-01", "RE-TURN-02")
@pytest.mark.parametrize(
    ("sides", "winners", "cause"),
    [
        ((Side(level=3), Side(level=5)), (1,), "cap"), ((Side(level=5), Side(level=5)), (), "cap-draw"),
        ((Side(level=5, assets=["roll-of-honour"]), Side(level=5)), (0,), "cap"), ((Side(level=3), Side(level=5, out=True)), (0,), "cap"),
    ],
)  # fmt: skip
def test_the_length_guard_of_simulations(sides: tuple[Side, ...], winners: tuple[int, ...], cause: str) -> None:
    table = Table(*sides)
    end_by_length(table.table)
    assert (table.table.result.winners, table.table.result.cause) == (winners, cause)


@rule("RE-TURN-01", "RE-TURN-02")
def test_a_guarded_game_has_just_so_many_turns() -> None:
    match = pionek.new_match("relic", seed=3, players="3", cap=3)
    while match.decision is not None:
        match.play(match.decision.options[0])
    table: Any = match.table
    assert table.turn == 9
    assert match.result is not None
    assert match.result.cause.startswith("cap")


@rule("RE-SETUP-18", "RE-SETUP-16", "RE-SETUP-08")
def test_everybody_is_set_up_and_the_named_seat_begins() -> None:
    for first in ("1", "2", "3"):
        match = pionek.new_match("relic", seed=3, players="3", first=first)
        revealed = match.table.revealed
        while type(match.table.agenda[-1]).__name__ == "WholeGame":
            match.play(match.decision.options[0])  # type: ignore[union-attr]
        table: Any = match.table
        assert table.revealed > revealed + 3
        while table.turn == 0:
            match.play(match.decision.options[0])  # type: ignore[union-attr]
            table = match.table
        assert table.active == int(first) - 1
        assert all(player.mission >= 0 and player.character >= 0 for player in table.players)
    firsts = {start_of(seed) for seed in range(12)}
    assert firsts == {0, 1, 2}


def start_of(seed: int) -> int:
    match = pionek.new_match("relic", seed=seed, characters=["captain", "ogryn", "trader"])
    table: Any = match.table
    while table.turn == 0:
        match.play(match.decision.options[0])  # type: ignore[union-attr]
    return int(table.active)


@rule("RE-DICE-01", "RE-DICE-02")
@pytest.mark.parametrize(("dice", "value"), [((5,), 7), ((6, 2), 10), ((6, 6, 1), 15), ((4,), 6)])
def test_what_explodes_in_a_skill_test(dice: tuple[int, ...], value: int) -> None:
    table = Table(Side(cunning=2)).land("spire", *dice).play("text-box:2")
    assert f"tests Cunning: {value}, " in log(table)


@rule("RE-EXPL-01", "RE-INNER-06", "RE-MOVE-08")
def test_exploration_begins_where_something_can_happen() -> None:
    """Cards that lie on a space without symbols count; so does a card that works at the start of the phase."""
    table = Table(lying={"sanctuary": ["kommando"]}).land("sanctuary", 1, 1)
    assert "loses 1 influence" in log(table)
    table = Table(Side(assets=["auspex"])).land("sanctuary")
    assert table.keys == ["use:auspex", "pass"]
    table = Table(Side(at="guardian", assets=["roll-of-honour", "auspex"])).begin(1, 3).play("box")
    assert "use:auspex" not in table.keys
    assert Table(Side(at="rift", assets=["auspex"], level=1)).begin(3).at() == "maze"
    assert "use:auspex" not in Table(Side(at="rift", assets=["auspex"], level=1)).begin(3).keys


# Movement


@rule("RE-BOX-02", "RE-BOX-04", "RE-INNER-01")
def test_a_box_needs_a_point_and_the_guardian_a_relic() -> None:
    table = Table(Side(at="craftworld")).begin(1).play("anticlockwise")
    assert table.at() == "guardian"
    assert table.asked != "Movement.box"
    table = Table(Side(at="guardian")).begin(2)
    assert table.asked == "Movement.choose_direction"
    table = Table(Side(at="guardian", assets=["roll-of-honour"], special=True)).begin().play("roll")
    assert table.asked == "Movement.box"
    table.play("box")
    assert (table.at(), table.player().special) == ("rift", False) or table.at() == "maze"
    table = Table(Side(at="haunted")).begin(2).play("anticlockwise", "box")
    assert table.at() == "webway"


@rule("RE-MOVE-05", "RE-MOVE-06", "RE-BOX-03")
def test_a_direction_is_chosen_once_a_tier_by_whoever_chooses_it() -> None:
    table = Table(Side("commissar", at="hab", corruption=["wandering-eye"]), Side(), turn_of=0).begin(1)
    assert table.seat == 1
    table.play("anticlockwise")
    assert table.at() == "spire"
    sides = (Side(), Side("commissar", at="hab", corruption=["wandering-eye"]))
    assert Table(*sides, turn_of=1).begin(1).seat == 0
    table = Table(Side(at="hulk")).begin(3)
    table.play("box", "anticlockwise")
    assert table.at() == "lair"
    table = Table(Side(at="hulk")).begin(1).play("box")
    assert (table.at(), len(table.deeds("moved"))) == ("webway", 1)
    assert table.asked != "Movement.choose_direction" or table.table.turn == 2


@rule("RE-INNER-03", "RE-INNER-04", "RE-CLAR-06")
def test_direct_moves_end_at_the_rift() -> None:
    for card in ("warp-jump",):
        assert f"play:{card}" not in Table(Side(at="rift", hand=[card])).begin().keys
    table = Table(Side("captain", at="hab", assets=["star-chart-of-the-ancients"])).begin().play("use:star-chart-of-the-ancients")
    assert "go:envoy" not in table.keys
    assert "go:hab" not in table.keys
    assert len(table.keys) == 24 - 4 - 1
    table = Table(Side("callidus", at="envoy", influence=1), Side(at="menhir"), Side(at="scar")).begin()
    table.play("invoke:polymorphine")
    assert table.at() == "menhir"


@rule("RE-CLAR-06", "RE-INNER-03")
def test_portals_lead_to_other_portals() -> None:
    table = Table(lying={"ruins": ["forgotten-portal"]}).land("webway").play("text-box:1")
    assert table.at() == "ruins"
    table = Table(lying={"ruins": ["forgotten-portal"]}).land("ruins").play("yes")
    assert table.at() == "webway"


@rule("RE-CLAR-06", "RE-TIER-02")
@pytest.mark.parametrize(("space", "count"), [("envoy", 23), ("menhir", 23), ("blackstone", 15), ("warpstorm", 15)])
def test_a_jump_reaches_every_other_space_of_the_tier(space: str, count: int) -> None:
    table = Table(Side(at=space, hand=["warp-jump"])).begin().play("play:warp-jump")
    assert len(table.keys) == count
    assert f"go:{space}" not in table.keys


@rule("RE-TIER-01")
def test_a_forged_warrant_makes_crossing_cheaper() -> None:
    table = Table(Side(influence=1, assets=["forged-warrant"])).land("envoy").play("text-box:2")
    assert (table.at(), table.player().influence) == ("blackstone", 0)
    assert "text-box:2" not in Table(Side(influence=1)).land("envoy").keys
    table = Table(Side(influence=1, assets=["forged-warrant"])).land("emissary")
    assert table.play("text-box:1").player().influence == 0


@rule("RE-BATTLE-16", "RE-MULTI-06")
def test_a_lost_battle_names_its_rule() -> None:
    for enemies, cited in ((["nob"], "RE-BATTLE-16"), (["nob", "nob"], "RE-MULTI-06")):
        table = Table(Side(strength=1), lying={"furnace": enemies}).land("furnace", 6, 1, 1)
        assert next(line for line in table.log() if "loses 1 Life" in line).endswith(f"{cited}]")


@rule("RE-ELIM-02", "RE-VANQ-01")
@pytest.mark.parametrize("order", [("order:1",), ("order:2", "order:1"), ("order:2", "order:2"), ("order:3", "order:1"), ("order:3", "order:2")])
def test_who_is_eliminated_gets_nothing_for_being_vanquished(order: tuple[str, ...]) -> None:
    """At the Beacon the Canoness is out before her cards for martyrdom would come."""
    sides = (Side(at="palace"), Side("canoness", life=1, at="hab", assets=["bones-of-the-saint"]), Side(at="scenario"))
    table = Table(*sides, scenario="beacon").begin(3)
    for key in order:
        if key in table.keys and table.asked == "Group.pick":
            table.play(key)
    while table.asked == "Group.pick":
        table.play(table.keys[0])
    assert table.player(1).out
    assert (table.hand(1), table.at(1), table.trophies(1), table.player(2).out) == ([], "", [], False)
    assert table.match.result is None


@rule("RE-LIFE-04", "RE-FALL-01")
def test_dead_and_corrupted_in_the_same_moment_is_corrupted() -> None:
    corruption = ["-extra-eyes", "-cloven-hooves", "-warp-sight", "-unnatural-vigour", "-gift-of-decay", "-warp-taint"]
    table = Table(Side("commissar", at="hab", corruption=corruption), Side("ogryn")).begin(1)
    table.player().life = 0
    table.table.unsettled |= vocabulary.CHECK_LIFE | vocabulary.CHECK_CORRUPTED
    table.play("clockwise")
    assert (len(table.deeds("fallen")), table.deeds("vanquished")) == (1, [])


@rule("RE-CLAR-03", "RE-CLAR-04")
def test_a_special_move_is_for_both_outer_tiers() -> None:
    for space in ("foothills", "falcons"):
        table = Table(lying={space: ["hidden-path"]}).land(space)
        assert table.player().special


@rule("RE-RIFT-02", "RE-RIFT-03", "RE-RIFT-04")
@pytest.mark.parametrize(
    ("given", "space"),
    [({}, "maze"), ({"level": 9}, "yllen"), ({"assets": ["roll-of-honour", "chalice-of-purity"]}, "yllen"), ({"level": 9, "assets": ["roll-of-honour", "chalice-of-purity"]}, "braxas"), ({"level": 8, "assets": ["roll-of-honour"]}, "maze")],
)
def test_how_far_the_rift_throws(given: dict[str, Any], space: str) -> None:
    given = {"assets": ["roll-of-honour"], **given}
    table = Table(Side(at="guardian", influence=7, **given)).begin(1, 3, 3, 3, 3, 3).play("box")
    assert [table.content.spaces[space].id for space in moved(table)][-1] == space


def moved(table: Table) -> list[int]:
    events = table.match.listen().events[table.heard :]
    return [event.subject for event in events if vocabulary.WORDS.moments[event.moment].name == "moved"]


# Experience


@rule("RE-EXP-06", "RE-EXP-07")
def test_no_relic_and_no_mission_where_there_is_none() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    table = Table(Side(completed=completed, mission=""))
    for number in (vocabulary.RELIC_DECK, vocabulary.MISSION_DECK):
        table.table.decks[number].cards, table.table.decks[number].known = [], []
    table.land("sanctuary").play("done")
    assert (len(table.player().completed), table.asked) == (3, "Movement.choose_direction")


@rule("RE-EXP-06", "RE-RELIC-02")
def test_three_completed_missions_are_needed_and_enough() -> None:
    table = Table(Side(completed=["pilgrimage", "blood-oath"])).land("sanctuary").play("done")
    assert table.asked == "Movement.choose_direction"
    table = Table(Side(completed=["pilgrimage", "blood-oath", "sealed-orders", "night-vigil"])).land("sanctuary").play("done")
    assert table.keys == ["relic", "done"]
    table.play("relic")
    table.play(table.keys[0])
    assert table.names(table.player().completed) == ["pilgrimage"]


@rule("RE-EXP-08", "RE-EXP-09")
def test_what_is_too_much_is_discarded_first() -> None:
    hand, assets = ["omen", "miracle"], ["boltgun", "choppa", "auspex", "jump-pack", "medicae-kit", "frag-grenade"]
    table = Table(Side(hand=hand, assets=assets)).land("emissary").until("Experience.discard")
    assert not [key for key in table.keys if key == "done"]
    assert {"discard:omen", "discard:boltgun"} <= set(table.keys)
    table.play("discard:omen")
    assert "discard:miracle" not in table.keys
    table.play("discard:boltgun")
    assert {"discard:miracle", "discard:choppa", "done"} <= set(table.keys)
    table = Table(Side(hand=hand, assets=["boltgun"])).land("sanctuary").play("done")
    assert table.keys == ["discard:omen", "discard:miracle"]
    table = Table(Side(assets=["boltgun"])).land("sanctuary").play("done")
    assert table.keys == ["discard:boltgun", "done"]
    table = Table(Side(hand=["omen"], assets=assets)).land("emissary").until("Experience.discard")
    assert [key for key in table.keys if key in ("done", "discard:omen")] == []


@rule("RE-LEVEL-01", "RE-LEVEL-02", "RE-LEVEL-04")
def test_levels_are_gained_one_by_one_and_none_beyond_twelve() -> None:
    table = Table(Side("commissar", level=10, influence=0, trophies=["squiggoth", "avatar-of-war"])).land("sanctuary")
    table.play("done", "spend:squiggoth", "spend:avatar-of-war")
    while "attribute:1" in table.keys:
        table.play("attribute:1")
    assert [amount for name, _who, amount in table.deeds("gained") if name == "gained"].count(1) >= 3
    assert (table.player().level, len(table.player().completed)) == (12, 2)
    assert table.player().influence == 2, "a medal for each of two levels, none for the third"
    assert log(table).count("gains 1 level") == 2


@rule("RE-EXP-06", "RE-EXP-07", "RE-EMPTY-01")
def test_discarded_relics_and_missions_can_still_be_had() -> None:
    table = Table(Side(completed=["pilgrimage", "blood-oath", "sealed-orders"], mission=""))
    for number, card in ((vocabulary.RELIC_DECK, "xenos-bane"), (vocabulary.MISSION_DECK, "night-vigil")):
        deck = table.table.decks[number]
        table.table.piles[number] = [table.find(card)]
        deck.cards, deck.known = [], []
    table.land("sanctuary").play("done")
    assert table.keys == ["relic", "mission"]


@rule("RE-TEST-02", "RE-CORR-01")
def test_the_perils_of_the_warp_need_no_power_card() -> None:
    sides = (Side("captain", willpower=9), Side("psyker", at="hab"))
    table = Table(*sides, lying={"landing": ["warp-storm"]}, tops={"corruption": ["near-daemonhood"]}).land("landing", 1, 1, 2)
    assert (table.corruption(0), table.corruption(1)) == ([], ["-near-daemonhood"])


@rule("RE-GEAR-01", "RE-EMPTY-02")
def test_cards_turned_up_are_news() -> None:
    table = Table(Side(influence=0), lying={"foothills": ["rumours-of-treasure"]})
    revealed = table.table.revealed
    table.land("foothills")
    assert table.table.revealed == revealed + 1 + 3


@rule("RE-RELIC-02", "RE-EMPTY-01")
def test_of_the_last_relics_one_is_left_in_the_deck() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    table = Table(Side(completed=completed), tops={"relic": ["roll-of-honour"]})
    deck = table.table.decks[vocabulary.RELIC_DECK]
    deck.cards, deck.known = deck.cards[-1:], deck.known[-1:]
    table.table.piles[vocabulary.RELIC_DECK] = [table.find("xenos-bane")]
    table.land("sanctuary").play("done", "relic")
    assert sorted(table.keys) == ["take:roll-of-honour", "take:xenos-bane"]
    table.play("take:roll-of-honour")
    assert (table.assets(), table.deck("relic"), deck.known) == (["roll-of-honour"], ["xenos-bane"], [0])
    table = Table(Side(completed=completed), tops={"relic": ["roll-of-honour"]})
    deck = table.table.decks[vocabulary.RELIC_DECK]
    deck.cards, deck.known = deck.cards[-1:], deck.known[-1:]
    table.land("sanctuary").play("done", "relic")
    assert table.assets() == ["roll-of-honour"]


# Corruption


@rule("RE-CORR-01", "RE-EMPTY-01")
def test_no_corruption_where_there_are_no_cards() -> None:
    table = Table(Side("commissar", at="maze", assets=["battle-sister"]))
    deck = table.table.decks[vocabulary.CORRUPTION_DECK]
    deck.cards, deck.known = [], []
    table.begin()
    assert table.corruption() == []
    assert table.deeds("used") == []


@rule("RE-CORR-02", "RE-CORR-04")
def test_an_activated_card_is_seen_by_all() -> None:
    sides = (Side("commissar", at="maze"), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["warp-taint", "near-daemonhood"]})
    revealed = table.table.revealed
    table.begin()
    assert table.corruption() == ["warp-taint", "-near-daemonhood"]
    known = table.player().corruption.known
    assert known[0] >> 1 & 1
    assert known[1] == 1
    assert table.table.revealed == revealed + 4


@rule("RE-LIFE-03", "RE-LIFE-04", "RE-VANQ-08")
def test_several_players_are_vanquished_at_once() -> None:
    sides = (Side(life=1), Side(life=1, at="hab"), Side(life=3, at="hab"))
    table = Table(*sides, lying={"furnace": ["rising-waaagh"]}).land("furnace")
    assert sorted(who for _name, who, _amount in table.deeds("vanquished")) == [0, 1]
    assert [table.at(seat) for seat in range(3)][:2] == ["sanctuary", "sanctuary"]
    assert table.player(2).life == 2


@rule("RE-FALL-01", "RE-LIFE-04")
def test_who_falls_to_corruption_and_dies_of_it_only_falls() -> None:
    corruption = ["-extra-eyes", "-cloven-hooves", "-warp-sight", "-unnatural-vigour", "-gift-of-decay"]
    sides = (Side("commissar", at="maze", life=1, corruption=corruption), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["weeping-sores"]}).begin()
    assert (len(table.deeds("fallen")), table.deeds("vanquished")) == (1, [])
    assert table.keys == ["yes", "no"]
    table.play("yes")
    assert table.player().life > 1


@rule("RE-FALL-01", "RE-CLAR-10")
@pytest.mark.parametrize(("first", "gained"), [("order:1", [2, 1]), ("order:2", [2])])
def test_what_a_battle_that_is_cut_off_had_still_to_say_is_not_said(first: str, gained: list[int]) -> None:
    """The Daemon Blade brings the sixth Corruption card; before that or not at all a Silent Kill brings influence."""
    corruption = ["-cloven-hooves", "-extra-eyes", "-chitinous-hide", "-warp-sight", "-unnatural-vigour"]
    side = Side("callidus", assets=["daemon-blade"], corruption=corruption, at="rokfield")
    lying = {"scar": ["genestealer-cultist"]}
    table = Table(side, Side("ogryn"), lying=lying, tops={"corruption": ["warp-taint"]}).land("scar", 1, 6, 2)
    table.play("pass", "use:daemon-blade").until("Group.pick").play(first)
    assert table.deeds("fallen") == [("fallen", 0, 0)]
    assert [amount for _name, _who, amount in table.deeds("gained")] == gained


@rule("RE-WIN-01", "RE-SCEN-02")
@pytest.mark.parametrize(("tokens", "won"), [([0, 1, 1, 0], True), ([0, 0, 1, 0], False)])
def test_the_golden_key_wants_one_token_of_each_trial(tokens: list[int], won: bool) -> None:
    table = Table(Side(at="palace", tokens=tokens, strength=1, cunning=12), scenario="key").begin(*[2] * 6)
    assert table.player().tokens[3] == 1
    assert (table.match.result is not None) is won
