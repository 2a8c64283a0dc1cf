"""What would happen: bans, modifiers, the affected seat's replacements, those of the others, then the deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import ActiveAbility, among, banned, part_of, ready
from pionek.core.rules.numbers import total
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import DECLINE, PROPOSED, REPLACE_WITH

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Proposal(Frame):
    """Something that would happen. Replacements change it in place; each entry works once on it.

    An entry stays used also when the proposal became another kind (disrupt, destroy, banish) or has another victim.
    """

    kind: int
    subject: int = -1
    amount: int = 0
    other: int = -1
    deferred: bool = False
    seat: int = later()
    """Whom it would happen to: at first the seat that the frame belongs to."""
    stopped: bool = later(False)
    used: list[ActiveAbility] = later([])

    steps = (("forbid", ""), ("modify", ""), ("replace", ""), ("carry_out", ""))

    def __post_init__(self) -> None:
        self.seat = self.who

    def rule_of(self, at: int) -> str:
        return self.used[-1].ability.rule if self.used else ""

    def become(self, kind: int) -> None:
        """Another thing happens instead, to the same victim."""
        self.kind = kind

    def redirect(self, seat: int, subject: int) -> None:
        """The same thing happens to another one instead."""
        self.seat = seat
        self.subject = subject

    def stop(self) -> None:
        """Nothing happens instead."""
        self.stopped = True

    def forbid(self, table: Table) -> None:
        ban = banned(table, PROPOSED + self.kind, self.subject, self.seat)
        if ban is not None:
            self.used.append(ban)
            self.stopped = True

    def modify(self, table: Table) -> None:
        """Every modifier works once on the amount, also when another victim or another kind came in between."""
        what = PROPOSED + self.kind
        if self.stopped or not table.in_force.modified & (1 << what):
            return
        parts = []
        for entry in table.in_force.modifiers:
            if entry.ability.what == what and ready(table, entry, self.subject, self.seat) and not among(entry, self.used):
                parts.append(part_of(table, entry, self.subject))
                self.used.append(entry)
        self.amount = total(self.amount, parts)

    def replace(self, table: Table) -> Decision | None:
        if self.stopped:
            return None
        for offset in range(table.seats):
            seat = (self.first(table) + offset) % table.seats
            options = self.replacements_of(table, seat)
            if options:
                return Decision(seat, options)
        return None

    def first(self, table: Table) -> int:
        """Whose replacements come first: the one it would happen to; the active seat where that is nobody."""
        return self.seat if self.seat >= 0 else table.active_seat()

    def owner(self, table: Table, entry: ActiveAbility) -> int:
        """Who decides on a replacement; one of the scenario is decided on by the one it would happen to."""
        return entry.seat if entry.seat >= 0 else self.first(table)

    def replacements_of(self, table: Table, seat: int) -> list[Option]:
        """The seat's candidates; it may decline only if all of them are optional."""
        options: list[Option] = []
        optional = True
        entries = table.in_force.replacements
        for at in range(len(entries)):
            entry = entries[at]
            if self.is_candidate(table, entry) and self.owner(table, entry) == seat:
                options.append(Option(REPLACE_WITH, at))
                optional = optional and entry.ability.optional
        if options and optional:
            options.append(Option(DECLINE))
        return options

    def is_candidate(self, table: Table, entry: ActiveAbility) -> bool:
        if entry.ability.what != self.kind or among(entry, self.used):
            return False
        return ready(table, entry, self.subject, self.seat)

    def took_replace(self, table: Table, option: Option) -> None:
        seat = table.acting
        self.back_to("replace")
        if option.verb == DECLINE:
            for entry in table.in_force.replacements:
                if self.is_candidate(table, entry) and self.owner(table, entry) == seat:
                    self.used.append(entry)
            return
        entry = table.in_force.replacements[option.subject]
        self.used.append(entry)
        table.in_force.used(entry, table.span())
        self.back_to("forbid")
        effect = entry.ability.effect
        if effect is not None:
            table.then(Resolution(seat, [effect], entry.ability, entry.bearer, about=len(table.agenda) - 1))

    def carry_out(self, table: Table) -> None:
        if not self.stopped and not self.deferred:
            table.perform(self.kind, self.seat, self.subject, self.amount, self.other)


class Batch(Frame):
    """The same thing would happen to many: all answers are collected before the first deed."""

    proposals: list[Proposal]
    decided: list[Proposal] = later([])

    steps = (("decide", ""), ("carry_out", ""))

    def decide(self, table: Table) -> None:
        if self.proposals:
            proposal = self.proposals.pop(0)
            proposal.deferred = True
            self.back_to("decide")
            table.then(proposal)

    def returned(self, table: Table, child: Frame) -> None:
        if isinstance(child, Proposal):
            self.decided.append(child)

    def carry_out(self, table: Table) -> None:
        for each in self.decided:
            if not each.stopped:
                table.perform(each.kind, each.seat, each.subject, each.amount, each.other)
