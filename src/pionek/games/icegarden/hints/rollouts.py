"""A quick answer for play-outs, where the bot of this game would compare whole positions.

A play-out gives a hundred answers, so tokens are counted as tokens, and pieces go where they pull most; the rest of the
table, which such an answer hardly touches, is left alone. Everything else is cheap enough to be answered as advised.
"""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.advice import advise, made
from pionek.games.icegarden.hints.evaluation import Outlook, fading, tokens
from pionek.games.icegarden.hints.planning import TOKEN_PRICE, arrival, best_summons, calling, pull
from pionek.games.icegarden.procedures.domination_phase import RegionDomination
from pionek.games.icegarden.procedures.ice_drakkars import Ferry
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.movement import Movement
from pionek.games.icegarden.procedures.speed import Speed
from pionek.games.icegarden.procedures.summoning import Summoning
from pionek.games.icegarden.procedures.table import IceGardenTable
from pionek.games.icegarden.procedures.vipers_throat import Viper
from pionek.games.icegarden.vocabulary import EMPTY, NOWHERE


def hunch(table: IceGardenTable, seat: int) -> Option | None:
    """A sound answer to the pending decision, at a fifth of what advice costs."""
    decision = table.decision
    if decision is None:
        return None
    frame = table.agenda[-1]
    option: Option | None = None
    if isinstance(frame, RegionDomination):
        option = taken(table, seat, decision.options, table.content.tiles[table.tiles[frame.region]].yields)
    elif isinstance(frame, Viper):
        option = taken(table, seat, decision.options, ONE_EACH)
    elif isinstance(frame, Movement):
        option = moved(table, seat, decision.options, TOKEN_PRICE[vocabulary.GOLD])
    elif isinstance(frame, Speed | Ferry):
        option = moved(table, seat, decision.options, 0.0)
    elif isinstance(frame, Making):
        option = made(table, seat, decision.options) or PASSING  # upgrades are seldom bought, and dear to think about
    elif isinstance(frame, Summoning):
        if frame.unit == EMPTY:
            option = summoned(table, seat, decision.options)
        else:
            option = mustered(table, seat, decision.options, frame.unit)
    return option if option is not None else advise(table, seat)


ONE_EACH = (1, 1, 1)
"""How many tokens of each kind one marker in Viper's Throat brings."""
EQUAL = 1e-9


def taken(table: IceGardenTable, seat: int, options: list[Option], amounts: list[int] | tuple[int, ...]) -> Option:
    """The tokens that are worth most, be they taken, exchanged or kept."""
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


def moved(table: IceGardenTable, seat: int, options: list[Option], price: float) -> Option:
    """The step that pulls most, if it is worth its price."""
    outlook = Outlook(table)
    known: dict[tuple[int, int], float] = {}
    best, most = PASSING, price
    for option in options:
        if option.verb == vocabulary.MOVE:
            place, source = NOWHERE, option.subject
        elif option.verb == vocabulary.MARCH:
            place, source = table.content.units[option.subject].place, option.amount
        else:
            continue
        strength = strength_of(table, seat, place)
        value = arrival(outlook, seat, source, -strength, known)
        value += arrival(outlook, seat, option.target, strength, known)
        value += calling(table, seat, place == vocabulary.CARRIER, source, option.target)
        if value > most:
            best, most = option, value
    return best


def strength_of(table: IceGardenTable, seat: int, place: int) -> int:
    """The influence of a unit type, or of a marker."""
    if place == NOWHERE:
        return 1
    return place + 1 + table.players[seat].power[place * vocabulary.ABILITIES + vocabulary.DOMINATION]


def summoned(table: IceGardenTable, seat: int, options: list[Option]) -> Option | None:
    """As many of the best type as there is M-factor for."""
    place, count = best_summons(table, seat)
    unit = table.card(seat)[place].index
    wanted = [option for option in options if option.subject == unit and option.amount <= count]
    return wanted[-1] if wanted else None


def mustered(table: IceGardenTable, seat: int, options: list[Option], unit: int) -> Option:
    """The region where a new unit pulls most."""
    place = table.content.units[unit].place
    strength = strength_of(table, seat, place)
    outlook = Outlook(table)
    best, most = options[0], -100.0
    for option in options:
        value = pull(outlook, seat, option.subject, strength)
        value += calling(table, seat, place == vocabulary.CARRIER, NOWHERE, option.subject)
        if value > most:
            best, most = option, value
    return best
