"""The table of a match, with its procedures tied in."""

from __future__ import annotations

from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result, Table
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import answers
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.state import CAMPAIGN
from pionek.games.etherfields.procedures.action import DISCARDED, KEPT, ActionPlay
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.drawing import Discarding, Drawing, Surplus
from pionek.games.etherfields.procedures.dreamworld import Travel
from pionek.games.etherfields.procedures.evening import Evening
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

    def window_kinds(self, kind: int, seat: int) -> int:
        """What a seat may use in a window of this kind, as bits of timing (EF-DEATH-01, EF-INF-06)."""
        if kind != vocabulary.HARM:
            return kind
        return vocabulary.HARM if self.running(Harm).who == seat else vocabulary.HARM_NEAR

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
            return frame.kind(self) if frame.who == seat else vocabulary.ANY
        if isinstance(frame, Window):
            return self.window_kinds(frame.kind, seat) if decision.seat == seat else 0
        if isinstance(frame, Travel):
            return vocabulary.WORLD if decision.seat == seat else 0
        return 0

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
        """Report a roll, and count the threes of the Luck die (EF-LUCK-01, EF-EMOV-01, EF-REROLL-01 to -03)."""
        if rule == "EF-EMOV-01":
            self.happened(vocabulary.ROLLED, -1, amount=vocabulary.NO_LUCK, other=vocabulary.MOVEMENT_FACES_AT + dice[0], rule=rule)
            return
        result = vocabulary.LUCK[dice[0] - 1]
        if result == 3:
            self.dreamers[who].marks.threes += 1
        self.happened(vocabulary.ROLLED, who, amount=result, other=dice[0], rule=rule)

    def after_roll(self, roll: Roll) -> Frame | None:
        """Every die may be rerolled before its result is used (EF-BASIC-05, EF-REROLL-01 to -03)."""
        window = Window(max(0, roll.who), vocabulary.ROLLING | vocabulary.ROLLING_OWN, "EF-REROLL-01")
        return window if window.ask(self) is not None else None

    def check_death(self) -> None:
        """Too much Distress, too few cards or an empty supply is death; Moth's Mask saves its wearer once (EF-DEATH-01 to -03, EF-MISS-02)."""
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
                held += frame.keeps_card() and frame.fate in (DISCARDED, KEPT)
            elif type(frame) is Drawing:
                held += frame.card >= 0
        return held

    def die(self, seat: int, rule: str) -> None:
        """All lose together. In a campaign the Death card follows (EF-CAMP-01, EF-DEATH-01 to -07)."""
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
