"""The game as a row of rounds, and the first two phases of each: Initiative and Planning."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.targets import shut
from pionek.games.icegarden.model.state import Board, Question
from pionek.games.icegarden.procedures.action_phase import ActionPhase
from pionek.games.icegarden.procedures.domination_phase import DominationPhase
from pionek.games.icegarden.procedures.end_of_game import check_end
from pionek.games.icegarden.procedures.setup import SetUp
from pionek.games.icegarden.procedures.solo import RobotMoves
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.procedures.vuko import VukoVisit


class Saga(Frame):
    """Set-up, then round after round."""

    steps = (("set_up", "IG-SETUP-01"), ("play_round", "IG-FLOW-01"))

    def set_up(self, table: Board) -> None:
        table.then(SetUp(-1))

    def play_round(self, table: Board) -> None:
        table.round += 1
        table.happened(vocabulary.ROUND, -1, amount=table.round)
        self.back_to("play_round")
        table.then(Round(-1))


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

    def catch_up(self, table: Board) -> None:
        """It begins with the second round (gaps R-42)."""
        if table.round > 1:
            table.then(CatchUp(-1))

    def robot(self, table: Board) -> None:
        if table.solo and table.round > 1:
            table.then(RobotMoves(vocabulary.ROBOT))

    def initiative(self, table: Board) -> None:
        table.then(Initiative(-1))

    def order_tokens(self, table: Board) -> None:
        """IG-ADV-16: not in the first round."""
        if table.order_tokens and table.round > 1:
            table.then(OrderTokens(-1))

    def planning(self, table: Board) -> None:
        table.then(Planning(-1))

    def actions(self, table: Board) -> None:
        table.then(ActionPhase(-1))

    def activation(self, table: Board) -> None:
        table.then(Activation(-1))

    def vuko(self, table: Board) -> None:
        table.then(VukoVisit(-1))

    def domination(self, table: Board) -> None:
        table.then(DominationPhase(-1))

    def refresh(self, table: Board) -> None:
        """IG-REFRESH-01: what was brought to the Thorn lies face up from now on."""
        for region in table.sequence:
            table.sanctuaries[region] += table.turned[region]
            table.turned[region] = 0

    def check(self, table: Board) -> None:
        check_end(table)


class CatchUp(Question):
    """Whoever has fewer than two markers on the board gets population and may place markers up to two."""

    asked: int = later(0)
    given: int = later(0)

    steps = (("goods", "IG-NEXT-02"), ("place", "IG-NEXT-01"))
    waiting = vocabulary.OTHERS_ADVANCE
    elsewhere = vocabulary.NOT_IN_INITIATIVE

    def goods(self, table: Board) -> None:
        """Markers in closed regions, in Viper's Throat and in the Ice Garden do not count (gaps R-42)."""
        for seat in table.order:
            if table.players[seat].on_board() < vocabulary.CATCH_UP_MARKERS:
                self.given |= 1 << seat
                table.happened(vocabulary.CAUGHT_UP, seat, rule="IG-NEXT-02")
                table.gain(seat, vocabulary.POPULATION, vocabulary.CATCH_UP_POPULATION, "IG-NEXT-02")

    def place(self, table: Board) -> Decision | None:
        while self.asked < len(table.order):
            seat = table.order[self.asked]
            player = table.players[seat]
            if self.given >> seat & 1 and player.supply and player.on_board() < vocabulary.CATCH_UP_MARKERS:
                options = [table.content.picks[region] for region in table.open_regions()]
                return Decision(seat, [*options, PASSING])
            self.asked += 1
        return None

    def took_place(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            self.asked += 1
        else:
            table.place_marker(table.acting, option.subject, "IG-NEXT-01")
        self.back_to("place")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        return shut(table, subject) if verb == vocabulary.REGION else self.elsewhere


class Initiative(Question):
    """Markers move in the old order; then the new order is found and action markers are taken."""

    asked: int = later(0)

    steps = (("begin", "IG-INIT-19"), ("move", "IG-INIT-06"), ("turn_order", "IG-INIT-11"), ("markers", "IG-INIT-14"))
    waiting = vocabulary.OTHERS_ADVANCE
    elsewhere = vocabulary.NOT_IN_INITIATIVE

    def begin(self, table: Board) -> None:
        table.factor = 0

    def move(self, table: Board) -> Decision | None:
        """IG-INIT-03: not in the first round."""
        if table.round == 1 or self.asked == len(table.order):
            return None
        seat = table.order[self.asked]
        steps = [ONE_HELMET]
        if may_double(table, seat):
            steps.append(TWO_HELMETS)
        return Decision(seat, steps)

    def took_move(self, table: Board, option: Option) -> None:
        self.asked += 1
        advance(table, table.acting, option.amount)
        self.back_to("move")

    def turn_order(self, table: Board) -> None:
        if table.round > 1:
            table.order = new_order(table)
        for at in range(len(table.order)):
            table.happened(vocabulary.TURN_ORDER, table.order[at], amount=at + 1)

    def markers(self, table: Board) -> None:
        for seat in table.order:
            player = table.players[seat]
            first = table.round == 1
            player.to_place = vocabulary.FIRST_ROUND_MARKERS if first else table.content.helmets[player.helmet].cubes
            rule = "IG-INIT-04" if first else "IG-INIT-14"
            table.happened(vocabulary.GOT_MARKERS, seat, amount=player.to_place, rule=rule)


ONE_HELMET = Option(vocabulary.ADVANCE, amount=1)
TWO_HELMETS = Option(vocabulary.ADVANCE, amount=2)


def may_double(table: Board, seat: int) -> bool:
    """IG-INIT-08: once in each stage, counted by the stage the marker leaves (gaps R-04); never beyond the track."""
    player = table.players[seat]
    stage = table.content.helmets[player.helmet].stage
    return not player.doubles >> stage & 1 and player.helmet + 2 < len(table.content.helmets)


def advance(table: Board, seat: int, steps: int) -> None:
    """IG-INIT-08, -10, -15 to -18, IG-ADV-02: on top of the stack there; red ships reached first bring scoring."""
    player = table.players[seat]
    helmets = table.content.helmets
    if steps == 2:
        player.doubles |= 1 << helmets[player.helmet].stage
    table.stacked.remove(seat)
    table.stacked.append(seat)
    table.happened(vocabulary.ADVANCED, seat, player.helmet + steps, steps, rule="IG-INIT-10")
    for _ in range(steps):
        player.helmet += 1
        if helmets[player.helmet].red and not table.reached >> player.helmet & 1:
            table.reached |= 1 << player.helmet
            table.factor += 1
            table.happened(vocabulary.RED_SHIP, seat, player.helmet, rule="IG-INIT-15")
    if player.helmet == len(helmets) - 1:
        table.final = True
    if table.scenario:
        table.refresh_rules()


def new_order(table: Board) -> list[int]:
    """IG-INIT-11 to -13: ship numbers ascending, of equal ones the right-hand one first, in a stack from the top."""
    helmets = table.content.helmets
    places: list[tuple[int, int, int, int]] = []
    for height in range(len(table.stacked)):
        seat = table.stacked[height]
        helmet = table.players[seat].helmet
        places.append((helmets[helmet].ship, -helmet, -height, seat))
    places.sort()
    return [place[3] for place in places]


class OrderTokens(Question):
    """Advanced variant: players lay the tokens 1 to 5 on the middle fields, one after another."""

    laid: list[int] = later([0] * vocabulary.FIELDS)

    steps = (("lay", "IG-ADV-13"), ("arrange", "IG-ACT-01"))
    waiting = vocabulary.OTHERS_PLAN
    elsewhere = vocabulary.NOT_IN_PLANNING

    def lay(self, table: Board) -> Decision | None:
        placed = [token for token in self.laid if token]
        if len(placed) == vocabulary.FIELDS - 1:
            return None
        seat = table.order[len(placed) % len(table.order)]
        tokens = [token for token in range(1, vocabulary.FIELDS) if token not in placed]
        fields = [field for field in range(1, vocabulary.FIELDS) if not self.laid[field]]
        return Decision(seat, [Option(vocabulary.ORDER_TOKEN, field, amount=token) for field in fields for token in tokens])

    def took_lay(self, table: Board, option: Option) -> None:
        self.laid[option.subject] = option.amount
        table.happened(vocabulary.TOKEN_LAID, table.acting, option.subject, option.amount)
        self.back_to("lay")

    def arrange(self, table: Board) -> None:
        table.field_order = [self.laid.index(token) for token in range(1, vocabulary.FIELDS)]

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb != vocabulary.ORDER_TOKEN:
            return self.elsewhere
        middle = 0 < subject < vocabulary.FIELDS
        return vocabulary.FIELD_HAS_TOKEN if middle else vocabulary.FIELD_KEEPS_PLACE


class Planning(Question):
    """Action markers go to the fields, one at a time, round and round."""

    turn: int = later(0)

    steps = (("place", "IG-PLAN-01"),)
    waiting = vocabulary.OTHERS_PLAN
    elsewhere = vocabulary.NOT_IN_PLANNING

    def place(self, table: Board) -> Decision | None:
        """A marker that fits nowhere is set aside (gaps R-10)."""
        count = len(table.order)
        for offset in range(count):
            seat = table.order[(self.turn + offset) % count]
            if table.players[seat].to_place:
                options = [each for each in table.content.plans if refuse_plan(table, seat, each.subject) is None]
                if options:
                    return Decision(seat, options)
        return None

    def took_place(self, table: Board, option: Option) -> None:
        """IG-PLAN-08: Viper's Throat takes an influence marker as well."""
        seat = table.acting
        player = table.players[seat]
        player.to_place -= 1
        table.slots[option.subject].append(seat)
        table.happened(vocabulary.PLANNED, seat, option.subject, len(table.slots[option.subject]), rule="IG-PLAN-03")
        if option.subject == vocabulary.VIPER:
            player.supply -= 1
            player.viper += 1
        self.turn = table.order.index(seat) + 1
        self.back_to("place")

    def closed(self, table: Table) -> None:
        assert isinstance(table, Board)
        for seat in table.order:
            if table.players[seat].to_place:
                table.happened(vocabulary.SET_ASIDE, seat, amount=table.players[seat].to_place, rule="IG-PLAN-04")
                table.players[seat].to_place = 0

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_plan(table, seat, subject) if verb == vocabulary.PLAN else self.elsewhere


def refuse_plan(table: Board, seat: int, field: int) -> Guard | None:
    """Why an action marker may not be placed on a field."""
    if field >= vocabulary.FIELDS:
        return vocabulary.NO_PLANNING_HERE
    if field == vocabulary.VIPER:
        return None if table.players[seat].supply else vocabulary.NO_MARKER_FOR_VIPER
    slots = table.content.fields[field].slots
    assert slots is not None
    return vocabulary.FIELD_FULL if len(table.slots[field]) >= slots[len(table.players) - 2] else None
