"""Wargear turned up to be bought, and assets that change hands (rulebook p. 14, 18)."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.state.decision import Decision, Option
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset, FaceUpCards
from pionek.games.relic.procedures.copies import CopyChoice, copies_of, different

ENOUGH = Option(vocabulary.DONE)


class Market(FaceUpCards):
    """Wargear cards turned up: bought at their price, or one of them taken free; the rest is discarded."""

    number: int
    more: int = 0
    free: bool = False

    steps = (("reveal", "RE-GEAR-01"), ("take", "RE-GEAR-02"))

    def reveal(self, table: Deeds) -> None:
        for _ in range(self.number):
            card = table.turn_up(self.who, vocabulary.WARGEAR_DECK, "RE-GEAR-03" if self.free else "RE-GEAR-01")
            if card != vocabulary.NOTHING:
                self.turned.append(card)

    def price(self, table: Deeds, card: CardNo) -> int:
        if self.free:
            return 0
        return max(0, table.content.cards[card].cost + self.more + value(table, vocabulary.GEAR_PRICE, self.who))

    def take(self, table: Deeds) -> Decision | None:
        influence = table.players[self.who].influence
        options = each_once(table.content.takes, [card for card in self.turned if self.price(table, card) <= influence])
        if not options:
            return None
        return Decision(self.who, options if self.free else [*options, ENOUGH])

    def took_take(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            return
        card = option.subject
        if not self.free:
            table.change(self.who, vocabulary.INFLUENCE, -self.price(table, card), "RE-GEAR-02")
            self.back_to("take")
        self.turned.remove(card)
        table.gain_asset(self.who, card, "RE-GEAR-03" if self.free else "RE-GEAR-02")

    def closed(self, table: Deeds) -> None:
        for card in self.turned:
            table.discard(card, "RE-DISC-03", self.who)
        self.turned = []


def goods_of(table: Deeds, seat: int) -> list[int]:
    """The assets of a player that are not relics; of equal ones one."""
    cards = dict.fromkeys([asset.card for asset in table.players[seat].assets])
    return [card for card in cards if not table.content.cards[card].is_relic]


def hand_over(table: Deeds, giver: int, taker: int, card: CardNo) -> None:
    """An asset changes hands with the charge tokens on it (RE-ASSET-01); of copies with different charges the taker chooses one."""
    copies = different(copies_of(table, giver, card))
    if len(copies) > 1:
        table.then(CopyTaken(taker, giver, card))
    else:
        pass_on(table, giver, taker, copies[0])


def pass_on(table: Deeds, giver: int, taker: int, asset: Asset) -> None:
    table.remove_asset(giver, asset)
    table.gain_asset(taker, asset.card, "RE-ASSET-01", asset.charges, giver)


class CopyTaken(CopyChoice):
    """Which of several copies another player takes."""

    def chose(self, table: Deeds, asset: Asset) -> None:
        pass_on(table, self.owner, self.who, asset)
