"""One hero in play: counters, cards, tokens, the levels of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.state.fields import Shared
from pionek.core.state.piece import Piece
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Player(Piece):
    """One hero in play. Cards are numbers of definitions; tokens are counted by kind; fields of the board by level.

    The counter of a team stands before each of its members: `health` is the same for all of them. `out` is for good.
    `spendable` are the kinds of tokens lying here that can be spent at all, as bits, and words.PASSIVE for a passive
    ability that can be paid for: most windows find none.
    """

    hero: int
    health: int
    deck: Zone
    hand: Zone
    levels: Shared[list[int]]
    tokens: list[int]
    limits: Shared[list[int]]
    discard: list[int] = []
    upgrades: Shared[list[int]] = []
    cp: int = vocabulary.STARTING_CP
    out: bool = False
    spendable: int = 0

    refers: ClassVar[dict[str, str]] = {"hero": "hero", "discard": "card", "upgrades": "card"}
    shares: ClassVar[tuple[str, ...]] = ("levels", "limits", "upgrades")
    """What changes seldom: clones share it, and whoever changes it puts a new list there."""

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: more kinds of tokens, behind the earlier ones, and some of them are spent."""
        missing = len(content.entries["token"]) - len(packed["tokens"])
        for name in ("tokens", "limits"):
            packed[name] = [*packed[name], *[0] * missing]
        packed.setdefault("spendable", 0)
        packed.setdefault("out", False)
