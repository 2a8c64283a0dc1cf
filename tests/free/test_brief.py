"""The brief text of a card: short, in one line, and with no number that its full text does not have."""

import re

from pionek.core.text.phrasebook import LANGUAGES, plain
from pionek.core.view.brief import MOST, NUMBER, brief_of
from pionek.core.view.building import read
from pionek.core.view.scene import Marked
from tests.free.games import every_game, game_of

DIGITS = re.compile(r"\d+")


def numbers_of(text: str) -> list[str]:
    return DIGITS.findall(text)


def in_order(some: list[str], all_of_them: list[str]) -> bool:
    """Whether the first list can be had from the second by leaving some out."""
    rest = iter(all_of_them)
    return all(each in rest for each in some)


def complaints(name: str) -> list[str]:
    content = game_of(name).content(())
    found: list[str] = []
    for kind, definitions in content.entries.items():
        for each in definitions:
            brief = brief_of(content, kind, each.index)
            marks = {lang: [part.text for part in brief[lang] if isinstance(part, Marked)] for lang in LANGUAGES}
            if marks["en"] != marks["pl"]:
                found.append(f"{kind} {each.id}: {read(brief['en'])!r} and {read(brief['pl'])!r} have different numbers")
            for lang in LANGUAGES:
                line, full = read(brief[lang]), plain(content.text_of(kind, each.index, lang))
                if bool(line) != bool(full):
                    found.append(f"{kind} {each.id} ({lang}): {line!r} for {full!r}")
                if len(line) > MOST + 2 or "\n" in line:
                    found.append(f"{kind} {each.id} ({lang}): too long for a line: {line!r}")
                if not in_order(numbers_of(line), numbers_of(full)):
                    found.append(f"{kind} {each.id} ({lang}): {line!r} has a number that is not in {full!r}")
                loose = [part for part in brief[lang] if isinstance(part, str) and NUMBER.search(part)]
                if loose:
                    found.append(f"{kind} {each.id} ({lang}): numbers that are not marked in {loose}")
    return found


@every_game
def test_the_brief_text_of_every_definition_is_a_short_line_with_the_numbers_of_its_text(name):
    assert complaints(name) == []


@every_game
def test_a_brief_text_begins_as_the_full_one_or_leaves_out_what_the_table_shows(name):
    """Every word of a brief text stands in the full text too: nothing is written by hand."""
    content = game_of(name).content(())
    for kind, definitions in content.entries.items():
        for each in definitions:
            for lang in LANGUAGES:
                words = re.findall(r"\w+", read(brief_of(content, kind, each.index)[lang]).lower())
                full = set(re.findall(r"\w+", plain(content.text_of(kind, each.index, lang)).lower()))
                assert set(words) <= full, f"{kind} {each.id} ({lang})"
