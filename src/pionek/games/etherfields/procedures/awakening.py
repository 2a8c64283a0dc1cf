"""Awakening: what is lost and cured, then everything is built anew."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.pieces import Absent, lay_face_down
from pionek.games.etherfields.procedures.dream import Entrance
from pionek.games.etherfields.procedures.items_and_masks import WearMask
from pionek.games.etherfields.procedures.scripts import read_once
from pionek.games.etherfields.procedures.slumber import lay_slumber_map


class Awakening(Frame):
    """Steps 1 to 3 of the card, then everything is built anew from step 4 (EF-AWAKE-04, -05)."""

    seat: int = later(0)

    steps = (
        ("collect", "EF-AWAKE-04"), ("cure", "EF-AWAKE-02"), ("lose", "EF-AWAKE-03"), ("swap", "EF-CAMP-04"),
        ("build", "EF-DECK-01"), ("masks", "EF-MASK-02"), ("lay_out", "EF-SLUM-05"), ("decks", "EF-SETUP-05"),
        ("hours", "EF-SETUP-12"), ("place", "EF-AWAKE-06"), ("enter", "EF-SETUP-13"),
    )  # fmt: skip

    def collect(self, table: Deeds) -> None:
        """All cards are discarded; the first Awakening is told by its script (EF-AWAKE-04)."""
        collect_cards(table)
        read_once(table, table.content.find("script", "s711"))

    def cure(self, table: Deeds) -> None:
        """All Distress is cured and all Sealed cards are Unsealed (EF-AWAKE-02)."""
        cure_all(table, "EF-AWAKE-02")

    def lose(self, table: Deeds) -> None:
        lose_shiny(table)
        table.happened(vocabulary.AWAKENED, -1, rule="EF-AWAKE-03")

    def swap(self, table: Deeds) -> Decision | None:
        """A player may take another Dreamer, one that no player plays (EF-CAMP-04, EF-AWAKE-05, EF-SAVE-03, -04)."""
        if self.seat >= table.seats:
            self.seat = 0
            return None
        options = [Option(vocabulary.PICK, vocabulary.PICK_KEEP)]
        options.extend(Option(vocabulary.PICK, vocabulary.PICK_DREAMER + absent.dreamer) for absent in table.absent)
        return Decision(self.seat, options)

    def took_swap(self, table: Deeds, option: Option) -> None:
        """Keep the Dreamer or take another one, then ask the next player (EF-AWAKE-05, EF-CAMP-04, EF-SAVE-03, -04)."""
        seat = self.seat
        self.back_to("swap")
        self.seat += 1
        if option.subject != vocabulary.PICK_KEEP:
            swap_dreamer(table, seat, option.subject - vocabulary.PICK_DREAMER)

    def build(self, table: Deeds) -> Decision | None:
        """20 to 40 Influence cards and all Flaws; with fewer than 20, all there are; the rest is kept aside (EF-DECK-02, -04)."""
        if self.seat >= table.seats:
            self.seat = 0
            return None
        dreamer = table.dreamers[self.seat]
        count = sum([1 for card in dreamer.discard if not table.content.flaw[card]])
        options: list[Option] = []
        if count > vocabulary.LEAST_DECK:
            options.extend(Option(vocabulary.TAKE, target=card) for card in sorted(set(dreamer.discard)) if not table.content.flaw[card])
        if dreamer.aside and count < vocabulary.MOST_DECK:
            options.extend(Option(vocabulary.BUY, target=card) for card in sorted(set(dreamer.aside)))
        if count <= vocabulary.MOST_DECK and (count >= vocabulary.LEAST_DECK or not dreamer.aside):
            options.append(Option(vocabulary.DONE))
        return Decision(self.seat, options)

    def took_build(self, table: Deeds, option: Option) -> None:
        """Put a card aside, take one back, or shuffle the finished deck (EF-DECK-01, -03)."""
        dreamer = table.dreamers[self.seat]
        if option.verb == vocabulary.TAKE:
            dreamer.discard.remove(option.target)
            dreamer.aside.append(option.target)
            table.happened(vocabulary.DISCARDED, self.seat, option.target, other=vocabulary.ASIDE, rule="EF-DECK-03")
        elif option.verb == vocabulary.BUY:
            dreamer.aside.remove(option.target)
            dreamer.discard.append(option.target)
            table.happened(vocabulary.DISCARDED, self.seat, option.target, other=vocabulary.INTO_DECK, rule="EF-DECK-01")
        else:
            table.renew(self.seat, "EF-DECK-02")
            self.seat += 1
        self.back_to("build")

    def masks(self, table: Deeds) -> None:
        """Lost Masks come back, and each Dreamer may wear one (EF-MASK-02, EF-AWAKE-05)."""
        for seat in reversed(range(table.seats)):
            dreamer = table.dreamers[seat]
            dreamer.lost_masks = []
            if dreamer.masks:
                table.then(WearMask(seat, dreamer.masks[:]))

    def lay_out(self, table: Deeds) -> None:
        """The Dreamers leave the map, and the Slumber map is laid out (EF-SLUM-05)."""
        for dreamer in table.dreamers:
            dreamer.space = -1
        lay_slumber_map(table)

    def decks(self, table: Deeds) -> None:
        """Fate with the Quirks, and the Slumber deck above the Delta tile (EF-SETUP-05, -07, EF-AWAKE-06)."""
        table.shuffle(table.fates)
        table.stack_slumbers()

    def hours(self, table: Deeds) -> None:
        table.reset_hours("EF-SETUP-12")

    def place(self, table: Deeds) -> None:
        """The Team's figure goes to the Awakening Location (EF-AWAKE-06, EF-SETUP-13, -14)."""
        for location in table.content.locations:
            if location.icon == "awakening":
                table.location = location.index
                table.happened(vocabulary.TRAVELLED, -1, location.index, rule="EF-AWAKE-06")

    def enter(self, table: Deeds) -> None:
        """Each Dreamer starts on an Entrance space of the Slumber map (EF-SETUP-13, -14, EF-AWAKE-06)."""
        table.then(Entrance(table.first))


def collect_cards(table: Deeds) -> None:
    """Step 1: every Influence card of deck, hand and Progress zone is discarded."""
    for seat in range(table.seats):
        dreamer = table.dreamers[seat]
        dreamer.discard.extend([*dreamer.deck.cards, *dreamer.hand, *dreamer.progress, *dreamer.burdens])
        lay_face_down(dreamer.deck, [])
        dreamer.hand = []
        dreamer.progress = []
        dreamer.flipped = []
        dreamer.burdens = []
        dreamer.states = 0
        table.happened(vocabulary.RETURNED, seat, rule="EF-AWAKE-04")
    table.companions = []
    table.changed()


def cure_all(table: Deeds, rule: str) -> None:
    """Step 2: all Distress is cured and all Sealed cards are Unsealed."""
    for seat in range(table.seats):
        table.lose(seat, vocabulary.DISTRESS, vocabulary.ALL, rule)
        table.unseal(seat, vocabulary.ALL, rule)


def lose_shiny(table: Deeds) -> None:
    """Step 3: all Keys and Gems."""
    table.lose(0, vocabulary.KEY, vocabulary.ALL, "EF-AWAKE-03")
    for seat in range(table.seats):
        table.lose(seat, vocabulary.GEM, vocabulary.ALL, "EF-AWAKE-03")
        table.lose(seat, vocabulary.SPIRIT, vocabulary.ALL, "EF-AWAKE-03")


def swap_dreamer(table: Deeds, seat: int, newcomer: int) -> None:
    """The old Dreamer sits out with everything it owns; the new one comes with what it owns."""
    dreamer = table.dreamers[seat]
    cards = [*dreamer.discard, *dreamer.aside, *dreamer.sealed]
    table.absent.append(Absent(dreamer.dreamer, cards, dreamer.masks[:], dreamer.memory, dreamer.ether_card))
    for at in range(len(table.absent)):
        absent = table.absent[at]
        if absent.dreamer == newcomer:
            table.absent.pop(at)
            dreamer.dreamer = newcomer
            dreamer.discard = absent.cards[:]
            dreamer.aside = []
            dreamer.sealed = []
            dreamer.masks = absent.masks[:]
            dreamer.mask = -1
            dreamer.lost_masks = []
            dreamer.memory = absent.memory
            dreamer.ether_card = absent.ether_card
            table.happened(vocabulary.CHANGED_DREAMER, seat, newcomer, rule="EF-CAMP-04")
            table.changed()
            return
