"""Positions that say only what stands where, and words to play on from them.

A side is a list of miniatures: `noble-dragon@c3` stands on the map, `noble-dragon@grave` lies in the graveyard, and
`noble-dragon` alone waits in the reserves. `big=noble-dragon@c3` gives it a name of its own, for there may be several.
Attack dice are written as they lie: `3 1 - b`, with `-` for a miss and `b` for a blade.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from pionek.core.rules.in_force import parts
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.action_phase import ActionPhase
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.turn import Turn
from pionek.games.dreamblade.vocabulary import SIDES
from tests.scenario import Scenario

TRIAL = (Path(__file__).parent / "trial",)
"""A pack of figures for sentences that no figure of the game uses."""
SOUTH, NORTH = 0, 1
FACES = {"1": 0, "2": 1, "3": 2, "-": 3, "b": 5}
SPARE = "runetagged-brawler"


class DreamBladeScenario(Scenario):
    """A match in a given position: the first action phase of a player, unless said otherwise.

    `phase` is "action", "spawn", or one of those before which the scenario waits for `go`: "turn" and "conquest".
    """

    game = "dreamblade"
    declining = ("done", "strike", "decline")

    def __init__(
        self,
        south: list[str] | None = None,
        north: list[str] | None = None,
        *,
        phase: str = "action",
        who: int = SOUTH,
        first: int = SOUTH,
        again: bool = False,
        turn: int = 2,
        points: int | None = None,
        dice: tuple[int, int] = (3, 4),
        won: tuple[int, int] = (0, 0),
        bonus: tuple[int, int] = (0, 0),
        destroyed: tuple[int, int] = (0, 0),
        skipped: bool = False,
        strict: bool = False,
        packs: tuple[Path, ...] = (),
    ) -> None:
        sides = [[read(word) for word in side or []] for side in (south, north)]
        lists = [[figure for _name, figure, _place in side] or [SPARE] for side in sides]
        lists = [[f"trial:{name}" if is_trial(name) else name for name in side] for side in lists]
        super().__init__(packs=(*TRIAL, *packs), format="own", south=lists[0], north=lists[1])
        self.pieces: dict[str, int] = {}
        self.lay(sides)
        self.table.turn, self.table.first, self.table.active = turn, first, who
        self.table.initiative, self.table.won, self.table.bonus = list(dice), list(won), list(bonus)
        self.table.conquest, self.table.skipped, self.table.strict = list(destroyed), skipped, strict
        self.begin_phase(phase, who, first, again, points)
        self.forget()

    def lay(self, sides: list[list[tuple[str, str, str]]]) -> None:
        """Put every miniature where it is said to be."""
        table = self.table
        table.decision = None
        for seat, side in enumerate(sides):
            free = members(SIDES[seat] & table.reserve)
            for name, figure, place in side:
                wanted = table.content.find("figure", f"trial:{figure}" if is_trial(figure) else figure)
                piece = next(each for each in free if table.figures[each] == wanted)
                free.remove(piece)
                assert name not in self.pieces, f"two miniatures are called {name}"
                self.pieces[name] = piece
                if place == "grave":
                    table.reserve &= ~(1 << piece)
                    table.buried |= 1 << piece
                elif place:
                    table.put(piece, table.content.find("cell", place))
        table.unsettled = 0

    def begin_phase(self, phase: str, who: int, first: int, again: bool, points: int | None) -> None:
        """Run to the first question of the phase, or wait before it."""
        contest, turn = self.table.agenda[0], Turn(-1)
        contest.back_to("turn")
        if phase == "turn":
            self.table.turn -= 1
            self.table.agenda[:] = [contest]
        elif phase == "conquest":
            turn.back_to("conquest")
            self.table.agenda[:] = [contest, turn]
        elif phase == "spawn":
            turn.back_to("second_spawns" if who == first else "first_acts")
            spawning = SpawnPhase(who)
            self.table.agenda[:] = [contest, turn, spawning]
            spawning.begin(self.table)
            spawning.back_to("act")
            self.table.points = self.table.points if points is None else points
            self.start(contest, turn, spawning)
        else:
            last = ("first_acts_again", "second_acts") if who == first else ("second_acts_again", "conquest")
            turn.back_to(last[again])
            self.start(contest, turn, ActionPhase(who))

    def go(self) -> Self:
        """Run a position that waits before its phase to the next question."""
        self.table.advance()
        return self

    # Playing

    def roll(self, faces: str) -> Self:
        """What the next attack dice will show."""
        return self.chance(*(FACES[face] for face in faces.split()))

    def spawn(self, figure: str, cell: str = "") -> Self:
        self.play(f"spawn:{named(figure)}")
        return self.play(f"to:{cell}") if f"to:{cell}" in self.keys and self.asked == "SpawnPhase.where" else self

    def shift(self, name: str, cell: str) -> Self:
        """Move a creature; the first one chooses to shift."""
        if "shift" in self.keys:
            self.play("shift")
        self.play(f"move:{self.pieces[name] + 1}")
        return self.play(f"to:{cell}") if f"to:{cell}" in self.keys and self.asked == "Shift.go" else self

    def attack(self, cell: str, *names: str, roll: str = "") -> Self:
        """Fight in a cell with these creatures, and let the dice fall like this."""
        if "strike" in self.keys:
            self.play("strike")
        self.roll(roll)
        self.play(f"fight:{cell}")
        for name in names:
            if self.asked == "Combat.choose_attackers":
                self.play(self.key("attack", name))
        if self.asked == "Combat.choose_attackers":
            self.play("done")
        return self

    def blade(self, name: str, ability: int = 0, of: str = "", by: str = "") -> Self:
        """Give the next blade to an ability: printed, copied `of` another creature, or granted `by` one."""
        return self.play(self.blade_key(name, ability, of, by))

    def blade_key(self, name: str, ability: int = 0, of: str = "", by: str = "") -> str:
        code = ability + (8 * (self.pieces[by] + 1) if by else 0)
        origin = f":{self.pieces[of] + 1}" if of else ""
        return f"blade:{self.pieces[name] + 1}{origin}:{code}"

    def target(self, name: str) -> Self:
        return self.play(self.key("target", name))

    def give(self, name: str, damage: int) -> Self:
        """Assign so much of the damage to a creature."""
        return self.play(f"{self.key('give', name)}:{damage}")

    def done(self) -> Self:
        return self.play("done")

    def key(self, verb: str, name: str) -> str:
        return f"{verb}:{self.pieces[name] + 1}"

    def end_phase(self) -> Self:
        """Play on, doing nothing more, until the phase is over."""
        phase = self.table.agenda[2]
        while not self.over and len(self.table.agenda) > 2 and self.table.agenda[2] is phase:
            self.idle()
        return self

    # Looking

    def asked_for(self) -> str:
        """The word of the effect that asks."""
        return str(self.frame.todo[-1].word)

    def offers(self, verb: str) -> list[str]:
        """The names of the pieces, or the ids of the other things, that this verb is offered for."""
        names = {piece: name for name, piece in self.pieces.items()}
        found = []
        for key in self.keys:
            word, _, rest = key.partition(":")
            if word == verb:
                found.append(names[int(rest.split(":")[0]) - 1] if verb not in ("to", "fight", "spawn", "respawn", "take", "number", "reroll") else rest)
        return found

    def at(self, name: str) -> str:
        """Where a miniature is: a cell, or reserves, graveyard, out."""
        piece = self.pieces[name]
        if self.table.fielded >> piece & 1:
            return str(self.table.content.id_of("cell", self.table.cells[piece]))
        zones = {"reserves": self.table.reserve, "graveyard": self.table.buried, "out": self.table.removed}
        return next(zone for zone, mask in zones.items() if mask >> piece & 1)

    @property
    def points(self) -> int:
        """The spawn points that are left."""
        return int(self.table.points)

    @property
    def bonus(self) -> list[int]:
        """What each seat's next spawn phase will have more, for its lost figures."""
        return list(self.table.bonus)

    @property
    def conquest(self) -> list[int]:
        """The conquest points of each seat in this turn."""
        return list(self.table.conquest)

    @property
    def won(self) -> list[int]:
        """The turns that each seat has won."""
        return list(self.table.won)

    @property
    def initiative(self) -> list[int]:
        """The initiative dice of both seats."""
        return list(self.table.initiative)

    @property
    def first(self) -> int:
        """The seat that goes first in this turn."""
        return int(self.table.first)

    @property
    def skipped(self) -> bool:
        """Whether the spawn phases of this turn are skipped."""
        return bool(self.table.skipped)

    def put(self, name: str, cell: str) -> Self:
        """Put a piece on a cell."""
        self.table.put(self.pieces[name], self.find("cell", cell))
        return self

    def hurt(self, name: str, damage: int) -> Self:
        """Let a piece have so much damage."""
        self.table.damage[self.pieces[name]] = damage
        return self

    def use_up(self, name: str) -> Self:
        """Let a piece have used its spawn ability in this turn."""
        self.table.used[self.pieces[name]] = 1
        return self

    def banish(self, name: str) -> Self:
        self.table.banish(self.pieces[name], "DB-TERM-05")
        return self

    def graveyard(self) -> list[str]:
        return self.named_by(self.table.buried)

    def dying(self) -> list[str]:
        return self.named_by(self.table.dying)

    def named_by(self, mask: int) -> list[str]:
        """The pieces of a mask, by their names."""
        found = {piece: name for name, piece in self.pieces.items()}
        return [found[piece] for piece in members(mask)]

    def printed(self, name: str) -> Any:
        """The definition of a piece's figure."""
        return self.table.definition(self.pieces[name])

    def damage(self, name: str) -> int:
        return int(self.table.damage[self.pieces[name]])

    def stats(self, name: str) -> tuple[int, int, int]:
        """Power, defense and life as they are now."""
        piece = self.pieces[name]
        return self.table.power(piece), self.table.defense(piece), self.table.life(piece)

    def parts(self, what: int, name: str) -> list[tuple[str, int]]:
        return [(part.rule, part.amount) for part in parts(self.table, what, self.pieces[name])]

    def engaged(self, name: str) -> bool:
        return bool(self.table.engaged(self.pieces[name]))

    def price(self, name: str) -> int:
        return int(self.table.price(self.pieces[name]))

    def why_no_piece(self, name: str, seat: int | None = None) -> str:
        """The rule by which nothing can be done with a piece on the map, or with a figure of the reserves."""
        piece = self.pieces[name]
        seat = piece >> 4 if seat is None else seat
        if self.table.fielded >> piece & 1:
            guard = self.match.why_not(seat, "piece", piece)
        else:
            guard = self.match.why_not(seat, "figure", self.table.figures[piece])
        return guard.rule if guard is not None else ""

    def why_no_cell(self, cell: str, seat: int = SOUTH) -> str:
        return self.why_not(seat, "cell", cell)


def read(word: str) -> tuple[str, str, str]:
    """Name, figure and place of a miniature."""
    name, _, rest = word.rpartition("=")
    figure, _, place = rest.partition("@")
    return name or figure, figure, place


def is_trial(figure: str) -> bool:
    text = (TRIAL[0] / "figures.yaml").read_text(encoding="utf-8")
    return f"id: {figure}," in text


def named(figure: str) -> str:
    return f"trial:{figure}" if is_trial(figure) else figure
