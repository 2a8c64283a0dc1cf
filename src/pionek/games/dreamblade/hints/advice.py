"""What a seat should do next: rules of thumb for the most frequent questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from pionek.core.rules.in_force import banned
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_move
from pionek.games.dreamblade.hints.evaluation import ATTRACTION, expected_loss
from pionek.games.dreamblade.hints.odds import chance
from pionek.games.dreamblade.hints.sketch import CLAIM, NEARNESS, Creatures, Outlook, Side, Sketch
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members, set_of
from pionek.games.dreamblade.procedures.action_phase import ActionPhase, Shift
from pionek.games.dreamblade.procedures.attack_dice import Reroll
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Deathblow, Displacement, Fates
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.strike import Combat, Strike
from pionek.games.dreamblade.procedures.turn import Turn
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES, PieceSet

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Figure

T = TypeVar("T")
WORTH_A_FIGHT: Final = 0.4
"""The least expected gain for which a combat is begun."""
BODY: Final = 1.5
"""What one more creature is worth on the map, beside its spawn cost."""
ROUNDS: Final = 4
"""How often a plan goes through all creatures, at most."""
OUTLOOKS: Final = {
    "first_acts": Outlook(2, 2, 0.85),
    "first_acts_again": Outlook(1, 2, 0.1),
    "second_acts": Outlook(2, 0, 0.8),
}
"""By the phase that runs, what is still to come in a turn."""
END_OF_TURN: Final = Outlook(1, 0, 0.5)


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
    """The dearest miniature of the set that is worth most for the points there are; abilities when no miniature can be spawned."""
    offers: list[Offer] = []
    for option in options:
        if option.verb in (vocabulary.SPAWN, vocabulary.RESPAWN):
            offers.extend(offers_of(table, phase.who, option))
    wanted = best_set(offers, table.points)
    if wanted:
        return max(wanted, key=lambda offer: offer.price).option
    uses = [option for option in options if option.verb == vocabulary.USE]
    return uses[0] if uses else options[-1]


class Offer:
    """A miniature that can be spawned: its price, and what it is worth on the map."""

    def __init__(self, option: Option, price: int, worth: float) -> None:
        self.option = option
        self.price = price
        self.worth = worth


def offers_of(table: Deeds, seat: int, option: Option) -> list[Offer]:
    """All miniatures of a figure. Each creature counts, however cheap: it claims a cell or keeps an enemy in one. Locations come late."""
    figure = table.content.figures[option.subject]
    worth = BODY + figure.cost + 0.1 * (figure.power + figure.life)
    if figure.location:
        worth = figure.cost * (0.5 if (table.fielded & table.creatures & SIDES[seat]).bit_count() > 2 else 0.1)
    elif appeases(figure):
        worth -= cheapest(table, seat, figure.cost)
    if option.verb == vocabulary.RESPAWN:
        return [Offer(option, figure.respawn, worth)]
    own = [piece for piece in members(table.reserve & SIDES[seat]) if table.figures[piece] == option.subject]
    alone = figure.location or figure.unique
    return [Offer(option, table.price(own[0]), worth) for _piece in (own[:1] if alone else own)]


def best_set(offers: list[Offer], points: int) -> list[Offer]:
    """The miniatures that together are worth most and cost no more than these points."""
    best: list[tuple[float, list[Offer]]] = [(0.0, [])] * (points + 1)
    for offer in offers:
        for left in range(points, offer.price - 1, -1):
            worth, others = best[left - offer.price]
            if worth + offer.worth > best[left][0]:
                best[left] = (worth + offer.worth, [*others, offer])
    return max(best, key=lambda each: each[0])[1]


def is_creature(table: Deeds, option: Option) -> bool:
    """Whether an option brings a creature to the map that costs no other one."""
    if option.verb not in (vocabulary.SPAWN, vocabulary.RESPAWN):
        return False
    figure = table.content.figures[option.subject]
    return not figure.location and not appeases(figure)


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
    """Strike if that promises more than the best shift."""
    sketch = sketch_of(table, seat)
    striking = sketch.worth_of_strike()
    sketch.plan(ROUNDS)
    return vocabulary.CHOICE_OF_ACTION[1] if striking > sketch.worth() else vocabulary.CHOICE_OF_ACTION[0]


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


def sketch_of(table: Deeds, seat: int, moved: PieceSet = 0) -> Sketch:
    """The map as a seat sees it that is about to shift; those that have moved stay where they are."""
    creatures = Creatures()
    sides = [table.fielded & table.creatures & each & ~table.dying for each in SIDES]
    for piece in members(sides[0] | sides[1]):
        creatures.costs[piece] = table.definition(piece).cost
        creatures.powers[piece] = table.power(piece)
        creatures.defenses[piece] = table.defense(piece) - table.damage[piece]
        creatures.lives[piece] = table.life(piece) - table.damage[piece]
    if table.in_force.restricted >> vocabulary.MOVE & 1:
        for piece in members(sides[seat] & ~moved):
            creatures.barred[piece] = set_of([cell for cell in range(CELLS) if banned(table, vocabulary.MOVE, piece, cell) is not None])
    me, foe = (Side(each, sides[each], table.content.values[each], ATTRACTION[each]) for each in (seat, 1 - seat))
    return Sketch(creatures, table.cells[:], me, foe, table.conquest[seat] - table.conquest[1 - seat], outlook_of(table))


def outlook_of(table: Deeds) -> Outlook:
    """Who still acts in this turn, by the phase that runs."""
    turn = table.agenda[1] if len(table.agenda) > 1 else None
    return OUTLOOKS.get(turn.step_name(), END_OF_TURN) if isinstance(turn, Turn) else END_OF_TURN


def shift_plan(table: Deeds, shift: Shift, thorough: bool) -> Sketch:
    """The map as it is to look when a shift is over; `thorough` if what the opponent makes of it is tried out."""
    sketch = sketch_of(table, shift.who, shift.moved)
    sketch.plan(ROUNDS)
    if thorough and not sketch.outlook.is_last:
        sketch.refine()
    return sketch


def planned_move(table: Deeds, shift: Shift) -> Option | None:
    """The next answer of a shift, by the thorough plan."""
    decision = table.decision
    if decision is None:
        return None
    return next_move(table, shift, True) if shift.step_name() == "pick" else best_way(table, shift, decision.options, True)


def next_move(table: Deeds, shift: Shift, thorough: bool = False) -> Option:
    """The next creature that the plan moves."""
    sketch = shift_plan(table, shift, thorough)
    for piece in sketch.ways:
        if sketch.cells[piece] != table.cells[piece] and refuse_move(table, piece, shift.moved) is None:
            return vocabulary.MOVES[piece]
    return vocabulary.DONE_OPTION


def best_way(table: Deeds, shift: Shift, options: list[Option], thorough: bool = False) -> Option:
    """The cell to which the plan moves the chosen creature; the best one for a creature that the plan leaves where it is."""
    sketch = shift_plan(table, shift, thorough)
    piece, here = shift.piece, table.cells[shift.piece]
    there = sketch.cells[piece]
    if there != here:
        wanted = vocabulary.TOS[sketch.first_step(piece, here, there)]
        if wanted in options:
            return wanted
    best, most = options[0], float("-inf")
    for option in far_first(shift.who, options):
        sketch.move(piece, option.subject)
        worth = sketch.worth()
        if worth > most:
            best, most = option, worth
    return best


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
