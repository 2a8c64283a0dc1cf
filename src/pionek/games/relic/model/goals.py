"""What a mission asks for: the base of all objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.amounts import Condition
from pionek.core.rules.resolving import Resolution
from pionek.core.state.piece import CardNo
from pionek.games.relic.model.pieces import Player
from pionek.games.relic.vocabulary import SpaceNo

if TYPE_CHECKING:
    from pionek.games.relic.model.deeds import Deeds


class Goal(Condition):
    """The objective of a mission: something to be done so often, counted in the `progress` of the player."""

    def times(self) -> int:
        return 1

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.players[resolution.who].progress >= self.times()

    def token_spaces(self, table: Deeds, player: Player) -> list[SpaceNo]:
        """The spaces on which the mission still wants a character token when its card is drawn."""
        return []

    def has_errand(self, table: Deeds, seat: int, space: SpaceNo) -> bool:
        """Whether the mission asks for a payment or a test on this space."""
        return False

    def won(self, table: Deeds, player: Player, enemies: list[CardNo], foe: int) -> None:
        """A battle was won."""

    def stopped_at(self, table: Deeds, player: Player) -> None:
        """The Movement phase has ended."""

    def engaged_at(self, table: Deeds, player: Player, beaten: bool) -> None:
        """The Engagement phase has ended."""

    def power_used(self, table: Deeds, player: Player) -> None:
        """A Power card was used, for its number or its ability."""

    def life_lost(self, table: Deeds, player: Player, amount: int) -> None:
        """Life was lost."""
