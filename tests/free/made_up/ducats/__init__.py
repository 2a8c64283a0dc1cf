"""Ducats: a made-up card game with hidden hands, a window, stalls and dice. It gets the free tests like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.game import Game
from pionek.core.hints import Hints
from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import parts, value
from pionek.core.state.decision import Guard, Option
from pionek.core.state.table import Table
from pionek.core.uses import Uses
from pionek.core.view import scene
from pionek.core.view.building import SceneBuilder
from pionek.core.view.changes import Change, Key
from pionek.core.view.scene import AnyThing, Counter, Portrait, Scene, Token, Zone
from tests.free.made_up.ducats import words
from tests.free.made_up.ducats.cards import FORMS, Card
from tests.free.made_up.ducats.table import PlayCard, Town, Turn, refuse_play


class DucatsHints(Hints[Town]):
    def evaluate(self, table: Town, seat: int) -> float:
        if table.result is not None and table.result.winners:
            return super().evaluate(table, seat)
        return table.coins[seat] / 20 - max(table.coins) / 40


class DucatsUses(Uses[Town]):
    moments = {"card": {"DU-TURN-02": "DU-TURN-02"}, "answer": {"DU-ANSWER-01": "DU-ANSWER-01"}}

    def use_of(self, table: Town, option: Option) -> str:
        if option.verb != words.PLAY:
            return ""
        return "answer" if table.card(option.subject).when == "answer" else "card"


def coins(table: Town) -> dict[Key, object]:
    return {(seat,): table.coins[seat] for seat in range(table.seats)}


def hands(table: Town) -> dict[Key, object]:
    return {(seat,): sorted(table.hands[seat].cards) for seat in range(table.seats)}


def discarded(table: Town) -> dict[Key, object]:
    return {(card,): table.discard.cards.count(card) for card in table.discard.cards}


def stalls(table: Town) -> dict[Key, object]:
    return {(stall.card,): stall.owner for stall in table.stalls}


CHANGES = (
    Change("coins", coins, ((words.PLAYED, "who"), (words.GAINED, "who"), (words.STOLE, "who"), (words.STOLE, "other"))),
    Change("hand", hands, ((words.DREW, "who"), (words.PLAYED, "who"))),
    Change("discard pile", discarded, ((words.DISCARDED, "subject"), (words.RAZED, "subject"))),
    Change("stalls", stalls, ((words.OPENED, "subject"), (words.RAZED, "subject"))),
)


class Ducats(Game):
    words = words.WORDS
    hints = DucatsHints()
    uses = DucatsUses()
    changes = CHANGES
    definitions = (Card,)
    forms = FORMS
    seats = (2, 4)
    resign_rule = "DU-END-03"

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Town:
        table = Town(content, int(settings["players"]), seed)
        table.deck.shuffle(table.rng)
        for seat in range(table.seats):
            for _ in range(4):
                table.draw(seat, "DU-SETUP-01")
        table.agenda.append(Turn(0))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        assert isinstance(table, Town)
        return refuse_play(table, seat, subject) if verb == words.PLAY else words.CHOOSE_FIRST

    def components(self, table: Table) -> object:
        assert isinstance(table, Town)
        cards = [card for zone in table.zones() for card in zone.cards] + [stall.card for stall in table.stalls]
        return sorted(cards + [frame.card for frame in table.agenda if isinstance(frame, PlayCard) and frame.held])

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        assert isinstance(table, Town)
        builder = SceneBuilder(self, table, seat, lang)
        things: list[AnyThing] = [self.portrait(builder, table, each) for each in range(table.seats)]
        things.append(Zone(id="deck", name=builder.text("thing-deck"), count=len(table.deck)))
        discard = Zone(id="discard", name=builder.text("thing-discard"), count=len(table.discard))
        discard.cards = [self.card(builder, table, card) for card in sorted(set(table.discard.cards))]
        stalls = Zone(id="stalls", name=builder.text("thing-table"), count=len(table.stalls))
        stalls.cards = [self.card(builder, table, stall.card) for stall in table.stalls]
        return builder.scene([*things, discard, stalls])

    def portrait(self, builder: SceneBuilder, table: Town, seat: int) -> Portrait:
        name = self.names.seat_name(table, seat, builder.lang)
        hand = table.hands[seat]
        zone = Zone(id=f"hand:{seat}", name=builder.text("thing-hand"), count=len(hand))
        shown = [hand.cards[at] for at in range(len(hand)) if builder.seat >= 0 and hand.known[at] >> builder.seat & 1]
        for card in sorted(set(shown)):
            thing = self.card(builder, table, card)
            thing.tokens.append(Token(id=f"copies:{seat}", name=builder.text("thing-copies"), count=shown.count(card)))
            zone.cards.append(thing)
        coins = Counter(id=f"coins:{seat}", name=builder.text("thing-coins"), value=table.coins[seat])
        active = table.agenda[0].who == seat
        return Portrait(
            id=f"seat:{seat}", name=name, seat=seat, active=active, mine=seat == builder.seat, things=[coins, zone]
        )

    def card(self, builder: SceneBuilder, table: Town, card: int) -> scene.Card:
        thing = scene.Card(id=f"card:{table.content.id_of('card', card)}", name=builder.named("card", card), kind="card")
        thing.text = builder.printed("card", card)
        thing.cost = value(table, words.PRICE, card)
        shares = parts(table, words.PRICE, card)
        thing.cost_shares = builder.shares(table.base(words.PRICE, card), shares, thing.name, "DU-PLAY-01")
        thing.options = builder.options("card", card)
        thing.why_not = builder.why_not("card", card)
        return thing


GAME = Ducats(Path(__file__).parent)
