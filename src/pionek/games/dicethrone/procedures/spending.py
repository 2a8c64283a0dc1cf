"""Spending a token, and paying for a passive ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.effects import Effect, Resolution
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.state import BEARERS, BOARDS

if TYPE_CHECKING:
    pass



def spend(table: Deeds, seat: int, token: int) -> None:
    """DT-STATUS-09, -11: a token of one's own is spent, and takes effect at once."""
    definition = table.content.tokens[token]
    assert definition.spend is not None
    table.happened(vocabulary.SPENT, seat, token, rule="DT-STATUS-09")
    table.then(played(table, seat, definition.spend, definition.sentence, seat * BEARERS + token))


def pay_passive(table: Deeds, seat: int, index: int) -> None:
    """DT-PASSIVE-01: what a passive ability offers for a price."""
    ability = table.content.board[index]
    assert ability.pay is not None
    table.happened(vocabulary.USED, seat, index, rule=ability.rule)
    table.then(played(table, seat, ability.pay, ability.sentence, BOARDS))


def played(table: Deeds, seat: int, effect: Effect, sentence: Any, bearer: int) -> Resolution:
    return Resolution(seat, [effect], sentence, bearer, mode=vocabulary.BY_TOKEN, target=table.aimed_at(seat))
