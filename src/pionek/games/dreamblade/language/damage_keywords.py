"""Keywords that change the damage of the regular attack in progress (gaps R-24, R-25: measured when they resolve)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pionek.core.language.effects import Resolution
from pionek.core.language.fields import field
from pionek.core.rules.numbers import ADD, Modifier
from pionek.core.state.decision import Decision, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import Keyword, X
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Battle
from pionek.games.dreamblade.model.sets import members

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Blow(Keyword):
    """More or less damage in this combat."""

    __slots__ = ()

    in_combat = True

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        battle = board.agenda[resolution.about]
        assert isinstance(battle, Battle)
        if board.on_map(resolution.bearer):
            self.add(board, resolution, battle, self.much(board, resolution, battle))
        return None

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        raise NotImplementedError(self.word)

    def add(self, table: Deeds, resolution: Resolution, battle: Battle, amount: int) -> None:
        if amount:
            battle.parts.append(Modifier(ADD, amount, self.cites, "piece", resolution.bearer))
            table.happened(vocabulary.MORE_DAMAGE, resolution.who, resolution.bearer, amount, rule=self.cites)


class Fixed(Blow):
    """A number that is printed."""

    x: int = field(X)


class Crit(Fixed):
    """More damage."""

    __slots__ = ()

    word = "crit"
    cites = "DB-CRIT-01"
    en = "Crit { $x }: +{ $x } damage in this combat"
    pl = "Uderzenie krytyczne { $x }: +{ $x } do obrażeń w tej potyczce"
    example = "{when: blade, do: {crit: 5}}"

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        return self.x


class Fumble(Fixed):
    """Harmful: less damage."""

    __slots__ = ()

    word = "fumble"
    cites = "DB-FUMBLE-01"
    en = "Fumble { $x }: −{ $x } damage in this combat"
    pl = "Partactwo { $x }: −{ $x } do obrażeń w tej potyczce"
    example = "{when: blade, do: {fumble: 2}}"

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        return -self.x


class Flanking(Fixed):
    """More damage where one has more creatures."""

    __slots__ = ()

    word = "flanking"
    cites = "DB-FLANKING-01"
    en = "Flanking { $x }: +{ $x } damage if you control more creatures in the combat cell than the opponent"
    pl = "Oskrzydlenie { $x }: +{ $x } do obrażeń, jeśli kontrolujesz na obszarze potyczki więcej istot niż przeciwnik"
    example = "{when: blade, do: {flanking: 3}}"

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        return self.x if surplus(table, resolution.who, battle.cell) > 0 else 0


class Heroics(Fixed):
    """More damage where one has fewer creatures."""

    __slots__ = ()

    word = "heroics"
    cites = "DB-HEROICS-01"
    en = "Heroics { $x }: +{ $x } damage if you control fewer creatures in the combat cell than the opponent"
    pl = "Heroizm { $x }: +{ $x } do obrażeń, jeśli kontrolujesz na obszarze potyczki mniej istot niż przeciwnik"
    example = "{when: blade, do: {heroics: 4}}"

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        return self.x if surplus(table, resolution.who, battle.cell) < 0 else 0


def surplus(table: Deeds, seat: int, cell: int) -> int:
    """How many more creatures a seat has in a cell than the other one."""
    return table.creatures_at(cell, seat).bit_count() - table.creatures_at(cell, 1 - seat).bit_count()


class Stalwart(Blow):
    """More damage for each local enemy."""

    __slots__ = ()

    word = "stalwart"
    cites = "DB-STALWART-01"
    en = "Stalwart: +X damage in this combat, where X is the number of local enemies"
    pl = "Mężny: +X do obrażeń w tej potyczce, gdzie X to liczba miejscowych wrogów"
    example = "{when: blade, do: stalwart}"

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        return table.enemies_of(resolution.bearer).bit_count()


class Pack(Blow):
    """More damage for each ally nearby."""

    __slots__ = ()

    word = "pack"
    cites = "DB-PACK-01"
    en = "Pack: +X damage in this combat, where X is the number of local and adjacent allies"
    pl = "Sfora: +X do obrażeń w tej potyczce, gdzie X to liczba miejscowych i przyległych sprzymierzeńców"
    example = "{when: blade, do: pack}"

    def much(self, table: Deeds, resolution: Resolution, battle: Battle) -> int:
        return (table.near(table.cells[resolution.bearer]) & table.allies_of(resolution.bearer)).bit_count()


class Payback(Blow):
    """More damage, as much as the power of one enemy."""

    __slots__ = ()

    word = "payback"
    cites = "DB-PAYBACK-01"
    asks = True
    en = "Payback: choose a local enemy; +X damage in this combat, where X is its power"
    pl = "Rewanż: wskaż miejscowego wroga; +X do obrażeń w tej potyczce, gdzie X to jego siła"
    example = "{when: blade, do: payback}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        if not board.on_map(resolution.bearer):
            return None
        options = [vocabulary.TARGETS[piece] for piece in members(board.enemies_of(resolution.bearer))]
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        board = cast(Deeds, table)
        battle = board.agenda[resolution.about]
        assert isinstance(battle, Battle)
        self.add(board, resolution, battle, board.power(option.subject))


BLOWS: tuple[type[Keyword], ...] = (Crit, Fumble, Flanking, Heroics, Stalwart, Pack, Payback)
