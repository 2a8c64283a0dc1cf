"""What all verbs of this game share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.effects import Resolution

if TYPE_CHECKING:
    pass


def region_of(resolution: Resolution) -> int:
    """The region that is being resolved, or that Vuko left or visits."""
    assert resolution.trigger is not None
    return resolution.trigger.subject
