"""What tokens are spent for and passive abilities are paid for: a price, a moment, and an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from pionek.core.language.amounts import Condition
from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import CONDITION, EFFECT, FLAG, IntKind, Word
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.base import Verb
from pionek.games.dicethrone.language.dice_verbs import AltersDice
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import leaves_of
from pionek.games.dicethrone.model.phases import FreePhase
from pionek.games.dicethrone.model.state import BEARERS, BOARDS

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table

MOMENTS = {
    "any-time": vocabulary.ANY_TIME,
    "main": vocabulary.OWN_MAIN,
    "end-of-offense": vocabulary.END_OF_OFFENSE,
    "when-aimed-at": vocabulary.END_OF_OFFENSE | vocabulary.AIMED,
}


class Use(Verb):
    """One use of a token or of a passive ability.

    It takes one token off, or `any` number of them that the effect then counts, and `cost` CP. A `modifier` is for
    one's own attack; `aged` tokens are those that were there before this turn.
    """

    word = "use"
    use: Effect = field(EFFECT)
    cost: int = field(IntKind(0, 15), default=0)
    count: str = field(Word("one", "any"), default="one")
    moment: str = field(Word(*MOMENTS), default="any-time")
    modifier: bool = field(FLAG, default=False)
    when: Condition | None = field(CONDITION, default=None)
    aged: bool = field(FLAG, default=False)
    windows: int = later()
    wanted: int = later()
    leaves: list[Effect] = later()
    aimed: bool = later()
    asks = True
    en = "{ use-price }{ $use }"
    pl = "{ use-price }{ $use }"
    example = "{use: {heal: 1}, cost: 1}"

    def __post_init__(self) -> None:
        self.leaves = leaves_of(self.use)
        self.aimed = any(each.word == "target" for each in walk(self.use))
        self.wanted = vocabulary.ATTACK if self.modifier else 0
        for leaf in self.leaves:
            if isinstance(leaf, Verb):
                self.wanted |= leaf.demand()
        self.windows = MOMENTS[self.moment]
        if any(isinstance(leaf, AltersDice) for leaf in self.leaves):
            self.windows |= vocabulary.DICE_NOW | vocabulary.DICE_IN_ROLL_PHASE

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"cost": self.cost, "use": self.use.say(describer)}

    def circumstances(self, describer: Describer) -> dict[str, Any]:
        """How many tokens of its kind it takes, what else it costs, when it may be had, and what it does."""
        return {
            "count": self.count,
            "cost": self.cost,
            "timed": self.timed(),
            "when": self.when.say(describer) if self.when is not None else "",
            "aged": "yes" if self.aged else "no",
            "do": self.use.say(describer),
        }

    def timed(self) -> str:
        """The word for when it may be had: what its effect needs tells whose attack is meant."""
        if self.when is not None:
            return "condition"
        if self.moment == "end-of-offense" and self.wanted & vocabulary.DEFENDABLE_ATTACK:
            return "end-of-own-offense"
        if self.wanted & vocabulary.ATTACKED:
            return "attacked"
        return "attack" if self.modifier else self.moment

    def left(self, table: Deeds, seat: int, bearer: int) -> int:
        """DT-STATUS-10: how many tokens there are for it; a passive ability is always there (DT-PASSIVE-01)."""
        if bearer >= BOARDS:
            return 1
        token = bearer % BEARERS
        held = table.players[seat].tokens[token]
        return max(0, held - table.fresh(seat, token)) if self.aged else held

    def possible(self, table: Table, resolution: Resolution) -> bool:
        from pionek.games.dicethrone.choices.refusals import refuse_use

        arena = cast(Deeds, table)
        return refuse_use(arena, resolution.who, self, resolution.bearer, window_under(arena)) is None

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """What is aimed at somebody, outside of an attack, asks for one of several opponents first, as a card does."""
        arena = cast(Deeds, table)
        if self.aimed and resolution.target < 0 and arena.roll_phase() is None:
            options = [Option(vocabulary.PLAYER, seat) for seat in arena.opponents(resolution.who)]
            return Decision(resolution.who, options, partial=True)
        if self.count == "any":
            most = self.left(arena, resolution.who, resolution.bearer)
            return Decision(resolution.who, [Option(vocabulary.NUMBER, amount=n) for n in range(1, most + 1)], partial=True)
        self.pay(arena, resolution, 1)
        return None

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.PLAYER:
            resolution.target = option.subject
            resolution.todo.append(self)
            return
        self.pay(cast(Deeds, table), resolution, option.amount)

    def pay(self, table: Deeds, resolution: Resolution, number: int) -> None:
        """DT-STATUS-09, -12: the token goes back to its leaflet, and costs nothing else; CP only where it says so.

        DT-COMPANION-02: the turn remembers which companions have been spent.
        """
        if resolution.bearer < BOARDS:
            token = resolution.bearer % BEARERS
            table.take_token(resolution.who, token, number, "DT-STATUS-09", self.aged)
            turn = table.turn_frame()
            if turn is not None and table.content.tokens[token].once:
                turn.spent.append(resolution.bearer)
        if self.cost:
            table.lose_cp(resolution.who, self.cost, "DT-CP-01", vocabulary.CP_PAID)
        resolution.amount = number if self.count == "any" else 0
        resolution.todo.append(self.use)


def window_under(table: Deeds) -> int:
    """The kind of window, or free phase, in which something is being played."""
    for frame in reversed(table.agenda):
        if isinstance(frame, Window):
            return frame.kind
        if isinstance(frame, FreePhase):
            return frame.plays
    return 0
