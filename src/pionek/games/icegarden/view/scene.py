"""What a seat sees: the map, the tracks, the action fields, and every player's card. All players see the same."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.core.view.building import SceneBuilder, read
from pionek.core.view.scene import (
    AnyThing,
    Board,
    Card,
    Counter,
    Lead,
    Marker,
    Phase,
    Place,
    Portrait,
    Race,
    Ribbon,
    Runner,
    Scene,
    Sum,
    TextPart,
    Token,
    Track,
)
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.definitions import Deed, Helmet, Side, Tile, Unit
from pionek.games.icegarden.model.ranking import favourite, nearby, ranking
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.closing_regions import Closing
from pionek.games.icegarden.procedures.domination_phase import RegionDomination
from pionek.games.icegarden.procedures.individual_goals import progress
from pionek.games.icegarden.procedures.initiative_phase import may_double
from pionek.games.icegarden.procedures.moving_m_factor import Shifting
from pionek.games.icegarden.procedures.ravenous_mountain import Mountain
from pionek.games.icegarden.procedures.round import Round
from pionek.games.icegarden.procedures.table import IceGardenTable
from pionek.games.icegarden.procedures.vuko import VukoVisit, has_pieces, is_active

PHASES = ("initiative", "planning", "actions", "activation", "vuko", "domination")
MOST_LABELS = 20_000
"""How many texts are kept at most."""


class IceGardenScene(SceneBuilder[IceGardenTable]):
    """Builds the scene of a table for one seat."""


    def draw(self) -> Scene:
        things: list[AnyThing] = [*self.clocks(), self.map(), self.fields()]
        things.extend(self.outlook() if self.table.round else [])
        things.extend([self.initiative(), self.reputation(), self.points()])
        things.extend(self.scenario())
        things.extend(self.supplies())
        count = len(self.table.players)
        for offset in range(count):
            things.append(self.portrait((max(self.seat, 0) + offset) % count))
        return self.scene(things)

    def text(self, key: str, **args: Any) -> str:
        """A text is made once for each language and each set of arguments."""
        asked = (self.lang, key, *args.values())
        labels = self.table.content.labels
        label = labels.get(asked)
        if label is None:
            if len(labels) >= MOST_LABELS:
                labels.clear()
            label = labels[asked] = super().text(key, **args)
        return label

    def name_of(self, seat: int) -> str:
        return self.named("character", self.table.players[seat].character)

    def ribbon(self) -> Ribbon | None:
        table = self.table
        if not table.round:
            return None
        found = table.nearest(Round)
        step = {"catch_up": "initiative", "robot": "initiative", "order_tokens": "planning", "refresh": "domination", "check": "domination"}
        name = found.step_name() if found is not None else ""
        active = table.decision.seat if table.decision is not None else None
        ribbon = Ribbon(self.text("ribbon-round", n=table.round, stage=table.stage()), active, [Phase(each, self.text(f"phase-{each}")) for each in PHASES])
        name = step.get(name, name)
        ribbon.now = PHASES.index(name) if name in PHASES else None
        return ribbon

    def race(self) -> Race:
        """Points, and how far the goal of each player is."""
        runners: list[Runner] = []
        for seat, player in enumerate(self.table.players):
            need = self.table.character_of(seat).need
            done = progress(self.table, seat)
            runners.append(Runner(seat, player.points, self.text("race-text", points=player.points, done=done, need=need)))
        return Race(self.text("thing-points"), vocabulary.POINTS_TO_END, 0, runners)

    def prompt_detail(self) -> list[TextPart]:
        """What one still has to pay or to place with."""
        player = self.table.players[self.seat]
        frame = self.table.agenda[-1]
        name = type(frame).__name__
        if name == "Planning":
            return [self.text("detail-to-place", n=player.to_place)]
        if name in ("Influence", "Mountain"):
            return [self.text("detail-population", n=player.tokens[vocabulary.POPULATION], markers=player.supply)]
        if name in ("Movement", "Attack", "Upgrading"):
            return [self.text("detail-gold", n=player.tokens[vocabulary.GOLD])]
        if isinstance(frame, RegionDomination):
            return [read(self.brief("tile", self.table.tile_of(frame.region).index))]
        return []

    def prompt_about(self) -> list[str]:
        """The region in question."""
        frame = self.table.agenda[-1]
        region = vocabulary.NOWHERE
        if isinstance(frame, RegionDomination | Closing):
            region = frame.region
        elif isinstance(frame, VukoVisit):
            region = self.table.vuko
        elif isinstance(frame, Attack) and frame.step_name() == "hit":
            region = self.table.sequence[frame.turn]
        elif isinstance(frame, Resolution) and frame.trigger is not None:
            region = frame.trigger.subject
        return [f"region:{self.content.id_of('region', region)}"] if region != vocabulary.NOWHERE else []

    def way(self, option: Option) -> list[str]:
        """From one region to another."""
        if option.verb in (vocabulary.MOVE, vocabulary.SWALLOW):
            return [f"region:{self.content.id_of('region', each)}" for each in (option.subject, option.target)]
        if option.verb == vocabulary.MARCH:
            return [f"region:{self.content.id_of('region', each)}" for each in (option.target, option.amount)]
        return []

    def option_detail(self, option: Option) -> str:
        """What a field does, what lies in a region, what an upgrade or a unit can."""
        verb = option.verb
        if verb == vocabulary.PLAN:
            return read(self.brief("field", option.subject))
        if verb == vocabulary.REGION and self.table.tiles[option.subject] >= 0:
            return read(self.brief("tile", self.table.tile_of(option.subject).index))
        if verb in (vocabulary.BUY, vocabulary.REPLACE):
            return read(self.brief("ability", option.target))
        return read(self.brief("unit", option.subject)) if verb == vocabulary.SUMMON else ""

    def option_text(self, option: Option) -> str:
        """Spy fields that stay empty have texts of their own."""
        if option.verb == vocabulary.SPY and option.subject < 0:
            return self.text("option-spy-none")
        if option.verb == vocabulary.SPY and option.target < 0:
            return self.text("option-spy-one", subject=self.named("ability", option.subject))
        if option.verb == vocabulary.ADVANCE:
            at = self.table.players[self.seat].helmet + option.amount
            return self.text("option-advance", amount=option.amount, helmet=self.named("helmet", at), **self.ship(at))
        if option.verb in (vocabulary.BUY, vocabulary.REPLACE):
            args: dict[str, Any] = {"subject": self.named("unit", option.subject), "target": self.named("ability", option.target)}
            if option.verb == vocabulary.REPLACE:
                args["amount"] = self.named("ability", option.amount)
            key = "option-buy" if option.verb == vocabulary.BUY else "option-replace-upgrade"
            return self.text(key, **args, price=self.price(option.target))
        return super().option_text(option)

    def ship(self, helmet: int) -> dict[str, Any]:
        """What stands under a helmet: the number of the ship, the action markers, and whether the ship is red."""
        definition = self.table.content.helmets[helmet]
        return {"ship": definition.ship, "cubes": definition.cubes, "red": "yes" if definition.red else "no"}

    def price(self, ability: int) -> str:
        """What an upgrade costs."""
        price = self.table.content.powers[ability].price
        return ", ".join(self.text("thing-price", n=count, name=self.named("resource", resource)) for resource, count in price)

    def prompt_args(self) -> dict[str, Any]:
        """The price of Ravenous Mountain, the region being resolved, attacked, closed or visited, and what is left to do."""
        frame = self.table.agenda[-1]
        if isinstance(frame, Mountain):
            return {"price": self.table.mountain_price()}
        if isinstance(frame, Shifting):
            return {"left": frame.left}
        if isinstance(frame, RegionDomination | Closing):
            return {"region": self.named("region", frame.region)}
        if isinstance(frame, VukoVisit):
            return {"region": self.named("region", self.table.vuko)}
        if isinstance(frame, Attack) and frame.step_name() == "hit":
            return {"region": self.named("region", self.table.sequence[frame.turn]), "left": frame.left}
        if isinstance(frame, Resolution) and frame.trigger is not None:
            return {"region": self.named("region", frame.trigger.subject)}
        return {}

    # The map

    def map(self) -> Board:
        board = Board(id="map", name=self.text("thing-map"), kind="other-side" if self.table.side else "map", width=100, height=100)
        side = self.side()
        if side is not None:
            board = Board(id="side", name=side.name[self.lang], kind=f"side:{side.id}", width=100, height=100)
        shown = max(self.table.tiles) >= 0
        order = self.table.sequence if shown else []
        regions = [*order, *(each.index for each in self.table.content.regions if each.index not in order)]
        board.places = [self.region(region, shown) for region in regions]
        return board

    def side(self) -> Side | None:
        """The side of the board that is up, if a pack brought it."""
        own = self.table.side - vocabulary.PRINTED_SIDES
        return self.table.content.sides[own] if own >= 0 else None

    def region(self, region: int, shown: bool) -> Place:
        table = self.table
        side = self.side()
        definition = table.content.regions[region]
        name = self.named("region", region)
        laid = region in table.sequence
        if laid and shown:
            name = self.text("thing-region", n=table.number(region), name=name)
        kind = "closed" if table.closed[region] else "region" if laid else "out"
        place = Place(id=f"region:{definition.id}", name=name, kind=kind)
        place.x, place.y = definition.at
        if side is not None:
            place.x, place.y = side.places.get(region, definition.at)
            place.ways = [f"region:{other.id}" for other in table.content.regions if side.near[region] >> other.index & 1]
        place.options = self.options("region", region)
        place.why_not = self.why_not("region", region)
        place.rules = ["IG-DOM-01"]
        if laid:
            place.cards = [self.tile(region, shown)]
        if laid and shown:
            place.order = table.number(region)
        lead = [self.lead(region)] if shown and laid and not table.closed[region] else []
        if lead:
            place.lead = self.leading(region)
        place.tokens = [*lead, *self.signs(region), *self.pieces(region)]
        return place

    def tile(self, region: int, shown: bool) -> Card:
        id = self.table.content.regions[region].id
        if not shown:
            return Card(id=f"tile:{id}", name=self.text("thing-tile-back"), kind="back", hidden=True)
        tile = self.table.tile_of(region)
        return self.once(("tile", region, tile.index), lambda: self.face_up(tile, id))

    def face_up(self, tile: Tile, id: str) -> Card:
        """A scoring tile with what it yields and the points of its places."""
        points = "/".join(str(each) for each in tile.points)
        name = self.text("thing-tile", p=tile.population, g=tile.gold, m=tile.m_factor, points=points)
        text = self.printed("tile", tile.index)
        card = Card(id=f"tile:{id}", name=name, kind="tile", text=text, brief=self.brief("tile", tile.index), rules=["IG-COMP-20"])
        resources = zip(self.table.content.resources, (tile.population, tile.gold, tile.m_factor), strict=False)
        yields = [(each.id, self.named("resource", each.index), count) for each, count in resources if count]
        for kind, called, value in (*yields, *(("points", self.text("thing-points"), each) for each in tile.points)):
            card.numbers.append(Counter(id=f"{kind}:{id}:{len(card.numbers)}", name=called, kind=kind, value=value))
        return card

    def signs(self, region: int) -> list[Token]:
        """The things in a region that are not pieces of a player."""
        table = self.table
        found: list[Token] = []
        for what, count, rule in (
            ("closed", table.closed[region], "IG-CLOSE-11"),
            ("vuko", int(table.vuko == region), "IG-VUKO-12"),
            ("thorn", int(table.thorn == region), "IG-DYKEN-04"),
            ("nations", table.nations[region], "IG-NATION-01"),
            ("sanctuary", table.sanctuaries[region], "IG-SANCT-01"),
            ("turned", table.turned[region], "IG-SANCT-04"),
            ("tower", table.towers[region], "IG-FREI-03"),
            ("nightmare", table.nightmares[region], "IG-EVENT-02"),
        ):
            if count:
                id = f"{what}:{table.content.regions[region].id}"
                found.append(Token(id=id, name=self.text(f"thing-{what}"), kind=what, count=count, rules=[rule]))
                if what == "vuko" and (to := self.next_visit()) >= 0:
                    found[-1].bound = f"region:{table.content.regions[to].id}"
        return found

    def next_visit(self) -> int:
        """The region to which Vuko would go now; -1 if he would stay."""
        table = self.table
        regions = favourite(table, table.worst()) if is_active(table) else []
        return next((region for region in regions if region != table.vuko), vocabulary.NOWHERE)

    def pieces(self, region: int) -> list[Token]:
        """Markers and figures of every player."""
        found: list[Token] = []
        for seat, player in enumerate(self.table.players):
            if not player.is_in(region) and not player.withdrawn[region] and not player.sealed[region]:
                continue
            for what, counts, rule in (
                ("marker", player.markers, "IG-DOMINF-01"),
                ("withdrawn", player.withdrawn, "IG-VUKO-12"),
                ("sealed", player.sealed, "IG-CLOSE-03"),
            ):
                if counts[region]:
                    found.append(self.marker(what, seat, region, counts[region], rule))
            for unit in self.table.card(seat):
                found.extend(self.figures(seat, unit.index, unit.place, region))
        return found

    def marker(self, what: str, seat: int, region: int, count: int, rule: str) -> Token:
        id = f"{what}:{self.content.id_of('character', self.table.players[seat].character)}:{self.table.content.regions[region].id}"
        return Token(id=id, name=self.text(f"thing-{what}", who=self.name_of(seat)), kind=what, count=count, owner=seat, rules=[rule])

    def figures(self, seat: int, unit: int, place: int, region: int) -> list[Token]:
        """Equal figures in a region are one token; those laid down, and those with damage, are others."""
        player = self.table.players[seat]
        equal: dict[tuple[str, int], int] = {}
        for figure in vocabulary.FIGURES_OF[place]:
            if player.figures[figure] == region:
                state = ("down", 0) if player.down >> figure & 1 else ("figure", player.damage[figure])
                equal[state] = equal.get(state, 0) + 1
        found: list[Token] = []
        for (kind, damage), count in sorted(equal.items(), reverse=True):
            id, name = f"{kind}:{self.content.id_of('unit', unit)}:{self.table.content.regions[region].id}", self.named("unit", unit)
            if damage:
                id, name = f"{id}:{damage}", self.text("thing-hurt", unit=name, damage=damage)
            token = Token(
                id=id,
                name=self.text("thing-down", unit=name) if kind == "down" else name,
                kind=f"{kind}-{place + 1}",
                count=count,
                owner=seat,
                text=self.printed("unit", unit),
                rules=["IG-DOMINF-02" if kind == "figure" else "IG-ATTACK-13"],
            )
            if kind == "figure":
                token.numbers = self.printed_on(id, place, player)
            found.append(token)
        return found

    def leading(self, region: int) -> Lead:
        """Who dominates now, all sums, and what decided between equal ones."""
        table = self.table
        seats = ranking(table, region)
        sums = [Sum(seat, table.influence(seat, region)) for seat in seats]
        below = [Sum(seat, table.influence(seat, region)) for seat in range(len(table.players)) if seat not in seats and table.influence(seat, region)]
        if not seats:
            return Lead(None, below, rule="IG-NATION-02")
        if len(sums) > 1 and sums[0].value == sums[1].value:
            near = nearby(table, seats[0], region) > nearby(table, seats[1], region)
            rule = "IG-DOMTIE-01" if near else "IG-SOLO-05" if table.solo else "IG-DOMTIE-02"
            return Lead(seats[0], [*sums, *below], self.text("lead-nearby" if near else "lead-reputation"), rule, self.name_of(seats[0]))
        return Lead(seats[0], [*sums, *below], "", "IG-FLOW-06", self.name_of(seats[0]))

    def printed_on(self, id: str, place: int, player: Scientist) -> list[Counter]:
        """The influence of one figure, and how many upgrades its type has."""
        influence = place + 1 + player.power[place * vocabulary.ABILITIES + vocabulary.DOMINATION]
        bought = sum(each != vocabulary.EMPTY for each in player.bought[place * 2 : place * 2 + 2])
        found = [Counter(id=f"influence:{id}", name=self.text("thing-influence"), kind="influence", value=influence, rules=["IG-DOMINF-02"])]
        if bought:
            found.append(Counter(id=f"upgrades:{id}", name=self.text("thing-bought"), kind="upgrades", value=bought))
        return found

    def lead(self, region: int) -> Token:
        """The player who dominates now, and how everybody's influence adds up."""
        table = self.table
        seats = ranking(table, region)
        id = f"lead:{table.content.regions[region].id}"
        if not seats:
            return Token(id=id, name=self.text("thing-no-lead"), kind="lead", rules=["IG-NATION-02"])
        totals = [table.influence(seat, region) for seat in seats]
        name = self.text("thing-lead", who=self.name_of(seats[0]), sum=":".join(str(each) for each in totals))
        token = Token(id=id, name=name, kind="lead", owner=seats[0], rules=["IG-FLOW-06"])
        sums = []
        if len(totals) > 1 and totals[0] == totals[1]:
            around = [nearby(table, seat, region) for seat in seats[:2]]
            if around[0] > around[1]:
                token.rules = ["IG-DOMTIE-01"]
                sums.append(self.text("thing-tie-nearby", who=self.name_of(seats[0]), more=around[0] - around[1]))
            else:
                token.rules = ["IG-SOLO-05" if table.solo else "IG-DOMTIE-02"]
                sums.append(self.text("thing-tie-reputation", who=self.name_of(seats[0])))
        for seat, total in zip(seats, totals, strict=True):
            markers = table.players[seat].markers[region]
            sums.append(self.text("thing-sum", who=self.name_of(seat), total=total, markers=markers, units=total - markers))
        token.text = ["; ".join(sums)]
        return token

    # Fields and tracks

    def fields(self) -> Board:
        board = Board(id="fields", name=self.text("thing-fields"), kind="fields", width=1, height=8)
        order = [vocabulary.VIPER, *self.table.field_order, vocabulary.FIELDS, vocabulary.FIELDS + 1]
        board.places = [self.field(field, at) for at, field in enumerate(order)]
        return board

    def field(self, field: int, at: int) -> Place:
        table = self.table
        definition = table.content.fields[field]
        taken = table.slots[field] if field < vocabulary.FIELDS else []
        slots = definition.slots[len(table.players) - 2] if definition.slots else 0
        name = self.text("thing-field", n=at, name=self.named("field", field))
        if slots:
            name = self.text("thing-field-slots", n=at, name=self.named("field", field), taken=len(taken), slots=slots)
        place = Place(id=f"field:{definition.id}", name=name, kind="field", y=at, limit=slots or None)
        place.options = self.options("field", field)
        place.why_not = self.why_not("field", field)
        place.rules = ["IG-ACT-01"]
        for slot, seat in enumerate(taken):
            action = self.text("thing-action", who=self.name_of(seat))
            place.tokens.append(Token(id=f"action:{definition.id}:{slot}", name=action, kind="action", owner=seat))
        deeds = self.once(("deeds", field), lambda: [each.index for each in self.content.entries["deed"] if isinstance(each, Deed) and each.field == field])
        if any(self.options("deed", deed) for deed in deeds):
            place.tokens.extend(self.deed(deed) for deed in deeds)
        return place

    def deed(self, index: int) -> Token:
        id, options = f"deed:{self.content.id_of('deed', index)}", self.options("deed", index)
        return Token(id=id, name=self.named("deed", index), kind="deed", options=options, why_not=self.why_not("deed", index))

    def clocks(self) -> list[AnyThing]:
        table = self.table
        return [
            Counter(id="round", name=self.text("thing-round"), kind="round", value=table.round),
            Counter(id="stage", name=self.text("thing-stage"), kind="stage", value=table.stage(), high=4),
            Counter(id="snow", name=self.text("thing-snow"), kind="snow", value=table.snow, low=0, high=table.limit, rules=["IG-SNOW-01"]),
        ]

    def outlook(self) -> list[AnyThing]:
        """What players would otherwise work out themselves: whom Vuko visits next, who wins by the snow, the next red ship."""
        table = self.table
        found: list[AnyThing] = self.guest()
        if not table.solo:
            winner = self.text("thing-snow-winner", who=self.name_of(table.snow_winner(-1, 0)))
            found.append(Token(id="snow-winner", name=winner, kind="snow", rules=["IG-SNOW-07"]))
        for helmet in table.content.helmets:
            if helmet.red and not table.reached >> helmet.index & 1:
                red = self.text("thing-red-ship", name=self.named("helmet", helmet.index))
                found.append(Token(id="red-ship", name=red, kind="ship", rules=["IG-INIT-15"]))
                break
        if table.factor:
            found.append(Token(id="scoring", name=self.text("thing-scoring"), kind="ship", count=table.factor, rules=["IG-SCORE-01"]))
        if table.final:
            found.append(Token(id="last-round", name=self.text("thing-last-round"), kind="ship", rules=["IG-INIT-18"]))
        return found

    def guest(self) -> list[AnyThing]:
        """Whom Vuko would visit next, and where; before he is in play, only that he is not."""
        table = self.table
        if not is_active(table):
            return [Token(id="guest", name=self.text("thing-no-vuko"), kind="vuko", rules=["IG-VUKO-01"])]
        guest = table.worst()
        rule = "IG-SOLO-27" if table.solo else "IG-REP-08"
        found: list[AnyThing] = [Token(id="guest", name=self.text("thing-guest", who=self.name_of(guest)), kind="vuko", rules=[rule])]
        to = self.next_visit()
        if to >= 0:
            goal = self.text("thing-goal-place", region=self.named("region", to))
            found.append(Token(id="guest-region", name=goal, kind="vuko", rules=["IG-VUKO-03"]))
        elif table.vuko != vocabulary.NOWHERE and has_pieces(table, guest, table.vuko):
            stays = self.text("thing-vuko-stays", region=self.named("region", table.vuko))
            found.append(Token(id="guest-region", name=stays, kind="vuko", rules=["IG-VUKO-06"]))
        return found

    def initiative(self) -> Board:
        """The initiative track, each stack from the bottom to the top."""
        table = self.table
        board = Board(id="initiative", name=self.text("thing-initiative"), kind="initiative", width=10, height=4)
        taken = [player.helmet for player in table.players]
        for helmet in table.content.helmets:
            draw = partial(self.helmet, helmet)
            board.places.append(draw() if helmet.index in taken else self.once(("helmet", helmet.index), draw))
        return board

    def helmet(self, helmet: Helmet) -> Place:
        table = self.table
        name = self.text("thing-helmet", name=self.named("helmet", helmet.index), **self.ship(helmet.index))
        place = Place(id=f"helmet:{helmet.id}", name=name, kind="red" if helmet.red else "helmet", x=helmet.index)
        place.y = helmet.stage
        place.value = helmet.index + 1
        place.numbers = [
            Counter(id=f"ship:{helmet.id}", name=self.text("thing-ship"), kind="ship", value=helmet.ship, rules=["IG-INIT-11"]),
            Counter(id=f"cubes:{helmet.id}", name=self.text("thing-to-place"), kind="action", value=helmet.cubes, rules=["IG-INIT-14"]),
        ]
        place.tokens = [self.round_marker("initiative", seat) for seat in table.stacked if table.players[seat].helmet == helmet.index]
        return place

    def round_marker(self, track: str, seat: int) -> Token:
        id = self.content.id_of("character", self.table.players[seat].character)
        return Token(id=f"{track}:{id}", name=self.name_of(seat), kind="round-marker", owner=seat)

    def reputation(self) -> Board:
        """The reputation track, each stack from the bottom, which is best, to the top; without markers in the solo game."""
        table = self.table
        board = Board(id="reputation", name=self.text("thing-reputation"), kind="reputation", width=11, height=4)
        values = table.reputation if not table.solo else []
        lowest = min([vocabulary.LOWEST, *values])
        for value in range(vocabulary.YIN_YANG, lowest - 1, -1):
            place = self.once(("space", value), partial(self.standing, value))
            if value in values:
                place = copy(place)
                place.tokens = [self.round_marker("reputation", seat) for seat in table.ranks if values[seat] == value]
            board.places.append(place)
        return board

    def standing(self, value: int) -> Place:
        """A space of the reputation track."""
        down = vocabulary.YIN_YANG - value
        return Place(id=f"space:{down}", name=str(value) if down else self.text("thing-yin-yang"), kind="space", x=down, y=value)

    def points(self) -> Track:
        markers = [Marker(seat, player.points, self.name_of(seat)) for seat, player in enumerate(self.table.players)]
        name, length = self.text("thing-points-track"), vocabulary.POINTS_TO_END
        return Track(id="points", name=name, kind="points", length=length, markers=markers, rules=["IG-END-10"])

    def scenario(self) -> list[AnyThing]:
        active = self.table.active_tiles()
        found: list[AnyThing] = []
        for at, each in enumerate(self.table.scenario):
            name = self.text("thing-arrow-tile" if each % 2 else "thing-stage-tile", n=at + 1, name=self.named("scenario", each // 2))
            card = Card(id=f"scenario:{self.content.id_of('scenario', each // 2)}", name=name, kind="arrow" if each % 2 else "plain")
            card.text = self.printed("scenario", each // 2)
            card.lit = each // 2 in active
            card.rules = [self.table.content.scenarios[each // 2].rule, "IG-ADV-03" if each % 2 else "IG-ADV-02"]
            found.append(card)
        return found

    def supplies(self) -> list[AnyThing]:
        table = self.table
        found: list[AnyThing] = []
        for resource in table.content.resources[:3]:
            name = self.text("thing-supply", name=self.named("resource", resource.index))
            count, options = table.supply[resource.index], self.options("resource", resource.index)
            found.append(Counter(id=f"resource:{resource.id}", name=name, kind="supply", value=count, high=resource.supply, options=options))
        for ability in table.content.powers[: vocabulary.ABILITIES]:
            name = self.text("thing-upgrades", name=self.named("ability", ability.index), price=self.price(ability.index))
            count, options = table.upgrades[ability.index], self.options("ability", ability.index)
            found.append(Counter(id=f"ability:{ability.id}", name=name, kind="upgrades", value=count, options=options))
        found.append(Counter(id="vuko-supply", name=self.text("thing-vuko-supply"), kind="vuko", value=max(0, table.vuko_tokens)))
        if any(table.recruited):
            garden = Place(id="garden", name=self.text("thing-garden"), kind="garden")
            for seat, count in enumerate(table.recruited):
                if count:
                    id = self.content.id_of("character", table.players[seat].character)
                    name = self.text("thing-marker", who=self.name_of(seat))
                    garden.tokens.append(Token(id=f"recruit:{id}", name=name, kind="marker", count=count, owner=seat))
            found.append(garden)
        return found

    # A player's card

    def portrait(self, seat: int) -> Portrait:
        table = self.table
        character = table.character_of(seat)
        text = self.printed("character", character.index)
        goal = Card(id=f"goal-of:{character.id}", name=self.text("thing-goal"), kind="goal", text=text, rules=[character.rule])
        things: list[AnyThing] = [*self.counters(seat), goal, *(self.unit(seat, unit) for unit in table.card(seat))]
        return Portrait(
            id=f"character:{character.id}",
            shows=f"character:{character.id}",
            name=character.full,
            kind=character.colour,
            rules=[character.rule],
            seat=seat,
            active=table.decision is not None and table.decision.seat == seat,
            mine=seat == self.seat,
            things=things,
        )

    def counters(self, seat: int) -> list[AnyThing]:
        table = self.table
        player = table.players[seat]
        character = table.character_of(seat)
        id = character.id
        found: list[AnyThing] = [
            self.counter(f"goal:{id}", f"thing-goal-{character.goal}", "goal", progress(table, seat), character.need),
            self.counter(f"points:{id}", "thing-points", "points", player.points),
            self.counter(f"population:{id}", "thing-population", "population", player.tokens[vocabulary.POPULATION]),
            self.counter(f"gold:{id}", "thing-gold", "gold", player.tokens[vocabulary.GOLD]),
        ]
        for level in range(4):
            key = f"level:level-{level}" if seat == self.seat else f"m-factor:{id}:{level}"
            value = player.tokens[vocabulary.M_ZERO + level]
            if seat == self.seat and self.options("level", level):
                name = self.text("thing-m-factor", n=level)
                found.append(Counter(id=key, name=name, kind="m-factor", value=value, options=self.options("level", level)))
            else:
                found.append(self.counter(key, "thing-m-factor", "m-factor", value, n=level))
        found.append(self.counter(f"markers:{id}", "thing-free-markers", "markers", player.supply))
        found.append(self.counter(f"vuko:{id}", "thing-vuko-tokens", "vuko", player.vuko))
        if player.viper:
            found.append(self.counter(f"viper:{id}", "thing-viper", "viper", player.viper))
        if player.to_place:
            found.append(self.counter(f"to-place:{id}", "thing-to-place", "action", player.to_place))
        if player.nightmares:
            found.append(self.counter(f"nightmares:{id}", "thing-nightmares-left", "nightmare", player.nightmares))
        if table.round and not table.is_robot(seat) and may_double(table, seat):
            found.append(Token(id=f"double:{id}", name=self.text("thing-double"), kind="double", rules=["IG-INIT-08"]))
        return found

    def counter(self, id: str, key: str, kind: str, value: int, high: int | None = None, **args: Any) -> Counter:
        """A number without options."""
        return self.once((id, value, high), lambda: Counter(id=id, name=self.text(key, **args), kind=kind, value=value, high=high))

    def unit(self, seat: int, unit: Unit) -> Card:
        """A unit type on the card: its level, what was bought for it, and how many figures wait in reserve."""
        player = self.table.players[seat]
        reserve = len(player.reserve(unit.place))
        bought = player.bought[unit.place * 2 : unit.place * 2 + 2]
        spies = player.spies if unit.spy else []
        card = self.once(("unit", unit.index, reserve, *bought, *spies), lambda: self.drawn_unit(unit, reserve, bought, spies))
        if seat == self.seat or self.options("unit", unit.index):
            card = copy(card)
            card.options = self.options("unit", unit.index)
            card.why_not = self.why_not("unit", unit.index) if seat == self.seat else None
        return card

    def drawn_unit(self, unit: Unit, reserve: int, bought: list[int], spies: list[int]) -> Card:
        card = Card(id=f"unit:{unit.id}", name=self.named("unit", unit.index), kind=f"level-{unit.level}", level=unit.level, text=self.printed("unit", unit.index), brief=self.brief("unit", unit.index))
        card.rules = [each for each in (unit.rule, unit.event_rule) if each]
        if reserve:
            card.tokens.append(Token(id=f"reserve:{unit.id}", name=self.text("thing-reserve"), kind="reserve", count=reserve))
        for what, abilities in (("upgrade", bought), ("spy", spies)):
            for slot, ability in enumerate(abilities):
                if ability != vocabulary.EMPTY:
                    label = self.text(f"thing-{what}", name=self.named("ability", ability))
                    card.tokens.append(Token(id=f"{what}:{unit.id}:{slot}", name=label, kind=self.content.id_of("ability", ability)))
        return card
