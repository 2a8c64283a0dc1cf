"""Unit activation, the Spy (rulebook chapter "Czyniący-Szpieg")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds


class Spy(Question):
    """The player chooses different abilities for the Spy fields, two on the printed unit, again in each round (IG-SPY-03, -06)."""

    steps = (("assign", "IG-SPY-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def assign(self, table: Deeds) -> Decision:
        spies = sum([unit.spy for unit in table.card(self.who)])
        return Decision(self.who, SPYING if spies > 1 else SPYING_ONE)

    def took_assign(self, table: Deeds, option: Option) -> None:
        set_spies(table, self.who, option.subject, option.target, "IG-SPY-02")


SPYING = [
    *(Option(vocabulary.SPY, one, other) for one in range(vocabulary.ABILITIES) for other in range(one + 1, vocabulary.ABILITIES)),
    *(Option(vocabulary.SPY, one) for one in range(vocabulary.ABILITIES)),
    Option(vocabulary.SPY),
]
"""A pair of abilities, one ability, or none (gaps R-24)."""
SPYING_ONE = [option for option in SPYING if option.target == vocabulary.EMPTY]


def set_spies(table: Deeds, seat: int, one: int, other: int, rule: str) -> None:
    table.players[seat].spies = [one, other]
    table.count_powers(seat)
    table.happened(vocabulary.SPIED, seat, one, (one != vocabulary.EMPTY) + (other != vocabulary.EMPTY), other, rule=rule)
