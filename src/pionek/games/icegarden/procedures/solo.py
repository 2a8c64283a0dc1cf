"""The independent player of the solo game: a die decides for it (rulebook chapter "Wariant solo")."""

from __future__ import annotations

from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import NOBODY
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.ranking import ranking
from pionek.games.icegarden.procedures.attack import damage_in, raze, strike
from pionek.games.icegarden.procedures.dead_snow import raise_snow


def numbered(table: Deeds, die: int) -> int:
    """The region whose tile has this number; -1 if it is closed, so that the roll is repeated (gaps R-67)."""
    region = table.sequence[die - 1]
    return vocabulary.NOWHERE if table.closed[region] else region


class RobotFrame(Frame):
    """A frame of the robot that may throw the die several times."""

    die: int = later(0)

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll):
            self.die = child.dice[0]


class RobotActs(RobotFrame):
    """What the robot does before a marker of the Player is removed from a field."""

    field: int
    waiting: list[int] = later([])
    """The figures that are still to be summoned."""

    steps = (("begin", "IG-SOLO-10"), ("roll", "IG-SOLO-10"), ("place", "IG-SOLO-10"))

    def begin(self, table: Deeds) -> None:
        if self.field == vocabulary.RAVEN:
            self.end()
        elif self.field == vocabulary.MAKING:
            self.waiting = highest_reserve(table)
            if not self.waiting:
                self.end()
            raise_snow(table, vocabulary.ROBOT_SNOW, NOBODY, "IG-SOLO-16")

    def roll(self, table: Deeds) -> None:
        table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SOLO-18" if self.field == vocabulary.MAKING else "IG-SOLO-10"))

    def place(self, table: Deeds) -> None:
        region = numbered(table, self.die)
        if region == vocabulary.NOWHERE:
            table.happened(vocabulary.ROLL_AGAIN, -1, table.sequence[self.die - 1], rule="IG-CLOSE-11")
            self.back_to("roll")
        elif self.field == vocabulary.MAKING:
            table.muster(vocabulary.ROBOT, self.waiting.pop(0), region, "IG-SOLO-18")
            if self.waiting:
                self.back_to("roll")
        else:
            reinforce(table, region)


def highest_reserve(table: Deeds) -> list[int]:
    """The figures in reserve of the highest level that has any there (IG-SOLO-17)."""
    for place in (2, 1, 0):
        waiting = table.players[vocabulary.ROBOT].reserve(place)
        if waiting:
            return waiting
    return []


def reinforce(table: Deeds, region: int) -> None:
    """The robot places two markers, or as many as are left (gaps R-73); if none is left, a unit of level 1."""
    robot = table.players[vocabulary.ROBOT]
    if robot.supply:
        for _ in range(min(vocabulary.ROBOT_MARKERS, robot.supply)):
            table.place_marker(vocabulary.ROBOT, region, "IG-SOLO-13")
        return
    for figure in robot.reserve(0)[:1]:
        table.muster(vocabulary.ROBOT, figure, region, "IG-SOLO-14")


class RobotMoves(RobotFrame):
    """At the start of a round every unit that is not busy with the robot's goal goes where the die says."""

    figures: list[int] = later([])

    steps = (("begin", "IG-SOLO-36"), ("summoned_fauns", "IG-SOLO-38"), ("roll", "IG-SOLO-36"), ("move", "IG-SOLO-36"))

    def begin(self, table: Deeds) -> None:
        """Find the units that move, by the board at the start of the round (gaps R-74)."""
        robot = table.players[vocabulary.ROBOT]
        for figure in range(vocabulary.FIGURES):
            region = robot.figures[figure]
            if region != vocabulary.NOWHERE:
                rule = busy_by(table, figure, region)
                if rule:
                    stay(table, figure, region, rule)
                else:
                    self.figures.append(figure)

    def summoned_fauns(self, table: Deeds) -> None:
        """A unit that can close a region goes where two Nightmare tokens lie, unless one is there already."""
        robot = table.players[vocabulary.ROBOT]
        for region in table.sequence:
            if table.nightmares[region] < vocabulary.NIGHTMARES_TO_CLOSE:
                continue
            closers = [figure for figure in self.figures if word_of(table, figure, event=True) == "close-region"]
            there = [figure for figure in closers if robot.figures[figure] == region]
            for figure in (there or closers)[:1]:
                self.figures.remove(figure)
                if there:
                    stay(table, figure, region, "IG-SOLO-38")
                else:
                    table.move_figure(vocabulary.ROBOT, figure, region, "IG-SOLO-38")

    def roll(self, table: Deeds) -> None:
        """Throw the die for the next unit; if no region is allowed, no unit moves (gaps R-82)."""
        if self.figures and [region for region in table.sequence if allowed(table, region)]:
            table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SOLO-36"))
        else:
            for figure in self.figures:
                stay(table, figure, table.players[vocabulary.ROBOT].figures[figure], "IG-SOLO-37")
            self.end()

    def move(self, table: Deeds) -> None:
        region = table.sequence[self.die - 1]
        if allowed(table, region):
            figure = self.figures.pop(0)
            if table.players[vocabulary.ROBOT].figures[figure] == region:
                stay(table, figure, region, "IG-SOLO-36")
            else:
                table.move_figure(vocabulary.ROBOT, figure, region, "IG-SOLO-36")
        else:
            table.happened(vocabulary.ROLL_AGAIN, -1, region, rule="IG-SOLO-37")
        self.back_to("roll")


def stay(table: Deeds, figure: int, region: int, rule: str) -> None:
    """A unit of the robot does not move."""
    table.happened(vocabulary.STAYED, vocabulary.ROBOT, table.unit_of(vocabulary.ROBOT, figure).index, other=region, rule=rule)


def allowed(table: Deeds, region: int) -> bool:
    """Whether robot units may move to a region: not where a step of a goal has been made."""
    return not table.closed[region] and not table.towers[region]


def word_of(table: Deeds, figure: int, event: bool = False) -> str:
    """The verb of the special icon of a figure's type; "" without one."""
    unit = table.unit_of(vocabulary.ROBOT, figure)
    effect = unit.event if event else unit.dominating
    return effect.word if effect is not None else ""


def busy_by(table: Deeds, figure: int, region: int) -> str:
    """The rule by which a unit stays because it works for the robot's goal; "" if it does not."""
    leads = vocabulary.ROBOT in ranking(table, region)[:1]
    if word_of(table, figure) == "lay-nightmare":
        return "IG-SOLO-40" if leads and table.nightmares[region] < vocabulary.NIGHTMARES_TO_CLOSE else ""
    if word_of(table, figure, event=True) == "raise-tower":
        return "IG-SOLO-41" if leads and not table.towers[region] else ""
    if word_of(table, figure, event=True) == "call-sanctuaries":
        return "IG-SOLO-42" if table.sanctuaries[region] and region != table.thorn else ""
    if word_of(table, figure) == "recruit":
        return "IG-SOLO-43" if leads and table.players[vocabulary.PLAYER].markers[region] else ""
    return ""


class RobotDrakkars(RobotFrame):
    """The robot's Drakkars bring all pieces to the region in which the Player has influence."""

    one: int
    other: int

    steps = (("decide", "IG-SOLO-24"), ("carry", "IG-SOLO-26"))

    def decide(self, table: Deeds) -> None:
        harbours = (self.one, self.other)
        held = [region for region in harbours if table.influence(vocabulary.PLAYER, region)]
        shut = [region for region in harbours if table.closed[region]]
        led = [region for region in harbours if vocabulary.ROBOT in ranking(table, region)[:1]]
        if shut or not held or len(led) == len(harbours):
            self.end()
        elif len(held) == 1:
            self.end()
            ferry(table, self.other if held[0] == self.one else self.one, held[0], "IG-SOLO-25")
        else:
            table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SOLO-26"))

    def carry(self, table: Deeds) -> None:
        low, high = sorted((self.one, self.other), key=table.number)
        source, target = (high, low) if self.die <= 3 else (low, high)
        ferry(table, source, target, "IG-SOLO-26")


def ferry(table: Deeds, source: int, target: int, rule: str) -> None:
    """Move all markers and all units but the Drakkars."""
    robot = table.players[vocabulary.ROBOT]
    while robot.markers[source]:
        table.move_markers(vocabulary.ROBOT, source, target, rule)
    for figure in range(vocabulary.FIGURES):
        if robot.figures[figure] == source and not table.unit_of(vocabulary.ROBOT, figure).transport:
            table.move_figure(vocabulary.ROBOT, figure, target, rule)


class RobotAttack(RobotFrame):
    """The robot attacks free of charge (gaps R-68): the units of the highest level first, then markers (gaps R-69)."""

    steps = (("strike", "IG-SOLO-21"),)

    def strike(self, table: Deeds) -> None:
        for region in table.sequence:
            damage = damage_in(table, vocabulary.ROBOT, region)
            player = table.players[vocabulary.PLAYER]
            for figure in reversed(range(vocabulary.FIGURES)):
                if player.figures[figure] == region:
                    need = table.toughness(vocabulary.PLAYER, vocabulary.LEVEL_OF[figure]) - player.damage[figure]
                    if need <= damage:
                        damage -= need
                        strike(table, vocabulary.ROBOT, vocabulary.PLAYER, figure, need)
            while damage and player.markers[region]:
                damage -= 1
                raze(table, vocabulary.ROBOT, vocabulary.PLAYER, region, withdrawn=False)
            while damage and player.withdrawn[region]:
                damage -= 1
                raze(table, vocabulary.ROBOT, vocabulary.PLAYER, region, withdrawn=True)


def robot_plunders(table: Deeds, die: int) -> bool:
    """Put the token that the die names back into the supply; false if the Player has none (IG-SOLO-45)."""
    player = table.players[vocabulary.PLAYER]
    resource = (die - 1) // 2
    for kind in range(vocabulary.TOKEN_KINDS - 1 if resource == vocabulary.M_FACTOR else resource, resource - 1, -1):
        if player.tokens[kind]:
            player.tokens[kind] -= 1
            table.supply[resource] += 1
            level = kind - resource
            table.happened(vocabulary.PLUNDERED, vocabulary.ROBOT, resource, level, player.character, rule="IG-SOLO-33")
            return True
    table.happened(vocabulary.NO_SUCH_TOKEN, vocabulary.PLAYER, resource, rule="IG-SOLO-34")
    return False


def fill_slots(table: Deeds) -> None:
    """Fill every free slot: with Attack if the unit may have it, else Shield, else Domination (IG-SOLO-09, gaps R-77)."""
    robot = table.players[vocabulary.ROBOT]
    for unit in table.card(vocabulary.ROBOT):
        for slot in range(unit.place * 2, unit.place * 2 + unit.slots):
            for ability in (vocabulary.ATTACK, vocabulary.SHIELD, vocabulary.DOMINATION):
                if robot.bought[slot] == vocabulary.EMPTY and (unit.level == 3 or not robot.power_of(unit.place, ability)):
                    robot.bought[slot] = ability
                    table.happened(vocabulary.BOUGHT, vocabulary.ROBOT, unit.index, other=ability, rule="IG-SOLO-09")
            table.count_powers(vocabulary.ROBOT)
