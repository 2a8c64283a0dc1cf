"""What a seat sees of a match: the three tiers, the character sheets, its own hand, and the battle in progress."""

from __future__ import annotations

from pionek.core.game import Game
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Option
from pionek.core.state.piece import CardNo
from pionek.core.state.table import Table
from pionek.core.text.phrasebook import plain, sentence
from pionek.core.view import scene
from pionek.core.view.building import SceneBuilder, typed
from pionek.core.view.scene import (
    AnyThing,
    Board,
    Card,
    Counter,
    Die,
    Marker,
    Page,
    Place,
    Portrait,
    Scene,
    Token,
    Track,
    Zone,
)
from pionek.core.vocabulary import ACCEPT
from pionek.games.relic import vocabulary
from pionek.games.relic.language.control import Pay
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset, FaceUpCards, Player
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.experience import Experience
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.rolls import Throw
from pionek.games.relic.procedures.setup import WholeGame
from pionek.games.relic.procedures.skill_test import SkillTest
from pionek.games.relic.procedures.threat_decks import Peeking

SIDE = 7
"""The board is a square of 7 by 7: two rings of spaces round the way through the inner tier."""
INNER_PLACES = ((2, 2), (3, 2), (4, 2), (4, 3), (4, 4), (3, 4), (3, 3))


def ring(first: int, last: int) -> list[tuple[int, int]]:
    """The places along the edge of a square, clockwise from its upper left corner."""
    top = [(x, first) for x in range(first, last)]
    right = [(last, y) for y in range(first, last)]
    bottom = [(x, last) for x in range(last, first, -1)]
    left = [(first, y) for y in range(last, first, -1)]
    return top + right + bottom + left


PLACES = [*ring(0, 6), *ring(1, 5), *INNER_PLACES]


class RelicScene(SceneBuilder):
    """A scene of Relic in the making."""

    table: Deeds

    def __init__(self, game: Game, table: Table, seat: int, lang: str) -> None:
        super().__init__(game, table, seat, lang)
        self.shown: dict[int, list[str]] = {}
        """Cards that the seat might use, by definition: the ids under which they are shown."""

    def things_of(self, option: Option) -> list[str]:
        """Of equal cards the first is shown for an option."""
        if self.game.words.verbs[option.verb].subject == "card":
            found = self.shown.get(option.subject, [])[:1]
            return [*found, f"seat:{option.target}"] if option.target >= 0 else found
        return super().things_of(option)

    def draw(self) -> Scene:
        things: list[AnyThing] = [*self.contest(), *self.dice(), *self.offer(), self.board()]
        if self.table.players[0].character >= 0:
            for offset in range(self.table.seats):
                things.append(self.portrait((max(self.seat, 0) + offset) % self.table.seats))
        things.extend(self.here())
        things.append(self.sheet())
        things.extend(self.decks())
        return self.scene(things)

    # What is asked

    def option_text(self, option: Option) -> str:
        """The boxes of a space and the prices in a text are written in full."""
        frame = self.table.agenda[-1]
        if option.verb == vocabulary.TEXT_BOX and isinstance(frame, Engagement):
            box = self.table.content.spaces[frame.space].boxes[option.subject]
            return plain(sentence(box.say(self.describer)))
        if option.verb == vocabulary.TAKE and option.target >= 0:
            who = self.game.names.seat_name(self.table, option.target, self.lang)
            return self.text("option-take-from", subject=self.named("card", option.subject), target=who)
        if isinstance(frame, Resolution) and frame.todo and isinstance(frame.todo[-1], Pay) and option.verb == ACCEPT:
            return plain(sentence(frame.todo[-1].say(self.describer)))
        return super().option_text(option)

    # Players

    def portrait(self, seat: int) -> Portrait:
        player = self.table.players[seat]
        things: list[AnyThing] = [*self.dials(seat, player), self.level(seat, player), *self.signs(seat, player)]
        things.extend(self.abilities(seat, player))
        if player.mission >= 0:
            things.append(self.mission(seat, player))
        things.append(self.reward(player))
        things.extend([self.hand(seat, player), self.assets(seat, player), self.corruption(seat, player)])
        things.append(self.pile(seat, "trophies", player.trophies))
        things.append(self.pile(seat, "completed", player.completed))
        return Portrait(
            id=f"seat:{seat}",
            name=self.game.names.seat_name(self.table, seat, self.lang),
            kind="eliminated" if player.out else "character",
            seat=seat,
            active=self.table.active == seat,
            mine=seat == self.seat,
            options=self.options("seat", seat),
            things=things,
        )

    def dials(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        for attribute in range(3):
            key = f"attribute:{attribute}" if seat == max(self.seat, 0) else f"dial:{seat}:{attribute}"
            word = vocabulary.ATTRIBUTES[attribute]
            dial = Counter(id=key, name=self.text(f"attribute-{word}"), kind=word, value=player.dials[attribute], rules=["RE-ATTR-03"])
            if seat == self.seat:
                dial.options = self.options("attribute", attribute)
            found.append(dial)
        life = Counter(id=f"life:{seat}", name=self.text("thing-life"), kind="life", value=player.life, rules=["RE-LIFE-02"])
        influence = Counter(id=f"influence:{seat}", name=self.text("thing-influence"), kind="influence", value=player.influence, rules=["RE-INFL-01"])
        return [*found, life, influence]

    def level(self, seat: int, player: Player) -> Track:
        markers = [Marker(seat, player.level, self.game.names.seat_name(self.table, seat, self.lang))]
        return Track(id=f"level:{seat}", name=self.text("thing-level"), kind="level", length=vocabulary.MOST, markers=markers, rules=["RE-LEVEL-01"])

    def reward(self, player: Player) -> Page:
        """What the next level brings."""
        page = Page(id=f"reward:{self.content.id_of('character', player.character)}", name=self.text("thing-next-reward-name"), kind="reward")
        if player.level < vocabulary.MOST:
            column = self.table.sheet(player).rewards[player.level]
            page.text = typed(sentence(self.describer.in_sequence(list(column))))
        return page

    def signs(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        if sum(player.tokens):
            found.append(Token(id=f"tokens:{seat}", name=self.text("thing-tokens"), kind="token", count=sum(player.tokens), owner=seat))
        if player.lying:
            found.append(Token(id=f"lying:{seat}", name=self.text("thing-lying-down"), kind="lying", owner=seat))
        if player.special:
            found.append(Token(id=f"special:{seat}", name=self.text("thing-special-move"), kind="special", owner=seat))
        return found

    def abilities(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        for number in self.table.sheet(player).ability_numbers:
            definition = self.table.content.character_abilities[number]
            text = self.printed("ability", number)
            card = Card(id=f"ability:{definition.id}", name=self.named("ability", number), kind="ability", text=text, rules=[definition.rule])
            if seat == self.seat:
                card.options = self.options("ability", number)
                card.why_not = self.why_not("ability", number)
            found.append(card)
        return found

    def mission(self, seat: int, player: Player) -> Card:
        card = self.card(player.mission, f":mission:{seat}", seat == self.seat)
        card.kind = "mission"
        if player.progress:
            card.tokens = [Token(id=f"progress:{seat}", name=self.text("thing-mission-token"), kind="progress", count=player.progress)]
        return card

    def card(self, index: int, place: str, mine: bool) -> Card:
        """A card that all may read, wherever it lies."""
        definition = self.table.content.cards[index]
        card = Card(id=f"card:{definition.id}{place}", name=self.named("card", index), kind=definition.type or definition.deck)
        card.text = self.printed("card", index)
        if definition.deck == "wargear":
            card.cost = definition.cost
        elif definition.deck == "power":
            card.timing = self.text("timing-power", n=definition.value)
        elif definition.deck == "corruption":
            card.timing = self.text("timing-activation", n=definition.activation)
        if mine:
            card.options = self.options("card", index)
            card.why_not = self.why_not("card", index)
            self.shown.setdefault(index, []).append(card.id)
        elif index not in self.shown and self.options("card", index):
            self.shown[index] = [card.id]
        return card

    def hand(self, seat: int, player: Player) -> Zone:
        zone = Zone(id=f"hand:{seat}", name=self.text("thing-hand"), kind="hand", count=len(player.hand.cards), rules=["RE-PLIM-01"])
        for at in range(len(player.hand.cards)):
            if seat == self.seat:
                zone.cards.append(self.card(player.hand.cards[at], f":hand:{at}", True))
            else:
                zone.cards.append(Card(id=f"hand:{seat}:{at}", name=self.text("thing-back"), kind="back", hidden=True))
        return zone

    def assets(self, seat: int, player: Player) -> Zone:
        cards = [self.asset(seat, asset) for asset in player.assets]
        return Zone(id=f"assets:{seat}", name=self.text("thing-assets"), kind="assets", count=len(cards), cards=cards, rules=["RE-ASSET-02"])

    def asset(self, seat: int, asset: Asset) -> Card:
        card = self.card(asset.card, f":asset:{asset.serial}", seat == self.seat)
        if self.table.content.cards[asset.card].charges:
            name = self.text("timing-charges")
            card.tokens = [Token(id=f"charges:{asset.serial}", name=name, kind="charge", count=asset.charges)]
        return card

    def corruption(self, seat: int, player: Player) -> Zone:
        zone = Zone(id=f"corruption:{seat}", name=self.text("thing-corruption"), kind="corruption", count=len(player.corruption.cards), rules=["RE-CORR-08"])
        for at in range(len(player.corruption.cards)):
            known = player.corruption.known[at]
            if player.faces[at] or (seat == self.seat and known >> seat & 1):
                zone.cards.append(self.card(player.corruption.cards[at], f":corruption:{seat}:{at}", seat == self.seat))
            else:
                zone.cards.append(Card(id=f"corruption:{seat}:{at}", name=self.text("thing-face-down"), kind="back", hidden=True))
        return zone

    def pile(self, seat: int, kind: str, cards: list[CardNo]) -> Zone:
        shown = [self.card(cards[at], f":{kind}:{seat}:{at}", seat == self.seat) for at in range(len(cards))]
        return Zone(id=f"{kind}:{seat}", name=self.text(f"thing-{kind}"), kind=kind, count=len(cards), cards=shown)

    # The board

    def sheet(self) -> Page:
        """The scenario sheet is open from the start (RE-SETUP-03)."""
        index = self.table.scenario
        text = [self.table.content.scenarios[index].story[self.lang], " ", *self.printed("scenario", index)]
        return Page(id="scenario", name=self.named("scenario", index), kind="scenario", text=text, rules=["RE-SETUP-03"])

    def here(self) -> list[AnyThing]:
        """The text of the space where the seat's figure stands."""
        space = self.table.players[self.seat].space if self.seat >= 0 else -1
        if space < 0 or not self.printed("space", space):
            return []
        return [Page(id="here", name=self.named("space", space), kind="space", text=self.printed("space", space))]

    def board(self) -> Board:
        places = [self.place(space.index, self.table.laid[space.index]) for space in self.table.content.spaces]
        return Board(id="board", name=self.text("thing-board"), kind="rings", width=SIDE, height=SIDE, places=places)

    def place(self, index: int, cards: list[CardNo]) -> Place:
        space = self.table.content.spaces[index]
        x, y = PLACES[index]
        place = Place(id=f"space:{space.id}", name=self.named("space", index), kind=space.area or space.tier, x=x, y=y)
        place.options = self.options("space", index)
        place.why_not = self.why_not("space", index)
        for colour in range(3):
            if space.counts[colour]:
                name = self.text("thing-symbol", colour=self.text(f"colour-word-{vocabulary.COLOURS[colour]}"))
                place.tokens.append(Token(id=f"symbol:{space.id}:{colour}", name=name, kind=vocabulary.COLOURS[colour], count=space.counts[colour]))
        for seat in range(self.table.seats):
            player = self.table.players[seat]
            if player.space == index:
                name = self.game.names.seat_name(self.table, seat, self.lang)
                place.tokens.append(Token(id=f"figure:{seat}", name=name, kind="figure", owner=seat))
            if index in player.placed:
                name = self.text("thing-mission-token")
                place.tokens.append(Token(id=f"mission:{seat}:{space.id}", name=name, kind="mission", owner=seat))
        place.cards = [self.card(cards[at], f":{space.id}:{at}", self.seat >= 0) for at in range(len(cards))]
        return place

    def decks(self) -> list[AnyThing]:
        found: list[AnyThing] = []
        for number, word in enumerate(vocabulary.deck.names):
            name = self.text(f"deck-{word}")
            colour = number - vocabulary.THREAT_DECK
            key, options = (f"colour:{colour}", self.options("colour", colour)) if colour >= 0 else (f"deck:{word}", [])
            found.append(Zone(id=key, name=name, kind="deck", count=len(self.table.decks[number].cards), options=options))
            pile = self.table.piles[number]
            if pile:
                top = self.card(pile[-1], f":discard:{number}", False)
                label = self.text("thing-discard", deck=name)
                found.append(Zone(id=f"discard:{word}", name=label, kind="discard", count=len(pile), cards=[top], rules=["RE-DISC-03"]))
        return found

    # What is going on

    def contest(self) -> list[AnyThing]:
        """The battle or the test in progress, with both scores and the source of each number."""
        for frame in reversed(self.table.agenda):
            if isinstance(frame, Battle):
                return self.battle(frame)
            if isinstance(frame, SkillTest):
                return self.test(frame)
            if isinstance(frame, Movement) and frame.points:
                return [Counter(id="movement", name=self.text("thing-movement"), kind="movement", value=frame.points, rules=["RE-MOVE-03"])]
            if isinstance(frame, Experience) and frame.points:
                return [Counter(id="points", name=self.text("thing-points"), kind="points", value=frame.points, rules=["RE-EXP-03"])]
        return []

    def battle(self, frame: Battle) -> list[AnyThing]:
        player = self.table.players[frame.who]
        own = Counter(id="own-score", name=self.text("thing-own-score"), kind=vocabulary.ATTRIBUTES[frame.form], value=frame.own_score(self.table))
        own.rules = ["RE-BATTLE-12"]
        own.shares = [scene.Share("base", player.dials[frame.form], self.text(f"attribute-{vocabulary.ATTRIBUTES[frame.form]}"), "RE-BATTLE-12")]
        own.shares.append(scene.Share("add", frame.rolled, self.text("thing-roll-share"), "RE-BATTLE-08"))
        own.shares.extend(self.bonuses(frame.sources, frame.bonuses, "RE-BATTLE-03"))
        foe = Counter(id="foe-score", name=self.text("thing-foe-score"), kind=vocabulary.ATTRIBUTES[frame.attribute], value=frame.foe_score())
        foe.rules = ["RE-BATTLE-11"]
        foe.shares = [scene.Share("base", frame.number, self.text("thing-value-share"), "RE-MULTI-03")]
        foe.shares.append(scene.Share("add", frame.foe_rolled, self.text("thing-roll-share"), "RE-BATTLE-05"))
        foe.shares.extend(self.bonuses(frame.foe_sources, frame.foe_bonuses, "RE-BATTLE-10"))
        return [own, foe]

    def bonuses(self, sources: list[int], amounts: list[int], rule: str) -> list[scene.Share]:
        found: list[scene.Share] = []
        for at in range(len(sources)):
            name = self.named("card", sources[at]) if sources[at] >= 0 else self.text("thing-sheet-share")
            found.append(scene.Share("add", amounts[at], name, rule))
        return found

    def test(self, frame: SkillTest) -> list[AnyThing]:
        value_ = Counter(id="skill-value", name=self.text("thing-skill-value"), kind="test", value=frame.skill_value(self.table))
        value_.rules = ["RE-TEST-02"]
        word = (*vocabulary.ATTRIBUTES, "level")[frame.attribute]
        value_.shares = [scene.Share("base", frame.base(self.table), self.text(f"attribute-{word}"), "RE-TEST-02")]
        value_.shares.append(scene.Share("add", frame.rolled, self.text("thing-roll-share"), "RE-TEST-02"))
        value_.shares.extend(self.bonuses(frame.sources, frame.bonuses, "RE-BONUS-03"))
        target = Counter(id="target", name=self.text("thing-target"), kind="target", value=frame.target, rules=["RE-TEST-01"])
        return [value_, target]

    def dice(self) -> list[AnyThing]:
        """The dice of the roll in progress."""
        for frame in reversed(self.table.agenda):
            if isinstance(frame, Throw):
                numbers = frame.natural()
                foe = frame.kind == vocabulary.OF_THE_FOE
                return [self.die(at, numbers[at], foe) for at in range(len(numbers))]
            if isinstance(frame, Battle | Roll) and frame.dice:
                return [self.die(at, frame.dice[at], False) for at in range(len(frame.dice))]
        return []

    def die(self, at: int, number: int, foe: bool) -> Die:
        return Die(id=f"die:{at}", name=self.text("thing-foe-die" if foe else "thing-die", n=at + 1), kind="die", value=number)

    def offer(self) -> list[AnyThing]:
        """Cards turned up to choose from; cards that only one seat looks at are shown to that seat alone."""
        frame = self.table.agenda[-1] if self.table.agenda else None
        cards: list[int] = []
        if isinstance(frame, FaceUpCards):
            cards = frame.turned
        elif isinstance(frame, Peeking) and frame.who == self.seat:
            cards = self.table.decks[frame.deck].cards[-frame.number :]
        elif isinstance(frame, WholeGame) and frame.step_name() == "pick":
            return self.sheets()
        if not cards:
            return []
        shown = [self.card(cards[at], f":offer:{at}", self.seat >= 0) for at in range(len(cards))]
        return [Zone(id="offer", name=self.text("thing-offer"), kind="offer", count=len(cards), cards=shown)]

    def sheets(self) -> list[AnyThing]:
        """The two sheets a seat may choose from."""
        if self.seat < 0 or self.seat >= len(self.table.dealt):
            return []
        zone = Zone(id="pick", name=self.text("thing-pick"), kind="offer", count=len(self.table.dealt[self.seat].cards))
        for index in sorted(self.table.dealt[self.seat].cards):
            definition = self.table.content.characters[index]
            card = Card(id=f"character:{definition.id}", name=self.named("character", index), kind="character")
            s, w, c = definition.attributes
            card.text = [self.text("thing-character-page", name=definition.affiliation[self.lang], s=s, w=w, c=c, l=definition.life)]
            card.options = self.options("character", index)
            card.why_not = self.why_not("character", index)
            zone.cards.append(card)
        return [zone]
