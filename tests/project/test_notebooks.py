"""The notebooks run from the first cell to the last; they are kept without outputs, so that nothing old is shown."""

import json
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def code(path: Path) -> list[dict]:
    return [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "notebook"}
    for at, cell in enumerate(code(path), 1):
        exec(compile("".join(cell["source"]), f"{path.name}, code cell {at}", "exec"), names)  # noqa: S102 - our own notebooks


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_has_no_outputs(path):
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code(path))


def test_there_are_two():
    assert len(NOTEBOOKS) == 2
