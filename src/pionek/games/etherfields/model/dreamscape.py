"""The map of a Dream or Slumber: spaces, Walls, ways and distances, worked out once for every lay-out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pionek.core.state.piece import Record
from pionek.games.etherfields import vocabulary

if TYPE_CHECKING:
    from pionek.games.etherfields.model.content import EtherfieldsContent

WIDTH: Final = 8
HEIGHT: Final = 6
SPACES: Final = 48
ROW: Final = 2 * WIDTH
"""Spaces in a row of tiles."""
ROWS = "ABC"
CORNERS = "abcd"
FAR: Final = 99


def space_of(name: str) -> int:
    """A2c is the lower left space of the second tile in the upper row."""
    row, column, corner = ROWS.index(name[0]), int(name[1]) - 1, CORNERS.index(name[2])
    return (2 * row + corner // 2) * WIDTH + 2 * column + corner % 2


def name_of(space: int) -> str:
    y, x = divmod(space, WIDTH)
    return f"{ROWS[y // 2]}{x // 2 + 1}{CORNERS[y % 2 * 2 + x % 2]}"


def edge_of(text: str) -> int:
    one, other = text.split("|")
    return edge(space_of(one), space_of(other))


def edge(one: int, other: int) -> int:
    """The border of two spaces as one number."""
    return min(one, other) * SPACES + max(one, other)


class Layout(Record):
    """What the map is made of: whose it is, its tiles, and the edges and spaces that changed since."""

    home: str
    tiles: list[str]
    opened: list[int]
    walls: list[int]
    holes: list[int]

    @staticmethod
    def read(text: str) -> Layout:
        home, tiles, opened, walls, holes = text.split("|")
        return Layout(home, [each for each in tiles.split(",") if each], numbers(opened), numbers(walls), numbers(holes))

    def text(self) -> str:
        parts = [self.home, ",".join(self.tiles)]
        parts.extend(",".join(str(each) for each in sorted(values)) for values in (self.opened, self.walls, self.holes))
        return "|".join(parts)


def numbers(text: str) -> list[int]:
    return [int(each) for each in text.split(",") if each]


EMPTY = Layout("", [], [], [], []).text()


class Dreamscape:
    """One lay-out of the map, tiles of four spaces, never changed: a change of the map is another lay-out (EF-MAP-01)."""

    def __init__(self, content: EtherfieldsContent, text: str) -> None:
        layout = Layout.read(text)
        self.text = text
        self.content = content
        self.home = content.dream(layout.home) if layout.home else None
        self.tiles: list[int] = [content.find("tile", each) for each in layout.tiles]
        self.present = [False] * SPACES
        self.tile_at = [-1] * SPACES
        self.terrain = [0] * SPACES
        self.spawns: list[tuple[int, int]] = []
        """Spaces where Entities appear, with the suit printed there or -1."""
        self.bonus = [0] * SPACES
        self.spot_at: list[list[int]] = [[] for _ in range(SPACES)]
        self.quirk_slots: list[int] = []
        self.stairs: list[int] = []
        self.entrance: list[int] = []
        self.actions: list[int] = []
        self.actions_at: list[list[int]] = [[] for _ in range(SPACES)]
        self.actions_anywhere: list[int] = []
        self.flying: list[int] = []
        self.has_traps = False
        self.ways: dict[int, list[int]] = {}
        blocked: set[int] = set()
        walls: set[int] = set(layout.walls)
        if self.home is not None:
            blocked = {space_of(each) for each in self.home.blocked} - set(layout.holes)
            walls |= {edge_of(each) for each in self.home.walls}
        walls -= set(layout.opened)
        self.blocked = blocked
        self.walls = walls
        self.gaps = {edge_of(each) for each in self.home.gaps} if self.home is not None else set()
        for index in self.tiles:
            self.lay(index)
        if self.home is not None:
            self.entrance = [space_of(each) for each in self.home.entrance if self.present[space_of(each)]]
            self.place_things()
        self.is_wet = any(ground & (vocabulary.WATERS | vocabulary.SWAMPS) for ground in self.terrain)
        self.near = [self.neighbours(space, walls, blocked) for space in range(SPACES)]
        self.corners = [self.diagonals(space, blocked) for space in range(SPACES)]
        self.unwalled = [self.neighbours(space, set(), blocked) for space in range(SPACES)]

    def lay(self, index: int) -> None:
        """A tile on the slot of its code (EF-MAP-02, EF-TERR-01, -02, -03, EF-OVER-01, -02, -03, EF-ICON-10)."""
        tile = self.content.tiles[index]
        for corner in CORNERS:
            space = space_of(tile.slot + corner)
            self.present[space] = True
            self.tile_at[space] = index
            if tile.terrain != "none":
                self.terrain[space] |= 1 << vocabulary.TERRAINS.index(tile.terrain)
        for corners, *mark in [each.split() for each in tile.marks]:
            for corner in corners:
                self.mark(space_of(tile.slot + corner), mark)

    def mark(self, space: int, mark: list[str]) -> None:
        """What is printed on a space; stairs do nothing by themselves (EF-ICON-09)."""
        if mark[0] == "spawn":
            self.spawns.append((space, vocabulary.SUITS.index(mark[1]) if len(mark) > 1 else -1))
        elif mark[0] == "draw":
            self.bonus[space] = int(mark[1])
        elif mark[0] == "quirk":
            self.quirk_slots.append(space)
        elif mark[0] == "stairs":
            self.stairs.append(space)
        else:
            self.terrain[space] |= 1 << vocabulary.TERRAINS.index(mark[0])

    def place_things(self) -> None:
        assert self.home is not None
        for spot in self.content.spots:
            if spot.of == self.home.id and self.present[spot.at]:
                self.spot_at[spot.at].append(spot.index)
                self.has_traps = self.has_traps or spot.type == "trap"
                if spot.type == "flying":
                    self.flying.append(spot.index)
        for action in self.content.actions:
            if action.of == self.home.id and (action.at < 0 or self.present[action.at]):
                self.actions.append(action.index)
                (self.actions_at[action.at] if action.at >= 0 else self.actions_anywhere).append(action.index)

    def neighbours(self, space: int, walls: set[int], blocked: set[int]) -> list[int]:
        """The spaces beside a space, without those behind Walls and Blocked ones (EF-MOVE-02, EF-MAP-07, EF-ICON-10, EF-WALL-01, -02, -03, EF-RANGE-01, -02)."""
        if not self.present[space] or space in blocked:
            return []
        y, x = divmod(space, WIDTH)
        found: list[int] = []
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            if 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT:
                other = (y + dy) * WIDTH + x + dx
                if self.present[other] and other not in blocked and edge(space, other) not in walls:
                    found.append(other)
        return found

    def diagonals(self, space: int, blocked: set[int]) -> list[int]:
        """A diagonal step goes round one of the two corners that are open."""
        y, x = divmod(space, WIDTH)
        found: list[int] = []
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            if 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT:
                other = (y + dy) * WIDTH + x + dx
                if self.present[other] and other not in blocked and self.present[space]:
                    sides = (y * WIDTH + x + dx, (y + dy) * WIDTH + x)
                    if any(side in self.near[space] and other in self.near[side] for side in sides):
                        found.append(other)
        return found

    def far(self, space: int) -> list[int]:
        """How far each space is, around Walls and Blocked spaces (EF-RANGE-01, -02, EF-WALL-01)."""
        known = self.ways.get(space)
        if known is None:
            known = self.ways[space] = spread(self.near, space)
        return known

    def spaces(self) -> list[int]:
        return [space for space in range(SPACES) if self.present[space]]

    def open_spaces(self) -> list[int]:
        """The spaces of the map that are not Blocked (EF-MAP-02)."""
        return [space for space in range(SPACES) if self.present[space] and space not in self.blocked]


def spread(near: list[list[int]], start: int) -> list[int]:
    """Distances from a space, breadth first."""
    far = [FAR] * SPACES
    if start < 0:
        return far
    far[start] = 0
    reached = [start]
    for space in reached:
        for other in near[space]:
            if far[other] == FAR:
                far[other] = far[space] + 1
                reached.append(other)
    return far
