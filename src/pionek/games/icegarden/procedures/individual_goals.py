"""The individual goals of the characters (rulebook chapter "Indywidualne cele")."""

from __future__ import annotations

from pionek.games.icegarden.model.deeds import Deeds


def progress(table: Deeds, seat: int) -> int:
    """How many steps of its individual goal a seat has made (IG-FJOLL-01, IG-DYKEN-01, IG-FREI-01, IG-CALLO-01, IG-FREI-06)."""
    goal = table.character_of(seat).goal
    if goal == "towers":
        return sum(table.towers)
    if goal == "sanctuaries":
        return table.absorbed
    if goal == "closed-regions":
        return sum(table.closed)
    return sum(table.recruited)


def achieved(table: Deeds, seat: int) -> bool:
    """Whether a seat has reached its individual goal."""
    return progress(table, seat) >= table.character_of(seat).need
