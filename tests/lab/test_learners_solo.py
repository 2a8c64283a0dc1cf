"""One seat for a learner, bots in all others: what Gymnasium expects."""

import random
from xml.sax.saxutils import escape

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import pionek
from pionek.bots.seats import SeatError, WrongNumber
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.envs import name_of


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
    assert (reward, terminated, truncated, told) == (-1.0, True, False, {"seed": 1, "steps": 0, "refused": refused})


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


def test_gymnasium_makes_every_game_by_its_id():
    for game, name in (("dicethrone", "DiceThrone"), ("icegarden", "IceGarden"), ("connectfour", "ConnectFour"), ("dreamblade", "DreamBlade")):
        assert name_of(game) == name
    env = gymnasium.make("pionek/ConnectFour-v0", seat=1, bots="greedy", render_mode="svg")
    observation, info = env.reset(seed=2)
    assert observation["action_mask"].sum() == 7
    assert info == {"steps": 0, "verbs": ["drop"]}
    assert env.render().startswith("<svg")


def test_masks_are_truth_values_of_what_is_offered():
    env = pionek.solo_env("dicethrone", seat=1)
    observation, _ = env.reset(seed=4)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()


def test_info_tells_how_a_match_ended():
    env = pionek.solo_env("connectfour")
    env.reset(seed=6)
    over = False
    while not over:
        _, reward, terminated, truncated, info = env.step(int(env.action_masks().nonzero()[0][0]))
        over = terminated or truncated
    assert info["cause"] == "four"
    assert info["seed"] == 6
    assert (0 in info["winners"]) == (reward > 0)


@pytest.mark.parametrize("game", registry.names())
def test_every_table_can_be_looked_at(game):
    texts, sizes = [], []
    for mode in ("ansi", "svg", "rgb_array"):
        env = pionek.solo_env(game, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        if mode == "rgb_array":
            sizes.append((shown.shape, str(shown.dtype)))
            assert len({tuple(pixel) for pixel in shown[::7, ::7].reshape(-1, 3)}) > 10
        else:
            texts.append(shown)
    match = env.table.match
    asked = match.scene(match.decision.seat).choices[0]
    assert all(escape(f"({asked.key})") in text for text in texts)
    assert sizes == [((720, 960, 3), "uint8")]


def test_an_unknown_render_mode_is_refused():
    with pytest.raises(UserError, match="there is no render mode 'human'; there are ansi, svg, rgb_array"):
        pionek.solo_env("connectfour", render_mode="human")
