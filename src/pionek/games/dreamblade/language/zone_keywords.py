"""Keywords that move miniatures between zones, and those that end a creature's stay after a combat."""

from __future__ import annotations

from pionek.core.language.fields import field
from pionek.core.rules.in_force import WATCH, ActiveAbility, Reach
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Guard, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.fates import is_driven_away
from pionek.games.dreamblade.choices.offers import choose_piece
from pionek.games.dreamblade.language.base import (
    TYPE,
    Keyword,
    Lasting,
    Reaction,
    choose_target,
    narrowed,
    refuse_creature,
    variant_of,
)
from pionek.games.dreamblade.language.reaches import ALLIES
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import BaseCombat
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES, PieceSet


def choose_figure(table: Deeds, resolution: Resolution, mask: PieceSet) -> Decision:
    """Ask for one piece of a set by its figure: pieces with the same figure are one option."""
    figures = dict.fromkeys([table.figures[piece] for piece in members(mask)])
    return Decision(resolution.who, [Option(vocabulary.TAKE, figure) for figure in figures], partial=True)


class Appease(Keyword):
    """Harmful: a creature of one's own must be given up."""

    word = "appease"
    cites = "DB-APPEASE-01"
    asks = True
    only: str | None = field(TYPE, default=None)
    en = "Appease: sacrifice a creature you control"
    pl = "Rozbrojenie: poświęć istotę, którą kontrolujesz"
    variants = {
        "only": (
            "Appease { $only }: sacrifice a creature you control ({ $only } only)",
            "Rozbrojenie (tylko { $only }): poświęć istotę, którą kontrolujesz",
        )
    }
    example = "{when: comes-into-play, do: appease}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        """The bearer itself would do (ruling R-44)."""
        guard = refuse_creature(table, resolution.bearer, piece, ALLIES, self.only)
        return None if guard is vocabulary.NOT_ITS_OWN_ALLY else guard

    def variant(self) -> str:
        return variant_of(self, self.only)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """The bearer itself may be chosen, and must be if there is no other (DB-APPEASE-02, ruling R-44)."""
        own = table.fielded & table.creatures & SIDES[resolution.who] & ~table.dying
        mask = narrowed(table, self.only, resolution.bearer, own)
        return choose_target(resolution, mask)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.sacrifice(option.subject, self.cites)


class Purge(Keyword):
    """A miniature of the opponent's reserves goes to his graveyard."""

    word = "purge"
    cites = "DB-PURGE-01"
    asks = True
    en = "Purge: the opponent moves a miniature of your choice from their reserves to their graveyard"
    pl = "Czystka: przeciwnik odkłada wybraną przez ciebie figurkę ze swoich zasobów na swój cmentarz"
    example = "{when: double-blade, do: purge}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return choose_figure(table, resolution, table.reserve & SIDES[1 - resolution.who])

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.purge(choose_piece(table, table.reserve & SIDES[1 - resolution.who], option.subject), self.cites)


class Raise(Keyword):
    """A creature comes back from one's own graveyard to the reserves."""

    word = "raise"
    cites = "DB-RAISE-01"
    asks = True
    en = "Raise: you may move a creature from your graveyard to your reserves"
    pl = "Powstanie: możesz przenieść istotę ze swojego cmentarza do swoich zasobów"
    example = "{when: blade, do: raise}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """It makes that possible, so it may be declined (ruling R-65)."""
        decision = choose_figure(table, resolution, self.eligible(table, resolution))
        if decision.options:
            decision.options.append(vocabulary.DONE_OPTION)
        return decision

    def eligible(self, table: Deeds, resolution: Resolution) -> int:
        """Creatures, not locations (ruling R-45)."""
        return table.buried & table.creatures & SIDES[resolution.who]

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TAKE:
            table.raise_up(choose_piece(table, self.eligible(table, resolution), option.subject), self.cites)


class Reincarnate(Reaction):
    """When it is destroyed, another creature comes back to the reserves."""

    word = "reincarnate"
    cites = "DB-REINCARNATE-01"
    what = vocabulary.DESTROYED
    asks = True
    en = "Reincarnate: when this is destroyed, move another creature from your graveyard to your reserves"
    pl = "Reinkarnacja: gdy ta istota zostaje zniszczona, przenieś inną istotę ze swojego cmentarza do swoich zasobów"
    example = "reincarnate"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return choose_figure(table, resolution, self.eligible(table, resolution))

    def eligible(self, table: Deeds, resolution: Resolution) -> int:
        return table.buried & table.creatures & SIDES[resolution.who] & ~(1 << resolution.bearer)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.raise_up(choose_piece(table, self.eligible(table, resolution), option.subject), self.cites)


class Demolish(Keyword):
    """A location nearby is destroyed, whoever owns it; it must be if it can be (gaps R-63)."""

    word = "demolish"
    cites = "DB-DEMOLISH-01"
    asks = True
    en = "Demolish: destroy a local or adjacent location"
    pl = "Wyburzenie: zniszcz lokalną lub przyległą lokację"
    example = "{when: blade, do: demolish}"

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        return vocabulary.NO_LOCATION if table.creatures >> piece & 1 else vocabulary.NOT_NEAR

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.on_map(resolution.bearer):
            return None
        locations = table.near(table.cells[resolution.bearer]) & ~table.creatures
        return choose_target(resolution, locations)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.propose(vocabulary.DESTROY, SEAT_OF[option.subject], option.subject, other=resolution.who)


class Wail(Keyword):
    """Creatures of one spawn cost, whosever they are, go back to their reserves."""

    word = "wail"
    cites = "DB-WAIL-01"
    en = "Wail: roll two initiative dice; every creature whose spawn cost equals their sum is banished"
    pl = "Lament: rzuć dwiema kośćmi inicjatywy; każda istota o koszcie formowania równym ich sumie zostaje wygnana"
    example = "{when: blade, do: wail}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """It hits the bearer and other creatures of its player too, by their printed cost (rulings R-05, R-48)."""
        if not resolution.dice:
            resolution.todo.append(self)
            table.then(Roll(resolution.who, 2, self.cites))
            return None
        cost = sum(resolution.dice)
        resolution.dice = []
        table.happened(vocabulary.WAILED, resolution.who, amount=cost, rule=self.cites)
        for piece in members(table.fielded & table.creatures & ~table.dying):
            if table.definition(piece).cost == cost:
                table.banish(piece, self.cites)
        return None


class Attacked(Reach[State]):
    """The bearer took part in the regular attack of the combat that ends (DB-DETONATE-01, DB-FADE-01)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return bool(table.running(BaseCombat).attackers >> entry.bearer & 1)


class Detonate(Reaction):
    """Harmful: whoever has it is gone after its attack."""

    word = "detonate"
    cites = "DB-DETONATE-01"
    what = vocabulary.COMBAT_ENDED
    scope = Attacked()
    en = "Detonate: if this creature attacks, sacrifice it at the end of that combat"
    pl = "Detonacja: jeśli ta istota atakuje, poświęć ją na koniec tej potyczki"
    example = "detonate"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Sacrifice the bearer unless it has left the dreamscape (ruling R-36)."""
        if table.on_map(resolution.bearer):
            table.sacrifice(resolution.bearer, self.cites)
        return None


class AttackedInVain(Attacked):
    """The bearer took part in the attack, and no enemy was destroyed in the combat (DB-BLOODTHIRSTY-01, -02)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        destroyed = table.running(BaseCombat).destroyed & SIDES[1 - entry.seat] & table.creatures
        return not destroyed and super().sees(table, entry, who, subject, amount, other)


class Bloodthirsty(Detonate):
    """Harmful: an attack that destroys nobody is its last."""

    word = "bloodthirsty"
    cites = "DB-BLOODTHIRSTY-01"
    scope = AttackedInVain()
    en = "Bloodthirsty: if this creature makes a regular attack and no enemy is destroyed by it, sacrifice this creature"
    pl = "Spragniony krwi: jeśli ta istota wykona regularny atak, który nie zniszczy żadnego wroga, poświęć ją"
    example = "bloodthirsty"


class Fade(Reaction):
    """Harmful: after its attack it goes back to the reserves."""

    word = "fade"
    cites = "DB-FADE-01"
    what = vocabulary.COMBAT_ENDED
    scope = Attacked()
    en = "Fade: if this creature attacks, banish it at the end of that combat"
    pl = "Wygaśnięcie: jeśli ta istota atakuje, na koniec tej potyczki zostaje wygnana"
    example = "fade"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if table.on_map(resolution.bearer):
            table.propose(vocabulary.BANISH, resolution.who, resolution.bearer, other=resolution.who)
        return None


class CombatEnds(Reach[State]):
    """The end of this combat, whichever creatures attacked (DB-DISSIPATE-01)."""

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return True


class Dissipate(Lasting):
    """Harmful: after this combat the opponent disrupts it (gaps A5)."""

    word = "dissipate"
    cites = "DB-DISSIPATE-01"
    in_combat = True
    kind = WATCH
    what = vocabulary.COMBAT_ENDED
    scope = CombatEnds()
    en = "Dissipate: at the end of this combat the opponent disrupts this creature"
    pl = "Rozwianie: na koniec tej potyczki przeciwnik odgania tę istotę"
    example = "{when: blade, do: dissipate}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Wait for the end of the combat, then disrupt the bearer, unless a Relentless attack has hurt it (ruling R-30).

        A location that has copied this is not moved (ruling R-60).
        """
        bearer = resolution.bearer
        if not table.is_creature_on_map(bearer):
            return None
        if resolution.trigger is None:
            table.stand(ActiveAbility(self.made[0], resolution.who, bearer, until=resolution.about))
        elif is_driven_away(table, bearer, hurt=False):
            table.propose(vocabulary.DISRUPT, resolution.who, bearer, other=1 - resolution.who)
        return None


class RemoveThis(Keyword):
    """DB-ZONE-05: out of the game for good."""

    word = "remove-this"
    cites = "DB-ZONE-05"
    en = "remove this from the game"
    pl = "usuń tę figurkę z gry"
    example = "{when: blade, do: [{crit: 5}, remove-this]}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        table.remove(resolution.bearer, self.cites)
        return None


ZONES: tuple[type[Keyword], ...] = (
    Appease, Purge, Raise, Reincarnate, Demolish, Wail, Detonate, Bloodthirsty, Fade, Dissipate,
    RemoveThis,
)  # fmt: skip
