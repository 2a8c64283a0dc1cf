"""What is in play in Midgaard, and what can be asked about it."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import value
from pionek.core.state.decision import NOBODY
from pionek.core.state.fields import Shared, later
from pionek.core.state.table import Table
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model import reputation_track
from pionek.games.icegarden.model.content import IceGardenContent
from pionek.games.icegarden.model.definitions import Character, Tile, Unit
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.vocabulary import EMPTY, NOWHERE, CharacterNo, ScenarioNo, TileNo, UnitNo


class State(Table[IceGardenContent]):
    """Everything that lies on the table of a match. Lists by region have a place for each region of the board."""

    not_state = (*Table.not_state, "cards")

    players: list[Scientist] = later([])
    cards: Shared[list[list[Unit]]] = later([])
    """The unit types of each seat, lowest level first, as the settings of the match say."""
    order: list[int] = later([])
    """Seats in turn order."""
    chosen_first: int = later(-1)
    side: int = later(0)
    """Which side of the board is up: 0 or 1 for those of the game, then those of packs."""
    solo: int = later(vocabulary.NOT_SOLO)
    order_tokens: bool = later(False)
    scenario: list[int] = later([])
    """The tile of each stage: twice its number, one more with the arrow side up."""
    round: int = later(0)
    factor: int = later(0)
    """How often regions score this round: the red ships reached for the first time."""
    reached: int = later(0)
    """The helmets with red ships that were reached, as bits."""
    final: bool = later(False)
    """Whether this is the last round: a marker is on the last helmet."""
    stacked: list[int] = later([])
    """Seats in the order in which their initiative markers came to rest: of two on a helmet the later is on top."""
    reputation: list[int] = later([])
    ranks: list[int] = later([])
    """Seats by reputation, best first; see reputation_track.py."""
    snow: int = later(0)
    limit: int = later(0)
    tiles: list[TileNo] = later([EMPTY] * vocabulary.REGIONS)
    sequence: list[int] = later([])
    """The regions in play in the order of their numbers; before the tiles are shown, as they were laid."""
    reach: list[int] = later([0] * vocabulary.REGIONS)
    """The open neighbours of each region, as bits."""
    closed: list[int] = later([0] * vocabulary.REGIONS)
    nations: list[int] = later([0] * vocabulary.REGIONS)
    sanctuaries: list[int] = later([0] * vocabulary.REGIONS)
    turned: list[int] = later([0] * vocabulary.REGIONS)
    """Sanctuaries that lie face down."""
    towers: list[int] = later([0] * vocabulary.REGIONS)
    nightmares: list[int] = later([0] * vocabulary.REGIONS)
    absorbed: int = later(0)
    """How many sanctuaries the Thorn has absorbed."""
    thorn: int = later(NOWHERE)
    vuko: int = later(NOWHERE)
    recruited: list[int] = later([])
    """How many markers of each seat lie in the Ice Garden."""
    vuko_in_play: bool = later(False)
    vuko_tokens: int = later(vocabulary.VUKO_TOKENS)
    summoned: bool = later(False)
    """Whether the Player of a solo game has summoned units."""
    supply: list[int] = later([])
    upgrades: list[int] = later([])
    slots: list[list[int]] = later([])
    """The seats whose action markers lie in each field, from the left."""
    field_order: list[int] = later([vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING])

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Before rules version 2 markers that leave a closing region were on no player's list, and points were doubled for longer."""
        frame = packed["agenda"][-1]
        if frame["is"] == "CatchUp":
            packed["factor"] = 0
        if frame["is"] == "Closing" and "leaving" in frame:
            frame["to_move"] = frame.pop("leaving")
            seats = [*packed["order"], *range(packed["seats"], len(packed["players"]))]
            seats.remove(frame["who"])
            owner = frame["who"] if frame["turn"] < 0 else seats[frame["turn"]]
            packed["players"][owner]["markers"][frame["region"]] += frame["to_move"]

    # Seats, characters and units

    def is_robot(self, seat: int) -> bool:
        """Whether this is the independent player of the solo game, who has a card but no seat (IG-SOLO-01, -29)."""
        return seat >= self.seats

    def character_of(self, seat: int) -> Character:
        return self.content.characters[self.players[seat].character]

    def card(self, seat: int) -> list[Unit]:
        """The unit types of a seat, lowest level first."""
        return self.cards[seat]

    def unit_of(self, seat: int, figure: int) -> Unit:
        """The unit type of one of a seat's six figures."""
        return self.card(seat)[vocabulary.LEVEL_OF[figure]]

    def seat_of(self, character: CharacterNo) -> int:
        """The seat that plays this character; -1 if no seat does."""
        for seat in range(len(self.players)):
            if self.players[seat].character == character:
                return seat
        return NOBODY

    def owner_of(self, unit: UnitNo) -> int:
        return self.seat_of(self.content.units[unit].character)

    def toughness(self, seat: int, place: int) -> int:
        """The damage that defeats a unit of this type: its level and its Shields (IG-ATTACK-05)."""
        return place + 1 + self.players[seat].power_of(place, vocabulary.SHIELD)

    # Regions

    def tile_of(self, region: int) -> Tile:
        return self.content.tiles[self.tiles[region]]

    def number(self, region: int) -> int:
        """The red number of a region's tile (IG-COMP-20, IG-VUKO-05)."""
        return self.tile_of(region).number

    def is_open(self, region: int) -> bool:
        """Whether a region is in play and not closed (IG-SETUP-13, IG-CLOSE-11)."""
        return self.tiles[region] != EMPTY and not self.closed[region]

    def open_regions(self) -> list[int]:
        """The regions that are in play and not closed, in the order of their numbers."""
        return [region for region in self.sequence if not self.closed[region]]

    def neighbours(self, region: int) -> list[int]:
        """The open neighbours of a region in the order of their numbers (IG-CLOSE-03, -05)."""
        reach = self.reach[region]
        return [other for other in self.sequence if reach >> other & 1]

    def stands_in(self, seat: int, place: int, region: int) -> bool:
        """Whether a unit of this type is in the region, standing or laid down (IG-ABIL-03, IG-EVENT-03, IG-ATTACK-13)."""
        return self.players[seat].figure_in(place, region) >= 0

    def influence(self, seat: int, region: int) -> int:
        """Markers, levels of units that stand, and their Domination (IG-DOMINF-01, -02, -03, -04, IG-FLOW-05, IG-DOM-05, IG-DYKEN-04, IG-FREI-03)."""
        player = self.players[seat]
        total = player.markers[region]
        figures = player.figures
        if region in figures:
            power = player.power
            for figure in range(vocabulary.FIGURES):
                if figures[figure] == region and not player.down >> figure & 1:
                    place = vocabulary.LEVEL_OF[figure]
                    total += place + 1 + power[place * vocabulary.ABILITIES + vocabulary.DOMINATION]
        return total

    # Tracks, tiles and prices

    def stage(self) -> int:
        """The stage of the initiative marker furthest to the right (IG-INIT-20)."""
        return self.content.helmets[max([player.helmet for player in self.players])].stage

    def active_tiles(self) -> list[ScenarioNo]:
        """The scenario tile of the current stage, and earlier ones that lie with the arrow up (IG-ADV-02, -03, -04)."""
        stage = self.stage()
        return [tile // 2 for at, tile in enumerate(self.scenario[:stage], 1) if at == stage or tile % 2]

    def worst(self) -> int:
        """The seat of the top marker on the lowest occupied space of the reputation track (IG-REP-08)."""
        return self.ranks[-1]

    def snow_winner(self, cause: int, steps: int) -> int:
        """The seat that wins if this seat loses so many steps of reputation and then brings the Dead Snow.

        In the solo game the Player loses by the snow (IG-SNOW-03, IG-SOLO-44).
        """
        if self.solo:
            return vocabulary.ROBOT
        tokens = [player.vuko for player in self.players]
        return reputation_track.snow_winner(self.reputation, self.ranks, tokens, self.order, cause, steps)

    def mountain_price(self) -> int:
        return value(self, vocabulary.MOUNTAIN_PRICE, 0)
