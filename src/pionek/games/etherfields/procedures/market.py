"""The Influence Market: cards are turned up and bought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Buying(Frame):
    """Top Market cards are shown and bought; the others go under the Market (EF-MARK-02, -03, -05, -07, EF-SETUP-17)."""

    count: int
    less: int = 0
    most: int = 9
    bought: int = later(0)
    replaced: bool = later(False)
    replacing: bool = later(False)
    shown: list[CardNo] = later([])

    steps = (("show", "EF-MARK-02"), ("buy", "EF-MARK-02"), ("swap", "EF-SOLO-01"), ("put_back", "EF-MARK-07"))

    def show(self, table: Deeds) -> None:
        """Turn up the top cards of the Market (EF-MARK-02, -03, -07, EF-SHOP-02)."""
        for _ in range(min(self.count, len(table.market.cards))):
            table.show()
            self.shown.append(table.market.take())

    def price(self, table: Deeds, card: int) -> int:
        return max(0, table.card(card).ether - self.less)

    def buy(self, table: Deeds) -> Decision | None:
        """Alone, one card that is of little use may be removed from the game for another (EF-SOLO-01, EF-MARK-02, -03, -07, EF-SHOP-02, ruling R53)."""
        options: list[Option] = []
        if self.bought < self.most:
            options = [Option(vocabulary.BUY, target=card) for card in sorted(set(self.shown)) if self.price(table, card) <= table.dreamers[self.who].ether]
        if table.seats == 1 and not self.replaced and self.shown and table.market.cards:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_REPLACE))
        return Decision(self.who, [*options, Option(vocabulary.DONE)]) if options else None

    def took_buy(self, table: Deeds, option: Option) -> None:
        """Buy a card, replace one, or stop (EF-MARK-02, -03, -07, EF-SHOP-02)."""
        if option.verb == vocabulary.PICK:
            self.replacing = True
        elif option.verb == vocabulary.BUY:
            self.pay(table, option)
            self.back_to("buy")

    def swap(self, table: Deeds) -> Decision | None:
        """Ask which card suits one player badly (EF-SOLO-01)."""
        return Decision(self.who, [Option(vocabulary.TAKE, target=card) for card in sorted(set(self.shown))]) if self.replacing else None

    def took_swap(self, table: Deeds, option: Option) -> None:
        """Remove the card from the game and turn up another (EF-SOLO-01)."""
        self.replacing = False
        self.replaced = True
        self.shown.remove(option.target)
        table.removed.append(f"card {table.card(option.target).id}")
        table.vault.append(option.target)
        table.happened(vocabulary.DISCARDED, self.who, option.target, other=vocabulary.OUT_OF_THE_GAME, rule="EF-SOLO-01")
        table.show()
        self.shown.append(table.market.take())
        self.back_to("buy")

    def pay(self, table: Deeds, option: Option) -> None:
        """The card goes to the buyer's discard pile (EF-MARK-02, -03, -07, EF-SHOP-02)."""
        table.lose(self.who, vocabulary.ETHER, self.price(table, option.target), "EF-MARK-02")
        self.shown.remove(option.target)
        self.bought += 1
        table.dreamers[self.who].discard.append(option.target)
        table.happened(vocabulary.BOUGHT, self.who, option.target, rule="EF-MARK-03")

    def put_back(self, table: Deeds) -> None:
        for card in self.shown:
            table.market.put_under(card)
        self.shown = []

    def closed(self, table: Deeds) -> None:
        self.put_back(table)


class Market(Frame):
    """Three Market cards; who buys none of them gains 1 Ether (EF-SHOP-02, -04)."""

    less: int = 0
    bought: int = later(0)

    steps = (("look", "EF-SHOP-02"), ("console", "EF-SHOP-04"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 5: what was bought was seen from the size of the discard pile."""
        packed.pop("before", None)

    def look(self, table: Deeds) -> None:
        """See three Market cards (EF-SHOP-02, EF-MARK-02, -03)."""
        table.then(Buying(self.who, 3, self.less))

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Buying):
            self.bought = child.bought

    def console(self, table: Deeds) -> None:
        """Gain 1 Ether for buying none (EF-SHOP-04)."""
        if not self.bought:
            table.gain(self.who, vocabulary.ETHER, 1, "EF-SHOP-04")
