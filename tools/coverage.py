"""What carries out each sentence of a rulebook: checks docs/coverage/GAME.yaml and writes docs/coverage/GAME.md from it.

    .venv/bin/python tools/coverage.py                  write the pages of all games whose file is finished
    .venv/bin/python tools/coverage.py --check          only say what is wrong or stale
    .venv/bin/python tools/coverage.py --missing GAME   ids that stand in no row, and ids that no test has nearly for itself

A file is a list of chapters in the order of the rulebook. A sentence has `says` (what it says, in our own words), then either
`rules` (the ids that carry it out) or a `note` (why nothing is to be carried out: flavour, an example, a repetition, a
component list, advice), and the `ruling` by which it is read where the rulebook leaves something open:

    - chapter: "Turn (p. 2)"
      sentences:
        - {says: "a full column takes no disc", rules: [CF-TURN-03]}
        - {says: "an example of a diagonal", note: example of CF-END-01}

Every rule of the ledger stands in at least one row; those that no sentence has in a last chapter "Not in the rulebook".
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if sys.path[0] == str(Path(__file__).resolve().parent):
    sys.path[0] = str(ROOT)  # makes `tools` known

from pionek.core import registry  # noqa: E402
from pionek.core.game import Game  # noqa: E402
from pionek.core.packs.problems import Problems, shown  # noqa: E402
from pionek.core.packs.yamlfile import Node, read_file  # noqa: E402
from tools.house import chapters, citations, rank  # noqa: E402
from tools.mutation.cited import ids_in  # noqa: E402

FOLDER = ROOT / "docs" / "coverage"
RULINGS = ROOT / "docs" / "rulings"
TESTS = ROOT / "tests"
MADE = "<!-- made by `make docs` from {file}: do not edit -->"
RULING = re.compile(r"^- (R-?\d+|\d+)\b", re.MULTILINE)
FIELDS = ("says", "rules", "note", "ruling")
SHOWN_TESTS = 3
"""So many tests of a rule are named on the page; of the others only the number."""
NOTHING_TO_DO = "none: a note, there is nothing to carry out"


class Row(NamedTuple):
    """One sentence of the rulebook."""

    says: str
    rules: tuple[str, ...]
    note: str
    ruling: str
    line: int


class Chapter(NamedTuple):
    title: str
    rows: list[Row]


class Marked(NamedTuple):
    """A test and the ids of its mark."""

    name: str
    rules: tuple[str, ...]


# Reading


class Reader:
    """Reads the file of one game; every mistake becomes one sentence with file and line."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        self.rulings = rulings(game.id)
        self.wrong: list[str] = []
        self.chapters: list[Chapter] = []
        self.unfinished: list[str] = []
        """Chapters without a row, and rules that stand in none."""
        try:
            self.read(read_file(path, ROOT))
        except Problems as problems:
            self.wrong += str(problems).splitlines()
            return
        there = {rule for chapter in self.chapters for row in chapter.rows for rule in row.rules}
        self.unfinished += [f"{self.file}: {rule.id} of the ledger stands in no row" for rule in game.ledger if rule.id not in there]

    def problem(self, node: Node, text: str) -> None:
        self.wrong.append(f"{self.file}:{node.line}: {text}")

    def read(self, node: Node) -> None:
        if not isinstance(node.value, list):
            self.problem(node, f"a list of chapters was expected, not {shown(node.value)}")
            return
        for each in node.value:
            self.read_chapter(each)

    def read_chapter(self, node: Node) -> None:
        fields = node.value
        if not isinstance(fields, dict) or set(fields) != {"chapter", "sentences"}:
            self.problem(node, "a chapter has the fields `chapter` and `sentences`, and no others")
            return
        title, sentences = fields["chapter"].value, fields["sentences"].value
        if not isinstance(title, str) or not title:
            self.problem(node, "the chapter has no name")
            return
        if not isinstance(sentences, list):
            self.problem(node, f"the sentences of {title!r} are not a list")
            return
        if not sentences:
            self.unfinished.append(f"{self.file}:{node.line}: the chapter {title!r} has no row")
        self.chapters.append(Chapter(title, [row for each in sentences if (row := self.read_row(each)) is not None]))

    def read_row(self, node: Node) -> Row | None:
        fields = node.value
        if not isinstance(fields, dict):
            self.problem(node, f"a row is {{says: ..., rules: [...]}}, not {shown(fields)}")
            return None
        for name in fields:
            if name not in FIELDS:
                self.problem(fields[name], f"a row has no field `{name}`; it has {', '.join(FIELDS)}")
        says, note, ruling = (fields[name].value if name in fields else "" for name in ("says", "note", "ruling"))
        if not isinstance(says, str) or not says.strip():
            self.problem(node, "the row does not say what the sentence says")
            return None
        rules = self.read_rules(fields["rules"]) if "rules" in fields else ()
        if not isinstance(note, str):
            self.problem(node, f"the note of {says!r} is not a text")
            return None
        if not rules and not note.strip():
            self.problem(node, f"{says!r} has neither rules nor a note: what carries it out?")
        for rule in ids_in(note):
            if rule not in self.game.ledger:
                self.problem(node, f"the note of {says!r} names {rule}, which is not in the ledger")
        if ruling != "" and str(ruling) not in self.rulings:
            self.problem(node, f"there is no ruling {ruling} in docs/rulings/{self.game.id}.md")
        return Row(says, rules, note, str(ruling), node.line)

    def read_rules(self, node: Node) -> tuple[str, ...]:
        if not isinstance(node.value, list) or not node.value:
            self.problem(node, "`rules` is a list of ids, and not an empty one")
            return ()
        found = [str(each.value) for each in node.value]
        for rule, each in zip(found, node.value, strict=True):
            if rule not in self.game.ledger:
                self.problem(each, f"{rule} is not in the ledger of {self.game.id}")
        return tuple(found)


def rulings(name: str) -> set[str]:
    """The numbers of a game's rulings."""
    path = RULINGS / f"{name}.md"
    return set(RULING.findall(path.read_text(encoding="utf-8"))) if path.exists() else set()


# Homes and tests


@cache
def homes(name: str) -> dict[str, str]:
    """The module that carries out each rule: of those that cite it the home of its chapter, else the most likely one.

    A rule that no module cites is carried out where the rest of its chapter is.
    """
    game = registry.get(name)
    first = {chapter.name: [file for file, _ in chapter.homes()] for chapter in chapters(game)}
    citing: dict[str, list[str]] = defaultdict(list)
    for file, ids in citations(game.folder).items():
        for rule in ids:
            citing[rule].append(file)
    found: dict[str, str] = {}
    for rule in game.ledger:
        order = first.get(rule.id.rsplit("-", 1)[0], [])
        files = sorted(citing[rule.id], key=lambda file: (order.index(file) if file in order else len(order), rank(file), file))
        found[rule.id] = (files or order or [""])[0]
    return found


@cache
def marked(folder: Path = TESTS) -> dict[str, list[Marked]]:
    """By id, the tests with a mark that names it."""
    found: dict[str, list[Marked]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = f"{path.relative_to(folder).as_posix()}::{node.name}"
                for rule, rules in with_others(node.decorator_list).items():
                    found[rule].append(Marked(name, rules))
    return found


def with_others(decorators: list[ast.expr]) -> dict[str, tuple[str, ...]]:
    """The ids of one test, each with those that are marked along with it; a parameter with a mark is a test of its own."""
    whole = [rule for each in decorators if is_mark(each) for rule in ids_of_mark(each)]
    groups = [whole, *([*whole, *ids_of_mark(mark)] for each in decorators if not is_mark(each) for mark in ast.walk(each) if is_mark(mark))]
    found: dict[str, tuple[str, ...]] = {}
    for rules in sorted((tuple(dict.fromkeys(group)) for group in groups), key=len):
        for rule in rules:
            found.setdefault(rule, rules)
    return found


def is_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and (getattr(node.func, "id", "") == "rule" or getattr(node.func, "attr", "") == "rule")


def ids_of_mark(node: ast.AST) -> list[str]:
    """The ids in a mark: `rule("DT-CP-02")`."""
    assert isinstance(node, ast.Call)
    return [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def crowded(game: Game) -> dict[str, int]:
    """Rules that no test has for itself: the fewest ids of a test that names them; 0 without a test."""
    found: dict[str, int] = {}
    for rule in game.ledger:
        fewest = min((len(test.rules) for test in marked().get(rule.id, ())), default=0)
        if fewest != 1 and rule.kind != "note":
            found[rule.id] = fewest
    return found


# The page


def page(reader: Reader) -> str:
    game = reader.game
    lines = [MADE.format(file=reader.path.name), "", f"# {game.name['en']}: what carries out each sentence of the rulebook", ""]
    lines += ["The sentences are restated in our own words. A rule is carried out by its home, the module that cites it, and checked by the"]
    lines += ["tests that are marked with it.", ""]
    for chapter in reader.chapters:
        if not chapter.rows:
            continue
        lines += [f"## {chapter.title}", "", "| sentence | rule | home | tests | ruling |", "|---|---|---|---|---|"]
        for row in chapter.rows:
            cells = [cells_of(game, rule) for rule in row.rules] or [(row.note, "", "")]
            for at, (rule, home, tests) in enumerate(cells):
                says, ruling = (escaped(row.says), row.ruling) if at == 0 else ("", "")
                lines.append(f"| {says} | {escaped(rule)} | {home} | {tests} | {ruling} |")
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def cells_of(game: Game, rule: str) -> tuple[str, str, str]:
    """A rule with its home and its tests; a note without a test (what there is, what things are called) has neither."""
    tests = tests_of(rule)
    if not tests and game.ledger[rule].kind == "note":
        return rule, "", NOTHING_TO_DO
    return rule, f"`{homes(game.id).get(rule, '')}`", tests


def tests_of(rule: str) -> str:
    """The tests of a rule, those that have it for themselves first."""
    tests = sorted(marked().get(rule, ()), key=lambda test: (len(test.rules), test.name))
    named = [f"`{test.name.rpartition('/')[2]}`" for test in tests[:SHOWN_TESTS]]
    more = len(tests) - len(named)
    return "<br>".join(named) + (f"<br>and {more} more" if more > 0 else "")


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


# All of it


def readers() -> list[Reader]:
    """The files of all games that have one."""
    games = [registry.get(name) for name in registry.names()]
    return [Reader(game, FOLDER / f"{game.id}.yaml") for game in games if (FOLDER / f"{game.id}.yaml").exists()]


def missing(name: str) -> list[str]:
    game = registry.get(name)
    path = FOLDER / f"{name}.yaml"
    lines: list[str] = []
    if path.exists():
        reader = Reader(game, path)
        lines += [*reader.wrong, *reader.unfinished]
    else:
        lines.append(f"docs/coverage/{name}.yaml is not there yet")
    for rule, fewest in crowded(game).items():
        lines.append(f"{rule}: {f'only in tests with {fewest} ids or more' if fewest else 'no test is marked with it'}")
    return lines


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What carries out each sentence of the rulebooks.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong or stale")
    parser.add_argument("--missing", metavar="GAME", help="print what is left to do for a game")
    given: Any = parser.parse_args(arguments)
    if given.missing:
        print("\n".join(missing(given.missing)))
        return 0
    status = 0
    for reader in readers():
        for line in reader.wrong:
            print(line, file=sys.stderr)
            status = 1
        if reader.wrong or reader.unfinished:
            continue
        out, text = reader.path.with_suffix(".md"), page(reader)
        if out.exists() and out.read_text(encoding="utf-8") == text:
            continue
        if given.check:
            print(f"{out.name} is stale: run make docs")
            status = 1
        else:
            out.write_text(text, encoding="utf-8")
            print(f"docs/coverage/{out.name} written")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
