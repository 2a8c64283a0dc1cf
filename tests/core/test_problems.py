"""What is wrong with a pack is told where it stands, in both languages, with the word that was perhaps meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from pionek.core.packs.loader import load
from pionek.core.packs.problems import LONGEST_LIST, Problem, Problems, few
from tests.core.skirmish import GAME
from tests.core.skirmish_words import FOLDER
from tests.core.test_packs import card, pack


def told(folder: Path, text: str) -> list[Problem]:
    with pytest.raises(Problems) as caught:
        load(GAME, [FOLDER / "content", pack(folder, text)])
    return caught.value.problems


def test_the_place_is_the_path_as_it_was_typed_with_line_and_column(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pack(tmp_path, card("{mark: true}"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Problems) as caught:
        load(GAME, [FOLDER / "content", Path("dragons")])
    (problem,) = caught.value.problems
    assert str(problem).startswith("dragons/more.yaml:4:18: card c, field effect.mark: ")
    line = (tmp_path / problem.file).read_text().splitlines()[problem.line - 1]
    assert line[problem.column - 1 :].startswith("true")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        (card("{strik: 2}"), "strike"),
        (card("{call: solder}"), "soldier"),
        (card("{call: dragn}", "figures:\n- {id: dragon, name: {en: D, pl: S}, power: 1, life: 1}\n"), "dragon"),
        ("cardz:\n- {id: c}\n", "cards"),
        (card("{mark: 1}", "  wordng: {en: a, pl: b}\n"), "wording"),
        (card("{each: enmy, do: {mark: 1}}"), "enemy"),
        (card("{mark: 1, unheard-of: 3}"), ""),
    ],
)
def test_the_nearest_word_is_suggested(tmp_path: Path, text: str, near: str):
    first = told(tmp_path, text)[0]
    assert first.near == near
    assert str(first).endswith(f"; did you mean {near!r}?" if near else ")")
    assert first.text("pl").endswith(f"; może chodziło o {near!r}?" if near else ")")


def test_a_word_that_is_nearly_right_is_not_drowned_in_all_the_others(tmp_path: Path):
    assert len(str(told(tmp_path, card("{strik: 2}"))[0]).split(": ", 1)[1]) < 120


@pytest.mark.parametrize(
    ("text", "polish"),
    [
        (card("{mark: true}"), "jest true, powinno być: liczba"),
        (card("{mark: 1}", "  mark: 2\n"), "jest pole 'mark', powinno być: tylko pola, które ma wpis rodzaju card"),
        ("cards:\n- id: c\n", "jest nic, powinno być: pole 'name', które ma wpis rodzaju card"),
        ("cards:\n\t- id: c\n", "jest tabulator, powinno być: spacje na początku wiersza"),
        ("cards: [{id: c\n", "niezamknięty nawias `{`"),
        ("cards:\n- id: c\n  effect: yes\n", "jest yes, powinno być: true albo cudzysłów wokół"),
    ],
)
def test_every_mistake_is_told_in_polish_too(tmp_path: Path, text: str, polish: str):
    assert any(polish in problem.text("pl") for problem in told(tmp_path, text))


def test_amounts_have_bounds(tmp_path: Path):
    for effect in ("{mark: 5000}", "{strike: -60}"):
        (problem,) = told(tmp_path, card(effect))
        assert str(problem.expected) == "a whole number from 0 to 99"


def test_what_nobody_foresaw_is_a_mistake_of_its_entry_and_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def fails(self: object, content: object) -> None:
        raise AttributeError("no such thing")

    (kind,) = (each for each in GAME.definitions if each.kind == "card")
    monkeypatch.setattr(kind, "finish", fails)
    first = told(tmp_path, card("{mark: 1}"))[-1]
    assert first.line > 0
    assert "AttributeError: no such thing" in str(first)


def test_a_long_list_of_words_is_cut_behind_a_word():
    words = [f"word-{at}" for at in range(60)]
    told = few(words)
    assert told.endswith(" ...")
    assert len(told) <= LONGEST_LIST + 4
    assert [each for each in told.removesuffix(" ...").split(", ") if each not in words] == []
    assert few(["one", "", "two"]) == "one, two"
    assert few(["w" * 500]) == "w" * 500
