"""Who is meant: the selectors of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Selector
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, Word
from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.targets import reach_of
from pionek.games.etherfields.language.base import person
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR, ROW

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class Dreamers(Selector[Deeds]):
    """Every Dreamer."""

    word = "dreamers"
    en = "each Dreamer"
    pl = "każdy Śniący"
    example = "{each: dreamers, do: {draw: 2}}"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return list(range(table.seats))


class Near(Selector[Deeds]):
    """Dreamers near the one who acts, himself among them."""

    word = "near"
    near: int = field(IntKind(0, 9))
    en = "each Dreamer in range { $near }"
    pl = "każdy Śniący w zasięgu { $near }"
    example = "{each: {near: 2}, do: {draw: 1}}"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        me = person(resolution)
        here, reach = table.dreamers[me].space, reach_of(table, me, self.near)
        return [seat for seat in range(table.seats) if table.distance(here, table.dreamers[seat].space) <= reach]


class Standing(Selector[Deeds]):
    """Dreamers on a Terrain, or not on it."""

    word = "standing"
    standing: str = field(Word("light", "darkness", "no-light", "row-c", "rows-ab", "your-space"))
    en = "each Dreamer { $where }"
    pl = "każdy Śniący { $where }"
    example = "{each: {standing: light}, do: {cure: 1}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"where": describer.text(f"where-{self.standing}")}

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return [seat for seat in range(table.seats) if self.holds(table, table.dreamers[seat].space, resolution)]

    def holds(self, table: Deeds, space: int, resolution: Resolution) -> bool:
        if self.standing == "your-space":
            return space == table.dreamers[person(resolution)].space
        if self.standing == "row-c":
            return space // ROW == 2
        if self.standing == "rows-ab":
            return space // ROW < 2
        light = bool(table.terrain(space) & vocabulary.LIGHT)
        if self.standing == "darkness":
            return bool(table.terrain(space) & vocabulary.DARKNESS)
        return light if self.standing == "light" else not light


class Within(Selector[Deeds]):
    """EF-ENT-03: Dreamers within range of any figure of the Entity, each once."""

    word = "within"
    within: int = field(IntKind(0, 9))
    en = "each Dreamer in range { $within }"
    pl = "każdy Śniący w zasięgu { $within }"
    example = "{each: {within: 1}, do: {suffer: 1}}"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return [seat for seat in range(table.seats) if hits(table, resolution.mode - 1, seat, self.within)]


def spared(table: Deeds, seat: int) -> bool:
    """Paper Double: one effect that would affect the Dreamer does not."""
    marks = table.dreamers[seat].marks
    if not marks.shielded:
        return False
    marks.shielded -= 1
    return True


def hits(table: Deeds, entity: int, seat: int, within: int) -> list[int]:
    """The figures of an Entity that reach a Dreamer (EF-ENT-03, EF-MORPH-06, EF-STATE-04)."""
    dreamer = table.dreamers[seat]
    entity_tile = table.entity_tile(entity)
    reach = within
    if entity_tile is not None and within > 0:
        reach += entity_tile.morphs[vocabulary.MORPH_RANGE]
    reach = max(0, reach + value(table, vocabulary.REACH, entity))
    found: list[int] = []
    for at in range(len(table.figures)):
        figure = table.figures[at]
        if figure.entity == entity:
            limit = min(reach, 1) if figure.has(vocabulary.DAZED) else reach
            if table.distance(figure.space, dreamer.space) <= limit:
                found.append(at)
    return found


class Closest(Selector[Deeds]):
    """The Dreamer closest to the Entity; of equally close ones the players choose (EF-CORE-05)."""

    word = "closest"
    en = "the closest Dreamer"
    pl = "najbliższy Śniący"
    example = "{each: closest, do: {seal: 2}}"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        """All Dreamers who are equally close, and closer than the others."""
        best, found = FAR, []
        for seat in range(table.seats):
            for figure in table.figures:
                if figure.entity == resolution.mode - 1:
                    far = table.distance(figure.space, table.dreamers[seat].space)
                    if far < best:
                        best, found = far, [seat]
                    elif far == best < FAR and seat not in found:
                        found.append(seat)
        return found


SELECTORS: tuple[type[Selector], ...] = (Dreamers, Near, Standing, Within, Closest)
