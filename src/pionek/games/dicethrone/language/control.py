"""Forms that put the parts of a text together, beside those of the core, and forms that stop a phase or an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Selector
from pionek.core.language.control import If
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, IntKind, RefTo, WhoKind
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.vocabulary import ACCEPT, DECLINE_IT
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.conditions import run_of
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class InReturn(DiceThroneEffect):
    """Something that one may give up, and what it brings; nobody is asked who cannot."""

    word = "in-return"
    reaches = True
    in_return: Effect = field(EFFECT)
    for_: Effect = field(EFFECT)
    asks = True
    en = "{ $for_ }; if you do, { $in_return }"
    pl = "{ $for_ }; jeśli to zrobisz, { $in_return }"
    example = "{in-return: make-undefendable, for: {lose: wellspring}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        args = super().args(describer)
        return {**args, "for_": describer.possibly(args["for_"])}

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not self.for_.possible(table, resolution):
            return None
        return Decision(resolution.who, [Option(ACCEPT), Option(DECLINE_IT)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == ACCEPT:
            resolution.todo.append(self.in_return)
            resolution.todo.append(self.for_)


class ForChosen(DiceThroneEffect):
    """A player is chosen, or several; inside, he is "that player"."""

    word = "chosen"
    reaches = True
    chosen: Selector = field(WhoKind("any-player", "opponent", "teammate"))
    do: Effect = field(EFFECT)
    up_to: int = field(IntKind(1, 6), default=1)
    asks = True
    en = "choose { choose-whom }: { $do }"
    pl = "wybierz { choose-whom }: { $do }"
    example = "{chosen: any-player, do: {heal: 2, to: that-player}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"whom": self.chosen.word, "n": self.up_to, "do": self.do.say(describer)}

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """`chosen` holds the seats chosen so far, as bits; no seat is chosen twice (DT-ACTION-02)."""
        picked = max(0, resolution.chosen)
        seats = [seat for seat in self.chosen.select(table, resolution) if not picked >> seat & 1]
        options = [Option(vocabulary.PLAYER, seat) for seat in seats]
        if self.up_to > 1:
            options.append(Option(vocabulary.DONE))
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Choose up to the limit, then do the same for each chosen player (DT-ACTION-02)."""
        picked = max(0, resolution.chosen)
        if option.verb == vocabulary.PLAYER:
            picked |= 1 << option.subject
            if picked.bit_count() < self.up_to:
                resolution.chosen = picked
                resolution.todo.append(self)
                return
        resolution.chosen = -1
        resolution.loop = self.do
        resolution.queue = [seat for seat in range(table.seats) if picked >> seat & 1]


class PerSymbol(DiceThroneEffect):
    """The same once for every die that shows the symbol."""

    word = "per-symbol"
    reaches = True
    needs = "roll"
    per_symbol: int = field(RefTo("face"))
    do: Effect = field(EFFECT)
    en = "for each { $per_symbol } { $do }"
    pl = "za każdy symbol { $per_symbol } { $do }"
    example = "[{roll: 2}, {per-symbol: lotus, do: {choose: [{gain: evasive}, {gain: cleanse}]}}]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        resolution.loop = self.do
        resolution.queue = [resolution.target] * table.count_face(resolution.who, resolution.dice, self.per_symbol)
        return None


class Straights(DiceThroneEffect):
    """A field with two steps: what a small straight brings, and what a large one brings instead."""

    word = "small-straight"
    reaches = True
    needs = "roll"
    small_straight: Effect = field(EFFECT)
    large: Effect = field(EFFECT)
    en = "{ $small_straight }. On a large straight instead: { $large }"
    pl = "{ $small_straight }. Przy dużym stricie zamiast tego: { $large }"
    example = "{small-straight: {damage: 6}, large: {damage: 8}}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        resolution.todo.append(self.large if run_of(resolution.dice, 5) else self.small_straight)
        return None


class Fail(DiceThroneEffect):
    """The ability that is about to be activated has no effect of any kind."""

    word = "fail"
    en = "your ability has no effect"
    pl = "twoja zdolność nie ma żadnego efektu"
    example = "[{roll: 1}, {look-up: {1-2: fail}}]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        proposal = table.running(Proposal)
        proposal.stop()
        table.happened(vocabulary.FAILED, resolution.who, proposal.subject, rule=resolution.rule())
        return None


class Also(DiceThroneEffect):
    """What follows "additionally" is resolved after all other effects of the text (DT-KEY-02)."""

    word = "also"
    also: Effect = field(EFFECT)
    en = "additionally { $also }"
    pl = "dodatkowo { $also }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"if": ("additionally, { $also }", "dodatkowo, { $also }")}
    example = "[{also: {damage: 2, type: collateral, to: all-opponents}}]"

    def variant(self) -> str:
        return "if" if isinstance(self.also, If) else ""

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        resolution.todo.insert(0, self.also)
        return None


class Skip(DiceThroneEffect):
    """The phase that would come does not take place."""

    word = "skip"
    en = "skip that phase"
    pl = "pomiń tę fazę"
    example = "[skip, remove-this]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        proposal = table.running(Proposal)
        proposal.stop()
        moment = vocabulary.SKIPPED_INCOME if proposal.kind == vocabulary.INCOME else vocabulary.SKIPPED_OFFENSE
        table.happened(moment, resolution.who, rule=resolution.rule())
        return None
