"""A campaign: matches that follow one another, and the secrets that they reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from pionek.core.folder import C
from pionek.core.language.definitions import Definition

if TYPE_CHECKING:
    from pionek.core.state.table import Result
    from pionek.core.view.scene import Page


class Campaign(Generic[C]):
    """What a game with a campaign says about it. The base class is the campaign of a game that has none."""

    begins_with: ClassVar[dict[str, str]] = {}
    """The settings of the first match."""

    def is_secret(self, content: C, entry: Definition) -> bool:
        """Whether only players whose campaign has revealed an entry may read it: the field `secret` of its pack."""
        return bool(getattr(entry, "secret", False))

    def revealed(self, content: C, campaign: dict[str, Any]) -> set[tuple[str, str]]:
        """Kind and id of the secret entries that a campaign has shown to its players."""
        return set()

    def diary(self, content: C, campaign: dict[str, Any], lang: str) -> list[Page]:
        """A campaign as its players may read it between two matches: what they found, lost and decided, and no more."""
        return []

    def is_over(self, campaign: dict[str, Any]) -> bool:
        """Whether no further match follows."""
        return False

    def is_kept(self, table: Any) -> bool:
        """Whether a campaign is being played that is saved when its match is broken off."""
        return False

    def broken_off(self, table: Any, seat: int) -> Result:
        """How such a match ends when a seat stops it, or everybody (-1) agrees to: the campaign is saved."""
        raise NotImplementedError

    def readable(self, content: C, campaign: dict[str, Any] | None = None) -> list[Definition]:
        """The entries that a player may look up: all but the secrets that the player's campaign has not revealed."""
        shown = self.revealed(content, campaign) if campaign else set()
        return [
            entry
            for kind, entries in content.entries.items()
            for entry in entries
            if not self.is_secret(content, entry) or (kind, entry.id) in shown
        ]
