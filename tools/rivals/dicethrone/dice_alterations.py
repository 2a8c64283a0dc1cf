"""Dice of an Offensive or Defensive Roll that a text may alter: which die, to what number, and what that gains."""

from __future__ import annotations

from itertools import product

from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.dice_verbs import ChangesDie, MoreAttempts, RerollDice, SetDice, SixIt
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.procedures.defensive_roll import DefensiveRoll
from pionek.games.dicethrone.procedures.dice import open_dice
from pionek.games.dicethrone.procedures.offensive_roll import OffensiveRoll
from tools.rivals.dicethrone.effect_values import defence_worth
from tools.rivals.dicethrone.evaluation import attempts_left
from tools.rivals.dicethrone.roll_values import keeping


def rolling(table: Deeds) -> OffensiveRoll | DefensiveRoll | None:
    """The Offensive or Defensive Roll whose dice can still be altered."""
    dice = open_dice(table)
    return dice if isinstance(dice, OffensiveRoll | DefensiveRoll) else None


class Worths:
    """What any dice in the place of those of a roll would be worth to a seat, its own roll or that of an opponent."""

    def __init__(self, table: Deeds, seat: int, roll: OffensiveRoll | DefensiveRoll) -> None:
        self.table = table
        self.roll = roll
        self.sign = 1 if table.same_side(roll.who, seat) else -1
        self.solved = keeping(table, roll.who) if isinstance(roll, OffensiveRoll) else None
        self.attempts = attempts_left(roll) if isinstance(roll, OffensiveRoll) else 0
        phase = table.damage_phase()
        self.coming = phase.taken(table, roll.who) if phase is not None else 0

    def of(self, dice: list[int], more: int = 0) -> float:
        """Such dice, with so many more attempts."""
        if self.solved is not None:
            return self.sign * self.solved.worth(dice, self.attempts + more)
        roll = self.roll
        value = defence_worth(self.table, roll.who, self.coming, dice, roll.ability)
        if more:
            value = max(value, defence_worth(self.table, roll.who, self.coming, ability=roll.ability))
        return self.sign * value

    def now(self) -> float:
        return self.of(self.roll.dice)


def reroll_of_text(table: Deeds, seat: int, options: list[Option]) -> Option | None:
    """The die of a roll that is best thrown again: one's own that gains most, an opponent's that loses most."""
    die, _gain = best_reroll(table, seat)
    if die >= 0:
        return Option(vocabulary.DIE, die)
    done = Option(vocabulary.DONE)
    return done if done in options and rolling(table) is not None else None


def best_reroll(table: Deeds, seat: int) -> tuple[int, float]:
    """The die of the roll in progress that is best thrown again, and what that gains; -1 if no die gains."""
    roll = rolling(table)
    if roll is None:
        return -1, 0.0
    worths = Worths(table, seat, roll)
    now = worths.now()
    best, most = -1, 0.0
    for die in range(len(roll.dice)):
        changed = [[*roll.dice[:die], face, *roll.dice[die + 1 :]] for face in range(1, 7)]
        gain = sum([worths.of(dice) for dice in changed]) / 6 - now
        if gain > most:
            best, most = die, gain
    return best, most


def alteration(table: Deeds, seat: int, effect: Effect) -> float:
    """The most that altering the dice of the roll in progress gains."""
    roll = rolling(table)
    if roll is None:
        return 0.0
    if isinstance(effect, RerollDice):
        return best_reroll(table, seat)[1] * (1.5 if effect.reroll_dice > 1 else 1.0)
    worths = Worths(table, seat, roll)
    if isinstance(effect, MoreAttempts):
        return worths.of(roll.dice, more=1) - worths.now()
    number = effect.set_dice if isinstance(effect, SetDice) else 1
    return max([worths.of(dice) for dice in altered(effect, roll.dice, number)]) - worths.now()


def altered(effect: Effect, dice: list[int], number: int) -> list[list[int]]:
    """The results that a verb can make of these dice by altering so many of them."""
    found: list[list[int]] = []
    for die in range(len(dice)):
        values = list(range(1, 7))
        if isinstance(effect, ChangesDie):
            values = effect.values(dice, die)
        elif isinstance(effect, SixIt):
            values = [6]
        found.extend([[*dice[:die], value, *dice[die + 1 :]] for value in values])
    if number > 1:
        for one in range(len(dice)):
            for two in range(one):
                for values_of_both in product(range(1, 7), repeat=2):
                    both = dice[:]
                    both[one], both[two] = values_of_both
                    found.append(both)
    return found


def alter(table: Deeds, seat: int, resolution: Resolution, effect: Effect, options: list[Option]) -> Option | None:
    """Which die to alter, and to what number, where that can be worked out."""
    roll = rolling(table)
    if roll is None:
        return None
    worths = Worths(table, seat, roll)
    number = effect.set_dice - (resolution.amount & 255) if isinstance(effect, SetDice) else 1
    if options[0].verb == vocabulary.VALUE:
        die = resolution.chosen
        tried = [[*roll.dice[:die], option.amount, *roll.dice[die + 1 :]] for option in options]
        values = [
            max([worths.of(more) for more in altered(effect, dice, 1)]) if number > 1 else worths.of(dice)
            for dice in tried
        ]
        return options[values.index(max(values))]
    wanted = max(altered(effect, roll.dice, number), key=worths.of)
    changed = [option for option in options if wanted[option.subject] != roll.dice[option.subject]]
    return changed[0] if changed else None
