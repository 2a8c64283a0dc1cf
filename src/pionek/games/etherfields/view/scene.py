"""What a Dreamer sees: the Dreamscape, the boards, the Turn card, Entity tiles, the clock, the Dreamworld, scripts."""

from __future__ import annotations

from pionek.core.language.describing import Describer
from pionek.core.rules.in_force import parts
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.state.frame import Frame
from pionek.core.view.building import SceneBuilder, read, typed
from pionek.core.view.scene import (
    AnyThing,
    Board,
    Card,
    Counter,
    Die,
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
    Zone,
)
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign import storing
from pionek.games.etherfields.campaign.diary import Diary
from pionek.games.etherfields.choices.prices import was_used
from pionek.games.etherfields.language.card_verbs import LookAtTop
from pionek.games.etherfields.language.token_verbs import RemoveFlaw, TurnOver
from pionek.games.etherfields.model.costs import Cost
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import WIDTH, edge, name_of
from pionek.games.etherfields.model.pieces import DreamerState, EntityTile
from pionek.games.etherfields.model.secrets import unrevealed
from pionek.games.etherfields.model.state import CAMPAIGN
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.classic_cards import Gamble
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.drawing import Discarding, Surplus
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps, Step
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.moving import Push, Walk, reachable
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from pionek.games.etherfields.procedures.turn import Turn
from pionek.games.etherfields.view import names

PHASES = {"dawn": ("begin", "starts", "skip", "count_bonus", "shed", "draw"), "dreamers": ("act", "dusk"), "dreamscape": ("steps_of_card", "extra"), "end": ("ends", "wake", "discard")}
"""The parts of a Turn, each with the steps that belong to it."""
SIDES = (("n", -WIDTH), ("e", 1), ("s", WIDTH), ("w", -1))
FROM_HAND = (vocabulary.PLAY, vocabulary.PLACE, vocabulary.PAY)
SHOWN_MARKS = ("stronger", "lever", "kick", "louder", "blunt", "doubled", "sure_footed", "no_contact", "shielded")
"""What holds for a Dreamer until the end of the Turn or step, as the texts say it."""


def copied(copy: int) -> str:
    """The end of the id of a further copy of a card."""
    return f":{copy + 1}" if copy else ""


class EtherfieldsScene(SceneBuilder[Deeds]):
    """A scene of Etherfields in the making."""


    def draw(self) -> Scene:
        things: list[AnyThing] = []
        table = self.table
        if table.map().tiles:
            things.append(self.dreamscape())
        if table.location >= 0 and table.dream < 0:
            asked = any(place.options for board in things if isinstance(board, Board) for place in board.places)
            things.insert(0 if table.slumber < 0 and not asked else len(things), self.dreamworld())
        things.append(self.team())
        things.extend(self.dice())
        for offset in range(table.seats):
            things.append(self.portrait((max(self.seat, 0) + offset) % table.seats))
        things.extend(self.goal())
        return self.scene(things)

    # Where we are, and what is asked

    def ribbon(self) -> Ribbon | None:
        turn = self.table.nearest(Turn)
        if turn is None:
            return None
        ribbon = Ribbon(self.text("ribbon-turn", n=self.table.turn), self.table.decision.seat if self.table.decision is not None else None)
        ribbon.phases = [Phase(name, self.text(f"phase-{name}")) for name in PHASES]
        step = turn.step_name()
        ribbon.now = next((at for at, steps in enumerate(PHASES.values()) if step in steps), None)
        ribbon.note = self.text("ribbon-left", n=len(self.table.turns.cards))
        return ribbon

    def race(self) -> Race | None:
        """The Team against the clock: Turn cards that are left, and Hours that buy more."""
        if not self.table.turns.cards:
            return None
        left = len(self.table.turns.cards)
        return Race(self.text("race-turns"), 0, left, [Runner(-1, left, self.text("race-text", n=left, hours=self.table.hours))])

    def prompt_detail(self) -> list[TextPart]:
        """What is owed and paid so far, what one may spend, how far one may go; in a window, what is about to happen."""
        top = self.table.agenda[-1]
        if isinstance(top, Window) and (told := self.about_to_happen(self.table.agenda[-2])):
            return [told]
        play = self.table.nearest(ActionPlay)
        if play is not None and play.is_paying():
            intent = self.text(f"intent-{vocabulary.COLOURS[play.colour]}", n=play.need)
            if play.pool < play.need:
                return [self.text("detail-payment", intent=intent, paid=play.pool, need=play.need)]
            return [self.text("detail-payment-more", intent=intent, paid=play.pool)]
        if isinstance(top, Buying):
            return [self.text("detail-ether", n=self.table.dreamers[top.who].ether)]
        if isinstance(top, Walk):
            return [self.text("detail-walk", n=top.left)]
        if isinstance(top, Gamble) and top.lucky:
            return [self.text("detail-lucky", cards=", ".join(names.card_name(self.game.book, value, self.lang) for value in top.lucky), sum=sum(top.lucky))]
        return []

    def about_to_happen(self, frame: Frame) -> str:
        """What a window lies before, or after."""
        who = self.game.names.seat_name(self.table, frame.who, self.lang)
        if isinstance(frame, Harm):
            return self.text("detail-distress", who=who, n=frame.amount)
        if isinstance(frame, Sealing):
            return self.text("detail-sealing", who=who, n=frame.amount)
        if isinstance(frame, Push):
            return self.text("detail-push", who=who)
        if isinstance(frame, Step):
            return self.text("detail-step", step=self.text(f"step-{vocabulary.STEPS[frame.kind]}"))
        if isinstance(frame, SlumberPlay):
            return self.text("detail-slumber", slumber=self.named("slumber", frame.slumber))
        if isinstance(frame, Roll) and (dice := self.dice()):
            return self.text("detail-die", face=dice[0].symbol)
        return self.text("detail-steps-done") if isinstance(frame, CardSteps) else ""

    def gives(self, option: Option) -> bool:
        return isinstance(self.table.agenda[-1], Discarding | Surplus) and option.verb != vocabulary.DONE

    def way(self, option: Option) -> list[str]:
        """The spaces on the way of a Dreamer who walks."""
        top = self.table.agenda[-1]
        if not isinstance(top, Walk) or option.verb != vocabulary.TO:
            return []
        return [f"space:{space}" for space in reachable(self.table, top.who, top.left, top.flags).path(option.target)]

    def option_detail(self, option: Option) -> str:
        """What is done and what it costs; who stands on a space; what a Location is for."""
        verb = option.verb
        top = self.table.agenda[-1]
        if verb == vocabulary.BUY and isinstance(top, Buying):
            return self.text("detail-price", ether=self.text("price-ether", n=top.price(self.table, option.target)), text=read(self.brief("card", option.target)))
        if verb in (vocabulary.GO, vocabulary.SHORTCUT):
            return read(self.brief("location", option.target))
        if verb == vocabulary.TO:
            return self.who_is_at(option.target)
        kind = self.game.words.verbs[verb].subject
        if verb == vocabulary.ACT and not self.printed("action", option.subject):
            return ""
        return read(self.brief(kind, option.subject)) if kind in self.content.entries and option.subject >= 0 else ""

    def who_is_at(self, space: int) -> str:
        """Dreamers and Entities on a space."""
        table = self.table
        dreamers = [self.game.names.seat_name(table, seat, self.lang) for seat in table.dreamers_at(space)]
        return ", ".join([*dreamers, *[names.figure_name(table, at, self.lang) for at, figure in enumerate(table.figures) if figure.space == space]])

    # The map

    def dreamscape(self) -> Board:
        table = self.table
        scape = table.map()
        name = self.named("dream", table.dream) if table.dream >= 0 else self.text("thing-slumber-map")
        board = Board(id="dreamscape", name=name, kind="dreamscape", width=WIDTH, height=6)
        for space in scape.spaces():
            board.places.append(self.space(space))
        return board

    def space(self, space: int) -> Place:
        table = self.table
        scape = table.map()
        place = Place(id=f"space:{space}", name=self.space_name(space), kind=self.ground(space), x=space % WIDTH, y=space // WIDTH)
        place.text = self.tile(scape.tile_at[space])
        place.sheet = f"tile:{self.content.id_of('tile', scape.tile_at[space])}"
        printed = self.kind_of(scape.terrain[space], space)
        place.painted = printed if printed != place.kind else ""
        place.options = self.aimed(vocabulary.TO, space)
        place.closed = [side for side, other in SIDES if edge(space, space + other) in scape.walls]
        place.gaps = [side for side, other in SIDES if edge(space, space + other) in scape.gaps]
        for seat in table.dreamers_at(space):
            shows = f"figure:{self.content.id_of('dreamer', table.dreamers[seat].dreamer)}"
            place.tokens.append(Token(id=f"dreamer:{seat}", name=self.game.names.seat_name(table, seat, self.lang), kind="figure", owner=seat, shows=shows))
        for at, figure in enumerate(table.figures):
            if figure.space == space:
                place.tokens.append(self.figure(at))
        for companion in table.companions:
            if companion.space == space:
                place.tokens.append(Token(id=f"companion:{companion.card}", name=self.named("card", companion.card), kind="companion", owner=companion.owner))
        letters = table.letters.count(space)
        if letters:
            place.tokens.append(Token(id=f"letters:{space}", name=self.text("thing-letters"), kind="story", count=letters))
        for owner, at in enumerate(table.personals):
            if at == space:
                name = self.text("thing-personal", who=self.named("dreamer", owner))
                place.tokens.append(Token(id=f"personal:{owner}", name=name, kind="personal"))
        if table.decoy == space:
            place.tokens.append(Token(id="decoy", name=self.text("thing-decoy"), kind="story"))
        for action in scape.actions:
            if table.content.actions[action].at == space:
                place.cards.append(self.action(action))
        for spot in scape.spot_at[space]:
            place.cards.append(self.spot(spot))
        return place

    def tile(self, index: int) -> list[TextPart]:
        """The tile of a space: its name, and what is printed on it."""
        return [f"{self.named('tile', index)}. ", *self.printed("tile", index)]

    def space_name(self, space: int) -> str:
        """Its code, the Walls around it, and what is printed there."""
        scape = self.table.map()
        notes: list[str] = []
        if space in scape.blocked:
            notes.append(self.text("mark-blocked"))
        ground = self.table.terrain(space)
        notes.extend(self.text(f"terrain-{name}") for at, name in enumerate(vocabulary.TERRAINS) if ground >> at & 1)
        walls = [other for other in scape.unwalled[space] if edge(space, other) in scape.walls]
        if walls:
            notes.append(self.text("mark-walls", spaces=", ".join(name_of(other) for other in walls)))
        gaps = [other for other in scape.near[space] if edge(space, other) in scape.gaps]
        if gaps:
            notes.append(self.text("mark-gaps", spaces=", ".join(name_of(other) for other in gaps)))
        for at, suit in scape.spawns:
            if at == space:
                notes.append(self.text("mark-spawn") + (f" {self.text(f'suit-{vocabulary.SUITS[suit]}')}" if suit >= 0 else ""))
        if scape.bonus[space]:
            notes.append(self.text("mark-draw", n=scape.bonus[space]))
        if space in scape.stairs:
            notes.append(self.text("mark-stairs"))
        if space in scape.quirk_slots:
            notes.append(self.text("mark-quirk"))
        return f"{name_of(space)} ({', '.join(notes)})" if notes else name_of(space)

    def ground(self, space: int) -> str:
        return self.kind_of(self.table.terrain(space), space)

    def kind_of(self, ground: int, space: int) -> str:
        """How ground of these Terrains is drawn: by the first that it has."""
        for at, name in enumerate(vocabulary.TERRAINS):
            if ground >> at & 1:
                return name
        return "blocked" if space in self.table.map().blocked else "plain"

    def figure(self, at: int) -> Token:
        figure = self.table.figures[at]
        name = names.figure_name(self.table, at, self.lang)
        states = [self.text(f"state-{state}") for kind, state in enumerate(vocabulary.STATES) if figure.states >> kind & 1]
        token = Token(id=f"figure:{at}", name=f"{name} ({', '.join(states)})" if states else name, kind="entity")
        token.shows = f"entity:{self.content.id_of('entity', figure.entity)}"
        token.options = self.aimed(vocabulary.AIM, at)
        return token

    def aimed(self, verb: int, target: int) -> list[str]:
        """Keys of the options that point at a space, a figure or a seat."""
        return [self.game.key(self.content, option) for option in self.mine if option.verb == verb and option.target == target]

    def printed_card(self, kind: str, index: int, shown_as: str = "") -> Card:
        """A thing of the packs with what is printed on it."""
        name = self.named(kind, index)
        text, brief = self.printed(kind, index), self.brief(kind, index)
        return Card(id=f"{kind}:{self.content.id_of(kind, index)}", name=name, kind=shown_as or kind, text=text, brief=brief)

    def show_cost(self, card: Card, cost: Cost, id: str) -> None:
        """The Intent that is paid, in each colour in which it can be, and the things given up beside it."""
        card.cost = cost.amount
        for colour in cost.colours:
            name = self.text(f"intent-{vocabulary.COLOURS[colour]}", n=cost.amount)
            card.tokens.append(Token(id=f"cost:{id}:{colour}", name=self.text("thing-cost", what=name), kind=f"cost-{vocabulary.COLOURS[colour]}", count=cost.amount))
        for what, n in (each for choices in cost.things for each in choices):
            name = self.text(f"price-{vocabulary.RESOURCES[what]}", n=n)
            card.tokens.append(Token(id=f"cost:{id}:{vocabulary.RESOURCES[what]}", name=self.text("thing-cost", what=name), kind=f"cost-{vocabulary.RESOURCES[what]}", count=n))

    def show_intent(self, card: Card, intent: list[int]) -> None:
        """The Intent in the corner: what the card gives when it is discarded."""
        for colour, n in enumerate(intent):
            if n:
                name = self.text(f"intent-{vocabulary.COLOURS[colour]}", n=n)
                card.tokens.append(Token(id=f"intent:{card.id}:{colour}", name=name, kind=vocabulary.COLOURS[colour], count=n))

    def offered(self, card: Card, kind: str, index: int, *verbs: int) -> Card:
        """The same card with its options, also those of these verbs that point at it; without any, with the reason."""
        card.options = [*self.options(kind, index), *(key for verb in verbs for key in self.aimed(verb, index))]
        card.why_not = None if card.options else self.why_not(kind, index)
        return card

    def action(self, index: int) -> Card:
        action = self.table.content.actions[index]
        card = self.offered(self.placed(self.plain("action", index, self.printed_action), ""), "action", index)
        if index in self.table.used_actions and index not in self.table.reopened_actions:
            card.tokens.append(Token(id=f"block:{action.id}", name=self.text("thing-used-up"), kind="blocked"))
        if self.table.gradual_paid[index]:
            card.tokens.append(Token(id=f"paid:{action.id}", name=self.text("thing-paid"), kind="intent", count=self.table.gradual_paid[index], limit=self.table.seats))
        return card

    def printed_action(self, index: int) -> Card:
        action = self.table.content.actions[index]
        card = self.printed_card("action", index, action.type)
        self.show_cost(card, action.cost, action.id)
        return card

    def spot(self, index: int) -> Card:
        card = self.offered(self.printed_card("spot", index, self.table.content.spots[index].type), "spot", index)
        card.lit = index in self.table.filled
        return card

    # The Team

    def team(self) -> Portrait:
        table = self.table
        things: list[AnyThing] = [
            Counter(id="hours", name=self.text("thing-hours"), kind="hours", value=table.hours, low=0, high=vocabulary.MOST_HOURS, rules=["EF-CLOCK-02"]),
            Counter(id="keys", name=self.text("thing-keys"), kind="keys", value=table.keys, low=0, high=vocabulary.KEY_SUPPLY, rules=["EF-COMP-09"]),
            Counter(id="supply:distress", name=self.text("thing-distress-supply"), kind="distress", value=table.supply(vocabulary.DISTRESS), low=0, high=vocabulary.DISTRESS_SUPPLY, rules=["EF-COMP-02", "EF-MISS-02"]),
            Counter(id="supply:ether", name=self.text("thing-ether-supply"), kind="ether", value=table.supply(vocabulary.ETHER), low=0, high=vocabulary.ETHER_SUPPLY, rules=["EF-COMP-01"]),
            Counter(id="supply:gems", name=self.text("thing-gem-supply"), kind="gems", value=table.supply(vocabulary.GEM), low=0, high=vocabulary.GEM_SUPPLY, rules=["EF-COMP-04"]),
        ]
        top = table.agenda[-1]
        if isinstance(top, ActionPlay) and top.is_paying():
            name = self.text("thing-payment", intent=self.text(f"colour-{vocabulary.COLOURS[top.colour]}"))
            things.append(Counter(id="payment", name=name, kind="payment", value=top.pool, high=top.need, rules=["EF-ACT-04"]))
        things.extend(self.counters())
        if table.turns.cards:
            things.append(Counter(id="turns", name=self.text("thing-turns"), kind="turns", value=len(table.turns.cards), rules=["EF-TURN-11"]))
            things.append(self.turn_card())
        for entity_tile in table.entity_tiles:
            things.append(self.entity_tile(entity_tile))
            things.extend(self.action(index) for index in table.content.entities[entity_tile.entity].interactions)
        things.extend(self.basics())
        if table.slumber >= 0:
            things.append(self.printed_card("slumber", table.slumber))
        things.append(self.items())
        things.append(self.storage())
        things.extend(self.offered(self.printed_card("note", index), "note", index) for index in table.notes)
        things.extend(self.printed_card("wisdom", index) for index in table.wisdoms)
        things.extend(self.printed_card("fate", index) for index in table.quirks)
        things.extend(self.shown_cards())
        return Portrait(id="team", name=self.text("thing-team"), kind="team", seat=-1, mine=True, things=things)

    def counters(self) -> list[AnyThing]:
        table = self.table
        found: list[AnyThing] = []
        for at in (vocabulary.FLOOD, vocabulary.VERDICT, vocabulary.VERSES):
            if table.counters[at]:
                key = vocabulary.COUNTERS[at]
                found.append(Counter(id=f"counter:{key}", name=self.text(f"counter-{key}"), kind=key, value=table.counters[at]))
        if table.counters[vocabulary.LAMPS]:
            found.append(Counter(id="counter:lamps", name=self.text("thing-lamps"), kind="lamps", value=table.counters[vocabulary.LAMPS].bit_count(), high=4))
        return found

    def turn_card(self) -> Card:
        index = self.table.turns.cards[-1]
        card = self.printed_card("turn", index)
        card.rules = ["EF-TCARD-02"]
        definition = self.table.content.turns[index]
        for at, step in enumerate(definition.steps):
            blocked = self.table.blocked_steps >> at & 1
            name = self.text(f"step-{step}")
            card.tokens.append(Token(id=f"step:{at}", name=self.text("thing-blocked-step", step=name) if blocked else name, kind=step))
        return card

    def entity_tile(self, entity_tile: EntityTile) -> Card:
        entity = self.table.content.entities[entity_tile.entity]
        card = self.printed_card("entity", entity_tile.entity)
        for kind, count in enumerate(entity_tile.morphs):
            if count:
                name = self.text(f"morph-{vocabulary.MORPHS[kind]}")
                card.tokens.append(Token(id=f"morph:{entity.id}:{kind}", name=name, kind="morphing", count=count))
        if entity_tile.markers:
            card.tokens.append(Token(id=f"markers:{entity.id}", name=self.text("thing-markers"), kind="universal", count=entity_tile.markers))
        if entity_tile.threats:
            card.tokens.append(Token(id=f"threats:{entity.id}", name=self.text("thing-threats"), kind="threat", count=entity_tile.threats))
        return card

    def basics(self) -> list[AnyThing]:
        """The Basic Actions card: what is always there, and what is offered now."""
        found: list[AnyThing] = []
        for index in self.table.content.basic:
            action = self.table.content.actions[index]
            if (action.of in ("basic", "discard") and action.needs is None) or self.options("action", index):
                found.append(self.action(index))
        for index in self.table.map().actions:
            if self.table.content.actions[index].at < 0:
                found.append(self.action(index))
        return found

    def items(self) -> Zone:
        zone = Zone(id="items", name=self.text("thing-items"), kind="items", count=len(self.table.active))
        zone.cards = [self.item(index) for index in self.table.active]
        return zone

    def storage(self) -> Zone:
        """The Items that are owned and not active (EF-ITEM-04)."""
        zone = Zone(id="storage", name=self.text("thing-storage"), kind="storage", count=len(self.table.storage), rules=["EF-ITEM-04"])
        zone.cards = [self.item(index) for index in self.table.storage]
        return zone

    def item(self, index: int) -> Card:
        return self.offered(self.placed(self.plain("item", index, self.printed_item), ""), "item", index, vocabulary.TAKE_ITEM)

    def printed_item(self, index: int) -> Card:
        card = self.printed_card("item", index)
        item = self.table.content.items[index]
        self.show_cost(card, item.cost, f"item:{item.id}")
        self.show_intent(card, item.intent)
        return card

    def shown_cards(self) -> list[AnyThing]:
        """Cards that lie open for a choice: of the Market, of another's hand, of the cards put aside."""
        table = self.table
        shown = {option.target for option in self.mine if option.verb == vocabulary.BUY or (option.verb == vocabulary.TAKE and self.taken_from(option.target) == "shown")}
        for frame in table.agenda:
            if isinstance(frame, Buying):
                shown.update(frame.shown)
        found: list[AnyThing] = []
        for index in sorted(shown):
            card = self.plain_card(index, f"shown:{self.content.id_of('card', index)}")
            card.cost = table.content.cards[index].ether
            card.options = [key for verb in (vocabulary.TAKE, vocabulary.BUY) for key in self.aimed(verb, index)]
            found.append(card)
        top = table.agenda[-1]
        if isinstance(top, TakeItem):
            found.append(self.item(top.item))
        if isinstance(top, WearMask):
            found.extend(self.mask(mask, top.who) for mask in top.masks if mask != table.dreamers[top.who].mask and top.who == self.seat)
        for option in self.mine:
            if option.verb == vocabulary.GATE:
                found.append(self.gate(option.target))
        return found

    def gate(self, index: int) -> Card:
        """A Dream Gate as it lies before it is entered: its front, and the Keys it takes."""
        gate = self.table.content.dreams[index]
        card = Card(id=f"dream:{gate.id}", name=self.named("dream", index), kind="gate", options=self.aimed(vocabulary.GATE, index))
        card.text = typed(gate.front_text(Describer(self.content, self.lang)))
        card.cost = gate.keys
        return card

    # Dreamers

    def portrait(self, seat: int) -> Portrait:
        dreamer = self.table.dreamers[seat]
        mine = seat == self.seat
        things: list[AnyThing] = [*self.dials(seat, dreamer), *self.states(seat, dreamer)]
        if dreamer.mask >= 0:
            things.append(self.mask(dreamer.mask, seat))
        for at, card in enumerate(dreamer.progress):
            things.append(self.progress(seat, card, dreamer.progress[:at].count(card), bool(dreamer.flipped[at])))
        things.extend(self.progress(seat, card, dreamer.burdens[:at].count(card), flipped=False) for at, card in enumerate(dreamer.burdens))
        if dreamer.memory >= 0:
            things.append(self.printed_card("memory", dreamer.memory))
        things.append(Zone(id=f"hand:{seat}", name=self.text("thing-hand"), kind="hand", count=len(dreamer.hand), limit=self.table.limit(vocabulary.HAND_LIMIT, seat), cards=[self.hand_card(seat, card, dreamer.hand[:at].count(card)) for at, card in enumerate(dreamer.hand)]))
        things.append(self.deck(seat, dreamer))
        for key, pile in (("discard", dreamer.discard), ("sealed", dreamer.sealed)):
            things.append(Zone(id=f"{key}:{seat}", name=self.text(f"thing-{key}"), kind="discard", count=len(pile), cards=self.pile(key, seat, pile)))
        return Portrait(
            id=f"seat:{seat}", name=self.game.names.seat_name(self.table, seat, self.lang), kind="dreamer", seat=seat,
            shows=f"dreamer:{self.content.id_of('dreamer', dreamer.dreamer)}",
            active=self.is_asked(seat), mine=mine, things=things, options=self.aimed(vocabulary.WHO, seat),
        )  # fmt: skip

    def is_asked(self, seat: int) -> bool:
        decision = self.table.decision
        return decision is not None and decision.seat == seat

    def dials(self, seat: int, dreamer: DreamerState) -> list[AnyThing]:
        table = self.table
        limit = table.limit(vocabulary.DISTRESS_LIMIT, seat)
        distress = Counter(id=f"distress:{seat}", name=self.text("thing-distress"), kind="distress", value=dreamer.distress, low=0, high=limit, rules=["EF-DEATH-01"])
        distress.shares = self.shares(vocabulary.DISTRESS_DEADLY, parts(table, vocabulary.DISTRESS_LIMIT, seat), "", "EF-DEATH-01")
        hand = Counter(id=f"hand-limit:{seat}", name=self.text("value-hand-limit"), kind="hand-limit", value=table.limit(vocabulary.HAND_LIMIT, seat), rules=["EF-HAND-01"])
        hand.shares = self.shares(table.base(vocabulary.HAND_LIMIT, seat), parts(table, vocabulary.HAND_LIMIT, seat), "", "EF-HAND-01")
        zone = Counter(id=f"progress-limit:{seat}", name=self.text("value-progress-limit"), kind="progress-limit", value=table.limit(vocabulary.PROGRESS_LIMIT, seat), rules=["EF-PROG-04"])
        zone.shares = self.shares(table.base(vocabulary.PROGRESS_LIMIT, seat), parts(table, vocabulary.PROGRESS_LIMIT, seat), "", "EF-PROG-04")
        found: list[AnyThing] = [distress, hand, zone]
        for key, value in (("ether", dreamer.ether), ("gems", dreamer.gems), ("spirits", dreamer.spirits)):
            if value or key != "spirits":
                found.append(Counter(id=f"{key}:{seat}", name=self.text(f"thing-{key}"), kind=key, value=value))
        return found

    def states(self, seat: int, dreamer: DreamerState) -> list[AnyThing]:
        found: list[AnyThing] = [
            Token(id=f"state:{seat}:{kind}", name=self.text(f"state-{state}"), kind="state")
            for kind, state in enumerate(vocabulary.STATES) if dreamer.states >> kind & 1
        ]  # fmt: skip
        for mark in SHOWN_MARKS:
            much = int(getattr(dreamer.marks, mark))
            if much:
                key = mark.replace("_", "-")
                found.append(Token(id=f"mark:{seat}:{key}", name=self.text(f"mark-{key}", n=much), kind="mark"))
        letters = self.table.letters.count(-2 - seat)
        if letters:
            found.append(Token(id=f"carried:{seat}", name=self.text("thing-letters"), kind="story", count=letters))
        for owner, at in enumerate(self.table.personals):
            if at == -2 - seat:
                found.append(Token(id=f"personal:{owner}", name=self.text("thing-personal", who=self.named("dreamer", owner)), kind="personal"))
        return found

    def mask(self, index: int, seat: int) -> Card:
        card = self.printed_card("mask", index)
        self.show_cost(card, self.table.content.masks[index].cost, f"mask:{card.id}")
        self.show_used(card, seat, vocabulary.MASK, index)
        return self.offered(card, "mask", index, vocabulary.TAKE_MASK) if seat == self.seat else card

    def progress(self, seat: int, card: int, copy: int, flipped: bool) -> Card:
        """A card in the Progress zone: its power, or that it is taken away; of equal copies the active one and the flipped one differ."""
        thing = self.plain_card(card, f"placed:{seat}:{self.content.id_of('card', card)}{copied(copy)}")
        self.show_used(thing, seat, vocabulary.POWER, card)
        if flipped:
            thing.name = self.text("thing-flipped", card=thing.name)
        if seat == self.seat:
            other = self.picked(vocabulary.PICK_FLIPPED + card)
            taken = self.aimed(vocabulary.TAKE, card) if self.taken_from(card) == "placed" else []
            powers = [] if flipped else [self.key(option) for option in self.mine if option.verb == vocabulary.POWER and option.subject == card]
            thing.options = [*powers, *(other if other and flipped else taken)]
            thing.why_not = None if thing.options else self.why_not("card", card)
        return thing

    def picked(self, code: int) -> list[str]:
        return [self.key(option) for option in self.mine if option.verb == vocabulary.PICK and option.subject == code]

    def key(self, option: Option) -> str:
        return self.game.key(self.content, option)

    def show_used(self, card: Card, seat: int, verb: int, index: int) -> None:
        """What works once a Turn and has been used is marked (EF-MASK-03)."""
        if was_used(self.table, seat, verb, index):
            card.tokens.append(Token(id=f"used:{card.id}", name=self.text("thing-used"), kind="used"))

    def taken_from(self, card: int) -> str:
        """Where a card lies that may be chosen: in the Progress zone, in the discard pile, in hand, or shown for the choice."""
        top = self.table.agenda[-1]
        about = top.todo[-1] if isinstance(top, Resolution) and top.todo else None
        if isinstance(top, Surplus) or isinstance(about, TurnOver) or (isinstance(top, ActionPlay) and top.step_name() == "room"):
            return "placed"
        if isinstance(top, Awakening):
            return "discard"
        if isinstance(top, Buying) or isinstance(about, LookAtTop | RemoveFlaw):
            return "shown"
        return "hand" if self.seat >= 0 and card in self.table.dreamers[self.seat].hand else "shown"

    def things_of(self, option: Option) -> list[str]:
        """The copy of a card that one would click: equal cards of different zones have ids of their own."""
        seat = self.seat
        if option.verb == vocabulary.POWER:
            return [self.placed_id(seat, option.subject, flipped=False)]
        if option.verb == vocabulary.BUY:
            return [f"shown:{self.content.id_of('card', option.target)}"]
        if option.verb == vocabulary.PICK and option.subject >= vocabulary.PICK_FLIPPED:
            return [self.placed_id(seat, option.subject - vocabulary.PICK_FLIPPED, flipped=True)]
        if option.verb == vocabulary.TAKE:
            where, id = self.taken_from(option.target), self.content.id_of("card", option.target)
            if where == "placed":
                return [self.placed_id(seat, option.target, flipped=False)]
            if where != "hand":
                return [f"shown:{id}" if where == "shown" else f"discard:{seat}:{id}"]
        return super().things_of(option)

    def placed_id(self, seat: int, card: int, flipped: bool) -> str:
        """The id of a copy in the Progress zone: if possible one that lies on that side."""
        dreamer = self.table.dreamers[seat]
        cards = [*dreamer.progress, *dreamer.burdens]
        sides = [*dreamer.flipped, *[0] * len(dreamer.burdens)]
        places = [at for at, each in enumerate(cards) if each == card]
        at = next((at for at in places if bool(sides[at]) == flipped), places[0])
        return f"placed:{seat}:{self.content.id_of('card', card)}{copied(places.index(at))}"

    def hand_card(self, seat: int, index: int, copy: int) -> Card:
        """A card in hand; equal ones have ids of their own and the same options."""
        id = self.content.id_of("card", index)
        if seat != self.seat:
            return self.plain_card(index, f"hand:{seat}:{id}{copied(copy)}")
        card = self.plain_card(index, f"card:{id}{copied(copy)}")
        card.options = [self.key(option) for option in self.mine if option.verb in FROM_HAND and option.subject == index]
        if self.taken_from(index) == "hand":
            card.options = [*card.options, *self.aimed(vocabulary.TAKE, index)]
        card.why_not = None if card.options else self.why_not("card", index)
        return card

    def pile(self, key: str, seat: int, pile: list[int]) -> list[Card]:
        """A pile that lies open; at deck building its cards are put aside from here."""
        found: list[Card] = []
        for at, index in enumerate(pile):
            card = self.plain_card(index, f"{key}:{seat}:{self.content.id_of('card', index)}{copied(pile[:at].count(index))}")
            if key == "discard" and seat == self.seat and self.taken_from(index) == "discard":
                card.options = self.aimed(vocabulary.TAKE, index)
            found.append(card)
        return found

    def deck(self, seat: int, dreamer: DreamerState) -> Zone:
        """The back of the top card is open: whose action lies there. Its own Dreamer finds it among the Basic Actions when it can be used."""
        zone = Zone(id=f"deck:{seat}", name=self.text("thing-deck"), kind="deck", count=len(dreamer.deck.cards))
        if dreamer.deck.cards:
            back = self.table.card(dreamer.deck.cards[-1]).deck
            action = self.table.content.find_or("action", f"back-{back}")
            if action >= 0:
                zone.cards = [Card(id=f"back:{seat}", name=self.named("action", action), kind="back", text=self.printed("action", action))]
        return zone

    def plain_card(self, index: int, id: str) -> Card:
        """An Influence card or a Flaw where it lies."""
        card = self.placed(self.plain("card", index, self.influence_card), f"@{id}")
        card.id, card.shows = id, f"card:{self.content.id_of('card', index)}"
        return card

    def influence_card(self, index: int) -> Card:
        """An Influence card or a Flaw with everything that is printed on it: Intent, cost, price."""
        definition = self.table.content.cards[index]
        card = self.printed_card("card", index, definition.type)
        self.show_cost(card, definition.place if definition.type == "progress" else definition.cost, card.id)
        self.show_intent(card, definition.intent)
        if definition.ether:
            name = self.text("thing-price", what=self.text("price-ether", n=definition.ether))
            card.tokens.append(Token(id=f"price:{card.id}", name=name, kind="price", count=definition.ether))
        return card

    # Around

    def dreamworld(self) -> Board:
        """The districts in their slots, the Locations of each around its middle; it comes first while the Team travels, not when a space of the map is asked for."""
        table = self.table
        board = Board(id="dreamworld", name=self.text("thing-dreamworld"), kind="dreamworld", width=8, height=4)
        lying = [0] * len(table.content.districts)
        for location in table.content.locations:
            if location.district not in table.districts:
                continue
            slot, at = table.content.districts[location.district].slot, lying[location.district]
            lying[location.district] += 1
            x, y = 2 * int(slot[1]) - 2 + (at in (1, 2)), 2 * "AB".index(slot[0]) + at // 2
            name = f"{self.named('location', location.index)} ({self.text(f'icon-name-{location.icon}')})"
            place = Place(id=f"location:{location.id}", name=name, kind=location.icon, x=x, y=y)
            place.sheet = f"hall:{self.content.id_of('district', location.district)}"
            place.ways = self.known(location.paths)
            place.shortcuts = self.known(location.shortcuts)
            place.options = [*self.aimed(vocabulary.GO, location.index), *self.aimed(vocabulary.SHORTCUT, location.index)]
            if table.location == location.index:
                place.tokens.append(Token(id="team-figure", name=self.text("thing-team"), kind="team"))
            board.places.append(place)
        return board

    def known(self, locations: list[int]) -> list[str]:
        """Where arrows lead, as far as the Dreamworld is laid out."""
        table = self.table
        found = [table.content.locations[each] for each in locations]
        return [f"location:{each.id}" for each in found if each.district in table.districts]

    def dice(self) -> list[Die]:
        for frame in reversed(self.table.agenda):
            if isinstance(frame, Roll) and frame.dice:
                of_movement = frame.reason == "EF-EMOV-01"
                face = frame.dice[0] + (vocabulary.MOVEMENT_FACES_AT if of_movement else 0)
                result = 0 if of_movement else max(0, vocabulary.LUCK[frame.dice[0] - 1])
                symbol = names.called(self.book, self.table, "luck", face, self.lang)
                return [Die(id="die:0", name=self.text("thing-die"), kind="die", value=result, symbol=str(symbol))]
        return []

    def goal(self) -> list[AnyThing]:
        """The Gate's goal, and the last script read, as pages."""
        found: list[AnyThing] = []
        if self.table.dream >= 0:
            text = self.printed("dream", self.table.dream)
            found.append(Page(id="goal", name=self.text("thing-goal"), kind="goal", text=text))
        if "programme" in self.table.flags:
            names = ", ".join(self.named("tile", tile) for tile in unrevealed(self.table))
            found.append(Page(id="programme", name=self.text("thing-programme"), kind="page", text=[names]))
        if self.table.scripts:
            index = self.table.scripts[-1]
            found.append(Page(id="script", name=self.named("script", index), kind="script", text=self.printed("script", index)))
        if self.table.modes & CAMPAIGN and self.table.location >= 0 and self.table.dream < 0 and self.table.slumber < 0:
            found.extend(Diary(self.book, self.table.content, storing.to_data(self.table), self.lang).pages())
        if self.table.location >= 0 and self.table.dream < 0:
            season = self.table.season
            found.append(Page(id="season", name=self.named("season", season), kind="season", text=self.printed("season", season)))
        return found
