"""The chance to win, where a search stops: what each seat has, and what its next turns promise.

The weights come from 950 duels of greedy bots: lasting assets are weighed by a logistic regression on who won, others by
how many lasting assets they bring within eight turns. Life and Power cards got higher weights by hand: the greedy bots
seldom run out of life, and use their cards poorly. One point more makes the odds e times as good.
"""

from __future__ import annotations

from math import exp

from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Player
from tools.rivals.relic.destinations import average_roll, difficulty, ready
from tools.rivals.relic.evaluation import LIFE, asset_worth, evaluate

LEVEL = 0.12
DIAL = 0.104
LIVES = 0.027
INFLUENCE = 0.028
ENOUGH = 3
"""Influence beyond this is worth less."""
RICHES = 0.008
CARD = 0.08
POINT = 0.035
MISSION = 0.22
RELIC = 0.68
FURTHER_RELIC = 0.15
BONUS = 0.05
ASSET = 0.035
TAINT = 0.06
DEEP_TAINT = 0.24
READY = 0.35
READY_IN_THE_MIDDLE = 0.75
INNER = 1.2
INNER_SPACE = 0.14
TOKENS = 1.65
"""All the tokens that a victory takes."""
LYING = 0.15
TURN = 0.02
"""Each turn that the active mission will still take."""
NO_MISSION = 10.0
PROMISE = 0.018
"""Each point of what the next movement is expected to bring."""
GIFTS = {"canoness": 0.35, "trader": 0.25, "ratling": 0.2, "enginseer": 0.15, "inquisitor": 0.1, "ogryn": -0.25, "psyker": -0.5}
"""How much more often a character wins than its dials suggest: for the choice between two sheets."""


def rollout_value(table: Deeds, seat: int) -> float:
    """Between -1 and 1: twice the chance to win, less one."""
    if table.result is not None or table.players[seat].out:
        return evaluate(table, seat)
    own = merit(table, seat) + promise(table, seat)
    odds = sum([exp(merit(table, other) - own) for other in range(table.seats) if other != seat and not table.players[other].out])
    return 2.0 / (1.0 + odds) - 1.0


def merit(table: Deeds, seat: int) -> float:
    """What a seat has achieved."""
    player = table.players[seat]
    if player.character == vocabulary.NOTHING:
        return 0.0
    total = GIFTS.get(table.sheet(player).id, 0.0) + LEVEL * player.level + DIAL * sum(player.dials) + LIVES * LIFE[player.life]
    total += INFLUENCE * min(ENOUGH, player.influence) + RICHES * max(0, player.influence - ENOUGH)
    total += CARD * len(player.hand.cards) + MISSION * len(player.completed)
    total += POINT * sum([table.content.cards[card].value for card in player.trophies])
    total += of_assets(table, player) - of_taint(len(player.corruption.cards)) + of_place(table, seat)
    total += TOKENS * sum(player.tokens) / (table.content.scenarios[table.scenario].tokens or 3)
    mission = difficulty(table, seat, player.mission, player.progress) if player.mission >= 0 else NO_MISSION
    return total - TURN * mission - (LYING if player.lying else 0.0)


def of_place(table: Deeds, seat: int) -> float:
    """How far a seat has come on the way to the centre."""
    space = table.players[seat].space
    if space >= vocabulary.INNER:
        return INNER + INNER_SPACE * (space - vocabulary.INNER)
    if not ready(table, seat):
        return 0.0
    return READY_IN_THE_MIDDLE if space >= vocabulary.MIDDLE else READY


def of_assets(table: Deeds, player: Player) -> float:
    total = 0.0
    relics = 0
    for asset in player.assets:
        card = table.content.cards[asset.card]
        if card.is_relic:
            total += (FURTHER_RELIC if relics else RELIC) + BONUS * sum(card.bonuses)
            relics += 1
        else:
            total += ASSET * asset_worth(table, asset)
    return total


def of_taint(number: int) -> float:
    """What so many Corruption cards cost; those near the threshold cost most."""
    return TAINT * number + DEEP_TAINT * max(0, number - 2)


def promise(table: Deeds, seat: int) -> float:
    """The expected worth of the next movement."""
    player = table.players[seat]
    return PROMISE * average_roll(table, seat) if 0 <= player.space < vocabulary.INNER and not player.lying else 0.0
