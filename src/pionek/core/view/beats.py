"""Beats: everything that happens as a step that can be shown, derived from the events; see docs/scene.md.

A beat is a line of the log that knows more: what kind of thing happens, who does it to whom, what is behind it, which dice lie there,
which number changes and how, what moves where. Cards never write beats: a game says once, for each of its moments, what kind of beat
it is and which of the event's numbers mean what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

import msgspec

from pionek.core.match.log import Line, line
from pionek.core.state.frame import T
from pionek.core.state.piece import Record
from pionek.core.view.scene import Card, Face, Named, Share, TextPart, Token

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

KINDS: Final = (
    "roll", "card", "ability", "battle", "incoming", "prevented", "damage", "heal", "gain", "loss", "token", "move", "reveal", "script", "turn", "phase", "win", "note",
)  # fmt: skip
"""What can happen. A `note` is told and has no scene of its own."""
NEWS: Final = ("roll", "card", "ability", "battle", "incoming", "prevented", "damage", "heal", "move", "reveal", "script", "turn", "win")
"""Kinds that are worth a look at all times; of the others a game says which are."""
BROUGHT: Final = ("gain", "loss", "token")
"""Kinds that are worth a look if a card, an ability or a space brings them."""


class Side(msgspec.Struct, gc=False, omit_defaults=True):
    """One side of a battle: who, its score, and what the score is made of. `figures` fight for it, with their numbers of then."""

    name: str
    score: int
    id: str = ""
    seat: int | None = None
    shares: list[Share] = []
    dice: list[Face] = []
    figures: list[Token] = []


class Beat(msgspec.Struct, gc=False, omit_defaults=True):
    """One step of what happens. `text` and `rules` are the line of the log; `things` are ids of the scene that it is about.

    `cause` is the card, ability or space behind it. `counter` is the id of the number that changes, from `before` to `after`. `thing`
    is what moves, from the place `start` to the place `end`, by way of others. `card` is what is shown large, `dice` lie as they fell
    and make `total` where they are counted; `altered` ones lay there before, and some of them show something else now. `sides` face each other; the beat that `decides` between them says how it ended.
    `page` is a text to read. `figures` are those it happens to, with their numbers of then.
    `weight` is "news" for what one wants to see, "routine" for what only goes on.
    """

    kind: str
    text: list[TextPart]
    weight: str = "news"
    rules: tuple[str, ...] = ()
    depth: int = 0
    who: int | None = None
    whom: int | None = None
    cause: Named | None = None
    things: list[str] = []
    amount: int | None = None
    counter: str = ""
    before: int | None = None
    after: int | None = None
    thing: str = ""
    start: str = ""
    end: str = ""
    way: list[str] = []
    card: Card | None = None
    dice: list[Face] = []
    total: int | None = None
    altered: bool = False
    sides: list[Side] = []
    decides: bool = False
    figures: list[Token] = []
    page: list[TextPart] = []


class BeatKind(Record):
    """What a moment is for those who watch. `counter` is the beginning of the id of the number that it changes, before the seat."""

    kind: str
    counter: str = ""
    sign: int = 0
    """1 if the amount is added to the number, -1 if it is taken off; of a token, whether it comes or goes."""
    to_other: bool = False
    """Whether `other` is the seat it happens to, and `who` the one who does it."""
    weight: str = ""
    """"news" or "routine" where that does not follow from the kind."""


class Beats(Generic[T]):
    """How a game shows what happens; a game without one shows its log."""

    kinds: ClassVar[dict[int, BeatKind]] = {}
    """The moments that are more than a note."""

    def beat(self, game: Game, table: T, event: Event, seat: int, lang: str) -> Beat:
        """An event as this seat may see it."""
        told = line(game, table, event, seat, lang)
        kind = self.kinds.get(event.moment, NOTE)
        origin = cause(table, event.cause, lang)
        weight = kind.weight or ("news" if kind.kind in NEWS or (kind.kind in BROUGHT and origin is not None) else "routine")
        beat = Beat(kind.kind, typed(told), weight, told.rules, told.depth, cause=origin)
        if event.who >= 0:
            beat.who = event.who
        moment = game.words.moments[event.moment]
        if moment.other == "seat" and event.other >= 0:
            beat.whom = event.other
        beat.things = [part.id if ":" in part.id else f"{part.kind}:{part.id}" for part in beat.text if isinstance(part, Named)]
        if not moment.amount and event.amount:
            beat.amount = event.amount
        if kind.kind == "token" and kind.sign:
            beat.amount = kind.sign * max(1, event.amount)
        if kind.counter and event.shown:
            owner = event.other if kind.to_other else event.who
            beat.counter = f"{kind.counter}:{owner}"
            beat.after = event.shown[0]
            beat.before = event.shown[1] if len(event.shown) > 1 else event.shown[0] - kind.sign * event.amount
        self.fill(beat, game, table, event, seat, lang)
        return beat

    def fill(self, beat: Beat, game: Game, table: T, event: Event, seat: int, lang: str) -> None:
        """Add what only the game knows: dice, cards, moves, sides of a battle. Nothing that the seat did not see."""


NOTE: Final = BeatKind("note")
TOLD: Final = BeatKind("note", weight="news")
"""A sentence without a scene of its own that one has to have read."""
STAGE: Final = BeatKind("phase", weight="news")
"""A part of the game that begins or ends, and that everybody should notice."""


def typed(told: Line) -> list[TextPart]:
    return [part if isinstance(part, str) else Named(part.kind, part.id, part.name) for part in told.parts]


def cause(table: Any, origin: str, lang: str) -> Named | None:
    """The thing behind an event, by name."""
    kind, _, name = origin.partition(":")
    index = table.content.ids.get(kind, {}).get(name)
    return None if index is None else Named(kind, name, str(table.content.name_of(kind, index, lang)))
