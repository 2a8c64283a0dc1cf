"""What one seat may see, as a tree of things with the options attached to what one would click.

The types here are the whole contract between a game and whatever draws it; docs/scene.md describes them and
web types are generated from them. A scene is built from scratch for its seat: nothing is copied and then removed.
It is a tree, in which nothing leads back: the collector of circles need not look through it (`gc=False`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Self

import msgspec

VERSION = 1


class Named(msgspec.Struct, gc=False, frozen=True, tag="ref", tag_field="is"):
    """A thing named inside a text: what it is, its id, and its name in the scene's language."""

    kind: str
    id: str
    name: str


class Marked(msgspec.Struct, gc=False, frozen=True, tag="number", tag_field="is"):
    """A number inside a brief text, to be set larger than its words."""

    text: str


TextPart = str | Named
BriefPart = str | Named | Marked


class Reason(msgspec.Struct, gc=False, frozen=True):
    """Why something cannot be done: the sentence and the rule it comes from."""

    text: str
    rule: str


class Share(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """One contribution to a number: what it does ("base", "add", "set", "halve", "floor"), how much, from where."""

    op: str
    amount: int
    source: str
    rule: str = ""


class Thing(msgspec.Struct, gc=False, kw_only=True, omit_defaults=True):
    """What all things have: a stable id, a name, what it is for icons, what may be done with it, why not otherwise."""

    id: str
    name: str
    kind: str = ""
    rules: list[str] = []
    options: list[str] = []
    why_not: Reason | None = None

    if TYPE_CHECKING:  # what msgspec makes and does not declare

        def __copy__(self) -> Self: ...


class Face(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """What a die shows: its number (0 if its face has none) and its symbol."""

    value: int
    symbol: str = ""
    symbol_id: str = ""


class Card(Thing, tag="card", tag_field="is"):
    """A card, tile or ability with its text. A hidden one is a back: its name says only that it is a card.

    `brief` is the text in one line, made from the same clauses, with its numbers as parts of their own. `numbers` are those that are
    printed on it beside its text; several of one kind belong together ("4/2/1").
    `needs` is what dice must show for it. `shows` is the name by which a look knows it, where its id tells only where it lies.
    """

    text: list[TextPart] = []
    brief: list[BriefPart] = []
    cost: int | None = None
    cost_shares: list[Share] = []
    timing: str = ""
    level: int = 0
    lit: bool = False
    chance: float | None = None
    hidden: bool = False
    tokens: list[Token] = []
    numbers: list[Counter] = []
    needs: list[Face] = []
    shows: str = ""


class Die(Thing, tag="die", tag_field="is"):
    """A die as it lies: its number (0 if its face shows none), and the symbol it shows if dice of this game have symbols.

    `shows` is the name by which a look knows whose die it is.
    """

    value: int
    symbol: str = ""
    symbol_id: str = ""
    shows: str = ""

    def printed(self) -> str:
        """What is printed on the face: a number, a symbol, or both."""
        number = [str(self.value)] if self.value else []
        return " ".join(dict.fromkeys([*number, self.symbol])).strip()


class Counter(Thing, tag="counter", tag_field="is"):
    """A number on the table, with what makes it up. `incoming` is what is about to be taken off it.

    `delta` is by how much it has changed since the seat answered last.
    """

    value: int
    low: int | None = None
    high: int | None = None
    shares: list[Share] = []
    incoming: int | None = None
    delta: int | None = None


class Token(Thing, tag="token", tag_field="is"):
    """A marker or a figure, perhaps several equal ones; a figure may have numbers of its own.

    `shows` is the name by which a look knows it, where its id tells only which one it is. `since` says that it has changed since the
    seat answered last: it has come here, from the place `came` if it stood on the table before, or its number has changed by `delta`.
    `bound` is the place to which it will go next, where that can be foreseen.
    """

    shows: str = ""
    since: bool = False
    came: str = ""
    bound: str = ""
    delta: int | None = None
    count: int = 1
    limit: int | None = None
    text: list[TextPart] = []
    owner: int | None = None
    numbers: list[Counter] = []


class Track(Thing, tag="track", tag_field="is"):
    """A row of numbered places with markers on them."""

    length: int
    markers: list[Marker] = []


class Marker(msgspec.Struct, gc=False, frozen=True):
    """Whose marker stands where on a track."""

    seat: int
    at: int
    name: str


class Zone(Thing, tag="zone", tag_field="is"):
    """A hand, deck or pile: the cards the seat knows, how many there are in all, and how many there may be."""

    count: int
    limit: int | None = None
    cards: list[Card] = []


class Sum(msgspec.Struct, gc=False, frozen=True):
    """What one seat has in a contest."""

    seat: int
    value: int


class Lead(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Who leads in a place (nobody: null), what each seat has there, most first, and what broke a tie.

    `name` is the leader's, as short as a pennant on the board has room for.
    """

    seat: int | None
    sums: list[Sum]
    tie_break: str = ""
    rule: str = ""
    name: str = ""


class Place(Thing, tag="place", tag_field="is"):
    """A space of a board, with what is printed and what lies on it. x and y are in the board's own units.

    `value` is what it is worth, to its owner if it has one; of a track, its number. `closed` are the sides of a square
    that have a wall: n, e, s, w; `gaps` those that have a wall with an opening, which stops nobody. `ways` and `shortcuts` are the ids of places to which one goes on from here, for nothing
    or at a price. `numbers` are those that are printed on it. `order` is its number where places have their turn one after the other.
    `limit` is for how many tokens it has room.
    `sheet` is the tile or part of the map on which it lies with others; `painted` the kind that it has there, where that has changed.
    `gone` are tokens that stood here when the seat answered last, and have left the table since.
    """

    x: float = 0
    y: float = 0
    text: list[TextPart] = []
    owner: int | None = None
    value: int | None = None
    order: int | None = None
    limit: int | None = None
    lead: Lead | None = None
    closed: list[str] = []
    gaps: list[str] = []
    ways: list[str] = []
    shortcuts: list[str] = []
    tokens: list[Token] = []
    cards: list[Card] = []
    numbers: list[Counter] = []
    sheet: str = ""
    painted: str = ""
    gone: list[Token] = []


class Board(Thing, tag="board", tag_field="is"):
    """A board with places, width and height in its own units."""

    width: float
    height: float
    places: list[Place] = []


class Portrait(Thing, tag="portrait", tag_field="is"):
    """A seat at the table: whose it is, and everything that belongs to it. `marks` are words shown with its name.

    `shows` is the name by which a look knows who sits there: a hero, a character. `side` is the team, where there are teams.
    """

    seat: int
    shows: str = ""
    side: int | None = None
    active: bool = False
    mine: bool = False
    marks: list[str] = []
    things: list[AnyThing] = []


class Page(Thing, tag="page", tag_field="is"):
    """A page of text to read."""

    text: list[TextPart] = []


AnyThing = Card | Die | Counter | Token | Track | Zone | Place | Board | Portrait | Page


class Choice(msgspec.Struct, gc=False, omit_defaults=True):
    """An option: its key, its text, and the things one would mark or click for it.

    `detail` is a second line: where one lands, what waits there, what it costs. `gives` marks what gives something away or does
    nothing, which is never one click on a thing. `way` are the ids of the places passed, where one lands last. `cards` are offered
    cards that lie nowhere on the table.
    """

    key: str
    text: str
    things: list[str] = []
    detail: str = ""
    gives: bool = False
    way: list[str] = []
    cards: list[Card] = []


class Prompt(msgspec.Struct, gc=False, omit_defaults=True):
    """What must be decided now, in one sentence, and by whom; `waiting` when it is not this seat's business.

    `cause` is the card, ability, space or token that asks. `detail` says what the answer is an answer to, and what is owed and paid so
    far. `about` are the ids of the things it is about.
    """

    text: str
    seat: int | None
    waiting: bool
    rule: str = ""
    partial: bool = False
    cause: Named | None = None
    detail: list[TextPart] = []
    about: list[str] = []


class Phase(msgspec.Struct, gc=False, frozen=True):
    """A part of a turn or a round."""

    id: str
    name: str


class Ribbon(msgspec.Struct, gc=False, omit_defaults=True):
    """Where in the game we are: whose turn, its number in words ("Round 3 of 4"), the phases in order and which one is now.

    `note` is what counts within the phase: "attempt 1 of 3".
    """

    text: str = ""
    seat: int | None = None
    phases: list[Phase] = []
    now: int | None = None
    note: str = ""


class Runner(msgspec.Struct, gc=False, omit_defaults=True):
    """How far a seat has come in a race, and the same in a few words."""

    seat: int
    value: int
    text: str = ""


class Race(msgspec.Struct, gc=False, omit_defaults=True):
    """The way to win as a race: what is counted, the number that wins (0: whoever comes there is out), and all seats.

    `start` is the number that a seat begins with.
    """

    name: str
    goal: int | None = None
    start: int = 0
    runners: list[Runner] = []


class Ending(msgspec.Struct, gc=False):
    """How the match ended."""

    winners: list[int]
    cause: str
    text: str
    rule: str


class Scene(msgspec.Struct, gc=False, omit_defaults=True):
    """Everything one seat may see at one moment, in one language. Seat -1 is a spectator."""

    version: int
    game: str
    lang: str
    seat: int
    prompt: Prompt
    things: list[AnyThing]
    choices: list[Choice] = []
    result: Ending | None = None
    ribbon: Ribbon | None = None
    race: Race | None = None


def walk(things: Iterable[AnyThing]) -> Iterator[Thing]:
    """Every thing of a scene, whatever it lies on."""
    for thing in things:
        yield thing
        if isinstance(thing, Portrait):
            yield from walk(thing.things)
        elif isinstance(thing, Board):
            yield from walk(thing.places)
        elif isinstance(thing, Place):
            yield from thing.tokens
            yield from walk(thing.cards)
        elif isinstance(thing, Zone):
            yield from walk(thing.cards)
        elif isinstance(thing, Card):
            yield from thing.tokens
