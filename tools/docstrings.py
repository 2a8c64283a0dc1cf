"""What the sources say of themselves. Read from the files, because compiled modules keep no docstrings."""

import ast
import inspect
from functools import cache
from itertools import pairwise
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent / "src"


def docstring(of: type) -> str:
    """The docstring of a class, as written in its module."""
    found = definition(of)
    return (ast.get_docstring(found) if found is not None else inspect.getdoc(of)) or ""


def attributes(of: type) -> dict[str, str]:
    """The strings that stand right below fields of a class, by the names of the fields."""
    found = definition(of)
    said: dict[str, str] = {}
    body = found.body if found is not None else []
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if (
                isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
                and isinstance(below.value.value, str)
            ):
                said[field.target.id] = inspect.cleandoc(below.value.value)
    return said


def definition(of: type) -> ast.ClassDef | None:
    for node in module(of.__module__):
        if isinstance(node, ast.ClassDef) and node.name == of.__name__:
            return node
    return None


@cache
def module(name: str) -> list[ast.stmt]:
    path = SRC.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return ast.parse(file.read_text(encoding="utf-8")).body
    return []
