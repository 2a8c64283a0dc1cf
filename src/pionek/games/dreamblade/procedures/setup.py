"""The beginning of a match: warbands that players bring, and the empty map (chapter "Rozpoczęcie gry")."""

from __future__ import annotations

from typing import Any

from pionek.core.settings import SettingError
from pionek.core.state.rng import Rng
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.content import DreamBladeContent
from pionek.games.dreamblade.procedures.table import DreamBladeTable
from pionek.games.dreamblade.procedures.turn import Contest
from pionek.games.dreamblade.procedures.warband_building import muster


def check_warbands(chosen: dict[str, Any]) -> None:
    """A warband that a player brings has at most three copies of a figure (DB-BAND-03)."""
    for seat in vocabulary.SEATS:
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


def set_up(content: DreamBladeContent, settings: dict[str, Any], seed: int) -> DreamBladeTable:
    """An empty map, and both warbands open in the reserves unless they are built first (DB-SETUP-01, DB-GOAL-02, DB-BAND-05)."""
    table = DreamBladeTable(content, 2, Rng(seed))
    table.typed = [0] * len(content.type_numbers)
    table.cap = settings["cap"]
    table.strict = settings["tournament"]
    pools = [vocabulary.BROUGHT, vocabulary.BROUGHT]
    for seat, name in enumerate(vocabulary.SEATS):
        if settings["format"] == "limited":
            pools[seat] = vocabulary.FROM_OPENED
        elif settings["format"] == "own" and not settings[name]:
            pools[seat] = vocabulary.FROM_EVERYTHING
        elif settings["format"] == "own":
            muster(table, seat, sorted(content.find("figure", figure) for figure in settings[name]))
        else:
            band = content.warbands[content.find("warband", settings["warbands"][seat])]
            muster(table, seat, sorted(band.figures))
    table.agenda.append(Contest(-1, pools))
    return table
