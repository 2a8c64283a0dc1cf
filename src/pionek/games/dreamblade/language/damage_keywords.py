"""Keywords that change the damage of the regular attack in progress, by what they measure when they resolve (rulings R-24, R-25)."""

from __future__ import annotations

from pionek.core.language.fields import field
from pionek.core.rules.numbers import ADD, Modifier
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Guard, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import Keyword, X, choose_target, refuse_creature, refuse_place
from pionek.games.dreamblade.language.reaches import ENEMIES
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import BaseCombat


class DamageChange(Keyword):
    """More or less damage in this combat."""

    in_combat = True

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if table.on_map(resolution.bearer):
            self.add(table, resolution, self.damage(table, resolution))
        return None

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        """How much damage it adds."""
        raise NotImplementedError(self.word)

    def add(self, table: Deeds, resolution: Resolution, amount: int) -> None:
        if amount:
            table.running(BaseCombat).parts.append(Modifier(ADD, amount, self.cites, "piece", resolution.bearer))
            table.happened(vocabulary.MORE_DAMAGE, resolution.who, resolution.bearer, amount, rule=self.cites)


class PrintedChange(DamageChange):
    """A number that is printed."""

    x: int = field(X)


class Crit(PrintedChange):
    """More damage."""

    word = "crit"
    cites = "DB-CRIT-01"
    en = "Crit { $x }: +{ $x } damage in this combat"
    pl = "Uderzenie krytyczne { $x }: +{ $x } do obrażeń w tej potyczce"
    example = "{when: blade, do: {crit: 5}}"

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        return self.x


class Fumble(PrintedChange):
    """Harmful: less damage."""

    word = "fumble"
    cites = "DB-FUMBLE-01"
    en = "Fumble { $x }: −{ $x } damage in this combat"
    pl = "Partactwo { $x }: −{ $x } do obrażeń w tej potyczce"
    example = "{when: blade, do: {fumble: 2}}"

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        return -self.x


class Flanking(PrintedChange):
    """More damage where one has more creatures."""

    word = "flanking"
    cites = "DB-FLANKING-01"
    en = "Flanking { $x }: +{ $x } damage if you control more creatures in the combat cell than the opponent"
    pl = "Oskrzydlenie { $x }: +{ $x } do obrażeń, jeśli kontrolujesz na obszarze potyczki więcej istot niż przeciwnik"
    example = "{when: blade, do: {flanking: 3}}"

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        return self.x if surplus(table, resolution.who) > 0 else 0


class Heroics(PrintedChange):
    """More damage where one has fewer creatures."""

    word = "heroics"
    cites = "DB-HEROICS-01"
    en = "Heroics { $x }: +{ $x } damage if you control fewer creatures in the combat cell than the opponent"
    pl = "Heroizm { $x }: +{ $x } do obrażeń, jeśli kontrolujesz na obszarze potyczki mniej istot niż przeciwnik"
    example = "{when: blade, do: {heroics: 4}}"

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        return self.x if surplus(table, resolution.who) < 0 else 0


def surplus(table: Deeds, seat: int) -> int:
    """How many more creatures a seat has in the combat cell than the other seat."""
    cell = table.running(BaseCombat).cell
    return table.creatures_at(cell, seat).bit_count() - table.creatures_at(cell, 1 - seat).bit_count()


class Stalwart(DamageChange):
    """More damage for each local enemy."""

    word = "stalwart"
    cites = "DB-STALWART-01"
    en = "Stalwart: +X damage in this combat, where X is the number of local enemies"
    pl = "Mężny: +X do obrażeń w tej potyczce, gdzie X to liczba lokalnych wrogów"
    example = "{when: blade, do: stalwart}"

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        return table.enemies_of(resolution.bearer).bit_count()


class Pack(DamageChange):
    """More damage for each ally nearby."""

    word = "pack"
    cites = "DB-PACK-01"
    en = "Pack: +X damage in this combat, where X is the number of local and adjacent allies"
    pl = "Sfora: +X do obrażeń w tej potyczce, gdzie X to liczba lokalnych i przyległych sprzymierzeńców"
    example = "{when: blade, do: pack}"

    def damage(self, table: Deeds, resolution: Resolution) -> int:
        return (table.near(table.cells[resolution.bearer]) & table.allies_of(resolution.bearer)).bit_count()


class Payback(DamageChange):
    """More damage, as much as the power of one enemy."""

    word = "payback"
    cites = "DB-PAYBACK-01"
    asks = True
    en = "Payback: choose a local enemy; +X damage in this combat, where X is its power"
    pl = "Rewanż: wskaż lokalnego wroga; +X do obrażeń w tej potyczce, gdzie X to jego siła"
    example = "{when: blade, do: payback}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        bearer = resolution.bearer
        return refuse_creature(table, bearer, piece, ENEMIES) or refuse_place(table, bearer, piece, local=True)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.on_map(resolution.bearer):
            return None
        return choose_target(resolution, table.enemies_of(resolution.bearer))

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        self.add(table, resolution, table.power(option.subject))


DAMAGE_CHANGES: tuple[type[Keyword], ...] = (Crit, Fumble, Flanking, Heroics, Stalwart, Pack, Payback)
