"""The core's own vocabulary: the verbs and forms that every game has."""

from __future__ import annotations

from typing import Final

from pionek.core.language.control import Between, Row
from pionek.core.language.forms import Form, pattern_key
from pionek.core.state.decision import Verb
from pionek.core.text.phrasebook import Phrasebook

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


def teach_form(book: Phrasebook, form: type[Form]) -> None:
    """Give a phrasebook the patterns a form carries."""
    if form.en:
        book.add(pattern_key(form.family, form.word, ""), form.en, form.pl)
    for variant, (english, polish) in form.variants.items():
        book.add(pattern_key(form.family, form.word, variant), english, polish)
