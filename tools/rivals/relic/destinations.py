"""Where a figure should go: what a space is worth to a seat, and which way leads to its goal."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.requirements import can_pay
from pionek.games.relic.language.objectives import (
    Clear,
    Defeat,
    Deliver,
    Factions,
    Have,
    NoneOf,
    PlayPower,
    Suffer,
    Survey,
    TrialAt,
    Visit,
)
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.rings import beside
from pionek.games.relic.vocabulary import SpaceNo
from tools.rivals.relic.odds import bonus_in_store, by_attribute, of_group

READY = {"mystery": 7.0, "corruptis": 10.0, "hive": 6.5, "key": 7.0, "beacon": 6.0}
"""How strong a seat should be before it goes for the centre, by scenario."""
USUAL_READY = 7.5
POINT = 1.5
"""The worth of a trophy point; everything else is measured by it."""
GUARDIAN = vocabulary.MIDDLE + 10
CORNERS = (0, 6, 12)
MARKETS = (1, 6)
"""The Governor's Spire and Battlefleet Antias: where influence becomes strength."""
HEALING = (12, vocabulary.MIDDLE + 4, vocabulary.MIDDLE + 8)
DRAWN_VALUE = 4.0
ENEMIES = 0.6
"""The share of enemies in a Threat deck; DRAWN_VALUE is their usual value."""


def strength(table: Deeds, seat: int) -> float:
    """How strong a seat is for the Confrontation, with its assets; the best attribute counts where the player may choose one."""
    scenario = table.content.scenarios[table.scenario]
    player = table.players[seat]
    found = [player.dials[each] + bonus_in_store(table, seat, each) for each in scenario.asked]
    return (max(found) if scenario.chooses else sum(found) / len(found)) + player.life * 0.1


def ready(table: Deeds, seat: int) -> bool:
    """Whether to go for the centre: with a relic, enough strength and enough life."""
    scenario = table.content.scenarios[table.scenario].id
    player = table.players[seat]
    needed = READY.get(scenario, USUAL_READY) - 0.02 * table.turn / table.seats
    return table.relics(seat) > 0 and player.life >= 3 and (strength(table, seat) >= needed or player.level >= 11)


def goals(table: Deeds, seat: int, is_ready: bool) -> list[int]:
    """The spaces of its tier that a seat wants to reach."""
    player = table.players[seat]
    tier = table.tier(seat)
    if is_ready:
        if tier == 1:
            return [GUARDIAN]
        price = 2 + value(table, vocabulary.CROSSING_PRICE, seat)
        if player.influence >= price:
            return list(CORNERS)
    if player.life <= 2:
        return [space for space in HEALING if (space < vocabulary.MIDDLE) == (tier == 0)]
    found = [space for space in mission_spaces(table, seat) if (space < vocabulary.MIDDLE) == (tier == 0)]
    if tier == 0 and wants_mission(table, seat):
        found.extend(OFFICES)
    if tier == 0 and player.influence >= 5:
        found.extend(MARKETS)
    return found


def difficulty(table: Deeds, seat: int, mission: CardNo, progress: int) -> float:
    """Roughly how many turns a mission will take."""
    player = table.players[seat]
    goal = table.content.cards[mission].goal
    if isinstance(goal, Defeat):
        return (4.0 if not goal.trait and not goal.least else 6.0) * (goal.defeat - progress)
    if isinstance(goal, Visit):
        return 6.0 * (goal.count - progress) + (6.0 if goal.visit[0] >= vocabulary.MIDDLE else 0.0)
    if isinstance(goal, Survey):
        return 3.0 * (goal.count - progress)
    if isinstance(goal, Deliver):
        return 8.0 if can_pay(table, seat, goal.deliver, goal.count) else 13.0
    if isinstance(goal, TrialAt):
        return 8.0 + max(0, goal.target - 3 - player.dials[vocabulary.ATTRIBUTES.index(goal.trial)])
    if isinstance(goal, NoneOf):
        return 25.0 if player.corruption.cards else 7.0
    if isinstance(goal, PlayPower):
        return 3.0 * (goal.play_power - progress)
    if isinstance(goal, Clear):
        return 5.0 * (goal.clear - progress)
    if isinstance(goal, Have):
        return 6.0 if goal.have == "wargear" and player.influence >= 4 else 10.0
    return 6.0 if isinstance(goal, Suffer | Factions) else 14.0


HARD = 9.5
"""A mission that takes longer than this is better exchanged."""
OFFICES = (16, 18)
"""The spaces that give missions: the Guard Outpost, and for influence the Ultramar Emissary."""


def wants_mission(table: Deeds, seat: int) -> bool:
    player = table.players[seat]
    return player.mission < 0 or difficulty(table, seat, player.mission, player.progress) > HARD


def mission_spaces(table: Deeds, seat: int) -> list[int]:
    """The spaces on which the active mission can be advanced."""
    player = table.players[seat]
    goal = table.content.cards[player.mission].goal if player.mission >= 0 else None
    if isinstance(goal, Visit):
        return [goal.visit[at] for at in range(len(goal.visit)) if not player.marks >> at & 1]
    if isinstance(goal, Survey):
        areas = [goal.survey[at] for at in range(len(goal.survey)) if not player.marks >> at & 1]
        return [space.index for space in table.content.spaces if space.area in areas]
    if isinstance(goal, Deliver):
        return [goal.at] if can_pay(table, seat, goal.deliver, goal.count) else []
    if isinstance(goal, NoneOf):
        return [goal.at] if not player.corruption.cards else []
    if isinstance(goal, TrialAt):
        return [goal.at]
    return list(player.placed) if isinstance(goal, Clear) else []


def distance(one: int, other: int) -> int:
    """The shorter way round the ring between two spaces of a tier."""
    size = vocabulary.OUTER_SPACES if one < vocabulary.MIDDLE else vocabulary.MIDDLE_SPACES
    apart = abs(one - other)
    return min(apart, size - apart)


class Aims:
    """Where a seat wants to go and whether the centre is next: computed once for all spaces that are compared."""

    __slots__ = ("ready", "wanted")

    def __init__(self, table: Deeds, seat: int) -> None:
        self.ready = ready(table, seat)
        self.wanted = goals(table, seat, self.ready)


def prospect(table: Deeds, seat: int, space: SpaceNo, aims: Aims | None = None) -> float:
    """What it is worth to end a movement on a space."""
    player = table.players[seat]
    if aims is None:
        aims = Aims(table, seat)
    worth = of_cards(table, seat, space) if table.laid[space] else 0.0
    worth += of_symbols(table, seat, space) if table.content.spaces[space].symbols else 0.0
    worth += of_hunt(table, seat, space)
    wanted = aims.wanted
    if space in wanted:
        worth += 12.0 if aims.ready else 7.0
    elif wanted:
        worth -= 0.45 * min([distance(space, each) for each in wanted if (each < vocabulary.MIDDLE) == (space < vocabulary.MIDDLE)] or [0])
    if not table.laid[space]:
        worth += of_text(table, seat, space)
    if player.life <= 2 and space in HEALING:
        worth += 3.0
    return worth


def of_cards(table: Deeds, seat: int, space: SpaceNo) -> float:
    """The worth of the cards on a space: enemies by the chance to beat them, assets and encounters by a rule of thumb."""
    worth = 0.0
    sure = 1.0
    life = life_worth(table.players[seat].life)
    for cards in by_attribute(table, table.of_type(space, vocabulary.ENEMY)).values():
        win, loss = of_group(table, seat, cards)
        points = sum([table.content.cards[card].value for card in cards])
        rewards = sum([1 for card in cards if table.content.cards[card].win is not None])
        worth += sure * (win * (points * POINT + rewards) - loss * (life + 0.5 * len(cards)))
        sure *= win
    for card in table.laid[space]:
        kind = table.content.cards[card].type
        worth += sure * (3.0 if kind == "asset" else 0.6 if kind == "encounter" else 0.0)
    return worth


def of_symbols(table: Deeds, seat: int, space: SpaceNo) -> float:
    """The worth of the cards that would be drawn on a space."""
    counts = list(table.content.spaces[space].counts)
    for card in table.laid[space]:
        colour = table.content.cards[card].deck_number - vocabulary.THREAT_DECK
        counts[colour] -= 1
    worth = 0.0
    life = life_worth(table.players[seat].life)
    for colour in range(3):
        missing = max(0, counts[colour])
        if missing:
            lead = table.players[seat].dials[colour] + bonus_in_store(table, seat, colour) - DRAWN_VALUE * (0.4 + 0.6 * missing)
            chance = max(0.05, min(0.95, 0.5 + 0.11 * lead))
            worth += ENEMIES * (chance * missing * DRAWN_VALUE * POINT - (1 - chance) * life) + 0.5 * missing
    return worth


HAUNTS = {"ork": 0, "tyranid": 1, "chaos": 1, "daemon": 1, "eldar": 2}
"""The colour of the deck in which most enemies with a trait are."""


def of_hunt(table: Deeds, seat: int, space: SpaceNo) -> float:
    """The worth of enemies that the active mission asks for, present or expected on a space."""
    mission = table.players[seat].mission
    goal = table.content.cards[mission].goal if mission >= 0 else None
    if not isinstance(goal, Defeat):
        return 0.0
    worth = 0.0
    for card in table.laid[space]:
        definition = table.content.cards[card]
        if definition.type == "enemy" and (not goal.trait or goal.trait in definition.traits) and definition.value >= goal.least:
            worth += 6.0 * of_group(table, seat, [card])[0]
    counts = table.content.spaces[space].counts
    expected = counts[HAUNTS[goal.trait]] if goal.trait in HAUNTS else sum(counts)
    return worth + (1.5 * expected if not table.laid[space] else 0.0)


def of_text(table: Deeds, seat: int, space: SpaceNo) -> float:
    """The worth of the text of a space."""
    player = table.players[seat]
    if not table.content.spaces[space].boxes:
        return 0.0
    if space in HEALING:
        return max(0.0, (5 - player.life) * 0.9)
    name = table.content.spaces[space].id
    if name == "spire":
        return 4.0 if player.influence >= 2 else 0.5
    if name == "battlefleet":
        return min(4.0, player.influence * 0.6)
    return 0.8


def life_worth(life: int) -> float:
    """What losing a point of life costs; the last points cost most."""
    return 14.0 if life <= 1 else 5.0 if life == 2 else 3.0 if life == 3 else 2.0


def through_gate(table: Deeds, seat: int, points: int, direction: int, aims: Aims) -> bool:
    """Whether this movement of a seat that is ready passes the Guardian with a point to spare."""
    space = table.players[seat].space
    if space < vocabulary.MIDDLE or space >= vocabulary.INNER or not aims.ready:
        return False
    for _ in range(points):
        if space == GUARDIAN:
            return True
        space = beside(space, direction)
    return False


def best_end(table: Deeds, seat: int, points: int, aims: Aims | None = None) -> tuple[int, float]:
    """The better direction of a movement, and what it is worth."""
    if aims is None:
        aims = Aims(table, seat)
    best, most = 1, float("-inf")
    for direction in (1, -1):  # clockwise, anticlockwise
        space = beside(table.players[seat].space, direction * points)
        worth = 20.0 if through_gate(table, seat, points, direction, aims) else prospect(table, seat, space, aims)
        if worth > most:
            best, most = direction, worth
    return best, most


def average_roll(table: Deeds, seat: int) -> float:
    """The average worth of a movement roll, in the better direction each time."""
    aims = Aims(table, seat)
    return sum([best_end(table, seat, points, aims)[1] for points in range(1, 7)]) / 6
