"""What Dreamers may use at which moments: Rapid cards and Masks at any, answers where there is something to answer."""

from __future__ import annotations

from typing import Final

from pionek.core.state.decision import Option
from pionek.core.uses import Uses
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import definition
from pionek.games.etherfields.model.deeds import Deeds

TEXTS: Final = (
    "EF-ACT-02", "EF-INF-02", "EF-ITEM-02", "EF-MASK-02", "EF-NOTE-01", "EF-WISD-01", "EF-FATE-01", "EF-CORE-04", "EF-GATE-03", "EF-GATE-06",
    "EF-TURN-11", "EF-TCARD-05", "EF-TCARD-08", "EF-TCARD-12", "EF-SLUM-03", "EF-SLUM-09", "EF-SLUM-10", "EF-ICON-01", "EF-ICON-07", "EF-FAQ-02",
)  # fmt: skip
"""The rules behind texts: what a text asks, and the Distress that it brings."""
QUESTIONS: Final = (
    "EF-ACT-04", "EF-CLOCK-01", "EF-CORE-05", "EF-DELTA-02", "EF-EMOV-06", "EF-EMOV-07", "EF-FATE-03", "EF-FIG-03", "EF-FLAW-02", "EF-FLAW-04",
    "EF-GATE-01", "EF-GRAD-05", "EF-INF-03", "EF-BASIC-03", "EF-BASIC-04", "EF-HAND-03", "EF-ITEM-01", "EF-LUCK-03", "EF-MAP-04", "EF-MAP-08",
    "EF-MARK-02", "EF-MASK-06", "EF-MOVE-01", "EF-OPT-04", "EF-PROG-02", "EF-PROG-05", "EF-PROG-12", "EF-RESH-02", "EF-SHOP-01",
    "EF-SLUM-07", "EF-SLUM-08", "EF-TCARD-07", "EF-TURN-05", "EF-TURN-06", "EF-VAR-03", "EF-VAR-06", "EF-VAR-11", "EF-WORLD-04",
)  # fmt: skip
"""What a procedure asks."""
DISTRESS: Final = (
    "EF-DEATH-01", "EF-RESH-02", "EF-LUCK-03", "EF-ACT-10", "EF-VAR-09", "EF-FLAW-02", *TEXTS,
)  # fmt: skip
SEALING: Final = ("EF-SEAL-01", "EF-RESH-02", "EF-LUCK-03", "EF-WORLD-04", "EF-SEAS-01", "EF-VAR-10")
EVERYWHERE: Final = (*dict.fromkeys((*QUESTIONS, *TEXTS, *DISTRESS, *SEALING, "EF-TURN-09", "EF-INF-06", "EF-REROLL-01", "EF-DWPL-02")),)
ANSWERS: Final = {
    "paying": vocabulary.PAYING | vocabulary.PAYING_ASSAULT | vocabulary.PAYING_CONTACT,
    "roll": vocabulary.ROLLING | vocabulary.ROLLING_OWN,
    "distress": vocabulary.HARM | vocabulary.HARM_NEAR,
    "sealing": vocabulary.SEALING,
    "step": vocabulary.MORPH_STEP | vocabulary.BASIC_STEP | vocabulary.SPECIAL_STEP,
    "push": vocabulary.PUSH,
    "copy": vocabulary.PLAYED_CARD,
    "slumber": vocabulary.DRAWN_SLUMBER,
}
"""What answers one particular thing, by its timings."""


class EtherfieldsUses(Uses[Deeds]):
    moments = {
        "rapid": dict.fromkeys(EVERYWHERE, "EF-INF-06"),
        "mask": dict.fromkeys(EVERYWHERE, "EF-MASK-02"),
        "world": dict.fromkeys(("EF-WORLD-02", *EVERYWHERE), "EF-DWPL-02"),
        "paying": dict.fromkeys(("EF-ACT-04", "EF-PROG-02"), "EF-INF-06"),
        "roll": {"EF-REROLL-01": "EF-REROLL-01"},
        "distress": dict.fromkeys(DISTRESS, "EF-DEATH-01"),
        "sealing": dict.fromkeys(SEALING, "EF-SEAL-01"),
        "step": {"EF-INF-06": "EF-INF-06"},
        "push": {"EF-FIG-03": "EF-INF-06"},
        "copy": {"EF-INF-02": "EF-INF-02"},
        "slumber": {"EF-DWPL-02": "EF-DWPL-02"},
    }

    def use_of(self, table: Deeds, option: Option) -> str:
        """An action of the Dreamers Phase belongs to the course of play."""
        if option.verb != vocabulary.ACT and option.verb not in vocabulary.USES:
            return ""
        when = definition(table, option.verb, option.subject).when
        if option.verb == vocabulary.MASK:
            return "mask"
        for use, kinds in ANSWERS.items():
            if when & kinds and not when & vocabulary.ANY:
                return use
        if not table.in_dream() and not table.in_slumber():
            return "world" if when & (vocabulary.WORLD | vocabulary.AWAY) else ""
        return "rapid" if when & vocabulary.ANY else ""
