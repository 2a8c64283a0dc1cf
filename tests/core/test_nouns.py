"""Nouns as data: what a file teaches, and what it is told when it is wrong."""

import re
from pathlib import Path

import pytest

from pionek.core.packs.problems import Problems
from pionek.core.text.nouns import FILE, teach_folder
from pionek.core.text.phrasebook import Phrasebook

OX = """
ox:
  en: [ox, oxen]
  gender: m
  nom: [wół, woły, wołów]
  acc: [wołu, woły, wołów]
"""


def taught(folder: Path, nouns: str) -> Phrasebook:
    (folder / FILE).write_text(nouns, encoding="utf-8")
    (folder / "en.ftl").write_text('have = have { NOUN($n, noun: "ox") }\n', encoding="utf-8")
    (folder / "pl.ftl").write_text('have = masz { NOUN($n, noun: "ox", case: "acc") }\n', encoding="utf-8")
    book = Phrasebook()
    teach_folder(book, folder)
    return book


def test_a_folder_of_texts_teaches_patterns_and_nouns(tmp_path):
    book = taught(tmp_path, OX)
    assert [book.text("en", "have", n=n) for n in (1, 2)] == ["have 1 ox", "have 2 oxen"]
    assert [book.text("pl", "have", n=n) for n in (1, 2, 5)] == ["masz 1 wołu", "masz 2 woły", "masz 5 wołów"]
    assert not book.missing()


@pytest.mark.parametrize(
    ("was", "instead", "expected"),
    [
        ("gender: m", "gender: x", "nouns.yaml:4: noun ox, field gender: found 'x', expected one of m, f, n"),
        ("  gender: m\n", "", "gender"),
        ("  nom: [wół, woły, wołów]\n", "", "nom"),
        ("nom: [wół, woły, wołów]", "nom: [wół, woły]", "nouns.yaml:5: noun ox, field nom"),
        ("en: [ox, oxen]", "en: ox", "nouns.yaml:3: noun ox, field en"),
        ("acc:", "voc:", "voc"),
        (OX, "[ox, oxen]", "nouns.yaml:1: nouns: found a list of 2, expected nouns by their keys"),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path, was, instead, expected):
    with pytest.raises(Problems) as caught:
        taught(tmp_path, OX.replace(was, instead))
    assert expected in re.sub(r":(\d+):\d+:", r":\1:", str(caught.value)), "columns aside"
