"""The Upkeep Phase (rulebook chapter "1. Upkeep Phase")."""

from __future__ import annotations

from pionek.core.language.amounts import Amount, Number
from pionek.core.language.control import Sequence
from pionek.core.language.effects import Effect
from pionek.core.rules.triggers import Group, Trigger
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.amounts import Tokens
from pionek.games.dicethrone.language.companion_verbs import Grow
from pionek.games.dicethrone.language.damage_verbs import Damage, Heal
from pionek.games.dicethrone.language.token_verbs import RemoveThis
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.state import BEARERS, BOARDS


class EffectOrder(Group):
    """Several effects of one moment: the active player chooses which comes next (DT-UPKEEP-02; ruling R-67)."""

    def rule_of(self, at: int) -> str:
        if len(self.triggers) > 1:
            return "DT-UPKEEP-02" if self.triggers[0].ability.what == vocabulary.UPKEEP else "DT-ORDER-01"
        return super().rule_of(at)


def order_matters(triggers: list[Trigger]) -> bool:
    """Whether the order of effects of the Upkeep Phase could change anything (DT-UPKEEP-02).

    Damage and healing are applied at the end, a token that takes itself off and a growth touch nothing else. In any other
    moment they are applied at once, one after the other (DT-ORDER-01).
    """
    for trigger in triggers:
        effect = trigger.ability.effect
        if trigger.ability.what != vocabulary.UPKEEP or (effect is not None and not keeps_to_itself(effect, trigger.bearer)):
            return True
    return False


def keeps_to_itself(effect: Effect, bearer: int) -> bool:
    """Whether an effect of the Upkeep Phase neither depends on the others nor changes what they depend on."""
    if isinstance(effect, Sequence):
        return all(keeps_to_itself(each, bearer) for each in effect.do)
    if isinstance(effect, Damage):
        return effect.to.word == "you" and is_fixed(effect.damage, bearer)
    if isinstance(effect, Heal):
        return effect.to.word == "you" and is_fixed(effect.heal, bearer)
    if isinstance(effect, Grow):
        return is_fixed(effect.grow, bearer)
    return isinstance(effect, RemoveThis)


def is_fixed(amount: Amount, bearer: int) -> bool:
    """Whether an amount is a number, or counts the bearer's own tokens."""
    return isinstance(amount, Number) or (isinstance(amount, Tokens) and bearer < BOARDS and amount.tokens == bearer % BEARERS)


class Upkeep(DamagePhase):
    """The active player's tokens act; their damage and healing are applied together at the end."""

    steps = (
        ("before", "DT-WINDOW-03"),
        ("tokens_act", "DT-UPKEEP-02"),
        ("summed_up", "DT-WINDOW-03"),
        ("apply", "DT-UPKEEP-03"),
    )

    def before(self, table: Deeds) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-03")

    def tokens_act(self, table: Deeds) -> None:
        table.happened(vocabulary.UPKEEP, self.who, self.who, rule="DT-UPKEEP-01")

    def summed_up(self, table: Deeds) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-03")

    def apply(self, table: Deeds) -> None:
        self.apply_all(table, "DT-UPKEEP-03")
