"""Moving: Dreamers walk, are Relocated and pushed; Traps go off on the way."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR, SPACES, WIDTH
from pionek.games.etherfields.model.map import Spot

DIAGONAL = 1
NO_TRAPS = 2
NO_WALLS = 4
STRAIGHT = 8
STEPS = (1, WIDTH - 1, WIDTH, WIDTH + 1)
"""How far the numbers of two spaces side by side or corner to corner are apart."""


class Walk(Frame):
    """So many spaces, in one or several stretches; the way avoids Traps where it can (EF-MOVE-01)."""

    left: int
    flags: int = 0
    path: list[int] = later([])

    steps = (("choose", "EF-MOVE-01"), ("step", "EF-MOVE-02"), ("trap", "EF-ICON-04"), ("go_on", "EF-MOVE-01"))

    def choose(self, table: Deeds) -> Decision | None:
        """Ask for the next space: fewer spaces than paid for are allowed, but the Dreamer cannot stop on a full one (EF-MOVE-01, -02, EF-WALL-02, -03, EF-FIG-02, ruling R71)."""
        if table.dreamers[self.who].has(vocabulary.PARALYSED):
            self.end()
            return None
        ways = reachable(table, self.who, self.left, self.flags)
        options = [Option(vocabulary.TO, target=space) for space in ways.ends(table)]
        if not options:
            self.end()
            return None
        options.append(Option(vocabulary.DONE))
        return Decision(self.who, options, partial=True)

    def took_choose(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            self.end()
            return
        ways = reachable(table, self.who, self.left, self.flags)
        self.left = self.left - ways.cost[option.target] if not self.flags & STRAIGHT else 0
        self.path = ways.path(option.target)
        if ways.bent(option.target):
            self.flags &= ~DIAGONAL

    def step(self, table: Deeds) -> None:
        space = self.path.pop(0)
        table.dreamers[self.who].space = space
        table.happened(vocabulary.MOVED, self.who, space, other=self.who, rule="EF-MOVE-02")

    def trap(self, table: Deeds) -> None:
        """Also when only passing through (EF-ICON-04)."""
        spring(table, self.who, bool(self.flags & NO_TRAPS))

    def go_on(self, table: Deeds) -> None:
        """Go on along the way, or choose a new one if a Trap or a Mask has taken the Dreamer off it (EF-MOVE-01, EF-MASK-02)."""
        if self.path and abs(self.path[0] - table.dreamers[self.who].space) not in STEPS:
            self.path = []
        if self.path:
            self.back_to("step")
        else:
            self.back_to("choose")


class Ways:
    """Where a Dreamer can go from here, at what cost, and by which way."""

    __slots__ = ("before", "cost", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost = [FAR] * SPACES
        self.before = [-1] * SPACES

    def ends(self, table: Deeds) -> list[int]:
        return [space for space in range(SPACES) if self.before[space] >= 0 and not table.is_full(space)]

    def path(self, space: int) -> list[int]:
        way = [space]
        while self.before[way[0]] != self.start:
            way.insert(0, self.before[way[0]])
        return way

    def bent(self, space: int) -> bool:
        """Whether the way has a diagonal step in it."""
        way = [self.start, *self.path(space)]
        return any(abs(one - other) not in (1, WIDTH) for one, other in pairwise(way))


def step_cost(table: Deeds, seat: int, space: int) -> int:
    """The campaign's Terrain rules: a step into Water or Swamp costs 1 extra Movement."""
    ground = table.terrain(space)
    cost = 1
    if ground & vocabulary.WATERS:
        cost += value(table, vocabulary.WATER, seat)
    if ground & vocabulary.SWAMPS:
        cost += value(table, vocabulary.SWAMP, seat)
    return cost


def is_dry(table: Deeds) -> bool:
    """Whether no step on this map costs more than another."""
    return not (table.map().is_wet or table.counters[vocabulary.FLOOD] or any(table.ground))


def reachable(table: Deeds, seat: int, left: int, flags: int) -> Ways:
    """Cheapest ways first, and among equally cheap ones those with fewer Traps (EF-MOVE-01, -02, EF-WALL-01 to -03, EF-FIG-01, -02, EF-TERR-04, -05)."""
    scape = table.map()
    start = table.dreamers[seat].space
    ways = Ways(start)
    near = scape.unwalled if flags & NO_WALLS else scape.near
    if flags & STRAIGHT:
        return straight(table, ways, near, left)
    dry = is_dry(table)
    traps = [0] * SPACES
    ways.cost[start] = 0
    waiting = [(0, 0, start)]
    while waiting:
        before, met, space = heappop(waiting)
        others = near[space]
        if flags & DIAGONAL and space == start:
            others = [*others, *scape.corners[space]]
        for other in others:
            cost = before + (1 if dry else step_cost(table, seat, other))
            caught = met + (scape.has_traps and trap_at(table, other) is not None)
            if cost > left or (cost, caught) >= (ways.cost[other], traps[other]):
                continue
            ways.cost[other] = cost
            traps[other] = caught
            ways.before[other] = space
            heappush(waiting, (cost, caught, other))
    return ways


def straight(table: Deeds, ways: Ways, near: list[list[int]], left: int) -> Ways:
    """Up to so many spaces in one direction."""
    for direction in (-WIDTH, -1, 1, WIDTH):
        space = ways.start
        for _ in range(left):
            other = space + direction
            if other not in near[space]:
                break
            ways.before[other] = space
            space = other
    return ways


def trap_at(table: Deeds, space: int) -> Spot | None:
    """The Trap of a space that can still go off."""
    for index in table.map().spot_at[space]:
        spot = table.content.spots[index]
        if spot.type == "trap" and index not in table.disarmed:
            return spot
    return None


def spring(table: Deeds, seat: int, ignored: bool) -> None:
    """The Trap of the space that a Dreamer has come to goes off, unless the Dreamer ignores Traps (EF-ICON-04, EF-MOVE-01, -03)."""
    dreamer = table.dreamers[seat]
    for index in table.map().spot_at[dreamer.space]:
        spot = table.content.spots[index]
        if spot.type == "enter":
            assert spot.effect is not None
            table.then(Resolution(seat, [spot.effect], spot.sentence))
            return
    trap = trap_at(table, dreamer.space)
    if trap is not None and not ignored and not dreamer.marks.sure_footed:
        assert trap.effect is not None
        table.happened(vocabulary.TRAPPED, seat, trap.index, rule="EF-ICON-04")
        table.then(Resolution(seat, [trap.effect], trap.sentence))


def relocate(table: Deeds, seat: int, space: int, rule: str) -> None:
    """A figure is put on another space, whatever lies between; a Trap there goes off (EF-MOVE-03, EF-STATE-06, EF-RANGE-04)."""
    dreamer = table.dreamers[seat]
    if dreamer.has(vocabulary.PARALYSED) or space == dreamer.space:
        return
    dreamer.space = space
    table.happened(vocabulary.RELOCATED, seat, space, rule=rule)
    spring(table, seat, ignored=False)


class MakeRoom(Frame):
    """Exactly one Dreamer leaves a space that is too full; the players choose who (EF-FIG-03, ruling R15)."""

    space: int

    steps = (("choose", "EF-FIG-03"),)

    def choose(self, table: Deeds) -> Decision:
        return Decision(self.who, [Option(vocabulary.WHO, target=seat) for seat in table.dreamers_at(self.space)])

    def took_choose(self, table: Deeds, option: Option) -> None:
        table.then(Push(option.target, self.space))


class Push(Frame):
    """A Dreamer, or an Entity's figure, makes room; the players choose where to (EF-FIG-03, -06, ruling R17)."""

    start: int
    figure: int = -1
    ignored: bool = later(False)

    steps = (("answer", "EF-INF-06"), ("choose", "EF-FIG-03"))

    def answer(self, table: Deeds) -> Decision | None:
        """A pushed Dreamer may answer, unless nothing can push it (EF-FIG-03 to -08)."""
        if self.figure >= 0:
            return None
        self.ignored = bool(value(table, vocabulary.UNPUSHED, self.who))
        return None if self.ignored else open_window(table, self.who, vocabulary.PUSH, "EF-FIG-03")

    def choose(self, table: Deeds) -> Decision | None:
        """Ask for one of the nearest spaces with room (EF-FIG-03 to -08)."""
        if self.ignored:
            return None
        far = table.map().far(self.start)
        free = [space for space in table.map().open_spaces() if 0 < far[space] < FAR and not table.is_full(space)]
        nearest = min([far[space] for space in free], default=FAR)
        options = [Option(vocabulary.TO, target=space) for space in free if far[space] == nearest]
        return Decision(self.who if self.figure < 0 else table.first, options) if options else None

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Put the Dreamer or figure there (EF-FIG-03 to -08)."""
        mover = self.who
        if self.figure >= 0:
            table.figures[self.figure].space = option.target
            mover = vocabulary.ENTITIES_AT + table.figures[self.figure].entity
        else:
            table.dreamers[self.who].space = option.target
        table.happened(vocabulary.PUSHED, self.who, option.target, other=mover, rule="EF-FIG-03")
