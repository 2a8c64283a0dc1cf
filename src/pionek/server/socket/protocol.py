"""The messages of the websocket: typed, versioned, each tagged by `is`. The token of `hello` decides who sends them.

`make docs` copies classes and docstrings to web/src/protocol.ts.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pionek.bots.reasons import Reason
from pionek.bots.thoughts import Thoughts
from pionek.core.teaching.tasks import TaskTold
from pionek.core.view.beats import Beat
from pionek.core.view.scene import Scene

VERSION = 1
LONGEST = 16_384
"""The longest message of a client, in bytes."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Lang = Annotated[str, Meta(pattern="^(en|pl)$")]

PHRASES = ("hello", "good-game", "well-played", "thanks", "sorry", "thinking", "your-turn", "wow")
"""The phrases players can say. There is no free chat with strangers."""


# From a client


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, tag_field="is"):
    """The base of all messages from a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message. A token opens its seat; without one, `watch` names the match to look at.

    `stream` and `seq` are what an earlier connection heard last: then only what was missed is sent.
    """

    protocol: int
    token: Annotated[str, Meta(max_length=64)] = ""
    watch: Annotated[str, Meta(max_length=64)] = ""
    lang: Lang = "en"
    stream: Annotated[str, Meta(max_length=64)] = ""
    seq: Number = 0


class Answer(ClientMessage, tag="answer"):
    """An option by its key. `id` is the client's own: repeated, it counts once. `seq` is what the client had seen."""

    id: Id
    key: Key
    seq: Number


class Resign(ClientMessage, tag="resign"):
    id: Id


class Undo(ClientMessage, tag="undo"):
    """Take my last move back: at once while nothing was revealed, else when everybody agrees."""

    id: Id


class Propose(ClientMessage, tag="propose"):
    """Offer a draw (an early end), to play again, or to play again with everybody one seat further."""

    id: Id
    kind: Annotated[str, Meta(pattern="^(draw|rematch|swap)$")]


class Reply(ClientMessage, tag="reply"):
    """Agree to the offer on the table, or not."""

    id: Id
    kind: Annotated[str, Meta(pattern="^(draw|undo|rematch|swap)$")]
    yes: bool


class Leave(ClientMessage, tag="leave"):
    """I go: a bot keeps my seat warm until I answer again or come back."""

    id: Id


class Back(ClientMessage, tag="back"):
    """I am here again: the bot gives me my seat back."""

    id: Id


class Replace(ClientMessage, tag="replace"):
    """A bot in the place of somebody who is missing: for good where nobody has come yet, else until the player is back."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=11)]


class Hint(ClientMessage, tag="hint"):
    """What would a bot do in my place? Its thoughts come with the acknowledgement."""

    id: Id


class Why(ClientMessage, tag="why"):
    """Why did a bot do what it did last? What may be told of it comes with the acknowledgement."""

    id: Id


class Say(ClientMessage, tag="say"):
    """One of the ready-made phrases."""

    id: Id
    phrase: Annotated[str, Meta(max_length=32)]


class Point(ClientMessage, tag="point"):
    """Point at a thing; only those who see it learn of it."""

    id: Id
    thing: Annotated[str, Meta(max_length=200)]


class Speak(ClientMessage, tag="speak"):
    """Another language from now on: the whole view comes again."""

    id: Id
    lang: Lang


class Wish(ClientMessage, tag="wish"):
    """In windows of a kind (`all` for every kind): ask me always, when it could matter, or never.

    Of the kind `until`: pass for me in all windows, for the `attack` in progress or until my `turn`.
    """

    id: Id
    kind: Annotated[str, Meta(max_length=32)]
    wish: Annotated[str, Meta(pattern="^(always|useful|never|attack|turn)$")]


class Ping(ClientMessage, tag="ping"):
    id: Id


FromClient = Hello | Answer | Resign | Undo | Propose | Reply | Leave | Back | Replace | Hint | Why | Say | Point | Speak | Wish | Ping
CLIENT_MESSAGES: tuple[type[ClientMessage], ...] = (
    Hello, Answer, Resign, Undo, Propose, Reply, Leave, Back, Replace, Hint, Why, Say, Point, Speak, Wish, Ping,
)  # fmt: skip


# From the server


class ServerMessage(msgspec.Struct, omit_defaults=True, tag_field="is"):
    """The base of all messages from the server."""


class News(msgspec.Struct, omit_defaults=True):
    """The log: how many of the lines told before still stand (an undo takes some back), and the new ones."""

    kept: int
    lines: list[Beat]


class SeatTold(msgspec.Struct):
    """Who sits in a seat: `person`, `bot`, or nobody yet: anybody may (`open`), or whoever has its code (`invited`). `kept` when a bot keeps it warm."""

    id: str
    seat: int
    kind: str
    name: str
    kept: bool
    bot: str | UnsetType = UNSET


class ClockTold(msgspec.Struct):
    """`none`, `move` or `bank`, and its seconds."""

    kind: str
    seconds: int


class Offered(msgspec.Struct):
    """An offer on the table (`draw`, `undo`, `rematch`), whose, and which seats agree."""

    kind: str
    seat: int
    agreed: list[int]


class GuideTold(msgspec.Struct):
    """What a guided first game says to the question of now; `left` when the player has gone another way."""

    text: str
    look: list[str]
    advise: str
    left: bool


class WindowTold(msgspec.Struct):
    """A kind of window, and whether one wants to be asked there: `always`, `useful` or `never`."""

    kind: str
    name: str
    wish: str


class PackTold(msgspec.Struct):
    """A pack that a match is played with besides the game's own, pinned by the hash of its files."""

    id: str
    version: str
    digest: str


class MatchTold(msgspec.Struct):
    """The match around the scene. Of time a seat learns only its own: another's clock would say who is asked."""

    id: str
    game: str
    status: str
    seats: list[SeatTold]
    options: dict[str, Any]
    marked: bool
    rated: bool
    clock: ClockTold
    next: str
    campaign: bool
    """Whether the match is of a campaign, whose page its players may read."""
    kept: bool = False
    """Whether whoever gives up saves a campaign instead."""
    chosen_seed: bool = False
    """Whether somebody chose the seed, and so may know what is coming."""
    commitment: str = ""
    """The hash of the secret from which all dice and decks follow."""
    secret: str = ""
    """That secret, once the match is over."""
    packs: list[PackTold] = []
    """Packs besides the game's own."""
    offer: Offered | UnsetType = UNSET
    may_undo: bool | UnsetType = UNSET
    bank: int | UnsetType = UNSET
    deadline: int | UnsetType = UNSET
    guide: GuideTold | UnsetType = UNSET
    task: TaskTold | UnsetType = UNSET
    windows: list[WindowTold] | UnsetType = UNSET
    """One's own wishes; nobody learns of another's."""
    passing: list[WindowTold] | UnsetType = UNSET
    """For how long one may pass from the window that is open now, as wishes to be sent."""


class View(msgspec.Struct):
    """Everything that is drawn for a seat. It travels whole once, and then as differences."""

    scene: Scene
    match: MatchTold


class Welcome(ServerMessage, tag="welcome"):
    """Where you sit (-1: you look on), and everything you may see."""

    protocol: int
    stream: str
    seq: int
    seat: int
    view: Any
    log: News


class Change(ServerMessage, tag="change"):
    """What is different for you. `seq` counts your own messages and nothing else."""

    seq: int
    patch: Any = None
    log: News | None = None


class Ack(ServerMessage, tag="ack"):
    """It is written down, and counts."""

    id: str
    key: str = ""
    thoughts: Thoughts | None = None
    """To a hint: the options that were weighed; `key` is the best."""
    reason: Reason | None = None
    """To why: the move of the bot, and how its options are weighed; `key` is what it took."""


class Refused(ServerMessage, tag="refused"):
    """It does not count, and why."""

    id: str
    code: str
    text: str


class Notice(ServerMessage, tag="notice"):
    """`your-turn`, `reminder`, `said`, `pointed`: what is worth a sound or a flash."""

    kind: str
    seat: int | None = None
    what: str = ""


class Closing(ServerMessage, tag="closing"):
    """The server stops or cannot keep up; come back after so many seconds."""

    after: int


FromServer = Welcome | Change | Ack | Refused | Notice | Closing
SERVER_MESSAGES: tuple[type[ServerMessage], ...] = (Welcome, Change, Ack, Refused, Notice, Closing)

decoder = msgspec.json.Decoder(FromClient)
encode = msgspec.json.encode
