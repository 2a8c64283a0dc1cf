"""What is in force: watches, replacements, modifiers, bans and permits, one mechanism for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from pionek.core.rules.numbers import ADD, Modifier, total
from pionek.core.state.fields import Shared, later
from pionek.core.state.frame import T
from pionek.core.state.piece import Piece, Record

if TYPE_CHECKING:
    from pionek.core.language.effects import Effect
    from pionek.core.state.table import Table

WATCH: Final = 0
REPLACE: Final = 1
MODIFY: Final = 2
BAN: Final = 3
PERMIT: Final = 4

FOREVER: Final = -1
UNLIMITED: Final = -1


class Reach(Generic[T]):
    """Which things an entry is about. Games subclass it; the plain one is about everything."""

    __slots__ = ()

    def holds(self, table: T, entry: ActiveAbility, subject: int, other: int) -> bool:
        return True

    def sees(self, table: T, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        """The same for a watch: whether it is about this moment."""
        return self.holds(table, entry, subject, other)


class Measure(Generic[T]):
    """How much a modifier adds. Games subclass it when the amount depends on the table."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def of(self, table: T, entry: ActiveAbility, subject: int) -> int:
        return self.amount


EVERYTHING: Final = Reach()
NOTHING_ADDED: Final = Measure(0)


class Ability(Record):
    """A sentence of a definition that is in force while its bearer is in play. Frozen.

    `what` is a moment (watch), a kind of proposal (replace), a value (modify) or a verb (ban, permit). `origin` and
    `index` name the printed sentence, so that two bearers of the same sentence are still told apart by bearer.
    """

    kind: int
    what: int
    rule: str
    effect: Effect | None = None
    scope: Reach = EVERYTHING
    amount: Measure = NOTHING_ADDED
    op: int = ADD
    optional: bool = False
    uses: int = UNLIMITED
    once: bool = False
    origin: str = ""
    index: int = 0


class ActiveAbility(Piece):
    """One entry in force: an ability, who bears it, how often it still works, and until which frame.

    Entries are replaced, never changed, so that clones share them. `until` and `spent` are places in the agenda: the
    entry ends, or may be used again, when the frame at that place ends. What a piece brings has its bearer and no
    `until`; what an effect made has an `until`, or no bearer.
    """

    frozen = True
    saved_as = "Standing"

    ability: Ability
    seat: int
    bearer: int = -1
    granter: int = -1
    uses: int = UNLIMITED
    until: int = FOREVER
    spent: int = FOREVER

    def __post_init__(self) -> None:
        if self.uses == UNLIMITED:
            self.uses = self.ability.uses

    def is_printed(self) -> bool:
        """Whether a piece in play brings it; else an effect made it."""
        return self.bearer >= 0 and self.until == FOREVER

    def is_marked(self) -> bool:
        """Whether it was used, so that it must not come back unused."""
        return self.spent != FOREVER or self.uses != self.ability.uses

    def same(self, other: ActiveAbility) -> bool:
        """Whether this is the same sentence of the same bearer: what once-marks and proposals go by."""
        return (
            self.ability is other.ability
            and self.seat == other.seat
            and self.bearer == other.bearer
            and self.granter == other.granter
        )

    def changed(self, uses: int, spent: int) -> ActiveAbility:
        return ActiveAbility(self.ability, self.seat, self.bearer, self.granter, uses, self.until, spent)


class InForce(Piece):
    """The entries in force on a table: four lists with a bit mask each, so that an empty answer costs one bit test."""

    timed: bool = later(False)
    """Whether any entry or mark ends, or may be used again, when a frame ends."""
    marks: Shared[list[ActiveAbility]] = later([])
    """Entries that were used and whose bearer is out of play or switched off: how they return if it returns."""
    watches: Shared[list[ActiveAbility]] = later([])
    replacements: Shared[list[ActiveAbility]] = later([])
    modifiers: Shared[list[ActiveAbility]] = later([])
    bans: Shared[list[ActiveAbility]] = later([])
    watched: int = later(0)
    replaceable: int = later(0)
    modified: int = later(0)
    restricted: int = later(0)

    saved_as = "Rules"

    def lists(self) -> list[list[ActiveAbility]]:
        return [self.watches, self.replacements, self.modifiers, self.bans]

    def add(self, entry: ActiveAbility) -> None:
        """Put an entry in force. The list is copied first, because clones share it."""
        if self.marks and entry.is_printed():
            entry = self.remembered(entry)
        kind = entry.ability.kind
        if kind == WATCH:
            self.watches = self.watches[:]
        elif kind == REPLACE:
            self.replacements = self.replacements[:]
        elif kind == MODIFY:
            self.modifiers = self.modifiers[:]
        else:
            self.bans = self.bans[:]
        self.put(entry)

    def put(self, entry: ActiveAbility) -> None:
        """Append an entry to its list, which must not be shared."""
        if entry.until != FOREVER or entry.spent != FOREVER:
            self.timed = True
        ability = entry.ability
        if ability.kind == WATCH:
            self.watches.append(entry)
            self.watched |= 1 << ability.what
        elif ability.kind == REPLACE:
            self.replacements.append(entry)
            self.replaceable |= 1 << ability.what
        elif ability.kind == MODIFY:
            self.modifiers.append(entry)
            self.modified |= 1 << ability.what
        else:
            self.bans.append(entry)
            self.restricted |= 1 << ability.what

    def drop_bearer(self, bearer: int) -> None:
        """What a piece brought ends when it leaves, flips or is switched off; what effects made stays."""
        kept: list[ActiveAbility] = []
        for entries in self.lists():
            for entry in entries:
                if entry.bearer != bearer or not entry.is_printed():
                    kept.append(entry)
                elif entry.is_marked():
                    self.marks = [*self.marks, entry]
        self.keep(kept)

    def remembered(self, entry: ActiveAbility) -> ActiveAbility:
        """The entry as far used as it was when its bearer left play, or unused."""
        for mark in self.marks:
            if mark.same(entry):
                self.marks = [each for each in self.marks if each is not mark]
                return mark
        return entry

    def rebuild(self, printed: list[ActiveAbility]) -> None:
        """Put exactly these entries of pieces in force, each as far used as it was; what effects made stays."""
        kept: list[ActiveAbility] = []
        for entries in self.lists():
            for entry in entries:
                if not entry.is_printed():
                    if not among(entry, printed):
                        kept.append(entry)
                elif entry.is_marked():
                    self.marks = [*self.marks, entry]
        self.keep([])
        for entry in printed:
            self.add(entry)
        for entry in kept:
            self.add(entry)

    def keep(self, entries: list[ActiveAbility]) -> None:
        """Put exactly these entries in force."""
        self.timed = bool(self.marks)
        self.watches = []
        self.replacements = []
        self.modifiers = []
        self.bans = []
        self.watched = 0
        self.replaceable = 0
        self.modified = 0
        self.restricted = 0
        for entry in entries:
            self.put(entry)

    def frame_ended(self, place: int) -> bool:
        """End the entries that last until the frame at that place, and refresh those spent until then. Returns whether there were any."""
        if self.marks:
            self.marks = [each for each in refreshed(self.marks, place) if each.is_marked()]
        touched = False
        for entries in (self.watches, self.replacements, self.modifiers, self.bans):
            for entry in entries:
                if entry.until == place or entry.spent == place:  # noqa: PLR1714  no tuple for each entry of each frame
                    touched = True
        if touched:
            kept = [entry for entries in self.lists() for entry in entries if entry.until != place]
            self.keep(refreshed(kept, place))
        return touched

    def used(self, entry: ActiveAbility, span: int) -> None:
        """Mark one use: entries with uses run out, once-entries rest until the frame at `span` ends.

        What a piece brought stays in its list, worn out, so that the lists still say what is in play.
        """
        ability = entry.ability
        if entry.uses == UNLIMITED and not ability.once:
            return
        kept: list[ActiveAbility] = []
        for entries in self.lists():
            for each in entries:
                if each is not entry:
                    kept.append(each)
                elif entry.uses != 1 or entry.is_printed():
                    left = entry.uses - 1 if entry.uses > 0 else entry.uses
                    kept.append(entry.changed(left, span if ability.once else entry.spent))
        self.keep(kept)


def ready(table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
    """Whether an entry works now and is about this subject."""
    return entry.spent == FOREVER and entry.uses != 0 and entry.ability.scope.holds(table, entry, subject, other)


def among(entry: ActiveAbility, entries: list[ActiveAbility]) -> bool:
    for each in entries:
        if each.same(entry):
            return True
    return False


def refreshed(entries: list[ActiveAbility], place: int) -> list[ActiveAbility]:
    """The same entries after the frame at that place has ended."""
    return [each.changed(each.uses, FOREVER) if each.spent == place else each for each in entries]


def banned(table: Table, verb: int, subject: int, other: int = -1) -> ActiveAbility | None:
    """The ban that forbids this, or None. Bans beat permits, permits beat rules."""
    if not table.in_force.restricted & (1 << verb):
        return None
    for entry in table.in_force.bans:
        ability = entry.ability
        if ability.kind == BAN and ability.what == verb and ready(table, entry, subject, other):
            return entry
    return None


def replaced(table: Table, kind: int, subject: int, other: int = -1) -> ActiveAbility | None:
    """The replacement that a proposal of this kind could not decline, or None: what is proposed would never happen as such."""
    if not table.in_force.replaceable & (1 << kind):
        return None
    for entry in table.in_force.replacements:
        ability = entry.ability
        if ability.what == kind and not ability.optional and ready(table, entry, subject, other):
            return entry
    return None


def permitted(table: Table, verb: int, subject: int, other: int = -1) -> ActiveAbility | None:
    """The permit that lifts a rule for this subject, or None."""
    if not table.in_force.restricted & (1 << verb):
        return None
    for entry in table.in_force.bans:
        ability = entry.ability
        if ability.kind == PERMIT and ability.what == verb and ready(table, entry, subject, other):
            return entry
    return None


def value(table: Table, what: int, subject: int) -> int:
    """A number that content can change, worked out when asked and never stored."""
    if not table.in_force.modified & (1 << what):
        return table.base(what, subject)
    return total(table.base(what, subject), parts(table, what, subject))


def parts(table: Table, what: int, subject: int) -> list[Modifier]:
    """What makes up a value beside its base: the very parts that `value` adds up."""
    found: list[Modifier] = []
    for entry in table.in_force.modifiers:
        ability = entry.ability
        if ability.what == what and ready(table, entry, subject, -1):
            found.append(part_of(table, entry, subject))
    return found


def part_of(table: Table, entry: ActiveAbility, subject: int) -> Modifier:
    """What one modifier contributes."""
    ability = entry.ability
    kind = table.bearer_kind() if entry.bearer >= 0 else ""
    return Modifier(ability.op, ability.amount.of(table, entry, subject), ability.rule, kind, entry.bearer)
