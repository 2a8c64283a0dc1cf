"""Verbs of Slumbers: their tiles, their Loot, their Deliverance."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import FLAG, Word
from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import EtherfieldsEffect
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.sharing import PayTogether
from pionek.games.etherfields.procedures.slumber import SlumberPlay


class BurySlumber(EtherfieldsEffect):
    """The Slumber tile just drawn goes under the deck; the next one may be drawn instead (EF-DWPL-02)."""

    word = "bury-slumber"
    bury_slumber: str = field(Word("this"))
    next: bool = field(FLAG, default=False)
    en = "put the Slumber tile under the deck without effect"
    pl = "włóżcie kafelek Drzemki pod talię bez efektu"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "next": ("put the Slumber tile under the deck and draw the next", "włóżcie kafelek Drzemki pod talię i dobierzcie następny")
    }
    example = "{bury-slumber: this, next: true}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for frame in table.agenda:
            if isinstance(frame, SlumberPlay):
                frame.passed = True
                frame.redraw = frame.redraw or self.next


class Loot(EtherfieldsEffect):
    """The Loot of the current Turn card, or of the last one (EF-TCARD-12, -13)."""

    word = "loot"
    asks = True
    en = "gain Loot"
    pl = "zdobądźcie Łupy"
    example = "loot"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if table.last_turn >= 0:
            card = table.content.turns[table.last_turn]
            table.happened(vocabulary.LOOT, -1, card.index, rule="EF-TCARD-12")
            table.then(Resolution(table.first, [card.loot], card.sentence))


class Deliver(EtherfieldsEffect):
    """The Team pays for the Deliverance of the Slumber in play, and its line is carried out (EF-SLUM-10)."""

    word = "deliver"
    asks = True
    en = "use the Deliverance of this Slumber"
    pl = "użyjcie Wybawienia tej Drzemki"
    example = "deliver"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        slumber = table.content.slumbers[table.slumber]
        if slumber.delivers is None:
            return
        if slumber.deliver_sign != "none":
            table.spend_sign(slumber.deliver_sign)
        if slumber.deliver_note >= 0:
            table.spend_note(slumber.deliver_note)
        table.then(Resolution(seat, [slumber.delivers], slumber.texts["delivers"]))
        for choices in slumber.deliver.things if slumber.deliver is not None else ():
            for what, n in choices:
                table.then(PayTogether(seat, what, n, "EF-TIP-04"))


SLUMBER_VERBS: tuple[type[Effect], ...] = (BurySlumber, Loot, Deliver)
