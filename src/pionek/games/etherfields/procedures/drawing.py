"""Drawing cards, and what a hand or a Progress zone holds too much of."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.distress_and_sealing import pay_penalty, penalties


class Drawing(Frame):
    """Cards are drawn one by one: a Flaw is resolved at once, an empty deck is renewed at a price."""

    left: int
    reason: str = "EF-TURN-03"
    """The rule of what says to draw."""
    card: CardNo = later(-1)
    owed: bool = later(False)

    steps = (("draw", ""), ("flaw", "EF-FLAW-02"), ("penalty", "EF-RESH-02"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: a draw knows what says it."""
        packed.setdefault("reason", "EF-TURN-03")

    def rule_of(self, at: int) -> str:
        return super().rule_of(at) or self.reason

    def draw(self, table: Deeds) -> None:
        """As many as wanted, but no more than the hand may hold (EF-TURN-03, -04, EF-HAND-01)."""
        dreamer = table.dreamers[self.who]
        while self.left > 0 and len(dreamer.hand) < table.limit(vocabulary.HAND_LIMIT, self.who):
            if not dreamer.deck.cards:
                if not dreamer.discard:
                    break
                table.renew(self.who, "EF-RESH-01")
                self.owed = True
                self.back_to("penalty")
                return
            self.left -= 1
            card = table.take_top(self.who)
            if table.content.flaw[card]:
                self.card = card
                table.happened(vocabulary.FLAW_DRAWN, self.who, card, rule="EF-FLAW-02")
                return
            dreamer.hand.append(card)
            table.happened(vocabulary.DREW, self.who, card, rule=self.reason)
        self.end()

    def flaw(self, table: Deeds) -> Decision | None:
        """It may be removed for 1 Ether instead of being resolved (EF-FLAW-02, -04)."""
        if self.card < 0:
            return None
        options = [Option(vocabulary.PICK, vocabulary.PICK_RESOLVE)]
        if table.dreamers[self.who].ether:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_ETHER))
        return Decision(self.who, options)

    def took_flaw(self, table: Deeds, option: Option) -> None:
        """Remove the Flaw for 1 Ether, keep it in the Progress zone, or resolve it; then draw on (EF-FLAW-02, -03, -04, -05)."""
        card, self.card = self.card, -1
        definition = table.card(card)
        if option.subject == vocabulary.PICK_ETHER:
            table.lose(self.who, vocabulary.ETHER, 1, "EF-FLAW-04")
            table.remove_flaw(self.who, card)
        elif definition.to_zone:
            table.dreamers[self.who].burdens.append(card)
            table.happened(vocabulary.DISCARDED, self.who, card, other=vocabulary.BEARS, rule="EF-FLAW-03")
            table.changed()
        else:
            table.dreamers[self.who].discard.append(card)
            table.happened(vocabulary.DISCARDED, self.who, card, other=vocabulary.DISCARDS, rule="EF-FLAW-03")
            assert definition.effect is not None
            table.then(Resolution(self.who, [definition.effect], definition.sentence, card=card))
        self.back_to("draw")

    def penalty(self, table: Deeds) -> Decision | None:
        """Ask for the price of the new deck: Distress, or three Sealed cards (EF-RESH-01, -02)."""
        if not self.owed:
            return None
        return Decision(self.who, penalties(table, self.who))

    def took_penalty(self, table: Deeds, option: Option) -> None:
        """Pay the price of the new deck, then draw on (EF-RESH-01, -02)."""
        self.owed = False
        self.back_to("draw")
        pay_penalty(table, self.who, option, "EF-RESH-02")

    def closed(self, table: Deeds) -> None:
        """A Flaw that was drawn and not dealt with goes to the discard pile (EF-FLAW-03)."""
        if self.card >= 0:
            table.dreamers[self.who].discard.append(self.card)
            self.card = -1


class Discarding(Frame):
    """So many hand cards of one's own choice are discarded; `optional` may stop before."""

    left: int
    reason: str
    optional: bool = False
    counted: int = later(0)

    steps = (("pick", "EF-INF-03"),)

    def rule_of(self, at: int) -> str:
        return self.reason

    def pick(self, table: Deeds) -> Decision | None:
        """Ask for the next card to discard (EF-INF-03, EF-BASIC-03, -04, EF-HAND-03)."""
        hand = table.dreamers[self.who].hand
        if self.left <= 0 or not hand:
            return None
        options = [Option(vocabulary.TAKE, target=card) for card in sorted(set(hand))]
        if self.optional:
            options.append(Option(vocabulary.DONE))
        return Decision(self.who, options, partial=True)

    def took_pick(self, table: Deeds, option: Option) -> None:
        """Discard the card and go on, or stop (EF-INF-03, EF-BASIC-03, -04, EF-HAND-03)."""
        if option.verb == vocabulary.DONE:
            return
        self.left -= 1
        self.counted += 1
        table.discard(self.who, option.target, self.reason)
        self.back_to("pick")


class Surplus(Frame):
    """Progress cards beyond the limit are discarded, the Dreamer choosing which (EF-PROG-12)."""

    left: int

    steps = (("pick", "EF-PROG-12"),)

    def pick(self, table: Deeds) -> Decision | None:
        if self.left <= 0 or not table.dreamers[self.who].progress:
            return None
        return Decision(self.who, placed(table, self.who), partial=True)

    def took_pick(self, table: Deeds, option: Option) -> None:
        self.left -= 1
        table.take_from_zone(self.who, place_of(table, self.who, option))
        self.back_to("pick")


def placed(table: Deeds, seat: int) -> list[Option]:
    """The cards of a Progress zone; of equal ones the active copy and the flipped one are told apart (EF-PROG-05, -12)."""
    dreamer = table.dreamers[seat]
    options: list[Option] = []
    for card in sorted(set(dreamer.progress)):
        sides = {dreamer.flipped[at] for at, each in enumerate(dreamer.progress) if each == card}
        options.append(Option(vocabulary.TAKE, target=card))
        if len(sides) > 1:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_FLIPPED + card))
    return options


def place_of(table: Deeds, seat: int, option: Option) -> int:
    """The place in the zone of the card that was chosen: of equal ones the active copy, unless the flipped one was meant."""
    dreamer = table.dreamers[seat]
    flipped = option.verb == vocabulary.PICK
    card = option.subject - vocabulary.PICK_FLIPPED if flipped else option.target
    places = [at for at, each in enumerate(dreamer.progress) if each == card]
    return next((at for at in places if bool(dreamer.flipped[at]) == flipped), places[0])
