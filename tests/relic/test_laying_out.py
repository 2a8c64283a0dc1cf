"""Laying out a position: numbers within their bounds, and each card to where cards of its deck lie."""

import pytest

from tests.relic.scenario import RelicScenario, Side


def lay(scenario: RelicScenario, kind: str, name: str = "", count: int = 1) -> bool:
    index = scenario.content.find(kind, name) if name else -1
    return scenario.match.game.laying_out.lay(scenario.table, 0, kind, index, count)


@pytest.mark.parametrize(
    ("kind", "count", "allowed"),
    [
        ("strength", 1, True), ("cunning", 12, True), ("willpower", 0, False), ("life", 1, True), ("life", 0, False), ("life", 13, False),
        ("influence", 0, True), ("influence", 50, True), ("influence", 51, False), ("level", 1, False),
    ],
)  # fmt: skip
def test_numbers_are_laid_within_their_bounds(kind: str, count: int, allowed: bool) -> None:
    scenario = RelicScenario(Side(strength=5, willpower=6, cunning=7, life=4, influence=3))
    assert lay(scenario, kind, count=count) is allowed
    player = scenario.player()
    found = dict(zip(("strength", "willpower", "cunning", "life", "influence"), (*player.dials, player.life, player.influence), strict=True))
    assert found == {"strength": 5, "willpower": 6, "cunning": 7, "life": 4, "influence": 3} | ({kind: count} if allowed else {})


def test_cards_go_where_cards_of_their_deck_lie() -> None:
    scenario = RelicScenario(Side(mission="pilgrimage", hand=["omen"]))
    for name in ("miracle", "boltgun", "blood-oath", "warp-taint", "nob"):
        assert lay(scenario, "card", name), name
    assert (sorted(scenario.hand()), scenario.assets()) == (["miracle", "omen"], ["boltgun"])
    assert scenario.player().hand.known == [1, 1], "and nobody else has seen the Power card"
    assert scenario.content.id_of("card", scenario.player().mission) == "blood-oath"
    tops = {scenario.content.id_of("card", deck.cards[-1]) for deck in scenario.table.decks if deck.cards}
    assert {"warp-taint", "nob"} <= tops


def test_what_lies_there_already_stays_and_what_is_elsewhere_does_not_come() -> None:
    scenario = RelicScenario(Side(mission="pilgrimage", hand=["omen"]), Side(hand=["miracle"], mission="blood-oath"))
    for copy in range(1, 9):
        assert lay(scenario, "card", "omen"), "also once all copies are in the hand"
        assert scenario.hand() == ["omen"] * min(copy + 1, scenario.content.cards[scenario.find("card", "omen")].count)
    assert lay(scenario, "card", "pilgrimage")
    assert not lay(scenario, "card", "blood-oath")
