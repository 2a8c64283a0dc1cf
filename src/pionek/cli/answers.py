"""Which option a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pionek.core.ledger import fold
from pionek.core.state.decision import Option
from pionek.core.view.scene import Choice

SHORTEST = 2
"""The least number of letters of a name; a single letter is a command."""


class Question(NamedTuple):
    """The question to a player: the sentence, its rule, and the options with their texts."""

    text: str
    rule: str
    choices: Sequence[Choice]
    options: Sequence[Option]
    dice: bool
    """Whether every option is a set of dice: then people mark dice instead of reading a list of 32 options."""
    detail: str = ""
    """What the question answers to, what is owed and paid so far."""


class Answer(NamedTuple):
    """The option that a line means; or None, and the key of the sentence that says why."""

    option: Option | None
    key: str = ""
    several: Sequence[Choice] = ()


def read(question: Question, text: str) -> Answer:
    """The option for a number, a key, dice by their numbers, or two or more letters of a name."""
    wanted = fold(text).strip()
    for choice, option in zip(question.choices, question.options, strict=True):
        if fold(choice.key) == wanted:
            return Answer(option)
    numbers = numbers_of(wanted)
    if numbers is not None:
        return by_dice(question, numbers) if question.dice else by_number(question, numbers)
    if len(wanted) < SHORTEST:
        return Answer(None, "answer-short")
    found = by_name(question.choices, wanted)
    if len(found) == 1:
        return Answer(question.options[found[0]])
    if found:
        return Answer(None, "answer-several", [question.choices[at] for at in found])
    return Answer(None, "answer-unknown")


def numbers_of(text: str) -> list[int] | None:
    words = text.replace(",", " ").split()
    if words and all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        return [int(word) for word in words]
    return None


def by_number(question: Question, numbers: list[int]) -> Answer:
    if len(numbers) == 1 and 1 <= numbers[0] <= len(question.options):
        return Answer(question.options[numbers[0] - 1])
    return Answer(None, "answer-number")


def by_dice(question: Question, numbers: list[int]) -> Answer:
    """The option whose dice are exactly these; 0 means no die at all."""
    mask = 0
    for number in numbers:
        if number > 62:
            return Answer(None, "answer-dice")
        mask |= 1 << (number - 1) if number else 0
    found = [at for at, option in enumerate(question.options) if option.amount == mask]
    if len(found) == 1:
        return Answer(question.options[found[0]])
    if found:
        return Answer(None, "answer-several", [question.choices[at] for at in found])
    return Answer(None, "answer-dice")


def by_name(choices: Sequence[Choice], wanted: str) -> list[int]:
    """The options that match best: with this text, beginning with it, or with a word in them that begins with it."""
    texts = [fold(choice.text).rstrip(".!") for choice in choices]
    for fits in (str.__eq__, str.startswith, has_word):
        found = [at for at, text in enumerate(texts) if fits(text, wanted)]
        if found:
            return found
    return []


def has_word(text: str, wanted: str) -> bool:
    """Whether a word of the text, or a sequence of words, begins like this."""
    at = text.find(wanted)
    while at > 0:
        if not text[at - 1].isalnum():
            return True
        at = text.find(wanted, at + 1)
    return at == 0
