"""The deeds of the game: changes of the table that happen at once and never ask."""

from __future__ import annotations

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model import reputation_track
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.model.state import State
from pionek.games.icegarden.vocabulary import EMPTY, NOWHERE, CharacterNo, ResourceNo, UnitNo


class Deeds(State):
    """A table that can be changed. Every deed reports what happened."""

    # Laying out a new match

    def lay_out(self, characters: list[CharacterNo], instead: list[UnitNo]) -> None:
        """Put everything on the table that does not depend on the mode: the map, the supplies, each player's card (IG-COMP-08, IG-SETUP-03, -09, -23, -24).

        `instead` are units of packs that are played instead of the printed ones of their level; those of others' characters stay in the box.
        """
        count = len(characters)
        self.cards = [[*self.content.cards[each]] for each in characters]
        for index in instead:
            unit = self.content.units[index]
            if unit.character in characters:
                self.cards[characters.index(unit.character)][unit.place] = unit
        self.players = [Scientist(each) for each in characters]
        self.order = list(range(count))
        self.reputation = [vocabulary.YIN_YANG] * count
        self.limit = vocabulary.SNOW_LIMITS[count - 2]
        self.recruited = [0] * count
        self.supply = [each.supply for each in self.content.resources]
        self.upgrades = [each.tokens for each in self.content.powers]
        self.slots = [[] for _ in range(vocabulary.FIELDS)]
        for seat in range(count):
            self.count_powers(seat)
            if self.content.characters[characters[seat]].goal == "closed-regions":
                self.players[seat].nightmares = vocabulary.NIGHTMARES

    # Tokens and points

    def gain(self, seat: int, resource: ResourceNo, amount: int, rule: str) -> int:
        """Take tokens from the supply, as many as it has; M-factor comes to level 0 (IG-RES-04, IG-VIPER-06, IG-COMP-24, IG-SETUP-05, IG-RES-05)."""
        got = min(amount, self.supply[resource])
        if got > 0:
            self.supply[resource] -= got
            self.players[seat].tokens[resource] += got
            self.happened(vocabulary.TOOK, seat, resource, got, rule=rule)
        elif amount > 0:
            self.happened(vocabulary.NONE_LEFT, seat, resource, rule="IG-RES-04")
        return got

    def pay(self, seat: int, resource: ResourceNo, amount: int, rule: str, level: int = 0) -> None:
        """Put tokens back into the supply; M-factor is paid from the given level (gaps R-25)."""
        self.players[seat].tokens[resource + level] -= amount
        self.supply[resource] += amount
        self.happened(vocabulary.PAID, seat, resource, amount, rule=rule)

    def exchange(self, seat: int, one: ResourceNo, other: ResourceNo, rule: str) -> None:
        """Put two tokens back into the supply, M-factor from level 0 (IG-VIPER-05)."""
        for resource in (one, other):
            self.players[seat].tokens[resource] -= 1
            self.supply[resource] += 1
        self.happened(vocabulary.EXCHANGED, seat, one, 2 if one == other else 1, other=other, rule=rule)

    def witness(self, moment: int, who: int, subject: int, amount: int, other: int) -> tuple[int, ...]:
        if moment in (vocabulary.DOMINATES, vocabulary.NOBODY_DOMINATES):
            return (self.nations[subject], *(self.influence(seat, subject) for seat in range(len(self.players))))
        scored = moment in (vocabulary.POINTS, vocabulary.REGION_POINTS, vocabulary.VIPER_POINTS)
        return (self.players[who].points,) if scored and who >= 0 else ()

    def score(self, seat: int, points: int, rule: str, moment: int = vocabulary.POINTS, region: int = NOWHERE) -> None:
        """Add victory points, some of them for a region (IG-END-11, IG-END-10)."""
        if points:
            self.players[seat].points += points
            self.happened(moment, seat, region, points, rule=rule)

    # Markers and figures

    def place_marker(self, seat: int, region: int, rule: str) -> None:
        """Put an influence marker from a player's supply into a region."""
        player = self.players[seat]
        player.supply -= 1
        player.markers[region] += 1
        self.happened(vocabulary.PLACED, seat, region, rule=rule)

    def move_markers(self, seat: int, one: int, other: int, rule: str, count: int = 1) -> None:
        """Move influence markers from one region to another."""
        markers = self.players[seat].markers
        markers[one] -= count
        markers[other] += count
        self.happened(vocabulary.MOVED, seat, one, count, other, rule=rule)

    def muster(self, seat: int, figure: int, region: int, rule: str) -> None:
        """Put a figure from the reserve into a region."""
        self.players[seat].figures[figure] = region
        self.happened(vocabulary.MUSTERED, seat, self.unit_of(seat, figure).index, other=region, rule=rule)

    def move_figure(self, seat: int, figure: int, region: int, rule: str) -> None:
        """Move a figure to another region."""
        figures = self.players[seat].figures
        left = figures[figure]
        figures[figure] = region
        self.happened(vocabulary.MARCHED, seat, self.unit_of(seat, figure).index, left, region, rule=rule)

    def to_reserve(self, seat: int, figure: int) -> None:
        """Take a figure off the board. It will stand when it comes back; upgrades stay on the card (IG-UPG-12, IG-REMOVE-02)."""
        player = self.players[seat]
        player.figures[figure] = NOWHERE
        player.down &= ~(1 << figure)

    def count_powers(self, seat: int) -> None:
        """Count the printed, bought and Spy abilities of each unit type again (IG-UPG-06, -10, IG-SPY-01, -04)."""
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

    def decline(self, seat: int, field: int) -> None:
        """A player takes a marker from a field and does not act there."""
        self.happened(vocabulary.DECLINED, seat, field, rule="IG-ACT-05")

    def idle(self, seat: int, field: int) -> None:
        """A player takes a marker from a field and could do nothing there."""
        self.happened(vocabulary.NOTHING_TO_DO, seat, field, rule="IG-ACT-05")

    # Reputation and Vuko tokens

    def lose_reputation(self, seat: int, steps: int, rule: str) -> None:
        """Move a marker down the reputation track; the solo game has no such track (IG-SOLO-03)."""
        if self.solo:
            return
        reputation_track.lose(self.reputation, self.ranks, seat, steps)
        self.vuko_in_play = True
        self.happened(vocabulary.REPUTATION, seat, amount=self.reputation[seat], rule=rule)

    def gain_reputation(self, seat: int, steps: int, rule: str) -> None:
        """Move a marker up the reputation track. A player whose marker is still on yin-yang is not offered this (gaps R-17)."""
        reputation_track.gain(self.reputation, self.ranks, seat, steps)
        self.happened(vocabulary.REPUTATION, seat, amount=self.reputation[seat], rule=rule)

    def give_vuko_token(self, seat: int, rule: str, extra: bool = False) -> None:
        """Give a Vuko token from the supply. An `extra` token, for the Dead Snow, counts even if none is left (IG-SNOW-04, gaps R-22, R-35)."""
        if self.vuko_tokens or extra:
            self.vuko_tokens -= 1
            self.players[seat].vuko += 1
            self.happened(vocabulary.VUKO_TOKEN, seat, amount=self.players[seat].vuko, rule=rule)
        else:
            self.happened(vocabulary.NO_TOKEN_LEFT, seat, rule="IG-COMP-15")

    # The map

    def map_changed(self) -> None:
        """Find the neighbours that can be entered: those in play and not closed (IG-SETUP-13, IG-MOVE-04, IG-COMP-01)."""
        open_ones = sum([1 << region for region in range(vocabulary.REGIONS) if self.is_open(region)])
        self.reach = [each & open_ones for each in self.content.borders[self.side]]

    def free_withdrawn(self) -> None:
        """Bring the markers that Vuko withdrew back into play in their region."""
        for seat in range(len(self.players)):
            for region in range(vocabulary.REGIONS):
                if self.players[seat].withdrawn[region]:
                    self.bring_back(seat, region)

    def bring_back(self, seat: int, region: int) -> None:
        """Bring the markers of a player that Vuko withdrew in a region back into play there."""
        player = self.players[seat]
        count = player.withdrawn[region]
        if count:
            player.withdrawn[region] = 0
            player.markers[region] += count
            self.happened(vocabulary.RETURNED, seat, region, count, rule="IG-VUKO-13")
