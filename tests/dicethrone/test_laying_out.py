"""Laying out a position: cards from the own deck, tokens, health and combat points within their bounds."""

import pytest

from tests.dicethrone.scenario import Bout, barbarian, pyromancer


def lay(duel: Bout, kind: str, name: str = "", count: int = 1) -> bool:
    index = duel.content.find(kind, name) if name else -1
    return duel.match.game.laying_out.lay(duel.table, 0, kind, index, count)


@pytest.mark.parametrize(
    ("kind", "count", "allowed"),
    [("health", 1, True), ("health", 60, True), ("health", 0, False), ("health", 61, False), ("cp", 0, True), ("cp", 15, True), ("cp", 16, False), ("level", 3, False)],
)
def test_health_and_points_are_laid_within_their_bounds(kind: str, count: int, allowed: bool):
    duel = Bout(barbarian(health=30, cp=2), pyromancer())
    assert lay(duel, kind, count=count) is allowed
    player = duel.table.players[0]
    assert {"health": player.health, "cp": player.cp} == {"health": 30, "cp": 2} | ({kind: count} if allowed else {})


def test_cards_come_from_the_own_deck_and_nobody_else_sees_them():
    duel = Bout(barbarian(), pyromancer())
    player = duel.table.players[0]
    assert lay(duel, "card", "so-wild")
    assert lay(duel, "card", "so-wild"), "a card that is there already stays"
    card = duel.content.find("card", "so-wild")
    assert (player.hand.cards.count(card), set(player.hand.known), card in player.deck.cards) == (1, {1}, False)
    assert not lay(duel, "card", "mystic-mantra"), "of the Monk"
    assert not lay(duel, "figure", "")
    assert not duel.match.game.laying_out.lay(duel.table, 0, "figure", card, 1), "it is about cards"


def test_tokens_stay_within_their_limit():
    duel = Bout(barbarian(), pyromancer())
    assert lay(duel, "token", "burn", 9)
    token = duel.content.find("token", "burn")
    assert duel.table.players[0].tokens[token] == duel.table.limit(0, token)
    assert not duel.match.game.laying_out.lay(duel.table, 0, "token", -1, 1)
    assert lay(duel, "token", "concussion"), "the first in the box"
    assert duel.tokens(0) == {"burn": 1, "concussion": 1}
