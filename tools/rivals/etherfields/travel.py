"""The way through the Dreamworld, for bots: what the Team needs next, and where that is."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR
from pionek.games.etherfields.procedures.dreamworld import key_cost

ORDER = ("d2", "d3", "d4", "d5")
LAMPS = 4
"""The last Dream asks for so many Hours or Gems."""
SPARE_HOURS = 4
CALM = 4
"""Distress with which a Dreamer still goes into a Dream."""


def choose_road(table: Deeds, options: list[Option], tired: bool) -> Option:
    """One step of the way; or Awakening, when a Dreamer is near death."""
    if tired:
        for option in options:
            if option.verb == vocabulary.PICK and option.subject == vocabulary.PICK_AWAKEN:
                return option
    goal = destinations(table)
    best, least = options[0], FAR
    for option in options:
        if option.verb == vocabulary.GO:
            far = steps(table, option.target, goal)
            if far < least:
                best, least = option, far
    return best


def is_ready(table: Deeds, dream: int) -> bool:
    """Whether the Team is fit for a Dream: not worn out, with Hours to buy Turns, and with what its lamps ask for."""
    if table.hours < min(SPARE_HOURS, vocabulary.STARTING_HOURS[table.seats - 1]):
        return False
    for dreamer in table.dreamers:
        if dreamer.distress > CALM or len(dreamer.sealed) > dreamer.cards_left():
            return False
    if not table.content.dreams[dream].hands:
        return True
    return table.hours + sum([dreamer.gems for dreamer in table.dreamers]) >= LAMPS


def destinations(table: Deeds) -> list[int]:
    """Locations of a Gate for which there are Keys, else of any Gate, for there Keys are gained; or where Hours are."""
    wanted = [dream for dream in table.dreams_open if key_cost(table, dream) <= table.keys]
    wanted.sort(key=lambda dream: ORDER.index(table.content.dreams[dream].id))
    ready = [dream for dream in wanted if is_ready(table, dream)]
    known = [location for location in table.content.locations if location.district in table.districts]
    if wanted and not ready:
        return [location.index for location in known if location.icon in ("hour", "rest", "confession")]
    gates = [location for location in known if location.icon == "gate"]
    for dream in ready:
        district = table.content.find("district", table.content.dreams[dream].district)
        return [gate.index for gate in gates if gate.district == district]
    return [gate.index for gate in gates]


def steps(table: Deeds, start: int, goal: list[int]) -> int:
    """How many arrows lead from here to there."""
    reached = [start]
    far = {start: 0}
    for location in reached:
        if location in goal:
            return far[location]
        for other in table.content.locations[location].paths:
            if other not in far and table.content.locations[other].district in table.districts:
                far[other] = far[location] + 1
                reached.append(other)
    return FAR - 1
