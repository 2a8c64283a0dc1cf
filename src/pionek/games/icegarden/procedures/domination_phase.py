"""The Domination phase: region by region, six steps each (rulebook chapter "Faza Dominacji")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.ranking import ranking


class DominationPhase(Frame):
    """Regions in ascending order of their red numbers, each resolved to its end (gaps R-41)."""

    turn: int = later(0)

    steps = (("next_region", "IG-DOM-01"),)

    def next_region(self, table: Deeds) -> None:
        if self.turn == len(table.sequence):
            return
        region = table.sequence[self.turn]
        self.turn += 1
        self.back_to("next_region")
        if table.closed[region]:
            score_closed(table, region)
        else:
            table.then(RegionDomination(-1, region))


def score_closed(table: Deeds, region: int) -> None:
    """IG-CLOSE-11 to -13: a closed region gives nothing but points, to whoever closed it and is still there."""
    if table.factor:
        for seat in range(len(table.players)):
            player = table.players[seat]
            if player.sealed[region] or region in player.figures:
                points = table.content.tiles[table.tiles[region]].points[0] * table.factor
                table.score(seat, points, "IG-CLOSE-12")


class RegionDomination(Question):
    """One region: who dominates, abilities, events, the order again, resources, sanctuaries, points.

    The frame belongs to the dominating player, so its triggers are his business.
    """

    region: int
    seats: list[int] = later([])
    turn: int = later(0)
    taken: int = later(0)

    is_turn = True
    steps = (
        ("dominate", "IG-DOM-04"),
        ("abilities", "IG-ABIL-01"),
        ("events", "IG-EVENT-01"),
        ("order_again", "IG-DOM-06"),
        ("resources", "IG-RES-01"),
        ("sanctuaries", "IG-SANCT-01"),
        ("scoring", "IG-SCORE-01"),
    )
    waiting = vocabulary.OTHERS_DOMINATE
    elsewhere = vocabulary.NOT_IN_DOMINATION

    def dominate(self, table: Deeds) -> None:
        """Gaps R-43: where nobody beats the nations, nothing happens. The Thorn absorbs before all else (gaps R-46)."""
        self.seats = ranking(table, self.region)
        if not self.seats:
            self.end()
            return
        self.who = self.seats[0]
        table.happened(vocabulary.DOMINATES, self.who, self.region)

    def abilities(self, table: Deeds) -> None:
        for unit in table.card(self.who):
            if unit.dominating is not None and table.stands_in(self.who, unit.place, self.region):
                table.happened(vocabulary.ABILITIES_ACT, self.who, self.region)
                return

    def events(self, table: Deeds) -> None:
        """Judged for the player found in the first step (gaps R-53)."""
        for unit in table.card(self.who):
            if unit.event is not None and table.stands_in(self.who, unit.place, self.region):
                table.happened(vocabulary.EVENTS_COME, self.who, self.region)
                return

    def order_again(self, table: Deeds) -> None:
        """In a region closed just now only its closer is left (gaps R-56)."""
        self.seats = [self.who] if table.closed[self.region] else ranking(table, self.region)

    def resources(self, table: Deeds) -> Decision | None:
        """IG-RES-03: each in order takes one kind; the independent player takes nothing (IG-SOLO-29, -30)."""
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if not table.is_robot(seat):
                options = [each for each in table.content.takes if self.can_take(table, each.subject)]
                if options:
                    return Decision(seat, options)
            self.turn += 1
        return None

    def can_take(self, table: Deeds, resource: int) -> bool:
        """IG-RES-02, -04; IG-SOLO-30: in the solo game the second takes no kind of which there are 2."""
        amount = table.content.tiles[table.tiles[self.region]].yields[resource]
        if not amount or not table.supply[resource] or self.taken >> resource & 1:
            return False
        return not (table.solo and self.turn and amount > 1)

    def took_resources(self, table: Deeds, option: Option) -> None:
        resource = option.subject
        self.taken |= 1 << resource
        table.gain(self.seats[self.turn], resource, table.content.tiles[table.tiles[self.region]].yields[resource], "IG-RES-01")
        self.turn += 1
        self.back_to("resources")

    def sanctuaries(self, table: Deeds) -> None:
        """The dominating player has a place: nothing since the first step has taken influence from him."""
        if not table.is_robot(self.seats[0]):
            table.gain(self.seats[0], vocabulary.M_FACTOR, table.sanctuaries[self.region], "IG-SANCT-01")

    def scoring(self, table: Deeds) -> None:
        """IG-SCORE-02, -03: only in a round with a red ship, and twice with two."""
        if not table.factor:
            return
        points = table.content.tiles[table.tiles[self.region]].points
        rule = "IG-SCORE-03" if table.factor > 1 else "IG-SCORE-01"
        for at in range(min(len(points), len(self.seats))):
            table.score(self.seats[at], points[at] * table.factor, rule)
