"""Closing a region: seven steps (rulebook chapter "Zamykanie Regionu")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.choices.refusals import refuse_region
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.ranking import favourite
from pionek.games.icegarden.procedures.vuko import go_to


class Closing(Question):
    """The region leaves the game with half of its closer's markers and one of the closer's Fauns."""

    region: int
    place: int
    turn: int = later(-1)
    to_move: int = later(0)
    """How many markers of the player whose turn it is must still leave the region."""

    steps = (
        ("units_die", "IG-CLOSE-01"),
        ("own_markers", "IG-CLOSE-03"),
        ("next_owner", "IG-CLOSE-05"),
        ("move_out", "IG-CLOSE-05"),
        ("nations_leave", "IG-CLOSE-06"),
        ("lay_token", "IG-CLOSE-07"),
        ("sanctuary_moves", "IG-CLOSE-08"),
        ("vuko_leaves", "IG-CLOSE-10"),
    )
    waiting = vocabulary.OTHERS_DOMINATE
    elsewhere = vocabulary.NOT_IN_DOMINATION

    def units_die(self, table: Deeds) -> None:
        """All units die, and nobody scores; one figure of the type that closes stays (IG-CLOSE-02)."""
        kept = table.players[self.who].figure_in(self.place, self.region)
        for seat in range(len(table.players)):
            player = table.players[seat]
            for figure in range(vocabulary.FIGURES):
                if player.figures[figure] == self.region and not (seat == self.who and figure == kept):
                    table.to_reserve(seat, figure)
                    table.happened(vocabulary.KILLED, seat, table.unit_of(seat, figure).index, other=self.region)

    def own_markers(self, table: Deeds) -> None:
        """Half of the closer's markers, rounded up, stay for good; withdrawn markers count too (gaps R-58)."""
        player = table.players[self.who]
        table.bring_back(self.who, self.region)
        count = player.markers[self.region]
        player.sealed[self.region] = (count + 1) // 2
        player.markers[self.region] = self.to_move = count // 2
        if count:
            table.happened(vocabulary.SEALED, self.who, self.region, player.sealed[self.region])

    def next_owner(self, table: Deeds) -> None:
        """First the closer moves the other half out; then the other players, in turn order, move all markers out."""
        others = self.others(table)
        while not self.to_move and self.turn + 1 < len(others):
            self.turn += 1
            table.bring_back(others[self.turn], self.region)
            self.to_move = table.players[others[self.turn]].markers[self.region]
        if not self.to_move:
            self.back_to("nations_leave")

    def owner(self, table: Deeds) -> int:
        """The player whose markers are moving out."""
        return self.who if self.turn < 0 else self.others(table)[self.turn]

    def others(self, table: Deeds) -> list[int]:
        """All players but the closer in turn order, the independent player last."""
        return [seat for seat in [*table.order, *range(table.seats, len(table.players))] if seat != self.who]

    def move_out(self, table: Deeds) -> Decision | None:
        """Ask for a neighbour. Without an open one the markers go back to the supply (gaps R-58); the robot takes the lowest."""
        if not self.to_move:
            self.back_to("next_owner")
            return None
        seat = self.owner(table)
        regions = table.neighbours(self.region)
        if not regions:
            table.players[seat].supply += self.to_move
            table.players[seat].markers[self.region] = 0
            table.happened(vocabulary.TO_SUPPLY, seat, self.region, self.to_move)
            self.to_move = 0
            self.back_to("next_owner")
            return None
        if table.is_robot(seat):
            self.put(table, seat, regions[0])
            return None
        return Decision(seat, [table.content.picks[region] for region in regions])

    def took_move_out(self, table: Deeds, option: Option) -> None:
        self.put(table, self.owner(table), option.subject)

    def put(self, table: Deeds, seat: int, region: int) -> None:
        self.to_move -= 1
        table.players[seat].markers[self.region] -= 1
        table.players[seat].markers[region] += 1
        table.happened(vocabulary.LEFT, seat, self.region, other=region)
        self.back_to("move_out")

    def nations_leave(self, table: Deeds) -> None:
        count = table.nations[self.region]
        if count:
            table.nations[self.region] = 0
            table.happened(vocabulary.NATIONS_GONE, -1, self.region, count)

    def lay_token(self, table: Deeds) -> None:
        """The region is closed, and the Nightmare tokens come back to the closer (gaps R-83)."""
        count = table.nightmares[self.region]
        table.players[self.who].nightmares += count
        table.nightmares[self.region] = 0
        table.happened(vocabulary.NIGHTMARES_BACK, self.who, self.region, count)
        table.closed[self.region] = 1
        table.map_changed()
        table.happened(vocabulary.CLOSED, self.who, self.region)

    def sanctuary_moves(self, table: Deeds) -> None:
        """Sanctuaries go to the lowest free neighbour, else to the lowest free region, else to the lowest open region (gaps R-60)."""
        while table.sanctuaries[self.region]:
            open_ones = [region for region in table.open_regions() if region != table.thorn]
            free = [region for region in open_ones if not table.sanctuaries[region]]
            near = [region for region in free if table.reach[self.region] >> region & 1]
            goal = (near or free or open_ones)[0]
            table.sanctuaries[self.region] -= 1
            table.sanctuaries[goal] += 1
            rule = "IG-CLOSE-08" if near else "IG-CLOSE-09"
            table.happened(vocabulary.SANCTUARY_MOVED, self.who, self.region, 1, goal, rule=rule)

    def vuko_leaves(self, table: Deeds) -> None:
        """Vuko moves and does nothing else; without a region to go to he leaves the board (gaps R-59)."""
        if table.vuko != self.region:
            return
        visited = table.worst()
        regions = favourite(table, visited)
        if regions:
            go_to(table, visited, regions[0])
            table.happened(vocabulary.VUKO_DRIVEN, visited, self.region, other=regions[0])
        else:
            table.vuko = vocabulary.NOWHERE
            table.happened(vocabulary.VUKO_OFF, visited, self.region)

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb != vocabulary.REGION:
            return self.elsewhere
        if subject == self.region:
            return vocabulary.REGION_BEING_CLOSED
        return vocabulary.NOT_ADJACENT if table.is_open(subject) else refuse_region(table, subject)
