"""What all verbs of this game share."""

from __future__ import annotations

from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision
from pionek.games.icegarden.model.deeds import Deeds


class IceGardenEffect(Effect[Deeds]):
    """A verb of this game."""

    def apart(self, table: Deeds) -> bool:
        """Whether it makes no difference what else of the same moment comes before or after this."""
        return False


class RegionVerb(IceGardenEffect):
    """A verb that does something at once, in the region that is being resolved."""

    needs = "region"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        self.act(table, resolution, region_of(resolution))
        return None

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        raise NotImplementedError(self.word)


def region_of(resolution: Resolution) -> int:
    """The region that is being resolved, or that Vuko left or visits."""
    assert resolution.trigger is not None
    return resolution.trigger.subject
