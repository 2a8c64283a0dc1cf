"""Policies: files that play as bots, and how they learn."""

import numpy as np
import pytest

import pionek
from pionek.bots.seats import bot_of, read_bots, read_seats
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.learning.actions import actions_of
from pionek.lab.learners.policy import WEIGHTS, Policy, PolicyError, learned_for
from pionek.lab.learners.training import Learner, Memory, won_duels
from pionek.lab.plan import Plan, Programme
from tests.free.games import some
from tools import learn


def fresh(game="connectfour", seats=2, seed=1):
    """A policy that knows nothing, but is sure of it: weights by chance."""
    found = registry.get(game)
    policy = Policy.fresh(found, found.content(), seats)
    luck = np.random.default_rng(seed)
    for name in WEIGHTS:
        policy.weights[name] = luck.normal(size=policy.weights[name].shape).astype(np.float32)
    return policy


def saved(tmp_path, policy):
    file = tmp_path / "some policy.npz"
    policy.save(file)
    return file


# Files


def test_a_policy_comes_back_as_it_was_saved(tmp_path):
    policy = fresh()
    again = Policy.load(saved(tmp_path, policy))
    assert again.about == policy.about
    assert all((again.weights[name] == policy.weights[name]).all() for name in WEIGHTS)
    assert [each.name for each in tmp_path.iterdir()] == ["some policy.npz"]


def test_its_file_plays_as_a_bot(tmp_path):
    word = f"policy:{saved(tmp_path, fresh())}"
    assert read_bots(f"{word},random") == [word, "random"]
    assert read_seats(f"human,bot:{word}") == ["human", f"bot:{word}"]
    match = pionek.new_match("connectfour", seed=1)
    bot = bot_of(f"bot:{word}", 1, 0)
    while match.decision is not None:
        match.play(bot.choose(match, match.decision.seat))
    assert match.result is not None


@pytest.mark.parametrize("game", ["connectfour", "dicethrone", "relic"])
def test_it_answers_alike_on_tables_that_look_alike(tmp_path, game):
    file = saved(tmp_path, fresh(game))
    for match in some(game, 0, 8):
        seat = match.decision.seat
        answer = bot_of(f"policy:{file}", 1, seat).choose(match, seat)
        for other in range(3):
            assert bot_of(f"policy:{file}", other, seat).choose(match.imagine(seat, other), seat) == answer


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(UserError, match=r"there is no policy .*nothing\.npz") as told:
        read_bots(f"policy:{tmp_path / 'nothing.npz'}")
    assert "nie ma strategii" in told.value.text("pl")


def spoiled(weights, name):
    return {**weights, name: weights[name][:-1]}


@pytest.mark.parametrize("kind", ["text", "empty", "folder", "array", "no weights", "no name", "wrong sizes", "other features", "spoiled", "words"])
def test_a_file_that_holds_no_policy_is_told(tmp_path, kind):
    file = tmp_path / "bad.npz"
    weights = fresh().weights
    if kind == "text":
        file.write_text("not a policy")
    elif kind == "empty":
        file.write_bytes(b"")
    elif kind == "folder":
        file.mkdir()
    elif kind == "array":
        with file.open("wb") as out:
            np.save(out, np.zeros(3))
    elif kind == "no weights":
        np.savez(file, about=np.array("{}"))
    elif kind == "no name":
        np.savez(file, about=np.array("{}"), **weights)
    elif kind == "wrong sizes":
        Policy(fresh().about, spoiled(weights, "value")).save(file)
    elif kind == "other features":
        Policy(fresh().about, spoiled(weights, "inner")).save(file)
    elif kind == "spoiled":
        policy = fresh()
        policy.save(file)
        held = bytearray(file.read_bytes())
        held[200:260] = b"\0" * 60
        file.write_bytes(held)
    else:
        Policy(fresh().about, {**weights, "inner": np.array([["a"]])}).save(file)
    with pytest.raises(PolicyError, match=r"bad\.npz is no policy; tools/learn\.py makes them"):
        Policy.load(file)


def test_it_plays_nothing_but_what_it_was_learned_for():
    policy = fresh("dicethrone")
    policy.check(pionek.new_match("dicethrone"))
    with pytest.raises(PolicyError, match="for another game: dicethrone, not connectfour"):
        policy.check(pionek.new_match("connectfour"))
    with pytest.raises(PolicyError, match="for another number of seats: 2, not 4"):
        policy.check(pionek.new_match("dicethrone", mode="2v2"))
    policy.about["packs"] = "older:1234"
    with pytest.raises(PolicyError, match="for other packs: older:1234, not"):
        policy.check(pionek.new_match("dicethrone"))


def test_it_knows_when_its_numbers_mean_something_else(monkeypatch):
    """After a change of what a game shows learners, the packs are the same and the features are not."""
    policy = fresh()
    match = pionek.new_match("connectfour")
    policy.check(match)
    learned_for.cache_clear()
    monkeypatch.setattr(match.game.features, "names", lambda content, seats: [f"feature {at}" for at in range(84)])
    with pytest.raises(PolicyError, match="for other features or actions"):
        policy.check(match)
    monkeypatch.undo()
    learned_for.cache_clear()
    policy.check(match)
    learned_for.cache_clear()
    options = actions_of(match.game, match.content).options
    monkeypatch.setattr(actions_of(match.game, match.content), "options", options[::-1])
    with pytest.raises(PolicyError, match="for other features or actions"):
        policy.check(match)
    learned_for.cache_clear()


def test_any_byte_of_its_file_may_be_wrong(tmp_path):
    whole = saved(tmp_path, fresh()).read_bytes()
    file = tmp_path / "spoiled.npz"
    refused = 0
    for at in [*range(400), *range(len(whole) - 800, len(whole), 2)]:
        held = bytearray(whole)
        held[at] ^= 0x11
        file.write_bytes(held)
        try:
            Policy.load(file)
        except PolicyError:
            refused += 1
    assert refused > 400, "nothing but a refusal, and seldom none"


def test_a_plan_knows_what_its_policies_held(tmp_path):
    file = saved(tmp_path, fresh())
    plan = Plan(game="connectfour", games=2, bots=[f"policy:{file}", "random"])
    before = Programme(plan).setup()
    assert before == Programme(plan).setup()
    fresh(seed=2).save(file)
    assert Programme(plan).setup() != before


def test_a_policy_of_another_game_is_refused_before_anything_is_played(tmp_path):
    word = f"policy:{saved(tmp_path, fresh('dicethrone'))}"
    with pytest.raises(PolicyError, match="for another game"):
        Programme(Plan(game="connectfour", games=2, bots=[word, "random"]))
    with pytest.raises(PolicyError, match="for another game"):
        Session(pionek.new_match("connectfour"), ["human", f"bot:{word}"], "en")


# Learning


def test_what_went_well_is_done_more_often():
    learner = Learner(pionek.env("connectfour"))
    memory = Memory()
    seen = np.ones(84, np.float32)
    for taken, reward in ((1, 1.0), (4, -1.0)) * 8:
        memory.decided(seen, np.arange(7), taken, 1 / 7, 0.0)
        memory.ended(reward)
    learner.learn(memory)
    scores = learner.policy.scores(seen, np.arange(7))
    assert scores.argmax() == 1
    assert scores.argmin() == 4


def test_a_decision_answers_for_what_came_after_it():
    memory = Memory()
    for expected in (0.5, 0.25):
        memory.decided(np.zeros(1, np.float32), np.arange(2), 0, 0.5, expected)
    memory.ended(1.0)
    assert memory.gains == pytest.approx([-0.25 + 0.97 * 0.75, 0.75])
    assert memory.returns == pytest.approx([0.25 + 0.97 * 0.75, 1.0])


def test_the_same_seed_learns_the_same():
    ends = []
    for _ in range(2):
        learner = Learner(pionek.env("connectfour"), seed=4)
        learner.batch(10)
        ends.append(learner.policy.weights["outer"])
    assert (ends[0] == ends[1]).all()


def test_it_learns_to_win_connect_four_and_tells_how(tmp_path, capsys):
    file = tmp_path / "four.npz"
    plot = tmp_path / "curve.svg"
    learn.main(["connectfour", "--out", str(file), "--games", "640", "--duels", "100", "--plot", str(plot)])
    assert "four.npz: won" in capsys.readouterr().out
    assert "<svg" in plot.read_text()
    assert won_duels(pionek.env("connectfour"), Policy.load(file), "random", 100, seed=9) >= 65


def test_it_may_learn_with_all_heroes():
    learner = Learner(pionek.env("dicethrone"), vary="heroes")
    assert len(learner.pairings) == 56
    learner.batch(2)
    assert learner.games == 2


def test_bad_input_is_one_sentence(tmp_path, capsys):
    assert learn.main(["chess", "--out", str(tmp_path / "a.npz")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    with pytest.raises(SystemExit, match="2"):
        learn.main(["connectfour", "--out", "a.npz", "--games", "0"])
