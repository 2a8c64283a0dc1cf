"""What a player sees as numbers for learners: all cards and markers, the regions, and the tracks."""

from __future__ import annotations

from typing import Final

from pionek.core.learning.features import Features, from_here, labels
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.content import IceGardenContent
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.procedures.table import IceGardenTable

TOKENS: Final = ("population", "gold", "M0", "M1", "M2", "M3")
COUNTS: Final = (
    "markers in supply / 20", "points / 50", "Vuko tokens / 5", "Nightmares / 4", "helmet / 10", "reputation / 9",
    "place in turn order / 4", "Viper", "markers to place",
)  # fmt: skip
REGION: Final = (
    "in play", "its number / 8", "closed", "nations / 5", "sanctuaries", "turned sanctuaries", "towers", "Nightmares",
    "Thorn is here", "Vuko is here",
)  # fmt: skip
KINDS: Final = 3
"""Types of units on a card."""


def players(seats: int) -> int:
    """How many players there are: the independent player of a solo game has a card but no seat."""
    return max(2, seats)


def put_player(row: list[float], at: int, table: IceGardenTable, seat: int) -> int:
    player: Scientist = table.players[seat]
    if player.character >= 0:
        row[at + player.character] = 1.0
    at = put_counts(row, at + len(table.content.characters), player.tokens, 5)
    row[at] = player.supply / vocabulary.MARKERS
    row[at + 1] = player.points / vocabulary.POINTS_TO_END
    row[at + 2] = player.vuko / 5
    row[at + 3] = player.nightmares / 4
    row[at + 4] = player.helmet / 10
    row[at + 5] = table.reputation[seat] / 9
    row[at + 6] = (table.order.index(seat) if seat in table.order else len(table.order)) / 4
    row[at + 7] = float(player.viper)
    row[at + 8] = float(player.to_place)
    at = put_counts(row, at + 9, player.markers, 5)
    at = put_counts(row, at, player.withdrawn, 5)
    for kind in range(KINDS):
        for figure in vocabulary.FIGURES_OF[kind]:
            region = player.figures[figure]
            if region >= 0:
                row[at + region] += 1.0
        at += vocabulary.REGIONS
    at = put_counts(row, at, player.power, 3)
    for slots in table.slots:
        for owner in slots:
            if owner == seat:
                row[at] += 0.5
        at += 1
    return at


def put_counts(row: list[float], at: int, counts: list[int], scale: int) -> int:
    for count in counts:
        if count:
            row[at] = count / scale
        at += 1
    return at


def put_region(row: list[float], at: int, table: IceGardenTable, region: int) -> int:
    """What lies in a region. Nobody knows a tile that lies face down, so its number is 0."""
    if table.tiles[region] >= 0:
        row[at] = 1.0
        if table.sequence:
            row[at + 1] = table.number(region) / 8
    row[at + 2] = 1.0 if table.closed[region] else 0.0
    row[at + 3] = table.nations[region] / 5
    row[at + 4] = float(table.sanctuaries[region])
    row[at + 5] = float(table.turned[region])
    row[at + 6] = float(table.towers[region])
    row[at + 7] = float(table.nightmares[region])
    row[at + 8] = 1.0 if table.thorn == region else 0.0
    row[at + 9] = 1.0 if table.vuko == region else 0.0
    return at + len(REGION)


class IceGardenFeatures(Features[IceGardenTable]):
    """A table as numbers for learners."""

    def names(self, content: IceGardenContent, seats: int) -> list[str]:
        """The names of all numbers; regions have the order of the board."""
        names = ["round / 10", "stage / 4", "snow / its limit", "scoring factor / 3", "last round", "Vuko is in play"]
        for who in labels(players(seats)):
            names += [f"{who}: is {character.id}" for character in content.characters]
            names += [f"{who}: {what} / 5" for what in TOKENS]
            names += [f"{who}: {what}" for what in COUNTS]
            names += [f"{who}: {what} in {region.id} / 5" for what in ("markers", "withdrawn markers") for region in content.regions]
            names += [f"{who}: units of type {kind + 1} in {region.id}" for kind in range(KINDS) for region in content.regions]
            names += [f"{who}: {power.id} of type {kind + 1} / 3" for kind in range(KINDS) for power in content.powers]
            names += [f"{who}: action markers on {content.id_of('field', field)} / 2" for field in range(vocabulary.FIELDS)]
        return names + [f"{region.id}: {what}" for region in content.regions for what in REGION]

    def observe(self, table: IceGardenTable, seat: int) -> list[float]:
        row = self.blank(table.content, table.seats)
        row[0] = table.round / 10
        row[1] = table.stage() / 4
        row[2] = table.snow / table.limit
        row[3] = table.factor / 3
        row[4] = 1.0 if table.final else 0.0
        row[5] = 1.0 if table.vuko_in_play else 0.0
        at = 6
        for other in from_here(seat, len(table.players)):
            at = put_player(row, at, table, other)
        for region in range(vocabulary.REGIONS):
            at = put_region(row, at, table, region)
        return row
