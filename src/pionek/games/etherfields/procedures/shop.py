"""The Shop and the Confessional of the Dreamworld."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.token_verbs import own_flaws, take_flaw
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.market import Market


class Shop(Frame):
    """The Team may use a Shopping card; each Dreamer buys Market cards, buys an Item, or gains Ether (EF-SHOP-01)."""

    seat: int = later(0)
    opened: bool = later(False)

    steps = (("use", "EF-SHOP-01"), ("choose", "EF-SHOP-01"))

    def use(self, table: Deeds) -> Decision | None:
        """Ask whether the Team uses a Shopping card (EF-SHOP-01)."""
        if not table.shopping or not table.knows("shopping"):
            self.end()
            return None
        return Decision(table.first, [Option(vocabulary.PICK, vocabulary.PICK_SHOP), Option(vocabulary.PICK, vocabulary.PICK_NOTHING)])

    def took_use(self, table: Deeds, option: Option) -> None:
        """Spend the Shopping card and shuffle the Market, or leave the Shop (EF-SHOP-05, EF-SETUP-17)."""
        if option.subject == vocabulary.PICK_NOTHING:
            self.end()
            return
        table.shopping -= 1
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.SHOPPING_USED, rule="EF-SHOP-05")
        table.shuffle(table.market)

    def item_price(self, table: Deeds) -> int:
        return 2 - table.deliver_prices

    def choose(self, table: Deeds) -> Decision | None:
        """Ask the next Dreamer for the Market, an Item, or neither (EF-SHOP-01)."""
        if self.seat >= table.seats:
            return None
        options = [Option(vocabulary.PICK, vocabulary.PICK_MARKET)]
        if goods(table, self.seat) and table.dreamers[self.seat].ether >= self.item_price(table):
            options.append(Option(vocabulary.PICK, vocabulary.PICK_ITEM))
        options.append(Option(vocabulary.PICK, vocabulary.PICK_NOTHING))
        return Decision(self.seat, options)

    def took_choose(self, table: Deeds, option: Option) -> None:
        """See Market cards, buy a random Item or Mask, or gain 1 Ether (EF-SHOP-02, -03, -04)."""
        seat = self.seat
        self.seat += 1
        if option.subject == vocabulary.PICK_MARKET:
            table.then(Market(seat, table.deliver_prices))
        elif option.subject == vocabulary.PICK_ITEM:
            table.lose(seat, vocabulary.ETHER, self.item_price(table), "EF-SHOP-03")
            wares = goods(table, seat)
            ware = wares[table.chance(len(wares))]
            if ware >= 0:
                table.then(TakeItem(seat, ware))
            else:
                mask = third_mask(table, seat)
                table.dreamers[seat].masks.append(mask)
                table.happened(vocabulary.MASK_GAINED, seat, mask, rule="EF-SHOP-03")
                table.then(WearMask(seat, [mask]))
        else:
            table.gain(seat, vocabulary.ETHER, 1, "EF-SHOP-04")
        self.back_to("choose")


def third_mask(table: Deeds, seat: int) -> int:
    return next(mask.index for mask in table.content.masks if mask.owner == table.dreamers[seat].dreamer and mask.order == 3)


def goods(table: Deeds, seat: int) -> list[int]:
    """The Items for sale; -1 stands for the Dreamer's own third Mask where it is sold."""
    found = table.item_market[:]
    if "masks-for-sale" in table.flags and third_mask(table, seat) not in table.dreamers[seat].masks:
        found.append(-1)
    return found


class Confession(Frame):
    """Each Dreamer may remove 1 Flaw at no cost."""

    seat: int = later(0)

    steps = (("choose", "EF-FLAW-04"),)

    def choose(self, table: Deeds) -> Decision | None:
        """Ask the next Dreamer who has a Flaw (EF-FLAW-04)."""
        while self.seat < table.seats and not own_flaws(table, self.seat):
            self.seat += 1
        if self.seat == table.seats:
            return None
        return Decision(self.seat, [*(Option(vocabulary.TAKE, target=card) for card in own_flaws(table, self.seat)), Option(vocabulary.DONE)])

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Remove the Flaw that was chosen (EF-FLAW-04)."""
        seat, self.seat = self.seat, self.seat + 1
        self.back_to("choose")
        if option.verb == vocabulary.TAKE:
            take_flaw(table, seat, option.target)
