"""Positions of a Dream or Slumber that say only what differs, and words to play on from them.

A scenario stands at the action step of the first Turn, with empty hands, so that nobody is asked who has nothing to do
with the rule.
"""

from __future__ import annotations

from typing import Any

import pionek
from pionek.core.match.match import Match
from pionek.core.state.decision import Guard, options_of
from pionek.core.state.events import Listener
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Layout, name_of, space_of
from pionek.games.etherfields.model.pieces import EntityTile, Figure

LUCK = {"X": 0, "blank": 1, "1": 2, "2": 4, "3": 5}
MOVEMENT = {"one": 0, "value": 2, "again": 5}


class Night:
    """A match in a given position."""

    def __init__(self, *dreamers: str, seed: int = 5, **settings: Any) -> None:
        self.match: Match = pionek.new_match("etherfields", seed=seed, dreamers=list(dreamers or ("gambler", "specialist")), **settings)
        self.table: Any = self.match.table
        self.content = self.table.content

    # Laying out

    def action_step(self) -> Night:
        """Play on, doing nothing, to the action step, and empty all hands."""
        while self.asked() != "Acting.act":
            self.idle()
        for sleeper in self.table.dreamers:
            sleeper.discard.extend(sleeper.hand)
            sleeper.hand = []
        return self.ask()

    def ask(self) -> Night:
        self.table.ask_again()
        return self

    def find(self, kind: str, name: str) -> int:
        return self.content.find(kind, name)

    def hand(self, seat: int, *cards: str) -> Night:
        self.table.dreamers[seat].hand = [self.find("card", name) for name in cards]
        return self.ask()

    def deck(self, seat: int, *cards: str) -> Night:
        """The deck from its bottom to its top."""
        deck = self.table.dreamers[seat].deck
        deck.cards = [self.find("card", name) for name in cards]
        deck.known = [0] * len(cards)
        return self.ask()

    def progress(self, seat: int, *cards: str) -> Night:
        sleeper = self.table.dreamers[seat]
        sleeper.progress = [self.find("card", name) for name in cards]
        sleeper.flipped = [0] * len(cards)
        self.table.refresh_rules()
        return self.ask()

    def at(self, seat: int, space: str) -> Night:
        self.table.dreamers[seat].space = space_of(space)
        return self.ask()

    def tiles(self, *tiles: str) -> Night:
        layout = Layout.read(self.table.layout)
        layout.tiles = sorted({*layout.tiles, *tiles})
        self.table.relayout(layout)
        self.table.unsettled = 0
        return self.ask()

    def entity(self, name: str, *spaces: str) -> Night:
        index = self.find("entity", name)
        if self.table.entity_tile(index) is None:
            self.table.entity_tiles.append(EntityTile(index))
        self.table.figures.extend(Figure(index, space_of(space)) for space in spaces)
        return self.ask()

    def lair(self, name: str) -> Any:
        return self.table.entity_tile(self.find("entity", name))

    def morph(self, name: str, kind: int, count: int = 1) -> Night:
        self.lair(name).morphs[kind] += count
        self.table.morphs[kind] -= count
        self.table.refresh_rules()
        return self.ask()

    def mask(self, seat: int, name: str) -> Night:
        sleeper = self.table.dreamers[seat]
        sleeper.mask = self.find("mask", name)
        sleeper.masks.append(sleeper.mask)
        self.table.refresh_rules()
        return self.ask()

    def items(self, *names: str) -> Night:
        self.table.active = [self.find("item", name) for name in names]
        return self.ask()

    def wisdom(self, *names: str) -> Night:
        for name in names:
            self.table.gain_wisdom(self.find("wisdom", name))
        self.table.unsettled = 0
        return self.ask()

    def card(self, turn: str) -> Night:
        """Make this the current Turn card."""
        index = self.find("turn", turn)
        for deck in (self.table.turns, self.table.turns_used):
            if index in deck.cards:
                deck.remove(index)
        top = self.table.turns.cards.pop()
        self.table.turns_used.put(top)
        self.table.turns.cards.append(index)
        self.table.last_turn = index
        return self.ask()

    def luck(self, *results: str) -> Night:
        self.table.script.extend(LUCK[result] for result in results)
        return self

    def movement(self, *results: str) -> Night:
        self.table.script.extend(MOVEMENT[result] for result in results)
        return self

    # Playing

    @property
    def keys(self) -> list[str]:
        return self.match.keys()

    def offered(self, seat: int) -> list[str]:
        return [self.match.key(option) for option in options_of(self.match.decision, seat)]

    def play(self, *keys: str, seat: int = -1) -> Night:
        for key in keys:
            self.match.play(key, seat)
        return self

    def pay(self, *cards: str, colour: str = "awareness") -> Night:
        """Pay with these cards, as far as anybody is asked: a forced answer is taken without asking."""
        for card in cards:
            key = f"pay:{card}:{colour}"
            if self.asked() == "ActionPlay.pay" and key in self.keys:
                self.play(key)
        return self

    def do(self, action: str, *cards: str, colour: str = "awareness") -> Night:
        """An action of the map or of an Entity, paid with these cards, without more than it needs."""
        self.play(f"act:{action}:{colour}").pay(*cards, colour=colour)
        if self.asked() == "ActionPlay.pay":
            self.play("done")
        return self

    def asked(self) -> str:
        if self.match.decision is None:
            return ""
        frame = self.table.agenda[-1]
        return f"{type(frame).__name__}.{frame.step_name()}"

    def idle(self) -> Night:
        """Decline whatever is asked, or take the first answer."""
        for key in ("done", "pass", "pick:nothing", "no"):
            if key in self.keys:
                return self.play(key)
        return self.play(self.keys[0])

    def until(self, *asked: str) -> Night:
        """Play on, doing nothing, until one of these questions, or the end."""
        while self.match.decision is not None and self.asked() not in asked:
            self.idle()
        return self

    def dusk(self) -> Night:
        """Everybody is done: the Dreamscape Phase runs to the next question or the next action step."""
        turn = self.table.turn
        while self.match.decision is not None and self.asked() == "Acting.act" and self.table.turn == turn:
            self.play("done")
        return self

    def next_turn(self) -> Night:
        turn = self.table.turn
        while self.match.decision is not None and (self.table.turn == turn or self.asked() != "Acting.act"):
            self.idle()
        return self

    def listen(self) -> Listener:
        listener = Listener()
        self.table.listen(listener)
        return listener

    # Looking

    def who(self, seat: int) -> Any:
        return self.table.dreamers[seat]

    def names(self, kind: str, indices: list[int]) -> list[str]:
        return [self.content.id_of(kind, index) for index in indices]

    def held(self, seat: int) -> list[str]:
        return self.names("card", self.who(seat).hand)

    def space(self, seat: int) -> str:
        return name_of(self.who(seat).space)

    def figure(self, at: int = 0) -> str:
        return name_of(self.table.figures[at].space)

    def why_not(self, seat: int, kind: str, name: str) -> Guard | None:
        return self.match.why_not(seat, kind, self.find(kind, name))

    def rule_against(self, seat: int, kind: str, name: str) -> str:
        guard = self.why_not(seat, kind, name)
        return guard.rule if guard is not None else ""


def first_dream(*dreamers: str, **settings: Any) -> Night:
    return Night(*dreamers, **settings).action_step()


def slumber(name: str, *dreamers: str, **settings: Any) -> Night:
    return Night(*dreamers, slumber=name, **settings).action_step()


def dream(name: str, *dreamers: str, **settings: Any) -> Night:
    return Night(*dreamers, dream=name, **settings).action_step()


PICK = {name: f"pick:{name}" for name in vocabulary.PICKS.values()}
"""Keys of choices by their names: PICK["seal"]."""
