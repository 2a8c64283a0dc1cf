"""Keywords about how a miniature may be spawned: they work off the map (DB-ACT-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.fields import field
from pionek.core.language.kinds import NAMES, IntKind
from pionek.games.dreamblade.language.base import TYPE, Keyword, type_mask, variant_of

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
    variants = {
        "only": (
            "Reinforce { $only }: you may spawn this in any cell with one of your { $only } creatures",
            "Posiłki ({ $only }): możesz uformować tę figurkę na każdym obszarze, na którym jest twoja istota tego rodzaju",
        )
    }
    example = "{reinforce: valor}"

    def variant(self) -> str:
        return variant_of(self, self.only)

    def print_on(self, figure: Figure, content: Content) -> None:
        figure.reinforces = True
        figure.reinforce_types = type_mask(content, self.only)


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


SPAWNING: tuple[type[Keyword], ...] = (Reinforce, Unique, Vengeance, Respawn)
