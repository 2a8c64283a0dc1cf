"""What lies on the table: Dreamers in play, figures, Entity tiles, decks that hold no Influence cards."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.state.fields import later
from pionek.core.state.piece import CardNo, Piece
from pionek.core.state.zones import Zone
from pionek.games.etherfields.vocabulary import (
    MORPHS,
    DreamerNo,
    EntityNo,
    FateNo,
    MaskNo,
    MemoryNo,
    SlumberNo,
    TileNo,
    TurnNo,
)


class TurnMarks(Piece):
    """What a Dreamer has done or got this Turn; new ones are laid out when a Turn begins."""

    boosted: int = later(0)
    """Boosts made."""
    effort: bool = later(False)
    """Whether the Basic Action Effort was used."""
    harmed: int = later(0)
    """Distress suffered since the cards of the Turn were drawn."""
    threes: int = later(0)
    """How often the Luck die showed a 3."""
    colours_paid: int = later(0)
    """The colours of Intent that were paid, as bits."""
    no_contact: int = later(0)
    """Whether Contacts are forbidden until the end of the Turn."""
    stronger: int = later(0)
    """Intent added to the next Assault."""
    lever: int = later(0)
    """By how much the next Map action is cheaper."""
    kick: int = later(0)
    """By how much the next Map action paid with Wrath is cheaper."""
    louder: int = later(0)
    """How often the range of the next Contact was raised, by 2 each time."""
    blunt: int = later(0)
    """Whether the next Contact may be paid with Wrath."""
    doubled: int = later(0)
    """Whether the next Gradual payment counts twice."""
    sure_footed: int = later(0)
    """Whether Traps do not go off."""
    shielded: int = later(0)
    """Effects of Entities that do not affect the Dreamer; it ends with the step of the Turn card."""
    lucid: bool = later(False)
    """Whether the Dreamer began the Turn Lucid: without Distress and Sealed cards."""
    sheltered: bool = later(False)
    """Whether a Companion has already kept off Distress."""
    spirit_space: int = later(-1)
    """The space of the Spirit token that range is measured from; -1 for none."""
    took_harm: int = later(0)
    """How often the Dreamer took over Distress meant for another."""
    drummed: bool = later(False)
    """Whether the Assault that War Drum strengthens has been made."""
    backs: int = later(0)
    """Back actions used."""
    picked: bool = later(False)
    """Whether a pocket was picked."""


FORMER_MARKS = (
    "boosted", "effort", "harmed", "threes", "colours_paid", "no_contact", "stronger", "lever", "kick", "louder", "blunt",
    "doubled", "sure_footed", "shielded", "lucid", "sheltered", "spirit_space", "took_harm", "drummed", "backs", "picked",
)  # fmt: skip
"""The marks in the order in which rules version 1 kept them in a list, the space plus 1."""


class DreamerState(Piece):
    """A Dreamer in play. Hands and piles lie open, for the Dreamers play together; only the deck is hidden (EF-SETUP-03)."""

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
    marks: TurnMarks = later()
    used: list[int] = later([])

    saved_as = "Sleeper"

    def __post_init__(self) -> None:
        self.marks = TurnMarks()

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 2: the marks of a Turn have names."""
        if isinstance(packed["marks"], list):
            marks: dict[str, Any] = {name: int(mark) for name, mark in zip(FORMER_MARKS, packed["marks"], strict=True)}
            marks["spirit_space"] -= 1
            for name in ("effort", "lucid", "sheltered", "drummed", "picked"):
                marks[name] = bool(marks[name])
            packed["marks"] = {"is": "TurnMarks", **marks}

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    def worn(self) -> tuple[int, ...]:
        """The Mask on the face, if there is one."""
        return (self.mask,) if self.mask >= 0 else ()

    def cards_left(self) -> int:
        """What counts for the minimum of six (EF-DEATH-02, -03, -07)."""
        return len(self.deck.cards) + len(self.hand) + len(self.discard)


class Absent(Piece):
    """A Dreamer whom no player plays now, with everything it owns."""

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


class EntityTile(Piece):
    """An Entity tile in play: its Morphings, its markers, and which Dreamers have used what works only once."""

    entity: EntityNo
    morphs: list[int] = later([0] * len(MORPHS))
    markers: int = later(0)
    threats: int = later(0)
    contacts: list[int] = later([])
    """Interactions that may be used once, as `contact_mark` notes them."""
    respawn: int = later(0)
    skip_basic: int = later(0)

    saved_as = "Lair"


class Companion(Piece):
    """A figure that a card has brought: neither Dreamer nor Entity (EF-COMPAN-01, EF-ENT-04)."""

    card: CardNo
    owner: int
    space: int


def lay_face_down(deck: Zone, cards: list[int]) -> None:
    """Make a deck of these cards, which nobody knows."""
    deck.cards = cards
    deck.known = [0] * len(cards)


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
