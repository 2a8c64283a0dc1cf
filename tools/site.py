"""Build the documentation site into build/site/html: `make site`. It needs no network to be read, its search neither.

    .venv/bin/python tools/site.py [--pages]

The pages are those of this folder, laid out in build/site/pages as they lie here, so that their links hold; the notebooks are
written out as pages, and each page of the reference names the modules whose docstrings it shows. MkDocs lives in an environment
of its own, from requirements/site.txt. With --pages only the pages are laid out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "site"
PAGES = BUILD / "pages"
LOCK = ROOT / "requirements" / "site.txt"
WHOLE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"(?:\]\(|(?:href|src)=\")([^)#\"\s]+)")
LISTS = ("docs/coverage", "docs/texts", "docs/windows", "docs/moved.md")
"""Long lists, which the search leaves out: it would take seconds to begin, and find each word a hundred times."""
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"
LOADED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"?(https?://[^\"\s>]+)")

REFERENCE = {
    "pionek": ("The package", "What `import pionek` gives.", ("pionek",)),
    "matches": ("Matches", "A match from its set-up to its result, saving and replaying it.", ("pionek.core.match.match", "pionek.core.match.loading", "pionek.core.registry", "pionek.core.errors")),
    "environments": (
        "Environments", "Games for learners: PettingZoo, Gymnasium, many tables at once, OpenSpiel; see [Learners](../docs/learners.md).",
        ("pionek.lab.learners.env", "pionek.lab.learners.solo", "pionek.lab.learners.batch", "pionek.lab.learners.spiel", "pionek.lab.learners.policy", "pionek.lab.learners.training", "pionek.core.learning.features", "pionek.core.learning.actions"),
    ),
    "bots": ("Bots", "Bots, and what one of your own must be able to do; see [Bots](../docs/bots.md).", ("pionek.bots.agents", "pionek.bots.bot", "pionek.bots.seats", "pionek.core.hints")),
    "laboratory": ("The laboratory", "Simulations, tournaments and data; see [The laboratory](../docs/laboratory.md).", ("pionek.lab.plan", "pionek.lab.simulate", "pionek.lab.tournament", "pionek.lab.export", "pionek.lab.ratings")),
    "game": ("A game", "The contract of a game; see [Add a game](../docs/add-a-game.md).", ("pionek.core.game", "pionek.core.folder", "pionek.core.vocabulary", "pionek.core.uses", "pionek.core.view.changes", "pionek.core.campaign", "pionek.core.names")),
    "table": ("The table", "Everything in play; see [Table and agenda](../docs/table-and-agenda.md).", ("pionek.core.state.table", "pionek.core.state.frame", "pionek.core.state.decision", "pionek.core.state.piece", "pionek.core.state.zones", "pionek.core.state.rng", "pionek.core.state.events")),
    "rules": ("Rules", "Windows, triggers, replacements and texts being resolved; see [Rules in force](../docs/rules-in-force.md).", ("pionek.core.rules.windows", "pionek.core.rules.in_force", "pionek.core.rules.triggers", "pionek.core.rules.proposals", "pionek.core.rules.resolving", "pionek.core.rules.rolls")),
    "packs": ("Packs and texts", "What packs may hold and how it is said; see [Effects and text](../docs/effects-and-text.md).", ("pionek.core.language.definitions", "pionek.core.language.effects", "pionek.core.language.forms", "pionek.core.language.fields", "pionek.core.language.kinds", "pionek.core.packs.problems", "pionek.core.text.phrasebook")),
    "scenes": ("Scenes", "What one seat may see; see [Scene](../docs/scene.md).", ("pionek.core.view.scene", "pionek.core.view.building", "pionek.core.view.beats")),
}  # fmt: skip
"""By page of the reference: its title, its first sentence, and the modules whose docstrings it shows."""


class SiteError(Exception):
    """Why the site cannot be built, in one line."""


def lay_out(pages: Path = PAGES) -> None:
    """All pages and what they link to, where they lie in this folder."""
    shutil.rmtree(pages, ignore_errors=True)
    pages.mkdir(parents=True)
    for path in [ROOT / name for name in WHOLE] + sorted((ROOT / "docs").rglob("*.md")) + sorted((ROOT / "src").glob("pionek/games/*/play/*.md")):
        put(path, pages)
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        (pages / "docs" / "notebooks").mkdir(exist_ok=True)
        (pages / "docs" / "notebooks" / f"{path.stem}.md").write_text(notebook(path), encoding="utf-8")
    (pages / "reference").mkdir()
    for name, (title, about, modules) in REFERENCE.items():
        text = "\n\n".join([f"# {title}", about, *(f"::: {module}" for module in modules)])
        (pages / "reference" / f"{name}.md").write_text(text + "\n", encoding="utf-8")


def put(path: Path, pages: Path) -> None:
    """A page, and the files that it links to and that are not pages themselves."""
    text = path.read_text(encoding="utf-8")
    if path.name == "README.md":
        text = text.replace(".ipynb)", ".md)")
    if path.relative_to(ROOT).as_posix().startswith(LISTS):
        text = UNSEARCHED + text
    target = pages / path.relative_to(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    for link in LINK.findall(text):
        linked = path.parent / link
        if "://" in link or linked.suffix == ".md" or not linked.is_file():
            continue
        copy = pages / linked.resolve().relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(linked, copy)


def notebook(path: Path) -> str:
    """A notebook as a page: its words, and its code in blocks."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) if cell["cell_type"] == "markdown" else f"```python\n{''.join(cell['source'])}\n```" for cell in cells) + "\n"


def environment() -> Path:
    """The Python with MkDocs in it, made when the lock file has changed."""
    place = BUILD / "env"
    python = place / "bin" / "python"
    stamp = place / "made-from.txt"
    locked = LOCK.read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != locked:
        shutil.rmtree(place, ignore_errors=True)
        run("an environment for MkDocs", sys.executable, "-m", "venv", place)
        run("installing MkDocs", python, "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary=:all:", "-r", LOCK)
        stamp.write_text(locked, encoding="utf-8")
    return python


def run(what: str, *command: str | Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    if done.returncode:
        raise SiteError(f"{what} failed:\n{(done.stderr or done.stdout).strip()[-4000:]}")


def alone() -> None:
    """Whatever the pages load lies in the site: they are read without a network."""
    foreign = sorted({each for path in (BUILD / "html").rglob("*.html") for each in LOADED.findall(path.read_text(encoding="utf-8"))})
    if foreign:
        raise SiteError(f"pages load from elsewhere: {', '.join(foreign)}")


def main(arguments: list[str]) -> int:
    lay_out()
    if arguments == ["--pages"]:
        return 0
    try:
        run("MkDocs", environment(), "-m", "mkdocs", "build", "--quiet", "--strict")
        alone()
    except SiteError as error:
        print(f"site: {error}", file=sys.stderr)
        return 1
    print(f"open {(BUILD / 'html' / 'index.html').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
