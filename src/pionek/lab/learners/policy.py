"""A policy: a small network that scores the options of a decision from what a seat sees, and plays as a bot."""

from __future__ import annotations

import hashlib
import io
import json
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from pionek.bots.bot import Bot, Unfit
from pionek.core.files import atomic_write
from pionek.core.learning.actions import actions_of, hash_of
from pionek.core.state.decision import options_of

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option

Array = npt.NDArray[np.float32]
HIDDEN: Final = 64
WEIGHTS: Final = ("inner", "inner_bias", "outer", "outer_bias", "value", "value_bias")
ABOUT: Final = frozenset({"game", "packs", "seats", "meaning", "features", "actions"})
"""The fields of the header of a policy file."""
KEPT: Final = 16
"""How many policies a process caches: a simulation creates its bots anew for every game."""


class PolicyError(Unfit):
    """A file that holds no policy, or a policy that was trained for something else."""


class Policy:
    """One hidden layer. An action's score is its row of `outer` times the layer; `value` expects the result.

    Actions and features have their meaning from the content and from the game: the file carries a hash of both.
    """

    def __init__(self, about: dict[str, Any], weights: dict[str, Array]) -> None:
        self.about = about
        self.weights = weights

    @staticmethod
    def fresh(game: Game, content: Content, seats: int, seed: int = 0) -> Policy:
        """An untrained policy: it gives all options the same score."""
        luck = np.random.default_rng(seed)
        about = dict(learned_for(game, content, seats))
        features, actions = about["features"], about["actions"]
        inner = luck.normal(0.0, 1.0, (features, HIDDEN)) / np.sqrt(features / 8)
        shapes = {"inner_bias": (HIDDEN,), "outer": (actions, HIDDEN), "outer_bias": (actions,), "value": (HIDDEN,), "value_bias": (1,)}
        weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        return Policy(about, {"inner": inner.astype(np.float32), **weights})

    def layer(self, seen: Array) -> Array:
        """The hidden layer for one observation or for many."""
        found: Array = np.tanh(seen @ self.weights["inner"] + self.weights["inner_bias"])
        return found

    def scores(self, seen: Array, actions: npt.NDArray[np.int64]) -> Array:
        """The scores of these actions."""
        found: Array = self.weights["outer"][actions] @ self.layer(seen) + self.weights["outer_bias"][actions]
        return found

    def check(self, match: Match) -> None:
        """Refuse a match with other packs, or another game, than the policy was trained for."""
        here = learned_for(match.game, match.content, match.table.seats)
        for what, en, pl in (
            ("game", "another game", "innej gry"),
            ("packs", "other packs", "innych paczek"),
            ("seats", "another number of seats", "innej liczby miejsc"),
            ("meaning", "other features or actions", "innych cech lub akcji"),
        ):
            if self.about[what] != here[what]:
                raise PolicyError(
                    f"this policy was learned for {en}: {self.about[what]}, not {here[what]}",
                    f"ta strategia powstała dla {pl}: {self.about[what]}, a nie {here[what]}",
                )

    def save(self, file: Path) -> None:
        """Write the file atomically."""
        packed = io.BytesIO()
        np.savez_compressed(packed, about=np.array(json.dumps(self.about)), **self.weights)  # type: ignore[arg-type]  # numpy types the names of arrays as its own flag
        with atomic_write(file) as out:
            out.write(packed.getvalue())

    @staticmethod
    def load(file: Path) -> Policy:
        try:
            with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as held:
                about = json.loads(str(held["about"]))
                weights = {name: held[name] for name in WEIGHTS}
        except FileNotFoundError as error:
            raise PolicyError(f"there is no policy {file}", f"nie ma strategii {file}") from error
        except Exception as error:  # a damaged file makes numpy, zipfile and zlib raise a dozen different errors
            raise no_policy(file) from error
        if not isinstance(about, dict) or ABOUT - set(about) or not fitting(weights, about):
            raise no_policy(file)
        return Policy(about, weights)


@lru_cache(KEPT)
def learned_for(game: Game, content: Content, seats: int) -> dict[str, Any]:
    """What a policy is learned for here; `meaning` changes with what its numbers stand for, in and out."""
    features, actions = game.features.names(content, seats), actions_of(game, content)
    stands_for = [*features, *(actions.meaning(number) for number in range(len(actions)))]
    meaning = hashlib.sha256("\n".join(stands_for).encode()).hexdigest()[:12]
    return {
        "game": game.id, "packs": hash_of(content), "seats": seats, "meaning": meaning, "features": len(features), "actions": len(actions),
    }  # fmt: skip


def no_policy(file: Path) -> PolicyError:
    return PolicyError(
        f"{file} is no policy; tools/learn.py makes them", f"{file} nie jest strategią; tworzy je tools/learn.py"
    )


def fitting(weights: dict[str, Array], about: dict[str, Any]) -> bool:
    """Whether the arrays of a network have sizes that fit together and fit its header."""
    inner = weights["inner"]
    if inner.ndim != 2 or not all(np.issubdtype(each.dtype, np.floating) for each in weights.values()):
        return False
    features, hidden, actions = about["features"], inner.shape[1], about["actions"]
    wanted = {
        "inner": (features, hidden), "inner_bias": (hidden,), "outer": (actions, hidden), "outer_bias": (actions,), "value": (hidden,),
        "value_bias": (1,),
    }  # fmt: skip
    return all(weights[name].shape == shape for name, shape in wanted.items())


class PolicyBot(Bot):
    """Takes the option with the highest score. It observes an imagined table, as every bot does."""

    def __init__(self, seed: int, policy: Policy) -> None:
        super().__init__(seed)
        self.policy = policy

    def check(self, match: Match) -> None:
        self.policy.check(match)

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        table = match.imagine(seat, self.rng.next()).table
        if len(options) == 1:
            return options[0]
        self.check(match)
        offered = actions_of(match.game, match.content).numbered(options)
        seen = np.array(match.game.features.observe(table, seat), np.float32)
        scores = self.policy.scores(seen, np.fromiter(offered, np.int64, len(offered)))
        return options[int(scores.argmax())]


def policy_of(file: str) -> Policy:
    """Read the policy in a file."""
    path = Path(file)
    return loaded(path, path.stat().st_mtime_ns if path.is_file() else 0)


@lru_cache(KEPT)
def loaded(path: Path, changed: int) -> Policy:
    """The policy in a file, cached until the file changes."""
    return Policy.load(path)
