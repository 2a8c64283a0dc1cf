"""Folders of texts: patterns in a file for each language, nouns in `nouns.yaml`, verbs in `verbs.yaml`."""

from __future__ import annotations

from pathlib import Path

from pionek.core.language.fields import Field
from pionek.core.language.kinds import TEXT, ListOf, Word
from pionek.core.packs.problems import InBoth
from pionek.core.packs.reader import fields_of, reading
from pionek.core.text.patterns import CASES
from pionek.core.text.phrasebook import GENDERS, LANGUAGES, Phrasebook
from pionek.core.text.verbs import english_third

FILE = "nouns.yaml"
VERBS = "verbs.yaml"
FORMS = ListOf(TEXT, 3, 3)
NOUN = (
    Field("en", ListOf(TEXT, 2, 2)),
    Field("gender", Word(*GENDERS)),
    Field("nom", FORMS),
    *(Field(case, FORMS, None) for case in CASES if case != "nom"),
)


def core_book() -> Phrasebook:
    """A phrasebook that knows the core's own texts and nothing else yet."""
    book = Phrasebook()
    teach_folder(book, Path(__file__).parents[1] / "texts")
    return book


def teach_folder(book: Phrasebook, folder: Path) -> None:
    """Give a phrasebook all that a folder of texts holds: a file of patterns for each language, and nouns."""
    for lang in LANGUAGES:
        file = folder / f"{lang}.ftl"
        if file.exists():
            book.add_ftl(lang, file.read_text(encoding="utf-8"), file.name)
    if (folder / FILE).exists():
        teach_nouns(book, folder / FILE)
    if (folder / VERBS).exists():
        teach_verbs(book, folder / VERBS)


def teach_nouns(book: Phrasebook, path: Path) -> None:
    """Every mistake in the file is named with its line."""
    nouns = {}
    with reading(path, "nouns") as (file, reader):
        if not isinstance(file.value, dict):
            reader.problem(file, InBoth("nouns by their keys", "rzeczowniki według kluczy"))
        for key, node in fields_of(file).items():
            reader.at(path.name, "", f"noun {key}")
            nouns[key] = reader.fields(node, fields_of(node), NOUN, InBoth("a noun", "rzeczownik"))
    for key, noun in nouns.items():
        forms = {case: tuple(noun[case]) for case in CASES if noun[case] is not None}
        book.add_noun(key, tuple(noun["en"]), noun["gender"], forms)


def teach_verbs(book: Phrasebook, path: Path) -> None:
    """English verbs, and Polish imperatives with their infinitives and third persons; every mistake in the file is named with its line."""
    english: list[str] = []
    polish: dict[str, list[str]] = {}
    with reading(path, "verbs") as (file, reader):
        lists = fields_of(file)
        if lists.keys() != set(LANGUAGES):
            reader.problem(file, InBoth("the verbs of both languages (en, pl)", "czasowniki obu języków (en, pl)"))
        else:
            english = ListOf(TEXT).read(reader, lists["en"])
            polish = {key: ListOf(TEXT, 2, 2).read(reader, node) for key, node in fields_of(lists["pl"]).items()}
    book.third_person["en"].update({verb: english_third(verb) for verb in english})
    for verb, (infinitive, third) in polish.items():
        book.infinitives[verb], book.third_person["pl"][verb] = infinitive, third
