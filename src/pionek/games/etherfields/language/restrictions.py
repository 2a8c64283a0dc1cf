"""Control forms of this game: an effect that does not happen in some case, or only once in a Dream or a Turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.amounts import Condition
from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import field
from pionek.core.language.kinds import CONDITION, EFFECT, Word
from pionek.core.state.decision import Decision
from pionek.games.etherfields.language.base import Verb
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.pieces import PICKED

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Unless(Effect):
    """An effect that happens except on a condition, read when its turn comes."""

    word = "unless"
    unless: Condition = field(CONDITION)
    do: Effect = field(EFFECT)
    en = "{ $do }, unless { $unless }"
    pl = "{ $do }, chyba że { $unless }"
    example = "{unless: {lamps: 3}, do: {add-morph: 1}}"

    def possible(self, table: Table, resolution: Resolution) -> bool:
        return not self.unless.holds(table, resolution) and self.do.possible(table, resolution)

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        if not self.unless.holds(table, resolution):
            resolution.todo.append(self.do)
        return None


class OnceADream(Verb):
    """An effect that the Team may use once a Dream. The table remembers the use under this name until the next Dream begins."""

    word = "once-a-dream"
    once_a_dream: str = field(Word("lamplight", "classic"))
    do: Effect = field(EFFECT)
    en = "{ $do }, once a Dream"
    pl = "{ $do }, raz na Sen"
    example = "{once-a-dream: lamplight, do: {light: here}}"

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return self.do.possible(table, resolution)

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        table.flags.append(f"{self.once_a_dream}-used")
        resolution.todo.append(self.do)
        return None


class OnceATurn(Verb):
    """An effect that the whole Team may use once a Turn, whichever Dreamer uses it."""

    word = "once-a-turn"
    once_a_turn: str = field(Word("team"))
    do: Effect = field(EFFECT)
    en = "{ $do }, once a Turn for the Team"
    pl = "{ $do }, raz na Turę dla Drużyny"
    example = "{once-a-turn: team, do: {gain: ether}}"

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return not any(each.marks[PICKED] for each in table.dreamers) and self.do.possible(table, resolution)

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        table.dreamers[seat].marks[PICKED] = True
        resolution.todo.append(self.do)
        return None


RESTRICTIONS: tuple[type[Effect], ...] = (Unless, OnceADream, OnceATurn)
