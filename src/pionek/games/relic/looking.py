"""A text that is only looked at, not resolved: whose it is, and what it stands on."""

from __future__ import annotations

from pionek.core.effects import Resolve


def looking(seat: int, bearer: int = -1, card: int = -1, about: int = -1) -> Resolve:
    scope = Resolve.__new__(Resolve)
    scope.who = seat
    scope.target = -1
    scope.bearer = bearer
    scope.card = card
    scope.about = about
    scope.amount = 0
    scope.dice = []
    return scope
