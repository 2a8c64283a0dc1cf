"""DreamBlade: two dream lords, warbands of miniatures, a map of 25 cells, and six turns to win."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.state.decision import Guard
from pionek.core.view.scene import Scene
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices import refusals
from pionek.games.dreamblade.choices.uses import DreamBladeUses
from pionek.games.dreamblade.hints.features import DreamBladeFeatures
from pionek.games.dreamblade.hints.hints import DreamBladeHints
from pionek.games.dreamblade.language.attack_keywords import ATTACKS
from pionek.games.dreamblade.language.aura_keywords import AURAS
from pionek.games.dreamblade.language.base import AMOUNTS, When
from pionek.games.dreamblade.language.damage_keywords import DAMAGE_CHANGES
from pionek.games.dreamblade.language.limit_keywords import LIMITS
from pionek.games.dreamblade.language.movement_keywords import MOVES
from pionek.games.dreamblade.language.spawn_keywords import SPAWNING
from pionek.games.dreamblade.language.zone_keywords import ZONES
from pionek.games.dreamblade.model.content import DreamBladeContent
from pionek.games.dreamblade.model.definitions import Aspect, Cell, Figure, Lineage, Warband
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.laying_out import DreamBladeLayingOut
from pionek.games.dreamblade.procedures.setup import check_warbands, set_up
from pionek.games.dreamblade.procedures.table import DreamBladeTable
from pionek.games.dreamblade.procedures.turn import Contest
from pionek.games.dreamblade.view.beats import DreamBladeBeats
from pionek.games.dreamblade.view.changes import CHANGES
from pionek.games.dreamblade.view.names import DreamBladeNames
from pionek.games.dreamblade.view.scene import DreamBladeScene

CELL_NAMES = frozenset(f"{column}{row}" for column in "abcde" for row in range(1, 6))


class DreamBlade(Game[DreamBladeTable, DreamBladeContent]):
    words = vocabulary.WORDS
    definitions = (Aspect, Lineage, Cell, Figure, Warband)
    forms = (When, *AURAS, *LIMITS, *MOVES, *ATTACKS, *DAMAGE_CHANGES, *ZONES, *SPAWNING, *AMOUNTS)
    resign_rule = "DB-GOAL-01"
    things = {"piece": vocabulary.PIECES}
    same_in_both = frozenset({"Bloodcut", "Hellbred", "Janus", "Hivelings", "Lost", "X", "b3 1", "c3 2", "d3 1"}) | CELL_NAMES

    hints = DreamBladeHints()
    laying_out = DreamBladeLayingOut()
    names = DreamBladeNames()
    features = DreamBladeFeatures()
    changes = CHANGES
    beats = DreamBladeBeats()
    uses = DreamBladeUses()
    content_class = DreamBladeContent

    def check(self, content: DreamBladeContent, chosen: dict[str, Any]) -> None:
        check_warbands(chosen)

    def set_up(self, content: DreamBladeContent, settings: dict[str, Any], seed: int) -> DreamBladeTable:
        return set_up(content, settings, seed)

    def refuse(self, table: DreamBladeTable, seat: int, verb: int, subject: int) -> Guard | None:
        return refusals.refuse(table, seat, verb, subject)

    def why_not(self, table: DreamBladeTable, seat: int, kind: str, index: int) -> Guard | None:
        """All uses of a thing have the same reason here, so it is worked out once."""
        return refusals.why_not(table, seat, kind, index)

    def scene(self, table: DreamBladeTable, seat: int, lang: str) -> Scene:
        return DreamBladeScene(self, table, seat, lang).draw()

    def components(self, table: DreamBladeTable) -> object:
        """Every miniature of both warbands, each in one zone, and on the map in one cell; None while they are built (DB-ZONE-01)."""
        contest = table.nearest(Contest)
        if contest is not None and any(contest.pools):
            return None
        zones = (table.reserve, table.fielded, table.buried, table.removed)
        found = [table.figures[piece] for zone in zones for piece in members(zone)]
        on_map = [piece for cell in range(CELLS) for piece in members(table.local[cell]) if table.cells[piece] == cell]
        return sorted(found), len(on_map) == table.fielded.bit_count()

    def played(self, settings: dict[str, Any], seat: int) -> str:
        return str(settings["warbands"][seat]) if settings["format"] == "ready" else str(settings["format"])


GAME = DreamBlade(Path(__file__).parent)
