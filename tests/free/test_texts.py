"""What things say is made of whole sentences, and both languages say the same numbers."""

import re

import pytest

from pionek.core.text.phrasebook import LANGUAGES
from pionek.testing import texts
from tests.free.games import every_game, game_of, played


@every_game
def test_every_text_is_made_of_whole_sentences(name):
    said = [(where, text) for where, *both in texts.of_entries(game_of(name)) for text in both if text]
    assert [(where, text) for where, text in said if texts.torn(text)] == []


@every_game
def test_both_languages_say_the_same_numbers(name):
    """As figures, or here as a figure and there as a word: "one figure", "1 figurka"."""
    entries = texts.of_entries(game_of(name))
    assert [(where, english, polish) for where, english, polish in entries if texts.unmatched(english, polish)] == []


@every_game
def test_no_text_has_the_marks_of_a_machine(name):
    """What somebody else does stands in the third person, and every verb behind "możesz" is known."""
    game = game_of(name)
    said = [(where, lang, text) for where, *both in texts.of_entries(game) for lang, text in zip(LANGUAGES, both, strict=True)]
    assert [(where, text, marks) for where, lang, text in said if (marks := texts.slips(game, lang, text))] == []


@every_game
def test_numbers_below_zero_have_a_minus_sign_in_the_log_too(name):
    *_, match = played(name, 1)
    said = {text for _, *both in texts.of_log(match, 0) for text in both}
    assert [text for text in said if re.search(r"(?<![\w–-])-\d", text)] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Every player: discard 1 Power card."),
        ("en", "At once each Dreamer in range 1: Draw 1 card."),
        ("pl", "Każdy inny gracz w twoim sektorze: strać 1 punkt życia."),
        ("pl", "Jeśli chcesz, unikaj wrogów."),
        ("en", "If you wish, evade enemies."),
        ("en", "Raise it by -1."),
        ("en", "This creature’s power is 2."),
    ],
)
def test_the_marks_of_a_machine_are_found(lang, text):
    assert texts.slips(game_of("relic"), lang, text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "Every player discards 1 Power card; then: 1–2: draw 1 card."), ("pl", "Wybierz jedno: zyskaj 1 Eter albo każdy Śniący dobiera 1 kartę.")],
)
def test_a_sentence_of_a_person_has_no_such_marks(lang, text):
    assert not texts.slips(game_of("etherfields"), lang, text)


@pytest.mark.parametrize(
    "text",
    ["", "draw a card.", "Draw a card", "Draw a  card.", "Draw a card ; gain 1 CP.", "Draw.. Gain 1 CP.", "Draw { $n } cards.", "Roll: ; draw.", "Gain hand_limit."],
)
def test_what_is_not_a_whole_sentence_is_found(text):
    assert texts.torn(text)


@pytest.mark.parametrize("text", ["3 × Sword: deal 4 damage.", "Łap kartę.", "−1 in your tests.", "„Winni” – mówicie.", '"Not guilty." She left. "Speak."'])
def test_whole_sentences_pass(text):
    assert not texts.torn(text)


@pytest.mark.parametrize(
    ("english", "polish", "numbers"),
    [
        ("Draw 2 cards.", "Dobierz 3 karty.", [2, 3]),
        ("Draw 2 cards.", "Dobierz karty.", [2]),
        ("Draw 1 card, then 1 card.", "Dobierz 1 kartę.", [1]),
        ("One figure.", "1 figurka.", []),
        ("One figure, 2 tokens.", "1 figurka, dwa żetony.", []),
        ("One figure.", "2 figurki.", [2]),
        ("One of them takes this one.", "1 z nich i 1 z nich, i 1.", [1]),
    ],
)
def test_numbers_that_only_one_language_says_are_found(english, polish, numbers):
    assert texts.unmatched(english, polish) == numbers
