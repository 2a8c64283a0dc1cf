"""Decisions with options and outcomes, one line each."""

import json

import numpy as np
import pyarrow.parquet as pq
import pytest

import pionek
from pionek.core import registry
from pionek.lab.export import export
from pionek.lab.plan import Plan, Programme
from pionek.lab.simulate import Series
from pionek.lab.workers import Workers, local

PLAN = Plan(game="connectfour", games=4, bots=["greedy", "random"], seed=2, mirror=True)


def exported(path, view="things", plan=PLAN, workers=None):
    count = export(Programme(plan), view, path, workers or Workers())
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == count
    return lines


def test_every_decision_of_every_game_is_a_line_that_knows_how_it_ended(tmp_path):
    lines = exported(tmp_path / "a.jsonl")
    series = Series(PLAN)
    games = {game.round: game for game in series.play(Workers())}
    for at, game in games.items():
        own = [line for line in lines if line["game"] == at]
        assert [line["decision"] for line in own] == list(range(game.decisions))
        assert {tuple(line["outcome"]) for line in own} == {tuple(1 if seat in game.winners else -1 for seat in range(2))}
        assert all(line["chosen"] in line["options"] for line in own)
        assert all(line["bot"] == game.bots[line["seat"]] for line in own)


def test_the_file_is_the_same_whoever_plays(tmp_path):
    exported(tmp_path / "one.jsonl")
    with local(2, 4) as workers:
        exported(tmp_path / "two.jsonl", workers=workers)
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_a_view_is_whole_or_without_what_is_for_people_or_not_there(tmp_path):
    scene = exported(tmp_path / "a.jsonl", "scene")[0]["view"]
    assert scene["things"][0]["places"][0]["options"] == ["drop:1"]
    things = exported(tmp_path / "b.jsonl")[0]["view"]
    assert "options" not in things[0]["places"][0]
    assert things[0]["places"][0]["id"] == "column:0"
    assert exported(tmp_path / "c.jsonl", "none")[0]["view"] is None


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_a_view_shows_ones_own_cards_and_nobody_elses(tmp_path):
    plan = Plan(game="dicethrone", games=1, bots=["random"], seed=2)
    lines = exported(tmp_path / "a.jsonl", "scene", plan)
    assert {line["seat"] for line in lines} == {0, 1}
    for line in lines:
        portraits = [thing for thing in line["view"]["things"] if thing["is"] == "portrait"]
        assert len(portraits) == 2
        for portrait in portraits:
            (hand,) = [thing for thing in portrait["things"] if thing["kind"] == "hand"]
            assert {card.get("hidden", False) for card in hand.get("cards", [])} <= {portrait["seat"] != line["seat"]}


@pytest.mark.skipif("etherfields" not in registry.names(), reason="the suite also passes without this game")
def test_where_all_play_against_the_table_nobody_draws(tmp_path):
    plan = Plan(game="etherfields", games=2, bots=["random"], seed=1)
    assert {tuple(line["outcome"]) for line in exported(tmp_path / "a.jsonl", "none", plan)} <= {(1, 1), (-1, -1)}


def test_what_fails_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.setattr("pionek.lab.export.lines_of", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        export(Programme(PLAN), "none", tmp_path / "a.jsonl", Workers())
    assert list(tmp_path.iterdir()) == []


def test_observations_are_what_environments_show_and_the_file_says_what_they_mean(tmp_path):
    plan = Plan(game="dicethrone", games=2, bots=["random"], seed=3)
    count = export(Programme(plan), "observation", tmp_path / "a.parquet", Workers())
    table = pq.read_table(tmp_path / "a.parquet")
    assert table.num_rows == count
    meaning = {name.decode(): json.loads(value) for name, value in table.schema.metadata.items() if not name.startswith(b"ARROW")}
    assert meaning["pionek"]["game"] == "dicethrone"
    rows = [row for row in table.to_pylist() if row["game"] == 0]
    env = pionek.env("dicethrone")
    env.reset(seed=rows[0]["seed"])
    assert env.features() == meaning["features"]
    for row in rows:
        seen = env.observe(env.agent_selection)
        assert env.seats[env.agent_selection] == row["seat"]
        assert np.allclose(seen["observation"], row["observation"], atol=1e-5)
        assert sorted(row["offered"]) == seen["action_mask"].nonzero()[0].tolist()
        assert env.meaning(row["action"]) == meaning["actions"][row["action"]]
        env.step(row["action"])
    winners = set(env.match.result.winners)
    assert all(row["outcome"] == (1 if row["seat"] in winners else -1) for row in rows)


def test_observations_do_not_depend_on_the_number_of_workers(tmp_path):
    plan = Plan(game="icegarden", games=4, bots=["random"], seed=1)
    export(Programme(plan), "observation", tmp_path / "one.parquet", Workers())
    with local(2, 4) as workers:
        export(Programme(plan), "observation", tmp_path / "two.parquet", workers)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
