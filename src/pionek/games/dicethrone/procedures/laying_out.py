"""Laying out a position to try cards and tokens: what a player has when the match begins."""

from __future__ import annotations

from types import MappingProxyType

from pionek.core.laying_out import LayingOut
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds

MOST_HEALTH = 60


class DiceThroneLayingOut(LayingOut[Deeds]):
    """Cards come from the player's own deck, tokens stay within their limits."""

    kinds = ("card", "token")
    numbers = MappingProxyType({"health": MOST_HEALTH, "cp": vocabulary.MOST_CP})

    def lay(self, table: Deeds, seat: int, kind: str, index: int, count: int) -> bool:
        player = table.players[seat]
        if kind == "card" and index in player.deck.cards:
            player.deck.remove(index)
            player.hand.put(index, 1 << seat)
        elif kind == "token" and index >= 0:
            table.lay_token(seat, index, count)
        elif kind == "health" and 1 <= count <= MOST_HEALTH:
            player.health = count
        elif kind == "cp" and count <= vocabulary.MOST_CP:
            player.cp = count
        else:
            return kind == "card" and index in player.hand.cards
        return True
