"""What a seat sees of a match."""

from __future__ import annotations

from pionek.core.scene import Scene
from pionek.core.stage import Stage


class Drawing(Stage):
    """A scene of Relic in the making."""

    def draw(self) -> Scene:
        return self.scene([])
