"""What one seat may see, as a tree of things with the options attached to what one would click.

The types here are the whole contract between a game and whatever draws it; docs/scene.md describes them and
web types are generated from them. A scene is built from scratch for its seat: nothing is copied and then removed.
It is a tree, in which nothing leads back: the collector of circles need not look through it (`gc=False`).
"""

from __future__ import annotations

import msgspec

VERSION = 1


class Named(msgspec.Struct, gc=False, frozen=True, tag="ref", tag_field="is"):
    """A thing named inside a text: what it is, its id, and its name in the scene's language."""

    kind: str
    id: str
    name: str


TextPart = str | Named


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


class Card(Thing, tag="card", tag_field="is"):
    """A card, tile or ability with its text. A hidden one is a back: its name says only that it is a card."""

    text: list[TextPart] = []
    cost: int | None = None
    cost_shares: list[Share] = []
    timing: str = ""
    level: int = 0
    lit: bool = False
    chance: float | None = None
    hidden: bool = False
    tokens: list[Token] = []


class Die(Thing, tag="die", tag_field="is"):
    """A die as it lies: its number (0 if its face shows none), and the symbol it shows if dice of this game have symbols."""

    value: int
    symbol: str = ""
    symbol_id: str = ""

    def printed(self) -> str:
        """What is printed on the face: a number, a symbol, or both."""
        number = [str(self.value)] if self.value else []
        return " ".join(dict.fromkeys([*number, self.symbol])).strip()


class Counter(Thing, tag="counter", tag_field="is"):
    """A number on the table, with what makes it up."""

    value: int
    low: int | None = None
    high: int | None = None
    shares: list[Share] = []


class Token(Thing, tag="token", tag_field="is"):
    """A marker or a figure, perhaps several equal ones; a figure may have numbers of its own.

    `shows` is the name by which a look knows it, where its id tells only which one it is.
    """

    shows: str = ""
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
    """A hand, deck or pile: the cards the seat knows, and how many there are in all."""

    count: int
    cards: list[Card] = []


class Place(Thing, tag="place", tag_field="is"):
    """A space of a board, with what is printed and what lies on it. x and y are in the board's own units.

    `value` is what it is worth, to its owner if it has one; of a track, its number. `closed` are the sides of a square
    that have a wall: n, e, s, w; `gaps` those that have a wall with an opening, which stops nobody. `ways` and `shortcuts` are the ids of places to which one goes on from here, for nothing
    or at a price. `numbers` are those that are printed on it.
    """

    x: float = 0
    y: float = 0
    text: list[TextPart] = []
    owner: int | None = None
    value: int | None = None
    closed: list[str] = []
    gaps: list[str] = []
    ways: list[str] = []
    shortcuts: list[str] = []
    tokens: list[Token] = []
    cards: list[Card] = []
    numbers: list[Counter] = []


class Board(Thing, tag="board", tag_field="is"):
    """A board with places, width and height in its own units."""

    width: float
    height: float
    places: list[Place] = []


class Portrait(Thing, tag="portrait", tag_field="is"):
    """A seat at the table: whose it is, and everything that belongs to it. `marks` are words shown with its name."""

    seat: int
    active: bool = False
    mine: bool = False
    marks: list[str] = []
    things: list[AnyThing] = []


class Page(Thing, tag="page", tag_field="is"):
    """A page of text to read."""

    text: list[TextPart] = []


AnyThing = Card | Die | Counter | Token | Track | Zone | Place | Board | Portrait | Page


class Choice(msgspec.Struct, gc=False, omit_defaults=True):
    """An option: its key, its text, and the things one would mark or click for it."""

    key: str
    text: str
    things: list[str] = []


class Prompt(msgspec.Struct, gc=False, omit_defaults=True):
    """What must be decided now, in one sentence, and by whom; `waiting` when it is not this seat's business."""

    text: str
    seat: int | None
    waiting: bool
    rule: str = ""
    partial: bool = False


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
