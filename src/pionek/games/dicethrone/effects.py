"""The verbs of Dice Throne: what all have in common, and those of cards, points and phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.amounts import Amount, Selector
from pionek.core.decision import Decision, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.kinds import AMOUNT, EFFECT, SELECTOR, Whole
from pionek.core.proposals import Proposal
from pionek.games.dicethrone import words
from pionek.games.dicethrone.table import Arena
from pionek.games.dicethrone.who import YOU, so_much

if TYPE_CHECKING:
    from pionek.core.table import Table
    from pionek.core.voice import Voice

class Verb(Effect):
    """A verb of this game, with what it needs so that it does not come to nothing."""

    __slots__ = ()

    def demand(self) -> int:
        """What must be there, as bits of words.py; 0 for nothing."""
        return 0

    def has_room(self, table: Arena, seat: int) -> bool:
        """Whether what it would give fits."""
        return True


class Aimed(Verb):
    """A verb that acts on somebody: one that must be chosen is asked for first."""

    __slots__ = ("to",)

    def __init__(self, to: Selector) -> None:
        super().__init__()
        self.to = to

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        seats = self.to.select(arena, scope)
        if self.to.asks:
            return Decision(scope.who, [Option(words.PLAYER, seat) for seat in seats], partial=True)
        for seat in seats:
            self.act(arena, scope, seat)
        return None

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        self.act(cast(Arena, table), scope, option.subject)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        raise NotImplementedError(self.word)


class Also(Verb):
    """What follows "additionally" is resolved after all other effects of the text."""

    __slots__ = ("also",)

    word = "also"
    fields: ClassVar[tuple[Field, ...]] = (Field("also", EFFECT),)
    en = "additionally { $also }"
    pl = "dodatkowo { $also }"
    example = "[{also: {damage: 2, type: collateral, to: all-opponents}}]"

    def __init__(self, also: Effect) -> None:
        super().__init__()
        self.also = also

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        scope.todo.insert(0, self.also)
        return None


class Skip(Verb):
    """The phase that would come does not take place."""

    __slots__ = ()

    word = "skip"
    en = "skip that phase"
    pl = "pomiń tę fazę"
    example = "[skip, remove-this]"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        proposal = arena.agenda[scope.about]
        assert isinstance(proposal, Proposal)
        proposal.stop()
        moment = words.SKIPPED_INCOME if proposal.kind == words.INCOME else words.SKIPPED_OFFENSE
        arena.happened(moment, scope.who, rule=scope.rule())
        return None


class GainCp(Aimed):
    """Combat points, not above 15."""

    __slots__ = ("gain_cp",)

    word = "gain-cp"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-cp", AMOUNT), Field("to", SELECTOR, YOU))
    en = "gain { so-many-points }"
    pl = "zyskaj { so-many-points }"
    example = "{gain-cp: 2}"

    def __init__(self, gain_cp: Amount, to: Selector) -> None:
        super().__init__(to)
        self.gain_cp = gain_cp

    def args(self, voice: Voice) -> dict[str, Any]:
        return so_much(voice, self.gain_cp)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        table.gain_cp(seat, self.gain_cp.of(table, scope), "DT-KEY-10")


class PayCp(Verb):
    """Combat points are paid: a fixed number, or any; what follows counts them."""

    __slots__ = ("pay_cp",)

    word = "pay-cp"
    fields: ClassVar[tuple[Field, ...]] = (Field("pay-cp", Whole(0, 15), 0),)
    asks = True
    en = "pay { $pay_cp } CP"
    pl = "zapłać { $pay_cp } PW"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"any": ("pay any number of CP", "zapłać dowolną liczbę PW")}
    example = "[{pay-cp: 0}, {gain: fire-mastery, count: counted}]"

    def __init__(self, pay_cp: int) -> None:
        super().__init__()
        self.pay_cp = pay_cp

    def variant(self) -> str:
        return "" if self.pay_cp else "any"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        if self.pay_cp:
            scope.amount = arena.lose_cp(scope.who, self.pay_cp, "DT-CP-01")
            return None
        cp = arena.players[scope.who].cp
        return Decision(scope.who, [Option(words.NUMBER, amount=n) for n in range(cp + 1)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        scope.amount = cast(Arena, table).lose_cp(scope.who, option.amount, "DT-CP-01")


class Draw(Aimed):
    """Cards are drawn from one's own deck."""

    __slots__ = ("draw",)

    word = "draw"
    fields: ClassVar[tuple[Field, ...]] = (Field("draw", AMOUNT), Field("to", SELECTOR, YOU))
    en = 'draw { NOUN($draw, noun: "card") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'
    example = "{draw: 3}"

    def __init__(self, draw: Amount, to: Selector) -> None:
        super().__init__(to)
        self.draw = draw

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        table.draw_cards(seat, self.draw.of(table, scope), "DT-CARD-08")


EFFECTS: tuple[type[Effect], ...] = (Also, Skip, GainCp, PayCp, Draw)
