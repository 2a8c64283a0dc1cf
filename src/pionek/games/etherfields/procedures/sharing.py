"""What the Team pays or shares out together: the Dreamers choose who gives and who gets, one piece after the other."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds


class PayTogether(Frame):
    """The Team pays so much of something that Dreamers own: for each piece the Dreamers choose who gives it (EF-CORE-05)."""

    what: int
    left: int
    reason: str

    steps = (("payer", "EF-CORE-05"),)

    def payer(self, table: Deeds) -> Decision | None:
        """Ask who gives the next piece; the Team's own Keys and Hours are nobody's."""
        if self.left <= 0:
            return None
        if self.what in (vocabulary.KEY, vocabulary.HOUR):
            table.lose(self.who, self.what, self.left, self.reason)
            return None
        seats = [seat for seat in range(table.seats) if table.amount_of(self.what, seat)]
        return Decision(table.first, [Option(vocabulary.WHO, target=seat) for seat in seats]) if seats else None

    def took_payer(self, table: Deeds, option: Option) -> None:
        self.left -= 1
        table.lose(option.target, self.what, 1, self.reason)
        self.back_to("payer")


class ShareOut(Frame):
    """Everything that is left in a supply is shared out: for each piece the Dreamers choose who gets it (EF-CORE-05)."""

    what: int
    reason: str

    steps = (("taker", "EF-CORE-05"),)

    def taker(self, table: Deeds) -> Decision | None:
        """Ask who gets the next piece (EF-VAR-07)."""
        if not table.supply(self.what):
            return None
        return Decision(table.first, [Option(vocabulary.WHO, target=seat) for seat in range(table.seats)])

    def took_taker(self, table: Deeds, option: Option) -> None:
        table.gain(option.target, self.what, 1, self.reason)
        self.back_to("taker")
