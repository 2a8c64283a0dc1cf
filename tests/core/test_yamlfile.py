"""YAML from strangers: every mistake is named with its line, and nothing a file holds can do harm."""

import os
import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pionek.core.packs import yamlfile
from pionek.core.packs.problems import Problem, Problems, shown
from pionek.core.packs.yamlfile import Node, read, read_file

CARDS = b"""\
# two cards
- id: not-this-time
  name: {en: "Not This Time!", pl: Nie tym razem!}
  cost: 1
  share: 0.5
  faces: [1, -2, +3]
- id: triple-up
  upgrade: true
  limit: null
  note:
"""


@pytest.fixture(params=["C parser", "Python parser"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "Python parser":
        monkeypatch.setattr(yamlfile, "EVENTS", yaml.BaseLoader)
    elif not yaml.__with_libyaml__:
        pytest.skip("PyYAML was built without its C parser")


pytestmark = pytest.mark.usefixtures("parser")


def complaints(source: bytes) -> list[str]:
    with pytest.raises(Problems) as caught:
        read(source, "cards.yaml")
    assert str(caught.value).split("\n") == [str(problem) for problem in caught.value.problems]
    return [re.sub(r"^([^ ]+:\d+):\d+: ", r"\1: ", str(problem)) for problem in caught.value.problems]


def test_values_are_plain_data():
    assert read(CARDS, "cards.yaml").plain() == [
        {
            "id": "not-this-time",
            "name": {"en": "Not This Time!", "pl": "Nie tym razem!"},
            "cost": 1,
            "share": 0.5,
            "faces": [1, -2, 3],
        },
        {"id": "triple-up", "upgrade": True, "limit": None, "note": None},
    ]


def test_every_node_knows_its_place():
    root = read(CARDS, "cards.yaml")
    assert isinstance(root.value, list)
    card = root.value[0].value
    assert isinstance(card, dict)
    name = card["name"].value
    assert isinstance(name, dict)
    assert (root.line, root.column) == (2, 1)
    assert (card["cost"].line, card["cost"].column) == (4, 9)
    assert (name["pl"].line, name["pl"].column) == (3, 36)


@pytest.mark.parametrize(
    ("source", "value"),
    [
        (b"", None),
        (b"# nothing but a remark\n", None),
        (b"~", None),
        (b"false", False),
        (b"0", 0),
        (b"999999999999999999", 999999999999999999),
        (b"-1.50", -1.5),
        (b"010", "010"),
        (b"1_000", "1_000"),
        (b"0x1F", "0x1F"),
        (b"1e5", "1e5"),
        (b".inf", ".inf"),
        (b"2001-01-01", "2001-01-01"),
        (b"12:30", "12:30"),
        (b"'1'", "1"),
        (b'"no"', "no"),
        (b"'null'", "null"),
        (b"no problem", "no problem"),
        (b"|\n  yes\n  no\n", "yes\nno\n"),
        (b"\xef\xbb\xbfa: 1", {"a": 1}),
        ("{'<<': „ł”}".encode(), {"<<": "„ł”"}),
    ],
)
def test_scalars_mean_what_they_seem_to_mean(source, value):
    found = read(source, "x.yaml").plain()
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (b"a: &x 1", "field a: found an anchor, expected the value written out"),
        (b"a: *x", "field a: found an alias, expected the value written out"),
        (b"a: !!python/object:os.system {}", "field a: found the tag 'tag:yaml.org,2002:python/object:os.system', expected a value without a tag"),
        (b"a: !!str 1", "field a: found the tag 'tag:yaml.org,2002:str', expected a value without a tag"),
        (b"a: ! 1", "field a: found the tag '!', expected a value without a tag"),
        (b"a: 1\xff", "found bytes that are not text, expected UTF-8"),
        (b"a: \x1b[2J", "found the character U+001B, expected printable text"),
        (b'a: "\\e[2J"', "field a: found the character U+001B, expected printable text"),
        (b"1.5: a", "found the key 1.5, expected a text; put it in quotes"),
        (b"null: a", "found the key null, expected a text; put it in quotes"),
        (b"on: a", "found the key on, expected a text; put it in quotes"),
        (b"? \n: a", "found the key nothing, expected a text; put it in quotes"),
        (b"[1, 2]: a", "found a list as a key, expected a text"),
        (b"{a: 1}: b", "found a map as a key, expected a text"),
        (b"<<: {a: 1}", "found a merge key <<, expected the fields written out"),
        (b"a: yes", "field a: found yes, expected true, or quotes around it"),
        (b"a: OFF", "field a: found OFF, expected false, or quotes around it"),
        (b"a: n", "field a: found n, expected false, or quotes around it"),
        (b"a: True", "field a: found True, expected true, or quotes around it"),
        (b"a: 1234567890123456789", "field a: found a number of 19 digits, expected at most 18"),
    ],
)  # fmt: skip
def test_what_is_refused(source, complaint):
    assert complaints(source) == [f"cards.yaml:1: {complaint}"]


def test_duplicate_keys_name_both_lines():
    assert complaints(b"- id: a\n  cost: 1\n  cost: 2\n") == [
        "cards.yaml:3: a: found the key 'cost' a second time, expected it once (it stands on line 2)"
    ]


def test_a_second_document_is_refused():
    assert complaints(b"a: 1\n---\nb: 2\n") == ["cards.yaml:2: found a second document, expected one document a file"]


def test_all_mistakes_are_found_at_once_with_entry_and_field():
    source = b"- id: fireball\n  live: yes\n  effect: {do: {damage: &d 3}}\n- id: heal\n  effect: *d\n  4.5: x\n"
    assert complaints(source) == [
        "cards.yaml:2: fireball, field live: found yes, expected true, or quotes around it",
        "cards.yaml:3: fireball, field effect.do.damage: found an anchor, expected the value written out",
        "cards.yaml:5: heal, field effect: found an alias, expected the value written out",
        "cards.yaml:6: heal: found the key 4.5, expected a text; put it in quotes",
    ]


def test_a_syntax_error_has_its_line_and_keeps_what_was_found_before():
    first, second = complaints(b"a: yes\nb: [1, 2\nc: 3\n")
    assert first == "cards.yaml:1: field a: found yes, expected true, or quotes around it"
    assert second.startswith(("cards.yaml:3:", "cards.yaml:4:"))
    assert second.endswith(": a `[` that is never closed") or "YAML mistake" in second


def test_endless_mistakes_are_cut_off():
    found = complaints(b"- yes\n" * 5000)
    assert len(found) == yamlfile.MAX_PROBLEMS + 1
    assert found[-1] == "cards.yaml:101: more mistakes follow, which are not listed"


@pytest.mark.parametrize("opening", ["[", "{", "- ", "? ", "[{a: ", "- - ? "])
def test_deep_nesting_is_stopped_as_it_streams(opening, monkeypatch):
    taken = []
    take_node = yamlfile.Composer.take_node
    monkeypatch.setattr(yamlfile.Composer, "take_node", lambda *given: (taken.append(1), take_node(*given)))
    found = complaints(opening.encode() * (100_000 // len(opening)))
    assert "found more than 32 levels of nesting, expected fewer" in found[-1]
    assert len(taken) < 200


def test_nesting_up_to_the_limit_is_read():
    assert isinstance(read(b"[" * 32 + b"]" * 32, "x.yaml"), Node)
    assert "levels of nesting" in complaints(b"[" * 33 + b"]" * 33)[0]


def test_too_many_values_are_refused(monkeypatch):
    monkeypatch.setattr(yamlfile, "MAX_NODES", 1000)
    assert len(read(b"- 1\n" * 999, "x.yaml").plain()) == 999
    assert complaints(b"- 1\n" * 1000) == ["cards.yaml:1000: found more than 1,000 values, expected a smaller file"]


def test_too_large_a_file_is_refused():
    assert complaints(b"#" * 2_000_001) == ["cards.yaml: found more than 2,000,000 bytes, expected a smaller file"]


@pytest.mark.parametrize(
    "escape", [b'"\\ud800"', b'"\\UFFFFFFFF"', b'"\\U00110000"', b"%YAML 1." + b"9" * 5000 + b"\n--- a"]
)
def test_impossible_characters_and_versions_are_problems(escape):
    assert len(complaints(escape)) == 1


def test_files_are_named_from_their_root(tmp_path):
    (tmp_path / "content").mkdir()
    path = tmp_path / "content" / "cards.yaml"
    path.write_bytes(b"a: no")
    with pytest.raises(Problems, match=r"^content/cards.yaml:1:4: field a"):
        read_file(path, tmp_path)
    with pytest.raises(Problems, match=rf"^{path}:1:4: field a"):
        read_file(path)
    path.write_bytes(CARDS)
    assert read_file(path).plain() == read(CARDS, "cards.yaml").plain()


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(Problems, match=r"^gone.yaml: cannot be read: no such file or directory$"):
        read_file(tmp_path / "gone.yaml", tmp_path)
    with pytest.raises(Problems, match=r"^\.: cannot be read: it is not a file$"):
        read_file(tmp_path, tmp_path)
    with pytest.raises(Problems, match="cannot be read"):
        read_file(Path("a\0b"))
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(Problems, match=r"^pipe.yaml: cannot be read: it is not a file$"):
        read_file(tmp_path / "pipe.yaml", tmp_path)


def test_a_problem_is_one_sentence():
    problem = Problem("cards.yaml", 12, "card not-this-time", "cost", "'x'", "a whole number from 0 to 15")
    assert (
        str(problem) == "cards.yaml:12: card not-this-time, field cost: found 'x', expected a whole number from 0 to 15"
    )


def test_a_problem_stays_on_one_line_whatever_the_names():
    assert complaints(b'- {id: "a\\nb", "c\\nd": yes}') == [
        "cards.yaml:1: a b, field c d: found yes, expected true, or quotes around it"
    ]


def test_found_values_are_quoted_briefly():
    assert [str(shown(value)) for value in (None, True, 3, "x", [1], {"a": 1})] == [
        "nothing",
        "true",
        "3",
        "'x'",
        "a list",
        "a map",
    ]
    assert len(shown("x" * 1000)) == 60
    assert "\n" not in shown("a\nb")


def gives_a_node_or_problems(source: bytes) -> None:
    problems: list[Problem] = []
    try:
        read(source, "x.yaml").plain()
    except Problems as caught:
        problems = caught.problems
        assert problems
    assert not any("\n" in str(problem) for problem in problems)


PIECES = st.sampled_from(
    ["a", "id", "1", "-", "- ", "? ", ": ", "[", "]", "{", "}", ", ", "&x ", "*x", "!t ", "!!str ", "'", '"', "\n", "\n  ", "#", "|", ">",
     "%YAML 1.1\n", "%TAG ! x\n", "---", "...", "<<", "yes", "null", "\\x", "\\ud800", "\t", "\r", "\ufeff", "\x85", "\u2028", "ł", "\0"]
)  # fmt: skip


def test_any_bytes_give_a_node_or_problems():
    given(st.binary(max_size=200))(gives_a_node_or_problems)()


def test_any_text_gives_a_node_or_problems():
    given(st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))(gives_a_node_or_problems)()


def test_any_heap_of_yaml_signs_gives_a_node_or_problems():
    given(st.lists(PIECES, max_size=60).map(lambda pieces: "".join(pieces).encode()))(gives_a_node_or_problems)()
