"""Fate cards: an event, a new tile of the Slumber map, and a Quirk."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.slumber import draw_map_tile
from pionek.games.etherfields.vocabulary import FateNo


class DrawFate(Frame):
    """A Fate card: its event, a Slumber Map tile, and its place as a Quirk (EF-FATE-01, -02, -03, -04)."""

    card: FateNo = -1

    steps = (("draw", "EF-FATE-01"), ("event", "EF-FATE-01"), ("extend", "EF-FATE-02"), ("quirk", "EF-FATE-03"))

    def draw(self, table: Deeds) -> None:
        """Draw the top Fate card, if there is one (EF-FATE-01)."""
        if not table.fates.cards:
            self.end()
            return
        table.show()
        self.card = table.fates.take()
        table.see("fate", self.card)
        table.happened(vocabulary.FATE, -1, self.card, rule="EF-FATE-01")

    def event(self, table: Deeds) -> None:
        """Resolve the event of the card (EF-FATE-01)."""
        fate = table.content.fates[self.card]
        if fate.effect is not None:
            table.then(Resolution(table.first, [fate.effect], fate.sentence))

    def extend(self, table: Deeds) -> None:
        """Lay out another Slumber Map tile, if the card says so (EF-FATE-02)."""
        if table.content.fates[self.card].map:
            draw_map_tile(table)

    def quirk(self, table: Deeds) -> Decision | None:
        """Into a free Quirk slot, else under the deck (EF-FATE-03, -04)."""
        if not table.content.fates[self.card].map:
            return None
        free = [space for space in table.map().quirk_slots if space not in table.quirk_slots_taken]
        return Decision(table.first, [Option(vocabulary.TO, target=space) for space in free]) if free else None

    def took_quirk(self, table: Deeds, option: Option) -> None:
        """The card stays in that Quirk slot (EF-FATE-03, -05)."""
        table.quirks.append(self.card)
        table.quirk_slots_taken.append(option.target)
        table.happened(vocabulary.FATE_PUT, -1, self.card, other=vocabulary.IN_QUIRK_SLOT, rule="EF-FATE-03")
        self.card = -1
        table.changed()

    def closed(self, table: Deeds) -> None:
        if self.card >= 0:
            table.fates.put_under(self.card)
            table.happened(vocabulary.FATE_PUT, -1, self.card, other=vocabulary.BACK_UNDER, rule="EF-FATE-04")
