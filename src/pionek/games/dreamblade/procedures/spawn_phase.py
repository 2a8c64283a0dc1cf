"""The spawn phase: points, prices, and where miniatures may be put (chapter "Faza formowania")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import CELLS, COLUMNS, MOST_CREATURES, PORTALS, SPAWN_ROWS, cells_of
from pionek.games.dreamblade.model.state import Dreamscape, Phase, pieces_of
from pionek.games.dreamblade.vocabulary import SIDES

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Activation, Figure


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

    def begin(self, table: Dreamscape) -> None:
        """DB-SPAWN-01, DB-SPAWN-02, DB-SPAWN-03, DB-SPAWN-04, DB-ENERGIZE-01, DB-ROW-01, DB-ROW-07: both dice, what was lost since, what Energize gives; and the cells that are closed."""
        seat = self.who
        table.active = seat
        for cell in cells_of(SPAWN_ROWS[seat]):
            if table.creatures_at(cell, seat):
                self.shut |= 1 << cell
        table.points = max(0, value(table, vocabulary.INCOME, seat))
        table.bonus[seat] = 0
        table.happened(vocabulary.POINTS, seat, amount=table.points, rule="DB-SPAWN-03")

    def act(self, table: Dreamscape) -> Decision:
        """DB-SPAWN-05, DB-SPAWN-06, DB-SPAWN-12, DB-ACT-07: anything that can be paid for, or an end."""
        options = spawn_options(table, self)
        for piece in pieces_of(table.fielded & SIDES[self.who]):
            for activation in table.definition(piece).spawns:
                if refuse_use(table, self.who, piece, activation) is None:
                    options.append(Option(vocabulary.USE, piece, amount=activation.index))
        options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options)

    def took_act(self, table: Dreamscape, option: Option) -> None:
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

    def where(self, table: Dreamscape) -> Decision:
        """DB-ROW-02, DB-PORTAL-01, DB-LOC-01: wherever it may be put."""
        cells = cells_of(spawn_cells(table, self, self.piece))
        return Decision(self.who, [vocabulary.TOS[cell] for cell in cells], partial=True)

    def took_where(self, table: Dreamscape, option: Option) -> None:
        """DB-SPAWN-08, DB-SPAWN-11, DB-COST-01, DB-RESPAWN-01, DB-ACT-11: paid for, put on the map, and then what comes into play acts."""
        piece, cell = self.piece, option.subject
        price = table.definition(piece).respawn if table.buried >> piece & 1 else table.price(piece)
        table.points -= price
        table.put(piece, cell)
        if table.creatures >> piece & 1:
            self.spawned.append(cell)
        table.happened(vocabulary.SPAWNED, self.who, piece, price, other=cell, rule="DB-SPAWN-05")
        self.back_to("act")

    def how_much(self, table: Dreamscape) -> Decision | None:
        """DB-ACT-07, DB-ACT-10, DB-SPAWN-12, DB-GEN-25: X is at least 1 and paid in full (gaps R-56)."""
        activation = spawn_ability(table, self.piece, self.using)
        most = activation.pay or table.points
        least = activation.pay or 1
        options = [Option(vocabulary.NUMBER, amount=n) for n in range(least, most + 1)]
        return Decision(self.who, options, partial=True)

    def took_how_much(self, table: Dreamscape, option: Option) -> None:
        """DB-ACT-07, DB-ACT-08, DB-GEN-25."""
        activation = spawn_ability(table, self.piece, self.using)
        table.points -= option.amount
        table.used[self.piece] |= 1 << activation.index
        table.happened(vocabulary.USED, self.who, self.piece, option.amount, rule="DB-ACT-07")
        self.back_to("act")
        resolve = Resolution(self.who, [activation.effect], activation.ability, self.piece)
        resolve.amount = option.amount
        table.then(resolve)

    def finish(self, table: Dreamscape) -> None:
        """DB-SPAWN-07, DB-SPAWN-09: what is not spent is lost, and so is damage."""
        if table.points:
            table.happened(vocabulary.POINTS_LOST, self.who, amount=table.points)
        table.points = 0
        table.clear_damage()


def spawn_ability(table: Dreamscape, piece: int, index: int) -> Activation:
    """DB-ACT-07, DB-ACT-08: the ability behind an option."""
    for activation in table.definition(piece).spawns:
        if activation.index == index:
            return activation
    raise LookupError(f"piece {piece} has no spawn ability {index}")


def choose_piece(table: Dreamscape, mask: int, figure: int) -> int:
    """DB-ACT-08, DB-SPAWN-11: equal miniatures are one option; of several one that has used no ability this turn."""
    found = [piece for piece in pieces_of(mask) if table.figures[piece] == figure]
    for piece in found:
        if not table.used[piece]:
            return piece
    return found[0]


def spawn_options(table: Dreamscape, phase: SpawnPhase) -> list[Option]:
    """DB-SPAWN-05, DB-SPAWN-11, DB-RESPAWN-01: miniatures of the reserves, then those that may come back from the graveyard; equal ones once."""
    found: list[Option] = []
    known: list[int] = []
    seat = phase.who
    for piece in pieces_of(table.reserve & SIDES[seat]):
        figure = table.figures[piece]
        if figure not in known:
            known.append(figure)
            if refuse_piece(table, phase, piece) is None:
                found.append(Option(vocabulary.SPAWN, figure))
    if table.content.any_respawn:
        for piece in pieces_of(table.buried & SIDES[seat]):
            option = Option(vocabulary.RESPAWN, table.figures[piece])
            if table.definition(piece).respawn >= 0 and option not in found and refuse_piece(table, phase, piece) is None:
                found.append(option)
    return found


def refuse_piece(table: Dreamscape, phase: SpawnPhase, piece: int) -> Guard | None:
    """DB-VENGEANCE-01, DB-UNIQUE-01, DB-MINI-03, DB-COST-01, DB-RESPAWN-01, DB-LOC-01: why it cannot be spawned in one's own spawn phase."""
    figure = table.definition(piece)
    seat = phase.who
    if figure.vengeance > table.won[1 - seat]:
        return vocabulary.VENGEANCE_WAITS
    if figure.unique and controls_unique(table, seat, figure.unique):
        return vocabulary.UNIQUE_IN_PLAY
    price = figure.respawn if table.buried >> piece & 1 else table.price(piece)
    if price > table.points:
        return vocabulary.ASPECTS_MISSING if figure.cost <= table.points else vocabulary.TOO_EXPENSIVE
    if not spawn_cells(table, phase, piece):
        return vocabulary.NO_CREATURE_FOR_LOCATION
    return None


def controls_unique(table: Dreamscape, seat: int, name: str) -> bool:
    """DB-UNIQUE-01, DB-UNIQUE-02: one of the same name, on the map, of the same player."""
    for piece in pieces_of(table.fielded & SIDES[seat]):
        if table.definition(piece).unique == name:
            return True
    return False


def spawn_cells(table: Dreamscape, phase: SpawnPhase, piece: int) -> int:
    """DB-LOC-01, DB-ROW-06, DB-REINFORCE-01, DB-TURNONE-03: the cells in which this miniature may be spawned now."""
    figure = table.definition(piece)
    if figure.location:
        return location_cells(table, phase.who)
    found = row_cells(table, phase)
    if figure.reinforces and table.turn > 1:
        found |= reinforced_cells(table, phase, figure)
    return found


def row_cells(table: Dreamscape, phase: SpawnPhase) -> int:
    """DB-PORTAL-01, DB-PORTAL-02, DB-ROW-01, DB-ROW-02, DB-ROW-03, DB-ROW-04, DB-ROW-05, DB-ROW-06, DB-ROW-07, DB-TURNONE-03: the portal, and open cells of the spawn row."""
    seat = phase.who
    portal = 1 << PORTALS[seat]
    if table.turn == 1:
        return portal
    found = portal
    columns = own_columns(table, seat)
    for cell in cells_of(SPAWN_ROWS[seat] & ~portal & ~phase.shut & columns):
        if has_spawn_room(table, phase, cell):
            found |= 1 << cell
    return found


def own_columns(table: Dreamscape, seat: int) -> int:
    """DB-ROW-02, DB-ROW-03, DB-ROW-04: all cells of the columns in which a seat controls a miniature of any kind."""
    found = 0
    for piece in pieces_of(table.fielded & SIDES[seat]):
        found |= COLUMNS[table.cells[piece] % 5]
    return found


def has_spawn_room(table: Dreamscape, phase: SpawnPhase, cell: int) -> bool:
    """DB-SPAWN-08, DB-MAP-09, DB-PORTAL-02, DB-REINFORCE-02: not more than four there, and not more than four spawned there."""
    if cell == PORTALS[phase.who]:
        return True
    if phase.spawned.count(cell) >= MOST_CREATURES:
        return False
    return table.has_room(cell, phase.who)


def reinforced_cells(table: Dreamscape, phase: SpawnPhase, figure: Figure) -> int:
    """DB-REINFORCE-01, DB-REINFORCE-02, DB-REINFORCE-03: cells with a creature of one's own, of a type if one is named."""
    found = 0
    seat = phase.who
    for piece in pieces_of(table.fielded & table.creatures & SIDES[seat]):
        if not figure.reinforce_types or table.definition(piece).types & figure.reinforce_types:
            cell = table.cells[piece]
            if has_spawn_room(table, phase, cell):
                found |= 1 << cell
    return found


def location_cells(table: Dreamscape, seat: int) -> int:
    """DB-LOC-01, DB-LOC-02, DB-LOC-13, DB-PORTAL-03, DB-TURNONE-03: beside a creature of one's own, no other location there."""
    found = 0
    for cell in range(CELLS):
        if table.creatures_at(cell, seat) and not table.local[cell] & ~table.creatures:
            found |= 1 << cell
    return found & 1 << PORTALS[seat] if table.turn == 1 else found


def refuse_use(table: Dreamscape, seat: int, piece: int, activation: Activation) -> Guard | None:
    """DB-ACT-07, DB-ACT-08, DB-ACT-09, DB-ACT-10, DB-GEN-25: once a turn, in a scoring cell if it says so, and paid for."""
    if activation.score and not table.in_scoring_cell(piece):
        return vocabulary.NOT_IN_SCORING_CELL
    if table.used[piece] >> activation.index & 1:
        return vocabulary.ALREADY_USED
    return vocabulary.TOO_FEW_POINTS if table.points < max(1, activation.pay) else None
