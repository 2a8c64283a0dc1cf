"""Numbers and the words behind them agree: some of each plural are tried in every pattern, in both languages."""

import re
from collections.abc import Iterator

from pionek.core.game import Game
from pionek.core.language.kinds import IntKind
from pionek.core.text.patterns import PLURALS, Choice, Expression, Inquiry, NounPhrase, Variable
from pionek.core.text.phrasebook import LANGUAGES, Phrasebook
from tests.free.games import DUCATS, every_game, game_of

NUMBERS = (1, 2, 5, 12, 22, 25)
USUAL = {"n", "amount", "times"}
"""What patterns of all games call a number, beside the fields of their verbs."""
PLURAL_WORDS = {"one", "few", "many", "other"}
STIFF = frozenset(["against", "albo", "dla", "do", "for", "i", "in", "is", "lub", "na", "najwyżej", "o", "of", "on", "or", "otrzymuje", "per", "there", "to", "up", "w", "z", "za", "begins", "damage", "defense", "gold", "M", "incoming", "instead", "life", "more", "health", "pkt", "population", "power", "roll", "swoich", "trophy", "does", "więcej", "N", "S", "Pd", "Pn"])
"""Words that never change, whatever number stands before them, and points of the compass."""
BEHIND = r"(?<![\d/–]){}(?: ((?:(?:{}) )*\w+))?"
"""A number and the word behind it, with the words that begin the names of things and never change: spawn points."""
NAME = "…"
"""What stands for a name, and chooses no variant."""


class Uses(Inquiry):
    """How a message uses its variables: as a number, as a noun, or to choose by a word."""

    def __init__(self, book: Phrasebook, lang: str, key: str) -> None:
        super().__init__(book, lang)
        self.numbers: set[str] = set()
        self.nouns: dict[str, str] = {}
        self.words: set[tuple[str, str]] = set()
        self.message(key)

    def pattern(self, pattern: list[str | Expression]) -> None:
        for element in pattern:
            if isinstance(element, NounPhrase):
                if isinstance(element.count, Variable):
                    self.numbers.add(element.count.name)
                if isinstance(element.noun, Variable):
                    self.nouns[element.noun.name] = element.case
            if isinstance(element, Choice) and isinstance(element.selector, Variable):
                keys = {key for key, _ in element.variants}
                if keys & PLURAL_WORDS or any(isinstance(key, int) for key in keys):
                    self.numbers.add(element.selector.name)
                self.words |= {(element.selector.name, str(key)) for key in keys if isinstance(key, str)}
        super().pattern(pattern)


def number_fields(game: Game) -> set[str]:
    fields = [field for form in game.vocabulary.forms() for field in form.fields]
    return {field.name.replace("-", "_") for field in fields if isinstance(field.kind, IntKind)}


def readings(book: Phrasebook, lang: str, key: str, numbers: set[str]) -> Iterator[tuple[str, dict[int, str]]]:
    """For each number a message takes, and each variant it can be in, how it reads with all the numbers."""
    uses = Uses(book, lang, key)
    nouns = {name: next(noun for noun, each in book.nouns[lang].items() if case in each.forms) for name, case in uses.nouns.items()}
    plain = dict.fromkeys(uses.variables, NAME) | nouns
    for number in sorted(uses.variables & (uses.numbers | numbers)):
        for name, word in [("", ""), *sorted(uses.words)]:
            given = {**plain, **({name: word} if name and name != number else {})}
            yield number, {n: book.text(lang, key, **{**given, number: n}) for n in NUMBERS}


def openings_of(forms: tuple[str, ...]) -> set[str]:
    """The words before the last one of a noun that are the same in all its forms."""
    return {word for word in forms[0].split()[:-1] if all(word in form.split()[:-1] for form in forms)}


def complaints(game: Game) -> list[str]:
    """Words that stand behind a number and do not go with it: the same for all, or different within a plural."""
    found: list[str] = []
    for lang in LANGUAGES:
        cases = [forms for noun in game.book.nouns[lang].values() for forms in noun.forms.values()]
        same = {forms[0] for forms in cases if len(set(forms)) == 1}
        openings = "|".join(sorted({word for forms in cases for word in openings_of(forms)})) or "(?!)"
        for key in sorted(game.book.sources[lang]):
            for number, texts in readings(game.book, lang, key, USUAL | number_fields(game)):
                words = {n: re.search(BEHIND.format(n, openings), text) for n, text in texts.items()}
                behind = {n: match[1] for n, match in words.items() if match is not None and match[1]}
                if len(behind) == len(NUMBERS) and len(set(behind.values())) == 1 and not {*behind.values()} & (same | STIFF):
                    found.append(f"{key} ({lang}): {behind[1]!r} stands behind every ${number}: {texts[5]!r}")
                for n, word in behind.items():
                    if any(other != word for m, other in behind.items() if PLURALS[lang](m) == PLURALS[lang](n) and 1 not in (m, n)):
                        found.append(f"{key} ({lang}): {n} {word} is not as its plural says")
    return list(dict.fromkeys(found))


@every_game
def test_every_number_agrees_with_the_word_behind_it(name):
    assert complaints(game_of(name)) == []


def test_a_word_that_does_not_go_with_its_number_is_found(monkeypatch):
    monkeypatch.setitem(DUCATS.book.sources["pl"], "trial-stiff", "masz { $n } próbę")
    monkeypatch.setitem(DUCATS.book.sources["pl"], "trial-right", "masz { $n } { $n -> [one] próbę [few] próby *[many] prób } i { $n } PW")
    monkeypatch.setitem(DUCATS.book.sources["pl"], "trial-careless", "masz { $n } { $n -> [one] próbę [2] próby *[many] prób }")
    assert complaints(DUCATS) == [
        "trial-careless (pl): 2 próby is not as its plural says",
        "trial-careless (pl): 22 prób is not as its plural says",
        "trial-stiff (pl): 'próbę' stands behind every $n: 'masz 5 próbę'",
    ]
