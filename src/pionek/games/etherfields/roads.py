"""The way through the Dreamworld, for bots: to a Gate that can be paid, else to where Keys are."""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.games.etherfields import words
from pionek.games.etherfields.dreamscape import FAR
from pionek.games.etherfields.table import Dreamworld
from pionek.games.etherfields.travel import key_cost

ORDER = ("d2", "d3", "d4", "d5")


def choose_road(table: Dreamworld, options: list[Option], tired: bool) -> Option:
    """One step of the way; or Awakening, when somebody is near death."""
    if tired:
        for option in options:
            if option.verb == words.PICK and option.subject == words.PICK_AWAKEN:
                return option
    goal = destinations(table)
    best, least = options[0], FAR
    for option in options:
        if option.verb == words.GO:
            far = steps(table, option.target, goal)
            if far < least:
                best, least = option, far
    return best


def destinations(table: Dreamworld) -> list[int]:
    """Locations of a Gate for which there are Keys, else of any Gate: there Keys are gained."""
    wanted = [dream for dream in table.dreams_open if key_cost(table, dream) <= table.keys]
    wanted.sort(key=lambda dream: ORDER.index(table.box.dreams[dream].id))
    gates = [location for location in table.box.locations if location.icon == "gate" and location.district in table.districts]
    for dream in wanted:
        district = table.box.find("district", table.box.dreams[dream].district)
        return [gate.index for gate in gates if gate.district == district]
    return [gate.index for gate in gates]


def steps(table: Dreamworld, start: int, goal: list[int]) -> int:
    """How many arrows lead from here to there."""
    reached = [start]
    far = {start: 0}
    for location in reached:
        if location in goal:
            return far[location]
        for other in table.box.locations[location].paths:
            if other not in far and table.box.locations[other].district in table.districts:
                far[other] = far[location] + 1
                reached.append(other)
    return FAR - 1
