"""The hints of 0.1.0, by game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.rivals.dicethrone.hints import DiceThroneHints
from tools.rivals.dreamblade.hints import DreamBladeHints
from tools.rivals.etherfields.hints import EtherfieldsHints
from tools.rivals.icegarden.hints import IceGardenHints
from tools.rivals.relic.hints import RelicHints

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.hints import Hints

HINTS: dict[str, Hints[Any]] = {
    "dicethrone": DiceThroneHints(), "dreamblade": DreamBladeHints(), "etherfields": EtherfieldsHints(),
    "icegarden": IceGardenHints(), "relic": RelicHints(),
}  # fmt: skip


def hints_of(game: Game) -> Hints[Any]:
    """What 0.1.0 knew about a game; connect four has not changed since."""
    return HINTS.get(game.id, game.hints)
