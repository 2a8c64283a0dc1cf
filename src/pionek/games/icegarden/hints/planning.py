"""Where bots place their action markers: what each field would bring now, given what is planned already."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.evaluation import FEAR, GOAL, UNIT, Outlook, reputation_worth, serves, standing
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.procedures.individual_goals import progress
from pionek.games.icegarden.procedures.solo import highest_reserve
from pionek.games.icegarden.procedures.summoning import presence
from pionek.games.icegarden.procedures.table import IceGardenTable
from pionek.games.icegarden.vocabulary import NOWHERE

TOKEN_PRICE = (0.55, 0.45)
"""What the bot thinks it gives away when it pays population or gold."""
VISIT = 2.2
"""What it is worth that Vuko visits somebody else."""


def planned(table: IceGardenTable, seat: int, options: list[Option]) -> Option:
    """The field that is wanted most."""
    wishes = desires(table, seat)
    best = options[0]
    for option in options:
        if wishes[option.subject] > wishes[best.subject]:
            best = option
    return best


def desires(table: IceGardenTable, seat: int) -> list[float]:
    """What one more action marker on each field is worth."""
    player = table.players[seat]
    outlook = Outlook(table)
    planned_on = [field.count(seat) for field in table.slots]
    price = table.mountain_price()
    population = player.tokens[vocabulary.POPULATION] - price * planned_on[vocabulary.MOUNTAIN]
    gold = player.tokens[vocabulary.GOLD] - 2 * planned_on[vocabulary.MOVEMENT]
    supply = player.supply
    for _ in range(planned_on[vocabulary.INFLUENCE]):
        count = min(vocabulary.MOST_PLACED, population, supply)
        population -= count
        supply -= count
        settle(outlook, seat, count)
    wishes = [0.0] * vocabulary.FIELDS
    wishes[vocabulary.VIPER] = throat(table, seat, population, gold)
    count = min(vocabulary.MOST_PLACED, population, supply)
    if count > 0:
        wishes[vocabulary.INFLUENCE] = 0.4 + settle(outlook, seat, count)[0] - TOKEN_PRICE[0] * count
    if gold > 0 and not planned_on[vocabulary.MOVEMENT]:
        wishes[vocabulary.MOVEMENT] = 0.1 + best_march(outlook, seat) * (1.6 if gold > 1 else 1.0) - TOKEN_PRICE[1] * min(2, gold)
    if population >= price and not planned_on[vocabulary.MOUNTAIN]:
        wishes[vocabulary.MOUNTAIN] = best_swallow(outlook, seat)[0] - TOKEN_PRICE[0] * price
    wishes[vocabulary.MAKING] = creation(table, outlook, seat, planned_on[vocabulary.MAKING])
    wishes[vocabulary.RAVEN] = pardon(table, seat) - 1.2 * planned_on[vocabulary.RAVEN]
    if table.solo:
        alone(wishes, answer_of_robot(outlook))
    return wishes


def alone(wishes: list[float], answer: float) -> None:
    """Against the robot, which answers every action but those of Viper's Throat and Raven's Shadow (IG-SOLO-12, -15)."""
    wishes[vocabulary.VIPER] += 1.8
    wishes[vocabulary.INFLUENCE] += 0.3 - answer
    wishes[vocabulary.MOVEMENT] += 1.2 - answer
    wishes[vocabulary.MOUNTAIN] -= answer
    wishes[vocabulary.MAKING] *= 0.25


def settle(outlook: Outlook, seat: int, count: int) -> tuple[float, int]:
    """Place markers where they bring most, one or two at a time: how much that is, and where the first one goes."""
    table = outlook.table
    regions = presence(table, seat)
    value = 0.0
    first = NOWHERE
    while count > 0 and regions:
        best, most, number = regions[0], -100.0, 1
        for region in regions:
            for many in (1, 2):
                if many <= count:
                    gain = pull(outlook, seat, region, many) / many
                    if gain > most:
                        best, most, number = region, gain, many
        outlook.totals[seat][best] += number
        value += most * number
        count -= number
        if first == NOWHERE:
            first = best
    return value, first


def pull(outlook: Outlook, seat: int, region: int, more: int) -> float:
    """What more influence in a region is worth, or less: the places there, and what goals have to do with the lead."""
    before = outlook.order_with(seat, region, 0)
    after = outlook.order_with(seat, region, more)
    value = outlook.shift(seat, region, more, before, after)
    first = before[0] if before else -1
    last = after[0] if after else -1
    return value if last == first else value + spur(outlook.table, seat, region, first, last)


def spur(table: IceGardenTable, seat: int, region: int, first: int, last: int) -> float:
    """What goals have to do with a lead that changes hands: one's own, and that of the one who would lose it."""
    rival = first if last == seat else last
    value = step_value(table, seat, region, seat) + (step_value(table, rival, region, seat) if rival >= 0 else 0.0)
    return value if last == seat else -value


def step_value(table: IceGardenTable, owner: int, region: int, seat: int) -> float:
    """What it is worth to a seat that the owner's unit of the goal in a region works (his own), or does not."""
    player = table.players[owner]
    character = table.content.characters[player.character]
    if character.goal == "sanctuaries" and region == table.thorn:
        steps = table.sanctuaries[region] + 0.2
    elif region in player.figures[3:5] and serves(table, owner, character.goal, region):
        steps = 1.0
    elif character.goal == "closed-regions" and player.figures[5] == region:
        steps = 0.4
    else:
        return 0.0
    near = progress(table, owner) / character.need
    weight = GOAL[character.goal] if owner == seat else 0.2 * FEAR
    return steps * weight * (2.0 * near + 1.0 / character.need) / character.need


# Movement and Ravenous Mountain


def best_march(outlook: Outlook, seat: int) -> float:
    """The best single step of a marker or a unit."""
    table = outlook.table
    best = 0.0
    known: dict[tuple[int, int], float] = {}
    for region in table.sequence:
        for strength, carrier in pieces_in(table, seat, region):
            loss = pull(outlook, seat, region, -strength)
            for other in vocabulary.BITS[table.reach[region]]:
                gain = arrival(outlook, seat, other, strength, known)
                best = max(best, loss + gain + calling(table, seat, carrier, region, other))
    return best


def best_swallow(outlook: Outlook, seat: int) -> tuple[float, int, int]:
    """The best journey of one unit, or of everything in a region: what it brings, whence and where to."""
    table = outlook.table
    best = (0.0, NOWHERE, NOWHERE)
    known: dict[tuple[int, int], float] = {}
    regions = table.open_regions()
    for region in regions:
        groups = pieces_in(table, seat, region)
        whole = table.influence(seat, region)
        if whole > 1:
            groups.append((whole, any(carrier for _strength, carrier in groups)))
        for strength, carrier in groups:
            loss = pull(outlook, seat, region, -strength)
            for other in regions:
                if other != region:
                    gain = arrival(outlook, seat, other, strength, known)
                    value = loss + gain + calling(table, seat, carrier, region, other)
                    if value > best[0]:
                        best = (value, region, other)
    return best


def arrival(outlook: Outlook, seat: int, region: int, strength: int, known: dict[tuple[int, int], float]) -> float:
    """What it is worth to come to a region, wherever from, or to leave it: worked out once for all who are equally strong."""
    value = known.get((region, strength))
    if value is None:
        value = known[region, strength] = pull(outlook, seat, region, strength)
    return value


def pieces_in(table: IceGardenTable, seat: int, region: int) -> list[tuple[int, bool]]:
    """A marker and a unit of each type there: influence, and whether it works for the goal."""
    player = table.players[seat]
    found = [(1, False)] if player.markers[region] else []
    for place in range(3):
        if player.figure_in(place, region) >= 0:
            found.append((place + 1 + player.power[place * vocabulary.ABILITIES + vocabulary.DOMINATION], place == vocabulary.CARRIER))
    return found


def calling(table: IceGardenTable, seat: int, carrier: bool, here: int, there: int) -> float:
    """A unit of the goal wants to be where it has something to do; a new one comes from nowhere."""
    goal = table.content.characters[table.players[seat].character].goal
    if not carrier:
        return 0.0
    return 1.6 * (serves(table, seat, goal, there) - (here != NOWHERE and serves(table, seat, goal, here)))


# Viper's Throat and Raven's Shadow


def throat(table: IceGardenTable, seat: int, population: int, gold: int) -> float:
    """A token, and markers for the bonus at the end; each costs an influence marker for good."""
    player = table.players[seat]
    value = 0.9 + (0.5 if population < 2 else 0.0) + (0.2 if gold < 1 else 0.0)
    value -= 0.25 * table.slots[vocabulary.VIPER].count(seat)
    if player.supply < 5:
        value -= 0.15 * (5 - player.supply)
    most = max([table.players[other].viper for other in range(len(table.players)) if other != seat])
    if most - 1 <= player.viper <= most:
        value += 0.3 + 0.08 * player.helmet
    return value


def pardon(table: IceGardenTable, seat: int) -> float:
    """Raven's Shadow: away from the worst place, or a Vuko token less."""
    player = table.players[seat]
    value = 0.0
    if not table.solo and table.reputation[seat] < 0:
        value = 0.3 + 0.06 * -table.reputation[seat]
        if table.worst() == seat and len(table.ranks) > 1:
            higher = table.reputation[table.ranks[-2]] - table.reputation[seat]
            value += VISIT if higher <= vocabulary.RISE_STEPS else 0.3
        if table.snow * 2 > table.limit and -5 <= standing(table, seat) <= 3:
            value += 4.0 * (table.snow / table.limit) ** 2
            if table.limit - table.snow <= PUSHES * (snow_threat(table, seat) + 1):
                value += 6.0
    if player.vuko and player.tokens[vocabulary.M_ZERO] and not table.solo:
        value = max(value, 0.3 * player.vuko - 0.1)
    return value


# Making


def creation(table: IceGardenTable, outlook: Outlook, seat: int, times: int) -> float:
    """Units, and what they cost: reputation, and the snow."""
    place, count = best_summons(table, seat)
    player = table.players[seat]
    value = 0.0
    if count:
        unit = table.card(seat)[place]
        strength = unit.level + player.power[place * vocabulary.ABILITIES + vocabulary.DOMINATION]
        regions = presence(table, seat)
        lands = max([pull(outlook, seat, region, strength) for region in regions], default=0.0)
        value = count * (0.5 + 0.5 * outlook.fade) * UNIT[place] + lands * (1.0 + 0.4 * (count - 1))
        if not table.solo:
            value -= reputation_worth(table) * (count * unit.level + unit.penalty) - 0.3
    elif player.tokens[vocabulary.M_ZERO]:
        value = 1.1 * outlook.fade
    value -= 2.6 * times
    if table.solo:
        return value - robot_makes(table, outlook, times)
    return value + snowfall(table, seat)


PUSHES = 3
"""How far one action marker on Making can push the snow."""


def snowfall(table: IceGardenTable, seat: int) -> float:
    """Making brings the snow nearer: a way to win for one, a danger for the others; and a full field stops everybody."""
    left = table.limit - table.snow
    fallen = table.snow / table.limit
    own = table.slots[vocabulary.MAKING].count(seat)
    if table.snow_winner(seat, 1) == seat:
        if left <= PUSHES * (own + 1) and table.snow_winner(seat, left) == seat:
            return 60.0
        return 6.0 * fallen**2 * min(1.0, standing(table, seat) / 4.0)
    rivals = snow_threat(table, seat)
    if left <= PUSHES * (rivals + 1):
        return 4.0 if left > PUSHES * rivals else -6.0
    return -4.0 * fallen**2


def snow_threat(table: IceGardenTable, seat: int) -> int:
    """Action markers on Making of others who would win by the snow."""
    rivals = [other for other in set(table.slots[vocabulary.MAKING]) if other != seat and table.snow_winner(other, 1) == other]
    return sum([table.slots[vocabulary.MAKING].count(other) for other in rivals])


def robot_makes(table: IceGardenTable, outlook: Outlook, times: int) -> float:
    """Every Making of the Player makes the snow rise and brings the robot's best units."""
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


def answer_of_robot(outlook: Outlook) -> float:
    """What the robot's two markers in a region of chance cost the Player on the average."""
    table = outlook.table
    regions = table.open_regions()
    if not table.players[vocabulary.ROBOT].supply or not regions:
        return 0.0
    return sum([outlook.gain(vocabulary.ROBOT, region, vocabulary.ROBOT_MARKERS) for region in regions], 0.0) / len(regions)


def best_summons(table: IceGardenTable, seat: int) -> tuple[int, int]:
    """The unit type and the number that five moves of M-factor and what lies there already allow; number 0 for none."""
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


def unit_value(table: IceGardenTable, unit: Unit, seat: int) -> float:
    value = UNIT[unit.place] * (1.5 if unit.dominating is not None else 1.0) + unit.level * 0.4
    return value if table.solo else value - reputation_worth(table) * (unit.level + unit.penalty)


def moves_needed(player: Scientist, level: int, count: int) -> int:
    """How many moves bring so many M tokens to a level; too many if there are not enough tokens."""
    steps = 0
    missing = count
    for distance in range(4):
        for other in {level - distance, level + distance}:
            if 0 <= other <= 3 and missing:
                used = min(missing, player.tokens[vocabulary.M_ZERO + other])
                missing -= used
                steps += used * distance
    return steps if not missing else 99
