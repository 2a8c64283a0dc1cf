"""The Dead Snow: it rises, and at its limit the game ends (rulebook chapter "Martwy Śnieg")."""

from __future__ import annotations

from pionek.core.state.decision import Guard
from pionek.core.state.table import Result
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model import reputation_track
from pionek.games.icegarden.model.deeds import Deeds


def raise_snow(table: Deeds, steps: int, cause: int, rule: str) -> None:
    """Move the snow marker up; at the limit the game ends at once (IG-SNOW-02).

    `cause` is the seat that takes the Vuko token for it, -1 for no seat.
    """
    table.snow += steps
    table.happened(vocabulary.SNOW if cause >= 0 else vocabulary.SNOW_RISES, cause, amount=table.snow, rule=rule)
    if table.snow >= table.limit:
        end_by_snow(table, cause)


def end_by_snow(table: Deeds, cause: int) -> None:
    """Everybody loses reputation for Vuko tokens, and the best reputation wins (IG-SNOW-04, -05, -06, -07, -08).

    In the solo game the Player loses (IG-SOLO-44).
    """
    if table.solo:
        table.finish(Result((vocabulary.ROBOT,), "snow-solo", "IG-SOLO-44"))
        return
    if cause >= 0:
        table.give_vuko_token(cause, "IG-SNOW-04", extra=True)
    tokens = [player.vuko for player in table.players]
    table.reputation, table.ranks = reputation_track.reckoned(table.reputation, table.ranks, tokens, table.order)
    for seat in table.order:
        if tokens[seat]:
            table.happened(vocabulary.REPUTATION, seat, amount=table.reputation[seat], rule="IG-SNOW-05")
    table.finish(Result((table.ranks[0],), "snow", "IG-SNOW-07"))


def refuse_snow(table: Deeds, seat: int, steps: int) -> Guard | None:
    """Why a player may not raise the snow: only a player who would win by it may reach the limit.

    `steps` is the reputation that the player loses before the snow rises.
    """
    if table.snow + 1 < table.limit or table.snow_winner(seat, steps) == seat:
        return None
    return vocabulary.SNOW_WOULD_FALL
