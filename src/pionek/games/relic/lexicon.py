"""The nouns of Relic with their forms, and how things that are no definitions are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.games.relic import words

if TYPE_CHECKING:
    from pionek.core.text import Phrasebook

NAMED = {
    "attribute": (*words.ATTRIBUTES, "level"),
    "colour": words.COLOURS,
    "outcome": words.OUTCOMES,
    "verdict": words.VERDICTS,
    "deck": words.DECKS,
}
"""Kinds of things and the last parts of the keys under which their names stand."""

SAME_IN_BOTH = frozenset(
    {
        "Manufactorum", "Relic", "Autarcha", "Apothecarium Sepha", "Adeptus Astartes.", "Officio Assassinorum.",
        "Adeptus Mechanicus.", "Adepta Sororitas.", "Adeptus Astra Telepathica.",
    }
)  # fmt: skip


def forms(one: str, few: str, many: str) -> tuple[str, str, str]:
    return (one, few, many)


def teach(book: Phrasebook) -> None:
    teach_resources(book)
    teach_cards(book)
    teach_traits(book)


def point(book: Phrasebook, key: str, en: tuple[str, str], of: str) -> None:
    """What Polish counts in points."""
    nom = forms(f"punkt {of}", f"punkty {of}", f"punktów {of}")
    gen = forms(f"punktu {of}", f"punktów {of}", f"punktów {of}")
    book.add_noun(key, en=en, pl={"gender": "m", "nom": nom, "acc": nom, "gen": gen})


def teach_resources(book: Phrasebook) -> None:
    point(book, "strength", ("Strength", "Strength"), "siły")
    point(book, "willpower", ("Willpower", "Willpower"), "woli")
    point(book, "cunning", ("Cunning", "Cunning"), "sprytu")
    point(book, "life", ("Life", "Life"), "życia")
    point(book, "attribute", ("attribute of your choice", "of an attribute of your choice"), "wybranego atrybutu")
    point(book, "lowest", ("of your lowest attribute", "of your lowest attribute"), "najniższego atrybutu")
    point(book, "highest", ("of your highest attribute", "of your highest attribute"), "najwyższego atrybutu")
    influence = forms("wpływ", "wpływy", "wpływów")
    book.add_noun(
        "influence",
        en=("influence", "influence"),
        pl={"gender": "m", "nom": influence, "acc": influence, "gen": forms("wpływu", "wpływów", "wpływów")},
    )
    level = forms("poziom", "poziomy", "poziomów")
    book.add_noun("level", en=("level", "levels"), pl={"gender": "m", "nom": level, "acc": level})
    book.add_noun(
        "mission",
        en=("completed mission", "completed missions"),
        pl={
            "gender": "f",
            "nom": forms("ukończona misja", "ukończone misje", "ukończonych misji"),
            "acc": forms("ukończoną misję", "ukończone misje", "ukończonych misji"),
        },
    )
    charge = forms("ładunek", "ładunki", "ładunków")
    book.add_noun("charge", en=("charge", "charges"), pl={"gender": "m", "nom": charge, "acc": charge})


def card_of(book: Phrasebook, key: str, en: str, of: str, en_of: str = "") -> None:
    """A card of a deck: only the word card has forms."""
    book.add_noun(
        key,
        en=(f"{en} card{en_of}", f"{en} cards{en_of}"),
        pl={
            "gender": "f",
            "nom": forms(f"karta {of}", f"karty {of}", f"kart {of}"),
            "acc": forms(f"kartę {of}", f"karty {of}", f"kart {of}"),
            "gen": forms(f"karty {of}", f"kart {of}", f"kart {of}"),
        },
    )


def threat_card(book: Phrasebook, key: str, stem: str) -> None:
    """A Threat card of a colour: the adjective stands before it."""
    soft = "i" if stem.endswith("k") else ""
    few, many = f"{stem}{soft}e karty Zagrożenia", f"{stem}{soft or 'y'}ch kart Zagrożenia"
    nom = forms(f"{stem}a karta Zagrożenia", few, many)
    acc = forms(f"{stem}ą kartę Zagrożenia", few, many)
    words = (f"{key} Threat card", f"{key} Threat cards")
    book.add_noun(f"threat-{key}", en=words, pl={"gender": "f", "nom": nom, "acc": acc})


def teach_cards(book: Phrasebook) -> None:
    card_of(book, "kind-power", "Power", "Mocy")
    card_of(book, "kind-corruption", "Corruption", "Spaczenia")
    card_of(book, "kind-mission", "Mission", "Misji")
    card_of(book, "kind-wargear", "Wargear", "Uzbrojenia")
    card_of(book, "kind-equipment", "equipment", "ekwipunku")
    threat_card(book, "red", "czerwon")
    threat_card(book, "blue", "niebiesk")
    threat_card(book, "yellow", "żółt")
    card_of(book, "threat-same", "Threat", "Zagrożenia tego samego koloru", " of the same colour")
    rows = (
        ("kind-asset", ("asset", "assets"), "m", ("zasób", "zasoby", "zasobów"), ("zasób", "zasoby", "zasobów"), ("zasobu", "zasobów", "zasobów")),
        ("kind-relic", ("relic", "relics"), "f", ("relikwia", "relikwie", "relikwii"), ("relikwię", "relikwie", "relikwii"), ("relikwii", "relikwii", "relikwii")),
        ("kind-ally", ("ally", "allies"), "m", ("sojusznik", "sojusznicy", "sojuszników"), ("sojusznika", "sojuszników", "sojuszników"), ("sojusznika", "sojuszników", "sojuszników")),
        ("kind-weapon", ("weapon", "weapons"), "f", ("broń", "bronie", "broni"), ("broń", "bronie", "broni"), ("broni", "broni", "broni")),
        ("kind-armour", ("armour", "armours"), "m", ("pancerz", "pancerze", "pancerzy"), ("pancerz", "pancerze", "pancerzy"), ("pancerza", "pancerzy", "pancerzy")),
        ("kind-trophy", ("trophy", "trophies"), "n", ("trofeum", "trofea", "trofeów"), ("trofeum", "trofea", "trofeów"), ("trofeum", "trofeów", "trofeów")),
    )  # fmt: skip
    for key, en, gender, nom, acc, gen in rows:
        book.add_noun(key, en=en, pl={"gender": gender, "nom": nom, "acc": acc, "gen": gen})


def teach_traits(book: Phrasebook) -> None:
    """Enemies by their traits. Polish needs the accusative of one and of many, and whom one fights."""
    rows = (
        ("any", ("enemy", "enemies"), "wróg", "wrogowie", "wrogów", "wroga", "wrogiem", "wrogami"),
        ("ork", ("Ork", "Orks"), "ork", "orkowie", "orków", "orka", "orkiem", "orkami"),
        ("chaos", ("Chaos enemy", "Chaos enemies"), "wróg Chaosu", "wrogowie Chaosu", "wrogów Chaosu", "wroga Chaosu", "wrogiem Chaosu", "wrogami Chaosu"),
        ("daemon", ("daemon", "daemons"), "demon", "demony", "demonów", "demona", "demonem", "demonami"),
        ("cultist", ("cultist", "cultists"), "kultysta", "kultyści", "kultystów", "kultystę", "kultystą", "kultystami"),
        ("marine", ("Marine", "Marines"), "marine Chaosu", "marines Chaosu", "marines Chaosu", "marine Chaosu", "marine Chaosu", "marines Chaosu"),
        ("tyranid", ("Tyranid", "Tyranids"), "tyranid", "tyranidzi", "tyranidów", "tyranida", "tyranidem", "tyranidami"),
        ("eldar", ("Eldar", "Eldar"), "Eldar", "Eldarzy", "Eldarów", "Eldara", "Eldarem", "Eldarami"),
        ("psyker", ("psyker", "psykers"), "psionik", "psionicy", "psioników", "psionika", "psionikiem", "psionikami"),
        ("vehicle", ("vehicle", "vehicles"), "pojazd", "pojazdy", "pojazdów", "pojazd", "pojazdem", "pojazdami"),
        ("monster", ("monster", "monsters"), "potwór", "potwory", "potworów", "potwora", "potworem", "potworami"),
        ("human", ("human", "humans"), "człowiek", "ludzie", "ludzi", "człowieka", "człowiekiem", "ludźmi"),
    )  # fmt: skip
    for key, en, one, few, many, whom, with_one, with_many in rows:
        book.add_noun(
            f"trait-{key}",
            en=en,
            pl={
                "gender": "m",
                "nom": forms(one, few, many),
                "acc": forms(whom, many, many),
                "gen": forms(whom, many, many),
                "ins": forms(with_one, with_many, with_many),
            },
        )
