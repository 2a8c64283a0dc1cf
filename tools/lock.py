"""Renew the lock files in requirements/ from pyproject.toml: every package with its hashes, and no hosts.

    python3 tools/lock.py [--upgrade]
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"play": (("tui", "server"), ("build",)), "dev": (("tui", "server", "lab", "dask", "learn"), ("build", "test")), "site": ((), ("site",))}
"""Of each lock file, the extras and the groups of tools in it."""


def main(arguments: list[str]) -> int:
    place = ROOT / "build" / "lock"
    uv = place / "bin" / "uv"
    if not uv.exists():
        venv.create(place, with_pip=True, clear=True)
        subprocess.run([place / "bin" / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
    for name, (extras, groups) in LOCKS.items():
        command: list[str | Path] = [uv, "pip", "compile", "pyproject.toml"]
        for extra in extras:
            command += ["--extra", extra]
        for group in groups:
            command += ["--group", group]
        if name != "play":
            command += ["--constraint", "requirements/play.txt"]
        command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url", "--no-config"]
        command += ["--no-annotate", "--custom-compile-command", "make lock", "--quiet", "-o", f"requirements/{name}.txt"]
        done = subprocess.run([*command, *arguments], cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
