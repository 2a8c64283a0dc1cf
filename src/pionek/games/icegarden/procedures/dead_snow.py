"""The Dead Snow: it rises, and at its limit the game ends (rulebook chapter "Martwy Śnieg")."""

from __future__ import annotations

from pionek.core.state.decision import Guard
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import Board


def refuse_snow(table: Board, seat: int, steps: int) -> Guard | None:
    """IG-SNOW-03: the limit may be reached only by the one who wins by it, after so much reputation is lost."""
    if table.snow + 1 < table.limit or table.snow_winner(seat, steps) == seat:
        return None
    return vocabulary.SNOW_WOULD_FALL
