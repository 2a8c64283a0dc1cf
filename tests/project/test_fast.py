"""`make fast`: what is compiled, and, in `make soak`, that the compiled copy plays the very same games."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import fast

ROOT = Path(__file__).resolve().parents[2]


def test_core_and_games_are_compiled_but_what_reads_and_draws():
    names = {path.relative_to(fast.SOURCES).as_posix() for path in fast.compilable(fast.SOURCES)}
    assert {"core/state/table.py", "core/match/match.py", "core/state/frame.py", "games/connectfour/__init__.py"} <= names
    assert not {name for name in names if name.startswith(("core/packs/", "core/text/")) or name.endswith("view/scene.py")}
    assert {Path(name).parts[0] for name in names} == {"core", "games"}
    assert all(any(fast.SOURCES.glob(each.rstrip("/"))) for each in fast.INTERPRETED), "what stays interpreted is there"


def test_every_class_is_opened_and_no_line_moves():
    for path in fast.compilable(fast.SOURCES):
        source = path.read_text(encoding="utf-8")
        before, after = ast.parse(source).body, ast.parse(fast.opened(source)).body
        classes = [node for node in after if isinstance(node, ast.ClassDef)]
        assert all(any("mypyc_attr" in ast.unparse(mark) for mark in node.decorator_list) for node in classes)
        lines = [node.lineno for node in before if not isinstance(node, ast.ImportFrom)]
        assert [node.lineno for node in after if not isinstance(node, ast.ImportFrom)] == lines


def test_another_source_asks_for_another_copy(tmp_path):
    shutil.copytree(fast.SOURCES / "core", tmp_path / "pionek" / "core", ignore=fast.ignore_caches)
    before = fast.stamp(tmp_path / "pionek")
    assert fast.stamp(tmp_path / "pionek") == before
    (tmp_path / "pionek" / "core" / "rng.py").write_text("MASK = 1\n")
    assert fast.stamp(tmp_path / "pionek") != before


def test_without_a_compiler_it_says_what_to_type(monkeypatch):
    monkeypatch.setattr(fast, "missing_tools", lambda: ["gcc"])
    monkeypatch.setattr(fast.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(fast.shutil, "which", lambda name: name)
    with pytest.raises(fast.FastError, match=r"type: sudo apt-get install .* gcc"):
        fast.need_compiler()


CHECK = """
import sys
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import parse_and_typecheck
from mypyc.options import CompilerOptions

files = sys.argv[1:]
version = f"{sys.version_info[0]}.{sys.version_info[1]}"
how = CompilerOptions(multi_file=True)
_, sources, options = get_mypy_config(["--strict", "--python-version", version, *files], files, how, None)
print(*parse_and_typecheck(sources, options, how, [(sources, "pionek")], None).errors, sep="\\n")
"""


def test_the_compiler_understands_every_module(tmp_path):
    """It takes modules in another order than the type checker, and may find a circle of imports where that one finds none."""
    files = fast.opened_copy(tmp_path)
    environment = {**os.environ, "MYPYPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", CHECK, *files], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "", done.stdout
    assert done.returncode == 0, done.stderr


GAMES_TO_COMPARE = 20
PLAY = """
import json, random, sys
import pionek
from pionek.core.registry import names

told = {}
for game in names():
    for seed in range(int(sys.argv[1])):
        match, rng, digests = pionek.new_match(game, seed=seed), random.Random(seed), []
        while match.decision:
            match.play(rng.choice(match.decision.options))
            digests.append(match.clone().digest())
        told[f"{game} {seed}"] = digests
print(json.dumps([sys.modules["pionek.core.state.table"].__file__, told]))
"""


def played(path: Path) -> list:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(GAMES_TO_COMPARE)],
        env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


if os.environ.get("PIONEK_SOAK"):  # compiling takes minutes: not a part of `make test`, and no skipped test there

    @pytest.fixture(scope="module", autouse=True)
    def compiled():
        assert fast.main([]) == 0

    def test_compiled_and_interpreted_games_have_the_same_digests():
        module, slow = played(ROOT / "src")
        assert module.endswith(".py")
        module, quick = played(fast.FAST)
        assert module.endswith(fast.MACHINE_CODE)
        assert quick == slow

    def test_the_free_tests_pass_on_the_compiled_copy():
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *fast.tests()]
        environment = {name: value for name, value in fast.environment().items() if name != "PIONEK_SOAK"}
        assert subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0
