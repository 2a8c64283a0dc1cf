"""The spawn phase: points are spent on miniatures and abilities (chapter "Faza formowania")."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.blade_abilities import coded, named_ability
from pionek.games.dreamblade.choices.offers import choose_piece, spawn_options, use_options
from pionek.games.dreamblade.choices.targets import spawn_cells
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Phase
from pionek.games.dreamblade.model.map import SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import SIDES, CellSet


class SpawnPhase(Phase):
    """One player spawns miniatures and uses spawn abilities, in any order, as long as points last."""

    shut: CellSet = later(0)
    """Cells of the spawn row that held a creature of this player when the phase began (DB-ROW-01)."""
    spawned: list[int] = later([])
    """The cell of each creature spawned in this phase (DB-SPAWN-08)."""
    piece: int = later(-1)
    """The miniature that is spawned, or whose ability is used."""
    using: int = later(-1)
    """The number of that ability."""

    steps = (
        ("begin", "DB-SPAWN-01"),
        ("act", "DB-SPAWN-05"),
        ("where", "DB-SPAWN-11"),
        ("how_much", "DB-GEN-25"),
        ("finish", "DB-SPAWN-07"),
    )

    def begin(self, table: Deeds) -> None:
        """Count the points (both dice, bonus points, Energize) and note the cells that are closed.

        (DB-SPAWN-02, -04, DB-TERM-12, DB-ENERGIZE-01, DB-ROW-01, -07)
        """
        seat = self.who
        table.active = seat
        for cell in members(SPAWN_ROWS[seat]):
            if table.creatures_at(cell, seat):
                self.shut |= 1 << cell
        table.points = max(0, value(table, vocabulary.INCOME, seat))
        table.bonus[seat] = 0
        table.happened(vocabulary.POINTS, seat, amount=table.points, rule="DB-SPAWN-03")

    def act(self, table: Deeds) -> Decision:
        """Spawn a miniature, use a spawn ability, or end the phase (DB-SPAWN-06, -12, DB-ACT-07)."""
        options = [*spawn_options(table, self), *use_options(table, self.who), vocabulary.DONE_OPTION]
        return Decision(self.who, options)

    def took_act(self, table: Deeds, option: Option) -> None:
        """Go on with the cell of a miniature, the price of an ability, or the end (DB-SPAWN-05, -07, DB-ACT-07, DB-RESPAWN-01)."""
        if option.verb == vocabulary.DONE:
            self.back_to("finish")
        elif option.verb == vocabulary.USE:
            self.piece = option.subject
            self.using = option.amount
            self.back_to("how_much")
        else:
            zone = table.reserve if option.verb == vocabulary.SPAWN else table.buried
            self.piece = choose_piece(table, zone & SIDES[self.who], option.subject)

    def where(self, table: Deeds) -> Decision:
        """Choose one of the cells in which the miniature may be put (DB-ROW-02, DB-PORTAL-01, DB-LOC-01)."""
        cells = members(spawn_cells(table, self, self.piece))
        return Decision(self.who, [vocabulary.TOS[cell] for cell in cells], partial=True)

    def took_where(self, table: Deeds, option: Option) -> None:
        """The miniature is paid for and put on the map (DB-SPAWN-08, -11, DB-COST-01, DB-RESPAWN-01, DB-ACT-11)."""
        piece, cell = self.piece, option.subject
        price = table.definition(piece).respawn if table.buried >> piece & 1 else table.price(piece)
        table.points -= price
        table.put(piece, cell)
        if table.creatures >> piece & 1:
            self.spawned.append(cell)
        table.happened(vocabulary.SPAWNED, self.who, piece, price, other=cell, rule="DB-SPAWN-05")
        self.back_to("act")

    def how_much(self, table: Deeds) -> Decision | None:
        """The printed price, or a number X of the player's choice, at least 1 (DB-ACT-07, -10, DB-SPAWN-12, ruling R-56)."""
        activation = table.definition(self.piece).activations[self.using]
        most = activation.pay or table.points
        least = activation.pay or 1
        options = [Option(vocabulary.NUMBER, amount=n) for n in range(least, most + 1)]
        return Decision(self.who, options, partial=True)

    def took_how_much(self, table: Deeds, option: Option) -> None:
        """The ability is paid for and resolved; it cannot be used again this turn (DB-ACT-08, DB-GEN-25)."""
        activation = table.definition(self.piece).activations[self.using]
        table.points -= option.amount
        table.used[self.piece] |= 1 << activation.index
        ability = named_ability(self.piece, coded(-1, activation.index))
        table.happened(vocabulary.USED, self.who, self.piece, option.amount, ability, rule="DB-ACT-07")
        self.back_to("act")
        resolution = Resolution(self.who, [activation.effect], activation.ability, self.piece)
        resolution.amount = option.amount
        table.then(resolution)

    def finish(self, table: Deeds) -> None:
        """Points that were not spent are lost, and damage goes (DB-SPAWN-09)."""
        if table.points:
            table.happened(vocabulary.POINTS_LOST, self.who, amount=table.points)
        table.points = 0
        table.clear_damage("DB-SPAWN-09")
