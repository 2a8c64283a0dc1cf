"""Packs: every mistake is named at once, with its line; a hostile one harms nobody; outside packs have their names."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from pionek.core.language.definitions import Content
from pionek.core.match.loading import load_match
from pionek.core.match.match import start
from pionek.core.packs import loader
from pionek.core.packs.loader import load, schema
from pionek.core.packs.problems import Problem, Problems
from pionek.core.packs.yamlfile import read_file
from pionek.core.rules.in_force import MODIFY, WATCH, Ability
from pionek.core.text.phrasebook import Phrasebook, plain
from pionek.core.vocabulary import Bits, Numbered, Words
from tests.core.skirmish import GAME
from tests.core.skirmish_words import FOLDER

OWN = FOLDER / "content"
HEADER = 'id: dragons\nversion: "1"\ngame: skirmish\nlanguages: [en, pl]\nlicence: MIT\n'
NAME = "name: {en: This, pl: To}"


def pack(folder: Path, text: str = "", header: str = HEADER, file: str = "more.yaml") -> Path:
    made = folder / "dragons"
    made.mkdir(exist_ok=True)
    (made / "pack.yaml").write_text(header, encoding="utf-8")
    if text:
        (made / file).write_text(text, encoding="utf-8")
    return made


def problems(folder: Path, text: str = "", header: str = HEADER) -> list[str]:
    """What is wrong with an outside pack, one line each."""
    with pytest.raises(Problems) as caught:
        load(GAME, [OWN, pack(folder, text, header)])
    return [briefly(problem, folder) for problem in caught.value.problems]


def briefly(problem: Problem, folder: Path) -> str:
    """A mistake without the folder of the test and without its column."""
    return re.sub(r"^([^ ]+:\d+):\d+: ", r"\1: ", str(problem).replace(f"{folder.as_posix()}/", ""))


def card(effect: str, more: str = "") -> str:
    return f"cards:\n- id: c\n  {NAME}\n  effect: {effect}\n{more}"


# Mistakes

BROKEN = """\
figures:
- id: dragon
  name: {en: "Dragon"}
  power: 99
  life: many
  wings: 2
- id: Dragon King
  name: {en: "King", pl: "Król"}
  power: 1
  life: 1
- id: dragon
  name: {en: "Dragon", pl: "Smok"}
  life: 1
  replaces: sleep
cards:
- id: fire
  name: {en: "Fire", pl: "Ogień"}
  effect:
  - {strike: 2, twice: true}
  - {burn: 3}
  - {call: phoenix}
  - {roll: 99}
  - {look-up: {"6-1": {mark: 1}}}
- just a word
- name: {en: "Nameless", pl: "Bez nazwy"}
  effect: []
monsters: []
"""


def test_a_broken_pack_shows_all_its_errors_with_file_line_entry_field_found_and_allowed(tmp_path: Path):
    assert problems(tmp_path, BROKEN) == [
        "dragons/more.yaml:3: figure dragon, field name: found {en}, expected a text in both languages, {en: ..., pl: ...}",
        "dragons/more.yaml:4: figure dragon, field power: found 99, expected a whole number from 0 to 20",
        "dragons/more.yaml:5: figure dragon, field life: found 'many', expected a whole number from 1 to 20",
        ("dragons/more.yaml:6: figure dragon: found the field 'wings', expected only the fields of a figure"
        " (always, aura, do, id, instead, life, name, often, optional, power, replaces, when, wording)"),
        "dragons/more.yaml:7: figure Dragon King, field id: found 'Dragon King', expected an id of small letters, digits and hyphens",
        "dragons/more.yaml:11: figure dragon, field id: found 'dragon' twice, expected an id of its own",
        "dragons/more.yaml:11: figure dragon, field power: found nothing, expected the field 'power' in a figure",
        "dragons/more.yaml:14: figure dragon, field replaces: found 'sleep', expected one of destroy, strike",
        "dragons/more.yaml:19: card fire, field effect: found the field 'twice', expected only the fields of 'strike' (strike)",
        ("dragons/more.yaml:20: card fire, field effect: found {burn}, expected an effect (aftermath, again, become, call,"
        " call-off, choose, deeper, do, draw, each, embolden, if, lay-down, look-up, mark, may, pick ...)"),
        ("dragons/more.yaml:21: card fire, field effect.call: found 'phoenix', expected the id of a figure"
        " (dragons:dragon, bodyguard, breeder, captain, collector, herald, martyr, mourner, orphan, scholar, soldier, survivor)"),
        "dragons/more.yaml:22: card fire, field effect.roll: found 99, expected a whole number from 1 to 20",
        "dragons/more.yaml:23: card fire, field effect.look-up: found 6-1, expected a range from low to high",
        "dragons/more.yaml:24: card: found 'just a word', expected a card with its fields",
        "dragons/more.yaml:25: card, field id: found nothing, expected the field 'id' in a card",
        "dragons/more.yaml:26: card, field effect: found a list of 0, expected at least one effect",
        "dragons/more.yaml:27: file: found 'monsters', expected lists of entries under cards, figures",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "line", "said"),
    [
        ("{strike: sum}", 4, "found 'sum' without a roll, expected a roll around or before it"),
        ("[{strike: sum}, {roll: 1}]", 4, "found 'sum' without a roll, expected a roll around or before it"),
        (
            "\n  - {may: {roll: 1}}\n  - {mark: sum}",
            6,
            "found 'sum' without a roll, expected a roll around or before it",
        ),
        ("[{choose: [{roll: 1}, {mark: 1}]}, {mark: sum}]", 4, "found 'sum' without a roll"),
        ("[{repeat: 2, do: {roll: 1}}, {mark: sum}]", 4, "found 'sum' without a roll"),
        ('{look-up: {"1": {mark: 1}}}', 4, "found 'look-up' without a roll"),
        ("{if: {least: 1, of: sum}, do: {mark: 1}}", 4, "found 'sum' without a roll"),
    ],
)
def test_a_word_that_reads_a_roll_needs_one_before_it(tmp_path: Path, effect: str, line: int, said: str):
    first = problems(tmp_path, card(effect))[0]
    assert first.startswith(f"dragons/more.yaml:{line}: card dragons:c, field effect: {said}")


@pytest.mark.parametrize(
    "effect",
    [
        "[{roll: 1}, {mark: sum}]",
        "[{roll: 1}, {may: {mark: sum}}, {then: {mark: sum}}]",
        "[{then: {roll: 2}}, {each: own, do: {strike: sum}}]",
        "{repeat: 2, do: [{roll: 1}, {mark: sum}]}",
        "{do: {strike: 1}, each: own}",
    ],
)
def test_words_that_have_what_they_need_are_right(tmp_path: Path, effect: str):
    load(GAME, [OWN, pack(tmp_path, card(effect))])


def test_nothing_asks_in_what_is_always_in_force(tmp_path: Path):
    figure = f"figures:\n- id: f\n  {NAME}\n  power: 1\n  life: 1\n  always: [{{mark: 1}}, {{may: {{mark: 2}}}}]\n"
    assert problems(tmp_path, figure) == [
        "dragons/more.yaml:6: figure dragons:f: found 'may' in a modifier, expected nothing that asks"
    ]


def test_fields_that_do_not_fit_together_are_named_with_their_line(tmp_path: Path):
    figure = f"figures:\n- id: f\n  {NAME}\n  power: 1\n  life: 1\n  when: drew\n"
    assert problems(tmp_path, figure) == [
        "dragons/more.yaml:6: figure dragons:f, field when: found `when` or `do` alone, expected both"
    ]


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("{mark: 1, draw: 2}", "found the field 'draw', expected effects in a list, [{mark: ...}, {draw: ...}]"),
        ("{prevented: 3}", "found 3, expected nothing after 'prevented'"),
        ("pick", "found 'pick', expected an effect"),
        ("7", "found 7, expected an effect"),
        ("{mark: [1]}", "found a list of 1, expected an amount"),
        ("{mark: true}", "found true, expected an amount"),
        ("{each: nobody, do: {mark: 1}}", "found 'nobody', expected a word for who is meant (enemy, own)"),
        ("{look-up: [1]}", "found a list of 1, expected results of the roll"),
        ("{if: {mark: 1}, do: {mark: 1}}", "found {mark}, expected a condition (all, any, least, most, not)"),
    ],
)
def test_a_mistake_in_a_sentence_says_what_was_found_and_what_is_allowed(tmp_path: Path, effect: str, said: str):
    assert said in problems(tmp_path, card(effect))[0]


# Wording


def test_a_wording_stands_for_the_generated_text_and_knows_its_hash(tmp_path: Path):
    said = problems(tmp_path, card("{mark: 1}", '  wording: {en: "Mark!", pl: "Znak!", replaces: "00000000"}\n'))
    found = re.fullmatch(
        r"dragons/more.yaml:2: card dragons:c, field wording.replaces: found '00000000', expected (\w{8}), "
        r"the hash of the text that is generated now",
        said[0],
    )
    assert found
    right = card("{mark: 1}", f'  wording: {{en: "Mark!", pl: "Znak!", replaces: "{found[1]}"}}\n')
    content = load(GAME, [OWN, pack(tmp_path, right)])
    index = content.find("card", "dragons:c")
    assert [plain(content.text_of("card", index, lang)) for lang in ("en", "pl")] == ["Mark!", "Znak!"]


def test_a_wording_is_stale_when_the_meaning_changes(tmp_path: Path):
    one = problems(tmp_path, card("{mark: 1}", '  wording: {en: "A", pl: "B", replaces: "0"}\n'))
    two = problems(tmp_path, card("{mark: 2}", '  wording: {en: "A", pl: "B", replaces: "0"}\n'))
    assert one != two


def test_a_wording_without_the_hash_of_what_it_replaces_is_refused(tmp_path: Path):
    said = problems(tmp_path, card("{mark: 1}", '  wording: {en: "A", pl: "B"}\n'))
    assert said == [
        (
            "dragons/more.yaml:5: card c, field wording: found {en, pl}, expected a text in both languages"
            " and the hash of the one it stands for, {en, pl, replaces}"
        )
    ]


# Headers


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("", ["dragons/pack.yaml:1: pack: found nothing, expected a header with id, version, game, languages, licence"]),
        (
            HEADER.replace("game: skirmish", "game: chess"),
            ["dragons/pack.yaml:3: pack, field game: found 'chess', expected a pack for skirmish"],
        ),
        (
            HEADER.replace("licence: MIT\n", "author: me\n"),
            [
                ("dragons/pack.yaml:5: pack: found the field 'author', expected only the fields of the header of a pack"
                " (game, id, languages, licence, version)"),
                "dragons/pack.yaml:1: pack, field licence: found nothing, expected the field 'licence' in the header of a pack",
            ],
        ),
        (
            HEADER.replace("[en, pl]", "[en, de]"),
            ["dragons/pack.yaml:4: pack, field languages: found 'de', expected one of en, pl"],
        ),
        (
            HEADER.replace('"1"', "1"),
            ["dragons/pack.yaml:2: pack, field version: found 1, expected a text; put it in quotes"],
        ),
        (
            HEADER.replace("id: dragons", "id: My Dragons"),
            ["dragons/pack.yaml:1: pack, field id: found 'My Dragons', expected an id of small letters, digits and hyphens"],
        ),
        (
            HEADER.replace("id: dragons", "id: skirmish"),
            ["dragons/pack.yaml:1: pack, field id: found 'skirmish', expected another id than the packs before it have"],
        ),
    ],
)  # fmt: skip
def test_a_wrong_header_is_named(tmp_path: Path, header: str, said: list[str]):
    assert sorted(problems(tmp_path, header=header)) == sorted(said)


def test_mistakes_of_header_and_entries_are_shown_together(tmp_path: Path):
    said = problems(tmp_path, card("{burn: 1}"), HEADER.replace("game: skirmish", "game: chess"))
    assert len(said) == 2


def test_a_folder_that_is_not_there(tmp_path: Path):
    with pytest.raises(Problems, match=r"no such folder, expected a folder with a pack.yaml"):
        load(GAME, [OWN, tmp_path / "nowhere"])


# Hostile files


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &x [1]\nb: *x\n", "an anchor"),
        ("a: !!python/object/apply:os.system [ls]\n", "tag"),
        ("[" * 50_000, "more than 32 levels of nesting"),
        ("a: yes\n", "true, or quotes around it"),
        ("a: 1\na: 2\n", "a second time"),
        ("a: \x1b[31m\n", "U+001B"),
        ("cards: [" + "1, " * 210_000 + "]", "more than 200,000 values"),
    ],
)
def test_a_hostile_file_is_one_more_mistake(tmp_path: Path, text: str, said: str):
    assert said in problems(tmp_path, text)[0]


def test_two_packs_whose_files_have_the_same_names_are_told_apart(tmp_path: Path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.yaml").write_text(HEADER.replace("dragons", name), encoding="utf-8")
        (tmp_path / name / "cards.yaml").write_text(card("{burn: 1}"), encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load(GAME, [OWN, tmp_path / "one", tmp_path / "two"])
    assert [Path(problem.file).relative_to(tmp_path).as_posix() for problem in caught.value.problems] == ["one/cards.yaml", "two/cards.yaml"]


def test_too_many_or_too_large_files_are_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = pack(tmp_path, card("{mark: 1}"))
    monkeypatch.setattr(loader, "MOST_FILES", 1)
    with pytest.raises(Problems, match="more than a pack may have, expected at most 1 files"):
        load(GAME, [folder])
    monkeypatch.setattr(loader, "MOST_FILES", 500)
    monkeypatch.setattr(loader, "MOST_BYTES", 20)
    with pytest.raises(Problems, match="more than a pack may have"):
        load(GAME, [folder])


def test_a_pipe_or_a_folder_with_the_name_of_a_file_is_not_read(tmp_path: Path):
    folder = pack(tmp_path)
    (folder / "sub.yaml").mkdir()
    os.mkfifo(folder / "pipe.yaml")
    with pytest.raises(Problems) as caught:
        load(GAME, [OWN, folder])
    assert [Path(problem.file).name for problem in caught.value.problems] == ["pipe.yaml", "sub.yaml"]


@pytest.mark.parametrize(("name", "ending"), [("cards.yml", ".yml"), ("Cards.YAML", ".YAML"), ("cards.yaml.txt", ".yaml.txt")])
def test_a_file_that_would_be_overlooked_is_named(tmp_path: Path, name: str, ending: str):
    folder = pack(tmp_path, card("{mark: 1}"), file=name)
    with pytest.raises(Problems, match=f"dragons/{name}: found a file that ends in {ending}, expected one that ends in .yaml"):
        load(GAME, [OWN, folder])


def test_a_pack_without_entries_is_not_in_order(tmp_path: Path):
    folder = pack(tmp_path, card("{mark: 1}"))
    (folder / "more.yaml").unlink()
    with pytest.raises(Problems, match="dragons: pack: found nothing, expected lists of entries under cards, figures"):
        load(GAME, [OWN, folder])


@pytest.mark.parametrize(("was", "slip", "said"), [("id: dragon\n", "id: Dragon\n", "field id: found 'Dragon'"), ("figures:", "figure:", "did you mean 'figures'?")])
def test_a_mistake_is_told_once_and_not_wherever_the_entry_is_named(tmp_path: Path, was: str, slip: str, said: str):
    (told,) = problems(tmp_path, MORE.replace(was, slip))
    assert said in told


# Outside packs

MORE = """\
figures:
- id: dragon
  name: {en: "Dragon", pl: "Smok"}
  power: 9
  life: 9
- id: soldier
  name: {en: "Tin soldier", pl: "Ołowiany żołnierzyk"}
  power: 1
  life: 1
cards:
- id: hatch
  name: {en: "Hatch", pl: "Wyklucie"}
  effect: [{call: dragon}, {call: soldier}, {call: captain}]
"""


def test_the_ids_of_an_outside_pack_carry_its_name(tmp_path: Path):
    content = load(GAME, [OWN, pack(tmp_path, MORE)])
    assert {"dragons:dragon", "dragons:soldier", "soldier"} <= set(content.ids["figure"])
    assert content.get("figure", content.find("figure", "dragons:dragon")).pack == "dragons"
    assert content.get("figure", content.find("figure", "soldier")).pack == "skirmish"


def test_an_outside_pack_names_its_own_entries_first_then_the_games(tmp_path: Path):
    content = load(GAME, [OWN, pack(tmp_path, MORE)])
    called = content.get("card", content.find("card", "dragons:hatch")).effect.do
    assert [content.id_of("figure", each.call) for each in called] == ["dragons:dragon", "dragons:soldier", "captain"]


def test_the_games_own_numbers_do_not_change_when_a_pack_is_added(tmp_path: Path):
    own, more = load(GAME, [OWN]), load(GAME, [OWN, pack(tmp_path, MORE)])
    assert list(more.ids["figure"])[: len(own.ids["figure"])] == list(own.ids["figure"])


def test_a_match_with_an_outside_pack_is_played_and_saved_with_it(tmp_path: Path):
    folder = pack(tmp_path, MORE)
    played = start(GAME, {"army": ["dragons:dragon", "soldier"]}, 3, (folder,))
    played.play("end")
    assert load_match(played.save(), lambda name: GAME, (folder,)).digest() == played.digest()
    digest = played.content.packs[-1].digest[:12]
    with pytest.raises(ValueError, match=rf"^the match was played with other packs; missing: dragons \({digest}\)$"):
        load_match(played.save(), lambda name: GAME)


def test_two_packs_meet_in_one_process(tmp_path: Path):
    with_more = start(GAME, {}, 1, (pack(tmp_path, MORE),))
    without = start(GAME, {}, 1)
    assert "dragons:dragon" in with_more.content.ids["figure"]
    assert "dragons:dragon" not in without.content.ids["figure"]


def test_the_hash_of_a_pack_does_not_depend_on_where_it_lies(tmp_path: Path):
    one = load(GAME, [OWN, pack(tmp_path, MORE)])
    moved = tmp_path / "elsewhere" / "wyrms"
    shutil.copytree(tmp_path / "dragons", moved)
    assert load(GAME, [OWN, moved]).packs[1].digest == one.packs[1].digest
    (moved / "more.yaml").write_text(MORE.replace("power: 9", "power: 8"), encoding="utf-8")
    assert load(GAME, [OWN, moved]).packs[1].digest != one.packs[1].digest


def test_play_writes_nothing_into_the_content():
    played = start(GAME, {}, 4)
    before = played.content.digest()
    while played.decision and played.version < 60:
        played.play(played.decision.options[0])
    assert played.content.digest() == before


def test_every_form_of_the_content_has_a_place_and_a_text():
    content = GAME.content()
    assert all(content.places[path].path == path for path in content.places)
    for definition in content.entries["card"]:
        for lang in ("en", "pl"):
            said = plain(content.text_of("card", definition.index, lang))
            assert said.endswith(".")
            assert not set("{}$") & set(said)


# The limits of a game


def test_a_game_has_few_enough_moments_and_verbs():
    words = Words()
    for number in range(120):
        assert words.moment(f"moment-{number}") == number
    with pytest.raises(ValueError, match="'one-more' is moment number 121; at most 120 are possible"):
        words.moment("one-more")
    for number in range(8, 32):
        assert words.verb(f"verb-{number}") == number
    with pytest.raises(ValueError, match="'one-more' is verb number 33; at most 32 are possible"):
        words.verb("one-more")


def test_content_watches_only_moments_that_were_declared_early():
    content = Content("skirmish", Phrasebook(), [], {})
    with pytest.raises(ValueError, match="card:late watches moment 62; declare it among the first 62"):
        content.enable(Ability(WATCH, 62, "SK-TEXT-01", origin="card:late"))
    assert content.enable(Ability(MODIFY, 62, "SK-TEXT-01", origin="card:late")).what == 62


def test_a_silent_moment_is_watched_but_never_told():
    words = Words()
    words.moment("met")
    words.moment("about-to-meet", silent=True)
    words.moment("parted")
    assert words.told() == 0b101


def test_a_name_is_declared_once():
    for kind, numbers in ((Numbered(), [0, 1]), (Bits(), [1, 2])):
        assert [kind("red"), kind("blue")] == numbers
        with pytest.raises(ValueError, match="'red' is declared twice"):
            kind("red")


# JSON Schema

KEYWORDS = {
    "$schema", "title", "type", "properties", "additionalProperties", "$defs", "anyOf", "enum", "items", "required",
    "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength", "$ref",
}  # fmt: skip
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def fits(value: Any, rule: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether a value follows a JSON Schema, as far as ours use it."""
    assert set(rule) <= KEYWORDS, set(rule) - KEYWORDS
    if "$ref" in rule:
        return fits(value, root["$defs"][rule["$ref"].removeprefix("#/$defs/")], root)
    if "anyOf" in rule:
        return any(fits(value, each, root) for each in rule["anyOf"])
    if "enum" in rule:
        return value in rule["enum"]
    if "type" in rule and (
        not isinstance(value, TYPES[rule["type"]]) or (rule["type"] == "integer" and value in (True, False))
    ):
        return isinstance(value, int) and not isinstance(value, bool) and rule["type"] == "integer"
    if isinstance(value, dict):
        known, more = rule.get("properties", {}), rule.get("additionalProperties", True)
        return set(rule.get("required", ())) <= set(value) and all(
            fits(each, known[name], root)
            if name in known
            else (more if isinstance(more, bool) else fits(each, more, root))
            for name, each in value.items()
        )
    if isinstance(value, list):
        return rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", 9999) and all(
            fits(each, rule.get("items", {}), root) for each in value
        )
    if isinstance(value, str):
        return rule.get("minLength", 0) <= len(value) <= rule.get("maxLength", 9999)
    if isinstance(value, int):
        return rule.get("minimum", -999) <= value <= rule.get("maximum", 999)
    return True


def test_the_json_schema_accepts_the_games_own_packs():
    rule = schema(GAME)
    for path in sorted(OWN.glob("*.yaml")):
        if path.name != "pack.yaml":
            assert fits(read_file(path).plain(), rule, rule), path.name


@pytest.mark.parametrize(
    "wrong",
    [
        {"monsters": []},
        {"cards": [{"id": "c", "name": {"en": "C", "pl": "C"}}]},
        {"cards": [{"id": "c", "name": {"en": "C"}, "effect": {"mark": 1}}]},
        {"cards": [{"id": "c", "name": {"en": "C", "pl": "C"}, "effect": {"burn": 1}}]},
        {"cards": [{"id": "c", "name": {"en": "C", "pl": "C"}, "effect": {"draw": 99}}]},
        {"cards": [{"id": "c", "name": {"en": "C", "pl": "C"}, "effect": {"mark": {"half": "all"}}}]},
    ],
)
def test_the_json_schema_refuses_what_the_loader_refuses(wrong: dict[str, Any]):
    rule = schema(GAME)
    assert not fits(wrong, rule, rule)
