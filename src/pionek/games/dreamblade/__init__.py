"""DreamBlade: two dream lords, warbands of miniatures, a map of 25 cells, and six turns to win."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.settings import SettingError
from pionek.core.state.decision import Guard, Option
from pionek.core.state.rng import Rng
from pionek.core.state.table import Table
from pionek.core.text.phrasebook import Ref
from pionek.core.view.scene import Scene
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices import refusals
from pionek.games.dreamblade.hints.advice import advise, prune, standing
from pionek.games.dreamblade.hints.features import features, observe
from pionek.games.dreamblade.language.attack_keywords import ATTACKS
from pionek.games.dreamblade.language.aura_keywords import AURAS
from pionek.games.dreamblade.language.base import AMOUNTS, When
from pionek.games.dreamblade.language.damage_keywords import BLOWS
from pionek.games.dreamblade.language.limit_keywords import LIMITS
from pionek.games.dreamblade.language.movement_keywords import MOVES
from pionek.games.dreamblade.language.spawn_keywords import SPAWNING
from pionek.games.dreamblade.language.zone_keywords import ZONES
from pionek.games.dreamblade.model.blades import every_blade
from pionek.games.dreamblade.model.definitions import Aspect, Cell, Figure, Lineage, Miniatures, Warband
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.state import Dreamscape, pieces_of
from pionek.games.dreamblade.procedures.turn import Contest
from pionek.games.dreamblade.procedures.warband_building import EVERYTHING, OPENED, muster
from pionek.games.dreamblade.view.scene import Drawing, dice_text

CELL_NAMES = frozenset(f"{column}{row}" for column in "abcde" for row in range(1, 6))
SEATS = ("south", "north")


class DreamBlade(Game):
    verbs = vocabulary.VERBS
    moments = vocabulary.MOMENTS
    definitions = (Aspect, Lineage, Cell, Figure, Warband)
    forms = (When, *AURAS, *LIMITS, *MOVES, *ATTACKS, *BLOWS, *ZONES, *SPAWNING, *AMOUNTS)
    guards = vocabulary.GUARDS
    thought = 40
    weighing = "race"
    resign_rule = "DB-GOAL-01"
    things = {"piece": vocabulary.PIECES}
    same_in_both = frozenset({"Bloodcut", "Hellbred", "Janus", "Hivelings", "Lost", "X", "b3 1", "c3 2", "d3 1"}) | CELL_NAMES

    def new_content(self, packs: list[Pack], entries: dict[str, list[Definition]]) -> Miniatures:
        return Miniatures(self.id, self.book, packs, entries)

    def check(self, content: Content, chosen: dict[str, Any]) -> None:
        """DB-BAND-03: a warband that was brought along has at most three copies of a figure."""
        for seat in SEATS:
            for figure in chosen[seat]:
                if chosen[seat].count(figure) > vocabulary.MOST_COPIES:
                    raise SettingError(
                        f"{seat}: {figure!r} {chosen[seat].count(figure)} times; a warband has at most three copies of a figure",
                        f"{seat}: {figure!r} {chosen[seat].count(figure)} razy; w zestawie są najwyżej trzy kopie figurki",
                    )
            if chosen[seat] and chosen["format"] != "own":
                raise SettingError(
                    f"{seat}: a list of figures goes with format=own, not with format={chosen['format']}",
                    f"{seat}: lista figurek pasuje do format=own, a nie do format={chosen['format']}",
                )

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Dreamscape:
        """DB-SETUP-01, DB-GOAL-02: an empty map, and both warbands in the reserves unless they are built first."""
        assert isinstance(content, Miniatures)
        table = Dreamscape(content, 2, Rng(seed))
        table.cap = settings["cap"]
        table.strict = settings["tournament"]
        pools = [0, 0]
        for seat in range(2):
            if settings["format"] == "limited":
                pools[seat] = OPENED
            elif settings["format"] == "own" and not settings[SEATS[seat]]:
                pools[seat] = EVERYTHING
            elif settings["format"] == "own":
                muster(table, seat, sorted(content.find("figure", name) for name in settings[SEATS[seat]]))
            else:
                band = content.warbands[content.find("warband", settings["warbands"][seat])]
                muster(table, seat, sorted(band.figures))
        table.agenda.append(Contest(-1, pools))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        assert isinstance(table, Dreamscape)
        return refusals.refuse(table, seat, verb, subject)

    def why_not(self, table: Table, seat: int, kind: str, index: int) -> Guard | None:
        """All that one could want to do with a thing has the same reason here, so it is worked out once."""
        assert isinstance(table, Dreamscape)
        return refusals.why_not(table, seat, kind, index)

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        return Drawing(self, table, seat, lang).draw()

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Dreamscape)
        return standing(table, seat)

    def advise(self, table: Table, seat: int) -> Option | None:
        assert isinstance(table, Dreamscape)
        return advise(table, seat)

    def prune(self, table: Table, seat: int, options: list[Option]) -> list[Option]:
        assert isinstance(table, Dreamscape)
        return prune(table, seat, options)

    def possible(self, content: Content, verb: int) -> list[Option]:
        """Abilities of blades are listed one by one: few of all that could be named together exist."""
        assert isinstance(content, Miniatures)
        return every_blade(content) if verb == vocabulary.BLADE else super().possible(content, verb)

    def features(self, content: Content, seats: int) -> list[str]:
        return features()

    def observe(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Dreamscape)
        return observe(table, seat)

    def components(self, table: Table) -> object:
        """Every miniature of both warbands, each in one zone, and on the map in one cell; none while they are built."""
        assert isinstance(table, Dreamscape)
        contest = table.agenda[0] if table.agenda else None
        if isinstance(contest, Contest) and any(contest.pools):
            return None
        zones = (table.reserve, table.fielded, table.buried, table.removed)
        found = [table.figures[piece] for zone in zones for piece in pieces_of(zone)]
        on_map = [piece for cell in range(CELLS) for piece in pieces_of(table.local[cell]) if table.cells[piece] == cell]
        return sorted(found), len(on_map) == table.fielded.bit_count()

    def seat_name(self, table: Table, seat: int, lang: str) -> str:
        return self.book.text(lang, f"seat-{SEATS[seat]}")

    def called(self, table: Table, kind: str, index: int, lang: str) -> object | None:
        assert isinstance(table, Dreamscape)
        if kind == "piece" and index >= 0:
            return Ref("piece", str(index), table.content.name_of("figure", table.figures[index], lang))
        if kind == "attack-dice":
            return dice_text(index)
        return None

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["warbands"][seat]) if settings["format"] == "ready" else str(settings["format"])

    def length(self, table: Table) -> int:
        assert isinstance(table, Dreamscape)
        return table.turn


GAME = DreamBlade(Path(__file__).parent)
