"""A made-up miniature game: figures on a line of cells, and every mechanism of the core in its smallest form.

It is not registered: tests build its tables by hand (`field`), let things happen (`happen`, `resolve`) and look at
what the listener heard (`heard`).
"""

from __future__ import annotations

from typing import Any

from pionek.core.game import Game
from pionek.core.language.definitions import Content
from pionek.core.language.effects import Effect
from pionek.core.match.match import Match, start
from pionek.core.names import Names
from pionek.core.packs.reader import Reader
from pionek.core.packs.yamlfile import read
from pionek.core.rules.in_force import parts, value
from pionek.core.rules.proposals import Batch, Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Guard
from pionek.core.state.events import Listener
from pionek.core.state.frame import Frame
from pionek.core.state.rng import Rng
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from pionek.core.view.building import SceneBuilder, typed
from pionek.core.view.scene import Board, Card, Counter, Place, Scene, Token
from pionek.core.view.scene import Zone as Pile
from tests.core.skirmish_field import CardOfSkirmish, Field, Figure, Rounds, Turn, refuse_play
from tests.core.skirmish_words import (
    CELLS,
    DESTROY,
    FOLDER,
    MARKED,
    NOT_YOUR_TURN,
    PLAY,
    POWER,
    RULE,
    WORDS,
    Aftermath,
    Again,
    Become,
    Call,
    CallOff,
    Deeper,
    DrawCards,
    Embolden,
    Enemy,
    LayDown,
    Mark,
    Own,
    Pick,
    PickUp,
    Prevented,
    Shown,
    Strike,
    TakesIt,
)

# The game


class SkirmishNames(Names[Field]):
    def name_of(self, table: Field, kind: str, index: int, lang: str) -> object | None:
        return table.figure(index).name[lang] if kind == "piece" else None


class Skirmish(Game):
    words = WORDS
    names = SkirmishNames()
    definitions = (Figure, CardOfSkirmish)
    forms = (
        Own, Enemy, Strike, Pick, Mark, DrawCards, LayDown, PickUp, Call, Embolden, Become, Prevented, TakesIt, Aftermath,
        CallOff, Again, Deeper, Shown,
    )  # fmt: skip
    seats = (2, 3)
    resign_rule = "SK-END-01"
    table_class: type[Field] = Field

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Field:
        table = self.table_class(content, settings["seats"], Rng(seed))
        for seat in range(table.seats):
            for at, figure in enumerate(settings["army"]):
                table.enter(content.find("figure", figure), seat, 3 * seat + at)
            if settings["cards"]:
                for card in ("arrow", "rations", "dice", "choice", "rage", "parry"):
                    table.decks[seat].put(content.find("card", card), 0)
                table.shuffle(table.decks[seat])
                for _ in range(2):
                    table.draw_card(seat)
        first = table.chance(table.seats) if settings["first"] == "random" else int(settings["first"]) - 1
        table.agenda.append(Rounds(first - 1))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        assert isinstance(table, Field)
        return refuse_play(table, seat, subject) if verb == PLAY else NOT_YOUR_TURN

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        assert isinstance(table, Field)
        builder = SceneBuilder(self, table, seat, lang)
        board = Board(id="field", name=builder.text("thing-field"), width=CELLS, height=1)
        for cell in range(CELLS):
            place = Place(id=f"cell:{cell}", name=builder.text("thing-cell", n=cell + 1), x=cell)
            for at, piece in enumerate(table.pieces):
                if piece.cell == cell:
                    token = Token(id=f"piece:{at}", name=table.figure(at).name[lang], owner=piece.owner)
                    token.options = builder.options("piece", at)
                    token.text = builder.printed("figure", piece.figure)
                    place.tokens.append(token)
            board.places.append(place)
        things: list[Any] = [board]
        for at in range(len(table.pieces)):
            shares = builder.shares(table.base(POWER, at), parts(table, POWER, at), table.figure(at).name[lang], RULE)
            things.append(
                Counter(id=f"power:{at}", name=builder.text("thing-power"), value=value(table, POWER, at), shares=shares)
            )
        for owner in range(table.seats):
            for name, zone in (("hand", table.hands[owner]), ("deck", table.decks[owner])):
                pile = Pile(id=f"{name}:{owner}", name=builder.text(f"thing-{name}"), count=len(zone))
                for place_at, card in enumerate(zone.cards):
                    pile.cards.append(self.card(builder, zone, place_at, card, f"{name}:{owner}:{place_at}"))
                things.append(pile)
        return builder.scene(things)

    def card(self, builder: SceneBuilder, zone: Zone, at: int, card: int, id: str) -> Card:
        if builder.seat < 0 or not zone.known[at] >> builder.seat & 1:
            return Card(id=id, name="", hidden=True)
        text = typed(builder.content.text_of("card", card, builder.lang))
        shown = Card(id=id, name=builder.named("card", card), text=text, options=builder.options("card", card))
        shown.why_not = builder.why_not("card", card)
        return shown


class SkirmishOf(Skirmish):
    """The same game on another kind of table."""

    def __init__(self, table_class: type[Field]) -> None:
        super().__init__(FOLDER)
        self.table_class = table_class


GAME = Skirmish(FOLDER)


# Building tables


def field(
    *pieces: tuple[str, int, int], seats: int = 2, kind: type[Field] = Field, reserves: bool = True, seed: int = 1
) -> Field:
    """A table in the first turn of seat 0, asked what to do; pieces are (figure, owner, cell).

    Every seat has a soldier far away in reserve, after the pieces named.
    """
    table = kind(GAME.content(), seats, Rng(seed))
    for figure, owner, cell in pieces:
        table.enter(table.content.find("figure", figure), owner, cell)
    for seat in range(seats if reserves else 0):
        table.enter(table.content.find("figure", "soldier"), seat, 10 * seat + 20)
    table.agenda = [Rounds(0), Turn(0)]
    table.agenda[-1].at = 1
    table.waiting = []
    table.listen(Listener())
    table.advance()
    return table


def armed(table: Field, seat: int, *cards: str) -> Field:
    """Give a seat cards in its hand that only it knows, and ask again."""
    for card in cards:
        table.hands[seat].put(table.content.find("card", card), 1 << seat)
    table.ask_again()
    return table


def happen(table: Field, frame: Frame) -> Field:
    """Let a procedure run now, before the turn goes on."""
    table.agenda[-1].at -= 1
    table.decision = None
    table.then(frame)
    table.advance()
    return table


def text(source: str) -> Effect:
    """A sentence of the effect language."""
    reader = Reader(GAME.vocabulary, GAME.content().ids)
    made = reader.form("effect", read(source.encode(), "test"))
    assert not reader.problems, reader.problems
    assert isinstance(made, Effect)
    return made


def resolve(table: Field, source: str, seat: int = 0, target: int = -1) -> Field:
    """Resolve a sentence now."""
    return happen(table, Resolution(seat, [text(source)], target=target))


def propose(table: Field, kind: int, piece: int, amount: int = 0) -> Field:
    return happen(table, Proposal(table.pieces[piece].owner, kind, piece, amount))


def destroy(table: Field, *pieces: int) -> Field:
    """These figures would be destroyed, all at once."""
    return happen(table, Batch(0, [Proposal(table.pieces[at].owner, DESTROY, at) for at in pieces]))


def keys(table: Field) -> list[str]:
    """What may be answered now."""
    assert table.decision is not None
    return [GAME.key(table.content, each) for each in table.decision.options]


def answer(table: Field, key: str, seat: int = -1) -> Field:
    decision = table.decision
    assert decision is not None
    offered = dict(decision.others).get(seat, decision.options) if seat >= 0 else decision.options
    found = [each for each in offered if GAME.key(table.content, each) == key]
    assert found, f"{key} is not among {[GAME.key(table.content, each) for each in offered]}"
    table.take(found[0], seat)
    return table


def heard(table: Field, *moments: int) -> list[tuple[int, int]]:
    """(subject, amount) of what happened of these kinds."""
    assert table.listener is not None
    return [(each.subject, each.amount) for each in table.listener.events if each.moment in moments]


def marks(table: Field) -> list[int]:
    """The marks made so far, in order."""
    return [amount for _, amount in heard(table, MARKED)]


def power(table: Field, piece: int) -> int:
    return value(table, POWER, piece)


def match(seed: int = 1, table_class: type[Field] = Field, **settings: Any) -> Match:
    game = GAME if table_class is Field else SkirmishOf(table_class)
    return start(game, settings, seed)
