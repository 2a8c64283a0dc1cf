"""The example packs: small ones, each made from the documentation alone, to be opened, played and changed."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
INSTALLED = PACKAGE / "examples"
"""Where the wheel has them."""
IN_PROJECT = PACKAGE.parents[1] / "docs" / "examples"


def examples() -> dict[str, Path]:
    """The folders of the example packs, by their names."""
    place = INSTALLED if INSTALLED.is_dir() else IN_PROJECT
    return {header.parent.name: header.parent for header in sorted(place.glob("*/pack.yaml"))}
