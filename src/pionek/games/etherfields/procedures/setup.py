"""Set-up: what a new campaign, an evening, or a later Dream on its own begins with. Awakening repeats a part of it."""

from __future__ import annotations

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign.storing import indices
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.pieces import Absent, lay_face_down


def fresh(table: Deeds) -> None:
    """A new campaign; a Dreamer that no player plays waits with its own deck (EF-CAMP-02, -03, EF-MARK-01, EF-COMP-14)."""
    content = table.content
    lay_face_down(table.market, content.deck("market"))
    lay_face_down(table.flaws, content.deck("flaw"))
    lay_face_down(table.fates, [fate.index for fate in content.fates if not fate.secret])
    lay_face_down(table.slumbers, indices(table, "slumber", vocabulary.FIRST_SLUMBERS))
    table.vault = content.deck("secret")
    table.found = [item.index for item in content.items if item.starting]
    table.season = content.find("season", "se0")
    played = [each.dreamer for each in table.dreamers]
    for number in range(len(content.entries["dreamer"])):
        if number not in played:
            table.absent.append(Absent(number, content.deck(content.id_of("dreamer", number)), []))
    for dreamer in table.dreamers:
        dreamer.discard = content.deck(content.id_of("dreamer", dreamer.dreamer))
    table.hours = vocabulary.STARTING_HOURS[table.seats - 1]
    table.open_districts()


def advance_to(table: Deeds, dream: str) -> None:
    """A later Dream or a Slumber on its own: what the Dreamers would have by then."""
    content = table.content
    table.wisdoms += indices(table, "wisdom", vocabulary.LATER_WISDOMS)
    for dreamer in table.dreamers:
        dreamer.masks = [mask.index for mask in content.masks if mask.owner == dreamer.dreamer and mask.order < 3]
        dreamer.mask = dreamer.masks[0]
    table.active = indices(table, "item", vocabulary.LATER_ITEMS)
    table.storage = indices(table, "item", vocabulary.LATER_STORED)
    table.found = []
    if dream in ("d4", "d5"):
        table.flags += ["read", "sung"]
        table.wisdoms.append(content.find("wisdom", "w05"))


def shuffle_decks(table: Deeds, anew: bool) -> None:
    """Shuffle the decks and set the Clock; `anew`: the Influence decks are made of the discard piles (EF-SETUP-04, -05, -06, -07, -12, EF-COMP-22, EF-SAVE-03)."""
    for seat in range(table.seats):
        dreamer = table.dreamers[seat]
        if anew:
            for card in dreamer.discard:
                dreamer.deck.put(card)
            dreamer.discard = []
            table.shuffle(dreamer.deck)
        if dreamer.ether_card:
            dreamer.ether_card = 0
            table.gain(seat, vocabulary.ETHER, 1, "EF-SAVE-03")
    for zone in (table.turns_used, table.fates, table.flaws, table.market):
        table.shuffle(zone)
    table.reset_hours("EF-SETUP-12")
    table.stack_slumbers()
    table.changed()
