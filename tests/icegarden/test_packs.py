"""What further packs may add to the game, and what they may not."""

from __future__ import annotations

from pathlib import Path

import pytest

import pionek
from pionek.core.packs.problems import Problems
from pionek.core.registry import get

HEADER = "id: mine\nversion: '1'\ngame: icegarden\nlanguages: [en, pl]\nlicence: CC0-1.0\n"


def pack(folder: Path, text: str) -> Path:
    (folder / "pack.yaml").write_text(HEADER, encoding="utf-8")
    (folder / "things.yaml").write_text(text, encoding="utf-8")
    return folder


def test_a_further_tile_is_shuffled_among_the_others(tmp_path: Path) -> None:
    tile = "tiles:\n  - {id: rich, name: {en: rich tile, pl: bogaty kafelek}, players: 2, number: 3, population: 3, gold: 3, m-factor: 3, points: [9]}\n"
    folder = pack(tmp_path, tile)
    rich = 0
    for seed in range(20):
        match = pionek.new_match("icegarden", packs=(folder,), characters=["callo", "dyken"], seed=seed)
        while not match.table.round:
            match.play(match.decision.options[0])
        assert len(match.table.sequence) == 6
        rich += match.content.find("tile", "mine:rich") in match.table.tiles
        while match.decision is not None:
            match.play(match.decision.options[-1])
    assert 10 < rich < 20


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("resources:\n  - {id: wood, name: {en: wood, pl: drewno}, supply: 3, start: 1}\n", "at most 3 resources"),
        ("abilities:\n  - {id: fly, name: {en: fly, pl: lot}, tokens: 1, price: {gold: 1}, rule: IG-UPG-01}\n", "at most 4 abilities"),
        (
            "characters:\n  - {id: vuko, name: {en: The Wanderer, pl: Wędrowiec}, full: Vuko, colour: red, goal: towers, need: 6, rule: IG-FREI-01}\n",
            "3 figures of one type of level 1",
        ),
    ],
)
def test_what_the_board_prints_cannot_be_added(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(Problems, match=sentence):
        get("icegarden").content((pack(tmp_path, text),))


def test_texts_of_units_and_tiles_are_made_from_what_they_do() -> None:
    from pionek.core.text.phrasebook import plain

    content = get("icegarden").content()
    faun = content.find("unit", "faun")
    assert plain(content.text_of("unit", faun, "en")) == (
        "Level 2, 2 figures: influence 2, defeated by 2 damage. Where you dominate: replace one influence marker of another "
        "player here with your own. Event: if two Nightmare tokens lie here and the Thorn does not stand here, close the "
        "region. Slots for upgrades: 2."
    )
    assert plain(content.text_of("scenario", content.find("scenario", "both-bears"), "pl")) == (
        "Gdy Vuko odwiedził region: znacznik Martwego Śniegu przesuwa się w górę o 1."
    )
