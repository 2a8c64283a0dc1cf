"""The verbs of events in a dominated region (rulebook chapter "wydarzenia")."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.language.base import RegionVerb
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.closing_regions import Closing


class CloseRegion(RegionVerb):
    """With two Nightmare tokens the region is closed, unless the Thorn stands there."""

    word = "close-region"
    en = "if two Nightmare tokens lie here and the Thorn does not stand here, close the region"
    pl = "jeśli leżą tu dwa żetony Koszmaru i nie ma tu Ciernia, zamknij region"
    example = "close-region"

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        """Begin to close the region (IG-EVENT-02), while a closed-region token is left (IG-COMP-16, gaps R-97)."""
        if sum(table.closed) == vocabulary.CLOSED_TOKENS:
            return
        if table.nightmares[region] >= vocabulary.NIGHTMARES_TO_CLOSE and table.thorn != region:
            table.then(Closing(resolution.who, region, table.content.units[resolution.bearer].place))


class RaiseTower(RegionVerb):
    """A Red Tower, where none stands."""

    word = "raise-tower"
    en = "if no Red Tower stands here, raise one"
    pl = "jeśli nie stoi tu Czerwona Wieża, wznieś ją"
    example = "raise-tower"

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        if not table.towers[region] and sum(table.towers) < vocabulary.TOWERS:
            table.towers[region] = 1
            table.happened(vocabulary.TOWER_RAISED, resolution.who, region, sum(table.towers), rule="IG-EVENT-03")


class CallSanctuaries(RegionVerb):
    """All sanctuaries of the region move to the Thorn, face down; those beside it were absorbed before (gaps R-51)."""

    word = "call-sanctuaries"
    en = "move all sanctuaries from here to the region of the Thorn, face down"
    pl = "przenieś wszystkie uroczyska stąd do regionu z Cierniem, rewersem do góry"
    example = "call-sanctuaries"

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        """Turn the sanctuaries over in the region of the Thorn (IG-EVENT-04)."""
        count = table.sanctuaries[region]
        if count:
            table.sanctuaries[region] = 0
            table.turned[table.thorn] += count
            table.happened(vocabulary.SANCTUARY_MOVED, resolution.who, region, count, table.thorn, rule="IG-DYKEN-07")


class Absorb(RegionVerb):
    """Sanctuaries that lie face up in the region leave the board and count for the goal."""

    word = "absorb"
    en = "absorb all face-up sanctuaries here"
    pl = "wchłoń wszystkie leżące tu awersem do góry uroczyska"
    example = "absorb"

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        count = table.sanctuaries[region]
        if count:
            table.sanctuaries[region] = 0
            table.absorbed += count
            table.happened(vocabulary.ABSORBED, resolution.who, region, count, rule="IG-EVENT-05")


EFFECTS = (CloseRegion, RaiseTower, CallSanctuaries, Absorb)
