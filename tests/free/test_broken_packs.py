"""Any slip of the hand in a pack ends in a report or in a pack that can be played, never in a traceback.

Each line of every pack in the repository is left out, written twice or changed; in `make test` a few of them, all of them when
nobody waits. Files that have not changed are parsed once, so that all slips of a pack cost about as much as reading its entries so often.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import yaml

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.match import start
from pionek.core.packs import loader
from pionek.core.packs.checking import trial_settings
from pionek.core.packs.problems import REPORT, InBoth, Problem, Problems
from pionek.core.packs.yamlfile import Node, read_file
from tests.free.games import SOAK, answer

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = sorted([*DOCS.glob("examples/*/pack.yaml"), *DOCS.glob("windows/*/pack.yaml")])
PACKS = [(name, registry.get(name).folder / "content") for name in registry.names()]
PACKS = [(name, folder) for name, folder in PACKS if folder.is_dir()]
PACKS += [(name, path.parent) for path in EXAMPLES if (name := str(yaml.safe_load(path.read_text(encoding="utf-8"))["game"])) in registry.names()]
SLIPS = 40
"""How many slips of each pack are tried when somebody waits."""
DECISIONS = 40
LINE_UPS = 6
"""How many line-ups are tried until one can be played."""


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
def test_a_slip_of_the_hand_is_reported_or_harmless(name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(loader, "read_file", parsed_once({}))
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
                assert clean(problem), f"{where}: {problem}"
        finally:
            game.contents.pop((copy,), None)
        (copy / file).write_text(whole, encoding="utf-8")


def parsed_once(known: dict[tuple[Path, Path | None, bytes], Node]) -> Callable[..., Node]:
    """Reads files as the loader does, each text only once."""

    def read(path: Path, root: Path | None = None) -> Node:
        key = path, root, path.read_bytes()
        if key not in known:
            known[key] = read_file(path, root)
        return known[key]

    return read


LONGEST = 300
"""Letters of a mistake, without the name of its file."""
QUOTED = re.compile(r"""'.*'|".*"|\{.*\}|true|false""")
"""What a mistake shows of the file, which is the same in all languages."""


def clean(problem: Problem) -> bool:
    """Whether a mistake is told in one line, in words of both languages, and names its place; nothing of Python shows through."""
    told = all(isinstance(each, InBoth) or not re.search("[a-z]", QUOTED.sub("", each)) for each in (problem.found, problem.expected))
    one_line = all("\n" not in problem.text(lang) for lang in REPORT)
    placed = problem.line > 0 or problem.entry == "pack"
    short = all(len(problem.text(lang).removeprefix(problem.file)) <= LONGEST for lang in REPORT)
    return told and one_line and placed and short and not re.search(r"[A-Z][a-z]+Error|Traceback", str(problem))


def playable(name: str, folder: Path, where: str) -> None:
    """Load the pack and play a little at random with what it brings."""
    game = registry.get(name)
    content = game.content((folder,))
    luck = random.Random(1)
    for at in range(LINE_UPS):
        try:
            match = start(game, trial_settings(game, content, luck), at, (folder,))
        except UserError:
            continue  # settings that do not go together, or the line-up of newcomers has gone: a sentence says so
        for _ in range(DECISIONS):
            if match.decision is None:
                break
            match.play(*answer(match, luck))
        assert match.result is None or match.result.cause != "broken", where
        return
