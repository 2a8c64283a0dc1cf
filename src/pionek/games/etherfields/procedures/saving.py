"""Saving the game: how an evening of the campaign ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign.storing import to_text
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.state import OUTSIDE
from pionek.games.etherfields.procedures.awakening import collect_cards, cure_all, lose_shiny
from pionek.games.etherfields.procedures.market import Buying

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Saving(Frame):
    """Buy once more, Ether becomes a card, Awakening steps 1 to 3, and good night (EF-SAVE-01, EF-OPT-02)."""

    seat: int = later(0)

    steps = (("buy", "EF-SAVE-02"), ("ether", "EF-SAVE-03"), ("awaken", "EF-SAVE-04"), ("store", "EF-SAVE-04"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 4: whoever stops inside a Dream is asked nothing more."""
        packed.pop("lost", None)

    def buy(self, table: Deeds) -> None:
        """Each Dreamer with Ether may buy Market cards; the Out-of-Dream save system needs none of these steps (EF-SAVE-02, EF-OPT-03)."""
        if table.modes & OUTSIDE:
            self.back_to("store")
            return
        if self.seat >= table.seats:
            return
        if not self.seat:
            table.shuffle(table.market)
        seat = self.seat
        self.seat += 1
        self.back_to("buy")
        if table.dreamers[seat].ether:
            table.then(Buying(seat, 3))

    def ether(self, table: Deeds) -> None:
        """Ether that is left becomes a card worth 1 Ether next time (EF-SAVE-03)."""
        keep_ether(table)

    def awaken(self, table: Deeds) -> None:
        """Steps 1 to 3 of the Awakening card (EF-SAVE-04, EF-AWAKE-04)."""
        collect_cards(table)
        cure_all(table, "EF-SAVE-04")
        lose_shiny(table)

    def store(self, table: Deeds) -> None:
        """Everything that the next evening needs is kept (EF-SAVE-04)."""
        table.finish(Result(tuple(range(table.seats)), "saved", "EF-SAVE-04", campaign=to_text(table)))


def keep_ether(table: Deeds) -> None:
    """Who has Ether left discards it for a card that is worth 1 Ether next time (EF-SAVE-03)."""
    for seat in range(table.seats):
        dreamer = table.dreamers[seat]
        if dreamer.ether:
            table.lose(seat, vocabulary.ETHER, vocabulary.ALL, "EF-SAVE-03")
            dreamer.ether_card = True
            table.happened(vocabulary.ETHER_KEPT, seat, rule="EF-SAVE-03")
