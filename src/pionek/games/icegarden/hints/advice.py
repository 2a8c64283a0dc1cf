"""What to answer: the hints of this game for bots.

Rules of thumb plan and summon; for everything else each option is followed to the end of its chain and the positions
are compared. Nothing is hidden after the set-up, so the best answer is worked out on one table.
"""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.evaluation import LAST_HELMET, Outlook, worth
from pionek.games.icegarden.hints.planning import (
    PUSHES,
    TOKEN_PRICE,
    best_summons,
    best_swallow,
    planned,
    settle,
    snow_threat,
)
from pionek.games.icegarden.model.state import Board
from pionek.games.icegarden.procedures.action_phase import Influence, Mountain, Movement
from pionek.games.icegarden.procedures.attack import Attack, damage_in
from pionek.games.icegarden.procedures.end_of_game import progress
from pionek.games.icegarden.procedures.making import Making, Shifting, Summoning
from pionek.games.icegarden.procedures.rounds import Initiative, OrderTokens, Planning
from pionek.games.icegarden.procedures.setup import SetUp


def advise(table: Board, seat: int) -> Option | None:
    """The answer to the pending decision; nothing where it makes no difference."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    option: Option | None = None
    if isinstance(frame, SetUp) and not any(table.reach):
        return None
    if isinstance(frame, OrderTokens):
        return None
    if isinstance(frame, Planning):
        option = planned(table, seat, decision.options)
    elif isinstance(frame, Initiative):
        option = advanced(table, seat, decision.options)
    elif isinstance(frame, Making):
        option = made(table, seat, decision.options)
    elif isinstance(frame, Shifting):
        option = shifted(table, seat)
    elif isinstance(frame, Summoning) and frame.step_name() == "choose":
        option = summoned(table, seat, decision.options)
    elif isinstance(frame, Influence):
        option = placed(table, seat, vocabulary.MOST_PLACED - frame.placed)
    elif isinstance(frame, Mountain) and not decision.partial:
        option = swallowed(table, seat)
    elif isinstance(frame, Attack):
        option = attacked(table, seat, frame, decision.options)
    return option if option is not None and option in decision.options else tried(table, seat, decision.options)


class Pause(Frame):
    """Stops an imagined table when the procedure above has ended: all answers are compared at the same moment."""

    steps = (("wait", "IG-FLOW-01"),)

    def wait(self, table: Board) -> Decision:
        return Decision(self.who, [PASSING, table.content.plans[0]])


def tried(table: Board, seat: int, options: list[Option]) -> Option:
    """Follow each option to the end of its chain, and take the one that leads to the best position."""
    best = options[0]
    most = -10.0
    for option in options:
        after = table.clone()
        after.agenda.insert(len(after.agenda) - 1, Pause(seat))
        after.take(option, seat)
        decision = after.decision
        while decision is not None and decision.partial and decision.seat == seat:
            if isinstance(after.agenda[-1], Movement | Mountain):
                break  # the next step may be left out, and is thought about when it comes
            after.take(advise(after, seat) or decision.options[0], seat)
            decision = after.decision
        value = worth(after, seat)
        if value > most + 1e-9:
            best, most = option, value
    return best


def advanced(table: Board, seat: int, options: list[Option]) -> Option:
    """Action markers first; scoring if it suits, and the last helmet if one is ahead."""
    player = table.players[seat]
    scores = Outlook(table).scores()
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


def placed(table: Board, seat: int, most: int) -> Option:
    """A marker where it brings most, alone or with the next one; none where population is worth more."""
    player = table.players[seat]
    count = min(most, player.tokens[vocabulary.POPULATION], player.supply)
    value, region = settle(Outlook(table), seat, count)
    return table.content.picks[region] if value > 0.7 * TOKEN_PRICE[vocabulary.POPULATION] * count else PASSING


def swallowed(table: Board, seat: int) -> Option:
    """The journey through Ravenous Mountain that is worth its price; who goes is thought about on the way."""
    value, source, target = best_swallow(Outlook(table), seat)
    if value <= TOKEN_PRICE[vocabulary.POPULATION] * table.mountain_price():
        return PASSING
    return Option(vocabulary.SWALLOW, source, target)


# Making


def made(table: Board, seat: int, options: list[Option]) -> Option | None:
    """Bring the snow if that wins, and stop if it would win for another; else M-factor, then the units, then an upgrade."""
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


def shifted(table: Board, seat: int) -> Option:
    """The next step of a token towards the level it is wanted on."""
    player = table.players[seat]
    place, count = best_summons(table, seat)
    level = place + 1
    if count and player.tokens[vocabulary.M_ZERO + level] < count:
        for distance in range(1, 4):
            for other in (level - distance, level + distance):
                if 0 <= other <= 3 and player.tokens[vocabulary.M_ZERO + other]:
                    return table.content.shifts[other][other + 1 if other < level else other - 1]
    return PASSING


def summoned(table: Board, seat: int, options: list[Option]) -> Option | None:
    """As many of the best type as are worth it: the last of them may be the one that brings Vuko."""
    place, count = best_summons(table, seat)
    unit = table.card(seat)[place].index
    wanted = [option for option in options if option.subject == unit and option.amount <= count]
    return tried(table, seat, wanted) if wanted else None


# Attack


def attacked(table: Board, seat: int, frame: Attack, options: list[Option]) -> Option | None:
    if frame.step_name() == "pay":
        gain = sum([spoils(table, seat, region) for region in table.sequence], 0.0)
        return options[0] if gain >= 1.5 else PASSING
    best: Option | None = None
    most = 0.0
    for option in options:
        value = 0.0
        if option.verb == vocabulary.STRIKE and option.amount <= frame.left:
            value = prey(table, option.subject) / option.amount
        elif option.verb == vocabulary.RAZE:
            value = 1.1 - 0.3 * option.amount
        elif option.verb == vocabulary.ROUT:
            value = 0.9
        if value > most:
            best, most = option, value
    return best or next(option for option in options if option.verb == PASS)


def prey(table: Board, unit: int) -> float:
    """What it is worth to defeat a unit: points, and the goal it works for."""
    definition = table.content.units[unit]
    owner = table.owner_of(unit)
    value = definition.level * 1.6
    if definition.dominating is not None:
        value += 1.0 + 6.0 * progress(table, owner) / table.content.characters[definition.character].need
    return value


def spoils(table: Board, seat: int, region: int) -> float:
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
                    targets += prey(table, unit.index)
    return min(damage * 1.5, targets)
