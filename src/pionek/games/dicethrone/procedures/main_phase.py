"""The two Main Phases (rulebook chapters "3. Main Phase (1)" and "7. Main Phase (2)")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING, open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.vocabulary import PASS
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.offers import offered
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import FreePhase
from pionek.games.dicethrone.procedures.playing_cards import take_up


class Main(FreePhase):
    """A Main Phase: sell, upgrade and play cards in any order, as often as one likes; some cards only here (DT-MAINCARD-01)."""

    plays = vocabulary.OWN_MAIN
    steps = (("act", "DT-MAIN-01"), ("answers", "DT-WINDOW-05"))

    def act(self, table: Deeds) -> Decision | None:
        """Any card may be sold (DT-KEY-14). A player who can do nothing is done, as if they had passed."""
        options = offered(table, self.who, vocabulary.OWN_MAIN)
        if not (table.in_force.restricted and table.stunned(self.who)):
            sales = table.content.sales
            for card in table.players[self.who].hand.cards:
                options.append(sales[card])
        if not options:
            table.acting = self.who
            self.end()
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_act(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.end()
        elif option.verb == vocabulary.SELL:
            table.sell(self.who, option.subject, "DT-MAIN-02")
        else:
            take_up(table, self.who, option)

    def answers(self, table: Deeds) -> Decision | None:
        self.back_to("act")
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-05")
