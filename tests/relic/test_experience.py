"""The Experience phase, levels, assets and relics (rulebook p. 11, 14, 18)."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.registry import get
from pionek.games.relic import vocabulary
from tests.relic.scenario import Side, Table

rule = pytest.mark.rule
CONTENT: Any = get("relic").content()


def experience(**given: Any) -> Table:
    """At the first question of the Experience phase of a turn in which nothing else happened."""
    return Table(Side(**given)).land("sanctuary").play("done")


@rule("RE-EXP-01")
def test_trophies_then_missions_then_discards() -> None:
    table = experience(trophies=["slugga-boy"], completed=["pilgrimage", "blood-oath", "sealed-orders"], assets=["choppa"])
    asked = []
    while table.table.turn == 1:
        asked.append(table.asked)
        table.play("done")
    assert asked == ["Experience.spend", "Experience.missions", "Experience.discard"]


@rule("RE-EXP-02", "RE-EXP-03")
def test_six_points_of_any_colours_are_a_level() -> None:
    table = experience(trophies=["slugga-boy", "spore-mine-cluster", "ripper-swarm"])
    table.play("spend:slugga-boy", "spend:spore-mine-cluster", "spend:ripper-swarm")
    assert table.player().level == 1
    table = experience(trophies=["slugga-boy", "spore-mine-cluster"]).play("spend:slugga-boy", "spend:spore-mine-cluster")
    assert table.player().level == 0
    assert table.pile("red") == ["slugga-boy"]


@rule("RE-EXP-04")
def test_what_is_left_over_is_lost() -> None:
    table = experience(trophies=["carnifex", "nob"]).play("spend:carnifex", "spend:nob").until("Movement.choose_direction")
    assert (table.player().level, table.trophies()) == (2, [])
    table = experience(trophies=["carnifex", "shoota-boy"]).play("spend:carnifex", "done")
    assert table.player().level == 1
    table = experience(trophies=["carnifex", "shoota-boy"], hand=["omen"]).play("spend:carnifex")
    assert points(table) == 8
    table.play("done")
    assert (points(table), table.asked) == (0, "Experience.discard")


def points(table: Table) -> int:
    """What the trophies spent are worth so far, as the table shows it."""
    return next((thing.value for thing in table.match.scene(0).things if thing.id == "points"), 0)  # type: ignore[union-attr]


@rule("RE-EXP-05")
def test_trophies_can_be_kept() -> None:
    table = experience(trophies=["carnifex"]).play("done")
    assert (table.player().level, table.trophies()) == (0, ["carnifex"])


@rule("RE-EXP-06", "RE-MISSION-05", "RE-RELIC-02")
def test_three_missions_buy_one_of_two_relics() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders", "hold-the-line"]
    side = Side(completed=completed)
    table = Table(side, tops={"relic": ["xenos-bane", "roll-of-honour"]}).land("sanctuary").play("done")
    assert table.keys == ["relic", "done"]
    table.play("relic")
    assert table.keys == ["take:xenos-bane", "take:roll-of-honour"]
    table.play("take:roll-of-honour")
    assert (table.assets(), len(table.player().completed)) == (["roll-of-honour"], 1)
    assert len(table.pile("mission")) == 3
    assert sorted(table.deck("relic")).count("xenos-bane") == 1
    assert len(table.deck("relic")) == 17
    assert "relic" not in experience(completed=completed[:2]).keys


@rule("RE-EXP-06")
def test_a_relic_once_a_phase() -> None:
    cards = ["pilgrimage", "blood-oath", "sealed-orders", "hold-the-line", "night-vigil", "proof-of-arms"]
    table = Table(Side(completed=cards), Side(mission="banish-the-daemon")).land("sanctuary").play("done", "relic")
    table.play(table.keys[0])
    assert "relic" not in table.keys


@rule("RE-EXP-07")
def test_without_a_mission_one_is_drawn() -> None:
    table = Table(Side(mission=""), tops={"mission": ["hold-the-line"]}).land("sanctuary").play("done")
    assert table.names([table.player().mission]) == ["hold-the-line"]
    assert Table(Side(mission="")).land("sanctuary").player().mission == -1


@rule("RE-EXP-08", "RE-ASSET-02", "RE-PLIM-02")
def test_down_to_both_limits() -> None:
    assets = ["choppa", "stikkbombs", "jungle-scout", "flak-armour", "combat-stimms", "holy-water"]
    table = experience(hand=["miracle", "omen"], assets=assets)
    assert "done" not in table.keys
    table.play("discard:omen")
    assert "discard:miracle" not in table.keys
    assert "done" not in table.keys
    table.play("discard:choppa")
    assert "done" in table.keys
    table.play("done")
    assert (table.hand(), len(table.assets())) == (["miracle"], 5)


@rule("RE-EXP-09", "RE-DISC-05")
def test_one_may_discard_more_but_only_now() -> None:
    table = experience(hand=["miracle"], assets=["choppa"])
    assert table.keys == ["discard:miracle", "discard:choppa", "done"]
    table.play("discard:choppa", "discard:miracle")
    assert (table.hand(), table.assets()) == ([], [])
    table = Table(Side(at="envoy", assets=["choppa"])).begin(1)
    assert table.why_not(0, "choppa") in ("RE-BONUS-05", "RE-DISC-05")
    assert not [key for key in table.keys if key.startswith("discard")]


@rule("RE-ASSET-03")
def test_the_limit_may_be_exceeded_until_then() -> None:
    assets = ["stikkbombs", "jungle-scout", "flak-armour", "combat-stimms", "holy-water"]
    table = Table(Side(assets=assets), lying={"furnace": ["choppa"]}).land("furnace")
    assert len(table.assets()) == 6
    assert table.asked == "Experience.discard"


@rule("RE-ASSET-04")
def test_trophies_missions_corruption_and_power_are_no_assets() -> None:
    cards = {"trophies": ["slugga-boy"] * 4, "completed": ["pilgrimage", "blood-oath"], "corruption": ["-cloven-hooves"]}
    table = experience(hand=["miracle"], assets=["choppa", "stikkbombs", "jungle-scout", "flak-armour"], **cards)
    table.play("done")
    assert "done" in table.keys


@rule("RE-ASSET-01")
def test_cards_are_assets_by_their_label() -> None:
    labelled = [card for card in CONTENT.cards if card.deck in ("wargear", "relic") or card.type == "asset"]
    table = Table(lying={"furnace": ["choppa"]}).land("furnace")
    assert table.assets() == ["choppa"]
    assert sum(card.count for card in labelled) == 24 + 18 + 30


@rule("RE-LEVEL-01", "RE-LEVEL-02")
def test_a_level_brings_the_rewards_of_its_column_from_the_top() -> None:
    table = experience(trophies=["carnifex"], level=1).play("spend:carnifex")
    assert table.player().level == 2
    gained = [line for line in table.log() if "gains" in line]
    assert [("Life" in line, "influence" in line) for line in gained[1:]] == [(True, False), (False, True)]
    assert (table.player().life, table.player().influence) == (6, 4)


@rule("RE-LEVEL-03", "RE-SUPP-05")
@pytest.mark.parametrize(
    ("character", "level", "what"),
    [("captain", 0, "strength"), ("captain", 3, "completed"), ("callidus", 3, "cunning and card"), ("trader", 2, "wargear"), ("psyker", 8, "special")],
)
def test_rewards_are_attributes_life_influence_cards_or_missions(character: str, level: int, what: str) -> None:
    table = Table(Side(character, level=level, trophies=["carnifex"]), tops={"wargear": ["storm-bolter"]}).land("sanctuary")
    before = list(table.player().dials)
    table.play("done", "spend:carnifex")
    player = table.player()
    found = {
        "strength": player.dials[0] == before[0] + 1,
        "completed": len(player.completed) == 1,
        "cunning and card": player.dials[2] == before[2] + 1 and len(player.hand.cards) == 1,
        "wargear": table.assets() == ["storm-bolter"],
        "special": len(player.hand.cards) == 4 and player.influence == 4,
    }
    assert found[what]


@rule("RE-LEVEL-04", "RE-MISSION-06")
def test_beyond_level_twelve_there_is_a_completed_mission() -> None:
    side = Side(level=12, trophies=["carnifex"])
    table = Table(side, tops={"mission": ["sealed-orders"]}).land("sanctuary").play("done", "spend:carnifex")
    assert (table.player().level, table.names(table.player().completed)) == (12, ["sealed-orders"])
    assert [amount for _name, _who, amount in table.deeds("gained")] == [1]
    assert table.player().influence == 3
    assert table.player().dials == [4, 3, 2]


@rule("RE-RELIC-03")
def test_relics_count_against_the_limit_and_all_may_be_used() -> None:
    relics = ["blade-of-saint-antias", "gauntlet-of-the-founder", "halo-of-defiance", "roll-of-honour", "xenos-bane"]
    table = Table(Side(assets=[*relics, "choppa"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1, 1)
    table.play("use:blade-of-saint-antias", "use:gauntlet-of-the-founder", "use:xenos-bane", "use:choppa")
    assert f"has {4 + 3 + 4 + 2 + 2} against 4" in " ".join(table.log())
    table.until("Experience.discard")
    assert "done" not in table.keys
    assert "discard:roll-of-honour" in table.keys


@rule("RE-PLIM-01")
@pytest.mark.parametrize(("level", "limit"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3)])
def test_the_power_limit_goes_by_the_level(level: int, limit: int) -> None:
    table = experience(level=level, hand=["battle-focus", "omen", "miracle", "blessing"])
    discarded = 0
    while "done" not in table.keys:
        table.play(table.keys[0])
        discarded += 1
    assert 4 - discarded == limit


@rule("RE-RELIC-02", "RE-EMPTY-01")
@pytest.mark.parametrize(("left", "piled"), [(2, 2), (1, 0)])
def test_discarded_relics_come_back_when_fewer_than_two_are_left(left: int, piled: int) -> None:
    table = Table(Side(completed=["pilgrimage", "blood-oath", "sealed-orders"]))
    deck, pile = table.table.decks[vocabulary.RELIC_DECK], table.table.piles[vocabulary.RELIC_DECK]
    pile.extend(deck.cards[:2])
    spare = deck.cards[2 + left :]
    deck.cards, deck.known = deck.cards[2 : 2 + left], [0] * left
    table.land("sanctuary").play("done", "relic")
    assert len(table.keys) == 2
    assert len(table.table.piles[vocabulary.RELIC_DECK]) == piled
    assert len(spare) == 16 - left
