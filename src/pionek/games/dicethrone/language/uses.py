"""What tokens are spent for and passive abilities are paid for: a price, a moment, and an effect."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.refusals import refuse_use, window_below
from pionek.games.dicethrone.choices.requirements import tokens_for
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import PricedUse
from pionek.games.dicethrone.model.phases import TurnFrame
from pionek.games.dicethrone.model.state import BEARERS, BOARDS


class Use(PricedUse):
    """One use of a token or of a passive ability.

    It takes one token off, or `any` number of them that the effect then counts, and `cost` CP. A `modifier` is for
    one's own attack; `aged` tokens are those that were there before this turn.
    """

    word = "use"
    asks = True
    en = "{ use-price }{ $use }"
    pl = "{ use-price }{ $use }"
    example = "{use: {heal: 1}, cost: 1}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return refuse_use(table, resolution.who, self, resolution.bearer, window_below(table)) is None

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """An effect with a target asks for one of several opponents first, outside of an attack, as a card does."""
        if self.aimed and resolution.target < 0 and table.roll_phase() is None:
            options = [Option(vocabulary.PLAYER, seat) for seat in table.opponents(resolution.who)]
            return Decision(resolution.who, options, partial=True)
        if self.count == "any":
            most = tokens_for(table, resolution.who, self, resolution.bearer)
            return Decision(resolution.who, [Option(vocabulary.NUMBER, amount=n) for n in range(1, most + 1)], partial=True)
        self.pay(table, resolution, 1)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.PLAYER:
            resolution.target = option.subject
            resolution.todo.append(self)
            return
        self.pay(table, resolution, option.amount)

    def pay(self, table: Deeds, resolution: Resolution, number: int) -> None:
        """Take the tokens off, and CP where the use has a cost (DT-STATUS-09, -12).

        The turn remembers the companions that have been spent (DT-COMPANION-02).
        """
        if resolution.bearer < BOARDS:
            token = resolution.bearer % BEARERS
            table.lift_token(resolution.who, token, number, self.aged)
            uses = table.content.tokens[token].uses
            if len(uses) == 1:
                table.happened(vocabulary.SPENT, resolution.who, token, number, rule="DT-STATUS-09")
            else:
                use = token * vocabulary.MOST_USES + uses.index(self)
                table.happened(vocabulary.SPENT_FOR, resolution.who, token, number, use, "DT-STATUS-09")
            if table.content.tokens[token].once:
                table.running(TurnFrame).spent.append(resolution.bearer)
        if self.cost:
            table.lose_cp(resolution.who, self.cost, "DT-CP-01", vocabulary.CP_PAID)
        resolution.amount = number if self.count == "any" else 0
        resolution.todo.append(self.use)
