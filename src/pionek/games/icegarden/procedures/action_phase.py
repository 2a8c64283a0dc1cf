"""The Action phase: field by field, marker by marker (rulebook chapter "Faza Akcji")."""

from __future__ import annotations

from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import FieldAction
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.influence import Influence
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.movement import Movement
from pionek.games.icegarden.procedures.ravenous_mountain import Mountain
from pionek.games.icegarden.procedures.ravens_shadow import Raven
from pionek.games.icegarden.procedures.solo import RobotActs
from pionek.games.icegarden.procedures.vipers_throat import Viper


class ActionPhase(Frame):
    """Viper's Throat in turn order, then the five fields in the order of their tokens, each from right to left."""

    turn: int = later(0)
    field: int = later(0)

    steps = (
        ("viper", "IG-VIPER-07"),
        ("next_marker", "IG-ACT-02"),
        ("robot", "IG-SOLO-10"),
        ("act", "IG-ACT-04"),
    )

    def viper(self, table: Deeds) -> None:
        """Each player takes all markers from there at once (gaps R-13); the independent player has none."""
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            count = table.slots[vocabulary.VIPER].count(seat)
            if count:
                table.slots[vocabulary.VIPER] = [each for each in table.slots[vocabulary.VIPER] if each != seat]
                table.happened(vocabulary.LIFTED, seat, vocabulary.VIPER, count)
                self.back_to("viper")
                table.then(Viper(seat, count))
                return

    def next_marker(self, table: Deeds) -> None:
        """Find the next field with markers; a field is finished before the next one begins (IG-ACT-06)."""
        while self.field < len(table.field_order) and not table.slots[table.field_order[self.field]]:
            self.field += 1
        if self.field == len(table.field_order):
            self.end()

    def robot(self, table: Deeds) -> None:
        if table.solo:
            table.then(RobotActs(vocabulary.ROBOT, table.field_order[self.field]))

    def act(self, table: Deeds) -> None:
        """The owner of the rightmost marker removes it, and may then act."""
        field = table.field_order[self.field]
        seat = table.slots[field].pop()
        table.happened(vocabulary.LIFTED, seat, field, 1)
        self.back_to("next_marker")
        table.then(ACTIONS[field](seat))


ACTIONS: dict[int, type[FieldAction]] = {
    vocabulary.INFLUENCE: Influence,
    vocabulary.MOVEMENT: Movement,
    vocabulary.MOUNTAIN: Mountain,
    vocabulary.RAVEN: Raven,
    vocabulary.MAKING: Making,
}
"""The procedure of each field that resolves its markers one by one."""
