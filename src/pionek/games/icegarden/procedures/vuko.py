"""Vuko's activation: whom he visits, where, and what he does there (rulebook chapter "Aktywacja Vuko")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.ranking import favourite


class VukoVisit(Question):
    """Vuko goes to the player with the worst reputation, who gets a token and loses a unit; markers are withdrawn."""

    arrived: bool = later(False)

    steps = (
        ("enter", "IG-VUKO-01"),
        ("move", "IG-VUKO-03"),
        ("token", "IG-VUKO-08"),
        ("kill", "IG-VUKO-09"),
        ("withdraw", "IG-VUKO-10"),
        ("scenario", "IG-VUKO-14"),
    )
    waiting = vocabulary.OTHERS_SUFFER
    elsewhere = vocabulary.NOT_IN_VISIT

    def enter(self, table: Deeds) -> None:
        """Vuko is not in play until a player has left yin-yang; in the solo game see IG-SOLO-27 and -28."""
        table.vuko_in_play = is_active(table)
        if not table.vuko_in_play:
            self.end()
            return
        self.who = table.worst()

    def move(self, table: Deeds) -> None:
        """If Vuko cannot move he stays, and the markers he withdrew there come back before he withdraws again (gaps R-33)."""
        found = favourite(table, self.who)
        regions = [region for region in found if region != table.vuko]
        if regions:
            self.arrived = True
            influences = [table.influence(self.who, region) for region in regions[:2]]
            rule = "IG-VUKO-05" if len(set(influences)) < len(influences) else "IG-VUKO-04" if found[0] == table.vuko else "IG-VUKO-03"
            go_to(table, self.who, regions[0])
            table.happened(vocabulary.VUKO_MOVED, self.who, regions[0], rule=rule)
        elif table.vuko != vocabulary.NOWHERE and has_pieces(table, self.who, table.vuko):
            self.arrived = True
            table.happened(vocabulary.VUKO_STAYED, self.who, table.vuko, rule="IG-VUKO-06")
            table.free_withdrawn()
        else:
            table.happened(vocabulary.VUKO_LOST, self.who)

    def token(self, table: Deeds) -> None:
        table.give_vuko_token(self.who, "IG-VUKO-08")

    def kill(self, table: Deeds) -> Decision | None:
        """The owner chooses the unit. A player without influence loses none, but has got the token (gaps R-34)."""
        if not self.arrived:
            return None
        player = table.players[self.who]
        units = [unit for unit in table.card(self.who) if player.figure_in(unit.place, table.vuko) >= 0]
        if not units:
            return None
        return Decision(self.who, [Option(vocabulary.LOSE, unit.index) for unit in units])

    def took_kill(self, table: Deeds, option: Option) -> None:
        """The figure goes to the reserve (gaps R-37); nobody scores, and no Shield helps (IG-VUKO-15, IG-SHIELD-02)."""
        figure = table.players[self.who].figure_in(table.content.units[option.subject].place, table.vuko)
        table.to_reserve(self.who, figure)
        table.happened(vocabulary.VUKO_KILLS, self.who, option.subject, other=table.vuko)

    def withdraw(self, table: Deeds) -> None:
        """Withdraw as many markers of each player there as the player has Vuko tokens (IG-VUKO-11, -16)."""
        if not self.arrived:
            return
        for seat in range(len(table.players)):
            player = table.players[seat]
            count = min(player.vuko, player.markers[table.vuko])
            if count:
                player.markers[table.vuko] -= count
                player.withdrawn[table.vuko] += count
                table.happened(vocabulary.WITHDRAWN, seat, table.vuko, count)

    def scenario(self, table: Deeds) -> None:
        table.happened(vocabulary.VUKO_VISITS, self.who, table.vuko if self.arrived else vocabulary.NOWHERE)

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb != vocabulary.LOSE:
            return self.elsewhere
        return vocabulary.NOT_WITH_VUKO if table.owner_of(subject) == seat else vocabulary.NOT_YOURS


def is_active(table: Deeds) -> bool:
    """Whether Vuko visits somebody in this round: a player has left yin-yang; in the solo game after the first round or a summoning."""
    return (table.round > 1 or table.summoned) if table.solo else table.vuko_in_play


def has_pieces(table: Deeds, seat: int, region: int) -> bool:
    """Whether the seat has pieces in the region, withdrawn markers included (IG-VUKO-06, gaps R-33)."""
    player = table.players[seat]
    return player.is_in(region) or player.withdrawn[region] > 0


def go_to(table: Deeds, visited: int, region: int) -> None:
    """Move Vuko: the markers he withdrew return, and scenario tiles may react to his leaving (IG-ADV-05)."""
    left = table.vuko
    if left != vocabulary.NOWHERE:
        table.free_withdrawn()
    table.vuko = region
    if left != vocabulary.NOWHERE:
        table.happened(vocabulary.VUKO_LEAVES, visited, left, 0, region)
