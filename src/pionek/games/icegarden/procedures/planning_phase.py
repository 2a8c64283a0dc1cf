"""The Planning phase: action markers go to the fields (rulebook chapter "Faza Planowania")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds


class Planning(Question):
    """Players put action markers on the fields, one at a time, in turn order, until all are placed."""

    turn: int = later(0)

    steps = (("place", "IG-PLAN-01"),)
    waiting = vocabulary.OTHERS_PLAN
    elsewhere = vocabulary.NOT_IN_PLANNING

    def place(self, table: Deeds) -> Decision | None:
        """Ask the next player who can place a marker; markers for which no field has room are set aside (gaps R-10)."""
        count = len(table.order)
        for offset in range(count):
            seat = table.order[(self.turn + offset) % count]
            if table.players[seat].to_place:
                options = [each for each in table.content.plans if refuse_plan(table, seat, each.subject) is None]
                if options:
                    return Decision(seat, options)
        return None

    def took_place(self, table: Deeds, option: Option) -> None:
        """Put the marker on the field; Viper's Throat takes an influence marker as well (IG-PLAN-08)."""
        seat = table.acting
        player = table.players[seat]
        player.to_place -= 1
        table.slots[option.subject].append(seat)
        table.happened(vocabulary.PLANNED, seat, option.subject, len(table.slots[option.subject]), rule="IG-PLAN-03")
        if option.subject == vocabulary.VIPER:
            player.supply -= 1
            player.viper += 1
            table.happened(vocabulary.VIPER_MARKER, seat, amount=player.viper, rule="IG-PLAN-08")
        self.turn = table.order.index(seat) + 1
        self.back_to("place")

    def closed(self, table: Deeds) -> None:
        for seat in table.order:
            if table.players[seat].to_place:
                table.happened(vocabulary.SET_ASIDE, seat, amount=table.players[seat].to_place, rule="IG-PLAN-04")
                table.players[seat].to_place = 0

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_plan(table, seat, subject) if verb == vocabulary.PLAN else self.elsewhere


def refuse_plan(table: Deeds, seat: int, field: int) -> Guard | None:
    """Why an action marker may not be placed on a field."""
    if field >= vocabulary.FIELDS:
        return vocabulary.NO_PLANNING_HERE
    if field == vocabulary.VIPER:
        return None if table.players[seat].supply else vocabulary.NO_MARKER_FOR_VIPER
    slots = table.content.fields[field].slots
    assert slots is not None
    return vocabulary.FIELD_FULL if len(table.slots[field]) >= slots[len(table.players) - 2] else None
