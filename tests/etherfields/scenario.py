"""Positions of a Dream or Slumber that say only what differs, and words to play on from them.

A scenario stands at the action step of the first Turn, with empty hands, so that nobody is asked who has nothing to do
with the rule.
"""

from __future__ import annotations

from typing import Any, Self

from pionek.core.state.events import Listener
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Layout, name_of, space_of
from pionek.games.etherfields.model.pieces import Figure, Lair
from tests.scenario import Scenario

LUCK = {"X": 0, "blank": 1, "1": 2, "2": 4, "3": 5}
MOVEMENT = {"one": 0, "value": 2, "again": 5}


class EtherfieldsScenario(Scenario):
    """A match in a given position."""

    game = "etherfields"
    declining = ("done", "pass", "pick:39", "no")
    turn_begins = ("Acting.act",)

    def __init__(self, *dreamers: str, seed: int = 5, **settings: Any) -> None:
        super().__init__(seed=seed, dreamers=list(dreamers or ("gambler", "specialist")), **settings)

    # Laying out

    def action_step(self) -> Self:
        """Play on, doing nothing, to the action step, and empty all hands."""
        self.until("Acting.act")
        for sleeper in self.table.dreamers:
            sleeper.discard.extend(sleeper.hand)
            sleeper.hand = []
        return self.ask_again()

    def hand(self, seat: int, *cards: str) -> Self:
        self.table.dreamers[seat].hand = [self.find("card", name) for name in cards]
        return self.ask_again()

    def deck(self, seat: int, *cards: str) -> Self:
        """The deck from its bottom to its top."""
        deck = self.table.dreamers[seat].deck
        deck.cards = [self.find("card", name) for name in cards]
        deck.known = [0] * len(cards)
        return self.ask_again()

    def progress(self, seat: int, *cards: str) -> Self:
        sleeper = self.table.dreamers[seat]
        sleeper.progress = [self.find("card", name) for name in cards]
        sleeper.flipped = [0] * len(cards)
        self.table.refresh_rules()
        return self.ask_again()

    def at(self, seat: int, space: str) -> Self:
        self.table.dreamers[seat].space = space_of(space)
        return self.ask_again()

    def tiles(self, *tiles: str) -> Self:
        layout = Layout.read(self.table.layout)
        layout.tiles = sorted({*layout.tiles, *tiles})
        self.table.relayout(layout)
        self.table.unsettled = 0
        return self.ask_again()

    def entity(self, name: str, *spaces: str) -> Self:
        index = self.find("entity", name)
        if self.table.lair(index) is None:
            self.table.lairs.append(Lair(index))
        self.table.figures.extend(Figure(index, space_of(space)) for space in spaces)
        return self.ask_again()

    def lair(self, name: str) -> Any:
        return self.table.lair(self.find("entity", name))

    def morph(self, name: str, kind: int, count: int = 1) -> Self:
        self.lair(name).morphs[kind] += count
        self.table.morphs[kind] -= count
        self.table.refresh_rules()
        return self.ask_again()

    def mask(self, seat: int, name: str) -> Self:
        sleeper = self.table.dreamers[seat]
        sleeper.mask = self.find("mask", name)
        sleeper.masks.append(sleeper.mask)
        self.table.refresh_rules()
        return self.ask_again()

    def items(self, *names: str) -> Self:
        self.table.active = [self.find("item", name) for name in names]
        return self.ask_again()

    def wisdom(self, *names: str) -> Self:
        for name in names:
            self.table.gain_wisdom(self.find("wisdom", name))
        self.table.unsettled = 0
        return self.ask_again()

    def card(self, turn: str) -> Self:
        """Make this the current Turn card."""
        index = self.find("turn", turn)
        for deck in (self.table.turns, self.table.turns_used):
            if index in deck.cards:
                deck.remove(index)
        top = self.table.turns.cards.pop()
        self.table.turns_used.put(top)
        self.table.turns.cards.append(index)
        self.table.last_turn = index
        return self.ask_again()

    def luck(self, *results: str) -> Self:
        return self.chance(*(LUCK[result] for result in results))

    def movement(self, *results: str) -> Self:
        return self.chance(*(MOVEMENT[result] for result in results))

    # Playing

    def pay(self, *cards: str, colour: int = 1) -> Self:
        """Pay with these cards, as far as anybody is asked: a forced answer is taken without asking."""
        for card in cards:
            key = f"pay:{card}:{colour}"
            if self.asked == "Undertaking.pay" and key in self.keys:
                self.play(key)
        return self

    def do(self, action: str, *cards: str, colour: int = 1) -> Self:
        """An action of the map or of an Entity, paid with these cards, without more than it needs."""
        self.play(f"act:{action}:{colour}").pay(*cards, colour=colour)
        if self.asked == "Undertaking.pay":
            self.play("done")
        return self

    def dusk(self) -> Self:
        """Everybody is done: the Dreamscape Phase runs to the next question or the next action step."""
        turn = self.table.turn
        while self.match.decision is not None and self.asked == "Acting.act" and self.table.turn == turn:
            self.play("done")
        return self

    def listen(self) -> Listener:
        """Hear what happens from here on."""
        self.match.listener, self.heard = Listener(), 0
        self.table.listen(self.match.listener)
        return self.match.listener

    # Looking

    def who(self, seat: int) -> Any:
        return self.table.dreamers[seat]

    def held(self, seat: int) -> list[str]:
        return self.names("card", self.who(seat).hand)

    def space(self, seat: int) -> str:
        return name_of(self.who(seat).space)

    def figure(self, at: int = 0) -> str:
        return name_of(self.table.figures[at].space)


def first_dream(*dreamers: str, **settings: Any) -> EtherfieldsScenario:
    return EtherfieldsScenario(*dreamers, **settings).action_step()


def slumber(name: str, *dreamers: str, **settings: Any) -> EtherfieldsScenario:
    return EtherfieldsScenario(*dreamers, slumber=name, **settings).action_step()


def dream(name: str, *dreamers: str, **settings: Any) -> EtherfieldsScenario:
    return EtherfieldsScenario(*dreamers, dream=name, **settings).action_step()


PICK = {name: f"pick:{code + 1}" for code, name in vocabulary.PICKS.items()}
"""Keys of choices by their names: PICK["seal"]."""
