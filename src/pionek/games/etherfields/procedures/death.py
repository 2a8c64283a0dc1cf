"""The Death card: what follows in a campaign when a Dreamer has died. When one dies the table checks itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.dream import lost_gate
from pionek.games.etherfields.procedures.scripts import read_script

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Dying(Frame):
    """The Death card: each Dreamer keeps 1 Ether at most, one Dreamer gains a Flaw, then the Dreamers Awaken (EF-DEATH-04)."""

    dead: int

    steps = (("read", "EF-DEATH-04"), ("price", "EF-DEATH-04"), ("wake", "EF-DEATH-05"))

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 4: whoever stops inside a Dream is asked nothing more."""
        packed.pop("saving", None)

    def read(self, table: Deeds) -> None:
        read_death_card(table)

    def price(self, table: Deeds) -> None:
        """Each Dreamer keeps 1 Ether at most, and the dead one gains a Flaw (EF-DEATH-04)."""
        pay_for_death(table, max(0, self.dead))

    def wake(self, table: Deeds) -> None:
        """The Dream or Slumber is left, and the Dreamers Awaken (EF-DEATH-05, -06)."""
        leave_dream(table)
        table.then(Awakening(table.first))


def read_death_card(table: Deeds) -> None:
    """It is revealed when it was not yet (EF-DEATH-04)."""
    table.gain_wisdom(table.content.find("wisdom", "w03"))
    read_script(table, table.content.find("script", "s710"), table.first)


def pay_for_death(table: Deeds, dead: int) -> None:
    """Each Dreamer keeps 1 Ether at most, and the dead one gains a Flaw (EF-DEATH-04)."""
    for seat in range(table.seats):
        table.lose(seat, vocabulary.ETHER, max(0, table.dreamers[seat].ether - 1), "EF-DEATH-04")
    table.gain_flaw(dead)


def leave_dream(table: Deeds) -> None:
    """Whatever was played is over; the Gate of a Dream is kept (EF-DEATH-05, -06)."""
    if table.in_slumber():
        table.slumbers.put_under(table.slumber)
        table.slumber = -1
    if table.in_dream():
        lost_gate(table, table.dream)
        table.dream = -1
    table.short_of_distress = -1
    table.gather_turns()
