"""What all verbs of this game share."""

from __future__ import annotations

from pionek.core.language.effects import Effect, Resolution
from pionek.games.icegarden.model.deeds import Deeds


class IceGardenEffect(Effect[Deeds]):
    """A verb of this game."""


def region_of(resolution: Resolution) -> int:
    """The region that is being resolved, or that Vuko left or visits."""
    assert resolution.trigger is not None
    return resolution.trigger.subject
