"""The Domination phase: region by region, six steps each (rulebook chapter "Faza Dominacji")."""

from __future__ import annotations

from pionek.core.state.decision import NOBODY, Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.ranking import nearby, ranking


class DominationPhase(Frame):
    """Regions in ascending order of their red numbers, each resolved to its end (gaps R-41, IG-DOM-03, -07)."""

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
            table.then(RegionDomination(NOBODY, region))


def score_closed(table: Deeds, region: int) -> None:
    """Give the points of a closed region, and nothing else, to the player who closed it and is still there (IG-CLOSE-11, -13)."""
    if table.factor:
        for seat in range(len(table.players)):
            player = table.players[seat]
            if player.sealed[region] or region in player.figures:
                points = table.tile_of(region).points[0] * table.factor
                table.score(seat, points, "IG-CLOSE-12", vocabulary.REGION_POINTS, region)


class RegionDomination(Question):
    """One region: who dominates, abilities, events, the order again, resources, sanctuaries, points.

    The frame belongs to the dominating player, who therefore orders its triggers.
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

    def cause(self, table: Deeds) -> str:
        return f"region:{table.content.id_of('region', self.region)}"

    def dominate(self, table: Deeds) -> None:
        """Find the dominating player. If no player beats the nations, the region is skipped (gaps R-43, IG-EVENT-06).

        The Thorn absorbs sanctuaries before anything else happens (gaps R-46).
        """
        self.seats = ranking(table, self.region)
        if not self.seats:
            table.happened(vocabulary.NOBODY_DOMINATES, -1, self.region, rule="IG-NATION-02")
            self.end()
            return
        self.who = self.seats[0]
        self.tell_ties(table, self.seats[:2])
        table.happened(vocabulary.DOMINATES, self.who, self.region, table.influence(self.who, self.region))

    def abilities(self, table: Deeds) -> None:
        for unit in table.card(self.who):
            if unit.dominating is not None and table.stands_in(self.who, unit.place, self.region):
                table.happened(vocabulary.ABILITIES_ACT, self.who, self.region)
                return

    def events(self, table: Deeds) -> None:
        """The events of the player who dominated in the first step (gaps R-53)."""
        for unit in table.card(self.who):
            if unit.event is not None and table.stands_in(self.who, unit.place, self.region):
                table.happened(vocabulary.EVENTS_COME, self.who, self.region)
                return

    def order_again(self, table: Deeds) -> None:
        """In a region that has just been closed only its closer is left (gaps R-56, IG-DOMTIE-01)."""
        self.seats = [self.who] if table.closed[self.region] else ranking(table, self.region)
        self.tell_ties(table, self.seats[1:])

    def tell_ties(self, table: Deeds, seats: list[int]) -> None:
        """Tell what decided between players who are level: influence nearby, or reputation."""
        if not table.attention >> vocabulary.TIE_NEARBY & 1:
            return
        for at in range(len(seats) - 1):
            ahead, behind = seats[at], seats[at + 1]
            if table.influence(ahead, self.region) == table.influence(behind, self.region):
                more = nearby(table, ahead, self.region) - nearby(table, behind, self.region)
                character = table.players[behind].character
                if more:
                    table.happened(vocabulary.TIE_NEARBY, ahead, character, more, self.region, rule="IG-DOMTIE-01")
                else:
                    rule = "IG-SOLO-05" if table.solo else "IG-DOMTIE-02"
                    table.happened(vocabulary.TIE_REPUTATION, ahead, character, 0, self.region, rule=rule)

    def resources(self, table: Deeds) -> Decision | None:
        """Each player in order takes one kind of token; the independent player takes none (IG-RES-03, IG-SOLO-29)."""
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if not table.is_robot(seat):
                options = [each for each in table.content.takes if self.can_take(table, each.subject)]
                if options:
                    return Decision(seat, options)
            self.turn += 1
        return None

    def can_take(self, table: Deeds, resource: int) -> bool:
        """Whether this kind is left. In the solo game the second player takes no kind of which there are 2 (IG-RES-02, -04, IG-SOLO-30)."""
        amount = table.tile_of(self.region).yields[resource]
        if not amount or not table.supply[resource] or self.taken >> resource & 1:
            return False
        return not (table.solo and self.turn and amount > 1)

    def took_resources(self, table: Deeds, option: Option) -> None:
        resource = option.subject
        self.taken |= 1 << resource
        table.gain(self.seats[self.turn], resource, table.tile_of(self.region).yields[resource], "IG-RES-01")
        self.turn += 1
        self.back_to("resources")

    def sanctuaries(self, table: Deeds) -> None:
        """M-factor for the dominating player, who still has a place: no step since the first takes influence away (IG-SANCT-02, -03, -04)."""
        if not table.is_robot(self.seats[0]):
            table.gain(self.seats[0], vocabulary.M_FACTOR, table.sanctuaries[self.region], "IG-SANCT-01")

    def scoring(self, table: Deeds) -> None:
        """Points only in a round in which a red ship was reached, and twice with two (IG-SCORE-02, IG-SOLO-31)."""
        if not table.factor:
            return
        points = table.tile_of(self.region).points
        rule = "IG-SCORE-03" if table.factor > 1 else "IG-SCORE-01"
        for at in range(min(len(points), len(self.seats))):
            table.score(self.seats[at], points[at] * table.factor, rule, vocabulary.REGION_POINTS, self.region)
