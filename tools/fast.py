"""Compile the engine with mypyc and let `.venv` use it: `make fast`. `make plain` goes back to the sources.

    .venv/bin/python tools/fast.py [--test | --plain]

`.fast/pionek` has machine code for core and games, and links to everything else in src/, which is never touched. A file in
`.venv` puts it before the sources, so that every command, the server and the environments use it. When the sources of
the engine change, it refuses to be imported until it is renewed (src/pionek/compiled.py).
With --test the free tests and those of the core, of bots and of all games are then run on it.
"""

import argparse
import ast
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # `tools`, and the sources even where a compiled copy is in use

from pionek import compiled  # noqa: E402  the line above makes it known
from tools import expand  # noqa: E402  the same

SOURCES = ROOT / "src" / "pionek"
FAST = ROOT / ".fast"
BUILD = ROOT / "build" / "fast"
STAMP = "made-from.txt"
MACHINE_CODE = (".so", ".pyd")

INTERPRETED = ("core/game.py", "core/ledger.py", "core/registry.py", "core/settings.py", "core/soundness.py", "core/errors.py", "core/files.py",
               "core/folder.py", "core/state/fields.py", "core/language/fields.py", "core/language/kinds.py", "core/language/describing.py", "core/match/log.py",
               "core/match/saving.py", "core/packs/", "core/teaching/", "core/text/", "core/view/look.py", "core/view/scene.py", "core/view/building.py",
               "games/*/view/scene.py")  # fmt: skip
"""What stays as it is, by folder or file: what reads packs, writes texts and draws is no part of a decision."""

SETUP = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler


one_by_one = CCompiler.compile


def side_by_side(self, sources, *args, **given):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda source: one_by_one(self, [source], *args, **given), sources)
        return [name for names in made for name in names]


CCompiler.compile = side_by_side
level, libraries, *files = sys.argv[1:]
options = ["--strict", "--python-version", f"{sys.version_info[0]}.{sys.version_info[1]}", "--python-executable", libraries]
modules = mypycify(
    options + files, only_compile_paths=files, opt_level=level, debug_level="0", group_name="pionek", multi_file=True
)
setup(name="pionek-fast", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


FUTURE = "from __future__ import annotations"
ATTRIBUTES = "from mypy_extensions import mypyc_attr"
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"


class FastError(Exception):
    """Why it cannot be compiled, in one line."""


def compilable(package: Path) -> list[Path]:
    """The files of core and games that are compiled, as one group."""
    found = [path for folder in ("core", "games") for path in (package / folder).rglob("*.py")]
    return sorted(path for path in found if is_compiled(path.relative_to(package)) and path.read_text(encoding="utf-8").strip())


def is_compiled(place: Path) -> bool:
    """Whether a file of core or games, by its place in the package, becomes machine code."""
    return not any(place.match(each) or place.as_posix().startswith(each) for each in INTERPRETED)


def opened(source: str) -> str:
    """The source with every class open: to be made by `__new__`, as clones and saves do, and to be subclassed.

    Classes of machine code are closed unless they say otherwise; said here, it cannot be forgotten in a game. No line
    moves: the mark takes the place of the empty line before a class.
    """
    lines = source.splitlines()
    for node in ast.parse(source).body:
        marked = [ast.unparse(each).startswith("mypyc_attr") for each in getattr(node, "decorator_list", [])]
        if isinstance(node, ast.ClassDef) and not any(marked):
            before = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 2
            assert not lines[before].strip(), f"no empty line before class {node.name}"
            lines[before] = OPEN
    if OPEN in lines and ATTRIBUTES not in lines:
        lines = [line.replace(FUTURE, f"{FUTURE}; {ATTRIBUTES}") for line in lines]
    return "\n".join(lines) + "\n"


def stamp(package: Path = SOURCES) -> str:
    """What a compiled copy was made from; another one is needed when this changes."""
    made_by = hashlib.sha256(Path(__file__).read_bytes() + Path(expand.__file__).read_bytes()).hexdigest()
    return f"{compiled.engine_digest(package)}\n{made_by}\nPython {platform.python_version()}, mypy {version('mypy')}\n"


def up_to_date() -> bool:
    made_from = FAST / STAMP
    return made_from.exists() and made_from.read_text(encoding="utf-8") == stamp()


def missing_tools() -> list[str]:
    """The Debian packages that compiling still needs."""
    compiler = os.environ.get("CC", "gcc").split()[0]
    wanted = [] if shutil.which(compiler) else ["gcc", "libc6-dev"]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return wanted if header.exists() else [*wanted, "python3-dev"]


def need_compiler() -> None:
    """Install a C compiler where that is allowed; else say what to type."""
    packages = missing_tools()
    if not packages:
        return
    words = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None:
        raise FastError("a C compiler and the headers of Python are needed; install them and try again")
    if os.geteuid() != 0:
        raise FastError(f"a C compiler is needed; type: sudo {' '.join(words)}")
    print(f"installing {', '.join(packages)}")
    subprocess.run(["apt-get", "update"], capture_output=True, check=False)
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode or missing_tools():
        raise FastError(f"{' '.join(words)} failed: {(done.stderr.strip().splitlines() or ['it said nothing'])[-1]}")


def ignore_caches(_folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__" or name.endswith(MACHINE_CODE)}


def opened_copy(folder: Path) -> list[str]:
    """Put a copy of the engine there, with every class open; gives the files that are to be compiled."""
    package = folder / "pionek"
    for each in compiled.ENGINE:
        shutil.copytree(SOURCES / each, package / each, ignore=ignore_caches)
    (package / "__init__.py").touch()
    paths = compilable(package)
    expander = expand.Expander(package)
    for path in expander.paths:  # also what stays interpreted: the classes below it have no metaclass any more
        source = expander.expanded(path)
        path.write_text(opened(source) if path in paths else source, encoding="utf-8")
    return [path.relative_to(folder).as_posix() for path in paths]


def compile_into(folder: Path, python: str | Path = sys.executable, level: int = 2) -> int:
    """Compile a copy of the engine there, for that Python, with that level of gcc's -O; gives the number of modules.

    The folder then holds the engine as a part of the package and what its compiled modules share. The linker is named
    here, because some Pythons write the place of their own libraries into everything they link.
    """
    shutil.rmtree(folder, ignore_errors=True)
    files = opened_copy(folder)
    compiler = os.environ.get("CC", "gcc")
    done = subprocess.run(
        [python, "-c", SETUP, str(level), sys.executable, *files], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "MYPYPATH": str(folder), "LDSHARED": f"{compiler} -shared -s"},
    )  # fmt: skip
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if "error" in line.lower()]
        raise FastError("mypyc refused:\n" + "\n".join(lines or (done.stdout + done.stderr).splitlines()[-20:]))
    shutil.rmtree(folder / "build", ignore_errors=True)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)
    return len(files)


def note(suffix: str, python: str, **more: str) -> str:
    """What the compiled copy says of itself; src/pionek/compiled.py reads it."""
    return json.dumps({"suffix": suffix, "python": python, "engine": compiled.engine_digest(SOURCES), **more}, indent=1) + "\n"


def link_the_rest(package: Path) -> None:
    """All that is not compiled is the sources' own: content and texts of the engine too, so that they can be edited."""
    (package / "__init__.py").unlink()
    for path in SOURCES.iterdir():
        if path.name not in (*compiled.ENGINE, "__pycache__"):
            (package / path.name).symlink_to(os.path.relpath(path, package))
    for path in [path for each in compiled.ENGINE for path in (package / each).rglob("*")]:
        if path.is_file() and path.suffix not in (".py", *MACHINE_CODE):
            path.unlink()
            path.symlink_to(os.path.relpath(SOURCES / path.relative_to(package), path.parent))


def renew() -> int:
    """Compile a copy for this Python, then put it in the place of the older one; gives the number of modules."""
    made_from = stamp()
    count = compile_into(BUILD)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    about = note(suffix, f"Python {sys.version_info[0]}.{sys.version_info[1]}", sources=os.path.relpath(SOURCES, FAST / "pionek"))
    (BUILD / "pionek" / compiled.NOTE).write_text(about, encoding="utf-8")
    (BUILD / STAMP).write_text(made_from, encoding="utf-8")
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.move(BUILD, FAST)
    link_the_rest(FAST / "pionek")
    return count


def environment() -> dict[str, str]:
    """What makes Python find the compiled copy before every other one."""
    return {**os.environ, "PYTHONPATH": str(FAST)}


def plain_environment() -> dict[str, str]:
    """The same for the sources."""
    return {**os.environ, "PYTHONPATH": str(SOURCES.parent)}


def path_file() -> Path:
    """The file that puts the compiled copy on the path of this environment, before the sources: by its name, it is read first."""
    return Path(sysconfig.get_paths()["purelib"]) / "_a_compiled_pionek.pth"


def check(where: dict[str, str]) -> None:
    """The compiled copy is the one that is imported, and it runs."""
    code = "import pionek.core.state.table as table; print(table.__file__)"
    done = subprocess.run([sys.executable, "-c", code], env=where, capture_output=True, text=True, check=False)
    found = done.stdout.strip()
    if done.returncode or not found.endswith(MACHINE_CODE) or not Path(found).is_relative_to(FAST):
        raise FastError(f"the compiled copy is not used: {(done.stderr.strip() or found).splitlines()[-1]}")


def enter() -> None:
    """From now on, everything in this environment uses the compiled copy."""
    path_file().write_text(f"{FAST}\n", encoding="utf-8")
    check({name: value for name, value in os.environ.items() if name != "PYTHONPATH"})


def leave() -> None:
    path_file().unlink(missing_ok=True)


def tests() -> list[str]:
    """The folders of tests that must pass on the compiled copy."""
    games = [path.parent.name for path in sorted(SOURCES.glob("games/*/game.yaml"))]
    return [f"tests/{name}" for name in ("free", "core", "bots", *games) if (ROOT / "tests" / name).is_dir()]


def run_tests() -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *tests()]
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, and let .venv use it.")
    parser.add_argument("--test", action="store_true", help="then run tests on the compiled copy")
    parser.add_argument("--plain", action="store_true", help="go back to the sources; the compiled copy stays for later")
    chosen = parser.parse_args(arguments)
    if chosen.plain:
        leave()
        print("from now on everything in .venv runs the sources")
        return 0
    begun = time.monotonic()
    try:
        if up_to_date():
            print("compiled already; the sources have not changed since")
        else:
            need_compiler()
            print("compiling; this takes some minutes")
            count = renew()
            print(f"{count} modules compiled into {FAST.name}/ in {time.monotonic() - begun:.0f} s")
        enter()
    except FastError as error:
        print(f"fast: {error}", file=sys.stderr)
        return 1
    print("from now on everything in .venv uses the compiled engine; `make plain` goes back to the sources")
    return run_tests() if chosen.test else 0


if __name__ == "__main__":
    sys.exit(main())
