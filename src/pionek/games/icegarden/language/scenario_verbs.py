"""The verbs of Vuko's scenario tiles (rulebook chapter "Wariant zaawansowany")."""

from __future__ import annotations

from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import NOBODY, Decision
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.language.base import IceGardenEffect, RegionVerb
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.dead_snow import raise_snow


class CarryNations(RegionVerb):
    """The nations of the region that Vuko leaves go with him."""

    word = "carry-nations"
    needs = "visit"
    en = "the Independent Nations there go with him"
    pl = "tamtejsze Niezależne Nacje idą z nim"
    example = "carry-nations"

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        count = table.nations[region]
        if count:
            table.nations[region] = 0
            table.nations[table.vuko] += count
            table.happened(vocabulary.NATIONS_MOVED, -1, region, count, table.vuko, rule="IG-ADV-18")


class Cull(RegionVerb):
    """Everybody loses the markers behind Vuko and discards a Vuko token for each (gaps R-40, IG-ADV-09, -17)."""

    word = "cull"
    needs = "visit"
    en = "every player there removes one influence marker for each of their Vuko tokens and discards a token for each marker"
    pl = "każdy gracz usuwa stamtąd po jednym znaczniku wpływu za każdy swój żeton Vuko, a za każdy usunięty znacznik odrzuca żeton"
    example = "cull"

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        if region < 0:
            return
        for seat in range(len(table.players)):
            player = table.players[seat]
            count = min(player.withdrawn[region], player.vuko)
            if count:
                player.withdrawn[region] -= count
                player.supply += count
                player.vuko -= count
                table.vuko_tokens += count
                table.happened(vocabulary.CULLED, seat, region, count, rule="IG-ADV-07")
                table.happened(vocabulary.TOKEN_DISCARDED, seat, amount=count, rule="IG-ADV-08")


class Snow(IceGardenEffect):
    """The Dead Snow comes nearer, and nobody is to blame (IG-ADV-11)."""

    word = "snow"
    needs = "visit"
    snow: int = field(IntKind(1, 9))
    en = "the Dead Snow marker moves up { $snow }"
    pl = "znacznik Martwego Śniegu przesuwa się w górę o { $snow }"
    example = "{snow: 1}"

    def apart(self, table: Deeds) -> bool:
        """Below the limit nothing else depends on the snow; at the limit Vuko tokens count (IG-SNOW-05)."""
        return table.snow + self.snow < table.limit

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        raise_snow(table, self.snow, NOBODY, resolution.rule())
        return None


EFFECTS = (CarryNations, Cull, Snow)
