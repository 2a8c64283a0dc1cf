"""Names for texts of the things that no pack names."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.games.icegarden.procedures.table import IceGardenTable


class IceGardenNames(Names[IceGardenTable]):
    """The names of this game."""

    def seat_name(self, table: IceGardenTable, seat: int, lang: str) -> str:
        return table.content.name_of("character", table.players[seat].character, lang)
