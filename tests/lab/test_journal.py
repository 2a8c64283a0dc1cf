"""Games are kept while they are played: an interrupted run goes on, and its end is that of an uninterrupted one."""

import json

import msgspec
import pytest

from pionek.core import registry
from pionek.lab.journal import Journal, JournalError, only_for
from pionek.lab.plan import Plan
from pionek.lab.simulate import Series
from pionek.lab.tournament import Tournament
from pionek.lab.workers import Workers, local

PLAN = Plan(game="connectfour", games=12, bots=["greedy", "random"], seed=4, mirror=True)


def run(folder, plan=PLAN, games=None, jobs=1):
    """Play a plan into a folder, or the first games of it and then stop as if somebody had pulled the plug."""
    series = Series(plan, watched=True)
    with local(jobs, len(series.rounds)) as workers, Journal(folder, series.programme, series.rounds) as journal:
        for at, _ in enumerate(series.play(workers, None, journal), 1):
            if at == games:
                return series
        journal.tidy()
    return series


def results(series):
    told = series.as_data()
    return json.dumps({"setup": told["setup"], "results": told["results"]})


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    return folder, run(folder)


@pytest.mark.skipif("icegarden" not in registry.names(), reason="the suite also passes without this game")
def test_who_wins_against_a_single_player_has_no_seat(tmp_path):
    plan = Plan(game="icegarden", games=6, bots=["random"], settings={"solo": "hard", "characters": ["freihoff", "dyken"]})
    found = run(tmp_path, plan).tally.results()
    assert found["seats"] == [{"games": 6, "wins": 0, "draws": 0}]
    assert results(run(tmp_path, plan)) == results(run(tmp_path, plan)), "its games are games of its plan"


@pytest.mark.parametrize("games", [1, 5, 12])
def test_going_on_ends_like_a_run_that_nobody_interrupted(tmp_path, whole, games):
    folder, series = whole
    run(tmp_path, games=games)
    again = run(tmp_path)
    assert again.kept == games
    assert results(again) == results(series)
    assert (tmp_path / "games.jsonl").read_bytes() == (folder / "games.jsonl").read_bytes()


def test_the_number_of_workers_shows_nowhere(tmp_path, whole):
    folder, series = whole
    assert results(run(tmp_path, jobs=2)) == results(series)
    assert (tmp_path / "games.jsonl").read_bytes() == (folder / "games.jsonl").read_bytes()


@pytest.mark.parametrize("cut", [1, 20, 200])
def test_a_torn_last_line_is_played_again(tmp_path, whole, cut):
    folder, series = whole
    run(tmp_path)
    path = tmp_path / "games.jsonl"
    path.write_bytes(path.read_bytes()[:-cut])
    again = run(tmp_path)
    assert again.kept == 11
    assert results(again) == results(series)
    assert path.read_bytes() == (folder / "games.jsonl").read_bytes()


def test_a_finished_plan_is_not_played_again(tmp_path):
    run(tmp_path)
    again = run(tmp_path)
    assert again.kept == len(again.rounds)
    assert again.as_data()["run"]["thinking"] == {}


def test_another_plan_is_refused_and_nothing_is_touched(tmp_path):
    run(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(JournalError, match="another plan"):
        run(tmp_path, Plan(game="connectfour", games=12, bots=["random"], seed=4))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_setup_that_was_cut_short_is_written_again(tmp_path):
    run(tmp_path)
    setup = tmp_path / "setup.json"
    whole = setup.read_bytes()
    setup.write_bytes(whole[:20])
    assert run(tmp_path).kept == 12
    assert setup.read_bytes() == whole


def test_a_line_that_is_no_game_is_named(tmp_path):
    run(tmp_path)
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"round": 1}\n' + path.read_bytes())
    with pytest.raises(JournalError, match="line 1: this is no game of this plan"):
        run(tmp_path)


@pytest.mark.parametrize(
    "wrong",
    [
        {"round": 77}, {"round": -1}, {"seed": 2**80}, {"pairing": 5}, {"shift": 1}, {"bots": ["easy", "random"]}, {"winners": [9]},
        {"played": []}, {"used": [{}]}, {"course": [[0], [0]]},
    ],
)  # fmt: skip
def test_a_game_of_another_plan_is_no_game_of_this_one(tmp_path, wrong):
    run(tmp_path)
    path = tmp_path / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], json.dumps(json.loads(lines[2]) | wrong).encode() + b"\n", *lines[3:]]))
    with pytest.raises(JournalError, match="line 3: this is no game of this plan"):
        run(tmp_path)


def test_bytes_that_are_no_text_are_no_game(tmp_path):
    run(tmp_path)
    path = tmp_path / "games.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"greedy"', b'"gr\xff\xfedy"', 1))
    with pytest.raises(JournalError, match="line 1: this is no game of this plan"):
        run(tmp_path)


def test_only_one_run_at_a_time_writes_in_a_folder(tmp_path):
    import subprocess
    import sys

    series = Series(PLAN)
    code = (
        "import msgspec; from pathlib import Path; from pionek.lab.journal import Journal; from pionek.lab.plan import Plan\n"
        "from pionek.lab.simulate import Series\n"
        f"series = Series(msgspec.json.decode({msgspec.json.encode(PLAN)!r}, type=Plan))\n"
        f"Journal(Path({str(tmp_path)!r}), series.programme, series.rounds)"
    )
    with Journal(tmp_path, series.programme, series.rounds):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "somebody else is writing" in done.stderr
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_a_folder_of_another_command_is_refused(tmp_path):
    (tmp_path / "contest-1").mkdir()
    with pytest.raises(JournalError, match="holds the games of another command"):
        only_for(tmp_path, "contest-1")
    run(tmp_path / "games")
    held = Tournament(PLAN, ["greedy", "random"])
    with pytest.raises(JournalError, match="holds the games of another command"):
        held.play(Workers(), None, tmp_path / "games")
