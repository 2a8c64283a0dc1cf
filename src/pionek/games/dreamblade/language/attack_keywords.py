"""Keywords that make special attacks or deal damage of their own, at once or when their moment comes."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.language.amounts import Amount, Number
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT
from pionek.core.rules.in_force import REPLACE, ActiveAbility, Reach
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Guard, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import (
    TYPE,
    ChosenX,
    Keyword,
    Lasting,
    Reaction,
    X,
    choose_target,
    narrowed,
    refuse_creature,
    refuse_place,
    variant_of,
)
from pionek.games.dreamblade.language.reaches import ENEMIES
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import BaseCombat
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.special_attacks import SpecialAttack, deal
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES


def refuse_local_enemy(table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
    """Why a piece is no enemy in the bearer's cell (DB-TERM-02, -03)."""
    bearer = resolution.bearer
    return refuse_creature(table, bearer, piece, ENEMIES) or refuse_place(table, bearer, piece, local=True)


class Targeted(Keyword):
    """A special attack against one enemy, named before the dice are thrown (DB-GEN-15)."""

    asks = True
    power: Amount = field(AMOUNT)
    only: str | None = field(TYPE, default=None)

    def variant(self) -> str:
        return variant_of(self, self.only)

    local: ClassVar[bool] = True
    """Whether the enemy is in the bearer's cell, or elsewhere."""

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        bearer = resolution.bearer
        return refuse_creature(table, bearer, piece, ENEMIES, self.only) or refuse_place(table, bearer, piece, self.local)

    def enemies(self, table: Deeds, bearer: int) -> int:
        raise NotImplementedError(self.word)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.on_map(resolution.bearer):
            return None
        mask = narrowed(table, self.only, resolution.bearer, self.enemies(table, resolution.bearer))
        return choose_target(resolution, mask)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        power = self.power.of(table, resolution)
        table.then(SpecialAttack(resolution.who, resolution.bearer, power, option.subject, self.cites))


class Assault(Targeted):
    """A special attack against an enemy in the same cell."""

    word = "assault"
    cites = "DB-ASSAULT-01"
    en = "Assault { $power }: make a special attack of power { $power } against a local enemy"
    pl = "Napad { $power }: wykonaj atak specjalny o sile { $power } przeciw lokalnemu wrogowi"
    variants = {
        "only": (
            "Assault { $only } { $power }: make a special attack of power { $power } against a local enemy ({ $only } only)",
            "Napad { $power } (tylko { $only }): wykonaj atak specjalny o sile { $power } przeciw lokalnemu wrogowi",
        ),
        "x": (
            "Assault { $power }: make a special attack of that power against a local enemy",
            "Napad { $power }: wykonaj atak specjalny o takiej sile przeciw lokalnemu wrogowi",
        ),
        "only-x": (
            "Assault { $only } { $power }: make a special attack of that power against a local enemy ({ $only } only)",
            "Napad { $power } (tylko { $only }): wykonaj atak specjalny o takiej sile przeciw lokalnemu wrogowi",
        ),
    }
    example = "{when: blade, do: {assault: 3}}"

    def variant(self) -> str:
        """An amount that needs many words is told once."""
        plain = super().variant()
        return plain if isinstance(self.power, Number | ChosenX) else f"{plain}-x".removeprefix("-")

    def enemies(self, table: Deeds, bearer: int) -> int:
        return table.enemies_of(bearer)


class Warpstrike(Targeted):
    """A special attack against an enemy in another cell, anywhere."""

    word = "warpstrike"
    cites = "DB-WARPSTRIKE-01"
    local = False
    en = "Warpstrike { $power }: make a special attack of that power against a nonlocal enemy"
    pl = "Atak na dystans { $power }: wykonaj atak specjalny o takiej sile przeciw wrogowi na innym obszarze"
    variants = {
        "only": (
            "Warpstrike { $only } { $power }: make a special attack of that power against a nonlocal enemy ({ $only } only)",
            "Atak na dystans { $power } (tylko { $only }): wykonaj atak specjalny o takiej sile przeciw wrogowi na innym obszarze",
        )
    }
    example = "{when: blade, do: {warpstrike: 4}}"

    def enemies(self, table: Deeds, bearer: int) -> int:
        """Nonlocal is everywhere but in the same cell (DB-TERM-04)."""
        return table.all_enemies(SEAT_OF[bearer]) & ~table.local[table.cells[bearer]]


class EnemyEnters(Reach[State]):
    """An enemy goes into the bearer's cell (DB-AMBUSH-01 to -03)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who != entry.seat and other == table.cells[entry.bearer]


class Ambush(Reaction):
    """Whoever enters is attacked."""

    word = "ambush"
    cites = "DB-AMBUSH-01"
    what = vocabulary.ENTERED
    scope = EnemyEnters()
    x: int = field(X)
    en = "Ambush { $x }: whenever an enemy enters this cell, make a special attack of power { $x } against it"
    pl = "Zasadzka { $x }: ilekroć wróg wchodzi na ten obszar, wykonaj przeciw niemu atak specjalny o sile { $x }"
    example = "{ambush: 3}"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Attack the creature that entered (DB-AMBUSH-02)."""
        assert resolution.trigger is not None
        table.then(SpecialAttack(resolution.who, resolution.bearer, self.x, resolution.trigger.subject, self.cites))
        return None


class ItEnters(Reach[State]):
    """The bearer goes into another cell; whether enemies are there is looked up when it acts (DB-CHARGE-01, -02, DB-GEN-10)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return subject == entry.bearer


class Charge(Reaction):
    """It attacks when it enters."""

    word = "charge"
    cites = "DB-CHARGE-01"
    what = vocabulary.ENTERED
    scope: ClassVar[Reach] = ItEnters()
    asks = True
    x: int = field(X)
    en = "Charge { $x }: when this creature enters a cell with enemies, it makes a special attack of power { $x } against one of them"
    pl = "Szarża { $x }: gdy ta istota wchodzi na obszar z wrogami, wykonuje przeciw jednemu z nich atak specjalny o sile { $x }"
    example = "{charge: 3}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        return refuse_local_enemy(table, resolution, piece)

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.on_map(resolution.bearer):
            return None
        return choose_target(resolution, table.enemies_of(resolution.bearer))

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.then(SpecialAttack(resolution.who, resolution.bearer, self.x, option.subject, self.cites))


class Withstood(Reach[State]):
    """Enemies attacked in the bearer's cell and disrupted or destroyed no creature on its side (DB-STRIKEBACK-01, -02)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        if who == entry.seat or other != table.cells[entry.bearer]:
            return False
        combat = table.running(BaseCombat)
        return not (combat.disrupted | combat.destroyed) & SIDES[entry.seat]


class Strikeback(Charge):
    """It attacks after a combat that did its side no harm."""

    word = "strikeback"
    cites = "DB-STRIKEBACK-01"
    what = vocabulary.COMBAT_ENDED
    scope = Withstood()
    en = "Strikeback { $x }: if local enemies attack and none of your creatures is disrupted or destroyed, make a special attack of power { $x } against a local enemy"
    pl = "Kontratak { $x }: jeśli lokalni wrogowie zaatakują i nie odgonią ani nie zniszczą żadnej twojej istoty, wykonaj atak specjalny o sile { $x } przeciw lokalnemu wrogowi"
    example = "{strikeback: 3}"


class Bomb(Keyword):
    """It is given up, and every local enemy is hurt."""

    word = "bomb"
    cites = "DB-BOMB-01"
    x: int = field(X)
    en = "Bomb { $x }: sacrifice this; each local enemy is dealt { $x } damage"
    pl = 'Bomba { $x }: poświęć tę figurkę; każdy lokalny wróg otrzymuje { NOUN($x, noun: "damage", case: "acc") }'
    example = "{when: blade, do: {bomb: 5}}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """It hits the creatures that are local enemies at this moment (ruling R-58)."""
        if not table.on_map(resolution.bearer):
            return None
        enemies = members(table.enemies_of(resolution.bearer))
        table.sacrifice(resolution.bearer, self.cites)
        for enemy in enemies:
            deal(table, enemy, self.x, self.cites)
        return None


class Ferocity(Lasting):
    """One enemy would rather be destroyed than disrupted, in this combat."""

    word = "ferocity"
    cites = "DB-FEROCITY-01"
    in_combat = True
    kind = REPLACE
    what = vocabulary.DISRUPT
    asks = True
    en = "Ferocity: choose a local enemy; if it would be disrupted in this combat, it is destroyed instead"
    pl = "Srogość: wskaż lokalnego wroga; jeśli w tej potyczce miałby zostać odgoniony, zostaje zamiast tego zniszczony"
    example = "{when: blade, do: ferocity}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        return refuse_local_enemy(table, resolution, piece)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        frame = table.agenda[resolution.about]
        if isinstance(frame, Proposal):
            frame.become(vocabulary.DESTROY)
            return None
        if not table.on_map(resolution.bearer):
            return None
        return choose_target(resolution, table.enemies_of(resolution.bearer))

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """The victim bears the ability, which ends with the combat."""
        entry = ActiveAbility(self.made[0], resolution.who, option.subject, granter=resolution.bearer, until=resolution.about)
        table.stand(entry)
        table.happened(vocabulary.FEROCIOUS, resolution.who, option.subject, rule=self.cites)


ATTACKS: tuple[type[Keyword], ...] = (Assault, Warpstrike, Ambush, Charge, Strikeback, Bomb, Ferocity)
