"""The same games on a Dask cluster, to the byte: a scheduler and two workers on this machine, ended by the test."""

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

from pionek.lab.export import export
from pionek.lab.plan import Plan
from pionek.lab.simulate import AnotherPionek, Series, played_part
from pionek.lab.tournament import Tournament
from pionek.lab.workers import NoCluster, cluster, local

PLAN = Plan(game="connectfour", games=30, bots=["greedy", "random"], seed=4, mirror=True)
QUIET = {"DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "critical", "PYTHONWARNINGS": "ignore"}


@contextmanager
def started(*words):
    command = [sys.executable, "-m", *words]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **QUIET})
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A scheduler and two workers, each a process of its own."""
    folder = tmp_path_factory.mktemp("dask")
    file = folder / "scheduler.json"
    at_home = ["--host", "127.0.0.1", "--no-dashboard"]
    worker = ["distributed.cli.dask_worker", "--scheduler-file", str(file), "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    worker += ["--host", "127.0.0.1", "--local-directory", str(folder)]
    with started("distributed.cli.dask_scheduler", *at_home, "--port", "0", "--scheduler-file", str(file)) as scheduler:
        while not (file.exists() and file.read_text()):
            assert scheduler.poll() is None
            time.sleep(0.05)
        with started(*worker), started(*worker):
            found = json.loads(file.read_text())["address"]
            while True:
                try:
                    with cluster(found) as workers:
                        if workers.count == 2:
                            break
                except NoCluster:
                    pass  # the workers are not there yet
                time.sleep(0.05)
            yield found


def results(series):
    told = series.as_data()
    return json.dumps({"setup": told["setup"], "results": told["results"]})


def test_a_cluster_plays_the_same_games_to_the_byte(address, tmp_path):
    here, there = Series(PLAN, watched=True), Series(PLAN, watched=True)
    with local(1, 1) as alone, cluster(address) as workers:
        one = {game.round: game for game in here.play(alone)}
        other = {game.round: game for game in there.play(workers)}
        assert there.workers == 2
        export(here.programme, "things", tmp_path / "here.jsonl", alone)
        export(there.programme, "things", tmp_path / "there.jsonl", workers)
        held = [Tournament(PLAN, ["greedy", "random"]) for _ in range(2)]
        held[0].play(alone)
        held[1].play(workers)
    assert one == other
    assert results(here) == results(there)
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "there.jsonl").read_bytes()
    assert held[0].as_data()["results"] == held[1].as_data()["results"]


def test_a_cluster_that_nobody_answers_for_is_told_in_one_sentence(monkeypatch):
    monkeypatch.setattr("pionek.lab.workers.SECONDS_TO_ANSWER", 0.3)
    for address in ("tcp://127.0.0.1:1", "nonsense://here", "foo", "", "tcp://", "tcp://127.0.0.1", "tcp://127.0.0.1:abc", "http://127.0.0.1:1"):
        with pytest.raises(NoCluster, match=f"at {address}; give"), cluster(address):
            pass


def test_a_worker_with_other_packs_refuses_to_play():
    import msgspec

    with pytest.raises(AnotherPionek):
        played_part(msgspec.json.encode(PLAN), "another", False, Series(PLAN).rounds)
