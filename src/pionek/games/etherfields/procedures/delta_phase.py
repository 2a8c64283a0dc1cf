"""The Delta Phase: each Dreamer chooses one of five, Hours are reset, and a new cycle of Slumbers begins."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.items_and_masks import WearMask
from pionek.games.etherfields.procedures.scripts import read_once


class Delta(Frame):
    """Each Dreamer chooses one of five, Hours are reset, a new cycle begins; the map stays (EF-DELTA-02, -05)."""

    seat: int = later(0)

    steps = (("read", "EF-DELTA-01"), ("choose", "EF-DELTA-02"), ("hours", "EF-DELTA-03"), ("cycle", "EF-DELTA-04"))

    def read(self, table: Deeds) -> None:
        """The first Delta Phase is told by its script (EF-DELTA-01)."""
        read_once(table, table.content.find("script", "s712"))

    def choose(self, table: Deeds) -> Decision | None:
        """Ask the next Dreamer for one of the five, or none: they may (EF-DELTA-02)."""
        if self.seat >= table.seats:
            return None
        picks = [vocabulary.PICK_CURE, vocabulary.PICK_UNSEAL, vocabulary.PICK_UNFLIP, vocabulary.PICK_RESHUFFLE]
        if table.dreamers[self.seat].masks:
            picks.append(vocabulary.PICK_MASK)
        picks.append(vocabulary.PICK_NOTHING)
        return Decision(self.seat, [Option(vocabulary.PICK, each) for each in picks])

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Cure, Unseal, unflip, reshuffle, change the Mask, or leave it (EF-DELTA-02)."""
        seat = self.seat
        self.seat += 1
        if option.subject == vocabulary.PICK_CURE:
            table.lose(seat, vocabulary.DISTRESS, vocabulary.ALL, "EF-DELTA-02")
        elif option.subject == vocabulary.PICK_UNSEAL:
            table.unseal(seat, vocabulary.ALL, "EF-DELTA-02")
        elif option.subject == vocabulary.PICK_UNFLIP:
            for at, flipped in enumerate(table.dreamers[seat].flipped):
                if flipped:
                    table.turn_over(seat, at, down=False)
        elif option.subject == vocabulary.PICK_RESHUFFLE:
            table.renew(seat, "EF-DELTA-02")
        elif option.subject == vocabulary.PICK_MASK:
            table.then(WearMask(seat, table.dreamers[seat].masks[:]))
        self.back_to("choose")

    def hours(self, table: Deeds) -> None:
        table.reset_hours("EF-DELTA-03")

    def cycle(self, table: Deeds) -> None:
        """Everything below the Delta tile is shuffled on top of it (EF-DELTA-04)."""
        table.stack_slumbers()
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.SLUMBERS_SHUFFLED, rule="EF-DELTA-04")
