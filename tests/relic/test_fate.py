"""Losing turns, being vanquished, corrupted and eliminated (rulebook p. 15, 16)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import TRIAL, Side, Table

rule = pytest.mark.rule
RICH = {
    "hand": ["miracle", "offering"], "trophies": ["carnifex"], "influence": 7, "assets": ["choppa", "roll-of-honour"],
    "completed": ["pilgrimage"], "level": 4, "tokens": [1, 0, 0, 0],
}  # fmt: skip
FIVE = ["-cloven-hooves", "-extra-eyes", "-chitinous-hide", "-warp-sight", "-unnatural-vigour"]


def vanquished(**given: object) -> Table:
    """The Captain with one Life left loses a battle of Strength."""
    table = Table(Side(**{"life": 1, "at": "rokfield", **given}), lying={"scar": ["killa-kan", "killa-kan"]})  # type: ignore[arg-type]
    table.land("scar", 6, 1, 1)
    while table.table.turn == 1 and not table.deeds("vanquished"):
        table.idle()
    return table


def corrupted(*, turn_of: int = 0, **given: object) -> Table:
    """The Commissar with five Corruption cards draws two more on Crone World Yllen Satari."""
    sides = (Side("commissar", **{"corruption": FIVE, "at": "maze", **given}), Side("ogryn"))  # type: ignore[arg-type]
    return Table(*sides, tops={"corruption": ["warp-taint", "nightmares"]}, turn_of=turn_of).begin()


@rule("RE-LOSET-01", "RE-LOSET-03")
def test_a_lost_turn_tips_the_figure_and_ends_the_turn_at_once() -> None:
    lying = {"foothills": ["trapped-vault"]}
    hand = ["miracle", "omen", "blessing"]
    table = Table(Side(hand=hand, trophies=["carnifex"]), lying=lying).land("foothills", 2)
    table.until("Throw.replace").play("roll").until("Movement.choose_direction")
    assert table.table.active == 1
    assert table.player().lying
    assert (len(table.hand()), table.trophies()) == (3, ["carnifex"])


@rule("RE-LOSET-02")
def test_effects_reach_a_figure_that_lies() -> None:
    sides = (Side(lying=True, influence=5), Side(at="ruins"))
    table = Table(*sides, lying={"glade": ["corsair-raid"]}, tops={"blue": ["prayer-scroll"]}, turn_of=1).land("glade")
    assert table.player(0).influence == 3


@rule("RE-LOSET-04", "RE-LOSET-05")
def test_in_the_lost_turn_nothing_happens() -> None:
    table = Table(Side("psyker", lying=True, at="hab")).begin()
    assert (table.table.active, table.at(), table.hand()) == (1, "hab", [])
    assert not table.player().lying


@rule("RE-LIFE-04", "RE-VANQ-01", "RE-VANQ-02")
def test_a_vanquished_player_discards_power_and_trophies_first() -> None:
    table = vanquished(**RICH)
    assert table.deeds("vanquished") == [("vanquished", 0, 0)]
    assert (table.hand(), table.trophies()) == ([], [])
    order = [line for line in table.log() if "RE-VANQ" in line]
    assert ["RE-VANQ-02" in line for line in order] == [True] * 3 + [False] * (len(order) - 3)
    assert [rule for line in order for rule in ("RE-VANQ-03", "RE-VANQ-04", "RE-VANQ-05") if rule in line] == [
        "RE-VANQ-03", "RE-VANQ-04", "RE-VANQ-05",
    ]  # fmt: skip


@rule("RE-VANQ-03", "RE-VANQ-04", "RE-VANQ-05")
def test_then_influence_life_and_the_sanctuary() -> None:
    table = vanquished(**RICH)
    assert (table.player().influence, table.player().life, table.at()) == (0, 5, "sanctuary")


@rule("RE-VANQ-06")
def test_everything_else_is_kept() -> None:
    table = vanquished(**RICH, corruption=["-extra-eyes"], strength=3)
    player = table.player()
    assert table.assets() == ["choppa", "roll-of-honour"]
    assert (table.names(player.completed), table.names([player.mission])) == (["pilgrimage"], ["rite-of-the-machine"])
    assert (table.corruption(), player.level, player.dials[0], player.tokens[0]) == (["-extra-eyes"], 4, 3, 1)


@rule("RE-VANQ-07")
def test_ones_own_turn_ends_and_the_next_is_played() -> None:
    table = vanquished(mission="")
    assert (table.table.active, table.player().mission) == (1, -1)
    table.next_turn()
    assert (table.table.active, table.asked) == (0, "Movement.choose_direction")


@rule("RE-VANQ-08")
def test_in_another_players_turn_that_turn_goes_on() -> None:
    sides = (Side(life=1, at="envoy", influence=4), Side(at="jungle", trophies=["carnifex"]))
    table = Table(*sides, lying={"crater": ["rising-waaagh", "spore-mine-cluster"]}, turn_of=1).land("crater", 1, 6, 1)
    assert table.deeds("vanquished") == [("vanquished", 0, 0)]
    assert (table.at(0), table.player(0).influence) == ("sanctuary", 0)
    assert (table.table.active, table.asked) == (1, "Experience.spend")
    table.next_turn()
    assert (table.seat, table.asked) == (0, "Movement.choose_direction")


@rule("RE-CORR-09", "RE-FALL-01")
def test_the_sixth_card_corrupts() -> None:
    table = corrupted()
    assert table.deeds("fallen") == [("fallen", 0, 0)]
    assert table.asked == "Fall.go_on"
    assert corrupted(corruption=FIVE[:3]).deeds("fallen") == []


@rule("RE-CORR-09", "RE-CORR-07")
@pytest.mark.parametrize(("before", "drawn"), [(5, 1), (4, 2), (3, 2)])
def test_the_threshold_is_looked_at_after_every_card(before: int, drawn: int) -> None:
    table = corrupted(corruption=FIVE[:before])
    assert len(table.deeds("tainted")) == drawn
    assert bool(table.deeds("fallen")) is (before + drawn == 6)


@rule("RE-FALL-02", "RE-FALL-03")
def test_the_corrupted_lose_power_trophies_corruption_and_influence() -> None:
    table = corrupted(**RICH)
    assert (table.hand(), table.trophies(), table.corruption(), table.player().influence) == ([], [], [], 0)


@rule("RE-FALL-04", "RE-FALL-05")
def test_the_old_character_is_gone_and_a_new_one_is_drawn() -> None:
    table = corrupted()
    old = table.player().character
    assert (table.at(), old in table.table.sheets) == ("", False)
    table.dice(3).play("yes")
    new = table.player().character
    assert new not in (old, table.player(1).character)
    assert new not in table.table.sheets
    assert len(table.table.sheets) == 7


@rule("RE-FALL-05")
def test_without_a_sheet_left_the_player_is_out() -> None:
    sides = (Side("commissar", corruption=FIVE, at="maze"), Side("ogryn"), Side("trader"))
    table = Table(*sides)
    table.table.sheets = []
    table.begin()
    assert table.player().out
    assert table.table.result is None


@rule("RE-FALL-06", "RE-FALL-07")
def test_the_new_character_begins_anew_on_its_own_space() -> None:
    table = corrupted(level=7, strength=9, life=2).play("yes")
    sheet = table.content.characters[table.player().character]
    player = table.player()
    assert (player.level, player.dials, player.life) == (0, sheet.attributes, sheet.life)
    assert player.space == sheet.start
    offered = table.table.sheet(player).ability_numbers
    assert {entry.ability.origin.partition(":")[2] for entry in table.table.printed_abilities() if entry.bearer == 0} <= {
        table.content.character_abilities[number].id for number in offered
    }


@rule("RE-FALL-08")
def test_all_other_things_stay() -> None:
    table = corrupted(**RICH).play("yes")
    player = table.player()
    assert table.assets() == ["choppa", "roll-of-honour"]
    assert (table.names(player.completed), player.tokens[0]) == (["pilgrimage"], 1)
    assert table.names([player.mission]) == ["rite-of-the-machine"]


@rule("RE-FALL-09")
def test_ones_own_turn_ends_there() -> None:
    table = corrupted(mission="").play("yes")
    assert (table.table.active, table.player().mission) == (1, -1)
    assert len(table.player().corruption.cards) == 0


@rule("RE-FALL-10", "RE-ELIM-03")
def test_one_may_refuse_and_has_lost() -> None:
    table = corrupted().play("no")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.cause) == ((1,), "last")


@rule("RE-ELIM-01", "RE-ELIM-02")
def test_a_scenario_eliminates_and_everything_goes() -> None:
    rich = {key: value for key, value in RICH.items() if key not in ("tokens", "hand")}
    sides = (Side(at="scenario"), Side(life=1, at="hab", corruption=["-extra-eyes", "warp-taint"], **rich), Side())  # type: ignore[arg-type]
    table = Table(*sides, scenario="beacon").begin(3)
    player = table.player(1)
    assert player.out
    assert (player.space, player.influence) == (-1, 0)
    assert (table.hand(1), table.trophies(1), table.assets(1), player.completed, player.mission) == ([], [], [], [], -1)
    assert table.pile("relic") == ["roll-of-honour"]
    assert (table.corruption(1), table.pile("corruption")) == ([], ["warp-taint", "extra-eyes"])


@rule("RE-ELIM-03")
def test_the_eliminated_take_no_further_turns() -> None:
    table = Table(Side(at="scenario"), Side(life=1, at="hab"), Side(), scenario="beacon").begin(3)
    turns = []
    for _ in range(3):
        turns.append(table.table.active)
        table.next_turn()
    assert 1 not in turns
    guard = table.match.why_not(1, "space", 3)
    assert guard is not None
    assert guard.rule == "RE-ELIM-03"
    assert table.match.result is None


@rule("RE-CORR-01", "RE-CORR-02", "RE-CORR-03")
def test_a_number_above_the_total_lies_face_down_and_does_nothing() -> None:
    sides = (Side("commissar", at="maze"), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["near-daemonhood", "unnatural-vigour", "warp-taint"]}).begin()
    assert table.corruption() == ["-near-daemonhood", "-unnatural-vigour"]
    assert (table.player().dials, table.player().life) == ([3, 3, 3], 5)
    zone = next(thing for portrait in table.match.scene(1).things if portrait.id == "seat:0" for thing in portrait.things if thing.id == "corruption:0")  # type: ignore[union-attr]
    assert [card.hidden for card in zone.cards] == [True, True]  # type: ignore[union-attr]
    assert table.deck("corruption")[0] == "warp-taint"


@rule("RE-CORR-04", "RE-CORR-07")
def test_cards_are_checked_one_after_the_other() -> None:
    sides = (Side("commissar", at="maze", influence=3), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["withered-limb", "weeping-sores"]}).begin()
    assert table.corruption() == ["-withered-limb", "weeping-sores"]
    assert (table.player().dials[0], table.player().life) == (3, 4)


@rule("RE-CORR-05")
def test_an_active_card_works_until_it_is_gone() -> None:
    table = Table(Side("commissar", corruption=["nervous-tremor"])).land("spire", 4).play("text-box:2")
    assert "tests Cunning: 6, failure" in " ".join(table.log())
    table = Table(Side("commissar", corruption=["nervous-tremor"], influence=5)).land("sepha").play("text-box:2")
    assert table.corruption() == []
    assert not [entry for entry in table.table.in_force.modifiers if entry.seat == 0]


@rule("RE-CORR-06")
def test_a_face_down_card_is_never_turned_up_later() -> None:
    sides = (Side("commissar", at="maze", corruption=["-chitinous-hide"]), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["near-daemonhood", "warp-taint"]}).begin()
    assert table.corruption() == ["-chitinous-hide", "-near-daemonhood", "warp-taint"]


@rule("RE-CORR-08")
def test_the_threshold_is_six_unless_something_changes_it() -> None:
    table = Table(Side("commissar"), Side("inquisitor"))
    assert [table.table.threshold(seat) for seat in (0, 1)] == [6, 7]
    sides = (Side("inquisitor", corruption=FIVE[:4], at="maze"), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["warp-taint", "mark-of-the-berserker"]}).begin()
    assert table.deeds("fallen") == []
    assert len(table.player().corruption.cards) == 6


@rule("RE-CORR-10")
@pytest.mark.parametrize(("space", "box", "dice"), [("sepha", 2, ()), ("shrineworld", 1, (6, 1))])
def test_two_spaces_take_corruption_away(space: str, box: int, dice: tuple[int, ...]) -> None:
    table = Table(Side(corruption=["-extra-eyes"])).land(space, *dice).play(f"text-box:{box}")
    assert table.corruption() == []


@rule("RE-CORR-02", "RE-CORR-04")
def test_only_the_new_card_is_turned_up() -> None:
    sides = (Side("commissar", at="maze", corruption=["-extra-eyes"]), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["warp-taint", "near-daemonhood"]}).begin()
    assert table.corruption() == ["-extra-eyes", "warp-taint", "-near-daemonhood"]
    assert [known >> 1 & 1 for known in table.player().corruption.known] == [0, 1, 0]


@rule("RE-CORR-01")
def test_a_card_kept_face_down_is_not_discarded_as_well() -> None:
    """The Captain's cards are placed face down: his Battle Sister has nothing to do."""
    sides = (Side("captain", at="maze", assets=["battle-sister"]), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert (table.corruption(), table.deeds("used")) == (["-warp-taint", "-warp-taint"], [])


@rule("RE-LIFE-04", "RE-VANQ-08")
def test_who_is_vanquished_by_a_martyr_is_vanquished_too() -> None:
    sides = (Side(assets=["trial:martyrs-curse"], life=1), Side(life=1, at="scar"), Side("trader", life=2, at="scar"))
    table = Table(*sides, packs=TRIAL, lying={"furnace": ["rising-waaagh"]}).land("furnace")
    assert [who for _name, who, _amount in table.deeds("vanquished")] == [0, 1]
    assert (table.at(1), table.player(1).life, table.player(2).life) == ("sanctuary", 5, 1)


@rule("RE-ELIM-02", "RE-ELIM-03")
def test_nothing_of_the_eliminated_is_in_force() -> None:
    table = Table(Side(at="scenario"), Side(life=1, at="hab", assets=["power-armour"]), Side(), scenario="beacon").begin(3)
    assert table.player(1).out
    standing = [entry for entries in table.table.in_force.lists() for entry in entries if entry.is_printed()]
    assert {entry.seat for entry in standing} == {entry.seat for entry in table.table.printed_abilities()} == {0, 2}
    assert (table.player(1).lying, table.player(1).special, table.player(1).tokens) == (False, False, [0, 0, 0, 0])
