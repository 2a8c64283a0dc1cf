"""How well a seat stands where a search stops looking: what it has, and what its place on the board promises."""

from __future__ import annotations

from pionek.games.relic import words
from pionek.games.relic.bot import SCALE, standing
from pionek.games.relic.plans import average_roll, difficulty
from pionek.games.relic.table import Sector

PROMISE = 0.65
"""The worth of what the next movement is expected to bring, which is measured in points of trophies."""
TURN = 0.8
"""The worth of a turn that the active mission will still take."""
NO_MISSION = 10.0
CARD = 2.5
"""What a Power card in hand is worth beyond what `worth` sees in it."""
GIFTS = {
    "ratling": 9.0, "canoness": 8.0, "inquisitor": 8.0, "trader": 6.0, "enginseer": 3.0, "callidus": 0.0, "captain": -1.0,
    "commissar": -7.0, "ogryn": -14.0, "psyker": -16.0,
}  # fmt: skip
"""What a character wins more than others, as docs/balance/relic.md has it: for the choice between two sheets."""


def outlook(table: Sector, seat: int) -> float:
    """`standing`, and what the next turns promise."""
    player = table.players[seat]
    if table.result is not None or player.out or player.character == words.NOTHING:
        return standing(table, seat)
    return standing(table, seat) + promise(table, seat) / SCALE


def promise(table: Sector, seat: int) -> float:
    player = table.players[seat]
    mission = difficulty(table, seat, player.mission, player.progress) if player.mission >= 0 else NO_MISSION
    total = GIFTS.get(table.sheet(player).id, 0.0) + CARD * len(player.hand.cards) - TURN * mission
    if 0 <= player.space < words.INNER and not player.lying:
        total += PROMISE * average_roll(table, seat)
    return total
