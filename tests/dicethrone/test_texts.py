"""The generated texts of heroes, cards and tokens: some word for word, all of them readable."""

from __future__ import annotations

import re
from typing import Any

import pytest

import pionek
from pionek.core.text import plain
from tests.dicethrone.scenario import Bout, barbarian, pyromancer

CONTENT: Any = pionek.new_match("dicethrone").content

TEXTS = {
    ("ability", "smack"): (
        "3 / 4 / 5 × Sword: deal 4 / 6 / 8 damage.",
        "3 / 4 / 5 × Miecz: zadaj 4 / 6 / 8 obrażeń.",
    ),
    ("ability", "sturdy-blow"): (
        "2 × Sword and 2 × Pow: deal 4 undefendable damage.",
        "2 × Miecz i 2 × Moc: zadaj 4 nieuchronne obrażenia.",
    ),
    ("ability", "fortitude-2"): (
        (
            "3 / 4 / 5 × Life: heal 5 / 6 / 7; if at least 3 dice show the same number, "
            "you may remove 1 status effect token from yourself."
        ),
        (
            "3 / 4 / 5 × Życie: ulecz 5 / 6 / 7; jeśli co najmniej 3 kości pokazują tę samą cyfrę, "
            "usuń 1 żeton efektu ze swojej planszy (jeśli chcesz)."
        ),
    ),
    ("ability", "overpower"): (
        (
            "3 × Sword and 2 × Pow: roll 3 dice; then deal damage equal to the sum of the roll; "
            "if the sum of the roll is at least 14, inflict Concussion."
        ),
        (
            "3 × Miecz i 2 × Moc: rzuć 3 kośćmi; następnie zadaj tyle obrażeń, ile wynosi suma rzutu; "
            "jeśli suma rzutu wynosi co najmniej 14, nałóż żeton Wstrząśnienie mózgu."
        ),
    ),
    ("ability", "thick-skin-2"): (
        "Defensive roll 4: heal 2 per Life; if you roll at least 2 × Life, you may prevent 1 incoming status effect.",
        (
            "Rzut obronny 4: ulecz 2 za każdy symbol Życie; jeśli wyrzucisz co najmniej 2 symbole Życie, "
            "możesz zapobiec 1 nadchodzącemu efektowi."
        ),
    ),
    ("ability", "pyroblast"): (
        (
            "3 × Flame and 1 × Meteor: deal 6 damage; roll 1 die; Flame: add 3 damage; Blaze: inflict Burn; "
            "Fiery Soul: gain 2 Fire Mastery; Meteor: inflict Knockdown."
        ),
        (
            "3 × Płomień i 1 × Meteor: zadaj 6 obrażeń; rzuć 1 kością; Płomień: dodaj 3 obrażenia; "
            "Pożar: nałóż żeton Poparzenie; Ognista dusza: weź 2 żetony Kunszt ognia; Meteor: nałóż żeton Powalenie."
        ),
    ),
    ("ability", "burning-soul"): (
        "2 × Fiery Soul: gain 2 Fire Mastery per Fiery Soul; deal 1 collateral damage per Fiery Soul to all opponents.",
        (
            "2 × Ognista dusza: weź 2 żetony Kunszt ognia za każdy symbol Ognista dusza; "
            "zadaj wszystkim przeciwnikom 1 obszarowe obrażenie za każdy symbol Ognista dusza."
        ),
    ),
    ("ability", "combustion"): (
        (
            "1 × Flame, 1 × Blaze, 1 × Fiery Soul and 1 × Meteor: gain Fire Mastery; "
            "then remove up to 4 of your Fire Mastery tokens; deal 3 undefendable damage for each."
        ),
        (
            "1 × Płomień, 1 × Pożar, 1 × Ognista dusza i 1 × Meteor: weź żeton Kunszt ognia; "
            "następnie odrzuć do 4 żetonów Kunszt ognia; zadaj 3 nieuchronne obrażenia za każdy."
        ),
    ),
    ("ability", "ignite"): (
        "Large straight: gain 2 Fire Mastery; then deal 4 damage plus 2 per Fire Mastery.",
        "Duży strit: weź 2 żetony Kunszt ognia; następnie zadaj 4 obrażenia oraz 2 za każdy żeton Kunszt ognia.",
    ),
    ("ability", "rage"): (
        "5 × Pow: inflict Stun; deal 15 ultimate damage.",
        "5 × Moc: nałóż żeton Oszołomienie; zadaj 15 specjalnych obrażeń.",
    ),
    ("card", "crit-bash-2"): (
        (
            "4 × Pow: inflict Stun; then deal 7 undefendable damage. "
            "Crit Smash – 3 × Pow: inflict Concussion; then deal 2 undefendable damage."
        ),
        (
            "4 × Moc: nałóż żeton Oszołomienie; następnie zadaj 7 nieuchronnych obrażeń. "
            "Druzgocący cios – 3 × Moc: nałóż żeton Wstrząśnienie mózgu; następnie zadaj 2 nieuchronne obrażenia."
        ),
    ),
    ("card", "head-bash"): (
        "Right after you dealt at least 8 damage: inflict Concussion.",
        "Zaraz po zadaniu co najmniej 8 obrażeń: nałóż żeton Wstrząśnienie mózgu.",
    ),
    ("card", "get-some"): (
        "Attack modifier. Roll 5 dice; add 1 damage per Sword; inflict Concussion.",
        "Modyfikator ataku. Rzuć 5 kośćmi; dodaj 1 obrażenie za każdy symbol Miecz; nałóż żeton Wstrząśnienie mózgu.",
    ),
    ("card", "vegas-baby"): (
        "Roll 1 die; gain CP equal to half the roll, rounded up.",
        "Rzuć 1 kością; zyskaj tyle PW, ile wynosi połowa wyniku rzutu, zaokrąglona w górę.",
    ),
    ("card", "getting-paid"): ("Gain 2 CP.", "Zyskaj 2 PW."),
    ("card", "not-this-time"): (
        "A chosen player prevents 6 incoming damage.",
        "Wybrany gracz zapobiega 6 nadchodzącym obrażeniom.",
    ),
    ("card", "triple-up"): ("Draw 3 cards.", "Dobierz 3 karty."),
    ("card", "warm-up"): (
        "Gain Fire Mastery; then pay any number of CP; gain 1 Fire Mastery for each.",
        "Weź żeton Kunszt ognia; następnie zapłać dowolną liczbę PW; weź 1 żeton Kunszt ognia za każdy.",
    ),
    ("token", "burn"): (
        "In your Upkeep Phase: you take 2 damage. It stays until something removes it. Stack limit 1.",
        "W twojej Fazie Utrzymania: otrzymujesz 2 obrażenia. Pozostaje, dopóki coś go nie usunie. Limit stosu: 1.",
    ),
    ("token", "knockdown"): (
        (
            "Before your Offensive Roll Phase you may pay 2 CP to remove this token. "
            "Otherwise skip that phase, then remove the token. Stack limit 1."
        ),
        (
            "Przed swoją Fazą Rzutu Ofensywnego możesz zapłacić 2 PW, by usunąć ten żeton. "
            "W przeciwnym razie pomiń tę fazę, a potem usuń żeton. Limit stosu: 1."
        ),
    ),
}

ALL = [(kind, each.id) for kind in ("token", "ability", "card") for each in CONTENT.entries[kind]]
NUMBER_AND_DAMAGE = re.compile(r"\b(\d+) (?:\w+(?:e|ych) )?(obrażenie|obrażenia|obrażeń)\b")


def text(kind: str, name: str, lang: str) -> str:
    return plain(CONTENT.text_of(kind, CONTENT.find(kind, name), lang))


@pytest.mark.parametrize(("kind", "name"), TEXTS)
def test_a_text_reads_as_it_should(kind: str, name: str) -> None:
    assert (text(kind, name, "en"), text(kind, name, "pl")) == TEXTS[kind, name]


@pytest.mark.parametrize(("kind", "name"), ALL)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_text_is_made_of_whole_sentences(kind: str, name: str, lang: str) -> None:
    said = text(kind, name, lang)
    assert said[0].isupper() or said[0].isdigit()
    assert said.endswith(".")
    assert not re.search(r"  | [;:,.]|::|;;|\.\.|[{}$_]|: [;.]", said)
    assert len(said) < 420


@pytest.mark.parametrize(("kind", "name"), ALL)
def test_polish_numbers_and_nouns_agree(kind: str, name: str) -> None:
    for number, noun in NUMBER_AND_DAMAGE.findall(text(kind, name, "pl").replace(" / ", "/")):
        n = int(number)
        few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        assert noun == ("obrażenie" if n == 1 else "obrażenia" if few else "obrażeń"), text(kind, name, "pl")


@pytest.mark.parametrize(("kind", "name"), ALL)
def test_both_languages_say_the_same_numbers(kind: str, name: str) -> None:
    """A token gained alone is "Fire Mastery" and "żeton Kunszt ognia"; every other number is written out in both."""
    numbers = [re.findall(r"\d+", text(kind, name, lang)) for lang in ("en", "pl")]
    assert sorted(numbers[0]) == sorted(numbers[1])


FIGURES = {
    ("ability", "missed-me"): [5, 2, 1, 2],
    ("ability", "bitterroot"): [3, 1],
    ("ability", "insidious-strike"): [3, 1],
    ("ability", "combustion"): [1, 1, 1, 1, 4, 3],
    ("ability", "hot-streak"): [2, 5, 1],
    ("ability", "molten-armor-3"): [5, 1, 1, 1, 1],
    ("ability", "natures-grasp-2"): [4, 2, 6, 1],
    ("ability", "righteous-combat"): [3, 2, 5, 2, 1, 2, 2, 1],
    ("ability", "holy-attack"): [1, 6, 2, 8],
    ("ability", "kuji-kiri"): [3, 2, 4, 2],
    ("ability", "tithe"): [1, 1, 3, 1],
    ("card", "harvest"): [3, 1, 2, 2],
    ("token", "barbed-vine"): [1, 2, 1, 1],
    ("token", "poison"): [1, 3],
    ("token", "delayed-poison"): [3, 2],
    ("token", "chi"): [1, 1, 5],
}


@pytest.mark.parametrize(("kind", "name"), FIGURES)
def test_a_text_says_these_figures_in_this_order(kind: str, name: str) -> None:
    """However it is worded: amounts for each symbol, token, Spirit, point or attempt, and their sums."""
    assert [int(number) for number in re.findall(r"\d+", text(kind, name, "en"))] == FIGURES[kind, name]


def test_only_the_use_of_chi_for_attacks_is_limited_to_older_tokens() -> None:
    prevents, adds = text("token", "chi", "en").split(". ")[:2]
    assert ("gained in this turn" in prevents, "gained in this turn" in adds) == (False, True)


def test_the_log_shows_the_dice() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(2, 1, 4, 5, 6)
    assert duel.log()[-1].startswith("Barbarian rolls 2 1 4 5 6.")


@pytest.mark.parametrize(
    ("amount", "english", "polish"),
    [
        (1, "Pyromancer: 1 normal damage incoming", "Piromantka: nadchodzi 1 zwyczajne obrażenie"),
        (4, "Pyromancer: 4 normal damage incoming", "Piromantka: nadchodzą 4 zwyczajne obrażenia"),
        (12, "Pyromancer: 12 normal damage incoming", "Piromantka: nadchodzi 12 zwyczajnych obrażeń"),
    ],
)
def test_the_log_says_how_much_of_what_is_incoming(amount: int, english: str, polish: str) -> None:
    book = CONTENT.book
    who = {"en": "Pyromancer", "pl": "Piromantka"}
    for lang, said in (("en", english), ("pl", polish)):
        assert book.text(lang, "log-incoming", who=who[lang], amount=amount, other="normal-damage") == said
