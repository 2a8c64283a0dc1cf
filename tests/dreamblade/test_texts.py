"""Texts: numbers agree with their nouns in both languages."""

import pytest

from pionek.core.language.describing import Describer
from pionek.core.registry import get
from pionek.core.text.phrasebook import plain, sentence
from pionek.games.dreamblade.language.aura_keywords import Channel, Fortunate, Vessel
from pionek.games.dreamblade.language.spawn_keywords import Respawn, Vengeance

GAME = get("dreamblade")
NUMBERS = (1, 2, 5, 12, 22, 25)


def said(form, lang):
    return plain(sentence(form.say(Describer(GAME.content(), lang))))


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        (Channel, ("1 punkt formowania", "2 punkty formowania", "5 punktów", "12 punktów", "22 punkty", "25 punktów")),
        (Vessel, ("1 dodatkowy punkt", "2 dodatkowe punkty", "5 dodatkowych", "12 dodatkowych", "22 dodatkowe", "25 dodatkowych")),
        (Fortunate, ("1 kości", "2 kości", "5 kości", "12 kości", "22 kości", "25 kości")),
        (Respawn, ("1 punkt formowania", "2 punkty formowania", "5 punktów", "12 punktów", "22 punkty", "25 punktów")),
        (Vengeance, ("1 tury", "2 tur", "5 tur", "12 tur", "22 tur", "25 tur")),
    ],
)
def test_polish_nouns_follow_their_numbers(word, forms):
    for number, form in zip(NUMBERS, forms, strict=True):
        assert form in said(word(number), "pl")


def test_english_nouns_follow_their_numbers():
    assert "1 spawn point less" in said(Channel(1), "en")
    assert "2 spawn points less" in said(Channel(2), "en")


@pytest.mark.parametrize("number", NUMBERS)
def test_every_counting_line_of_the_log_can_be_said(number):
    for key in ("points", "used", "points-lost", "attacked", "hurt", "turn-won", "turn-drawn", "blades-left", "opened", "destroyed"):
        for lang in ("en", "pl"):
            text = GAME.book.text(lang, f"log-{key}", amount=number, who="A", subject="B", other="C")
            assert str(number) in text
