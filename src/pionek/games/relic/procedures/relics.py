"""Taking a relic (rulebook p. 18)."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import FaceUpCards

REVEALED = 2
"""The number of relics to choose from."""


class NewRelic(FaceUpCards):
    """Two relics are turned up, one is taken, the other is shuffled back (RE-RELIC-02, RE-WIN-02)."""

    steps = (("reveal", "RE-RELIC-02"), ("take", "RE-RELIC-02"))

    def reveal(self, table: Deeds) -> None:
        """Turn up two relics; if the deck has fewer, the discarded relics are shuffled into it first (gaps 74)."""
        if len(table.decks[vocabulary.RELIC_DECK].cards) < REVEALED:
            table.renew(vocabulary.RELIC_DECK)
        for _ in range(REVEALED):
            card = table.turn_up(self.who, vocabulary.RELIC_DECK, "RE-RELIC-02")
            if card != vocabulary.NOTHING:
                self.turned.append(card)
        if not self.turned:
            self.end()

    def take(self, table: Deeds) -> Decision:
        return Decision(self.who, [table.content.takes[card] for card in self.turned])

    def took_take(self, table: Deeds, option: Option) -> None:
        self.turned.remove(option.subject)
        table.gain_asset(self.who, option.subject, "RE-RELIC-02")

    def closed(self, table: Deeds) -> None:
        deck = table.decks[vocabulary.RELIC_DECK]
        for card in self.turned:
            deck.put(card)
            table.happened(vocabulary.SHUFFLED_BACK, self.who, card, rule="RE-RELIC-02")
        if self.turned:
            table.shuffle(deck)
        self.turned = []
        table.refill(vocabulary.RELIC_DECK)
