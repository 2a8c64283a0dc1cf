"""What a Dreamer should work for: places on the map that bring the goal nearer, seen from one seat."""

from __future__ import annotations

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.targets import assault_range
from pionek.games.etherfields.language.base import looking
from pionek.games.etherfields.language.conditions import token_of
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR, space_of
from pionek.games.etherfields.model.map import Action


class Aim:
    """One thing worth doing: where, how near one must come, how much it is worth, and the colours that pay for it."""

    __slots__ = ("action", "colours", "reach", "space", "worth")

    def __init__(self, space: int, worth: int, action: int = -1, colours: list[int] | None = None, reach: int = 0) -> None:
        self.space = space
        self.worth = worth
        self.action = action
        self.colours = colours or []
        self.reach = reach

    def distance(self, table: Deeds, seat: int) -> int:
        return self.distance_from(table, table.dreamers[seat].space)

    def distance_from(self, table: Deeds, space: int) -> int:
        far = table.distance(space, self.space)
        return max(0, far - self.reach) if far < FAR else FAR


def aims(table: Deeds, seat: int) -> list[Aim]:
    """Everything worth doing now, in no order."""
    found: list[Aim] = []
    scope = looking(seat)
    for index in table.map().actions:
        action = table.content.actions[index]
        if not action.goal or action.at < 0 or index in table.used_actions:
            continue
        if action.needs is None or action.needs.holds(table, scope):
            found.append(Aim(action.at, action.goal, index, action.cost.colours))
    for entity_tile in table.entity_tiles:
        for index in table.content.entities[entity_tile.entity].interactions:
            found.extend(at_figures(table, seat, table.content.actions[index]))
    found.extend(story(table, seat))
    return found


def at_figures(table: Deeds, seat: int, action: Action) -> list[Aim]:
    if not action.goal:
        return []
    if action.type == "gate":
        return [Aim(table.dreamers[seat].space, action.goal, action.index)]
    reach = assault_range(table, seat, action.type == "contact")
    worth = action.goal + table.gradual_paid[action.index]
    return [Aim(each.space, worth, action.index, action.cost.colours, reach) for each in table.figures if each.entity == action.entity]


def story(table: Deeds, seat: int) -> list[Aim]:
    """What the goal of a Dream needs beside its actions: letters, stairs, tokens."""
    if table.dream < 0:
        return []
    dream = table.content.dreams[table.dream].id
    if dream == "d2":
        return letters(table, seat)
    if dream == "d3" and table.map().present[space_of("B1a")] and not table.map().present[space_of("A1a")]:
        return [Aim(space_of("B1a"), 5)]
    if dream == "d4" and table.personals and token_of(table, seat) is None:
        return [Aim(at, 6) for owner, at in enumerate(table.personals) if at >= 0 and (owner == table.dreamers[seat].dreamer or table.seats == 1)]
    return []


def letters(table: Deeds, seat: int) -> list[Aim]:
    """Letters go to the Well: those one carries, when there are no more to fetch, and those that lie about."""
    well = space_of("B4b")
    if not table.map().present[well]:
        return []
    carried = table.letters.count(-2 - seat)
    found: list[Aim] = []
    most = 3 if table.seats == 1 else 2
    if carried and (len(table.letters) == 3 or carried >= most):
        found.append(Aim(well, 8))
    if carried < most:
        found.extend(Aim(at, 6) for at in table.letters if at >= 0 and table.map().tile_at[at] != table.map().tile_at[well])
    return found


def best(table: Deeds, seat: int) -> Aim | None:
    """The aim that promises most: its worth, less the way there, more if the hand can pay for it."""
    top: Aim | None = None
    most = -FAR
    hand = table.dreamers[seat].hand
    intents = table.content.intents
    for aim in aims(table, seat):
        far = aim.distance(table, seat)
        if far >= FAR:
            continue
        score = 3 * aim.worth - 2 * far
        if aim.colours:
            score += min(4, max([sum([intents[card][colour] for card in hand]) for colour in aim.colours]))
        crowd = sum([1 for other in range(table.seats) if other != seat and table.dreamers[other].space == aim.space])
        if aim.action >= 0 and not table.content.actions[aim.action].cost.gradual:
            score -= 4 * crowd
        if score > most:
            top, most = aim, score
    return top


def progress(table: Deeds) -> float:
    """How far the Dream or Slumber has come, between 0 and 1, from what everybody sees."""
    done = 0.0
    for index in table.used_actions:
        done += table.content.actions[index].goal
    for action in table.content.actions:
        if action.goal and table.gradual_paid[action.index]:
            done += action.goal * table.gradual_paid[action.index] / (table.seats + 1)
    for entity_tile in table.entity_tiles:
        done += entity_tile.markers + entity_tile.threats
    done += 3 * len(table.letters) + 3 * table.counters[vocabulary.VERSES] + 3 * table.counters[vocabulary.TESTIFIED]
    return min(0.9, done / 60)
