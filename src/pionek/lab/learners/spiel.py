"""Every game as a Python game of OpenSpiel, so that its algorithms run on it. Needs the extra `openspiel`.

Chance is sampled: dice and shuffles happen inside the step that causes them, and a copy of a state has the same luck ahead.
An algorithm that looks ahead without cheating therefore resamples from the information state, as ISMCTS does.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.game import Game
from pionek.core.learning.actions import actions_of
from pionek.core.match.match import Match, fresh
from pionek.lab.learners.env import SEEDS, WON
from pionek.lab.learners.seeing import features_of
from pionek.lab.plan import guarded

LONGEST = 20_000
"""Decisions after which a match counts as a draw."""
PREFIX = "python_pionek_"
SETTINGS, SEED = "settings", "seed"


class SpielGame(pyspiel.Game):
    """A game with its settings, which are one parameter, written as JSON; `seed` decides which matches are played."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any]) -> None:
        self.game: Game[Any, Any] = registry.get(name)
        self.content = self.game.content()
        self.settings = self.game.chosen(self.content, guarded(self.game, json.loads(params.get(SETTINGS, "{}"))))
        self.luck = Random(params.get(SEED, 0))
        self.actions = actions_of(self.game, self.content)
        match = self.new_match()
        self.features = features_of(self.game, self.content, match.table.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=0,
            num_players=match.table.seats,
            min_utility=-WON,
            max_utility=WON,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, params)

    def new_match(self) -> Match:
        seed = self.luck.randrange(SEEDS)
        return Match(self.game, self.content, self.settings, seed, fresh(self.game, self.content, self.settings, seed))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, Position(self.new_match(), ()))

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Observer:
        return Observer(self)


class Position:
    """A match, and what each answer so far was, by whom; OpenSpiel copies states by copying what is in them."""

    __slots__ = ("answers", "match")

    def __init__(self, match: Match, answers: tuple[tuple[int, int], ...]) -> None:
        self.match = match
        self.answers = answers

    def __deepcopy__(self, _known: dict[int, Any]) -> Position:
        return Position(self.match.clone(), self.answers)

    def played(self, action: int, numbered: Callable[..., dict[int, Any]]) -> None:
        decision = self.match.decision
        assert decision is not None
        self.match.play(numbered(decision.options)[action])
        self.answers = (*self.answers, (decision.seat, action))

    def seen(self, seat: int) -> str:
        """What the seat knows: the table as it sees it, and its own answers."""
        mine = [action for who, action in self.answers if who == seat]
        return f"{mine} {msgspec.json.encode(self.match.scene(seat)).decode()}"


class SpielState(pyspiel.State):
    """A decision of a match, or its end."""

    def __init__(self, game: SpielGame, position: Position | None = None) -> None:
        super().__init__(game)
        self.position = position if position is not None else Position(game.new_match(), ())

    @property
    def match(self) -> Match:
        return self.position.match

    def current_player(self) -> int:
        decision = self.match.decision
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() or decision is None else decision.seat

    def _legal_actions(self, _player: int) -> list[int]:
        decision = self.match.decision
        return sorted(self.get_game().actions.numbered(decision.options)) if decision is not None else []

    def _apply_action(self, action: int) -> None:
        self.position.played(action, self.get_game().actions.numbered)

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(self.get_game().actions.meaning(action))

    def is_terminal(self) -> bool:
        return self.match.decision is None or len(self.position.answers) >= LONGEST

    def returns(self) -> list[float]:
        table = self.match.table
        return [self.match.game.hints.evaluate(table, seat) if table.result is not None else 0.0 for seat in range(table.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one: what he does not know is dealt anew, and chance is fresh."""
        seed = derived(int(sampler() * SEEDS), "resampled")
        return SpielState(self.get_game(), Position(self.match.imagine(player, seed), self.position.answers))

    def __str__(self) -> str:
        return f"{self.match.game.id}, seed {self.match.seed}: {' '.join(f'{seat}:{action}' for seat, action in self.position.answers)}"


class Observer:
    """What a seat sees, as OpenSpiel's algorithms ask for it: the environment's row of numbers, or a string."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(len(game.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.match.game.features.observe(state.match.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.position.seen(player)


def type_of(name: str, settings: dict[str, Any]) -> pyspiel.GameType:
    game = registry.get(name)
    table = fresh(game, game.content(), game.chosen(game.content(), guarded(game, settings)), 0)
    rivals = table.seats == 2 and game.left(table, 0) == (1,)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{name}",
        long_name=game.name["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if rivals else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={SETTINGS: "{}", SEED: 0},
    )


def spiel_game(name: str, *, seed: int = 0, **settings: Any) -> SpielGame:
    """A game of Pionek for OpenSpiel; settings are those of `new_match`."""
    return SpielGame(type_of(name, settings), name, {SETTINGS: json.dumps(settings), SEED: seed})
