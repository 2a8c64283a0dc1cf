"""What the pages show is true: their examples run, what is generated is up to date, and the guide builds a game."""

import ast
import doctest
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import pionek
from pionek.core import registry
from pionek.core.language.amounts import Amount
from pionek.core.view import beats, scene
from tools import docs
from tools.typescript import structs, typescript

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^(?:<!-- (?P<how>file|quote) (?P<file>\S+?)(?:: [^\n]*)? -->\n)?```(?P<lang>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"""(?:new_match|get|env)\("(\w+)"|^game: (\w+)$""", re.MULTILINE)
FLAGS = doctest.ELLIPSIS | doctest.FAIL_FAST


class Block(NamedTuple):
    """A fenced part of a page: code to run, or a piece of a file that the page tells to write."""

    lang: str
    text: str
    file: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(each["lang"], each["text"], each["file"] or "", text.count("\n", 0, each.start("text")))
        for each in BLOCK.finditer(text)
    ]


def files(page: Path) -> dict[str, str]:
    """The files that a page tells to write; those it gives in pieces, put together."""
    found: dict[str, list[str]] = {}
    for block in blocks(page):
        if block.file:
            found.setdefault(block.file, []).append(block.text)
    return {name: "\n\n".join(pieces) for name, pieces in found.items()}


def write(page: Path, folder: Path) -> None:
    for name, text in files(page).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def code(page: Path) -> list[Block]:
    return [block for block in blocks(page) if block.lang == "python" and not block.file]


def playable(page: Path) -> bool:
    """Whether the games that its examples play are there: each of them may be taken away."""
    named = {name for block in blocks(page) for found in NAMED.findall(block.text) for name in found if name}
    return named <= set(registry.names())


def pages() -> list[Path]:
    every = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [page for page in every if code(page) and playable(page)]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write(page, tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    before = random.getstate()
    random.seed(7)
    try:
        for block in code(page):
            run(block, names, page)
        for name, test in list(names.items()):
            if name.startswith("test_") and callable(test):
                test()
    finally:
        random.setstate(before)


def run(block: Block, names: dict[str, object], page: Path) -> None:
    """Code with prompts is compared with what it prints; other code is carried out."""
    if not block.text.startswith(">>> "):
        # The lines before it are left empty, so that an error names the line of the page.
        exec(compile("\n" * block.line + block.text, str(page), "exec"), names)  # noqa: S102 - our own pages
        return
    example = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
    said: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=FLAGS).run(example, out=said.append, clear_globs=False)
    names.update(example.globs)
    assert not failed, "".join(said)


@pytest.mark.skipif("connectfour" not in registry.names(), reason="the example plays that game")
def test_the_example_of_the_package_runs():
    said = ast.get_docstring(ast.parse((ROOT / "src" / "pionek" / "__init__.py").read_text(encoding="utf-8")))
    assert said is not None
    run(Block("python", said[said.index(">>> ") :], "", 0), {}, ROOT / "src" / "pionek" / "__init__.py")


def test_every_idea_has_an_example():
    concepts = ("table-and-agenda", "decisions-and-windows", "rules-in-force", "effects-and-text", "packs", "scene")
    for name in (*concepts, "ledger-and-citations", "match-and-replay", "add-a-game"):
        assert code(ROOT / "docs" / f"{name}.md"), name


def test_an_example_that_is_wrong_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("```python\n>>> 1 + 1\n3\n```\n")
    with pytest.raises(AssertionError, match="line 2"):
        run(code(page)[0], {}, page)


# What is generated


def test_generated_pages_are_up_to_date(capsys):
    assert docs.main(["--check"]) == 0, capsys.readouterr().out


def test_what_is_stale_is_named_and_renewed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    page = tmp_path / "docs" / "scene.md"
    page.write_text("<!-- begin: made by `make docs` -->\nold\n<!-- end -->\n")
    assert docs.main(["--check"]) == 1
    assert "docs/scene.md is stale: run make docs" in capsys.readouterr().out
    assert "old" in page.read_text()
    assert docs.main([]) == 0
    assert "### Portrait" in page.read_text()
    assert docs.main(["--check"]) == 0


def test_docs_takes_no_other_argument(capsys):
    assert docs.main(["--chekc"]) == 2
    assert capsys.readouterr().err == "docs: give nothing, or --check\n"


def test_a_quote_whose_beginning_is_gone_is_an_error():
    with pytest.raises(LookupError, match=r"rules\.py has no line that begins with 'class Gone'"):
        docs.between(["class Here:"], "class Gone", ["class Gone"], "rules.py")


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.get(name).forms])
def test_every_word_of_a_game_has_an_example_that_its_packs_could_hold(name):
    game = registry.get(name)
    assert [form.word for form in game.forms if form.fields and not form.example] == []
    for form in game.forms:
        assert docs.reading(game, form) is not None


def test_an_example_that_cannot_be_read_is_an_error():
    class Wrong(Amount):
        word = "wrong"
        example = "{wrong: 1}"

    with pytest.raises(docs.ExampleError, match="the example of 'wrong' cannot be read"):
        docs.reading(registry.get(registry.names()[0]), Wrong)


# The types for the browser


def test_every_struct_of_the_scene_has_its_types():
    known = {each for module in (scene, beats) for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)}
    known.discard(msgspec.Struct)
    assert set(structs()) == known
    assert sorted(re.findall(r"^export interface (\w+)", typescript(), re.MULTILINE)) == sorted(each.__name__ for each in known)


@pytest.mark.parametrize("name", registry.names())
def test_a_scene_on_the_wire_has_only_fields_that_the_types_know(name):
    types = {name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) for name, body in INTERFACE.findall(typescript())}
    match = pionek.new_match(name, seed=7)
    for seat in (-1, 0):
        plain = msgspec.to_builtins(match.scene(seat))
        assert set(plain) <= types["Scene"]
        for thing in things(plain["things"]):
            assert set(thing) <= types["Thing"] | types[thing["is"].capitalize()]


INTERFACE = re.compile(r"^export interface (\w+)[^{]*\{\n(.*?)^\}", re.DOTALL | re.MULTILINE)


def things(found):
    """All things of a scene, with those inside them."""
    for each in found:
        yield each
        for inner in ("things", "places", "cards", "tokens"):
            yield from things(each.get(inner, []))


# The guide

PLAY = """
import random
import pionek
from pionek.core import registry

{prepare}
assert "connectfour" in registry.names()
game = registry.get("connectfour")
assert str(game.folder) == {folder!r}, game.folder
assert game.book.missing() == []
match = pionek.new_match("connectfour", seed=7)
luck = random.Random(7)
while match.decision:
    drawn = [match.scene(seat, lang) for seat in (-1, 0, 1) for lang in ("en", "pl")]
    assert all(scene.things and scene.prompt.text for scene in drawn)
    match.play(luck.choice(match.decision.options))
assert pionek.load(match.save()).digest() == match.digest()
rules = {{rule for line in match.log(-1) for rule in line.rules}}
assert rules and all(rule in game.ledger for rule in rules)
print(match.result.cause)
"""
AMONG_THE_GAMES = """
from pathlib import Path
import pionek.games
registry.GAMES = Path({folder!r}).parent
pionek.games.__path__ = [str(registry.GAMES)]
"""


def played(tmp_path: Path, prepare: str) -> str:
    """Play the game in a process of its own, that knows it from this folder alone."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(tmp_path)))}
    folder = str(tmp_path / "connectfour")
    program = PLAY.format(prepare=prepare.format(folder=folder), folder=folder)
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_guide_builds_a_game_among_the_games(tmp_path):
    write(GUIDE, tmp_path)
    assert played(tmp_path, AMONG_THE_GAMES) in ("four", "draw")


def test_the_guide_builds_a_game_of_another_package(tmp_path):
    write(GUIDE, tmp_path)
    entry = next(block.text for block in blocks(GUIDE) if block.lang == "toml")
    facts = tmp_path / "guide-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: guide\nVersion: 1.0\n")
    points = entry.replace('project.entry-points."pionek.games"', "pionek.games").replace('"', "")
    (facts / "entry_points.txt").write_text(points)
    assert played(tmp_path, "") in ("four", "draw")


@pytest.mark.parametrize("name", [name for name in files(GUIDE) if (docs.GAMES / name).exists()])
def test_the_guide_leaves_out_nothing(name):
    shown, real = files(GUIDE)[name], (docs.GAMES / name).read_text(encoding="utf-8")
    if name.endswith(".py"):
        assert ast.dump(ast.parse(shown)) == ast.dump(ast.parse(real))
    else:
        assert shown.split() == real.split()
