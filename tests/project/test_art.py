"""Pictures: everything is painted as its painter would now, the same bytes each time on one machine, and what is veiled is in no list."""

import json
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import pionek
from pionek.art.veil import veil
from pionek.core.registry import get
from tools.art.__main__ import folder, recorded, wrong
from tools.art.works import GAMES, works

LARGEST = {"board": 125_000, "card": 9_500, "ability": 9_500, "figure": 11_500, "base": 5_000, "hero": 12_000, "character": 12_000, "dreamer": 12_000, "dice": 64_000}
"""Bytes that a picture of a kind may have."""
ALL_TOGETHER = 7_000_000
UNSEEN = 12
"""By how much of 255 a colour may be another on another processor."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_painted_and_nothing_lies_about(game):
    assert list(wrong(game, recorded().get(game, {}))) == []


@pytest.mark.parametrize(("game", "name"), [("dreamblade", "base/0"), ("dreamblade", "figure/lantern-page"), ("relic", "card/boltgun"), ("etherfields", "dreamer/gambler")])
def test_a_picture_is_the_same_bytes_when_it_is_painted_again(game, name):
    """Processors differ in the last bits of what they compute: beside the one painted elsewhere no colour is off by more than an eye sees."""
    work = next(each for each in works(game) if each.name == name)
    ending, data = work.made()
    assert work.made() == (ending, data)
    stored = (folder(game) / f"{work.stored()}.{ending}").read_bytes()
    before, now = (np.asarray(Image.open(BytesIO(each)).convert("RGBA")).astype(int) for each in (stored, data))
    assert before.shape == now.shape
    assert abs(before - now).max() <= UNSEEN


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_small(game):
    for path in folder(game).rglob("*.webp"):
        assert path.stat().st_size <= LARGEST.get(path.parent.name, 40_000), path.name


def test_all_pictures_together_are_small():
    every = [path.stat().st_size for game in GAMES for path in folder(game).rglob("*") if path.is_file()]
    assert sum(every) <= ALL_TOGETHER


def test_what_players_may_not_know_yet_is_in_no_list():
    listed = (folder("etherfields") / "index.json").read_text(encoding="utf-8")
    hidden = [work for work in works("etherfields") if work.veiled]
    assert len(hidden) > 100
    look = json.dumps(get("etherfields").look)
    for work in hidden:
        assert work.name not in listed
        assert f'"{work.name.replace("/", ":")}"' not in look
        assert veil(work.name) not in listed


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_file_is_there(game):
    index = json.loads((folder(game) / "index.json").read_text(encoding="utf-8"))
    root = Path(pionek.__file__).parent / "games" / game / "art"
    assert all((root / name).is_file() for name in index["files"])
    assert all(name in index["files"] for name in index["things"].values())
