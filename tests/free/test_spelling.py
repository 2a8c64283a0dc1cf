"""Polish words are spelled as a dictionary spells them; names and words of the trade are on a list beside the texts.

A game takes part by having that list: `texts/words.txt` in its folder, one word a line, `#` begins a comment.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest

from pionek.core.game import Game
from pionek.core.text import plain
from tests.free.games import NAMES, game_of

LIST = "words.txt"
SPELLED = [name for name in NAMES if (game_of(name).folder / "texts" / LIST).exists()]
WORD = re.compile(r"[^\W\d_]+")


def has_hunspell() -> bool:
    if shutil.which("hunspell") is None:
        return False
    listed = subprocess.run(["hunspell", "-d", "pl_PL", "-l"], input="", capture_output=True, text=True, check=False)
    return listed.returncode == 0


needs_hunspell = pytest.mark.skipif(
    not has_hunspell(), reason="hunspell with its Polish dictionary is missing (Debian: hunspell hunspell-pl)"
)


def unknown(words: set[str]) -> set[str]:
    """Those of the words that the dictionary does not have."""
    command = ["hunspell", "-d", "pl_PL", "-i", "utf-8", "-l"]
    told = subprocess.run(command, input="\n".join(sorted(words)), capture_output=True, text=True, check=True)
    return set(told.stdout.split())


def accepted(game: Game) -> set[str]:
    lines = (game.folder / "texts" / LIST).read_text(encoding="utf-8").splitlines()
    return {line.partition("#")[0].strip() for line in lines} - {""}


def polish(game: Game) -> Iterator[str]:
    """Everything a player reads: names and generated texts, messages, settings, rules, the guided game."""
    content = game.content()
    for kind, definitions in content.entries.items():
        for each in definitions:
            yield content.name_of(kind, each.index, "pl")
            yield plain(content.text_of(kind, each.index, "pl"))
    yield messages((game.folder / "texts" / "pl.ftl").read_text(encoding="utf-8"))
    for setting in game.settings:
        yield setting.about["pl"]
    for rule in game.ledger:
        yield rule.pl
    guide = game.folder / "guide.yaml"
    if guide.exists():
        yield from re.findall(r'\bpl: "(.*)"', guide.read_text(encoding="utf-8"))


def messages(text: str) -> str:
    """The words of a Fluent file, without its keys, variables and functions."""
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^[\w-]+ =", "", text, flags=re.MULTILINE)
    return re.sub(r"\{ *[A-Z]+\([^)]*\) *\}|\{ *\$[\w-]+ *\}|\$[\w-]+ *->|\*?\[[\w-]+\]", " ", text)


@needs_hunspell
@pytest.mark.parametrize("name", SPELLED)
def test_polish_words_are_spelled_right(name):
    game = game_of(name)
    words = {word for text in polish(game) for word in WORD.findall(text)}
    assert len(words) > 100
    assert sorted(unknown(words) - accepted(game)) == []


@needs_hunspell
@pytest.mark.parametrize("name", SPELLED)
def test_the_list_holds_only_words_that_are_said_and_that_no_dictionary_has(name):
    game = game_of(name)
    words = {word for text in polish(game) for word in WORD.findall(text)}
    assert sorted(accepted(game) - (unknown(words) & words)) == []


@needs_hunspell
def test_a_slip_of_the_pen_is_found():
    assert unknown({"obrażeń", "obrarzeń", "Zaciekłość"}) == {"obrarzeń"}


def test_messages_are_read_without_their_machinery():
    text = 'key-1 = Masz { NOUN($n, noun: "point") } na { $what } { $n ->\n    [one] punkt\n   *[many] punktów\n}\n'
    assert WORD.findall(messages(text)) == ["Masz", "na", "punkt", "punktów"]
