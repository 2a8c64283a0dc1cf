"""Laying out a position to try cards and tokens: what a player has when the match begins."""

from __future__ import annotations

from pionek.core.laying_out import LayingOut
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds


class DiceThroneLayingOut(LayingOut[Deeds]):
    """Cards come from the player's own deck, tokens stay within their limits."""

    def lay(self, table: Deeds, seat: int, kind: str, index: int, count: int) -> bool:
        player = table.players[seat]
        if kind == "card" and index in player.deck.cards:
            player.deck.remove(index)
            player.hand.put(index, 1 << seat)
        elif kind == "token" and index >= 0:
            table.lay_token(seat, index, count)
        elif kind == "health" and count >= 1:
            player.health = count
        elif kind == "cp":
            player.cp = min(count, vocabulary.MOST_CP)
        else:
            return kind == "card" and index in player.hand.cards
        return True
