"""A campaign between two evenings, as plain data with ids: what is stored, and how the next evening begins from it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from pionek.core.settings import SettingError
from pionek.core.state.zones import Zone
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.pieces import Absent, DreamerState, lay_face_down
from pionek.games.etherfields.model.state import OUTSIDE

VERSION = 1
PILES = ("deck", "hand", "discard", "sealed", "progress", "burdens", "aside")
COUNTS = ("ether", "gems", "distress", "spirits", "space")
TEAM_COUNTS = ("shopping", "slumbers_won", "tries", "deliver_prices", "hours", "keys")
TEAM_WORDS = ("flags", "removed", "seen", "ending")
TEAM_THINGS = {
    "active": "item", "storage": "item", "item_market": "item", "found": "item", "notes": "note", "wisdoms": "wisdom",
    "dreams_open": "dream", "dreams_done": "dream", "districts": "district", "scripts": "script", "vault": "card",
}  # fmt: skip
DECKS = {"market": "card", "flaws": "card", "fates": "fate", "slumbers": "slumber"}


def names(table: Deeds, kind: str, indices: list[int]) -> list[str]:
    return [table.content.id_of(kind, index) for index in indices]


def name(table: Deeds, kind: str, index: int) -> str:
    return table.content.id_of(kind, index) if index >= 0 else ""


def to_text(table: Deeds, outside: bool = True) -> str:
    return msgspec.json.encode(to_data(table, outside), order="deterministic").decode()


def to_data(table: Deeds, outside: bool = True) -> dict[str, Any]:
    """Everything that the next evening needs; a save sheet, where it is used, only for a Team on the Dreamworld (EF-SAVE-04, EF-OPT-02)."""
    data: dict[str, Any] = {"version": VERSION, "season": name(table, "season", table.season), "signs": table.signs}
    data["turbo"] = name(table, "dream", table.turbo)
    for key in TEAM_COUNTS + TEAM_WORDS:
        data[key] = copy(getattr(table, key))
    for key, kind in TEAM_THINGS.items():
        data[key] = names(table, kind, getattr(table, key))
    for key, kind in DECKS.items():
        data[key] = names(table, kind, getattr(table, key).cards)
    data["dreamers"] = {name(table, "dreamer", each.dreamer): dreamer_data(table, each) for each in table.dreamers}
    for absent in table.absent:
        data["dreamers"][name(table, "dreamer", absent.dreamer)] = {
            "cards": names(table, "card", absent.cards), "masks": names(table, "mask", absent.masks),
            "memory": name(table, "memory", absent.memory), "ether_card": absent.ether_card,
        }  # fmt: skip
    if table.modes & OUTSIDE and outside:
        data["outside"] = outside_data(table)
    return data


def dreamer_data(table: Deeds, dreamer: DreamerState) -> dict[str, Any]:
    cards = [card for pile in PILES[:-1] for card in pile_of(dreamer, pile)]
    return {
        "cards": names(table, "card", cards), "aside": names(table, "card", dreamer.aside),
        "masks": names(table, "mask", dreamer.masks), "mask": name(table, "mask", dreamer.mask),
        "memory": name(table, "memory", dreamer.memory), "ether_card": dreamer.ether_card,
    }  # fmt: skip


def pile_of(dreamer: DreamerState, pile: str) -> list[int]:
    found = getattr(dreamer, pile)
    return list(found.cards if isinstance(found, Zone) else found)


def outside_data(table: Deeds) -> dict[str, Any]:
    """The save sheet, everything as it lies on the Dreamworld (EF-OPT-03)."""
    return {
        "location": name(table, "location", table.location), "layout": table.layout, "ground": table.ground,
        "tiles": names(table, "tile", table.tiles.cards), "quirks": names(table, "fate", table.quirks),
        "quirk_spaces": table.quirk_slots_taken, "filled": names(table, "spot", table.filled), "first": table.first,
        "seats": [
            {
                **{pile: names(table, "card", pile_of(each, pile)) for pile in PILES},
                **{count: getattr(each, count) for count in COUNTS},
                "flipped": each.flipped, "lost_masks": names(table, "mask", each.lost_masks),
            }
            for each in table.dreamers
        ],
    }  # fmt: skip


def indices(table: Deeds, kind: str, ids: Sequence[str]) -> list[int]:
    return [table.content.find(kind, id) for id in ids]


def index(table: Deeds, kind: str, id: str) -> int:
    return table.content.find(kind, id) if id else -1


def begin(table: Deeds, data: dict[str, Any]) -> None:
    """The table as the last evening left it, with the Dreamers that are played today (EF-SETUP-09, -10, -11, EF-ADD-01, -02, -03)."""
    try:
        read(table, data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SettingError(
            "campaign: this campaign cannot be read; give what an earlier evening left",
            "campaign: tej kampanii nie da się odczytać; podaj to, co zostawił wcześniejszy wieczór",
        ) from error


def read(table: Deeds, data: dict[str, Any]) -> None:
    for key in TEAM_COUNTS + TEAM_WORDS:
        setattr(table, key, copy(data[key]))
    for key, kind in TEAM_THINGS.items():
        setattr(table, key, indices(table, kind, data[key]))
    for key, kind in DECKS.items():
        lay_face_down(getattr(table, key), indices(table, kind, data[key]))
    table.season = table.content.find("season", data["season"])
    table.signs = list(data["signs"])
    table.turbo = index(table, "dream", data["turbo"])
    read_dreamers(table, data["dreamers"])
    if "outside" in data:
        read_outside(table, data["outside"])


def read_dreamers(table: Deeds, data: dict[str, Any]) -> None:
    table.absent = []
    played = {each.dreamer: each for each in table.dreamers}
    for id, kept in data.items():
        number = table.content.find("dreamer", id)
        cards = indices(table, "card", kept["cards"])
        masks = indices(table, "mask", kept["masks"])
        memory = index(table, "memory", kept["memory"])
        dreamer = played.get(number)
        if dreamer is None:
            cards.extend(indices(table, "card", kept.get("aside", [])))
            table.absent.append(Absent(number, cards, masks, memory, kept["ether_card"]))
            continue
        lay_face_down(dreamer.deck, [])
        dreamer.discard = cards
        dreamer.aside = indices(table, "card", kept.get("aside", []))
        dreamer.masks = masks
        dreamer.mask = index(table, "mask", kept.get("mask", ""))
        dreamer.memory = memory
        dreamer.ether_card = kept["ether_card"]


def read_outside(table: Deeds, data: dict[str, Any]) -> None:
    if len(data["seats"]) != table.seats:
        raise ValueError("another number of Dreamers")
    table.location = index(table, "location", data["location"])
    table.layout = str(data["layout"])
    table.ground = list(data["ground"])
    lay_face_down(table.tiles, indices(table, "tile", data["tiles"]))
    table.quirks = indices(table, "fate", data["quirks"])
    table.quirk_slots_taken = list(data["quirk_spaces"])
    table.filled = indices(table, "spot", data["filled"])
    table.first = int(data["first"])
    for dreamer, seat in zip(table.dreamers, data["seats"], strict=True):
        for pile in PILES[1:]:
            setattr(dreamer, pile, indices(table, "card", seat[pile]))
        lay_face_down(dreamer.deck, indices(table, "card", seat["deck"]))
        for count in COUNTS:
            setattr(dreamer, count, int(seat[count]))
        dreamer.flipped = list(seat["flipped"])
        dreamer.lost_masks = indices(table, "mask", seat["lost_masks"])
    table.clean = True
