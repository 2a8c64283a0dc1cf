"""Works: what there is to paint for each game, how it is named, and from what it is made.

A work's name is its file below the game's `art/` folder without the ending: `card/fireball`. What players may not know before it is
revealed is stored under a name that says nothing: whoever knows the thing can work it out, and nobody else.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pionek.art.picture import Picture
from pionek.art.veil import veil

GAMES = ("dicethrone", "dreamblade", "etherfields", "icegarden", "relic")
PAINTERS = ("tools.art.", "pionek.art.")


class Work(NamedTuple):
    """One file: the function that makes it, and what it is told. Data (a dict or a list) is stored as JSON, bytes as they are."""

    name: str
    paint: Callable[..., Any]
    told: tuple[Any, ...] = ()
    how: dict[str, Any] = {}
    shows: tuple[str, ...] = ()
    """The things it is a picture of, where its name does not say so."""
    veiled: bool = False

    def made_from(self) -> str:
        """Changes with everything that could change the result: what the painter is told, and its code with all it uses."""
        words = json.dumps([self.paint.__module__, self.paint.__name__, self.told, self.how], sort_keys=True, default=str)
        return hashlib.sha256(f"{code(self.paint.__module__)} {words}".encode()).hexdigest()[:16]

    def stored(self) -> str:
        """Its file without the ending; of what is veiled, a name that says nothing."""
        return f"veiled/{veil(self.name)}" if self.veiled else self.name

    def made(self) -> tuple[str, bytes]:
        """The ending of the file and its bytes."""
        result = self.paint(*self.told, **self.how)
        if isinstance(result, Picture):
            return "webp", result.webp()
        if isinstance(result, bytes):
            return "wav", result
        return "json", json.dumps(result, separators=(",", ":")).encode()


@cache
def code(module: str) -> str:
    """The code of a painter and of all brushes and painters it uses."""
    digest = hashlib.sha256()
    for name in sorted(closure(module)):
        digest.update(bare(name).encode())
    return digest.hexdigest()


def closure(module: str) -> set[str]:
    """A module with all of ours that it imports, directly or not."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for node in ast.walk(ast.parse(source(name))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PAINTERS):
                waiting.append(node.module)
    return found


@cache
def bare(module: str) -> str:
    """The code of a module as it runs: without docstrings, comments and types, which change no picture."""
    tree = ast.parse(source(module))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
            for each in (*node.args.args, *node.args.kwonlyargs):
                each.annotation = None
        body = getattr(node, "body", None)
        if isinstance(body, list):
            setattr(node, "body", [part for part in body if not is_type_or_text(part)] or [ast.Pass()])  # noqa: B010 - not every node has one
    return ast.dump(tree)


def is_type_or_text(node: ast.AST) -> bool:
    """Whether a statement only says something: a docstring, a type, an import of types."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.AnnAssign):
        return node.value is None or getattr(node.annotation, "id", "") == "TypeAlias"
    return isinstance(node, ast.Import | ast.ImportFrom)


@cache
def source(module: str) -> bytes:
    return Path(importlib.import_module(module).__file__ or "").read_bytes()


def works(game: str) -> Iterator[Work]:
    """All works of a game."""
    return importlib.import_module(f"tools.art.games.{game}").works()
