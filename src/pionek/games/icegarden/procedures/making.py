"""Making: moving M-factor, upgrading a unit type, summoning units (rulebook chapter "Czynienie")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction, Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.dead_snow import refuse_snow
from pionek.games.icegarden.procedures.moving_m_factor import Shifting
from pionek.games.icegarden.procedures.summoning import Summoning, refuse_summoning
from pionek.games.icegarden.procedures.upgrading import Upgrading


class Making(FieldAction):
    """The player chooses among three sub-actions, each at most once, in any order (IG-MAKE-02)."""

    done: int = later(0)

    on_field = vocabulary.MAKING
    steps = (("choose", "IG-MAKE-01"),)
    waiting = vocabulary.OTHERS_MAKE

    def choose(self, table: Deeds) -> Decision | None:
        options = [
            table.content.deeds[deed]
            for deed in SUB_ACTIONS
            if self.refuse_deed(table, self.who, deed) is None
        ]
        return self.act(table, options, bool(self.done))

    def took_choose(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.stop(table, bool(self.done))
            return
        self.done |= 1 << option.subject
        self.back_to("choose")
        table.then(SUB_ACTIONS[option.subject](self.who))

    def refuse_deed(self, table: Deeds, seat: int, deed: int) -> Guard | None:
        """Why a sub-action may not be chosen: the snow rises for each, and two of them cost a reputation (IG-MAKE-03, -04, IG-SNOW-03)."""
        if deed > vocabulary.SUMMONING:
            return vocabulary.NOT_IN_ACTION
        if self.done >> deed & 1:
            return vocabulary.DONE_ALREADY
        if deed == vocabulary.SUMMONING:
            return refuse_summoning(table, seat)
        return refuse_snow(table, seat, 1)

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return self.refuse_deed(table, seat, subject) if verb == vocabulary.DO else self.elsewhere


SUB_ACTIONS: dict[int, type[Question]] = {
    vocabulary.SHIFT_M: Shifting,
    vocabulary.UPGRADE: Upgrading,
    vocabulary.SUMMONING: Summoning,
}
