"""How well a seat stands, and what to answer: the hints of this game for bots.

Nothing is hidden after the set-up, so the best answer is worked out on one table: rules of thumb plan and summon, and
for everything else each option is followed to the end of its chain and the positions are compared.
"""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.core.windows import PASS, PASSING
from pionek.games.icegarden import words
from pionek.games.icegarden.actions import Influence, Mountain, Movement
from pionek.games.icegarden.attack import Attack, damage_in
from pionek.games.icegarden.ending import progress, viper_favourite
from pionek.games.icegarden.making import Making, Shifting, Summoning, reserve
from pionek.games.icegarden.ranking import influences, rankings
from pionek.games.icegarden.rounds import Initiative, OrderTokens, Planning
from pionek.games.icegarden.setup import SetUp
from pionek.games.icegarden.table import EMPTY, NOWHERE, Board, Scientist

SCALE = 150.0
FIRST_TOKENS = ((0.7, 0.7, 0.6, 0.5, 0.3), (0.6, 0.6, 0.4, 0.3, 0.2), (1.0, 0.9, 0.8, 0.6, 0.4))
"""What the first, second ... token of population, gold and M-factor is worth, in points."""
FURTHER_TOKEN = 0.1
UNIT = (1.2, 2.6, 3.6)
"""What a unit on the board is worth beside its influence, by level."""
GOAL = {"towers": 33.0, "sanctuaries": 22.0, "closed-regions": 44.0, "recruits": 8.0}
"""What a goal nearly met is worth; the square of its part counts. Goals that are easy to pursue need less of a pull."""
FEAR = 90.0
"""The same of another player's goal: what he has nearly reached must be stopped."""


def worth(table: Board, seat: int) -> float:
    """Between -1 (lost) and 1 (won): points, what is to come, and how near the goal is, against the others."""
    result = table.result
    if result is not None:
        return 1.0 if seat in result.winners else -1.0
    totals = influences(table)
    ranks = rankings(table, totals)
    values = standings(table, totals, ranks)
    mine = values[seat] + possessions(table, seat) + ambition(table, seat, ranks) - press_gang(table, seat, ranks)
    others = [values[other] + FEAR * nearness(table, other, ranks) ** 2 for other in range(len(values)) if other != seat]
    return (mine - 0.3 * sum(others) / len(others) - 0.5 * max(others)) / SCALE


def scorings_left(table: Board) -> float:
    """How many of the red ships are still to be reached."""
    return float(sum([1 for helmet in table.box.helmets if helmet.red and not table.reached >> helmet.index & 1]))


def standings(table: Board, totals: list[list[int]], ranks: list[list[int]]) -> list[float]:
    """Points, and what the places in the regions are going to bring everybody."""
    values = [float(player.points) for player in table.players]
    later = 0.3 * scorings_left(table)
    for region in table.sequence:
        if table.closed[region]:
            continue
        tile = table.box.tiles[table.tiles[region]]
        yields = tile.sorted_yields
        seats = ranks[region]
        for place in range(len(seats)):
            seat = seats[place]
            if place < len(tile.points):
                values[seat] += tile.points[place] * (table.factor + later)
            if place < 3:
                values[seat] += 0.6 * yields[place]
        if seats:
            values[seats[0]] += 0.7 * table.sanctuaries[region]
            lead = totals[seats[0]][region] - (totals[seats[1]][region] if len(seats) > 1 else 1)
            values[seats[0]] += 0.12 * min(3, lead)
    return values


def possessions(table: Board, seat: int) -> float:
    """Tokens, units, upgrades, reputation and Vuko."""
    player = table.players[seat]
    value = 0.0
    for kind in range(3):
        count = player.tokens[kind] if kind < words.M_FACTOR else sum(player.tokens[words.M_ZERO :])
        scale = FIRST_TOKENS[kind]
        for at in range(count):
            value += scale[at] if at < len(scale) else FURTHER_TOKEN
    for region in table.sequence:
        if player.is_in(region) and not table.closed[region]:
            value += 0.5 + 0.05 * player.markers[region]
    for figure in range(words.FIGURES):
        if player.figures[figure] != NOWHERE and not player.down >> figure & 1:
            place = words.LEVEL_OF[figure]
            power = player.power
            value += UNIT[place] + 0.6 * power[place * 4] + 0.2 * power[place * 4 + 1] + 0.3 * power[place * 4 + 3]
    value += 0.5 * len([each for each in player.bought if each != EMPTY])
    value += 0.06 * min(6, player.supply)
    if not table.solo:
        value -= 0.15 * (words.YIN_YANG - table.reputation[seat])
        if table.vuko_in_play and table.worst() == seat:
            value -= 1.2
    value -= 0.8 * player.vuko
    if viper_favourite(table) == seat:
        value += 1.0 + 0.4 * max([each.helmet for each in table.players])
    return value + weather(table, seat)


def weather(table: Board, seat: int) -> float:
    """The Dead Snow is good for the one who would win by it, and bad for everybody else."""
    fallen = table.snow / table.limit
    if table.solo or table.snow_winner(seat, 1) != seat:
        return -4.0 * fallen**3
    return 7.0 * fallen**4


def press_gang(table: Board, seat: int, ranks: list[list[int]]) -> float:
    """Markers where somebody else recruits are better elsewhere, the more so the nearer he is to his goal."""
    danger = 0.0
    for other in range(len(table.players)):
        if other == seat or table.box.characters[table.players[other].character].goal != "recruits":
            continue
        near = progress(table, other) / table.box.characters[table.players[other].character].need
        for region in set(table.players[other].figures[3:5]):
            if region != NOWHERE and table.players[seat].markers[region] and ranks[region][:1] == [other]:
                danger += 1.5 + 6.0 * near
    return danger


def ambition(table: Board, seat: int, ranks: list[list[int]]) -> float:
    """What the individual goal is worth as far as it has come."""
    character = table.box.characters[table.players[seat].character]
    met = progress(table, seat) >= character.need
    return GOAL[character.goal] * nearness(table, seat, ranks) ** 2 + (20.0 if met else 0.0)


def nearness(table: Board, seat: int, ranks: list[list[int]]) -> float:
    """How near the individual goal is, what is prepared for it included: from 0 to 1."""
    character = table.box.characters[table.players[seat].character]
    return min(1.0, (progress(table, seat) + prepared(table, seat, character.goal, ranks)) / character.need)


def prepared(table: Board, seat: int, goal: str, ranks: list[list[int]]) -> float:
    """Steps to the goal that the next Domination phase may bring, in parts of a step."""
    player = table.players[seat]
    carriers = [region for region in set(player.figures[3:5]) if region != NOWHERE and not table.closed[region]]
    value = 0.0
    if goal == "closed-regions":
        return nightmares(table, seat, carriers, ranks)
    if goal == "sanctuaries" and table.thorn != NOWHERE:
        waiting = table.sanctuaries[table.thorn] + table.turned[table.thorn]
        value += waiting * 0.5 + (0.2 + 0.35 * waiting if ranks[table.thorn][:1] == [seat] else 0.0)
    for region in carriers:
        if goal == "towers":
            ready = not table.towers[region]
        elif goal == "sanctuaries":
            ready = table.sanctuaries[region] > 0 and region != table.thorn
        else:
            ready = has_others(table, seat, region)
        if ready:
            value += 0.6 if ranks[region][:1] == [seat] else 0.2
    return value


def has_others(table: Board, seat: int, region: int) -> bool:
    """Whether a marker of another player lies in the region."""
    for other in range(len(table.players)):
        if other != seat and table.players[other].markers[region]:
            return True
    return False


def nightmares(table: Board, seat: int, fauns: list[int], ranks: list[list[int]]) -> float:
    """Nightmare tokens that lie, and the units that go with them."""
    value = 0.0
    for region in table.sequence:
        if table.closed[region] or region == table.thorn:
            continue
        tokens = table.nightmares[region]
        here = table.players[seat].figures[5] == region
        if tokens or here:
            lead = ranks[region][:1] == [seat]
            value += 0.15 * tokens + (0.2 if here and tokens < 2 and lead else 0.0)
            if region in fauns and lead:
                value += 0.12 * (tokens + here)
    return value


# What to answer


def advise(table: Board, seat: int) -> Option | None:
    """The answer to the pending decision; nothing where it makes no difference."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    option: Option | None = None
    if isinstance(frame, SetUp) and not table.reach[0] | table.reach[1]:
        return None
    if isinstance(frame, OrderTokens):
        return None
    if isinstance(frame, Planning):
        option = planned(table, seat, decision.options)
    elif isinstance(frame, Initiative):
        option = advanced(table, seat, decision.options)
    elif isinstance(frame, Making):
        option = made(table, seat, decision.options)
    elif isinstance(frame, Shifting):
        option = shifted(table, seat)
    elif isinstance(frame, Summoning) and frame.step_name() == "choose":
        option = summoned(table, seat, decision.options)
    elif isinstance(frame, Mountain) and decision.partial:
        option = decision.options[-1] if frame.step_name() == "markers" else decision.options[0]
    elif isinstance(frame, Attack):
        option = attacked(table, seat, frame, decision.options)
    return option if option is not None and option in decision.options else tried(table, seat, decision.options)


def tried(table: Board, seat: int, options: list[Option]) -> Option:
    """Follow each option to the end of its chain, and take the one that leads to the best position."""
    best = options[0]
    most = -10.0
    for option in options:
        after = table.clone()
        after.take(option, seat)
        decision = after.decision
        while decision is not None and decision.partial and decision.seat == seat:
            if isinstance(after.agenda[-1], Influence | Movement):
                break  # the second step may be left out, and is thought about when it comes
            after.take(advise(after, seat) or decision.options[0], seat)
            decision = after.decision
        value = worth(after, seat)
        if value > most + 1e-9:
            best, most = option, value
    return best


def planned(table: Board, seat: int, options: list[Option]) -> Option:
    """The field that is wanted most, given what is planned already and what can be paid."""
    wishes = desires(table, seat)
    best = options[0]
    for option in options:
        if wishes[option.subject] > wishes[best.subject]:
            best = option
    return best


def desires(table: Board, seat: int) -> list[float]:
    player = table.players[seat]
    planned_on = [field.count(seat) for field in table.slots]
    population = player.tokens[words.POPULATION] - 2 * planned_on[words.INFLUENCE] - 2 * planned_on[words.MOUNTAIN]
    gold = player.tokens[words.GOLD] - 2 * planned_on[words.MOVEMENT]
    m_factor = sum(player.tokens[words.M_ZERO :])
    wishes = [0.0] * words.FIELDS
    wishes[words.VIPER] = 1.5 - 0.4 * planned_on[words.VIPER] + (0.5 if population < 2 else 0.0)
    if population > 0 and player.supply:
        wishes[words.INFLUENCE] = (3.0 if population > 1 else 1.6) - 0.5 * planned_on[words.INFLUENCE]
    if gold > 0:
        wishes[words.MOVEMENT] = (1.2 if gold > 1 else 0.8) + 1.6 * restless(table, seat) - planned_on[words.MOVEMENT]
    if population > 1:
        wishes[words.MOUNTAIN] = 0.9 + 0.8 * restless(table, seat) - planned_on[words.MOUNTAIN]
    if best_summons(table, seat)[1]:
        wishes[words.MAKING] = 3.4 + 0.2 * m_factor - 2.4 * planned_on[words.MAKING]
    elif m_factor and player.tokens[words.M_ZERO]:
        wishes[words.MAKING] = 1.3 - 1.5 * planned_on[words.MAKING]
    if table.solo or table.snow_winner(seat, 1) != seat:
        wishes[words.MAKING] *= 1.0 - 0.6 * table.snow / table.limit
    elif table.snow * 2 > table.limit:
        wishes[words.MAKING] += 5.0 * table.snow / table.limit
    if not table.solo and table.reputation[seat] < 0:
        wishes[words.RAVEN] = 0.5 + 0.08 * -table.reputation[seat] + (0.8 if table.worst() == seat else 0.0)
    if player.vuko and player.tokens[words.M_ZERO]:
        wishes[words.RAVEN] += 0.4 * player.vuko
    wishes[words.RAVEN] -= 1.2 * planned_on[words.RAVEN]
    return wishes


def restless(table: Board, seat: int) -> int:
    """Units of the goal that have nothing to do where they stand."""
    player = table.players[seat]
    goal = table.box.characters[player.character].goal
    idle = 0
    for figure in (3, 4):
        region = player.figures[figure]
        if region == NOWHERE:
            continue
        if goal == "towers":
            idle += table.towers[region]
        elif goal == "sanctuaries":
            idle += region == table.thorn or not table.sanctuaries[region]
        elif goal == "recruits":
            idle += not has_others(table, seat, region)
        else:
            idle += not table.nightmares[region]
    return idle


def advanced(table: Board, seat: int, options: list[Option]) -> Option:
    """Action markers first; scoring and the last helmet if one is ahead."""
    player = table.players[seat]
    totals = influences(table)
    values = standings(table, totals, rankings(table, totals))
    ahead = values[seat] - (sum(values) - values[seat]) / max(1, len(values) - 1)
    best = options[0]
    most = -100.0
    for option in options:
        helmets = table.box.helmets[player.helmet + 1 : player.helmet + option.amount + 1]
        value = float(helmets[-1].cubes) - 0.2 * helmets[-1].ship
        for helmet in helmets:
            if helmet.red and not table.reached >> helmet.index & 1:
                value += 0.25 * max(-6.0, min(6.0, ahead))
        if option.amount > 1:
            value -= 1.2
        if value > most:
            best, most = option, value
    return best


# Making


def best_summons(table: Board, seat: int) -> tuple[int, int]:
    """The unit type and the number that five moves of M-factor and what lies there already allow; number 0 for none."""
    player = table.players[seat]
    best = (0, 0)
    most = 0.0
    for unit in table.card(seat):
        waiting = reserve(table, seat, unit)
        for count in range(1, waiting + 1):
            if moves_needed(player, unit.level, count) > words.SHIFTS:
                break
            value = count * UNIT[unit.place] * (1.5 if unit.dominating is not None else 1.0) + count * unit.level * 0.4
            if not table.solo:
                value -= 0.15 * (count * unit.level + unit.penalty)
            if value > most:
                best, most = (unit.place, count), value
    return best


def moves_needed(player: Scientist, level: int, count: int) -> int:
    """How many moves bring so many M tokens to a level; too many if there are not enough tokens."""
    steps = 0
    missing = count
    for distance in range(4):
        for other in {level - distance, level + distance}:
            if 0 <= other <= 3 and missing:
                used = min(missing, player.tokens[words.M_ZERO + other])
                missing -= used
                steps += used * distance
    return steps if not missing else 99


def made(table: Board, seat: int, options: list[Option]) -> Option | None:
    """Bring the snow if that wins; else M-factor to its level, then the units, then an upgrade if it is worth it."""
    deeds = table.box.deeds
    if table.snow + 1 >= table.limit:
        return options[0]
    place, count = best_summons(table, seat)
    if count:
        level = place + 1
        ready = table.players[seat].tokens[words.M_ZERO + level] >= count
        if not ready and deeds[words.SHIFT_M] in options:
            return deeds[words.SHIFT_M]
        if deeds[words.SUMMONING] in options:
            return deeds[words.SUMMONING]
    if not table.solo and table.snow * 2 > table.limit and table.snow_winner(seat, 3) == seat:
        return options[0]
    return None


def shifted(table: Board, seat: int) -> Option:
    """The next step of a token towards the level it is wanted on."""
    player = table.players[seat]
    place, count = best_summons(table, seat)
    level = place + 1
    if count and player.tokens[words.M_ZERO + level] < count:
        for distance in range(1, 4):
            for other in (level - distance, level + distance):
                if 0 <= other <= 3 and player.tokens[words.M_ZERO + other]:
                    return table.box.shifts[other][other + 1 if other < level else other - 1]
    return PASSING


def summoned(table: Board, seat: int, options: list[Option]) -> Option | None:
    place, count = best_summons(table, seat)
    unit = table.card(seat)[place].index
    for number in range(count, 0, -1):
        option = Option(words.SUMMON, unit, amount=number)
        if option in options:
            return option
    return None


# Attack


def attacked(table: Board, seat: int, frame: Attack, options: list[Option]) -> Option | None:
    if frame.step_name() == "pay":
        gain = sum([spoils(table, seat, region) for region in table.sequence], 0.0)
        return options[0] if gain >= 1.5 else PASSING
    best: Option | None = None
    most = 0.0
    for option in options:
        value = 0.0
        if option.verb == words.STRIKE and option.amount <= frame.left:
            value = prey(table, option.subject) / option.amount
        elif option.verb == words.RAZE:
            value = 1.1 - 0.3 * option.amount
        elif option.verb == words.ROUT:
            value = 0.9
        if value > most:
            best, most = option, value
    return best or next(option for option in options if option.verb == PASS)


def prey(table: Board, unit: int) -> float:
    """What it is worth to defeat a unit: points, and the goal it works for."""
    definition = table.box.units[unit]
    owner = table.owner_of(unit)
    value = definition.level * 1.6
    if definition.dominating is not None:
        value += 1.0 + 6.0 * progress(table, owner) / table.box.characters[definition.character].need
    return value


def spoils(table: Board, seat: int, region: int) -> float:
    """Roughly what an attack in this region brings."""
    damage = damage_in(table, seat, region)
    if not damage:
        return 0.0
    targets = float(table.nations[region])
    for other in range(len(table.players)):
        if other != seat:
            player = table.players[other]
            targets += player.markers[region] + player.withdrawn[region]
            for unit in table.card(other):
                if player.figure_in(unit.place, region) >= 0 and table.toughness(other, unit.place) <= damage:
                    targets += prey(table, unit.index)
    return min(damage * 1.5, targets)
