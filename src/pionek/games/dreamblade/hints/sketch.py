"""The map as plain numbers, on which a whole shift is planned: what all creatures of a seat do together.

Everything is measured in points of spawn cost. What a turn is worth depends on the conquest points when it ends, so a plan
reckons with who still acts before that: the last to act knows exactly what each plan claims, and whoever acts first asks
what the opponent will make of it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pionek.games.dreamblade.hints.odds import chance
from pionek.games.dreamblade.model.map import CELLS, MOST_CREATURES, NEXT_TO, distance
from pionek.games.dreamblade.model.sets import members, set_of
from pionek.games.dreamblade.vocabulary import PIECES, CellSet, PieceSet

CLAIM: Final = 2.2
"""The worth of a conquest point."""
NEARNESS: Final = 0.45
"""How much the attraction of its cell adds to the worth of a creature."""
DISRUPTED: Final = 0.4
"""The part of a creature's worth that is lost when it is disrupted."""
TURN_WORTH: Final = 18.0
"""The difference between a turn won and a turn lost."""
HELD: Final = 0.35
"""The part of a conquest point's worth that counts whoever wins the turn: who holds a cell holds it next turn too."""
SPREAD: Final = 2.2
"""How many conquest points of an unfinished turn go astray."""
REPLYING: Final = 0.8
"""How sure an opponent who acts twice in a row is to strike first."""
LAST: Final = CELLS - 1
"""The map looks from one side as from the other: cell `LAST - cell` is to one seat what `cell` is to the other."""
GAIN: Final = 0.01
"""A creature moves only for more than this."""
WITHIN: Final[list[list[CellSet]]] = [
    [set_of([other for other in range(CELLS) if distance(cell, other) <= steps]) for cell in range(CELLS)]
    for steps in range(3)
]
"""By number of steps and by cell, the cells that are so near."""
STEPS: Final[list[list[list[int]]]] = [[[LAST - to for to in NEXT_TO[LAST - cell]] for cell in range(CELLS)], list(NEXT_TO)]
"""By seat and by cell, the cells beside it, in the order in which the seat sees them from its side: both choose alike among equal ones."""


class Creatures:
    """What the creatures of both seats can do, by piece, and where nothing stands in their way."""

    def __init__(self) -> None:
        self.costs = [0] * PIECES
        self.powers = [0] * PIECES
        self.defenses = [0] * PIECES
        """The damage that disrupts them now."""
        self.lives = [0] * PIECES
        """The damage that destroys them now."""
        self.barred: dict[int, CellSet] = {}
        """The cells that something forbids them to enter."""

    def dice(self, pieces: PieceSet) -> int:
        """The attack dice of creatures that attack together."""
        return sum([self.powers[piece] for piece in members(pieces)])

    def loss(self, dice: int, pieces: PieceSet) -> float:
        """The worth that these creatures can expect to lose to so many dice: the most valuable loss, and a little for the others."""
        best = total = 0.0
        for piece in members(pieces):
            cost = self.costs[piece]
            slain = chance(dice, self.lives[piece])
            worth = (cost + 1.0) * slain + DISRUPTED * cost * max(0.0, chance(dice, self.defenses[piece]) - slain)
            best = max(best, worth)
            total += worth
        return best + 0.15 * (total - best)


class Outlook:
    """What is still to come in a turn, seen by the seat that plans."""

    def __init__(self, shifts: int, replies: int, tempo: float) -> None:
        self.shifts = shifts
        """How often the seat acts before the other one does; a plan goes so far."""
        self.replies = replies
        """How often the opponent then acts before the turn ends."""
        self.tempo = tempo
        """How sure the seat is to strike next, between 0 and 1."""

    @property
    def is_last(self) -> bool:
        """Whether the turn ends with the plan."""
        return not self.replies


class Side:
    """A seat as the planner sees it: its creatures, what it scores, and where they are well placed."""

    def __init__(self, seat: int, pieces: PieceSet, values: list[int], near: list[float]) -> None:
        self.steps = STEPS[seat]
        self.order = range(CELLS) if seat else range(LAST, -1, -1)
        """All cells, as the seat sees them from its side."""
        self.pieces = pieces
        self.values = values
        self.near = near


class Sketch:
    """The creatures in their cells, as one seat looks at them."""

    def __init__(self, creatures: Creatures, cells: list[int], me: Side, foe: Side, conquest: int, outlook: Outlook) -> None:
        self.creatures = creatures
        self.cells = cells
        self.me = me
        self.foe = foe
        self.conquest = conquest
        """Conquest points for destroyed miniatures, more than the opponent has."""
        self.outlook = outlook
        self.own: list[PieceSet] = [0] * CELLS
        self.theirs: list[PieceSet] = [0] * CELLS
        self.ways: dict[int, list[int]] = {}
        """By creature that a plan moves, the cells to which it can go."""
        self.known: dict[int, float] = {}
        """What fights are worth, by the creatures in them."""
        self.placed = 0.0
        """How well all one's own creatures are placed."""
        for piece in members(me.pieces):
            self.own[cells[piece]] |= 1 << piece
            self.placed += me.near[cells[piece]]
        for piece in members(foe.pieces):
            self.theirs[cells[piece]] |= 1 << piece
        self.lead = conquest
        """The conquest points by which one leads if nothing moves any more."""
        self.fights = 0.0
        for cell in range(CELLS):
            self.lead += self.claim(cell)
            self.fights += self.fight(cell)

    # One cell

    def claim(self, cell: int) -> int:
        """The conquest points that a cell would give now, to oneself or, below 0, to the opponent."""
        if self.own[cell]:
            return 0 if self.theirs[cell] else self.me.values[cell]
        return -self.foe.values[cell] if self.theirs[cell] else 0

    def fight(self, cell: int) -> float:
        """What both can expect to destroy in a contested cell."""
        mine, theirs = self.own[cell], self.theirs[cell]
        if not mine or not theirs:
            return 0.0
        key = mine << PIECES | theirs
        found = self.known.get(key)
        if found is None:
            creatures, tempo = self.creatures, self.outlook.tempo
            gain = creatures.loss(creatures.dice(mine), theirs)
            loss = creatures.loss(creatures.dice(theirs), mine)
            found = self.known[key] = (0.35 + 0.65 * tempo) * gain - (1.0 - 0.65 * tempo) * loss
        return found

    def has_room(self, cell: int) -> bool:
        return self.own[cell].bit_count() < MOST_CREATURES

    def move(self, piece: int, cell: int) -> None:
        """Put one of one's own creatures elsewhere."""
        here, bit = self.cells[piece], 1 << piece
        self.lead -= self.claim(here) + self.claim(cell)
        self.fights -= self.fight(here) + self.fight(cell)
        self.own[here] &= ~bit
        self.own[cell] |= bit
        self.cells[piece] = cell
        self.placed += self.me.near[cell] - self.me.near[here]
        self.lead += self.claim(here) + self.claim(cell)
        self.fights += self.fight(here) + self.fight(cell)

    # What it is worth

    def worth(self) -> float:
        """How good the position is: the turn, the fights, and where one's creatures stand."""
        lead = self.lead if self.outlook.is_last else self.lead - self.reply()
        return self.of_lead(lead) + self.fights + NEARNESS * self.placed

    def of_lead(self, lead: float) -> float:
        """What it is worth to be so many conquest points ahead: the turn, and a little for the cells themselves."""
        if self.outlook.is_last:
            won = float((lead > 0) - (lead < 0))
        else:
            won = 2.0 / (1.0 + exp(-lead / SPREAD)) - 1.0
        return 0.5 * TURN_WORTH * won + HELD * CLAIM * lead

    def reply(self) -> int:
        """About how many conquest points the opponent gains by shifting as often as it still can.

        One creature after another goes where most is to be gained; those in a contested cell cannot go anywhere.
        """
        free = [self.cells[piece] for piece in members(self.foe.pieces) if not self.own[self.cells[piece]]]
        gains: list[tuple[int, int]] = []
        for cell in self.foe.order:
            gain = 0 if self.theirs[cell] else (self.me.values[cell] if self.own[cell] else self.foe.values[cell])
            if gain:
                gains.append((gain, cell))
        gains.sort(key=_gain, reverse=True)
        total = 0
        for gain, cell in gains:
            near = WITHIN[self.outlook.replies][cell]
            best, most = -1, 0
            for at in range(len(free)):
                if free[at] >= 0 and near >> free[at] & 1 and gain - self.foe.values[free[at]] > most:
                    best, most = at, gain - self.foe.values[free[at]]
            if best >= 0:
                total += most
                free[best] = -1
        return total

    def worth_after_reply(self) -> float:
        """How good the position is once the opponent has done its best: it shifts until the turn ends, or strikes."""
        if self.outlook.is_last:
            return self.worth()
        outlook = Outlook(self.outlook.replies, 0, REPLYING)
        turned = Sketch(self.creatures, self.cells[:], self.foe, self.me, -self.conquest, outlook)
        striking = turned.worth_of_strike()
        turned.plan(2)
        return NEARNESS * self.placed - max(turned.worth(), striking)

    def worth_of_strike(self) -> float:
        """What a strike in all contested cells makes of the position: the leads that it may bring, each by its chance."""
        lead = self.lead if self.outlook.is_last else self.lead - self.reply()
        leads: dict[int, float] = {lead: 1.0}
        gain = 0.0
        for cell in range(CELLS):
            mine, theirs = self.own[cell], self.theirs[cell]
            if mine and theirs:
                dice = self.creatures.dice(mine)
                gain += self.creatures.loss(dice, theirs)
                slain = driven = 0.0
                for piece in members(theirs):
                    life = self.creatures.lives[piece]
                    slain = max(slain, chance(dice, life))
                    driven = max(driven, chance(dice, min(life, self.creatures.defenses[piece])))
                freed = self.me.values[cell] if theirs.bit_count() == 1 else 0
                leads = spread(leads, [(0, 1.0 - driven), (freed, driven - slain), (freed + 1, slain)])
        value = gain + self.fights + NEARNESS * self.placed
        for each, likely in leads.items():
            value += likely * self.of_lead(each)
        return value

    # The plan

    def movers(self, fixed: PieceSet) -> list[int]:
        """The creatures that may still move in this shift: those with an enemy in their cell may not."""
        return [piece for piece in members(self.me.pieces & ~fixed) if not self.theirs[self.cells[piece]]]

    def ways_of(self, piece: int, shifts: int) -> list[int]:
        """The cells to which a creature can go in so many shifts: the way leads through no cell with enemies."""
        here = self.cells[piece]
        barred = self.creatures.barred.get(piece, 0)
        found, edge = [here], [here]
        for _shift in range(shifts):
            new: list[int] = []
            for cell in edge:
                if cell == here or not self.theirs[cell]:
                    for to in self.me.steps[cell]:
                        if to not in found and not barred >> to & 1 and self.has_room(to):
                            found.append(to)
                            new.append(to)
            edge = new
        return found

    def plan(self, rounds: int, fixed: PieceSet = 0) -> None:
        """Put one creature after another where the whole is best, again until nothing changes."""
        self.ways = {piece: self.ways_of(piece, self.outlook.shifts) for piece in self.movers(fixed)}
        value = self.worth()
        for _round in range(rounds):
            before = value
            for piece, ways in self.ways.items():
                best, most = self.cells[piece], value
                for cell in ways:
                    if cell != self.cells[piece] and self.has_room(cell):
                        self.move(piece, cell)
                        worth = self.worth()
                        if worth > most + GAIN:
                            best, most = cell, worth
                self.move(piece, best)
                value = most
            if value == before:
                return

    def refine(self) -> None:
        """Improve a plan by what the opponent makes of it, one creature after another."""
        value = self.worth_after_reply()
        for piece, ways in self.ways.items():
            best, most = self.cells[piece], value
            for cell in ways:
                if cell != self.cells[piece] and self.has_room(cell):
                    self.move(piece, cell)
                    worth = self.worth_after_reply()
                    if worth > most + GAIN:
                        best, most = cell, worth
            self.move(piece, best)
            value = most

    def first_step(self, piece: int, here: int, there: int) -> int:
        """The cell by which a creature goes to one that may be two steps away."""
        if WITHIN[1][here] >> there & 1:
            return there
        barred = self.creatures.barred.get(piece, 0)
        ways = [
            cell for cell in self.me.steps[here]
            if WITHIN[1][cell] >> there & 1 and not self.theirs[cell] and not barred >> cell & 1 and self.has_room(cell)
        ]  # fmt: skip
        return max(ways, key=lambda cell: self.me.near[cell] + self.me.values[cell], default=here)


def _gain(found: tuple[int, int]) -> int:
    return found[0]


def spread(leads: dict[int, float], outcomes: list[tuple[int, float]]) -> dict[int, float]:
    """Each lead with each outcome of one more fight."""
    found: dict[int, float] = {}
    for lead, likely in leads.items():
        for more, chance_of_it in outcomes:
            found[lead + more] = found.get(lead + more, 0.0) + likely * chance_of_it
    return found
