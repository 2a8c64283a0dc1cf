"""Looking at the top cards of a Threat deck."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.core.state.zones import Zone
from pionek.core.vocabulary import ACCEPT, DECLINE_IT
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds


class Peeking(Frame):
    """Looking at the top cards of a deck, which then go under it or back in any order."""

    deck: int
    number: int
    under: bool
    picked: list[CardNo] = later([])
    """The cards in the order in which they will be drawn, as far as that is settled."""

    steps = (("look", "RE-CLAR-01"), ("put_under", "RE-CLAR-09"), ("put_back", "RE-CLAR-07"), ("lay_back", "RE-CLAR-07"))

    def look(self, table: Deeds) -> None:
        """Look at the cards; if the deck is too small, the discarded cards are shuffled and put under it first (RE-EMPTY-01)."""
        zone = table.decks[self.deck]
        if len(zone.cards) < self.number:
            top = Zone(zone.pool, zone.cards, zone.known)
            zone.cards, zone.known = [], []
            table.renew(self.deck)
            zone.cards.extend(top.cards)
            zone.known.extend(top.known)
        self.number = min(self.number, len(zone.cards))
        zone.look(table, self.who, self.number)
        if not self.number:
            self.end()
            return
        table.happened(vocabulary.PEEKED, self.who, -1, self.number, self.deck, "RE-CLAR-01")

    def put_under(self, table: Deeds) -> Decision | None:
        return Decision(self.who, [Option(ACCEPT), Option(DECLINE_IT)]) if self.under else None

    def took_put_under(self, table: Deeds, option: Option) -> None:
        zone = table.decks[self.deck]
        if option.verb == ACCEPT:
            for _ in range(self.number):
                known = zone.known[-1]
                zone.put_under(zone.take(), known)
            table.happened(vocabulary.PUT_UNDER, self.who, -1, self.number, self.deck, "RE-CLAR-09")
        self.end()

    def put_back(self, table: Deeds) -> Decision | None:
        """The player chooses which card will be drawn first, then the next one."""
        zone = table.decks[self.deck]
        left = zone.cards[-self.number :]
        for card in self.picked:
            left.remove(card)
        return Decision(self.who, each_once(table.content.takes, left), partial=True) if left else None

    def took_put_back(self, table: Deeds, option: Option) -> None:
        self.picked.append(option.subject)
        self.back_to("put_back")

    def lay_back(self, table: Deeds) -> None:
        zone = table.decks[self.deck]
        zone.cards[-self.number :] = reversed(self.picked)
        zone.known[-self.number :] = [1 << self.who] * self.number
