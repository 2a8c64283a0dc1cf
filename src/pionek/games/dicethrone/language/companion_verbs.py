"""The verbs of companions: they grow, and they are given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Amount
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, FLAG, IntKind
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.wording import so_much_by_symbols
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.vocabulary import TokenNo

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


def growing_companions(table: State, seat: int) -> list[TokenNo]:
    """The companions that could come now: new ones, and larger ones that a smaller one would become (DT-COMPANION-02)."""
    player = table.players[seat]
    found: list[TokenNo] = []
    for token in table.content.companions:
        smaller = table.content.tokens[token].grows_from
        if table.fits(seat, token) and (smaller is None or player.tokens[smaller]):
            found.append(token)
    return found


def grow(table: Deeds, seat: int, token: TokenNo) -> None:
    """A seedling comes, or a smaller companion becomes a larger one (DT-COMPANION-02)."""
    smaller = table.content.tokens[token].grows_from
    if smaller is not None:
        table.lift_token(seat, smaller, 1)
    table.lay_token(seat, token, 1)
    table.happened(vocabulary.GREW, seat, token, rule="DT-COMPANION-02")


class Grow(DiceThroneEffect):
    """So many growths, one after the other; each is a choice of its own."""

    word = "grow"
    grow: Amount = field(AMOUNT)
    asks = True
    en = "grow { so-many-companions }"
    pl = "wyhoduj { so-many-companions }"
    example = "{grow: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much_by_symbols(describer, self.grow)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """`chosen` counts the growths left: the number may depend on a roll and is read once (DT-COMPANION-02)."""
        if resolution.chosen < 0:
            resolution.chosen = self.grow.of(table, resolution)
        options = [Option(vocabulary.GROW, token) for token in growing_companions(table, resolution.who)] if resolution.chosen else []
        if not options:
            resolution.chosen = -1
            return None
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        grow(table, resolution.who, option.subject)
        resolution.chosen -= 1
        resolution.todo.append(self)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(growing_companions(table, resolution.who))


class GrowEach(DiceThroneEffect):
    """Every companion there is now may grow once, in any order."""

    word = "grow-each"
    asks = True
    en = "you may grow each of your Spirits once, in any order"
    pl = "każdy z twoich Duchów może raz urosnąć, w dowolnej kolejności"
    example = "grow-each"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """`dice` holds how many of each kind have not grown yet; no text has both a roll and this (DT-COMPANION-02)."""
        companions = table.content.companions
        if resolution.chosen < 0:
            resolution.chosen = 0
            resolution.dice = [table.players[resolution.who].tokens[token] for token in companions]
        options: list[Option] = []
        for token in growing_companions(table, resolution.who):
            smaller = table.content.tokens[token].grows_from
            if smaller is not None and resolution.dice[companions.index(smaller)]:
                options.append(Option(vocabulary.GROW, token))
        if not options:
            return None
        return Decision(resolution.who, [*options, Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """The larger companion does not grow again (DT-COMPANION-02)."""
        if option.verb == vocabulary.DONE:
            return
        smaller = table.content.tokens[option.subject].grows_from
        assert smaller is not None
        resolution.dice[table.content.companions.index(smaller)] -= 1
        grow(table, resolution.who, option.subject)
        resolution.todo.append(self)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Whether one can grow; a new seedling has not grown from anything (DT-COMPANION-02)."""
        growing = growing_companions(table, resolution.who)
        return any(table.content.tokens[token].grows_from is not None for token in growing)


class Release(DiceThroneEffect):
    """Companions are given up, at most so many; what follows counts them. This is not spending."""

    word = "release"
    is_price = True
    release: int = field(IntKind(1, 6))
    exactly: bool = field(FLAG, default=False)
    asks = True
    en = "remove { $release -> [1] 1 of your Spirits *[other] up to { $release } of your Spirits }"
    pl = "usuń { $release -> [1] 1 swojego Ducha *[other] do { $release } swoich Duchów }"
    example = "[{release: 3}, {gain-cp: released}]"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if resolution.chosen < 0:
            resolution.chosen = resolution.amount = 0
        tokens = table.players[resolution.who].tokens
        held = [token for token in table.content.companions if tokens[token]]
        if resolution.amount == self.release or not held:
            resolution.chosen = -1
            return None
        options = [Option(vocabulary.TAKE_OFF, token, resolution.who) for token in held]
        return Decision(resolution.who, options if self.exactly else [*options, Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            resolution.chosen = -1
            return
        table.take_token(resolution.who, option.subject, 1, "DT-COMPANION-03")
        resolution.amount += 1
        resolution.todo.append(self)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.companions(resolution.who) > 0
