"""Raven's Shadow: a Vuko token less, or more reputation (rulebook chapter "Faza Akcji: Kruczy Cień")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction
from pionek.games.icegarden.model.deeds import Deeds


class Raven(FieldAction):
    """The player pays M-factor to discard a Vuko token, or gains reputation."""

    on_field = vocabulary.RAVEN
    steps = (("choose", "IG-RAVEN-01"),)

    def choose(self, table: Deeds) -> Decision | None:
        options = [
            table.content.deeds[deed] for deed in (vocabulary.ATONE, vocabulary.RISE) if refuse_raven(table, self.who, deed) is None
        ]
        return self.act(table, options, begun=False)

    def took_choose(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.stop(table, begun=False)
        elif option.subject == vocabulary.ATONE:
            table.pay(self.who, vocabulary.M_FACTOR, 1, "IG-RAVEN-02")
            table.players[self.who].vuko -= 1
            table.vuko_tokens += 1
            table.happened(vocabulary.TOKEN_DISCARDED, self.who, amount=1, rule="IG-RAVEN-02")
        else:
            table.gain_reputation(self.who, vocabulary.RISE_STEPS, "IG-RAVEN-03")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_raven(table, seat, subject) if verb == vocabulary.DO else self.elsewhere


def refuse_raven(table: Deeds, seat: int, deed: int) -> Guard | None:
    """Why a player cannot choose this at Raven's Shadow."""
    player = table.players[seat]
    if deed == vocabulary.ATONE:
        if not player.vuko:
            return vocabulary.NO_VUKO_TOKEN
        return None if player.tokens[vocabulary.M_ZERO] else vocabulary.NO_M_TO_ATONE
    if deed != vocabulary.RISE:
        return vocabulary.NOT_IN_ACTION
    if table.solo:
        return vocabulary.NO_REPUTATION
    return vocabulary.ALREADY_BEST if table.reputation[seat] == vocabulary.YIN_YANG else None
