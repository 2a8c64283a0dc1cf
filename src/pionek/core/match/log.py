"""The log: lines made from events, each of typed parts, citing the rules it happened by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.state.events import dice_in
from pionek.core.state.piece import Record
from pionek.core.text.phrasebook import Part, Ref, plain

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event
    from pionek.core.state.table import Table


class Line(Record):
    """One line: typed parts, the rules (most particular last), and how deep in the agenda it happened."""

    parts: tuple[Part, ...]
    rules: tuple[str, ...]
    depth: int

    def __str__(self) -> str:
        cited = " ".join(self.rules)
        return f"{plain(self.parts)} [{cited}]" if cited else plain(self.parts)


def line(game: Game, table: Table, event: Event, seat: int, lang: str) -> Line:
    """An event as this seat may read it: what it did not see stays unnamed. Seat -1 sees what is public."""
    moment = game.words.moments[event.moment]
    seen = event.seen >> seat & 1 if seat >= 0 else event.seen >> 61 & 1
    hidden = moment.secret and not seen
    amount = thing(game, table, event.naming, moment.amount, event.amount, lang) if moment.amount else event.amount
    args: dict[str, Any] = {"amount": amount}
    if event.who >= 0:
        args["who"] = Ref("seat", str(event.who), game.names.seat_then(table, event.naming, event.who, lang))
    if moment.subject and not hidden:
        args["subject"] = thing(game, table, event.naming, moment.subject, event.subject, lang)
    if moment.other:
        args["other"] = thing(game, table, event.naming, moment.other, event.other, lang)
    key = f"log-{moment.name}-hidden" if hidden else f"log-{moment.name}"
    rules = tuple(rule for rule in event.rules if rule)
    return Line(game.book.sentence(lang, key, **args), rules, event.depth)


def thing(game: Game, table: Table, then: tuple[int, ...], kind: str, index: int, lang: str) -> object:
    """A thing named in a line: by the name it had then if it has one, dice as they lie, everything else by number."""
    if kind in table.content.entries:
        return table.content.ref(kind, index, lang) if index >= 0 else ""
    if kind == "seat":
        return Ref("seat", str(index), game.names.seat_then(table, then, index, lang)) if index >= 0 else ""
    called = game.names.name_then(table, then, kind, index, lang)
    if called is not None:
        return called
    if kind == "dice":
        return " ".join(str(each) for each in dice_in(index))
    return index
