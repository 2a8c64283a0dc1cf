"""Every sentence of a rulebook is carried out by rules with a home and tests: docs/coverage is right and up to date."""

from __future__ import annotations

import pytest

from pionek.core import registry
from tools import coverage

NOT_YET = set()
"""Games whose file is not finished. The aim is that this is empty."""

GOOD = '- chapter: "Turn"\n  sentences:\n'


def read(text, tmp_path):
    path = tmp_path / "connectfour.yaml"
    path.write_text(text, encoding="utf-8")
    return coverage.Reader(registry.get("connectfour"), path)


@pytest.mark.parametrize("name", registry.names())
def test_the_file_of_a_game_is_right_and_finished(name):
    path = coverage.FOLDER / f"{name}.yaml"
    if name in NOT_YET and not path.exists():
        return
    assert path.exists(), f"docs/coverage/{name}.yaml is missing"
    reader = coverage.Reader(registry.get(name), path)
    assert reader.wrong == []
    if name in NOT_YET:
        assert reader.unfinished, f"{name} is finished: strike it out of NOT_YET"
        return
    assert reader.unfinished == []
    assert path.with_suffix(".md").read_text(encoding="utf-8") == coverage.page(reader), "run `make docs`"


@pytest.mark.parametrize("name", sorted(set(registry.names()) - NOT_YET))
def test_every_rule_of_a_finished_file_has_a_home_and_a_test(name):
    game = registry.get(name)
    bare = [rule.id for rule in game.ledger if rule.kind != "note" and not (coverage.homes(name)[rule.id] and coverage.marked().get(rule.id))]
    assert bare == []


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("{says: a thing}", "connectfour.yaml:3: 'a thing' has neither rules nor a note: what carries it out?"),
        ("{rules: [CF-TURN-01]}", "connectfour.yaml:3: the row does not say what the sentence says"),
        ("{says: a thing, rules: [CF-TURN-77]}", "connectfour.yaml:3: CF-TURN-77 is not in the ledger of connectfour"),
        ("{says: a thing, rules: []}", "connectfour.yaml:3: `rules` is a list of ids, and not an empty one"),
        ("{says: a thing, note: repeats CF-TURN-77}", "connectfour.yaml:3: the note of 'a thing' names CF-TURN-77, which is not in the ledger"),
        ("{says: a thing, note: advice, ruling: R-7}", "connectfour.yaml:3: there is no ruling R-7 in docs/rulings/connectfour.md"),
        ("{says: a thing, note: advice, page: 7}", "connectfour.yaml:3: a row has no field `page`; it has says, rules, note, ruling"),
        ("a thing", "connectfour.yaml:3: a row is {says: ..., rules: [...]}, not 'a thing'"),
    ],
)
def test_a_mistake_in_a_row_is_one_sentence_with_its_line(row, said, tmp_path):
    assert read(f"{GOOD}    - {row}\n", tmp_path).wrong[0] == said


def test_what_is_left_to_do_is_listed(tmp_path):
    reader = read('- chapter: "Turn"\n  sentences: []\n', tmp_path)
    assert reader.wrong == []
    assert reader.unfinished[0] == "connectfour.yaml:1: the chapter 'Turn' has no row"
    assert "connectfour.yaml: CF-END-02 of the ledger stands in no row" in reader.unfinished


def test_rulings_are_found_in_all_three_ways_of_writing_them():
    assert "R-01" in coverage.rulings("dreamblade")
    assert "R01" in coverage.rulings("etherfields")
    assert "14" in coverage.rulings("relic")
    assert coverage.rulings("connectfour") == set()


def test_marks_are_read_from_the_sources(tmp_path):
    source = '@rule("CF-TURN-01", "CF-TURN-02")\ndef test_two(): ...\n\n@pytest.mark.rule("CF-TURN-01")\ndef test_one(): ...\n'
    (tmp_path / "test_marks.py").write_text(source)
    found = coverage.marked(tmp_path)
    assert [test.name for test in found["CF-TURN-01"]] == ["test_marks.py::test_two", "test_marks.py::test_one"]
    assert [len(test.rules) for test in found["CF-TURN-02"]] == [2]


def test_a_parameter_with_a_mark_is_a_test_of_its_own(tmp_path):
    params = '[pytest.param(1, marks=rule("CF-TURN-01")), pytest.param(2, marks=rule("CF-TURN-02"))]'
    source = f'@rule("CF-END-01")\n@pytest.mark.parametrize("n", {params})\ndef test_params(n): ...\n'
    (tmp_path / "test_params.py").write_text(source)
    found = coverage.marked(tmp_path)
    assert [each.rules for each in found["CF-TURN-01"]] == [("CF-END-01", "CF-TURN-01")]
    assert [each.rules for each in found["CF-TURN-02"]] == [("CF-END-01", "CF-TURN-02")]
    assert [each.rules for each in found["CF-END-01"]] == [("CF-END-01",)]


def test_rules_without_a_test_for_themselves_are_named(monkeypatch):
    tests = {"CF-TURN-01": [coverage.Marked("a", ("CF-TURN-01", "CF-TURN-02"))], "CF-END-01": [coverage.Marked("b", ("CF-END-01",))]}
    monkeypatch.setattr(coverage, "marked", lambda: tests)
    found = coverage.crowded(registry.get("connectfour"))
    assert (found["CF-TURN-01"], found["CF-TURN-02"], found.get("CF-END-01")) == (2, 0, None)


def test_the_command_says_what_is_missing(capsys):
    assert coverage.main(["--missing", "connectfour"]) == 0
    assert coverage.main(["--check"]) == 0, capsys.readouterr()


@pytest.mark.parametrize("name", registry.names())
def test_no_row_is_empty(name):
    reader = coverage.Reader(registry.get(name), coverage.FOLDER / f"{name}.yaml")
    rows = [line[2:-2].split(" | ") for line in coverage.page(reader).splitlines() if line.startswith("| ") and not line.startswith("| sentence |")]
    assert rows
    assert [row for row in rows if not row[1].strip() or (row[1].strip() in registry.get(name).ledger and not row[3].strip())] == []
