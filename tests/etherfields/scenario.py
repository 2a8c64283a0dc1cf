"""Positions of a Dream or Slumber that say only what differs, and words to play on from them.

A scenario stands at the action step of the first Turn, with empty hands, so that nobody is asked who has nothing to do
with the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Self, SupportsIndex, TypeVar, overload

from pionek.core.state.events import Listener
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Dreamscape, Layout, name_of, space_of
from pionek.games.etherfields.model.pieces import Companion, DreamerState, EntityTile, Figure, TurnMarks
from pionek.games.etherfields.procedures.turn import Turn
from tests.scenario import Scenario

LUCK = {"X": 0, "blank": 1, "1": 2, "2": 4, "3": 5}
MOVEMENT = {"one": 0, "value": 2, "again": 5}

V = TypeVar("V")


# The words for what lies on the table. Things have their ids, spaces their names; "" stands for none.


class Names(tuple[str, ...]):
    """The ids of several things, in their order. It equals a list of the same ids, and a number is never in it."""

    def __contains__(self, name: object) -> bool:
        assert isinstance(name, str), f"things are named by their ids, not by {name!r}"
        return super().__contains__(name)

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, list | tuple)
        assert all(isinstance(name, str) for name in other), f"{other!r} are not ids"
        return list(self) == list(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return super().__hash__()

    def __add__(self, other: Iterable[str]) -> Names:  # type: ignore[override]
        return Names([*self, *other])

    @overload
    def __getitem__(self, at: SupportsIndex) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Names: ...
    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return Names(found) if isinstance(at, slice) else found

    def count(self, name: object) -> int:
        assert isinstance(name, str), f"things are named by their ids, not by {name!r}"
        return super().count(name)


class Word(Generic[V]):
    """A word that reads and sets one field of the table or of a Dreamer as it is: a number, a flag, words."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __get__(self, owner: EtherfieldsScenario | DreamerWords, kind: type) -> V:
        return self.read(owner, getattr(owner.piece, self.field))

    def __set__(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> None:
        setattr(owner.piece, self.field, self.write(owner, new))

    def read(self, owner: EtherfieldsScenario | DreamerWords, found: Any) -> Any:
        return found

    def write(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> Any:
        return new


class ThingWord(Word[str]):
    """One thing, by its id."""

    def __init__(self, kind: str, field: str) -> None:
        super().__init__(field)
        self.kind = kind

    def read(self, owner: EtherfieldsScenario | DreamerWords, found: Any) -> Any:
        return owner.content.id_of(self.kind, found) if found >= 0 else ""

    def write(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> Any:
        return owner.find(self.kind, new) if new else -1


class ThingsWord(ThingWord):
    """Several things, by their ids."""

    def read(self, owner: EtherfieldsScenario | DreamerWords, found: Any) -> Any:
        return Names(owner.names(self.kind, found))

    def write(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> Any:
        return [owner.find(self.kind, name) for name in new]


class DeckWord(ThingsWord):
    """A deck from its bottom to its top, by the ids of its cards. A card that stays in it remains known to the same seats."""

    def read(self, owner: EtherfieldsScenario | DreamerWords, found: Any) -> Any:
        return super().read(owner, found.cards)

    def __set__(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> None:
        deck = getattr(owner.piece, self.field)
        known = dict(zip(deck.cards, deck.known, strict=True))
        deck.cards = self.write(owner, new)
        deck.known = [known.get(card, 0) for card in deck.cards]


class PlaceWord(Word[str]):
    """Where something is: the name of a space, or "seat 0" while that Dreamer carries it."""

    def read(self, owner: EtherfieldsScenario | DreamerWords, found: Any) -> Any:
        return place_name(found)

    def write(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> Any:
        return place_number(new)


class PlacesWord(PlaceWord):
    """Where several things are."""

    def read(self, owner: EtherfieldsScenario | DreamerWords, found: Any) -> Any:
        return Names(place_name(each) for each in found)

    def write(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> Any:
        return [place_number(each) for each in new]


class WallsWord(Word[list[int]]):
    """Walls that are added or opened for a Turn; setting them changes the map."""

    def __set__(self, owner: EtherfieldsScenario | DreamerWords, new: Any) -> None:
        super().__set__(owner, new)
        owner.piece.change_edges()


class Sheet(Generic[V]):
    """Numbers that the table keeps by counter, space or action: they are read and set by its name."""

    def __init__(self, values: list[int], index: Callable[[str], int], names: Sequence[V] | None = None) -> None:
        self.values = values
        self.index = index
        self.names = names

    def __getitem__(self, name: str) -> Any:
        value = self.values[self.index(name)]
        if self.names is None:
            return value
        return self.names[value] if value >= 0 else ""

    def __setitem__(self, name: str, new: Any) -> None:
        if self.names is not None:
            new = self.names.index(new) if new else -1
        self.values[self.index(name)] = new

    def __iter__(self) -> Iterator[int]:
        return iter(self.values)


class FigureWords:
    """A figure of an Entity on the map."""

    def __init__(self, night: EtherfieldsScenario, piece: Figure) -> None:
        self.night = night
        self.piece = piece

    @property
    def entity(self) -> str:
        return str(self.night.content.id_of("entity", self.piece.entity))

    @property
    def space(self) -> str:
        return name_of(self.piece.space)

    @space.setter
    def space(self, name: str) -> None:
        self.piece.space = space_of(name)

    @property
    def states(self) -> int:
        """The states it has, as bits."""
        return self.piece.states

    @states.setter
    def states(self, states: int) -> None:
        self.piece.states = states


class DreamerWords:
    """What a Dreamer has, and where it is."""

    dreamer = ThingWord("dreamer", "dreamer")
    deck = DeckWord("card", "deck")
    hand = ThingsWord("card", "hand")
    discard = ThingsWord("card", "discard")
    sealed = ThingsWord("card", "sealed")
    progress = ThingsWord("card", "progress")
    flipped = Word[list[int]]("flipped")
    burdens = ThingsWord("card", "burdens")
    aside = ThingsWord("card", "aside")
    ether = Word[int]("ether")
    gems = Word[int]("gems")
    distress = Word[int]("distress")
    spirits = Word[int]("spirits")
    space = PlaceWord("space")
    mask = ThingWord("mask", "mask")
    masks = ThingsWord("mask", "masks")
    lost_masks = ThingsWord("mask", "lost_masks")
    memory = ThingWord("memory", "memory")
    ether_card = Word[int]("ether_card")
    states = Word[int]("states")
    bet = Word[int]("bet")
    used = Word[list[int]]("used")
    marks = Word[TurnMarks]("marks")

    def __init__(self, night: EtherfieldsScenario, piece: DreamerState) -> None:
        self.piece = piece
        self.content = night.content
        self.find = night.find
        self.names = night.names

    @property
    def known(self) -> list[int]:
        """Which seats know each card of the deck, as bits."""
        return self.piece.deck.known


class CompanionWords(NamedTuple):
    """A Companion: the card that brought it, the seat it belongs to, and its space."""

    card: str
    owner: int
    space: str


class AbsentWords(NamedTuple):
    """A Dreamer whom no player plays now."""

    dreamer: str
    cards: Names
    masks: Names
    memory: str


def place_name(place: int) -> str:
    if place >= 0:
        return name_of(place)
    return f"seat {-2 - place}" if place < -1 else ""


def place_number(place: str) -> int:
    if place.startswith("seat "):
        return -2 - int(place.removeprefix("seat "))
    return space_of(place) if place else -1


class EtherfieldsScenario(Scenario):
    """A match in a given position."""

    game = "etherfields"
    declining = ("done", "pass", "pick:nothing", "no")
    turn_begins = ("Acting.act",)

    # The Team

    first_player = Word[int]("first")
    hours = Word[int]("hours")
    key_tokens = Word[int]("keys")
    shopping = Word[int]("shopping")
    signs = Word[list[int]]("signs")
    flags = Word[list[str]]("flags")
    removed = Word[list[str]]("removed")
    seen = Word[list[str]]("seen")
    length = Word[int]("length")
    cap = Word[int]("cap")
    won = Word[bool]("won")
    slumbers_won = Word[int]("slumbers_won")
    deliver_prices = Word[int]("deliver_prices")
    continuous = Word[int]("continuous")
    blocked_steps = Word[int]("blocked_steps")
    layout = Word[str]("layout")
    active_items = ThingsWord("item", "active")
    stored_items = ThingsWord("item", "storage")
    item_market = ThingsWord("item", "item_market")
    items_to_find = ThingsWord("item", "found")
    notes = ThingsWord("note", "notes")
    wisdoms = ThingsWord("wisdom", "wisdoms")
    scripts = ThingsWord("script", "scripts")
    districts = ThingsWord("district", "districts")
    open_dreams = ThingsWord("dream", "dreams_open")
    done_dreams = ThingsWord("dream", "dreams_done")
    secret_cards = ThingsWord("card", "vault")
    quirks = ThingsWord("fate", "quirks")
    season = ThingWord("season", "season")
    location = ThingWord("location", "location")
    turbo_dream = ThingWord("dream", "turbo")
    current_dream = ThingWord("dream", "dream")
    current_slumber = ThingWord("slumber", "slumber")
    last_turn_card = ThingWord("turn", "last_turn")

    # Decks

    turn_deck = DeckWord("turn", "turns")
    used_turns = DeckWord("turn", "turns_used")
    market = DeckWord("card", "market")
    flaw_deck = DeckWord("card", "flaws")
    fate_deck = DeckWord("fate", "fates")
    slumber_deck = DeckWord("slumber", "slumbers")
    tile_stack = DeckWord("tile", "tiles")

    # The map

    filled_spots = ThingsWord("spot", "filled")
    disarmed_spots = ThingsWord("spot", "disarmed")
    spots_with_used_signs = ThingsWord("spot", "signs_used")
    used_actions = ThingsWord("action", "used_actions")
    reopened_actions = ThingsWord("action", "reopened_actions")
    letters = PlacesWord("letters")
    decoy = PlaceWord("decoy")
    added_walls = WallsWord("edges")
    opened_walls = WallsWord("opened_edges")

    def __init__(self, *dreamers: str, seed: int = 5, **settings: Any) -> None:
        super().__init__(seed=seed, dreamers=list(dreamers or ("gambler", "specialist")), **settings)

    # Laying out

    def action_step(self) -> Self:
        """Play on, doing nothing, to the action step, and empty all hands."""
        self.until("Acting.act")
        for sleeper in self.table.dreamers:
            sleeper.discard.extend(sleeper.hand)
            sleeper.hand = []
        return self.ask_again()

    def begin(self, phase: str) -> Self:
        """Begin the current Turn at one of its phases and run to the next question.

        The phases are the steps of a Turn: "begin", "shed" (drawing), "act", "steps_of_card" (the Dreamscape Phase), "discard" ...
        """
        turn = self.nearest(Turn)
        assert turn is not None, "no Turn is played"
        del self.table.agenda[self.table.agenda.index(turn) + 1 :]
        turn.back_to(phase)
        self.table.decision = None
        self.table.advance()
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.table.dreamers[seat].hand = [self.find("card", name) for name in cards]
        return self.ask_again()

    def deck(self, seat: int, *cards: str) -> Self:
        """The deck from its bottom to its top."""
        deck = self.table.dreamers[seat].deck
        deck.cards = [self.find("card", name) for name in cards]
        deck.known = [0] * len(cards)
        return self.ask_again()

    def progress(self, seat: int, *cards: str) -> Self:
        sleeper = self.table.dreamers[seat]
        sleeper.progress = [self.find("card", name) for name in cards]
        sleeper.flipped = [0] * len(cards)
        self.table.refresh_rules()
        return self.ask_again()

    def at(self, seat: int, space: str) -> Self:
        self.table.dreamers[seat].space = space_of(space)
        return self.ask_again()

    def tiles(self, *tiles: str) -> Self:
        layout = Layout.read(self.table.layout)
        layout.tiles = sorted({*layout.tiles, *tiles})
        self.table.relayout(layout)
        self.table.unsettled = 0
        return self.ask_again()

    def entity(self, name: str, *spaces: str) -> Self:
        index = self.find("entity", name)
        if self.table.entity_tile(index) is None:
            self.table.entity_tiles.append(EntityTile(index))
        self.table.figures.extend(Figure(index, space_of(space)) for space in spaces)
        return self.ask_again()

    def lair(self, name: str) -> Any:
        return self.table.entity_tile(self.find("entity", name))

    def no_entities(self) -> Self:
        """Take all figures and tiles of Entities away."""
        self.table.figures = []
        self.table.entity_tiles = []
        return self.ask_again()

    def morph(self, name: str, kind: int, count: int = 1) -> Self:
        self.lair(name).morphs[kind] += count
        self.table.morphs[kind] -= count
        self.table.refresh_rules()
        return self.ask_again()

    def mask(self, seat: int, name: str) -> Self:
        sleeper = self.table.dreamers[seat]
        sleeper.mask = self.find("mask", name)
        sleeper.masks.append(sleeper.mask)
        self.table.refresh_rules()
        return self.ask_again()

    def items(self, *names: str) -> Self:
        self.table.active = [self.find("item", name) for name in names]
        return self.ask_again()

    def wisdom(self, *names: str) -> Self:
        for name in names:
            self.table.gain_wisdom(self.find("wisdom", name))
        self.table.unsettled = 0
        return self.ask_again()

    def card(self, turn: str) -> Self:
        """Make this the current Turn card."""
        index = self.find("turn", turn)
        for deck in (self.table.turns, self.table.turns_used):
            if index in deck.cards:
                deck.remove(index)
        top = self.table.turns.cards.pop()
        self.table.turns_used.put(top)
        self.table.turns.cards.append(index)
        self.table.last_turn = index
        return self.ask_again()

    def luck(self, *results: str) -> Self:
        return self.chance(*(LUCK[result] for result in results))

    def movement(self, *results: str) -> Self:
        return self.chance(*(MOVEMENT[result] for result in results))

    # Playing

    def pay(self, *cards: str, colour: str = "awareness") -> Self:
        """Pay with these cards, as far as anybody is asked: a forced answer is taken without asking."""
        for card in cards:
            key = f"pay:{card}:{colour}"
            if self.asked == "ActionPlay.pay" and key in self.keys:
                self.play(key)
        return self

    def do(self, action: str, *cards: str, colour: str = "awareness") -> Self:
        """An action of the map or of an Entity, paid with these cards, without more than it needs."""
        self.play(f"act:{action}:{colour}").pay(*cards, colour=colour)
        if self.asked == "ActionPlay.pay":
            self.play("done")
        return self

    def dusk(self) -> Self:
        """Everybody is done: the Dreamscape Phase runs to the next question or the next action step."""
        turn = self.table.turn
        while self.match.decision is not None and self.asked == "Acting.act" and self.table.turn == turn:
            self.play("done")
        return self

    def listen(self) -> Listener:
        """Hear what happens from here on."""
        self.match.listener, self.heard = Listener(), 0
        self.table.listen(self.match.listener)
        return self.match.listener

    # What happens to the Dreamers

    def suffer(self, seat: int, amount: int) -> Self:
        """Lay Distress on a Dreamer's board, with nobody asked; what comes of it is not looked at yet."""
        self.table.suffer(seat, amount, "EF-DEATH-01")
        return self

    def settle(self) -> Self:
        """Look at what has come of it: deaths and limits."""
        self.table.settle()
        return self

    def seal(self, seat: int, amount: int) -> int:
        """Seal cards of a Dreamer's deck, and say how many were Sealed."""
        return int(self.table.seal(seat, amount, "EF-SEAL-01"))

    def unseal(self, seat: int, amount: int) -> int:
        """Unseal cards, and say how many were Unsealed."""
        return int(self.table.unseal(seat, amount, "EF-SEAL-02"))

    def can_seal(self, seat: int) -> int:
        """How many cards of a Dreamer's deck can be Sealed."""
        return int(self.table.can_seal(seat))

    def wear(self, seat: int, mask: str) -> Self:
        """Put on a Mask, or take the Mask off with ""."""
        self.table.wear(seat, self.find("mask", mask) if mask else -1)
        return self

    def gain(self, seat: int, what: int, amount: int, rule: str) -> int:
        """Let a Dreamer or the Team gain something, and say how much the supply gave."""
        return int(self.table.gain(seat, what, amount, rule))

    def lose(self, seat: int, what: int, amount: int) -> int:
        """Let a Dreamer or the Team lose something, and say how much was lost."""
        return int(self.table.lose(seat, what, amount, "EF-ACT-02"))

    def amount_of(self, what: int, seat: int = 0) -> int:
        """How much of something a Dreamer or the Team has."""
        return int(self.table.amount_of(what, seat))

    def gain_flaw(self, seat: int) -> Self:
        self.table.gain_flaw(seat)
        return self

    def flip(self, seat: int, at: int) -> Self:
        """Flip a placed Progress card."""
        self.table.flip(seat, at)
        return self

    def add_morph(self, entity: str) -> bool:
        """Lay a random Morphing on an Entity's tile, and say whether it could be laid."""
        return bool(self.table.add_morph(self.lair(entity)))

    def put_terrain(self, space: str, terrain: int) -> bool:
        """Lay a Terrain token on a space, and say whether it could be laid."""
        return bool(self.table.put_terrain(space_of(space), terrain, "EF-TERR-04"))

    def refresh_rules(self) -> Self:
        """Work out again what is in force, without looking at deaths and limits afterwards."""
        self.table.refresh_rules()
        return self

    def rules_changed(self) -> Self:
        """Work out again what is in force, after something that brings abilities was set by hand."""
        self.table.changed()
        return self

    # Looking

    @property
    def piece(self) -> Any:
        """What the words of a scenario read and set."""
        return self.table

    @property
    def dreamers(self) -> list[DreamerWords]:
        """The Dreamers in play, by seat."""
        return [DreamerWords(self, each) for each in self.table.dreamers]

    def who(self, seat: int) -> DreamerWords:
        """The Dreamer of a seat."""
        return self.dreamers[seat]

    @property
    def absent(self) -> list[AbsentWords]:
        """The Dreamers whom no player plays now."""
        return [
            AbsentWords(
                self.content.id_of("dreamer", each.dreamer),
                Names(self.names("card", each.cards)),
                Names(self.names("mask", each.masks)),
                self.content.id_of("memory", each.memory) if each.memory >= 0 else "",
            )
            for each in self.table.absent
        ]

    @property
    def figures(self) -> list[FigureWords]:
        """The figures of Entities on the map; setting them keeps only some of them there."""
        return [FigureWords(self, each) for each in self.table.figures]

    @figures.setter
    def figures(self, kept: list[FigureWords]) -> None:
        self.table.figures = [each.piece for each in kept]

    @property
    def companions(self) -> list[CompanionWords]:
        """The Companions on the map; set with the card, the owner and the space of each."""
        found = self.table.companions
        return [CompanionWords(self.content.id_of("card", each.card), each.owner, name_of(each.space)) for each in found]

    @companions.setter
    def companions(self, new: list[tuple[str, int, str]]) -> None:
        self.table.companions = [Companion(self.find("card", card), owner, space_of(space)) for card, owner, space in new]

    @property
    def entities(self) -> Names:
        """The Entities of the figures on the map."""
        return Names(each.entity for each in self.figures)

    @property
    def entity_tiles(self) -> Names:
        """The Entities whose tiles are in play."""
        return Names(self.names("entity", [each.entity for each in self.table.entity_tiles]))

    @property
    def personal_tokens(self) -> dict[str, str]:
        """Where the Personal tokens are, by Dreamer; empty while there are none. Those that are not set are off the map."""
        return {self.content.id_of("dreamer", at): place_name(each) for at, each in enumerate(self.table.personals)}

    @personal_tokens.setter
    def personal_tokens(self, places: dict[str, str]) -> None:
        self.table.personals = [place_number(places.get(each, "")) for each in self.content.ids["dreamer"]]

    @property
    def counters(self) -> Sheet[int]:
        """The counters of the Dreams: `night.counters["flood"]`."""
        return Sheet(self.table.counters, vocabulary.COUNTERS.index)

    @property
    def ground(self) -> Sheet[int]:
        """The Terrain tokens on a space, as bits."""
        return Sheet(self.table.ground, space_of)

    @property
    def gradual_paid(self) -> Sheet[int]:
        """How many Gradual payments of an action have been made."""
        return Sheet(self.table.gradual_paid, lambda name: self.find("action", name))

    @property
    def gradual_colours(self) -> Sheet[str]:
        """The colour of the Gradual payments of an action; "" where there are none."""
        return Sheet(self.table.gradual_colours, lambda name: self.find("action", name), vocabulary.COLOURS)

    @property
    def morph_supply(self) -> list[int]:
        """The Morphing tokens that are in no use, by kind."""
        return list(self.table.morphs)

    def known(self, deck: str) -> list[int]:
        """Which seats know each card of a deck, as bits: `night.known("turns")`."""
        return list(getattr(self.table, deck).known)

    def limit(self, what: str, seat: int = 0) -> int:
        """A limit, cost or range that is in force for a seat, such as "hand-limit"."""
        return int(self.table.limit(vocabulary.value.names.index(what), seat))

    def supply(self, what: int) -> int:
        """What is left of a shared supply."""
        return int(self.table.supply(what))

    @property
    def item_slots(self) -> int:
        """How many Items may be active."""
        return int(self.table.item_slots())

    @property
    def state_tokens(self) -> list[int]:
        """How many tokens of each state are left."""
        return [self.table.state_tokens(state) for state in range(len(vocabulary.STATES))]

    def figures_left(self, entity: str) -> int:
        """How many figures of an Entity are not on the map yet."""
        return int(self.table.figures_left(self.content.entities[self.find("entity", entity)]))

    @property
    def dreamscape(self) -> Dreamscape:
        """The map of the tiles that lie there."""
        found: Dreamscape = self.table.map()
        return found

    @property
    def map_tiles(self) -> Names:
        """The tiles on the map."""
        return Names(self.names("tile", self.dreamscape.tiles))

    def far(self, space: str) -> dict[str, int]:
        """How far all spaces are from this one."""
        return {name_of(other): far for other, far in enumerate(self.dreamscape.far(space_of(space)))}

    def distance(self, one: str, other: str) -> int:
        """How many spaces apart two spaces are."""
        return int(self.table.distance(space_of(one), space_of(other)))

    def terrain(self, space: str) -> int:
        """The Terrain that counts on a space, as bits."""
        return int(self.table.terrain(space_of(space)))

    def crowd(self, space: str) -> int:
        """How many figures stand on a space; a big one counts for all that fit there."""
        return int(self.table.crowd(space_of(space)))

    def figures_within(self, space: str, reach: int) -> list[int]:
        """Which figures of Entities are near enough to a space, by their places in `figures`."""
        return list(self.table.figures_within(space_of(space), reach))

    def is_full(self, space: str) -> bool:
        """Whether no more figures may stand on a space."""
        return bool(self.table.is_full(space_of(space)))

    def held(self, seat: int) -> list[str]:
        return list(self.who(seat).hand)

    def space(self, seat: int) -> str:
        return self.who(seat).space

    def figure(self, at: int = 0) -> str:
        return name_of(self.table.figures[at].space)


def first_dream(*dreamers: str, at: str = "", **settings: Any) -> EtherfieldsScenario:
    """The First Dream; `at` is the phase of the Turn to begin with, the action step if none is given."""
    return laid_out(EtherfieldsScenario(*dreamers, **settings), at)


def slumber(name: str, *dreamers: str, at: str = "", **settings: Any) -> EtherfieldsScenario:
    """A Slumber by its id; `at` as for the First Dream."""
    return laid_out(EtherfieldsScenario(*dreamers, slumber=name, **settings), at)


def dream(name: str, *dreamers: str, at: str = "", **settings: Any) -> EtherfieldsScenario:
    """A Dream by its id; `at` as for the First Dream."""
    return laid_out(EtherfieldsScenario(*dreamers, dream=name, **settings), at)


def laid_out(night: EtherfieldsScenario, at: str) -> EtherfieldsScenario:
    night.action_step()
    return night.begin(at) if at else night


PICK = {name: f"pick:{name}" for name in vocabulary.PICKS.values()}
"""Keys of choices by their names: PICK["seal"]."""
