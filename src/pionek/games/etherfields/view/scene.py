"""What a Dreamer sees: the Dreamscape, the boards, the Turn card, Entity tiles, the clock, the Dreamworld, scripts."""

from __future__ import annotations

from pionek.core.rules.in_force import parts
from pionek.core.rules.rolls import Roll
from pionek.core.view.building import SceneBuilder
from pionek.core.view.scene import AnyThing, Board, Card, Counter, Die, Page, Place, Portrait, Scene, Token, Zone
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign import storing
from pionek.games.etherfields.campaign.diary import Diary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import WIDTH, edge, name_of
from pionek.games.etherfields.model.pieces import DreamerState, EntityTile
from pionek.games.etherfields.model.secrets import unrevealed
from pionek.games.etherfields.model.state import CAMPAIGN
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.view import names

SIDES = (("n", -WIDTH), ("e", 1), ("s", WIDTH), ("w", -1))


class EtherfieldsScene(SceneBuilder):
    """A scene of Etherfields in the making."""

    table: Deeds

    def draw(self) -> Scene:
        things: list[AnyThing] = []
        table = self.table
        if table.map().tiles:
            things.append(self.dreamscape())
        if table.location >= 0 and table.dream < 0:
            things.insert(0 if table.slumber < 0 else len(things), self.dreamworld())
        things.append(self.team())
        things.extend(self.dice())
        for offset in range(table.seats):
            things.append(self.portrait((max(self.seat, 0) + offset) % table.seats))
        things.extend(self.goal())
        return self.scene(things)

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
        place.options = self.aimed(vocabulary.TO, space)
        place.closed = [side for side, other in SIDES if edge(space, space + other) in scape.walls]
        for seat in table.dreamers_at(space):
            place.tokens.append(Token(id=f"dreamer:{seat}", name=self.game.names.seat_name(table, seat, self.lang), kind="figure", owner=seat))
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
        ground = self.table.terrain(space)
        for at, name in enumerate(vocabulary.TERRAINS):
            if ground >> at & 1:
                return name
        return "blocked" if space in self.table.map().blocked else "plain"

    def figure(self, at: int) -> Token:
        figure = self.table.figures[at]
        name = names.figure_name(self.table, at, self.lang)
        states = [self.text(f"state-{state}") for kind, state in enumerate(vocabulary.STATES) if figure.states >> kind & 1]
        token = Token(id=f"figure:{at}", name=f"{name} ({', '.join(states)})" if states else name, kind="entity")
        token.options = self.aimed(vocabulary.AIM, at)
        return token

    def aimed(self, verb: int, target: int) -> list[str]:
        """Keys of the options that point at a space, a figure or a seat."""
        return [self.game.key(self.content, option) for option in self.mine if option.verb == verb and option.target == target]

    def printed_card(self, kind: str, index: int, shown_as: str = "") -> Card:
        """A thing of the packs with what is printed on it."""
        name = self.named(kind, index)
        return Card(id=f"{kind}:{self.content.id_of(kind, index)}", name=name, kind=shown_as or kind, text=self.printed(kind, index))

    def offered(self, card: Card, kind: str, index: int, *verbs: int) -> Card:
        """The same card with its options, also those of these verbs that point at it; without any, with the reason."""
        card.options = [*self.options(kind, index), *(key for verb in verbs for key in self.aimed(verb, index))]
        card.why_not = None if card.options else self.why_not(kind, index)
        return card

    def action(self, index: int) -> Card:
        action = self.table.content.actions[index]
        card = self.offered(self.printed_card("action", index, action.type), "action", index)
        if self.table.gradual_paid[index]:
            card.tokens.append(Token(id=f"paid:{action.id}", name=self.text("thing-paid"), kind="intent", count=self.table.gradual_paid[index], limit=self.table.seats))
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

    def item(self, index: int) -> Card:
        return self.offered(self.printed_card("item", index), "item", index, vocabulary.TAKE_ITEM)

    def shown_cards(self) -> list[AnyThing]:
        """Cards that lie open for a choice: of the Market, of another's hand, of the cards put aside."""
        table = self.table
        shown = {option.target for option in self.mine if option.verb in (vocabulary.TAKE, vocabulary.BUY)}
        for frame in table.agenda:
            if isinstance(frame, Buying):
                shown.update(frame.shown)
        own = set()
        if self.seat >= 0:
            dreamer = table.dreamers[self.seat]
            own = {*dreamer.hand, *dreamer.progress, *dreamer.burdens, *dreamer.discard}
        found: list[AnyThing] = []
        for index in sorted(shown - own):
            card = self.card(index, self.seat >= 0)
            card.cost = table.content.cards[index].ether
            found.append(card)
        top = table.agenda[-1]
        if isinstance(top, TakeItem):
            found.append(self.item(top.item))
        if isinstance(top, WearMask):
            found.extend(self.mask(mask, top.who) for mask in top.masks if mask != table.dreamers[top.who].mask and top.who == self.seat)
        for option in self.mine:
            if option.verb == vocabulary.GATE:
                found.append(Card(id=f"dream:{self.content.id_of('dream', option.target)}", name=self.named("dream", option.target), kind="gate", options=self.aimed(vocabulary.GATE, option.target)))
        return found

    # Dreamers

    def portrait(self, seat: int) -> Portrait:
        dreamer = self.table.dreamers[seat]
        mine = seat == self.seat
        things: list[AnyThing] = [*self.dials(seat, dreamer), *self.states(seat, dreamer)]
        if dreamer.mask >= 0:
            things.append(self.mask(dreamer.mask, seat))
        for at, card in enumerate(dreamer.progress):
            things.append(self.progress(seat, card, bool(dreamer.flipped[at])))
        things.extend(self.progress(seat, card, flipped=False) for card in dreamer.burdens)
        if dreamer.memory >= 0:
            things.append(self.printed_card("memory", dreamer.memory))
        things.append(Zone(id=f"hand:{seat}", name=self.text("thing-hand"), kind="hand", count=len(dreamer.hand), cards=[self.card(card, mine) for card in dreamer.hand]))
        things.append(self.deck(seat, dreamer))
        for key, pile in (("discard", dreamer.discard), ("sealed", dreamer.sealed)):
            things.append(Zone(id=f"{key}:{seat}", name=self.text(f"thing-{key}"), kind="discard", count=len(pile), cards=[self.plain_card(card) for card in pile]))
        return Portrait(
            id=f"seat:{seat}", name=self.game.names.seat_name(self.table, seat, self.lang), kind="dreamer", seat=seat,
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
        found: list[AnyThing] = [distress]
        for key, value in (("ether", dreamer.ether), ("gems", dreamer.gems), ("spirits", dreamer.spirits)):
            if value or key != "spirits":
                found.append(Counter(id=f"{key}:{seat}", name=self.text(f"thing-{key}"), kind=key, value=value))
        return found

    def states(self, seat: int, dreamer: DreamerState) -> list[AnyThing]:
        found: list[AnyThing] = [
            Token(id=f"state:{seat}:{kind}", name=self.text(f"state-{state}"), kind="state")
            for kind, state in enumerate(vocabulary.STATES) if dreamer.states >> kind & 1
        ]  # fmt: skip
        letters = self.table.letters.count(-2 - seat)
        if letters:
            found.append(Token(id=f"carried:{seat}", name=self.text("thing-letters"), kind="story", count=letters))
        for owner, at in enumerate(self.table.personals):
            if at == -2 - seat:
                found.append(Token(id=f"personal:{owner}", name=self.text("thing-personal", who=self.named("dreamer", owner)), kind="personal"))
        return found

    def mask(self, index: int, seat: int) -> Card:
        card = self.printed_card("mask", index)
        return self.offered(card, "mask", index, vocabulary.TAKE_MASK) if seat == self.seat else card

    def progress(self, seat: int, card: int, flipped: bool) -> Card:
        thing = self.plain_card(card)
        if flipped:
            thing.name = self.text("thing-flipped", card=thing.name)
        return self.offered(thing, "card", card, vocabulary.TAKE) if seat == self.seat else thing

    def deck(self, seat: int, dreamer: DreamerState) -> Zone:
        """The back of the top card is open: whose action lies there. Its own Dreamer finds it among the Basic Actions when it can be used."""
        zone = Zone(id=f"deck:{seat}", name=self.text("thing-deck"), kind="deck", count=len(dreamer.deck.cards))
        if dreamer.deck.cards:
            back = self.table.card(dreamer.deck.cards[-1]).deck
            action = self.table.content.find_or("action", f"back-{back}")
            if action >= 0:
                zone.cards = [Card(id=f"back:{seat}", name=self.named("action", action), kind="back", text=self.printed("action", action))]
        return zone

    def plain_card(self, index: int) -> Card:
        return self.printed_card("card", index, self.table.content.cards[index].type)

    def card(self, index: int, mine: bool) -> Card:
        card = self.plain_card(index)
        return self.offered(card, "card", index, vocabulary.TAKE, vocabulary.BUY) if mine else card

    # Around

    def dreamworld(self) -> Board:
        """The districts in their slots, the Locations of each around its middle; it comes first while the Team travels."""
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

    def dice(self) -> list[AnyThing]:
        for frame in reversed(self.table.agenda):
            if isinstance(frame, Roll) and frame.dice:
                value = frame.dice[0] + (vocabulary.MOVEMENT_FACES_AT if frame.reason == "EF-EMOV-01" else 0)
                symbol = names.called(self.book, self.table, "luck", value, self.lang)
                return [Die(id="die:0", name=self.text("thing-die"), kind="die", value=frame.dice[0], symbol=str(symbol))]
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
