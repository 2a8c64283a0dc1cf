"""What players may use at which moments: Power cards, what is in their play area, and the abilities of their sheets."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.core.uses import Uses
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds

TURN = "RE-SUPP-02"
"""The start of a turn, of the Exploration phase and of the Experience phase."""
MOVEMENT = "RE-MOVE-07"
DRAWN = "RE-EXPL-06"
BEFORE_BATTLE = "RE-EVADE-02"
FORM = "RE-BATTLE-02"
PREPARATION = "RE-BATTLE-03"
BATTLE_ROLL = "RE-BATTLE-09"
OTHER_ROLL = "RE-DICE-08"
RESULT = "RE-BATTLE-14"
TEST = "RE-BONUS-03"
LIFE_LOSS = "RE-LIFE-03"
CORRUPTION = "RE-CORR-01"
OPTIONAL = "RE-CLAR-09"


class RelicUses(Uses[Deeds]):
    """The text of each card and sheet says when it is used; these are the moments that the printed ones name."""

    moments = {
        "power-ability": dict.fromkeys(
            (TURN, MOVEMENT, DRAWN, BEFORE_BATTLE, PREPARATION, BATTLE_ROLL, OTHER_ROLL, RESULT, TEST, LIFE_LOSS), "RE-POWER-05"
        ),
        "power-number": {"RE-POWER-06": "RE-POWER-06"},
        "weapon-or-armour": {PREPARATION: "RE-BATTLE-04", BATTLE_ROLL: "RE-BATTLE-09", RESULT: "RE-GEAR-07"},
        "other-asset": {
            **dict.fromkeys((TURN, MOVEMENT, BEFORE_BATTLE, FORM, PREPARATION, BATTLE_ROLL, OTHER_ROLL, LIFE_LOSS, CORRUPTION), OPTIONAL),
            TEST: "RE-BONUS-03",
        },
        "character": dict.fromkeys((TURN, MOVEMENT, BEFORE_BATTLE, PREPARATION, BATTLE_ROLL, OTHER_ROLL, CORRUPTION), OPTIONAL),
        "corruption": dict.fromkeys((MOVEMENT, DRAWN, PREPARATION, BATTLE_ROLL, OTHER_ROLL, TEST), "RE-CORR-05"),
    }
    without = {
        "RE-EXP-03": "the player chooses trophies; what is used in the Experience phase is used at its start (RE-SUPP-02).",
        "RE-EXP-08": "cards are only put away.",
    }

    def use_of(self, table: Deeds, option: Option) -> str:
        if option.verb == vocabulary.PLAY:
            return "power-ability"
        if option.verb == vocabulary.NUMBER:
            return "power-number"
        if option.verb == vocabulary.INVOKE:
            return "character"
        if option.verb != vocabulary.USE:
            return ""
        card = table.content.cards[option.subject]
        if card.deck_number == vocabulary.CORRUPTION_DECK:
            return "corruption"
        return "weapon-or-armour" if card.is_named else "other-asset"
