"""What an ability of a pack says: the dice that activate it and those that count, also where both differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from pionek.core import registry
from pionek.core.text.phrasebook import plain
from tools.guides import written_hero

WAS = "    when: {symbols: {flame: 3}}\n    effect: {damage: {by-count: flame, least: 3, values: [4, 5, 7]}}\n"


@pytest.mark.parametrize(
    ("written", "en", "pl", "brief"),
    [
        (WAS, "3 / 4 / 5 × Flame: deal 4 / 5 / 7 damage.", "3 / 4 / 5 × Płomyk: zadaj 4 / 5 / 7 obrażeń.", "Deal 4 / 5 / 7 damage."),
        (
            WAS.replace("flame: 3}", "flame: 3, oil: 1}"),
            "3 × Flame and 1 × Oil: deal 4 / 5 / 7 damage for 3 / 4 / 5 × Flame.",
            "3 × Płomyk i 1 × Olej: zadaj 4 / 5 / 7 obrażeń za 3 / 4 / 5 × Płomyk.",
            "Deal 4 / 5 / 7 damage for 3 / 4 / 5 × Flame.",
        ),
        (
            WAS.replace("{symbols: {flame: 3}}", "{straight: small}"),
            "Small straight: deal 4 / 5 / 7 damage for 3 / 4 / 5 × Flame.",
            "Mały strit: zadaj 4 / 5 / 7 obrażeń za 3 / 4 / 5 × Płomyk.",
            "Deal 4 / 5 / 7 damage for 3 / 4 / 5 × Flame.",
        ),
        (
            "    when: {kind: 4}\n    effect: {damage: 6}\n",
            "At least 4 dice show the same number: deal 6 damage.",
            "Na co najmniej 4 kościach wypadła ta sama cyfra: zadaj 6 obrażeń.",
            "4 × the same number: deal 6 damage.",
        ),
    ],
)
def test_the_dice_that_are_needed_and_those_that_count_are_told(tmp_path: Path, written: str, en: str, pl: str, brief: str):
    for name, text in written_hero().items():
        (tmp_path / name).write_text(text.replace(WAS, written), encoding="utf-8")
    content = registry.get("dicethrone").content((tmp_path,))
    index = content.find("ability", "my-hero:lit-street")
    assert [plain(content.text_of("ability", index, lang)) for lang in ("en", "pl")] == [en, pl]
    assert plain(content.brief_text_of("ability", index, "en")) == brief
