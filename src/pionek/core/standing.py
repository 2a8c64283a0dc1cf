"""What is in force: watches, replacements, modifiers, bans and permits, one mechanism for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from pionek.core.sums import ADD, Part, total

if TYPE_CHECKING:
    from pionek.core.effects import Effect
    from pionek.core.table import Table

WATCH = 0
REPLACE = 1
MODIFY = 2
BAN = 3
PERMIT = 4

FOREVER = -1
UNLIMITED = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Scope:
    """Which things an entry is about. Games subclass it; the plain one is about everything."""

    __slots__ = ()

    def holds(self, table: Table, entry: Standing, subject: int, other: int) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """How much a modifier adds. Games subclass it when the amount depends on the table."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def of(self, table: Table, entry: Standing, subject: int) -> int:
        return self.amount


EVERYTHING = Scope()
NOTHING_ADDED = Measure(0)


class Ability:
    """A sentence of a definition that is in force while its bearer is in play. Frozen.

    `what` is a moment (watch), a kind of proposal (replace), a value (modify) or a verb (ban, permit). `origin` and
    `index` name the printed sentence, so that two bearers of the same sentence are still told apart by bearer.
    """

    __slots__ = (
        "amount", "effect", "index", "kind", "once", "op", "optional", "origin", "rule", "scope", "uses", "what",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        what: int,
        rule: str,
        effect: Effect | None = None,
        scope: Scope = EVERYTHING,
        amount: Measure = NOTHING_ADDED,
        op: int = ADD,
        optional: bool = False,
        uses: int = UNLIMITED,
        once: bool = False,
        origin: str = "",
        index: int = 0,
    ) -> None:
        self.kind = kind
        self.what = what
        self.rule = rule
        self.effect = effect
        self.scope = scope
        self.amount = amount
        self.op = op
        self.optional = optional
        self.uses = uses
        self.once = once
        self.origin = origin
        self.index = index


class Standing:
    """One entry in force: an ability, who bears it, how often it still works, and until which frame.

    Entries are replaced, never changed, so that clones share them. `until` and `spent` are places in the agenda: the
    entry ends, or may be used again, when the frame at that place ends.
    """

    __slots__ = ("ability", "bearer", "granter", "seat", "spent", "until", "uses")

    def __init__(
        self,
        ability: Ability,
        seat: int,
        bearer: int = -1,
        granter: int = -1,
        uses: int = UNLIMITED,
        until: int = FOREVER,
        spent: int = FOREVER,
    ) -> None:
        self.ability = ability
        self.seat = seat
        self.bearer = bearer
        self.granter = granter
        self.uses = uses
        self.until = until
        self.spent = spent

    def same(self, other: Standing) -> bool:
        """Whether this is the same sentence of the same bearer: what once-marks and proposals go by."""
        return (
            self.ability is other.ability
            and self.seat == other.seat
            and self.bearer == other.bearer
            and self.granter == other.granter
        )

    def changed(self, uses: int, spent: int) -> Standing:
        return Standing(self.ability, self.seat, self.bearer, self.granter, uses, self.until, spent)


class Rules:
    """The four lists of a table, with a bit mask each, so that what nobody touches costs one test."""

    __slots__ = ("bans", "modified", "modifiers", "replaceable", "replacements", "restricted", "watched", "watches")

    def __init__(self) -> None:
        self.watches: list[Standing] = []
        self.replacements: list[Standing] = []
        self.modifiers: list[Standing] = []
        self.bans: list[Standing] = []
        self.watched = 0
        self.replaceable = 0
        self.modified = 0
        self.restricted = 0

    def clone(self) -> Rules:
        new = Rules.__new__(Rules)
        new.watches = self.watches
        new.replacements = self.replacements
        new.modifiers = self.modifiers
        new.bans = self.bans
        new.watched = self.watched
        new.replaceable = self.replaceable
        new.modified = self.modified
        new.restricted = self.restricted
        return new

    def lists(self) -> list[list[Standing]]:
        return [self.watches, self.replacements, self.modifiers, self.bans]

    def add(self, entry: Standing) -> None:
        """Put an entry in force. Lists are copied on writing: clones go on with theirs."""
        kind = entry.ability.kind
        bit = 1 << entry.ability.what
        if kind == WATCH:
            self.watches = [*self.watches, entry]
            self.watched |= bit
        elif kind == REPLACE:
            self.replacements = [*self.replacements, entry]
            self.replaceable |= bit
        elif kind == MODIFY:
            self.modifiers = [*self.modifiers, entry]
            self.modified |= bit
        else:
            self.bans = [*self.bans, entry]
            self.restricted |= bit

    def drop_bearer(self, bearer: int) -> None:
        """What a piece brought ends when it leaves, flips or is switched off; what effects made stays."""
        self.keep([entry for each in self.lists() for entry in each if entry.bearer != bearer or entry.until >= 0])

    def keep(self, entries: list[Standing]) -> None:
        """Put exactly these entries in force."""
        self.watches = []
        self.replacements = []
        self.modifiers = []
        self.bans = []
        self.watched = 0
        self.replaceable = 0
        self.modified = 0
        self.restricted = 0
        for entry in entries:
            self.add(entry)

    def frame_ended(self, place: int) -> None:
        """End what stood until the frame at that place, and refresh what was spent until then."""
        kept: list[Standing] = []
        touched = False
        for entries in self.lists():
            for entry in entries:
                if entry.until == place:
                    touched = True
                elif entry.spent == place:
                    touched = True
                    kept.append(entry.changed(entry.uses, FOREVER))
                else:
                    kept.append(entry)
        if touched:
            self.keep(kept)

    def used(self, entry: Standing, span: int) -> None:
        """Mark one use: entries with uses run out, once-entries rest until the frame at `span` ends."""
        ability = entry.ability
        if entry.uses == UNLIMITED and not ability.once:
            return
        kept: list[Standing] = []
        for entries in self.lists():
            for each in entries:
                if each is not entry:
                    kept.append(each)
                elif entry.uses != 1:
                    left = entry.uses - 1 if entry.uses > 0 else entry.uses
                    kept.append(entry.changed(left, span if ability.once else entry.spent))
        self.keep(kept)


def ready(table: Table, entry: Standing, subject: int, other: int) -> bool:
    """Whether an entry works now and is about this subject."""
    return entry.spent == FOREVER and entry.ability.scope.holds(table, entry, subject, other)


def banned(table: Table, verb: int, subject: int, other: int = -1) -> Standing | None:
    """The ban that stands in the way, or nothing. Bans beat permits, permits beat rules."""
    if not table.rules.restricted & (1 << verb):
        return None
    for entry in table.rules.bans:
        ability = entry.ability
        if ability.kind == BAN and ability.what == verb and ready(table, entry, subject, other):
            return entry
    return None


def permitted(table: Table, verb: int, subject: int, other: int = -1) -> Standing | None:
    """The permit that lifts a rule for this subject, or nothing."""
    if not table.rules.restricted & (1 << verb):
        return None
    for entry in table.rules.bans:
        ability = entry.ability
        if ability.kind == PERMIT and ability.what == verb and ready(table, entry, subject, other):
            return entry
    return None


def value(table: Table, what: int, subject: int) -> int:
    """A number that content can change, worked out when asked and never stored."""
    if not table.rules.modified & (1 << what):
        return table.base(what, subject)
    return total(table.base(what, subject), parts(table, what, subject))


def parts(table: Table, what: int, subject: int) -> list[Part]:
    """What makes up a value beside its base: the very parts that `value` adds up."""
    found: list[Part] = []
    for entry in table.rules.modifiers:
        ability = entry.ability
        if ability.what == what and ready(table, entry, subject, -1):
            amount = ability.amount.of(table, entry, subject)
            found.append(Part(ability.op, amount, ability.rule, table.bearer_kind(), entry.bearer))
    return found
