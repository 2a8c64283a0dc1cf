"""The game as a row of rounds, and the phases of a round (rulebook chapter "Runda gry")."""

from __future__ import annotations

from pionek.core.state.decision import NOBODY
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.action_phase import ActionPhase
from pionek.games.icegarden.procedures.advanced_variant import OrderTokens
from pionek.games.icegarden.procedures.domination_phase import DominationPhase
from pionek.games.icegarden.procedures.end_of_game import check_end
from pionek.games.icegarden.procedures.initiative_phase import Initiative
from pionek.games.icegarden.procedures.next_round import CatchUp
from pionek.games.icegarden.procedures.planning_phase import Planning
from pionek.games.icegarden.procedures.setup import SetUp
from pionek.games.icegarden.procedures.solo import RobotMoves
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.procedures.vuko import VukoVisit


class WholeGame(Frame):
    """Set-up, then round after round."""

    saved_as = "Saga"

    steps = (("set_up", "IG-SETUP-01"), ("play_round", "IG-FLOW-01"))

    def set_up(self, table: Deeds) -> None:
        table.then(SetUp(NOBODY))

    def play_round(self, table: Deeds) -> None:
        table.round += 1
        table.factor = 0
        table.happened(vocabulary.ROUND, -1, amount=table.round)
        self.back_to("play_round")
        table.then(Round(NOBODY))


class Round(Frame):
    """One round: Initiative, Planning, Action with units and Vuko, Domination."""

    steps = (
        ("catch_up", "IG-NEXT-01"),
        ("robot", "IG-SOLO-36"),
        ("initiative", "IG-INIT-19"),
        ("order_tokens", "IG-ADV-13"),
        ("planning", "IG-PLAN-01"),
        ("actions", "IG-ACT-01"),
        ("activation", "IG-FLOW-02"),
        ("vuko", "IG-FLOW-02"),
        ("domination", "IG-DOM-01"),
        ("refresh", "IG-REFRESH-01"),
        ("check", "IG-FLOW-04"),
    )

    def catch_up(self, table: Deeds) -> None:
        """Players catch up from the second round on (gaps R-42)."""
        if table.round > 1:
            table.then(CatchUp(NOBODY))

    def robot(self, table: Deeds) -> None:
        if table.solo and table.round > 1:
            table.then(RobotMoves(vocabulary.ROBOT))

    def initiative(self, table: Deeds) -> None:
        table.then(Initiative(NOBODY))

    def order_tokens(self, table: Deeds) -> None:
        """Order tokens are not laid in the first round (IG-ADV-16, IG-ACT-07)."""
        if table.order_tokens and table.round > 1:
            table.then(OrderTokens(NOBODY))

    def planning(self, table: Deeds) -> None:
        table.then(Planning(NOBODY))

    def actions(self, table: Deeds) -> None:
        table.then(ActionPhase(NOBODY))

    def activation(self, table: Deeds) -> None:
        table.then(Activation(NOBODY))

    def vuko(self, table: Deeds) -> None:
        table.then(VukoVisit(NOBODY))

    def domination(self, table: Deeds) -> None:
        table.then(DominationPhase(NOBODY))

    def refresh(self, table: Deeds) -> None:
        """The sanctuaries that were moved to the Thorn lie face up from now on (IG-REFRESH-02)."""
        for region in table.sequence:
            if table.turned[region]:
                table.happened(vocabulary.REFRESHED, -1, region, table.turned[region])
                table.sanctuaries[region] += table.turned[region]
                table.turned[region] = 0

    def check(self, table: Deeds) -> None:
        check_end(table)
