"""Positions that say only what differs from a quiet table, and words to play on from them.

A table is laid before the turn of seat 0. Hands are empty, nobody owns anything, and every seat has a mission that
nothing here completes by chance.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pionek
from pionek.core.match.match import Match
from pionek.games.relic import vocabulary
from pionek.games.relic.model.rings import beside
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.turn import begin_turn

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


class Table:
    """A table in a given position, before the turn of seat 0. Any of the four decks' tops may be laid."""

    def __init__(
        self, *sides: Side, scenario: str = "mystery", lying: dict[str, list[str]] | None = None,
        tops: dict[str, list[str]] | None = None, packs: tuple[Path, ...] = (), turn_of: int = 0,
    ) -> None:  # fmt: skip
        sides = sides if len(sides) > 1 else (*(sides or (Side(),)), Side())
        free = [name for name in CHARACTERS if name not in [side.character for side in sides]]
        names = [side.character or free.pop(0) for side in sides]
        self.match: Match = pionek.new_match(
            "relic", seed=5, characters=names, scenario=scenario, first=str(turn_of + 1), packs=packs
        )
        self.match.listen()
        self.table: Any = self.match.table
        self.content: Any = self.table.content
        self.clear()
        for seat, side in enumerate(sides):
            self.arrange(seat, **{"mission": QUIET[seat], **side.given})
        for space, cards in (lying or {}).items():
            for card in cards:
                self.table.laid[self.space(space)].append(self.pull(card))
        for deck, cards in (tops or {}).items():
            for card in reversed(cards):
                self.table.decks[vocabulary.deck.names.index(deck)].put(self.pull(card), 0)
        self.table.active = turn_of
        self.heard = len(self.match.listen().events)

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
        return int(self.content.find("space", name))

    def find(self, card: str) -> int:
        return int(self.content.find("card", card))

    def pull(self, card: str) -> int:
        """Take a card out of its deck."""
        index = self.find(card)
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

    def dice(self, *numbers: int) -> Table:
        """What the next dice will show, in the order in which they are thrown."""
        self.table.script.extend(number - 1 for number in numbers)
        return self

    def begin(self, *numbers: int) -> Table:
        """The turn begins, with these dice to come."""
        self.dice(*numbers)
        self.table.turn += 1
        begin_turn(self.table, self.table.active)
        self.table.advance()
        return self

    def land(self, space: str, *numbers: int) -> Table:
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

    def enter_phase(self, space: str, *numbers: int) -> Table:
        """The Engagement phase begins on this space of the inner tier: the figure comes from the space before."""
        self.table.players[self.table.active].space = self.space(space) - 1
        return self.begin(*numbers)

    def play(self, *keys: str) -> Table:
        """Take options by their keys, one after the other."""
        for key in keys:
            self.match.play(key)
        return self

    def idle(self) -> Table:
        """Decline whatever is asked."""
        for key in ("pass", "done", "no", "roll", "clockwise", "mission"):
            if key in self.keys:
                return self.play(key)
        return self.play(self.keys[0])

    def until(self, *questions: str) -> Table:
        """Play on, declining everything, until one of these questions (frame and step), or the end."""
        while self.match.decision is not None and self.asked not in questions:
            self.idle()
        return self

    def next_turn(self) -> Table:
        """Play on, declining everything, into the next turn."""
        turn = self.table.turn
        while self.match.decision is not None and self.table.turn == turn:
            self.idle()
        return self

    # Looking

    @property
    def keys(self) -> list[str]:
        return self.match.keys()

    @property
    def asked(self) -> str:
        """Frame and step of the question."""
        frame = self.table.agenda[-1]
        return f"{type(frame).__name__}.{frame.step_name()}"

    @property
    def rule(self) -> str:
        return str(self.table.agenda[-1].rule())

    @property
    def seat(self) -> int:
        assert self.match.decision is not None
        return self.match.decision.seat

    def player(self, seat: int = 0) -> Any:
        return self.table.players[seat]

    def at(self, seat: int = 0) -> str:
        space = self.player(seat).space
        return self.content.spaces[space].id if space >= 0 else ""

    def names(self, cards: list[int]) -> list[str]:
        return [self.content.cards[card].id for card in cards]

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(self.player(seat).hand.cards)

    def assets(self, seat: int = 0) -> list[str]:
        return self.names([asset.card for asset in self.player(seat).assets])

    def charges(self, seat: int = 0) -> list[int]:
        return [asset.charges for asset in self.player(seat).assets]

    def trophies(self, seat: int = 0) -> list[str]:
        return self.names(self.player(seat).trophies)

    def corruption(self, seat: int = 0) -> list[str]:
        player = self.player(seat)
        cards = self.names(player.corruption.cards)
        return [name if face else f"-{name}" for name, face in zip(cards, player.faces, strict=True)]

    def lying(self, space: str) -> list[str]:
        return self.names(self.table.laid[self.space(space)])

    def pile(self, deck: str) -> list[str]:
        return self.names(self.table.piles[vocabulary.deck.names.index(deck)])

    def deck(self, deck: str) -> list[str]:
        """From the top."""
        return self.names(self.table.decks[vocabulary.deck.names.index(deck)].cards[::-1])

    def log(self, seat: int = 0) -> list[str]:
        """What happened since the table was laid."""
        return [str(line) for line in self.match.log(seat, since=self.heard)]

    def deeds(self, *names: str) -> list[tuple[str, int, int]]:
        """The moments of these names since the table was laid: which, whose, and how much."""
        events = self.match.listen().events[self.heard :]
        found = [(vocabulary.WORDS.moments[each.moment].name, each.who, each.amount) for each in events]
        return [each for each in found if each[0] in names]

    def rules(self) -> list[str]:
        return [rule for line in self.match.log(0, since=self.heard) for rule in line.rules]

    def why_not(self, seat: int, card: str) -> str:
        """The rule by which a card cannot be used now; empty when it can."""
        guard = self.match.why_not(seat, "card", self.find(card))
        return guard.rule if guard is not None else ""

    def battle(self) -> Any:
        return self.table.nearest(Battle)


def log(table: Table) -> str:
    """What the first player has read so far, in one piece."""
    return " ".join(table.log())
