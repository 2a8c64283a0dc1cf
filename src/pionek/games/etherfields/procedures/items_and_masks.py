"""Items, Masks and the Market: taking, wearing and buying."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.pieces import Absent, DreamerState
from pionek.games.etherfields.vocabulary import ItemNo, MaskNo


def owned(table: Deeds, item: int) -> bool:
    """There is never a second copy (EF-MISS-04)."""
    return item in table.active or item in table.storage


class TakeItem(Frame):
    """An Item comes into a slot; where none is free one goes to the Storage (EF-ITEM-01, -05, EF-SHOP-03)."""

    item: ItemNo

    steps = (("take", "EF-ITEM-01"),)

    def take(self, table: Deeds) -> Decision | None:
        """Put the Item into a free slot, or ask which Item goes to the Storage (EF-ITEM-01, -04, -05, -07)."""
        if len(table.active) < table.item_slots():
            self.put(table)
            return None
        return Decision(self.who, [Option(vocabulary.TAKE_ITEM, target=item) for item in [*table.active, self.item]])

    def put(self, table: Deeds) -> None:
        """The Item becomes active, wherever it was (EF-ITEM-01, -04, -05, -07)."""
        for pile in (table.storage, table.item_market, table.found):
            if self.item in pile:
                pile.remove(self.item)
        table.active.append(self.item)
        table.happened(vocabulary.ITEM_GAINED, self.who, self.item, rule="EF-ITEM-01")

    def took_take(self, table: Deeds, option: Option) -> None:
        self.put(table)
        table.store(option.target)


def gain_masks(table: Deeds, dreamer: DreamerState | Absent, orders: tuple[int, ...]) -> list[int]:
    """The Dreamer, also one who sits out, gains the own Masks of these orders; returns those that are new."""
    own = [mask.index for mask in table.content.masks if mask.owner == dreamer.dreamer and mask.order in orders]
    new = [mask for mask in own if mask not in dreamer.masks]
    dreamer.masks.extend(new)
    return new


class WearMask(Frame):
    """One of these Masks may be put on; the old one is discarded (EF-MASK-01, -02, -04, -06)."""

    masks: list[MaskNo]

    steps = (("wear", "EF-MASK-06"),)

    def wear(self, table: Deeds) -> Decision | None:
        """Ask which of the Masks is put on (EF-MASK-01, -04 to -08)."""
        options = [Option(vocabulary.TAKE_MASK, target=mask) for mask in self.masks if mask != table.dreamers[self.who].mask]
        return Decision(self.who, [*options, Option(vocabulary.DONE)]) if options else None

    def took_wear(self, table: Deeds, option: Option) -> None:
        """Put the Mask on, or keep the old one (EF-MASK-01, -04 to -08)."""
        if option.verb == vocabulary.TAKE_MASK:
            table.wear(self.who, option.target)
