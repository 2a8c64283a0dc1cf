"""Which tiles of the Dreamworld Map and which Gates are open (EF-SETUP-10, -11)."""

from __future__ import annotations

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds


def open_districts(table: Deeds) -> None:
    """Lay out the Dreamworld tiles that the finished Dreams open, and open the Gates on them."""
    done = [table.content.dreams[each].id for each in table.dreams_done]
    opened = {
        "start": True,
        "d1": "d1" in done,
        "d2-or-d3": "d2" in done or "d3" in done,
        "d2-and-d3": "d2" in done and "d3" in done,
    }
    for district in table.content.districts:
        if opened[district.from_] and district.index not in table.districts:
            table.districts.append(district.index)
    for dream in table.content.dreams:
        if dream.district and dream.index not in table.dreams_open and dream.index not in table.dreams_done:
            if table.content.find("district", dream.district) in table.districts and dream.id != vocabulary.FIRST_DREAM:
                table.dreams_open.append(dream.index)
