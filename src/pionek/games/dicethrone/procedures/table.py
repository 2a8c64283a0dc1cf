"""The table of a match: the arena with its procedures tied in."""

from __future__ import annotations

from pionek.core.language.control import Then
from pionek.core.language.effects import Effect, Resolution
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.offers import offered
from pionek.games.dicethrone.language.base import Aimed
from pionek.games.dicethrone.language.damage_verbs import Damage
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.procedures.income_phase import Income
from pionek.games.dicethrone.procedures.offensive_roll import RollPhase, activate
from pionek.games.dicethrone.procedures.playing_cards import take_up


class DiceThroneTable(Deeds):
    """An arena that knows its phases; the phases know only the arena."""

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        if kind == vocabulary.INCOME:
            self.then(Income(seat))
        elif kind == vocabulary.ACTIVATION:
            activate(self, seat, subject)
        else:
            self.then(RollPhase(seat, self.seats))

    def postpones(self, resolution: Resolution, effect: Effect) -> bool:
        """DT-OFFENSE-11, DT-DEFENSE-02: what an ability does to its target, except damage, waits for the next phase.

        What stands behind a "Then" comes after what stands before it (DT-KEY-04): it waits for such an effect that is
        still to come (gaps Q9), and if it follows damage, until that damage has been applied (gaps Q8). What is not
        aimed never waits (DT-UPKEEP-02, DT-INSTANT-02).
        """
        if resolution.mode != vocabulary.BY_ABILITY:
            return resolution.target < 0 and self.waits_for_target(resolution, effect)
        phase = self.agenda[resolution.about]
        assert isinstance(phase, RollPhase)
        if isinstance(effect, Aimed) and not isinstance(effect, Damage) and effect.to.word == "target":
            phase.postpone("other_effects", resolution, effect)
        elif isinstance(effect, Then) and phase.attack() is not None:
            phase.postpone("after_then", resolution, effect)
        elif isinstance(effect, Then) and phase.due and phase.step_name() == "offense":
            phase.postpone("other_effects", resolution, effect)
            return True
        else:
            return False
        phase.due[-1].resolve.mode = vocabulary.WHEN_DUE
        return True

    def waits_for_target(self, resolution: Resolution, effect: Effect) -> bool:
        """What a card of the attacker does to his target waits as well, as long as there is none (DT-MODIFIER-04).

        All else happens at once, as what tokens do (DT-UPKEEP-02) or an instant (DT-INSTANT-02).
        """
        if not isinstance(effect, Aimed) or isinstance(effect, Damage) or effect.to.word != "target":
            return False
        phase = self.roll_phase()
        if phase is None:
            return False
        phase.postpone("other_effects", resolution, effect)
        return True

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        """DT-ORDER-02, DT-STATUS-09: most windows come when a hand has nothing for them: that is seen before all else."""
        player = self.players[seat]
        costs = self.content.costs[kind]
        cp = player.cp
        hand = player.hand.cards
        for card in hand:
            if costs[card] <= cp:
                return offered(self, seat, kind)
        if player.spendable and player.spendable & self.content.spend_in[kind]:
            options = offered(self, seat, kind)
            return options if options or hand else None
        return [] if hand else None

    def window_play(self, window: Window, seat: int, option: Option) -> None:
        take_up(self, seat, option)
