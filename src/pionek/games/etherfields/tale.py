"""Verbs of the story: scripts, tiles, Entities that come and go, and what the campaign gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.amounts import Amount
from pionek.core.decision import Decision, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.kinds import AMOUNT, EFFECT, TEXT, ListOf, RefTo, Whole, Word
from pionek.games.etherfields import words
from pionek.games.etherfields.dreamscape import Layout, space_of
from pionek.games.etherfields.events import Spawn
from pionek.games.etherfields.happenings import ASKED, HAPPENINGS
from pionek.games.etherfields.pieces import PICKED
from pionek.games.etherfields.table import Dreamworld
from pionek.games.etherfields.who import Verb

if TYPE_CHECKING:
    from pionek.core.voice import Voice


class ReadScript(Verb):
    """EF-CORE-04: an entry of the Script Book is read aloud and carried out."""

    __slots__ = ("script",)

    word = "script"
    fields: ClassVar[tuple[Field, ...]] = (Field("script", RefTo("script")),)
    en = "read { $script }"
    pl = "przeczytaj { $script }"
    example = "{script: s102}"

    def __init__(self, script: int) -> None:
        super().__init__()
        self.script = script

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        read_script(table, self.script, scope.who, scope.chosen)
        return None


def read_script(table: Dreamworld, script: int, who: int, figure: int = -1) -> None:
    table.revealed += 1
    if script not in table.scripts:
        table.scripts.append(script)
    table.happened(words.SCRIPT, -1, script, rule="EF-CORE-04")
    definition = table.box.scripts[script]
    if definition.effect is not None:
        resolve = Resolve(definition.effect, who, definition.sentence)
        resolve.chosen = figure
        table.then(resolve)


class SetFlag(Verb):
    """The campaign remembers."""

    __slots__ = ("remember",)

    word = "remember"
    fields: ClassVar[tuple[Field, ...]] = (Field("remember", TEXT),)
    en = "remember: { $what }"
    pl = "zapamiętajcie: { $what }"
    example = "{remember: read}"

    def __init__(self, remember: str) -> None:
        super().__init__()
        self.remember = remember

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"what": voice.text(f"flag-{self.remember}")}

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if self.remember not in table.flags:
            table.flags.append(self.remember)
        return None


class Reveal(Verb):
    """EF-CORE-01, EF-MAP-02, EF-ICON-07: map tiles are revealed; what they say at once is carried out."""

    __slots__ = ("reveal",)

    word = "reveal"
    fields: ClassVar[tuple[Field, ...]] = (Field("reveal", ListOf(RefTo("tile"), 1)),)
    en = "reveal { $reveal }"
    pl = "odkryj: { $reveal }"
    example = "{reveal: [d1-a3]}"

    def __init__(self, reveal: list[int]) -> None:
        super().__init__()
        self.reveal = reveal

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        follow: list[int] = [tile for tile in self.reveal if table.lay_tile(tile)]
        for tile in reversed(follow):
            definition = table.box.tiles[tile]
            if definition.reveals is not None:
                table.then(Resolve(definition.reveals, scope.who, definition.sentence))
        return None


class Overlay(Verb):
    """EF-OVER-01 to -03: an Overlay opens Blocked spaces."""

    __slots__ = ("overlay",)

    word = "overlay"
    fields: ClassVar[tuple[Field, ...]] = (Field("overlay", ListOf(TEXT, 1)),)
    en = "place an Overlay that opens { $overlay }"
    pl = "połóż Nakładkę, która otwiera { $overlay }"
    example = "{overlay: [B3a]}"

    def __init__(self, overlay: list[str]) -> None:
        super().__init__()
        self.overlay = overlay

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        layout = Layout.read(table.layout)
        for name in self.overlay:
            if space_of(name) not in layout.holes:
                layout.holes.append(space_of(name))
        table.relayout(layout)
        return None


class SpawnEntity(Verb):
    """EF-MAP-08, EF-ENT-01."""

    __slots__ = ("much", "spawn")

    word = "spawn"
    fields: ClassVar[tuple[Field, ...]] = (Field("spawn", RefTo("entity")), Field("much", Whole(0, 4), 0))
    en = "spawn { $spawn }"
    pl = "wprowadź Istotę { $spawn }"
    example = "{spawn: e1}"

    def __init__(self, spawn: int, much: int) -> None:
        super().__init__()
        self.spawn = spawn
        self.much = much

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        entity = table.box.entities[self.spawn]
        first = space_of(entity.start) if entity.start and not any(each.entity == self.spawn for each in table.figures) else -1
        table.then(Spawn(table.first, self.spawn, self.much or entity.figures(table.seats), first))
        return None


class RemoveEntity(Verb):
    """All figures of an Entity, its tile and its Morphings leave the map."""

    __slots__ = ("remove_entity",)

    word = "remove-entity"
    fields: ClassVar[tuple[Field, ...]] = (Field("remove-entity", RefTo("entity")),)
    en = "remove { $remove_entity } from the map"
    pl = "usuń z mapy: { $remove_entity }"
    example = "{remove-entity: e1}"

    def __init__(self, remove_entity: int) -> None:
        super().__init__()
        self.remove_entity = remove_entity

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        for at in range(len(table.figures) - 1, -1, -1):
            if table.figures[at].entity == self.remove_entity:
                table.remove_figure(at)
        lair = table.lair(self.remove_entity)
        if lair is not None:
            for kind in range(8):
                table.morphs[kind] += lair.morphs[kind]
            table.lairs.remove(lair)
            table.changed()
        return None


class RemoveFigure(Verb):
    """The figure aimed at leaves the map; when it was the last one, something may follow."""

    __slots__ = ("last", "remove_figure", "respawn")

    word = "remove-figure"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("remove-figure", Word("this")),
        Field("last", EFFECT, None),
        Field("respawn", Whole(0, 9), 0),
    )
    en = "remove this figure"
    pl = "usuń tę figurkę"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "last": ("remove this figure; when none is left: { $last }", "usuń tę figurkę; gdy nie zostanie żadna: { $last }"),
        "respawn": ("remove this figure; it comes back at the end of the next Turn", "usuń tę figurkę; wraca na koniec następnej Tury"),
    }
    example = "{remove-figure: this}"

    def __init__(self, remove_figure: str, last: Effect | None, respawn: int) -> None:
        super().__init__()
        self.remove_figure = remove_figure
        self.last = last
        self.respawn = respawn

    def variant(self) -> str:
        return "last" if self.last is not None else "respawn" if self.respawn else ""

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if not 0 <= scope.chosen < len(table.figures):
            return None
        entity = table.figures[scope.chosen].entity
        table.remove_figure(scope.chosen)
        scope.chosen = -1
        reach_shift(table, entity)
        lair = table.lair(entity)
        if lair is not None and self.respawn:
            lair.respawn = self.respawn
        if self.last is not None and not any(each.entity == entity for each in table.figures):
            scope.todo.append(self.last)
        return None


def reach_shift(table: Dreamworld, entity: int) -> None:
    """The figures an interaction can still choose, after one of them has left the map."""
    from pionek.games.etherfields.undertaking import Undertaking

    for frame in table.agenda:
        if isinstance(frame, Undertaking) and frame.reach:
            frame.reach = [at for at in range(len(table.figures)) if table.figures[at].entity == entity][: max(0, len(frame.reach) - 1)]


class Marker(Verb):
    """EF-COMP-03, -05: a marker on the Entity tile; at a number of them something happens."""

    __slots__ = ("at", "do", "marker")

    word = "marker"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("marker", Word("universal", "threat")),
        Field("at", AMOUNT),
        Field("do", EFFECT),
    )
    en = "put 1 marker here; at { $at } of them: { $do }"
    pl = "połóż tu 1 znacznik; przy { $at }: { $do }"
    example = "{marker: universal, at: 2, do: {draw: 1}}"

    def __init__(self, marker: str, at: Amount, do: Effect) -> None:
        super().__init__()
        self.marker = marker
        self.at = at
        self.do = do

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if not 0 <= scope.chosen < len(table.figures):
            return None
        lair = table.lair(table.figures[scope.chosen].entity)
        if lair is None:
            return None
        if self.marker == "universal":
            lair.markers += 1
        else:
            lair.threats += 1
        if (lair.markers if self.marker == "universal" else lair.threats) >= self.at.of(table, scope):
            scope.todo.append(self.do)
        return None


class Count(Verb):
    """A counter of the Dream goes up or down."""

    __slots__ = ("count", "much")

    word = "count"
    fields: ClassVar[tuple[Field, ...]] = (Field("count", Word(*words.COUNTERS)), Field("much", Whole(-20, 20), 1))
    en = "{ $what } { $by }"
    pl = "{ $what } { $by }"
    example = "{count: verses}"

    def __init__(self, count: str, much: int) -> None:
        super().__init__()
        self.count = count
        self.much = much

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"what": voice.text(f"counter-{self.count}"), "by": f"+{self.much}" if self.much > 0 else f"−{-self.much}"}

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        at = words.COUNTERS.index(self.count)
        table.counters[at] += self.much
        if at == words.FLOOD:
            table.counters[at] = max(0, min(words.THREATS, table.counters[at]))
        table.happened(words.COUNTED, -1, at, table.counters[at], rule="EF-COMP-05")
        return None


class GainItem(Verb):
    """EF-ITEM-01, -04: into a free slot; with none free one Item goes to the Storage."""

    __slots__ = ("gain_item",)

    word = "gain-item"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-item", RefTo("item")),)
    asks = True
    en = "gain the Item { $gain_item }"
    pl = "otrzymajcie Przedmiot { $gain_item }"
    example = "{gain-item: it6}"

    def __init__(self, gain_item: int) -> None:
        super().__init__()
        self.gain_item = gain_item

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        from pionek.games.etherfields.items import TakeItem, owned

        if not owned(table, self.gain_item):
            table.then(TakeItem(seat, self.gain_item))
        return None


class MarketItems(Verb):
    """EF-ITEM-08, EF-MARK-06: Items that can be bought from now on."""

    __slots__ = ("market_items",)

    word = "market-items"
    fields: ClassVar[tuple[Field, ...]] = (Field("market-items", ListOf(RefTo("item"), 1)),)
    en = "{ $market_items } go to the Item Market"
    pl = "na Targ Przedmiotów trafiają: { $market_items }"
    example = "{market-items: [it9]}"

    def __init__(self, market_items: list[int]) -> None:
        super().__init__()
        self.market_items = market_items

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        from pionek.games.etherfields.items import owned

        for item in self.market_items:
            if not owned(table, item) and item not in table.item_market:
                table.item_market.append(item)
        return None


class GainNote(Verb):
    """EF-NOTE-01."""

    __slots__ = ("gain_note",)

    word = "gain-note"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-note", RefTo("note")),)
    en = "gain the Note { $gain_note }"
    pl = "otrzymajcie Notkę { $gain_note }"
    example = "{gain-note: n01}"

    def __init__(self, gain_note: int) -> None:
        super().__init__()
        self.gain_note = gain_note

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        """EF-MISS-04: a Note that was used up never comes again."""
        if f"note {table.box.notes[self.gain_note].id}" not in table.removed:
            table.gain_note(self.gain_note)
        return None


class GainWisdom(Verb):
    """EF-WISD-01, EF-CAMP-05."""

    __slots__ = ("gain_wisdom",)

    word = "gain-wisdom"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-wisdom", RefTo("wisdom")),)
    en = "gain the Wisdom card { $gain_wisdom }"
    pl = "otrzymajcie kartę Wiedzy { $gain_wisdom }"
    example = "{gain-wisdom: w05}"

    def __init__(self, gain_wisdom: int) -> None:
        super().__init__()
        self.gain_wisdom = gain_wisdom

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        table.gain_wisdom(self.gain_wisdom)
        return None


class NewSeason(Verb):
    """EF-SEAS-02."""

    __slots__ = ("season",)

    word = "season"
    fields: ClassVar[tuple[Field, ...]] = (Field("season", RefTo("season")),)
    en = "the Season is now { $season }"
    pl = "nastaje Pora: { $season }"
    example = "{season: se1}"

    def __init__(self, season: int) -> None:
        super().__init__()
        self.season = season

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        table.season = self.season
        table.see("season", self.season)
        table.happened(words.SEASON, -1, self.season, rule="EF-SEAS-02")
        return None


class AddSlumber(Verb):
    """EF-SLUM-02: a new tile at the bottom of the Slumber deck."""

    __slots__ = ("add_slumber",)

    word = "add-slumber"
    fields: ClassVar[tuple[Field, ...]] = (Field("add-slumber", ListOf(RefTo("slumber"), 1)),)
    en = "add { $add_slumber } to the bottom of the Slumber deck"
    pl = "dołóż na spód talii Drzemki: { $add_slumber }"
    example = "{add-slumber: [s04]}"

    def __init__(self, add_slumber: list[int]) -> None:
        super().__init__()
        self.add_slumber = add_slumber

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        for slumber in self.add_slumber:
            gone = f"slumber {table.box.slumbers[slumber].id}" in table.removed
            if slumber not in table.slumbers.cards and slumber != table.slumber and not gone:
                table.slumbers.put_under(slumber)
        return None


class RemoveSlumber(Verb):
    """EF-SLUM-10, EF-TIP-04: this tile leaves the game."""

    __slots__ = ("remove_slumber",)

    word = "remove-slumber"
    fields: ClassVar[tuple[Field, ...]] = (Field("remove-slumber", Word("this")),)
    en = "remove this tile from the game"
    pl = "usuń ten kafelek z gry"
    example = "{remove-slumber: this}"

    def __init__(self, remove_slumber: str) -> None:
        super().__init__()
        self.remove_slumber = remove_slumber

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if table.slumber >= 0:
            table.removed.append(f"slumber {table.box.slumbers[table.slumber].id}")
        return None


class AddFate(Verb):
    """A Fate card joins the Fate deck."""

    __slots__ = ("add_fate",)

    word = "add-fate"
    fields: ClassVar[tuple[Field, ...]] = (Field("add-fate", RefTo("fate")),)
    en = "add { $add_fate } to the Fate deck"
    pl = "dołóż do talii Losu: { $add_fate }"
    example = "{add-fate: f11}"

    def __init__(self, add_fate: int) -> None:
        super().__init__()
        self.add_fate = add_fate

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        if self.add_fate not in table.fates.cards and self.add_fate not in table.quirks:
            table.fates.put_under(self.add_fate)
        return None


class GainMasks(Verb):
    """EF-MASK-06, -08: each Dreamer gains own Masks and may put one on."""

    __slots__ = ("gain_masks",)

    word = "gain-masks"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-masks", Word("first-two", "third")),)
    en = "each Dreamer gains the first two own Masks and may wear one"
    pl = "każdy Śniący otrzymuje pierwsze dwie własne Maski i może założyć jedną"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "third": ("each Dreamer gains the third own Mask and may wear it", "każdy Śniący otrzymuje trzecią własną Maskę i może ją założyć")
    }
    example = "{gain-masks: first-two}"

    def __init__(self, gain_masks: str) -> None:
        super().__init__()
        self.gain_masks = gain_masks

    def variant(self) -> str:
        return "third" if self.gain_masks == "third" else ""

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        from pionek.games.etherfields.items import WearMask, gain_masks

        orders = (1, 2) if self.gain_masks == "first-two" else (3,)
        for each in range(table.seats - 1, -1, -1):
            new = gain_masks(table, each, orders)
            if new:
                table.then(WearMask(each, new))
        gain_masks_of_absent(table, orders)
        return None


def gain_masks_of_absent(table: Dreamworld, orders: tuple[int, ...]) -> None:
    """Dreamers who sit out own theirs too, for when they come back."""
    for absent in table.absent:
        for mask in table.box.masks:
            if mask.owner == absent.dreamer and mask.order in orders and mask.index not in absent.masks:
                absent.masks.append(mask.index)


class GainMask(Verb):
    """A Mask that anybody may own."""

    __slots__ = ("gain_mask",)

    word = "gain-mask"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-mask", RefTo("mask")),)
    en = "gain the Mask { $gain_mask }"
    pl = "otrzymaj Maskę { $gain_mask }"
    example = "{gain-mask: ma13}"

    def __init__(self, gain_mask: int) -> None:
        super().__init__()
        self.gain_mask = gain_mask

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        from pionek.games.etherfields.items import WearMask

        if not any(self.gain_mask in each.masks for each in table.dreamers):
            table.dreamers[seat].masks.append(self.gain_mask)
            table.then(WearMask(seat, [self.gain_mask]))
        return None


class Ending(Verb):
    """The campaign ends."""

    __slots__ = ("ending",)

    word = "ending"
    fields: ClassVar[tuple[Field, ...]] = (Field("ending", Word("given-back", "kept", "lamplighter")),)
    en = "the campaign is won"
    pl = "kampania jest wygrana"
    example = "{ending: kept}"

    def __init__(self, ending: str) -> None:
        super().__init__()
        self.ending = ending

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        table.ending = self.ending
        return None


class BuyCards(Verb):
    """EF-MARK-02, -07: see the top cards of the Market and buy some at their prices."""

    __slots__ = ("buy", "less", "most")

    word = "buy"
    fields: ClassVar[tuple[Field, ...]] = (Field("buy", Whole(1, 9)), Field("less", Whole(0, 9), 0), Field("most", Whole(1, 9), 9))
    asks = True
    en = "see the top { $buy } Market cards and buy any of them"
    pl = "obejrzyj { $buy } wierzchnie karty Targu i kup dowolne z nich"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "less": ("see the top { $buy } Market cards and buy 1 for { $less } Ether less", "obejrzyj { $buy } wierzchnie karty Targu i kup 1 o { $less } Eter taniej")
    }
    example = "{buy: 3}"

    def __init__(self, buy: int, less: int, most: int) -> None:
        super().__init__()
        self.buy = buy
        self.less = less
        self.most = most

    def variant(self) -> str:
        return "less" if self.less else ""

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        """EF-SETUP-17, R63: the Market is shuffled once, before the first Dreamer sees its cards."""
        from pionek.games.etherfields.items import Buying

        if scope.target <= 0:
            table.shuffle(table.market)
        table.then(Buying(seat, self.buy, self.less, self.most))
        return None


class RelocateTeam(Verb):
    """EF-WORLD-07: the Team goes to another Location at once."""

    __slots__ = ("relocate_team",)

    word = "relocate-team"
    fields: ClassVar[tuple[Field, ...]] = (Field("relocate-team", Word("district", "gate", "awakening", "moth-court")),)
    asks = True
    en = "Relocate the Team { $where }"
    pl = "Przenieście Drużynę { $where }"
    example = "{relocate-team: gate}"

    def __init__(self, relocate_team: str) -> None:
        super().__init__()
        self.relocate_team = relocate_team

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"where": voice.text(f"team-{self.relocate_team}")}

    def locations(self, table: Dreamworld) -> list[int]:
        found: list[int] = []
        if table.location < 0:
            return found
        here = table.box.locations[table.location]
        for location in table.box.locations:
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

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        return bool(self.locations(table))

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return Decision(seat, [Option(words.GO, target=location) for location in self.locations(table)], partial=True)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        from pionek.games.etherfields.travel import Travel

        table.location = option.target
        table.happened(words.TRAVELLED, -1, option.target, rule="EF-WORLD-07")
        for frame in table.agenda:
            if isinstance(frame, Travel):
                frame.arrived = True


class Happen(Verb):
    """Something that only one tile, card or Dream does. Its words and its doing are listed together."""

    __slots__ = ("happen",)

    word = "happen"
    fields: ClassVar[tuple[Field, ...]] = (Field("happen", Word(*HAPPENINGS)),)
    asks = True
    en = "{ $text }"
    pl = "{ $text }"
    example = "{happen: find-item}"

    def __init__(self, happen: str) -> None:
        super().__init__()
        self.happen = happen

    def args(self, voice: Voice) -> dict[str, Any]:
        return {"text": voice.text(f"happen-{self.happen}")}

    def can(self, table: Dreamworld, scope: Resolve, seat: int) -> bool:
        if self.happen == "peek":
            from pionek.games.etherfields.happenings import secrets

            return bool(secrets(table))
        if self.happen == "programme":
            from pionek.games.etherfields.happenings import unrevealed

            return bool(unrevealed(table))
        if self.happen == "restore-item":
            return bool(table.storage)
        if self.happen == "restore-mask":
            return bool(table.dreamers[seat].masks)
        if self.happen == "pickpocket":
            sleeper = table.dreamers[seat]
            return bool(table.figures_within(sleeper.space, 1)) and not any(each.marks[PICKED] for each in table.dreamers)
        if self.happen == "share":
            sleeper = table.dreamers[seat]
            return bool(sleeper.ether or sleeper.gems) and len(table.dreamers_at(sleeper.space)) > 1
        return True

    def do_it(self, table: Dreamworld, scope: Resolve, seat: int) -> Decision | None:
        return HAPPENINGS[self.happen](table, scope, seat)

    def took_it(self, table: Dreamworld, scope: Resolve, seat: int, option: Option) -> None:
        ASKED[self.happen](table, scope, seat, option)


TALE: tuple[type[Effect], ...] = (
    ReadScript, SetFlag, Reveal, Overlay, SpawnEntity, RemoveEntity, RemoveFigure, Marker, Count, GainItem, MarketItems,
    GainNote, GainWisdom, NewSeason, AddSlumber, RemoveSlumber, AddFate, GainMasks, GainMask, Ending, BuyCards,
    RelocateTeam, Happen,
)  # fmt: skip
