"""Typed text: strings and, for every thing named in it, a Ref; so that a page can link a card and a terminal colour it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

OPENING = "\"'„“”«»‘‚([{*–—- "
CLOSING = "\"'”“»«’)]}"
STOPS = ".!?…"


class Ref:
    """A thing named inside a text: what kind of thing, which one, and its name in the language of the text."""

    __slots__ = ("id", "kind", "name")

    def __init__(self, kind: str, id: str, name: str) -> None:
        self.kind = kind
        self.id = id
        self.name = name

    def __repr__(self) -> str:
        return f"Ref({self.kind!r}, {self.id!r}, {self.name!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ref):
            return NotImplemented
        return self.kind == other.kind and self.id == other.id and self.name == other.name

    def __hash__(self) -> int:
        return hash((self.kind, self.id, self.name))


Part: TypeAlias = "str | Ref"
Parts: TypeAlias = "tuple[Part, ...]"


def plain(parts: Iterable[Part]) -> str:
    """The text alone."""
    return "".join([part if isinstance(part, str) else part.name for part in parts])


def sentence(parts: Sequence[Part]) -> Parts:
    """A text as a sentence: it begins with a capital and ends with a stop."""
    if not plain(parts):
        return ()
    out = list(parts)
    first = out[0]
    out[0] = capital(first) if isinstance(first, str) else Ref(first.kind, first.id, capital(first.name))
    if not plain(out).rstrip(CLOSING).endswith(tuple(STOPS)):
        out.append(".")
    return merged(out)


def sentences(texts: Sequence[Parts]) -> Parts:
    """Several sentences; the first begins and the last ends as the text around them will have it."""
    if len(texts) < 2:
        return texts[0] if texts else ()
    first = list(texts[0])
    if not plain(first).rstrip(CLOSING).endswith(tuple(STOPS)):
        first.append(".")
    rest = [sentence(each) for each in texts[1:-1]]
    last = list(texts[-1])
    last[0] = capital(last[0]) if isinstance(last[0], str) else Ref(last[0].kind, last[0].id, capital(last[0].name))
    return joined([first, *rest, last], " ")


def capital(text: str) -> str:
    """The text with its first letter upper-cased, also behind an opening quote or bracket."""
    at = len(text) - len(text.lstrip(OPENING))
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def joined(texts: Iterable[Sequence[Part]], separator: str, last: str | None = None) -> Parts:
    """Several texts as one; `last` stands before the last of them instead: "a, b and c"."""
    items = list(texts)
    out: list[Part] = []
    for at, item in enumerate(items):
        if at:
            out.append(last if last is not None and at == len(items) - 1 else separator)
        out.extend(item)
    return merged(out)


def merged(parts: Iterable[Part]) -> Parts:
    """The same text with neighbouring strings as one string and no empty ones."""
    out: list[Part] = []
    run = ""
    for part in parts:
        if isinstance(part, str):
            run += part
        else:
            if run:
                out.append(run)
                run = ""
            out.append(part)
    if run:
        out.append(run)
    return tuple(out)
