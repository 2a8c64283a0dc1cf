"""Packs of the repository: the schema for editors accepts them all, and the examples are in order and can be played to the end."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml

from pionek.bots.seats import BOTS
from pionek.core import registry
from pionek.core.language.forms import Form
from pionek.core.match.match import start
from pionek.core.packs.beginning import dumped
from pionek.core.packs.checking import findings, trial_settings
from pionek.core.packs.loader import COMMON, LOOK, schema
from pionek.core.packs.problems import Problems
from pionek.core.packs.reader import Reader
from pionek.core.packs.yamlfile import read
from pionek.core.text.phrasebook import LANGUAGES, plain

ROOT = Path(__file__).parents[2]
HEADS = [*ROOT.glob("docs/examples/*/pack.yaml"), *ROOT.glob("docs/windows/*/pack.yaml"), *ROOT.glob("tests/*/*/pack.yaml"), *ROOT.glob("src/pionek/games/*/content/pack.yaml")]
PACKS = [(str(yaml.safe_load(head.read_text(encoding="utf-8"))["game"]), head.parent) for head in sorted(HEADS)]
PACKS = [(name, folder) for name, folder in PACKS if name in registry.names()]
EXAMPLES = [(name, folder) for name, folder in PACKS if folder.parent.name == "examples"]
MOST_DECISIONS = 5_000


def called(packs: list[tuple[str, Path]]) -> list[str]:
    return [f"{name}-{folder.parent.name}-{folder.name}" for name, folder in packs]


@pytest.mark.parametrize(("name", "folder"), PACKS, ids=called(PACKS))
def test_the_schema_accepts_the_pack(name: str, folder: Path):
    validator = jsonschema_rs.validator_for(schema(registry.get(name)))
    for path in sorted(folder.rglob("*.yaml")):
        if path.name not in ("pack.yaml", LOOK):
            found = [f"{path.name} {each.instance_path}: {each.message[:200]}" for each in validator.iter_errors(read(path.read_bytes(), path.name).plain())]
            assert found == []


@pytest.mark.parametrize("name", registry.names())
def test_the_schema_accepts_every_example_of_the_pages(name: str):
    """Each word of a game's language has an example, which its page in docs/effects prints; those of the core are of one game."""
    game = registry.get(name)
    defs = schema(game)["$defs"]
    validators = [jsonschema_rs.validator_for({"$ref": f"#/$defs/{family}", "$defs": defs}) for family in defs]
    for form in game.vocabulary.forms():
        if form.example and not form.__module__.startswith("pionek.core."):
            example = read(form.example.encode(), form.word).plain()
            assert any(each.is_valid(example) for each in validators), f"{form.family} {form.word}: {form.example}"


STRANGE = ({"zzz": 1}, [], [[]], True, "zzz", -12345, 1.5, None)
"""What is written where something else is meant; "zzz" may also be a name that nobody has, which no schema knows."""


def within(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of everything in plain data."""
    for key, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*at, key)
        yield from within(each, (*at, key))


def misshapen(value: Any, places: list[tuple[Any, ...]]) -> Iterator[Any]:
    """The same with something left out, replaced by something strange, or added."""
    for place in places:
        for strange in (..., *STRANGE):
            changed = copy.deepcopy(value)
            inside = changed
            for key in place[:-1]:
                inside = inside[key]
            if strange is ...:
                del inside[place[-1]]
            else:
                inside[place[-1]] = strange
            yield changed
    if isinstance(value, dict):
        yield {**value, "zzz": 1}


def disagreements(written: Any, places: list[tuple[Any, ...]], loads: Callable[[Any], bool], accepts: Callable[[Any], bool]) -> list[Any]:
    """What loader and schema judge differently, but for names that are only unknown."""
    found = []
    for each in (written, *misshapen(written, places)):
        loaded, accepted = loads(each), accepts(each)
        if loaded != accepted and not (accepted and "zzz" in str(each)):
            found.append(each)
    return found


@pytest.mark.parametrize("name", registry.names())
def test_the_schema_accepts_and_refuses_the_shapes_that_the_loader_does(name: str):
    """Every example of docs/effects, and what a slip makes of it."""
    game = registry.get(name)
    defs, ids = schema(game)["$defs"], game.content().ids
    for form in game.vocabulary.forms():
        if not form.example:
            continue
        written = read(form.example.encode(), form.word).plain()
        for family in dict.fromkeys(("effect", form.family)):

            def loads(value: Any, family: str = family) -> bool:
                reader = Reader(game.vocabulary, ids, game.face_kind)
                reader.at("example", "", "example")
                return isinstance(reader.form(family, read(dumped(value).encode(), "example")), Form) and not reader.problems

            if not loads(written):
                continue
            validator = jsonschema_rs.validator_for({"$ref": f"#/$defs/{family}", "$defs": defs})
            assert disagreements(written, list(within(written)), loads, validator.is_valid) == [], f"{family} {form.word}"
            break


WRITTEN = [(name, folder) for name, folder in PACKS if "docs" in folder.parts]


@pytest.mark.parametrize(("name", "folder"), WRITTEN, ids=called(WRITTEN))
def test_the_schema_of_entries_agrees_with_the_loader(name: str, folder: Path):
    """Every entry of the packs in the documentation, and what a slip makes of each of its fields."""
    game = registry.get(name)
    content = game.content((folder,))
    whole = schema(game)
    for path in sorted(folder.glob("*.yaml")):
        if path.name in ("pack.yaml", LOOK):
            continue
        for plural, entries in read(path.read_bytes(), path.name).plain().items():
            kind = next(each for each in game.definitions if each.plural == plural)
            validator = jsonschema_rs.validator_for({**whole["properties"][plural]["items"], "$defs": whole["$defs"]})

            def loads(value: Any, fields: Any = COMMON + kind.fields) -> bool:
                reader = Reader(game.vocabulary, content.ids, game.face_kind, game.ledger.rules)
                reader.at("example", content.packs[-1].id, "example")
                try:
                    node = read(dumped(value).encode(), "example")
                except Problems:
                    return False
                assert isinstance(node.value, dict)
                reader.fields(node, node.value, fields, "an entry")
                return not reader.problems

            for entry in entries:
                assert disagreements(entry, [(field,) for field in entry], loads, validator.is_valid) == [], f"{plural} {entry['id']}"


@pytest.mark.parametrize(("name", "folder"), EXAMPLES, ids=called(EXAMPLES))
def test_the_example_is_in_order_and_played_to_its_end(name: str, folder: Path):
    assert findings(folder, "", tried=True)["problems"] == []
    game = registry.get(name)
    content = game.content((folder,))
    own = content.packs[-1].id
    entries = [each for kind in content.entries.values() for each in kind if each.pack == own]
    assert entries
    for each in entries:
        texts = [plain(content.text_of(each.kind, each.index, lang)) for lang in LANGUAGES]
        assert texts[0] != texts[1] or not texts[0], f"{each.kind} {each.id}: {texts[0]}"
    match = start(game, trial_settings(game, content, random.Random(1)), 1, (folder,))
    bots = [BOTS["greedy"](seat) for seat in range(match.table.seats)]
    for _ in range(MOST_DECISIONS):
        if match.decision is None:
            break
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat), seat)
    assert match.result is not None
    assert match.result.cause != "broken"
