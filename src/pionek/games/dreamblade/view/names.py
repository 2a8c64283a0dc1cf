"""The names of things that packs do not name: seats, pieces, dice and abilities."""

from __future__ import annotations

from pionek.core.language.describing import Describer
from pionek.core.names import Names
from pionek.core.text.phrasebook import Ref, joined
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.blade_abilities import CODES, activation_of
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.view.scene import dice_text, keyword


class DreamBladeNames(Names[State]):
    """The names of DreamBlade."""

    def seat_name(self, table: State, seat: int, lang: str) -> str:
        return table.content.book.text(lang, f"seat-{vocabulary.SEATS[seat]}")

    def name_of(self, table: State, kind: str, index: int, lang: str) -> object | None:
        if kind == "piece" and index >= 0:
            return Ref("piece", str(index), table.content.name_of("figure", table.figures[index], lang))
        if kind == "pieces":
            names = [(Ref("piece", str(piece), table.content.name_of("figure", table.figures[piece], lang)),) for piece in members(index)]
            return joined(names, ", ", table.content.book.text(lang, "word-and"))
        if kind == "ability" and index >= 0:
            effect = activation_of(table, index // CODES, index % CODES).effect
            return keyword(effect.say(Describer(table.content, lang)))
        if kind == "attack-dice":
            return dice_text(index)
        return None
