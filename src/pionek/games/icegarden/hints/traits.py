"""What may decide who wins, as numbers of a position: what games of bots weigh (`pionek learn icegarden`).

Most are leads: what a seat has, less what the strongest other seat has, once as it is and once by how far the game has
come, because tokens are means and points are ends.
"""

from __future__ import annotations

from typing import Final

from pionek.core.learned import Traits
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.evaluation import Forecast, goal_nearness, reputation_lead
from pionek.games.icegarden.procedures.end_of_game import viper_favourite
from pionek.games.icegarden.procedures.table import IceGardenTable

HELD: Final = (
    "points: scored / 20", "regions: prospects / 20", "regions: a scoring now / 10", "regions: first places / 4",
    "regions: second places / 4", "regions: presence / 6", "regions: markers / 10", "regions: lead where first / 6",
    "regions: sanctuaries held / 4", "units: first level / 3", "units: second level / 2", "units: third level",
    "units: abilities / 6", "units: upgrades / 6", "possessions: population / 6", "possessions: gold / 6",
    "possessions: M-factor / 6", "possessions: levels of M-factor / 6", "possessions: supply / 20", "possessions: reputation / 9",
    "possessions: Vuko tokens / 3", "possessions: visited next", "possessions: Viper", "possessions: helmet / 10",
    "possessions: place in turn order / 4",
)  # fmt: skip
"""What a seat has; traits are its leads."""
GOALS: Final = ("towers", "sanctuaries", "closed-regions", "recruits")


class IceGardenTraits(Traits[IceGardenTable]):
    """The traits of this game."""

    names = (
        *HELD,
        *(f"{name}, late" for name in HELD),
        *(f"goal: near {goal}, squared" for goal in GOALS),
        *(f"rivals: near {goal}, squared" for goal in GOALS),
        *(f"possessions: plays for {goal}" for goal in GOALS),
        "possessions: the snow and the lead of reputation",
    )

    def kind(self, table: IceGardenTable) -> int:
        return -1 if table.solo else table.seats

    def of(self, table: IceGardenTable, seat: int) -> list[float]:
        forecast = Forecast(table)
        standings = forecast.standings()
        scores = forecast.scores()
        count = len(table.players)
        rows = [held(forecast, other, standings[other], scores[other]) for other in range(count)]
        late = max([player.helmet for player in table.players]) / 9.0
        mine = rows[seat]
        numbers = [0.0] * (2 * len(mine) + 13)
        for at in range(len(mine)):
            best = -100.0
            total = 0.0
            for other in range(count):
                if other != seat:
                    total += rows[other][at]
                    best = max(best, rows[other][at])
            lead = mine[at] - 0.5 * (best + total / (count - 1))
            numbers[at] = lead
            numbers[len(mine) + at] = lead * late
        base = 2 * len(mine)
        for other in range(count):
            goal = GOALS.index(table.character_of(other).goal)
            near = goal_nearness(table, other, forecast.ranks) ** 2
            if other == seat:
                numbers[base + goal] = near
                numbers[base + 8 + goal] += 1.0
            else:
                numbers[base + 4 + goal] = -near
                numbers[base + 8 + goal] -= 1.0 / (count - 1)
        fallen = table.snow / table.limit
        numbers[base + 12] = fallen * fallen * max(-1.0, min(1.0, reputation_lead(table, seat) / 5.0))
        return numbers


def held(forecast: Forecast, seat: int, standing: float, score: int) -> list[float]:
    """What a seat has, in the order of HELD."""
    table = forecast.table
    player = table.players[seat]
    row = [0.0] * 25
    firsts, seconds, present, lead, sanctuaries = 0, 0, 0, 0, 0
    for region in table.sequence:
        if table.closed[region]:
            continue
        if player.is_in(region):
            present += 1
        ranks = forecast.ranks[region]
        if ranks and ranks[0] == seat:
            firsts += 1
            second = forecast.totals[ranks[1]][region] if len(ranks) > 1 else table.nations[region]
            lead += min(4, forecast.totals[seat][region] - second)
            sanctuaries += table.sanctuaries[region]
        elif len(ranks) > 1 and ranks[1] == seat:
            seconds += 1
    units = [0, 0, 0]
    figures = player.figures
    for figure in range(vocabulary.FIGURES):
        if figures[figure] >= 0 and not player.down >> figure & 1:
            units[vocabulary.LEVEL_OF[figure]] += 1
    tokens = player.tokens
    row[0] = player.points / 20.0
    row[1] = (standing - player.points) / 20.0
    row[2] = score / 10.0
    row[3] = firsts / 4.0
    row[4] = seconds / 4.0
    row[5] = present / 6.0
    row[6] = sum(player.markers) / 10.0
    row[7] = lead / 6.0
    row[8] = sanctuaries / 4.0
    row[9] = units[0] / 3.0
    row[10] = units[1] / 2.0
    row[11] = float(units[2])
    row[12] = sum(player.power) / 6.0
    row[13] = (vocabulary.FIGURES - player.bought.count(vocabulary.EMPTY)) / 6.0
    row[14] = tokens[vocabulary.POPULATION] / 6.0
    row[15] = tokens[vocabulary.GOLD] / 6.0
    row[16] = sum(tokens[vocabulary.M_ZERO :]) / 6.0
    row[17] = (tokens[3] + 2 * tokens[4] + 3 * tokens[5]) / 6.0
    row[18] = player.supply / 20.0
    row[19] = table.reputation[seat] / 9.0
    row[20] = player.vuko / 3.0
    row[21] = 1.0 if table.vuko_in_play and table.worst() == seat else 0.0
    row[22] = 1.0 if viper_favourite(table) == seat else 0.0
    row[23] = player.helmet / 10.0
    row[24] = (table.order.index(seat) if seat in table.order else len(table.order)) / 4.0
    return row
