"""Which rules a function carries out: the ids found in it, in the steps of its class, and behind the guards it names."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

ID = re.compile(r"\b([A-Z]{2,}-[A-Z]+)-(\d+)((?:(?:,| to| and| or)? -\d+)*)")
MORE = re.compile(r"(to)? -(\d+)")


def ids_in(text: str) -> list[str]:
    """All ids of a text, also the short forms: "DT-CP-02, -03", "DT-DAMAGE-07 to -11"."""
    found: dict[str, None] = {}
    for chapter, first, rest in ID.findall(text):
        found[f"{chapter}-{first}"] = None
        last = int(first)
        for to, number in MORE.findall(rest):
            for each in range(last + 1 if to else int(number), int(number) + 1):
                found[f"{chapter}-{each:0{len(first)}}"] = None
            last = int(number)
    return list(found)


@dataclass
class Cited:
    """The ids of a game's sources: by function and by class."""

    functions: dict[tuple[str, str, str], list[str]] = field(default_factory=dict)
    classes: dict[tuple[str, str], list[str]] = field(default_factory=dict)

    def of(self, file: str, owner: str, function: str) -> list[list[str]]:
        """What to look for, nearest first: the ids of the function, then those of its class."""
        return [self.functions.get((file, owner, function), []), self.classes.get((file, owner), [])]


def cited(folder: Path) -> Cited:
    """Read a game's sources."""
    found = Cited()
    trees = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    guards: dict[str, list[str]] = {}
    for source in trees.values():
        guards |= guards_of(source)
    for path, source in trees.items():
        file = path.relative_to(folder).as_posix()
        for statement in ast.parse(source).body:
            if isinstance(statement, ast.FunctionDef):
                found.functions[file, "", statement.name] = ids_of(source, statement, guards)
            if isinstance(statement, ast.ClassDef):
                read_class(found, file, source, statement, guards)
    return found


def guards_of(source: str) -> dict[str, list[str]]:
    """The rules behind the names of guards: `COLUMN_FULL: Final = guard("column-full", "CF-TURN-03", 1)`."""
    found = {}
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(statement.value, ast.Call):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            if isinstance(target, ast.Name) and ast.unparse(statement.value.func).split(".")[-1] in ("Guard", "guard"):
                found[target.id] = ids_in(ast.unparse(statement.value))
    return found


def read_class(found: Cited, file: str, source: str, node: ast.ClassDef, guards: dict[str, list[str]]) -> None:
    steps = steps_of(node)
    found.classes[file, node.name] = ids_of(source, node, guards)
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef):
            step = steps.get(inner.name.removeprefix("took_"), [])
            found.functions[file, node.name, inner.name] = [*dict.fromkeys([*step, *ids_of(source, inner, guards)])]


def steps_of(node: ast.ClassDef) -> dict[str, list[str]]:
    """The ids beside the names in `steps`."""
    found: dict[str, list[str]] = {}
    for inner in node.body:
        if not isinstance(inner, ast.Assign | ast.AnnAssign) or not isinstance(inner.value, ast.Tuple):
            continue
        target = inner.targets[0] if isinstance(inner, ast.Assign) else inner.target
        if isinstance(target, ast.Name) and target.id == "steps":
            for name, rule in ast.literal_eval(inner.value):
                found.setdefault(name, []).extend(ids_in(rule))
    return found


def ids_of(source: str, node: ast.stmt, guards: dict[str, list[str]]) -> list[str]:
    """Ids in a piece of source, comments included, and those of the guards it names."""
    found = dict.fromkeys(ids_in(ast.get_source_segment(source, node) or ""))
    for inner in ast.walk(node):
        name = inner.attr if isinstance(inner, ast.Attribute) else inner.id if isinstance(inner, ast.Name) else ""
        found |= dict.fromkeys(guards.get(name, []))
    return list(found)
