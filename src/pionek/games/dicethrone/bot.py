"""How well a seat stands: the hints of this game for bots."""

from __future__ import annotations

from pionek.games.dicethrone.table import Arena, Player


def standing(table: Arena, seat: int) -> float:
    """Between -1 (lost) and 1 (won): health above all, then what one can still do."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0
    other = table.opponent(seat)
    return (worth(table, seat) - worth(table, other)) / 100


def worth(table: Arena, seat: int) -> float:
    player = table.players[seat]
    value = float(player.health)
    value += 0.9 * player.cp + 0.8 * len(player.hand.cards)
    value += upgrades(table, player)
    for token in table.content.tokens:
        if player.tokens[token.index]:
            value += player.tokens[token.index] * (1.0 if token.sign == "positive" else -2.5)
    frame = table.reckoning()
    if frame is not None:
        value += frame.incoming[seat].healing - frame.incoming[seat].final()
    return value


def upgrades(table: Arena, player: Player) -> float:
    """What was paid for upgrades, and a little more: they work for the rest of the game."""
    return sum(2.0 + 1.3 * table.content.cards[card].cost for card in player.upgrades)
