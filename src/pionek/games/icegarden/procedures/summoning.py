"""Making, summoning units (rulebook chapter "Przywołanie jednostek")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.choices.refusals import shut
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.procedures.dead_snow import raise_snow, refuse_snow
from pionek.games.icegarden.vocabulary import NOWHERE, UnitNo


def refuse_summoning(table: Deeds, seat: int) -> Guard | None:
    """Why nothing can be summoned: of all unit types the reason that got furthest."""
    furthest = vocabulary.NO_M_TO_SUMMON
    for unit in table.card(seat):
        guard = refuse_summon(table, seat, unit)
        if guard is None:
            return None
        if guard.depth > furthest.depth:
            furthest = guard
    return furthest


def refuse_summon(table: Deeds, seat: int, unit: Unit) -> Guard | None:
    """The Dead Snow comes before the reputation of a summoning is lost (gaps R-21)."""
    player = table.players[seat]
    if not player.tokens[vocabulary.M_ZERO + unit.level]:
        return vocabulary.NO_M_TO_SUMMON
    if not reserve(table, seat, unit):
        return vocabulary.NONE_IN_RESERVE
    if not presence(table, seat):
        return vocabulary.NOWHERE_TO_SUMMON
    return refuse_snow(table, seat, 0)


def reserve(table: Deeds, seat: int, unit: Unit) -> int:
    """IG-SUMMON-04, -05: the figures of a type that wait beside the board."""
    figures = table.players[seat].figures
    return len([figure for figure in vocabulary.FIGURES_OF[unit.place] if figures[figure] == NOWHERE])


def presence(table: Deeds, seat: int) -> list[int]:
    """IG-SUMMON-07: open regions in which the seat has a marker or a unit."""
    player = table.players[seat]
    return [region for region in table.open_regions() if player.is_in(region)]


class Summoning(Question):
    """How many of which type; snow, reputation, M-factor; then a region for each figure."""

    unit: UnitNo = later(-1)
    left: int = later(0)

    steps = (
        ("choose", "IG-SUMMON-03"),
        ("snow", "IG-SUMMON-01"),
        ("price", "IG-SUMMON-01"),
        ("pay", "IG-SUMMON-02"),
        ("place", "IG-SUMMON-07"),
    )
    waiting = vocabulary.OTHERS_MAKE

    def choose(self, table: Deeds) -> Decision:
        options: list[Option] = []
        tokens = table.players[self.who].tokens
        for unit in table.card(self.who):
            if refuse_summon(table, self.who, unit) is None:
                most = min(tokens[vocabulary.M_ZERO + unit.level], reserve(table, self.who, unit))
                options.extend([Option(vocabulary.SUMMON, unit.index, amount=count) for count in range(1, most + 1)])
        return Decision(self.who, options, partial=True)

    def took_choose(self, table: Deeds, option: Option) -> None:
        self.unit = option.subject
        self.left = option.amount

    def snow(self, table: Deeds) -> None:
        raise_snow(table, 1, self.who, "IG-SUMMON-01")

    def price(self, table: Deeds) -> None:
        """IG-SUMMON-09: Crabs cost more, once for the whole summoning."""
        unit = table.content.units[self.unit]
        rule = "IG-SUMMON-09" if unit.penalty else "IG-SUMMON-01"
        table.lose_reputation(self.who, self.left * unit.level + unit.penalty, rule)

    def pay(self, table: Deeds) -> None:
        unit = table.content.units[self.unit]
        table.pay(self.who, vocabulary.M_FACTOR, self.left, "IG-SUMMON-02", unit.level)
        table.summoned = True
        table.happened(vocabulary.SUMMONED, self.who, self.unit, self.left, rule="IG-SUMMON-02")

    def place(self, table: Deeds) -> Decision | None:
        if not self.left:
            return None
        return Decision(self.who, [table.content.picks[region] for region in presence(table, self.who)], partial=True)

    def took_place(self, table: Deeds, option: Option) -> None:
        self.left -= 1
        muster(table, self.who, self.unit, option.subject, "IG-SUMMON-08")
        self.back_to("place")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.SUMMON and self.step_name() == "choose":
            unit = table.content.units[subject]
            return refuse_summon(table, seat, unit) if table.owner_of(subject) == seat else vocabulary.NOT_YOURS
        if verb == vocabulary.REGION and self.step_name() == "place":
            return vocabulary.NO_INFLUENCE_TO_SUMMON if table.is_open(subject) else shut(table, subject)
        return self.elsewhere


def muster(table: Deeds, seat: int, unit: int, region: int, rule: str) -> None:
    """IG-SUMMON-04, -08: a figure comes from the reserve."""
    figures = table.players[seat].figures
    for figure in vocabulary.FIGURES_OF[table.content.units[unit].place]:
        if figures[figure] == NOWHERE:
            figures[figure] = region
            table.happened(vocabulary.MUSTERED, seat, unit, other=region, rule=rule)
            return
