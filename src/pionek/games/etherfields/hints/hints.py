"""What Etherfields tells bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.etherfields.hints import advice
from pionek.games.etherfields.model.deeds import Dreamworld


class EtherfieldsHints(Hints[Dreamworld]):
    """The hints of this game, tied together."""

    iterations = 25

    def evaluate(self, table: Dreamworld, seat: int) -> float:
        return advice.standing(table, seat)

    def advise(self, table: Dreamworld, seat: int) -> Option | None:
        return advice.advise(table, seat)

    def length(self, table: Dreamworld) -> int:
        return table.length
