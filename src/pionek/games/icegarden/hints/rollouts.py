"""Quick answers for rollouts, where advice would compare whole positions.

A rollout gives about a hundred answers, so only what an answer changes is valued: tokens, or influence in two regions.
Other decisions are cheap enough to be answered as advised.
"""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Option
from pionek.core.state.rng import Rng
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.advice import advise, making_move
from pionek.games.icegarden.hints.evaluation import Forecast, fading, tokens
from pionek.games.icegarden.hints.planning import (
    TOKEN_PRICE,
    field_values,
    goal_move_value,
    influence_value,
    known_value,
    strength,
    summonings,
)
from pionek.games.icegarden.procedures.domination_phase import RegionDomination
from pionek.games.icegarden.procedures.ice_drakkars import Ferry
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.movement import Movement
from pionek.games.icegarden.procedures.planning_phase import Planning
from pionek.games.icegarden.procedures.speed import Speed
from pionek.games.icegarden.procedures.summoning import Summoning
from pionek.games.icegarden.procedures.table import IceGardenTable
from pionek.games.icegarden.procedures.vipers_throat import Viper


def rollout_move(table: IceGardenTable, seat: int) -> Option | None:
    """A sound answer to the pending decision, at a fifth of the cost of advice."""
    decision = table.decision
    if decision is None:
        return None
    frame = table.agenda[-1]
    option: Option | None = None
    if isinstance(frame, RegionDomination):
        option = best_tokens(table, seat, decision.options, table.tile_of(frame.region).yields)
    elif isinstance(frame, Viper):
        option = best_tokens(table, seat, decision.options, ONE_EACH)
    elif isinstance(frame, Movement):
        option = best_step(table, seat, decision.options, TOKEN_PRICE[vocabulary.GOLD])
    elif isinstance(frame, Speed | Ferry):
        option = best_step(table, seat, decision.options, 0.0)
    elif isinstance(frame, Making):
        option = making_move(table, seat, decision.options) or PASSING  # upgrades are seldom worth it, and slow to compare
    elif isinstance(frame, Summoning):
        if frame.unit == vocabulary.EMPTY:
            wanted = summonings(table, seat, decision.options)
            option = wanted[-1] if wanted else None
        else:
            option = best_region(table, seat, decision.options, frame.unit)
    return option if option is not None else advise(table, seat)


VARIED = 30
"""In how many of 100 plans a varied play-out places a marker on one of the best fields, not on the best."""
GOOD_FIELDS = 3


def varied_move(table: IceGardenTable, seat: int, luck: Rng) -> Option | None:
    """The same answer, but now and then another of the best plans: players seldom plan all alike."""
    decision = table.decision
    if decision is not None and isinstance(table.agenda[-1], Planning) and luck.below(100) < VARIED:
        values = field_values(table, seat)
        best = sorted(decision.options, key=lambda option: -values[option.subject])[:GOOD_FIELDS]
        return best[luck.below(len(best))]
    return rollout_move(table, seat)


ONE_EACH = (1, 1, 1)
"""How many tokens of each kind one marker in Viper's Throat brings."""
EQUAL = 1e-9


def best_tokens(table: IceGardenTable, seat: int, options: list[Option], amounts: list[int] | tuple[int, ...]) -> Option:
    """The option after which the player's tokens are worth most."""
    fade = fading(table)
    best, most = options[0], -100.0
    for option in options:
        held = table.players[seat].tokens[:]
        if option.verb == vocabulary.TAKE:
            held[option.subject] += min(amounts[option.subject], table.supply[option.subject])
        elif option.verb == vocabulary.EXCHANGE:
            held[option.subject] -= 1
            held[option.target] -= 1
            held[option.amount] += 1
        value = tokens(table, seat, held, fade)
        if value > most + EQUAL:
            best, most = option, value
    return best


def best_step(table: IceGardenTable, seat: int, options: list[Option], price: float) -> Option:
    """The move of a piece that is worth most, if it is worth its price."""
    forecast = Forecast(table)
    known: dict[tuple[int, int], float] = {}
    best, most = PASSING, price
    for option in options:
        if option.verb == vocabulary.MOVE:
            place, source, weight = vocabulary.NOWHERE, option.subject, 1
        elif option.verb == vocabulary.MARCH:
            place, source = table.content.units[option.subject].place, option.amount
            weight = strength(table.players[seat], place)
        else:
            continue
        value = known_value(forecast, seat, source, -weight, known)
        value += known_value(forecast, seat, option.target, weight, known)
        value += goal_move_value(table, seat, place == vocabulary.CARRIER, source, option.target)
        if value > most:
            best, most = option, value
    return best


def best_region(table: IceGardenTable, seat: int, options: list[Option], unit: int) -> Option:
    """The region in which a new unit is worth most."""
    place = table.content.units[unit].place
    weight = strength(table.players[seat], place)
    forecast = Forecast(table)
    best, most = options[0], -100.0
    for option in options:
        value = influence_value(forecast, seat, option.subject, weight)
        value += goal_move_value(table, seat, place == vocabulary.CARRIER, vocabulary.NOWHERE, option.subject)
        if value > most:
            best, most = option, value
    return best
