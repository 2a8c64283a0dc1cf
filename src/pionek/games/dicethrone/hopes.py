"""What a roll of the dice is worth to a seat: the best ability it activates, and the best way to keep dice for it."""

from __future__ import annotations

from typing import Final

from pionek.core.amounts import SumOfRoll
from pionek.core.forms import walk
from pionek.games.dicethrone import words
from pionek.games.dicethrone.content import AbilityCard, Heroes
from pionek.games.dicethrone.estimate import USUAL_ATTACK, Estimate, defence_worth, rival
from pionek.games.dicethrone.odds import DICE, Keeping, hands
from pionek.games.dicethrone.refusals import meets
from pionek.games.dicethrone.table import Arena
from pionek.games.dicethrone.who import die_of, run_of

MOST_SOLVED: Final = 600
MOST_KNOWN: Final = 6000
"""How much is remembered at most; whatever is forgotten can be worked out again, and comes out the same."""


class Hopes:
    """What has been worked out about the rolls of one box of heroes."""

    def __init__(self) -> None:
        self.readings: dict[int, list[tuple[list[int], list[int]]]] = {}
        """By ability, the results that activate it: those that it reads alike stand together, with one of them."""
        self.solved: dict[tuple[object, ...], Keeping] = {}
        """By the worths of all these, the best way to keep dice."""
        self.known: dict[tuple[object, ...], Keeping] = {}
        """The same by all that a worth depends on."""


def hopes_of(box: Heroes) -> Hopes:
    if box.hopes is None:
        box.hopes = Hopes()
    found = box.hopes
    assert isinstance(found, Hopes)
    return found


def keeping(table: Arena, seat: int) -> Keeping:
    """The solved dice of a seat as it stands now, against the opponent it will most likely meet."""
    hopes = hopes_of(table.box)
    other = rival(table, seat)
    player, opponent = table.players[seat], table.players[other]
    state = (
        player.hero, player.cp, player.health, *player.levels, *player.tokens, *player.limits, table.most_health(),
        opponent.hero, opponent.cp, len(opponent.hand.cards), *opponent.levels, *opponent.tokens, *opponent.limits,
        len(table.opponents(seat)),
    )  # fmt: skip
    solved = hopes.known.get(state)
    if solved is None:
        if len(hopes.known) >= MOST_KNOWN:
            hopes.known.clear()
        solved = hopes.known[state] = solve(table, seat, other, hopes)
    return solved


def solve(table: Arena, seat: int, other: int, hopes: Hopes) -> Keeping:
    """Every result is worth as much as the best ability it activates."""
    player = table.players[seat]
    defence = defence_worth(table, other, USUAL_ATTACK)
    worths = [0.0] * len(hands(DICE))
    seen: list[float] = [player.hero, *player.levels]
    for index in table.box.on_board(player.hero, player.levels):
        ability = table.box.board[index]
        if ability.when is None:
            continue
        for dice, alike in readings_of(table, seat, ability, hopes):
            value = round(Estimate(table, seat, dice, other=other).of_attack(ability, defence), 6)
            seen.append(value)
            for at in alike:
                worths[at] = max(worths[at], value)
    key = tuple(seen)
    if key not in hopes.solved:
        if len(hopes.solved) >= MOST_SOLVED:
            hopes.solved.clear()
        hopes.solved[key] = Keeping(worths)
    return hopes.solved[key]


def readings_of(table: Arena, seat: int, ability: AbilityCard, hopes: Hopes) -> list[tuple[list[int], list[int]]]:
    """The results that activate an ability, those together that make no difference to its text."""
    if ability.index not in hopes.readings:
        groups: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}
        forms = walk(ability.text())
        reads = any(getattr(form, "needs", "") == "roll" for form in forms)
        sums = any(isinstance(form, SumOfRoll) for form in forms)
        for at, hand in enumerate(hands(DICE)):
            dice = list(hand)
            if meets(table, seat, ability, dice):
                alike = read_as(die_of(table, seat), dice, sums) if reads else ()
                groups.setdefault(alike, (dice, []))[1].append(at)
        hopes.readings[ability.index] = list(groups.values())
    return hopes.readings[ability.index]


def read_as(die: list[int], dice: list[int], sums: bool) -> tuple[int, ...]:
    """All that a text can read from dice: symbols, equal numbers, runs, and where it asks for it the sum."""
    faces = [die[number - 1] for number in dice]
    alike = max([dice.count(number) for number in dice])
    runs = (int(run_of(dice, 4)), int(run_of(dice, 5)))
    return (*[faces.count(face) for face in sorted(set(die))], alike, *runs, sum(dice) if sums else 0)


def hope(table: Arena, seat: int) -> float:
    """What a seat's next Offensive Roll is worth before its first attempt."""
    return keeping(table, seat).from_nothing(words.ROLL_ATTEMPTS)
