"""Viper's Throat: tokens and exchanges (rulebook chapter "Faza Akcji: Żmijowe Gardło")."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction
from pionek.games.icegarden.model.deeds import Deeds


class Viper(FieldAction):
    """The player takes a token for each action marker and exchanges tokens, in any order."""

    takes: int
    used: bool = later(False)

    on_field = vocabulary.VIPER
    steps = (("trade", "IG-VIPER-01"),)

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Saves before rules version 2 do not remember whether anything was taken or exchanged."""
        packed.setdefault("used", False)

    def trade(self, table: Deeds) -> Decision | None:
        options: list[Option] = []
        if self.takes:
            options.extend([each for each in table.content.takes if table.supply[each.subject]])
        options.extend(exchanges(table, self.who))
        return self.act(table, options, self.used)

    def took_trade(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.stop(table, self.used)
            return
        self.used = True
        self.back_to("trade")
        if option.verb == vocabulary.TAKE:
            self.takes -= 1
            table.gain(self.who, option.subject, 1, "IG-VIPER-01")
            return
        table.exchange(self.who, option.subject, option.target, "IG-VIPER-02")
        table.gain(self.who, option.amount, 1, "IG-VIPER-02")


def exchanges(table: Deeds, seat: int) -> list[Option]:
    """The exchanges a player can make: two tokens for one of a third kind (gaps R-14), M-factor only from level 0."""
    tokens = table.players[seat].tokens
    found: list[Option] = []
    for each in EXCHANGES:
        one = each.subject
        other = each.target
        if one == other:
            if tokens[one] < 2:
                continue
        elif not tokens[one] or not tokens[other]:
            continue
        if table.supply[each.amount]:
            found.append(each)
    return found


EXCHANGES = [
    Option(vocabulary.EXCHANGE, one, other, got)
    for one in range(3)
    for other in range(one, 3)
    for got in range(3)
    if got not in (one, other)
]
