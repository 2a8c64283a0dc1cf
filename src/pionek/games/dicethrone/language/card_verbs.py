"""The verbs of cards: drawing and discarding them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Amount, Selector
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, SELECTOR, IntKind
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.piece import CardNo
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.base import Aimed, Given
from pionek.games.dicethrone.language.selectors import TARGET, YOU
from pionek.games.dicethrone.language.wording import so_much_by_symbols
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class Draw(Given):
    """Cards are drawn from one's own deck."""

    word = "draw"
    draw: Amount = field(AMOUNT)
    to: Selector = field(SELECTOR, default=YOU)
    en = "draw { so-many-cards }"
    pl = "dobierz { so-many-cards }"
    example = "{draw: 3}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much_by_symbols(describer, self.draw)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.draw_cards(seat, self.draw.of(table, resolution), "DT-CARD-08")


class DiscardRandom(Aimed):
    """Cards of a hand are discarded at random."""

    word = "discard-random"
    discard_random: int = field(IntKind(1, 6))
    to: Selector = field(SELECTOR, default=TARGET)
    en = '{ who-discards } { NOUN($discard_random, noun: "card") } at random'
    pl = '{ who-discards } losowo { NOUN($discard_random, noun: "card", case: "acc") }'
    example = "{discard-random: 1, to: opponent}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"discard_random": self.discard_random, "whom": self.to.word}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        hand = table.players[seat].hand.cards
        for _ in range(min(self.discard_random, len(hand))):
            table.throw_away(seat, hand[table.chance(len(hand))], "DT-ACTION-02")


class ThrowAway(DiceThroneEffect):
    """One discards a card of one's own choice."""

    word = "throw-away"
    asks = True
    is_price = True
    en = "discard 1 card from your hand"
    pl = "odrzuć 1 kartę z ręki"
    example = "[throw-away, {gain-cp: 2}]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        hand = table.players[resolution.who].hand.cards
        return Decision(resolution.who, [Option(vocabulary.THROW_AWAY, card) for card in hand], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.throw_away(resolution.who, option.subject, "DT-ACTION-02")

    def requires(self) -> int:
        return vocabulary.FURTHER_CARD


class FromDeck(DiceThroneEffect):
    """One takes a card of one's own deck into the hand, of those that one sees."""

    asks = True

    def seen(self, table: Deeds, seat: int) -> list[CardNo]:
        """The cards among which one chooses."""
        raise NotImplementedError(self.word)

    def leave(self, table: Deeds, seat: int) -> None:
        """What happens to the others."""
        raise NotImplementedError(self.word)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.players[resolution.who].deck.cards and table.players[resolution.who].discard:
            table.renew_deck(resolution.who)
        cards = sorted(set(self.seen(table, resolution.who)))
        return Decision(resolution.who, [Option(vocabulary.TAKE_CARD, card) for card in cards], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.take_from_deck(resolution.who, option.subject, "DT-CARD-08")
        self.leave(table, resolution.who)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        player = table.players[resolution.who]
        return bool(player.deck.cards or player.discard)


class LookAt(FromDeck):
    """One looks at the top cards of one's own deck, takes one of them and puts the others under the deck."""

    word = "look-at"
    look_at: int = field(IntKind(2, 6))
    en = 'look at the top { NOUN($look_at, noun: "card") } of your deck, take 1 into your hand and put the rest under the deck'
    pl = 'obejrzyj { NOUN($look_at, noun: "card", case: "acc") } z wierzchu swojej talii, weź 1 na rękę, a resztę włóż pod spód talii'
    example = "{look-at: 3}"

    def seen(self, table: Deeds, seat: int) -> list[CardNo]:
        return table.players[seat].deck.look(table, seat, self.look_at)

    def leave(self, table: Deeds, seat: int) -> None:
        deck = table.players[seat].deck
        for _ in range(min(self.look_at - 1, len(deck.cards))):
            known = deck.known[-1]
            deck.put_under(deck.take(), known)


class Search(FromDeck):
    """One looks for a card in one's own deck, takes it and shuffles the deck."""

    word = "search"
    en = "search your deck for a card, take it into your hand and shuffle the deck"
    pl = "znajdź w swojej talii dowolną kartę, weź ją na rękę i przetasuj talię"
    example = "search"

    def seen(self, table: Deeds, seat: int) -> list[CardNo]:
        return table.players[seat].deck.cards

    def leave(self, table: Deeds, seat: int) -> None:
        table.shuffle(table.players[seat].deck)
