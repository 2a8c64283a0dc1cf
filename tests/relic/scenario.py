"""Positions that say only what differs from a quiet table, and words to play on from them.

A table is laid before the turn of seat 0. Hands are empty, nobody owns anything, and every seat has a mission that
nothing here completes by chance.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from pionek.games.relic import vocabulary
from pionek.games.relic.model.rings import beside
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.turn import begin_turn
from tests.scenario import Scenario

QUIET = ("rite-of-the-machine", "pay-the-tithe", "chart-the-webway", "proof-of-arms")
"""Missions that wait for a visit of their own."""
CHARACTERS = ("captain", "commissar", "ogryn", "trader")
DIALS = {"captain": [4, 3, 2], "commissar": [3, 3, 3]}
"""What these two begin with here, however the sheets are tuned."""
TRIAL = (Path(__file__).parent / "trial",)


class Side:
    """What one seat has, where it differs from the start of a game."""

    def __init__(self, character: str = "", **given: Any) -> None:
        self.character = character
        self.given = given


class RelicScenario(Scenario):
    """A table in a given position, before the turn of seat 0. Any of the four decks' tops may be laid.

    `phase` is the step of the turn with which `begin` begins it: "exploration", "engagement", "experience" ...
    """

    game = "relic"
    declining = ("pass", "done", "no", "roll", "clockwise", "mission")

    def __init__(
        self, *sides: Side, scenario: str = "mystery", lying: dict[str, list[str]] | None = None,
        tops: dict[str, list[str]] | None = None, packs: tuple[Path, ...] = (), turn_of: int = 0, phase: str = "",
        sheets: list[str] | None = None,
    ) -> None:  # fmt: skip
        sides = sides if len(sides) > 1 else (*(sides or (Side(),)), Side())
        free = [name for name in CHARACTERS if name not in [side.character for side in sides]]
        names = [side.character or free.pop(0) for side in sides]
        super().__init__(characters=names, scenario=scenario, first=str(turn_of + 1), packs=packs)
        self.phase = phase
        self.clear()
        for seat, side in enumerate(sides):
            self.arrange(seat, **{"mission": QUIET[seat], **side.given})
        for space, cards in (lying or {}).items():
            for card in cards:
                self.table.laid[self.space(space)].append(self.pull(card))
        for deck, cards in (tops or {}).items():
            for card in reversed(cards):
                self.table.decks[vocabulary.deck.names.index(deck)].put(self.pull(card), 0)
        if sheets is not None:
            self.table.sheets = [self.find("character", name) for name in sheets]
        self.table.active = turn_of
        self.forget()

    # Laying the table

    def clear(self) -> None:
        """Take everything back that the set-up dealt."""
        table = self.table
        del table.agenda[1:]
        table.agenda[0].back_to("turn")
        table.decision, table.unsettled, table.waiting, table.turn = None, 0, [], 0
        for player in table.players:
            table.decks[vocabulary.POWER_DECK].cards += player.hand.cards
            table.decks[vocabulary.POWER_DECK].known += [0] * len(player.hand.cards)
            player.hand.cards, player.hand.known = [], []
            table.look_at_hand(player)
            if player.mission >= 0:
                table.decks[vocabulary.MISSION_DECK].put_under(player.mission, 0)
            player.mission, player.placed, player.progress, player.marks = -1, [], 0, 0
        for card in [card for cards in (*table.laid, *table.piles) for card in cards]:
            table.decks[self.content.deck_of[card]].put_under(card, 0)
        table.laid, table.piles = [[] for _ in table.laid], [[] for _ in vocabulary.deck.names]

    def space(self, name: str) -> int:
        return self.find("space", name)

    def pull(self, card: str) -> int:
        """Take a card out of its deck."""
        index = self.find("card", card)
        self.table.decks[self.content.deck_of[index]].remove(index)
        return index

    def arrange(self, seat: int, **given: Any) -> None:
        player = self.table.players[seat]
        character = self.content.characters[player.character].id
        player.dials = list(DIALS.get(character, player.dials))
        player.life = 5 if character in DIALS else player.life
        for name, value in given.items():
            if name == "at":
                player.space = self.space(value)
            elif name == "hand":
                for card in value:
                    player.hand.put(self.pull(card), 1 << seat)
                self.table.look_at_hand(player)
            elif name == "assets":
                for card in value:
                    self.table.gain_asset(seat, self.pull(card), "RE-ENG-11")
            elif name in ("trophies", "completed"):
                setattr(player, name, [*getattr(player, name), *(self.pull(card) for card in value)])
            elif name == "mission":
                player.mission = self.pull(value) if value else -1
            elif name == "corruption":
                self.corrupt(seat, value)
            elif name in vocabulary.ATTRIBUTES:
                player.dials[vocabulary.ATTRIBUTES.index(name)] = value
            else:
                assert hasattr(player, name), name
                setattr(player, name, value)
        self.table.unsettled, self.table.waiting = 0, []

    def corrupt(self, seat: int, cards: list[str]) -> None:
        """Corruption cards; one whose name begins with a minus lies face down."""
        player = self.table.players[seat]
        for name in cards:
            card = self.pull(name.removeprefix("-"))
            down = name.startswith("-")
            player.corruption.put(card, 1 << seat if down else (1 << 62) - 1)
            player.faces.append(0 if down else self.table.next_serial())
            if not down:
                self.table.enter(seat, self.content.cards[card].abilities, player.faces[-1])

    # Playing

    def begin(self, *numbers: int) -> Self:
        """The turn begins, with these dice to come."""
        self.table.turn += 1
        self.dice(*numbers)
        begin_turn(self.table, self.table.active)
        if self.phase:
            self.frame.back_to(self.phase)
        self.table.advance()
        return self

    def land(self, space: str, *numbers: int) -> Self:
        """The active player moves one space, clockwise, to this one; the dice after that are `numbers`."""
        player = self.table.players[self.table.active]
        player.space = beside(self.space(space), -1)
        self.begin(1, *numbers)
        moving = self.deeds("moved")
        while not self.deeds("moved")[len(moving) :] and not moving:
            if self.match.decision is None:
                break
            self.play(next(key for key in ("roll", "clockwise", "pass") if key in self.keys))
        return self

    def enter_phase(self, space: str, *numbers: int) -> Self:
        """The Engagement phase begins on this space of the inner tier: the figure comes from the space before."""
        self.table.players[self.table.active].space = self.space(space) - 1
        return self.begin(*numbers)

    # Changing what lies there

    def gain(self, seat: int, card: str) -> Self:
        """A seat gets an asset out of its deck or its pile."""
        self.table.gain_asset(seat, self.take(card), "RE-ENG-11")
        return self

    def discard(self, card: str) -> Self:
        """A card goes from its deck to its pile."""
        self.table.discard(self.pull(card), "RE-DISC-03")
        return self

    def take(self, card: str) -> int:
        """Take a card from its pile, or else out of its deck."""
        index = self.find("card", card)
        pile = self.table.piles[self.content.deck_of[index]]
        if index not in pile:
            return self.pull(card)
        pile.remove(index)
        return index

    def charge(self, seat: int, card: str, charges: int) -> Self:
        """So many charges are left on an asset; it may still be used in this turn."""
        at = self.assets(seat).index(card)
        asset = self.player(seat).assets[at]
        self.player(seat).assets[at] = type(asset)(asset.card, charges, asset.serial)
        return self

    def only(self, deck: str, *cards: str, pile: tuple[str, ...] = ()) -> Self:
        """A deck has these cards only, from the top, and its pile those."""
        number = vocabulary.deck.names.index(deck)
        self.table.decks[number].cards = [self.find("card", card) for card in reversed(cards)]
        self.table.decks[number].known = [0] * len(cards)
        self.table.piles[number] = [self.find("card", card) for card in pile]
        return self

    # Looking

    def player(self, seat: int = 0) -> Any:
        return self.table.players[seat]

    def at(self, seat: int = 0) -> str:
        space = self.player(seat).space
        return self.content.spaces[space].id if space >= 0 else ""

    def character(self, seat: int = 0) -> str:
        return self.names("character", [self.player(seat).character])[0]

    def relics(self, seat: int = 0) -> list[str]:
        """The relics that a seat has."""
        cards = [asset.card for asset in self.player(seat).assets]
        found = self.cards([card for card in cards if self.content.deck_of[card] == vocabulary.RELIC_DECK])
        assert len(found) == self.table.relics(seat)
        return found

    def mission(self, seat: int = 0) -> str:
        """The id of a seat's mission; empty without one."""
        mission = self.player(seat).mission
        return self.cards([mission])[0] if mission >= 0 else ""

    def completed(self, seat: int = 0) -> list[str]:
        return self.cards(self.player(seat).completed)

    def cards(self, cards: list[int]) -> list[str]:
        return self.names("card", cards)

    def hand(self, seat: int = 0) -> list[str]:
        return self.cards(self.player(seat).hand.cards)

    def assets(self, seat: int = 0) -> list[str]:
        return self.cards([asset.card for asset in self.player(seat).assets])

    def charges(self, seat: int = 0) -> list[int]:
        return [asset.charges for asset in self.player(seat).assets]

    def trophies(self, seat: int = 0) -> list[str]:
        return self.cards(self.player(seat).trophies)

    def corruption(self, seat: int = 0) -> list[str]:
        player = self.player(seat)
        cards = self.cards(player.corruption.cards)
        return [name if face else f"-{name}" for name, face in zip(cards, player.faces, strict=True)]

    def lying(self, space: str) -> list[str]:
        return self.cards(self.table.laid[self.space(space)])

    def pile(self, deck: str) -> list[str]:
        return self.cards(self.table.piles[vocabulary.deck.names.index(deck)])

    def deck(self, deck: str) -> list[str]:
        """From the top."""
        return self.cards(self.table.decks[vocabulary.deck.names.index(deck)].cards[::-1])

    def who_knows(self, deck: str) -> list[list[int]]:
        """The seats that know what lies there, for each card of a deck from the top."""
        known = self.table.decks[vocabulary.deck.names.index(deck)].known
        return [[seat for seat in range(self.table.seats) if mask >> seat & 1] for mask in reversed(known)]

    def sheet_in_play(self) -> str:
        """The scenario sheet of this match."""
        return self.names("scenario", [self.table.scenario])[0]

    def sheets(self) -> list[str]:
        """The characters that nobody has played yet."""
        return self.names("character", self.table.sheets)

    def why_no_card(self, seat: int, card: str) -> str:
        """The rule by which a card cannot be used now; empty when it can."""
        return self.why_not(seat, "card", card)

    def battle(self) -> Any:
        return self.nearest(Battle)
