"""Positions of a Dream or Slumber that say only what differs, and words to play on from them.

A scenario stands at the action step of the first Turn, with empty hands, so that nobody is asked who has nothing to do
with the rule. What lies on the table is read in the words of `reading.py`.
"""

from __future__ import annotations

from typing import Any, Self

from pionek.core.state.events import Listener
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Layout, space_of
from pionek.games.etherfields.model.pieces import EntityTile, Figure
from pionek.games.etherfields.procedures.turn import Turn
from tests.etherfields.reading import EtherfieldsReading

LUCK = {"X": 0, "blank": 1, "1": 2, "2": 4, "3": 5}
MOVEMENT = {"one": 0, "value": 2, "again": 5}


class EtherfieldsScenario(EtherfieldsReading):
    """A match in a given position."""

    declining = ("done", "pass", "pick:nothing", "no")
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

    def begin(self, phase: str) -> Self:
        """Begin the current Turn at one of its phases and run to the next question.

        The phases are the steps of a Turn: "begin", "shed" (drawing), "act", "steps_of_card" (the Dreamscape Phase), "discard" ...
        """
        turn = self.nearest(Turn)
        assert turn is not None, "no Turn is played"
        del self.table.agenda[self.table.agenda.index(turn) + 1 :]
        turn.back_to(phase)
        turn.seat = 0
        self.table.decision = None
        self.table.advance()
        return self

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
        """A Dreamer on a space; on none yet if it has no name."""
        self.table.dreamers[seat].space = space_of(space) if space else -1
        return self.ask_again()

    def tiles(self, *tiles: str) -> Self:
        layout = Layout.read(self.table.layout)
        layout.tiles = sorted({*layout.tiles, *tiles})
        self.table.relayout(layout)
        self.table.unsettled = 0
        return self.ask_again()

    def entity(self, name: str, *spaces: str) -> Self:
        index = self.find("entity", name)
        if self.table.entity_tile(index) is None:
            self.table.entity_tiles.append(EntityTile(index))
        self.table.figures.extend(Figure(index, space_of(space)) for space in spaces)
        return self.ask_again()

    def lair(self, name: str) -> Any:
        return self.table.entity_tile(self.find("entity", name))

    def no_entities(self) -> Self:
        """Take all figures and tiles of Entities away."""
        self.table.figures = []
        self.table.entity_tiles = []
        return self.ask_again()

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

    def gradual(self, action: str, count: int, colour: int = vocabulary.AWARENESS) -> Self:
        """Lay so many Intent markers on a Gradual action."""
        index = self.find("action", action)
        self.table.gradual_paid[index], self.table.gradual_colours[index] = count, colour
        return self.ask_again()

    def luck(self, *results: str) -> Self:
        return self.chance(*(LUCK[result] for result in results))

    def movement(self, *results: str) -> Self:
        return self.chance(*(MOVEMENT[result] for result in results))

    # Playing

    def pay(self, *cards: str, colour: str = "awareness") -> Self:
        """Pay with these cards, as far as anybody is asked: a forced answer is taken without asking."""
        for card in cards:
            key = f"pay:{card}:{colour}"
            if self.asked == "ActionPlay.pay" and key in self.keys:
                self.play(key)
        return self

    def do(self, action: str, *cards: str, colour: str = "awareness") -> Self:
        """An action of the map or of an Entity, paid with these cards, without more than it needs."""
        self.play(f"act:{action}:{colour}").pay(*cards, colour=colour)
        if self.asked == "ActionPlay.pay":
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

    def run(self, frame: Frame) -> Self:
        """Let a procedure run on top of what is asked, to its next question or its end."""
        self.frame.at -= 1
        self.table.decision = None
        self.table.then(frame)
        self.table.advance()
        return self

    # What happens to the Dreamers

    def suffer(self, seat: int, amount: int) -> Self:
        """Lay Distress on a Dreamer's board, with nobody asked; what comes of it is not looked at yet."""
        self.table.suffer(seat, amount, "EF-DEATH-01")
        return self

    def settle(self) -> Self:
        """Look at what has come of it: deaths and limits."""
        self.table.settle()
        return self

    def seal(self, seat: int, amount: int) -> int:
        """Seal cards of a Dreamer's deck, and say how many were Sealed."""
        return int(self.table.seal(seat, amount, "EF-SEAL-01"))

    def unseal(self, seat: int, amount: int) -> int:
        """Unseal cards, and say how many were Unsealed."""
        return int(self.table.unseal(seat, amount, "EF-SEAL-02"))

    def can_seal(self, seat: int) -> int:
        """How many cards of a Dreamer's deck can be Sealed."""
        return int(self.table.can_seal(seat))

    def wear(self, seat: int, mask: str) -> Self:
        """Put on a Mask, or take the Mask off with ""."""
        self.table.wear(seat, self.find("mask", mask) if mask else -1)
        return self

    def gain(self, seat: int, what: int, amount: int, rule: str) -> int:
        """Let a Dreamer or the Team gain something, and say how much the supply gave."""
        return int(self.table.gain(seat, what, amount, rule))

    def amount_of(self, what: int, seat: int = 0) -> int:
        """How much of something a Dreamer or the Team has."""
        return int(self.table.amount_of(what, seat))

    def gain_flaw(self, seat: int) -> Self:
        self.table.gain_flaw(seat)
        return self

    def flip(self, seat: int, at: int) -> Self:
        """Flip a placed Progress card."""
        self.table.turn_over(seat, at, down=True)
        return self

    def take_from_zone(self, seat: int, at: int) -> Self:
        """Discard a placed Progress card."""
        self.table.take_from_zone(seat, at)
        return self

    def clear_map(self) -> Self:
        """Take away everything that lies in the Dreamscape."""
        self.table.clear_map()
        return self

    def add_morph(self, entity: str) -> bool:
        """Lay a random Morphing on an Entity's tile, and say whether it could be laid."""
        return bool(self.table.add_morph(self.lair(entity)))

    def put_terrain(self, space: str, terrain: int) -> bool:
        """Lay a Terrain token on a space, and say whether it could be laid."""
        return bool(self.table.put_terrain(space_of(space), terrain, "EF-TERR-04"))

    def clear_encounter(self) -> Self:
        """Take away figures, Morphings and States."""
        self.table.clear_encounter()
        return self

    def to_market(self, seat: int, card: str) -> Self:
        """Return a card to the Market."""
        self.table.to_market(seat, self.find("card", card))
        return self

    def gain_note(self, note: str) -> Self:
        self.table.gain_note(self.find("note", note))
        return self

    def reset_hours(self) -> Self:
        """Set the Clock as the Delta Phase does."""
        self.table.reset_hours("EF-DELTA-03")
        return self

    def go_on(self) -> Self:
        """Run what lies on the agenda to the next question."""
        self.table.decision = None
        self.table.advance()
        return self

    def refresh_rules(self) -> Self:
        """Work out again what is in force, without looking at deaths and limits afterwards."""
        self.table.refresh_rules()
        return self

    def rules_changed(self) -> Self:
        """Work out again what is in force, after something that brings abilities was set by hand."""
        self.table.changed()
        return self


def first_dream(*dreamers: str, at: str = "", **settings: Any) -> EtherfieldsScenario:
    """The First Dream; `at` is the phase of the Turn to begin with, the action step if none is given."""
    return laid_out(EtherfieldsScenario(*dreamers, **settings), at)


def slumber(name: str, *dreamers: str, at: str = "", **settings: Any) -> EtherfieldsScenario:
    """A Slumber by its id; `at` as for the First Dream."""
    return laid_out(EtherfieldsScenario(*dreamers, slumber=name, **settings), at)


def dream(name: str, *dreamers: str, at: str = "", **settings: Any) -> EtherfieldsScenario:
    """A Dream by its id; `at` as for the First Dream."""
    return laid_out(EtherfieldsScenario(*dreamers, dream=name, **settings), at)


def laid_out(night: EtherfieldsScenario, at: str) -> EtherfieldsScenario:
    night.action_step()
    return night.begin(at) if at else night


PICK = {name: f"pick:{name}" for name in vocabulary.PICKS.values()}
"""Keys of choices by their names: PICK["seal"]."""
