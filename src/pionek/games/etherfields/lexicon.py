"""The common nouns of the game with their Polish forms."""

from __future__ import annotations

from pionek.core.text import Phrasebook

Forms = tuple[str, str, str]


def noun(book: Phrasebook, key: str, en: tuple[str, str], gender: str, nom: Forms, acc: Forms) -> None:
    book.add_noun(key, en=en, pl={"gender": gender, "nom": nom, "acc": acc})


def teach(book: Phrasebook) -> None:
    noun(book, "distress", ("Distress", "Distress"), "f", ("Udręka", "Udręki", "Udręk"), ("Udrękę", "Udręki", "Udręk"))
    noun(book, "ether", ("Ether", "Ether"), "m", ("Eter", "Eteru", "Eteru"), ("Eter", "Eteru", "Eteru"))
    noun(book, "gem", ("Gem", "Gems"), "m", ("Kryształ", "Kryształy", "Kryształów"), ("Kryształ", "Kryształy", "Kryształów"))
    noun(book, "key", ("Key", "Keys"), "m", ("Klucz", "Klucze", "Kluczy"), ("Klucz", "Klucze", "Kluczy"))
    noun(book, "hour", ("Hour", "Hours"), "f", ("Godzina", "Godziny", "Godzin"), ("Godzinę", "Godziny", "Godzin"))
    spirits = ("żeton Ducha", "żetony Ducha", "żetonów Ducha")
    noun(book, "spirit", ("Spirit token", "Spirit tokens"), "m", spirits, spirits)
    noun(book, "space", ("space", "spaces"), "n", ("pole", "pola", "pól"), ("pole", "pola", "pól"))
    noun(
        book, "progress", ("Progress card", "Progress cards"), "f",
        ("karta Rozwoju", "karty Rozwoju", "kart Rozwoju"), ("kartę Rozwoju", "karty Rozwoju", "kart Rozwoju"),
    )  # fmt: skip
    noun(book, "morphing", ("Morphing", "Morphings"), "m", ("Morf", "Morfy", "Morfów"), ("Morf", "Morfy", "Morfów"))
    noun(book, "turn", ("Turn", "Turns"), "f", ("Tura", "Tury", "Tur"), ("Turę", "Tury", "Tur"))
    noun(book, "letter", ("letter", "letters"), "m", ("list", "listy", "listów"), ("list", "listy", "listów"))
    noun(
        book, "turn-card", ("Turn card", "Turn cards"), "f",
        ("karta Tury", "karty Tury", "kart Tury"), ("kartę Tury", "karty Tury", "kart Tury"),
    )  # fmt: skip
    noun(
        book, "active-progress", ("active Progress card", "active Progress cards"), "f",
        ("aktywna karta Rozwoju", "aktywne karty Rozwoju", "aktywnych kart Rozwoju"),
        ("aktywną kartę Rozwoju", "aktywne karty Rozwoju", "aktywnych kart Rozwoju"),
    )  # fmt: skip
    keenness = ("Przenikliwość", "Przenikliwości", "Przenikliwości")
    noun(book, "awareness", ("Awareness", "Awareness"), "f", keenness, keenness)
    noun(book, "cunning", ("Cunning", "Cunning"), "m", ("Spryt", "Sprytu", "Sprytu"), ("Spryt", "Sprytu", "Sprytu"))
    noun(book, "wrath", ("Wrath", "Wrath"), "m", ("Gniew", "Gniewu", "Gniewu"), ("Gniew", "Gniewu", "Gniewu"))
    noun(book, "lamp", ("lamp", "lamps"), "f", ("lampa", "lampy", "lamp"), ("lampę", "lampy", "lamp"))
    noun(
        book, "marker", ("marker", "markers"), "m",
        ("znacznik", "znaczniki", "znaczników"), ("znacznik", "znaczniki", "znaczników"),
    )  # fmt: skip
