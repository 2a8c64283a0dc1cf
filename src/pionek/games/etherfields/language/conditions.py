"""On what condition: the small words of this game's texts that are true or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Condition
from pionek.core.language.fields import field
from pionek.core.language.kinds import CONDITIONS, TEXT, IdOf, IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import joined
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import person
from pionek.games.etherfields.model.codes import SPACE
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.model.state import CLASSIC

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part


class Flagged(Condition[Deeds]):
    """Something of the campaign has happened."""

    word = "flag"
    flag: str = field(TEXT)
    en = "{ $what }"
    pl = "{ $what }"
    example = "{flag: read}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"what": describer.text(f"flag-{self.flag}")}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return self.flag in table.flags


class SuitIs(Condition[Deeds]):
    """The suit of the current Turn card."""

    word = "suit"
    suit: str = field(Word(*vocabulary.SUITS))
    en = "the Turn is { $which }"
    pl = "trwa Tura { $which }"
    example = "{suit: clubs}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"which": describer.text(f"suit-{self.suit}")}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.suit() == vocabulary.SUITS.index(self.suit)


class Counted(Condition[Deeds]):
    """A counter of the Dream has reached a number."""

    word = "counter"
    counter: str = field(Word(*vocabulary.COUNTERS))
    least: int = field(IntKind(-99, 99), default=-99)
    most: int = field(IntKind(-99, 99), default=99)
    en = "the { $what } is { $least } or more"
    pl = "{ $what } wynosi co najmniej { $least }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"most": ("the { $what } is { $most } or less", "{ $what } wynosi najwyżej { $most }")}
    example = "{counter: verses, least: 3}"

    def variant(self) -> str:
        return "most" if self.least == -99 else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"what": describer.text(f"counter-{self.counter}"), "least": self.least, "most": self.most}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        number = table.counters[vocabulary.COUNTERS.index(self.counter)]
        return self.least <= number <= self.most


class TeamProgress(Condition[Deeds]):
    """How many active Progress cards the Dreamers have, together for each player, or each of them."""

    word = "progress"
    progress: int = field(IntKind(1, 9))
    each: str = field(Word("together", "everyone", "you"), default="everyone")
    en = 'every Dreamer has at least { NOUN($progress, noun: "active-progress") }'
    pl = 'każdy Śniący ma co najmniej { NOUN($progress, noun: "active-progress", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "together": (
            'the Dreamers have at least { NOUN($progress, noun: "active-progress") } per player',
            'Śniący mają razem co najmniej { NOUN($progress, noun: "active-progress", case: "acc") } na gracza',
        )
    }
    example = "{progress: 3}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        counts = [len(table.active_progress(seat)) for seat in range(table.seats)]
        return sum(counts) >= self.progress * table.seats if self.each == "together" else min(counts) >= self.progress


class NoFigure(Condition[Deeds]):
    """No figure of this Entity is on the map."""

    word = "no-figure"
    no_figure: int = field(RefTo("entity"))
    en = "{ $no_figure } is not on the map"
    pl = "{ $no_figure } nie jest na mapie"
    example = "{no-figure: e1}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return not any(each.entity == self.no_figure for each in table.figures)


class LettersAt(Condition[Deeds]):
    """So many letters lie on a tile or are carried there."""

    word = "letters"
    letters: int = field(IntKind(1, 3))
    tile: int = field(RefTo("tile"))
    en = 'there { $letters -> [one] is *[other] are } { NOUN($letters, noun: "letter") } on { $tile }'
    pl = 'na kafelku { $tile } { $letters -> [few] leżą *[other] leży } { NOUN($letters, noun: "letter") }'
    example = "{letters: 3, tile: d2-b4}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        count = 0
        for at in table.letters:
            space = at if at >= 0 else table.dreamers[-2 - at].space
            if table.map().tile_at[space] == self.tile:
                count += 1
        return count >= self.letters


OWNED = (
    "back-alley", "carried-letter", "classic", "deliverance", "harm", "hole", "letter-here", "no-lamplight", "own-token",
    "third-mask", "token-here",
)  # fmt: skip


class Owns(Condition[Deeds]):
    """The Team has a Note, a Wisdom card or a Mask that is worn."""

    word = "owns"
    owns: str = field(IdOf("note", "wisdom", words=OWNED))
    en = "the Team has { $what }"
    pl = "Drużyna ma kartę { $what }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "so": ("{ $what }", "{ $what }"),
        "together": ("the Team has { $what }", "Drużyna ma karty { $what }"),
    }
    example = "{owns: n02}"

    def variant(self) -> str:
        """A Note or a Wisdom card is named; other conditions have a clause of their own."""
        return "so" if self.owns in OWNED else ""

    def breath(self) -> str:
        """Several cards that the Team must have make one clause."""
        return "" if self.owns in OWNED else "owns"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        return describer.parts("if-owns-together", {"what": describer.listed([each.args(describer)["what"] for each in forms])})

    def args(self, describer: Describer) -> dict[str, Any]:
        for kind in ("note", "wisdom"):
            if self.owns in describer.content.ids[kind]:
                return {"what": describer.ref(kind, describer.content.find(kind, self.owns))}
        return {"what": describer.text(f"owns-{self.owns}")}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        if self.owns == "third-mask":
            third = [mask.index for mask in table.content.masks if mask.order == 3]
            return any(each.mask in third for each in table.dreamers)
        if self.owns == "letter-here":
            seat = person(resolution)
            return table.dreamers[seat].space in table.letters and can_carry(table, seat)
        if self.owns == "carried-letter":
            return -2 - person(resolution) in table.letters
        if self.owns == "own-token":
            return token_of(table, person(resolution)) is not None
        if self.owns == "token-here":
            return token_here(table, person(resolution)) is not None
        if self.owns == "harm":
            return table.dreamers[person(resolution)].marks.harmed > 0
        if self.owns == "back-alley":
            return short_way(table, person(resolution)) >= 0
        if self.owns == "classic":
            return bool(table.modes & CLASSIC) and "classic-used" not in table.flags and (table.in_dream() or table.in_slumber())
        if self.owns == "deliverance":
            return deliverable(table, resolution)
        if self.owns == "no-lamplight":
            return table.knows("lamplight") and "lamplight-used" not in table.flags
        if self.owns == "hole":
            return "hole" in table.flags
        content = table.content
        return content.find_or("note", self.owns) in table.notes or content.find_or("wisdom", self.owns) in table.wisdoms


def deliverable(table: Deeds, resolution: Resolution) -> bool:
    """Deliverance is unlocked, this tile has it, and the Team can pay it (EF-SLUM-10)."""
    if not table.in_slumber() or not table.knows("deliverance"):
        return False
    slumber = table.content.slumbers[table.slumber]
    if slumber.delivers is None or (slumber.deliver_needs is not None and not slumber.deliver_needs.holds(table, resolution)):
        return False
    if slumber.deliver_sign != "none" and not table.signs[vocabulary.SIGNS.index(slumber.deliver_sign)]:
        return False
    if slumber.deliver_note != -1 and slumber.deliver_note not in table.notes:
        return False
    assert slumber.deliver is not None
    for choices in slumber.deliver.things:
        for what, n in choices:
            team = what in (vocabulary.KEY, vocabulary.HOUR)
            have = table.amount_of(what, table.first) if team else sum([table.amount_of(what, seat) for seat in range(table.seats)])
            if have < n:
                return False
    return True


def short_way(table: Deeds, seat: int) -> int:
    """A card of the hand that stands for a Shortcut on the Dreamworld; -1 if there is none."""
    for card in table.dreamers[seat].hand:
        if "back-alley" in table.card(card).rulings:
            return card
    return -1


def can_carry(table: Deeds, seat: int) -> bool:
    """Two letters for each Dreamer; who dreams alone carries all three."""
    return table.letters.count(-2 - seat) < (3 if table.seats == 1 else 2)


def token_of(table: Deeds, seat: int) -> int | None:
    """The Personal token that this Dreamer carries and may let testify."""
    for owner in range(len(table.personals)):
        if table.personals[owner] == -2 - seat:
            return owner
    return None


def token_here(table: Deeds, seat: int) -> int | None:
    """The own Personal token on the Dreamer's space; alone, that of an absent Dreamer too."""
    for owner in range(len(table.personals)):
        mine = owner == table.dreamers[seat].dreamer or table.seats == 1
        if mine and table.personals[owner] == table.dreamers[seat].space and token_of(table, seat) is None:
            return owner
    return None


class LampsLit(Condition[Deeds]):
    """So many lamps of the last Dream are lit."""

    word = "lamps"
    lamps: int = field(IntKind(1, 4))
    en = '{ NOUN($lamps, noun: "lamp") } { $lamps -> [one] is *[other] are } lit'
    pl = '{ $lamps -> [few] palą *[other] pali } się { NOUN($lamps, noun: "lamp") }'
    example = "{lamps: 4}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.counters[vocabulary.LAMPS].bit_count() >= self.lamps


class InDream(Condition[Deeds]):
    """This Dream is being played."""

    word = "dream"
    dream: int = field(RefTo("dream"))
    en = "you are in { $dream }"
    pl = "trwa Sen { $dream }"
    example = "{dream: d3}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.dream == self.dream


class DistrictOut(Condition[Deeds]):
    """A tile of the Dreamworld Map lies out."""

    word = "district"
    district: int = field(RefTo("district"))
    en = "{ $district } lies on the Dreamworld Map"
    pl = "na Mapie Świata Snu leży { $district }"
    example = "{district: moth-court}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return self.district in table.districts


class TileOut(Condition[Deeds]):
    """A map tile has been revealed."""

    word = "tile-out"
    tile_out: int = field(RefTo("tile"))
    en = "{ $tile_out } is revealed"
    pl = "odkryto kafelek { $tile_out }"
    example = "{tile-out: d1-a3}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return self.tile_out in table.map().tiles


class AnyOf(Condition[Deeds]):
    """At least one of several conditions."""

    word = "any"
    any: list[Condition] = field(CONDITIONS)
    en = "either { $any }"
    pl = "albo { $any }"
    example = "{any: [{flag: acquitted}, {flag: read}]}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"any": joined([each.say(describer) for each in self.any], describer.text("either-or"))}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        for each in self.any:
            if each.holds(table, resolution):
                return True
        return False


class HasAmount(Condition[Deeds]):
    """The Dreamer, or the Team, has at least so much of something."""

    word = "has"
    has: str = field(Word(*vocabulary.RESOURCES))
    much: int = field(IntKind(1, 20), default=1)
    en = "you have at least { NOUN($much, $has) }"
    pl = 'masz co najmniej { NOUN($much, $has, case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "team": ("the Team has at least { NOUN($much, $has) }", 'Drużyna ma co najmniej { NOUN($much, $has, case: "acc") }')
    }
    example = "{has: hour, much: 1}"

    def variant(self) -> str:
        """Keys and Hours belong to all."""
        return "team" if self.has in ("key", "hour") else ""

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.amount_of(vocabulary.RESOURCES.index(self.has), person(resolution)) >= self.much


class OnTerrain(Condition[Deeds]):
    """The Dreamer stands on a Terrain."""

    word = "terrain"
    terrain: str = field(Word(*vocabulary.TERRAINS))
    en = "you stand { $where }"
    pl = "stoisz { $where }"
    example = "{terrain: water}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"where": describer.text(f"where-{self.terrain}")}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(table.terrain(table.dreamers[person(resolution)].space) & 1 << vocabulary.TERRAINS.index(self.terrain))


class OnSpace(Condition[Deeds]):
    """The Dreamer stands on one of these spaces."""

    word = "space"
    space: list[str] = field(ListOf(SPACE, 1))
    en = "you stand on { $space }"
    pl = "stoisz na polu { $space }"
    example = "{space: [C2a]}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.dreamers[person(resolution)].space in [space_of(each) for each in self.space]

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"space": joined([(each,) for each in self.space], ", ", describer.text("word-or"))}


CONDITION_FORMS: tuple[type[Condition], ...] = (
    Flagged, SuitIs, Counted, TeamProgress, NoFigure, LettersAt, Owns, LampsLit, InDream, DistrictOut, TileOut, AnyOf, HasAmount, OnSpace, OnTerrain,
)  # fmt: skip
