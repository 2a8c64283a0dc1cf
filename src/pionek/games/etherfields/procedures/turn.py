"""Turns of a Dream or Slumber: the Dreamers Phase, then the Dreamscape Phase, as long as Turn cards last."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import Ability
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import doings, helping
from pionek.games.etherfields.choices.prices import CONTACTS_AN_ACTION
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.pieces import TurnMarks
from pionek.games.etherfields.model.state import ROUNDS
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.drawing import Drawing
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps, Spawn, Step
from pionek.games.etherfields.vocabulary import FateNo

EVERY_COLOUR: Final = 7
"""Intent of all three colours was paid, as bits."""


class Encounter(Frame):
    """Turn after Turn; when the Turn deck is empty, Hours may still buy Turns, then Out of Turns (EF-TURN-01, -11)."""

    steps = (("turn", "EF-TURN-01"), ("buy", "EF-CLOCK-01"), ("out", "EF-TURN-11"))

    def turn(self, table: Deeds) -> None:
        if not table.turns.cards:
            return
        self.back_to("turn")
        table.length += 1
        if table.cap and table.length > table.cap:
            table.finish(Result((), "cap-draw", "EF-TURN-11"))
            return
        table.then(Turn(table.first))

    def buy(self, table: Deeds) -> Decision | None:
        """At the moment the last Turn card would be gone (EF-CLOCK-01, -02, EF-TURN-11, ruling R28)."""
        if not table.hours:
            return None
        return Decision(table.first, [Option(vocabulary.PICK, vocabulary.PICK_HOUR_TURN), Option(vocabulary.PICK, vocabulary.PICK_NOTHING)])

    def took_buy(self, table: Deeds, option: Option) -> None:
        """Pay an Hour for another Turn, or stop (EF-CLOCK-01, -02)."""
        if option.subject == vocabulary.PICK_HOUR_TURN:
            table.lose(table.first, vocabulary.HOUR, 1, "EF-CLOCK-01")
            table.add_turns(1)
            self.back_to("turn")

    def out(self, table: Deeds) -> None:
        """Carry out what the Dream or Slumber says for Out of Turns (EF-TURN-11, EF-TCARD-13)."""
        follow(table, "out")


def follow(table: Deeds, text: str) -> None:
    """Carry out a text of the Dream or Slumber that is played, if it has one: "starts", "ends" or "out"."""
    texts: dict[str, Ability] = {}
    if table.in_dream():
        texts = table.content.dreams[table.dream].texts
    elif table.in_slumber():
        texts = table.content.slumbers[table.slumber].texts
    ability = texts.get(text)
    if ability is not None and ability.effect is not None:
        table.then(Resolution(table.first, [ability.effect], ability))


def leave_encounter(table: Deeds) -> None:
    for place in range(len(table.agenda)):
        if isinstance(table.agenda[place], Encounter):
            table.leave(place)
            return


def stop_slumber(table: Deeds) -> None:
    """It is over, won or not (EF-SLUM-11)."""
    table.happened(vocabulary.ENDED_SLUMBER, -1, table.slumber, rule="EF-SLUM-11")
    leave_encounter(table)


def skip_slumber(table: Deeds) -> None:
    """The Skip effect instead of playing on (EF-SLUM-07, -08)."""
    slumber = table.content.slumbers[table.slumber]
    if slumber.skip == "end" or slumber.out is None:
        stop_slumber(table)
    else:
        follow(table, "out")


class Turn(Frame):
    """One Turn: cards are drawn, the Dreamers act, then the steps of the Turn card follow (EF-TURN-01, -02, -08)."""

    seat: int = later(0)
    bonus: list[int] = later([])

    is_turn = True
    steps = (
        ("begin", "EF-TURN-01"), ("starts", "EF-GATE-06"), ("skip", "EF-SLUM-07"), ("count_bonus", "EF-ICON-08"),
        ("shed", "EF-TURN-05"), ("draw", "EF-TURN-03"), ("act", "EF-TURN-06"), ("dusk", "EF-STATE-06"),
        ("steps_of_card", "EF-TURN-08"), ("extra", "EF-FATE-05"), ("ends", "EF-TCARD-08"), ("wake", "EF-TCARD-08"),
        ("discard", "EF-TURN-10"),
    )  # fmt: skip

    def begin(self, table: Deeds) -> None:
        """The next Turn card is current, for all to see, and the First Player marker goes on (EF-TCARD-02, EF-ROUND-05)."""
        table.turn += 1
        if table.turn > 1:
            table.first = (table.first + 1) % table.seats
        table.show_turn()
        table.last_turn = table.turns.cards[-1]
        table.happened(vocabulary.TURN, -1, table.turns.cards[-1], table.turn, rule="EF-TCARD-02")
        for seat in range(table.seats):
            dreamer = table.dreamers[seat]
            if dreamer.bet >= 0:
                if dreamer.bet == table.suit():
                    table.gain(seat, vocabulary.ETHER, 2, "EF-TCARD-11")
                dreamer.bet = -1
            lucid = table.knows("lucidity") and not dreamer.sealed and not dreamer.distress
            dreamer.marks = TurnMarks()
            dreamer.marks.lucid = lucid

    def starts(self, table: Deeds) -> None:
        """Carry out what the Dream says for the start of a Turn (EF-GATE-06, EF-TURN-01)."""
        follow(table, "starts")

    def skip(self, table: Deeds) -> Decision | None:
        """Ask whether the Slumber is skipped: at the start of any Turn, if the tile allows it (EF-SLUM-07, -08)."""
        if not table.in_slumber() or table.content.slumbers[table.slumber].skip == "no":
            return None
        return Decision(table.first, [Option(vocabulary.PICK, vocabulary.PICK_PLAY_ON), Option(vocabulary.PICK, vocabulary.PICK_SKIP)])

    def took_skip(self, table: Deeds, option: Option) -> None:
        """Play on, or carry out the Skip effect (EF-SLUM-07, -08)."""
        if option.subject == vocabulary.PICK_SKIP:
            skip_slumber(table)

    def count_bonus(self, table: Deeds) -> None:
        """Count the Drawing Bonus of each Dreamer, and give back what works once a Turn (EF-ICON-08, EF-MASK-03)."""
        scape = table.map()
        self.bonus = []
        stars = quirk(table, "stars")
        for seat, dreamer in enumerate(table.dreamers):
            bonus = scape.bonus[dreamer.space]
            if stars >= 0 and table.terrain(dreamer.space) & vocabulary.LIGHT:
                bonus += 1
                table.happened(vocabulary.FATE_ACTS, seat, stars, other=seat, rule="EF-FATE-05")
            self.bonus.append(bonus)
            dreamer.used = []

    def shed(self, table: Deeds) -> Decision | None:
        """Before drawing, any number of cards may be discarded (EF-TURN-05)."""
        while self.seat < table.seats and not table.dreamers[self.seat].hand:
            self.seat += 1
        if self.seat >= table.seats:
            self.seat = 0
            return None
        hand = table.dreamers[self.seat].hand
        return Decision(self.seat, [*(Option(vocabulary.TAKE, target=card) for card in sorted(set(hand))), Option(vocabulary.DONE)])

    def took_shed(self, table: Deeds, option: Option) -> None:
        """Discard the card, or let the next Dreamer choose (EF-TURN-05)."""
        if option.verb == vocabulary.DONE:
            self.seat += 1
        else:
            table.discard(self.seat, option.target, "EF-TURN-05")
        self.back_to("shed")

    def draw(self, table: Deeds) -> None:
        """Each Dreamer draws, with the Drawing Bonus (EF-TURN-03, -04, EF-ICON-08, EF-HAND-01, -02)."""
        if self.seat >= table.seats:
            return
        seat = self.seat
        self.seat += 1
        self.back_to("draw")
        table.dreamers[seat].marks.harmed = 0
        table.then(Drawing(seat, table.limit(vocabulary.DRAWN, seat) + self.bonus[seat]))

    def act(self, table: Deeds) -> None:
        table.then(Acting(table.first))

    def dusk(self, table: Deeds) -> None:
        """The States of Dreamers end with the Dreamers Phase (EF-STATE-04, -06, -08)."""
        for seat in range(table.seats):
            table.end_states(seat, table.dreamers[seat].states, "EF-STATE-08")

    def steps_of_card(self, table: Deeds) -> None:
        table.then(CardSteps(table.first))

    def extra(self, table: Deeds) -> None:
        """Ticking Snow: on spades Turns Entities roll the Movement die once more."""
        snow = quirk(table, "extra-movement")
        if snow >= 0 and table.suit() == vocabulary.SPADES:
            table.happened(vocabulary.FATE_ACTS, -1, snow, other=-1, rule="EF-FATE-05")
            table.then(Step(table.first, vocabulary.MOVEMENT))

    def ends(self, table: Deeds) -> None:
        """What happens at the end of the Turn (EF-TCARD-08, EF-GATE-06)."""
        table.happened(vocabulary.TURN_ENDED, -1, rule="EF-TCARD-08")
        follow(table, "ends")

    def wake(self, table: Deeds) -> None:
        """Entities that come back; memories that this Turn has brought."""
        memories(table)
        if table.agenda[-1] is not self:
            self.back_to("wake")
            return
        for entity_tile in table.entity_tiles:
            if entity_tile.respawn:
                entity_tile.respawn -= 1
                if not entity_tile.respawn:
                    table.then(Spawn(table.first, entity_tile.entity, 1))
                    return

    def discard(self, table: Deeds) -> None:
        """The card goes on its pile, and what lasted until the end of the Turn stops (EF-TURN-10, EF-TCARD-15)."""
        table.happened(vocabulary.TURN_DISCARDED, -1, table.turns.cards[-1], rule="EF-TURN-10")
        table.turns_used.put(table.turns.take())
        table.show_turn()
        table.blocked_steps = 0
        table.decoy = -1
        table.counters[vocabulary.STORY] = 0
        for figure in table.figures:
            figure.states &= 1 << vocabulary.POISONED
        for entity_tile in table.entity_tiles:
            entity_tile.contacts = [mark for mark in entity_tile.contacts if table.content.actions[mark // CONTACTS_AN_ACTION].each == "slumber"]
        for dreamer in table.dreamers:
            dreamer.marks.no_contact = 0
        if table.opened_edges or table.edges:
            table.opened_edges = []
            if not (table.in_dream() and table.content.dreams[table.dream].hands):
                table.edges = []
            table.change_edges()


def quirk(table: Deeds, ruling: str) -> FateNo:
    """The Quirk with this rule that is at work in the Slumber Dreamscape; -1 for none (EF-FATE-05)."""
    if table.in_dream():
        return -1
    for fate in table.quirks:
        if ruling in table.content.fates[fate].rulings:
            return fate
    return -1


class Acting(Frame):
    """Dreamers act in any order, or in rounds, until all are done in a row (EF-TURN-06, -07, EF-ROUND-01, -04)."""

    seat: int = later()
    passes: int = later(0)
    acted: bool = later(False)
    """Whether the Dreamer has done something in this round: ending it is then no passing (EF-ROUND-03)."""
    dream_action: bool = later(False)
    """Whether the round's one Dream action is spent."""

    steps = (("act", "EF-TURN-06"),)

    def __post_init__(self) -> None:
        self.seat = self.who

    def structured(self, table: Deeds) -> bool:
        """Whether rounds are played; a Dreamer alone has no one to wait for."""
        return bool(table.modes & ROUNDS) and table.seats > 1

    def act(self, table: Deeds) -> Decision | None:
        """Ask for the next action; in rounds others may only use Rapid cards (EF-TURN-06, -07, EF-ROUND-01, EF-INF-06)."""
        memories(table)
        if table.agenda[-1] is not self:
            self.back_to("act")
            return None
        if self.passes >= table.seats:
            return None
        options = doings(table, self.seat, not self.dream_action)
        options.append(Option(vocabulary.DONE))
        if self.structured(table):
            others = helping(table, self.seat, vocabulary.ANY)
        else:
            others = [(seat, doings(table, seat, fresh=True)) for seat in range(table.seats) if seat != self.seat]
        return Decision(self.seat, options, others=[each for each in others if each[1]])

    def took_act(self, table: Deeds, option: Option) -> None:
        """Begin the action, or pass on to the next Dreamer (EF-TURN-06, -07, EF-ROUND-02, -03)."""
        seat = table.acting
        self.back_to("act")
        if option.verb == vocabulary.DONE:
            self.passes = 0 if self.acted and self.structured(table) else self.passes + 1
            self.seat = (self.seat + 1) % table.seats
            self.dream_action = False
            self.acted = False
            return
        self.passes = 0
        self.acted = self.acted or seat == self.seat
        if option.verb == vocabulary.ACT and table.content.actions[option.subject].type != "basic":
            self.dream_action = self.structured(table)
        if option.verb == vocabulary.SPOT:
            use_spot(table, seat, option.subject)
            return
        table.then(ActionPlay(seat, option.verb, option.subject, option.amount))


def use_spot(table: Deeds, seat: int, index: int) -> None:
    """A Gem is put into its slot or taken back; W11: a Sign token is spent (EF-ICON-01, -02, -03)."""
    spot = table.content.spots[index]
    if spot.type == "sign":
        table.spend_sign(spot.sign)
        table.signs_used.append(index)
        assert spot.effect is not None
        table.then(Resolution(seat, [spot.effect], spot.sentence))
        return
    dreamer = table.dreamers[seat]
    if index in table.filled:
        table.filled.remove(index)
        dreamer.gems += 1
        table.happened(vocabulary.GAINED, seat, vocabulary.GEM, 1, other=seat, rule="EF-ICON-03")
    else:
        dreamer.gems -= 1
        table.filled.append(index)
        table.happened(vocabulary.LOST, seat, vocabulary.GEM, 1, other=seat, rule="EF-ICON-01")
    table.changed()


def memories(table: Deeds) -> None:
    """A First Memories card whose condition is met is resolved once and removed from the game (EF-FAQ-02)."""
    for seat in range(table.seats):
        dreamer = table.dreamers[seat]
        if dreamer.memory < 0:
            continue
        memory = table.content.memories[dreamer.memory]
        if remembers(table, seat, memory.condition):
            dreamer.memory = -1
            table.removed.append(f"memory {memory.id}")
            table.happened(vocabulary.MEMORY, seat, memory.index, other=vocabulary.MEETS_MEMORY, rule="EF-FAQ-02")
            table.then(Resolution(seat, [memory.effect], memory.sentence))
            return


def remembers(table: Deeds, seat: int, condition: str) -> bool:
    """Whether this Turn has brought what a First Memories card waits for (EF-FAQ-02)."""
    marks = table.dreamers[seat].marks
    if condition == "two-threes":
        return marks.threes >= 2
    if condition == "four-progress":
        return len(table.active_progress(seat)) >= 4
    if condition == "took-harm":
        return marks.took_harm > 0
    return marks.colours_paid == EVERY_COLOUR
