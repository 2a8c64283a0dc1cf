"""What lies on the table of Relic: assets, cards turned up, sheets in hand, and everything a player has."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.state.frame import Frame
from pionek.core.state.zones import Zone


class Asset:
    """A card in a play area with its charge tokens. Replaced and never changed, so that clones share it."""

    __slots__ = ("card", "charges", "serial", "spent")

    refers: ClassVar[dict[str, str]] = {"card": "card"}

    def __init__(self, card: int, charges: int, serial: int, spent: bool = False) -> None:
        self.card = card
        self.charges = charges
        self.serial = serial
        self.spent = spent
        """Whether a charge was spent from it in this turn."""


class Turned(Frame):
    """A frame that holds cards turned up for all to see."""

    __slots__ = ("turned",)

    refers: ClassVar[dict[str, str]] = {"turned": "card"}

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.turned: list[int] = []


class SheetZone(Zone):
    """Character sheets that only their holder knows, the chosen one first."""

    __slots__ = ()

    refers: ClassVar[dict[str, str]] = {"cards": "character"}

    def clone(self) -> SheetZone:
        return SheetZone(self.pool, self.cards[:], self.known[:])


class Player:
    """One seat: its character, what it owns, and where it stands."""

    __slots__ = (
        "assets", "character", "completed", "corruption", "dials", "faces", "hand", "held", "influence", "level", "life",
        "lying", "marks", "mission", "once", "out", "placed", "progress", "reach", "space", "special", "tokens",
        "trophies",
    )  # fmt: skip

    refers: ClassVar[dict[str, str]] = {
        "character": "character", "space": "space", "placed": "space", "mission": "card", "completed": "card",
        "trophies": "card",
    }  # fmt: skip

    shares: ClassVar[tuple[str, ...]] = (
        "assets", "completed", "dials", "faces", "once", "placed", "tokens", "trophies",
    )  # fmt: skip
    """Lists that are replaced and never changed, so that clones share them."""

    def __init__(self, hand: Zone, corruption: Zone) -> None:
        self.character = -1
        self.dials = [1, 1, 1]
        self.life = 1
        self.level = 0
        self.influence = 0
        self.space = -1
        self.hand = hand
        self.corruption = corruption
        self.faces: list[int] = []
        """For each Corruption card the serial with which it acts, 0 for one that lies face down."""
        self.assets: list[Asset] = []
        self.mission = -1
        self.progress = 0
        self.marks = 0
        self.placed: list[int] = []
        self.completed: list[int] = []
        self.trophies: list[int] = []
        self.tokens = [0, 0, 0, 0]
        """Character tokens on the scenario sheet, and on its three trials."""
        self.once: list[int] = []
        """Sentences used up until the next own turn."""
        self.reach = 0
        """The windows in which a card in play or the character offers something, as bits."""
        self.held = 0
        """The same for the Power cards in hand."""
        self.lying = False
        self.special = False
        self.out = False

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.character = self.character
        new.dials = self.dials
        new.life = self.life
        new.level = self.level
        new.influence = self.influence
        new.space = self.space
        new.hand = self.hand.clone()
        new.corruption = self.corruption.clone()
        new.faces = self.faces
        new.assets = self.assets
        new.mission = self.mission
        new.progress = self.progress
        new.marks = self.marks
        new.placed = self.placed
        new.completed = self.completed
        new.trophies = self.trophies
        new.tokens = self.tokens
        new.once = self.once
        new.reach = self.reach
        new.held = self.held
        new.lying = self.lying
        new.special = self.special
        new.out = self.out
        return new
