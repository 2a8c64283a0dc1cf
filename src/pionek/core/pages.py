"""The pages of `docs/` that are read where Pionek is installed: `pionek help`, and the documentation in the browser.

Their source is the folder `docs`. The wheel holds them as one packed file, which its build (hatch_build.py) makes with `packed`;
so nothing but the standard library is imported here. A page is named by its place: `effects-relic` is docs/effects/relic.md.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath

PACKAGE = Path(__file__).resolve().parents[1]
INSTALLED = PACKAGE / "docs.xz"
"""Where the wheel has them."""
PROJECT = PACKAGE.parents[1]
INDEX = "docs/README.md"
BESIDE = ("README.md", INDEX)
"""What belongs to them besides the pages that the index names."""
LEFT_OUT = ("docs/coverage/", "docs/texts/", "docs/house.md", "docs/moved.md", "docs/dependencies.md", "docs/measured.md")
"""Long lists, and pages about the code of Pionek itself: they are read beside that code."""
LINK = re.compile(r"(!?)\[((?:[^][]|\[[^][]*\])*)\]\(([^()\s]+)\)")
LINK_OR_CODE = re.compile(rf"^```.*?^```$|{LINK.pattern}|`[^`\n]+`", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"^<!--.*?-->\n", re.DOTALL | re.MULTILINE)
LINE_OF_PICTURE = re.compile(r"^!\[[^]]*\]\([^)]*\)\n\n", re.MULTILINE)
HEADING = re.compile(r"^# (.*)$", re.MULTILINE)
GROUP = re.compile(r"^## (.*)$", re.MULTILINE)

Linked = Callable[[str, str], str]
"""How a link is written: from its text, and the name of its page, its address elsewhere, or "" if it leads nowhere here."""


def gathered(project: Path) -> dict[str, str]:
    """The pages by their places in the project: what the index links to."""
    index = (project / INDEX).read_text(encoding="utf-8")
    linked = dict.fromkeys(place for _text, place in links(index, INDEX) if place.startswith("docs/") and place.endswith(".md"))
    wanted = [*BESIDE, *(place for place in linked if not place.startswith(LEFT_OUT))]
    return {place: (project / place).read_text(encoding="utf-8") for place in wanted}


def packed(pages: Mapping[str, str]) -> bytes:
    return lzma.compress(json.dumps(pages, ensure_ascii=False).encode(), preset=9 | lzma.PRESET_EXTREME)


@cache
def pages() -> dict[str, str]:
    """The pages as they were written, by their places; none where a Pionek was built without them."""
    if INSTALLED.exists():
        found: dict[str, str] = json.loads(lzma.decompress(INSTALLED.read_bytes()))
        return found
    return gathered(PROJECT) if (PROJECT / INDEX).exists() else {}


def links(text: str, place: str) -> Iterator[tuple[str, str]]:
    """The links of a page: their texts, and where they lead from its place, without the part of the page."""
    for picture, said, target in LINK.findall(text):
        if not picture:
            yield said, led(place, target)


def led(place: str, target: str) -> str:
    """The place that a link on the page of another place leads to; an address stays as it is."""
    if "://" in target:
        return target
    parts: list[str] = []
    for part in (PurePosixPath(place).parent / target.partition("#")[0]).parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


def name_of(place: str) -> str:
    """effects-relic of docs/effects/relic.md, and readme of README.md."""
    return place.removeprefix("docs/").removesuffix(".md").replace("/", "-").lower()


@cache
def named() -> dict[str, str]:
    """The places of all pages by their names."""
    return {name_of(place): place for place in pages() if place != INDEX}


def title(name: str) -> str:
    found = HEADING.search(pages()[named()[name]])
    return found[1] if found else name


@cache
def groups() -> dict[str, list[str]]:
    """The names of the pages as the index has them: by the word in its heading, each page where it is first named."""
    index = pages().get(INDEX, "")
    known, found, seen = named(), dict[str, list[str]](), set[str]()
    headings = [*GROUP.finditer(index)]
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        section = index[heading.end() : following.start() if following else len(index)]
        names = [name_of(place) for _text, place in links(section, INDEX)]
        found[heading[1].lower()] = [name for name in dict.fromkeys(names) if name in known and name not in seen]
        seen.update(found[heading[1].lower()])
    return found


def text(name: str, linked: Linked) -> str:
    """A page as Markdown without pictures and comments, its links written as `linked` says."""
    place = named()[name]

    def write(found: re.Match[str]) -> str:
        picture, said, target = found.groups()
        if target is None:
            return found[0]  # code stays as it is
        if picture:
            return ""
        where = led(place, target)
        return linked(said, where if "://" in where else name_of(where) if where in pages() and where != INDEX else "")

    plain = LINE_OF_PICTURE.sub("", COMMENT.sub("", pages()[place]))
    return LINK_OR_CODE.sub(write, plain).strip() + "\n"


def holding(words: str) -> list[str]:
    """The names of pages in which all these words stand, those with the words in their title first."""
    wanted = words.lower().split()
    found = [name for name, place in named().items() if all(word in pages()[place].lower() for word in wanted)]
    return sorted(found, key=lambda name: not all(word in title(name).lower() for word in wanted))
