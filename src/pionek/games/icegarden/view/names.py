"""How texts call what packs do not name."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.games.icegarden.model.state import Board


class IceGardenNames(Names[Board]):
    """The names of this game."""

    def seat_name(self, table: Board, seat: int, lang: str) -> str:
        return table.content.name_of("character", table.players[seat].character, lang)
