"""The base of this game's verbs, and the person that a text speaks to."""

from __future__ import annotations

from typing import ClassVar, Final

from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision
from pionek.games.etherfields.model.deeds import Deeds

MOST_SEATS: Final = 8


class EtherfieldsEffect(Effect[Deeds]):
    """A verb of this game. A deed is an `act` for the Dreamer that the text speaks to; a verb that asks has its own `run`."""

    away: ClassVar[bool] = False
    """Whether it does something on the Dreamworld too, where there is no Dreamscape (EF-DWPL-02)."""

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        self.act(table, resolution, person(resolution))
        return None

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        raise NotImplementedError(self.word)


def person(resolution: Resolution) -> int:
    """The Dreamer that a text speaks to: the one in question inside "each", else the one whose text it is."""
    return resolution.target if resolution.target >= 0 else resolution.who


def text_rule(resolution: Resolution) -> str:
    """The rule of the text that is carried out; a text of none is one of the cards, tiles and scripts (EF-CORE-07)."""
    return resolution.rule() or "EF-CORE-07"


PREVIEWS = [Resolution.preview(seat) for seat in range(MOST_SEATS)]


def looking(seat: int) -> Resolution:
    """A text of this seat that is only looked at; made once, because it is asked for often."""
    return PREVIEWS[seat]
