"""Where cards lie: definition indices in order, and for each of them a mask of the seats that know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import ALL_SEATS
from pionek.core.state.piece import CardNo, Piece
from pionek.core.state.rng import Rng

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Zone(Piece):
    """A deck, a hand, a pile. The last card is the top.

    Cards of one `pool` may be exchanged among its zones when what is hidden is dealt anew: an owner's hand and deck,
    say. A zone of other things than cards is a subclass that declares `cards` with their type.
    """

    pool: int
    cards: list[CardNo]
    known: list[int]

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, known: int = ALL_SEATS) -> None:
        """Lay a card on top; `known` says which seats saw it."""
        self.cards.append(card)
        self.known.append(known)

    def put_under(self, card: int, known: int = ALL_SEATS) -> None:
        self.cards.insert(0, card)
        self.known.insert(0, known)

    def take(self) -> int:
        """Take the top card off."""
        self.known.pop()
        return self.cards.pop()

    def remove(self, card: int) -> None:
        """Take out one card of that definition. Who knew of one such card cannot know that another one is left."""
        at = -1
        for each in range(len(self.cards)):
            if self.cards[each] == card and (at < 0 or self.known[each].bit_count() > self.known[at].bit_count()):
                at = each
        if at < 0:
            raise ValueError(f"there is no card {card} in this zone")
        del self.cards[at]
        del self.known[at]

    def count(self, card: int) -> int:
        return self.cards.count(card)

    def shuffle(self, rng: Rng) -> None:
        """Shuffle: nobody knows any place afterwards."""
        rng.shuffle(self.cards)
        self.known = [0] * len(self.cards)

    def look(self, table: Table, seat: int, n: int) -> list[int]:
        """A seat looks at the top n cards: it knows them until the zone is shuffled."""
        bit = 1 << seat
        for at in range(max(0, len(self.cards) - n), len(self.cards)):
            if not self.known[at] & bit:
                self.known[at] |= bit
                table.revealed += 1
        return self.cards[-n:] if n else []


def deal_anew(zones: list[Zone], seat: int, rng: Rng) -> None:
    """Shuffle, within each pool, all cards that the seat does not know among the places where they may lie."""
    bit = 1 << seat
    pools: dict[int, list[int]] = {}
    hiding: list[int] = []
    for zone in zones:
        cards = zone.cards
        known = zone.known
        hidden = [cards[at] for at in range(len(cards)) if not known[at] & bit]
        hiding.append(len(hidden))
        if hidden:
            pools.setdefault(zone.pool, []).extend(hidden)
    for pool in sorted(pools):
        pools[pool].sort()  # tables that look alike to the seat give the same deal
        rng.shuffle(pools[pool])
    for place in range(len(zones)):
        zone = zones[place]
        count = hiding[place]
        if not count:
            continue
        hidden = pools[zone.pool]
        if count == len(zone.cards):  # a deck, as a rule: all at once
            zone.cards = hidden[: -count - 1 : -1]
            del hidden[-count:]
            continue
        for at in range(len(zone.cards)):
            if not zone.known[at] & bit:
                zone.cards[at] = hidden.pop()
