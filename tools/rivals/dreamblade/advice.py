"""What a seat should do next: rules of thumb for the most frequent questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_move
from pionek.games.dreamblade.choices.targets import shift_ways
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.action_phase import ActionPhase, Shift
from pionek.games.dreamblade.procedures.attack_dice import Reroll
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Deathblow, Displacement, Fates
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.strike import Combat, Strike
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES
from tools.rivals.dreamblade.evaluation import (
    ATTRACTION,
    CLAIM,
    NEARNESS,
    cell_worth,
    expected_loss,
    strikes_first,
)
from tools.rivals.dreamblade.odds import chance

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Figure

T = TypeVar("T")
WORTH_A_FIGHT: Final = 0.4
"""The least expected gain for which a combat is begun."""


def advise(table: Deeds, seat: int) -> Option | None:
    """The answer to a frequent question; None for others, which bots try out."""
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
    """The same for questions about damage, dice and warbands."""
    frame = table.agenda[-1]
    if isinstance(frame, Assignment):
        return share_damage(table, frame, options)
    if isinstance(frame, Fates):
        return options[-1]
    if isinstance(frame, Displacement):
        attraction = ATTRACTION[SEAT_OF[frame.piece]]
        return min(far_first(seat, options), key=lambda option: attraction[option.subject])
    if isinstance(frame, Deathblow):
        return options[0]
    if isinstance(frame, Reroll):
        return worst_die(options)
    if isinstance(frame, Resolution) and frame.todo and frame.todo[-1].word == "appease":
        return min(options, key=lambda option: table.definition(option.subject).cost + NEARNESS * ATTRACTION[seat][table.cells[option.subject]])
    return next_figure(table, frame, options) if isinstance(frame, Building) else None


def far_first(seat: int, cells: list[T]) -> list[T]:
    """Cells in the order in which a seat sees them, the far side first, so that both seats choose alike among equal ones."""
    return cells[::-1] if seat == 0 else cells


def what_to_spawn(table: Deeds, phase: SpawnPhase, options: list[Option]) -> Option:
    """The most expensive miniature; locations late; abilities when no miniature can be spawned."""
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
    """Whether it demands a sacrifice as soon as it comes into play."""
    return any(each.effect is not None and each.effect.word == "appease" for each in figure.lasting)


def cheapest(table: Deeds, seat: int, most: int) -> int:
    """The spawn cost of the cheapest creature, at most `most`."""
    own = members(table.fielded & table.creatures & SIDES[seat])
    return min([most, *[table.definition(piece).cost for piece in own]])


def where_to_spawn(table: Deeds, phase: SpawnPhase, options: list[Option]) -> Option | None:
    """The cell nearest to cells that can be claimed, but not one with stronger enemies."""
    if phase.step_name() != "where":
        return options[-1] if options[0].verb == vocabulary.NUMBER else None
    seat = phase.who
    power = table.content.stats[vocabulary.POWER][table.figures[phase.piece]]
    best, most = options[0], -1000.0
    for option in far_first(seat, options):
        cell = option.subject
        worth = NEARNESS * ATTRACTION[seat][cell]
        theirs = table.creatures_at(cell, 1 - seat)
        if theirs:
            mine = table.creatures_at(cell, seat)
            worth += expected_loss(table, table.joint_power(mine) + power, theirs) - 0.7 * expected_loss(table, table.joint_power(theirs), mine | 1 << phase.piece)
        if worth > most:
            best, most = option, worth
    return best


def shift_or_strike(table: Deeds, seat: int) -> Option:
    """Strike if the fights promise more than the moves."""
    tempo = strikes_first(table, seat)
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
    """The expected gain of a combat in a cell."""
    mine = table.creatures_at(cell, seat)
    theirs = table.creatures_at(cell, 1 - seat)
    if not mine or not theirs:
        return 0.0
    gain = expected_loss(table, table.joint_power(mine), theirs)
    if theirs.bit_count() == 1:
        gain += 0.5 * CLAIM * (table.content.values[seat][cell] + table.content.values[1 - seat][cell]) * min(1.0, gain / 4)
    return gain


def best_step(table: Deeds, seat: int, piece: int, tempo: float) -> tuple[float, int]:
    """The gain and the cell of the best move of a creature. The creature is moved and put back to find out."""
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
    """The first creature that gains by moving."""
    tempo = strikes_first(table, shift.who)
    for piece in members(table.fielded & table.creatures & SIDES[shift.who]):
        if refuse_move(table, piece, shift.moved) is None:
            gain, _cell = best_step(table, shift.who, piece, tempo)
            if gain > 0.05:
                return vocabulary.MOVES[piece]
    return vocabulary.DONE_OPTION


def best_way(table: Deeds, shift: Shift, options: list[Option]) -> Option:
    """The best cell for the creature that was chosen to move."""
    _gain, cell = best_step(table, shift.who, shift.piece, strikes_first(table, shift.who))
    return vocabulary.TOS[cell] if cell >= 0 else options[0]


def where_to_fight(table: Deeds, seat: int, options: list[Option]) -> Option:
    """The most promising cell; none if no fight is worth it."""
    best, most = options[-1], WORTH_A_FIGHT
    for option in far_first(seat, options):
        if option.verb == vocabulary.FIGHT:
            worth = fight_worth(table, seat, option.subject)
            if worth > most:
                best, most = option, worth
    return best


def next_attacker(table: Deeds, combat: Combat, options: list[Option]) -> Option:
    """All creatures attack, except those that would be lost for too little; a Loner only if it is the stronger part."""
    theirs = table.creatures_at(combat.cell, 1 - combat.who)
    mine = table.creatures_at(combat.cell, combat.who)
    dice = table.joint_power(mine)
    likely = max([chance(dice, table.life(piece) - table.damage[piece]) for piece in members(theirs)] or [0.0])
    best, most = vocabulary.DONE_OPTION, 0.0
    for option in options:
        if option.verb == vocabulary.ATTACK:
            worth = attack_worth(table, option.subject, likely, mine)
            if worth > most:
                best, most = option, worth
    if best.verb == vocabulary.DONE and not combat.attackers:
        return max(options, key=lambda option: table.power(option.subject))
    return best


def attack_worth(table: Deeds, piece: int, likely: float, mine: int) -> float:
    """The worth of attacking with a creature; 0 for one that is better left out."""
    figure = table.definition(piece)
    power = float(table.power(piece))
    for keyword in figure.abilities:
        if keyword.word == "bloodthirsty" and likely < 0.55 and figure.cost > 2:
            return 0.0
        if keyword.word == "detonate" and likely < 0.3:
            return 0.0
        if keyword.word == "loner" and mine.bit_count() > 1 and power * 2 < table.joint_power(mine):
            return 0.0
    return power + 0.5 + (0.5 if figure.blades else 0.0)


def share_damage(table: Deeds, frame: Assignment, options: list[Option]) -> Option:
    """Destroy the most valuable enemy that can be destroyed; the rest of the damage goes where it counts most."""
    piece = options[-1].subject
    if frame.step_name() == "rest":
        return how_much(table, frame, options)
    dearest, price = -1, 0
    for other in members(table.creatures_at(frame.cell, 1 - frame.who) & ~table.dying & ~frame.asked):
        missing = table.life(other) - table.damage[other]
        if missing <= frame.pool and (dearest < 0 or table.definition(other).cost > table.definition(dearest).cost):
            dearest, price = other, missing
    for verb, needed in ((vocabulary.DESTROYING, table.life(piece)), (vocabulary.DISRUPTING, table.defense(piece))):
        for option in options:
            if option.verb == verb and (dearest in (-1, piece) or frame.pool - (needed - table.damage[piece]) >= price):
                return option
    return options[-1]


def how_much(table: Deeds, frame: Assignment, options: list[Option]) -> Option:
    """As much as possible to the most valuable of those who stay, as little as possible to the others."""
    piece = options[0].subject
    cost = table.definition(piece).cost
    for other in members(frame.enemies(table) & ~frame.sealed(table) & ~frame.given & ~(1 << piece)):
        if table.definition(other).cost > cost:
            return options[0]
    return options[-1]


def worst_die(options: list[Option]) -> Option:
    """Misses are rolled again."""
    for option in options:
        if option.verb == vocabulary.REROLL and option.amount == vocabulary.MISS_FACE:
            return option
    return vocabulary.DONE_OPTION


def next_figure(table: Deeds, building: Building, options: list[Option]) -> Option:
    """A figure of the aspects that the warband has most of; cheap and expensive figures are mixed."""
    chosen = [table.content.figures[each] for each in building.chosen]
    if len(chosen) >= vocabulary.MOST_FIGURES:
        return options[-1]
    weights = [0.0] * len(table.typed)
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
