"""Unit activation: Spy, Ice Drakkars, Speed, Attack, removal (rulebook chapter "Aktywacja jednostek")."""

from __future__ import annotations

from pionek.core.state.decision import NOBODY
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.ice_drakkars import Ferry, harbours
from pionek.games.icegarden.procedures.solo import RobotAttack, RobotDrakkars
from pionek.games.icegarden.procedures.speed import Speed
from pionek.games.icegarden.procedures.spy import Spy, set_spies
from pionek.games.icegarden.vocabulary import AbilityNo


class Activation(Frame):
    """Five steps in fixed order (IG-UNIT-01); Speed and Attack player by player."""

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
        """A player with a Spy on the board sets its abilities; the robot's Spy has Attack and Shield."""
        for seat in range(len(table.players)):
            for unit in table.card(seat):
                if unit.spy and table.players[seat].figures[vocabulary.FIGURES_OF[unit.place][0]] != vocabulary.NOWHERE:
                    if table.is_robot(seat):
                        set_spies(table, seat, vocabulary.ATTACK, vocabulary.SHIELD if unit.spy > 1 else vocabulary.EMPTY, "IG-SOLO-23")
                    else:
                        table.then(Spy(seat))

    def drakkars(self, table: Deeds) -> None:
        """A player with Drakkars in two regions moves pieces between them."""
        for seat in range(len(table.players)):
            regions = harbours(table, seat)
            if len(regions) == 2:
                frame = RobotDrakkars if table.is_robot(seat) else Ferry
                table.then(frame(seat, regions[0], regions[1]))

    def speed(self, table: Deeds) -> None:
        seat = self.next_with(table, vocabulary.SPEED)
        if seat != NOBODY:
            self.back_to("speed")
            player = table.players[seat]
            table.then(Speed(seat, [player.power_of(place, vocabulary.SPEED) for place in vocabulary.LEVEL_OF]))

    def attack(self, table: Deeds) -> None:
        seat = self.next_with(table, vocabulary.ATTACK)
        if seat != NOBODY:
            self.back_to("attack")
            table.then(Attack(seat))

    def next_with(self, table: Deeds, ability: AbilityNo) -> int:
        """The next player in turn order with a unit on the board that has this ability; nobody behind the last one."""
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            player = table.players[seat]
            for figure in range(vocabulary.FIGURES):
                if player.figures[figure] != vocabulary.NOWHERE and player.power_of(vocabulary.LEVEL_OF[figure], ability):
                    return seat
        self.turn = 0
        return NOBODY

    def robot_attack(self, table: Deeds) -> None:
        """The independent player attacks last and pays nothing (gaps R-68)."""
        if table.solo:
            table.then(RobotAttack(vocabulary.ROBOT))

    def remove(self, table: Deeds) -> None:
        """Defeated units go to the reserve; the damage of the others is removed (IG-ATTACK-08)."""
        for seat in range(len(table.players)):
            player = table.players[seat]
            for figure in range(vocabulary.FIGURES):
                if player.down >> figure & 1:
                    table.to_reserve(seat, figure)
                    table.happened(vocabulary.TAKEN_OFF, seat, table.unit_of(seat, figure).index)
                elif player.damage[figure]:
                    unit = table.unit_of(seat, figure).index
                    table.happened(vocabulary.HEALED, seat, unit, other=player.figures[figure], rule="IG-ATTACK-08")
                player.damage[figure] = 0
