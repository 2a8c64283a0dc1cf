"""Making, moving M-factor between levels (rulebook chapter "Przemieszczanie czynnika „M”")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.dead_snow import raise_snow


class Shifting(Question):
    """The player loses reputation, the snow rises, and up to five M-factor tokens move one level each (IG-MFAC-03, -04)."""

    left: int = later(vocabulary.SHIFTS)

    steps = (("price", "IG-MFAC-01"), ("snow", "IG-MAKE-03"), ("shift", "IG-MFAC-02"))
    waiting = vocabulary.OTHERS_MAKE

    def price(self, table: Deeds) -> None:
        table.lose_reputation(self.who, 1, "IG-MAKE-04")

    def snow(self, table: Deeds) -> None:
        raise_snow(table, 1, self.who, "IG-MAKE-03")

    def shift(self, table: Deeds) -> Decision | None:
        if not self.left:
            return None
        tokens = table.players[self.who].tokens
        options: list[Option] = []
        for level in range(4):
            if tokens[vocabulary.M_ZERO + level]:
                if level < 3:
                    options.append(table.content.shifts[level][level + 1])
                if level:
                    options.append(table.content.shifts[level][level - 1])
        return self.offer(options, partial=True)

    def took_shift(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            return
        self.left -= 1
        tokens = table.players[self.who].tokens
        tokens[vocabulary.M_ZERO + option.subject] -= 1
        tokens[vocabulary.M_ZERO + option.target] += 1
        table.happened(vocabulary.SHIFTED, self.who, option.subject, other=option.target, rule="IG-MFAC-02")
        self.back_to("shift")
