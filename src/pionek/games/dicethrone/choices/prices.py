"""What a card costs now."""

from __future__ import annotations

from pionek.games.dicethrone.model.definitions import Card
from pionek.games.dicethrone.model.state import State


def price(table: State, seat: int, card: Card) -> int:
    """The printed cost; from level II to III only the difference, never less than 0 (DT-CARD-02, DT-MAIN-05, DT-UPGRADE-05).

    Everybody pays with CP of their own (DT-TEAM-10).
    """
    if card.upgrade is None:
        return card.cost
    for below in table.players[seat].upgrades:
        lying = table.content.cards[below]
        if lying.place == card.place:
            return max(0, card.cost - lying.cost)
    return card.cost
