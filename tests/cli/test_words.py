"""Everything the program says is there in both languages, and nothing is there that it never says."""

import re
from pathlib import Path

import pytest

from pionek.cli import words
from pionek.cli.words import book, language

CLI = Path(words.__file__).parent
SOURCES = "\n".join(path.read_text(encoding="utf-8") for folder in (CLI, CLI.parent / "lab") for path in folder.glob("*.py"))
BUILT = re.compile(r"^(about|help|example|option|simulate|tournament|report|verdict|measure|tip)-")
"""Texts whose keys are put together from names of commands, options, columns, verdicts and ways to know."""
ALIKE = {
    "guide-says", "wish-row", "simulate-interval", "simulate-bot", "simulate-played", "wrong-value", "help-setting",
    "report-interval", "tournament-bot", "tournament-interval", "task-title", "task-says", "told-puzzle-of", "told-lesson-row",
}  # fmt: skip


def test_both_languages_are_complete():
    assert book().missing() == []


def test_every_text_is_said_somewhere():
    keys = set(book().sources["en"])
    said = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)+)[\"']", SOURCES))
    assert {key for key in keys if not BUILT.match(key)} - said == set()


def test_no_polish_text_is_english():
    english, polish = book().sources["en"], book().sources["pl"]
    alike = {key for key in english if english[key].strip() == polish[key].strip() and not key.startswith("example-")}
    assert alike == ALIKE & set(english)


@pytest.mark.parametrize(
    ("args", "lang", "expected"),
    [
        ([], "", "en"),
        ([], "pl_PL.UTF-8", "pl"),
        ([], "de_DE.UTF-8", "en"),
        (["--lang", "en"], "pl_PL.UTF-8", "en"),
        (["play", "x", "--lang=pl"], "C", "pl"),
        (["--lang"], "C", "en"),
        (["--lang", "de"], "pl_PL", "pl"),
    ],
)
def test_the_language_is_known_before_anything_is_said(monkeypatch, args, lang, expected):
    monkeypatch.setenv("LANG", lang)
    assert language(args) == expected
