"""Six heroes at one terminal: everybody is on the screen, at both sizes and in both languages."""

from __future__ import annotations

import pytest

from pionek.cli.session import Session
from tests.dicethrone.crowd import Melee, knight, miller, piper, smith
from tests.dicethrone.scenario import barbarian, pyromancer

pytest.importorskip("textual")

from tests.cli.screens import shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize(("lang", "leader", "chance"), [("en", "leader", "Smack (98%)"), ("pl", "lider", "Cios (98%)")])
def test_all_six_are_seen_with_their_numbers_and_the_dice(size: tuple[int, int], lang: str, leader: str, chance: str) -> None:
    sides = [barbarian(hand=["tip-it"], cp=0), pyromancer(), knight(health=40), miller(cp=7), piper(), smith()]
    game = Melee("king", *sides).roll(1, 1, 4, 4, 6).quiet()
    text = shown(Session(game.match, ["human", *["bot:random"] * 5], lang), size)
    for seat in range(1, 6):
        player = game.player(seat)
        name = game.match.game.names.seat_name(game.table, seat, lang)
        mark = f" ({leader})" if seat == 2 else ""
        assert f"{name}{mark}: {player.health} · {player.cp} · {len(player.hand.cards)}" in text
    assert "[1: 1 " in text
    assert "[5: 6 " in text
    assert chance in text
