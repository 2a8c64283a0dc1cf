"""Build the wheels into dist/: a plain one for every Python, and one with a compiled engine for each Python found here: `make wheels`.

    .venv/bin/python tools/wheels.py [--python 3.12] [--folder dist]

All are made from the same sources; pip takes the compiled one where it fits, else the plain one. Pythons are looked for on
the PATH and among pyenv's. Each compiles in an environment of its own in build/wheels, with the locked compiler.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from pionek import compiled  # noqa: E402  the line above makes it known
from tools import fast  # noqa: E402  the same

PYTHONS = ("3.11", "3.12", "3.13")
BUILD = ROOT / "build" / "wheels"
COMPILER = ("ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "setuptools", "typing-extensions")
"""The locked packages that compiling needs."""
OLDEST_GLIBC = 17
"""The manylinux of the oldest glibc that every pip knows: 2.17."""
ABOUT = """
import json, platform, sys, sysconfig
from pathlib import Path

print(json.dumps({
    "version": f"{sys.version_info[0]}.{sys.version_info[1]}",
    "implementation": sys.implementation.name,
    "path": sys.executable,
    "headers": (Path(sysconfig.get_paths()["include"]) / "Python.h").exists(),
    "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
    "machine": platform.machine(),
}))
"""


@dataclass(frozen=True)
class Python:
    """A Python that can compile the engine."""

    path: Path
    version: str
    suffix: str
    machine: str

    @property
    def tag(self) -> str:
        return f"cp{self.version.replace('.', '')}"


def asked(path: Path, wanted: str) -> Python | None:
    """The Python at that path, if it is CPython of that version and can compile."""
    done = subprocess.run([path, "-c", ABOUT], capture_output=True, text=True, check=False)
    if done.returncode:  # for example pyenv's word for a version that is not chosen here
        return None
    about = json.loads(done.stdout)
    fits = about["version"] == wanted and about["implementation"] == "cpython" and about["headers"]
    return Python(Path(about["path"]), wanted, about["suffix"], about["machine"]) if fits else None


def found(version: str) -> Python | None:
    """A Python of that version: on the PATH, or one of pyenv's."""
    name = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    places = [Path(folder) / name for folder in os.environ.get("PATH", "").split(os.pathsep)]
    places += sorted(pyenv.glob(f"{version}.*/bin/{name}"), reverse=True)
    return next((python for path in places if path.exists() and (python := asked(path, version))), None)


def locked() -> str:
    """The part of the lock file that the compiler's environment needs, hashes and all."""
    blocks = re.split(r"\n(?=[a-z0-9])", (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8"))
    return "\n".join(block for block in blocks if re.split(r"[=<>;\[ ]", block)[0] in COMPILER) + "\n"


def run(what: str, *command: str | Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise fast.FastError(f"{what} failed: {((done.stderr or done.stdout).strip().splitlines() or ['it said nothing'])[-1]}")


def compiler(python: Python) -> Path:
    """An environment of that Python with mypyc in it."""
    place = BUILD / f"{python.tag}-env"
    own = place / "bin" / "python"
    requirements = BUILD / f"{python.tag}.txt"
    if not own.exists() or not requirements.exists() or requirements.read_text(encoding="utf-8") != locked():
        shutil.rmtree(place, ignore_errors=True)
        run(f"an environment of Python {python.version}", python.path, "-m", "venv", place)
        requirements.write_text(locked(), encoding="utf-8")
        run("installing mypyc", own, "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary=:all:", "-r", requirements)
    return own


def plain_wheel(folder: Path) -> Path:
    run("the plain wheel", sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    return max(folder.glob("pionek-*-py3-none-any.whl"), key=lambda path: path.stat().st_mtime)


def glibc(folder: Path) -> int:
    """The second number of the oldest glibc that has all that this machine code calls."""
    called = [int(each) for path in folder.rglob("*.so") for each in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())]
    return max(OLDEST_GLIBC, *called)


def compiled_wheel(plain: Path, python: Python, folder: Path) -> Path:
    """The plain wheel with a compiled engine in it, under the tag of its Python."""
    place = BUILD / python.tag
    fast.compile_into(place, compiler(python))
    about = fast.note(python.suffix, f"CPython {python.version} on Linux {python.machine}")
    (place / "pionek" / compiled.NOTE).write_text(about, encoding="utf-8")
    (place / "pionek" / "__init__.py").unlink()
    tag = f"{python.tag}-{python.tag}-manylinux_2_{glibc(place)}_{python.machine}"
    wheel = folder / plain.name.replace("py3-none-any", tag)
    put_together(plain, place, tag, wheel)
    shutil.rmtree(place)
    return wheel


def put_together(plain: Path, engine: Path, tag: str, wheel: Path) -> None:
    """All files of the plain wheel, those of the compiled engine in the place of theirs, and the record of both."""
    own = {path.relative_to(engine).as_posix(): path for path in sorted(engine.rglob("*")) if path.is_file() and path.suffix != ".c"}
    rows: list[str] = []
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as new:

        def put(name: str, data: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            rows.append(f"{name},sha256={digest},{len(data)}")
            new.writestr(zipfile.ZipInfo(name, (2020, 2, 2, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)

        for name in old.namelist():
            if name in own or name.endswith("/RECORD"):
                continue
            data = old.read(name)
            if name.endswith(".dist-info/WHEEL"):
                data = data.replace(b"Root-Is-Purelib: true", b"Root-Is-Purelib: false").replace(b"Tag: py3-none-any", f"Tag: {tag}".encode())
            put(name, data)
        for name, path in own.items():
            put(name, path.read_bytes())
        record = next(name for name in old.namelist() if name.endswith("/RECORD"))
        new.writestr(record, "\n".join([*rows, f"{record},,"]) + "\n")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the plain wheel and the compiled ones.")
    parser.add_argument("--python", action="append", choices=PYTHONS, help="only for this Python; may be given more than once")
    parser.add_argument("--folder", type=Path, default=ROOT / "dist", help="where to put them (default: dist)")
    chosen = parser.parse_args(arguments)
    BUILD.mkdir(parents=True, exist_ok=True)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    try:
        plain = plain_wheel(chosen.folder)
        print(f"{plain.name}, {plain.stat().st_size / 1e6:.1f} MB")
        for version in chosen.python or PYTHONS:
            python = found(version)
            if python is None:
                print(f"no wheel for Python {version}: it is not here, or its headers are not")
                continue
            begun = time.monotonic()
            wheel = compiled_wheel(plain, python, chosen.folder)
            print(f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB, in {time.monotonic() - begun:.0f} s", flush=True)
    except fast.FastError as error:
        print(f"wheels: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
