"""Questions of the Experience phase whose answer could not matter: they are asked only of those who always want to be asked.

- Trophies that are together worth less than a level: spending them would only lose them (RE-EXP-03).
- The limits of cards, when they are kept: discarding further gives something away for nothing (RE-EXP-08).

Both depend on what everybody sees: the trophies, the number of cards in hand, the assets and the limits.
"""

from __future__ import annotations

from pionek.core.mattering import Mattering
from pionek.core.rules.in_force import value
from pionek.core.state.decision import Option, options_of
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.experience import ENOUGH, Experience


class RelicMattering(Mattering[Deeds]):
    """What need not be asked in the Experience phase."""

    def idle(self, table: Deeds, seat: int) -> Option | None:
        """The answer that ends such a question; None to ask."""
        frame = table.agenda[-1]
        if not isinstance(frame, Experience) or ENOUGH not in options_of(table.decision, seat):
            return None
        if frame.step_name() == "discard":
            return ENOUGH
        if frame.step_name() == "spend" and not frame.aside:
            worth = sum([table.content.cards[card].value for card in table.players[seat].trophies])
            return ENOUGH if worth < value(table, vocabulary.LEVEL_PRICE, seat) else None
        return None
