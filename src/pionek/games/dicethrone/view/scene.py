"""What a seat sees of a match: hero boards face to face, dice between them, its own hand."""

from __future__ import annotations

from copy import copy

from pionek.core.rules.numbers import total
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Option
from pionek.core.view import scene
from pionek.core.view.building import SceneBuilder
from pionek.core.view.scene import AnyThing, Card, Counter, Die, Portrait, Scene, Token, Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.prices import price
from pionek.games.dicethrone.choices.requirements import meets
from pionek.games.dicethrone.language.dice_verbs import MayReroll
from pionek.games.dicethrone.model.damage import Harm
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.model.state import BEARERS, State
from pionek.games.dicethrone.procedures.dice import DiceFrame, Reroll, offensive_roll
from pionek.games.dicethrone.view.chances import keeping_for


class DiceThroneScene(SceneBuilder):
    """A scene of Dice Throne in the making."""

    table: State

    def draw(self) -> Scene:
        things: list[AnyThing] = []
        for offset in range(self.table.seats):
            seat = (max(self.seat, 0) + offset) % self.table.seats
            things.append(self.portrait(seat))
        things.extend(self.dice())
        return self.scene(things)

    def portrait(self, seat: int) -> Portrait:
        """A hero with board, cards and tokens; only the name of a defeated hero while others play on."""
        player = self.table.players[seat]
        things: list[AnyThing] = []
        if not player.out or self.table.is_over():
            things = [*self.dials(seat, player), *self.tokens(seat, player), *self.board(seat, player)]
            things.extend([self.hand(seat, player), self.deck(seat, player), self.discard(seat, player)])
        return Portrait(
            id=f"seat:{seat}",
            name=self.named("hero", player.hero),
            kind="hero",
            seat=seat,
            active=self.table.active == seat,
            mine=seat == self.seat,
            marks=self.marks(seat, player),
            things=things,
        )

    def marks(self, seat: int, player: Player) -> list[str]:
        """The team of a hero, and whether the hero leads or is out."""
        seating = self.table.seating
        found = [self.text("mark-team", n=seating.sides[seat] + 1)] if seating.teams else []
        if player.out:
            found.append(self.text("mark-out"))
        elif seating.mode == "king" and seat in self.table.leaders():
            found.append(self.text("mark-leader"))
        return found

    def dials(self, seat: int, player: Player) -> list[AnyThing]:
        high = self.table.most_health()
        health = Counter(id=f"health:{seat}", name=self.text("thing-health"), kind="health", value=player.health)
        health.low, health.high, health.rules = 0, high, ["DT-HEALTH-01"]
        points = Counter(id=f"cp:{seat}", name=self.text("thing-cp"), kind="cp", value=player.cp)
        points.low, points.high, points.rules = 0, vocabulary.MOST_CP, ["DT-CP-02"]
        dials: list[AnyThing] = [health, points]
        frame = self.table.damage_phase()
        if frame is not None and (frame.incoming[seat].harms or frame.incoming[seat].shields):
            dials.append(self.incoming(seat, frame))
        return dials

    def incoming(self, seat: int, frame: DamagePhase) -> Counter:
        """What is about to be dealt, with everything that makes it up."""
        coming = frame.incoming[seat]
        counter = Counter(id=f"incoming:{seat}", name=self.text("thing-incoming"), kind="damage", value=frame.taken(self.table, seat))
        counter.rules = ["DT-FINAL-01", "DT-FINAL-03"]
        for harm in coming.harms:
            counter.shares.append(scene.Share("add", harm.amount, self.source(harm), "DT-FINAL-02"))
        counter.shares.extend(self.shares(total(coming.soft(), []), coming.shields, "", "DT-FINAL-03")[1:])
        return counter

    def source(self, harm: Harm) -> str:
        """The kind of damage, and what deals it if an ability or a token does."""
        kind = self.text(f"damage-{vocabulary.damage_kind.names[harm.kind]}")
        if harm.token >= 0:
            return self.text("share-harm", name=self.named("token", harm.token), kind=kind)
        return self.text("share-harm", name=self.named("ability", harm.ability), kind=kind) if harm.ability >= 0 else kind

    def tokens(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        for index in range(len(player.tokens)):
            if not player.tokens[index]:
                continue
            definition = self.table.content.tokens[index]
            token = Token(id=self.token_id(index, seat), name=self.named("token", index), kind=definition.sign)
            if definition.companion:
                token.kind = "companion"
            token.count = player.tokens[index]
            token.limit = self.table.limit(seat, index)
            token.text = self.printed("token", index)
            token.owner = seat
            token.rules = [definition.rule]
            token.options = [self.game.key(self.content, each) for each in self.mine if token.id in self.things_of(each)]
            if seat == self.seat and not token.options:
                token.why_not = self.why_not("token", index)
            found.append(token)
        return found

    def things_of(self, option: Option) -> list[str]:
        """The ids of the things of an option; a kind of token can lie on several boards, so its id names the seat too."""
        if self.game.words.verbs[option.verb].subject != "token":
            return super().things_of(option)
        return [self.token_id(option.subject, option.target if option.target >= 0 else self.seat)]

    def token_id(self, token: int, seat: int) -> str:
        return f"token:{self.content.id_of('token', token)}:{seat}"

    def borne_by(self, origin: str, bearer: int) -> str:
        return self.token_id(bearer % BEARERS, bearer // BEARERS) if origin.startswith("token:") else ""

    def board(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        frame = offensive_roll(self.table)
        rolling = frame if frame is not None and frame.who == seat and frame.dice else None
        for index in self.table.content.on_board(player.hero, player.levels):
            card = self.plain("ability", index, self.ability)
            if rolling is not None or seat == self.seat:
                card = copy(card)
            ability = self.table.content.board[index]
            if rolling is not None and ability.when is not None:
                card.lit = meets(self.table, seat, ability, rolling.dice)
                if not card.lit and not rolling.settled and rolling.attempts > 0:
                    card.chance = keeping_for(self.table, seat, ability).worth(rolling.dice, rolling.attempts)
            if seat == self.seat:
                card.options = self.options("ability", index)
                card.why_not = self.why_not("ability", index)
            found.append(card)
        return found

    def ability(self, index: int) -> Card:
        ability = self.table.content.board[index]
        card = Card(id=f"ability:{ability.id}", name=self.named("ability", index), kind=ability.type)
        card.text = self.printed("ability", index)
        card.level = ability.level
        card.rules = [ability.rule]
        return card

    def hand(self, seat: int, player: Player) -> Zone:
        zone = Zone(id=f"hand:{seat}", name=self.text("thing-hand"), kind="hand", count=len(player.hand.cards))
        if seat == self.seat:
            zone.cards = [self.card(seat, index) for index in player.hand.cards]
        elif self.seat >= 0 and self.table.same_side(seat, self.seat):
            zone.cards = [self.plain("card", index, self.face) for index in player.hand.cards]
        else:
            zone.cards = [self.back(seat, at) for at in range(len(player.hand.cards))]
        return zone

    def deck(self, seat: int, player: Player) -> Zone:
        return Zone(id=f"deck:{seat}", name=self.text("thing-deck"), kind="deck", count=len(player.deck.cards))

    def discard(self, seat: int, player: Player) -> Zone:
        """Face up, for all to see (DT-SETUP-08)."""
        zone = Zone(id=f"discard:{seat}", name=self.text("thing-discard"), kind="discard", count=len(player.discard))
        zone.rules = ["DT-SETUP-08"]
        zone.cards = [self.plain("card", index, self.face) for index in player.discard]
        return zone

    def face(self, index: int) -> Card:
        definition = self.table.content.cards[index]
        card = Card(id=f"card:{definition.id}", name=self.named("card", index), kind=definition.phase)
        card.text = self.printed("card", index)
        card.cost = definition.cost
        card.timing = self.text(f"timing-{definition.phase}")
        card.rules = [definition.rule] if definition.rule else ["DT-CARD-02"]
        return card

    def card(self, seat: int, index: int) -> Card:
        """A card of one's own hand: at the price it has now."""
        card = copy(self.plain("card", index, self.face))
        card.cost = price(self.table, seat, self.table.content.cards[index])
        card.options = self.options("card", index)
        card.why_not = self.why_not("card", index)
        return card

    def back(self, seat: int, at: int) -> Card:
        return Card(id=f"hand:{seat}:{at}", name=self.text("thing-back"), kind="back", hidden=True)

    def dice(self) -> list[AnyThing]:
        """The dice that lie on the table now, each with the symbol its owner's die shows."""
        top = self.table.agenda[-1]
        if isinstance(top, Resolution) and top.todo and isinstance(top.todo[-1], MayReroll):
            return [self.die(top.who, at, top.dice[at]) for at in range(len(top.dice))]
        for frame in reversed(self.table.agenda):
            if isinstance(frame, DiceFrame | Roll) and not isinstance(frame, Reroll) and frame.dice:
                return [self.die(frame.who, at, frame.dice[at]) for at in range(len(frame.dice))]
        return []

    def die(self, owner: int, at: int, number: int) -> Die:
        face = self.table.content.heroes[self.table.players[owner].hero].die[number - 1]
        symbol = self.named("face", face)
        die = Die(id=f"die:{at}", name=self.text("thing-die", n=at + 1), kind="die", value=number)
        die.symbol = symbol
        die.symbol_id = self.content.id_of("face", face)
        die.options = self.options("die", at)
        if self.seat >= 0 and owner == self.seat and not die.options:
            die.options = [key for key in self.dice_keys(at) if key]
            die.why_not = None if die.options else self.why_not("die", at)
        return die

    def dice_keys(self, at: int) -> list[str]:
        """The option that re-rolls just this die; marking more dice finds the others."""
        return [
            self.game.key(self.content, option)
            for option in self.mine
            if self.game.words.verbs[option.verb].amount == "dice" and option.amount == 1 << at
        ]
