"""Write every generated text of a game in both languages side by side, to be read whole.

    python tools/texts.py GAME ...            write docs/texts/GAME.md
    python tools/texts.py --check GAME ...    only say whether it is stale
"""

import sys
from pathlib import Path

from pionek.core import registry
from pionek.core.game import Game
from pionek.core.text import plain

ROOT = Path(__file__).resolve().parent.parent
MADE = "<!-- made by `python tools/texts.py`: do not edit -->"


def page(game: Game) -> str:
    """All entries that have a text of their own, kind by kind, in the order of the packs."""
    content = game.content()
    lines = [f"# Texts of {game.name['en']}", "", MADE, ""]
    for kind, definitions in content.entries.items():
        rows = [row(game, kind, each.index) for each in definitions]
        told = [each for each in rows if each]
        if told:
            lines += [f"## {definitions[0].plural}", "", "| id | English | Polski |", "|---|---|---|", *told, ""]
    lines += ["## Reasons", "", "| id | English | Polski |", "|---|---|---|"]
    for guard in game.guards:
        english, polish = (game.book.text(lang, f"guard-{guard.name}") for lang in ("en", "pl"))
        lines.append(f"| {guard.name} | {english} | {polish} |")
    return "\n".join(lines) + "\n"


def row(game: Game, kind: str, index: int) -> str:
    content = game.content()
    english, polish = (told(game, kind, index, lang) for lang in ("en", "pl"))
    return f"| {content.id_of(kind, index)} | {english} | {polish} |"


def told(game: Game, kind: str, index: int, lang: str) -> str:
    text = plain(game.content().text_of(kind, index, lang)).replace("\n", "<br>").replace("|", "\\|")
    return f"**{game.content().name_of(kind, index, lang)}**" + (f"<br>{text}" if text else "")


def main(given: list[str]) -> int:
    check = "--check" in given
    stale = 0
    for name in [each for each in given if not each.startswith("-")]:
        path = ROOT / "docs" / "texts" / f"{name}.md"
        text = page(registry.get(name))
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{path.relative_to(ROOT)} is stale")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} written")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
