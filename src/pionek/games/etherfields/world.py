"""What is in play in Etherfields, as plain fields: the state of a match."""

from __future__ import annotations

from typing import ClassVar, Final

from pionek.core.table import Table
from pionek.core.zones import Zone
from pionek.games.etherfields import words
from pionek.games.etherfields.box import Dreams
from pionek.games.etherfields.dreamscape import EMPTY, SPACES
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


class World(Table):
    """What lies on the table, and nothing else."""

    __slots__ = (
        "absent", "active", "blocked_steps", "box", "cap", "clean", "companions", "continuous", "counters", "decoy",
        "deliver_prices", "disarmed", "districts", "dream", "dreamers", "dreams_done", "dreams_open", "edges", "ending",
        "fates", "figures", "filled", "first", "flags", "flaws", "found", "ground", "hours", "hues", "item_market",
        "keys", "lairs", "last_turn", "layout", "length", "letters", "location", "loose", "market", "modes", "morphs",
        "notes", "opened_edges", "paid", "personals", "quirk_spaces", "quirks", "removed", "scape", "scripts", "season", "seen",
        "shopping", "signs", "signs_used", "slumber", "slumbers", "slumbers_won", "storage", "tiles", "tries", "turbo",
        "turn", "turns", "turns_used", "used", "used_world", "vault", "wisdoms", "won",
    )  # fmt: skip

    not_state = (*Table.not_state, "box", "scape")
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
        self.scape = content.dreamscape(EMPTY)
        """The map of the lay-out, looked up again whenever that has changed."""
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
        self.won = False

    def copy_world(self, new: World) -> None:  # noqa: PLR0915  a field a line
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
        new.scape = self.scape
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
        new.won = self.won
