"""Unit activation, Speed (rulebook chapter "Szybkość")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.choices.refusals import refuse_march
from pionek.games.icegarden.model.deeds import Deeds


class Speed(Question):
    """The player moves units by one region for each Speed they have (gaps R-27)."""

    left: list[int]

    steps = (("run", "IG-SPEED-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def run(self, table: Deeds) -> Decision | None:
        figures = table.players[self.who].figures
        options: list[Option] = []
        for unit in table.card(self.who):
            rows = table.content.marches[unit.index]
            seen = 0
            for figure in vocabulary.FIGURES_OF[unit.place]:
                region = figures[figure]
                if self.left[figure] and region != vocabulary.NOWHERE and not seen >> region & 1:
                    seen |= 1 << region
                    options.extend([rows[region][other] for other in vocabulary.BITS[table.reach[region]]])
        return self.offer(options)

    def took_run(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            return
        self.back_to("run")
        figures = table.players[self.who].figures
        for figure in vocabulary.FIGURES_OF[table.content.units[option.subject].place]:
            if figures[figure] == option.amount and self.left[figure]:
                self.left[figure] -= 1
                table.move_figure(self.who, figure, option.target, "IG-SPEED-01")
                return

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.MOVE:
            return vocabulary.ONLY_UNITS_SPEED
        if verb != vocabulary.MARCH:
            return self.elsewhere
        guard = refuse_march(table, seat, subject)
        return vocabulary.NO_SPEED if guard is vocabulary.NOWHERE_TO_MOVE else guard


def has_speed(table: Deeds, seat: int) -> bool:
    """Whether a unit with Speed on the board has a region to go to."""
    player = table.players[seat]
    for figure in range(vocabulary.FIGURES):
        region = player.figures[figure]
        if region != vocabulary.NOWHERE and table.reach[region]:
            if player.power_of(vocabulary.LEVEL_OF[figure], vocabulary.SPEED):
                return True
    return False
