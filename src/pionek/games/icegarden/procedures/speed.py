"""Unit activation, Speed (rulebook chapter "Szybkość")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.choices.refusals import refuse_march
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.movement import marches


class Speed(Question):
    """The player moves units by one region for each Speed they have (gaps R-27, IG-SPEED-02)."""

    left: list[int]

    steps = (("run", "IG-SPEED-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def run(self, table: Deeds) -> Decision | None:
        return self.offer(marches(table, self.who, self.left))

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
