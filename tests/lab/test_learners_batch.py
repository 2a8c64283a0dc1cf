"""Many tables that step together: the same matches as one by one, rewards and new matches in time, processes that agree."""

import numpy as np
import pytest

import pionek
from pionek.bots.seats import WrongNumber
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.errors import UserError

TABLES = 5


def first_offered(mask: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    return (luck.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("name", registry.names())
def test_every_table_shows_what_the_environment_of_that_match_shows(name):
    luck = np.random.default_rng(1)
    batch = pionek.batch_env(name, tables=2, seed=3)
    ones = [pionek.env(name) for _ in range(2)]
    now = batch.reset()
    for at, env in enumerate(ones):
        env.reset(seed=derived(3, "table", at))
    for _ in range(60):
        actions = first_offered(now.mask, luck)
        for at, env in enumerate(ones):
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == now.observation[at]).all()
            assert (seen["action_mask"] == now.mask[at]).all()
            assert env.seats[env.agent_selection] == now.seat[at]
            env.step(int(actions[at]))
        now = batch.step(actions)
        for at, env in enumerate(ones):
            over = any(env.terminations.values()), any(env.truncations.values())
            assert (bool(now.terminated[at]), bool(now.truncated[at])) == over
            if any(over):
                assert [env.rewards[agent] for agent in env.possible_agents] == now.reward[at].tolist()
                env.reset()
            else:
                assert not now.reward[at].any()


def played(steps: int, **how: object) -> list[list[float]]:
    luck = np.random.default_rng(2)
    with pionek.batch_env("connectfour", tables=TABLES, seed=9, **how) as env:
        now = env.reset()
        told = []
        for _ in range(steps):
            now = env.step(first_offered(now.mask, luck))
            told.append([float(now.observation.sum()), float(now.reward.sum()), float(now.terminated.sum()), *now.seat.tolist()])
        return told


def test_processes_play_the_same_matches():
    alone = played(60)
    assert alone == played(60, processes=2)
    assert any(row[2] for row in alone), "no match came to its end"


def test_one_seat_is_the_learners_and_bots_answer_for_the_others():
    luck = np.random.default_rng(4)
    env = pionek.batch_env("dicethrone", tables=3, seat=1, bots="greedy", seed=5)
    now = env.reset()
    for _ in range(40):
        assert now.seat.tolist() == [1, 1, 1]
        now = env.step(first_offered(now.mask, luck))


def test_the_same_seed_begins_the_same_matches():
    env = pionek.batch_env("connectfour", tables=TABLES, seed=1)
    first = env.reset().seat.copy()
    env.step(np.zeros(TABLES, int))
    assert (env.reset().seat == first).all()
    assert not env.reset(seed=1).observation.any()


def test_an_action_that_is_not_offered_loses_its_match_alone():
    env = pionek.batch_env("dicethrone", tables=2, seed=1)
    now = env.reset()
    refused = int((now.mask[0] == 0).nonzero()[0][0])
    seat = int(now.seat[0])
    now = env.step([refused, int(now.mask[1].nonzero()[0][0])])
    assert now.terminated.tolist() == [True, False]
    assert now.reward[0].tolist() == [-1.0 if each == seat else 0.0 for each in range(2)]


def test_a_limit_of_steps_truncates():
    env = pionek.batch_env("connectfour", tables=1, most_steps=2)
    now = env.reset()
    ends = []
    for _ in range(4):
        now = env.step(now.mask.argmax(axis=1))
        ends.append(bool(now.truncated[0]))
    assert ends == [False, True, False, True]


def test_names_are_those_of_the_other_environments():
    batch, one = pionek.batch_env("connectfour", tables=1), pionek.env("connectfour")
    assert batch.features() == one.features()
    assert batch.meaning(3) == one.meaning(3)


def test_what_cannot_be_is_told():
    with pytest.raises(UserError, match="2 tables cannot be shared among 3 processes"):
        pionek.batch_env("connectfour", tables=2, processes=3)
    with pytest.raises(UserError, match="there is no seat 2"):
        pionek.batch_env("connectfour", seat=2)
    with pytest.raises(WrongNumber):
        pionek.batch_env("connectfour", seat=0, bots="random,random")
    env = pionek.batch_env("connectfour", tables=2)
    env.reset()
    with pytest.raises(UserError, match="2 actions are wanted, one for each table; there are 3"):
        env.step([0, 0, 0])


def test_a_process_that_fails_says_why(monkeypatch):
    env = pionek.batch_env("connectfour", tables=2, processes=2)
    with env, pytest.raises(RuntimeError, match="a process of the batch has failed: IndexError"):
        env.step([0, 0])  # never reset
