"""Making lessons from real play: bots play until a position is as a lesson wants it, and a way to its goal and one past it are found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from pionek.bots.seats import PREFIX, bot_of
from pionek.core.errors import UserError
from pionek.core.files import atomic_write
from pionek.core.match.match import start
from pionek.core.state.decision import options_of
from pionek.core.teaching.goals import Situation
from pionek.core.teaching.lessons import ANSWERS, FOLDER, Answers, Lesson, read_answers
from pionek.core.teaching.positions import from_here
from pionek.core.teaching.tasks import MISSED, OPEN, REACHED

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Match

GAMES = 300
"""How many games are played in search of a position."""
MOST_TRIED = 400
"""How many sequences of answers are tried from a position."""
BOT = f"{PREFIX}greedy"


def make(game: Game, lesson: Lesson) -> Answers:
    """Find the position of a lesson and its answers, and write them."""
    for position in positions(game, lesson):
        right, wrong = found(position, lesson, REACHED), found(position, lesson, MISSED)
        if right and wrong:
            write(game, lesson, position, Answers(right, wrong))
            return Answers(right, wrong)
    raise UserError(
        f"no game of {GAMES} came to a position as the lesson {lesson.id} wants it",
        f"żadna z {GAMES} gier nie doszła do pozycji, jakiej chce lekcja {lesson.id}",
    )


def write(game: Game, lesson: Lesson, position: Match, answers: Answers) -> None:
    known = {**read_answers(game.folder), lesson.id: answers}
    ordered = {each.id: known[each.id] for each in game.lessons if each.id in known}
    with atomic_write(game.folder / FOLDER / ANSWERS) as file:
        file.write(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    with atomic_write(game.folder / FOLDER / f"{lesson.id}.json") as file:
        file.write(position.save() + b"\n")


def positions(game: Game, lesson: Lesson) -> Iterator[Match]:
    """Positions of games between bots that are as the lesson wants them."""
    settings = dict([each.split("=", 1) for each in lesson.settings])
    for seed in range(GAMES):
        match = start(game, settings, seed, listen=True)
        bots = [bot_of(BOT, seed, seat) for seat in range(match.table.seats)]
        while (decision := match.decision) is not None:
            if decision.seat == lesson.seat and lesson.where.holds(Situation(game, match.table, lesson.seat, [], match.listen().events)):
                yield from_here(match)
            bot = bots[decision.seat]
            assert bot is not None
            match.play(bot.choose(match, decision.seat))


def found(position: Match, lesson: Lesson, wanted: str) -> list[str]:
    """The shortest sequence of the learner's answers after which the lesson stands as wanted; empty if none is found."""
    waiting: list[list[str]] = [[]]
    for tried, keys in enumerate(waiting):
        match = played(position, lesson, keys)
        standing = lesson.standing(match)
        if standing == wanted:
            return keys
        if tried >= MOST_TRIED:
            return []
        decision = match.decision
        if standing == OPEN and decision is not None and decision.seat == lesson.seat:
            waiting += [[*keys, match.key(option)] for option in options_of(decision, lesson.seat)]
    return []


def played(position: Match, lesson: Lesson, keys: list[str]) -> Match:
    """The position after these answers of the learner, as bots in the other seats answer them."""
    match = position.clone()
    bots = [bot_of(BOT, match.seed, seat) for seat in range(match.table.seats)]
    left = list(keys)
    while (decision := match.decision) is not None:
        if decision.seat != lesson.seat:
            bot = bots[decision.seat]
            assert bot is not None
            match.play(bot.choose(match, decision.seat))
        elif left:
            match.play(left.pop(0))
        else:
            break
    return match
