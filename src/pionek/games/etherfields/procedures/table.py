"""The table of a match, with its procedures tied in."""

from __future__ import annotations

from pionek.core.language.control import Each
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.triggers import Trigger
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.state.table import MOST_STEPS, Result, Table
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import answers, is_ready
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.state import CAMPAIGN
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.drawing import Discarding, Drawing, Surplus
from pionek.games.etherfields.procedures.dreamworld import TRAVELLING, Travel
from pionek.games.etherfields.procedures.evening import Evening
from pionek.games.etherfields.procedures.saving import Saving
from pionek.games.etherfields.procedures.turn import Acting


class EtherfieldsTable(Deeds):
    """The table of a match: it knows the procedures, and these know only its deeds."""

    def redealt(self, seat: int, seed: int) -> Table:
        """The back of a deck's top card is open to all, so it stays what it is (EF-INF-07)."""
        new = super().redealt(seat, seed)
        assert isinstance(new, EtherfieldsTable)
        for at in range(self.seats):
            keep_back(self, new, at, seat)
        return new

    def any_time(self) -> int:
        """In a Dream or Slumber what is Rapid, and Masks; on the Dreamworld what is of use there (EF-INF-06, EF-MASK-02, EF-DWPL-02)."""
        if self.dream >= 0 or self.slumber >= 0:
            return vocabulary.ANY
        travelling = 0
        for frame in self.agenda:
            if type(frame) is Travel:
                travelling = vocabulary.AWAY
            elif type(frame) is Awakening or type(frame) is Saving:
                return 0
        return travelling

    def acts_by_itself(self, seat: int, trigger: Trigger) -> None:
        """What acts by itself is named: a placed card, a Mask, a Gem slot, a Quirk or Wisdom (EF-PROG-01, EF-FATE-05).

        A text for Dreamers of whom there is none just now does nothing, and nothing is told.
        """
        ability = trigger.ability
        kind, _, id = ability.origin.partition(":")
        moment = vocabulary.ACTS[kind]
        if not self.attention >> moment & 1:
            return
        effect = ability.effect
        if isinstance(effect, Each) and not effect.each.select(self, Resolution.preview(seat, trigger.bearer)):
            return
        self.happened(moment, trigger.seat, self.content.find(kind, id), other=trigger.seat, rule=ability.rule)

    def advance(self) -> None:
        """Run to the next question; what may be used at any moment may also be used there (EF-INF-06, EF-MASK-02, EF-DWPL-02)."""
        super().advance()
        decision = self.decision
        if decision is None or self.lists_uses():
            return
        kinds = self.any_time()
        for seat in range(self.seats) if kinds else ():
            if is_ready(self, seat, kinds) and (kinds != vocabulary.ANY or self.dreamers[seat].space >= 0):
                self.interrupt(decision, seat, answers(self, seat, kinds))

    def interrupt(self, decision: Decision, seat: int, uses: list[Option]) -> None:
        """Offer a seat to use something before the question is answered."""
        if seat != decision.seat:
            if uses:
                decision.others = [*decision.others, (seat, uses)]
        elif decision.options[0].verb not in vocabulary.USES:
            decision.options.extend(uses)

    def lists_uses(self) -> bool:
        """Whether the question at hand lists by itself what may be used, and takes it as an answer."""
        frame = self.agenda[-1]
        kind = type(frame)
        return kind is Acting or kind is Window or kind is Travel or (kind is ActionPlay and frame.step_name() == "pay")

    def in_use(self, seat: int, verb: int, index: int) -> bool:
        for frame in self.agenda:
            if type(frame) is ActionPlay and frame.verb == verb and frame.index == index and seat in (-1, frame.who):
                return True
        return False

    def take(self, option: Option, seat: int = -1) -> None:
        """Answer the question at hand; or use something first, and be asked again (EF-INF-06, EF-MASK-02, EF-DWPL-02)."""
        decision = self.decision
        assert decision is not None
        seat = decision.seat if seat < 0 else seat
        own = seat == decision.seat and decision.options[0].verb in vocabulary.USES
        if option.verb not in vocabulary.USES or own or self.lists_uses():
            super().take(option, seat)
            return
        self.acting = seat
        self.revealed += seat != decision.seat
        self.decision = None
        self.opened = 0
        self.steps_left = MOST_STEPS
        self.agenda[-1].at -= 1
        self.then(ActionPlay(seat, option.verb, option.subject, option.amount))
        self.advance()

    def window_kinds(self, kind: int, seat: int) -> int:
        """What a seat may use in a window of this kind, as bits of timing: also what may be used at any moment (EF-DEATH-01, EF-INF-06).

        After an action card was played the next question follows at once, so that only what answers the card is asked for.
        """
        if kind == vocabulary.PLAYED_CARD:
            return kind
        if kind == vocabulary.HARM and self.running(Harm).who != seat:
            kind = vocabulary.HARM_NEAR
        return kind & ~vocabulary.ANY | self.any_time()

    def usable_now(self, seat: int) -> int:
        decision = self.decision
        frame = self.agenda[-1]
        if decision is None:
            return 0
        if isinstance(frame, Acting):
            if decision.seat == seat:
                return vocabulary.NOW | vocabulary.ANY
            return (vocabulary.NOW | vocabulary.ANY) if not frame.structured(self) else vocabulary.ANY
        if isinstance(frame, ActionPlay) and frame.step_name() == "pay":
            return frame.kind(self) if frame.who == seat else self.any_time()
        if isinstance(frame, Window):
            return self.window_kinds(frame.kind, seat) if decision.seat == seat else 0
        if isinstance(frame, Travel):
            return TRAVELLING
        return self.any_time() if self.dreamers[seat].space >= 0 else 0

    def dream_action_spent(self) -> bool:
        frame = self.agenda[-1]
        return isinstance(frame, Acting) and frame.dream_action

    def colour_due(self, seat: int) -> int:
        frame = self.agenda[-1]
        return frame.colour if isinstance(frame, ActionPlay) and frame.step_name() == "pay" and frame.who == seat else -1

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        """What the seat may use; hands lie open, so that everybody sees when it may use nothing (EF-INF-06)."""
        return answers(self, seat, self.window_kinds(kind, seat)) or None

    def window_play(self, window: Window, seat: int, option: Option) -> None:
        self.then(ActionPlay(seat, option.verb, option.subject, option.amount))

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """Report a roll, and count the threes of the Luck die (EF-LUCK-01, EF-EMOV-01)."""
        if rule == "EF-EMOV-01":
            self.happened(vocabulary.MOVEMENT_ROLLED, -1, other=vocabulary.MOVEMENT_FACES_AT + dice[0], rule=rule)
            return
        result = vocabulary.LUCK[dice[0] - 1]
        if result == 3:
            self.dreamers[who].marks.threes += 1
        self.happened(vocabulary.ROLLED, who, amount=result, other=dice[0], rule=rule)

    def after_roll(self, roll: Roll) -> Frame | None:
        """Every die may be rerolled before its result is used (EF-BASIC-05, EF-REROLL-01)."""
        window = Window(max(0, roll.who), vocabulary.ROLLING | vocabulary.ROLLING_OWN, "EF-REROLL-01")
        return window if window.ask(self) is not None else None

    def check_death(self) -> None:
        """Too much Distress, too few cards or an empty supply is death; Moth's Mask saves its wearer once (EF-DEATH-01, -02, -03, EF-MISS-02)."""
        if self.short_of_distress >= 0:
            self.die(self.short_of_distress, "EF-MISS-02")
            return
        for seat in range(self.seats):
            dreamer = self.dreamers[seat]
            limit = self.limit(vocabulary.DISTRESS_LIMIT, seat)
            if dreamer.distress >= limit:
                mask = dreamer.mask
                if mask >= 0 and "moth" in self.content.masks[mask].rulings and not self.morphed(vocabulary.MORPH_MASKS):
                    self.happened(vocabulary.SAVED, seat, mask, rule="EF-MASK-02")
                    self.lose(seat, vocabulary.DISTRESS, dreamer.distress - max(0, limit - 3), "EF-MASK-02")
                    self.wear(seat, -1)
                else:
                    self.die(seat, "EF-DEATH-01")
                    return
            if dreamer.cards_left() + self.cards_held(seat) < vocabulary.FEWEST_CARDS and dreamer.dreamer >= 0:
                self.die(seat, "EF-DEATH-02")
                return

    def cards_held(self, seat: int) -> int:
        """A card that is being played counts as discarded, and a Flaw that was just drawn is still there (EF-DEATH-02, ruling R14)."""
        held = 0
        for frame in self.agenda:
            if frame.who != seat:
                continue
            if type(frame) is ActionPlay:
                held += frame.keeps_card()
            elif type(frame) is Drawing:
                held += frame.card >= 0
        return held

    def die(self, seat: int, rule: str) -> None:
        """All lose together. In a campaign the Death card follows (EF-CAMP-01, EF-DEATH-04)."""
        self.happened(vocabulary.DIED, seat, rule=rule)
        if not self.modes & CAMPAIGN:
            self.finish(Result((), "death", rule))
            return
        evening = self.agenda[0]
        assert isinstance(evening, Evening)
        evening.dead = seat
        self.leave(1)
        evening.back_to("death")

    def check_limits(self) -> None:
        """What is too much is discarded at once (EF-HAND-03, EF-PROG-12)."""
        for seat in range(self.seats):
            dreamer = self.dreamers[seat]
            over = len(dreamer.hand) - self.limit(vocabulary.HAND_LIMIT, seat)
            if over > 0:
                self.then(Discarding(seat, over, "EF-HAND-03"))
            spare = len(dreamer.progress) - self.limit(vocabulary.PROGRESS_LIMIT, seat)
            if spare > 0:
                self.then(Surplus(seat, spare))


def keep_back(real: Deeds, new: Deeds, at: int, seat: int) -> None:
    """Let the top card of an imagined deck show the same back as the real one."""
    deck, cards = real.dreamers[at].deck, new.dreamers[at].deck.cards
    for top in cards[-1:]:
        back = real.card(deck.cards[-1]).deck
        hidden = [place for place, known in enumerate(deck.known) if not known >> seat & 1]
        fitting = [place for place in hidden if new.card(cards[place]).deck == back]
        for place in fitting[:1] if new.card(top).deck != back else ():
            cards[-1], cards[place] = cards[place], top
