"""The chances to win a battle and to pass a test, computed from exploding dice."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.skill_test import SkillTest

MOST = 40
"""Higher totals count as this one."""
_thrown: dict[tuple[int, int], list[float]] = {}


def exploding(dice: int, least: int) -> list[float]:
    """The chance of each total of so many dice that explode from that face on."""
    key = (dice, least)
    found = _thrown.get(key)
    if found is None:
        found = _thrown[key] = worked_out(dice, least)
    return found


def worked_out(dice: int, least: int) -> list[float]:
    one = [0.0] * (MOST + 1)
    open_ = {0: 1.0}
    for _ in range(6):
        further: dict[int, float] = {}
        for total, chance in open_.items():
            for face in range(1, 7):
                reached = min(MOST, total + face)
                if face >= least:
                    further[reached] = further.get(reached, 0.0) + chance / 6
                else:
                    one[reached] += chance / 6
        open_ = further
    for total, chance in open_.items():
        one[total] += chance
    found = [1.0] + [0.0] * MOST
    for _ in range(dice):
        both = [0.0] * (MOST + 1)
        for total, chance in enumerate(found):
            if chance:
                for more, other in enumerate(one):
                    both[min(MOST, total + more)] += chance * other
        found = both
    return found


def win_and_loss(lead: int, dice: int = 1, least: int = 6, foe_dice: int = 1, foe_least: int = 6) -> tuple[float, float]:
    """The chances that own dice plus a lead beat, and fall short of, the enemy's dice."""
    own, foe = exploding(dice, least), exploding(foe_dice, foe_least)
    win = loss = 0.0
    for mine, chance in enumerate(own):
        if chance:
            for other, likely in enumerate(foe):
                if mine + lead > other:
                    win += chance * likely
                elif mine + lead < other:
                    loss += chance * likely
    return win, loss


_known: dict[tuple[int, int, int, int, int], tuple[float, float]] = {}


def chances(lead: int, dice: int = 1, least: int = 6, foe_dice: int = 1, foe_least: int = 6) -> tuple[float, float]:
    key = (max(-30, min(30, lead)), dice, least, foe_dice, foe_least)
    found = _known.get(key)
    if found is None:
        found = _known[key] = win_and_loss(*key)
    return found


def in_battle(table: Deeds, battle: Battle) -> tuple[float, float]:
    """The chances to win and to lose the battle in progress; dice that have been thrown count as they are."""
    if battle.outcome:
        return float(battle.outcome == vocabulary.WON), float(battle.outcome == vocabulary.DEFEATED)
    lead = battle.own_score(table) - battle.foe_score()
    own_dice = 0 if battle.dice else 1 + battle.extra
    least = value(table, vocabulary.EXPLODES, battle.who)
    return chances(lead, own_dice, least, 0 if battle.foe_dice else 1, 6)


def bonus_in_store(table: Deeds, seat: int, attribute: int) -> int:
    """What the weapon, the allies and the relics of a seat usually add in battles of this form."""
    best = 0
    total = 0
    for asset in table.players[seat].assets:
        card = table.content.cards[asset.card]
        size = card.bonuses[attribute]
        if card.is_weapon:
            best = max(best, size)
        else:
            total += size
    return best + total


def by_attribute(table: Deeds, cards: list[CardNo]) -> dict[int, list[int]]:
    """Enemies in the groups in which they fight together."""
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(table.content.cards[card].attribute_number, []).append(card)
    return groups


def of_group(table: Deeds, seat: int, cards: list[CardNo]) -> tuple[float, float]:
    """The chances to win and to lose against enemies of one attribute on a space."""
    definitions = [table.content.cards[card] for card in cards]
    attribute = definitions[0].attribute_number
    lead = table.players[seat].dials[attribute] + bonus_in_store(table, seat, attribute)
    lead -= sum([card.value for card in definitions])
    return chances(lead, 1, value(table, vocabulary.EXPLODES, seat))


def in_test(table: Deeds, test: SkillTest) -> float:
    """The chance to pass the test in progress."""
    needed = test.target - test.skill_value(table)
    if test.dice:
        return float(needed <= 0 and test.dice.count(1) < len(test.dice))
    return sum([chance for total, chance in enumerate(exploding(1, 6)) if total >= max(2, needed)])
