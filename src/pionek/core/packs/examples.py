"""The example packs: small ones, each made from the documentation alone, to be opened, played and changed."""

from __future__ import annotations

from pathlib import Path

import pionek

INSTALLED = Path(pionek.__file__).parent / "examples"
"""Where the wheel has them."""
IN_PROJECT = Path(pionek.__file__).parents[2] / "docs" / "examples"


def examples() -> dict[str, Path]:
    """The folders of the example packs, by their names."""
    place = INSTALLED if INSTALLED.is_dir() else IN_PROJECT
    return {header.parent.name: header.parent for header in sorted(place.glob("*/pack.yaml"))}
