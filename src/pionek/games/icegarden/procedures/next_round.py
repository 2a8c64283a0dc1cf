"""The start of a later round: players with few markers on the board catch up (rulebook chapter "Następna runda")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.choices.refusals import refuse_region
from pionek.games.icegarden.model.deeds import Deeds


class CatchUp(Question):
    """A player with fewer than two markers on the board gets population and may place markers until there are two."""

    asked: int = later(0)
    given: int = later(0)

    steps = (("goods", "IG-NEXT-02"), ("place", "IG-NEXT-01"))
    waiting = vocabulary.OTHERS_ADVANCE
    elsewhere = vocabulary.NOT_IN_INITIATIVE

    def goods(self, table: Deeds) -> None:
        """Give population. Markers in closed regions, in Viper's Throat and in the Ice Garden do not count (gaps R-42)."""
        for seat in table.order:
            if table.players[seat].on_board() < vocabulary.CATCH_UP_MARKERS:
                self.given |= 1 << seat
                table.happened(vocabulary.CAUGHT_UP, seat, rule="IG-NEXT-02")
                table.gain(seat, vocabulary.POPULATION, vocabulary.CATCH_UP_POPULATION, "IG-NEXT-02")

    def place(self, table: Deeds) -> Decision | None:
        while self.asked < len(table.order):
            seat = table.order[self.asked]
            player = table.players[seat]
            if self.given >> seat & 1 and player.supply and player.on_board() < vocabulary.CATCH_UP_MARKERS:
                options = [table.content.picks[region] for region in table.open_regions()]
                return Decision(seat, [*options, PASSING])
            self.asked += 1
        return None

    def took_place(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.asked += 1
        else:
            table.place_marker(table.acting, option.subject, "IG-NEXT-01")
        self.back_to("place")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_region(table, subject) if verb == vocabulary.REGION else self.elsewhere
