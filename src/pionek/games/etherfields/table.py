"""What is in play in Etherfields, and the deeds that change it."""

from __future__ import annotations

from typing import ClassVar, Final

from pionek.core.decision import ALL_SEATS
from pionek.core.standing import Standing, value
from pionek.core.table import Table
from pionek.core.zones import Zone
from pionek.games.etherfields import pieces, words
from pionek.games.etherfields.content import Card, Dreams, Entity, TurnCard
from pionek.games.etherfields.dreamscape import EMPTY, FAR, SPACES, Dreamscape, Layout, space_of
from pionek.games.etherfields.pieces import (
    Absent,
    Companion,
    FateDeck,
    Figure,
    Lair,
    Sleeper,
    SlumberDeck,
    TileStack,
    TurnDeck,
)

MARKET_POOL: Final = 50
FLAW_POOL: Final = 51
FATE_POOL: Final = 52
SLUMBER_POOL: Final = 53
TILE_POOL: Final = 54
TURN_POOL: Final = 55
OPEN_POOL: Final = 56

# Bearers of abilities: cards by seat and number, everything else behind them.
CARD_BEARERS: Final = 1000
MASKS_AT: Final = 5000
SPOTS_AT: Final = 6000
FATES_AT: Final = 7000
WISDOMS_AT: Final = 8000
LAIRS_AT: Final = 9000

# Optional rules, as bits.
ROUNDS: Final = 1
CLASSIC: Final = 2
TURBO: Final = 4
OUTSIDE: Final = 8
CONTINUOUS: Final = 16
ONE_ROLL: Final = 32
CAMPAIGN: Final = 64


class Dreamworld(Table):
    """A match of Etherfields: what lies on the table, and the deeds. Its procedures are tied in by `Night`."""

    __slots__ = (
        "absent", "active", "blocked_steps", "box", "cap", "clean", "companions", "continuous", "counters", "decoy",
        "deliver_prices", "disarmed", "districts", "dream", "dreamers", "dreams_done", "dreams_open", "edges", "ending",
        "fates", "figures", "filled", "first", "flags", "flaws", "found", "ground", "hours", "hues", "item_market",
        "keys", "lairs", "last_turn", "layout", "length", "letters", "location", "loose", "market", "modes", "morphs",
        "notes", "opened_edges", "paid", "personals", "quirk_spaces", "quirks", "removed", "score", "scripts", "season", "seen",
        "shopping", "signs", "signs_used", "slumber", "slumbers", "slumbers_won", "storage", "tiles", "tries", "turbo",
        "turn", "turns", "turns_used", "used", "used_world", "vault", "wisdoms",
    )  # fmt: skip

    not_state = (*Table.not_state, "box")
    checks = ((words.DEATH, "check_death"), (words.LIMITS, "check_limits"))
    effect_holds = words.DEATH | words.LIMITS
    roll_rule = "EF-LUCK-01"
    refers: ClassVar[dict[str, str]] = {
        "active": "item", "storage": "item", "item_market": "item", "found": "item", "notes": "note",
        "wisdoms": "wisdom", "season": "season", "dreams_open": "dream", "dreams_done": "dream", "dream": "dream",
        "districts": "district", "scripts": "script", "slumber": "slumber", "location": "location", "vault": "card",
        "last_turn": "turn", "quirks": "fate", "filled": "spot", "disarmed": "spot", "used": "action", "loose": "action",
        "turbo": "dream", "signs_used": "spot",
    }  # fmt: skip

    def __init__(self, content: Dreams, dreamers: list[int], seed: int) -> None:  # noqa: PLR0915  a field a line
        super().__init__(content, len(dreamers), seed)
        self.box = content  # what `content` is in this game
        self.modes = 0
        self.cap = 0
        self.length = 0
        self.first = 0
        self.dreamers: list[Sleeper] = []
        self.absent: list[Absent] = []
        self.hours = 0
        self.keys = 0
        self.active: list[int] = []
        self.storage: list[int] = []
        self.item_market: list[int] = []
        self.found: list[int] = []
        """Items of the Dream that nobody has found yet."""
        self.notes: list[int] = []
        self.wisdoms: list[int] = []
        self.season = 0
        self.shopping = 0
        self.signs = [0] * 4
        self.signs_used: list[int] = []
        self.flags: list[str] = []
        self.removed: list[str] = []
        """What has left the game for good (EF-COMP-19), by kind and id."""
        self.seen: list[str] = []
        """What the campaign has revealed and nobody owns, by kind and id: map tiles, Entities, Slumbers, Fate cards."""
        self.dreams_open: list[int] = []
        self.dreams_done: list[int] = []
        self.districts: list[int] = []
        self.scripts: list[int] = []
        self.slumbers_won = 0
        self.tries = 0
        self.deliver_prices = 0
        self.ending = ""
        self.vault: list[int] = []
        """Secret cards that nobody has gained."""
        self.market = Zone(MARKET_POOL, [], [])
        self.flaws = Zone(FLAW_POOL, [], [])
        self.fates = FateDeck(FATE_POOL, [], [])
        self.slumbers = SlumberDeck(SLUMBER_POOL, [], [])
        self.tiles = TileStack(TILE_POOL, [], [])
        self.turns = TurnDeck(TURN_POOL, [], [])
        self.turns_used = TurnDeck(TURN_POOL, [], [])
        self.dream = -1
        self.slumber = -1
        self.layout = EMPTY
        self.turn = 0
        self.last_turn = -1
        self.blocked_steps = 0
        self.figures: list[Figure] = []
        self.lairs: list[Lair] = []
        self.morphs = list(words.MORPH_TOKENS)
        self.ground = [0] * SPACES
        """Terrain tokens by space."""
        self.filled: list[int] = []
        self.disarmed: list[int] = []
        self.used: list[int] = []
        self.loose: list[int] = []
        self.paid = [0] * len(content.actions)
        self.hues = [-1] * len(content.actions)
        self.quirks: list[int] = []
        self.quirk_spaces: list[int] = []
        self.counters = [0] * len(words.COUNTERS)
        self.letters: list[int] = []
        """Where each letter is: a space, -2 - seat while carried."""
        self.personals: list[int] = []
        """The same for Personal tokens, by number of the Dreamer; -1 is off the map."""
        self.decoy = -1
        self.companions: list[Companion] = []
        self.edges: list[int] = []
        """Walls added for a Turn: the Wall token."""
        self.opened_edges: list[int] = []
        """Walls open for a Turn."""
        self.location = -1
        self.used_world: list[int] = []
        self.continuous = 0
        self.turbo = -1
        self.clean = False
        """Whether the Slumber map has been laid out."""
        self.score = 0

    def copy_world(self, new: Dreamworld) -> None:  # noqa: PLR0915  a field a line
        """What a clone takes over."""
        self.copy_into(new)
        new.box = self.box
        new.modes = self.modes
        new.cap = self.cap
        new.length = self.length
        new.first = self.first
        new.dreamers = [each.clone() for each in self.dreamers]
        new.absent = [each.clone() for each in self.absent]
        new.hours = self.hours
        new.keys = self.keys
        new.active = self.active[:]
        new.storage = self.storage[:]
        new.item_market = self.item_market[:]
        new.found = self.found[:]
        new.notes = self.notes[:]
        new.wisdoms = self.wisdoms[:]
        new.season = self.season
        new.shopping = self.shopping
        new.signs = self.signs[:]
        new.signs_used = self.signs_used[:]
        new.flags = self.flags[:]
        new.removed = self.removed[:]
        new.seen = self.seen[:]
        new.dreams_open = self.dreams_open[:]
        new.dreams_done = self.dreams_done[:]
        new.districts = self.districts[:]
        new.scripts = self.scripts[:]
        new.slumbers_won = self.slumbers_won
        new.tries = self.tries
        new.deliver_prices = self.deliver_prices
        new.ending = self.ending
        new.vault = self.vault[:]
        new.market = self.market.clone()
        new.flaws = self.flaws.clone()
        new.fates = self.fates.clone()
        new.slumbers = self.slumbers.clone()
        new.tiles = self.tiles.clone()
        new.turns = self.turns.clone()
        new.turns_used = self.turns_used.clone()
        new.dream = self.dream
        new.slumber = self.slumber
        new.layout = self.layout
        new.turn = self.turn
        new.last_turn = self.last_turn
        new.blocked_steps = self.blocked_steps
        new.figures = [each.clone() for each in self.figures]
        new.lairs = [each.clone() for each in self.lairs]
        new.morphs = self.morphs[:]
        new.ground = self.ground[:]
        new.filled = self.filled[:]
        new.disarmed = self.disarmed[:]
        new.used = self.used[:]
        new.loose = self.loose[:]
        new.paid = self.paid[:]
        new.hues = self.hues[:]
        new.quirks = self.quirks[:]
        new.quirk_spaces = self.quirk_spaces[:]
        new.counters = self.counters[:]
        new.letters = self.letters[:]
        new.personals = self.personals[:]
        new.decoy = self.decoy
        new.companions = [each.clone() for each in self.companions]
        new.edges = self.edges[:]
        new.opened_edges = self.opened_edges[:]
        new.location = self.location
        new.used_world = self.used_world[:]
        new.continuous = self.continuous
        new.turbo = self.turbo
        new.clean = self.clean
        new.score = self.score

    # What the core asks

    def zones(self) -> list[Zone]:
        found = [each.deck for each in self.dreamers]
        found.extend([self.market, self.flaws, self.fates, self.slumbers, self.tiles, self.turns, self.turns_used])
        for sleeper in self.dreamers:
            found.extend([open_pile(sleeper.hand), open_pile(sleeper.discard), open_pile(sleeper.sealed)])
            found.append(open_pile([*sleeper.progress, *sleeper.burdens]))
        found.extend([open_pile([*self.quirks, self.slumber]), open_pile(self.map().tiles)])
        return found

    def active_seat(self) -> int:
        return self.first

    def bearer_kind(self) -> str:
        return "bearer"

    def base(self, what: int, subject: int) -> int:
        """The printed numbers (EF-TURN-03, EF-HAND-01, EF-PROG-04, EF-DEATH-01, EF-ASLT-02, EF-FIG-01)."""
        return BASES[what]

    def in_force(self) -> list[Standing]:
        """What cards, Masks, Gem slots, Quirks, Flying rules and Wisdom bring while they are in play."""
        found: list[Standing] = []
        box = self.box
        for seat in range(self.seats):
            found.extend(self.in_force_of(seat))
        for spot in [*self.filled, *box.dreamscape(self.layout).flying]:
            found.extend([Standing(ability, -1, SPOTS_AT + spot) for ability in box.spots[spot].abilities])
        for fate in self.quirks:
            if self.dream < 0:
                found.extend([Standing(ability, -1, FATES_AT + fate) for ability in box.fates[fate].abilities])
        for wisdom in self.wisdoms:
            found.extend([Standing(ability, -1, WISDOMS_AT + wisdom) for ability in box.wisdoms[wisdom].abilities])
        return found

    def in_force_of(self, seat: int) -> list[Standing]:
        """What one Dreamer's own cards and Mask bring; two identical cards do not double (EF-PROG-09)."""
        found: list[Standing] = []
        sleeper = self.dreamers[seat]
        cards: list[int] = []
        for card in [*self.active_progress(seat), *sleeper.burdens]:
            if card not in cards:
                cards.append(card)
                for ability in self.box.cards[card].abilities:
                    found.append(Standing(ability, seat, seat * CARD_BEARERS + card))
        if sleeper.mask >= 0 and not self.morphed(words.MORPH_MASKS):
            for ability in self.box.masks[sleeper.mask].abilities:
                found.append(Standing(ability, seat, MASKS_AT + seat * 100 + sleeper.mask))
        return found

    # Asking

    def map(self) -> Dreamscape:
        return self.box.dreamscape(self.layout)

    def players(self) -> int:
        """EF-CORE-08."""
        return self.seats

    def limit(self, what: int, seat: int) -> int:
        return value(self, what, seat)

    def has(self, wisdom: str) -> bool:
        index = self.box.find_or("wisdom", wisdom)
        return index in self.wisdoms

    def current(self) -> TurnCard | None:
        """EF-TCARD-02: the current Turn card."""
        return self.box.turns[self.turns.cards[-1]] if self.turns.cards else None

    def suit(self) -> int:
        card = self.current()
        return card.sign if card is not None else -1

    def morphed(self, kind: int) -> bool:
        """Whether a Morphing that concerns the Dreamers is in play."""
        for lair in self.lairs:
            if lair.morphs[kind]:
                return True
        return False

    def lair(self, entity: int) -> Lair | None:
        for lair in self.lairs:
            if lair.entity == entity:
                return lair
        return None

    def entity_of(self, figure: int) -> Entity:
        return self.box.entities[self.figures[figure].entity]

    def terrain(self, space: int) -> int:
        """EF-TERR-02 to -05: printed and token Terrain; Light cancels Darkness."""
        if space < 0:
            return 0
        found = self.map().terrain[space] | self.ground[space]
        if self.counters[words.FLOOD] >= 3 and self.dream >= 0:
            row = space // 16
            if row == 2 or (row == 1 and self.counters[words.FLOOD] >= 6):
                found |= words.WATERS
        if self.rules.modified & (1 << words.LIGHT_AT) and value(self, words.LIGHT_AT, space) > 0:
            found |= words.LIGHT
        if found & words.LIGHT:
            found &= ~words.DARKNESS
        return found

    def crowd(self, space: int) -> int:
        """EF-FIG-01, EF-COMPAN-02: figures and Entity tokens on a space."""
        count = 0
        for sleeper in self.dreamers:
            if sleeper.space == space:
                count += 1
        for figure in self.figures:
            if figure.space == space:
                count += words.FIGURES_A_SPACE if self.box.entities[figure.entity].big else 1
        for companion in self.companions:
            if companion.space == space:
                count += 1
        return count

    def is_full(self, space: int) -> bool:
        """EF-FIG-01, EF-FIG-09."""
        return self.crowd(space) >= value(self, words.FIGURES, space)

    def carried(self, seat: int) -> int:
        """How many letters a Dreamer carries."""
        return self.letters.count(-2 - seat)

    def most_letters(self) -> int:
        """Two for each Dreamer; who dreams alone carries all three."""
        return 3 if self.seats == 1 else 2

    def dreamers_at(self, space: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.dreamers[seat].space == space]

    def distance(self, one: int, other: int) -> int:
        return self.map().far(one)[other] if one >= 0 and other >= 0 else FAR

    def nearest_entity(self, space: int) -> int:
        far = self.map().far(space)
        best = FAR
        for figure in self.figures:
            best = min(best, far[figure.space])
        return best

    def figures_within(self, space: int, reach: int) -> list[int]:
        """EF-RANGE-01, -02: Entities near enough."""
        if space < 0:
            return []
        far = self.map().far(space)
        return [at for at in range(len(self.figures)) if far[self.figures[at].space] <= reach]

    def active_progress(self, seat: int) -> list[int]:
        """EF-PROG-06, -07: placed, not flipped, not switched off."""
        sleeper = self.dreamers[seat]
        if self.morphed(words.MORPH_PROGRESS):
            return []
        return [sleeper.progress[at] for at in range(len(sleeper.progress)) if not sleeper.flipped[at]]

    def supply(self, what: int) -> int:
        """EF-COMP-01 to -04, EF-COMP-09: what is left of a shared supply."""
        if what == words.ETHER:
            return words.ETHER_SUPPLY - sum([each.ether for each in self.dreamers])
        if what == words.GEM:
            return words.GEM_SUPPLY - sum([each.gems for each in self.dreamers]) - len(self.filled)
        if what == words.DISTRESS:
            return words.DISTRESS_SUPPLY - sum([each.distress for each in self.dreamers])
        if what == words.KEY:
            return words.KEY_SUPPLY - self.keys
        if what == words.SPIRIT:
            return words.SPIRIT_SUPPLY - sum([each.spirits + (1 if each.marks[pieces.OUTSIDE] else 0) for each in self.dreamers])
        return words.MOST_HOURS - self.hours

    def amount_of(self, what: int, seat: int) -> int:
        sleeper = self.dreamers[seat]
        if what == words.ETHER:
            return sleeper.ether
        if what == words.GEM:
            return sleeper.gems
        if what == words.KEY:
            return self.keys
        if what == words.HOUR:
            return self.hours
        if what == words.SPIRIT:
            return sleeper.spirits
        return sleeper.distress

    def card(self, card: int) -> Card:
        return self.box.cards[card]

    # Deeds with things gained and lost

    def gain(self, seat: int, what: int, amount: int, rule: str) -> int:
        """EF-MISS-01: what the supply does not hold is not gained."""
        sleeper = self.dreamers[seat]
        gained = max(0, min(amount, self.supply(what)))
        if what == words.ETHER:
            sleeper.ether += gained
        elif what == words.GEM:
            sleeper.gems += gained
        elif what == words.SPIRIT:
            gained = min(gained, words.SPIRITS_EACH - sleeper.spirits)
            sleeper.spirits += gained
        elif what == words.KEY:
            self.keys += gained
        elif what == words.HOUR:
            self.hours += gained
        if gained:
            self.happened(words.GAINED, seat, what, gained, rule=rule)
        return gained

    def lose(self, seat: int, what: int, amount: int, rule: str) -> int:
        sleeper = self.dreamers[seat]
        lost = max(0, min(amount, self.amount_of(what, seat)))
        if what == words.ETHER:
            sleeper.ether -= lost
        elif what == words.GEM:
            sleeper.gems -= lost
        elif what == words.SPIRIT:
            sleeper.spirits -= lost
        elif what == words.KEY:
            self.keys -= lost
        elif what == words.HOUR:
            self.hours -= lost
        elif what == words.DISTRESS:
            sleeper.distress -= lost
        if lost:
            self.happened(words.CURED if what == words.DISTRESS else words.LOST, seat, what, lost, rule=rule)
        return lost

    def suffer(self, seat: int, amount: int, rule: str) -> None:
        """EF-DEATH-01, EF-MISS-02: Distress is laid on the board; an empty supply loses the game."""
        if amount <= 0:
            return
        sleeper = self.dreamers[seat]
        if self.supply(words.DISTRESS) < amount:
            self.flags.append("no-distress-left")
        sleeper.distress += min(amount, self.supply(words.DISTRESS))
        sleeper.marks[pieces.HARMED] += amount
        self.unsettled |= words.DEATH
        self.happened(words.SUFFERED, seat, amount=amount, rule=rule)

    # Deeds with cards

    def discard(self, seat: int, card: int, rule: str) -> None:
        """EF-INF-03: from hand to the top of the discard pile."""
        sleeper = self.dreamers[seat]
        sleeper.hand.remove(card)
        sleeper.discard.append(card)
        self.happened(words.DISCARDED, seat, card, rule=rule)

    def renew(self, seat: int, rule: str) -> None:
        """EF-RESH-01, -03: deck and discard pile become a new deck."""
        sleeper = self.dreamers[seat]
        for card in sleeper.discard:
            sleeper.deck.put(card)
        sleeper.discard = []
        self.shuffle(sleeper.deck)
        self.happened(words.RESHUFFLED, seat, rule=rule)

    def take_top(self, seat: int) -> int:
        self.revealed += 1
        return self.dreamers[seat].deck.take()

    def seal(self, seat: int, amount: int, rule: str) -> int:
        """EF-SEAL-01, -03, -04, -05: from the top of the deck, passing over Flaws, never reshuffling."""
        sleeper = self.dreamers[seat]
        skipped: list[int] = []
        sealed = 0
        while sealed < amount and sleeper.deck.cards:
            card = self.take_top(seat)
            if self.box.flaw[card]:
                skipped.append(card)
            else:
                sleeper.sealed.append(card)
                sealed += 1
        for at in range(len(skipped) - 1, -1, -1):
            sleeper.deck.put(skipped[at])
        if sealed:
            self.happened(words.SEALED, seat, amount=sealed, rule=rule)
            self.unsettled |= words.DEATH
        return sealed

    def can_seal(self, seat: int) -> int:
        """How many cards of the deck could be Sealed. Only their number, which everybody can count, is looked at."""
        sleeper = self.dreamers[seat]
        return len(sleeper.deck.cards) - self.flaws_in_deck(seat)

    def flaws_in_deck(self, seat: int) -> int:
        count = 0
        for card in self.dreamers[seat].deck.cards:
            if self.box.flaw[card]:
                count += 1
        return count

    def unseal(self, seat: int, amount: int, rule: str) -> int:
        """EF-SEAL-02: from the top of the Sealed pile to the discard pile."""
        sleeper = self.dreamers[seat]
        count = min(amount, len(sleeper.sealed))
        for _ in range(count):
            sleeper.discard.append(sleeper.sealed.pop())
        if count:
            self.happened(words.UNSEALED, seat, amount=count, rule=rule)
        return count

    def gain_card(self, seat: int, card: int, rule: str) -> None:
        """EF-INF-08: face up on top of the discard pile."""
        self.dreamers[seat].discard.append(card)
        self.happened(words.CARD_GAINED, seat, card, rule=rule)

    def gain_flaw(self, seat: int) -> None:
        """EF-FLAW-01."""
        if self.flaws.cards:
            self.revealed += 1
            self.gain_card(seat, self.flaws.take(), "EF-FLAW-01")

    def remove_flaw(self, seat: int, card: int) -> None:
        """EF-FLAW-04: to the bottom of the Flaw deck."""
        self.flaws.put_under(card)
        self.happened(words.DISCARDED, seat, card, rule="EF-FLAW-04")

    def to_market(self, seat: int, card: int) -> None:
        """EF-MARK-04."""
        self.market.put_under(card)
        self.happened(words.DISCARDED, seat, card, rule="EF-MARK-04")

    def flip(self, seat: int, at: int) -> None:
        sleeper = self.dreamers[seat]
        sleeper.flipped[at] = 1
        self.happened(words.FLIPPED, seat, sleeper.progress[at], rule="EF-PROG-06")
        self.changed()

    def unflip(self, seat: int, at: int) -> None:
        sleeper = self.dreamers[seat]
        sleeper.flipped[at] = 0
        self.happened(words.UNFLIPPED, seat, sleeper.progress[at], rule="EF-PROG-06")
        self.changed()

    def put_in_zone(self, seat: int, card: int) -> None:
        """EF-PROG-02; a Companion comes with its card."""
        sleeper = self.dreamers[seat]
        sleeper.progress.append(card)
        sleeper.flipped.append(0)
        if self.card(card).companion and sleeper.space >= 0 and not self.is_full(sleeper.space):
            self.companions.append(Companion(card, seat, sleeper.space))
        self.happened(words.PLACED, seat, card, rule="EF-PROG-02")
        self.unsettled |= words.DEATH
        self.changed()

    def take_from_zone(self, seat: int, at: int) -> None:
        """EF-PROG-11: to the owner's discard pile."""
        sleeper = self.dreamers[seat]
        card = sleeper.progress.pop(at)
        sleeper.flipped.pop(at)
        sleeper.discard.append(card)
        self.companions = [each for each in self.companions if each.card != card or each.owner != seat]
        self.happened(words.DISCARDED, seat, card, rule="EF-PROG-11")
        self.changed()

    def changed(self) -> None:
        """What is in force has changed: limits may have fallen (EF-HAND-03, EF-PROG-12), death may have come."""
        self.refresh_rules()
        self.unsettled |= words.LIMITS | words.DEATH

    # Deeds of the Team

    def see(self, kind: str, index: int) -> None:
        """Something is revealed for good: players may look it up from now on."""
        mark = f"{kind} {self.box.id_of(kind, index)}"
        if mark not in self.seen:
            self.seen.append(mark)

    def gain_note(self, note: int) -> None:
        if note not in self.notes:
            self.notes.append(note)
            self.happened(words.NOTE_GAINED, -1, note, rule="EF-NOTE-01")

    def gain_wisdom(self, wisdom: int) -> None:
        """EF-WISD-01, -02; the card of Signs brings their tokens."""
        if wisdom in self.wisdoms:
            return
        self.wisdoms.append(wisdom)
        if self.box.wisdoms[wisdom].id == "w11":
            self.signs = [3] * 4
        self.happened(words.WISDOM_GAINED, -1, wisdom, rule="EF-WISD-01")
        self.changed()

    def spend_sign(self, sign: str) -> None:
        """W11: the token leaves the game."""
        self.signs[words.SIGNS.index(sign)] -= 1
        self.removed.append(f"sign {sign}")

    def spend_note(self, note: int) -> None:
        """EF-NOTE-01: a Note that was used is gone for good."""
        self.notes.remove(note)
        self.removed.append(f"note {self.box.notes[note].id}")

    def item_slots(self) -> int:
        """EF-ITEM-01."""
        return words.ACTIVE_ITEMS + (1 if self.has("w07") else 0)

    def store(self, item: int) -> None:
        """EF-ITEM-06."""
        self.active.remove(item)
        self.storage.append(item)

    def wear(self, seat: int, mask: int) -> None:
        """EF-MASK-01, -04, -06."""
        sleeper = self.dreamers[seat]
        if sleeper.mask >= 0 and sleeper.mask != mask:
            sleeper.lost_masks.append(sleeper.mask)
        if mask in sleeper.lost_masks:
            sleeper.lost_masks.remove(mask)
        sleeper.mask = mask
        if mask >= 0:
            self.happened(words.MASK_ON, seat, mask, rule="EF-MASK-01")
        self.changed()

    # Deeds on the map

    def relayout(self, layout: Layout) -> None:
        self.layout = layout.text()
        self.changed()

    def lay_tile(self, tile: int) -> bool:
        """EF-CORE-01, EF-MAP-02; EF-OVER-03: whatever stands there stays."""
        layout = Layout.read(self.layout)
        id = self.box.tiles[tile].id
        if id in layout.tiles:
            return False
        layout.tiles.append(id)
        layout.tiles.sort()
        self.relayout(layout)
        self.revealed += 1
        self.see("tile", tile)
        self.happened(words.REVEALED, -1, tile, rule="EF-MAP-02")
        return True

    def change_edges(self) -> None:
        """The Wall token and the Walls that are open for this Turn."""
        layout = Layout.read(self.layout)
        layout.walls = self.edges[:]
        layout.opened = self.opened_edges[:]
        self.relayout(layout)

    def put_terrain(self, space: int, terrain: int, rule: str) -> bool:
        """EF-TERR-04, EF-COMP-08: a Terrain token, if one is left."""
        lying = sum([1 for each in self.ground if each & terrain])
        if self.ground[space] & terrain or lying >= words.TERRAIN_TOKENS:
            return False
        self.ground[space] |= terrain
        self.happened(words.TERRAIN, -1, terrain.bit_length() - 1, other=space, rule=rule)
        return True

    def place(self, seat: int, space: int) -> None:
        self.dreamers[seat].space = space

    def spawn(self, entity: int, space: int) -> None:
        if self.lair(entity) is None:
            self.lairs.append(Lair(entity))
            self.see("entity", entity)
        self.figures.append(Figure(entity, space))
        self.happened(words.SPAWNED, -1, entity, other=space, rule="EF-MAP-08")

    def figures_left(self, entity: Entity) -> int:
        """EF-COMP-12: Shapeshifters that are not on the map."""
        if entity.figure in ("big", "token"):
            return words.SHAPESHIFTERS
        out = 0
        for figure in self.figures:
            if self.box.entities[figure.entity].figure == entity.figure:
                out += 1
        return words.SHAPESHIFTERS - out

    def remove_figure(self, at: int) -> None:
        figure = self.figures.pop(at)
        self.happened(words.REMOVED, -1, figure.entity, rule="EF-SLUM-11")

    def state_tokens(self, state: int) -> int:
        """EF-COMP-11, EF-STATE-03: free tokens with that side; each pair of tokens has two sides."""
        pair = (words.DAZED, words.STUNNED) if state < 2 else (words.PARALYSED, words.POISONED)
        used = 0
        for bits in [each.states for each in self.figures] + [each.states for each in self.dreamers]:
            used += sum([1 for side in pair if bits >> side & 1])
        return 2 - used

    def add_morph(self, lair: Lair) -> bool:
        """EF-MORPH-01: a random one of the pool; the Poisoned get none (EF-STATE-07)."""
        total = sum(self.morphs)
        if not total:
            return False
        for figure in self.figures:
            if figure.entity == lair.entity and figure.states >> words.POISONED & 1:
                return False
        at = self.chance(total)
        kind = 0
        while at >= self.morphs[kind]:
            at -= self.morphs[kind]
            kind += 1
        self.morphs[kind] -= 1
        lair.morphs[kind] += 1
        self.happened(words.MORPHED, -1, lair.entity, other=kind, rule="EF-MORPH-01")
        self.changed()
        return True

    def remove_morph(self, lair: Lair, kind: int) -> None:
        """EF-MORPH-02."""
        lair.morphs[kind] -= 1
        self.morphs[kind] += 1
        self.happened(words.UNMORPHED, -1, lair.entity, other=kind, rule="EF-MORPH-02")
        self.changed()

    def add_turns(self, amount: int) -> int:
        """EF-TCARD-10: from the bottom of the discard pile to the bottom of the Turn deck."""
        added = 0
        while added < amount and self.turns_used.cards:
            known = self.turns_used.known.pop(0)
            self.turns.put_under(self.turns_used.cards.pop(0), known)
            added += 1
        if added:
            self.happened(words.TURN_ADDED, -1, amount=added, rule="EF-TCARD-10")
        return added

    def show_turn(self) -> None:
        """EF-TCARD-02: the stack lies face up, so its top card is seen by all."""
        if self.turns.cards and self.turns.known[-1] != ALL_SEATS:
            self.turns.known[-1] = ALL_SEATS
            self.revealed += 1

    def clear_map(self) -> None:
        """EF-GATE-02, EF-SLUM-05: everything that lies in the Dreamscape goes back."""
        for fate in self.quirks:
            if fate >= 0:
                self.fates.put_under(fate)
        self.quirks = []
        self.quirk_spaces = []
        self.clear_encounter()
        self.ground = [0] * SPACES
        self.filled = []
        self.disarmed = []
        self.used = []
        self.loose = []
        self.signs_used = []
        self.edges = []
        self.opened_edges = []
        self.paid = [0] * len(self.paid)
        self.hues = [-1] * len(self.hues)
        self.counters = [0] * len(self.counters)
        self.letters = []
        self.personals = []
        self.companions = []
        self.layout = EMPTY
        self.changed()

    def clear_encounter(self) -> None:
        """EF-SLUM-11: figures, their Morphings and States leave the map."""
        for lair in self.lairs:
            for kind in range(8):
                self.morphs[kind] += lair.morphs[kind]
        self.lairs = []
        self.figures = []
        self.decoy = -1
        for action in self.box.actions:
            if action.entity >= 0:
                self.paid[action.index] = 0
                self.hues[action.index] = -1
        for sleeper in self.dreamers:
            sleeper.states = 0
        self.changed()

    def space_named(self, name: str) -> int:
        return space_of(name)

    def window_kinds(self, kind: int, seat: int) -> int:
        raise NotImplementedError

    def check_death(self) -> None:
        raise NotImplementedError

    def check_limits(self) -> None:
        raise NotImplementedError


def open_pile(cards: list[int]) -> Zone:
    """What lies open, as a zone that everybody knows."""
    return Zone(OPEN_POOL, cards[:], [ALL_SEATS] * len(cards))


BASES = (
    words.HAND, words.PROGRESS, words.DISTRESS_DEADLY, words.DRAW, 1, 1, 0, 0, 0, 0, 0, words.FIGURES_A_SPACE, 1, 1, 1,
    0, 0, 0, 0, 0, 0,
)  # fmt: skip
