"""`pionek simulate`: the object it prints, the table, and that only `run` depends on the machine."""

import contextlib
import json
import os
import re
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
    assert [line.split()[2:] for line in polish.lines[2:6]] == [line.replace(".", ",").split()[2:] for line in english.lines[2:6]]
    assert any(line.startswith("Ends: four in a row (") for line in english.lines)
    assert any(line.startswith("Zakończenia: cztery w linii (") for line in polish.lines)
    assert "\x1b" not in english.out
    assert english.err == ""


def test_vary_goes_through_all_values_and_no_pairing_is_left_half_played(pionek):
    found = json.loads(pionek("simulate", "connectfour", "--games", "7", "--vary", "first", "--mirror", "--json").out)
    assert found["setup"]["vary"] == "first"
    assert found["results"]["games"] == 12
    assert [each["options"]["first"] for each in found["results"]["pairings"]] == ["random", "1", "2"]
    assert {seat["games"] for each in found["results"]["pairings"] for seat in each["seats"]} == {4}


def test_out_writes_the_same_object_and_everything_behind_it(pionek, tmp_path):
    folder = tmp_path / "a" / "b"
    done = pionek(*MANY, "--out", folder, "--json")
    assert json.loads((folder / "results.json").read_bytes()) == json.loads(done.out)
    names = ["games.jsonl", "games.parquet", "report.html", "results.json", "setup.json"]
    assert sorted(path.name for path in folder.iterdir()) == names
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert [game["round"] for game in games] == list(range(40))
    assert sum(0 in game["winners"] for game in games) == json.loads(done.out)["results"]["seats"][0]["wins"]


def test_parquet_holds_what_the_lines_hold(pionek, tmp_path):
    import pyarrow.parquet as pq

    pionek(*MANY, "--out", tmp_path, "--jobs", "1")
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    for name in ("round", "seed", "pairing", "shift", "bots", "winners", "cause", "decisions", "turns", "course"):
        assert [row[name] for row in rows] == [game.get(name) for game in games], name


def test_the_report_is_one_page_that_loads_nothing(pionek, tmp_path):
    for lang, head in (("en", "Who beats whom"), ("pl", "Kto kogo pokonuje")):
        folder = tmp_path / lang
        assert pionek(*MANY, "--out", folder, "--lang", lang, "--jobs", "1").lines[-1].endswith("report.html")
        page = (folder / "report.html").read_text(encoding="utf-8")
        assert f"<h2>{head}</h2>" in page
        assert page.count("<svg ") == 3, "heat map, length, advantage"
        addresses = {each for each in re.findall(r"\w+://[^\"\s<]+", page) if not each.startswith("http://www.w3.org/")}
        assert addresses == set()
        assert not re.search(r"<(script|link|img|iframe)|url\((?!#)|@import", page)


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_the_report_tells_what_was_used(pionek, tmp_path):
    pionek("simulate", "dicethrone", "--bots", "random", "--games", "40", "--out", tmp_path, "--lang", "pl")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg ") == 4
    assert "zagraj: Przechył!" in page
    assert "przeciwnik bez zdrowia (" in page
    assert re.search(r"<td>\d+,\d%</td>", page)
    assert not re.search(r"<td>\d+\.\d%</td>", page)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "drawings do not share ids"
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', page)) <= set(ids)


def test_the_report_names_what_varies_and_what_does_not(pionek, tmp_path):
    pionek("simulate", "connectfour", "--games", "4", "--vary", "first", "--out", tmp_path / "varied")
    pionek("simulate", "connectfour", "--games", "4", "--set", "first=2", "--out", tmp_path / "plain")
    assert "Options: --vary first. Pionek" in (tmp_path / "varied" / "report.html").read_text(encoding="utf-8")
    assert "Options: first=2. Pionek" in (tmp_path / "plain" / "report.html").read_text(encoding="utf-8")


def test_the_same_command_twice_writes_the_same_report(pionek, tmp_path):
    for jobs in ("1", "2"):
        pionek(*MANY, "--out", tmp_path / jobs, "--jobs", jobs)
    for name in ("games.jsonl", "games.parquet", "report.html"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes(), name


def test_ctrl_c_says_how_much_is_kept(pionek, tmp_path, monkeypatch):
    from pionek.lab.observer import Observer

    real, seen = Observer.course, []

    def course(watch, table):
        seen.append(watch)
        if len(seen) == 4:
            raise KeyboardInterrupt
        return real(watch, table)

    monkeypatch.setattr(Observer, "course", course)
    done = pionek(*MANY, "--out", tmp_path, "--jobs", "1")
    assert (done.code, done.out) == (130, "")
    kept = f"3 of 40 games are kept in {tmp_path}: the same command goes on with the others"
    assert done.err.splitlines() == [kept, "interrupted"]
    assert json.loads(pionek(*MANY, "--out", tmp_path, "--json").out)["run"]["kept"] == 3


def test_another_plan_in_the_same_folder_is_refused(pionek, tmp_path):
    pionek(*MANY, "--out", tmp_path)
    assert "another plan" in refused(pionek(*MANY, "--seed", "2", "--out", tmp_path))
    assert "innego planu" in refused(pionek(*MANY, "--seed", "2", "--out", tmp_path, "--lang", "pl"))


@pytest.mark.parametrize("library", ["matplotlib", "pyarrow"])
def test_a_missing_extra_is_told_before_anything_is_played(pionek, tmp_path, monkeypatch, library):
    monkeypatch.setattr("pionek.lab.extras.find_spec", lambda name: None if name == library else True)
    assert refused(pionek(*MANY, "--out", tmp_path / "new")) == f"this needs {library}; install pionek[lab]"
    assert not (tmp_path / "new").exists()


def test_a_bot_by_the_clock_is_let_in_with_a_warning(pionek, monkeypatch):
    monkeypatch.setattr("pionek.bots.seats.is_timed", lambda word: word == "random")
    done = pionek(*MANY, "--json")
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert "random thinks by the clock" in done.err
    json.loads(done.out)


def test_a_cluster_and_its_backend_go_together(pionek, monkeypatch):
    assert "go together" in refused(pionek(*MANY, "--backend", "dask"))
    assert "go together" in refused(pionek(*MANY, "--cluster", "tcp://127.0.0.1:1"))
    monkeypatch.setattr("pionek.lab.workers.SECONDS_TO_ANSWER", 0.3)
    assert "no Dask cluster answers" in refused(pionek(*MANY, "--backend", "dask", "--cluster", "tcp://127.0.0.1:1"))


@pytest.mark.skipif(sys.platform != "linux", reason="it looks at processes as Linux shows them")
def test_a_run_that_was_killed_goes_on_and_ends_alike(pionek, tmp_path):
    options = ["connectfour", "--games", "400", "--bots", "greedy,random", "--seed", "1", "--jobs", "2"]
    command = [sys.executable, "-m", "pionek.cli", "simulate", *options, "--out", str(tmp_path / "killed")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        games = tmp_path / "killed" / "games.jsonl"
        while running.poll() is None and not (games.exists() and games.stat().st_size):
            time.sleep(0.01)
        workers = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
        running.kill()
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        time.sleep(0.05)  # workers end with the one they play for
    kept = len(games.read_bytes().splitlines())
    assert 0 < kept < 400, "it was killed half-way"
    assert len(workers) == 2
    again = json.loads(pionek("simulate", *options, "--out", tmp_path / "killed", "--json").out)
    whole = json.loads(pionek("simulate", *options, "--out", tmp_path / "whole", "--json").out)
    assert kept - 1 <= again["run"]["kept"] <= kept
    assert (again["setup"], again["results"]) == (whole["setup"], whole["results"])
    for name in ("games.jsonl", "games.parquet", "report.html", "setup.json"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes(), name


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


def thinking(pid: int) -> int:
    """How many workers of a process have begun to play: only then do they leave the talking to the one who started them."""
    found = 0
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):
            used = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11]
            found += int(used) > 0.2 * os.sysconf("SC_CLK_TCK")
    return found


@pytest.mark.usefixtures("heeding")
@pytest.mark.parametrize(("word", "whom"), [(signal.SIGINT, os.killpg), (signal.SIGINT, os.kill), (signal.SIGTERM, os.kill)])
def test_who_is_told_to_end_does_so_with_one_line_and_leaves_nothing_half_written(tmp_path, word, whom):
    """Also when only the first process is told, and its workers are in the middle of a long game."""
    command = [sys.executable, "-m", "pionek.cli", "export", "connectfour", "--bots", "search:300000", "--jobs", "2", "--out", tmp_path / "a.jsonl"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            while running.poll() is None and thinking(running.pid) < 2:
                time.sleep(0.05)
            whom(running.pid, word)
            out, err = running.communicate(timeout=60)
            assert (running.returncode, out, err) == (130, "", "interrupted\n")
            assert list(tmp_path.iterdir()) == []
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
