"""Keywords that make special attacks or deal damage of their own, at once or when their moment comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Resolution
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT
from pionek.core.rules.in_force import REPLACE, Ability, ActiveAbility, Reach
from pionek.core.rules.proposals import Proposal
from pionek.core.state.decision import Decision, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import TYPE, Keyword, Lasting, Reaction, X, narrowed
from pionek.games.dreamblade.language.reaches import ITSELF, EnemyEnters, ItEnters, Withstood
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.special_attacks import SpecialAttack, deal
from pionek.games.dreamblade.vocabulary import SEAT_OF

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.state.table import Table
    from pionek.games.dreamblade.model.definitions import Figure


class Targeted(Keyword):
    """A special attack against one enemy, named before the dice are thrown (DB-GEN-15)."""

    asks = True
    power: Amount = field(AMOUNT)
    only: str | None = field(TYPE, default=None)

    def variant(self) -> str:
        return "only" if self.only is not None else ""

    def enemies(self, table: Deeds, bearer: int) -> int:
        raise NotImplementedError(self.word)

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        if not board.on_map(resolution.bearer):
            return None
        mask = narrowed(board, self.only, resolution.bearer, self.enemies(board, resolution.bearer))
        return Decision(resolution.who, [vocabulary.TARGETS[piece] for piece in members(mask)], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        power = self.power.of(table, resolution)
        table.then(SpecialAttack(resolution.who, resolution.bearer, power, option.subject, self.cites))


class Assault(Targeted):
    """A special attack against an enemy in the same cell."""

    __slots__ = ()

    word = "assault"
    cites = "DB-ASSAULT-01"
    en = "Assault { $power }: make a special attack of power { $power } against a local enemy"
    pl = "Napad { $power }: wykonaj atak specjalny o sile { $power } przeciw miejscowemu wrogowi"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "only": (
            "Assault { $only } { $power }: make a special attack of power { $power } against a local enemy ({ $only } only)",
            "Napad { $power } (tylko { $only }): wykonaj atak specjalny o sile { $power } przeciw miejscowemu wrogowi",
        )
    }
    example = "{when: blade, do: {assault: 3}}"

    def enemies(self, table: Deeds, bearer: int) -> int:
        return table.enemies_of(bearer)


class Warpstrike(Targeted):
    """A special attack against an enemy in another cell, anywhere."""

    __slots__ = ()

    word = "warpstrike"
    cites = "DB-WARPSTRIKE-01"
    en = "Warpstrike { $power }: make a special attack of that power against a nonlocal enemy"
    pl = "Atak na dystans { $power }: wykonaj atak specjalny o takiej sile przeciw wrogowi na innym obszarze"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "only": (
            "Warpstrike { $only } { $power }: make a special attack of that power against a nonlocal enemy ({ $only } only)",
            "Atak na dystans { $power } (tylko { $only }): wykonaj atak specjalny o takiej sile przeciw wrogowi na innym obszarze",
        )
    }
    example = "{when: blade, do: {warpstrike: 4}}"

    def enemies(self, table: Deeds, bearer: int) -> int:
        """DB-TERM-04: nonlocal is everywhere but in the same cell."""
        return table.all_enemies(SEAT_OF[bearer]) & ~table.local[table.cells[bearer]]


class Ambush(Reaction):
    """Whoever enters is attacked."""

    word = "ambush"
    cites = "DB-AMBUSH-01"
    moment = vocabulary.ENTERED
    sees = EnemyEnters()
    x: int = field(X)
    en = "Ambush { $x }: whenever an enemy enters this cell, make a special attack of power { $x } against it"
    pl = "Zasadzka { $x }: ilekroć wróg wchodzi na ten obszar, wykonaj przeciw niemu atak specjalny o sile { $x }"
    example = "{ambush: 3}"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """DB-AMBUSH-02: against that one."""
        assert resolution.trigger is not None
        table.then(SpecialAttack(resolution.who, resolution.bearer, self.x, resolution.trigger.subject, self.cites))
        return None


class Charge(Reaction):
    """It attacks when it enters."""

    word = "charge"
    cites = "DB-CHARGE-01"
    moment = vocabulary.ENTERED
    sees: ClassVar[Reach] = ItEnters()
    asks = True
    x: int = field(X)
    en = "Charge { $x }: when this creature enters a cell with enemies, it makes a special attack of power { $x } against one of them"
    pl = "Szarża { $x }: gdy ta istota wchodzi na obszar z wrogami, wykonuje przeciw jednemu z nich atak specjalny o sile { $x }"
    example = "{charge: 3}"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.on_map(resolution.bearer):
            return None
        targets = members(table.enemies_of(resolution.bearer))
        return Decision(resolution.who, [vocabulary.TARGETS[piece] for piece in targets], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        table.then(SpecialAttack(resolution.who, resolution.bearer, self.x, option.subject, self.cites))


class Strikeback(Charge):
    """It attacks after a combat that did its side no harm."""

    __slots__ = ()

    word = "strikeback"
    cites = "DB-STRIKEBACK-01"
    moment = vocabulary.COMBAT_ENDED
    sees: ClassVar[Reach] = Withstood()
    en = "Strikeback { $x }: if local enemies attack and none of your creatures is disrupted or destroyed, make a special attack of power { $x } against a local enemy"
    pl = "Kontratak { $x }: jeśli miejscowi wrogowie zaatakują i nie odgonią ani nie zniszczą żadnej twojej istoty, wykonaj atak specjalny o sile { $x } przeciw miejscowemu wrogowi"
    example = "{strikeback: 3}"


class Bomb(Keyword):
    """It is given up, and every local enemy is hurt."""

    word = "bomb"
    cites = "DB-BOMB-01"
    x: int = field(X)
    en = "Bomb { $x }: sacrifice this; each local enemy is dealt { $x } damage"
    pl = 'Bomba { $x }: poświęć tę figurkę; każdy miejscowy wróg otrzymuje { NOUN($x, noun: "damage", case: "acc") }'
    example = "{when: blade, do: {bomb: 5}}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """Gaps R-58: those hit are the local enemies of this moment."""
        board = cast(Deeds, table)
        if not board.on_map(resolution.bearer):
            return None
        enemies = members(board.enemies_of(resolution.bearer))
        board.sacrifice(resolution.bearer, self.cites)
        for enemy in enemies:
            deal(board, enemy, self.x, self.cites)
        return None


class Ferocity(Lasting):
    """One enemy would rather be destroyed than disrupted, in this combat."""

    __slots__ = ()

    word = "ferocity"
    cites = "DB-FEROCITY-01"
    in_combat = True
    asks = True
    en = "Ferocity: choose a local enemy; if it would be disrupted in this combat, it is destroyed instead"
    pl = "Srogość: wskaż miejscowego wroga; jeśli w tej potyczce miałby zostać odgoniony, zostaje zamiast tego zniszczony"
    example = "{when: blade, do: ferocity}"

    def print_on(self, figure: Figure, content: Content) -> None:
        Keyword.print_on(self, figure, content)

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, REPLACE, vocabulary.DISRUPT, self.cites, self, scope=ITSELF)]

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        frame = board.agenda[resolution.about]
        if isinstance(frame, Proposal):
            frame.become(vocabulary.DESTROY)
            return None
        if not board.on_map(resolution.bearer):
            return None
        options = [vocabulary.TARGETS[piece] for piece in members(board.enemies_of(resolution.bearer))]
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        """The victim bears the entry, and it ends with the combat."""
        board = cast(Deeds, table)
        entry = ActiveAbility(self.made[0], resolution.who, option.subject, granter=resolution.bearer, until=resolution.about)
        board.stand(entry)
        board.happened(vocabulary.FEROCIOUS, resolution.who, option.subject, rule=self.cites)


ATTACKS: tuple[type[Keyword], ...] = (Assault, Warpstrike, Ambush, Charge, Strikeback, Bomb, Ferocity)
