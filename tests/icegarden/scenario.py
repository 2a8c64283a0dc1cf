"""Positions that say only what differs from a bare board, and words to play on from them.

All regions but the last ones have their tiles in the order of the map, so that in a game of four region A has number 1
and H number 8. The board is bare but for a nation marker in each region; nobody has any token. A scenario runs one
procedure of the rulebook; when it is over, the table rests (`done`) instead of going on with the round.
"""

from __future__ import annotations

from typing import Any

import pionek
from pionek.core.match.match import Match
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.frame import Frame
from pionek.core.view.scene import Board as Map
from pionek.core.view.scene import Place
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import Board, Scientist
from pionek.games.icegarden.procedures.action_phase import ActionPhase
from pionek.games.icegarden.procedures.rounds import Round, Saga

A, B, C, D, E, F, G, H = range(8)
ALL = ("freihoff", "dyken", "callo", "fjollsfinn")
THREE = ("freihoff", "dyken", "fjollsfinn")
KINDS = ("population", "gold", "m0", "m1", "m2", "m3")


class Rest(Frame):
    """The procedure under test is over."""

    steps = (("rest", ""),)

    def clone(self) -> Rest:
        new = Rest(self.who)
        new.at = self.at
        return new

    def rest(self, table: Board) -> Decision:
        return Decision(0, [Option(6), Option(7)])

    def took_rest(self, table: Board, option: Option) -> None:
        """Go on with the round."""


class Play:
    """A match in a given position."""

    def __init__(self, *characters: str, thorn: int = -1, **settings: Any) -> None:
        self.characters = characters or ALL
        settings.setdefault("first", "1")
        self.match: Match = pionek.new_match("icegarden", seed=5, characters=list(self.characters), **settings)
        self.match.listen()
        self.table: Any = self.match.table
        self.set_up(thorn)
        self.heard = len(self.match.listen().events)

    def set_up(self, thorn: int) -> None:
        table = self.table
        count = {2: 6, 3: 7, 4: 8}[len(table.players)]
        regions = count - 1 if "dyken" in self.characters else count
        rolls = [0] if "dyken" in self.characters[1:] and table.solo else []
        table.script = [*range(count - 1, 0, -1), *range(regions - 1, 0, -1)]
        if rolls:
            table.script = rolls + table.script
        if table.solo >= vocabulary.HARD:
            table.script.append(0)
        while self.asked() != "Planning.place":
            self.match.play(self.match.decision.options[0])
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

    def seat(self, name: str) -> int:
        return self.characters.index(name)

    def player(self, name: str) -> Scientist:
        player: Scientist = self.table.players[self.seat(name)]
        return player

    def give(self, name: str, **tokens: int) -> Play:
        """Tokens from the supply: population, gold, m0 to m3."""
        for kind, count in tokens.items():
            at = KINDS.index(kind)
            self.player(name).tokens[at] += count
            self.table.supply[min(at, 2)] -= count
        return self

    def put(self, name: str, region: int, markers: int = 0, **units: int) -> Play:
        """Markers and figures in a region; units by their ids with _ for -."""
        player = self.player(name)
        player.markers[region] += markers
        player.supply -= markers
        for unit, count in units.items():
            place = self.table.content.units[self.unit(unit)].place
            free = [figure for figure in vocabulary.FIGURES_OF[place] if player.figures[figure] < 0]
            for figure in free[:count]:
                player.figures[figure] = region
        return self

    def upgrade(self, unit: str, *abilities: int) -> Play:
        """Bought upgrades of a unit type."""
        index = self.unit(unit)
        seat = self.table.owner_of(index)
        place = self.table.content.units[index].place
        for slot, ability in enumerate(abilities):
            self.table.players[seat].bought[place * 2 + slot] = ability
            self.table.upgrades[ability] -= 1
        self.table.count_powers(seat)
        return self

    def reputation(self, *best_first: tuple[str, int]) -> Play:
        """Who stands where, best first."""
        table = self.table
        table.ranks = [self.seat(name) for name, _value in best_first]
        for name, value in best_first:
            table.reputation[self.seat(name)] = value
        table.vuko_in_play = any(value < vocabulary.YIN_YANG for _name, value in best_first)
        return self

    def order(self, *names: str) -> Play:
        self.table.order = [self.seat(name) for name in names]
        return self

    def plan(self, field: int, *names: str) -> Play:
        """Action markers in a field, from the left."""
        self.table.slots[field] = [self.seat(name) for name in names]
        return self

    def on(self, **fields: Any) -> Play:
        """Set fields of the table; regions by their letter: `on(vuko=A)`."""
        for name, value in fields.items():
            setattr(self.table, name, value)
        return self

    def at(self, what: str, **regions: int) -> Play:
        """Set a list by regions: `at("nations", A=0)`."""
        for letter, value in regions.items():
            getattr(self.table, what)["ABCDEFGH".index(letter)] = value
        self.table.map_changed()
        return self

    def unit(self, id: str) -> int:
        found: int = self.table.content.find("unit", id.replace("_", "-"))
        return found

    # Playing

    def run(self, frame: Frame) -> Play:
        """Begin a procedure; the table rests when it is over."""
        table = self.table
        saga, round_ = Saga(-1), Round(-1)
        saga.back_to("play_round")
        round_.back_to("check")
        table.agenda = [saga, round_, Rest(-1), frame]
        table.decision = None
        table.steps_left = 10_000
        self.heard = len(self.match.listen().events)
        table.advance()
        return self

    def actions(self) -> Play:
        return self.run(ActionPhase(-1))

    def round(self, step: str) -> Play:
        """Begin at a step of the round and play on into the next one."""
        table = self.table
        saga, round_ = Saga(-1), Round(-1)
        saga.back_to("play_round")
        round_.back_to(step)
        table.agenda = [saga, round_]
        table.decision = None
        table.steps_left = 10_000
        self.heard = len(self.match.listen().events)
        table.advance()
        return self

    def dice(self, *numbers: int) -> Play:
        self.table.script.extend(number - 1 for number in numbers)
        return self

    def play(self, *keys: str) -> Play:
        for key in keys:
            self.match.play(key)
        return self

    def idle(self) -> Play:
        """Decline, or take the first option, until the procedure is over."""
        while not self.done:
            self.play("pass" if "pass" in self.keys else self.keys[0])
        return self

    # Looking

    @property
    def done(self) -> bool:
        return self.match.decision is None or isinstance(self.table.agenda[-1], Rest)

    @property
    def keys(self) -> list[str]:
        return [] if self.done else self.match.keys()

    @property
    def asks(self) -> str:
        """Who is asked."""
        assert self.match.decision is not None
        return self.characters[self.match.decision.seat]

    def asked(self) -> str:
        """Frame and step of the question."""
        if self.match.decision is None:
            return ""
        frame = self.table.agenda[-1]
        return f"{type(frame).__name__}.{frame.step_name()}"

    def prizes(self, region: int) -> list[int]:
        """The points of a region's tile, and nothing for those behind."""
        return [*self.table.content.tiles[self.table.tiles[region]].points, 0, 0, 0]

    def tokens(self, name: str) -> dict[str, int]:
        return {kind: count for kind, count in zip(KINDS, self.player(name).tokens, strict=True) if count}

    def figures(self, name: str, unit: str) -> list[int]:
        """Where the figures of a type are; -1 is the reserve."""
        player = self.player(name)
        return sorted(player.figures[each] for each in vocabulary.FIGURES_OF[self.table.content.units[self.unit(unit)].place])

    def points(self, *names: str) -> list[int]:
        return [self.player(name).points for name in names or self.characters]

    def influence(self, name: str, region: int) -> int:
        found: int = self.table.influence(self.seat(name), region)
        return found

    def stack(self, value: int) -> list[str]:
        """The reputation stack of a space, best (lowest) first."""
        return [self.characters[seat] for seat in self.table.ranks if self.table.reputation[seat] == value]

    def why_not(self, name: str, kind: str, id: str) -> str:
        """The rule by which nothing can be done with a thing; empty when something can."""
        guard: Guard | None = self.match.why_not(self.seat(name), kind, self.table.content.find(kind, id))
        return guard.rule if guard is not None else ""

    def deeds(self, *names: str) -> list[tuple[str, int, int, int]]:
        """The moments of these names since the procedure began: which, whose, subject and how much."""
        events = self.match.listen().events[self.heard :]
        found = [(vocabulary.WORDS.moments[each.moment].name, each.who, each.subject, each.amount) for each in events]
        return [each for each in found if each[0] in names]

    def rules(self) -> list[str]:
        return [rule for line in self.match.log(0, since=self.heard) for rule in line.rules]

    @property
    def winners(self) -> list[str]:
        assert self.match.result is not None
        return [self.characters[seat] for seat in self.match.result.winners]


def places_of(match: Match, seat: int) -> list[Place]:
    """The regions of the map, as a seat sees them."""
    return next(thing.places for thing in match.scene(seat).things if isinstance(thing, Map) and thing.id == "map")
