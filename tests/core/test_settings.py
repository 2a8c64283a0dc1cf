"""Settings: declared as data, read with care, refused with what is allowed. And games found by their folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from pionek.core import registry
from pionek.core.packs.problems import Problems
from pionek.core.settings import Setting, SettingError, load_settings
from tests.core.skirmish import GAME

FIGURES = "soldier, captain, martyr, survivor, bodyguard, herald, mourner, orphan, collector, breeder, scholar"


def chosen(**given: Any) -> dict[str, Any]:
    return GAME.chosen(GAME.content(), given)


def test_with_nothing_given_a_newcomer_plays_what_he_should():
    assert chosen() == {"seats": 2, "army": ["soldier", "captain"], "first": "1", "cards": True}


def test_values_come_from_python_and_from_the_command_line_alike():
    wanted = {"seats": 3, "army": ["herald", "soldier"], "first": "2", "cards": False}
    assert chosen(seats=3, army=["herald", "soldier"], first=2, cards=False) == wanted
    assert chosen(seats="3", army="herald, soldier", first="2", cards="false") == wanted
    assert chosen(seats="3", army=("herald", "soldier"), first=["2"], cards="Off") == wanted


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("seats", 4, "seats: 4 is not allowed; a whole number from 2 to 3"),
        ("seats", "x", "seats: 'x' is not allowed; a whole number from 2 to 3"),
        ("seats", True, "seats: True is not allowed; a whole number from 2 to 3"),
        ("seats", 2.5, "seats: 2.5 is not allowed; a whole number from 2 to 3"),
        ("seats", float("inf"), "seats: inf is not allowed; a whole number from 2 to 3"),
        ("seats", None, "seats: None is not allowed; a whole number from 2 to 3"),
        ("army", "dragon", f"army: 'dragon' is not allowed; allowed are {FIGURES}"),
        ("army", "", f"army: '' is not allowed; allowed are {FIGURES}"),
        ("army", [], "army: 0 given, 1 to 4 wanted, separated by commas"),
        ("army", ["soldier"] * 5, "army: 5 given, 1 to 4 wanted, separated by commas"),
        ("first", "3", "first: '3' is not allowed; allowed are random, 1, 2"),
        ("first", "1,2", "first: 2 given, 1 wanted; allowed are random, 1, 2"),
        ("cards", "maybe", "cards: 'maybe' is not allowed; allowed are true, false"),
        ("cards", 1, "cards: 1 is not allowed; allowed are true, false"),
        ("dragons", 1, "skirmish has no option 'dragons'; its options are seats, army, first, cards"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_sentence_in_both_languages(name: str, given: Any, sentence: str):
    with pytest.raises(SettingError) as caught:
        chosen(**{name: given})
    assert str(caught.value) == caught.value.text("en") == sentence
    assert caught.value.text("pl") != sentence


def test_a_list_of_words_may_be_empty_only_where_none_are_needed():
    about = {"en": "who comes along", "pl": "kto idzie"}
    some = Setting("friends", "words", "", about, allowed=["ann", "bob"], least=0, most=2)
    assert some.read("", []) == some.read([], []) == some.read(" ", []) == []
    assert some.read("bob", []) == ["bob"]
    with pytest.raises(SettingError, match="'' is not allowed"):
        some.read("ann,", [])
    with pytest.raises(SettingError, match="'' is not allowed"):
        Setting("friends", "words", "ann", about, allowed=["ann", "bob"], least=1, most=2).read("", [])


def test_all_pairings_of_a_setting():
    assert GAME.vary(GAME.content(), "first") == [["random"], ["1"], ["2"]]
    pairs = GAME.vary(GAME.content(), "army")
    assert len(pairs) == 11 * 10
    assert ["soldier", "captain"] in pairs
    assert len(GAME.vary(GAME.content(), "army", 3)) == 11 * 10 * 9


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: 1\n", "settings.yaml:1: settings: found {a}, expected a list of settings"),
        (
            "- {name: x, type: colour, default: red, about: {en: a, pl: b}}\n",
            "settings.yaml:1: setting x, field type: found 'colour', expected one of word, words, number, flag, campaign",
        ),
        (
            "- {name: x, type: flag, about: {en: a, pl: b}}\n",
            "settings.yaml:1: setting x, field default: found nothing, expected the field 'default' in a setting",
        ),
    ],
)
def test_a_mistake_in_settings_is_named(tmp_path: Path, text: str, said: str):
    path = tmp_path / "settings.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load_settings(path)
    assert re.sub(r":(\d+):\d+:", r":\1:", str(caught.value)) == said, "columns aside"


# Games


def test_a_game_is_found_because_its_folder_is_there():
    assert registry.names()
    for name in registry.names():
        assert registry.get(name).id == name
        assert registry.get(name) is registry.get(name)


@pytest.mark.parametrize("name", ["chess", "", "../core", "__init__", "core.table"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str):
    with pytest.raises(registry.UnknownGame) as caught:
        registry.get(name)
    assert str(caught.value) == f"there is no game {name!r}; there are {', '.join(registry.names())}"
    assert caught.value.text("pl").startswith(f"nie ma gry {name!r}; ")


def test_an_installed_package_can_offer_a_game(monkeypatch: pytest.MonkeyPatch):
    class Point:
        name = "skirmish"

        def load(self) -> object:
            return GAME

    monkeypatch.setattr(registry, "entry_points", lambda group: [Point()] if group == "pionek.games" else [])
    monkeypatch.setattr(registry, "_found", {})
    assert "skirmish" in registry.names()
    assert registry.get("skirmish") is GAME


def test_a_campaign_is_handed_on_as_data_or_as_text_or_begun_with_nothing():
    setting = Setting("campaign", "campaign", "", {"en": "what came before", "pl": "co było wcześniej"})
    assert setting.read("", []) == {}
    assert setting.read({"flags": ["moth"], "hours": 2}, []) == {"flags": ["moth"], "hours": 2}
    assert setting.read('{"flags": ["moth"]}', []) == {"flags": ["moth"]}


@pytest.mark.parametrize("given", ["[1]", "moth", "{", 3, [1, 2]])
def test_something_else_is_no_campaign(given):
    setting = Setting("campaign", "campaign", "", {"en": "what came before", "pl": "co było wcześniej"})
    with pytest.raises(SettingError, match="this is not a campaign; give what an earlier match of it left"):
        setting.read(given, [])
