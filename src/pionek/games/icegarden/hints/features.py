"""What a scientist sees, as numbers for learners: the cards and markers of all, the regions, and the tracks."""

from __future__ import annotations

from typing import Final

from pionek.core.learning.features import Features, from_here, labels, marked, tally
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.definitions import (
    Midgaard,
)
from pionek.games.icegarden.model.state import Board, Scientist

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
    """The independent player of a solo game has a card but no seat."""
    return max(2, seats)


def features(content: Midgaard, seats: int) -> list[str]:
    """The names of all numbers; regions are those of the options."""
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


def observe(table: Board, seat: int) -> list[float]:
    row = [table.round / 10, table.stage() / 4, table.snow / table.limit, table.factor / 3]
    row += [float(table.final), float(table.vuko_in_play)]
    for other in from_here(seat, len(table.players)):
        row += player_row(table, other)
    for region in range(vocabulary.REGIONS):
        row += region_row(table, region)
    return row


def player_row(table: Board, seat: int) -> list[float]:
    player: Scientist = table.players[seat]
    row = marked(player.character, len(table.content.characters)) + [count / 5 for count in player.tokens]
    row += [player.supply / vocabulary.MARKERS, player.points / vocabulary.POINTS_TO_END, player.vuko / 5, player.nightmares / 4]
    place = table.order.index(seat) if seat in table.order else len(table.order)
    row += [player.helmet / 10, table.reputation[seat] / 9, place / 4, float(player.viper), float(player.to_place)]
    row += [count / 5 for count in player.markers] + [count / 5 for count in player.withdrawn]
    for kind in range(KINDS):
        row += tally([at for figure in vocabulary.FIGURES_OF[kind] if (at := player.figures[figure]) >= 0], vocabulary.REGIONS)
    row += [count / 3 for count in player.power]
    return row + [slots.count(seat) / 2 for slots in table.slots]


def region_row(table: Board, region: int) -> list[float]:
    """A tile that lies face down is one that nobody knows: its number is told once it is shown."""
    number = table.number(region) if table.tiles[region] >= 0 and table.sequence else 0
    row = [float(table.tiles[region] >= 0), number / 8, float(table.closed[region]), table.nations[region] / 5]
    row += [float(pile[region]) for pile in (table.sanctuaries, table.turned, table.towers, table.nightmares)]
    return [*row, float(table.thorn == region), float(table.vuko == region)]


class IceGardenFeatures(Features[Board]):
    """What learners get."""

    def names(self, content: Midgaard, seats: int) -> list[str]:
        return features(content, seats)

    def observe(self, table: Board, seat: int) -> list[float]:
        return observe(table, seat)
