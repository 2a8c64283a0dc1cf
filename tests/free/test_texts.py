"""What things say is made of whole sentences, and both languages say the same numbers."""

import pytest

from pionek.testing import texts
from tests.free.games import every_game, game_of


@every_game
def test_every_text_is_made_of_whole_sentences(name):
    said = [(where, text) for where, *both in texts.of_entries(game_of(name)) for text in both if text]
    assert [(where, text) for where, text in said if texts.torn(text)] == []


@every_game
def test_both_languages_say_the_same_numbers(name):
    """As figures, or here as a figure and there as a word: "one figure", "1 figurka"."""
    entries = texts.of_entries(game_of(name))
    assert [(where, english, polish) for where, english, polish in entries if texts.unmatched(english, polish)] == []


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
