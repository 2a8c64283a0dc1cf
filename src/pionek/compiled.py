"""Whether the engine of this copy is machine code, and whether that fits the Python and the sources at hand.

A compiled copy has a note beside its package. Without this check, Python would pass over machine code of another Python
and run the sources beside it, several times slower, and say nothing.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
NOTE = "compiled.json"
ENGINE = ("core", "games")
"""The folders that are compiled."""


class Unfit(ImportError):
    """The compiled copy cannot be used; the message says why, and what to do."""


def is_compiled(package: Path = PACKAGE) -> bool:
    return (package / NOTE).exists()


def engine_digest(package: Path) -> str:
    """What the machine code is made from: all Python of the engine."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in ENGINE for path in (package / folder).rglob("*.py")):
        digest.update(f"{path.relative_to(package).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def fault(package: Path = PACKAGE) -> str:
    """Why this copy cannot be used, and what to do; empty if it can, as a plain one always can."""
    if not is_compiled(package):
        return ""
    note = json.loads((package / NOTE).read_text(encoding="utf-8"))
    if note["suffix"] not in EXTENSION_SUFFIXES:
        python = f"Python {sys.version_info[0]}.{sys.version_info[1]} on {sys.platform}"
        return (
            f"the compiled copy of Pionek in {package} is for {note['python']}, and this is {python}: "
            "install the wheel for this Python, or the plain one"
        )
    sources = note.get("sources")
    if sources is not None and engine_digest(package / sources) != note["engine"]:
        return (
            f"the compiled copy of Pionek in {package} was made from other sources: "
            "`make fast` renews it, `make plain` goes back to the sources"
        )
    return ""


def check() -> None:
    """Refuse to be imported if this copy does not fit; the command `pionek` says no more than the sentence."""
    found = fault()
    if found and Path(sys.argv[0]).name == "pionek":
        sys.exit(f"pionek: {found}")
    if found:
        raise Unfit(found)
