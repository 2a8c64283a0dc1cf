"""Reading a position: what lies on the table, by its ids and names. Most of it can be set the same way.

Things have their ids, spaces their names; "" stands for none. `scenario.py` lays out positions and plays on from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeAlias, TypeVar, overload

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Dreamscape, name_of, space_of
from pionek.games.etherfields.model.pieces import Companion, TurnMarks
from tests.scenario import Scenario

V = TypeVar("V")
Owner: TypeAlias = "EtherfieldsReading | PieceWords"
"""What a word is said of: the table of a scenario, a Dreamer or a figure."""


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

    def __get__(self, owner: Owner, kind: type) -> V:
        return self.read(owner, getattr(owner.piece, self.field))

    def __set__(self, owner: Owner, new: Any) -> None:
        setattr(owner.piece, self.field, self.write(owner, new))

    def read(self, owner: Owner, found: Any) -> Any:
        return found

    def write(self, owner: Owner, new: Any) -> Any:
        return new


class ThingWord(Word[str]):
    """One thing, by its id."""

    def __init__(self, kind: str, field: str) -> None:
        super().__init__(field)
        self.kind = kind

    def read(self, owner: Owner, found: Any) -> Any:
        return owner.content.id_of(self.kind, found) if found >= 0 else ""

    def write(self, owner: Owner, new: Any) -> Any:
        return owner.find(self.kind, new) if new else -1


class ThingsWord(ThingWord):
    """Several things, by their ids."""

    def read(self, owner: Owner, found: Any) -> Any:
        return Names(owner.names(self.kind, found))

    def write(self, owner: Owner, new: Any) -> Any:
        return [owner.find(self.kind, name) for name in new]


class DeckWord(ThingsWord):
    """A deck from its bottom to its top, by the ids of its cards. A card that stays in it remains known to the same seats."""

    def read(self, owner: Owner, found: Any) -> Any:
        return super().read(owner, found.cards)

    def __set__(self, owner: Owner, new: Any) -> None:
        deck = getattr(owner.piece, self.field)
        known = dict(zip(deck.cards, deck.known, strict=True))
        deck.cards = self.write(owner, new)
        deck.known = [known.get(card, 0) for card in deck.cards]


class PlaceWord(Word[str]):
    """Where something is: the name of a space, or "seat 0" while that Dreamer carries it."""

    def read(self, owner: Owner, found: Any) -> Any:
        return place_name(found)

    def write(self, owner: Owner, new: Any) -> Any:
        return place_number(new)


class PlacesWord(PlaceWord):
    """Where several things are."""

    def read(self, owner: Owner, found: Any) -> Any:
        return Names(place_name(each) for each in found)

    def write(self, owner: Owner, new: Any) -> Any:
        return [place_number(each) for each in new]


class WallsWord(Word[list[int]]):
    """Walls that are added for a Turn; setting them changes the map."""

    def __set__(self, owner: Owner, new: Any) -> None:
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


class PieceWords:
    """What is said of one piece of the table."""

    def __init__(self, night: EtherfieldsReading, piece: Any) -> None:
        self.piece = piece
        self.content = night.content
        self.find = night.find
        self.names = night.names


class FigureWords(PieceWords):
    """A figure of an Entity on the map."""

    entity = ThingWord("entity", "entity")
    space = PlaceWord("space")
    states = Word[int]("states")


class DreamerWords(PieceWords):
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
    used = Word[list[int]]("used")
    marks = Word[TurnMarks]("marks")

    @property
    def known(self) -> list[int]:
        """Which seats know each card of the deck, as bits."""
        found: list[int] = self.piece.deck.known
        return found


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


class EtherfieldsReading(Scenario):
    """The words for what lies on the table of a scenario."""

    game = "etherfields"

    # The Team

    first_player = Word[int]("first")
    hours = Word[int]("hours")
    key_tokens = Word[int]("keys")
    shopping = Word[int]("shopping")
    signs = Word[list[int]]("signs")
    flags = Word[list[str]]("flags")
    removed = Word[list[str]]("removed")
    short_of_distress = Word[int]("short_of_distress")
    seen = Word[list[str]]("seen")
    length = Word[int]("length")
    cap = Word[int]("cap")
    unsettled = Word[int]("unsettled")
    won = Word[bool]("won")
    slumbers_won = Word[int]("slumbers_won")
    deliver_prices = Word[int]("deliver_prices")
    continuous = Word[int]("continuous")
    blocked_steps = Word[int]("blocked_steps")
    morph_supply = Word[list[int]]("morphs")
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
    quirk_spaces = PlacesWord("quirk_slots_taken")
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

    # What has more than one field

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
    def lit_by_tokens(self) -> list[str]:
        """The spaces with a Light token."""
        return [name_of(space) for space, tokens in enumerate(self.table.ground) if tokens & vocabulary.LIGHT]

    @property
    def gradual_paid(self) -> Sheet[int]:
        """How many Gradual payments of an action have been made."""
        return Sheet(self.table.gradual_paid, lambda name: self.find("action", name))

    @property
    def gradual_colours(self) -> Sheet[str]:
        """The colour of the Gradual payments of an action; "" where there are none."""
        return Sheet(self.table.gradual_colours, lambda name: self.find("action", name), vocabulary.COLOURS)

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
        return int(self.table.distance(place_number(one), place_number(other)))

    def terrain(self, space: str) -> int:
        """The Terrain that counts on a space, as bits."""
        return int(self.table.terrain(place_number(space)))

    def figures_within(self, space: str, reach: int) -> list[int]:
        """Which figures of Entities are near enough to a space, by their places in `figures`."""
        return list(self.table.figures_within(place_number(space), reach))

    def is_full(self, space: str) -> bool:
        """Whether no more figures may stand on a space."""
        return bool(self.table.is_full(space_of(space)))

    def held(self, seat: int) -> list[str]:
        return list(self.who(seat).hand)

    def space(self, seat: int) -> str:
        return self.who(seat).space

    def figure(self, at: int = 0) -> str:
        return name_of(self.table.figures[at].space)
