"""How texts call what packs do not name."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds


class DiceThroneNames(Names[Deeds]):
    """The names of this game."""

    def seat_name(self, table: Deeds, seat: int, lang: str) -> str:
        return table.content.name_of("hero", table.players[seat].hero, lang)

    def name_of(self, table: Deeds, kind: str, index: int, lang: str) -> object | None:
        return f"{vocabulary.DAMAGE_KINDS[index]}-damage" if kind == "damage" else None
