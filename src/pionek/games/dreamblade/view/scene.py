"""The scene of a seat: the map from its own side, reserves sorted by cost, graveyards, the victory track, a combat's dice."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

from pionek.core.rules.in_force import parts, replaced
from pionek.core.rules.numbers import FLOOR, Modifier, total
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Option
from pionek.core.text.parts import Parts, Ref, plain
from pionek.core.view import scene
from pionek.core.view.building import SceneBuilder, named_in_text, read
from pionek.core.view.scene import (
    AnyThing,
    Board,
    Card,
    Counter,
    Die,
    Marker,
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
from pionek.core.vocabulary import ENTER, REPLACE_WITH
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.blade_abilities import activation_of
from pionek.games.dreamblade.model.frames import Attack, JointAttack
from pionek.games.dreamblade.model.frames import Phase as PhaseFrame
from pionek.games.dreamblade.model.map import CELLS, PORTALS, SPAWN_ROWS, WIDTH
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.action_phase import Shift
from pionek.games.dreamblade.procedures.attack_dice import FACES, Reroll, damage_of, face_of
from pionek.games.dreamblade.procedures.conquest_phase import claims
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Displacement, Fates
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.strike import Combat
from pionek.games.dreamblade.procedures.turn import Turn
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

PHASES = ("initiative", "first_spawns", "second_spawns", "first_acts", "first_acts_again", "second_acts", "second_acts_again", "conquest")
SIGNS = {1: "1", 2: "2", 3: "3", vocabulary.MISS_FACE: "–", vocabulary.BLADE_FACE: "†"}
STATS = (
    (vocabulary.POWER, "DB-MINI-05", 0),
    (vocabulary.DEFENSE, "DB-MINI-06", 1),
    (vocabulary.LIFE, "DB-MINI-07", 1),
)
"""Each statistic with its rule and the least it can be."""
INITIATIVE_REASONS = ("DB-INIT-01", "DB-WAIL-01")
"""The rules of rolls with initiative dice."""


def dice_text(packed: int) -> str:
    """The faces of attack dice, sorted: numbers, misses, blades."""
    shown = [SIGNS[FACES[at]] for at in range(len(FACES)) for _ in range(packed >> (6 * at) & 63)]
    return " ".join(shown) if shown else "–"


def keyword(said: Parts) -> str:
    """The name of an ability: the part of its text before the colon."""
    return plain(said).split(":", 1)[0]


class DreamBladeScene(SceneBuilder[State]):
    """Builds the scene of one seat."""

    labels: dict[str, str]
    """The names of the three statistics, looked up once for all pieces."""

    def draw(self) -> Scene:
        self.labels = {word: self.text(f"thing-{word}") for word in (vocabulary.value.names[what] for what, _rule, _least in STATS)}
        things: list[AnyThing] = []
        frame = self.table.agenda[-1] if self.table.agenda else None
        if isinstance(frame, Building):
            things.extend(self.building(frame))
        else:
            things.extend([self.track(), self.map(), *self.combat()])
            for seat in (max(self.seat, 0), 1 - max(self.seat, 0)):
                things.append(self.portrait(seat))
        return self.scene(things)

    # Where we are

    def ribbon(self) -> Ribbon | None:
        """The phases of the turn, each with whose it is."""
        turn = self.table.nearest(Turn)
        if turn is None:
            return None
        first = self.table.first
        ribbon = Ribbon(self.text("ribbon-turn", n=self.table.turn), self.table.active)
        for name in PHASES:
            seat = first if name.startswith("first") else 1 - first
            ribbon.phases.append(Phase(name.replace("_", "-"), self.text(f"phase-{name.replace('_', '-')}", who=self.game.names.seat_name(self.table, seat, self.lang))))
        step = turn.step_name()
        ribbon.now = PHASES.index(step) if step in PHASES else None
        return ribbon

    def race(self) -> Race | None:
        """Turns won; the points of this turn decide the next one."""
        if isinstance(self.table.agenda[-1] if self.table.agenda else None, Building):
            return None
        runners = [Runner(seat, self.table.won[seat], self.text("race-text", points=self.conquest(seat))) for seat in range(2)]
        return Race(self.text("race-turns"), vocabulary.TURNS_TO_WIN, 0, runners)

    def conquest(self, seat: int) -> int:
        """The conquest points as they would be counted now."""
        table = self.table
        return sum(table.content.values[seat][cell] for cell in range(CELLS) if claims(table, seat, cell)) + table.conquest[seat]

    def gives(self, option: Option) -> bool:
        """A strike where nobody can fight costs the phase for nothing."""
        if option.verb == vocabulary.STRIKE:
            return not any(self.table.is_contested(cell) for cell in range(CELLS))
        return super().gives(option)

    def prompt_detail(self) -> list[TextPart]:
        """The points to spend; the damage, blades and dice of the combat in progress."""
        frame = self.table.agenda[-1]
        if isinstance(frame, SpawnPhase):
            return [self.text("detail-spawn", n=self.table.points)]
        combat = self.table.nearest(Combat)
        if combat is not None and combat.dice:
            dice = dice_text(sum(1 << (6 * FACES.index(face_of(die))) for die in combat.dice))
            return [self.text("detail-combat", cell=self.named("cell", combat.cell), dice=dice, damage=combat.damage(), blades=combat.blades)]
        return []

    def prompt_about(self) -> list[str]:
        """The miniature or the cell in question."""
        frame = self.table.agenda[-1]
        if isinstance(frame, SpawnPhase | Shift) and frame.step_name() in ("act", "pick"):
            return []
        if isinstance(frame, SpawnPhase | Shift | Reroll | Displacement) and frame.piece >= 0:
            return [f"piece:{frame.piece}"]
        if isinstance(frame, Assignment | Fates) and self.mine and self.mine[0].subject >= 0:
            return [f"piece:{self.mine[0].subject}"]
        if isinstance(frame, Resolution) and frame.bearer >= 0:
            return [f"piece:{frame.bearer}"]
        combat = self.table.nearest(Combat)
        return [f"cell:{self.content.id_of('cell', combat.cell)}"] if combat is not None and combat.cell >= 0 else []

    def option_detail(self, option: Option) -> str:
        """What a figure costs and does; who stands in a cell."""
        verb = option.verb
        if verb == vocabulary.SPAWN:
            cards = [card for card in self.reserves(self.seat).cards if card.id.startswith(f"figure:{self.content.id_of('figure', option.subject)}:")]
            cost = cards[0].cost if cards else self.table.content.figures[option.subject].cost
            return self.text("detail-figure", n=cost or 0, text=read(self.brief("figure", option.subject))).strip()
        if verb in (vocabulary.RESPAWN, vocabulary.TAKE, vocabulary.ADD, vocabulary.DROP):
            return read(self.brief("figure", option.subject))
        if verb in (vocabulary.TO, vocabulary.FIGHT):
            local = members(self.table.local[option.subject])
            return ", ".join([f"{named_in_text(self.thing_name('piece', piece))} ({self.game.names.seat_name(self.table, SEAT_OF[piece], self.lang)})" for piece in local])
        return ""

    # The map

    def map(self) -> Board:
        """Each player sees the map from below: row 5 is far from South, row 1 from North."""
        board = Board(id="map", name=self.text("thing-map", turn=self.table.turn), width=WIDTH, height=WIDTH, kind="map-north" if self.seat == 1 else "")
        for cell in range(CELLS):
            x, y = cell % WIDTH, WIDTH - 1 - cell // WIDTH
            if self.seat == 1:
                x, y = WIDTH - 1 - x, WIDTH - 1 - y
            place = copy(self.once(("cell", cell), partial(self.bare_cell, cell)))
            place.x, place.y = x, y
            if self.table.is_contested(cell):
                place.name = f"{place.name}, {self.text('cell-mark-contested')}"
            place.options = self.options("cell", cell)
            place.why_not = self.why_not("cell", cell)
            place.tokens = [self.piece(piece) for piece in members(self.table.local[cell])]
            board.places.append(place)
        return board

    def bare_cell(self, cell: int) -> Place:
        """A cell with what is printed on the map."""
        place = Place(id=f"cell:{self.content.id_of('cell', cell)}", name=self.marked_name(cell), kind=self.cell_kind(cell), x=0, y=0)
        place.owner, place.value = self.worth(cell)
        if place.kind == "key" and place.value is None:
            place.numbers = [
                Counter(id=f"worth:{place.id}:{seat}", name=str(self.thing_name("seat", seat)), kind=f"seat-{seat}", value=self.table.content.values[seat][cell])
                for seat in range(2)
            ]
        place.rules = ["DB-MAP-08"] if place.kind == "key" else ["DB-MAP-03"] if place.kind == "portal" else []
        return place

    def cell_kind(self, cell: int) -> str:
        if cell in PORTALS:
            return "portal"
        if self.table.content.values[0][cell] or self.table.content.values[1][cell]:
            return "key"
        return "spawn" if (SPAWN_ROWS[0] | SPAWN_ROWS[1]) >> cell & 1 else "plain"

    def worth(self, cell: int) -> tuple[int | None, int | None]:
        """The owner of a portal or key cell, None if both players score there; and its value, None if it is worth different numbers to them."""
        south, north = (self.table.content.values[seat][cell] for seat in range(2))
        if cell in PORTALS:
            return PORTALS.index(cell), None
        if south and north and south != north:
            return None, None
        return (None if bool(south) == bool(north) else 0 if south else 1), (south or north or None)

    def marked_name(self, cell: int) -> str:
        """The name of a cell with its portal or its worth."""
        name = self.named("cell", cell)
        south, north = (self.table.content.values[seat][cell] for seat in range(2))
        if cell in PORTALS:
            return f"{name} {self.text('cell-mark-portal', seat='south' if cell == PORTALS[0] else 'north')}"
        if south and south == north:
            return f"{name} {south}"
        worth = [self.text("cell-mark-key", n=n, seat=seat) for seat, n in (("south", south), ("north", north)) if n]
        return f"{name} {', '.join(worth)}" if worth else name

    def piece(self, piece: int) -> Token:
        table = self.table
        figure = table.figures[piece]
        definition = table.content.figures[figure]
        token = Token(id=f"piece:{piece}", name=named_in_text(self.thing_name("piece", piece)), owner=SEAT_OF[piece])
        token.shows = f"figure:{definition.id}"
        token.kind = "location" if definition.location else "engaged" if table.engaged(piece) else "unengaged"
        token.text = self.once(("figure-text", figure), lambda: [f"{self.kind_line(figure)}\n", *self.printed("figure", figure)])
        token.rules = ["DB-LOC-04"] if definition.location else ["DB-ACTION-04" if token.kind == "engaged" else "DB-ACTION-05"]
        if not definition.location:
            token.numbers = self.stats(piece)
        token.options = self.options("piece", piece)
        token.why_not = self.why_not("piece", piece)
        return token

    def thing_name(self, kind: str, index: int) -> object:
        """Equal miniatures of one player in one cell are numbered."""
        found = super().thing_name(kind, index)
        if kind != "piece" or not isinstance(found, Ref) or self.table.cells[index] < 0:
            return found
        table = self.table
        equal = [
            piece
            for piece in members(table.local[table.cells[index]] & SIDES[SEAT_OF[index]])
            if table.figures[piece] == table.figures[index]
        ]
        return Ref(found.kind, found.id, f"{found.name} {equal.index(index) + 1}") if len(equal) > 1 else found

    def kind_line(self, figure: int) -> str:
        """What is printed beside the statistics: spawn cost, aspects and lineage; rarity and collector number (DB-MINI-02, -08, -09)."""
        cost = self.table.content.figures[figure].cost
        return self.text("thing-kind", cost=cost, types=", ".join(self.types(figure)), marks=self.marks(figure))

    def marks(self, figure: int) -> str:
        """Rarity and collector number."""
        definition = self.table.content.figures[figure]
        rarity = self.text(f"rarity-{definition.rarity}")
        return f"{rarity}, {definition.number}" if definition.number else rarity

    def types(self, figure: int) -> list[str]:
        """The aspects, with the number of their symbols, and the lineage."""
        definition = self.table.content.figures[figure]
        aspects = [self.named("aspect", aspect) for aspect in definition.aspects]
        names = [name if aspects.count(name) == 1 else f"{name} ×{aspects.count(name)}" for name in dict.fromkeys(aspects)]
        return [*names, self.named("lineage", definition.lineage)] if definition.lineage >= 0 else names

    def stats(self, piece: int) -> list[Counter]:
        """Power, defense and life as they are now, with their shares; damage where there is some."""
        table = self.table
        printed = self.named("figure", table.figures[piece])
        found: list[Counter] = []
        for what, rule, least in STATS:
            word = vocabulary.value.names[what]
            base = table.base(what, piece)
            changes = parts(table, what, piece)
            value = max(least, total(base, changes))
            counter = Counter(id=f"{word}:{piece}", name=self.labels[word], kind=word, value=value, rules=[rule])
            if changes:
                shown = [*changes, Modifier(FLOOR, least, "DB-GEN-13")] if total(base, changes) < least else changes
                counter.shares = self.shares(base, shown, printed, rule)
            found.append(counter)
        if table.damage[piece]:
            name = self.text("thing-damage")
            damage = Counter(id=f"damage:{piece}", name=name, kind="damage", value=table.damage[piece], low=0)
            damage.rules = ["DB-DMG-06"]
            found.append(damage)
        return found

    # Beside the map

    def track(self) -> Track:
        track = Track(id="victory", name=self.text("thing-victory"), kind="victory", length=vocabulary.TURNS_TO_WIN)
        track.rules = ["DB-GOAL-01"]
        for seat in range(2):
            track.markers.append(Marker(seat, self.table.won[seat], self.game.names.seat_name(self.table, seat, self.lang)))
        return track

    def combat(self) -> list[AnyThing]:
        """The dice on the table, the blades that are left, the damage of the attack with its shares, and the damage that is
        still to be assigned.
        """
        found: list[AnyThing] = []
        for frame in reversed(self.table.agenda):
            if isinstance(frame, Attack | Reroll) and frame.dice:
                found.extend(self.die(at, die) for at, die in enumerate(sorted(frame.dice, key=face_of)))
                break
        combat = self.table.nearest(Combat)
        if combat is not None and combat.dice:
            name = self.text("thing-attack", cell=self.named("cell", combat.cell))
            base = damage_of(combat.dice)
            damage = Counter(id="attack", name=name, kind="damage", value=combat.damage(), rules=["DB-DICE-02"])
            damage.shares = self.shares(base, combat.parts, self.text("thing-dice"), "DB-DICE-02")
            blades = Counter(id="blades", name=self.text("thing-blades"), kind="blade", value=combat.blades)
            blades.rules = ["DB-BLADE-03"]
            found.extend([damage, blades])
        frame = self.table.agenda[-1]
        if isinstance(frame, Assignment):
            left = Counter(id="left", name=self.text("thing-left"), kind="damage", value=frame.pool, rules=["DB-DMG-02"])
            found.append(left)
        return found

    def die(self, at: int, number: int) -> Die:
        """Only the faces that deal damage show a number (DB-DICE-01)."""
        die = Die(id=f"die:{at}", name=self.text("thing-die", n=at + 1), kind="attack", value=vocabulary.DAMAGE_OF[number])
        face = face_of(number)
        die.symbol = self.text(f"face-{face}")
        die.symbol_id = f"face-{face}"
        return die

    def portrait(self, seat: int) -> Portrait:
        table = self.table
        name = self.game.names.seat_name(table, seat, self.lang)
        portrait = Portrait(id=f"seat:{seat}", name=name, kind="seat", seat=seat, mine=seat == self.seat, shows=f"side:{vocabulary.SEATS[seat]}")
        portrait.active = table.active == seat
        portrait.things = [*self.points(seat), self.reserves(seat), self.graveyard(seat)]
        return portrait

    def points(self, seat: int) -> list[AnyThing]:
        """Conquest points as they would be counted now; spawn points in the seat's spawn phase, else bonus points to come."""
        table = self.table
        claimed = sum(table.content.values[seat][cell] for cell in range(CELLS) if claims(table, seat, cell))
        name = self.text("thing-conquest")
        conquest = Counter(id=f"conquest:{seat}", name=name, kind="conquest", value=claimed + table.conquest[seat])
        conquest.rules = ["DB-CONQ-01"]
        conquest.shares = [
            scene.Share("base", claimed, self.text("share-cells"), "DB-CONQ-02"),
            scene.Share("add", table.conquest[seat], self.text("share-destroyed"), "DB-CONQ-04"),
        ]
        found: list[AnyThing] = [conquest]
        phase = table.nearest(PhaseFrame)
        if phase is not None and not phase.is_action and phase.who == seat:
            points = Counter(id=f"points:{seat}", name=self.text("thing-points"), kind="points", value=table.points)
            points.rules = ["DB-SPAWN-01"]
            found.append(points)
        elif table.bonus[seat]:
            bonus = Counter(id=f"bonus:{seat}", name=self.text("thing-bonus"), kind="bonus", value=table.bonus[seat])
            bonus.rules = ["DB-KILL-09"]
            found.append(bonus)
        return found

    def reserves(self, seat: int) -> Zone:
        """The reserves sorted by cost, as the rulebook advises, open to both; each miniature at its present price (DB-BAND-05)."""
        pieces = self.in_reserves(seat)
        zone = Zone(id=f"reserves:{seat}", name=self.text("thing-reserves"), kind="hand", count=len(pieces))
        wanted = ("spawn", "add") if seat == self.seat else ("take",)
        zone.cards = [self.reserve_card(seat, at, piece, wanted) for at, piece in enumerate(pieces)]
        return zone

    def in_reserves(self, seat: int) -> list[int]:
        """The miniatures in the reserves, in the order in which they are shown."""
        table = self.table
        return sorted(members(table.reserve & SIDES[seat]), key=lambda piece: (table.definition(piece).cost, table.figures[piece]))

    def reserve_card(self, seat: int, at: int, piece: int, verbs: tuple[str, ...]) -> Card:
        card = self.card(self.table.figures[piece], f"{seat}:{at}", verbs, seat == self.seat)
        base = self.table.definition(piece).cost
        card.cost = self.table.price(piece)
        surcharge = self.table.price_of(piece) - base
        changes = parts(self.table, vocabulary.PRICE, piece)
        if surcharge or changes:
            card.cost_shares = self.shares(base, changes, self.text("share-cost"), "DB-MINI-03")
            if surcharge:
                card.cost_shares.insert(1, scene.Share("add", surcharge, self.text("share-aspects"), "DB-COST-01"))
        return card

    def graveyard(self, seat: int) -> Zone:
        pieces = members(self.table.buried & SIDES[seat])
        zone = Zone(id=f"graveyard:{seat}", name=self.text("thing-graveyard"), kind="discard", count=len(pieces))
        zone.rules = ["DB-ZONE-04"]
        verbs = ("respawn", "take")
        for at, piece in enumerate(pieces):
            zone.cards.append(self.card(self.table.figures[piece], f"{seat}:grave:{at}", verbs, False))
        return zone

    def card(self, figure: int, place: str, verbs: tuple[str, ...], near: bool) -> Card:
        card = self.placed(self.plain("figure", figure, self.printed_card), f":{place}")
        card.options = [key for key in self.options("figure", figure) if key.split(":", 1)[0] in verbs]
        if near and not card.options:
            card.why_not = self.refused(figure)
        return card

    def printed_card(self, figure: int) -> Card:
        definition = self.table.content.figures[figure]
        card = Card(id=f"figure:{definition.id}", name=self.named("figure", figure))
        card.kind = "location" if definition.location else "creature"
        card.text = self.printed("figure", figure)
        card.brief = self.brief("figure", figure)
        card.timing = self.profile(figure)
        if not definition.location:
            printed = (definition.power, definition.defense, definition.life)
            words = [vocabulary.value.names[what] for what, _rule, _least in STATS]
            card.numbers = [Counter(id=f"{word}:{card.id}", name=self.text(f"thing-{word}"), kind=word, value=value) for word, value in zip(words, printed, strict=True)]
        card.cost = definition.cost
        card.rules = ["DB-MINI-02"]
        return card

    def refused(self, figure: int) -> scene.Reason | None:
        """Why a figure can be neither spawned nor added, even where it can be taken out of the warband again."""
        if self.seat < 0 or self.table.result is not None:
            return None
        guard = self.game.why_not(self.table, self.seat, "figure", figure)
        return self.reason(guard) if guard is not None else None

    def profile(self, figure: int) -> str:
        """Aspects, lineage, printed statistics, rarity and collector number in one line."""
        definition = self.table.content.figures[figure]
        names = self.types(figure)
        if definition.location:
            names.append(self.text("thing-location"))
        else:
            names.append(f"{definition.power} {definition.defense}/{definition.life}")
        return f"{', '.join(names)} ({self.marks(figure)})"

    # Building a warband

    def pool(self, frame: Building) -> list[int]:
        """The figures from which the warband is built."""
        everything = frame.source == vocabulary.FROM_EVERYTHING
        return list(range(len(self.table.content.figures))) if everything else frame.pool

    def building(self, frame: Building) -> list[AnyThing]:
        pool = self.pool(frame)
        zone = Zone(id="pool", name=self.text("thing-pool"), kind="pool", count=len(pool))
        zone.cards = [self.card(figure, f"pool:{at}", ("add",), True) for at, figure in enumerate(pool)]
        name = self.text("thing-warband", who=self.game.names.seat_name(self.table, frame.who, self.lang))
        chosen = Zone(id="warband", name=name, kind="discard", count=len(frame.chosen))
        chosen.cards = [self.card(figure, f"chosen:{at}", ("drop",), False) for at, figure in enumerate(frame.chosen)]
        return [chosen, zone]

    # The question and its options in words

    def prompt_key(self) -> str:
        return "ask-instead" if isinstance(self.table.agenda[-1], Proposal) else super().prompt_key()

    def prompt_args(self) -> dict[str, Any]:
        """The miniature that is asked about, and the damage that is left."""
        frame = self.table.agenda[-1]
        args: dict[str, Any] = {}
        if isinstance(frame, Assignment):
            args["subject"] = self.thing_name("piece", self.mine[0].subject)
            args["left"] = frame.pool
        elif isinstance(frame, Proposal):
            args["subject"] = self.thing_name("piece", frame.subject)
        elif isinstance(frame, Fates):
            args["subject"] = self.thing_name("piece", self.mine[0].subject)
        elif isinstance(frame, Reroll):
            args["subject"] = self.thing_name("piece", frame.piece)
            args["left"] = min(frame.limit, len(frame.dice)) - len(frame.picked)
        elif isinstance(frame, Displacement):
            args["subject"] = self.thing_name("piece", frame.piece)
        elif isinstance(frame, Resolution):
            args["subject"] = self.thing_name("piece", frame.bearer)
        elif isinstance(frame, SpawnPhase | Shift) and frame.piece >= 0:
            args["subject"] = self.thing_name("piece", frame.piece)
        elif isinstance(frame, JointAttack):
            args["cell"] = self.named("cell", frame.cell)
        return args

    def things_of(self, option: Option) -> list[str]:
        """Of equal figures the first one carries the option."""
        if option.verb in (vocabulary.SPAWN, vocabulary.RESPAWN, vocabulary.TAKE, vocabulary.ADD, vocabulary.DROP):
            return self.figure_thing(option)
        found = super().things_of(option)
        return found[:1] if option.verb == vocabulary.BLADE else found

    def figure_thing(self, option: Option) -> list[str]:
        """The card of the figure that an option names."""
        name = self.content.id_of("figure", option.subject)
        frame = self.table.agenda[-1]
        if isinstance(frame, Building):
            zone, figures = ("chosen", frame.chosen) if option.verb == vocabulary.DROP else ("pool", self.pool(frame))
            return [f"figure:{name}:{zone}:{figures.index(option.subject)}"]
        for seat in (self.seat, 1 - self.seat):
            spare = option.verb == vocabulary.SPAWN or seat != self.seat
            pieces = self.in_reserves(seat) if spare else members(self.table.buried & SIDES[seat])
            figures = [self.table.figures[piece] for piece in pieces]
            if option.subject in figures:
                at = figures.index(option.subject)
                return [f"figure:{name}:{seat}:{at}" if spare else f"figure:{name}:{seat}:grave:{at}"]
        return []

    def option_text(self, option: Option) -> str:
        if option.verb == vocabulary.BLADE:
            origin = option.target if option.target >= 0 else option.subject
            effect = activation_of(self.table, origin, option.amount).effect
            return self.text("option-blade", subject=self.thing_name("piece", option.subject), what=keyword(effect.say(self.describer)))
        if option.verb == vocabulary.USE:
            effect = self.table.definition(option.subject).activations[option.amount].effect
            return self.text("option-use", subject=self.thing_name("piece", option.subject), what=keyword(effect.say(self.describer)))
        if option.verb == REPLACE_WITH:
            ability, bearer = self.sentence(option)
            if ability.effect is not None and ability.effect.word == "cheat-death":
                return self.text("option-cheat-death", subject=self.thing_name("piece", bearer))
        if option.verb == vocabulary.TARGET and isinstance(self.table.agenda[-1], Reroll):
            return self.text("option-go-first", subject=self.thing_name("piece", option.subject))
        if option.verb == vocabulary.STRIKE:
            return self.text("option-strike", n=sum(self.table.is_contested(cell) for cell in range(CELLS)))
        if option.verb == vocabulary.REROLL:
            return self.text("option-reroll", face=self.text(f"face-{option.amount}"))
        frame = self.table.agenda[-1] if self.table.agenda else None
        if option.verb == ENTER and isinstance(frame, Roll) and frame.reason not in INITIATIVE_REASONS:
            return self.text("option-enter-face", face=self.text(f"face-{face_of(option.amount)}"), n=option.amount)
        if option.verb in (vocabulary.MOVE, vocabulary.ATTACK, vocabulary.TARGET, vocabulary.SPARE, vocabulary.DISRUPTING, vocabulary.DESTROYING, vocabulary.GIVE):
            verb = self.game.words.verbs[option.verb].name
            if option.verb == vocabulary.DESTROYING and replaced(self.table, vocabulary.DESTROY, option.subject, SEAT_OF[option.subject]):
                verb = "banish"
            place = self.named("cell", self.table.cells[option.subject])
            return self.text(f"option-{verb}", subject=self.thing_name("piece", option.subject), cell=place, amount=option.amount)
        return super().option_text(option)
