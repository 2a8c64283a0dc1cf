"""The words that the scenarios of all games share: a position, the answers played from it, and what came of them.

Each game has its own `tests/<game>/scenario.py`. It lays out positions of that game and adds the words that only its
tests need; everything that can be said of any match is said here. Seats are counted from 0, as in the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Self

import pionek
from pionek.core.match.match import Match
from pionek.core.state.decision import Guard, options_of
from pionek.core.state.frame import Frame

MOST_ANSWERS = 2000
"""After so many answers, what a scenario waits for never comes."""
MOST_DICE = 1000
"""More dice than any test throws."""
OPEN: list[Scenario] = []
"""The scenarios with scripted dice of the test that runs; see tests/conftest.py."""


class EventSummary(NamedTuple):
    """Something that happened: which moment, by or to which seat, to which thing, and how much."""

    moment: str
    seat: int
    subject: int
    amount: int


class ScriptedDice(list[int]):
    """The numbers that chance will give. When they run out in the turn for which they were scripted, the test fails."""

    def __init__(self, numbers: list[int], scenario: Scenario) -> None:
        super().__init__(numbers)
        self.scenario = scenario
        self.turn = scenario.turn

    def __bool__(self) -> bool:
        """The table looks here before it throws a die: an empty script lets its own generator throw it."""
        enough = len(self) or not self.scenario.exact or self.scenario.turn != self.turn
        assert enough, "a die is thrown, but the scripted dice have run out"
        return len(self) > 0


class Scenario:
    """A match in a given position, and the words to play on from it and to look at it."""

    game: ClassVar[str]
    """The id of the game."""
    declining: ClassVar[tuple[str, ...]] = ("pass", "done", "no")
    """The keys that `idle` looks for, in this order."""
    turn_counter: ClassVar[str] = "turn"
    """The field of the table that counts the turns, or the rounds of a game without turns."""
    turn_begins: ClassVar[tuple[str, ...]] = ()
    """The questions (frame and step) with which a turn begins; none if any question of a new turn will do."""

    def __init__(self, *, seed: int = 5, **settings: Any) -> None:
        self.match: Match = pionek.new_match(self.game, seed=seed, **settings)
        self.match.listen()
        self.seat_names: Sequence[str] = ()
        self.heard = 0
        self.exact = True

    @classmethod
    def fresh(cls, *, seed: int = 5, **settings: Any) -> Self:
        """A new match at its first question, without a position laid out."""
        new = cls.__new__(cls)
        Scenario.__init__(new, seed=seed, **settings)
        return new

    # Chance

    def dice(self, *numbers: int) -> Self:
        """What the next dice will show, in the order in which they are thrown."""
        return self.chance(*(number - 1 for number in numbers))

    def chance(self, *numbers: int) -> Self:
        """The next random numbers, from 0, for whatever is drawn or thrown.

        From here to the end of the turn every random number must be scripted: the test fails when they run out. It
        also fails when some are left over at its end.
        """
        if numbers:
            self.table.script = ScriptedDice([*self.table.script, *numbers], self)
            OPEN.append(self)
        return self

    def all_dice(self, number: int) -> Self:
        """From here on every die shows this number, however many are thrown."""
        assert not len(self.table.script), "scripted dice come first"
        self.table.script = [number - 1] * MOST_DICE
        return self

    def any_dice(self) -> Self:
        """After the scripted dice, let others fall as they may: the test does not depend on them."""
        self.exact = False
        return self

    def never_thrown(self, count: int = 1) -> Self:
        """Exactly so many of the scripted dice were not thrown, and are taken back."""
        assert len(self.table.script) == count, f"{len(self.table.script)} of the scripted dice were not thrown"
        self.table.script.clear()
        return self

    def close(self) -> None:
        """The test is over: all scripted dice must have been thrown."""
        left = [number + 1 for number in self.table.script] if isinstance(self.table.script, ScriptedDice) else []
        assert not left, f"scripted dice were never thrown: {left}"

    # Playing

    def play(self, *keys: str, seat: int = -1) -> Self:
        """Take options by their keys, one after the other; as the seat that is asked unless another one is given."""
        for key in keys:
            self.match.play(key, seat)
        return self

    def idle(self) -> Self:
        """Give one answer: decline what is asked, or take the first option where declining is impossible."""
        keys = self.keys
        assert keys, "the match is over: nobody is asked"
        return self.play(next((key for key in self.declining if key in keys), keys[0]))

    def until(self, *questions: str) -> Self:
        """Play on, declining everything, until one of these questions (see `asks`).

        The test fails if none of them is ever asked.
        """
        for _ in range(MOST_ANSWERS):
            if self.over or self.asks(*questions):
                break
            self.idle()
        now = f"{self.asked} is asked" if not self.over else "the match is over"
        assert self.asks(*questions), f"{' or '.join(questions)} never comes: {now}"
        return self

    def next_turn(self) -> Self:
        """Play on, declining everything, to the beginning of the next turn. The test fails if it never comes."""
        turn = self.turn
        for _ in range(MOST_ANSWERS):
            if self.over or (self.turn != turn and (not self.turn_begins or self.asked in self.turn_begins)):
                break
            self.idle()
        assert not self.over, "the next turn never comes: the match is over"
        assert self.turn != turn, f"the next turn never comes: {self.asked} is asked"
        return self

    def to_the_end(self) -> Self:
        """Play on, declining everything, until the match is over. The test fails if it never ends."""
        for _ in range(MOST_ANSWERS):
            if self.over:
                break
            self.idle()
        assert self.over, f"the match does not end: {self.asked} is asked"
        return self

    def ask_again(self) -> Self:
        """Work the pending question out again after something on the table was changed by hand."""
        self.table.ask_again()
        return self

    def start(self, *frames: Frame) -> Self:
        """Stand in these procedures, the lowest one first, instead of those on the agenda; run to the next question."""
        self.table.agenda[:] = frames
        self.table.decision = None
        self.table.advance()
        return self

    def forget(self) -> Self:
        """Let `log`, `said`, `rules`, `events`, `deeds`, `happened` and `amounts` begin here."""
        self.heard = len(self.match.listen().events)
        return self

    # The question

    @property
    def over(self) -> bool:
        """Whether the match is over: nobody is asked any more."""
        return self.match.decision is None

    @property
    def asked(self) -> str:
        """The frame and step of the question, such as "Battle.roll"; empty when nobody is asked."""
        return "" if self.over else f"{type(self.frame).__name__}.{self.frame.step_name()}"

    def asks(self, *questions: str) -> bool:
        """Whether one of these questions is asked now: a frame and its step, or a rule; "" stands for the end."""
        return self.asked in questions or (self.rule != "" and self.rule in questions)

    @property
    def rule(self) -> str:
        """The rule of the frame that asks; empty when nobody is asked."""
        return "" if self.over else str(self.frame.rule())

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        assert self.match.decision is not None, "the match is over: nobody is asked"
        return self.match.decision.seat

    @property
    def keys(self) -> list[str]:
        """The keys of the options of the seat that is asked."""
        return self.match.keys()

    def offered(self, seat: int) -> list[str]:
        """The keys of what a seat may do now, whether it is asked or may act before the seat that is."""
        return [self.match.key(option) for option in options_of(self.match.decision, seat)]

    def seat_of(self, who: int | str) -> int:
        """A seat by its number, or by its name in a game where tests name the seats."""
        return who if isinstance(who, int) else self.seat_names.index(who)

    def refusal(self, seat: int | str, kind: str, thing: int | str) -> Guard | None:
        """Why a seat can do nothing now with a thing, given by its id or its number; None when it can do something."""
        return self.match.why_not(self.seat_of(seat), kind, thing if isinstance(thing, int) else self.find(kind, thing))

    def why_not(self, seat: int | str, kind: str, thing: int | str) -> str:
        """The rule by which a seat can do nothing with a thing now; empty when it can do something."""
        guard = self.refusal(seat, kind, thing)
        return guard.rule if guard is not None else ""

    def refusal_of(self, seat: int, verb: int, kind: str = "", name: str = "") -> Guard | None:
        """Why a seat cannot do this now, with a thing if one is given; None when it can."""
        return self.match.game.refuse(self.table, seat, verb, self.find(kind, name) if kind else -1)

    # The table

    @property
    def table(self) -> Any:
        """The table of the match. What many tests ask of it deserves a word of its own."""
        return self.match.table

    @property
    def content(self) -> Any:
        """The definitions of the game's things."""
        return self.match.content

    @property
    def turn(self) -> int:
        """The number of the turn, or of the round in a game without turns."""
        return int(getattr(self.table, self.turn_counter))

    @property
    def active(self) -> int:
        """The seat whose turn it is, or that goes first wherever several could act."""
        return int(self.table.active_seat())

    @property
    def frame(self) -> Any:
        """The frame that asks, or that will run next."""
        return self.table.agenda[-1]

    @property
    def frames(self) -> list[Any]:
        """The agenda: the frames that run, the lowest one first."""
        return list(self.table.agenda)

    def nearest(self, kind: type[Frame]) -> Any:
        """The topmost frame of a kind on the agenda; None without one."""
        return self.table.nearest(kind)

    @property
    def revealed(self) -> int:
        """How often something new was revealed: dice, cards and choices that nobody takes back."""
        return int(self.table.revealed)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; the match must be over."""
        assert self.match.result is not None, "the match is not over"
        return self.match.result.winners

    def find(self, kind: str, name: str) -> int:
        """The index of a thing in the content, by its id."""
        return int(self.content.find(kind, name))

    def names(self, kind: str, indices: list[int]) -> list[str]:
        """The ids of things of one kind."""
        return [self.content.id_of(kind, index) for index in indices]

    # What happened

    def events(self, *moments: str) -> list[EventSummary]:
        """What happened since the scenario began; only these moments, if any are given."""
        known = self.match.game.words.moments
        found = [
            EventSummary(known[each.moment].name, each.who, each.subject, each.amount)
            for each in self.match.listen().events[self.heard :]
        ]
        return [each for each in found if not moments or each.moment in moments]

    def deeds(self, *moments: str) -> list[tuple[str, int, int]]:
        """What happened, in short: which moment, which seat, and how much."""
        return [(each.moment, each.seat, each.amount) for each in self.events(*moments)]

    def happened(self, *moments: str) -> list[str]:
        """The names alone of what happened, in its order."""
        return [each.moment for each in self.events(*moments)]

    def amounts(self, moment: str) -> list[int]:
        """How much, each time that this happened."""
        return [each.amount for each in self.events(moment)]

    def log(self, seat: int = 0, lang: str = "en") -> list[str]:
        """What happened, as a seat reads it."""
        return [str(line) for line in self.match.log(seat, lang, since=self.heard)]

    def said(self, seat: int = 0) -> str:
        """The log in one piece."""
        return " ".join(self.log(seat))

    def rules(self, seat: int = 0) -> list[str]:
        """The rules that the log cites."""
        return [rule for line in self.match.log(seat, since=self.heard) for rule in line.rules]


def close_all(failed: bool = False) -> None:
    """Close the scenarios of a test; after a failed one without looking at their dice."""
    scenarios = OPEN[:]
    OPEN.clear()
    for scenario in [] if failed else scenarios:
        scenario.close()
