"""Moving: Dreamers walk, are Relocated and pushed; Traps go off on the way."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from typing import Any

from pionek.core.language.definitions import Content
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
    """Cheapest ways first, and among equally cheap ones those with fewer Traps (EF-MOVE-01, -02, EF-WALL-01, -02, EF-FIG-01, -02, EF-TERR-04, -05)."""
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


def pushable(table: Deeds, space: int) -> list[int]:
    """The Dreamers who can be pushed off a full space: a lone one cannot, nor can one whom nothing pushes (EF-FIG-03, -04, ruling R91)."""
    there = table.dreamers_at(space)
    return [seat for seat in there if not value(table, vocabulary.UNPUSHED, seat)] if len(there) > 1 else []


def has_room(table: Deeds, space: int, big: bool) -> bool:
    """Whether an Entity may come to stand on a space: there is room, or those who stand there can be pushed off it (EF-FIG-03, -04, -05, -06, rulings R16, R18, R91)."""
    if big:
        held = any(value(table, vocabulary.UNPUSHED, seat) for seat in table.dreamers_at(space))
        return not held and not any(figure.space == space and table.content.entities[figure.entity].big for figure in table.figures)
    return not table.is_full(space) or bool(pushable(table, space))


def places_for(table: Deeds, spaces: list[int], big: bool) -> list[int]:
    """Where an Entity that is spawned or Relocated to one of these spaces may stand; instead of one where nobody can make room, the spaces beside it that are not full (EF-FIG-08, EF-MAP-08, ruling R62)."""
    found: list[int] = []
    for space in spaces:
        others = table.map().near[space]
        crowded = bool(table.crowd(space)) if big else table.is_full(space)
        if has_room(table, space, big) and (others or not crowded):
            found.append(space)
        else:
            found.extend([other for other in others if not table.is_full(other)])
    return sorted(set(found))


def make_way(table: Deeds, figure: int, crowded: bool) -> bool:
    """Others leave the space that an Entity has come to: for a Big one all of them, else one Dreamer if the space was full (EF-FIG-03, -05, -06)."""
    space = table.figures[figure].space
    if not table.entity_of(figure).big:
        if crowded:
            table.then(MakeRoom(table.first, space, figure))
        return crowded
    frames = [Push(seat, space) for seat in table.dreamers_at(space)]
    frames.extend([Push(table.first, space, at) for at in range(len(table.figures)) if at != figure and table.figures[at].space == space])
    frames.extend([Push(each.owner, space, companion=at) for at, each in enumerate(table.companions) if each.space == space])
    for frame in reversed(frames):
        table.then(frame)
    return bool(frames)


class MakeRoom(Frame):
    """Exactly one Dreamer leaves a space that is too full; the players choose who (EF-FIG-03, ruling R15)."""

    space: int
    figure: int = -1
    """The Entity's figure that has come there."""
    staying: list[int] = later([])
    """The Dreamers who were chosen and ignored the push."""

    steps = (("choose", "EF-FIG-03"), ("check", "EF-FIG-04"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: who ignores a push stays, and another Dreamer makes room."""
        packed.setdefault("figure", -1)
        packed.setdefault("staying", [])

    def choose(self, table: Deeds) -> Decision | None:
        """Ask who is pushed; if everybody stays, the Entity stops beside the space (EF-FIG-03, -04, ruling R92)."""
        seats = [seat for seat in pushable(table, self.space) if seat not in self.staying]
        if seats:
            return Decision(self.who, [Option(vocabulary.WHO, target=seat) for seat in seats])
        self.end()
        if self.figure >= 0:
            table.then(Push(table.first, self.space, self.figure))
        return None

    def took_choose(self, table: Deeds, option: Option) -> None:
        self.staying.append(option.target)
        table.then(Push(option.target, self.space))

    def check(self, table: Deeds) -> None:
        """Whoever ignored the push is still there: somebody else must make room (EF-FIG-03, ruling R92)."""
        if table.dreamers[self.staying[-1]].space == self.space:
            self.back_to("choose")


class Push(Frame):
    """A Dreamer, an Entity's figure or a Companion makes room; the players choose where to (EF-FIG-03, -06, EF-COMPAN-02, ruling R17)."""

    start: int
    figure: int = -1
    companion: int = -1
    ignored: bool = later(False)

    steps = (("answer", "EF-INF-06"), ("choose", "EF-FIG-03"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: Companions are pushed too."""
        packed.setdefault("companion", -1)

    def answer(self, table: Deeds) -> Decision | None:
        """A pushed Dreamer may answer, unless nothing can push it (EF-FIG-03)."""
        if self.figure >= 0 or self.companion >= 0:
            return None
        self.ignored = bool(value(table, vocabulary.UNPUSHED, self.who))
        return None if self.ignored else open_window(table, self.who, vocabulary.PUSH, "EF-FIG-03")

    def choose(self, table: Deeds) -> Decision | None:
        """Ask for one of the nearest spaces with room (EF-FIG-03, -06)."""
        if self.ignored:
            return None
        far = table.map().far(self.start)
        free = [space for space in table.map().open_spaces() if 0 < far[space] < FAR and not table.is_full(space)]
        nearest = min([far[space] for space in free], default=FAR)
        options = [Option(vocabulary.TO, target=space) for space in free if far[space] == nearest]
        return Decision(self.who if self.figure < 0 else table.first, options) if options else None

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Put the Dreamer or figure there (EF-FIG-03, -06)."""
        mover = self.who
        if self.figure >= 0:
            table.figures[self.figure].space = option.target
            mover = vocabulary.ENTITIES_AT + table.figures[self.figure].entity
        elif self.companion >= 0:
            table.companions[self.companion].space = option.target
            mover = vocabulary.COMPANIONS_AT + table.companions[self.companion].card
        else:
            table.dreamers[self.who].space = option.target
        table.happened(vocabulary.PUSHED, self.who, option.target, other=mover, rule="EF-FIG-03")
