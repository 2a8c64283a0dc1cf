"""What a roll of the dice is worth to a seat: the best ability it activates, and the best way to keep dice for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pionek.core.language.amounts import SumOfRoll
from pionek.core.language.forms import Form, walk
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.requirements import meets
from pionek.games.dicethrone.hints.effect_values import (
    MOST_GAINED,
    USUAL_ATTACK,
    Estimate,
    defence_worth,
    rival,
    watched_health,
    worth_of,
)
from pionek.games.dicethrone.language.conditions import OfAKind, Straight, Symbols, run_of
from pionek.games.dicethrone.language.control import Straights
from pionek.games.dicethrone.language.token_verbs import Inflict, RemoveStatus
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.odds import DICE, Keeping, hands
from pionek.games.dicethrone.model.state import BEARERS

TOKENS_READ: Final = ("tokens", "gain", "discard", "lose", "has", "fill_limit", "raise_limit", "cost")
TAKING: Final = ("steal-cp", "lose-cp", "discard-random")
COMPANIONS_READ: Final = ("companions", "release", "grow", "grow-each")
FACES_READ: Final = ("per", "face", "by_count", "every_two", "shows", "per_symbol")
"""Names of forms and of their fields: what the texts of abilities look at."""
MOST_SOLVED: Final = 600
MOST_KNOWN: Final = 6000
"""The most entries of each cache; a cleared one is filled again with the same values."""


class Reads:
    """What of the table some abilities of a hero read when their worth is estimated."""

    def __init__(self, content: DiceThroneContent, abilities: list[AbilityCard]) -> None:
        self.own: list[int] = []
        """Tokens of one's own that are counted, given or given up."""
        self.inflicted: list[int] = []
        self.takes = False
        """Whether points or cards are taken from an opponent."""
        own: set[int] = set()
        inflicted: set[int] = set()
        for ability in abilities:
            if ability.effect is not None:
                for form in walk(ability.effect):
                    own.update([getattr(form, name) for name in TOKENS_READ if isinstance(getattr(form, name, None), int)])
                    if isinstance(form, Inflict):
                        inflicted.add(form.inflict)
                    self.takes = self.takes or form.word in TAKING
                    if isinstance(form, RemoveStatus):
                        own.update(content.removable)
                    if form.word in COMPANIONS_READ:
                        own.update(content.companions)
        self.own = sorted(own)
        self.inflicted = sorted(inflicted)

    def state(self, table: Deeds, seat: int, other: int) -> list[float]:
        """All that these abilities read, of a seat and of the opponent it will most likely meet."""
        player, opponent = table.players[seat], table.players[other]
        found: list[float] = [player.hero, *player.levels, len(table.opponents(seat))]
        found.extend([player.tokens[token] - BEARERS * table.limit(seat, token) for token in self.own])
        found.extend([table.limit(other, token) - opponent.tokens[token] for token in self.inflicted])
        found.append(player.cp)
        found.append(watched_health(opponent.health))
        found.append(min(MOST_GAINED, table.most_health() - player.health))
        if self.takes:
            found.extend([opponent.cp, len(opponent.hand.cards)])
        return found


class RollValues:
    """What has been computed about the rolls of one content."""

    def __init__(self, content: DiceThroneContent) -> None:
        boards = [[ability for ability in content.board if ability.hero == hero.index] for hero in content.heroes]
        self.reads = [Reads(content, board) for board in boards]
        self.read_in_defence = [Reads(content, [each for each in board if each.type == "defensive"]) for board in boards]
        self.tokens = [worth_of(token) for token in content.tokens]
        self.readings: dict[int, list[tuple[list[int], list[int]]]] = {}
        """By ability, the results that activate it: those that it reads alike stand together, with one of them."""
        self.solved: dict[tuple[float, ...], Keeping] = {}
        """By the worths of all these, the best way to keep dice."""
        self.known: dict[tuple[float, ...], Keeping] = {}
        """The same by all that a worth depends on."""
        self.defences: dict[tuple[float, ...], float] = {}
        """By all that it depends on, what a defence is worth."""


@lru_cache(maxsize=4)
def roll_values_of(content: DiceThroneContent) -> RollValues:
    """What has been computed about a content, for the few contents that were asked for last."""
    return RollValues(content)


def keeping(table: Deeds, seat: int) -> Keeping:
    """The solved dice of a seat as it stands now, against the opponent it will most likely meet."""
    other = rival(table, seat)
    return keeping_against(table, seat, other, defence_of(table, other))


def keeping_against(table: Deeds, seat: int, other: int, defence: float) -> Keeping:
    """The same when that opponent is known already, and what the opponent's defence is worth."""
    values = roll_values_of(table.content)
    key = (defence, *values.reads[table.players[seat].hero].state(table, seat, other))
    solved = values.known.get(key)
    if solved is None:
        if len(values.known) >= MOST_KNOWN:
            values.known.clear()
        solved = values.known[key] = solved_keeping(table, seat, other, defence)
    return solved


def defence_of(table: Deeds, seat: int) -> float:
    """What the defence of a seat is worth against a usual attack."""
    return defence_against(table, seat, rival(table, seat))


def defence_against(table: Deeds, seat: int, other: int) -> float:
    """The same when that rival is known already."""
    values = roll_values_of(table.content)
    key = tuple(values.read_in_defence[table.players[seat].hero].state(table, seat, other))
    found = values.defences.get(key)
    if found is None:
        if len(values.defences) >= MOST_KNOWN:
            values.defences.clear()
        found = values.defences[key] = round(defence_worth(table, seat, USUAL_ATTACK), 1)
    return found


class Rivalries:
    """By seat, its most likely opponent and what its own defence is worth: looked up once for one evaluation."""

    def __init__(self, table: Deeds) -> None:
        self.rivals = [rival(table, seat) for seat in range(table.seats)]
        self.defences = [
            0.0 if table.players[seat].out else defence_against(table, seat, other)
            for seat, other in enumerate(self.rivals)
        ]

    def keeping(self, table: Deeds, seat: int) -> Keeping:
        other = self.rivals[seat]
        return keeping_against(table, seat, other, self.defences[other])

    def next_attack(self, table: Deeds, seat: int) -> float:
        """What a seat's next Offensive Roll is worth before its first attempt."""
        return self.keeping(table, seat).from_nothing(vocabulary.ROLL_ATTEMPTS)


def solved_keeping(table: Deeds, seat: int, other: int, defence: float) -> Keeping:
    """Every result is worth as much as the best ability it activates."""
    values = roll_values_of(table.content)
    player = table.players[seat]
    worths = [0.0] * len(hands(DICE))
    seen: list[float] = [player.hero, *player.levels]
    for index in table.content.on_board(player.hero, player.levels):
        ability = table.content.board[index]
        if ability.when is None:
            continue
        for dice, alike in readings_of(table, seat, ability, values):
            value = round(Estimate(table, seat, dice, other=other).of_attack(ability, defence), 2)
            seen.append(value)
            for at in alike:
                worths[at] = max(worths[at], value)
    key = tuple(seen)
    if key not in values.solved:
        if len(values.solved) >= MOST_SOLVED:
            values.solved.clear()
        values.solved[key] = Keeping(worths)
    return values.solved[key]


def readings_of(table: Deeds, seat: int, ability: AbilityCard, values: RollValues) -> list[tuple[list[int], list[int]]]:
    """The results that activate an ability, those together that make no difference to its text."""
    if ability.index not in values.readings:
        groups: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}
        forms = walk(ability.text())
        for at, hand in enumerate(hands(DICE)):
            dice = list(hand)
            if meets(table, seat, ability, dice):
                groups.setdefault(read_as(table.die_of(seat), dice, forms), (dice, []))[1].append(at)
        values.readings[ability.index] = list(groups.values())
    return values.readings[ability.index]


def read_as(die: list[int], dice: list[int], forms: list[Form]) -> tuple[int, ...]:
    """What these forms read from dice: counts of symbols, equal numbers, runs, the sum."""
    faces = [die[number - 1] for number in dice]
    found: list[int] = []
    for form in forms:
        if isinstance(form, OfAKind):
            found.append(max([dice.count(number) for number in dice]))
        elif isinstance(form, Straight | Straights):
            found.extend([int(run_of(dice, 4)), int(run_of(dice, 5))])
        elif isinstance(form, SumOfRoll):
            found.append(sum(dice))
        elif isinstance(form, Symbols):
            found.extend([faces.count(face) for face, _least in form.symbols])
        else:
            found.extend([faces.count(getattr(form, name)) for name in FACES_READ if hasattr(form, name)])
    return tuple(found)
