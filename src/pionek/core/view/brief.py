"""The brief text of a card: the first clauses of its text in one line, with the numbers marked.

It is made from the clauses of the full text, never written by hand, in the few words of the messages that end in `-brief`. What a table
shows in another way (the dice that an ability needs, the Intent in a corner) is left out by the definition's `say_briefly`; clauses that
do not fit into a line are left out whole, and an ellipsis tells so. Both languages keep the same clauses, so that they say the same numbers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pionek.core.text.parts import CLOSING, Part, Parts, capital, joined, merged, plain
from pionek.core.text.phrasebook import LANGUAGES, Ref
from pionek.core.view.scene import BriefPart, Marked, Named

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

MOST: Final = 128
"""The letters of a brief text at most; a single clause that is longer is cut between two words."""
CLAUSE: Final = re.compile(r"(?<=[;.!?])\s+")
NUMBER: Final = re.compile(r"(?<!\w)[+−-]?\d+(?:(?: ?/ ?|–)\d+)*(?!\w)")
"""A number, with its sign, or several that stand for one: "4 / 6 / 8", "1–3"; not the one in the name of a space, "B2b"."""


def brief_of(content: Content, kind: str, index: int) -> dict[str, list[BriefPart]]:
    """The brief text of a definition in every language."""
    told = {lang: clauses(content.brief_text_of(kind, index, lang)) for lang in LANGUAGES}
    alike = len({len(each) for each in told.values()}) == 1
    least = min(fitting(each) for each in told.values())
    lines = {lang: marked(line(each, least if alike else fitting(each))) for lang, each in told.items()}
    numbers = [[part.text for part in each if isinstance(part, Marked)] for each in lines.values()]
    if any(each != numbers[0] for each in numbers):
        shared = next((at for at in range(len(numbers[0])) if any(each[at : at + 1] != numbers[0][at : at + 1] for each in numbers)), len(numbers[0]))
        lines = {lang: before_number(each, shared) for lang, each in lines.items()}
    return lines


def before_number(parts: list[BriefPart], at: int) -> list[BriefPart]:
    """A line cut before its number at that place, because the other language had no room for it."""
    places = [place for place, part in enumerate(parts) if isinstance(part, Marked)]
    if at >= len(places):
        return parts
    kept = parts[: places[at]]
    if kept and isinstance(kept[-1], str):
        kept[-1] = kept[-1].rstrip(" ,:;–(")
    return [*kept, " …"]


def clauses(text: Parts) -> list[Parts]:
    """A text cut after its semicolons and full stops."""
    found: list[list[Part]] = [[]]
    for part in text:
        if isinstance(part, Ref):
            found[-1].append(part)
            continue
        first, *rest = CLAUSE.split(part)
        found[-1].append(first)
        found.extend([each] for each in rest)
    return [merged(each) for each in found if plain(each).strip()]


def fitting(told: list[Parts]) -> int:
    """How many of the first clauses fit into a line, at least one."""
    length = 0
    for at, each in enumerate(told):
        length += len(plain(each)) + (1 if at else 0)
        if length > MOST:
            return max(1, at)
    return len(told)


def line(told: list[Parts], kept: int) -> Parts:
    """The first clauses as one line, without the last stop, and an ellipsis if there are more."""
    parts = without_stop(shortened(joined(told[:kept], " ")))
    if kept < len(told) and not plain(parts).endswith("…"):
        parts = (*parts, " …")
    return merged(parts)


def without_stop(parts: Parts) -> Parts:
    if parts and isinstance(parts[-1], str) and not parts[-1].rstrip(CLOSING).endswith("…"):
        return (*parts[:-1], parts[-1].rstrip(" ;."))
    return parts


def shortened(parts: Parts) -> Parts:
    """A line that is too long, cut before a word."""
    if len(plain(parts)) <= MOST:
        return parts
    out: list[Part] = []
    room = MOST - 2
    for part in parts:
        said = part if isinstance(part, str) else part.name
        if len(said) <= room:
            out.append(part)
            room -= len(said)
            continue
        if isinstance(part, str):
            words = part[: room + 1].rsplit(" ", 1)[0] if " " in part[: room + 1] else ""
            out.append(NUMBERS_AT_END.sub("", words).rstrip(" ,:;–("))
        elif out and isinstance(out[-1], str):
            out[-1] = out[-1].rstrip(" ,:;–(")
        break
    return merged([*out, " …"])


NUMBERS_AT_END: Final = re.compile(r"(?:[\d/–+−-]+\s*)+$")
"""Numbers that a cut would leave without what they count."""


def marked(parts: Parts) -> list[BriefPart]:
    """A line with its numbers as parts of their own; it begins with a capital."""
    found: list[BriefPart] = []
    for at, part in enumerate(parts):
        if isinstance(part, Ref):
            found.append(Named(part.kind, part.id, capital(part.name) if not at else part.name))
            continue
        text = capital(part) if not at else part
        end = 0
        for match in NUMBER.finditer(text):
            if match.start() > end:
                found.append(text[end : match.start()])
            found.append(Marked(match[0]))
            end = match.end()
        if end < len(text):
            found.append(text[end:])
    return found
