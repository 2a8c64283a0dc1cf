"""How well a seat stands, and what it should do next: the hints of this game for bots.

Everything is measured in points of spawn cost. A cell is worth what claiming it gives, or, where both players have
creatures, what each of them could expect to destroy there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from pionek.core.language.effects import Resolution
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_move
from pionek.games.dreamblade.choices.targets import shift_ways
from pionek.games.dreamblade.hints.odds import chance
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import CELLS, distance
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.action_phase import ActionPhase, Shift
from pionek.games.dreamblade.procedures.attack_dice import Reroll
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Deathblow, Displacement, Fates
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.strike import Combat, Strike
from pionek.games.dreamblade.procedures.turn import Turn
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Figure

T = TypeVar("T")
CLAIM: Final = 2.2
"""What a conquest point is worth."""
NEARNESS: Final = 0.45
DISRUPTED: Final = 0.4
"""The part of a creature's worth that is lost when it is driven away."""
TURN_WORTH: Final = 18.0
RESERVE_WORTH: Final = 0.45
SCALE: Final = 250.0
WORTH_A_FIGHT: Final = 0.4
GROWTH: Final = 0.72
"""How much of a cell's value is left for each step one is away from it."""


def attraction() -> tuple[list[float], list[float]]:
    """How good it is for a creature of each seat to be in a cell: near what it can claim or keep from being claimed."""
    south = {16: 5, 17: 5, 18: 4, 21: 0, 22: 0, 11: 2, 12: 3, 13: 2}
    found: list[float] = []
    for cell in range(CELLS):
        best = 0.0
        for goal, worth in south.items():
            best = max(best, worth * GROWTH ** distance(cell, goal))
        found.append(best)
    return found, found[::-1]


ATTRACTION: Final = attraction()


# How well a seat stands


def standing(table: Deeds, seat: int) -> float:
    """Between -1 (lost) and 1 (won): turns won, creatures, cells and threats."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0
    value = TURN_WORTH * (table.won[seat] - table.won[1 - seat])
    value += side(table, seat) - side(table, 1 - seat)
    tempo = first_blood(table, seat)
    for cell in range(CELLS):
        if table.local[cell]:
            value += cell_worth(table, cell, seat, tempo)
    value += CLAIM * (table.conquest[seat] - table.conquest[1 - seat])
    value += 0.6 * (table.bonus[seat] - table.bonus[1 - seat])
    return max(-0.99, min(0.99, value / SCALE))


def side(table: Deeds, seat: int) -> float:
    """What a seat has on the map and in reserve."""
    value = 0.0
    near = ATTRACTION[seat]
    own = table.fielded & SIDES[seat] & ~table.dying
    for piece in members(own):
        cost = table.content.figures[table.figures[piece]].cost
        value += cost
        if table.creatures >> piece & 1:
            value += NEARNESS * near[table.cells[piece]]
            damage = table.damage[piece]
            if damage:
                value -= danger(table, piece, damage, cost)
    for piece in members(table.reserve & SIDES[seat]):
        value += RESERVE_WORTH * table.content.figures[table.figures[piece]].cost
    frame = table.agenda[-1]
    if isinstance(frame, Displacement) and SEAT_OF[frame.piece] == seat:
        value -= DISRUPTED * table.content.figures[table.figures[frame.piece]].cost
    return value


def danger(table: Deeds, piece: int, damage: int, cost: int) -> float:
    """What damage on a creature takes from its worth."""
    if table.to_disrupt >> piece & 1:
        return DISRUPTED * cost
    if damage >= table.content.stats[2][table.figures[piece]]:
        return 0.95 * cost
    if damage >= table.content.stats[1][table.figures[piece]]:
        return DISRUPTED * cost
    return 0.15 * cost * damage / table.content.stats[1][table.figures[piece]]


def first_blood(table: Deeds, seat: int) -> float:
    """How sure a seat is to strike before the other one, between 0 and 1."""
    turn = table.agenda[1] if len(table.agenda) > 1 else None
    if not isinstance(turn, Turn):
        return 0.5
    first = 1.0 if table.first == seat else 0.0
    if turn.at <= 4:
        return 0.25 + 0.6 * first
    return 0.5 if turn.at >= 7 else 0.8 - 0.6 * first


def cell_worth(table: Deeds, cell: int, seat: int, tempo: float) -> float:
    """What a cell means to a seat: claimed points, or what an exchange of blows there promises."""
    everybody = table.local[cell] & table.creatures & ~table.dying
    mine = everybody & SIDES[seat]
    theirs = everybody & SIDES[1 - seat]
    if not theirs:
        return CLAIM * table.content.values[seat][cell] if mine else 0.0
    if not mine:
        return -CLAIM * table.content.values[1 - seat][cell]
    gain = prey(table, force(table, mine), theirs)
    loss = prey(table, force(table, theirs), mine)
    return (0.35 + 0.65 * tempo) * gain - (1.0 - 0.65 * tempo) * loss


def force(table: Deeds, mask: int) -> int:
    """The dice of creatures that attack together."""
    dice = 0
    for piece in members(mask):
        dice += table.power(piece)
    return dice


def prey(table: Deeds, dice: int, mask: int) -> float:
    """What so many dice can hope to take from these creatures: the best of them, and half of what is left for another."""
    best = 0.0
    total = 0.0
    for piece in members(mask):
        figure = table.figures[piece]
        life = table.content.stats[2][figure] - table.damage[piece]
        defense = table.content.stats[1][figure] - table.damage[piece]
        cost = table.content.figures[figure].cost
        slain = chance(dice, life)
        worth = (cost + 1.0) * slain + DISRUPTED * cost * max(0.0, chance(dice, defense) - slain)
        best = max(best, worth)
        total += worth
    return best + 0.15 * (total - best)


# What to do next


def advise(table: Deeds, seat: int) -> Option | None:
    """The questions that come up all the time are answered by rule of thumb; all others are tried out."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    options = decision.options
    if isinstance(frame, SpawnPhase):
        return what_to_spawn(table, frame, options) if frame.step_name() == "act" else where_to_spawn(table, frame, options)
    if isinstance(frame, ActionPhase):
        return shift_or_strike(table, seat)
    if isinstance(frame, Shift):
        return next_move(table, frame) if frame.step_name() == "pick" else best_way(table, frame, options)
    if isinstance(frame, Strike):
        return where_to_fight(table, seat, options)
    if isinstance(frame, Combat) and frame.step_name() == "choose_attackers":
        return next_attacker(table, frame, options)
    return advise_on_harm(table, seat, options)


def advise_on_harm(table: Deeds, seat: int, options: list[Option]) -> Option | None:
    frame = table.agenda[-1]
    if isinstance(frame, Assignment):
        return share_damage(table, frame, options)
    if isinstance(frame, Fates):
        return options[-1]
    if isinstance(frame, Displacement):
        return min(far_first(seat, options), key=ByNearness(table, frame.piece))
    if isinstance(frame, Deathblow):
        return options[0]
    if isinstance(frame, Reroll):
        return worst_die(options)
    if isinstance(frame, Resolution) and frame.todo and frame.todo[-1].word == "appease":
        return min(options, key=ByWorth(table, seat))
    return next_figure(table, frame, options) if isinstance(frame, Building) else None


def far_first(seat: int, cells: list[T]) -> list[T]:
    """Cells in the order in which a seat sees them, the far side first: so both seats decide alike between equal ones."""
    return cells[::-1] if seat == 0 else cells


class ByWorth:
    """Orders one's own creatures by what it would cost to lose them."""

    def __init__(self, table: Deeds, seat: int) -> None:
        self.table = table
        self.near = ATTRACTION[seat]

    def __call__(self, option: Option) -> float:
        return cost_of(self.table, option.subject) + NEARNESS * self.near[self.table.cells[option.subject]]


class ByNearness:
    """Orders cells by how little they please the owner of a creature."""

    def __init__(self, table: Deeds, piece: int) -> None:
        self.near = ATTRACTION[SEAT_OF[piece]]

    def __call__(self, option: Option) -> float:
        return self.near[option.subject]


def what_to_spawn(table: Deeds, phase: SpawnPhase, options: list[Option]) -> Option:
    """The dearest that is not paid for too dearly; locations late; abilities when nothing else is left."""
    best = options[-1]
    most = 0.0
    fighters = (table.fielded & table.creatures & SIDES[phase.who]).bit_count()
    for option in options:
        worth = 0.0
        if option.verb in (vocabulary.SPAWN, vocabulary.RESPAWN):
            figure = table.content.figures[option.subject]
            worth = figure.cost + 0.1 * (figure.power + figure.life)
            if figure.location:
                worth *= 0.5 if fighters > 2 else 0.1
            elif appeases(figure):
                worth -= cheapest(table, phase.who, figure.cost)
        elif option.verb == vocabulary.USE:
            worth = 0.05
        if worth > most:
            best, most = option, worth
    return best


def appeases(figure: Figure) -> bool:
    """Whether it wants a sacrifice as soon as it comes into play."""
    return any(each.effect is not None and each.effect.word == "appease" for each in figure.lasting)


def cheapest(table: Deeds, seat: int, most: int) -> int:
    """The spawn cost of the creature that one would miss least."""
    for piece in members(table.fielded & table.creatures & SIDES[seat]):
        most = min(most, cost_of(table, piece))
    return most


def where_to_spawn(table: Deeds, phase: SpawnPhase, options: list[Option]) -> Option | None:
    """Where it is nearest to what can be claimed, and not alone among stronger enemies."""
    if phase.step_name() != "where":
        return options[-1] if options[0].verb == vocabulary.NUMBER else None
    seat = phase.who
    power = table.content.stats[0][table.figures[phase.piece]]
    best, most = options[0], -1000.0
    for option in far_first(seat, options):
        cell = option.subject
        worth = NEARNESS * ATTRACTION[seat][cell]
        theirs = table.creatures_at(cell, 1 - seat)
        if theirs:
            mine = table.creatures_at(cell, seat)
            worth += prey(table, force(table, mine) + power, theirs) - 0.7 * prey(table, force(table, theirs), mine | 1 << phase.piece)
        if worth > most:
            best, most = option, worth
    return best


def shift_or_strike(table: Deeds, seat: int) -> Option:
    tempo = first_blood(table, seat)
    moving = 0.0
    for piece in members(table.fielded & table.creatures & SIDES[seat]):
        if refuse_move(table, piece, 0) is None:
            gain, _cell = best_step(table, seat, piece, tempo)
            moving += max(0.0, gain)
    fighting = 0.0
    for cell in range(CELLS):
        fighting += max(0.0, fight_worth(table, seat, cell))
    return vocabulary.CHOICE_OF_ACTION[1] if fighting > moving else vocabulary.CHOICE_OF_ACTION[0]


def fight_worth(table: Deeds, seat: int, cell: int) -> float:
    """What fighting in a cell promises now; the first player reckons with a deathblow."""
    mine = table.creatures_at(cell, seat)
    theirs = table.creatures_at(cell, 1 - seat)
    if not mine or not theirs:
        return 0.0
    gain = prey(table, force(table, mine), theirs)
    if theirs.bit_count() == 1:
        gain += 0.5 * CLAIM * (table.content.values[seat][cell] + table.content.values[1 - seat][cell]) * min(1.0, gain / 4)
    return gain


def best_step(table: Deeds, seat: int, piece: int, tempo: float) -> tuple[float, int]:
    """The best move of one creature, and what it gains; the table is put back as it was."""
    here = table.cells[piece]
    near = ATTRACTION[seat]
    before = cell_worth(table, here, seat, tempo)
    best, best_cell = 0.0, -1
    for cell in far_first(seat, members(shift_ways(table, piece))):
        old = cell_worth(table, cell, seat, tempo) if table.local[cell] else 0.0
        table.relocate(piece, cell)
        gain = NEARNESS * (near[cell] - near[here]) - before - old
        gain += cell_worth(table, here, seat, tempo) + cell_worth(table, cell, seat, tempo)
        table.relocate(piece, here)
        if gain > best + 1e-9:
            best, best_cell = gain, cell
    return best, best_cell


def next_move(table: Deeds, shift: Shift) -> Option:
    """The first creature that gains by moving; those that gain only by crowding stay."""
    tempo = first_blood(table, shift.who)
    for piece in members(table.fielded & table.creatures & SIDES[shift.who]):
        if refuse_move(table, piece, shift.moved) is None:
            gain, _cell = best_step(table, shift.who, piece, tempo)
            if gain > 0.05:
                return vocabulary.MOVES[piece]
    return vocabulary.DONE_OPTION


def best_way(table: Deeds, shift: Shift, options: list[Option]) -> Option:
    _gain, cell = best_step(table, shift.who, shift.piece, first_blood(table, shift.who))
    return vocabulary.TOS[cell] if cell >= 0 else options[0]


def where_to_fight(table: Deeds, seat: int, options: list[Option]) -> Option:
    best, most = options[-1], WORTH_A_FIGHT
    for option in far_first(seat, options):
        if option.verb == vocabulary.FIGHT:
            worth = fight_worth(table, seat, option.subject)
            if worth > most:
                best, most = option, worth
    return best


def next_attacker(table: Deeds, combat: Combat, options: list[Option]) -> Option:
    """Everybody attacks, but not those who would be lost for too little; a Loner only if it is the stronger part."""
    theirs = table.creatures_at(combat.cell, 1 - combat.who)
    mine = table.creatures_at(combat.cell, combat.who)
    dice = force(table, mine)
    likely = max([chance(dice, table.life(piece) - table.damage[piece]) for piece in members(theirs)] or [0.0])
    best, most = vocabulary.DONE_OPTION, 0.0
    for option in options:
        if option.verb == vocabulary.ATTACK:
            worth = attack_worth(table, option.subject, likely, mine)
            if worth > most:
                best, most = option, worth
    if best.verb == vocabulary.DONE and not combat.attackers:
        return max(options, key=ByPower(table))
    return best


class ByPower:
    """Orders attackers by their power."""

    def __init__(self, table: Deeds) -> None:
        self.table = table

    def __call__(self, option: Option) -> float:
        return float(self.table.power(option.subject))


def attack_worth(table: Deeds, piece: int, likely: float, mine: int) -> float:
    """How gladly a creature is sent to attack; nothing for those better left out."""
    figure = table.definition(piece)
    power = float(table.power(piece))
    for keyword in figure.abilities:
        if keyword.word == "bloodthirsty" and likely < 0.55 and figure.cost > 2:
            return 0.0
        if keyword.word == "detonate" and likely < 0.3:
            return 0.0
        if keyword.word == "loner" and mine.bit_count() > 1 and power * 2 < force(table, mine):
            return 0.0
    return power + 0.5 + (0.5 if figure.blades else 0.0)


def share_damage(table: Deeds, frame: Assignment, options: list[Option]) -> Option:
    """The most valuable enemy that can be destroyed comes first; what is left over goes where it counts most."""
    if options[0].verb == vocabulary.REST:
        for option in options:
            if (table.to_destroy | table.to_disrupt) >> option.subject & 1:
                return option
        return max(options, key=ByCost(table))
    piece = options[-1].subject
    dearest, price = -1, 0
    for other in members(table.creatures_at(frame.cell, 1 - frame.who) & ~table.dying & ~frame.asked):
        missing = table.life(other) - table.damage[other]
        if missing <= frame.pool and (dearest < 0 or cost_of(table, other) > cost_of(table, dearest)):
            dearest, price = other, missing
    for verb, needed in ((vocabulary.DESTROYING, table.life(piece)), (vocabulary.DISRUPTING, table.defense(piece))):
        for option in options:
            if option.verb == verb and (dearest in (-1, piece) or frame.pool - (needed - table.damage[piece]) >= price):
                return option
    return options[-1]


def cost_of(table: Deeds, piece: int) -> int:
    return table.content.figures[table.figures[piece]].cost


class ByCost:
    """Orders creatures by their cost."""

    def __init__(self, table: Deeds) -> None:
        self.table = table

    def __call__(self, option: Option) -> float:
        return float(cost_of(self.table, option.subject))


def worst_die(options: list[Option]) -> Option:
    """Misses and ones are rolled again; blades stay, for something may take them."""
    for option in options:
        if option.verb == vocabulary.REROLL and option.amount == vocabulary.MISS_FACE:
            return option
    return options[-1]


def next_figure(table: Deeds, building: Building, options: list[Option]) -> Option:
    """A warband of the aspects it has most of, with cheap and dear figures."""
    chosen = [table.content.figures[each] for each in building.chosen]
    if len(chosen) >= vocabulary.MOST_FIGURES:
        return options[-1]
    weights = [0.0] * len(vocabulary.ASPECTS)
    everything = 1.0
    for figure in chosen or [table.content.figures[each] for each in building.pool]:
        for aspect, count in figure.symbols:
            weights[aspect] += count
            everything += count
    best, most = options[-1], -1000.0
    for option in options:
        if option.verb == vocabulary.ADD:
            figure = table.content.figures[option.subject]
            worth = 0.0
            for aspect, _count in figure.symbols:
                worth += weights[aspect] / everything
            worth -= 0.12 * sum(1 for each in chosen if abs(each.cost - figure.cost) <= 1)
            worth -= 0.3 * figure.location + 0.05 * len(figure.aspects)
            if worth > most:
                best, most = option, worth
    return best


def prune(table: Deeds, seat: int, options: list[Option]) -> list[Option]:
    """Of many targets or cells only some are tried out."""
    return options if len(options) <= 12 else [*options[:11], options[-1]]
