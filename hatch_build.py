"""The wheel holds the example packs, the pages of docs/ as one packed file, and the built page: it is built here, with the Node of a wheel, if it is not there or not up to date."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def docs(root: Path) -> Path:
    """The pages, packed. What gathers them is loaded by itself, for Pionek's own dependencies are not here."""
    spec = importlib.util.spec_from_file_location("pages", root / "src" / "pionek" / "core" / "pages.py")
    assert spec is not None
    assert spec.loader is not None
    pages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pages)
    file = root / "build" / "docs.xz"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(pages.packed(pages.gathered(root)))
    return file


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Editable installs are left alone: `make setup` builds the page itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        for header in sorted((root / "docs" / "examples").glob("*/pack.yaml")):
            build_data["force_include"][str(header.parent)] = f"pionek/examples/{header.parent.name}"
        build_data["force_include"][str(docs(root))] = "pionek/docs.xz"
        sys.path.insert(0, str(root))
        try:
            from tools.web import build

            build(root)
        finally:
            sys.path.remove(str(root))
