"""The verbs of events in a dominated region (rulebook chapter "wydarzenia")."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pionek.core.language.effects import Effect, Resolution
from pionek.core.state.decision import Decision
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.closing_regions import Closing

if TYPE_CHECKING:
    from pionek.core.state.table import Table
from pionek.games.icegarden.language.base import region_of


class CloseRegion(Effect):
    """With two Nightmare tokens the region is closed, unless the Thorn stands there."""

    __slots__ = ()

    word = "close-region"
    needs = "region"
    en = "if two Nightmare tokens lie here and the Thorn does not stand here, close the region"
    pl = "jeśli leżą tu dwa żetony Koszmaru i nie ma tu Ciernia, zamknij region"
    example = "close-region"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        region = region_of(resolution)
        if board.nightmares[region] >= vocabulary.NIGHTMARES_TO_CLOSE and board.thorn != region:
            table.then(Closing(resolution.who, region, board.content.units[resolution.bearer].place))
        return None


class RaiseTower(Effect):
    """A Red Tower, where none stands."""

    __slots__ = ()

    word = "raise-tower"
    needs = "region"
    en = "if no Red Tower stands here, raise one"
    pl = "jeśli nie stoi tu Czerwona Wieża, wznieś ją"
    example = "raise-tower"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        region = region_of(resolution)
        if not board.towers[region] and sum(board.towers) < vocabulary.TOWERS:
            board.towers[region] = 1
            board.happened(vocabulary.TOWER_RAISED, resolution.who, region, sum(board.towers), rule="IG-EVENT-03")
        return None


class CallSanctuaries(Effect):
    """All sanctuaries of the region move to the Thorn, face down; those beside it were absorbed before (gaps R-51)."""

    __slots__ = ()

    word = "call-sanctuaries"
    needs = "region"
    en = "move all sanctuaries from here to the region of the Thorn, face down"
    pl = "przenieś wszystkie uroczyska stąd do regionu z Cierniem, rewersem do góry"
    example = "call-sanctuaries"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        region = region_of(resolution)
        count = board.sanctuaries[region]
        if count:
            board.sanctuaries[region] = 0
            board.turned[board.thorn] += count
            board.happened(vocabulary.SANCTUARY_MOVED, resolution.who, region, count, board.thorn, rule="IG-DYKEN-07")
        return None


class Absorb(Effect):
    """Sanctuaries that lie face up in the region leave the board and count for the goal."""

    __slots__ = ()

    word = "absorb"
    needs = "region"
    en = "absorb all face-up sanctuaries here"
    pl = "wchłoń wszystkie leżące tu awersem do góry uroczyska"
    example = "absorb"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Deeds, table)
        region = region_of(resolution)
        count = board.sanctuaries[region]
        if count:
            board.sanctuaries[region] = 0
            board.absorbed += count
            board.happened(vocabulary.ABSORBED, resolution.who, region, count, rule="IG-EVENT-05")
        return None


EFFECTS = (CloseRegion, RaiseTower, CallSanctuaries, Absorb)
