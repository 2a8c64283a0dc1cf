"""How to play: the page `play/LANG.md` of a game's folder as HTML for the browser.

People also read the same file in the repository. A link to a page of the documentation leads to it in the browser, one to the
texts of a game to its gallery. What only works in the repository is left out: links to anything else, and pictures from other
folders; so is the section about the terminal.
"""

from __future__ import annotations

import base64
import mimetypes
import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pionek.core import pages
from pionek.core.game import Game

FOLDER = "play"
TERMINAL = ("In the terminal", "W terminalu")
"""The headings of the section that a browser has no use for."""
AVIF = "image/avif"
PAGE = re.compile(r"(?:\.\./)+docs/([\w/-]+)\.md(?:#.*)?")
TEXTS = "texts/"
"""The folder of the pages with all texts of a game."""


def has_manual(game: Game) -> bool:
    return (game.folder / FOLDER).is_dir()


@cache
def manual(folder: Path, lang: str) -> str:
    """The page of a game as HTML; "" if the game has none. HTML in the Markdown file is shown as text."""
    path = folder / FOLDER / f"{lang}.md"
    if not path.exists():
        return ""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = without_terminal(without_link_paragraphs(reader.parse(path.read_text(encoding="utf-8"))))
    for token in tokens:
        if token.children is not None:
            token.children = linked([each for each in token.children if keep(each, path.parent)])
    return str(reader.renderer.render(tokens, reader.options, {}))


def without_link_paragraphs(tokens: list[Token]) -> list[Token]:
    """Leave out paragraphs that are only a link to a file, like the one to the page in the other language."""
    left: list[Token] = []
    for token in tokens:
        left.append(token)
        inline = left[-2].children or [] if len(left) > 2 else []
        if token.type == "paragraph_close" and inline and inline[0].type == "link_open" and inline[-1].type == "link_close":
            del left[-3:]
    return left


def without_terminal(tokens: list[Token]) -> list[Token]:
    """Leave out the section about the terminal, up to the next heading of its level."""
    headings = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    for at, end in zip(headings, [*headings[1:], len(tokens)], strict=False):  # without a heading there is nothing to pair
        if tokens[at + 1].content in TERMINAL:
            return tokens[:at] + tokens[end:]
    return tokens


def keep(token: Token, folder: Path) -> bool:
    """Whether to show a piece of a line. A picture is put into the page itself."""
    if token.type == "image":
        source = str(token.attrs["src"])
        picture = folder / source
        if "/" in source or not picture.is_file():
            return False
        kind = AVIF if picture.suffix == ".avif" else mimetypes.guess_type(source)[0] or "image/png"
        token.attrs["src"] = f"data:{kind};base64,{base64.b64encode(picture.read_bytes()).decode()}"
    return True


def linked(line: list[Token]) -> list[Token]:
    """A line with its links as the browser follows them; of a link that leads nowhere there only the text is kept."""
    found: list[Token] = []
    leads = False
    for token in line:
        if token.type == "link_open":
            address = address_of(str(token.attrs["href"]))
            leads = bool(address)
            token.attrs["href"] = address
        if token.type not in ("link_open", "link_close") or leads:
            found.append(token)
    return found


def address_of(href: str) -> str:
    """Where a link of the file leads in the browser; "" if nowhere."""
    page = PAGE.fullmatch(href)
    if page is None:
        return ""
    if page[1].startswith(TEXTS):
        return f"#/cards/{page[1].removeprefix(TEXTS)}"
    name = page[1].replace("/", "-")
    return f"#/docs/{name}" if name in pages.named() else ""
