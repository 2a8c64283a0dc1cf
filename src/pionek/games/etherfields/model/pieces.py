"""What lies on the table: Dreamers in play, figures, Entity tiles, decks that hold no Influence cards."""

from __future__ import annotations

from typing import ClassVar, Final

from pionek.core.state.zones import Zone

# What a Dreamer has done or got this Turn, as places in `Sleeper.marks`.
BOOSTED: Final = 0
EFFORT: Final = 1
HARMED: Final = 2
THREES: Final = 3
HUES: Final = 4
NO_CONTACT: Final = 5
STRONGER: Final = 6
LEVER: Final = 7
KICK: Final = 8
LOUDER: Final = 9
BLUNT: Final = 10
DOUBLED: Final = 11
SURE_FOOTED: Final = 12
SHIELDED: Final = 13
LUCID: Final = 14
SHELTERED: Final = 15
OUTSIDE: Final = 16
"""The space from which Out of Body measures, plus 1."""
TOOK_HARM: Final = 17
DRUMMED: Final = 18
BACKS: Final = 19
PICKED: Final = 20
MARKS: Final = 21


class Sleeper:
    """A Dreamer in play. Hands and piles lie open, for the Dreamers play together; only the deck is hidden."""

    __slots__ = (
        "aside", "bet", "burdens", "deck", "discard", "distress", "dreamer", "ether", "ether_card", "flipped", "gems",
        "hand", "lost_masks", "marks", "mask", "masks", "memory", "progress", "sealed", "space", "spirits", "states",
        "used",
    )  # fmt: skip

    refers: ClassVar[dict[str, str]] = {
        "dreamer": "dreamer", "hand": "card", "discard": "card", "sealed": "card", "progress": "card", "burdens": "card",
        "aside": "card", "mask": "mask", "masks": "mask", "lost_masks": "mask", "memory": "memory",
    }  # fmt: skip

    def __init__(self, dreamer: int, deck: Zone) -> None:
        self.dreamer = dreamer
        self.deck = deck
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.sealed: list[int] = []
        self.progress: list[int] = []
        self.flipped: list[int] = []
        self.burdens: list[int] = []
        """Flaws in the Progress zone."""
        self.aside: list[int] = []
        self.ether = 0
        self.gems = 0
        self.distress = 0
        self.spirits = 0
        self.space = -1
        self.mask = -1
        self.masks: list[int] = []
        self.lost_masks: list[int] = []
        self.memory = -1
        self.ether_card = 0
        self.states = 0
        self.bet = -1
        self.marks = [0] * MARKS
        self.used: list[int] = []

    def clone(self) -> Sleeper:
        new = Sleeper.__new__(Sleeper)
        new.dreamer = self.dreamer
        new.deck = self.deck.clone()
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.sealed = self.sealed[:]
        new.progress = self.progress[:]
        new.flipped = self.flipped[:]
        new.burdens = self.burdens[:]
        new.aside = self.aside[:]
        new.ether = self.ether
        new.gems = self.gems
        new.distress = self.distress
        new.spirits = self.spirits
        new.space = self.space
        new.mask = self.mask
        new.masks = self.masks[:]
        new.lost_masks = self.lost_masks[:]
        new.memory = self.memory
        new.ether_card = self.ether_card
        new.states = self.states
        new.bet = self.bet
        new.marks = self.marks[:]
        new.used = self.used[:]
        return new

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    def worn(self) -> tuple[int, ...]:
        """The Mask on the face, if there is one."""
        return (self.mask,) if self.mask >= 0 else ()

    def cards_left(self) -> int:
        """EF-DEATH-02, -03, -07: what counts for the minimum of six."""
        return len(self.deck.cards) + len(self.hand) + len(self.discard)


class Absent:
    """A Dreamer whom nobody plays now, with what he owns."""

    __slots__ = ("cards", "dreamer", "ether_card", "masks", "memory")

    refers: ClassVar[dict[str, str]] = {"dreamer": "dreamer", "cards": "card", "masks": "mask", "memory": "memory"}

    def __init__(self, dreamer: int, cards: list[int], masks: list[int], memory: int = -1, ether_card: int = 0) -> None:
        self.dreamer = dreamer
        self.cards = cards
        self.masks = masks
        self.memory = memory
        self.ether_card = ether_card

    def clone(self) -> Absent:
        return Absent(self.dreamer, self.cards[:], self.masks[:], self.memory, self.ether_card)


class Figure:
    """A figure or token of an Entity on the map. `entity` is the number of its definition."""

    __slots__ = ("entity", "space", "states")

    refers: ClassVar[dict[str, str]] = {"entity": "entity"}

    def __init__(self, entity: int, space: int, states: int = 0) -> None:
        self.entity = entity
        self.space = space
        self.states = states

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    def clone(self) -> Figure:
        return Figure(self.entity, self.space, self.states)


class Lair:
    """An Entity tile in play: its Morphings, its markers, and who has used what may be used only once."""

    __slots__ = ("contacts", "entity", "markers", "morphs", "respawn", "skip_basic", "threats")

    refers: ClassVar[dict[str, str]] = {"entity": "entity"}

    def __init__(self, entity: int) -> None:
        self.entity = entity
        self.morphs = [0] * 8
        self.markers = 0
        self.threats = 0
        self.contacts: list[int] = []
        """Interactions that may be used once, as `contact_mark` notes them."""
        self.respawn = 0
        self.skip_basic = 0

    def clone(self) -> Lair:
        new = Lair.__new__(Lair)
        new.entity = self.entity
        new.morphs = self.morphs[:]
        new.markers = self.markers
        new.threats = self.threats
        new.contacts = self.contacts[:]
        new.respawn = self.respawn
        new.skip_basic = self.skip_basic
        return new


class Companion:
    """A figure that a card has brought: neither Dreamer nor Entity (EF-COMPAN-01)."""

    __slots__ = ("card", "owner", "space")

    refers: ClassVar[dict[str, str]] = {"card": "card"}

    def __init__(self, card: int, owner: int, space: int) -> None:
        self.card = card
        self.owner = owner
        self.space = space

    def clone(self) -> Companion:
        return Companion(self.card, self.owner, self.space)


class TurnDeck(Zone):
    """Turn cards."""

    __slots__ = ()

    refers: ClassVar[dict[str, str]] = {"cards": "turn"}

    def clone(self) -> TurnDeck:
        return TurnDeck(self.pool, self.cards[:], self.known[:])


class FateDeck(Zone):
    """Fate cards."""

    __slots__ = ()

    refers: ClassVar[dict[str, str]] = {"cards": "fate"}

    def clone(self) -> FateDeck:
        return FateDeck(self.pool, self.cards[:], self.known[:])


class SlumberDeck(Zone):
    """Slumber tiles; the Delta Phase lies among them."""

    __slots__ = ()

    refers: ClassVar[dict[str, str]] = {"cards": "slumber"}

    def clone(self) -> SlumberDeck:
        return SlumberDeck(self.pool, self.cards[:], self.known[:])


class TileStack(Zone):
    """Slumber Map tiles not yet on the map."""

    __slots__ = ()

    refers: ClassVar[dict[str, str]] = {"cards": "tile"}

    def clone(self) -> TileStack:
        return TileStack(self.pool, self.cards[:], self.known[:])


PIECES: tuple[type, ...] = (Sleeper, Absent, Figure, Lair, Companion, TurnDeck, FateDeck, SlumberDeck, TileStack)
