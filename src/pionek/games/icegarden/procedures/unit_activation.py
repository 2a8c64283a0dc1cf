"""Unit activation: Spy, Ice Drakkars, Speed, Attack, removal (rulebook chapter "Aktywacja jednostek")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.targets import refuse_march
from pionek.games.icegarden.model.state import EMPTY, NOWHERE, Board, Question
from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.solo import RobotAttack, RobotDrakkars


class Activation(Frame):
    """Field 6: five steps in fixed order; Speed and Attack player by player."""

    turn: int = later(0)

    steps = (
        ("spies", "IG-SPY-01"),
        ("drakkars", "IG-DRAK-01"),
        ("speed", "IG-UNIT-02"),
        ("attack", "IG-UNIT-03"),
        ("robot_attack", "IG-SOLO-20"),
        ("remove", "IG-REMOVE-01"),
    )

    def spies(self, table: Board) -> None:
        """IG-SPY-01; for the independent player IG-SOLO-23."""
        for seat in range(len(table.players)):
            for unit in table.card(seat):
                if unit.spy and table.players[seat].figures[vocabulary.FIGURES_OF[unit.place][0]] != NOWHERE:
                    if table.is_robot(seat):
                        set_spies(table, seat, vocabulary.ATTACK, vocabulary.SHIELD, "IG-SOLO-23")
                    else:
                        table.then(Spy(seat))

    def drakkars(self, table: Board) -> None:
        """IG-DRAK-01; for the independent player IG-SOLO-24 to -26."""
        for seat in range(len(table.players)):
            harbours = drakkars(table, seat)
            if len(harbours) == 2:
                if table.is_robot(seat):
                    table.then(RobotDrakkars(vocabulary.ROBOT, harbours[0], harbours[1]))
                else:
                    table.then(Ferry(seat, harbours[0], harbours[1]))

    def speed(self, table: Board) -> None:
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            if swift(table, seat):
                self.back_to("speed")
                power = table.players[seat].power
                table.then(Speed(seat, [power[vocabulary.LEVEL_OF[each] * vocabulary.ABILITIES + vocabulary.SPEED] for each in range(vocabulary.FIGURES)]))
                return
        self.turn = 0

    def attack(self, table: Board) -> None:
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            if has_attack(table, seat):
                self.back_to("attack")
                table.then(Attack(seat))
                return

    def robot_attack(self, table: Board) -> None:
        """Gaps R-68: the independent player attacks last and pays nothing."""
        if table.solo:
            table.then(RobotAttack(vocabulary.ROBOT))

    def remove(self, table: Board) -> None:
        """IG-ATTACK-08, IG-REMOVE-01: the defeated go to the reserve, the others are unharmed again."""
        for seat in range(len(table.players)):
            player = table.players[seat]
            for figure in range(vocabulary.FIGURES):
                player.damage[figure] = 0
                if player.down >> figure & 1:
                    table.to_reserve(seat, figure)
                    table.happened(vocabulary.TAKEN_OFF, seat, table.card(seat)[vocabulary.LEVEL_OF[figure]].index)


def has_attack(table: Board, seat: int) -> bool:
    """Whether a unit on the board, also one laid down, has Attack."""
    player = table.players[seat]
    for figure in range(vocabulary.FIGURES):
        if player.figures[figure] != NOWHERE and player.power[vocabulary.LEVEL_OF[figure] * vocabulary.ABILITIES + vocabulary.ATTACK]:
            return True
    return False


# Spy


class Spy(Question):
    """Two different abilities for the Spy fields, chosen anew each round."""

    steps = (("assign", "IG-SPY-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def assign(self, table: Board) -> Decision:
        return Decision(self.who, SPYING)

    def took_assign(self, table: Board, option: Option) -> None:
        set_spies(table, self.who, option.subject, option.target, "IG-SPY-02")


SPYING = [
    *(Option(vocabulary.SPY, one, other) for one in range(vocabulary.ABILITIES) for other in range(one + 1, vocabulary.ABILITIES)),
    *(Option(vocabulary.SPY, one) for one in range(vocabulary.ABILITIES)),
    Option(vocabulary.SPY),
]
"""Pairs, one alone, or none (gaps R-24)."""


def set_spies(table: Board, seat: int, one: int, other: int, rule: str) -> None:
    table.players[seat].spies = [one, other]
    table.count_powers(seat)
    table.happened(vocabulary.SPIED, seat, one, (one != EMPTY) + (other != EMPTY), other, rule=rule)


# Ice Drakkars


def drakkars(table: Board, seat: int) -> list[int]:
    """IG-DRAK-01, -03: the two different regions between which the Drakkars of a seat carry, or fewer."""
    for unit in table.card(seat):
        if unit.transport:
            figures = table.players[seat].figures
            found = {figures[figure] for figure in vocabulary.FIGURES_OF[unit.place]}
            return sorted(found) if NOWHERE not in found else []
    return []


class Ferry(Question):
    """Markers and units between the two Drakkars, both ways, each piece at most once (gaps R-26)."""

    one: int
    other: int
    arrived: list[int] = later([0, 0])
    carried: int = later(0)

    steps = (("carry", "IG-DRAK-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def carry(self, table: Board) -> Decision | None:
        """Regions closed meanwhile are of no use: nothing enters them, and only figures leave them."""
        player = table.players[self.who]
        options: list[Option] = []
        if table.is_open(self.other):
            if player.markers[self.one] > self.arrived[0]:
                options.append(table.content.moves[self.one][self.other])
            options.extend(self.riders(table, self.one, self.other))
        if table.is_open(self.one):
            if player.markers[self.other] > self.arrived[1]:
                options.append(table.content.moves[self.other][self.one])
            options.extend(self.riders(table, self.other, self.one))
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def riders(self, table: Board, source: int, target: int) -> list[Option]:
        return [
            table.content.marches[unit.index][source][target]
            for unit in table.card(self.who)
            if not unit.transport and self.rider(table, unit.place, source) >= 0
        ]

    def rider(self, table: Board, place: int, source: int) -> int:
        figures = table.players[self.who].figures
        for figure in vocabulary.FIGURES_OF[place]:
            if figures[figure] == source and not self.carried >> figure & 1:
                return figure
        return -1

    def took_carry(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            return
        self.back_to("carry")
        if option.verb == vocabulary.MOVE:
            self.arrived[1 if option.target == self.other else 0] += 1
            table.move_marker(self.who, option.subject, option.target, "IG-DRAK-01")
        else:
            figure = self.rider(table, table.content.units[option.subject].place, option.amount)
            self.carried |= 1 << figure
            table.move_figure(self.who, figure, option.target, "IG-DRAK-01")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.MOVE:
            return vocabulary.NOT_BY_DRAKKAR
        if verb == vocabulary.MARCH:
            if table.owner_of(subject) != seat:
                return vocabulary.NOT_YOURS
            return vocabulary.CANNOT_FERRY if table.content.units[subject].transport else vocabulary.NOT_BY_DRAKKAR
        return self.elsewhere


# Speed


def swift(table: Board, seat: int) -> bool:
    """Whether a unit with Speed on the board has somewhere to go."""
    player = table.players[seat]
    for figure in range(vocabulary.FIGURES):
        region = player.figures[figure]
        if region != NOWHERE and table.reach[region]:
            if player.power[vocabulary.LEVEL_OF[figure] * vocabulary.ABILITIES + vocabulary.SPEED]:
                return True
    return False


class Speed(Question):
    """Each Speed of a unit is one step (gaps R-27)."""

    left: list[int]

    steps = (("run", "IG-SPEED-01"),)
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def run(self, table: Board) -> Decision | None:
        figures = table.players[self.who].figures
        options: list[Option] = []
        for unit in table.card(self.who):
            rows = table.content.marches[unit.index]
            seen = 0
            for figure in vocabulary.FIGURES_OF[unit.place]:
                region = figures[figure]
                if self.left[figure] and region != NOWHERE and not seen >> region & 1:
                    seen |= 1 << region
                    options.extend([rows[region][other] for other in vocabulary.BITS[table.reach[region]]])
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_run(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            return
        self.back_to("run")
        figures = table.players[self.who].figures
        for figure in vocabulary.FIGURES_OF[table.content.units[option.subject].place]:
            if figures[figure] == option.amount and self.left[figure]:
                self.left[figure] -= 1
                table.move_figure(self.who, figure, option.target, "IG-SPEED-01")
                return

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.MOVE:
            return vocabulary.ONLY_UNITS_SPEED
        if verb != vocabulary.MARCH:
            return self.elsewhere
        guard = refuse_march(table, seat, subject)
        return vocabulary.NO_SPEED if guard is vocabulary.NOWHERE_TO_MOVE else guard


