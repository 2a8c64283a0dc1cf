"""Slumbers: the tile drawn, its Entity or its text, skipping, ending; the Continuous Dream."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import Layout, space_of
from pionek.games.etherfields.model.pieces import lay_face_down
from pionek.games.etherfields.model.state import CONTINUOUS
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.dream import Entrance, draw_turns
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn
from pionek.games.etherfields.procedures.turn import Encounter, skip_slumber
from pionek.games.etherfields.vocabulary import SlumberNo

MAP = "slumbers"
"""The lay-out of the Slumber Dreamscape."""
MOST_CONTINUOUS = 3


def lay_slumber_map(table: Deeds) -> None:
    """The two Setup tiles; all others are shuffled face down (EF-SLUM-05, EF-SETUP-02, -08)."""
    table.clear_map()
    setup = [tile for tile in table.content.tiles if tile.of == MAP and tile.setup]
    others = [tile.index for tile in table.content.tiles if tile.of == MAP and not tile.setup]
    table.relayout(Layout(MAP, sorted(tile.id for tile in setup), [], [], []))
    for tile in setup:
        table.see("tile", tile.index)
        table.happened(vocabulary.REVEALED, -1, tile.index, rule="EF-SLUM-05")
    lay_face_down(table.tiles, others)
    table.shuffle(table.tiles)
    table.dream = -1
    table.clean = True


def draw_map_tile(table: Deeds) -> None:
    """The next tile that touches the map is laid out; one that does not goes under the stack (EF-FATE-02)."""
    for _ in range(len(table.tiles.cards)):
        table.show()
        tile = table.tiles.take()
        if touches(table, tile):
            table.lay_tile(tile)
            return
        table.tiles.put_under(tile)


def touches(table: Deeds, tile: int) -> bool:
    slot = table.content.tiles[tile].slot
    row, column = "ABC".index(slot[0]), int(slot[1])
    for index in table.map().tiles:
        other = table.content.tiles[index].slot
        if abs(row - "ABC".index(other[0])) + abs(column - int(other[1])) == 1:
            return True
    return False


class SlumberPlay(Frame):
    """A Slumber tile from being drawn to lying under the deck (EF-SLUM-03, -06 to -12)."""

    slumber: SlumberNo
    passed: bool = later(False)
    redraw: bool = later(False)
    instead: bool = later(False)

    steps = (
        ("drawn", "EF-SLUM-01"), ("answers", "EF-DWPL-02"), ("continuous", "EF-OPT-04"), ("skip", "EF-SLUM-08"),
        ("set_up", "EF-SLUM-06"), ("spawn", "EF-ENT-01"), ("play", "EF-TURN-01"), ("close", "EF-SLUM-11"),
    )  # fmt: skip

    def drawn(self, table: Deeds) -> None:
        """The tile is in play; what works once a Slumber comes back (EF-SLUM-01, -06 to -12)."""
        table.slumber = self.slumber
        table.won = False
        table.forget("classic-used")
        table.used_world = []
        for dreamer in table.dreamers:
            dreamer.used = []
        table.see("slumber", self.slumber)
        table.happened(vocabulary.SLUMBER, -1, self.slumber, rule="EF-SLUM-01")

    def answers(self, table: Deeds) -> Decision | None:
        return open_window(table, table.first, vocabulary.DRAWN_SLUMBER, "EF-DWPL-02")

    def continuous(self, table: Deeds) -> Decision | None:
        """After reading the tile the Team may discard it and resolve the mode's tile (EF-OPT-04)."""
        if self.passed:
            self.back_to("close")
            return None
        if not table.modes & CONTINUOUS or table.continuous >= MOST_CONTINUOUS or self.is_delta(table):
            return None
        return Decision(table.first, [Option(vocabulary.PICK, vocabulary.PICK_PLAY_ON), Option(vocabulary.PICK, vocabulary.PICK_CONTINUOUS)])

    def took_continuous(self, table: Deeds, option: Option) -> None:
        if option.subject == vocabulary.PICK_CONTINUOUS:
            self.instead = True
            table.slumbers.put_under(self.slumber)
            table.happened(vocabulary.SLUMBER_PUT, -1, self.slumber, other=vocabulary.GOES_UNDER, rule="EF-OPT-04")
            self.slumber = table.content.find("slumber", "tcs")
            table.slumber = self.slumber
            table.happened(vocabulary.SLUMBER_PUT, -1, self.slumber, other=vocabulary.INSTEAD, rule="EF-OPT-04")

    def is_delta(self, table: Deeds) -> bool:
        return table.content.slumbers[self.slumber].id == vocabulary.DELTA_SLUMBER

    def skip(self, table: Deeds) -> Decision | None:
        """Even before it starts (EF-SLUM-07, -08, ruling R38)."""
        if table.content.slumbers[self.slumber].skip == "no" or self.instead:
            return None
        return Decision(table.first, [Option(vocabulary.PICK, vocabulary.PICK_PLAY_ON), Option(vocabulary.PICK, vocabulary.PICK_SKIP)])

    def took_skip(self, table: Deeds, option: Option) -> None:
        """Carry out the Skip effect instead of the Slumber (EF-SLUM-07, -08)."""
        if option.subject == vocabulary.PICK_SKIP:
            self.back_to("close")
            skip_slumber(table)

    def set_up(self, table: Deeds) -> None:
        """Make the Turn deck and place the Dreamers; the Delta tile is resolved instead (EF-SLUM-05, -06, EF-SEAS-01, EF-DELTA-01)."""
        slumber = table.content.slumbers[self.slumber]
        if self.is_delta(table):
            self.back_to("close")
            table.then(Delta(table.first))
            return
        if slumber.turns:
            fewer = 1 if season(table, "short-slumbers") else 0
            draw_turns(table, max(min(2, slumber.turns), slumber.turns - fewer))
            if season(table, "lit-slumbers"):
                table.put_terrain(space_of("B2a"), vocabulary.LIGHT, "EF-SEAS-01")
                table.put_terrain(space_of("B3a"), vocabulary.LIGHT, "EF-SEAS-01")
        if any(each.space < 0 for each in table.dreamers):
            table.then(Entrance(table.first))

    def spawn(self, table: Deeds) -> None:
        """The Entity of the tile appears (EF-ENT-01, EF-SLUM-06, EF-SETUP-08)."""
        slumber = table.content.slumbers[self.slumber]
        if slumber.entity >= 0:
            entity = table.content.entities[slumber.entity]
            table.then(Spawn(table.first, slumber.entity, entity.figures(table.seats)))

    def play(self, table: Deeds) -> None:
        """Follow the text of the tile, or play its Turns (EF-TURN-01, EF-SLUM-06, -09, -10)."""
        slumber = table.content.slumbers[self.slumber]
        if slumber.text is not None:
            table.then(Resolution(table.first, [slumber.text], slumber.texts["text"]))
        elif slumber.turns:
            table.then(Encounter(table.first))

    def close(self, table: Deeds) -> None:
        """The tile goes under the deck, the Delta tile only if it was put away unresolved; figures and markers leave, everything else stays (EF-SLUM-03, -04, -10 to -12, EF-OPT-04)."""
        slumber = table.content.slumbers[self.slumber]
        if slumber.id == "tcs":
            table.continuous += 1
            table.gain(table.first, vocabulary.KEY, 1, "EF-OPT-04")
        elif (self.passed or not self.is_delta(table)) and f"slumber {slumber.id}" not in table.removed:
            table.slumbers.put_under(self.slumber)
            if self.passed:
                table.happened(vocabulary.SLUMBER_PUT, -1, self.slumber, other=vocabulary.GOES_UNDER, rule="EF-SLUM-11")
        table.clear_encounter()
        for dreamer in table.dreamers:
            dreamer.used = []
        table.slumber = -1
        if self.redraw and table.slumbers.cards:
            table.then(next_slumber(table))
        table.gather_turns()


def next_slumber(table: Deeds) -> SlumberPlay:
    """The top tile of the Slumber deck (EF-SLUM-01)."""
    table.show()
    return SlumberPlay(table.first, table.slumbers.take())


def season(table: Deeds, ruling: str) -> bool:
    """Whether a Season with this rule is on top, and not ignored (EF-SEAS-01, -03)."""
    return ruling in table.content.seasons[table.season].rulings and "no-season" not in table.flags
