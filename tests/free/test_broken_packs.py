"""Any slip of the hand in a pack ends in a report or in a pack that can be played, never in a traceback.

Each line of every pack in the repository is left out, written twice or changed; in `make test` a few of them, all of them when
nobody waits.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from pionek.core import registry
from pionek.core.match.match import start
from pionek.core.packs.problems import REPORT, Problems
from pionek.core.settings import SettingError
from tests.free.games import SOAK, answer

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*/pack.yaml"))
PACKS = [(name, registry.get(name).folder / "content") for name in registry.names()]
PACKS = [(name, folder) for name, folder in PACKS if folder.is_dir()]
PACKS += [(name, path.parent) for path in EXAMPLES if (name := str(yaml.safe_load(path.read_text(encoding="utf-8"))["game"])) in registry.names()]
SLIPS = 40
"""How many slips of each pack are tried when somebody waits."""
DECISIONS = 40


def left_out(lines: list[str], at: int) -> list[str]:
    return [*lines[:at], *lines[at + 1 :]]


def twice(lines: list[str], at: int) -> list[str]:
    return [*lines[: at + 1], *lines[at:]]


def number_changed(lines: list[str], at: int) -> list[str]:
    changed = re.sub(r"\b\d+\b", lambda found: str(997 - int(found[0])), lines[at], count=1)
    return [*lines[:at], changed, *lines[at + 1 :]]


def word_changed(lines: list[str], at: int) -> list[str]:
    changed = re.sub(r"([a-z])([a-z]+)(?=[,\]}]|$)", r"\2\1", lines[at], count=1)
    return [*lines[:at], changed, *lines[at + 1 :]]


def field_changed(lines: list[str], at: int) -> list[str]:
    changed = re.sub(r"\b([a-z])([a-z-]+):", r"\2\1:", lines[at], count=1)
    return [*lines[:at], changed, *lines[at + 1 :]]


HANDS = (left_out, twice, number_changed, word_changed, field_changed)


def slips(folder: Path, seed: str) -> Iterator[tuple[str, int, str, str]]:
    """Files with one slip in them: name, line, what was done, and the text."""
    found = [
        (path.relative_to(folder).as_posix(), at, hand)
        for path in sorted(folder.rglob("*.yaml"))
        for at in range(len(path.read_text(encoding="utf-8").splitlines()))
        for hand in HANDS
    ]
    chosen = found if SOAK else random.Random(seed).sample(found, min(SLIPS, len(found)))
    for name, at, hand in chosen:
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        changed = hand(lines, at)
        if changed != lines:
            yield name, at + 1, hand.__name__, "\n".join(changed) + "\n"


@pytest.mark.parametrize(("name", "folder"), PACKS, ids=[f"{name}-{folder.name}" for name, folder in PACKS])
def test_a_slip_of_the_hand_is_reported_or_harmless(name: str, folder: Path, tmp_path: Path):
    copy = tmp_path / folder.name
    shutil.copytree(folder, copy)
    game = registry.get(name)
    for file, line, hand, text in slips(folder, f"slips {folder.name}"):
        whole = (copy / file).read_text(encoding="utf-8")
        (copy / file).write_text(text, encoding="utf-8")
        where = f"{file}:{line} {hand}"
        try:
            playable(name, copy, where)
        except Problems as told:
            for problem in told.problems:
                assert "Error" not in str(problem), f"{where}: {problem}"
                assert all("\n" not in problem.text(lang) for lang in REPORT), where
        finally:
            game.contents.pop((copy,), None)
        (copy / file).write_text(whole, encoding="utf-8")


def playable(name: str, folder: Path, where: str) -> None:
    """Load the pack and play a little with it at random."""
    try:
        match = start(registry.get(name), {}, 1, (folder,))
    except SettingError:
        return  # the line-up that newcomers play has gone, and a sentence says so
    luck = random.Random(1)
    for _ in range(DECISIONS):
        if match.decision is None:
            break
        match.play(*answer(match, luck))
    assert match.result is None or match.result.cause != "broken", where
