"""What is in play in Etherfields, as plain fields: the state of a match."""

from __future__ import annotations

from typing import Final

from pionek.core.state.fields import later
from pionek.core.state.piece import CardNo
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.content import Dreams
from pionek.games.etherfields.model.dreamscape import EMPTY, SPACES, Dreamscape
from pionek.games.etherfields.model.pieces import (
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
LAIRS_AT: Final = 9000


# Optional rules, as bits.
ROUNDS: Final = 1
CLASSIC: Final = 2
TURBO: Final = 4
OUTSIDE: Final = 8
CONTINUOUS: Final = 16
ONE_ROLL: Final = 32
CAMPAIGN: Final = 64


class World(Table[Dreams]):
    """What lies on the table, and nothing else."""

    modes: int = later(0)
    cap: int = later(0)
    length: int = later(0)
    first: int = later(0)
    dreamers: list[Sleeper] = later([])
    absent: list[Absent] = later([])
    hours: int = later(0)
    keys: int = later(0)
    active: list[ItemNo] = later([])
    storage: list[ItemNo] = later([])
    item_market: list[ItemNo] = later([])
    found: list[ItemNo] = later([])
    """Items of the Dream that nobody has found yet."""
    notes: list[NoteNo] = later([])
    wisdoms: list[WisdomNo] = later([])
    season: SeasonNo = later(0)
    shopping: int = later(0)
    signs: list[int] = later([0] * 4)
    signs_used: list[SpotNo] = later([])
    flags: list[str] = later([])
    removed: list[str] = later([])
    """What has left the game for good (EF-COMP-19), by kind and id."""
    seen: list[str] = later([])
    """What the campaign has revealed and nobody owns, by kind and id: map tiles, Entities, Slumbers, Fate cards."""
    dreams_open: list[DreamNo] = later([])
    dreams_done: list[DreamNo] = later([])
    districts: list[DistrictNo] = later([])
    scripts: list[ScriptNo] = later([])
    slumbers_won: int = later(0)
    tries: int = later(0)
    deliver_prices: int = later(0)
    ending: str = later("")
    vault: list[CardNo] = later([])
    """Secret cards that nobody has gained."""
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
    lairs: list[Lair] = later([])
    morphs: list[int] = later(list(vocabulary.MORPH_TOKENS))
    ground: list[int] = later([0] * SPACES)
    """Terrain tokens by space."""
    filled: list[SpotNo] = later([])
    disarmed: list[SpotNo] = later([])
    used: list[ActionNo] = later([])
    loose: list[ActionNo] = later([])
    paid: list[int] = later()
    hues: list[int] = later()
    quirks: list[FateNo] = later([])
    quirk_spaces: list[int] = later([])
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

    not_state = (*Table.not_state, "scape")
    checks = ((vocabulary.DEATH, "check_death"), (vocabulary.LIMITS, "check_limits"))
    effect_holds = vocabulary.DEATH | vocabulary.LIMITS
    roll_rule = "EF-LUCK-01"
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
        self.paid = [0] * len(self.content.actions)
        self.hues = [-1] * len(self.content.actions)
        self.counters = [0] * len(vocabulary.COUNTERS)
