"""The language of everything a player reads: Fluent patterns in English and Polish, rendered into typed parts.

A text is a tuple of parts: plain strings, and a `Ref` for every thing named in it. Patterns are written in Fluent
(https://projectfluent.org). They are parsed when they are first needed, because that costs a hundred times what
rendering does; `missing()` parses them all, and is what tests and pack checks ask.

What a pattern may hold: text, variables, literals, other messages, choices, and three functions for nouns::

    heal { $n }
    { $who } { $n -> [0] draws nothing *[other] draws { NOUN($n, noun: "card") } }
    dobierz { NOUN($n, noun: "card", case: "acc") }

Fluent wants each variant of a choice on a line of its own; a pattern of one line may have them all in it. Choices by
number know the plurals of the language: `one`, `other` in English, `one`, `few`, `many` in Polish. Text that is
nothing but a number counts as that number, so an amount may be a number or the text of an amount.

Common nouns lie in the lexicon with their gender and forms (`add_noun`) and are used through functions, because a
Fluent term takes no variables:

- `NOUN($n, noun: "card", case: "acc")` is the number and the noun that agrees with it: "2 karty";
- `WORD($n, noun: "card", case: "acc")` is the noun alone, "karty"; `WORD(1, noun: "card")` the singular;
- `GENDER(noun: "card")` chooses: `{ GENDER(noun: "card") -> [m] każdy [f] każda *[n] każde }`.

The case is the nominative unless said otherwise; English has no cases and ignores it. Where the noun itself varies,
it comes as a variable in the last place: `NOUN($n, $what, case: "acc")`, `GENDER($what)`. An amount that is no number
("X", "as many as you like") takes the form of many.

Fluent trims a pattern; a blank at its edge is written `{" "}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from pionek.core.state.piece import Record
from pionek.core.text.parts import Part, Parts, Ref, joined, merged, plain, sentence
from pionek.core.text.patterns import CASES, Arg, Forms, Inquiry, Pattern, PatternScope, parsed, written

SIMPLE = (int, str)
MOST_KNOWN = 10_000
"""Texts with words and numbers in them that a book remembers, for each language."""

__all__ = ["LANGUAGES", "Arg", "Part", "Parts", "Phrasebook", "Ref", "joined", "plain", "sentence"]

LANGUAGES = ("en", "pl")
GENDERS = ("m", "f", "n")
BRIEF = "-brief"
"""How the key of a message ends that says the same as another in fewer words."""
KEY_SHAPE = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
MESSAGE = re.compile(rf"({KEY_SHAPE.pattern}) *=")
CONTINUES = " }[*"
"""How a line begins that goes on with the message above it."""


class Noun(Record):
    """A common noun of the lexicon: in one language its gender and, for every case, its forms by number."""

    gender: str
    forms: dict[str, Forms]


class Phrasebook:
    """The patterns and nouns of a game in both languages."""

    def __init__(self) -> None:
        self.sources: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        self.patterns: dict[str, dict[str, Pattern]] = {lang: {} for lang in LANGUAGES}
        """Those of the sources that were needed and therefore parsed."""
        self.fixed: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        """Texts that depend on nothing, once they have been said."""
        self.known: dict[str, dict[tuple[object, ...], str]] = {lang: {} for lang in LANGUAGES}
        """By language: texts by their key and what fills them in, because scenes say the same again and again."""
        self.sentences: dict[str, dict[tuple[object, ...], Parts]] = {lang: {} for lang in LANGUAGES}
        """The same for sentences of the log, as typed parts."""
        self.nouns: dict[str, dict[str, Noun]] = {lang: {} for lang in LANGUAGES}
        self.infinitives: dict[str, str] = {}
        """Polish imperatives with their infinitives."""
        self.third_person: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        """Verbs with which texts begin, with their third person."""

    def add(self, key: str, en: str, pl: str) -> None:
        """One message: the right-hand side of a Fluent message in each language."""
        if not KEY_SHAPE.fullmatch(key):
            raise ValueError(f"text {key!r}: a key is letters, digits, - and _, beginning with a letter")
        for lang, source in (("en", en), ("pl", pl)):
            self.refuse_known(lang, key)
            if not source.strip():
                raise ValueError(f"text {key!r} ({lang}): the pattern is empty")
            self.sources[lang][key] = source

    def add_ftl(self, lang: str, source: str, file: str) -> None:
        """A whole .ftl file of one language: messages and comments."""
        key = ""
        for at, line in enumerate(source.split("\n"), 1):
            message = MESSAGE.match(line)
            if message is not None:
                key = message.group(1)
                self.refuse_known(lang, key)
                self.sources[lang][key] = line[message.end() :]
            elif key and (not line or line[0] in CONTINUES):
                self.sources[lang][key] += "\n" + line
            elif line.strip() and not line.startswith("#"):
                raise ValueError(f"{file}:{at}: found {line[:40]!r}, expected a message (key = text) or a comment")

    def add_noun(self, key: str, en: Forms, gender: str, pl: Mapping[str, Forms]) -> None:
        """A common noun: English (one, many); its Polish gender and, by case, (one, few, many); nom is never missing."""
        if key in self.nouns["en"]:
            raise ValueError(f"noun {key!r}: it is in the lexicon already")
        self.nouns["en"][key] = Noun("n", dict.fromkeys(CASES, en))
        self.nouns["pl"][key] = Noun(gender, dict(pl))

    def refuse_known(self, lang: str, key: str) -> None:
        if key in self.sources[lang]:
            raise ValueError(f"text {key!r} ({lang}): the key is taken")

    def parts(self, lang: str, key: str, **args: Arg) -> Parts:
        """The text as typed parts. KeyError without such a key, ValueError when pattern or arguments do not fit."""
        pattern = self.pattern(lang, key)
        try:
            return merged(written(pattern, PatternScope(self, lang, args)))
        except ValueError as error:
            raise ValueError(f"text {key!r} ({lang}): {error}") from None

    def text(self, lang: str, key: str, **args: Arg) -> str:
        """The text as a string; one that depends on nothing, or on words and numbers only, is put together once."""
        if args:
            for value in args.values():
                if type(value) not in SIMPLE:
                    return plain(self.parts(lang, key, **args))
            known = self.known[lang]
            called = (key, *args.items())
            told = known.get(called)
            if told is None:
                if len(known) >= MOST_KNOWN:
                    known.clear()
                told = known[called] = plain(self.parts(lang, key, **args))
            return told
        said = self.fixed[lang].get(key)
        if said is None:
            said = self.fixed[lang][key] = plain(self.parts(lang, key))
        return said

    def sentence(self, lang: str, key: str, **args: Arg) -> Parts:
        """The text as typed parts of a sentence; one of words, numbers and names of things is put together once."""
        called: list[object] = [key]
        for name, value in args.items():
            if isinstance(value, Ref):
                called += (name, value.kind, value.id, value.name)
            elif type(value) in SIMPLE:
                called += (name, value)
            else:
                return sentence(self.parts(lang, key, **args))
        known, asked = self.sentences[lang], tuple(called)
        told = known.get(asked)
        if told is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            told = known[asked] = sentence(self.parts(lang, key, **args))
        return told

    def keys(self, lang: str) -> set[str]:
        return set(self.sources[lang])

    def __contains__(self, key: object) -> bool:
        return any(key in self.sources[lang] for lang in LANGUAGES)

    def pattern(self, lang: str, key: str) -> Pattern:
        """The pattern of a key, parsed at its first use."""
        found = self.patterns[lang].get(key)
        if found is None:
            source = self.sources[lang][key]
            try:
                found = self.patterns[lang][key] = parsed(key, source)
            except ValueError as error:
                raise ValueError(f"text {key!r} ({lang}): {error}") from None
        return found

    def in_brief(self) -> Phrasebook:
        """The same book, in which every message is said in fewer words where it has such a pattern."""
        return BriefBook(self)

    def noun(self, lang: str, key: str) -> Noun:
        found = self.nouns[lang].get(key)
        if found is None:
            raise ValueError(f"the lexicon has no noun {key!r}")
        return found

    def missing(self) -> list[str]:
        """A sentence for each thing that is not right: keys of one language only, patterns that cannot be read or
        name what does not exist, and variables that differ between the languages.
        """
        found: list[str] = []
        for key in sorted(self.sources["en"].keys() | self.sources["pl"].keys()):
            absent = [lang for lang in LANGUAGES if key not in self.sources[lang]]
            if absent:
                found.append(f"text {key!r} ({absent[0]}): there is none")
                continue
            names: list[set[str]] = []
            for lang in LANGUAGES:
                inquiry = Inquiry(self, lang)
                inquiry.message(key)
                found.extend(f"text {key!r} ({lang}): {complaint}" for complaint in inquiry.complaints)
                names.append(inquiry.variables)
            if names[0] != names[1]:
                found.append(f"text {key!r}: en uses {listed(names[0])}, pl uses {listed(names[1])}")
        return found


class BriefBook(Phrasebook):
    """A book as brief texts want it."""

    def __init__(self, book: Phrasebook) -> None:
        super().__init__()
        self.sources, self.patterns, self.nouns = book.sources, book.patterns, book.nouns
        self.infinitives, self.third_person = book.infinitives, book.third_person

    def pattern(self, lang: str, key: str) -> Pattern:
        shorter = key + BRIEF
        return super().pattern(lang, shorter if shorter in self.sources[lang] else key)


def decimal(figure: str, lang: str) -> str:
    """A figure as the language writes it: Polish has a comma before the fraction."""
    return figure.replace(".", ",") if lang == "pl" else figure


def listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"
