"""Say which rules of each game's ledger are covered: a test marked with the rule's id passed in this run.

    python tools/rules.py               run the tests marked `rule`, then report
    python tools/rules.py --from FILE   report what a run with `--rules-to FILE` has written

One line a game, `dicethrone 240/308`, then the ids not covered. It fails when a game that calls itself complete
has any. Entries of `kind: note` state no rule that could be broken, and count as covered.
"""

import json
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import yaml

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "pionek" / "games"
NO_TESTS = 5  # how pytest says that it found none


class Ledger(NamedTuple):
    """What counting needs to know of a game's rules."""

    game: str
    ids: tuple[str, ...]
    notes: frozenset[str]
    complete: bool

    def uncovered(self, covered: set[str]) -> list[str]:
        return [rule for rule in self.ids if rule not in covered and rule not in self.notes]


def load(path: Path) -> object:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 - both are safe


def ledgers(games: Path = GAMES) -> list[Ledger]:
    """The ledgers of all games whose folder is there."""
    found = []
    for path in sorted(games.glob("*/rules.yaml")):
        entries = load(path)
        assert isinstance(entries, list), f"{path} is not a list of rules"
        about = load(path.with_name("game.yaml")) if path.with_name("game.yaml").exists() else None
        found.append(
            Ledger(
                game=path.parent.name,
                ids=tuple(entry["id"] for entry in entries),
                notes=frozenset(entry["id"] for entry in entries if entry.get("kind") == "note"),
                complete=isinstance(about, dict) and about.get("complete") is True,
            )
        )
    return found


def report(books: list[Ledger], covered: set[str]) -> tuple[list[str], int]:
    """The lines to print, and the exit status."""
    lines, status = [], 0
    for book in books:
        missing = book.uncovered(covered)
        lines.append(f"{book.game} {len(book.ids) - len(missing)}/{len(book.ids)}")
    for book in books:
        missing = book.uncovered(covered)
        if missing:
            lines += ["", f"{book.game}, not covered:", *(f"  {rule}" for rule in missing)]
        if missing and book.complete:
            lines.append(f"{book.game} calls itself complete, so each of its rules needs a test.")
            status = 1
    return lines, status


def read(path: Path) -> set[str]:
    return set(json.loads(path.read_text(encoding="utf-8"))["covered"])


def run_tests() -> tuple[set[str], int]:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "rule", f"--rules-to={out}"]
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
        covered = read(out) if out.exists() else set()
    return covered, 0 if status == NO_TESTS else status


def main(arguments: list[str]) -> int:
    if not arguments:
        covered, failed = run_tests()
    elif arguments[0] == "--from" and len(arguments) == 2:
        try:
            covered, failed = read(Path(arguments[1])), 0
        except OSError as error:
            print(f"rules: {error.strerror}: {error.filename}; it is written by pytest --rules-to", file=sys.stderr)
            return 2
    else:
        print("rules: give nothing, or --from FILE", file=sys.stderr)
        return 2
    lines, status = report(ledgers(), covered)
    print("\n".join(lines))
    return failed or status


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads only the first lines has read enough
    sys.exit(main(sys.argv[1:]))
