"""Names of seats, of kinds of damage and of the uses of tokens, which packs do not name."""

from __future__ import annotations

from pionek.core.language.describing import Describer
from pionek.core.names import Names
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.state import State


class DiceThroneNames(Names[State]):
    """The names of this game."""

    def seat_name(self, table: State, seat: int, lang: str) -> str:
        return table.content.name_of("hero", table.players[seat].hero, lang)

    def name_of(self, table: State, kind: str, index: int, lang: str) -> object | None:
        if kind == "use":
            use = table.content.tokens[index // vocabulary.MOST_USES].uses[index % vocabulary.MOST_USES]
            return use.use.say(Describer(table.content, lang))
        return f"{vocabulary.damage_kind.names[index]}-damage" if kind == "damage" else None
