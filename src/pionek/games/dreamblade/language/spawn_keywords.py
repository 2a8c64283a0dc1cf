"""Keywords about how a miniature may be spawned: they work off the map (DB-ACT-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.fields import field
from pionek.core.language.kinds import NAMES, IntKind
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import TYPE, Keyword, type_mask
from pionek.games.dreamblade.model.state import Dreamscape, pieces_of
from pionek.games.dreamblade.vocabulary import SIDES

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.language.describing import Describer
    from pionek.games.dreamblade.model.definitions import Figure


class Reinforce(Keyword):
    """It may be spawned wherever one has a creature, or one of a type."""

    word = "reinforce"
    cites = "DB-REINFORCE-01"
    only: str | None = field(TYPE, default=None)
    en = "Reinforce: you may spawn this in any cell with one of your creatures"
    pl = "Posiłki: możesz uformować tę figurkę na każdym obszarze, na którym jest twoja istota"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "only": (
            "Reinforce { $only }: you may spawn this in any cell with one of your { $only } creatures",
            "Posiłki ({ $only }): możesz uformować tę figurkę na każdym obszarze, na którym jest twoja istota tego rodzaju",
        )
    }
    example = "{reinforce: valor}"

    def variant(self) -> str:
        return "only" if self.only is not None else ""

    def print_on(self, figure: Figure, content: Content) -> None:
        figure.reinforces = True
        figure.reinforce_types = type_mask(self.only)


class Unique(Keyword):
    """Only one of this name may be controlled."""

    word = "unique"
    cites = "DB-UNIQUE-01"
    named: dict[str, str] = field(NAMES)
    en = "Unique { $named }: you cannot spawn this while you control another of that name"
    pl = "Unikalny ({ $named }): nie możesz uformować tej figurki, gdy kontrolujesz inną o tej nazwie"
    example = "{unique: {en: Aurelith, pl: Aurelith}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"named": self.named[describer.lang]}

    def print_on(self, figure: Figure, content: Content) -> None:
        figure.unique = self.named["en"]


class Vengeance(Keyword):
    """It waits until the opponent has won some turns."""

    word = "vengeance"
    cites = "DB-VENGEANCE-01"
    x: int = field(IntKind(0, 6))
    en = 'Vengeance { $x }: you cannot spawn this until the opponent has won { NOUN($x, noun: "turn") }'
    pl = 'Mściciel { $x }: nie możesz uformować tej figurki, dopóki przeciwnik nie wygra { NOUN($x, noun: "turn", case: "gen") }'
    example = "{vengeance: 3}"

    def print_on(self, figure: Figure, content: Content) -> None:
        figure.vengeance = self.x


class Respawn(Keyword):
    """It may be spawned from the graveyard, at a price of its own (gaps A6)."""

    word = "respawn"
    cites = "DB-RESPAWN-01"
    x: int = field(IntKind(0, 20))
    en = 'Respawn { $x }: you may spawn this from your graveyard for { NOUN($x, noun: "spawn-point") }'
    pl = 'Wskrzeszenie { $x }: możesz uformować tę figurkę z cmentarza za { NOUN($x, noun: "spawn-point", case: "acc") }'
    example = "{respawn: 6}"

    def print_on(self, figure: Figure, content: Content) -> None:
        figure.respawn = self.x


class KeepOne(Frame):
    """DB-UNIQUE-03: of several with the same Unique name their controller keeps one."""

    name: str

    steps = (("keep", "DB-UNIQUE-03"),)

    def same(self, table: Dreamscape) -> list[int]:
        return [
            piece
            for piece in pieces_of(table.fielded & SIDES[self.who])
            if table.definition(piece).unique == self.name
        ]

    def keep(self, table: Dreamscape) -> Decision:
        return Decision(self.who, [vocabulary.TARGETS[piece] for piece in self.same(table)])

    def took_keep(self, table: Dreamscape, option: Option) -> None:
        for piece in self.same(table):
            if piece != option.subject:
                table.sacrifice(piece, "DB-UNIQUE-03")
        table.unsettled |= vocabulary.UNIQUE


SPAWNING: tuple[type[Keyword], ...] = (Reinforce, Unique, Vengeance, Respawn)
