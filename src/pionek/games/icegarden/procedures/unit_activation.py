"""Unit activation: Spy, Ice Drakkars, Speed, Attack, removal (rulebook chapter "Aktywacja jednostek")."""

from __future__ import annotations

from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.attack import Attack, has_attack
from pionek.games.icegarden.procedures.ice_drakkars import Ferry, drakkars
from pionek.games.icegarden.procedures.solo import RobotAttack, RobotDrakkars
from pionek.games.icegarden.procedures.speed import Speed, swift
from pionek.games.icegarden.procedures.spy import Spy, set_spies
from pionek.games.icegarden.vocabulary import NOWHERE


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

    def spies(self, table: Deeds) -> None:
        """IG-SPY-01; for the independent player IG-SOLO-23."""
        for seat in range(len(table.players)):
            for unit in table.card(seat):
                if unit.spy and table.players[seat].figures[vocabulary.FIGURES_OF[unit.place][0]] != NOWHERE:
                    if table.is_robot(seat):
                        set_spies(table, seat, vocabulary.ATTACK, vocabulary.SHIELD, "IG-SOLO-23")
                    else:
                        table.then(Spy(seat))

    def drakkars(self, table: Deeds) -> None:
        """IG-DRAK-01; for the independent player IG-SOLO-24 to -26."""
        for seat in range(len(table.players)):
            harbours = drakkars(table, seat)
            if len(harbours) == 2:
                if table.is_robot(seat):
                    table.then(RobotDrakkars(vocabulary.ROBOT, harbours[0], harbours[1]))
                else:
                    table.then(Ferry(seat, harbours[0], harbours[1]))

    def speed(self, table: Deeds) -> None:
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            if swift(table, seat):
                self.back_to("speed")
                power = table.players[seat].power
                table.then(Speed(seat, [power[vocabulary.LEVEL_OF[each] * vocabulary.ABILITIES + vocabulary.SPEED] for each in range(vocabulary.FIGURES)]))
                return
        self.turn = 0

    def attack(self, table: Deeds) -> None:
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            if has_attack(table, seat):
                self.back_to("attack")
                table.then(Attack(seat))
                return

    def robot_attack(self, table: Deeds) -> None:
        """Gaps R-68: the independent player attacks last and pays nothing."""
        if table.solo:
            table.then(RobotAttack(vocabulary.ROBOT))

    def remove(self, table: Deeds) -> None:
        """IG-ATTACK-08, IG-REMOVE-01: the defeated go to the reserve, the others are unharmed again."""
        for seat in range(len(table.players)):
            player = table.players[seat]
            for figure in range(vocabulary.FIGURES):
                player.damage[figure] = 0
                if player.down >> figure & 1:
                    table.to_reserve(seat, figure)
                    table.happened(vocabulary.TAKEN_OFF, seat, table.card(seat)[vocabulary.LEVEL_OF[figure]].index)
