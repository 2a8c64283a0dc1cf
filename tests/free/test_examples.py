"""Packs of the repository: the schema for editors accepts them all, and the examples are in order and can be played to the end."""

from __future__ import annotations

import random
from pathlib import Path

import jsonschema_rs
import pytest
import yaml

from pionek.bots.seats import BOTS
from pionek.core import registry
from pionek.core.match.match import start
from pionek.core.packs.checking import findings, trial_settings
from pionek.core.packs.loader import LOOK, schema
from pionek.core.packs.yamlfile import read
from pionek.core.text.phrasebook import LANGUAGES, plain

ROOT = Path(__file__).parents[2]
HEADS = [*ROOT.glob("docs/examples/*/pack.yaml"), *ROOT.glob("tests/*/*/pack.yaml"), *ROOT.glob("src/pionek/games/*/content/pack.yaml")]
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
