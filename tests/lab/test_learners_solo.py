"""One seat for a learner, bots in all others: what Gymnasium expects."""

import random

import pytest
from gymnasium.utils.env_checker import check_env

import pionek
from pionek.bots.seats import SeatError, WrongNumber
from pionek.core import registry
from pionek.core.errors import UserError


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("name", registry.names())
def test_gymnasium_finds_nothing_wrong(name):
    check_env(pionek.solo_env(name))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_learners_decisions_are_steps(seat):
    env = pionek.solo_env("icegarden", seat=seat, bots="random")
    luck = random.Random(seat)
    observation, _ = env.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        assert env.table.match.decision.seat == seat
        offered = observation["action_mask"].nonzero()[0].tolist()
        observation, reward, terminated, truncated, _ = env.step(luck.choice(offered))
        over = terminated or truncated
    assert reward == (1.0 if seat in env.table.match.result.winners else -1.0)


def test_a_seed_gives_the_same_match_with_the_same_bots():
    env = pionek.solo_env("dicethrone", seat=1, bots="greedy")
    first, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert (first["observation"] == again["observation"]).all()
    assert env.meaning(0) == "pass"
    assert len(env.features()) == len(first["observation"])


def test_an_action_that_is_not_offered_loses_at_once():
    env = pionek.solo_env("dicethrone")
    observation, _ = env.reset(seed=1)
    refused = int((observation["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, truncated, told = env.step(refused)
    assert (reward, terminated, truncated, told) == (-1.0, True, False, {"refused": refused})


def test_words_that_seat_nobody_are_told():
    with pytest.raises(UserError, match="there is no seat 2; this match has 2, counted from 0"):
        pionek.solo_env("connectfour", seat=2)
    with pytest.raises(SeatError, match="'nobody' cannot sit at a table"):
        pionek.solo_env("connectfour", bots="nobody")
    with pytest.raises(WrongNumber, match="2 seats given, 1 wanted"):
        pionek.solo_env("connectfour", bots="random,greedy")


def test_a_match_that_is_over_before_the_learner_is_asked_is_passed_over_with_the_same_settings(monkeypatch):
    env = pionek.solo_env("dicethrone", seat=1)
    heroes = ["monk", "ninja"]
    seats_bots, tables = env.seat_bots, []

    def over_at_once() -> None:
        tables.append(env.table.match)
        seats_bots()
        if len(tables) == 1:
            env.table.truncations[env.agent] = True

    monkeypatch.setattr(env, "seat_bots", over_at_once)
    env.reset(seed=1, options={"settings": {"heroes": heroes}})
    assert [match.settings["heroes"] for match in tables] == [heroes] * 2


def test_a_learner_who_is_never_asked_is_told():
    env = pionek.solo_env("connectfour", seat=1, first="1", most_steps=1)
    with pytest.raises(UserError, match="100 matches in a row were over before seat 1 was asked"):
        env.reset(seed=1)
