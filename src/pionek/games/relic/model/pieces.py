"""What lies on the table of Relic: assets, cards turned up, sheets in hand, and everything a player has."""

from __future__ import annotations

from pionek.core.state.fields import Shared, later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo, Piece
from pionek.core.state.zones import Zone
from pionek.games.relic.vocabulary import CharacterNo, SpaceNo


class Asset(Piece):
    """A card in a play area with its charge tokens."""

    frozen = True

    card: CardNo
    charges: int
    serial: int
    spent: bool = False
    """Whether a charge was spent from it in this turn."""


class FaceUpCards(Frame):
    """A frame that holds cards turned up for all to see."""

    turned: list[CardNo] = later([])


class SheetZone(Zone):
    """Character sheets that only their holder knows, the chosen one first."""

    cards: list[CharacterNo]


class Player(Piece):
    """One seat: its character, its cards and tokens, and the space of its figure."""

    character: CharacterNo = later(-1)
    dials: Shared[list[int]] = later([1, 1, 1])
    life: int = later(1)
    level: int = later(0)
    influence: int = later(0)
    space: SpaceNo = later(-1)
    hand: Zone
    corruption: Zone
    faces: Shared[list[int]] = later([])
    """For each Corruption card the serial with which it acts, 0 for one that lies face down."""
    assets: Shared[list[Asset]] = later([])
    mission: CardNo = later(-1)
    progress: int = later(0)
    marks: int = later(0)
    placed: Shared[list[SpaceNo]] = later([])
    completed: Shared[list[CardNo]] = later([])
    trophies: Shared[list[CardNo]] = later([])
    tokens: Shared[list[int]] = later([0, 0, 0, 0])
    """Character tokens on the scenario sheet, and on its three trials."""
    once: Shared[list[int]] = later([])
    """The keys of once-a-turn sentences that are used up until the next turn, whoever's it is."""
    reach: int = later(0)
    """The windows in which a card in play or the character offers something, as bits."""
    held: int = later(0)
    """The windows in which a Power card in hand offers something, as bits."""
    lying: bool = later(False)
    special: bool = later(False)
    out: bool = later(False)
