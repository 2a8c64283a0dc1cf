"""Texts that depend on a price, a test, a fight or the choice of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Selector
from pionek.core.language.control import EachDoes
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, FLAG, IntKind, WhoKind, Word
from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.vocabulary import ACCEPT, DECLINE_IT
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.requirements import can_pay
from pionek.games.relic.language.base import RelicEffect, actor
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.sentences import COSTS, bought
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.skill_test import SkillTest
from pionek.games.relic.procedures.using import Payment

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part

YES_OR_NO = (Option(ACCEPT), Option(DECLINE_IT))
TESTED = (*vocabulary.ATTRIBUTES, "level")


class Pay(RelicEffect):
    """A price that may be paid, and what it buys. In a choice the question is already answered: `ask: false`."""

    word = "pay"
    reaches = True
    pay: str = field(Word(*COSTS))
    count: int = field(IntKind(1, 20), default=1)
    do: Effect = field(EFFECT, kw_only=True)
    else_: Effect | None = field(EFFECT, default=None)
    ask: bool = field(FLAG, default=True)
    crossing: bool = field(FLAG, default=False)
    asks = True
    en = "{ pay-order } { price }{ paid-for }"
    pl = "{ pay-order } { price }{ paid-for }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "ask": ("you may { pay-verb } { price }{ paid-for }", "możesz { pay-verb } { price }{ paid-for }"),
        "else": (
            "you may { pay-verb } { price }{ paid-for }; otherwise { $else_ }",
            "możesz { pay-verb } { price }{ paid-for }; w przeciwnym razie { $else_ }",
        ),
    }
    example = "{pay: influence, count: 2, do: {gain: 1, of: lowest}}"

    def variant(self) -> str:
        return "else" if self.else_ is not None else "ask" if self.ask else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        args = super().args(describer)
        return {**args, "n": self.count, "what": self.pay, **bought(describer, args["do"])}

    def order(self, describer: Describer) -> tuple[Part, ...]:
        """The text as an order, for those who have decided to pay."""
        describer.depth += 1
        args = self.args(describer)
        describer.depth -= 1
        return describer.parts("effect-pay", args)

    def price(self, table: Deeds, seat: int) -> int:
        return max(0, self.count + value(table, vocabulary.CROSSING_PRICE, seat)) if self.crossing else self.count

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = actor(resolution)
        if not can_pay(table, seat, self.pay, self.price(table, seat)):
            return self.else_ is not None
        return self.do.possible(table, resolution)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = actor(resolution)
        if not can_pay(table, seat, self.pay, self.price(table, seat)):
            self.unpaid(resolution)
        elif self.ask:
            return Decision(seat, list(YES_OR_NO), partial=True)
        else:
            self.begin(table, resolution)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == ACCEPT:
            self.begin(table, resolution)
        else:
            self.unpaid(resolution)

    def unpaid(self, resolution: Resolution) -> None:
        if self.else_ is not None:
            resolution.todo.append(self.else_)

    def begin(self, table: Deeds, resolution: Resolution) -> None:
        resolution.todo.append(self.do)
        seat = actor(resolution)
        table.then(Payment(seat, self.pay, self.price(table, seat), resolution.bearer))


def outcome_variant(do: Effect | None, else_: Effect | None) -> str:
    """The variant of the words of a test or a fight, by what success and failure bring."""
    if do is None:
        return "fail" if else_ is not None else "bare"
    return "both" if else_ is not None else ""


class Test(RelicEffect):
    """A skill test: what success and failure bring."""

    word = "test"
    reaches = True
    asks = True
    test: str = field(Word(*TESTED))
    target: int = field(IntKind(1, 20))
    do: Effect | None = field(EFFECT, default=None)
    else_: Effect | None = field(EFFECT, default=None)
    en = "take a test of { tested } { $target }: { $do }"
    pl = "wykonaj test { tested } { $target }: { $do }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "both": ("take a test of { tested } { $target }: { $do }; on failure { $else_ }", "wykonaj test { tested } { $target }: { $do }; w razie porażki { $else_ }"),
        "fail": ("take a test of { tested } { $target }; on failure { $else_ }", "wykonaj test { tested } { $target }; w razie porażki { $else_ }"),
        "bare": ("take a test of { tested } { $target }", "wykonaj test { tested } { $target }"),
    }  # fmt: skip
    example = "{test: cunning, target: 7, do: {gain: 2, of: influence}, else: {lose: 1, of: influence}}"

    def variant(self) -> str:
        return outcome_variant(self.do, self.else_)

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.then(SkillTest(actor(resolution), TESTED.index(self.test), self.target, self.do, self.else_))


class Fight(RelicEffect):
    """A battle against a foe that is no card."""

    word = "fight"
    reaches = True
    asks = True
    fight: str = field(Word(*vocabulary.ATTRIBUTES))
    value: int = field(IntKind(1, 20))
    do: Effect | None = field(EFFECT, default=None)
    else_: Effect | None = field(EFFECT, default=None)
    en = "battle { fought } { $value } (a tie ends the phase): { $do }"
    pl = "walka { fought } { $value } (remis kończy fazę): { $do }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "both": ("battle { fought } { $value } (a tie ends the phase): { $do }; if you lose, also { $else_ }", "walka { fought } { $value } (remis kończy fazę): { $do }; jeśli przegrasz, także { $else_ }"),
        "fail": ("battle { fought } { $value } (a tie ends the phase); if you lose, also { $else_ }", "walka { fought } { $value } (remis kończy fazę); jeśli przegrasz, także { $else_ }"),
        "bare": ("battle { fought } { $value } (a tie ends the phase)", "walka { fought } { $value } (remis kończy fazę)"),
    }  # fmt: skip
    example = "{fight: strength, value: 5, do: {gain: 2, of: influence}}"

    def variant(self) -> str:
        return outcome_variant(self.do, self.else_)

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """On the scenario space the sheet itself is the enemy (RE-SHEETB-01, -02)."""
        seat = actor(resolution)
        foe = vocabulary.AGAINST_SHEET if table.players[seat].space == vocabulary.SPACES - 1 else vocabulary.AGAINST_TEXT
        table.then(Battle(seat, foe, vocabulary.ATTRIBUTES.index(self.fight), [], self.value, self.do, self.else_))


class ForPlayer(RelicEffect):
    """What follows is for one player, whom its owner chooses where there are several."""

    word = "player"
    reaches = True
    player: Selector = field(WhoKind("chosen", "leader", "active"))
    do: Effect = field(EFFECT)
    asks = True
    en = "{ $player } { $do }"
    pl = "{ $player } { $do }"
    example = "{player: leader, do: {explore: yellow}}"

    def say(self, describer: Describer) -> tuple[Part, ...]:
        describer.depth += 1
        told = describer.done_by(self.player.say(describer), self.do.say(describer))
        describer.depth -= 1
        return told

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seats = self.player.select(table, resolution)
        return Decision(actor(resolution), [Option(vocabulary.PLAYER, seat) for seat in seats], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        part = resolution.child(self.do)
        part.target = option.subject
        table.then(part)


class EveryPlayer(EachDoes):
    """Each of some players does the same, one after the other."""

    each: Selector = field(WhoKind("all", "others", "tier", "whole-tier"))
    do: Effect = field(EFFECT)
    example = "{each: all, do: {draw: 1, from: power}}"


CONTROL_VERBS: tuple[type[Effect], ...] = (Pay, Test, Fight, ForPlayer, EveryPlayer)
