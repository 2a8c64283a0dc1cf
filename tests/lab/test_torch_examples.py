"""The examples with PyTorch: exported decisions are loaded, a network learns from them and plays as a bot."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from pionek.lab.export import export
from pionek.lab.plan import Plan, Programme
from pionek.lab.simulate import Series
from pionek.lab.workers import Workers

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"

if importlib.util.find_spec("torch") is None:
    pytest.skip("optional: PyTorch is not installed", allow_module_level=True)


@pytest.fixture
def duels(tmp_path, monkeypatch) -> Path:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(tmp_path)
    export(Programme(Plan(game="connectfour", games=20, bots=["greedy"])), "observation", tmp_path / "games.parquet", Workers())
    return tmp_path / "games.parquet"


def test_exported_decisions_are_a_data_set(duels):
    from torch_data import decisions

    seen, mask, taken, outcome = decisions(duels).tensors
    assert seen.shape[1] == 84
    assert mask.shape[1] == 7
    assert mask.gather(1, taken[:, None]).all(), "what was taken was offered"
    assert set(outcome.tolist()) <= {-1.0, 0.0, 1.0}


def test_a_network_learns_from_them_and_plays_as_a_bot(duels):
    subprocess.run([sys.executable, EXAMPLES / "torch_agent.py", duels, "network.pt"], cwd=duels.parent, check=True)
    series = Series(Plan(game="connectfour", games=10, bots=["torch_agent:Imitator", "random"], mirror=True))
    assert len(list(series.play(Workers()))) == 10
