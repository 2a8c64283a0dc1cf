"""The spawn phase: points, prices, and where miniatures may be put (chapter "Faza formowania")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.effects import Resolution
from pionek.core.rules.in_force import value
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.offers import choose_piece, spawn_ability, spawn_options
from pionek.games.dreamblade.choices.requirements import refuse_use
from pionek.games.dreamblade.choices.targets import spawn_cells
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Phase
from pionek.games.dreamblade.model.map import SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import SIDES

if TYPE_CHECKING:
    pass


class SpawnPhase(Phase):
    """One player spawns and uses spawn abilities, in any order, as long as points last."""

    shut: int = later(0)
    """Cells of the spawn row that held a creature of this player when the phase began (DB-ROW-01)."""
    spawned: list[int] = later([])
    """The cell of each creature spawned in this phase (DB-SPAWN-08)."""
    piece: int = later(-1)
    using: int = later(-1)

    steps = (
        ("begin", "DB-SPAWN-01"),
        ("act", "DB-SPAWN-05"),
        ("where", "DB-SPAWN-11"),
        ("how_much", "DB-GEN-25"),
        ("finish", "DB-SPAWN-07"),
    )

    def begin(self, table: Deeds) -> None:
        """DB-SPAWN-01, DB-SPAWN-02, DB-SPAWN-03, DB-SPAWN-04, DB-ENERGIZE-01, DB-ROW-01, DB-ROW-07: both dice, what was lost since, what Energize gives; and the cells that are closed."""
        seat = self.who
        table.active = seat
        for cell in members(SPAWN_ROWS[seat]):
            if table.creatures_at(cell, seat):
                self.shut |= 1 << cell
        table.points = max(0, value(table, vocabulary.INCOME, seat))
        table.bonus[seat] = 0
        table.happened(vocabulary.POINTS, seat, amount=table.points, rule="DB-SPAWN-03")

    def act(self, table: Deeds) -> Decision:
        """DB-SPAWN-05, DB-SPAWN-06, DB-SPAWN-12, DB-ACT-07: anything that can be paid for, or an end."""
        options = spawn_options(table, self)
        for piece in members(table.fielded & SIDES[self.who]):
            for activation in table.definition(piece).spawns:
                if refuse_use(table, self.who, piece, activation) is None:
                    options.append(Option(vocabulary.USE, piece, amount=activation.index))
        options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options)

    def took_act(self, table: Deeds, option: Option) -> None:
        """DB-SPAWN-05, DB-SPAWN-07, DB-ACT-07, DB-RESPAWN-01: a miniature of the reserves or of the graveyard, an ability, or the end."""
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
        """DB-ROW-02, DB-PORTAL-01, DB-LOC-01: wherever it may be put."""
        cells = members(spawn_cells(table, self, self.piece))
        return Decision(self.who, [vocabulary.TOS[cell] for cell in cells], partial=True)

    def took_where(self, table: Deeds, option: Option) -> None:
        """DB-SPAWN-08, DB-SPAWN-11, DB-COST-01, DB-RESPAWN-01, DB-ACT-11: paid for, put on the map, and then what comes into play acts."""
        piece, cell = self.piece, option.subject
        price = table.definition(piece).respawn if table.buried >> piece & 1 else table.price(piece)
        table.points -= price
        table.put(piece, cell)
        if table.creatures >> piece & 1:
            self.spawned.append(cell)
        table.happened(vocabulary.SPAWNED, self.who, piece, price, other=cell, rule="DB-SPAWN-05")
        self.back_to("act")

    def how_much(self, table: Deeds) -> Decision | None:
        """DB-ACT-07, DB-ACT-10, DB-SPAWN-12, DB-GEN-25: X is at least 1 and paid in full (gaps R-56)."""
        activation = spawn_ability(table, self.piece, self.using)
        most = activation.pay or table.points
        least = activation.pay or 1
        options = [Option(vocabulary.NUMBER, amount=n) for n in range(least, most + 1)]
        return Decision(self.who, options, partial=True)

    def took_how_much(self, table: Deeds, option: Option) -> None:
        """DB-ACT-07, DB-ACT-08, DB-GEN-25."""
        activation = spawn_ability(table, self.piece, self.using)
        table.points -= option.amount
        table.used[self.piece] |= 1 << activation.index
        table.happened(vocabulary.USED, self.who, self.piece, option.amount, rule="DB-ACT-07")
        self.back_to("act")
        resolve = Resolution(self.who, [activation.effect], activation.ability, self.piece)
        resolve.amount = option.amount
        table.then(resolve)

    def finish(self, table: Deeds) -> None:
        """DB-SPAWN-07, DB-SPAWN-09: what is not spent is lost, and so is damage."""
        if table.points:
            table.happened(vocabulary.POINTS_LOST, self.who, amount=table.points)
        table.points = 0
        table.clear_damage()
