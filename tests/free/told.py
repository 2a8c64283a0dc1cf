"""Watches random games step by step: everything that changes is told by an event of the same step."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pionek.core.match.log import line
from pionek.core.match.match import Match, start
from pionek.core.state.events import Event
from pionek.core.state.frame import PLANS, Frame, Plan
from pionek.core.state.table import Table
from pionek.core.text.phrasebook import Ref, plain
from pionek.core.view.changes import Key
from tests.free.games import game_of, played, settings_for

ROOT = Path(__file__).resolve().parents[2]
BETWEEN = "between two steps"


class Watch:
    """One match, looked at before and after everything that a step, an answer or the time between them does."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events = match.listen().events
        self.table = match.table
        self.changes = match.game.changes
        self.heard = len(self.events)
        self.before = self.seen()
        self.found: list[str] = []

    def seen(self) -> list[dict[Key, object]]:
        return [change.reads(self.table) for change in self.changes]

    def look(self, where: str) -> None:
        """Compare with the last look: what has changed must have been told since."""
        after = self.seen()
        if after != self.before:
            events = self.events[self.heard :]
            for change, was, now in zip(self.changes, self.before, after, strict=True):
                for key in change.untold(was, now, events):
                    self.found.append(f"{change.kind} {key}: {was.get(key)} -> {now.get(key)}, {where}{self.told(events)}")
        self.before = after
        self.heard = len(self.events)

    def told(self, events: list[Event]) -> str:
        names = [self.match.game.words.moments[event.moment].name for event in events]
        return f", where only this is told: {', '.join(names)}" if names else ", where nothing is told"


def kinds(kind: type[Frame] = Frame) -> Iterator[type[Frame]]:
    """All classes of frames."""
    yield kind
    for each in kind.__subclasses__():
        yield from kinds(each)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """While this lasts, the watch looks before and after each step and each answer."""

    def looking(deed: Callable[..., Any] | None, where: str) -> Callable[..., Any] | None:
        def do(frame: Frame, table: Table, *given: Any) -> Any:
            if table is watch.table:
                watch.look(BETWEEN)
            done = deed(frame, table, *given)  # type: ignore[misc]  # never None: see below
            if table is watch.table:
                watch.look(where)
            return done

        return do if deed is not None else None

    kept = dict(PLANS)
    try:
        for kind in kinds():
            plan = Plan(kind)
            names = [f"{kind.__name__}.{name}" for name, _ in kind.steps]
            plan.steps = [looking(step, f"in {name}") for step, name in zip(plan.steps, [*names, ""], strict=True)]
            plan.answers = [looking(each, f"in the answer to {name}") for each, name in zip(plan.answers, names, strict=True)]
            PLANS[kind] = plan
        yield
    finally:
        PLANS.clear()
        PLANS.update(kept)


def silent(name: str, seed: int) -> tuple[Match, list[str]]:
    """A random game to its end, and everything in it that changed and was not told."""
    game = game_of(name)
    match = start(game, settings_for(game, seed), seed, listen=True)
    watch = Watch(match)
    with watched(watch):
        for _ in played(name, seed, match):
            pass
    watch.look(BETWEEN)
    return match, watch.found


# Lines


def nameless(name: str) -> dict[str, str]:
    """The moments of a game whose lines need not name who did it, each with the reason: tests/GAME/told.py."""
    if not (ROOT / "tests" / name / "told.py").exists():
        return {}
    excuses = importlib.import_module(f"tests.{name}.told")
    return {**excuses.NO_ACTOR, **excuses.NOT_YET}


def poor_lines(match: Match, excused: dict[str, str]) -> list[str]:
    """What is wrong with the lines of a log: empty ones, those without their actor, those without a rule."""
    game, found = match.game, []
    unlike = {(each.moment, each.who, each.subject, each.amount, each.other, each.rules, each.naming): each for each in match.listen().events}
    for event in unlike.values():
        moment = game.words.moments[event.moment].name
        for lang in ("en", "pl"):
            for seat in (-1, 0):
                told = line(game, match.table, event, seat, lang)
                refs = [part.id for part in told.parts if isinstance(part, Ref) and part.kind == "seat"]
                if not plain(told.parts).strip(" ."):
                    found.append(f"{moment}: empty in {lang}")
                elif event.who >= 0 and str(event.who) not in refs and moment not in excused:
                    found.append(f"{moment}: does not name its actor in {lang}: {plain(told.parts)}")
                if not told.rules or any(rule not in game.ledger for rule in told.rules):
                    found.append(f"{moment}: cites {told.rules}")
    return sorted(set(found))
