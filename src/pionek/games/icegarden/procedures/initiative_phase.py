"""The Initiative phase: helmets, turn order and action markers (rulebook chapter "Tor Inicjatywy")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds


class Initiative(Question):
    """Initiative markers move in the old turn order; then the new order is found and action markers are handed out."""

    asked: int = later(0)

    steps = (("move", "IG-INIT-06"), ("turn_order", "IG-INIT-11"), ("markers", "IG-INIT-14"))
    waiting = vocabulary.OTHERS_ADVANCE
    elsewhere = vocabulary.NOT_IN_INITIATIVE

    def move(self, table: Deeds) -> Decision | None:
        """Ask how far a marker moves; in the first round none moves (IG-INIT-03, IG-INIT-07)."""
        if table.round == 1 or self.asked == len(table.order):
            return None
        seat = table.order[self.asked]
        steps = [ONE_HELMET]
        if may_double(table, seat):
            steps.append(TWO_HELMETS)
        return Decision(seat, steps)

    def took_move(self, table: Deeds, option: Option) -> None:
        self.asked += 1
        advance(table, table.acting, option.amount)
        self.back_to("move")

    def turn_order(self, table: Deeds) -> None:
        """In the first round the order is that of the starting stack (IG-INIT-05)."""
        if table.round > 1:
            table.order = new_order(table)
        for at in range(len(table.order)):
            table.happened(vocabulary.TURN_ORDER, table.order[at], amount=at + 1)

    def markers(self, table: Deeds) -> None:
        for seat in table.order:
            player = table.players[seat]
            first = table.round == 1
            player.to_place = vocabulary.FIRST_ROUND_MARKERS if first else table.content.helmets[player.helmet].cubes
            rule = "IG-INIT-04" if first else "IG-INIT-14"
            table.happened(vocabulary.GOT_MARKERS, seat, amount=player.to_place, rule=rule)


ONE_HELMET = Option(vocabulary.ADVANCE, amount=1)
TWO_HELMETS = Option(vocabulary.ADVANCE, amount=2)


def may_double(table: Deeds, seat: int) -> bool:
    """Whether a marker may move two helmets: once in each stage, by the stage it leaves (gaps R-04), never beyond the track (IG-INIT-08)."""
    player = table.players[seat]
    stage = table.content.helmets[player.helmet].stage
    return not player.doubles >> stage & 1 and player.helmet + 2 < len(table.content.helmets)


def advance(table: Deeds, seat: int, steps: int) -> None:
    """Move a marker on top of the stack there. A red ship that is reached for the first time makes regions score (IG-INIT-08, -16 to -18)."""
    player = table.players[seat]
    helmets = table.content.helmets
    stage = table.stage()
    if steps == 2:
        player.doubles |= 1 << helmets[player.helmet].stage
    table.stacked.remove(seat)
    table.stacked.append(seat)
    table.happened(vocabulary.ADVANCED, seat, player.helmet + steps, steps, rule="IG-INIT-10")
    for _ in range(steps):
        player.helmet += 1
        if helmets[player.helmet].red and not table.reached >> player.helmet & 1:
            table.reached |= 1 << player.helmet
            table.factor += 1
            table.happened(vocabulary.RED_SHIP, seat, player.helmet, rule="IG-INIT-15")
    if player.helmet == len(helmets) - 1 and not table.final:
        table.final = True
        table.happened(vocabulary.LAST_ROUND, seat, player.helmet, rule="IG-INIT-18")
    if table.scenario and table.stage() != stage:
        table.refresh_rules()
        table.happened(vocabulary.TILE_ACTIVE, -1, table.scenario[table.stage() - 1] // 2, rule="IG-ADV-04")


def new_order(table: Deeds) -> list[int]:
    """The turn order: lower ship numbers first, of equal ones the right-hand one, in a stack from the top (IG-INIT-12, -13)."""
    helmets = [table.content.helmets[player.helmet] for player in table.players]
    seats = table.stacked[::-1]
    seats.sort(key=lambda seat: (helmets[seat].ship, -helmets[seat].index))
    return seats
