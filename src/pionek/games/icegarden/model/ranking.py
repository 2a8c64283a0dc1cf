"""Who dominates a region, and in which order the others come (rulebook chapter "Faza Dominacji")."""

from __future__ import annotations

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import State


def ranking(table: State, region: int) -> list[int]:
    """The players whose influence beats the nations, the dominating one first (IG-FLOW-06, IG-DOM-08, IG-DOMTIE-01).

    A player level with the nations does not dominate, and adjacent regions do not break that tie (IG-NATION-01, -02, -03, -04).
    """
    nations = table.nations[region]
    found: list[tuple[int, int]] = []
    for seat in range(len(table.players)):
        influence = table.influence(seat, region)
        if influence > nations:
            for other, _seat in found:
                if other == influence:
                    return in_order(table, region, influences(table))
            found.append((influence, seat))
    found.sort(reverse=True)
    return [seat for _influence, seat in found]


def influences(table: State) -> list[list[int]]:
    """Everybody's influence in all regions at once, by seat and region: the same sums as State.influence."""
    found: list[list[int]] = []
    for player in table.players:
        totals = player.markers[:]
        figures = player.figures
        for figure in range(vocabulary.FIGURES):
            region = figures[figure]
            if region >= 0 and not player.down >> figure & 1:
                place = vocabulary.LEVEL_OF[figure]
                totals[region] += place + 1 + player.power[place * vocabulary.ABILITIES + vocabulary.DOMINATION]
        found.append(totals)
    return found


def in_order(table: State, region: int, totals: list[list[int]]) -> list[int]:
    """The same order, from everybody's influence in all regions.

    Of equal ones the influence in all open neighbours together decides (gaps R-45), then reputation (IG-DOMTIE-01, -02, -03).
    """
    ranks = table.ranks
    nations = table.nations[region]
    found: list[tuple[int, int]] = []
    level = False
    for place, seat in enumerate(ranks):
        influence = totals[seat][region]
        if influence > nations:
            for other, _place in found:
                level = level or other == -influence
            found.append((-influence, place))
    if level:
        near = vocabulary.BITS[table.reach[region]]
        keys = [(influence, -sum([totals[ranks[place]][other] for other in near]), place) for influence, place in found]
        keys.sort()
        return [ranks[key[2]] for key in keys]
    found.sort()
    return [ranks[place] for _influence, place in found]


def nearby(table: State, seat: int, region: int) -> int:
    """The influence of a seat in all open neighbours of a region together, which decides between level players (IG-DOMTIE-01)."""
    return sum([table.influence(seat, other) for other in vocabulary.BITS[table.reach[region]]])


def rankings(table: State, totals: list[list[int]]) -> list[list[int]]:
    """The order of domination in every region at once, by region; empty for regions that are not open."""
    found: list[list[int]] = []
    for region in range(vocabulary.REGIONS):
        found.append(in_order(table, region, totals) if table.is_open(region) else [])
    return found


def favourite(table: State, seat: int) -> list[int]:
    """The open regions in which the seat has influence, the greatest first, of equal ones the lower number (IG-VUKO-03, -05, IG-VUKO-07)."""
    found: list[tuple[int, int, int]] = []
    for region in table.sequence:
        if not table.closed[region]:
            influence = table.influence(seat, region)
            if influence:
                found.append((-influence, table.number(region), region))
    found.sort()
    return [each[2] for each in found]
