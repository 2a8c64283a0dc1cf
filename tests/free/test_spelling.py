"""Polish words are spelled as the dictionary spells them.

What no dictionary has, proper names and words of the game, stands in `texts/words.txt` of the game's folder: one word a
line, sorted, and only words that some text uses. `make setup` installs hunspell and its dictionary where it may.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from pionek.core.game import Game
from pionek.core.view.guide import load_guide
from pionek.testing import texts
from tests.free.games import NAMES, game_of, new, played, seeds, some

LIST = "words.txt"
LEAST = 20
"""Words that even the smallest game has: fewer, and its texts were not found."""
HUNSPELL = ["hunspell", "-d", "pl_PL", "-i", "utf-8", "-l"]
WORD = re.compile(r"[^\W\d_]+")
MACHINERY = re.compile(r"\{ *[A-Z]+\([^)]*\) *(?:\}|->)|\{ *\$[\w-]+ *(?:\}|->)|\{ *[a-z][\w-]* *\}|\*?\[[\w-]+\]")
NOT_PROSE = re.compile(r"```.*?```|`[^`]*`|<!--.*?-->|\[In English\]\([^)]*\)|\]\([^)]*\)", re.DOTALL)


def has_dictionary() -> bool:
    if shutil.which("hunspell") is None:
        return False
    return subprocess.run(HUNSPELL, input="", capture_output=True, text=True, check=False).returncode == 0


needs_dictionary = pytest.mark.skipif(
    not has_dictionary(), reason="hunspell or its Polish dictionary is missing: apt-get install hunspell hunspell-pl"
)


def unknown(words: set[str]) -> set[str]:
    """Those of the words that the dictionary does not have."""
    told = subprocess.run(HUNSPELL, input="\n".join(sorted(words)), capture_output=True, encoding="utf-8", check=True)
    return set(told.stdout.split())


def listed(folder: Path) -> list[str]:
    """The words that the game vouches for."""
    path = folder / LIST
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def said(pattern: str) -> str:
    """What a message can say, in all its variants, without its variables and functions."""
    return MACHINERY.sub(" ", pattern)


def prose(page: str) -> str:
    """A page without code, addresses and its link to the other language."""
    return NOT_PROSE.sub(" ", page)


def read_by_players(game: Game) -> Iterator[str]:
    """Every Polish text: of the game's files, of scenes and logs, of the guided game, of lessons, and of the page how to play."""
    yield from (polish for where, _, polish in texts.of_game(game) if not where.startswith("text "))
    yield from (said(source) for source in game.book.sources["pl"].values())
    for noun in game.book.nouns["pl"].values():
        yield from (form for forms in noun.forms.values() for form in forms)
    for seed in seeds(3):
        match = new(game.id, seed)
        match.listen()
        *_, match = played(game.id, seed, match)
        yield from (polish for _, _, polish in texts.of_log(match, 0))
        for position in some(game.id, seed, 5):
            yield from (polish for _, _, polish in texts.of_scene(position, 0))
    guide = load_guide(game.folder)
    if guide is not None:
        yield from (step.say["pl"] for step in guide.steps)
        yield guide.farewell["pl"]
    for lesson in game.lessons:
        yield from (said["pl"] for said in (lesson.title, lesson.say, lesson.hint, lesson.praise, lesson.missed))
    page = game.folder / "play" / "pl.md"
    if page.exists():
        yield prose(page.read_text(encoding="utf-8"))


def complaints(words: set[str], vouched: list[str]) -> list[str]:
    strange = unknown(words)
    found = [f"{word!r} is in no dictionary" for word in sorted(strange - set(vouched))]
    found += [f"{word!r} is in {LIST}, but the dictionary has it or no text uses it" for word in vouched if word not in strange]
    if vouched != sorted(set(vouched)):
        found.append(f"{LIST} is not sorted")
    return found


@needs_dictionary
@pytest.mark.parametrize("name", NAMES)
def test_polish_words_of_a_game_are_spelled_right(name):
    game = game_of(name)
    words = {word for text in read_by_players(game) for word in WORD.findall(text)}
    assert len(words) > LEAST
    assert complaints(words, listed(game.folder / "texts")) == []


@needs_dictionary
@pytest.mark.parametrize(
    ("words", "vouched", "complaint"),
    [
        ({"obrażeń", "obrarzeń", "Zaciekłość"}, [], "'obrarzeń' is in no dictionary"),
        ({"Ninjatō"}, ["Ninjatō", "Szuriken"], "'Szuriken' is in words.txt, but the dictionary has it or no text uses it"),
        ({"obrażeń"}, ["obrażeń"], "'obrażeń' is in words.txt, but the dictionary has it or no text uses it"),
        ({"Ninjatō", "Brrdo"}, ["Ninjatō", "Brrdo"], "words.txt is not sorted"),
    ],
)
def test_a_slip_of_the_pen_and_a_careless_list_are_found(words, vouched, complaint):
    assert complaints(words, vouched) == [complaint]


def test_messages_and_pages_are_read_without_their_machinery():
    pattern = 'Masz { NOUN($n, noun: "point") } na { $what } { so-many } { $n ->\n [one] punkt\n *[many] { GENDER($what) -> [m] swój *[n] swoje }\n}'
    assert WORD.findall(said(pattern)) == ["Masz", "na", "punkt", "swój", "swoje"]
    assert WORD.findall(prose("[In English](a.en.md)\n\nWpisz `play x`: ![Stół](b.svg)\n<!-- note -->")) == ["Wpisz", "Stół"]
