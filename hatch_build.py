"""The wheel holds the example packs, and the built page: it is built here, with the Node of a wheel, if it is not there or not up to date."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Editable installs are left alone: `make setup` builds the page itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        for header in sorted((root / "docs" / "examples").glob("*/pack.yaml")):
            build_data["force_include"][str(header.parent)] = f"pionek/examples/{header.parent.name}"
        sys.path.insert(0, str(root))
        try:
            from tools.web import build

            build(root)
        finally:
            sys.path.remove(str(root))
