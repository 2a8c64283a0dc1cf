"""Verbs of what the campaign gives: Items, Notes, Wisdom, Seasons, Slumbers, Masks, endings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.dreamworld import Travel
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask, gain_masks, owned
from pionek.games.etherfields.procedures.market import Buying

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part


class GainItem(EtherfieldsEffect):
    """EF-ITEM-01, -04: into a free slot; with none free one Item goes to the Storage."""

    word = "gain-item"
    gain_item: int = field(RefTo("item"))
    asks = True
    en = "gain the Item { $gain_item }"
    pl = "otrzymajcie Przedmiot { $gain_item }"
    example = "{gain-item: it6}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not owned(table, self.gain_item):
            table.then(TakeItem(seat, self.gain_item))


class MarketItems(EtherfieldsEffect):
    """EF-ITEM-08, EF-MARK-06: Items that can be bought from now on."""

    word = "market-items"
    market_items: list[int] = field(ListOf(RefTo("item"), 1))
    en = "{ $market_items } { $number -> [one] goes *[other] go } to the Item Market"
    pl = "na Targ Przedmiotów { $number -> [one] trafia *[other] trafiają }: { $market_items }"
    example = "{market-items: [it9]}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**super().args(describer), "number": len(self.market_items)}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for item in self.market_items:
            if not owned(table, item) and item not in table.item_market:
                table.offer_item(item, text_rule(resolution))


class GainNote(EtherfieldsEffect):
    """The Team gains a Note (EF-NOTE-01)."""

    word = "gain-note"
    gain_note: int = field(RefTo("note"))
    en = "gain the Note { $gain_note }"
    pl = "otrzymajcie Notkę { $gain_note }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"together": ("gain the Notes { $names }", "otrzymajcie Notki { $names }")}
    example = "{gain-note: n01}"

    def breath(self) -> str:
        return "gain-note"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        return describer.parts("effect-gain-note-together", {"names": describer.listed([describer.ref("note", each.gain_note) for each in forms])})

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """A Note that was used up never comes again (EF-MISS-04)."""
        if f"note {table.content.notes[self.gain_note].id}" not in table.removed:
            table.gain_note(self.gain_note)


class GainWisdom(EtherfieldsEffect):
    """The Team gains a Wisdom card (EF-WISD-01, EF-CAMP-05)."""

    word = "gain-wisdom"
    gain_wisdom: int = field(RefTo("wisdom"))
    en = "gain the Wisdom card { $gain_wisdom }"
    pl = "otrzymajcie kartę Wiedzy { $gain_wisdom }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"together": ("gain the Wisdom cards { $names }", "otrzymajcie karty Wiedzy { $names }")}
    example = "{gain-wisdom: w05}"

    def breath(self) -> str:
        return "gain-wisdom"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        return describer.parts("effect-gain-wisdom-together", {"names": describer.listed([describer.ref("wisdom", each.gain_wisdom) for each in forms])})

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.gain_wisdom(self.gain_wisdom)


class NewSeason(EtherfieldsEffect):
    """Another Season begins (EF-SEAS-02)."""

    word = "season"
    season: int = field(RefTo("season"))
    en = "the Season is now { $season }"
    pl = "nastaje Pora: { $season }"
    example = "{season: se1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.season = self.season
        table.see("season", self.season)
        table.happened(vocabulary.SEASON, -1, self.season, rule="EF-SEAS-02")


class AddSlumber(EtherfieldsEffect):
    """EF-SLUM-02: a new tile at the bottom of the Slumber deck."""

    word = "add-slumber"
    add_slumber: list[int] = field(ListOf(RefTo("slumber"), 1))
    en = "add { $add_slumber } to the bottom of the Slumber deck"
    pl = "dołóż na spód talii Drzemki: { $add_slumber }"
    example = "{add-slumber: [s04]}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for slumber in self.add_slumber:
            gone = f"slumber {table.content.slumbers[slumber].id}" in table.removed
            if slumber not in table.slumbers.cards and slumber != table.slumber and not gone:
                table.slumbers.put_under(slumber)
                table.happened(vocabulary.SLUMBER_PUT, -1, slumber, other=vocabulary.JOINS, rule="EF-SLUM-02")


class RemoveSlumber(EtherfieldsEffect):
    """EF-SLUM-10, EF-TIP-04: this tile leaves the game."""

    word = "remove-slumber"
    remove_slumber: str = field(Word("this"))
    en = "remove this tile from the game"
    pl = "usuń ten kafelek z gry"
    example = "{remove-slumber: this}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if table.in_slumber():
            table.removed.append(f"slumber {table.content.slumbers[table.slumber].id}")
            table.happened(vocabulary.SLUMBER_PUT, -1, table.slumber, other=vocabulary.LEAVES_GAME, rule=text_rule(resolution))


class AddFate(EtherfieldsEffect):
    """A Fate card joins the Fate deck."""

    word = "add-fate"
    add_fate: int = field(RefTo("fate"))
    en = "add { $add_fate } to the Fate deck"
    pl = "dołóż do talii Losu: { $add_fate }"
    example = "{add-fate: f11}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if self.add_fate not in table.fates.cards and self.add_fate not in table.quirks:
            table.fates.put_under(self.add_fate)
            table.happened(vocabulary.FATE_PUT, -1, self.add_fate, other=vocabulary.JOINS, rule=text_rule(resolution))


class GainMasks(EtherfieldsEffect):
    """EF-MASK-06, -08: each Dreamer gains own Masks and may put one on."""

    word = "gain-masks"
    gain_masks: str = field(Word("first-two", "third"))
    en = "each Dreamer gains their first two Masks and may wear one"
    pl = "każdy Śniący otrzymuje swoje dwie pierwsze Maski i może jedną założyć"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "third": ("each Dreamer gains their third Mask and may wear it", "każdy Śniący otrzymuje swoją trzecią Maskę i może ją założyć")
    }
    example = "{gain-masks: first-two}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        orders = (1, 2) if self.gain_masks == "first-two" else (3,)
        for each in reversed(range(table.seats)):
            new = gain_masks(table, table.dreamers[each], orders)
            for mask in new:
                table.happened(vocabulary.MASK_GAINED, each, mask, rule="EF-MASK-08")
            if new:
                table.then(WearMask(each, new))
        for absent in table.absent:
            gain_masks(table, absent, orders)


class GainMask(EtherfieldsEffect):
    """A Mask that anybody may own."""

    word = "gain-mask"
    gain_mask: int = field(RefTo("mask"))
    en = "gain the Mask { $gain_mask }"
    pl = "otrzymaj Maskę { $gain_mask }"
    example = "{gain-mask: ma13}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if not any(self.gain_mask in each.masks for each in table.dreamers):
            table.dreamers[seat].masks.append(self.gain_mask)
            table.happened(vocabulary.MASK_GAINED, seat, self.gain_mask, rule="EF-MASK-06")
            table.then(WearMask(seat, [self.gain_mask]))


class Ending(EtherfieldsEffect):
    """The campaign ends."""

    word = "ending"
    ending: str = field(Word("given-back", "kept", "lamplighter"))
    en = "the campaign is won"
    pl = "kampania jest wygrana"
    example = "{ending: kept}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.ending = self.ending


class BuyCards(EtherfieldsEffect):
    """EF-MARK-02, -07: see the top cards of the Market and buy some at their prices."""

    word = "buy"
    away = True
    buy: int = field(IntKind(1, 9))
    less: int = field(IntKind(0, 9), default=0)
    most: int = field(IntKind(1, 9), default=9)
    asks = True
    en = 'see the top { NOUN($buy, noun: "card") } of the Market and buy any of them'
    pl = 'obejrzyj z wierzchu Targu { NOUN($buy, noun: "card", case: "acc") } i kup dowolne z nich'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "less": (
            'see the top { NOUN($buy, noun: "card") } of the Market and buy 1 for { NOUN($less, noun: "ether") } less',
            'obejrzyj z wierzchu Targu { NOUN($buy, noun: "card", case: "acc") } i kup 1 o { NOUN($less, noun: "ether", case: "acc") } taniej',
        )
    }
    example = "{buy: 3}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """The Market is shuffled once, before the first Dreamer sees its cards (EF-SETUP-17, ruling R63)."""
        if resolution.target <= 0:
            table.shuffle(table.market)
        table.then(Buying(seat, self.buy, self.less, self.most))


class RelocateTeam(EtherfieldsEffect):
    """EF-WORLD-07: the Team goes to another Location at once."""

    word = "relocate-team"
    relocate_team: str = field(Word("district", "gate", "awakening", "moth-court"))
    asks = True
    en = "Relocate the Team { $where }"
    pl = "Przenieś Drużynę { $where }"
    example = "{relocate-team: gate}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"where": describer.text(f"team-{self.relocate_team}")}

    def locations(self, table: Deeds) -> list[int]:
        found: list[int] = []
        here = table.content.locations[table.location]
        for location in table.content.locations:
            if location.index == table.location or location.district not in table.districts:
                continue
            if self.relocate_team == "district" and location.district != here.district:
                continue
            if self.relocate_team == "gate" and location.icon != "gate":
                continue
            if self.relocate_team == "awakening" and location.icon != "awakening":
                continue
            if self.relocate_team == "moth-court" and location.id != "m1":
                continue
            found.append(location.index)
        return found

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.locations(table))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(person(resolution), [Option(vocabulary.GO, target=location) for location in self.locations(table)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.location = option.target
        table.happened(vocabulary.TRAVELLED, -1, option.target, rule="EF-WORLD-07")
        travel = table.nearest(Travel)
        if travel is not None:
            travel.arrived = True


CAMPAIGN_VERBS: tuple[type[Effect], ...] = (
    GainItem, MarketItems, GainNote, GainWisdom, NewSeason, AddSlumber, RemoveSlumber, AddFate, GainMasks, GainMask, Ending, BuyCards, RelocateTeam,
)  # fmt: skip
