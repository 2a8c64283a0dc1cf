"""The individual goals of the characters (rulebook chapter "Indywidualne cele")."""

from __future__ import annotations

from pionek.games.icegarden.model.deeds import Deeds


def progress(table: Deeds, seat: int) -> int:
    """IG-FJOLL-01, IG-DYKEN-01, IG-FREI-01, IG-CALLO-01: how far a player's individual goal has come."""
    goal = table.content.characters[table.players[seat].character].goal
    if goal == "towers":
        return sum(table.towers)
    if goal == "sanctuaries":
        return table.absorbed
    if goal == "closed-regions":
        return sum(table.closed)
    return sum(table.recruited)


def achieved(table: Deeds, seat: int) -> bool:
    """IG-END-01."""
    return progress(table, seat) >= table.content.characters[table.players[seat].character].need
