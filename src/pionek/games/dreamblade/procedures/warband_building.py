"""A warband is built at the table: from all figures, or from opened ones in the format Limited (chapter "Zanim zagrasz, stwórz swój zestaw")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.offers import figure_options
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.vocabulary import BAND, FigureNo

STARTER = (9, 5, 2)
BOOSTER = (4, 2, 1)
"""How many common, uncommon and rare figures are opened (ruling A8)."""


class Building(Frame):
    """One player puts up to 16 miniatures into the reserves, at most three of a kind."""

    source: int
    """What the warband is built from (vocabulary.warband_source)."""
    pool: list[FigureNo] = later([])
    chosen: list[FigureNo] = later([])

    steps = (("open", "DB-VAR-01"), ("pick", "DB-BAND-01"), ("muster", "DB-ZONE-02"))

    def open(self, table: Deeds) -> None:
        """One starter and one booster, at random, repeats allowed."""
        table.active = self.who
        if self.source == vocabulary.FROM_OPENED:
            for counts in (STARTER, BOOSTER):
                self.pool.extend(opened(table, counts))
            self.pool.sort()
            table.happened(vocabulary.OPENED, self.who, amount=len(self.pool), rule="DB-VAR-01")

    def pick(self, table: Deeds) -> Decision:
        options = figure_options(table, self)
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
        table.happened(vocabulary.MUSTERED, self.who, amount=len(self.chosen))


def opened(table: Deeds, counts: tuple[int, ...]) -> list[FigureNo]:
    """Random figures, so many of each rarity."""
    found: list[FigureNo] = []
    by_rarity = table.content.by_rarity
    for at in range(len(counts)):
        found.extend([by_rarity[at][number - 1] for number in table.dice(counts[at], len(by_rarity[at]))])
    return found


def muster(table: Deeds, seat: int, figures: list[FigureNo]) -> None:
    """The whole warband stands in the reserves (DB-ZONE-02)."""
    for at in range(len(figures)):
        table.muster(seat * BAND + at, figures[at])
