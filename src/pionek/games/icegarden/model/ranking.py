"""Who dominates a region, and in which order the others come (rulebook chapter "Faza Dominacji")."""

from __future__ import annotations

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import State


def ranking(table: State, region: int) -> list[int]:
    """The players whose influence beats the nations, the dominating one first (IG-FLOW-06, IG-DOM-08)."""
    return in_order(table, region, [table.influence(seat, region) for seat in range(len(table.players))])


def in_order(table: State, region: int, held: list[int], totals: list[list[int]] | None = None) -> list[int]:
    """The order of domination if each seat holds so much influence in a region (IG-DOMTIE-01).

    Of equal ones the influence in all open neighbours together decides (gaps R-45), then reputation (IG-DOMTIE-02, -03);
    `totals` are everybody's influence in all regions, if they are known. A player level with the nations does not dominate,
    and neighbours do not break that tie (IG-NATION-01 to -04).
    """
    ranks = table.ranks
    nations = table.nations[region]
    found: list[tuple[int, int]] = []
    level = False
    for place in range(len(ranks)):
        influence = held[ranks[place]]
        if influence > nations:
            for other, _place in found:
                level = level or other == -influence
            found.append((-influence, place))
    if level:
        near = vocabulary.BITS[table.reach[region]]
        sums = [sum([row[other] for other in near]) for row in totals or influences(table)]
        keys = [(influence, -sums[ranks[place]], place) for influence, place in found]
        keys.sort()
        return [ranks[key[2]] for key in keys]
    found.sort()
    return [ranks[place] for _influence, place in found]


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


def rankings(table: State, totals: list[list[int]]) -> list[list[int]]:
    """The order of domination in every region at once, by region; empty for regions that are not open."""
    return [
        in_order(table, region, [row[region] for row in totals], totals) if table.is_open(region) else []
        for region in range(vocabulary.REGIONS)
    ]


def favourite(table: State, seat: int) -> list[int]:
    """The open regions in which the seat has influence, the greatest first, of equal ones the lower number (IG-VUKO-03, -05)."""
    held = {region: table.influence(seat, region) for region in table.open_regions()}
    return sorted([region for region in held if held[region]], key=lambda region: -held[region])
