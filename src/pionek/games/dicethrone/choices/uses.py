"""What may be played, spent and paid for outside the fixed course of a turn, and at which moments."""

from __future__ import annotations

from typing import Final

from pionek.core.state.decision import Option
from pionek.core.uses import Uses
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.state import State

OUTSIDE_ROLLS: Final = ("DT-MAIN-01", "DT-DAMAGE-04", "DT-WINDOW-03", "DT-WINDOW-04", "DT-WINDOW-05", "DT-WINDOW-17")
IN_ROLLS: Final = (
    "DT-WINDOW-07", "DT-WINDOW-08", "DT-WINDOW-09", "DT-WINDOW-10", "DT-WINDOW-11", "DT-WINDOW-12", "DT-WINDOW-13",
    "DT-WINDOW-14", "DT-WINDOW-15", "DT-WINDOW-20",
)  # fmt: skip
DICE_OF_A_PLAY: Final = {"DT-WINDOW-19": "DT-WINDOW-19"}
"""Dice that a card or a token rolled: only what alters dice."""


class DiceThroneUses(Uses[State]):
    """Instants, tokens and passive abilities at any time; Roll Phase cards in the roll phases."""

    moments = {
        "instant card": {**dict.fromkeys(OUTSIDE_ROLLS + IN_ROLLS, "DT-INSTANT-02"), **DICE_OF_A_PLAY},
        "Roll Phase card": {**dict.fromkeys(IN_ROLLS, "DT-ROLLCARD-01"), **DICE_OF_A_PLAY, "DT-FINAL-01": "DT-ROLLCARD-01"},
        "token": {**dict.fromkeys(OUTSIDE_ROLLS + IN_ROLLS, "DT-STATUS-10"), **DICE_OF_A_PLAY},
        "passive ability": {**dict.fromkeys(OUTSIDE_ROLLS + IN_ROLLS, "DT-PASSIVE-01"), **DICE_OF_A_PLAY},
    }

    def use_of(self, table: State, option: Option) -> str:
        if option.verb == vocabulary.PLAY:
            return CARDS.get(table.content.cards[option.subject].phase, "")
        if option.verb == vocabulary.SPEND:
            return "token"
        return "passive ability" if option.verb == vocabulary.USE else ""


    def conceivable(self, table: State, kind: int, seat: int) -> bool:
        """Combat points, tokens and the discard pile are open, so only the cards of hand and deck count: could any of them be played?"""
        imagined = table.clone()
        player = imagined.players[seat]
        player.hand.cards.extend(player.deck.cards)
        return bool(imagined.window_options(kind, seat))


CARDS: Final = {"instant": "instant card", "roll": "Roll Phase card"}
