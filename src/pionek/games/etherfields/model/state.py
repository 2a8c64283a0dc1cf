"""The state of a match of Etherfields: what is in play, and what can be asked about it. Nothing here changes anything."""

from __future__ import annotations

from typing import Any, Final

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.decision import ALL_SEATS
from pionek.core.state.fields import later
from pionek.core.state.piece import CardNo
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from pionek.core.vocabulary import Bits
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.content import EtherfieldsContent
from pionek.games.etherfields.model.definitions import Card, TurnCard
from pionek.games.etherfields.model.dreamscape import CORNERS, EMPTY, FAR, ROW, SPACES, Dreamscape, space_of
from pionek.games.etherfields.model.map import Entity
from pionek.games.etherfields.model.pieces import (
    Absent,
    Companion,
    DreamerState,
    EntityTile,
    FateDeck,
    Figure,
    SlumberDeck,
    TileStack,
    TurnDeck,
)
from pionek.games.etherfields.vocabulary import (
    ActionNo,
    DistrictNo,
    DreamNo,
    FateNo,
    ItemNo,
    LocationNo,
    NoteNo,
    ScriptNo,
    SeasonNo,
    SlumberNo,
    SpotNo,
    TurnNo,
    WisdomNo,
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

mode = Bits()
"""Optional rules."""
ROUNDS: Final = mode("rounds")
CLASSIC: Final = mode("classic")
TURBO: Final = mode("turbo")
OUTSIDE: Final = mode("outside")
CONTINUOUS: Final = mode("continuous")
ONE_ROLL: Final = mode("oneroll")
MODE_SETTINGS = tuple(mode.names)
"""The settings that switch them on; that a campaign is played follows from other settings."""
CAMPAIGN: Final = mode("campaign")

LAMP_SPACES: Final = tuple([tuple([space_of(slot + corner) for corner in CORNERS]) for slot in vocabulary.LAMP_SLOTS])
"""The spaces of the tile that each lamp of the last Dream lights."""


class State(Table[EtherfieldsContent]):
    """What lies on the table, and what can be asked of it: limits, ranges, supplies, what is in force."""

    modes: int = later(0)
    """The optional rules that are played, as bits."""
    cap: int = later(0)
    """The most Turns and journeys that are played; 0 for no limit."""
    length: int = later(0)
    """Turns and journeys played so far."""
    first: int = later(0)
    """The seat of the First Player."""
    dreamers: list[DreamerState] = later([])
    absent: list[Absent] = later([])
    hours: int = later(0)
    keys: int = later(0)
    active: list[ItemNo] = later([])
    storage: list[ItemNo] = later([])
    item_market: list[ItemNo] = later([])
    found: list[ItemNo] = later([])
    """Items of the Dream that have not been found yet."""
    notes: list[NoteNo] = later([])
    wisdoms: list[WisdomNo] = later([])
    season: SeasonNo = later(0)
    shopping: int = later(0)
    signs: list[int] = later([0] * len(vocabulary.SIGNS))
    signs_used: list[SpotNo] = later([])
    flags: list[str] = later([])
    removed: list[str] = later([])
    """What has left the game for good (EF-COMP-19), by kind and id."""
    seen: list[str] = later([])
    """What the campaign has revealed and no Dreamer owns, by kind and id: map tiles, Entities, Slumbers, Fate cards."""
    dreams_open: list[DreamNo] = later([])
    dreams_done: list[DreamNo] = later([])
    districts: list[DistrictNo] = later([])
    scripts: list[ScriptNo] = later([])
    slumbers_won: int = later(0)
    tries: int = later(0)
    deliver_prices: int = later(0)
    ending: str = later("")
    vault: list[CardNo] = later([])
    """Secret cards that no Dreamer has gained."""
    market: Zone = later()
    flaws: Zone = later()
    fates: FateDeck = later()
    slumbers: SlumberDeck = later()
    tiles: TileStack = later()
    turns: TurnDeck = later()
    turns_used: TurnDeck = later()
    dream: DreamNo = later(-1)
    slumber: SlumberNo = later(-1)
    layout: str = later(EMPTY)
    scape: Dreamscape = later()
    """The map of the lay-out, looked up again whenever that has changed."""
    turn: int = later(0)
    last_turn: TurnNo = later(-1)
    blocked_steps: int = later(0)
    figures: list[Figure] = later([])
    entity_tiles: list[EntityTile] = later([])
    morphs: list[int] = later(list(vocabulary.MORPH_TOKENS))
    ground: list[int] = later([0] * SPACES)
    """Terrain tokens by space."""
    filled: list[SpotNo] = later([])
    disarmed: list[SpotNo] = later([])
    used_actions: list[ActionNo] = later([])
    """Single-use actions that are used up."""
    reopened_actions: list[ActionNo] = later([])
    """Those of them that may be used once more."""
    gradual_paid: list[int] = later()
    """By action, how many of its Gradual payments have been made."""
    gradual_colours: list[int] = later()
    """By action, the colour of these payments; -1 where there are none."""
    quirks: list[FateNo] = later([])
    quirk_slots_taken: list[int] = later([])
    """The space of each Quirk, in the order of `quirks`."""
    counters: list[int] = later()
    letters: list[int] = later([])
    """Where each letter is: a space, -2 - seat while carried."""
    personals: list[int] = later([])
    """The same for Personal tokens, by number of the Dreamer; -1 is off the map."""
    decoy: int = later(-1)
    companions: list[Companion] = later([])
    edges: list[int] = later([])
    """Walls added for a Turn: the Wall token."""
    opened_edges: list[int] = later([])
    """Walls open for a Turn."""
    location: LocationNo = later(-1)
    used_world: list[int] = later([])
    continuous: int = later(0)
    turbo: DreamNo = later(-1)
    clean: bool = later(False)
    """Whether the Slumber map has been laid out."""
    won: bool = later(False)
    short_of_distress: int = later(-1)
    """The Dreamer for whose Distress no marker was left; -1 as long as there were enough (EF-MISS-02)."""

    saved_fields = {
        "entity_tiles": "lairs", "used_actions": "used", "reopened_actions": "loose", "gradual_paid": "paid",
        "gradual_colours": "hues", "quirk_slots_taken": "quirk_spaces",
    }  # fmt: skip
    not_state = (*Table.not_state, "scape")
    checks = ((vocabulary.DEATH, "check_death"), (vocabulary.LIMITS, "check_limits"))
    effect_holds = vocabulary.DEATH | vocabulary.LIMITS
    roll_rule = "EF-LUCK-01"

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: whose Distress found no marker is a field; before, a flag told only that somebody's did not. Version 4: a lit lamp is no token."""
        packed.setdefault("short_of_distress", 0 if "no-distress-left" in packed["flags"] else -1)
        packed["flags"] = [flag for flag in packed["flags"] if flag != "no-distress-left"]
        if sum([1 for each in packed["ground"] if each & vocabulary.LIGHT]) > vocabulary.TERRAIN_TOKENS:
            lit = [space for spaces in LAMP_SPACES for space in spaces]
            packed["ground"] = [each & ~vocabulary.LIGHT if space in lit else each for space, each in enumerate(packed["ground"])]

    def __post_init__(self) -> None:
        super().__post_init__()
        self.market = Zone(MARKET_POOL, [], [])
        self.flaws = Zone(FLAW_POOL, [], [])
        self.fates = FateDeck(FATE_POOL, [], [])
        self.slumbers = SlumberDeck(SLUMBER_POOL, [], [])
        self.tiles = TileStack(TILE_POOL, [], [])
        self.turns = TurnDeck(TURN_POOL, [], [])
        self.turns_used = TurnDeck(TURN_POOL, [], [])
        self.scape = self.content.dreamscape(EMPTY)
        self.gradual_paid = [0] * len(self.content.actions)
        self.gradual_colours = [-1] * len(self.content.actions)
        self.counters = [0] * len(vocabulary.COUNTERS)

    # What the core asks

    def naming(self) -> tuple[int, ...]:
        """The Dreamer of each seat: Awakening may exchange them."""
        return tuple([each.dreamer for each in self.dreamers])

    def zones(self) -> list[Zone]:
        found = [each.deck for each in self.dreamers]
        found.extend([self.market, self.flaws, self.fates, self.slumbers, self.tiles, self.turns, self.turns_used])
        for dreamer in self.dreamers:
            found.extend([open_pile(dreamer.hand), open_pile(dreamer.discard), open_pile(dreamer.sealed)])
            found.append(open_pile([*dreamer.progress, *dreamer.burdens]))
        found.extend([open_pile([*self.quirks, self.slumber]), open_pile(self.map().tiles)])
        return found

    def active_seat(self) -> int:
        return self.first

    def bearer_kind(self) -> str:
        return "bearer"

    def base(self, what: int, subject: int) -> int:
        """The printed numbers (EF-TURN-03, EF-HAND-01, EF-PROG-04, EF-DEATH-01, EF-ASLT-02, EF-FIG-01)."""
        return vocabulary.value.bases[what]

    def printed_abilities(self) -> list[ActiveAbility]:
        """What cards, Masks, Gem slots, Quirks, Flying rules and Wisdom bring while they are in play (EF-ICON-05)."""
        found: list[ActiveAbility] = []
        content = self.content
        for seat in range(self.seats):
            found.extend(self.in_force_of(seat))
        for spot in [*self.filled, *content.dreamscape(self.layout).flying]:
            found.extend([ActiveAbility(ability, -1, SPOTS_AT + spot) for ability in content.spots[spot].abilities])
        for fate in self.quirks:
            if not self.in_dream():
                found.extend([ActiveAbility(ability, -1, FATES_AT + fate) for ability in content.fates[fate].abilities])
        for wisdom in self.wisdoms:
            found.extend([ActiveAbility(ability, -1, WISDOMS_AT + wisdom) for ability in content.wisdoms[wisdom].abilities])
        return found

    def in_force_of(self, seat: int) -> list[ActiveAbility]:
        """What one Dreamer's own cards and Mask bring; two identical cards do not double (EF-PROG-07, -08, EF-MORPH-07, -08, EF-MASK-02, EF-PROG-09)."""
        found: list[ActiveAbility] = []
        dreamer = self.dreamers[seat]
        cards: list[int] = []
        for card in [*self.active_progress(seat), *dreamer.burdens]:
            if card not in cards:
                cards.append(card)
                for ability in self.content.cards[card].abilities:
                    found.append(ActiveAbility(ability, seat, seat * CARD_BEARERS + card))
        for mask in () if self.morphed(vocabulary.MORPH_MASKS) else dreamer.worn():
            for ability in self.content.masks[mask].abilities:
                found.append(ActiveAbility(ability, seat, MASKS_AT + seat * 100 + mask))
        return found

    # Asking

    def map(self) -> Dreamscape:
        scape = self.scape
        if scape.text != self.layout:
            scape = self.scape = self.content.dreamscape(self.layout)
        return scape

    def in_dream(self) -> bool:
        """A Dream is being played (EF-CORE-10)."""
        return self.dream >= 0

    def in_slumber(self) -> bool:
        """A Slumber is being played (EF-CORE-10)."""
        return self.slumber >= 0

    def limit(self, what: int, seat: int) -> int:
        return value(self, what, seat)

    def knows(self, ruling: str) -> bool:
        """Whether a Wisdom card of the Team brings this rule (EF-WISD-01, -02)."""
        for wisdom in self.wisdoms:
            if ruling in self.content.wisdoms[wisdom].rulings:
                return True
        return False

    def current(self) -> TurnCard | None:
        """The current Turn card (EF-TCARD-02, -03, -11)."""
        return self.content.turns[self.turns.cards[-1]] if self.turns.cards else None

    def suit(self) -> int:
        """The suit of the current Turn card; -1 without one (EF-TCARD-11, EF-MAP-09)."""
        card = self.current()
        return card.sign if card is not None else -1

    def morphed(self, kind: int) -> bool:
        """Whether a Morphing that concerns the Dreamers is in play."""
        for entity_tile in self.entity_tiles:
            if entity_tile.morphs[kind]:
                return True
        return False

    def entity_tile(self, entity: int) -> EntityTile | None:
        for entity_tile in self.entity_tiles:
            if entity_tile.entity == entity:
                return entity_tile
        return None

    def tile_of(self, figure: int) -> EntityTile:
        """The Entity tile of a figure on the map."""
        entity_tile = self.entity_tile(self.figures[figure].entity)
        assert entity_tile is not None
        return entity_tile

    def entity_of(self, figure: int) -> Entity:
        return self.content.entities[self.figures[figure].entity]

    def terrain(self, space: int) -> int:
        """Printed and token Terrain; Light cancels Darkness (EF-TERR-02, -03, -04, -05)."""
        if space < 0:
            return 0
        found = self.map().terrain[space] | self.ground[space]
        if self.counters[vocabulary.FLOOD] >= 3:
            if space >= 2 * ROW or (space >= ROW and self.counters[vocabulary.FLOOD] >= 6):
                found |= vocabulary.WATERS
        if value(self, vocabulary.LIGHT_AT, space) or (self.counters[vocabulary.LAMPS] and self.is_lamplit(space)):
            found |= vocabulary.LIGHT
        if found & vocabulary.LIGHT:
            found &= ~vocabulary.DARKNESS
        return found

    def is_lamplit(self, space: int) -> bool:
        """Whether a lit lamp of the last Dream makes the tile of this space Light; it is no Terrain token."""
        for at, spaces in enumerate(LAMP_SPACES):
            if space in spaces and self.counters[vocabulary.LAMPS] >> at & 1:
                return True
        return False

    def crowd(self, space: int) -> int:
        """Figures and Entity tokens on a space (EF-FIG-01, EF-COMPAN-02)."""
        count = 0
        for dreamer in self.dreamers:
            if dreamer.space == space:
                count += 1
        for figure in self.figures:
            if figure.space == space:
                count += vocabulary.FIGURES_A_SPACE if self.content.entities[figure.entity].big else 1
        for companion in self.companions:
            if companion.space == space:
                count += 1
        return count

    def is_full(self, space: int) -> bool:
        """Whether no more figures may stand on a space (EF-FIG-01, EF-FIG-09)."""
        return self.crowd(space) >= value(self, vocabulary.FIGURES, space)

    def dreamers_at(self, space: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.dreamers[seat].space == space]

    def distance(self, one: int, other: int) -> int:
        """How many spaces two spaces are apart (EF-RANGE-01, -02, -03)."""
        return self.map().far(one)[other] if other >= 0 else FAR

    def nearest_entity(self, space: int) -> int:
        """How far the nearest figure of an Entity is (EF-RANGE-01)."""
        far = self.map().far(space)
        best = FAR
        for figure in self.figures:
            best = min(best, far[figure.space])
        return best

    def figures_within(self, space: int, reach: int) -> list[int]:
        """Entities near enough (EF-RANGE-01, -02)."""
        if space < 0:
            return []
        far = self.map().far(space)
        return [at for at in range(len(self.figures)) if far[self.figures[at].space] <= reach]

    def active_progress(self, seat: int) -> list[int]:
        """Placed, not flipped, not switched off (EF-PROG-06, -07, EF-MORPH-08)."""
        dreamer = self.dreamers[seat]
        if self.morphed(vocabulary.MORPH_PROGRESS):
            return []
        return [dreamer.progress[at] for at in range(len(dreamer.progress)) if not dreamer.flipped[at]]

    def has_ruling(self, companion: Companion, ruling: str) -> bool:
        """Whether a Companion's card brings this rule, and is neither flipped nor switched off (EF-PROG-06, EF-MORPH-08, EF-COMPAN-03)."""
        return ruling in self.card(companion.card).rulings and companion.card in self.active_progress(companion.owner)

    def supply(self, what: int) -> int:
        """What is left of a shared supply, the same for every number of players (EF-COMP-01, -02, -03, -04, -09, -13, EF-MISS-03)."""
        if what == vocabulary.ETHER:
            return vocabulary.ETHER_SUPPLY - sum([each.ether for each in self.dreamers])
        if what == vocabulary.GEM:
            return vocabulary.GEM_SUPPLY - sum([each.gems for each in self.dreamers]) - len(self.filled)
        if what == vocabulary.DISTRESS:
            return vocabulary.DISTRESS_SUPPLY - sum([each.distress for each in self.dreamers])
        if what == vocabulary.KEY:
            return vocabulary.KEY_SUPPLY - self.keys
        if what == vocabulary.SPIRIT:
            return vocabulary.SPIRIT_SUPPLY - sum([each.spirits + (1 if each.marks.spirit_space >= 0 else 0) for each in self.dreamers])
        return vocabulary.MOST_HOURS - self.hours

    def amount_of(self, what: int, seat: int) -> int:
        dreamer = self.dreamers[seat]
        if what == vocabulary.ETHER:
            return dreamer.ether
        if what == vocabulary.GEM:
            return dreamer.gems
        if what == vocabulary.KEY:
            return self.keys
        if what == vocabulary.HOUR:
            return self.hours
        if what == vocabulary.SPIRIT:
            return dreamer.spirits
        return dreamer.distress

    def card(self, card: int) -> Card:
        return self.content.cards[card]


def open_pile(cards: list[int]) -> Zone:
    """What lies open, as a zone that everybody knows."""
    return Zone(OPEN_POOL, cards[:], [ALL_SEATS] * len(cards))
