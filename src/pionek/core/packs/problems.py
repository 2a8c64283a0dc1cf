"""What is wrong with a file: every mistake with its place, what was found and what was expected, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeAlias

from pionek.core.state.piece import Record

REPORT = {
    "en": ("field", "found", "expected", "did you mean"),
    "pl": ("pole", "jest", "powinno być:", "może chodziło o"),
}
"""The words around what a report says."""


LONGEST_PLACE = 120
"""Letters of the name of an entry or a field that a report shows."""


class InBoth(Record):
    """A phrase of a report in both languages."""

    en: str
    pl: str

    def __str__(self) -> str:
        return self.en


Phrase: TypeAlias = "str | InBoth"
"""What a report says; a plain string, such as a quoted value, is the same in both languages."""


def said(phrase: Phrase, lang: str) -> str:
    if isinstance(phrase, str):
        return phrase
    return phrase.pl if lang == "pl" else phrase.en


class Problem(Record):
    """One mistake in a file. Line 0 means the file as a whole; without `expected`, `found` says it all.

    `near` is a word that was perhaps meant.
    """

    file: str
    line: int
    entry: str = ""
    field: str = ""
    found: Phrase = ""
    expected: Phrase = ""
    column: int = 0
    near: str = ""

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """The mistake in one line, beginning with its place as editors and compilers write it."""
        field, has, wants, meant = REPORT[lang]
        place = ":".join(str(each) for each in (self.file, self.line, self.column) if each)
        about = ", ".join(part[:LONGEST_PLACE] for part in (self.entry, f"{field} {self.field}" if self.field else "") if part)
        what = said(self.found, lang)
        if self.expected:
            what = f"{has} {what}, {wants} {said(self.expected, lang)}"
        if self.near:
            what += f"; {meant} {self.near!r}?"
        return " ".join((f"{place}: " + (f"{about}: " if about else "") + what).splitlines())

    def __repr__(self) -> str:
        return f"Problem({str(self)!r})"


class Problems(Exception):
    """All mistakes found in one pass over a file or a pack."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class Mistake(ValueError):
    """Fields of an entry that do not fit together, or are not enough to play with; `field` is the one to look at."""

    def __init__(self, found: Phrase, expected: Phrase, field: str = "") -> None:
        super().__init__(str(found))
        self.found = found
        self.expected = expected
        self.field = field


SHORTEST_BEGINNING = 3


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was perhaps meant, one like it or the only one that begins with it; "" if there is none.

    Names of packs before the id do not count.
    """
    by_id = {each.rpartition(":")[2]: each for each in known}
    local = word.rpartition(":")[2]
    begun = [each for each in by_id if len(local) >= SHORTEST_BEGINNING and each.startswith(local)]
    found = get_close_matches(local, by_id, 1, 0.7) or (begun if len(begun) == 1 else [])
    return found[0] if found and found[0] != word else ""


def an(noun: str) -> str:
    """An English noun with its article."""
    return f"an {noun}" if noun[:1] in "aeiou" and not noun.startswith("uni") else f"a {noun}"


LONGEST_LIST = 130
"""Letters of words that a report lists; of more it shows the first, and suggestions and the documentation know all."""


def few(words: Iterable[str]) -> str:
    """Words as a report lists them: a, b, c ..."""
    known = [each for each in words if each]
    shown, letters = 0, 0
    for each in known:
        letters += len(each) + 2
        if letters > LONGEST_LIST and shown:
            return ", ".join(known[:shown]) + " ..."
        shown += 1
    return ", ".join(known)


def one_of(words: Iterable[str]) -> InBoth:
    known = few(words)
    return InBoth(f"one of {known}", f"jedno z: {known}")


NOTHING = InBoth("nothing", "nic")
A_TEXT = InBoth("a text", "tekst")


def shown(value: object) -> Phrase:
    """A value as a problem quotes it: on one line, never longer than a line."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return InBoth("a list", "lista")
    if isinstance(value, dict):
        return InBoth("a map", "mapa")
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]}...{text[-1]}"
