"""The generated texts of heroes, cards and tokens: some word for word, all of them readable."""

from __future__ import annotations

import re
from typing import Any

import pytest

import pionek
from pionek.core.text.phrasebook import plain
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
            "3 / 4 / 5 × Życie: ulecz 5 / 6 / 7; jeśli na co najmniej 3 kościach wypadła ta sama cyfra, "
            "możesz usunąć 1 żeton efektu ze swojej planszy."
        ),
    ),
    ("ability", "overpower"): (
        (
            "3 × Sword and 2 × Pow: roll 3 dice; then deal damage equal to the sum of the roll; "
            "if the sum of the roll is at least 14, inflict Concussion."
        ),
        (
            "3 × Miecz i 2 × Moc: rzuć 3 kośćmi; następnie zadaj tyle obrażeń, ile wynosi suma oczek; "
            "jeśli suma oczek wynosi co najmniej 14, zagraj żeton Wstrząśnienie mózgu."
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
            "3 × Flame and 1 × Meteor: deal 6 damage; roll 1 die; on Flame: add 3 damage; on Blaze: inflict Burn; "
            "on Fiery Soul: gain 2 Fire Mastery; on Meteor: inflict Knockdown."
        ),
        (
            "3 × Płomień i 1 × Meteor: zadaj 6 obrażeń; rzuć 1 kością; przy symbolu Płomień: dodaj 3 obrażenia; "
            "przy symbolu Pożar: zagraj żeton Poparzenie; przy symbolu Ognista dusza: weź 2 żetony Kunszt ognia; przy symbolu Meteor: zagraj żeton Powalenie."
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
            "then remove up to 4 of your Fire Mastery tokens and deal 3 undefendable damage for each."
        ),
        (
            "1 × Płomień, 1 × Pożar, 1 × Ognista dusza i 1 × Meteor: weź żeton Kunszt ognia; "
            "następnie usuń do 4 żetonów Kunszt ognia i zadaj 3 nieuchronne obrażenia za każdy."
        ),
    ),
    ("ability", "ignite"): (
        "Large straight: gain 2 Fire Mastery; then deal 4 damage plus 2 per Fire Mastery.",
        "Duży strit: weź 2 żetony Kunszt ognia; następnie zadaj 4 obrażenia oraz 2 za każdy żeton Kunszt ognia.",
    ),
    ("ability", "rage"): (
        "5 × Pow: inflict Stun; deal 15 ultimate damage.",
        "5 × Moc: zagraj żeton Oszołomienie; zadaj 15 specjalnych obrażeń.",
    ),
    ("card", "crit-bash-2"): (
        (
            "4 × Pow: inflict Stun; then deal 7 undefendable damage. "
            "Crit Smash – 3 × Pow: inflict Concussion; then deal 2 undefendable damage."
        ),
        (
            "4 × Moc: zagraj żeton Oszołomienie; następnie zadaj 7 nieuchronnych obrażeń. "
            "Druzgocący cios – 3 × Moc: zagraj żeton Wstrząśnienie mózgu; następnie zadaj 2 nieuchronne obrażenia."
        ),
    ),
    ("card", "head-bash"): (
        "Right after you deal at least 8 damage: inflict Concussion.",
        "Zaraz po zadaniu co najmniej 8 obrażeń: zagraj żeton Wstrząśnienie mózgu.",
    ),
    ("card", "get-some"): (
        "Attack modifier. Roll 5 dice; add 1 damage per Sword; inflict Concussion.",
        "Modyfikator ataku. Rzuć 5 kośćmi; dodaj 1 obrażenie za każdy symbol Miecz; zagraj żeton Wstrząśnienie mózgu.",
    ),
    ("card", "vegas-baby"): (
        "Roll 1 die; gain CP equal to half the roll, rounded up.",
        "Rzuć 1 kością; weź tyle PW, ile wynosi połowa wyniku rzutu, zaokrąglona w górę.",
    ),
    ("card", "getting-paid"): ("Gain 2 CP.", "Weź 2 PW."),
    ("card", "not-this-time"): (
        "A chosen player prevents 6 incoming damage.",
        "Wybrany gracz zapobiega 6 nadchodzącym obrażeniom.",
    ),
    ("card", "triple-up"): ("Draw 3 cards.", "Dobierz 3 karty."),
    ("card", "warm-up"): (
        "Gain Fire Mastery; then pay any number of CP and gain 1 Fire Mastery for each.",
        "Weź żeton Kunszt ognia; następnie zapłać dowolną liczbę PW i weź 1 żeton Kunszt ognia za każdy.",
    ),
    ("ability", "missed-me"): (
        (
            "Defensive roll 5: if you roll at least 2 × Foot, prevent half of the incoming damage, rounded up. "
            "Deal 1 damage for every 2 × Arrow to the attacker."
        ),
        (
            "Rzut obronny 5: jeśli wyrzucisz co najmniej 2 symbole Stopa, zapobiegnij połowie nadchodzących obrażeń "
            "(zaokrąglij w górę). Zadaj atakującemu 1 obrażenie za każde 2 symbole Strzała."
        ),
    ),
    ("ability", "eclipse"): (
        "4 × Moon: inflict Blind, Entangle and Targeted; then deal 7 damage.",
        "4 × Księżyc: zagraj żetony Oślepienie, Oplątanie i Namierzenie; następnie zadaj 7 obrażeń.",
    ),
    ("ability", "kuji-kiri"): (
        "3 × Shuriken and 2 × Mask: twice deal 4 undefendable damage to a chosen opponent (each time the same one or another).",
        (
            "3 × Szuriken i 2 × Maska: dwukrotnie zadaj wybranemu przeciwnikowi 4 nieuchronne obrażenia "
            "(za każdym razem temu samemu albo innemu)."
        ),
    ),
    ("ability", "counter-strike"): (
        "Defensive roll 5: deal 1 damage per Dagger to the attacker; if you roll 1 × Dagger and 1 × Shadow, inflict Poison on the attacker.",
        (
            "Rzut obronny 5: zadaj atakującemu 1 obrażenie za każdy symbol Sztylet; "
            "jeśli wyrzucisz 1 × Sztylet i 1 × Cień, zagraj na atakującego żeton Trucizna."
        ),
    ),
    ("ability", "call-of-the-wild"): (
        "Large straight: deal 8 damage; roll 4 dice; add 1 damage per Branch; on Leaf: gain Wellspring. Grow 1 Spirit per Spirit rolled.",
        (
            "Duży strit: zadaj 8 obrażeń; rzuć 4 kośćmi; dodaj 1 obrażenie za każdy symbol Gałąź; "
            "przy symbolu Liść: weź żeton Źródło życia. Wyhoduj 1 Ducha za każdy symbol Duch."
        ),
    ),
    ("ability", "carducopia"): (
        "2 × Card: draw 1 card per Card rolled.",
        "2 × Karta: dobierz 1 kartę za każdy symbol Karta.",
    ),
    ("card", "enlightenment"): (
        "Roll 1 die; if you roll Lotus, gain 2 Chi, Evasive and Cleanse; otherwise draw 1 card.",
        (
            "Rzuć 1 kością; jeśli wyrzucisz symbol Lotos, weź 2 żetony Chi, żeton Unik i żeton Oczyszczenie; "
            "w przeciwnym razie dobierz 1 kartę."
        ),
    ),
    ("card", "try-try-again"): (
        "You or a chosen teammate re-rolls up to 2 dice.",
        "Ty albo wybrany członek twojej drużyny przerzuca do 2 kości.",
    ),
    ("card", "pickpocket-2"): (
        "2 / 3 / 4 / 5 × Bag: gain 3 / 4 / 5 / 6 CP; if you roll Shadow, steal up to 2 of them from the target.",
        "2 / 3 / 4 / 5 × Sakwa: weź 3 / 4 / 5 / 6 PW; jeśli wyrzucisz symbol Cień, ukradnij celowi do 2 z nich.",
    ),
    ("token", "sapling"): (
        (
            "Companion (a Spirit), not a status effect. Grows from Seedling. Spend 1: heal 1; gain 1 CP. "
            "Spend 1 and pay 1 CP: draw 1 card. Once a turn. Stack limit 2."
        ),
        (
            "Towarzysz (Duch), a nie żeton efektu. Wyrasta z: Siewka. Wydaj 1: ulecz 1; weź 1 PW. "
            "Wydaj 1 i zapłać 1 PW: dobierz 1 kartę. Raz na turę. Limit stosu: 2."
        ),
    ),
    ("token", "retribution"): (
        "Spend 1 when you are attacked: the attacker takes half of your incoming damage, rounded up. Positive effect, stack limit 1.",
        (
            "Wydaj 1, gdy ktoś cię zaatakuje: atakujący otrzymuje połowę nadchodzących do ciebie obrażeń "
            "(zaokrąglij w górę). Pozytywny efekt, limit stosu: 1."
        ),
    ),
    ("token", "accuracy"): (
        "Spend 1 at the end of your Offensive Roll Phase: the attack is undefendable. Positive effect, stack limit 1.",
        "Wydaj 1 na koniec swojej Fazy Rzutu Ofensywnego: atak staje się nieuchronny. Pozytywny efekt, limit stosu: 1.",
    ),
    ("token", "burn"): (
        "In your Upkeep Phase: you take 2 damage. Persistent effect. Negative effect, stack limit 1.",
        "W swojej Fazie Utrzymania: otrzymujesz 2 obrażenia. Efekt trwały. Negatywny efekt, limit stosu: 1.",
    ),
    ("token", "knockdown"): (
        (
            "Before your Offensive Roll Phase you may pay 2 CP to remove this token. "
            "Otherwise skip that phase, then remove the token. Negative effect, stack limit 1."
        ),
        (
            "Przed swoją Fazą Rzutu Ofensywnego możesz zapłacić 2 PW, by usunąć ten żeton. "
            "W przeciwnym razie pomiń tę fazę, a potem usuń żeton. Negatywny efekt, limit stosu: 1."
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


@pytest.mark.rule("DT-STATUS-03")
def test_a_text_says_how_many_tokens_of_each_kind_are_gained() -> None:
    assert text("ability", "meditate-2", "en") == "3 × Zen: gain 6 Chi, Evasive and Cleanse."
    assert text("ability", "way-of-the-lotus", "en").endswith("then gain Evasive and 2 Chi.")


def test_every_text_is_short_enough_for_a_card() -> None:
    texts = [text(kind, name, lang) for kind, name in ALL for lang in ("en", "pl")]
    assert [said for said in texts if not 0 < len(said) < 420] == []


def test_polish_numbers_and_nouns_agree() -> None:
    for kind, name in ALL:
        said = text(kind, name, "pl")
        for number, noun in NUMBER_AND_DAMAGE.findall(said.replace(" / ", "/")):
            n = int(number)
            few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
            assert noun == ("obrażenie" if n == 1 else "obrażenia" if few else "obrażeń"), said


FIGURES = {
    ("ability", "missed-me"): [5, 2, 1, 2],
    ("ability", "bitterroot"): [3, 1],
    ("ability", "insidious-strike"): [3, 1],
    ("ability", "combustion"): [1, 1, 1, 1, 4, 3],
    ("ability", "hot-streak"): [2, 5, 1],
    ("ability", "molten-armor-3"): [5, 1, 1, 1, 1, 1, 1],
    ("ability", "natures-grasp-2"): [4, 2, 6, 1],
    ("ability", "righteous-combat"): [3, 2, 5, 2, 1, 2, 2, 1],
    ("ability", "holy-attack"): [1, 6, 2, 8],
    ("ability", "kuji-kiri"): [3, 2, 4],
    ("ability", "tithe"): [1, 1, 3, 1],
    ("card", "harvest"): [3, 1, 2, 2],
    ("token", "barbed-vine"): [1, 2, 1],
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
    assert ("this turn" in prevents, "this turn" in adds) == (False, True)


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


@pytest.mark.rule("DT-SETUP-11", "DT-SETUP-12", "DT-STATUS-01")
def test_the_leaflet_of_a_hero_says_complexity_die_and_tokens() -> None:
    duel = Bout(pyromancer(), barbarian())
    text = plain(duel.content.text_of("hero", duel.find("hero", "pyromancer"), "en"))
    assert text == "Complexity 3 of 6. Die: 1–3 Flame, 4 Blaze, 5 Fiery Soul, 6 Meteor. Tokens: Fire Mastery, Knockdown, Burn and Stun."


def test_an_upgrade_in_brief_names_the_second_ability_that_comes_with_it():
    """What the other ability does must not read as a part of the upgraded one."""
    for lang, said in (("en", "War Cry – heal 2"), ("pl", "Okrzyk bojowy – ulecz 2")):
        assert said in plain(CONTENT.brief_text_of("card", CONTENT.find("card", "overpower-2"), lang))
