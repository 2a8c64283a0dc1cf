"""Looking without changing anything: at a text that is not resolved, and at cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option


def looking(seat: int, bearer: int = -1, card: int = -1) -> Resolution:
    scope = Resolution.__new__(Resolution)
    scope.who = seat
    scope.target = -1
    scope.bearer = bearer
    scope.card = card
    scope.amount = 0
    scope.dice = []
    return scope


def each_once(options: list[Option], cards: Sequence[int]) -> list[Option]:
    """The options of these cards, in their order; equal cards are one option."""
    if len(cards) == 1:
        return [options[cards[0]]]
    return list(map(options.__getitem__, dict.fromkeys(cards)))
