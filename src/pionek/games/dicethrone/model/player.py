"""One hero in play: counters, cards, tokens, the levels of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.state.fields import Shared
from pionek.core.state.piece import CardNo, Piece
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.vocabulary import HeroNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Player(Piece):
    """One hero in play, with a discard pile of its own that lies face up (DT-SETUP-08). `tokens` holds a number for each kind of token, `levels` one for each field of the board.

    All members of a team have the same `health`: the number on the counter of the team. A player who is `out` stays out.
    `spendable` holds, as bits, the kinds of tokens on this board that can be spent at all, and vocabulary.PASSIVE for a
    passive ability that can be paid for: it tells at once that there is no such thing, as in most windows.
    """

    hero: HeroNo
    health: int
    deck: Zone
    hand: Zone
    levels: Shared[list[int]]
    tokens: list[int]
    limits: Shared[list[int]]
    discard: list[CardNo] = []
    upgrades: Shared[list[CardNo]] = []
    cp: int = vocabulary.STARTING_CP
    out: bool = False
    spendable: int = 0

    shares: ClassVar[tuple[str, ...]] = ("levels", "limits", "upgrades")
    """Clones share these lists: they change seldom, and a change puts a new list in the place of the old one."""

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Saves before rules version 3 have fewer kinds of tokens, and none that can be spent."""
        missing = len(content.entries["token"]) - len(packed["tokens"])
        for name in ("tokens", "limits"):
            packed[name] = [*packed[name], *[0] * missing]
        packed.setdefault("spendable", 0)
        packed.setdefault("out", False)
