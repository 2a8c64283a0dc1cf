"""What players may know of their campaign: the secrets it has revealed, and its diary."""

from __future__ import annotations

from typing import Any

from pionek.core.campaign import Campaign
from pionek.core.language.definitions import Definition
from pionek.core.state.table import Result
from pionek.core.text.phrasebook import Phrasebook, plain, sentence
from pionek.core.view.scene import Page
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.content import EtherfieldsContent
from pionek.games.etherfields.model.definitions import Card, Fate, Item
from pionek.games.etherfields.model.map import Action, District, DreamGate, Location, Spot, Tile
from pionek.games.etherfields.model.state import CAMPAIGN
from pionek.games.etherfields.procedures.evening import break_off

SECRET_KINDS = ("script", "note", "wisdom", "memory", "mask", "season", "slumber", "entity")
TAUGHT = {
    "gem-strength": ("wisdom", "w05"), "gem-sight": ("wisdom", "w05"), "share": ("wisdom", "w09"), "deliver": ("wisdom", "w10"),
    "lamplight": ("wisdom", "w12"), "letter-up": ("dream", "d2"), "letter-down": ("dream", "d2"),
}  # fmt: skip
"""Basic actions that the Dreamers do not have at first, by what brings them: they would name it before its time."""
OWNED = {
    "active": "item", "storage": "item", "item_market": "item", "notes": "note", "wisdoms": "wisdom", "scripts": "script",
    "dreams_done": "dream", "districts": "district",
}  # fmt: skip
"""What the Team has, by the fields of a campaign. A Gate that is open has a back, which nobody reads before the Dream is entered."""


def is_secret(content: EtherfieldsContent, entry: Definition) -> bool:
    """Whether an entry waits until a campaign reveals it (EF-CORE-03)."""
    if entry.kind in SECRET_KINDS:
        return True
    if isinstance(entry, Card):
        return entry.deck == "secret"
    if isinstance(entry, Item):
        return not entry.starting
    if isinstance(entry, Fate):
        return entry.secret
    if isinstance(entry, DreamGate):
        return entry.id != vocabulary.FIRST_DREAM
    if isinstance(entry, Tile):
        return entry.index not in content.dream(vocabulary.FIRST_DREAM).tiles
    if isinstance(entry, Action | Spot):
        return is_hidden_place(content, entry)
    if isinstance(entry, District):
        return entry.from_ != "start"
    if isinstance(entry, Location):
        return content.districts[entry.district].from_ != "start"
    return False


def is_hidden_place(content: EtherfieldsContent, entry: Action | Spot) -> bool:
    """What is printed on a tile, or on an Entity tile, is as secret as that."""
    if isinstance(entry, Action) and (entry.entity >= 0 or entry.id in TAUGHT):
        return True
    tile = tile_of(content, entry)
    return is_secret(content, tile) if tile is not None else entry.of in content.ids["dream"]


def tile_of(content: EtherfieldsContent, entry: Action | Spot) -> Tile | None:
    """The map tile on which an action or an icon is printed."""
    for tile in content.tiles:
        if entry.space and tile.of == entry.of and tile.slot == entry.space[:2]:
            return tile
    return None


def revealed(content: EtherfieldsContent, campaign: dict[str, Any]) -> set[tuple[str, str]]:
    """Kind and id of every secret that a campaign has shown: what was seen, what is owned, and what belongs to that."""
    shown: set[tuple[str, str]] = set()
    for each in [*campaign.get("seen", []), *campaign.get("removed", [])]:
        kind, _, id = str(each).partition(" ")
        shown.add((kind, id))
    for key, kind in OWNED.items():
        shown.update((kind, id) for id in campaign.get(key, []))
    shown.add(("season", str(campaign.get("season", ""))))
    for kept in campaign.get("dreamers", {}).values():
        shown.update(("card", id) for id in [*kept.get("cards", []), *kept.get("aside", [])])
        shown.update(("mask", id) for id in kept.get("masks", []))
        shown.add(("memory", kept.get("memory", "")))
    shown.update(("action", each.id) for each in content.actions if belongs(content, each, shown))
    shown.update(("spot", each.id) for each in content.spots if belongs(content, each, shown))
    shown.update(("location", each.id) for each in content.locations if ("district", content.districts[each.district].id) in shown)
    return shown


def belongs(content: EtherfieldsContent, entry: Action | Spot, shown: set[tuple[str, str]]) -> bool:
    if isinstance(entry, Action) and entry.entity >= 0:
        return ("entity", content.entities[entry.entity].id) in shown
    if entry.id in TAUGHT:
        return TAUGHT[entry.id] in shown
    tile = tile_of(content, entry)
    return ("tile", tile.id) in shown if tile is not None else ("dream", entry.of) in shown


class Diary:
    """A campaign in pages: where it stands, what was found, what was decided, what is gone."""

    def __init__(self, book: Phrasebook, content: EtherfieldsContent, campaign: dict[str, Any], lang: str) -> None:
        self.book = book
        self.content = content
        self.campaign = campaign
        self.lang = lang

    def pages(self) -> list[Page]:
        found = [self.page("state", self.state()), self.page("found", self.found())]
        decided = [self.book.text(self.lang, f"flag-{flag}") for flag in self.campaign["flags"] if f"flag-{flag}" in self.book.sources[self.lang]]
        if decided:
            found.append(self.page("decided", decided))
        gone = [self.gone(*str(each).split(" ", 1)) for each in self.campaign["removed"]]
        if gone:
            found.append(self.page("gone", list(dict.fromkeys(gone))))
        return found

    def page(self, name: str, lines: list[str]) -> Page:
        return Page(id=f"diary:{name}", name=self.book.text(self.lang, f"diary-{name}"), kind="page", text=[plain(sentence(("; ".join(lines),)))])

    def name(self, kind: str, id: str) -> str:
        return self.content.name_of(kind, self.content.find(kind, id), self.lang)

    def row(self, key: str, kind: str, ids: list[str]) -> list[str]:
        """One line of names; no line if there are none."""
        names = ", ".join(self.name(kind, id) for id in ids)
        return [self.book.text(self.lang, f"diary-{key}", names=names)] if names else []

    def state(self) -> list[str]:
        campaign = self.campaign
        lines = self.row("done", "dream", campaign["dreams_done"]) + self.row("open", "dream", campaign["dreams_open"])
        lines += self.row("season", "season", [campaign["season"]])
        lines.append(self.book.text(self.lang, "diary-slumbers", n=campaign["slumbers_won"]))
        if campaign["ending"]:
            lines.append(self.book.text(self.lang, f"flag-{campaign['ending']}"))
        return lines

    def found(self) -> list[str]:
        campaign = self.campaign
        lines = self.row("active", "item", campaign["active"]) + self.row("storage", "item", campaign["storage"])
        lines += self.row("notes", "note", campaign["notes"]) + self.row("wisdom", "wisdom", campaign["wisdoms"])
        masks = [mask for kept in campaign["dreamers"].values() for mask in kept["masks"]]
        return lines + self.row("masks", "mask", masks)

    def gone(self, kind: str, id: str) -> str:
        if kind == "sign":
            return self.book.text(self.lang, "slumber-sign", sign=self.book.text(self.lang, f"sign-{id}"))
        return self.name(kind, id)


class EtherfieldsCampaign(Campaign[EtherfieldsContent]):
    """What is secret, what a campaign has shown, and its diary."""

    begins_with = {"play": "campaign"}

    def is_kept(self, table: Any) -> bool:
        return bool(table.modes & CAMPAIGN)

    def broken_off(self, table: Any, seat: int) -> Result:
        """Whoever stops saves what the evening has brought (EF-SAVE-04, -05)."""
        return break_off(table, max(0, seat))

    def is_secret(self, content: EtherfieldsContent, entry: Definition) -> bool:
        return is_secret(content, entry)

    def revealed(self, content: EtherfieldsContent, campaign: dict[str, Any]) -> set[tuple[str, str]]:
        return revealed(content, campaign)

    def diary(self, content: EtherfieldsContent, campaign: dict[str, Any], lang: str) -> list[Page]:
        return Diary(content.book, content, campaign, lang).pages()

    def is_over(self, campaign: dict[str, Any]) -> bool:
        return bool(campaign["ending"])
