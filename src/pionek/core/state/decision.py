"""What a seat is asked, what it may answer, and why not something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pionek.core.state.piece import Record

ALL_SEATS: Final = (1 << 62) - 1
NOBODY: Final = -1


class Verb(Record):
    """What an option does, and what kinds of things it names: key, place in the scene and why-not follow from that.

    `amount` is the kind of the amount: "" for none, "number" for a plain number, up to `most`, "dice" for a set of dice
    as a bit mask, or the name of a kind of things. `optional` says that an option may leave its subject or its target
    out. With `most` and `optional` all options of a verb can be listed beforehand (see learning/options.py).
    """

    name: str
    subject: str = ""
    target: str = ""
    amount: str = ""
    most: int = 0
    optional: bool = False


class Option:
    """One thing that may be chosen: four small numbers; texts and keys are made from them on request."""

    __slots__ = ("amount", "subject", "target", "verb")

    def __init__(self, verb: int, subject: int = -1, target: int = -1, amount: int = 0) -> None:
        self.verb = verb
        self.subject = subject
        self.target = target
        self.amount = amount

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.subject == other.subject
            and self.target == other.target
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return ((self.verb * 1009 + self.subject) * 1009 + self.target) * 1009 + self.amount

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.subject}, {self.target}, {self.amount})"


class Guard(Record):
    """A named reason with its rule. Of several refusals the one with the greatest `depth` got furthest."""

    name: str
    rule: str
    depth: int = 0

    def __repr__(self) -> str:
        return f"Guard({self.name!r}, {self.rule!r})"


class Decision(Record):
    """Who must choose, and the finite list of what may be chosen.

    `partial` says that this is one link of a chain of choices that makes one move. `others` lists what further seats
    may do first; nobody waits for them. `confirm` asks for a single option too: it spends, rolls or gives away something
    that the player may want to look at first.
    """

    seat: int
    options: list[Option]
    partial: bool = False
    others: Sequence[tuple[int, list[Option]]] = ()
    confirm: bool = False

    def offers(self, option: Option, seat: int) -> bool:
        """Whether this very option, or an equal one, is offered to the seat."""
        if seat == self.seat:
            for each in self.options:
                if each is option:
                    return True
            return option in self.options
        for other, options in self.others:
            if other == seat and option in options:
                return True
        return False


def places_of(mask: int) -> list[int]:
    """The places of the bits in a mask: which dice an amount of the kind "dice" stands for."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def options_of(decision: Decision | None, seat: int) -> list[Option]:
    """What the seat may answer now: as the one who is asked, or as one of those who may act first."""
    if decision is None:
        return []
    if decision.seat == seat:
        return decision.options
    for other, options in decision.others:
        if other == seat:
            return options
    return []
