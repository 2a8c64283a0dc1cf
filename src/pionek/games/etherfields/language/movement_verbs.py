"""Verbs of the map: moving, Relocating, States, Morphings, Terrain, Walls, Turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, FLAG, IntKind, Word
from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.amounts import x_unless_number
from pionek.games.etherfields.language.base import EtherfieldsEffect, person
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import WIDTH
from pionek.games.etherfields.procedures import moving
from pionek.games.etherfields.procedures.moving import Walk, relocate

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class MoveSpaces(EtherfieldsEffect):
    """EF-MOVE-01: move so many spaces; what goes farther or less far is counted in."""

    word = "move"
    move: Amount = field(AMOUNT)
    diagonal: bool = field(FLAG, default=False)
    traps: bool = field(FLAG, default=True)
    through: bool = field(FLAG, default=False)
    whole: bool = field(FLAG, default=False)
    en = 'move { NOUN($move, noun: "space") }{ $tail }'
    pl = 'porusz się o { NOUN($move, noun: "space", case: "acc") }{ $tail }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "x": ("move X spaces{ $tail }, where X is { $move }", "porusz się o X pól{ $tail }, gdzie X to { $move }")
    }
    example = "{move: 2, traps: false}"

    def variant(self) -> str:
        return x_unless_number(self.move)

    def args(self, describer: Describer) -> dict[str, Any]:
        tail = ("-diagonal" if self.diagonal else "") + ("" if self.traps else "-no-traps") + ("-no-walls" if self.through else "")
        return {"move": AMOUNT.say(describer, self.move), "tail": describer.text(f"tail{tail}") if tail else ""}

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return not table.dreamers[person(resolution)].has(vocabulary.PARALYSED)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        flags = (moving.DIAGONAL if self.diagonal else 0) | (0 if self.traps else moving.NO_TRAPS) | (moving.NO_WALLS if self.through else 0)
        amount = self.move.of(table, resolution)
        if self.whole:
            amount += value(table, vocabulary.FARTHER, seat)
            flags |= moving.DIAGONAL if value(table, vocabulary.DIAGONAL, seat) else 0
        table.then(Walk(seat, amount, flags))


class MoveStraight(EtherfieldsEffect):
    """Up to so many spaces in a straight line."""

    word = "straight"
    straight: int = field(IntKind(1, 9))
    traps: bool = field(FLAG, default=True)
    en = 'move up to { NOUN($straight, noun: "space") } in a straight line'
    pl = 'porusz się w linii prostej najwyżej o { NOUN($straight, noun: "space", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "no-traps": (
            'move up to { NOUN($straight, noun: "space") } in a straight line, ignoring Traps',
            'porusz się w linii prostej najwyżej o { NOUN($straight, noun: "space", case: "acc") }, ignorując Pułapki',
        )
    }
    example = "{straight: 3}"

    def variant(self) -> str:
        return "" if self.traps else "no-traps"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return not table.dreamers[person(resolution)].has(vocabulary.PARALYSED)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.then(Walk(seat, self.straight, moving.STRAIGHT | (0 if self.traps else moving.NO_TRAPS)))


class Effort(EtherfieldsEffect):
    """EF-BASIC-02: X Hours for X spaces, once a Turn."""

    word = "effort"
    asks = True
    en = "spend X Hours to move X spaces, once a Turn"
    pl = "wydaj X Godzin, by poruszyć się o X pól, raz na Turę"
    example = "effort"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.hours > 0

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Ask how many Hours are spent (EF-BASIC-02, EF-CLOCK-03)."""
        return Decision(person(resolution), [Option(vocabulary.NUMBER, amount=n) for n in range(1, table.hours + 1)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Spend the Hours and walk as many spaces (EF-BASIC-02, EF-CLOCK-01)."""
        seat = person(resolution)
        table.dreamers[seat].marks.effort = True
        table.lose(seat, vocabulary.HOUR, option.amount, "EF-CLOCK-01")
        table.then(Walk(seat, max(0, option.amount + min(0, value(table, vocabulary.FARTHER, seat)))))


class Relocate(EtherfieldsEffect):
    """EF-MOVE-03: to a space of one's choice, as far as the text allows."""

    word = "relocate"
    relocate: str = field(Word("anywhere", "no-entity", "light", "your-space"))
    reach: int = field(IntKind(0, 99), default=99)
    whom: str = field(Word("you", "other"), default="you")
    asks = True
    en = "Relocate { $where }"
    pl = "Przenieś się { $where }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "reach": (
            'Relocate up to { NOUN($reach, noun: "space") } away { $where }',
            'Przenieś się najwyżej o { NOUN($reach, noun: "space", case: "acc") } { $where }',
        ),
        "other": ("Relocate another Dreamer to your space", "Przenieś innego Śniącego na swoje pole"),
    }
    example = "{relocate: anywhere, reach: 2}"

    def variant(self) -> str:
        return "other" if self.whom == "other" else "reach" if self.reach < 99 else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"where": describer.text(f"place-{self.relocate}"), "reach": self.reach}

    def spaces(self, table: Deeds, seat: int) -> list[int]:
        dreamer = table.dreamers[seat]
        if dreamer.has(vocabulary.PARALYSED):
            return []
        found: list[int] = []
        for space in table.map().open_spaces():
            if space == dreamer.space or grid(dreamer.space, space) > self.reach or table.is_full(space):
                continue
            if self.relocate == "light" and not table.terrain(space) & vocabulary.LIGHT:
                continue
            if self.relocate == "no-entity" and any(each.space == space for each in table.figures):
                continue
            found.append(space)
        return found

    def others(self, table: Deeds, seat: int) -> list[int]:
        """The Dreamers who can be fetched: the Paralysed stay where they are (EF-STATE-06)."""
        here = table.dreamers[seat].space
        if table.is_full(here):
            return []
        return [each for each, dreamer in enumerate(table.dreamers) if dreamer.space != here and not dreamer.has(vocabulary.PARALYSED)]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        return bool(self.others(table, seat) if self.whom == "other" else self.spaces(table, seat))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if self.whom == "other":
            return Decision(seat, [Option(vocabulary.WHO, target=each) for each in self.others(table, seat)], partial=True)
        return Decision(seat, [Option(vocabulary.TO, target=space) for space in self.spaces(table, seat)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = person(resolution)
        if option.verb == vocabulary.WHO:
            relocate(table, option.target, table.dreamers[seat].space, "EF-MOVE-03")
        else:
            relocate(table, seat, option.target, "EF-MOVE-03")


def grid(one: int, other: int) -> int:
    """Spaces apart, whatever lies between: Relocation knows no Walls."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


MOVEMENT_VERBS: tuple[type[Effect], ...] = (
    MoveSpaces, MoveStraight, Effort, Relocate,
)  # fmt: skip
