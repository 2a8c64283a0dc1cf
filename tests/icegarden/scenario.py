"""Positions that say only what differs from a bare board, and words to play on from them.

All regions but the last ones have their tiles in the order of the map, so that in a game of four region A has number 1
and H number 8. The board is bare but for a nation marker in each region; nobody has any token. A scenario runs one
procedure of the rulebook; when it is over, the table rests (`done`) instead of going on with the round.
"""

from __future__ import annotations

from typing import Any, Self

from pionek.core.match.match import Match
from pionek.core.state.decision import Decision
from pionek.core.state.frame import Frame
from pionek.core.view.scene import Board as Map
from pionek.core.view.scene import Place
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import Scientist
from pionek.games.icegarden.procedures.action_phase import ActionPhase
from pionek.games.icegarden.procedures.round import Round, WholeGame
from pionek.games.icegarden.procedures.table import IceGardenTable
from tests.scenario import Scenario

A, B, C, D, E, F, G, H = range(8)
ALL = ("freihoff", "dyken", "callo", "fjollsfinn")
THREE = ("freihoff", "dyken", "fjollsfinn")
KINDS = ("population", "gold", "m0", "m1", "m2", "m3")


class Rest(Frame):
    """The procedure under test is over."""

    steps = (("rest", ""),)

    def rest(self, table: IceGardenTable) -> Decision:
        """Wait for an answer, without offering one."""
        return Decision(0, [], others=[(0, [])])


class IceGardenScenario(Scenario):
    """A match in a given position. Seats may be named by their characters.

    `begin` starts the round at the phase of a name ("initiative", "planning", "actions" ...), `run` a single procedure.
    """

    game = "icegarden"
    declining = ("pass",)
    turn_counter = "round"

    def __init__(self, *characters: str, thorn: int = -1, **settings: Any) -> None:
        settings.setdefault("first", "1")
        super().__init__(characters=list(characters or ALL), **settings)
        self.seat_names = self.characters
        self.set_up(thorn)
        self.forget()

    def set_up(self, thorn: int) -> None:
        table = self.table
        count = {2: 6, 3: 7, 4: 8}[len(table.players)]
        regions = count - 1 if "dyken" in self.characters else count
        rolls = [0] if "dyken" in self.characters[1:] and table.solo else []
        table.script = [*rolls, *range(count - 1, 0, -1), *range(regions - 1, 0, -1)]
        if table.solo >= vocabulary.HARD:
            table.script.append(0)
        while self.asked != "Planning.place":
            self.play(self.keys[0])
        table.script = []
        table.thorn = thorn
        table.sanctuaries = [0] * 8
        for player in table.players:
            for kind in range(6):
                table.supply[min(kind, 2)] += player.tokens[kind]
                player.tokens[kind] = 0
            player.supply += sum(player.markers)
            player.markers = [0] * 8
            player.figures = [-1] * 6
            player.to_place = 0

    # Laying out a position

    def player(self, name: str) -> Scientist:
        player: Scientist = self.table.players[self.seat_of(name)]
        return player

    def give(self, name: str, **tokens: int) -> Self:
        """Tokens from the supply: population, gold, m0 to m3."""
        for kind, count in tokens.items():
            at = KINDS.index(kind)
            self.player(name).tokens[at] += count
            self.table.supply[min(at, 2)] -= count
        return self

    def put(self, name: str, region: int, markers: int = 0, **units: int) -> Self:
        """Markers and figures in a region; units by their ids with _ for -."""
        player = self.player(name)
        player.markers[region] += markers
        player.supply -= markers
        for unit, count in units.items():
            place = self.content.units[self.unit(unit)].place
            free = [figure for figure in vocabulary.FIGURES_OF[place] if player.figures[figure] < 0]
            for figure in free[:count]:
                player.figures[figure] = region
        return self

    def lose_reputation(self, name: str, count: int) -> Self:
        self.table.lose_reputation(self.seat_of(name), count, "")
        return self

    def upgrade(self, unit: str, *abilities: int) -> Self:
        """Bought upgrades of a unit type."""
        index = self.unit(unit)
        seat = self.table.owner_of(index)
        place = self.content.units[index].place
        for slot, ability in enumerate(abilities):
            self.table.players[seat].bought[place * 2 + slot] = ability
            self.table.upgrades[ability] -= 1
        self.table.count_powers(seat)
        return self

    def reputation(self, *best_first: tuple[str, int]) -> Self:
        """Who stands where, best first."""
        table = self.table
        table.ranks = [self.seat_of(name) for name, _value in best_first]
        for name, value in best_first:
            table.reputation[self.seat_of(name)] = value
        table.vuko_in_play = any(value < vocabulary.YIN_YANG for _name, value in best_first)
        return self

    def order(self, *names: str) -> Self:
        self.table.order = [self.seat_of(name) for name in names]
        return self

    def plan(self, field: int, *names: str) -> Self:
        """Action markers in a field, from the left."""
        self.table.slots[field] = [self.seat_of(name) for name in names]
        return self

    def on(self, **fields: Any) -> Self:
        """Set fields of the table; regions by their letter: `on(vuko=A)`."""
        for name, value in fields.items():
            assert hasattr(self.table, name), name
            setattr(self.table, name, value)
        return self

    def at(self, what: str, **regions: int) -> Self:
        """Set a list by regions: `at("nations", A=0)`."""
        for letter, value in regions.items():
            getattr(self.table, what)["ABCDEFGH".index(letter)] = value
        self.table.map_changed()
        return self

    def unit(self, id: str) -> int:
        return self.find("unit", id.replace("_", "-"))

    # Playing

    def run(self, frame: Frame) -> Self:
        """Begin a procedure; the table rests when it is over."""
        return self.start_round("check", Rest(-1), frame)

    def actions(self) -> Self:
        return self.run(ActionPhase(-1))

    def begin(self, phase: str) -> Self:
        """Begin at a phase of the round and play on into the next one."""
        return self.start_round(phase)

    def start_round(self, phase: str, *frames: Frame) -> Self:
        """Stand in a round before one of its phases, with these procedures on top of it."""
        saga, round_ = WholeGame(-1), Round(-1)
        saga.back_to("play_round")
        round_.back_to(phase)
        self.table.steps_left = 10_000
        return self.forget().start(saga, round_, *frames)

    def new_round(self) -> Self:
        """Begin the next round."""
        saga = WholeGame(-1)
        saga.back_to("play_round")
        return self.forget().start(saga)

    def finish(self) -> Self:
        """Decline, or take the first option, until the procedure is over."""
        while not self.done:
            self.idle()
        return self

    def go_on(self) -> Self:
        """Leave the rest after a procedure and go on with the round."""
        assert isinstance(self.frame, Rest)
        return self.start(*self.frames[:-1])

    # Looking

    @property
    def done(self) -> bool:
        """Whether the procedure under test is over, or the whole match."""
        return self.over or isinstance(self.frame, Rest)

    @property
    def characters(self) -> list[str]:
        """The characters of all players, that of the robot last."""
        return self.names("character", [player.character for player in self.table.players])

    @property
    def chooser(self) -> str:
        """The character that is asked."""
        return self.characters[self.seat]

    @property
    def supply(self) -> list[int]:
        """The population, gold and M-factor tokens that nobody has."""
        return list(self.table.supply)

    @property
    def upgrades(self) -> list[int]:
        """The upgrades of each ability that nobody has bought."""
        return list(self.table.upgrades)

    @property
    def snow(self) -> int:
        return int(self.table.snow)

    @property
    def vuko(self) -> int:
        """The region that Vuko visits, or -1."""
        return int(self.table.vuko)

    @property
    def vuko_tokens(self) -> int:
        """The Vuko tokens that nobody has."""
        return int(self.table.vuko_tokens)

    @property
    def factor(self) -> int:
        """What the points of regions are multiplied by in this round."""
        return int(self.table.factor)

    @property
    def absorbed(self) -> int:
        """The sanctuaries that the Thorn has absorbed."""
        return int(self.table.absorbed)

    @property
    def recruited(self) -> list[int]:
        """The nations that each seat has recruited."""
        return list(self.table.recruited)

    @property
    def sequence(self) -> list[int]:
        """The regions in the order of their numbers."""
        return list(self.table.sequence)

    @property
    def nations(self) -> list[int]:
        """The nation markers of each region."""
        return list(self.table.nations)

    @property
    def sanctuaries(self) -> list[int]:
        """The sanctuaries of each region, face up."""
        return list(self.table.sanctuaries)

    @property
    def turned(self) -> list[int]:
        """The sanctuaries of each region, face down."""
        return list(self.table.turned)

    @property
    def towers(self) -> list[int]:
        """The towers of each region."""
        return list(self.table.towers)

    @property
    def closed(self) -> list[int]:
        """Which regions are closed."""
        return list(self.table.closed)

    @property
    def nightmares(self) -> list[int]:
        """The nightmares of each region."""
        return list(self.table.nightmares)

    @property
    def thorn(self) -> int:
        """The region of the Thorn, or -1."""
        return int(self.table.thorn)

    @property
    def scenario_row(self) -> list[tuple[str, bool]]:
        """The scenario tile of each stage, and whether it lies with the arrow side up."""
        return [(self.content.id_of("scenario", each // 2), each % 2 == 1) for each in self.table.scenario]

    @property
    def numbers(self) -> list[int]:
        """The number of each region's tile; 0 without one."""
        return [self.content.tiles[tile].number if tile >= 0 else 0 for tile in self.table.tiles]

    @property
    def reputations(self) -> list[int]:
        """The reputation of each seat."""
        return list(self.table.reputation)

    @property
    def helmets(self) -> list[int]:
        """The helmet of each seat."""
        return [player.helmet for player in self.table.players]

    @property
    def players(self) -> list[Scientist]:
        """What each seat has."""
        return list(self.table.players)

    @property
    def field_order(self) -> list[str]:
        """The action fields in the order in which they are resolved."""
        return self.names("field", self.table.field_order)

    @property
    def turn_order(self) -> list[str]:
        return [self.characters[seat] for seat in self.table.order]

    @property
    def scenario_tiles(self) -> list[str]:
        """The scenario tiles in force now."""
        return self.names("scenario", self.table.active_tiles())

    def slots(self, field: int) -> list[int]:
        """The seats of the action markers in a field, from the left."""
        return list(self.table.slots[field])

    def prizes(self, region: int) -> list[int]:
        """The points of a region's tile, and nothing for those behind."""
        return [*self.content.tiles[self.table.tiles[region]].points, 0, 0, 0]

    def yields(self, region: int) -> list[int]:
        """The population, gold and M-factor of a region's tile."""
        return list(self.content.tiles[self.table.tiles[region]].yields)

    def tokens(self, name: str) -> dict[str, int]:
        return {kind: count for kind, count in zip(KINDS, self.player(name).tokens, strict=True) if count}

    def figures(self, name: str, unit: str) -> list[int]:
        """Where the figures of a type are; -1 is the reserve."""
        player = self.player(name)
        return sorted(player.figures[each] for each in vocabulary.FIGURES_OF[self.content.units[self.unit(unit)].place])

    def points(self, *names: str) -> list[int]:
        return [self.player(name).points for name in names or self.characters]

    def influence(self, name: str, region: int) -> int:
        found: int = self.table.influence(self.seat_of(name), region)
        return found

    def stack(self, value: int) -> list[str]:
        """The reputation stack of a space, best (lowest) first."""
        return [self.characters[seat] for seat in self.table.ranks if self.table.reputation[seat] == value]

    @property
    def winning_characters(self) -> list[str]:
        return [self.characters[seat] for seat in self.winners]


def places_of(match: Match, seat: int) -> list[Place]:
    """The regions of the map, as a seat sees them."""
    return next(thing.places for thing in match.scene(seat).things if isinstance(thing, Map) and thing.id == "map")
