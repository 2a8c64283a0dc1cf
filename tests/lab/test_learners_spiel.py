"""Games for OpenSpiel: its own tests and its ISMCTS run on them, and what is resampled looks the same to the player."""

import importlib.util
import random

import pytest

import pionek
from pionek.core import registry
from pionek.lab import extras

if importlib.util.find_spec("pyspiel") is None:
    pytest.skip("OpenSpiel is not installed", allow_module_level=True)

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

EVERY = pytest.mark.parametrize("name", registry.names())


def decisions(name: str, count: int, **settings: object) -> list[pyspiel.State]:
    """The first decisions of a random match."""
    luck = random.Random(5)
    state = pionek.spiel_game(name, seed=3, **settings).new_initial_state()
    found = []
    while len(found) < count and not state.is_terminal():
        found.append(state.clone())
        state.apply_action(luck.choice(state.legal_actions()))
    return found


def test_openspiels_own_test_finds_nothing_wrong():
    game = pionek.spiel_game("connectfour", seed=1)
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


@EVERY
def test_a_resampled_state_looks_the_same_to_the_player(name):
    differ = 0
    for at, state in enumerate(decisions(name, 12)):
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(at).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += other.match.digest() != state.match.digest()
    assert differ > 0, "chance at least is another"


@EVERY
def test_a_clone_goes_its_own_way(name):
    first, *_ = decisions(name, 1)
    player, before = first.current_player(), first.match.digest()
    clone = first.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert first.match.digest() == before
    assert clone.match.digest() != before
    assert str(clone).startswith(str(first)[:-1])
    assert first.current_player() == player


def test_own_answers_are_remembered_and_those_of_others_are_not():
    first, second, third = decisions("connectfour", 3)
    mine, other = first.current_player(), second.current_player()
    assert second.information_state_string(other).startswith("[] ")
    assert third.information_state_string(mine).startswith(f"[{third.history()[0]}] ")


def test_the_numbers_are_those_of_the_environment():
    game = pionek.spiel_game("connectfour")
    env = pionek.env("connectfour")
    assert game.num_distinct_actions() == len(env.actions)
    state = game.new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == [env.meaning(action) for action in state.legal_actions()]
    assert len(state.observation_tensor(0)) == len(env.features())


def test_rivals_share_nothing_and_friends_everything():
    def utility(name: str, **settings: object) -> object:
        return pionek.spiel_game(name, **settings).get_type().utility

    assert utility("connectfour") == pyspiel.GameType.Utility.ZERO_SUM
    friends = [name for name in registry.names() if utility(name) == pyspiel.GameType.Utility.GENERAL_SUM]
    assert friends == [name for name in registry.names() if not is_a_duel(name)]


def is_a_duel(name: str) -> bool:
    match = pionek.new_match(name)
    return match.table.seats == 2 and match.game.left(match.table, 0) == (1,)


def test_ismcts_plays_a_whole_game_and_wins_against_chance():
    luck = np.random.RandomState(1)
    game = pionek.spiel_game("connectfour", seed=2)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=40, evaluator=mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else int(luck.choice(state.legal_actions())))
    assert state.returns() == [1.0, -1.0]


@EVERY
def test_ismcts_answers_in_every_game(name):
    luck = np.random.RandomState(1)
    state = decisions(name, 1)[0]
    judge = Standing()
    bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=2.0, max_simulations=5, evaluator=judge, random_state=luck)
    assert bot.step(state) in state.legal_actions()


class Standing(mcts.Evaluator):
    """Judges a state as our bots do, so that no game need be played to its end."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [state.match.game.hints.evaluate(state.match.table, seat) for seat in range(state.num_players())]

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def test_without_openspiel_the_extra_is_named(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(extras.MissingExtra, match=r"install pionek\[openspiel\]"):
        pionek.spiel_game("connectfour")
