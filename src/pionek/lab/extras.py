"""Libraries that only some commands need: a missing one is reported before the work begins."""

from __future__ import annotations

from importlib.util import find_spec

from pionek.core.errors import UserError


class MissingExtra(UserError):
    """A library is not installed; the sentence names the extra that brings it."""


def need(extra: str, *libraries: str) -> None:
    """Refuse to go on without these libraries."""
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise MissingExtra(f"this needs {names}; install pionek[{extra}]", f"to wymaga: {names}; zainstaluj pionek[{extra}]")
