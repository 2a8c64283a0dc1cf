"""Items, Masks and the Market: procedures in which somebody takes, wears or buys."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.vocabulary import ItemNo, MaskNo


def owned(table: Deeds, item: int) -> bool:
    """EF-MISS-04: there is never a second copy."""
    return item in table.active or item in table.storage


class TakeItem(Frame):
    """EF-ITEM-01, -05, EF-SHOP-03: an Item comes into a slot; where none is free one goes to the Storage."""

    item: ItemNo

    steps = (("take", "EF-ITEM-01"),)

    def take(self, table: Deeds) -> Decision | None:
        """EF-ITEM-01, -04, -05, -07."""
        if len(table.active) < table.item_slots():
            self.put(table)
            return None
        return Decision(self.who, [Option(vocabulary.TAKE_ITEM, target=item) for item in [*table.active, self.item]])

    def put(self, table: Deeds) -> None:
        """EF-ITEM-01, -04, -05, -07."""
        for pile in (table.storage, table.item_market, table.found):
            if self.item in pile:
                pile.remove(self.item)
        table.active.append(self.item)
        table.happened(vocabulary.ITEM_GAINED, self.who, self.item, rule="EF-ITEM-01")

    def took_take(self, table: Deeds, option: Option) -> None:
        self.put(table)
        table.store(option.target)


def gain_masks(table: Deeds, seat: int, orders: tuple[int, ...]) -> list[int]:
    """The Masks of that order which are the Dreamer's own and new to him."""
    dreamer = table.dreamers[seat]
    new: list[int] = []
    for mask in table.content.masks:
        if mask.owner == dreamer.dreamer and mask.order in orders and mask.index not in dreamer.masks:
            dreamer.masks.append(mask.index)
            new.append(mask.index)
    return new


class WearMask(Frame):
    """EF-MASK-01, -02, -04, -06: one of these Masks may be put on; the old one is discarded."""

    masks: list[MaskNo]

    steps = (("wear", "EF-MASK-06"),)

    def wear(self, table: Deeds) -> Decision | None:
        """EF-MASK-01, -04 to -08."""
        options = [Option(vocabulary.TAKE_MASK, target=mask) for mask in self.masks if mask != table.dreamers[self.who].mask]
        return Decision(self.who, [*options, Option(vocabulary.DONE)]) if options else None

    def took_wear(self, table: Deeds, option: Option) -> None:
        """EF-MASK-01, -04 to -08."""
        if option.verb == vocabulary.TAKE_MASK:
            table.wear(self.who, option.target)


class Buying(Frame):
    """EF-MARK-02, -03, -05, -07, EF-SETUP-17: top Market cards are shown and bought; the others go under the Market."""

    count: int
    less: int = 0
    most: int = 9
    bought: int = later(0)
    replaced: bool = later(False)
    shown: list[CardNo] = later([])

    steps = (("show", "EF-MARK-02"), ("buy", "EF-MARK-02"), ("put_back", "EF-MARK-07"))

    def show(self, table: Deeds) -> None:
        """EF-MARK-02, -03, -07, EF-SHOP-02."""
        for _ in range(min(self.count, len(table.market.cards))):
            table.show()
            self.shown.append(table.market.take())

    def price(self, table: Deeds, card: int) -> int:
        return max(0, table.card(card).ether - self.less)

    def buy(self, table: Deeds) -> Decision | None:
        """EF-SOLO-01, EF-MARK-02, -03, -07, EF-SHOP-02, R53: alone, one card that is of little use may be removed from the game for another."""
        options: list[Option] = []
        if self.bought < self.most:
            options = [Option(vocabulary.BUY, target=card) for card in sorted(set(self.shown)) if self.price(table, card) <= table.dreamers[self.who].ether]
        if table.seats == 1 and not self.replaced and self.shown and table.market.cards:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_REPLACE))
        return Decision(self.who, [*options, Option(vocabulary.DONE)]) if options else None

    def took_buy(self, table: Deeds, option: Option) -> None:
        """EF-MARK-02, -03, -07, EF-SHOP-02."""
        if option.verb == vocabulary.DONE:
            return
        if option.verb == vocabulary.PICK:
            self.replace(table)
        else:
            self.pay(table, option)
        self.back_to("buy")

    def replace(self, table: Deeds) -> None:
        self.replaced = True
        card = self.shown.pop()
        table.removed.append(f"card {table.card(card).id}")
        table.vault.append(card)
        table.show()
        self.shown.append(table.market.take())

    def pay(self, table: Deeds, option: Option) -> None:
        """EF-MARK-02, -03, -07, EF-SHOP-02."""
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
