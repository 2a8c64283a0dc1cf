"""Movement: pieces go to adjacent regions for gold (rulebook chapter "Faza Akcji: Ruch")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction
from pionek.games.icegarden.choices.refusals import refuse_march, refuse_region
from pionek.games.icegarden.model.deeds import Deeds


class Movement(FieldAction):
    """The player moves up to two markers or units to adjacent regions, for a gold each (IG-MOVE-03, -05)."""

    moved: int = later(0)

    on_field = vocabulary.MOVEMENT
    steps = (("move", "IG-MOVE-01"),)

    def move(self, table: Deeds) -> Decision | None:
        options: list[Option] = []
        if self.moved < vocabulary.MOST_MOVES and table.players[self.who].tokens[vocabulary.GOLD]:
            options = moves_of(table, self.who)
        return self.act(table, options, bool(self.moved), partial=bool(self.moved))

    def took_move(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.stop(table, bool(self.moved))
            return
        self.moved += 1
        table.pay(self.who, vocabulary.GOLD, 1, "IG-MOVE-01")
        if option.verb == vocabulary.MOVE:
            table.move_markers(self.who, option.subject, option.target, "IG-MOVE-01")
        else:
            place = table.content.units[option.subject].place
            figure = table.players[self.who].figure_in(place, option.amount)
            table.move_figure(self.who, figure, option.target, "IG-MOVE-01")
        self.back_to("move")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.MARCH:
            return refuse_march(table, seat, subject)
        if verb != vocabulary.MOVE:
            return self.elsewhere
        if not table.is_open(subject):
            return refuse_region(table, subject)
        return vocabulary.NOWHERE_TO_MOVE if table.players[seat].markers[subject] else vocabulary.NOTHING_TO_MOVE


EVERY_FIGURE = [1] * vocabulary.FIGURES


def moves_of(table: Deeds, seat: int) -> list[Option]:
    """One step of each marker and each unit to each open neighbour (IG-MOVE-02, -04)."""
    found: list[Option] = []
    markers = table.players[seat].markers
    for region in range(vocabulary.REGIONS):
        if markers[region]:
            row = table.content.moves[region]
            found.extend([row[other] for other in vocabulary.BITS[table.reach[region]]])
    found.extend(marches(table, seat, EVERY_FIGURE))
    return found


def marches(table: Deeds, seat: int, moving: list[int]) -> list[Option]:
    """One step of each figure that may still move to each open neighbour (IG-MOVE-04). Equal ones in a region are one option (IG-FJOLL-06)."""
    found: list[Option] = []
    figures = table.players[seat].figures
    for unit in table.card(seat):
        rows = table.content.marches[unit.index]
        seen = 0
        for figure in vocabulary.FIGURES_OF[unit.place]:
            region = figures[figure]
            if moving[figure] and region != vocabulary.NOWHERE and not seen >> region & 1:
                seen |= 1 << region
                row = rows[region]
                found.extend([row[other] for other in vocabulary.BITS[table.reach[region]]])
    return found
