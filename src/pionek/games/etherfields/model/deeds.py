"""The deeds of Etherfields: changes of the state that happen at once and never ask."""

from __future__ import annotations

from pionek.core.state.decision import ALL_SEATS
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import EMPTY, SPACES, Layout
from pionek.games.etherfields.model.map import Entity
from pionek.games.etherfields.model.pieces import Companion, EntityTile, Figure, TurnMarks
from pionek.games.etherfields.model.state import State


def owner_of(what: int, seat: int) -> int:
    """Whose something is: Keys and Hours are the Team's, everything else is a Dreamer's (EF-CLOCK-01, -02, ruling R30)."""
    return -1 if what in (vocabulary.KEY, vocabulary.HOUR) else seat


class Deeds(State):
    """A table with its deeds; EtherfieldsTable ties in the procedures."""

    # Deeds with things gained and lost

    def gain(self, seat: int, what: int, amount: int, rule: str) -> int:
        """What the supply does not hold is not gained (EF-MISS-01, EF-COMP-01, -03, -04, -09, EF-CLOCK-02)."""
        gained = max(0, min(amount, self.supply(what)))
        if what == vocabulary.SPIRIT:
            gained = min(gained, vocabulary.SPIRITS_EACH - self.dreamers[seat].spirits)
        self.add(seat, what, gained)
        if gained:
            self.happened(vocabulary.GAINED, seat, what, gained, other=owner_of(what, seat), rule=rule)
        if gained < amount:
            self.happened(vocabulary.RAN_OUT, seat, what, amount - gained, other=owner_of(what, seat), rule="EF-MISS-01")
        return gained

    def lose(self, seat: int, what: int, amount: int, rule: str) -> int:
        lost = max(0, min(amount, self.amount_of(what, seat)))
        self.add(seat, what, -lost)
        if lost:
            self.happened(vocabulary.CURED if what == vocabulary.DISTRESS else vocabulary.LOST, seat, what, lost, other=owner_of(what, seat), rule=rule)
        return lost

    def witness(self, moment: int, who: int, subject: int, amount: int, other: int) -> tuple[int, ...]:
        if moment in (vocabulary.MOVED, vocabulary.PUSHED) and vocabulary.ENTITIES_AT <= other < vocabulary.COMPANIONS_AT:
            return tuple(at for at, figure in enumerate(self.figures) if figure.space == subject and figure.entity == other - vocabulary.ENTITIES_AT)
        return (self.dreamers[who].distress,) if moment in (vocabulary.SUFFERED, vocabulary.CURED) else ()

    def add(self, seat: int, what: int, amount: int) -> None:
        """So much more, or less, of something lies where it belongs; nothing is said of it."""
        dreamer = self.dreamers[seat]
        if what == vocabulary.ETHER:
            dreamer.ether += amount
        elif what == vocabulary.GEM:
            dreamer.gems += amount
        elif what == vocabulary.SPIRIT:
            dreamer.spirits += amount
        elif what == vocabulary.KEY:
            self.keys += amount
        elif what == vocabulary.HOUR:
            self.hours += amount
        else:
            dreamer.distress += amount

    def suffer(self, seat: int, amount: int, rule: str) -> None:
        """Distress is laid on the board; an empty supply loses the game (EF-DEATH-01, EF-MISS-02)."""
        if amount <= 0:
            return
        dreamer = self.dreamers[seat]
        if self.supply(vocabulary.DISTRESS) < amount:
            self.short_of_distress = seat
            self.happened(vocabulary.NO_MARKER, seat, rule="EF-MISS-02")
        dreamer.distress += min(amount, self.supply(vocabulary.DISTRESS))
        dreamer.marks.harmed += amount
        self.unsettled |= vocabulary.DEATH
        self.happened(vocabulary.SUFFERED, seat, amount=amount, rule=rule)

    def end_states(self, seat: int, states: int, rule: str) -> None:
        """These States of a Dreamer end, and their tokens go back to the supply (EF-STATE-08)."""
        dreamer = self.dreamers[seat]
        for kind in range(len(vocabulary.STATES)):
            if dreamer.states & states & 1 << kind:
                self.happened(vocabulary.STATE_OVER, seat, kind, other=seat, rule=rule)
        dreamer.states &= ~states

    # Deeds with cards

    def discard(self, seat: int, card: int, rule: str) -> None:
        """From hand to the top of the discard pile (EF-INF-03)."""
        dreamer = self.dreamers[seat]
        dreamer.hand.remove(card)
        dreamer.discard.append(card)
        self.happened(vocabulary.DISCARDED, seat, card, other=vocabulary.DISCARDS, rule=rule)

    def renew(self, seat: int, rule: str) -> None:
        """Deck and discard pile become a new deck (EF-RESH-01, -03)."""
        dreamer = self.dreamers[seat]
        for card in dreamer.discard:
            dreamer.deck.put(card)
        dreamer.discard = []
        self.shuffle(dreamer.deck)
        self.happened(vocabulary.RESHUFFLED, seat, rule=rule)

    def take_top(self, seat: int) -> int:
        self.show()
        return self.dreamers[seat].deck.take()

    def seal(self, seat: int, amount: int, rule: str) -> int:
        """From the top of the deck, passing over Flaws, never reshuffling (EF-SEAL-01, -03, -04, -05)."""
        dreamer = self.dreamers[seat]
        skipped: list[int] = []
        sealed = 0
        while sealed < amount and dreamer.deck.cards:
            card = self.take_top(seat)
            if self.content.flaw[card]:
                skipped.append(card)
            else:
                dreamer.sealed.append(card)
                sealed += 1
        for at in reversed(range(len(skipped))):
            dreamer.deck.put(skipped[at])
        if sealed:
            self.happened(vocabulary.SEALED, seat, amount=sealed, rule=rule)
            self.unsettled |= vocabulary.DEATH
        return sealed

    def can_seal(self, seat: int) -> int:
        """How many cards of the deck could be Sealed. Only their number, which everybody can count, is looked at."""
        return sum([1 for card in self.dreamers[seat].deck.cards if not self.content.flaw[card]])

    def unseal(self, seat: int, amount: int, rule: str) -> int:
        """From the top of the Sealed pile to the discard pile (EF-SEAL-02)."""
        dreamer = self.dreamers[seat]
        count = min(amount, len(dreamer.sealed))
        for _ in range(count):
            dreamer.discard.append(dreamer.sealed.pop())
        if count:
            self.happened(vocabulary.UNSEALED, seat, amount=count, rule=rule)
        return count

    def gain_card(self, seat: int, card: int, rule: str) -> None:
        """Face up on top of the discard pile, however many cards the Dreamer has (EF-INF-08, EF-DECK-05)."""
        self.dreamers[seat].discard.append(card)
        self.happened(vocabulary.CARD_GAINED, seat, card, rule=rule)

    def gain_flaw(self, seat: int) -> None:
        """The top card of the Flaw deck goes to the Dreamer's discard pile (EF-FLAW-01)."""
        if self.flaws.cards:
            self.show()
            self.gain_card(seat, self.flaws.take(), "EF-FLAW-01")

    def remove_flaw(self, seat: int, card: int) -> None:
        """To the bottom of the Flaw deck: the Dreamer has a card less (EF-FLAW-04, EF-DEATH-02)."""
        self.flaws.put_under(card)
        self.unsettled |= vocabulary.DEATH
        self.happened(vocabulary.DISCARDED, seat, card, other=vocabulary.SHEDS, rule="EF-FLAW-04")

    def to_market(self, seat: int, card: int) -> None:
        """A card goes to the bottom of the Market: the Dreamer has a card less (EF-MARK-04, EF-DEATH-02)."""
        self.market.put_under(card)
        self.unsettled |= vocabulary.DEATH
        self.happened(vocabulary.DISCARDED, seat, card, other=vocabulary.RETURNS, rule="EF-MARK-04")

    def turn_over(self, seat: int, at: int, down: bool) -> None:
        """A placed Progress card is flipped face down, or turned up again (EF-PROG-06)."""
        dreamer = self.dreamers[seat]
        dreamer.flipped[at] = int(down)
        self.happened(vocabulary.FLIPPED if down else vocabulary.UNFLIPPED, seat, dreamer.progress[at], rule="EF-PROG-06")
        self.changed()

    def put_in_zone(self, seat: int, card: int) -> None:
        """A card goes to the Progress zone; a Companion comes with its card (EF-PROG-02, -04, -05, EF-COMPAN-02)."""
        dreamer = self.dreamers[seat]
        dreamer.progress.append(card)
        dreamer.flipped.append(0)
        if self.card(card).companion and dreamer.space >= 0 and not self.is_full(dreamer.space):
            self.companions.append(Companion(card, seat, dreamer.space))
            self.happened(vocabulary.MOVED, -1, dreamer.space, other=vocabulary.COMPANIONS_AT + card, rule="EF-COMPAN-02")
        self.happened(vocabulary.PLACED, seat, card, rule="EF-PROG-02")
        self.unsettled |= vocabulary.DEATH
        self.changed()

    def take_from_zone(self, seat: int, at: int) -> None:
        """To the owner's discard pile; never as a Dreamer likes (EF-PROG-05, -10, -11, -12)."""
        dreamer = self.dreamers[seat]
        card = dreamer.progress.pop(at)
        dreamer.flipped.pop(at)
        dreamer.discard.append(card)
        self.companions = [each for each in self.companions if each.card != card or each.owner != seat]
        self.happened(vocabulary.DISCARDED, seat, card, other=vocabulary.DISCARDS, rule="EF-PROG-11")
        self.changed()

    def changed(self) -> None:
        """What is in force has changed: limits may have fallen (EF-HAND-03, EF-PROG-12), death may have come."""
        self.refresh_rules()
        self.unsettled |= vocabulary.LIMITS | vocabulary.DEATH

    # Deeds of the Team

    def show(self) -> None:
        """Something hidden has become known: earlier answers cannot be undone freely any more."""
        self.revealed += 1

    def see(self, kind: str, index: int) -> None:
        """Something is revealed for good: players may look it up from now on."""
        mark = f"{kind} {self.content.id_of(kind, index)}"
        if mark not in self.seen:
            self.seen.append(mark)

    def gain_note(self, note: int) -> None:
        if note not in self.notes:
            self.notes.append(note)
            self.happened(vocabulary.TEAM_GAINED, -1, note, rule="EF-NOTE-01")

    def gain_wisdom(self, wisdom: int) -> None:
        """The Team gains a Wisdom card; the card of Signs brings their tokens (EF-WISD-01, -02)."""
        if wisdom in self.wisdoms:
            return
        self.wisdoms.append(wisdom)
        if "signs" in self.content.wisdoms[wisdom].rulings:
            self.signs = [3] * len(vocabulary.SIGNS)
        self.happened(vocabulary.TEAM_GAINED, -1, vocabulary.WISDOMS_FROM + wisdom, rule="EF-WISD-01")
        self.changed()

    def spend_sign(self, sign: str) -> None:
        """The token of a Sign leaves the game (EF-WISD-01)."""
        at = vocabulary.SIGNS.index(sign)
        self.signs[at] -= 1
        self.removed.append(f"sign {sign}")
        self.happened(vocabulary.SIGN_SPENT, -1, at, rule="EF-COMP-19")

    def spend_note(self, note: int) -> None:
        """A Note that was used is gone for good (EF-NOTE-01)."""
        self.notes.remove(note)
        self.removed.append(f"note {self.content.notes[note].id}")
        self.happened(vocabulary.NOTE_GONE, -1, note, rule="EF-NOTE-01")

    def reset_hours(self, rule: str) -> None:
        """The Clock goes back to what it shows at the start, for one player too (EF-SETUP-12, EF-DELTA-03, EF-SOLO-02)."""
        self.hours = vocabulary.STARTING_HOURS[self.seats - 1]
        self.happened(vocabulary.HOURS, -1, amount=self.hours, rule=rule)

    def remember(self, flag: str) -> None:
        if flag not in self.flags:
            self.flags.append(flag)

    def forget(self, *flags: str) -> None:
        self.flags = [flag for flag in self.flags if flag not in flags]

    def open_districts(self) -> None:
        """Lay out the Dreamworld tiles that the finished Dreams open, and open the Gates on them (EF-SETUP-10, -11)."""
        done = [self.content.dreams[each].id for each in self.dreams_done]
        opened = {
            "start": True,
            "d1": "d1" in done,
            "d2-or-d3": "d2" in done or "d3" in done,
            "d2-and-d3": "d2" in done and "d3" in done,
        }
        for district in self.content.districts:
            if opened[district.from_] and district.index not in self.districts:
                self.districts.append(district.index)
        for dream in self.content.dreams:
            if dream.district and dream.index not in self.dreams_open and dream.index not in self.dreams_done:
                if self.content.find("district", dream.district) in self.districts and dream.id != vocabulary.FIRST_DREAM:
                    self.dreams_open.append(dream.index)

    def item_slots(self) -> int:
        """How many Items can be active (EF-ITEM-01, -04, -05)."""
        return vocabulary.ACTIVE_ITEMS + (1 if self.knows("fourth-pocket") else 0)

    def store(self, item: int) -> None:
        """An active Item goes to the Storage (EF-ITEM-06)."""
        self.active.remove(item)
        self.storage.append(item)
        self.happened(vocabulary.ITEM_PUT, -1, item, other=vocabulary.TO_STORAGE, rule="EF-ITEM-06")

    def offer_item(self, item: int, rule: str) -> None:
        """An Item can be bought from now on (EF-ITEM-06, -08)."""
        self.item_market.append(item)
        self.happened(vocabulary.ITEM_PUT, -1, item, other=vocabulary.TO_ITEM_MARKET, rule=rule)

    def wear(self, seat: int, mask: int) -> None:
        """A Mask is put on; the one worn before is discarded (EF-MASK-01, -04, -06)."""
        dreamer = self.dreamers[seat]
        if dreamer.mask >= 0 and dreamer.mask != mask:
            dreamer.lost_masks.append(dreamer.mask)
            self.happened(vocabulary.MASK_LOST, seat, dreamer.mask, rule="EF-MASK-05")
        if mask in dreamer.lost_masks:
            dreamer.lost_masks.remove(mask)
        dreamer.mask = mask
        if mask >= 0:
            self.happened(vocabulary.MASK_ON, seat, mask, rule="EF-MASK-01")
        self.changed()

    # Decks

    def stack_slumbers(self) -> None:
        """All Slumber tiles are shuffled, and the Delta tile lies below them (EF-SETUP-07, EF-DELTA-04)."""
        delta = self.content.find("slumber", vocabulary.DELTA_SLUMBER)
        if delta in self.slumbers.cards:
            self.slumbers.remove(delta)
        self.shuffle(self.slumbers)
        self.slumbers.put_under(delta)

    def gather_turns(self) -> None:
        """The Turn cards that are left go back to the others, and Block tokens to the supply (EF-TCARD-01, EF-SLUM-11)."""
        self.turns_used.cards += self.turns.cards
        self.turns_used.known += self.turns.known
        self.turns.cards, self.turns.known = [], []
        self.blocked_steps = 0

    # Deeds on the map

    def relayout(self, layout: Layout) -> None:
        self.layout = layout.text()
        self.changed()

    def lay_tile(self, tile: int) -> bool:
        """A map tile is laid out; figures that stand there stay (EF-CORE-01, EF-MAP-02, EF-OVER-03)."""
        layout = Layout.read(self.layout)
        id = self.content.tiles[tile].id
        if id in layout.tiles:
            return False
        layout.tiles.append(id)
        layout.tiles.sort()
        self.relayout(layout)
        self.show()
        self.see("tile", tile)
        self.happened(vocabulary.REVEALED, -1, tile, rule="EF-MAP-02")
        return True

    def change_edges(self) -> None:
        """The Wall token and the Walls that are open for this Turn."""
        layout = Layout.read(self.layout)
        layout.walls = self.edges[:]
        layout.opened = self.opened_edges[:]
        self.relayout(layout)

    def put_terrain(self, space: int, terrain: int, rule: str) -> bool:
        """A Terrain token, if one is left (EF-TERR-04, EF-COMP-08)."""
        lying = sum([1 for each in self.ground if each & terrain])
        if self.ground[space] & terrain or lying >= vocabulary.TERRAIN_TOKENS:
            return False
        self.ground[space] |= terrain
        self.happened(vocabulary.TERRAIN, -1, terrain.bit_length() - 1, other=space, rule=rule)
        return True

    def take_terrain(self, space: int, terrain: int, rule: str) -> None:
        """A Terrain token is taken off the map (EF-TERR-04)."""
        self.ground[space] &= ~terrain
        self.happened(vocabulary.TERRAIN_GONE, -1, terrain.bit_length() - 1, other=space, rule=rule)

    def put_figure(self, at: int, space: int, rule: str) -> None:
        """An Entity comes to stand elsewhere, by its own Movement or by an effect."""
        figure = self.figures[at]
        figure.space = space
        self.happened(vocabulary.MOVED, -1, space, other=vocabulary.ENTITIES_AT + figure.entity, rule=rule)

    def spawn(self, entity: int, space: int) -> None:
        """A figure of an Entity appears; with the first one comes its tile (EF-MAP-08)."""
        if self.entity_tile(entity) is None:
            self.entity_tiles.append(EntityTile(entity))
            self.see("entity", entity)
        self.figures.append(Figure(entity, space))
        self.happened(vocabulary.SPAWNED, -1, entity, other=space, rule="EF-MAP-08")

    def figures_left(self, entity: Entity) -> int:
        """Shapeshifters that are not on the map (EF-COMP-12)."""
        if entity.figure in ("big", "token"):
            return vocabulary.SHAPESHIFTERS
        out = 0
        for figure in self.figures:
            if self.content.entities[figure.entity].figure == entity.figure:
                out += 1
        return vocabulary.SHAPESHIFTERS - out

    def remove_figure(self, at: int, rule: str) -> None:
        figure = self.figures.pop(at)
        self.happened(vocabulary.REMOVED, -1, figure.entity, rule=rule)

    def state_tokens(self, state: int) -> int:
        """Free tokens with that side; each pair of tokens has two sides (EF-COMP-11, EF-STATE-03)."""
        pair = (vocabulary.DAZED, vocabulary.STUNNED)
        if state not in pair:
            pair = (vocabulary.PARALYSED, vocabulary.POISONED)
        used = 0
        for bits in [each.states for each in self.figures] + [each.states for each in self.dreamers]:
            used += sum([1 for side in pair if bits >> side & 1])
        return 2 - used

    def add_morph(self, entity_tile: EntityTile) -> bool:
        """A random one of the pool; the Poisoned get none (EF-MORPH-01, EF-COMP-07, EF-STATE-07)."""
        total = sum(self.morphs)
        if not total:
            return False
        for figure in self.figures:
            if figure.entity == entity_tile.entity and figure.has(vocabulary.POISONED):
                return False
        at = self.chance(total)
        kind = 0
        while at >= self.morphs[kind]:
            at -= self.morphs[kind]
            kind += 1
        self.morphs[kind] -= 1
        entity_tile.morphs[kind] += 1
        self.happened(vocabulary.MORPHED, -1, entity_tile.entity, other=kind, rule="EF-MORPH-01")
        self.changed()
        return True

    def remove_morph(self, entity_tile: EntityTile, kind: int) -> None:
        """A Morphing goes back to the pool (EF-MORPH-02)."""
        entity_tile.morphs[kind] -= 1
        self.morphs[kind] += 1
        self.happened(vocabulary.UNMORPHED, -1, entity_tile.entity, other=kind, rule="EF-MORPH-02")
        self.changed()

    def add_turns(self, amount: int) -> int:
        """From the bottom of the discard pile to the bottom of the Turn deck (EF-TCARD-10)."""
        added = 0
        while added < amount and self.turns_used.cards:
            known = self.turns_used.known.pop(0)
            self.turns.put_under(self.turns_used.cards.pop(0), known)
            added += 1
        if added:
            self.happened(vocabulary.TURN_ADDED, -1, amount=added, rule="EF-TCARD-10")
        return added

    def show_turn(self) -> None:
        """The stack lies face up, so its top card is seen by all (EF-TCARD-02, EF-TIP-03)."""
        if self.turns.cards and self.turns.known[-1] != ALL_SEATS:
            self.turns.known[-1] = ALL_SEATS
            self.show()

    def clear_map(self) -> None:
        """Everything that lies in the Dreamscape goes back (EF-GATE-02, EF-SLUM-05, -12, EF-DEATH-05)."""
        if self.layout != EMPTY:
            self.happened(vocabulary.MAP_CLEARED, -1, rule="EF-GATE-02")
        for fate in self.quirks:
            self.fates.put_under(fate)
        self.quirks = []
        self.quirk_slots_taken = []
        self.clear_encounter()
        self.ground = [0] * SPACES
        self.filled = []
        self.disarmed = []
        self.used_actions = []
        self.reopened_actions = []
        self.signs_used = []
        self.edges = []
        self.opened_edges = []
        self.gradual_paid = [0] * len(self.gradual_paid)
        self.gradual_colours = [-1] * len(self.gradual_colours)
        self.counters = [0] * len(self.counters)
        self.letters = []
        self.personals = []
        self.companions = []
        self.layout = EMPTY
        self.changed()

    def clear_encounter(self) -> None:
        """Figures, their Morphings and States leave the map; what lasts a Turn or works once a Turn is over and free again (EF-SLUM-11, -12, EF-GATE-02, EF-WORLD-08)."""
        if self.entity_tiles:
            self.happened(vocabulary.ENCOUNTER_CLEARED, -1, rule="EF-SLUM-11" if self.in_slumber() else "EF-DEATH-05")
        for entity_tile in self.entity_tiles:
            for kind in range(len(vocabulary.MORPHS)):
                self.morphs[kind] += entity_tile.morphs[kind]
        self.entity_tiles = []
        self.figures = []
        self.decoy = -1
        for action in self.content.actions:
            if action.entity >= 0:
                self.gradual_paid[action.index] = 0
                self.gradual_colours[action.index] = -1
        for dreamer in self.dreamers:
            dreamer.states = 0
            dreamer.marks = TurnMarks()
            dreamer.used = []
        self.changed()

    # What the procedures know

    def window_kinds(self, kind: int, seat: int) -> int:
        """What a seat may use in a window of this kind, as bits of timing."""
        raise NotImplementedError

    def any_time(self) -> int:
        """What may be used at any moment of what is played now, as bits of timing."""
        raise NotImplementedError

    def lists_uses(self) -> bool:
        """Whether the question at hand lists by itself what may be used."""
        raise NotImplementedError

    def in_use(self, seat: int, verb: int, index: int) -> bool:
        """Whether this very thing is being used: it cannot be used again before that is over. An Item or a Note is everybody's (seat -1)."""
        raise NotImplementedError

    def usable_now(self, seat: int) -> int:
        """What the pending decision lets this seat use, as bits of timing; 0 for nothing."""
        raise NotImplementedError

    def dream_action_spent(self) -> bool:
        """Whether the one Dream action of the round has been made."""
        raise NotImplementedError

    def colour_due(self, seat: int) -> int:
        """The colour of Intent that this seat is asked to pay; -1 when it is not paying."""
        raise NotImplementedError

    def check_death(self) -> None:
        raise NotImplementedError

    def check_limits(self) -> None:
        raise NotImplementedError
