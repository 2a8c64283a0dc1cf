"""The names of things that packs do not name: seats, pieces and dice."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.core.text.phrasebook import Ref
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.view.scene import dice_text


class DreamBladeNames(Names[State]):
    """The names of DreamBlade."""

    def seat_name(self, table: State, seat: int, lang: str) -> str:
        return table.content.book.text(lang, f"seat-{vocabulary.SEATS[seat]}")

    def name_of(self, table: State, kind: str, index: int, lang: str) -> object | None:
        if kind == "piece" and index >= 0:
            return Ref("piece", str(index), table.content.name_of("figure", table.figures[index], lang))
        if kind == "attack-dice":
            return dice_text(index)
        return None
