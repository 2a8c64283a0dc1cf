"""The words of a game, each declared in one line: the verbs of options, the moments, the guards, and other numbered names.

    WORDS = Words()

    PLAY: Final = WORDS.verb("play", subject="card")
    PREVENTED: Final = WORDS.moment("prevented")
    NO_DICE: Final = WORDS.guard("no-dice", "DT-ABILITY-02", 5)

    colour = Numbered()
    RED: Final = colour("red")

A declaration gives the number that the game computes with (a guard gives itself); the registries know all names by their
numbers. For compiled code tools/expand.py puts the numbers in the place of the calls.
"""

from __future__ import annotations

from typing import Final

from pionek.core.state.decision import Guard, Verb
from pionek.core.state.events import MOST_MOMENTS, Moment

PROPOSED: Final = 32
"""A ban on the proposal of kind k is a ban on the verb PROPOSED + k; a modifier of its amount is one of that value."""


class Numbered:
    """Names of one kind, numbered from 0 in the order of their declarations."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, name: str) -> int:
        if name in self.names:
            raise ValueError(f"{name!r} is declared twice")
        self.names.append(name)
        return len(self.names) - 1


class Bits(Numbered):
    """Names of one kind, each with a bit of its own in the order of their declarations."""

    def __call__(self, name: str) -> int:
        return 1 << super().__call__(name)


COMMON: Final[list[Verb]] = []
"""The verbs that every game has; they come first."""


class Words:
    """The verbs, moments and guards of one game."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = COMMON[:]
        self.moments: list[Moment] = []
        self.guards: list[Guard] = []

    def verb(
        self, name: str, subject: str = "", target: str = "", amount: str = "", most: int = 0, optional: bool = False
    ) -> int:
        """Declare a verb of options; see Verb."""
        self.verbs.append(Verb(name, subject, target, amount, most, optional))
        if len(self.verbs) > PROPOSED:
            raise ValueError(f"{name!r} is verb number {len(self.verbs)}; at most {PROPOSED} are possible")
        return len(self.verbs) - 1

    def moment(
        self, name: str, subject: str = "", other: str = "", secret: bool = False, amount: str = "", silent: bool = False
    ) -> int:
        """Declare a moment; see Moment."""
        self.moments.append(Moment(name, subject, other, secret, amount, silent))
        if len(self.moments) > MOST_MOMENTS:
            raise ValueError(f"{name!r} is moment number {len(self.moments)}; at most {MOST_MOMENTS} are possible")
        return len(self.moments) - 1

    def told(self) -> int:
        """The moments of which a log tells, as bits."""
        return sum(1 << number for number, moment in enumerate(self.moments) if not moment.silent)

    def guard(self, name: str, rule: str, depth: int = 0) -> Guard:
        """Declare a guard; see Guard."""
        self.guards.append(Guard(name, rule, depth))
        return self.guards[-1]


CORE = Words()

PASS: Final = CORE.verb("pass")
"""The option to play nothing in a window."""
ORDER: Final = CORE.verb("order", subject="trigger")
"""The option to resolve this trigger next."""
REPLACE_WITH: Final = CORE.verb("replace", subject="replacement")
"""The option to use this replacement for what would happen."""
DECLINE: Final = CORE.verb("decline")
"""The option to use no replacement."""
ENTER: Final = CORE.verb("enter", amount="number")
"""The option to say what a real die shows."""
CHOOSE: Final = CORE.verb("choose", subject="choice")
"""The option to carry out this one of a text's alternatives."""
DECLINE_IT: Final = CORE.verb("no")
"""The option to decline a `may`."""
ACCEPT: Final = CORE.verb("yes")
"""The option to accept a `may`."""

COMMON.extend(CORE.verbs)
