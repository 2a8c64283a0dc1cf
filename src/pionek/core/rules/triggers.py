"""Triggers that met their moment together, and the order in which they are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import Ability
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.state.piece import Piece
from pionek.core.vocabulary import ORDER

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Trigger(Piece):
    """An ability that met its moment and waits for its turn: everything else is read when it resolves.

    `about` is the place in the agenda of the frame in which it happened.
    """

    frozen = True

    ability: Ability
    seat: int
    bearer: int
    who: int
    subject: int
    amount: int
    other: int
    granter: int = -1
    about: int = -1

    def equal(self, trigger: Trigger) -> bool:
        """Two triggers whose order makes no difference are one option: the same ability, met twice in the same way."""
        return (
            self.ability is trigger.ability
            and self.bearer == trigger.bearer
            and self.granter == trigger.granter
            and self.seat == trigger.seat
            and self.who == trigger.who
            and self.subject == trigger.subject
            and self.amount == trigger.amount
            and self.other == trigger.other
        )


class Group(Frame):
    """All triggers of one moment. The seat that orders them picks the next one; equal ones are one option.

    Where the order makes no difference to the table, nobody is asked.

    Triggers that belong to no seat (of the scenario, say) are the active seat's business.
    """

    triggers: list[Trigger]

    steps = (("pick", ""),)

    def holding(self, table: Table) -> int:
        return table.group_holds

    def closed(self, table: Table) -> None:
        """Cut off: triggers that wait survive."""
        if self.triggers:
            table.wait(self.triggers)

    def rule_of(self, at: int) -> str:
        return self.triggers[0].ability.rule if self.triggers else ""

    def pick(self, table: Table) -> Decision | None:
        if len(self.triggers) <= 1:
            if self.triggers:
                self.resolve(table, 0)
            return None
        seat = self.who
        candidates = self.triggers
        if table.own_order:
            seat = self.first_seat(table)
            candidates = [each for each in self.triggers if self.owner(each) == seat]
        different: list[Trigger] = []
        options: list[Option] = []
        for trigger in candidates:
            for other in different:
                if trigger.equal(other):
                    break
            else:
                different.append(trigger)
                options.append(Option(ORDER, self.triggers.index(trigger)))
        if len(different) > 1 and not table.order_matters(different):
            self.resolve(table, options[0].subject)
            return None
        return Decision(seat, options)

    def first_seat(self, table: Table) -> int:
        for offset in range(table.seats):
            seat = (self.who + offset) % table.seats
            for trigger in self.triggers:
                if self.owner(trigger) == seat:
                    return seat
        return self.who

    def owner(self, trigger: Trigger) -> int:
        return trigger.seat if trigger.seat >= 0 else self.who

    def took_pick(self, table: Table, option: Option) -> None:
        self.resolve(table, option.subject)

    def resolve(self, table: Table, at: int) -> None:
        trigger = self.triggers.pop(at)
        if self.triggers:
            self.back_to("pick")
        effect = trigger.ability.effect
        if effect is not None:
            table.acts_by_itself(self.owner(trigger), trigger)
            about = trigger.about if trigger.about < len(table.agenda) - 1 else -1  # cut off meanwhile
            table.then(Resolution(self.owner(trigger), [effect], trigger.ability, trigger.bearer, trigger, about))
