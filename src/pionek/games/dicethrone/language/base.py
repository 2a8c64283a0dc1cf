"""The verbs of Dice Throne: what all have in common, and those of cards, points and phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.language.amounts import Amount, Selector
from pionek.core.language.control import If
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, EFFECT, SELECTOR, IntKind
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.selectors import TARGET, YOU, so_much, so_much_by_symbols
from pionek.games.dicethrone.model.deeds import Arena

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table

class Verb(Effect):
    """A verb of this game, with what it needs so that it does not come to nothing."""

    is_price: ClassVar[bool] = False
    """Whether nothing else of the text can be had without it."""

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

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        arena = cast(Arena, table)
        seats = self.to.select(arena, resolution)
        if self.to.asks:
            return Decision(resolution.who, [Option(vocabulary.PLAYER, seat) for seat in seats], partial=True)
        for seat in seats:
            self.act(arena, resolution, seat)
        return None

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        self.act(cast(Arena, table), resolution, option.subject)

    def act(self, table: Arena, resolution: Resolution, seat: int) -> None:
        raise NotImplementedError(self.word)


class Also(Verb):
    """What follows "additionally" is resolved after all other effects of the text."""

    word = "also"
    also: Effect = field(EFFECT)
    en = "additionally { $also }"
    pl = "dodatkowo { $also }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"if": ("additionally, { $also }", "dodatkowo, { $also }")}
    example = "[{also: {damage: 2, type: collateral, to: all-opponents}}]"

    def variant(self) -> str:
        return "if" if isinstance(self.also, If) else ""

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        resolution.todo.insert(0, self.also)
        return None


class Skip(Verb):
    """The phase that would come does not take place."""

    word = "skip"
    en = "skip that phase"
    pl = "pomiń tę fazę"
    example = "[skip, remove-this]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        arena = cast(Arena, table)
        proposal = arena.agenda[resolution.about]
        assert isinstance(proposal, Proposal)
        proposal.stop()
        moment = vocabulary.SKIPPED_INCOME if proposal.kind == vocabulary.INCOME else vocabulary.SKIPPED_OFFENSE
        arena.happened(moment, resolution.who, rule=resolution.rule())
        return None


class GainCp(Aimed):
    """Combat points, not above 15."""

    word = "gain-cp"
    gain_cp: Amount = field(AMOUNT)
    to: Selector = field(SELECTOR, default=YOU)
    en = "{ for-whom }gain { so-many-points }"
    pl = "{ for-whom }weź { so-many-points }"
    example = "{gain-cp: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**so_much(describer, self.gain_cp), "whom": self.to.word}

    def act(self, table: Arena, resolution: Resolution, seat: int) -> None:
        before = table.players[seat].cp
        table.gain_cp(seat, self.gain_cp.of(table, resolution), "DT-KEY-10")
        phase = table.roll_phase() if resolution.mode == vocabulary.BY_ABILITY else None
        if phase is not None and seat == phase.who:
            phase.purse += table.players[seat].cp - before


class LoseCp(Aimed):
    """Combat points are lost, as far as there are any."""

    word = "lose-cp"
    lose_cp: Amount = field(AMOUNT)
    to: Selector = field(SELECTOR, default=TARGET)
    en = "the target loses { so-many-points }"
    pl = "cel traci { so-many-points }"
    example = "[{roll: 5}, {lose-cp: {per: pow}}]"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.lose_cp)

    def act(self, table: Arena, resolution: Resolution, seat: int) -> None:
        table.lose_cp(seat, self.lose_cp.of(table, resolution), "DT-CP-01")


class StealCp(Aimed):
    """Combat points come from an opponent, as far as he has any; where they are part of a gain, the bank adds the rest."""

    word = "steal-cp"
    steal_cp: int = field(IntKind(1, 15))
    of: Amount | None = field(AMOUNT, default=None)
    to: Selector = field(SELECTOR, default=TARGET)
    en = "steal { $steal_cp } CP from the target"
    pl = "ukradnij celowi { $steal_cp } PW"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "of": (
            "gain { so-many-points }, stealing up to { $steal_cp } of them from the target",
            "weź { so-many-points }, z czego do { $steal_cp } PW ukradnij celowi",
        )
    }
    example = "{steal-cp: 1, of: 3}"

    def variant(self) -> str:
        return "of" if self.of is not None else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        named: dict[str, Any] = {"steal_cp": self.steal_cp}
        return {**named, **so_much(describer, self.of)} if self.of is not None else named

    def act(self, table: Arena, resolution: Resolution, seat: int) -> None:
        """DT-KEY-08, -09, gaps Q56: the victim loses all of it, also what the thief has no room for."""
        total = self.of.of(table, resolution) if self.of is not None else self.steal_cp
        stolen = table.lose_cp(seat, min(self.steal_cp, total), "DT-KEY-08")
        table.happened(vocabulary.STOLEN, resolution.who, amount=stolen, other=seat, rule="DT-KEY-08")
        table.gain_cp(resolution.who, total if self.of is not None else stolen, "DT-KEY-08")


class PayCp(Verb):
    """Combat points are paid: a fixed number, or any; what follows counts them."""

    word = "pay-cp"
    pay_cp: int = field(IntKind(0, 15), default=0)
    asks = True
    en = "pay { $pay_cp } CP"
    pl = "zapłać { $pay_cp } PW"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"any": ("pay any number of CP", "zapłać dowolną liczbę PW")}
    example = "[{pay-cp: 0}, {gain: fire-mastery, count: counted}]"

    def variant(self) -> str:
        return "" if self.pay_cp else "any"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        arena = cast(Arena, table)
        if self.pay_cp:
            resolution.amount = arena.lose_cp(resolution.who, self.pay_cp, "DT-CP-01", vocabulary.CP_PAID)
            return None
        cp = arena.players[resolution.who].cp
        return Decision(resolution.who, [Option(vocabulary.NUMBER, amount=n) for n in range(cp + 1)], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        resolution.amount = cast(Arena, table).lose_cp(resolution.who, option.amount, "DT-CP-01", vocabulary.CP_PAID)


class Draw(Aimed):
    """Cards are drawn from one's own deck."""

    word = "draw"
    draw: Amount = field(AMOUNT)
    to: Selector = field(SELECTOR, default=YOU)
    en = "{ for-whom }draw { so-many-cards }"
    pl = "{ for-whom }dobierz { so-many-cards }"
    example = "{draw: 3}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**so_much_by_symbols(describer, self.draw), "whom": self.to.word}

    def act(self, table: Arena, resolution: Resolution, seat: int) -> None:
        table.draw_cards(seat, self.draw.of(table, resolution), "DT-CARD-08")


class DiscardRandom(Aimed):
    """Cards of a hand are discarded at random."""

    word = "discard-random"
    discard_random: int = field(IntKind(1, 6))
    to: Selector = field(SELECTOR, default=TARGET)
    en = '{ who-discards } { NOUN($discard_random, noun: "card") } at random'
    pl = '{ who-discards } losowo { NOUN($discard_random, noun: "card", case: "acc") }'
    example = "{discard-random: 1, to: opponent}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"discard_random": self.discard_random, "whom": self.to.word}

    def act(self, table: Arena, resolution: Resolution, seat: int) -> None:
        hand = table.players[seat].hand.cards
        for _ in range(min(self.discard_random, len(hand))):
            table.throw_away(seat, hand[table.chance(len(hand))], "DT-ACTION-02")


class ThrowAway(Verb):
    """One discards a card of one's own choice."""

    word = "throw-away"
    asks = True
    is_price = True
    en = "discard 1 card from your hand"
    pl = "odrzuć 1 kartę z ręki"
    example = "[throw-away, {gain-cp: 2}]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        hand = cast(Arena, table).players[resolution.who].hand.cards
        return Decision(resolution.who, [Option(vocabulary.THROW_AWAY, card) for card in hand], partial=True)

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        cast(Arena, table).throw_away(resolution.who, option.subject, "DT-ACTION-02")

    def demand(self) -> int:
        return vocabulary.FURTHER_CARD


EFFECTS: tuple[type[Effect], ...] = (
    Also, Skip, GainCp, LoseCp, StealCp, PayCp, Draw, DiscardRandom, ThrowAway,
)  # fmt: skip
