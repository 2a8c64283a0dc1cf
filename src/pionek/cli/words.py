"""The texts of the program itself, in both languages; games bring their own texts."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from pionek.core.text.phrasebook import LANGUAGES, Arg, Phrasebook

TEXTS = Path(__file__).parent / "texts"


class Say:
    """One language of the command line: `say(key, name=value)` is a text."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **args: Arg) -> str:
        source = book().sources[self.lang].get(key, "{")
        if "{" not in source:  # most texts of `--help`: the Fluent parser need not be loaded for them
            return "\n".join(line.strip() for line in source.strip().splitlines())
        return book().text(self.lang, key, **args)

    def listed(self, words: list[str]) -> str:
        return ", ".join(words)


@cache
def book() -> Phrasebook:
    texts = Phrasebook()
    for lang in LANGUAGES:
        file = TEXTS / f"{lang}.ftl"
        texts.add_ftl(lang, file.read_text(encoding="utf-8"), file.name)
    return texts


def language(args: list[str]) -> str:
    """The language of this run: that of `--lang`, else that of the environment, else English.

    It is determined before the command line is parsed, because help and error messages use it too.
    """
    for at, word in enumerate(args):
        name, given, value = word.partition("=")
        if name == "--lang":
            value = value if given else "".join(args[at + 1 : at + 2])
            if value in LANGUAGES:
                return value
    return "pl" if os.environ.get("LANG", "").lower().startswith("pl") else "en"
