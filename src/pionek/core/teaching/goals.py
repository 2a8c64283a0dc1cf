"""Goals of lessons: a small language over what a player answered, what happened, and what the player sees.

    goal: {all: [{answered: "announce:*"}, {shows: "health:2", most: 40}]}

Keys and ids may be patterns with `*`. The words in them are those of the scene and of the game's own verbs and moments; loading
checks the latter.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pionek.core.language.fields import field
from pionek.core.language.forms import Form
from pionek.core.language.kinds import FLAG, TEXT, FormKind, IntKind, ListOf, Word
from pionek.core.packs.problems import nearest, one_of
from pionek.core.view.building import SceneBuilder
from pionek.core.view.scene import Card, Counter, Die, Place, Scene, Thing, Token, Track, Zone, walk

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.packs.problems import InBoth
    from pionek.core.state.events import Event
    from pionek.core.state.table import Table

GOAL = FormKind("goal")
GOALS = ListOf(GOAL, 1)
COUNT = IntKind(0, 999)
LEARNER, OTHERS, ANYBODY = "learner", "others", "anybody"
MOST = 999


class Situation:
    """A position of a lesson as goals look at it: the answers of the learner, everything that happened, and the table."""

    def __init__(self, game: Game, table: Table, seat: int, answers: list[str], events: list[Event]) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.answers = answers
        self.events = events
        self.drawn: Scene | None = None

    @property
    def scene(self) -> Scene:
        """What the learner sees."""
        if self.drawn is None:
            self.drawn = self.game.scene(self.table, self.seat, "en")
        return self.drawn

    def things(self, pattern: str) -> Iterator[Thing]:
        return (thing for thing in walk(self.scene.things) if fnmatchcase(thing.id, pattern))


class Goal(Form):
    """Something that may be true of a situation."""

    family = "goal"

    def holds(self, now: Situation) -> bool:
        raise NotImplementedError

    def mistake(self, game: Game) -> tuple[str, InBoth, str] | None:
        """A word that the game does not have, what may stand there, and the word that was probably meant."""
        return None


class All(Goal):
    """Everything in the list is true."""

    word = "all"
    all: list[Goal] = field(GOALS)
    example = "{all: [{answered: pass}, {won: true}]}"

    def holds(self, now: Situation) -> bool:
        return all(each.holds(now) for each in self.all)


class AnyOf(Goal):
    """At least one thing in the list is true."""

    word = "any"
    any: list[Goal] = field(GOALS)
    example = "{any: [{answered: pass}, {won: true}]}"

    def holds(self, now: Situation) -> bool:
        return any(each.holds(now) for each in self.any)


class No(Goal):
    """The contrary."""

    word = "not"
    not_: Goal = field(GOAL)
    example = "{not: {answered: pass}}"

    def holds(self, now: Situation) -> bool:
        return not self.not_.holds(now)


class Answered(Goal):
    """The learner has chosen options whose keys look like this, at least so many times."""

    word = "answered"
    answered: str = field(TEXT)
    least: int = field(COUNT, default=1)
    example = '{answered: "play:*"}'

    def holds(self, now: Situation) -> bool:
        return sum(fnmatchcase(key, self.answered) for key in now.answers) >= self.least

    def mistake(self, game: Game) -> tuple[str, InBoth, str] | None:
        return unknown(self.answered.partition(":")[0], [verb.name for verb in game.words.verbs])


class Offered(Goal):
    """The learner is asked, and may choose such an option."""

    word = "offered"
    offered: str = field(TEXT)
    least: int = field(COUNT, default=1)
    example = '{offered: "play:*", least: 2}'

    def holds(self, now: Situation) -> bool:
        return sum(fnmatchcase(choice.key, self.offered) for choice in now.scene.choices) >= self.least

    def mistake(self, game: Game) -> tuple[str, InBoth, str] | None:
        return unknown(self.offered.partition(":")[0], [verb.name for verb in game.words.verbs])


class Asked(Goal):
    """The question to the learner has this name."""

    word = "asked"
    asked: str = field(TEXT)
    example = "{asked: main-act}"

    def holds(self, now: Situation) -> bool:
        decision = now.table.decision
        if decision is None or decision.seat != now.seat:
            return False
        return fnmatchcase(SceneBuilder(now.game, now.table, now.seat, "en").prompt_key().removeprefix("ask-"), self.asked)


class Happened(Goal):
    """Something happened, at least so many times, by whom and with what: the names of things as keys write them."""

    word = "happened"
    happened: str = field(TEXT)
    by: str = field(Word(LEARNER, OTHERS, ANYBODY), default=LEARNER)
    with_: str = field(TEXT, default="*")
    amount: int = field(COUNT, default=0)
    least: int = field(COUNT, default=1)
    example = "{happened: healed, amount: 2}"

    def holds(self, now: Situation) -> bool:
        return sum(self.fits(now, event) for event in now.events) >= self.least

    def fits(self, now: Situation, event: Event) -> bool:
        moment = now.game.words.moments[event.moment]
        if not fnmatchcase(moment.name, self.happened) or event.amount < self.amount:
            return False
        if self.by != ANYBODY and (event.who == now.seat) != (self.by == LEARNER):
            return False
        return self.with_ == "*" or any(fnmatchcase(name, self.with_) for name in self.named(now, event))

    def named(self, now: Situation, event: Event) -> list[str]:
        """The things of an event, as keys name them."""
        moment = now.game.words.moments[event.moment]
        things = ((moment.subject, event.subject), (moment.other, event.other))
        return [now.game.thing_key(now.table.content, kind, index) for kind, index in things if kind and index >= 0]

    def mistake(self, game: Game) -> tuple[str, InBoth, str] | None:
        return unknown(self.happened, [moment.name for moment in game.words.moments])


class Shows(Goal):
    """A number on the table, as the learner sees it: a counter, a die, a lone marker on a track, how many tokens or cards."""

    word = "shows"
    shows: str = field(TEXT)
    least: int = field(COUNT, default=0)
    most: int = field(COUNT, default=MOST)
    example = '{shows: "health:1", most: 40}'

    def holds(self, now: Situation) -> bool:
        numbers = [number for thing in now.things(self.shows) if (number := number_of(thing)) is not None]
        return any(self.least <= number <= self.most for number in numbers)


class Holds(Goal):
    """A place, a zone or a card has so many things on it whose ids, or names of their looks, are like this."""

    word = "holds"
    holds_: str = field(TEXT)
    what: str = field(TEXT, default="*")
    least: int = field(COUNT, default=1)
    most: int = field(COUNT, default=MOST)
    example = '{holds: "cell:c3", what: "figure:*"}'

    def holds(self, now: Situation) -> bool:
        return any(self.least <= sum(self.fits(each) for each in lying_on(thing)) <= self.most for thing in now.things(self.holds_))

    def fits(self, thing: Thing) -> bool:
        return fnmatchcase(thing.id, self.what) or fnmatchcase(getattr(thing, "shows", ""), self.what)


class Won(Goal):
    """The match is over, and the learner has won it, or has not."""

    word = "won"
    won: bool = field(FLAG)
    example = "{won: true}"

    def holds(self, now: Situation) -> bool:
        result = now.table.result
        return result is not None and (now.seat in result.winners) == self.won


FORMS: tuple[type[Goal], ...] = (All, AnyOf, No, Answered, Offered, Asked, Happened, Shows, Holds, Won)


def unknown(word: str, known: list[str]) -> tuple[str, InBoth, str] | None:
    if "*" in word or word in known:
        return None
    return word, one_of(known), nearest(word, known)


def number_of(thing: Thing) -> int | None:
    if isinstance(thing, Counter | Die):
        return thing.value
    if isinstance(thing, Token | Zone):
        return thing.count
    if isinstance(thing, Track) and len(thing.markers) == 1:
        return thing.markers[0].at
    return None


def lying_on(thing: Thing) -> list[Thing]:
    """What lies in a place or a zone, or on a card."""
    if isinstance(thing, Place):
        return [*thing.tokens, *thing.cards]
    if isinstance(thing, Zone):
        return list(thing.cards)
    return list(thing.tokens) if isinstance(thing, Card) else []
