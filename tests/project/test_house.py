"""The same rooms in every game, and a home for every chapter: a module that carries out its rules, named in docs/house.md."""

import ast
import importlib
import re

import pytest

from pionek.core import registry
from pionek.core.game import Game
from tools import house

ROOMS = {"model", "procedures", "choices", "language", "view", "hints"}
SMALL = {"connectfour"}
"""Games that fit into one file."""


@pytest.mark.parametrize("name", registry.names())
def test_every_chapter_has_a_home(name):
    assert house.homeless(registry.get(name)) == []


def test_the_page_is_up_to_date():
    assert house.page() == house.PAGE.read_text(encoding="utf-8"), "run `make docs`"


def test_a_chapter_without_a_home_is_found(monkeypatch):
    monkeypatch.setattr(house, "citations", lambda folder: {})
    assert set(house.homeless(registry.get("connectfour"))) == {"CF-SETUP", "CF-TURN", "CF-END"}


@pytest.mark.parametrize("name", sorted(set(registry.names()) - SMALL))
def test_every_game_has_the_same_rooms(name):
    folder = registry.get(name).folder
    assert {path.name for path in folder.iterdir() if (path / "__init__.py").exists()} >= ROOMS
    files = {path.name for path in folder.glob("*.py")}
    assert files == {"__init__.py", "vocabulary.py"}
    for room, module in (("model", "state"), ("model", "deeds"), ("model", "definitions"), ("model", "content"), ("procedures", "table"),
                         ("choices", "refusals"), ("language", "base"), ("view", "scene"), ("view", "names"),
                         ("hints", "hints"), ("hints", "features")):  # fmt: skip
        assert (folder / room / f"{module}.py").exists(), f"{name} has no {room}/{module}.py"


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("offer", ["hints", "names", "features", "campaign", "uses"])
def test_a_game_offers_only_what_the_core_asks_for(name, offer):
    """A misspelt hint would be silently ignored."""
    base, offered = getattr(Game, offer), getattr(registry.get(name), offer)
    unknown = {each for kind in type(offered).__mro__ for each in vars(kind) if not each.startswith("_")} - set(dir(base))
    assert unknown == set()


def test_the_contract_fits_into_a_head():
    own = [name for name, member in vars(Game).items() if callable(member) and not name.startswith("_")]
    assert len(own) <= 12, own


def test_connect_four_is_short():
    source = (registry.get("connectfour").folder / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 150


# Docstrings

CITED = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+|-\d+|\b(?:to|and|or|ruling|rulings|gaps|R\d+|Q?\d+)\b|[\s.,;:()]")


def only_cites(docstring: str) -> bool:
    return CITED.sub("", docstring) == ""


def test_every_docstring_says_something_besides_ids_of_rules():
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (house.ROOT / "src").rglob("*.py")}
    nodes = [(path, node) for path, tree in trees.items() for node in ast.walk(tree) if isinstance(node, kinds)]
    bare = [f"{path.name}:{getattr(node, 'lineno', 1)}" for path, node in nodes if only_cites(ast.get_docstring(node) or "a word")]
    assert bare == []


def test_a_docstring_of_ids_alone_is_found():
    assert only_cites("EF-ITEM-01, -04 to -07; gaps 51.")
    assert not only_cites("An Item is lost (EF-ITEM-01).")


# Types


def test_types_are_said_once():
    """A cast or an assertion about a type says again what a declaration could say; an ignore needs a reason."""
    sources = [path.read_text(encoding="utf-8") for room in ("src", "tools") for path in (house.ROOT / room).rglob("*.py")]
    assert sum(len(re.findall(r"\bcast\(|\bassert isinstance\(", source)) for source in sources) <= 40
    ignores = [line for source in sources for line in re.findall(r"# type: ignore.*", source)]
    assert len(ignores) <= 10
    assert [line for line in ignores if not re.match(r"# type: ignore\[[a-z-]+\]  # \w", line)] == []


# What has moved


def found(name: str) -> bool:
    """Whether a module, or something in one, has this name."""
    module, _, rest = name.rpartition(".")
    try:
        importlib.import_module(name)
    except ImportError:
        return bool(module) and found_in(module, rest)
    return True


def found_in(owner: str, name: str) -> bool:
    """Whether a module or class has something of this name; fields of a class may be mere annotations."""
    try:
        place = importlib.import_module(owner)
    except ImportError:
        module, _, kind = owner.rpartition(".")
        place = getattr(importlib.import_module(module), kind, None)
    return hasattr(place, name) or name in getattr(place, "__annotations__", {})


def test_what_has_moved_is_where_the_page_says():
    rows = (house.ROOT / "docs" / "moved.md").read_text(encoding="utf-8").splitlines()
    named = {name for row in rows if row.startswith("|") for name in re.findall(r"`(pionek\.[\w.]+)`", row.split("|")[2])}
    assert len(named) > 500
    assert sorted(name for name in named if not found(name)) == []


# Exact types

EXACT = re.compile(r"\btype\(\w+\) is (?:not )?([A-Z]\w+)")
MEANT = {"Roll", "YourCp"}
"""Classes whose subclasses are left out on purpose where the exact type is asked for."""


def test_no_class_that_is_asked_for_by_its_exact_type_has_subclasses():
    """Hot paths ask `type(x) is C`, because a metaclass makes `isinstance` slow; a subclass would silently not count there."""
    asked = []
    for path in (house.ROOT / "src" / "pionek").glob("*/**/*.py"):
        names = set(EXACT.findall(path.read_text(encoding="utf-8"))) - MEANT
        if names and {"core", "games"} & set(path.parts):
            module = importlib.import_module(".".join(path.relative_to(house.ROOT / "src").with_suffix("").parts))
            asked += [getattr(module, name) for name in names]
    assert len(asked) >= 8
    assert {kind.__name__: kind.__subclasses__() for kind in asked if kind.__subclasses__()} == {}
