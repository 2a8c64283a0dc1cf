"""Keywords that forbid, permit, grant or replace something as long as they are in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT
from pionek.core.rules.in_force import BAN, PERMIT, REPLACE, Ability, ActiveAbility, Reach
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.vocabulary import PROPOSED
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import (
    ONLY,
    Keyword,
    Lasting,
    choose_target,
    prepare,
    refuse_creature,
    type_mask,
    variant_of,
)
from pionek.games.dreamblade.language.reaches import ALLIES, ENEMIES, EVERYBODY, ITSELF, Around
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.definitions import Activation, Figure
from pionek.games.dreamblade.model.frames import Attack
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Guarded(Reach[State]):
    """Local allies that are not Bodyguards, until the bearer has enough damage (DB-BODYGUARD-01, -02, DB-GEN-02)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        bearer = entry.bearer
        if SEAT_OF[subject] != entry.seat or table.cells[subject] != table.cells[bearer]:
            return False
        if table.damage[bearer] >= table.enough(bearer):
            return False
        for each in table.in_force.bans:
            if each.bearer == subject and each.ability.what == vocabulary.HARM:
                return False
        return True


class Bodyguard(Lasting):
    """Damage goes to this creature before its local allies."""

    word = "bodyguard"
    cites = "DB-BODYGUARD-01"
    kind = BAN
    what = vocabulary.HARM
    scope = Guarded()
    en = "Bodyguard: local allies cannot be assigned damage until this creature has enough to be disrupted or destroyed"
    pl = "Ochroniarz: lokalnym sprzymierzeńcom nie można przydzielać obrażeń, dopóki ta istota nie dostanie dość, by ją odgonić lub zniszczyć"
    example = "bodyguard"


class IntoEnemies(Reach[State]):
    """The bearer itself, into a cell with enemies; only shifts ask for it (DB-DEFENDER-01, -02)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer and bool(table.creatures_at(other, 1 - entry.seat))


class Defender(Lasting):
    """Harmful: it does not shift into enemies."""

    word = "defender"
    cites = "DB-DEFENDER-01"
    kind = BAN
    what = vocabulary.MOVE
    scope = IntoEnemies()
    en = "Defender: when you shift, this creature cannot move into a cell with enemies"
    pl = "Obrońca: podczas przemieszczania ta istota nie może wejść na obszar z wrogami"
    example = "defender"


class Company(Reach[State]):
    """The bearer beside others, and others beside the bearer; `other` is the set chosen so far (DB-LONER-01, -02)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        if subject == entry.bearer:
            return bool(other)
        return bool(other >> entry.bearer & 1)


class Loner(Lasting):
    """Harmful: it attacks alone."""

    word = "loner"
    cites = "DB-LONER-01"
    kind = BAN
    what = vocabulary.ATTACK
    scope = Company()
    en = "Loner: this creature attacks alone or not at all"
    pl = "Samotnik: ta istota atakuje sama albo wcale"
    example = "loner"


class HitByIts(Reach[State]):
    """Enemies that take damage while the bearer attacks, in a combat, a deathblow or a special attack (DB-RELENTLESS-01)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        if SEAT_OF[subject] == entry.seat or other != vocabulary.WOULD_BE_HURT:
            return False
        for frame in table.agenda:
            if isinstance(frame, Attack) and frame.attacks(entry.bearer):
                return True
        return False


class Relentless(Lasting):
    """Whoever its attack hurts is not disrupted."""

    word = "relentless"
    cites = "DB-RELENTLESS-01"
    kind = BAN
    what = PROPOSED + vocabulary.DISRUPT
    scope = HitByIts()
    en = "Relentless: when this creature attacks, enemies damaged in that combat cannot be disrupted"
    pl = "Bezpardonowy: gdy ta istota atakuje, wrogowie, którzy otrzymają obrażenia w tej potyczce, nie mogą zostać odgonieni"
    example = "relentless"


class Dominate(Lasting):
    """Its cell is claimed even if enemies are there."""

    word = "dominate"
    cites = "DB-DOMINATE-01"
    kind = PERMIT
    what = vocabulary.CLAIM
    en = "Dominate: this creature claims its scoring cell even if it is contested"
    pl = "Dominacja: ta istota opanowuje swój obszar punktowany, nawet jeśli trwa na nim rywalizacja"
    example = "dominate"


class Nullify(Lasting):
    """Blade abilities of local creatures do not work, one's own included."""

    word = "nullify"
    cites = "DB-NULLIFY-01"
    kind = BAN
    what = vocabulary.BLADE
    only: str | None = field(ONLY, default=None)
    en = "Nullify: blade abilities of all local creatures do not work"
    pl = "Anulowanie: umiejętności ostrza wszystkich lokalnych istot nie działają"
    variants = {
        "self": (
            "Nullify Self: this creature's blade abilities do not work",
            "Anulowanie (osobisty): umiejętności ostrza tej istoty nie działają",
        ),
        "enemies": (
            "Nullify Enemies: blade abilities of local enemies do not work",
            "Anulowanie (wrogowie): umiejętności ostrza lokalnych wrogów nie działają",
        ),
        "allies": (
            "Nullify Allies: blade abilities of local allies do not work",
            "Anulowanie (sprzymierzeńcy): umiejętności ostrza lokalnych sprzymierzeńców nie działają",
        ),
        "only": (
            "Nullify { $only }: blade abilities of local creatures do not work ({ $only } only)",
            "Anulowanie (tylko { $only }): umiejętności ostrza lokalnych istot tego rodzaju nie działają",
        ),
    }
    example = "{nullify: valor}"

    def variant(self) -> str:
        return variant_of(self, self.only)

    def reach(self, content: Content) -> Reach:
        """All local creatures, or those that the word behind it leaves (DB-GEN-18, DB-NULLIFY-02)."""
        side = ENEMIES if self.only == "enemies" else ALLIES if self.only == "allies" else EVERYBODY
        return ITSELF if self.only == "self" else Around(side, adjacent=False, types=type_mask(content, self.only))


class Copy(Lasting):
    """It has the blade abilities of the other local creatures."""

    word = "copy"
    cites = "DB-COPY-01"
    kind = PERMIT
    what = vocabulary.COPY
    en = "Copy: this has the blade abilities of every other local creature"
    pl = "Kopiowanie: ta figurka ma umiejętności ostrza każdej innej lokalnej istoty"
    example = "copy"


class HellsFury(Lasting):
    """Hellbred allies have one more blade ability."""

    word = "hells-fury"
    cites = "DB-HELLSFURY-01"
    grants: Effect = field(EFFECT)
    en = "Hell's Fury: each local and adjacent Hellbred ally has “blade – { $grants }”"
    pl = "Piekielny szał: każdy lokalny i przyległy sprzymierzeniec z rodu Hellbred ma „ostrze – { $grants }”"
    example = "{hells-fury: {crit: 2}}"

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        prepare(self.grants, figure, content)
        ability = figure.activated(content, self.grants, self.cites)
        figure.grants.append(Activation(len(figure.grants), self.grants, ability, blades=1))
        scope = Around(ALLIES, adjacent=True, types=type_mask(content, "hellbred"))
        return [figure.new_ability(content, PERMIT, vocabulary.BLADE, self.cites, self.grants, scope=scope)]


class Regenerate(Lasting):
    """Instead of being destroyed it is banished, and nobody gets anything for it (DB-REGENERATE-02)."""

    word = "regenerate"
    cites = "DB-REGENERATE-01"
    kind = REPLACE
    what = vocabulary.DESTROY
    en = "Regenerate: if this creature would be destroyed, it is banished instead"
    pl = "Regeneracja: jeśli ta istota miałaby zostać zniszczona, zostaje zamiast tego wygnana"
    example = "regenerate"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        proposal = table.agenda[resolution.about]
        if isinstance(proposal, Proposal):
            proposal.become(vocabulary.BANISH)
            return None
        return super().run(table, resolution)


class OtherToSacrifice(Reach[State]):
    """The bearer itself, if its player has another creature to sacrifice (DB-APPEASE-01, ruling R-62)."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer and bool(table.allies_of(subject))


class CheatDeath(Lasting):
    """Another creature may be sacrificed in its place (gaps R-62)."""

    word = "cheat-death"
    cites = "DB-APPEASE-01"
    kind = REPLACE
    what = vocabulary.DESTROY
    scope = OtherToSacrifice()
    optional = True
    asks = True
    en = "when this creature would be destroyed, you may Appease: sacrifice another creature you control; if you do, remove all damage from this one and it is not destroyed"
    pl = "gdy ta istota miałaby zostać zniszczona, możesz użyć Rozbrojenia: poświęć inną istotę, którą kontrolujesz; wtedy zdejmij z tej wszystkie obrażenia i nie zostaje ona zniszczona"
    example = "cheat-death"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        return refuse_creature(table, resolution.bearer, piece, ALLIES)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not isinstance(table.agenda[resolution.about], Proposal):
            return super().run(table, resolution)
        return choose_target(resolution, table.allies_of(resolution.bearer))

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.running(Proposal).stop()
        table.sacrifice(option.subject, self.cites)
        table.heal(resolution.bearer)
        table.happened(vocabulary.CHEATED_DEATH, resolution.who, resolution.bearer, rule=self.cites)


LIMITS: tuple[type[Keyword], ...] = (
    Bodyguard, Defender, Loner, Relentless, Dominate, Nullify, Copy, HellsFury, Regenerate, CheatDeath,
)  # fmt: skip
