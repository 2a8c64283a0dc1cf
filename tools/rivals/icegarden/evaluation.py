"""How well everybody stands, in points: those scored, and those that the table promises.

A position is judged as the coming Domination phase will find it, so Vuko's next visit is taken into account. After the
set-up no player has secrets, so one table is enough.
"""

from __future__ import annotations

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.ranking import in_order, influences, rankings
from pionek.games.icegarden.procedures.domination_phase import DominationPhase
from pionek.games.icegarden.procedures.end_of_game import viper_favourite
from pionek.games.icegarden.procedures.individual_goals import achieved, progress
from pionek.games.icegarden.procedures.round import Round
from pionek.games.icegarden.procedures.table import IceGardenTable

SCALE = 150.0
UNIT = (1.2, 2.6, 3.6)
"""What a unit on the board is worth beside its influence, by level."""
GOAL = {"towers": 33.0, "sanctuaries": 22.0, "closed-regions": 44.0, "recruits": 16.0}
"""What a reached goal is worth; a goal that is partly reached counts by the square of that part."""
FAR_GOAL = 10.0
"""The same for closed regions among three players, whose game is over before two are closed: points come first."""
FEAR = 90.0
"""The same for the goal of another player, which must be stopped before it is reached."""
SHARE = 0.3
"""What a share of the influence in a region is worth, in parts of its first prize: places are won step by step."""
REPUTATION, DUEL_REPUTATION = 0.15, 1.5
"""What a step of reputation is worth; between two players more, because the worse of them loses by the Dead Snow."""
LAST_HELMET = 9
SCORING_AHEAD = ("initiative", "order_tokens", "planning", "actions", "activation", "vuko", "domination")
"""The steps of a round in which the points for its red ships are still to come."""
VISIT_OVER = ("vuko", "domination", "refresh", "check")
"""The steps of a round in which Vuko has moved or is moving."""


class Forecast:
    """Influence and the order of domination in every region as the next Domination phase will find them."""

    def __init__(self, table: IceGardenTable) -> None:
        self.table = table
        self.totals = influences(table)
        self.lost = [0.0] * len(table.players)
        self.factor = 0
        self.resolved = 0
        """The regions that have given their points, as bits."""
        current = table.nearest(Round)
        step = current.step_name() if current is not None else ""
        if step in SCORING_AHEAD:
            self.factor = table.factor
        if step == "domination":
            phase = table.nearest(DominationPhase)
            if phase is not None:
                self.resolved = sum([1 << region for region in table.sequence[: phase.turn - 1]])
        self.fade = fading(table)
        self.later = 0.32 * scorings_left(table)
        if step not in VISIT_OVER and table.round:
            self.foresee_visit()
        self.ranks = rankings(table, self.totals)

    def foresee_visit(self) -> None:
        """Take away the influence that Vuko's next visit will cost, and give back what he withdrew (IG-VUKO-03 to -13)."""
        table = self.table
        comes = table.vuko_in_play if not table.solo else table.round > 1 or table.summoned
        if not comes:
            return
        guest = table.worst()
        totals = self.totals
        goal = vocabulary.NOWHERE
        for region in table.sequence:
            if region != table.vuko and not table.closed[region] and totals[guest][region]:
                if goal == vocabulary.NOWHERE or totals[guest][region] > totals[guest][goal]:
                    goal = region
        if goal == vocabulary.NOWHERE:
            return
        for seat in range(len(table.players)):
            player = table.players[seat]
            if table.vuko != vocabulary.NOWHERE:
                totals[seat][table.vuko] += player.withdrawn[table.vuko]
            tokens = player.vuko + (1 if seat == guest else 0)
            totals[seat][goal] -= min(tokens, player.markers[goal])
        player = table.players[guest]
        for place in range(3):
            figure = player.figure_in(place, goal)
            if figure >= 0 and not player.down >> figure & 1:
                totals[guest][goal] -= place + 1 + player.power[place * vocabulary.ABILITIES + vocabulary.DOMINATION]
                self.lost[guest] = UNIT[place]
                break

    # What regions bring

    def add_prospect(self, region: int, seats: list[int], values: list[float]) -> None:
        """Add to everybody's value what a region with this order of domination is worth."""
        table = self.table
        totals = self.totals
        everything = table.nations[region]
        for row in totals:
            everything += row[region]
        if not everything and not seats:
            return
        tile = table.tile_of(region)
        points = tile.points
        times = self.later if self.resolved >> region & 1 else self.later + self.factor
        yields = 0.6 * self.fade
        for place in range(len(seats)):
            seat = seats[place]
            if place < len(points):
                values[seat] += points[place] * times
            if place < 3 and seat < table.seats:
                values[seat] += yields * tile.sorted_yields[place]
        if seats:
            first = seats[0]
            second = totals[seats[1]][region] if len(seats) > 1 else table.nations[region]
            lead = totals[first][region] - second
            values[first] += 0.7 * self.fade * table.sanctuaries[region] + 0.12 * min(3, lead)
        if everything:
            prize = SHARE * (points[0] * times + yields) / everything
            for seat in range(len(values)):
                share = totals[seat][region]
                if share:
                    values[seat] += prize * share

    def standings(self) -> list[float]:
        """Everybody's points, with what their places in the regions and their units are going to bring."""
        table = self.table
        values = [float(player.points) for player in table.players]
        for region in table.sequence:
            if not table.closed[region]:
                self.add_prospect(region, self.ranks[region], values)
        for seat in range(len(values)):
            values[seat] += self.fade * (army(table, seat) - self.lost[seat])
        return values

    def scores(self) -> list[int]:
        """The points that everybody would get if regions scored once now."""
        table = self.table
        values = [0] * len(table.players)
        for region in table.open_regions():
            points = table.tile_of(region).points
            seats = self.ranks[region]
            for place in range(min(len(points), len(seats))):
                values[seats[place]] += points[place]
        return values

    def order_with(self, seat: int, region: int, more: int) -> list[int]:
        """The order of domination if a seat had so much more influence in a region."""
        row = self.totals[seat]
        row[region] += more
        order = in_order(self.table, region, self.totals)
        row[region] -= more
        return order

    def gain(self, seat: int, region: int, more: int) -> float:
        """What so much more influence in a region is worth to a seat: its own gain, less what the others gain."""
        return self.shift(seat, region, more, self.order_with(seat, region, 0), self.order_with(seat, region, more))

    def shift(self, seat: int, region: int, more: int, before: list[int], after: list[int]) -> float:
        """The same, with the order of domination before and after given."""
        count = len(self.totals)
        old = [0.0] * count
        self.add_prospect(region, before, old)
        self.totals[seat][region] += more
        new = [0.0] * count
        self.add_prospect(region, after, new)
        self.totals[seat][region] -= more
        mine = new[seat] - old[seat]
        return mine - 0.8 * (sum(new, 0.0) - sum(old, 0.0) - mine) / (count - 1)


def fading(table: IceGardenTable) -> float:
    """The part of their value that tokens and units still have: they are only means, worth 0 in the last round."""
    return min(1.0, (LAST_HELMET - max([player.helmet for player in table.players])) / 4.0)


def scorings_left(table: IceGardenTable) -> int:
    """How many of the red ships are still to be reached."""
    return len([1 for helmet in table.content.helmets if helmet.red and not table.reached >> helmet.index & 1])


def army(table: IceGardenTable, seat: int) -> float:
    """Units that stand on the board, and what they can do."""
    player = table.players[seat]
    power = player.power
    figures = player.figures
    value = 0.0
    for figure in range(vocabulary.FIGURES):
        if figures[figure] != vocabulary.NOWHERE and not player.down >> figure & 1:
            place = vocabulary.LEVEL_OF[figure]
            value += UNIT[place] + 0.6 * power[place * 4] + 0.2 * power[place * 4 + 1] + 0.3 * power[place * 4 + 3]
    return value


# The whole


def evaluate(table: IceGardenTable, seat: int) -> float:
    """Between -1 (lost) and 1 (won): the points, prospects and goal of a seat against those of the others."""
    result = table.result
    if result is not None:
        return 1.0 if seat in result.winners else -1.0
    forecast = Forecast(table)
    ranks = forecast.ranks
    values = forecast.standings()
    mine = values[seat] + possessions(table, seat, forecast.fade) + goal_value(table, seat, ranks)
    mine -= recruiting_danger(table, seat, ranks)
    others = [values[other] + FEAR * goal_nearness(table, other, ranks) ** 2 for other in range(len(values)) if other != seat]
    return (mine - 0.3 * sum(others, 0.0) / len(others) - 0.5 * max(others)) / SCALE


def parts(table: IceGardenTable, seat: int) -> dict[str, float]:
    """The same by what it consists of."""
    forecast = Forecast(table)
    ranks = forecast.ranks
    values = forecast.standings()
    points = float(table.players[seat].points)
    units = forecast.fade * (army(table, seat) - forecast.lost[seat])
    others = [values[other] + FEAR * goal_nearness(table, other, ranks) ** 2 for other in range(len(values)) if other != seat]
    found = {
        "points": points,
        "regions": values[seat] - points - units,
        "units": units,
        "possessions": possessions(table, seat, forecast.fade),
        "goal": goal_value(table, seat, ranks) - recruiting_danger(table, seat, ranks),
        "rivals": -0.3 * sum(others, 0.0) / len(others) - 0.5 * max(others),
    }
    return {name: each / SCALE for name, each in found.items()}


def possessions(table: IceGardenTable, seat: int, fade: float) -> float:
    """Tokens, presence, upgrades, reputation and Vuko."""
    player = table.players[seat]
    value = tokens(table, seat, player.tokens, fade)
    for region in table.sequence:
        if player.is_in(region) and not table.closed[region]:
            value += 0.5 * fade + 0.05 * player.markers[region]
    value += 0.5 * fade * len([each for each in player.bought if each != vocabulary.EMPTY])
    value += 0.06 * fade * min(6, player.supply)
    if not table.solo:
        value -= reputation_worth(table) * (vocabulary.YIN_YANG - table.reputation[seat])
        if table.vuko_in_play and table.worst() == seat:
            value -= 0.6 + 0.4 * fade
    value -= 0.8 * player.vuko
    if viper_favourite(table) == seat:
        value += 1.0 + 0.4 * max([each.helmet for each in table.players])
    return value + snow_value(table, seat)


FURTHER_TOKENS = ((0.7, 0.6, 0.5, 0.4, 0.3), (0.55, 0.5, 0.4, 0.3, 0.2), (1.0, 0.95, 0.9, 0.8, 0.6))
"""What the first, second ... token of population, gold and M-factor beyond those wanted this round is worth."""
FURTHEST_TOKEN = 0.2
WANTED_TOKEN = (1.2, 1.0)
"""What a token is worth that pays for something planned already: population, gold."""


def tokens(table: IceGardenTable, seat: int, held: list[int], fade: float) -> float:
    """What tokens on a card are worth; those that the planned actions of this round need are worth most."""
    slots = table.slots
    wanted = (
        2 * slots[vocabulary.INFLUENCE].count(seat) + 2 * slots[vocabulary.MOUNTAIN].count(seat),
        2 * slots[vocabulary.MOVEMENT].count(seat),
    )
    value = 0.0
    for kind in range(2):
        count = held[kind]
        used = min(count, wanted[kind])
        value += WANTED_TOKEN[kind] * used + fade * further_tokens(kind, count - used)
    for level in range(4):
        value += 0.1 * level * fade * held[vocabulary.M_ZERO + level]
    return value + fade * further_tokens(vocabulary.M_FACTOR, sum(held[vocabulary.M_ZERO :]))


def further_tokens(kind: int, count: int) -> float:
    scale = FURTHER_TOKENS[kind]
    if count <= len(scale):
        return sum(scale[:count], 0.0)
    return sum(scale, 0.0) + FURTHEST_TOKEN * (count - len(scale))


def snow_value(table: IceGardenTable, seat: int) -> float:
    """The Dead Snow is good for the player who would win by it and bad for the others, the more the higher it is."""
    fallen = table.snow / table.limit
    if table.solo:
        return -12.0 * fallen**2
    return 18.0 * fallen**2 * max(-1.0, min(1.0, reputation_lead(table, seat) / 5.0))


def reputation_worth(table: IceGardenTable) -> float:
    """What one step up or down the reputation track is worth."""
    return DUEL_REPUTATION if len(table.players) == 2 and not table.solo else REPUTATION


def reputation_lead(table: IceGardenTable, seat: int) -> int:
    """How far ahead of the best other player the seat's reputation would be after the reckoning of the Dead Snow (IG-SNOW-05)."""
    others = [
        table.reputation[other] - 2 * table.players[other].vuko for other in range(len(table.players)) if other != seat
    ]
    return table.reputation[seat] - 2 * table.players[seat].vuko - max(others)


def recruiting_danger(table: IceGardenTable, seat: int, ranks: list[list[int]]) -> float:
    """What it costs to have markers where another player recruits: more, the nearer that player is to the goal."""
    danger = 0.0
    for other in range(len(table.players)):
        character = table.character_of(other)
        if other == seat or character.goal != "recruits":
            continue
        near = progress(table, other) / character.need
        for region in set(table.players[other].figures[3:5]):
            if region != vocabulary.NOWHERE and table.players[seat].markers[region] and ranks[region][:1] == [other]:
                danger += 1.5 + 6.0 * near
    return danger


# Individual goals


def goal_value(table: IceGardenTable, seat: int, ranks: list[list[int]]) -> float:
    """What the individual goal of a seat is worth so far."""
    character = table.character_of(seat)
    far = character.goal == "closed-regions" and len(table.players) == 3
    return (FAR_GOAL if far else GOAL[character.goal]) * goal_nearness(table, seat, ranks) ** 2 + (20.0 if achieved(table, seat) else 0.0)


def goal_nearness(table: IceGardenTable, seat: int, ranks: list[list[int]]) -> float:
    """How near a seat is to its individual goal, prepared steps included: from 0 to 1."""
    character = table.character_of(seat)
    return min(1.0, (progress(table, seat) + prepared(table, seat, character.goal, ranks)) / character.need)


def prepared(table: IceGardenTable, seat: int, goal: str, ranks: list[list[int]]) -> float:
    """How many steps to the goal the next Domination phase may bring, likely ones as parts of a step."""
    player = table.players[seat]
    carriers = [region for region in set(player.figures[3:5]) if region != vocabulary.NOWHERE and not table.closed[region]]
    value = 0.0
    if goal == "closed-regions":
        return nightmares(table, seat, carriers, ranks)
    if goal == "sanctuaries" and table.thorn != vocabulary.NOWHERE:
        waiting = table.sanctuaries[table.thorn] + table.turned[table.thorn]
        value += waiting * 0.5 + (0.2 + 0.35 * waiting if ranks[table.thorn][:1] == [seat] else 0.0)
    for region in carriers:
        if has_work(table, seat, goal, region):
            value += 0.6 if ranks[region][:1] == [seat] else 0.2
    return value


def has_work(table: IceGardenTable, seat: int, goal: str, region: int) -> bool:
    """Whether a unit that works for the goal can do so in a region."""
    if goal == "towers":
        return not table.towers[region]
    if goal == "sanctuaries":
        return table.sanctuaries[region] > 0 and region != table.thorn
    if goal == "recruits":
        return has_others(table, seat, region)
    return table.nightmares[region] > 0


def has_others(table: IceGardenTable, seat: int, region: int) -> bool:
    """Whether a marker of another player lies in the region."""
    for other in range(len(table.players)):
        if other != seat and table.players[other].markers[region]:
            return True
    return False


def nightmares(table: IceGardenTable, seat: int, fauns: list[int], ranks: list[list[int]]) -> float:
    """The value of Nightmare tokens that lie or will be laid, more where a Faun can close the region with two of them."""
    value = 0.0
    for region in table.sequence:
        if table.closed[region] or region == table.thorn:
            continue
        laid = table.nightmares[region]
        here = table.players[seat].figures[5] == region
        if laid or here:
            lead = ranks[region][:1] == [seat]
            soon = min(2, laid + 1) if here and lead else laid
            value += 0.1 * laid + 0.2 * soon
            if region in fauns:
                value += (0.35 if soon == 2 else 0.1) if lead else 0.05
    return value
