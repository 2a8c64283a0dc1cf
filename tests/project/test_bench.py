"""The bench: its yardstick plays connect four, its verdicts are right, and a contender that fails is only absent."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tools.bench import peers
from tools.bench.contenders.bare import COLUMNS, LINES, ROWS, Board, play
from tools.bench.contenders.protocol import run
from tools.bench.lineup import BARE, DUEL, LINEUP, PIONEK, ZOO
from tools.bench.report import TARGETS, Figures, Round, Verdict, figures, quickest, sentence, times, verdicts
from tools.bench.worker import AbsentError, Command, Contender, Worker, last_words

ROOT = Path(__file__).resolve().parents[2]
CHATTER = """
import json, sys
print("a library says hello")
print(json.dumps({"ready": {"version": "1.2", "runtime": "test"}}), flush=True)
for line in sys.stdin:
    print(json.dumps({"games": 1, "moves": 2, "seconds": json.loads(line)["run"], "set_up": 0.0}), flush=True)
"""


def four_in_a_row(board: Board) -> set[int]:
    """The players with four in a row, found by looking at every line of the board."""
    found = set()
    for row in range(ROWS):
        for column in range(COLUMNS):
            for up, right in LINES:
                squares = [(row + up * step, column + right * step) for step in range(4)]
                if all(0 <= r < ROWS and 0 <= c < COLUMNS for r, c in squares):
                    stones = {board.rows[r][c] for r, c in squares}
                    if len(stones) == 1:
                        found |= stones - {0}
    return found


def script(code: str) -> Contender:
    return Contender("made-up", "made up", "a game", lambda: Command((sys.executable, "-c", code), {}))


def made(key: str, move: float, clone: float | None = None) -> Figures:
    contender = next(one for one in LINEUP if one.key == key)
    clones = 0 if clone is None else 1_000
    return figures(contender, "", "", [Round(1, 1_000_000, move, 0.0, clones, (clone or 0.0) / 1_000)])


def judge(*found: Figures) -> dict[str, Verdict]:
    return {one.sentence: one for one in verdicts({figure.key: figure for figure in found})}


def test_the_yardstick_sees_every_four_and_no_other() -> None:
    rng = Random(4)
    for _ in range(100):
        board = Board()
        while moves := board.moves():
            board.drop(rng.choice(moves))
            assert four_in_a_row(board) == ({board.winner} if board.winner else set())
        assert board.winner or all(height == ROWS for height in board.heights)


def test_a_random_game_of_the_yardstick_has_its_known_length() -> None:
    rng = Random(1)
    assert sum(play(Board(), rng) for _ in range(500)) / 500 == pytest.approx(21.3, abs=0.7)
    figures = run(0.01, Random(1), Board, play)
    assert figures["moves"] >= 7 * figures["games"] > 0
    assert 0 < figures["set_up"] < figures["seconds"]


def test_of_a_round_the_quickest_quarter_of_its_turns_counts() -> None:
    turns = [Round(1, 100, seconds, 0.0, 10, 9 - seconds) for seconds in (8, 2, 5, 1, 7, 6, 3, 4)]
    found = quickest(turns)
    assert (found.games, found.moves, found.seconds) == (2, 200, 3)
    assert (found.clones, found.clone_seconds) == (20, 1 + 2)
    alone = quickest([Round(1, 100, 2.0, 0.5)])
    assert (alone.seconds, alone.set_up, alone.clone) == (2.0, 0.5, None)


def test_figures_are_medians_of_the_rounds() -> None:
    rounds = [Round(games, 100 * games, seconds, 0.0) for games, seconds in ((1, 0.001), (2, 0.004), (1, 0.9))]
    found = figures(LINEUP[0], "", "", rounds)
    assert found.move == pytest.approx(20)
    assert found.rounds == pytest.approx((10, 20, 9000))
    assert (found.moves_a_game, found.clone) == (100, None)


@pytest.mark.parametrize(("move", "reached"), [(6.0, True), (6.1, False)])
def test_three_times_bare_python_is_the_bound(move: float, reached: bool) -> None:
    verdict = judge(made(BARE, 2.0), made(PIONEK, move))["connect four, in moves of bare Python"]
    assert verdict.figure == pytest.approx(move / 2)
    assert verdict.reached is reached


@pytest.mark.parametrize(("move", "reached"), [(60.0, True), (59.0, False)])
def test_twelve_times_as_fast_as_pettingzoo_is_the_bound(move: float, reached: bool) -> None:
    assert (
        judge(made(ZOO, move), made(PIONEK, 5.0))["connect four, times as fast as PettingZoo's env"].reached is reached
    )


@pytest.mark.parametrize(("clone", "reached"), [(9.9, True), (10.0, False), (None, None)])
def test_a_clone_is_to_stay_under_its_bound(clone: float | None, reached: bool | None) -> None:
    assert judge(made(DUEL, 20.0, clone))["Dice Throne duel, microseconds a clone"].reached is reached


def test_a_ratio_is_taken_within_each_round() -> None:
    busy = {BARE: (2, 20, 2), PIONEK: (4, 40, 6)}
    found = {
        key: figures(next(one for one in LINEUP if one.key == key), "", "", [Round(1, 1, move, 0.0) for move in moves])
        for key, moves in busy.items()
    }
    assert times(found, PIONEK, BARE) == 2
    assert times(found, PIONEK, ZOO) is None


def test_without_a_contender_its_targets_are_unknown_and_say_so() -> None:
    judged = verdicts({})
    assert len(judged) == len(TARGETS)
    assert all(one.reached is None and sentence(one).endswith("not measured") for one in judged)


def test_a_worker_answers_and_passes_over_what_libraries_print() -> None:
    worker = Worker(script(CHATTER))
    try:
        assert worker.version == "1.2"
        assert worker.run(0.5)["seconds"] == 0.5
    finally:
        worker.close()


def test_a_contender_that_cannot_start_is_absent_with_its_last_words() -> None:
    with pytest.raises(AbsentError, match="no such engine"):
        Worker(script("raise SystemExit('no such engine')"))
    with pytest.raises(AbsentError, match="No such file"):
        Worker(Contender("x", "x", "x", lambda: Command(("/no/such/program",), {})))


def test_the_reason_of_a_failed_installation_is_its_first_error() -> None:
    assert last_words("working\nERROR: no wheel\nERROR: failed\n\nhint: none\n") == "ERROR: no wheel"
    assert last_words("one\ntwo\n") == "two"


def test_peers_live_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.delenv("PIONEK_HOME", raising=False)
    assert peers.data_folder() == tmp_path / "share" / "pionek"
    monkeypatch.setenv("PIONEK_HOME", str(tmp_path / "home"))
    assert peers.data_folder() == tmp_path / "home"


def test_a_peer_that_cannot_be_installed_is_absent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    monkeypatch.setenv("PIONEK_HOME", str(tmp_path / "home"))
    with pytest.raises(AbsentError, match="not installed: Not a directory"):
        peers.install("open_spiel")


def test_the_pins_name_no_host() -> None:
    for path in peers.PINS.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert "://" not in text, path
            assert '"resolved"' not in text, path


def test_a_quick_bench_reports_and_writes_its_figures(tmp_path: Path) -> None:
    place = tmp_path / "figures.json"
    command = [sys.executable, ROOT / "tools" / "bench" / "run.py", "--quick", "--no-peers", "--json", place]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "bare Python" in done.stdout
    data = json.loads(place.read_text())
    assert data["machine"]["cores"] >= 1
    assert len(data["targets"]) == len(TARGETS)
    found = {one["key"]: one for one in data["contenders"]}
    assert {BARE, PIONEK, DUEL} <= set(found), data["absent"]
    assert found[PIONEK]["moves_a_game"] == pytest.approx(found[BARE]["moves_a_game"], rel=0.1)
    assert found[DUEL]["clone"] > 0
