"""Making, summoning units (rulebook chapter "Przywołanie jednostek")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.choices.refusals import refuse_region
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.procedures.dead_snow import raise_snow, refuse_snow
from pionek.games.icegarden.vocabulary import UnitNo


class Summoning(Question):
    """The player says which units and how many, the snow rises, reputation and M-factor are paid, and each figure gets a region (IG-SUMMON-06, -10)."""

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
        player = table.players[self.who]
        for unit in table.card(self.who):
            if refuse_summon(table, self.who, unit) is None:
                most = min(player.tokens[vocabulary.M_ZERO + unit.level], len(player.reserve(unit.place)))
                options.extend([Option(vocabulary.SUMMON, unit.index, amount=count) for count in range(1, most + 1)])
        return Decision(self.who, options, partial=True)

    def took_choose(self, table: Deeds, option: Option) -> None:
        self.unit = option.subject
        self.left = option.amount

    def snow(self, table: Deeds) -> None:
        raise_snow(table, 1, self.who, "IG-SUMMON-01")

    def price(self, table: Deeds) -> None:
        """Reputation for each level; Crabs cost more, once for the whole summoning."""
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
        waiting = table.players[self.who].reserve(table.content.units[self.unit].place)
        table.muster(self.who, waiting[0], option.subject, "IG-SUMMON-08")
        self.back_to("place")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.SUMMON and self.step_name() == "choose":
            unit = table.content.units[subject]
            return refuse_summon(table, seat, unit) if table.owner_of(subject) == seat else vocabulary.NOT_YOURS
        if verb == vocabulary.REGION and self.step_name() == "place":
            return vocabulary.NO_INFLUENCE_TO_SUMMON if table.is_open(subject) else refuse_region(table, subject)
        return self.elsewhere


def refuse_summoning(table: Deeds, seat: int) -> Guard | None:
    """Why no unit can be summoned: of the reasons of all unit types, the one that got furthest."""
    furthest = vocabulary.NO_M_TO_SUMMON
    for unit in table.card(seat):
        guard = refuse_summon(table, seat, unit)
        if guard is None:
            return None
        if guard.depth > furthest.depth:
            furthest = guard
    return furthest


def refuse_summon(table: Deeds, seat: int, unit: Unit) -> Guard | None:
    """Why a unit type cannot be summoned. The snow rises before the reputation is lost (gaps R-21)."""
    player = table.players[seat]
    if not player.tokens[vocabulary.M_ZERO + unit.level]:
        return vocabulary.NO_M_TO_SUMMON
    if not player.reserve(unit.place):
        return vocabulary.NONE_IN_RESERVE
    if not presence(table, seat):
        return vocabulary.NOWHERE_TO_SUMMON
    return refuse_snow(table, seat, 0)


def presence(table: Deeds, seat: int) -> list[int]:
    """The open regions in which the seat has a marker or a unit."""
    player = table.players[seat]
    return [region for region in table.open_regions() if player.is_in(region)]
