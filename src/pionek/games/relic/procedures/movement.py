"""The Movement phase and the ways between the tiers (rulebook p. 8, 21)."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.rings import beside, spaces_round
from pionek.games.relic.procedures.rolls import Throw, throw
from pionek.games.relic.procedures.windows import give_opening, is_quiet

CLOCKWISE = Option(vocabulary.CLOCKWISE)
ANTICLOCKWISE = Option(vocabulary.ANTICLOCKWISE)
THROUGH = Option(vocabulary.BOX)
ON = Option(vocabulary.DONE)
ROLLING = Option(vocabulary.ROLL)


def begin_movement(table: Deeds, who: int) -> Movement:
    """The phase at its first step that can do anything."""
    movement = Movement(who)
    if is_quiet(table, who, vocabulary.MOVE_START):
        movement.back_to("special" if table.players[who].special else "roll")
    return movement


class Movement(Frame):
    """One movement roll, one direction, one space for each point until all are spent; a movement box may lead into another tier (RE-MOVE-03)."""

    points: int = later(0)
    direction: int = later(0)
    steered: int = later(vocabulary.NOTHING)
    dice: list[int] = later([])

    steps = (
        ("start", "RE-SUPP-02"),
        ("instead", "RE-MOVE-07"),
        ("special", "RE-CLAR-03"),
        ("roll", "RE-MOVE-02"),
        ("change", "RE-MOVE-07"),
        ("box", "RE-BOX-02"),
        ("choose_direction", "RE-MOVE-05"),
        ("walk", "RE-MOVE-04"),
    )

    def start(self, table: Deeds) -> None:
        table.signal(vocabulary.MOVE_START, self.who)

    def instead(self, table: Deeds) -> Decision | None:
        """Abilities that replace the whole movement come before any roll (gaps 9)."""
        return give_opening(table, self.who, 1 << vocabulary.MOVE_START, "RE-MOVE-07")

    def special(self, table: Deeds) -> Decision | None:
        """A special move waits for the next Movement phase that takes place (RE-CLAR-03, -04)."""
        player = table.players[self.who]
        if not player.special:
            return None
        return Decision(self.who, [ROLLING, *[table.content.goings[space] for space in others_of_tier(table, self.who)]])

    def took_special(self, table: Deeds, option: Option) -> None:
        table.players[self.who].special = False
        if option.verb != vocabulary.GO:
            table.happened(vocabulary.SPECIAL_MOVE, self.who, -1, 0, -1, "RE-CLAR-03")
        else:
            table.put_figure(self.who, option.subject, "RE-CLAR-03")
            self.end()

    def roll(self, table: Deeds) -> None:
        """Roll for the movement points (RE-COMP-04, RE-MOVE-02)."""
        self.dice = throw(table, self.who, vocabulary.MOVEMENT, 1, self.who)
        self.points = sum(self.dice)
        if self.points and is_quiet(table, self.who, vocabulary.MOVE_ROLL):
            self.back_to("box" if table.content.gated[table.players[self.who].space] else "choose_direction")

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Throw):
            self.points = child.total()
            self.dice = child.dice

    def change(self, table: Deeds) -> Decision | None:
        table.signal(vocabulary.MOVE_ROLL, self.who)
        return give_opening(table, self.who, 1 << vocabulary.MOVE_ROLL, "RE-MOVE-07")

    def box(self, table: Deeds) -> Decision | None:
        """Offer the movement box of the space for one point (RE-BOX-02, -04, RE-INNER-01, RE-MOVE-04)."""
        return Decision(self.who, [ON, THROUGH]) if self.open_box(table) else None

    def open_box(self, table: Deeds) -> bool:
        """Whether the space has a movement box that the player may use (RE-INNER-01, RE-RELIC-01)."""
        space = table.content.spaces[table.players[self.who].space]
        return space.gate != vocabulary.NOTHING and table.relics(self.who) >= space.relics

    def took_box(self, table: Deeds, option: Option) -> None:
        """Go through the box: the direction is chosen again, and the rift ends the phase (RE-BOX-03, -04, RE-RIFT-01)."""
        if option.verb == vocabulary.DONE:
            return
        gate = table.content.spaces[table.players[self.who].space].gate
        self.points -= 1
        self.direction = 0
        if gate >= vocabulary.INNER:
            table.put_figure(self.who, gate, "RE-RIFT-01")
            self.end()
            return
        table.put_figure(self.who, gate, "RE-BOX-04")

    def choose_direction(self, table: Deeds) -> Decision | None:
        """Choose the direction, once in each tier (RE-MOVE-05, -06, RE-BOX-02, -03)."""
        if self.points < 1 or self.direction:
            return None
        seat = self.steered if self.steered != vocabulary.NOTHING else self.who
        return Decision(seat, [CLOCKWISE, ANTICLOCKWISE])

    def took_choose_direction(self, table: Deeds, option: Option) -> None:
        """Note the direction (RE-MOVE-04, -05)."""
        self.direction = 1 if option.verb == vocabulary.CLOCKWISE else -1

    def walk(self, table: Deeds) -> None:
        """Go up to the next movement box that is open or to the last point (RE-MOVE-04, -06, -10, RE-BOX-02, -03, RE-INNER-01)."""
        if self.points < 1:
            return
        player = table.players[self.who]
        ahead = table.content.ahead if self.direction == 1 else table.content.behind
        stop = False
        while self.points and not stop:
            steps = min(self.points, ahead[player.space])
            player.space = beside(player.space, steps * self.direction)
            self.points -= steps
            stop = self.open_box(table)
        table.happened(vocabulary.MOVED, self.who, player.space, rule="RE-MOVE-04")
        if self.points:
            self.back_to("box")


    def closed(self, table: Deeds) -> None:
        """A special move was for this phase, however the player moved (RE-CLAR-03, -04)."""
        player = table.players[self.who]
        if player.special:
            player.special = False
            table.happened(vocabulary.SPECIAL_MOVE, self.who, -1, 0, -1, "RE-CLAR-03")


def others_of_tier(table: Deeds, seat: int) -> list[int]:
    """All spaces of the seat's tier but its own; none in the inner tier."""
    space = table.players[seat].space
    return [each for each in spaces_round(space) if each != space]


class InnerStep(Frame):
    """In the inner tier there is no roll: one space along the arrow, never back, and from the last space no further (RE-INNER-04)."""

    steps = (("advance", "RE-MOVE-08"),)

    def advance(self, table: Deeds) -> None:
        """Go one space on; on the last space the Confrontation comes every turn (RE-INNER-02, RE-SCEN-02, RE-WIN-04)."""
        space = table.players[self.who].space
        if space < vocabulary.SPACES - 1:
            table.put_figure(self.who, space + 1, "RE-INNER-02")
