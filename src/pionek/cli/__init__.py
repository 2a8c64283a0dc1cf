"""The commands and the terminal table. Nothing heavy is imported until a command needs it."""

from __future__ import annotations

import sys


def main() -> None:
    """The `pionek` command."""
    from pionek.cli.app import run

    sys.exit(run(sys.argv[1:]))
