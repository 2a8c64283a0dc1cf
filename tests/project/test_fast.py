"""`make fast`: what is compiled, and, in `make soak`, that the compiled copy plays the very same games."""

import ast
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from pionek import compiled
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


# A compiled copy that does not fit is refused


@pytest.fixture
def copy(tmp_path) -> Path:
    """A package that says it is compiled, beside sources of an engine."""
    for name in ("src", "copy"):
        for folder in compiled.ENGINE:
            (tmp_path / name / "pionek" / folder).mkdir(parents=True)
    (tmp_path / "src" / "pionek" / "core" / "rng.py").write_text("MASK = 1\n")
    for path in fast.SOURCES.glob("*.py"):
        shutil.copy(path, tmp_path / "copy" / "pionek")
    return tmp_path / "copy" / "pionek"


def noted(copy: Path, **more: str) -> None:
    sources = copy.parents[1] / "src" / "pionek"
    note = {"suffix": EXTENSION_SUFFIXES[0], "python": "this Python", "engine": compiled.engine_digest(sources), "sources": "../../src/pionek"}
    (copy / compiled.NOTE).write_text(json.dumps({**note, **more}))


def test_a_copy_that_fits_is_taken(copy):
    assert compiled.fault(copy) == ""
    assert not compiled.is_compiled(copy)
    noted(copy)
    assert compiled.is_compiled(copy)
    assert compiled.fault(copy) == ""


def test_a_copy_of_other_sources_is_refused(copy):
    noted(copy)
    (copy.parents[1] / "src" / "pionek" / "core" / "rng.py").write_text("MASK = 2\n")
    assert "was made from other sources: `make fast` renews it" in compiled.fault(copy)


def test_a_copy_for_another_python_is_refused_when_it_is_imported(copy):
    noted(copy, suffix=".cpython-399-x86_64-linux-gnu.so", python="CPython 3.99")
    path = {**os.environ, "PYTHONPATH": str(copy.parent)}
    done = subprocess.run([sys.executable, "-c", "import pionek"], env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Unfit: the compiled copy of Pionek in" in done.stderr
    assert "is for CPython 3.99, and this is Python 3." in done.stderr


def test_the_command_says_no_more_than_the_sentence(copy):
    noted(copy, suffix=".cpython-399-x86_64-linux-gnu.so", python="CPython 3.99")
    path = {**os.environ, "PYTHONPATH": str(copy.parent)}
    script = copy.parent / "pionek.script" / "pionek"
    script.parent.mkdir()
    script.write_text("import pionek\n")
    done = subprocess.run([sys.executable, script], env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("pionek: the compiled copy")
    assert len(done.stderr.splitlines()) == 1


def test_the_path_file_comes_before_that_of_the_sources():
    """Python reads these files in the order of their names, and the first copy on the path is the one that counts."""
    assert all(fast.path_file().name < each.name for each in fast.path_file().parent.glob("*pionek*.pth") if each != fast.path_file())


def test_without_a_compiler_it_says_what_to_type(monkeypatch):
    monkeypatch.setattr(fast, "missing_tools", lambda: ["gcc"])
    monkeypatch.setattr(fast.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(fast.shutil, "which", lambda name: name)
    with pytest.raises(fast.FastError, match=r"type: sudo apt-get install .* gcc"):
        fast.need_compiler()


CHECK = """
import sys
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_c, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.options import CompilerOptions

files = sys.argv[1:]
version = f"{sys.version_info[0]}.{sys.version_info[1]}"
how = CompilerOptions(multi_file=True)
_, sources, options = get_mypy_config(["--strict", "--python-version", version, *files], files, how, None)
groups = [(sources, "pionek")]
found = parse_and_typecheck(sources, options, how, groups, None)
errors = Errors(options)
if not found.errors:
    compile_modules_to_c(found, how, errors, groups)
print(*found.errors, *(each for each in errors.new_messages() if ": warning: " not in each), sep="\\n")
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
    def compiled_copy():
        if not fast.up_to_date():
            fast.renew()

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
