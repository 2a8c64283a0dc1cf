"""What is in play in Midgaard, and the deeds that change it."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.fields import later
from pionek.core.state.table import Result, Table
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model import reputation_track
from pionek.games.icegarden.model.content import Midgaard
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.vocabulary import EMPTY, NOWHERE, TileNo


class Board(Table[Midgaard]):
    """A match: what lies on the table, what can be asked of it, and the deeds."""

    players: list[Scientist] = later([])
    order: list[int] = later([])
    chosen_first: int = later(-1)
    side: int = later(0)
    solo: int = later(vocabulary.NOT_SOLO)
    order_tokens: bool = later(False)
    scenario: list[int] = later([])
    """The tile of each stage: twice its number, one more with the arrow side up."""
    round: int = later(0)
    factor: int = later(0)
    """How often regions score this round: the red ships reached for the first time."""
    reached: int = later(0)
    final: bool = later(False)
    stacked: list[int] = later([])
    """Seats in the order in which their initiative markers came to rest: of two on a helmet the later is on top."""
    reputation: list[int] = later([])
    ranks: list[int] = later([])
    """Seats by reputation, best first; see reputation_track."""
    snow: int = later(0)
    limit: int = later(0)
    cause: int = later(-1)
    tiles: list[TileNo] = later([])
    sequence: list[int] = later([])
    """The regions in play in the order of their numbers; before the tiles are shown, as they were laid."""
    reach: list[int] = later([])
    """The open neighbours of each region, as bits."""
    closed: list[int] = later([])
    nations: list[int] = later([])
    sanctuaries: list[int] = later([])
    turned: list[int] = later([])
    """Sanctuaries that lie face down."""
    towers: list[int] = later([])
    nightmares: list[int] = later([])
    absorbed: int = later(0)
    thorn: int = later(NOWHERE)
    vuko: int = later(NOWHERE)
    recruited: list[int] = later([])
    vuko_in_play: bool = later(False)
    vuko_tokens: int = later(vocabulary.VUKO_TOKENS)
    summoned: bool = later(False)
    """Whether the Player of a solo game has summoned units."""
    supply: list[int] = later([])
    upgrades: list[int] = later([])
    slots: list[list[int]] = later([])
    """The seats whose action markers lie in each field, from the left."""
    field_order: list[int] = later([vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING])

    def lay_out(self, characters: list[int]) -> None:
        """Put everything on the table that does not depend on the mode: the map, the supplies, each player's card."""
        count = len(characters)
        self.players = [Scientist(each) for each in characters]
        self.order = list(range(count))
        self.reputation = [vocabulary.YIN_YANG] * count
        self.limit = vocabulary.SNOW_LIMITS[count - 2]
        self.clear_map()
        self.recruited = [0] * count
        self.supply = [each.supply for each in self.content.resources]
        self.upgrades = [each.tokens for each in self.content.powers]
        self.slots = [[] for _ in range(vocabulary.FIELDS)]
        for seat in range(count):
            self.count_powers(seat)
            if self.content.characters[characters[seat]].goal == "closed-regions":
                self.players[seat].nightmares = vocabulary.NIGHTMARES

    def clear_map(self) -> None:
        """IG-SETUP-22, -25, IG-COMP-13: the map before anything lies on it."""
        self.tiles = [EMPTY] * vocabulary.REGIONS
        self.sequence = []
        self.reach = [0] * vocabulary.REGIONS
        self.closed = [0] * vocabulary.REGIONS
        self.nations = [0] * vocabulary.REGIONS
        self.sanctuaries = [0] * vocabulary.REGIONS
        self.turned = [0] * vocabulary.REGIONS
        self.towers = [0] * vocabulary.REGIONS
        self.nightmares = [0] * vocabulary.REGIONS
        self.absorbed = 0
        self.thorn = NOWHERE
        self.vuko = NOWHERE

    # What the core asks

    def active_seat(self) -> int:
        """IG-ABIL-01, IG-SOLO-32: who dominates the region being resolved, else the first in turn order; never the robot."""
        for frame in reversed(self.agenda):
            who: int = frame.who
            if frame.is_turn and 0 <= who < self.seats:
                return who
        return self.order[0]

    def base(self, what: int, subject: int) -> int:
        """IG-MOUNT-01: the one price that content changes."""
        return vocabulary.MOUNTAIN_COST

    def bearer_kind(self) -> str:
        return "scenario"

    def printed_abilities(self) -> list[ActiveAbility]:
        """IG-ABIL-01, IG-EVENT-05, IG-ADV-06: what cards of characters and units do, and the scenario tiles in force."""
        found: list[ActiveAbility] = []
        for seat in range(len(self.players)):
            character = self.content.characters[self.players[seat].character]
            found.extend([ActiveAbility(ability, seat, character.index) for ability in character.standing])
            for unit in self.content.cards[character.index]:
                found.extend([ActiveAbility(ability, seat, unit.index) for ability in unit.standing])
        for tile in self.active_tiles():
            found.extend([ActiveAbility(ability, -1, tile) for ability in self.content.scenarios[tile].standing])
        return found

    def active_tiles(self) -> list[int]:
        """IG-ADV-02 to -04: the tile of the current stage, and earlier ones that lie with the arrow up."""
        stage = self.stage()
        return [
            self.scenario[at] // 2
            for at in range(len(self.scenario))
            if at + 1 == stage or (at + 1 < stage and self.scenario[at] % 2)
        ]

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """IG-SOLO-10: the die of the independent player."""
        self.happened(vocabulary.ROLLED, -1, amount=dice[0], rule=rule)

    # Asking

    def is_robot(self, seat: int) -> bool:
        """IG-SOLO-01, -29: the independent player has no seat."""
        return seat >= self.seats

    def card(self, seat: int) -> list[Unit]:
        """The unit types of a seat, lowest level first."""
        return self.content.cards[self.players[seat].character]

    def seat_of(self, character: int) -> int:
        """Who plays this character; -1 if nobody does."""
        for seat in range(len(self.players)):
            if self.players[seat].character == character:
                return seat
        return -1

    def owner_of(self, unit: int) -> int:
        return self.seat_of(self.content.units[unit].character)

    def stage(self) -> int:
        """IG-INIT-20: the stage of the marker furthest to the right."""
        return self.content.helmets[max([player.helmet for player in self.players])].stage

    def number(self, region: int) -> int:
        """IG-COMP-20, IG-VUKO-05: the red number of a region's tile."""
        return self.content.tiles[self.tiles[region]].number

    def is_open(self, region: int) -> bool:
        """IG-SETUP-13, IG-CLOSE-11: in play, and not closed."""
        return self.tiles[region] != EMPTY and not self.closed[region]

    def open_regions(self) -> list[int]:
        """IG-NEXT-01, IG-MOUNT-04."""
        return [region for region in self.sequence if not self.closed[region]]

    def stands_in(self, seat: int, place: int, region: int) -> bool:
        """IG-ABIL-03, IG-EVENT-03, IG-ATTACK-13: whether a unit of this type is in the region."""
        return self.players[seat].figure_in(place, region) >= 0

    def influence(self, seat: int, region: int) -> int:
        """IG-DOMINF-01 to -04: markers, levels of units, and their Domination."""
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

    def toughness(self, seat: int, place: int) -> int:
        """IG-ATTACK-05: the damage that defeats a unit of this type."""
        return place + 1 + self.players[seat].power[place * vocabulary.ABILITIES + vocabulary.SHIELD]

    def snow_winner(self, cause: int, steps: int) -> int:
        """IG-SNOW-03, IG-SOLO-44: who would win if this seat, after losing so much reputation, brought the Dead Snow now."""
        if self.solo:
            return vocabulary.ROBOT
        tokens = [player.vuko for player in self.players]
        return reputation_track.snow_winner(self.reputation, self.ranks, tokens, self.order, cause, steps)

    def mountain_price(self) -> int:
        return value(self, vocabulary.MOUNTAIN_PRICE, 0)

    def worst(self) -> int:
        """IG-REP-08: the owner of the top marker on the lowest occupied space."""
        return self.ranks[-1]

    # Deeds with tokens

    def gain(self, seat: int, resource: int, amount: int, rule: str) -> int:
        """IG-RES-04: as many tokens as the supply has; M-factor comes to level 0 (IG-VIPER-06)."""
        got = min(amount, self.supply[resource])
        if got > 0:
            self.supply[resource] -= got
            self.players[seat].tokens[resource] += got
            self.happened(vocabulary.TOOK, seat, resource, got, rule=rule)
        return got

    def pay(self, seat: int, resource: int, amount: int, rule: str, level: int = 0) -> None:
        """IG-SUMMON-02, -10, IG-VIPER-02: what is spent goes back to the supply (gaps R-25)."""
        self.players[seat].tokens[resource + level] -= amount
        self.supply[resource] += amount
        self.happened(vocabulary.PAID, seat, resource, amount, rule=rule)

    def exchange(self, seat: int, one: int, other: int, rule: str) -> None:
        """IG-VIPER-02, -05: two tokens go back to the supply, M-factor from level 0."""
        for resource in (one, other):
            self.players[seat].tokens[resource] -= 1
            self.supply[resource] += 1
        self.happened(vocabulary.EXCHANGED, seat, one, other=other, rule=rule)

    def score(self, seat: int, points: int, rule: str) -> None:
        """IG-END-11: victory points."""
        if points:
            self.players[seat].points += points
            self.happened(vocabulary.POINTS, seat, amount=points, rule=rule)

    # Deeds with pieces

    def place_marker(self, seat: int, region: int, rule: str) -> None:
        """IG-INF-01, -04, IG-SETUP-19: a marker from the supply."""
        player = self.players[seat]
        player.supply -= 1
        player.markers[region] += 1
        self.happened(vocabulary.PLACED, seat, region, rule=rule)

    def move_marker(self, seat: int, one: int, other: int, rule: str) -> None:
        """IG-MOVE-01, IG-DRAK-01."""
        markers = self.players[seat].markers
        markers[one] -= 1
        markers[other] += 1
        self.happened(vocabulary.MOVED, seat, one, 1, other, rule=rule)

    def move_figure(self, seat: int, figure: int, region: int, rule: str) -> None:
        """IG-MOVE-01, IG-SPEED-01."""
        player = self.players[seat]
        player.figures[figure] = region
        unit = self.card(seat)[vocabulary.LEVEL_OF[figure]].index
        self.happened(vocabulary.MARCHED, seat, unit, other=region, rule=rule)

    def to_reserve(self, seat: int, figure: int) -> None:
        """A unit leaves the board, and stands when it comes again; its upgrades stay on the card (IG-UPG-12, IG-REMOVE-02)."""
        player = self.players[seat]
        player.figures[figure] = NOWHERE
        player.down &= ~(1 << figure)

    def count_powers(self, seat: int) -> None:
        """IG-UPG-06, -10, IG-SPY-01, -04: printed, bought and Spy abilities of each unit type, counted anew."""
        player = self.players[seat]
        power = [0] * (3 * vocabulary.ABILITIES)
        for unit in self.card(seat):
            base = unit.place * vocabulary.ABILITIES
            for ability in unit.printed:
                power[base + ability] += 1
            for ability in player.bought[unit.place * 2 : unit.place * 2 + 2]:
                if ability != EMPTY:
                    power[base + ability] += 1
            if unit.spy:
                for ability in player.spies:
                    if ability != EMPTY:
                        power[base + ability] += 1
        player.power = power

    # Deeds on the tracks

    def lose_reputation(self, seat: int, steps: int, rule: str) -> None:
        """IG-REP-04, -06, -07; without a reputation track in the solo game (IG-SOLO-03)."""
        if self.solo or steps <= 0:
            return
        reputation_track.fall(self.reputation, self.ranks, seat, reputation_track.lowered(self.reputation[seat], steps))
        self.vuko_in_play = True
        self.happened(vocabulary.REPUTATION, seat, amount=self.reputation[seat], rule=rule)

    def gain_reputation(self, seat: int, steps: int, rule: str) -> None:
        """IG-REP-02, -03, IG-RAVEN-03: never above 0. Whoever still stands on yin-yang is not offered it (gaps R-17)."""
        reputation_track.rise(self.reputation, self.ranks, seat, min(0, self.reputation[seat] + steps))
        self.happened(vocabulary.REPUTATION, seat, amount=self.reputation[seat], rule=rule)

    def raise_snow(self, steps: int, cause: int, rule: str) -> None:
        """IG-SNOW-02: at the limit the game ends at once. `cause` is who takes the token for it, -1 for nobody."""
        self.snow += steps
        self.happened(vocabulary.SNOW, cause, amount=self.snow, rule=rule)
        if self.snow >= self.limit:
            self.cause = cause
            self.end_by_snow(cause)

    def end_by_snow(self, cause: int) -> None:
        """IG-SNOW-04 to -08; in the solo game the Player loses (IG-SOLO-44)."""
        if self.solo:
            self.finish(Result((vocabulary.ROBOT,), "snow-solo", "IG-SOLO-44"))
            return
        if cause >= 0:
            self.give_vuko_token(cause, "IG-SNOW-04", extra=True)
        tokens = [player.vuko for player in self.players]
        self.reputation, self.ranks = reputation_track.reckoned(self.reputation, self.ranks, tokens, self.order)
        for seat in self.order:
            if tokens[seat]:
                self.happened(vocabulary.REPUTATION, seat, amount=self.reputation[seat], rule="IG-SNOW-05")
        self.finish(Result((self.ranks[0],), "snow", "IG-SNOW-07"))

    def give_vuko_token(self, seat: int, rule: str, extra: bool = False) -> None:
        """IG-VUKO-08, IG-SNOW-04: a Vuko token from the supply; the one for the Dead Snow counts even if none is left (gaps R-22, R-35)."""
        if self.vuko_tokens or extra:
            self.vuko_tokens -= 1
            self.players[seat].vuko += 1
            self.happened(vocabulary.VUKO_TOKEN, seat, amount=self.players[seat].vuko, rule=rule)

    # Deeds on the map

    def map_changed(self) -> None:
        """IG-SETUP-13, IG-MOVE-04, IG-COMP-01: the neighbours that can be entered are those in play and not closed."""
        borders = self.content.other_side if self.side else self.content.borders
        open_ones = sum([1 << region for region in range(vocabulary.REGIONS) if self.is_open(region)])
        self.reach = [each & open_ones for each in borders]

    def neighbours(self, region: int) -> list[int]:
        """IG-CLOSE-03, -05: open neighbours in the order of their numbers."""
        reach = self.reach[region]
        return [other for other in self.sequence if reach >> other & 1]

    def free_withdrawn(self) -> None:
        """IG-VUKO-13: what Vuko withdrew comes back into play in its region."""
        for seat in range(len(self.players)):
            player = self.players[seat]
            for region in range(vocabulary.REGIONS):
                count = player.withdrawn[region]
                if count:
                    player.withdrawn[region] = 0
                    player.markers[region] += count
                    self.happened(vocabulary.RETURNED, seat, region, count, rule="IG-VUKO-13")
