"""Influence: markers for population (rulebook chapter "Faza Akcji: Wpływ")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction
from pionek.games.icegarden.choices.refusals import refuse_region
from pionek.games.icegarden.model.deeds import Deeds


class Influence(FieldAction):
    """The player places up to two markers in regions with own pieces, for a population each (IG-INF-03)."""

    placed: int = later(0)

    on_field = vocabulary.INFLUENCE
    steps = (("place", "IG-INF-01"),)

    def place(self, table: Deeds) -> Decision | None:
        """Ask as long as the player has population and markers (IG-INF-04)."""
        player = table.players[self.who]
        options: list[Option] = []
        if self.placed < vocabulary.MOST_PLACED and player.tokens[vocabulary.POPULATION] and player.supply:
            options = [each for each in table.content.picks if refuse_influence(table, self.who, each.subject) is None]
        return self.act(table, options, bool(self.placed), partial=bool(self.placed))

    def took_place(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.stop(table, bool(self.placed))
            return
        self.placed += 1
        table.pay(self.who, vocabulary.POPULATION, 1, "IG-INF-01")
        table.place_marker(self.who, option.subject, "IG-INF-02")
        self.back_to("place")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_influence(table, seat, subject) if verb == vocabulary.REGION else self.elsewhere


def refuse_influence(table: Deeds, seat: int, region: int) -> Guard | None:
    """Why a marker may not be placed in a region."""
    if not table.is_open(region):
        return refuse_region(table, region)
    return None if table.players[seat].is_in(region) else vocabulary.NO_INFLUENCE_HERE
