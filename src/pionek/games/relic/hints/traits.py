"""What may decide who wins, as numbers of a position: what games of bots weigh (`pionek learn relic`).

Most are leads: what a seat has, less what the other seats have, half of it the strongest of them.
"""

from __future__ import annotations

from typing import Final

from pionek.core.learned import Traits
from pionek.games.relic import vocabulary
from pionek.games.relic.hints.destinations import average_roll, difficulty, ready, strength
from pionek.games.relic.hints.evaluation import LIFE, asset_worth
from pionek.games.relic.hints.winning_chance import GIFTS, NO_MISSION
from pionek.games.relic.model.deeds import Deeds

HELD: Final = (
    "dials: level / 6", "dials: sum / 10", "dials: highest / 5", "dials: strength for the end / 5", "dials: trophies / 10",
    "dials: what the character is good for", "life: worth of its points / 10", "life: at most two points", "life: lies down",
    "influence: up to three / 3", "influence: beyond three / 5", "cards: in hand / 4", "cards: other assets / 10", "cards: first relic",
    "cards: further relics", "cards: bonuses of relics / 4", "missions: completed / 3", "missions: turns to the next / 10",
    "corruption: number / 3", "corruption: beyond two / 3", "tier: middle", "tier: ready for the centre", "tier: ready in the middle",
    "tier: inner", "tier: steps in the inner tier / 5", "tier: tokens of the end",
)  # fmt: skip
"""What a seat has; traits are its leads."""
LATE: Final = ("dials: strength for the end / 5", "cards: first relic", "missions: completed / 3", "tier: ready for the centre")
"""What may count more, or less, the longer a match has lasted."""
PLACES: Final = tuple([HELD.index(name) for name in LATE])
LONG: Final = 20.0
"""A match of so many turns a player is late."""


class RelicTraits(Traits[Deeds]):
    """The traits of this game."""

    names = (*HELD, *(f"{name}, late" for name in LATE), "fight: the next movement / 10")

    def of(self, table: Deeds, seat: int) -> list[float]:
        others = [other for other in range(table.seats) if other != seat and not table.players[other].out]
        mine = held(table, seat)
        theirs = [held(table, other) for other in others]
        count = len(mine)
        numbers = [0.0] * (count + len(PLACES) + 1)
        for at in range(count):
            if theirs:
                column = [row[at] for row in theirs]
                numbers[at] = mine[at] - 0.5 * (max(column) + sum(column, 0.0) / len(column))
            else:
                numbers[at] = mine[at]
        late = min(1.0, table.turn / table.seats / LONG)
        for at in range(len(PLACES)):
            numbers[count + at] = late * numbers[PLACES[at]]
        player = table.players[seat]
        if 0 <= player.space < vocabulary.INNER and not player.lying and player.character != vocabulary.NOTHING:
            numbers[-1] = average_roll(table, seat) / 10.0
        return numbers


def held(table: Deeds, seat: int) -> list[float]:
    """What a seat has, in the order of HELD."""
    player = table.players[seat]
    row = [0.0] * 26
    if player.character == vocabulary.NOTHING:
        return row
    cards = table.content.cards
    relics = 0
    bonuses = 0
    other = 0.0
    for asset in player.assets:
        card = cards[asset.card]
        if card.is_relic:
            relics += 1
            bonuses += sum(card.bonuses)
        else:
            other += asset_worth(table, asset)
    corruption = len(player.corruption.cards)
    inner = player.space >= vocabulary.INNER
    is_ready = not inner and ready(table, seat)
    row[0] = player.level / 6.0
    row[1] = sum(player.dials) / 10.0
    row[2] = max(player.dials) / 5.0
    row[3] = strength(table, seat) / 5.0
    row[4] = sum([cards[card].value for card in player.trophies]) / 10.0
    row[5] = GIFTS.get(table.sheet(player).id, 0.0)
    row[6] = LIFE[player.life] / 10.0
    row[7] = 1.0 if player.life <= 2 else 0.0
    row[8] = 1.0 if player.lying else 0.0
    row[9] = min(3, player.influence) / 3.0
    row[10] = max(0, player.influence - 3) / 5.0
    row[11] = len(player.hand.cards) / 4.0
    row[12] = other / 10.0
    row[13] = 1.0 if relics else 0.0
    row[14] = float(max(0, relics - 1))
    row[15] = bonuses / 4.0
    row[16] = len(player.completed) / 3.0
    row[17] = (difficulty(table, seat, player.mission, player.progress) if player.mission >= 0 else NO_MISSION) / 10.0
    row[18] = corruption / 3.0
    row[19] = max(0, corruption - 2) / 3.0
    row[20] = 1.0 if vocabulary.MIDDLE <= player.space < vocabulary.INNER else 0.0
    row[21] = 1.0 if is_ready else 0.0
    row[22] = 1.0 if is_ready and player.space >= vocabulary.MIDDLE else 0.0
    row[23] = 1.0 if inner else 0.0
    row[24] = (player.space - vocabulary.INNER) / 5.0 if inner else 0.0
    row[25] = sum(player.tokens) / (table.content.scenarios[table.scenario].tokens or 3)
    return row
