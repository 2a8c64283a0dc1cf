"""Laying out a position to try cards: what a player has, and what is drawn next, when the match begins."""

from __future__ import annotations

from types import MappingProxyType

from pionek.core.laying_out import LayingOut
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset

DIALS = ("strength", "willpower", "cunning")


class RelicLayingOut(LayingOut[Deeds]):
    """Cards come from their decks: Power cards into the hand, assets into play, Threats and Corruption to the top; a mission is exchanged."""

    kinds = ("card",)
    numbers = MappingProxyType(dict.fromkeys((*DIALS, "life"), vocabulary.MOST) | {"influence": 50})

    def is_ready(self, table: Deeds) -> bool:
        return all(player.character >= 0 for player in table.players)

    def lay(self, table: Deeds, seat: int, kind: str, index: int, count: int) -> bool:
        player = table.players[seat]
        if kind == "card":
            return self.lay_card(table, seat, index)
        if kind not in self.numbers or count > self.numbers[kind] or (count < 1 and kind != "influence"):
            return False
        if kind in DIALS:
            dials = player.dials[:]
            dials[DIALS.index(kind)] = count
            player.dials = dials
        elif kind == "life":
            player.life = count
        else:
            player.influence = count
        return True

    def lay_card(self, table: Deeds, seat: int, index: int) -> bool:
        player, card = table.players[seat], table.content.cards[index]
        deck = table.decks[card.deck_number]
        if index not in deck.cards:
            return index in player.hand.cards or index == player.mission
        deck.remove(index)
        if card.deck_number == vocabulary.POWER_DECK:
            player.hand.put(index, 1 << seat)
            player.held |= table.content.windows[index]
        elif card.deck_number in (vocabulary.RELIC_DECK, vocabulary.WARGEAR_DECK):
            asset = Asset(index, card.charges, table.next_serial())
            player.assets = [*player.assets, asset]
            table.enter(seat, card.abilities, asset.serial)
        elif card.deck_number == vocabulary.MISSION_DECK:
            if player.mission != vocabulary.NOTHING:
                deck.put_under(player.mission, 0)
                table.clear_mission(seat)
            player.mission = index
        else:
            deck.put(index, 0)
        return True
