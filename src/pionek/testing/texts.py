"""Everything a player of a game can read, as pairs of an English and a Polish text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from pionek.core.game import Game
from pionek.core.match.match import Match
from pionek.core.text.phrasebook import plain

Pair = tuple[str, str, str]
"""Where it stands, in English, in Polish."""

READ = ("name", "marks", "text", "source", "symbol", "timing", "brief", "detail", "note", "tie_break")
"""The fields of a scene that a person reads; all others are for programs."""
SIGNS = re.compile(r"[{}$]|\w_\w|\b[a-z]+:[a-z0-9]|\b[A-Z]{2,}(-[A-Z0-9]+)+-\d\d\b")
KEBAB = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])")
PLACEABLE = re.compile(r"\{[^{}]*\}")
LETTER = re.compile(r"[^\W\d_]")
SENTENCES = re.compile(r'["„−]?[^\W_a-ząćęłńóśźż].*\.["”]?', re.DOTALL)
"""A capital or a number first, a full stop last; a quotation may begin and end it, and a number may be negative."""
TORN = re.compile(r"  | [;:,.]|::|;;|\.\.|[{}$_]|: [;.]")
"""What is left where a part of a sentence is missing."""
SOMEBODY = {"en": r"(?<!for )\b(?:each|every|one|another|the active) (?:player|Dreamer|opponent)\b", "pl": r"\b(?:każdy|jeden|inny|aktywny|wybrany)(?: inny)? (?:gracz|Śniący|przeciwnik)\b"}
"""Whoever acts in a text, besides the one to whom it speaks."""
NUMBER_WORDS = {
    "en": {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    "pl": {
        "jeden": 1, "jedna": 1, "jedno": 1, "jednego": 1, "jednej": 1, "jedną": 1, "jednym": 1, "jednemu": 1,
        "dwa": 2, "dwie": 2, "dwoje": 2, "dwóch": 2, "dwóm": 2, "dwoma": 2, "dwiema": 2,
        "trzy": 3, "trzech": 3, "trzem": 3, "trzema": 3, "cztery": 4, "czterech": 4, "czterem": 4, "czterema": 4,
        "pięć": 5, "pięciu": 5, "sześć": 6, "sześciu": 6,
    },
}  # fmt: skip
"""Small numbers written out, in all cases."""


def of_game(game: Game) -> Iterator[Pair]:
    """What stands in the game's files: names, settings, rules, reasons, patterns, and every entry of its pack."""
    yield "name of the game", game.name["en"], game.name["pl"]
    for setting in game.settings:
        yield f"setting {setting.name}", setting.about["en"], setting.about["pl"]
        for said in (setting.label, setting.extra, *(each for tile in setting.tiles.values() for each in (tile.name, tile.about))):
            if said is not None:
                yield f"setting {setting.name}", said["en"], said["pl"]
    for rule in game.ledger:
        yield f"rule {rule.id}", rule.en, rule.pl
    for id, chapter in game.chapters.items():
        yield f"chapter {id}", chapter["en"], chapter["pl"]
    for kind, shelf in game.gallery.items():
        for said in (shelf.name, *shelf.decks.values(), *shelf.numbers.values()):
            yield f"gallery {kind}", said["en"], said["pl"]
    for guard in game.words.guards:
        key = f"guard-{guard.name}"
        yield key, game.book.text("en", key), game.book.text("pl", key)
    for key in sorted(game.book.sources["en"]):
        english, polish = (spoken_of(game.book.sources[lang].get(key, "")) for lang in ("en", "pl"))
        yield f"text {key}", english, polish
    for definitions in game.content().entries.values():
        for each in definitions:
            yield f"{each.kind} {each.id}", each.name["en"], each.name["pl"]
    yield from of_entries(game)


def of_entries(game: Game) -> Iterator[Pair]:
    """The text of every entry of the game's pack, made from its effects."""
    content = game.content()
    for kind, definitions in content.entries.items():
        for each in definitions:
            english, polish = (plain(content.text_of(kind, each.index, lang)) for lang in ("en", "pl"))
            yield f"text of {kind} {each.id}", english, polish


def spoken_of(pattern: str) -> str:
    """What a pattern says by itself, without what is put into it."""
    while PLACEABLE.search(pattern):
        pattern = PLACEABLE.sub(" ", pattern)
    return pattern


def of_scene(match: Match, seat: int) -> Iterator[Pair]:
    yield from beside(msgspec.to_builtins(match.scene(seat, "en")), msgspec.to_builtins(match.scene(seat, "pl")), "scene")


def of_log(match: Match, seat: int) -> Iterator[Pair]:
    english, polish = match.log(seat, "en"), match.log(seat, "pl")
    assert [line.rules for line in english] == [line.rules for line in polish]
    for one, other in zip(english, polish, strict=True):
        yield "log", plain(one.parts), plain(other.parts)


def beside(english: Any, polish: Any, path: str) -> Iterator[Pair]:
    """The texts of two scenes that must show the same things; whatever is not a text must be the same in both."""
    assert type(english) is type(polish), path
    if isinstance(english, dict):
        assert english.keys() == polish.keys(), path
        for key in english:
            here = f"{path}.{english.get('id', key)}" if key == "name" else f"{path}.{key}"
            if key in READ:
                yield here, read(english[key]), read(polish[key])
            elif key != "lang":
                yield from beside(english[key], polish[key], here)
    elif isinstance(english, list):
        assert len(english) == len(polish), path
        for one, other in zip(english, polish, strict=True):
            yield from beside(one, other, path)
    else:
        assert english == polish, f"{path}: {english!r} in English, {polish!r} in Polish"


def read(text: Any) -> str:
    """A text as it is read: a string, or typed parts with the names of things among them."""
    if isinstance(text, str):
        return text
    return "".join(part if isinstance(part, str) else part.get("name", part.get("text", "")) for part in text)


def ids(game: Game) -> set[str]:
    """Words that are for programs: whatever has a hyphen and is the key or id of something."""
    content = game.content()
    found = {each for known in content.ids.values() for each in known}
    words = game.words
    found |= {each.name for each in words.guards} | {each.name for each in words.verbs} | {each.name for each in words.moments}
    found |= {each.name for each in game.settings}
    found |= set(game.book.sources["en"]) | {form.word for form in game.vocabulary.forms()}
    rules = " ".join(f"{rule.en} {rule.pl}" for rule in game.ledger)
    return {each for each in found if "-" in each} - set(KEBAB.findall(rules))


def torn(text: str) -> bool:
    """Whether a text is not made of whole sentences."""
    return not SENTENCES.fullmatch(text) or TORN.search(text) is not None


def figures(text: str) -> Counter[int]:
    """The numbers of a text that stand there as figures."""
    return Counter(int(figure) for figure in re.findall(r"\d+", text))


def written_out(text: str, lang: str) -> Counter[int]:
    """The numbers of a text that stand there as words."""
    words = NUMBER_WORDS[lang]
    return Counter(words[word] for word in re.findall(r"\w+", text.lower()) if word in words)


def unmatched(english: str, polish: str) -> list[int]:
    """Figures of one language for which the other has neither the same figure nor its word."""
    ours, theirs = figures(english), figures(polish)
    return sorted([
        *((ours - theirs) - written_out(polish, "pl")).elements(),
        *((theirs - ours) - written_out(english, "en")).elements(),
    ])  # fmt: skip


def slips(game: Game, lang: str, text: str) -> list[str]:
    """Marks of a sentence that no person would write: an order where somebody else acts, a verb that does not bend, a hyphen as a minus."""
    verbs = "|".join(re.escape(verb) for verb in game.book.third_person[lang])
    found = [match[0] for match in re.finditer(rf"{SOMEBODY[lang]}(?: (?:in|on|not|of|w|na|poza)\b[^.;:,]*)?: (?:{verbs})\b", text, re.IGNORECASE)]
    found += [match[0] for match in re.finditer(r"(?<![\w–-])-\d+|\w’\w", text)]
    found += [sign for sign in (game.book.text(lang, "effect-may-otherwise", may="").strip(),) if sign in text.lower()]
    return found


def complaints(game: Game, pairs: set[Pair]) -> list[str]:
    """Texts that show what only programs should see, that are missing, or that were never translated."""
    forbidden = ids(game)
    found: list[str] = []
    for where, english, polish in sorted(pairs):
        for lang, text in (("en", english), ("pl", polish)):
            signs = [match[0] for match in SIGNS.finditer(text) if not where.startswith("rule ")]
            signs += [token for token in KEBAB.findall(text) if token in forbidden]
            found += [f"{where} ({lang}) holds {sign!r}: {text!r}" for sign in signs]
        if bool(english.strip()) != bool(polish.strip()):
            found.append(f"{where} has only one language: {english!r}, {polish!r}")
        if english == polish and LETTER.search(english) and english.strip() not in game.same_in_both:
            found.append(f"{where} is the same in both languages: {english!r}")
    return found
