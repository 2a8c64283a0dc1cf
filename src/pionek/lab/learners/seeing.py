"""What a seat sees and may do, as numpy arrays."""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from pionek.core.errors import UserError

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content

Observation = dict[str, Any]
"""`observation`, a row of float32, and `action_mask`, a row of int8 with a one for each action that is offered."""
LARGEST = 100.0
"""The greatest absolute value of a feature; features are scaled to about 1."""


def features_of(game: Game, content: Content, seats: int) -> list[str]:
    """The name of each number of an observation."""
    try:
        return game.features.names(content, seats)
    except NotImplementedError as error:
        raise UserError(f"{game.id} does not say what a seat sees as numbers (Game.features)") from error


def observation_space(features: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Sight:
    """Creates arrays of a fixed size, from bytes: that is twice as fast as letting numpy read a list."""

    def __init__(self, features: int, actions: int) -> None:
        self.features = features
        self.actions = actions
        self.packed = Struct(f"{features}f").pack

    def __reduce__(self) -> tuple[type[Sight], tuple[int, int]]:
        """Pickle it by its two numbers, because a Struct cannot be pickled."""
        return Sight, (self.features, self.actions)

    def seen(self, row: list[float]) -> Any:
        """An observation as float32."""
        return np.frombuffer(bytearray(self.packed(*row)), np.float32)

    def mask(self, offered: Iterable[int]) -> Any:
        """A one for each action that is offered, as int8."""
        marks = bytearray(self.actions)
        for number in offered:
            marks[number] = 1
        return np.frombuffer(marks, np.int8)
