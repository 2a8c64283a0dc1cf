"""Keywords that move miniatures between zones, and those that end a creature's stay after a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from pionek.core.language.effects import Resolution
from pionek.core.language.fields import field
from pionek.core.rules.in_force import WATCH, Ability, ActiveAbility
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.base import TYPE, Keyword, Lasting, Reaction, narrowed
from pionek.games.dreamblade.language.reaches import Attacked, AttackedInVain, CombatEnds
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.state.table import Table
    from pionek.games.dreamblade.model.definitions import Figure


def kinds_of(table: Deeds, mask: int) -> list[Option]:
    """Figures to take, each once: equal ones are one option."""
    figures = dict.fromkeys([table.figures[piece] for piece in members(mask)])
    return [Option(vocabulary.TAKE, figure) for figure in figures]


def one_of(table: Deeds, mask: int, figure: int) -> int:
    """A piece of a set that is this figure."""
    for piece in members(mask):
        if table.figures[piece] == figure:
            return piece
    raise LookupError(f"no figure {figure} among these pieces")


class Appease(Keyword):
    """Harmful: a creature of one's own must be given up."""

    word = "appease"
    cites = "DB-APPEASE-01"
    asks = True
    only: str | None = field(TYPE, default=None)
    en = "Appease: sacrifice a creature you control"
    pl = "Rozbrojenie: poświęć istotę, którą kontrolujesz"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "only": (
            "Appease { $only }: sacrifice a creature you control ({ $only } only)",
            "Rozbrojenie (tylko { $only }): poświęć istotę, którą kontrolujesz",
        )
    }
    example = "{when: comes-into-play, do: appease}"

    def variant(self) -> str:
        return "only" if self.only is not None else ""

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """Gaps R-44: the bearer itself may be taken, and must be if there is no other."""
        board = cast(Deeds, table)
        own = board.fielded & board.creatures & SIDES[resolution.who] & ~board.dying
        mask = narrowed(board, self.only, resolution.bearer, own)
        return Decision(resolution.who, [vocabulary.TARGETS[piece] for piece in members(mask)], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        cast(Deeds, table).sacrifice(option.subject, self.cites)


class Purge(Keyword):
    """A miniature of the opponent's reserves goes to his graveyard."""

    __slots__ = ()

    word = "purge"
    cites = "DB-PURGE-01"
    asks = True
    en = "Purge: the opponent moves a miniature of your choice from his reserves to his graveyard"
    pl = "Czystka: przeciwnik odkłada wybraną przez ciebie figurkę ze swoich zasobów na swój cmentarz"
    example = "{when: double-blade, do: purge}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        return Decision(resolution.who, kinds_of(board, board.reserve & SIDES[1 - resolution.who]), partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        board = cast(Deeds, table)
        board.purge(one_of(board, board.reserve & SIDES[1 - resolution.who], option.subject), self.cites)


class Raise(Keyword):
    """A creature comes back from one's own graveyard to the reserves."""

    __slots__ = ()

    word = "raise"
    cites = "DB-RAISE-01"
    asks = True
    en = "Raise: move a creature from your graveyard to your reserves"
    pl = "Powstanie: przenieś istotę ze swojego cmentarza do swoich zasobów"
    example = "{when: blade, do: raise}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        return Decision(resolution.who, kinds_of(board, self.eligible(board, resolution)), partial=True)

    def eligible(self, table: Deeds, resolution: Resolution) -> int:
        """Gaps R-45: creatures only."""
        return table.buried & table.creatures & SIDES[resolution.who]

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        board = cast(Deeds, table)
        board.raise_up(one_of(board, self.eligible(board, resolution), option.subject), self.cites)


class Reincarnate(Reaction):
    """When it is destroyed, another creature comes back to the reserves."""

    __slots__ = ()

    word = "reincarnate"
    cites = "DB-REINCARNATE-01"
    moment = vocabulary.DESTROYED
    asks = True
    en = "Reincarnate: when this is destroyed, move another creature from your graveyard to your reserves"
    pl = "Reinkarnacja: gdy ta istota zostaje zniszczona, przenieś inną istotę ze swojego cmentarza do swoich zasobów"
    example = "reincarnate"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(resolution.who, kinds_of(table, self.eligible(table, resolution)), partial=True)

    def eligible(self, table: Deeds, resolution: Resolution) -> int:
        return table.buried & table.creatures & SIDES[resolution.who] & ~(1 << resolution.bearer)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        board = cast(Deeds, table)
        board.raise_up(one_of(board, self.eligible(board, resolution), option.subject), self.cites)


class Demolish(Keyword):
    """A location nearby is destroyed, whoever owns it; it must be if it can be (gaps R-63)."""

    __slots__ = ()

    word = "demolish"
    cites = "DB-DEMOLISH-01"
    asks = True
    en = "Demolish: destroy a local or adjacent location"
    pl = "Wyburzenie: zniszcz miejscową lub przyległą lokację"
    example = "{when: blade, do: demolish}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        if not board.on_map(resolution.bearer):
            return None
        locations = board.near(board.cells[resolution.bearer]) & ~board.creatures
        return Decision(resolution.who, [vocabulary.TARGETS[piece] for piece in members(locations)], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        table.propose(vocabulary.DESTROY, SEAT_OF[option.subject], option.subject, other=resolution.who)


class Wail(Keyword):
    """Creatures of one spawn cost, whosever they are, go back to their reserves."""

    __slots__ = ()

    word = "wail"
    cites = "DB-WAIL-01"
    en = "Wail: roll two initiative dice; every creature whose spawn cost equals their sum is banished"
    pl = "Lament: rzuć dwiema kośćmi inicjatywy; każda istota o koszcie formowania równym ich sumie zostaje wygnana"
    example = "{when: blade, do: wail}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """Gaps R-48, R-05: the bearer and one's own creatures too, by their printed cost."""
        if not resolution.dice:
            resolution.todo.append(self)
            table.then(Roll(resolution.who, 2, self.cites))
            return None
        board = cast(Deeds, table)
        cost = sum(resolution.dice)
        resolution.dice = []
        board.happened(vocabulary.WAILED, resolution.who, amount=cost, rule=self.cites)
        for piece in members(board.fielded & board.creatures & ~board.dying):
            if board.definition(piece).cost == cost:
                board.banish(piece, self.cites)
        return None


class Detonate(Reaction):
    """Harmful: whoever has it is gone after its attack."""

    __slots__ = ()

    word = "detonate"
    cites = "DB-DETONATE-01"
    moment = vocabulary.COMBAT_ENDED
    sees = Attacked()
    en = "Detonate: if this creature attacks, sacrifice it at the end of that combat"
    pl = "Detonacja: jeśli ta istota atakuje, poświęć ją na koniec tej potyczki"
    example = "detonate"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Gaps R-36: unless it has left the dreamscape."""
        if table.on_map(resolution.bearer):
            table.sacrifice(resolution.bearer, self.cites)
        return None


class Bloodthirsty(Detonate):
    """Harmful: an attack that destroys nobody is its last."""

    __slots__ = ()

    word = "bloodthirsty"
    cites = "DB-BLOODTHIRSTY-01"
    sees = AttackedInVain()
    en = "Bloodthirsty: if this creature makes a regular attack and no enemy is destroyed by it, sacrifice this creature"
    pl = "Spragniony krwi: jeśli ta istota wykona regularny atak i nie zginie od niego żaden wróg, poświęć ją"
    example = "bloodthirsty"


class Fade(Reaction):
    """Harmful: after its attack it goes back to the reserves."""

    __slots__ = ()

    word = "fade"
    cites = "DB-FADE-01"
    moment = vocabulary.COMBAT_ENDED
    sees = Attacked()
    en = "Fade: if this creature attacks, banish it at the end of that combat"
    pl = "Wygaśnięcie: jeśli ta istota atakuje, na koniec tej potyczki zostaje wygnana"
    example = "fade"

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if table.on_map(resolution.bearer):
            table.propose(vocabulary.BANISH, resolution.who, resolution.bearer, other=resolution.who)
        return None


class Dissipate(Lasting):
    """Harmful: after this combat the opponent disrupts it (gaps A5)."""

    __slots__ = ()

    word = "dissipate"
    cites = "DB-DISSIPATE-01"
    in_combat = True
    en = "Dissipate: at the end of this combat the opponent disrupts this creature"
    pl = "Rozwianie: na koniec tej potyczki przeciwnik odgania tę istotę"
    example = "{when: blade, do: dissipate}"

    def print_on(self, figure: Figure, content: Content) -> None:
        Keyword.print_on(self, figure, content)

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, WATCH, vocabulary.COMBAT_ENDED, self.cites, self, scope=CombatEnds())]

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """Gaps R-60: a location that has copied it is not moved by it."""
        board = cast(Deeds, table)
        bearer = resolution.bearer
        if not board.is_creature_on_map(bearer):
            return None
        if resolution.trigger is None:
            board.stand(ActiveAbility(self.made[0], resolution.who, bearer, until=resolution.about))
        else:
            board.propose(vocabulary.DISRUPT, resolution.who, bearer, other=1 - resolution.who)
        return None


class RemoveThis(Keyword):
    """DB-ZONE-05: out of the game for good."""

    __slots__ = ()

    word = "remove-this"
    cites = "DB-ZONE-05"
    en = "remove this from the game"
    pl = "usuń tę figurkę z gry"
    example = "{when: blade, do: [{crit: 5}, remove-this]}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        cast(Deeds, table).remove(resolution.bearer, self.cites)
        return None


ZONES: tuple[type[Keyword], ...] = (
    Appease, Purge, Raise, Reincarnate, Demolish, Wail, Detonate, Bloodthirsty, Fade, Dissipate,
    RemoveThis,
)  # fmt: skip
