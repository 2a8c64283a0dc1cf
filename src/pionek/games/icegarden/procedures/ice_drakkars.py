"""Unit activation, the Ice Drakkars (rulebook chapter "Lodowy Drakkar")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds


class Ferry(Question):
    """Markers and units move between the two Drakkars, both ways, each piece at most once (gaps R-26, IG-DRAK-04)."""

    one: int
    other: int
    arrived: list[int] = later([0, 0])
    carried: int = later(0)

    steps = (("carry", "IG-DRAK-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def carry(self, table: Deeds) -> Decision | None:
        """Ask for the next piece. No piece enters a region that was closed meanwhile; only figures leave it."""
        markers = table.players[self.who].markers
        options: list[Option] = []
        for source, target, arrived in ((self.one, self.other, self.arrived[0]), (self.other, self.one, self.arrived[1])):
            if table.is_open(target):
                if markers[source] > arrived:
                    options.append(table.content.moves[source][target])
                for unit in table.card(self.who):
                    if not unit.transport and self.rider(table, unit.place, source) >= 0:
                        options.append(table.content.marches[unit.index][source][target])
        return self.offer(options)

    def rider(self, table: Deeds, place: int, source: int) -> int:
        figures = table.players[self.who].figures
        for figure in vocabulary.FIGURES_OF[place]:
            if figures[figure] == source and not self.carried >> figure & 1:
                return figure
        return -1

    def took_carry(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            return
        self.back_to("carry")
        if option.verb == vocabulary.MOVE:
            self.arrived[1 if option.target == self.other else 0] += 1
            table.move_markers(self.who, option.subject, option.target, "IG-DRAK-01")
        else:
            figure = self.rider(table, table.content.units[option.subject].place, option.amount)
            self.carried |= 1 << figure
            table.move_figure(self.who, figure, option.target, "IG-DRAK-01")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.MOVE:
            return vocabulary.NOT_BY_DRAKKAR
        if verb == vocabulary.MARCH:
            if table.owner_of(subject) != seat:
                return vocabulary.NOT_YOURS
            return vocabulary.CANNOT_FERRY if table.content.units[subject].transport else vocabulary.NOT_BY_DRAKKAR
        return self.elsewhere


def harbours(table: Deeds, seat: int) -> list[int]:
    """The two different regions between which the Drakkars of a seat carry pieces; fewer if they carry none (IG-DRAK-03)."""
    for unit in table.card(seat):
        if unit.transport:
            figures = table.players[seat].figures
            found = {figures[figure] for figure in vocabulary.FIGURES_OF[unit.place]}
            return sorted(found) if vocabulary.NOWHERE not in found else []
    return []
