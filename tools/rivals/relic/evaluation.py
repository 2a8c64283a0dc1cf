"""How well a seat stands."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset, Player
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.skill_test import SkillTest
from tools.rivals.relic.odds import in_battle, in_test

LEVEL = 7.5
DIAL = 3.2
WON = 1.0
SCALE = 400.0
LIFE = (0.0, 8.0, 13.0, 16.5, 19.0, 21.0, 22.5, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0)
"""The worth of so many points of life."""


def evaluate(table: Deeds, seat: int) -> float:
    """Between -1 (lost) and 1 (won): the seat's progress, less a part of the best opponent's."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return WON if seat in result.winners else -WON
    if table.players[seat].out:
        return -WON
    others = [worth(table, other) for other in range(table.seats) if other != seat and not table.players[other].out]
    rival = max(others) if others else 0.0
    return max(-0.95, min(0.95, (worth(table, seat) + pending(table, seat) - 0.3 * rival) / SCALE))


def worth(table: Deeds, seat: int) -> float:
    player = table.players[seat]
    cards = table.content.cards
    total = LEVEL * player.level * 0.4 + DIAL * sum(player.dials) + LIFE[player.life] + 0.9 * player.influence
    total += 1.3 * min(len(player.hand.cards), value(table, vocabulary.POWER_LIMIT, seat) + 1)
    total += sum([1.1 * cards[card].value for card in player.trophies])
    total += 12.0 * len(player.completed) + 3.0 * player.progress
    total += sum([asset_worth(table, asset) for asset in player.assets])
    total -= corruption_cost(player)
    total += 1.0 if player.special else 0.0
    total -= 5.0 if player.lying else 0.0
    total += 25.0 * sum(player.tokens)
    if player.space >= vocabulary.INNER:
        total += 12.0 + 4.0 * (player.space - vocabulary.INNER)
    return total


def parts(table: Deeds, seat: int) -> dict[str, float]:
    """The same by what it consists of."""
    player = table.players[seat]
    cards = table.content.cards
    held = sum([asset_worth(table, asset) for asset in player.assets]) + (1.0 if player.special else 0.0)
    inner = 12.0 + 4.0 * (player.space - vocabulary.INNER) if player.space >= vocabulary.INNER else 0.0
    others = [worth(table, other) for other in range(table.seats) if other != seat and not table.players[other].out]
    found = {
        "dials": DIAL * sum(player.dials) + LEVEL * player.level * 0.4 + sum([1.1 * cards[card].value for card in player.trophies]),
        "life": LIFE[player.life] - (5.0 if player.lying else 0.0),
        "influence": 0.9 * player.influence,
        "cards": 1.3 * min(len(player.hand.cards), value(table, vocabulary.POWER_LIMIT, seat) + 1) + held,
        "missions": 12.0 * len(player.completed) + 3.0 * player.progress,
        "corruption": -corruption_cost(player),
        "tier": inner + 25.0 * sum(player.tokens),
        "fight": pending(table, seat),
        "rivals": -0.3 * max(others) if others else 0.0,
    }
    return {name: each / SCALE for name, each in found.items()}


def corruption_cost(player: Player) -> float:
    """Each card costs more than the one before."""
    number = len(player.corruption.cards)
    return 0.8 * number + (0.7 * number * number if number > 2 else 0.0)


def asset_worth(table: Deeds, asset: Asset) -> float:
    card = table.content.cards[asset.card]
    bonus = sum(card.bonuses)
    if card.is_relic:
        return 42.0 + bonus
    if card.charges:
        return 0.8 + 0.35 * asset.charges * max(2, bonus)
    return 1.5 + 1.3 * bonus


def pending(table: Deeds, seat: int) -> float:
    """The worth of the battle or test in progress, by its chances."""
    battle = table.nearest(Battle)
    if battle is not None and battle.who == seat:
        win, loss = in_battle(table, battle)
        return win * (1.2 * battle.number + 2.0) - loss * (life_at_stake(table, seat) + 1.0)
    test = table.nearest(SkillTest)
    if test is not None and test.who == seat:
        return 4.0 * in_test(table, test)
    return 0.0


def life_at_stake(table: Deeds, seat: int) -> float:
    life = table.players[seat].life
    return LIFE[life] - LIFE[life - 1] + (20.0 if life <= 1 else 0.0)
