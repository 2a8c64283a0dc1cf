"""Spending a token, and paying for a passive ability (rulebook chapters "Tokens that can be spent", "Passive ability")."""

from __future__ import annotations

from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import Ability
from pionek.core.rules.resolving import Resolution
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.state import BEARERS, BOARDS
from pionek.games.dicethrone.vocabulary import AbilityNo, TokenNo


def spend(table: Deeds, seat: int, token: TokenNo) -> None:
    """Spend a token of one's own; it takes effect at once (DT-STATUS-09, -11). How many and for what, its text asks."""
    definition = table.content.tokens[token]
    assert definition.spend is not None
    table.then(resolution_of(table, seat, definition.spend, definition.sentence, seat * BEARERS + token))


def pay_passive(table: Deeds, seat: int, index: AbilityNo) -> None:
    """Pay for what a passive ability offers (DT-PASSIVE-01)."""
    ability = table.content.board[index]
    assert ability.pay is not None
    table.happened(vocabulary.USED, seat, index, rule=ability.rule)
    table.then(resolution_of(table, seat, ability.pay, ability.sentence, BOARDS))


def resolution_of(table: Deeds, seat: int, effect: Effect, sentence: Ability | None, bearer: int) -> Resolution:
    return Resolution(seat, [effect], sentence, bearer, mode=vocabulary.BY_TOKEN, target=table.aimed_at(seat))
