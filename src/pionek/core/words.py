"""The core's own vocabulary: the verbs, forms and texts that every game has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pionek.core.control import Between, Row
from pionek.core.decision import Verb
from pionek.core.forms import Form, pattern_key
from pionek.core.text import LANGUAGES, Phrasebook

VERBS = (
    Verb("pass"),
    Verb("order", subject="trigger"),
    Verb("replace", subject="replacement"),
    Verb("decline"),
    Verb("enter", amount="number"),
    Verb("choose", subject="choice"),
    Verb("no"),
    Verb("yes"),
)
"""In the order of windows.PASS, triggers.ORDER, proposals.REPLACE_WITH and DECLINE, rolls.ENTER and control.*."""
FIRST_VERB: Final = 8
"""A game's own verbs begin behind them."""
assert len(VERBS) == FIRST_VERB
FORMS: tuple[type[Form], ...] = (Row, Between)


def teach(book: Phrasebook) -> None:
    """Give a phrasebook the core's texts."""
    for lang in LANGUAGES:
        file = Path(__file__).parent / "texts" / f"{lang}.ftl"
        book.add_ftl(lang, file.read_text(encoding="utf-8"), file.name)
    book.add_noun(
        "die",
        en=("die", "dice"),
        pl={
            "gender": "f",
            "nom": ("kość", "kości", "kości"),
            "acc": ("kość", "kości", "kości"),
            "gen": ("kości", "kości", "kości"),
            "loc": ("kości", "kościach", "kościach"),
            "ins": ("kością", "kośćmi", "kośćmi"),
        },
    )
    book.add_noun(
        "card",
        en=("card", "cards"),
        pl={
            "gender": "f",
            "nom": ("karta", "karty", "kart"),
            "acc": ("kartę", "karty", "kart"),
            "gen": ("karty", "kart", "kart"),
            "ins": ("kartą", "kartami", "kartami"),
        },
    )


def teach_form(book: Phrasebook, form: type[Form]) -> None:
    """Give a phrasebook the patterns a form carries."""
    if form.en:
        book.add(pattern_key(form.family, form.word, ""), form.en, form.pl)
    for variant, (english, polish) in form.variants.items():
        book.add(pattern_key(form.family, form.word, variant), english, polish)
