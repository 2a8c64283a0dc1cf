"""Where a game's rules can be changed in small ways: numbers, comparisons and conditions in its steps, deeds and refusals."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SKIPPED_ROOMS = frozenset({"view", "hints", "campaign"})
SKIPPED_FILES = frozenset({"vocabulary.py", "choices/uses.py"})
"""What is drawn, advised, stored, only named, or declared for the tests of all games: no step, deed or refusal."""

SKIPPED_FUNCTIONS = frozenset({
    "clone", "children", "rule", "older", "components", "check", "check_places",
    "variant", "breath", "timed", "changed_by", "signed", "outcome_variant", "variant_of",
})  # fmt: skip
"""Copying, counting what the box holds for the tests, checking packs, reading the saves of earlier versions, and choosing words."""
TALKING = "describer"
"""A function that takes it only says something."""
READING = frozenset({"finish", "incomplete", "read"})
"""What takes `content` or `reader` under these names reads packs."""
SKIPPED_BEGINNINGS = ("__", "copy_")
RULES_OF_GAME = frozenset({"set_up", "refuse"})
"""Of what a Game says of itself, only this holds rules; the rest is for drawing, bots, settings and statistics."""

OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip

AMOUNT_OF_HAPPENED = 3  # the place of the amount among the arguments of `happened`


@dataclass(frozen=True)
class Mutant:
    """One change: the expression between two places of a file, before and after."""

    file: str  # inside the game's folder
    line: int
    start: tuple[int, int]  # line and byte in it
    end: tuple[int, int]
    before: str
    after: str
    owner: str  # the class, or ""
    function: str

    def applied(self, source: bytes) -> bytes:
        """The file with this change."""
        lines = source.splitlines(keepends=True)
        begin = sum(len(line) for line in lines[: self.start[0] - 1]) + self.start[1]
        finish = sum(len(line) for line in lines[: self.end[0] - 1]) + self.end[1]
        return source[:begin] + f"({self.after})".encode() + source[finish:]


def mutants(folder: Path) -> list[Mutant]:
    """All changes of a game's rules, in the order of its files and lines."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        if name in SKIPPED_FILES or name.split("/", maxsplit=1)[0] in SKIPPED_ROOMS:
            continue
        tree = ast.parse(path.read_bytes())
        for owner, function in functions(tree):
            for node in places(function):
                for after in changes(node):
                    found.append(mutant(name, owner, function, node, after))
    return found


def mutant(file: str, owner: str, function: ast.FunctionDef, node: ast.expr, after: ast.expr) -> Mutant:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return Mutant(
        file=file,
        line=node.lineno,
        start=(node.lineno, node.col_offset),
        end=(node.end_lineno, node.end_col_offset),
        before=ast.unparse(node),
        after=ast.unparse(ast.fix_missing_locations(after)),
        owner=owner,
        function=function.name,
    )


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions that hold rules, with the name of their class."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef) and holds_rules(statement):
            yield "", statement
        if isinstance(statement, ast.ClassDef):
            is_game = any(ast.unparse(base).partition("[")[0] == "Game" for base in statement.bases)
            for inner in statement.body:
                if isinstance(inner, ast.FunctionDef) and holds_rules(inner):
                    if not is_game or inner.name in RULES_OF_GAME:
                        yield statement.name, inner


def holds_rules(function: ast.FunctionDef) -> bool:
    if function.name in SKIPPED_FUNCTIONS or function.name.startswith(SKIPPED_BEGINNINGS):
        return False
    taken = {each.arg for each in function.args.args}
    return TALKING not in taken and not (function.name in READING and taken & {"content", "reader"})


def places(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """The expressions of a body that may be changed, in the order of the source."""
    for statement in function.body:
        yield from inside(statement, is_condition=False)


def inside(node: ast.AST, is_condition: bool) -> Iterator[ast.expr]:
    """Walk through what decides and counts; past what is only checked, said or logged."""
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.expr) and (is_condition or is_place(node)):
        yield node
    if is_number(node):
        return
    if isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield from inside(node.value, is_condition=False)
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "happened":
        for argument in amounts_of(node):
            yield from inside(argument, is_condition=False)
        return
    conditions = conditions_of(node)
    for child in ast.iter_child_nodes(node):
        yield from inside(child, is_condition=child in conditions)


def conditions_of(node: ast.AST) -> list[ast.expr]:
    """What is only asked whether it is so."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [node.test]
    return node.ifs if isinstance(node, ast.comprehension) else []


def amounts_of(happened: ast.Call) -> list[ast.expr]:
    """What an event is about is for those who listen; how much is counted by rules too."""
    named = [each.value for each in happened.keywords if each.arg == "amount"]
    return [*happened.args[AMOUNT_OF_HAPPENED : AMOUNT_OF_HAPPENED + 1], *named]


def is_number(node: ast.AST) -> bool:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_place(node: ast.AST) -> bool:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return True
    return is_number(node) or isinstance(node, ast.Compare | ast.BoolOp)


def changes(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may become."""
    if is_number(node):
        value = ast.literal_eval(node)
        yield number(value + 1)
        if value > 0:
            yield number(value - 1)
    elif isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[at] = OPPOSITES[type(operator)]()
            yield changed
    elif isinstance(node, ast.BoolOp):
        swapped = copy.deepcopy(node)
        swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield swapped
        for at in range(len(node.values)):
            yield without(node, at)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    else:
        yield ast.UnaryOp(ast.Not(), node)


def number(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def without(node: ast.BoolOp, at: int) -> ast.expr:
    """An "and" or "or" with one part left out."""
    left = [value for place, value in enumerate(node.values) if place != at]
    return left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
