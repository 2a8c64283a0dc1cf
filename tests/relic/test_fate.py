"""Losing turns, being vanquished, corrupted and eliminated (rulebook p. 15, 16)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import TRIAL, RelicScenario, Side

rule = pytest.mark.rule
RICH = {
    "hand": ["miracle", "offering"], "trophies": ["carnifex"], "influence": 7, "assets": ["choppa", "roll-of-honour"],
    "completed": ["pilgrimage"], "level": 4, "tokens": [1, 0, 0, 0],
}  # fmt: skip
FIVE = ["-cloven-hooves", "-extra-eyes", "-chitinous-hide", "-warp-sight", "-unnatural-vigour"]


def vanquished(**given: object) -> RelicScenario:
    """The Captain with one Life left loses a battle of Strength."""
    scenario = RelicScenario(Side(**{"life": 1, "at": "rokfield", **given}), lying={"scar": ["killa-kan", "killa-kan"]})  # type: ignore[arg-type]
    scenario.land("scar", 6, 1, 1)
    while scenario.turn == 1 and not scenario.deeds("vanquished"):
        scenario.idle()
    return scenario


def corrupted(*, turn_of: int = 0, **given: object) -> RelicScenario:
    """The Commissar with five Corruption cards draws two more on Crone World Yllen Satari."""
    sides = (Side("commissar", **{"corruption": FIVE, "at": "maze", **given}), Side("ogryn"))  # type: ignore[arg-type]
    return RelicScenario(*sides, tops={"corruption": ["warp-taint", "nightmares"]}, turn_of=turn_of).begin()


@rule("RE-LOSET-01", "RE-LOSET-03")
def test_a_lost_turn_tips_the_figure_and_ends_the_turn_at_once() -> None:
    lying = {"foothills": ["trapped-vault"]}
    hand = ["miracle", "omen", "blessing"]
    scenario = RelicScenario(Side(hand=hand, trophies=["carnifex"]), lying=lying).land("foothills", 2)
    scenario.until("Throw.replace").play("roll").until("Movement.choose_direction")
    assert scenario.active == 1
    assert scenario.player().lying
    assert (len(scenario.hand()), scenario.trophies()) == (3, ["carnifex"])


@rule("RE-LOSET-02")
def test_effects_reach_a_figure_that_lies() -> None:
    sides = (Side(lying=True, influence=5), Side(at="ruins"))
    scenario = RelicScenario(*sides, lying={"glade": ["corsair-raid"]}, tops={"blue": ["prayer-scroll"]}, turn_of=1).land("glade")
    assert scenario.player(0).influence == 3


@rule("RE-LOSET-04", "RE-LOSET-05", "RE-LOSET-01")
def test_in_the_lost_turn_nothing_happens() -> None:
    scenario = RelicScenario(Side("psyker", lying=True, at="hab")).begin()
    assert (scenario.active, scenario.at(), scenario.hand()) == (1, "hab", [])
    assert not scenario.player().lying


@rule("RE-LIFE-04", "RE-VANQ-01", "RE-VANQ-02")
def test_a_vanquished_player_discards_power_and_trophies_first() -> None:
    scenario = vanquished(**RICH)
    assert scenario.deeds("vanquished") == [("vanquished", 0, 0)]
    assert (scenario.hand(), scenario.trophies()) == ([], [])
    order = [line for line in scenario.log() if "RE-VANQ" in line]
    assert ["RE-VANQ-02" in line for line in order] == [True] * 3 + [False] * (len(order) - 3)
    assert [rule for line in order for rule in ("RE-VANQ-03", "RE-VANQ-04", "RE-VANQ-05") if rule in line] == [
        "RE-VANQ-03", "RE-VANQ-04", "RE-VANQ-05",
    ]  # fmt: skip


@rule("RE-VANQ-05")
def test_the_sanctuary_takes_in_the_vanquished_of_the_inner_tier() -> None:
    scenario = RelicScenario(Side(at="yllen", life=1, strength=1)).any_dice().begin(6, 1)
    assert (scenario.deeds("vanquished"), scenario.at()) == ([("vanquished", 0, 0)], "sanctuary")


@rule("RE-VANQ-03", "RE-VANQ-04", "RE-VANQ-05")
def test_then_influence_life_and_the_sanctuary() -> None:
    scenario = vanquished(**RICH)
    assert (scenario.player().influence, scenario.player().life, scenario.at()) == (0, 5, "sanctuary")


@rule("RE-VANQ-06")
def test_everything_else_is_kept() -> None:
    scenario = vanquished(**RICH, corruption=["-extra-eyes"], strength=3)
    player = scenario.player()
    assert scenario.assets() == ["choppa", "roll-of-honour"]
    assert (scenario.completed(), scenario.mission()) == (["pilgrimage"], "rite-of-the-machine")
    assert (scenario.corruption(), player.level, player.dials[0], player.tokens[0]) == (["-extra-eyes"], 4, 3, 1)


@rule("RE-VANQ-07")
def test_ones_own_turn_ends_and_the_next_is_played() -> None:
    scenario = vanquished(mission="")
    assert (scenario.active, scenario.player().mission) == (1, -1)
    scenario.next_turn()
    assert (scenario.active, scenario.asked) == (0, "Movement.choose_direction")


@rule("RE-VANQ-08")
def test_in_another_players_turn_that_turn_goes_on() -> None:
    sides = (Side(life=1, at="envoy", influence=4), Side(at="jungle", trophies=["carnifex"]))
    scenario = RelicScenario(*sides, lying={"crater": ["rising-waaagh", "spore-mine-cluster"]}, turn_of=1).land("crater", 1, 6, 1)
    assert scenario.deeds("vanquished") == [("vanquished", 0, 0)]
    assert (scenario.at(0), scenario.player(0).influence) == ("sanctuary", 0)
    assert (scenario.active, scenario.asked) == (1, "Experience.spend")
    scenario.next_turn()
    assert (scenario.seat, scenario.asked) == (0, "Movement.choose_direction")


@rule("RE-CORR-09", "RE-FALL-01")
def test_the_sixth_card_corrupts() -> None:
    scenario = corrupted()
    assert scenario.deeds("fallen") == [("fallen", 0, 0)]
    assert scenario.asked == "Fall.go_on"
    assert corrupted(corruption=FIVE[:3]).deeds("fallen") == []


@rule("RE-CORR-09", "RE-CORR-07")
@pytest.mark.parametrize(("before", "drawn"), [(5, 1), (4, 2), (3, 2)])
def test_the_threshold_is_looked_at_after_every_card(before: int, drawn: int) -> None:
    scenario = corrupted(corruption=FIVE[:before])
    assert len(scenario.deeds("tainted")) == drawn
    assert bool(scenario.deeds("fallen")) is (before + drawn == 6)


@rule("RE-FALL-02", "RE-FALL-03")
def test_the_corrupted_lose_power_trophies_corruption_and_influence() -> None:
    scenario = corrupted(**RICH)
    assert (scenario.hand(), scenario.trophies(), scenario.corruption(), scenario.player().influence) == ([], [], [], 0)


@rule("RE-FALL-04", "RE-FALL-05")
def test_the_old_character_is_gone_and_a_new_one_is_drawn() -> None:
    scenario = corrupted()
    old = scenario.character()
    assert (scenario.at(), old in scenario.sheets()) == ("", False)
    scenario.dice(3).play("yes")
    new = scenario.character()
    assert new not in (old, scenario.character(1))
    assert new not in scenario.sheets()
    assert len(scenario.sheets()) == 7


@rule("RE-FALL-05")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_log_calls_everybody_as_they_were_called_then(lang: str) -> None:
    scenario = corrupted()
    old = scenario.match.game.names.seat_name(scenario.table, 0, lang)
    before = scenario.log(0, lang)
    scenario.dice(3).play("yes")
    new = scenario.match.game.names.seat_name(scenario.table, 0, lang)
    after = scenario.log(0, lang)
    assert new != old
    assert any(old in line for line in before)
    assert after[: len(before)] == before
    assert not any(old in line for line in after[len(before) :])
    assert any(line.startswith(new) for line in after[len(before) :])


@rule("RE-FALL-05")
def test_without_a_sheet_left_the_player_is_out() -> None:
    sides = (Side("commissar", corruption=FIVE, at="maze"), Side("ogryn"), Side("trader"))
    scenario = RelicScenario(*sides, sheets=[])
    scenario.begin()
    assert scenario.player().out
    assert not scenario.over


@rule("RE-FALL-06", "RE-FALL-07")
def test_the_new_character_begins_anew_on_its_own_space() -> None:
    scenario = corrupted(level=7, strength=9, life=2).play("yes")
    sheet = scenario.content.characters[scenario.player().character]
    player = scenario.player()
    assert (player.level, player.dials, player.life) == (0, sheet.attributes, sheet.life)
    assert player.space == sheet.start
    offered = scenario.table.sheet(player).ability_numbers
    assert {entry.ability.origin.partition(":")[2] for entry in scenario.table.printed_abilities() if entry.bearer == 0} <= {
        scenario.content.character_abilities[number].id for number in offered
    }


@rule("RE-FALL-08")
def test_all_other_things_stay() -> None:
    scenario = corrupted(**RICH).play("yes")
    player = scenario.player()
    assert scenario.assets() == ["choppa", "roll-of-honour"]
    assert (scenario.completed(), player.tokens[0]) == (["pilgrimage"], 1)
    assert scenario.mission() == "rite-of-the-machine"


@rule("RE-FALL-09")
def test_ones_own_turn_ends_there() -> None:
    scenario = corrupted(mission="").play("yes")
    assert (scenario.active, scenario.player().mission) == (1, -1)
    assert len(scenario.player().corruption.cards) == 0


@rule("RE-FALL-10", "RE-ELIM-03")
def test_one_may_refuse_and_has_lost() -> None:
    scenario = corrupted().play("no")
    assert scenario.match.result is not None
    assert (scenario.match.result.winners, scenario.match.result.cause) == ((1,), "last")


@rule("RE-ELIM-01", "RE-ELIM-02")
def test_a_scenario_eliminates_and_everything_goes() -> None:
    rich = {key: value for key, value in RICH.items() if key not in ("tokens", "hand")}
    sides = (Side(at="scenario"), Side(life=1, at="hab", corruption=["-extra-eyes", "warp-taint"], **rich), Side())  # type: ignore[arg-type]
    scenario = RelicScenario(*sides, scenario="beacon").any_dice().begin(3)
    player = scenario.player(1)
    assert player.out
    assert (player.space, player.influence) == (-1, 0)
    assert (scenario.hand(1), scenario.trophies(1), scenario.assets(1), player.completed, player.mission) == ([], [], [], [], -1)
    assert scenario.pile("relic") == ["roll-of-honour"]
    assert (scenario.corruption(1), scenario.pile("corruption")) == ([], ["warp-taint", "extra-eyes"])


@rule("RE-ELIM-03")
def test_the_eliminated_take_no_further_turns() -> None:
    scenario = RelicScenario(Side(at="scenario"), Side(life=1, at="hab"), Side(), scenario="beacon").any_dice().begin(3)
    turns = []
    for _ in range(3):
        turns.append(scenario.active)
        scenario.next_turn()
    assert 1 not in turns
    guard = scenario.match.why_not(1, "space", 3)
    assert guard is not None
    assert guard.rule == "RE-ELIM-03"
    assert scenario.match.result is None


@rule("RE-CORR-01", "RE-CORR-02", "RE-CORR-03")
def test_a_number_above_the_total_lies_face_down_and_does_nothing() -> None:
    sides = (Side("commissar", at="maze"), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["near-daemonhood", "unnatural-vigour", "warp-taint"]}).begin()
    assert scenario.corruption() == ["-near-daemonhood", "-unnatural-vigour"]
    assert (scenario.player().dials, scenario.player().life) == ([3, 3, 3], 5)
    zone = next(thing for portrait in scenario.match.scene(1).things if portrait.id == "seat:0" for thing in portrait.things if thing.id == "corruption:0")  # type: ignore[union-attr]
    assert [card.hidden for card in zone.cards] == [True, True]  # type: ignore[union-attr]
    assert scenario.deck("corruption")[0] == "warp-taint"


@rule("RE-CORR-04", "RE-CORR-07")
def test_cards_are_checked_one_after_the_other() -> None:
    sides = (Side("commissar", at="maze", influence=3), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["withered-limb", "weeping-sores"]}).begin()
    assert scenario.corruption() == ["-withered-limb", "weeping-sores"]
    assert (scenario.player().dials[0], scenario.player().life) == (3, 4)


@rule("RE-CORR-05")
def test_an_active_card_works_until_it_is_gone() -> None:
    scenario = RelicScenario(Side("commissar", corruption=["nervous-tremor"])).land("spire", 4).play("text-box:2")
    assert "tests Cunning: 6, failure" in scenario.said()
    scenario = RelicScenario(Side("commissar", corruption=["nervous-tremor"], influence=5)).land("sepha").play("text-box:2")
    assert scenario.corruption() == []
    assert not [entry for entry in scenario.table.in_force.modifiers if entry.seat == 0]


@rule("RE-CORR-06")
def test_a_face_down_card_is_never_turned_up_later() -> None:
    sides = (Side("commissar", at="maze", corruption=["-chitinous-hide"]), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["near-daemonhood", "warp-taint"]}).begin()
    assert scenario.corruption() == ["-chitinous-hide", "-near-daemonhood", "warp-taint"]


@rule("RE-CORR-08")
def test_the_threshold_is_six_unless_something_changes_it() -> None:
    scenario = RelicScenario(Side("commissar"), Side("inquisitor"))
    assert [scenario.table.threshold(seat) for seat in (0, 1)] == [6, 7]
    sides = (Side("inquisitor", corruption=FIVE[:4], at="maze"), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["warp-taint", "mark-of-the-berserker"]}).begin()
    assert scenario.deeds("fallen") == []
    assert len(scenario.player().corruption.cards) == 6


@rule("RE-CORR-10")
@pytest.mark.parametrize(("space", "box", "dice"), [("sepha", 2, ()), ("shrineworld", 1, (6, 1))])
def test_two_spaces_take_corruption_away(space: str, box: int, dice: tuple[int, ...]) -> None:
    scenario = RelicScenario(Side(corruption=["-extra-eyes"])).land(space, *dice).play(f"text-box:{box}")
    assert scenario.corruption() == []


@rule("RE-CORR-02", "RE-CORR-04")
def test_only_the_new_card_is_turned_up() -> None:
    sides = (Side("commissar", at="maze", corruption=["-extra-eyes"]), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["warp-taint", "near-daemonhood"]}).begin()
    assert scenario.corruption() == ["-extra-eyes", "warp-taint", "-near-daemonhood"]
    assert [known >> 1 & 1 for known in scenario.player().corruption.known] == [0, 1, 0]


@rule("RE-CORR-03", "RE-CLAR-09")
def test_a_card_kept_face_down_can_be_discarded_as_well() -> None:
    """The Captain's cards are placed face down, but they count: his Battle Sister may still keep one away."""
    sides = (Side("captain", at="maze", assets=["battle-sister"]), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    scenario.play("use:battle-sister")
    assert (scenario.corruption(), scenario.pile("corruption")) == (["-warp-taint"], ["warp-taint"])


@rule("RE-CLAR-10")
def test_a_chalice_discards_also_what_the_captain_places_face_down() -> None:
    sides = (Side("captain", at="maze", assets=["chalice-of-purity"]), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    flip = next(choice.key for choice in scenario.match.scene(0).choices if "Incorruptible" in choice.text)
    scenario.dice(3).play(flip)
    assert scenario.pile("corruption") == ["warp-taint"]


@rule("RE-LIFE-04", "RE-VANQ-08")
def test_who_is_vanquished_by_a_martyr_is_vanquished_too() -> None:
    sides = (Side(assets=["trial:martyrs-curse"], life=1), Side(life=1, at="scar"), Side("trader", life=2, at="scar"))
    scenario = RelicScenario(*sides, packs=TRIAL, lying={"furnace": ["rising-waaagh"]}).land("furnace")
    assert [who for _name, who, _amount in scenario.deeds("vanquished")] == [0, 1]
    assert (scenario.at(1), scenario.player(1).life, scenario.player(2).life) == ("sanctuary", 5, 1)


@rule("RE-ELIM-02", "RE-ELIM-03")
def test_nothing_of_the_eliminated_is_in_force() -> None:
    scenario = RelicScenario(Side(at="scenario"), Side(life=1, at="hab", assets=["power-armour"]), Side(), scenario="beacon").any_dice().begin(3)
    assert scenario.player(1).out
    standing = [entry for entries in scenario.table.in_force.lists() for entry in entries if entry.is_printed()]
    assert {entry.seat for entry in standing} == {entry.seat for entry in scenario.table.printed_abilities()} == {0, 2}
    assert (scenario.player(1).lying, scenario.player(1).special, scenario.player(1).tokens) == (False, False, [0, 0, 0, 0])
