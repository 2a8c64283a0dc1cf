"""Verbs of what the Team owns and shares: Items and Masks found and restored, Notes used up, Shops, Shortcuts, Seasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.text.phrasebook import joined
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.classic_cards import Gamble
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


# Items and Masks


class FindItem(EtherfieldsEffect):
    """A random one of the Items of this Dream that nobody has found yet."""

    word = "find-item"
    asks = True
    en = "find a random Item of this Dream"
    pl = "znajdź losowy Przedmiot tego Snu"
    example = "find-item"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if table.found:
            table.then(TakeItem(seat, table.found[table.chance(len(table.found))]))


class Restore(EtherfieldsEffect):
    """A random Item of the Storage comes back, or one of the Dreamer's Masks (EF-ITEM-05, EF-MASK-04)."""

    word = "restore"
    away = True
    restore: str = field(Word("item", "mask"))
    asks = True
    en = "restore 1 Item"
    pl = "odzyskaj 1 Przedmiot"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"mask": ("restore a Mask", "odzyskaj Maskę")}
    example = "{restore: item}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(table.storage if self.restore == "item" else table.dreamers[person(resolution)].masks)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if self.restore == "mask":
            table.then(WearMask(seat, table.dreamers[seat].masks[:]))
        elif table.storage:
            table.then(TakeItem(seat, table.storage[table.chance(len(table.storage))]))


class MarketUnfound(EtherfieldsEffect):
    """Items that nobody has found can be bought from now on (EF-ITEM-08)."""

    word = "market-unfound"
    en = "Items not found go to the Item Market"
    pl = "nieznalezione Przedmioty trafiają na Targ Przedmiotów"
    example = "market-unfound"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        found, table.found = table.found, []
        for item in found:
            table.offer_item(item, "EF-ITEM-08")


class ThirdMasks(EtherfieldsEffect):
    """The third Masks of the Dreamers are found; or, if they were not, Shops sell them from now on."""

    word = "third-masks"
    third_masks: str = field(Word("found", "for-sale"))
    en = "the third Masks are found"
    pl = "trzecie Maski zostają znalezione"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "for-sale": ("third Masks not found can be bought in Shops", "nieznalezione trzecie Maski można kupić w Sklepach")
    }
    example = "{third-masks: for-sale}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if "mirrors" not in table.flags:
            table.flags.append("mirrors" if self.third_masks == "found" else "masks-for-sale")
            found = vocabulary.MIRRORS if self.third_masks == "found" else vocabulary.MASKS_FOR_SALE
            table.happened(vocabulary.TEAM_RULE, -1, found, rule=text_rule(resolution))


# Cards and Notes


class GainShopping(EtherfieldsEffect):
    """One more Shopping card for the Team, up to the number there is (EF-SHOP-05)."""

    word = "gain-shopping"
    en = "gain a Shopping card"
    pl = "otrzymajcie kartę Zakupów"
    example = "gain-shopping"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if table.shopping < vocabulary.MOST_SHOPPING:
            table.shopping += 1
            table.happened(vocabulary.TEAM_RULE, -1, vocabulary.SHOPPING_CARD, table.shopping, rule="EF-SHOP-05")


class DealMemories(EtherfieldsEffect):
    """First Memories: one for each Dreamer, those who sit out included; a card that was resolved does not come again."""

    word = "deal-memories"
    en = "each Dreamer gets a First Memories card"
    pl = "każdy Śniący dostaje kartę Pierwszych Wspomnień"
    example = "deal-memories"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for memory in table.content.memories:
            if f"memory {memory.id}" in table.removed:
                continue
            for at, each in enumerate(table.dreamers):
                if each.dreamer == memory.owner:
                    each.memory = memory.index
                    table.happened(vocabulary.MEMORY, at, memory.index, other=vocabulary.GETS_MEMORY, rule="EF-FAQ-02")
            for absent in table.absent:
                if absent.dreamer == memory.owner:
                    absent.memory = memory.index


class RemoveNotes(EtherfieldsEffect):
    """Notes that are used up leave the game (EF-NOTE-01)."""

    word = "remove-notes"
    remove_notes: list[int] = field(ListOf(RefTo("note"), 1))
    en = "remove the { $number -> [one] Note *[other] Notes } { $remove_notes } from the game"
    pl = "usuńcie z gry { $number -> [one] Notkę *[other] Notki } { $remove_notes }"
    example = "{remove-notes: [n03]}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**super().args(describer), "number": len(self.remove_notes)}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        for note in self.remove_notes:
            if note in table.notes:
                table.spend_note(note)


class DiscardCard(EtherfieldsEffect):
    """A named card of the Dreamer's hand is discarded (EF-DWPL-02)."""

    word = "discard-card"
    is_price = True
    discard_card: int = field(RefTo("card"))
    en = "discard { $discard_card } from your hand"
    pl = "odrzuć z ręki kartę { $discard_card }"
    example = "{discard-card: mk18}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return self.discard_card in table.dreamers[person(resolution)].hand

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.discard(seat, self.discard_card, "EF-DWPL-02")


class Share(EtherfieldsEffect):
    """The Dreamer hands one thing to another Dreamer on the same space (EF-WISD-01)."""

    word = "share"
    share: list[str] = field(ListOf(Word("ether", "gem"), 1))
    asks = True
    en = "hand { $what } to a Dreamer on your space"
    pl = "przekaż { $what } Śniącemu na swoim polu"
    example = "{share: [ether, gem]}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"what": joined([(describer.text(f"price-{each}", n=1),) for each in self.share], ", ", describer.text("word-or"))}

    def owned(self, table: Deeds, seat: int) -> list[str]:
        """Which of the things the Dreamer has."""
        return [each for each in self.share if table.amount_of(vocabulary.RESOURCES.index(each), seat)]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        return len(table.dreamers_at(table.dreamers[seat].space)) > 1 and bool(self.owned(table, seat))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """First the other Dreamer is chosen, then the thing."""
        seat = person(resolution)
        others = [each for each in table.dreamers_at(table.dreamers[seat].space) if each != seat]
        if resolution.chosen not in others:
            return Decision(seat, [Option(vocabulary.WHO, target=each) for each in others], partial=True)
        return Decision(seat, [Option(vocabulary.PICK, SHARED[each]) for each in self.owned(table, seat)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.WHO:
            resolution.chosen = option.target
            resolution.todo.append(self)
            return
        what = vocabulary.ETHER if option.subject == vocabulary.PICK_ETHER else vocabulary.GEM
        table.lose(person(resolution), what, 1, "EF-WISD-01")
        table.gain(resolution.chosen, what, 1, "EF-WISD-01")


SHARED = {"ether": vocabulary.PICK_ETHER, "gem": vocabulary.PICK_GEM}


# The Dreamworld and optional rules


class ShuffleFates(EtherfieldsEffect):
    """The Fate deck is shuffled."""

    word = "shuffle-fates"
    en = "shuffle the Fate deck"
    pl = "przetasujcie talię Losu"
    example = "shuffle-fates"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.shuffle(table.fates)
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.FATES_SHUFFLED, rule=text_rule(resolution))


class IgnoreSeason(EtherfieldsEffect):
    """The text of the Season is not in force until the next Dream ends."""

    word = "ignore-season"
    en = "ignore the Season until the next Dream ends"
    pl = "ignorujcie Porę do końca następnego Snu"
    example = "ignore-season"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.remember("no-season")
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.NO_SEASON, rule=text_rule(resolution))


class FreeShortcut(EtherfieldsEffect):
    """The next Shortcut of the Team on the Dreamworld costs no Sealing."""

    word = "free-shortcut"
    en = "take one Shortcut without Sealing"
    pl = "skorzystajcie z jednego Skrótu bez Blokowania"
    example = "free-shortcut"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.remember("free-shortcut")
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.FREE_SHORTCUT, rule=text_rule(resolution))


class CheaperShops(EtherfieldsEffect):
    """Prices in Shops are lower for the rest of the campaign."""

    word = "cheaper-shops"
    cheaper_shops: int = field(IntKind(1, 2))
    en = "from now on Shop prices are lower by { $cheaper_shops }"
    pl = "odtąd ceny w Sklepach są niższe o { $cheaper_shops }"
    example = "{cheaper-shops: 1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.deliver_prices = self.cheaper_shops
        table.happened(vocabulary.TEAM_RULE, -1, vocabulary.CHEAPER_SHOPS, self.cheaper_shops, rule=text_rule(resolution))


class PlayCards(EtherfieldsEffect):
    """A try with classic cards (EF-VAR-02)."""

    word = "play-cards"
    asks = True
    en = "try your luck with playing cards"
    pl = "spróbujcie szczęścia ze zwykłą talią"
    example = "play-cards"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.then(Gamble(seat))


TEAM_VERBS: tuple[type[Effect], ...] = (
    FindItem, Restore, MarketUnfound, ThirdMasks, GainShopping, DealMemories, RemoveNotes, DiscardCard, Share, ShuffleFates, IgnoreSeason, FreeShortcut,
    CheaperShops, PlayCards,
)  # fmt: skip
