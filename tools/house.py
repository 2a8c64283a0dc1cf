"""Find the home of every chapter of the rulebooks: the module that carries out most of its rules. Writes docs/house.md.

    .venv/bin/python tools/house.py [--check]

A module counts as carrying out a rule if it cites the rule's id: in `steps`, as `rule=`, through a guard that it names, in a
docstring, or in a pack's entry. With --check nothing is written; the exit code says whether the page is up to date and every chapter has a home.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if sys.path[0] == str(Path(__file__).resolve().parent):
    sys.path[0] = str(ROOT)  # makes `tools` known

from pionek.core import registry  # noqa: E402
from pionek.core.game import Game  # noqa: E402
from tools.mutation.cited import ID, guards_of, ids_in  # noqa: E402

PAGE = ROOT / "docs" / "house.md"
BEGIN = "<!-- homes: written by `make docs` -->"
ROOMS = ("procedures", "choices", "language", "model", "campaign")
"""Where rules are carried out; what the view shows and what bots weigh follows from it."""
NOT_CARRIED_OUT = ("play", "texts", "view", "hints")


class Chapter:
    """One chapter of a ledger: its rules, and how many of them each file cites."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.rules: set[str] = set()
        self.cited: dict[str, set[str]] = defaultdict(set)
        self.as_data: set[str] = set()

    def homes(self) -> list[tuple[str, int]]:
        """The files that cite its rules, most of them first; of equals one that cites an id as data, then a procedure."""
        counted = {file: len(ids) for file, ids in self.cited.items()}
        return sorted(counted.items(), key=lambda each: (-each[1], each[0] not in self.as_data, rank(each[0]), each[0]))


def rank(file: str) -> int:
    room = file.split("/", maxsplit=1)[0]
    return ROOMS.index(room) if room in ROOMS else len(ROOMS)


def chapters(game: Game) -> list[Chapter]:
    """The chapters of a game's ledger in their order, with the files that carry out their rules."""
    found: dict[str, Chapter] = {}
    for rule in game.ledger:
        name = rule.id.rsplit("-", 1)[0]
        chapter = found.setdefault(name, Chapter(name, rule.where.split(";")[0].split(", s.")[0].strip()))
        chapter.rules.add(rule.id)
    for file, ids in citations(game.folder).items():
        for each in ids:
            home = found.get(each.rsplit("-", 1)[0])
            if home is not None and each in home.rules:
                home.cited[file].add(each)
                if each in ids_as_data(game.folder / file):
                    home.as_data.add(file)
    return list(found.values())


@cache
def ids_as_data(path: Path) -> set[str]:
    """The ids that stand alone in the strings of a module, not in docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8") if path.suffix == ".py" else "")
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {each for each in strings if ID.fullmatch(each)}


def citations(folder: Path) -> dict[str, set[str]]:
    """The ids that each module and each file of a pack cites, also through the guards that it names."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    guards: dict[str, list[str]] = {}
    for source in sources.values():
        guards |= guards_of(source)
    found: dict[str, set[str]] = {}
    for path, source in sources.items():
        file = path.relative_to(folder).as_posix()
        if file.split("/", maxsplit=1)[0] in NOT_CARRIED_OUT or path.name == "vocabulary.py":
            continue
        names = {each.attr if isinstance(each, ast.Attribute) else each.id for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Attribute | ast.Name)}
        found[file] = {*ids_in(source), *(id for name in names for id in guards.get(name, ()))}
    for path in [*sorted((folder / "content").rglob("*.yaml")), folder / "settings.yaml"]:
        if path.exists():
            found[path.relative_to(folder).as_posix()] = set(ids_in(path.read_text(encoding="utf-8")))
    vocabulary = folder / "vocabulary.py"
    if vocabulary.exists():
        found["vocabulary.py"] = set(ids_in(vocabulary.read_text(encoding="utf-8"))) - {id for ids in guards.values() for id in ids}
    return found


def table(game: Game) -> list[str]:
    rows = [f"### {game.name['en']}", "", "| chapter | in the rulebook | home | rules | also in |", "|---|---|---|---:|---|"]
    for chapter in chapters(game):
        homes = chapter.homes()
        home, count = homes[0] if homes else ("", 0)
        others = ", ".join(f"{file} {number}" for file, number in homes[1:4])
        rows.append(f"| {chapter.name} | {chapter.title} | `{home}` | {count} of {len(chapter.rules)} | {others} |")
    return [*rows, ""]


def homeless(game: Game) -> list[str]:
    return [chapter.name for chapter in chapters(game) if not chapter.homes()]


def page() -> str:
    """The page as it should be: what is written by hand, then the tables."""
    head = PAGE.read_text(encoding="utf-8").split(BEGIN, maxsplit=1)[0]
    lines = [line for name in registry.names() for line in table(registry.get(name))]
    return f"{head}{BEGIN}\n\n" + "\n".join(lines).rstrip("\n") + "\n"


def main(arguments: list[str]) -> int:
    missing = [each for name in registry.names() for each in homeless(registry.get(name))]
    if missing:
        print(f"no module carries out a rule of: {', '.join(missing)}", file=sys.stderr)
    wanted = page()
    if "--check" in arguments:
        return int(bool(missing) or wanted != PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(wanted, encoding="utf-8")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
