"""What a seat sees of a match: the three tiers, the character sheets, its own hand, and the battle in progress."""

from __future__ import annotations

from copy import copy
from typing import Any

from pionek.core.game import Game
from pionek.core.rules.in_force import parts, value
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Option
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.core.text.phrasebook import plain, sentence
from pionek.core.view import scene
from pionek.core.view.building import SceneBuilder, read, typed
from pionek.core.view.scene import (
    AnyThing,
    Board,
    Card,
    Counter,
    Die,
    Marker,
    Page,
    Phase,
    Place,
    Portrait,
    Race,
    Ribbon,
    Runner,
    Scene,
    TextPart,
    Token,
    Track,
    Zone,
)
from pionek.core.vocabulary import ACCEPT
from pionek.games.relic import vocabulary
from pionek.games.relic.language.card_verbs import Trade
from pionek.games.relic.language.control import Pay
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import Card as CardDefinition
from pionek.games.relic.model.definitions import Character
from pionek.games.relic.model.pieces import Asset, FaceUpCards, Player
from pionek.games.relic.model.rings import beside
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.copies import FACE_UP, CopyChoice, FaceDiscarded
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.experience import Experience
from pionek.games.relic.procedures.exploration import Exploration
from pionek.games.relic.procedures.life_and_corruption import CorruptionDraw, LifeLoss
from pionek.games.relic.procedures.missions import NewMission
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.rolls import Throw
from pionek.games.relic.procedures.setup import WholeGame
from pionek.games.relic.procedures.skill_test import SkillTest
from pionek.games.relic.procedures.threat_decks import Peeking
from pionek.games.relic.procedures.turn import Turn
from pionek.games.relic.procedures.wargear import Market
from pionek.games.relic.procedures.windows import Opening

SIDE = 7
"""The board is a square of 7 by 7: two rings of spaces round the way through the inner tier."""
LIMITS = (
    ("power-limit", vocabulary.POWER_LIMIT, "RE-PLIM-01"),
    ("asset-limit", vocabulary.ASSET_LIMIT, "RE-ASSET-02"),
    ("threshold", vocabulary.THRESHOLD, "RE-CORR-08"),
)
"""The limits of a player: their names, the values behind them, and their rules."""
PHASES = ("movement", "exploration", "engagement", "experience")
INNER_PLACES = ((2, 2), (3, 2), (4, 2), (4, 3), (4, 4), (3, 4), (3, 3))


def ring(first: int, last: int) -> list[tuple[int, int]]:
    """The places along the edge of a square, clockwise from its upper left corner."""
    top = [(x, first) for x in range(first, last)]
    right = [(last, y) for y in range(first, last)]
    bottom = [(x, last) for x in range(last, first, -1)]
    left = [(first, y) for y in range(last, first, -1)]
    return top + right + bottom + left


PLACES = [*ring(0, 6), *ring(1, 5), *INNER_PLACES]


class RelicScene(SceneBuilder[Deeds]):
    """A scene of Relic in the making."""

    giving = frozenset({vocabulary.DISCARD})

    def __init__(self, game: Game, table: Deeds, seat: int, lang: str) -> None:
        super().__init__(game, table, seat, lang)
        self.shown: dict[int, list[str]] = {}
        """Cards that the seat might use, by definition: the ids under which they are shown."""
        for option in self.mine:
            landing = self.landing(option)
            if landing >= 0:
                self.keys.setdefault(("space", landing), []).append(game.key(self.content, option))

    def landing(self, option: Option) -> int:
        """The space to which a direction or a movement box leads; -1 for anything else."""
        frame = self.table.agenda[-1]
        if not isinstance(frame, Movement):
            return vocabulary.NOTHING
        space = self.table.players[frame.who].space
        if option.verb == vocabulary.BOX:
            return self.table.content.spaces[space].gate
        if option.verb in (vocabulary.CLOCKWISE, vocabulary.ANTICLOCKWISE):
            return beside(space, frame.points if option.verb == vocabulary.CLOCKWISE else -frame.points)
        return vocabulary.NOTHING

    def things_of(self, option: Option) -> list[str]:
        """Of equal cards the first is shown for an option."""
        if self.game.words.verbs[option.verb].subject == "card":
            found = self.shown.get(option.subject, [])[:1]
            return [*found, f"seat:{option.target}"] if option.target >= 0 else found
        landing = self.landing(option)
        if landing >= 0:
            return [f"space:{self.content.id_of('space', landing)}"]
        if option.verb == vocabulary.FIGHT:
            return [each for card in self.to_fight(option.subject) for each in self.shown.get(card, [])[:1]]
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

    # Where we are

    def ribbon(self) -> Ribbon | None:
        turn = self.table.nearest(Turn)
        if turn is None:
            return None
        step = "movement" if turn.step_name() == "arrive" else turn.step_name()
        ribbon = Ribbon("", turn.who, [Phase(name, self.text(f"phase-{name}")) for name in PHASES])
        ribbon.now = PHASES.index(step) if step in PHASES else None
        return ribbon

    def race(self) -> Race | None:
        """Levels, with what else is needed on the way to the centre: missions, relics, the tier."""
        if self.table.players[0].character < 0:
            return None
        return Race(self.text("race-level"), vocabulary.MOST, 1, [self.runner(seat, player) for seat, player in enumerate(self.table.players)])

    def runner(self, seat: int, player: Player) -> Runner:
        tier = self.table.content.spaces[player.space].tier if player.space >= 0 else "outer"
        text = self.text("race-text", level=player.level, missions=len(player.completed), relics=self.table.relics(seat), tier=self.text(f"tier-{tier}"))
        return Runner(seat, player.level, text)

    def way(self, option: Option) -> list[str]:
        """Every space that one would pass, and the one where one would land."""
        frame = self.table.agenda[-1]
        landing = self.landing(option)
        if landing < 0 or not isinstance(frame, Movement):
            return []
        if option.verb == vocabulary.BOX:
            return [f"space:{self.content.id_of('space', landing)}"]
        step = 1 if option.verb == vocabulary.CLOCKWISE else -1
        passed = [beside(self.table.players[frame.who].space, step * (at + 1)) for at in range(frame.points)]
        return [f"space:{self.content.id_of('space', space)}" for space in passed]

    def option_detail(self, option: Option) -> str:
        """Where one lands and what waits there; what a card that is offered does."""
        landing = self.landing(option)
        if landing < 0 and option.verb == vocabulary.GO:
            landing = option.subject
        if landing >= 0:
            return self.waiting(landing)
        is_card = self.game.words.verbs[option.verb].subject == "card" and option.verb != vocabulary.NUMBER
        return read(self.brief("card", option.subject)) if is_card else ""

    def waiting(self, space: int) -> str:
        """What waits on a space: cards and figures that lie there, Threat cards to be drawn, its text."""
        found: list[str] = []
        cards = self.table.laid[space]
        if cards:
            found.append(self.text("waits-cards", names=self.card_names(cards)))
        others = [self.game.names.seat_name(self.table, seat, self.lang) for seat, player in enumerate(self.table.players) if player.space == space and seat != self.seat]
        if others:
            found.append(self.text("waits-players", names=", ".join(others)))
        counts = self.table.content.spaces[space].counts
        symbols = [f"{counts[colour]} × {self.text(f'colour-card-{vocabulary.COLOURS[colour]}')}" for colour in range(3) if counts[colour]]
        if symbols:
            found.append(self.text("waits-threats", symbols=", ".join(symbols)))
        text = read(self.brief("space", space))
        return "; ".join([*found, *([text] if text else [])])

    def gives(self, option: Option) -> bool:
        """Discarding, and spending trophies that are not enough for a level."""
        frame = self.table.agenda[-1]
        if option.verb == vocabulary.DONE and isinstance(frame, Experience) and frame.step_name() == "spend":
            return bool(frame.aside) and frame.points < value(self.table, vocabulary.LEVEL_PRICE, frame.who)
        return super().gives(option)

    def prompt_detail(self) -> list[TextPart]:
        """What is fought or tested while a question is asked, and how many cards are over a limit."""
        frame = self.table.agenda[-1]
        if isinstance(frame, Experience) and frame.step_name() == "discard":
            player = self.table.players[self.seat]
            held = ((len(player.hand.cards), vocabulary.POWER_LIMIT, "power"), (len(player.assets), vocabulary.ASSET_LIMIT, "assets"))
            return ["; ".join([self.text(f"detail-limit-{word}", n=count, most=value(self.table, what, self.seat)) for count, what, word in held])]
        if isinstance(frame, Movement) and frame.points:
            return [self.text("detail-movement", n=frame.points)]
        if isinstance(frame, Market) and not frame.free:
            return [self.text("detail-influence", n=self.table.players[self.seat].influence)]
        test = self.table.nearest(SkillTest)
        if test is not None and not isinstance(frame, Opening):
            skill = self.text(f"skill-{(*vocabulary.ATTRIBUTES, 'level')[test.attribute]}")
            return [self.text("detail-test", skill=skill, own=test.skill_value(self.table), n=test.target)]
        battle = self.table.nearest(Battle)
        if battle is not None and not isinstance(frame, Opening):
            return [self.text("detail-battle", names=self.foe_names(battle), form=self.form(battle.form), foe=battle.foe_score(), own=battle.own_score(self.table))]
        return []

    # What is asked

    def prompt_key(self) -> str:
        """A window asks after what it is about, and every choice between copies with the same words."""
        frame = self.table.agenda[-1]
        if isinstance(frame, Opening):
            window = (frame.for_seat(self.seat) & self.offered_windows()).bit_length() - 1
            return f"ask-chance-{vocabulary.window.names[window]}"
        return "ask-copy" if isinstance(frame, CopyChoice | FaceDiscarded) else super().prompt_key()

    def prompt_args(self) -> dict[str, Any]:
        """What a question is about: the cause of a window, the points of the trophies chosen so far."""
        frame = self.table.agenda[-1]
        if isinstance(frame, Opening):
            return self.cause()
        if isinstance(frame, Experience) and frame.step_name() == "spend":
            return {"price": value(self.table, vocabulary.LEVEL_PRICE, self.seat), "points": frame.points}
        return super().prompt_args()

    def offered_windows(self) -> int:
        """The windows in which the seat has anything, as bits."""
        player = self.table.players[self.seat]
        return player.reach | player.held

    def cause(self) -> dict[str, Any]:
        """What the window in question is about: enemies and scores, a test, a drawn card, a loss, a roll."""
        table = self.table
        about: dict[str, Any] = {"who": self.game.names.seat_name(table, table.active, self.lang)}
        own = 0
        for frame in table.agenda:
            if isinstance(frame, Movement):
                about["n"] = frame.points
            elif isinstance(frame, Exploration):
                about["names"] = self.card_names([frame.drawn] if frame.drawn >= 0 else [])
            elif isinstance(frame, Engagement):
                about["names"] = self.card_names(frame.to_fight(table))
            elif isinstance(frame, Battle):
                own = frame.own_score(table)
                about.update(names=self.foe_names(frame), form=self.form(frame.form), foe=frame.foe_score())
            elif isinstance(frame, SkillTest):
                word = (*vocabulary.ATTRIBUTES, "level")[frame.attribute]
                own = frame.skill_value(table)
                about.update(skill=self.text(f"skill-{word}"), n=frame.target)
            elif isinstance(frame, Throw):
                own = (own if frame.kind != vocabulary.MOVEMENT else 0) + sum(frame.natural()) + frame.added + frame.fresh_added
            elif isinstance(frame, CorruptionDraw):
                about["names"] = self.card_names(table.players[frame.who].corruption.cards[-1:])
            elif isinstance(frame, LifeLoss):
                about["n"] = frame.amount
        about["own"] = own
        return about

    def card_names(self, cards: list[CardNo]) -> str:
        return ", ".join([self.named("card", card) for card in cards])

    def form(self, attribute: int) -> str:
        return self.text(f"form-{vocabulary.ATTRIBUTES[attribute]}")

    def foe_names(self, battle: Battle) -> str:
        """The enemies of a battle: cards, the encounter or the space that asks for it, or the scenario sheet."""
        if battle.enemies:
            return self.card_names(battle.enemies)
        if battle.foe == vocabulary.AGAINST_SHEET:
            return self.named("scenario", self.table.scenario)
        below = self.table.agenda[self.table.agenda.index(battle) - 1]
        if isinstance(below, Resolution) and below.card >= 0:
            return self.named("card", below.card)
        return self.named("space", self.table.players[battle.who].space)

    def to_fight(self, attribute: int) -> list[CardNo]:
        """The enemies of one attribute that are still to be fought."""
        frame = self.table.nearest(Engagement)
        enemies = frame.to_fight(self.table) if frame is not None else []
        return [card for card in enemies if self.table.content.cards[card].attribute_number == attribute]

    def option_text(self, option: Option) -> str:
        """An option says what comes of it: where one lands, whom one fights, what it costs; boxes and prices are written in full."""
        frame = self.table.agenda[-1]
        landing = self.landing(option)
        if landing >= 0:
            verb = self.game.words.verbs[option.verb].name
            return self.text(f"option-{verb}", to=self.named("space", landing))
        if option.verb == vocabulary.FIGHT:
            enemies = self.to_fight(option.subject)
            total = sum([self.table.content.cards[card].value for card in enemies])
            return self.text("option-fight", names=self.card_names(enemies), form=self.form(option.subject), n=total)
        if option.verb == vocabulary.NUMBER:
            number = self.table.content.cards[option.subject].value
            return self.text("option-number", subject=self.named("card", option.subject), n=number)
        if option.verb == vocabulary.DONE:
            return self.text(self.done_key(frame), **self.done_args(frame))
        if option.verb == vocabulary.AMOUNT and isinstance(frame, CopyChoice):
            return self.text("option-copy", n=frame.copies(self.table)[option.amount - 1].charges)
        if option.verb == vocabulary.AMOUNT and isinstance(frame, FaceDiscarded):
            return self.text("option-face-up" if option.amount == FACE_UP else "option-face-down")
        if option.verb == vocabulary.TAKE and isinstance(frame, Peeking):
            return self.text("option-next", subject=self.named("card", option.subject))
        if option.verb == vocabulary.TAKE and isinstance(frame, NewMission):
            return self.text("option-keep", subject=self.named("card", option.subject))
        if option.verb == vocabulary.TAKE and isinstance(frame, Market) and not frame.free:
            return self.text("option-cost", subject=self.named("card", option.subject), n=frame.price(self.table, option.subject))
        if option.verb == vocabulary.TEXT_BOX and isinstance(frame, Engagement):
            box = self.table.content.spaces[frame.space].boxes[option.subject]
            return plain(sentence(box.say(self.describer)))
        if option.verb == vocabulary.TAKE and option.target >= 0:
            who = self.game.names.seat_name(self.table, option.target, self.lang)
            effect = frame.todo[-1] if isinstance(frame, Resolution) and frame.todo else None
            if isinstance(effect, Trade):
                price = effect.price(self.table, option.subject)
                return self.text("option-trade", subject=self.named("card", option.subject), target=who, n=price)
            return self.text("option-take-from", subject=self.named("card", option.subject), target=who)
        if isinstance(frame, Resolution) and frame.todo and isinstance(frame.todo[-1], Pay) and option.verb == ACCEPT:
            return plain(sentence(frame.todo[-1].order(self.describer)))
        return super().option_text(option)

    def done_key(self, frame: Frame) -> str:
        """What it means to be done with this question."""
        if isinstance(frame, Movement):
            return "option-go-on"
        if isinstance(frame, Engagement):
            return "option-end-phase"
        if isinstance(frame, Market):
            return "option-buy-nothing"
        if isinstance(frame, Experience) and frame.step_name() == "spend":
            if not frame.aside:
                return "option-spend-none"
            return "option-spend-enough" if frame.points >= value(self.table, vocabulary.LEVEL_PRICE, frame.who) else "option-spend-too-few"
        return "option-discard-nothing" if isinstance(frame, Experience) and frame.step_name() == "discard" else "option-done"

    def done_args(self, frame: Frame) -> dict[str, int]:
        if not isinstance(frame, Experience):
            return {}
        return {"points": frame.points, "levels": frame.points // value(self.table, vocabulary.LEVEL_PRICE, frame.who)}

    # Players

    def portrait(self, seat: int) -> Portrait:
        player = self.table.players[seat]
        things: list[AnyThing] = [*self.dials(seat, player), self.level(seat, player), *self.limits(seat), *self.signs(seat, player)]
        things.extend(self.abilities(seat, player))
        if player.mission >= 0:
            things.append(self.mission(seat, player))
        things.extend([self.reward(player), self.character_sheet(seat, player)])
        things.extend([self.hand(seat, player), self.assets(seat, player), self.corruption(seat, player)])
        things.append(self.pile(seat, "trophies", player.trophies))
        things.append(self.pile(seat, "completed", player.completed))
        return Portrait(
            id=f"seat:{seat}",
            name=self.game.names.seat_name(self.table, seat, self.lang),
            kind="eliminated" if player.out else "character",
            shows=f"character:{self.content.id_of('character', player.character)}",
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
            dial = Counter(id=key, name=self.text(f"thing-{word}"), kind=word, value=player.dials[attribute], rules=["RE-ATTR-03"])
            if seat == self.seat:
                dial.options = self.options("attribute", attribute)
            found.append(dial)
        life = Counter(id=f"life:{seat}", name=self.text("thing-life"), kind="life", value=player.life, rules=["RE-LIFE-02"])
        influence = Counter(id=f"influence:{seat}", name=self.text("thing-influence"), kind="influence", value=player.influence, rules=["RE-INFL-01"])
        life.incoming = sum([frame.amount for frame in self.table.agenda if isinstance(frame, LifeLoss) and frame.who == seat]) or None
        return [*found, life, influence]

    def limits(self, seat: int) -> list[AnyThing]:
        """The power limit, the asset limit and the corruption threshold, with what changes them."""
        found: list[AnyThing] = []
        for word, what, rule in LIMITS:
            shown = Counter(id=f"{word}:{seat}", name=self.text(f"thing-{word}"), kind=word, value=value(self.table, what, seat), rules=[rule])
            shown.shares = self.shares(self.table.base(what, seat), parts(self.table, what, seat), self.text(f"thing-{word}"), rule)
            found.append(shown)
        return found

    def level(self, seat: int, player: Player) -> Track:
        markers = [Marker(seat, player.level, self.game.names.seat_name(self.table, seat, self.lang))]
        return Track(id=f"level:{seat}", name=self.text("thing-level"), kind="level", length=vocabulary.MOST, markers=markers, rules=["RE-LEVEL-01"])

    def reward(self, player: Player) -> Page:
        """What the next level brings."""
        page = Page(id=f"reward:{self.content.id_of('character', player.character)}", name=self.text("thing-next-reward-name"), kind="reward")
        if player.level < vocabulary.MOST:
            page.text = self.once(("reward", player.character, player.level), lambda: self.reward_text(player.character, player.level))
        return page

    def reward_text(self, character: int, level: int) -> list[TextPart]:
        column = self.table.content.characters[character].rewards[level]
        return typed(sentence(self.describer.in_sequence(list(column))))

    def character_sheet(self, seat: int, player: Player) -> Card:
        """What the sheet of a player prints beside the abilities: starting values, limits, and the rewards of all levels."""
        text = self.once(("sheet", player.character), lambda: self.sheet_text(self.table.sheet(player)))
        return Card(id=f"sheet:{seat}", name=self.text("thing-sheet", name=self.named("character", player.character)), kind="character", text=text)

    def sheet_text(self, definition: Character) -> list[TextPart]:
        text = self.sheet_values(definition)
        for level, column in enumerate(definition.rewards, 1):
            said = self.describer.in_sequence(list(column))
            text.extend([" ", *typed(sentence(self.describer.parts("thing-level-reward", {"n": level, "do": said})))])
        return text

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
            card.brief = self.brief("ability", number)
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
        card = self.placed(self.plain("card", index, self.printed_card), place)
        if mine:
            card.options = self.options("card", index)
            card.why_not = self.why_not("card", index)
            self.shown.setdefault(index, []).append(card.id)
        elif index not in self.shown and self.options("card", index):
            self.shown[index] = [card.id]
        return card

    def printed_card(self, index: int) -> Card:
        definition = self.table.content.cards[index]
        card = Card(id=f"card:{definition.id}", name=self.named("card", index), kind=definition.type or definition.deck)
        card.text = self.printed("card", index)
        card.brief = self.brief("card", index)
        if definition.deck == "wargear":
            card.cost = definition.cost
        card.timing = self.marks(definition)
        if definition.attribute:
            strength = self.text(f"thing-{definition.attribute}")
            card.numbers = [Counter(id=f"value:{card.id}", name=strength, kind=definition.attribute, value=definition.value)]
        return card

    def marks(self, definition: CardDefinition) -> str:
        """What is printed on a card beside its name and text: deck, traits, numbers, charges and threat symbols."""
        found: list[str] = []
        if definition.deck in vocabulary.COLOURS:
            found.append(self.text("timing-threat", colour=self.text(f"colour-card-{definition.deck}")))
        found.extend([self.text(f"label-{trait}") for trait in definition.traits])
        if definition.deck == "power":
            found.append(self.text("timing-power", n=definition.value))
        elif definition.deck == "corruption":
            found.append(self.text("timing-activation", n=definition.activation))
        if definition.charges:
            found.append(self.text("timing-supply", n=definition.charges))
        if definition.symbols:
            symbols = ", ".join([self.text(f"colour-word-{colour}") for colour in definition.symbols])
            found.append(self.text("timing-symbols", symbols=symbols))
        return ", ".join(found)

    def hand(self, seat: int, player: Player) -> Zone:
        zone = Zone(id=f"hand:{seat}", name=self.text("thing-hand"), kind="hand", count=len(player.hand.cards), rules=["RE-PLIM-01"])
        zone.limit = value(self.table, vocabulary.POWER_LIMIT, seat)
        for at in range(len(player.hand.cards)):
            if seat == self.seat:
                zone.cards.append(self.card(player.hand.cards[at], f":hand:{at}", True))
            else:
                zone.cards.append(Card(id=f"hand:{seat}:{at}", name=self.text("thing-back"), kind="back", hidden=True))
        return zone

    def assets(self, seat: int, player: Player) -> Zone:
        cards = [self.asset(seat, asset) for asset in player.assets]
        zone = Zone(id=f"assets:{seat}", name=self.text("thing-assets"), kind="assets", count=len(cards), cards=cards, rules=["RE-ASSET-02"])
        zone.limit = value(self.table, vocabulary.ASSET_LIMIT, seat)
        return zone

    def asset(self, seat: int, asset: Asset) -> Card:
        card = self.card(asset.card, f":asset:{asset.serial}", seat == self.seat)
        if self.table.content.cards[asset.card].charges:
            name = self.text("timing-charges")
            card.tokens = [Token(id=f"charges:{asset.serial}", name=name, kind="charge", count=asset.charges)]
        return card

    def corruption(self, seat: int, player: Player) -> Zone:
        zone = Zone(id=f"corruption:{seat}", name=self.text("thing-corruption"), kind="corruption", count=len(player.corruption.cards), rules=["RE-CORR-08"])
        zone.limit = value(self.table, vocabulary.THRESHOLD, seat)
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
        place = copy(self.once(("space", index), lambda: self.bare_place(index)))
        place.options = self.options("space", index)
        place.why_not = self.why_not("space", index)
        on_it = self.on_space(index)
        if on_it:
            place.tokens = [*place.tokens, *on_it]
        if cards:
            place.cards = [self.card(cards[at], f":{space.id}:{at}", self.seat >= 0) for at in range(len(cards))]
        return place

    def bare_place(self, index: int) -> Place:
        """A space with what is printed on the board."""
        space = self.table.content.spaces[index]
        x, y = PLACES[index]
        place = Place(id=f"space:{space.id}", name=self.named("space", index), kind=space.area or space.tier, x=x, y=y)
        place.text = self.printed("space", index)
        for colour in range(3):
            if space.counts[colour]:
                name = self.text("thing-symbol", colour=self.text(f"colour-word-{vocabulary.COLOURS[colour]}"))
                place.tokens.append(Token(id=f"symbol:{space.id}:{colour}", name=name, kind=vocabulary.COLOURS[colour], count=space.counts[colour]))
        if space.portal:
            place.tokens.append(Token(id=f"portal:{space.id}", name=self.text("thing-portal"), kind="portal"))
        return place

    def on_space(self, index: int) -> list[Token]:
        """The figures that stand on a space, and the tokens of missions there."""
        found: list[Token] = []
        for seat, player in enumerate(self.table.players):
            if player.space == index:
                name = self.game.names.seat_name(self.table, seat, self.lang)
                shows = f"figure:{self.content.id_of('character', player.character)}"
                found.append(Token(id=f"figure:{seat}", name=name, kind="figure", shows=shows, owner=seat))
            if index in player.placed:
                name = self.text("thing-mission-token")
                found.append(Token(id=f"mission:{seat}:{self.content.id_of('space', index)}", name=name, kind="mission", owner=seat))
        return found

    def space_card(self, index: int) -> Card:
        """A space as something to read: what stands on it."""
        space = self.table.content.spaces[index]
        return Card(id=f"space:{space.id}", name=self.named("space", index), kind=space.area or space.tier, text=self.printed("space", index))

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
                price = value(self.table, vocabulary.LEVEL_PRICE, frame.who)
                return [Counter(id="points", name=self.text("thing-points"), kind="points", value=frame.points, high=price, rules=["RE-EXP-03"])]
        return []

    def battle(self, frame: Battle) -> list[AnyThing]:
        player = self.table.players[frame.who]
        who = self.game.names.seat_name(self.table, frame.who, self.lang)
        own = Counter(id="own-score", name=self.text("thing-own-score", who=who), kind=vocabulary.ATTRIBUTES[frame.form], value=frame.own_score(self.table))
        own.rules = ["RE-BATTLE-12"]
        own.shares = [scene.Share("base", player.dials[frame.form], self.text(f"attribute-{vocabulary.ATTRIBUTES[frame.form]}"), "RE-BATTLE-12")]
        own.shares.append(scene.Share("add", frame.rolled, self.text("thing-roll-share"), "RE-BATTLE-08"))
        own.shares.extend(self.bonuses(frame.sources, frame.bonuses, "RE-BATTLE-03"))
        foe = Counter(id="foe-score", name=self.text("thing-foe-score", names=self.foe_names(frame)), kind=vocabulary.ATTRIBUTES[frame.attribute], value=frame.foe_score())
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
        who = self.game.names.seat_name(self.table, frame.who, self.lang)
        value_ = Counter(id="skill-value", name=self.text("thing-skill-value", who=who), kind="test", value=frame.skill_value(self.table))
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
            card.text = self.character(definition)
            card.options = self.options("character", index)
            card.why_not = self.why_not("character", index)
            zone.cards.append(card)
        return [zone]

    def character(self, definition: Character) -> list[TextPart]:
        """A character sheet to choose: values, limits, starting space and abilities."""
        found: list[TextPart] = [f"{definition.affiliation[self.lang]}. ", *self.sheet_values(definition)]
        for number in definition.ability_numbers:
            found.extend([f" {self.named('ability', number)}: ", *self.printed("ability", number)])
        return found

    def sheet_values(self, definition: Character) -> list[TextPart]:
        """The starting values, limits and starting space of a sheet."""
        s, w, c = definition.attributes
        found: list[TextPart] = [self.text("thing-character-page", s=s, w=w, c=c, l=definition.life), " "]
        first, second, third = definition.power_limits
        limits = self.text("thing-limits", a=first, b=second, c=third, n=definition.asset_limit)
        start = self.text("thing-starts", space=self.named("space", definition.start))
        found.append(plain(sentence((f"{limits}; {start}",))))
        return found
