"""Common nouns of the game, with their Polish gender and forms."""

from __future__ import annotations

from pionek.core.text import Phrasebook


def teach(book: Phrasebook) -> None:
    book.add_noun(
        "damage",
        en=("damage", "damage"),
        pl={
            "gender": "n",
            "nom": ("obrażenie", "obrażenia", "obrażeń"),
            "acc": ("obrażenie", "obrażenia", "obrażeń"),
            "gen": ("obrażenia", "obrażeń", "obrażeń"),
        },
    )
    book.add_noun(
        "point",
        en=("point", "points"),
        pl={
            "gender": "m",
            "nom": ("punkt", "punkty", "punktów"),
            "acc": ("punkt", "punkty", "punktów"),
            "gen": ("punktu", "punktów", "punktów"),
        },
    )
    book.add_noun(
        "spawn-point",
        en=("spawn point", "spawn points"),
        pl={
            "gender": "m",
            "nom": ("punkt formowania", "punkty formowania", "punktów formowania"),
            "acc": ("punkt formowania", "punkty formowania", "punktów formowania"),
            "gen": ("punktu formowania", "punktów formowania", "punktów formowania"),
        },
    )
    book.add_noun(
        "bonus-point",
        en=("bonus spawn point", "bonus spawn points"),
        pl={
            "gender": "m",
            "nom": ("dodatkowy punkt formowania", "dodatkowe punkty formowania", "dodatkowych punktów formowania"),
            "acc": ("dodatkowy punkt formowania", "dodatkowe punkty formowania", "dodatkowych punktów formowania"),
        },
    )
    book.add_noun(
        "turn",
        en=("turn", "turns"),
        pl={
            "gender": "f",
            "nom": ("tura", "tury", "tur"),
            "acc": ("turę", "tury", "tur"),
            "gen": ("tury", "tur", "tur"),
        },
    )
    book.add_noun(
        "blade",
        en=("blade", "blades"),
        pl={
            "gender": "n",
            "nom": ("ostrze", "ostrza", "ostrzy"),
            "acc": ("ostrze", "ostrza", "ostrzy"),
        },
    )
    book.add_noun(
        "miniature",
        en=("miniature", "miniatures"),
        pl={
            "gender": "f",
            "nom": ("figurka", "figurki", "figurek"),
            "acc": ("figurkę", "figurki", "figurek"),
            "gen": ("figurki", "figurek", "figurek"),
        },
    )
