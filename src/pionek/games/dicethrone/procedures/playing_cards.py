"""Playing a card: pay, carry out its text, then discard it; an upgrade lies on its field instead."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.prices import price
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.procedures.spending import pay_passive, spend


def play_card(table: Deeds, seat: int, card: CardNo) -> None:
    """Pay for a card and play it from the hand: an upgrade or an action (DT-CARD-01, -02, DT-ACTION-02).

    An upgrade stays on the board and replaces the ability there, whatever its level was (DT-UPGRADE-01, -04, -07).
    """
    definition = table.content.cards[card]
    player = table.players[seat]
    paid = price(table, seat, definition)
    player.cp -= paid
    player.hand.remove(card)
    if definition.upgrade is not None:
        player.upgrades = [*player.upgrades, card]
        table.raise_level(seat, definition.place, definition.level)
        table.happened(vocabulary.UPGRADED, seat, card, paid, rule="DT-MAIN-05" if paid < definition.cost else "DT-MAIN-04")
    else:
        table.happened(vocabulary.PLAYED, seat, card, paid, rule=PLAYED_BY[definition.phase])
        table.then(CardPlay(seat, card))


PLAYED_BY: Final = {"main": "DT-MAIN-03", "roll": "DT-ROLLCARD-01", "instant": "DT-INSTANT-02"}


class CardPlay(Frame):
    """An action card between being paid for and lying on the discard pile (DT-ACTION-02, -04)."""

    card: CardNo

    steps = (("interruption", "DT-INSTANT-03"), ("carry_out", "DT-ACTION-02"))

    def cause(self, table: Deeds) -> str:
        return f"card:{table.content.id_of('card', self.card)}"

    def interruption(self, table: Deeds) -> Decision | None:
        """Only a Main Phase card may be interrupted (DT-INSTANT-03, -05, DT-STATUS-10, DT-ROLLCARD-03).

        Its player could have played everything else before it, and is asked only when another player has answered.
        """
        if table.content.cards[self.card].phase != "main":
            return None
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-05", passed=1)

    def carry_out(self, table: Deeds) -> Decision | None:
        """A card with a target, played outside of an attack, asks for one of several opponents (DT-TARGET-01)."""
        if table.content.cards[self.card].aimed and table.roll_phase() is None:
            return Decision(self.who, [Option(vocabulary.PLAYER, seat) for seat in table.opponents(self.who)], partial=True)
        self.resolve(table, table.aimed_at(self.who))
        return None

    def took_carry_out(self, table: Deeds, option: Option) -> None:
        self.resolve(table, option.subject)

    def resolve(self, table: Deeds, target: int) -> None:
        """`mode` says whether it may be interrupted on the way, too (DT-INSTANT-03, DT-INSTANT-05, DT-ROLLCARD-03)."""
        definition = table.content.cards[self.card]
        assert definition.effect is not None
        mode = vocabulary.BY_MAIN_CARD if definition.phase == "main" else vocabulary.BY_CARD
        table.then(Resolution(self.who, [definition.effect], definition.sentence, card=self.card, mode=mode, target=target))

    def closed(self, table: Deeds) -> None:
        """The card goes to its player's own discard pile (DT-CARD-03)."""
        table.players[self.who].discard.append(self.card)


def take_up(table: Deeds, seat: int, option: Option) -> None:
    """Carry out what a player chose in a window or a Main Phase: a card, a token, a passive ability."""
    if option.verb == vocabulary.PLAY:
        play_card(table, seat, option.subject)
    elif option.verb == vocabulary.SPEND:
        spend(table, seat, option.subject)
    else:
        pay_passive(table, seat, option.subject)
