"""The state of a match of Relic, and questions about it."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility
from pionek.core.state.decision import ALL_SEATS
from pionek.core.state.fields import Shared, later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import RelicContent
from pionek.games.relic.model.definitions import Character
from pionek.games.relic.model.pieces import Asset, FaceUpCards, Player, SheetZone
from pionek.games.relic.vocabulary import CharacterNo, ScenarioNo, SpaceNo

OF_SCENARIO = 4
"""The bearer of a character's abilities is its seat; the bearer of the scenario's rules is the seat plus OF_SCENARIO."""
FIRST_SERIAL = 8
OPEN = 9
"""The pool of the cards that lie open, behind those of the decks and of the character sheets."""


class State(Table[RelicContent]):
    """Everything in play, as plain data, and questions about it that change nothing."""

    awaited: int = later(0)
    """The windows in which a sentence acts by itself, as bits: derived from `in_force`."""
    active: int = later(0)
    turn: int = later(0)
    cap: int = later(0)
    scenario: ScenarioNo = later(vocabulary.NOTHING)
    serial: int = later(FIRST_SERIAL)
    sheets: list[CharacterNo] = later([])
    """Character sheets that nobody has used in this game."""
    dealt: list[SheetZone] = later([])
    decks: list[Zone] = later([])
    piles: list[Shared[list[CardNo]]] = later([])
    """Discard piles, the top card last."""
    laid: list[Shared[list[CardNo]]] = later([])
    """The Threat cards on each space, in the order in which they were laid."""
    players: list[Player] = later([])

    not_state = (*Table.not_state, "awaited")

    def lay_out(self) -> None:
        """Put the decks, the character sheets and an empty board for each seat on the table (RE-SETUP-09)."""
        content = self.content
        self.sheets = [each.index for each in content.characters]
        for number in range(len(vocabulary.deck.names)):
            cards = content.deck(number)
            self.decks.append(Zone(number, cards, [0] * len(cards)))
        self.piles = [[] for _ in vocabulary.deck.names]
        self.laid = [[] for _ in range(vocabulary.SPACES)]
        for _ in range(self.seats):
            self.players.append(Player(Zone(vocabulary.POWER_DECK, [], []), Zone(vocabulary.CORRUPTION_DECK, [], [])))

    # What the core asks

    def pay_attention(self) -> None:
        """Sentences wait for windows, which `signal` reports; only a listener hears what happens."""
        self.awaited = self.in_force.watched
        self.attention = self.listener.mask if self.listener is not None else 0

    def naming(self) -> tuple[int, ...]:
        """The character of each seat."""
        return tuple([player.character for player in self.players])

    def zones(self) -> list[Zone]:
        found: list[Zone] = [*self.decks, *self.dealt]
        for player in self.players:
            found.append(player.hand)
            found.append(player.corruption)
        found.append(self.open_cards())
        return found

    def open_cards(self) -> Zone:
        """All cards that lie open, as one zone: every player knows them."""
        cards: list[int] = []
        for laid in self.laid:
            cards.extend(laid)
        for pile in self.piles:
            cards.extend(pile)
        for player in self.players:
            cards.extend([asset.card for asset in player.assets])
            cards.extend(player.trophies)
            cards.extend(player.completed)
            if player.mission != vocabulary.NOTHING:
                cards.append(player.mission)
        for frame in self.agenda:
            if isinstance(frame, FaceUpCards):
                cards.extend(frame.turned)
        return Zone(OPEN, cards, [ALL_SEATS] * len(cards))

    def redealt(self, seat: int, seed: int) -> State:
        new = super().redealt(seat, seed)
        assert isinstance(new, State)  # a clone of this table; the core types it as Table
        for player in new.players:
            new.look_at_hand(player)
        return new

    def look_at_hand(self, player: Player) -> None:
        """Work out anew in which windows the Power cards in hand offer something."""
        windows = self.content.windows
        player.held = 0
        for card in player.hand.cards:
            player.held |= windows[card]

    def active_seat(self) -> int:
        return self.active

    def base(self, what: int, subject: int) -> int:
        """The printed number behind a value that content can change, for a seat."""
        if what in BASES:
            return BASES[what]
        player = self.players[subject]
        if what == vocabulary.POWER_LIMIT:
            return self.sheet(player).power_limit(player.level)
        return self.sheet(player).asset_limit if what == vocabulary.ASSET_LIMIT else 0

    def printed_abilities(self) -> list[ActiveAbility]:
        """What characters, cards in play, face-up Corruption cards and the scenario sheet say."""
        found: list[ActiveAbility] = []
        for seat in range(self.seats):
            player = self.players[seat]
            if player.character == vocabulary.NOTHING or player.out:
                continue
            if self.scenario != vocabulary.NOTHING:
                for ability in self.content.scenarios[self.scenario].abilities:
                    found.append(ActiveAbility(ability, seat, seat + OF_SCENARIO))
            for number in self.sheet(player).ability_numbers if player.space != vocabulary.NOTHING else ():  # a player between two characters has none
                found.extend([ActiveAbility(ability, seat, seat) for ability in self.content.character_abilities[number].abilities])
            for asset in player.assets:
                found.extend([ActiveAbility(ability, seat, asset.serial) for ability in self.content.cards[asset.card].abilities])
            for at in range(len(player.faces)):
                if player.faces[at]:
                    card = self.content.cards[player.corruption.cards[at]]
                    found.extend([ActiveAbility(ability, seat, player.faces[at]) for ability in card.abilities])
        return found

    # Asking

    def sheet(self, player: Player) -> Character:
        return self.content.characters[player.character]

    def tier(self, seat: int) -> int:
        """The tier a figure stands in: 0 outer, 1 middle, 2 inner; -1 where it stands nowhere."""
        space = self.players[seat].space
        return self.content.spaces[space].tier_number if space != vocabulary.NOTHING else vocabulary.NOTHING

    def playing(self) -> list[int]:
        """The seats still in the game, clockwise from the active one."""
        found: list[int] = []
        for offset in range(self.seats):
            seat = (self.active + offset) % self.seats
            if not self.players[seat].out:
                found.append(seat)
        return found

    def left_of(self, seat: int) -> int:
        """The next player to the left who is still in the game (gaps 83)."""
        other = (seat + 1) % self.seats
        while self.players[other].out:
            other = (other + 1) % self.seats
        return other

    def of_type(self, space: SpaceNo, kind: int) -> list[int]:
        """The cards of one type on a space."""
        types = self.content.types
        found: list[int] = []
        for card in self.laid[space]:
            if types[card] == kind:
                found.append(card)
        return found

    def place_of(self, kind: type[Frame]) -> int:
        for place in reversed(range(len(self.agenda))):
            if isinstance(self.agenda[place], kind):
                return place
        return vocabulary.NOTHING

    def asset_of(self, seat: int, serial: int) -> Asset | None:
        for asset in self.players[seat].assets:
            if asset.serial == serial:
                return asset
        return None

    def own_asset(self, seat: int, serial: int) -> Asset:
        """The asset with this serial, which must be there."""
        asset = self.asset_of(seat, serial)
        assert asset is not None, f"seat {seat} has no asset with the serial {serial}"
        return asset

    def counted(self, seat: int, kind: str) -> int:
        """How many cards of a kind a player has."""
        player = self.players[seat]
        if kind == "power":
            return len(player.hand.cards)
        if kind == "corruption":
            return len(player.corruption.cards)
        if kind == "trophy":
            return len(player.trophies)
        if kind == "mission":
            return len(player.completed)
        return len(self.assets_of_kind(seat, kind))

    def assets_of_kind(self, seat: int, kind: str) -> list[CardNo]:
        cards = self.content.cards
        return [asset.card for asset in self.players[seat].assets if cards[asset.card].is_kind(kind)]

    def relics(self, seat: int) -> int:
        return sum([self.content.cards[asset.card].is_relic for asset in self.players[seat].assets])


BASES = {
    vocabulary.THRESHOLD: vocabulary.USUAL_THRESHOLD,
    vocabulary.WEAPONS: 1,
    vocabulary.LEVEL_PRICE: vocabulary.POINTS_A_LEVEL,
    vocabulary.EXPLODES: 6,
    vocabulary.FOE_EXPLODES: 6,
}
"""The numbers that are the same for all players; the corruption threshold is one of them (RE-CORR-08)."""
