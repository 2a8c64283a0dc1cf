"""The hints of Etherfields for bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.etherfields.model.deeds import Deeds
from tools.rivals.etherfields import advice


class EtherfieldsHints(Hints[Deeds]):
    """The hints of this game, tied together."""

    iterations = 25

    def evaluate(self, table: Deeds, seat: int) -> float:
        return advice.evaluate(table, seat)

    def parts(self, table: Deeds, seat: int) -> dict[str, float]:
        return advice.parts(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advice.advise(table, seat)

    def length(self, table: Deeds) -> int:
        return table.length
