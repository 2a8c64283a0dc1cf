"""A report as one self-contained page of HTML: tables, plots and a few lines of style."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape

from pionek.core.text.phrasebook import decimal

Say = Callable[..., str]
"""A text of the program in the language of the reader, by its key."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0; font-size: .9rem }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: right; font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto } .note { color: #555 } .wide { overflow-x: auto }
"""


class Page:
    """Collects the parts of a page in order."""

    def __init__(self, title: str, lang: str) -> None:
        self.title = title
        self.lang = lang
        self.drawings = 0
        self.parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def head(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def note(self, text: str) -> None:
        self.parts.append(f'<p class="note">{escape(text)}</p>')

    def drawing(self, svg: str) -> None:
        """Add a drawing. Its ids get its number, because all drawings come with the same ids."""
        self.drawings += 1
        svg = re.sub(r'( id="|href="#|url\(#)', rf"\g<1>drawing-{self.drawings}-", svg)
        self.parts.append(f'<div class="wide">{svg}</div>')

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], folded: str = "") -> None:
        """A table; with a title it is collapsed until the reader opens it."""
        lines = ["<table><thead><tr>", *(f"<th>{escape(head)}</th>" for head in heads), "</tr></thead><tbody>"]
        for row in rows:
            lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
        lines.append("</tbody></table>")
        made = f'<div class="wide">{"".join(lines)}</div>'
        self.parts.append(f"<details><summary>{escape(folded)}</summary>{made}</details>" if folded else made)

    def html(self) -> str:
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(self.title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(self.parts) + "\n</body>\n</html>\n"
        )


def per_cent(share: float, lang: str, digits: int = 1) -> str:
    return decimal(f"{100 * share:.{digits}f}%", lang)


def between(low: float, high: float, lang: str, digits: int = 0) -> str:
    return decimal(f"{100 * low:.{digits}f}–{100 * high:.{digits}f}%", lang)
