"""Laying out a position to try cards, Items and Masks: what a Dreamer has when the match begins."""

from __future__ import annotations

from types import MappingProxyType

from pionek.core.laying_out import LayingOut
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.dream import Entrance

NUMBERS = {"distress": vocabulary.DISTRESS, "ether": vocabulary.ETHER, "gems": vocabulary.GEM, "spirits": vocabulary.SPIRIT, "hours": vocabulary.HOUR, "keys": vocabulary.KEY}


class EtherfieldsLayingOut(LayingOut[Deeds]):
    """Cards come from the deck, the Market or the box, tokens from their supply."""

    kinds = ("card", "item", "mask")
    numbers = MappingProxyType({
        "distress": vocabulary.DISTRESS_DEADLY - 1, "ether": vocabulary.ETHER_SUPPLY, "gems": vocabulary.GEM_SUPPLY,
        "spirits": vocabulary.SPIRITS_EACH, "hours": 12, "keys": vocabulary.KEY_SUPPLY,
    })  # fmt: skip

    def is_ready(self, table: Deeds) -> bool:
        return not isinstance(table.agenda[-1], Entrance)

    def lay(self, table: Deeds, seat: int, kind: str, index: int, count: int) -> bool:
        dreamer = table.dreamers[seat]
        if kind in NUMBERS and count <= self.numbers[kind]:
            what = NUMBERS[kind]
            more = count - table.amount_of(what, seat)
            if more > table.supply(what):
                return False
            table.add(seat, what, more)
        elif kind == "card":
            return index in dreamer.hand or self.to_hand(table, seat, index)
        elif kind == "item" and index not in table.active:
            if len(table.active) >= table.item_slots():
                return False
            for place in (table.storage, table.item_market, table.found):
                if index in place:
                    place.remove(index)
            table.active.append(index)
            table.changed()
        elif kind == "mask" and not any(index in each.masks for each in table.dreamers if each is not dreamer):
            if index not in dreamer.masks:
                dreamer.masks.append(index)
            dreamer.mask = index
            table.changed()
        else:
            return kind == "item"
        return True

    def to_hand(self, table: Deeds, seat: int, card: int) -> bool:
        dreamer = table.dreamers[seat]
        if card in dreamer.deck.cards:
            dreamer.deck.remove(card)
        elif card in table.market.cards:
            table.market.remove(card)
        elif card in table.vault:
            table.vault.remove(card)
        elif card in table.flaws.cards:
            table.flaws.remove(card)
        elif any(card in place for each in table.dreamers for place in (each.deck.cards, each.hand, each.discard, each.sealed, each.progress, each.burdens, each.aside)):
            return False
        dreamer.hand.append(card)
        return True
