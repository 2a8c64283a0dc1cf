"""What lies on the table: Dreamers in play, figures, Entity tiles, decks that hold no Influence cards."""

from __future__ import annotations

from typing import Final

from pionek.core.state.fields import later
from pionek.core.state.piece import CardNo, Piece
from pionek.core.state.zones import Zone
from pionek.games.etherfields.vocabulary import DreamerNo, EntityNo, FateNo, MaskNo, MemoryNo, SlumberNo, TileNo, TurnNo

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


class Sleeper(Piece):
    """A Dreamer in play. Hands and piles lie open, for the Dreamers play together; only the deck is hidden."""

    dreamer: DreamerNo
    deck: Zone
    hand: list[CardNo] = later([])
    discard: list[CardNo] = later([])
    sealed: list[CardNo] = later([])
    progress: list[CardNo] = later([])
    flipped: list[int] = later([])
    burdens: list[CardNo] = later([])
    """Flaws in the Progress zone."""
    aside: list[CardNo] = later([])
    ether: int = later(0)
    gems: int = later(0)
    distress: int = later(0)
    spirits: int = later(0)
    space: int = later(-1)
    mask: MaskNo = later(-1)
    masks: list[MaskNo] = later([])
    lost_masks: list[MaskNo] = later([])
    memory: MemoryNo = later(-1)
    ether_card: int = later(0)
    states: int = later(0)
    bet: int = later(-1)
    marks: list[int] = later([0] * MARKS)
    used: list[int] = later([])


    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    def worn(self) -> tuple[int, ...]:
        """The Mask on the face, if there is one."""
        return (self.mask,) if self.mask >= 0 else ()

    def cards_left(self) -> int:
        """EF-DEATH-02, -03, -07: what counts for the minimum of six."""
        return len(self.deck.cards) + len(self.hand) + len(self.discard)


class Absent(Piece):
    """A Dreamer whom nobody plays now, with what he owns."""

    dreamer: DreamerNo
    cards: list[CardNo]
    masks: list[MaskNo]
    memory: MemoryNo = -1
    ether_card: int = 0



class Figure(Piece):
    """A figure or token of an Entity on the map. `entity` is the number of its definition."""

    entity: EntityNo
    space: int
    states: int = 0


    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)


class Lair(Piece):
    """An Entity tile in play: its Morphings, its markers, and who has used what may be used only once."""

    entity: EntityNo
    morphs: list[int] = later([0] * 8)
    markers: int = later(0)
    threats: int = later(0)
    contacts: list[int] = later([])
    """Interactions that may be used once, as `contact_mark` notes them."""
    respawn: int = later(0)
    skip_basic: int = later(0)



class Companion(Piece):
    """A figure that a card has brought: neither Dreamer nor Entity (EF-COMPAN-01)."""

    card: CardNo
    owner: int
    space: int



class TurnDeck(Zone):
    """Turn cards."""

    cards: list[TurnNo]



class FateDeck(Zone):
    """Fate cards."""

    cards: list[FateNo]



class SlumberDeck(Zone):
    """Slumber tiles; the Delta Phase lies among them."""

    cards: list[SlumberNo]



class TileStack(Zone):
    """Slumber Map tiles not yet on the map."""

    cards: list[TileNo]



PIECES: tuple[type, ...] = (Sleeper, Absent, Figure, Lair, Companion, TurnDeck, FateDeck, SlumberDeck, TileStack)
