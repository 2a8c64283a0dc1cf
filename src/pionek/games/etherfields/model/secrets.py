"""What a Dream still hides from the Dreamers: its Secret pieces and the map tiles that nobody has seen."""

from __future__ import annotations

from pionek.games.etherfields.model.deeds import Deeds


def secrets(table: Deeds) -> list[int]:
    """EF-BASIC-03, EF-CORE-02: what this Dream still hides, as places in its list of Secret pieces."""
    if not table.in_dream():
        return []
    pieces = table.content.dreams[table.dream].pieces
    return [at for at in range(len(pieces)) if is_hidden(table, *pieces[at])]


def has_secrets(table: Deeds) -> bool:
    """Whether there is a Secret piece left; asked often, so it stops at the first one."""
    for kind, index in table.content.dreams[table.dream].pieces if table.in_dream() else ():
        if is_hidden(table, kind, index):
            return True
    return False


def is_hidden(table: Deeds, kind: str, index: int) -> bool:
    """Whether nobody has gained this piece yet."""
    if kind == "card":
        return index in table.vault
    if kind == "item":
        return index not in table.active and index not in table.storage and index not in table.item_market
    if kind == "fate":
        return index not in table.fates.cards and index not in table.quirks
    return index not in table.slumbers.cards and f"slumber {table.content.slumbers[index].id}" not in table.removed


def unrevealed(table: Deeds) -> list[int]:
    """Map tiles of this Dream that nobody has seen."""
    if not table.in_dream():
        return []
    dream = table.content.dreams[table.dream].id
    return [tile.index for tile in table.content.tiles if tile.of == dream and tile.index not in table.map().tiles]
