"""One hero in play: counters, cards, tokens, the levels of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.zones import Zone
from pionek.games.dicethrone import words

if TYPE_CHECKING:
    from pionek.core.content import Content


class Player:
    """One hero in play. Cards are numbers of definitions; tokens are counted by kind; fields of the board by level.

    The counter of a team stands before each of its members: `health` is the same for all of them. `out` is for good.
    `spendable` are the kinds of tokens lying here that can be spent at all, as bits, and words.PASSIVE for a passive
    ability that can be paid for: most windows find none.
    """

    __slots__ = (
        "cp", "deck", "discard", "hand", "health", "hero", "levels", "limits", "out", "spendable", "tokens", "upgrades",
    )  # fmt: skip

    refers: ClassVar[dict[str, str]] = {"hero": "hero", "discard": "card", "upgrades": "card"}
    shares: ClassVar[tuple[str, ...]] = ("levels", "limits", "upgrades")
    """What changes seldom: clones share it, and whoever changes it puts a new list there."""

    def __init__(self, hero: int, health: int, slots: int, tokens: int, deck: Zone, hand: Zone) -> None:
        self.hero = hero
        self.health = health
        self.out = False
        self.cp = words.STARTING_CP
        self.deck = deck
        self.hand = hand
        self.discard: list[int] = []
        self.upgrades: list[int] = []
        self.levels = [1] * slots
        self.tokens = [0] * tokens
        self.limits = [0] * tokens
        self.spendable = 0

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: more kinds of tokens, behind the earlier ones, and some of them are spent."""
        missing = len(content.entries["token"]) - len(packed["tokens"])
        for name in ("tokens", "limits"):
            packed[name] = [*packed[name], *[0] * missing]
        packed.setdefault("spendable", 0)
        packed.setdefault("out", False)

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.hero = self.hero
        new.health = self.health
        new.out = self.out
        new.cp = self.cp
        new.deck = self.deck.clone()
        new.hand = self.hand.clone()
        new.discard = self.discard[:]
        new.upgrades = self.upgrades
        new.levels = self.levels
        new.limits = self.limits
        new.tokens = self.tokens[:]
        new.spendable = self.spendable
        return new
