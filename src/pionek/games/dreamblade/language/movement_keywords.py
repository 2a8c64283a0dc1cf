"""Keywords that move creatures about the map."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.language.fields import field
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Guard, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import (
    ONLY,
    TYPE,
    Keyword,
    narrowed,
    refuse_creature,
    refuse_place,
    variant_of,
)
from pionek.games.dreamblade.language.reaches import ALLIES, ENEMIES
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import ADJACENT, ALL_CELLS, PORTAL_CELLS, distance
from pionek.games.dreamblade.model.sets import members, set_of
from pionek.games.dreamblade.vocabulary import SEAT_OF


class Mover(Keyword):
    """One creature is moved: first it is chosen, then its cell. Nothing happens if no candidate can go anywhere (ruling R-17)."""

    only: str | None = field(ONLY, default=None)

    optional: ClassVar[bool] = True
    """Whether it may be declined (DB-BLADE-08)."""
    side: ClassVar[int] = ALLIES
    engaged: ClassVar[bool | None] = None
    """Whether the creature must be engaged, or must not be; None where that does not matter."""
    farther: ClassVar[int] = 0
    """How many cells farther from the bearer it must go (below 0: nearer to it); 0 where it may go either way."""
    way: ClassVar[int]
    """The moment that tells of the move."""
    asks = True

    def variant(self) -> str:
        return variant_of(self, self.only)

    def fits(self, table: Deeds, bearer: int) -> int:
        """The creatures that the keyword is about."""
        return table.allies_of(bearer) if self.side == ALLIES else table.all_enemies(SEAT_OF[bearer])

    def suits(self, table: Deeds, piece: int) -> bool:
        """Whether a creature is in the state that the keyword asks for."""
        return self.engaged is None or table.engaged(piece) == self.engaged

    def ways(self, table: Deeds, bearer: int, piece: int) -> int:
        """The cells to which a creature may go; one in the bearer's cell cannot be pulled (DB-GEN-17, DB-TERM-08, -09)."""
        ways = table.ways(piece)
        if not self.farther:
            return ways
        here = table.cells[bearer]
        wanted = distance(here, table.cells[piece]) + self.farther
        return set_of([cell for cell in members(ways) if distance(here, cell) == wanted])

    def candidates(self, table: Deeds, resolution: Resolution) -> list[int]:
        """The creatures that fit and have somewhere to go (DB-ADVANCE-01, DB-EXPEL-01, DB-LURE-01, DB-GEN-18, DB-TERM-06)."""
        bearer = resolution.bearer
        if not table.on_map(bearer):
            return []
        mask = narrowed(table, self.only, bearer, self.fits(table, bearer)) & table.creatures & ~table.dying
        return [
            piece for piece in members(mask) if self.suits(table, piece) and self.ways(table, bearer, piece)
        ]

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        """Not one of those it is about, not in the state that it asks for, or with nowhere to go (DB-ACTION-04, -05, DB-GEN-17).

        A creature that is chosen goes first.
        """
        if resolution.chosen >= 0:
            return vocabulary.FINISH_THE_CHOICE
        guard = refuse_creature(table, resolution.bearer, piece, self.side, self.only)
        if guard is not None:
            return guard
        if not self.suits(table, piece):
            return vocabulary.TARGET_UNENGAGED if self.engaged else vocabulary.TARGET_ENGAGED
        return vocabulary.CANNOT_BE_PULLED if self.farther < 0 else vocabulary.CANNOT_BE_PUSHED if self.farther else vocabulary.CANNOT_GO

    def refuse_cell(self, table: Deeds, resolution: Resolution, cell: int) -> Guard | None:
        """Too far away, full, or in the wrong direction (DB-TERM-06, -08, -09, DB-GEN-17)."""
        piece = resolution.chosen
        if piece < 0:
            return vocabulary.CHOOSE_CREATURE_FIRST
        if not ADJACENT[table.cells[piece]] >> cell & 1:
            return vocabulary.OUT_OF_REACH
        if not table.has_room(cell, SEAT_OF[piece]):
            return vocabulary.CELL_FULL
        return vocabulary.NOT_NEARER if self.farther < 0 else vocabulary.NOT_FARTHER

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if resolution.chosen >= 0:
            ways = members(self.ways(table, resolution.bearer, resolution.chosen))
            return Decision(resolution.who, [vocabulary.TOS[cell] for cell in ways], partial=True)
        options = [vocabulary.TARGETS[piece] for piece in self.candidates(table, resolution)]
        if self.optional:
            options.append(vocabulary.DONE_OPTION)
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TARGET:
            resolution.chosen = option.subject
            resolution.todo.append(self)
        elif option.verb == vocabulary.TO:
            piece = resolution.chosen
            resolution.chosen = -1
            table.enter(piece, option.subject, self.way, resolution.who, self.cites)


class Advance(Mover):
    """An ally that is not engaged moves one cell."""

    word = "advance"
    cites = "DB-ADVANCE-01"
    way = vocabulary.ADVANCED
    engaged = False
    en = "Advance: you may move an unengaged ally one cell"
    pl = "Napór: możesz przesunąć o jeden obszar sprzymierzeńca niezwiązanego walką"
    variants = {
        "self": (
            "Advance Self: if it is unengaged, you may move this creature one cell",
            "Napór (osobisty): jeśli ta istota jest niezwiązana walką, możesz przesunąć ją o jeden obszar",
        ),
        "only": (
            "Advance { $only }: you may move an unengaged ally one cell ({ $only } only)",
            "Napór (tylko { $only }): możesz przesunąć o jeden obszar sprzymierzeńca niezwiązanego walką",
        ),
    }
    example = "{when: blade, do: advance}"


class Skirmish(Mover):
    """An ally that is engaged moves one cell."""

    word = "skirmish"
    cites = "DB-SKIRMISH-01"
    way = vocabulary.SKIRMISHED
    engaged = True
    en = "Skirmish: you may move an engaged ally one cell"
    pl = "Harce: możesz przesunąć o jeden obszar sprzymierzeńca związanego walką"
    variants = {
        "self": (
            "Skirmish Self: if it is engaged, you may move this creature one cell",
            "Harce (osobisty): jeśli ta istota jest związana walką, możesz przesunąć ją o jeden obszar",
        ),
        "only": (
            "Skirmish { $only }: you may move an engaged ally one cell ({ $only } only)",
            "Harce (tylko { $only }): możesz przesunąć o jeden obszar sprzymierzeńca związanego walką",
        ),
    }
    example = "{when: blade, do: {skirmish: self}}"


class TypedMover(Mover):
    """A mover that only an aspect or a lineage narrows."""

    only: str | None = field(TYPE, default=None)


class Expel(TypedMover):
    """An engaged enemy moves one cell; this must be done if it can be."""

    word = "expel"
    cites = "DB-EXPEL-01"
    way = vocabulary.EXPELLED
    optional = False
    side = ENEMIES
    engaged = True
    en = "Expel: move an engaged enemy one cell"
    pl = "Wypędzenie: przesuń o jeden obszar wroga związanego walką"
    variants = {
        "only": (
            "Expel { $only }: move an engaged enemy one cell ({ $only } only)",
            "Wypędzenie (tylko { $only }): przesuń o jeden obszar wroga związanego walką",
        ),
    }
    example = "{when: multiblade, do: expel}"


class Scare(TypedMover):
    """An enemy that is not engaged is pushed one cell away."""

    word = "scare"
    cites = "DB-SCARE-01"
    way = vocabulary.PUSHED
    side = ENEMIES
    engaged = False
    farther = 1
    en = "Scare: you may push an unengaged enemy one cell farther away"
    pl = "Postrach: możesz odepchnąć o jeden obszar dalej wroga niezwiązanego walką"
    variants = {
        "only": (
            "Scare { $only }: you may push an unengaged enemy one cell farther away ({ $only } only)",
            "Postrach (tylko { $only }): możesz odepchnąć o jeden obszar dalej wroga niezwiązanego walką",
        ),
    }
    example = "{when: spawn, pay: 1, do: scare}"


class Lure(TypedMover):
    """An enemy elsewhere is pulled one cell nearer."""

    word = "lure"
    cites = "DB-LURE-01"
    way = vocabulary.PULLED
    side = ENEMIES
    farther = -1
    en = "Lure: you may pull an enemy one cell closer"
    pl = "Wabik: możesz przyciągnąć wroga o jeden obszar bliżej"
    variants = {
        "only": (
            "Lure { $only }: you may pull an enemy one cell closer ({ $only } only)",
            "Wabik (tylko { $only }): możesz przyciągnąć wroga o jeden obszar bliżej",
        ),
    }
    example = "{when: multiblade, do: lure}"


class CallIn(TypedMover):
    """An ally next to this cell moves into it, engaged or not."""

    word = "call-in"
    cites = "DB-TERM-06"
    way = vocabulary.CALLED_IN
    optional = False
    en = "move an adjacent ally into this cell"
    pl = "przesuń przyległego sprzymierzeńca na ten obszar"
    variants = {
        "only": (
            "move an adjacent ally into this cell ({ $only } only)",
            "przesuń przyległego sprzymierzeńca na ten obszar (tylko { $only })",
        ),
    }
    example = "{when: spawn, pay: 1, do: call-in}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        guard = refuse_creature(table, resolution.bearer, piece, ALLIES, self.only)
        if guard is not None:
            return guard
        here = table.cells[resolution.bearer]
        return vocabulary.CELL_FULL if ADJACENT[here] >> table.cells[piece] & 1 else vocabulary.OUT_OF_REACH

    def ways(self, table: Deeds, bearer: int, piece: int) -> int:
        here = table.cells[bearer]
        if ADJACENT[here] >> table.cells[piece] & 1 and table.has_room(here, SEAT_OF[piece]):
            return 1 << here
        return 0


class Teleport(Keyword):
    """The creature itself goes anywhere but into a portal."""

    word = "teleport"
    cites = "DB-TELEPORT-01"
    asks = True
    en = "Teleport: you may move this creature to any cell that is not a portal"
    pl = "Teleportacja: możesz przenieść tę istotę na dowolny obszar niebędący portalem"
    example = "{when: blade, do: teleport}"

    def refuse_cell(self, table: Deeds, resolution: Resolution, cell: int) -> Guard | None:
        if PORTAL_CELLS >> cell & 1:
            return vocabulary.NO_PORTAL
        return vocabulary.STANDS_THERE if cell == table.cells[resolution.bearer] else vocabulary.CELL_FULL

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Choose the cell; a location that has copied this stays where it is (DB-TELEPORT-01, DB-LOC-03, ruling R-60)."""
        bearer = resolution.bearer
        here = table.cells[bearer]
        if not table.is_creature_on_map(bearer):
            return None
        options = [
            vocabulary.TOS[cell]
            for cell in members(ALL_CELLS & ~PORTAL_CELLS & ~(1 << here))
            if table.has_room(cell, SEAT_OF[bearer])
        ]
        return Decision(resolution.who, [*options, vocabulary.DONE_OPTION], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TO:
            table.enter(resolution.bearer, option.subject, vocabulary.TELEPORTED, resolution.who, self.cites)


class Swap(Keyword):
    """Two creatures of one side exchange their cells."""

    word = "swap"
    cites = "DB-SWAP-01"
    asks = True
    en = "Swap: this creature may exchange places with a nonlocal ally"
    pl = "Zamiana: ta istota może zamienić się miejscami ze sprzymierzeńcem z innego obszaru"
    example = "{when: blade, do: swap}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        bearer = resolution.bearer
        return refuse_creature(table, bearer, piece, ALLIES) or refuse_place(table, bearer, piece, local=False)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        bearer = resolution.bearer
        here = table.cells[bearer]
        if not table.is_creature_on_map(bearer):
            return None
        others = table.allies_of(bearer) & ~table.local[here]
        options = [vocabulary.TARGETS[piece] for piece in members(others)]
        if options:
            options.append(vocabulary.DONE_OPTION)
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Both creatures enter, at the same time (ruling R-20)."""
        if option.verb == vocabulary.TARGET:
            here, there = table.cells[resolution.bearer], table.cells[option.subject]
            table.relocate(option.subject, here)
            table.enter(resolution.bearer, there, vocabulary.SWAPPED, resolution.who, self.cites)
            table.happened(vocabulary.SWAPPED, resolution.who, option.subject, there, other=here, rule=self.cites)
            table.happened(vocabulary.ENTERED, resolution.who, option.subject, other=here, rule=self.cites)


MOVES: tuple[type[Keyword], ...] = (Advance, Skirmish, Expel, Scare, Lure, CallIn, Teleport, Swap)
