"""The table of a match, with its procedures tied in."""

from __future__ import annotations

from pionek.core.language.control import Then
from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.triggers import Trigger
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.state.frame import Frame
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.offers import offered
from pionek.games.dicethrone.language.base import Aimed
from pionek.games.dicethrone.language.damage_verbs import Damage
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.procedures.income_phase import Income
from pionek.games.dicethrone.procedures.offensive_roll import RollPhase, activate
from pionek.games.dicethrone.procedures.playing_cards import take_up
from pionek.games.dicethrone.procedures.upkeep_phase import EffectOrder, order_matters


class DiceThroneTable(Deeds):
    """A table that knows its phases; the phases know only its deeds."""

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        if kind == vocabulary.INCOME:
            self.then(Income(seat))
        elif kind == vocabulary.ACTIVATION:
            activate(self, seat, subject)
        else:
            self.then(RollPhase(seat, self.seats))

    def group_triggers(self, triggers: list[Trigger]) -> None:
        """Effects of one moment: nobody is asked for their order where it changes nothing (DT-UPKEEP-02)."""
        if order_matters(triggers):
            self.then(EffectOrder(self.active, triggers))
            return
        for at in range(len(triggers) - 1, -1, -1):
            self.then(EffectOrder(self.active, [triggers[at]]))

    # Parts of texts that wait

    def postpones(self, resolution: Resolution, effect: Effect) -> bool:
        """What an ability does to its target, except damage, waits for the next phase (DT-OFFENSE-11, DT-DEFENSE-02).

        What a card or token does to it waits only where there is no target yet (DT-MODIFIER-04).
        What follows a "Then" comes after what precedes it (DT-KEY-04): it waits for such an effect that is still to
        come (ruling R-09), and if it follows damage, until that damage has been applied (ruling R-08). An effect without a
        target never waits (DT-UPKEEP-02, DT-INSTANT-02).
        """
        if resolution.mode != vocabulary.BY_ABILITY:
            return resolution.target < 0 and self.waits_for_target(resolution, effect)
        if type(effect) is Damage:
            return False
        phase = self.running(RollPhaseFrame)
        if isinstance(effect, Aimed) and effect.to.word == "target":
            phase.postpone("other_effects", resolution, effect)
        elif type(effect) is not Then:
            return False
        elif phase.attack() is not None:
            phase.postpone("after_then", resolution, effect)
        elif phase.due and phase.step_name() == "offense":
            phase.postpone("other_effects", resolution, effect)
            return True
        else:
            return False
        phase.due[-1].resolve.mode = vocabulary.WHEN_DUE
        return True

    def waits_for_target(self, resolution: Resolution, effect: Effect) -> bool:
        """An effect of the attacker's card on the target waits too, as long as there is no target (DT-MODIFIER-04).

        All other effects happen at once, as those of tokens (DT-UPKEEP-02) and instants (DT-INSTANT-02) do.
        """
        if not isinstance(effect, Aimed) or isinstance(effect, Damage) or effect.to.word != "target":
            return False
        phase = self.roll_phase()
        if phase is None:
            return False
        phase.postpone("other_effects", resolution, effect)
        return True

    # Windows

    def after_roll(self, roll: Roll) -> Frame | None:
        """Dice rolled by a text can be altered before they are read.

        An ability and a Main Phase card are interrupted then by anything that fits the phase (DT-INSTANT-03, DT-STATUS-10,
        DT-PALA-02); of an instant, a Roll Phase card and a token only the dice can be altered (DT-INSTANT-04,
        DT-STATUS-17). Who rolled may alter them, too (DT-ORDER-04).
        """
        if roll.reason != self.roll_rule:
            return None
        mode = self.running(Resolution).mode
        if mode == vocabulary.BY_MAIN_CARD:
            return Window(self.active, vocabulary.INSTANTS, "DT-WINDOW-05")
        if mode in vocabulary.OF_ABILITY:
            return Window(self.active, vocabulary.ROLL_PHASE, "DT-WINDOW-09")
        kind = vocabulary.DICE_IN_ROLL_PHASE if self.roll_phase() is not None else vocabulary.DICE_NOW
        return Window(self.active, kind, "DT-WINDOW-19")

    def between(self, frame: Frame) -> Frame | None:
        """A "Then" is a window (DT-KEY-03), but not in an instant, a Roll Phase card or a token (DT-WINDOW-19)."""
        mode = self.running(Resolution).mode
        if mode == vocabulary.BY_MAIN_CARD:
            return Window(self.active, vocabulary.INSTANTS, "DT-WINDOW-10")
        if mode in vocabulary.OF_ABILITY:
            return Window(self.active, vocabulary.ROLL_PHASE, "DT-WINDOW-10")
        return None

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        """What a seat may play in a window (DT-ORDER-02, DT-STATUS-09).

        Most windows open when a hand has nothing for them: that is checked first.
        """
        player = self.players[seat]
        costs = self.content.costs[kind]
        cp = player.cp
        hand = player.hand.cards
        for card in hand:
            if costs[card] <= cp:
                return offered(self, seat, kind)
        if player.spendable & self.content.spend_in[kind]:
            options = offered(self, seat, kind)
            return options if options or hand else None
        return [] if hand else None

    def window_play(self, window: Window, seat: int, option: Option) -> None:
        """Then all are asked again, clockwise from the active player, and at last the game goes on (DT-WINDOW-01, DT-ORDER-03)."""
        take_up(self, seat, option)
