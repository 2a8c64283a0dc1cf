"""Roughly what an effect is worth to its maker, in health: rolls count with their averages."""

from __future__ import annotations

from math import comb
from typing import Final

from pionek.core.language.amounts import AllOf, Amount, AtLeast, AtMost, Half, Number, Plus, SumOfRoll, Times
from pionek.core.language.control import Between, Choose, Each, If, LookUp, May, Repeat, RollDice, Sequence, Then
from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.amounts import EveryTwo, HalfCp, Per, TimesPer, Tokens, YourCp
from pionek.games.dicethrone.language.card_verbs import DiscardRandom, Draw
from pionek.games.dicethrone.language.companion_verbs import Grow, Release, growing_companions
from pionek.games.dicethrone.language.conditions import Shows, run_of
from pionek.games.dicethrone.language.control import Also, ForChosen, InReturn, PerSymbol, Straights
from pionek.games.dicethrone.language.damage_verbs import (
    Add,
    Damage,
    Heal,
    MakeUndefendable,
    Prevent,
    PreventHalf,
    Reflect,
)
from pionek.games.dicethrone.language.point_verbs import GainCp, LoseCp, StealCp
from pionek.games.dicethrone.language.token_verbs import (
    Discard,
    FillLimit,
    Gain,
    Inflict,
    MoveStatus,
    RaiseLimit,
    RemoveStatus,
)
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.tokens import Token

WORTH: Final = {
    "stun": -7.0, "knockdown": -4.0, "concussion": -2.2, "burn": -4.0, "fire-mastery": 1.2, "blind": -2.5,
    "entangle": -1.5, "targeted": -4.0, "evasive": 2.0, "poison": -2.5, "shadows": 5.0, "sneak-attack": 2.5, "chi": 0.9,
    "cleanse": 1.0, "crit": 2.5, "accuracy": 0.9, "protect": 3.0, "retribution": 2.5, "blessing": 8.0, "ninjutsu": 1.2,
    "smoke-bomb": 3.0, "delayed-poison": -2.7, "barbed-vine": -1.2, "wellspring": 1.5, "seedling": 1.0, "sapling": 1.9,
    "dryad": 2.6,
}  # fmt: skip
"""What one token on a board is worth to its holder."""
USUAL: Final = {"positive": 1.5, "negative": -3.0}
CARD: Final = 1.1
"""What a card in a hand is worth, whatever it is."""
POINTS: Final = [min(6.0, cp) + 0.5 * max(0, min(4, cp - 6)) + 0.2 * max(0, cp - 10) for cp in range(vocabulary.MOST_CP + 1)]
"""By number of combat points, what they are worth: the first ones pay for cards in hand, the last ones for little."""
AVERAGE_DIE: Final = 3.5
GROWTH: Final = 0.9
"""What one growth of a companion is worth."""
LIMIT: Final = 0.8
"""What a raised limit is worth."""
GETTING_THROUGH: Final = 0.4
"""At least so much of a defendable attack gets through, or is worth it for other reasons."""
MOST_GAINED: Final = 12
"""Room for more health or points than this makes no difference."""
DEFEAT: Final = 40.0
"""What it costs to be felled."""
DANGER: Final = 12
"""Below this each point of health counts more."""
WATCHED: Final = (*range(11), 12, 14, 17)
"""The health at which an attack is weighed by how near it brings its target to the end: more makes no difference."""
UNSURE: Final = 3.0
"""How much more or less of a defendable attack may get through than on the average."""
USUAL_ATTACK: Final = 6.0
"""The attack by which a defence is measured before an attack is known."""


def health_worth(health: float) -> float:
    """The last points count most, and the very last more than anything else."""
    return health - max(0.0, DANGER - health) * 0.5 if health > 0 else -DEFEAT


def watched_health(health: int) -> int:
    """The health of a target as far as an attack is weighed by it; 0 if it makes no difference."""
    return max([each for each in WATCHED if each <= health]) if 0 < health <= WATCHED[-1] + 2 else 0


def finishing(health: int, through: float, defendable: bool) -> float:
    """What so much damage is worth beyond its points: nearly felled is more than hurt, and felled is the end."""
    if not health or through <= 0:
        return 0.0
    unsure = UNSURE if defendable else 0.5
    felled = min(1.0, max(0.0, (through - health + unsure) / (2 * unsure)))
    left = max(1.0, health - through)
    return felled * (health_worth(health) + DEFEAT) + (1 - felled) * (health_worth(health) - health_worth(left)) - through


def token_worth(table: Deeds, token: int) -> float:
    return worth_of(table.content.tokens[token])


def worth_of(token: Token) -> float:
    return WORTH.get(token.id, USUAL[token.sign])


def rival(table: Deeds, seat: int) -> int:
    """Whom a seat's effects will most likely meet: who is in this fight with it, or the opponent with the most health."""
    found = table.aimed_at(seat)
    if found >= 0 and not table.players[found].out:
        return found
    opponents = table.opponents(seat)
    return max(opponents, key=lambda other: table.players[other].health) if opponents else seat


def defence_worth(table: Deeds, seat: int, against: float, dice: list[int] | None = None, ability: int = -1) -> float:
    """What a seat's defence is worth to it against so much damage: on the average, or with the dice that lie there."""
    player = table.players[seat]
    best = 0.0
    for index in table.content.on_board(player.hero, player.levels):
        definition = table.content.board[index]
        if definition.type == "defensive" and ability in (-1, index):
            estimate = Estimate(table, seat, dice or [], against)
            estimate.rolled = 0 if dice else definition.dice
            best = max(best, estimate.of(definition.text()))
    return best


def status_gain(table: Deeds, seat: int, effect: Effect) -> float:
    """What it brings a seat to take tokens off, or to give them to somebody else; 0 if every token is better left alone."""
    if isinstance(effect, MoveStatus):
        return 2 * max([0.0, *(relief(table, seat, each, token) for each in table.in_play() for token in table.content.removable)])
    if not isinstance(effect, RemoveStatus):
        return 0.0
    seats = table.in_play() if effect.to.word == "any-player" else [seat]
    if effect.remove_status == "one":
        return max([0.0, *(relief(table, seat, each, token) for each in seats for token in table.content.removable)])
    return max([0.0, *(relief_of_all(table, seat, each) for each in seats)])


def relief(table: Deeds, seat: int, bearer: int, token: int) -> float:
    """What it is worth to a seat that one token of somebody goes."""
    if not table.players[bearer].tokens[token]:
        return 0.0
    return -token_worth(table, token) if table.same_side(bearer, seat) else token_worth(table, token)


def relief_of_all(table: Deeds, seat: int, bearer: int) -> float:
    """The same for all tokens of somebody."""
    tokens = table.players[bearer].tokens
    return sum([tokens[token] * relief(table, seat, bearer, token) for token in table.content.removable])


class Estimate:
    """The worth of one text for one seat, with the dice that it reads and the damage that is coming to that seat."""

    def __init__(self, table: Deeds, seat: int, dice: list[int], coming: float = 0.0, other: int = -1) -> None:
        self.table = table
        self.seat = seat
        self.other = other if other >= 0 else rival(table, seat)
        self.coming = coming
        self.resolution = Resolution.preview(seat, target=self.other, mode=vocabulary.BY_CARD, dice=dice)
        self.rolled = 0
        self.brought = 0.0
        self.defendable = 0.0
        self.dealt = 0.0
        """The damage that the text deals to the rival, defendable or not."""
        self.gained: dict[int, float] = {}

    def of_attack(self, ability: AbilityCard, defence: float) -> float:
        """An offensive ability against someone whose defence is worth so much, and who has so much health left."""
        value = self.of(ability.text())
        defended = min(defence, (1 - GETTING_THROUGH) * self.defendable)
        health = watched_health(self.table.players[self.other].health)
        return value - defended + finishing(health, self.dealt - defended, self.defendable > 0)

    def of(self, effect: Effect) -> float:
        """Control forms first, then the verbs that matter."""
        if isinstance(effect, Sequence):
            return sum([self.of(each) for each in effect.do])
        if isinstance(effect, Then):
            return self.of(effect.then)
        if isinstance(effect, Also):
            return self.of(effect.also)
        if isinstance(effect, May):
            return max(0.0, self.of(effect.may))
        if isinstance(effect, Choose):
            return max([self.of(each) for each in effect.choose])
        if isinstance(effect, If):
            return self.of_condition(effect)
        if isinstance(effect, LookUp):
            return sum([self.chance_of(row.shows) * self.of(row.do) for row in effect.look_up])
        if isinstance(effect, RollDice):
            self.rolled = effect.roll
            return 0.0
        if isinstance(effect, Each):
            return self.of(effect.do)
        if isinstance(effect, Repeat):
            return self.amount(effect.repeat) * self.of(effect.do)
        return self.of_clause(effect)

    def of_clause(self, effect: Effect) -> float:
        """The forms of this game that hold others."""
        if isinstance(effect, InReturn):
            return max(0.0, self.of(effect.in_return) - 1.0) if effect.for_.possible(self.table, self.resolution) else 0.0
        if isinstance(effect, ForChosen):
            return self.of(effect.do)
        if isinstance(effect, PerSymbol):
            return self.share(effect.per_symbol) * self.of(effect.do)
        if isinstance(effect, Straights):
            return self.of(effect.large if run_of(self.resolution.dice, 5) else effect.small_straight)
        return self.of_verb(effect)

    def of_condition(self, effect: If) -> float:
        if self.rolled:
            likely = self.chance_of(effect.if_)
            otherwise = self.of(effect.else_) if effect.else_ is not None else 0.0
            return likely * self.of(effect.do) + (1 - likely) * otherwise
        if effect.if_.holds(self.table, self.resolution):
            return self.of(effect.do)
        return self.of(effect.else_) if effect.else_ is not None else 0.0

    def chance_of(self, condition: object) -> float:
        """How likely a further roll meets a condition; of dice that lie there, whether they do."""
        if isinstance(condition, Shows):
            if not self.rolled:
                return float(self.share(condition.shows) >= condition.least)
            return self.at_least(condition.shows, condition.least)
        if isinstance(condition, AllOf):
            likely = 1.0
            for each in condition.all:
                likely *= self.chance_of(each)
            return likely
        if isinstance(condition, Between):
            return (condition.high - condition.low + 1) / 6
        if isinstance(condition, AtLeast | AtMost):
            return 0.5
        return 0.4

    def at_least(self, face: int, least: int) -> float:
        """How likely so many of the dice to come show a symbol, exactly."""
        likely = self.share(face) / self.rolled
        return sum(
            [
                comb(self.rolled, hits) * likely**hits * (1 - likely) ** (self.rolled - hits)
                for hits in range(least, self.rolled + 1)
            ]
        )

    def share(self, face: int) -> float:
        """How many dice show a symbol: of those to come on the average, else of those that lie there."""
        if self.rolled:
            hero = self.table.content.heroes[self.table.players[self.seat].hero]
            return self.rolled * hero.die.count(face) / 6
        return float(self.table.count_face(self.seat, self.resolution.dice, face))

    def of_verb(self, effect: Effect) -> float:
        if isinstance(effect, Damage):
            return self.of_damage(effect)
        if isinstance(effect, Add):
            added = self.amount(effect.add)
            self.dealt += added
            if self.defendable:
                self.defendable += added
            return added
        if isinstance(effect, Heal):
            room = min(MOST_GAINED, self.table.most_health() - self.table.players[self.seat].health)
            return 0.9 * min(self.amount(effect.heal), room)
        if isinstance(effect, Gain):
            return self.of_gain(effect.gain, self.amount(effect.count) if effect.count is not None else 1.0)
        if isinstance(effect, FillLimit):
            return self.of_gain(effect.fill_limit, 20.0)
        if isinstance(effect, Inflict):
            return self.of_inflict(effect)
        if isinstance(effect, RaiseLimit):
            return LIMIT
        if isinstance(effect, GainCp):
            return self.of_points(self.amount(effect.gain_cp))
        if isinstance(effect, Draw):
            return CARD * self.amount(effect.draw)
        if isinstance(effect, Grow):
            return GROWTH * self.amount(effect.grow) if growing_companions(self.table, self.seat) else 0.0
        if isinstance(effect, Release):
            self.resolution.amount = min(effect.release, self.table.companions(self.seat))
            return -1.0 * self.resolution.amount
        if isinstance(effect, MakeUndefendable):
            self.defendable = 0.0
            return 0.1
        if isinstance(effect, Discard):
            self.resolution.amount = min(effect.most, int(self.held(effect.discard)))
            return -self.resolution.amount * token_worth(self.table, effect.discard)
        return self.of_taking(effect)

    def of_points(self, gained: float) -> float:
        self.brought += gained
        held = self.table.players[self.seat].cp
        return POINTS[min(vocabulary.MOST_CP, held + round(gained))] - POINTS[held]

    def of_damage(self, effect: Damage) -> float:
        amount = effect.times * self.amount(effect.damage)
        if effect.to.word == "you":
            return -amount
        self.dealt += amount
        if effect.type == "normal":
            self.defendable += amount
        return amount * (len(self.table.opponents(self.seat)) if effect.to.word == "all-opponents" else 1)

    def of_taking(self, effect: Effect) -> float:
        """What an opponent loses, and what saves from the damage that is coming."""
        opponent = self.table.players[self.other]
        if isinstance(effect, StealCp):
            stolen = min(effect.steal_cp, opponent.cp)
            gained = self.amount(effect.of) if effect.of is not None else stolen
            return self.of_points(gained) + stolen
        if isinstance(effect, LoseCp):
            return min(self.amount(effect.lose_cp), opponent.cp)
        if isinstance(effect, DiscardRandom):
            return CARD * min(effect.discard_random, len(opponent.hand.cards))
        if isinstance(effect, Prevent):
            return min(self.coming, self.amount(effect.prevent))
        if isinstance(effect, PreventHalf | Reflect):
            return self.coming / 2
        return status_gain(self.table, self.seat, effect)

    def held(self, token: int) -> float:
        return self.table.players[self.seat].tokens[token] + self.gained.get(token, 0.0)

    def of_gain(self, token: int, wanted: float) -> float:
        """As many as fit; one that shelters also saves from what is coming."""
        fits = max(0.0, min(wanted, self.table.limit(self.seat, token) - self.held(token)))
        self.gained[token] = self.gained.get(token, 0.0) + fits
        saved = self.coming if fits and self.table.content.tokens[token].shelters else 0.0
        return fits * token_worth(self.table, token) + saved

    def of_inflict(self, effect: Inflict) -> float:
        room = self.table.limit(self.other, effect.inflict) - self.table.players[self.other].tokens[effect.inflict]
        return -max(0, min(effect.count, room)) * token_worth(self.table, effect.inflict)

    def amount(self, amount: Amount) -> float:
        """An amount, with the average where it depends on a roll still to come."""
        if isinstance(amount, Number):
            return amount.n
        if isinstance(amount, Plus):
            return sum([self.amount(each) for each in amount.plus])
        if isinstance(amount, Times):
            return amount.times * self.amount(amount.each)
        if isinstance(amount, Half):
            return (self.amount(amount.half) + 0.5) / 2
        if isinstance(amount, Tokens):
            return self.held(amount.tokens)
        if self.rolled and isinstance(amount, SumOfRoll):
            return AVERAGE_DIE * self.rolled
        if self.rolled and isinstance(amount, Per | TimesPer):
            face = amount.per if isinstance(amount, Per) else amount.face
            return (1 if isinstance(amount, Per) else amount.times_per) * self.share(face)
        if self.rolled and isinstance(amount, EveryTwo):
            return max(0.0, self.share(amount.every_two) / 2 - 0.25)
        if isinstance(amount, YourCp):
            held = min(vocabulary.MOST_CP, self.table.players[self.seat].cp + self.brought)
            return held / 2 if isinstance(amount, HalfCp) else held
        return amount.of(self.table, self.resolution)
