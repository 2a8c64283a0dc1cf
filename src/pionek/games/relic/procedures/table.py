"""The table of a match: the deeds, with the procedures tied in."""

from __future__ import annotations

from pionek.core.language.control import If, Sequence
from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import Ability
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.offers import offered
from pionek.games.relic.language.dial_verbs import Eliminate
from pionek.games.relic.language.dice_verbs import Prevent
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.life_and_corruption import Fall, Vanquish
from pionek.games.relic.procedures.missions import MissionCompletion
from pionek.games.relic.procedures.skill_test import SkillTest
from pionek.games.relic.procedures.using import use
from pionek.games.relic.procedures.windows import Opening

ACTING = {"card": vocabulary.CARD_ACTS, "ability": vocabulary.ABILITY_ACTS, "scenario": vocabulary.SCENARIO_ACTS}
"""The moment that tells of something that acts by itself, by what it is printed on."""


class RelicTable(Deeds):
    """The table that knows its procedures; the procedures know only Deeds."""

    checks = (
        (vocabulary.CHECK_VICTORY, "check_victory"),
        (vocabulary.CHECK_CORRUPTED, "check_corrupted"),
        (vocabulary.CHECK_LIFE, "check_life"),
        (vocabulary.CHECK_MISSIONS, "check_missions"),
    )

    def witness(self, moment: int, who: int, subject: int, amount: int, other: int) -> tuple[int, ...]:
        if moment in (vocabulary.GAINED, vocabulary.LOST) and other <= vocabulary.INFLUENCE:
            player = self.players[who]
            return (player.dials[other] if other < vocabulary.LIFE else player.life if other == vocabulary.LIFE else player.influence,)
        if moment in (vocabulary.BATTLE, vocabulary.BATTLE_AT, vocabulary.BATTLE_SHEET, vocabulary.SCORES):
            return self.running(Battle).shown(self)
        if moment in (vocabulary.TEST, vocabulary.TESTED):
            return self.running(SkillTest).shown(self)
        return ()

    # Windows

    def opening_options(self, windows: int, seat: int, used: list[int]) -> list[Option]:
        return offered(self, seat, windows, used)

    def window_play(self, window: Window, seat: int, option: Option) -> None:
        assert isinstance(window, Opening)  # the only window of this game
        use(self, seat, option, window)

    def sentence_works(self, sentence: Sentence, resolution: Resolution) -> bool:
        """Whether a sentence that acts by itself acts now (RE-CLAR-10, RE-GEAR-07).

        Its condition must hold, a weapon or an armour must be in use in the battle, and some sentences act once a turn.
        A sentence of a battle, a test or a roll that was cut off does not act any more.
        """
        if resolution.trigger is not None and resolution.about < 0 and vocabulary.WITHIN >> sentence.window & 1:
            return False
        if sentence.if_ is not None and not sentence.if_.holds(self, resolution):
            return False
        asset = self.asset_of(resolution.who, resolution.bearer)
        if asset is not None and self.content.cards[asset.card].is_named:
            if not self.running(Battle).names(asset.serial):
                return False
        if sentence.once:
            key = -resolution.bearer * len(vocabulary.window.names) - sentence.window
            player = self.players[resolution.who]
            if key in player.once:
                return False
            player.once = [*player.once, key]
        if resolution.trigger is not None:
            self.tell_acting(resolution.who, resolution.trigger.ability)
        return True

    def tell_acting(self, seat: int, ability: Ability) -> None:
        """Name the card, the ability or the scenario that acts by itself."""
        kind, _, id = ability.origin.partition(":")
        moment = ACTING[kind]
        if self.attention >> moment & 1:
            self.happened(moment, seat, self.content.find(kind, id), rule=ability.rule)

    def postpones(self, resolution: Resolution, effect: Effect) -> bool:
        """Postpone what a card gives for being vanquished until its steps are done, but not prevention and elimination (RE-VANQ-01)."""
        trigger = resolution.trigger
        if trigger is None or trigger.ability.what != vocabulary.VANQUISHING:
            return False
        frame = self.running(Vanquish)
        if isinstance(effect, Sentence | Prevent | Eliminate | Sequence | If) or frame.step_name() != "before":
            return False
        frame.postpone("after", resolution, effect)
        return True

    # Procedures

    def battle_not_won(self, seat: int, lost: bool) -> None:
        """End the Engagement phase after a battle that was lost or tied (RE-ENG-07, RE-BATTLE-18)."""
        engagement = self.nearest(Engagement)
        if engagement is not None and engagement.who == seat:
            engagement.stop(lost)

    def foe_rolled(self) -> None:
        """An enemy that may change its own dice does so now (RE-SUPP-04)."""
        battle = self.running(Battle)
        sentences: list[Effect] = []
        sentences += reversed(battle.rerolling(self))
        if sentences:
            self.then(Resolution(battle.who, sentences))

    # Standing checks

    def check_missions(self) -> None:
        """Complete missions as soon as their objectives are met, in any player's turn, the active player first (RE-MISSION-03, -04)."""
        preview = Resolution.preview(-1)
        for seat in reversed(self.playing()):
            card = self.players[seat].mission
            preview.who = seat
            goal = self.content.cards[card].goal if card != vocabulary.NOTHING else None
            if goal is not None and goal.holds(self, preview):
                self.clear_mission(seat)
                self.happened(vocabulary.MISSION_DONE, seat, card, rule="RE-MISSION-03")
                self.then(MissionCompletion(seat, card))

    def check_corrupted(self) -> None:
        """A player with as many Corruption cards as the threshold, or more, is corrupted (RE-FALL-01; gaps 54)."""
        for seat in self.playing():
            if len(self.players[seat].corruption.cards) >= self.threshold(seat):
                self.drop(seat)
                self.then(Fall(seat))

    def check_life(self) -> None:
        """A player without life is vanquished, unless corrupted at the same time, and leaves a battle undecided (RE-LIFE-04, RE-VANQ-07, -08, RE-SCEN-01, RE-SUPP-07; gaps 56)."""
        for seat in self.playing():
            player = self.players[seat]
            if player.life == 0 and not self.falling(seat):
                on_sheet = player.space == vocabulary.SPACES - 1
                self.drop(seat)
                self.then(Vanquish(seat, on_sheet))

    def falling(self, seat: int) -> bool:
        for frame in self.agenda:
            if isinstance(frame, Fall | Vanquish) and frame.who == seat:
                return True
        return False
