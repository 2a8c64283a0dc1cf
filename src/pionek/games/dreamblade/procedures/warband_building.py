"""A warband is built at the table: from everything there is, or from what one has opened (format Limited)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_add
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.vocabulary import BAND, FigureNo

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.content import DreamBladeContent

STARTER = (9, 5, 2)
BOOSTER = (4, 2, 1)
"""How many common, uncommon and rare figures are opened (gaps A8)."""


class Building(Frame):
    """One player puts up to 16 miniatures into the reserves, at most three of a kind."""

    source: int
    pool: list[FigureNo] = later([])
    chosen: list[FigureNo] = later([])

    steps = (("open", "DB-VAR-01"), ("pick", "DB-BAND-01"), ("muster", "DB-ZONE-02"))

    def open(self, table: Deeds) -> None:
        """One starter and one booster, at random, repeats allowed."""
        table.active = self.who
        if self.source == vocabulary.FROM_OPENED:
            for counts in (STARTER, BOOSTER):
                self.pool.extend(opened(table, table.content, counts))
            self.pool.sort()
            table.happened(vocabulary.OPENED, self.who, amount=len(self.pool), rule="DB-VAR-01")

    def pick(self, table: Deeds) -> Decision:
        options: list[Option] = []
        known = range(len(table.content.figures)) if self.source == vocabulary.FROM_EVERYTHING else list(dict.fromkeys(self.pool))
        for figure in known:
            if refuse_add(self, figure) is None:
                options.append(Option(vocabulary.ADD, figure))
        options.extend([Option(vocabulary.DROP, figure) for figure in dict.fromkeys(self.chosen)])
        if self.chosen:
            options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options)

    def took_pick(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        if option.verb == vocabulary.ADD:
            self.chosen.append(option.subject)
            self.chosen.sort()
            table.happened(vocabulary.ADDED, self.who, option.subject, len(self.chosen), rule="DB-BAND-02")
        else:
            self.chosen.remove(option.subject)
            table.happened(vocabulary.DROPPED, self.who, option.subject, len(self.chosen), rule="DB-BAND-02")
        self.back_to("pick")

    def muster(self, table: Deeds) -> None:
        muster(table, self.who, self.chosen)


def opened(table: Deeds, box: DreamBladeContent, counts: tuple[int, ...]) -> list[int]:
    """So many random figures of each rarity."""
    found: list[int] = []
    for at in range(len(counts)):
        for number in table.dice(counts[at], len(box.by_rarity[at])):
            found.append(box.by_rarity[at][number - 1])
    return found


def muster(table: Deeds, seat: int, figures: list[int]) -> None:
    """DB-ZONE-02: the whole warband stands in the reserves."""
    for at in range(len(figures)):
        table.muster(seat * BAND + at, figures[at])
