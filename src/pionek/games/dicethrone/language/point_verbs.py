"""The verbs of combat points (CP): gaining, losing, stealing and paying them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount, Selector
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, SELECTOR, IntKind
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.base import Aimed, Given
from pionek.games.dicethrone.language.selectors import TARGET, VICTIM, YOU
from pionek.games.dicethrone.language.wording import so_much
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class GainCp(Given):
    """Combat points, not above 15."""

    word = "gain-cp"
    gain_cp: Amount = field(AMOUNT)
    to: Selector = field(SELECTOR, default=YOU)
    en = "gain { so-many-points }"
    pl = "weź { so-many-points }"
    example = "{gain-cp: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.gain_cp)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
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
    en = "{ who-loses } { so-many-points }"
    pl = "{ who-loses } { so-many-points }"
    example = "[{roll: 5}, {lose-cp: {per: pow}}]"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**so_much(describer, self.lose_cp), "whom": self.to.word}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.lose_cp(seat, self.lose_cp.of(table, resolution), "DT-CP-01")


class StealCp(Aimed):
    """Combat points come from an opponent, as far as he has any; where they are part of a gain, the bank adds the rest."""

    word = "steal-cp"
    steal_cp: int = field(IntKind(1, 15))
    of: Amount | None = field(AMOUNT, default=None)
    to: Selector = field(VICTIM, default=TARGET)
    en = "steal { $steal_cp } CP{ from-whom }"
    pl = "ukradnij{ from-whom } { $steal_cp } PW"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "of": (
            "gain { so-many-points }, stealing { $steal_cp -> [1] 1 *[other] up to { $steal_cp } } of them{ from-whom }",
            "weź { so-many-points }, z czego { $steal_cp -> [1] 1 *[other] do { $steal_cp } } PW ukradnij{ from-whom }",
        )
    }
    example = "{steal-cp: 1, of: 3}"

    def variant(self) -> str:
        return "of" if self.of is not None else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        named: dict[str, Any] = {"steal_cp": self.steal_cp, "whom": self.to.word}
        return {**named, **so_much(describer, self.of)} if self.of is not None else named

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """The victim loses all of it, also CP that the thief has no room for (DT-KEY-08, -09; ruling R-56)."""
        total = self.of.of(table, resolution) if self.of is not None else self.steal_cp
        stolen = table.steal_cp(resolution.who, seat, min(self.steal_cp, total), "DT-KEY-08")
        if self.of is not None:
            table.gain_cp(resolution.who, total - stolen, "DT-KEY-10")


class PayCp(DiceThroneEffect):
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

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if self.pay_cp:
            resolution.amount = table.lose_cp(resolution.who, self.pay_cp, "DT-CP-01", vocabulary.CP_PAID)
            return None
        cp = table.players[resolution.who].cp
        return Decision(resolution.who, [Option(vocabulary.NUMBER, amount=n) for n in range(cp + 1)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        resolution.amount = table.lose_cp(resolution.who, option.amount, "DT-CP-01", vocabulary.CP_PAID)
