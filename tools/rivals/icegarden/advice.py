"""The best answer to a decision.

Rules of thumb plan and summon; for everything else each option is played on a copy of the table to the end of its
procedure, and the positions are compared. After the set-up no player has secrets, so one table is enough.
"""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.advanced_variant import OrderTokens
from pionek.games.icegarden.procedures.attack import Attack, damage_in
from pionek.games.icegarden.procedures.individual_goals import progress
from pionek.games.icegarden.procedures.influence import Influence
from pionek.games.icegarden.procedures.initiative_phase import Initiative
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.movement import Movement
from pionek.games.icegarden.procedures.moving_m_factor import Shifting
from pionek.games.icegarden.procedures.planning_phase import Planning
from pionek.games.icegarden.procedures.ravenous_mountain import Mountain
from pionek.games.icegarden.procedures.setup import SetUp
from pionek.games.icegarden.procedures.summoning import Summoning
from pionek.games.icegarden.procedures.table import IceGardenTable
from tools.rivals.icegarden.evaluation import LAST_HELMET, Forecast, evaluate
from tools.rivals.icegarden.planning import (
    PUSHES,
    TOKEN_PRICE,
    best_field,
    best_placement,
    best_summons,
    best_swallow,
    snow_threat,
    summonings,
)


def advise(table: IceGardenTable, seat: int) -> Option | None:
    """The answer to the pending decision; None where all answers are equally good."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    option: Option | None = None
    if isinstance(frame, OrderTokens) or (isinstance(frame, SetUp) and not any(table.reach)):
        return None
    if isinstance(frame, Planning):
        option = best_field(table, seat, decision.options)
    elif isinstance(frame, Initiative):
        option = initiative_move(table, seat, decision.options)
    elif isinstance(frame, Making):
        option = making_move(table, seat, decision.options)
    elif isinstance(frame, Shifting):
        option = shift_move(table, seat)
    elif isinstance(frame, Summoning) and frame.step_name() == "choose":
        option = summoning_move(table, seat, decision.options)
    elif isinstance(frame, Influence):
        option = influence_move(table, seat, vocabulary.MOST_PLACED - frame.placed)
    elif isinstance(frame, Mountain) and not decision.partial:
        option = mountain_move(table, seat)
    elif isinstance(frame, Attack):
        option = attack_move(table, seat, frame, decision.options)
    return option if option is not None and option in decision.options else best_by_trial(table, seat, decision.options)


class Pause(Frame):
    """Stops an imagined table when the procedure above has ended, so that all answers are compared at the same moment."""

    steps = (("wait", "IG-FLOW-01"),)

    def wait(self, table: IceGardenTable) -> Decision:
        return Decision(self.who, [PASSING, table.content.plans[0]])


def best_by_trial(table: IceGardenTable, seat: int, options: list[Option]) -> Option:
    """Play each option to the end of its procedure and take the one that leads to the best position."""
    best = options[0]
    most = -10.0
    for option in options:
        after = table.clone()
        after.agenda.insert(len(after.agenda) - 1, Pause(seat))
        after.take(option, seat)
        decision = after.decision
        while decision is not None and decision.partial and decision.seat == seat:
            if isinstance(after.agenda[-1], Movement | Mountain):
                break  # the next step is optional and decided when it comes
            after.take(advise(after, seat) or decision.options[0], seat)
            decision = after.decision
        value = evaluate(after, seat)
        if value > most + 1e-9:
            best, most = option, value
    return best


def initiative_move(table: IceGardenTable, seat: int, options: list[Option]) -> Option:
    """Action markers count most; then scoring if the player leads, and the last helmet if the player is ahead."""
    player = table.players[seat]
    scores = Forecast(table).scores()
    lead = scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat])
    totals = [table.players[other].points + scores[other] for other in range(len(scores))]
    ahead = totals[seat] - max([totals[other] for other in range(len(scores)) if other != seat])
    best = options[0]
    most = -100.0
    for option in options:
        helmets = table.content.helmets[player.helmet + 1 : player.helmet + option.amount + 1]
        value = float(helmets[-1].cubes) - 0.2 * helmets[-1].ship
        for helmet in helmets:
            if helmet.red and not table.reached >> helmet.index & 1:
                value += 0.25 * max(-8, min(8, lead))
        if helmets[-1].index == LAST_HELMET and not table.final:
            value += 3.0 if ahead > 0 else -3.0
        if option.amount > 1:
            value -= 1.2
        if value > most:
            best, most = option, value
    return best


def influence_move(table: IceGardenTable, seat: int, most: int) -> Option:
    """Place a marker where it brings most, alone or with the next one; pass where population is worth more."""
    player = table.players[seat]
    count = min(most, player.tokens[vocabulary.POPULATION], player.supply)
    value, region = best_placement(Forecast(table), seat, count)
    return table.content.picks[region] if value > 0.7 * TOKEN_PRICE[vocabulary.POPULATION] * count else PASSING


def mountain_move(table: IceGardenTable, seat: int) -> Option:
    """The best journey through Ravenous Mountain, if it is worth its price; the pieces are chosen afterwards."""
    value, source, target = best_swallow(Forecast(table), seat)
    if value <= TOKEN_PRICE[vocabulary.POPULATION] * table.mountain_price():
        return PASSING
    return Option(vocabulary.SWALLOW, source, target)


# Making


def making_move(table: IceGardenTable, seat: int, options: list[Option]) -> Option | None:
    """Bring the snow if that wins, and stop if another player would win by it; else move M-factor, summon, or upgrade."""
    deeds = table.content.deeds
    left = table.limit - table.snow
    if left <= 1:
        return options[0]
    if not table.solo:
        pushes = len(options) - 1 + PUSHES * table.slots[vocabulary.MAKING].count(seat)
        if left <= pushes and table.snow_winner(seat, left) == seat:
            return options[0]
        if table.snow_winner(seat, 1) != seat and left <= 2 + PUSHES * snow_threat(table, seat):
            return PASSING
    place, count = best_summons(table, seat)
    if count:
        level = place + 1
        ready = table.players[seat].tokens[vocabulary.M_ZERO + level] >= count
        if not ready and deeds[vocabulary.SHIFT_M] in options:
            return deeds[vocabulary.SHIFT_M]
        if deeds[vocabulary.SUMMONING] in options:
            return deeds[vocabulary.SUMMONING]
    return None


def shift_move(table: IceGardenTable, seat: int) -> Option:
    """Move the next token towards the level on which it is needed."""
    player = table.players[seat]
    place, count = best_summons(table, seat)
    level = place + 1
    if count and player.tokens[vocabulary.M_ZERO + level] < count:
        for distance in range(1, 4):
            for other in (level - distance, level + distance):
                if 0 <= other <= 3 and player.tokens[vocabulary.M_ZERO + other]:
                    return table.content.shifts[other][other + 1 if other < level else other - 1]
    return PASSING


def summoning_move(table: IceGardenTable, seat: int, options: list[Option]) -> Option | None:
    """Summon as many units of the best type as are worth it: the last one may be what brings Vuko."""
    wanted = summonings(table, seat, options)
    return best_by_trial(table, seat, wanted) if wanted else None


# Attack


def attack_move(table: IceGardenTable, seat: int, frame: Attack, options: list[Option]) -> Option | None:
    if frame.step_name() == "pay":
        gain = sum([attack_value(table, seat, region) for region in table.sequence], 0.0)
        return options[0] if gain >= 1.5 else PASSING
    best: Option | None = None
    most = 0.0
    for option in options:
        value = 0.0
        if option.verb == vocabulary.STRIKE and option.amount <= frame.left:
            value = defeat_value(table, option.subject) / option.amount
        elif option.verb == vocabulary.RAZE:
            value = 1.1 - 0.3 * option.amount
        elif option.verb == vocabulary.ROUT:
            value = 0.9
        if value > most:
            best, most = option, value
    return best or PASSING


def defeat_value(table: IceGardenTable, unit: int) -> float:
    """What it is worth to defeat a unit: points, and the goal of its owner."""
    definition = table.content.units[unit]
    owner = table.owner_of(unit)
    value = definition.level * 1.6
    if definition.dominating is not None:
        value += 1.0 + 6.0 * progress(table, owner) / table.content.characters[definition.character].need
    return value


def attack_value(table: IceGardenTable, seat: int, region: int) -> float:
    """Roughly what an attack in this region brings."""
    damage = damage_in(table, seat, region)
    if not damage:
        return 0.0
    targets = float(table.nations[region])
    for other in range(len(table.players)):
        if other != seat:
            player = table.players[other]
            targets += player.markers[region] + player.withdrawn[region]
            for unit in table.card(other):
                if player.figure_in(unit.place, region) >= 0 and table.toughness(other, unit.place) <= damage:
                    targets += defeat_value(table, unit.index)
    return min(damage * 1.5, targets)
