"""What a seat sees."""

from __future__ import annotations

from pionek.core.scene import Scene
from pionek.core.stage import Stage
from pionek.games.icegarden.table import Board


class Drawing(Stage):
    table: Board

    def draw(self) -> Scene:
        return self.scene([])
