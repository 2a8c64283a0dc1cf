"""`pionek simulate`: the object it prints, the table, and that only `run` depends on the machine."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pionek.core import registry
from tests.cli.conftest import refused

MANY = ("simulate", "connectfour", "--games", "40", "--bots", "greedy,random", "--seed", "1")


def test_json_is_one_object_and_only_run_differs_between_numbers_of_workers(pionek):
    one, two = (json.loads(pionek(*MANY, "--mirror", "--jobs", jobs, "--json").out) for jobs in ("1", "2"))
    assert (one["run"]["workers"], two["run"]["workers"]) == (1, 2)
    assert one["setup"] == two["setup"]
    assert one["results"] == two["results"]
    assert set(one) == {"setup", "results", "run"}
    results = one["results"]
    assert results["games"] == sum(results["ends"].values()) == 40
    assert results["ends"]["cap"] == 0
    assert results["bots"]["greedy"]["games"] == results["bots"]["random"]["games"] == 40
    assert sum(bot["wins"] for bot in results["bots"].values()) == sum(seat["wins"] for seat in results["seats"])
    assert results["length"]["decisions"]["least"] >= 7


def test_setup_is_enough_to_run_it_again(pionek):
    setup = json.loads(pionek(*MANY, "--set", "first=2", "--json").out)["setup"]
    options = [word for name, value in setup["options"].items() for word in ("--set", f"{name}={value}")]
    numbers = ["--games", setup["games"], "--seed", setup["seed"], "--bots", ",".join(setup["bots"])]
    again = json.loads(pionek("simulate", setup["game"], *options, *map(str, numbers), "--json").out)
    assert again["setup"] == setup
    assert setup["version"]
    assert again["results"] == json.loads(pionek(*MANY, "--set", "first=2", "--json").out)["results"]


def test_another_seed_gives_other_games(pionek):
    assert json.loads(pionek(*MANY, "--json").out)["results"] != json.loads(pionek(*MANY, "--seed", "2", "--json").out)["results"]


def test_the_table_is_there_in_both_languages(pionek):
    english = pionek(*MANY)
    assert english.code == 0
    assert english.lines[0] == "Connect Four: 40 games, seed 1"
    assert english.lines[2].split()[:3] == ["bot", "greedy", "40"]
    polish = pionek(*MANY, "--lang", "pl")
    assert polish.lines[0] == "Czwórki: 40 partii, ziarno 1"
    assert [line.split()[2:] for line in polish.lines[2:6]] == [line.split()[2:] for line in english.lines[2:6]]
    assert "\x1b" not in english.out
    assert english.err == ""


def test_vary_goes_through_all_values_and_no_pairing_is_left_half_played(pionek):
    found = json.loads(pionek("simulate", "connectfour", "--games", "7", "--vary", "first", "--mirror", "--json").out)
    assert found["setup"]["vary"] == "first"
    assert found["results"]["games"] == 12
    assert [each["options"]["first"] for each in found["results"]["pairings"]] == ["random", "1", "2"]
    assert {seat["games"] for each in found["results"]["pairings"] for seat in each["seats"]} == {4}


def test_out_writes_the_same_object(pionek, tmp_path):
    done = pionek(*MANY, "--out", tmp_path / "a" / "b", "--json")
    assert json.loads((tmp_path / "a" / "b" / "results.json").read_bytes()) == json.loads(done.out)
    assert [path.name for path in (tmp_path / "a" / "b").iterdir()] == ["results.json"]


def test_an_out_that_cannot_be_is_told_before_anything_is_played(pionek, tmp_path):
    (tmp_path / "file").write_text("")
    refused(pionek(*MANY, "--out", tmp_path / "file"))


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_a_game_with_a_length_guard_is_guarded(pionek):
    command = ("simulate", "dicethrone", "--bots", "random", "--games", "4", "--jobs", "1", "--json")
    assert json.loads(pionek(*command).out)["setup"]["options"]["cap"] == 100
    short = json.loads(pionek(*command, "--set", "cap=1").out)
    assert short["results"]["ends"]["cap"] == 4
    assert set(short["results"]["played"]) == {"barbarian", "pyromancer"}
    assert short["results"]["length"]["turns"]["most"] <= 4


@pytest.fixture
def heeding():
    """A shell that starts the tests in the background lets them ignore Ctrl-C, and all that they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeding")
def test_ctrl_c_ends_with_one_line():
    command = [sys.executable, "-m", "pionek.cli", "simulate", "connectfour", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            workers = Path(f"/proc/{running.pid}/task/{running.pid}/children")
            while running.poll() is None and len(workers.read_text().split()) < 2:
                time.sleep(0.05)
            time.sleep(1)  # for what a worker does first, which is to leave the talking to the one who started it
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
            assert (running.returncode, out, err) == (130, "", "interrupted\n")
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
