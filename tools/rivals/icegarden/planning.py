"""Where bots place their action markers: what each field would bring, given the markers placed so far."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.procedures.individual_goals import progress
from pionek.games.icegarden.procedures.solo import highest_reserve
from pionek.games.icegarden.procedures.summoning import presence
from pionek.games.icegarden.procedures.table import IceGardenTable
from tools.rivals.icegarden.evaluation import (
    FEAR,
    GOAL,
    UNIT,
    Forecast,
    has_work,
    reputation_lead,
    reputation_worth,
)

TOKEN_PRICE = (0.55, 0.45)
"""What a token of population or gold is worth when it is paid."""
VISIT = 2.2
"""What it is worth that Vuko visits another player."""


def strength(player: Scientist, place: int) -> int:
    """The influence of a unit of this type."""
    return place + 1 + player.power_of(place, vocabulary.DOMINATION)


def best_field(table: IceGardenTable, seat: int, options: list[Option]) -> Option:
    """The option whose field is worth most."""
    values = field_values(table, seat)
    return max(options, key=lambda option: values[option.subject])


def field_values(table: IceGardenTable, seat: int) -> list[float]:
    """What one more action marker on each field is worth."""
    player = table.players[seat]
    forecast = Forecast(table)
    planned_on = [field.count(seat) for field in table.slots]
    price = table.mountain_price()
    population = player.tokens[vocabulary.POPULATION] - price * planned_on[vocabulary.MOUNTAIN]
    gold = player.tokens[vocabulary.GOLD] - 2 * planned_on[vocabulary.MOVEMENT]
    supply = player.supply
    for _ in range(planned_on[vocabulary.INFLUENCE]):
        count = min(vocabulary.MOST_PLACED, population, supply)
        population -= count
        supply -= count
        best_placement(forecast, seat, count)
    values = [0.0] * vocabulary.FIELDS
    values[vocabulary.VIPER] = viper_value(table, seat, population, gold)
    count = min(vocabulary.MOST_PLACED, population, supply)
    if count > 0:
        values[vocabulary.INFLUENCE] = 0.4 + best_placement(forecast, seat, count)[0] - TOKEN_PRICE[0] * count
    if gold > 0 and not planned_on[vocabulary.MOVEMENT]:
        values[vocabulary.MOVEMENT] = 0.1 + best_march(forecast, seat) * (1.6 if gold > 1 else 1.0) - TOKEN_PRICE[1] * min(2, gold)
    if population >= price and not planned_on[vocabulary.MOUNTAIN]:
        values[vocabulary.MOUNTAIN] = best_swallow(forecast, seat)[0] - TOKEN_PRICE[0] * price
    values[vocabulary.MAKING] = making_value(table, forecast, seat, planned_on[vocabulary.MAKING])
    values[vocabulary.RAVEN] = raven_value(table, seat) - 1.2 * planned_on[vocabulary.RAVEN]
    if table.solo:
        adjust_for_solo(values, robot_answer_cost(forecast))
    return values


def adjust_for_solo(values: list[float], answer: float) -> None:
    """Adjust the values for the robot, which answers all actions but Viper's Throat and Raven's Shadow (IG-SOLO-12, -15)."""
    values[vocabulary.VIPER] += 1.8
    values[vocabulary.INFLUENCE] += 0.3 - answer
    values[vocabulary.MOVEMENT] += 1.2 - answer
    values[vocabulary.MOUNTAIN] -= answer
    values[vocabulary.MAKING] *= 0.25


def best_placement(forecast: Forecast, seat: int, count: int) -> tuple[float, int]:
    """Add markers to the forecast where they bring most, one or two at a time: their value, and the region of the first."""
    table = forecast.table
    regions = presence(table, seat)
    value = 0.0
    first = vocabulary.NOWHERE
    while count > 0 and regions:
        best, most, number = regions[0], -100.0, 1
        for region in regions:
            for many in (1, 2):
                if many <= count:
                    gain = influence_value(forecast, seat, region, many) / many
                    if gain > most:
                        best, most, number = region, gain, many
        forecast.totals[seat][best] += number
        value += most * number
        count -= number
        if first == vocabulary.NOWHERE:
            first = best
    return value, first


def influence_value(forecast: Forecast, seat: int, region: int, more: int) -> float:
    """What more or less influence in a region is worth: the places there, and goals that depend on the lead."""
    before = forecast.order_with(seat, region, 0)
    after = forecast.order_with(seat, region, more)
    value = forecast.shift(seat, region, more, before, after)
    first = before[0] if before else -1
    last = after[0] if after else -1
    return value if last == first else value + lead_value(forecast.table, seat, region, first, last)


def lead_value(table: IceGardenTable, seat: int, region: int, first: int, last: int) -> float:
    """What a change of the lead is worth for individual goals: the seat's own, and that of the rival."""
    rival = first if last == seat else last
    value = step_value(table, seat, region, seat) + (step_value(table, rival, region, seat) if rival >= 0 else 0.0)
    return value if last == seat else -value


def step_value(table: IceGardenTable, owner: int, region: int, seat: int) -> float:
    """What it is worth to a seat that the owner's unit in a region works for the owner's goal, or that it cannot."""
    player = table.players[owner]
    character = table.character_of(owner)
    if character.goal == "sanctuaries" and region == table.thorn:
        steps = table.sanctuaries[region] + 0.2
    elif region in player.figures[3:5] and has_work(table, owner, character.goal, region):
        steps = 1.0
    elif character.goal == "closed-regions" and player.figures[5] == region:
        steps = 0.4
    else:
        return 0.0
    near = progress(table, owner) / character.need
    weight = GOAL[character.goal] if owner == seat else 0.2 * FEAR
    return steps * weight * (2.0 * near + 1.0 / character.need) / character.need


# Movement and Ravenous Mountain


def best_march(forecast: Forecast, seat: int) -> float:
    """The best single step of a marker or a unit."""
    table = forecast.table
    best = 0.0
    known: dict[tuple[int, int], float] = {}
    for region in table.sequence:
        for strength, carrier in pieces_in(table, seat, region):
            loss = influence_value(forecast, seat, region, -strength)
            for other in vocabulary.BITS[table.reach[region]]:
                gain = known_value(forecast, seat, other, strength, known)
                best = max(best, loss + gain + goal_move_value(table, seat, carrier, region, other))
    return best


def best_swallow(forecast: Forecast, seat: int) -> tuple[float, int, int]:
    """The best journey of one piece, or of all pieces in a region: its value, source and target."""
    table = forecast.table
    best = (0.0, vocabulary.NOWHERE, vocabulary.NOWHERE)
    known: dict[tuple[int, int], float] = {}
    regions = table.open_regions()
    for region in regions:
        groups = pieces_in(table, seat, region)
        whole = table.influence(seat, region)
        if whole > 1:
            groups.append((whole, any(carrier for _strength, carrier in groups)))
        for strength, carrier in groups:
            loss = influence_value(forecast, seat, region, -strength)
            for other in regions:
                if other != region:
                    gain = known_value(forecast, seat, other, strength, known)
                    value = loss + gain + goal_move_value(table, seat, carrier, region, other)
                    if value > best[0]:
                        best = (value, region, other)
    return best


def known_value(forecast: Forecast, seat: int, region: int, strength: int, known: dict[tuple[int, int], float]) -> float:
    """The same as `influence_value`, computed once for all pieces of equal influence."""
    value = known.get((region, strength))
    if value is None:
        value = known[region, strength] = influence_value(forecast, seat, region, strength)
    return value


def pieces_in(table: IceGardenTable, seat: int, region: int) -> list[tuple[int, bool]]:
    """A marker and a unit of each type in a region: the influence of each, and whether it works for the goal."""
    player = table.players[seat]
    found = [(1, False)] if player.markers[region] else []
    for place in range(3):
        if player.figure_in(place, region) >= 0:
            found.append((strength(player, place), place == vocabulary.CARRIER))
    return found


def goal_move_value(table: IceGardenTable, seat: int, carrier: bool, here: int, there: int) -> float:
    """What it is worth that a unit of the goal moves between two regions; a new unit comes from vocabulary.NOWHERE."""
    goal = table.character_of(seat).goal
    if not carrier:
        return 0.0
    return 1.6 * (has_work(table, seat, goal, there) - (here != vocabulary.NOWHERE and has_work(table, seat, goal, here)))


# Viper's Throat and Raven's Shadow


def viper_value(table: IceGardenTable, seat: int, population: int, gold: int) -> float:
    """A token, and the bonus for most markers at the end; each action marker costs an influence marker for good."""
    player = table.players[seat]
    value = 0.9 + (0.5 if population < 2 else 0.0) + (0.2 if gold < 1 else 0.0)
    value -= 0.25 * table.slots[vocabulary.VIPER].count(seat)
    if player.supply < 5:
        value -= 0.15 * (5 - player.supply)
    most = max([table.players[other].viper for other in range(len(table.players)) if other != seat])
    if most - 1 <= player.viper <= most:
        value += 0.3 + 0.08 * player.helmet
    return value


def raven_value(table: IceGardenTable, seat: int) -> float:
    """Raven's Shadow: leave the worst place on the track, or discard a Vuko token."""
    player = table.players[seat]
    value = 0.0
    if not table.solo and table.reputation[seat] < 0:
        value = 0.3 + 0.06 * -table.reputation[seat]
        if table.worst() == seat and len(table.ranks) > 1:
            higher = table.reputation[table.ranks[-2]] - table.reputation[seat]
            value += VISIT if higher <= vocabulary.RISE_STEPS else 0.3
        if table.snow * 2 > table.limit and -5 <= reputation_lead(table, seat) <= 3:
            value += 4.0 * (table.snow / table.limit) ** 2
            if table.limit - table.snow <= PUSHES * (snow_threat(table, seat) + 1):
                value += 6.0
    if player.vuko and player.tokens[vocabulary.M_ZERO] and not table.solo:
        value = max(value, 0.3 * player.vuko - 0.1)
    return value


# Making


def making_value(table: IceGardenTable, forecast: Forecast, seat: int, times: int) -> float:
    """The value of units, less what they cost: reputation, and the rise of the snow."""
    place, count = best_summons(table, seat)
    player = table.players[seat]
    value = 0.0
    if count:
        unit = table.card(seat)[place]
        gains = [influence_value(forecast, seat, region, strength(player, place)) for region in presence(table, seat)]
        lands = max(gains, default=0.0)
        value = count * (0.5 + 0.5 * forecast.fade) * UNIT[place] + lands * (1.0 + 0.4 * (count - 1))
        if not table.solo:
            value -= reputation_worth(table) * (count * unit.level + unit.penalty) - 0.3
    elif player.tokens[vocabulary.M_ZERO]:
        value = 1.1 * forecast.fade
    value -= 2.6 * times
    if table.solo:
        return value - robot_making_cost(table, times)
    return value + snow_push_value(table, seat)


PUSHES = 3
"""How far one action marker on Making can push the snow."""


def snow_push_value(table: IceGardenTable, seat: int) -> float:
    """What it is worth that Making raises the snow: a player may win by it; for the others, taking the slot stops a rival."""
    left = table.limit - table.snow
    fallen = table.snow / table.limit
    own = table.slots[vocabulary.MAKING].count(seat)
    if table.snow_winner(seat, 1) == seat:
        if left <= PUSHES * (own + 1) and table.snow_winner(seat, left) == seat:
            return 60.0
        return 6.0 * fallen**2 * min(1.0, reputation_lead(table, seat) / 4.0)
    rivals = snow_threat(table, seat)
    if left <= PUSHES * (rivals + 1):
        return 4.0 if left > PUSHES * rivals else -6.0
    return -4.0 * fallen**2


def snow_threat(table: IceGardenTable, seat: int) -> int:
    """How many action markers on Making belong to rivals who would win by the snow."""
    rivals = [other for other in set(table.slots[vocabulary.MAKING]) if other != seat and table.snow_winner(other, 1) == other]
    return sum([table.slots[vocabulary.MAKING].count(other) for other in rivals])


def robot_making_cost(table: IceGardenTable, times: int) -> float:
    """What Making costs in the solo game: the snow rises, and the robot summons its best units."""
    if table.snow + 5 * (times + 1) >= table.limit:
        return 50.0
    waiting = highest_reserve(table)
    value = 3.0 * table.snow / table.limit
    if waiting:
        place = vocabulary.LEVEL_OF[waiting[0]]
        value += len(waiting) * (0.5 * UNIT[place] + 0.4 * (place + 1))
        if place == 1:
            value += 3.0
    return value


def robot_answer_cost(forecast: Forecast) -> float:
    """What the robot's two markers in a random region cost the Player on average."""
    table = forecast.table
    regions = table.open_regions()
    if not table.players[vocabulary.ROBOT].supply or not regions:
        return 0.0
    return sum([forecast.gain(vocabulary.ROBOT, region, vocabulary.ROBOT_MARKERS) for region in regions], 0.0) / len(regions)


def best_summons(table: IceGardenTable, seat: int) -> tuple[int, int]:
    """The best unit type and number that five moves of M-factor allow; number 0 if none."""
    player = table.players[seat]
    best = (0, 0)
    most = 0.0
    for unit in table.card(seat):
        waiting = len(player.reserve(unit.place))
        for count in range(1, waiting + 1):
            if moves_needed(player, unit.level, count) > vocabulary.SHIFTS:
                break
            value = count * unit_value(table, unit, seat)
            if value > most:
                best, most = (unit.place, count), value
    return best


def summonings(table: IceGardenTable, seat: int, options: list[Option]) -> list[Option]:
    """The options that summon units of the best type, up to the best number."""
    place, count = best_summons(table, seat)
    unit = table.card(seat)[place].index
    return [option for option in options if option.subject == unit and option.amount <= count]


def unit_value(table: IceGardenTable, unit: Unit, seat: int) -> float:
    value = UNIT[unit.place] * (1.5 if unit.dominating is not None else 1.0) + unit.level * 0.4
    return value if table.solo else value - reputation_worth(table) * (unit.level + unit.penalty)


def moves_needed(player: Scientist, level: int, count: int) -> int:
    """How many moves bring so many M-factor tokens to a level; 99 if there are not enough tokens."""
    steps = 0
    missing = count
    for distance in range(4):
        for other in {level - distance, level + distance}:
            if 0 <= other <= 3 and missing:
                used = min(missing, player.tokens[vocabulary.M_ZERO + other])
                missing -= used
                steps += used * distance
    return steps if not missing else 99
