"""The Discard Phase (rulebook chapter "8. Discard Phase")."""

from __future__ import annotations

from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import FreePhase


class Discard(FreePhase):
    """Cards are sold until 6 or fewer are left, which is looked at only here (DT-DISCARD-03, -04)."""

    steps = (("answers", "DT-WINDOW-17"), ("sell", "DT-DISCARD-01"))

    def answers(self, table: Deeds) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-17")

    def sell(self, table: Deeds) -> Decision | None:
        hand = table.players[self.who].hand.cards
        if len(hand) <= vocabulary.MOST_CARDS:
            return None
        return Decision(self.who, [table.content.sales[card] for card in hand])

    def took_sell(self, table: Deeds, option: Option) -> None:
        """The CP of the sale can be used at once, and cards drawn with it count (DT-WINDOW-17, DT-CARD-05)."""
        table.sell(self.who, option.subject, "DT-DISCARD-02")
        self.back_to("answers")
