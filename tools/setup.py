"""Make `.venv`: the environment with the `pionek` command and, for developers, the test tools.

    python3 tools/setup.py play     what a game in the browser or the terminal needs
    python3 tools/setup.py dev      that, and what `make test` needs

It needs nothing but Python's own library and does nothing when `.venv` and the page of the browser are up to date. For
tests it also installs, as root, the programs of Debian that some of them use; without these, those tests are skipped.
A new environment is built under another name and takes its place only when it is complete, so a failed set-up never
looks finished.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what older Pythons meet first
    sys.exit("setup: Pionek needs Python 3.11 or newer; this is {}.{}".format(*sys.version_info[:2]))

import fcntl
import tomllib

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # tools/web.py, which says whether the page is up to date, imports its neighbours from here
LEVELS = ("play", "dev")  # each holds the ones before it
STAMP = "pionek-setup.json"
TOOLS = {"chromium": "/usr/bin/chromium", "nginx": "/usr/sbin/nginx", "hunspell": "/usr/bin/hunspell", "hunspell-pl": "/usr/share/hunspell/pl_PL.dic"}
"""Debian's packages that tests use, each with a file that it brings."""


class SetupError(Exception):
    """What stands in the way, in one sentence for the person at the terminal."""


def digest(root: Path, level: str) -> str:
    """What an environment is made from: if this is unchanged, so is the environment."""
    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    made_from = {
        "build": project["build-system"],
        "project": project["project"],
        "packages": project.get("tool", {}).get("hatch"),
        "lock": hashlib.sha256((root / "requirements" / f"{level}.txt").read_bytes()).hexdigest(),
        "python": [sys.version, sys.base_prefix],
        "place": str(root),
    }
    return hashlib.sha256(json.dumps(made_from, sort_keys=True).encode()).hexdigest()


def is_current(root: Path, level: str) -> bool:
    """Whether `.venv` was made from what lies here now, at this level or a higher one."""
    try:
        stamp = json.loads((root / ".venv" / STAMP).read_text())
        made = stamp["level"]
        return LEVELS.index(made) >= LEVELS.index(level) and stamp["digest"] == digest(root, made)
    except (OSError, ValueError, KeyError, TypeError):
        return False


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """Two set-ups of one folder wait for each other; the lock goes with the process that holds it."""
    with (root / ".venv.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another set-up is at work here, waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(sentence: str) -> None:
    print(f"setup: {sentence}", file=sys.stderr, flush=True)


def run(what: str, *command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a program quietly; if it fails, show its last words and stop."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
            env={**os.environ, **(env or {})},
        )
    except OSError as error:
        raise SetupError(f"{what} failed: {error.strerror}: {error.filename}") from None
    if done.returncode:
        for line in done.stdout.splitlines()[-15:]:
            print(f"    {line}", file=sys.stderr)
        raise SetupError(f"{what} failed, so nothing was changed; the lines above say why")


def have_venv() -> bool:
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def apt_install(*packages: str) -> None:
    say(f"installing {' '.join(packages)}")
    run("apt-get update", "apt-get", "update")
    run(
        f"apt-get install {' '.join(packages)}",
        *("apt-get", "install", "-y", "--no-install-recommends", *packages),
        env={"DEBIAN_FRONTEND": "noninteractive"},
    )


def missing_tools() -> list[str]:
    return [package for package, file in TOOLS.items() if not Path(file).exists()]


def want_tools() -> None:
    """What tests use beside Python: where it cannot be had, they are skipped, so this never stands in the way."""
    missing = missing_tools()
    if not missing or not shutil.which("apt-get"):
        return
    if os.geteuid() != 0:
        say(f"some tests will be skipped; to run them, type: sudo apt-get install -y {' '.join(missing)}")
        return
    try:
        apt_install(*missing)
    except SetupError as error:
        say(f"{error}; some tests will be skipped")


def need_venv() -> None:
    """Debian keeps a part of Python's own library in a package of its own."""
    if have_venv():
        return
    if not shutil.which("apt-get"):
        raise SetupError("Python's modules venv and ensurepip are missing; install them with your system's packages")
    if os.geteuid() != 0:
        raise SetupError("Python's venv module is missing; type: sudo apt-get install -y python3-venv")
    apt_install("python3-venv")
    if not have_venv():
        raise SetupError(f"python3-venv is installed, but {sys.executable} still has no venv module")


def relocate(venv: Path, place: Path) -> None:
    """Make the scripts of an environment speak of the place it is about to take."""
    before, after = os.fsencode(venv), os.fsencode(place)
    for script in [venv / "pyvenv.cfg", *(venv / "bin").iterdir()]:
        if script.is_symlink() or not script.is_file():
            continue
        text = script.read_bytes()
        if before in text:
            script.write_bytes(text.replace(before, after))


def build(root: Path, level: str) -> None:
    new, old, place = root / ".venv.new", root / ".venv.old", root / ".venv"
    shutil.rmtree(new, ignore_errors=True)  # of a set-up that was killed
    shutil.rmtree(old, ignore_errors=True)
    need_venv()
    made_from = digest(root, level)
    say(f"making .venv for {'playing' if level == 'play' else 'playing and testing'}, about a minute")
    run("making the environment", sys.executable, "-m", "venv", new)
    pip = (new / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet")
    run("installing the packages", *pip, "--require-hashes", "--only-binary=:all:", "-r", root / "requirements" / f"{level}.txt")
    run("installing pionek", *pip, "--no-index", "--no-deps", "--no-build-isolation", "--editable", root)
    relocate(new, place)
    (new / STAMP).write_text(json.dumps({"level": level, "digest": made_from}) + "\n")
    if place.exists():
        place.rename(old)
    new.rename(place)
    shutil.rmtree(old, ignore_errors=True)
    say(".venv is ready")


def page_is_current(root: Path) -> bool:
    web = root / "tools" / "web.py"
    if not web.exists():
        return True
    spec = importlib.util.spec_from_file_location("pionek_web", web)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return bool(module.is_current(root))


def build_page(root: Path) -> None:
    """The page of the browser, if what it is made from has changed; an editable install does not build it."""
    script = root / "tools" / "web.py"
    if script.exists() and subprocess.run([root / ".venv" / "bin" / "python", script], check=False).returncode:
        raise SetupError("the page of the browser could not be built; the lines above say why")


def made_level(root: Path) -> str | None:
    """The level of the environment that is there, current or not."""
    try:
        level = json.loads((root / ".venv" / STAMP).read_text())["level"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return level if level in LEVELS else None


def set_up(root: Path, level: str) -> None:
    wants_tools = level == "dev" and os.geteuid() == 0 and bool(missing_tools())
    if is_current(root, level) and page_is_current(root) and not wants_tools:
        return
    with alone(root):
        if not is_current(root, level):  # unless another one has done it
            # A developer who plays after a change of pyproject.toml keeps the test tools.
            try:
                build(root, max(level, made_level(root) or level, key=LEVELS.index))
            finally:
                shutil.rmtree(root / ".venv.new", ignore_errors=True)
        build_page(root)
        if level == "dev":
            want_tools()


def main(arguments: list[str]) -> int:
    level = arguments[0] if arguments else "dev"
    if level not in LEVELS or len(arguments) > 1:
        say(f"unknown level {' '.join(arguments)!r}; there are {' and '.join(LEVELS)}")
        return 2
    try:
        set_up(ROOT, level)
    except SetupError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"{error.strerror}: {error.filename}")
        return 1
    except KeyboardInterrupt:
        say("interrupted; nothing was changed")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
