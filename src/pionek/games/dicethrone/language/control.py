"""Ways in which the texts of this game put their parts together, beside the core's control forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from pionek.core.language.amounts import Selector
from pionek.core.language.control import ACCEPT, DECLINE_IT
from pionek.core.language.effects import Effect, Resolve
from pionek.core.language.kinds import EFFECT, SELECTOR, RefTo, Whole
from pionek.core.rules.proposals import Proposal
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import field
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.base import Verb
from pionek.games.dicethrone.language.selectors import count_face, run_of
from pionek.games.dicethrone.model.deeds import Arena

if TYPE_CHECKING:
    from pionek.core.language.describing import Voice
    from pionek.core.state.table import Table


class InReturn(Verb):
    """Something that one may give up, and what it brings; nobody is asked who cannot."""

    word = "in-return"
    reaches = True
    in_return: Effect = field(EFFECT)
    for_: Effect = field(EFFECT)
    asks = True
    en = "you may { $for_ }; if you do, { $in_return }"
    pl = "jeśli chcesz, { $for_ }; jeśli to zrobisz, { $in_return }"
    example = "{in-return: make-undefendable, for: {lose: wellspring}}"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        if not self.for_.possible(table, scope):
            return None
        return Decision(scope.who, [Option(ACCEPT), Option(DECLINE_IT)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        if option.verb == ACCEPT:
            scope.todo.append(self.in_return)
            scope.todo.append(self.for_)


class ForChosen(Verb):
    """A player is chosen, or several; inside, he is "that player"."""

    word = "chosen"
    reaches = True
    chosen: Selector = field(SELECTOR)
    do: Effect = field(EFFECT)
    up_to: int = field(Whole(1, 6), default=1)
    asks = True
    en = "choose { choose-whom }: { $do }"
    pl = "wybierz { choose-whom }: { $do }"
    example = "{chosen: any-player, do: {heal: 2, to: that-player}}"

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"whom": self.chosen.word, "n": self.up_to, "do": self.do.say(voice)}

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        """DT-ACTION-02: `chosen` holds the seats chosen so far, as bits; nobody is chosen twice."""
        picked = max(0, scope.chosen)
        seats = [seat for seat in self.chosen.select(table, scope) if not picked >> seat & 1]
        options = [Option(vocabulary.PLAYER, seat) for seat in seats]
        if self.up_to > 1:
            options.append(Option(vocabulary.DONE))
        return Decision(scope.who, options, partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        """DT-ACTION-02: at most so many; then the same for each of them."""
        picked = max(0, scope.chosen)
        if option.verb == vocabulary.PLAYER:
            picked |= 1 << option.subject
            if picked.bit_count() < self.up_to:
                scope.chosen = picked
                scope.todo.append(self)
                return
        scope.chosen = -1
        scope.loop = self.do
        scope.queue = [seat for seat in range(table.seats) if picked >> seat & 1]


class PerSymbol(Verb):
    """The same once for every die that shows the symbol."""

    word = "per-symbol"
    reaches = True
    needs = "roll"
    per_symbol: int = field(RefTo("face"))
    do: Effect = field(EFFECT)
    en = "for each { $per_symbol } { $do }"
    pl = "za każdy symbol { $per_symbol } { $do }"
    example = "[{roll: 2}, {per-symbol: lotus, do: {choose: [{gain: evasive}, {gain: cleanse}]}}]"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        scope.loop = self.do
        scope.queue = [scope.target] * count_face(cast(Arena, table), scope.who, scope.dice, self.per_symbol)
        return None


class Straights(Verb):
    """A field with two steps: what a small straight brings, and what a large one brings instead."""

    word = "small-straight"
    reaches = True
    needs = "roll"
    small_straight: Effect = field(EFFECT)
    large: Effect = field(EFFECT)
    en = "{ $small_straight }. On a large straight instead: { $large }"
    pl = "{ $small_straight }. Przy dużym stricie zamiast tego: { $large }"
    example = "{small-straight: {damage: 6}, large: {damage: 8}}"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        scope.todo.append(self.large if run_of(scope.dice, 5) else self.small_straight)
        return None


class Fail(Verb):
    """The ability that is about to be activated has no effect of any kind."""

    word = "fail"
    en = "your ability has no effect"
    pl = "twoja zdolność nie ma żadnego efektu"
    example = "[{roll: 1}, {look-up: {1-2: fail}}]"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        proposal = arena.agenda[scope.about]
        assert isinstance(proposal, Proposal)
        proposal.stop()
        arena.happened(vocabulary.FAILED, scope.who, proposal.subject, rule=scope.rule())
        return None


CLAUSES: tuple[type[Effect], ...] = (InReturn, ForChosen, PerSymbol, Straights, Fail)
