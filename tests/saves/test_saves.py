"""Unfinished matches of every game and every rules version there has been: each can be loaded and played on."""

import random
from pathlib import Path

import msgspec
import pytest

from pionek import load
from pionek.core.match.loading import replay
from pionek.core.match.match import Match, start
from pionek.core.match.saving import SaveError
from pionek.core.registry import get, names
from tools.saves import add, pattern

FOLDER = Path(__file__).parent
SAVES = [path for path in sorted(FOLDER.glob("*.json")) if path.name.split("-")[0] in names()]
RAISE = "leads to another table, but the rules version is the same: raise rules_version in game.yaml"


def led_elsewhere(data: bytes) -> str:
    """The complaint about a save of the present rules version whose answers do not lead to the saved table.

    Packs may have changed since, in names and texts: if their hashes differ the answers are still played, because
    what they do must be the same.
    """
    saved = msgspec.json.decode(data)
    game = get(saved["game"])
    if saved["rules_version"] != game.rules_version or not saved["entries"]:
        return ""
    match = start(game, saved["settings"], saved["seed"])
    try:
        replay(match, saved["entries"])
    except SaveError as error:
        return f"it {RAISE} ({error})"
    return "" if match.digest() == saved["digest"] else f"it {RAISE}"


def play_on(match: Match) -> None:
    luck = random.Random(1)
    while match.decision is not None:
        match.play(luck.choice(match.decision.options))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_is_loaded_and_played_to_its_end(path):
    data = path.read_bytes()
    assert led_elsewhere(data) == "", path.name
    match = load(data)
    assert match.decision is not None
    match.scene(match.decision.seat)
    play_on(match)
    assert match.result is not None
    assert match.result.cause != "broken"


@pytest.mark.parametrize("name", names())
def test_the_present_rules_version_has_saves(name):
    assert list(FOLDER.glob(pattern(get(name)))), "add some with `python tools/saves.py`"


@pytest.mark.parametrize("name", names())
def test_no_version_is_forgotten(name):
    """Whoever raises the version leaves the saves of the earlier ones where they are."""
    game = get(name)
    assert [version for version in range(1, game.rules_version) if not list(FOLDER.glob(pattern(game, version)))] == []


def test_changed_rules_of_the_same_version_are_found():
    present = next(path for path in SAVES if path.match(pattern(get(path.name.split("-")[0]))))
    data = msgspec.json.decode(present.read_bytes())
    data["digest"] = "0" * 64
    assert led_elsewhere(msgspec.json.encode(data)) == f"it {RAISE}"
    data["entries"][-1] = "0:dance"
    assert led_elsewhere(msgspec.json.encode(data)).startswith(f"it {RAISE} (entry ")


def test_saves_are_added_once(tmp_path):
    game = get("connectfour")
    written = add(game, tmp_path)
    assert [path.name for path in written] == [f"connectfour-{game.rules_version}-{at}.json" for at in range(1, 6)]
    assert add(game, tmp_path) == []
    lengths = [len(load(path.read_bytes()).effective()) for path in written]
    assert lengths[0] < lengths[-1]
