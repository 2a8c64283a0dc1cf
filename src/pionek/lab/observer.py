"""What a simulation records in addition to the end of a game: what each seat used, and how well it stood on the way.

It knows games only by their contract: the thing used is the definition that an option names, as its verb declares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.state.decision import Option, Verb
    from pionek.core.state.table import Table

POINTS = 21
"""The number of points along a game at which the standing of each seat is recorded, from its first decision to its end."""
SAMPLES = 64
"""The number of observations of one game after which every other one is dropped, so that long games cost no more than short ones."""
SCALE = 1000
"""Standings are kept in thousandths, because sums of whole numbers do not depend on the order."""
SUBJECT, TARGET = "subject", "target"


def named_by(content: Content, verb: Verb) -> tuple[str, str]:
    """The part of the verb's options that names an entry of the content, and the kind of the entry; empty if no part does."""
    if content.entries.get(verb.subject):
        return SUBJECT, verb.subject
    return (TARGET, verb.target) if content.entries.get(verb.target) else ("", "")


class Lens:
    """Finds the definitions that options name. It is built once for all games of a plan."""

    def __init__(self, game: Game, content: Content) -> None:
        self.game = game
        self.content = content
        self.names = [named_by(content, verb) for verb in game.words.verbs]
        self.roles = [role for role, _kind in self.names]
        self.keys: dict[tuple[int, int], str] = {}

    def key(self, verb: int, thing: int) -> str:
        """The use that an option makes of an entry, such as `play:second-wind`."""
        if (verb, thing) not in self.keys:
            _role, kind = self.names[verb]
            self.keys[verb, thing] = f"{self.game.words.verbs[verb].name}:{self.content.id_of(kind, thing)}"
        return self.keys[verb, thing]


class Observer:
    """Observes one game while it is played."""

    def __init__(self, lens: Lens, seats: int) -> None:
        self.lens = lens
        self.counts: list[dict[tuple[int, int], int]] = [{} for _ in range(seats)]
        self.looks: list[tuple[int, list[int]]] = []
        self.decisions = 0
        self.stride = 1

    def saw(self, table: Table, seat: int, options: list[Option], chosen: Option) -> None:
        """Record a choice of a seat. The options that it did not take are recorded too, because unused content matters."""
        roles = self.lens.roles
        counts = self.counts[seat]
        for option in options:
            if role := roles[option.verb]:
                counts.setdefault((option.verb, option.subject if role == SUBJECT else option.target), 0)
        if role := roles[chosen.verb]:
            counts[chosen.verb, chosen.subject if role == SUBJECT else chosen.target] += 1
        if self.decisions % self.stride == 0:
            if len(self.looks) == SAMPLES:
                self.looks = self.looks[::2]
                self.stride *= 2
            if self.decisions % self.stride == 0:
                self.looks.append((self.decisions, self.standing(table)))
        self.decisions += 1

    def standing(self, table: Table) -> list[int]:
        game = self.lens.game
        return [round(SCALE * game.hints.evaluate(table, seat)) for seat in range(len(self.counts))]

    def used(self) -> list[dict[str, int]]:
        """By seat, how often each thing was used; 0 for things that were offered and never taken."""
        key = self.lens.key
        return [dict(sorted((key(*what), times) for what, times in counts.items() if what[1] >= 0)) for counts in self.counts]

    def course(self, table: Table) -> list[list[int]]:
        """By seat, how well it stood at `POINTS` points along the game, the last of which is the end."""
        looks = [*self.looks, (self.decisions, self.standing(table))]
        found: list[list[int]] = []
        at = 0
        for point in range(POINTS):
            while at + 1 < len(looks) and looks[at + 1][0] * (POINTS - 1) <= point * self.decisions:
                at += 1
            found.append(looks[at][1])
        return [[values[seat] for values in found] for seat in range(len(self.counts))]
