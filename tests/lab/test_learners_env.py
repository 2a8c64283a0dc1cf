"""Games as environments of PettingZoo: numbered options, honest observations, rewards at the end."""

import pickle
import random
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import pionek
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.learning.actions import Unnumbered, actions_of
from pionek.lab import extras
from pionek.lab.learners.seeing import LARGEST, features_of
from tests.free.games import guarded, played, seeds, some
from tests.free.made_up.ducats import GAME as DUCATS
from tests.free.made_up.vigil import GAME as VIGIL

PAGE = Path(__file__).resolve().parents[2] / "docs" / "learners.md"
every_game = pytest.mark.parametrize("name", registry.names())
as_in_classic_games = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),
]
"""PettingZoo's test knows its own board games by name; to all others it says that their observations are dictionaries."""


class TestPettingZoo:
    pytestmark = as_in_classic_games

    @every_game
    def test_its_api_is_kept(self, name):
        api_test(pionek.env(name), num_cycles=10)

    @every_game
    def test_a_seed_gives_one_game(self, name):
        seed_test(lambda: pionek.env(name), num_cycles=10)


def played_out(env, seed=0):
    """Play at random to the end."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return env
        env.step(luck.choice(observation["action_mask"].nonzero()[0].tolist()))


# Actions


@every_game
def test_every_option_that_is_offered_has_an_action_of_its_own(name):
    for seed in seeds(8):
        for match in played(name, seed):
            decision = match.decision
            if decision is not None:
                actions = actions_of(match.game, match.content)
                for options in (decision.options, *(options for _, options in decision.others)):
                    offered = actions.numbered(options)
                    assert len(offered) == len(options)
                    for number, option in offered.items():
                        assert actions.options[number] == option


@every_game
def test_no_two_actions_mean_the_same(name):
    game = registry.get(name)
    actions = actions_of(game, game.content())
    assert len({actions.meaning(number) for number in range(len(actions))}) == len(actions)


def test_an_action_means_the_option_of_its_key():
    env = played_out(pionek.env("dicethrone", heroes=["monk", "ninja"]))
    other = pionek.env("dicethrone")
    assert [env.meaning(at) for at in range(0, 1300, 100)] == [other.meaning(at) for at in range(0, 1300, 100)]
    other.reset(seed=1)
    action, option = next(iter(other.choices().items()))
    assert other.meaning(action) == other.match.key(option)


def test_a_number_without_an_action_is_told():
    with pytest.raises(UserError, match="there is no action 7; connectfour has 7, counted from 0"):
        pionek.env("connectfour").meaning(7)


def test_a_game_that_does_not_count_its_things_is_told_so():
    with pytest.raises(Unnumbered, match=r"the options of vigil cannot be numbered: .* 'door'"):
        actions_of(VIGIL, VIGIL.content())


def test_a_game_without_observations_is_told_so():
    with pytest.raises(UserError, match="does not say what a seat sees as numbers"):
        features_of(DUCATS, DUCATS.content(), 2)


# Observations


@every_game
def test_what_is_observed_is_the_same_on_all_tables_that_look_alike(name):
    """The asked seat imagines what bots imagine; for others only what is hidden is dealt anew, and nothing played on."""
    for seed in seeds(4):
        for match in some(name, seed, 6):
            decision = match.decision
            for seat in range(match.table.seats):
                row = match.game.features.observe(match.table, seat)
                for other in range(2):
                    asked = decision.seat == seat and not decision.others
                    table = match.imagine(seat, other).table if asked else match.table.redealt(seat, other)
                    assert match.game.features.observe(table, seat) == row, f"seed {seed}, after {match.record()[-2:]}"


@every_game
def test_each_number_has_a_name_and_is_small(name):
    for seed in seeds(3):
        for match in some(name, seed, 5):
            names = match.game.features.names(match.content, match.table.seats)
            assert len(set(names)) == len(names)
            for seat in range(match.table.seats):
                row = match.game.features.observe(match.table, seat)
                assert len(row) == len(names)
                assert all(abs(number) <= LARGEST for number in row)


def test_the_observation_of_connect_four_is_the_grid_as_a_seat_sees_it():
    env = pionek.env("connectfour", first="1")
    env.reset(seed=0)
    env.step(2)
    names = env.features()
    for agent, whose in (("seat_0", "my"), ("seat_1", "other")):
        row = env.observe(agent)["observation"]
        assert [names[at] for at in row.nonzero()[0]] == [f"{whose} disc in column 3, row 1"]


def test_whoever_is_not_asked_has_an_empty_mask():
    env = pionek.env("connectfour", first="2")
    env.reset(seed=0)
    assert env.agent_selection == "seat_1"
    assert env.observe("seat_1")["action_mask"].sum() == 7
    assert env.observe("seat_0")["action_mask"].sum() == 0


# Playing


@every_game
def test_rewards_come_at_the_end_and_are_1_0_or_less_1(name):
    env = played_out(pionek.env(name, **guarded(registry.get(name))))
    assert set(env.rewards.values()) <= {1.0, 0.0, -1.0}
    assert set(env.terminations.values()) == {not any(env.truncations.values())}
    winners = env.match.result.winners
    for agent, seat in env.seats.items():
        assert (env.rewards[agent] == 1.0) == (seat in winners)


def test_dreamers_win_and_lose_together():
    env = played_out(pionek.env("etherfields"))
    assert set(env.rewards.values()) == {-1.0}


def test_an_action_that_is_not_offered_loses():
    env = pionek.env("dicethrone")
    env.reset(seed=1)
    agent = env.agent_selection
    refused = next(action for action in range(len(env.actions)) if action not in env.choices())
    env.step(refused)
    other = next(each for each in env.possible_agents if each != agent)
    assert (env.rewards[agent], env.rewards[other]) == (-1.0, 0.0)
    assert all(env.terminations.values())
    assert env.infos[agent] == {"seed": 1, "steps": 0, "refused": refused}


def test_a_match_can_be_cut_off():
    env = played_out(pionek.env("connectfour", most_steps=4))
    assert env.steps == 4
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_the_guard_of_a_game_cuts_off_too():
    env = played_out(pionek.env("dicethrone", cap=1))
    assert all(env.truncations.values())


def test_the_next_match_follows_from_the_last():
    def matches(seed):
        env = pionek.env("connectfour")
        env.reset(seed=seed)
        found = [env.match.seed]
        for _ in range(5):
            env.reset()
            found.append(env.match.seed)
        return found

    assert matches(7)[0] == 7
    assert matches(7) == matches(7)
    assert not set(matches(7)) & set(matches(8)), "environments side by side get seeds side by side, and play other matches"


def test_seeds_of_numpy_are_seeds_and_less_than_nothing_is_none():
    env = pionek.env("connectfour")
    for kind in (np.int64, np.uint64, np.int32, np.uint32):
        env.reset(seed=kind(7))
        assert type(env.match.seed) is int
        assert env.match.digest() == pionek.new_match("connectfour", seed=7).digest()
    with pytest.raises(UserError, match="-1 is no seed"):
        env.reset(seed=-1)


@every_game
def test_a_copy_through_pickle_plays_on_alike(name):
    env = pionek.env(name)
    env.reset(seed=3)
    rng = random.Random(3)

    def some_steps(env, rng):
        seen = []
        for _ in range(20):
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                break
            seen.append(observation["observation"].tobytes())
            env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
        return seen, env.match.digest()

    some_steps(env, rng)
    copy = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own bytes
    assert some_steps(copy, random.Random(4)) == some_steps(env, random.Random(4))


def test_a_match_may_have_settings_of_its_own():
    env = pionek.env("dicethrone")
    env.reset(seed=1, options={"settings": {"heroes": ["monk", "paladin"]}})
    assert env.match.settings["heroes"] == ["monk", "paladin"]
    env.reset()
    assert env.match.settings["heroes"] == ["barbarian", "pyromancer"]
    with pytest.raises(UserError, match="these settings make 4 seats; this environment has 2"):
        env.reset(options={"settings": {"mode": "2v2"}})
    assert env.match.settings["heroes"] == ["barbarian", "pyromancer"], "what was refused has changed nothing"
    assert env.last()[0]["action_mask"].any()
    with pytest.raises(UserError, match="heroes: what is played goes into"):
        env.reset(options={"heroes": ["monk", "paladin"]})


def test_what_is_shown_is_who_may_do_what():
    env = pionek.env("connectfour", first="1")
    env.reset(seed=0)
    assert [line.rsplit("(", 1)[1] for line in env.render().splitlines()[-7:]] == [f"drop:{column})" for column in range(1, 8)]
    assert "Grid" in env.render()


def test_a_missing_library_is_told_with_its_extra(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(UserError, match=r"numpy, gymnasium, pettingzoo; install pionek\[learn\]"):
        pionek.env("connectfour")


@every_game
def test_the_page_tells_how_large_a_game_is(name):
    game = registry.get(name)
    content = game.content()
    row = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {name} |"))
    _, _, actions, entries, _ = row.split("|")
    assert int(actions) == len(actions_of(game, content))
    sizes = {len(game.features.names(content, seats)) for seats in range(game.seats[0], game.seats[1] + 1)}
    assert sizes == {int(word) for word in entries.replace(",", "").split() if len(word) > 1 and word.isdigit()}
