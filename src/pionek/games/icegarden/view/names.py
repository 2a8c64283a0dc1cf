"""Names for texts of the things that no pack names."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.games.icegarden.procedures.table import IceGardenTable


class IceGardenNames(Names[IceGardenTable]):
    """The names of this game."""

    def seat_name(self, table: IceGardenTable, seat: int, lang: str) -> str:
        return table.content.name_of("character", table.players[seat].character, lang)

    def name_of(self, table: IceGardenTable, kind: str, index: int, lang: str) -> object | None:
        """Of a tile that is turned up, what is printed on it: its number says nothing to anybody."""
        if kind != "printed-tile":
            return None
        text = "".join(each if isinstance(each, str) else each.name for each in table.content.text_of("tile", index, lang))
        return text[:1].lower() + text[1:].rstrip(".")
