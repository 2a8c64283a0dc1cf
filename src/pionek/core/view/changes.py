"""What can change on a table, and which events tell of it: from this, a test finds deeds that nobody is told of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from pionek.core.state.events import Event
from pionek.core.state.piece import Record

Key: TypeAlias = tuple[int, ...]
"""Which of several counters, zones or places: the seat, or seat and token, say."""


class Change(Record):
    """One kind of what can change: a counter, a zone, a place, a token, a state.

    `reads` takes it off a table: by key, the value that everybody at the table would see change. `told` lists the moments
    that tell of a change, each with the names of the event's numbers ("who", "subject", "other", "amount") that are the
    parts of the key, in their order; parts that are left out may be anything.

        Change("tokens", tokens, ((GAINED, "who", "subject"), (REMOVED, "who", "subject"), (LEFT_THE_GAME, "who")))
    """

    kind: str
    reads: Callable[[Any], dict[Key, object]]
    told: tuple[tuple[int | str, ...], ...]

    def explained(self, key: Key, events: list[Event]) -> bool:
        """Whether one of these events tells of a change of what has this key."""
        for event in events:
            for moment, *names in self.told:
                if event.moment == moment and key[: len(names)] == tuple(getattr(event, str(name)) for name in names):
                    return True
        return False

    def untold(self, before: dict[Key, object], after: dict[Key, object], events: list[Event]) -> list[Key]:
        """The keys of what has changed though none of these events tells of it."""
        changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
        return [key for key in changed if not self.explained(key, events)]
